import { checkConnectorQuota } from '../../organizations/quota.ts';
import { requireType } from '../../connectors/access.ts';
import { newConnectorRow } from '../../connectors/new-connector.ts';
import { toConnector } from '../../connectors/to-connector.ts';
import { checkCustomerName, checkVariablesOf, matchCredentials } from '../../connector-types/inputs.ts';
import { verifyCredentials } from '../../connectors/verify.ts';
import type { Handlers } from '../../generated/routes.gen.ts';
import { revisionTag } from '../../http/responses/etag.ts';
import { Problem } from '../../problem.ts';

export const createConnector: Handlers['createConnector'] = async (
  { body, query },
  { services, tenant, signal, pause, keep },
) => {
  const { contract, mapping } = requireType(services, body.connector_type);
  checkCustomerName(body.customer_name, { in: 'body', pointer: '/customer_name' });
  if (tenant.customer_name !== undefined && tenant.customer_name !== body.customer_name) {
    throw new Problem('forbidden', 'This token is scoped to a different customer.', {
      errors: [
        { in: 'body', pointer: '/customer_name', code: 'forbidden', message: 'must be the customer of the token' },
      ],
    });
  }
  const method = matchCredentials(contract, body.credentials);
  const { environment, replication_config } = checkVariablesOf(contract, body);
  const verified = query.verify
    ? await verifyCredentials(
        {
          contract,
          mapping,
          auth_method: method.name,
          credentials: body.credentials,
          environment,
          replication_config,
          signal,
          pause,
        },
        services.runtime,
      )
    : undefined;

  const row = newConnectorRow(services.vault, {
    owner: { organization_id: tenant.organization_id, customer_name: body.customer_name },
    contract,
    name: body.name,
    auth_method: method.name,
    credentials: body.credentials,
    environment: JSON.stringify(environment),
    replication_config: JSON.stringify(replication_config),
    sync: body.sync,
    verified: verified !== undefined,
    external_account: verified?.external_account,
  });
  const response = {
    status: 201 as const,
    headers: { Location: `/api/v1/integrations/connectors/${row.id}`, ETag: revisionTag(1) },
    body: toConnector(row),
  };
  await tenant.connectors.insert(row, async (tx) => {
    await checkConnectorQuota(tx, row, services.config.connectors_per_organization);
    await keep(tx, response);
  });
  await services.replication.wake(row.id);
  return response;
};
