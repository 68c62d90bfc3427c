import { milk, sugar } from '../baking-staples.ts'
import type { Dish, Staple } from '../dish.ts'

const lime: Staple = { first: ['lime', 'lemon'], unit: 'piece', prep: { en: '', fr: '' } }
const mint: Staple = { takes: ['herb'], first: ['mint', 'basil'], optional: true, unit: 'leaf' }
const fizz: Staple = { first: ['sparkling-water', 'water'], unit: 'ml' }

export const virginMojito: Dish = {
  id: 'virgin-mojito',
  of: 'lemonade',
  course: 'drink',
  cuisines: ['caribbean'],
  suits: ['summer', 'party', 'light', 'aperitif', 'feast'],
  names: {
    en: ['virgin mojito', 'nojito', 'mojito mocktail', 'alcohol-free mojito', 'strawberry virgin mojito'],
    fr: ['virgin mojito', 'mojito sans alcool', 'nojito', 'mojito sans rhum'],
  },
  noun: { en: 'a virgin mojito', fr: 'un virgin mojito' },
  serves: 2,
  instead: ['lemonade'],
  ways: [
    {
      hero: ['fruit', 'lime'],
      slots: {
        lime: {
          ...lime,
          amount: 0.75,
          prep: { en: 'unwaxed, cut into wedges', fr: 'non traité·, coupé· en quartiers' },
        },
        fruit: { takes: ['berry', 'soft-fruit', 'salad-vegetable'], optional: true, share: 0.5 },
        mint: [mint, 10],
        sugar: { ...sugar, amount: 10, first: ['brown-sugar', 'sugar', 'maple-syrup', 'honey'] },
        fizz: [fizz, 180],
      },
      titles: [
        { en: '[{fruit:title} ]virgin mojito[ with {lime:bare}]', fr: 'Virgin mojito[ {fruit:at}]' },
        { en: 'Virgin mojito[ with {fruit:bare}]', fr: 'Mojito sans alcool[ {fruit:at}]' },
      ],
      descriptions: [
        {
          en: 'Havana without the headache: press, never pound, and drown it all in crushed ice.',
          fr: 'La Havane sans le mal de tête : on presse, on ne pilonne pas, et on noie le tout sous la glace pilée.',
        },
        {
          en: 'Everything that makes a mojito worth drinking, and nothing that makes you stop at one.',
          fr: "Tout ce qui fait le plaisir d'un mojito, et rien de ce qui oblige à s'arrêter au premier.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Put {lime} and {sugar}[ with {fruit}] into {glasses}. Press with the handle of a wooden spoon for 30 s, until the juice runs.',
          fr: "Mettez {lime} et {sugar}[ avec {fruit}] dans {glasses}. Écrasez 30 s avec le manche d'une cuillère en bois, jusqu'à ce que le jus coule.",
        },
        {
          en: 'Clap {mint} between your hands, drop in and press once or twice more, gently: bruised, not torn.',
          fr: 'Froissez {mint} entre les paumes, ajoutez et pressez encore une fois ou deux, sans déchirer les feuilles.',
          if: 'mint',
        },
        {
          en: 'Fill up with crushed ice, pour in {fizz}, stir from the bottom up and drink at once.',
          fr: 'Remplissez de glace pilée, versez {fizz}, remuez de bas en haut et servez aussitôt.',
        },
      ],
    },
  ],
}

export const virginColada: Dish = {
  id: 'virgin-colada',
  of: 'smoothie',
  course: 'drink',
  cuisines: ['caribbean'],
  suits: ['summer', 'party', 'aperitif', 'birthday', 'feast'],
  names: {
    en: [
      'virgin piña colada',
      'virgin pina colada',
      'virgin colada',
      'piña colada mocktail',
      'alcohol-free pina colada',
    ],
    fr: [
      'virgin colada',
      'piña colada sans alcool',
      'virgin piña colada',
      'pina colada sans alcool',
      'virgin pina colada',
    ],
  },
  noun: { en: 'a virgin colada', fr: 'une virgin colada' },
  serves: 2,
  instead: ['smoothie', 'virgin-mojito'],
  ways: [
    {
      hero: ['fruit', 'coconut'],
      gear: ['blender'],
      slots: {
        fruit: {
          takes: ['soft-fruit'],
          first: ['pineapple', 'mango'],
          amount: [130, 'g'],
          prep: { en: 'in chunks, frozen', fr: 'en morceaux, congelé·' },
        },
        juice: { first: ['pineapple-juice'], amount: [100, 'ml'] },
        coconut: { first: ['coconut-milk'], amount: [70, 'ml'] },
        lime: [lime, 0.25],
        sweet: { ...sugar, amount: 5, optional: true, spare: true },
      },
      titles: [
        { en: 'Virgin piña colada', fr: 'Virgin piña colada' },
        { en: 'Frozen virgin colada[ with {fruit:bare}]', fr: 'Virgin colada glacée[ {fruit:at}]' },
      ],
      descriptions: [
        {
          en: 'A beach in a glass; the paper umbrella is not optional.',
          fr: "Une plage dans un verre ; le petit parasol n'est pas facultatif.",
        },
        {
          en: 'With everything frozen beforehand, you need no ice, and nothing waters it down.',
          fr: "Tout est congelé d'avance : pas de glaçons, donc rien qui la dilue.",
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Put {fruit+juice+coconut}[ and {sweet}] into a blender with the juice of {lime}.',
          fr: 'Mettez {fruit+juice+coconut}[ et {sweet}] dans un mixeur avec le jus {lime:of}.',
        },
        {
          en: 'Blend for 1 min, until thick and snowy, pour into {glasses} and serve with a wide straw.',
          fr: 'Mixez 1 min, pour une neige épaisse, versez dans {glasses} et servez avec une large paille.',
        },
      ],
    },
  ],
}

export const shirleyTemple: Dish = {
  id: 'shirley-temple',
  of: 'lemonade',
  course: 'drink',
  cuisines: ['american'],
  suits: ['party', 'summer', 'children', 'birthday', 'aperitif', 'feast'],
  names: { en: ['shirley temple', 'shirley temple mocktail'], fr: ['shirley temple', 'cocktail shirley temple'] },
  noun: { en: 'a Shirley Temple', fr: 'un Shirley Temple' },
  serves: 2,
  instead: ['virgin-mojito', 'lemonade'],
  ways: [
    {
      hero: ['ginger'],
      slots: {
        syrup: { first: ['grenadine'], amount: [1, 'tbsp'] },
        lime: [lime, 0.25],
        ginger: { first: ['ginger-beer', 'sparkling-water'], amount: [180, 'ml'] },
        cherry: { takes: ['berry'], first: ['cherry', 'raspberry'], optional: true, amount: [15, 'g'], share: 0.15 },
        orange: {
          first: ['orange'],
          optional: true,
          amount: [0.25, 'piece'],
          prep: { en: 'sliced', fr: 'coupé· en rondelles' },
        },
      },
      titles: [
        { en: 'Shirley Temple[ with {cherry:bare}]', fr: 'Shirley Temple[ {cherry:at}]' },
        { en: 'Sunset Shirley Temple[ with {cherry:bare}]', fr: 'Shirley Temple couleur couchant[ {cherry:at}]' },
      ],
      descriptions: [
        {
          en: 'The first mocktail in history, poured for a small film star who was tired of water.',
          fr: "Le premier cocktail sans alcool de l'histoire, servi à une petite star de cinéma lasse de l'eau plate.",
        },
        {
          en: 'Red sinks, gold rises: stir it, or do not.',
          fr: "Le rouge coule, l'or remonte : remuez, ou ne remuez pas.",
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Fill {glasses} with ice and squeeze in the juice of {lime}.',
          fr: 'Remplissez {glasses} de glaçons et pressez {lime} dessus.',
        },
        {
          en: 'Pour in {ginger}, then let {syrup} slide down the side.[ Decorate with {cherry+orange}.]',
          fr: 'Versez {ginger}, puis laissez couler {syrup} le long de la paroi.[ Décorez avec {cherry+orange}.]',
        },
      ],
    },
  ],
}

export const fruitPunch: Dish = {
  id: 'fruit-punch',
  of: 'fruit-fizz',
  course: 'drink',
  cuisines: ['caribbean', 'american'],
  suits: ['party', 'summer', 'children', 'birthday', 'crowd', 'ahead', 'aperitif', 'feast'],
  names: {
    en: [
      'fruit punch',
      'punch',
      'party punch',
      'alcohol-free punch',
      'non-alcoholic punch',
      'virgin sangria',
      'punch bowl',
      "children's punch",
    ],
    fr: ['punch sans alcool', 'punch aux fruits', 'punch de fruits', 'sangria sans alcool', 'punch pour enfants'],
  },
  noun: { en: 'a fruit punch', fr: 'un punch sans alcool' },
  serves: 8,
  instead: ['lemonade', 'virgin-mojito'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        orange: { first: ['orange', 'grapefruit'], amount: [0.75, 'piece'], prep: { en: '', fr: '' } },
        juice: { takes: ['drink'], first: ['pineapple-juice', 'apple-juice'], upTo: 2, amount: [90, 'ml'] },
        lime: [lime, 0.2],
        syrup: { first: ['grenadine', 'honey', 'maple-syrup'], optional: true, amount: [0.5, 'tbsp'] },
        spice: { takes: ['sweet-spice'], optional: true, upTo: 2 },
        fruit: {
          takes: ['berry', 'soft-fruit', 'orchard-fruit'],
          vary: ['strawberry', 'peach', 'raspberry', 'pineapple'],
          upTo: 3,
          share: 0.4,
        },
        mint: [mint, 3],
        fizz: [fizz, 80],
      },
      titles: [
        { en: '{fruit:title} punch without alcohol', fr: 'Punch sans alcool {fruit:at}' },
        { en: 'Party punch with {fruit:bare}', fr: 'Punch de fête {fruit:at}, sans alcool' },
      ],
      descriptions: [
        {
          en: 'A bowl, a ladle, and nobody has to play barman: everything but the bubbles is made the day before.',
          fr: 'Un saladier, une louche, et personne ne joue les barmen : tout se prépare la veille, sauf les bulles.',
        },
        {
          en: 'One large block of ice melts more slowly than a handful of cubes: freeze a bowlful.',
          fr: "Un gros bloc de glace fond moins vite qu'une poignée de glaçons : congelez-en un bol.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Squeeze {orange} and {lime} into a large bowl and stir in {juice}[ with {syrup+spice}].',
          fr: "Pressez {orange} et {lime} au-dessus d'un grand saladier et ajoutez {juice}[ avec {syrup+spice}].",
        },
        {
          en: 'Cut {fruit} into bite-sized pieces, add and chill for 2 h.',
          fr: 'Coupez {fruit} en petits morceaux, ajoutez et laissez 2 h au frais.',
          wait: 120,
        },
        {
          en: 'When the guests are there, pour in {fizz}, add plenty of ice[, scatter with {mint}] and ladle into {glasses}.',
          fr: "À l'arrivée des invités, versez {fizz}, ajoutez beaucoup de glaçons[, parsemez {mint:of}] et servez à la louche dans {glasses}.",
        },
      ],
    },
  ],
}

export const icedTea: Dish = {
  id: 'iced-tea',
  of: 'lemonade',
  course: 'drink',
  cuisines: ['american'],
  suits: ['summer', 'light', 'ahead', 'cheap'],
  names: {
    en: ['iced tea', 'homemade iced tea', 'peach iced tea', 'sweet tea', 'lemon iced tea'],
    fr: ['thé glacé', 'thé glacé maison', 'thé glacé à la pêche', 'thé froid', 'thé glacé au citron'],
  },
  noun: { en: 'an iced tea', fr: 'un thé glacé' },
  serves: 4,
  instead: ['lemonade'],
  ways: [
    {
      hero: ['fruit', 'lemon'],
      slots: {
        hot: { first: ['water'], amount: [250, 'ml'] },
        tea: { first: ['black-tea'], amount: [1, 'piece'] },
        sugar: { ...sugar, amount: 10, optional: true },
        fruit: {
          takes: ['orchard-fruit', 'berry', 'soft-fruit'],
          vary: ['peach', 'raspberry'],
          optional: true,
          upTo: 2,
          share: 0.4,
        },
        lemon: {
          first: ['lemon', 'lime', 'orange'],
          optional: true,
          amount: [0.25, 'piece'],
          prep: { en: 'sliced', fr: 'coupé· en rondelles' },
        },
        herb: { ...mint, amount: 3, takes: ['herb', 'aromatic'] },
      },
      titles: [
        { en: '[{fruit:title} ]iced tea[ with {herb:bare}]', fr: 'Thé glacé[ {fruit:at}]' },
        { en: 'Home-brewed iced tea[ with {fruit:bare}]', fr: 'Thé glacé infusé maison[ {fruit:at}]' },
      ],
      descriptions: [
        {
          en: 'Five minutes hot, two hours cold, and a third of the sugar of the bottle.',
          fr: 'Cinq minutes au chaud, deux heures au froid, et trois fois moins de sucre que la bouteille.',
        },
        {
          en: 'Brew it short: it is the sixth minute that makes it bitter.',
          fr: "Infusez peu : c'est la sixième minute qui rend amer.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Bring half of {hot} to the boil, pour over {tea} and leave for 5 min. Take out the bags[ and stir in {sugar}].',
          fr: 'Portez la moitié {hot:ofThe} à ébullition, versez sur {tea} et laissez infuser 5 min. Retirez les sachets[ et ajoutez {sugar}].',
          cook: 4,
          wait: 5,
        },
        {
          en: 'Add the rest of the water, cold[, and {fruit+lemon+herb}]. Chill for 2 h and serve on ice.',
          fr: "Ajoutez le reste de l'eau, froide[, puis {fruit+lemon+herb}]. Laissez 2 h au frais et servez sur des glaçons.",
          wait: 120,
        },
      ],
    },
  ],
}

export const milkshake: Dish = {
  id: 'milkshake',
  of: 'smoothie',
  course: 'drink',
  alsoAs: ['snack', 'dessert'],
  cuisines: ['american'],
  suits: ['summer', 'party', 'children', 'birthday'],
  names: {
    en: [
      'milkshake',
      'milk shake',
      'thick shake',
      'strawberry milkshake',
      'chocolate milkshake',
      'vanilla milkshake',
      'banana milkshake',
    ],
    fr: [
      'milk-shake',
      'milkshake',
      'milk-shake à la fraise',
      'milkshake fraise',
      'milk-shake au chocolat',
      'milkshake vanille',
      'milk-shake à la banane',
    ],
  },
  noun: { en: 'a milkshake', fr: 'un milk-shake' },
  serves: 2,
  instead: ['smoothie', 'lassi'],
  ways: [
    {
      hero: ['fruit', 'flavour'],
      gear: ['blender', 'freezer'],
      slots: {
        milk: [milk, 160],
        cream: {
          takes: ['cream'],
          first: ['cream', 'coconut-milk', 'soy-cream', 'oat-cream'],
          amount: [50, 'ml'],
          share: 1,
        },
        flavour: {
          takes: ['chocolate', 'cocoa', 'nut-butter', 'jam', 'coffee', 'sweet-spice', 'biscuit'],
          optional: true,
        },
        fruit: {
          takes: ['berry', 'soft-fruit', 'orchard-fruit'],
          vary: ['strawberry', 'banana', 'raspberry'],
          optional: true,
          without: 'flavour',
          upTo: 2,
          amount: [100, 'g'],
          prep: { en: 'in pieces, frozen', fr: 'en morceaux, congelé·' },
        },
        sugar: [sugar, 10],
      },
      titles: [
        { en: 'Thick {flavour+fruit:title} milkshake', fr: 'Milk-shake épais {flavour+fruit:at}' },
        { en: '{flavour+fruit:title} milkshake, diner-style', fr: 'Milk-shake {flavour+fruit:at}, comme au diner' },
      ],
      descriptions: [
        { en: 'So thick that the straw stands up by itself.', fr: 'Si épais que la paille tient debout toute seule.' },
        {
          en: 'Cold glasses, a fast blender, no dawdling.',
          fr: 'Des verres glacés, un mixeur rapide, et on ne traîne pas.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Freeze half of {milk} in an ice-cube tray for 3 h, and the glasses with it.',
          fr: 'Congelez la moitié {milk:ofThe} 3 h dans un bac à glaçons, et glissez-y aussi les verres.',
          wait: 180,
        },
        {
          en: 'Blend the cubes with the rest of {milk}, {cream+sugar} and {flavour+fruit} for 1 min, until thick and frothy.',
          fr: 'Mixez 1 min les glaçons avec le reste {milk:ofThe}, {cream+sugar} et {flavour+fruit} : cela doit être épais et mousseux.',
        },
        { en: 'Pour into {glasses} and drink at once.', fr: 'Versez dans {glasses} et servez aussitôt.' },
      ],
    },
  ],
}

export const icedCoffee: Dish = {
  id: 'iced-coffee',
  of: 'smoothie',
  course: 'drink',
  alsoAs: ['breakfast'],
  cuisines: ['greek', 'american'],
  suits: ['summer', 'light'],
  names: {
    en: ['iced coffee', 'iced latte', 'coffee frappé', 'frappuccino', 'cold coffee'],
    fr: ['café glacé', 'café frappé', 'latte glacé', 'frappuccino', 'iced coffee'],
  },
  noun: { en: 'an iced coffee', fr: 'un café glacé' },
  serves: 2,
  instead: ['milkshake'],
  ways: [
    {
      hero: ['coffee', 'spice'],
      slots: {
        coffee: { first: ['coffee'], amount: [80, 'ml'] },
        sugar: { ...sugar, amount: 8, optional: true },
        milk: [milk, 150],
        spice: { takes: ['sweet-spice', 'cocoa'], first: ['vanilla', 'cinnamon'], optional: true },
      },
      titles: [
        { en: 'Iced {coffee:title} with a head of foam', fr: '{coffee:bare} glacé, coiffé de mousse' },
        { en: 'Iced {coffee:title}[ with {spice:bare}]', fr: '{coffee:bare} glacé[ {spice:at}]' },
      ],
      descriptions: [
        {
          en: 'A shaken jar does what a barista does: foam, chill, applause.',
          fr: 'Un bocal bien secoué vaut un barista : mousse, fraîcheur, applaudissements.',
        },
        { en: 'Sweeten it while it is hot; cold, nothing melts.', fr: 'Sucrez à chaud : à froid, plus rien ne fond.' },
      ],
      prep: 10,
      steps: [
        {
          en: 'Stir {coffee}, freshly made,[ with {sugar+spice}] until nothing is left at the bottom, and leave to cool for 10 min.',
          fr: "Mélangez {coffee} fraîchement passé[ avec {sugar+spice}] jusqu'à ce qu'il ne reste rien au fond et laissez tiédir 10 min.",
          wait: 10,
        },
        {
          en: 'Pour into a jar with a handful of ice, close and shake hard for 30 s, until frothy. Pour into {glasses} over more ice and top up with {milk}, very cold.',
          fr: 'Versez dans un bocal avec une poignée de glaçons, fermez et secouez fort 30 s : cela doit mousser. Versez dans {glasses} sur des glaçons et allongez avec {milk} bien froid.',
        },
      ],
    },
  ],
}
