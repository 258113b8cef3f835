/**
 * A vendor that behaves as Facebook's Graph API does for an advertiser: nodes, edges of ad accounts, insights, the ad
 * library, tokens.
 */
import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { joinClocks } from '../clock.ts';
import { createAuthorizationServer, type OauthClientOptions } from '../oauth/authorization-server.ts';
import { oauthEndpoints } from '../oauth/endpoints.ts';
import type { VendorRecord } from '../overlay-store.ts';
import { json, type Answer, type ControlledData, type FakeVendor, type VendorRequest } from '../vendor.ts';
import { ENTITIES, type DataSet } from './data-set.ts';
import { NODES, parseFields, select, unknownField, type NodeType, type Selection } from './fields.ts';
import * as errors from './graph-errors.ts';
import { createReports, insights, type Reports } from './insights-edge.ts';
import { page } from './pages.ts';
import { pixelStats } from './pixel-stats.ts';
import { createThrottle, type Throttle } from './throttle.ts';
import type { Entity } from './world.ts';

export interface Token {
  access_token: string;
  /** Names the token in the control interface. */
  name: string;
  user?: { id: string; name: string };
  data: DataSet;
  /** Bare ids of the ad accounts that the token may use; all of the data set's when absent. */
  account_ids?: readonly string[];
  /** Default: ads_read and more. Without ads_read and ads_management nothing of an ad account is answered. */
  scopes?: readonly string[];
  /** The session has ended: 190/463. */
  expired?: boolean;
  /** The app that the token was given to. `require_proof`: calls need `appsecret_proof`. */
  app?: { id: string; secret: string; require_proof?: boolean };
}

export interface FacebookMarketingOptions {
  tokens: readonly Token[];
  /** Calls in an hour and token; false: no limit and no usage headers. */
  calls_per_hour?: number | false;
  /** The status of a throttled call; mostly 400, 403 and 200 were observed. */
  throttle_status?: 200 | 400 | 403;
  /** Insights of more rows than this are not answered at once: they take a report run. */
  most_insights_rows?: number;
  /** The apps that may ask for consent; the account that consents is one of the tokens'. */
  oauth_clients?: OauthClientOptions[];
}

const EDGES: Record<string, Entity> = {
  campaigns: 'campaigns',
  adsets: 'ad_sets',
  ads: 'ads',
  adcreatives: 'ad_creatives',
  customconversions: 'custom_conversions',
  adimages: 'images',
  advideos: 'videos',
  adspixels: 'pixels',
};
const FILTERED: ReadonlySet<Entity> = new Set(['campaigns', 'ad_sets', 'ads']);
const BY_ID: readonly Entity[] = [
  'campaigns',
  'ad_sets',
  'ads',
  'ad_creatives',
  'custom_conversions',
  'videos',
  'pixels',
];
const DEFAULT_SCOPES = ['ads_read', 'business_management', 'public_profile'];
const BUSINESS = '2058374910283746';

interface Session {
  token: Token & { issued?: { issued_at: number; expires_at: number } };
  reports: Reports;
  throttle: Throttle | undefined;
}

export function facebookMarketing({
  tokens,
  calls_per_hour = false,
  throttle_status = 400,
  most_insights_rows = 20_000,
  oauth_clients = [],
}: FacebookMarketingOptions): FakeVendor {
  const clock = joinClocks(tokens.map(({ data }) => data.clock));
  const sessions = new Map<string, Session>(
    tokens.map((token) => [
      token.access_token,
      {
        token,
        reports: createReports(token.data),
        throttle: calls_per_hour === false ? undefined : createThrottle(calls_per_hour),
      },
    ]),
  );
  const by_name = new Map(tokens.map((token) => [token.name, token]));
  if (sessions.size !== tokens.length || by_name.size !== tokens.length)
    throw new Error('names and texts of tokens must differ');

  // Tokens of an hour that are exchanged for ones of 60 days (docs/facebook-login/guides/access-tokens/get-long-lived);
  // no refresh tokens, and no word of scopes.
  const oauth = createAuthorizationServer({
    clients: oauth_clients,
    accounts: [...by_name.keys()],
    clock,
    access_life_s: 3600,
    exchange: { grant_type: 'fb_exchange_token', token_param: 'fb_exchange_token', life_s: 5_184_000 },
    tells_scope: false,
  });
  const endpoints = oauthEndpoints(oauth, {
    authorize_path: '/v25.0/dialog/oauth',
    token_path: '/v25.0/oauth/access_token',
    refusal: errors.noTokenIssued,
  });

  /** The session of a token that was given beforehand, or issued after a consent. */
  function sessionOf(text: string): Session | undefined {
    const issued = oauth.described(text);
    const session = issued && sessions.get(by_name.get(issued.account)!.access_token);
    if (!session) return sessions.get(text);
    const app = oauth_clients.find(({ client_id }) => client_id === issued.client_id)!;
    const scopes = [...issued.scope.split(/[ ,]+/).filter(Boolean), 'public_profile'];
    return {
      ...session,
      token: {
        ...session.token,
        access_token: text,
        scopes,
        app: { id: app.client_id, secret: app.client_secret },
        issued,
      },
    };
  }

  const bearer = (headers: IncomingHttpHeaders): string | undefined =>
    (/^(?:Bearer|OAuth) (.+)$/.exec(headers.authorization ?? '') ?? [])[1];

  function answer(request: VendorRequest): Answer {
    const page = endpoints.answer(request);
    if (page) return page;
    const text = request.query.get('access_token') ?? bearer(request.headers);
    if (text === undefined) return errors.noToken();
    if (/^\/(?:v\d+\.\d+\/)?debug_token$/.test(request.path))
      return debugToken(text, request.query.get('input_token') ?? '');
    const session = sessionOf(text);
    if (!session) return errors.unknownToken();
    if (session.token.expired) return errors.expiredSession();
    const refused = proofProblem(session.token, request.query.get('appsecret_proof'));
    if (refused) return refused;
    if (!session.throttle) return route(session, request, most_insights_rows);
    const { percent, minutes } = session.throttle.take(clock.now());
    if (minutes > 0) return errors.throttled(BUSINESS, minutes, throttle_status);
    const routed = route(session, request, most_insights_rows);
    return { ...routed, headers: { ...routed.headers, ...errors.usageHeaders(BUSINESS, percent, 0) } };
  }

  function debugToken(by: string, input: string): Answer {
    const session = sessionOf(input);
    const apps = [
      ...oauth_clients.map(({ client_id, client_secret }) => `${client_id}|${client_secret}`),
      ...tokens.flatMap(({ app }) => (app ? [`${app.id}|${app.secret}`] : [])),
    ];
    if (!sessionOf(by) && !apps.includes(by)) return errors.unknownToken();
    const now = Math.floor(clock.now() / 1000);
    if (!session)
      return json(200, {
        data: { error: { code: 190, message: 'Invalid OAuth access token.' }, is_valid: false, scopes: [] },
      });
    const { app, scopes = DEFAULT_SCOPES, expired = false, user, issued } = session.token;
    const expires_at = issued ? Math.floor(issued.expires_at / 1000) : expired ? now - 3600 : now + 60 * 86_400;
    const issued_at = issued ? Math.floor(issued.issued_at / 1000) : now - 3600;
    return json(200, {
      data: {
        app_id: app?.id ?? '119211728144504',
        type: 'USER',
        application: 'Example App',
        data_access_expires_at: now + 90 * 86_400,
        expires_at,
        is_valid: !expired,
        issued_at,
        scopes,
        user_id: (user ?? USER).id,
      },
    });
  }

  return {
    type: 'facebook-marketing',
    clock,
    accounts: tokens.map(({ name }) => name),
    accountOf: (headers) => sessionOf(bearer(headers) ?? '')?.token.name,
    answer,
    error: errors.errorFor,
    tooLarge: errors.tooMuchData,
    throttled: (_account, retry_at_ms) =>
      errors.throttled(
        BUSINESS,
        retry_at_ms === undefined ? undefined : Math.max(1, Math.ceil((retry_at_ms - clock.now()) / 60_000)),
        throttle_status,
      ),
    exhausted: () => errors.usageHeaders(BUSINESS, 100, 0),
    data: (name) => {
      const token = by_name.get(name);
      return token && controlled(token.data);
    },
  };
}

const USER = { id: '10158934471234567', name: 'Ada Example' };

/**
 * "Require App Secret": hex HMAC-SHA256 of the token under the app's secret (docs/graph-api/guides/secure-requests).
 */
function proofProblem({ access_token, app }: Token, proof: string | null): Answer | undefined {
  if (proof === null)
    return app?.require_proof
      ? errors.graphError({
          message: 'API calls from the server require an appsecret_proof argument',
          type: 'GraphMethodException',
          code: 100,
        })
      : undefined;
  const right = app && createHmac('sha256', app.secret).update(access_token).digest('hex');
  return proof === right
    ? undefined
    : errors.graphError({
        message: 'Invalid appsecret_proof provided in the API argument',
        type: 'GraphMethodException',
        code: 100,
      });
}

function route(session: Session, request: VendorRequest, most_rows: number): Answer {
  const { token, reports } = session;
  const { data } = token;
  const [first = '', edge, ...rest] = request.path
    .replace(/^\/v\d+\.\d+/, '')
    .split('/')
    .slice(1);
  const account_id = /^act_(\d+)$/.exec(first)?.[1];
  if (rest.length > 0) return errors.graphError({ message: 'Unknown path components', code: 2500 });
  if (request.method === 'POST' && account_id && edge === 'insights')
    return denied(token, account_id) ?? reports.start(account_id, request);
  if (request.method !== 'GET')
    return errors.graphError({
      message: 'Unsupported post request.',
      type: 'GraphMethodException',
      code: 100,
      subcode: 33,
    });
  if (first === 'me' && edge === undefined) return shown(request, 'current_user', (token.user ?? USER) as VendorRecord);
  if (first === 'me' && edge === 'adaccounts')
    return listed(
      request,
      'ad_accounts',
      data.all('ad_accounts').filter((each) => mayUse(token, String(each['account_id']))),
    );
  if (first === 'ads_archive' && edge === undefined) return archive(session, request);
  if (account_id) {
    const refused = denied(token, account_id);
    if (refused) return refused;
    if (edge === undefined) return shown(request, 'ad_accounts', data.find('ad_accounts', first)!);
    if (edge === 'insights') return insights(data, account_id, request, most_rows);
    const entity = EDGES[edge];
    return entity
      ? listed(request, entity, data.ofAccount(entity, account_id))
      : errors.graphError({ message: `Unknown path components: /${edge}`, code: 2500 });
  }
  return node(session, request, first, edge);
}

const mayUse = ({ account_ids }: Token, id: string): boolean => !account_ids || account_ids.includes(id);

function denied(token: Token, account_id: string): Answer | undefined {
  if (!token.data.find('ad_accounts', `act_${account_id}`)) return errors.unsupportedGet(`act_${account_id}`);
  const { scopes = DEFAULT_SCOPES } = token;
  return mayUse(token, account_id) && (scopes.includes('ads_read') || scopes.includes('ads_management'))
    ? undefined
    : errors.noGrant();
}

function node({ token, reports }: Session, request: VendorRequest, id: string, edge: string | undefined): Answer {
  const { data } = token;
  const run_account = reports.accountOf(id);
  if (run_account !== undefined && edge === 'insights') return reports.rows(id, request)!;
  if (run_account !== undefined && edge === undefined)
    return shown(
      request,
      'report_run',
      reports.poll(id)!,
      'id,account_id,time_ref,time_completed,async_status,async_percent_completion,date_start,date_stop',
    );
  for (const entity of BY_ID) {
    const record = data.find(entity, id);
    if (!record) continue;
    if (
      !data.world.accounts.some(
        ({ account_id }) => mayUse(token, account_id) && data.ofAccount(entity, account_id).includes(record),
      )
    )
      break;
    if (edge === undefined) return shown(request, entity, record);
    if (entity === 'pixels' && edge === 'stats') return pixelStats(data, id, request);
    break;
  }
  return errors.unsupportedGet(id);
}

function selectionOf(request: VendorRequest, type: NodeType, unasked = 'id'): Selection | Answer {
  const selection = parseFields(request.query.get('fields') ?? unasked);
  if (!selection)
    return errors.graphError({
      message: `Syntax error "Expected name" at character 0: ${request.query.get('fields')}`,
      code: 2500,
    });
  const missing = unknownField(type, selection);
  return missing === undefined ? selection : errors.missingField(missing, NODES[type].name);
}

function shown(request: VendorRequest, type: NodeType, record: VendorRecord, unasked = 'id'): Answer {
  const selection = selectionOf(request, type, type === 'current_user' ? 'id,name' : unasked);
  return selection instanceof Map ? { ...json(200, select(record, selection)), bare: true } : selection;
}

function listed(request: VendorRequest, entity: Entity, records: readonly VendorRecord[]): Answer {
  const selection = selectionOf(request, entity, entity === 'ad_accounts' ? 'account_id,id' : 'id');
  if (!(selection instanceof Map)) return selection;
  let kept = records;
  if (FILTERED.has(entity)) {
    const asked = request.query.get('effective_status');
    const states = asked === null ? undefined : statesOf(asked);
    if (asked !== null && !states) return errors.invalidParameter('effective_status must be an array');
    kept = records.filter((record) => {
      const state = String(record['effective_status']);
      // "By default … returns objects that are neither deleted nor archived."
      return states ? states.includes(state) : state !== 'DELETED' && state !== 'ARCHIVED';
    });
  }
  return page(
    request,
    kept,
    (record) => record.id,
    (record) => select(record, selection),
  );
}

function statesOf(text: string): string[] | undefined {
  try {
    const states = JSON.parse(text) as unknown;
    return Array.isArray(states) ? states.map(String) : undefined;
  } catch {
    return undefined;
  }
}

function archive({ token }: Session, request: VendorRequest): Answer {
  const { query } = request;
  if (!query.has('ad_reached_countries'))
    return errors.invalidParameter('The parameter ad_reached_countries is required');
  if (!query.has('search_terms') && !query.has('search_page_ids'))
    return errors.invalidParameter('Either search_terms or search_page_ids must be specified');
  const pages = query.has('search_page_ids') ? statesOf(query.get('search_page_ids')!) : undefined;
  const selection = selectionOf(request, 'ad_library');
  if (!(selection instanceof Map)) return selection;
  const records = token.data
    .all('ad_library')
    .filter((ad) => !pages || pages.includes(String(ad['page_id'])))
    .map((ad) => ({ ...ad, ad_snapshot_url: String(ad['ad_snapshot_url']).replace('{token}', token.access_token) }));
  return page(
    request,
    records.reverse(),
    (ad) => ad.id,
    (ad) => select(ad, selection),
  );
}

const controlled = (data: DataSet): ControlledData => ({
  entities: ENTITIES,
  count: (entity) => data.count(entity as Entity),
  record: (entity, index) => data.record(entity as Entity, index),
  find: (entity, id) => data.find(entity as Entity, id),
  touch: (entity, id, patch) => data.touch(entity as Entity, id, patch),
  remove: (entity, id) => data.remove(entity as Entity, id),
  insert: (entity, record) => data.insert(entity as Entity, record),
});
