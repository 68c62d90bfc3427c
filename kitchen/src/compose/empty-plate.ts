import { blankDraft } from '@roux/contract/blank-draft'
import { sayNotKept } from '@roux/contract/wish-findings'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import type { Wish } from '../understand/wish.ts'
import type { Written } from './written.ts'

/** What is left when nothing that the kitchen knows may be used. */
export function emptyPlate({ language, serves, allows }: Wish): Written {
  const isFrench = language === 'fr'
  const people = serves ?? 1
  const hasWater = allows(ingredientById('water'))
  const nothing = isFrench ? 'Rien de ce que connaît cette cuisine' : 'Nothing that this kitchen knows'
  const water = isFrench
    ? `${people} grand${people > 1 ? 's' : ''} verre${people > 1 ? 's' : ''} d'eau`
    : `${people} large glass${people > 1 ? 'es' : ''} of water`
  return {
    ...blankDraft,
    title: isFrench ? 'Une assiette vide' : 'An empty plate',
    serves: people,
    ingredients: [hasWater ? water : nothing],
    directions: [
      isFrench
        ? `Assouplissez vos préférences, puis demandez une nouvelle recette${hasWater ? ", devant un verre d'eau" : ''}.`
        : `Loosen your preferences a little, then ask for another recipe${hasWater ? ' over a glass of water' : ''}.`,
    ],
    findings: [sayNotKept({ what: 'dish', why: 'nothing_left' })],
    composition: '',
  }
}
