type Json = Record<string, unknown>;

interface Step {
  /** What the agent is about, or what the result told it. */
  thought: string;
  tool: string;
  args: Json | ((before: readonly string[]) => Json);
}

const tickets = { connector: 'zendesk-support', entity: 'tickets' };

/** A session as an agent would have it: it looks around, guesses an operator, corrects it, and asks exactly. */
const steps: readonly Step[] = [
  { thought: 'What is connected?', tool: 'catalog', args: {} },
  {
    thought: 'How many urgent tickets wait? The status is guessed.',
    tool: 'aggregate',
    args: {
      ...tickets,
      filter: { and: [{ eq: { priority: 'urgent' } }, { isnt: { status: 'solved' } }] },
      metrics: [{ op: 'count' }],
    },
  },
  {
    thought: 'The operator has another name.',
    tool: 'aggregate',
    args: {
      ...tickets,
      filter: { and: [{ eq: { priority: 'urgent' } }, { neq: { status: 'solved' } }] },
      metrics: [{ op: 'count' }],
      group_by: [{ field: 'status' }],
    },
  },
  {
    thought: 'Which of them are the oldest that are open?',
    tool: 'search',
    args: {
      ...tickets,
      filter: { and: [{ eq: { priority: 'urgent' } }, { eq: { status: 'open' } }] },
      sort: [{ created_at: 'asc' }],
      fields: ['subject', 'created_at'],
      limit: 3,
    },
  },
  {
    thought: 'The first of them as the vendor has it now.',
    tool: 'read',
    args: (before) => ({ ...tickets, id: firstId(before.at(-1) ?? ''), fields: ['subject', 'status', 'updated_at'] }),
  },
  {
    thought: 'How much did advertising cost, in each currency?',
    tool: 'aggregate',
    args: {
      connector: 'facebook-marketing',
      entity: 'ads_insights',
      metrics: [{ op: 'sum', field: 'spend' }],
      group_by: [{ field: 'account_currency' }],
    },
  },
];

function firstId(result: string): string {
  const [, id = ''] = /^\["([^"]+)",/m.exec(result.replace(/^\["id".*$/m, '')) ?? [];
  if (id === '') throw new Error(`no row in ${result}`);
  return id;
}

const longest_line = 160;
const cut = (line: string): string => (line.length > longest_line ? `${line.slice(0, longest_line - 2)} …` : line);

/** The session as Markdown; long lines of results are cut for readers. */
export async function transcriptOf(tool: (name: string, args: Json) => Promise<string>): Promise<string> {
  const results: string[] = [];
  const parts: string[] = [];
  for (const { thought, tool: name, args } of steps) {
    const given = typeof args === 'function' ? args(results) : args;
    const result = await tool(name, given).catch((error: unknown) => String((error as Error).message));
    results.push(result);
    const lines = result.split('\n').map(cut);
    parts.push(`## ${thought}\n\n\`\`\`\n> ${name} ${JSON.stringify(given)}\n${lines.join('\n')}\n\`\`\``);
  }
  return parts.join('\n\n');
}
