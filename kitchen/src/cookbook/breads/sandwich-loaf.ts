import { breadFlour, butter, doughBinder, doughSalt, milk, sugar, yeast } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'

export const sandwichLoaf: Dish = {
  id: 'sandwich-loaf',
  of: 'bread',
  course: 'bread',
  cuisines: ['british', 'french'],
  suits: ['children', 'freezes'],
  names: {
    en: [
      'sandwich loaf',
      'soft white loaf',
      'white tin loaf',
      'tin loaf',
      'white sandwich loaf',
      'homemade sandwich bread',
    ],
    fr: ['un pain de mie', 'pain de mie maison', 'pain de mie au lait', 'pain de mie moelleux', 'vrai pain de mie'],
  },
  noun: { en: 'a sandwich loaf', fr: 'un pain de mie' },
  serves: 8,
  instead: ['brioche-loaf', 'wholemeal-loaf', 'bread'],
  ways: [
    {
      hero: ['flour'],
      oven: true,
      slots: {
        flour: [breadFlour, 62],
        binder: [doughBinder, 0.25],
        yeast: [yeast, 0.25],
        sugar: { ...sugar, amount: 2 },
        salt: [doughSalt, 0.2],
        milk: { ...milk, amount: 38 },
        butter: { ...butter, amount: 5, prep: { en: 'soft', fr: 'mou·' } },
      },
      titles: [
        { en: 'Soft white sandwich loaf', fr: 'Pain de mie tendre' },
        { en: 'White tin loaf with a fine crumb', fr: 'Pain de mie maison, mie serrée' },
      ],
      descriptions: [
        {
          en: 'A fine, soft crumb and hardly any crust: it slices thin, toasts evenly and keeps for three days.',
          fr: 'Une mie fine et tendre, presque pas de croûte : il se tranche fin, se toaste bien et se garde trois jours.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Stir {yeast} into {milk}, lukewarm. Mix with {flour+binder+sugar+salt} and knead for 5 min. Work in {butter} and knead for 8 min more, until smooth and silky. Cover and leave for 1 h 15, until doubled.',
          fr: 'Délayez {yeast} dans {milk}, tiède. Mélangez avec {flour+binder+sugar+salt} et pétrissez 5 min. Incorporez {butter} et pétrissez encore 8 min : la pâte devient lisse et soyeuse. Couvrez et laissez lever 1 h 15, que le volume double.',
          wait: 75,
        },
        {
          en: 'Press flat, roll up tightly, put seam side down into {loafTin}, greased, and leave under a cloth for 50 min, until it stands 2 cm above the rim. Meanwhile, heat the oven to 190 °C.',
          fr: 'Aplatissez, roulez serré, déposez dans {loafTin}, graissé, la soudure en dessous, et laissez 50 min sous un torchon : la pâte doit dépasser le bord de 2 cm. Pendant ce temps, préchauffez le four à 190 °C.',
          wait: 50,
        },
        {
          en: 'Bake for 35 min, laying foil over it once it is golden, until it sounds hollow underneath when knocked. Turn out and cool on a rack for 1 h before slicing.',
          fr: 'Enfournez 35 min, en couvrant de papier d’aluminium dès qu’il est doré : le dessous doit sonner creux. Démoulez et laissez refroidir 1 h sur une grille avant de trancher.',
          cook: 35,
          wait: 60,
        },
      ],
    },
  ],
}
