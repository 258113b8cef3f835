/**
 * What several processes do to one connector, with real signals; on MariaDB, since SQLite takes one server only.
 *
 * @drawn 2
 * @lanes mariadb
 * @long
 */
import { startCluster, type Cluster, type Process } from '../testing/vendor-token-cluster.ts';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The process that holds the lease: the one that has sent the token request. */
async function holderOf(cluster: Cluster, processes: Process[]): Promise<Process> {
  for (let tries = 0; tries < 100; tries++) {
    for (const each of processes) if ((await each.counted('sent')) > 0) return each;
    await sleep(50);
  }
  throw new Error(`no process sent a token request (${cluster.vendor.server.counts.token_requests})`);
}
const calls = (processes: Process[], id: string, count: number) =>
  Array.from({ length: count }, (_, n) =>
    processes[n % processes.length]!.list(id).catch((error: unknown) => ({ status: 0, body: String(error) })),
  );
const tally = (responses: Array<{ status: number }>) =>
  responses.reduce<Record<number, number>>((sum, { status }) => ({ ...sum, [status]: (sum[status] ?? 0) + 1 }), {});

describe('two processes', () => {
  let cluster: Cluster;
  beforeEach(async () => {
    cluster = await startCluster('mariadb');
  });
  afterEach(() => cluster.close());

  it('make one token request for 100 parallel calls on an expired token, though the vendor takes 15 s', async () => {
    const processes = [await cluster.start(), await cluster.start()];
    const id = await cluster.connect();
    cluster.vendor.server.expireAccess();
    cluster.vendor.faults.push({ kind: 'slow', delay_ms: 15_000 });
    const responses = await Promise.all(calls(processes, id, 100));
    expect(tally(responses)).toEqual({ 200: 100 });
    expect(cluster.vendor.server.counts).toMatchObject({ token_requests: 1, refreshed: 1, reuses: 0 });
  }, 240_000);

  it('go on when the one that refreshes is killed: the other takes over when the lease ends', async () => {
    const processes = [await cluster.start(), await cluster.start()];
    const id = await cluster.connect();
    cluster.vendor.server.expireAccess();
    cluster.vendor.faults.push({ kind: 'hang' });
    const running = calls(processes, id, 20);
    const holder = await holderOf(cluster, processes);
    await holder.kill();
    const responses = await Promise.all(running);
    expect(tally(responses)).toEqual({ 0: 10, 200: 10 });
    const other = processes.find((each) => each !== holder)!;
    expect(await other.counted('taken_over')).toBe(1);
    expect(cluster.vendor.server.counts).toMatchObject({ token_requests: 2, refreshed: 1, reuses: 0 });
  }, 240_000);

  it('keep the newest token when the holder is paused past its lease and wakes', async () => {
    const processes = [await cluster.start(), await cluster.start()];
    const id = await cluster.connect();
    cluster.vendor.server.expireAccess();
    cluster.vendor.faults.push({ kind: 'hang' }); // the holder's request: nothing was done
    const running = calls(processes, id, 2);
    const holder = await holderOf(cluster, processes);
    const other = processes.find((each) => each !== holder)!;
    holder.child.kill('SIGSTOP');
    expect((await other.list(id)).status).toBe(200);
    const newest = await cluster.stored(id);
    holder.child.kill('SIGCONT');
    // The holder uses the other's token, and still waits for the vendor.
    expect(tally(await Promise.all(running))).toEqual({ 200: 2 });
    expect((await cluster.stored(id)).credentials).toEqual(newest.credentials);
    expect(cluster.vendor.server.counts).toMatchObject({ refreshed: 1, reuses: 0 });
  }, 240_000);

  it('say so when the paused holder had rotated already, which nothing can prevent', async () => {
    const processes = [await cluster.start({ fresh_ms: 0 }), await cluster.start({ fresh_ms: 0 })];
    const id = await cluster.connect();
    cluster.vendor.server.expireAccess();
    cluster.vendor.faults.push({ kind: 'slow', delay_ms: 2_000 });
    const running = calls(processes, id, 2);
    const holder = await holderOf(cluster, processes);
    const other = processes.find((each) => each !== holder)!;
    holder.child.kill('SIGSTOP');
    const answer = await other.list(id);
    expect([answer.status, answer.body.code]).toEqual([424, 'connector_needs_reauth']);
    expect(await other.counted('answer_lost')).toBe(1);
    holder.child.kill('SIGCONT');
    await Promise.all(running);
    // The response that had arrived meanwhile was stored all the same; this vendor has ended the family, so the next
    // call tells its user.
    expect(await holder.counted('stored')).toBe(1);
    expect((await other.list(id)).body.code).toBe('connector_needs_reauth');
    expect((await cluster.stored(id)).row.status).toBe('needs_reauth');
  }, 240_000);

  it('store what the vendor has answered before they stop: a stop in the middle loses nothing', async () => {
    const first = await cluster.start({ fresh_ms: 0 });
    const id = await cluster.connect();
    for (let n = 1; n <= 3; n++) {
      cluster.vendor.server.expireAccess();
      cluster.vendor.faults.push({ kind: 'slow', delay_ms: 1_000 });
      const process = n === 1 ? first : await cluster.start({ fresh_ms: 0 });
      const call = process.list(id);
      while (cluster.vendor.server.counts.token_requests < n) await sleep(20);
      await process.kill('SIGTERM');
      expect((await call).status).toBe(200);
    }
    expect(cluster.vendor.server.counts).toMatchObject({ refreshed: 3, reuses: 0 });
  }, 240_000);
});
