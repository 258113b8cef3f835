import { requireType } from '../connectors/access.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { consentBinding } from '../vault/bindings.ts';
import { ConsentFailure, storeConsent, type Obtained } from './store-consent.ts';
import { consentsOf, type ConsentSession } from './repository.ts';

/** Keeps what the user has agreed to until the application confirms that it was the right user. */
export async function holdConsent(services: Services, session: ConsentSession, obtained: Obtained): Promise<void> {
  const sealed = services.vault.seal(consentBinding(session), { obtained: JSON.stringify(obtained) });
  await consentsOf(services.database).hold(session.id, sealed);
}

/** Stores the connector of a session that awaits it. One that has completed already stays as it is. */
export async function confirmConsent(services: Services, session: ConsentSession): Promise<void> {
  if (session.status === 'completed') return;
  const consents = consentsOf(services.database);
  const held = await consents.findHeld(session.id);
  if (!held)
    throw new Problem(
      'consent_not_confirmable',
      'Only a session whose user has returned and that has not expired can be confirmed.',
    );
  // Versions that knew OAuth only did not keep the method.
  const before = { auth_method: requireType(services, session.connector_type).mapping.oauth?.method };
  const { obtained = '' } = services.vault.open(consentBinding(session), held);
  try {
    const connector_id = await storeConsent(services, session, { ...before, ...(JSON.parse(obtained) as Obtained) });
    await services.replication.wake(connector_id);
  } catch (failure) {
    if (!(failure instanceof ConsentFailure)) throw failure;
    await consents.fail(session, failure.error);
  }
}
