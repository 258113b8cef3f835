import { readFile } from 'node:fs/promises';
import { Failure, usage } from './failure.ts';

type Values = Record<string, unknown>;

async function readStdin(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Reading JSON from the terminal. Press Ctrl-D to finish.\n');
  const pieces: Buffer[] = [];
  for await (const piece of process.stdin as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

/** Error messages never quote the text, which may contain credentials. */
export function parseObject(text: string, what: string): Values {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw usage(`${what} is not valid JSON.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw usage(`${what} is not a JSON object.`);
  return value as Values;
}

/** Reads a JSON object from a file, or from standard input for `-`. */
export async function readObject(path: string, what: string): Promise<Values> {
  if (path === '-') return parseObject(await readStdin(), `${what} on standard input`);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Failure(`${path} cannot be read (${error.code}).`);
  });
  return parseObject(text, path);
}

/** Reads secrets from a file or standard input. Arguments would be visible in the process list. */
export async function readCredentials(options: {
  credentials?: string;
  credentialsFile?: string;
}): Promise<Record<string, string> | undefined> {
  const { credentials, credentialsFile } = options;
  if (credentials !== undefined && credentialsFile !== undefined)
    throw usage('--credentials and --credentials-file cannot be combined. Remove one of them.');
  if (credentials !== undefined && credentials !== '-')
    throw usage(
      '--credentials accepts only "-", which reads JSON from standard input and keeps secrets out of the process list. To read a file, use --credentials-file.',
    );
  const path = credentials ?? credentialsFile;
  return path === undefined ? undefined : ((await readObject(path, 'The credentials JSON')) as Record<string, string>);
}

/** For repeatable options. */
export const collect = (value: string, previous: string[] = []): string[] => [...previous, value];

/** `name=text` */
export function pairs(texts: string[] | undefined, option: string): Record<string, string> | undefined {
  return texts && Object.fromEntries(texts.map((text) => split(text, '=', option)));
}

/** Parameters that are numbers for every connector type. Pass other numbers as JSON. */
const numbers = new Set(['page_size', 'limit']);

/** `name=text` or `name:=JSON`, which override members of `--params`. */
export function paramsOf(options: { params?: string; param?: string[] }): Values | undefined {
  const { params, param } = options;
  if (params === undefined && param === undefined) return undefined;
  const whole = params === undefined ? {} : parseObject(params, 'The value of --params');
  const single = (param ?? []).map((text): [string, unknown] => {
    const [, json_name, json = ''] = /^([^=:]+):=(.*)$/s.exec(text) ?? [];
    if (json_name !== undefined) return [json_name, parseJson(json, json_name)];
    const [name, value] = split(text, '=', '--param');
    return [name, numbers.has(name) && /^-?\d+$/.test(value) ? Number(value) : value];
  });
  return { ...whole, ...Object.fromEntries(single) };
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw usage(`--param ${name}:=… requires JSON. For a string, use ${name}=….`);
  }
}

function split(text: string, separator: string, option: string): [string, string] {
  const at = text.indexOf(separator);
  if (at < 1) throw usage(`${option} must have the form name=value.`);
  return [text.slice(0, at), text.slice(at + separator.length)];
}
