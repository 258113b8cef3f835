import type { Handlers } from '../../generated/routes.gen.ts';
import { startPage } from './reference-files.ts';

export const getReference: Handlers['getReference'] = (_input, { services }) => startPage(services);
