import type { Appliance, RecipeChange } from '@roux/cooking/changes/change'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { allergenNames, dietNames } from '../../i18n/diet-names.ts'
import { durationText } from '../../i18n/duration-text.ts'
import { languageNames } from '../../i18n/language-names.ts'

type InWords = Exclude<RecipeChange, { foods: unknown }>

const applianceNames = {
  oven: 'changes.oven',
  air: 'changes.air',
  slow: 'changes.slow',
  pressure: 'changes.pressure',
  microwave: 'changes.microwave',
} as const satisfies Record<Appliance, ParseKeys>

/** Words what changed in a recipe beside its ingredients, in the language of the page. */
export function useChangeTexts(): (change: InWords) => string {
  const { t, i18n } = useTranslation()
  const list = (names: readonly string[]) => new Intl.ListFormat(i18n.language).format(names)
  return (change) => {
    switch (change.what) {
      case 'allergens':
        return t('changes.allergens', { names: list(change.allergens.map((name) => t(allergenNames[name]))) })
      case 'diets': {
        const namesOf = (diets: typeof change.lost) => ({ names: list(diets.map((name) => t(dietNames[name]))) })
        const lost = change.lost.length > 0 ? [t('changes.dietLost', namesOf(change.lost))] : []
        const gained = change.gained.length > 0 ? [t('changes.dietGained', namesOf(change.gained))] : []
        return [...lost, ...gained].join(' · ')
      }
      case 'serves':
        return t(change.isScaled ? 'changes.serves' : 'changes.servesAlone', { from: change.from, to: change.to })
      case 'time': {
        const [from, to] = [durationText(t, change.from), durationText(t, change.to)]
        return t(change.of === 'total' ? 'changes.time' : 'changes.cooking', { from, to })
      }
      case 'appliance': {
        const namesOf = (some: readonly Appliance[]) => list(some.map((one) => t(applianceNames[one])))
        const [gone, come] = [namesOf(change.gone), namesOf(change.come)]
        if (change.gone.length === 0) return t('changes.applianceCome', { come })
        return change.come.length === 0
          ? t('changes.applianceGone', { gone })
          : t('changes.applianceOther', { come, gone })
      }
      case 'temperature':
        return t('changes.temperature', { from: change.from, to: change.to })
      case 'units':
        return t('changes.units')
      case 'language': {
        const { own, foreign, foreignLanguage } = languageNames[change.to]
        return t('changes.language', { language: foreignLanguage === i18n.language ? foreign : own })
      }
      case 'steps': {
        const { from, to, only, rewritten } = change
        if (from !== to) return t('changes.steps', { from, to })
        return only === undefined ? t('changes.stepsRewritten', { rewritten, to }) : t('changes.step', { only })
      }
      case 'title':
        return `${t('changes.titled')} `
      case 'wording':
        return t('changes.wording')
    }
  }
}
