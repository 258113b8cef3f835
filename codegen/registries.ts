import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pascal } from './bundle/load.ts';

const header = '// Generated from the folders of the repository by `npm run generate`. Do not edit.\n';

export const constantOf = (connector_type: string): string => {
  const name = pascal(connector_type);
  return name.slice(0, 1).toLowerCase() + name.slice(1);
};

/** The folders below `folder` that have this file, in alphabetical order. */
const foldersWith = (root: string, folder: string, file: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, folder, entry.name, file)))
    .map((entry) => entry.name)
    .sort();

interface Table {
  doc: string;
  name: string;
  type: string;
  imports: string[];
  rows: string[];
}

const table = ({ doc, name, type, imports, rows }: Table): string =>
  `${header}\n${imports.join('\n')}\n\n/** ${doc} */\nexport const ${name}: ${type} = {\n${rows.map((row) => `    ${row}`).join(',\n')}\n};\n`;

function mappings(root: string): string {
  const types = foldersWith(root, 'server/connector-types', 'mapping.ts');
  return table({
    doc: 'Connector type -> its mapping (server/connector-types/<type>/mapping.ts).',
    name: 'mappings',
    type: 'Readonly<Record<keyof Connectors, ConnectorMapping>>',
    imports: [
      ...types.map((type) => `import { ${constantOf(type)} } from '../connector-types/${type}/mapping.ts';`),
      "import type { ConnectorMapping } from '../connector-types/definition/define.ts';",
      "import type { Connectors } from './connectors.gen.ts';",
    ],
    rows: types.map((type) => `'${type}': ${constantOf(type)}`),
  });
}

function vendors(root: string): string {
  const types = foldersWith(root, 'conformance/fake-vendors', 'index.ts');
  return table({
    doc: 'Connector type -> its fake vendor (conformance/fake-vendors/<type>/index.ts).',
    name: 'vendors',
    type: 'Readonly<Record<keyof Connectors, VendorEntry>>',
    imports: [
      ...types.map((type) => `import { vendor as ${constantOf(type)} } from '../fake-vendors/${type}/index.ts';`),
      "import type { VendorEntry } from '../fake-vendors/vendor-entry.ts';",
      "import type { Connectors } from '../../clients/http/generated/connectors.gen.ts';",
    ],
    rows: types.map((type) => `'${type}': ${constantOf(type)}`),
  });
}

const migrationFile = /^\d{4}-[a-z0-9-]+\.ts$/;

function migrations(root: string): string {
  const folder = 'server/storage/migrations';
  const found = readdirSync(join(root, folder))
    .filter((file) => migrationFile.test(file))
    .sort()
    .map((file) => {
      const [, name] =
        /export class (\w+) implements MigrationInterface/.exec(readFileSync(join(root, folder, file), 'utf8')) ?? [];
      if (!name) throw new Error(`${folder}/${file}: It exports no class that implements MigrationInterface; add it.`);
      return { file, name };
    });
  const imports = found.map(({ file, name }) => `import { ${name} } from '../storage/migrations/${file}';`);
  return `${header}\n${imports.join('\n')}\n\n/** In the order of their numbers (server/storage/migrations/). */\nexport const migrations = [\n${found.map(({ name }) => `    ${name}`).join(',\n')}\n] as const;\n`;
}

/** Writes the lists that follow from the folders of `root`: nothing else names a connector type or a migration. */
export function writeRegistries(root: string, target: string): void {
  const files = {
    'server/generated/mappings.gen.ts': mappings(root),
    'server/generated/migrations.gen.ts': migrations(root),
    'conformance/generated/vendors.gen.ts': vendors(root),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
  }
}
