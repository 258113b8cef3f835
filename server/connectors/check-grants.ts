import type { EntityContract } from '../connector-types/definition/define.ts';
import type { Registry } from '../connector-types/registry.ts';
import type { Grant } from '../generated/types.gen.ts';
import { Problem, type ProblemItem } from '../problem.ts';
import { isGrantable } from './granted-contract.ts';
import type { Tenant } from './tenancy.ts';

interface NewGrants {
  customer_name: string;
  grants: readonly Grant[];
  max_bytes: number;
}

/**
 * Grants name what exists: one with a typing error would silently cover nothing. Throws 422. Returns them with the
 * connector types that they cover, so that connectors of which nothing is granted are out of reach too.
 */
export async function checkGrants(
  services: { registry: Registry },
  tenant: Tenant,
  { customer_name, grants, max_bytes }: NewGrants,
): Promise<Grant[]> {
  if (Buffer.byteLength(JSON.stringify(grants)) > max_bytes)
    throw invalid([
      { pointer: '/grants', code: 'too_large', message: `has more than ${max_bytes} bytes; use an agent token` },
    ]);
  const found = await Promise.all(
    grants.map(async (grant, at) => {
      const row = grant.connector_id === undefined ? undefined : await tenant.connectors.find(grant.connector_id);
      const is_foreign =
        row?.customer_name !== customer_name ||
        (grant.connector_type !== undefined && row.connector_type !== grant.connector_type);
      if (grant.connector_id !== undefined && is_foreign)
        return [
          { pointer: `/grants/${at}/connector_id`, code: 'unknown', message: 'is not a connector of the customer' },
        ];
      return itemsOf(entitiesOf(services, row?.connector_type ?? grant.connector_type), grant, `/grants/${at}`);
    }),
  );
  if (found.flat().length > 0) throw invalid(found.flat().slice(0, 50));
  return grants.flatMap((grant) => byType(services, grant));
}

function byType({ registry }: { registry: Registry }, grant: Grant): Grant[] {
  const { connector_type, connector_id, entities } = grant;
  if (connector_type !== undefined || connector_id !== undefined || entities === undefined) return [grant];
  return [...registry.values()].flatMap(({ contract }): Grant[] => {
    const own = entities.filter((name) => Object.hasOwn(contract.entities, name));
    const type = contract.connector_type as NonNullable<Grant['connector_type']>; // the registry's keys are the contract's
    return own.length === 0 ? [] : [{ ...grant, connector_type: type, entities: own }];
  });
}

type Item = Required<Pick<ProblemItem, 'pointer' | 'code' | 'message'>>;

const invalid = (items: Item[]): Problem =>
  new Problem('validation_failed', `${items[0]?.pointer ?? ''} ${items[0]?.message ?? 'is not valid'}.`, {
    errors: items.map((item) => ({ in: 'body', ...item })),
  });

/** The entities of a connector type, or of all. */
function entitiesOf({ registry }: { registry: Registry }, type: string | undefined): Array<[string, EntityContract]> {
  return [...registry.values()]
    .filter(({ contract }) => type === undefined || contract.connector_type === type)
    .flatMap(({ contract }) => Object.entries(contract.entities));
}

function itemsOf(all: Array<[string, EntityContract]>, { entities, fields = [] }: Grant, pointer: string): Item[] {
  const unknown = (entities ?? []).flatMap((name, at) =>
    all.some(([each]) => each === name)
      ? []
      : [{ pointer: `${pointer}/entities/${at}`, code: 'unknown', message: 'is not an entity' }],
  );
  const covered = all.filter(([name]) => entities?.includes(name) ?? true);
  const without = fields.flatMap((field, at) =>
    covered.some(([, { record }]) => isGrantable(record, field))
      ? []
      : [{ pointer: `${pointer}/fields/${at}`, code: 'unknown', message: 'is not a field of the covered entities' }],
  );
  return [...unknown, ...without];
}
