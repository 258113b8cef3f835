import { v7 as uuid } from 'uuid';
import { command_line, type Actor } from '../../audit/actor.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { timestamp } from '../../clock.ts';
import type { OrganizationRow } from '../../generated/tables.gen.ts';
import type { Database } from '../database.ts';

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

/** Whether another organization is called so: a consent page that names one must not be taken for another's. */
export async function isNameTaken(database: Pick<Database, 'query'>, name: string, except?: string): Promise<boolean> {
  const rows = await database.query<{ id: string }>('SELECT id FROM organizations WHERE name = ? LIMIT 2', [name]);
  return rows.some(({ id }) => id !== except);
}

const settable = ['name', 'confirm_consents', 'accent_color', 'logo'] as const;

export const updateOrganization = (
  database: Database,
  id: string,
  change: Partial<Omit<Organization, 'id'>>,
  by: Actor,
): Promise<void> =>
  database.transaction(async (tx) => {
    const { redirect_urls } = change;
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
