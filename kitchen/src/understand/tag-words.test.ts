import { readFileSync } from 'node:fs'
import type { KitchenLanguage } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { readMarked, wordLetters } from '../../training/marked.ts'
import { readMentions } from './read-mentions.ts'
import { withoutNutrients } from './read-nutrients.ts'
import { type Saying, sayings } from './sayings.ts'
import { asking, idle, whatIsSaid } from './what-is-said.ts'

/** Messages that the weights have not learnt from: of each word what it says, and what it is taken for. */
const words = readFileSync(new URL('../../training/words/kept-back.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .flatMap((line) => {
    const language: KitchenLanguage = line.startsWith('en') ? 'en' : 'fr'
    const { text, spans } = readMarked(line.slice(3))
    const mentions = readMentions(withoutNutrients(text), language)
    const { likely } = whatIsSaid(mentions, language)
    return mentions.heard.places.map(({ start, end }, at) => {
      const letter = spans.find((one) => one.start < end && start < one.end)?.letter ?? '-'
      const says = sayings[wordLetters.indexOf(letter)] ?? 'talk'
      const chance = (one: Saying) => likely(at, [one])
      const taken = sayings.toSorted((one, other) => chance(other) - chance(one))[0]
      return { says, taken, isAsking: likely(at, asking), isIdle: likely(at, idle) }
    })
  })

const share = <Item>(items: readonly Item[], holds: (item: Item) => boolean) =>
  items.filter(holds).length / items.length
const isAsking = (saying: Saying) => asking.some((one) => one === saying)
const isIdle = (saying: Saying) => idle.some((one) => one === saying)

test('what each word says is mostly found where nobody has learnt it', () => {
  expect(words.length).toBeGreaterThan(1500)
  expect(share(words, ({ says, taken }) => says === taken)).toBeGreaterThan(0.8)
})

test('what is surely asked for is hardly ever talk, and what is surely talk hardly ever asked for', () => {
  const surelyAsked = words.filter((word) => word.isAsking > 0.8)
  const surelyIdle = words.filter((word) => word.isIdle > 0.8)
  expect(share(surelyAsked, ({ says }) => isIdle(says))).toBeLessThan(0.08)
  expect(share(surelyIdle, ({ says }) => isAsking(says))).toBeLessThan(0.04)
  expect(surelyAsked.length + surelyIdle.length).toBeGreaterThan(words.length * 0.6)
})
