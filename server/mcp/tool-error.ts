import type { CatalogueEntry } from '../connector-types/catalogue.ts';
import type { Connector } from '../generated/types.gen.ts';
import { searchOperators } from '../generated/search.gen.ts';
import type { Problem, ProblemItem } from '../problem.ts';
import { nearest } from '../nearest.ts';
import type { ToolResult } from './present.ts';

type Entity = CatalogueEntry['entities'][number];
type Field = Entity['fields'][number];

/** A call that the caller can correct: what is wrong, what was probably meant, and a call that works. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

export const errorResult = (message: string): ToolResult => ({
  content: [{ type: 'text', text: message }],
  isError: true,
});

export const noConnector = (name: string, connectors: readonly Connector[]): ToolError =>
  new ToolError(
    connectors.length === 0
      ? 'There are no connectors. Use connect to add one.'
      : `No connector ${JSON.stringify(name.slice(0, 64))}. Available: ${connectors
          .slice(0, 10)
          .map(({ id, connector_type, name: title }) => `${connector_type} (${title}, ID ${id})`)
          .join('; ')}.`,
  );

export const noEntity = (name: string, { connector_type, entities }: CatalogueEntry): ToolError => {
  const names = nearest(
    name,
    entities.map((each) => each.name),
  );
  return new ToolError(
    `${connector_type} has no entity ${JSON.stringify(name.slice(0, 64))}. Nearest: ${names.join(', ')}. Example: ${JSON.stringify({ connector: connector_type, entity: names[0] })}`,
  );
};

const samples: Readonly<Record<string, unknown>> = { integer: 1, number: 1, boolean: true, array: 'x' };

/** A condition on a field that the service accepts. */
function exampleOf(field: Field): Record<string, unknown> {
  if (field.format === 'date-time') return { gte: { [field.name]: '2026-01-01T00:00:00Z' } };
  if (field.format === 'date') return { gte: { [field.name]: '2026-01-01' } };
  if (field.type === 'object') return { neq: { [field.name]: null } };
  return { eq: { [field.name]: field.known_values?.[0] ?? samples[field.type] ?? 'x' } };
}

const unescape = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** The name that an error is about: the last step of its pointer; in a list, the text at this place. */
function nameAt(args: Record<string, unknown>, pointer: string): string {
  const steps = pointer.split('/').slice(1).map(unescape);
  const last = steps.at(-1) ?? '';
  if (!/^\d+$/.test(last)) return last;
  let node: unknown = args;
  for (const step of steps)
    node = typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[step] : undefined;
  return typeof node === 'string' ? node : last;
}

function adviceOf(item: ProblemItem, args: Record<string, unknown>, entity: Entity): string {
  const pointer = (item.pointer ?? '').replace(/^\/params(\/query)?/, '');
  const said = `${pointer || '/'} ${item.message}.`;
  if (item.code !== 'unknown') return said;
  const name = nameAt(args, pointer);
  if (/is not an operator/.test(item.message))
    return `${pointer} is not an operator. Nearest: ${nearest(name, Object.keys(searchOperators)).join(', ')}.`;
  const fields = entity.fields.map((field) => field.name);
  if (/is not a field/.test(item.message) || pointer.startsWith('/fields'))
    return `${said} Nearest fields: ${nearest(name.split('.')[0] ?? name, fields).join(', ')}.`;
  return said;
}

/** A Problem of the service, in terms of the tool's arguments. */
export function toolErrorOf(problem: Problem, args: Record<string, unknown>, entity: Entity | undefined): ToolError {
  const { errors = [], retry_after_s } = problem.extras;
  const wait = retry_after_s === undefined ? '' : ` Try again in ${Math.ceil(retry_after_s)} s.`;
  if (!entity || errors.length === 0) return new ToolError(`${problem.code}: ${problem.detail}${wait}`);
  const advice = errors.slice(0, 5).map((item) => adviceOf(item, args, entity));
  const wrong = nameAt(args, (errors[0]?.pointer ?? '').replace(/^\/params(\/query)?/, ''));
  const usable = entity.fields.filter((field) => field.searchable);
  const [best] = nearest(
    wrong.split('.')[0] ?? wrong,
    usable.map((field) => field.name),
  );
  const field = usable.find((each) => each.name === best);
  const example = field ? ` Example: ${JSON.stringify({ entity: entity.name, filter: exampleOf(field) })}` : '';
  return new ToolError(`${problem.code}: ${advice.join(' ')}${wait}${example}`);
}
