import type { Reading } from '../kitchen-words.ts'

export const reading: Reading = {
  inflections: (name) => [name, ...plurals(name)],
}

function plurals(name: string): string[] {
  if (/[^aeiou]y$/.test(name)) return [`${name.slice(0, -1)}ies`]
  if (/(?:s|x|ch|sh)$/.test(name)) return [`${name}es`]
  return name.endsWith('o') ? [`${name}s`, `${name}es`] : [`${name}s`]
}
