import type { SpawnSyncReturns } from 'node:child_process';

export interface PrivateServer {
  url: string;
  of: string;
  stop(): void;
}
export function startPrivate(
  environment?: Record<string, string>,
  options?: readonly string[],
): Promise<PrivateServer | undefined>;
export function installDatabase(data: string, user: string): SpawnSyncReturns<Buffer>;
export function listens(port: number): Promise<boolean>;
export function findMariadb(): Promise<PrivateServer | undefined>;
