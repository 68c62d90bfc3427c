/** A line of a page or a text. */
export interface TextLine {
  readonly text: string
  /** How it stands there; a `line` is anything else. */
  readonly kind: 'heading' | 'item' | 'line'
  /** Of a heading: 1 to 6. */
  readonly level?: number
  /** Nothing but links: a way to other pages. */
  readonly isLink?: boolean
  /** The first behind a rule across the page. */
  readonly isBehindRule?: boolean
  /** The first behind an empty line inside of a text. */
  readonly isBehindGap?: boolean
  /** The part of a page that it stands in. */
  readonly within?: unknown
}
