import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import { convertRecipe } from '@roux/cooking/amounts/convert-text'
import { lexiconDensity } from '@roux/cooking/amounts/lexicon-density'
import { translateCookingNotes } from '../compose/cooking-notes.ts'
import { parseTemplate } from '../template/parse-template.ts'
import type { Portion } from '../template/portions.ts'
import { render, type Scene } from '../template/render.ts'
import { vesselWords } from '../template/vessels.ts'
import type { ListedFood } from './listed-food.ts'
import { dietNamed, nameDiet } from './name-diet.ts'
import type { Reading } from './reading.ts'
import { type Recognised, recogniseDish } from './recognise-dish.ts'

/**
 * A recipe in the other language, with the same foods, amounts, units, steps and times; null where it is not in the
 * kitchen's own words, of which alone it knows what they are called in both.
 */
export function translateRecipe(recipe: Draft, from: KitchenLanguage, to: KitchenLanguage): Draft | null {
  const asItIs = translateMetric(recipe, from, to)
  if (asItIs) return asItIs
  // A recipe in cups was in grams once.
  const translated = translateMetric(convertRecipe(recipe, 'metric', from, lexiconDensity(from)), from, to)
  return translated && convertRecipe(translated, 'us', to, lexiconDensity(to))
}

function translateMetric(recipe: Draft, from: KitchenLanguage, to: KitchenLanguage): Draft | null {
  const diet = dietNamed(recipe.title, from)
  const bare = diet ? recogniseDish({ ...recipe, title: diet.title }, from) : null
  const known = bare ?? recogniseDish(recipe, from)
  const notes = known && translateCookingNotes(known.notes, from, to)
  if (!known || !notes) return null
  const { way, lines, reading } = known
  const scene: Scene = {
    language: to,
    portions: toPortions(reading.slots),
    words: wordsFor(reading, recipe.serves, to),
    choose: () => 0,
  }
  const translated = {
    ...recipe,
    title: render(known.title, { ...scene, portions: toPortions(slotsOfTitle(known, from, to)) }),
    description: [render(known.description, scene), ...notes].join(' '),
    ingredients: lines.map((line) => line.write(to, way)),
    directions: known.steps.map((step) => render(step, { ...scene, numbers: reading.numbers })),
  }
  return bare && diet ? nameDiet(translated, [diet.diet], to) : translated
}

/** What the title said in one language; of what it must name in the other, and had no place for, what the recipe has. */
function slotsOfTitle(
  { way, title, titled, reading }: Recognised,
  from: KitchenLanguage,
  to: KitchenLanguage,
): Reading['slots'] {
  const said = parseTemplate(title[from]).slots
  const needed = new Set(parseTemplate(title[to]).required.flat())
  // The two that give the dish its character, as where the kitchen composes it.
  const heroes = way.hero.flatMap((slot) => reading.slots.get(slot) ?? []).slice(0, 2)
  const others = [['hero', heroes] as const, ...reading.slots].filter(([slot]) => needed.has(slot) || !said.has(slot))
  return new Map([...others, ...[...titled].filter(([slot, foods]) => foods.length > 0 || !needed.has(slot))])
}

function toPortions(slots: Reading['slots']): Map<string, Portion[]> {
  return new Map([...slots].map(([slot, foods]) => [slot, foods.map(toPortion)]))
}

function toPortion({ ingredient, amount }: ListedFood): Portion {
  return { ingredient, amount, asked: false, slot: {} }
}

function wordsFor({ vessels }: Reading, serves: number, language: KitchenLanguage): Record<string, string> {
  const others = [...vessels].map(([name, { like, people, numbers }]) => {
    const words = vesselWords(people, language)[like] ?? ''
    let at = 0
    return [name, words.replace(/\d+/g, (number) => numbers[at++] ?? number)] as const
  })
  return { ...vesselWords(serves, language), ...Object.fromEntries(others) }
}
