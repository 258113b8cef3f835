import { escape } from '../../report/escape.ts';
import type { AuthorizationRequest } from './authorization-server.ts';

/**
 * The vendor's own page, where its user says yes or no, and to what. The form posts to the address that it came from.
 */
export const authorizationPage = (
  request: AuthorizationRequest,
  accounts: readonly string[],
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Fake vendor: authorize</title></head>
<body style="font-family: sans-serif; max-width: 32rem; margin: 4rem auto">
<h1>Fake vendor</h1>
<p><strong>${escape(request.client_id)}</strong> asks for access to an account of yours.</p>
<form method="post">
<p><label>Account <select name="account">${accounts.map((account) => `<option>${escape(account)}</option>`).join('')}</select></label></p>
<input type="hidden" name="scope" value="">
${request.scope
  .split(/[ ,]+/)
  .filter(Boolean)
  .map(
    (scope) =>
      `<p><label><input type="checkbox" name="scope" value="${escape(scope)}" checked> ${escape(scope)}</label></p>`,
  )
  .join('\n')}
<button name="decision" value="allow">Allow</button> <button name="decision" value="deny">Deny</button>
</form></body></html>`;
