/** Dishes that the kitchen knows by name alone, with the nearest that it makes and what that is to be made of. */
export type UnmadeDish = {
  /** The first name stands in a sentence about it. */
  names: { en: readonly string[]; fr: readonly string[] }
  near: string
  asks?: readonly string[]
}

export const unmadeDishes: readonly UnmadeDish[] = [
  { names: { en: ['pizza', 'calzone', 'flammekueche'], fr: ['pizza', 'calzone', 'flammekueche'] }, near: 'tart' },
  { names: { en: ['sushi', 'maki', 'sashimi'], fr: ['sushi', 'maki', 'sashimi'] }, near: 'bowl', asks: ['salmon'] },
  { names: { en: ['ravioli', 'tortellini'], fr: ['raviolis', 'ravioli', 'ravioles', 'tortellini'] }, near: 'pasta' },
  {
    names: { en: ['dumplings', 'gyoza', 'dumpling', 'dim sum'], fr: ['raviolis vapeur', 'gyoza', 'dim sum'] },
    near: 'soup',
  },
  {
    names: { en: ['spring rolls', 'spring roll', 'samosa'], fr: ['nem', 'rouleau de printemps', 'samossa'] },
    near: 'wrap',
  },
  { names: { en: ['falafel'], fr: ['falafel', 'falafels'] }, near: 'wrap', asks: ['chickpea'] },
  {
    names: {
      en: ['kofta', 'meatloaf'],
      fr: ['kefta', 'pain de viande'],
    },
    near: 'pasta',
    asks: ['beef-mince'],
  },
  {
    names: {
      en: ['fish and chips', 'fish fingers', 'fish finger', 'fish cakes', 'fishcake', 'fish pie'],
      fr: ['fish and chips', 'poisson pané', 'brandade', 'accras'],
    },
    near: 'baked-fish',
    asks: ['cod'],
  },
  { names: { en: ['ceviche'], fr: ['ceviche'] }, near: 'salad' },
  {
    names: { en: ['beef Wellington', 'roast beef'], fr: ['bœuf Wellington', 'rosbif'] },
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
    names: { en: ['kebab', 'shawarma', 'gyros', 'souvlaki'], fr: ['kebab', 'brochette', 'chawarma', 'gyros'] },
    near: 'wrap',
  },
  { names: { en: ['hot dog'], fr: ['hot-dog', 'hot dog'] }, near: 'sandwich', asks: ['sausage'] },
  {
    names: {
      en: ['eggs Benedict', 'boiled eggs', 'poached eggs', 'egg muffins'],
      fr: ['œufs Bénédicte', 'œufs cocotte', 'œuf cocotte', 'œufs mimosa', 'œufs durs', 'œufs pochés', 'œuf mollet'],
    },
    near: 'omelette',
  },
  { names: { en: ['a soufflé', 'souffle', 'soufflé'], fr: ['un soufflé', 'soufflé'] }, near: 'omelette' },
  {
    names: { en: ['mashed potatoes', 'mash', 'mashed potato'], fr: ['purée de pommes de terre', 'purée', 'aligot'] },
    near: 'gratin',
    asks: ['potato'],
  },
  {
    names: {
      en: ['chips', 'french fries', 'fries', 'wedges', 'hash browns', 'rösti'],
      fr: ['frites', 'frite', 'rösti', 'rosti'],
    },
    near: 'traybake',
    asks: ['potato'],
  },
  {
    names: { en: ['raclette', 'fondue'], fr: ['raclette', 'fondue', 'fondue savoyarde'] },
    near: 'gratin',
    asks: ['potato', 'gruyere'],
  },
  {
    names: {
      en: ['stuffed peppers', 'stuffed vegetables'],
      fr: ['légumes farcis', 'tomates farcies', 'poivrons farcis', 'courgettes farcies'],
    },
    near: 'gratin',
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
      en: ['a loaf of bread', 'focaccia', 'brioche', 'homemade bread', 'sourdough loaf', 'bagel'],
      fr: ['pain maison', 'focaccia', 'brioche', 'fougasse', 'bagel'],
    },
    near: 'socca',
  },
  {
    names: { en: ['pain perdu', 'french toast', 'eggy bread', 'bread pudding'], fr: ['pain perdu', 'pudding au pain'] },
    near: 'pancakes',
  },
  {
    names: { en: ['porridge', 'granola', 'muesli', 'overnight oats'], fr: ['porridge', 'granola', 'muesli'] },
    near: 'pancakes',
  },
  {
    names: {
      en: ['cookies', 'cookie', 'biscuit', 'shortbread', 'flapjack', 'scone'],
      fr: ['cookies', 'cookie', 'biscuit', 'sablé', 'madeleine', 'financier', 'scone'],
    },
    near: 'cake',
  },
  { names: { en: ['tarte tatin'], fr: ['tarte Tatin'] }, near: 'tart', asks: ['apple'] },
  { names: { en: ['cheesecake'], fr: ['cheesecake'] }, near: 'cake' },
  { names: { en: ['tiramisu'], fr: ['tiramisu'] }, near: 'cake' },
  {
    names: { en: ['chocolate mousse', 'mousse'], fr: ['mousse au chocolat', 'mousse'] },
    near: 'cake',
    asks: ['dark-chocolate'],
  },
  {
    names: {
      en: ['crème brûlée', 'panna cotta', 'custard', 'crème caramel'],
      fr: ['crème brûlée', 'panna cotta', 'crème caramel', 'flan pâtissier', 'île flottante'],
    },
    near: 'crumble',
  },
  { names: { en: ['rice pudding'], fr: ['riz au lait', 'semoule au lait'] }, near: 'crumble' },
  {
    names: { en: ['ice cream', 'sorbet', 'gelato', 'ice lolly'], fr: ['glace', 'sorbet', 'crème glacée'] },
    near: 'fruit-salad',
  },
  { names: { en: ['jam', 'marmalade', 'chutney'], fr: ['confiture', 'marmelade', 'chutney'] }, near: 'fruit-salad' },
  {
    names: { en: ['a pavlova', 'pavlova', 'meringue', 'trifle'], fr: ['pavlova', 'meringue', 'trifle', 'charlotte'] },
    near: 'fruit-salad',
  },
  {
    names: {
      en: ['éclairs', 'profiterole', 'macaron', 'croissant', 'cinnamon rolls', 'doughnut', 'donut'],
      fr: [
        'éclairs',
        'éclair',
        'chou à la crème',
        'profiterole',
        'macaron',
        'croissant',
        'beignet',
        'kouign amann',
        'galette des rois',
        'bûche de Noël',
      ],
    },
    near: 'cake',
  },
  {
    names: { en: ['guacamole', 'salsa', 'dip'], fr: ['guacamole', 'tapenade', 'tzatziki'] },
    near: 'salad',
    asks: ['avocado'],
  },
]
