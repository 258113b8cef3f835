/** What the advertising connector's records are, read independently: from the page of entities and the contract's rules. */
import type { Connectors } from './http/generated/connectors.gen.ts';

export type Fields = Record<string, unknown>;
export type Facebook = keyof Connectors['facebook-marketing'];

/** Fields by type, as `time`, `date`, `text`, `number`, `flag`, `object`, `array`; the id comes first and is a text. */
const table: Record<Facebook, Record<string, string>> = {
  current_user: { text: 'name' },
  ad_accounts: {
    text: 'account_id name business_name business_city business_country_code business_state business_street business_street2 business_zip currency end_advertiser end_advertiser_name funding_source owner timezone_name',
    number: 'account_status age amount_spent balance disable_reason is_personal min_campaign_group_spend_cap min_daily_budget spend_cap timezone_id timezone_offset_hours_utc',
    flag: 'has_migrated_permissions is_prepay_account is_tax_id_required',
    object: 'business',
    time: 'created_time',
  },
  campaigns: {
    text: 'name account_id bid_strategy boosted_object_id buying_type configured_status effective_status objective smart_promotion_type source_campaign_id special_ad_category status',
    number: 'budget_remaining daily_budget lifetime_budget spend_cap',
    flag: 'budget_rebalance_flag',
    array: 'adlabels issues_info special_ad_category_country',
    time: 'created_time start_time stop_time updated_time',
  },
  ad_sets: {
    text: 'name account_id bid_strategy campaign_id effective_status',
    number: 'bid_amount budget_remaining daily_budget lifetime_budget',
    object: 'bid_info bid_constraints learning_stage_info promoted_object targeting',
    array: 'adlabels',
    time: 'created_time end_time start_time updated_time',
  },
  ads: {
    text: 'name account_id adset_id campaign_id bid_type configured_status effective_status last_updated_by_app_id source_ad_id status',
    number: 'bid_amount',
    object: 'bid_info creative',
    array: 'adlabels conversion_specs recommendations tracking_specs',
    time: 'created_time updated_time',
  },
  ad_creatives: {
    text: 'name account_id actor_id body call_to_action_type effective_object_story_id image_hash image_url link_url object_story_id object_type status thumbnail_url title url_tags',
    object: 'object_story_spec',
  },
  ads_insights: {
    text: 'account_id account_name campaign_id campaign_name adset_id adset_name ad_id ad_name',
    number: 'clicks impressions reach spend cpc cpm ctr frequency',
    date: 'date_start date_stop',
    object: 'breakdowns',
    array: 'actions action_values cost_per_action_type',
  },
  custom_conversions: {
    text: 'name account_id custom_event_type description event_source_type rule',
    number: 'default_conversion_value retention_days',
    flag: 'is_archived is_unavailable',
    object: 'business',
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
    text: 'title backdated_time_granularity content_category description icon live_status permalink_url premiere_living_room_status source universal_video_id',
    number: 'length post_views views',
    flag: 'embeddable is_crosspost_video is_crossposting_eligible is_episode is_instagram_eligible published',
    object: 'embed_html',
    array: 'ad_breaks content_tags custom_labels format',
    time: 'backdated_time created_time scheduled_publish_time updated_time',
  },
  pixels: {
    text: 'name data_use_setting first_party_cookie_status',
    flag: 'enable_automatic_matching is_crm is_unavailable',
    object: 'creator owner_ad_account owner_business',
    time: 'creation_time last_fired_time',
  },
  pixel_stats: { text: 'pixel_id aggregation value', number: 'count', time: 'start_time' },
  ad_library: {
    text: 'ad_snapshot_url bylines currency page_id page_name',
    object: 'spend impressions estimated_audience_size',
    array: 'ad_creative_bodies ad_creative_link_captions ad_creative_link_descriptions ad_creative_link_titles languages publisher_platforms demographic_distribution delivery_by_region',
    time: 'ad_creation_time ad_delivery_start_time ad_delivery_stop_time',
  },
};

export const fieldsOf = (entity: Facebook): Array<[name: string, type: string]> => [['id', 'text'], ...Object.entries(table[entity]).flatMap(([type, names]) => names.split(' ').map((name): [string, string] => [name, type]))];

export const instant = (text: string): string => `${new Date(text.length === 10 ? text : text.replace(/(\d\d)$/, ':$1')).toISOString().slice(0, 19)}Z`;
/** Inside objects: counts of actions, bounds of ranges and shares are numbers; labels have times. */
const inner = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => inner(each, key));
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inner(each, name)]));
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
