/**
 * @lanes sqlite mariadb
 * @long
 */
import { jest } from '@jest/globals';
import { vendorModels } from '../testing/vendor-model/honest-vendors.ts';
import { drawMisbehavior } from '../testing/vendor-model/misbehavior.ts';
import { startReplicas, type Replicas } from '../testing/vendor-model/replica.ts';

/**
 * Vendors that misbehave in every way of `misbehavior.ts`, with a known truth. Whatever they do, nothing is deleted
 * that they have, and no sync says that it succeeded while something is missing. Once they behave again, one sync makes
 * the replica equal to the truth, or says that a large drop waits for a second one, which does.
 */
/** What the engines do differently is little of it: a fifth of the seeds looks for that. */
const share = process.env['PATCHBAY_TEST_ENGINE'] === 'mariadb' ? 5 : 1;
const seeds = Math.ceil(Number(process.env['PATCHBAY_TEST_SEEDS'] ?? 50) / share);
/** To repeat what failed: PATCHBAY_TEST_SEED names the first seed. */
const first = Number(process.env['PATCHBAY_TEST_SEED'] ?? Date.now()) % 1_000_000_000;
jest.setTimeout(60_000 + seeds * 10_000);

let replicas: Replicas;
beforeAll(async () => {
  replicas = await startReplicas();
});
afterAll(() => replicas.close());

async function live(seed: number): Promise<string[]> {
  const replica = await replicas.open(seed, vendorModels[seed % vendorModels.length] ?? vendorModels[0]);
  const { truth, model } = replica;
  const told = new Set<string>();
  const wrong: string[] = [];
  for (let n = truth.between(1, 4); n > 0; n--) {
    if (truth.chance(30)) await replicas.sync(replica);
    wrong.push(...(await replicas.misbehave(replica, drawMisbehavior(truth, model, told))).wrong);
    truth.change();
  }
  return [...wrong, ...(await replicas.recover(replica))];
}

it('keeps what vendors have, says what is missing, and is equal to the truth once they behave', async () => {
  const failures: string[] = [];
  for (let seed = first; seed < first + seeds && failures.length < 5; seed++) {
    const wrong = await live(seed).catch((error: unknown) => [String(error)]);
    if (wrong.length > 0) failures.push(`PATCHBAY_TEST_SEED=${seed} PATCHBAY_TEST_SEEDS=1: ${wrong.join('\n  ')}`);
  }
  expect(failures).toEqual([]);
});

/** What these drew was lost, deleted or read without end before. */
it.each([5070, 5075, 6000, 6094, 6196, 7381, 200550, 940867762])('does so with the seed %i', async (seed) => {
  expect(await live(seed)).toEqual([]);
});
