/** What the reference is made of. */
import type { Html } from '../html.ts';

export const groups = ['Start', 'Guides', 'Connector types', 'API'] as const;

/** A part of a page that a link or a search result can point to. */
export interface Section {
  id: string;
  title: string;
  /** For the full-text search. */
  text: string;
}

export interface Page {
  /** The name in the URL: `/docs/<name>`; the start page is `index`. */
  name: string;
  title: string;
  group: (typeof groups)[number];
  /** One sentence: for the start page, search engines and llms.txt. */
  summary: string;
  sections: Section[];
  body: Html;
}
