import type { KitchenLanguage } from '@roux/contract/language'
import type { Course } from '../cookbook/dish.ts'

type CourseWords = {
  course: Course
  /** Several of them at once. */
  isMenu?: true
  names: Record<KitchenLanguage, readonly string[]>
}

/** Words for a part of the day's meals. */
export const courseWords: readonly CourseWords[] = [
  {
    course: 'main',
    isMenu: true,
    names: {
      en: [
        ...['two', 'three', 'four', 'five', '2', '3', '4', '5', 'multi'].flatMap((n) => [
          `${n} course`,
          `${n} courses`,
        ]),
        ...[
          'menu',
          'tasting menu',
          'set menu',
          'meal plan',
          'starter main and dessert',
          'starter main dessert',
          'starter and main',
        ],
        ...['main and dessert', 'full spread', 'a week of dinners', 'dinners for the week'],
      ],
      fr: [
        ...[
          'menu',
          'menu complet',
          'menus',
          'trois services',
          'trois plats',
          'deux plats',
          'entrée plat dessert',
          'entrée et plat',
        ],
        ...[
          'plat et dessert',
          'entrée plat et dessert',
          'trois temps',
          'de l’entrée au dessert',
          "de l'entrée au dessert",
        ],
      ],
    },
  },
  {
    course: 'main',
    names: {
      en: [
        'birthday dinner',
        'birthday meal',
        'birthday supper',
        'birthday lunch',
        'dinner',
        'supper',
        'lunch',
        'main',
        'main course',
        'main dish',
        'weeknight dinner',
        'tea for the kids',
      ],
      fr: [
        "dîner d'anniversaire",
        "repas d'anniversaire",
        'dîner',
        'souper',
        'déjeuner',
        'plat principal',
        'plat unique',
        'plat complet',
        'plat',
        'plat du soir',
        'repas du soir',
      ],
    },
  },
  {
    course: 'dessert',
    names: {
      en: ['dessert', 'pudding', 'pud', 'something sweet', 'sweet treat', 'afters', 'sweet tooth', 'sweets', 'treats'],
      fr: [
        'dessert',
        'douceur',
        'gourmandise',
        'goûter',
        'quelque chose de sucré',
        'envie de sucré',
        'pâtisserie',
        'sucreries',
      ],
    },
  },
  {
    course: 'breakfast',
    names: {
      en: ['breakfast', 'brunch', 'brekkie', 'suhoor', 'sahur', 'suhur'],
      fr: [
        'petit déjeuner',
        'petit déj',
        "p'tit dej",
        'petit dej',
        'ptit dej',
        'brunch',
        'suhoor',
        'souhour',
        'sahour',
      ],
    },
  },
  {
    course: 'starter',
    names: {
      en: ['starter', 'first course'],
      fr: ['entrée', 'entrée fraîche', 'mise en bouche', 'hors-d’œuvre', "hors d'œuvre"],
    },
  },
  {
    course: 'side',
    names: {
      en: [
        'side dish',
        'as a side',
        'a side',
        'side for',
        'side to',
        'to go with',
        'accompaniment',
        'alongside',
        'to serve with',
        'to have with',
        'what to serve with',
        'goes with',
        'just the side',
        'only the side',
        'just a side',
      ],
      fr: [
        'accompagnement',
        'pour accompagner',
        'quoi servir avec',
        'avec quoi servir',
        'avec quoi manger',
        'avec quoi accompagner',
        'comment accompagner',
        'quoi manger avec',
        'que servir avec',
        'quoi mettre avec',
        'à côté d',
        'à côté de',
        'à côté du',
        'à côté des',
        'pour aller avec',
      ],
    },
  },
  {
    course: 'sauce',
    names: {
      en: ['sauce for', 'sauce to go with', 'sauce to serve with', 'dip', 'to dip', 'to dunk', 'dressing for'],
      fr: ['sauce pour', 'trempette', 'pour tremper', 'où tremper'],
    },
  },
  {
    course: 'drink',
    names: {
      en: ['drink', 'cold drink', 'beverage', 'fizzy', 'something to sip'],
      fr: [
        'boisson',
        'boisson fraîche',
        'à boire',
        'à siroter',
        'verre frais',
        'verre sans alcool',
        'prendre un verre',
        'désaltérant',
        'désaltérante',
      ],
    },
  },
  {
    course: 'snack',
    names: {
      en: ['snack', 'nibbles', 'finger food', 'appetizer', 'appetiser', 'canapé', 'aperitif'],
      fr: ['apéro', 'apéritif', 'grignoter', 'encas', 'en cas', 'amuse bouche', 'amuse-gueule'],
    },
  },
]
