import { codeOf, jsonOf, KitError, senderOf, TargetFault, type Answer, type Target } from '../../targets/target.ts';
import type { Contract } from '../contract.ts';
import type { Redaction } from '../redact.ts';
import type { Remember } from './memory.ts';
import type { Credentials, Surroundings, World } from './world.ts';

interface Parts {
  target: Target;
  contract: Contract;
  surroundings: Surroundings;
  redaction: Redaction;
  remember: Remember;
}

/** The tokens that cases use, each asked for once. */
export interface Tokens extends Pick<World, 'tokenOf' | 'scopedToken'> {
  /** One with every scope of the contract but this, by RFC 6749, section 3.3. */
  withoutScope(scope: string): Promise<string>;
}

const tokens = '/api/v1/account/applications/token';

/** Waits once where the rate limit of the token operation is reached: an earlier run may have used it. */
async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  if (answer.status !== 429) return answer;
  await new Promise((resolve) =>
    setTimeout(resolve, 1000 * Math.min(61, Number(answer.headers.get('retry-after') ?? 60))),
  );
  return ask();
}

export function createTokens({ target, contract, surroundings, redaction, remember }: Parts): Tokens {
  const post = (path: string, body: unknown, token?: string) =>
    senderOf(target)({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });

  async function mint(ask: () => Promise<Answer>): Promise<string> {
    const answer = await patiently(ask);
    const token = (jsonOf(answer) as { access_token?: string } | undefined)?.access_token;
    if (answer.status !== 200 || token === undefined)
      throw new TargetFault(`no token: ${answer.status} ${codeOf(answer) ?? answer.text.slice(0, 200)}`);
    redaction.add(token);
    return token;
  }

  const credentialsOf = (who: 'owner' | 'second' | 'several'): Credentials => {
    const found = who === 'owner' ? surroundings : surroundings[who];
    if (!found) throw new KitError(`no client of the ${who} kind was given`);
    return found;
  };

  const tokenOf: Tokens['tokenOf'] = (who) =>
    remember(`token ${who}`, () => {
      const { client_id, client_secret } = credentialsOf(who);
      return mint(() => post(tokens, { client_id, client_secret }));
    });

  const scopedToken: Tokens['scopedToken'] = (customer_name) =>
    remember(`scoped ${customer_name}`, async () =>
      mint(async () => post('/api/v1/account/applications/scoped-token', { customer_name }, await tokenOf('owner'))),
    );

  const withoutScope = (scope: string) =>
    remember(`without ${scope}`, () => {
      const scopes = new Set(
        contract.operations.flatMap((operation) => operation.scopes).filter((each) => each !== scope),
      );
      const { client_id, client_secret } = surroundings;
      const body = new URLSearchParams({
        grant_type: 'client_credentials',
        client_id,
        client_secret,
        scope: [...scopes].join(' '),
      }).toString();
      return mint(() =>
        senderOf(target)({
          method: 'POST',
          path: tokens,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body,
        }),
      );
    });

  return { tokenOf, scopedToken, withoutScope };
}
