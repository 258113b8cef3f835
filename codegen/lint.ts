/**
 * `npm run lint`: our own rules and those of Redocly's linter, on the bundle. A complaint names the place and what to
 * do.
 */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle, type Bundle } from './bundle.ts';
import { requestSchemas } from './bundle/close.ts';
import { follow, operationsOf, type Json, type OpenApiDocument, type Schema } from './bundle/document.ts';

function* nodes(node: Json, at: string): Generator<[string, Schema]> {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const [index, each] of node.entries()) yield* nodes(each, `${at}/${index}`);
    return;
  }
  yield [at, node];
  for (const [key, value] of Object.entries(node)) if (key !== 'examples') yield* nodes(value, `${at}/${key}`);
}

/** Every x- key is declared once, with what it may hold. */
export function extensionKeys(contract: Bundle, extensions: object): string[] {
  const ajv = new Ajv2020({ strict: false });
  const valid = ajv.compile(extensions);
  const complaints: string[] = [];
  for (const [at, node] of nodes(
    { document: contract.document, connectors: contract.connectors, tables: contract.tables } as unknown as Json,
    '',
  )) {
    const keys = Object.keys(node).filter((key) => key.startsWith('x-'));
    if (/\/(properties|headers)$/.test(at)) continue; // names of members, not keywords
    for (const key of keys)
      if (!valid({ [key]: node[key] }))
        complaints.push(
          `${at}/${key}: ${ajv.errorsText(valid.errors, { dataVar: key })}; x- keys are declared in openapi/extensions.schema.json`,
        );
  }
  return complaints;
}

/** The nodes and all that they hold or refer to: a filter may compare an open object inside a shape, too. */
function reached(document: OpenApiDocument, from: Json[]): Set<Json> {
  const found = new Set<Json>();
  const take = (node: Json): void => {
    for (const [, each] of nodes(node, '')) {
      if (found.has(each)) continue;
      found.add(each);
      if (typeof each['$ref'] === 'string') take(follow(document, each));
    }
  };
  from.forEach(take);
  return found;
}

/**
 * Objects of requests are closed, but for three: the params of execute, whose schema depends on entity and action
 * (x-operations names it), those of an MCP message, which are the protocol's, and what a filter
 * compares an open object of a record with.
 */
function openByDesign(document: OpenApiDocument): Set<Json> {
  const { schemas } = document.components;
  const operands = Object.entries(schemas).filter(([name]) => /(Equality|Membership)$/.test(name));
  return new Set<Json>([
    ...reached(
      document,
      operands.map(([, schema]) => schema),
    ),
    ...['ExecuteRequest', 'McpRequest'].map(
      (name) => ((schemas[name]?.['properties'] ?? {}) as Schema)['params'] ?? null,
    ),
  ]);
}

export function closedRequests(document: OpenApiDocument): string[] {
  const allowed = openByDesign(document);
  return [...requestSchemas(document)]
    .filter(
      (schema) =>
        schema['type'] === 'object' &&
        !allowed.has(schema) &&
        (schema['additionalProperties'] === true || schema['additionalProperties'] === undefined),
    )
    .map((schema) => `an object that requests can carry is open: ${JSON.stringify(schema).slice(0, 160)}`);
}

/** A closed object in a response would make an added member a breaking change. */
export function openAnswers(document: OpenApiDocument): string[] {
  const inRequests = requestSchemas(document);
  const complaints: string[] = [];
  const seen = new Set<Json>();
  const walk = (node: Json, at: string): void => {
    if (node === null || typeof node !== 'object' || seen.has(node)) return;
    seen.add(node);
    if (Array.isArray(node)) return node.forEach((each) => walk(each, at));
    if (typeof node['$ref'] === 'string') return walk(follow(document, node), node['$ref']);
    if (node['properties'] && inRequests.has(node))
      complaints.push(
        `${at}: one object schema is used in requests and in responses; give each its own, since one is closed and the other open`,
      );
    for (const [key, value] of Object.entries(node)) if (key !== 'examples') walk(value, `${at}/${key}`);
  };
  for (const { operation } of operationsOf(document))
    for (const [status, response] of Object.entries(operation.responses))
      walk(response, `${operation.operationId} ${status}`);
  return complaints;
}

/** A path file that the document does not name would be a path that does not exist. */
export function unnamedPaths(files: readonly string[], entry: string): string[] {
  return files
    .filter((file) => !entry.includes(`$ref: paths/${file} `))
    .map((file) => `openapi/paths/${file}: no line under \`paths\` of openapi/openapi.yaml refers to it`);
}

/** Every error is one of the named responses, under the status that it declares. */
export function documentedErrors(contract: Bundle): string[] {
  const statusOf = new Map(contract.errors.map((entry) => [entry.name, entry.status]));
  const complaints: string[] = [];
  for (const { operation } of operationsOf(contract.document)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (Number(status) < 400) continue;
      const name = typeof response['$ref'] === 'string' ? response['$ref'].split('/').at(-1)! : undefined;
      if (name === undefined)
        complaints.push(`${operation.operationId} ${status}: refer to a named answer of errors.yaml`);
      else if (statusOf.has(name) && statusOf.get(name) !== Number(status))
        complaints.push(`${operation.operationId} ${status}: ${name} is the response for ${statusOf.get(name)}`);
    }
  }
  const codes = contract.errors.flatMap((entry) => Object.keys(entry.codes));
  for (const code of codes.filter((each, index) => codes.indexOf(each) !== index))
    complaints.push(`errors.yaml: ${code} has two statuses`);
  return complaints;
}

const verbs =
  'cancel|check|complete|confirm|create|delete|execute|get|initiate|list|put|replay|rotate|show|start|submit|test|update';

export function operationIds(document: OpenApiDocument): string[] {
  const form = new RegExp(`^(${verbs})[A-Z][A-Za-z]*$`);
  const ids = [...operationsOf(document)].map(({ operation }) => operation.operationId);
  return [
    ...ids
      .filter((id) => !form.test(id))
      .map((id) => `${id}: an operationId is a verb (${verbs.replaceAll('|', ', ')}) and a noun`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: two operations have this operationId`),
  ];
}

export function examples(document: OpenApiDocument): string[] {
  const complaints: string[] = [];
  for (const { operation } of operationsOf(document)) {
    const contents = [
      operation.requestBody?.content,
      ...Object.entries(operation.responses)
        .filter(([status]) => Number(status) < 300)
        .map(([, response]) => response['content']),
    ];
    for (const content of contents) {
      for (const [type, media] of Object.entries((content ?? {}) as Record<string, Schema>))
        if (!media['examples']) complaints.push(`${operation.operationId}: ${type} has no example`);
    }
  }
  return complaints;
}

const secretName = /(^|_)(secret|password|passphrase|access_token|refresh_token|api_key|api_token|private_key)$/;

const isUnmarkedText = (schema: Schema) => schema['type'] === 'string' && schema['x-secret'] !== true;

/** A secret without x-secret would be logged. */
export function markedSecrets(document: OpenApiDocument): string[] {
  return [...nodes(document as unknown as Json, '')].flatMap(([at, node]) =>
    at.endsWith('/properties')
      ? Object.entries(node)
          .filter(([name, schema]) => secretName.test(name) && isUnmarkedText(schema as Schema))
          .map(([name]) => `${at}/${name}: its name says that it is a secret; write x-secret: true in openapi/schemas/`)
      : [],
  );
}

/** Decisions that `npm run new` marks for a person. */
export function openDecisions(root: string): string[] {
  const folders = ['openapi/connectors', 'server/connector-types', 'conformance/fake-vendors'];
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ya?ml|ts|md)$/.test(file))
      .flatMap((file) =>
        readFileSync(join(root, folder, file), 'utf8')
          .split('\n')
          .flatMap((line, at) => {
            const [, what] = /\bDECIDE: (.*?)['"]?$/.exec(line) ?? [];
            return what ? [`${folder}/${file}:${at + 1}: decide ${what}`] : [];
          }),
      ),
  );
}

/** Redocly's rules; what is switched off is checked by a rule above, or is a choice that the reason names. */
async function redocly(document: OpenApiDocument): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'no-invalid-media-type-examples': 'error',
      'no-invalid-schema-examples': 'error',
      'operation-2xx-response': 'off', // the consent callback returns redirects only
      'operation-description': 'error',
      'no-unused-components': 'off', // schemas of single operations of execute are tied by x-operations
      'tag-description': 'error',
    },
  });
  const problems = await lintFromString({
    source: JSON.stringify(document, null, 1),
    absoluteRef: 'openapi.json',
    config,
  });
  return problems.map((problem) => `${problem.location[0]?.pointer ?? ''}: ${problem.message} (${problem.ruleId})`);
}

export async function lint(root: string): Promise<string[]> {
  const contract = bundle(root);
  const extensions = JSON.parse(readFileSync(join(root, 'extensions.schema.json'), 'utf8')) as object;
  return [
    ...extensionKeys(contract, extensions),
    ...closedRequests(contract.document),
    ...openAnswers(contract.document),
    ...documentedErrors(contract),
    ...operationIds(contract.document),
    ...examples(contract.document),
    ...markedSecrets(contract.document),
    ...openDecisions(join(root, '..')),
    ...unnamedPaths(readdirSync(join(root, 'paths')), readFileSync(join(root, 'openapi.yaml'), 'utf8')),
    ...(await redocly(contract.document)),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const complaints = await lint(join(dirname(fileURLToPath(import.meta.url)), '../openapi')).catch((error: unknown) => [
    error instanceof Error ? error.message : String(error),
  ]);
  for (const complaint of complaints) console.error(complaint);
  console.log(complaints.length === 0 ? 'The contract keeps its rules.' : `Complaints: ${complaints.length}.`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
