import type { Course } from '../dish.ts'

/** Words for a part of the day's meals. */
export const courseWords: readonly { course: Course; names: { en: readonly string[]; fr: readonly string[] } }[] = [
  {
    course: 'main',
    names: {
      en: [
        'dinner',
        'supper',
        'lunch',
        'main',
        'main course',
        'main dish',
        'weeknight dinner',
        'date night',
        'starter',
      ],
      fr: ['dîner', 'souper', 'déjeuner', 'plat principal', 'plat', 'plat du soir', 'entrée'],
    },
  },
  {
    course: 'dessert',
    names: {
      en: ['dessert', 'pudding', 'something sweet', 'sweet treat'],
      fr: ['dessert', 'douceur', 'gourmandise', 'goûter', 'quelque chose de sucré'],
    },
  },
  {
    course: 'breakfast',
    names: { en: ['breakfast', 'brunch'], fr: ['petit déjeuner', 'petit déj', 'brunch'] },
  },
]
