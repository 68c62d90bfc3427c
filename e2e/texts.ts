import { texts } from '../web/test/all-texts.ts'

/** The texts of the app. Those that the specification quotes are written out in the tests instead. */
export { texts }

export type Language = keyof typeof texts

export const languages = ['en', 'fr'] as const satisfies readonly Language[]
