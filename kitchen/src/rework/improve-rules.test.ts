import { unconstrained } from '@roux/contract/constraints'
import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import { checkRecipe } from '@roux/cooking/checks/check-recipe'
import { describe, expect, test } from 'vitest'
import { accountOf } from '../../test/account-of.ts'
import { listedIngredients } from '../../test/listed-ingredients.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import type { Written } from '../compose/written.ts'
import { improveRecipe } from './improve-recipe.ts'

const prompts: Record<KitchenLanguage, readonly string[]> = {
  en: ['spaghetti bolognese', 'pancakes', 'chicken curry', 'beef stew', 'leek and potato soup'],
  fr: ['quiche lorraine', 'poulet basquaise', 'gâteau au yaourt', 'ratatouille', 'salade niçoise'],
}

const plain = { preferences: null, serves: null, max_minutes: null }
const recipes: Record<KitchenLanguage, readonly Draft[]> = {
  en: prompts.en.map((user_input) => composeRecipe({ user_input, language: 'en', ...plain })),
  fr: prompts.fr.map((user_input) => composeRecipe({ user_input, language: 'fr', ...plain })),
}

type Rule = {
  name: string
  wishes: Record<KitchenLanguage, readonly string[]>
  /** What must hold of every recipe after the wish; a sentence for what does not. */
  broken: (after: Written, before: Draft, language: KitchenLanguage) => string | false
}

const words = (text: string) => text.split('|').map((wish) => wish.trim())
const list = ({ ingredients }: Draft) => ingredients.join('\n')
const minutes = ({ preparation_time, cook_time }: Draft) => preparation_time + cook_time
const isSame = (one: Draft, other: Draft) =>
  JSON.stringify({ ...one, findings: [], composition: '' }) ===
  JSON.stringify({ ...other, findings: [], composition: '' })

/** The meat, fish and beans of a recipe. */
function mainsOf(recipe: Draft, language: KitchenLanguage): string {
  const mains = ['poultry', 'joint', 'stewing-meat', 'mince', 'pulse', 'lentil', 'tofu', 'white-fish', 'oily-fish']
  return listedIngredients(recipe, language)
    .filter(({ kind }) => mains.includes(kind))
    .map(({ id }) => id)
    .sort()
    .join()
}

function breaks(
  diet: 'vegan' | 'lactose_free' | 'gluten_free',
  recipe: Draft,
  language: KitchenLanguage,
): string | false {
  const asked = { ...unconstrained, language, diets: [diet] }
  const found = checkRecipe(recipe, asked).filter(({ code }) => code === 'diet' || code === 'allergen')
  return found.length > 0 && `breaks the diet: ${found.map((one) => one.words).join()}`
}

const rules: readonly Rule[] = [
  {
    name: 'a vegan form has nothing of an animal',
    wishes: {
      en: words(`make it vegan | can you make this vegan? | turn it into a vegan dish | veganise it | plant based please
        | vegan version | I am vegan now | without animal products | for a vegan friend | make this plant-based
        | vegan pls | could this be vegan | vegan!! | my sister is vegan | all vegan`),
      fr: words(`végane | rends-la végane | version végane stp | sans produits animaux | végétalien | pour une végane
        | peux-tu la faire végane ? | vegan svp | mon frère est vegan | une version vegan | transforme-la en plat vegan
        | végétalienne | 100 % végane | sans produits d'origine animale | fais-la vegan`),
    },
    broken: (after, _, language) => breaks('vegan', after, language),
  },
  {
    name: 'a form without milk has none',
    wishes: {
      en: words(`dairy free | no dairy | lactose-free please | without any milk | my husband is lactose intolerant
        | dairy-free version | without dairy | out of milk | make it milk free | no lactose | lactose intolerance
        | without lactose | can it be dairy free? | no milk please | make this without dairy`),
      fr: words(`sans lactose | sans produits laitiers | sans lait | je suis intolérant au lactose | sans laitages
        | version sans lactose | pas de lactose, sans lait | je n'ai plus de lait | je n'ai pas de lait
        | sans aucun produit laitier, sans lait | sans lactose svp | intolérance au lactose | rends-la sans lactose
        | peux-tu la faire sans lait ? | sans lait de vache, sans lait`),
    },
    broken: (after, _, language) => breaks('lactose_free', after, language),
  },
  {
    name: 'a form without gluten has none',
    wishes: {
      en: words(`gluten free | gluten-free please | GF version | I am coeliac | no gluten | without gluten | without wheat
        | my mum is celiac | make it gluten free | can this be gluten-free? | no wheat | gluten free for me
        | gluten-free, thanks | it has to be gluten free | without any gluten`),
      fr: words(`sans gluten | je suis cœliaque | version sans gluten | sans blé | sans gluten svp | rends-la sans gluten
        | peux-tu la faire sans gluten ? | ma fille est cœliaque | il me la faut sans gluten | sans gluten !
        | une recette sans gluten | intolérante : sans gluten | la même sans gluten | sans gluten merci
        | adapte-la sans gluten`),
    },
    broken: (after, _, language) => breaks('gluten_free', after, language),
  },
  {
    name: 'for other people it serves as many as were named',
    wishes: {
      en: words(`for 7 | for seven people | make it for 7 | serves 7 | 7 portions | feed 7 | make it serve 7
        | for a family of 7 | scale it up to 7 people | we are 7 people | for 7 guests | 7 servings please
        | I need 7 servings | for 7 adults | to serve 7 people`),
      fr: words(`pour 7 | pour 7 personnes | pour sept | 7 personnes | pour une famille de 7 | on sera 7 | nous serons 7
        | 7 parts | pour 7 convives | 7 portions svp | adapte pour 7 | pour nourrir 7 personnes | nous sommes 7
        | pour 7 invités | mets-la pour 7`),
    },
    broken: ({ serves }) => serves !== 7 && `serves ${serves}`,
  },
  {
    name: 'a quicker form takes less time, or nothing changes and it is said',
    wishes: {
      en: words(`quicker | faster please | make it quicker | I only have 20 minutes | in half an hour | in 20 min
        | for a busy weeknight | speed it up, quick | less time | I'm in a hurry | can it be faster? | under 30 minutes
        | quick version | something speedier | make it fast`),
      fr: words(`plus rapide | plus vite | en 20 minutes | en moins de 30 min | je suis pressé | version rapide
        | moins long | en une demi-heure | accélère | gagner du temps | vite fait | express | rapide svp
        | peux-tu la faire plus rapide ? | en 25 min`),
    },
    broken: (after, before, language) => {
      if (isSame(after, before)) return after.findings.length === 0 && 'says nothing'
      if (minutes(after) >= minutes(before)) return `takes ${minutes(after)} min and took ${minutes(before)}`
      const [now, then] = [after, before].map((recipe) => mainsOf(recipe, language))
      return now !== then && `is made of ${now} and was of ${then}`
    },
  },
  {
    name: 'a spicier form changes the list, or says why not',
    wishes: {
      en: words(`spicier | more heat | make it hotter | add some kick | spicy please | hotter | more spice
        | make it spicy | with more kick | I like it spicier | give it a kick | spice: spicier | much spicier
        | hotter please | can it be spicy?`),
      fr: words(`plus épicé | plus relevé | plus piquant | plus pimenté | épicé svp | plus épicée | version pimentée
        | du piquant | relève, plus relevé | rends-la plus épicée | je la veux plus piquante | bien épicé
        | qui pique | plus relevée | encore plus épicé`),
    },
    broken: (after, before) => list(after) === list(before) && after.findings.length === 0 && 'says nothing',
  },
  {
    name: 'what is named to be left out is not in the list',
    wishes: {
      en: words(`without garlic | no garlic | leave out the garlic | leave the garlic out | hold the garlic
        | skip the garlic | remove garlic | I hate garlic | take out the garlic | no garlic please | omit the garlic
        | I don't like garlic | ditch the garlic | out of garlic | drop the garlic`),
      fr: words(`sans ail | pas d'ail | enlève l'ail | retire l'ail | supprime l'ail | je n'aime pas l'ail | sans l'ail
        | sans ail svp | je n'ai plus d'ail | je n'ai pas d'ail | enlever l'ail | retirez l'ail | je déteste l'ail
        | la même sans ail | allergique à l'ail`),
    },
    broken: (after, _, language) => (language === 'en' ? /garlic/ : /\bail\b/).test(list(after)) && 'has garlic',
  },
  {
    name: 'what is named to be put in is in the list, or said to have no place',
    wishes: {
      en: words(`with mushrooms | add mushrooms | throw in some mushrooms | include mushrooms | add some mushrooms
        | with extra mushrooms | can you add mushrooms? | more mushrooms | plus some mushrooms | with added mushrooms
        | mushrooms too, add them: add mushrooms | please add mushrooms | and add mushrooms | add a few mushrooms
        | I want it with mushrooms`),
      fr: words(`avec des champignons | ajoute des champignons | rajoute des champignons | mets des champignons
        | ajouter des champignons | ajoutez des champignons | avec champignons | peux-tu ajouter des champignons ?
        | mettez des champignons | avec quelques champignons | rajoutez des champignons | la même avec des champignons
        | ajoute quelques champignons | avec des champignons svp | mets-y des champignons, mets des champignons`),
    },
    broken: (after) =>
      !/mushroom|champignon/.test(list(after)) && !/mushroom|champignon/.test(accountOf(after)) && 'has no mushrooms',
  },
  {
    name: 'what was replaced is gone and what replaces it is there',
    wishes: {
      en: words(`replace the onions with leeks | swap the onions for leeks | use leeks instead of onions
        | leeks instead of onions | leeks in place of onions | substitute the onions with leeks | onions → leeks
        | switch the onions to leeks | change the onions to leeks | exchange the onions for leeks
        | leeks rather than onions | onions -> leeks | replace onions by leeks | swap onions for leeks
        | with leeks instead of onions`),
      fr: words(`remplace les oignons par des poireaux | remplacer les oignons par des poireaux | oignons → poireaux
        | des poireaux à la place des oignons | des poireaux au lieu des oignons | change les oignons pour des poireaux
        | échange les oignons contre des poireaux | poireaux plutôt que oignons | remplacez les oignons par des poireaux
        | utilise des poireaux au lieu des oignons | mets des poireaux à la place des oignons
        | substituer les oignons par des poireaux | oignons -> poireaux | avec des poireaux à la place des oignons
        | poireaux au lieu des oignons`),
    },
    broken: (after, before) => {
      if (!/\b(?:onion|oignon)s?\b/.test(list(before))) return !isSame(after, before) && 'changed without onions'
      if (/^not_kept replace/m.test(accountOf(after))) return !isSame(after, before) && 'changed all the same'
      if (/(?<!spring )\bonions?\b|\boignons?\b/.test(list(after))) return 'has onions'
      return !/leek|poireau/.test(list(after)) && 'has no leeks'
    },
  },
  {
    name: 'in other units no amount is lost',
    wishes: {
      en: words(`in cups | US measurements | american units | use ounces and cups | imperial | US units please
        | in ounces | convert to cups | cups please | in US cups | fahrenheit and cups | with cups | oz please
        | american measures | use cups`),
      fr: words(`en tasses | unités américaines | en onces | convertis en tasses | en cups | mesures américaines
        | unités américaines svp | passe en tasses | avec des tasses | en fahrenheit, en tasses | en ounces
        | à l'américaine, en tasses | mesures en tasses | donne les quantités en tasses | tasses svp`),
    },
    broken: (after, before) =>
      after.ingredients.length !== before.ingredients.length
        ? 'lost a line'
        : list(after) === list(before) && 'is the same',
  },
  {
    name: 'a cheaper or lighter form keeps as many lines, and says what it did',
    wishes: {
      en: words(`cheaper | on a budget | less expensive | make it cheap | budget version | healthier | lighter | less fat
        | low calorie | leaner | make it healthier | fewer calories | a lighter version | healthy please | low fat`),
      fr: words(`moins cher | économique | petit budget | pas cher | moins chère | plus sain | plus léger | moins gras
        | allégé | plus légère | version allégée | moins calorique | plus saine | moins riche | plus diététique`),
    },
    broken: (after, before) =>
      after.ingredients.length !== before.ingredients.length
        ? 'lost a line'
        : after.findings.length === 0 && 'says nothing',
  },
  {
    name: 'in an appliance it is the same dish, or it stays as it was and says so',
    wishes: {
      en: words(`in the air fryer | air fryer please | can I air fry it? | pressure cooker | in the instant pot
        | Instant Pot version | in my pressure cooker | slow cooker | in the crockpot | on the barbecue | bbq version
        | in the microwave | microwave | for the slow cooker | using an air fryer`),
      fr: words(`à la friteuse à air | air fryer | au airfryer | à la cocotte-minute | à l'autocuiseur | au cookeo
        | à la mijoteuse | au barbecue | à la plancha | au micro-ondes | micro-ondes | version cocotte minute
        | version mijoteuse | pour la friteuse sans huile | en cocotte-minute`),
    },
    broken: (after, before, language) => {
      const [now, then] = [after, before].map((recipe) => mainsOf(recipe, language))
      if (now !== then) return `is made of ${now} and was of ${then}`
      const said = /^not_kept gear unwritten/m.test(accountOf(after))
      if (isSame(after, before)) return !said && 'says nothing'
      const named =
        language === 'en'
          ? /pressure cooker|air fryer|slow cooker|slow-cooker|barbecue/i
          : /cocotte-minute|friteuse|mijoteuse|barbecue/i
      return !named.test(`${after.title} ${after.directions.join(' ')}`) && 'is not made in it'
    },
  },
]

describe.each(rules)('after any of many ways to say so, $name', ({ wishes, broken }) => {
  test.each(['en', 'fr'] as const)('in %s', (language) => {
    expect(wishes[language].length).toBeGreaterThanOrEqual(15)
    // Each on two of the recipes, in turn.
    const faults = wishes[language].flatMap((wish, place) =>
      [0, 2].flatMap((step) => {
        const before = recipes[language][(place + step) % recipes[language].length]
        if (!before) return []
        const after = improveRecipe(before, wish, language)
        const fault = broken(after, before, language)
        const found = checkRecipe(after, { ...unconstrained, language })
          .filter(({ code, severity }) => code !== 'amount' && severity !== 'info')
          .map(({ code, words: place }) => `${code} ${place}`)
        const twice = after.ingredients.filter((line, at) => after.ingredients.indexOf(line) < at)
        return [...(fault === false ? [] : [fault]), ...found, ...twice].map(
          (one) => `"${wish}" on ${before.title}: ${one}`,
        )
      }),
    )
    expect(faults).toEqual([])
  })
})
