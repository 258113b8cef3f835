/**
 * `npm run mcp-suite`: what the official conformance suite of the Model Context Protocol finds at a sandbox, for each
 * revision that it can test. The suite, and a Node that it runs on, are installed into a temporary folder and are no
 * dependencies. Fails on a failed check that `reasons.ts` does not explain. Writes README.md of this folder.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startService } from '../benchmarks/service.ts';
import { reasonOf } from './reasons.ts';

const suite = '@modelcontextprotocol/conformance@0.2.0-alpha.12';
const node = 'node@24.21.0';
const revisions = ['2025-11-25', '2026-07-28'];
const longest_ms = 600_000;

interface Check {
  id: string;
  status: string;
  errorMessage?: string;
}

const folder = mkdtempSync(join(tmpdir(), 'patchbay-mcp-suite-'));

function install(): void {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', suite, node], { cwd: folder, stdio: 'inherit' });
}

/** The suite has no token: this adds it, and says that the caller has asked for the service's own name. */
async function startGate(target: URL, token: string): Promise<{ url: string; close(): void }> {
  const gate = createServer((received, response) => {
    const { headers } = received;
    const own = headers.host === new URL(url).host;
    const sent = {
      ...headers,
      authorization: `Bearer ${token}`,
      ...(own && { host: target.host }),
      ...(headers.origin === new URL(url).origin && { origin: target.origin }),
    };
    const passed = request(target, { method: received.method ?? 'POST', headers: sent }, (returned) => {
      response.writeHead(returned.statusCode ?? 502, returned.headers);
      returned.pipe(response);
    });
    passed.on('error', (error) => response.destroy(error));
    received.pipe(passed);
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(gate.address() as AddressInfo).port}/mcp`;
  return { url, close: () => void gate.close().closeAllConnections() };
}

/** Scenario -> its checks. */
async function run(url: string, revision: string): Promise<Map<string, Check[]>> {
  const out = join(folder, revision);
  const installed = join(folder, 'node_modules');
  const program = join(installed, '@modelcontextprotocol/conformance/dist/index.js');
  const args = [program, 'server', '--url', url, '--requirements', revision, '-o', out];
  // Its own exit code tells that something failed, which the checks tell better.
  const options = { cwd: folder, stdio: 'ignore', timeout: longest_ms } as const;
  await once(spawn(join(installed, '.bin/node'), args, options), 'exit');
  const found = new Map<string, Check[]>();
  for (const name of readdirSync(out)) {
    const scenario = name.replace(/^server-/, '').replace(/-\d{4}-\d{2}-\d{2}T.*$/, '');
    found.set(scenario, JSON.parse(readFileSync(join(out, name, 'checks.json'), 'utf8')) as Check[]);
  }
  if (found.size === 0) throw new Error(`the suite has run nothing for ${revision}`);
  return found;
}

function summary(revision: string, scenarios: Map<string, Check[]>): string {
  const counts = new Map<string, number>();
  const faults: string[] = [];
  let passed = 0;
  for (const [scenario, checks] of [...scenarios].sort()) {
    for (const check of checks) {
      if (check.status === 'SUCCESS') passed++;
      if (check.status === 'SUCCESS' || check.status === 'INFO') continue;
      const reason = scenario.startsWith('tasks-') ? reasonOf({ id: 'tasks-' }) : reasonOf(check);
      if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
      else faults.push(`${scenario}, ${check.id}: ${check.errorMessage ?? check.status}`);
    }
  }
  if (faults.length > 0) process.exitCode = 1;
  const rows = [...counts].sort(([, a], [, b]) => b - a).map(([reason, count]) => `| ${reason} | ${count} |`);
  return [
    `## Revision ${revision}`,
    '',
    `${scenarios.size} scenarios. ${passed} checks passed. ${faults.length === 0 ? 'None of the others shows a fault of this server:' : 'Faults:'}`,
    ...faults.map((fault) => `- ${fault}`),
    '',
    '| the check | number |',
    '|---|---|',
    ...rows,
  ].join('\n');
}

const service = await startService('sqlite');
try {
  install();
  const agent = await service.call<{ token: string }>('POST', '/account/agent-tokens', {
    name: 'suite',
    customer_name: 'acme',
  });
  const base = new URL(service.executeUrl('')).origin;
  const gate = await startGate(new URL('/mcp', base), agent.token);
  try {
    const parts: string[] = [];
    for (const revision of revisions) parts.push(summary(revision, await run(gate.url, revision)));
    const head = `# The official suite of the Model Context Protocol

Written by \`npm run mcp-suite\` with \`${suite}\`, against a sandbox, with an agent token.`;
    const text = [head, ...parts].join('\n\n');
    writeFileSync(join(fileURLToPath(new URL('.', import.meta.url)), 'README.md'), `${text}\n`);
    console.log(text);
  } finally {
    gate.close();
  }
} finally {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
}
