/** One attack until it is killed: `attack.ts <name> <JSON of the target>`. */
import { setPriority } from 'node:os';
import { attacker_priority, attacks, responses, type AttackName, type Target } from './attacks.ts';

// The cores that it shares with the service are the service's first, as they were if the attacker had its own.
setPriority(attacker_priority);
setInterval(() => process.stdout.write(`${responses()}\n`), 200);
const [name, target] = process.argv.slice(2);
await attacks[name as AttackName](JSON.parse(target ?? '') as Target);
