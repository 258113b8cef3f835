import { html, type Html } from '../../html.ts';
import {
  endpoints,
  listed,
  resolver,
  responseOf,
  type ApiDocument,
  type Endpoint,
  type Media,
  type Operation,
} from '../document.ts';
import type { Link } from '../layout.ts';
import { prose } from '../markdown.ts';
import type { Page } from '../page.ts';
import { clientSamples } from '../operation-calls.ts';
import { curl, sampleBlock, type Sample } from '../samples.ts';
import { rowsOf, schemaTable, type Resolve } from '../schema-table.ts';

const scopesOf = ({ operation }: Endpoint): string => {
  const requirements = (operation.security ?? []).flatMap((each) => Object.entries(each));
  if (requirements.length === 0) return 'No authentication.';
  return requirements
    .map(([scheme, scopes]) =>
      scheme === 'bearer'
        ? `Bearer token${scopes.length > 0 ? ` with the scope ${scopes.join(', ')}` : ''}.`
        : `${scheme.replaceAll('_', ' ')}.`,
    )
    .join(' Or: ');
};

const firstExample = (content: Record<string, Media> | undefined): unknown =>
  Object.values(content?.['application/json']?.examples ?? {})[0]?.value;

/** The variable with the bearer token that an operation takes. */
function tokenOf({ security = [] }: Operation): string | null {
  const schemes = security.flatMap((each) => Object.keys(each));
  if (schemes.includes('bearer')) return 'TOKEN';
  return schemes.includes('metrics_token') ? 'METRICS_TOKEN' : null;
}

const shellPath = (path: string): string => path.replace(/\{([^}]+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);

/** None of those that a user's browser opens: their state is the browser's. */
export function operationSamples({ operation, method, path }: Endpoint): Sample[] {
  if (operation['x-browser']) return [];
  const body = firstExample(operation.requestBody?.content);
  return [
    { language: 'curl', code: curl(method.toUpperCase(), shellPath(path), body, tokenOf(operation)) },
    ...clientSamples(operation.operationId, body),
  ];
}

function responses(document: ApiDocument, { operation }: Endpoint, link: Link): Html {
  return html`<details>
    <summary>Responses of ${operation.operationId}</summary>
    <dl>
      ${Object.entries(operation.responses).map(([status, declared]) => {
        const response = responseOf(document, declared);
        const codes = Number(status) >= 400 ? listed(response.description) : [];
        const [text = ''] = response.description.split('\n');
        return html`<dt><code>${status}</code></dt>
          <dd>
            ${text}
            ${codes.map(({ name }, at) => html`${at > 0 ? ', ' : ''}<a href="${link(`errors#${name}`)}">${name}</a>`)}
          </dd>`;
      })}
    </dl>
  </details>`;
}

function endpoint(document: ApiDocument, each: Endpoint, link: Link): Html {
  const { operation, method, path, parameters } = each;
  const resolve: Resolve = resolver(document);
  const json = operation.requestBody?.content['application/json'];
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const response = success && responseOf(document, success);
  const example = firstExample(response?.content);
  const shape = response?.content?.['application/json']?.schema;
  const samples = operationSamples(each);
  return html`<section aria-labelledby="${operation.operationId}">
    <h2 id="${operation.operationId}">${operation.summary}</h2>
    <p class="endpoint"><b>${method.toUpperCase()}</b> <code>${path}</code></p>
    <p class="note">${scopesOf(each)}</p>
    ${prose(operation.description ?? '')}
    ${
      parameters.length > 0
        ? schemaTable(
            `Parameters of ${operation.operationId}`,
            parameters.map(({ name, in: place, required, schema, description }) => ({
              name,
              required: required ?? false,
              label: place,
              schema: { ...resolve(schema), ...(description ? { description } : {}) },
            })),
            resolve,
          )
        : ''
    }
    ${json?.schema ? schemaTable(`Body of ${operation.operationId}`, rowsOf(json.schema, resolve), resolve) : ''}
    ${samples.length > 0 ? sampleBlock(samples) : html`<p class="note">For the browser of a user, not for applications.</p>`}
    ${
      example === undefined
        ? ''
        : html`<p>Response:</p>
            <pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>`
    }
    ${
      shape
        ? html`<details>
            <summary>Members of the response of ${operation.operationId}</summary>
            ${schemaTable(`Response of ${operation.operationId}`, rowsOf(shape, resolve), resolve)}
          </details>`
        : ''
    }
    ${responses(document, each, link)}
  </section>`;
}

/** One page for each tag of the document. */
export const apiPages = (document: ApiDocument, link: Link): Page[] =>
  document.tags.map(({ name, description }) => {
    const members = endpoints(document).filter(({ operation }) => operation.tags[0] === name);
    return {
      name: `api-${name}`,
      title: name[0]?.toUpperCase() + name.slice(1),
      group: 'API' as const,
      summary: description,
      sections: members.map(({ operation, method, path }) => ({
        id: operation.operationId,
        title: operation.summary,
        text: `${operation.operationId} ${method} ${path} ${operation.description ?? ''}`,
      })),
      body: html`${members.map((each) => endpoint(document, each, link))}`,
    };
  });
