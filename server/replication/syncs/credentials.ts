import { credentialsAreRefused } from '../../connectors/refusal.ts';
import { Problem } from '../../problem.ts';
import type { SyncSession } from './session.ts';

/**
 * Whether the sync's credentials are refused for good: by the connector type's check, or when they were to be
 * refreshed. Where they can be refreshed, only the refusal of a refresh is final.
 */
export async function isUnauthorized(session: SyncSession): Promise<boolean> {
  const { access, runtime, refusal_is_final } = session;
  try {
    const { credentials } = access;
    const current = typeof credentials === 'function' ? await credentials() : credentials;
    return (await credentialsAreRefused(access, current, runtime)) && (await refusal_is_final());
  } catch (error) {
    // Credentials that cannot be opened or refreshed now say nothing.
    if (error instanceof Problem && error.code !== 'unavailable') return error.code === 'connector_needs_reauth';
    throw error;
  }
}
