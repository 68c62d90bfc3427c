import type { Dish, Slots, Step, Text } from './dish.ts'
import { oil, seasoning } from './larder.ts'

export const pastry = {
  flour: { takes: ['flour'], first: ['plain-flour'], optional: true, amount: [35, 'g'] },
  darkFlour: {
    takes: ['gluten-free-flour'],
    first: ['buckwheat-flour', 'chestnut-flour', 'chickpea-flour'],
    without: 'flour',
    amount: [17, 'g'],
  },
  paleFlour: { first: ['rice-flour'], without: 'flour', optional: true, amount: [17, 'g'] },
  binder: { first: ['flaxseed'], without: 'flour', optional: true, amount: [0.25, 'tbsp'] },
  fat: {
    takes: ['butter'],
    first: ['butter', 'vegan-butter', 'olive-oil', 'sunflower-oil', 'coconut-oil'],
    share: 1.7,
    prep: { en: '', fr: '' },
  },
  water: { first: ['water'], amount: [10, 'ml'] },
} satisfies Slots

const filling = {
  slow: { takes: ['root', 'firm-vegetable'], optional: true, upTo: 2, share: 0.6 },
  vegetable: {
    without: 'slow',
    takes: ['tender-vegetable', 'onion', 'leaf'],
    amount: [1, 'piece'],
    vary: ['leek', 'courgette', 'mushroom', 'onion', 'spinach', 'asparagus', 'tomato'],
    upTo: 2,
  },
  oil,
} satisfies Slots

export const dough: Step = {
  en: 'Rub {fat} into {flour+darkFlour+paleFlour+binder} with your fingertips until it looks like coarse sand. Work in just enough of {water} to bring the pastry together, flatten it into a disc and chill for 20 min.',
  fr: 'Sablez du bout des doigts {fat} avec {flour+darkFlour+paleFlour+binder}. Ajoutez {water} peu à peu, juste de quoi former une pâte souple, aplatissez-la et laissez-la 20 min au frais.',
  wait: 20,
}

export const blind: Step = {
  en: 'Heat the oven to 190 °C. [?flour Roll the pastry out and line {tartTin} with it. ][?darkFlour Press the pastry into {tartTin} with your fingers: without gluten it is too short to roll. ]Prick the base all over and bake it for 12 min, until pale gold.',
  fr: "Préchauffez le four à 190 °C. [?flour Étalez la pâte et foncez-en {tartTin}. ][?darkFlour Étalez la pâte du bout des doigts dans {tartTin} : sans gluten, elle est trop friable pour le rouleau. ]Piquez le fond et faites-le cuire 12 min à blanc, jusqu'à ce qu'il blondisse.",
  cook: 12,
}

const sweat: Step = {
  en: 'Meanwhile, cook {vegetable+slow} in {oil} over low heat[ with {bacon}] until meltingly soft and quite dry, about 12 min.[ Season with {seasoning:bare}.]',
  fr: "Pendant ce temps, faites fondre {vegetable+slow} dans {oil} à feu doux[ avec {bacon}], environ 12 min : il ne doit plus rester d'eau.[ Assaisonnez {seasoning:of}.]",
}

const parboil: Step = {
  en: 'Simmer {slow} in salted water for 12 min, until just tender, and drain very well.',
  fr: "Faites cuire {slow} 12 min à l'eau frémissante salée, jusqu'à ce que ce soit juste tendre, puis égouttez très bien.",
  raw: 'slow',
}

const titles: readonly Text[] = [
  {
    en: '{hero:title} tart[ with {cheese:bare}][?darkFlour , in a {darkFlour:title} crust]',
    fr: 'Tarte fondante {hero+cheese:at}[?darkFlour , pâte {darkFlour:at}]',
  },
  {
    en: '<Golden|Melting> {hero:title} tart[?darkFlour  in a crisp {darkFlour:title} crust]',
    fr: 'Tarte <dorée|fondante> {hero:at}[?darkFlour , pâte {darkFlour:at}]',
  },
]

const savoury: Dish['names'] = {
  en: ['tart', 'quiche', 'savoury tart', 'flan'],
  fr: ['tarte', 'quiche', 'tarte salée'],
}

export const tart: Dish = {
  id: 'tart',
  course: 'main',
  cuisines: ['french'],
  suits: ['packed', 'ahead'],
  uses: ['vegetables', 'ham'],
  names: savoury,
  noun: { en: 'a tart', fr: 'une tarte' },
  shines: ['tender-vegetable', 'onion'],
  serves: 6,
  instead: ['gratin', 'socca', 'traybake'],
  ways: [
    {
      hero: ['vegetable', 'slow', 'fish', 'bacon'],
      slots: {
        ...filling,
        fish: {
          takes: ['smoked-fish', 'oily-fish', 'tinned-fish'],
          optional: true,
          share: 0.5,
          prep: { en: 'cut into small pieces', fr: 'coupé· en petits morceaux' },
        },
        bacon: { takes: ['cured-meat', 'poultry'], optional: true, share: 0.7 },
        mustard: { takes: ['condiment'], optional: true },
        ...pastry,
        egg: { first: ['egg'], amount: [0.5, 'piece'] },
        cream: {
          takes: ['cream'],
          first: ['cream', 'creme-fraiche', 'soy-cream', 'oat-cream', 'milk', 'coconut-milk'],
          amount: [40, 'ml'],
        },
        cheese: {
          takes: ['melting-cheese', 'fresh-cheese', 'hard-cheese'],
          vary: ['gruyere', 'goats-cheese', 'cheddar', 'feta'],
          optional: true,
          share: 0.7,
        },
        spice: { takes: ['sweet-spice', 'spice'], first: ['nutmeg'], optional: true },
        herb: { takes: ['herb'], optional: true },
        seasoning,
      },
      titles,
      descriptions: [
        {
          en: 'Soft, sweet {vegetable+slow:bare} under a just-set custard, in a crust that snaps: as good warm as it is cold the next day.',
          fr: 'Un cœur fondant, un appareil à peine pris et une pâte qui craque sous la dent : aussi bonne tiède que froide le lendemain.',
        },
        {
          en: 'A tart for a long table: slow-cooked {vegetable+slow:bare}, a tender custard and a crisp edge. A green salad is all it asks for.',
          fr: "Une tarte de grande tablée : une garniture doucement fondue, un appareil moelleux, des bords croustillants. Une salade verte suffit à l'accompagner.",
        },
      ],
      prep: 25,
      whole: 'egg',
      oven: true,
      steps: [
        dough,
        blind,
        parboil,
        sweat,
        {
          en: 'Beat {egg} with {cream}[ and a little {spice:bare}][, then stir in {herb}].',
          fr: 'Battez {egg} avec {cream}[ et un peu {spice:of}][, puis ajoutez {herb}].',
        },
        {
          en: '[Brush the base with {mustard}. ]Spread {vegetable+slow}[, then {fish},] over the base and pour on the custard.[ Scatter with {cheese}.] Bake for 30 min, until golden and just set in the middle. Let it stand for 10 min before cutting.',
          fr: "[Badigeonnez le fond {mustard:of}. ]Répartissez {vegetable+slow}[, puis {fish},] sur le fond et versez l'appareil.[ Parsemez {cheese:of}.] Enfournez 30 min, jusqu'à ce que la tarte soit dorée et juste prise au centre. Laissez tiédir 10 min avant de couper.",
          cook: 30,
        },
      ],
    },
    {
      id: 'eggless',
      standsIn: true,
      hero: ['vegetable', 'slow'],
      slots: {
        ...filling,
        ...pastry,
        tofu: { first: ['silken-tofu', 'tofu'], amount: [60, 'g'], prep: { en: '', fr: '' } },
        cream: { first: ['oat-cream', 'soy-cream', 'coconut-milk', 'olive-oil'], amount: [20, 'ml'] },
        starch: { first: ['cornflour', 'rice-flour'], optional: true, amount: [0.25, 'tbsp'] },
        mustard: { takes: ['condiment'], first: ['mustard'], optional: true },
        herb: { takes: ['herb'], optional: true },
        seasoning,
      },
      titles,
      descriptions: [
        {
          en: 'A tart without egg that lacks for nothing: tofu whipped smooth sets as softly as custard around the {vegetable+slow:bare}.',
          fr: "Une tarte sans œuf à qui rien ne manque : le tofu, mixé bien lisse, prend aussi doucement qu'un flan.",
        },
      ],
      prep: 25,
      oven: true,
      steps: [
        dough,
        blind,
        parboil,
        sweat,
        {
          en: 'Blend {tofu} with {cream}[, {starch}][ and {mustard}] until perfectly smooth[, then stir in {herb}].',
          fr: 'Mixez {tofu} avec {cream}[, {starch}][ et {mustard}] pour obtenir une crème bien lisse[, puis ajoutez {herb}].',
        },
        {
          en: 'Fold {vegetable+slow} into the cream, spread it over the base and bake for 30 min, until firm and golden. Let it cool for 10 min before cutting.',
          fr: "Mélangez {vegetable+slow} à cette crème, garnissez-en le fond et enfournez 30 min, jusqu'à ce que le dessus soit ferme et doré. Laissez tiédir 10 min avant de couper.",
          cook: 30,
        },
      ],
    },
    {
      id: 'fruit',
      hero: ['fruit'],
      slots: {
        fruit: { takes: ['orchard-fruit', 'berry', 'soft-fruit'], upTo: 2 },
        ...pastry,
        sugar: { takes: ['sugar', 'syrup'], first: ['sugar', 'brown-sugar', 'maple-syrup', 'honey'], optional: true },
        nut: { takes: ['ground-nut', 'nut'], first: ['ground-almonds'], optional: true, share: 0.5 },
        spice: { takes: ['sweet-spice'], first: ['cinnamon', 'vanilla'], optional: true },
      },
      titles: [
        {
          en: '<Old-fashioned|Thin, crisp> {hero:title} tart',
          fr: 'Tarte <fine|rustique> {hero:at}[?darkFlour , pâte {darkFlour:at}]',
        },
      ],
      descriptions: [
        {
          en: 'Ripe fruit, a thin crisp crust and little else: eat it warm, on the day it is made.',
          fr: 'Des fruits mûrs, une pâte fine et croustillante, et presque rien de plus : à savourer tiède, le jour même.',
        },
      ],
      prep: 25,
      oven: true,
      steps: [
        dough,
        blind,
        {
          en: '[Scatter the base with {nut}. ]Arrange {fruit} on it, close together[, and strew with {sugar}][ and {spice}].',
          fr: '[Parsemez le fond {nut:of}. ]Rangez-y {fruit} en serrant bien[, puis ajoutez {sugar}][ et {spice}].',
        },
        {
          en: 'Bake for 30 min, until the edges of the fruit begin to catch. Serve warm.',
          fr: "Enfournez 30 min, jusqu'à ce que le bord des fruits commence à caraméliser. Servez tiède.",
          cook: 30,
        },
      ],
    },
  ],
}
