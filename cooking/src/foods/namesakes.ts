import type { CheckedLanguage } from '@roux/contract/language'

/**
 * Names that the lexicon keeps under a food since they share its allergens and diets, but that are another thing to
 * weigh: by the id of their own numbers, or none. Names are in the singular, by language.
 */
const measured: Readonly<Record<string, Readonly<Record<CheckedLanguage, string>>>> = {
  'egg-white': { en: 'egg white', fr: "blanc d'œuf" },
  'egg-yolk': { en: 'egg yolk, yolk', fr: "jaune d'œuf" },
  'salted-butter': { en: 'salted butter', fr: 'beurre demi-sel' },
  'semi-skimmed-milk': { en: 'semi-skimmed milk', fr: 'lait demi-écrémé' },
  'double-cream': { en: 'double cream', fr: '' },
  'half-and-half': { en: 'half-and-half', fr: '' },
  'single-cream': { en: 'single cream', fr: '' },
  'cream-of-30-percent': { en: '', fr: 'crème entière, crème fleurette, crème liquide, crème épaisse' },
  'sour-cream': { en: 'sour cream', fr: 'crème aigre' },
  'plain-yoghurt': {
    en: 'yogurt, yoghurt, plain yoghurt, natural yoghurt, plain yogurt',
    fr: 'yaourt, yogourt, yaourt nature',
  },
  'cottage-cheese': { en: 'cottage cheese', fr: '' },
  'evaporated-milk': { en: 'evaporated milk', fr: 'lait évaporé' },
  'lemon-juice': { en: 'lemon juice', fr: 'jus de citron' },
  'lime-juice': { en: 'lime juice', fr: 'jus de citron vert' },
  'orange-juice': { en: 'orange juice', fr: "jus d'orange" },
  'self-raising-flour': { en: 'self-raising flour', fr: '' },
  'shortcrust-pastry': { en: 'shortcrust pastry, shortcrust, pie crust, pie dough', fr: 'pâte brisée, pâte à tarte' },
  'chicken-thigh-with-skin': { en: 'chicken thigh', fr: 'haut de cuisse de poulet' },
  'chicken-drumstick': { en: 'chicken drumstick', fr: 'pilon de poulet' },
  'skimmed-milk': { en: 'skimmed milk, skim milk', fr: 'lait écrémé' },
  'rib-eye': { en: '', fr: 'entrecôte' },
  // What Americans, and most recipes, mean; back bacon is called so.
  'streaky-bacon': { en: 'bacon', fr: '' },
  bread: { en: '', fr: 'mie de pain' },
  halibut: { en: 'halibut', fr: 'flétan' },
  turbot: { en: 'turbot', fr: 'turbot' },
  snapper: { en: 'snapper', fr: '' },
  tilapia: { en: 'tilapia', fr: 'tilapia' },
  clementine: { en: 'clementine', fr: 'clémentine' },
  mandarin: { en: 'mandarin', fr: 'mandarine' },
  watermelon: { en: 'watermelon', fr: 'pastèque' },
  papaya: { en: 'papaya', fr: 'papaye' },
  'hot-sauce': { en: 'hot sauce, tabasco', fr: 'sauce piquante, sauce pimentée, tabasco' },
  'agave-syrup': { en: 'agave syrup', fr: 'sirop d’agave' },
}

type Form = { readonly [In in 'dried' | 'cooked' | 'inOil' | 'fresh' | 'tinned']?: string }

/**
 * Foods that were measured in a second form, by whose id its numbers stand: what the lexicon counts cooked, dried, what
 * it counts dry, cooked or fresh, what it counts fresh, from the tin, and tuna, which it counts in water, in oil.
 */
export const forms: Readonly<Record<string, Form>> = {
  ...Object.fromEntries(
    ['chickpea', 'kidney-bean', 'black-bean', 'white-bean', 'pinto-bean', 'butter-bean', 'broad-bean'].map((id) => [
      id,
      { dried: `dried-${id}` },
    ]),
  ),
  ...Object.fromEntries(
    ['basmati-rice', 'jasmine-rice', 'risotto-rice', 'sushi-rice'].map((id) => [id, { cooked: 'cooked-rice' }]),
  ),
  ...Object.fromEntries(
    ['spaghetti', 'penne', 'macaroni', 'tagliatelle', 'lasagne'].map((id) => [
      id,
      { cooked: 'cooked-pasta', fresh: 'fresh-egg-pasta' },
    ]),
  ),
  'brown-rice': { cooked: 'cooked-brown-rice' },
  couscous: { cooked: 'cooked-couscous' },
  quinoa: { cooked: 'cooked-quinoa' },
  bulgur: { cooked: 'cooked-bulgur' },
  'green-lentil': { cooked: 'cooked-lentil' },
  tuna: { inOil: 'tuna-in-oil' },
  mackerel: { tinned: 'tinned-mackerel' },
  prawn: { cooked: 'cooked-prawn' },
  breadcrumbs: { fresh: 'bread' },
  'egg-noodle': { fresh: 'fresh-egg-pasta' },
  tomato: { tinned: 'chopped-tomatoes' },
  'cherry-tomato': { tinned: 'chopped-tomatoes' },
  sweetcorn: { tinned: 'tinned-sweetcorn' },
}

/** Foods that are sold with more and with less fat, by the ids of the others; which is meant is said in percent. */
export const byFat: Readonly<Record<string, readonly string[]>> = {
  'beef-mince': ['beef-mince-of-5-percent', 'beef-mince-of-10-percent', 'beef-mince-of-20-percent'],
  milk: ['semi-skimmed-milk', 'milk-of-1-percent', 'skimmed-milk'],
}

const unmeasured: Readonly<Record<CheckedLanguage, readonly string[]>> = {
  en: [
    // Milk and eggs.
    'curd, skyr, fromage frais, coconut cream, coconut whipping cream, coconut whipped cream, pastry cream',
    'crème pâtissière, creme patissiere, caramel, caramel sauce, toffee, toffee sauce, butterscotch, butterscotch sauce',
    'fudge, duck egg, dried egg white, meringue powder, albumen',
    // Meat.
    'roast chicken, ham hock, pastrami, corned beef, kidney, rillettes, guinea fowl, quail',
    'pheasant, pigeon, poussin, cockerel, capon, bratwurst, rib of beef, sirloin joint',
    // Fish and shellfish, raw or whole where the source has them cooked or shelled.
    'tuna steak, lobster, lobster tail, crawfish, yabby, crayfish, octopus, baby octopus, octopus tentacle, nuoc cham',
    'herring, smoked mackerel, red mullet, pangasius, perch, mahi mahi, eel, carp',
    'skate, sturgeon, catfish, bottarga, fishcake, fish cake',
    // Grains.
    'pastry, wheatgerm, wheat germ, bran flakes, weetabix, oat bran, ravioli, tortellini, cookie, gingerbread, popcorn',
    // Plants.
    'soybean, soya bean, soy bean, artichoke, lemon zest, damson, PB2, peanut powder, coconut',
    'lychee, guava, dragon fruit, star fruit, pomelo, apple butter, mustard seed, turron, torrone',
    // The larder.
    'kecap manis, ketjap, champagne, prosecco, rosé wine, cava, mead, pastis, pernod, absinthe, soju, black bean sauce',
    'yakitori sauce, tonkatsu sauce, sambal oelek, sweet chilli sauce, remoulade, salad cream',
    'thousand island dressing, brown sauce, hp sauce, bone broth, bovril, stock pot, gravy, golden syrup',
    'gummy bear, jelly cube',
  ],
  fr: [
    'skyr, fromage blanc, petit-suisse, lait concentré, crème de coco, crème coco, crème pâtissière, caramel',
    'caramel au beurre salé, caramel beurre salé, fudge, œuf de cane, blanc d’œuf en poudre, albumine',
    'jarret de porc, jambonneau, palette de porc, pastrami, corned-beef',
    'rognon, ris de veau, tripes, rillettes, terrine, pintade, caille, faisan, pigeon, coquelet, chapon, poulet rôti',
    'côte de bœuf, morue, maquereau, maquereaux, tourteau, araignée de mer, homard, langouste, queue de homard, écrevisse',
    'poulpe, pieuvre, tentacule de poulpe, hareng, rollmops, maquereau fumé, rouget, perche, sandre',
    'brochet, panga, anguille, carpe, raie, esturgeon, boutargue',
    'pâte sablée, germe de blé, son d’avoine, ravioli, raviolis, ravioles, tortellini, cookie',
    'pain d’épices, pain d’épice, pop-corn, graine de soja, artichaut, zeste de citron, ',
    'mirabelle, quetsche, noix de coco, coco, litchi, goyave, carambole, pomelo, beurre de pomme',
    'graine de moutarde, touron, champagne, vin rosé, crémant, vin mousseux, hydromel, pastis, anisette, absinthe',
    'sauce yakitori, sauce tonkatsu, sambal oelek, rémoulade, sauce cocktail',
    'sauce andalouse, fond brun, viandox, bonbon gélifié, sauce tomate',
  ],
}

/** The names of a language that mean other numbers than those of their food: by name the id of theirs, or null. */
export function namesakesIn(language: CheckedLanguage): ReadonlyMap<string, string | null> {
  const split = (text: string) => text.split(', ').filter(Boolean)
  return new Map([
    ...unmeasured[language].flatMap(split).map((name): [string, null] => [name, null]),
    ...Object.entries(measured).flatMap(([id, names]) => split(names[language]).map((name) => [name, id] as const)),
  ])
}
