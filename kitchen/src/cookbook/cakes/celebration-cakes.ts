import {
  bakingPowder,
  brownSugar,
  butter,
  eggs,
  eggsOrYoghurt,
  flour,
  lift,
  milk,
  pinchOfSalt,
  sugar,
  vanilla,
} from '../baking-staples.ts'
import type { Dish, Slots, Step } from '../dish.ts'
import { butter as anyButter } from '../staples.ts'

const icingSugar = { first: ['icing-sugar'], amount: [30, 'g'] } as const
const softButter = { ...butter, first: ['butter', 'vegan-butter'], prep: { en: 'soft', fr: 'mou·' } }
const batter = {
  butter: { ...softButter, first: ['butter', 'vegan-butter', 'sunflower-oil', 'rapeseed-oil'], amount: 20 },
  sugar: [sugar, 20],
  egg: [eggsOrYoghurt, 0.4],
  vanilla,
  flour: [flour, 22],
  raising: [bakingPowder, 0.25],
  lift,
  milk: [milk, 10],
} satisfies Slots

const baking: readonly Step[] = [
  {
    en: 'Heat the oven to 175 °C and grease and line {tin}. Beat {butter} with {sugar} for 5 min, until pale, then beat in {egg+vanilla}, little by little.',
    fr: 'Préchauffez le four à 175 °C, graissez et chemisez {tin}. Battez {butter} avec {sugar} 5 min, pour un mélange pâle, puis incorporez {egg+vanilla} peu à peu.',
  },
  {
    en: 'Fold in {flour+raising+lift}, then {milk}. Bake for 38 min, until a skewer comes out clean. Cool completely on a rack, about 1 h.',
    fr: 'Incorporez {flour+raising+lift}, puis {milk}. Enfournez 38 min : la lame doit ressortir sèche. Laissez refroidir complètement sur une grille, environ 1 h.',
    cook: 38,
    wait: 60,
  },
]

export const birthdayCake: Dish = {
  id: 'iced-birthday-cake',
  of: 'cake',
  course: 'dessert',
  cuisines: ['american', 'british'],
  suits: ['birthday', 'party', 'children', 'crowd', 'fancy'],
  names: {
    en: [
      'iced birthday cake',
      'pink birthday cake',
      'pink cake',
      'pink iced birthday cake',
      'princess cake',
      'frosted cake',
      'layer cake',
      'princess birthday cake',
      'pink iced cake',
    ],
    fr: [
      "gâteau d'anniversaire rose",
      'gâteau rose',
      'layer cake',
      'gâteau de princesse',
      'gâteau au glaçage rose',
      'gâteau anniversaire rose',
      'gâteau avec glaçage rose',
    ],
  },
  noun: { en: 'an iced birthday cake', fr: "un gâteau d'anniversaire glacé" },
  serves: 10,
  instead: ['cake', 'victoria-sponge'],
  ways: [
    {
      hero: ['fruit'],
      oven: true,
      slots: {
        ...batter,
        jam: { takes: ['jam'], first: ['jam'], optional: true, amount: [12, 'g'] },
        icingbutter: { ...softButter, again: true, amount: 14 },
        icing: icingSugar,
        fruit: { takes: ['berry'], vary: ['raspberry', 'strawberry'], amount: [14, 'g'], share: 0.2 },
        extra: { takes: ['confectionery', 'chocolate', 'biscuit'], optional: true, share: 0.4 },
      },
      titles: [
        { en: 'Pink birthday cake with {fruit:bare}', fr: "Gâteau d'anniversaire rose {fruit:at}" },
        {
          en: '{fruit:title}-pink layer cake for a birthday',
          fr: "Grand gâteau d'anniversaire, glaçage rose {fruit:at}",
        },
      ],
      descriptions: [
        {
          en: 'The pink is nothing but fruit; leave it out, and the icing is white as snow.',
          fr: 'Le rose ne vient que du fruit ; sans lui, le glaçage est blanc comme neige.',
        },
        {
          en: 'Two soft layers, jam between them, icing all over, and room for the candles.',
          fr: 'Deux étages moelleux, de la confiture au milieu, du glaçage partout, et la place des bougies.',
        },
      ],
      prep: 40,
      whole: 'egg',
      steps: [
        ...baking,
        {
          en: 'Set a few of {fruit} aside and push the rest through a sieve. Beat {icingbutter} with {icing} for 4 min, then beat in the purée by the spoonful, until the icing is as pink as you like it.',
          fr: "Réservez quelques fruits et passez le reste {fruit:ofThe} au tamis. Battez {icingbutter} avec {icing} 4 min, puis ajoutez cette purée cuillerée par cuillerée, jusqu'au rose voulu.",
        },
        {
          en: 'Split the cake in two[, spread with {jam}] and a third of the icing and sandwich. Ice the top and sides, decorate with the fruit[ and {extra}] and chill for 30 min.',
          fr: "Coupez le gâteau en deux dans l'épaisseur[, tartinez avec {jam}], ajoutez un tiers du glaçage et refermez. Nappez le dessus et les côtés, décorez avec les fruits[ et {extra}] et laissez 30 min au frais.",
          wait: 30,
        },
      ],
    },
    {
      id: 'plain',
      hero: ['flavour'],
      oven: true,
      slots: {
        ...batter,
        jam: { takes: ['jam'], first: ['jam'], optional: true, amount: [12, 'g'] },
        icingbutter: { ...softButter, again: true, amount: 14 },
        icing: icingSugar,
        flavour: {
          takes: ['chocolate', 'cocoa', 'citrus', 'coffee', 'nut-butter', 'jam'],
          vary: ['dark-chocolate', 'lemon'],
          amount: [14, 'g'],
          share: 0.3,
          prep: { en: '', fr: '' },
        },
        fruit: { takes: ['soft-fruit', 'orchard-fruit', 'berry'], optional: true, share: 0.5 },
        extra: { takes: ['confectionery', 'biscuit'], optional: true, share: 0.4 },
      },
      titles: [
        {
          en: '{flavour:title} birthday cake[ with {fruit:bare}]',
          fr: "Gâteau d'anniversaire {flavour:at}[ et {fruit:at}]",
        },
        { en: 'Iced birthday cake with {flavour+fruit:bare}', fr: "Gâteau d'anniversaire glacé {flavour+fruit:at}" },
      ],
      descriptions: [
        {
          en: 'Two layers, icing all over, and room for the candles.',
          fr: 'Deux étages, du glaçage partout, et la place des bougies.',
        },
        {
          en: 'The one with the candles: plain to bake, and nobody at the table will believe it.',
          fr: 'Celui des bougies : simple à faire, et personne à table ne voudra le croire.',
        },
      ],
      prep: 40,
      whole: 'egg',
      steps: [
        ...baking,
        {
          en: 'Beat {icingbutter} with {icing} for 4 min, until light, then beat in {flavour}, grated, melted or whisked smooth and no longer warm.',
          fr: 'Battez {icingbutter} avec {icing} 4 min, pour un glaçage léger, puis ajoutez {flavour}, selon le cas râpé, fondu ou lissé, et plus tiède du tout.',
        },
        {
          en: 'Split the cake in two[, spread with {jam}] and a third of the icing and sandwich. Ice the top and sides[, finish with {fruit+extra}] and chill for 30 min.',
          fr: "Coupez le gâteau en deux dans l'épaisseur[, tartinez avec {jam}], ajoutez un tiers du glaçage et refermez. Nappez le dessus et les côtés[, terminez avec {fruit+extra}] et laissez 30 min au frais.",
          wait: 30,
        },
      ],
    },
  ],
}

export const cupcakes: Dish = {
  id: 'cupcakes',
  of: 'muffins',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['american', 'british'],
  suits: ['by-hand', 'birthday', 'party', 'children', 'tea', 'crowd'],
  names: {
    en: [
      'cupcake',
      'cupcakes',
      'vanilla cupcakes',
      'fairy cakes',
      'iced cupcakes',
      'birthday cupcakes',
      'chocolate cupcakes',
      'lemon cupcakes',
    ],
    fr: [
      'cupcake',
      'cupcakes',
      'cupcakes à la vanille',
      'cupcakes au chocolat',
      'cupcakes au citron',
      'cupcakes glacés',
    ],
  },
  noun: { en: 'cupcakes', fr: 'des cupcakes' },
  serves: 12,
  instead: ['muffins', 'cake'],
  ways: [
    {
      hero: ['flavour'],
      oven: true,
      whole: 'egg',
      slots: {
        ...batter,
        butter: { ...batter.butter, amount: 11 },
        sugar: [sugar, 11],
        egg: [eggsOrYoghurt, 0.17],
        flour: [flour, 12],
        raising: [bakingPowder, 0.12],
        milk: [milk, 4],
        icingbutter: { ...softButter, again: true, amount: 10 },
        icing: { ...icingSugar, amount: [20, 'g'] },
        flavour: {
          takes: ['citrus', 'chocolate', 'cocoa', 'berry', 'coffee', 'jam'],
          vary: ['lemon', 'raspberry', 'dark-chocolate'],
          amount: [4, 'g'],
          share: 0.15,
          prep: { en: '', fr: '' },
        },
        top: { takes: ['confectionery', 'biscuit', 'coconut'], optional: true, share: 0.2 },
      },
      titles: [
        { en: 'Iced {flavour:title} cupcakes', fr: 'Cupcakes {flavour:at}' },
        { en: 'Birthday cupcakes with {flavour:bare}', fr: "Cupcakes d'anniversaire {flavour:at}" },
      ],
      descriptions: [
        {
          en: 'One each, so nobody has to cut.',
          fr: 'Un chacun : personne ne coupe, personne ne compte.',
        },
        {
          en: 'Cold cakes, soft butter, a steady swirl.',
          fr: 'Des gâteaux bien froids, un glaçage souple, un joli tour de main.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Heat the oven to 175 °C and set out paper cases, one for each. Beat {butter} with {sugar} for 4 min, until pale, then beat in {egg+vanilla}.',
          fr: 'Préchauffez le four à 175 °C et préparez des caissettes en papier, une par personne. Battez {butter} avec {sugar} 4 min, pour un mélange pâle, puis incorporez {egg+vanilla}.',
        },
        {
          en: 'Fold in {flour+raising+lift}, then {milk}. Fill the cases two thirds full and bake for 20 min, until springy. Cool completely, about 40 min.',
          fr: 'Incorporez {flour+raising+lift}, puis {milk}. Remplissez les caissettes aux deux tiers et enfournez 20 min : souples sous le doigt. Laissez refroidir complètement, environ 40 min.',
          cook: 20,
          wait: 40,
        },
        {
          en: 'Beat {icingbutter} with {icing} for 4 min, flavour with {flavour}, grated, melted or crushed, and pipe or spread over the top.[ Finish with {top}.]',
          fr: 'Battez {icingbutter} avec {icing} 4 min, parfumez avec {flavour}, selon le cas râpé, fondu ou écrasé, et dressez sur le dessus.[ Terminez avec {top}.]',
        },
      ],
    },
  ],
}

export const coffeeWalnutCake: Dish = {
  id: 'coffee-walnut-cake',
  of: 'cake',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['british'],
  suits: ['tea', 'birthday', 'party'],
  names: {
    en: ['coffee and walnut cake', 'coffee walnut cake', 'coffee cake with walnuts', 'coffee cake', 'coffee sponge'],
    fr: [
      'gâteau café noix',
      'gâteau au café et aux noix',
      'gâteau aux noix et au café',
      'gâteau au café',
      'moka',
      'gâteau moka',
    ],
  },
  noun: { en: 'a coffee and walnut cake', fr: 'un gâteau au café et aux noix' },
  serves: 8,
  instead: ['cake', 'victoria-sponge'],
  ways: [
    {
      hero: ['coffee', 'nut'],
      oven: true,
      whole: 'egg',
      slots: {
        butter: { ...batter.butter, amount: 22 },
        sugar: [brownSugar, 22],
        egg: [eggsOrYoghurt, 0.5],
        vanilla,
        flour: [flour, 22],
        raising: [bakingPowder, 0.25],
        lift,
        coffee: { first: ['coffee'], amount: [8, 'ml'], prep: { en: 'cold', fr: 'froid' } },
        nut: {
          takes: ['nut', 'seed'],
          first: ['walnut', 'pecan'],
          optional: true,
          amount: [10, 'g'],
          prep: { en: 'roughly chopped', fr: 'grossièrement haché·' },
        },
        icingbutter: { ...softButter, again: true, amount: 14 },
        icing: { ...icingSugar, amount: [28, 'g'] },
      },
      titles: [
        { en: '{coffee+nut:title} cake', fr: 'Gâteau {coffee+nut:at}' },
        { en: 'Tearoom {coffee+nut:title} cake', fr: 'Gâteau de salon de thé {coffee+nut:at}' },
      ],
      descriptions: [
        {
          en: 'The one that goes first at every cake stall.',
          fr: 'Celui qui part le premier à toutes les ventes de gâteaux.',
        },
        {
          en: 'Coffee twice, in the crumb and in the icing, strong enough to be noticed.',
          fr: 'Du café deux fois, dans la mie et dans le glaçage, assez fort pour qu’on le remarque.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Heat the oven to 175 °C and grease and line {tin}. Beat {butter} with {sugar} for 5 min, then beat in {egg+vanilla} and half of {coffee}.',
          fr: 'Préchauffez le four à 175 °C, graissez et chemisez {tin}. Battez {butter} avec {sugar} 5 min, puis incorporez {egg+vanilla} et la moitié {coffee:ofThe}.',
        },
        {
          en: 'Fold in {flour+raising+lift}[ and two thirds of {nut}]. Bake for 32 min, until a skewer comes out clean. Cool completely on a rack, about 1 h.',
          fr: 'Incorporez {flour+raising+lift}[ et les deux tiers {nut:ofThe}]. Enfournez 32 min : la lame doit ressortir sèche. Laissez refroidir complètement sur une grille, environ 1 h.',
          cook: 32,
          wait: 60,
        },
        {
          en: 'Beat {icingbutter} with {icing} and the rest of {coffee} for 4 min, until light. Split the cake, sandwich it with half of the icing and spread the rest on top[; finish with the rest of {nut}].',
          fr: 'Battez {icingbutter} avec {icing} et le reste {coffee:ofThe} 4 min, pour un glaçage léger. Coupez le gâteau en deux, fourrez-le de la moitié du glaçage et étalez le reste dessus[ ; terminez avec le reste {nut:ofThe}].',
        },
      ],
    },
  ],
}

export const fruitCake: Dish = {
  id: 'fruit-cake',
  of: 'cake',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['british', 'french'],
  suits: ['christmas', 'easter', 'tea', 'ahead', 'packed', 'winter'],
  names: {
    en: [
      'fruit cake',
      'fruitcake',
      'christmas cake',
      'rich fruit cake',
      'dundee cake',
      'simnel cake',
      'boiled fruit cake',
      'light fruit cake',
    ],
    fr: [
      'cake aux fruits confits',
      'cake aux fruits',
      'cake anglais',
      'fruit cake',
      'gâteau de Noël anglais',
      'cake aux raisins',
      'cake aux fruits secs',
      'christmas cake',
    ],
  },
  noun: { en: 'a fruit cake', fr: 'un cake aux fruits confits' },
  serves: 10,
  instead: ['cake', 'banana-bread'],
  ways: [
    {
      hero: ['fruit', 'spirit'],
      oven: true,
      whole: 'egg',
      slots: {
        fruit: {
          takes: ['dried-fruit'],
          all: ['raisin', 'dried-apricot', 'dried-cranberry'],
          upTo: 4,
          amount: [18, 'g'],
          share: 0.6,
        },
        spirit: {
          takes: ['spirit', 'coffee'],
          first: ['brandy', 'cognac', 'apple-juice'],
          amount: [6, 'ml'],
          share: 0.2,
        },
        butter: { ...softButter, first: ['butter', 'vegan-butter', 'sunflower-oil'], amount: 17 },
        sugar: [brownSugar, 16],
        egg: [eggsOrYoghurt, 0.3],
        flour: [flour, 22],
        raising: [bakingPowder, 0.15],
        lift,
        spice: { takes: ['sweet-spice'], first: ['cinnamon', 'allspice'], optional: true, upTo: 2 },
        zest: {
          takes: ['citrus'],
          first: ['orange', 'lemon'],
          optional: true,
          amount: [0.1, 'piece'],
          prep: { en: 'unwaxed', fr: 'non traité·' },
        },
        nut: { takes: ['nut'], first: ['almond', 'walnut'], optional: true, amount: [6, 'g'] },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Rich fruit cake with {fruit:bare}', fr: 'Cake aux fruits : {fruit:bare}' },
        { en: 'Old-fashioned fruit cake[ with {nut:bare}]', fr: "Cake aux fruits à l'ancienne[ {nut:at}]" },
      ],
      descriptions: [
        {
          en: 'Better after three days in its paper, and better still after three weeks.',
          fr: 'Meilleur après trois jours dans son papier, et meilleur encore après trois semaines.',
        },
        {
          en: 'A slow oven, a steeped fruit, a slice that stays in one piece in any pocket.',
          fr: 'Un four doux, des fruits gonflés, une tranche qui tient dans toutes les poches.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Warm {fruit} with {spirit} for 2 min and leave for 1 h, until plump.',
          fr: 'Tiédissez {fruit} avec {spirit} 2 min et laissez gonfler 1 h.',
          cook: 2,
          wait: 60,
        },
        {
          en: 'Heat the oven to 160 °C and line {loafTin}. Beat {butter} with {sugar} for 4 min, then beat in {egg}, little by little.',
          fr: 'Préchauffez le four à 160 °C et chemisez {loafTin}. Battez {butter} avec {sugar} 4 min, puis incorporez {egg} peu à peu.',
        },
        {
          en: 'Fold in {flour+raising+lift+spice+salt}, the soaked fruit[, {nut}][ and the zest of {zest}].',
          fr: 'Incorporez {flour+raising+lift+spice+salt}, les fruits gonflés[, {nut}][ et le zeste {zest:ofThe}].',
        },
        {
          en: 'Bake for 1 h 10, covered with foil once brown, until a skewer comes out clean. Leave to cool in the tin for 1 h and wrap.',
          fr: "Enfournez 1 h 10, en couvrant d'aluminium dès que c'est brun : la lame doit ressortir sèche. Laissez refroidir 1 h dans le moule, puis emballez.",
          cook: 70,
          wait: 60,
        },
      ],
    },
  ],
}

export const genoise: Dish = {
  id: 'genoise',
  of: 'cake',
  onlyNamed: true,
  course: 'dessert',
  cuisines: ['french'],
  names: {
    en: ['genoise', 'genoise sponge', 'french sponge', 'whisked sponge', 'fatless sponge'],
    fr: [
      'génoise',
      'genoise',
      'biscuit génoise',
      'génoise maison',
      'base génoise',
      'biscuit de Savoie',
      'gâteau de Savoie',
    ],
  },
  noun: { en: 'a genoise', fr: 'une génoise' },
  serves: 8,
  instead: ['cake', 'victoria-sponge'],
  ways: [
    {
      hero: ['flavour'],
      oven: true,
      whole: 'egg',
      slots: {
        egg: [eggs, 0.5],
        sugar: { ...sugar, first: ['sugar', 'brown-sugar'], amount: 15 },
        flour: [flour, 15],
        flavour: { takes: ['citrus', 'sweet-spice', 'cocoa'], first: ['vanilla'], optional: true, share: 0.3 },
        butter: {
          ...anyButter,
          first: ['butter', 'vegan-butter', 'sunflower-oil'],
          optional: true,
          amount: [4, 'g'],
          prep: { en: 'melted', fr: 'fondu·' },
        },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Genoise sponge[ with {flavour:bare}]', fr: 'Génoise[ {flavour:at}]' },
        { en: 'Featherlight genoise', fr: 'Génoise légère' },
      ],
      descriptions: [
        {
          en: 'No baking powder: the eggs carry it all, if you whisk them long enough.',
          fr: 'Sans levure : les œufs portent tout, si vous les fouettez assez longtemps.',
        },
        {
          en: 'The base of half the cakes in a French window; it freezes well for a month.',
          fr: 'La base de la moitié des vitrines de pâtissier ; elle se congèle un mois.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Heat the oven to 180 °C and grease and line {tin}. Whisk {egg} with {sugar}[ and {salt}] over a pan of barely simmering water for 5 min, until warm, then off the heat for 8 min, until tripled and falling in a ribbon.',
          fr: 'Préchauffez le four à 180 °C, graissez et chemisez {tin}. Fouettez {egg} avec {sugar}[ et {salt}] au bain-marie à peine frémissant 5 min, le temps de tiédir, puis hors du feu 8 min : le volume triple et la mousse fait le ruban.',
          cook: 5,
        },
        {
          en: 'Sift over {flour} in three goes and fold in with a spatula[, with {flavour}][, then {butter}], without losing the air.',
          fr: 'Tamisez dessus {flour} en trois fois et incorporez à la spatule[, avec {flavour}][, puis {butter}], sans faire retomber.',
        },
        {
          en: 'Bake for 24 min, until springy and pulling away from the tin. Turn out and cool for 30 min before splitting.',
          fr: 'Enfournez 24 min : souple sous le doigt, et qui se détache du moule. Démoulez et laissez refroidir 30 min avant de couper.',
          cook: 24,
          wait: 30,
        },
      ],
    },
  ],
}
