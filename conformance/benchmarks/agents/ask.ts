import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { JsonRecord } from '../../reference/evaluate.ts';
import { readContract, type Contract } from '../../runner/contract.ts';
import { recordSchema } from '../../runner/judging/search-truth.ts';
import { measureAgent, type Measured, type Truth } from './measure-agents.ts';
import type { Question } from './questions.ts';
import { transcriptOf } from './transcript.ts';
import { onePerOperation, patchbay, searchDescribeExecute, type Service } from './toolsets.ts';

/** A sandbox, and an authorized caller of its API. */
export interface Place {
  base_url: string;
  /** What creates a connector of each type. */
  connectors: Record<string, Record<string, unknown>>;
  /** Throws where the response is not 2xx. */
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
}

const customer_name = 'questions';
const synced_ms = 120_000;

async function synced(place: Place, connector_id: string): Promise<void> {
  const ends_ms = performance.now() + synced_ms;
  for (;;) {
    const path = `/integrations/connectors/${connector_id}/syncs`;
    const { data } = await place.call<{ data: Array<{ finished_at: string | null; status: string }> }>('GET', path);
    if (data.some(({ finished_at }) => finished_at !== null)) return;
    if (performance.now() > ends_ms) throw new Error(`${connector_id} was not synced within ${synced_ms / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function truthReader(place: Place, contract: Contract, ids: ReadonlyMap<string, string>) {
  const known = new Map<string, Promise<Truth>>();
  const read = async ({ connector_type, entity }: Question): Promise<Truth> => {
    const action = contract.actions.find(
      (each) => each.connector_type === connector_type && each.entity === entity && each.action === 'search',
    );
    if (!action) throw new Error(`${connector_type} ${entity} cannot be searched`);
    const records: JsonRecord[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await place.call<{ data: JsonRecord[]; meta: { cursor?: string | null } }>(
        'POST',
        `/integrations/connectors/${ids.get(connector_type)}/execute`,
        { entity, action: 'search', params: { query: {}, limit: 500, ...(cursor && { cursor }) } },
      );
      records.push(...page.data);
      cursor = page.meta.cursor ?? undefined;
      if (cursor === undefined) return { schema: recordSchema(contract, action), records };
    }
  };
  return (question: Question): Promise<Truth> => {
    const key = `${question.connector_type} ${question.entity}`;
    const found = known.get(key) ?? read(question);
    known.set(key, found);
    return found;
  };
}

/** Connects and syncs all connector types, and puts the questions to each set of tools. `transcript`: of a session. */
export async function askAll(place: Place): Promise<{ measured: Measured[]; transcript: string }> {
  const ids = new Map<string, string>();
  for (const [connector_type, body] of Object.entries(place.connectors)) {
    const created = await place.call<{ id: string }>('POST', '/integrations/connectors', { ...body, customer_name });
    ids.set(connector_type, created.id);
  }
  for (const id of ids.values()) await synced(place, id);
  const { token } = await place.call<{ token: string }>('POST', '/account/agent-tokens', {
    name: 'Thirty questions',
    customer_name,
  });
  const document = (await (await fetch(`${place.base_url}/openapi.json`)).json()) as Parameters<
    typeof onePerOperation
  >[0];
  const client = new Client({ name: 'thirty-questions', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${place.base_url}/mcp`), {
      requestInit: { headers: { Authorization: `Bearer ${token}` } },
    }),
  );
  const tool = async (name: string, args: Record<string, unknown>): Promise<string> => {
    const { content, isError } = await client.callTool({ name, arguments: args });
    const text = content.flatMap((each) => (each.type === 'text' ? [each.text] : [])).join('\n');
    if (isError) throw new Error(text);
    return text;
  };
  try {
    const service: Service = {
      tool,
      execute: async (connector_type, entity, operation) =>
        JSON.stringify(
          await place.call('POST', `/integrations/connectors/${ids.get(connector_type)}/execute`, {
            entity,
            ...operation,
          }),
        ),
    };
    const truthOf = truthReader(place, readContract(document), ids);
    const { tools } = await client.listTools();
    const measured: Measured[] = [];
    for (const set of [
      patchbay({ tools }, service),
      onePerOperation(document, service),
      searchDescribeExecute(document, service),
    ])
      measured.push(await measureAgent(set, truthOf));
    return { measured, transcript: await transcriptOf(tool) };
  } finally {
    await client.close();
  }
}
