import { milk, sugar, zested } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { garlic, salt, seasoning } from '../larder.ts'
import { crushed } from '../staples.ts'
import { egglessMayonnaise, finelyChopped } from '../table-staples.ts'

export const cranberrySauce: Dish = {
  id: 'cranberry-sauce',
  of: 'jam',
  course: 'sauce',
  cuisines: ['american', 'british'],
  suits: ['christmas', 'feast', 'ahead'],
  names: {
    en: ['cranberry sauce', 'homemade cranberry sauce', 'cranberry relish'],
    fr: ['sauce aux cranberries', 'sauce aux canneberges', 'sauce cranberry', 'sauce canneberges', 'sauce airelles'],
  },
  noun: { en: 'a cranberry sauce', fr: 'une sauce aux canneberges' },
  serves: 8,
  instead: ['compote', 'chutney'],
  ways: [
    {
      hero: ['orange', 'berry'],
      slots: {
        berry: { takes: ['berry'], first: ['cranberry', 'redcurrant'], amount: [35, 'g'], share: 0.35 },
        sugar: { ...sugar, amount: 14 },
        orange: { first: ['orange'], optional: true, amount: [0.12, 'piece'], prep: zested },
        spice: { takes: ['sweet-spice'], first: ['cinnamon'], optional: true, amount: [0.1, 'tsp'] },
        port: { takes: ['wine'], optional: true, amount: [8, 'ml'] },
        salt,
      },
      titles: [
        { en: 'Shining {berry:title} sauce', fr: 'Sauce {berry:at} pour la dinde' },
        { en: '{berry:title} sauce[ with {orange:bare}]', fr: 'Sauce {berry:at}[ et {orange:at}]' },
      ],
      descriptions: [
        {
          en: 'Ten minutes, and the tin need never be opened again.',
          fr: "Dix minutes, et l'on n'ouvrira plus jamais de bocal.",
        },
        {
          en: 'Take it off while half of the berries are still whole: it sets as it cools.',
          fr: 'Retirez-la quand la moitié des baies est encore entière : elle prend en refroidissant.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Put {berry+sugar}[ and {spice}][ and {port}][ with the zest and juice of {orange}] into a pan and bring to a simmer.',
          fr: 'Mettez {berry+sugar}[ et {spice}][ et {port}][ avec le zeste et le jus {orange:ofThe}] dans une casserole et portez à frémissement.',
          cook: 3,
        },
        {
          en: 'Simmer for 8–10 min, stirring now and then, until half of the berries have burst.[ Season with a little {salt:bare}.] Leave to cool: it thickens.',
          fr: 'Laissez frémir 8 à 10 min en remuant de temps en temps : la moitié des baies doit éclater.[ Ajoutez un peu {salt:of}.] Laissez refroidir : elle épaissit.',
          cook: 10,
        },
      ],
    },
  ],
}

export const chocolateSauce: Dish = {
  id: 'chocolate-sauce',
  of: 'custard',
  course: 'sauce',
  alsoAs: ['dessert'],
  onlyNamed: true,
  cuisines: ['french'],
  suits: ['children', 'party'],
  names: {
    en: ['chocolate sauce', 'hot chocolate sauce', 'hot fudge sauce', 'chocolate syrup'],
    fr: ['sauce au chocolat', 'sauce chocolat', 'coulis de chocolat', 'nappage au chocolat'],
  },
  noun: { en: 'a chocolate sauce', fr: 'une sauce au chocolat' },
  serves: 6,
  instead: ['caramel-sauce'],
  ways: [
    {
      hero: ['chocolate'],
      slots: {
        milk: {
          ...milk,
          takes: ['milk', 'cream'],
          first: ['cream', 'milk', 'oat-cream', 'soy-milk', 'oat-milk'],
          amount: 25,
        },
        sugar: { ...sugar, amount: 2, optional: true },
        chocolate: {
          takes: ['chocolate'],
          first: ['dark-chocolate', 'milk-chocolate', 'vegan-chocolate'],
          amount: [22, 'g'],
          share: 1,
          prep: { en: 'finely chopped', fr: 'finement haché·' },
        },
        salt,
        spirit: { takes: ['spirit', 'coffee'], optional: true, amount: [4, 'ml'] },
      },
      titles: [
        { en: 'Glossy {chocolate:title} sauce', fr: 'Sauce {chocolate:at} bien brillante' },
        { en: 'Hot {chocolate:title} sauce[ with {spirit:bare}]', fr: 'Sauce chaude {chocolate:at}[ et {spirit:at}]' },
      ],
      descriptions: [
        {
          en: 'For sundaes, and for the spoon that was meant for something else.',
          fr: 'Pour la glace, les poires, et la cuillère qui passait par là.',
        },
        {
          en: 'It keeps for a week in the cold and comes back to life over a pan of hot water.',
          fr: 'Elle se garde une semaine au frais et revient à la vie au bain-marie.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Bring {milk}[ with {sugar}] just to the boil. Pour over {chocolate}[ with {salt}] and leave for 1 min.',
          fr: 'Portez {milk}[ avec {sugar}] juste à ébullition. Versez sur {chocolate}[ avec {salt}] et attendez 1 min.',
          cook: 3,
        },
        {
          en: 'Stir from the middle outwards until smooth and shining[, then add {spirit}]. Serve hot.',
          fr: "Remuez du centre vers le bord, jusqu'à ce que ce soit lisse et brillant[, puis ajoutez {spirit}]. Servez chaud.",
        },
      ],
    },
  ],
}

export const mintSauce: Dish = {
  id: 'mint-sauce',
  goesWith: ['roast'],
  of: 'vinaigrette',
  onlyNamed: true,
  course: 'sauce',
  cuisines: ['british'],
  suits: ['easter', 'cheap'],
  names: {
    en: ['mint sauce', 'fresh mint sauce', 'english mint sauce'],
    fr: ['sauce à la menthe', 'sauce menthe', 'mint sauce'],
  },
  noun: { en: 'a mint sauce', fr: 'une sauce à la menthe' },
  serves: 6,
  instead: ['vinaigrette'],
  ways: [
    {
      hero: ['mint'],
      slots: {
        mint: { first: ['mint'], amount: [10, 'leaf'], prep: finelyChopped },
        sugar: { ...sugar, first: ['sugar', 'honey'], amount: 3 },
        salt,
        water: { first: ['water'], amount: [10, 'ml'], prep: { en: 'boiling', fr: 'bouillant·' } },
        vinegar: {
          takes: ['vinegar'],
          first: ['wine-vinegar', 'malt-vinegar', 'cider-vinegar'],
          amount: [0.6, 'tbsp'],
        },
      },
      titles: [
        { en: 'Sharp {mint:title} sauce', fr: 'Sauce {mint:at}, comme en Angleterre' },
        { en: '{mint:title} sauce for the Sunday lamb', fr: "Sauce {mint:at} pour l'agneau du dimanche" },
      ],
      descriptions: [
        {
          en: 'Green, sharp and sweet: a spoonful beside a roast, and no more.',
          fr: 'Verte, vive et douce : une cuillerée à côté du rôti, pas davantage.',
        },
        {
          en: 'Make it an hour ahead, so that it can make up its mind.',
          fr: "Préparez-la une heure d'avance, le temps qu'elle se décide.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Put {mint+sugar}[ and {salt}] into a bowl, pour over {water}, stir and leave for 10 min.',
          fr: 'Mettez {mint+sugar}[ et {salt}] dans un bol, versez {water}, remuez et laissez infuser 10 min.',
          wait: 10,
        },
        {
          en: 'Stir in {vinegar} and leave for 30 min before serving.',
          fr: 'Ajoutez {vinegar} et attendez 30 min avant de servir.',
          wait: 30,
        },
      ],
    },
  ],
}

export const creamyDressing: Dish = {
  id: 'creamy-dressing',
  of: 'vinaigrette',
  onlyNamed: true,
  course: 'sauce',
  cuisines: ['american'],
  suits: ['party', 'ahead'],
  names: {
    en: ['ranch dressing', 'ranch', 'creamy dressing', 'ranch dip', 'yoghurt dressing', 'yogurt dressing'],
    fr: ['sauce ranch', 'sauce au yaourt', 'sauce salade au yaourt', 'sauce blanche au yaourt', 'sauce crudités'],
  },
  classics: [
    {
      names: {
        en: ['blue cheese dressing', 'blue cheese dip', 'roquefort dressing'],
        fr: ['sauce au bleu', 'sauce roquefort', 'sauce au roquefort'],
      },
      asks: ['blue-cheese'],
    },
  ],
  noun: { en: 'a creamy dressing', fr: 'une sauce crémeuse pour salade' },
  serves: 6,
  instead: ['vinaigrette'],
  ways: [
    {
      hero: ['cheese', 'herb'],
      slots: {
        yoghurt: {
          takes: ['yoghurt'],
          first: ['yoghurt', 'buttermilk', 'soy-yoghurt'],
          amount: [20, 'g'],
          share: 0.16,
        },
        mayonnaise: {
          ...egglessMayonnaise,
          first: ['mayonnaise', 'vegan-mayonnaise'],
          optional: true,
          amount: [0.7, 'tbsp'],
        },
        cheese: {
          takes: ['fresh-cheese'],
          optional: true,
          amount: [12, 'g'],
          prep: { en: 'crumbled', fr: 'émietté·' },
        },
        juice: { takes: ['citrus', 'vinegar'], first: ['lemon', 'cider-vinegar'], amount: [0.08, 'piece'], share: 0.3 },
        garlic: { ...garlic, amount: [0.12, 'clove'], prep: crushed },
        herb: { takes: ['herb'], all: ['chives', 'dill', 'parsley'], upTo: 2, optional: true, share: 0.5 },
        seasoning,
      },
      titles: [
        {
          en: '[{cheese:title} dressing][!cheese Ranch dressing][ with {herb:bare}]',
          fr: '[Sauce crémeuse {cheese:at}][!cheese Sauce ranch][ et {herb:at}]',
        },
        {
          en: 'Thick[ {cheese:bare}] dressing[ with {herb:bare}]',
          fr: 'Sauce à crudités[ {cheese:at}][ et {herb:at}]',
        },
      ],
      descriptions: [
        {
          en: 'Thick enough for a carrot to stand in, loose enough for a lettuce.',
          fr: 'Assez épaisse pour y planter une carotte, assez souple pour une laitue.',
        },
        {
          en: 'Half an hour of rest does more for it than another spoon of anything.',
          fr: "Une demi-heure de repos lui fait plus de bien qu'une cuillerée de quoi que ce soit.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Stir {yoghurt}[ with {mayonnaise}] until smooth[ and mash in half of {cheese}].',
          fr: 'Mélangez {yoghurt}[ avec {mayonnaise}] pour lisser[ et écrasez-y la moitié {cheese:ofThe}].',
        },
        {
          en: 'Add {garlic+herb+juice:bare}[ and the rest of {cheese}][, season with {seasoning:bare}] and chill for 30 min.',
          fr: 'Ajoutez {garlic+herb+juice}[ et le reste {cheese:ofThe}][, assaisonnez {seasoning:of}] et laissez 30 min au frais.',
          wait: 30,
        },
      ],
    },
  ],
}

export const raita: Dish = {
  id: 'raita',
  of: 'tzatziki',
  course: 'sauce',
  alsoAs: ['side'],
  cuisines: ['indian'],
  suits: ['summer', 'light', 'cheap'],
  names: {
    en: ['raita', 'cucumber raita', 'mint raita'],
    fr: ['raïta', 'raita', 'raïta de concombre', 'raita au concombre', 'raïta à la menthe'],
  },
  noun: { en: 'a raita', fr: 'une raïta' },
  serves: 4,
  instead: ['tzatziki', 'salad'],
  ways: [
    {
      hero: ['vegetable', 'herb'],
      slots: {
        vegetable: {
          takes: ['salad-vegetable', 'root'],
          first: ['cucumber', 'radish'],
          amount: [60, 'g'],
          share: 0.5,
          prep: { en: 'grated', fr: 'râpé·' },
        },
        salt,
        cumin: { takes: ['spice'], first: ['cumin'], optional: true, amount: [0.25, 'tsp'] },
        yoghurt: { takes: ['yoghurt'], first: ['yoghurt', 'soy-yoghurt', 'coconut-yoghurt'], amount: [90, 'g'] },
        herb: { takes: ['herb'], all: ['mint', 'coriander'], optional: true, share: 0.6 },
        chilli: { takes: ['hot-spice'], first: ['chilli-flakes'], optional: true, amount: [0.25, 'pinch'] },
      },
      titles: [
        { en: '{vegetable:title} raita[ with {herb:bare}]', fr: 'Raïta {vegetable:at}[ et {herb:at}]' },
        { en: 'Cooling raita[ with {herb:bare}]', fr: 'Raïta bien fraîche[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'The fire brigade of the curry table, and good enough to eat alone, by the spoon.',
          fr: 'Le pompier de la table indienne, assez bon pour se manger seul, à la cuillère.',
        },
        {
          en: 'Toast the seeds until they smell of nuts: everything else is only stirred.',
          fr: "Torréfiez l'épice jusqu'à ce qu'elle sente la noisette : le reste n'a qu'à être mélangé.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Mix {vegetable}[ with {salt}], leave for 10 min and squeeze out the water.',
          fr: "Mélangez {vegetable}[ avec {salt}], laissez dégorger 10 min et pressez pour chasser l'eau.",
          wait: 10,
        },
        {
          en: 'Toast {cumin} in a dry pan for 1 min, until fragrant.',
          fr: 'Faites griller {cumin} 1 min dans une poêle sèche : cela doit embaumer.',
          cook: 1,
          if: 'cumin',
        },
        {
          en: 'Stir {yoghurt} until smooth, fold in the rest[ with {herb}][ and {chilli}] and serve cold.',
          fr: 'Lissez {yoghurt} à la cuillère, ajoutez le reste[ avec {herb}][ et {chilli}] et servez frais.',
        },
      ],
    },
  ],
}
