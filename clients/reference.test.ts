/**
 * Runs every sample of the reference but those of the guides (readme.test.ts) against a sandbox.
 *
 * @long
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contracts } from '../server/generated/connectors.gen.ts';
import { searchRequest } from '../server/reference/pages/search.ts';
import { sampleRequests } from '../server/reference/pages/connector-type.ts';
import { executeSamples, type Sample, type SampleRequest } from '../server/reference/samples.ts';
import { searchExamples } from '../server/connector-types/incident-io/search-examples.ts';
import { packageFile } from '../server/package-root.ts';
import { drawn } from '../server/testing/drawn.ts';
import type { ApiDocument } from '../server/reference/document.ts';
import { buildSite } from '../server/reference/site.ts';
import type { HostedClient } from './http/hosted.ts';
import { creations, operations, testOperations } from './testing/operation-samples.ts';
import { nodesAt } from './testing/nodes.ts';
import { compiled, type Installed } from './testing/packed-client.ts';
import { packedSandbox, type PackedSandbox } from './testing/packed-service.ts';
import type { SandboxProcess } from './testing/sandbox.ts';

let packed: PackedSandbox | undefined;
let sandbox: SandboxProcess;
let installed: Installed;
let token: string;

const world = (): PackedSandbox => {
  if (!packed) throw new Error('there is no sandbox yet');
  return packed;
};
const connectors = new Map<string, string>();

const call = async (path: string, body: unknown) => {
  const response = await fetch(`${sandbox.values.base_url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

const execute = ({ connector_type, entity, action, params }: SampleRequest) =>
  call(`/api/v1/integrations/connectors/${connectors.get(connector_type)}/execute`, { entity, action, params });

/** Where the record of a placeholder is found, where its name does not say so. */
const sources: Readonly<Record<string, { entity: string; value: (record: Record<string, unknown>) => unknown }>> = {
  ACCOUNT_ID: { entity: 'ad_accounts', value: (record) => record['account_id'] },
  'attachments RECORD_ID': {
    entity: 'ticket_comments',
    value: (record) => (record['attachments'] as Array<{ id: string }>)[0]?.id, // the contract's form
  },
};

/** Values that a placeholder can have: IDs of records that the sandbox's vendor has. */
async function valuesOf(request: SampleRequest, placeholder: string): Promise<string[]> {
  const source = sources[placeholder] ?? sources[`${request.entity} ${placeholder}`];
  const entity = placeholder === 'RECORD_ID' ? request.entity : `${placeholder.slice(0, -3).toLowerCase()}s`;
  const from = source?.entity ?? entity;
  const samples = sampleRequests(contracts[request.connector_type as keyof typeof contracts]);
  const list = samples.find((each) => each.entity === from && each.action === 'list');
  const search = samples.find((each) => each.entity === from && each.action === 'search');
  if (!list) throw new Error(`${from} cannot be listed: say in \`sources\` where ${placeholder} is found`);
  for (const alternative of [...(await filled(list)), ...(search ? [search] : [])]) {
    const { body } = await execute(alternative);
    const records = (body['data'] ?? []) as Array<Record<string, unknown>>;
    const values = records.map((record) => (source ? source.value(record) : record['id']));
    const found = values.filter((value) => typeof value === 'string');
    if (found.length > 0) return found;
  }
  throw new Error(`the sandbox has no ${placeholder} of ${request.entity}`);
}

const placeholders = (request: SampleRequest): Array<[string, string]> =>
  Object.entries(request.params).flatMap(([name, value]): Array<[string, string]> =>
    typeof value === 'string' && /^[A-Z_]+_ID$/.test(value) ? [[name, value]] : [],
  );

/** The sample with values for its placeholders: one request for each value of the first of them. */
async function filled(request: SampleRequest): Promise<SampleRequest[]> {
  const [first, ...others] = placeholders(request);
  if (!first) return [request];
  if (others.length > 0) return [await withRecord(request)];
  const values = await valuesOf(request, first[1]);
  return values.map((value) => ({ ...request, params: { ...request.params, [first[0]]: value } }));
}

/** A get that also names the record's parent: the first record of the first parent that has one. */
async function withRecord(request: SampleRequest): Promise<SampleRequest> {
  const [name, placeholder] = placeholders(request).find(([, value]) => value !== 'RECORD_ID') ?? ['', ''];
  for (const parent of await valuesOf(request, placeholder)) {
    const { body } = await execute({ ...request, action: 'list', params: { [name]: parent } });
    const [record] = (body['data'] ?? []) as Array<{ id: string }>;
    if (record) return { ...request, params: { ...request.params, id: record.id, [name]: parent } };
  }
  throw new Error(`the sandbox has no ${request.entity}`);
}

/** Waits for the sync that the new connector begins by itself, or begins one. */
async function synced(client: HostedClient, id: string): Promise<void> {
  for (;;) {
    const { data } = await client.syncs.list(id).page();
    const [latest] = data;
    if (!latest) await client.syncs.start(id);
    else if (latest.finished_at !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const all = [...Object.values(contracts).flatMap(sampleRequests), ...Object.values(searchExamples).map(searchRequest)];

const sampleIn = (language: Sample['language'], request: SampleRequest): string =>
  executeSamples(request).find((each) => each.language === language)?.code ?? '';

describe.each(nodesAt(0))(
  'samples of the reference, with the packed packages in an empty folder on Node $version',
  (version) => {
    beforeAll(async () => {
      packed = await packedSandbox('reference', version);
      const { client } = packed;
      ({ sandbox, installed } = packed);
      token = await client.token();
      for (const [type, body] of Object.entries(sandbox.values.connectors)) {
        const { id } = await client.connectors.create({ ...body, customer_name: 'acme' } as never); // the sandbox's own body
        connectors.set(type, id);
      }
      await Promise.all([...connectors.values()].map((id) => synced(client, id)));
    }, 300_000);
    afterAll(async () => {
      await packed?.close();
      packed = undefined;
    });

    testOperations(world);

    const tried = drawn(all, (request) => `${request.connector_type} ${request.entity} ${request.action}`);

    it.each(
      tried.map((request) => [`${request.connector_type} ${request.entity} ${request.action}`, request] as const),
    )('has a sample that works: %s', async (_name, request) => {
      const { status, body } = await execute((await filled(request))[0] ?? request);
      expect([status, body['code'], body['detail']]).toEqual([200, undefined, undefined]);
    });

    it('has curl samples that work when pasted', async () => {
      for (const request of tried) {
        const [given = request] = await filled(request);
        const { stdout } = await world().paste(sampleIn('curl', given), {
          BASE_URL: sandbox.values.base_url,
          TOKEN: token,
          CONNECTOR_ID: connectors.get(request.connector_type),
        });
        expect([request.connector_type, request.entity, request.action, JSON.parse(stdout)]).toEqual([
          request.connector_type,
          request.entity,
          request.action,
          expect.objectContaining({ data: expect.anything() }),
        ]);
      }
    }, 300_000);

    it('has command line samples that work when pasted', async () => {
      const paste = async (request: SampleRequest): Promise<void> => {
        const [given = request] = await filled(request);
        await world().paste(sampleIn('Command line', given), {
          CONNECTOR_ID: connectors.get(request.connector_type),
        });
      };
      // Each is a process: with another Node than that of the tests, those of one connector type say enough.
      const rest = tried.filter(({ connector_type }) => version.first || connector_type === 'incident-io');
      const work = async () => {
        for (let next = rest.pop(); next; next = rest.pop()) await paste(next);
      };
      await Promise.all([work(), work()]);
    }, 300_000);

    it('has TypeScript samples that all compile under strict rules and work', async () => {
      const modules: string[] = [];
      for (const [index, request] of tried.entries()) {
        const [given = request] = await filled(request);
        const name = `sample-${index}.mts`;
        const code = `import { client } from './client.mts';
const CONNECTOR_ID = '${connectors.get(request.connector_type)}';
${sampleIn('TypeScript', given)}
if (data === undefined) throw new Error('no data');
`;
        writeFileSync(join(installed.folder, name), code);
        modules.push(name);
      }
      const { base_url, client_id, client_secret } = sandbox.values;
      writeFileSync(
        join(installed.folder, 'client.mts'),
        `import { hosted } from '@patchbay/client';
export const client = hosted(${JSON.stringify({ base_url, client_id, client_secret })});
`,
      );
      writeFileSync(
        join(installed.folder, 'all.mts'),
        `for (const name of ${JSON.stringify(modules)}) await import('./' + name);
console.log('all work');
`,
      );
      const files = ['client.mts', ...modules];
      if (version.first) expect(await compiled(installed, files, { allowImportingTsExtensions: true })).toBe('');
      const { stdout } = await installed.node(['--import', import.meta.resolve('tsx'), 'all.mts']);
      expect(stdout).toBe('all work\n');
    }, 300_000);
  },
);

it('runs every sample that a page shows in several languages or of an operation', async () => {
  const document = JSON.parse(readFileSync(packageFile('openapi', 'generated', 'openapi.json'), 'utf8')) as ApiDocument;
  const site = await buildSite(document, contracts, (target) => `page:${target}`);
  const pages = [...site.values()].filter(({ content_type }) => content_type === 'text/html');
  const shown = pages.flatMap(({ bytes }) =>
    [...bytes.toString().matchAll(/<figure data-language[^]*?<code>([^]*?)<\/code>/g)].map(([, code = '']) =>
      code.replace(/&#(\d+);/g, (_entity, number) => String.fromCodePoint(Number(number))),
    ),
  );
  const samples = [
    ...all.flatMap(executeSamples),
    ...operations.flatMap(([, , each]) => each),
    ...creations.flatMap(([, each]) => each),
  ];
  expect(shown.length).toBeGreaterThan(300);
  expect(shown.toSorted()).toEqual(samples.map(({ code }) => code).toSorted());
});
