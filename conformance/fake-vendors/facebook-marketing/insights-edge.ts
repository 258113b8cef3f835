/**
 * `/act_{id}/insights`, at once (GET) or as a report run (POST, poll, read); marketing-api/insights and
 * insights/best-practices.
 */
import { json, type Answer, type VendorRequest } from '../vendor.ts';
import type { VendorRecord } from '../overlay-store.ts';
import type { DataSet } from './data-set.ts';
import { parseFields, select, unknownField, type Selection } from './fields.ts';
import { graphError, invalidParameter, missingField } from './graph-errors.ts';
import {
  BREAKDOWNS,
  insightsRows,
  LEVELS,
  presetWindow,
  type InsightsQuery,
  type Level,
  type Window,
} from './insights.ts';
import { page } from './pages.ts';

const DATE = /^\d{4}-\d\d-\d\d$/;
const DEFAULT_FIELDS = 'account_id,impressions,spend,date_start,date_stop';

interface Parsed {
  query: InsightsQuery;
  selection: Selection;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function windowOf(query: URLSearchParams, now_ms: number): Window | Answer {
  const range = query.get('time_range');
  if (range !== null) {
    const { since, until } = (parseJson(range) ?? {}) as Partial<Window>;
    if (!since || !until || !DATE.test(since) || !DATE.test(until))
      return invalidParameter("time_range must have 'since' and 'until' as YYYY-MM-DD");
    return since <= until ? { since, until } : invalidParameter('time_range: since is after until');
  }
  const preset = query.get('date_preset') ?? 'last_30d';
  return (
    presetWindow(preset, now_ms) ??
    invalidParameter(`date_preset must be one of the following values: today, yesterday, last_7d, maximum, …`)
  );
}

type Matches = (row: VendorRecord) => boolean;

/** `[{field, operator, value}]`, as far as this fake goes. */
function filterOf(text: string | null): Matches | Answer {
  const conditions = text === null ? [] : parseJson(text);
  if (!Array.isArray(conditions)) return invalidParameter('filtering must be an array');
  const tests: Matches[] = [];
  for (const { field, operator, value } of conditions as Array<{ field: string; operator: string; value: unknown }>) {
    const name = /^(ad|adset|campaign)\.id$/.test(String(field)) ? String(field).replace('.', '_') : String(field);
    const number = (row: VendorRecord): number => Number(row[name] ?? 0);
    if (operator === 'IN' && Array.isArray(value)) tests.push((row) => value.map(String).includes(String(row[name])));
    else if (operator === 'EQUAL') tests.push((row) => String(row[name]) === String(value));
    else if (operator === 'GREATER_THAN') tests.push((row) => number(row) > Number(value));
    else if (operator === 'LESS_THAN') tests.push((row) => number(row) < Number(value));
    else
      return invalidParameter(
        'filtering[0][operator] must be one of the following values: EQUAL, IN, GREATER_THAN, LESS_THAN',
      );
  }
  return (row) => tests.every((test) => test(row));
}

function parse(data: DataSet, account_id: string, query: URLSearchParams): Parsed | Answer {
  const level = query.get('level') ?? 'account';
  if (!LEVELS.includes(level as Level))
    return invalidParameter('level must be one of the following values: ad, adset, campaign, account');
  const window = windowOf(query, Math.min(data.clock.now(), data.world.until_ms));
  if ('status' in window) return window;
  const increment = query.get('time_increment') ?? 'all_days';
  if (!/^(all_days|monthly|\d{1,2})$/.test(increment) || Number(increment) === 0 || Number(increment) > 90)
    return invalidParameter('time_increment must be monthly, all_days or 1 to 90');
  const breakdowns = (query.get('breakdowns') ?? '')
    .replace(/[[\]"]/g, '')
    .split(',')
    .filter(Boolean);
  const unknown = breakdowns.find((name) => !(name in BREAKDOWNS));
  if (unknown !== undefined)
    return invalidParameter(`breakdowns[0] must be one of the following values: ${Object.keys(BREAKDOWNS).join(', ')}`);
  if (breakdowns.includes('country') && breakdowns.includes('region'))
    return graphError({ message: 'The breakdowns cannot be combined', code: 2, subcode: 1504041 });
  const matches = filterOf(query.get('filtering'));
  if (typeof matches !== 'function') return matches;
  const selection = parseFields(query.get('fields') ?? DEFAULT_FIELDS);
  if (!selection) return graphError({ message: 'Syntax error in the fields', code: 2500 });
  const missing = unknownField('ads_insights', selection);
  if (missing !== undefined) return missingField(missing, 'AdsInsights');
  for (const name of ['date_start', 'date_stop', ...breakdowns]) selection.set(name, undefined);
  const days = increment === 'all_days' ? undefined : increment === 'monthly' ? 'monthly' : Number(increment);
  return {
    query: { account_id, level: level as Level, window, ...(days !== undefined && { days }), breakdowns, matches },
    selection,
  };
}

const rowKey = (row: VendorRecord, breakdowns: readonly string[]): string =>
  JSON.stringify([
    row['date_start'],
    row['account_id'],
    row['campaign_id'],
    row['adset_id'],
    row['ad_id'],
    ...breakdowns.map((name) => row[name]),
  ]);

export function insights(data: DataSet, account_id: string, request: VendorRequest, most_rows: number): Answer {
  const parsed = parse(data, account_id, request.query);
  if ('status' in parsed) return parsed;
  const rows = insightsRows(data, parsed.query);
  if (rows.length > most_rows)
    return graphError({
      message: 'Your request timed out. Please try again or reduce the amount of data.',
      code: 100,
      subcode: 1504018,
    });
  return page(
    request,
    rows,
    (row) => rowKey(row, parsed.query.breakdowns),
    (row) => select(row, parsed.selection),
  );
}

interface Run {
  id: string;
  account_id: string;
  started_ms: number;
  polls: number;
  parsed: Parsed;
}

export interface Reports {
  start(account_id: string, request: VendorRequest): Answer;
  /** The run as a node; undefined where there is none. */
  poll(id: string): VendorRecord | undefined;
  rows(id: string, request: VendorRequest): Answer | undefined;
  accountOf(id: string): string | undefined;
}

const STATES = ['Job Not Started', 'Job Started', 'Job Running', 'Job Completed'] as const;

/** Report runs: each look at one moves it on, so that tests need not wait. */
export function createReports(data: DataSet): Reports {
  const runs = new Map<string, Run>();
  return {
    accountOf: (id) => runs.get(id)?.account_id,
    start(account_id, request) {
      const parsed = parse(data, account_id, request.query);
      if ('status' in parsed) return parsed;
      const id = `6${String(20_000_000_000_000 + runs.size)}`;
      runs.set(id, { id, account_id, started_ms: data.clock.now(), polls: 0, parsed });
      return json(200, { report_run_id: id });
    },
    poll(id) {
      const run = runs.get(id);
      if (!run) return undefined;
      const step = Math.min(run.polls++, STATES.length - 1);
      const done = step === STATES.length - 1;
      return {
        id,
        account_id: run.account_id,
        time_ref: Math.floor(run.started_ms / 1000),
        ...(done && { time_completed: Math.floor(data.clock.now() / 1000) }),
        async_status: STATES[step]!,
        async_percent_completion: done ? 100 : step * 30,
        is_running: !done,
        date_start: run.parsed.query.window.since,
        date_stop: run.parsed.query.window.until,
      };
    },
    rows(id, request) {
      const run = runs.get(id);
      if (!run) return undefined;
      if (run.polls < STATES.length)
        return graphError({ message: '(#2601) Error accessing adreport job', code: 2601, subcode: 1815107 });
      const { query, selection } = run.parsed;
      return page(
        request,
        insightsRows(data, query),
        (row) => rowKey(row, query.breakdowns),
        (row) => select(row, selection),
      );
    },
  };
}
