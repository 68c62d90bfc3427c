import type { Kind } from '@roux/cooking/foods/ingredient'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import type { Step } from '../cookbook/dish.ts'
import { parseTemplate } from '../template/parse-template.ts'
import type { Plan } from './plan.ts'

const dry: readonly (readonly [RegExp, string])[] = [
  [/\bin a dry pan\b/, 'in a pan with a little oil'],
  [/\bin a cold (wide )?pan, set over medium heat\b/, 'in a hot $1pan with a little oil'],
  [/(?<!\p{L})à sec dans une poêle(?!\p{L})/u, "dans une poêle avec un peu d'huile"],
  [/\bdans une (grande )?poêle froide, posez sur feu moyen\b/, "dans une $1poêle chaude avec un peu d'huile"],
]

/** A step as it is told of what stands in for bacon: that fries in its own fat, and leeks do not. */
export function withFat(text: string, { en }: Step, { way, filled }: Pick<Plan, 'way' | 'filled'>): string {
  const isOfBacon = ([id]: readonly string[]) => id !== undefined && ingredientById(id).kind === 'cured-meat'
  const named = [...parseTemplate(en).slots].filter((name) => isOfBacon(way.slots[name]?.first ?? []))
  const fillers = named.flatMap((name) => filled.slots.get(name) ?? [])
  const isLean = fillers.length > 0 && fillers.every(({ ingredient }) => ingredient.kind !== 'cured-meat')
  if (!isLean) return text
  const told = dry.reduce((rest, [said, instead]) => rest.replace(said, instead), text)
  const least = Math.max(0, ...fillers.map(({ ingredient }) => leastMinutes[ingredient.kind] ?? 0))
  return least === 0 ? told : softened(told, least)
}

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
    .replace('until lightly coloured', 'until soft')
    .replace('juste une légère coloration', 'tout doit être fondant')
}
