import type { Handlers } from '../../generated/routes.gen.ts';
import { referenceFile } from './reference-files.ts';

export const getReferencePage: Handlers['getReferencePage'] = async ({ path }, { services }) => {
  const { headers, bytes } = await referenceFile(services, path.page);
  return { status: 200, headers, body: bytes };
};
