import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createRecordTable, dropRecordTable, type RecordTableChange } from './record-table.ts';

const tables: RecordTableChange[] = [
  {
    table: 'facebook_marketing_ad_accounts',
    keys: { name: 'text', account_id: 'text' },
    indexes: [['name'], ['account_id']],
  },
  {
    table: 'facebook_marketing_campaigns',
    keys: { account_id: 'text', name: 'text', effective_status: 'text', updated_time: 'timestamp' },
    indexes: [['account_id'], ['name'], ['effective_status'], ['updated_time']],
  },
  {
    table: 'facebook_marketing_ad_sets',
    keys: {
      account_id: 'text',
      campaign_id: 'text',
      name: 'text',
      effective_status: 'text',
      updated_time: 'timestamp',
    },
    indexes: [['account_id'], ['campaign_id'], ['name'], ['effective_status'], ['updated_time']],
  },
  {
    table: 'facebook_marketing_ads',
    keys: {
      account_id: 'text',
      campaign_id: 'text',
      adset_id: 'text',
      name: 'text',
      effective_status: 'text',
      updated_time: 'timestamp',
    },
    indexes: [['account_id'], ['campaign_id'], ['adset_id'], ['name'], ['effective_status'], ['updated_time']],
  },
  {
    table: 'facebook_marketing_ad_creatives',
    keys: { account_id: 'text', name: 'text' },
    indexes: [['account_id'], ['name']],
  },
  {
    table: 'facebook_marketing_ads_insights',
    keys: { account_id: 'text', campaign_id: 'text', adset_id: 'text', ad_id: 'text', date_start: 'text' },
    indexes: [['account_id'], ['campaign_id'], ['adset_id'], ['ad_id'], ['date_start']],
  },
  {
    table: 'facebook_marketing_custom_conversions',
    keys: { account_id: 'text', name: 'text' },
    indexes: [['account_id'], ['name']],
  },
  {
    table: 'facebook_marketing_images',
    keys: { account_id: 'text', name: 'text', hash: 'text', updated_time: 'timestamp' },
    indexes: [['account_id'], ['name'], ['hash'], ['updated_time']],
  },
  {
    table: 'facebook_marketing_videos',
    keys: { title: 'text', created_time: 'timestamp', updated_time: 'timestamp' },
    indexes: [['title'], ['created_time'], ['updated_time']],
  },
  { table: 'facebook_marketing_pixels', keys: { name: 'text' }, indexes: [['name']] },
];

/** The tables of synced records of facebook-marketing. */
export class FacebookMarketing1767571200005 implements MigrationInterface {
  readonly name = 'FacebookMarketing1767571200005';

  async up(runner: QueryRunner): Promise<void> {
    for (const each of tables) await createRecordTable(runner, each);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table } of tables.toReversed()) await dropRecordTable(runner, table);
  }
}
