import type { Dish } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { butter, neutralOil } from '../staples.ts'

export const honeyGarlicSalmon: Dish = {
  id: 'honey-garlic-salmon',
  of: 'baked-fish',
  course: 'main',
  cuisines: ['american'],
  suits: ['light', 'children'],
  names: {
    en: [
      'honey garlic salmon',
      'honey salmon',
      'honey glazed salmon',
      'sticky salmon',
      'honey soy salmon',
      'hot honey salmon',
    ],
    fr: [
      'saumon au miel',
      'saumon miel',
      'saumon laqué',
      'saumon au miel et à l’ail',
      'saumon laqué au miel',
      'saumon miel soja',
      'saumon miel et soja',
    ],
  },
  noun: { en: 'a honey salmon', fr: 'un saumon laqué au miel' },
  serves: 2,
  instead: ['teriyaki', 'baked-fish'],
  ways: [
    {
      hero: ['fish', 'syrup', 'garlic'],
      slots: {
        fish: {
          takes: ['oily-fish', 'white-fish', 'tofu'],
          first: ['salmon', 'trout', 'tofu'],
          prep: { en: 'in portions, patted dry', fr: 'en portions, bien épongé·' },
        },
        oil: { ...neutralOil, amount: [0.5, 'tbsp'] },
        butter: { ...butter, optional: true, amount: [6, 'g'] },
        garlic: { ...garlic, amount: [1, 'clove'] },
        syrup: { takes: ['syrup'], first: ['honey', 'maple-syrup'], amount: [1, 'tbsp'] },
        soy: { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari'], optional: true, amount: [0.75, 'tbsp'] },
        lemon: {
          takes: ['citrus', 'vinegar'],
          first: ['lemon', 'lime'],
          amount: [0.25, 'piece'],
          share: 0.3,
          prep: { en: '', fr: '' },
        },
        green: {
          takes: ['firm-vegetable', 'tender-vegetable', 'leaf'],
          vary: ['broccoli', 'green-bean', 'asparagus'],
          optional: true,
          upTo: 2,
          share: 0.8,
        },
        herb: { takes: ['herb', 'seed'], vary: ['parsley', 'sesame-seed'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: '{syrup+garlic:title} {fish:bare}[ with {green:bare}]',
          fr: '{fish:bare} {syrup+garlic:at}[, {green:bare}]',
        },
        {
          en: 'Sticky {fish:bare} with {syrup:bare}[ and {green:bare}]',
          fr: '{fish:bare} laqué{fish·} {syrup:at}[, {green:bare}]',
        },
      ],
      descriptions: [
        {
          en: 'Skin first, sauce last: a quarter of an hour, and a glaze you can see yourself in.',
          fr: "La peau d'abord, la sauce à la fin : un quart d'heure, et une laque où l'on se mire.",
        },
        {
          en: 'Sweet, salty, sharp; the pan does the washing-up of flavours.',
          fr: 'Sucré, salé, vif : rien ne reste dans la poêle.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Boil {green} in salted water for 5 min, until just tender, and drain.',
          fr: "Faites cuire {green} 5 min à l'eau bouillante salée, juste tendre, et égouttez.",
          cook: 2,
        },
        {
          en: 'Heat {oil+butter} in a wide pan over medium-high heat.[ Season with {seasoning:bare}.] Fry {fish}, skin down first, for 4 min on each side.',
          fr: "Chauffez {oil+butter} dans une grande poêle à feu assez vif.[ Assaisonnez {seasoning:of}.] Faites dorer {fish}, côté peau d'abord, 4 min par face.",
          cook: 8,
        },
        {
          en: 'Add {garlic} for 30 seconds, then {syrup+soy} and a dash of {lemon:some}. Let it bubble for 2 min, spooning it over, until everything shines.',
          fr: 'Ajoutez {garlic} 30 secondes, puis {syrup+soy} et un trait {lemon:some}. Laissez bouillonner 2 min en arrosant : tout doit briller.',
          cook: 3,
          if: 'garlic',
        },
        {
          en: 'Add {syrup+soy} and a dash of {lemon:some}. Let it bubble for 2 min, spooning it over, until everything shines.',
          fr: 'Ajoutez {syrup+soy} et un trait {lemon:some}. Laissez bouillonner 2 min en arrosant : tout doit briller.',
          cook: 3,
          unless: 'garlic',
        },
        { en: 'Serve with {green+herb}.', fr: 'Servez avec {green+herb}.' },
      ],
    },
  ],
}
