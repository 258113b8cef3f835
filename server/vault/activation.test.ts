import { openDatabase } from '../storage/database.ts';
import { freshDatabase } from '../testing/database.ts';
import { migrate } from '../storage/migrate.ts';
import { noteActivation } from './activation.ts';
import { activateKeys, addKeys, generateKeyRing, parseKeyRing } from './key-ring.ts';

it('notes the active keys of 30 rotations, and refuses the key file before the last one', async () => {
  const made = await freshDatabase();
  const database = await openDatabase(made.url);
  try {
    await migrate(database);
    let keys = generateKeyRing();
    let before = keys;
    for (let rotation = 0; rotation < 30; rotation++) {
      const added = addKeys(keys);
      before = keys;
      keys = activateKeys(added.text, added.id);
      await noteActivation(database, parseKeyRing(keys));
    }
    await noteActivation(database, parseKeyRing(keys));
    await expect(noteActivation(database, parseKeyRing(before))).rejects.toThrow('outdated');
  } finally {
    await database.close();
    await made.drop();
  }
});
