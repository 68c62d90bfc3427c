/** A line of a page or a text. */
export interface TextLine {
  readonly text: string
  /** How it stands there; a `line` is anything else. */
  readonly kind: 'heading' | 'item' | 'line'
  /** Of a heading: 1 to 6. */
  readonly level?: number
  /** Nothing but links: a way to other pages. */
  readonly isLink?: boolean
  /** … to where the site begins. */
  readonly leadsHome?: boolean
  /** What parts it from the line before: an empty line, or a rule across the page. */
  readonly behind?: 'gap' | 'rule' | undefined
  /** The part of a page that it stands in. */
  readonly within?: unknown
  /** How it is set: lines of a list are set alike. */
  readonly look?: string
  /** The words at its beginning that are set like a heading. */
  readonly lead?: string
  /** How far it stands from what the page is about: 0 in it, 1 beside it, 2 in what says so of itself. */
  readonly aside?: number
}
