import type { Answer } from '../targets/target.ts';

/** Takes every secret that the kit holds, and whatever looks like a token, out of what people will read. */
export interface Redaction {
  add(secret: unknown): void;
  text(text: string): string;
}

export function createRedaction(): Redaction {
  const secrets = new Set<string>();
  return {
    add(secret) {
      if (typeof secret === 'string') {
        if (secret.length >= 6) secrets.add(secret);
      } else if (secret !== null && typeof secret === 'object') {
        for (const each of Object.values(secret)) this.add(each);
      }
    },
    text(text) {
      let clean = text;
      // The longest first: one secret may begin with another.
      for (const secret of [...secrets].sort((a, b) => b.length - a.length))
        clean = clean.replaceAll(secret, '<secret>');
      return clean
        .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '<token>')
        .replace(/\b(Bearer|Basic) +[\w.~+/=-]{8,}/gi, '$1 <secret>')
        .replace(/pbs_\w{8,}/g, '<secret>');
    },
  };
}

const most = 4000;
const cut = (text: string) =>
  text.length > most ? `${text.slice(0, most)}\n… ${text.length - most} characters more` : text;

const pretty = (text: string): string => {
  if (text.length > most) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

/** A request and its response as they are on the wire. */
export function exchangeOf({ request, status, headers, text }: Answer): { request: string; answer: string } {
  const lines = (entries: Iterable<[string, string]>) =>
    [...entries].map(([name, value]) => `${name}: ${cut(value)}`).join('\n');
  const body = request.body === undefined ? '' : `\n\n${cut(pretty(request.body.toString()))}`;
  return {
    request: `${request.method} ${cut(request.path)}\n${lines(Object.entries(request.headers))}${body}`,
    answer: `${status}\n${lines(headers.entries())}\n\n${cut(pretty(text))}`,
  };
}
