import { setTimeout as sleep } from 'node:timers/promises';
import { quick, startDesk, type Desk } from '../testing/oauth-desk.ts';

/** As in production, where it is 4 seconds for vendors that need 3. */
const late_ms = 1_000;
let desk: Desk;

beforeAll(async () => {
  desk = await startDesk({ service: { grant_times: { ...quick, fresh_ms: 60_000, late_ms } } });
});
afterAll(() => desk.close());

/** From the next refresh on the vendor accepts no token, until the test ends that. */
function refusingAfterRefresh(): Promise<void> {
  return new Promise((resolve) => {
    desk.vendor.on_refresh = () => {
      desk.vendor.refuse_all = true;
      resolve();
    };
  });
}

it('sends a new token once more where the vendor accepts it only some seconds after its issue', async () => {
  const id = await desk.connect();
  const { token_requests } = desk.vendor.server.counts;
  desk.vendor.server.expireAccess();
  const refreshed = refusingAfterRefresh();
  const first = desk.list(id);
  await refreshed;
  expect((await first).status).toBe(424);
  // The next call is refused as well, and waits; meanwhile the vendor begins to accept the token.
  const second = desk.list(id);
  await sleep(late_ms / 4);
  desk.vendor.refuse_all = false;
  expect((await second).status).toBe(200);
  expect(desk.vendor.server.counts.token_requests).toBe(token_requests + 1);
  expect((await desk.status(id)).status).toBe('active');
});

it('loses no connector where the vendor accepts a new token later than that', async () => {
  const id = await desk.connect();
  desk.vendor.server.expireAccess();
  void refusingAfterRefresh();
  for (let n = 0; n < 3; n++) expect((await desk.list(id)).status).toBe(424);
  expect((await desk.status(id)).status).toBe('active');
  desk.vendor.refuse_all = false;
  expect((await desk.list(id)).status).toBe(200);
  expect(desk.vendor.server.counts.reuses).toBe(0);
});
