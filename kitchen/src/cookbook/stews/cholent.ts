import type { Dish } from '../dish.ts'
import { garlic, oil, onion, seasoning } from '../larder.ts'

export const cholent: Dish = {
  id: 'cholent',
  of: 'stew',
  course: 'main',
  cuisines: ['east-european', 'moroccan'],
  suits: ['winter', 'cosy', 'ahead', 'one-pot', 'crowd', 'cheap'],
  names: {
    en: ['cholent', 'tcholent', 'hamin', 'dafina', 'adafina', 'shabbat stew', 'sabbath stew'],
    fr: ['cholent', 'tchoulent', 'hamin', 'dafina', 'adafina', 'ragoût de shabbat', 'plat de shabbat'],
  },
  noun: { en: 'a cholent', fr: 'un cholent' },
  serves: 6,
  instead: ['stew', 'goulash'],
  ways: [
    {
      hero: ['meat', 'bean'],
      slots: {
        meat: {
          takes: ['stewing-meat', 'poultry'],
          first: ['stewing-beef', 'lamb-shoulder', 'chickpea', 'mushroom'],
          amount: [150, 'g'],
          fleshPrep: { en: 'in large pieces', fr: 'en gros morceaux' },
        },
        onion: { ...onion, amount: [0.4, 'piece'] },
        garlic,
        oil,
        paprika: { takes: ['spice'], first: ['paprika', 'cumin'], optional: true },
        bean: { takes: ['pulse'], first: ['white-bean', 'kidney-bean', 'chickpea'], amount: [70, 'g'] },
        barley: { takes: ['grain'], first: ['pearl-barley', 'buckwheat'], optional: true, amount: [30, 'g'] },
        potato: {
          takes: ['root'],
          first: ['potato', 'sweet-potato'],
          amount: [150, 'g'],
          prep: { en: 'peeled and left in large pieces', fr: 'épluché· et laissé· en gros morceaux' },
        },
        sweet: { takes: ['syrup'], first: ['honey', 'maple-syrup'], optional: true, share: 0.3 },
        water: { takes: ['stock', 'meat-stock'], first: ['water'], amount: [350, 'ml'] },
        seasoning,
      },
      titles: [
        { en: 'Cholent of {meat+bean:bare}', fr: 'Cholent {meat:at}[ et {bean:at}]' },
        { en: 'Overnight cholent[ with {meat:bare}]', fr: 'Cholent de la nuit {meat:at}' },
      ],
      descriptions: [
        {
          en: 'In the oven before the candles are lit, on the table when everyone is back: nobody has to touch it in between.',
          fr: "Au four avant les bougies, sur la table au retour : personne n'y touche entre-temps.",
        },
        {
          en: 'A night on a heat so low that it cannot burn: the potatoes turn brown and the spoon stands up.',
          fr: "Une nuit à feu si doux que rien n'attache : les pommes de terre brunissent et la cuillère tient debout.",
        },
      ],
      prep: 25,
      oven: true,
      steps: [
        {
          en: 'Warm {oil} in a large heavy pot that goes into the oven and brown {meat}[ with {onion}] in it for 10 min. Stir in {garlic+paprika+sweet}.',
          fr: 'Chauffez {oil} dans une grande cocotte qui va au four et faites-y dorer {meat}[ avec {onion}] 10 min. Ajoutez {garlic+paprika+sweet}.',
          cook: 10,
        },
        {
          en: 'Add {bean+barley+potato} and pour in {water}, to cover it all.[ Season with {seasoning:bare}.] Bring to the boil, cover and simmer for 30 min. Heat the oven to 110 °C.',
          fr: 'Ajoutez {bean+barley+potato} et versez {water}, à hauteur.[ Assaisonnez {seasoning:of}.] Portez à ébullition, couvrez et laissez mijoter 30 min. Préchauffez le four à 110 °C.',
          cook: 30,
        },
        {
          en: 'Lay foil under the lid, so that no steam escapes, and leave in the oven for 10 h, overnight, without stirring. Serve from the pot, piping hot.',
          fr: "Glissez une feuille d'aluminium sous le couvercle, que la vapeur reste, et laissez 10 h au four, toute la nuit, sans remuer. Servez dans la cocotte, brûlant.",
          cook: 600,
        },
      ],
    },
  ],
}
