import type { KitchenLanguage } from '@roux/contract/language'
import { numbers } from '@roux/cooking/languages/numbers'

/** "a, b and c", "a, b et c". */
export function joinList(words: readonly string[], language: KitchenLanguage): string {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  const [and] = numbers[language].and
  return `${words.slice(0, -1).join(', ')} ${and} ${last}`
}
