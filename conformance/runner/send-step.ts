/** How a step is sent: once, from page to page, several at once, or until the response says what is waited for. */
import { jsonOf, KitError, type Answer } from '../targets/target.ts';
import type { Case, Step } from './case.ts';
import { at, mismatches } from './judging/matchers.ts';
import type { Values } from './template.ts';
import type { World } from './world/world.ts';

const connectors = '/api/v1/integrations/connectors';
const most_pages = 500;

/** Something that came back: a response, or the bytes of a raw one. */
export type Came = { answer: Answer; body: unknown } | { raw: string };

export class Failed extends Error {
  readonly reasons: string[];
  readonly came: Came | undefined;

  constructor(reasons: string[], came?: Came) {
    super(reasons[0]);
    this.reasons = reasons;
    this.came = came;
  }
}

export async function tokenFor(world: World, as: string | undefined): Promise<string | undefined> {
  if (!world.target.send || as === 'anonymous') return undefined;
  if (as === undefined || as === 'owner') return world.tokenOf('owner');
  return as === 'second' || as === 'several' ? world.tokenOf(as) : as;
}

async function sendRequest(
  world: World,
  { method, path, as, headers = {}, body, text, form, bytes }: NonNullable<Step['request']>,
  executed?: Answer['request']['executed'],
): Promise<Answer> {
  if (!world.target.send) throw new KitError('the target has no HTTP');
  const token = await tokenFor(world, as);
  const content =
    bytes !== undefined
      ? Buffer.from(bytes, 'hex')
      : (text ?? (form ? new URLSearchParams(form).toString() : body === undefined ? undefined : JSON.stringify(body)));
  const type =
    content === undefined ? {} : { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' };
  const all = { ...type, ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
  const answer = await world.target.send({
    method,
    path,
    headers: sent,
    ...(content !== undefined && { body: content }),
    ...(executed && { executed }),
  });
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
    answer = await world.target.check(
      step.check.connector ?? (values['connector'] as string),
      await tokenFor(world, undefined),
    );
  } else {
    answer = await sendRequest(world, step.request!);
  }
  return { answer, body: jsonOf(answer) };
}

export const isAnswer = (came: Came): came is Extract<Came, { answer: Answer }> => 'answer' in came;

/** The same step from page to page: a search goes on with `cursor`, everything else with `after`. */
function nextPage(step: Step, cursor: string): Step {
  if (step.execute)
    return {
      ...step,
      execute: {
        ...step.execute,
        params: {
          ...(step.execute.params as object | undefined),
          [step.execute.action === 'search' ? 'cursor' : 'after']: cursor,
        },
      },
    };
  const path = step.request!.path;
  return {
    ...step,
    request: { ...step.request!, path: `${path}${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(cursor)}` },
  };
}

interface Page {
  data: unknown[];
  pagination?: { after: string | null };
  meta?: { cursor?: string | null };
}

async function sendPages(world: World, step: Step, given: Case, values: Values): Promise<Came> {
  const data: unknown[] = [];
  const pages: number[] = [];
  const metas: unknown[] = [];
  const cursors = new Set<string>();
  for (let turn = step; ;) {
    const came = await sendOnce(world, turn, given, values);
    if (!isAnswer(came) || came.answer.status !== 200 || came.answer.violations?.length) return came;
    const { data: records, pagination, meta } = came.body as Page;
    data.push(...records);
    pages.push(records.length);
    if (meta) metas.push(meta);
    const cursor = pagination?.after ?? meta?.cursor;
    if (cursor === null || cursor === undefined)
      return { answer: came.answer, body: { data, pages, ...(metas.length > 0 && { metas }) } };
    if (cursors.has(cursor))
      throw new Failed([`the cursor of page ${pages.length} has come before: there is no end`], came);
    if (pages.length >= most_pages) throw new Failed([`there is no end after ${most_pages} pages`], came);
    cursors.add(cursor);
    turn = nextPage(step, cursor);
  }
}

async function sendTogether(world: World, step: Step, given: Case, values: Values): Promise<Came> {
  const all = await Promise.all(Array.from({ length: step.together! }, () => sendOnce(world, step, given, values)));
  const responses = all.filter(isAnswer);
  const broken = responses.find(({ answer }) => answer.violations?.length);
  const statuses = responses.map(({ answer }) => answer.status).sort();
  return { answer: (broken ?? responses[0]!).answer, body: { statuses, bodies: responses.map(({ body }) => body) } };
}

/** What went backwards between two responses: the place of a state among those that follow each other, or a number. */
function wentBack(forward: NonNullable<Step['forward']>, before: unknown, after: unknown): string[] {
  return Object.entries(forward).flatMap(([pointer, states]) => {
    const place = (body: unknown) =>
      states === true
        ? Number(at(body, pointer))
        : states.findIndex((each) => [each].flat().includes(at(body, pointer) as string));
    return place(after) < place(before)
      ? [`${pointer} went back from ${JSON.stringify(at(before, pointer))} to ${JSON.stringify(at(after, pointer))}`]
      : [];
  });
}

async function sendUntil(world: World, step: Step, given: Case, values: Values): Promise<Came> {
  const give_up = performance.now() + world.patience_ms;
  let before: unknown;
  for (let pause_ms = 30; ; pause_ms = Math.min(500, pause_ms * 1.5)) {
    const came = await sendOnce(world, step, given, values);
    if (!isAnswer(came) || came.answer.violations?.length || came.answer.status >= 500) return came;
    const backwards = before === undefined || !step.forward ? [] : wentBack(step.forward, before, came.body);
    if (backwards.length > 0) throw new Failed(backwards, came);
    const missing = mismatches(step.until, came.body, 'the body');
    if (missing.length === 0) return came;
    if (performance.now() > give_up) throw new Failed([`after ${world.patience_ms / 1000} s: ${missing[0]}`], came);
    before = came.body;
    await new Promise((resolve) => setTimeout(resolve, pause_ms));
  }
}

export function sendStep(world: World, step: Step, given: Case, values: Values): Promise<Came> {
  const send = step.pages ? sendPages : step.together ? sendTogether : step.until !== undefined ? sendUntil : sendOnce;
  return send(world, step, given, values);
}
