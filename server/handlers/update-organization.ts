import type { Handlers } from '../generated/routes.gen.ts';
import { checkRedirectUrls } from '../oauth/redirect-url.ts';
import { updateOrganization as update } from '../storage/organizations.ts';
import { getOrganization } from './get-organization.ts';

export const updateOrganization: Handlers['updateOrganization'] = async ({ body }, context) => {
  if (body.redirect_urls) checkRedirectUrls(body.redirect_urls, context.services.config.mode === 'sandbox');
  await update(context.services.database, context.tenant.organization_id, body);
  return getOrganization({ body: undefined as never, path: {}, query: {}, headers: {} } as never, context);
};
