import type { KitchenLanguage } from '@roux/contract/language'
import type { Gear, Occasion, Text } from '../cookbook/dish.ts'
import type { Taste } from './taste.ts'
import type { Utensil } from './utensil.ts'

/**
 * Words for how something is cooked or when it is eaten, with what suits it when no dish is named: kinds of dishes by
 * id, and every dish that says so itself.
 */
export type Manner = {
  occasion?: Occasion
  gear?: Gear
  dishes?: readonly string[]
  /** A way to cook a food, as one says "a grilled version"; what is none of the dishes is cooked otherwise. */
  method?: Text
  /** Is it to be so whatever the dish is? */
  isFirm?: true
  /** Dishes that are cooked so too, though nobody who names the way alone means them first. */
  likewise?: readonly string[]
  taste?: Taste
  /** What people come to, and nothing is cooked in. */
  isEvent?: true
  /** Is it what is not had every week? */
  isChange?: true
  utensil?: Utensil
  names: Record<KitchenLanguage, readonly string[]>
}

/** The phrases of a text, between commas. */
export const words = (text: string) => text.split(',').map((phrase) => phrase.replace(/\s+/g, ' ').trim())

/** « Sans trop de vaisselle » in all its forms. */
export const littleOf = (little: string, work: string) =>
  words(little).flatMap((one) => words(work).map((other) => `${one} ${other}`))

/** Whatever is made in an oven is cooked so. */
export const inOven: Text = { en: 'baked', fr: 'au four' }

/** What is left on a low heat for as long as it takes. */
const braises: readonly string[] = [
  ...['stew', 'boeuf-bourguignon', 'daube', 'blanquette', 'coq-au-vin', 'carbonade', 'goulash', 'pot-au-feu'],
  ...['navarin', 'irish-stew', 'slow-cooker-stew', 'chicken-tagine', 'lamb-tagine'],
]

/** How something is cooked, and in what. */
export const cookedHow: readonly Manner[] = [
  {
    occasion: 'one-tray',
    names: {
      en: words(`one tin, one tray, one pan, one dish, tray bake, traybake, sheet pan, sheetpan, baking tray, single tray, one baking tray, one oven dish,
        roasting tin`),
      fr: words(
        `plaque du four, sur la plaque du four, une plaque au four, à la plaque, sur une plaque, sur plaque, même plat, seul plat, lèchefrite`,
      ),
    },
  },
  {
    occasion: 'one-tray',
    method: inOven,
    names: {
      en: words(`roasted, baked, oven baked, oven roasted, in the oven, bake it, bake them, bake this, bake these,
        bake instead, bake rather, oven bake`),
      fr: words(`au four, rôti, rôtie`),
    },
  },
  {
    occasion: 'one-tray',
    method: inOven,
    isFirm: true,
    names: {
      en: [
        ...littleOf('baked, oven baked, in the oven', 'not fried, instead of fried, rather than fried, no frying'),
        ...littleOf('bake, bake it, bake them', 'not fry, instead of frying, instead of fry, rather than fry'),
      ],
      fr: littleOf(
        'au four',
        'sans friture, pas de friture, pas frit, pas frite, pas frits, pas frites, et pas frit, et pas frits, plutôt que frits, plutôt que frit, plutôt que frites',
      ),
    },
  },
  {
    occasion: 'slow',
    dishes: [...braises, 'pot-roast', 'lamb-shanks', 'pulled-pork'],
    names: {
      en: words(`slow cooked, slowly cooked, slow braised, slow roasted, slow roast, slow cook, cook slowly, cooked slowly, slow cooking, low and slow, simmers all day, simmer all day, cook all day, cooks all day, all day cooking, cooked for hours, cook for hours, simmers for hours, simmer for hours,
        long and slow, slow oven, low oven, very low oven, fall apart, falling apart, falls apart, for hours, for many hours, for several hours`),
      fr: words(`longuement mijoté, longuement mijotée, qui mijote longtemps, mijoté longtemps, mijote des heures, mijoter des heures, cuit lentement, cuite lentement, cuire lentement, cuisson lente, cuisson longue, longue cuisson, à feu doux pendant des heures, cuit longtemps, cuite longtemps, cuit des heures,
        basse température, four doux, à four doux, à four très doux, toute la journée sur le feu, pendant des heures, des heures durant, pendant plusieurs heures, pendant trois heures, pendant 3 heures, pendant quatre heures, pendant 4 heures, pendant sept heures, sept heures au four`),
    },
  },
  {
    dishes: braises,
    names: {
      en: words('stewed, stewing'),
      fr: words('plat mijoté, mijoté, mijotée, mijotés, mijotées, qui mijote, mijoter'),
    },
  },
  {
    occasion: 'one-pot',
    names: {
      en: [
        ...words(
          `one pot, onepot, one big pot, one large pot, big pot of, large pot of, huge pot of, big pan of, single pot, simmers, simmering, simmered, one pan to wash, one pot to wash, one thing to wash, just one pot, one pan only, only one pan, only one pot, a single pan`,
        ),
        ...littleOf(
          'no, little, minimal, not much, less, without much, hardly any',
          'washing up, dishes to wash, cleaning up',
        ),
      ],
      fr: [
        ...words(
          `casserole, une casserole, seule casserole, une grande casserole, une seule poêle, une seule cocotte, un seul plat à laver, une seule chose à laver, un seul faitout, un seul récipient, one pot`,
        ),
        ...littleOf(
          'sans, sans trop de, pas trop de, peu de, pas de, moins de, le moins de, un minimum de',
          'vaisselle',
        ),
      ],
    },
  },
  {
    occasion: 'one-pot',
    gear: 'slow-cooker',
    names: { en: words(`slow cooker, crockpot, crock pot, slowcooker`), fr: words(`mijoteuse, slow cooker`) },
  },
  {
    occasion: 'one-pot',
    gear: 'pressure-cooker',
    names: {
      en: words(`pressure cooker, pressure cooked, instant pot, instantpot, instapot, under pressure, multicooker`),
      fr: words(`cocotte minute, autocuiseur, cocotte sous pression, sous pression, cookeo, instant pot, multicuiseur`),
    },
  },
  {
    occasion: 'one-tray',
    gear: 'air-fryer',
    names: {
      en: words(`air fryer, airfryer, air fried, air fry, actifry`),
      fr: words(`air fryer, airfryer, friteuse à air, friteuse sans huile, actifry, friteuse à air chaud`),
    },
  },
  {
    gear: 'microwave',
    names: { en: words(`microwave, microwaved, mug`), fr: words(`micro-ondes, micro onde, microondes, mug`) },
  },
  {
    occasion: 'summer',
    gear: 'barbecue',
    names: {
      en: words(
        `bbq, barbecue, barbeque, barbecued, cookout, on the grill, grill outside, grill it outside, outdoor grill, on the outdoor grill, charcoal grill, over charcoal, over coals, over the coals, braai`,
      ),
      fr: words(
        `barbecue, bbq, barbeuc, plancha, à la plancha, grillades, grillade, à la braise, sur la braise, au charbon de bois, griller dehors, gril dehors`,
      ),
    },
  },
  {
    gear: 'blender',
    names: { en: words(`blender, food processor`), fr: words(`mixeur, blender`) },
  },
  { gear: 'freezer', names: { en: words(`freezer`), fr: words(`congélateur, congélo`) } },
  {
    dishes: ['plate'],
    likewise: ['salmon-papillote'],
    method: { en: 'steamed', fr: 'à la vapeur' },
    names: { en: words(`steamed`), fr: words(`vapeur, à la vapeur`) },
  },
  {
    dishes: ['plate'],
    likewise: ['pot-au-feu'],
    method: { en: 'boiled', fr: "cuite à l'eau" },
    names: { en: words(`boiled`), fr: words(`à l'eau, bouilli, bouillie`) },
  },
  {
    dishes: ['poach'],
    likewise: ['eggs-benedict', 'poached-pears', 'fruit-salad'],
    method: { en: 'poached', fr: 'pochée' },
    names: { en: words(`poached`), fr: words(`poché, pochée`) },
  },
  {
    dishes: ['grill'],
    likewise: ['skewers', 'grilled-sardines', 'tandoori-chicken', 'bbq-ribs', 'burger', 'kebab-wrap'],
    method: { en: 'grilled', fr: 'grillée' },
    names: {
      en: words(`grilled, chargrilled, char grilled, broiled, griddled, charred`),
      fr: words(`grillé, grillée, au gril, au grill`),
    },
  },
  {
    dishes: ['pan-fry', 'saute-potatoes', 'wilted-greens'],
    likewise: ['stir-fry', 'fried-eggs', 'sole-meuniere', 'garlic-prawns', 'chops', 'cream-escalopes'],
    method: { en: 'pan-fried', fr: 'à la poêle' },
    names: {
      en: words(`pan fried, shallow fried, sautéed, sauté, seared, pan seared, in a pan, in a frying pan`),
      fr: words(`à la poêle, poêlé, sautés, sautée, saisi, saisie, snacké, snackée`),
    },
  },
  {
    dishes: ['crisp-fry'],
    likewise: ['breaded', 'schnitzel', 'fish-and-chips', 'fried-eggs', 'saute-potatoes', 'chips'],
    method: { en: 'fried', fr: 'frite' },
    names: {
      en: words(`fried, deep fried, crisp fried, crispy fried`),
      fr: words(`frit, frits, en friture, à la friture`),
    },
  },
  {
    dishes: ['breaded', 'schnitzel'],
    likewise: ['katsu-curry'],
    method: { en: 'breaded', fr: 'panée' },
    names: {
      en: words(`breaded, crumbed, breadcrumbed, in breadcrumbs, panko crusted`),
      fr: words(`pané, panée, en panure`),
    },
  },
  {
    dishes: ['stew'],
    method: { en: 'braised', fr: 'braisée' },
    names: {
      en: words(`braised, stewed, slow braised`),
      fr: words(`braisé, braisée, à l'étouffée`),
    },
  },
  {
    dishes: ['grill'],
    likewise: ['skewers', 'teriyaki', 'tandoori-chicken', 'ceviche', 'gravlax', 'fajitas', 'kebab-wrap'],
    method: { en: 'marinated', fr: 'marinée' },
    names: { en: words(`marinated`), fr: words(`mariné, marinée`) },
  },
  {
    dishes: ['teriyaki'],
    likewise: ['bbq-ribs', 'chicken-wings'],
    method: { en: 'glazed', fr: 'laquée' },
    names: { en: words(`glazed, sticky`), fr: words(`laqué, laquée`) },
  },
  {
    dishes: ['stuffed-vegetables'],
    method: { en: 'stuffed', fr: 'farcie' },
    names: { en: words(`stuffed`), fr: words(`farci, farcie`) },
  },
  {
    dishes: ['mash'],
    method: { en: 'mashed', fr: 'en purée' },
    names: { en: words(`mashed`), fr: words(`en purée`) },
  },
  {
    dishes: ['pan-fry'],
    names: { en: words(`in a sauce, with a sauce`), fr: words(`en sauce`) },
  },
]
