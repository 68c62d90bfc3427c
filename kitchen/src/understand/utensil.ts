import type { Text } from '../cookbook/dish.ts'

/** What some kitchens have and others have not, and the words of a step, in English, that needs it. */
export type Utensil = { readonly name: Text; readonly needs: RegExp }

/** The words of a step that needs a blender of some sort. */
export const blending = /\bblend(?!ed into)|\bwhizz|\bpulse\b|food processor/
