import { codeOf, jsonOf, KitError, TargetFault, type Answer } from '../targets/target.ts';
import type { Case, Expectation, Result, Step } from './case.ts';
import { at, mismatches } from './matchers.ts';
import { exchangeOf } from './redact.ts';
import { fill, type Values } from './template.ts';
import type { World } from './world.ts';

const connectors = '/api/v1/integrations/connectors';
const most_pages = 500;

/** Something that came back: an answer, or the bytes of a raw one. */
type Came = { answer: Answer; body: unknown } | { raw: string };

class Skipped extends Error {}

class Failed extends Error {
  readonly reasons: string[];
  readonly came: Came | undefined;

  constructor(reasons: string[], came?: Came) {
    super(reasons[0]);
    this.reasons = reasons;
    this.came = came;
  }
}

async function tokenFor(world: World, as: string | undefined): Promise<string | undefined> {
  if (!world.target.send || as === 'nobody') return undefined;
  if (as === undefined || as === 'owner') return world.tokenOf('owner');
  return as === 'second' ? world.tokenOf('second') : as;
}

async function sendRequest(world: World, { method, path, as, headers = {}, body, text, form, bytes }: NonNullable<Step['request']>, executed?: Answer['request']['executed']): Promise<Answer> {
  if (!world.target.send) throw new KitError('the target has no HTTP');
  const token = await tokenFor(world, as);
  const content = bytes !== undefined ? Buffer.from(bytes, 'hex') : (text ?? (form ? new URLSearchParams(form).toString() : body === undefined ? undefined : JSON.stringify(body)));
  const type = content === undefined ? {} : { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' };
  const all = { ...type, ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
  const answer = await world.target.send({ method, path, headers: sent, ...(content !== undefined && { body: content }), ...(executed && { executed }) });
  const { id } = (answer.status === 201 ? (jsonOf(answer) ?? {}) : {}) as { id?: string };
  if (id && method === 'POST' && path.split('?')[0] === connectors) world.created(id, token);
  return answer;
}

async function sendOnce(world: World, step: Step, given: Case, values: Values): Promise<Came> {
  if (step.raw !== undefined) {
    if (!world.target.sendRaw) throw new KitError('the target takes no raw bytes');
    return { raw: await world.target.sendRaw(step.raw) };
  }
  let answer: Answer;
  if (step.execute) {
    const { connector = values['connector'] as string, entity, action, params, as } = step.execute;
    const call = { connector_type: given.connector_type!, entity, action, ...(params !== undefined && { params }) };
    answer = await world.target.execute(connector, call, await tokenFor(world, as));
  } else if (step.check) {
    answer = await world.target.check(step.check.connector ?? (values['connector'] as string), await tokenFor(world, undefined));
  } else {
    answer = await sendRequest(world, step.request!);
  }
  return { answer, body: jsonOf(answer) };
}

const isAnswer = (came: Came): came is Extract<Came, { answer: Answer }> => 'answer' in came;

/** The same step from page to page. */
function nextPage(step: Step, after: string): Step {
  if (step.execute) return { ...step, execute: { ...step.execute, params: { ...(step.execute.params as object | undefined), after } } };
  const path = step.request!.path;
  return { ...step, request: { ...step.request!, path: `${path}${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(after)}` } };
}

async function sendPages(world: World, step: Step, given: Case, values: Values): Promise<Came> {
  const data: unknown[] = [];
  const pages: number[] = [];
  const cursors = new Set<string>();
  for (let turn = step; ; ) {
    const came = await sendOnce(world, turn, given, values);
    if (!isAnswer(came) || came.answer.status !== 200 || came.answer.violations?.length) return came;
    const { data: records, pagination } = came.body as { data: unknown[]; pagination?: { after: string | null } };
    data.push(...records);
    pages.push(records.length);
    const after = pagination?.after;
    if (after === null || after === undefined) return { answer: came.answer, body: { data, pages } };
    if (cursors.has(after)) throw new Failed([`the cursor of page ${pages.length} has come before: there is no end`], came);
    if (pages.length >= most_pages) throw new Failed([`there is no end after ${most_pages} pages`], came);
    cursors.add(after);
    turn = nextPage(step, after);
  }
}

async function sendTogether(world: World, step: Step, given: Case, values: Values): Promise<Came> {
  const all = await Promise.all(Array.from({ length: step.together! }, () => sendOnce(world, step, given, values)));
  const answers = all.filter(isAnswer);
  const broken = answers.find(({ answer }) => answer.violations?.length);
  const statuses = answers.map(({ answer }) => answer.status).sort();
  return { answer: (broken ?? answers[0]!).answer, body: { statuses, bodies: answers.map(({ body }) => body) } };
}

function judge(expected: Expectation, came: Came): string[] {
  if (!isAnswer(came)) return expected.raw === undefined ? [] : mismatches(expected.raw, came.raw, 'the raw answer');
  const { answer, body } = came;
  const faults = [...(answer.violations ?? [])];
  const code = codeOf(answer);
  const said = `${answer.status}${code ? ` ${code}` : ''}`;
  if (expected.status !== undefined && ![expected.status].flat().includes(answer.status)) faults.push(`the status should be ${[expected.status].flat().join(' or ')} and is ${said}`);
  else if (expected.code !== undefined && ![expected.code].flat().includes(code ?? '')) faults.push(`the code should be ${[expected.code].flat().join(' or ')} and is ${code ?? 'absent'}`);
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    faults.push(...mismatches(value === null ? { $absent: true } : value, answer.headers.get(name) ?? undefined, `the header ${name}`));
  }
  if (expected.body !== undefined) faults.push(...mismatches(expected.body, body, 'the body'));
  if (expected.error !== undefined) faults.push(...mismatches({ $some: expected.error }, (body as { errors?: unknown } | undefined)?.errors ?? [], 'errors'));
  const everything = `${answer.text}\n${[...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n')}`;
  for (const text of expected.lacks ?? []) if (everything.includes(text)) faults.push('the answer holds a text that it must not hold');
  return faults;
}

function capture(step: Step, came: Came, values: Values): void {
  for (const [name, from] of Object.entries(step.capture ?? {})) {
    if (!isAnswer(came)) throw new KitError('nothing can be captured from a raw answer');
    const value = from.startsWith('header:') ? came.answer.headers.get(from.slice(7)) : from.startsWith('text:') ? new RegExp(from.slice(5)).exec(came.answer.text)?.[1] : at(came.body, from);
    if (value === undefined || value === null) throw new Failed([`the answer has no ${from}, which the case goes on with`], came);
    values[name] = value;
  }
}

async function control(world: World, given: Case, method: string, path: string, body?: unknown): Promise<void> {
  const { control_url } = world.surroundings.upstreams[given.connector_type!]!;
  const response = await fetch(control_url + path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new KitError(`the control interface refuses ${method} ${path}: ${await response.text()}`);
}

async function runStep(world: World, given: Case, raw: Step, values: Values): Promise<Came | undefined> {
  if (raw.for_each) {
    const { in: list, as, at_most = Infinity } = raw.for_each;
    const items = fill(list, values) as unknown[];
    const stride = Math.max(1, Math.ceil(items.length / at_most));
    const { for_each: _, ...step } = raw;
    let last: Came | undefined;
    for (let n = 0; n < items.length; n += stride) last = await runStep(world, given, step, { ...values, [as]: items[n] });
    return last;
  }
  const step = fill(raw, values);
  if (step.wait_ms !== undefined) return void (await new Promise((resolve) => setTimeout(resolve, step.wait_ms)));
  if (step.clear_faults) return void (await control(world, given, 'DELETE', '/faults'));
  if (step.fault) return void (await control(world, given, 'POST', '/faults', step.fault));
  const send = step.pages ? sendPages : step.together ? sendTogether : sendOnce;
  const came = await send(world, step, given, values);
  if (isAnswer(came) && step.skip_on?.includes(came.answer.status)) throw new Skipped(`the target answers ${came.answer.status} ${codeOf(came.answer) ?? ''}`);
  const faults = judge(step.expect ?? {}, came);
  if (faults.length > 0) throw new Failed(faults.map((fault) => (step.title ? `${step.title}: ${fault}` : fault)), came);
  capture(step, came, values);
  return came;
}

async function unmet(world: World, given: Case): Promise<{ outcome: 'skip' | 'disabled'; reason: string } | undefined> {
  const { surroundings, target } = world;
  const type = given.connector_type;
  if (given.skip !== undefined) return { outcome: 'skip', reason: given.skip };
  if (type !== undefined) {
    if (!(await world.offers(type))) return { outcome: 'skip', reason: `the catalogue does not list ${type}` };
    if (!surroundings.connectors[type]) return { outcome: 'disabled', reason: `no body that creates a connector of type ${type} was given` };
  }
  for (const need of given.needs ?? []) {
    if (need === 'second' && !surroundings.second) return { outcome: 'disabled', reason: 'no second organisation was given' };
    if (need === 'control' && !surroundings.upstreams[type ?? '']?.control_url) return { outcome: 'disabled', reason: 'no control_url of a fake vendor was given' };
    if (need.startsWith('search:') && !(await world.searchable(type!, need.slice(7)))) return { outcome: 'skip', reason: 'search over the entity is not ready, or not there' };
  }
  if (!target.send && given.steps.some((step) => step.request ?? step.raw)) return { outcome: 'skip', reason: 'the library has no HTTP' };
  return undefined;
}

export async function runCase(world: World, given: Case): Promise<Result> {
  const { id, title, proves, source } = given;
  const started = performance.now();
  const finish = (outcome: Result['outcome'], reasons: string[] = [], came?: Came): Result => {
    const shown = came && isAnswer(came) ? exchangeOf(came.answer) : came && { request: 'raw bytes', answer: came.raw };
    const clean = shown && { request: world.redaction.text(shown.request), answer: world.redaction.text(shown.answer) };
    return { id, title, proves, source, target: world.target.name, outcome, reasons: reasons.map(world.redaction.text), took_ms: performance.now() - started, ...(clean && { exchange: clean }) };
  };
  const faulty = given.steps.some((step) => step.fault);
  let reached = false;
  try {
    const missing = await unmet(world, given);
    if (missing) return finish(missing.outcome, [missing.reason]);
    const values = await world.valuesFor(given);
    reached = true;
    for (const step of given.steps) await runStep(world, given, step, values);
    return finish('pass');
  } catch (error) {
    if (error instanceof Skipped) return finish('skip', [error.message]);
    if (error instanceof Failed) return finish('fail', error.reasons, error.came);
    if (error instanceof TargetFault) return finish('fail', [error.message]);
    return finish('error', [error instanceof KitError ? error.message : String((error as Error).stack ?? error)]);
  } finally {
    if (faulty && reached) await control(world, given, 'DELETE', '/faults').catch(() => undefined);
  }
}

