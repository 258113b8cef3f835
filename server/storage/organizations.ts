import { v7 as uuid } from 'uuid';
import { timestamp } from '../clock.ts';
import type { OrganizationRow } from '../generated/tables.gen.ts';
import type { Database } from './database.ts';

export interface Organization {
  id: string;
  name: string;
  redirect_urls: string[];
}

const toOrganization = (row: Pick<OrganizationRow, 'id' | 'name' | 'redirect_urls'>): Organization => ({ id: row.id, name: row.name, redirect_urls: JSON.parse(row.redirect_urls) as string[] });

export async function createOrganization(database: Database, name: string, redirect_urls: string[] = []): Promise<Organization> {
  const now = timestamp();
  const organization = { id: uuid(), name, redirect_urls };
  await database.change('INSERT INTO organizations (id, name, redirect_urls, created_at, updated_at) VALUES (?, ?, ?, ?, ?)', [
    organization.id,
    name,
    JSON.stringify(redirect_urls),
    now,
    now,
  ]);
  return organization;
}

export async function findOrganization(database: Database, id: string): Promise<Organization | undefined> {
  const [row] = await database.query<OrganizationRow>('SELECT id, name, redirect_urls FROM organizations WHERE id = ?', [id]);
  return row && toOrganization(row);
}

export async function listOrganizations(database: Database): Promise<Organization[]> {
  return (await database.query<OrganizationRow>('SELECT id, name, redirect_urls FROM organizations ORDER BY id LIMIT 1000')).map(toOrganization);
}

export async function updateOrganization(database: Database, id: string, change: { name?: string; redirect_urls?: string[] }): Promise<void> {
  await database.change('UPDATE organizations SET name = COALESCE(?, name), redirect_urls = COALESCE(?, redirect_urls), updated_at = ? WHERE id = ?', [
    change.name ?? null,
    change.redirect_urls ? JSON.stringify(change.redirect_urls) : null,
    timestamp(),
    id,
  ]);
}
