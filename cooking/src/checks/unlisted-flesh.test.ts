import { unconstrained } from '@roux/contract/constraints'
import { type CheckedLanguage, checkedLanguages } from '@roux/contract/language'
import { describe, expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { checkRecipe } from './check-recipe.ts'

/** What a vegetarian is told of a recipe that lists rice and more, in its first step. */
function found(language: CheckedLanguage, step: string, listed: string): string[] {
  const [rice, cook] =
    language === 'en'
      ? ['200 g rice', 'Add the rice and cook for 20 minutes.']
      : ['200 g de riz', 'Ajoutez le riz et faites cuire 20 min.']
  const recipe = {
    title: language === 'en' ? 'Rice' : 'Riz',
    description: '',
    preparation_time: 10,
    cook_time: 40,
    serves: 4,
    ingredients: [rice, listed].filter(Boolean),
    directions: [step, cook],
  }
  return checkRecipe(recipe, { ...unconstrained, language, diets: ['vegetarian'] }).flatMap(({ code, words, place }) =>
    place.part === 'direction' ? [`${code} ${words}`] : [],
  )
}

const added: Record<CheckedLanguage, readonly string[]> = {
  en: 'chicken|beef|pork|lamb|turkey|duck|veal|fish|ham|bacon|meat|salmon|tuna|cod|prawns|shrimp|sausages|steak|mince|liver|rabbit|seafood|anchovies|chorizo|mussels|meatballs'.split(
    '|',
  ),
  fr: 'le poulet|le bœuf|le porc|l’agneau|la dinde|le canard|le veau|le poisson|le jambon|le bacon|la viande|le saumon|le thon|le cabillaud|les crevettes|les saucisses|le steak|la viande hachée|le foie|le lapin|les fruits de mer|les anchois|le chorizo|les lardons|la volaille'.split(
    '|',
  ),
}

describe.each(checkedLanguages)('in %s', (language) => {
  testTable(added[language])('what is in no list is told of, and of whom it hurts', (name) => {
    const step = language === 'en' ? `Add the ${name} and fry for 10 minutes.` : `Ajoutez ${name} et poêlez 10 min.`
    const word = name.replace(/^(?:les? |la |l’)/, '')
    expect(found(language, step, '')).toEqual([`diet ${word}`, `unlisted_ingredient ${word}`])
  })
})

testTable([
  ['en', 'Add the chicken and simmer for 20 minutes.', '500 ml chicken stock', 'unlisted_ingredient chicken'],
  ['en', 'Brown the lamb for 10 minutes.', '500 g stewing beef', 'unlisted_ingredient lamb'],
  ['en', 'Add the pork and fry for 10 minutes.', '2 sirloin steaks', 'unlisted_ingredient pork'],
  ['en', 'Add the fish and cook for 10 minutes.', '1 tbsp fish sauce', 'unlisted_ingredient fish'],
  ['fr', 'Ajoutez le poulet et laissez mijoter 20 min.', '50 cl de bouillon de volaille', 'unlisted_ingredient poulet'],
] as const)('nothing hides behind another', (language, step, listed, finding) =>
  expect(found(language, step, listed)).toContain(finding),
)

testTable([
  ['en', 'Add the chicken and fry for 10 minutes.', '2 chicken breasts'],
  ['en', 'Add the beef and fry for 10 minutes.', '2 sirloin steaks'],
  ['en', 'Add the beef and fry for 10 minutes.', '500 g minced beef'],
  ['en', 'Add the pork and fry for 10 minutes.', '4 pork chops'],
  ['en', 'Add the fish and cook for 10 minutes.', '2 cod fillets'],
  ['en', 'Add the meat and fry for 10 minutes.', '500 g stewing lamb'],
  ['en', 'Add the meat and fry for 10 minutes.', '200 g vegan mince'],
  ['en', 'Add the chicken and fry for 10 minutes.', '200 g vegan chicken pieces'],
  ['en', 'Pour in the chicken broth and simmer.', '500 ml chicken stock'],
  ['en', 'Fish out the bay leaf.', '1 bay leaf'],
  ['en', 'Serve with grilled chicken.', '1 carrot'],
  ['fr', 'Ajoutez le poulet et poêlez 10 min.', '2 blancs de poulet'],
  ['fr', 'Ajoutez le bœuf et poêlez 10 min.', '500 g de paleron'],
  ['fr', 'Ajoutez le porc et poêlez 10 min.', '1 filet mignon'],
  ['fr', 'Ajoutez le poisson et poêlez 10 min.', '2 pavés de saumon'],
  ['fr', 'Ajoutez la viande et poêlez 10 min.', '500 g de bœuf haché'],
  ['fr', 'Versez le bouillon de poulet et laissez mijoter.', '50 cl de bouillon de volaille'],
] as const)('what the list has is not missed', (language, step, listed) =>
  expect(found(language, step, listed).filter((one) => one.startsWith('unlisted'))).toEqual([]),
)
