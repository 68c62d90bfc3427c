import type { Dish } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'

export const countryTerrine: Dish = {
  id: 'country-terrine',
  of: 'meatloaf',
  onlyNamed: true,
  course: 'starter',
  alsoAs: ['main'],
  cuisines: ['french'],
  suits: ['aperitif', 'ahead', 'packed', 'summer', 'christmas'],
  names: {
    en: ['country terrine', 'pork terrine', 'country pâté', 'terrine', 'pâté de campagne', 'pork pâté'],
    fr: [
      'terrine de campagne',
      'pâté de campagne',
      'terrine maison',
      'terrine de porc',
      'terrine',
      'terrine de volaille',
      'pâté maison',
    ],
  },
  noun: { en: 'a country terrine', fr: 'une terrine de campagne' },
  serves: 8,
  instead: ['meatloaf', 'nut-roast'],
  ways: [
    {
      hero: ['meat', 'nut'],
      oven: true,
      slots: {
        meat: { takes: ['mince'], first: ['pork-mince', 'chicken-mince', 'turkey-mince'], upTo: 2, amount: [95, 'g'] },
        bacon: {
          takes: ['cured-meat'],
          first: ['bacon'],
          optional: true,
          amount: [15, 'g'],
          prep: { en: 'finely diced', fr: 'en tout petits dés' },
        },
        shallot: {
          takes: ['onion'],
          first: ['shallot', 'onion'],
          optional: true,
          amount: [0.25, 'piece'],
          prep: { en: 'finely chopped', fr: 'finement haché·' },
        },
        garlic,
        egg: { first: ['egg'], amount: [0.15, 'piece'] },
        spirit: {
          takes: ['spirit', 'wine'],
          first: ['cognac', 'white-wine'],
          optional: true,
          amount: [5, 'ml'],
          share: 0.2,
        },
        spice: { takes: ['sweet-spice', 'spice'], first: ['nutmeg', 'allspice'], optional: true, upTo: 2, share: 0.5 },
        nut: {
          takes: ['nut', 'dried-fruit', 'tender-vegetable', 'preserve'],
          vary: ['pistachio', 'hazelnut', 'prune'],
          optional: true,
          amount: [8, 'g'],
          share: 0.4,
        },
        herb: { takes: ['herb', 'bouquet'], first: ['thyme', 'bay'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{meat:title} terrine with {nut:bare}', fr: 'Terrine {meat:of} {nut:at}' },
        { en: 'Country {meat:title} terrine[ with {herb:bare}]', fr: 'Terrine de campagne[ {nut:at}]' },
      ],
      descriptions: [
        {
          en: 'Make it on Thursday for Saturday: a terrine is half patience.',
          fr: "Faite le jeudi pour le samedi : une terrine, c'est moitié patience.",
        },
        {
          en: 'Bread, gherkins, a knife: it asks for nothing more.',
          fr: "Un couteau, des amis : elle n'en demande pas plus.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Heat the oven to 170 °C. Mix {meat+bacon+shallot+garlic+egg+spirit+spice+nut}[ and season with {seasoning:bare}], firmly, for 3 min.',
          fr: 'Préchauffez le four à 170 °C. Mélangez fermement 3 min {meat+bacon+shallot+garlic+egg+spirit+spice+nut}[, en assaisonnant {seasoning:of}].',
        },
        {
          en: 'Press into {loafTin}[, lay {herb} on top] and cover with foil. Set in a deep dish, pour in boiling water halfway up and bake for 1 h 25, until cooked right through: 74 °C in the middle.',
          fr: "Tassez dans {loafTin}[, posez {herb} dessus] et couvrez d'aluminium. Posez dans un plat creux, versez de l'eau bouillante à mi-hauteur et enfournez 1 h 25, jusqu'à cuisson à cœur : 74 °C au milieu.",
          cook: 85,
        },
        {
          en: 'Cool for 1 h under a light weight, then chill for 18 h before slicing. Eat within four days.',
          fr: 'Laissez refroidir 1 h sous un poids léger, puis 18 h au réfrigérateur avant de trancher. À manger dans les quatre jours.',
          wait: 1140,
        },
      ],
    },
  ],
}
