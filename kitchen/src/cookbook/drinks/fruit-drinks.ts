import { milk, pinchOfSalt, sugar } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'

export const smoothie: Dish = {
  id: 'smoothie',
  course: 'drink',
  alsoAs: ['breakfast', 'snack'],
  cuisines: ['american'],
  suits: ['light', 'summer', 'children'],
  uses: ['bananas'],
  names: {
    en: ['smoothie', 'smoothy', 'green smoothie', 'fruit shake', 'protein shake'],
    fr: ['smoothie', 'smoothy', 'smoothie vert', 'smoothie aux fruits'],
  },
  noun: { en: 'a smoothie', fr: 'un smoothie' },
  serves: 2,
  instead: ['fruit-salad'],
  ways: [
    {
      hero: ['fruit', 'second'],
      gear: ['blender'],
      slots: {
        fruit: {
          takes: ['berry', 'soft-fruit', 'orchard-fruit'],
          vary: ['strawberry', 'mango', 'raspberry', 'peach', 'blueberry', 'pineapple'],
          upTo: 3,
        },
        second: { first: ['banana', 'avocado', 'pear'], optional: true, spare: true, amount: [0.5, 'piece'] },
        green: { takes: ['leaf', 'salad-vegetable', 'herb', 'aromatic', 'root'], upTo: 2, optional: true, share: 0.3 },
        yoghurt: { takes: ['yoghurt', 'fresh-cheese', 'silken-tofu'], optional: true },
        // In milk it would curdle.
        citrus: { takes: ['citrus'], optional: true },
        milk: {
          takes: ['milk', 'coconut-cream'],
          first: ['milk', 'oat-milk', 'soy-milk', 'almond-milk', 'rice-milk', 'coconut-milk', 'water'],
          without: 'citrus',
          optional: true,
          amount: [120, 'ml'],
          share: 0.8,
        },
        water: { first: ['apple-juice', 'water'], without: 'milk', optional: true, amount: [100, 'ml'] },
        extra: {
          takes: [
            'oats',
            'nut-butter',
            'seed',
            'binder',
            'cocoa',
            'coffee',
            'sweet-spice',
            'spice',
            'syrup',
            'dried-fruit',
            'nut',
          ],
          upTo: 3,
          optional: true,
          share: 0.7,
        },
      },
      titles: [
        { en: '{hero:title} smoothie', fr: 'Smoothie {hero:at}' },
        { en: 'Thick {hero:title} smoothie[ with {extra:bare}]', fr: 'Smoothie onctueux {hero:at}' },
      ],
      descriptions: [
        {
          en: 'Two minutes, one jug: breakfast for people who are already late.',
          fr: 'Deux minutes, un bol de mixeur : le petit déjeuner de ceux qui sont déjà en retard.',
        },
        {
          en: 'Freeze half of it beforehand and you need no ice.',
          fr: "Congelez-en la moitié d'avance : plus besoin de glaçons.",
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Put {fruit+second+green} into a blender[ with {yoghurt+extra}].',
          fr: 'Mettez {fruit+second+green} dans un mixeur[ avec {yoghurt+extra}].',
        },
        {
          en: 'Pour in {milk+water}[ and the juice of {citrus}] and blend for 1 min, until perfectly smooth.',
          fr: 'Versez {milk+water}[ et le jus {citrus:ofThe}] et mixez 1 min, pour un résultat bien lisse.',
        },
        {
          en: 'Thin with a little cold water if it is too thick, pour into {glasses} and drink at once.',
          fr: "Détendez d'un peu d'eau froide si besoin, versez dans {glasses} et buvez aussitôt.",
        },
      ],
    },
  ],
}

export const smoothieBowl: Dish = {
  id: 'smoothie-bowl',
  of: 'smoothie',
  course: 'breakfast',
  cuisines: ['american', 'south-american'],
  suits: ['light', 'summer'],
  names: {
    en: ['smoothie bowl', 'acai bowl', 'nice cream bowl'],
    fr: ['smoothie bowl', 'açaï bowl', 'acai bowl', 'bol smoothie'],
  },
  noun: { en: 'a smoothie bowl', fr: 'un smoothie bowl' },
  serves: 2,
  instead: ['smoothie', 'overnight-oats'],
  ways: [
    {
      hero: ['fruit'],
      gear: ['blender', 'freezer'],
      slots: {
        banana: {
          first: ['banana', 'mango', 'avocado'],
          amount: [1, 'piece'],
          prep: { en: 'sliced', fr: 'en rondelles' },
        },
        fruit: {
          takes: ['berry', 'soft-fruit'],
          vary: ['blueberry', 'raspberry', 'strawberry', 'mango'],
          upTo: 2,
          amount: [100, 'g'],
          share: 1,
        },
        milk: [milk, 60],
        butter: { takes: ['nut-butter', 'yoghurt'], optional: true },
        top: {
          takes: ['nut', 'seed', 'coconut', 'oats', 'chocolate'],
          first: ['pumpkin-seed', 'sunflower-seed', 'desiccated-coconut'],
          upTo: 3,
          optional: true,
        },
        sweet: { takes: ['syrup'], first: ['honey', 'maple-syrup'], optional: true },
      },
      titles: [
        { en: '{fruit:title} smoothie bowl[ with {top:bare}]', fr: 'Smoothie bowl {fruit:at}' },
        { en: 'Frosty {fruit:title} smoothie bowl', fr: 'Smoothie bowl givré {fruit:at}' },
      ],
      descriptions: [
        {
          en: 'Thick enough for a spoon, cold enough for a shiver, pretty enough to be photographed first.',
          fr: 'Assez épais pour la cuillère, assez froid pour frissonner, assez joli pour la photo.',
        },
        {
          en: 'Soft-serve for breakfast, and nobody may object.',
          fr: "De la glace au petit déjeuner, et personne n'a rien à redire.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Freeze {banana} and half of {fruit} for 2 h.',
          fr: 'Mettez {banana} et la moitié {fruit:ofThe} 2 h au congélateur.',
          wait: 120,
        },
        {
          en: 'Blend {banana+milk+butter} with the frozen half of {fruit}, scraping down, until as thick as soft ice.',
          fr: 'Mixez {banana+milk+butter} avec la moitié congelée {fruit:ofThe}, en raclant les bords : la texture doit rester épaisse.',
        },
        {
          en: 'Spoon into {bowls} and top with the rest[, then {top+sweet}]. Eat at once.',
          fr: 'Versez dans {bowls} et ajoutez le reste[, puis {top+sweet}]. Servez aussitôt.',
        },
      ],
    },
  ],
}

export const lemonade: Dish = {
  id: 'lemonade',
  course: 'drink',
  cuisines: ['american'],
  suits: ['summer', 'party', 'light'],
  names: {
    en: ['lemonade', 'homemade lemonade', 'limeade', 'cordial'],
    fr: ['citronnade', 'limonade', 'citronnade maison', 'limonade maison'],
  },
  noun: { en: 'a lemonade', fr: 'une citronnade' },
  serves: 4,
  instead: ['smoothie'],
  ways: [
    {
      hero: ['citrus', 'herb'],
      slots: {
        citrus: {
          takes: ['citrus'],
          first: ['lemon', 'lime', 'orange'],
          upTo: 2,
          amount: [0.75, 'piece'],
          prep: { en: 'unwaxed', fr: 'non traité·' },
        },
        sugar: { takes: ['sugar', 'syrup'], first: ['sugar', 'honey', 'maple-syrup'], amount: [18, 'g'], share: 1.5 },
        hot: { first: ['water'], amount: [50, 'ml'] },
        cold: { first: ['sparkling-water'], amount: [200, 'ml'], optional: true },
        herb: {
          takes: ['herb', 'aromatic', 'berry', 'soft-fruit', 'salad-vegetable'],
          vary: ['mint', 'basil', 'rosemary', 'ginger'],
          optional: true,
          upTo: 2,
          share: 0.6,
        },
      },
      titles: [
        { en: 'Cloudy homemade lemonade[ with {herb:bare}]', fr: 'Citronnade trouble[ {herb:at}]' },
        { en: 'Porch lemonade[ with {herb:bare}]', fr: 'Citronnade de la terrasse[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'The peel gives the perfume, the juice the bite; the rest is shade and a long straw.',
          fr: "L'écorce donne le parfum, le jus donne le nerf ; le reste, c'est de l'ombre et une longue paille.",
        },
        {
          en: 'Sharper than the bottle, half as sweet, and made before the table is laid.',
          fr: 'Plus vive que la bouteille, deux fois moins sucrée, prête avant que la table soit mise.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Peel the zest of {citrus} in strips and rub with {sugar+herb} in a jug, until fragrant. Pour over {hot}, boiling, and leave for 15 min.',
          fr: "Prélevez le zeste {citrus:ofThe} en rubans et frottez-le avec {sugar+herb} dans un pichet, jusqu'à ce que cela embaume. Versez {hot} en pleine ébullition et laissez infuser 15 min.",
          wait: 15,
        },
        {
          en: 'Add the juice, strain and chill for 1 h.',
          fr: 'Ajoutez le jus, filtrez et laissez 1 h au frais.',
          wait: 60,
        },
        { en: 'Top up with {cold} and plenty of ice.', fr: 'Allongez avec {cold} et beaucoup de glaçons.', if: 'cold' },
      ],
    },
  ],
}

export const hotChocolate: Dish = {
  id: 'hot-chocolate',
  of: 'smoothie',
  course: 'drink',
  alsoAs: ['breakfast', 'snack'],
  cuisines: ['french', 'spanish'],
  suits: ['winter', 'cosy', 'children'],
  names: {
    en: ['hot chocolate', 'cocoa drink', 'hot cocoa', 'drinking chocolate'],
    fr: ['chocolat chaud', "chocolat chaud à l'ancienne", 'cacao chaud'],
  },
  noun: { en: 'a hot chocolate', fr: 'un chocolat chaud' },
  serves: 2,
  instead: ['lassi'],
  ways: [
    {
      hero: ['chocolate', 'spice'],
      slots: {
        milk: {
          ...milk,
          amount: 220,
          first: ['milk', 'oat-milk', 'soy-milk', 'almond-milk', 'rice-milk', 'coconut-milk'],
        },
        chocolate: { takes: ['chocolate'], first: ['dark-chocolate', 'cocoa'], amount: [35, 'g'], share: 4 },
        sugar: { ...sugar, amount: 5, optional: true },
        spice: { takes: ['sweet-spice', 'hot-spice'], first: ['cinnamon', 'vanilla'], optional: true },
        salt: pinchOfSalt,
        cream: { takes: ['cream'], optional: true },
      },
      titles: [
        { en: 'Hot {chocolate:title} with {spice:bare}', fr: '{chocolate:bare} chaud {spice:at}' },
        { en: 'Thick, velvety hot {chocolate:title}', fr: "{chocolate:bare} chaud à l'ancienne" },
      ],
      descriptions: [
        {
          en: 'Thick enough to leave a moustache; for wet boots and red noses.',
          fr: 'Assez épais pour laisser une moustache ; pour bottes mouillées et nez rouges.',
        },
        {
          en: 'Whisk it hard at the end: the foam is half the pleasure.',
          fr: 'Fouettez fort à la fin : la mousse fait la moitié du plaisir.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Warm a third of {milk} and stir in {chocolate+sugar+spice+salt} until smooth and shiny.',
          fr: 'Faites chauffer un tiers {milk:ofThe} et ajoutez {chocolate+sugar+spice+salt} en remuant, pour un mélange lisse et brillant.',
          cook: 3,
        },
        {
          en: 'Pour in the rest and heat for 5 min over low heat, whisking hard, without letting it boil. Serve in cups[ with {cream}].',
          fr: 'Versez le reste et chauffez 5 min à feu doux en fouettant fort, sans laisser bouillir. Servez en tasses[ avec {cream}].',
          cook: 5,
        },
      ],
    },
  ],
}

export const lassi: Dish = {
  id: 'lassi',
  of: 'smoothie',
  course: 'drink',
  alsoAs: ['breakfast'],
  cuisines: ['indian'],
  suits: ['summer', 'light', 'iftar'],
  names: {
    en: ['lassi', 'mango lassi', 'sweet lassi', 'lassi drink', 'yoghurt drink', 'ayran'],
    fr: ['lassi', 'lassi à la mangue', 'lassi mangue', 'lassi sucré', 'yaourt à boire', 'ayran'],
  },
  noun: { en: 'a lassi', fr: 'un lassi' },
  serves: 2,
  instead: ['smoothie'],
  ways: [
    {
      hero: ['fruit'],
      gear: ['blender'],
      slots: {
        fruit: {
          takes: ['soft-fruit', 'berry', 'orchard-fruit'],
          first: ['mango', 'peach', 'banana'],
          amount: [0.5, 'piece'],
        },
        plant: {
          takes: ['yoghurt'],
          first: ['soy-yoghurt', 'coconut-yoghurt'],
          instead: 'yoghurt',
          optional: true,
          amount: [130, 'g'],
        },
        yoghurt: { takes: ['yoghurt'], first: ['yoghurt'], without: 'plant', amount: [130, 'g'] },
        water: { first: ['water'], amount: [80, 'ml'] },
        sweet: { takes: ['syrup', 'sugar'], first: ['honey', 'sugar', 'maple-syrup'], optional: true },
        spice: { takes: ['sweet-spice'], first: ['cardamom'], optional: true },
        salt: pinchOfSalt,
      },
      titles: [
        {
          en: 'Iced {fruit:title}[?yoghurt  lassi][ and {plant:bare}][ with {spice:bare}]',
          fr: '[?yoghurt Lassi glacé][!yoghurt Boisson glacée] {fruit+plant:at}',
        },
        {
          en: 'Cool {fruit:title}[?yoghurt  lassi][ and {plant:bare}, blended]',
          fr: '[?yoghurt Lassi bien frais][!yoghurt Boisson indienne bien fraîche] {fruit:at}',
        },
      ],
      descriptions: [
        {
          en: 'The fire brigade of the Indian table: cool, thick, a little salty.',
          fr: 'Le pompier des tables indiennes : frais, épais, un rien salé.',
        },
        {
          en: 'Drink it with something hot, or instead of something hot.',
          fr: 'À boire avec un plat brûlant, ou à la place.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Blend {fruit+yoghurt+plant+water}[ with {sweet+spice+salt}] for 1 min, until frothy.',
          fr: 'Mixez {fruit+yoghurt+plant+water}[ avec {sweet+spice+salt}] 1 min, pour une boisson mousseuse.',
        },
        { en: 'Pour over ice into {glasses}.', fr: 'Versez sur des glaçons dans {glasses}.' },
      ],
    },
  ],
}
