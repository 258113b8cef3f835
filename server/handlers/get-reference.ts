import type { Handlers } from '../generated/routes.gen.ts';
import { referencePage } from '../http/reference-page.ts';

export const getReference: Handlers['getReference'] = (_input, { services }) => {
  const { html, content_security_policy } = referencePage(services.document.published);
  return { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': content_security_policy }, body: html };
};
