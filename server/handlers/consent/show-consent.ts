import type { Handlers } from '../../generated/routes.gen.ts';
import { connectPage } from '../../consent/connect.ts';
import { pageHeaders } from '../../consent/page-shell.ts';

export const showConsent: Handlers['showConsent'] = async ({ path }, { services }) => ({
  status: 200,
  headers: pageHeaders,
  body: await connectPage(services, path.session_id),
});
