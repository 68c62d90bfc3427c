/** Words for how something is cooked or when it is eaten, with the dishes that suit it, when no dish is named. */
export type Manner = { dishes: readonly string[]; names: { en: readonly string[]; fr: readonly string[] } }

export const manners: readonly Manner[] = [
  {
    dishes: ['traybake', 'baked-fish'],
    names: {
      en: [
        'one tin',
        'one tray',
        'one pan',
        'one dish',
        'tray bake',
        'traybake',
        'sheet pan',
        'baking tray',
        'roasting tin',
        'roasted',
        'baked',
        'oven baked',
        'oven roasted',
        'in the oven',
      ],
      fr: [
        'au four',
        'à la plaque',
        'sur une plaque',
        'sur plaque',
        'même plat',
        'seul plat',
        'rôti',
        'rôtie',
        'rôties',
        'lèchefrite',
      ],
    },
  },
  {
    dishes: ['stew', 'soup', 'chili', 'curry', 'dal'],
    names: {
      en: ['one pot', 'single pot', 'slow cooker', 'crockpot', 'slow cooked', 'pressure cooker', 'instant pot'],
      fr: ['cocotte', 'seule casserole', 'mijoteuse', 'longuement mijoté', 'mijoter', 'marmite', 'faitout', 'one pot'],
    },
  },
  {
    dishes: ['soup', 'stew', 'gratin', 'curry', 'dal'],
    names: {
      en: ['something warm', 'warming', 'comfort food', 'comforting', 'cosy', 'cozy', 'cold night', 'rainy', 'winter'],
      fr: ['réconfortant', 'réconfortante', 'réchauffe', 'réchauffer', 'hiver', 'pluie', 'froid dehors', 'cocooning'],
    },
  },
  {
    dishes: ['salad', 'bowl'],
    names: {
      en: ['something light', 'something fresh', 'light', 'summer', 'refreshing', 'heatwave', 'hot day', 'healthy'],
      fr: ['quelque chose de frais', 'léger', 'légère', 'été', 'estival', 'canicule', 'sain', 'saine', 'healthy'],
    },
  },
  {
    dishes: ['salad', 'sandwich', 'wrap'],
    names: {
      en: ['packed lunch', 'lunchbox', 'lunch box', 'picnic', 'good cold', 'on the go', 'to take to work', 'no cook'],
      fr: ['à emporter', 'pique nique', 'bon froid', 'bonne froide', 'lunch box', 'lunchbox', 'gamelle'],
    },
  },
  {
    dishes: ['sandwich', 'wrap'],
    names: {
      en: ['snack', 'nibbles', 'finger food', 'appetizer', 'appetiser', 'canapé', 'party food', 'aperitif', 'tapas'],
      fr: ['apéro', 'apéritif', 'apéritif dînatoire', 'apéro dînatoire', 'grignoter', 'encas', 'en cas', 'tapas'],
    },
  },
  {
    dishes: ['plate'],
    names: { en: ['steamed', 'boiled'], fr: ['vapeur', "à l'eau"] },
  },
]
