import type { CatalogueEntry } from '../../connector-types/catalogue.ts';
import type { ActionContract, ConnectorContract, EntityContract } from '../../connector-types/definition/define.ts';
import { html, type Html } from '../../html.ts';
import type { Page, Section } from '../page.ts';
import { createSamples, executeSamples, sampleBlock, type CreateRequest, type SampleRequest } from '../samples.ts';
import { rowsOf, schemaTable, type Schema } from '../schema-table.ts';

/** How records that the vendor deleted are noticed (`deletions` of the entity's file). */
const deletions: Readonly<Record<EntityContract['deletions'], string>> = {
  listing: 'A record that a complete listing no longer has is confirmed with the vendor and deleted.',
  signal: 'The vendor reports deletions, and they are applied at the next sync.',
  parent: 'A record is deleted together with the record that it belongs to, or when that no longer lists it.',
  never: 'The vendor never deletes these records.',
};

/** A value that shows what a required parameter looks like; RECORD_ID and the like are for the reader to replace. */
function exampleOf(name: string, schema: Schema): unknown {
  const given = schema.default ?? schema.examples?.[0];
  if (given !== undefined) return given;
  if (name === 'id') return 'RECORD_ID';
  if (name.endsWith('_id')) return name.toUpperCase();
  const known = schema['x-known-values']?.[0] ?? schema.enum?.[0];
  if (known !== undefined) return known;
  if (schema.type === 'array') return [exampleOf(name, schema.items ?? {})];
  return schema.type === 'integer' || schema.type === 'number' ? (schema.minimum ?? 1) : name.toUpperCase();
}

/** Parameters that choose one of the accounts that the connector reads: `account_id` for `account_ids`. */
const scopeParams = ({ replication_config }: ConnectorContract): string[] =>
  replication_config.filter(({ id_list }) => id_list).map(({ name }) => name.replace(/s$/, ''));

function exampleParams(action: string, contract: ActionContract, scope: string[]): Record<string, unknown> {
  if (action === 'search') return { query: { sort: [{ id: 'asc' }] }, limit: 10 };
  if (action === 'aggregate') return { query: {}, metrics: [{ op: 'count' }] };
  const { properties = {}, anyOf = [] } = contract.params;
  const scoped = action === 'list' ? scope.filter((name) => name in properties) : [];
  const required = [...scoped, ...(contract.params.required ?? []), ...(anyOf[0]?.required ?? [])];
  const needed = required.map((name) => [name, exampleOf(name, properties[name] ?? {})] as const);
  return { ...Object.fromEntries(needed), ...(contract.page ? { page_size: Math.min(10, contract.page.max) } : {}) };
}

/** One sample for every action of every entity; a test runs them all against the sandbox. */
export const sampleRequests = (contract: ConnectorContract): SampleRequest[] =>
  Object.entries(contract.entities).flatMap(([entity, { actions }]) =>
    Object.entries(actions).map(([action, each]) => ({
      connector_type: contract.connector_type,
      entity,
      action,
      params: exampleParams(action, each, scopeParams(contract)),
    })),
  );

function actionSection(request: SampleRequest, contract: ActionContract): Html {
  const { entity, action } = request;
  return html`<h3 id="${entity}-${action}">${entity} ${action}</h3>
    ${schemaTable(
      `Parameters of ${entity} ${action}`,
      rowsOf(contract.params, (schema) => schema),
    )}
    ${sampleBlock(executeSamples(request))}`;
}

function entitySection(contract: ConnectorContract, name: string, entity: EntityContract): Html {
  const requests = sampleRequests(contract).filter((request) => request.entity === name);
  const actions: Readonly<Record<string, ActionContract>> = entity.actions;
  const indexed = entity.index.map((columns) => columns.join(' + '));
  return html`<section aria-labelledby="${name}">
    <h2 id="${name}">${entity.title} <code>${name}</code></h2>
    <ul>
      <li>
        Actions:
        ${Object.keys(actions).map((action, at) => html`${at > 0 ? ', ' : ''}<a href="#${name}-${action}">${action}</a>`)}.
      </li>
      ${entity.parent ? html`<li>Each belongs to a record of <a href="#${entity.parent.entity}">${entity.parent.entity}</a> (<code>${entity.parent.field}</code>).</li>` : ''}
      ${
        entity.actions.search
          ? html`<li>Replicated. ${deletions[entity.deletions]}</li>
              ${indexed.length > 0 ? html`<li>Indexed for search: ${indexed.map((each, at) => html`${at > 0 ? ', ' : ''}<code>${each}</code>`)}. Filters and sorts by other fields are exact, too, and slower.</li>` : ''}`
          : html`<li>Live only: not replicated, so it cannot be searched.</li>`
      }
    </ul>
    ${requests.map((request) => {
      const action = actions[request.action];
      return action && actionSection(request, action);
    })}
    <details>
      <summary>Fields of ${name}</summary>
      ${schemaTable(
        `Fields of ${name}`,
        rowsOf({ ...entity.record, required: [] }, (schema) => schema),
      )}
    </details>
  </section>`;
}

function credentials(entry: CatalogueEntry): Html {
  return html`<h2 id="credentials">Credentials</h2>
    ${entry.auth_methods.map(
      (method) =>
        html`<h3>${method.name}</h3>
          ${method.oauth ? html`<p>End users can also authorize in the browser by the consent flow.</p>` : ''}
          ${schemaTable(
            `Credentials of the method ${method.name}`,
            method.fields.map(({ name, type, required, secret, description }) => ({
              name,
              required,
              schema: { type, ...(description ? { description } : {}) },
              ...(secret ? { label: 'secret' } : {}),
            })),
          )}`,
    )}
    ${variables('environment', 'Environment', 'Which of the vendor’s accounts or servers is meant.', entry.environment)}
    ${variables('replication-config', 'Replication settings', 'What is read and replicated.', entry.replication_config)}`;
}

const variables = (id: string, title: string, text: string, list: CatalogueEntry['environment']): Html | string =>
  list.length === 0
    ? ''
    : html`<h2 id="${id}">${title}</h2>
        <p>${text}</p>
        ${schemaTable(
          title,
          list.map(({ name, type, required, description, pattern }) => ({
            name,
            required,
            schema: {
              type,
              description: [description, pattern && `Pattern: \`${pattern}\``].filter(Boolean).join(' '),
            },
          })),
        )}`;

/** The values are names in capitals. OAuth asks the user, so another method is shown where there is one. */
export function createRequest(entry: CatalogueEntry): CreateRequest {
  const method = entry.auth_methods.find(({ oauth }) => !oauth) ?? entry.auth_methods[0];
  const valuesOf = (list: ReadonlyArray<{ name: string; required: boolean }>) =>
    Object.fromEntries(list.filter(({ required }) => required).map(({ name }) => [name, name.toUpperCase()]));
  const [environment, replication_config] = [valuesOf(entry.environment), valuesOf(entry.replication_config)];
  return {
    customer_name: 'acme',
    connector_type: entry.connector_type,
    credentials: valuesOf(method?.fields ?? []),
    ...(Object.keys(environment).length > 0 && { environment }),
    ...(Object.keys(replication_config).length > 0 && { replication_config }),
  };
}

/** `guide`: where credentials come from, in the vendor's words (`openapi/connectors/<type>/guide.md`). */
export function connectorTypePage(
  contract: ConnectorContract,
  entry: CatalogueEntry,
  guide: { summary: string; sections: Section[]; body: Html },
): Page {
  const entities = Object.entries(contract.entities);
  return {
    name: contract.connector_type,
    title: contract.title,
    group: 'Connector types',
    summary: guide.summary,
    sections: [
      ...guide.sections,
      { id: 'credentials', title: 'Credentials', text: entry.auth_methods.map(({ name }) => name).join(' ') },
      { id: 'create', title: 'Create a connector', text: '' },
      ...entities.map(([name, entity]) => ({
        id: name,
        title: entity.title,
        text: [name, ...Object.keys(entity.record.properties ?? {})].join(' '),
      })),
    ],
    body: html`${guide.body}${credentials(entry)}
      <h2 id="create">Create a connector</h2>
      ${sampleBlock(createSamples(createRequest(entry)))}
      ${entities.map(([name, entity]) => entitySection(contract, name, entity))}`,
  };
}
