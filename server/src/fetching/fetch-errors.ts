/** An address that Roux does not ask, or whose name is not known: whoever asks is not told which. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
}

/** What could be asked gave no page. */
export class PageUnavailable extends Error {
  override readonly name = 'PageUnavailable'
}
