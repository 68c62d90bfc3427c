/** Where the signs stand that a backslash has made plain: no text has letters of its own there. */
const hidden = 0xe000

/** A text in which signs behind a backslash mean nothing to whoever looks for marks. */
export function hideEscapes(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => String.fromCharCode(hidden + sign.charCodeAt(0)))
}

/** The same with the signs that they are. */
export function showEscapes(text: string): string {
  return text.replace(/[\uE021-\uE07E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - hidden))
}
