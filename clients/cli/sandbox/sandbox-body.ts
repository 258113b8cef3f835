import { sandboxOfFolder } from '../connection.ts';
import { usage } from '../failure.ts';
import type { CreationBody } from '../../../conformance/fake-vendors/vendor-entry.ts';

/** What the sandbox of this folder has for a type. */
export function sandboxBody(type: string): { body: CreationBody; redirect_url: string } {
  const file = sandboxOfFolder();
  if (!file) throw usage('No sandbox exists in this folder. Start one with `npm start`.');
  const body = Object.hasOwn(file.connectors, type) ? file.connectors[type] : undefined;
  if (!body)
    throw usage(`The sandbox has no connector type ${type}. Available: ${Object.keys(file.connectors).join(', ')}.`);
  return { body, redirect_url: file.redirect_url };
}
