import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConnector } from './connector-types/definition/define.ts';
import { incidentIo } from './connector-types/incident-io/mapping.ts';
import type { IncidentIo } from './generated/connectors.gen.ts';
import type { Handlers } from './generated/routes.gen.ts';
import { handlers } from './handlers/index.ts';
import { notImplemented } from './http/handler.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const files = ['server', 'clients', 'conformance', 'codegen'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
);
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const isTest = (file: string) => /\.test\.ts$|^(server|clients)\/testing\//.test(file);
const within = (file: string, ...folders: string[]) =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`));

// Imports between folders are checked by dependency-cruiser (`npm run lint:layers`).
describe('the repository layout', () => {
  it('keeps every folder at most two levels below its top-level folder, but for the records of a fake vendor', () => {
    const deeper = /\/generated\/|^conformance\/fake-vendors\/[^/]+\/records\//;
    expect(files.filter((file) => file.split('/').length > 4 && !deeper.test(file))).toEqual([]);
  });

  it('reads the environment in server/config.ts only', () => {
    const readers = files.filter((file) => within(file, 'server') && !isTest(file) && /process\.env/.test(text(file)));
    expect(readers).toEqual(['server/config.ts']);
  });

  it('names a vendor only in its own mapping', () => {
    const vendors = readdirSync(join(root, 'openapi/connectors'));
    const places = ['server/generated', ...vendors.map((vendor) => `server/connector-types/${vendor}`)];
    const naming = files.filter(
      (file) =>
        within(file, 'server') &&
        !isTest(file) &&
        !within(file, ...places) &&
        vendors.some((vendor) => new RegExp(`['"\`]${vendor}['"\`]`).test(text(file))),
    );
    expect(naming).toEqual([]);
  });

  it('names a vendor in the sandbox, the kit and the fake vendors only in its own folder', () => {
    const vendors = readdirSync(join(root, 'openapi/connectors'));
    const naming = files.filter(
      (file) =>
        within(file, 'clients/cli', 'conformance/fake-vendors', 'conformance/reference', 'codegen') &&
        !isTest(file) &&
        !within(file, ...vendors.map((vendor) => `conformance/fake-vendors/${vendor}`)) &&
        vendors.some((vendor) => new RegExp(`['"\`/]${vendor}['"\`/]`).test(text(file))),
    );
    expect(naming).toEqual([]);
  });
});

// The compiler proves these: an expected error that does not come is an error.
describe('the seams between contract and code', () => {
  it('require a handler for every operation of the contract', () => {
    const { createToken: _, ...others } = handlers;
    // @ts-expect-error createToken is missing
    const incomplete: Handlers = others;
    // @ts-expect-error an operation that is there cannot be left out by name
    const left_out: Handlers = { ...handlers, createToken: notImplemented };
    expect([incomplete, left_out]).toHaveLength(2);
  });

  it('require a mapping for every operation of a connector type, and accept no other', () => {
    const { alerts, ...others } = incidentIo.operations;
    // @ts-expect-error alerts is missing
    const incomplete = () => defineConnector<IncidentIo>({ ...incidentIo, operations: others });
    const operations = { ...incidentIo.operations, incident_updates: alerts };
    // @ts-expect-error incident_updates has no get
    const extra = () => defineConnector<IncidentIo>({ ...incidentIo, operations });
    expect([incomplete, extra]).toHaveLength(2);
  });
});
