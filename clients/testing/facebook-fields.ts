/**
 * What the advertising connector's records are, read independently: from the page of entities and the contract's rules.
 */
import type { Connectors } from '../http/generated/connectors.gen.ts';

export type Fields = Record<string, unknown>;
export type Facebook = keyof Connectors['facebook-marketing'];

/** Fields by type, as `time`, `date`, `text`, `number`, `flag`, `object`, `array`; the id comes first and is a text. */
const table: Record<Facebook, Record<string, string>> = {
  current_user: { text: 'name' },
  ad_accounts: {
    text: 'account_id name business_name business_city business_country_code business_state business_street business_street2 business_zip currency end_advertiser end_advertiser_name funding_source owner timezone_name default_dsa_beneficiary default_dsa_payor io_number media_agency partner tax_id tax_id_type',
    number:
      'account_status age amount_spent balance disable_reason is_personal min_campaign_group_spend_cap min_daily_budget spend_cap timezone_id timezone_offset_hours_utc tax_id_status',
    flag: 'has_migrated_permissions is_prepay_account is_tax_id_required is_attribution_spec_system_default is_notifications_enabled',
    object: 'business funding_source_details tos_accepted user_tos_accepted',
    time: 'created_time',
    array: 'attribution_spec user_tasks',
  },
  campaigns: {
    text: 'name account_id bid_strategy boosted_object_id buying_type configured_status effective_status objective smart_promotion_type source_campaign_id special_ad_category status primary_attribution topline_id',
    number: 'budget_remaining daily_budget lifetime_budget spend_cap',
    flag: 'budget_rebalance_flag can_use_spend_cap is_budget_schedule_enabled is_skadnetwork_attribution',
    array: 'adlabels issues_info special_ad_category_country pacing_type special_ad_categories',
    time: 'created_time start_time stop_time updated_time last_budget_toggling_time',
    object: 'promoted_object',
  },
  ad_sets: {
    text: 'name account_id bid_strategy campaign_id effective_status asset_feed_id billing_event configured_status destination_type dsa_beneficiary dsa_payor instagram_user_id optimization_goal optimization_sub_event review_feedback rf_prediction_id source_adset_id status',
    number:
      'bid_amount budget_remaining daily_budget lifetime_budget daily_min_spend_target daily_spend_cap lifetime_imps lifetime_min_spend_target lifetime_spend_cap',
    object: 'bid_info bid_constraints learning_stage_info promoted_object targeting bid_adjustments',
    array: 'adlabels adset_schedule attribution_spec frequency_control_specs issues_info pacing_type',
    time: 'created_time end_time start_time updated_time',
    flag: 'is_dynamic_creative recurring_budget_semantics use_new_app_click',
  },
  ads: {
    text: 'name account_id adset_id campaign_id bid_type configured_status effective_status last_updated_by_app_id source_ad_id status conversion_domain preview_shareable_link',
    number: 'bid_amount display_sequence',
    object: 'bid_info creative ad_review_feedback',
    array: 'adlabels conversion_specs recommendations tracking_specs issues_info',
    time: 'created_time updated_time ad_schedule_end_time ad_schedule_start_time',
    flag: 'engagement_audience',
  },
  ad_creatives: {
    text: 'name account_id actor_id body call_to_action_type effective_object_story_id image_hash image_url link_url object_story_id object_type status thumbnail_url title url_tags authorization_category categorization_criteria destination_set_id effective_authorization_category effective_instagram_media_id instagram_permalink_url instagram_user_id link_deep_link_url link_destination_display_url link_og_id object_id object_store_url object_url product_set_id source_facebook_post_id source_instagram_media_id template_url thumbnail_id video_id',
    object:
      'object_story_spec asset_feed_spec call_to_action contextual_multi_ads degrees_of_freedom_spec image_crops platform_customizations portrait_customizations recommender_settings template_url_spec',
    array: 'adlabels product_data',
    flag: 'use_page_actor_override',
  },
  ads_insights: {
    text: 'account_id account_name campaign_id campaign_name adset_id adset_name ad_id ad_name account_currency attribution_setting buying_type conversion_rate_ranking engagement_rate_ranking objective optimization_goal quality_ranking',
    number:
      'clicks impressions reach spend cpc cpm ctr frequency cost_per_inline_link_click cost_per_inline_post_engagement cost_per_unique_click cost_per_unique_inline_link_click cpp full_view_impressions full_view_reach inline_link_click_ctr inline_link_clicks inline_post_engagement social_spend unique_clicks unique_ctr unique_inline_link_click_ctr unique_inline_link_clicks unique_link_clicks_ctr',
    date: 'date_start date_stop',
    object: 'breakdowns',
    array:
      'actions action_values cost_per_action_type conversion_values conversions cost_per_conversion cost_per_outbound_click cost_per_thruplay cost_per_unique_action_type cost_per_unique_conversion cost_per_unique_outbound_click mobile_app_purchase_roas outbound_clicks outbound_clicks_ctr purchase_roas unique_actions unique_conversions unique_outbound_clicks unique_outbound_clicks_ctr unique_video_continuous_2_sec_watched_actions unique_video_view_15_sec video_15_sec_watched_actions video_30_sec_watched_actions video_avg_time_watched_actions video_continuous_2_sec_watched_actions video_p100_watched_actions video_p25_watched_actions video_p50_watched_actions video_p75_watched_actions video_p95_watched_actions video_play_actions video_play_curve_actions video_play_retention_0_to_15s_actions video_play_retention_20_to_60s_actions video_play_retention_graph_actions video_thruplay_watched_actions video_time_watched_actions video_view_per_impression website_ctr website_purchase_roas',
  },
  custom_conversions: {
    text: 'name account_id custom_event_type description event_source_type rule aggregation_rule',
    number: 'default_conversion_value retention_days',
    flag: 'is_archived is_unavailable',
    object: 'business pixel',
    array: 'data_sources',
    time: 'creation_time first_fired_time last_fired_time',
  },
  images: {
    text: 'name account_id hash permalink_url status url url_128',
    number: 'height original_height original_width width',
    flag: 'is_associated_creatives_in_adgroups',
    array: 'creatives',
    time: 'created_time updated_time',
  },
  videos: {
    text: 'title backdated_time_granularity content_category description icon live_status permalink_url premiere_living_room_status source universal_video_id picture post_id',
    number: 'length post_views views',
    flag: 'embeddable is_crosspost_video is_crossposting_eligible is_episode is_instagram_eligible published spherical',
    object: 'embed_html from privacy status',
    array: 'ad_breaks content_tags custom_labels format',
    time: 'backdated_time created_time scheduled_publish_time updated_time',
  },
  pixels: {
    text: 'name data_use_setting first_party_cookie_status',
    flag: 'enable_automatic_matching is_crm is_unavailable can_proxy has_1p_pixel_event is_consolidated_container is_created_by_business',
    object: 'creator owner_ad_account owner_business',
    time: 'creation_time last_fired_time',
    array: 'automatic_matching_fields',
  },
  pixel_stats: { text: 'pixel_id aggregation value', number: 'count', time: 'start_time' },
  ad_library: {
    text: 'ad_snapshot_url bylines currency page_id page_name',
    object: 'spend impressions estimated_audience_size',
    array:
      'ad_creative_bodies ad_creative_link_captions ad_creative_link_descriptions ad_creative_link_titles languages publisher_platforms demographic_distribution delivery_by_region',
    time: 'ad_creation_time ad_delivery_start_time ad_delivery_stop_time',
  },
};

export const fieldsOf = (entity: Facebook): Array<[name: string, type: string]> => [
  ['id', 'text'],
  ...Object.entries(table[entity]).flatMap(([type, names]) =>
    names.split(' ').map((name): [string, string] => [name, type]),
  ),
];

export const instant = (text: string): string =>
  `${new Date(text.length === 10 ? text : text.replace(/(\d\d)$/, ':$1')).toISOString().slice(0, 19)}Z`;
/** Inside objects: counts of actions, bounds of ranges and shares are numbers; labels have times. */
const inner = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => inner(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inner(each, name)]));
  if (/^(value|\dd_view|\dd_click|lower_bound|upper_bound|percentage)$/.test(key)) return Number(value);
  return /_time$/.test(key) ? instant(String(value)) : value;
};

export function expected(entity: Facebook, raw: Fields): Fields {
  return Object.fromEntries(
    fieldsOf(entity).map(([name, type]) => {
      const value = raw[name];
      if (value === undefined) return [name, null];
      // Recorded as a text, promised as an object.
      if (name === 'embed_html') return [name, { html: value }];
      if (type === 'number') return [name, Number(value)];
      if (type === 'time') return [name, instant(String(value))];
      return [name, type === 'object' || type === 'array' ? inner(value) : value];
    }),
  );
}
