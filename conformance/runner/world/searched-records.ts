import type { JsonRecord } from '../../reference/evaluate.ts';
import { codeOf, jsonOf, TargetFault, type Answer, type Target } from '../../targets/target.ts';
import type { Remember } from './memory.ts';
import type { World } from './world.ts';

interface Parts extends Pick<World, 'tokenOf' | 'shared' | 'patience_ms'> {
  target: Target;
  remember: Remember;
}

/** What search finds in the shared connectors. */
export function createSearchedRecords(parts: Parts): Pick<World, 'unsearchable' | 'records'> {
  const { target, tokenOf, shared, patience_ms, remember } = parts;
  async function search(connector_type: string, entity: string, params: object): Promise<Answer> {
    return target.execute(
      await shared(connector_type),
      { connector_type, entity, action: 'search', params },
      await tokenOf('owner'),
    );
  }

  const unsearchable = (connector_type: string, entity: string) =>
    remember(`unsearchable ${connector_type} ${entity}`, async () => {
      if (!target.send) return 'the library has no search';
      const ask = () => search(connector_type, entity, { query: {}, limit: 1 });
      const give_up = (await remember(`searching ${connector_type}`, async () => Date.now())) + patience_ms;
      for (let answer = await ask(); ; answer = await ask()) {
        if (answer.status === 200) return undefined;
        if (codeOf(answer) !== 'search_not_ready')
          return `search over the entity returns ${answer.status} ${codeOf(answer) ?? ''}`;
        if (Date.now() > give_up)
          throw new TargetFault(
            `search over ${entity} of ${connector_type} is not ready ${patience_ms / 1000} s after the connector was created`,
          );
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    });

  const records = (connector_type: string, entity: string) =>
    remember(`records ${connector_type} ${entity}`, async () => {
      const records: JsonRecord[] = [];
      for (let cursor: string | undefined | null; cursor !== null;) {
        const answer = await search(connector_type, entity, {
          query: {},
          limit: 2000,
          ...(cursor !== undefined && { cursor }),
        });
        const { data, meta } = (jsonOf(answer) ?? {}) as { data?: JsonRecord[]; meta?: { cursor: string | null } };
        if (answer.status !== 200 || !data || !meta)
          throw new TargetFault(
            `the records of ${connector_type} ${entity} cannot be read: ${answer.status} ${codeOf(answer) ?? ''}`,
          );
        records.push(...data);
        cursor = meta.cursor;
      }
      return records;
    });

  return { unsearchable, records };
}
