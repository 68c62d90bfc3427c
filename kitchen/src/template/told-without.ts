import type { Way } from './dishes.ts'
import { parseTemplate } from './parse-template.ts'

/** Does every step that must name what is in a slot name another in the same breath, which is there? "{milk+cream}" */
export function isToldWithout({ steps }: Way, name: string, isThere: (slot: string) => boolean): boolean {
  const required = steps.flatMap(({ en }) => parseTemplate(en).required.filter((names) => names.includes(name)))
  return required.length > 0 && required.every((names) => names.some((one) => one !== name && isThere(one)))
}
