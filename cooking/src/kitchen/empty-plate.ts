import type { Draft } from '@roux/contract/draft'
import { ingredientById } from '../lexicon/lexicon.ts'
import type { Wish } from './wish.ts'

/** What is left to say when nothing that the kitchen knows may be used. */
export function emptyPlate({ language, serves, allows }: Wish): Draft {
  const isFrench = language === 'fr'
  const people = serves ?? 1
  const hasWater = allows(ingredientById('water'))
  const nothing = isFrench ? 'Rien de ce que connaît cette cuisine' : 'Nothing that this kitchen knows'
  const water = isFrench
    ? `${people} grand${people > 1 ? 's' : ''} verre${people > 1 ? 's' : ''} d'eau`
    : `${people} large glass${people > 1 ? 'es' : ''} of water`
  return {
    title: isFrench ? 'Une assiette vide' : 'An empty plate',
    description: isFrench
      ? 'Avec tout ce que vous évitez, il ne reste aucun plat que cette cuisine sache faire. Laissez-lui un peu plus de choix.'
      : 'With all that you leave out, there is no dish left that this kitchen can make. Please leave it a little more to choose from.',
    preparation_time: 0,
    cook_time: 0,
    serves: people,
    ingredients: [hasWater ? water : nothing],
    directions: [
      isFrench
        ? "Assouplissez vos préférences, puis demandez une nouvelle recette[, devant un verre d'eau]."
        : 'Loosen your preferences a little, then ask for another recipe[ over a glass of water].',
    ].map((text) => (hasWater ? text.replace(/[[\]]/g, '') : text.replace(/\[.*\]/, ''))),
  }
}
