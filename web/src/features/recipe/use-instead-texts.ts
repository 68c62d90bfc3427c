import type { InsteadEffect } from '@roux/contract/instead'
import type { InsteadTaste } from '@roux/contract/instead-tastes'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { allergenNames, dietNames } from '../../i18n/diet-names.ts'

const tastes = {
  same: 'instead.same',
  milder: 'instead.milder',
  stronger: 'instead.stronger',
  sweeter: 'instead.sweeter',
  less_sweet: 'instead.lessSweet',
  sharper: 'instead.sharper',
  saltier: 'instead.saltier',
  richer: 'instead.richer',
  leaner: 'instead.leaner',
  nuttier: 'instead.nuttier',
  plainer: 'instead.plainer',
  olive: 'instead.olive',
  coconut: 'instead.coconut',
  caramel: 'instead.caramel',
  smokier: 'instead.smokier',
  fruitier: 'instead.fruitier',
  no_smoke: 'instead.noSmoke',
  darker: 'instead.darker',
  thinner: 'instead.thinner',
  thicker: 'instead.thicker',
  smoother: 'instead.smoother',
  coarser: 'instead.coarser',
  softer: 'instead.softer',
  crisper: 'instead.crisper',
  denser: 'instead.denser',
  crumblier: 'instead.crumblier',
  moister: 'instead.moister',
  drier: 'instead.drier',
  juicier: 'instead.juicier',
  not_creamed: 'instead.notCreamed',
  not_whipped: 'instead.notWhipped',
  may_split: 'instead.maySplit',
  cloudy: 'instead.cloudy',
  less_liquid: 'instead.lessLiquid',
  at_once: 'instead.atOnce',
  stand_five: 'instead.standFive',
  soak_ten: 'instead.soakTen',
  binds: 'instead.binds',
  whips: 'instead.whips',
  early: 'instead.early',
  colour_only: 'instead.colourOnly',
  longer: 'instead.longer',
  shorter: 'instead.shorter',
  added_late: 'instead.addedLate',
  cook_through: 'instead.cookThrough',
  season: 'instead.season',
  grind: 'instead.grind',
  boil_one: 'instead.boilOne',
  other_dish: 'instead.otherDish',
  melts: 'instead.melts',
  no_melting: 'instead.noMelting',
} as const satisfies Record<InsteadTaste, ParseKeys>

/** Says in one line what a choice does to the dish, to its diet and to what it contains. */
export function useInsteadTexts(): (effect: readonly InsteadEffect[]) => string {
  const { t } = useTranslation()
  const textOf = (effect: InsteadEffect) => {
    if (effect.code === 'taste') return t(tastes[effect.params.taste])
    if (effect.code === 'becomes') return t('instead.becomes', { diet: t(dietNames[effect.params.diet]).toLowerCase() })
    const allergen = t(allergenNames[effect.params.allergen])
    return effect.code === 'gains' ? t('instead.gains', { allergen }) : t('instead.rids', { allergen })
  }
  return (effects) => {
    if (effects.length === 0) return ''
    const text = effects.map(textOf).reduce((one, other) => t('instead.joined', { one, other }))
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
}
