/**
 * `npm run compat` compares the document with the last released one (`openapi/released.json`) and fails where a client
 * of that release would break. `npm run compat -- --release` makes the present document the released one, which is
 * allowed when its version has moved as Semantic Versioning asks.
 *
 * Additive (no complaint): an operation, an optional member of a request, a member of a response, a known value, an
 * error code, an entity, a higher bound.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  follow,
  operationsOf,
  type OpenApiDocument,
  type Operation,
  type PathItem,
  type Schema,
} from './bundle/document.ts';

type Direction = 'request' | 'answer';

const typesOf = (schema: Schema): string[] => [schema['type'] ?? []].flat() as string[];
const lower = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;
const upper = ['maximum', 'maxLength', 'maxItems', 'maxProperties'] as const;

interface Comparison {
  before: OpenApiDocument;
  after: OpenApiDocument;
  complaints: string[];
  seen: Set<string>;
}

function compareSchema(
  c: Comparison,
  old: Schema | undefined,
  fresh: Schema | undefined,
  direction: Direction,
  at: string,
): void {
  if (!old || Object.keys(old).length === 0) return;
  if (!fresh) return void c.complaints.push(`${at}: was removed`);
  const key = `${direction} ${JSON.stringify(old['$ref'] ?? null)} ${JSON.stringify(fresh['$ref'] ?? null)}`;
  if (old['$ref'] && c.seen.has(key)) return;
  c.seen.add(key);
  const [a, b] = [follow(c.before, old), follow(c.after, fresh)];
  const say = (what: string) => c.complaints.push(`${at}: ${what}`);
  compareUnion(c, a, b, direction, at);
  compareTypes(a, b, direction, say);
  compareValues(a, b, direction, say);
  compareMembers(c, a, b, direction, at);
  if (a['items']) compareSchema(c, a['items'] as Schema, b['items'] as Schema | undefined, direction, `${at}[]`);
  if (a['additionalProperties'] && typeof a['additionalProperties'] === 'object')
    compareSchema(
      c,
      a['additionalProperties'] as Schema,
      b['additionalProperties'] as Schema | undefined,
      direction,
      `${at}.*`,
    );
}

function compareUnion(c: Comparison, a: Schema, b: Schema, direction: Direction, at: string): void {
  const [olds, freshs] = [(a['anyOf'] ?? []) as Schema[], (b['anyOf'] ?? []) as Schema[]];
  for (const [index, each] of olds.entries()) compareSchema(c, each, freshs[index], direction, at);
  if (direction === 'request' && olds.length === 0 && freshs.length > 0 && a['properties'])
    c.complaints.push(`${at}: wants one of several members that were optional`);
  if (direction === 'answer' && freshs.length > olds.length && olds.length > 0)
    c.complaints.push(`${at}: may be more than before`);
}

function compareTypes(a: Schema, b: Schema, direction: Direction, say: (what: string) => void): void {
  const [olds, freshs] = [typesOf(a), typesOf(b)];
  const [must, may] = direction === 'request' ? [olds, freshs] : [freshs, olds];
  const covers = (type: string) =>
    may.includes(type) || (type === 'integer' && may.includes('number')) || may.length === 0;
  for (const type of must)
    if (!covers(type)) say(direction === 'request' ? `no longer takes ${type}` : `may now be ${type}`);
  if (direction === 'answer' && olds.length > 0 && freshs.length === 0 && !b['anyOf']) say('has lost its type');
  if (a['format'] !== b['format'] && (direction === 'request' ? b['format'] !== undefined : a['format'] !== undefined))
    say(`the format was ${String(a['format'])} and is ${String(b['format'])}`);
}

function compareValues(a: Schema, b: Schema, direction: Direction, say: (what: string) => void): void {
  const listed = (schema: Schema) =>
    schema['const'] !== undefined ? [schema['const']] : (schema['enum'] as unknown[] | undefined);
  const [olds, freshs] = [listed(a), listed(b)];
  if (direction === 'request' && freshs) {
    const lost = (olds ?? ['anything']).filter((value) => !freshs.includes(value));
    if (lost.length > 0) say(`no longer takes ${lost.join(', ')}`);
  }
  if (direction === 'answer' && olds) {
    // Clients must tolerate unknown values (decision versioning.md): an open list of the same values takes none away.
    const known = b['x-known-values'] as unknown[] | undefined;
    if (!freshs && known && olds.every((value) => known.includes(value))) return;
    const added = (freshs ?? ['anything']).filter((value) => !(olds as readonly unknown[]).includes(value));
    if (added.length > 0) say(`may now be ${added.join(', ')}, which was a closed list`);
  }
  if (direction === 'answer') return;
  const number = (schema: Schema, keyword: string) => schema[keyword] as number | undefined;
  for (const keyword of lower)
    if ((number(b, keyword) ?? -Infinity) > (number(a, keyword) ?? -Infinity))
      say(`${keyword} has grown to ${number(b, keyword)}`);
  for (const keyword of upper)
    if ((number(b, keyword) ?? Infinity) < (number(a, keyword) ?? Infinity))
      say(`${keyword} has shrunk to ${number(b, keyword)}`);
  if (b['pattern'] !== undefined && a['pattern'] !== b['pattern']) say('the pattern has changed');
}

function compareMembers(c: Comparison, a: Schema, b: Schema, direction: Direction, at: string): void {
  const [olds, freshs] = [
    (a['properties'] ?? {}) as Record<string, Schema>,
    (b['properties'] ?? {}) as Record<string, Schema>,
  ];
  const [needed, needs] = [(a['required'] ?? []) as string[], (b['required'] ?? []) as string[]];
  for (const [name, each] of Object.entries(olds)) {
    if (!freshs[name] && direction === 'request' && b['additionalProperties'] !== false) continue;
    compareSchema(c, each, freshs[name], direction, `${at}.${name}`);
  }
  if (direction === 'request')
    for (const name of needs) if (!needed.includes(name)) c.complaints.push(`${at}.${name}: is now required`);
  if (direction === 'answer')
    for (const name of needed)
      if (freshs[name] && !needs.includes(name)) c.complaints.push(`${at}.${name}: may now be absent`);
  if (direction === 'request' && a['additionalProperties'] !== false && b['additionalProperties'] === false)
    c.complaints.push(`${at}: no longer takes unknown members`);
}

function compareOperation(
  c: Comparison,
  old: { item: PathItem; operation: Operation },
  fresh: { item: PathItem; operation: Operation },
  at: string,
): void {
  compareParameters(c, old, fresh, at);
  const [a, b] = [old.operation, fresh.operation];
  if (a.operationId !== b.operationId) c.complaints.push(`${at}: the operationId was ${a.operationId}`);
  if (b['x-stage'] === 'planned' && a['x-stage'] !== 'planned')
    c.complaints.push(`${at}: was there and is only planned`);
  const scopes = (operation: Operation) => (operation.security ?? []).flatMap((each) => Object.values(each).flat());
  for (const scope of scopes(b))
    if (!scopes(a).includes(scope)) c.complaints.push(`${at}: now needs the scope ${scope}`);
  if (b.requestBody?.required && !a.requestBody?.required) c.complaints.push(`${at}: now needs a body`);
  for (const [type, media] of Object.entries(a.requestBody?.content ?? {}))
    compareSchema(c, media.schema, b.requestBody?.content[type]?.schema, 'request', `${at} body`);
  for (const [status, response] of Object.entries(a.responses))
    compareResponse(c, response, b.responses[status], `${at} ${status}`);
  for (const [type, entities] of Object.entries(a['x-operations'] ?? {})) {
    for (const [entity, actions] of Object.entries(entities)) {
      for (const [action, names] of Object.entries(actions)) {
        const now = b['x-operations']?.[type]?.[entity]?.[action];
        compareSchema(
          c,
          { $ref: names.params },
          now && { $ref: now.params },
          'request',
          `${type} ${entity} ${action} params`,
        );
        compareSchema(c, { $ref: names.result }, now && { $ref: now.result }, 'answer', `${type} ${entity} ${action}`);
      }
    }
  }
}

function compareParameters(
  c: Comparison,
  old: { item: PathItem; operation: Operation },
  fresh: { item: PathItem; operation: Operation },
  at: string,
): void {
  const list = (document: OpenApiDocument, { item, operation }: typeof old) =>
    [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each) => follow(document, each));
  const [olds, freshs] = [list(c.before, old), list(c.after, fresh)];
  const same = (a: Schema) => (b: Schema) =>
    a['in'] === b['in'] && String(a['name']).toLowerCase() === String(b['name']).toLowerCase();
  for (const each of olds) {
    const now = freshs.find(same(each));
    if (!now) c.complaints.push(`${at}: the parameter ${String(each['name'])} was removed`);
    else
      compareSchema(c, each['schema'] as Schema, now['schema'] as Schema, 'request', `${at} ${String(each['name'])}`);
  }
  for (const each of freshs)
    if (each['required'] === true && olds.find(same(each))?.['required'] !== true)
      c.complaints.push(`${at}: the parameter ${String(each['name'])} is now required`);
}

function compareResponse(c: Comparison, old: Schema, fresh: Schema | undefined, at: string): void {
  if (!fresh) {
    // Removing an error response breaks no client.
    if (!/ [45]\d\d$/.test(at)) c.complaints.push(`${at}: was removed`);
    return;
  }
  const [a, b] = [follow(c.before, old), follow(c.after, fresh)];
  for (const name of Object.keys((a['headers'] ?? {}) as Schema))
    if (!((b['headers'] ?? {}) as Schema)[name]) c.complaints.push(`${at}: the header ${name} was removed`);
  const [olds, freshs] = [
    (a['content'] ?? {}) as Record<string, Schema>,
    (b['content'] ?? {}) as Record<string, Schema>,
  ];
  for (const [type, media] of Object.entries(olds))
    compareSchema(c, media['schema'] as Schema, freshs[type]?.['schema'] as Schema | undefined, 'answer', at);
}

/** What a client of `before` would stumble over in `after`, one sentence each. */
export function breakingChanges(before: OpenApiDocument, after: OpenApiDocument): string[] {
  const comparison: Comparison = { before, after, complaints: [], seen: new Set() };
  for (const { path, method, item, operation } of operationsOf(before)) {
    const now = after.paths[path];
    const fresh = now?.[method];
    if (!now || !fresh) comparison.complaints.push(`${method.toUpperCase()} ${path}: was removed`);
    else
      compareOperation(
        comparison,
        { item, operation },
        { item: now, operation: fresh },
        `${method.toUpperCase()} ${path}`,
      );
  }
  return [...new Set(comparison.complaints)];
}

/** Before 1.0.0 the second number, from then on the first, announces that clients must change (semver.org, 4 and 8). */
export function announcesBreak(before: string, after: string): boolean {
  const [a, b] = [before.split('.').map(Number), after.split('.').map(Number)];
  return b[0]! > a[0]! || (a[0] === 0 && b[0] === 0 && b[1]! > a[1]!);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = join(dirname(fileURLToPath(import.meta.url)), '../openapi');
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as OpenApiDocument;
  const [before, after] = [read('released.json'), read('generated/openapi.json')];
  const complaints = breakingChanges(before, after);
  const announced = announcesBreak(before.info.version, after.info.version);
  if (complaints.length > 0) console.error(`Clients of ${before.info.version} would break:\n${complaints.join('\n')}`);
  else console.log(`Clients of ${before.info.version} go on working.`);
  if (process.argv.includes('--release')) {
    if (complaints.length > 0 && !announced)
      throw new Error(`the version ${after.info.version} does not announce a break since ${before.info.version}`);
    writeFileSync(join(root, 'released.json'), `${JSON.stringify(after, null, 1)}\n`);
    console.log(`${after.info.version} is now the released document.`);
  } else if (complaints.length > 0 && !announced) {
    process.exitCode = 1;
  }
}
