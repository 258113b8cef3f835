import { createHash } from 'node:crypto';
import { escapeHtml } from '../html.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Node = { [key: string]: Json };

const escape = (text: unknown) => escapeHtml(String(text ?? ''));
/** The document's descriptions use three marks of Markdown: paragraphs, `code` and **bold**. */
const prose = (text: unknown) =>
  escape(text)
    .split(/\n\n+/)
    .map((part) => `<p>${part.replace(/`([^`]+)`/g, '<code>$1</code>').replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')}</p>`)
    .join('');

const style = `
:root{color-scheme:light dark;--line:#8884;--soft:#8881;--accent:#2563eb}
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:72rem;padding:1rem 1.5rem}
h1{margin-bottom:0}h2{margin-top:2.5rem;border-bottom:1px solid var(--line)}
section{border:1px solid var(--line);border-radius:.5rem;margin:1rem 0;padding:.25rem 1rem}
code,pre{font:.875em/1.45 ui-monospace,monospace}pre{background:var(--soft);padding:.75rem;overflow:auto;border-radius:.375rem}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid var(--line);padding:.25rem .75rem .25rem 0;text-align:left;vertical-align:top}
.method{color:var(--accent);font-weight:700;text-transform:uppercase}.planned{border:1px solid var(--line);border-radius:1rem;font-size:.8em;padding:.1em .6em}
a{color:var(--accent)}nav{columns:18rem}nav a{display:block}
`;
const style_hash = createHash('sha256').update(style).digest('base64');

const nameOf = (reference: Json | undefined) => (typeof reference === 'string' ? reference.split('/').at(-1)! : '');

function schemaName(schema: Node | undefined): string {
  if (!schema) return '';
  if (schema['$ref']) return `<a href="#schema-${nameOf(schema['$ref'])}">${nameOf(schema['$ref'])}</a>`;
  if (schema['anyOf']) return (schema['anyOf'] as Node[]).map(schemaName).join(' or ');
  const type = [schema['type'] ?? 'any'].flat().map(escape).join(' or ');
  if (schema['items']) return `${type} of ${schemaName(schema['items'] as Node)}`;
  const bounds = ['format', 'minimum', 'maximum', 'minLength', 'maxLength', 'default', 'pattern'].filter((key) => schema[key] !== undefined).map((key) => `${key} ${escape(schema[key])}`);
  return bounds.length > 0 ? `${type} <small>(${bounds.join(', ')})</small>` : type;
}

function members(schema: Node): string {
  const required = (schema['required'] ?? []) as string[];
  const rows = Object.entries((schema['properties'] ?? {}) as Record<string, Node>).map(
    ([name, each]) => `<tr><td><code>${escape(name)}</code>${required.includes(name) ? '' : ' <small>optional</small>'}</td><td>${schemaName(each)}</td><td>${escape(each['description'])}</td></tr>`,
  );
  return rows.length > 0 ? `<table>${rows.join('')}</table>` : '';
}

function example(content: Node | undefined): string {
  return Object.entries(content ?? {})
    .flatMap(([type, media]) => Object.values(((media as Node)['examples'] ?? {}) as Record<string, Node>).map((each) => `<pre>${escape(type)}\n${escape(JSON.stringify(each['value'], null, 2))}</pre>`))
    .join('');
}

function operation(document: Node, path: string, method: string, item: Node, each: Node): string {
  const components = document['components'] as Record<string, Record<string, Node>>;
  const resolve = (node: Node): Node => (node['$ref'] ? components[String(node['$ref']).split('/')[2]!]![nameOf(node['$ref'])]! : node);
  const parameters = [...((item['parameters'] ?? []) as Node[]), ...((each['parameters'] ?? []) as Node[])].map(resolve);
  const body = each['requestBody'] as Node | undefined;
  const scopes = ((each['security'] ?? []) as Array<Record<string, string[]>>).flatMap((requirement) => Object.entries(requirement).map(([scheme, list]) => [scheme, ...list].join(' ')));
  const answers = Object.entries(each['responses'] as Record<string, Node>).map(([status, response]) => {
    const target = resolve(response);
    const text = String(target['description'] ?? '').split('\n')[0];
    const codes = [...String(target['description'] ?? '').matchAll(/`([a-z_]+)`/g)].map(([, code]) => `<a href="#${code}">${code}</a>`).join(', ');
    return `<tr><td><code>${status}</code></td><td>${escape(text)} ${Number(status) >= 400 ? codes : ''}</td></tr>`;
  });
  return `<section id="${escape(each['operationId'])}"><h3><span class="method">${method}</span> <code>${escape(path)}</code> ${each['x-stage'] ? '<span class="planned">planned</span>' : ''}</h3>
<p><b>${escape(each['summary'])}</b> <small>${escape(each['operationId'])}${scopes.length > 0 ? `; ${escape(scopes.join(', '))}` : ''}</small></p>${each['description'] ? prose(each['description']) : ''}
${parameters.length > 0 ? `<table>${parameters.map((parameter) => `<tr><td><code>${escape(parameter['name'])}</code> <small>${escape(parameter['in'])}${parameter['required'] ? '' : ', optional'}</small></td><td>${schemaName(parameter['schema'] as Node)}</td><td>${escape(parameter['description'])}</td></tr>`).join('')}</table>` : ''}
${body ? `<p>Body: ${[...new Set(Object.values(body['content'] as Record<string, Node>).map((media) => schemaName(media['schema'] as Node)))].join(' or ')}</p>${example(body['content'] as Node)}` : ''}
<details><summary>Answers</summary><table>${answers.join('')}</table>${example((each['responses'] as Record<string, Node>)['200']?.['content'] as Node | undefined)}</details></section>`;
}

let page: { html: string; content_security_policy: string } | undefined;

/** The reference as one page without scripts, made from the published document. Every error code has an anchor: Problems point there. */
export function referencePage(document: Node): { html: string; content_security_policy: string } {
  if (page) return page;
  const info = document['info'] as Node;
  const components = document['components'] as Record<string, Record<string, Node>>;
  const operations = Object.entries(document['paths'] as Record<string, Node>).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method !== 'parameters')
      .map(([method, each]) => ({ path, method, item, each: each as Node })),
  );
  const tags = document['tags'] as Array<{ name: string; description: string }>;
  const groups = tags.map(
    (tag) => `<h2>${escape(tag.name)}</h2><p>${escape(tag.description)}</p>${operations.filter(({ each }) => (each['tags'] as string[])[0] === tag.name).map(({ path, method, item, each }) => operation(document, path, method, item, each)).join('')}`,
  );
  const codes = Object.values(components['responses']!).flatMap((response) => {
    const status = Object.values((((response['content'] as Node | undefined)?.['application/problem+json'] as Node | undefined)?.['examples'] ?? {}) as Record<string, Node>)[0]?.['value'] as Node | undefined;
    return [...String(response['description']).matchAll(/- `([a-z_]+)`: (.+)/g)].map(([, code, advice]) => `<tr id="${code}"><td><code>${code}</code></td><td>${escape(status?.['status'])}</td><td>${escape(advice)}</td></tr>`);
  });
  const schemas = Object.entries(components['schemas']!).map(
    ([name, schema]) => `<details id="schema-${name}"><summary><code>${name}</code> ${escape(schema['description'])}</summary>${members(schema) || `<p>${schemaName(schema)}</p>`}</details>`,
  );
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(info['title'])} reference</title><style>${style}</style></head><body>
<h1>${escape(info['title'])}</h1><p>Version ${escape(info['version'])}. The same as <a href="/openapi.json">JSON</a> and <a href="/openapi.yaml">YAML</a>.</p>${prose(info['description'])}
<nav>${operations.map(({ each }) => `<a href="#${escape(each['operationId'])}">${escape(each['summary'])}</a>`).join('')}<a href="#errors">Errors</a><a href="#schemas">Schemas</a></nav>
${groups.join('')}<h2 id="errors">Errors</h2><table><tr><th>code</th><th>status</th><th>what to do</th></tr>${codes.join('')}</table><h2 id="schemas">Schemas</h2>${schemas.join('')}</body></html>`;
  page = { html, content_security_policy: `default-src 'none'; style-src 'sha256-${style_hash}'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'` };
  return page;
}
