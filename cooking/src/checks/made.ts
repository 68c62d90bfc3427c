import type { Ingredient, Kind } from '../foods/ingredient.ts'
import { kindSet, kindsThatAre } from '../foods/kinds.ts'
import { words } from '../languages/word-list.ts'
import type { Mention } from '../mentions/mention.ts'
import type { FoodLine, RecipeFoods } from '../mentions/read-foods.ts'
import { isDefinite } from './listed.ts'
import { isInDishName, isOwnName, isTitled, measured } from './own-names.ts'

/** One of these in the list, by kind or id. */
type Part = { kinds?: readonly Kind[]; ids?: readonly string[]; isFlour?: true }

const flour: Part = {
  kinds: ['flour', 'gluten-free-flour', 'starch', 'oats', 'ground-nut', 'coconut'],
  ids: ['semolina'],
  isFlour: true,
}
const milk: Part = {
  kinds: ['milk', 'cream', 'coconut-cream'],
  ids: ['hemp-milk', 'hazelnut-milk', 'cashew-milk', 'plant-milk', 'plant-cream', 'rice-cream', 'lactose-free-milk'],
}
const egg: Part = { kinds: ['egg', 'silken-tofu', 'tofu', 'pulse', 'milk', 'yoghurt'], ids: ['egg-replacer'] }
const oil: Part = { kinds: ['oil', 'nutty-oil', 'butter'] }
const bread: Part = { kinds: ['bread'], ids: ['brioche', 'cracker'] }
const nuts: Part = { kinds: ['nut', 'ground-nut', 'seed', 'nut-butter'], ids: ['mixed-nuts'] }
const fruit: Part = { kinds: kindsThatAre('fruit') }
const sugar: Part = { kinds: ['sugar', 'syrup'] }
const minced: Part = {
  kinds: ['mince', 'pulse', 'lentil', 'tofu', 'stewing-meat', 'poultry', 'white-fish', 'oily-fish'],
}
const water: Part = { kinds: ['water', 'wine', 'alcohol', ...kindsThatAre('stock')] }

/** What cooks make themselves, and what the list then has of it. Foods by id, words for many by their English name. */
const parts: Readonly<Record<string, readonly Part[]>> = {
  ...each(
    'puff-pastry naan brioche biscuit butter-biscuit amaretti bagel ramen-noodle tempura-batter fresh-egg-pasta lasagne gnocchi tortilla pitta cracker',
    [flour],
  ),
  ...each('bread pasta noodle genoise sponge-finger', [flour]),
  'egg-replacer': [{ kinds: ['seed'], ids: ['flaxseed', 'chia-seed'] }],
  ...each('breadcrumbs crouton stuffing', [bread]),
  ...each('pesto vegan-pesto', [{ kinds: ['herb', 'leaf', 'salad-leaf'] }, oil]),
  ...each('mayonnaise vegan-mayonnaise hollandaise', [egg, oil]),
  ...each('tartare-sauce', [{ kinds: ['egg', 'yoghurt', 'condiment'], ids: ['vegan-mayonnaise'] }]),
  ...each('caesar-dressing', [{ kinds: ['egg', 'yoghurt', 'condiment', 'nut-butter'], ids: ['vegan-mayonnaise'] }]),
  'vegetable-stock': [water],
  ...each('chicken-stock beef-stock', [
    { kinds: ['meat-stock', 'poultry', 'joint', 'roast', 'stewing-meat', 'steak'] },
  ]),
  'fish-stock': [{ kinds: ['fish-stock', 'white-fish', 'oily-fish', 'shellfish', 'mollusc'] }],
  ...each('ice-cream', [{ ...milk, kinds: ['milk', 'cream', 'coconut-cream', 'yoghurt', 'soft-fruit', 'berry'] }]),
  ...each('apple-sauce jam', [fruit]),
  ...each('praline marzipan almond-cream frangipane dukkah', [nuts]),
  ...each('brown-butter ghee', [{ kinds: ['butter'] }]),
  custard: [milk],
  // « La crème » is a crème pâtissière, "the cream" of English recipes is not.
  crème: [milk, { kinds: ['egg', 'starch'] }],
  'whipped cream': [milk],
  bechamel: [flour, milk],
  'chocolate-spread': [{ kinds: ['chocolate', 'cocoa'] }],
  'lemon-curd': [{ kinds: ['citrus'] }],
  'dulce-de-leche': [sugar],
  meringue: [{ kinds: ['egg', 'pulse'], ids: ['aquafaba'] }],
  ketchup: [{ ids: ['chopped-tomatoes', 'passata', 'tomato'] }, { kinds: ['vinegar'] }],
  ricotta: [{ kinds: ['milk'] }, { kinds: ['citrus', 'vinegar'] }],
  hummus: [{ kinds: ['pulse', 'lentil', 'root', 'firm-vegetable'] }, { kinds: ['nut-butter', 'oil', 'citrus'] }],
  granola: [{ kinds: ['oats', 'quick-grain', 'seed'] }],
  meatball: [minced],
  ...each('tzatziki lassi', [{ kinds: ['yoghurt'], ids: ['vegan-yoghurt'] }]),
  'satay-sauce': [{ kinds: ['nut-butter'], ids: ['peanut', 'seed-butter', 'nut-butter'] }],
  gravy: [
    {
      kinds: [
        'stock',
        'meat-stock',
        'poultry',
        'joint',
        'stewing-meat',
        'steak',
        'mince',
        'sausage',
        'wine',
        'alcohol',
      ],
    },
  ],
  tapenade: [{ ids: ['olive'] }],
  gherkin: [{ kinds: ['vinegar'] }],
  marshmallow: [{ kinds: ['gelatine'] }],
  'curry-paste': [{ kinds: ['aromatic'] }, { kinds: ['spice', 'herb', 'hot-spice'] }],
  'bbq-sauce': [{ ids: ['ketchup', 'tomato-paste', 'passata'] }],
  'stock-cube': [flour],
  'teriyaki-sauce': [{ kinds: ['salty-sauce'], ids: ['coconut-aminos', 'gluten-free-soy-sauce'] }],
  zaatar: [{ ids: ['sumac', 'thyme'] }],
}

function each(names: string, of: readonly Part[]): Record<string, readonly Part[]> {
  return Object.fromEntries(names.split(' ').map((name) => [name, of]))
}

/** Before the name of something known: "the pastry", "la béchamel". */
const named = /(?:\b(?:the|this|that|your|an?|la|le|les|cette|votre|une?|ce)\s|\b[ld]['’])(?:\S+\s)?$/iu
/** Forms in which such a thing is bought, whatever else is in the list. */
const bought =
  /(?:\bpuff|\bfilo|\bphyllo|feuillet|\bcubes?\b|\bpowder|\bgranules|\bpoudre|\bready|\bbought|\bstore|\bshop|\bcommerce|\bjars?\b|\btins?\b|\bcans?\b|\bpackets?\b|\bbocal|\bsachets?\b|\bpaquets?\b|prêt)[^.;,]*$/iu
/** « Au bouillon », "keeping 800 ml of the stock": of what is in the pot. */
const ofThePot =
  /(?<!\p{L})(?:au|louches? de|ladle\w* of|(?:gard|réserv|prélev)\p{L}*(?: \S+){0,3} de|(?:keep|reserv|sav)\p{L}*(?: \S+){0,3} of(?: the)?)\s$/iu
/** « Étaler et couper les tagliatelles ». */
const shapedDough =
  /(?<!\p{L})(?:coup|détaill|taill|roul|étal|façon|cut|roll|shap)\p{L}*(?: out| into| en)? (?:the|your|les|des|vos) $/iu
/** Of what makes these nobody says that it does. */
const alwaysMade = words('gravy crouton bechamel hollandaise egg-replacer gherkin')
/** Of what a title calls by these names the list has the parts. */
const baked = kindSet('biscuit bread pastry tortilla')

/**
 * Is it something that the cook makes of what is listed, and then calls by its name: "roll out the pastry"? Then its
 * ingredients say what is in it. What a heading of the list names is made, too. What comes in cubes, jars or packets is bought, and so is all that lacks its main parts.
 * @param isTitle a title names a dish without its article
 */
export function isMade(mention: Mention, line: FoodLine, read: RecipeFoods, isTitle = false): boolean {
  const before = line.text.slice(Math.max(0, mention.start - 32), mention.start)
  // « Nappez de sauce au fromage » is of cheese; "the cheese sauce" is what was made.
  const isSauce = mention.meaning.generic?.en[0] === 'cheese sauce'
  if (mention.meaning.generic?.isDish && (!isSauce || isTitle || named.test(before))) return true
  const isSame = ({ stems }: Mention) =>
    stems.length === mention.stems.length && stems.every((stem) => mention.stems.includes(stem))
  const isBaked = mention.meaning.foods.some(({ kind, id }) => baked.has(kind) || id === 'butter-biscuit')
  if (isTitle && isBaked) return true
  if (isDish(mention, line, read)) return true
  if (isTitle && (isTitled(mention, read) || isInDishName(mention, line.text, line.text))) return true
  if (isOwnName(mention, line, read) || isDrawn(mention, line, read)) return true
  if (isSauceOfDish(mention, line, read)) return true
  if (isOfCocoa(mention, line, read)) return true
  if (read.shaped.some(({ stems }) => stems.every((stem) => mention.stems.includes(stem)))) return true
  const isMeant = mention.meaning.foods.length > 0 && named.test(before)
  if (
    isMeant &&
    read.shaped.some(({ stems }) => stems.length > 1 && mention.stems.every((stem) => stems.includes(stem)))
  )
    return true
  const isInSteps = read.made.some(isSame)
  if (read.headings.some(isSame) && !measured.test(before)) return true
  if (
    bought.test(before + mention.text) ||
    !(
      isTitle ||
      isInSteps ||
      named.test(before) ||
      ofThePot.test(before) ||
      (isBaked && read.title.foods.some(isSame)) ||
      mention.meaning.foods.some(({ id }) => alwaysMade.has(id)) ||
      (mention.stems.length === 1 &&
        !measured.test(before) &&
        mention.meaning.foods.some(({ kind }) => kind === 'stock'))
    )
  )
    return false
  const has = (part: Part) =>
    read.stock.foods.some(({ meaning: { foods, generic } }) =>
      generic
        ? generic.kinds?.some((kind) => part.kinds?.includes(kind)) ||
          (generic.animal?.includes('meat') && part.kinds?.includes('poultry'))
        : foods.some((food) => isPart(food, part)),
    ) ||
    (part === water && read.isWatery)
  const isCutPasta = shapedDough.test(before) && mention.meaning.foods.some(({ kind }) => kind === 'pasta')
  const names = [
    ...mention.meaning.foods.map(({ id }) => id),
    ...(isCutPasta ? ['pasta'] : []),
    mention.stems.join(' '),
    mention.meaning.generic?.[mention.language][0] ?? '',
    mention.meaning.generic?.en[0] ?? '',
  ]
  return names.some((name) => parts[name]?.every(has) ?? false)
}

const layered = words('lasagne cannelloni moussaka')

/** "Layer the lasagne: courgettes, sauce, ricotta": the dish that the title is headed by, whatever it is made of. */
function isDish(mention: Mention, { text }: FoodLine, { title, listed }: RecipeFoods): boolean {
  const { stems, meaning, start } = mention
  const [head] = title.foods
  return (
    stems.length === 1 &&
    head?.stems.join() === stems.join() &&
    meaning.foods.some(({ id }) => layered.has(id)) &&
    isDefinite(mention, text) &&
    !measured.test(text.slice(Math.max(0, start - 48), start)) &&
    listed.length > 0
  )
}

const flavoured =
  /^\s(?:frosting|icing|batter|cake|mixture|sauce|glaze|dough|biscuits?|cookies?|sponge|cream|pudding)(?!\p{L})/iu
const flavouring = /(?:(?:gâteau|glaçage|pâte|crème|sauce|génoise|biscuits?|appareil|préparation) au )$/iu

/** What is called after chocolate is made of the cocoa that the list has in its place. */
function isOfCocoa({ meaning, start, end }: Mention, { text, place }: FoodLine, { stock }: RecipeFoods): boolean {
  if (!meaning.foods.some(({ kind }) => kind === 'chocolate')) return false
  const isCalled = place.part === 'recipe' || flavoured.test(text.slice(end)) || flavouring.test(text.slice(0, start))
  return isCalled && stock.foods.some((food) => food.meaning.foods.some(({ kind }) => kind === 'cocoa'))
}

const simmering = /simmer|bubbl|stew|brais|boil/i
const known = /\b(?:the|this|your|its)\s(?:\p{L}+[\s,]+){0,2}$/iu
const pouredIn = /\b(?:ma(?:ke|king)|heat|warm|buy|add|stir|tip|pour)(?: up| in)? (?:the|your) (?:\p{L}+ )?$/iu

/** "Simmer until the gravy clings": what a dish was simmered in is its gravy, whatever it is of; none is poured in. */
function isSauceOfDish({ meaning, start }: Mention, { text, place }: FoodLine, { steps }: RecipeFoods): boolean {
  if (place.part !== 'direction' || !meaning.foods.some(({ id }) => id === 'gravy')) return false
  const before = text.slice(0, start)
  if (!known.test(before) || pouredIn.test(before) || bought.test(before.slice(-32))) return false
  return simmering.test(before) || steps.slice(0, place.index).some((step) => simmering.test(step.text))
}

const drawn =
  /(?:strain|filter|ladle|skim|draw|reserve|keep|save|measure|moisten|loosen|mouill|allong|détend|prélev|filtr|réserv|gard|conserv|mesur)\p{L}*(?: (?:off|out|aside|about|up|and|with|avec|et|environ|strain|filtrez|prélevez|réservez))* \d[^,.;]*$/iu

const simmered = kindSet(
  'poultry joint roast stewing-meat steak white-fish oily-fish shellfish root aromatic firm-vegetable tender-vegetable',
)

/** "Simmer the chicken in the water … strain off 2 litres of stock": what it was cooked in, however much of it. */
function isDrawn({ meaning, start, text }: Mention, { text: step, place }: FoodLine, { steps }: RecipeFoods): boolean {
  if (place.part !== 'direction' || !meaning.foods.some(({ kind }) => /stock$/.test(kind))) return false
  const before = step.slice(0, start)
  if (bought.test(before.slice(-48) + text) || !drawn.test(before.slice(-64))) return false
  const cooked = [...steps.slice(0, place.index).map((one) => one.text), before].join(' ')
  return (
    /(?<!\p{L})(?:water|eau)(?!\p{L})/iu.test(cooked) &&
    /simmer|poach|boil|frémi|mijot|bouill(?!on)|poch[eé]/iu.test(cooked) &&
    steps
      .slice(0, place.index)
      .some(({ foods }) =>
        foods.some(
          (food) => food.meaning.generic?.en[0] === 'meat' || food.meaning.foods.some(({ kind }) => simmered.has(kind)),
        ),
      )
  )
}

function isPart({ id, kind }: Ingredient, { kinds = [], ids = [], isFlour }: Part): boolean {
  return kinds.includes(kind) || ids.includes(id) || (isFlour === true && id.includes('flour'))
}
