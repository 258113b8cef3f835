import type { Handlers } from '../../generated/routes.gen.ts';
import { completeConsent as complete } from '../../consent/complete-consent.ts';

export const completeConsent: Handlers['completeConsent'] = async ({ path, query, headers }, { services, actor }) => {
  const { cookie: cookie_header } = headers as Record<string, string | undefined>;
  const { location, set_cookie } = await complete(services, {
    connector_type: path.connector_type,
    query: query as Record<string, unknown>,
    cookie_header,
    by: actor,
  });
  return {
    status: 303,
    headers: {
      Location: location,
      'Set-Cookie': set_cookie,
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'unsafe-none', // as of the consent page
    },
  };
};
