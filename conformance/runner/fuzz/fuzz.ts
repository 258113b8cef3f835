import fc from 'fast-check';
import { codeOf, jsonOf, TargetFault, type Answer, type CreationBody, type KitRequest } from '../../targets/target.ts';
import type { Result } from '../case.ts';
import { isQuery, type ContractOperation } from '../contract.ts';
import { exchangeOf } from '../redact.ts';
import type { World } from '../world/world.ts';
import { requestsOf, type Aim } from './requests.ts';

export interface FuzzReport {
  requests: number;
  seed: number;
  /** Status -> number of responses. */
  statuses: Record<string, number>;
  results: Result[];
}

const at_once = 6;
const connectors = '/api/v1/integrations/connectors';

/** How often an operation is asked, relative to the others: those that do most are asked most. */
const weightOf = ({ id, planned, auth }: ContractOperation): number =>
  id === 'executeOperation' ? 10 : planned || auth === 'none' ? 1 : 4;

/**
 * What is wrong with a response to a request that may be anything: it breaks the document, or the service failed by
 * itself.
 */
function faultsOf(answer: Answer, operation: ContractOperation): string[] {
  const faults = [...(answer.violations ?? [])];
  const code = codeOf(answer) ?? '';
  // HEAD has no body that could tell the code.
  const planned = code === 'not_implemented' || (answer.status === 501 && answer.request.method === 'HEAD');
  const excused =
    code.startsWith('upstream_') || (planned && (operation.planned || isQuery(answer.request.executed?.action ?? '')));
  if (answer.status >= 500 && !excused) faults.push(`the service failed by itself: ${answer.status} ${code}`);
  return faults;
}

async function fuzzOperation(
  world: World,
  operation: ContractOperation,
  aim: Aim,
  runs: number,
  seed: number,
  count: (status: number) => void,
): Promise<Result> {
  const { target, redaction } = world;
  const started = performance.now();
  let smallest: { faults: string[]; answer?: Answer } | undefined;
  const property = fc.asyncProperty(requestsOf(world.contract, operation, aim), async (request: KitRequest) => {
    let answer: Answer | undefined;
    let faults: string[];
    try {
      answer = await target.send!(request);
      count(answer.status);
      faults = faultsOf(answer, operation);
    } catch (error) {
      if (!(error instanceof TargetFault)) throw error;
      faults = [error.message];
    }
    const { id } = (answer?.status === 201 ? (jsonOf(answer) ?? {}) : {}) as { id?: string };
    if (id && request.method === 'POST' && request.path.split('?')[0] === connectors)
      world.created(id, aim.tokens.good);
    if (faults.length === 0) return;
    smallest = { faults, ...(answer && { answer }) };
    throw new Error(faults[0]);
  });
  const details = await fc.check(property, { numRuns: runs, seed, verbose: fc.VerbosityLevel.None });
  const base = {
    id: `fuzz/${operation.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    title: `${operation.method} ${operation.path} responds to ${runs} generated requests as declared`,
    proves: 'openapi/generated/openapi.json',
    source: 'fuzz' as const,
    target: target.name,
    took_ms: performance.now() - started,
  };
  if (!details.failed) return { ...base, outcome: 'pass', reasons: [] };
  if (!smallest) return { ...base, outcome: 'error', reasons: [String(details.errorInstance)] };
  const { request, answer } = smallest.answer
    ? exchangeOf(smallest.answer)
    : { request: JSON.stringify(details.counterexample), answer: '' };
  const found = `found with seed ${seed} after ${details.numRuns} requests, smallest after ${details.numShrinks} steps`;
  return {
    ...base,
    outcome: 'fail',
    reasons: [...smallest.faults, found].map(redaction.text),
    exchange: { request: redaction.text(request), answer: redaction.text(answer) },
  };
}

const fitting = ({ credentials, environment, replication_config }: CreationBody) => ({
  credentials,
  ...(environment && { environment }),
  ...(replication_config && { replication_config }),
});

/** Connectors of the fuzzing's own: many for the operations that change or delete what they meet. */
async function connectorsFor(world: World, connector_type: string | undefined, many: number): Promise<string[]> {
  if (connector_type === undefined) return ['none'];
  const token = await world.tokenOf('owner');
  const ids = await Promise.all(
    Array.from({ length: many }, () => world.target.createConnector(world.creation(connector_type, 'kit-fuzz'), token)),
  );
  for (const id of ids) world.created(id, token);
  return ids;
}

/**
 * Sends made-up requests to every operation. The same seed makes the same requests; a failure is shrunk to the smallest
 * request that shows it.
 */
export async function fuzz(
  world: World,
  { requests, seed, only }: { requests: number; seed: number; only?: string | undefined },
): Promise<FuzzReport> {
  const { contract, target, surroundings } = world;
  const statuses: Record<string, number> = {};
  const results: Result[] = [];
  const { usual } = contract;
  const connector_type = usual.connector_type in surroundings.connectors ? usual.connector_type : undefined;
  const good = await world.tokenOf('owner');
  const others = ['garbage', `${good}A`, await world.scopedToken('kit-fuzz-customer')];
  const organization = '/api/v1/account/organization';
  const before = jsonOf(
    await target.send!({ method: 'GET', path: organization, headers: { authorization: `Bearer ${good}` } }),
  ) as { name?: string; redirect_urls?: string[] } | undefined;
  // Clients that made-up requests store where there were none are taken away again: cases of consent begin without.
  const types = [...new Set(contract.actions.map((each) => each.connector_type))];
  const clientOf = (method: string, type: string) =>
    target.send!({ method, path: `/api/v1/oauth/credentials/${type}`, headers: { authorization: `Bearer ${good}` } });
  const without: string[] = [];
  for (const type of types) if ((await clientOf('GET', type)).status === 404) without.push(type);
  const weights = contract.operations.reduce((sum, operation) => sum + weightOf(operation), 0);
  const waiting = contract.operations.filter((operation) => only === undefined || only.includes(operation.id));
  let sent = 0;
  const lane = async () => {
    for (let operation = waiting.shift(); operation; operation = waiting.shift()) {
      const own = await connectorsFor(
        world,
        operation.path.includes('{connector_id}') ? connector_type : undefined,
        operation.method === 'DELETE' ? 12 : 2,
      );
      // What was never replicated cannot be searched: calls go to a connector that was.
      if (operation.id === 'executeOperation' && connector_type !== undefined)
        own.push(await world.shared(connector_type), await world.shared(connector_type));
      const aim: Aim = {
        connectors: own,
        connector_type: connector_type ?? 'none',
        tokens: { good, others },
        creation: connector_type === undefined ? {} : fitting(world.creation(connector_type, '')),
      };
      const runs = Math.ceil((requests * weightOf(operation)) / weights);
      const count = (status: number) => {
        sent++;
        statuses[status] = (statuses[status] ?? 0) + 1;
      };
      results.push(await fuzzOperation(world, operation, aim, runs, seed, count));
    }
  };
  await Promise.all(Array.from({ length: at_once }, lane));
  for (const type of without) await clientOf('DELETE', type);
  // A made-up change of the organization may have been a good one.
  if (before?.name !== undefined)
    await target.send!({
      method: 'PATCH',
      path: organization,
      headers: { authorization: `Bearer ${good}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: before.name, redirect_urls: before.redirect_urls }),
    });
  return { requests: sent, seed, statuses, results: results.sort((a, b) => (a.id < b.id ? -1 : 1)) };
}
