import {
  bakingPowder,
  breadFlour,
  butter,
  doughBinder,
  doughSalt,
  milk,
  sugar,
  water,
  yeast,
} from '../baking-staples.ts'
import type { Dish, Step } from '../dish.ts'
import { oliveOil, plainOil } from '../table-staples.ts'

const knead: Step = {
  en: 'Stir {yeast} into {water}, lukewarm. Mix with {flour+binder+salt+sugar+oil}, knead for 10 min, until smooth and elastic, cover and leave for 1 h, until doubled.',
  fr: 'Délayez {yeast} dans {water}, tiède. Mélangez avec {flour+binder+salt+sugar+oil}, pétrissez 10 min, pour une boule lisse et élastique, couvrez et laissez lever 1 h : le volume doit doubler.',
  wait: 70,
}

export const pretzels: Dish = {
  id: 'pretzels',
  of: 'bread',
  course: 'bread',
  alsoAs: ['snack'],
  cuisines: ['german', 'american'],
  suits: ['party', 'aperitif'],
  names: {
    en: ['pretzels', 'pretzel', 'soft pretzels', 'bavarian pretzels', 'pretzel bites', 'oktoberfest pretzels'],
    fr: ['bretzels', 'bretzel', 'bretzel alsacien', 'bretzels moelleux', 'bretzels maison', 'mauricettes'],
  },
  noun: { en: 'pretzels', fr: 'des bretzels' },
  serves: 6,
  instead: ['bread', 'soda-bread'],
  ways: [
    {
      hero: ['topping'],
      oven: true,
      slots: {
        flour: [breadFlour, 75],
        binder: [doughBinder, 0.33],
        yeast: [yeast, 0.25],
        water: [water, 43],
        sugar: { ...sugar, amount: 3, optional: true },
        oil: {
          first: ['butter', 'vegan-butter', 'sunflower-oil', 'rapeseed-oil'],
          amount: [6, 'g'],
          prep: { en: 'soft', fr: 'mou·' },
        },
        salt: [doughSalt, 0.3],
        soda: { first: ['bicarbonate'], amount: [1.5, 'tsp'], prep: { en: 'for the bath', fr: 'pour le bain' } },
        topping: { takes: ['seed', 'melting-cheese'], optional: true },
      },
      titles: [
        { en: 'Soft pretzels[ with {topping:bare}]', fr: 'Bretzels moelleux[ {topping:at}]' },
        { en: 'Bavarian pretzels[ with {topping:bare}]', fr: 'Bretzels comme en Alsace[ {topping:at}]' },
      ],
      descriptions: [
        {
          en: 'Thick belly, thin arms, a shine like a chestnut: it all comes from half a minute in a bath of soda.',
          fr: "Un ventre épais, des bras fins, l'éclat d'une châtaigne : tout vient d'une demi-minute dans un bain de bicarbonate.",
        },
        {
          en: 'Eat them the day they are born, with mustard or with butter.',
          fr: 'À manger le jour de leur naissance, à la moutarde ou au beurre.',
        },
      ],
      prep: 40,
      steps: [
        knead,
        {
          en: 'Divide into pieces of about 100 g, roll each into a rope 50 cm long, thin at the ends, and twist into pretzels. Leave for 20 min.',
          fr: 'Partagez en pâtons de 100 g environ, roulez chacun en un cordon de 50 cm, aminci aux bouts, et nouez. Laissez reposer 20 min.',
          wait: 20,
        },
        {
          en: 'Heat the oven to 220 °C. Bring plenty of water to the boil and add {soda} little by little: it foams. Simmer the pretzels in it for 30 s each, drain and lay on {tray}, lined.',
          fr: "Préchauffez le four à 220 °C. Portez une grande casserole d'eau à ébullition et ajoutez {soda} peu à peu : cela mousse. Plongez-y les bretzels 30 s chacun, égouttez et posez sur {tray}.",
          cook: 10,
        },
        {
          en: 'Slash the thick part[, scatter with {topping}] and bake for 15–18 min, until deep brown.',
          fr: 'Incisez la partie épaisse[, parsemez {topping:of}] et enfournez 15 à 18 min, pour un brun profond.',
          cook: 18,
        },
      ],
    },
  ],
}

export const bagels: Dish = {
  id: 'bagels',
  of: 'bread',
  course: 'bread',
  alsoAs: ['breakfast'],
  cuisines: ['american', 'east-european'],
  suits: ['packed', 'freezes'],
  names: {
    en: ['bagels', 'bagel', 'homemade bagels', 'new york bagels', 'sesame bagels'],
    fr: ['bagels', 'bagel', 'bagels maison', 'bagels au sésame'],
  },
  noun: { en: 'bagels', fr: 'des bagels' },
  serves: 6,
  instead: ['bread', 'soda-bread'],
  ways: [
    {
      hero: ['topping'],
      oven: true,
      slots: {
        flour: [breadFlour, 85],
        binder: [doughBinder, 0.33],
        yeast: [yeast, 0.25],
        water: [water, 48],
        sugar: { takes: ['sugar', 'syrup'], first: ['brown-sugar', 'sugar', 'honey'], amount: [4, 'g'], share: 0.3 },
        oil: { ...plainOil, amount: 0.15, optional: true },
        salt: [doughSalt, 0.3],
        topping: {
          takes: ['seed', 'onion', 'melting-cheese', 'dried-fruit', 'sweet-spice'],
          vary: ['sesame-seed', 'poppy-seed'],
          optional: true,
        },
      },
      titles: [
        { en: 'Chewy bagels[ with {topping:bare}]', fr: 'Bagels maison[ {topping:at}]' },
        { en: 'New York bagels[ with {topping:bare}]', fr: 'Bagels new-yorkais[ {topping:at}]' },
      ],
      descriptions: [
        {
          en: 'Boiled before they are baked: that is where the shine comes from, and the chew.',
          fr: "Pochés avant d'être cuits : de là viennent l'éclat et le moelleux qui résiste.",
        },
        {
          en: 'For a slow Sunday and whatever you like between two halves. They freeze well, sliced.',
          fr: 'Pour un dimanche lent et tout ce qui se glisse entre deux moitiés. Ils se congèlent bien, déjà tranchés.',
        },
      ],
      prep: 35,
      steps: [
        knead,
        {
          en: 'Divide into one ball for each person, push a floured finger through the middle and widen the hole to 4 cm. Leave for 20 min. Heat the oven to 210 °C.',
          fr: 'Partagez en une boule par personne, percez le centre avec un doigt fariné et élargissez le trou à 4 cm. Laissez reposer 20 min. Préchauffez le four à 210 °C.',
          wait: 20,
        },
        {
          en: 'Poach in simmering water for 1 min on each side, a few at a time, drain, lay on {tray}, lined[, and scatter with {topping}].',
          fr: "Pochez dans l'eau frémissante 1 min de chaque côté, quelques-uns à la fois, égouttez, posez sur {tray}[ et parsemez {topping:of}].",
          cook: 8,
        },
        {
          en: 'Bake for 20–22 min, until golden brown. Cool on a rack.',
          fr: 'Enfournez 20 à 22 min, pour un beau brun doré. Laissez refroidir sur une grille.',
          cook: 22,
        },
      ],
    },
  ],
}

export const fougasse: Dish = {
  id: 'fougasse',
  of: 'bread',
  course: 'bread',
  alsoAs: ['snack', 'starter'],
  cuisines: ['french'],
  suits: ['party', 'summer', 'packed', 'aperitif'],
  names: {
    en: ['fougasse', 'olive fougasse', 'provençal bread', 'leaf bread'],
    fr: ['fougasse', 'fougasse aux olives', 'fougasse provençale', 'fougasse aux lardons'],
  },
  noun: { en: 'a fougasse', fr: 'une fougasse' },
  serves: 6,
  instead: ['focaccia', 'bread', 'socca'],
  ways: [
    {
      hero: ['filling', 'herb'],
      oven: true,
      slots: {
        flour: [breadFlour, 70],
        binder: [doughBinder, 0.33],
        yeast: [yeast, 0.25],
        water: [water, 45],
        oil: [oliveOil, 0.6],
        salt: [doughSalt, 0.2],
        filling: {
          takes: ['preserve', 'cured-meat', 'tinned-fish', 'melting-cheese', 'nut', 'onion'],
          first: ['olive', 'green-olive'],
          upTo: 2,
          optional: true,
        },
        herb: { takes: ['herb', 'spice'], first: ['thyme', 'rosemary', 'herbes-de-provence'], optional: true },
      },
      titles: [
        { en: 'Fougasse[ with {filling+herb:bare}]', fr: 'Fougasse[ {filling+herb:at}]' },
        { en: 'Provençal fougasse[ with {filling+herb:bare}]', fr: 'Fougasse de Provence[ {filling+herb:at}]' },
      ],
      descriptions: [
        {
          en: 'A leaf of bread, all crust and holes: tear it, do not cut it.',
          fr: 'Une feuille de pain, tout en croûte et en trous : on la déchire, on ne la coupe pas.',
        },
        {
          en: 'Open the cuts wide: in the oven they close again.',
          fr: 'Ouvrez grand les entailles : au four, elles se referment.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Stir {yeast} into {water}, lukewarm. Add {flour+binder+salt}, then two thirds of {oil}, knead for 8 min[, work in {filling+herb}], cover and leave for 1 h 15, until doubled.',
          fr: 'Délayez {yeast} dans {water}, tiède. Ajoutez {flour+binder+salt}, puis les deux tiers {oil:ofThe}, pétrissez 8 min[, incorporez {filling+herb}], couvrez et laissez lever 1 h 15 : le volume doit doubler.',
          wait: 85,
        },
        {
          en: 'Flatten on {oneTray}, oiled, into an oval 2 cm thick, cut right through seven times like the veins of a leaf and pull the cuts wide open. Leave for 30 min. Heat the oven to 220 °C.',
          fr: "Aplatissez sur {oneTray} en un ovale de 2 cm d'épaisseur, entaillez de part en part sept fois, comme les nervures d'une feuille, et écartez bien. Laissez 30 min. Préchauffez le four à 220 °C.",
          wait: 30,
        },
        {
          en: 'Brush with the rest of the oil and bake for 20–22 min, until crisp and golden.',
          fr: "Badigeonnez avec le reste de l'huile et enfournez 20 à 22 min : croustillante, bien dorée.",
          cook: 22,
        },
      ],
    },
  ],
}

export const challah: Dish = {
  id: 'challah',
  of: 'bread',
  course: 'bread',
  alsoAs: ['breakfast'],
  cuisines: ['east-european', 'american'],
  suits: ['party', 'feast', 'freezes'],
  names: {
    en: ['challah', 'hallah', 'challah loaf', 'challah bread', 'sabbath bread'],
    fr: ['challah', 'hallah', 'pain challah', 'pain de shabbat', 'pain tressé'],
  },
  noun: { en: 'a challah', fr: 'une challah' },
  serves: 8,
  instead: ['brioche-loaf', 'bread'],
  ways: [
    {
      hero: ['topping'],
      oven: true,
      slots: {
        flour: { ...breadFlour, amount: 62, first: ['bread-flour', 'plain-flour'] },
        yeast: [yeast, 0.25],
        water: [water, 22],
        egg: {
          first: ['egg', 'aquafaba'],
          amount: [0.38, 'piece'],
          share: 0.4,
          prep: { en: 'beaten, a little kept to glaze', fr: 'battu·, avec un peu pour dorer' },
        },
        sugar: { takes: ['sugar', 'syrup'], first: ['sugar', 'honey'], amount: [7, 'g'], share: 0.4 },
        oil: [plainOil, 0.5],
        salt: [doughSalt, 0.2],
        extra: { takes: ['dried-fruit'], optional: true },
        topping: { takes: ['seed'], first: ['sesame-seed', 'poppy-seed'], optional: true },
      },
      titles: [
        { en: 'Plaited challah[ with {extra+topping:bare}]', fr: 'Challah tressée[ {extra+topping:at}]' },
        { en: 'Friday challah[ with {extra:bare}]', fr: 'Challah du vendredi[ {extra:at}]' },
      ],
      descriptions: [
        {
          en: 'A plait for the Friday table, rich and yet without butter or milk.',
          fr: 'Une tresse pour la table du vendredi, riche et pourtant sans beurre ni lait.',
        },
        {
          en: 'What is left on Sunday makes the best French toast there is.',
          fr: 'Le dimanche, ce qui reste fait le meilleur pain perdu du monde.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Stir {yeast} into {water}, lukewarm. Mix with {flour+salt+sugar+oil} and {egg}, all but a spoonful. Knead for 10 min, until smooth[, work in {extra}], cover and leave for 1 h 30, until doubled.',
          fr: 'Délayez {yeast} dans {water}, tiède. Mélangez avec {flour+salt+sugar+oil} et {egg}, sauf une cuillerée. Pétrissez 10 min, pour une boule lisse[, incorporez {extra}], couvrez et laissez lever 1 h 30 : le volume doit doubler.',
          wait: 100,
        },
        {
          en: 'Divide into three, roll into ropes 40 cm long, plait and lay on {oneTray}, lined. Leave for 45 min. Heat the oven to 180 °C.',
          fr: 'Partagez en trois, roulez en cordons de 40 cm, tressez et posez sur {oneTray}. Laissez lever 45 min. Préchauffez le four à 180 °C.',
          wait: 45,
        },
        {
          en: 'Brush with the spoonful you kept[, scatter with {topping}] and bake for 30 min, until deep brown and hollow-sounding underneath.',
          fr: 'Badigeonnez avec la cuillerée réservée[, parsemez {topping:of}] et enfournez 30 min : bien brune, sonnant creux dessous.',
          cook: 30,
        },
      ],
    },
  ],
}

export const bao: Dish = {
  id: 'bao',
  of: 'gyoza',
  course: 'main',
  alsoAs: ['starter', 'snack'],
  cuisines: ['chinese'],
  suits: ['party'],
  names: {
    en: ['bao', 'bao buns', 'bao bun', 'steamed buns', 'gua bao', 'baozi', 'pork bao'],
    fr: ['bao', 'baos', 'petits pains vapeur', 'brioches vapeur', 'gua bao', 'bao burger', 'baozi'],
  },
  noun: { en: 'bao buns', fr: 'des baos' },
  serves: 4,
  instead: ['gyoza', 'summer-rolls'],
  ways: [
    {
      hero: ['filling'],
      slots: {
        flour: { takes: ['flour'], first: ['plain-flour', 'gluten-free-flour-mix'], amount: [70, 'g'] },
        binder: [doughBinder, 0.3],
        yeast: [yeast, 0.25],
        raising: [bakingPowder, 0.15],
        sugar: { first: ['sugar', 'brown-sugar'], amount: [6, 'g'] },
        water: { ...milk, amount: 40, first: ['milk', 'soy-milk', 'oat-milk', 'rice-milk', 'water'] },
        filling: {
          takes: ['steak', 'poultry', 'tofu'],
          first: ['pork-fillet', 'chicken-thigh', 'tofu'],
          amount: [110, 'g'],
          prep: { en: 'cut into strips 5 mm thick', fr: 'en lanières de 5 mm' },
        },
        oil: [plainOil, 0.4],
        ginger: { all: ['garlic', 'ginger'], optional: true },
        soy: { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari', 'salt'], amount: [0.75, 'tbsp'] },
        honey: { takes: ['syrup'], first: ['honey', 'maple-syrup'], optional: true },
        cucumber: { takes: ['salad-vegetable'], first: ['cucumber', 'radish'], optional: true, share: 0.6 },
        herb: { takes: ['herb', 'onion'], first: ['coriander', 'spring-onion'], optional: true },
        nut: { takes: ['nut'], first: ['peanut'], optional: true },
      },
      titles: [
        { en: 'Bao buns[ with {filling:bare}]', fr: 'Baos[ {filling:at}]' },
        { en: 'Steamed bao with sticky {filling:bare}', fr: 'Baos vapeur {filling:at}' },
      ],
      descriptions: [
        {
          en: 'Pillows that bite back: soft, white, folded over something sticky.',
          fr: 'De petits oreillers blancs et souples, repliés sur quelque chose de laqué.',
        },
        {
          en: 'Steam them gently: a furious pot wrinkles them.',
          fr: 'Une vapeur douce : si cela bout trop fort, ils se rident.',
        },
      ],
      prep: 35,
      steps: [
        {
          en: 'Mix {flour+binder+yeast+raising+sugar} with {water}, lukewarm, knead for 8 min, until smooth, cover and leave for 1 h, until doubled.',
          fr: 'Mélangez {flour+binder+yeast+raising+sugar} avec {water}, tiède, pétrissez 8 min, pour une boule lisse, couvrez et laissez lever 1 h : le volume doit doubler.',
          wait: 60,
        },
        {
          en: 'Divide into balls, two or three for each person, roll into ovals 5 mm thick, brush with a little of {oil}, fold in half over a strip of baking paper and leave for 25 min.',
          fr: 'Partagez en boules, deux ou trois par personne, étalez en ovales de 5 mm, huilez avec un peu {oil:of}, repliez en deux sur une bande de papier cuisson et laissez 25 min.',
          wait: 25,
        },
        {
          en: 'Steam in a basket over simmering water for 10 min, in batches, and keep the lid on for 2 min off the heat.',
          fr: 'Faites cuire 10 min à la vapeur douce, en plusieurs fois, et laissez 2 min à couvert hors du feu.',
          cook: 15,
        },
        {
          en: 'Heat the rest of the oil in a wide pan over high heat and fry {filling} for 7 min, until browned and cooked right through. Add {ginger+soy+honey} and toss for 1 min, until sticky.',
          fr: "Chauffez le reste de l'huile dans une grande poêle à feu vif et saisissez {filling} 7 min, jusqu'à ce que ce soit doré et cuit à cœur. Ajoutez {ginger+soy+honey} et remuez 1 min : tout doit être laqué.",
          cook: 8,
        },
        {
          en: 'Open the warm bao, fill and close[, topped with {cucumber+herb+nut}].',
          fr: 'Garnissez-en les pains chauds[ et ajoutez {cucumber+herb+nut}].',
        },
      ],
    },
  ],
}

export const doughnuts: Dish = {
  id: 'doughnuts',
  of: 'churros',
  course: 'dessert',
  alsoAs: ['breakfast', 'snack'],
  cuisines: ['american', 'german', 'french'],
  suits: ['by-hand', 'party', 'children', 'birthday', 'tea'],
  names: {
    en: ['doughnuts', 'doughnut', 'donut', 'donuts', 'jam doughnuts', 'berliner', 'sugar doughnuts', 'beignet'],
    fr: [
      'beignets',
      'beignet',
      'donuts',
      'donut',
      'beignets à la confiture',
      'beignets de carnaval',
      'boules de Berlin',
      'beignets de mardi gras',
    ],
  },
  noun: { en: 'doughnuts', fr: 'des beignets' },
  serves: 6,
  instead: ['churros', 'cinnamon-rolls', 'pancakes'],
  ways: [
    {
      hero: ['filling', 'spice'],
      slots: {
        flour: { ...breadFlour, amount: 55 },
        binder: [doughBinder, 0.25],
        yeast: [yeast, 0.25],
        sugar: { first: ['sugar', 'brown-sugar'], amount: [14, 'g'] },
        milk: [milk, 25],
        egg: { first: ['egg', 'soy-yoghurt', 'yoghurt', 'coconut-yoghurt'], amount: [0.17, 'piece'], share: 0.15 },
        butter: { ...butter, amount: 8, prep: { en: 'soft', fr: 'mou·' } },
        salt: [doughSalt, 0.1],
        spice: { takes: ['sweet-spice', 'citrus'], optional: true, share: 0.5 },
        oil: {
          first: ['sunflower-oil', 'rapeseed-oil'],
          amount: [10, 'tbsp'],
          prep: { en: 'for deep-frying', fr: 'pour la friture' },
        },
        filling: { takes: ['jam'], first: ['jam'], optional: true, amount: [15, 'g'] },
      },
      titles: [
        { en: 'Sugared doughnuts[ with {filling+spice:bare}]', fr: 'Beignets au sucre[ et {filling+spice:at}]' },
        { en: 'Carnival doughnuts[ with {filling:bare}]', fr: 'Beignets de carnaval[ {filling:at}]' },
      ],
      descriptions: [
        {
          en: 'A pale belt round the middle is the sign of a good one: it floated.',
          fr: 'Une ceinture pâle tout autour : le signe du bon beignet, celui qui a flotté.',
        },
        {
          en: 'Nobody eats one without licking their lips; try it.',
          fr: "Personne n'en mange un sans se lécher les lèvres ; essayez.",
        },
      ],
      prep: 35,
      steps: [
        {
          en: 'Stir {yeast} into {milk}, lukewarm. Mix with {flour+binder+salt+egg+spice} and half of {sugar}, knead for 8 min, work in {butter} and knead for 5 min more. Cover and leave for 1 h 30, until doubled.',
          fr: 'Délayez {yeast} dans {milk}, tiède. Mélangez avec {flour+binder+salt+egg+spice}, ajoutez la moitié {sugar:ofThe}, pétrissez 8 min, incorporez {butter} et pétrissez encore 5 min. Couvrez et laissez lever 1 h 30 : le volume doit doubler.',
          wait: 105,
        },
        {
          en: 'Roll out 2 cm thick, cut out rounds of 7 cm and leave under a cloth for 40 min.',
          fr: 'Étalez sur 2 cm, découpez des disques de 7 cm et laissez 40 min sous un torchon.',
          wait: 40,
        },
        {
          en: 'Heat {oil} to 170 °C in a deep pan and do not leave it alone. Fry a few at a time, 2 min on each side, until deep gold. Drain on paper and roll in the rest of {sugar}.',
          fr: 'Chauffez {oil} à 170 °C dans une casserole haute, sans jamais la quitter. Faites frire quelques beignets à la fois, 2 min de chaque côté, pour un beau doré. Égouttez sur du papier et roulez dans le reste {sugar:ofThe}.',
          cook: 20,
        },
        {
          en: 'Once lukewarm, pipe in {filling} from the side.',
          fr: 'Une fois tièdes, garnissez de côté, à la poche, avec {filling}.',
          if: 'filling',
        },
      ],
    },
  ],
}
