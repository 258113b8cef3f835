/** What shaping must know beside the value. */
export interface ShapeContext {
  /** The response may contain U+0000 or lone surrogates. */
  unclean: boolean;
  /** Parameters of the call, for fields that come from one. */
  params: Readonly<Record<string, unknown>>;
}

export type VendorRecord = Record<string, unknown>;
