import { setTimeout as sleep } from 'node:timers/promises';
import { createFairSlots } from './fair-slots.ts';
import { shareOf } from './lines.ts';

const later = () => performance.now() + 60_000;
const held = () => {
  let end = () => undefined as void;
  const work = () => new Promise<void>((resolve) => (end = resolve));
  return { work, end: () => end() };
};

it('leaves a slot to other tenants, however many tasks one has', async () => {
  const { run } = createFairSlots({ slots: 3, slots_per_tenant: 2, waiting_per_tenant: 100 });
  const tasks = Array.from({ length: 10 }, held);
  const all = tasks.map(({ work }) => run('first', later(), work));
  expect(await run('second', later(), async () => 'ran')).toBe('ran');
  for (const { end } of tasks) {
    end();
    await sleep(0);
  }
  await Promise.all(all);
});

it('gives a tenant fewer slots while others are at work, and all of its own again once they are not', async () => {
  const { run } = createFairSlots({ slots: 8, slots_per_tenant: 4, beside_others: 1, waiting_per_tenant: 100 });
  const begun: number[] = [];
  const flood = (from: number) =>
    Array.from({ length: 4 }, (_, at) => {
      const { work, end } = held();
      const done = run('first', later(), () => (begun.push(from + at), work()));
      return { end, done };
    });
  const alone = flood(0);
  await sleep(0);
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(await run('second', later(), async () => 'ran')).toBe('ran');
  const beside = flood(4);
  for (const { end } of alone) end();
  await Promise.all(alone.map(({ done }) => done));
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  await sleep(1_100);
  const later_one = run('first', later(), async () => void begun.push(8));
  await sleep(0);
  expect(begun.slice(0, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  for (const { end } of beside) end();
  await Promise.all([...beside.map(({ done }) => done), later_one]);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

it('gives tenants turns, and the customers of a tenant too', async () => {
  const { run } = createFairSlots({ slots: 1, slots_per_tenant: 1, waiting_per_tenant: 100 });
  const order: string[] = [];
  const blocker = held();
  const blocked = run('other', later(), blocker.work);
  await sleep(0);
  const ask = (organization_id: string, customer_name: string) =>
    run(shareOf({ organization_id, customer_name }), later(), async () => void order.push(customer_name));
  const all = [
    ...['a1', 'a1', 'a1', 'a2'].map((customer) => ask('a', customer)),
    ...['b1', 'b1'].map((customer) => ask('b', customer)),
  ];
  blocker.end();
  await Promise.all([blocked, ...all]);
  expect(order).toEqual(['a1', 'b1', 'a2', 'b1', 'a1', 'a1']);
});

it('refuses what waits beyond the limit of a tenant, and what comes to its deadline', async () => {
  const { run } = createFairSlots({ slots: 1, slots_per_tenant: 1, waiting_per_tenant: 1 });
  const blocker = held();
  const blocked = run('a', later(), blocker.work);
  await sleep(0);
  const waiting = run('a', performance.now() + 20, async () => 'ran');
  expect(await run('a/customer', later(), async () => 'ran')).toBe('late');
  expect(await waiting).toBe('late');
  const next = run('a', later(), async () => 'ran');
  blocker.end();
  await blocked;
  expect(await next).toBe('ran');
});

it('frees the slot of work that fails', async () => {
  const { run } = createFairSlots({ slots: 1, slots_per_tenant: 1, waiting_per_tenant: 1 });
  await expect(run('a', later(), () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await run('b', later(), async () => 'ran')).toBe('ran');
});

it('lends the slot of paused work to other tasks, and lets it go on before those that wait', async () => {
  const { run } = createFairSlots({ slots: 1, slots_per_tenant: 1, waiting_per_tenant: 1 });
  const order: string[] = [];
  const vendor = held();
  const paused = run('a', later(), async ({ pause }) => {
    const resume = pause();
    await vendor.work();
    await resume();
    order.push('paused');
  });
  await sleep(0);
  const blocker = held();
  const blocked = run('a', later(), async () => {
    await blocker.work();
    order.push('meanwhile');
  });
  await sleep(0);
  const last = run('a', later(), async () => void order.push('last'));
  vendor.end();
  await sleep(0);
  blocker.end();
  await Promise.all([paused, blocked, last]);
  expect(order).toEqual(['meanwhile', 'paused', 'last']);
});

it('gives a slot back once, whether work ends paused or pauses twice at a time', async () => {
  const { run } = createFairSlots({ slots: 1, slots_per_tenant: 1, waiting_per_tenant: 10 });
  const left: Array<() => Promise<void>> = [];
  await run('a', later(), async ({ pause }) => void left.push(pause()));
  await run('a', later(), async ({ pause }) => {
    const [first, second] = [pause(), pause()];
    await Promise.all([first(), second()]);
    await left[0]?.();
  });
  const one = held();
  const first = run('a', later(), one.work);
  await sleep(0);
  expect(await run('a', performance.now(), async () => 'ran')).toBe('late');
  one.end();
  await first;
  expect(await run('a', later(), async () => 'ran')).toBe('ran');
});
