import type { Handlers } from '../../generated/routes.gen.ts';
import { Problem } from '../../problem.ts';
import { deleteAgentToken as remove } from '../../storage/repositories/agent-tokens.ts';

export const deleteAgentToken: Handlers['deleteAgentToken'] = async ({ path }, { services, tenant }) => {
  const { token_id } = path;
  const found = token_id.length <= 64 && (await remove(services.database, tenant.organization_id, token_id, tenant.by));
  if (!found) throw new Problem('not_found', 'The agent token does not exist.');
  return { status: 204 };
};
