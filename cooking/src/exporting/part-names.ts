import { type CheckedLanguage, fallbackLanguage, isChecked, type Language } from '@roux/contract/language'

/** What the parts of a recipe are called in a file that people read. */
interface PartNames {
  readonly preparation: string
  readonly cooking: string
  readonly serves: string
  readonly source: string
  readonly author: string
  readonly tags: string
  readonly ingredients: string
  readonly directions: string
  readonly notes: string
  /** What stands between such a name and what it names. */
  readonly colon: string
}

const partNames: Readonly<Record<CheckedLanguage, PartNames>> = {
  en: {
    ...{ preparation: 'Preparation', cooking: 'Cooking', serves: 'Serves', source: 'Source', author: 'Author' },
    ...{ ingredients: 'Ingredients', directions: 'Directions', notes: 'Notes', tags: 'Tags', colon: ': ' },
  },
  fr: {
    ...{ preparation: 'Préparation', cooking: 'Cuisson', serves: 'Portions', source: 'Source', author: 'Auteur' },
    ...{ ingredients: 'Ingrédients', directions: 'Étapes', notes: 'Notes', tags: 'Étiquettes', colon: '\u00A0: ' },
  },
}

/** In the language of a recipe, or as they are called where Roux does not read that. */
export function partNamesIn(language: Language): PartNames {
  return partNames[isChecked(language) ? language : fallbackLanguage]
}
