import { requireType } from '../../connectors/access.ts';
import { checkCustomerName, checkVariablesOf, matchCredentials } from '../../connector-types/inputs.ts';
import { check } from '../../execution/check.ts';
import type { Handlers } from '../../generated/routes.gen.ts';

export const checkCredentials: Handlers['checkCredentials'] = async ({ body }, { services, signal, pause }) => {
  const { contract, mapping } = requireType(services, body.connector_type);
  if (body.customer_name !== undefined)
    checkCustomerName(body.customer_name, { in: 'body', pointer: '/customer_name' });
  const method = matchCredentials(contract, body.credentials);
  const { environment, replication_config } = checkVariablesOf(contract, body);
  return {
    status: 200,
    body: await check(
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
    ),
  };
};
