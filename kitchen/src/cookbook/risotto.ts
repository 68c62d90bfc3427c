import type { Dish } from './dish.ts'
import { garlic, leaves, oil, seasoning } from './larder.ts'

export const risotto: Dish = {
  id: 'risotto',
  course: 'main',
  cuisines: ['italian'],
  suits: ['fancy', 'one-pot', 'soft'],
  names: {
    en: ['risotto', 'rice dish', 'one pot rice'],
    fr: ['risotto', 'plat de riz'],
  },
  classics: [
    {
      names: { en: ['risotto primavera', 'spring risotto'], fr: ['risotto primavera', 'risotto printanier'] },
      asks: ['asparagus', 'pea'],
    },
  ],
  noun: { en: 'a risotto', fr: 'un risotto' },
  shines: ['tender-vegetable', 'rice', 'mollusc'],
  serves: 4,
  instead: ['bowl', 'stew', 'plate'],
  ways: [
    {
      hero: ['vegetable', 'protein', 'meat', 'leaf'],
      slots: {
        rice: { first: ['risotto-rice', 'pearl-barley', 'buckwheat'] },
        vegetable: {
          takes: ['tender-vegetable', 'root', 'firm-vegetable'],
          vary: ['mushroom', 'asparagus', 'pea', 'butternut-squash', 'leek', 'courgette'],
          upTo: 2,
        },
        protein: {
          takes: ['shellfish', 'smoked-fish', 'cured-meat', 'pulse', 'mollusc', 'white-fish', 'oily-fish', 'tofu'],
          optional: true,
          share: 0.7,
        },
        meat: { takes: ['poultry', 'sausage'], optional: true, share: 0.7 },
        leaf: leaves,
        oil,
        onion: { takes: ['onion'], first: ['shallot', 'onion', 'leek'], optional: true },
        garlic,
        spice: { takes: ['spice'], optional: true },
        wine: { takes: ['wine'], first: ['white-wine'], optional: true, amount: [30, 'ml'] },
        stock: {
          takes: ['stock', 'meat-stock', 'fish-stock'],
          first: ['vegetable-stock', 'water'],
          amount: [250, 'ml'],
        },
        butter: {
          takes: ['butter', 'cream', 'fresh-cheese'],
          first: ['butter', 'vegan-butter', 'oat-cream'],
          optional: true,
        },
        cheese: {
          takes: ['hard-cheese', 'melting-cheese', 'nut'],
          first: ['parmesan', 'vegetarian-cheese', 'walnut', 'pumpkin-seed'],
          optional: true,
        },
        citrus: { takes: ['citrus'], optional: true },
        herb: { takes: ['herb'], first: ['chives', 'parsley', 'sage'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{hero:title} risotto[ with {herb:bare}]', fr: 'Risotto {hero+herb:at}' },
        { en: '<Creamy|Slow-stirred> {hero:title} risotto', fr: 'Risotto <crémeux|fondant> {hero:at}' },
      ],
      descriptions: [
        {
          en: 'Twenty minutes of stirring and a glass of something cold: the reward is a plate that ripples like a wave.',
          fr: 'Vingt minutes à remuer, un verre à la main : en récompense, une assiette qui ondule comme une vague.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Brown {meat} in a wide pot with a spoonful of oil for 10–12 min, turning, until cooked right through. Lift out and set aside.',
          fr: "Faites dorer {meat} 10 à 12 min dans une sauteuse avec une cuillerée d'huile, en retournant, jusqu'à cuisson à cœur. Réservez.",
          cook: 10,
          if: 'meat',
        },
        {
          en: 'Keep {stock} just simmering in a pan. In a wide pot, warm {oil} and cook {vegetable} for 8 min, until golden.[ Add {protein} and cook for 4 min more, until done.] Lift out and set aside.',
          fr: 'Gardez {stock} frémissant dans une casserole. Dans une sauteuse, faites chauffer {oil} et faites dorer {vegetable} 8 min.[ Ajoutez {protein} et comptez encore 4 min de cuisson.] Réservez.',
          cook: 10,
        },
        {
          en: '[Soften {onion+garlic} in the same pot for 4 min. ]Add {rice}[ with {spice}] and stir for 2 min, until hot and glossy.[ Pour in {wine} and let it boil away.]',
          fr: '[Faites fondre {onion+garlic} 4 min dans la même sauteuse. ]Ajoutez {rice}[ avec {spice}] et remuez 2 min, le temps de nacrer les grains.[ Mouillez avec {wine} et laissez évaporer.]',
          cook: 6,
        },
        {
          en: 'Add the stock a ladleful at a time, stirring, and the next only when the last has gone: about 18 min, until the grains are creamy with a little bite.',
          fr: "Ajoutez le bouillon louche après louche, en remuant et en attendant chaque fois qu'il soit absorbé : environ 18 min, pour des grains crémeux et encore un peu fermes.",
          cook: 18,
        },
        {
          en: 'Return {vegetable+protein+meat} to the pot[ with {leaf}] for 1 min.[ Off the heat, beat in {butter+cheese}.]',
          fr: 'Remettez {vegetable+protein+meat} dans la sauteuse[ avec {leaf}] 1 min.[ Hors du feu, incorporez vivement {butter+cheese}.]',
          cook: 1,
        },
        {
          en: '[Season with {seasoning:bare}. ][Brighten with {citrus}. ]Rest for 2 min[, scatter with {herb}] and serve.',
          fr: "[Assaisonnez {seasoning:of}. ][Relevez d'un peu {citrus:of}. ]Laissez reposer 2 min[, parsemez {herb:of}] et servez.",
        },
      ],
    },
  ],
}
