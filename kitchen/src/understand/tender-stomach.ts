import { fatty } from './counted-regimes.ts'
import { leftRaw } from './left-raw.ts'
import { lowIn } from './nutrient-words.ts'
import type { Regime } from './regime.ts'

/** Said by what troubles the stomach: `isOfTenderStomach`. */
export const forTenderStomachs: Regime = {
  names: { en: ['gastroenteritis'], fr: ['gastro-entérite'] },
  label: { en: 'cooking for an upset stomach', fr: 'la cuisine d’après une gastro' },
  // Nothing fatty, fried, raw or hot, no fibres of pulses, nuts and greens, no alcohol, coffee or juice: soscuisine.com,
  // "Gastroentérite"; medisite.fr, "Gastro-entérite : je mange quoi ?".
  without: {
    kinds: [
      ...(fatty.kinds ?? []),
      ...(['hot-spice', 'wine', 'alcohol', 'spirit', 'coffee', 'chocolate', 'cocoa', 'vinegar', 'drink'] as const),
      ...([
        'pulse',
        'lentil',
        'nut',
        'seed',
        'dried-fruit',
        'salad-leaf',
        'salad-vegetable',
        'leaf',
        'berry',
        'citrus',
        'onion',
      ] as const),
      ...(['coconut', 'melting-cheese', 'oily-fish', 'smoked-fish', 'shellfish', 'mollusc'] as const),
    ],
    ids: ['garlic', 'leek', 'chilli', 'cauliflower', 'mushroom', 'aubergine', 'asparagus', 'artichoke', 'tomato'],
  },
  withoutDishes: leftRaw,
  aims: [lowIn('fat')],
}

/** An illness of its own, not what a food does to somebody, which is said with the same words. */
const tender =
  /\bgastros?\b(?! ?nom)|\bgastro ?-?ent|\b(?:stomach|tummy|sickness) (?:bug|flu|virus)\b|\b(?:got|has|have|having|with|my|his|her) (?:an? )?(?:upset|dodgy|queasy|delicate|tender|dicky) (?:stomach|tummy)\b|^(?:dodgy|upset|queasy) (?:stomach|tummy)\b|\b(?:easy|gentle|kind) on (?:the|my|his|her|our|a) (?:stomach|tummy)\b|\bnorovirus\b|\bturista\b|\b(?:estomac|ventre) (?:est |sont )?(?:fragile|barbouille|delicat)s?\b|\bbarbouillee?s?\b|\b(?:been|being) sick (?:all|since|last|yesterday|twice)\b|\ba vomi (?:toute|cette|hier|ce)\b/

/** Does a text, folded, tell of a stomach that takes little? */
export function isOfTenderStomach(folded: string): boolean {
  return tender.test(folded)
}
