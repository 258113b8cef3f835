import type { Aggregation } from '../reference/aggregate.ts';
import { answered } from '../reference/evaluate.ts';
import { codeOf, KitError, TargetFault } from '../targets/target.ts';
import { aggregateFaults, type Aggregated } from './judging/aggregate-truth.ts';
import type { Case, Expectation, Result, Step } from './case.ts';
import type { EntityAction } from './contract.ts';
import { at, mismatches } from './judging/matchers.ts';
import { exchangeOf } from './redact.ts';
import {
  recordSchema,
  searchFaults,
  withSamples,
  type Found,
  type JsonRecord,
  type SearchParams,
} from './judging/search-truth.ts';
import { Failed, isAnswer, sendStep, type Came } from './send-step.ts';
import { fill, type Values } from './template.ts';
import type { World } from './world/world.ts';

class Skipped extends Error {}

/** What a search should have found, held against what it found. */
async function searchJudged(world: World, given: Case, step: Step, body: unknown): Promise<string[]> {
  const { entity, params } = step.execute!;
  const action = actionOf(world, given, entity);
  const among =
    step.expect!.searched === true
      ? await world.records(given.connector_type!, entity)
      : step.expect!.searched!.among.map(answered);
  const { data, pages, metas, meta } = body as {
    data: JsonRecord[];
    pages?: number[];
    metas?: Found['metas'];
    meta?: Found['metas'][number];
  };
  const found: Found = {
    data,
    pages: pages ?? [data.length],
    metas: metas ?? [meta ?? {}],
    whole: step.pages === true,
  };
  try {
    return searchFaults(recordSchema(world.contract, action), among, params as SearchParams, found);
  } catch (error) {
    return [`what was found cannot be compared with what the contract says: ${(error as Error).message}`];
  }
}

/** The groups that an aggregation should have, held against those that it has. */
async function aggregateJudged(world: World, given: Case, step: Step, body: unknown): Promise<string[]> {
  const { entity, params } = step.execute!;
  const action = actionOf(world, given, entity);
  const records = await world.records(given.connector_type!, entity);
  return aggregateFaults(recordSchema(world.contract, action), records, params as Aggregation, body as Aggregated);
}

const actionOf = ({ contract }: World, { connector_type }: Case, entity: string): EntityAction =>
  contract.actions.find(
    (each) => each.connector_type === connector_type && each.entity === entity && each.action === 'search',
  )!;

function judge(
  { searched, aggregated, status = (searched ?? aggregated) ? 200 : undefined, ...expected }: Expectation,
  came: Came,
): string[] {
  if (!isAnswer(came)) return expected.raw === undefined ? [] : mismatches(expected.raw, came.raw, 'the raw answer');
  const { answer, body } = came;
  const faults = [...(answer.violations ?? [])];
  const code = codeOf(answer);
  const detail = (body as { detail?: unknown } | undefined)?.detail;
  const said = `${answer.status}${code ? ` ${code}` : ''}${typeof detail === 'string' ? ` (${detail})` : ''}`;
  if (status !== undefined && ![status].flat().includes(answer.status))
    faults.push(`the status should be ${[status].flat().join(' or ')} and is ${said}`);
  else if (expected.code !== undefined && ![expected.code].flat().includes(code ?? ''))
    faults.push(`the code should be ${[expected.code].flat().join(' or ')} and is ${code ?? 'absent'}`);
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    faults.push(
      ...mismatches(
        value === null ? { $absent: true } : value,
        answer.headers.get(name) ?? undefined,
        `the header ${name}`,
      ),
    );
  }
  if (expected.body !== undefined) faults.push(...mismatches(expected.body, body, 'the body'));
  if (expected.error !== undefined)
    faults.push(
      ...mismatches({ $some: expected.error }, (body as { errors?: unknown } | undefined)?.errors ?? [], 'errors'),
    );
  const everything = `${answer.text}\n${[...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n')}`;
  for (const text of expected.lacks ?? [])
    if (everything.includes(text)) faults.push('the response contains a text that it must not contain');
  return faults;
}

function capture(step: Step, came: Came, values: Values): void {
  for (const [name, from] of Object.entries(step.capture ?? {})) {
    if (!isAnswer(came)) throw new KitError('nothing can be captured from a raw answer');
    const value = from.startsWith('header:')
      ? came.answer.headers.get(from.slice(7))
      : from.startsWith('text:')
        ? new RegExp(from.slice(5)).exec(came.answer.text)?.[1]
        : at(came.body, from);
    if (value === undefined || value === null)
      throw new Failed([`the response has no ${from}, which the case continues with`], came);
    values[name] = value;
  }
}

/** The vendor's data are changed as a step says; what the vendor then has can be captured. */
async function changeData(
  world: World,
  given: Case,
  { data, capture: names }: Step,
  values: Values,
): Promise<undefined> {
  const said = await world.control(given.connector_type!, 'POST', '/data', data);
  for (const [name, pointer] of Object.entries(names ?? {})) values[name] = at(said, pointer);
}

async function runStep(world: World, given: Case, raw: Step, values: Values): Promise<Came | undefined> {
  if (raw.for_each) {
    const { in: list, as, at_most = Infinity } = raw.for_each;
    const items = fill(list, values) as unknown[];
    const stride = Math.max(1, Math.ceil(items.length / at_most));
    const { for_each: _, ...step } = raw;
    let last: Came | undefined;
    for (let n = 0; n < items.length; n += stride)
      last = await runStep(world, given, step, { ...values, [as]: items[n] });
    return last;
  }
  let step = fill(raw, values);
  if (step.wait_ms !== undefined) return void (await new Promise((resolve) => setTimeout(resolve, step.wait_ms)));
  if (step.clear_faults) return void (await world.control(given.connector_type!, 'DELETE', '/faults'));
  if (step.fault) return void (await world.control(given.connector_type!, 'POST', '/faults', step.fault));
  if (step.data) return changeData(world, given, step, values);
  if (step.execute?.action === 'search' && JSON.stringify(step.execute.params ?? null).includes('"$sample"')) {
    step = {
      ...step,
      execute: {
        ...step.execute,
        params: withSamples(step.execute.params, await world.records(given.connector_type!, step.execute.entity)),
      },
    };
  }
  const came = await sendStep(world, step, given, values);
  if (isAnswer(came) && step.skip_on?.includes(came.answer.status))
    throw new Skipped(`the target returns ${came.answer.status} ${codeOf(came.answer) ?? ''}`);
  const faults = judge(step.expect ?? {}, came);
  if (faults.length === 0 && step.expect?.searched !== undefined && isAnswer(came))
    faults.push(...(await searchJudged(world, given, step, came.body)));
  if (faults.length === 0 && step.expect?.aggregated && isAnswer(came))
    faults.push(...(await aggregateJudged(world, given, step, came.body)));
  if (faults.length > 0) {
    // What a bad answer has made must be put back too.
    if (given.finally)
      for (const [name, from] of Object.entries(step.capture ?? {}))
        if (isAnswer(came) && from.startsWith('/')) values[name] ??= at(came.body, from);
    throw new Failed(
      faults.map((fault) => (step.title ? `${step.title}: ${fault}` : fault)),
      came,
    );
  }
  capture(step, came, values);
  return came;
}

async function unmet(world: World, given: Case): Promise<{ outcome: 'skip' | 'disabled'; reason: string } | undefined> {
  const { surroundings, target } = world;
  const type = given.connector_type;
  if (given.skip !== undefined) return { outcome: 'skip', reason: given.skip };
  if (type !== undefined) {
    if (!(await world.offers(type))) return { outcome: 'skip', reason: `the catalogue does not list ${type}` };
    if (!surroundings.connectors[type])
      return { outcome: 'disabled', reason: `no body that creates a connector of type ${type} was given` };
  }
  for (const need of given.needs ?? []) {
    if (need === 'second' && !surroundings.second)
      return { outcome: 'disabled', reason: 'no second organization was given' };
    if (need === 'several' && !surroundings.several)
      return { outcome: 'disabled', reason: 'no client of several organizations was given' };
    if (need === 'control' && !surroundings.upstreams[type ?? '']?.control_url)
      return { outcome: 'disabled', reason: 'no control_url of a fake vendor was given' };
    if (
      need === 'other_account' &&
      !(surroundings.upstreams[type ?? '']?.control_url && (await world.otherAccount(type!)))
    )
      return { outcome: 'disabled', reason: 'no fake vendor tells a second account' };
    if (need.startsWith('search:')) {
      const reason = await world.unsearchable(type!, need.slice(7));
      if (reason !== undefined) return { outcome: 'skip', reason };
    }
  }
  if (!target.send && given.steps.some((step) => step.request ?? step.raw))
    return { outcome: 'skip', reason: 'the library has no HTTP' };
  return undefined;
}

export async function runCase(world: World, given: Case): Promise<Result> {
  const { id, title, proves, source } = given;
  const started = performance.now();
  const finish = (outcome: Result['outcome'], reasons: string[] = [], came?: Came): Result => {
    const shown = came && isAnswer(came) ? exchangeOf(came.answer) : came && { request: 'raw bytes', answer: came.raw };
    const clean = shown && { request: world.redaction.text(shown.request), answer: world.redaction.text(shown.answer) };
    return {
      id,
      title,
      proves,
      source,
      target: world.target.name,
      outcome,
      reasons: reasons.map(world.redaction.text),
      took_ms: performance.now() - started,
      ...(clean && { exchange: clean }),
    };
  };
  const faulty = given.steps.some((step) => step.fault);
  let reached = false;
  try {
    const missing = await unmet(world, given);
    if (missing) return finish(missing.outcome, [missing.reason]);
    const values = await world.valuesFor(given);
    reached = true;
    try {
      for (const step of given.steps) await runStep(world, given, step, values);
    } finally {
      // A name that no step came to give has nothing to be put back.
      for (const step of given.finally ?? []) await runStep(world, given, step, values).catch(() => undefined);
    }
    return finish('pass');
  } catch (error) {
    if (error instanceof Skipped) return finish('skip', [error.message]);
    if (error instanceof Failed) return finish('fail', error.reasons, error.came);
    if (error instanceof TargetFault) return finish('fail', [error.message]);
    return finish('error', [error instanceof KitError ? error.message : String((error as Error).stack ?? error)]);
  } finally {
    if (faulty && reached) await world.control(given.connector_type!, 'DELETE', '/faults').catch(() => undefined);
  }
}
