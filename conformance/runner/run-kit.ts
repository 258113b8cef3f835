import { existsSync, readFileSync } from 'node:fs';
import { hosted } from '../targets/hosted.ts';
import { inProcess } from '../targets/local.ts';
import { KitError, type Target } from '../targets/target.ts';
import { validated } from '../targets/validated.ts';
import type { Case, Outcome, Result } from './case.ts';
import { readContract, type Contract } from './contract.ts';
import { createCoverage, type StatusCoverage } from './coverage.ts';
import type { FuzzReport } from './fuzz/fuzz.ts';
import { distinct, loadCases } from './load-cases.ts';
import { multiplied } from './multiplied/multiplied.ts';
import { packagePath } from './package-path.ts';
import { createReadiness, type EntityReadiness } from './readiness.ts';
import { chosen, runAll } from './run-all.ts';
import { createAnswerValidator } from './judging/validate-answer.ts';
import type { Surroundings } from './world/world.ts';
import { createWorld } from './world/create-world.ts';

export interface KitOptions {
  surroundings: Surroundings;
  /** `closed` (responses of our own service), `published` (open responses), or a file. */
  document: string;
  only?: string | undefined;
  /** Selects among the cases that `only` and `slow` leave. */
  select?: ((cases: Case[]) => Case[]) | undefined;
  slow?: boolean;
  fuzz?: number;
  seed?: number;
  in_process?: boolean;
  /** How long a case waits for a state at most; two minutes without it. */
  patience_ms?: number;
}

export interface KitReport {
  base_url: string;
  document: string;
  started_at: string;
  took_ms: number;
  totals: Record<Outcome, number>;
  by_source: Record<string, number>;
  requests: number;
  results: Result[];
  coverage: StatusCoverage[];
  codes: { seen: Record<string, number>; never_seen: string[] };
  readiness: EntityReadiness[];
  /** What clients that were generated from the last released document would stumble over. */
  released: { version: string; violations: string[] } | null;
  fuzz: FuzzReport | null;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as object;

export function readDocument(name: string): object {
  if (name === 'closed' || name === 'published')
    return readJson(packagePath(`openapi/generated/${name === 'closed' ? 'closed' : 'openapi'}.json`));
  if (!existsSync(name)) throw new KitError(`there is no document ${name}: give a file, or closed, or published`);
  return readJson(name);
}

/** Every case that the document and the files under cases/ make. */
export const allCases = (contract: Contract): Case[] => distinct([...loadCases(), ...multiplied(contract)]);

/** What the library has: list, get and check; search reads synced data, which it has not. */
const runsInProcess = ({ connector_type, needs = [], steps }: Case): boolean =>
  connector_type !== undefined &&
  !needs.some((need) => need.startsWith('search:')) &&
  steps.every((step) => !step.request && step.raw === undefined);

function releasedDocument(): { version: string; document: object } | undefined {
  try {
    const document = readJson(packagePath('openapi/released.json'));
    return { version: (document as { info: { version: string } }).info.version, document };
  } catch {
    return undefined;
  }
}

/** The codes that the document's Problems may carry. */
function declaredCodes(document: object): string[] {
  const { enum: closed, 'x-known-values': known } =
    (document as { components: { schemas: { ErrorCode?: { enum?: string[]; 'x-known-values'?: string[] } } } })
      .components.schemas.ErrorCode ?? {};
  return closed ?? known ?? [];
}

const outcomes = (): Record<Outcome, number> => ({ pass: 0, fail: 0, skip: 0, disabled: 0, error: 0 });

export async function runKit(
  options: KitOptions,
  progress: (result: Result, total: number) => void = () => undefined,
): Promise<KitReport> {
  const { surroundings } = options;
  const started = performance.now();
  const started_at = new Date().toISOString();
  const document = readDocument(options.document);
  const contract = readContract(document, surroundings.connectors);
  const validator = createAnswerValidator(document, { open: options.document !== 'closed' });
  const coverage = createCoverage(contract, validator);
  const readiness = createReadiness(contract);
  const released = releasedDocument();
  const released_validator = released && createAnswerValidator(released.document, { open: true });
  const broken = new Set<string>();
  let requests = 0;

  const service = hosted(surroundings.base_url);
  const watched = (target: Target) =>
    validated(target, validator, (exchange) => {
      requests++;
      coverage.observe(exchange);
      readiness.observe(exchange);
      const { method, path, executed } = exchange.answer.request;
      if (
        !released_validator ||
        exchange.target !== 'hosted' ||
        exchange.answer.violations!.length > 0 ||
        !released_validator.operationAt(method, path)
      )
        return;
      const known = executed && released_validator.executes(executed) ? executed : undefined;
      // The released document only announced a planned operation: what it would answer was no promise, and no client
      // could use it.
      if (released_validator.operationAt(method, path)!['x-stage'] === 'planned') return;
      for (const each of released_validator.violations(method, path, exchange.answer, known))
        broken.add(`${method} ${released_validator.operationAt(method, path)!.operationId}: ${each}`);
    });

  const given = { contract, surroundings, run: Date.now().toString(36), patience_ms: options.patience_ms };
  const world = createWorld(watched(service), given);
  const local_upstreams = Object.fromEntries(
    Object.entries(surroundings.upstreams).map(([type, { base_url }]) => [type, base_url]),
  );
  const library =
    options.in_process === false || Object.keys(local_upstreams).length === 0
      ? undefined
      : createWorld(watched(inProcess(local_upstreams)), given);

  try {
    await service.send!({ method: 'GET', path: '/healthz', headers: {} }).catch((error: Error) => {
      throw new KitError(
        `${surroundings.base_url} does not respond (${error.message}). Is the service running, and is --base-url right?`,
      );
    });
    await world.prepare();
    const { select = (all) => all } = options;
    const cases = select(chosen(allCases(contract), { only: options.only, slow: options.slow ?? false }));
    const shared = library ? cases.filter(runsInProcess) : [];
    if (cases.length === 0) throw new KitError(`no case begins with ${options.only}`);
    const total = cases.length + shared.length;
    const done = (result: Result) => progress(result, total);
    const results = await runAll([{ world, cases }, ...(library ? [{ world: library, cases: shared }] : [])], done);
    // Before the fuzzer, whose random requests prove no promise: what it alone sees would be missing in the next run.
    const statuses = coverage.statuses();
    // Its library is only needed here; installations of the service do not have it.
    const fuzzed = options.fuzz
      ? await (await import('./fuzz/fuzz.ts')).fuzz(world, { requests: options.fuzz, seed: options.seed ?? 1 })
      : null;
    if (fuzzed) results.push(...fuzzed.results);
    const totals = outcomes();
    const by_source: Record<string, number> = {};
    for (const { outcome, source, target } of results) {
      totals[outcome]++;
      const name = target === 'hosted' ? source : `${source} (${target})`;
      by_source[name] = (by_source[name] ?? 0) + 1;
    }
    const seen = coverage.codes();
    return {
      base_url: surroundings.base_url,
      document: options.document,
      started_at,
      took_ms: performance.now() - started,
      totals,
      by_source,
      requests,
      results,
      coverage: statuses,
      codes: { seen, never_seen: declaredCodes(document).filter((code) => !(code in seen)) },
      readiness: readiness.report(),
      released: released ? { version: released.version, violations: [...broken].sort() } : null,
      fuzz: fuzzed && { ...fuzzed, results: [] },
    };
  } finally {
    await world.cleanUp().catch(() => undefined);
    await service.close();
    await library?.target.close();
  }
}
