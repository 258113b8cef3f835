/** One attack until it is killed: `attack.ts <name> <JSON of the target>`. */
import { setPriority } from 'node:os';
import { attacker_priority, attacks, floods, responses, type Attack, type Target } from './attacks.ts';

// The cores that it shares with the service are the service's first, as they were if the attacker had its own.
setPriority(attacker_priority);
setInterval(() => process.stdout.write(`${responses()}\n`), 200);
const [name, target] = process.argv.slice(2);
const all: Record<string, Attack> = { ...attacks, ...floods };
await all[name ?? '']?.(JSON.parse(target ?? '') as Target);
