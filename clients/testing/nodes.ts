/** The versions of Node that the packages are tried with: the one that runs the tests, and Node 22. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { node22, version } from '../../.config/node-22.mjs';
import { drawnOne } from '../../server/testing/drawn.ts';

export interface NodeVersion {
  version: string;
  /** The first that a file runs with: what is the same on every version is tried with it alone. */
  first?: true;
  executable: string;
  /** Puts modules that are compiled for this version into a folder of packages. */
  fit(packages: string): void;
}

const running: NodeVersion = { version: process.versions.node, executable: process.execPath, fit: () => undefined };

const fetched = (node: string, modules: string): NodeVersion => ({
  version,
  executable: node,
  fit(packages) {
    const name = 'better-sqlite3';
    rmSync(join(packages, name), { recursive: true });
    cpSync(join(modules, name), join(packages, name), { recursive: true });
  },
});

/** Node 22 is left out where `npm run node-22` has not run, which `npm test` says (2026-11-29; `.ci/run` runs it). */
const nodes: readonly NodeVersion[] = node22 ? [running, fetched(node22.node, node22.modules)] : [running];

/** A run that draws takes one of them; files with an even and an odd place take different ones. */
export const nodesAt = (place: number): NodeVersion[] =>
  drawnOne(nodes, place).map((each, at) => (at === 0 ? { ...each, first: true } : each));
