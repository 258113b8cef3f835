/**
 * @lanes sqlite mariadb
 * @drawn 2
 */
import { jest } from '@jest/globals';
import { adsModel, deskModel, incidentModel, type VendorModel } from '../testing/vendor-model/honest-vendors.ts';
import { singleFault } from '../testing/vendor-model/misbehavior.ts';
import { startReplicas, type Replicas } from '../testing/vendor-model/replica.ts';

/**
 * Each kind of misbehavior by itself (openapi/decisions/replication.md, "Kinds of misbehavior"), on different entities
 * and connector types: what the vendor has stays stored, the entity does not claim to have succeeded where something is
 * missing, and one sync repairs it. What is no response of a vendor to a sync has its tests elsewhere:
 *
 * - direction: clients/modes-zendesk.test.ts (audits of an account and of a ticket), clients/modes.test.ts,
 *   clients/modes-facebook.test.ts (each list to its end), server/replication/sources/support-desk.test.ts (synced)
 * - fields: server/execution/raw.test.ts, mapping.test.ts of each connector type, server/search/differential.test.ts
 *   (pairs)
 * - versions: server/connector-types/facebook-marketing/version.test.ts, server/execution/vendor-headers.test.ts
 * - upgrades: server/records/upgrades.test.ts (all tables), server/records/derivation.test.ts,
 *   server/replication/syncs/new-fields.test.ts
 *
 * Bounds and paces of loops, signs of an end, waits and page sizes also have tests beside their code:
 * server/replication/sources/listing-bounds.test.ts, server/replication/syncs/pace.test.ts, clients/pages.test.ts,
 * continuation.test.ts, wait-of.test.ts and page-size.test.ts under server/execution/.
 */
jest.setTimeout(120_000);

let replicas: Replicas;
beforeAll(async () => {
  replicas = await startReplicas();
});
afterAll(() => replicas.close());

type Row = [fault: string, model: VendorModel, entity: string, claim: 'succeeded' | 'partial' | 'failed'];

/** What the entity says while its vendor misbehaves. */
const rows: Row[] = [
  // 1. A listing is complete only when the vendor says so.
  ['a page without paging', deskModel, 'groups', 'partial'],
  ['a page without paging', deskModel, 'ticket_comments', 'partial'],
  ['a page without paging', incidentModel, 'incident_updates', 'succeeded'],
  ['more, without a cursor', deskModel, 'group_memberships', 'failed'],
  ['cursors without end', incidentModel, 'severities', 'failed'],
  ['more, without a cursor', adsModel, 'images', 'failed'],
  ['more, without a cursor', adsModel, 'campaigns', 'failed'],
  ['a list that is cut', adsModel, 'custom_conversions', 'partial'],
  ['an empty list', incidentModel, 'alerts', 'partial'],
  // 2. One part's failure is not the whole's.
  ['parts that fail', deskModel, 'ticket_comments', 'partial'],
  ['parts that fail', adsModel, 'images', 'partial'],
  ['parts that fail', adsModel, 'custom_conversions', 'partial'],
  // 3. One refused request is no verdict.
  ['unauthorized', incidentModel, 'users', 'failed'],
  ['unauthorized', deskModel, 'groups', 'failed'],
  ['unauthorized', adsModel, 'campaigns', 'failed'],
  ['forbidden', deskModel, 'group_memberships', 'failed'],
  ['an HTML page of a proxy', incidentModel, 'severities', 'failed'],
  // 4. Page sizes adapt.
  ['pages that are too large', incidentModel, 'incident_updates', 'succeeded'],
  ['pages that are too large', deskModel, 'group_memberships', 'succeeded'],
  ['pages that are too large', adsModel, 'campaigns', 'succeeded'],
  // 5. Every loop ends.
  ['cursors without end', incidentModel, 'incident_updates', 'failed'],
  ['cursors without end', deskModel, 'groups', 'failed'],
  ['cursors without end', adsModel, 'images', 'failed'],
  // 6. A refused cursor is no refused record.
  ['a refused cursor', incidentModel, 'alerts', 'failed'],
  ['a refused cursor', deskModel, 'groups', 'failed'],
  ['a refused cursor', deskModel, 'tickets', 'failed'],
  ['a refused cursor', adsModel, 'images', 'failed'],
  ['status 422', incidentModel, 'users', 'failed'],
  // 7. Ways around.
  ['status 404', deskModel, 'tickets', 'failed'],
  ['an export within one second', deskModel, 'organizations', 'succeeded'],
  ['an export that leads back', deskModel, 'tickets', 'succeeded'],
  ['an export that names no place to go on', deskModel, 'tickets', 'succeeded'],
  ['an export that names no place to go on', deskModel, 'organizations', 'succeeded'],
  ['failed reports', adsModel, 'ads_insights', 'partial'],
  // 9. Our own checks.
  ['a record that does not fit', incidentModel, 'incident_updates', 'partial'],
  ['a record that does not fit', deskModel, 'group_memberships', 'partial'],
  ['a record that does not fit', adsModel, 'campaigns', 'partial'],
  ['a record without an ID', deskModel, 'tickets', 'partial'],
  ['a record without an ID', deskModel, 'groups', 'partial'],
  ['bytes that are not UTF-8', adsModel, 'custom_conversions', 'failed'],
];

/** The same wherever the row stands among the others. */
const seedOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

it.each(rows.map((row) => ({ name: `${row[0]}, ${row[2]}`, row })))('survives $name', async ({ name, row }) => {
  const [fault, model, entity, claim] = row;
  const replica = await replicas.open(seedOf(name), model);
  await replicas.sync(replica);
  replica.truth.change();
  const misbehavior = singleFault(model, entity, fault);
  const { wrong, entities } = await replicas.misbehave(replica, misbehavior);
  expect([wrong, entities.get(entity)?.status, misbehavior.struck() > 0]).toEqual([[], claim, true]);
  replica.truth.change();
  expect(await replicas.recover(replica)).toEqual([]);
});

it('reads comments again of a changed ticket that its list does not show and get finds', async () => {
  const replica = await replicas.open(500, deskModel);
  await replicas.sync(replica);
  // The export is refused once, so tickets are listed from now on.
  await replicas.misbehave(replica, singleFault(deskModel, 'tickets', 'status 404', 1));
  for (let changes = 0; changes < 3; changes++) replica.truth.change();
  const cut = await replicas.misbehave(replica, singleFault(deskModel, 'tickets', 'a list that is cut'));
  expect(cut.wrong).toEqual([]);
  expect(await replicas.recover(replica)).toEqual([]);
});

it.each([400, 404, 410, 422])('lists tickets and organizations whose export is refused with %i', async (status) => {
  const replica = await replicas.open(600 + status, deskModel);
  for (const entity of ['tickets', 'organizations']) {
    const around = await replicas.misbehave(replica, singleFault(deskModel, entity, `status ${status}`, 1));
    expect([around.wrong, around.entities.get(entity)?.status]).toEqual([[], 'succeeded']);
    replica.truth.change();
  }
  expect(await replicas.recover(replica)).toEqual([]);
});
