import type { Kind } from '@roux/cooking/foods/ingredient'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { dishes, type Slot } from '../template/dishes.ts'
import { fatty, strictlyLowSalt } from './counted-regimes.ts'
import { leftRaw } from './left-raw.ts'
import { lowIn } from './nutrient-words.ts'
import type { Regime } from './regime.ts'
import { forBabies } from './regimes-of-the-young.ts'

export const sweet = kindsThatAre('sweet')

const flours: ReadonlySet<Kind> = new Set([...kindsThatAre('flour'), 'pastry'] as const)
const isOfFlour = ({ takes, first, optional, amount }: Slot) =>
  !optional &&
  amount?.[1] === 'g' &&
  (takes?.some((kind) => flours.has(kind)) || first?.some((id) => flours.has(ingredientById(id).kind)))

/** Pancakes, waffles, cakes: nothing sweetens them any more, and they are flour all the same. */
const ofFlour: readonly string[] = dishes
  .filter(
    ({ course, ways }) =>
      (course === 'breakfast' || course === 'dessert') &&
      ways.every(({ slots }) => Object.values(slots).some(isOfFlour)),
  )
  .map(({ id }) => id)

/** By these words, or whatever else says it. */
export const forPregnancy: Regime = {
  names: {
    en: ['pregnant', 'pregnancy', 'expecting a baby'],
    fr: ['enceinte', 'enceintes', 'grossesse'],
  },
  label: { en: 'cooking for a pregnancy', fr: 'la cuisine de la grossesse' },
  without: {
    kinds: ['wine', 'alcohol', 'spirit', 'smoked-fish', 'cured-meat'],
    ids: [
      ...['camembert', 'brie', 'reblochon', 'blue-cheese', 'goats-cheese', 'raclette', 'tuna', 'fresh-tuna'],
      'mackerel',
    ],
  },
  withoutDishes: [...leftRaw, 'custard'],
}

const tomatoes = ['tomato', 'cherry-tomato', 'chopped-tomatoes', 'tomato-paste', 'passata'] as const

/** Ways to eat for a body's sake, where a mistake is more than one of taste. */
export const healthRegimes: readonly Regime[] = [
  {
    names: { en: ['low fodmap', 'fodmap', 'fodmap friendly'], fr: ['fodmap', 'pauvre en fodmap', 'sans fodmap'] },
    label: { en: 'a low-FODMAP diet', fr: 'le régime pauvre en FODMAP' },
    without: {
      kinds: ['onion', 'pulse', 'lentil', 'dried-fruit', 'stock', 'meat-stock', 'fish-stock', 'spread'],
      ids: [
        ...['garlic', 'leek', 'honey', 'apple', 'pear', 'mango', 'peach', 'plum', 'apricot', 'cherry', 'watermelon'],
        ...['cauliflower', 'mushroom', 'asparagus', 'artichoke', 'cashew', 'pistachio'],
        ...['harissa', 'curry-paste', 'merguez', 'chorizo', 'worcestershire'],
      ],
      allergens: ['milk', 'gluten'],
    },
  },
  {
    names: {
      en: [
        ...['diabetic', 'diabetes', 'diabetic friendly', 'diabetes friendly', 'low gi', 'prediabetic', 'pre diabetic'],
        // As people who have it, or cook for them, say.
        ...['type 1', 'type 2', 'type one', 'type two', 't1d', 't2d', 'insulin', 'metformin', 'hba1c', 'hypo kit'],
        ...['my sugars', 'his sugars', 'her sugars', 'high sugars', 'watching his sugar', 'watching her sugar'],
        ...['blood sugar', 'blood sugars', 'blood glucose', 'sugar levels', 'glucose levels', 'glucose monitor'],
      ],
      fr: [
        ...['diabétique', 'diabétiques', 'diabète', 'prédiabétique', 'pré diabétique', 'prédiabète', 'pré diabète'],
        ...['dt1', 'dt2', 'insuline', 'metformine', 'insulinodépendant', 'insulinodépendante', 'diabétologue'],
        ...['surveille son sucre', 'surveille mon sucre', 'surveille sa glycémie', 'trop de sucre dans le sang'],
        ...['glycémie', 'glycémique', 'index glycémique', 'taux de sucre', 'sucre dans le sang', 'pompe à insuline'],
      ],
    },
    isSaidOfFoods: true,
    label: { en: 'cooking for diabetics', fr: 'la cuisine pour diabétiques' },
    without: { kinds: sweet },
    withoutDishes: ofFlour,
    // So much of a meal, after the American Diabetes Association, "Carb counting and diabetes": 45 to 60 g.
    aims: [{ nutrient: 'carbohydrate', bound: 'at_most', amount: 60, per: 'serving' }],
  },
  {
    names: {
      en: ['low cholesterol', 'heart healthy', 'cholesterol', 'high cholesterol'],
      fr: ['pauvre en cholestérol', 'sans cholestérol', 'cholestérol', 'du cholestérol'],
    },
    isSaidOfFoods: true,
    label: { en: 'cooking for the heart', fr: 'la cuisine contre le cholestérol' },
    without: fatty,
    aims: [lowIn('saturated_fat')],
  },
  {
    names: {
      en: ['heart attack', 'heart disease', 'heart condition', 'heart trouble', 'angina', 'dodgy heart', 'bad heart'],
      fr: ['infarctus', 'crise cardiaque', 'cardiaque', 'malade du cœur', 'problèmes de cœur', 'angine de poitrine'],
    },
    label: { en: 'cooking after a heart attack', fr: "la cuisine d'après un infarctus" },
    without: { ...strictlyLowSalt.without, kinds: [...(fatty.kinds ?? []), ...(strictlyLowSalt.without.kinds ?? [])] },
    aims: [lowIn('salt'), lowIn('saturated_fat')],
  },
  {
    names: {
      en: ['gallbladder', 'gall bladder', 'gallstones', 'gall stones'],
      fr: ['vésicule', 'vésicule biliaire', 'calculs biliaires'],
    },
    label: { en: 'cooking for the gallbladder', fr: 'la cuisine pour la vésicule' },
    without: fatty,
    aims: [lowIn('fat')],
  },
  {
    names: {
      en: ['reflux', 'acid reflux', 'heartburn', 'gerd'],
      fr: ['reflux', 'rgo', 'remontées acides', "brûlures d'estomac"],
    },
    label: { en: 'cooking for acid reflux', fr: 'la cuisine contre le reflux' },
    // NHS, "Heartburn and acid reflux".
    without: {
      kinds: [
        ...(fatty.kinds ?? []),
        ...(['hot-spice', 'coffee', 'chocolate', 'wine', 'alcohol', 'spirit', 'citrus', 'vinegar'] as const),
      ],
      ids: [...tomatoes, 'sundried-tomato', 'mint', 'chilli'],
    },
    aims: [lowIn('fat')],
  },
  forPregnancy,
  forBabies,
  {
    names: { en: ['gout', 'uric acid'], fr: ['la goutte', 'crise de goutte', 'crises de goutte', 'acide urique'] },
    isForeign: true,
    label: { en: 'cooking for gout', fr: 'la cuisine contre la goutte' },
    without: {
      kinds: [
        'shellfish',
        'mollusc',
        'oily-fish',
        'tinned-fish',
        'smoked-fish',
        'cured-meat',
        'wine',
        'alcohol',
        'spirit',
      ],
    },
  },
  {
    names: {
      en: ['anaemic', 'anemic', 'anaemia', 'anemia', 'iron deficiency'],
      fr: ['anémie', 'anémié', 'anémiée', 'anémique', 'carence en fer', 'manque de fer'],
    },
    label: { en: 'cooking for anaemia', fr: "la cuisine contre l'anémie" },
    without: {},
  },
  {
    names: { en: ['alpha gal', 'alpha gal syndrome'], fr: ['alpha gal', 'syndrome alpha gal'] },
    label: { en: 'an alpha-gal allergy', fr: "l'allergie alpha-gal" },
    without: {
      kinds: ['stewing-meat', 'steak', 'mince', 'sausage', 'cured-meat', 'meat-stock', 'gelatine'],
      tags: ['beef', 'pork', 'lamb'],
      animals: ['gelatine'],
    },
  },
  {
    names: {
      en: ['low histamine', 'histamine', 'histamine intolerance'],
      fr: ['histamine', 'pauvre en histamine', 'intolérance à l histamine'],
    },
    label: { en: 'a low-histamine diet', fr: 'le régime pauvre en histamine' },
    without: {
      kinds: [
        'cured-meat',
        'sausage',
        'smoked-fish',
        'tinned-fish',
        'shellfish',
        'mollusc',
        'wine',
        'alcohol',
        'spirit',
        'vinegar',
        'hard-cheese',
        'melting-cheese',
        'salty-sauce',
        'chocolate',
      ],
      ids: [...tomatoes, 'spinach', 'aubergine', 'avocado', 'strawberry', 'sauerkraut', 'miso'],
    },
  },
  {
    names: { en: ['fructose', 'fructose free', 'low fructose'], fr: ['fructose', 'sans fructose'] },
    label: { en: 'a low-fructose diet', fr: 'le régime pauvre en fructose' },
    without: { kinds: [...sweet, 'orchard-fruit', 'soft-fruit', 'berry', 'dried-fruit', 'citrus'] },
  },
]
