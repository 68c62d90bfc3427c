import type { KitchenLanguage } from '@roux/contract/language'
import { capitalise } from '@roux/cooking/wording/capitalise'
import {
  pressureCookerDescriptions,
  type UnderPressure,
  underPressure,
} from '../cookbook/appliances/pressure-cooker.ts'
import type { Step, Way } from '../cookbook/dish.ts'
import { rewordTemplate } from './parse-template.ts'
import { idOf, saidInstead, says } from './told-anew.ts'

/** The ways of a dish in a pressure cooker, from its ways on the hob. */
export function pressureCookerWays(id: string, ways: readonly Way[]): Way[] {
  return underPressure
    .filter(({ dish }) => dish === id)
    .map((change) => {
      const plain = ways.find((way) => way.steps.some((step) => says(step, change.simmering)))
      if (!plain) throw new Error(`No way of ${id} says "${change.simmering.en}"`)
      return pressured(plain, change)
    })
}

/** Minutes until the pressure is up, and until it has fallen by itself. */
const rise = 10
const fall = 10

function pressured(way: Way, change: UnderPressure): Way {
  const { oven: _, ...kept } = way
  const { simmering, later } = change
  // Under pressure nothing is left to soften for long.
  const laterAs = (step: Step) => (later ? saidInstead(step, later) : step)
  const { en, fr } = change.title ?? way.titles[0] ?? { en: '', fr: '' }
  return {
    ...kept,
    id: idOf(way, 'pressure-cooker'),
    gear: ['pressure-cooker'],
    titles: [
      { en: `${en}, in the pressure cooker`, fr: `${fr}, à la cocotte-minute` },
      { en: `${en}, under pressure`, fr: `${fr}, sous pression` },
    ],
    descriptions: pressureCookerDescriptions,
    steps: way.steps.map((step) => inCooker(says(step, simmering) ? quickened(step, change) : laterAs(step))),
  }
}

/** A step with what is said of the time under pressure, in the place of the long simmering. */
function quickened(step: Step, { simmering, minutes, before = 0, after }: UnderPressure): Step {
  const said = {
    en: `lock the lid, bring up to high pressure, cook for ${minutes} min and let the pressure fall for ${fall} min`,
    fr: `verrouillez le couvercle, montez en haute pression, comptez ${minutes} min et laissez la pression retomber ${fall} min`,
  }
  const joint = simmering.en.startsWith(' and ') ? ', ' : ''
  const isSentence = /^[A-Z]/.test(simmering.en)
  const put = (language: KitchenLanguage) =>
    joint + (isSentence ? capitalise(said[language]) : said[language]) + (after?.[language] ?? '')
  return {
    ...step,
    en: step.en.replace(simmering.en, put('en')),
    fr: step.fr.replace(simmering.fr, put('fr')),
    cook: before + rise + minutes + fall,
  }
}

/** The pot that it is browned in is the cooker. */
const pots = {
  en: /\ba (?:(?:very large|wide heavy|heavy|wide|large) (?:pot|pan)|pot)\b/g,
  fr: /\b(?:une (?:large |grande )?(?:cocotte|sauteuse|grande casserole)(?: en fonte| profonde)?|un (?:(?:très )?grand )?faitout)(?! à four)/g,
}

function inCooker(step: Step): Step {
  return {
    ...step,
    en: rewordTemplate(step.en, (words) => words.replace(pots.en, 'the pressure cooker')),
    fr: rewordTemplate(step.fr, (words) => words.replace(pots.fr, 'la cocotte-minute')),
  }
}
