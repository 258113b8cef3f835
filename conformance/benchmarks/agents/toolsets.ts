import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { isCounting, type Question } from './questions.ts';

type Json = Record<string, unknown>;

/** What an agent sends and gets back. */
export interface Exchange {
  sent: unknown;
  received: string;
}

export interface Answer {
  exchanges: Exchange[];
  /** What the last response says, to be compared with the truth. */
  rows: Json[];
}

/** A way to give a model access to the same service. */
export interface ToolSet {
  name: string;
  /** What each conversation holds before the first question. */
  definitions: unknown;
  answer(question: Question): Promise<Answer>;
}

export const tokensOf = (text: string): number => encode(text, { disallowedSpecial: new Set() }).length;

export interface Contract {
  components: { schemas: Record<string, Json> };
}

/** An operation of the document, as a tool. */
interface OperationTool {
  name: string;
  description: string;
  inputSchema: Json;
}

const pascal = (name: string): string =>
  name.replace(/(^|[-_])([a-z])/g, (_all, _mark, letter) => letter.toUpperCase());
const snake = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** The schema with everything it refers to, so that it stands alone. */
function standalone(contract: Contract, schema: Json): Json {
  const $defs: Json = {};
  const visit = (given: unknown): unknown => {
    if (Array.isArray(given)) return given.map(visit);
    if (typeof given !== 'object' || given === null) return given;
    return Object.fromEntries(
      Object.entries(given)
        .filter(([key]) => !key.startsWith('x-'))
        .map(([key, value]) => {
          if (key !== '$ref' || typeof value !== 'string') return [key, visit(value)];
          const name = value.slice(value.lastIndexOf('/') + 1);
          if (!Object.hasOwn($defs, name)) {
            $defs[name] = {};
            $defs[name] = visit(contract.components.schemas[name]);
          }
          return [key, `#/$defs/${name}`];
        }),
    );
  };
  const visited = visit(schema) as Json;
  return Object.keys($defs).length === 0 ? visited : { ...visited, $defs };
}

/** Every operation of an entity that the document has. */
export function operationTools(contract: Contract): OperationTool[] {
  return Object.entries(contract.components.schemas).flatMap(([name, schema]) => {
    const [, entity = '', action = ''] = /^(.+)(List|Get|Search|Aggregate)Params$/.exec(name) ?? [];
    if (entity === '') return [];
    const title = snake(`${entity}${action}`);
    return [
      {
        name: title,
        description: `${action} ${snake(entity).replaceAll('_', ' ')}`,
        inputSchema: standalone(contract, schema),
      },
    ];
  });
}

/** The operation for the question, and its parameters. */
function operationOf(question: Question): { action: string; params: Json } {
  const query = question.filter === undefined ? {} : { filter: question.filter };
  if (isCounting(question)) {
    const { metrics, group_by, sort, limit } = question;
    return {
      action: 'aggregate',
      params: JSON.parse(JSON.stringify({ query, metrics, group_by, sort, limit })) as Json,
    };
  }
  const { sort, limit } = question;
  return { action: 'search', params: { query: { ...query, ...(sort && { sort }) }, limit } };
}

export interface Service {
  /** Runs an operation on the connector of the type; the text of the response. */
  execute(connector_type: string, entity: string, operation: { action: string; params: Json }): Promise<string>;
  /** Calls a tool of the service's MCP server. */
  tool(name: string, args: Json): Promise<string>;
}

function rowsOf(question: Question, text: string): Json[] {
  const { data } = JSON.parse(text) as { data: Json[] };
  if (!isCounting(question)) return data;
  return (data as Array<{ group: Json; metrics: Json }>).map(({ group, metrics }) => ({ ...group, ...metrics }));
}

const toolName = ({ connector_type, entity }: Question, action: string): string =>
  snake(`${pascal(connector_type)}${pascal(entity)}${pascal(action)}`);

/** As many servers do it that are generated from a document. */
export const onePerOperation = (contract: Contract, service: Service): ToolSet => ({
  name: 'one tool per operation',
  definitions: { tools: operationTools(contract) },
  async answer(question) {
    const operation = operationOf(question);
    const received = await service.execute(question.connector_type, question.entity, operation);
    const sent = { name: toolName(question, operation.action), arguments: operation.params };
    return { exchanges: [{ sent, received }], rows: rowsOf(question, received) };
  },
});

const text = { type: 'string' };
const inputs = (properties: Json) => ({ type: 'object', properties, required: Object.keys(properties) });

/** Three tools that lead to any operation. What an agent has looked up once it need not look up again. */
export function searchDescribeExecute(contract: Contract, service: Service): ToolSet {
  const tools = operationTools(contract);
  const described = new Set<string>();
  const lookUp = (name: string, question: Question): Exchange[] => {
    if (described.has(name)) return [];
    described.add(name);
    const found = tools.filter((tool) =>
      tool.name.startsWith(snake(`${pascal(question.connector_type)}${pascal(question.entity)}`)),
    );
    const tool = tools.find((each) => each.name === name);
    return [
      {
        sent: { name: 'search_operations', arguments: { query: question.entity } },
        received: JSON.stringify(found.map(({ name: operation, description }) => ({ name: operation, description }))),
      },
      { sent: { name: 'describe_operation', arguments: { name } }, received: JSON.stringify(tool) },
    ];
  };
  return {
    name: 'search, describe, execute',
    definitions: {
      tools: [
        { name: 'search_operations', description: 'Find operations by words.', inputSchema: inputs({ query: text }) },
        {
          name: 'describe_operation',
          description: 'The parameters of an operation.',
          inputSchema: inputs({ name: text }),
        },
        {
          name: 'execute_operation',
          description: 'Run an operation with its parameters.',
          inputSchema: inputs({ name: text, params: { type: 'object' } }),
        },
      ],
    },
    async answer(question) {
      const operation = operationOf(question);
      const name = toolName(question, operation.action);
      const before = lookUp(name, question);
      const received = await service.execute(question.connector_type, question.entity, operation);
      const sent = { name: 'execute_operation', arguments: { name, params: operation.params } };
      return { exchanges: [...before, { sent, received }], rows: rowsOf(question, received) };
    },
  };
}

/** The rows of a result: between the marks of its fence, columns first. */
function fencedRows(result: string): Json[] {
  const [, , rows = ''] = /<<<([0-9a-f]{8})\n([\s\S]*)\n\1>>>/.exec(result) ?? [];
  const [columns = [], ...lines] = rows
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown[]);
  return lines.map((line) => Object.fromEntries(line.map((value, at) => [String(columns[at]), value])));
}

/** The service's own MCP server. The catalog of an entity is asked for once, as an agent that has not seen it would. */
export function patchbay(definitions: unknown, service: Service): ToolSet {
  const seen = new Set<string>();
  const look = async (args: Json): Promise<Exchange[]> => {
    const key = JSON.stringify(args);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ sent: { name: 'catalog', arguments: args }, received: await service.tool('catalog', args) }];
  };
  return {
    name: 'Patchbay',
    definitions,
    async answer({ text: _text, ...question }) {
      const { connector_type: connector, entity } = question;
      const before = [...(await look({})), ...(await look({ connector, entities: [entity] }))];
      const { connector_type: _type, ...args } = question;
      const name = isCounting({ text: '', ...question }) ? 'aggregate' : 'search';
      const received = await service.tool(name, { connector, ...args });
      return {
        exchanges: [...before, { sent: { name, arguments: { connector, ...args } }, received }],
        rows: fencedRows(received),
      };
    },
  };
}
