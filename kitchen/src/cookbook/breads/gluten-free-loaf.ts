import { eggs, sugar, water, yeast } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { plainOil } from '../table-staples.ts'

export const glutenFreeLoaf: Dish = {
  id: 'gluten-free-loaf',
  of: 'bread',
  onlyNamed: true,
  course: 'bread',
  suits: ['freezes'],
  names: {
    en: ['gluten-free loaf', 'gluten-free bread loaf', 'loaf without gluten', 'homemade gluten-free bread'],
    fr: ['pain sans gluten maison', 'pain de mie sans gluten', 'pain de mie maison sans gluten'],
  },
  noun: { en: 'a gluten-free loaf', fr: 'un pain sans gluten' },
  serves: 8,
  instead: ['bread', 'socca'],
  ways: [
    {
      hero: ['extra', 'flour'],
      oven: true,
      slots: {
        flour: {
          takes: ['gluten-free-flour'],
          first: ['gluten-free-flour-mix', 'buckwheat-flour', 'rice-flour'],
          amount: [52, 'g'],
        },
        binder: { first: ['psyllium', 'flaxseed', 'xanthan-gum'], amount: [0.25, 'tbsp'] },
        yeast: [yeast, 0.25],
        sugar: { ...sugar, amount: 2, optional: true },
        salt: { first: ['salt'], optional: true, amount: [0.17, 'tsp'] },
        water: [water, 45],
        egg: { ...eggs, amount: 0.25, optional: true },
        oil: [plainOil, 0.33],
        vinegar: {
          first: ['cider-vinegar', 'wine-vinegar', 'lemon'],
          optional: true,
          amount: [0.12, 'tsp'],
          share: 0.1,
        },
        extra: {
          takes: ['seed', 'nut', 'oats'],
          first: ['sunflower-seed', 'pumpkin-seed'],
          optional: true,
          share: 0.6,
        },
      },
      titles: [
        { en: 'Soft gluten-free loaf[ with {extra:bare}]', fr: 'Pain sans gluten bien moelleux[ {extra:at}]' },
        {
          en: 'The everyday gluten-free loaf[ with {extra:bare}]',
          fr: 'Pain sans gluten de tous les jours[ {extra:at}]',
        },
      ],
      descriptions: [
        {
          en: 'More a batter than a dough: no kneading, one rise, and slices that hold together.',
          fr: 'Plus une pâte à cake qu’une pâte à pain : sans pétrir, une seule levée, et des tranches qui se tiennent.',
        },
        {
          en: 'Cut it only when it is cold. What is left tomorrow, slice and freeze.',
          fr: 'Ne le coupez que froid. Ce qui reste demain, tranchez-le et congelez-le.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Mix {flour+binder+yeast+sugar+salt}[ and {extra}]. Whisk in {water}, lukewarm, with {egg+oil+vinegar} for 3 min: a thick, smooth batter.',
          fr: 'Mélangez {flour+binder+yeast+sugar+salt}[ et {extra}]. Ajoutez {water}, tiède, avec {egg+oil+vinegar} et fouettez 3 min : une pâte épaisse et lisse.',
        },
        {
          en: 'Scrape into {loafTin}, lined, smooth the top with a wet spoon, cover and leave for 45 min in a warm place, until it reaches the rim.',
          fr: "Versez dans {loafTin} chemisé de papier cuisson, lissez avec une cuillère mouillée, couvrez et laissez lever 45 min au chaud, jusqu'au bord du moule.",
          wait: 45,
        },
        {
          en: 'Heat the oven to 200 °C and bake for 50 min, until deep golden and hollow when you knock on the base. Turn out at once and leave to cool on a rack.',
          fr: "Préchauffez le four à 200 °C et enfournez 50 min, jusqu'à ce que le pain soit bien doré et sonne creux. Démoulez aussitôt et laissez refroidir sur une grille.",
          cook: 50,
        },
      ],
    },
  ],
}
