import { codeOf, jsonOf } from '../targets/target.ts';
import type { Exchange } from '../targets/validated.ts';
import { isQuery, type Contract, type Schema } from './contract.ts';

export interface EntityReadiness {
  connector_type: string;
  entity: string;
  records: number;
  fields: number;
  /** Top-level fields that were null in every record. */
  never_filled: string[];
  /** Known values that no record had, as `field=value`. */
  values_never_seen: string[];
  /** Actions that were never answered with 200. */
  actions_never_good: string[];
  /** Codes that the entity's calls were answered with. */
  codes: string[];
}

export interface Readiness {
  observe(exchange: Exchange): void;
  report(): EntityReadiness[];
}

interface Seen {
  records: number;
  filled: Set<string>;
  values: Set<string>;
  good: Set<string>;
  codes: Set<string>;
}

/** How much of a connector's promise the upstream data has really shown: a mapping that was never fed is not proven. */
export function createReadiness(contract: Contract): Readiness {
  const seen = new Map<string, Seen>();
  const key = (connector_type: string, entity: string) => `${connector_type} ${entity}`;
  for (const { connector_type, entity } of contract.actions)
    seen.set(key(connector_type, entity), {
      records: 0,
      filled: new Set(),
      values: new Set(),
      good: new Set(),
      codes: new Set(),
    });

  /** Notes the known values that occur below a schema. */
  function noteValues(schema: Schema, value: unknown, at: string, note: (text: string) => void): void {
    const { items, properties, 'x-known-values': known } = contract.follow(schema);
    if (value === null || value === undefined) return;
    if (known && typeof value === 'string') note(`${at}=${value}`);
    if (items && Array.isArray(value)) for (const each of value) noteValues(items, each, at, note);
    else if (properties && typeof value === 'object')
      for (const [name, each] of Object.entries(properties))
        noteValues(each, (value as Record<string, unknown>)[name], at === '' ? name : `${at}.${name}`, note);
  }

  function knownValues(schema: Schema, at: string, path: Schema[] = []): string[] {
    const found = contract.follow(schema);
    if (path.includes(found)) return [];
    const deeper = [...path, found];
    return [
      ...(found['x-known-values'] ?? []).map((value) => `${at}=${value}`),
      ...(found.items ? knownValues(found.items, at, deeper) : []),
      ...Object.entries(found.properties ?? {}).flatMap(([name, each]) =>
        knownValues(each, at === '' ? name : `${at}.${name}`, deeper),
      ),
    ];
  }

  const actionsOf = (name: string) =>
    contract.actions.filter((each) => key(each.connector_type, each.entity) === name && !isQuery(each.action));

  return {
    observe({ answer }) {
      const { executed } = answer.request;
      const state = executed && seen.get(key(executed.connector_type, executed.entity));
      if (!state) return;
      const code = answer.status >= 400 ? codeOf(answer) : undefined;
      if (code !== undefined) state.codes.add(code);
      const action = actionsOf(key(executed.connector_type, executed.entity)).find(
        (each) => each.action === executed.action,
      );
      if (answer.status !== 200 || !action) return;
      state.good.add(action.action);
      const record = contract.recordOf(action);
      for (const each of [(jsonOf(answer) as { data?: unknown } | undefined)?.data ?? []].flat() as Array<
        Record<string, unknown>
      >) {
        state.records++;
        for (const [name, value] of Object.entries(each)) if (value !== null) state.filled.add(name);
        noteValues(record, each, '', (text) => state.values.add(text));
      }
    },
    report: () =>
      [...seen].flatMap(([name, state]): EntityReadiness[] => {
        const actions = actionsOf(name);
        const [first] = actions;
        if (!first) return [];
        const { connector_type, entity } = first;
        const record = contract.recordOf(first);
        const fields = Object.keys(record.properties ?? {});
        return [
          {
            connector_type,
            entity,
            records: state.records,
            fields: fields.length,
            never_filled: fields.filter((field) => !state.filled.has(field)),
            values_never_seen: [...new Set(knownValues(record, ''))].filter((value) => !state.values.has(value)),
            actions_never_good: actions.map(({ action }) => action).filter((action) => !state.good.has(action)),
            codes: [...state.codes].sort(),
          },
        ];
      }),
  };
}
