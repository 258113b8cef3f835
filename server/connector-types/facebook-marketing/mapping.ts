import type { FacebookMarketing } from '../../generated/connectors.gen.ts';
import { defineConnector, type GetMapping, type ListMapping } from '../definition/define.ts';
import type { Paging } from '../definition/paging.ts';
import { embedHtml } from './hooks.ts';

/** A list of an ad account. Graph returns a page as `{data, paging}`. */
const ofAccount = (edge: string, more: Partial<ListMapping> = {}): ListMapping => ({
  path: `/act_{account_id}/${edge}`,
  records: 'data',
  scope: { param: 'account_id' },
  ...more,
});

/**
 * Any object is read at its id, without an envelope, whatever kind of object it is; this one says whose it is. Kinds
 * have the names of the vendor's errors.
 */
const node = (kind: string, more: Partial<GetMapping> = {}): GetMapping => ({
  path: '/{id}',
  record: '',
  kind,
  scope: { record: 'account_id' },
  ...more,
});

/**
 * "By default, archived and deleted objects are not returned": each state is named
 * (docs/marketing-api/best-practices/storing_adobjects).
 */
const everyState = { every_value: { param: 'effective_status', field: 'effective_status' } };

const embedded = { fields: { embed_html: embedHtml } };

/**
 * Cursors stand on the last page too; only `next` tells (docs/graph-api/results). Some edges page by offset, and send
 * `next` without cursors.
 */
const byCursor: Paging = {
  size_param: 'limit',
  cursor_param: 'after',
  next: 'paging.cursors.after',
  url: 'paging.next',
  without: 'last_page',
  otherwise: [{ link: { url: 'paging.next' }, params: ['offset'] }],
};

/**
 * Read with business_management, which ads_read does not include (docs/marketing-api/reference/ad-account, the
 * permissions of the fields).
 */
const ofBusiness = [
  'owner',
  'business',
  'funding_source',
  'funding_source_details',
  'tax_id',
  'tax_id_status',
  'tax_id_type',
];

const throttling = [4, 17, 32, 341, 368, 613, [80000, 80014]] as const;

/** Facebook's Marketing API, from its SDK specs of version 25.0. Pages cited are below developers.facebook.com. */
export const facebookMarketing = defineConnector<FacebookMarketing>({
  base_url: 'https://graph.facebook.com/{api_version}',
  version: { variable: 'api_version' },
  auth: {
    // "Graph API calls can be made from clients or from your server …": docs/graph-api/guides/secure-requests.
    oauth: { bearer: '{access_token}', proof: { param: 'appsecret_proof', key: 'client_secret' } },
    token: { bearer: '{account_key}' },
  },
  oauth: {
    // docs/facebook-login/guides/advanced/manual-flow: a GET exchanges the code;
    // docs/facebook-login/guides/access-tokens/get-long-lived: the token of an hour or two is exchanged for one of
    // about 60 days, and that one again while it works. There are no refresh tokens.
    method: 'oauth',
    authorize_url: 'https://www.facebook.com/{api_version}/dialog/oauth',
    token_url: 'https://graph.facebook.com/{api_version}/oauth/access_token',
    scopes: ['ads_read'],
    required_scopes: ['ads_read'],
    scope_separator: ',',
    pkce: false,
    token_request: 'query',
    exchange: { grant_type: 'fb_exchange_token', token_param: 'fb_exchange_token' },
    refusals: [{ path: 'error.code', is: [102, 190] }],
    error_code: 'error.code',
    // docs/graph-api/reference/debug_token. Its user can untick any permission, and the token answer does not tell.
    inspection: {
      url: 'https://graph.facebook.com/{api_version}/debug_token',
      token_param: 'input_token',
      bearer: '{client_id}|{client_secret}',
      valid: 'data.is_valid',
      scopes: 'data.scopes',
      expires_at: 'data.expires_at',
    },
    reads: 'ad accounts, campaigns, ads and their creatives, results, pixels, images and videos',
  },
  // Needs ads_read, which every other operation needs as well.
  check: { entity: 'ad_accounts', action: 'list', account: { path: '/me?fields=id,name', id: 'id', name: 'name' } },
  paging: byCursor,
  // Only id is answered unless fields are named (docs/graph-api/overview#fields).
  select: { param: 'fields', least: ['id', 'account_id'] },
  scope: { variable: 'account_ids', all: { entity: 'ad_accounts', field: 'account_id' } },
  // A page's own token in its record (reference/page), the caller's token in the address of an archived ad
  // (reference/archived-ad).
  redacted: ['access_token'],
  // Errors tell by code and subcode, under any status, 200 included (docs/graph-api/guides/error-handling,
  // marketing-api/insights/error-codes).
  errors: [
    // What takes a report run, or smaller pages; as often as not under codes that are "temporary" otherwise.
    { when: [{ path: 'error.error_subcode', is: [1487534, 1504018, 1504038] }], means: 'result_too_large' },
    { when: [{ path: 'error.message', says: 'reduce the amount of data' }], means: 'result_too_large' },
    { when: [{ path: 'error.error_user_msg', says: 'reduce the amount of data' }], means: 'result_too_large' },
    { when: [{ path: 'error.code', is: [...throttling] }], means: 'rate_limited' },
    { when: [{ path: 'error.is_transient', is: [true] }], means: 'transient' },
    // "Invalid cursors values"
    { when: [{ path: 'error.code', is: [2642] }], means: 'invalid_cursor' },
    {
      when: [
        { path: 'error.code', is: [100] },
        { path: 'error.message', says: 'Invalid cursor' },
      ],
      means: 'invalid_cursor',
    },
    // A combination of breakdowns that does not exist comes as 2, "temporary".
    {
      when: [
        { path: 'error.code', is: [2] },
        { path: 'error.error_subcode', is: [1504041] },
      ],
      means: 'failed',
    },
    { when: [{ path: 'error.code', is: [-2, 1, 2] }], means: 'transient' },
    { when: [{ path: 'error.code', is: [102, 190] }], means: 'unauthorized' },
    { when: [{ path: 'error.code', is: [3, 10, [200, 299]] }], means: 'forbidden' },
    {
      when: [
        { path: 'error.code', is: [100] },
        { path: 'error.error_subcode', is: [33] },
      ],
      means: 'not_found',
    },
    { when: [{ path: 'error.code', is: [803] }], means: 'not_found' },
    // "You are calling a deprecated version of the Ads API. Please update to the latest version", and fields that a
    // version no longer has.
    { when: [{ path: 'error.code', is: [12, 2635] }], means: 'unserved_version' },
    {
      when: [
        { path: 'error.code', is: [100] },
        { path: 'error.message', says: 'nonexisting field' },
      ],
      means: 'unserved_version',
    },
    { status: [200], when: [{ path: 'error.code', is: [[-1e9, 1e9]] }], means: 'failed' },
  ],
  // "(#100) Tried accessing nonexisting field (bid_type) on node type (AdCampaignGroup)"
  kind_told: { path: 'error.message', pattern: /on node type \((\w+)\)/ },
  error_code: ['error.code'],
  error_request_id: ['error.fbtrace_id'],
  // No Retry-After: percentages, and minutes until access is regained (docs/graph-api/overview/rate-limiting,
  // marketing-api/overview/rate-limiting).
  usage: [
    {
      header: 'x-business-use-case-usage',
      used: ['*.*.call_count', '*.*.total_cputime', '*.*.total_time'],
      wait: { path: '*.*.estimated_time_to_regain_access', unit_s: 60 },
    },
    { header: 'x-ad-account-usage', used: ['acc_id_util_pct'], wait: { path: 'reset_time_duration', unit_s: 1 } },
    { header: 'x-app-usage', used: ['call_count', 'total_cputime', 'total_time'] },
    { header: 'x-fb-ads-insights-throttle', used: ['app_id_util_pct', 'acc_id_util_pct'] },
  ],
  operations: {
    current_user: { get: { path: '/me', record: '', scope: 'public' } },
    ad_accounts: {
      list: { path: '/me/adaccounts', records: 'data', scope: { record: 'account_id' }, broader: ofBusiness },
      get: { path: '/act_{id}', record: '', scope: { param: 'id' }, broader: ofBusiness },
    },
    campaigns: { list: ofAccount('campaigns', everyState), get: node('AdCampaignGroup') },
    ad_sets: { list: ofAccount('adsets', everyState), get: node('AdCampaign') },
    ads: { list: ofAccount('ads', everyState), get: node('Adgroup') },
    ad_creatives: { list: ofAccount('adcreatives'), get: node('AdCreative') },
    ads_insights: {
      list: ofAccount('insights', {
        // One row per ad and day; 28 days is the longest attribution window, so that long the vendor corrects what it
        // has told.
        replicate: {
          params: { level: 'ad', time_increment: '1' },
          window: { param: 'time_range', look_back_days: 28, days: 31 },
        },
        // docs/marketing-api/insights/best-practices#asynchronous
        report: {
          id: 'report_run_id',
          status: {
            path: '/{report_id}',
            query: { fields: 'async_status,async_percent_completion' },
            state: 'async_status',
            percent: 'async_percent_completion',
            done: ['Job Completed'],
            failed: ['Job Failed'],
            lapsed: ['Job Skipped'],
          },
          rows: '/{report_id}/insights',
        },
        params: {
          time_range: { name: 'time_range', style: 'json' },
          filtering: { name: 'filtering', style: 'json' },
          breakdowns: { name: 'breakdowns', style: 'comma' },
          action_attribution_windows: { name: 'action_attribution_windows', style: 'json' },
          action_breakdowns: { name: 'action_breakdowns', style: 'json' },
        },
        fields: {
          // Rows have no id: what one is about, of which window, is its identity.
          id: {
            digest: {
              prefix: 'ins_',
              of: [
                { from: 'account_id' },
                { from: 'campaign_id' },
                { from: 'adset_id' },
                { from: 'ad_id' },
                { from: 'date_start' },
                { from: 'date_stop' },
                { collect: 'breakdowns' },
              ],
            },
          },
          breakdowns: { collect: 'breakdowns' },
        },
      }),
    },
    custom_conversions: { list: ofAccount('customconversions'), get: node('CustomConversion') },
    images: { list: ofAccount('adimages') },
    // A video does not name its account (the spec of AdVideo): the accounts' libraries tell.
    videos: {
      list: ofAccount('advideos', embedded),
      get: node('Video', { ...embedded, scope: { listed: { entity: 'videos', param: 'id' } } }),
    },
    // A pixel may be shared with accounts that do not own it.
    pixels: {
      list: ofAccount('adspixels'),
      get: node('AdsPixel', {
        scope: { record: 'owner_ad_account.account_id', listed: { entity: 'pixels', param: 'id' } },
      }),
    },
    pixel_stats: {
      list: {
        path: '/{pixel_id}/stats',
        records: 'data',
        // "{aggregation, data: [{value, count}], start_time}" (the spec of AdsPixelStatsResult), on as many pages as it
        // takes.
        flatten: 'data',
        paging: byCursor,
        select: false,
        scope: { listed: { entity: 'pixels', param: 'pixel_id' } },
        fields: {
          id: {
            digest: {
              prefix: 'pst_',
              of: [
                { param: 'pixel_id' },
                { from: 'start_time' },
                { from: 'aggregation' },
                { from: 'value' },
                { param: 'event' },
              ],
            },
          },
          pixel_id: { param: 'pixel_id' },
        },
      },
    },
    ad_library: {
      list: {
        path: '/ads_archive',
        records: 'data',
        scope: 'public',
        params: {
          ad_reached_countries: { name: 'ad_reached_countries', style: 'json' },
          search_page_ids: { name: 'search_page_ids', style: 'json' },
          publisher_platforms: { name: 'publisher_platforms', style: 'json' },
        },
      },
    },
  },
});
