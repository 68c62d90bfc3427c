import * as z from 'zod/mini'
import { allergens, diets } from './diet.ts'
import { fallbackLanguage } from './language.ts'
import { LanguageTag } from './language-tag.ts'
import { limits } from './limits.ts'
import { text } from './text.ts'
import { unitSystems } from './units.ts'

const serves = z.int().check(z.minimum(1), z.maximum(limits.serves))

const foods = z.array(text(1, limits.dislike)).check(z.maxLength(limits.dislikes))

const wanted = {
  diets: z.array(z.enum(diets)).check(z.maxLength(diets.length)),
  allergies: z.array(z.enum(allergens)).check(z.maxLength(allergens.length)),
  /** Allergies beside the 14, in the cook's own words. */
  other_allergies: foods,
  dislikes: foods,
  /** Free words for the writer; they cannot be checked. */
  wishes: text(0, limits.wishes),
  units: z.enum(unitSystems),
  serves: z.nullable(serves),
}

/** What a cook wants of every recipe. Everything is optional; nothing set means no wish. */
export const Preferences = z.object({
  diets: z._default(wanted.diets, []),
  allergies: z._default(wanted.allergies, []),
  other_allergies: z._default(wanted.other_allergies, []),
  dislikes: z._default(wanted.dislikes, []),
  wishes: z._default(wanted.wishes, ''),
  units: z._default(wanted.units, 'metric'),
  serves: z._default(wanted.serves, null),
})

export type Preferences = z.infer<typeof Preferences>

/** A change of an account's preferences: what is not sent stays; a list that is sent replaces the whole list. */
export const PreferencesChange = z.partial(z.object(wanted))

export type PreferencesChange = z.infer<typeof PreferencesChange>

/** Nothing: whoever the server has set up; `kitchen`: the built-in kitchen, this once. */
const writer = z.optional(z.literal('kitchen'))

/** The body of the generate calls: a sentence of the cook, and what goes with it. */
export const GenerateRequest = z.object({
  user_input: text(1, limits.prompt),
  language: z._default(LanguageTag, fallbackLanguage),
  preferences: z._default(z.nullable(Preferences), null),
  /** For how many; wins over what the sentence or the preferences say. */
  serves: z._default(z.nullable(serves), null),
  /** Preparation and cooking together, in minutes. */
  max_minutes: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(limits.minutes))), null),
  /** 0 for a new request; each next number asks for another recipe for the same words. */
  seed: z._default(z.int().check(z.minimum(0), z.maximum(limits.seed)), 0),
  /** Titles of recipes for the same words that there have been already, as far as the client knows them. */
  earlier_titles: z._default(z.array(text(1, limits.title)).check(z.maxLength(limits.earlierTitles)), []),
  writer,
})

/** What is asked for, whoever writes it: checked, trimmed, defaults filled in. */
export type RecipeRequest = Omit<z.output<typeof GenerateRequest>, 'seed' | 'earlier_titles' | 'writer'>

/**
 * What a cook sets beside the sentence, for this one request. `preferences` is null where the account's own are to be
 * taken as they are; a guest has none but those that are sent.
 */
export type RequestOptions = Pick<RecipeRequest, 'preferences' | 'serves' | 'max_minutes'>

/** The same as a client may send it. */
export type GenerateRequestBody = z.input<typeof GenerateRequest>

/** The body of the improve call: what should be different. */
export const ImproveRequest = z.object({ user_input: text(1, limits.prompt), writer })
