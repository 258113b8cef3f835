import type { Handlers } from '../../generated/routes.gen.ts';
import { requireLink, submitConnect } from '../../consent/connect.ts';
import { checkFormToken, isOwnOrigin } from '../../consent/consent.ts';
import { Problem } from '../../problem.ts';

export const submitConsent: Handlers['submitConsent'] = async ({ path, headers, body }, { services, actor }) => {
  const session = await requireLink(services, path.session_id, actor);
  if (
    !isOwnOrigin(services.public_url(), headers as Record<string, string | undefined>) ||
    !checkFormToken(services, session.id, body.form_token)
  ) {
    throw new Problem(
      'consent_invalid',
      'The form was not submitted from a page of this service. Open the consent link again.',
    );
  }
  const { page, cookie } = await submitConnect(services, session, body);
  return {
    status: 200,
    headers: { ...page.headers, ...(cookie !== undefined && { 'Set-Cookie': cookie }) },
    body: page.text,
  };
};
