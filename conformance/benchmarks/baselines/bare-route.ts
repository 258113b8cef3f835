/**
 * What the service is measured against: an Express route that fetches the page, parses, renames and sends it. No auth,
 * no validation, no database.
 */
import express from 'express';
import type { AddressInfo } from 'node:net';
import { request } from 'undici';

const vendor = process.argv[2]!;

interface Page {
  users: Array<Record<string, unknown>>;
  pagination_meta?: { after?: string; page_size: number };
}

const app = express();
app.disable('x-powered-by');
app.post('/list', async (_request, response) => {
  const { body } = await request(`${vendor}/v2/users?page_size=100&include_inactive=true`, {
    headers: { authorization: 'Bearer inc_benchmark' },
  });
  const { users, pagination_meta } = (await body.json()) as Page;
  const data = users.map(({ slack_user_id, ...user }) => ({ ...user, chat_user_id: slack_user_id }));
  response.json({ data, pagination: { after: pagination_meta?.after ?? null, page_size: 100 } });
});
const server = app.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })),
);
