import type { KitchenLanguage } from '@roux/contract/language'
import { of } from '@roux/cooking/wording/french'
import { dishById } from '../template/dishes.ts'
import type { Composed } from './composed.ts'

/** Of what is nothing said, it is what goes with everything. */
const usual = 'ratatouille'

const behind: Readonly<Record<KitchenLanguage, (name: string) => string>> = {
  en: (name) => name,
  fr: (text) => of({ text, elides: /^[aeiouyhâàéèêîôûœ]/i.test(text) }),
}
const told: Readonly<Record<KitchenLanguage, string>> = { en: 'left over', fr: 'un reste' }

/** What is left of a dish, as it stands behind "leftover" and « reste » : without its article. */
export function restName(id: string | undefined, language: KitchenLanguage): string {
  const name = dishById(id ?? usual).noun[language].replace(/^(?:an?|une?|des|du|de la) |^de l['’]/, '')
  return behind[language](name)
}

/** Its line in the list, which no slot has: it is no food of the lexicon. */
export function restLines({ way, serves, rest }: Composed, language: KitchenLanguage): string[] {
  if (!way.rest) return []
  const grams = `${way.rest * serves} g`
  const name = restName(rest, language)
  return [`${grams} ${name}, ${told[language]}`]
}
