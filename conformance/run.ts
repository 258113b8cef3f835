import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHtml } from './report/html.ts';
import { toJunit } from './report/junit.ts';
import { createProgress } from './report/progress.ts';
import { toText } from './report/text.ts';
import { runKit } from './runner/run-kit.ts';
import type { Surroundings } from './runner/world/world.ts';
import { surroundingsOf, type KitArguments } from './settings.ts';
import { KitError, TargetFault } from './targets/target.ts';

const number = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new KitError(`${name} takes a whole number.`);
  return Number(text);
};

async function judgeMutants(surroundings: Surroundings, { document, only, out }: KitArguments): Promise<number> {
  const { runMutants } = await import('./mutants/run-mutants.ts');
  const { mutantsToText } = await import('./report/mutants.ts');
  const report = await runMutants({ surroundings, document, only });
  process.stdout.write(mutantsToText(report));
  if (out !== undefined) {
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, 'mutants.json'), `${JSON.stringify(report, null, 1)}\n`);
  }
  return report.survived.length > 0 ? 1 : 0;
}

/** Runs the kit with the given options and returns the exit code. */
export async function conformance(given: KitArguments): Promise<number> {
  try {
    const surroundings = surroundingsOf(given);
    const { document, only, slow = false, out } = given;
    if (given.mutants) return await judgeMutants(surroundings, given);
    const progress = createProgress(process.stderr);
    const report = await runKit(
      {
        surroundings,
        document,
        only,
        slow,
        fuzz: number('--fuzz', given.fuzz) ?? 0,
        seed: number('--seed', given.seed) ?? 1,
        in_process: given.inProcess ?? true,
      },
      progress.show,
    );
    progress.end();
    const text = toText(report, { whole: only === undefined }); // of a part of the cases the coverage says nothing
    process.stdout.write(text);
    if (out !== undefined) {
      mkdirSync(out, { recursive: true });
      const files = {
        'report.json': `${JSON.stringify(report, null, 1)}\n`,
        'report.xml': toJunit(report),
        'report.html': toHtml(report),
        'report.txt': text,
      };
      for (const [name, content] of Object.entries(files)) writeFileSync(join(out, name), content);
    }
    const { fail, error, pass } = report.totals;
    return fail > 0 ? 1 : error > 0 || pass === 0 ? 2 : 0;
  } catch (error) {
    const { message, stack } = error as Error;
    process.stderr.write(
      `${error instanceof KitError || error instanceof TargetFault ? message : `The kit could not run: ${stack}`}\n`,
    );
    return 2;
  }
}
