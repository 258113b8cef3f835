import type { ActionContract, ConnectorContract, JsonSchema } from '../../connector-types/definition/define.ts';

const text: JsonSchema = { type: ['string', 'null'] };
const time: JsonSchema = { type: ['string', 'null'], format: 'date-time' };

const list = (more: Record<string, JsonSchema> = {}): ActionContract => ({
  page: { default: 25, max: 100 },
  params: {
    type: 'object',
    properties: {
      ...more,
      page_size: { type: 'integer', minimum: 1, maximum: 100 },
      after: { type: 'string', minLength: 1, maxLength: 16384 },
    },
  },
});
const get: ActionContract = {
  page: null,
  params: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
};

/** A small promise for the fourth vendor: two entities. */
export const contract: ConnectorContract = {
  connector_type: 'pagerduty',
  title: 'PagerDuty',
  auth_methods: [
    {
      name: 'api_key',
      title: 'API key',
      oauth: false,
      fields: [{ name: 'api_key', type: 'string', required: true, secret: true, max_length: 255 }],
    },
  ],
  environment: [],
  replication_config: [],
  entities: {
    services: {
      title: 'Services',
      actions: { list: list({ team_ids: { type: 'array', items: { type: 'string' } } }), get },
      index: [],
      deletions: 'listing',
      record: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          name: text,
          description: text,
          status: text,
          created_at: time,
          auto_resolve_timeout: { type: ['integer', 'null'] },
          escalation_policy: { type: ['object', 'null'], additionalProperties: true },
        },
      },
    },
    users: {
      title: 'Users',
      actions: { list: list(), get },
      index: [],
      deletions: 'listing',
      record: {
        type: 'object',
        properties: { id: { type: 'string' }, name: text, email: text, role: text, time_zone: text },
      },
    },
  },
};
