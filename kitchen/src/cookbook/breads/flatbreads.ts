import { bakingPowder, breadFlour, doughBinder, flour, water, yeast } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { salt } from '../larder.ts'
import { plainOil } from '../table-staples.ts'

export const pittaBread: Dish = {
  id: 'pitta-bread',
  onlyNamed: true,
  course: 'bread',
  cuisines: ['lebanese', 'greek', 'turkish'],
  names: {
    en: ['homemade pitta', 'homemade pita', 'pitta bread recipe', 'pita bread recipe', 'pita from scratch'],
    fr: ['pain pita maison', 'pitas maison', 'recette de pain pita', 'pain libanais maison'],
  },
  noun: { en: 'pitta breads', fr: 'des pains pita' },
  serves: 4,
  instead: ['naan-bread', 'socca'],
  ways: [
    {
      hero: ['flour'],
      slots: {
        flour: [breadFlour, 75],
        binder: [doughBinder, 0.3],
        yeast: [yeast, 0.3],
        water: [water, 48],
        oil: [plainOil, 0.4],
        salt,
        topping: { takes: ['spice', 'seed'], optional: true },
      },
      titles: [
        {
          en: 'Pitta breads, puffed like balloons[, with {topping:bare}]',
          fr: 'Pains pita bien gonflés[ {topping:at}]',
        },
        { en: 'Pocket pitta breads from a hot oven[, with {topping:bare}]', fr: 'Pains pita du four[ {topping:at}]' },
      ],
      descriptions: [
        {
          en: 'Four minutes on a scorching tray and they blow up by themselves: the oven does the magic.',
          fr: "Quatre minutes sur une plaque brûlante et ils gonflent tout seuls : c'est le four le magicien.",
        },
        { en: 'Eat them while they still breathe steam.', fr: "Mangez-les tant qu'ils soufflent leur vapeur." },
      ],
      prep: 20,
      oven: true,
      steps: [
        {
          en: 'Stir {yeast} into {water}, lukewarm. Mix with {flour}[, {binder}][, {salt}] and {oil}, knead for 8 min, until smooth, cover and leave for 1 h, until doubled.',
          fr: 'Délayez {yeast} dans {water} tiède. Mélangez avec {flour}[, {binder}][, {salt}] et {oil}, pétrissez 8 min, pour une boule lisse, couvrez et laissez lever 1 h : le volume doit doubler.',
          wait: 60,
        },
        {
          en: 'Put a tray into the oven and heat to 250 °C. Divide the dough into balls, leave for 10 min, then roll into rounds 5 mm thick[ and sprinkle with {topping}].',
          fr: "Glissez une plaque dans le four et préchauffez à 250 °C. Partagez la pâte en boules, attendez 10 min, puis étalez en disques de 5 mm d'épaisseur[ et parsemez {topping:of}].",
          wait: 10,
        },
        {
          en: 'Bake on the hot tray, a few at a time, for 4–5 min, until puffed and barely coloured. Wrap in a cloth at once, so that they stay soft.',
          fr: "Enfournez sur la plaque brûlante, quelques-uns à la fois, 4 à 5 min : gonflés, à peine colorés. Enveloppez aussitôt dans un torchon pour qu'ils restent souples.",
          cook: 10,
        },
      ],
    },
  ],
}

export const flourTortillas: Dish = {
  id: 'flour-tortillas',
  onlyNamed: true,
  course: 'bread',
  cuisines: ['mexican'],
  names: {
    en: ['homemade tortillas', 'homemade flour tortillas', 'flour tortillas recipe', 'tortillas from scratch'],
    fr: ['tortillas maison', 'galettes de blé maison', 'recette de tortillas', 'tortillas de blé maison'],
  },
  noun: { en: 'flour tortillas', fr: 'des tortillas de blé' },
  serves: 4,
  instead: ['naan-bread', 'socca'],
  ways: [
    {
      hero: ['flour'],
      slots: {
        flour: [flour, 60],
        binder: [doughBinder, 0.25],
        raising: [bakingPowder, 0.12],
        salt,
        oil: [plainOil, 0.75],
        water: [water, 34],
      },
      titles: [
        { en: 'Soft tortillas, made at home', fr: 'Tortillas souples faites maison' },
        { en: 'Blistered tortillas from a dry pan', fr: 'Tortillas maison saisies à la poêle' },
      ],
      descriptions: [
        {
          en: 'Two minutes each in a pan without a drop of fat: they bend, they blister, they wait in a cloth.',
          fr: 'Deux minutes chacune dans une poêle sans matière grasse : elles plient, cloquent et patientent dans un torchon.',
        },
        {
          en: 'Once you have rolled your own, the packet looks sad.',
          fr: 'Une fois les vôtres étalées, le sachet fait triste mine.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Mix {flour}[, {binder}][, {raising}][ and {salt}]. Work in {oil}, then {water}, hand-hot, knead for 3 min and leave under a cloth for 20 min.',
          fr: 'Mélangez {flour}[, {binder}][, {raising}][ et {salt}]. Incorporez {oil}, puis {water} bien chaude au doigt, pétrissez 3 min et laissez 20 min sous un torchon.',
          wait: 20,
        },
        {
          en: 'Divide into balls, two for each person, and roll out as thin as you can, to about 20 cm.',
          fr: 'Partagez en boules, deux par personne, et étalez aussi finement que possible, sur 20 cm environ.',
        },
        {
          en: 'Heat a dry pan over high heat and cook one by one for 1 min on each side, until they blister, about 15 min in all. Keep in a cloth.',
          fr: "Chauffez une poêle sèche à feu vif et faites cuire une à une, 1 min par face, jusqu'à voir des cloques, environ 15 min en tout. Gardez dans un torchon.",
          cook: 15,
        },
      ],
    },
  ],
}
