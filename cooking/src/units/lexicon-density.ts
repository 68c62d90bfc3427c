import type { Language } from '@roux/contract/language'
import { factOf } from '../scaling/counted-words.ts'
import type { DensityOf } from './convert-amount.ts'

/** The densities that the lexicon knows, for names in one language: "plain flour, sifted" is as light as flour. */
export function lexiconDensity(language: Language): DensityOf {
  return (name) => factOf(name, language)?.density
}
