/**
 * Fields that few people look at, with the same values in every record, in the types of the vendor's SDK specs. What
 * other records or the account decide is in the functions that make them.
 */
import type { VendorRecord } from '../overlay-store.ts';
import type { Entity } from './world.ts';

const attribution = [
  { event_type: 'CLICK_THROUGH', window_days: 7 },
  { event_type: 'VIEW_THROUGH', window_days: 1 },
];
const issues = [
  { error_code: 1_815_869, error_message: 'The ad was not approved.', error_summary: 'Not approved', level: 'AD' },
];
const deep_link = 'shop://product/17';
const time = '2026-05-04T09:30:00-0700';

const DETAILS: Partial<Record<Entity, Readonly<Record<string, unknown>>>> = {
  ad_accounts: {
    attribution_spec: attribution,
    default_dsa_beneficiary: 'Brightwater GmbH',
    default_dsa_payor: 'Brightwater GmbH',
    funding_source_details: { id: '6004728391', display_string: 'Visa *1111', type: 1 },
    io_number: '0',
    is_attribution_spec_system_default: true,
    is_notifications_enabled: true,
    media_agency: 'NONE',
    partner: 'NONE',
    tax_id: 'DE123456789',
    tax_id_status: 2,
    tax_id_type: 'VAT',
    tos_accepted: { web_custom_audience_tos: 1 },
    user_tasks: ['ANALYZE'],
    user_tos_accepted: { custom_audience_tos: 1 },
  },
  campaigns: {
    can_use_spend_cap: true,
    is_budget_schedule_enabled: false,
    is_skadnetwork_attribution: false,
    last_budget_toggling_time: time,
    pacing_type: ['standard'],
    primary_attribution: 'UNATTRIBUTED',
    promoted_object: { page_id: '108824017345866' },
    special_ad_categories: ['CREDIT'],
    topline_id: '0',
  },
  ad_sets: {
    adset_schedule: [{ days: [1, 2], start_minute: 480, end_minute: 1200, timezone_type: 'USER' }],
    asset_feed_id: '0',
    attribution_spec: attribution,
    bid_adjustments: { user_groups: '{}' },
    billing_event: 'IMPRESSIONS',
    daily_min_spend_target: '0',
    daily_spend_cap: '50000',
    destination_type: 'WEBSITE',
    dsa_beneficiary: 'Brightwater GmbH',
    dsa_payor: 'Brightwater GmbH',
    frequency_control_specs: [{ event: 'IMPRESSIONS', interval_days: 7, max_frequency: 2 }],
    instagram_user_id: '17841400008460056',
    is_dynamic_creative: false,
    issues_info: issues,
    lifetime_imps: 0,
    lifetime_min_spend_target: '0',
    lifetime_spend_cap: '0',
    optimization_goal: 'OFFSITE_CONVERSIONS',
    optimization_sub_event: 'NONE',
    pacing_type: ['standard'],
    recurring_budget_semantics: true,
    review_feedback: '',
    rf_prediction_id: '6004728392',
    source_adset_id: '0',
    use_new_app_click: false,
  },
  ads: {
    ad_review_feedback: { global: { ADULT_CONTENT: 'The ad shows too much skin.' } },
    ad_schedule_end_time: '2026-06-04T09:30:00-0700',
    ad_schedule_start_time: time,
    conversion_domain: 'shop.example',
    display_sequence: 0,
    engagement_audience: false,
    issues_info: issues,
    preview_shareable_link: 'https://fb.example/preview/1',
  },
  ad_creatives: {
    adlabels: [{ id: '6004728393', name: 'spring' }],
    asset_feed_spec: { ad_formats: ['AUTOMATIC_FORMAT'], optimization_type: 'REGULAR', reasons_to_shop: false },
    authorization_category: 'NONE',
    call_to_action: { type: 'SHOP_NOW', value: { link: 'https://shop.example' } },
    categorization_criteria: 'product_type',
    contextual_multi_ads: { enroll_status: 'OPT_IN' },
    degrees_of_freedom_spec: { degrees_of_freedom_type: 'USER_ENROLLED_NON_DCO' },
    destination_set_id: '6004728394',
    effective_authorization_category: 'NONE',
    effective_instagram_media_id: '17841400008460057',
    image_crops: {
      '191x100': [
        [0, 0],
        [1200, 628],
      ],
    },
    instagram_permalink_url: 'https://instagram.example/p/1',
    instagram_user_id: '17841400008460056',
    link_deep_link_url: deep_link,
    link_destination_display_url: 'shop.example',
    link_og_id: '6004728395',
    object_id: '108824017345866',
    object_store_url: 'https://apps.example/shop',
    object_url: 'https://shop.example',
    platform_customizations: { instagram: { image_hash: 'ab' } },
    portrait_customizations: { carousel_delivery_mode: 'optimal_num_cards' },
    product_data: [{ product_id: '6004728396', product_source: 'CATALOG' }],
    product_set_id: '6004728397',
    recommender_settings: { preferred_events: ['PURCHASE'] },
    source_facebook_post_id: '6004728398',
    source_instagram_media_id: '17841400008460058',
    template_url: 'https://shop.example/{{product.id}}',
    template_url_spec: { web: { url: deep_link } },
    thumbnail_id: '6004728399',
    use_page_actor_override: false,
  },
  custom_conversions: { aggregation_rule: 'NONE' },
  videos: {
    from: { id: '108824017345866', name: 'Brightwater' },
    picture: 'https://scontent.example/t/video.jpg',
    post_id: '6004728400',
    privacy: { description: 'Public', friends: '', networks: '', allow: '', deny: '' },
    spherical: false,
    status: { video_status: 'ready' },
  },
  pixels: {
    automatic_matching_fields: ['em', 'fn'],
    can_proxy: false,
    has_1p_pixel_event: true,
    is_consolidated_container: false,
    is_created_by_business: true,
  },
};

/** The record with its details; what the record says itself stands. */
export function withDetails(entity: Entity, record: VendorRecord): VendorRecord {
  return { ...DETAILS[entity], ...record };
}
