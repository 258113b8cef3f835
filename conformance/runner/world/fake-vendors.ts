import { KitError, type Target } from '../../targets/target.ts';
import type { Contract } from '../contract.ts';
import type { Redaction } from '../redact.ts';
import type { Remember } from './memory.ts';
import type { Surroundings, World } from './world.ts';

interface Parts {
  target: Target;
  contract: Contract;
  surroundings: Surroundings;
  redaction: Redaction;
  remember: Remember;
  tokenOf: World['tokenOf'];
}

/** What the control interfaces of the fake vendors tell. */
export interface FakeVendors extends Pick<World, 'control' | 'otherAccount'> {
  /** Which account of the fake vendor the kit's connector belongs to, as its request log tells. */
  accountOf(connector_type: string, connector: string): Promise<string | null | undefined>;
}

export function createFakeVendors(parts: Parts): FakeVendors {
  const { target, contract, surroundings, redaction, remember, tokenOf } = parts;
  async function control(connector_type: string, method: string, path: string, body?: unknown): Promise<unknown> {
    const control_url = surroundings.upstreams[connector_type]?.control_url;
    if (control_url === undefined) throw new KitError(`the fake vendor of ${connector_type} has no control interface`);
    const response = await fetch(control_url + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new KitError(`the control interface refuses ${method} ${path}: ${text}`);
    return JSON.parse(text) as unknown;
  }

  const accountOf = (connector_type: string, connector: string) =>
    remember(`account ${connector_type}`, async () => {
      const first = contract.actions.find((each) => each.connector_type === connector_type && each.action === 'list');
      if (!first) throw new KitError(`${connector_type} lists nothing`);
      await target.execute(
        connector,
        { connector_type, entity: first.entity, action: 'list' },
        target.send && (await tokenOf('owner')),
      );
      const { requests } = (await control(connector_type, 'GET', '/requests')) as {
        requests: Array<{ account: string | null }>;
      };
      return requests.findLast((each) => each.account !== null)?.account;
    });

  /** Another account of the fake vendor with what opens it, as its control interface tells. */
  const otherAccount = (connector_type: string) =>
    remember(`other account ${connector_type}`, async () => {
      const { accounts } = (await control(connector_type, 'GET', '/accounts')) as {
        accounts: Array<{ name: string; credentials: Record<string, string> | null }>;
      };
      const own = JSON.stringify(surroundings.connectors[connector_type]?.credentials);
      const found = accounts.find(({ credentials }) => credentials !== null && JSON.stringify(credentials) !== own);
      if (found) redaction.add(found.credentials);
      return found;
    });

  return { control, accountOf, otherAccount };
}
