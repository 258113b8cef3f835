import { toConnector } from '../connectors/connector.ts';
import { checkCustomerName } from '../connectors/inputs.ts';
import type { Handlers } from '../generated/routes.gen.ts';
import { Problem } from '../problem.ts';

const invalidCursor = () =>
  new Problem('invalid_cursor', 'The cursor is not one of this list. Start again without it.', { errors: [{ in: 'query', name: 'after', code: 'invalid_cursor', message: 'is not a cursor of this list' }] });

/** The id of the last connector of a page, in a form that does not invite to be built by hand. */
const encode = (id: string) => Buffer.from(`connectors:${id}`).toString('base64url');

function decode(after: string): string {
  const text = Buffer.from(after, 'base64url').toString();
  const id = /^connectors:([0-9a-f-]{36})$/.exec(text)?.[1];
  if (id === undefined || encode(id) !== after) throw invalidCursor();
  return id;
}

export const listConnectors: Handlers['listConnectors'] = async ({ query }, { tenant }) => {
  const { customer_name, connector_type, status, page_size = 25, after } = query;
  if (customer_name !== undefined) checkCustomerName(customer_name, { in: 'query', name: 'customer_name' });
  const rows = await tenant.connectors.list({
    ...(customer_name === undefined ? {} : { customer_name }),
    ...(connector_type === undefined ? {} : { connector_type }),
    ...(status === undefined ? {} : { status }),
    ...(after === undefined ? {} : { before: decode(after) }),
    limit: page_size + 1, // one more tells whether there is a next page
  });
  const page = rows.slice(0, page_size);
  return { status: 200, body: { data: page.map(toConnector), pagination: { after: rows.length > page_size ? encode(page.at(-1)!.id) : null, page_size } } };
};
