import type { Dish } from '../dish.ts'
import { plainOil } from '../table-staples.ts'

export const crispyPorkBelly: Dish = {
  id: 'crispy-pork-belly',
  of: 'roast-pork',
  course: 'main',
  cuisines: ['british', 'chinese'],
  suits: ['feast', 'cosy', 'winter'],
  names: {
    en: [
      'crispy pork belly',
      'roast pork belly',
      'pork belly',
      'slow roast pork belly',
      'roast pork with crackling',
      'pork belly with crackling',
      'pork crackling',
    ],
    fr: [
      'poitrine de porc croustillante',
      'poitrine de porc rôtie',
      'poitrine de porc au four',
      'porc croustillant',
      'poitrine de porc laquée',
      'rôti de porc à la couenne croustillante',
    ],
  },
  noun: { en: 'a crisp pork belly', fr: 'une poitrine de porc croustillante' },
  serves: 6,
  instead: ['roast-pork', 'nut-roast'],
  ways: [
    {
      hero: ['meat', 'fruit'],
      oven: true,
      slots: {
        meat: {
          first: ['pork-belly'],
          amount: [220, 'g'],
          prep: { en: 'in one piece, the skin scored', fr: "d'un seul morceau, la peau incisée" },
        },
        salt: { first: ['salt'], amount: [0.4, 'tsp'] },
        spice: {
          takes: ['spice', 'sweet-spice'],
          vary: ['fennel-seed', 'star-anise', 'allspice'],
          upTo: 2,
          optional: true,
        },
        oil: { ...plainOil, amount: 0.3 },
        fruit: {
          takes: ['orchard-fruit', 'onion', 'root'],
          vary: ['apple', 'onion', 'pear'],
          upTo: 2,
          amount: [0.75, 'piece'],
          share: 0.7,
          prep: { en: 'cut into wedges', fr: 'coupé· en quartiers' },
        },
        stock: {
          takes: ['alcohol', 'stock', 'meat-stock', 'wine'],
          first: ['cider', 'chicken-stock', 'vegetable-stock', 'water'],
          amount: [50, 'ml'],
        },
      },
      titles: [
        { en: 'Crisp {meat:bare} with {fruit:bare}', fr: '{meat:bare} croustillante {fruit:at}' },
        { en: 'Slow-roast {meat:bare}[ with {spice:bare}]', fr: '{meat:bare} rôtie, peau craquante[, {spice:bare}]' },
      ],
      descriptions: [
        {
          en: 'Dry the skin overnight in the fridge, uncovered: that is the whole secret of the crackle.',
          fr: 'La peau sèche une nuit au réfrigérateur, à découvert : tout le croustillant vient de là.',
        },
        {
          en: 'Two hours of patience, half an hour of thunder.',
          fr: 'Deux heures de patience, une demi-heure de tonnerre.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Pat the skin of {meat} very dry, rub it with {salt} and the rest with {oil+spice}, and leave in the fridge, uncovered, for 8 h.',
          fr: 'Épongez bien la peau {meat:ofThe}, frottez-la avec {salt} et le reste avec {oil+spice}, puis laissez 8 h au réfrigérateur, à découvert.',
          wait: 480,
        },
        {
          en: 'Heat the oven to 160 °C. Set on {fruit} in {ovenDish}, skin up and wiped dry, pour {stock} around it, below the skin, and roast for 2 h.',
          fr: 'Préchauffez le four à 160 °C. Posez sur {fruit} dans {ovenDish}, peau dessus et bien essuyée, versez {stock} autour, sans mouiller la peau, et enfournez 2 h.',
          cook: 120,
        },
        {
          en: 'Turn up to 230 °C and roast for 25 min more, until the skin has blistered all over and everything is cooked right through. Rest for 15 min, turn over and carve from the soft side.',
          fr: "Montez à 230 °C et comptez encore 25 min, jusqu'à ce que la peau cloque partout et que tout soit cuit à cœur. Laissez reposer 15 min, retournez et tranchez côté chair.",
          cook: 25,
          wait: 15,
        },
      ],
    },
  ],
}
