import { readFileSync, readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConnector } from './connectors/define.ts';
import { incidentIo } from './connectors/incident-io/mapping.ts';
import type { IncidentIo } from './generated/connectors.gen.ts';
import type { Handlers } from './generated/routes.gen.ts';
import { handlers } from './handlers/index.ts';
import { notImplemented } from './http/handler.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

interface Import {
  from: string;
  /** Path below the root for our own files, the package's name for others. */
  to: string;
  type_only: boolean;
}

const files = ['server', 'clients', 'conformance', 'codegen'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
);
const text = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const isTest = (file: string) => /\.test\.ts$|\/test-[a-z-]+\.ts$/.test(file);

const imports: Import[] = files.flatMap((from) =>
  [...text.get(from)!.matchAll(/^(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/gm)].map(([, type, target, dynamic]) => {
    const name = target ?? dynamic!;
    const to = name.startsWith('.') ? relative(root, resolve(root, dirname(from), name)) : name.split('/').slice(0, name.startsWith('@') ? 2 : 1).join('/');
    return { from, to, type_only: type !== undefined };
  }),
);

const within = (file: string, ...rooms: string[]) => rooms.some((room) => file === room || file.startsWith(`${room}/`));
const core = ['server/execution', 'server/connectors', 'server/vault'];
const breaches = (rule: (each: Import) => boolean) => imports.filter((each) => !isTest(each.from) && rule(each)).map(({ from, to }) => `${from} imports ${to}`);

describe('the rooms', () => {
  it('are seen: the imports that these rules judge are found', () => {
    const found = (from: string, to: string) => imports.find((each) => each.from === from && each.to === to);
    expect(found('server/http/app.ts', 'express')?.type_only).toBe(false);
    expect(found('server/http/app.ts', 'server/services.ts')?.type_only).toBe(true);
    expect(imports.length).toBeGreaterThan(files.length);
  });

  it('keep the execution, the connectors and the vault free of transport and database', () => {
    const forbidden = ['express', 'express-openapi-validator', 'typeorm', 'mysql2', 'better-sqlite3', 'server/http', 'server/handlers', 'server/storage', 'server/oauth', 'server/sync', 'server/search', 'server/jobs', 'server/services.ts'];
    expect(breaches(({ from, to, type_only }) => within(from, ...core) && !type_only && within(to, ...forbidden))).toEqual([]);
  });

  it('let the execution know no vendor, and the vault neither of the two others', () => {
    expect(breaches(({ from, to, type_only }) => within(from, 'server/execution') && !type_only && within(to, 'server/connectors', 'server/vault'))).toEqual([]);
    expect(breaches(({ from, to, type_only }) => within(from, 'server/vault') && !type_only && within(to, 'server/connectors', 'server/execution'))).toEqual([]);
  });

  it('let no service below the handlers import them, nor the transport', () => {
    expect(breaches(({ from, to, type_only }) => within(from, 'server/storage', 'server/oauth', 'server/sync', 'server/search', 'server/jobs') && !type_only && within(to, 'server/http', 'server/handlers'))).toEqual([]);
  });

  it('keep sync and search apart', () => {
    expect(breaches(({ from, to }) => (within(from, 'server/sync') && within(to, 'server/search')) || (within(from, 'server/search') && within(to, 'server/sync')))).toEqual([]);
  });

  it('keep the server free of code generation, clients and the kit', () => {
    expect(breaches(({ from, to }) => within(from, 'server') && within(to, 'codegen', 'clients', 'conformance'))).toEqual([]);
  });

  it('let the kit know the contract and nothing of the server', () => {
    expect(breaches(({ from, to }) => within(from, 'conformance') && !within(from, 'conformance/benchmarks') && within(to, 'server', 'codegen'))).toEqual([]);
    const library = ['clients/local', 'clients/api-error.ts', 'clients/connector-handle.ts'];
    expect(breaches(({ from, to }) => within(from, 'conformance') && !within(from, 'conformance/benchmarks') && within(to, 'clients') && !within(to, ...library))).toEqual([]);
  });

  it('let only the in-process client and the command line reach into the server', () => {
    expect(breaches(({ from, to }) => within(from, 'clients/http') && within(to, 'server'))).toEqual([]);
    const allowed = ['server/execution', 'server/connectors', 'server/generated', 'server/problem.ts'];
    expect(breaches(({ from, to }) => within(from, 'clients/local') && within(to, 'server') && !within(to, ...allowed))).toEqual([]);
  });

  it('are at most two folders deep', () => {
    expect(files.filter((file) => file.split('/').length > 4 && !file.includes('/generated/'))).toEqual([]);
  });

  it('read the environment in one place', () => {
    const readers = files.filter((file) => within(file, 'server') && !isTest(file) && /process\.env/.test(text.get(file)!));
    expect(readers).toEqual(['server/config.ts']);
  });

  it('name a vendor only where its contract, its mapping and its fake are', () => {
    const vendors = readdirSync(join(root, 'openapi/connectors'));
    const places = ['server/generated', 'clients/http/generated', 'server/connectors/registry.ts', 'conformance/upstreams', ...vendors.map((vendor) => `server/connectors/${vendor}`)];
    const naming = files.filter((file) => !isTest(file) && !within(file, ...places) && vendors.some((vendor) => new RegExp(`['"\`]${vendor}['"\`]`).test(text.get(file)!)));
    expect(naming.filter((file) => !within(file, 'clients', 'conformance'))).toEqual([]);
  });

  it('use only packages that the package declares', () => {
    const declared = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string>; devDependencies: Record<string, string> };
    const known = new Set([...Object.keys(declared.dependencies), ...builtinModules]);
    const external = ({ to }: Import) => !/^(server|clients|conformance|codegen|openapi)(\/|$)/.test(to) && !to.startsWith('node:') && !to.includes('..') && to !== 'package.json';
    expect(breaches((each) => external(each) && !within(each.from, 'codegen') && !known.has(each.to) && !(each.to in declared.devDependencies && within(each.from, 'conformance/benchmarks', 'conformance/reference')))).toEqual([]);
  });
});

// The compiler proves these: an expected error that does not come is an error.
describe('the seams', () => {
  it('need a handler for every operation of the contract', () => {
    const { createToken: _, ...others } = handlers;
    // @ts-expect-error createToken is missing
    const incomplete: Handlers = others;
    // @ts-expect-error an operation that is there cannot be left out by name
    const left_out: Handlers = { ...handlers, createToken: notImplemented };
    expect([incomplete, left_out]).toHaveLength(2);
  });

  it('need a mapping for every operation of a connector, and take no other', () => {
    const { alerts, ...others } = incidentIo.operations;
    // @ts-expect-error alerts is missing
    const incomplete = () => defineConnector<IncidentIo>({ ...incidentIo, operations: others });
    // @ts-expect-error incident_updates has no get
    const extra = () => defineConnector<IncidentIo>({ ...incidentIo, operations: { ...incidentIo.operations, incident_updates: alerts } });
    expect([incomplete, extra]).toHaveLength(2);
  });
});
