/** One line of the table of results. */
export type Row = readonly [what: string, figure: string]
