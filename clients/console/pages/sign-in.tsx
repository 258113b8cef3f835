import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Action, Failure, Field, textsOf } from '../parts.tsx';
import { signIn } from '../session.ts';

export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { mutate, error, isPending } = useMutation({ mutationFn: signIn, onSuccess: onSignedIn });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { client_id = '', client_secret = '', organization_id = '' } = textsOf(event.currentTarget);
    mutate({ client_id, client_secret, organization_id });
  };
  return (
    <main className="narrow">
      <h1>Patchbay console</h1>
      <Failure error={error} />
      <form onSubmit={submit}>
        <Field label="Client ID" name="client_id" required />
        <Field label="Client secret" name="client_secret" type="password" required />
        <Field
          label="Organization ID"
          name="organization_id"
          help="Only if the client belongs to several organizations."
        />
        <Action submit busy={isPending}>
          {isPending ? 'Signing in …' : 'Sign in'}
        </Action>
      </form>
      <p className="help after">
        Clients are made with <code>patchbay clients create</code>; the sandbox prints one. The secret stays in the
        memory of this page and is forgotten when it is closed.
      </p>
    </main>
  );
}
