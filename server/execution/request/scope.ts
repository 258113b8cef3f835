import type { ConnectorContract, ConnectorMapping, ScopeRule } from '../../connector-types/definition/define.ts';
import { Problem } from '../../problem.ts';
import type { Access } from '../call.ts';
import type { Params } from './check-params.ts';
import { readPath } from '../response/read-path.ts';

/** Restricts an operation, gets included, to the vendor accounts that a connector is bound to. */
export interface OperationScope {
  /** Bare ids; undefined where the connector is bound to none: then all that the credentials reach. */
  accountsOf(access: Pick<Access, 'replication_config'>): readonly string[] | undefined;
  /**
   * The parameters with the account in its bare form, filled in where there is only one. Throws where it is missing or
   * outside.
   */
  enter(params: Params, accounts: readonly string[] | undefined): Params;
  /** Whether the vendor's record names one of the accounts; undefined where records name none. */
  holds: ((raw: unknown, accounts: readonly string[]) => boolean) | undefined;
  /** Where a record is looked up that does not name one. */
  listed: { entity: string; param: string } | undefined;
  /** What an account outside is to the caller. */
  outside(param: string): Problem;
}

interface ScopedOperation {
  contract: ConnectorContract;
  mapping: ConnectorMapping;
  entity: string;
  action: 'list' | 'get';
}

/** Ids of a comma-separated text, without the prefix, each once. */
export function idList(text: string, prefix: string): string[] {
  return [
    ...new Set(
      text
        .split(',')
        .map((id) => bare(id.trim(), prefix))
        .filter((id) => id !== ''),
    ),
  ];
}

const bare = (id: string, prefix: string): string => (id.startsWith(prefix) ? id.slice(prefix.length) : id);

export function compileScope(
  { contract, mapping, entity, action }: ScopedOperation,
  rule: ScopeRule | undefined,
): OperationScope | undefined {
  if (!mapping.scope) return undefined;
  const { variable } = mapping.scope;
  const { prefix } = contract.replication_config.find(({ name }) => name === variable)?.id_list ?? {};
  if (prefix === undefined)
    throw new Error(`${contract.connector_type}: ${variable} is no list of ids in replication_config`);
  // An operation without a scope rule must not reach beyond the accounts.
  if (rule === undefined)
    throw new Error(
      `${contract.connector_type} ${action} ${entity}: its mapping does not say how it keeps to ${variable}`,
    );
  if (rule === 'public') return undefined;
  const param = 'param' in rule ? rule.param : undefined;
  const record = 'record' in rule ? rule.record : undefined;
  const read = record === undefined ? undefined : readPath(record);
  const outside = (name: string): Problem =>
    action === 'get'
      ? notThere(contract, entity)
      : invalid(name, 'out_of_scope', `is not among the connector's ${variable}, nor part of one`);
  return {
    accountsOf({ replication_config }) {
      const text = replication_config?.[variable];
      return text === undefined ? undefined : idList(text, prefix);
    },
    enter(params, accounts) {
      if (param === undefined) return params;
      const given = params[param] ?? (accounts?.length === 1 ? accounts[0] : undefined);
      if (given === undefined)
        throw invalid(param, 'required', `is required, unless ${variable} holds exactly one account`);
      const account = bare(String(given), prefix);
      if (accounts && !accounts.includes(account)) throw outside(param);
      return { ...params, [param]: account };
    },
    holds: read && ((raw, accounts) => accounts.includes(bare(String(read(raw)), prefix))),
    listed: 'listed' in rule ? rule.listed : undefined,
    outside,
  };
}

/** The same as for a record that the vendor does not have: what is outside is not revealed. */
function notThere({ title }: ConnectorContract, entity: string): Problem {
  return new Problem('record_not_found', `${title} has no such record in ${entity}.`);
}

function invalid(param: string, code: string, message: string): Problem {
  return new Problem('validation_failed', `/params/${param} ${message}.`, {
    errors: [{ in: 'body', pointer: `/params/${param}`, code, message }],
  });
}
