/** What an examination found. `advice` says what to do; nothing is to be done where it is absent. */
export interface Finding {
  about: string;
  level: 'ok' | 'warning' | 'error';
  text: string;
  advice?: string;
}

export const ok = (about: string, text: string): Finding => ({ about, level: 'ok', text });
export const warning = (about: string, text: string, advice: string): Finding => ({
  about,
  level: 'warning',
  text,
  advice,
});
export const error = (about: string, text: string, advice: string): Finding => ({
  about,
  level: 'error',
  text,
  advice,
});

/** The code of a network error, however deep the libraries have wrapped it. */
export function networkCode(cause: unknown): string | undefined {
  for (let each = cause, depth = 0; each !== undefined && each !== null && depth < 8; depth++) {
    const { code, cause: inner, extras } = each as { code?: unknown; cause?: unknown; extras?: { cause?: unknown } };
    if (typeof code === 'string' && /^[A-Z][A-Z_0-9]+$/.test(code)) return code;
    const [first] = (each as { errors?: unknown[] }).errors ?? [];
    each = inner ?? extras?.cause ?? first;
  }
  return undefined;
}

const meanings: ReadonlyArray<[RegExp, string]> = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'the name of the host is unknown'],
  [/^ECONNREFUSED$/, 'nothing listens there'],
  [/^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|EHOSTUNREACH|ENETUNREACH)$/, 'the host does not respond'],
  [/CERT|SELF_SIGNED|SSL|TLS|ALTNAME/, 'its certificate is not accepted'],
];

/** Why a host could not be reached, in words. */
export function whyUnreachable(cause: unknown): string {
  const code = networkCode(cause);
  const meaning = meanings.find(([pattern]) => code !== undefined && pattern.test(code))?.[1];
  return meaning === undefined ? (code ?? String(cause)) : `${meaning} (${code})`;
}
