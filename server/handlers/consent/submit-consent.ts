import type { Handlers } from '../../generated/routes.gen.ts';
import { leavingPage, pageHeaders } from '../../consent/consent-pages.ts';
import { checkFormToken, isOwnOrigin, requireOauth, requireOpenSession, startAttempt } from '../../consent/consent.ts';
import { Problem } from '../../problem.ts';

export const submitConsent: Handlers['submitConsent'] = async ({ path, headers, body }, { services }) => {
  const session = await requireOpenSession(services, path.session_id);
  if (
    !isOwnOrigin(services.public_url(), headers as Record<string, string | undefined>) ||
    !checkFormToken(services, session.id, body.form_token)
  ) {
    throw new Problem(
      'consent_invalid',
      'The form was not submitted from a page of this service. Open the consent link again.',
    );
  }
  const { contract } = requireOauth(services, session.connector_type);
  const { cookie, authorize_url } = await startAttempt(services, session);
  return {
    status: 200,
    headers: { ...pageHeaders, 'Set-Cookie': cookie },
    body: leavingPage('Patchbay', contract.title, authorize_url),
  };
};
