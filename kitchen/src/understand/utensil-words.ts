import { type Manner, words } from './manner-words.ts'
import { blending, type Utensil } from './utensil.ts'

const row = (
  en: string,
  fr: string,
  needs: RegExp,
  english: string,
  french: string,
  dishes?: readonly string[],
): Manner => ({
  ...(dishes && { dishes }),
  utensil: { name: { en, fr }, needs },
  names: { en: words(english), fr: words(french) },
})

/** Who has only a frying pan boils nothing beside it. */
export const secondPan: Utensil = {
  name: { en: 'a second pan', fr: 'une deuxième casserole' },
  needs: /\b(?:pot|casserole|saucepan|steam|packet|baking tray)\b|(?:salted|boiling|simmering|the volume of) water/,
}
/** Whole suppers that come out of one frying pan. */
export const panSuppers: readonly string[] = [
  ...['shakshuka', 'fajitas', 'tortilla-espanola', 'quesadilla', 'hash', 'piperade', 'sausage-cabbage', 'truffade'],
]
const bigPot: Utensil = { name: { en: 'a big pot', fr: 'une cocotte' }, needs: /\b(?:pot|casserole|saucepan)\b/ }

/** Beside the appliances that ways are written for. */
export const utensils: readonly Manner[] = [
  row(
    'a bread machine',
    'une machine à pain',
    /bread machine/,
    'bread machine, breadmaker, bread maker',
    'machine à pain, map',
  ),
  row(
    'a mixer',
    'un batteur',
    /\b(?:mixer|beaters)\b/,
    'mixer, stand mixer, hand mixer, kitchenaid, electric whisk',
    'robot, robot pâtissier, batteur, batteur électrique, kitchenaid',
  ),
  row('kitchen scales', 'une balance', /(?!)/, 'scales, kitchen scales, scale', 'balance, balance de cuisine'),
  row(
    'a rolling pin',
    'un rouleau à pâtisserie',
    /\broll[^.]* out\b|rolling pin/,
    'rolling pin',
    'rouleau, rouleau à pâtisserie',
  ),
  row('a wok', 'un wok', /\bwok\b/, 'wok', 'poêle wok', ['stir-fry']),
  row(
    'a toaster',
    'un grille-pain',
    /\btoast(?:er|ed|s)?\b/,
    'toaster, sandwich toaster, toastie maker, panini press',
    'grille pain, appareil à croque, appareil à croque monsieur',
    ['avocado-toast'],
  ),
  row(
    'a cooking robot',
    'un robot cuiseur',
    /(?!)/,
    'multicooker, cooking robot',
    'robot cuiseur, robot de cuisson, robot chauffant, multicuiseur',
  ),
  row('a kettle', 'une bouilloire', /\bkettle\b/, 'kettle', 'bouilloire', ['kettle-couscous', 'noodle-pot']),
  {
    occasion: 'one-pot',
    utensil: bigPot,
    names: {
      en: words('casserole pot, stockpot, stock pot'),
      fr: words('cocotte, faitout, un grand faitout, marmite'),
    },
  },
  row('foil', 'du papier aluminium', /\bfoil\b/, 'foil, tin foil, aluminium foil', 'papier alu, papier aluminium, alu'),
  row(
    'baking paper',
    'du papier cuisson',
    /\b(?:baking paper|parchment)\b/,
    'baking paper, parchment, parchment paper, greaseproof',
    'papier cuisson, papier sulfurisé',
  ),
  row('a thermometer', 'un thermomètre', /\bthermometer\b/, 'thermometer, probe thermometer', 'thermomètre, sonde'),
  row(
    'a sieve',
    'une passoire fine',
    /\b(?:sieve|strainer)\b/,
    'sieve, strainer, colander',
    'passoire, tamis, chinois à sauce',
  ),
  row('a grater', 'une râpe', /\bgrat(?:e|er|ed)\b/, 'grater, box grater', 'râpe'),
  row('a peeler', 'un économe', /\bpeeler\b/, 'peeler, potato peeler', 'économe, épluche légumes'),
  row('a piping bag', 'une poche à douille', /\bpiping bag\b/, 'piping bag', 'poche à douille'),
  row(
    'a steamer',
    'un cuit-vapeur',
    /\bsteamer\b/,
    'steamer, bamboo steamer, steamer basket',
    'cuit vapeur, cuiseur vapeur, cuiseur à vapeur, panier vapeur, panier bambou',
  ),
  row('a rice cooker', 'un cuiseur à riz', /rice cooker/, 'rice cooker', 'cuiseur à riz, rice cooker'),
  row(
    'an ice cream maker',
    'une sorbetière',
    /ice[- ]cream maker/,
    'ice cream maker, ice cream machine',
    'sorbetière, turbine à glace',
  ),
  row('a yoghurt maker', 'une yaourtière', /yoghurt maker/, 'yoghurt maker, yogurt maker', 'yaourtière'),
  row('a waffle iron', 'un gaufrier', /waffle iron/, 'waffle iron, waffle maker', 'gaufrier'),
  row(
    'a raclette grill',
    'un appareil à raclette',
    /raclette grill/,
    'raclette grill, raclette machine',
    'appareil à raclette',
  ),
  row('a fondue pot', 'un appareil à fondue', /fondue pot/, 'fondue pot, fondue set', 'appareil à fondue, caquelon'),
  row('a tagine pot', 'un plat à tajine', /tagine pot/, 'tagine pot', 'plat à tajine'),
  row('a smoker', 'un fumoir', /\bsmoker\b/, 'smoker, pellet grill', 'fumoir'),
  row(
    'a pizza stone',
    'une pierre à pizza',
    /pizza stone/,
    'pizza stone, pizza oven, ooni',
    'pierre à pizza, four à pizza',
  ),
  row(
    'a bakestone',
    'une pierre de cuisson',
    /bakestone/,
    'bakestone, griddle pan, plancha plate',
    'pierre de cuisson',
  ),
  row(
    'an induction hob',
    'une plaque à induction',
    /\bgas flame\b/,
    'induction hob, induction, electric hob, electric coil hob',
    'induction, plaque à induction, plaque électrique, vitrocéramique',
  ),
  row('a campfire', 'un feu de camp', /campfire|embers/, 'campfire, open fire', 'feu de camp, feu de bois'),
  row(
    'cast iron',
    'la fonte',
    /cast[- ]iron/,
    'cast iron, cast iron skillet, dutch oven',
    'poêle en fonte, cocotte en fonte',
  ),
  row(
    'a thermomix',
    'un thermomix',
    blending,
    'thermomix, monsieur cuisine, thermo cooker',
    'robot cuisine, thermomix, companion, monsieur cuisine',
  ),
  row(
    'a stick blender',
    'un mixeur plongeant',
    blending,
    'stick blender, hand blender, immersion blender',
    'mixeur plongeant, mixeur à main, mixer plongeant, mixeur girafe',
  ),
  row('a muffin tin', 'un moule à muffins', /muffin tin/, 'muffin tin, cupcake tin', 'moule à muffins', ['muffins']),
  row('a bundt tin', 'un moule à kouglof', /bundt|kouglof/, 'bundt tin, bundt pan, bundt', 'moule à kouglof', [
    ...['yoghurt-cake', 'lemon-drizzle', 'marble-cake'],
  ]),
  row('a loaf tin', 'un moule à cake', /loaf tin/, 'loaf tin, loaf pan', 'moule à cake', [
    ...['cake-sale', 'quatre-quarts', 'banana-bread', 'lemon-drizzle', 'meatloaf'],
  ]),
  row('a mandoline', 'une mandoline', /mandoline?/, 'mandolin, mandoline', 'mandoline'),
]
