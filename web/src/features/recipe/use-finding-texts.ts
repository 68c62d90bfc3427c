import { isKeyOf } from '@roux/contract/fields-of'
import type { RecipeFindingCode } from '@roux/contract/finding-codes'
import type { Preferences } from '@roux/contract/generation'
import { type Nutrient, type NutrientWish, nutrients } from '@roux/contract/nutrient-wish'
import type { ReadFinding } from '@roux/contract/read-recipe'
import type { Danger } from '@roux/cooking/mentions/finding'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { allergenNames, dietNames } from '../../i18n/diet-names.ts'
import { durationText } from '../../i18n/duration-text.ts'
import { factOf, lookOf, wordsOf } from './read-finding.ts'
import { useFigure } from './use-figure.ts'

const dangers = {
  poultry: 'finding.dangerPoultry',
  mince: 'finding.dangerMince',
  pork: 'finding.dangerPork',
  egg: 'finding.dangerEgg',
  kidney_bean: 'finding.dangerKidneyBean',
  raw_flour: 'finding.dangerRawFlour',
  wild_mushroom: 'finding.dangerWildMushroom',
  infant_honey: 'finding.dangerInfantHoney',
  whole_nuts: 'finding.dangerWholeNuts',
  alcohol_minor: 'finding.dangerAlcoholMinor',
  alcohol_pregnancy: 'finding.dangerAlcoholPregnancy',
  slow_cooling: 'finding.dangerSlowCooling',
  part_cooked: 'finding.dangerPartCooked',
  in_oil: 'finding.dangerInOil',
  canned_at_home: 'finding.dangerCannedAtHome',
  raw_juices: 'finding.dangerRawJuices',
  raw_plant: 'finding.dangerRawPlant',
  closed_shell: 'finding.dangerClosedShell',
  washed_poultry: 'finding.dangerWashedPoultry',
  infant_salt: 'finding.dangerInfantSalt',
  infant_sugar: 'finding.dangerInfantSugar',
  choking: 'finding.dangerChoking',
  raw_animal: 'finding.dangerRawAnimal',
  raw_cheese: 'finding.dangerRawCheese',
  liver_pregnancy: 'finding.dangerLiverPregnancy',
} as const satisfies Record<Danger, string>

interface FindingText {
  /** The finding in a few words: enough beside its line. */
  readonly title: string
  /** What else there is to say of it, and of those that are about the same. */
  detail(group: readonly ReadFinding[]): string
}

interface Asker {
  readonly t: TFunction
  readonly figure: ReturnType<typeof useFigure>
  readonly profile: Preferences | undefined
}

const none = () => ''

/** How each kind of finding is worded; a new kind does not compile without its words. */
const describers: Record<RecipeFindingCode, (finding: ReadFinding, asker: Asker) => FindingText> = {
  allergen(finding, { t, profile }) {
    // One of the 14, or an allergy in the cook's own words.
    const food = factOf(finding, 'allergen') || factOf(finding, 'asked')
    if (lookOf(finding) === 'label')
      return foodLabel(finding, isKeyOf(allergenNames, food) ? t(allergenNames[food]) : food, t)
    const own: readonly string[] | undefined = profile && [...profile.allergies, ...profile.other_allergies]
    const reason = (own?.includes(food) ?? true) ? 'finding.allergy' : 'finding.askedWithout'
    return {
      title: t('finding.contains', { food: isKeyOf(allergenNames, food) ? t(allergenNames[food]) : food }),
      detail: (group) => t(reason, { words: quote(group, t) }),
    }
  },
  diet(finding, { t }) {
    const diet = factOf(finding, 'diet')
    const name = isKeyOf(dietNames, diet) ? t(dietNames[diet]) : diet
    if (lookOf(finding) === 'label') return dietLabel(finding, name, t)
    return {
      title: t('finding.againstDiet', { diet: name }),
      detail: (group) => t('finding.dietWords', { words: quote(group, t) }),
    }
  },
  excluded: (finding, { t }) =>
    lookOf(finding) === 'label'
      ? foodLabel(finding, factOf(finding, 'asked'), t)
      : {
          title: t(finding.params.less === true ? 'finding.excludedLess' : 'finding.excluded', {
            food: factOf(finding, 'asked'),
          }),
          detail: none,
        },
  disliked: (finding, { t }) => ({
    title: t('finding.disliked', { food: factOf(finding, 'asked') }),
    detail: none,
  }),
  missing_ingredient: (finding, { t }) => ({
    title: t('finding.missing', { food: factOf(finding, 'asked') }),
    detail: none,
  }),
  unused_ingredient: (_, { t }) => ({ title: t('finding.unused'), detail: none }),
  unlisted_ingredient: (finding, { t }) => ({
    title: t('finding.unlisted', { words: quote([finding], t) }),
    detail: none,
  }),
  servings: (finding, { t }) => ({
    title: t('finding.servings', { given: factOf(finding, 'given'), asked: factOf(finding, 'asked') }),
    detail: none,
  }),
  time: (finding, { t }) => ({
    title: t('finding.time', { given: minutesOf(finding, 'given', t), asked: minutesOf(finding, 'asked', t) }),
    detail: none,
  }),
  steps_longer: (finding, { t }) => ({
    title: t('finding.stepsLonger', { said: minutesOf(finding, 'said', t), given: minutesOf(finding, 'given', t) }),
    detail: none,
  }),
  amount: (_, { t }) => ({ title: t('finding.amount'), detail: none }),
  unsafe(finding, { t }) {
    const danger = factOf(finding, 'danger')
    return { title: isKeyOf(dangers, danger) ? t(dangers[danger]) : t('finding.safety'), detail: none }
  },
  unchecked_wish: (finding, { t }) => ({
    title: t('finding.uncheckedWish', { asked: t('finding.quoted', { words: factOf(finding, 'asked') }) }),
    detail: none,
  }),
  nutrient: (finding, asker) => ({ title: nutrientText(finding, asker), detail: none }),
  unchecked: ({ params }, { t }) => ({
    title: t(params.why === 'language' ? 'finding.uncheckedLanguage' : 'finding.unchecked'),
    detail: none,
  }),
  not_food: (_, { t }) => ({ title: t('finding.notFood'), detail: (group) => quote(group, t) }),
}

/** Some products contain a food, or the line offers another that does not. */
function foodLabel(finding: ReadFinding, food: string, t: TFunction): FindingText {
  const isChoice = finding.params.choice === true
  return {
    title: t(isChoice ? 'finding.choice' : 'finding.label', { food }),
    detail: (group) => t(isChoice ? 'finding.choiceWords' : 'finding.labelWords', { words: quote(group, t) }),
  }
}

/** Some products break a diet, or the line offers another that does not. */
function dietLabel(finding: ReadFinding, diet: string, t: TFunction): FindingText {
  const isChoice = finding.params.choice === true
  return {
    title: t(isChoice ? 'finding.dietChoice' : 'finding.dietLabel', { diet }),
    detail: (group) => t(isChoice ? 'finding.dietChoiceWords' : 'finding.dietLabelWords', { words: quote(group, t) }),
  }
}

/** Words findings for a cook with this profile, in the language of the page. */
export function useFindingTexts(profile: Preferences | undefined): (finding: ReadFinding) => FindingText | undefined {
  const { t } = useTranslation()
  const figure = useFigure()
  return (finding) =>
    isKeyOf(describers, finding.code) ? describers[finding.code](finding, { t, figure, profile }) : undefined
}

const nutrientNames = {
  energy: 'nutrition.energy',
  protein: 'nutrition.protein',
  fat: 'nutrition.fat',
  saturated_fat: 'finding.saturatedFat',
  carbohydrate: 'nutrition.carbohydrate',
  sugars: 'finding.sugars',
  fibre: 'nutrition.fibre',
  salt: 'nutrition.salt',
} as const satisfies Record<Nutrient, string>

const bounds = {
  at_least: 'finding.nutrientAtLeast',
  at_most: 'finding.nutrientAtMost',
  about: 'finding.nutrientAbout',
} as const satisfies Record<NutrientWish['bound'], string>

/** How much there is of what was asked for, and whether that is as it should be. */
function nutrientText({ params }: ReadFinding, { t, figure }: Asker): string {
  const { given, kept, byWord } = params
  const nutrient = nutrients.find((one) => one === params.nutrient) ?? 'energy'
  const bound = (['at_least', 'at_most'] as const).find((one) => one === params.bound) ?? 'about'
  const say = (value: unknown) => figure(nutrient === 'energy' ? 'kcal' : 'protein_g', Number(value))
  const amount = say(params.asked)
  const facts = {
    nutrient: t(nutrientNames[nutrient]),
    given: say(given),
    per: t(params.per === 'recipe' ? 'finding.nutrientInAll' : 'finding.nutrientPerServing'),
    asked: t(bounds[bound], { amount }),
    amount,
  }
  if (typeof given !== 'number') return t('finding.nutrientUnknown', facts)
  if (kept === true) return t('finding.nutrientKept', facts)
  if (byWord !== true) return t('finding.nutrientMissed', facts)
  return t(bound === 'at_least' ? 'finding.nutrientNotHigh' : 'finding.nutrientNotLow', facts)
}

/** A number and its unit never stand on two lines. */
function minutesOf(finding: ReadFinding, fact: string, t: TFunction): string {
  return durationText(t, Number(factOf(finding, fact))).replaceAll(' ', '\u00a0')
}

function quote(group: readonly ReadFinding[], t: TFunction): string {
  const words = new Map(group.flatMap(wordsOf).map((word) => [word.toLowerCase(), word]))
  return Array.from(words.values(), (word) => t('finding.quoted', { words: word })).join(', ')
}
