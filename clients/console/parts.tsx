/** What every page is made of. */
import { useId, type ReactNode } from 'react';
import { Button, FieldError, Input, Label, Text, TextArea, TextField } from 'react-aria-components';
import type { Problem, Sync } from '../http/generated/types.gen.ts';

export const goesOn = (sync: Sync | undefined) => sync?.status === 'queued' || sync?.status === 'running';

export function Action(props: {
  children: ReactNode;
  onPress?: () => void;
  submit?: boolean;
  quiet?: boolean;
  busy?: boolean;
  label?: string;
}) {
  return (
    <Button
      type={props.submit ? 'submit' : 'button'}
      className={props.quiet ? 'quiet' : ''}
      isDisabled={props.busy === true}
      {...(props.onPress && { onPress: props.onPress })}
      {...(props.label && { 'aria-label': props.label })}
    >
      {props.children}
    </Button>
  );
}

export function Field(props: {
  label: string;
  name: string;
  help?: string;
  type?: string;
  value?: string;
  required?: boolean;
  lines?: number;
  onChange?: (value: string) => void;
}) {
  return (
    <TextField
      className="field"
      name={props.name}
      type={props.type ?? 'text'}
      isRequired={props.required ?? false}
      autoComplete="off"
      {...(props.onChange
        ? { value: props.value ?? '', onChange: props.onChange }
        : { defaultValue: props.value ?? '' })}
    >
      <Label>{props.label}</Label>
      {props.lines === undefined ? (
        <Input spellCheck={false} />
      ) : (
        <TextArea rows={props.lines} spellCheck={false} className="code" />
      )}
      {props.help && (
        <Text slot="description" className="help">
          {props.help}
        </Text>
      )}
      <FieldError className="wrong" />
    </TextField>
  );
}

export function Choice(props: {
  label: string;
  value: string;
  options: ReadonlyArray<{ value: string; text: string }>;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{props.label}</label>
      <select id={id} value={props.value} onChange={(event) => props.onChange(event.target.value)}>
        {props.options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'detail' in error && 'code' in error;

/** A page of the reference, beside this one: leaving it would end the session. */
export const Reference = ({ page, children }: { page: string; children: ReactNode }) => (
  <a href={`/docs${page}`} target="_blank" rel="noopener" title="Opens in another tab">
    {children}
  </a>
);

/** Loading the page again would end the session, so what failed can be tried again in place. */
const Again = ({ onRetry }: { onRetry: (() => void) | undefined }) =>
  onRetry && (
    <Action quiet onPress={onRetry}>
      Try again
    </Action>
  );

/** Whether the same request could succeed later. */
const mayPass = ({ status }: Problem) => status === 429 || status >= 500;

/** What is wrong in words, and where the reference says what to do. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  if (!error) return null;
  if (!isProblem(error))
    return (
      <div className="alert" role="alert">
        <p>The service could not be reached. Check the connection and try again.</p>
        <Again onRetry={onRetry} />
      </div>
    );
  return (
    <div className="alert" role="alert">
      <strong>{error.title}</strong>
      <p>{error.detail}</p>
      {error.errors?.some(({ message }) => !error.detail.includes(message)) && (
        <ul>
          {error.errors.map((each) => (
            <li key={`${each.pointer ?? each.name ?? ''} ${each.message}`}>
              <code>{each.pointer ?? each.name}</code> {each.message}
            </li>
          ))}
        </ul>
      )}
      <p className="small">
        <Reference page={`/errors#${error.code}`}>What to do about {error.code}</Reference> · request {error.request_id}
      </p>
      <Again onRetry={mayPass(error) ? onRetry : undefined} />
    </div>
  );
}

const tones: Readonly<Record<string, string>> = {
  active: 'good',
  succeeded: 'good',
  ready: 'good',
  healthy: 'good',
  enabled: 'good',
  running: 'busy',
  queued: 'busy',
  updating: 'busy',
  initializing: 'busy',
  pending: 'busy',
  partial: 'bad',
  delete: 'bad',
  failed: 'bad',
  needs_reauth: 'bad',
  disabled: 'bad',
  unhealthy: 'bad',
  possibly_incomplete: 'bad',
  unavailable: 'bad',
};

export const Status = ({ value, tone }: { value: string; tone?: 'good' | 'bad' }) => (
  <span className={`status ${tone ?? tones[value] ?? ''}`}>{value.replaceAll('_', ' ')}</span>
);

const shortened = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)} …` : text);

/** The beginning of a value of any form on one line, and more of it on demand: a table of records can be megabytes. */
export function Json({ value }: { value: unknown }) {
  const text = JSON.stringify(value);
  return (
    <span className="cell" title={shortened(text, 4000)}>
      {shortened(text, 160)}
    </span>
  );
}

/** Where a list goes on, for `useInfiniteQuery`. */
export const nextPage = ({ pagination: { after } }: { pagination: { after: string | null } }) =>
  after ? { query: { after } } : undefined;

const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const units: ReadonlyArray<[Intl.RelativeTimeFormatUnit, number]> = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** "5 minutes ago", and the exact time on demand. */
export function Moment({ at }: { at: string | null | undefined }) {
  if (!at) return <>never</>;
  const seconds = (Date.parse(at) - Date.now()) / 1000;
  const [unit, size] = units.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 1];
  return (
    <time dateTime={at} title={at}>
      {ago.format(Math.round(seconds / size), unit)}
    </time>
  );
}

export type Columns<T> = ReadonlyArray<{ title: string; cell: (row: T) => ReactNode; number?: boolean }>;

/**
 * Narrow screens show each row as a paragraph of titles and values, so that no column has to be scrolled to; the roles
 * say that it is a table all the same. `wide` tables, whose columns are fields of records, scroll sideways.
 */
export function Table<T>(props: {
  label: string;
  wide?: boolean;
  /** It scrolls by itself where it has many rows. */
  bounded?: boolean;
  rows: readonly T[];
  keyOf: (row: T) => string;
  columns: Columns<T>;
  empty: string;
}) {
  if (props.rows.length === 0) return <p className="empty">{props.empty}</p>;
  const kinds = ['scroll', props.bounded && 'bounded', !props.wide && 'stacks'].filter(Boolean).join(' ');
  return (
    <div className={kinds} role="region" aria-label={props.label} tabIndex={0}>
      <table role="table">
        <thead role="rowgroup">
          <tr role="row">
            {props.columns.map(({ title, number }) => (
              <th key={title} role="columnheader" scope="col" className={number ? 'number' : ''}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {props.rows.map((row) => (
            <tr key={props.keyOf(row)} role="row">
              {props.columns.map(({ title, cell, number }) => (
                <td key={title} role="cell" data-title={title} className={number ? 'number' : ''}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const Loading = () => (
  <p className="empty" role="status">
    Loading …
  </p>
);

export function Code({ label, text }: { label: string; text: string }) {
  return (
    <section className="sample" aria-label={label}>
      <div className="row">
        <h3>{label}</h3>
        <Action quiet label={`Copy ${label}`} onPress={() => void navigator.clipboard.writeText(text)}>
          Copy
        </Action>
      </div>
      <pre tabIndex={0}>{text}</pre>
    </section>
  );
}

/** The texts of a form, by name. */
export const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
  );
