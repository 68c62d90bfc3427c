import type { ContentList } from '@roux/contract/content-fields'
import type { ReactNode } from 'react'

/** What is to be known of the line of a list in this place, for the cook's eyes. */
export type NoteOf = (list: ContentList, place: number) => ReactNode

/** The words of each list of the editor. */
export const lineTexts = {
  ingredients: {
    heading: 'recipe.ingredients',
    line: 'edit.ingredient',
    move: 'edit.moveIngredient',
    remove: 'edit.removeIngredient',
    newLine: 'edit.newIngredient',
    hint: 'edit.newIngredientHint',
    add: 'edit.addIngredient',
  },
  directions: {
    heading: 'recipe.directions',
    line: 'edit.direction',
    move: 'edit.moveDirection',
    remove: 'edit.removeDirection',
    newLine: 'edit.newDirection',
    hint: 'edit.newDirectionHint',
    add: 'edit.addDirection',
  },
} as const satisfies Record<ContentList, unknown>

/** The field in which the next line of each list is typed. */
export const newLineField = { ingredients: 'new_ingredient', directions: 'new_direction' } as const
