/** Dishes that the kitchen knows by name alone, with the nearest that it makes and what that is to be made of. */
export type UnmadeDish = {
  /** The first name stands in a sentence about it. */
  names: { en: readonly string[]; fr: readonly string[] }
  near: string
  asks?: readonly string[]
}

export const unmadeDishes: readonly UnmadeDish[] = [
  {
    names: {
      en: ['couscous royal', 'couscous stew'],
      fr: ['couscous royal', 'couscous marocain', 'couscous aux légumes'],
    },
    near: 'stew',
    asks: ['lamb-shoulder', 'carrot'],
  },
  { names: { en: ['gnocchi'], fr: ['gnocchis', 'gnocchi'] }, near: 'pasta' },
  { names: { en: ['ravioli', 'tortellini'], fr: ['raviolis', 'ravioli', 'ravioles', 'tortellini'] }, near: 'pasta' },
  { names: { en: ['cannelloni'], fr: ['cannellonis', 'cannelloni'] }, near: 'pasta' },
  {
    names: { en: ['dumplings', 'gyoza', 'dumpling', 'dim sum'], fr: ['raviolis vapeur', 'gyoza', 'dim sum'] },
    near: 'soup',
  },
  {
    names: { en: ['samosa'], fr: ['nem', 'samossa'] },
    near: 'wrap',
  },
  {
    names: { en: ['pho', 'laksa', 'tom yum'], fr: ['pho', 'phô', 'laksa', 'soupe pho'] },
    near: 'soup',
    asks: ['rice-noodle'],
  },
  { names: { en: ['gazpacho'], fr: ['gaspacho', 'gazpacho'] }, near: 'soup', asks: ['tomato', 'cucumber'] },
  {
    names: {
      en: ['meatballs', 'meatball', 'kofta'],
      fr: ['boulettes de viande', 'boulette', 'kefta'],
    },
    near: 'pasta',
    asks: ['beef-mince'],
  },
  {
    names: { en: ['moules-frites', 'moules frites'], fr: ['moules-frites', 'moules marinières'] },
    near: 'risotto',
    asks: ['mussel'],
  },
  {
    names: { en: ['beef Wellington'], fr: ['bœuf Wellington', 'rosbif'] },
    near: 'stew',
    asks: ['stewing-beef'],
  },
  { names: { en: ['steak and chips', 'steak frites'], fr: ['steak frites'] }, near: 'stir-fry', asks: ['steak'] },
  {
    names: {
      en: ['schnitzel', 'nuggets', 'fried chicken'],
      fr: ['cordon bleu', 'escalope panée', 'nuggets', 'poulet frit'],
    },
    near: 'traybake',
    asks: ['chicken-thigh'],
  },
  { names: { en: ['coq au vin'], fr: ['coq au vin'] }, near: 'stew', asks: ['chicken-leg', 'red-wine'] },
  { names: { en: ['chicken yassa'], fr: ['poulet yassa', 'yassa'] }, near: 'stew', asks: ['chicken-leg', 'lemon'] },
  { names: { en: ['duck confit'], fr: ['confit de canard'] }, near: 'stir-fry', asks: ['duck'] },
  { names: { en: ['sauerkraut'], fr: ['choucroute'] }, near: 'stew', asks: ['cabbage', 'sausage'] },
  { names: { en: ['bouillabaisse', 'fish stew'], fr: ['bouillabaisse', 'matelote'] }, near: 'soup', asks: ['cod'] },
  {
    names: { en: ['souvlaki'], fr: ['brochette'] },
    near: 'wrap',
  },
  { names: { en: ['hot dog'], fr: ['hot dog'] }, near: 'sandwich', asks: ['sausage'] },
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
