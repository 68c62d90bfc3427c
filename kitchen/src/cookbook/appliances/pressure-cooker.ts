import { capitalise } from '../../wording/list.ts'
import type { Step, Text, Way } from '../dish.ts'
import { adaptWay, says } from './adapt-way.ts'

/** Minutes until the pressure is up, and until it has fallen by itself. */
const rise = 10
const fall = 10

/** What is said of the time under pressure, in the place of the long simmering. */
function underPressure(minutes: number, isSentence: boolean): Text {
  const said = {
    en: `lock the lid, bring up to high pressure, cook for ${minutes} min and let the pressure fall for ${fall} min`,
    fr: `verrouillez le couvercle, montez en haute pression, comptez ${minutes} min et laissez la pression retomber ${fall} min`,
  }
  return isSentence ? { en: capitalise(said.en), fr: capitalise(said.fr) } : said
}

/** The pot that it is browned in is the cooker. */
const pots: Readonly<Record<'en' | 'fr', RegExp>> = {
  en: /\ba (?:very large|wide heavy|heavy|wide|large) (?:pot|pan)\b/g,
  fr: /\b(?:une (?:large |grande )?(?:cocotte|sauteuse)(?: en fonte| profonde)?|un (?:très )?grand faitout)(?! à four)/g,
}

const descriptions: readonly Text[] = [
  {
    en: 'Under pressure it turns tender in a fraction of the time, and none of the scent is lost on the way.',
    fr: 'Sous pression, tout devient tendre en une fraction du temps, et rien du parfum ne se perd en route.',
  },
  {
    en: 'For evenings that call for a slow dish and have no time for one.',
    fr: "Pour les soirs qui réclament un plat mijoté et n'en ont pas le temps.",
  },
]

/**
 * A way on the hob whose long simmering is done under pressure, for as long as the makers' tables say or a little longer
 * (Presto, "Electric Pressure Cooker Plus"; Nesco, PC8-25): cubes of meat 15 to 20 min on a hob and more in an electric
 * one, chicken on the bone 11 to 14, lentils 6 to 9, soaked chickpeas 14 to 17 and other beans less.
 * @param simmering the words of the step that are about it; what stands before and after stays
 * @param before minutes that the step takes beside it
 */
function pressured(
  way: Way,
  simmering: Text,
  { minutes, before = 0, title = way.titles[0], after }: Omit<Pressured, 'dish' | 'simmering'>,
): Way {
  const said = underPressure(minutes, /^[A-Z]/.test(simmering.en))
  const joint = simmering.en.startsWith(' and ') ? ', ' : ''
  const put = { en: joint + said.en + (after?.en ?? ''), fr: joint + said.fr + (after?.fr ?? '') }
  const name = title ?? { en: '', fr: '' }
  const adapted = adaptWay(way, 'pressure-cooker', {
    titles: [
      { en: `${name.en}, in the pressure cooker`, fr: `${name.fr}, à la cocotte-minute` },
      { en: `${name.en}, under pressure`, fr: `${name.fr}, sous pression` },
    ],
    descriptions,
    changes: [{ find: simmering, put, cook: before + rise + minutes + fall }],
  })
  return { ...adapted, steps: adapted.steps.map(inCooker) }
}

function inCooker(step: Step): Step {
  return {
    ...step,
    en: step.en.replace(pots.en, 'the pressure cooker'),
    fr: step.fr.replace(pots.fr, 'la cocotte-minute'),
  }
}

type Pressured = {
  dish: string
  simmering: Text
  minutes: number
  before?: number
  /** What follows the simmering, where that is another thing now. */
  after?: Text
  title?: Text
}

const stewTitle: Text = { en: '{hero:title} stew[ with {wine:bare}]', fr: 'Ragoût {hero:of}[ {wine:at}]' }

const all: readonly Pressured[] = [
  {
    dish: 'stew',
    simmering: {
      en: 'Bring to a shiver, cover and leave over the lowest heat for 1 h 30',
      fr: 'Portez à frémissement, couvrez et laissez cuire à feu très doux 1 h 30',
    },
    minutes: 35,
    title: stewTitle,
  },
  {
    dish: 'stew',
    simmering: { en: 'Cover and simmer for 35 min', fr: 'Couvrez et laissez mijoter 35 min' },
    minutes: 15,
    before: 5,
    title: stewTitle,
  },
  {
    dish: 'curry',
    simmering: {
      en: 'cover and cook over the lowest heat for 1 h 20 min',
      fr: 'couvrez et laissez cuire à feu très doux 1 h 20 min',
    },
    minutes: 30,
  },
  {
    dish: 'curry',
    simmering: {
      en: 'Bring to a bubble, cover and simmer for 25 min, stirring now and then',
      fr: 'Portez à ébullition, couvrez et laissez mijoter 25 min en remuant de temps en temps',
    },
    minutes: 10,
  },
  {
    dish: 'dal',
    simmering: {
      en: 'Bring to a bubble, cover and simmer for 25 min, stirring now and then',
      fr: 'Portez à ébullition, couvrez et laissez mijoter 25 min en remuant de temps en temps',
    },
    minutes: 10,
  },
  {
    dish: 'boeuf-bourguignon',
    simmering: {
      en: 'Cover and leave at a bare shiver for 2 h 30',
      fr: 'Couvrez et laissez à peine frémir 2 h 30',
    },
    minutes: 40,
    before: 5,
  },
  {
    dish: 'pot-au-feu',
    simmering: {
      en: 'Cover halfway and leave to shiver, never boil, for 2 h',
      fr: 'Couvrez à demi et laissez frémir 2 h, sans jamais bouillir',
    },
    minutes: 45,
  },
  {
    dish: 'blanquette',
    simmering: {
      en: 'Simmer very gently, half covered, for 1 h 15',
      fr: 'Laissez frémir très doucement 1 h 15 à demi couvert',
    },
    minutes: 25,
  },
  {
    dish: 'coq-au-vin',
    simmering: {
      en: 'cover and simmer gently for 50 min, turning once',
      fr: 'couvrez et laissez mijoter doucement 50 min, en retournant une fois',
    },
    minutes: 20,
    before: 5,
  },
  {
    dish: 'poulet-basquaise',
    simmering: { en: 'cover and simmer for 40 min', fr: 'couvrez et laissez mijoter 40 min' },
    minutes: 15,
  },
  {
    dish: 'osso-buco',
    simmering: {
      en: 'cover and simmer over the lowest heat for 1 h 45',
      fr: 'couvrez et laissez mijoter à feu très doux 1 h 45',
    },
    minutes: 40,
  },
  {
    dish: 'chicken-tagine',
    simmering: {
      en: 'cover and simmer for 35 min, turning once',
      fr: 'couvrez et laissez mijoter 35 min en retournant une fois',
    },
    minutes: 15,
    before: 15,
  },
  {
    dish: 'lamb-tagine',
    simmering: {
      en: 'cover and simmer over the lowest heat for 1 h 30',
      fr: 'couvrez et laissez mijoter à feu très doux 1 h 30',
    },
    minutes: 30,
    before: 10,
  },
  {
    dish: 'goulash',
    simmering: {
      en: 'cover and simmer over the lowest heat for 1 h 45',
      fr: 'couvrez et laissez mijoter à feu très doux 1 h 45',
    },
    minutes: 35,
  },
  {
    dish: 'navarin',
    simmering: { en: ' and simmer, covered, for 50 min', fr: ' et laissez mijoter 50 min à couvert' },
    minutes: 25,
    before: 5,
  },
  {
    dish: 'rogan-josh',
    simmering: {
      en: 'cover and simmer over the lowest heat for 1 h 15, until tender.[ Add {vegetable} for the last 20 min.]',
      fr: "couvrez et laissez mijoter à feu très doux 1 h 15, jusqu'à ce qu'elle soit tendre.[ Ajoutez {vegetable} pour les 20 dernières minutes.]",
    },
    minutes: 30,
    after: {
      en: ', until tender.[ Add {vegetable} and simmer for 15 min.]',
      fr: ", jusqu'à ce qu'elle soit tendre.[ Ajoutez {vegetable} et laissez mijoter 15 min.]",
    },
  },
  {
    dish: 'mafe',
    simmering: { en: 'cover and simmer for 1 h 15', fr: 'couvrez et laissez mijoter 1 h 15' },
    minutes: 30,
    before: 10,
  },
]

/** A way with dried beans, which only a pressure cooker makes a weeknight's dish. */
function driedBeans(tinned: Way): Way {
  const { pulse } = tinned.slots
  const dried: Way = {
    ...tinned,
    slots: {
      ...tinned.slots,
      pulse: {
        ...pulse,
        takes: ['pulse'],
        vary: ['chickpea', 'white-bean', 'black-bean'],
        amount: [60, 'g'],
        prep: { en: 'dried', fr: 'sec·' },
      },
      stock: { ...tinned.slots.stock, amount: [200, 'ml'] },
    },
  }
  const [soften, , , serve] = tinned.steps
  return {
    ...dried,
    gear: ['pressure-cooker'],
    titles: [
      { en: 'Pressure-cooker {hero:title} stew', fr: 'Ragoût {hero:of} à la cocotte-minute' },
      { en: '{hero:title} stew from dried beans', fr: 'Mijoté {hero:of}, légumes secs sous pression' },
    ],
    descriptions,
    steps: [
      {
        en: 'Soak {pulse} overnight in plenty of cold water. Drain, cover with fresh water, boil hard for 10 min and drain again.',
        fr: "Faites tremper {pulse} toute une nuit dans beaucoup d'eau froide. Égouttez, couvrez d'eau fraîche, faites bouillir fort 10 min et égouttez de nouveau.",
        wait: 480,
        cook: 15,
      },
      ...(soften ? [inCooker(soften)] : []),
      {
        en: `Add {pulse}[, {roots+tender}] and {tomatoes+stock}[ with {spices+herbs+bouquet+fruit}]. Fill the cooker no more than half, lock the lid, bring up to high pressure, cook for 17 min and let the pressure fall for ${fall} min: {pulse} should crush between two fingers.`,
        fr: `Ajoutez {pulse}[, {roots+tender}] et {tomatoes+stock}[ avec {spices+herbs+bouquet+fruit}]. Ne remplissez la cocotte-minute qu'à moitié, verrouillez le couvercle, montez en haute pression, comptez 17 min et laissez la pression retomber ${fall} min : {pulse} {pulse|doit|doivent} s'écraser entre deux doigts.`,
        cook: rise + 17 + fall,
      },
      {
        en: 'Stir in {leaf} and let wilt for 2 min.',
        fr: 'Ajoutez {leaf} et laissez tomber 2 min.',
        cook: 2,
        if: 'leaf',
      },
      ...(serve ? [serve] : []),
    ],
  }
}

/** The ways of a dish in a pressure cooker, from its ways on the hob. */
export function pressureCookerWays(id: string, ways: readonly Way[]): Way[] {
  const adapted = all
    .filter(({ dish }) => dish === id)
    .map(({ simmering, ...rest }) => {
      const plain = ways.find((way) => says(way, simmering))
      if (!plain) throw new Error(`No way of ${id} says "${simmering.en}"`)
      return pressured(plain, simmering, rest)
    })
  const tinned = id === 'stew' ? ways[3] : undefined
  return tinned ? [...adapted, driedBeans(tinned)] : adapted
}
