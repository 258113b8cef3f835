import { v7 as uuid } from 'uuid';
import { command_line, type Actor } from '../../audit/actor.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { timestamp } from '../../clock.ts';
import type { OrganizationRow } from '../../generated/tables.gen.ts';
import type { Database, Transaction } from '../database.ts';
import { insertOrLockSql } from '../row-locks.ts';

export interface Organization {
  id: string;
  name: string;
  redirect_urls: string[];
  /** Whether its consent flows are confirmed by the application unless they say otherwise. */
  confirm_consents: boolean;
  /** Of its consent pages. */
  accent_color: string | null;
  logo: string | null;
}

const columns = 'id, name, redirect_urls, confirm_consents, accent_color, logo';

const toOrganization = (row: OrganizationRow): Organization => ({
  id: row.id,
  name: row.name,
  redirect_urls: JSON.parse(row.redirect_urls) as string[],
  confirm_consents: Boolean(row.confirm_consents),
  accent_color: row.accent_color ?? null,
  logo: row.logo ?? null,
});

/** Throws `NameTaken`. */
export async function createOrganization(
  database: Database,
  name: string,
  {
    redirect_urls = [],
    confirm_consents = true,
  }: Partial<Pick<Organization, 'redirect_urls' | 'confirm_consents'>> = {},
): Promise<Organization> {
  const now = timestamp();
  const organization = { id: uuid(), name, redirect_urls, confirm_consents, accent_color: null, logo: null };
  await database.transaction(async (tx) => {
    await requireFreeName(tx, name);
    await tx.change(
      'INSERT INTO organizations (id, name, redirect_urls, confirm_consents, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)',
      [organization.id, name, JSON.stringify(redirect_urls), confirm_consents, now, now],
    );
    const { id } = organization;
    await recordAudit(tx, command_line, { organization_id: id, type: 'organization.created', subject: id });
  });
  return organization;
}

export async function findOrganization(database: Database, id: string): Promise<Organization | undefined> {
  const [row] = await database.query<OrganizationRow>(`SELECT ${columns} FROM organizations WHERE id = ?`, [id]);
  return row && toOrganization(row);
}

export async function listOrganizations(database: Database): Promise<Organization[]> {
  return (await database.query<OrganizationRow>(`SELECT ${columns} FROM organizations ORDER BY id LIMIT 1000`)).map(
    toOrganization,
  );
}

/** Another organization has the name. */
export class NameTaken extends Error {}

/**
 * A transaction that gives a name waits here until another that gives one has ended, so that no two organizations get
 * the same: a consent page that names one organization must not be taken for that of another.
 */
async function requireFreeName(tx: Transaction, name: string, except?: string): Promise<void> {
  await tx.change(
    `INSERT INTO leases (name, holder, expires_at) VALUES ('organization-names', '', ?) ${insertOrLockSql[tx.engine]('name')}`,
    [timestamp()],
  );
  const rows = await tx.query<{ id: string }>('SELECT id FROM organizations WHERE name = ? LIMIT 2', [name]);
  if (rows.some(({ id }) => id !== except)) throw new NameTaken(`Another organization is called ${name}.`);
}

const settable = ['name', 'confirm_consents', 'accent_color', 'logo'] as const;

/** Throws `NameTaken`. */
export const updateOrganization = (
  database: Database,
  id: string,
  change: Partial<Omit<Organization, 'id'>>,
  by: Actor,
): Promise<void> =>
  database.transaction(async (tx) => {
    const { name, redirect_urls } = change;
    if (name !== undefined) await requireFreeName(tx, name, id);
    const values: Array<[column: string, value: string | boolean | null]> = [
      ...settable.flatMap((column): Array<[string, string | boolean | null]> => {
        const value = change[column];
        return value === undefined ? [] : [[column, value]];
      }),
      ...(redirect_urls ? [['redirect_urls', JSON.stringify(redirect_urls)] as [string, string]] : []),
      ['updated_at', timestamp()],
    ];
    const changed = await tx.change(
      `UPDATE organizations SET ${values.map(([column]) => `${column} = ?`).join(', ')} WHERE id = ?`,
      [...values.map(([, value]) => value), id],
    );
    const members = Object.keys(change).sort();
    if (changed > 0)
      await recordAudit(tx, by, {
        organization_id: id,
        type: 'organization.updated',
        subject: id,
        detail: { changed: members },
      });
  });
