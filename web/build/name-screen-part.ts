import { fileURLToPath } from 'node:url'

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const source = fileURLToPath(new URL('../src/', import.meta.url)).replaceAll('\\', '/')

const isCooking = /\/cooking\/src\//
const isCommon = /\/(?:web\/src\/(?:ui|browser|i18n)|contract\/src|node_modules\/lucide-react)\//

/**
 * Names the chunk of what a recipe's page, or the frame of a signed-in cook, cannot do without. A bundler would make
 * dozens of them, one for every set of screens that share something.
 */
export function nameScreenPart(): (id: string, modules: Modules) => string | null {
  let needs: ReturnType<typeof findNeeds> | undefined
  return (id, modules) => {
    needs ??= findNeeds(modules)
    const isOfCook = needs.cook.has(id)
    const isOfRecipe = needs.guestRecipe.has(id) || needs.recipe.has(id)
    if (needs.asking.has(id)) return 'common'
    if (!isOfCook && !isOfRecipe) return null
    // What is small and of use to any screen is not to bring the rest with it.
    if (isCommon.test(id) || (isOfCook && needs.guestRecipe.has(id))) return 'common'
    return isOfCook ? 'cook' : 'recipe'
  }
}

function findNeeds(modules: Modules) {
  return {
    asking: importsOf(
      [
        'api/generate-recipe.ts',
        'api/create-recipe.ts',
        'features/prompt/writing.tsx',
        'screens/recipe/shared-recipe-screen.tsx',
      ],
      modules,
    ),
    cook: importsOf(['app/cook-parts.tsx'], modules),
    guestRecipe: importsOf(['features/recipe/draft-page.tsx', 'screens/recipe/guest-recipe-screen.tsx'], modules),
    recipe: importsOf(['screens/recipe/recipe-screen.tsx'], modules),
  }
}

/** Files of ours, and all that they import before they can run. */
function importsOf(files: readonly string[], modules: Modules): Set<string> {
  const ids = new Set<string>()
  const visit = (id: string) => {
    if (ids.has(id) || isCooking.test(id)) return
    ids.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  for (const file of files) visit(source + file)
  return ids
}
