import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createRecordTable, dropRecordTable, type RecordTableChange } from './record-table.ts';

const tables: RecordTableChange[] = [
  {
    table: 'zendesk_support_tickets',
    keys: {
      created_at: 'timestamp',
      updated_at: 'timestamp',
      status: 'text',
      external_id: 'text',
      organization_id: 'text',
      requester_id: 'text',
    },
    indexes: [['created_at'], ['updated_at'], ['status'], ['external_id'], ['organization_id'], ['requester_id']],
  },
  { table: 'zendesk_support_deleted_tickets', keys: { deleted_at: 'timestamp' }, indexes: [['deleted_at']] },
  {
    table: 'zendesk_support_users',
    keys: {
      created_at: 'timestamp',
      updated_at: 'timestamp',
      name: 'text',
      email: 'text',
      external_id: 'text',
      organization_id: 'text',
    },
    indexes: [['created_at'], ['updated_at'], ['name'], ['email'], ['external_id'], ['organization_id']],
  },
  {
    table: 'zendesk_support_organizations',
    keys: { created_at: 'timestamp', updated_at: 'timestamp', name: 'text', external_id: 'text' },
    indexes: [['created_at'], ['updated_at'], ['name'], ['external_id']],
  },
  {
    table: 'zendesk_support_groups',
    keys: { created_at: 'timestamp', updated_at: 'timestamp', name: 'text' },
    indexes: [['created_at'], ['updated_at'], ['name']],
  },
  {
    table: 'zendesk_support_ticket_comments',
    keys: { ticket_id: 'text', created_at: 'timestamp', author_id: 'text' },
    indexes: [['ticket_id'], ['created_at'], ['author_id']],
  },
  {
    table: 'zendesk_support_ticket_audits',
    keys: { ticket_id: 'text', created_at: 'timestamp' },
    indexes: [['ticket_id'], ['created_at']],
  },
  {
    table: 'zendesk_support_ticket_metrics',
    keys: { created_at: 'timestamp', updated_at: 'timestamp', ticket_id: 'text' },
    indexes: [['created_at'], ['updated_at'], ['ticket_id']],
  },
  {
    table: 'zendesk_support_ticket_fields',
    keys: { created_at: 'timestamp', updated_at: 'timestamp', title: 'text' },
    indexes: [['created_at'], ['updated_at'], ['title']],
  },
  {
    table: 'zendesk_support_ticket_forms',
    keys: { created_at: 'timestamp', updated_at: 'timestamp', name: 'text' },
    indexes: [['created_at'], ['updated_at'], ['name']],
  },
  {
    table: 'zendesk_support_brands',
    keys: { created_at: 'timestamp', updated_at: 'timestamp', name: 'text' },
    indexes: [['created_at'], ['updated_at'], ['name']],
  },
  {
    table: 'zendesk_support_views',
    keys: { created_at: 'timestamp', updated_at: 'timestamp', title: 'text' },
    indexes: [['created_at'], ['updated_at'], ['title']],
  },
  {
    table: 'zendesk_support_macros',
    keys: { created_at: 'timestamp', updated_at: 'timestamp', title: 'text' },
    indexes: [['created_at'], ['updated_at'], ['title']],
  },
  {
    table: 'zendesk_support_triggers',
    keys: { created_at: 'timestamp', updated_at: 'timestamp', title: 'text' },
    indexes: [['created_at'], ['updated_at'], ['title']],
  },
  {
    table: 'zendesk_support_automations',
    keys: { created_at: 'timestamp', updated_at: 'timestamp', title: 'text' },
    indexes: [['created_at'], ['updated_at'], ['title']],
  },
  { table: 'zendesk_support_tags', keys: { name: 'text', count: 'number' }, indexes: [['name'], ['count']] },
  {
    table: 'zendesk_support_satisfaction_ratings',
    keys: { created_at: 'timestamp', updated_at: 'timestamp', ticket_id: 'text', score: 'text' },
    indexes: [['created_at'], ['updated_at'], ['ticket_id'], ['score']],
  },
  {
    table: 'zendesk_support_group_memberships',
    keys: { created_at: 'timestamp', updated_at: 'timestamp', group_id: 'text', user_id: 'text' },
    indexes: [['created_at'], ['updated_at'], ['group_id'], ['user_id']],
  },
  {
    table: 'zendesk_support_organization_memberships',
    keys: { created_at: 'timestamp', updated_at: 'timestamp', organization_id: 'text', user_id: 'text' },
    indexes: [['created_at'], ['updated_at'], ['organization_id'], ['user_id']],
  },
  {
    table: 'zendesk_support_sla_policies',
    keys: { created_at: 'timestamp', updated_at: 'timestamp', title: 'text' },
    indexes: [['created_at'], ['updated_at'], ['title']],
  },
  {
    table: 'zendesk_support_articles',
    keys: { created_at: 'timestamp', updated_at: 'timestamp', title: 'text' },
    indexes: [['created_at'], ['updated_at'], ['title']],
  },
];

/** The tables of synced records of zendesk-support. */
export class ZendeskSupport1767484800004 implements MigrationInterface {
  readonly name = 'ZendeskSupport1767484800004';

  async up(runner: QueryRunner): Promise<void> {
    for (const each of tables) await createRecordTable(runner, each);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table } of tables.toReversed()) await dropRecordTable(runner, table);
  }
}
