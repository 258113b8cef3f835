import type { Case } from '../runner/case.ts';
import { readContract } from '../runner/contract.ts';
import { loadCases } from '../runner/load-cases.ts';
import { runAll } from '../runner/run-all.ts';
import { runCase } from '../runner/run-case.ts';
import { allCases, readDocument } from '../runner/run-kit.ts';
import { sampled } from '../runner/sampled.ts';
import { createAnswerValidator } from '../runner/judging/validate-answer.ts';
import type { Surroundings, World } from '../runner/world/world.ts';
import { createWorld } from '../runner/world/create-world.ts';
import { hosted } from '../targets/hosted.ts';
import { KitError } from '../targets/target.ts';
import { validated } from '../targets/validated.ts';
import { agentMutants } from './faults/agents.ts';
import { auditMutants } from './faults/audit.ts';
import { connectorMutants } from './faults/connectors.ts';
import { consentMutants } from './faults/consent.ts';
import { erasureMutants } from './faults/erasure.ts';
import { eventMutants } from './faults/events.ts';
import { executeMutants } from './faults/execute.ts';
import type { Mutant } from './mutant.ts';
import { startProxy } from './proxy.ts';
import { replicationMutants } from './faults/replication.ts';
import { aggregateMutants } from './faults/aggregate.ts';
import { searchMutants } from './faults/search.ts';
import { serviceMutants } from './faults/service.ts';
import { upstreamMutants } from './faults/upstream.ts';
import { vendorKindMutants } from './faults/vendor-kinds.ts';

/** Every fault that the kit must detect, by file. */
const lists: Record<string, Mutant[]> = {
  agents: agentMutants,
  audit: auditMutants,
  erasure: erasureMutants,
  execute: executeMutants,
  connectors: connectorMutants,
  service: serviceMutants,
  upstream: upstreamMutants,
  search: searchMutants,
  aggregate: aggregateMutants,
  replication: replicationMutants,
  consent: consentMutants,
  events: eventMutants,
  'vendor-kinds': vendorKindMutants,
};

export const mutants: Mutant[] = Object.values(lists).flat();

/** Those of the lists and of the files of cases that are among `files`. */
export function mutantsOf(files: readonly string[]): Mutant[] {
  const changed = (folder: string, extension: string) =>
    files.flatMap((file) => new RegExp(`^conformance/${folder}/(.*)[.]${extension}$`).exec(file)?.[1] ?? []);
  const cases = changed('cases', 'yaml')
    .flatMap((name) => loadCases(`${name}.yaml`))
    .map(({ id }) => id);
  const naming = mutants.filter((mutant) =>
    mutant.cases.some((name) => cases.some((id) => id === name || id.startsWith(`${name}/`))),
  );
  return [...new Set([...changed('mutants/faults', 'ts').flatMap((list) => lists[list] ?? []), ...naming])];
}

export interface MutantResult {
  id: string;
  title: string;
  /** The first case that saw it; none where it survived. */
  found_by?: string;
  /** What that case said, or why none could be asked. */
  reason?: string;
  /** The kit was not given what its cases need. */
  disabled?: true;
}

export interface MutantReport {
  took_ms: number;
  results: MutantResult[];
  survived: string[];
}

export interface MutantOptions {
  surroundings: Surroundings;
  document: string;
  /** Only mutants whose id begins so. */
  only?: string | undefined;
  /** As many of them, chosen by the seed, and these in any case. */
  sample?: number | undefined;
  always?: readonly Mutant[] | undefined;
  seed?: number | undefined;
}

/** The cases that a mutant names; a name without a case is an error in the list. */
export function casesOf(mutant: Mutant, cases: readonly Case[]): Case[] {
  return mutant.cases.flatMap((name) => {
    const found = cases.filter((each) => each.id === name || each.id.startsWith(`${name}/`));
    if (found.length === 0) throw new KitError(`the mutant ${mutant.id} names the case ${name}, which does not exist`);
    return found;
  });
}

/**
 * A case that a correct service fails proves nothing about a damaged one. Returns the disabled cases with
 * the reason.
 */
async function proveSound(world: World, cases: Case[]): Promise<Map<string, string>> {
  const results = await runAll([{ world, cases }], () => undefined);
  const unsound = results.filter((each) => each.outcome !== 'pass' && each.outcome !== 'disabled');
  if (unsound.length > 0)
    throw new KitError(
      `Mutants need a service that passes. It does not pass:\n${unsound.map((each) => `  ${each.id}: ${each.outcome}, ${each.reasons[0]}`).join('\n')}`,
    );
  return new Map(results.filter((each) => each.outcome === 'disabled').map((each) => [each.id, each.reasons[0]!]));
}

function chosenMutants({ only, sample, always = [], seed = 1 }: MutantOptions): Mutant[] {
  const prefixes = only?.split(',');
  const offered = mutants.filter(({ id }) => !prefixes || prefixes.some((prefix) => id.startsWith(prefix)));
  const others = offered.filter((each) => !always.includes(each));
  return [...offered.filter((each) => always.includes(each)), ...sampled(others, sample, seed)];
}

export async function runMutants(
  options: MutantOptions,
  progress: (result: MutantResult, done: number, total: number) => void = () => undefined,
): Promise<MutantReport> {
  const started = performance.now();
  const document = readDocument(options.document);
  const contract = readContract(document, options.surroundings.connectors);
  const cases = allCases(contract);
  const chosen = chosenMutants(options);
  const proxy = await startProxy(options.surroundings.base_url);
  const service = hosted(proxy.base_url);
  const surroundings = { ...options.surroundings, public_url: options.surroundings.base_url, base_url: proxy.base_url };
  const world = createWorld(
    validated(service, createAnswerValidator(document, { open: options.document !== 'closed' }), () => undefined),
    { contract, surroundings, run: `m${Date.now().toString(36)}` },
  );
  try {
    await world.prepare();
    const named = new Map(chosen.flatMap((mutant) => casesOf(mutant, cases)).map((each) => [each.id, each]));
    // What cases share (tokens, connectors) is made here, before anything is damaged.
    const disabled = await proveSound(world, [...named.values()]);
    const results: MutantResult[] = [];
    for (const [n, mutant] of chosen.entries()) {
      const result: MutantResult = { id: mutant.id, title: mutant.title };
      const able = casesOf(mutant, cases).filter(({ id }) => !disabled.has(id));
      if (able.length === 0)
        Object.assign(result, { disabled: true, reason: disabled.get(casesOf(mutant, cases)[0]!.id) });
      for (const given of able) {
        proxy.become(mutant);
        const { outcome, reasons } = await runCase(world, given);
        proxy.become(undefined);
        if (outcome === 'error') throw new KitError(`${given.id} could not run against ${mutant.id}: ${reasons[0]}`);
        if (outcome !== 'fail') continue;
        Object.assign(result, { found_by: given.id, reason: reasons[0] });
        break;
      }
      results.push(result);
      progress(result, n + 1, chosen.length);
    }
    return {
      took_ms: performance.now() - started,
      results,
      survived: results.filter((each) => each.found_by === undefined && !each.disabled).map(({ id }) => id),
    };
  } finally {
    proxy.become(undefined);
    await world.cleanUp();
    await service.close();
    await proxy.close();
  }
}
