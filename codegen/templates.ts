import { pascal } from './bundle/load.ts';
import { constantOf } from './registries.ts';

/** Marks what a person must decide; `npm run lint` refuses each that is left (codegen/lint.ts). */
export const decide = 'DECIDE:';

const title = (name: string) => {
  const text = name.replaceAll(/[-_]/g, ' ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};
const singular = (entity: string) => entity.replace(/s$/, '');

export const guide = (type: string): string => `# ${title(type)}

${decide} what it reads, in one sentence. Read-only.

## Where to get credentials

${decide} where a user of the vendor creates them, and the least privileges they need.
`;

export const connectorYaml = (type: string): string => `connector_type: ${type}
title: ${title(type)}
description: '${decide} what the vendor is, in one sentence.'
auth_methods:
  - name: api_key
    title: API key
    oauth: false
    credentials:
      type: object
      required: [api_key]
      properties:
        api_key:
          type: string
          x-secret: true
          description: '${decide} where the user finds the key.'
environment: { type: object, properties: {} }
replication_config: { type: object, properties: {} }
`;

export const entityYaml = (entity: string): string => `entity: ${entity}
title: ${title(entity)}
description: '${decide} what the records are, and what the vendor leaves out.'
actions:
  list: { page: { default: 25, max: 100 } }
  get: {}
  search: {}
index: [[created_at]]
deletions: listing
record:
  type: object
  properties:
    id:
      type: string
      description: Unique identifier.
    name:
      type: string
      description: '${decide} the fields, from the vendor’s document.'
    created_at:
      type: string
      format: date-time
      description: When it was created.
`;

export const mappingEntry = (
  entity: string,
): string => `    // ${decide} the paths and keys of ${entity}, from the vendor's document.
    ${entity}: {
      list: { path: '/${entity}', records: '${entity}' },
      get: { path: '/${entity}/{id}', record: '${singular(entity)}' },
    },
`;

export const mapping = (
  type: string,
  entity: string,
): string => `import type { ${pascal(type)} } from '../../generated/connectors.gen.ts';
import { defineConnector } from '../definition/define.ts';

// ${decide} every value, from the vendor's document; name the document and its date here.
export const ${constantOf(type)} = defineConnector<${pascal(type)}>({
  base_url: 'https://api.example.com',
  auth: { api_key: { bearer: '{api_key}' } },
  check: { entity: '${entity}', action: 'list' },
  paging: { size_param: 'limit', cursor_param: 'after', next: 'next' },
  error_code: ['error.code'],
  operations: {
${mappingEntry(entity)}  },
});
`;

export const vendorEntry = (entity: string): string => `  ${entity}: {
    path: '/${entity}',
    list_key: '${entity}',
    record_key: '${singular(entity)}',
    records: Array.from({ length: 60 }, (_, at) => ({
      id: \`${singular(entity)}_\${at + 1}\`,
      name: \`${title(singular(entity))} \${at + 1}\`,
      created_at: new Date(Date.UTC(2026, 0, 1, at)).toISOString(),
    })),
  },
`;

export const vendor = (
  type: string,
  entity: string,
): string => `import { simpleVendor, type SimpleEntity } from '../simple-vendor.ts';
import type { VendorEntry } from '../vendor-entry.ts';

// ${decide} how the vendor responds, from its document or a recording; name which here.
const entities = (): Record<string, SimpleEntity> => ({
${vendorEntry(entity)}});

const keys = { main: '${type}_sandbox_main', second: '${type}_sandbox_second' };

export const vendor: VendorEntry = {
  connector: {
    customer_name: 'acme',
    connector_type: '${type}',
    name: '${title(type)} of Acme',
    credentials: { api_key: keys.main },
  },
  sandbox: () => simpleVendor({ type: '${type}', keys, entities: entities() }),
  standalone: ({ api_key }) => simpleVendor({ type: '${type}', keys: { main: api_key }, entities: entities() }),
};
`;
