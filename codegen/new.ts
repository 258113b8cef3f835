/**
 * Scaffolding: `npm run new -- connector-type <name> [entity]`, `npm run new -- entity <connector type> <entity>` and
 * `npm run new -- migration <name>`. What a person must decide is marked `DECIDE:`, which the linter refuses.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.ts';
import { draftMigration } from './draft-migration.ts';
import { planRecords } from './plan/records.ts';
import { compareSchema, migratedSchema } from './schema-difference.ts';
import * as templates from './templates.ts';
import { replaceGenerated, tablesOf } from './write.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

class Refusal extends Error {}

function create(path: string, text: string): void {
  if (existsSync(join(root, path))) throw new Refusal(`${path} exists already.`);
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`created  ${path}`);
}

/** Inserts behind the line that begins a table. Where the file has no such line it says what to do by hand. */
function insert(path: string, { line, text, by_hand }: { line: string; text: string; by_hand: string }): void {
  const before = readFileSync(join(root, path), 'utf8');
  if (!before.includes(line)) return console.log(`by hand  ${dirname(path)}/: ${by_hand}`);
  writeFileSync(
    join(root, path),
    before.replace(line, () => line + text),
  );
  console.log(`changed  ${path}`);
}

const nextNumber = (): number => {
  const numbers = readdirSync(join(root, 'server/storage/migrations')).map((file) =>
    Number(/^\d{4}/.exec(file)?.[0] ?? 0),
  );
  return Math.max(...numbers) + 1;
};

async function migration(name: string): Promise<void> {
  const contract = bundle(join(root, 'openapi'));
  const difference = compareSchema(tablesOf(contract), await migratedSchema());
  if (difference.changed.length + difference.dropped_tables.length === 0)
    return console.log(
      'The migrations make what the contract has. New fields and kinds need none: records are derived and listed again.',
    );
  const number = nextNumber();
  const text = draftMigration(difference, planRecords(contract.connectors), { name, number });
  create(`server/storage/migrations/${String(number).padStart(4, '0')}-${name}.ts`, text);
}

async function connectorType(type: string, entity = 'items'): Promise<void> {
  create(`openapi/connectors/${type}/connector.yaml`, templates.connectorYaml(type));
  create(`openapi/connectors/${type}/guide.md`, templates.guide(type));
  create(`openapi/connectors/${type}/${entity}.yaml`, templates.entityYaml(entity));
  create(`server/connector-types/${type}/mapping.ts`, templates.mapping(type, entity));
  create(`conformance/fake-vendors/${type}/index.ts`, templates.vendor(type, entity));
  await migration(type);
}

async function newEntity(type: string, entity: string): Promise<void> {
  if (!existsSync(join(root, `openapi/connectors/${type}`)))
    throw new Refusal(`openapi/connectors/${type} does not exist.`);
  create(`openapi/connectors/${type}/${entity}.yaml`, templates.entityYaml(entity));
  insert(`server/connector-types/${type}/mapping.ts`, {
    line: '  operations: {\n',
    text: templates.mappingEntry(entity),
    by_hand: `add ${entity} to the operations of the mapping; without it the tree does not compile`,
  });
  insert(`conformance/fake-vendors/${type}/index.ts`, {
    line: 'const entities = (): Record<string, SimpleEntity> => ({\n',
    text: templates.vendorEntry(entity),
    by_hand: `return records of ${entity}; conformance/fake-vendors/declared-fields.test.ts fails until it does`,
  });
  await migration(`${type}-${entity.replaceAll('_', '-')}`);
}

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const snake = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

async function run([kind, first = '', second]: string[]): Promise<void> {
  if (kind === 'connector-type' && kebab.test(first) && (second === undefined || snake.test(second)))
    await connectorType(first, second);
  else if (kind === 'entity' && kebab.test(first) && second !== undefined && snake.test(second))
    await newEntity(first, second);
  else if (kind === 'migration' && kebab.test(first)) await migration(first);
  else
    throw new Refusal(
      'usage: npm run new -- connector-type <kebab-case> [entity]\n       npm run new -- entity <connector type> <snake_case>\n       npm run new -- migration <kebab-case>',
    );
  await replaceGenerated(root);
  console.log('Generated. Decide what `npm run lint:contract` names (DECIDE:), then `npm test`.');
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
