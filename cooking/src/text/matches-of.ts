/**
 * What `matchAll` finds, without the copy of the pattern that it makes at every call: of a long one that takes longer than to
 * look for it. The pattern is a global one.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  if (!pattern.global) throw new TypeError(`${pattern} finds the same place again and again`)
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match)
    // What is empty is followed by the next letter.
    if (match[0] === '') pattern.lastIndex += String.fromCodePoint(text.codePointAt(match.index) ?? 0).length
  }
  return found
}
