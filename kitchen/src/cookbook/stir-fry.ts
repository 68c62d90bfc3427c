import type { Dish } from './dish.ts'
import { leaves } from './larder.ts'

export const stirFry: Dish = {
  id: 'stir-fry',
  course: 'main',
  cuisines: ['chinese'],
  uses: ['meat'],
  names: {
    en: ['stir fry', 'stir fried', 'wok'],
    fr: ['wok', 'sauté', 'poêlée'],
  },
  noun: { en: 'a stir-fry', fr: 'une poêlée au wok' },
  shines: ['steak', 'tofu', 'noodle'],
  serves: 4,
  instead: ['curry', 'bowl', 'plate'],
  ways: [
    {
      hero: ['shell', 'egg', 'protein', 'firm', 'tender', 'leaf', 'carbs'],
      slots: {
        shell: { takes: ['shellfish'], optional: true },
        egg: { takes: ['egg'], optional: true, amount: [2, 'piece'] },
        protein: {
          takes: ['tofu', 'poultry', 'steak', 'mince', 'sausage'],
          vary: ['tofu', 'chicken-breast', 'steak', 'chickpea'],
          without: 'shell+egg',
        },
        carbs: {
          takes: ['noodle', 'rice'],
          first: ['egg-noodle', 'rice-noodle', 'basmati-rice'],
          optional: true,
          prep: { en: '', fr: '' },
        },
        firm: {
          takes: ['firm-vegetable'],
          vary: ['broccoli', 'carrot', 'green-bean'],
          upTo: 2,
          optional: true,
          share: 0.7,
        },
        tender: {
          takes: ['tender-vegetable', 'salad-vegetable'],
          vary: ['pepper', 'mangetout', 'mushroom'],
          upTo: 2,
          optional: true,
          share: 0.7,
        },
        leaf: leaves,
        oil: { takes: ['oil'], first: ['sunflower-oil', 'rapeseed-oil', 'coconut-oil', 'olive-oil'] },
        onion: { takes: ['onion'], first: ['spring-onion', 'onion', 'leek'], optional: true },
        aromatics: { takes: ['aromatic'], all: ['garlic', 'ginger'], upTo: 2, optional: true },
        sauce: { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari', 'salt'] },
        sweet: { takes: ['syrup'], first: ['honey', 'maple-syrup', 'brown-sugar'], optional: true, share: 0.4 },
        extra: { takes: ['condiment', 'spice', 'hot-spice', 'nut-butter'], upTo: 2, optional: true },
        citrus: { takes: ['citrus', 'vinegar'], first: ['lime', 'cider-vinegar'], optional: true },
        finish: {
          takes: ['nut', 'seed', 'herb', 'nutty-oil'],
          first: ['sesame-seed', 'cashew', 'coriander'],
          upTo: 2,
          optional: true,
        },
      },
      titles: [
        { en: '{hero:title} stir-fry[ with {aromatics:bare}]', fr: 'Wok {hero:of}' },
        {
          en: '<Sizzling|Quick> {hero:title} stir-fry[ with {citrus:bare}]',
          fr: 'Poêlée <vive|croquante> {hero:of} au wok',
        },
      ],
      descriptions: [
        {
          en: 'A smoking-hot pan, everything cut beforehand, and dinner is a matter of minutes: glossy, crisp and a little sticky.',
          fr: "Une poêle brûlante, tout coupé à l'avance, et le dîner est affaire de minutes : croquant, brillant, à peine laqué.",
        },
        {
          en: 'Vegetables that keep their bite in a sauce that is salty, sweet and sharp at once.',
          fr: 'Des légumes qui gardent leur croquant dans une sauce à la fois salée, douce et acidulée.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Cook {carbs} following the packet, drain, rinse in cold water and set aside.',
          fr: "Faites cuire {carbs} selon les indications du paquet, égouttez, rincez à l'eau froide et réservez.",
          raw: 'carbs',
        },
        {
          en: 'Stir {sauce+sweet+extra} together in a small bowl[ with a dash of {citrus:some}].',
          fr: 'Mélangez {sauce+sweet+extra} dans un petit bol[, avec un trait {citrus:some}].',
        },
        {
          en: 'Heat half of {oil} in a wok until it shimmers. Add {protein} and fry for 5 min, until browned and cooked right through. Lift out.',
          fr: "Faites chauffer la moitié {oil:ofThe} dans un wok jusqu'à ce qu'elle frémisse. Saisissez-y {protein} 5 min, jusqu'à ce que ce soit doré et cuit à cœur. Réservez.",
          cook: 5,
          raw: 'protein',
        },
        {
          en: 'Heat half of {oil} in a wok until it shimmers. Turn {protein} in it for 3 min, until piping hot, and lift out.',
          fr: 'Faites chauffer la moitié {oil:ofThe} dans un wok. Retournez-y {protein} 3 min, brûlant à cœur, et réservez.',
          cook: 3,
          cooked: 'protein',
        },
        {
          en: 'Heat a third of {oil} in a wok, pour in {egg}, lightly beaten, stir for 1 min until just set, and lift out.',
          fr: 'Faites chauffer un tiers {oil:ofThe} dans un wok, versez {egg}, à peine battu{egg·}, remuez 1 min, juste le temps de saisir, et réservez.',
          cook: 1,
        },
        {
          en: 'Toss {shell} in a little of {oil} over the highest heat for 3 min, until just firm. Lift out.',
          fr: 'Saisissez {shell} 3 min à feu très vif dans un peu {oil:of}, juste à point. Réservez.',
          cook: 3,
        },
        {
          en: 'Heat the rest of {oil}, add {firm+onion+aromatics}, and toss for 4 min.',
          fr: 'Faites chauffer le reste {oil:of}, ajoutez {firm+onion+aromatics} et faites sauter 4 min.',
          cook: 4,
        },
        {
          en: 'Add {tender+leaf} and toss for 3 min more: they should still have bite.',
          fr: 'Ajoutez {tender+leaf} et faites sauter encore 3 min pour garder du croquant.',
          cook: 3,
        },
        {
          en: 'Return {protein+egg+shell+carbs} to the wok, pour in the sauce and let it bubble for 2 min, until piping hot.[ Finish with {finish}.] Serve at once.',
          fr: 'Remettez {protein+egg+shell+carbs} dans le wok, versez la sauce et laissez bouillonner 2 min, que tout soit brûlant.[ Terminez avec {finish}.] Servez sans attendre.',
          cook: 2,
        },
      ],
    },
  ],
}
