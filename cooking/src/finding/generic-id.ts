import type { Generic } from '../mentions/generic-names.ts'

/** Names a word for many foods among the ids of foods. */
export function genericId({ en, fr }: Generic): string {
  return `~${en[0] ?? fr[0] ?? ''}`
}
