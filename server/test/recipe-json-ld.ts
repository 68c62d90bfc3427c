import { z } from 'zod'

/** What schema.org and search engines ask of a recipe: https://schema.org/Recipe, written from their requirements. */
const text = z.string().trim().min(1)

/** ISO 8601, as they want it: hours and minutes. */
const duration = z
  .string()
  .regex(/^PT(?:\d+H)?(?:\d+M)?$/)
  .refine((value) => value !== 'PT')

const dateTime = z.iso.datetime()

export const recipeJsonLd = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Recipe'),
  '@id': z.url(),
  url: z.url(),
  image: z.url(),
  name: text,
  description: text.optional(),
  inLanguage: z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/),
  author: z.strictObject({ '@type': z.literal('Person'), name: text }).optional(),
  isBasedOn: z.url().optional(),
  datePublished: dateTime,
  dateModified: dateTime,
  prepTime: duration,
  cookTime: duration,
  totalTime: duration,
  recipeYield: z.string().regex(/^[1-9]\d*/),
  recipeIngredient: z.array(text).min(1),
  recipeInstructions: z
    .array(z.strictObject({ '@type': z.literal('HowToStep'), position: z.int().positive(), text }))
    .min(1),
})
