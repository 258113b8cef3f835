import type { Answered, Asked, Reply, VendorModel } from './honest-vendors.ts';
import type { Truth } from './truth.ts';

/** How vendors misbehave, by the kinds of issue 17: each as a change of the honest response. */

export type Misreply = Reply | 'hang' | 'reset' | { raw: Buffer };

export interface Occasion extends Answered {
  model: VendorModel;
  truth: Truth;
  asked: Asked;
  /** How often the fault has struck before. */
  struck: number;
}

interface Way {
  name: string;
  on: ReadonlyArray<Answered['about']['kind']>;
  /** A response that no reader can know to be wrong: what it hides may be missing in a sync that succeeds. */
  lie?: true;
  /** Undefined where it does not strike this request. */
  act(occasion: Occasion): Misreply | undefined;
}

export interface Fault {
  way: Way;
  entity: string;
  times: number;
  struck: number;
}

type Body = Record<string, unknown>;

const everywhere = ['list', 'children', 'get', 'export', 'report'] as const;
const lists = ['list', 'children'] as const;
const sizes = ['page_size', 'page[size]', 'limit', 'per_page'] as const;
const cursors = ['after', 'page[after]', 'cursor'] as const;

const sizeOf = ({ query }: Asked): number =>
  Number(sizes.map((name) => query.get(name)).find((each) => each !== null) ?? 0);
const cursorOf = ({ query }: Asked): string | null =>
  cursors.map((name) => query.get(name)).find((each) => each !== null) ?? null;
const bodyOf = ({ reply }: Answered): Body => reply.body as Body;
const recordsOf = (answered: Answered): Body[] =>
  (answered.about.records === undefined ? [] : bodyOf(answered)[answered.about.records]) as Body[];
const withRecords = (answered: Answered, records: Body[]): Reply => ({
  ...answered.reply,
  body: { ...bodyOf(answered), ...(answered.about.records !== undefined && { [answered.about.records]: records }) },
});
const status = (code: number, body: unknown = { error: 'Failed' }): Reply => ({ status: code, body });
const always =
  (reply: Misreply): Way['act'] =>
  () =>
    reply;
const whereMore =
  (change: (occasion: Occasion) => Reply): Way['act'] =>
  (occasion) =>
    occasion.about.more === true ? change(occasion) : undefined;
const changed = (occasion: Occasion, body: Body): Reply => ({ ...occasion.reply, body });

/** Whether so much lies behind the page that no reader believes it to be gone: a small drop is believed. */
function hidesMany({ about, truth, ...answered }: Occasion): boolean {
  const last = recordsOf({ about, ...answered }).at(-1)?.['id'];
  const hidden = truth.records(about.entity, about.id).filter(({ id }) => Number(id) > Number(last));
  return about.more === true && hidden.length > truth.records(about.entity).length / 4;
}

const everyWay: Way[] = [
  ...[500, 502, 503, 504].map((code): Way => ({ name: `status ${code}`, on: everywhere, act: always(status(code)) })),
  ...[400, 404, 410, 422].map((code): Way => ({
    name: `status ${code}`,
    on: ['list', 'children', 'export', 'report'],
    act: ({ model }) => status(code, model.error('bad_request', code)),
  })),
  { name: 'no response', on: everywhere, act: always('hang') },
  { name: 'a closed connection', on: everywhere, act: always('reset') },
  {
    name: 'bytes that are not UTF-8',
    on: everywhere,
    act: always({ raw: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]) }),
  },
  { name: 'a response that is cut off', on: everywhere, act: always({ raw: Buffer.from('{"data": [') }) },
  { name: 'an HTML page of a proxy', on: everywhere, act: always({ raw: Buffer.from('<html>Forbidden</html>') }) },
  { name: 'forbidden', on: everywhere, act: ({ model }) => status(403, model.error('forbidden', 403)) },
  { name: 'unauthorized', on: everywhere, act: ({ model }) => status(401, model.error('unauthorized', 401)) },
  {
    name: 'a rate limit with its wait in the body',
    on: everywhere,
    act: always({ status: 429, body: { error: { retry_after: 1 } } }),
  },
  {
    name: 'pages that are too large',
    on: ['list', 'children', 'export'],
    act: ({ asked, model, struck }) => {
      if (sizeOf(asked) <= 2) return undefined;
      const code = [413, 502, 504, 400][struck % 4] ?? 413;
      return code === 400 && model.connector_type !== 'facebook-marketing'
        ? status(413)
        : status(code, model.error('too_large', code));
    },
  },
  {
    name: 'a page without paging',
    on: lists,
    act: whereMore((each) => changed(each, each.model.paging.without(bodyOf(each)))),
  },
  {
    name: 'more, without a cursor',
    on: lists,
    act: (each) => changed(each, each.model.paging.more(bodyOf(each), undefined)),
  },
  { name: 'the same cursor', on: lists, act: (each) => changed(each, each.model.paging.more(bodyOf(each), '7')) },
  {
    name: 'cursors without end',
    on: lists,
    act: (each) => {
      const page = withRecords(each, each.struck % 2 === 0 ? [] : recordsOf(each).slice(0, 1));
      return { ...page, body: each.model.paging.more(page.body as Body, String(1e9 + each.struck)) };
    },
  },
  {
    name: 'a refused cursor',
    on: ['list', 'children', 'export'],
    act: ({ asked, model, struck }) => {
      if (cursorOf(asked) === null) return undefined;
      const code = [400, 404, 410, 422][struck % 4] ?? 400;
      return status(code, model.error('bad_request', code));
    },
  },
  {
    name: 'a record that does not fit',
    on: ['list', 'children', 'export', 'report'],
    act: (each) =>
      recordsOf(each).length === 0
        ? undefined
        : withRecords(
            each,
            recordsOf(each).map((record, at) => (at === 0 ? { ...record, ...each.model.invalid } : record)),
          ),
  },
  {
    name: 'a record without an ID',
    on: ['list', 'children', 'export'],
    act: (each) =>
      recordsOf(each).length === 0
        ? undefined
        : withRecords(
            each,
            recordsOf(each).map(({ id, ...record }, at) => (at === 0 ? record : { id, ...record })),
          ),
  },
  {
    name: 'parts that fail',
    on: ['children', 'list', 'get', 'report'],
    act: ({ about, model, struck }) => {
      if (about.id === undefined || Number(about.id) % 3 !== 2) return undefined;
      const code = [403, 410, 422, 500][struck % 4] ?? 403;
      return status(code, model.error(code === 403 ? 'forbidden' : 'bad_request', code));
    },
  },
  {
    name: 'an export within one second',
    on: ['export'],
    act: ({ asked, reply }) =>
      asked.query.has('start_time')
        ? {
            ...reply,
            body: { ...(reply.body as Body), end_time: Number(asked.query.get('start_time')), end_of_stream: false },
          }
        : undefined,
  },
  {
    name: 'an export that leads back',
    on: ['export'],
    act: (each) => {
      const place = cursorOf(each.asked) ?? '7';
      return Object.hasOwn(each.reply.body as object, 'after_cursor')
        ? changed(each, { ...bodyOf(each), after_cursor: place, end_of_stream: false })
        : undefined;
    },
  },
  {
    name: 'an export that names no place to go on',
    on: ['export'],
    act: (each) => changed(each, { ...bodyOf(each), after_cursor: null, end_time: null, end_of_stream: false }),
  },
  {
    name: 'failed reports',
    on: ['report'],
    act: ({ reply, struck }) =>
      Object.hasOwn(reply.body as object, 'async_status')
        ? { ...reply, body: { ...(reply.body as Body), async_status: struck % 2 === 0 ? 'Job Failed' : 'Job Skipped' } }
        : undefined,
  },
  // What a reader cannot know to be wrong. Nothing may be deleted because of it.
  {
    name: 'a list that is cut',
    on: ['list'],
    lie: true,
    act: (each) => (hidesMany(each) ? changed(each, each.model.paging.end(bodyOf(each))) : undefined),
  },
  {
    name: 'an empty list',
    on: ['list'],
    lie: true,
    act: (each) => changed(each, each.model.paging.end(withRecords(each, []).body as Body)),
  },
  { name: 'an empty page inside', on: ['list'], lie: true, act: whereMore((each) => withRecords(each, [])) },
];

/** A page without paging is a lie where short pages are documented to be the last. */
const isLie = ({ way }: Fault, { connector_type }: VendorModel): boolean =>
  way.lie === true || (way.name === 'a page without paging' && connector_type === 'facebook-marketing');

export interface Misbehavior {
  /** What the vendor sends in place of the honest response. */
  strike(occasion: Omit<Occasion, 'struck'>): Misreply | undefined;
  /** The entities about which it has lied in a way that no reader can see. */
  lied: ReadonlySet<string>;
  /** How many responses it has changed. */
  struck(): number;
  /** For people: what was chosen. */
  described: string;
}

/**
 * Draws the faults of one sync: of each entity none or a few, some of which end after a while. Where a record cannot be
 * asked for by itself, the vendor does not tell the same lie twice: a second complete listing is what confirms a drop.
 */
export function drawMisbehavior(truth: Truth, model: VendorModel, told: Set<string>): Misbehavior {
  const faults: Fault[] = [];
  for (const { entity, parent, removed } of model.rules) {
    for (let n = truth.chance(70) ? truth.between(1, 2) : 0; n > 0; n--) {
      const way = everyWay[truth.below(everyWay.length)];
      if (!way) continue;
      // Cursors that end after all would lead past records, which no reader can know.
      const ends = way.name !== 'cursors without end' && truth.chance(50);
      const fault = { way, entity, times: ends ? truth.between(1, 4) : Infinity, struck: 0 };
      if (isLie(fault, model)) {
        // Of changes and of children nothing confirms a lie, and nothing repairs it.
        if (parent !== undefined || removed === false || told.has(entity)) continue;
        told.add(entity);
      }
      faults.push(fault);
    }
  }
  return misbehaviorOf(model, faults);
}

/** One fault of an entity, by its name. */
export function singleFault(model: VendorModel, entity: string, name: string, times = Infinity): Misbehavior {
  const way = everyWay.find((each) => each.name === name);
  if (!way) throw new Error(`no vendor misbehaves by ${name}`);
  return misbehaviorOf(model, [{ way, entity, times, struck: 0 }]);
}

function misbehaviorOf(model: VendorModel, faults: readonly Fault[]): Misbehavior {
  const lied = new Set<string>();
  return {
    lied,
    struck: () => faults.reduce((sum, { struck }) => sum + struck, 0),
    described: faults.map(({ way, entity, times }) => `${entity}: ${way.name} × ${times}`).join('; '),
    strike(occasion) {
      for (const fault of faults) {
        const { way, entity } = fault;
        if (fault.struck >= fault.times || entity !== occasion.about.entity || !way.on.includes(occasion.about.kind))
          continue;
        const reply = way.act({ ...occasion, struck: fault.struck });
        if (reply === undefined) continue;
        fault.struck++;
        if (isLie(fault, model)) lied.add(entity);
        return reply;
      }
      return undefined;
    },
  };
}
