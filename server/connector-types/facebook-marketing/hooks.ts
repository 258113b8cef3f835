/**
 * `embed_html` of a video is an object in the spec of AdVideo and a text in recorded responses of version 2.7: the text
 * is the object's `html`.
 */
export function embedHtml(video: unknown): unknown {
  const { embed_html } = video as { embed_html?: unknown };
  return typeof embed_html === 'string' ? { html: embed_html } : embed_html;
}
