/**
 * Performance: every ad's numbers of every day follow from (seed, ad, day), and rows of a level and a window are their
 * sums.
 */
import type { VendorRecord } from '../overlay-store.ts';
import { hash, hashText } from '../random.ts';
import type { DataSet } from './data-set.ts';
import { DAY } from './world.ts';

export const LEVELS = ['account', 'campaign', 'adset', 'ad'] as const;
export type Level = (typeof LEVELS)[number];

/** A selection of the vendor's breakdowns, with the values that this fake knows and their shares in percent. */
export const BREAKDOWNS: Record<string, ReadonlyArray<readonly [value: string, share: number]>> = {
  age: [
    ['18-24', 20],
    ['25-34', 45],
    ['35-44', 35],
  ],
  gender: [
    ['female', 55],
    ['male', 44],
    ['unknown', 1],
  ],
  country: [
    ['DE', 60],
    ['US', 40],
  ],
  region: [
    ['Bavaria', 70],
    ['Hesse', 30],
  ],
  publisher_platform: [
    ['facebook', 60],
    ['instagram', 40],
  ],
  device_platform: [
    ['desktop', 25],
    ['mobile', 75],
  ],
};

export interface Window {
  since: string;
  until: string;
}

export interface InsightsQuery {
  account_id: string;
  level: Level;
  window: Window;
  /** Days per row; undefined: one row for the whole window. */
  days?: number | 'monthly';
  breakdowns: string[];
  matches(row: VendorRecord): boolean;
}

interface Sums {
  impressions: number;
  clicks: number;
  cents: number;
  reach: number;
  purchases: number;
}

const day = (at_ms: number): string => new Date(at_ms).toISOString().slice(0, 10);
const decimals = (value: number): string => String(Number(value.toFixed(6)));

/** An ad runs two days of three; some days it gets no clicks. */
function ofDay(seed: number, ad_id: string, at_ms: number): Sums | undefined {
  const h = hash(seed, hashText(ad_id), Math.floor(at_ms / DAY));
  if (h % 3 === 0) return undefined;
  const impressions = 20 + (h % 5000);
  const clicks = h % 5 === 0 ? 0 : Math.floor(impressions / (20 + ((h >>> 8) % 60)));
  return {
    impressions,
    clicks,
    cents: 5 + ((h >>> 4) % 20_000),
    reach: Math.ceil(impressions * 0.8),
    purchases: Math.floor(clicks / 12),
  };
}

/** The rows, in order of window, then of id. What is zero is absent, as the vendor leaves out what has no value. */
export function insightsRows(data: DataSet, query: InsightsQuery): VendorRecord[] {
  const { account_id, level, breakdowns } = query;
  const account = data.find('ad_accounts', `act_${account_id}`);
  const names = { campaign: 'campaigns', adset: 'ad_sets', ad: 'ads' } as const;
  const ads = data.ofAccount('ads', account_id);
  const rows: VendorRecord[] = [];
  for (const window of windowsOf(query)) {
    const groups = new Map<string, { sums: Sums; ad: VendorRecord }>();
    for (const ad of ads) {
      const key = level === 'account' ? account_id : String(ad[level === 'ad' ? 'id' : `${level}_id`]);
      for (let at = Date.parse(window.since); at <= Date.parse(window.until); at += DAY) {
        const found = ofDay(data.world.seed, ad.id, at);
        if (!found) continue;
        const group = groups.get(key) ?? { sums: { impressions: 0, clicks: 0, cents: 0, reach: 0, purchases: 0 }, ad };
        for (const name of Object.keys(found) as Array<keyof Sums>) group.sums[name] += found[name];
        groups.set(key, group);
      }
    }
    for (const [key, { sums, ad }] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const named: Record<string, unknown> = {
        account_id,
        account_name: account?.['name'],
        account_currency: account?.['currency'],
        attribution_setting: '7d_click_1d_view',
      };
      for (const [each, entity] of Object.entries(names) as Array<
        ['campaign' | 'adset' | 'ad', 'campaigns' | 'ad_sets' | 'ads']
      >) {
        if (LEVELS.indexOf(each) > LEVELS.indexOf(level)) break;
        const id = each === level ? key : String(ad[`${each}_id`]);
        Object.assign(named, { [`${each}_id`]: id, [`${each}_name`]: data.find(entity, id)?.['name'] });
      }
      for (const [values, share] of combinations(breakdowns)) {
        const row = {
          ...named,
          ...metrics(sums, share),
          date_start: window.since,
          date_stop: window.until,
          ...values,
        } as unknown as VendorRecord;
        if (query.matches(row)) rows.push(row);
      }
    }
  }
  return rows;
}

function metrics(sums: Sums, share: number): Record<string, unknown> {
  const part = (value: number): number => Math.floor((value * share) / 100);
  const [impressions, clicks, cents, reach, purchases] = [
    part(sums.impressions),
    part(sums.clicks),
    part(sums.cents),
    Math.max(1, part(sums.reach)),
    part(sums.purchases),
  ];
  const actions = [
    { action_type: 'link_click', value: String(clicks), '1d_view': '1', '7d_click': String(clicks) },
    ...(purchases > 0 ? [{ action_type: 'offsite_conversion.fb_pixel_purchase', value: String(purchases) }] : []),
  ];
  return {
    impressions: String(impressions),
    reach: String(reach),
    frequency: decimals(impressions / reach),
    spend: (cents / 100).toFixed(2).replace(/\.?0+$/, ''),
    ctr: decimals((clicks / Math.max(1, impressions)) * 100),
    cpm: decimals((cents * 10) / Math.max(1, impressions)),
    cpp: decimals((cents * 10) / reach),
    ...(clicks > 0 && {
      clicks: String(clicks),
      inline_link_clicks: String(clicks),
      unique_clicks: String(Math.ceil(clicks * 0.9)),
      unique_ctr: decimals((Math.ceil(clicks * 0.9) / reach) * 100),
      unique_actions: [{ action_type: 'link_click', value: String(Math.ceil(clicks * 0.9)) }],
      outbound_clicks: [{ action_type: 'outbound_click', value: String(clicks) }],
      ...videoViews(clicks),
      cpc: decimals(cents / 100 / clicks),
      actions,
      cost_per_action_type: [{ action_type: 'link_click', value: decimals(cents / 100 / clicks) }],
    }),
    ...(purchases > 0 && {
      purchase_roas: [
        { action_type: 'omni_purchase', value: decimals((purchases * 24.5) / (cents / 100)), '7d_click': '1.5' },
      ],
      action_values: [
        {
          action_type: 'offsite_conversion.fb_pixel_purchase',
          value: (purchases * 24.5).toFixed(2),
          '7d_click': (purchases * 24.5).toFixed(2),
        },
      ],
    }),
  };
}

/** Views of a video come in the form of actions. */
function videoViews(views: number): Record<string, unknown> {
  const views_of = (part: number) => [{ action_type: 'video_view', value: String(Math.floor(views * part)) }];
  return {
    video_play_actions: views_of(1),
    video_p25_watched_actions: views_of(0.8),
    video_p50_watched_actions: views_of(0.5),
    video_p75_watched_actions: views_of(0.3),
    video_p100_watched_actions: views_of(0.1),
    video_thruplay_watched_actions: views_of(0.2),
    video_avg_time_watched_actions: [{ action_type: 'video_view', value: '4' }],
    video_play_curve_actions: [{ action_type: 'video_view', value: [100, 80, 50, 30, 10] }],
  };
}

function combinations(breakdowns: readonly string[]): Array<[values: Record<string, string>, share: number]> {
  let found: Array<[Record<string, string>, number]> = [[{}, 100]];
  for (const name of breakdowns)
    found = found.flatMap(([values, share]) =>
      BREAKDOWNS[name]!.map(([value, part]): [Record<string, string>, number] => [
        { ...values, [name]: value },
        (share * part) / 100,
      ]),
    );
  return found;
}

function* windowsOf({ window, days }: InsightsQuery): Generator<Window> {
  const end = Date.parse(window.until);
  if (days === undefined) return yield window;
  for (let at = Date.parse(window.since); at <= end;) {
    const next =
      days === 'monthly' ? Date.UTC(new Date(at).getUTCFullYear(), new Date(at).getUTCMonth() + 1, 1) : at + days * DAY;
    yield { since: day(at), until: day(Math.min(end, next - DAY)) };
    at = next;
  }
}

/** The periods by name that this fake knows; undefined for others. */
export function presetWindow(preset: string, now_ms: number): Window | undefined {
  const today = Math.floor(now_ms / DAY) * DAY;
  const back = /^last_(\d+)d$/.exec(preset);
  if (back) return { since: day(today - Number(back[1]) * DAY), until: day(today - DAY) };
  const month = day(today).slice(0, 8);
  switch (preset) {
    case 'today':
      return { since: day(today), until: day(today) };
    case 'yesterday':
      return { since: day(today - DAY), until: day(today - DAY) };
    case 'this_month':
      return { since: `${month}01`, until: day(today) };
    case 'last_month': {
      const last = Date.parse(`${month}01`) - DAY;
      return { since: `${day(last).slice(0, 8)}01`, until: day(last) };
    }
    case 'maximum':
      return { since: day(today - 365 * DAY), until: day(today) };
    default:
      return undefined;
  }
}
