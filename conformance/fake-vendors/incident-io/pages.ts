/** Serialized records and pages, kept within a bound so that a benchmark measures the client and not this fake. */
import { LRUCache } from 'lru-cache';
import type { Entry, Filter, VendorRecord } from '../overlay-store.ts';
import type { DataSet } from './records/data-set.ts';
import type { Entity } from './records/world.ts';

const RECORD_CACHE_BYTES = 48 * 1024 * 1024;
const PAGE_CACHE_BYTES = 48 * 1024 * 1024;

export interface ListOptions {
  entity: Entity;
  key: string;
  newest_first: boolean;
  /** Undefined: everything in one answer, without pagination_meta. */
  page?: { size: number; after?: string; total: boolean };
  filter?: Filter | undefined;
  /** How this endpoint's version shows a record, and under which name that form is kept. */
  form?: Form;
}

export interface Form {
  name: string;
  show(record: VendorRecord): VendorRecord;
}

export interface Pages {
  /** `url` names the page: the same one, unless the data has changed since, is the same bytes. */
  kept(url: string): Buffer | undefined;
  list(url: string, options: ListOptions): Buffer;
  item(entity: Entity, id: string, key: string, form?: Form): Buffer | undefined;
}

const COMMA = Buffer.from(',');

export function createPages(data: DataSet): Pages {
  const records = new LRUCache<string, Buffer>({
    maxSize: RECORD_CACHE_BYTES,
    sizeCalculation: (body) => body.length + 64,
  });
  const pages = new LRUCache<string, Buffer>({
    maxSize: PAGE_CACHE_BYTES,
    sizeCalculation: (body) => body.length + 64,
  });
  let version = data.version();
  let reference_version = data.referenceVersion();

  function refresh(): void {
    if (version === data.version()) return;
    version = data.version();
    pages.clear();
    // Other records embed what was changed.
    if (reference_version !== data.referenceVersion()) records.clear();
    reference_version = data.referenceVersion();
  }

  function bytes(entity: Entity, entry: Entry, form: Form | undefined): Buffer {
    if (entry.extra) {
      const { extra } = entry;
      if (form) return Buffer.from(JSON.stringify(form.show(extra.record)));
      return (extra.body ??= Buffer.from(JSON.stringify(extra.record)));
    }
    const key = `${form?.name ?? entity}/${entry.index}`;
    let body = records.get(key);
    if (!body) {
      const record = data.store(entity).record(entry.index)!;
      body = Buffer.from(JSON.stringify(form ? form.show(record) : record));
      records.set(key, body);
    }
    return body;
  }

  return {
    kept(url) {
      refresh();
      return pages.get(url);
    },
    list(url, { entity, key, newest_first, page, filter, form }) {
      refresh();
      const store = data.store(entity);
      const { entries, more } = store.select({
        newest_first,
        size: page?.size ?? Infinity,
        ...(page?.after !== undefined && { after: page.after }),
        ...(filter && { filter }),
      });
      const parts: Buffer[] = [Buffer.from(`{"${key}":[`)];
      for (const entry of entries) {
        if (parts.length > 1) parts.push(COMMA);
        parts.push(bytes(entity, entry, form));
      }
      const last = entries.at(-1);
      const meta = page && {
        ...(more && last && { after: last.extra ? last.extra.id : data.world.id(entity, last.index) }),
        page_size: page.size,
        ...(page.total && { total_record_count: store.total(filter) }),
      };
      parts.push(Buffer.from(meta ? `],"pagination_meta":${JSON.stringify(meta)}}` : ']}'));
      const body = Buffer.concat(parts);
      pages.set(url, body);
      return body;
    },
    item(entity, id, key, form) {
      refresh();
      const entry = data.store(entity).entryOf(id);
      return entry && Buffer.concat([Buffer.from(`{"${key}":`), bytes(entity, entry, form), Buffer.from('}')]);
    },
  };
}
