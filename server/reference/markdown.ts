import MarkdownIt from 'markdown-it';
import { raw, type Html } from '../html.ts';
import type { Section } from './page.ts';

/** No markup of the text itself is let through: descriptions come from the contract, guides from the repository. */
const renderer = new MarkdownIt({ html: false, linkify: false });

renderer.renderer.rules['table_open'] = () =>
  '<div class="scroll" tabindex="0" role="region" aria-label="Table"><table>\n';
renderer.renderer.rules['table_close'] = () => '</table></div>\n';
renderer.renderer.rules['fence'] = (tokens, index) => {
  const token = tokens[index];
  return `<pre tabindex="0"><code>${renderer.utils.escapeHtml((token?.content ?? '').trimEnd())}</code></pre>\n`;
};

export const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A description of the contract. */
export const prose = (text: string): Html => raw(text === '' ? '' : renderer.render(text));

/**
 * A guide: its first heading is the title, the paragraph after it the summary, which is plain text; second-level
 * headings become sections with anchors. `link` turns a target such as `errors` or `errors#not_found` into the link of
 * a page.
 */
export function guide(markdown: string, link: (target: string) => string) {
  const [, title = '', summary = '', rest = ''] = /^# (.+)\n\n(.+?)\n\n([^]*)$/.exec(markdown) ?? [];
  if (title === '') throw new Error('a guide begins with a heading and a paragraph of one line');
  const tokens = renderer.parse(rest, {});
  const sections: Section[] = [];
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open' && token.tag === 'h2') {
      const text = tokens[index + 1]?.content ?? '';
      token.attrSet('id', slug(text));
      sections.push({ id: slug(text), title: text, text: '' });
    }
    const current = sections.at(-1);
    if (token.type === 'inline' && current && current.title !== token.content) current.text += `${token.content} `;
    for (const child of token.children ?? []) {
      const target = child.type === 'link_open' ? String(child.attrGet('href')) : '';
      if (target.startsWith('page:')) child.attrSet('href', link(target.slice('page:'.length)));
    }
  });
  return {
    title,
    summary: summary.replaceAll('`', ''),
    sections,
    body: raw(renderer.renderer.render(tokens, renderer.options, {})),
  };
}
