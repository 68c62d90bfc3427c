import type { Dish } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'

export const duckConfit: Dish = {
  id: 'duck-confit',
  of: 'pan-fry',
  course: 'main',
  cuisines: ['french'],
  suits: ['cosy', 'winter', 'fancy'],
  names: {
    en: ['duck confit', 'confit duck', 'duck confit with potatoes', 'confit duck legs', 'crispy duck legs'],
    fr: [
      'confit de canard',
      'cuisses de canard confites',
      'confit de canard pommes sarladaises',
      'canard confit',
      'confit de canard et pommes de terre',
      'pommes sarladaises',
    ],
  },
  noun: { en: 'a duck confit', fr: 'un confit de canard' },
  serves: 4,
  instead: ['magret', 'saute-potatoes'],
  ways: [
    {
      hero: ['meat', 'potato'],
      oven: true,
      slots: {
        meat: { first: ['duck-confit'], amount: [1, 'piece'], prep: { en: '', fr: '' } },
        potato: {
          takes: ['root'],
          first: ['potato'],
          amount: [230, 'g'],
          prep: { en: 'waxy, peeled and sliced 4 mm thick', fr: 'à chair ferme, épluché·, en rondelles de 4 mm' },
        },
        garlic: { ...garlic, amount: [0.75, 'clove'] },
        mushroom: { takes: ['tender-vegetable'], optional: true, share: 0.5 },
        herb: { takes: ['herb'], first: ['parsley', 'thyme'], optional: true },
        salad: { takes: ['salad-leaf'], vary: ['lettuce', 'rocket', 'lambs-lettuce'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Crisp {meat:bare} with {garlic:bare} {potato:bare}', fr: '{meat:bare} et {potato:bare} {garlic:at}' },
        {
          en: 'Crackling {meat:bare}, {potato:bare} and {salad:bare}',
          fr: '{meat:bare}, {potato:bare} et {salad:bare}',
        },
      ],
      descriptions: [
        {
          en: 'The tin has done the hard part; what is left is to let the skin crackle.',
          fr: 'La conserve a fait le plus long ; reste à faire chanter la peau.',
        },
        {
          en: 'Potatoes in duck fat with garlic and parsley: Périgord on a weeknight.',
          fr: 'Des pommes de terre, du gras de canard, de l’ail : le Périgord un soir de semaine.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 190 °C. Warm {meat} gently in a pan to melt the fat off, keep 1 tbsp of fat for each person, and lay in {ovenDish}, skin up. Roast for 25 min, until crisp and hot right through.',
          fr: 'Préchauffez le four à 190 °C. Tiédissez {meat} à la poêle pour faire fondre le gras, gardez-en 1 c. à soupe par personne, et rangez dans {ovenDish}, peau dessus. Enfournez 25 min : peau croustillante, cœur brûlant.',
          cook: 5,
        },
        {
          en: 'Meanwhile, cook {potato}[ with {mushroom}] in that fat in a wide pan for 22 min, covered for the first half, turning now and then, until golden and tender.[ Add {garlic+herb} for the last 2 min.][ Season with {seasoning:bare}.]',
          fr: 'Pendant ce temps, faites cuire {potato}[ avec {mushroom}] dans ce gras, dans une grande poêle, 22 min, à couvert la première moitié, en retournant de temps en temps : doré et tendre.[ Ajoutez {garlic+herb} les 2 dernières minutes.][ Assaisonnez {seasoning:of}.]',
          cook: 25,
        },
        { en: 'Serve at once[ with {salad}].', fr: 'Servez aussitôt[ avec {salad}].' },
      ],
    },
  ],
}
