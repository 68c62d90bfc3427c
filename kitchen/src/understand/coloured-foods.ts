import type { KitchenLanguage } from '@roux/contract/language'
import type { Family } from '@roux/cooking/foods/families'

type Colour = Record<KitchenLanguage, readonly string[]> & Pick<Family, 'typical' | 'members'>

/** Foods by their colour, as children ask for them and refuse them. */
const colours: readonly Colour[] = [
  {
    en: ['green'],
    fr: ['vert', 'verts', 'verte', 'vertes'],
    typical: ['broccoli', 'green-bean', 'pea', 'spinach', 'courgette'],
    members: {
      kinds: ['leaf', 'salad-leaf', 'herb', 'bouquet'],
      ids: [
        ...['broccoli', 'green-bean', 'pea', 'courgette', 'cucumber', 'avocado', 'asparagus', 'leek', 'celery', 'okra'],
        ...['brussels-sprout', 'cabbage', 'artichoke', 'mangetout', 'edamame', 'broad-bean', 'split-pea', 'kiwi'],
        ...['green-papaya', 'wakame', 'spring-onion', 'green-olive', 'green-lentil', 'caper', 'gherkin', 'pesto'],
      ],
    },
  },
  {
    en: ['orange'],
    fr: ['orange', 'oranges'],
    typical: ['carrot', 'sweet-potato', 'butternut-squash', 'pumpkin', 'red-lentil'],
    members: {
      ids: [
        ...['carrot', 'sweet-potato', 'butternut-squash', 'pumpkin', 'red-lentil', 'orange', 'clementine', 'apricot'],
        ...['mango', 'melon', 'papaya', 'persimmon'],
      ],
    },
  },
  {
    en: ['red'],
    fr: ['rouge', 'rouges'],
    typical: ['tomato', 'pepper', 'beetroot', 'strawberry'],
    members: {
      ids: [
        ...['tomato', 'cherry-tomato', 'chopped-tomatoes', 'passata', 'tomato-paste', 'pepper', 'beetroot', 'radish'],
        ...['kidney-bean', 'strawberry', 'raspberry', 'cherry', 'pomegranate', 'chilli', 'harissa'],
      ],
    },
  },
  {
    en: ['purple'],
    fr: ['violet', 'violets', 'violette', 'violettes', 'mauve'],
    typical: ['blueberry', 'beetroot', 'aubergine', 'blackberry'],
    members: { ids: ['blueberry', 'blackberry', 'beetroot', 'aubergine', 'red-cabbage', 'plum', 'grape', 'fig'] },
  },
  {
    en: ['beige', 'white', 'yellow'],
    fr: ['beige', 'beiges', 'blanc', 'blancs', 'blanche', 'blanches', 'jaune', 'jaunes'],
    typical: ['penne', 'potato', 'chicken-breast', 'basmati-rice', 'bread', 'cauliflower'],
    members: { ids: ['potato', 'cauliflower', 'sweetcorn', 'parsnip', 'celeriac', 'turnip'] },
  },
]

/** No name of a food goes on from the colour: "something green" is no green curry. */
const ends =
  '(?= *$| [,.;!?]| (?:please|for|with|and|or|but|at|in|on|to|that|which|because|right|this|these|pour|avec|et|ou|mais|a|au|svp|stp|s|en|dans|qui|ce|cette|du tout)(?![^ ]))'
const some = '(?:anything|everything|something|nothing|things?|stuff|foods?|vegetables?|veg|bits?|dish(?:es)?|meals?)'
const quelque =
  '(?:quelque chose|quoi que ce soit|tout ce qui|choses?|trucs?|aliments?|legumes?|nourriture|produits?|plats?|morceaux)'

/** How they are spoken of: "orange food", "anything green", « quelque chose de vert ». */
export const colouredFoods = colours.map(({ en, fr, typical, members }) => {
  const [english, french] = [`(?:${en.join('|')})`, `(?:${fr.join('|')})`]
  const family: Family = {
    id: `${en[0]}-foods`,
    names: { en: [`${en[0]} food`], fr: [`aliments de couleur ${fr[0]}`] },
    typical,
    members,
  }
  return {
    family,
    says: new RegExp(
      `^(?:${english} ${some}|${some} (?:that s |that is |which is )?${english}|${quelque} (?:(?:est|de|d|couleur|en) )*${french})${ends}`,
    ),
    // "Nothing green", « rien de vert »: what is refused has its word for all already.
    refused: new RegExp(`^(?:${english}|${french})(?: (?:${some}|at all|du tout))?${ends}`),
  }
})

/** May a name of theirs begin so? */
export const startsColoured = new RegExp(
  `^(?:${some}|quelque|quoi|tout|${quelque}|${colours.flatMap(({ en }) => en).join('|')})$`,
)
