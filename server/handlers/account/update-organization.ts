import type { Handlers } from '../../generated/routes.gen.ts';
import { checkName } from '../../connector-types/inputs.ts';
import { accentOf, logoOf } from '../../consent/branding.ts';
import { checkRedirectUrls } from '../../consent/redirect-url.ts';
import { Problem } from '../../problem.ts';
import { isNameTaken, updateOrganization as update } from '../../storage/repositories/organizations.ts';
import { getOrganization } from './get-organization.ts';

export const updateOrganization: Handlers['updateOrganization'] = async ({ body }, context) => {
  if (body.name !== undefined) checkName('name', body.name, { in: 'body', pointer: '/name' });
  if (body.redirect_urls) checkRedirectUrls(body.redirect_urls, context.services.config.mode === 'sandbox');
  if (
    body.name !== undefined &&
    (await isNameTaken(context.services.database, body.name, context.tenant.organization_id))
  )
    throw new Problem('validation_failed', 'Another organization has this name.', {
      errors: [
        { in: 'body', pointer: '/name', code: 'unique', message: 'must not be the name of another organization' },
      ],
    });
  const change = {
    ...body,
    ...(typeof body.accent_color === 'string' && { accent_color: accentOf(body.accent_color) }),
    ...(typeof body.logo === 'string' && { logo: logoOf(body.logo) }),
  };
  await update(context.services.database, context.tenant.organization_id, change, context.actor);
  return getOrganization({ body: undefined as never, path: {}, query: {}, headers: {} } as never, context);
};
