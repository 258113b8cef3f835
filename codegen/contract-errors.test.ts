import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.ts';
import { markedSecrets } from './lint.ts';
import { planConnector } from './plan/connectors.ts';
import { planRecords } from './plan/records.ts';
import { replaceGenerated } from './write.ts';

const openapi = fileURLToPath(new URL('../openapi', import.meta.url));
const users = 'connectors/incident-io/users.yaml';
const connector = 'connectors/zendesk-support/connector.yaml';

interface ContractError {
  title: string;
  file: string;
  /** Replaced in a copy of the contract; the whole file where it is empty. */
  text: string | RegExp;
  by: string;
  message: string;
}

const field = (text: string) => ({
  text: '  properties:\n    id:',
  by: `  properties:\n    id:\n      type: string\n    ${text}\n    id2:`,
});

const errors: ContractError[] = [
  {
    title: 'a file that is not an entity',
    file: 'connectors/incident-io/notes.yaml',
    text: '',
    by: 'note: {}\n',
    message: 'notes.yaml  has no entity: An entity file has entity, title,',
  },
  {
    title: 'an entity whose name differs from its file',
    file: users,
    text: 'entity: users',
    by: 'entity: people',
    message: 'users.yaml /entity: It is "people"; write users, as the file is named.',
  },
  {
    title: 'a folder whose connector.yaml is missing',
    file: 'connectors/acme/widgets.yaml',
    text: '',
    by: 'entity: widgets\n',
    message: 'openapi/connectors/acme/connector.yaml: The connector type has no connector.yaml; add it',
  },
  {
    title: 'a secret without x-secret',
    file: connector,
    text: /(api_token:\n\s+type: string\n)\s+x-secret: true\n/,
    by: '$1',
    message: 'api_token has no x-secret: A credential has a type, and x-secret: true',
  },
  {
    title: 'a secret that is declared public',
    file: connector,
    text: /(api_token:\n\s+type: string\n\s+x-secret:) true/,
    by: '$1 false',
    message: '/api_token/x-secret: Its name says that it is a secret: write x-secret: true.',
  },
  {
    title: 'a secret outside of the credentials',
    file: connector,
    text: '    subdomain:\n',
    by: '    webhook_secret: { type: string }\n    subdomain:\n',
    message: '/environment/properties/webhook_secret: A secret is a credential: move it to the credentials',
  },
  {
    title: 'an unknown key of an entity',
    file: users,
    text: 'deletions:',
    by: 'deletion: listing\ndeletions:',
    message: 'users.yaml  has an unknown key deletion: An entity file has entity, title,',
  },
  {
    title: 'an unknown key of a field',
    file: users,
    ...field('age: { type: number, minimum: 0 }'),
    message: '/record/properties/age has an unknown key minimum: A field has a type or a $ref, and no key but',
  },
  {
    title: 'a typo in an action',
    file: users,
    text: 'search: {}',
    by: 'serach: {}',
    message: 'users.yaml /actions has an unknown key serach: The actions are list, get and search',
  },
  {
    title: 'a typo in the settings of an action',
    file: users,
    text: '{ page: { default: 25, max: 10000 } }',
    by: '{ pages: { default: 25, max: 10000 } }',
    message: '/actions/list has an unknown key pages: list has page (or whole: true), params',
  },
  {
    title: 'an integer id',
    file: users,
    text: /id:\n {6}type: string/,
    by: 'id:\n      type: integer',
    message: '/record/properties/id/type: Ids are strings with their digits intact: write type: string.',
  },
  {
    title: 'an integer id of another record',
    file: users,
    ...field('team_id: { type: integer }'),
    message: '/record/properties/team_id/type: Ids are strings with their digits intact',
  },
  {
    title: 'integer ids of other records',
    file: users,
    ...field('team_ids: { type: array, items: { type: integer } }'),
    message: '/record/properties/team_ids/items/type: Ids are strings with their digits intact',
  },
  {
    title: 'an integer id inside an object',
    file: 'connectors/incident-io/shapes.yaml',
    text: 'actor:\n  type: object\n  properties:\n',
    by: 'actor:\n  type: object\n  properties:\n    team_id: { type: integer }\n',
    message: 'shapes.yaml /actor/properties/team_id/type: Ids are strings with their digits intact',
  },
  {
    title: 'a camelCase field',
    file: users,
    ...field('createdAt: { type: string, format: date-time }'),
    message: '/record/properties/createdAt: Write names in snake_case: created_at, not createdAt.',
  },
  {
    title: 'a date-time without format',
    file: users,
    ...field('joined_at: { type: string }'),
    message: '/record/properties/joined_at has no format: Its name says that it is a moment or a day: write format',
  },
  {
    title: 'an enum on a nullable field',
    file: users,
    ...field('state: { type: string, enum: [on, off] }'),
    message: '/record/properties/state/enum: A field may be null and may gain values: write x-known-values instead',
  },
  {
    title: 'a field named in the vendor’s terms',
    file: users,
    ...field('slack_user_id: { type: string }'),
    message: '/record/properties/slack_user_id has no x-exempt: A field is named by what it is',
  },
  {
    title: 'a missing index',
    file: users,
    text: /index:.*\n/,
    by: '',
    message: 'users.yaml  has no index: An entity file has',
  },
  {
    title: 'a missing deletions',
    file: users,
    text: /deletions:.*\n/,
    by: '',
    message: 'users.yaml  has no deletions: An entity file has',
  },
  {
    title: 'an unknown value of deletions',
    file: users,
    text: 'deletions: listing',
    by: 'deletions: lists',
    message: 'users.yaml /deletions: deletions is listing, signal, parent or never.',
  },
  {
    title: 'an index of a nonexistent field',
    file: users,
    text: '[email]]',
    by: '[e_mail]]',
    message: 'openapi/connectors/incident-io/users.yaml: index names "e_mail", which the record does not have',
  },
  {
    title: 'an id that is not the first field',
    file: users,
    text: '  properties:\n    id:',
    by: '  properties:\n    nick: { type: string }\n    id:',
    message: 'openapi/connectors/incident-io/users.yaml: the first field of a record must be id; move it to the top',
  },
  {
    title: 'a reference to a nonexistent shape',
    file: users,
    text: './shapes.yaml#/rbac_role',
    by: './shapes.yaml#/role',
    message: 'connectors/incident-io/users.yaml: there is no "role" in connectors/incident-io/shapes.yaml',
  },
  {
    title: 'invalid YAML',
    file: users,
    text: 'deletions: listing',
    by: 'deletions: [listing',
    message: 'openapi/connectors/incident-io/users.yaml: ',
  },
  {
    title: 'a secret in a response of the service without x-secret',
    file: 'schemas/accounts.yaml',
    text: /(access_token:[^\n]*)x-secret: true,?/,
    by: '$1',
    message: 'access_token: its name says that it is a secret; write x-secret: true in openapi/schemas/',
  },
];

/** A copy of the contract, with the one connector type that is edited, and one error. */
function withError<T>({ file, text, by }: Omit<ContractError, 'title' | 'message'>, work: (copy: string) => T): T {
  const copy = mkdtempSync(join(tmpdir(), 'patchbay-error-'));
  try {
    const kept = `connectors/${/^connectors\/(?!acme)([^/]+)/.exec(file)?.[1] ?? 'incident-io'}`;
    cpSync(openapi, copy, {
      recursive: true,
      filter: (path) =>
        !/^(generated|decisions|released)/.test(relative(openapi, path)) &&
        (!/^connectors\/./.test(relative(openapi, path)) || relative(openapi, path).startsWith(kept)),
    });
    const path = join(copy, file);
    mkdirSync(dirname(path), { recursive: true });
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const after = text === '' ? by : before.replace(text, by);
    expect(after).not.toBe(before);
    writeFileSync(path, after);
    return work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Everything that generation and the linter say about a contract. */
function complaints(copy: string): string {
  try {
    const contract = bundle(copy);
    planRecords(contract.connectors);
    for (const each of contract.connectors) planConnector(contract.document, each);
    return markedSecrets(contract.document).join('\n');
  } catch (error) {
    return (error as Error).message;
  }
}

it.each(errors)('rejects $title', ({ message, ...error }) => {
  expect(withError(error, complaints)).toContain(message);
});

it('lists the errors of all files at once', () => {
  const said = withError({ file: users, text: /^[^]*$/, by: 'entity: users\nrecord: { type: object }\n' }, complaints);
  expect(said.split('\n').map((line) => line.replace(/:.*/, ''))).toEqual([
    ...['title', 'description', 'actions', 'index', 'deletions'].map(
      (key) => `openapi/connectors/incident-io/users.yaml  has no ${key}`,
    ),
    'openapi/connectors/incident-io/users.yaml /record has no properties',
  ]);
});

it('finds an entity by its file only', () => {
  const file = 'connectors/incident-io/teams.yaml';
  const by = readFileSync(join(openapi, users), 'utf8').replace('entity: users', 'entity: teams');
  const names = withError({ file, text: '', by }, (copy) =>
    bundle(copy)
      .connectors.find((each) => each.connector_type === 'incident-io')!
      .entities.map(({ entity }) => entity),
  );
  expect(names).toContain('teams');
});

it('leaves the generated files unchanged when generation fails', async () => {
  const root = mkdtempSync(join(tmpdir(), 'patchbay-generated-'));
  const kept = join(root, 'openapi/generated/openapi.json');
  try {
    withError({ file: users, text: /index:.*\n/, by: '' }, (copy) =>
      cpSync(copy, join(root, 'openapi'), { recursive: true }),
    );
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, 'kept');
    await expect(replaceGenerated(root)).rejects.toThrow('has no index');
    expect(readdirSync(root)).toEqual(['openapi']);
    expect(readFileSync(kept, 'utf8')).toBe('kept');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
