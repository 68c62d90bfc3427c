/** A template of a dish, taken apart as `render` reads it. */
export type Part =
  | { kind: 'words'; words: string }
  | { kind: 'one-of'; choices: readonly (readonly Part[])[] }
  | { kind: 'optional'; parts: readonly Part[] }
  | { kind: 'names'; slots: readonly string[]; style: string }
  | { kind: 'forms'; forms: readonly string[] }
  | { kind: 'ending' }

const known = new Map<string, readonly Part[]>()

/** Read once: every recipe is held against all of them. */
export function partsOf(template: string): readonly Part[] {
  const read = known.get(template) ?? readParts(template)
  known.set(template, read)
  return read
}

function readParts(template: string): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < template.length; ) {
    const opening = template.charAt(at)
    if (opening === '[' || opening === '<' || opening === '{') {
      const end = endOf(template, at)
      parts.push(readGroup(opening, template.slice(at + 1, end)))
      at = end + 1
    } else {
      const rest = /^[^[<{]+/.exec(template.slice(at))?.[0] ?? opening
      parts.push({ kind: 'words', words: rest.toLowerCase() })
      at += rest.length
    }
  }
  return parts
}

const closing: Readonly<Record<string, string>> = { '[': ']', '<': '>', '{': '}' }

/** Where the bracket at a place closes. */
function endOf(template: string, start: number): number {
  const opening = template.charAt(start)
  let depth = 0
  for (let at = start; at < template.length; at += 1) {
    if (template.charAt(at) === opening) depth += 1
    if (template.charAt(at) === closing[opening]) depth -= 1
    if (depth === 0) return at
  }
  return template.length
}

function readGroup(opening: string, body: string): Part {
  if (opening === '<') return { kind: 'one-of', choices: body.split('|').map(readParts) }
  if (opening === '[') return { kind: 'optional', parts: readParts(body.replace(/^[?!][a-z+]+ /i, '')) }
  const [reference = '', ...forms] = body.split('|')
  if (forms.length > 0) return { kind: 'forms', forms: forms.map((form) => form.toLowerCase()) }
  if (reference.endsWith('·')) return { kind: 'ending' }
  const [slots = '', style = ''] = reference.split(':')
  return { kind: 'names', slots: slots.split('+'), style }
}
