import type { Fields } from '@roux/contract/fields-of'
import { entriesOf } from './marked-up-nodes.ts'
import { ancestorsOf, elementsIn, findIn, type PageElement, wordsOf } from './page-tree.ts'
import { partOf } from './part-of.ts'
import { lineOf, linesOf } from './text-of.ts'

/**
 * The classes by which microformats (hRecipe, h-recipe) and what blogs are made with mark a recipe: the whole, and its
 * parts by their names in schema.org. A part is an element that has the class; `group` is a part of a list with a `heading`.
 */
interface Vocabulary {
  readonly recipe: string
  readonly parts: Readonly<Record<string, readonly string[]>>
  readonly group?: string
  readonly heading?: readonly string[]
  /** What is said of an ingredient behind its name. */
  readonly note?: string
}

const vocabularies: readonly Vocabulary[] = [
  {
    recipe: 'h-recipe',
    parts: {
      name: ['p-name'],
      description: ['p-summary'],
      recipeIngredient: ['p-ingredient'],
      recipeInstructions: ['e-instructions', 'p-instructions'],
      recipeYield: ['p-yield'],
      totalTime: ['dt-duration'],
      author: ['p-author'],
      image: ['u-photo'],
      recipeCategory: ['p-category'],
    },
  },
  {
    recipe: 'wprm-recipe-container',
    parts: {
      name: ['wprm-recipe-name'],
      description: ['wprm-recipe-summary'],
      recipeIngredient: ['wprm-recipe-ingredient'],
      recipeInstructions: ['wprm-recipe-instruction-text'],
      recipeYield: ['wprm-recipe-servings'],
      prepTime: ['wprm-recipe-prep-time-container', 'wprm-recipe-prep_time-container'],
      cookTime: ['wprm-recipe-cook-time-container', 'wprm-recipe-cook_time-container'],
      totalTime: ['wprm-recipe-total-time-container', 'wprm-recipe-total_time-container'],
      author: ['wprm-recipe-author'],
      recipeNotes: ['wprm-recipe-notes'],
      image: ['wprm-recipe-image'],
    },
    group: 'wprm-recipe-(?:ingredient|instruction)-group',
    heading: ['wprm-recipe-group-name'],
    note: 'wprm-recipe-ingredient-notes',
  },
  {
    recipe: 'tasty-recipes',
    parts: {
      name: ['tasty-recipes-title'],
      description: ['tasty-recipes-description-body', 'tasty-recipes-description'],
      recipeIngredient: ['tasty-recipes-ingredients-body', 'tasty-recipes-ingredients', 'tasty-recipe-ingredients'],
      recipeInstructions: [
        'tasty-recipes-instructions-body',
        'tasty-recipes-instructions',
        'tasty-recipe-instructions',
      ],
      recipeYield: ['tasty-recipes-yield'],
      prepTime: ['tasty-recipes-prep-time'],
      cookTime: ['tasty-recipes-cook-time'],
      totalTime: ['tasty-recipes-total-time'],
      author: ['tasty-recipes-author-name'],
      recipeNotes: ['tasty-recipes-notes-body', 'tasty-recipes-notes'],
      image: ['tasty-recipes-image'],
    },
  },
  {
    recipe: 'mv-create-card',
    parts: {
      name: ['mv-create-title'],
      description: ['mv-create-description'],
      recipeIngredient: ['mv-create-ingredients'],
      recipeInstructions: ['mv-create-instructions'],
      recipeYield: ['mv-create-yield', 'mv-create-time-yield'],
      prepTime: ['mv-create-time-prep'],
      cookTime: ['mv-create-time-active', 'mv-create-time-cook'],
      totalTime: ['mv-create-time-total'],
      author: ['mv-create-author'],
      recipeNotes: ['mv-create-notes'],
      image: ['mv-create-image'],
    },
  },
  {
    recipe: 'easyrecipe',
    parts: {
      name: ['ERSName'],
      description: ['ERSSummary'],
      recipeIngredient: ['ingredient'],
      recipeInstructions: ['instruction', 'ERSInstructions'],
      recipeYield: ['ERSServes', 'yield'],
      prepTime: ['preptime'],
      cookTime: ['cooktime'],
      totalTime: ['duration'],
      author: ['author', 'ERSAuthor'],
      recipeNotes: ['ERSNotes'],
      image: ['photo'],
    },
  },
  {
    recipe: 'hrecipe',
    parts: {
      name: ['fn'],
      description: ['summary'],
      recipeIngredient: ['ingredient'],
      recipeInstructions: ['instruction', 'instructions'],
      recipeYield: ['yield'],
      prepTime: ['preptime', 'prepTime'],
      cookTime: ['cooktime', 'cookTime'],
      totalTime: ['duration'],
      author: ['author'],
      image: ['photo'],
      recipeCategory: ['tag'],
    },
  },
]

const lists = ['recipeIngredient', 'recipeInstructions']

/** The recipes of a page that classes mark, as if they were its data. */
export function classNodes(page: PageElement): Fields[] {
  return vocabularies.flatMap((vocabulary) => {
    const recipes = [...elementsIn(page)].filter((element) => wordsOf(element, 'class').includes(vocabulary.recipe))
    return recipes.map((recipe) => nodeOf(recipe, vocabulary))
  })
}

function nodeOf(recipe: PageElement, { parts, group, heading, note }: Vocabulary): Fields {
  const groups = group === undefined ? undefined : new RegExp(`(?:^|\\s)${group}(?:\\s|$)`)
  const fields = Object.entries(parts).map(([field, classes]) => {
    const found = firstWithAny(recipe, classes)
    if (!lists.includes(field)) return [field, found[0] && valueIn(found[0], field)]
    const lineIn = (element: PageElement) =>
      withNote(lineOf(element), note ? firstWithAny(element, [note])[0] : undefined)
    const grouped = inGroups(found, { groups, heading: heading ?? [], lineIn })
    return [
      field,
      grouped.map((list) => ({ '@type': field === 'recipeIngredient' ? 'ItemList' : 'HowToSection', ...list })),
    ]
  })
  return { '@type': 'Recipe', ...Object.fromEntries(fields) }
}

/** The elements of the first class that any has, without those that stand in another of them. */
function firstWithAny(root: PageElement, classes: readonly string[]): PageElement[] {
  for (const one of classes) {
    const found = [...elementsIn(root)].filter((element) => wordsOf(element, 'class').includes(one))
    const all = new Set(found)
    const outer = found.filter((element) => !ancestorsOf(element).some((above) => all.has(above)))
    if (outer.length > 0) return outer
  }
  return []
}

function inGroups(
  found: readonly PageElement[],
  by: { groups: RegExp | undefined; heading: readonly string[]; lineIn(element: PageElement): string },
): Fields[] {
  const lists = Map.groupBy(found, (element) =>
    ancestorsOf(element).find(({ attributes }) => by.groups?.test(attributes.class ?? '')),
  )
  return [...lists].map(([list, elements]) => {
    const name = list && firstWithAny(list, by.heading)[0]
    // Many elements are a line each; one alone has them all.
    const lines = found.length > 1 ? elements.map(by.lineIn) : elements.flatMap(entriesOf)
    return { name: name ? lineOf(name) : '', itemListElement: lines }
  })
}

/** "4 eggs, at room temperature", where the page sets that apart by its colour alone. */
function withNote(line: string, note: PageElement | undefined): string {
  const said = note ? lineOf(note) : ''
  const name = said !== '' && line.endsWith(said) ? line.slice(0, -said.length).trimEnd() : ''
  return /[\p{L}\p{N})]$/u.test(name) && /^[\p{L}\p{N}]/u.test(said) ? `${name}, ${said}` : line
}

function valueIn(element: PageElement, field: string): string {
  const { attributes } = element
  if (field === 'image') {
    const picture = element.name === 'img' ? element : findIn(element, ({ name }) => name === 'img')
    return picture?.attributes['data-src'] ?? picture?.attributes.src ?? ''
  }
  const value = findIn(element, (inner) => wordsOf(inner, 'class').includes('value-title')) ?? element
  return (
    attributes.datetime ?? attributes.title ?? value.attributes.title ?? withoutHeading(linesOf(element)).join('\n')
  )
}

/** What a part says, without what only heads it. */
function withoutHeading(lines: readonly string[]): readonly string[] {
  const [first = '', ...rest] = lines
  const isHeading =
    rest.length > 0 && (/^(?:description|summary|résumé)\W*$/iu.test(first) || partOf({ text: first, kind: 'heading' }))
  return isHeading ? rest : lines
}
