import type { Handlers } from '../../generated/routes.gen.ts';
import { Problem } from '../../problem.ts';
import { findOrganization } from '../../storage/repositories/organizations.ts';

export const getOrganization: Handlers['getOrganization'] = async (_input, { services, tenant }) => {
  const organization = await findOrganization(services.database, tenant.organization_id);
  if (!organization) throw new Problem('organization_forbidden', 'The organization no longer exists.');
  return { status: 200, body: organization };
};
