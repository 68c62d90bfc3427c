import type { Draft } from '@roux/contract/draft'
import type { Language } from '@roux/contract/language'
import { findFoods } from '../../checks/find-foods.ts'
import type { Mention } from '../../checks/mention.ts'
import { ingredientById } from '../../lexicon/lexicon.ts'
import { readLine } from '../../reading/read-line.ts'
import type { Noun } from '../../wording/noun.ts'
import { allows, type Rules } from './rules.ts'

/** Parts of eggs and what only eggs can do: nothing stands in for them. */
const onlyEggs =
  /\b(?:yolks?|whites?|soft peaks|stiff peaks|meringue|jaunes?|blancs?|en neige|po(?:ach|ch)\p{L}*|omelett?e|scrambl\p{L}*|brouill\p{L}*|frittata|au plat|quiche|custard|soufflé)\b/iu

/** Do the eggs of a recipe only hold a batter of flour together? */
export function isBound(recipe: Draft, language: Language): boolean {
  const foods = recipe.ingredients.flatMap((line) => findFoods(line, language)).flatMap(({ meaning }) => meaning.foods)
  const hasFlour = foods.some(({ kind }) => kind === 'flour' || kind === 'gluten-free-flour')
  return hasFlour && !onlyEggs.test([recipe.title, ...recipe.ingredients, ...recipe.directions].join('\n'))
}

const mostEggs = 3

/** Ground flaxseed soaked in water, for up to three eggs; null for more, which nothing holds up for. */
export function soakedFlaxseed(
  recipe: Draft,
  egg: Mention,
  language: Language,
  rules: Rules,
): { noun: Noun; line: string } | null {
  if (!allows(ingredientById('flaxseed'), rules)) return null
  const line = recipe.ingredients.find((one) => one.includes(egg.text)) ?? ''
  const count = Math.ceil(readLine(line, language).amount?.max ?? 1)
  if (count > mostEggs) return null
  return language === 'fr'
    ? {
        noun: { text: 'graines de lin trempées', plural: true, gender: 'f', elides: false },
        line: `${count} c. à soupe de graines de lin moulues, trempées 10 min dans ${count * 3} c. à soupe d'eau`,
      }
    : {
        noun: { text: 'soaked flaxseed', plural: false, gender: 'm', elides: false },
        line: `${count} tbsp ground flaxseed, soaked for 10 min in ${count * 3} tbsp water`,
      }
}
