import type { Command } from 'commander';
import type { AggregateResult } from '../../http/generated/types.gen.ts';
import { connect, withConnection, type ConnectionOptions } from '../connection.ts';
import { usage } from '../failure.ts';
import { collect, parseObject } from '../input.ts';
import { print, printRows, toJson } from '../output.ts';

interface AggregateOptions extends ConnectionOptions {
  metric?: string[];
  groupBy?: string[];
  filter?: string;
  sort?: string[];
  limit?: string;
  json?: boolean;
}

/** `<op>[:<field>]` */
function metric(text: string): object {
  const [op = '', ...field] = text.split(':');
  return field.length === 0 ? { op } : { op, field: field.join(':') };
}

/** `<field>[@<interval>[@<time zone>]]` */
function group(text: string): object {
  const [field = '', interval, timezone, ...more] = text.split('@');
  if (more.length > 0) throw usage('--group-by must have the form field, field@interval or field@interval@timezone.');
  return { field, ...(interval !== undefined && { interval }), ...(timezone !== undefined && { timezone }) };
}

/** `<name>[:asc|:desc]` */
function sort(text: string): object {
  const [, field = text, direction = 'asc'] = /^(.*):(asc|desc)$/s.exec(text) ?? [];
  return { [field]: direction };
}

function paramsOf({ metric: metrics = ['count'], groupBy = [], filter, sort: order = [], limit }: AggregateOptions) {
  if (limit !== undefined && !/^\d+$/.test(limit)) throw usage('--limit must be a whole number.');
  return {
    ...(filter !== undefined && { query: { filter: parseObject(filter, 'The value of --filter') } }),
    metrics: metrics.map(metric),
    group_by: groupBy.map(group),
    sort: order.map(sort),
    ...(limit !== undefined && { limit: Number(limit) }),
  };
}

/** A table reads `severity.name` as a nested field, so that it is nested here. */
function rowOf({ group: names, metrics }: AggregateResult['data'][number]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [path, value] of Object.entries({ ...names, ...metrics })) {
    const steps = path.split('.');
    const last = steps.pop() ?? path;
    let at = row;
    for (const step of steps) at = (at[step] ??= {}) as Record<string, unknown>;
    at[last] = value;
  }
  return row;
}

export function addAggregateCommand(program: Command): void {
  withConnection(
    program
      .command('aggregate <connector_id> <entity>')
      .description('count, sum and group synced records of a connector'),
  )
    .option(
      '--metric <op[:field]>',
      'count, count_distinct, sum, avg, min or max, e.g. sum:spend (repeatable)',
      collect,
    )
    .option('--group-by <field[@interval[@timezone]]>', 'e.g. created_at@month@Europe/Paris (repeatable)', collect)
    .option('--filter <json>', 'a filter as in search')
    .option('--sort <name[:desc]>', 'the name of a group or metric, e.g. count:desc (repeatable)', collect)
    .option('--limit <number>', 'maximum number of groups')
    .option('--json', 'print the response as JSON')
    .action(async (id: string, entity: string, options: AggregateOptions) => {
      const params = paramsOf(options);
      const connector = (await connect(options)).connector<string>(id);
      const result: AggregateResult = await connector.execute(entity, 'aggregate', params);
      if (options.json) return print(toJson(result));
      const [first] = result.data;
      const columns = first ? Object.keys({ ...first.group, ...first.metrics }) : undefined;
      await printRows([result.data.map(rowOf)], { columns, none: 'No groups.' });
      if (result.meta.has_more)
        process.stderr.write(`${result.meta.groups} groups in all. Use --limit to return more (at most 10000).\n`);
    });
}
