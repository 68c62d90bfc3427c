import { butter, crystalSugar, eggs, milk, pinchOfSalt, sugar, water } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { asItIs } from '../staples.ts'

export const turkishDelight: Dish = {
  id: 'turkish-delight',
  of: 'fudge',
  course: 'snack',
  alsoAs: ['dessert'],
  cuisines: ['turkish'],
  suits: ['tea', 'ahead', 'party', 'iftar'],
  names: {
    en: ['turkish delight', 'lokum', 'rahat lokum', 'loukoumi', 'rose turkish delight'],
    fr: ['loukoums', 'loukoum', 'rahat loukoum', 'lokum', 'loukoums à la rose', 'loukoumi'],
  },
  noun: { en: 'Turkish delight', fr: 'des loukoums' },
  serves: 8,
  instead: ['fudge', 'juice-jelly'],
  ways: [
    {
      hero: ['flower', 'nut'],
      slots: {
        sugar: [crystalSugar, 50],
        water: [water, 60],
        lemon: { first: ['lemon'], amount: [0.06, 'piece'], prep: asItIs },
        starch: { takes: ['starch'], first: ['cornflour', 'potato-starch'], amount: [1.25, 'tbsp'] },
        flower: { first: ['orange-blossom', 'vanilla'], optional: true, amount: [0.2, 'tsp'], share: 0.5 },
        nut: { takes: ['nut'], first: ['pistachio'], optional: true, amount: [8, 'g'], prep: asItIs },
        dust: { first: ['icing-sugar'], amount: [8, 'g'], share: 4 },
        dusting: {
          first: ['cornflour', 'potato-starch'],
          again: true,
          amount: [2, 'g'],
          prep: { en: 'for dusting', fr: 'pour enrober' },
        },
      },
      titles: [
        { en: 'Turkish delight[ with {nut:bare}]', fr: 'Loukoums[ {nut:at}]' },
        { en: 'Turkish delight scented with {flower:bare}', fr: 'Loukoums parfumés, {flower:at}' },
      ],
      descriptions: [
        {
          en: 'Clear, trembling, snowed over with sugar: a box of it has bought whole kingdoms in books.',
          fr: 'Translucides, tremblants, enneigés de sucre : dans les livres, une boîte suffit à acheter un royaume.',
        },
        {
          en: 'Stir without mercy for the first half hour; then wait a night.',
          fr: 'Remuez sans pitié la première demi-heure ; puis attendez une nuit.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Boil {sugar} with a third of {water} and a dash of {lemon:some} to a syrup, until a sugar thermometer shows 118 °C, about 12 min.',
          fr: "Faites bouillir {sugar} avec un tiers {water:ofThe} et un trait {lemon:some}, jusqu'à 118 °C au thermomètre, environ 12 min.",
          cook: 14,
        },
        {
          en: 'Whisk {starch} into the rest of the water, cold, in a heavy pan and bring to the boil, whisking, until a thick paste. Whisk in the syrup little by little.',
          fr: "Délayez {starch} dans le reste de l'eau, froide, dans une casserole lourde et portez à ébullition en fouettant : une colle épaisse. Incorporez le sirop peu à peu au fouet.",
          cook: 5,
        },
        {
          en: 'Cook over the lowest heat for 40 min, stirring very often, until golden, clear and so thick that it leaves the pan.[ Stir in {flower+nut}.]',
          fr: 'Laissez cuire 40 min à feu très doux en remuant très souvent : doré, translucide, si épais que cela se détache.[ Ajoutez {flower+nut}.]',
          cook: 40,
        },
        {
          en: 'Pour into an oiled tin lined with paper, 3 cm deep, and leave at room temperature for 8 h.',
          fr: 'Coulez sur 3 cm dans un moule huilé et chemisé, et laissez 8 h à température ambiante.',
          wait: 480,
        },
        {
          en: 'Cut into cubes with an oiled knife and roll in {dust+dusting}. Keep in a box with paper between the layers.',
          fr: 'Coupez en cubes avec un couteau huilé et roulez dans {dust+dusting}. Gardez dans une boîte, avec du papier entre les couches.',
        },
      ],
    },
  ],
}

export const mangoRice: Dish = {
  id: 'mango-sticky-rice',
  of: 'rice-pudding',
  course: 'dessert',
  cuisines: ['thai'],
  suits: ['summer', 'children'],
  names: {
    en: [
      'mango sticky rice',
      'sticky rice with mango',
      'mango rice',
      'khao niao mamuang',
      'thai mango rice',
      'sweet sticky rice',
    ],
    fr: [
      'riz gluant à la mangue',
      'mango sticky rice',
      'riz gluant mangue',
      'riz coco mangue',
      'riz gluant coco mangue',
      'khao niao mamuang',
    ],
  },
  noun: { en: 'a mango sticky rice', fr: 'un riz gluant à la mangue' },
  serves: 4,
  instead: ['rice-pudding', 'fruit-salad'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        rice: { first: ['sushi-rice', 'pudding-rice', 'risotto-rice'], amount: [50, 'g'] },
        water: [water, 65],
        coconut: { first: ['coconut-milk'], amount: [75, 'ml'] },
        sugar: [sugar, 15],
        pinch: pinchOfSalt,
        fruit: {
          takes: ['soft-fruit', 'orchard-fruit'],
          first: ['mango', 'pineapple'],
          amount: [0.5, 'piece'],
          share: 1.5,
          prep: { en: 'peeled and sliced', fr: 'épluché· et tranché·' },
        },
        sesame: { takes: ['seed'], first: ['sesame-seed'], optional: true },
      },
      titles: [
        { en: 'Sticky rice with {fruit:bare}', fr: 'Riz gluant {fruit:at}' },
        { en: 'Thai sticky rice with coconut and {fruit:bare}', fr: 'Riz gluant thaï au coco et {fruit:at}' },
      ],
      descriptions: [
        {
          en: 'Warm, salty-sweet rice beneath cool, ripe fruit: Bangkok waits all year for the season.',
          fr: "Un riz tiède, doux et un rien salé, sous un fruit mûr et frais : Bangkok attend la saison toute l'année.",
        },
        {
          en: 'The pinch of salt in the sauce is no mistake: leave it out and it is only sweet.',
          fr: "La pincée de sel n'est pas une erreur : sans elle, ce n'est que sucré.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Put {rice} in a pan with {water}, bring to the boil, cover, cook over the lowest heat for 14 min and leave to stand off the heat for 10 min.',
          fr: 'Versez {rice} dans une casserole avec {water}, portez à ébullition, couvrez, laissez cuire 14 min à feu très doux, puis 10 min hors du feu.',
          cook: 18,
          wait: 10,
        },
        {
          en: 'Meanwhile, warm {coconut} with {sugar}[ and {pinch}] without letting it boil. Keep a quarter aside, fold the rest into the hot rice, cover and leave for 20 min, until it has all been drunk.',
          fr: 'Pendant ce temps, chauffez {coconut} avec {sugar}[ et {pinch}] sans faire bouillir. Réservez-en un quart, incorporez le reste au riz chaud, couvrez et laissez 20 min : tout est bu.',
          wait: 20,
        },
        {
          en: 'Serve the rice lukewarm with {fruit}, the coconut milk that was kept[ and {sesame}].',
          fr: 'Servez le riz tiède avec {fruit}, le lait de coco réservé[ et {sesame}].',
        },
      ],
    },
  ],
}

export const gulabJamun: Dish = {
  id: 'gulab-jamun',
  of: 'doughnuts',
  course: 'dessert',
  cuisines: ['indian'],
  suits: ['party', 'feast', 'iftar'],
  names: {
    en: ['gulab jamun', 'gulab jamoun', 'kala jamun', 'indian milk balls in syrup', 'gulab jaman'],
    fr: ['gulab jamun', 'gulab jamoun', 'kala jamun', 'boulettes indiennes au sirop', 'gulab jaman'],
  },
  noun: { en: 'gulab jamun', fr: 'des gulab jamuns' },
  serves: 6,
  instead: ['doughnuts', 'puff-puff'],
  ways: [
    {
      hero: ['spice'],
      slots: {
        sugar: [crystalSugar, 45],
        water: [water, 45],
        spice: { takes: ['sweet-spice'], first: ['cardamom', 'vanilla'], optional: true },
        flower: { first: ['orange-blossom'], optional: true, amount: [0.15, 'tsp'] },
        cheese: { first: ['ricotta', 'quark'], amount: [30, 'g'], prep: { en: 'well drained', fr: 'bien égoutté·' } },
        almond: { first: ['ground-almonds', 'desiccated-coconut'], optional: true, amount: [8, 'g'], share: 1 },
        flour: { first: ['plain-flour', 'rice-flour'], amount: [14, 'g'] },
        powder: { first: ['bicarbonate'], optional: true, amount: [0.05, 'tsp'] },
        oil: { takes: ['oil'], first: ['sunflower-oil', 'rapeseed-oil'], amount: [4, 'tbsp'] },
        nut: { takes: ['nut'], first: ['pistachio'], optional: true, amount: [3, 'g'] },
      },
      titles: [
        { en: 'Gulab jamun[ with {nut:bare}]', fr: 'Gulab jamuns[ {nut:at}]' },
        { en: 'Warm gulab jamun in scented syrup', fr: 'Gulab jamuns tièdes au sirop parfumé' },
      ],
      descriptions: [
        {
          en: 'Little brown balls that drink twice their weight in syrup: no Indian wedding dares to go without.',
          fr: "De petites boules brunes qui boivent leur poids de sirop : nulle noce indienne n'ose s'en passer.",
        },
        {
          en: 'Fry them slowly: brown outside too soon is raw within.',
          fr: 'Faites-les frire doucement : trop vite brunes, crues au cœur.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Simmer {sugar} in {water}[ with {spice}] for 8 min, to a light syrup.[ Stir in {flower}.] Keep warm.',
          fr: 'Faites frémir {sugar} dans {water}[ avec {spice}] 8 min, en sirop léger.[ Ajoutez {flower}.] Gardez tiède.',
          cook: 10,
        },
        {
          en: 'Mix {cheese+almond+flour+powder} to a soft dough, leave for 10 min and roll into smooth balls as big as a marble.',
          fr: 'Mélangez {cheese+almond+flour+powder} en pâte souple, laissez 10 min et roulez en boules lisses, grosses comme une bille.',
          wait: 10,
        },
        {
          en: 'Heat {oil} to 140 °C in a deep pan. Fry the balls, a few at a time, for 7 min, rolling them, until evenly deep brown and cooked through. Drain.',
          fr: 'Chauffez {oil} à 140 °C dans une casserole profonde. Faites frire les boules, quelques-unes à la fois, 7 min en les roulant : brunes partout, cuites à cœur. Égouttez.',
          cook: 20,
        },
        {
          en: 'Put them, hot, into the warm syrup and leave for 2 h.[ Scatter with {nut}.]',
          fr: 'Plongez-les chaudes dans le sirop tiède et laissez 2 h.[ Parsemez {nut:of}.]',
          wait: 120,
        },
      ],
    },
  ],
}

export const riceCake: Dish = {
  id: 'gateau-de-riz',
  of: 'rice-pudding',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['children', 'cheap', 'ahead', 'soft'],
  names: {
    en: ['french rice cake', 'caramel rice cake', 'gateau de riz', 'gâteau de riz'],
    fr: ['gâteau de riz', 'gâteau de riz au caramel', 'gâteau au riz', 'gâteau de riz de grand-mère'],
  },
  noun: { en: 'a caramel rice cake', fr: 'un gâteau de riz' },
  serves: 6,
  instead: ['rice-pudding', 'semolina-pudding'],
  ways: [
    {
      hero: ['fruit'],
      oven: true,
      slots: {
        rice: { first: ['pudding-rice', 'risotto-rice'], amount: [30, 'g'] },
        milk: [milk, 165],
        vanilla: { takes: ['sweet-spice'], first: ['vanilla'], optional: true },
        pinch: pinchOfSalt,
        caramel: { ...crystalSugar, amount: 16, prep: { en: 'for the caramel', fr: 'pour le caramel' } },
        sugar: { ...sugar, amount: 12, again: true },
        butter: [butter, 4],
        egg: [eggs, 0.5],
        fruit: { takes: ['dried-fruit'], first: ['raisin'], optional: true, amount: [10, 'g'] },
      },
      titles: [
        { en: 'Caramel rice cake[ with {fruit:bare}]', fr: 'Gâteau de riz[ {fruit:at}]' },
        { en: "Grandmother's rice cake, under caramel", fr: 'Gâteau de riz de grand-mère au caramel' },
      ],
      descriptions: [
        {
          en: 'Turned out of its tin it gleams: the pudding of every French school holiday.',
          fr: 'Démoulé, il brille : le dessert de toutes les vacances chez les grands-parents.',
        },
        {
          en: 'Better cold, and best the next day, from the refrigerator door.',
          fr: 'Meilleur froid, et mieux encore le lendemain, debout devant le réfrigérateur.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Simmer {rice} in {milk}[ with {vanilla+pinch}] over low heat for 35 min, stirring now and then, until creamy.',
          fr: 'Faites cuire {rice} dans {milk}[ avec {vanilla+pinch}] 35 min à feu doux en remuant parfois, pour un riz crémeux.',
          cook: 38,
        },
        {
          en: 'Heat the oven to 180 °C. For the caramel, cook {caramel} with a spoonful of water until amber and pour it into {loafTin}, tilting.',
          fr: "Préchauffez le four à 180 °C. Pour le caramel, faites cuire {caramel} avec une cuillerée d'eau, bien ambré, et versez-le dans {loafTin} en l'inclinant.",
          cook: 6,
        },
        {
          en: 'Stir {sugar+butter}[ and {fruit}] into the rice, leave for 5 min, then beat in {egg}. Pour over the caramel and bake in a water bath for 40 min, until set.',
          fr: 'Ajoutez {sugar+butter}[ et {fruit}] au riz, laissez 5 min, puis incorporez {egg} en battant. Versez sur le caramel et enfournez 40 min au bain-marie : pris.',
          cook: 40,
        },
        {
          en: 'Leave to cool, chill for 3 h and turn out.',
          fr: 'Laissez refroidir, gardez 3 h au réfrigérateur et démoulez.',
          wait: 180,
        },
      ],
    },
  ],
}
