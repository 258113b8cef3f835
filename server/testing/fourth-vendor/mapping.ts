import type { ConnectorMapping } from '../../connector-types/definition/define.ts';

/** The REST API of PagerDuty, version 2 (developer.pagerduty.com/api-reference: Pagination, Authentication, Errors). */
export const pagerDuty: ConnectorMapping = {
  base_url: 'https://api.pagerduty.com',
  headers: { 'content-type': 'application/json' },
  auth: { api_key: { header: { name: 'Authorization', value: 'Token token={api_key}' } } },
  check: { entity: 'users', action: 'list' },
  // "Classic pagination": `more` tells, `limit` is what was applied; offset and limit reach 10 000 records.
  paging: { size_param: 'limit', offset_param: 'offset', more: 'more', step: 'limit' },
  error_code: ['error.code'],
  operations: {
    services: {
      list: { path: '/services', records: 'services', params: { team_ids: { name: 'team_ids[]', style: 'repeat' } } },
      get: { path: '/services/{id}', record: 'service' },
    },
    users: {
      list: { path: '/users', records: 'users' },
      get: { path: '/users/{id}', record: 'user' },
    },
  },
};
