import type { Dish, Way } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { thinlySliced } from '../staples.ts'
import { fryingButter } from '../table-staples.ts'

const slowDauphinois: Way = {
  hero: ['potato'],
  slots: {
    potato: {
      takes: ['root'],
      first: ['potato', 'celeriac', 'parsnip'],
      upTo: 2,
      amount: [200, 'g'],
      prep: {
        en: 'waxy, peeled and sliced 3 mm thin, not rinsed',
        fr: 'à chair ferme, épluché·, coupé· en rondelles de 3 mm, non rincé·',
      },
    },
    cream: { takes: ['cream'], first: ['cream', 'oat-cream', 'soy-cream', 'milk', 'coconut-milk'], amount: [70, 'ml'] },
    milk: { takes: ['milk'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'], amount: [70, 'ml'] },
    garlic: { ...garlic, prep: { en: 'halved', fr: 'coupé· en deux' } },
    nutmeg: { first: ['nutmeg'], optional: true },
    butter: { ...fryingButter, amount: [4, 'g'], share: 0.4 },
    seasoning,
  },
  titles: [
    { en: 'Gratin dauphinois', fr: 'Gratin dauphinois' },
    { en: '{potato:title} gratin from the Dauphiné', fr: 'Gratin dauphinois de la maison' },
  ],
  descriptions: [
    {
      en: 'No cheese, no eggs, no hurry: thin slices, {cream:bare}, and an hour in a gentle oven.',
      fr: 'Ni fromage ni hâte : de fines rondelles, {cream} et une heure de four doux.',
    },
    {
      en: 'Do not rinse the slices: what they give off is what binds the whole.',
      fr: "Ne rincez surtout pas les rondelles : c'est ce qu'elles rendent qui lie le tout.",
    },
  ],
  prep: 20,
  oven: true,
  steps: [
    {
      en: 'Heat the oven to 160 °C. Rub {ovenDish} with {garlic}, then grease it with {butter}. Bring {milk+cream} to a simmer with the rest of the garlic[ and {nutmeg}][, and season generously with {seasoning:bare}].',
      fr: "Préchauffez le four à 160 °C. Frottez {ovenDish} avec {garlic}, puis graissez-le avec {butter}. Portez {milk+cream} à frémissement avec le reste de l'ail[ et {nutmeg}][ ; assaisonnez généreusement {seasoning:of}].",
      cook: 5,
      if: 'garlic',
    },
    {
      en: 'Heat the oven to 160 °C. Grease {ovenDish} with {butter}. Bring {milk+cream} to a simmer[ with {nutmeg}][ and season generously with {seasoning:bare}].',
      fr: 'Préchauffez le four à 160 °C. Graissez {ovenDish} avec {butter}. Portez {milk+cream} à frémissement[ avec {nutmeg}][ et assaisonnez généreusement {seasoning:of}].',
      cook: 5,
      unless: 'garlic',
    },
    {
      en: 'Add {potato} and simmer very gently for 8 min, stirring with a wooden spoon, until the liquid thickens. Tip into the dish and level the top.',
      fr: "Ajoutez {potato} et laissez frémir 8 min, en remuant à la cuillère de bois, jusqu'à ce que le liquide épaississe. Versez dans le plat et égalisez.",
      cook: 8,
    },
    {
      en: 'Bake for 1 h, until brown on top and tender to the heart. Leave to stand for 10 min: it will hold together better.',
      fr: "Enfournez 1 h, jusqu'à ce que le gratin soit doré dessus et fondant jusqu'au cœur. Laissez reposer 10 min, il se tiendra mieux.",
      cook: 60,
    },
  ],
}

export const dauphinois: Dish = {
  id: 'gratin-dauphinois',
  goesWith: ['steak', 'roast', 'joint'],
  of: 'gratin',
  course: 'side',
  alsoAs: ['main'],
  cuisines: ['french'],
  suits: ['cosy', 'winter', 'fancy', 'christmas'],
  names: {
    en: [
      'gratin dauphinois',
      'dauphinoise',
      'potato dauphinoise',
      'dauphinoise potatoes',
      'potato gratin',
      'scalloped potatoes',
    ],
    fr: ['gratin dauphinois', 'dauphinois', 'gratin de pommes de terre', 'gratin dauphinoi'],
  },
  noun: { en: 'a gratin dauphinois', fr: 'un gratin dauphinois' },
  serves: 6,
  instead: ['gratin', 'roast-potatoes'],
  ways: [
    slowDauphinois,
    {
      id: 'quick',
      ...slowDauphinois,
      // The slices cook in their cream on the hob; the oven does no more than brown them.
      quick: true,
      titles: [
        { en: 'Quick gratin dauphinois', fr: 'Gratin dauphinois express' },
        { en: '{potato:title} gratin, from the hob to the grill', fr: 'Gratin dauphinois, de la casserole au gril' },
      ],
      descriptions: [
        {
          en: 'Simmered first, browned last: the same thin slices and the same {cream:bare}, in half the time.',
          fr: "Mijoté d'abord, doré ensuite : les mêmes fines rondelles, deux fois plus vite.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Bring {milk+cream} to a simmer in a wide pan[ with {garlic}][ and {nutmeg}].[ Season generously with {seasoning:bare}.] Add {potato} and simmer very gently for 15 min, stirring now and then, until a knife slides through the slices and the sauce clings to them.',
          fr: "Portez {milk+cream} à frémissement dans une sauteuse[ avec {garlic+nutmeg}].[ Assaisonnez généreusement {seasoning:of}.] Ajoutez {potato} et laissez frémir très doucement 15 min en remuant de temps en temps, jusqu'à ce qu'une lame traverse les rondelles et que la sauce les nappe.",
          cook: 18,
        },
        {
          en: 'Heat the grill. Tip everything into {ovenDish}[ greased with {butter}] and brown for 5 min, close to the heat. Wait 5 min before serving.',
          fr: 'Allumez le gril. Versez le tout dans {ovenDish}[ graissé avec {butter}] et faites dorer 5 min, tout près du gril. Attendez 5 min avant de servir.',
          cook: 10,
        },
      ],
    },
  ],
}

export const tartiflette: Dish = {
  id: 'tartiflette',
  of: 'gratin',
  course: 'main',
  cuisines: ['french'],
  suits: ['winter', 'cosy', 'party'],
  names: { en: ['tartiflette', 'tartiflete'], fr: ['tartiflette', 'tartiflete', 'gratin savoyard', 'reblochonnade'] },
  noun: { en: 'a tartiflette', fr: 'une tartiflette' },
  serves: 4,
  instead: ['gratin-dauphinois', 'gratin'],
  ways: [
    {
      hero: ['bacon', 'cheese'],
      slots: {
        potato: {
          first: ['potato', 'celeriac'],
          amount: [250, 'g'],
          prep: { en: 'waxy, scrubbed', fr: 'à chair ferme, bien brossé·' },
        },
        bacon: {
          takes: ['cured-meat', 'smoked-fish', 'tender-vegetable'],
          first: ['bacon', 'smoked-tofu', 'mushroom'],
          upTo: 2,
          amount: [50, 'g'],
          share: 0.5,
        },
        onion: { takes: ['onion'], first: ['onion', 'shallot'], optional: true, prep: thinlySliced },
        wine: {
          takes: ['wine', 'alcohol'],
          first: ['white-wine', 'vegetable-stock', 'water'],
          amount: [25, 'ml'],
          share: 0.2,
        },
        cream: { takes: ['cream'], first: ['creme-fraiche', 'cream'], optional: true, share: 0.6 },
        cheese: {
          takes: ['melting-cheese'],
          first: ['reblochon', 'camembert', 'raclette', 'brie', 'mozzarella', 'cheddar'],
          amount: [110, 'g'],
          prep: {
            en: 'with its rind, sliced open through the middle',
            fr: "avec sa croûte, coupé· en deux dans l'épaisseur",
          },
        },
        seasoning,
      },
      titles: [
        { en: 'Tartiflette[ with {hero:bare}]', fr: 'Tartiflette[ {hero:at}]' },
        { en: 'Tartiflette after a day in the snow', fr: 'Tartiflette de retour des pistes' },
      ],
      descriptions: [
        {
          en: 'Invented to sell cheese, kept because nothing warms better.',
          fr: 'Inventée pour vendre du fromage, gardée parce que rien ne réchauffe mieux.',
        },
        {
          en: 'For the evening when the windows are steamed up and the boots are drying in the hall.',
          fr: "Pour le soir où les vitres s'embuent et où les chaussures sèchent dans l'entrée.",
        },
      ],
      prep: 20,
      oven: true,
      steps: [
        {
          en: 'Simmer {potato} whole in salted water for 20 min, until just tender. Drain, peel and cut into thick slices. Heat the oven to 200 °C.',
          fr: "Faites cuire {potato} 20 min à l'eau frémissante salée, pour les attendrir sans les défaire. Égouttez, pelez et coupez en rondelles épaisses. Préchauffez le four à 200 °C.",
          cook: 20,
        },
        {
          en: 'Meanwhile, brown {bacon+onion} in a pan for 8 min, pour in {wine} and let it bubble away.',
          fr: 'Pendant ce temps, faites dorer {bacon+onion} 8 min dans une poêle, versez {wine} et laissez réduire presque à sec.',
        },
        {
          en: 'Layer {potato} and the contents of the pan in {ovenDish}[, spoon over {cream}].[ Season with {seasoning:bare}, lightly.] Lay {cheese} on top, rind upwards.',
          fr: 'Alternez {potato} et le contenu de la poêle dans {ovenDish}[, puis ajoutez {cream}].[ Assaisonnez {seasoning:of}, légèrement.] Posez {cheese} par-dessus, croûte vers le haut.',
        },
        {
          en: 'Bake for 25 min, until it has melted down into the dish and is brown in places.',
          fr: 'Enfournez 25 min : tout doit avoir fondu et doré par endroits.',
          cook: 25,
        },
      ],
    },
  ],
}

export const croziflette: Dish = {
  id: 'croziflette',
  of: 'gratin',
  course: 'main',
  cuisines: ['french'],
  suits: ['winter', 'cosy'],
  names: {
    en: ['croziflette', 'pasta tartiflette'],
    fr: ['croziflette', 'crozets', 'gratin de crozets', 'gratin de coquillettes'],
  },
  noun: { en: 'a croziflette', fr: 'une croziflette' },
  serves: 4,
  instead: ['tartiflette', 'gratin'],
  ways: [
    {
      hero: ['bacon', 'cheese'],
      slots: {
        pasta: {
          takes: ['pasta'],
          first: ['crozet', 'macaroni', 'penne', 'gluten-free-pasta', 'buckwheat'],
          amount: [80, 'g'],
        },
        bacon: {
          takes: ['cured-meat', 'tender-vegetable'],
          first: ['bacon', 'smoked-tofu', 'mushroom'],
          upTo: 2,
          amount: [50, 'g'],
          share: 0.5,
        },
        onion,
        wine: { takes: ['wine'], first: ['white-wine', 'vegetable-stock', 'water'], amount: [25, 'ml'], share: 0.2 },
        cream: {
          takes: ['cream'],
          first: ['creme-fraiche', 'cream', 'soy-cream', 'oat-cream', 'milk', 'coconut-milk'],
          amount: [50, 'g'],
        },
        cheese: {
          takes: ['melting-cheese'],
          first: ['reblochon', 'camembert', 'raclette', 'brie', 'mozzarella', 'cheddar'],
          amount: [90, 'g'],
          prep: { en: 'sliced', fr: 'coupé· en tranches' },
        },
        seasoning,
      },
      titles: [
        { en: 'Croziflette[ with {hero:bare}]', fr: 'Croziflette[ {hero:at}]' },
        { en: "Croziflette, the tartiflette's little sister", fr: 'Croziflette, petite sœur de la tartiflette' },
      ],
      descriptions: [
        {
          en: 'In Savoy it is made with little squares of buckwheat pasta; any small shape goes, as long as it is cooked a little too firm.',
          fr: 'De petits carrés de pâte et un fromage qui coule : toute la Savoie, pourvu que la cuisson reste un peu trop ferme avant le four.',
        },
        { en: 'A spoon, a deep plate, a long evening.', fr: 'Une cuillère, une assiette creuse, une longue soirée.' },
      ],
      prep: 15,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Boil {pasta} in salted water for 2 min less than the packet says, about 8 min, and drain.',
          fr: "Préchauffez le four à 200 °C. Faites cuire {pasta} à l'eau bouillante salée 2 min de moins que sur le paquet, environ 8 min, puis égouttez.",
          cook: 10,
        },
        {
          en: 'Meanwhile, brown {bacon+onion} in a pan for 8 min, pour in {wine} and let it reduce.',
          fr: 'Pendant ce temps, faites dorer {bacon+onion} 8 min dans une poêle, versez {wine} et laissez réduire.',
        },
        {
          en: 'Mix {pasta} with the contents of the pan and {cream}.[ Season with {seasoning:bare}.] Tip into {ovenDish} and cover with {cheese}.',
          fr: 'Mélangez {pasta} avec le contenu de la poêle et {cream}.[ Assaisonnez {seasoning:of}.] Versez dans {ovenDish} et couvrez {cheese:of}.',
        },
        {
          en: 'Bake for 20 min, until melted and golden.',
          fr: "Enfournez 20 min, jusqu'à ce que le dessus soit fondu et doré.",
          cook: 20,
        },
      ],
    },
  ],
}
