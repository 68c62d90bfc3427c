import { flour } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { plainOil } from '../table-staples.ts'

export const okonomiyaki: Dish = {
  id: 'okonomiyaki',
  of: 'omelette',
  course: 'main',
  cuisines: ['japanese'],
  suits: ['party', 'cosy'],
  names: {
    en: ['okonomiyaki', 'japanese pancake', 'japanese cabbage pancake', 'savoury japanese pancake', 'okonomiaki'],
    fr: ['okonomiyaki', 'galette japonaise', 'crêpe japonaise', 'okonomiaki', 'galette de chou japonaise'],
  },
  noun: { en: 'an okonomiyaki', fr: 'un okonomiyaki' },
  serves: 2,
  instead: ['socca', 'yakisoba'],
  ways: [
    {
      hero: ['topping'],
      slots: {
        cabbage: {
          takes: ['firm-vegetable'],
          first: ['cabbage', 'brussels-sprout'],
          amount: [130, 'g'],
          prep: { en: 'finely shredded', fr: 'finement émincé·' },
        },
        flour: [flour, 40],
        stock: { first: ['dashi', 'vegetable-stock', 'water'], amount: [45, 'ml'] },
        egg: { first: ['egg'], amount: [1, 'piece'] },
        onion: { takes: ['onion'], first: ['spring-onion', 'leek'], optional: true },
        topping: {
          takes: ['cured-meat', 'stewing-meat', 'shellfish', 'mollusc', 'tofu', 'tender-vegetable'],
          first: ['bacon', 'smoked-tofu', 'mushroom'],
          upTo: 2,
          amount: [45, 'g'],
          share: 0.4,
          prep: { en: '', fr: '' },
        },
        oil: [plainOil, 0.75],
        ketchup: { first: ['ketchup', 'tomato-paste'], optional: true, amount: [0.75, 'tbsp'] },
        worcestershire: { first: ['worcestershire'], optional: true, amount: [0.5, 'tbsp'] },
        soy: { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari'], optional: true, amount: [0.33, 'tbsp'] },
        mayonnaise: { first: ['mayonnaise', 'vegan-mayonnaise'], optional: true, amount: [0.75, 'tbsp'] },
        nori: { first: ['nori'], optional: true, amount: [0.25, 'piece'] },
      },
      titles: [
        { en: 'Okonomiyaki[ with {topping:bare}]', fr: 'Okonomiyaki[ {topping:at}]' },
        { en: 'Osaka-style okonomiyaki[ with {topping:bare}]', fr: "Okonomiyaki d'Osaka[ {topping:at}]" },
      ],
      descriptions: [
        {
          en: 'The name means "grilled as you like it": a thick, juicy cake from the griddle, glazed and streaked with white.',
          fr: 'Son nom veut dire « grillé comme il vous plaît » : une galette épaisse et juteuse, laquée, zébrée de blanc.',
        },
        {
          en: 'Mostly cabbage, barely batter: turn it boldly.',
          fr: 'Beaucoup de chou, à peine de pâte : retournez sans trembler.',
        },
      ],
      prep: 20,
      whole: 'egg',
      steps: [
        {
          en: 'Whisk {flour} with {stock} until smooth, then with {egg}. Fold in {cabbage}[ and half of {onion}], just until coated.',
          fr: 'Fouettez {flour} avec {stock} pour lisser, puis avec {egg}. Incorporez {cabbage}[ et la moitié {onion:ofThe}], juste assez pour enrober.',
        },
        {
          en: 'Heat {oil} in a lidded pan over medium heat, spread the mixture in cakes 2 cm thick and lay {topping} on top, sliced thinly if need be. Cover and cook for 6 min, turn, and cook for 7 min more, covered, until done right through. Turn back for 1 min.',
          fr: "Chauffez {oil} dans une poêle à couvercle à feu moyen, étalez en galettes de 2 cm et posez {topping} dessus, en fines tranches si besoin. Couvrez et laissez cuire 6 min, retournez, puis encore 7 min à couvert, jusqu'à cuisson complète. Retournez une dernière fois 1 min.",
          cook: 14,
        },
        {
          en: 'Stir {ketchup+worcestershire+soy} together and brush over.',
          fr: 'Mélangez {ketchup+worcestershire+soy} et badigeonnez.',
        },
        { en: 'Streak with {mayonnaise}.', fr: 'Zébrez avec {mayonnaise}.', if: 'mayonnaise' },
        {
          en: 'Scatter with {nori}, cut into fine strips[, and the rest of {onion}], and eat from the pan.',
          fr: 'Ajoutez {nori}, en fines lanières[, avec le reste {onion:ofThe}], et servez dans la poêle.',
          if: 'nori',
        },
      ],
    },
  ],
}
