/** Dishes that the kitchen knows by name alone, with the nearest that it makes and what that is to be made of. */
export type UnmadeDish = {
  /** The first name stands in a sentence about it. */
  names: { en: readonly string[]; fr: readonly string[] }
  near: string
  asks?: readonly string[]
}

export const unmadeDishes: readonly UnmadeDish[] = [
  { names: { en: ['ravioli', 'tortellini'], fr: ['raviolis', 'ravioli', 'ravioles', 'tortellini'] }, near: 'pasta' },
  {
    names: { en: ['dumplings', 'gyoza', 'dumpling', 'dim sum'], fr: ['raviolis vapeur', 'gyoza', 'dim sum'] },
    near: 'soup',
  },
  {
    names: { en: ['samosa'], fr: ['nem', 'samossa'] },
    near: 'wrap',
  },
  {
    names: {
      en: ['kofta'],
      fr: ['kefta'],
    },
    near: 'pasta',
    asks: ['beef-mince'],
  },
  {
    names: { en: ['beef Wellington'], fr: ['bœuf Wellington'] },
    near: 'stew',
    asks: ['stewing-beef'],
  },
  {
    names: {
      en: ['nuggets', 'fried chicken'],
      fr: ['cordon bleu', 'nuggets', 'poulet frit'],
    },
    near: 'traybake',
    asks: ['chicken-thigh'],
  },
  {
    names: {
      en: [],
      fr: ['œuf mollet'],
    },
    near: 'omelette',
  },
  {
    names: { en: ['raclette', 'fondue'], fr: ['raclette', 'fondue', 'fondue savoyarde'] },
    near: 'gratin',
    asks: ['potato', 'gruyere'],
  },
  {
    names: {
      en: ['fresh pasta from scratch', 'fresh pasta', 'homemade pasta', 'pasta dough'],
      fr: ['pâtes fraîches maison', 'pâtes fraîches', 'pâte à pâtes'],
    },
    near: 'pasta',
  },
  {
    names: {
      en: ['brioche', 'bagel'],
      fr: ['brioche', 'bagel'],
    },
    near: 'socca',
  },
  {
    names: { en: ['granola'], fr: ['granola'] },
    near: 'pancakes',
  },
  {
    names: {
      en: ['biscuit'],
      fr: ['biscuit'],
    },
    near: 'cake',
  },
  {
    names: {
      en: [],
      fr: ['flan pâtissier'],
    },
    near: 'crumble',
  },
  { names: { en: ['jam', 'marmalade', 'chutney'], fr: ['confiture', 'marmelade', 'chutney'] }, near: 'fruit-salad' },
  {
    names: { en: ['a pavlova', 'pavlova', 'meringue'], fr: ['pavlova', 'meringue', 'charlotte'] },
    near: 'fruit-salad',
  },
  {
    names: {
      en: ['éclairs', 'macaron', 'croissant', 'doughnut', 'donut'],
      fr: ['macaron', 'croissant', 'kouign amann', 'galette des rois', 'bûche de Noël'],
    },
    near: 'cake',
  },
  {
    names: { en: [], fr: ['tapenade'] },
    near: 'salad',
    asks: ['avocado'],
  },
]
