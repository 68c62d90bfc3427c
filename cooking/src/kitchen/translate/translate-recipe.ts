import type { Draft } from '@roux/contract/draft'
import type { Language } from '@roux/contract/language'
import type { Text } from '../dish.ts'
import type { Portion } from '../portions.ts'
import { render, type Scene } from '../render.ts'
import { vesselWords } from '../vessels.ts'
import type { ListedFood } from './listed-food.ts'
import type { Reading } from './match-template.ts'
import { recogniseDish } from './recognise-dish.ts'

/**
 * A recipe in the other language, with the same foods, amounts, steps and times; null where it is not in the kitchen's
 * own words, of which alone it knows what they are called in both.
 */
export function translateRecipe(recipe: Draft, from: Language, to: Language): Draft | null {
  const known = recogniseDish(recipe, from)
  if (!known) return null
  const { way, lines, reading, heroes } = known
  const scene: Scene = {
    language: to,
    portions: new Map([...reading.slots].map(([slot, foods]) => [slot, foods.map((food) => toPortion(food))])),
    words: wordsFor(reading, recipe.serves, to),
    choose: () => 0,
  }
  const write = (text: Text) => render(withNumbers(text, reading, to), scene)
  const title = render(known.title, { ...scene, portions: new Map(scene.portions).set('hero', heroes.map(toPortion)) })
  return {
    ...recipe,
    title,
    description: write(known.description),
    ingredients: lines.map((line) => line.write(to, way)),
    directions: known.steps.map(write),
  }
}

function toPortion({ ingredient, amount }: ListedFood): Portion {
  return { ingredient, amount, asked: false, slot: {} }
}

function wordsFor({ vessels }: Reading, serves: number, language: Language): Record<string, string> {
  const others = [...vessels].map(([name, people]) => [name, vesselWords(people, language)[name] ?? ''] as const)
  return { ...vesselWords(serves, language), ...Object.fromEntries(others) }
}

function withNumbers(text: Text, { numbers }: Reading, language: Language): Text {
  const changed = text[language].replace(/\d+/g, (number) => numbers.get(number) ?? number)
  return { ...text, [language]: changed }
}
