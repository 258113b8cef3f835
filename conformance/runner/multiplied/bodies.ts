import type { Case } from '../case.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { bodyOf, jsonType, requestOf, single, withEntity } from './sample.ts';
import { boundValues, wrongValues } from './values.ts';

const kebab = (name: string) => name.replace(/_/g, '-');

/** JSON bodies: required members, unknown members, and every bound of every member from both sides. */
export function bodyCases(contract: Contract, operation: ContractOperation): Case[] {
  const type = jsonType(operation);
  if (type === undefined || operation.planned) return [];
  const schema = contract.follow(operation.bodies[type]!.schema);
  const good = withEntity(contract, bodyOf(contract, operation)) as Record<string, unknown>;
  const ask = (body: unknown) => requestOf(contract, operation, { body });
  const one = (name: string, title: string, body: unknown, expect: Parameters<typeof single>[5]) =>
    single(contract, operation, `body/${name}`, title, ask(body), expect);
  const refusedAt = (pointer: string, code?: string) => ({
    status: 422,
    error: { in: 'body', pointer, ...(code && { code }) },
  });
  const cases = [
    one(
      'unknown-member',
      'Rejects an undeclared member by name',
      { ...good, undeclared_member: 1 },
      refusedAt('/undeclared_member', 'unknown'),
    ),
    one('not-an-object', 'Rejects a body that is not an object', [], { status: 422, code: 'validation_failed' }),
    ...(schema.required ?? []).map((name) =>
      one(
        `required-${kebab(name)}`,
        `Rejects a body without ${name} by name`,
        Object.fromEntries(Object.entries(good).filter(([member]) => member !== name)),
        refusedAt(`/${name}`, 'required'),
      ),
    ),
  ];
  if (operation.body_required)
    cases.push(
      single(
        contract,
        operation,
        'body/absent',
        'Rejects a missing body',
        requestOf(contract, operation, { body: undefined, headers: { 'content-type': type } }),
        { status: 422, error: { in: 'body', code: 'required' } },
      ),
    );
  if (schema.minProperties) cases.push(one('empty', 'Rejects an empty object', {}, { status: 422 }));
  const visit = (name: string, at: string[], member: NonNullable<typeof schema.properties>[string]): void => {
    const found = contract.follow(member);
    const pointer = `/${at.join('/')}`;
    // The inner name of an unknown member, or the element that is there twice, is where the fault is.
    const within = (value: unknown) => ({ ...good, ...nested(at, value) });
    for (const wrong of wrongValues(found)) {
      const place =
        wrong.name === 'unknown-member'
          ? `${pointer}/undeclared_member`
          : wrong.name === 'other-type' || wrong.name === 'null' || wrong.name.startsWith('too-')
            ? pointer
            : undefined;
      cases.push(
        one(
          `${at.map(kebab).join('.')}/${wrong.name}`,
          `${name} ${wrong.says} is refused`,
          within(wrong.value),
          place === undefined ? { status: 422 } : refusedAt(place),
        ),
      );
    }
    for (const bound of boundValues(found)) {
      cases.push(
        one(
          `${at.map(kebab).join('.')}/${bound.name}`,
          `${name} ${bound.says} is not refused for that`,
          within(bound.value),
          {
            body: {
              errors: { $none: { pointer, code: { $one_of: ['min_length', 'max_length', 'minimum', 'maximum'] } } },
            },
          },
        ),
      );
    }
    if (found.type === 'string')
      cases.push(
        one(
          `${at.map(kebab).join('.')}/nul`,
          `Rejects ${name} with U+0000 instead of repairing it`,
          within('a\u0000b'),
          {
            status: 422,
          },
        ),
      );
    for (const [inner, each] of Object.entries(found.properties ?? {})) visit(`${name}.${inner}`, [...at, inner], each);
  };
  for (const [name, member] of Object.entries(schema.properties ?? {})) visit(name, [name], member);
  return cases;
}

const nested = (at: string[], value: unknown): Record<string, unknown> => ({
  [at[0]!]: at.length === 1 ? value : nested(at.slice(1), value),
});
