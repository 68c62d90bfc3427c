import type { Language } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { ingredients } from '../../lexicon/lexicon.ts'
import { readWish } from './read-wish.ts'

/** What must not be used for who says so, by id. */
function leftOut(user_input: string, language: Language): string[] {
  const wish = readWish({ user_input, language, preferences: null, serves: null, max_minutes: null })
  return ingredients.filter((food) => !wish.allows(food)).map(({ id }) => id)
}

test.each<[words: string, gone: string, kept: string]>([
  ['vinegar | vinaigre', 'wine-vinegar cider-vinegar balsamic rice-vinegar', 'lemon'],
  ['flour | farine', 'plain-flour bread-flour buckwheat-flour rice-flour', 'cornflour'],
  ['chocolate | chocolat', 'dark-chocolate milk-chocolate white-chocolate cocoa chocolate-spread', 'sugar'],
  ['citrus | agrumes', 'lemon lime orange grapefruit preserved-lemon', 'apple'],
  ['syrup | sirop', 'maple-syrup honey', 'sugar'],
  ['oats | avoine', 'oats oat-milk oat-cream', 'buckwheat-flakes almond-milk'],
  ['corn | maïs', 'sweetcorn polenta cornflour corn-tortilla masarepa', 'potato-starch tortilla'],
  ['tuna | thon', 'tuna fresh-tuna', 'salmon'],
  ['turkey | dinde', 'turkey turkey-mince', 'chicken-mince'],
  ['duck | canard', 'duck duck-confit', 'turkey'],
  ['ham | jambon', 'ham cured-ham', 'bacon'],
  ['sausages | saucisses', 'sausage smoked-sausage merguez hot-dog', 'chorizo'],
  ['minced meat | viande hachée', 'beef-mince lamb-mince pork-mince turkey-mince', 'stewing-beef'],
  ['olives | olives', 'olive green-olive', 'olive-oil'],
  ['dried fruit | fruits secs', 'raisin date prune dried-apricot dried-cranberry', 'apricot'],
  ['squash | courge', 'butternut-squash pumpkin', 'courgette'],
  ['cabbage | chou', 'cabbage sauerkraut', 'cauliflower'],
  ['butter | beurre', 'butter ghee', 'vegan-butter peanut-butter cream'],
  ['oat milk | lait d’avoine', 'oat-milk', 'oats'],
  ['sweetcorn | maïs doux', 'sweetcorn', 'potato'],
])('without %s goes %s, and %s may stay', (words, gone, kept) => {
  const [english = '', french = ''] = words.split(' | ')
  for (const left of [leftOut(`a meal without ${english}`, 'en'), leftOut(`un repas sans ${french}`, 'fr')]) {
    expect(left).toEqual(expect.arrayContaining(gone.split(' ')))
    expect(kept.split(' ').filter((id) => left.includes(id))).toEqual([])
  }
})
