import { Failure } from './failure.ts';

/** The configured keys. A sandbox keeps its keys in its data folder. */
export async function configuredRing() {
  const [{ readConfig, settings }, { parseKeyRing }, { readFileSync, existsSync }, { join }] = await Promise.all([
    import('../../server/config.ts'),
    import('../../server/vault/key-ring.ts'),
    import('node:fs'),
    import('node:path'),
  ]);
  const { PATCHBAY_KEYS, PATCHBAY_KEYS_FILE, PATCHBAY_DATA_DIR } = process.env;
  const config = readConfig('sandbox', {
    ...(PATCHBAY_KEYS !== undefined && { PATCHBAY_KEYS }),
    ...(PATCHBAY_KEYS_FILE !== undefined && { PATCHBAY_KEYS_FILE }),
  });
  const own = join(
    settings.PATCHBAY_DATA_DIR.read(PATCHBAY_DATA_DIR || settings.PATCHBAY_DATA_DIR.fallback),
    'keys.json',
  );
  const text = config.keys ?? (existsSync(own) ? readFileSync(own, 'utf8') : undefined);
  return text === undefined ? undefined : { text, ring: parseKeyRing(text) };
}

export async function loadRing() {
  const configured = await configuredRing();
  if (!configured) throw new Failure('No keys are configured. Set PATCHBAY_KEYS or PATCHBAY_KEYS_FILE.');
  return configured;
}
