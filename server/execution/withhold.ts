/**
 * Takes secrets out of a vendor's answer, in place: members of these names at any depth, and query parameters of these names in texts. Vendors put tokens
 * into records (a page's own token, an address that opens with the caller's); they must not be stored, searched or returned.
 */
export function withhold(value: unknown, names: readonly string[]): void {
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

/** Whether an answer may hold one; an escape may hide the name. */
export function mayHold(text: string, names: readonly string[]): boolean {
  return names.some((name) => text.includes(name)) || (names.length > 0 && text.includes('\\u'));
}
