/**
 * Campaigns, ad sets, ads and their creatives, as the vendor returns them: money and budgets as decimal strings, what
 * has no value absent.
 */
import type { VendorRecord } from '../overlay-store.ts';
import { cycle, hash } from '../random.ts';
import { DAY, parentOf, type World } from './world.ts';

const THEMES = [
  'Spring sale',
  'Retargeting',
  'Prospecting',
  'Brand lift',
  'App installs',
  'Leads – Q3',
  'Sommeraktion 30 %',
  '新規顧客',
  'Café & bar',
] as const;
const OBJECTIVES = [
  'OUTCOME_SALES',
  'OUTCOME_LEADS',
  'OUTCOME_TRAFFIC',
  'OUTCOME_AWARENESS',
  'OUTCOME_APP_PROMOTION',
] as const;
const CONFIGURED = ['ACTIVE', 'ACTIVE', 'PAUSED', 'ACTIVE', 'ARCHIVED', 'ACTIVE', 'DELETED'] as const;
const SET_STATES = [
  'ACTIVE',
  'PAUSED',
  'ACTIVE',
  'CAMPAIGN_PAUSED',
  'ARCHIVED',
  'WITH_ISSUES',
  'DELETED',
  'IN_PROCESS',
] as const;
const AD_STATES = [
  'ACTIVE',
  'ACTIVE',
  'ADSET_PAUSED',
  'PAUSED',
  'DISAPPROVED',
  'ARCHIVED',
  'CAMPAIGN_PAUSED',
  'PENDING_REVIEW',
  'DELETED',
] as const;
const BIDS = ['LOWEST_COST_WITHOUT_CAP', 'LOWEST_COST_WITH_BID_CAP', 'COST_CAP', 'LOWEST_COST_WITH_MIN_ROAS'] as const;

const cents = (n: number): string => String(n * 100);

function labels(world: World, account: number, index: number) {
  const created = world.time(account, world.until_ms - 500 * DAY);
  return [
    {
      id: world.id('ad_library', account, 900 + (index % 5)),
      name: `label ${index % 5}`,
      created_time: created,
      updated_time: created,
    },
  ];
}

const accountId = (world: World, account: number): string => world.accounts[account]!.account_id;

export function campaign(world: World, account: number, index: number): VendorRecord {
  const draw = world.draw('campaigns', account, index);
  const created = world.createdMs('campaigns', account, index);
  const configured = cycle(world.seed, 11, index, CONFIGURED);
  const lifetime = draw.chance(25);
  return {
    id: world.id('campaigns', account, index),
    name: `${cycle(world.seed, 12, index, THEMES)} ${index + 1}`,
    account_id: accountId(world, account),
    ...(draw.chance(20) && { adlabels: labels(world, account, index) }),
    bid_strategy: draw.pick(BIDS),
    ...(draw.chance(15) && { boosted_object_id: world.id('ad_library', account, 950) }),
    budget_rebalance_flag: draw.chance(30),
    budget_remaining: cents(draw.below(5000)),
    buying_type: draw.chance(90) ? 'AUCTION' : 'RESERVED',
    ...(lifetime ? { lifetime_budget: cents(500 + draw.below(90_000)) } : { daily_budget: cents(5 + draw.below(500)) }),
    created_time: world.time(account, created),
    configured_status: configured,
    effective_status: configured === 'ACTIVE' && draw.chance(15) ? 'WITH_ISSUES' : configured,
    ...(draw.chance(10) && {
      issues_info: [
        {
          level: 'CAMPAIGN',
          error_code: 1_815_869,
          error_summary: 'Spending limit',
          error_message: 'The spending limit was reached.',
          error_type: 'HARD_ERROR',
        },
      ],
    }),
    objective: draw.pick(OBJECTIVES),
    ...(draw.chance(20) && { smart_promotion_type: 'GUIDED_CREATION' }),
    source_campaign_id: index > 0 && draw.chance(20) ? world.id('campaigns', account, index - 1) : '0',
    special_ad_category: draw.chance(85) ? 'NONE' : 'HOUSING',
    ...(draw.chance(15) && { special_ad_category_country: ['US', 'CA'] }),
    ...(draw.chance(30) && { spend_cap: cents(10_000 + draw.below(90_000)) }),
    start_time: world.time(account, created + 3_600_000),
    status: configured,
    ...(lifetime && { stop_time: world.time(account, created + 40 * DAY) }),
    updated_time: world.time(account, Math.min(world.until_ms, created + (hash(world.seed, 13, index) % (20 * DAY)))),
  };
}

export function adSet(world: World, account: number, index: number): VendorRecord {
  const { campaigns, ad_sets } = world.accounts[account]!.counts;
  const draw = world.draw('ad_sets', account, index);
  const created = world.createdMs('ad_sets', account, index);
  const bid = 100 + draw.below(3000);
  const state = cycle(world.seed, 14, index, SET_STATES);
  const configured = ['PAUSED', 'ARCHIVED', 'DELETED'].includes(state) ? state : 'ACTIVE';
  return {
    id: world.id('ad_sets', account, index),
    name: `${draw.pick(['Women 25-44', 'Lookalike 1 %', 'Broad', 'Website visitors', 'Männer 18–34'])} ${index + 1}`,
    account_id: accountId(world, account),
    ...(draw.chance(15) && { adlabels: labels(world, account, index) }),
    ...(draw.chance(50) && { bid_amount: bid, bid_info: { ACTIONS: bid, IMPRESSIONS: 12 } }),
    ...(draw.chance(80) && { bid_strategy: draw.pick(BIDS) }),
    ...(draw.chance(10) && { bid_constraints: { roas_average_floor: 15_000 } }),
    budget_remaining: cents(draw.below(900)),
    campaign_id: world.id('campaigns', account, parentOf(index, ad_sets, campaigns)),
    created_time: world.time(account, created),
    daily_budget: draw.chance(60) ? cents(5 + draw.below(200)) : '0',
    configured_status: configured,
    effective_status: state,
    status: configured,
    ...(draw.chance(30) && { end_time: world.time(account, created + 60 * DAY) }),
    ...(draw.chance(70) && {
      learning_stage_info: {
        status: draw.pick(['LEARNING', 'SUCCESS', 'FAIL']),
        conversions: draw.below(60),
        last_sig_edit_ts: Math.floor(created / 1000),
        attribution_windows: ['7d_click', '1d_view'],
      },
    }),
    lifetime_budget: '0',
    ...(draw.chance(70) && {
      promoted_object: {
        pixel_id: world.id('pixels', account, 0),
        custom_event_type: draw.pick(['PURCHASE', 'LEAD', 'ADD_TO_CART']),
      },
    }),
    start_time: world.time(account, created),
    targeting: {
      age_min: 18 + draw.below(10),
      age_max: 45 + draw.below(20),
      genders: [1 + draw.below(2)],
      geo_locations: {
        countries: [draw.pick(['US', 'DE', 'GB', 'JP'])],
        cities: [{ key: '777934', name: 'München', radius: 25, distance_unit: 'kilometer', country: 'DE' }],
        location_types: ['home', 'recent'],
      },
      ...(draw.chance(50) && { interests: [{ id: '6003107902433', name: 'Association football (Soccer)' }] }),
      ...(draw.chance(30) && { flexible_spec: [{ behaviors: [{ id: '6002714895372', name: 'All travelers' }] }] }),
      publisher_platforms: ['facebook', 'instagram'],
      device_platforms: ['mobile', 'desktop'],
      ...(draw.chance(50) && { targeting_automation: { advantage_audience: 1 } }),
    },
    updated_time: world.time(account, Math.min(world.until_ms, created + (hash(world.seed, 15, index) % (20 * DAY)))),
  };
}

export function ad(world: World, account: number, index: number): VendorRecord {
  const { campaigns, ad_sets, ads, ad_creatives } = world.accounts[account]!.counts;
  const draw = world.draw('ads', account, index);
  const created = world.createdMs('ads', account, index);
  const set = parentOf(index, ads, ad_sets);
  const state = cycle(world.seed, 16, index, AD_STATES);
  const configured = ['PAUSED', 'ARCHIVED', 'DELETED'].includes(state) ? state : 'ACTIVE';
  const creative = world.id('ad_creatives', account, index % Math.max(1, ad_creatives));
  return {
    id: world.id('ads', account, index),
    name: `Ad ${index + 1} – ${draw.pick(['video', 'carousel', 'image', 'Bild'])}`,
    account_id: accountId(world, account),
    adset_id: world.id('ad_sets', account, set),
    campaign_id: world.id('campaigns', account, parentOf(set, ad_sets, campaigns)),
    ...(draw.chance(10) && { adlabels: labels(world, account, index) }),
    ...(draw.chance(30) && { bid_amount: 100 + draw.below(900), bid_info: { CLICKS: 150 } }),
    bid_type: draw.pick(['ABSOLUTE_OCPM', 'CPC', 'CPM', 'CPA']),
    configured_status: configured,
    conversion_specs: [{ 'action.type': ['offsite_conversion'], conversion_id: ['6016938290431'] }],
    created_time: world.time(account, created),
    creative: { id: creative },
    effective_status: state,
    last_updated_by_app_id: '119211728144504',
    ...(draw.chance(15) && {
      recommendations: [
        {
          title: 'Combine ad sets',
          message: 'Ad sets with similar audiences compete.',
          code: 1_815_104,
          importance: 'HIGH',
          confidence: 'MEDIUM',
          blame_field: 'targeting',
          recommendation_data: { link: 'https://www.facebook.com/business/help' },
        },
      ],
    }),
    source_ad_id: '0',
    status: configured,
    tracking_specs: [
      { 'action.type': ['offsite_conversion'], fb_pixel: [world.id('pixels', account, 0)] },
      { 'action.type': ['post_engagement'], page: ['108824017345866'], post: ['122104'] },
    ],
    updated_time: world.time(account, Math.min(world.until_ms, created + (hash(world.seed, 17, index) % (20 * DAY)))),
  };
}

export function adCreative(world: World, account: number, index: number): VendorRecord {
  const draw = world.draw('ad_creatives', account, index);
  const page = '108824017345866';
  const story = `${page}_${world.id('ad_creatives', account, index)}`;
  const image = hash(world.seed, 18, index).toString(16).padStart(8, '0').repeat(4);
  const link = `https://shop.example/p/${index}?utm_source=fb`;
  const video = draw.chance(30);
  return {
    id: world.id('ad_creatives', account, index),
    name: `Creative ${index + 1} 2026-05-${String(1 + (index % 28)).padStart(2, '0')}-${image.slice(0, 8)}`,
    account_id: accountId(world, account),
    actor_id: page,
    ...(draw.chance(80) && { body: 'Fresh every day.\nOrder now 🙂', title: 'Fresh every day' }),
    call_to_action_type: draw.pick(['SHOP_NOW', 'LEARN_MORE', 'SIGN_UP']),
    effective_object_story_id: story,
    ...(!video && { image_hash: image, image_url: `https://scontent.example/v/${image}.jpg?_nc_cat=1&oh=00_AY&oe=66` }),
    ...(draw.chance(30) && { link_url: link }),
    ...(draw.chance(40) && { object_story_id: story }),
    object_story_spec: video
      ? {
          page_id: page,
          video_data: {
            video_id: world.id('videos', account, 0),
            message: 'See how.',
            call_to_action: { type: 'SHOP_NOW', value: { link } },
          },
        }
      : {
          page_id: page,
          link_data: {
            link,
            message: 'See more.',
            name: 'Shop',
            image_hash: image,
            call_to_action: { type: 'SHOP_NOW' },
            child_attachments: [{ link, name: 'one', image_hash: image }],
            multi_share_end_card: false,
          },
        },
    object_type: video ? 'VIDEO' : 'SHARE',
    ...(video && { video_id: world.id('videos', account, 0) }),
    status: draw.pick(['ACTIVE', 'ACTIVE', 'WITH_ISSUES', 'IN_PROCESS']),
    thumbnail_url: `https://scontent.example/t/${image}_64.jpg`,
    ...(draw.chance(50) && { url_tags: 'utm_medium=paid&utm_campaign={{campaign.name}}' }),
  };
}
