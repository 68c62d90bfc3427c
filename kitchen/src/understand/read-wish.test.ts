import type { KitchenLanguage } from '@roux/contract/language'
import { ingredients } from '@roux/cooking/foods/lexicon'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { readWish } from './read-wish.ts'

/** What must not be used for who says so, by id. */
function leftOut(user_input: string, language: KitchenLanguage): string[] {
  const wish = readWish({ user_input, language, preferences: null, serves: null, max_minutes: null })
  return ingredients.filter((food) => !wish.allows(food)).map(({ id }) => id)
}

testTable<[words: string, gone: string, kept: string]>([
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
  ['sausages | saucisses', 'sausage smoked-sausage merguez hot-dog chorizo', 'ham'],
  ['bacon | lardons', 'bacon bacon-rasher streaky-bacon guanciale', 'ham'],
  ['minced meat | viande hachée', 'beef-mince lamb-mince pork-mince turkey-mince', 'stewing-beef'],
  ['olives | olives', 'olive green-olive', 'olive-oil'],
  ['seafood | produits de la mer', 'prawn mussel squid salmon cod', 'chicken-thigh'],
  ['nightshades | solanacées', 'tomato pepper aubergine potato chilli paprika', 'sweet-potato black-pepper'],
  ['alliums | alliacées', 'onion garlic leek chives shallot', 'celery'],
  ['legumes | légumineuses', 'chickpea red-lentil peanut tofu pea', 'pumpkin-seed'],
  ['chilli | piment', 'chilli chilli-flakes harissa espelette curry-paste', 'pepper black-pepper'],
  ['charcuterie | charcuterie', 'ham bacon salami sausage', 'pork-fillet'],
  ['haddock | haddock', 'haddock smoked-haddock', 'cod'],
  ['dried fruit | fruits séchés', 'raisin date prune dried-apricot dried-cranberry', 'apricot'],
  ['squash | courge', 'butternut-squash pumpkin', 'courgette'],
  ['cabbage | chou', 'cabbage sauerkraut', 'cauliflower'],
  ['crème fraîche | crème fraîche', 'creme-fraiche cream', 'milk coconut-milk soya-cream'],
  ['sour cream | crème aigre', 'creme-fraiche cream', 'milk yoghurt'],
  ['green vegetables | légumes verts', 'broccoli green-bean chard courgette', 'carrot pepper cauliflower'],
  ['butter | beurre', 'butter ghee', 'vegan-butter peanut-butter cream'],
  ['oat milk | lait d’avoine', 'oat-milk', 'oats'],
  ['sweetcorn | maïs doux', 'sweetcorn', 'potato'],
])('without a food go its sorts, and others may stay', (words, gone, kept) => {
  const [english = '', french = ''] = words.split(' | ')
  for (const left of [leftOut(`a meal without ${english}`, 'en'), leftOut(`un repas sans ${french}`, 'fr')]) {
    expect(left).toEqual(expect.arrayContaining(gone.split(' ')))
    expect(kept.split(' ').filter((id) => left.includes(id))).toEqual([])
  }
})

testTable<[sentence: string, language: KitchenLanguage, gone: string]>([
  ['a fruit salad, allergic to nuts and strawberries', 'en', 'walnut almond strawberry'],
  ['a smoothie, allergic to nuts, bananas and mango', 'en', 'walnut banana mango'],
  ['a stew, allergic to nuts, shellfish and mushrooms', 'en', 'walnut prawn mushroom'],
  ['pasta without dairy or mushrooms', 'en', 'milk mushroom'],
  ['cilantro tastes like soap, salsa', 'en', 'coriander'],
  ['la coriandre a un goût de savon, une salsa', 'fr', 'coriander'],
  ["j'ai arrêté de boire du café, un gâteau", 'fr', 'coffee'],
  ['a curry, no gluten, dairy, garlic or onion', 'en', 'plain-flour milk garlic onion'],
  ['a cake without eggs and butter', 'en', 'egg butter'],
  ['a cake without eggs and bananas', 'en', 'egg banana'],
  ['une soupe sans lait et sans ail', 'fr', 'milk garlic'],
  ['une soupe sans lait et ail', 'fr', 'milk garlic'],
  ['no dairy, tuna and flour', 'en', 'milk tuna plain-flour'],
  ['sans lait, beurre et chocolat', 'fr', 'milk butter dark-chocolate'],
  ['salade de fruits, allergique aux noix et aux fraises', 'fr', 'walnut strawberry'],
  ['soupe sans céleri, carottes ni oignons', 'fr', 'celery carrot onion'],
  ['pad thai, allergy: peanuts, eggs', 'en', 'peanut egg'],
  ['Allergens: peanuts. A pad thai', 'en', 'peanut'],
  ['pad thai, anaphylactic to peanuts', 'en', 'peanut'],
  ['pad thaï (allergique cacahuètes)', 'fr', 'peanut'],
  ['je suis allergique : lardons', 'fr', 'bacon'],
  ['a curry, exclude coconut', 'en', 'coconut-milk'],
  ['a curry w/out coconut', 'en', 'coconut-milk'],
  ['a curry, anything but coconut', 'en', 'coconut-milk'],
  ["a curry, please don't add coconut", 'en', 'coconut-milk'],
  ['a curry that does not contain coconut', 'en', 'coconut-milk'],
  ['carbonara, hold pork', 'en', 'bacon ham'],
  ["coq au vin, I don't drink alcohol", 'en', 'red-wine'],
  ["un curry, jamais d'oignons", 'fr', 'onion'],
  ["un curry dépourvu d'oignons", 'fr', 'onion'],
  ["un curry, je ne peux pas manger d'oignons", 'fr', 'onion'],
  ["un curry, j'ai horreur des oignons", 'fr', 'onion'],
  ['une quiche, aucun œuf', 'fr', 'egg'],
  ['une soupe, nous évitons le porc', 'fr', 'bacon ham'],
  ['allergie noix, brownies', 'fr', 'walnut'],
  ['allergie œufs : une quiche', 'fr', 'egg'],
  ['paella hors crustacés', 'fr', 'prawn crab'],
  ["crêpes, je n'ai pas le droit aux œufs", 'fr', 'egg'],
  ['un curry, tout sauf ou à part le poulet', 'fr', 'chicken-thigh'],
  ['salade, je ne suis pas fan de thon', 'fr', 'tuna'],
  ["un curry, je n'ai plus d'oignons", 'fr', 'onion'],
  ['une soupe, y a plus de crème', 'fr', 'cream'],
  ["pasta salad, I'm not a fan of tuna", 'en', 'tuna'],
  ['pancakes, off limits: eggs', 'en', 'egg'],
  ["a curry, we're out of onions", 'en', 'onion'],
  ['a substitute for eggs in cake', 'en', 'egg'],
  ['remplacer les œufs dans un gâteau', 'fr', 'egg'],
  ['les œufs et le lait sont interdits, gâteau', 'fr', 'egg milk'],
  ['les noix et les amandes sont interdites, un gâteau', 'fr', 'walnut almond'],
  ['pork and beef are banned, lasagne', 'en', 'bacon beef-mince'],
  ['a curry, garlic and onions are off limits', 'en', 'garlic onion'],
  ['pasta, tomato and garlic allergy', 'en', 'tomato garlic'],
  ['allergie sévère aux noix, brownie', 'fr', 'walnut'],
  ['allergie mortelle aux crevettes, une paella', 'fr', 'prawn'],
  ["pancakes, eggs aren't allowed", 'en', 'egg'],
  ['remplacez la viande par des lentilles, lasagnes', 'fr', 'beef-mince'],
  ['brownies, replace butter with oil', 'en', 'butter'],
  ['swap the beef for lentils in a lasagne', 'en', 'beef-mince'],
  ['quiche, à la place des lardons des poireaux', 'fr', 'bacon'],
  ['a curry with neither onion nor garlic', 'en', 'onion garlic'],
  ['interdits : œufs, une crêpe', 'fr', 'egg'],
  ['brownies, nuts are banned', 'en', 'walnut almond'],
  ['brownies, nuts and eggs are not allowed', 'en', 'walnut egg'],
  ['a salad, tuna upsets my stomach', 'en', 'tuna'],
  ['brownies, noix interdites', 'fr', 'walnut'],
  ["une quiche, les œufs c'est non", 'fr', 'egg'],
  ['un gâteau, œufs proscrits', 'fr', 'egg'],
])('what a sentence leaves out is left out', (sentence, language, gone) => {
  expect(leftOut(sentence, language)).toEqual(expect.arrayContaining(gone.split(' ')))
})

testTable<[sentence: string, language: KitchenLanguage, kept: string]>([
  ["I'm allergic to nuts, chicken curry please", 'en', 'chicken-thigh'],
  ['a nut allergy, chicken curry please', 'en', 'chicken-thigh'],
  ['pasta without gluten, chicken and rice', 'en', 'chicken-thigh basmati-rice'],
  ['vegetarian, no mushrooms, pasta', 'en', 'penne'],
  ['pancakes without syrup, with honey', 'en', 'honey'],
  ['sans beurre, avec du ghee', 'fr', 'ghee'],
  ['une soupe avec plus de carottes', 'fr', 'carrot'],
  ['make it out of chicken and rice', 'en', 'basmati-rice'],
  ['nuts are off limits, chicken curry', 'en', 'chicken-thigh'],
  ['eggs are off limits, beef stew', 'en', 'stewing-beef'],
  ["nous avons plus de pommes que d'idées, une compote", 'fr', 'apple'],
  ['un plat à part entière avec des lentilles', 'fr', 'green-lentil'],
  ['on mange plus de légumes', 'fr', 'carrot courgette'],
  ['a salmon and dairy free dinner', 'en', 'salmon'],
  ['no pork, beef stew', 'en', 'stewing-beef'],
  ['no gluten, salmon pasta', 'en', 'salmon'],
  ["can't eat onions or garlic, chicken curry", 'en', 'chicken-thigh'],
  ['no dairy, prawn curry', 'en', 'prawn'],
  ['sans noix, saumon grillé', 'fr', 'salmon'],
  ['sans lait, poulet aux champignons', 'fr', 'chicken-thigh mushroom'],
  ['a meal that has taste', 'en', 'chilli'],
])('what a sentence does not leave out may stay', (sentence, language, kept) => {
  const left = leftOut(sentence, language)
  expect(kept.split(' ').filter((id) => left.includes(id))).toEqual([])
})
