import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { audit_types } from '../../../server/generated/audit.gen.ts';
import { listAuditInfiniteOptions } from '../../http/generated/@tanstack/react-query.gen.ts';
import type { AuditEntry } from '../../http/generated/types.gen.ts';
import { Action, Choice, Failure, Field, Json, Loading, Moment, nextPage, Status, Table, textsOf } from '../parts.tsx';

const words = (type: string) => type.replaceAll('_', ' ').replace('.', ': ');

const subjectIn = (type: string) => type.slice(0, type.indexOf('.'));

/** Each type, and before those of one subject all of them. */
const options = [
  { value: '', text: 'All acts' },
  ...[...new Set(audit_types.map(subjectIn))].flatMap((subject) => {
    const types = audit_types.filter((type) => subjectIn(type) === subject);
    return [
      ...(types.length > 1 ? [{ value: types.join(','), text: `${words(subject)}: all` }] : []),
      ...types.map((value) => ({ value, text: words(value) })),
    ];
  }),
];

const subjectOf = ({ type, subject }: AuditEntry) => {
  if (subject === null) return '–';
  const short = <code title={subject}>{subject.slice(-8)}</code>;
  if (!/^(connector|credentials|changes)\./.test(type) || type === 'connector.deleted') return short;
  return <a href={`#/connectors/${encodeURIComponent(subject)}`}>{short}</a>;
};

const idOf = (id: string | null) => (id === null ? '–' : <code title={id}>{id.slice(-8)}</code>);

function Acts({ types, customer_name }: { types: string; customer_name: string }) {
  const query = { page_size: 50, ...(types && { types }), ...(customer_name && { customer_name }) };
  const { data, error, fetchNextPage, hasNextPage, isFetching, refetch } = useInfiniteQuery({
    ...listAuditInfiniteOptions({ query }),
    initialPageParam: {},
    getNextPageParam: nextPage,
  });
  const filtered = types !== '' || customer_name !== '';
  return (
    <>
      <Failure error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data && (
        <Table
          label="Audit log"
          rows={data.pages.flatMap((page) => page.data)}
          keyOf={({ id }) => id}
          empty={filtered ? 'No act matches the filter.' : 'Nothing has been recorded yet.'}
          columns={[
            { title: 'When', cell: ({ created_at }) => <Moment at={created_at} /> },
            { title: 'Act', cell: ({ type }) => words(type) },
            {
              title: 'Outcome',
              cell: ({ outcome }) => <Status value={outcome} tone={outcome === 'success' ? 'good' : 'bad'} />,
            },
            { title: 'By', cell: ({ actor }) => words(actor) },
            { title: 'Client', cell: ({ client_id }) => idOf(client_id) },
            { title: 'Address', cell: ({ address }) => address ?? '–' },
            { title: 'Customer', cell: ({ customer_name: name }) => name ?? '–' },
            { title: 'Subject', cell: subjectOf },
            { title: 'Request', cell: ({ request_id }) => idOf(request_id) },
            { title: 'Detail', cell: ({ detail }) => <Json value={detail} /> },
            { title: 'Sealed', cell: ({ position }) => position ?? 'not yet', number: true },
          ]}
        />
      )}
      {hasNextPage && (
        <Action quiet busy={isFetching} onPress={() => void fetchNextPage()}>
          More
        </Action>
      )}
    </>
  );
}

export function Audit() {
  const [types, setTypes] = useState('');
  const [customer_name, setCustomer] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setCustomer(textsOf(event.currentTarget)['customer_name'] ?? '');
  };
  return (
    <>
      <h1>Audit log</h1>
      <p>
        Security-relevant acts, the newest first. <code>patchbay audit export</code> writes all of them, and{' '}
        <code>patchbay audit verify</code> finds rows of an export that were removed or changed.
      </p>
      <form onSubmit={submit} className="filters" role="search" aria-label="Audit log">
        <Choice label="Acts" value={types} onChange={setTypes} options={options} />
        <Field label="Customer" name="customer_name" />
        <Action submit quiet>
          Filter by customer
        </Action>
      </form>
      <Acts key={`${types} ${customer_name}`} types={types} customer_name={customer_name} />
    </>
  );
}
