import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  randomBytes,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { generatePrivateKey } from './generate-private-key.ts';

/**
 * The keys of the service (`PATCHBAY_KEYS`): encryption keys wrap the connectors' data keys, signing keys sign our
 * tokens, MAC keys authenticate cursors and hash what must be compared without being kept. Of each kind one is active;
 * the others still open what they once closed.
 */
export interface KeyRing {
  encryption: { active: string; keys: ReadonlyMap<string, Buffer> };
  signing: { active: string; keys: ReadonlyMap<string, SigningKey> };
  /**
   * HMAC-SHA256 by every MAC key, the active one first: it makes tags, any may verify. `purpose` keeps the uses apart.
   */
  macs(purpose: string): readonly [Mac, ...Mac[]];
}

export type Mac = (text: string) => Buffer;

export interface SigningKey {
  private: KeyObject;
  public: KeyObject;
  /** The public half as published in the key set. */
  jwk: JsonWebKey;
}

/** What `PATCHBAY_KEYS` holds. */
interface KeyFile {
  version: 1;
  encryption: Section<string>;
  signing: Section<JsonWebKey>;
  mac: Section<string>;
}

interface Section<T> {
  active: string;
  keys: Record<string, T>;
}

const keyId = /^[A-Za-z0-9_.-]{1,64}$/;

/** The text names what is wrong and never holds a key. */
export class KeyRingError extends Error {
  override readonly name = 'KeyRingError';
}

function sectionOf<T>(file: Partial<KeyFile>, name: 'encryption' | 'signing' | 'mac'): Section<T> {
  const section = file[name] as Section<T> | undefined;
  if (!section || typeof section !== 'object' || typeof section.keys !== 'object' || section.keys === null)
    throw new KeyRingError(`"${name}" must be {active, keys}`);
  for (const id of Object.keys(section.keys))
    if (!keyId.test(id))
      throw new KeyRingError(`a key id in "${name}" is not of 1 to 64 letters, digits, dots, hyphens or underscores`);
  if (!Object.hasOwn(section.keys, section.active))
    throw new KeyRingError(`"${name}.active" names no key of "${name}.keys"`);
  return section;
}

function secret(name: string, id: string, text: unknown): Buffer {
  const bytes = typeof text === 'string' ? Buffer.from(text, 'base64') : Buffer.alloc(0);
  if (bytes.length !== 32) throw new KeyRingError(`key "${id}" of "${name}" is not 32 bytes in base64`);
  return bytes;
}

function signingKey(id: string, jwk: JsonWebKey): SigningKey {
  try {
    const key = createPrivateKey({ key: jwk, format: 'jwk' });
    if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('wrong curve');
    const publicKey = createPublicKey(key);
    return {
      private: key,
      public: publicKey,
      jwk: { ...publicKey.export({ format: 'jwk' }), kid: id, alg: 'ES256', use: 'sig' },
    };
  } catch (error) {
    throw new KeyRingError(`key "${id}" of "signing" is not a private P-256 key in JWK form`, { cause: error });
  }
}

export function parseKeyRing(text: string): KeyRing {
  let file: Partial<KeyFile>;
  try {
    file = JSON.parse(text) as Partial<KeyFile>;
  } catch {
    throw new KeyRingError('the keys are not JSON'); // the parser's message would quote the text
  }
  if (file === null || typeof file !== 'object' || file.version !== 1) throw new KeyRingError('"version" must be 1');
  const encryption = sectionOf<string>(file, 'encryption');
  const signing = sectionOf<JsonWebKey>(file, 'signing');
  const mac = sectionOf<string>(file, 'mac');
  const active = secret('mac', mac.active, mac.keys[mac.active]);
  const others = Object.entries(mac.keys)
    .filter(([id]) => id !== mac.active)
    .map(([id, key]) => secret('mac', id, key));
  const macOf =
    (key: Buffer, purpose: string): Mac =>
    (text) =>
      createHmac('sha256', key).update(purpose).update('\0').update(text).digest();
  return {
    encryption: {
      active: encryption.active,
      keys: new Map(Object.entries(encryption.keys).map(([id, key]) => [id, secret('encryption', id, key)])),
    },
    signing: {
      active: signing.active,
      keys: new Map(Object.entries(signing.keys).map(([id, jwk]) => [id, signingKey(id, jwk)])),
    },
    macs: (purpose) => [macOf(active, purpose), ...others.map((key) => macOf(key, purpose))],
  };
}

const toText = (file: KeyFile): string => `${JSON.stringify(file, null, 2)}\n`;
const sections = ['encryption', 'signing', 'mac'] as const;

/** A fresh ring with one key of each kind, as the text of a key file. */
export function generateKeyRing(now = new Date()): string {
  const id = now.toISOString().slice(0, 10);
  const random = () => randomBytes(32).toString('base64');
  const privateKey = createPrivateKey({ key: generatePrivateKey('p-256'), format: 'der', type: 'pkcs8' });
  return toText({
    version: 1,
    encryption: { active: id, keys: { [id]: random() } },
    signing: { active: id, keys: { [id]: privateKey.export({ format: 'jwk' }) } },
    mac: { active: id, keys: { [id]: random() } },
  });
}

/**
 * The ring with another key of each kind, which is not active yet: every process, and everyone who keeps the published
 * signing keys, must know a key before anything is closed with it.
 */
export function addKeys(text: string, now = new Date()): { text: string; id: string } {
  parseKeyRing(text);
  const file = JSON.parse(text) as KeyFile;
  const day = now.toISOString().slice(0, 10);
  const taken = (id: string) => sections.some((name) => Object.hasOwn(file[name].keys, id));
  let id = day;
  for (let n = 2; taken(id); n++) id = `${day}.${n}`;
  const fresh = JSON.parse(generateKeyRing(now)) as KeyFile;
  for (const name of sections) (file[name].keys as Record<string, unknown>)[id] = Object.values(fresh[name].keys)[0];
  return { text: toText(file), id };
}

/** The ring with this key active in every section that has it. */
export function activateKeys(text: string, id: string): string {
  parseKeyRing(text);
  const file = JSON.parse(text) as KeyFile;
  const having = sections.filter((name) => Object.hasOwn(file[name].keys, id));
  if (having.length === 0) throw new KeyRingError(`there is no key "${id}" in the ring`);
  for (const name of having) file[name].active = id;
  return toText(file);
}
