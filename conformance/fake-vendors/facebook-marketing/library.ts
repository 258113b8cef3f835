/** Ad accounts and what they own beside ads: images, videos, pixels, custom conversions; and the public library. */
import type { VendorRecord } from '../overlay-store.ts';
import { hash } from '../random.ts';
import { DAY, type World } from './world.ts';

const business = { id: '2058374910283746', name: 'Brightwater Media' };
const accountId = (world: World, account: number): string => world.accounts[account]!.account_id;

export function adAccount(world: World, account: number): VendorRecord {
  const { account_id, name, currency, timezone_name, offset } = world.accounts[account]!;
  const draw = world.draw('ad_accounts', account, 0);
  return {
    id: `act_${account_id}`,
    account_id,
    name,
    account_status: account % 4 === 3 ? 2 : 1,
    age: 412.5331712963 + account,
    amount_spent: String(draw.below(90_000_000)),
    balance: String(draw.below(90_000)),
    business,
    ...(account % 2 === 0 && {
      business_name: 'Brightwater GmbH',
      business_city: 'Zürich',
      business_country_code: 'CH',
      business_state: 'ZH',
      business_street: 'Bahnhofstraße 1',
      business_street2: '',
      business_zip: '8001',
    }),
    created_time: world.time(account, world.until_ms - (900 + account) * DAY),
    currency,
    disable_reason: account % 4 === 3 ? 1 : 0,
    end_advertiser: '108824017345866',
    end_advertiser_name: 'Brightwater',
    ...(account !== 1 && { funding_source: '6041285936177' }),
    has_migrated_permissions: true,
    is_personal: 0,
    is_prepay_account: account === 2,
    ...(account === 0 && { is_tax_id_required: false }),
    min_campaign_group_spend_cap: '10000',
    min_daily_budget: 100,
    owner: business.id,
    spend_cap: account === 0 ? '0' : '50000000',
    timezone_id: 57 + account,
    timezone_name,
    timezone_offset_hours_utc: offset,
  };
}

const EVENTS = ['PURCHASE', 'LEAD', 'ADD_TO_CART', 'COMPLETE_REGISTRATION', 'OTHER'] as const;

export function customConversion(world: World, account: number, index: number): VendorRecord {
  const draw = world.draw('custom_conversions', account, index);
  const created = world.createdMs('custom_conversions', account, index);
  return {
    id: world.id('custom_conversions', account, index),
    name: `Thank-you page ${index + 1}`,
    account_id: accountId(world, account),
    ...(draw.chance(70) && { business }),
    creation_time: world.time(account, created),
    custom_event_type: draw.pick(EVENTS),
    data_sources: [{ id: world.id('pixels', account, 0), source_type: 'PIXEL', name: 'Main pixel' }],
    default_conversion_value: draw.below(50),
    ...(draw.chance(50) && { description: 'Counts orders.' }),
    event_source_type: 'pixel',
    pixel: { id: world.id('pixels', account, 0) },
    ...(draw.chance(80) && {
      first_fired_time: world.time(account, created + DAY),
      last_fired_time: world.time(account, world.until_ms - DAY),
    }),
    is_archived: draw.chance(20),
    is_unavailable: false,
    retention_days: 28,
    rule: '{"and":[{"event":{"eq":"PageView"}},{"or":[{"URL":{"i_contains":"/thanks"}}]}]}',
  };
}

export function image(world: World, account: number, index: number): VendorRecord {
  const draw = world.draw('images', account, index);
  const created = world.createdMs('images', account, index);
  const hashed = hash(world.seed, 21 + account, index)
    .toString(16)
    .padStart(8, '0')
    .repeat(4);
  const [width, height] = [600 + draw.below(1400), 600 + draw.below(1400)];
  return {
    id: `${accountId(world, account)}:${hashed}`,
    name: `banner-${index + 1}.png`,
    account_id: accountId(world, account),
    created_time: world.time(account, created),
    ...(draw.chance(60) && {
      creatives: [world.id('ad_creatives', account, index % Math.max(1, world.accounts[account]!.counts.ad_creatives))],
    }),
    hash: hashed,
    height,
    is_associated_creatives_in_adgroups: draw.chance(50),
    original_height: height,
    original_width: width,
    permalink_url: `https://www.facebook.com/ads/image/?d=${hashed}`,
    status: draw.pick(['ACTIVE', 'ACTIVE', 'INTERNAL', 'DELETED']),
    updated_time: world.time(account, Math.min(world.until_ms, created + 3 * DAY)),
    url: `https://scontent.example/${hashed}.png`,
    url_128: `https://scontent.example/${hashed}_128.png`,
    width,
  };
}

export function video(world: World, account: number, index: number): VendorRecord {
  const draw = world.draw('videos', account, index);
  const created = world.createdMs('videos', account, index);
  const id = world.id('videos', account, index);
  const embed = `<iframe src="https://www.facebook.com/video/embed?video_id=${id}" width="480" height="270"></iframe>`;
  return {
    id,
    ...(draw.chance(80) && { title: `Spot ${index + 1}`, description: 'Cut for feeds.' }),
    ad_breaks: draw.chance(30) ? [30, 95] : [],
    backdated_time_granularity: 'none',
    ...(draw.chance(10) && { backdated_time: world.time(account, created - 30 * DAY) }),
    content_category: 'OTHER',
    content_tags: draw.chance(40) ? ['6003107902433'] : [],
    created_time: world.time(account, created),
    custom_labels: draw.chance(30) ? ['launch'] : [],
    ...(index % 3 === 0 && { embed_html: embed }),
    embeddable: true,
    format: [
      {
        embed_html: embed,
        filter: '130x130',
        height: 73,
        picture: `https://scontent.example/${id}_130.jpg`,
        width: 130,
      },
      { embed_html: embed, filter: 'native', height: 360, picture: `https://scontent.example/${id}.jpg`, width: 640 },
    ],
    icon: 'https://static.example/video.gif',
    is_crosspost_video: false,
    is_crossposting_eligible: false,
    is_episode: false,
    is_instagram_eligible: draw.chance(50),
    length: 15.04 + draw.below(60),
    ...(draw.chance(10) && { live_status: 'VOD' }),
    permalink_url: `/108824017345866/videos/${id}/`,
    ...(draw.chance(50) && { post_views: draw.below(9000) }),
    published: draw.chance(80),
    ...(index % 5 === 2 && {
      premiere_living_room_status: 'NONE',
      scheduled_publish_time: world.time(account, world.until_ms + DAY),
    }),
    source: `https://video.example/${id}.mp4?oh=00_AY`,
    ...(draw.chance(20) && { universal_video_id: `uv-${index}` }),
    updated_time: world.time(account, Math.min(world.until_ms, created + DAY)),
    views: draw.below(100_000),
  };
}

export function pixel(world: World, account: number, index: number): VendorRecord {
  const draw = world.draw('pixels', account, index);
  const { account_id } = world.accounts[account]!;
  return {
    id: world.id('pixels', account, index),
    name: `Pixel ${index + 1} of ${world.accounts[account]!.name}`,
    creation_time: world.time(account, world.createdMs('pixels', account, index)),
    creator: { id: '10158934471234567', name: 'Ada Example' },
    data_use_setting: draw.pick(['EMPTY', 'ADVERTISING_AND_ANALYTICS']),
    enable_automatic_matching: draw.chance(50),
    first_party_cookie_status: 'FIRST_PARTY_COOKIE_ENABLED',
    is_crm: false,
    is_unavailable: false,
    ...(draw.chance(80) && { last_fired_time: world.time(account, world.until_ms - 7_200_000) }),
    owner_ad_account: { account_id, id: `act_${account_id}` },
    owner_business: business,
  };
}

/** `2026-03-04`: the library tells days. The address of an ad carries the caller's token. */
export function archivedAd(world: World, index: number, token: string): VendorRecord {
  const draw = world.draw('ad_library', 0, index);
  const created = world.createdMs('ad_library', 0, index);
  const day = (at_ms: number): string => new Date(at_ms).toISOString().slice(0, 10);
  const low = draw.below(9) * 100;
  const id = world.id('ad_library', 0, index);
  return {
    id,
    ad_creation_time: day(created),
    ad_creative_bodies: [`Vote on measure ${index + 1}.`],
    ...(draw.chance(50) && {
      ad_creative_link_captions: ['example.org'],
      ad_creative_link_descriptions: ['Read more'],
      ad_creative_link_titles: ['Measure'],
    }),
    ad_delivery_start_time: day(created + DAY),
    ...(draw.chance(60) && { ad_delivery_stop_time: day(created + 9 * DAY) }),
    ad_snapshot_url: `https://www.facebook.com/ads/archive/render_ad/?id=${id}&access_token=${token}`,
    ...(draw.chance(70) && { bylines: 'Citizens of Brightwater', currency: 'USD' }),
    languages: ['en'],
    page_id: `10882401734586${index % 4}`,
    page_name: `Page ${index % 4}`,
    publisher_platforms: draw.chance(50) ? ['facebook', 'instagram'] : ['facebook'],
    ...(draw.chance(70) && {
      spend: draw.chance(90) ? { lower_bound: String(low), upper_bound: String(low + 99) } : { lower_bound: '1000000' },
      impressions: { lower_bound: '1000', upper_bound: '4999' },
      demographic_distribution: [
        { percentage: '0.25', age: '25-34', gender: 'female' },
        { percentage: '0.75', age: '35-44', gender: 'male' },
      ],
      delivery_by_region: [{ percentage: '1', region: 'California' }],
      estimated_audience_size: { lower_bound: '100001', upper_bound: '500000' },
    }),
  };
}
