import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { CreationBody } from '../../../conformance/fake-vendors/vendor-entry.ts';

/** What a sandbox tells its callers, in `<data dir>/sandbox.json`. */
export interface SandboxFile {
  base_url: string;
  organization_id: string;
  client_id: string;
  client_secret: string;
  /** Connector type -> a body that POST /integrations/connectors accepts. */
  connectors: Record<string, CreationBody>;
  upstreams: Record<string, { base_url: string; control_url: string }>;
  second: { organization_id: string; client_id: string; client_secret: string };
  /**
   * A page of the sandbox's pretended application, registered for both organizations: where consent flows may return
   * to.
   */
  redirect_url: string;
}

export const sandboxPath = (data_dir: string): string => join(data_dir, 'sandbox.json');

/** Undefined where there is none, or where it is damaged: the sandbox then makes another. */
export function readSandboxFile(data_dir: string): SandboxFile | undefined {
  try {
    const file = JSON.parse(readFileSync(sandboxPath(data_dir), 'utf8')) as Partial<SandboxFile> | null;
    const whole = [
      file?.base_url,
      file?.organization_id,
      file?.client_id,
      file?.client_secret,
      file?.second?.organization_id,
      file?.second?.client_id,
      file?.second?.client_secret,
    ].every((text) => typeof text === 'string');
    return whole ? (file as SandboxFile) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes beside `path` what only its owner may read, so that a reader finds all of it or nothing. */
function prepare(path: string, text: string): string {
  const prepared = `${path}.${process.pid}.new`;
  writeFileSync(prepared, text, { mode: 0o600 });
  chmodSync(prepared, 0o600); // the mode above counts only where the file is new
  return prepared;
}

export const writePrivateFile = (path: string, text: string): void => renameSync(prepare(path, text), path);

/** Leaves a file that is there already, also one that another process made a moment ago. */
export function createPrivateFile(path: string, text: () => string): void {
  if (existsSync(path)) return;
  const prepared = prepare(path, text());
  try {
    linkSync(prepared, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(prepared);
  }
}

export const makePrivateDirectory = (path: string): void => void mkdirSync(path, { recursive: true, mode: 0o700 });
