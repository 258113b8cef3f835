/** The words of the data: what people would plausibly have written, in several languages. */

/** `{region}`, `{customer}`, `{percent}`, `{service}` and `{number}` are filled in per record. */
export interface Scenario {
  service: string;
  incident: string;
  summary: string;
  alert: string;
}

export const SCENARIOS: readonly Scenario[] = [
  {
    service: 'checkout',
    incident: 'Checkout is slow in {region}',
    summary:
      'p99 of the checkout API is above 4 s in {region}. About {percent} % of carts are abandoned. We suspect the connection pool after this morning’s deploy.',
    alert: 'checkout-api p99 latency above 4 s ({region})',
  },
  {
    service: 'payments',
    incident: 'Card payments declined for {customer}',
    summary:
      'The card processor answers `do_not_honor` for {percent} % of {customer}’s payments since 09:40 UTC. Other customers look healthy.',
    alert: 'Payment decline rate is {percent} %',
  },
  {
    service: 'payments',
    incident: 'Webhook backlog is growing',
    summary:
      'The outgoing webhook queue has {number} messages and drains slower than it fills. Nothing is lost, deliveries are late.',
    alert: '[P2] webhook-dispatcher: queue depth {number}',
  },
  {
    service: 'login',
    incident: 'Some people cannot sign in with SSO',
    summary:
      'The identity provider rotated its certificate; our metadata cache still holds the old one. Workaround: sign in with a password.',
    alert: 'SAML assertion failures above threshold',
  },
  {
    service: 'search',
    incident: 'Search returns stale results',
    summary: 'Indexing in {region} is {number} documents behind. Records changed in the last hour do not show up.',
    alert: 'search-indexer lag {number} documents',
  },
  {
    service: 'database',
    incident: 'Primary database CPU at {percent} %',
    summary: 'A new query without an index runs on every page view. We are rolling the feature flag back.',
    alert: 'Database CPU is high: {percent} % on db-primary-{region}',
  },
  {
    service: 'database',
    incident: 'Replica lag in {region}',
    summary: 'Read replicas in {region} lag by {number} seconds. Dashboards and exports show old figures.',
    alert: 'Replication lag {number} s on replica-2.{region}',
  },
  {
    service: 'email',
    incident: 'Invoice e-mails are not being sent',
    summary:
      'Our mail provider suspended the sending domain after a spike of bounces. {number} messages wait in the queue.',
    alert: 'mailer: 5xx from provider',
  },
  {
    service: 'mobile',
    incident: 'Android app crashes on start',
    summary: 'Version 7.{number} crashes for devices on Android 12. The roll-out was stopped at {percent} %.',
    alert: 'Crash-free sessions below 98 % (Android)',
  },
  {
    service: 'cdn',
    incident: 'Images do not load for customers in {region}',
    summary: 'The CDN serves 403 for signed URLs in {region}. Clock skew on one edge node is the likely cause.',
    alert: 'CDN 403 ratio {percent} % in {region}',
  },
  {
    service: 'exports',
    incident: 'Exports time out for {customer}',
    summary: '{customer} has more than {number} rows per export; the worker hits its memory limit and starts again.',
    alert: 'export-worker OOMKilled {number} times',
  },
  {
    service: 'kubernetes',
    incident: 'Node pool in {region} out of capacity',
    summary:
      'The autoscaler cannot get more nodes of this type. {number} pods are pending, none of them customer-facing yet.',
    alert: 'KubePodNotReady: {number} pods pending',
  },
  {
    service: 'billing',
    incident: 'Duplicate invoices for {customer} 🧾',
    summary:
      'The billing job ran twice after a failover. {number} invoices were issued twice; none has been charged twice.',
    alert: 'billing-run started while another is active',
  },
  {
    service: 'security',
    incident: 'Leaked API token found in a public repository',
    summary:
      'A token of the staging environment was committed by mistake. It has been revoked; we are checking the audit log.',
    alert: 'Secret scanner: token with write scope exposed',
  },
  {
    service: 'dns',
    incident: 'DNS answers are slow from {region}',
    summary:
      'Resolvers in {region} see {number} ms for our zone. The secondary provider is healthy, we are shifting traffic.',
    alert: 'DNS probe {region}: {number} ms',
  },
  {
    service: 'support',
    incident: '{customer} kann keine Tickets öffnen',
    summary:
      'Seit dem Update heute früh öffnet sich das Formular nicht. Betroffen sind etwa {percent} % der Nutzerinnen und Nutzer. Prüfung läuft.',
    alert: 'Synthetischer Test „Ticket anlegen“ fehlgeschlagen',
  },
  {
    service: 'checkout',
    incident: 'Paiement refusé à l’étape de confirmation',
    summary:
      'Les clients français voient « une erreur est survenue » après 3-D Secure. Environ {percent} % des paiements échouent.',
    alert: 'Échec 3DS au-dessus du seuil ({percent} %)',
  },
  {
    service: 'login',
    incident: 'ログインできないお客様がいます',
    summary: '認証サービスの応答が遅く、{region} で {percent} % のログインが失敗しています。原因を調査中です。',
    alert: '認証エラー率 {percent} % を超過',
  },
  {
    service: 'shipping',
    incident: 'Envíos retrasados en México',
    summary:
      'La API del transportista devuelve 503. Hay {number} etiquetas pendientes; se reintentará cada diez minutos.',
    alert: 'carrier-api: HTTP 503 ({number} intentos)',
  },
  {
    service: 'notifications',
    incident: 'Push notifications arrive twice 📱',
    summary: 'A consumer restarted without committing its offset; {number} notifications were sent again.',
    alert: 'push-sender duplicates above baseline',
  },
  {
    service: 'certificates',
    incident: 'Certificate of api-{region} expires tomorrow',
    summary: 'Renewal has failed for {number} days because the challenge record was removed from the zone.',
    alert: 'TLS certificate expires in 1 day',
  },
  {
    service: 'reporting',
    incident: 'Monthly report shows zero revenue',
    summary:
      'The warehouse load skipped the last partition. Figures before the 1st are right. Re-running takes about {percent} minutes.',
    alert: 'dbt: model revenue_monthly has 0 rows',
  },
  {
    service: 'network',
    incident: 'Packet loss between {region} and the office',
    summary: 'The provider confirms a fibre cut. Traffic goes over the backup line with {number} ms more latency.',
    alert: 'Packet loss {percent} % on link-{region}',
  },
  {
    service: 'api',
    incident: 'Public API answers 500 for large pages',
    summary: 'Requests with more than {number} records run into the new memory limit. Smaller pages work.',
    alert: 'api-gateway 5xx ratio {percent} %',
  },
  {
    service: 'ci',
    incident: 'Deploys are blocked: the build queue is stuck',
    summary: 'The runner image was rebuilt with an incompatible kernel module. {number} builds wait.',
    alert: 'CI queue time above {number} minutes',
  },
  {
    service: 'inventory',
    incident: 'Stock levels negative for {number} articles',
    summary: 'Two warehouses wrote the same movement. Orders of {customer} are held until the count is corrected.',
    alert: 'inventory: negative stock',
  },
];

export const REGIONS = ['eu-west-1', 'eu-central-1', 'us-east-1', 'us-west-2', 'ap-northeast-1', 'sa-east-1'] as const;

export const CUSTOMERS = [
  'Northwind Traders',
  'Grüne Wiese GmbH',
  'Café Soleil',
  'Østfold Energi',
  'Tanaka Logistics',
  'Contoso Bank',
  'Blue Heron Media',
  'Compañía del Sur',
  'Łąka Foods',
  'Harbour & Sons',
  'Orbit Telecom',
  '東京サービス株式会社',
] as const;

export const UPDATE_MESSAGES = [
  'We are looking into this now.',
  'Confirmed: {customer} and a few others are affected. Next update in 30 minutes.',
  'The last deploy of {service} is the likely cause; rolling back.',
  'Rollback finished, error rate is falling. We keep watching.',
  'We’re working on a fix, hoping to ship in the next 30 minutes.',
  'Fixed ✅ — the queue has drained and latency is back to normal.',
  'Severity raised: {percent} % of requests in {region} fail.',
  'Support has told the customers who wrote in. No data was lost.',
  'Ursache gefunden: ein abgelaufenes Zertifikat. Austausch läuft.',
  'Moved to monitoring. 🟢',
] as const;

export const LONG_PARAGRAPH =
  'Timeline so far: the first page went out at 09:41 UTC and was acknowledged within two minutes. At 09:52 the team noticed that connections to the primary were held by ' +
  'sessions in state “idle in transaction”, all of them from one release of {service}. At 10:05 the release was rolled back in {region}; the pool recovered but the retry storm kept the ' +
  'load at {percent} %. At 10:20 a limit was set on the gateway. Since 10:31 no customer-facing errors have been seen. Still to do: find out why the canary did not ' +
  'catch it, add an alarm on idle transactions, and tell {customer} what happened. ';

export const DAY_WORDS = [
  'green',
  'quiet',
  'brave',
  'amber',
  'misty',
  'silver',
  'rapid',
  'gentle',
  'polar',
  'velvet',
] as const;
export const ANIMAL_WORDS = [
  'parrot',
  'otter',
  'lynx',
  'heron',
  'badger',
  'walrus',
  'gecko',
  'falcon',
  'marmot',
  'puffin',
] as const;

export interface Fillings {
  region: string;
  customer: string;
  percent: number;
  number: number;
  service: string;
}

export const fill = (text: string, fillings: Fillings): string =>
  text.replace(/\{(region|customer|percent|number|service)\}/g, (_, name: keyof Fillings) => String(fillings[name]));
