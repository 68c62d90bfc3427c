import type { BroughtDraft } from '@roux/contract/bringing-in'
import { pick, readContent, savedFields } from '@roux/contract/content-fields'
import { type Language, toLanguage } from '@roux/contract/language'
import type { NewRecipe } from '@roux/contract/recipe'

/** A draft as an account takes it. Recipes in a language that Roux does not speak are kept under that of the page. */
export function recipeOfDraft(draft: BroughtDraft, page: Language): Partial<NewRecipe> & Pick<NewRecipe, 'language'> {
  const {
    same_as: _s,
    from: _f,
    image: _i,
    left_out: _l,
    is_favorite = false,
    written_by = null,
    language,
    ...recipe
  } = draft
  const saved = pick(readContent(draft), savedFields)
  return { ...recipe, ...saved, is_favorite, written_by, language: toLanguage(language) ?? page }
}
