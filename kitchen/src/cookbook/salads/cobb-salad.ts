import type { Dish } from '../dish.ts'
import { seasoning } from '../larder.ts'
import { finelyDiced, oliveOil } from '../table-staples.ts'

export const cobbSalad: Dish = {
  id: 'cobb-salad',
  of: 'salad',
  course: 'main',
  cuisines: ['american'],
  suits: ['summer', 'packed'],
  uses: ['meat'],
  names: {
    en: ['cobb salad', 'chicken cobb salad', 'chicken avocado bacon salad', 'chicken and bacon salad'],
    fr: ['salade cobb', 'cobb salad', 'salade poulet avocat bacon', 'salade californienne'],
  },
  noun: { en: 'a Cobb salad', fr: 'une salade Cobb' },
  serves: 4,
  instead: ['caesar-salad', 'salad'],
  ways: [
    {
      hero: ['meat', 'avocado', 'bacon'],
      slots: {
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
        bacon: {
          takes: ['cured-meat'],
          first: ['bacon', 'smoked-tofu'],
          optional: true,
          amount: [30, 'g'],
          share: 0.5,
        },
        meat: {
          takes: ['poultry', 'tofu', 'pulse', 'shellfish'],
          first: ['chicken-breast', 'turkey', 'chickpea'],
          amount: [110, 'g'],
          share: 0.8,
        },
        oil: [oliveOil, 1],
        salad: { takes: ['salad-leaf'], first: ['lettuce'], upTo: 2, amount: [70, 'g'] },
        tomato: { first: ['tomato', 'cherry-tomato'], amount: [0.75, 'piece'], share: 0.7, prep: finelyDiced },
        avocado: { first: ['avocado', 'cucumber'], amount: [0.5, 'piece'], prep: finelyDiced },
        cheese: {
          takes: ['fresh-cheese', 'melting-cheese'],
          first: ['blue-cheese', 'feta'],
          optional: true,
          amount: [25, 'g'],
          prep: { en: 'crumbled', fr: 'émietté·' },
        },
        chive: { takes: ['herb', 'onion'], first: ['chives'], optional: true, share: 0.5 },
        vinegar: {
          takes: ['vinegar', 'citrus'],
          first: ['wine-vinegar', 'cider-vinegar'],
          amount: [0.5, 'tbsp'],
          share: 0.3,
        },
        mustard: { first: ['mustard'], optional: true, amount: [0.5, 'tsp'] },
        seasoning,
      },
      titles: [
        { en: 'Cobb salad with {meat+avocado:bare}', fr: 'Salade Cobb {meat+avocado:at}' },
        { en: 'Hollywood Cobb salad with {bacon+cheese:bare}', fr: 'Salade Cobb de Hollywood[ {bacon+cheese:at}]' },
      ],
      descriptions: [
        {
          en: 'In stripes on one big plate, and every fork takes its own way across.',
          fr: 'En bandes sur un grand plat, et chaque fourchette y trace sa route.',
        },
        {
          en: 'A midnight supper from a Hollywood kitchen, made of what was in the fridge.',
          fr: "Un souper de minuit, né dans une cuisine de Hollywood avec ce qu'il y avait au frigo.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Boil {egg} for 10 min, cool in cold water, peel and quarter.',
          fr: "Faites cuire {egg} 10 min à l'eau bouillante, rafraîchissez, écalez et coupez en quartiers.",
          cook: 10,
        },
        {
          en: 'Crisp {bacon} in a dry pan for 6 min and drain on paper.',
          fr: 'Faites croustiller {bacon} 6 min dans une poêle sèche et égouttez sur du papier.',
          cook: 6,
        },
        {
          en: 'Fry {meat} in a third of {oil} for 8 min, turning, until golden and cooked right through.[ Season with {seasoning:bare}.]',
          fr: 'Faites dorer {meat} dans un tiers {oil:ofThe} 8 min, en retournant, jusqu’à cuisson à cœur.[ Assaisonnez {seasoning:of}.]',
          cook: 8,
        },
        {
          en: 'Spread {salad} over a wide dish and lay {meat+tomato+avocado+cheese+egg+bacon} on it in rows. Whisk {vinegar} with[ {mustard} and] the rest of {oil}, pour over[ and scatter with {chive}].',
          fr: 'Étalez {salad} sur un grand plat et rangez dessus, en bandes, {meat+tomato+avocado+cheese+egg+bacon}. Fouettez {vinegar} avec[ {mustard} et] le reste {oil:ofThe}, versez[ et parsemez {chive:of}].',
        },
      ],
    },
  ],
}
