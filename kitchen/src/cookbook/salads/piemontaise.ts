import type { Dish } from '../dish.ts'
import { seasoning } from '../larder.ts'
import { egglessMayonnaise } from '../table-staples.ts'

export const piemontaise: Dish = {
  id: 'piemontaise',
  of: 'potato-salad',
  course: 'main',
  alsoAs: ['side', 'starter'],
  cuisines: ['french'],
  suits: ['summer', 'packed', 'ahead', 'crowd', 'cheap'],
  names: {
    en: ['piedmontese salad', 'french potato, ham and egg salad', 'salade piemontaise'],
    fr: ['salade piémontaise', 'piémontaise', 'salade de pommes de terre piémontaise', 'piemontaise'],
  },
  noun: { en: 'a Piedmontese salad', fr: 'une salade piémontaise' },
  serves: 4,
  instead: ['potato-salad', 'rice-salad'],
  ways: [
    {
      hero: ['potato', 'ham'],
      slots: {
        potato: {
          first: ['potato'],
          amount: [200, 'g'],
          prep: { en: 'firm, scrubbed', fr: 'à chair ferme, bien lavé·' },
        },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
        ham: { takes: ['cured-meat'], first: ['ham', 'smoked-tofu', 'chickpea'], optional: true },
        tomato: {
          first: ['tomato', 'cherry-tomato'],
          share: 0.6,
          prep: { en: 'cut into wedges', fr: 'coupé· en quartiers' },
        },
        gherkin: { first: ['gherkin', 'caper'], optional: true },
        mayonnaise: { ...egglessMayonnaise, amount: [30, 'g'] },
        mustard: { first: ['mustard'], optional: true, amount: [0.5, 'tsp'] },
        herb: { takes: ['herb'], first: ['chives', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Piedmontese salad[ with {ham+egg:bare}]', fr: 'Salade piémontaise[ {ham+egg:at}]' },
        { en: 'Picnic Piedmontese salad', fr: 'Salade piémontaise de pique-nique' },
      ],
      descriptions: [
        {
          en: 'Straight from the French delicatessen counter: a potato salad with plenty of bite.',
          fr: 'Comme chez le traiteur, en mieux : des pommes de terre, des œufs, des cornichons et une sauce qui a du mordant.',
        },
        {
          en: 'Make it the evening before; it only gets better in the fridge.',
          fr: 'À préparer la veille : elle ne fait que gagner au frais.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Boil {potato} in their skins in salted water for 20 min, until a knife goes in. Peel, cut into 2 cm cubes and leave to cool.',
          fr: "Faites cuire {potato} 20 min à l'eau salée, avec la peau : la lame d'un couteau doit entrer sans effort. Épluchez, coupez en cubes de 2 cm et laissez refroidir.",
          cook: 20,
        },
        {
          en: 'Boil {egg} for 9 min, cool in cold water, peel and quarter.',
          fr: "Faites durcir {egg} 9 min, passez à l'eau froide, écalez et coupez en quartiers.",
          if: 'egg',
        },
        {
          en: 'Stir {mayonnaise}[ with {mustard}] and fold in the potatoes, {tomato+ham+gherkin}[?egg , then the eggs][?herb  and {herb}].[ Season with {seasoning:bare}.] Keep in the fridge for 30 min.',
          fr: 'Détendez {mayonnaise}[ avec {mustard}] et mélangez-y les pommes de terre, {tomato+ham+gherkin}[?egg , puis les œufs][?herb  et {herb}].[ Assaisonnez {seasoning:of}.] Gardez 30 min au réfrigérateur.',
          wait: 30,
        },
      ],
    },
  ],
}
