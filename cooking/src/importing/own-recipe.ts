import type { Brought } from '@roux/contract/bringing-in'
import { blankContent, pick, readContent, savedFields } from '@roux/contract/content-fields'
import { type Fields, fieldsOf } from '@roux/contract/fields-of'
import { readSource } from '@roux/contract/read-source'
import { readWrittenBy } from '@roux/contract/read-written-by'
import { RecipeContent } from '@roux/contract/recipe-content'
import { nothing } from './found.ts'
import { readDuration } from './read-duration.ts'
import { readYield } from './read-yield.ts'
import { listField, namesIn, textField } from './text-fields.ts'
import { toBrought } from './to-brought.ts'

/** Whether a node is of a file that Roux has written. */
export function isOwnRecipe(node: Fields): boolean {
  return node['roux:version'] !== undefined
}

/** A recipe as Roux writes it for itself: all its texts are plain, whatever they look like. */
export function readOwnRecipe(node: Fields): Brought | undefined {
  const source = readSource(node['roux:source'])
  const written_by = readWrittenBy(node['roux:writtenBy'])
  const found = {
    ...nothing,
    title: textField(node, 'name'),
    description: textField(node, 'description'),
    preparation_time: readDuration(node.prepTime),
    cook_time: readDuration(node.cookTime),
    serves: readYield(node.recipeYield),
    ingredients: namesIn(node.recipeIngredient),
    directions: listField(node, 'recipeInstructions').map((step) => textField(step, 'text')),
    notes: textField(node, 'roux:notes'),
    tags: namesIn(node['roux:tags']),
    author: source?.author ?? '',
  }
  const draft = toBrought([{ found, origin: 'file' }], { address: null, base: null })
  const language = textField(fieldsOf(node), 'inLanguage')
  return (
    draft && {
      ...draft,
      ...(language !== '' && { language }),
      source: source ?? draft.source,
      ...(written_by && { written_by }),
      is_favorite: node['roux:isFavorite'] === true,
      ...savedContent(node),
    }
  )
}

/** What schema.org has no word for, as far as it is what it should be. */
function savedContent(node: Fields) {
  const said = readContent(Object.fromEntries(savedFields.map((field) => [field, node[`roux:${field}`]])))
  const isRight = (field: (typeof savedFields)[number]) => RecipeContent.shape[field].safeParse(said[field]).success
  return pick(
    {
      ...said,
      ...pick(
        blankContent,
        savedFields.filter((field) => !isRight(field)),
      ),
    },
    savedFields,
  )
}
