// Generated from the folders of the repository by `npm run generate`. Do not edit.

import { vendor as facebookMarketing } from '../fake-vendors/facebook-marketing/index.ts';
import { vendor as incidentIo } from '../fake-vendors/incident-io/index.ts';
import { vendor as zendeskSupport } from '../fake-vendors/zendesk-support/index.ts';
import type { VendorEntry } from '../fake-vendors/vendor-entry.ts';
import type { Connectors } from '../../clients/http/generated/connectors.gen.ts';

/** Connector type -> its fake vendor (conformance/fake-vendors/<type>/index.ts). */
export const vendors: Readonly<Record<keyof Connectors, VendorEntry>> = {
    'facebook-marketing': facebookMarketing,
    'incident-io': incidentIo,
    'zendesk-support': zendeskSupport
};
