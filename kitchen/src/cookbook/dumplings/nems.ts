import type { Dish } from '../dish.ts'
import { garlic } from '../larder.ts'
import { fishSauce, neutralOil } from '../staples.ts'

export const nems: Dish = {
  id: 'nems',
  of: 'gyoza',
  course: 'starter',
  alsoAs: ['main', 'snack'],
  cuisines: ['vietnamese'],
  suits: ['by-hand', 'party', 'aperitif', 'crowd'],
  names: {
    en: ['nems', 'vietnamese fried spring rolls', 'cha gio', 'fried rice paper rolls', 'imperial rolls'],
    fr: ['nems', 'nem', 'nems au porc', 'pâtés impériaux', 'nems maison'],
  },
  classics: [
    { names: { en: ['chicken nems'], fr: ['nems au poulet'] }, asks: ['chicken-mince'] },
    { names: { en: ['prawn nems'], fr: ['nems aux crevettes'] }, asks: ['prawn'] },
  ],
  noun: { en: 'nems', fr: 'des nems' },
  serves: 4,
  instead: ['summer-rolls', 'gyoza'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        noodle: {
          first: ['glass-noodle', 'rice-noodle'],
          amount: [15, 'g'],
          prep: { en: 'soaked in hot water, cut short', fr: "trempé· dans l'eau chaude, coupé· court" },
        },
        meat: {
          takes: ['mince', 'shellfish', 'tofu'],
          first: ['pork-mince', 'chicken-mince', 'tofu'],
          upTo: 2,
          amount: [90, 'g'],
          prep: { en: 'finely chopped', fr: 'finement haché·' },
          fleshPrep: { en: 'finely chopped', fr: 'finement haché·' },
        },
        carrot: {
          takes: ['root'],
          first: ['carrot'],
          amount: [0.5, 'piece'],
          share: 0.3,
          prep: { en: 'finely grated', fr: 'finement râpé·' },
        },
        mushroom: {
          takes: ['tender-vegetable'],
          first: ['mushroom', 'bean-sprout'],
          optional: true,
          amount: [30, 'g'],
          prep: { en: 'finely chopped', fr: 'finement haché·' },
        },
        onion: { first: ['shallot', 'spring-onion', 'onion'], optional: true, amount: [0.5, 'piece'] },
        garlic,
        egg: { first: ['egg'], optional: true, amount: [0.25, 'piece'] },
        sauce: { ...fishSauce, optional: true, amount: [0.5, 'tsp'] },
        pepper: { first: ['black-pepper'], optional: true },
        wrapper: { takes: ['wrapper'], first: ['rice-paper'], amount: [4, 'piece'] },
        oil: { ...neutralOil, amount: [4, 'tbsp'] },
        salad: { takes: ['salad-leaf'], first: ['lettuce'], optional: true, amount: [40, 'g'] },
        mint: { takes: ['herb'], vary: ['mint', 'coriander'], optional: true },
      },
      titles: [
        { en: 'Crisp {meat:title} nems[ with {mint:bare}]', fr: 'Nems {meat:at} bien croustillants[, {mint:bare}]' },
        { en: 'Hand-rolled {meat:title} nems', fr: 'Nems maison {meat:at}' },
      ],
      descriptions: [
        {
          en: 'Rolled like a cigar, fried twice, wrapped in a leaf and dipped.',
          fr: 'Roulés comme un cigare, frits deux fois, glissés dans une feuille et trempés.',
        },
        {
          en: 'Fifteen minutes of rolling with company are shorter than five alone.',
          fr: 'À plusieurs autour de la table, le pliage passe tout seul.',
        },
      ],
      prep: 40,
      steps: [
        {
          en: 'Mix {noodle+meat+carrot+mushroom+onion+garlic}[ with {egg}][, {sauce}][ and {pepper}].',
          fr: 'Mélangez {noodle+meat+carrot+mushroom+onion+garlic}[ avec {egg}][, {sauce}][ et {pepper}].',
        },
        {
          en: 'Dip {wrapper}, one at a time, into warm water. Lay a spoonful of the filling near the edge, fold in the sides and roll up tightly. Leave to dry for 15 min, without touching each other.',
          fr: "Trempez {wrapper} une à une dans l'eau tiède. Déposez une cuillerée de farce près du bord, rabattez les côtés et roulez bien serré. Laissez sécher 15 min sans qu'ils se touchent.",
          wait: 15,
        },
        {
          en: 'Heat {oil} to 160 °C in a deep pan. Fry a few at a time for 7 min, until pale and cooked right through. Just before serving fry again for 3 min at 180 °C, until golden and crisp. Drain on paper.',
          fr: 'Chauffez {oil} à 160 °C dans une sauteuse. Faites frire quelques nems à la fois 7 min : blonds et cuits à cœur. Juste avant de servir, replongez-les 3 min à 180 °C : dorés et croustillants. Égouttez sur du papier.',
          cook: 30,
        },
        { en: 'Serve at once with {salad+mint}.', fr: 'Servez aussitôt avec {salad+mint}.' },
      ],
    },
  ],
}
