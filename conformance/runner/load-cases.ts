import { Ajv2020 } from 'ajv/dist/2020.js';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { KitError } from '../targets/target.ts';
import type { Case, Source } from './case.ts';
import { packagePath } from './package-path.ts';

interface CaseFile {
  source: Source;
  proves?: string;
  connector_type?: string;
  cases: Array<
    Omit<Case, 'proves' | 'source' | 'connector_type'> & { proves?: string; connector_type?: string | null }
  >;
}

/** The written cases: every YAML file under `cases/`, validated against `case.schema.json`; of one file where named. */
export function loadCases(only?: string): Case[] {
  const folder = packagePath('conformance/cases');
  const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(
    JSON.parse(readFileSync(packagePath('conformance/case.schema.json'), 'utf8')) as object,
  );
  const cases: Case[] = [];
  for (const name of readdirSync(folder)
    .filter((each) => each.endsWith('.yaml') && (only === undefined || each === only))
    .sort()) {
    const file = parse(readFileSync(join(folder, name), 'utf8')) as CaseFile;
    if (!validate(file))
      throw new KitError(
        `${name}: ${(validate.errors ?? []).map((error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`).join('; ')}`,
      );
    for (const { proves = file.proves, connector_type = file.connector_type, ...each } of file.cases) {
      if (proves === undefined) throw new KitError(`${name}: ${each.id} names no paragraph that it proves`);
      const faulty = each.steps.some((step) => step.fault);
      const scripted = faulty || each.steps.some((step) => step.data);
      const needs = [...(each.needs ?? []), ...(scripted ? (['control'] as const) : [])];
      cases.push({
        ...each,
        needs,
        proves,
        source: file.source,
        ...(connector_type ? { connector_type } : {}),
        ...(faulty && { alone: true }),
      });
    }
  }
  return cases;
}

/** Every id names one case. */
export function distinct(cases: Case[]): Case[] {
  const seen = new Set<string>();
  for (const { id } of cases) {
    if (seen.has(id)) throw new KitError(`two cases are called ${id}`);
    seen.add(id);
  }
  return cases;
}
