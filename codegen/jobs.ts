import { createClient } from '@hey-api/openapi-ts';
import { join } from 'node:path';
import type { Bundle } from './bundle.ts';
import { connectors } from './connectors/config.ts';
import { express } from './express/config.ts';
import { planConnector, planSecrets } from './plan/connectors.ts';
import { planRecords, recordTables } from './plan/records.ts';
import { planRoutes } from './plan/routes.ts';
import { planTables } from './plan/tables.ts';
import { planVocabulary } from './plan/vocabulary.ts';
import { typeorm } from './typeorm/config.ts';
import { vocabulary } from './vocabulary/config.ts';

const header = ['// Generated from openapi/ by `npm run generate`. Do not edit.'];

type Input =
  NonNullable<Parameters<typeof createClient>[0]> extends infer Config
    ? Config extends { input: infer I }
      ? I
      : never
    : never;

/** Writes the generated code of the server and of the hosted client below `root`. */
export async function runJobs(bundle: Bundle, root: string): Promise<void> {
  const input = bundle.document as unknown as Input;
  const output = (path: string) => ({
    path: join(root, path),
    fileName: { suffix: '.gen' },
    module: { extension: '.ts' },
    entryFile: false,
    clean: true,
    header,
  });
  const plans = bundle.connectors.map((source) => planConnector(bundle.document, source));
  const records = planRecords(bundle.connectors);
  await createClient({
    input,
    output: output('server/generated'),
    // The server sees both sides of every schema, so splitting read from write would only double the types.
    parser: { transforms: { readWrite: false } },
    logs: { level: 'silent' },
    plugins: [
      '@hey-api/typescript',
      express({ routes: planRoutes(bundle.document) }),
      typeorm({ tables: [...planTables(bundle.tables), ...recordTables(records)], records }),
      connectors({ connectors: plans }),
      vocabulary({
        vocabulary: planVocabulary(bundle, planSecrets(bundle.document, bundle.connectors)),
      }),
    ],
  });
  await createClient({
    input,
    output: output('clients/http/generated'),
    parser: { transforms: { readWrite: false } },
    logs: { level: 'silent' },
    plugins: [
      '@hey-api/typescript',
      '@hey-api/sdk',
      { name: '@hey-api/client-fetch', baseUrl: false },
      '@tanstack/react-query',
      connectors({ connectors: plans, types_only: true }),
    ],
  });
}
