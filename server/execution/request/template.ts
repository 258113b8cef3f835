import type { Template } from '../../connector-types/definition/template.ts';

const VARIABLE = /\{(\w+)\}/g;

/** The names between braces. */
export function namesIn(template: Template): string[] {
  return [...template.matchAll(VARIABLE)].map(([, name = '']) => name);
}

export function fillTemplate(template: Template, valueOf: (name: string) => string): string {
  return template.replaceAll(VARIABLE, (_match, name: string) => valueOf(name));
}
