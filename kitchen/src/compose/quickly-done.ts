import type { Kind } from '@roux/cooking/foods/ingredient'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import type { Step } from '../cookbook/dish.ts'
import { parseTemplate } from '../template/parse-template.ts'
import type { Plan } from './plan.ts'
import { sentencesOf } from './sentences.ts'
import { isItsOwn } from './softened.ts'

const slow: ReadonlySet<Kind> = new Set([...kindsThatAre('plant'), ...kindsThatAre('main')])
const quick: ReadonlySet<Kind> = new Set<Kind>(['shellfish'])
const sears = /\b(?:fry|fries|grill|sear|brown|cook|toss)\b|(?<!\p{L})(?:dor|saisi|grill|poêl|revenir|sauter|cuire)/iu
const oneSide = /(?<!\p{L})(?:on each side|per side|a side|par face|de chaque côté|sur les deux faces)(?!\p{L})/u

/** A step as it is told of prawns where the dish is written for meat: they are done in less than half its time. */
export function quicklyDone(text: string, { en }: Step, { way, filled }: Pick<Plan, 'way' | 'filled'>): string {
  const named = [...parseTemplate(en).slots].flatMap((name) =>
    (filled.slots.get(name) ?? []).map(({ ingredient }) => ({ name, ingredient })),
  )
  const isQuick = named.some(({ name, ingredient: { id, kind } }) => quick.has(kind) && !isItsOwn(way, name, id))
  // What is in the pan with them takes its own time.
  const isBeside = named.some(({ ingredient: { kind } }) => !quick.has(kind) && slow.has(kind))
  if (!isQuick || isBeside) return text
  let isDone = false
  return sentencesOf(text)
    .map((sentence) => {
      if (isDone || !sears.test(sentence) || !/\d min/.test(sentence)) return sentence
      isDone = true
      const most = oneSide.test(sentence) ? 2 : 4
      return sentence.replace(/(?:\d+\s?(?:–|à|to)\s?)?(\d+)(?= min)/, (said, minutes: string) =>
        Number(minutes) > most ? `${most}` : said,
      )
    })
    .join('')
}
