import type { Handlers } from '../../generated/routes.gen.ts';
import { connectPage } from '../../consent/connect.ts';

export const showConsent: Handlers['showConsent'] = async ({ path }, { services }) => {
  const { text, headers } = await connectPage(services, path.session_id);
  return { status: 200, headers, body: text };
};
