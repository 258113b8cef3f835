import { join } from 'node:path';

export interface Generator {
  version: string;
  /** What its code imports. */
  beside?: string[];
  /** Arguments of Node. */
  command: string[];
  entry: string;
  /** TypeScript: lists incidents as `records`, from `base`, `headers`, `connector_id` and `body`. */
  call: string;
}

export const bin = (path: string) => join('node_modules', path);

const path = '/api/v1/integrations/connectors/{connector_id}/execute#incident-io/incidents/list';

/** Of the operation that is called. */
export const called_type = /#([^/]+)/.exec(path)?.[1] ?? '';

export const generators: Readonly<Record<string, Generator>> = {
  'openapi-typescript': {
    version: '7.13.0',
    beside: ['openapi-fetch@0.17.0'],
    command: [bin('openapi-typescript/bin/cli.js'), 'api.json', '-o', 'out/openapi-typescript.ts'],
    entry: 'openapi-typescript.ts',
    call: `import createClient from 'openapi-fetch';
import type { paths } from './openapi-typescript';
const client = createClient<paths>({ baseUrl: base, headers });
const { data } = await client.POST('${path}', { params: { path: { connector_id } }, body });
const records = data?.data;`,
  },
  oazapfts: {
    version: '7.5.0',
    beside: ['@oazapfts/runtime@1.2.0'],
    command: [bin('.bin/oazapfts'), 'api.json', 'out/oazapfts.ts'],
    entry: 'oazapfts.ts',
    call: `import { defaults, incidentIoIncidentsList } from './oazapfts';
Object.assign(defaults, { baseUrl: base, headers });
const response = await incidentIoIncidentsList(connector_id, body);
const records = response.status === 200 ? response.data.data : undefined;`,
  },
  'swagger-typescript-api': {
    version: '13.13.0',
    command: [bin('.bin/swagger-typescript-api'), 'generate', '-p', 'api.json', '-o', 'out', '-n', 'swagger.ts'],
    entry: 'swagger.ts',
    call: `import { Api } from './swagger';
const { api } = new Api({ baseUrl: base, baseApiParams: { headers } });
const records = (await api.incidentIoIncidentsList(connector_id, body)).data.data;`,
  },
  'openapi-typescript-codegen': {
    version: '0.31.0',
    beside: ['form-data@4.0.6'],
    command: [bin('openapi-typescript-codegen/bin/index.js'), '--input', 'api.json', '--output', 'out/codegen'],
    entry: 'codegen/index.ts',
    call: `import { IncidentIoService, OpenAPI } from './codegen/index';
Object.assign(OpenAPI, { BASE: base, HEADERS: headers });
const records = (await IncidentIoService.incidentIoIncidentsList(connector_id, body)).data;`,
  },
  orval: {
    version: '8.38.0',
    command: [bin('.bin/orval'), '--input', 'api.json', '--output', 'out/orval.ts', '--client', 'fetch'],
    entry: 'orval.ts',
    call: `import { incidentIoIncidentsList } from './orval';
const { fetch } = globalThis;
globalThis.fetch = (path, init) => fetch(new URL(String(path), base), init);
const response = await incidentIoIncidentsList(connector_id, body, { headers });
const records = response.status === 200 ? response.data.data : undefined;`,
  },
  'typed-openapi': {
    version: '2.2.7',
    command: [bin('.bin/typed-openapi'), 'api.json', '-o', 'out/typed-openapi.ts', '--runtime', 'none'],
    entry: 'typed-openapi.ts',
    call: `import { createApiClient } from './typed-openapi';
const client = createApiClient(
  {
    fetch: ({ method, url, parameters }) =>
      fetch(url, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(parameters?.body),
      }),
  },
  base,
);
const { data: records } = await client.post('${path}', { path: { connector_id }, header: {}, body });`,
  },
};
