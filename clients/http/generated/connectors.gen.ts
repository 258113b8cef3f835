// Generated from openapi/ by `npm run generate`. Do not edit.

import type { FacebookMarketingAdAccountsGetParams, FacebookMarketingAdAccountsGetResult, FacebookMarketingAdAccountsListParams, FacebookMarketingAdAccountsListResult, FacebookMarketingAdAccountsSearchParams, FacebookMarketingAdAccountsSearchResult, FacebookMarketingAdCreativesGetParams, FacebookMarketingAdCreativesGetResult, FacebookMarketingAdCreativesListParams, FacebookMarketingAdCreativesListResult, FacebookMarketingAdCreativesSearchParams, FacebookMarketingAdCreativesSearchResult, FacebookMarketingAdLibraryListParams, FacebookMarketingAdLibraryListResult, FacebookMarketingAdSetsGetParams, FacebookMarketingAdSetsGetResult, FacebookMarketingAdSetsListParams, FacebookMarketingAdSetsListResult, FacebookMarketingAdSetsSearchParams, FacebookMarketingAdSetsSearchResult, FacebookMarketingAdsGetParams, FacebookMarketingAdsGetResult, FacebookMarketingAdsInsightsListParams, FacebookMarketingAdsInsightsListResult, FacebookMarketingAdsInsightsSearchParams, FacebookMarketingAdsInsightsSearchResult, FacebookMarketingAdsListParams, FacebookMarketingAdsListResult, FacebookMarketingAdsSearchParams, FacebookMarketingAdsSearchResult, FacebookMarketingCampaignsGetParams, FacebookMarketingCampaignsGetResult, FacebookMarketingCampaignsListParams, FacebookMarketingCampaignsListResult, FacebookMarketingCampaignsSearchParams, FacebookMarketingCampaignsSearchResult, FacebookMarketingCurrentUserGetParams, FacebookMarketingCurrentUserGetResult, FacebookMarketingCustomConversionsGetParams, FacebookMarketingCustomConversionsGetResult, FacebookMarketingCustomConversionsListParams, FacebookMarketingCustomConversionsListResult, FacebookMarketingCustomConversionsSearchParams, FacebookMarketingCustomConversionsSearchResult, FacebookMarketingImagesListParams, FacebookMarketingImagesListResult, FacebookMarketingImagesSearchParams, FacebookMarketingImagesSearchResult, FacebookMarketingOauthCredentials, FacebookMarketingPixelsGetParams, FacebookMarketingPixelsGetResult, FacebookMarketingPixelsListParams, FacebookMarketingPixelsListResult, FacebookMarketingPixelsSearchParams, FacebookMarketingPixelsSearchResult, FacebookMarketingPixelStatsListParams, FacebookMarketingPixelStatsListResult, FacebookMarketingReplicationConfig, FacebookMarketingTokenCredentials, FacebookMarketingVideosGetParams, FacebookMarketingVideosGetResult, FacebookMarketingVideosListParams, FacebookMarketingVideosListResult, FacebookMarketingVideosSearchParams, FacebookMarketingVideosSearchResult, IncidentIoAlertsGetParams, IncidentIoAlertsGetResult, IncidentIoAlertsListParams, IncidentIoAlertsListResult, IncidentIoAlertsSearchParams, IncidentIoAlertsSearchResult, IncidentIoApiKeyCredentials, IncidentIoCatalogTypesGetParams, IncidentIoCatalogTypesGetResult, IncidentIoCatalogTypesListParams, IncidentIoCatalogTypesListResult, IncidentIoCatalogTypesSearchParams, IncidentIoCatalogTypesSearchResult, IncidentIoCustomFieldsGetParams, IncidentIoCustomFieldsGetResult, IncidentIoCustomFieldsListParams, IncidentIoCustomFieldsListResult, IncidentIoCustomFieldsSearchParams, IncidentIoCustomFieldsSearchResult, IncidentIoEscalationsGetParams, IncidentIoEscalationsGetResult, IncidentIoEscalationsListParams, IncidentIoEscalationsListResult, IncidentIoEscalationsSearchParams, IncidentIoEscalationsSearchResult, IncidentIoIncidentRolesGetParams, IncidentIoIncidentRolesGetResult, IncidentIoIncidentRolesListParams, IncidentIoIncidentRolesListResult, IncidentIoIncidentRolesSearchParams, IncidentIoIncidentRolesSearchResult, IncidentIoIncidentsGetParams, IncidentIoIncidentsGetResult, IncidentIoIncidentsListParams, IncidentIoIncidentsListResult, IncidentIoIncidentsSearchParams, IncidentIoIncidentsSearchResult, IncidentIoIncidentStatusesGetParams, IncidentIoIncidentStatusesGetResult, IncidentIoIncidentStatusesListParams, IncidentIoIncidentStatusesListResult, IncidentIoIncidentStatusesSearchParams, IncidentIoIncidentStatusesSearchResult, IncidentIoIncidentTimestampsGetParams, IncidentIoIncidentTimestampsGetResult, IncidentIoIncidentTimestampsListParams, IncidentIoIncidentTimestampsListResult, IncidentIoIncidentTimestampsSearchParams, IncidentIoIncidentTimestampsSearchResult, IncidentIoIncidentUpdatesListParams, IncidentIoIncidentUpdatesListResult, IncidentIoIncidentUpdatesSearchParams, IncidentIoIncidentUpdatesSearchResult, IncidentIoSchedulesGetParams, IncidentIoSchedulesGetResult, IncidentIoSchedulesListParams, IncidentIoSchedulesListResult, IncidentIoSchedulesSearchParams, IncidentIoSchedulesSearchResult, IncidentIoSeveritiesGetParams, IncidentIoSeveritiesGetResult, IncidentIoSeveritiesListParams, IncidentIoSeveritiesListResult, IncidentIoSeveritiesSearchParams, IncidentIoSeveritiesSearchResult, IncidentIoUsersGetParams, IncidentIoUsersGetResult, IncidentIoUsersListParams, IncidentIoUsersListResult, IncidentIoUsersSearchParams, IncidentIoUsersSearchResult, ZendeskSupportArticleAttachmentsGetParams, ZendeskSupportArticleAttachmentsGetResult, ZendeskSupportArticleAttachmentsListParams, ZendeskSupportArticleAttachmentsListResult, ZendeskSupportArticlesGetParams, ZendeskSupportArticlesGetResult, ZendeskSupportArticlesListParams, ZendeskSupportArticlesListResult, ZendeskSupportArticlesSearchParams, ZendeskSupportArticlesSearchResult, ZendeskSupportAttachmentsGetParams, ZendeskSupportAttachmentsGetResult, ZendeskSupportAutomationsGetParams, ZendeskSupportAutomationsGetResult, ZendeskSupportAutomationsListParams, ZendeskSupportAutomationsListResult, ZendeskSupportAutomationsSearchParams, ZendeskSupportAutomationsSearchResult, ZendeskSupportBrandsGetParams, ZendeskSupportBrandsGetResult, ZendeskSupportBrandsListParams, ZendeskSupportBrandsListResult, ZendeskSupportBrandsSearchParams, ZendeskSupportBrandsSearchResult, ZendeskSupportDeletedTicketsListParams, ZendeskSupportDeletedTicketsListResult, ZendeskSupportDeletedTicketsSearchParams, ZendeskSupportDeletedTicketsSearchResult, ZendeskSupportEnvironment, ZendeskSupportGroupMembershipsListParams, ZendeskSupportGroupMembershipsListResult, ZendeskSupportGroupMembershipsSearchParams, ZendeskSupportGroupMembershipsSearchResult, ZendeskSupportGroupsGetParams, ZendeskSupportGroupsGetResult, ZendeskSupportGroupsListParams, ZendeskSupportGroupsListResult, ZendeskSupportGroupsSearchParams, ZendeskSupportGroupsSearchResult, ZendeskSupportMacrosGetParams, ZendeskSupportMacrosGetResult, ZendeskSupportMacrosListParams, ZendeskSupportMacrosListResult, ZendeskSupportMacrosSearchParams, ZendeskSupportMacrosSearchResult, ZendeskSupportOauthCredentials, ZendeskSupportOrganizationMembershipsListParams, ZendeskSupportOrganizationMembershipsListResult, ZendeskSupportOrganizationMembershipsSearchParams, ZendeskSupportOrganizationMembershipsSearchResult, ZendeskSupportOrganizationsGetParams, ZendeskSupportOrganizationsGetResult, ZendeskSupportOrganizationsListParams, ZendeskSupportOrganizationsListResult, ZendeskSupportOrganizationsSearchParams, ZendeskSupportOrganizationsSearchResult, ZendeskSupportSatisfactionRatingsGetParams, ZendeskSupportSatisfactionRatingsGetResult, ZendeskSupportSatisfactionRatingsListParams, ZendeskSupportSatisfactionRatingsListResult, ZendeskSupportSatisfactionRatingsSearchParams, ZendeskSupportSatisfactionRatingsSearchResult, ZendeskSupportSlaPoliciesGetParams, ZendeskSupportSlaPoliciesGetResult, ZendeskSupportSlaPoliciesListParams, ZendeskSupportSlaPoliciesListResult, ZendeskSupportSlaPoliciesSearchParams, ZendeskSupportSlaPoliciesSearchResult, ZendeskSupportTagsListParams, ZendeskSupportTagsListResult, ZendeskSupportTagsSearchParams, ZendeskSupportTagsSearchResult, ZendeskSupportTicketAuditsListParams, ZendeskSupportTicketAuditsListResult, ZendeskSupportTicketAuditsSearchParams, ZendeskSupportTicketAuditsSearchResult, ZendeskSupportTicketCommentsListParams, ZendeskSupportTicketCommentsListResult, ZendeskSupportTicketCommentsSearchParams, ZendeskSupportTicketCommentsSearchResult, ZendeskSupportTicketFieldsGetParams, ZendeskSupportTicketFieldsGetResult, ZendeskSupportTicketFieldsListParams, ZendeskSupportTicketFieldsListResult, ZendeskSupportTicketFieldsSearchParams, ZendeskSupportTicketFieldsSearchResult, ZendeskSupportTicketFormsGetParams, ZendeskSupportTicketFormsGetResult, ZendeskSupportTicketFormsListParams, ZendeskSupportTicketFormsListResult, ZendeskSupportTicketFormsSearchParams, ZendeskSupportTicketFormsSearchResult, ZendeskSupportTicketMetricsGetParams, ZendeskSupportTicketMetricsGetResult, ZendeskSupportTicketMetricsListParams, ZendeskSupportTicketMetricsListResult, ZendeskSupportTicketMetricsSearchParams, ZendeskSupportTicketMetricsSearchResult, ZendeskSupportTicketsGetParams, ZendeskSupportTicketsGetResult, ZendeskSupportTicketsListParams, ZendeskSupportTicketsListResult, ZendeskSupportTicketsSearchParams, ZendeskSupportTicketsSearchResult, ZendeskSupportTokenCredentials, ZendeskSupportTriggersGetParams, ZendeskSupportTriggersGetResult, ZendeskSupportTriggersListParams, ZendeskSupportTriggersListResult, ZendeskSupportTriggersSearchParams, ZendeskSupportTriggersSearchResult, ZendeskSupportUsersGetParams, ZendeskSupportUsersGetResult, ZendeskSupportUsersListParams, ZendeskSupportUsersListResult, ZendeskSupportUsersSearchParams, ZendeskSupportUsersSearchResult, ZendeskSupportViewsGetParams, ZendeskSupportViewsGetResult, ZendeskSupportViewsListParams, ZendeskSupportViewsListResult, ZendeskSupportViewsSearchParams, ZendeskSupportViewsSearchResult } from './types.gen.ts';

/**
 * What Facebook Marketing promises: entity, action, parameters and result.
 */
export type FacebookMarketing = {
    current_user: {
        get: {
            params: FacebookMarketingCurrentUserGetParams;
            result: FacebookMarketingCurrentUserGetResult;
        };
    };
    ad_accounts: {
        list: {
            params: FacebookMarketingAdAccountsListParams;
            result: FacebookMarketingAdAccountsListResult;
        };
        get: {
            params: FacebookMarketingAdAccountsGetParams;
            result: FacebookMarketingAdAccountsGetResult;
        };
        search: {
            params: FacebookMarketingAdAccountsSearchParams;
            result: FacebookMarketingAdAccountsSearchResult;
        };
    };
    campaigns: {
        list: {
            params: FacebookMarketingCampaignsListParams;
            result: FacebookMarketingCampaignsListResult;
        };
        get: {
            params: FacebookMarketingCampaignsGetParams;
            result: FacebookMarketingCampaignsGetResult;
        };
        search: {
            params: FacebookMarketingCampaignsSearchParams;
            result: FacebookMarketingCampaignsSearchResult;
        };
    };
    ad_sets: {
        list: {
            params: FacebookMarketingAdSetsListParams;
            result: FacebookMarketingAdSetsListResult;
        };
        get: {
            params: FacebookMarketingAdSetsGetParams;
            result: FacebookMarketingAdSetsGetResult;
        };
        search: {
            params: FacebookMarketingAdSetsSearchParams;
            result: FacebookMarketingAdSetsSearchResult;
        };
    };
    ads: {
        list: {
            params: FacebookMarketingAdsListParams;
            result: FacebookMarketingAdsListResult;
        };
        get: {
            params: FacebookMarketingAdsGetParams;
            result: FacebookMarketingAdsGetResult;
        };
        search: {
            params: FacebookMarketingAdsSearchParams;
            result: FacebookMarketingAdsSearchResult;
        };
    };
    ad_creatives: {
        list: {
            params: FacebookMarketingAdCreativesListParams;
            result: FacebookMarketingAdCreativesListResult;
        };
        get: {
            params: FacebookMarketingAdCreativesGetParams;
            result: FacebookMarketingAdCreativesGetResult;
        };
        search: {
            params: FacebookMarketingAdCreativesSearchParams;
            result: FacebookMarketingAdCreativesSearchResult;
        };
    };
    ads_insights: {
        list: {
            params: FacebookMarketingAdsInsightsListParams;
            result: FacebookMarketingAdsInsightsListResult;
        };
        search: {
            params: FacebookMarketingAdsInsightsSearchParams;
            result: FacebookMarketingAdsInsightsSearchResult;
        };
    };
    custom_conversions: {
        list: {
            params: FacebookMarketingCustomConversionsListParams;
            result: FacebookMarketingCustomConversionsListResult;
        };
        get: {
            params: FacebookMarketingCustomConversionsGetParams;
            result: FacebookMarketingCustomConversionsGetResult;
        };
        search: {
            params: FacebookMarketingCustomConversionsSearchParams;
            result: FacebookMarketingCustomConversionsSearchResult;
        };
    };
    images: {
        list: {
            params: FacebookMarketingImagesListParams;
            result: FacebookMarketingImagesListResult;
        };
        search: {
            params: FacebookMarketingImagesSearchParams;
            result: FacebookMarketingImagesSearchResult;
        };
    };
    videos: {
        list: {
            params: FacebookMarketingVideosListParams;
            result: FacebookMarketingVideosListResult;
        };
        get: {
            params: FacebookMarketingVideosGetParams;
            result: FacebookMarketingVideosGetResult;
        };
        search: {
            params: FacebookMarketingVideosSearchParams;
            result: FacebookMarketingVideosSearchResult;
        };
    };
    pixels: {
        list: {
            params: FacebookMarketingPixelsListParams;
            result: FacebookMarketingPixelsListResult;
        };
        get: {
            params: FacebookMarketingPixelsGetParams;
            result: FacebookMarketingPixelsGetResult;
        };
        search: {
            params: FacebookMarketingPixelsSearchParams;
            result: FacebookMarketingPixelsSearchResult;
        };
    };
    pixel_stats: {
        list: {
            params: FacebookMarketingPixelStatsListParams;
            result: FacebookMarketingPixelStatsListResult;
        };
    };
    ad_library: {
        list: {
            params: FacebookMarketingAdLibraryListParams;
            result: FacebookMarketingAdLibraryListResult;
        };
    };
};

/**
 * What incident.io promises: entity, action, parameters and result.
 */
export type IncidentIo = {
    incidents: {
        list: {
            params: IncidentIoIncidentsListParams;
            result: IncidentIoIncidentsListResult;
        };
        get: {
            params: IncidentIoIncidentsGetParams;
            result: IncidentIoIncidentsGetResult;
        };
        search: {
            params: IncidentIoIncidentsSearchParams;
            result: IncidentIoIncidentsSearchResult;
        };
    };
    alerts: {
        list: {
            params: IncidentIoAlertsListParams;
            result: IncidentIoAlertsListResult;
        };
        get: {
            params: IncidentIoAlertsGetParams;
            result: IncidentIoAlertsGetResult;
        };
        search: {
            params: IncidentIoAlertsSearchParams;
            result: IncidentIoAlertsSearchResult;
        };
    };
    escalations: {
        list: {
            params: IncidentIoEscalationsListParams;
            result: IncidentIoEscalationsListResult;
        };
        get: {
            params: IncidentIoEscalationsGetParams;
            result: IncidentIoEscalationsGetResult;
        };
        search: {
            params: IncidentIoEscalationsSearchParams;
            result: IncidentIoEscalationsSearchResult;
        };
    };
    users: {
        list: {
            params: IncidentIoUsersListParams;
            result: IncidentIoUsersListResult;
        };
        get: {
            params: IncidentIoUsersGetParams;
            result: IncidentIoUsersGetResult;
        };
        search: {
            params: IncidentIoUsersSearchParams;
            result: IncidentIoUsersSearchResult;
        };
    };
    incident_updates: {
        list: {
            params: IncidentIoIncidentUpdatesListParams;
            result: IncidentIoIncidentUpdatesListResult;
        };
        search: {
            params: IncidentIoIncidentUpdatesSearchParams;
            result: IncidentIoIncidentUpdatesSearchResult;
        };
    };
    incident_roles: {
        list: {
            params: IncidentIoIncidentRolesListParams;
            result: IncidentIoIncidentRolesListResult;
        };
        get: {
            params: IncidentIoIncidentRolesGetParams;
            result: IncidentIoIncidentRolesGetResult;
        };
        search: {
            params: IncidentIoIncidentRolesSearchParams;
            result: IncidentIoIncidentRolesSearchResult;
        };
    };
    incident_statuses: {
        list: {
            params: IncidentIoIncidentStatusesListParams;
            result: IncidentIoIncidentStatusesListResult;
        };
        get: {
            params: IncidentIoIncidentStatusesGetParams;
            result: IncidentIoIncidentStatusesGetResult;
        };
        search: {
            params: IncidentIoIncidentStatusesSearchParams;
            result: IncidentIoIncidentStatusesSearchResult;
        };
    };
    incident_timestamps: {
        list: {
            params: IncidentIoIncidentTimestampsListParams;
            result: IncidentIoIncidentTimestampsListResult;
        };
        get: {
            params: IncidentIoIncidentTimestampsGetParams;
            result: IncidentIoIncidentTimestampsGetResult;
        };
        search: {
            params: IncidentIoIncidentTimestampsSearchParams;
            result: IncidentIoIncidentTimestampsSearchResult;
        };
    };
    severities: {
        list: {
            params: IncidentIoSeveritiesListParams;
            result: IncidentIoSeveritiesListResult;
        };
        get: {
            params: IncidentIoSeveritiesGetParams;
            result: IncidentIoSeveritiesGetResult;
        };
        search: {
            params: IncidentIoSeveritiesSearchParams;
            result: IncidentIoSeveritiesSearchResult;
        };
    };
    custom_fields: {
        list: {
            params: IncidentIoCustomFieldsListParams;
            result: IncidentIoCustomFieldsListResult;
        };
        get: {
            params: IncidentIoCustomFieldsGetParams;
            result: IncidentIoCustomFieldsGetResult;
        };
        search: {
            params: IncidentIoCustomFieldsSearchParams;
            result: IncidentIoCustomFieldsSearchResult;
        };
    };
    catalog_types: {
        list: {
            params: IncidentIoCatalogTypesListParams;
            result: IncidentIoCatalogTypesListResult;
        };
        get: {
            params: IncidentIoCatalogTypesGetParams;
            result: IncidentIoCatalogTypesGetResult;
        };
        search: {
            params: IncidentIoCatalogTypesSearchParams;
            result: IncidentIoCatalogTypesSearchResult;
        };
    };
    schedules: {
        list: {
            params: IncidentIoSchedulesListParams;
            result: IncidentIoSchedulesListResult;
        };
        get: {
            params: IncidentIoSchedulesGetParams;
            result: IncidentIoSchedulesGetResult;
        };
        search: {
            params: IncidentIoSchedulesSearchParams;
            result: IncidentIoSchedulesSearchResult;
        };
    };
};

/**
 * What Zendesk Support promises: entity, action, parameters and result.
 */
export type ZendeskSupport = {
    tickets: {
        list: {
            params: ZendeskSupportTicketsListParams;
            result: ZendeskSupportTicketsListResult;
        };
        get: {
            params: ZendeskSupportTicketsGetParams;
            result: ZendeskSupportTicketsGetResult;
        };
        search: {
            params: ZendeskSupportTicketsSearchParams;
            result: ZendeskSupportTicketsSearchResult;
        };
    };
    deleted_tickets: {
        list: {
            params: ZendeskSupportDeletedTicketsListParams;
            result: ZendeskSupportDeletedTicketsListResult;
        };
        search: {
            params: ZendeskSupportDeletedTicketsSearchParams;
            result: ZendeskSupportDeletedTicketsSearchResult;
        };
    };
    users: {
        list: {
            params: ZendeskSupportUsersListParams;
            result: ZendeskSupportUsersListResult;
        };
        get: {
            params: ZendeskSupportUsersGetParams;
            result: ZendeskSupportUsersGetResult;
        };
        search: {
            params: ZendeskSupportUsersSearchParams;
            result: ZendeskSupportUsersSearchResult;
        };
    };
    organizations: {
        list: {
            params: ZendeskSupportOrganizationsListParams;
            result: ZendeskSupportOrganizationsListResult;
        };
        get: {
            params: ZendeskSupportOrganizationsGetParams;
            result: ZendeskSupportOrganizationsGetResult;
        };
        search: {
            params: ZendeskSupportOrganizationsSearchParams;
            result: ZendeskSupportOrganizationsSearchResult;
        };
    };
    groups: {
        list: {
            params: ZendeskSupportGroupsListParams;
            result: ZendeskSupportGroupsListResult;
        };
        get: {
            params: ZendeskSupportGroupsGetParams;
            result: ZendeskSupportGroupsGetResult;
        };
        search: {
            params: ZendeskSupportGroupsSearchParams;
            result: ZendeskSupportGroupsSearchResult;
        };
    };
    ticket_comments: {
        list: {
            params: ZendeskSupportTicketCommentsListParams;
            result: ZendeskSupportTicketCommentsListResult;
        };
        search: {
            params: ZendeskSupportTicketCommentsSearchParams;
            result: ZendeskSupportTicketCommentsSearchResult;
        };
    };
    ticket_audits: {
        list: {
            params: ZendeskSupportTicketAuditsListParams;
            result: ZendeskSupportTicketAuditsListResult;
        };
        search: {
            params: ZendeskSupportTicketAuditsSearchParams;
            result: ZendeskSupportTicketAuditsSearchResult;
        };
    };
    attachments: {
        get: {
            params: ZendeskSupportAttachmentsGetParams;
            result: ZendeskSupportAttachmentsGetResult;
        };
    };
    ticket_metrics: {
        list: {
            params: ZendeskSupportTicketMetricsListParams;
            result: ZendeskSupportTicketMetricsListResult;
        };
        get: {
            params: ZendeskSupportTicketMetricsGetParams;
            result: ZendeskSupportTicketMetricsGetResult;
        };
        search: {
            params: ZendeskSupportTicketMetricsSearchParams;
            result: ZendeskSupportTicketMetricsSearchResult;
        };
    };
    ticket_fields: {
        list: {
            params: ZendeskSupportTicketFieldsListParams;
            result: ZendeskSupportTicketFieldsListResult;
        };
        get: {
            params: ZendeskSupportTicketFieldsGetParams;
            result: ZendeskSupportTicketFieldsGetResult;
        };
        search: {
            params: ZendeskSupportTicketFieldsSearchParams;
            result: ZendeskSupportTicketFieldsSearchResult;
        };
    };
    ticket_forms: {
        list: {
            params: ZendeskSupportTicketFormsListParams;
            result: ZendeskSupportTicketFormsListResult;
        };
        get: {
            params: ZendeskSupportTicketFormsGetParams;
            result: ZendeskSupportTicketFormsGetResult;
        };
        search: {
            params: ZendeskSupportTicketFormsSearchParams;
            result: ZendeskSupportTicketFormsSearchResult;
        };
    };
    brands: {
        list: {
            params: ZendeskSupportBrandsListParams;
            result: ZendeskSupportBrandsListResult;
        };
        get: {
            params: ZendeskSupportBrandsGetParams;
            result: ZendeskSupportBrandsGetResult;
        };
        search: {
            params: ZendeskSupportBrandsSearchParams;
            result: ZendeskSupportBrandsSearchResult;
        };
    };
    views: {
        list: {
            params: ZendeskSupportViewsListParams;
            result: ZendeskSupportViewsListResult;
        };
        get: {
            params: ZendeskSupportViewsGetParams;
            result: ZendeskSupportViewsGetResult;
        };
        search: {
            params: ZendeskSupportViewsSearchParams;
            result: ZendeskSupportViewsSearchResult;
        };
    };
    macros: {
        list: {
            params: ZendeskSupportMacrosListParams;
            result: ZendeskSupportMacrosListResult;
        };
        get: {
            params: ZendeskSupportMacrosGetParams;
            result: ZendeskSupportMacrosGetResult;
        };
        search: {
            params: ZendeskSupportMacrosSearchParams;
            result: ZendeskSupportMacrosSearchResult;
        };
    };
    triggers: {
        list: {
            params: ZendeskSupportTriggersListParams;
            result: ZendeskSupportTriggersListResult;
        };
        get: {
            params: ZendeskSupportTriggersGetParams;
            result: ZendeskSupportTriggersGetResult;
        };
        search: {
            params: ZendeskSupportTriggersSearchParams;
            result: ZendeskSupportTriggersSearchResult;
        };
    };
    automations: {
        list: {
            params: ZendeskSupportAutomationsListParams;
            result: ZendeskSupportAutomationsListResult;
        };
        get: {
            params: ZendeskSupportAutomationsGetParams;
            result: ZendeskSupportAutomationsGetResult;
        };
        search: {
            params: ZendeskSupportAutomationsSearchParams;
            result: ZendeskSupportAutomationsSearchResult;
        };
    };
    tags: {
        list: {
            params: ZendeskSupportTagsListParams;
            result: ZendeskSupportTagsListResult;
        };
        search: {
            params: ZendeskSupportTagsSearchParams;
            result: ZendeskSupportTagsSearchResult;
        };
    };
    satisfaction_ratings: {
        list: {
            params: ZendeskSupportSatisfactionRatingsListParams;
            result: ZendeskSupportSatisfactionRatingsListResult;
        };
        get: {
            params: ZendeskSupportSatisfactionRatingsGetParams;
            result: ZendeskSupportSatisfactionRatingsGetResult;
        };
        search: {
            params: ZendeskSupportSatisfactionRatingsSearchParams;
            result: ZendeskSupportSatisfactionRatingsSearchResult;
        };
    };
    group_memberships: {
        list: {
            params: ZendeskSupportGroupMembershipsListParams;
            result: ZendeskSupportGroupMembershipsListResult;
        };
        search: {
            params: ZendeskSupportGroupMembershipsSearchParams;
            result: ZendeskSupportGroupMembershipsSearchResult;
        };
    };
    organization_memberships: {
        list: {
            params: ZendeskSupportOrganizationMembershipsListParams;
            result: ZendeskSupportOrganizationMembershipsListResult;
        };
        search: {
            params: ZendeskSupportOrganizationMembershipsSearchParams;
            result: ZendeskSupportOrganizationMembershipsSearchResult;
        };
    };
    sla_policies: {
        list: {
            params: ZendeskSupportSlaPoliciesListParams;
            result: ZendeskSupportSlaPoliciesListResult;
        };
        get: {
            params: ZendeskSupportSlaPoliciesGetParams;
            result: ZendeskSupportSlaPoliciesGetResult;
        };
        search: {
            params: ZendeskSupportSlaPoliciesSearchParams;
            result: ZendeskSupportSlaPoliciesSearchResult;
        };
    };
    articles: {
        list: {
            params: ZendeskSupportArticlesListParams;
            result: ZendeskSupportArticlesListResult;
        };
        get: {
            params: ZendeskSupportArticlesGetParams;
            result: ZendeskSupportArticlesGetResult;
        };
        search: {
            params: ZendeskSupportArticlesSearchParams;
            result: ZendeskSupportArticlesSearchResult;
        };
    };
    article_attachments: {
        list: {
            params: ZendeskSupportArticleAttachmentsListParams;
            result: ZendeskSupportArticleAttachmentsListResult;
        };
        get: {
            params: ZendeskSupportArticleAttachmentsGetParams;
            result: ZendeskSupportArticleAttachmentsGetResult;
        };
    };
};

/**
 * Connector type -> what it promises.
 */
export type Connectors = {
    'facebook-marketing': FacebookMarketing;
    'incident-io': IncidentIo;
    'zendesk-support': ZendeskSupport;
};

/**
 * Connector type -> what a caller gives to use it.
 */
export type ConnectorInputs = {
    'facebook-marketing': {
        credentials: FacebookMarketingOauthCredentials | FacebookMarketingTokenCredentials;
        environment?: Record<string, never>;
        replication_config: FacebookMarketingReplicationConfig;
    };
    'incident-io': {
        credentials: IncidentIoApiKeyCredentials;
        environment?: Record<string, never>;
        replication_config?: Record<string, never>;
    };
    'zendesk-support': {
        credentials: ZendeskSupportOauthCredentials | ZendeskSupportTokenCredentials;
        environment: ZendeskSupportEnvironment;
        replication_config?: Record<string, never>;
    };
};
