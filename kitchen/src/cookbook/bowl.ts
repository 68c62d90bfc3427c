import type { Dish } from './dish.ts'
import { seasoning } from './larder.ts'

export const bowl: Dish = {
  id: 'bowl',
  course: 'main',
  suits: ['light', 'summer'],
  names: {
    en: ['bowl', 'grain bowl', 'buddha bowl', 'rice bowl'],
    fr: ['bol', 'bowl', 'buddha bowl', 'bol de céréales'],
  },
  noun: { en: 'a grain bowl', fr: 'un bol complet' },
  serves: 2,
  instead: ['salad', 'plate'],
  ways: [
    {
      hero: ['cold', 'protein', 'roast', 'grain', 'raw'],
      slots: {
        grain: {
          takes: ['rice', 'grain', 'quick-grain', 'lentil', 'noodle'],
          vary: ['quinoa', 'buckwheat', 'bulgur', 'basmati-rice'],
        },
        cold: { takes: ['smoked-fish', 'tinned-fish'], optional: true },
        protein: {
          without: 'cold',

          takes: ['pulse', 'tofu', 'oily-fish', 'shellfish', 'poultry', 'grilling-cheese', 'steak'],
          vary: ['chickpea', 'tofu', 'edamame', 'black-bean'],
        },
        roast: {
          takes: ['root', 'firm-vegetable', 'tender-vegetable'],
          vary: ['sweet-potato', 'broccoli', 'carrot', 'cauliflower', 'courgette'],
          upTo: 2,
          optional: true,
          share: 0.8,
        },
        raw: {
          takes: ['salad-vegetable', 'salad-leaf', 'leaf', 'soft-fruit'],
          vary: ['avocado', 'cucumber', 'radish', 'rocket'],
          upTo: 2,
          optional: true,
        },
        oil: { takes: ['oil'], first: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'], amount: [1, 'tbsp'] },
        sauce: {
          takes: ['nut-butter', 'yoghurt', 'spread', 'condiment', 'salty-sauce', 'syrup'],
          first: ['tahini', 'peanut-butter', 'soy-yoghurt', 'yoghurt'],
          upTo: 2,
          optional: true,
        },
        citrus: { takes: ['citrus', 'vinegar'], first: ['lemon', 'lime', 'cider-vinegar'], optional: true },
        spice: { takes: ['spice', 'hot-spice', 'aromatic'], optional: true, with: 'protein' },
        finish: {
          takes: ['seed', 'nut', 'herb', 'fresh-cheese', 'onion'],
          vary: ['pumpkin-seed', 'sesame-seed', 'coriander', 'mint'],
          upTo: 2,
          optional: true,
        },
        seasoning,
      },
      titles: [
        { en: '{hero:title} bowl[ with {finish:bare}]', fr: 'Bol complet {hero:at}' },
        { en: '<Bright|Generous> {hero:title} bowl', fr: 'Grand bol <gourmand|coloré> {hero:at}' },
      ],
      descriptions: [
        {
          en: 'Something warm, something crisp and a sauce to bring them together: lunch in a bowl that keeps you going all afternoon.',
          fr: 'Du chaud, du croquant et une sauce pour lier le tout : un repas complet dans un seul bol.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Simmer {grain} in salted water for 15 min or as the packet says, until tender, then drain and leave to steam.',
          fr: "Faites cuire {grain} à l'eau frémissante salée, 15 min ou selon le paquet, puis égouttez et laissez gonfler.",
          cook: 15,
        },
        {
          en: 'Meanwhile, heat half of {oil} in a large pan. [Fry {roast} for 8 min, turning often. ][Add {protein}[ and {spice}] and cook for 6 min more, until golden and cooked right through.]',
          fr: 'Pendant ce temps, faites chauffer la moitié {oil:ofThe} dans une grande poêle. [Faites dorer {roast} 8 min en remuant souvent. ][Ajoutez {protein}[ et {spice}] et poursuivez 6 min, pour bien dorer et cuire à cœur.]',
        },
        {
          en: 'Stir the rest of the oil[ with {sauce}][ and the juice of {citrus}], with a spoonful of warm water, into a dressing[ and season with {seasoning:bare}].',
          fr: "Mélangez le reste de l'huile[ avec {sauce}][ et le jus {citrus:ofThe}], avec une cuillerée d'eau tiède[, puis assaisonnez {seasoning:of}] pour faire une sauce.",
        },
        {
          en: 'Divide {grain} between bowls, arrange the rest on top[ with {raw+cold}], spoon over the dressing[ and scatter with {finish}].',
          fr: 'Répartissez {grain} dans des bols, disposez le reste par-dessus[ avec {raw+cold}], nappez de sauce[ et parsemez {finish:of}].',
        },
      ],
    },
  ],
}
