// Generated from openapi/ by `npm run generate`. Do not edit.

/**
 * Names of every field that the contract marks x-secret.
 */
export const secretFields = [
    'access_token',
    'account_key',
    'api_key',
    'api_token',
    'client_secret',
    'form_token',
    'refresh_token',
    'secret',
    'token'
] as const;

export type SecretField = (typeof secretFields)[number];
