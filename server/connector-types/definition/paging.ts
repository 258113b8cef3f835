/**
 * How a vendor's list continues, and how its end is recognized. A list has ended only when the vendor says so in one of
 * these forms; whatever else stops it leaves the listing incomplete. Only values of query parameters travel, never
 * a URL.
 */
export type Paging = CursorPaging | LinkPaging | OffsetPaging | PageNumberPaging;

interface AnyPaging {
  /** Query parameter that takes the page size, where the vendor lets it be chosen. */
  size_param?: string;
  /** Other forms that the vendor documents for its lists: the first one that a response has decides. */
  otherwise?: Paging[];
}

export interface CursorPaging extends AnyPaging {
  cursor_param: string;
  /** Dotted path of the next cursor. Without `more` and `url` its absence from the object around it is the end. */
  next: string;
  /** Dotted path of a boolean that says whether there is more, for vendors that send a cursor on the last page too. */
  more?: string;
  /**
   * Dotted path of the next page's URL: where the cursor is taken from when `next` has none. Without `more` its absence
   * is the end.
   */
  url?: string;
  /**
   * What a page without the object around these is. `last_page`: the last one, unless it is full. `after_last_id`: the
   * vendor documents the object as optional and the cursor as a record's id, so the page behind its last record is
   * asked for; a page without records ends the list, and proves nothing.
   */
  without?: 'last_page' | 'after_last_id';
  /** Dotted path of the number of all records: a listing that has shown fewer is not complete. */
  total?: string;
}

/** The next page's URL, in the body (null on the last page) or in the `Link` header (RFC 8288, `rel="next"`). */
export interface LinkPaging extends AnyPaging {
  link: 'header' | { url: string };
  /** The query parameters of that URL that say where to go on. */
  params: [string, ...string[]];
}

export interface OffsetPaging extends AnyPaging {
  offset_param: string;
  /** Dotted paths: a boolean, or the number of all records. Without either, a page without records is the end. */
  more?: string;
  total?: string;
  /** Dotted path of the page size that the vendor applied, where it may be smaller than the one asked for. */
  step?: string;
}

export interface PageNumberPaging extends AnyPaging {
  page_param: string;
  /** The number of the first page; 1 by default. */
  first?: number;
  /** Dotted paths: a boolean, or the number of all pages. Without either, a page without records is the end. */
  more?: string;
  pages?: string;
}
