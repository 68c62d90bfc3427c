import { bakingPowder, butter, doughBinder, doughSalt, flour, milk, water, yeast } from '../baking-staples.ts'
import type { Dish, Slot } from '../dish.ts'
import { salt } from '../larder.ts'
import { fryingButter, plainOil } from '../table-staples.ts'

/** The same wheat, with all of its grain. */
const wholemeal: Slot = {
  takes: ['flour', 'gluten-free-flour'],
  first: ['plain-flour', 'bread-flour', 'gluten-free-flour-mix', 'buckwheat-flour'],
  prep: { en: 'wholemeal', fr: 'de préférence complète' },
}

export const chapatis: Dish = {
  id: 'chapatis',
  of: 'naan-bread',
  course: 'bread',
  alsoAs: ['side'],
  cuisines: ['indian'],
  suits: ['cheap'],
  names: { en: ['chapati', 'chapatis', 'roti', 'rotis'], fr: ['chapati', 'chapatis', 'roti'] },
  noun: { en: 'chapatis', fr: 'des chapatis' },
  serves: 4,
  instead: ['flour-tortillas', 'naan-bread', 'socca'],
  ways: [
    {
      hero: ['flour'],
      slots: {
        flour: {
          ...wholemeal,
          amount: [60, 'g'],
          prep: { en: 'wholemeal', fr: 'de préférence complète' },
        },
        binder: [doughBinder, 0.25],
        salt,
        water: [water, 38],
        oil: [plainOil, 0.2],
        butter: { ...fryingButter, optional: true, amount: [4, 'g'] },
      },
      titles: [
        { en: 'Soft chapatis, blown up like balloons', fr: 'Chapatis souples qui gonflent comme des ballons' },
        { en: 'Everyday chapatis from a dry pan', fr: 'Chapatis de tous les jours, à la poêle sèche' },
      ],
      descriptions: [
        {
          en: 'Flour, water, a hot pan and a folded cloth: nothing else is needed, and nothing is missing.',
          fr: "De la farine, de l'eau, une poêle brûlante et un torchon plié : il ne faut rien d'autre, et rien ne manque.",
        },
        {
          en: 'Torn with the right hand, dipped into everything on the table.',
          fr: 'On les déchire de la main droite, et on les trempe dans tout ce qui est sur la table.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Mix {flour}[, {binder}][ and {salt}] with {oil} and {water}, lukewarm, poured in little by little. Knead for 6 min to a soft dough, cover and leave for 20 min.',
          fr: 'Mélangez {flour}[, {binder}][, {salt}] et {oil} avec {water}, tiède, versée peu à peu. Pétrissez 6 min, pour une pâte souple, couvrez et laissez reposer 20 min.',
          wait: 20,
        },
        {
          en: 'Divide into balls (two for each person) and roll out on a dusted worktop into thin rounds, 2 mm thick.',
          fr: 'Partagez en boules (deux par personne) et étalez-les finement, sur 2 mm, sur un plan fariné.',
        },
        {
          en: 'Heat a dry frying pan until very hot. Cook one by one for 1 min on the first side and 1 min on the other, pressing with a cloth so that they puff up, about 16 min in all. Keep in a cloth[, brushed with {butter}].',
          fr: "Faites chauffer une poêle sèche à feu vif. Faites cuire les galettes une à une, 1 min sur la première face et 1 min sur l'autre, en appuyant avec un torchon pour qu'elles gonflent, environ 16 min en tout. Gardez-les dans un torchon[, badigeonnées avec {butter}].",
          cook: 16,
        },
      ],
    },
  ],
}

export const wholemealLoaf: Dish = {
  id: 'wholemeal-loaf',
  of: 'bread',
  course: 'bread',
  cuisines: ['british', 'french'],
  suits: ['freezes', 'cheap'],
  names: {
    en: [
      'wholemeal loaf',
      'wholemeal bread',
      'whole wheat bread',
      'wholewheat bread',
      'whole wheat loaf',
      'brown bread',
    ],
    fr: ['pain complet', 'pain complet maison', 'pain à la farine complète', 'pain semi-complet'],
  },
  noun: { en: 'a wholemeal loaf', fr: 'un pain complet' },
  serves: 8,
  instead: ['bread', 'soda-bread'],
  ways: [
    {
      hero: ['extra', 'flour'],
      slots: {
        flour: { ...wholemeal, amount: [62, 'g'] },
        binder: [doughBinder, 0.25],
        yeast: [yeast, 0.25],
        salt: [doughSalt, 62 / 300],
        water: [water, 43],
        oil: [plainOil, 0.25],
        extra: { takes: ['seed', 'nut', 'oats', 'dried-fruit'], optional: true, upTo: 2, share: 0.8 },
      },
      titles: [
        { en: 'Wholemeal loaf[ with {extra:bare}]', fr: 'Pain complet[ {extra:at}]' },
        { en: 'Soft wholemeal tin loaf[ with {extra:bare}]', fr: 'Pain complet moulé, mie tendre[ {extra:at}]' },
      ],
      descriptions: [
        {
          en: 'Dark, nutty and soft enough for sandwiches: the whole grain drinks more, so the dough must be wet.',
          fr: 'Brun, au goût de noisette, assez tendre pour les tartines : le grain entier boit davantage, la pâte doit rester molle.',
        },
        {
          en: 'It toasts like no other, and keeps until Thursday.',
          fr: "Grillé, il n'a pas d'égal, et il se garde jusqu'à jeudi.",
        },
      ],
      prep: 20,
      oven: true,
      steps: [
        {
          en: 'Mix {flour+binder+yeast+salt+extra}. Add {water}, lukewarm, and {oil}, and leave for 10 min, so that the grain drinks. Knead for 8 min; the dough stays a little sticky. Cover and leave for 1 h, until nearly doubled.',
          fr: "Mélangez {flour+binder+yeast+salt+extra}. Ajoutez {water}, tiède, et {oil}, et attendez 10 min, que la farine s'imbibe. Pétrissez 8 min : la pâte reste un peu collante. Couvrez et laissez lever 1 h, qu'elle double presque.",
          wait: 70,
        },
        {
          en: 'Shape, put seam side down into {loafTin}, oiled, and leave under a cloth for 40 min, until it domes over the rim. Meanwhile, heat the oven to 200 °C.',
          fr: 'Façonnez, déposez dans {loafTin} huilé, la soudure en dessous, et laissez 40 min sous un torchon : la pâte doit dépasser le bord. Pendant ce temps, préchauffez le four à 200 °C.',
          wait: 40,
        },
        {
          en: 'Bake for 35–40 min, until it sounds hollow underneath when knocked. Turn out and cool on a rack for 1 h before cutting.',
          fr: 'Enfournez 35 à 40 min : le dessous doit sonner creux. Démoulez et laissez refroidir 1 h sur une grille avant de trancher.',
          cook: 40,
          wait: 60,
        },
      ],
    },
  ],
}

export const cheeseScones: Dish = {
  id: 'cheese-scones',
  of: 'scones',
  course: 'snack',
  alsoAs: ['bread', 'breakfast'],
  cuisines: ['british'],
  suits: ['freezes', 'packed', 'tea'],
  names: {
    en: ['cheese scone', 'cheese scones', 'savoury scones', 'cheddar scones', 'savoury scone'],
    fr: ['scone au fromage', 'scones au fromage', 'scones salés', 'scones au cheddar'],
  },
  noun: { en: 'cheese scones', fr: 'des scones au fromage' },
  serves: 8,
  instead: ['scones', 'soda-bread'],
  ways: [
    {
      hero: ['cheese', 'herb'],
      slots: {
        flour: [flour, 38],
        raising: [bakingPowder, 0.4],
        salt: { first: ['salt'], optional: true, amount: [0.3, 'pinch'] },
        spice: { first: ['paprika', 'mustard'], optional: true, amount: [0.5, 'pinch'] },
        butter: { ...butter, amount: 7, prep: { en: 'cold, cubed', fr: 'froid·, coupé· en dés' } },
        cheese: {
          takes: ['melting-cheese', 'hard-cheese'],
          first: ['cheddar', 'gruyere', 'nutritional-yeast'],
          amount: [16, 'g'],
        },
        herb: { takes: ['herb'], optional: true },
        milk: [milk, 20],
      },
      titles: [
        { en: '{cheese:title} scones[ with {herb:bare}]', fr: 'Scones salés {cheese+herb:at}' },
        { en: 'Tall {cheese:title} scones, warm from the oven', fr: 'Scones bien hauts {cheese:at}' },
      ],
      descriptions: [
        {
          en: 'Split while they steam, buttered while they can melt it; soup is only an excuse.',
          fr: "Ouverts encore fumants, beurrés tant qu'ils le font fondre ; la soupe n'est qu'un prétexte.",
        },
        {
          en: 'A third of the cheese stays outside, for the crust that everybody picks off first.',
          fr: 'Un tiers du fromage reste dehors, pour la croûte que chacun grignote en premier.',
        },
      ],
      prep: 15,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 220 °C. Rub {butter} into {flour+raising}[ with {salt+spice}] until it looks like crumbs. Stir in two thirds of {cheese}[ and {herb}].',
          fr: 'Préchauffez le four à 220 °C. Sablez {butter} avec {flour+raising+salt+spice}. Ajoutez les deux tiers {cheese:ofThe}[ et {herb}].',
        },
        {
          en: 'Pour in most of {milk} and bring together with a knife. Pat out 3 cm thick, cut 6 cm rounds, set on {oneTray}, brush with the rest and scatter with the rest of {cheese}.',
          fr: 'Versez presque tout {milk} et rassemblez au couteau. Aplatissez sur 3 cm, découpez des ronds de 6 cm, posez-les sur {oneTray}, dorez avec le reste et parsemez avec le reste {cheese:ofThe}.',
        },
        {
          en: 'Bake for 13–15 min, until tall, brown on top and dry at the sides. Eat warm.',
          fr: "Enfournez 13 à 15 min, jusqu'à ce que les scones soient hauts, bruns dessus et secs sur les côtés. Mangez tiède.",
          cook: 15,
        },
      ],
    },
  ],
}
