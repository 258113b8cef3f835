// Generated from the folders of the repository by `npm run generate`. Do not edit.

import { ServiceTables1767225600001 } from '../storage/migrations/0001-service-tables.ts';
import { RecordTables1767312000002 } from '../storage/migrations/0002-record-tables.ts';
import { Replication1767398400003 } from '../storage/migrations/0003-replication.ts';
import { ZendeskSupport1767484800004 } from '../storage/migrations/0004-zendesk-support.ts';
import { FacebookMarketing1767571200005 } from '../storage/migrations/0005-facebook-marketing.ts';
import { OauthTables1768003200010 } from '../storage/migrations/0010-oauth-tables.ts';
import { Exports1768176000012 } from '../storage/migrations/0012-exports.ts';
import { SkippedParts1768262400020 } from '../storage/migrations/0020-skipped-parts.ts';
import { LeasesAndKeys1769904000030 } from '../storage/migrations/0030-leases-and-keys.ts';
import { ChangeFeed1772323200060 } from '../storage/migrations/0060-change-feed.ts';
import { EventLog1772409600061 } from '../storage/migrations/0061-event-log.ts';
import { Derivations1773187200070 } from '../storage/migrations/0070-derivations.ts';
import { Webhooks1774915200090 } from '../storage/migrations/0090-webhooks.ts';
import { ConsentConfirmation1775347200095 } from '../storage/migrations/0095-consent-confirmation.ts';
import { AgentTokens1772409600100 } from '../storage/migrations/0100-agent-tokens.ts';
import { TextMerges1775433600110 } from '../storage/migrations/0110-text-merges.ts';
import { ParkedSyncs1775433600111 } from '../storage/migrations/0111-parked-syncs.ts';
import { SealedContext1775433600120 } from '../storage/migrations/0120-sealed-context.ts';
import { Audit1775952000125 } from '../storage/migrations/0125-audit.ts';
import { Erasures1776384000130 } from '../storage/migrations/0130-erasures.ts';
import { ConsentBranding1776470400140 } from '../storage/migrations/0140-consent-branding.ts';

/** In the order of their numbers (server/storage/migrations/). */
export const migrations = [
    ServiceTables1767225600001,
    RecordTables1767312000002,
    Replication1767398400003,
    ZendeskSupport1767484800004,
    FacebookMarketing1767571200005,
    OauthTables1768003200010,
    Exports1768176000012,
    SkippedParts1768262400020,
    LeasesAndKeys1769904000030,
    ChangeFeed1772323200060,
    EventLog1772409600061,
    Derivations1773187200070,
    Webhooks1774915200090,
    ConsentConfirmation1775347200095,
    AgentTokens1772409600100,
    TextMerges1775433600110,
    ParkedSyncs1775433600111,
    SealedContext1775433600120,
    Audit1775952000125,
    Erasures1776384000130,
    ConsentBranding1776470400140
] as const;
