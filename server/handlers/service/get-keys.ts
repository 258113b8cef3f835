import type { Handlers } from '../../generated/routes.gen.ts';
import type { JsonWebKeySet } from '../../generated/types.gen.ts';

export const getKeys: Handlers['getKeys'] = (_input, { services }) => ({
  status: 200,
  body: { keys: [...services.ring.signing.keys.values()].map((key) => key.jwk as JsonWebKeySet['keys'][number]) },
});
