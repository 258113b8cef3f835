import type { Mac } from '../vault/key-ring.ts';
import { openDocument, type PublicKeys } from '../vault/signed-document.ts';
import { customerHash, genesis, hashOf, macOf, type SealedEntry } from './chain.ts';
import { csv_columns, csv_end, export_typ, fromCsvText, type ExportEnd } from './export.ts';

export interface VerifyKeys {
  /** With MAC keys each row is known to be the service's. */
  macs?: { mac: readonly Mac[]; customer: readonly Mac[] };
  /** With signing keys the end of the export is known to be the service's, and so is all that leads to it. */
  signing?: PublicKeys;
}

export interface Verdict {
  rows: number;
  /** What has been tampered with, in the order of the file. Empty where nothing was found. */
  faults: string[];
  /** Whether keys have shown that the service made the export: a chain may have been made up as a whole. */
  authenticated: boolean;
}

type Line = { entry: SealedEntry } | { end: ExportEnd; signature: string };

/** One line of CSV as fields; undefined where it is none. */
function csvFields(line: string): Array<string | null> | undefined {
  const fields: Array<string | null> = [];
  const field = /(?:"((?:[^"]|"")*)"|)(,|$)/y;
  for (;;) {
    const match = field.exec(line);
    if (!match) return undefined;
    fields.push(match[1] === undefined ? null : fromCsvText(match[1].replaceAll('""', '"')));
    if (match[2] === '') return fields;
  }
}

function fromCsv(line: string): Line | undefined {
  const fields = csvFields(line);
  if (fields?.length !== csv_columns.length) return undefined;
  const row = Object.fromEntries(csv_columns.map((column, index) => [column, fields[index]]));
  const detail: unknown = JSON.parse(row['detail'] ?? '{}');
  if (row['type'] === csv_end) return detail as Line;
  return { entry: { ...row, detail, position: Number(row['position']) } as unknown as SealedEntry };
}

function parse(line: string): Line | undefined {
  try {
    if (!line.startsWith('{')) return fromCsv(line);
    const value = JSON.parse(line) as SealedEntry | { end: ExportEnd; signature: string };
    return 'end' in value ? value : { entry: value };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const any = (macs: readonly Mac[], holds: (mac: Mac) => boolean): boolean => macs.some(holds);

/** What is wrong with a row itself. */
function rowFaults(entry: SealedEntry, { macs }: VerifyKeys): string[] {
  if (hashOf(entry) !== entry.hash) return ['was changed: its hash is another'];
  if (!macs) return [];
  const faults: string[] = [];
  if (!any(macs.mac, (mac) => macOf(mac, entry.hash) === entry.mac))
    faults.push('was not sealed by this service: its MAC is another');
  const { organization_id, customer_name, customer_hash } = entry;
  // An erased name is null, and its hash stays.
  if (
    customer_name !== null &&
    !any(macs.customer, (mac) => customerHash(mac, organization_id, customer_name) === customer_hash)
  )
    faults.push('names another customer than the one that was sealed');
  return faults;
}

class Verification {
  readonly faults: string[] = [];
  rows = 0;
  authenticated = false;
  readonly #keys: VerifyKeys;
  #first: SealedEntry | undefined;
  #previous: SealedEntry | undefined;
  #ended = false;
  /** Where the chain was cut, as its rows say. */
  readonly #cuts = new Map<unknown, unknown>();

  constructor(keys: VerifyKeys) {
    this.#keys = keys;
  }

  take(text: string, number: number): void {
    const line = parse(text);
    if (!line) this.faults.push(`line ${number} is no row of an export`);
    else if (this.#ended) this.faults.push(`line ${number} comes after the end of the export`);
    else if ('end' in line) this.#end(line.end, line.signature);
    else this.#row(line.entry);
  }

  #row(entry: SealedEntry): void {
    const name = `the row at position ${entry.position} (${entry.id})`;
    for (const fault of rowFaults(entry, this.#keys)) this.faults.push(`${name} ${fault}`);
    const before = this.#previous;
    if (before) {
      if (entry.position !== before.position + 1)
        this.faults.push(
          `${name} follows the one at position ${before.position}: rows are missing or in another order`,
        );
      else if (entry.previous_hash !== before.hash)
        this.faults.push(`${name} was sealed after another row than the one at position ${before.position}`);
      if (entry.organization_id !== before.organization_id) this.faults.push(`${name} is of another organization`);
    }
    if (entry.type === 'audit.cut') this.#cuts.set(entry.detail['through'], entry.detail['hash']);
    this.#first ??= entry;
    this.#previous = entry;
    this.rows++;
  }

  #end(end: ExportEnd, signature: string): void {
    this.#ended = true;
    const opened = openDocument(this.#keys.signing ?? new Map(), export_typ, signature);
    if ('document' in opened) {
      this.authenticated = true;
      if (JSON.stringify(opened.document) !== JSON.stringify(end))
        this.faults.push('the end of the export is not what was signed');
    } else if (opened.reason === 'invalid' || this.#keys.signing) {
      this.faults.push(
        opened.reason === 'invalid'
          ? 'the signature of the end is not valid'
          : 'the end was signed with a key that is not known',
      );
    }
    const found = {
      rows: this.rows,
      first_position: this.#first?.position ?? null,
      last_position: this.#previous?.position ?? null,
      hash: this.#previous?.hash ?? genesis,
    };
    for (const [member, value] of Object.entries(found))
      if (end[member as keyof typeof found] !== value)
        this.faults.push(
          `the end has ${member} ${String(end[member as keyof typeof found])}, and the rows before it ${String(value)}: rows are missing`,
        );
  }

  verdict(): Verdict {
    if (!this.#ended) this.faults.push('the end of the export is missing: rows may be');
    const first = this.#first;
    if (first) {
      const known = first.position === 1 ? genesis : this.#cuts.get(first.position - 1);
      if (known !== first.previous_hash)
        this.faults.push(
          `the export begins at position ${first.position}, and no row says that the chain was cut there: rows are missing`,
        );
    }
    const { rows, faults } = this;
    return { rows, faults, authenticated: this.authenticated && faults.length === 0 };
  }
}

/** Finds rows that were removed, changed or put in another order, from the lines of an export alone. */
export async function verifyExport(
  lines: AsyncIterable<string> | Iterable<string>,
  keys: VerifyKeys,
): Promise<Verdict> {
  const verification = new Verification(keys);
  let number = 0;
  for await (const line of lines) {
    number++;
    if (line === '' || (number === 1 && line === csv_columns.join(','))) continue;
    verification.take(line, number);
  }
  return verification.verdict();
}
