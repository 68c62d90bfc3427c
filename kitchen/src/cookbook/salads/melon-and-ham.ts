import type { Dish } from '../dish.ts'
import { oliveOil } from '../table-staples.ts'

export const melonAndHam: Dish = {
  id: 'melon-and-ham',
  of: 'caprese',
  course: 'starter',
  alsoAs: ['main'],
  cuisines: ['italian', 'french'],
  suits: ['summer', 'light', 'fancy'],
  names: {
    en: [
      'melon and ham',
      'ham and melon',
      'melon with ham',
      'melon and prosciutto',
      'prosciutto and melon',
      'parma ham and melon',
      'melon and parma ham',
      'prosciutto e melone',
    ],
    fr: [
      'melon au jambon',
      'melon jambon',
      'jambon melon',
      'melon au jambon cru',
      'melon et jambon cru',
      'assiette de melon au jambon',
    ],
  },
  noun: { en: 'melon with ham', fr: 'un melon au jambon' },
  serves: 4,
  instead: ['caprese', 'fruit-salad'],
  ways: [
    {
      hero: ['melon', 'ham'],
      slots: {
        melon: {
          first: ['melon', 'peach', 'fig'],
          amount: [200, 'g'],
          prep: { en: 'seeded, peeled and cut into slices', fr: 'épépiné·, pelé· et coupé· en tranches' },
        },
        ham: {
          takes: ['cured-meat'],
          first: ['cured-ham', 'bresaola', 'ham', 'feta', 'smoked-tofu'],
          prep: { en: 'thinly sliced', fr: 'en fines tranches' },
        },
        cheese: { takes: ['fresh-cheese', 'melting-cheese'], optional: true, share: 0.6 },
        oil: { ...oliveOil, amount: [0.5, 'tbsp'], optional: true },
        herb: { takes: ['herb'], first: ['mint', 'basil'], optional: true, share: 0.5 },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: '{melon:title} with {ham:bare}', fr: '{melon:title} et {ham:bare}' },
        { en: '{melon:title} and {ham:bare}, well chilled', fr: '{melon:title} bien frais et {ham:bare}' },
      ],
      descriptions: [
        {
          en: 'Sweet and salt, cold and silky: nothing is cooked, so everything hangs on a ripe fruit.',
          fr: 'Du sucré, du salé, du frais : rien ne cuit, tout tient à un fruit mûr à point.',
        },
        {
          en: 'The supper of the hottest day of the year, ready before the ice has melted.',
          fr: "Le dîner du jour le plus chaud de l'année, prêt avant que les glaçons aient fondu.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Chill {melon} for 30 min and lay out on a cold plate.',
          fr: 'Mettez {melon} 30 min au frais, puis disposez sur un plat froid.',
          wait: 30,
        },
        {
          en: 'Drape {ham} over it[ with {cheese}][, drizzle with {oil}][ and finish with {herb+pepper}]. Serve cold.',
          fr: 'Posez dessus {ham}[ et {cheese}][, arrosez {oil:of}][ et terminez avec {herb+pepper}]. Servez bien frais.',
        },
      ],
    },
  ],
}
