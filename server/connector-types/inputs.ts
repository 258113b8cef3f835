import { Problem, type ProblemItem } from '../problem.ts';
import { idList } from '../execution/request/scope.ts';
import type { AuthMethodContract, ConnectorContract, VariableContract } from './definition/define.ts';

type Values = Record<string, string>;

const names = (list: string[]) => (list.length === 0 ? 'none' : list.join(', '));

/** Secrets travel in header fields: visible ASCII and spaces between (RFC 9110, section 5.5). */
const headerSafe = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/**
 * The auth method is the one whose fields fit: all required ones are there, and no other. Where none or several fit,
 * the error tells the names that were given and those that are accepted, never a value.
 */
export function matchCredentials(contract: ConnectorContract, credentials: Values): AuthMethodContract {
  const given = Object.keys(credentials);
  const fitting = contract.auth_methods.filter(
    (method) =>
      given.every((name) => method.fields.some((field) => field.name === name)) &&
      method.fields.every((field) => !field.required || given.includes(field.name)),
  );
  const [method, ...others] = fitting;
  if (!method || others.length > 0) {
    const accepted = contract.auth_methods.map(
      (each) =>
        `${each.name}: ${names(each.fields.map((field) => (field.required ? field.name : `${field.name} (optional)`)))}`,
    );
    throw new Problem(
      'credentials_mismatch',
      `The credentials contain the fields ${names(given)}. ${contract.connector_type} accepts exactly one of these methods: ${accepted.join('; ')}.`,
      {
        errors: [
          {
            in: 'body',
            pointer: '/credentials',
            code: 'credentials_mismatch',
            message: `must have exactly the fields of one method (${accepted.join('; ')})`,
          },
        ],
      },
    );
  }
  const errors: ProblemItem[] = method.fields.flatMap((field): ProblemItem[] => {
    const value = credentials[field.name];
    if (value === undefined) return [];
    const pointer = `/credentials/${field.name}`;
    if ([...value].length > field.max_length)
      return [{ in: 'body', pointer, code: 'max_length', message: `must have at most ${field.max_length} characters` }];
    if (field.secret && !headerSafe.test(value))
      return [
        {
          in: 'body',
          pointer,
          code: 'pattern',
          message: 'must contain only visible ASCII characters, without leading or trailing spaces',
        },
      ];
    return /[\u0000-\u001f\u007f]/.test(value)
      ? [{ in: 'body', pointer, code: 'pattern', message: 'must not contain control characters' }]
      : [];
  });
  if (errors.length > 0) throw new Problem('validation_failed', 'The credentials are malformed.', { errors });
  return method;
}

function checkVariables(
  contract: ConnectorContract,
  part: 'environment' | 'replication_config',
  values: Values,
): ProblemItem[] {
  const declared: VariableContract[] = contract[part];
  const at = (name: string) => `/${part}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return [
    ...Object.keys(values)
      .filter((name) => !declared.some((variable) => variable.name === name))
      .map((name): ProblemItem => ({
        in: 'body',
        pointer: at(name),
        code: 'unknown',
        message: `is not supported by ${contract.connector_type}, which accepts ${names(declared.map((each) => each.name))}`,
      })),
    ...declared.flatMap((variable): ProblemItem[] => {
      const value = values[variable.name];
      if (value === undefined)
        return variable.required
          ? [{ in: 'body', pointer: at(variable.name), code: 'required', message: 'is required' }]
          : [];
      if (variable.pattern && !new RegExp(variable.pattern, 'u').test(value))
        return [{ in: 'body', pointer: at(variable.name), code: 'pattern', message: `must match ${variable.pattern}` }];
      return [];
    }),
  ];
}

/** Lists of ids are kept bare, each once, so that equal ones are equal texts. */
function normalized(declared: VariableContract[], values: Values): Values {
  const lists = declared.flatMap(({ name, id_list }) =>
    id_list && values[name] !== undefined ? [[name, idList(values[name], id_list.prefix).join(',')]] : [],
  );
  return { ...values, ...(Object.fromEntries(lists) as Values) };
}

/** The environment and the replication configuration that a connector type asks for, and nothing else. */
export function checkVariablesOf(
  contract: ConnectorContract,
  input: { environment?: Values; replication_config?: Values },
): { environment: Values; replication_config: Values } {
  const environment = input.environment ?? {};
  const replication_config = input.replication_config ?? {};
  const errors = [
    ...checkVariables(contract, 'environment', environment),
    ...checkVariables(contract, 'replication_config', replication_config),
  ];
  if (errors.length > 0)
    throw new Problem('validation_failed', `The configuration is not valid for ${contract.connector_type}.`, {
      errors,
    });
  return {
    environment: normalized(contract.environment, environment),
    replication_config: normalized(contract.replication_config, replication_config),
  };
}

/** Control characters, and those that change the direction of text: two names must not look alike by them. */
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether a name can be compared code point by code point and still mean what people see. */
export function checkCustomerName(name: string, where: Pick<ProblemItem, 'in' | 'pointer' | 'name'>): void {
  checkName('customer_name', name, where);
}

/** A name that people read and compare: it must read as it is. */
export function checkName(member: string, name: string, where: Pick<ProblemItem, 'in' | 'pointer' | 'name'>): void {
  const wrong = unprintable.test(name)
    ? 'must not have control or bidirectional control characters'
    : name.trim() !== name
      ? 'must not begin or end with white space'
      : name.normalize('NFC') !== name
        ? 'must be in Unicode Normalization Form NFC'
        : undefined;
  if (wrong)
    throw new Problem('validation_failed', `${member} ${wrong}.`, {
      errors: [{ ...where, code: 'pattern', message: wrong }],
    });
}
