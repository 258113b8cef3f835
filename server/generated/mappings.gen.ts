// Generated from the folders of the repository by `npm run generate`. Do not edit.

import { facebookMarketing } from '../connector-types/facebook-marketing/mapping.ts';
import { incidentIo } from '../connector-types/incident-io/mapping.ts';
import { zendeskSupport } from '../connector-types/zendesk-support/mapping.ts';
import type { ConnectorMapping } from '../connector-types/definition/define.ts';
import type { Connectors } from './connectors.gen.ts';

/** Connector type -> its mapping (server/connector-types/<type>/mapping.ts). */
export const mappings: Readonly<Record<keyof Connectors, ConnectorMapping>> = {
    'facebook-marketing': facebookMarketing,
    'incident-io': incidentIo,
    'zendesk-support': zendeskSupport
};
