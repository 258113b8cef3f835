import type { Handlers } from '../../generated/routes.gen.ts';
import { pageHeaders, questionPage } from '../../consent/consent-pages.ts';
import { formToken, requireOauth, requireOpenSession } from '../../consent/consent.ts';
import { findOrganization } from '../../storage/repositories/organizations.ts';

export const showConsent: Handlers['showConsent'] = async ({ path }, { services }) => {
  const session = await requireOpenSession(services, path.session_id);
  const { contract, mapping } = requireOauth(services, session.connector_type);
  const organization = await findOrganization(services.database, session.organization_id);
  const body = questionPage({
    service: 'Patchbay',
    organization: organization?.name ?? '',
    customer: session.customer_name,
    vendor: contract.title,
    environment: JSON.parse(session.environment) as Record<string, string>,
    reads: mapping.oauth.reads,
    reconnects: session.connector_id !== null,
    returns_to: new URL(session.redirect_url).host,
    form_token: formToken(services, session.id),
  });
  return { status: 200, headers: pageHeaders, body };
};
