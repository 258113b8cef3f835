import { bundle, type Bundle } from './bundle.ts';
import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import {
  closedRequests,
  documentedErrors,
  examples,
  extensionKeys,
  lint,
  openAnswers,
  operationIds,
  unnamedPaths,
} from './lint.ts';
import type { Schema } from './bundle/document.ts';

const root = fileURLToPath(new URL('../openapi', import.meta.url));
const contract = bundle(root);
const extensions = JSON.parse(readFileSync(`${root}/extensions.schema.json`, 'utf8')) as object;
const changed = (change: (copy: Bundle) => void): Bundle => {
  const copy = structuredClone(contract);
  change(copy);
  return copy;
};

it('accepts the contract', async () => {
  expect(await lint(root)).toEqual([]);
});

describe('the linter', () => {
  it('reports an undeclared x- key and one with a wrong value', () => {
    const wrong = changed(({ document, tables }) => {
      document.components.schemas['Connector']!['x-color'] = 'red';
      tables['connectors']!['x-index'] = { first: ['id'] };
    });
    expect(extensionKeys(wrong, extensions).join('\n')).toMatch(/Connector\/x-color[\s\S]*connectors\/x-index/);
  });

  it('reports an open object in a request', () => {
    const wrong = changed(
      ({ document }) => void (document.components.schemas['SyncStart']!['additionalProperties'] = true),
    );
    expect(closedRequests(wrong.document)).toHaveLength(1);
  });

  it('reports one object schema in requests and responses', () => {
    const wrong = changed(
      ({ document }) =>
        void ((document.components.schemas['Connector']!['properties'] as Schema)['sync'] = {
          $ref: '#/components/schemas/SyncSettingsInput',
        }),
    );
    expect(openAnswers(wrong.document).join()).toMatch(/SyncSettingsInput/);
  });

  it('reports an error response that is not a named one, or is under another status', () => {
    const wrong = changed(({ document }) => {
      document.paths['/healthz']!.get!.responses['500'] = { description: 'Oops.' };
      document.paths['/healthz']!.get!.responses['503'] = { $ref: '#/components/responses/NotFound' };
    });
    expect(documentedErrors(wrong)).toHaveLength(2);
  });

  it('reports a malformed operationId and a duplicated one', () => {
    const wrong = changed(({ document }) => {
      document.paths['/healthz']!.get!.operationId = 'health';
      document.paths['/readyz']!.get!.operationId = 'getMetrics';
    });
    expect(operationIds(wrong.document)).toHaveLength(2);
  });

  it('reports a path file that the document does not name', () => {
    expect(unnamedPaths(['things.yaml', 'ings.yaml'], 'paths:\n  /things: { $ref: paths/things.yaml }\n')).toEqual([
      'openapi/paths/ings.yaml: no line under `paths` of openapi/openapi.yaml refers to it',
    ]);
  });

  it('reports an operation without an example', () => {
    const wrong = changed(({ document }) => {
      delete document.paths['/api/v1/integrations/connectors']!.post!.requestBody!.content['application/json']!
        .examples;
    });
    expect(examples(wrong.document)).toEqual(['createConnector: application/json has no example']);
  });
});
