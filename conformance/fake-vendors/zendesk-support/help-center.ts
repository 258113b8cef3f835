/**
 * Articles and their files. Dates are plain strings in the vendor's document; some are written with an offset, one of
 * them without its colon.
 */
import type { VendorRecord } from '../overlay-store.ts';
import { at, dates, range, type Generator, type World } from './world.ts';

export const article: Generator = (world, index) => {
  const id = world.id('articles', index);
  const times = dates(world, 'articles', index);
  return {
    id,
    url: world.url(`help_center/en-us/articles/${id}`),
    html_url: `https://${world.subdomain}.zendesk.com/hc/en-us/articles/${id}`,
    author_id: world.id('users', 1),
    comments_disabled: index % 2 === 0,
    draft: index % 5 === 4,
    promoted: index === 0,
    position: (index * 7) % 20,
    vote_sum: (index % 7) - 2,
    vote_count: index % 7,
    section_id: world.id('options', 40 + (index % 3)),
    ...times,
    edited_at: index % 3 === 0 ? `${at(Date.parse(times.updated_at) + 3_600_000).slice(0, 19)}+0100` : times.updated_at,
    title: `How to ${['begin', 'pay', 'größer denken', 'return goods'][index % 4]!} ${index}`,
    source_locale: 'en-us',
    locale: 'en-us',
    outdated: false,
    outdated_locales: index % 4 === 0 ? ['de'] : [],
    user_segment_id: index % 2 === 0 ? null : world.id('options', 50),
    user_segment_ids: index % 2 === 0 ? [] : [world.id('options', 50)],
    permission_group_id: world.id('options', 60),
    content_tag_ids: index % 3 === 0 ? ['01GT23D51Y'] : [],
    label_names: ['start', 'billing', 'x'].slice(0, index % 4),
    body: '<h1>Hello</h1><p>&amp; welcome</p>',
  };
};

export const articleFiles = (world: World, record: VendorRecord, index: number): VendorRecord[] =>
  range(index % 3, (n) => {
    const id = world.id('article_attachments', index * 3 + n);
    return {
      id,
      url: world.url(`help_center/articles/${record.id}/attachments/${id}`),
      article_id: record.id,
      file_name: 'party_invitation.pdf',
      content_type: 'application/pdf',
      size: 58_298,
      inline: n === 1,
      content_url: `https://${world.subdomain}.zendesk.com/hc/article_attachments/${id}`,
      ...dates(world, 'articles', index),
      ...(n === 1 && { locale: 'en-us' }),
    };
  });
