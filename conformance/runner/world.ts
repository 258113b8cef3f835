import type { JsonRecord } from '../reference/evaluate.ts';
import {
  codeOf,
  jsonOf,
  KitError,
  TargetFault,
  type Answer,
  type CreationBody,
  type Target,
} from '../targets/target.ts';
import type { Case } from './case.ts';
import type { Contract } from './contract.ts';
import { createRedaction, type Redaction } from './redact.ts';
import { namesIn, type Values } from './template.ts';

export interface Credentials {
  client_id: string;
  client_secret: string;
  organization_id?: string | undefined;
}

/** What the kit is given about the target; `sandbox.json` of a sandbox holds all of it. */
export interface Surroundings extends Credentials {
  base_url: string;
  /** What the service calls itself, where it is reached elsewhere. */
  public_url?: string | undefined;
  second?: Credentials | undefined;
  /** A client of the first organization and the second. */
  several?: Credentials | undefined;
  /** Connector type -> a body that creates a connector. */
  connectors: Record<string, CreationBody>;
  upstreams: Record<string, { base_url: string; control_url?: string }>;
}

/** The target with everything that cases may name, made when the first case asks for it. */
export interface World {
  target: Target;
  contract: Contract;
  surroundings: Surroundings;
  /** How long a case waits for a state at most. */
  patience_ms: number;
  redaction: Redaction;
  /** A body for the type whose credentials the vendor accepts, under a customer of the kit's own. */
  creation(connector_type: string, customer_name: string): CreationBody;
  /** A token, and the organization as it was: cleaning up puts it back. */
  prepare(): Promise<void>;
  valuesFor(given: Case): Promise<Values>;
  /** The connector of a type that replicates and that cases only read. */
  shared(connector_type: string): Promise<string>;
  tokenOf(who: 'owner' | 'second' | 'several'): Promise<string>;
  scopedToken(customer_name: string): Promise<string>;
  /** Whether the target lists the connector type. */
  offers(connector_type: string): Promise<boolean>;
  /** Why search over this entity does not answer, asked once; nothing where it does. */
  unsearchable(connector_type: string, entity: string): Promise<string | undefined>;
  /** Everything that search finds in the shared connector, asked once. */
  records(connector_type: string, entity: string): Promise<JsonRecord[]>;
  /** An account of the fake vendor that is not the given connector's, if it tells one. */
  otherAccount(
    connector_type: string,
  ): Promise<{ name: string; credentials: Record<string, string> | null } | undefined>;
  /** Asks the control interface of the type's fake vendor. */
  control(connector_type: string, method: string, path: string, body?: unknown): Promise<unknown>;
  /** Notes a connector that cleaning up must delete. */
  created(id: string, token: string | undefined): void;
  cleanUp(): Promise<void>;
}

/**
 * How long a state is waited for, the first replication of a connector among them: longer than a busy machine needs.
 */
const usual_patience_ms = 120_000;

const tokens = '/api/v1/account/applications/token';

export function createWorld(
  target: Target,
  contract: Contract,
  surroundings: Surroundings,
  run: string,
  patience_ms = usual_patience_ms,
): World {
  const redaction = createRedaction();
  redaction.add(surroundings.client_secret);
  redaction.add(surroundings.second?.client_secret);
  redaction.add(surroundings.several?.client_secret);
  for (const { credentials } of Object.values(surroundings.connectors)) redaction.add(credentials);
  const once = new Map<string, Promise<any>>();
  const remember = <T>(key: string, make: () => Promise<T>): Promise<T> => {
    if (!once.has(key)) once.set(key, make());
    return once.get(key) as Promise<T>;
  };
  const made: Array<{ id: string; token: string | undefined }> = [];
  let customers = 0;

  const post = (path: string, body: unknown, token?: string) =>
    target.send!({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });

  /** Waits once where the rate limit of the token operation is reached: an earlier run may have used it. */
  async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
    const answer = await ask();
    if (answer.status !== 429) return answer;
    await new Promise((resolve) =>
      setTimeout(resolve, 1000 * Math.min(61, Number(answer.headers.get('retry-after') ?? 60))),
    );
    return ask();
  }

  async function mint(ask: () => Promise<Answer>): Promise<string> {
    const answer = await patiently(ask);
    const token = (jsonOf(answer) as { access_token?: string } | undefined)?.access_token;
    if (answer.status !== 200 || token === undefined)
      throw new TargetFault(`no token: ${answer.status} ${codeOf(answer) ?? answer.text.slice(0, 200)}`);
    redaction.add(token);
    return token;
  }

  const tokenOf: World['tokenOf'] = (who) =>
    remember(`token ${who}`, () => {
      const { client_id, client_secret } = who === 'owner' ? surroundings : surroundings[who]!;
      return mint(() => post(tokens, { client_id, client_secret }));
    });

  const scopedToken: World['scopedToken'] = (customer_name) =>
    remember(`scoped ${customer_name}`, async () =>
      mint(async () => post('/api/v1/account/applications/scoped-token', { customer_name }, await tokenOf('owner'))),
    );

  /** A token with every scope of the contract but one, by RFC 6749, section 3.3. */
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
        target.send!({
          method: 'POST',
          path: tokens,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body,
        }),
      );
    });

  const creation: World['creation'] = (connector_type, customer_name) => {
    const body = surroundings.connectors[connector_type];
    if (!body) throw new KitError(`there is no body that creates a connector of type ${connector_type}`);
    // What replicates does so because a case needs it: dozens of connectors at once would only keep the target busy.
    return { ...body, sync: { enabled: false }, customer_name };
  };

  async function connectorFor(
    connector_type: string,
    customer_name: string,
    { who = 'owner', ...more }: { who?: 'owner' | 'second'; sync?: CreationBody['sync'] } = {},
  ): Promise<string> {
    const token = target.send ? await tokenOf(who) : undefined;
    const id = await target.createConnector({ ...creation(connector_type, customer_name), ...more }, token);
    made.push({ id, token });
    return id;
  }

  const shared = (connector_type: string) =>
    remember<string>(`connector ${connector_type}`, () =>
      connectorFor(connector_type, `kit-${run}`, { sync: { enabled: true } }),
    );

  async function search(connector_type: string, entity: string, params: object): Promise<Answer> {
    return target.execute(
      await shared(connector_type),
      { connector_type, entity, action: 'search', params },
      await tokenOf('owner'),
    );
  }

  async function control(connector_type: string, method: string, path: string, body?: unknown): Promise<unknown> {
    const { control_url } = surroundings.upstreams[connector_type]!;
    const response = await fetch(control_url + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new KitError(`the control interface refuses ${method} ${path}: ${text}`);
    return JSON.parse(text) as unknown;
  }

  /** Which account of the fake vendor the kit's connector belongs to, as its request log tells. */
  const accountOf = (connector_type: string, connector: string) =>
    remember(`account ${connector_type}`, async () => {
      const first = contract.actions.find((each) => each.connector_type === connector_type && each.action === 'list')!;
      await target.execute(
        connector,
        { connector_type, entity: first.entity, action: 'list' },
        target.send && (await tokenOf('owner')),
      );
      const { requests } = (await control(connector_type, 'GET', '/requests')) as {
        requests: Array<{ account: string | null }>;
      };
      return requests.findLast((each) => each.account !== null)?.account;
    });

  /** Another account of the fake vendor with what opens it, as its control interface tells. */
  const otherAccount = (connector_type: string) =>
    remember(`other account ${connector_type}`, async () => {
      const { accounts } = (await control(connector_type, 'GET', '/accounts')) as {
        accounts: Array<{ name: string; credentials: Record<string, string> | null }>;
      };
      const own = JSON.stringify(surroundings.connectors[connector_type]!.credentials);
      const found = accounts.find(({ credentials }) => credentials !== null && JSON.stringify(credentials) !== own);
      if (found) redaction.add(found.credentials);
      return found;
    });

  const organization = () =>
    remember('organization', async () =>
      jsonOf(
        await target.send!({
          method: 'GET',
          path: '/api/v1/account/organization',
          headers: { authorization: `Bearer ${await tokenOf('owner')}` },
        }),
      ),
    );

  /** What may be named, and how it comes to be. */
  function makers(given: Case, customer: string): Record<string, () => Promise<unknown>> {
    const type = given.connector_type ?? contract.usual.connector_type;
    return {
      token: () => tokenOf('owner'),
      second: async () => ({
        ...surroundings.second,
        token: await tokenOf('second'),
        connector: await remember(`second ${type}`, () => connectorFor(type, `kit-${run}`, { who: 'second' })),
      }),
      several: async () => ({ ...surroundings.several, token: await tokenOf('several') }),
      scoped: async () => ({ token: await scopedToken(customer), other: await scopedToken(`${customer}-other`) }),
      without: async () => {
        const scopes = [...new Set(contract.operations.flatMap((operation) => operation.scopes))];
        return Object.fromEntries(await Promise.all(scopes.map(async (scope) => [scope, await withoutScope(scope)])));
      },
      creation: async () => creation(type, customer),
      credentials: async () => creation(type, customer).credentials,
      connector: () => shared(type),
      fresh: () => connectorFor(type, customer),
      account: async () => accountOf(type, await shared(type)),
      other_account: () => otherAccount(type),
      organization,
      // What was not given is what the service itself says.
      organization_id: async () =>
        surroundings.organization_id ?? ((await organization()) as { id?: unknown } | undefined)?.id,
    };
  }

  return {
    target,
    contract,
    surroundings,
    patience_ms,
    redaction,
    creation,
    shared,
    tokenOf,
    scopedToken,
    async prepare() {
      if (target.send) await organization();
    },
    async valuesFor(given) {
      const customer = `kit-${run}-${++customers}`;
      const { client_id, client_secret, base_url, public_url = base_url } = surroundings;
      const values: Values = {
        customer,
        run,
        client_id,
        client_secret,
        host: new URL(base_url).host,
        origin: new URL(public_url).origin,
        large: 'x'.repeat(40_000),
        type: given.connector_type ?? contract.usual.connector_type,
      };
      const names = namesIn([given.steps, given.finally ?? []]);
      if (
        given.steps.some((step) => (step.execute && !step.execute.connector) || (step.check && !step.check.connector))
      )
        names.add('connector');
      for (const [name, make] of Object.entries(makers(given, customer)))
        if (names.has(name)) values[name] = await make();
      return values;
    },
    offers: (connector_type) =>
      remember(`offers ${connector_type}`, async () => {
        if (!target.send) return true;
        const answer = await target.send({
          method: 'GET',
          path: '/api/v1/integrations/connector-types',
          headers: { authorization: `Bearer ${await tokenOf('owner')}` },
        });
        const { data = [] } = (jsonOf(answer) ?? {}) as { data?: Array<{ connector_type: string }> };
        // A target whose catalogue cannot be read claims everything: the cases will say what is wrong with it.
        return (
          answer.status !== 200 ||
          !Array.isArray(data) ||
          data.length === 0 ||
          data.some((each) => each.connector_type === connector_type)
        );
      }),
    unsearchable: (connector_type, entity) =>
      remember(`unsearchable ${connector_type} ${entity}`, async () => {
        if (!target.send) return 'the library has no search';
        const ask = () => search(connector_type, entity, { query: {}, limit: 1 });
        const give_up = (await remember(`searching ${connector_type}`, async () => Date.now())) + patience_ms;
        for (let answer = await ask(); ; answer = await ask()) {
          if (answer.status === 200) return undefined;
          if (codeOf(answer) !== 'search_not_ready')
            return `search over the entity returns ${answer.status} ${codeOf(answer) ?? ''}`;
          if (Date.now() > give_up)
            throw new TargetFault(
              `search over ${entity} of ${connector_type} is not ready ${patience_ms / 1000} s after the connector was created`,
            );
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
      }),
    records: (connector_type, entity) =>
      remember(`records ${connector_type} ${entity}`, async () => {
        const records: JsonRecord[] = [];
        for (let cursor: string | undefined | null; cursor !== null;) {
          const answer = await search(connector_type, entity, {
            query: {},
            limit: 2000,
            ...(cursor !== undefined && { cursor }),
          });
          const { data, meta } = (jsonOf(answer) ?? {}) as { data?: JsonRecord[]; meta?: { cursor: string | null } };
          if (answer.status !== 200 || !data || !meta)
            throw new TargetFault(
              `the records of ${connector_type} ${entity} cannot be read: ${answer.status} ${codeOf(answer) ?? ''}`,
            );
          records.push(...data);
          cursor = meta.cursor;
        }
        return records;
      }),
    control,
    otherAccount,
    created: (id, token) => void made.push({ id, token }),
    async cleanUp() {
      if (!target.send) return;
      const owner = await tokenOf('owner').catch(() => undefined);
      // A case that changes the organization may have failed half-way.
      const { name, redirect_urls } = ((await once.get('organization')?.catch(() => undefined)) ?? {}) as {
        name?: string;
        redirect_urls?: string[];
      };
      if (owner && name !== undefined) {
        const headers = { authorization: `Bearer ${owner}`, 'content-type': 'application/json' };
        await target
          .send({
            method: 'PATCH',
            path: '/api/v1/account/organization',
            headers,
            body: JSON.stringify({ name, redirect_urls }),
          })
          .catch(() => undefined);
      }
      if (owner) await removeEndpoints(target.send.bind(target), owner, `kit-${run}`);
      for (const { id, token } of made.splice(0)) {
        const authorization = `Bearer ${token ?? owner}`;
        await target
          .send({
            method: 'DELETE',
            path: `/api/v1/integrations/connectors/${encodeURIComponent(id)}`,
            headers: { authorization },
          })
          .catch(() => undefined);
      }
    },
  };
}

/** Webhook endpoints of the kit's customers, so many at most as an organization has. */
async function removeEndpoints(
  send: NonNullable<World['target']['send']>,
  token: string,
  customer_prefix: string,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const path = '/api/v1/webhooks/endpoints';
  const listed = await send({ method: 'GET', path: `${path}?page_size=100`, headers }).catch(() => undefined);
  const { data = [] } = ((listed && jsonOf(listed)) ?? {}) as { data?: Array<{ id: string; customer_name?: string }> };
  if (!Array.isArray(data)) return;
  for (const { id, customer_name } of data)
    if (customer_name?.startsWith(customer_prefix))
      await send({ method: 'DELETE', path: `${path}/${encodeURIComponent(id)}`, headers }).catch(() => undefined);
}
