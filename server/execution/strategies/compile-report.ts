import type { ConnectorContract, ConnectorMapping } from '../../connector-types/definition/define.ts';
import type { Paging } from '../../connector-types/definition/paging.ts';
import type { ReportRule } from '../../connector-types/definition/replication-rules.ts';
import { compileRequest, type RequestBuilder } from '../request/build-request.ts';
import { readPath } from '../response/read-path.ts';

/** What reading a report needs of its rule. */
export interface CompiledReport {
  rule: ReportRule;
  status: RequestBuilder;
  rows: RequestBuilder;
  id: (answer: unknown) => unknown;
  state: (answer: unknown) => unknown;
  percent: ((answer: unknown) => unknown) | undefined;
}

export function compileReport(
  contract: ConnectorContract,
  mapping: ConnectorMapping,
  rule: ReportRule,
  paging: Paging | undefined,
): CompiledReport {
  const { path, query, state, percent } = rule.status;
  // A missing report is reported like a missing record.
  const request = (how: { path: string; query?: Record<string, string> }, paged?: Paging) => ({
    ...compileRequest({ contract, mapping, how, action: { params: {} }, paging: paged }),
    names_record: true,
  });
  return {
    rule,
    status: request({ path, ...(query && { query }) }),
    rows: request({ path: rule.rows }, paging),
    id: readPath(rule.id),
    state: readPath(state),
    percent: percent === undefined ? undefined : readPath(percent),
  };
}
