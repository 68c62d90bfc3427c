import * as z from 'zod/mini'
import { languages, toLanguage } from './language.ts'

/** A language as a client names it: `fr-CA` is `fr`; what Roux does not speak is refused. */
export const LanguageTag = z.pipe(z.string().check(z.overwrite((tag) => toLanguage(tag) ?? tag)), z.enum(languages))
