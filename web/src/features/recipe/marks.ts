/** Where a line differs from what is written: half-open, in UTF-16 code units, in order. */
export type Marks = readonly { readonly start: number; readonly end: number }[]
