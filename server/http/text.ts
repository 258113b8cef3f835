import { Problem } from '../problem.ts';

/** Deeper JSON has no meaning in this contract, and recursion must end somewhere. */
const max_depth = 64;

const unclean = (text: string) => text.includes('\0') || !text.isWellFormed();

function refuse(pointer: string, code: string, message: string): never {
  throw new Problem('validation_failed', `The body ${message}${pointer === '' ? '' : ` at ${pointer}`}.`, {
    errors: [{ in: 'body', pointer, code, message }],
  });
}

/** U+0000 and lone surrogates are refused, never repaired: what is stored and compared is what the caller wrote. */
export function checkText(value: unknown, pointer = '', depth = 0): void {
  if (typeof value === 'string') {
    if (unclean(value)) refuse(pointer, 'text', 'must not have U+0000 or lone surrogates');
  } else if (value !== null && typeof value === 'object') {
    if (depth === max_depth) refuse(pointer, 'depth', `must not be nested deeper than ${max_depth}`);
    for (const [key, each] of Object.entries(value)) {
      if (unclean(key)) refuse(pointer, 'text', 'must not have U+0000 or lone surrogates in a member name');
      checkText(each, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, depth + 1);
    }
  }
}

/** The same for the query, whose percent-encoding must also be UTF-8. */
export function checkQueryText(url: string): void {
  const at = url.indexOf('?');
  if (at < 0 || !url.includes('%', at)) return;
  for (const pair of url.slice(at + 1).split('&')) {
    let text: string;
    try {
      text = decodeURIComponent(pair.replaceAll('+', ' '));
    } catch {
      text = '\0';
    }
    if (unclean(text)) {
      throw new Problem('validation_failed', 'The query must be percent-encoded UTF-8 without U+0000.', {
        errors: [
          {
            in: 'query',
            name: pair.replace(/=.*/s, '').slice(0, 64),
            code: 'text',
            message: 'must be percent-encoded UTF-8 without U+0000',
          },
        ],
      });
    }
  }
}

const integer = /^-?(?:0|[1-9]\d*)$/;

/** Integers of the query, which are written as integers: `1e1`, `0x10` and ` 5` are numbers to JavaScript alone. */
export function checkIntegers(url: string, names: ReadonlySet<string>): void {
  const at = url.indexOf('?');
  if (at < 0 || names.size === 0) return;
  for (const [name, value] of new URLSearchParams(url.slice(at)))
    if (names.has(name) && !integer.test(value))
      throw new Problem(
        'validation_failed',
        `The request does not conform to the contract at ${name}: must be integer.`,
        {
          errors: [{ in: 'query', name, code: 'type', message: 'must be integer' }],
        },
      );
}
