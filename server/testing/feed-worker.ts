/**
 * Changes the records of a connector until it is killed, in a process of its own:
 * `node --import tsx server/testing/feed-worker.ts <database URL> <connector ID> <seed>`. Sends a message after each
 * change.
 */
import { openDatabase } from '../storage/open-database.ts';
import { dropAll, purgeAll, random, writeSome } from './feed.ts';

const [url = '', id = '', seed = '0'] = process.argv.slice(2);
process.once('disconnect', () => process.exit(0));
const database = await openDatabase(url);
const place = { database, id };
const pick = random(Number(seed));
for (;;) {
  const what = pick(200);
  if (what === 0) await dropAll(place, 'account');
  else if (what < 6) await dropAll(place, 'scope');
  else if (what < 20) await purgeAll(database);
  else await writeSome(place, pick);
  process.send?.('changed');
}
