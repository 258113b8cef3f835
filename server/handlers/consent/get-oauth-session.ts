import type { Handlers } from '../../generated/routes.gen.ts';
import { requireSession } from '../../consent/consent.ts';
import { toOauthSession } from '../../consent/to-oauth-session.ts';

export const getOauthSession: Handlers['getOauthSession'] = async ({ path }, { services, tenant }) => ({
  status: 200,
  body: toOauthSession(await requireSession(services, tenant, path.session_id)),
});
