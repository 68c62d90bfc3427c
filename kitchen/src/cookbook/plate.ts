import type { Dish } from './dish.ts'

/** The dish that asks for least: what the kitchen makes when little may be used. */
export const plate: Dish = {
  id: 'plate',
  course: 'main',
  names: { en: ['vegetable plate', 'steamed vegetables'], fr: ['assiette de légumes', 'légumes vapeur'] },
  classics: [{ names: { en: [], fr: ['pommes vapeur', "pommes à l'anglaise"] }, asks: ['potato'] }],
  noun: { en: 'a warm plate', fr: 'une assiette chaude' },
  serves: 2,
  instead: [],
  ways: [
    {
      hero: ['base', 'tender', 'vegetable', 'leaf', 'protein', 'shell', 'pulse', 'egg'],
      slots: {
        base: {
          takes: ['rice', 'grain', 'root', 'lentil'],
          vary: [
            'potato',
            'basmati-rice',
            'quinoa',
            'sweet-potato',
            'green-lentil',
            'buckwheat',
            'millet',
            'carrot',
            'parsnip',
          ],
          optional: true,
        },
        vegetable: {
          takes: ['firm-vegetable', 'tender-vegetable', 'onion'],
          upTo: 3,
          vary: ['broccoli', 'green-bean', 'leek', 'courgette', 'cauliflower', 'asparagus', 'pea', 'fennel'],
          optional: true,
        },
        tender: { vary: ['broccoli', 'cauliflower', 'courgette', 'apple', 'pear'], without: 'base' },
        leaf: { takes: ['leaf'], optional: true },
        protein: { takes: ['white-fish', 'oily-fish', 'poultry'], optional: true },
        shell: { takes: ['shellfish', 'mollusc'], optional: true },
        pulse: { takes: ['pulse', 'tofu'], optional: true },
        egg: { takes: ['egg'], optional: true, amount: [2, 'piece'] },
        oil: {
          takes: ['oil', 'butter', 'nutty-oil'],
          first: ['olive-oil', 'rapeseed-oil', 'sunflower-oil', 'coconut-oil', 'butter'],
          optional: true,
        },
        citrus: { takes: ['citrus', 'vinegar'], first: ['lemon', 'lime', 'cider-vinegar'], optional: true },
        finish: {
          takes: ['herb', 'seed', 'nut', 'spice', 'fresh-cheese', 'condiment', 'salty-sauce', 'yoghurt'],
          upTo: 3,
          first: ['parsley', 'chives', 'mint', 'pumpkin-seed'],
          optional: true,
        },
        seasoning: { all: ['salt', 'black-pepper'], optional: true },
      },
      titles: [{ en: 'Warm plate of {hero:bare}[ with {finish:bare}]', fr: 'Assiette tiède {hero:of}[ {finish:at}]' }],
      descriptions: [
        {
          en: 'A plain plate done well: everything cooked to the point, and dressed while it is warm.',
          fr: 'Une assiette toute simple et bien faite : chaque chose cuite à point, et assaisonnée encore chaude.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Cook {base} in simmering water for about 18 min, until tender, and drain well.',
          fr: "Faites cuire {base} à l'eau frémissante environ 18 min, jusqu'à ce que ce soit tendre, puis égouttez bien.",
          cook: 18,
          raw: 'base',
        },
        {
          en: 'Heat {base} with a spoonful of water in a covered pan for 5 min, until piping hot.',
          fr: "Réchauffez {base} 5 min à couvert avec une cuillerée d'eau : brûlant à cœur.",
          cook: 5,
          cooked: 'base',
        },
        {
          en: 'Cook {tender} in simmering water for about 8 min, until just tender, and drain well.',
          fr: "Faites cuire {tender} à l'eau frémissante environ 8 min, juste à point, puis égouttez bien.",
          cook: 8,
          if: 'tender',
        },
        {
          en: 'Meanwhile, steam {vegetable+protein} for 10–12 min, until tender and cooked right through.',
          fr: "Pendant ce temps, faites cuire {vegetable+protein} à la vapeur 10 à 12 min, jusqu'à cuisson complète.",
        },
        {
          en: 'Steam {leaf+shell} for 4 min, until just done.',
          fr: 'Faites cuire {leaf+shell} 4 min à la vapeur, juste à point.',
          cook: 4,
        },
        {
          en: 'Warm {pulse} with a spoonful of water in a small pan for 4 min.',
          fr: "Réchauffez {pulse} 4 min dans une petite casserole avec une cuillerée d'eau.",
        },
        {
          en: 'Boil {egg} for 9 min, cool in cold water, shell and halve.',
          fr: "Faites cuire {egg} 9 min à l'eau bouillante, rafraîchissez, écalez et coupez en deux.",
        },
        {
          en: 'Arrange on warm plates[ and dress with {oil}][, then add a little of {citrus}].[ Season with {seasoning:bare}.][ Finish with {finish}.]',
          fr: 'Disposez sur des assiettes chaudes[ et arrosez avec {oil}][, puis ajoutez un peu {citrus:of}].[ Assaisonnez {seasoning:of}.][ Terminez avec {finish}.]',
        },
      ],
    },
  ],
}
