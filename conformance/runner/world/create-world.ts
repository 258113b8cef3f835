import { jsonOf, KitError, senderOf, type CreationBody, type Target } from '../../targets/target.ts';
import type { Case } from '../case.ts';
import { createRedaction } from '../redact.ts';
import { namesIn, type Values } from '../template.ts';
import { cleanUp } from './clean-up.ts';
import { createFakeVendors } from './fake-vendors.ts';
import { createMemory } from './memory.ts';
import { createSearchedRecords } from './searched-records.ts';
import { createTokens } from './tokens.ts';
import type { World, WorldOptions } from './world.ts';

/**
 * How long a state is waited for, the first replication of a connector among them: longer than a busy machine needs.
 */
const usual_patience_ms = 120_000;

/** `run` is in the names of everything that its cases make. */
export function createWorld(
  target: Target,
  { contract, surroundings, run, patience_ms = usual_patience_ms }: WorldOptions,
): World {
  const redaction = createRedaction();
  redaction.add(surroundings.client_secret);
  redaction.add(surroundings.second?.client_secret);
  redaction.add(surroundings.several?.client_secret);
  for (const { credentials } of Object.values(surroundings.connectors)) redaction.add(credentials);
  const { remember, known } = createMemory();
  const made: Array<{ id: string; token: string | undefined }> = [];
  let customers = 0;
  const parts = { target, contract, surroundings, redaction, remember };
  const { tokenOf, scopedToken, withoutScope } = createTokens(parts);
  const { control, accountOf, otherAccount } = createFakeVendors({ ...parts, tokenOf });

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

  const organization = () =>
    remember('organization', async () =>
      jsonOf(
        await senderOf(target)({
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
    ...createSearchedRecords({ target, remember, tokenOf, shared, patience_ms }),
    control,
    otherAccount,
    created: (id, token) => void made.push({ id, token }),
    cleanUp: () => cleanUp({ target, tokenOf, organization: known('organization'), made, run }),
  };
}
