/** Dishes that the kitchen knows by name alone, with the nearest that it makes and what that is to be made of. */
export type UnmadeDish = {
  /** The first name stands in a sentence about it. */
  names: { en: readonly string[]; fr: readonly string[] }
  near: string
  asks?: readonly string[]
}

export const unmadeDishes: readonly UnmadeDish[] = [
  { names: { en: ['ravioli', 'tortellini'], fr: ['raviolis', 'ravioli', 'ravioles', 'tortellini'] }, near: 'pasta' },
  { names: { en: ['fried spring rolls'], fr: ['nem'] }, near: 'summer-rolls' },
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
  { names: { en: ['rillettes'], fr: ['rillettes'] }, near: 'sandwich' },
  {
    names: { en: ['leeks vinaigrette'], fr: ['poireaux vinaigrette', 'poireau vinaigrette'] },
    near: 'salad',
    asks: ['leek'],
  },
  {
    names: { en: ['celeriac remoulade'], fr: ['céleri rémoulade', 'céleri-rave rémoulade'] },
    near: 'coleslaw',
    asks: ['celeriac'],
  },
  { names: { en: ['caramel pork'], fr: ['porc au caramel'] }, near: 'sweet-and-sour-pork' },
  { names: { en: ['mojito'], fr: ['mojito', 'spritz'] }, near: 'lemonade' },
  { names: { en: ['sweet pastry'], fr: ['pâte sucrée', 'pâte sablée'] }, near: 'shortcrust' },
  {
    names: {
      en: ['bagel'],
      fr: ['bagel'],
    },
    near: 'bread',
  },
  {
    names: {
      en: ['biscuit'],
      fr: ['biscuit'],
    },
    near: 'cake',
  },
  {
    names: { en: ['custard tart', 'egg custard tart'], fr: ['flan pâtissier'] },
    near: 'creme-caramel',
  },
  { names: { en: ['chutney'], fr: ['chutney'] }, near: 'homemade-ketchup' },
  {
    names: { en: [], fr: ['charlotte'] },
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
