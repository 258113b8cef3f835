import type { Handlers } from '../../generated/routes.gen.ts';

export const getLiveness: Handlers['getLiveness'] = () => ({ status: 200, body: { status: 'ok' } });
