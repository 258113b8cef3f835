import { matchCredentials, checkVariablesOf } from '../../server/connector-types/inputs.ts';
import { createRegistry } from '../../server/connector-types/registry.ts';
import type { Access } from '../../server/execution/call.ts';
import { check } from '../../server/execution/check.ts';
import { plainCursors } from '../../server/execution/request/cursor.ts';
import { execute } from '../../server/execution/execute.ts';
import type { CallerOptions } from '../../server/execution/options.ts';
import { createRuntime } from '../../server/execution/runtime.ts';
import { contracts, type ConnectorInputs } from '../../server/generated/connectors.gen.ts';
import { errors } from '../../server/generated/errors.gen.ts';
import { Problem } from '../../server/problem.ts';
import { ApiError } from '../api-error.ts';
import type { CallOptions, ConnectorType, LocalConnector } from '../connector-handle.ts';
import { lists } from '../pages.ts';

export { ApiError } from '../api-error.ts';

export type LocalOptions = CallerOptions;

/** Credentials, environment and replication configuration are those of hosted mode. */
export type LocalInput<T extends ConnectorType> = { connector_type: T } & ConnectorInputs[T];

interface AnyInput {
  connector_type: string;
  credentials: Record<string, string>;
  environment?: Record<string, string>;
  replication_config?: Record<string, string>;
}

/** The same error as in hosted mode, so that a program need not know where it runs. */
function toApiError(error: unknown): unknown {
  if (!(error instanceof Problem)) return error;
  const { code, status, detail, extras } = error;
  const retry_after_s = extras.retry_after_s;
  const problem = {
    type: `/docs#${code}`,
    title: errors[code].title,
    status,
    detail,
    code,
    ...(extras.errors && { errors: extras.errors }),
    ...(retry_after_s !== undefined && { retry_after: Math.ceil(retry_after_s) }),
    ...(extras.upstream && { upstream: extras.upstream }),
  };
  return new ApiError(code, detail, {
    status,
    problem,
    cause: error,
    ...(retry_after_s !== undefined && { retry_after_s }),
  });
}

const translated = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw toApiError(error);
  }
};

/** What the service's validator sees to in hosted mode. */
function checkTexts(input: AnyInput): void {
  for (const part of ['credentials', 'environment', 'replication_config'] as const) {
    const values: unknown = input[part];
    if (values === undefined && part !== 'credentials') continue;
    const fine =
      typeof values === 'object' &&
      values !== null &&
      Object.values(values).every((value) => typeof value === 'string');
    if (!fine)
      throw new Problem('validation_failed', `${part} must be an object with string values.`, {
        errors: [{ in: 'body', pointer: `/${part}`, code: 'type', message: 'must be an object with string values' }],
      });
  }
}

function accessOf(input: AnyInput): Access {
  const connector = createRegistry(contracts).get(input.connector_type);
  if (!connector)
    throw new Problem(
      'unknown_connector_type',
      `The connector type does not exist. Available: ${Object.keys(contracts).join(', ')}.`,
    );
  checkTexts(input);
  const { contract, mapping } = connector;
  const { environment, replication_config } = checkVariablesOf(contract, input);
  const credentials = { ...input.credentials };
  return {
    contract,
    mapping,
    auth_method: matchCredentials(contract, credentials).name,
    credentials,
    environment,
    replication_config,
  };
}

/**
 * A connector in this process: no service, no database, credentials given directly. Has no search, which reads synced
 * data.
 */
export function local<T extends ConnectorType>(input: LocalInput<T>, options: LocalOptions = {}): LocalConnector<T> {
  let access: Access;
  try {
    access = accessOf(input as AnyInput);
  } catch (error) {
    throw toApiError(error);
  }
  const runtime = createRuntime({ cursors: plainCursors, ...options });
  const bounded = ({ signal, timeout_ms }: CallOptions = {}): Access => ({
    ...access,
    signal,
    ...(timeout_ms !== undefined && { deadline_ms: timeout_ms }),
  });
  const run = (entity: string, action: string, params?: Record<string, unknown>, options?: CallOptions) =>
    translated(() => execute({ ...bounded(options), entity, action, params }, runtime));
  const handle = {
    execute: run,
    ...lists(run),
    check: (options?: CallOptions) => translated(() => check(bounded(options), runtime)),
    close: () => runtime.close(),
  };
  return handle as unknown as LocalConnector<T>;
}
