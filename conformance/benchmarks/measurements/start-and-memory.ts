import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, type Measurement } from '../measure.ts';
import { moduleFile, residentMb, startChild, untilReady } from '../processes.ts';

const idle_ms = 5000;

/** B7: from the start of the process to its first response, embedded; and what it keeps in memory when idle. */
export async function startAndMemory(runs: number): Promise<Measurement[]> {
  const data_dir = mkdtempSync(join(tmpdir(), 'patchbay-bench-'));
  const cli = moduleFile('../../clients/cli/main.ts');
  const keys = join(data_dir, 'keys.json');
  const port = String(20_000 + Math.floor(Math.random() * 20_000));
  const environment = {
    PORT: port,
    PATCHBAY_DATA_DIR: data_dir,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    METRICS_TOKEN: 'benchmark-metrics-token',
    PATCHBAY_KEYS_FILE: keys,
    LOG_LEVEL: 'error',
  };
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...process.execArgv, cli, ...args], {
      env: { ...process.env, ...environment },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
    return stdout;
  };
  writeFileSync(keys, '', { mode: 0o600 });
  writeFileSync(keys, run('keys', 'generate'));
  run('migrate');

  const starts: number[] = [];
  const bare: number[] = [];
  const memory: number[] = [];
  try {
    for (let each = 0; each < runs; each++) {
      const before = performance.now();
      spawnSync(process.execPath, ['-e', '0']);
      bare.push(performance.now() - before);
      const since = performance.now();
      const service = await startChild('../../clients/cli/main.ts', ['serve'], environment, false);
      try {
        starts.push(await untilReady(`http://127.0.0.1:${port}/readyz`, since));
        if (each === runs - 1) await new Promise((resolve) => setTimeout(resolve, idle_ms));
        memory.push(residentMb(service.process.pid!));
      } finally {
        await service.stop();
      }
    }
  } finally {
    rmSync(data_dir, { recursive: true, force: true });
  }
  const [start, node] = [median(starts), median(bare)];
  return [
    {
      id: 'B7',
      what: 'start to first response, embedded (reference: node -e 0)',
      measured: start,
      reference: node,
      unit: 'ms',
      ratio: null,
      target: '<= 1500 ms',
      met: start <= 1500,
    },
    {
      id: 'B7',
      what: 'resident memory, idle',
      measured: memory.at(-1)!,
      reference: NaN,
      unit: 'MB',
      ratio: null,
      target: '<= 150 MB',
      met: memory.at(-1)! <= 150,
    },
  ];
}
