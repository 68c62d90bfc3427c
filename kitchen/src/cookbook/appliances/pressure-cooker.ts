import type { Text } from '../dish.ts'

export const pressureCookerDescriptions: readonly Text[] = [
  {
    en: 'Under pressure it turns tender in a fraction of the time, and none of the scent is lost on the way.',
    fr: 'Sous pression, tout devient tendre en une fraction du temps, et rien du parfum ne se perd en route.',
  },
  {
    en: 'For evenings that call for a slow dish and have no time for one.',
    fr: "Pour les soirs qui réclament un plat mijoté et n'en ont pas le temps.",
  },
]

/** A way of a dish on the hob whose long simmering is done under pressure. */
export type UnderPressure = {
  dish: string
  /** The words of its step that are about it: they tell the way; what stands before and after stays. */
  simmering: Text
  minutes: number
  /** Minutes that the step takes beside it. */
  before?: number
  /** What follows the simmering, where that is another thing now. */
  after?: Text
  /** Words of a later step, and what they are now: under pressure nothing is left to soften for long. */
  later?: { says: Text; instead: Text; cook: number }
  title?: Text
}

const stewTitle: Text = { en: '{hero:title} stew[ with {wine:bare}]', fr: 'Ragoût {hero:of}[ {wine:at}]' }

/**
 * For as long as the makers' tables say or a little longer (Presto, "Electric Pressure Cooker Plus"; Nesco, PC8-25): cubes
 * of meat 15 to 20 min on a hob and more in an electric one, chicken on the bone 11 to 14, lentils 6 to 9, soaked chickpeas
 * 14 to 17 and other beans less.
 */
export const underPressure: readonly UnderPressure[] = [
  {
    dish: 'ratatouille',
    simmering: { en: 'simmer gently for 20 min', fr: 'laissez mijoter doucement 20 min' },
    minutes: 4,
    title: { en: 'Ratatouille', fr: 'Ratatouille' },
  },
  {
    dish: 'stew',
    simmering: {
      en: 'Bring to a shiver, cover and leave over the lowest heat for 1 h 30',
      fr: 'Portez à frémissement, couvrez et laissez cuire à feu très doux 1 h 30',
    },
    minutes: 35,
    title: stewTitle,
    later: {
      says: { en: 'cook for 30 min more, half covered', fr: 'poursuivez 30 min à demi couvert' },
      instead: { en: 'simmer for 15 min more, half covered', fr: 'laissez mijoter encore 15 min à demi couvert' },
      cook: 15,
    },
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
    dish: 'chili',
    simmering: { en: 'and simmer for 30 min', fr: 'et laissez mijoter 30 min' },
    minutes: 15,
  },
  {
    dish: 'chili',
    simmering: {
      en: 'bring to a bubble and simmer for 25 min',
      fr: 'portez à petite ébullition et laissez mijoter 25 min',
    },
    minutes: 10,
  },
  {
    dish: 'lentil-soup',
    simmering: {
      en: 'bring to the boil, skim and simmer for 25 min',
      fr: 'portez à ébullition, écumez et laissez frémir 25 min',
    },
    minutes: 10,
  },
  {
    dish: 'soup',
    simmering: {
      en: 'Bring to the boil, cover and simmer for 20 min',
      fr: 'Portez à ébullition, couvrez et laissez frémir 20 min',
    },
    minutes: 8,
  },
  {
    dish: 'soup',
    simmering: {
      en: 'Bring to the boil and simmer, half covered, for 25 min',
      fr: 'Portez à ébullition et laissez mijoter 25 min à demi couvert',
    },
    minutes: 8,
  },
  {
    dish: 'split-pea-soup',
    simmering: {
      en: 'bring to the boil, skim, and simmer, half covered, for 1 h, stirring now and then',
      fr: 'portez à ébullition, écumez et laissez mijoter 1 h à demi couvert, en remuant de temps en temps',
    },
    minutes: 20,
  },
  {
    dish: 'leek-potato-soup',
    simmering: {
      en: 'bring to the boil and simmer, half covered, for 20 min',
      fr: 'portez à ébullition et laissez frémir 20 min à demi couvert',
    },
    minutes: 8,
  },
  {
    dish: 'pumpkin-soup',
    simmering: { en: 'bring to the boil and simmer for 20 min', fr: 'portez à ébullition et laissez frémir 20 min' },
    minutes: 8,
  },
  {
    dish: 'sausage-lentils',
    simmering: {
      en: 'Bring to the boil and simmer, half covered, for 25 min',
      fr: 'Portez à ébullition et laissez frémir 25 min à demi couvert',
    },
    minutes: 12,
  },
  {
    dish: 'mafe',
    simmering: { en: 'cover and simmer for 1 h 15', fr: 'couvrez et laissez mijoter 1 h 15' },
    minutes: 30,
    before: 10,
  },
]
