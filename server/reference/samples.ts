/** The same call in every way that a reader may want to make it. Placeholders are in capitals. */
import { html, type Html } from '../html.ts';

export interface SampleRequest {
  connector_type: string;
  entity: string;
  action: string;
  params: Readonly<Record<string, unknown>>;
}

export interface Sample {
  language: 'curl' | 'TypeScript' | 'Command line';
  code: string;
}

export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A JavaScript literal as a person would write it: keys without quotes where they need none. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (value === null || typeof value !== 'object') {
    return typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : JSON.stringify(value);
  }
  const members = Object.entries(value).map(
    ([key, each]) => `${/^[a-z_]\w*$/i.test(key) ? key : `'${key}'`}: ${literal(each)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** An object as an argument, one member a line. */
export const argument = (object: object): string =>
  `{\n${Object.entries(object)
    .map(([name, value]) => `  ${name}: ${literal(value)},`)
    .join('\n')}\n}`;

/** `token` names the variable that is sent as the bearer token; null where an operation takes none. */
export const curl = (method: string, path: string, body?: unknown, token: string | null = 'TOKEN'): string =>
  [
    `curl -s${method === 'GET' ? '' : ` -X ${method}`} "$BASE_URL${path}"`,
    ...(token === null ? [] : [`  -H "Authorization: Bearer $${token}"`]),
    ...(body === undefined ? [] : [`  -H 'Content-Type: application/json'`, `  -d ${quoted(JSON.stringify(body))}`]),
  ].join(' \\\n');

function commandLine({ entity, action, params }: SampleRequest): string {
  const simple = Object.values(params).every((value) => typeof value !== 'object');
  const options = simple
    ? Object.entries(params).map(([name, value]) => ` --param ${name}=${String(value)}`)
    : [` --params ${quoted(JSON.stringify(params))}`];
  return `patchbay execute $CONNECTOR_ID ${entity} ${action}${options.join('')}`;
}

function typescript({ connector_type, entity, action, params }: SampleRequest): string {
  const given = Object.keys(params).length === 0 ? '' : `, ${literal(params)}`;
  return [
    `const connector = client.connector<'${connector_type}'>(CONNECTOR_ID);`,
    `const { data } = await connector.execute('${entity}', '${action}'${given});`,
  ].join('\n');
}

export const executeSamples = (request: SampleRequest): Sample[] => [
  {
    language: 'curl',
    code: curl('POST', '/api/v1/integrations/connectors/$CONNECTOR_ID/execute', {
      entity: request.entity,
      action: request.action,
      params: request.params,
    }),
  },
  { language: 'TypeScript', code: typescript(request) },
  { language: 'Command line', code: commandLine(request) },
];

export interface CreateRequest {
  customer_name: string;
  connector_type: string;
  name?: string;
  credentials: Readonly<Record<string, string>>;
  environment?: Readonly<Record<string, string>>;
  replication_config?: Readonly<Record<string, string>>;
}

export function createCommand({
  customer_name,
  connector_type,
  credentials,
  name,
  ...variables
}: CreateRequest): string {
  const options = (option: string, values: Readonly<Record<string, string>> = {}) =>
    Object.entries(values).map(([name, value]) => ` --${option} ${name}=${value}`);
  const named = [
    ...(name === undefined ? [] : [` --name ${quoted(name)}`]),
    ...options('environment', variables.environment),
    ...options('replication-config', variables.replication_config),
  ];
  return `echo ${quoted(JSON.stringify(credentials))} | \\
  patchbay connectors create --type ${connector_type} --customer ${customer_name} --credentials -${named.join('')}`;
}

export const createCall = (request: object): string =>
  `const { id } = await client.connectors.create(${argument(request)});`;

export const createSamples = (request: CreateRequest): Sample[] => [
  { language: 'curl', code: curl('POST', '/api/v1/integrations/connectors', request) },
  { language: 'TypeScript', code: createCall(request) },
  { language: 'Command line', code: createCommand(request) },
];

/** Without scripts all samples are shown, one below the other; the script makes them tabs. */
export const sampleBlock = (samples: readonly Sample[]): Html =>
  html`<div class="samples">
    ${samples.map(
      ({ language, code }) =>
        html`<figure data-language="${language}">
          <figcaption>${language}</figcaption>
          <pre tabindex="0"><code>${code}</code></pre>
        </figure>`,
    )}
  </div>`;
