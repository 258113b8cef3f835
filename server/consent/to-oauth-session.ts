import type { OauthSession } from '../generated/types.gen.ts';
import type { ConsentSession } from './repository.ts';

/** What an application may know of a session. */
export function toOauthSession({ status, connector_id, error, over }: ConsentSession): OauthSession {
  if (status === 'completed') return { status, ...(connector_id ? { connector_id } : {}) };
  if (status === 'failed') return { status, ...(error ? { error } : {}) };
  if (over) return { status: 'expired', error: 'expired' };
  return { status: status === 'held' ? 'awaiting_confirmation' : 'pending' };
}
