import type { Handlers } from '../../generated/routes.gen.ts';
import { confirmConsent } from '../../consent/confirm-consent.ts';
import { requireSession } from '../../consent/consent.ts';
import { toOauthSession } from '../../consent/to-oauth-session.ts';

export const confirmOauthSession: Handlers['confirmOauthSession'] = async ({ path }, { services, tenant }) => {
  await confirmConsent(services, await requireSession(services, tenant, path.session_id));
  return { status: 200, body: toOauthSession(await requireSession(services, tenant, path.session_id)) };
};
