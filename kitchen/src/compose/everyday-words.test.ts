import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from './compose-recipe.ts'

const compose = (user_input: string, language: KitchenLanguage) =>
  composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })
const textOf = ({ title, ingredients, directions }: ReturnType<typeof compose>) =>
  [title, ...ingredients, ...directions].join('\n')

testTable<[prompt: string, language: KitchenLanguage, has: RegExp]>([
  ['no meat, fish is ok, we are four', 'en', /cod|salmon|fish|tuna|prawn|haddock|trout|mackerel|sardine/i],
  ['no pork, chicken is fine', 'en', /chicken/i],
  ['pas de viande, le poisson est permis', 'fr', /cabillaud|saumon|thon|poisson|truite|sardine|maquereau|lieu/i],
  ["sans œufs, le fromage c'est bon", 'fr', /fromage|gruyère|parmesan|feta|chèvre|comté|mozzarella/i],
])('what is said to be fine beside what is refused is not refused with it', (prompt, language, has) => {
  const written = compose(prompt, language)
  expect(textOf(written)).toMatch(has)
})

testTable<[prompt: string, language: KitchenLanguage, without: RegExp]>([
  ["un clafoutis mais les cerises c'est pas la saison", 'fr', /cerise/i],
  ['un crumble, les pommes sont hors saison', 'fr', /pomme/i],
  ['a crumble but apples are out of season', 'en', /apple/i],
  ["a clafoutis, cherries aren't in season yet", 'en', /cherr/i],
])('what is out of season is not there', (prompt, language, without) => {
  expect(textOf(compose(prompt, language))).not.toMatch(without)
})

testTable<[prompt: string, language: KitchenLanguage, says: RegExp]>([
  ['two lamb shanks in the freezer and all afternoon', 'en', /freezing|strange/],
  ['salmon fillets in the freezer, what shall I do with them', 'en', /freezing/],
  ['des steaks hachés au congélateur, que faire', 'fr', /congeler/],
  ['leftover turkey from thanksgiving', 'en', /feast/],
  ['un reste de chapon de Noël', 'fr', /Noël/],
  ['nothing with onions, nothing creamy', 'en', /creamy/],
  ['a pasta, nothing spicy or creamy', 'en', /creamy/],
  ['du homard pkoi pas', 'fr', /pkoi/],
  ['on est 2 pkoi pas une quiche dak', 'fr', /pkoi|dak/],
  ['Lent friday, no meat, fish is ok', 'en', /Lent|strange/],
  ['something to eat outside in mittens', 'en', /mittens/],
  ["I don't want to use sharp knives, something with cheese", 'en', /knives/],
  ["rien à croquer mais pas de la bouillie non plus, j'ai un appareil dentaire", 'fr', /cuite/],
  ['des biscuits tout bêtes', 'fr', /blettes/],
  ['un osso buco au robot cuiseur', 'fr', /batteur/],
  ['starter with goats cheese', 'en', /goat/],
  ['gnocchi with gorgonzola', 'en', /blue cheese/],
  ['un velouté au roquefort', 'fr', /fromage bleu/],
  ['tapenade', 'fr', /tapenade/],
  ['tapenade', 'en', /tapenade/],
  ['un légume au barbecue', 'fr', /barbecue/],
  ['a vegetable on the barbecue', 'en', /barbecue/],
])('an everyday word is told as no wish that was missed', (prompt, language, says) => {
  expect(accountOf(compose(prompt, language))).not.toMatch(says)
})

testTable<[prompt: string, language: KitchenLanguage, serves: number]>([
  ['two lamb shanks in the freezer', 'en', 2],
  ['six stuffed peppers', 'en', 4],
  ['deux souris d’agneau au four', 'fr', 2],
])('as many as there are pieces of what it is made of eat', (prompt, language, serves) => {
  const written = compose(prompt, language)
  expect(written.serves).toBe(serves)
  expect(accountOf(written)).not.toMatch(/strange/)
})

testTable<[prompt: string, language: KitchenLanguage, without: RegExp]>([
  [
    'honey and apple baking, has to be pareve',
    'en',
    /(?<!vegan )(?<!coconut )(?<!oat )(?<!soy )\b(?:butter|cream|milk)\b/i,
  ],
  ['un gâteau aux pommes parve', 'fr', /(?<!végétal )\b(?:beurre|crème fraîche|lait entier)\b/i],
])('pareve is without milk and meat', (prompt, language, without) => {
  const written = compose(prompt, language)
  expect(written.ingredients.join('\n')).not.toMatch(without)
  expect(accountOf(written)).not.toMatch(/pare?ve/)
})

testTable<[prompt: string, language: KitchenLanguage, has: RegExp, hasNot: RegExp]>([
  ['cornbread, no sugar', 'en', /polenta/i, /syrup|honey|sugar/i],
  ['un pain de maïs sans sucre', 'fr', /polenta/i, /sirop|miel|sucre/i],
  ['pas de farine blanche, des cookies', 'fr', /complète/i, /sans gluten/i],
  ['scones without white flour', 'en', /wholemeal/i, /gluten-free/i],
  ['endives au jambon sans béchamel', 'fr', /endive/i, /farine/i],
  ['chicory and ham gratin without béchamel', 'en', /chicory/i, /flour/i],
])('what stands in for what is refused is not the same again', (prompt, language, has, hasNot) => {
  const written = compose(prompt, language)
  expect(written.ingredients.join('\n')).toMatch(has)
  expect(written.ingredients.join('\n')).not.toMatch(hasNot)
})

testTable<[prompt: string, language: KitchenLanguage, has: RegExp]>([
  ['a fry up but healthier', 'en', /^2 bacon rashers/im],
  ['une moussaka légère', 'fr', /^3 c. à soupe d'huile/im],
])('a dish that is named is made lighter, and nobody is told that it is not', (prompt, language, has) => {
  const lighter = compose(prompt, language)
  expect(lighter.ingredients.join('\n')).toMatch(has)
  expect(accountOf(lighter)).not.toMatch(/not_kept/)
})

testTable<[prompt: string, language: KitchenLanguage, has: RegExp, hasNot: RegExp]>([
  ['des carottes râpées autrement', 'fr', /carotte/i, /râpées/i],
  ['potato salad but done differently', 'en', /potato/i, /potato salad/i],
])('who wants it otherwise gets another dish of the same', (prompt, language, has, hasNot) => {
  const { title } = compose(prompt, language)
  expect(title).toMatch(has)
  expect(title).not.toMatch(hasNot)
})

testTable<[prompt: string, language: KitchenLanguage, has: RegExp]>([
  ['half a tin of coconut milk, half a tin of sweetcorn, 1 sad carrot', 'en', /^1 carrot/im],
  ['soup with two wrinkly carrots', 'en', /^2 carrots/im],
  ['une demi boîte de lait de coco et 2 malheureuses carottes', 'fr', /^2 carottes/im],
])('no more is taken than there is, whatever is said of it', (prompt, language, has) => {
  expect(compose(prompt, language).ingredients.join('\n')).toMatch(has)
})

testTable<[prompt: string, language: KitchenLanguage]>([
  ['need chocolate, nothing that takes longer than 10 mins', 'en'],
  ['du chocolat en dix minutes', 'fr'],
])('what has to freeze first is not quick', (prompt, language) => {
  const { ingredients, directions } = compose(prompt, language)
  expect([...ingredients, ...directions].join(' ')).not.toMatch(/frozen|freez|congel/i)
})
