import { readFileSync } from 'node:fs';
import type { OpenApiDocument, Schema } from './bundle/document.ts';
import { announcesBreak, breakingChanges } from './compat.ts';

const released = JSON.parse(
  readFileSync(new URL('../openapi/generated/openapi.json', import.meta.url), 'utf8'),
) as OpenApiDocument;
const schemas = (document: OpenApiDocument) =>
  document.components.schemas as Record<string, Schema & { properties: Record<string, Schema>; required: string[] }>;
const create = (document: OpenApiDocument) => document.paths['/api/v1/integrations/connectors']!.post!;

function changed(change: (document: OpenApiDocument) => void): string[] {
  const copy = structuredClone(released);
  change(copy);
  return breakingChanges(released, copy);
}

describe('what breaks no client', () => {
  it('is a further operator of a search, which the catalogue tells among known values', () => {
    expect(
      changed((d) => {
        schemas(d)['SearchOperator']!['enum'] = [...(schemas(d)['SearchOperator']!['enum'] as string[]), 'near'];
        const names = schemas(d)['SearchOperatorName']!;
        names['x-known-values'] = [...(names['x-known-values'] as string[]), 'near'];
        schemas(d)['IncidentIoIncidentsCondition']!.properties['near'] = { type: 'object' };
      }),
    ).toEqual([]);
  });

  it('is a closed list of a response that becomes an open list of the same values', () => {
    const before = structuredClone(released);
    schemas(before)['SearchOperatorName'] = { ...schemas(before)['SearchOperator']! };
    expect(breakingChanges(before, released)).toEqual([]);
    expect(
      breakingChanges(before, {
        ...released,
        components: {
          ...released.components,
          schemas: {
            ...released.components.schemas,
            SearchOperatorName: { type: 'string', 'x-known-values': ['eq'] },
          },
        },
      }).join(),
    ).toMatch(/closed list/);
  });
});

describe('what breaks clients', () => {
  it.each<[string, (document: OpenApiDocument) => void, RegExp]>([
    ['a removed path', (d) => void delete d.paths['/healthz'], /GET \/healthz: was removed/],
    ['an operation that is only planned again', (d) => void (create(d)['x-stage'] = 'planned'), /only planned/],
    ['another operationId', (d) => void (create(d).operationId = 'makeConnector'), /operationId was createConnector/],
    [
      'a further scope',
      (d) => void (create(d).security = [{ bearer: ['connectors:write', 'admin'] }]),
      /now needs the scope admin/,
    ],
    ['a removed parameter', (d) => void create(d).parameters!.shift(), /parameter verify was removed/],
    [
      'a parameter that became required',
      (d) => void ((create(d).parameters![0] as Schema)['required'] = true),
      /verify is now required/,
    ],
    ['a removed successful response', (d) => void delete create(d).responses['201'], /201: was removed/],
    [
      'a removed header',
      (d) => void delete (create(d).responses['201']!['headers'] as Schema)['ETag'],
      /header ETag was removed/,
    ],
    [
      'a request member that became required',
      (d) => void schemas(d)['ConnectorCreate']!.required.push('name'),
      /\.name: is now required/,
    ],
    [
      'a removed request member',
      (d) => void delete schemas(d)['ConnectorCreate']!.properties['name'],
      /\.name: was removed/,
    ],
    [
      'a lower bound of a request',
      (d) => void (schemas(d)['IncidentIoIncidentsListParams']!.properties['page_size']!['maximum'] = 100),
      /page_size: maximum has shrunk/,
    ],
    [
      'another pattern of a request',
      (d) => void (schemas(d)['IncidentIoIncidentsGetParams']!.properties['id']!['pattern'] = '^x$'),
      /pattern has changed/,
    ],
    [
      'a value that requests can no longer have',
      (d) => void (schemas(d)['SyncStart']!.properties['mode']!['enum'] = ['auto']),
      /no longer takes full/,
    ],
    [
      'a removed response member',
      (d) => void delete schemas(d)['IncidentIoIncidentsRecord']!.properties['name'],
      /incident-io incidents list\.data\[\]\.name: was removed/,
    ],
    ['a response member that may be absent', (d) => void (schemas(d)['Connector']!.required = []), /may now be absent/],
    [
      'a response member of another type',
      (d) => void (schemas(d)['IncidentIoIncidentsRecord']!.properties['name']!['type'] = ['number', 'null']),
      /name: may now be number/,
    ],
    [
      'a response member that may be null',
      (d) => void (schemas(d)['Connector']!.properties['name']!['type'] = ['string', 'null']),
      /may now be null/,
    ],
    [
      'a removed entity',
      (d) =>
        void delete d.paths['/api/v1/integrations/connectors/{connector_id}/execute']!.post!['x-operations']![
          'incident-io'
        ]!['alerts'],
      /incident-io alerts list params: was removed/,
    ],
  ])('%s', (_what, change, complaint) => {
    expect(changed(change).join('\n')).toMatch(complaint);
  });
});

describe('does not report', () => {
  it.each<[string, (document: OpenApiDocument) => void]>([
    ['nothing', () => undefined],
    ['an operation', (d) => void (d.paths['/new'] = { get: { ...d.paths['/healthz']!.get!, operationId: 'getNew' } })],
    [
      'an optional request member',
      (d) => void (schemas(d)['ConnectorCreate']!.properties['color'] = { type: 'string' }),
    ],
    ['a response member', (d) => void (schemas(d)['Connector']!.properties['color'] = { type: 'string' })],
    [
      'a known value',
      (d) =>
        void (schemas(d)['Connector']!.properties['status']!['x-known-values'] = [
          'unverified',
          'active',
          'needs_reauth',
          'paused',
        ]),
    ],
    [
      'a higher bound',
      (d) => void (schemas(d)['IncidentIoIncidentsListParams']!.properties['page_size']!['maximum'] = 500),
    ],
    [
      'a connector type',
      (d) => void (schemas(d)['ConnectorType']!['enum'] as unknown as string[]).push('another-desk'),
    ],
    [
      'a planned operation that is there',
      (d) => void delete d.paths['/api/v1/integrations/connectors/{connector_id}/syncs']!.get!['x-stage'],
    ],
  ])('%s', (_what, change) => {
    expect(changed(change)).toEqual([]);
  });
});

it('takes a change of the first number, or of the second before 1.0.0, as the announcement of a break', () => {
  expect([
    announcesBreak('0.1.0', '0.1.1'),
    announcesBreak('0.1.0', '0.2.0'),
    announcesBreak('1.2.0', '1.3.0'),
    announcesBreak('1.2.0', '2.0.0'),
  ]).toEqual([false, true, false, true]);
});
