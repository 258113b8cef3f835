import { readFileSync } from 'node:fs';
import { requireType } from '../connectors/access.ts';
import type { AuthMethodContract, ConnectorContract } from '../connector-types/definition/define.ts';
import { matchCredentials } from '../connector-types/inputs.ts';
import type { Connector } from '../connector-types/registry.ts';
import { check, type CheckResult } from '../execution/check.ts';
import type { ConsentForm } from '../generated/types.gen.ts';
import { packageFile } from '../package-root.ts';
import { Problem } from '../problem.ts';
import { prose } from '../reference/markdown.ts';
import type { Services } from '../services.ts';
import { findOrganization } from '../storage/repositories/organizations.ts';
import { holdConsent } from './confirm-consent.ts';
import {
  credentialsPage,
  leavingPage,
  outcomePage,
  questionPage,
  type Asked,
  type CredentialForm,
  type Outcome,
} from './consent-pages.ts';
import { formToken, mayReturn, startAttempt } from './consent.ts';
import type { Brand, Page } from './page-shell.ts';
import { withParameters } from './redirect-url.ts';
import type { Actor } from '../audit/actor.ts';
import { consentsOf, type ConsentSession } from './repository.ts';
import { ConsentFailure, descriptions, storeConsent } from './store-consent.ts';

const product = 'Patchbay';
const prefix = 'credentials.';

/** How credentials are entered where the vendor has no OAuth. */
export function formMethod({ contract, mapping }: Connector): AuthMethodContract | undefined {
  return mapping.oauth ? undefined : contract.auth_methods.find(({ oauth }) => !oauth);
}

const abbreviations: Readonly<Record<string, string>> = { api: 'API', id: 'ID', url: 'URL' };

/** `api_key` reads "API key". */
const wordsOf = (name: string): string =>
  name
    .split('_')
    .map((word) => abbreviations[word] ?? word)
    .join(' ');
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The numbered steps of the connector type's guide. */
function stepsOf({ connector_type }: ConnectorContract) {
  const guide = readFileSync(packageFile('openapi', 'connectors', connector_type, 'guide.md'), 'utf8');
  const section = /^## Where to get credentials\n([^]*?)(?=^## |$(?![^]))/m.exec(guide)?.[1] ?? '';
  return prose(
    section
      .split('\n')
      .filter((line) => /^\d+\. /.test(line))
      .join('\n'),
  );
}

function formOf(contract: ConnectorContract, method: AuthMethodContract): CredentialForm {
  const fields = method.fields.map(({ name, description = '', secret, required }) => ({
    name,
    label: capitalized(wordsOf(name)),
    help: description,
    secret,
    required,
  }));
  return { fields, steps: stepsOf(contract) };
}

async function brandOf(services: Services, { organization_id }: ConsentSession): Promise<Brand> {
  const found = await findOrganization(services.database, organization_id);
  return {
    organization: found?.name ?? '',
    accent_color: found?.accent_color ?? null,
    logo: found?.logo ?? null,
  };
}

async function askedOf(services: Services, session: ConsentSession): Promise<Asked> {
  const { contract, mapping } = requireType(services, session.connector_type);
  const titles = Object.values(contract.entities).map(({ title }) => title.toLowerCase());
  return {
    service: product,
    brand: await brandOf(services, session),
    customer: session.customer_name,
    vendor: contract.title,
    environment: JSON.parse(session.environment) as Record<string, string>,
    reads: capitalized(mapping.oauth?.reads ?? titles.join(', ')),
    reconnects: session.connector_id !== null,
    returns_to: new URL(session.redirect_url).host,
    form_token: formToken(services, session.id),
  };
}

async function formPage(services: Services, session: ConsentSession, refusal?: CredentialForm['refusal']) {
  const connector = requireType(services, session.connector_type);
  const method = formMethod(connector);
  const asked = await askedOf(services, session);
  if (!method) return questionPage(asked);
  return credentialsPage(asked, { ...formOf(connector.contract, method), ...(refusal && { refusal }) });
}

function outcomeOf({ status, error, over }: ConsentSession): Outcome | undefined {
  if (status === 'completed') return 'connected';
  if (status === 'failed') return error === 'access_denied' ? 'declined' : error === 'expired' ? 'expired' : 'failed';
  if (over) return 'expired';
  if (status === 'held') return 'awaiting_confirmation';
  return status === 'exchanging' ? 'in_progress' : undefined;
}

const pageOf = async (services: Services, session: ConsentSession, outcome: Outcome, url?: string): Promise<Page> =>
  outcomePage(outcome, {
    service: product,
    brand: await brandOf(services, session),
    vendor: requireType(services, session.connector_type).contract.title,
    returns_to: new URL(session.redirect_url).host,
    ...(url !== undefined && { url }),
  });

const ended: readonly Outcome[] = ['declined', 'expired', 'failed'];

/** The session that a link names. */
export async function requireLink(services: Services, session_id: string, by?: Actor): Promise<ConsentSession> {
  const session = session_id.length <= 64 ? await consentsOf(services.database).find(session_id, by) : undefined;
  if (!session) throw new Problem('not_found', 'The consent link does not exist.');
  return session;
}

/** What the link of a session shows; a session that has ended without a connector is refused. */
export async function connectPage(services: Services, session_id: string): Promise<Page> {
  const session = await requireLink(services, session_id);
  const outcome = outcomeOf(session);
  if (outcome === undefined) return formPage(services, session);
  const page = await pageOf(services, session, outcome);
  if (ended.includes(outcome))
    throw new Problem('consent_invalid', 'This consent link has been used or has expired.', { page });
  return page;
}

export interface Submitted {
  page: Page;
  cookie?: string;
}

/** The user has decided. */
export async function submitConnect(
  services: Services,
  session: ConsentSession,
  form: ConsentForm,
): Promise<Submitted> {
  if (outcomeOf(session) !== undefined) return { page: await connectPage(services, session.id) };
  const connector = requireType(services, session.connector_type);
  if (form.decision === 'decline') return { page: await declined(services, session) };
  const method = formMethod(connector);
  if (method) return { page: await connectWith(services, session, method, form) };
  const { cookie, authorize_url } = await startAttempt(services, session);
  return {
    cookie,
    page: leavingPage(product, connector.contract.title, await brandOf(services, session), authorize_url),
  };
}

async function declined(services: Services, session: ConsentSession): Promise<Page> {
  const consents = consentsOf(services.database);
  if (!(await consents.claim(session.id))) return connectPage(services, session.id);
  await consents.fail(session, 'access_denied');
  return returning(services, session, 'declined', {
    error: 'access_denied',
    error_description: descriptions.access_denied,
  });
}

/** The way back to the application, unless its URL is registered no more. */
async function returning(
  services: Services,
  session: ConsentSession,
  outcome: Outcome,
  parameters: Record<string, string>,
): Promise<Page> {
  const url = (await mayReturn(services, session.organization_id, session.redirect_url))
    ? withParameters(session.redirect_url, { ...parameters, session_id: session.id })
    : undefined;
  return pageOf(services, session, outcome, url);
}

/** Verifies what the user has entered, and stores it only if the vendor accepts it. */
async function connectWith(
  services: Services,
  session: ConsentSession,
  method: AuthMethodContract,
  form: ConsentForm,
): Promise<Page> {
  const { contract, mapping } = requireType(services, session.connector_type);
  const environment = JSON.parse(session.environment) as Record<string, string>;
  const refuse = async (text: string, fields = method.fields.map(({ name }) => name)): Promise<never> => {
    const page = await formPage(services, session, { text, fields });
    throw new Problem('consent_invalid', text, { page });
  };
  const credentials = enteredIn(form);
  try {
    matchCredentials({ ...contract, auth_methods: [method] }, credentials);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return refuse(
      'This is not complete, or has characters that do not belong there. Copy it again and leave nothing out.',
    );
  }
  const replication_config = JSON.parse(session.replication_config) as Record<string, string>;
  const access = { contract, mapping, auth_method: method.name, credentials, environment, replication_config };
  const result = await check(access, services.runtime);
  if (result.status !== 'healthy') return refuse(...refusalOf(contract.title, method, result));
  const consents = consentsOf(services.database);
  if (!(await consents.claim(session.id))) return connectPage(services, session.id);
  const obtained = {
    auth_method: method.name,
    credentials,
    issued: null,
    verified: true,
    external_account: result.external_account,
    replication_config: session.replication_config,
  };
  try {
    if (session.confirm) {
      await holdConsent(services, session, obtained);
      return await returning(services, session, 'awaiting_confirmation', {});
    }
    const connector_id = await storeConsent(services, session, obtained);
    await services.replication.wake(connector_id);
    return await returning(services, session, 'connected', { connector_id });
  } catch (failure) {
    if (!(failure instanceof ConsentFailure)) {
      await consents.release(session.id); // nothing was stored: the user can send the form again
      throw failure;
    }
    await consents.fail(session, failure.error);
    return returning(services, session, 'failed', {
      error: failure.error,
      error_description: descriptions[failure.error],
    });
  }
}

const enteredIn = (form: ConsentForm): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value = '']) =>
      name.startsWith(prefix) && value.trim() !== '' ? [[name.slice(prefix.length), value.trim()]] : [],
    ),
  );

/** What the user can do about it; without fields where what was entered may be right. */
function refusalOf(
  vendor: string,
  { fields }: AuthMethodContract,
  { status, reason }: CheckResult,
): [string, string[]?] {
  const [only, ...others] = fields;
  const given = only && others.length === 0 ? `this ${wordsOf(only.name)}` : 'these credentials';
  if (status === 'inconclusive')
    return [`${vendor} could not be reached, so nothing was connected. Try again in a minute with the same entry.`, []];
  if (reason === 'upstream_forbidden')
    return [`${vendor} accepts ${given}, but it may not read what is needed. The steps below name the permissions.`];
  return [`${vendor} does not accept ${given}. Check that nothing is missing and that it has not been revoked.`];
}
