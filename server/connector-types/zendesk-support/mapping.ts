import type { ZendeskSupport } from '../../generated/connectors.gen.ts';
import { defineConnector } from '../definition/define.ts';
import type { Paging } from '../definition/paging.ts';
import { satisfactionRating, ticketMetric } from './hooks.ts';

/**
 * developer.zendesk.com/documentation/ticketing/managing-tickets/using-the-incremental-export-api: for administrators;
 * "data isn't provided for the most recent minute"; ten requests a minute; a cursor, or an end time, is to be kept for
 * the next export. Zendesk is younger than time 0, so that is the beginning.
 */
const begin = { start_time: '0' };
const limits = { held_back_s: 60, per_minute: 10 };
const byCursor = {
  ...limits,
  begin,
  paging: { size_param: 'per_page', cursor_param: 'cursor', next: 'after_cursor', end: 'end_of_stream' },
};

const byOffset: Paging = { link: { url: 'next_page' }, params: ['page', 'per_page'] };

/**
 * Zendesk Support and Help Center, from the vendor's OpenAPI documents (2.0.0) and recorded exchanges. Paging:
 * developer.zendesk.com/api-reference/introduction/pagination. Without `page[size]` the same paths page by offset,
 * which ends at 10 000 records.
 */
export const zendeskSupport = defineConnector<ZendeskSupport>({
  base_url: 'https://{subdomain}.zendesk.com',
  auth: {
    oauth: { bearer: '{access_token}' },
    // developer.zendesk.com/api-reference/introduction/security-and-auth: the address with /token behind it, and the
    // token as password.
    token: { basic: { username: '{email}/token', password: '{api_token}' } },
  },
  oauth: {
    // developer.zendesk.com/api-reference/ticketing/oauth/grant_type_tokens: JSON in, 201 out; a code lives 120 s; each
    // refresh replaces both tokens and ends the old ones. Clients made since 2026-04-30 have access tokens of 1800 s;
    // older ones answer `expires_in: null`.
    method: 'oauth',
    authorize_url: 'https://{subdomain}.zendesk.com/oauth/authorizations/new',
    token_url: 'https://{subdomain}.zendesk.com/oauth/tokens',
    scopes: ['read'],
    required_scopes: ['read'],
    pkce: true,
    token_request: 'json',
    reads: 'tickets and their conversations, people, organizations, help center articles and the settings around them',
  },
  check: {
    // The narrowest scopes that are usual for a token allow tickets.
    entity: 'tickets',
    action: 'list',
    // Recorded: credentials that are wrong, or none, are answered here with 200 and an anonymous user without an id.
    account: { path: '/api/v2/users/me', id: 'user.id', anonymous_is_refusal: true, variable: 'subdomain' },
  },
  // Recorded: the last page of a list still has links and cursors, only `has_more` tells; an exactly full last page
  // says that there is more, and an empty one follows.
  paging: {
    size_param: 'page[size]',
    cursor_param: 'page[after]',
    next: 'meta.after_cursor',
    more: 'meta.has_more',
    url: 'links.next',
    // Lists whose page in the document names no method answer by offset, whatever they are asked for.
    otherwise: [byOffset],
  },
  errors: [
    {
      status: [400],
      when: [
        { path: 'errors.0.code', is: ['InvalidPaginationParameter'] },
        { path: 'errors.0.title', says: 'page[after]' },
      ],
      means: 'invalid_cursor',
    },
    // Of the exports.
    {
      status: [400],
      when: [
        { path: 'error', is: ['InvalidValue'] },
        { path: 'description', says: 'cursor' },
      ],
      means: 'invalid_cursor',
    },
  ],
  error_code: ['error', 'error.title', 'errors.0.code'],
  operations: {
    tickets: {
      // "Defaults to agent": tickets that only an AI agent worked on are left out unless asked for.
      list: {
        path: '/api/v2/tickets',
        records: 'tickets',
        query: { support_type_scope: 'all' },
        // "Deleted tickets appear in the results with a status of deleted"; archived ones are here and in no list.
        // `per_page` is declared for the other exports and stands in the vendor's own links of this one: 1000 tickets,
        // its usual page, may be more than is read.
        export: {
          ...byCursor,
          path: '/api/v2/incremental/tickets/cursor',
          page_size: 500,
          gone: { path: 'status', is: ['deleted'] },
        },
      },
      get: { path: '/api/v2/tickets/{id}', record: 'ticket' },
    },
    deleted_tickets: {
      list: { path: '/api/v2/deleted_tickets', records: 'deleted_tickets', query: { support_type_scope: 'all' } },
    },
    users: {
      // Deleted users come with `active: false`, and stay.
      list: {
        path: '/api/v2/users',
        records: 'users',
        export: { ...byCursor, path: '/api/v2/incremental/users/cursor', page_size: 1000 },
      },
      get: { path: '/api/v2/users/{id}', record: 'user' },
    },
    organizations: {
      list: {
        path: '/api/v2/organizations',
        records: 'organizations',
        // By time only: a page ends between two seconds, and its `end_time` is the `start_time` of the next.
        export: {
          ...limits,
          path: '/api/v2/incremental/organizations',
          begin,
          paging: { size_param: 'per_page', cursor_param: 'start_time', next: 'end_time', end: 'end_of_stream' },
          page_size: 1000,
          cursor: 'time',
          gone: { path: 'deleted_at' },
        },
      },
      get: { path: '/api/v2/organizations/{id}', record: 'organization' },
    },
    groups: {
      list: { path: '/api/v2/groups', records: 'groups' },
      get: { path: '/api/v2/groups/{id}', record: 'group' },
    },
    ticket_comments: {
      list: {
        path: '/api/v2/tickets/{ticket_id}/comments',
        records: 'comments',
        fields: { ticket_id: { param: 'ticket_id' } },
        replicate: { per_parent: true },
      },
    },
    ticket_audits: {
      list: {
        path: '/api/v2/ticket_audits',
        records: 'audits',
        // With `page[size]` it pages as every list; without, in an older form whose first page is the newest and
        // whose `after_cursor` leads to newer ones still.
        when_given: { ticket_id: { path: '/api/v2/tickets/{ticket_id}/audits', records: 'audits' } },
        // "This endpoint should not be used for capturing change data … some records will be skipped."
        replicate: { per_parent: true },
      },
    },
    attachments: { get: { path: '/api/v2/attachments/{id}', record: 'attachment' } },
    ticket_metrics: {
      list: { path: '/api/v2/ticket_metrics', records: 'ticket_metrics' },
      get: { path: '/api/v2/ticket_metrics/{id}', record: ticketMetric },
    },
    ticket_fields: {
      // "Displays the creator_user_id and creator_app_name properties."
      list: { path: '/api/v2/ticket_fields', records: 'ticket_fields', query: { creator: 'true' } },
      get: { path: '/api/v2/ticket_fields/{id}', record: 'ticket_field', query: { creator: 'true' } },
    },
    ticket_forms: {
      list: { path: '/api/v2/ticket_forms', records: 'ticket_forms' },
      get: { path: '/api/v2/ticket_forms/{id}', record: 'ticket_form' },
    },
    brands: {
      list: { path: '/api/v2/brands', records: 'brands' },
      get: { path: '/api/v2/brands/{id}', record: 'brand' },
    },
    views: { list: { path: '/api/v2/views', records: 'views' }, get: { path: '/api/v2/views/{id}', record: 'view' } },
    macros: {
      list: { path: '/api/v2/macros', records: 'macros' },
      get: { path: '/api/v2/macros/{id}', record: 'macro' },
    },
    triggers: {
      list: { path: '/api/v2/triggers', records: 'triggers' },
      get: { path: '/api/v2/triggers/{id}', record: 'trigger' },
    },
    automations: {
      list: { path: '/api/v2/automations', records: 'automations' },
      get: { path: '/api/v2/automations/{id}', record: 'automation' },
    },
    // Tags have no id; an account has each name once.
    tags: { list: { path: '/api/v2/tags', records: 'tags', fields: { id: { from: 'name' } } } },
    satisfaction_ratings: {
      list: {
        path: '/api/v2/satisfaction_ratings',
        records: 'satisfaction_ratings',
        params: {
          start_time: { name: 'start_time', style: 'unix_seconds' },
          end_time: { name: 'end_time', style: 'unix_seconds' },
        },
      },
      get: { path: '/api/v2/satisfaction_ratings/{id}', record: satisfactionRating },
    },
    group_memberships: { list: { path: '/api/v2/group_memberships', records: 'group_memberships' } },
    organization_memberships: {
      list: { path: '/api/v2/organization_memberships', records: 'organization_memberships' },
    },
    sla_policies: {
      list: { path: '/api/v2/slas/policies', records: 'sla_policies', paging: byOffset },
      get: { path: '/api/v2/slas/policies/{id}', record: 'sla_policy' },
    },
    // Help Center refuses paths without an extension (415).
    articles: {
      list: {
        path: '/api/v2/help_center/articles.json',
        records: 'articles',
        params: { label_names: { name: 'label_names', style: 'comma' } },
      },
      get: { path: '/api/v2/help_center/articles/{id}.json', record: 'article' },
    },
    article_attachments: {
      list: { path: '/api/v2/help_center/articles/{article_id}/attachments.json', records: 'article_attachments' },
      get: { path: '/api/v2/help_center/articles/{article_id}/attachments/{id}.json', record: 'article_attachment' },
    },
  },
});
