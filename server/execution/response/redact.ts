/**
 * Removes secrets from a vendor's response, in place: members with these names at any depth, and query parameters with
 * these names in texts. Vendors put tokens into records (a page's own token, an address that opens with the caller's);
 * they must not be stored, searched or returned.
 */
export function redact(value: unknown, names: readonly string[]): void {
  const inText = new RegExp(`([?&])(?:${names.join('|')})=[^&#\\s"']*&?`, 'gi');
  const clean = (text: string): string => text.replace(inText, '$1').replace(/[?&](?=$|[#\s"'])/g, '');
  const hidden = new Set(names);
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const members = node as Record<string, unknown>;
    for (const key of Object.keys(members)) {
      const each = members[key];
      if (hidden.has(key)) delete members[key];
      else if (typeof each !== 'string') walk(each);
      else if (names.some((name) => each.toLowerCase().includes(`${name}=`))) members[key] = clean(each);
    }
  };
  walk(value);
}

/** Whether a response may contain one of the names; an escape may hide it. */
export function mayHold(text: string, names: readonly string[]): boolean {
  return names.some((name) => text.includes(name)) || (names.length > 0 && text.includes('\\u'));
}
