import type { KitchenLanguage } from '@roux/contract/language'
import { readMentions } from '../understand/read-mentions.ts'
import type { Mentions } from '../understand/reader.ts'

const most = 30
const read = new Map<string, Mentions>()

/** What a text speaks of. A wish is read for one thing after another, and reading is what takes its time. */
export function mentionsIn(text: string, language: KitchenLanguage): Readonly<Mentions> {
  const key = `${language} ${text}`
  const mentions = read.get(key) ?? readMentions(text, language)
  if (read.size >= most) read.clear()
  read.set(key, mentions)
  return mentions
}
