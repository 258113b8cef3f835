/** A vendor in a process of its own, so that its work is neither the service's nor the measuring process's. */
import { setPriority } from 'node:os';
import { createDataSet as createIncidents } from '../../../conformance/fake-vendors/incident-io/records/data-set.ts';
import { incidentIo } from '../../../conformance/fake-vendors/incident-io/incident-io.ts';
import { startUpstream } from '../../../conformance/fake-vendors/start.ts';
import { createDataSet as createDesk } from '../../../conformance/fake-vendors/zendesk-support/data-set.ts';
import { zendeskSupport } from '../../../conformance/fake-vendors/zendesk-support/zendesk-support.ts';
import { attacker_priority } from './attacks.ts';

const large_records = 40;
/** As much text as makes every pattern go through it again and again. */
const large_text = (at: number): string =>
  at % 2 === 0 ? 'a'.repeat(60_000) : 'lorem ipsum dolor sit amet '.repeat(2250);
const slow_ms = 4_000;

/** The desks of the honest organization and, beside it on the same host, one that responds after seconds. */
async function startDesk(): Promise<string> {
  const counts = { tickets: 60, users: 20, organizations: 5 };
  const vendor = await startUpstream(
    zendeskSupport({
      accounts: [
        { name: 'honest', access_token: 'zd_honest', data: createDesk({ seed: 11, counts, subdomain: 'honest' }) },
        { name: 'slow', access_token: 'zd_slow', data: createDesk({ seed: 13, counts, subdomain: 'slow' }) },
      ],
      rate_limit_per_minute: false,
    }),
  );
  // Who has the credentials checked is answered at once.
  vendor.faults.add({
    account: 'slow',
    path: '/api/v2/tickets*',
    times: 'always',
    fault: { kind: 'slow', delay_ms: slow_ms },
  });
  return vendor.base_url;
}

/** What the hostile organization reads: records of the largest size and, with the other key, ordinary ones. */
async function startIncidents(): Promise<string> {
  setPriority(attacker_priority);
  const counts = { incidents: 60, alerts: 10, escalations: 10, users: 10, incident_updates: 10 };
  const data = createIncidents({ seed: 12, counts });
  for (let at = 0; at < large_records; at++) data.insert('incidents', { summary: large_text(at) });
  const accounts = [
    { api_key: 'inc_hostile', name: 'hostile', data },
    {
      api_key: 'inc_ordinary',
      name: 'ordinary',
      data: createIncidents({ seed: 14, counts: { ...counts, users: 60 } }),
    },
  ];
  return (await startUpstream(incidentIo({ accounts, rate_limit_per_minute: false }))).base_url;
}

const url = process.argv[2] === 'desk' ? await startDesk() : await startIncidents();
process.stdout.write(`${url}\n`);
