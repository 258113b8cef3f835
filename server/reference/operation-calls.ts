/** How the TypeScript client and the command line make the calls of the API, where they have a way of their own. */
import { contracts } from '../generated/connectors.gen.ts';
import {
  argument,
  createCall,
  createCommand,
  executeSamples,
  literal,
  quoted,
  type CreateRequest,
  type Sample,
} from './samples.ts';

type Body = Readonly<Record<string, unknown>>;
type Text = string | ((body: Body) => string);

interface Calls {
  typescript?: Text;
  command?: Text;
}

const piped = (value: unknown): string => `echo ${quoted(JSON.stringify(value))} |`;
const listed = (values: unknown): string => (Array.isArray(values) ? values.join(',') : '');
const typeWith = (entity: string): string =>
  Object.values(contracts).find(({ entities }) => Object.hasOwn(entities, entity))?.connector_type ?? '';

const executed =
  (language: Sample['language']) =>
  (body: Body): string => {
    const { entity, action, params } = body as { entity: string; action: string; params: Body }; // the example's form
    const samples = executeSamples({ connector_type: typeWith(entity), entity, action, params });
    return samples.find((sample) => sample.language === language)?.code ?? '';
  };

const account: Readonly<Record<string, Calls>> = {
  createToken: { typescript: 'const token = await client.token();', command: 'patchbay token' },
  createScopedToken: {
    typescript: ({ customer_name }) =>
      `const { access_token } = await client.createScopedToken(${literal(customer_name)});`,
    command: ({ customer_name }) => `patchbay token --customer ${String(customer_name)}`,
  },
  getOrganization: { typescript: 'const { name, redirect_urls } = await client.organization.get();' },
  updateOrganization: { typescript: (body) => `await client.organization.update(${literal(body)});` },
  listAgentTokens: {
    typescript: 'for await (const { id, name } of client.agentTokens.list()) console.log(id, name);',
    command: 'patchbay agent-tokens list',
  },
  createAgentToken: {
    typescript: (body) => `const { token } = await client.agentTokens.create(${argument(body)});`,
    command: ({ name, customer_name, grants }) => `echo ${quoted(JSON.stringify({ grants }))} > grants.json
patchbay agent-tokens create --name ${quoted(String(name))} --customer ${String(customer_name)} --grants grants.json`,
  },
  deleteAgentToken: {
    typescript: 'await client.agentTokens.revoke(TOKEN_ID);',
    command: 'patchbay agent-tokens revoke $TOKEN_ID',
  },
  deleteCustomer: {
    typescript: 'const { status } = await client.customers.erase(CUSTOMER_NAME);',
    command: 'patchbay customers erase $CUSTOMER_NAME --confirm $CUSTOMER_NAME',
  },
  getErasure: {
    typescript: 'const { status, receipt } = await client.customers.erasure(CUSTOMER_NAME);',
    command: 'patchbay customers erasure $CUSTOMER_NAME',
  },
};

const connectors: Readonly<Record<string, Calls>> = {
  listConnectorTypes: {
    typescript: 'const types = await client.connectorTypes.list();',
    command: 'patchbay connectors types',
  },
  getConnectorType: {
    typescript: 'const { entities } = await client.connectorTypes.get(CONNECTOR_TYPE);',
    command: 'patchbay connectors types $CONNECTOR_TYPE',
  },
  listConnectors: {
    typescript: 'for await (const { id, status } of client.connectors.list()) console.log(id, status);',
    command: 'patchbay connectors list',
  },
  createConnector: {
    typescript: createCall,
    command: (body) => createCommand(body as unknown as CreateRequest), // the example's form
  },
  checkCredentials: {
    typescript: (body) => `const { status } = await client.connectors.checkCredentials(${argument(body)});`,
  },
  getConnector: {
    typescript: 'const { status } = await client.connectors.get(CONNECTOR_ID);',
    command: 'patchbay connectors get $CONNECTOR_ID',
  },
  updateConnector: {
    typescript: (body) => `await client.connectors.update(CONNECTOR_ID, ${literal(body)});`,
    command: ({ credentials }) => `${piped(credentials)} patchbay connectors update $CONNECTOR_ID --credentials -`,
  },
  deleteConnector: {
    typescript: 'await client.connectors.delete(CONNECTOR_ID);',
    command: 'patchbay connectors delete $CONNECTOR_ID',
  },
  checkConnector: {
    typescript: 'const { status } = await client.connectors.check(CONNECTOR_ID);',
    command: 'patchbay connectors check $CONNECTOR_ID',
  },
  executeOperation: { typescript: executed('TypeScript'), command: executed('Command line') },
};

const consents: Readonly<Record<string, Calls>> = {
  initiateOauth: {
    typescript: (body) => `const { consent_url, session_id } = await client.consents.start(${argument(body)});`,
    command: ({ customer_name, connector_type, redirect_url, environment = {} }) =>
      [
        `patchbay connectors consent --type ${String(connector_type)} --customer ${String(customer_name)} \\`,
        `  --redirect-url ${String(redirect_url)}${Object.entries(environment as Body)
          .map(([name, value]) => ` --environment ${name}=${String(value)}`)
          .join('')}`,
      ].join('\n'),
  },
  getOauthSession: { typescript: 'const { status, connector_id } = await client.consents.get(SESSION_ID);' },
  confirmOauthSession: { typescript: 'const { connector_id } = await client.consents.confirm(SESSION_ID);' },
  getOauthClient: {
    typescript: 'const { client_id } = await client.oauthClients.get(CONNECTOR_TYPE);',
    command: 'patchbay oauth-clients get $CONNECTOR_TYPE',
  },
  putOauthClient: {
    typescript: (body) => `await client.oauthClients.put(CONNECTOR_TYPE, ${literal(body)});`,
    command: (body) => `${piped(body)} patchbay oauth-clients set $CONNECTOR_TYPE --credentials -`,
  },
  deleteOauthClient: {
    typescript: 'await client.oauthClients.delete(CONNECTOR_TYPE);',
    command: 'patchbay oauth-clients delete $CONNECTOR_TYPE',
  },
};

const replication: Readonly<Record<string, Calls>> = {
  listSyncs: {
    typescript: 'for await (const { id, status } of client.syncs.list(CONNECTOR_ID)) console.log(id, status);',
    command: 'patchbay connectors syncs $CONNECTOR_ID',
  },
  startSync: {
    typescript: (body) => `const { id } = await client.syncs.start(CONNECTOR_ID, ${literal(body)});`,
    command: ({ entities, mode }) =>
      `patchbay connectors sync $CONNECTOR_ID --entities ${listed(entities)}${mode === 'full' ? ' --full' : ''}`,
  },
  getSync: { typescript: 'const { status, entities } = await client.syncs.get(CONNECTOR_ID, SYNC_ID);' },
  cancelSync: {
    typescript: 'const { status } = await client.syncs.cancel(CONNECTOR_ID, SYNC_ID);',
    command: 'patchbay connectors cancel-sync $CONNECTOR_ID $SYNC_ID',
  },
  getReplication: {
    typescript: 'for (const { entity, state } of await client.replication(CONNECTOR_ID)) console.log(entity, state);',
    command: 'patchbay connectors replication $CONNECTOR_ID',
  },
  listChanges: {
    typescript:
      'for await (const { change, entity, id } of client.connector(CONNECTOR_ID).changes()) console.log(change, entity, id);',
    command: 'patchbay changes $CONNECTOR_ID',
  },
};

const events: Readonly<Record<string, Calls>> = {
  listEvents: { typescript: 'for await (const { type, data } of client.events()) console.log(type, data);' },
  listWebhookEndpoints: {
    typescript: 'for await (const { id, url } of client.webhooks.list()) console.log(id, url);',
    command: 'patchbay webhooks list',
  },
  createWebhookEndpoint: {
    typescript: (body) => `const { id, secret } = await client.webhooks.create(${argument(body)});`,
    command: ({ url, types, customer_name }) =>
      `patchbay webhooks create ${String(url)} --types ${listed(types)} --customer ${String(customer_name)}`,
  },
  getWebhookEndpoint: {
    typescript: 'const { url, enabled } = await client.webhooks.get(ENDPOINT_ID);',
    command: 'patchbay webhooks get $ENDPOINT_ID',
  },
  updateWebhookEndpoint: {
    typescript: (body) => `await client.webhooks.update(ENDPOINT_ID, ${literal(body)});`,
    command: ({ types }) => `patchbay webhooks update $ENDPOINT_ID --types ${listed(types)}`,
  },
  deleteWebhookEndpoint: {
    typescript: 'await client.webhooks.delete(ENDPOINT_ID);',
    command: 'patchbay webhooks delete $ENDPOINT_ID',
  },
  rotateWebhookSecret: {
    typescript: 'const { secret } = await client.webhooks.rotateSecret(ENDPOINT_ID);',
    command: 'patchbay webhooks rotate-secret $ENDPOINT_ID',
  },
  testWebhookEndpoint: {
    typescript: 'const { delivered, error } = await client.webhooks.test(ENDPOINT_ID);',
    command: 'patchbay webhooks test $ENDPOINT_ID',
  },
  listWebhookDeliveries: {
    typescript:
      'for await (const { event_id, status } of client.webhooks.deliveries(ENDPOINT_ID)) console.log(event_id, status);',
    command: 'patchbay webhooks deliveries $ENDPOINT_ID',
  },
  replayWebhookDeliveries: {
    typescript: (body) => `const pending = await client.webhooks.replay(ENDPOINT_ID, ${literal(body)});`,
    command: 'patchbay webhooks replay $ENDPOINT_ID --failed',
  },
};

const calls: Readonly<Record<string, Calls>> = { ...account, ...connectors, ...consents, ...replication, ...events };

/** Beside curl, which makes any of them. */
export function clientSamples(operation_id: string, body: unknown): Sample[] {
  const { typescript, command } = calls[operation_id] ?? {};
  const codeOf = (text: Text): string => (typeof text === 'string' ? text : text((body ?? {}) as Body));
  return [
    ...(typescript === undefined ? [] : [{ language: 'TypeScript' as const, code: codeOf(typescript) }]),
    ...(command === undefined ? [] : [{ language: 'Command line' as const, code: codeOf(command) }]),
  ];
}
