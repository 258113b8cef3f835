import { inPieces } from '../../fairness/breathe.ts';

const nodes_per_look = 500;

/**
 * Removes secrets from a vendor's response, in place: members with these names at any depth, and query parameters with
 * these names in texts. Vendors put tokens into records (a page's own token, an address that opens with the caller's);
 * they must not be stored, searched or returned.
 */
export async function redact(value: unknown, names: readonly string[]): Promise<void> {
  const inText = new RegExp(`([?&])(?:${names.join('|')})=[^&#\\s"']*&?`, 'gi');
  const clean = (text: string): string => text.replace(inText, '$1').replace(/[?&](?=$|[#\s"'])/g, '');
  const hidden = new Set(names);
  const left: unknown[] = [value];
  const breathe = inPieces();
  for (let count = 1; left.length > 0; count++) {
    if (count % nodes_per_look === 0) await breathe();
    const node = left.pop();
    if (typeof node !== 'object' || node === null) continue;
    const members = node as Record<string, unknown>;
    for (const key of Object.keys(members)) {
      const each = members[key];
      if (hidden.has(key)) delete members[key];
      else if (typeof each !== 'string') left.push(each);
      else if (names.some((name) => each.toLowerCase().includes(`${name}=`))) members[key] = clean(each);
    }
  }
}

/** Whether a response may contain one of the names; an escape may hide it. */
export function mayHold(text: Buffer, names: readonly string[]): boolean {
  return names.some((name) => text.includes(name)) || (names.length > 0 && text.includes('\\u'));
}
