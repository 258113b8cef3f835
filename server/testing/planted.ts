import { hash } from 'node:crypto';
import type { Answer, FakeVendor } from '../../conformance/fake-vendors/vendor.ts';

const mark = /mk[0-9a-f]{16}/g;

/** The marks in a text. */
export const marksIn = (text: string): string[] => text.match(mark) ?? [];

/** Texts that the connector types compare. */
const compared = new Set(['async_status']);

/**
 * A vendor whose texts each end with a mark of their own. It tells from which field of which record a text comes,
 * wherever it turns up; the same field of a record has the same mark in every response.
 */
export function planted(vendor: FakeVendor): FakeVendor {
  return { ...vendor, answer: (request) => plant(vendor.answer(request)) };
}

function plant(answer: Answer): Answer {
  if (answer.status !== 200 || !/json/.test(answer.headers['Content-Type'] ?? '')) return answer;
  // Numbers that JavaScript cannot hold stand as marked strings meanwhile.
  const text = answer.body.toString().replace(/([:,[])(\d{16,})(?=[,}\]])/g, '$1"\\u0001$2"');
  const body = JSON.stringify(marked(JSON.parse(text), '', ''));
  return { ...answer, body: Buffer.from(body.replace(/"\\u0001(\d+)"/g, '$1')) };
}

/** `place`: of the nearest record around it. */
function marked(value: unknown, record: string, place: string): unknown {
  if (typeof value === 'string')
    return /\p{L} \p{L}/u.test(value)
      ? `${value} mk${hash('sha256', JSON.stringify([record, place, value])).slice(0, 16)}`
      : value;
  if (Array.isArray(value)) return value.map((each: unknown) => marked(each, record, place));
  if (typeof value !== 'object' || value === null) return value;
  const id = (value as { id?: unknown }).id;
  const named = typeof id === 'string' || typeof id === 'number';
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      compared.has(name) ? each : marked(each, named ? String(id) : record, named ? name : `${place}.${name}`),
    ]),
  );
}
