/**
 * Faults that change what a response says: status, headers, body. Pure; what a fault does to the connection is in
 * send.ts.
 */
import type { DueFault } from './fault-engine.ts';
import type { Fault } from './faults.ts';
import type { VendorRecord } from './overlay-store.ts';
import { json, type Answer, type FakeVendor, type ListShape, type VendorRequest } from './vendor.ts';

type Body = Record<string, unknown>;
type Of<K extends Fault['kind']> = Extract<Fault, { kind: K }>;

/** The response with the fault applied; `answer` is made only where the fault needs the true one. */
export function rewrite(
  vendor: FakeVendor,
  request: VendorRequest,
  account: string | undefined,
  due: DueFault,
  answer: () => Answer,
): Answer {
  const { fault } = due;
  switch (fault.kind) {
    case 'status':
      return status(vendor, fault);
    case 'rate_limit':
      return rateLimit(vendor, account, fault);
    case 'redirect': {
      const { headers, body } = vendor.error(fault.status ?? 302);
      return { status: fault.status ?? 302, headers: { ...headers, Location: fault.location }, body };
    }
    case 'rate_limit_remaining_zero': {
      const good = answer();
      return { ...good, headers: { ...good.headers, ...vendor.exhausted(fault.reset_in_s ?? 1) } };
    }
    case 'garbage':
      return plain('<<< not json >>> {"incidents": [', 'application/json');
    case 'html':
      return plain(
        '<!doctype html><html><head><title>Sign in</title></head><body><h1>Please sign in</h1></body></html>',
        'text/html; charset=utf-8',
      );
    case 'raw_body':
      return plain(fault.text, fault.content_type ?? 'application/json');
    case 'truncated': {
      const good = answer();
      return { ...good, body: good.body.subarray(0, Math.floor(good.body.length / 2)) };
    }
    default:
      return rewritePage(vendor, request, due, answer);
  }
}

/** Faults that need the true page. */
function rewritePage(vendor: FakeVendor, request: VendorRequest, due: DueFault, answer: () => Answer): Answer {
  const { fault } = due;
  switch (fault.kind) {
    case 'missing_records_key':
      return page(answer(), (body, list) => delete body[list.records_key]);
    case 'repeat_cursor':
      return page(answer(), (body, list) =>
        list.setCursor(body, request.query.get(list.cursor_param) ?? list.getCursor(body) ?? lastCursor(body, list)),
      );
    case 'cycle_cursor':
      return page(answer(), (body, list) =>
        list.setCursor(body, nextInCycle(due, fault.length ?? 2, list.getCursor(body) ?? lastCursor(body, list))),
      );
    case 'short_page':
      return page(answer(), (body, list) => shorten(body, list, fault.keep));
    case 'empty_page_with_cursor':
      return page(answer(), (body, list) => {
        list.setCursor(body, list.getCursor(body) ?? lastCursor(body, list));
        body[list.records_key] = [];
      });
    case 'cut_list':
      return page(answer(), (body, list) => {
        body[list.records_key] = firstOf(recordsOf(body, list), fault.keep);
        list.setCursor(body, undefined);
        if (fault.paging === 'absent') for (const key of list.paging_keys) delete body[key];
      });
    case 'more_without_cursor':
      return page(answer(), (body, list) => list.loseCursor(body));
    case 'endless_pages': {
      const repeated = (due.repeated ??= answer());
      return page(repeated, (body, list) => {
        list.setCursor(body, list.cursorOf({ id: String(1e15 + due.cursors.push('')) }));
        body[list.records_key] = [];
      });
    }
    case 'page_too_large': {
      const good = answer();
      const size = good.list ? Number(request.query.get(good.list.size_param) ?? Infinity) : 0;
      return size > fault.most ? (vendor.tooLarge?.() ?? vendor.error(413)) : good;
    }
    case 'page_size_ignored': {
      const good = answer();
      if (!good.list) return good;
      const query = new URLSearchParams(request.query);
      query.set(good.list.size_param, String(fault.returns));
      return vendor.answer({ ...request, url: `${request.path}?${query}`, query });
    }
    case 'patch_record':
      return patchRecord(answer(), fault);
    default:
      return answer();
  }
}

const plain = (text: string, content_type: string): Answer => ({
  status: 200,
  headers: { 'Content-Type': content_type },
  body: Buffer.from(text),
});

function status(vendor: FakeVendor, fault: Of<'status'>): Answer {
  if (fault.body === undefined) {
    const own = vendor.error(fault.status);
    return { ...own, headers: { ...own.headers, ...fault.headers } };
  }
  if (typeof fault.body === 'string')
    return {
      status: fault.status,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', ...fault.headers },
      body: Buffer.from(fault.body),
    };
  return json(fault.status, fault.body, fault.headers);
}

function rateLimit(vendor: FakeVendor, account: string | undefined, fault: Of<'rate_limit'>): Answer {
  const form = fault.retry_after ?? 'seconds';
  const seconds = fault.retry_after_s ?? 1;
  const now = vendor.clock.now();
  const at_ms = now + (form === 'past' ? -1 : 1) * seconds * 1000;
  const hinted = fault.body_hint ?? (form === 'seconds' || form === 'http_date');
  const answer = vendor.throttled(account, hinted ? at_ms : undefined);
  const values = {
    seconds: String(seconds),
    http_date: new Date(at_ms).toUTCString(),
    past: new Date(at_ms).toUTCString(),
    garbage: fault.text ?? 'a little later',
    absent: undefined,
  };
  const value = values[form];
  return value === undefined ? answer : { ...answer, headers: { ...answer.headers, 'Retry-After': value } };
}

/** Changes the body of a page; a response that is not a page stays as it is. */
function page(answer: Answer, change: (body: Body, list: ListShape) => unknown): Answer {
  if (!answer.list) return answer;
  const body = JSON.parse(answer.body.toString()) as Body;
  change(body, answer.list);
  return { ...answer, body: Buffer.from(JSON.stringify(body)) };
}

const firstOf = (records: VendorRecord[], keep: number | undefined): VendorRecord[] =>
  records.slice(0, keep ?? Math.ceil(records.length / 2));

const recordsOf = (body: Body, list: ListShape): VendorRecord[] => body[list.records_key] as VendorRecord[];

/** On the last page there is no cursor to repeat: one that continues behind the last record will do. */
const lastCursor = (body: Body, list: ListShape): string => {
  const last = recordsOf(body, list).at(-1);
  return last ? list.cursorOf(last) : 'cursor-of-nothing';
};

function nextInCycle(due: DueFault, length: number, own: string): string {
  if (due.cursors.length < length) {
    due.cursors.push(own);
    return own;
  }
  const first = due.cursors.shift()!;
  due.cursors.push(first);
  return first;
}

function shorten(body: Body, list: ListShape, keep: number | undefined): void {
  const records = recordsOf(body, list);
  const kept = firstOf(records, keep);
  if (kept.length === records.length) return;
  body[list.records_key] = kept;
  list.setCursor(body, list.cursorOf(kept.at(-1)!));
}

function patchRecord(answer: Answer, { index = 0, patch }: Of<'patch_record'>): Answer {
  if (answer.status !== 200) return answer;
  const body = JSON.parse(answer.body.toString()) as Body;
  const records = answer.list
    ? recordsOf(body, answer.list)
    : [(answer.bare ? body : Object.values(body)[0]) as VendorRecord];
  const raw: string[] = [];
  const targets = index === 'all' ? records : [records[index]].filter((record) => record !== undefined);
  for (const record of targets)
    for (const [key, value] of Object.entries(patch)) setAt(record, pointer(key), value, raw);
  // `$raw` stands as a marked string until the rest is text; the mark cannot occur in the data.
  const text = JSON.stringify(body).replace(/"\\u0001raw:(\d+)"/g, (_, n: string) => raw[Number(n)]!);
  return { ...answer, body: Buffer.from(text) };
}

const pointer = (key: string): string[] =>
  key.startsWith('/')
    ? key
        .slice(1)
        .split('/')
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    : [key];

function setAt(target: unknown, path: string[], value: unknown, raw: string[]): void {
  const [key, ...rest] = path as [string, ...string[]];
  if (typeof target !== 'object' || target === null) return;
  const holder = target as Body;
  if (rest.length > 0) return setAt((holder[key] ??= {}), rest, value, raw);
  if (isSpecial(value, '$delete')) delete holder[key];
  else if (isSpecial(value, '$raw'))
    holder[key] = `\u0001raw:${raw.push(String((value as { $raw: unknown }).$raw)) - 1}`;
  else holder[key] = value;
}

const isSpecial = (value: unknown, key: string): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 1 && key in value;
