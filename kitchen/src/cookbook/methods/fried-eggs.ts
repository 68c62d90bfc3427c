import type { Dish } from '../dish.ts'
import { bread, seasoning } from '../larder.ts'
import { fryingButter } from '../table-staples.ts'

export const friedEggs: Dish = {
  id: 'fried-eggs',
  of: 'frittata',
  course: 'breakfast',
  alsoAs: ['main'],
  names: {
    en: ['fried eggs', 'fried egg', 'sunny side up', 'eggs sunny side up', 'egg and toast'],
    fr: ['œufs au plat', 'œuf au plat', 'œufs sur le plat', 'œuf frit', 'œuf miroir', 'œuf poêlé'],
  },
  noun: { en: 'fried eggs', fr: 'des œufs au plat' },
  serves: 2,
  instead: ['scrambled-eggs', 'omelette'],
  ways: [
    {
      hero: ['extra', 'sausage'],
      slots: {
        egg: { first: ['egg'], amount: [2, 'piece'] },
        fat: { ...fryingButter, amount: [8, 'g'] },
        extra: {
          takes: ['cured-meat', 'tender-vegetable', 'leaf', 'grilling-cheese'],
          optional: true,
          upTo: 2,
          share: 0.5,
        },
        sausage: { takes: ['sausage'], optional: true, share: 0.5 },
        cheese: { takes: ['melting-cheese', 'hard-cheese', 'fresh-cheese'], optional: true, share: 0.5 },
        bread,
        finish: { takes: ['herb', 'hot-spice', 'spice', 'condiment'], first: ['chives'], optional: true, upTo: 2 },
        seasoning,
      },
      titles: [
        { en: 'Fried eggs[ with {extra+sausage:bare}]', fr: 'Œufs au plat[ {extra+sausage:at}]' },
        { en: 'Sunny fried eggs[ with {extra+sausage:bare}]', fr: 'Œufs miroir[ {extra+sausage:at}]' },
      ],
      descriptions: [
        {
          en: 'Lacy at the edge, set on top, and golden in the middle: the quickest supper there is.',
          fr: 'Une dentelle au bord, un blanc bien pris, un cœur doré : le souper le plus rapide du monde.',
        },
        {
          en: 'The pan not too hot, and a lid for the last minute.',
          fr: 'Une poêle pas trop chaude, et un couvercle pour la dernière minute.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Brown {sausage} in a frying pan for 12 min, turning, until cooked right through. Keep warm.',
          fr: "Faites dorer {sausage} 12 min à la poêle, en retournant, jusqu'à cuisson à cœur. Réservez au chaud.",
          cook: 12,
          if: 'sausage',
        },
        {
          en: 'Cook {extra} in a frying pan with a little of {fat} for 8 min, until golden and cooked right through. Keep warm.',
          fr: "Faites cuire {extra} 8 min dans une poêle avec un peu {fat:of}, jusqu'à ce que ce soit doré et cuit à cœur. Réservez au chaud.",
          cook: 8,
          if: 'extra',
        },
        {
          en: 'Melt {fat} in the pan over medium heat, break in {egg} and fry for 3 min.[ Scatter over {cheese}.] Cover for 1 min more, until the whites are set.[ Season with {seasoning:bare}.]',
          fr: 'Faites chauffer {fat} dans la poêle à feu moyen, cassez-y {egg} et laissez cuire 3 min.[ Parsemez {cheese:of}.] Couvrez encore 1 min, pour que les blancs soient pris.[ Assaisonnez {seasoning:of}.]',
          cook: 4,
        },
        {
          en: 'Slide onto warm plates[ with {sausage}][, finish with {finish}] and serve at once[ with {bread}, toasted].',
          fr: 'Glissez sur des assiettes chaudes[ avec {sausage}][, terminez avec {finish}] et servez aussitôt[ avec {bread}, grillé{bread·}].',
        },
      ],
    },
  ],
}
