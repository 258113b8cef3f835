import type { Paging } from '../../connector-types/definition/paging.ts';

/** The query parameters that may say where to go on; a place in the list is stored as a value of the first. */
export function placeParams(paging: Paging): [string, ...string[]] {
  const own = paramsOf(paging);
  return [...own, ...(paging.otherwise ?? []).flatMap(placeParams)];
}

function paramsOf(paging: Paging): [string, ...string[]] {
  if ('cursor_param' in paging) return [paging.cursor_param];
  if ('offset_param' in paging) return [paging.offset_param];
  return 'page_param' in paging ? [paging.page_param] : paging.params;
}

/**
 * A place in a list as text: the value of the first parameter, or `?name=value&…` where the vendor wants others.
 */
export function writePlace(params: ReadonlyArray<readonly [name: string, value: string]>, first: string): string {
  const [only] = params;
  if (params.length === 1 && only?.[0] === first && !only[1].startsWith('?')) return only[1];
  return `?${new URLSearchParams(Object.fromEntries(params)).toString()}`;
}

/** The parameters of a place; those that the paging does not know are left out. */
export function readPlace(place: string, known: readonly [string, ...string[]]): Array<[name: string, value: string]> {
  if (!place.startsWith('?')) return [[known[0], place]];
  return [...new URLSearchParams(place.slice(1))].filter(([name]) => known.includes(name));
}
