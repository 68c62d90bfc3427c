import * as z from 'zod/mini'

/** A language tag (BCP 47) of whatever language, as short as it can be: `en`, `fr`, `de`. */
export const LanguageOfText = z.string().check(z.regex(/^[a-z]{2,3}$/))
