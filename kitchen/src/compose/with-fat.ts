import type { Kind } from '@roux/cooking/foods/ingredient'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import type { Step } from '../cookbook/dish.ts'
import { parseTemplate } from '../template/parse-template.ts'
import type { Plan } from './plan.ts'
import { isItsOwn } from './softened.ts'

const dry: readonly (readonly [RegExp, string])[] = [
  [/\bin a dry pan\b/, 'in a pan with a little oil'],
  [/\bin a cold (wide )?pan, set over medium heat\b/, 'in a hot $1pan with a little oil'],
  [/(?<!\p{L})à sec dans une poêle(?!\p{L})/u, "dans une poêle avec un peu d'huile"],
  [/\bdans une (grande )?poêle froide, posez sur feu moyen\b/, "dans une $1poêle chaude avec un peu d'huile"],
]

const isDry = (text: string) => dry.some(([says]) => says.test(text))
const vegetables: ReadonlySet<Kind> = new Set(kindsThatAre('vegetable'))

/** A step as it is told of what stands in for bacon: that fries in its own fat, and leeks do not. */
export function withFat(text: string, { en }: Step, { way, filled }: Pick<Plan, 'way' | 'filled'>): string {
  const isOfBacon = ([id]: readonly string[]) => id !== undefined && ingredientById(id).kind === 'cured-meat'
  const isForeign = (name: string) =>
    inPan.test(text) &&
    (filled.slots.get(name) ?? []).some(
      ({ ingredient: { id, kind } }) => vegetables.has(kind) && !isItsOwn(way, name, id),
    )
  const named = [...parseTemplate(en).slots].filter(
    (name) => isOfBacon(way.slots[name]?.first ?? []) || (isDry(en) && isForeign(name)),
  )
  const fillers = named.flatMap((name) => filled.slots.get(name) ?? [])
  const isLean = fillers.length > 0 && fillers.every(({ ingredient }) => ingredient.kind !== 'cured-meat')
  if (!isLean) return text
  const told = dry.reduce((rest, [said, instead]) => rest.replace(said, instead), text)
  // What is in the pan with it takes its own time.
  const isAlone = [...parseTemplate(en).slots].every((name) => named.includes(name) || !filled.slots.get(name)?.length)
  if (inPan.test(told) && fillers.every(({ ingredient: { kind } }) => kind === 'smoked-fish'))
    return isAlone ? warmed(told) : told
  const least = Math.max(0, ...fillers.map(({ ingredient: { id, kind } }) => sooner[id] ?? leastMinutes[kind] ?? 0))
  return least === 0 ? told : softened(told, least)
}

const inPan = /^(?!.*(?:\boven\b|\bbake|enfourn)).*(?:\bpan\b|poêle|sauteuse)/iu

/** What is smoked is only to be warmed through: in eight minutes it is dry. */
function warmed(text: string): string {
  return text
    .replace(/\b\d+ min\b/, '1 min')
    .replace(/until (?:golden|lightly coloured|crisp(?: at the edges)?)/, 'until it just turns pale')
    .replace(/juste une légère coloration/, 'il doit juste pâlir')
    .replace(/(?<=(?:faites|laissez) )(?:dorer|revenir)/iu, 'tiédir')
}

/** And what is done sooner. */
const sooner: Readonly<Record<string, number>> = { pea: 4, mangetout: 4, 'spring-onion': 4 }

/** For so long what is no bacon takes to be soft. */
const leastMinutes: Readonly<Partial<Record<Kind, number>>> = {
  onion: 12,
  'tender-vegetable': 10,
  'firm-vegetable': 12,
  root: 14,
  leaf: 5,
}

function softened(text: string, least: number): string {
  return text
    .replace(/\b(\d+) min\b/, (_, minutes: string) => `${Math.max(least, Number(minutes))} min`)
    .replace(/until (?:lightly coloured|cooked right through)/, 'until soft')
    .replace(/jusqu'à cuisson à cœur/, 'pour attendrir')
    .replace('juste une légère coloration', 'tout doit être fondant')
}
