import type { Dish } from '../dish.ts'
import { asItIs } from '../staples.ts'

export const gravlax: Dish = {
  id: 'gravlax',
  of: 'baked-fish',
  course: 'starter',
  alsoAs: ['main'],
  cuisines: ['nordic'],
  suits: ['party', 'fancy', 'winter', 'ahead', 'christmas'],
  names: {
    en: ['gravlax', 'gravadlax', 'gravad lax', 'cured salmon', 'homemade gravlax', 'salt cured salmon'],
    fr: ['gravlax', 'saumon gravlax', 'gravlax de saumon', "saumon mariné à l'aneth", 'gravad lax'],
  },
  noun: { en: 'a gravlax', fr: 'un gravlax' },
  serves: 6,
  instead: ['fishcakes', 'salad'],
  ways: [
    {
      hero: ['fish', 'herb'],
      slots: {
        fish: {
          takes: ['oily-fish'],
          first: ['salmon', 'trout'],
          amount: [120, 'g'],
          prep: {
            en: 'very fresh, skin on, boned, frozen beforehand for 7 days and thawed in the fridge',
            fr: 'très frais, avec la peau, sans arêtes, congelé· au préalable 7 jours puis décongelé· au réfrigérateur',
          },
        },
        sugar: { first: ['sugar', 'brown-sugar'], amount: [7, 'g'] },
        salt: { first: ['salt'] },
        pepper: { first: ['black-pepper'], optional: true },
        herb: { takes: ['herb'], first: ['dill', 'parsley'], amount: [4, 'sprig'] },
        mustard: { first: ['mustard'], optional: true, amount: [1, 'tsp'] },
        honey: {
          takes: ['syrup'],
          first: ['honey', 'maple-syrup'],
          optional: true,
          amount: [0.5, 'tsp'],
          share: 0.5,
          with: 'mustard',
        },
        lemon: { takes: ['citrus'], first: ['lemon'], optional: true, prep: asItIs },
      },
      titles: [
        { en: '{fish:title} gravlax[ with {herb:bare}]', fr: 'Gravlax {fish:of}[ {herb:at}]' },
        { en: '{fish:title} gravlax, a day in the cold', fr: 'Gravlax {fish:of}, un jour au froid' },
      ],
      descriptions: [
        {
          en: 'It is never cooked, so freeze it for 7 days beforehand and keep it from pregnant women, small children and the frail; the rest is a matter of time and a sharp knife.',
          fr: "Il ne cuit jamais : congelez-le 7 jours à l'avance, et n'en servez ni aux femmes enceintes, ni aux jeunes enfants, ni aux plus fragiles ; le reste est affaire de temps et de bon couteau.",
        },
        {
          en: 'Cured, not cooked: frozen for 7 days first for safety, not for the pregnant or the frail. Slice it so thin that you can read the menu through it.',
          fr: 'Mariné, jamais cuit : congelé 7 jours par sécurité, déconseillé aux femmes enceintes et aux plus fragiles. Tranchez-le si fin que le menu se lise au travers.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Pat {fish} dry. Mix {sugar} with the same volume of {salt:bare}[ and {pepper}, coarsely crushed].',
          fr: 'Séchez {fish}. Mélangez {sugar} avec le même volume {salt:of}[ et {pepper}, grossièrement concassé{pepper·}].',
        },
        {
          en: 'Strew half of this mixture and of {herb} over a dish, lay the fish on it skin side down, cover with the rest, wrap tightly, weigh down and leave in the fridge for 24 h, turning once.',
          fr: 'Étalez la moitié de ce mélange et la moitié {herb:ofThe} dans un plat, posez le poisson peau dessous, couvrez avec le reste, filmez serré, lestez et laissez 24 h au réfrigérateur, en retournant une fois.',
          wait: 1440,
        },
        {
          en: 'Wipe off the cure, or rinse it off quickly, and pat dry. Slice thinly on the slant, away from the skin.[ Serve with {mustard}[, stirred with {honey}].][ Hand round {lemon}, in wedges.]',
          fr: 'Raclez la marinade ou rincez rapidement, puis séchez. Tranchez finement en biais, en laissant la peau.[ Servez avec {mustard}[, mélangé{mustard·} avec {honey}].][ Proposez {lemon} en quartiers.]',
        },
      ],
    },
  ],
}
