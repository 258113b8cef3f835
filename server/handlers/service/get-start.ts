import type { Handlers } from '../../generated/routes.gen.ts';
import { startPage } from './reference-files.ts';

export const getStart: Handlers['getStart'] = (_input, { services }) => startPage(services);
