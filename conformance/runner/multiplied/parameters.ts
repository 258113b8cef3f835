import type { Case } from '../case.ts';
import type { Contract, ContractOperation, Parameter } from '../contract.ts';
import { pathOf, requestOf, single } from './sample.ts';
import { boundValues, wrongValues } from './values.ts';

const kebab = (name: string) => name.toLowerCase().replace(/_/g, '-');

/** Query and header parameters: both sides of each bound, and undeclared ones. */
export function parameterCases(contract: Contract, operation: ContractOperation): Case[] {
  const path = pathOf(operation);
  const query = (text: string) => requestOf(contract, operation, { path: `${path}?${text}` });
  const cases: Case[] = [];
  // A planned operation may respond without checking anything.
  if (!operation.planned) {
    cases.push(
      single(
        contract,
        operation,
        'unknown-query',
        'Rejects an undeclared query parameter by name',
        query('undeclared_member=1'),
        { status: [422, 400], code: ['validation_failed', 'invalid_request'] },
        'openapi/decisions/versioning.md (requests are closed)',
      ),
    );
  }
  if (operation.planned) return cases;
  for (const parameter of operation.parameters) {
    if (parameter.in === 'query') cases.push(...queryCases(contract, operation, parameter, query));
    if (parameter.in === 'header') cases.push(...headerCases(contract, operation, parameter));
  }
  return cases;
}

function queryCases(
  contract: Contract,
  operation: ContractOperation,
  { name, schema }: Parameter,
  query: (text: string) => NonNullable<Case['steps'][0]['request']>,
): Case[] {
  const found = contract.follow(schema);
  const error = { in: 'query', name };
  const refused = {
    status: 422,
    code:
      found.enum && name === 'connector_type' ? ['unknown_connector_type', 'validation_failed'] : 'validation_failed',
    error,
  };
  const text = [found.type].flat().includes('string');
  const wrong = wrongValues(found).filter(
    (each) => each.value !== null && typeof each.value !== 'object' && !(text && each.name === 'other-type'),
  );
  const good = Object.keys(operation.responses)
    .map(Number)
    .filter((status) => status < 300);
  const bounds = text ? [] : boundValues(found);
  const id = (kind: string) => `query-${kebab(name)}/${kind}`;
  return [
    ...wrong.map((each) =>
      single(
        contract,
        operation,
        id(each.name),
        `${name} ${each.says} is refused by name`,
        query(`${name}=${encodeURIComponent(String(each.value))}`),
        refused,
      ),
    ),
    ...bounds.map((each) =>
      single(contract, operation, id(each.name), `${name} ${each.says} is taken`, query(`${name}=${each.value}`), {
        status: good,
      }),
    ),
    single(contract, operation, id('twice'), `${name} given twice is refused by name`, query(`${name}=1&${name}=2`), {
      status: 422,
      error,
    }),
    ...(text
      ? [
          single(contract, operation, id('nul'), `${name} with U+0000 is refused`, query(`${name}=a%00b`), {
            status: [400, 422],
            code: ['invalid_cursor', 'validation_failed'],
          }),
        ]
      : []),
    ...(text
      ? [
          single(contract, operation, id('not-utf8'), `${name} that is not UTF-8 is refused`, query(`${name}=%ff`), {
            status: [400, 422],
            code: ['invalid_cursor', 'validation_failed'],
          }),
        ]
      : []),
  ];
}

function headerCases(contract: Contract, operation: ContractOperation, { name, schema }: Parameter): Case[] {
  const { maxLength, pattern } = contract.follow(schema);
  const ask = (value: string) => requestOf(contract, operation, { headers: { [name.toLowerCase()]: value } });
  const refused = { status: 400, code: 'invalid_header', error: { in: 'header' } };
  // An organization is looked for before the schema: a long name is one that there is not.
  if (name === 'X-Organization-Id' || maxLength === undefined) return [];
  return [
    single(
      contract,
      operation,
      `header-${kebab(name)}/too-long`,
      `${name} longer than ${maxLength} is refused`,
      ask('x'.repeat(maxLength + 1)),
      refused,
    ),
    ...(pattern
      ? [
          single(
            contract,
            operation,
            `header-${kebab(name)}/pattern`,
            `${name} of another form is refused`,
            ask('a b'),
            refused,
          ),
        ]
      : []),
  ];
}
