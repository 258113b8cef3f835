/**
 * Field selection: only what `fields=` names is answered, `a,b{c,d}` selects inside; a field that a node type has not
 * is an error.
 */
import type { VendorRecord } from '../overlay-store.ts';
import type { Entity } from './world.ts';

export type NodeType = Entity | 'current_user' | 'ads_insights' | 'report_run';

/** As the vendor calls the type in its messages, and the fields of it that this fake knows. */
export const NODES: Record<NodeType, { name: string; fields: readonly string[] }> = {
  current_user: node('User', 'id name'),
  ad_accounts: node(
    'AdAccount',
    'id account_id name account_status age amount_spent balance business business_name business_city business_country_code business_state business_street business_street2 business_zip created_time currency disable_reason end_advertiser end_advertiser_name funding_source has_migrated_permissions is_personal is_prepay_account is_tax_id_required min_campaign_group_spend_cap min_daily_budget owner spend_cap timezone_id timezone_name timezone_offset_hours_utc attribution_spec default_dsa_beneficiary default_dsa_payor funding_source_details io_number is_attribution_spec_system_default is_notifications_enabled media_agency partner tax_id tax_id_status tax_id_type tos_accepted user_tasks user_tos_accepted',
  ),
  campaigns: node(
    'AdCampaignGroup',
    'id name account_id adlabels bid_strategy boosted_object_id budget_rebalance_flag budget_remaining buying_type daily_budget created_time configured_status effective_status issues_info lifetime_budget objective smart_promotion_type source_campaign_id special_ad_category special_ad_category_country spend_cap start_time status stop_time updated_time can_use_spend_cap is_budget_schedule_enabled is_skadnetwork_attribution last_budget_toggling_time pacing_type primary_attribution promoted_object special_ad_categories topline_id',
  ),
  ad_sets: node(
    'AdCampaign',
    'id name account_id adlabels bid_amount bid_info bid_strategy bid_constraints budget_remaining campaign_id created_time daily_budget effective_status end_time learning_stage_info lifetime_budget promoted_object start_time targeting updated_time adset_schedule asset_feed_id attribution_spec bid_adjustments billing_event configured_status daily_min_spend_target daily_spend_cap destination_type dsa_beneficiary dsa_payor frequency_control_specs instagram_user_id is_dynamic_creative issues_info lifetime_imps lifetime_min_spend_target lifetime_spend_cap optimization_goal optimization_sub_event pacing_type recurring_budget_semantics review_feedback rf_prediction_id source_adset_id status use_new_app_click',
  ),
  ads: node(
    'Adgroup',
    'id name account_id adset_id campaign_id adlabels bid_amount bid_info bid_type configured_status conversion_specs created_time creative effective_status last_updated_by_app_id recommendations source_ad_id status tracking_specs updated_time ad_review_feedback ad_schedule_end_time ad_schedule_start_time conversion_domain display_sequence engagement_audience issues_info preview_shareable_link',
  ),
  ad_creatives: node(
    'AdCreative',
    'id name account_id actor_id body call_to_action_type effective_object_story_id image_hash image_url link_url object_story_id object_story_spec object_type status thumbnail_url title url_tags adlabels asset_feed_spec authorization_category call_to_action categorization_criteria contextual_multi_ads degrees_of_freedom_spec destination_set_id effective_authorization_category effective_instagram_media_id image_crops instagram_permalink_url instagram_user_id link_deep_link_url link_destination_display_url link_og_id object_id object_store_url object_url platform_customizations portrait_customizations product_data product_set_id recommender_settings source_facebook_post_id source_instagram_media_id template_url template_url_spec thumbnail_id use_page_actor_override video_id',
  ),
  ads_insights: node(
    'AdsInsights',
    'account_id account_name campaign_id campaign_name adset_id adset_name ad_id ad_name clicks impressions reach spend cpc cpm ctr frequency date_start date_stop actions action_values cost_per_action_type account_currency attribution_setting buying_type conversion_rate_ranking conversion_values conversions cost_per_conversion cost_per_inline_link_click cost_per_inline_post_engagement cost_per_outbound_click cost_per_thruplay cost_per_unique_action_type cost_per_unique_click cost_per_unique_conversion cost_per_unique_inline_link_click cost_per_unique_outbound_click cpp engagement_rate_ranking full_view_impressions full_view_reach inline_link_click_ctr inline_link_clicks inline_post_engagement mobile_app_purchase_roas objective optimization_goal outbound_clicks outbound_clicks_ctr purchase_roas quality_ranking social_spend unique_actions unique_clicks unique_conversions unique_ctr unique_inline_link_click_ctr unique_inline_link_clicks unique_link_clicks_ctr unique_outbound_clicks unique_outbound_clicks_ctr unique_video_continuous_2_sec_watched_actions unique_video_view_15_sec video_15_sec_watched_actions video_30_sec_watched_actions video_avg_time_watched_actions video_continuous_2_sec_watched_actions video_p100_watched_actions video_p25_watched_actions video_p50_watched_actions video_p75_watched_actions video_p95_watched_actions video_play_actions video_play_curve_actions video_play_retention_0_to_15s_actions video_play_retention_20_to_60s_actions video_play_retention_graph_actions video_thruplay_watched_actions video_time_watched_actions video_view_per_impression website_ctr website_purchase_roas',
  ),
  custom_conversions: node(
    'CustomConversion',
    'id name account_id business creation_time custom_event_type data_sources default_conversion_value description event_source_type first_fired_time is_archived is_unavailable last_fired_time retention_days rule aggregation_rule pixel',
  ),
  images: node(
    'AdImage',
    'id name account_id created_time creatives hash height is_associated_creatives_in_adgroups original_height original_width permalink_url status updated_time url url_128 width',
  ),
  videos: node(
    'Video',
    'id title ad_breaks backdated_time backdated_time_granularity content_category content_tags created_time custom_labels description embed_html embeddable format icon is_crosspost_video is_crossposting_eligible is_episode is_instagram_eligible length live_status permalink_url post_views premiere_living_room_status published scheduled_publish_time source universal_video_id updated_time views from picture post_id privacy spherical status',
  ),
  pixels: node(
    'AdsPixel',
    'id name creation_time creator data_use_setting enable_automatic_matching first_party_cookie_status is_crm is_unavailable last_fired_time owner_ad_account owner_business automatic_matching_fields can_proxy has_1p_pixel_event is_consolidated_container is_created_by_business',
  ),
  ad_library: node(
    'ArchivedAd',
    'id ad_creation_time ad_creative_bodies ad_creative_link_captions ad_creative_link_descriptions ad_creative_link_titles ad_delivery_start_time ad_delivery_stop_time ad_snapshot_url bylines currency languages page_id page_name publisher_platforms spend impressions demographic_distribution delivery_by_region estimated_audience_size',
  ),
  report_run: node(
    'AdReportRun',
    'id account_id time_ref time_completed async_status async_percent_completion is_running date_start date_stop',
  ),
};

function node(name: string, fields: string): { name: string; fields: readonly string[] } {
  return { name, fields: fields.split(' ') };
}

export type Selection = Map<string, Selection | undefined>;

/** `a,b{c,d}`; undefined where the text is not that. */
export function parseFields(text: string): Selection | undefined {
  let at = 0;
  const level = (): Selection | undefined => {
    const found: Selection = new Map();
    for (;;) {
      const [name] = /^[a-z0-9_]+/.exec(text.slice(at)) ?? [];
      if (name === undefined) return undefined;
      at += name.length;
      let inner: Selection | undefined;
      if (text[at] === '{') {
        at++;
        inner = level();
        if (!inner || text[at] !== '}') return undefined;
        at++;
      }
      found.set(name, inner);
      if (text[at] !== ',') return found;
      at++;
    }
  };
  const selection = level();
  return at === text.length ? selection : undefined;
}

/** The name of a field that the node type has not. */
export const unknownField = (type: NodeType, selection: Selection): string | undefined =>
  [...selection.keys()].find((name) => !NODES[type].fields.includes(name));

/** `id` comes always; the rest in the order in which it was asked for. */
export function select(record: VendorRecord, selection: Selection): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const [name, inner] of selection) {
    const value = record[name];
    if (value === undefined) continue;
    shown[name] =
      inner && typeof value === 'object' && value !== null && !Array.isArray(value)
        ? select(value as VendorRecord, inner)
        : value;
  }
  if (record.id !== undefined) shown['id'] = record.id;
  return shown;
}
