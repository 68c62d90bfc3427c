import { milk } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'

export const buttercream: Dish = {
  id: 'buttercream',
  of: 'custard',
  course: 'sauce',
  onlyNamed: true,
  cuisines: ['american', 'british'],
  suits: ['birthday', 'ahead'],
  names: {
    en: ['buttercream', 'butter icing', 'buttercream icing', 'buttercream frosting', 'vanilla buttercream'],
    fr: ['crème au beurre', 'glaçage à la crème au beurre', 'glaçage au beurre', 'buttercream'],
  },
  noun: { en: 'a buttercream', fr: 'une crème au beurre' },
  serves: 12,
  instead: ['chantilly', 'custard'],
  ways: [
    {
      hero: ['chocolate', 'flavour'],
      slots: {
        butter: {
          takes: ['butter'],
          first: ['butter', 'vegan-butter'],
          amount: [15, 'g'],
          prep: { en: 'soft', fr: 'bien mou·' },
        },
        icing: { first: ['icing-sugar'], amount: [28, 'g'], prep: { en: 'sifted', fr: 'tamisé·' } },
        milk: [milk, 2],
        flavour: { takes: ['sweet-spice', 'cocoa'], first: ['vanilla', 'cocoa'], optional: true, share: 0.5 },
        chocolate: {
          takes: ['chocolate'],
          optional: true,
          amount: [10, 'g'],
          prep: { en: 'melted and cooled', fr: 'fondu· et refroidi·' },
        },
      },
      titles: [
        {
          en: 'Buttercream[ with {chocolate+flavour:bare}]',
          fr: 'Glaçage fouetté {butter:at}[, {chocolate+flavour:bare}]',
        },
        { en: 'Fluffy buttercream for one cake', fr: 'Glaçage {butter:at}, léger comme une mousse' },
      ],
      descriptions: [
        {
          en: 'Patience with the whisk is the whole secret: it goes white before it goes light.',
          fr: 'Tout le secret est dans le fouet : il blanchit avant de s’alléger.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Beat {butter} for 5 min, until very pale. Add {icing} in three goes, slowly at first, and beat for 3 min more.',
          fr: 'Battez {butter} 5 min, pour un résultat très pâle. Ajoutez {icing} en trois fois, doucement au début, et battez encore 3 min.',
        },
        {
          en: '[Beat in {chocolate+flavour}. ]Loosen with {milk}, a spoonful at a time, until it drops softly from the whisk. Use it at once: it is enough to fill and cover a cake of 20 cm or 12 small ones.',
          fr: '[Incorporez {chocolate+flavour}. ]Détendez avec {milk}, une cuillerée à la fois, jusqu’à ce que le glaçage tombe souplement du fouet. Utilisez-le aussitôt : il fourre et couvre un gâteau de 20 cm, ou 12 petits.',
        },
      ],
    },
  ],
}
