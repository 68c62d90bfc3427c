import { flour, water } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { salt } from '../larder.ts'

export const shortcrust: Dish = {
  id: 'shortcrust',
  onlyNamed: true,
  course: 'bread',
  cuisines: ['french', 'british'],
  names: {
    en: ['homemade shortcrust pastry', 'shortcrust pastry recipe', 'homemade pie crust', 'homemade pastry'],
    fr: ['pâte brisée maison', 'pâte à tarte maison', 'recette de pâte brisée', 'pâte sablée maison'],
  },
  noun: { en: 'a shortcrust pastry', fr: 'une pâte brisée' },
  serves: 6,
  instead: ['tart'],
  ways: [
    {
      hero: ['fat'],
      oven: true,
      slots: {
        flour: [flour, 36],
        binder: { first: ['psyllium', 'flaxseed'], instead: 'plain-flour', optional: true, amount: [0.15, 'tbsp'] },
        salt,
        fat: {
          takes: ['butter', 'oil'],
          first: ['butter', 'vegan-butter', 'coconut-oil', 'olive-oil'],
          amount: [18, 'g'],
          share: 1.4,
          prep: { en: 'cold', fr: 'bien froid·' },
        },
        water: [water, 8],
      },
      titles: [
        { en: 'Crisp shortcrust pastry', fr: 'Pâte brisée qui croustille' },
        { en: 'Shortcrust pastry, rubbed in by hand', fr: 'Pâte brisée sablée du bout des doigts' },
      ],
      descriptions: [
        {
          en: 'Two parts to one, cold hands and no kneading: it is never tough again.',
          fr: 'Deux pour un, les mains froides et surtout pas pétrie : elle ne sera plus jamais dure.',
        },
        {
          en: 'Enough to line one tart tin; it keeps for two days in the fridge and three months in the freezer.',
          fr: 'De quoi foncer un moule à tarte ; elle se garde deux jours au frais et trois mois au congélateur.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Rub {fat} into {flour}[ with {binder}][ and {salt}] with the fingertips until it looks like coarse sand.',
          fr: 'Sablez {fat} avec {flour}[, {binder}][ et {salt}] du bout des doigts : il ne doit rester que de fines miettes.',
        },
        {
          en: 'Sprinkle over {water}, ice-cold, bring together quickly without kneading, flatten, wrap and chill for 45 min.',
          fr: 'Arrosez avec {water} glacée, amalgamez vite sans pétrir, aplatissez, enveloppez et laissez 45 min au frais.',
          wait: 45,
        },
        {
          en: 'Roll out 3 mm thick, line {tartTin}, prick all over and chill for 15 min. Heat the oven to 190 °C, cover with baking paper and weights and bake for 15 min; uncover and bake for 8 min more, until pale gold. Fill as you like.',
          fr: 'Étalez sur 3 mm, foncez {tartTin}, piquez et laissez 15 min au frais. Préchauffez le four à 190 °C, couvrez de papier cuisson et de poids et enfournez 15 min ; découvrez et comptez encore 8 min, pour un blond doré. Garnissez à votre goût.',
          wait: 15,
          cook: 23,
        },
      ],
    },
  ],
}
