import type { Handlers } from '../../generated/routes.gen.ts';
import type { Context } from '../../http/handler.ts';
import { Problem } from '../../problem.ts';
import { findOrganization } from '../../storage/repositories/organizations.ts';

export async function organizationOf({ services, tenant }: Context) {
  const organization = await findOrganization(services.database, tenant.organization_id);
  if (!organization) throw new Problem('organization_forbidden', 'The organization no longer exists.');
  return organization;
}

export const getOrganization: Handlers['getOrganization'] = async (_input, context) => ({
  status: 200,
  body: await organizationOf(context),
});
