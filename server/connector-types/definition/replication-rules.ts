import type { Template } from './template.ts';
import type { CursorPaging } from './paging.ts';

/** How the vendor's list is asked for what has changed. Entities without it are listed whole every time. */
export interface IncrementalRule {
  /**
   * The vendor's query parameter. Its bound must be inclusive: records that share the boundary's value come again and
   * are recognized.
   */
  param: string;
  /** The field of the contract's record that the parameter compares. */
  field: string;
  /** How exactly the vendor compares: by UTC days (`2026-11-01`), or by seconds. */
  granularity: 'day' | 'second';
}

/**
 * The vendor's export: a stream of all records in the order of their changes, deleted ones among them, whose end is
 * where it goes on later. It is copied instead of the list, and its records are shaped like the list's. Where the
 * credentials do not reach it (403), the list is copied, and no record goes.
 */
export interface ExportRule {
  path: Template;
  /** Query parameters of the very first request, in place of a cursor. */
  begin: Record<string, string>;
  /**
   * As of a list, but for the end: a dotted path that holds `true` there. The cursor behind the end is where the export
   * goes on.
   */
  paging: Pick<CursorPaging, 'size_param' | 'cursor_param' | 'next'> & { end: string };
  /** Records of a page, where the vendor lets the size be chosen. */
  page_size?: number;
  /** What happened in the last so many seconds is not told yet. */
  held_back_s: number;
  /** `time`: the cursor is a time in whole unix seconds, which may not lie in the part that is held back. */
  cursor?: 'time';
  /** Requests a minute that the vendor allows for all its exports together. */
  per_minute: number;
  /** The vendor's record is no more when there is something at the dotted path, or one of these values. */
  gone?: { path: string; is?: Array<string | number | boolean> };
}

/**
 * The vendor makes a report of the list when the list's path is asked by POST, and has the records when it is done.
 * Replication copies the list so; a caller's list is read so where the vendor reports `result_too_large`.
 * `{report_id}` in the paths is the report.
 */
export interface ReportRule {
  /** Dotted path of the report's id in the response to the POST. */
  id: string;
  status: {
    path: Template;
    query?: Record<string, string>;
    /**
     * Dotted path of the state, and what the vendor calls those at the end. Lapsed: dropped before it was made, and may
     * be asked for again.
     */
    state: string;
    done: string[];
    failed: string[];
    lapsed: string[];
    /** Dotted path of how many percent are done; less than 100 is not done, whatever the state. */
    percent?: string;
  };
  /** Where the records are, in pages like the list's. */
  rows: Template;
}

/**
 * Numbers by day that the vendor still corrects: the days since the last complete listing are copied, and so many
 * before them again, in one part for so many days. The parameter takes `{since, until}`. The last day is one that has
 * begun in every time zone.
 */
export interface WindowRule {
  param: string;
  look_back_days: number;
  days: number;
}
