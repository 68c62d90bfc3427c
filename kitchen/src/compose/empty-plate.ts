import { blankDraft } from '@roux/contract/blank-draft'
import { sayNotKept } from '@roux/contract/wish-findings'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import type { Text } from '../cookbook/dish.ts'
import type { Wish } from '../understand/wish.ts'
import type { Written } from './written.ts'

const nothing: Text = { en: 'Nothing that this kitchen knows', fr: 'Rien de ce que connaît cette cuisine' }
const title: Text = { en: 'An empty plate', fr: 'Une assiette vide' }

function glasses(count: number): Text {
  const s = count > 1 ? 's' : ''
  return { en: `${count} large glass${s && 'es'} of water`, fr: `${count} grand${s} verre${s} d'eau` }
}

function advice(hasWater: boolean): Text {
  return {
    en: `Loosen your preferences a little, then ask for another recipe${hasWater ? ' over a glass of water' : ''}.`,
    fr: `Assouplissez vos préférences, puis demandez une nouvelle recette${hasWater ? ", devant un verre d'eau" : ''}.`,
  }
}

/** What is left when nothing that the kitchen knows may be used. */
export function emptyPlate({ language, serves, allows }: Wish): Written {
  const people = serves ?? 1
  const hasWater = allows(ingredientById('water'))
  return {
    ...blankDraft,
    title: title[language],
    serves: people,
    ingredients: [(hasWater ? glasses(people) : nothing)[language]],
    directions: [advice(hasWater)[language]],
    findings: [sayNotKept({ what: 'dish', why: 'nothing_left' })],
    composition: '',
  }
}
