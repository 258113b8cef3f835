/** The filters of the lists: `field[operator]=value`, repeated for several values. */
import type { Filter, VendorRecord } from '../overlay-store.ts';
import type { Answer } from '../vendor.ts';
import type { DataSet } from './records/data-set.ts';
import { invalid } from './errors.ts';
import type { FacetValue, Facets } from './records/facets.ts';
import type { Entity } from './records/world.ts';

const DAY = 86_400_000;
const SET = ['one_of', 'not_in'];
const DATE = ['gte', 'lte', 'date_range'];

/** Operators per field, as the vendor's document lists them. */
const OPERATORS: Partial<Record<Entity, Record<string, string[]>>> = {
  incidents: {
    status: SET,
    status_category: SET,
    severity: [...SET, 'gte', 'lte'],
    incident_type: SET,
    mode: ['one_of'],
    created_at: DATE,
    updated_at: DATE,
  },
  alerts: { status: SET, alert_source: SET, deduplication_key: ['is'], created_at: DATE },
  escalations: { status: SET, escalation_path: SET, created_at: DATE, updated_at: DATE },
};

/** Documented by the vendor and not built here: refused, for a filter that is ignored would answer too much. */
const NOT_BUILT: Partial<Record<Entity, string[]>> = {
  incidents: ['custom_field', 'incident_role'],
  alerts: ['alert_group_id', 'attributes', 'has_notes', 'include_maintenance_window'],
  escalations: ['alert', 'incident', 'idempotency_key'],
};

const MODES = ['standard', 'retrospective', 'test', 'tutorial'];
/** "If this is not provided, this value defaults to {"one_of": ["standard", "retrospective"]}". */
const DEFAULT_MODES = ['standard', 'retrospective'];

interface Condition {
  facet: string;
  operator: string;
  values: string[];
  test(value: FacetValue): boolean;
}

/** A refusal of one parameter, or the filter; undefined when everything is asked for. */
export function parseFilter(
  data: DataSet,
  entity: Entity,
  query: URLSearchParams,
): { filter: Filter | undefined } | { refusal: Answer } {
  const facets = data.facets(entity);
  if (!facets) return { filter: undefined };
  const fixed: Condition[] = [];
  const chosen: Condition[] = [];
  for (const name of new Set(query.keys())) {
    const parsed = parseCondition(data, entity, name, query.getAll(name));
    if ('refusal' in parsed) return parsed;
    if (parsed.condition) chosen.push(parsed.condition);
  }
  if (entity === 'incidents' && !chosen.some(({ facet }) => facet === 'mode')) fixed.push(oneOf('mode', DEFAULT_MODES));
  if (entity === 'users') {
    const parsed = userConditions(query);
    if ('refusal' in parsed) return parsed;
    fixed.push(...parsed.conditions);
  }
  const incident_id = entity === 'incident_updates' ? query.get('incident_id') : null;
  if (incident_id !== null) fixed.push(oneOf('incident_id', [incident_id]));

  const mode = query.get('filter_mode') ?? 'all';
  if (mode !== 'all' && mode !== 'any') return { refusal: invalid('filter_mode', 'must be one of: all, any') };
  if (fixed.length + chosen.length === 0) return { filter: undefined };
  const filter = combine(facets, fixed, chosen, mode);
  return { filter: incident_id === null ? filter : { ...filter, range: data.updateRange(incident_id) } };
}

function combine(facets: Facets, fixed: Condition[], chosen: Condition[], mode: 'all' | 'any'): Filter {
  const matches = (read: (facet: string) => FacetValue): boolean => {
    if (!fixed.every(({ facet, test }) => test(read(facet)))) return false;
    const holds = ({ facet, test }: Condition): boolean => test(read(facet));
    return mode === 'all' || chosen.length === 0 ? chosen.every(holds) : chosen.some(holds);
  };
  const all_modes =
    fixed.length === 0 &&
    chosen.length === 1 &&
    chosen[0]!.facet === 'mode' &&
    MODES.every((value) => chosen[0]!.test(value));
  return {
    key: JSON.stringify([mode, fixed, chosen]),
    ...(all_modes && { whole_base: true }),
    matchesBase: (index) => matches((facet) => facets[facet]!.base(index)),
    matchesRecord: (record: VendorRecord) => matches((facet) => facets[facet]!.record(record)),
  };
}

const oneOf = (facet: string, values: string[]): Condition => {
  const set = new Set<FacetValue>(values);
  return { facet, operator: 'one_of', values, test: (value) => set.has(value) };
};

function userConditions(query: URLSearchParams): { conditions: Condition[] } | { refusal: Answer } {
  const inactive = query.get('include_inactive') ?? 'false';
  if (inactive !== 'true' && inactive !== 'false')
    return { refusal: invalid('include_inactive', 'must be true or false') };
  const conditions: Condition[] =
    inactive === 'true' ? [] : [{ facet: 'is_active', operator: 'is', values: [], test: (value) => value === true }];
  for (const name of ['email', 'slack_user_id']) {
    const value = query.get(name);
    if (value !== null) conditions.push(oneOf(name, [value]));
  }
  return { conditions };
}

function parseCondition(
  data: DataSet,
  entity: Entity,
  name: string,
  values: string[],
): { condition: Condition | undefined } | { refusal: Answer } {
  const [, field, operator] = /^([a-z_]+)\[([^\]]*)\]/.exec(name) ?? [];
  if (field === undefined || operator === undefined) return { condition: undefined };
  if (NOT_BUILT[entity]?.includes(field))
    return { refusal: invalid(field, `this fake of the vendor does not filter by ${field}`, 'not_built') };
  const operators = OPERATORS[entity]?.[field];
  // Parameters that the vendor does not know are ignored.
  if (!operators) return { condition: undefined };
  if (!operators.includes(operator))
    return { refusal: invalid(field, `the accepted operators are: ${operators.join(', ')}`) };
  if (operators === DATE) return dateCondition(field, operator, values);
  if (operator === 'gte' || operator === 'lte') return rankCondition(data, operator, values);
  const { test } = oneOf(field, values);
  return {
    condition: { facet: field, operator, values, test: operator === 'not_in' ? (value) => !test(value) : test },
  };
}

/** "severity rank is greater-than-or-equal-to the rank of severity id=ABC". */
function rankCondition(
  data: DataSet,
  operator: string,
  values: string[],
): { condition: Condition } | { refusal: Answer } {
  const rank = data.find('severities', values[0]!)?.rank as number | undefined;
  if (rank === undefined) return { refusal: invalid('severity', 'No severity with this ID') };
  const test = (value: FacetValue): boolean =>
    typeof value === 'number' && (operator === 'gte' ? value >= rank : value <= rank);
  return { condition: { facet: 'severity_rank', operator, values, test } };
}

/**
 * The vendor takes dates and compares whole UTC days; the time of a timestamp that is sent all the same has no effect.
 */
function dateCondition(
  field: string,
  operator: string,
  values: string[],
): { condition: Condition } | { refusal: Answer } {
  const days = (operator === 'date_range' ? values[0]!.split('~') : [values[0]!]).map(dayOf);
  const wanted = operator === 'date_range' ? 2 : 1;
  if (days.length !== wanted || days.some((day) => day === undefined)) {
    return {
      refusal: invalid(
        field,
        operator === 'date_range' ? 'must be two dates as in 2024-12-02~2024-12-08' : 'must be a date as in 2024-12-02',
      ),
    };
  }
  const from = operator === 'lte' ? -Infinity : days[0]!;
  const to = operator === 'gte' ? Infinity : days.at(-1)!;
  const test = (value: FacetValue): boolean => {
    const day = Math.floor(Number(value) / DAY);
    return day >= from && day <= to;
  };
  return { condition: { facet: field, operator, values, test } };
}

function dayOf(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}(T.+)?$/.test(text)) return undefined;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? undefined : Math.floor(ms / DAY);
}
