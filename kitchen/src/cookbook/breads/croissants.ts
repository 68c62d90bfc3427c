import { butter, doughSalt, milk, sugar, yeast } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'

export const croissants: Dish = {
  id: 'croissants',
  of: 'brioche-loaf',
  onlyNamed: true,
  course: 'breakfast',
  alsoAs: ['bread', 'snack'],
  cuisines: ['french'],
  suits: ['fancy', 'freezes'],
  names: {
    en: ['croissants', 'croissant', 'butter croissants', 'homemade croissants'],
    fr: ['croissants', 'croissant', 'croissants au beurre', 'croissants maison', 'viennoiseries'],
  },
  classics: [
    {
      names: {
        en: ['pain au chocolat', 'pains au chocolat', 'chocolate croissants'],
        fr: ['pain au chocolat', 'pains au chocolat', 'chocolatine'],
      },
      asks: ['dark-chocolate'],
    },
  ],
  noun: { en: 'croissants', fr: 'des croissants' },
  serves: 8,
  instead: ['brioche-loaf', 'cinnamon-rolls'],
  ways: [
    {
      hero: ['filling', 'butter'],
      oven: true,
      slots: {
        flour: { takes: ['flour'], first: ['bread-flour', 'plain-flour'], amount: [62, 'g'] },
        yeast: [yeast, 0.3],
        sugar: { ...sugar, first: ['sugar', 'brown-sugar'], amount: 7 },
        salt: [doughSalt, 0.2],
        milk: { ...milk, amount: 38 },
        butter: {
          ...butter,
          first: ['butter', 'vegan-butter'],
          amount: 32,
          prep: { en: 'cold, in one block', fr: 'bien froid·, en un seul bloc' },
        },
        filling: {
          takes: ['chocolate'],
          optional: true,
          amount: [14, 'g'],
          prep: { en: 'in sticks', fr: 'en bâtonnets' },
        },
        glaze: {
          first: ['egg', 'milk', 'soy-milk', 'oat-milk'],
          optional: true,
          amount: [0.12, 'piece'],
          share: 0.07,
          again: true,
        },
      },
      titles: [
        { en: 'Homemade croissants[ with {filling:bare}]', fr: 'Croissants maison[ {filling:at}]' },
        {
          en: 'Croissants in twenty-seven layers[, with {filling:bare}]',
          fr: 'Croissants feuilletés main[ {filling:at}]',
        },
      ],
      descriptions: [
        {
          en: 'A weekend, a cold kitchen, a ruler: the bakery is closed, and you will not mind.',
          fr: 'Un week-end, une cuisine fraîche, une règle : la boulangerie peut fermer.',
        },
        {
          en: 'Cold dough, cold fat, warm pride. Shaped and raw, they freeze for a month.',
          fr: 'Pâte froide, matière froide, fierté chaude. Façonnés et crus, ils se congèlent un mois.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Stir {yeast} into {milk}, lukewarm. Mix with {flour+sugar+salt} and a tenth of {butter}, knead for 5 min, flatten, wrap and chill for 8 h.',
          fr: 'Délayez {yeast} dans {milk} tiède. Mélangez avec {flour+sugar+salt} et un dixième {butter:ofThe}, pétrissez 5 min, aplatissez, enveloppez et laissez 8 h au frais.',
          wait: 480,
        },
        {
          en: 'Beat the rest of {butter} into a square 1 cm thick. Roll out the dough twice as long, wrap the square in it, roll out into a long strip and fold in three. Chill for 30 min; roll and fold twice more, with 30 min in the cold after each.',
          fr: "Aplatissez le reste {butter:ofThe} en un carré de 1 cm d'épaisseur. Étalez la pâte deux fois plus longue, enfermez-y le carré, étalez en une longue bande et pliez en trois. Laissez 30 min au frais ; recommencez deux fois, avec 30 min de froid après chaque tour.",
          wait: 90,
        },
        {
          en: 'Roll out 4 mm thick, cut into long triangles[, lay {filling} on them] and roll up. Leave on {tray}, lined, for 2 h at no more than 26 °C, until they wobble.',
          fr: 'Étalez sur 4 mm, coupez en longs triangles[, posez {filling} dessus] et roulez. Laissez lever 2 h sur {tray}, à 26 °C au plus : ils doivent trembler.',
          wait: 120,
        },
        {
          en: 'Heat the oven to 200 °C.[ Brush with {glaze}.] Bake for 18 min, until deep brown. Cool for 15 min.',
          fr: 'Préchauffez le four à 200 °C.[ Badigeonnez {glaze:of}.] Enfournez 18 min : bien bruns. Laissez tiédir 15 min.',
          cook: 18,
        },
      ],
    },
  ],
}
