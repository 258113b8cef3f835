/** Which operations the written cases send: a new one needs a case. */
import { readFileSync } from 'node:fs';
import { loadCases } from './runner/load-cases.ts';
import { packagePath } from './runner/package-path.ts';
import { readContract } from './runner/contract.ts';
import { createAnswerValidator } from './runner/judging/validate-answer.ts';

const document = JSON.parse(readFileSync(packagePath('openapi/generated/openapi.json'), 'utf8')) as object;
const { operationAt } = createAnswerValidator(document);
const { operations } = readContract(document);

it('send every operation of the contract', () => {
  const requests = loadCases().flatMap(({ steps }) => steps.flatMap(({ request }) => request ?? []));
  // Captured values stand for one segment of a path.
  const sent = new Set(
    requests.map(({ method, path }) => operationAt(method, path.replaceAll(/\$\{[^}]+\}/g, 'x'))?.operationId),
  );
  const missing = operations
    .filter(({ id }) => !sent.has(id))
    .map(({ id, method, path }) => `${id}: no case in conformance/cases sends ${method.toUpperCase()} ${path}`);
  expect(missing).toEqual([]);
});
