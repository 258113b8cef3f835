import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files of a certificate and its key. */
export interface Certified {
  cert: string;
  key: string;
}

export interface Authority {
  folder: string;
  /** Path of the authority's own certificate, and its text. */
  file: string;
  ca: string;
  /** A certificate for servers of this host name. */
  certify(host: string): Certified;
  remove(): void;
}

function openssl(...options: string[]): void {
  const { status, error, stderr } = spawnSync('openssl', options, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl ${options[0]}: ${error?.message ?? stderr}`);
}

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];

/** An authority that no system trusts by itself, in a folder that a database server of another user may read. */
export function createAuthority(): Authority {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-tls-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'ca.pem');
  const ca_key = join(folder, 'ca.key');
  openssl('req', '-x509', ...newKey, '-keyout', ca_key, '-out', file, '-subj', '/CN=Test authority');
  return {
    folder,
    file,
    ca: readFileSync(file, 'utf8'),
    certify(host) {
      const [cert, key, request, names] = ['pem', 'key', 'csr', 'ext'].map((each) => join(folder, `${host}.${each}`));
      if (!cert || !key || !request || !names) throw new Error('four names are made');
      openssl('req', ...newKey, '-keyout', key, '-out', request, '-subj', `/CN=${host}`);
      writeFileSync(names, `subjectAltName=DNS:${host}\n`);
      const signed = ['-CA', file, '-CAkey', ca_key, '-CAcreateserial', '-days', '2', '-extfile', names];
      openssl('x509', '-req', '-in', request, '-out', cert, ...signed);
      chmodSync(key, 0o644);
      return { cert, key };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
