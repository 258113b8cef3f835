import { spawn, type ChildProcess } from 'node:child_process';
import { v7 as uuid } from 'uuid';
import {
  startOauthVendor,
  type OauthVendor,
  type OauthVendorOptions,
} from '../../conformance/fake-vendors/oauth/oauth-vendor.ts';
import { timestamp } from '../clock.ts';
import type { ConnectorRow } from '../generated/tables.gen.ts';
import { createClient } from '../storage/repositories/clients.ts';
import { mariadb, sqlite } from './database.ts';
import { program } from './program.ts';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { migrate } from '../storage/migrate.ts';
import { createOrganization } from '../storage/repositories/organizations.ts';
import { writeSetting } from '../storage/repositories/settings.ts';
import { connectorBinding } from '../vault/bindings.ts';
import { generateKeyRing, parseKeyRing } from '../vault/key-ring.ts';
import { createVault, type Vault } from '../vault/vault.ts';
import { generateClientSecret, hashClientSecret } from '../api-tokens/client-secret.ts';
import { desk_client, desk_type } from './oauth-desk.ts';
import type { GrantTimes } from '../vendor-tokens/times.ts';

const command = program(new URL('./server-process.ts', import.meta.url));

export interface Process {
  url: string;
  child: ChildProcess;
  call(path: string, body?: unknown): Promise<{ status: number; body: any }>;
  list(connector_id: string): Promise<{ status: number; body: any }>;
  /** By the metrics of this process. */
  counted(event: string): Promise<number>;
  kill(signal?: NodeJS.Signals): Promise<void>;
}

/** Several server processes on one database, a vendor, and a look into both from outside. */
export interface Cluster {
  url: string;
  database: Database;
  vault: Vault;
  vendor: OauthVendor;
  keys: string;
  start(times?: Partial<GrantTimes>, keys?: string): Promise<Process>;
  connect(tokens?: Record<string, string>): Promise<string>;
  stored(connector_id: string): Promise<{ row: ConnectorRow; credentials: Record<string, string> }>;
  close(): Promise<void>;
}

export async function startCluster(
  engine: 'sqlite' | 'mariadb',
  options: Partial<OauthVendorOptions> = {},
): Promise<Cluster> {
  const vendor = await startOauthVendor({
    clients: [{ ...desk_client, redirect_uris: [] }],
    accounts: ['ada'],
    ...options,
  });
  const { url: database_url, drop } = await (engine === 'mariadb' ? mariadb() : sqlite());
  const keys = generateKeyRing();
  const database = await openDatabase(database_url);
  await migrate(database);
  await writeSetting(database, 'made_by', 'sandbox');
  const organization = await createOrganization(database, 'Cluster');
  const client_secret = generateClientSecret();
  const client_id = await createClient(database, {
    name: 'test',
    scopes: ['connectors:read', 'connectors:write', 'execute'],
    organization_ids: [organization.id],
    secret_hash: hashClientSecret(client_secret),
  });
  const vault = createVault(parseKeyRing(keys));
  const started: Process[] = [];
  let ordinal = 0;

  return {
    url: database_url,
    database,
    vault,
    vendor,
    keys,
    async start(times = {}, with_keys = keys) {
      const child = spawn(
        process.execPath,
        [
          ...command,
          JSON.stringify({ database_url, keys: with_keys, upstreams: { [desk_type]: vendor.base_url }, times }),
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      const url = await new Promise<string>((resolve, reject) => {
        child.stdout!.once('data', (text: Buffer) => resolve(text.toString().trim()));
        child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      });
      const request = async (path: string, body: unknown, token?: string) => {
        const answer = await fetch(url + path, {
          method: body === undefined ? 'GET' : 'POST',
          headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const text = await answer.text();
        return {
          status: answer.status,
          body: /json/.test(answer.headers.get('content-type') ?? '') && text !== '' ? JSON.parse(text) : text,
        };
      };
      const token = (await request('/api/v1/account/applications/token', { client_id, client_secret })).body
        .access_token as string;
      const each: Process = {
        url,
        child,
        call: (path, body) => request(path, body, token),
        list: (id) =>
          request(`/api/v1/integrations/connectors/${id}/execute`, { entity: 'tickets', action: 'list' }, token),
        async counted(event) {
          const { body } = await request('/metrics', undefined);
          return Number(
            new RegExp(`refresh_events_total\\{[^}]*event="${event}"\\} (\\d+)`).exec(String(body))?.[1] ?? 0,
          );
        },
        async kill(signal = 'SIGKILL') {
          child.kill('SIGCONT');
          child.kill(signal);
          await ended;
        },
      };
      started.push(each);
      return each;
    },
    async connect(tokens) {
      const id = uuid();
      const now = timestamp();
      const credentials = { ...(tokens ?? vendor.server.issueTokens('ada')), ...desk_client };
      const row = {
        id,
        organization_id: organization.id,
        customer_name: 'acme',
        connector_type: desk_type,
        name: 'Desk',
        auth_method: 'oauth',
        environment: '{"subdomain":"brightwater"}',
        replication_config: '{}',
        status: 'active',
        sync_enabled: 0,
        sync_interval_minutes: 60,
        revision: 1,
        credential_version: 1,
        created_at: now,
        updated_at: now,
        ordinal: ++ordinal,
      };
      const fields = Object.entries({ ...row, ...vault.seal(connectorBinding(row), credentials) });
      await database.change(
        `INSERT INTO connectors (${fields.map(([field]) => field).join(', ')}) VALUES (${fields.map(() => '?').join(', ')})`,
        fields.map(([, value]) => value),
      );
      return id;
    },
    async stored(id) {
      const [row] = await database.query<ConnectorRow>('SELECT * FROM connectors WHERE id = ?', [id]);
      return {
        row: row!,
        credentials: vault.open(connectorBinding(row!), row!),
      };
    },
    async close() {
      await Promise.all(started.map((each) => each.kill()));
      await vendor.close();
      await database.close();
      await drop();
    },
  };
}
