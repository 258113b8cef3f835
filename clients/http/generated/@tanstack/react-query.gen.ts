// Generated from openapi/ by `npm run generate`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { cancelSync, checkConnector, checkCredentials, completeConsent, confirmOauthSession, createAgentToken, createConnector, createScopedToken, createToken, createWebhookEndpoint, deleteAgentToken, deleteConnector, deleteCustomer, deleteOauthClient, deleteWebhookEndpoint, executeMcp, executeOperation, getConnector, getConnectorType, getConnectScript, getConsole, getConsoleFile, getDocument, getErasure, getKeys, getLiveness, getMcpMetadata, getMetrics, getOauthClient, getOauthSession, getOrganization, getReadiness, getReference, getReferencePage, getReplication, getStart, getSync, getTypedDocument, getWebhookEndpoint, getYamlDocument, initiateOauth, listAgentTokens, listAudit, listChanges, listConnectors, listConnectorTypes, listEvents, listSyncs, listWebhookDeliveries, listWebhookEndpoints, type Options, putOauthClient, replayWebhookDeliveries, rotateWebhookSecret, showConsent, startSync, submitConsent, testWebhookEndpoint, updateConnector, updateOrganization, updateWebhookEndpoint } from '../sdk.gen.ts';
import type { CancelSyncData, CancelSyncError, CancelSyncResponse, CheckConnectorData, CheckConnectorError, CheckConnectorResponse, CheckCredentialsData, CheckCredentialsError, CheckCredentialsResponse, CompleteConsentData, CompleteConsentError, ConfirmOauthSessionData, ConfirmOauthSessionError, ConfirmOauthSessionResponse, CreateAgentTokenData, CreateAgentTokenError, CreateAgentTokenResponse, CreateConnectorData, CreateConnectorError, CreateConnectorResponse, CreateScopedTokenData, CreateScopedTokenError, CreateScopedTokenResponse, CreateTokenData, CreateTokenError, CreateTokenResponse, CreateWebhookEndpointData, CreateWebhookEndpointError, CreateWebhookEndpointResponse, DeleteAgentTokenData, DeleteAgentTokenError, DeleteAgentTokenResponse, DeleteConnectorData, DeleteConnectorError, DeleteConnectorResponse, DeleteCustomerData, DeleteCustomerError, DeleteCustomerResponse, DeleteOauthClientData, DeleteOauthClientError, DeleteOauthClientResponse, DeleteWebhookEndpointData, DeleteWebhookEndpointError, DeleteWebhookEndpointResponse, ExecuteMcpData, ExecuteMcpError, ExecuteMcpResponse, ExecuteOperationData, ExecuteOperationError, ExecuteOperationResponse, GetConnectorData, GetConnectorError, GetConnectorResponse, GetConnectorTypeData, GetConnectorTypeError, GetConnectorTypeResponse, GetConnectScriptData, GetConnectScriptError, GetConnectScriptResponse, GetConsoleData, GetConsoleError, GetConsoleFileData, GetConsoleFileError, GetConsoleFileResponse, GetConsoleResponse, GetDocumentData, GetDocumentError, GetDocumentResponse, GetErasureData, GetErasureError, GetErasureResponse, GetKeysData, GetKeysError, GetKeysResponse, GetLivenessData, GetLivenessError, GetLivenessResponse, GetMcpMetadataData, GetMcpMetadataError, GetMcpMetadataResponse, GetMetricsData, GetMetricsError, GetMetricsResponse, GetOauthClientData, GetOauthClientError, GetOauthClientResponse, GetOauthSessionData, GetOauthSessionError, GetOauthSessionResponse, GetOrganizationData, GetOrganizationError, GetOrganizationResponse, GetReadinessData, GetReadinessError, GetReadinessResponse, GetReferenceData, GetReferenceError, GetReferencePageData, GetReferencePageError, GetReferencePageResponse, GetReferenceResponse, GetReplicationData, GetReplicationError, GetReplicationResponse, GetStartData, GetStartError, GetStartResponse, GetSyncData, GetSyncError, GetSyncResponse, GetTypedDocumentData, GetTypedDocumentError, GetTypedDocumentResponse, GetWebhookEndpointData, GetWebhookEndpointError, GetWebhookEndpointResponse, GetYamlDocumentData, GetYamlDocumentError, GetYamlDocumentResponse, InitiateOauthData, InitiateOauthError, InitiateOauthResponse, ListAgentTokensData, ListAgentTokensError, ListAgentTokensResponse, ListAuditData, ListAuditError, ListAuditResponse, ListChangesData, ListChangesError, ListChangesResponse, ListConnectorsData, ListConnectorsError, ListConnectorsResponse, ListConnectorTypesData, ListConnectorTypesError, ListConnectorTypesResponse, ListEventsData, ListEventsError, ListEventsResponse, ListSyncsData, ListSyncsError, ListSyncsResponse, ListWebhookDeliveriesData, ListWebhookDeliveriesError, ListWebhookDeliveriesResponse, ListWebhookEndpointsData, ListWebhookEndpointsError, ListWebhookEndpointsResponse, PutOauthClientData, PutOauthClientError, PutOauthClientResponse, ReplayWebhookDeliveriesData, ReplayWebhookDeliveriesError, ReplayWebhookDeliveriesResponse, RotateWebhookSecretData, RotateWebhookSecretError, RotateWebhookSecretResponse, ShowConsentData, ShowConsentError, ShowConsentResponse, StartSyncData, StartSyncError, StartSyncResponse, SubmitConsentData, SubmitConsentError, SubmitConsentResponse, TestWebhookEndpointData, TestWebhookEndpointError, TestWebhookEndpointResponse, UpdateConnectorData, UpdateConnectorError, UpdateConnectorResponse, UpdateOrganizationData, UpdateOrganizationError, UpdateOrganizationResponse, UpdateWebhookEndpointData, UpdateWebhookEndpointError, UpdateWebhookEndpointResponse } from '../types.gen.ts';

/**
 * Exchange client credentials for a bearer token
 *
 * Accepts JSON, or the form defined in RFC 6749 (grant_type=client_credentials, with the client in the form or in HTTP Basic). Errors of form and Basic requests have the body defined in RFC 6749; JSON requests receive a Problem. A token is valid for 15 minutes.
 */
export const createTokenMutation = (options?: Partial<Options<CreateTokenData>>): UseMutationOptions<CreateTokenResponse, CreateTokenError, Options<CreateTokenData>> => {
    const mutationOptions: UseMutationOptions<CreateTokenResponse, CreateTokenError, Options<CreateTokenData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createToken({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Create a token limited to one customer
 *
 * For a browser or an agent that works for one customer. The token has no admin scope, is valid for 20 minutes and cannot create other tokens.
 */
export const createScopedTokenMutation = (options?: Partial<Options<CreateScopedTokenData>>): UseMutationOptions<CreateScopedTokenResponse, CreateScopedTokenError, Options<CreateScopedTokenData>> => {
    const mutationOptions: UseMutationOptions<CreateScopedTokenResponse, CreateScopedTokenError, Options<CreateScopedTokenData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createScopedToken({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export type QueryKey<TOptions extends Options> = [
    Pick<TOptions, 'baseUrl' | 'body' | 'headers' | 'path' | 'query'> & {
        _id: string;
        _infinite?: boolean;
        tags?: ReadonlyArray<string>;
    }
];

const createQueryKey = <TOptions extends Options>(id: string, options?: TOptions, infinite?: boolean, tags?: ReadonlyArray<string>): [
    QueryKey<TOptions>[0]
] => {
    const params: QueryKey<TOptions>[0] = { _id: id, baseUrl: options?.baseUrl || (options?.client ?? client).getConfig().baseUrl } as QueryKey<TOptions>[0];
    if (infinite) {
        params._infinite = infinite;
    }
    if (tags) {
        params.tags = tags;
    }
    if (options?.body) {
        params.body = options.body;
    }
    if (options?.headers) {
        params.headers = options.headers;
    }
    if (options?.path) {
        params.path = options.path;
    }
    if (options?.query) {
        params.query = options.query;
    }
    return [params];
};

export const getOrganizationQueryKey = (options?: Options<GetOrganizationData>) => createQueryKey('getOrganization', options);

/**
 * Get the organization
 *
 * Its name, where consent flows may return to, and how its consent pages look.
 */
export const getOrganizationOptions = (options?: Options<GetOrganizationData>) => queryOptions<GetOrganizationResponse, GetOrganizationError, GetOrganizationResponse, ReturnType<typeof getOrganizationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getOrganization({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getOrganizationQueryKey(options)
});

/**
 * Update the organization
 *
 * Consent pages show the name, and where they are set the logo and the accent color. Members that are absent stay as they are.
 */
export const updateOrganizationMutation = (options?: Partial<Options<UpdateOrganizationData>>): UseMutationOptions<UpdateOrganizationResponse, UpdateOrganizationError, Options<UpdateOrganizationData>> => {
    const mutationOptions: UseMutationOptions<UpdateOrganizationResponse, UpdateOrganizationError, Options<UpdateOrganizationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateOrganization({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listAgentTokensQueryKey = (options?: Options<ListAgentTokensData>) => createQueryKey('listAgentTokens', options);

/**
 * List agent tokens, newest first
 *
 * The tokens themselves are not returned again.
 */
export const listAgentTokensOptions = (options?: Options<ListAgentTokensData>) => queryOptions<ListAgentTokensResponse, ListAgentTokensError, ListAgentTokensResponse, ReturnType<typeof listAgentTokensQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listAgentTokens({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listAgentTokensQueryKey(options)
});

const createInfiniteParams = <K extends Pick<QueryKey<Options>[0], 'body' | 'headers' | 'path' | 'query'>>(queryKey: QueryKey<Options>, page: K) => {
    const params = { ...queryKey[0] };
    if (page.body) {
        params.body = {
            ...queryKey[0].body as any,
            ...page.body as any
        };
    }
    if (page.headers) {
        params.headers = {
            ...queryKey[0].headers,
            ...page.headers
        };
    }
    if (page.path) {
        params.path = {
            ...queryKey[0].path as any,
            ...page.path as any
        };
    }
    if (page.query) {
        params.query = {
            ...queryKey[0].query as any,
            ...page.query as any
        };
    }
    return params as unknown as typeof page;
};

export const listAgentTokensInfiniteQueryKey = (options?: Options<ListAgentTokensData>): QueryKey<Options<ListAgentTokensData>> => createQueryKey('listAgentTokens', options, true);

/**
 * List agent tokens, newest first
 *
 * The tokens themselves are not returned again.
 */
export const listAgentTokensInfiniteOptions = (options?: Options<ListAgentTokensData>) => infiniteQueryOptions<ListAgentTokensResponse, ListAgentTokensError, InfiniteData<ListAgentTokensResponse>, QueryKey<Options<ListAgentTokensData>>, string | Pick<QueryKey<Options<ListAgentTokensData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
// @ts-ignore
{
    queryFn: async ({ pageParam, queryKey, signal }) => {
        // @ts-ignore
        const page: Pick<QueryKey<Options<ListAgentTokensData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
            query: {
                after: pageParam
            }
        };
        const params = createInfiniteParams(queryKey, page);
        const { data } = await listAgentTokens({
            ...options,
            ...params,
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listAgentTokensInfiniteQueryKey(options)
});

/**
 * Create an agent token
 *
 * A long-lived token for one agent that works for one customer: for the MCP server at /mcp and for reading through the API. It has the scopes connectors:read and execute, as far as the client that creates it has them, and ends when that client is disabled.
 */
export const createAgentTokenMutation = (options?: Partial<Options<CreateAgentTokenData>>): UseMutationOptions<CreateAgentTokenResponse, CreateAgentTokenError, Options<CreateAgentTokenData>> => {
    const mutationOptions: UseMutationOptions<CreateAgentTokenResponse, CreateAgentTokenError, Options<CreateAgentTokenData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createAgentToken({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Revoke an agent token
 *
 * Every process refuses the token from its next request on.
 */
export const deleteAgentTokenMutation = (options?: Partial<Options<DeleteAgentTokenData>>): UseMutationOptions<DeleteAgentTokenResponse, DeleteAgentTokenError, Options<DeleteAgentTokenData>> => {
    const mutationOptions: UseMutationOptions<DeleteAgentTokenResponse, DeleteAgentTokenError, Options<DeleteAgentTokenData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteAgentToken({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete everything of a customer
 *
 * Deletes everything of the customer: connectors with their credentials and records, tokens, consent sessions, webhook endpoints, events with their deliveries, and stored responses. All of it is unreachable when this operation returns; records are purged in the background, which takes at least two minutes. Meanwhile nothing can be created for the customer. Also applies to a customer of which nothing is stored.
 */
export const deleteCustomerMutation = (options?: Partial<Options<DeleteCustomerData>>): UseMutationOptions<DeleteCustomerResponse, DeleteCustomerError, Options<DeleteCustomerData>> => {
    const mutationOptions: UseMutationOptions<DeleteCustomerResponse, DeleteCustomerError, Options<DeleteCustomerData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteCustomer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getErasureQueryKey = (options: Options<GetErasureData>) => createQueryKey('getErasure', options);

/**
 * Get the latest erasure of a customer
 *
 * The receipt is proof of the erasure; it verifies with the key set at /.well-known/jwks.json.
 */
export const getErasureOptions = (options: Options<GetErasureData>) => queryOptions<GetErasureResponse, GetErasureError, GetErasureResponse, ReturnType<typeof getErasureQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getErasure({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getErasureQueryKey(options)
});

export const listConnectorTypesQueryKey = (options?: Options<ListConnectorTypesData>) => createQueryKey('listConnectorTypes', options);

/**
 * List connector types
 *
 * The catalogue: credentials, settings, entities, fields, parameters and search operators of each connector type.
 */
export const listConnectorTypesOptions = (options?: Options<ListConnectorTypesData>) => queryOptions<ListConnectorTypesResponse, ListConnectorTypesError, ListConnectorTypesResponse, ReturnType<typeof listConnectorTypesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listConnectorTypes({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listConnectorTypesQueryKey(options)
});

export const getConnectorTypeQueryKey = (options: Options<GetConnectorTypeData>) => createQueryKey('getConnectorType', options);

/**
 * Get a connector type
 *
 * One entry of the catalogue.
 */
export const getConnectorTypeOptions = (options: Options<GetConnectorTypeData>) => queryOptions<GetConnectorTypeResponse, GetConnectorTypeError, GetConnectorTypeResponse, ReturnType<typeof getConnectorTypeQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getConnectorType({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getConnectorTypeQueryKey(options)
});

export const listConnectorsQueryKey = (options?: Options<ListConnectorsData>) => createQueryKey('listConnectors', options);

/**
 * List connectors, newest first
 *
 * The connectors of the organization, or of the customer of a scoped token. Credentials are never returned.
 */
export const listConnectorsOptions = (options?: Options<ListConnectorsData>) => queryOptions<ListConnectorsResponse, ListConnectorsError, ListConnectorsResponse, ReturnType<typeof listConnectorsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listConnectors({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listConnectorsQueryKey(options)
});

export const listConnectorsInfiniteQueryKey = (options?: Options<ListConnectorsData>): QueryKey<Options<ListConnectorsData>> => createQueryKey('listConnectors', options, true);

/**
 * List connectors, newest first
 *
 * The connectors of the organization, or of the customer of a scoped token. Credentials are never returned.
 */
export const listConnectorsInfiniteOptions = (options?: Options<ListConnectorsData>) => infiniteQueryOptions<ListConnectorsResponse, ListConnectorsError, InfiniteData<ListConnectorsResponse>, QueryKey<Options<ListConnectorsData>>, string | Pick<QueryKey<Options<ListConnectorsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
// @ts-ignore
{
    queryFn: async ({ pageParam, queryKey, signal }) => {
        // @ts-ignore
        const page: Pick<QueryKey<Options<ListConnectorsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
            query: {
                after: pageParam
            }
        };
        const params = createInfiniteParams(queryKey, page);
        const { data } = await listConnectors({
            ...options,
            ...params,
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listConnectorsInfiniteQueryKey(options)
});

/**
 * Create a connector
 *
 * With verify=true, the credentials are checked with the vendor first and the connector is created only if the vendor accepts them.
 */
export const createConnectorMutation = (options?: Partial<Options<CreateConnectorData>>): UseMutationOptions<CreateConnectorResponse, CreateConnectorError, Options<CreateConnectorData>> => {
    const mutationOptions: UseMutationOptions<CreateConnectorResponse, CreateConnectorError, Options<CreateConnectorData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createConnector({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Check credentials without storing them
 *
 * Asks the vendor. The body is that of a create request.
 */
export const checkCredentialsMutation = (options?: Partial<Options<CheckCredentialsData>>): UseMutationOptions<CheckCredentialsResponse, CheckCredentialsError, Options<CheckCredentialsData>> => {
    const mutationOptions: UseMutationOptions<CheckCredentialsResponse, CheckCredentialsError, Options<CheckCredentialsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await checkCredentials({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Start a consent flow
 *
 * Send the user to consent_url, where the user agrees at the vendor, or enters credentials for a connector type without OAuth. Then the service creates the connector and redirects the user to redirect_url. With `confirm` it redirects first, without a connector_id, and creates the connector when the application confirms the session.
 */
export const initiateOauthMutation = (options?: Partial<Options<InitiateOauthData>>): UseMutationOptions<InitiateOauthResponse, InitiateOauthError, Options<InitiateOauthData>> => {
    const mutationOptions: UseMutationOptions<InitiateOauthResponse, InitiateOauthError, Options<InitiateOauthData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await initiateOauth({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const showConsentQueryKey = (options: Options<ShowConsentData>) => createQueryKey('showConsent', options);

/**
 * Show the consent page
 *
 * Has no side effects, because link scanners may open the URL. For a connector type without OAuth the page asks for the credentials. The link of a session that has completed says so; one that was declined, has failed or has expired is refused.
 */
export const showConsentOptions = (options: Options<ShowConsentData>) => queryOptions<ShowConsentResponse, ShowConsentError, ShowConsentResponse, ReturnType<typeof showConsentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await showConsent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: showConsentQueryKey(options)
});

/**
 * Accept or decline consent
 *
 * Continues to the vendor. For a connector type without OAuth, verifies the credentials with the vendor, stores the connector and returns to redirect_url; credentials that the vendor rejects are refused with the form, which can be sent again. Declining ends the session with `access_denied`.
 */
export const submitConsentMutation = (options?: Partial<Options<SubmitConsentData>>): UseMutationOptions<SubmitConsentResponse, SubmitConsentError, Options<SubmitConsentData>> => {
    const mutationOptions: UseMutationOptions<SubmitConsentResponse, SubmitConsentError, Options<SubmitConsentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await submitConsent({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const completeConsentQueryKey = (options: Options<CompleteConsentData>) => createQueryKey('completeConsent', options);

/**
 * Complete the consent flow
 *
 * The vendor redirects the user here. Only the browser that holds the cookie of the consent attempt is accepted.
 */
export const completeConsentOptions = (options: Options<CompleteConsentData>) => queryOptions<unknown, CompleteConsentError, unknown, ReturnType<typeof completeConsentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await completeConsent({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: completeConsentQueryKey(options)
});

export const getOauthSessionQueryKey = (options: Options<GetOauthSessionData>) => createQueryKey('getOauthSession', options);

/**
 * Get the status of a consent flow
 *
 * Lets an application verify the outcome without trusting the query string of its redirect URL.
 */
export const getOauthSessionOptions = (options: Options<GetOauthSessionData>) => queryOptions<GetOauthSessionResponse, GetOauthSessionError, GetOauthSessionResponse, ReturnType<typeof getOauthSessionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getOauthSession({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getOauthSessionQueryKey(options)
});

/**
 * Confirm a consent flow
 *
 * Creates or reconnects the connector of a session that awaits confirmation. Confirm only where the user who returned to redirect_url is signed in to the application as the one for whom the flow was started. Confirming twice is harmless. A session that is not confirmed before it expires is forgotten, with the tokens of its vendor.
 */
export const confirmOauthSessionMutation = (options?: Partial<Options<ConfirmOauthSessionData>>): UseMutationOptions<ConfirmOauthSessionResponse, ConfirmOauthSessionError, Options<ConfirmOauthSessionData>> => {
    const mutationOptions: UseMutationOptions<ConfirmOauthSessionResponse, ConfirmOauthSessionError, Options<ConfirmOauthSessionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmOauthSession({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete a connector
 *
 * Deletes the connector with its credentials and makes its records inaccessible immediately. The grant at the vendor is not revoked.
 */
export const deleteConnectorMutation = (options?: Partial<Options<DeleteConnectorData>>): UseMutationOptions<DeleteConnectorResponse, DeleteConnectorError, Options<DeleteConnectorData>> => {
    const mutationOptions: UseMutationOptions<DeleteConnectorResponse, DeleteConnectorError, Options<DeleteConnectorData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteConnector({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getConnectorQueryKey = (options: Options<GetConnectorData>) => createQueryKey('getConnector', options);

/**
 * Get a connector
 *
 * Credentials are never returned.
 */
export const getConnectorOptions = (options: Options<GetConnectorData>) => queryOptions<GetConnectorResponse, GetConnectorError, GetConnectorResponse, ReturnType<typeof getConnectorQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getConnector({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getConnectorQueryKey(options)
});

/**
 * Update a connector
 *
 * Members that are absent stay as they are. Credentials, environment and replication_config are replaced as a whole.
 */
export const updateConnectorMutation = (options?: Partial<Options<UpdateConnectorData>>): UseMutationOptions<UpdateConnectorResponse, UpdateConnectorError, Options<UpdateConnectorData>> => {
    const mutationOptions: UseMutationOptions<UpdateConnectorResponse, UpdateConnectorError, Options<UpdateConnectorData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateConnector({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Check a stored connector's credentials
 *
 * Asks the vendor with the stored credentials. If it accepts them, a connector that needed reauthorization is active again.
 */
export const checkConnectorMutation = (options?: Partial<Options<CheckConnectorData>>): UseMutationOptions<CheckConnectorResponse, CheckConnectorError, Options<CheckConnectorData>> => {
    const mutationOptions: UseMutationOptions<CheckConnectorResponse, CheckConnectorError, Options<CheckConnectorData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await checkConnector({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Execute an operation on a connector
 *
 * `entity` and `action` name the operation; `params` holds its parameters. `x-operations` maps each connector type, entity and action to its parameter and response schemas; `projected` is that of a response to a list or get with `fields`. The search action queries replicated records.
 */
export const executeOperationMutation = (options?: Partial<Options<ExecuteOperationData>>): UseMutationOptions<ExecuteOperationResponse, ExecuteOperationError, Options<ExecuteOperationData>> => {
    const mutationOptions: UseMutationOptions<ExecuteOperationResponse, ExecuteOperationError, Options<ExecuteOperationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await executeOperation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listSyncsQueryKey = (options: Options<ListSyncsData>) => createQueryKey('listSyncs', options);

/**
 * List the connector's syncs, newest first
 *
 * Each with the state of its entities.
 */
export const listSyncsOptions = (options: Options<ListSyncsData>) => queryOptions<ListSyncsResponse, ListSyncsError, ListSyncsResponse, ReturnType<typeof listSyncsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSyncs({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSyncsQueryKey(options)
});

export const listSyncsInfiniteQueryKey = (options: Options<ListSyncsData>): QueryKey<Options<ListSyncsData>> => createQueryKey('listSyncs', options, true);

/**
 * List the connector's syncs, newest first
 *
 * Each with the state of its entities.
 */
export const listSyncsInfiniteOptions = (options: Options<ListSyncsData>) => infiniteQueryOptions<ListSyncsResponse, ListSyncsError, InfiniteData<ListSyncsResponse>, QueryKey<Options<ListSyncsData>>, string | Pick<QueryKey<Options<ListSyncsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
// @ts-ignore
{
    queryFn: async ({ pageParam, queryKey, signal }) => {
        // @ts-ignore
        const page: Pick<QueryKey<Options<ListSyncsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
            query: {
                after: pageParam
            }
        };
        const params = createInfiniteParams(queryKey, page);
        const { data } = await listSyncs({
            ...options,
            ...params,
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSyncsInfiniteQueryKey(options)
});

/**
 * Start a sync
 *
 * Syncs all searchable entities, or those that are named, without waiting for the schedule.
 */
export const startSyncMutation = (options?: Partial<Options<StartSyncData>>): UseMutationOptions<StartSyncResponse, StartSyncError, Options<StartSyncData>> => {
    const mutationOptions: UseMutationOptions<StartSyncResponse, StartSyncError, Options<StartSyncData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await startSync({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getSyncQueryKey = (options: Options<GetSyncData>) => createQueryKey('getSync', options);

/**
 * Get a sync
 *
 * Its state, and what has been read, written and deleted of each entity.
 */
export const getSyncOptions = (options: Options<GetSyncData>) => queryOptions<GetSyncResponse, GetSyncError, GetSyncResponse, ReturnType<typeof getSyncQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSync({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSyncQueryKey(options)
});

/**
 * Cancel a sync
 *
 * The sync is cancelled at once. What it has stored stays.
 */
export const cancelSyncMutation = (options?: Partial<Options<CancelSyncData>>): UseMutationOptions<CancelSyncResponse, CancelSyncError, Options<CancelSyncData>> => {
    const mutationOptions: UseMutationOptions<CancelSyncResponse, CancelSyncError, Options<CancelSyncData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cancelSync({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getReplicationQueryKey = (options: Options<GetReplicationData>) => createQueryKey('getReplication', options);

/**
 * Get the replication state of each entity
 *
 * How many records are stored of each entity, how old they are, when they are synced next, and why they may be incomplete.
 */
export const getReplicationOptions = (options: Options<GetReplicationData>) => queryOptions<GetReplicationResponse, GetReplicationError, GetReplicationResponse, ReturnType<typeof getReplicationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getReplication({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getReplicationQueryKey(options)
});

export const listChangesQueryKey = (options: Options<ListChangesData>) => createQueryKey('listChanges', options);

/**
 * Read what has changed in the replicated records
 *
 * The change feed of a connector. It holds the newest state of each record and a tombstone of each deleted one, in the order in which they were stored. Without `after` it begins at the beginning. Applying it to an empty copy until `caught_up` gives what a search of everything gives; applying a change twice is harmless. A cursor is bound to the connector and to `entities`, and expires when its tombstones have been removed or when the account of the connector is replaced. Then begin again without a cursor and remove what the feed does not contain.
 */
export const listChangesOptions = (options: Options<ListChangesData>) => queryOptions<ListChangesResponse, ListChangesError, ListChangesResponse, ReturnType<typeof listChangesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listChanges({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangesQueryKey(options)
});

export const listChangesInfiniteQueryKey = (options: Options<ListChangesData>): QueryKey<Options<ListChangesData>> => createQueryKey('listChanges', options, true);

/**
 * Read what has changed in the replicated records
 *
 * The change feed of a connector. It holds the newest state of each record and a tombstone of each deleted one, in the order in which they were stored. Without `after` it begins at the beginning. Applying it to an empty copy until `caught_up` gives what a search of everything gives; applying a change twice is harmless. A cursor is bound to the connector and to `entities`, and expires when its tombstones have been removed or when the account of the connector is replaced. Then begin again without a cursor and remove what the feed does not contain.
 */
export const listChangesInfiniteOptions = (options: Options<ListChangesData>) => infiniteQueryOptions<ListChangesResponse, ListChangesError, InfiniteData<ListChangesResponse>, QueryKey<Options<ListChangesData>>, string | Pick<QueryKey<Options<ListChangesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
// @ts-ignore
{
    queryFn: async ({ pageParam, queryKey, signal }) => {
        // @ts-ignore
        const page: Pick<QueryKey<Options<ListChangesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
            query: {
                after: pageParam
            }
        };
        const params = createInfiniteParams(queryKey, page);
        const { data } = await listChanges({
            ...options,
            ...params,
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChangesInfiniteQueryKey(options)
});

export const listAuditQueryKey = (options?: Options<ListAuditData>) => createQueryKey('listAudit', options);

/**
 * Read the audit log, newest first
 *
 * Security-relevant acts of the organization. They are kept for 400 days unless the operator has set another time.
 */
export const listAuditOptions = (options?: Options<ListAuditData>) => queryOptions<ListAuditResponse, ListAuditError, ListAuditResponse, ReturnType<typeof listAuditQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listAudit({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listAuditQueryKey(options)
});

export const listAuditInfiniteQueryKey = (options?: Options<ListAuditData>): QueryKey<Options<ListAuditData>> => createQueryKey('listAudit', options, true);

/**
 * Read the audit log, newest first
 *
 * Security-relevant acts of the organization. They are kept for 400 days unless the operator has set another time.
 */
export const listAuditInfiniteOptions = (options?: Options<ListAuditData>) => infiniteQueryOptions<ListAuditResponse, ListAuditError, InfiniteData<ListAuditResponse>, QueryKey<Options<ListAuditData>>, string | Pick<QueryKey<Options<ListAuditData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
// @ts-ignore
{
    queryFn: async ({ pageParam, queryKey, signal }) => {
        // @ts-ignore
        const page: Pick<QueryKey<Options<ListAuditData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
            query: {
                after: pageParam
            }
        };
        const params = createInfiniteParams(queryKey, page);
        const { data } = await listAudit({
            ...options,
            ...params,
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listAuditInfiniteQueryKey(options)
});

export const listEventsQueryKey = (options?: Options<ListEventsData>) => createQueryKey('listEvents', options);

/**
 * Read the event log
 *
 * The events of the organization, or of the customer of a scoped token, oldest first. Events are kept for 30 days. Without `after` the log begins with the oldest event that is kept.
 */
export const listEventsOptions = (options?: Options<ListEventsData>) => queryOptions<ListEventsResponse, ListEventsError, ListEventsResponse, ReturnType<typeof listEventsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listEvents({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listEventsQueryKey(options)
});

export const listEventsInfiniteQueryKey = (options?: Options<ListEventsData>): QueryKey<Options<ListEventsData>> => createQueryKey('listEvents', options, true);

/**
 * Read the event log
 *
 * The events of the organization, or of the customer of a scoped token, oldest first. Events are kept for 30 days. Without `after` the log begins with the oldest event that is kept.
 */
export const listEventsInfiniteOptions = (options?: Options<ListEventsData>) => infiniteQueryOptions<ListEventsResponse, ListEventsError, InfiniteData<ListEventsResponse>, QueryKey<Options<ListEventsData>>, string | Pick<QueryKey<Options<ListEventsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
// @ts-ignore
{
    queryFn: async ({ pageParam, queryKey, signal }) => {
        // @ts-ignore
        const page: Pick<QueryKey<Options<ListEventsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
            query: {
                after: pageParam
            }
        };
        const params = createInfiniteParams(queryKey, page);
        const { data } = await listEvents({
            ...options,
            ...params,
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listEventsInfiniteQueryKey(options)
});

export const listWebhookEndpointsQueryKey = (options?: Options<ListWebhookEndpointsData>) => createQueryKey('listWebhookEndpoints', options);

/**
 * List webhook endpoints, newest first
 *
 * Their secrets are not returned again.
 */
export const listWebhookEndpointsOptions = (options?: Options<ListWebhookEndpointsData>) => queryOptions<ListWebhookEndpointsResponse, ListWebhookEndpointsError, ListWebhookEndpointsResponse, ReturnType<typeof listWebhookEndpointsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listWebhookEndpoints({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listWebhookEndpointsQueryKey(options)
});

export const listWebhookEndpointsInfiniteQueryKey = (options?: Options<ListWebhookEndpointsData>): QueryKey<Options<ListWebhookEndpointsData>> => createQueryKey('listWebhookEndpoints', options, true);

/**
 * List webhook endpoints, newest first
 *
 * Their secrets are not returned again.
 */
export const listWebhookEndpointsInfiniteOptions = (options?: Options<ListWebhookEndpointsData>) => infiniteQueryOptions<ListWebhookEndpointsResponse, ListWebhookEndpointsError, InfiniteData<ListWebhookEndpointsResponse>, QueryKey<Options<ListWebhookEndpointsData>>, string | Pick<QueryKey<Options<ListWebhookEndpointsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
// @ts-ignore
{
    queryFn: async ({ pageParam, queryKey, signal }) => {
        // @ts-ignore
        const page: Pick<QueryKey<Options<ListWebhookEndpointsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
            query: {
                after: pageParam
            }
        };
        const params = createInfiniteParams(queryKey, page);
        const { data } = await listWebhookEndpoints({
            ...options,
            ...params,
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listWebhookEndpointsInfiniteQueryKey(options)
});

/**
 * Create a webhook endpoint
 *
 * Events are sent as Standard Webhooks 1.0.0: a JSON body of `type`, `timestamp` and `data` (the event as the event log returns it), signed with HMAC-SHA256 (`v1`) and Ed25519 (`v1a`). A response with a 2xx status within 15 seconds is a success. Everything else is tried again for more than three days. Delivery is at least once: the header `webhook-id` is the ID of the event in every attempt.
 */
export const createWebhookEndpointMutation = (options?: Partial<Options<CreateWebhookEndpointData>>): UseMutationOptions<CreateWebhookEndpointResponse, CreateWebhookEndpointError, Options<CreateWebhookEndpointData>> => {
    const mutationOptions: UseMutationOptions<CreateWebhookEndpointResponse, CreateWebhookEndpointError, Options<CreateWebhookEndpointData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createWebhookEndpoint({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete a webhook endpoint
 *
 * Deletes the endpoint with its secret and its deliveries.
 */
export const deleteWebhookEndpointMutation = (options?: Partial<Options<DeleteWebhookEndpointData>>): UseMutationOptions<DeleteWebhookEndpointResponse, DeleteWebhookEndpointError, Options<DeleteWebhookEndpointData>> => {
    const mutationOptions: UseMutationOptions<DeleteWebhookEndpointResponse, DeleteWebhookEndpointError, Options<DeleteWebhookEndpointData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteWebhookEndpoint({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getWebhookEndpointQueryKey = (options: Options<GetWebhookEndpointData>) => createQueryKey('getWebhookEndpoint', options);

/**
 * Get a webhook endpoint
 *
 * Its secret is not returned again.
 */
export const getWebhookEndpointOptions = (options: Options<GetWebhookEndpointData>) => queryOptions<GetWebhookEndpointResponse, GetWebhookEndpointError, GetWebhookEndpointResponse, ReturnType<typeof getWebhookEndpointQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getWebhookEndpoint({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getWebhookEndpointQueryKey(options)
});

/**
 * Update a webhook endpoint
 *
 * Members that are absent stay as they are.
 */
export const updateWebhookEndpointMutation = (options?: Partial<Options<UpdateWebhookEndpointData>>): UseMutationOptions<UpdateWebhookEndpointResponse, UpdateWebhookEndpointError, Options<UpdateWebhookEndpointData>> => {
    const mutationOptions: UseMutationOptions<UpdateWebhookEndpointResponse, UpdateWebhookEndpointError, Options<UpdateWebhookEndpointData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateWebhookEndpoint({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Replace the secret of a webhook endpoint
 *
 * For 24 hours every delivery carries signatures of the new secret and of the one that it replaces, so that no delivery is lost meanwhile.
 */
export const rotateWebhookSecretMutation = (options?: Partial<Options<RotateWebhookSecretData>>): UseMutationOptions<RotateWebhookSecretResponse, RotateWebhookSecretError, Options<RotateWebhookSecretData>> => {
    const mutationOptions: UseMutationOptions<RotateWebhookSecretResponse, RotateWebhookSecretError, Options<RotateWebhookSecretData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await rotateWebhookSecret({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Send a test event to a webhook endpoint
 *
 * Sends one signed event of the type `endpoint.test` immediately, also to an endpoint that is disabled, and returns the outcome. It is not tried again.
 */
export const testWebhookEndpointMutation = (options?: Partial<Options<TestWebhookEndpointData>>): UseMutationOptions<TestWebhookEndpointResponse, TestWebhookEndpointError, Options<TestWebhookEndpointData>> => {
    const mutationOptions: UseMutationOptions<TestWebhookEndpointResponse, TestWebhookEndpointError, Options<TestWebhookEndpointData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await testWebhookEndpoint({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listWebhookDeliveriesQueryKey = (options: Options<ListWebhookDeliveriesData>) => createQueryKey('listWebhookDeliveries', options);

/**
 * List the deliveries of a webhook endpoint, newest event first
 *
 * Deliveries are kept as long as their events, for 30 days.
 */
export const listWebhookDeliveriesOptions = (options: Options<ListWebhookDeliveriesData>) => queryOptions<ListWebhookDeliveriesResponse, ListWebhookDeliveriesError, ListWebhookDeliveriesResponse, ReturnType<typeof listWebhookDeliveriesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listWebhookDeliveries({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listWebhookDeliveriesQueryKey(options)
});

export const listWebhookDeliveriesInfiniteQueryKey = (options: Options<ListWebhookDeliveriesData>): QueryKey<Options<ListWebhookDeliveriesData>> => createQueryKey('listWebhookDeliveries', options, true);

/**
 * List the deliveries of a webhook endpoint, newest event first
 *
 * Deliveries are kept as long as their events, for 30 days.
 */
export const listWebhookDeliveriesInfiniteOptions = (options: Options<ListWebhookDeliveriesData>) => infiniteQueryOptions<ListWebhookDeliveriesResponse, ListWebhookDeliveriesError, InfiniteData<ListWebhookDeliveriesResponse>, QueryKey<Options<ListWebhookDeliveriesData>>, string | Pick<QueryKey<Options<ListWebhookDeliveriesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
// @ts-ignore
{
    queryFn: async ({ pageParam, queryKey, signal }) => {
        // @ts-ignore
        const page: Pick<QueryKey<Options<ListWebhookDeliveriesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
            query: {
                after: pageParam
            }
        };
        const params = createInfiniteParams(queryKey, page);
        const { data } = await listWebhookDeliveries({
            ...options,
            ...params,
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listWebhookDeliveriesInfiniteQueryKey(options)
});

/**
 * Deliver events again
 *
 * Sends one event, the events of a period, or everything that failed. Also events that were recorded while the endpoint was disabled or did not exist. Each begins with a new series of attempts and has its former `webhook-id`.
 */
export const replayWebhookDeliveriesMutation = (options?: Partial<Options<ReplayWebhookDeliveriesData>>): UseMutationOptions<ReplayWebhookDeliveriesResponse, ReplayWebhookDeliveriesError, Options<ReplayWebhookDeliveriesData>> => {
    const mutationOptions: UseMutationOptions<ReplayWebhookDeliveriesResponse, ReplayWebhookDeliveriesError, Options<ReplayWebhookDeliveriesData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await replayWebhookDeliveries({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete the organization's own OAuth client
 *
 * It cannot be deleted while connectors hold its tokens or a link that names it is open.
 */
export const deleteOauthClientMutation = (options?: Partial<Options<DeleteOauthClientData>>): UseMutationOptions<DeleteOauthClientResponse, DeleteOauthClientError, Options<DeleteOauthClientData>> => {
    const mutationOptions: UseMutationOptions<DeleteOauthClientResponse, DeleteOauthClientError, Options<DeleteOauthClientData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteOauthClient({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getOauthClientQueryKey = (options: Options<GetOauthClientData>) => createQueryKey('getOauthClient', options);

/**
 * Get the organization's own OAuth client
 *
 * Its secret is never returned.
 */
export const getOauthClientOptions = (options: Options<GetOauthClientData>) => queryOptions<GetOauthClientResponse, GetOauthClientError, GetOauthClientResponse, ReturnType<typeof getOauthClientQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getOauthClient({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getOauthClientQueryKey(options)
});

/**
 * Store the organization's own OAuth client
 *
 * Consent flows of the organization use it instead of the client of the service. It cannot be replaced by another one while connectors hold its tokens or a link that names it is open.
 */
export const putOauthClientMutation = (options?: Partial<Options<PutOauthClientData>>): UseMutationOptions<PutOauthClientResponse, PutOauthClientError, Options<PutOauthClientData>> => {
    const mutationOptions: UseMutationOptions<PutOauthClientResponse, PutOauthClientError, Options<PutOauthClientData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await putOauthClient({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Send a message to the MCP server
 *
 * The Streamable HTTP transport of the Model Context Protocol, without sessions. Revisions 2025-11-25 (and the earlier ones with the same handshake) and 2026-07-28 are served. See openapi/decisions/agents.md.
 */
export const executeMcpMutation = (options?: Partial<Options<ExecuteMcpData>>): UseMutationOptions<ExecuteMcpResponse, ExecuteMcpError, Options<ExecuteMcpData>> => {
    const mutationOptions: UseMutationOptions<ExecuteMcpResponse, ExecuteMcpError, Options<ExecuteMcpData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await executeMcp({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getMcpMetadataQueryKey = (options?: Options<GetMcpMetadataData>) => createQueryKey('getMcpMetadata', options);

/**
 * Get the protected resource metadata of the MCP server
 *
 * RFC 9728.
 */
export const getMcpMetadataOptions = (options?: Options<GetMcpMetadataData>) => queryOptions<GetMcpMetadataResponse, GetMcpMetadataError, GetMcpMetadataResponse, ReturnType<typeof getMcpMetadataQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getMcpMetadata({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getMcpMetadataQueryKey(options)
});

export const getDocumentQueryKey = (options?: Options<GetDocumentData>) => createQueryKey('getDocument', options);

/**
 * Get this document as JSON
 *
 * The contract in OpenAPI 3.1.
 */
export const getDocumentOptions = (options?: Options<GetDocumentData>) => queryOptions<GetDocumentResponse, GetDocumentError, GetDocumentResponse, ReturnType<typeof getDocumentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getDocument({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getDocumentQueryKey(options)
});

export const getTypedDocumentQueryKey = (options?: Options<GetTypedDocumentData>) => createQueryKey('getTypedDocument', options);

/**
 * Get this document with one operation per entity and action
 *
 * For generators that do not read `x-operations`: in place of `execute` there is one operation for each connector type, entity and action.
 */
export const getTypedDocumentOptions = (options?: Options<GetTypedDocumentData>) => queryOptions<GetTypedDocumentResponse, GetTypedDocumentError, GetTypedDocumentResponse, ReturnType<typeof getTypedDocumentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTypedDocument({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTypedDocumentQueryKey(options)
});

export const getYamlDocumentQueryKey = (options?: Options<GetYamlDocumentData>) => createQueryKey('getYamlDocument', options);

/**
 * Get this document as YAML
 *
 * The contract in OpenAPI 3.1.
 */
export const getYamlDocumentOptions = (options?: Options<GetYamlDocumentData>) => queryOptions<GetYamlDocumentResponse, GetYamlDocumentError, GetYamlDocumentResponse, ReturnType<typeof getYamlDocumentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getYamlDocument({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getYamlDocumentQueryKey(options)
});

export const getStartQueryKey = (options?: Options<GetStartData>) => createQueryKey('getStart', options);

/**
 * Get the start page
 *
 * For people who open the service's address in a browser. It is the start page of the reference, which links to everything else.
 */
export const getStartOptions = (options?: Options<GetStartData>) => queryOptions<GetStartResponse, GetStartError, GetStartResponse, ReturnType<typeof getStartQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getStart({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getStartQueryKey(options)
});

export const getConnectScriptQueryKey = (options?: Options<GetConnectScriptData>) => createQueryKey('getConnectScript', options);

/**
 * Get the script that opens connect links in a popup
 *
 * An ES module for browsers with the functions `connect` and `finish`. Pages of any origin may import it.
 */
export const getConnectScriptOptions = (options?: Options<GetConnectScriptData>) => queryOptions<GetConnectScriptResponse, GetConnectScriptError, GetConnectScriptResponse, ReturnType<typeof getConnectScriptQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getConnectScript({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getConnectScriptQueryKey(options)
});

export const getConsoleQueryKey = (options?: Options<GetConsoleData>) => createQueryKey('getConsole', options);

/**
 * Get the console
 *
 * A page for people: connectors, syncs, records, events, webhooks and agent tokens. It signs in with a client and calls this API only; the page itself holds no data.
 */
export const getConsoleOptions = (options?: Options<GetConsoleData>) => queryOptions<GetConsoleResponse, GetConsoleError, GetConsoleResponse, ReturnType<typeof getConsoleQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getConsole({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getConsoleQueryKey(options)
});

export const getConsoleFileQueryKey = (options: Options<GetConsoleFileData>) => createQueryKey('getConsoleFile', options);

/**
 * Get a script or style of the console
 *
 * Named by the page of the console.
 */
export const getConsoleFileOptions = (options: Options<GetConsoleFileData>) => queryOptions<GetConsoleFileResponse, GetConsoleFileError, GetConsoleFileResponse, ReturnType<typeof getConsoleFileQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getConsoleFile({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getConsoleFileQueryKey(options)
});

export const getReferenceQueryKey = (options?: Options<GetReferenceData>) => createQueryKey('getReference', options);

/**
 * Get the start page of the reference
 *
 * The pages are made from this document and the catalogue.
 */
export const getReferenceOptions = (options?: Options<GetReferenceData>) => queryOptions<GetReferenceResponse, GetReferenceError, GetReferenceResponse, ReturnType<typeof getReferenceQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getReference({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getReferenceQueryKey(options)
});

export const getReferencePageQueryKey = (options: Options<GetReferencePageData>) => createQueryKey('getReferencePage', options);

/**
 * Get a page or file of the reference
 *
 * `/docs` links to every page. `llms.txt` lists them for language models; `search-index.json` is what the full-text search of the pages reads.
 */
export const getReferencePageOptions = (options: Options<GetReferencePageData>) => queryOptions<GetReferencePageResponse, GetReferencePageError, GetReferencePageResponse, ReturnType<typeof getReferencePageQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getReferencePage({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getReferencePageQueryKey(options)
});

export const getReferencePageInfiniteQueryKey = (options: Options<GetReferencePageData>): QueryKey<Options<GetReferencePageData>> => createQueryKey('getReferencePage', options, true);

/**
 * Get a page or file of the reference
 *
 * `/docs` links to every page. `llms.txt` lists them for language models; `search-index.json` is what the full-text search of the pages reads.
 */
export const getReferencePageInfiniteOptions = (options: Options<GetReferencePageData>) => infiniteQueryOptions<GetReferencePageResponse, GetReferencePageError, InfiniteData<GetReferencePageResponse>, QueryKey<Options<GetReferencePageData>>, string | Pick<QueryKey<Options<GetReferencePageData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
// @ts-ignore
{
    queryFn: async ({ pageParam, queryKey, signal }) => {
        // @ts-ignore
        const page: Pick<QueryKey<Options<GetReferencePageData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
            path: {
                page: pageParam
            }
        };
        const params = createInfiniteParams(queryKey, page);
        const { data } = await getReferencePage({
            ...options,
            ...params,
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getReferencePageInfiniteQueryKey(options)
});

export const getLivenessQueryKey = (options?: Options<GetLivenessData>) => createQueryKey('getLiveness', options);

/**
 * Check liveness
 *
 * Whether the process responds. It does not ask the database.
 */
export const getLivenessOptions = (options?: Options<GetLivenessData>) => queryOptions<GetLivenessResponse, GetLivenessError, GetLivenessResponse, ReturnType<typeof getLivenessQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getLiveness({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getLivenessQueryKey(options)
});

export const getReadinessQueryKey = (options?: Options<GetReadinessData>) => createQueryKey('getReadiness', options);

/**
 * Check readiness
 *
 * Ready means that the database is reachable, its schema is up to date, and the service is not shutting down.
 */
export const getReadinessOptions = (options?: Options<GetReadinessData>) => queryOptions<GetReadinessResponse, GetReadinessError, GetReadinessResponse, ReturnType<typeof getReadinessQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getReadiness({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getReadinessQueryKey(options)
});

export const getKeysQueryKey = (options?: Options<GetKeysData>) => createQueryKey('getKeys', options);

/**
 * Get the public keys that verify tokens
 *
 * A JSON Web Key Set (RFC 7517).
 */
export const getKeysOptions = (options?: Options<GetKeysData>) => queryOptions<GetKeysResponse, GetKeysError, GetKeysResponse, ReturnType<typeof getKeysQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getKeys({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getKeysQueryKey(options)
});

export const getMetricsQueryKey = (options?: Options<GetMetricsData>) => createQueryKey('getMetrics', options);

/**
 * Get metrics in Prometheus text format
 *
 * Metrics do not identify tenants. Requires METRICS_TOKEN as a bearer token if one is configured, which production requires.
 */
export const getMetricsOptions = (options?: Options<GetMetricsData>) => queryOptions<GetMetricsResponse, GetMetricsError, GetMetricsResponse, ReturnType<typeof getMetricsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getMetrics({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getMetricsQueryKey(options)
});
