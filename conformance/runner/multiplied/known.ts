/** What the contract alone does not tell a generator of cases; data, and all of it in one place. */
import type { Step } from '../case.ts';
import type { Contract, EntityAction } from '../contract.ts';

/** Where a good value of a parameter comes from: a constant, or a record of another list. */
type Origin = { value: unknown } | { list: string; pointer: string };

/** Connector type -> parameter -> its origin. */
const origins: Record<string, Record<string, Origin>> = {
  'facebook-marketing': {
    account_id: { list: 'ad_accounts', pointer: '/data/0/account_id' },
    pixel_id: { list: 'pixels', pointer: '/data/0/id' },
    ad_reached_countries: { value: ['DE', 'FR'] },
    search_terms: { value: 'a' },
  },
  'zendesk-support': {
    ticket_id: { list: 'tickets', pointer: '/data/0/id' },
    // Every third article of the fake vendor has no attachments, the first among them.
    article_id: { list: 'articles', pointer: '/data/1/id' },
  },
};

/** Optional in the contract, but needed by a connector that is bound to several of them. */
const needed_by_lists: Record<string, string[]> = { 'facebook-marketing': ['account_id'] };

/**
 * Members at the vendor that say whose a record is: without them it is not shown to a connector that is bound to some
 * accounts, so that no fault takes them away.
 */
const owners: Record<string, string[]> = { 'facebook-marketing': ['account_id'] };

/** Single cases that mean nothing for one entity: `connector type/entity/action/case` -> why. */
const meaningless: Record<string, string> = {
  'facebook-marketing/ads_insights/list/record-without-id':
    'the vendor gives these records no id: the service makes it of what the record counts',
  'facebook-marketing/pixel_stats/list/record-without-id':
    'the vendor gives these records no id: the service makes it of what the record counts',
  'facebook-marketing/videos/get/record-without-id':
    "without its id nothing tells whether the video is of one of the connector's accounts, so that it is hidden",
};

export const meaninglessReason = ({ connector_type, entity, action }: EntityAction, name: string): string | undefined =>
  meaningless[`${connector_type}/${entity}/${action}/${name}`];

/** Entities whose records have no list that names them: `connector type/entity` -> why. */
const unlisted: Record<string, string> = {
  'zendesk-support/attachments':
    'no list tells the id of an attachment that there is: it is a member of comments, and most have none',
};

/**
 * Members at the vendor that the id of a record comes from, where they are not called id: `connector type/entity` ->
 * their names.
 */
const identities: Record<string, string[]> = {
  'zendesk-support/tags': ['name'],
};

/** Members that a fault on a record must leave: its id at the vendor, and whose it is. */
export const keptOf = (action: EntityAction): string[] => [
  ...vendorIdOf(action),
  ...(owners[action.connector_type] ?? []),
];

export interface Call {
  /** What must be asked before, to know the parameters. */
  before: Step[];
  /** The parameters that every good call has. */
  params: Record<string, unknown>;
  /** No good call can be made, and why. */
  skip?: string;
}

const keyOf = ({ connector_type, entity }: EntityAction) => `${connector_type}/${entity}`;

export const listOf = (
  contract: Contract,
  { connector_type }: EntityAction,
  entity: string,
): EntityAction | undefined =>
  contract.actions.find(
    (each) => each.connector_type === connector_type && each.entity === entity && each.action === 'list',
  );

export const vendorIdOf = (action: EntityAction): string[] => identities[keyOf(action)] ?? ['id'];

/** How the action is called well; the id of a `get` is left to the case. */
export function goodCall(contract: Contract, action: EntityAction): Call {
  const { connector_type, params } = action;
  const call: Call = { before: [], params: {} };
  const declared = Object.keys(params.properties ?? {});
  const wanted = [
    ...(params.required ?? []),
    ...(params.anyOf?.[0]?.required ?? []),
    ...(action.action === 'list'
      ? (needed_by_lists[connector_type] ?? []).filter((name) => declared.includes(name))
      : []),
  ];
  for (const name of new Set(wanted)) {
    if (name === 'id' && action.action === 'get') continue;
    const origin = origins[connector_type]?.[name];
    const list = origin && 'list' in origin ? listOf(contract, action, origin.list) : undefined;
    if (origin && 'value' in origin) call.params[name] = origin.value;
    else if (origin && list) {
      const first = goodCall(contract, list);
      call.before.push(...first.before, {
        execute: { entity: list.entity, action: 'list', params: first.params },
        expect: { status: 200 },
        capture: { [name]: origin.pointer },
      });
      call.params[name] = `\${${name}}`;
    } else call.skip = `nothing tells a good ${name}`;
  }
  return call;
}

/** Whether a `get` names one record among many. */
export const takesId = ({ params }: EntityAction): boolean => params.properties?.['id'] !== undefined;

/** A good `get`: of the first record that is listed. */
export function goodGet(contract: Contract, action: EntityAction): Call {
  const call = goodCall(contract, action);
  if (!takesId(action)) return call;
  const list = listOf(contract, action, action.entity);
  if (!list)
    return {
      ...call,
      params: { ...call.params, id: 'none' },
      skip: unlisted[keyOf(action)] ?? 'there is no list that tells the id of a record',
    };
  const first = goodCall(contract, list);
  const before = [
    ...(first.before.length > 0 ? first.before : call.before),
    {
      execute: { entity: action.entity, action: 'list', params: first.params },
      expect: { status: 200 },
      capture: { id: '/data/0/id' },
    },
  ];
  return {
    before,
    params: { ...call.params, id: '${id}' },
    ...((first.skip ?? call.skip) && { skip: first.skip ?? call.skip! }),
  };
}

const needs_endpoint = 'needs a webhook endpoint: events/endpoints has one';

/**
 * Operations whose good request needs a state that one request cannot have, or that answer pages for people in place of
 * Problems: the cases that the generator makes of them (all, or those whose names begin so) are skipped for the reason,
 * and written cases prove the promise.
 */
const skipped: Record<string, { reason: string; cases: string[] }> = {
  initiateOauth: {
    reason: 'needs an OAuth client and a registered redirect URL: consent/flow has them',
    cases: ['good'],
  },
  showConsent: {
    reason: 'needs a session and returns HTML pages: consent/flow and consent/pages show them',
    cases: ['good', 'head', 'unconditional', 'unknown-query'],
  },
  submitConsent: {
    reason: 'needs a session and returns HTML pages: consent/flow and consent/pages show them',
    cases: ['good', 'unknown-query'],
  },
  completeConsent: {
    reason:
      'needs a browser returning from the vendor and returns HTML pages: consent/flow and consent/pages show them',
    cases: ['good', 'head', 'unconditional', 'unknown-query', 'query-'],
  },
  getOauthSession: { reason: 'needs a session: consent/flow has one', cases: ['good', 'unconditional'] },
  confirmOauthSession: { reason: 'needs a user who has agreed at the vendor', cases: ['good'] },
  getReferencePage: {
    reason: 'needs the name of a page: service/reference/page has one',
    cases: ['good', 'head', 'not-modified', 'unconditional'],
  },
  getConsoleFile: {
    reason: 'needs the name of a file: service/console has one',
    cases: ['good', 'head', 'not-modified', 'unconditional'],
  },
  deleteAgentToken: { reason: 'needs a token of an agent: agents/token/life has one', cases: ['good'] },
  getSync: { reason: 'needs a run: syncs/run-is-told has one', cases: ['good', 'unconditional'] },
  cancelSync: { reason: 'needs a run: syncs/cancel has one', cases: ['good'] },
  getErasure: { reason: 'needs an erasure: erasure/at-once has one', cases: ['good', 'unconditional'] },
  getOauthClient: { reason: 'needs a stored OAuth client: consent/client has one', cases: ['good', 'unconditional'] },
  putOauthClient: {
    reason: 'changes what the organization has: consent/client does it where there is none',
    cases: ['good'],
  },
  deleteOauthClient: { reason: 'needs a stored OAuth client: consent/client has one', cases: ['good'] },
  getWebhookEndpoint: { reason: needs_endpoint, cases: ['good', 'unconditional'] },
  updateWebhookEndpoint: { reason: needs_endpoint, cases: ['good'] },
  deleteWebhookEndpoint: { reason: needs_endpoint, cases: ['good'] },
  rotateWebhookSecret: { reason: needs_endpoint, cases: ['good'] },
  testWebhookEndpoint: { reason: needs_endpoint, cases: ['good'] },
  replayWebhookDeliveries: { reason: needs_endpoint, cases: ['good'] },
  listWebhookDeliveries: {
    reason: needs_endpoint,
    cases: ['good', 'unconditional', 'query-page-size/at-minimum', 'query-page-size/at-maximum'],
  },
};

export const skipReason = (operation_id: string, name: string): string | undefined => {
  const found = skipped[operation_id];
  return found?.cases.some((each) => name === each || (each.endsWith('-') && name.startsWith(each)))
    ? found.reason
    : undefined;
};
