import { lentilWay } from './curry.ts'
import type { Dish } from './dish.ts'

export const dal: Dish = {
  id: 'dal',
  course: 'main',
  cuisines: ['indian'],
  suits: ['cosy', 'winter', 'one-pot', 'ahead', 'freezes', 'cheap', 'crowd', 'soft'],
  names: { en: ['dal', 'dhal', 'daal', 'dahl'], fr: ['dal', 'dahl', 'dhal'] },
  noun: { en: 'a dal', fr: 'un dal' },
  serves: 4,
  instead: ['curry', 'soup', 'stew'],
  ways: [
    {
      ...lentilWay,
      titles: [
        { en: '{hero:title} dal[?coconut  with coconut]', fr: 'Dal {hero:of}[?coconut  au lait de coco]' },
        { en: 'Golden {hero:title} dal[ with {citrus:bare}]', fr: 'Dal doré {hero:of}' },
      ],
    },
  ],
}
