import type { Handlers } from '../../generated/routes.gen.ts';
import { checkName } from '../../connector-types/inputs.ts';
import { accentOf, logoOf } from '../../consent/branding.ts';
import { checkRedirectUrls } from '../../consent/redirect-url.ts';
import { Problem } from '../../problem.ts';
import { NameTaken, updateOrganization as update } from '../../storage/repositories/organizations.ts';
import { organizationOf } from './get-organization.ts';

const nameTaken = () =>
  new Problem('validation_failed', 'Another organization has this name.', {
    errors: [{ in: 'body', pointer: '/name', code: 'unique', message: 'must not be the name of another organization' }],
  });

export const updateOrganization: Handlers['updateOrganization'] = async ({ body }, context) => {
  if (body.name !== undefined) checkName('name', body.name, { in: 'body', pointer: '/name' });
  if (body.redirect_urls) checkRedirectUrls(body.redirect_urls, context.services.config.mode === 'sandbox');
  const change = {
    ...body,
    ...(typeof body.accent_color === 'string' && { accent_color: accentOf(body.accent_color) }),
    ...(typeof body.logo === 'string' && { logo: logoOf(body.logo) }),
  };
  try {
    await update(context.services.database, context.tenant.organization_id, change, context.actor);
  } catch (error) {
    if (error instanceof NameTaken) throw nameTaken();
    throw error;
  }
  return { status: 200, body: await organizationOf(context) };
};
