import {
  bakingPowder,
  brownSugar,
  butter,
  eggsOrYoghurt,
  flour,
  lift,
  milk,
  sugar,
  vanilla,
  whippingCream,
} from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { salt } from '../larder.ts'

export const victoriaSponge: Dish = {
  id: 'victoria-sponge',
  of: 'cake',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['british'],
  suits: ['party', 'birthday', 'tea'],
  names: {
    en: ['victoria sponge', 'victoria sandwich', 'victoria sponge cake', 'jam sponge', 'sponge cake'],
    fr: ['victoria sponge', 'gâteau Victoria', 'victoria cake', 'gâteau victoria anglais', 'victoria sponge cake'],
  },
  noun: { en: 'a Victoria sponge', fr: 'un Victoria sponge' },
  serves: 8,
  instead: ['cake', 'yoghurt-cake'],
  ways: [
    {
      hero: ['filling'],
      slots: {
        butter: { ...butter, amount: 22, prep: { en: 'soft', fr: 'mou·' } },
        sugar: [sugar, 22],
        egg: [eggsOrYoghurt, 0.5],
        vanilla,
        flour: [flour, 22],
        raising: [bakingPowder, 0.25],
        lift,
        salt,
        milk: [milk, 4],
        filling: {
          takes: ['jam', 'berry'],
          first: ['jam', 'raspberry', 'strawberry'],
          upTo: 2,
          amount: [22, 'g'],
          share: 0.6,
        },
        cream: { ...whippingCream, amount: 25, optional: true },
        dusting: { first: ['icing-sugar'], optional: true },
      },
      titles: [
        { en: 'Victoria sponge[ with {filling:bare}]', fr: 'Victoria sponge[ {filling:at}]' },
        { en: 'Afternoon Victoria sponge[ with {filling:bare}]', fr: 'Victoria sponge du goûter[ {filling:at}]' },
      ],
      descriptions: [
        {
          en: 'Equal weights, a soft crumb and a red line through the middle: the cake every village fête is judged by.',
          fr: "Des poids égaux, une mie tendre et un trait rouge au milieu : le gâteau sur lequel on juge les kermesses d'Angleterre.",
        },
        {
          en: 'Named after a queen who liked a slice with her tea; best on the day it is baked.',
          fr: "Il porte le nom d'une reine qui en prenait une part avec son thé ; il est meilleur le jour même.",
        },
      ],
      prep: 30,
      whole: 'egg',
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 180 °C; grease and line {tin}. Beat {butter} with {sugar} for 5 min, until pale and fluffy.',
          fr: 'Préchauffez le four à 180 °C ; graissez et chemisez {tin}. Battez {butter} avec {sugar} 5 min, pour un mélange pâle et mousseux.',
        },
        {
          en: 'Beat in {egg} little by little[, then {vanilla}]. Sift over {flour}[, {raising+lift}][ and {salt}], fold in gently and loosen with {milk}: it should drop softly from the spoon.',
          fr: 'Incorporez {egg} peu à peu[, puis {vanilla}]. Tamisez dessus {flour}[, {raising+lift}][, {salt}], mélangez délicatement et détendez avec {milk} : la préparation doit tomber mollement de la cuillère.',
        },
        {
          en: 'Bake for 30–35 min, until it springs back and a skewer comes out clean. Leave in the tin for 10 min, then cool completely on a rack, about 1 h.',
          fr: 'Enfournez 30 à 35 min : le gâteau doit être souple sous le doigt et la lame ressortir sèche. Attendez 10 min avant de démouler, puis laissez refroidir complètement sur une grille, environ 1 h.',
          cook: 35,
          wait: 60,
        },
        {
          en: 'Split in two across the middle. Spread the lower half with {filling}[, then with {cream}, softly whipped]. Put the top back on[ and dust with {dusting}].',
          fr: "Coupez en deux dans l'épaisseur. Garnissez le bas avec {filling}[, puis avec {cream}, fouetté{cream·} souplement]. Reposez le dessus[ et saupoudrez {dusting:of}].",
        },
      ],
    },
  ],
}

export const blondies: Dish = {
  id: 'blondies',
  of: 'brownies',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['american'],
  suits: ['by-hand', 'party', 'packed', 'tea'],
  names: {
    en: ['blondie', 'blondies', 'white chocolate brownies', 'blonde brownies'],
    fr: ['blondie', 'blondies', 'brownie au chocolat blanc', 'brownies au chocolat blanc'],
  },
  noun: { en: 'blondies', fr: 'des blondies' },
  serves: 8,
  instead: ['brownies', 'cookies'],
  ways: [
    {
      hero: ['chocolate', 'nut'],
      slots: {
        butter: [butter, 18],
        sugar: [brownSugar, 24],
        egg: [eggsOrYoghurt, 0.25],
        vanilla,
        flour: [flour, 23],
        salt,
        chocolate: {
          takes: ['chocolate', 'berry'],
          first: ['white-chocolate', 'dark-chocolate'],
          upTo: 2,
          optional: true,
          amount: [18, 'g'],
          prep: { en: 'roughly chopped', fr: 'grossièrement haché·' },
        },
        nut: {
          takes: ['nut', 'dried-fruit', 'seed', 'coconut'],
          vary: ['pecan', 'walnut', 'hazelnut', 'pumpkin-seed'],
          optional: true,
          share: 0.6,
        },
      },
      titles: [
        { en: 'Chewy blondies[ with {chocolate+nut:bare}]', fr: 'Blondies fondants[ {chocolate+nut:at}]' },
        { en: 'Butterscotch blondies[ with {nut:bare}]', fr: 'Blondies dorés[ {nut:at}]' },
      ],
      descriptions: [
        {
          en: "The brownie's fair-haired cousin: caramel in the crumb, crackle on the top, a middle that gives.",
          fr: 'Le cousin blond du brownie : un goût de caramel, une croûte qui craquelle et un cœur qui cède.',
        },
        {
          en: 'Pulled out early, cut late: patience is the whole recipe.',
          fr: 'Sorti tôt du four, coupé tard : tout est dans la patience.',
        },
      ],
      prep: 15,
      whole: 'egg',
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 175 °C and line {squareTin}. Melt {butter}, stir in {sugar} and leave to cool for 5 min.',
          fr: 'Préchauffez le four à 175 °C et chemisez {squareTin}. Faites fondre {butter}, mélangez avec {sugar} et laissez tiédir 5 min.',
        },
        {
          en: 'Beat in {egg+vanilla}, then fold in {flour+salt} until just smooth[, and at last {chocolate+nut}].',
          fr: 'Incorporez {egg+vanilla} au fouet, puis {flour+salt}, juste assez pour lisser[, et enfin {chocolate+nut}].',
        },
        {
          en: 'Bake for 24 min, until the edge is set and the middle still a little soft. Leave to cool in the tin for 45 min before cutting into squares.',
          fr: 'Enfournez 24 min : le bord doit être pris et le centre encore souple. Laissez refroidir 45 min dans le moule avant de couper en carrés.',
          cook: 24,
          wait: 45,
        },
      ],
    },
  ],
}
