/** Writes a generated document in the form in which it is sent: a megabyte of YAML takes most of a second. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { stringify } from 'yaml';

const { file, form } = workerData as { file: string; form: 'yaml' | 'json' };
const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
const text = form === 'yaml' ? stringify(document) : JSON.stringify(document);
parentPort?.postMessage(new TextEncoder().encode(text));
