import { sugar } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'

/** What "a cocktail" is when nothing is named but its fruit: with a spirit only where one is asked for. */
export const fruitFizz: Dish = {
  id: 'fruit-fizz',
  course: 'drink',
  suits: ['summer', 'aperitif', 'light'],
  names: {
    en: [
      'fruit fizz',
      'cocktail',
      'mocktail',
      'non-alcoholic cocktail',
      'alcohol-free cocktail',
      'cocktail without alcohol',
      'cocktail with no alcohol',
      'virgin cocktail',
      'cocktail drink',
    ],
    fr: [
      'cocktail',
      'mocktail',
      'cocktail sans alcool',
      'cocktail non alcoolisé',
      'cocktail de fruits',
      'cocktail de jus de fruits',
    ],
  },
  noun: { en: 'a fruit fizz', fr: 'un cocktail de fruits pétillant' },
  serves: 4,
  instead: ['fruit-punch', 'lemonade'],
  ways: [
    {
      hero: ['fruit', 'spirit', 'citrus'],
      slots: {
        fruit: {
          takes: ['berry', 'soft-fruit', 'orchard-fruit'],
          vary: ['raspberry', 'strawberry', 'peach', 'blackcurrant'],
          upTo: 2,
          spare: true,
          optional: true,
          amount: [60, 'g'],
        },
        sugar: { ...sugar, amount: 12, first: ['sugar', 'honey', 'maple-syrup'] },
        water: { first: ['water'], with: 'fruit', amount: [25, 'ml'] },
        citrus: {
          takes: ['citrus'],
          first: ['lime', 'lemon', 'orange'],
          upTo: 2,
          amount: [0.5, 'piece'],
          prep: { en: '', fr: '' },
        },
        juice: { takes: ['drink'], upTo: 2, optional: true, amount: [60, 'ml'] },
        spirit: { takes: ['spirit'], optional: true, amount: [40, 'ml'] },
        wine: { takes: ['wine'], optional: true, amount: [100, 'ml'] },
        fizz: { first: ['sparkling-water'], without: 'wine', optional: true, amount: [110, 'ml'] },
        mint: { takes: ['herb'], first: ['mint', 'basil'], optional: true, amount: [2, 'leaf'] },
      },
      titles: [
        { en: '{hero:title} fizz', fr: 'Cocktail pétillant {hero:at}' },
        { en: 'Long {hero:title} cooler over ice', fr: 'Cocktail {hero:at} sur glace' },
      ],
      descriptions: [
        {
          en: 'Sweet, sour, cold and long: all that a bar knows, in four glasses.',
          fr: 'Du doux, du vif, du froid et des bulles : tout le savoir d’un bar, en quatre gestes.',
        },
        {
          en: 'The syrup keeps for a week in the fridge; the bubbles do not, so they come last.',
          fr: 'Le sirop se garde une semaine au frais ; les bulles, non : elles arrivent en dernier.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Simmer {fruit} with {sugar+water} over low heat for 6 min, until soft, then press through a sieve and leave this syrup to cool for 20 min.',
          fr: 'Faites cuire {fruit} avec {sugar+water} à petit feu 6 min, puis écrasez dans une passoire fine et laissez refroidir ce sirop 20 min.',
          cook: 6,
          wait: 20,
          if: 'fruit',
        },
        {
          en: 'Squeeze {citrus} and stir the juice[ and {juice}] into the syrup[ with {spirit}]. Share it out between {glasses} full of ice.',
          fr: 'Pressez {citrus} et mélangez le jus au sirop[, puis ajoutez {juice}][ et {spirit}]. Répartissez dans {glasses} remplis de glaçons.',
          if: 'fruit',
        },
        {
          en: 'Squeeze {citrus} and stir the juice with {sugar}[ and {juice}] until that has dissolved[, then add {spirit}]. Share it out between {glasses} full of ice.',
          fr: 'Pressez {citrus} et mélangez le jus avec {sugar}, le temps que tout fonde[, puis ajoutez {juice}][ et {spirit}]. Répartissez dans {glasses} remplis de glaçons.',
          unless: 'fruit',
        },
        {
          en: 'Fill up with {fizz+wine}, stir once from the bottom[ and top with {mint}]. Drink at once.',
          fr: 'Allongez avec {fizz+wine}, remuez une fois depuis le fond[ et ajoutez {mint}]. Servez aussitôt.',
        },
      ],
    },
  ],
}
