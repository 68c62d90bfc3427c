import {
  breadFlour,
  butter,
  doughBinder,
  doughSalt,
  eggs,
  milk,
  sugar,
  water,
  yeast,
  zested,
} from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { plainOil } from '../table-staples.ts'

export const hotCrossBuns: Dish = {
  id: 'hot-cross-buns',
  of: 'brioche-loaf',
  course: 'bread',
  alsoAs: ['breakfast', 'snack'],
  cuisines: ['british'],
  suits: ['easter', 'freezes', 'tea'],
  names: {
    en: ['hot cross bun', 'hot cross buns', 'easter buns'],
    fr: ['hot cross buns', 'brioches de Pâques anglaises'],
  },
  noun: { en: 'hot cross buns', fr: 'des hot cross buns' },
  serves: 12,
  instead: ['brioche-loaf', 'cinnamon-rolls', 'scones'],
  ways: [
    {
      hero: ['fruit', 'spices'],
      oven: true,
      slots: {
        flour: [breadFlour, 42],
        binder: [doughBinder, 0.2],
        yeast: [yeast, 0.2],
        sugar: { ...sugar, amount: 6 },
        salt: [doughSalt, 0.12],
        spices: { takes: ['sweet-spice'], all: ['cinnamon', 'nutmeg'], optional: true, upTo: 3 },
        milk: { ...milk, amount: 23 },
        butter: { ...butter, amount: 4, prep: { en: 'soft', fr: 'mou·' } },
        egg: { ...eggs, amount: 0.085, optional: true },
        fruit: {
          takes: ['dried-fruit', 'chocolate'],
          first: ['raisin', 'dried-cranberry'],
          amount: [12, 'g'],
          share: 0.6,
          upTo: 2,
        },
        zest: { first: ['orange', 'lemon'], optional: true, amount: [0.08, 'piece'], prep: zested },
        cross: {
          ...breadFlour,
          again: true,
          amount: 5,
          prep: { en: 'for the crosses', fr: 'pour les croix' },
        },
        glaze: { first: ['jam', 'honey', 'maple-syrup'], optional: true, amount: [4, 'g'] },
      },
      titles: [
        { en: 'Hot cross buns with {fruit:bare}', fr: 'Hot cross buns {fruit:at}' },
        { en: 'Good Friday buns with {fruit:bare}', fr: 'Petites brioches croisées du Vendredi saint, {fruit:at}' },
      ],
      descriptions: [
        {
          en: 'Soft, spiced, shining: split, toasted and buttered on the second day they are better still.',
          fr: 'Moelleuses, gonflées, luisantes : le lendemain, fendues, grillées et beurrées, elles sont meilleures encore.',
        },
        {
          en: 'Place them close: they rise into each other and are torn apart warm.',
          fr: 'Serrez-les : elles gonflent les unes contre les autres et se détachent tièdes.',
        },
      ],
      prep: 40,
      steps: [
        {
          en: 'Stir {yeast} into {milk}, lukewarm. Mix with {flour+binder+sugar+salt}[ and {spices}], {butter}[ and {egg}] and knead for 10 min, until smooth. Work in {fruit}[ and the grated zest of {zest}], cover and leave for 1 h 15, until doubled.',
          fr: 'Délayez {yeast} dans {milk}, tiède. Mélangez avec {flour+binder+sugar+salt}[ et {spices}], {butter}[ et {egg}] et pétrissez 10 min, pour une pâte lisse. Incorporez {fruit}[ et le zeste râpé {zest:ofThe}], couvrez et laissez lever 1 h 15 : le volume doit doubler.',
          wait: 75,
        },
        {
          en: 'Divide into {portions}, shape into balls, set them close together on {tray}, lined, cover and leave for 45 min.',
          fr: 'Partagez en {portions}, façonnez en boules, serrez-les sur {tray}, couvrez et laissez lever 45 min.',
          wait: 45,
        },
        {
          en: 'Heat the oven to 200 °C. Mix {cross} with just enough water to make a thick paste and pipe a cross on each. Bake for 20 min, until deep gold.[ Brush at once with {glaze}, warmed.]',
          fr: 'Préchauffez le four à 200 °C. Délayez {cross} avec juste assez d’eau pour une pâte épaisse et tracez une croix sur chaque boule. Enfournez 20 min, pour un doré soutenu.[ Lustrez aussitôt avec {glaze}, tiédi{glaze·}.]',
          cook: 20,
        },
      ],
    },
  ],
}

export const burgerBuns: Dish = {
  id: 'burger-buns',
  of: 'brioche-loaf',
  course: 'bread',
  cuisines: ['american'],
  suits: ['party', 'freezes', 'children'],
  names: {
    en: [
      'dinner rolls',
      'dinner roll',
      'brioche buns',
      'hamburger buns',
      'soft rolls recipe',
      'bread rolls',
      'soft rolls',
      'white rolls',
      'wholemeal rolls',
      'burger rolls',
      'burger buns recipe',
      'hot dog buns recipe',
      'buns',
    ],
    fr: [
      'pains à burger maison',
      'pain burger maison',
      'pains burger maison',
      'buns',
      'pains au lait',
      'petits pains au lait',
      'petits pains',
      'petits pains moelleux',
      'petits pains ronds',
      'petits pains briochés',
      'buns briochés',
    ],
  },
  noun: { en: 'soft buns', fr: 'des petits pains moelleux' },
  serves: 8,
  instead: ['bread', 'soda-bread'],
  ways: [
    {
      hero: ['topping'],
      oven: true,
      slots: {
        flour: [breadFlour, 62],
        binder: [doughBinder, 0.28],
        yeast: [yeast, 0.25],
        sugar: { ...sugar, amount: 4, optional: true },
        salt: [doughSalt, 0.2],
        milk: { ...milk, amount: 32 },
        butter: { ...butter, amount: 7, prep: { en: 'soft', fr: 'mou·' } },
        egg: { ...eggs, amount: 0.125, optional: true },
        topping: { takes: ['seed'], first: ['sesame-seed', 'poppy-seed'], optional: true, amount: [0.5, 'tsp'] },
        glaze: { ...milk, again: true, amount: 3, prep: { en: 'to brush', fr: 'pour dorer' } },
      },
      titles: [
        { en: 'Soft buns[ with {topping:bare}]', fr: 'Petits pains moelleux[ {topping:at}]' },
        { en: 'Buns for burgers and Sunday tables[, with {topping:bare}]', fr: 'Pains à burger maison[ {topping:at}]' },
      ],
      descriptions: [
        {
          en: 'Soft enough to bite through, strong enough not to give way to the juice.',
          fr: 'Assez tendres sous la dent, assez solides pour ne pas céder au jus.',
        },
        {
          en: 'A bread for holding things, and for wiping the plate when they are gone.',
          fr: "Un pain pour tenir ce qu'on y met, et pour saucer quand il n'y a plus rien.",
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Stir {yeast} into {milk}, lukewarm. Mix with {flour+binder+sugar+salt+egg+butter} and knead for 10 min, until smooth and supple. Cover and leave for 1 h, until doubled.',
          fr: 'Délayez {yeast} dans {milk}, tiède. Mélangez avec {flour+binder+sugar+salt+egg+butter} et pétrissez 10 min, pour une pâte lisse et souple. Couvrez et laissez lever 1 h : le volume doit doubler.',
          wait: 70,
        },
        {
          en: 'Divide into {portions}, shape into tight balls, flatten a little and set well apart on {tray}, lined. Cover and leave for 40 min.',
          fr: 'Partagez en {portions}, façonnez en boules serrées, aplatissez un peu et espacez-les sur {tray}. Couvrez et laissez lever 40 min.',
          wait: 40,
        },
        {
          en: 'Heat the oven to 190 °C. Brush with {glaze}[, scatter with {topping}] and bake for 16 min, until golden. Cool under a cloth, so that they stay soft.',
          fr: 'Préchauffez le four à 190 °C. Badigeonnez {glaze:of}[, parsemez {topping:of}] et enfournez 16 min, pour un beau doré. Laissez refroidir sous un torchon : ils resteront moelleux.',
          cook: 16,
        },
      ],
    },
  ],
}

export const baguettes: Dish = {
  id: 'baguettes',
  of: 'bread',
  course: 'bread',
  cuisines: ['french'],
  suits: ['freezes', 'crowd'],
  names: {
    en: ['homemade baguette', 'homemade baguettes', 'french bread recipe', 'baguette recipe'],
    fr: ['baguettes maison', 'baguette maison', 'baguette tradition', 'recette de baguette'],
  },
  noun: { en: 'baguettes', fr: 'des baguettes' },
  serves: 6,
  instead: ['bread', 'soda-bread'],
  ways: [
    {
      hero: ['flour'],
      oven: true,
      slots: {
        flour: { ...breadFlour, amount: 83 },
        binder: [doughBinder, 0.38],
        yeast: [yeast, 0.17],
        salt: [doughSalt, 0.28],
        water: [water, 57],
        oil: { ...plainOil, optional: true, spare: true, amount: 0.1 },
      },
      titles: [
        { en: 'Baguettes that crackle', fr: 'Baguettes qui croustillent' },
        { en: 'Home-baked baguettes', fr: 'Baguettes du fournil de la maison' },
      ],
      descriptions: [
        {
          en: 'A wet dough, a slow rise, a blast of steam: the holes and the crust take care of themselves.',
          fr: "Une pâte bien hydratée, une pousse lente, un coup de buée : l'alvéolage et la croûte viennent tout seuls.",
        },
        {
          en: 'The end never reaches the table; bake one for the cook.',
          fr: "Le quignon n'arrive jamais à table : comptez-en une pour le boulanger.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Mix {flour+binder+yeast+salt+oil} with {water} for 2 min, cover and leave for 30 min. Fold the edges into the middle with wet hands, and twice more at intervals of 30 min. Cover and leave for another 1 h.',
          fr: 'Mélangez {flour+binder+yeast+salt+oil} avec {water} 2 min, couvrez et laissez 30 min. Rabattez les bords vers le centre, mains mouillées, puis encore deux fois toutes les 30 min. Couvrez et laissez pousser encore 1 h.',
          wait: 150,
        },
        {
          en: 'Divide into pieces of about 280 g, fold each in three, leave for 15 min, then roll into sticks of 35 cm. Lay them on a floured cloth, with a fold between them, for 45 min.',
          fr: 'Partagez en pâtons de 280 g environ, pliez chacun en trois, laissez détendre 15 min, puis allongez en bâtons de 35 cm. Posez-les sur un torchon fariné, séparés par un pli, pour 45 min.',
          wait: 60,
        },
        {
          en: 'Heat the oven to 240 °C with a tray inside and an empty dish below. Slide the loaves on to the tray, slash them, pour a glass of hot water into the dish and shut the door. Bake for 22 min, until deep brown. Cool on a rack.',
          fr: 'Préchauffez le four à 240 °C avec une plaque et un plat vide dessous. Glissez les pâtons sur la plaque, incisez-les, versez un verre d’eau chaude dans le plat et refermez. Enfournez 22 min, pour un brun soutenu. Laissez refroidir sur une grille.',
          cook: 22,
        },
      ],
    },
  ],
}
