import { sandbox_start } from '../called.ts';
import { sandboxOfFolder } from '../connection.ts';
import { usage } from '../failure.ts';
import type { CreationBody, VendorEntry } from '../../../conformance/fake-vendors/vendor-entry.ts';

/** What the sandbox of this folder has for a type. */
export function sandboxBody(type: string): { body: CreationBody; redirect_url: string } {
  const file = sandboxOfFolder();
  if (!file) throw usage(`No sandbox exists in this folder. Start one with \`${sandbox_start}\`.`);
  const body = Object.hasOwn(file.connectors, type) ? file.connectors[type] : undefined;
  if (!body)
    throw usage(`The sandbox has no connector type ${type}. Available: ${Object.keys(file.connectors).join(', ')}.`);
  return { body, redirect_url: file.redirect_url };
}

/** All test credentials of a type, by the name of what they show. */
export async function allTestCredentials(type: string): Promise<Readonly<Record<string, Record<string, string>>>> {
  const { vendors } = await import('../../../conformance/generated/vendors.gen.ts');
  const entries: Readonly<Record<string, VendorEntry>> = vendors;
  return (Object.hasOwn(entries, type) ? entries[type] : undefined)?.test_credentials ?? {};
}

export async function testCredentials(type: string, name: string): Promise<Record<string, string>> {
  const known = await allTestCredentials(type);
  const credentials = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!credentials)
    throw usage(`${type} has no test credentials ${name}. Available: ${Object.keys(known).join(', ') || 'none'}.`);
  return credentials;
}
