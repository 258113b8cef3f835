import { createHash } from 'node:crypto';
import type { Access, Credentials } from '../execution/call.ts';
import { check } from '../execution/check.ts';
import type { Runtime } from '../execution/runtime.ts';
import { Cut, within } from '../execution/transport/wait.ts';
import { Problem } from '../problem.ts';

/** What a check has found holds for so long: many requests may be refused at the same time, and one after another. */
const remembered_ms = 60_000;
const most_remembered = 10_000;
const longest_wait_ms = 2 ** 31 - 1;

interface Known {
  at: number;
  refused: Promise<boolean>;
}

/** Per process, connector and credentials. */
const memory = new WeakMap<Runtime, Map<string, Known>>();

/**
 * Whether the vendor refuses these credentials altogether. One refused request may be the vendor's error, so it counts
 * only if the connector type's check is refused as well. A check that cannot be made says nothing.
 */
export async function credentialsAreRefused(
  access: Access,
  credentials: Credentials,
  runtime: Runtime,
): Promise<boolean> {
  const known = memory.get(runtime) ?? new Map<string, Known>();
  memory.set(runtime, known);
  const key = keyOf(access, credentials);
  let found = known.get(key);
  if (!found || performance.now() - found.at >= remembered_ms) {
    // Others may wait for the same check: it does not end with the call that began it.
    const {
      signal: _signal,
      pause: _pause,
      on_unauthorized: _on_unauthorized,
      deadline_ms: _deadline_ms,
      ...asked
    } = access;
    found = { at: performance.now(), refused: isRefused({ ...asked, credentials }, runtime) };
    // An error is for those who wait now.
    found.refused.catch(() => known.delete(key));
    remember(known, key, found);
  }
  return cuttable(found.refused, access, runtime);
}

function keyOf({ cursor_binding = '' }: Access, credentials: Credentials): string {
  const text = JSON.stringify(Object.entries(credentials).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${cursor_binding}\n${createHash('sha256').update(text).digest('base64')}`;
}

function remember(known: Map<string, Known>, key: string, found: Known): void {
  known.delete(key);
  known.set(key, found);
  if (known.size <= most_remembered) return;
  const [oldest] = known.keys();
  if (oldest !== undefined) known.delete(oldest);
}

async function isRefused(access: Access, runtime: Runtime): Promise<boolean> {
  try {
    const { status, reason } = await check(access, runtime);
    return status === 'unhealthy' && reason === 'upstream_unauthorized';
  } catch (error) {
    if (error instanceof Problem && error.code !== 'unavailable') return false;
    throw error;
  }
}

async function cuttable(refused: Promise<boolean>, { signal }: Access, { closing }: Runtime): Promise<boolean> {
  try {
    return await within(refused, longest_wait_ms, signal, closing);
  } catch (error) {
    if (!(error instanceof Cut)) throw error;
    throw error.by === 'caller' ? signal?.reason : new Problem('unavailable', 'The runtime is closed.');
  }
}
