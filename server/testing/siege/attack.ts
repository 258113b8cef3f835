/** One attack until it is killed: `attack.ts <name> <JSON of the target>`. */
import { attacks, type AttackName, type Target } from './attacks.ts';

const [name, target] = process.argv.slice(2);
await attacks[name as AttackName](JSON.parse(target ?? '') as Target);
