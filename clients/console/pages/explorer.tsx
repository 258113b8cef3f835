import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  executeOperationMutation,
  getConnectorOptions,
  listConnectorTypesOptions,
} from '../../http/generated/@tanstack/react-query.gen.ts';
import type { CatalogueEntity, CatalogueEntry, Connector, ExecuteResult } from '../../http/generated/types.gen.ts';
import { Action, Choice, Code, Failure, Field, Loading, Table } from '../parts.tsx';
import { QueryBuilder } from './query-builder.tsx';
import { useConnectors } from './connectors.tsx';

const first: Readonly<Record<string, unknown>> = {
  list: { page_size: 20 },
  get: { id: '' },
  search: { query: {}, limit: 20 },
  aggregate: { query: {}, metrics: [{ op: 'count' }] },
};

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

function samples(connector_id: string, entity: string, action: string, params: unknown) {
  const body = JSON.stringify({ entity, action, params });
  const url = `${window.location.origin}/api/v1/integrations/connectors/${connector_id}/execute`;
  return {
    curl: `curl -s ${url} \\\n  -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\\n  -d '${body.replaceAll("'", "'\\''")}'`,
    typescript: `const { data } = await client.connector('${connector_id}').execute('${entity}', '${action}', ${pretty(params)});`,
  };
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

interface Numbered {
  row: Record<string, unknown>;
  index: number;
}

/** A row of an aggregation is made of its group and its metrics. */
const flat = ({ group, metrics, ...row }: Record<string, unknown>): Record<string, unknown> =>
  group && metrics
    ? { ...group, ...metrics }
    : { ...row, ...(group !== undefined && { group }), ...(metrics !== undefined && { metrics }) };

function Records({ data }: { data: unknown }) {
  const rows = ((Array.isArray(data) ? data : [data]) as Array<Record<string, unknown>>).map(flat);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].slice(0, 8);
  return (
    <Table
      label="Records"
      wide
      rows={rows.map((row, index) => ({ row, index }))}
      keyOf={({ index }) => String(index)}
      empty="No record matches."
      columns={columns.map((name) => ({
        title: name,
        cell: ({ row }: Numbered) => (
          <span className="cell" title={textOf(row[name])}>
            {textOf(row[name])}
          </span>
        ),
      }))}
    />
  );
}

function Result({ result, sample }: { result: ExecuteResult; sample: () => ReturnType<typeof samples> }) {
  const [{ curl, typescript }] = useState(sample); // of the call that was made, whatever is written afterwards
  return (
    <section aria-label="Result">
      <h2>Result</h2>
      <Records data={'data' in result ? result.data : result} />
      <Code label="curl" text={curl} />
      <Code label="TypeScript" text={typescript} />
      <details className="panel">
        <summary>JSON</summary>
        <pre tabIndex={0}>{pretty(result)}</pre>
      </details>
    </section>
  );
}

const Wrong = ({ text }: { text: string }) =>
  text && (
    <div className="alert" role="alert">
      {text}
    </div>
  );

function Operation({ connector, entities }: { connector: Connector; entities: readonly CatalogueEntity[] }) {
  const [name, setName] = useState(entities[0]?.name ?? '');
  const entity = entities.find((each) => each.name === name) ?? entities[0];
  const actions = entity?.actions.map((each) => each.name) ?? [];
  const [wanted, setAction] = useState('list');
  const action = actions.includes(wanted) ? wanted : (actions[0] ?? '');
  const [text, setText] = useState(pretty(first['list']));
  const [wrong, setWrong] = useState('');
  const { mutate, data, error, isPending, reset, submittedAt } = useMutation(executeOperationMutation());
  const choose = (next: string) => {
    setAction(next);
    setText(pretty(first[next] ?? {}));
    reset();
  };
  const run = () => {
    try {
      const params = JSON.parse(text) as Record<string, unknown>;
      setWrong('');
      mutate({ path: { connector_id: connector.id }, body: { entity: name, action, params } });
    } catch (cause) {
      setWrong(`The parameters are not JSON: ${cause instanceof Error ? cause.message : ''}`);
    }
  };
  return (
    <>
      <div className="grid">
        <Choice
          label="Entity"
          value={name}
          onChange={setName}
          options={entities.map((each) => ({ value: each.name, text: each.title }))}
        />
        <Choice
          label="Action"
          value={action}
          onChange={choose}
          options={actions.map((each) => ({ value: each, text: each }))}
        />
      </div>
      {entity && (action === 'search' || action === 'aggregate') && (
        <QueryBuilder
          key={`${name} ${action}`}
          entity={entity}
          counts={action === 'aggregate'}
          onParams={(params) => setText(pretty(params))}
        />
      )}
      <Field label="Parameters (JSON)" name="params" lines={11} value={text} onChange={setText} />
      <Wrong text={wrong} />
      <Action busy={isPending} onPress={run}>
        {isPending ? 'Running …' : 'Run'}
      </Action>
      <Failure error={error} />
      {data && wrong === '' && (
        <Result key={submittedAt} result={data} sample={() => samples(connector.id, name, action, JSON.parse(text))} />
      )}
    </>
  );
}

export function Explorer({ connector_id }: { connector_id: string | undefined }) {
  const connectors = useConnectors();
  const catalogue = useQuery(listConnectorTypesOptions());
  const listed = connectors.data?.pages.flatMap((page) => page.data) ?? [];
  // One that was linked to may be on a later page of the list.
  const further = connector_id !== undefined && connectors.data && !listed.some(({ id }) => id === connector_id);
  const linked = useQuery({
    ...getConnectorOptions({ path: { connector_id: connector_id ?? '' } }),
    enabled: further === true,
  });
  const all = linked.data && further ? [linked.data, ...listed] : listed;
  const connector = connector_id === undefined ? all[0] : all.find(({ id }) => id === connector_id);
  const type: CatalogueEntry | undefined = catalogue.data?.data.find(
    (each) => each.connector_type === connector?.connector_type,
  );
  const error = connectors.error ?? catalogue.error ?? linked.error;
  return (
    <>
      <h1>Explorer</h1>
      <Failure error={error} />
      {(connectors.isLoading || catalogue.isLoading || linked.isLoading) && <Loading />}
      {connectors.data && listed.length === 0 && <p className="empty">There is no connector to explore yet.</p>}
      {connector && (
        <Choice
          label="Connector"
          value={connector.id}
          onChange={(id) => (window.location.hash = `#/explorer/${encodeURIComponent(id)}`)}
          options={all.map(({ id, name }) => ({ value: id, text: name }))}
        />
      )}
      {connector && connectors.hasNextPage && (
        <Action quiet busy={connectors.isFetching} onPress={() => void connectors.fetchNextPage()}>
          List more connectors
        </Action>
      )}
      {connector && type && <Operation key={connector.id} connector={connector} entities={type.entities} />}
    </>
  );
}
