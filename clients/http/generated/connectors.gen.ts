// Generated from openapi/ by `npm run generate`. Do not edit.

import type { FacebookMarketingAdAccountsAggregateParams, FacebookMarketingAdAccountsAggregateResult, FacebookMarketingAdAccountsGetParams, FacebookMarketingAdAccountsGetResult, FacebookMarketingAdAccountsListParams, FacebookMarketingAdAccountsListResult, FacebookMarketingAdAccountsSearchParams, FacebookMarketingAdAccountsSearchResult, FacebookMarketingAdCreativesAggregateParams, FacebookMarketingAdCreativesAggregateResult, FacebookMarketingAdCreativesGetParams, FacebookMarketingAdCreativesGetResult, FacebookMarketingAdCreativesListParams, FacebookMarketingAdCreativesListResult, FacebookMarketingAdCreativesSearchParams, FacebookMarketingAdCreativesSearchResult, FacebookMarketingAdLibraryListParams, FacebookMarketingAdLibraryListResult, FacebookMarketingAdsAggregateParams, FacebookMarketingAdsAggregateResult, FacebookMarketingAdSetsAggregateParams, FacebookMarketingAdSetsAggregateResult, FacebookMarketingAdSetsGetParams, FacebookMarketingAdSetsGetResult, FacebookMarketingAdSetsListParams, FacebookMarketingAdSetsListResult, FacebookMarketingAdSetsSearchParams, FacebookMarketingAdSetsSearchResult, FacebookMarketingAdsGetParams, FacebookMarketingAdsGetResult, FacebookMarketingAdsInsightsAggregateParams, FacebookMarketingAdsInsightsAggregateResult, FacebookMarketingAdsInsightsListParams, FacebookMarketingAdsInsightsListResult, FacebookMarketingAdsInsightsSearchParams, FacebookMarketingAdsInsightsSearchResult, FacebookMarketingAdsListParams, FacebookMarketingAdsListResult, FacebookMarketingAdsSearchParams, FacebookMarketingAdsSearchResult, FacebookMarketingCampaignsAggregateParams, FacebookMarketingCampaignsAggregateResult, FacebookMarketingCampaignsGetParams, FacebookMarketingCampaignsGetResult, FacebookMarketingCampaignsListParams, FacebookMarketingCampaignsListResult, FacebookMarketingCampaignsSearchParams, FacebookMarketingCampaignsSearchResult, FacebookMarketingCurrentUserGetParams, FacebookMarketingCurrentUserGetResult, FacebookMarketingCustomConversionsAggregateParams, FacebookMarketingCustomConversionsAggregateResult, FacebookMarketingCustomConversionsGetParams, FacebookMarketingCustomConversionsGetResult, FacebookMarketingCustomConversionsListParams, FacebookMarketingCustomConversionsListResult, FacebookMarketingCustomConversionsSearchParams, FacebookMarketingCustomConversionsSearchResult, FacebookMarketingEnvironment, FacebookMarketingImagesAggregateParams, FacebookMarketingImagesAggregateResult, FacebookMarketingImagesListParams, FacebookMarketingImagesListResult, FacebookMarketingImagesSearchParams, FacebookMarketingImagesSearchResult, FacebookMarketingOauthCredentials, FacebookMarketingPixelsAggregateParams, FacebookMarketingPixelsAggregateResult, FacebookMarketingPixelsGetParams, FacebookMarketingPixelsGetResult, FacebookMarketingPixelsListParams, FacebookMarketingPixelsListResult, FacebookMarketingPixelsSearchParams, FacebookMarketingPixelsSearchResult, FacebookMarketingPixelStatsListParams, FacebookMarketingPixelStatsListResult, FacebookMarketingReplicationConfig, FacebookMarketingTokenCredentials, FacebookMarketingVideosAggregateParams, FacebookMarketingVideosAggregateResult, FacebookMarketingVideosGetParams, FacebookMarketingVideosGetResult, FacebookMarketingVideosListParams, FacebookMarketingVideosListResult, FacebookMarketingVideosSearchParams, FacebookMarketingVideosSearchResult, IncidentIoAlertsAggregateParams, IncidentIoAlertsAggregateResult, IncidentIoAlertsGetParams, IncidentIoAlertsGetResult, IncidentIoAlertsListParams, IncidentIoAlertsListResult, IncidentIoAlertsSearchParams, IncidentIoAlertsSearchResult, IncidentIoApiKeyCredentials, IncidentIoCatalogTypesAggregateParams, IncidentIoCatalogTypesAggregateResult, IncidentIoCatalogTypesGetParams, IncidentIoCatalogTypesGetResult, IncidentIoCatalogTypesListParams, IncidentIoCatalogTypesListResult, IncidentIoCatalogTypesSearchParams, IncidentIoCatalogTypesSearchResult, IncidentIoCustomFieldsAggregateParams, IncidentIoCustomFieldsAggregateResult, IncidentIoCustomFieldsGetParams, IncidentIoCustomFieldsGetResult, IncidentIoCustomFieldsListParams, IncidentIoCustomFieldsListResult, IncidentIoCustomFieldsSearchParams, IncidentIoCustomFieldsSearchResult, IncidentIoEscalationsAggregateParams, IncidentIoEscalationsAggregateResult, IncidentIoEscalationsGetParams, IncidentIoEscalationsGetResult, IncidentIoEscalationsListParams, IncidentIoEscalationsListResult, IncidentIoEscalationsSearchParams, IncidentIoEscalationsSearchResult, IncidentIoIncidentRolesAggregateParams, IncidentIoIncidentRolesAggregateResult, IncidentIoIncidentRolesGetParams, IncidentIoIncidentRolesGetResult, IncidentIoIncidentRolesListParams, IncidentIoIncidentRolesListResult, IncidentIoIncidentRolesSearchParams, IncidentIoIncidentRolesSearchResult, IncidentIoIncidentsAggregateParams, IncidentIoIncidentsAggregateResult, IncidentIoIncidentsGetParams, IncidentIoIncidentsGetResult, IncidentIoIncidentsListParams, IncidentIoIncidentsListResult, IncidentIoIncidentsSearchParams, IncidentIoIncidentsSearchResult, IncidentIoIncidentStatusesAggregateParams, IncidentIoIncidentStatusesAggregateResult, IncidentIoIncidentStatusesGetParams, IncidentIoIncidentStatusesGetResult, IncidentIoIncidentStatusesListParams, IncidentIoIncidentStatusesListResult, IncidentIoIncidentStatusesSearchParams, IncidentIoIncidentStatusesSearchResult, IncidentIoIncidentTimestampsAggregateParams, IncidentIoIncidentTimestampsAggregateResult, IncidentIoIncidentTimestampsGetParams, IncidentIoIncidentTimestampsGetResult, IncidentIoIncidentTimestampsListParams, IncidentIoIncidentTimestampsListResult, IncidentIoIncidentTimestampsSearchParams, IncidentIoIncidentTimestampsSearchResult, IncidentIoIncidentUpdatesAggregateParams, IncidentIoIncidentUpdatesAggregateResult, IncidentIoIncidentUpdatesListParams, IncidentIoIncidentUpdatesListResult, IncidentIoIncidentUpdatesSearchParams, IncidentIoIncidentUpdatesSearchResult, IncidentIoSchedulesAggregateParams, IncidentIoSchedulesAggregateResult, IncidentIoSchedulesGetParams, IncidentIoSchedulesGetResult, IncidentIoSchedulesListParams, IncidentIoSchedulesListResult, IncidentIoSchedulesSearchParams, IncidentIoSchedulesSearchResult, IncidentIoSeveritiesAggregateParams, IncidentIoSeveritiesAggregateResult, IncidentIoSeveritiesGetParams, IncidentIoSeveritiesGetResult, IncidentIoSeveritiesListParams, IncidentIoSeveritiesListResult, IncidentIoSeveritiesSearchParams, IncidentIoSeveritiesSearchResult, IncidentIoUsersAggregateParams, IncidentIoUsersAggregateResult, IncidentIoUsersGetParams, IncidentIoUsersGetResult, IncidentIoUsersListParams, IncidentIoUsersListResult, IncidentIoUsersSearchParams, IncidentIoUsersSearchResult, ZendeskSupportArticleAttachmentsGetParams, ZendeskSupportArticleAttachmentsGetResult, ZendeskSupportArticleAttachmentsListParams, ZendeskSupportArticleAttachmentsListResult, ZendeskSupportArticlesAggregateParams, ZendeskSupportArticlesAggregateResult, ZendeskSupportArticlesGetParams, ZendeskSupportArticlesGetResult, ZendeskSupportArticlesListParams, ZendeskSupportArticlesListResult, ZendeskSupportArticlesSearchParams, ZendeskSupportArticlesSearchResult, ZendeskSupportAttachmentsGetParams, ZendeskSupportAttachmentsGetResult, ZendeskSupportAutomationsAggregateParams, ZendeskSupportAutomationsAggregateResult, ZendeskSupportAutomationsGetParams, ZendeskSupportAutomationsGetResult, ZendeskSupportAutomationsListParams, ZendeskSupportAutomationsListResult, ZendeskSupportAutomationsSearchParams, ZendeskSupportAutomationsSearchResult, ZendeskSupportBrandsAggregateParams, ZendeskSupportBrandsAggregateResult, ZendeskSupportBrandsGetParams, ZendeskSupportBrandsGetResult, ZendeskSupportBrandsListParams, ZendeskSupportBrandsListResult, ZendeskSupportBrandsSearchParams, ZendeskSupportBrandsSearchResult, ZendeskSupportDeletedTicketsAggregateParams, ZendeskSupportDeletedTicketsAggregateResult, ZendeskSupportDeletedTicketsListParams, ZendeskSupportDeletedTicketsListResult, ZendeskSupportDeletedTicketsSearchParams, ZendeskSupportDeletedTicketsSearchResult, ZendeskSupportEnvironment, ZendeskSupportGroupMembershipsAggregateParams, ZendeskSupportGroupMembershipsAggregateResult, ZendeskSupportGroupMembershipsListParams, ZendeskSupportGroupMembershipsListResult, ZendeskSupportGroupMembershipsSearchParams, ZendeskSupportGroupMembershipsSearchResult, ZendeskSupportGroupsAggregateParams, ZendeskSupportGroupsAggregateResult, ZendeskSupportGroupsGetParams, ZendeskSupportGroupsGetResult, ZendeskSupportGroupsListParams, ZendeskSupportGroupsListResult, ZendeskSupportGroupsSearchParams, ZendeskSupportGroupsSearchResult, ZendeskSupportMacrosAggregateParams, ZendeskSupportMacrosAggregateResult, ZendeskSupportMacrosGetParams, ZendeskSupportMacrosGetResult, ZendeskSupportMacrosListParams, ZendeskSupportMacrosListResult, ZendeskSupportMacrosSearchParams, ZendeskSupportMacrosSearchResult, ZendeskSupportOauthCredentials, ZendeskSupportOrganizationMembershipsAggregateParams, ZendeskSupportOrganizationMembershipsAggregateResult, ZendeskSupportOrganizationMembershipsListParams, ZendeskSupportOrganizationMembershipsListResult, ZendeskSupportOrganizationMembershipsSearchParams, ZendeskSupportOrganizationMembershipsSearchResult, ZendeskSupportOrganizationsAggregateParams, ZendeskSupportOrganizationsAggregateResult, ZendeskSupportOrganizationsGetParams, ZendeskSupportOrganizationsGetResult, ZendeskSupportOrganizationsListParams, ZendeskSupportOrganizationsListResult, ZendeskSupportOrganizationsSearchParams, ZendeskSupportOrganizationsSearchResult, ZendeskSupportSatisfactionRatingsAggregateParams, ZendeskSupportSatisfactionRatingsAggregateResult, ZendeskSupportSatisfactionRatingsGetParams, ZendeskSupportSatisfactionRatingsGetResult, ZendeskSupportSatisfactionRatingsListParams, ZendeskSupportSatisfactionRatingsListResult, ZendeskSupportSatisfactionRatingsSearchParams, ZendeskSupportSatisfactionRatingsSearchResult, ZendeskSupportSlaPoliciesAggregateParams, ZendeskSupportSlaPoliciesAggregateResult, ZendeskSupportSlaPoliciesGetParams, ZendeskSupportSlaPoliciesGetResult, ZendeskSupportSlaPoliciesListParams, ZendeskSupportSlaPoliciesListResult, ZendeskSupportSlaPoliciesSearchParams, ZendeskSupportSlaPoliciesSearchResult, ZendeskSupportTagsAggregateParams, ZendeskSupportTagsAggregateResult, ZendeskSupportTagsListParams, ZendeskSupportTagsListResult, ZendeskSupportTagsSearchParams, ZendeskSupportTagsSearchResult, ZendeskSupportTicketAuditsAggregateParams, ZendeskSupportTicketAuditsAggregateResult, ZendeskSupportTicketAuditsListParams, ZendeskSupportTicketAuditsListResult, ZendeskSupportTicketAuditsSearchParams, ZendeskSupportTicketAuditsSearchResult, ZendeskSupportTicketCommentsAggregateParams, ZendeskSupportTicketCommentsAggregateResult, ZendeskSupportTicketCommentsListParams, ZendeskSupportTicketCommentsListResult, ZendeskSupportTicketCommentsSearchParams, ZendeskSupportTicketCommentsSearchResult, ZendeskSupportTicketFieldsAggregateParams, ZendeskSupportTicketFieldsAggregateResult, ZendeskSupportTicketFieldsGetParams, ZendeskSupportTicketFieldsGetResult, ZendeskSupportTicketFieldsListParams, ZendeskSupportTicketFieldsListResult, ZendeskSupportTicketFieldsSearchParams, ZendeskSupportTicketFieldsSearchResult, ZendeskSupportTicketFormsAggregateParams, ZendeskSupportTicketFormsAggregateResult, ZendeskSupportTicketFormsGetParams, ZendeskSupportTicketFormsGetResult, ZendeskSupportTicketFormsListParams, ZendeskSupportTicketFormsListResult, ZendeskSupportTicketFormsSearchParams, ZendeskSupportTicketFormsSearchResult, ZendeskSupportTicketMetricsAggregateParams, ZendeskSupportTicketMetricsAggregateResult, ZendeskSupportTicketMetricsGetParams, ZendeskSupportTicketMetricsGetResult, ZendeskSupportTicketMetricsListParams, ZendeskSupportTicketMetricsListResult, ZendeskSupportTicketMetricsSearchParams, ZendeskSupportTicketMetricsSearchResult, ZendeskSupportTicketsAggregateParams, ZendeskSupportTicketsAggregateResult, ZendeskSupportTicketsGetParams, ZendeskSupportTicketsGetResult, ZendeskSupportTicketsListParams, ZendeskSupportTicketsListResult, ZendeskSupportTicketsSearchParams, ZendeskSupportTicketsSearchResult, ZendeskSupportTokenCredentials, ZendeskSupportTriggersAggregateParams, ZendeskSupportTriggersAggregateResult, ZendeskSupportTriggersGetParams, ZendeskSupportTriggersGetResult, ZendeskSupportTriggersListParams, ZendeskSupportTriggersListResult, ZendeskSupportTriggersSearchParams, ZendeskSupportTriggersSearchResult, ZendeskSupportUsersAggregateParams, ZendeskSupportUsersAggregateResult, ZendeskSupportUsersGetParams, ZendeskSupportUsersGetResult, ZendeskSupportUsersListParams, ZendeskSupportUsersListResult, ZendeskSupportUsersSearchParams, ZendeskSupportUsersSearchResult, ZendeskSupportViewsAggregateParams, ZendeskSupportViewsAggregateResult, ZendeskSupportViewsGetParams, ZendeskSupportViewsGetResult, ZendeskSupportViewsListParams, ZendeskSupportViewsListResult, ZendeskSupportViewsSearchParams, ZendeskSupportViewsSearchResult } from './types.gen.ts';

/**
 * What Facebook Marketing promises: entity, action, parameters and result.
 */
export type FacebookMarketing = {
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
        aggregate: {
            params: FacebookMarketingAdAccountsAggregateParams;
            result: FacebookMarketingAdAccountsAggregateResult;
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
        aggregate: {
            params: FacebookMarketingAdCreativesAggregateParams;
            result: FacebookMarketingAdCreativesAggregateResult;
        };
    };
    ad_library: {
        list: {
            params: FacebookMarketingAdLibraryListParams;
            result: FacebookMarketingAdLibraryListResult;
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
        aggregate: {
            params: FacebookMarketingAdSetsAggregateParams;
            result: FacebookMarketingAdSetsAggregateResult;
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
        aggregate: {
            params: FacebookMarketingAdsAggregateParams;
            result: FacebookMarketingAdsAggregateResult;
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
        aggregate: {
            params: FacebookMarketingAdsInsightsAggregateParams;
            result: FacebookMarketingAdsInsightsAggregateResult;
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
        aggregate: {
            params: FacebookMarketingCampaignsAggregateParams;
            result: FacebookMarketingCampaignsAggregateResult;
        };
    };
    current_user: {
        get: {
            params: FacebookMarketingCurrentUserGetParams;
            result: FacebookMarketingCurrentUserGetResult;
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
        aggregate: {
            params: FacebookMarketingCustomConversionsAggregateParams;
            result: FacebookMarketingCustomConversionsAggregateResult;
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
        aggregate: {
            params: FacebookMarketingImagesAggregateParams;
            result: FacebookMarketingImagesAggregateResult;
        };
    };
    pixel_stats: {
        list: {
            params: FacebookMarketingPixelStatsListParams;
            result: FacebookMarketingPixelStatsListResult;
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
        aggregate: {
            params: FacebookMarketingPixelsAggregateParams;
            result: FacebookMarketingPixelsAggregateResult;
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
        aggregate: {
            params: FacebookMarketingVideosAggregateParams;
            result: FacebookMarketingVideosAggregateResult;
        };
    };
};

/**
 * What incident.io promises: entity, action, parameters and result.
 */
export type IncidentIo = {
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
        aggregate: {
            params: IncidentIoAlertsAggregateParams;
            result: IncidentIoAlertsAggregateResult;
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
        aggregate: {
            params: IncidentIoCatalogTypesAggregateParams;
            result: IncidentIoCatalogTypesAggregateResult;
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
        aggregate: {
            params: IncidentIoCustomFieldsAggregateParams;
            result: IncidentIoCustomFieldsAggregateResult;
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
        aggregate: {
            params: IncidentIoEscalationsAggregateParams;
            result: IncidentIoEscalationsAggregateResult;
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
        aggregate: {
            params: IncidentIoIncidentRolesAggregateParams;
            result: IncidentIoIncidentRolesAggregateResult;
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
        aggregate: {
            params: IncidentIoIncidentStatusesAggregateParams;
            result: IncidentIoIncidentStatusesAggregateResult;
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
        aggregate: {
            params: IncidentIoIncidentTimestampsAggregateParams;
            result: IncidentIoIncidentTimestampsAggregateResult;
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
        aggregate: {
            params: IncidentIoIncidentUpdatesAggregateParams;
            result: IncidentIoIncidentUpdatesAggregateResult;
        };
    };
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
        aggregate: {
            params: IncidentIoIncidentsAggregateParams;
            result: IncidentIoIncidentsAggregateResult;
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
        aggregate: {
            params: IncidentIoSchedulesAggregateParams;
            result: IncidentIoSchedulesAggregateResult;
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
        aggregate: {
            params: IncidentIoSeveritiesAggregateParams;
            result: IncidentIoSeveritiesAggregateResult;
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
        aggregate: {
            params: IncidentIoUsersAggregateParams;
            result: IncidentIoUsersAggregateResult;
        };
    };
};

/**
 * What Zendesk Support promises: entity, action, parameters and result.
 */
export type ZendeskSupport = {
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
        aggregate: {
            params: ZendeskSupportArticlesAggregateParams;
            result: ZendeskSupportArticlesAggregateResult;
        };
    };
    attachments: {
        get: {
            params: ZendeskSupportAttachmentsGetParams;
            result: ZendeskSupportAttachmentsGetResult;
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
        aggregate: {
            params: ZendeskSupportAutomationsAggregateParams;
            result: ZendeskSupportAutomationsAggregateResult;
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
        aggregate: {
            params: ZendeskSupportBrandsAggregateParams;
            result: ZendeskSupportBrandsAggregateResult;
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
        aggregate: {
            params: ZendeskSupportDeletedTicketsAggregateParams;
            result: ZendeskSupportDeletedTicketsAggregateResult;
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
        aggregate: {
            params: ZendeskSupportGroupMembershipsAggregateParams;
            result: ZendeskSupportGroupMembershipsAggregateResult;
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
        aggregate: {
            params: ZendeskSupportGroupsAggregateParams;
            result: ZendeskSupportGroupsAggregateResult;
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
        aggregate: {
            params: ZendeskSupportMacrosAggregateParams;
            result: ZendeskSupportMacrosAggregateResult;
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
        aggregate: {
            params: ZendeskSupportOrganizationMembershipsAggregateParams;
            result: ZendeskSupportOrganizationMembershipsAggregateResult;
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
        aggregate: {
            params: ZendeskSupportOrganizationsAggregateParams;
            result: ZendeskSupportOrganizationsAggregateResult;
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
        aggregate: {
            params: ZendeskSupportSatisfactionRatingsAggregateParams;
            result: ZendeskSupportSatisfactionRatingsAggregateResult;
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
        aggregate: {
            params: ZendeskSupportSlaPoliciesAggregateParams;
            result: ZendeskSupportSlaPoliciesAggregateResult;
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
        aggregate: {
            params: ZendeskSupportTagsAggregateParams;
            result: ZendeskSupportTagsAggregateResult;
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
        aggregate: {
            params: ZendeskSupportTicketAuditsAggregateParams;
            result: ZendeskSupportTicketAuditsAggregateResult;
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
        aggregate: {
            params: ZendeskSupportTicketCommentsAggregateParams;
            result: ZendeskSupportTicketCommentsAggregateResult;
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
        aggregate: {
            params: ZendeskSupportTicketFieldsAggregateParams;
            result: ZendeskSupportTicketFieldsAggregateResult;
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
        aggregate: {
            params: ZendeskSupportTicketFormsAggregateParams;
            result: ZendeskSupportTicketFormsAggregateResult;
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
        aggregate: {
            params: ZendeskSupportTicketMetricsAggregateParams;
            result: ZendeskSupportTicketMetricsAggregateResult;
        };
    };
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
        aggregate: {
            params: ZendeskSupportTicketsAggregateParams;
            result: ZendeskSupportTicketsAggregateResult;
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
        aggregate: {
            params: ZendeskSupportTriggersAggregateParams;
            result: ZendeskSupportTriggersAggregateResult;
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
        aggregate: {
            params: ZendeskSupportUsersAggregateParams;
            result: ZendeskSupportUsersAggregateResult;
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
        aggregate: {
            params: ZendeskSupportViewsAggregateParams;
            result: ZendeskSupportViewsAggregateResult;
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
        environment?: FacebookMarketingEnvironment;
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
