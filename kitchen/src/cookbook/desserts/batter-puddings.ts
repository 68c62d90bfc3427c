import { butter, cinnamon, cream, eggs, flour, milk, pinchOfSalt, sugar, vanilla } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'

export const clafoutis: Dish = {
  id: 'clafoutis',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['summer', 'tea'],
  names: {
    en: ['clafoutis', 'cherry clafoutis', 'clafouti', 'flaugnarde'],
    fr: ['clafoutis', 'clafoutis aux cerises', 'clafouti', 'flognarde'],
  },
  noun: { en: 'a clafoutis', fr: 'un clafoutis' },
  serves: 6,
  instead: ['far-breton', 'crumble'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        fruit: {
          takes: ['berry', 'orchard-fruit', 'soft-fruit'],
          first: ['cherry', 'plum', 'apricot'],
          upTo: 2,
          amount: [90, 'g'],
          share: 0.75,
        },
        egg: [eggs, 0.5],
        sugar: [sugar, 15],
        flour: [flour, 13],
        milk: [milk, 42],
        cream: { ...cream, amount: 17, optional: true },
        vanilla,
        butter: [butter, 4],
        salt: pinchOfSalt,
      },
      titles: [
        { en: '{fruit:title} clafoutis', fr: 'Clafoutis {fruit:at}' },
        { en: 'Limousin clafoutis with {fruit:bare}', fr: 'Clafoutis limousin {fruit:at}' },
      ],
      descriptions: [
        {
          en: 'Half cake, half flan, all orchard: five minutes of whisking, and the oven sees to the rest.',
          fr: 'Mi-gâteau, mi-flan, tout verger : cinq minutes de fouet, et le four fait le reste.',
        },
        {
          en: 'It puffs up proudly and sinks as it cools: that is how it should be.',
          fr: "Il gonfle fièrement, puis s'affaisse en tiédissant : c'est normal, et c'est bon signe.",
        },
      ],
      prep: 15,
      whole: 'egg',
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 180 °C. Grease {ovenDish} with {butter} and spread {fruit} in it.',
          fr: 'Préchauffez le four à 180 °C. Graissez {ovenDish} avec {butter} et étalez-y {fruit}.',
        },
        {
          en: 'Whisk {egg} with {sugar}, then with {flour+salt}, and thin with {milk+cream+vanilla}.',
          fr: 'Fouettez {egg} avec {sugar}, puis avec {flour+salt}, et délayez avec {milk+cream+vanilla}.',
        },
        {
          en: 'Pour over and bake for 35 min, until golden and just set. Serve lukewarm.',
          fr: "Versez et enfournez 35 min, jusqu'à ce qu'il soit doré et juste pris. Servez tiède.",
          cook: 35,
        },
      ],
    },
    {
      id: 'eggless',
      standsIn: true,
      hero: ['fruit'],
      slots: {
        fruit: {
          takes: ['berry', 'orchard-fruit', 'soft-fruit'],
          first: ['cherry', 'plum', 'apricot'],
          upTo: 2,
          amount: [90, 'g'],
          share: 0.75,
        },
        tofu: { first: ['silken-tofu', 'coconut-yoghurt'], amount: [40, 'g'] },
        milk: { takes: ['milk'], first: ['oat-milk', 'soy-milk', 'rice-milk', 'milk'], amount: [45, 'ml'] },
        sugar: [sugar, 16],
        flour: [flour, 12],
        starch: { first: ['cornflour', 'potato-starch'], amount: [0.5, 'tbsp'] },
        vanilla,
        fat: { first: ['coconut-oil', 'vegan-butter', 'sunflower-oil', 'butter'], optional: true, share: 0.5 },
        salt: pinchOfSalt,
      },
      titles: [{ en: '{fruit:title} clafoutis without eggs', fr: 'Clafoutis {fruit:at} sans œuf' }],
      descriptions: [
        {
          en: 'Blended smooth and bound with a spoonful of starch, it sets as tenderly as the old one.',
          fr: "Mixé bien lisse et lié à la fécule, il prend avec la même tendreté que l'ancien.",
        },
      ],
      prep: 15,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 180 °C. Grease {ovenDish}[ with {fat}] and spread {fruit} in it.',
          fr: 'Préchauffez le four à 180 °C. Graissez {ovenDish}[ avec {fat}] et étalez-y {fruit}.',
        },
        {
          en: 'Blend {tofu} with {milk+sugar} until smooth, then with {flour+starch+salt+vanilla}.',
          fr: 'Mixez {tofu} avec {milk+sugar} pour bien lisser, puis avec {flour+starch+salt+vanilla}.',
        },
        {
          en: 'Pour over and bake for 40 min. Leave for 20 min before serving: it firms up as it cools.',
          fr: 'Versez et enfournez 40 min. Attendez 20 min avant de servir : il se raffermit en tiédissant.',
          cook: 40,
        },
      ],
    },
  ],
}

export const farBreton: Dish = {
  id: 'far-breton',
  of: 'clafoutis',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['cosy', 'tea'],
  names: { en: ['far breton', 'breton prune flan', 'prune flan'], fr: ['far breton', 'far', 'far aux pruneaux'] },
  noun: { en: 'a far breton', fr: 'un far breton' },
  serves: 8,
  instead: ['clafoutis', 'crumble'],
  ways: [
    {
      hero: ['prune'],
      slots: {
        prune: {
          takes: ['dried-fruit', 'orchard-fruit'],
          first: ['prune', 'date', 'apple'],
          amount: [2.5, 'piece'],
          share: 0.7,
          prep: { en: 'stoned', fr: 'dénoyauté·' },
        },
        rum: { takes: ['spirit'], first: ['spirit'], optional: true, amount: [3, 'ml'], share: 0.2 },
        egg: [eggs, 0.5],
        sugar: [sugar, 15],
        flour: [flour, 25],
        milk: [milk, 90],
        vanilla,
        butter: [butter, 5],
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Far breton with {prune:bare}', fr: 'Far breton {prune:at}' },
        { en: 'Far breton as in Quimper, with {prune:bare}', fr: 'Far comme à Quimper, {prune:at}' },
      ],
      descriptions: [
        {
          en: 'Dense, smooth and nearly black on top: the pocket food of Breton fishermen.',
          fr: 'Dense, lisse, presque noir sur le dessus : le goûter de poche des pêcheurs bretons.',
        },
        {
          en: 'It wants a hot oven, salted butter if you have it, and a night to think it over.',
          fr: 'Il lui faut un four vif et une nuit pour réfléchir.',
        },
      ],
      prep: 15,
      whole: 'egg',
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Soak {prune} in hot water[ with {rum}] while you make the batter. Grease {ovenDish} thickly with {butter}.',
          fr: "Préchauffez le four à 200 °C. Faites tremper {prune} dans de l'eau chaude[ avec {rum}] le temps de préparer la pâte. Graissez généreusement {ovenDish} avec {butter}.",
        },
        {
          en: 'Whisk {egg+sugar}, then {flour+salt}, and pour in {milk} little by little[, with {vanilla}].',
          fr: 'Fouettez {egg+sugar}, puis {flour+salt}, et versez {milk} peu à peu[, avec {vanilla}].',
        },
        {
          en: 'Drain {prune} and lay them in the dish. Pour over the batter and bake for 20 min, then lower to 170 °C and bake for 30 min, until well browned. Serve lukewarm or cold.',
          fr: "Égouttez {prune} et répartissez dans le plat. Versez la pâte, enfournez 20 min, puis baissez à 170 °C et comptez encore 30 min, jusqu'à ce que le dessus soit bien brun. Servez tiède ou froid.",
          cook: 50,
        },
      ],
    },
  ],
}

export const breadPudding: Dish = {
  id: 'bread-pudding',
  of: 'clafoutis',
  course: 'dessert',
  alsoAs: ['breakfast'],
  cuisines: ['british'],
  suits: ['cosy', 'winter', 'ahead', 'cheap'],
  uses: ['bread'],
  names: {
    en: ['bread pudding', 'bread and butter pudding', 'brioche pudding'],
    fr: ['pudding', 'pudding au pain', 'pouding au pain', 'bread pudding'],
  },
  noun: { en: 'a bread pudding', fr: 'un pudding au pain' },
  serves: 6,
  instead: ['french-toast', 'clafoutis'],
  ways: [
    {
      hero: ['fruit', 'bread'],
      slots: {
        bread: {
          takes: ['bread'],
          first: ['bread', 'brioche', 'gluten-free-bread'],
          amount: [1.5, 'slice'],
          prep: { en: 'a day old', fr: 'de la veille, un peu rassi·' },
        },
        butter: [butter, 6],
        fruit: {
          takes: ['dried-fruit', 'orchard-fruit', 'berry', 'chocolate'],
          first: ['raisin', 'dark-chocolate', 'apple'],
          upTo: 2,
          optional: true,
        },
        egg: { first: ['egg', 'cornflour'], amount: [0.5, 'piece'], share: 0.8 },
        milk: [milk, 90],
        cream: { ...cream, amount: 20, optional: true },
        sugar: [sugar, 12],
        spice: cinnamon,
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Bread pudding[ with {fruit:bare}]', fr: 'Pudding de pain rassis[ {fruit:at}]' },
        { en: 'Golden bread pudding[ with {spice:bare}]', fr: 'Pudding doré du lendemain[ {spice:at}]' },
      ],
      descriptions: [
        {
          en: "Yesterday's loaf, dressed up: trembling underneath, crisp and sugared on top.",
          fr: 'Le reste de la veille en habit du dimanche : tremblant dessous, croustillant et sucré dessus.',
        },
        { en: 'Thrift never tasted this good.', fr: "L'économie n'a jamais été aussi bonne." },
      ],
      prep: 15,
      oven: true,
      steps: [
        {
          en: 'Spread {bread} with {butter}, cut into triangles and overlap in {ovenDish}[ with {fruit}].',
          fr: 'Tartinez {bread} avec {butter}, coupez en triangles et disposez dans {ovenDish} en les chevauchant[, avec {fruit}].',
        },
        {
          en: 'Whisk {egg} with {milk+cream}, two thirds of {sugar}[, plus {spice+salt}]. Pour over and leave to soak for 20 min.',
          fr: 'Fouettez {egg} avec {milk+cream}, les deux tiers {sugar:ofThe}[, puis {spice+salt}]. Versez et laissez imbiber 20 min.',
          wait: 20,
        },
        {
          en: 'Heat the oven to 170 °C. Top with the rest of {sugar} and bake for 35 min, until puffed and golden.',
          fr: "Préchauffez le four à 170 °C. Répartissez le reste {sugar:ofThe} dessus et enfournez 35 min, jusqu'à ce que le pudding soit gonflé et doré.",
          cook: 35,
        },
      ],
    },
  ],
}

export const stickyToffee: Dish = {
  id: 'sticky-toffee-pudding',
  of: 'cake',
  course: 'dessert',
  cuisines: ['british'],
  suits: ['winter', 'cosy'],
  names: {
    en: ['sticky toffee pudding', 'sticky toffee', 'date pudding', 'toffee pudding'],
    fr: ['sticky toffee pudding', 'gâteau aux dattes', 'pudding aux dattes'],
  },
  noun: { en: 'a sticky toffee pudding', fr: 'un sticky toffee pudding' },
  serves: 6,
  instead: ['banana-bread', 'cake'],
  ways: [
    {
      hero: ['date'],
      slots: {
        date: { takes: ['dried-fruit'], first: ['date', 'prune', 'raisin'], amount: [4, 'piece'], share: 1.8 },
        soda: { first: ['bicarbonate'], optional: true, amount: [0.17, 'tsp'] },
        water: { first: ['water'], amount: [35, 'ml'] },
        butter: { ...butter, amount: 27, first: ['butter', 'vegan-butter', 'coconut-oil'] },
        sugar: { first: ['brown-sugar', 'sugar'], amount: [40, 'g'] },
        egg: { first: ['egg', 'yoghurt', 'soy-yoghurt', 'coconut-yoghurt'], amount: [0.34, 'piece'], share: 0.34 },
        flour: [flour, 28],
        raising: { first: ['baking-powder', 'gluten-free-baking-powder'], optional: true, amount: [0.2, 'tsp'] },
        cream: [cream, 40],
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Sticky toffee pudding with {date:bare}', fr: 'Sticky toffee pudding {date:at}' },
        { en: 'Sticky {date:title} pudding in toffee sauce', fr: 'Pudding {date:at}, sauce caramel' },
      ],
      descriptions: [
        {
          en: 'A dark, damp sponge that drinks its own sauce; nobody has ever asked for the smaller piece.',
          fr: "Un gâteau sombre et humide qui boit sa propre sauce ; personne n'a jamais réclamé la petite part.",
        },
        { en: "Northern England's answer to February.", fr: "La réponse du nord de l'Angleterre au mois de février." },
      ],
      prep: 25,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 175 °C and grease {squareTin}. Pour {water}, boiling, over {date+soda}, leave for 10 min and mash.',
          fr: 'Préchauffez le four à 175 °C et graissez {squareTin}. Versez {water} en pleine ébullition sur {date+soda}, attendez 10 min et écrasez.',
        },
        {
          en: 'Beat half of {butter} with half of {sugar} for 3 min. Beat in {egg}, fold in {flour+raising} and stir in the warm, mashed fruit. Pour into the tin.',
          fr: 'Fouettez la moitié {butter:ofThe} avec la moitié {sugar:ofThe} 3 min. Incorporez {egg}, puis {flour+raising}, et enfin la purée de fruits encore tiède. Versez dans le moule.',
        },
        {
          en: 'Bake for 30 min, until a skewer comes out clean.',
          fr: "Enfournez 30 min, jusqu'à ce qu'une lame en ressorte sèche.",
          cook: 30,
        },
        {
          en: 'Meanwhile, simmer the rest of the {butter+sugar:bare} with {cream} for 4 min[, and finish with {salt}]. Prick the hot pudding, pour over half of the sauce and serve the rest at the table.',
          fr: 'Pendant ce temps, laissez bouillonner le reste {butter:of} et {sugar:of} avec {cream} 4 min[, et terminez avec {salt}]. Piquez le gâteau brûlant, versez la moitié de la sauce et servez le reste à table.',
        },
      ],
    },
  ],
}
