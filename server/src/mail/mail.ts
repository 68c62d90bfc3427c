/** A mail as its reader sees it. */
export interface Mail {
  readonly to: string
  /** ASCII, so that it can stand in a header of an HTTP answer too. */
  readonly subject: string
  readonly text: string
  readonly html: string
}
