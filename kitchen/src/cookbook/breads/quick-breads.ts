import {
  bakingPowder,
  butter,
  doughSalt,
  eggsOrYoghurt,
  flour,
  lift,
  milk,
  pinchOfSalt,
  sugar,
  zested,
} from '../baking-staples.ts'
import type { Dish } from '../dish.ts'

export const sodaBread: Dish = {
  id: 'soda-bread',
  of: 'bread',
  course: 'bread',
  cuisines: ['british'],
  suits: ['freezes'],
  names: {
    en: ['soda bread', 'irish soda bread', 'quick bread', 'yeast-free bread', 'bread without yeast'],
    fr: ['soda bread', 'pain irlandais', 'pain sans levure', 'pain express', 'pain rapide'],
  },
  noun: { en: 'a soda bread', fr: 'un soda bread' },
  serves: 6,
  instead: ['bread', 'socca'],
  ways: [
    {
      hero: ['extra', 'oats'],
      slots: {
        flour: [flour, 65],
        oats: {
          takes: ['oats', 'seed'],
          first: ['oats', 'buckwheat-flakes', 'sunflower-seed'],
          optional: true,
          amount: [8, 'g'],
        },
        soda: { first: ['bicarbonate'], amount: [0.17, 'tsp'] },
        milk: {
          takes: ['milk', 'yoghurt'],
          first: ['buttermilk', 'milk', 'soy-milk', 'oat-milk', 'rice-milk'],
          amount: [55, 'ml'],
          share: 0.9,
        },
        lemon: {
          first: ['lemon', 'cider-vinegar'],
          instead: 'buttermilk',
          optional: true,
          amount: [0.12, 'piece'],
          share: 0.6,
        },
        extra: {
          takes: ['dried-fruit', 'nut', 'melting-cheese', 'hard-cheese', 'herb', 'preserve'],
          optional: true,
          upTo: 2,
        },
        salt: [doughSalt, 65 / 300],
      },
      titles: [
        { en: 'Irish soda bread[ with {extra:bare}]', fr: 'Soda bread irlandais[ {extra:at}]' },
        {
          en: 'Soda bread in under an hour[ with {extra:bare}]',
          fr: "Pain irlandais en moins d'une heure[ {extra:at}]",
        },
      ],
      descriptions: [
        {
          en: 'No yeast, no waiting, a deep cross on top to let the fairies out.',
          fr: 'Sans levure ni attente, avec une croix profonde, pour laisser sortir les fées.',
        },
        {
          en: 'From the cupboard to the table before the soup is ready.',
          fr: 'Du placard à la table avant que la soupe soit prête.',
        },
      ],
      prep: 10,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 200 °C.[ Stir a dash of {lemon:some} into {milk} and leave for 5 min.]',
          fr: 'Préchauffez le four à 200 °C.[ Mélangez {milk} avec un bon trait {lemon:some} et attendez 5 min.]',
        },
        {
          en: 'Mix {flour+oats+soda+salt+extra}, pour in {milk} and bring together with one hand in half a minute, no kneading.',
          fr: "Mélangez {flour+oats+soda+salt+extra}, versez {milk} et rassemblez d'une main en trente secondes, sans pétrir.",
        },
        {
          en: 'Shape into a round on {oneTray}, cut a deep cross and bake for 35–40 min, until it sounds hollow underneath. Cool on a rack.',
          fr: 'Formez une boule sur {oneTray}, entaillez profondément en croix et enfournez 35 à 40 min : le dessous doit sonner creux. Laissez refroidir sur une grille.',
          cook: 40,
        },
      ],
    },
  ],
}

export const scones: Dish = {
  id: 'scones',
  course: 'breakfast',
  alsoAs: ['snack', 'bread', 'dessert'],
  cuisines: ['british'],
  suits: ['by-hand', 'fancy', 'freezes', 'tea'],
  names: {
    en: ['scone', 'scones', 'cream tea', 'american biscuits'],
    fr: ['scone', 'scones', 'scones anglais'],
  },
  noun: { en: 'scones', fr: 'des scones' },
  serves: 8,
  instead: ['soda-bread', 'muffins'],
  ways: [
    {
      hero: ['extra'],
      slots: {
        flour: [flour, 38],
        raising: [bakingPowder, 0.4],
        butter: { ...butter, amount: 8, prep: { en: 'cold, cubed', fr: 'froid·, coupé· en dés' } },
        sugar: { ...sugar, amount: 4, optional: true },
        milk: {
          takes: ['milk', 'yoghurt'],
          first: ['milk', 'soy-milk', 'oat-milk', 'rice-milk', 'almond-milk'],
          amount: [22, 'ml'],
          share: 0.4,
        },
        extra: {
          takes: ['dried-fruit', 'berry', 'hard-cheese', 'melting-cheese', 'chocolate', 'herb'],
          vary: ['raisin', 'blueberry', 'dried-cranberry'],
          optional: true,
          amount: [8, 'g'],
          share: 0.2,
        },
        cream: {
          takes: ['cream', 'yoghurt', 'fresh-cheese'],
          first: ['creme-fraiche', 'mascarpone', 'coconut-yoghurt'],
          optional: true,
        },
        jam: { takes: ['jam'], first: ['jam'], optional: true },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Tall scones with {extra:bare}', fr: 'Scones bien hauts {extra:at}' },
        { en: 'Teatime scones[ with {jam+cream:bare}]', fr: "Scones de l'heure du thé[ {jam:at}]" },
      ],
      descriptions: [
        {
          en: 'Cold hands, hot oven, no twisting of the cutter: that is how they stand up straight.',
          fr: "Mains froides, four chaud, emporte-pièce sans tourner : c'est ainsi qu'ils montent droit.",
        },
        {
          en: 'Best within the hour; whether the red or the white goes on first is between you and your county.',
          fr: "À manger dans l'heure ; le rouge ou le blanc d'abord, c'est affaire de comté.",
        },
      ],
      prep: 15,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 220 °C. Rub {butter} into {flour+raising}[ with {sugar+salt}]. Stir in {extra}.',
          fr: 'Préchauffez le four à 220 °C. Sablez {butter} avec {flour+raising+sugar+salt}. Ajoutez {extra}.',
          if: 'extra',
        },
        {
          en: 'Heat the oven to 220 °C. Rub {butter} into {flour+raising}[ with {sugar+salt}].',
          fr: 'Préchauffez le four à 220 °C. Sablez {butter} avec {flour+raising+sugar+salt}.',
          unless: 'extra',
        },
        {
          en: 'Pour in {milk} and bring together with a knife. Pat out 3 cm thick, cut 5 cm rounds and set close together on {oneTray}.',
          fr: 'Versez {milk} et rassemblez au couteau. Aplatissez sur 3 cm, découpez des ronds de 5 cm et serrez-les sur {oneTray}.',
        },
        {
          en: 'Bake for 12–14 min, until risen and golden. Split while warm[ and serve with {cream+jam}].',
          fr: "Enfournez 12 à 14 min, jusqu'à ce que les scones soient gonflés et dorés. Ouvrez-les encore tièdes[ et servez avec {cream+jam}].",
          cook: 14,
        },
      ],
    },
  ],
}

export const cornbread: Dish = {
  id: 'cornbread',
  of: 'bread',
  course: 'bread',
  alsoAs: ['side'],
  cuisines: ['american'],
  suits: ['packed'],
  names: { en: ['cornbread', 'corn bread', 'corn muffins'], fr: ['pain de maïs', 'cornbread', 'pain au maïs'] },
  noun: { en: 'a cornbread', fr: 'un pain de maïs' },
  serves: 8,
  instead: ['soda-bread', 'muffins'],
  ways: [
    {
      hero: ['extra'],
      slots: {
        polenta: { first: ['polenta'], amount: [22, 'g'] },
        flour: [flour, 16],
        raising: [bakingPowder, 0.25],
        lift,
        sugar: { ...sugar, amount: 3, optional: true },
        milk: {
          takes: ['milk', 'yoghurt'],
          first: ['buttermilk', 'milk', 'soy-milk', 'oat-milk', 'rice-milk'],
          amount: [32, 'ml'],
          share: 0.5,
        },
        egg: [eggsOrYoghurt, 0.25],
        butter: { ...butter, amount: 8, prep: { en: 'melted', fr: 'fondu·' } },
        extra: {
          takes: ['tender-vegetable', 'aromatic', 'hot-spice', 'melting-cheese', 'cured-meat', 'onion', 'herb'],
          vary: ['sweetcorn', 'spring-onion', 'chilli'],
          upTo: 2,
          optional: true,
          share: 0.4,
        },
        salt: [doughSalt, 25 / 300],
      },
      titles: [
        { en: 'Skillet cornbread[ with {extra:bare}]', fr: 'Pain de maïs[ {extra:at}]' },
        { en: 'Southern cornbread[ with {extra:bare}]', fr: 'Pain de maïs du Sud[ {extra:at}]' },
      ],
      descriptions: [
        {
          en: 'Crunchy where it met the hot pan, sunny and crumbly within; a bowl of chili is its best friend.',
          fr: 'Croustillant là où il touche la poêle, soleil et miettes au-dedans ; un bol de chili est son meilleur ami.',
        },
        {
          en: 'Heat the fat in the pan first: the batter should hiss.',
          fr: "Chauffez d'abord la matière grasse dans la poêle : la pâte doit siffler en y tombant.",
        },
      ],
      prep: 10,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 210 °C with {squareTin} or an ovenproof pan inside. Mix {polenta+flour+raising+lift+sugar+salt}.',
          fr: 'Préchauffez le four à 210 °C avec {squareTin} ou une poêle allant au four. Mélangez {polenta+flour+raising+lift+sugar+salt}.',
        },
        {
          en: 'Whisk {milk} with {egg} and most of {butter}, stir into the dry mixture[ with {extra}] and stop as soon as it is wet.',
          fr: 'Fouettez {milk} avec {egg} et presque toute la quantité {butter:of}, versez sur le mélange sec[ avec {extra}] et arrêtez dès que tout est humide.',
        },
        {
          en: 'Grease the hot tin with the rest, pour in the batter and bake for 20–22 min, until golden and firm.',
          fr: "Graissez le moule brûlant avec le reste, versez la pâte et enfournez 20 à 22 min, jusqu'à ce que le dessus soit doré et ferme.",
          cook: 22,
        },
      ],
    },
  ],
}

export const painDepices: Dish = {
  id: 'pain-d-epices',
  of: 'cake',
  course: 'dessert',
  alsoAs: ['snack', 'breakfast'],
  cuisines: ['french', 'german'],
  suits: ['winter', 'packed', 'ahead', 'christmas', 'tea'],
  names: {
    en: [
      "pain d'epices",
      'gingerbread loaf',
      'gingerbread cake',
      'spice loaf',
      'honey cake',
      'french spice bread',
      'ginger cake',
    ],
    fr: ["pain d'épices maison", "pain d'épices au miel", "pain d'épice maison", 'gâteau au miel', 'pain d’épices'],
  },
  noun: { en: 'a spice loaf', fr: "un pain d'épices" },
  serves: 10,
  instead: ['banana-bread', 'cake'],
  ways: [
    {
      hero: ['honey', 'spice'],
      slots: {
        honey: { takes: ['syrup'], first: ['honey', 'maple-syrup', 'molasses'], amount: [1.2, 'tbsp'], share: 2.4 },
        milk: [milk, 15],
        flour: [flour, 25],
        raising: [bakingPowder, 0.2],
        soda: { first: ['bicarbonate'], optional: true, amount: [0.05, 'tsp'] },
        spice: { all: ['cinnamon', 'ground-ginger', 'nutmeg', 'allspice'], optional: true },
        sugar: { first: ['brown-sugar', 'sugar'], optional: true, amount: [4, 'g'] },
        butter: { ...butter, amount: 5, prep: { en: 'melted', fr: 'fondu·' } },
        orange: { takes: ['citrus'], first: ['orange', 'lemon'], optional: true, amount: [0.1, 'piece'], prep: zested },
        extra: { takes: ['dried-fruit', 'nut'], upTo: 2, optional: true, share: 0.5 },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Burgundy spice loaf[ with {honey:bare}]', fr: "Pain d'épices[ {honey:at}]" },
        { en: 'Dark {honey:title} spice loaf', fr: "Pain d'épices moelleux[ {honey:at}]" },
      ],
      descriptions: [
        {
          en: 'Wrap it up and forget it for two days: it grows softer, darker and more itself.',
          fr: 'Emballez-le, oubliez-le deux jours : il devient plus tendre, plus brun, plus lui-même.',
        },
        {
          en: 'December in a slice, thinly cut and barely toasted.',
          fr: 'Décembre en tranches, à peine toasté le matin.',
        },
      ],
      prep: 15,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 160 °C and line {loafTin}. Warm {honey} with {milk}[ and the grated zest of {orange}] until runny.',
          fr: 'Préchauffez le four à 160 °C et chemisez {loafTin}. Faites tiédir {honey} avec {milk}[ et le zeste râpé {orange:ofThe}], pour bien fluidifier.',
          cook: 3,
        },
        {
          en: 'Mix {flour+raising+soda+salt}[ with {spice+sugar}]. Pour in the warm liquid and {butter} and whisk until smooth.[ Stir in {extra}.] Scrape into the tin.',
          fr: 'Mélangez {flour+raising+soda+salt}[ avec {spice+sugar}]. Versez le liquide tiède et {butter} et fouettez pour lisser.[ Ajoutez {extra}.] Versez dans le moule.',
        },
        {
          en: 'Bake for 50 min, until a skewer comes out clean. Wrap while lukewarm and keep for a day before cutting.',
          fr: "Enfournez 50 min, jusqu'à ce qu'une lame en ressorte sèche. Emballez encore tiède et attendez un jour avant de trancher.",
          cook: 50,
        },
      ],
    },
  ],
}
