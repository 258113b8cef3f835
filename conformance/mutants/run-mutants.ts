import type { Case } from '../runner/case.ts';
import { readContract } from '../runner/contract.ts';
import { runAll } from '../runner/run-all.ts';
import { runCase } from '../runner/run-case.ts';
import { allCases, readDocument } from '../runner/run-kit.ts';
import { createAnswerValidator } from '../runner/validate-answer.ts';
import { createWorld, type Surroundings, type World } from '../runner/world.ts';
import { hosted } from '../targets/hosted.ts';
import { KitError } from '../targets/target.ts';
import { validated } from '../targets/validated.ts';
import { connectorMutants } from './connectors.ts';
import { consentMutants } from './consent.ts';
import { executeMutants } from './execute.ts';
import type { Mutant } from './mutant.ts';
import { startProxy } from './proxy.ts';
import { replicationMutants } from './replication.ts';
import { searchMutants } from './search.ts';
import { serviceMutants } from './service.ts';
import { upstreamMutants } from './upstream.ts';

/** Every way in which a service may be wrong that the kit must notice. Another list is added here. */
export const mutants: Mutant[] = [...executeMutants, ...connectorMutants, ...serviceMutants, ...upstreamMutants, ...searchMutants, ...replicationMutants, ...consentMutants];

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
  /** As many of them, chosen by the seed. */
  sample?: number | undefined;
  seed?: number | undefined;
}

/** The cases that a mutant names; one that there is not is a mistake in the list. */
function casesOf(mutant: Mutant, cases: readonly Case[]): Case[] {
  return mutant.cases.flatMap((name) => {
    const found = cases.filter((each) => each.id === name || each.id.startsWith(`${name}/`));
    if (found.length === 0) throw new KitError(`the mutant ${mutant.id} names the case ${name}, which there is not`);
    return found;
  });
}

/** The same seed chooses the same mutants (mulberry32). */
function sampled<T>(list: readonly T[], count: number | undefined, seed: number): T[] {
  if (count === undefined || count >= list.length) return [...list];
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return list.map((each) => ({ each, key: random() })).sort((a, b) => a.key - b.key).slice(0, count).map(({ each }) => each);
}

/** A case that a correct service does not pass says nothing about a damaged one. Answers those that cannot be asked, and why. */
async function proveSound(world: World, cases: Case[]): Promise<Map<string, string>> {
  const results = await runAll([{ world, cases }], () => undefined);
  const unsound = results.filter((each) => each.outcome !== 'pass' && each.outcome !== 'disabled');
  if (unsound.length > 0) throw new KitError(`Mutants need a service that passes. It does not pass:\n${unsound.map((each) => `  ${each.id}: ${each.outcome}, ${each.reasons[0]}`).join('\n')}`);
  return new Map(results.filter((each) => each.outcome === 'disabled').map((each) => [each.id, each.reasons[0]!]));
}

export async function runMutants(options: MutantOptions, progress: (result: MutantResult, done: number, total: number) => void = () => undefined): Promise<MutantReport> {
  const started = performance.now();
  const document = readDocument(options.document);
  const contract = readContract(document, options.surroundings.connectors);
  const cases = allCases(contract);
  const prefixes = options.only?.split(',');
  const chosen = sampled(mutants.filter(({ id }) => !prefixes || prefixes.some((prefix) => id.startsWith(prefix))), options.sample, options.seed ?? 1);
  const proxy = await startProxy(options.surroundings.base_url);
  const service = hosted(proxy.base_url);
  const surroundings = { ...options.surroundings, public_url: options.surroundings.base_url, base_url: proxy.base_url };
  const world = createWorld(validated(service, createAnswerValidator(document, { open: options.document !== 'closed' }), () => undefined), contract, surroundings, `m${Date.now().toString(36)}`);
  try {
    await world.prepare();
    const named = new Map(chosen.flatMap((mutant) => casesOf(mutant, cases)).map((each) => [each.id, each]));
    // What cases share (tokens, connectors) is made here, before anything is damaged.
    const disabled = await proveSound(world, [...named.values()]);
    const results: MutantResult[] = [];
    for (const [n, mutant] of chosen.entries()) {
      const result: MutantResult = { id: mutant.id, title: mutant.title };
      const able = casesOf(mutant, cases).filter(({ id }) => !disabled.has(id));
      if (able.length === 0) Object.assign(result, { disabled: true, reason: disabled.get(casesOf(mutant, cases)[0]!.id) });
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
    return { took_ms: performance.now() - started, results, survived: results.filter((each) => each.found_by === undefined && !each.disabled).map(({ id }) => id) };
  } finally {
    proxy.become(undefined);
    await world.cleanUp();
    await service.close();
    await proxy.close();
  }
}
