import { readFileSync } from 'node:fs';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../openapi/generated/${name}`, import.meta.url), 'utf8'));
const typed = read('openapi.typed.json');
const execute = '/api/v1/integrations/connectors/{connector_id}/execute';

/** Members with a default that may be absent, by their places. */
function demanded(node: unknown, place: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties, required = [] } = node as { properties?: Record<string, object>; required?: string[] };
  const own = Object.entries(properties ?? {})
    .filter(([name, member]) => 'default' in member && !required.includes(name))
    .map(([name]) => `${place}.${name}`);
  return [...own, ...Object.entries(node).flatMap(([name, value]) => demanded(value, `${place}.${name}`))];
}

it('demands no member from callers that has a default', () => {
  expect(demanded(typed, 'openapi.typed.json')).toEqual([]);
});

it('says the default instead', () => {
  const { max_bytes } = typed.components.schemas.IncidentIoIncidentsListParams.properties;
  expect(typed.components.schemas.IncidentIoIncidentsListParams.properties.raw.description).toContain(
    'Default: `false`.',
  );
  expect(max_bytes).not.toHaveProperty('default');
});

it('has an operation for each action, and none for any of them', () => {
  const operations: Record<string, Record<string, object>> = read('openapi.json').paths[execute].post['x-operations'];
  const actions = Object.entries(operations).flatMap(([type, entities]) =>
    Object.entries(entities).flatMap(([entity, names]) =>
      Object.keys(names).map((action) => `${execute}#${type}/${entity}/${action}`),
    ),
  );
  const paths = Object.keys(typed.paths);
  expect(actions.length).toBeGreaterThan(100);
  expect(paths.filter((path) => path.startsWith(execute)).sort()).toEqual(actions.sort());
});
