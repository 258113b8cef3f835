import type { AuthorizationRequest } from './authorization-server.ts';

const escape = (text: string) => text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);

/** The vendor's own page, where its user says yes or no. The form posts to the address that it came from. */
export const authorizationPage = (request: AuthorizationRequest, accounts: string[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Fake vendor: authorise</title></head>
<body style="font-family: sans-serif; max-width: 32rem; margin: 4rem auto">
<h1>Fake vendor</h1>
<p><strong>${escape(request.client_id)}</strong> asks for: ${escape(request.scope)}</p>
<form method="post">
<p><label>Account <select name="account">${accounts.map((account) => `<option>${escape(account)}</option>`).join('')}</select></label></p>
<button name="decision" value="allow">Allow</button> <button name="decision" value="deny">Deny</button>
</form></body></html>`;
