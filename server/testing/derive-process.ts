/**
 * Derives the records of all upgraded tables again, in a process of its own that tests kill:
 * `node --import tsx server/testing/derive-process.ts <database url> <ordinal>`. Prints a line when it begins and one
 * when nothing is left.
 */
import { deriveAgain } from '../records/derive-again.ts';
import { openDatabase } from '../storage/open-database.ts';
import { upgrades } from './upgrade.ts';

const [, , url = '', ordinal = ''] = process.argv;
const database = await openDatabase(url);
console.log('begins');
for (const { after } of upgrades) while ((await deriveAgain(database, after, Number(ordinal))) === 'more');
console.log('done');
await database.close();
