import type { Dish } from '../dish.ts'
import { bread, garlic, onion, seasoning, stock } from '../larder.ts'
import { asItIs, beefStock, butter, chickenStock, cream, finelyDiced, oliveOil } from '../staples.ts'

export const minestrone: Dish = {
  id: 'minestrone',
  of: 'soup',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['italian'],
  suits: ['cosy', 'one-pot', 'ahead', 'freezes', 'cheap', 'crowd'],
  names: {
    en: ['minestrone', 'minestrone soup', 'italian vegetable soup'],
    fr: ['minestrone', 'soupe minestrone', 'minestrone de légumes'],
  },
  noun: { en: 'a minestrone', fr: 'un minestrone' },
  serves: 6,
  instead: ['soup', 'stew'],
  ways: [
    {
      hero: ['season', 'bean'],
      slots: {
        season: {
          takes: ['tender-vegetable', 'firm-vegetable', 'leaf'],
          vary: ['courgette', 'green-bean', 'cabbage', 'leek', 'chard', 'kale'],
          upTo: 3,
          amount: [90, 'g'],
        },
        bean: {
          takes: ['pulse'],
          first: ['white-bean', 'chickpea', 'kidney-bean', 'green-lentil', 'pea'],
          amount: [60, 'g'],
        },
        bacon: { takes: ['cured-meat'], optional: true, share: 0.5 },
        oil: oliveOil,
        onion,
        carrot: { first: ['carrot', 'parsnip'], optional: true, share: 0.5, prep: finelyDiced },
        celery: { first: ['celery', 'fennel'], optional: true },
        garlic,
        tomatoes: { first: ['chopped-tomatoes', 'tomato', 'passata'], optional: true, prep: asItIs },
        potato: { first: ['potato'], optional: true, share: 0.4, prep: finelyDiced },
        stock: { ...stock, amount: [300, 'ml'] },
        pasta: {
          takes: ['pasta', 'rice'],
          first: ['macaroni', 'gluten-free-pasta', 'risotto-rice'],
          optional: true,
          amount: [25, 'g'],
        },
        herb: { takes: ['herb', 'condiment'], first: ['basil', 'parsley'], optional: true },
        cheese: { takes: ['hard-cheese'], first: ['parmesan', 'vegetarian-cheese'], optional: true, amount: [10, 'g'] },
        seasoning,
      },
      titles: [
        { en: 'Minestrone[ with {season+bean:bare}]', fr: 'Minestrone[ {season+bean:at}]' },
        {
          en: '<Thick|Farmhouse> minestrone[ with {herb:bare}]',
          fr: 'Minestrone <bien épais|de la ferme>[ {herb:at}]',
        },
      ],
      descriptions: [
        {
          en: 'There is no recipe for minestrone, say the Italians, only a market and an hour: whatever looks best today goes in.',
          fr: "Le minestrone n'a pas de recette, disent les Italiens : il a un marché et une heure devant lui.",
        },
        {
          en: 'So thick that the spoon nearly stands, and better still tomorrow, just warm.',
          fr: 'Si épais que la cuillère hésite à tomber ; encore meilleur le lendemain, à peine tiède.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Warm {oil} in a large pot over low to medium heat. [Cook {onion+carrot+celery+bacon} for 12 min, until soft and sweet.][ Stir in {garlic} for 1 min.]',
          fr: 'Faites chauffer {oil} dans un grand faitout à feu doux à moyen. [Faites-y fondre {onion+carrot+celery+bacon} 12 min.][ Ajoutez {garlic} et remuez 1 min.]',
          cook: 13,
        },
        {
          en: 'Add {stock}[ with {tomatoes+potato}] and simmer for 15 min.',
          fr: 'Versez {stock}[, ajoutez {tomatoes+potato}] et laissez frémir 15 min.',
          cook: 15,
        },
        {
          en: 'Add {season+bean+pasta} and simmer for 12 min, until everything is tender.[ Season with {seasoning:bare}.]',
          fr: "Ajoutez {season+bean+pasta} et laissez frémir 12 min, jusqu'à ce que tout soit tendre.[ Assaisonnez {seasoning:of}.]",
          cook: 12,
        },
        {
          en: 'Leave off the heat for 5 min: minestrone is best warm, not scalding.[ Serve with {herb+cheese}.]',
          fr: 'Laissez reposer 5 min hors du feu : le minestrone se mange chaud, non brûlant.[ Servez avec {herb+cheese}.]',
          wait: 5,
        },
      ],
    },
  ],
}

export const gazpacho: Dish = {
  id: 'gazpacho',
  of: 'soup',
  course: 'starter',
  alsoAs: ['main'],
  cuisines: ['spanish'],
  suits: ['summer', 'light'],
  names: {
    en: ['gazpacho', 'gaspacho', 'cold tomato soup', 'chilled tomato soup', 'cold soup', 'chilled soup'],
    fr: [
      'gaspacho',
      'gazpacho',
      'gaspacho andalou',
      'soupe froide de tomates',
      'soupe froide à la tomate',
      'soupe froide',
    ],
  },
  noun: { en: 'a gazpacho', fr: 'un gaspacho' },
  serves: 4,
  instead: ['cucumber-soup', 'salad'],
  ways: [
    {
      hero: ['tomato'],
      gear: ['blender'],
      slots: {
        tomato: { first: ['tomato', 'cherry-tomato'], amount: [2, 'piece'], share: 3 },
        cucumber: { first: ['cucumber'], optional: true },
        pepper: { first: ['pepper'], optional: true, amount: [0.25, 'piece'] },
        fruit: { takes: ['soft-fruit', 'berry'], optional: true, share: 0.6 },
        onion: { first: ['red-onion', 'onion', 'spring-onion'], optional: true, amount: [0.125, 'piece'] },
        garlic: { ...garlic, amount: [0.25, 'clove'] },
        bread: {
          ...bread,
          amount: [0.5, 'slice'],
          share: 0.25,
          prep: { en: 'torn and soaked in water', fr: "déchiré· et trempé· dans l'eau" },
        },
        oil: { first: ['olive-oil', 'rapeseed-oil'], amount: [0.75, 'tbsp'] },
        vinegar: { takes: ['vinegar'], first: ['wine-vinegar', 'cider-vinegar', 'lemon'], amount: [0.4, 'tbsp'] },
        seasoning,
      },
      titles: [
        { en: 'Andalusian gazpacho, cold as a cellar', fr: 'Gaspacho andalou bien frais' },
        { en: '{tomato:title} gazpacho[ with {cucumber:bare}]', fr: 'Gaspacho {tomato:of}[ et {cucumber:of}]' },
      ],
      descriptions: [
        {
          en: 'A salad one can drink: it needs ripe {tomato:bare}, good oil and a very cold jug, and nothing else happens on the stove.',
          fr: 'Une salade qui se boit : des {tomato:bare} bien mûres, une bonne huile et une carafe glacée.',
        },
        {
          en: 'For the hottest day of the year, when nobody wants to stand by a flame.',
          fr: "Pour le jour le plus chaud de l'année, quand personne ne veut approcher d'une flamme.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Put {tomato+cucumber+pepper+fruit+onion+garlic+bread} into a blender and blend for 2 min, until as smooth as it will go.',
          fr: 'Mettez {tomato+cucumber+pepper+fruit+onion+garlic+bread} dans un blender et mixez 2 min, aussi finement que possible.',
        },
        {
          en: 'With the motor running, trickle in {oil}, then {vinegar}.[ Season with {seasoning:bare}.] Pass through a sieve if you like it silky, and loosen with a little cold water.',
          fr: "Sans cesser de mixer, versez {oil} en filet, puis {vinegar}.[ Assaisonnez {seasoning:of}.] Passez au tamis pour une texture soyeuse et allongez d'un peu d'eau froide.",
        },
        {
          en: 'Chill for at least 2 h. Taste again before serving: what is cold wants more seasoning.',
          fr: "Réservez au moins 2 h au frais. Goûtez de nouveau avant de servir : le froid réclame un peu plus d'assaisonnement.",
          wait: 120,
        },
      ],
    },
  ],
}

export const cucumberSoup: Dish = {
  id: 'cucumber-soup',
  of: 'soup',
  course: 'starter',
  cuisines: ['greek', 'turkish'],
  suits: ['summer', 'light'],
  names: {
    en: ['cold cucumber soup', 'cucumber soup', 'chilled cucumber soup', 'cacik', 'tarator'],
    fr: [
      'soupe froide de concombre',
      'soupe de concombre',
      'velouté de concombre',
      'gaspacho de concombre',
      'soupe froide au concombre',
      'cacik',
      'tarator',
    ],
  },
  noun: { en: 'a cold cucumber soup', fr: 'une soupe froide de concombre' },
  serves: 4,
  instead: ['gazpacho', 'salad'],
  ways: [
    {
      hero: ['cucumber'],
      gear: ['blender'],
      slots: {
        cucumber: { first: ['cucumber'], amount: [0.5, 'piece'] },
        yoghurt: { takes: ['yoghurt'], first: ['yoghurt', 'soy-yoghurt', 'coconut-yoghurt'], amount: [120, 'g'] },
        garlic: { ...garlic, amount: [0.25, 'clove'] },
        herb: { takes: ['herb'], vary: ['dill', 'mint'], upTo: 2, optional: true },
        lemon: { first: ['lemon', 'lime', 'cider-vinegar'], optional: true },
        oil: { first: ['olive-oil', 'rapeseed-oil'], optional: true, amount: [0.3, 'tbsp'] },
        nut: { takes: ['nut'], first: ['walnut', 'pumpkin-seed'], optional: true, share: 0.5 },
        seasoning,
      },
      titles: [
        { en: 'Cold {cucumber:title} soup[ with {herb:bare}]', fr: 'Soupe froide {cucumber:of}[ {herb:at}]' },
        { en: 'Chilled {cucumber:title} soup[ with {yoghurt:bare}]', fr: 'Velouté glacé {cucumber:of}[ {yoghurt:at}]' },
      ],
      descriptions: [
        {
          en: 'Green, tart and cool to the bone: ten minutes of work, and then the refrigerator takes over.',
          fr: "Verte, vive et fraîche jusqu'au bout : dix minutes de travail, le réfrigérateur fait le reste.",
        },
        {
          en: 'Drink it from glasses on a balcony, or ladle it over an ice cube.',
          fr: 'À boire dans un verre sur le balcon, ou à servir sur un glaçon.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Grate a quarter of {cucumber}, season lightly and set aside. Blend the rest with {yoghurt+garlic}[ and most of {herb}] until smooth.',
          fr: 'Râpez un quart {cucumber:ofThe}, salez légèrement et réservez. Mixez le reste avec {yoghurt+garlic}[, avec une bonne partie {herb:ofThe}].',
        },
        {
          en: 'Stir in the grated flesh[ and a dash of {lemon:some}] and thin with ice-cold water to the thickness of pouring batter.[ Season with {seasoning:bare}.] Chill for 1 h.',
          fr: "Ajoutez la chair râpée[ et un filet {lemon:some}], puis allongez d'eau glacée jusqu'à ce que la soupe nappe à peine la cuillère.[ Assaisonnez {seasoning:of}.] Réservez 1 h au frais.",
          wait: 60,
        },
        {
          en: 'Pour into cold bowls[, with a thread of {oil}][ and {nut} on top].',
          fr: 'Versez dans des bols froids[, ajoutez un filet {oil:of}][ et parsemez {nut:of}].',
        },
      ],
    },
  ],
}

export const borscht: Dish = {
  id: 'borscht',
  of: 'soup',
  course: 'main',
  cuisines: ['east-european'],
  suits: ['cosy', 'winter', 'one-pot', 'ahead'],
  names: {
    en: ['borscht', 'borsch', 'borshch', 'beetroot soup', 'beet soup'],
    fr: [
      'bortsch',
      'borchtch',
      'borsch',
      'bortch',
      'soupe de betterave',
      'soupe à la betterave',
      'soupe de betteraves',
    ],
  },
  noun: { en: 'a borscht', fr: 'un bortsch' },
  serves: 6,
  instead: ['soup', 'stew'],
  ways: [
    {
      hero: ['beetroot'],
      slots: {
        beetroot: {
          first: ['beetroot'],
          amount: [120, 'g'],
          prep: { en: 'peeled and cut into matchsticks', fr: 'épluché· et coupé· en bâtonnets' },
        },
        meat: { takes: ['stewing-meat', 'sausage'], optional: true, share: 0.6 },
        bean: { takes: ['pulse'], optional: true, share: 0.5 },
        oil: oliveOil,
        onion,
        carrot: {
          first: ['carrot'],
          optional: true,
          share: 0.5,
          prep: { en: 'peeled and coarsely grated', fr: 'épluché· et grossièrement râpé·' },
        },
        garlic,
        paste: { first: ['tomato-paste'], optional: true },
        vinegar: {
          takes: ['vinegar'],
          first: ['wine-vinegar', 'cider-vinegar', 'lemon'],
          optional: true,
          amount: [0.3, 'tbsp'],
        },
        sugar: { first: ['sugar', 'brown-sugar'], optional: true, amount: [1, 'g'] },
        stock: { ...beefStock, amount: [300, 'ml'] },
        potato: { first: ['potato', 'turnip'], optional: true, share: 0.4 },
        cabbage: { first: ['cabbage', 'kale'], optional: true, share: 0.4 },
        bay: { first: ['bay'], optional: true },
        seasoning,
        cream: {
          takes: ['cream', 'yoghurt'],
          first: ['creme-fraiche', 'yoghurt', 'soy-yoghurt', 'coconut-yoghurt'],
          optional: true,
          amount: [25, 'g'],
          share: 0.4,
        },
        dill: { takes: ['herb'], first: ['dill', 'parsley'], optional: true },
      },
      titles: [
        { en: 'Borscht[ with {meat+dill:bare}]', fr: 'Bortsch[ {meat+dill:at}]' },
        { en: 'Ruby-red borscht[ with {cream:bare}]', fr: 'Bortsch rouge rubis[ {cream:at}]' },
      ],
      descriptions: [
        {
          en: 'Sweet, sour and the colour of velvet curtains; a spoon of something white on top, and winter is bearable.',
          fr: "Doux, aigre et couleur de rideau de théâtre ; une cuillerée de blanc par-dessus, et l'hiver devient supportable.",
        },
        {
          en: 'Every family from Kyiv to Warsaw has its own, and all agree on one thing: the day after, it is better.',
          fr: "De Kiev à Varsovie, chaque famille a le sien, et toutes s'accordent sur un point : le lendemain, il est meilleur.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Put {meat} in a pot with {stock}, bring to a shiver, skim and simmer for 1 h.',
          fr: 'Mettez {meat} dans un faitout avec {stock}, portez à frémissement, écumez et laissez cuire 1 h.',
          cook: 60,
          if: 'meat',
        },
        {
          en: 'Warm {oil} in a large pot over medium heat[ and soften {onion+carrot} for 6 min]. Add {beetroot+vinegar+sugar}, cover and cook gently for 10 min: the acid keeps the colour.[ Stir in {garlic+paste} for 1 min.]',
          fr: 'Faites chauffer {oil} dans une grande casserole à feu moyen[ et faites-y fondre {onion+carrot} 6 min]. Ajoutez {beetroot+vinegar+sugar}, couvrez et laissez cuire doucement 10 min : cela garde la couleur.[ Ajoutez {garlic+paste} et remuez 1 min.]',
          cook: 17,
        },
        {
          en: 'Add {stock}[ with {meat}][, {potato}][ and {bay}] and simmer for 15 min.[ Add {cabbage+bean} and give it 10 min more.][ Fish out {bay}.][ Season with {seasoning:bare}.]',
          fr: 'Ajoutez {stock}[ avec {meat}][, {potato}][ et {bay}], puis laissez frémir 15 min.[ Ajoutez {cabbage+bean} et comptez encore 10 min.][ Retirez {bay}.][ Assaisonnez {seasoning:of}.]',
          cook: 25,
        },
        {
          en: 'Leave to stand for 10 min[, then serve with {cream}][ and a good scattering of {dill:bare}].',
          fr: 'Laissez reposer 10 min[, puis servez avec {cream}][ et une belle pluie {dill:of}].',
          wait: 10,
        },
      ],
    },
  ],
}

export const tomatoSoup: Dish = {
  id: 'tomato-soup',
  of: 'soup',
  course: 'main',
  alsoAs: ['starter'],
  suits: ['cosy', 'freezes', 'children', 'cheap', 'soft'],
  names: {
    en: ['tomato soup', 'cream of tomato soup'],
    fr: [
      'soupe à la tomate',
      'soupe de tomates',
      'velouté de tomates',
      'soupe de tomate',
      'velouté de tomate',
      'soupe aux tomates',
    ],
  },
  noun: { en: 'a tomato soup', fr: 'une soupe de tomates' },
  serves: 4,
  instead: ['soup'],
  ways: [
    {
      hero: ['tomato'],
      gear: ['blender'],
      slots: {
        tomato: { first: ['tomato', 'chopped-tomatoes', 'passata', 'cherry-tomato'], amount: [2, 'piece'], share: 2.2 },
        onion,
        garlic,
        carrot: { first: ['carrot'], optional: true, share: 0.4 },
        other: { takes: ['tender-vegetable', 'lentil', 'pulse', 'spice', 'hot-spice'], optional: true, share: 0.6 },
        fat: butter,
        sugar: { first: ['sugar', 'brown-sugar'], optional: true, amount: [1, 'g'] },
        stock: { ...stock, amount: [150, 'ml'] },
        cream: { ...cream, takes: ['cream', 'coconut-cream', 'fresh-cheese'], optional: true, amount: [30, 'ml'] },
        basil: { takes: ['herb'], first: ['basil', 'thyme', 'parsley'], optional: true },
        seasoning,
        bread: { ...bread, amount: [1, 'slice'], prep: { en: 'toasted', fr: 'grillé·' } },
      },
      titles: [
        { en: '{tomato:title} soup[ with {basil:bare}]', fr: 'Soupe {tomato:of}[ {basil:at}]' },
        {
          en: '<Proper|Old-fashioned> {tomato:title} soup[ with {cream:bare}]',
          fr: 'Velouté {tomato:of}[ {cream:at}]',
        },
      ],
      descriptions: [
        {
          en: 'The soup of sick days and rainy Saturdays, only with the taste of real {tomato:bare}.',
          fr: "La soupe des rhumes et des samedis de pluie, mais qui a vraiment le goût de l'été.",
        },
        {
          en: 'Red, round and gently sweet; the toast for dipping is half the pleasure.',
          fr: 'Rouge, ronde et doucement sucrée ; y tremper sa tartine fait la moitié du plaisir.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Melt {fat} in a pot over medium heat[ and soften {onion+garlic+carrot} for 8 min].',
          fr: 'Faites chauffer {fat} dans une casserole à feu moyen[ et faites-y fondre {onion+garlic+carrot} 8 min].',
          cook: 8,
        },
        {
          en: 'Add {tomato+other+stock+sugar} and simmer for 20 min, half covered.',
          fr: 'Ajoutez {tomato+stock+other+sugar}, puis laissez mijoter 20 min à demi couvert.',
          cook: 20,
        },
        {
          en: 'Blend until smooth[, stir in {cream}][ and season with {seasoning:bare}].',
          fr: 'Mixez finement[, incorporez {cream}][ et assaisonnez {seasoning:of}].',
        },
        {
          en: 'Serve hot[, with {basil} on top][ and {bread} on the side].',
          fr: 'Servez bien chaud[, parsemé {basil:of}][, avec {bread}].',
        },
      ],
    },
  ],
}

export const soupeAuPistou: Dish = {
  id: 'soupe-au-pistou',
  of: 'soup',
  course: 'main',
  cuisines: ['french'],
  suits: ['summer', 'one-pot'],
  names: {
    en: ['soupe au pistou', 'pistou soup', 'provençal vegetable soup'],
    fr: ['soupe au pistou', 'soupe de légumes au pistou', 'soupe provençale'],
  },
  noun: { en: 'a Provençal soup with pistou', fr: 'une soupe au pistou' },
  serves: 6,
  instead: ['minestrone'],
  ways: [
    {
      hero: ['bean', 'courgette'],
      slots: {
        bean: { first: ['white-bean', 'kidney-bean', 'chickpea'], amount: [70, 'g'] },
        green: {
          first: ['green-bean'],
          optional: true,
          share: 0.5,
          prep: { en: 'cut into short lengths', fr: 'coupé· en tronçons' },
        },
        courgette: {
          first: ['courgette', 'leek'],
          optional: true,
          share: 0.6,
          prep: { en: 'diced', fr: 'coupé· en dés' },
        },
        carrot: { first: ['carrot'], optional: true, share: 0.5, prep: finelyDiced },
        potato: { first: ['potato'], optional: true, share: 0.4, prep: finelyDiced },
        onion,
        pasta: { takes: ['pasta'], first: ['macaroni', 'gluten-free-pasta'], optional: true, amount: [25, 'g'] },
        water: { first: ['water'], amount: [350, 'ml'] },
        basil: { first: ['basil'], amount: [10, 'leaf'] },
        garlic: { ...garlic, amount: [0.5, 'clove'] },
        tomato: { first: ['tomato'], optional: true, amount: [0.5, 'piece'] },
        cheese: { takes: ['hard-cheese'], first: ['parmesan', 'vegetarian-cheese'], optional: true, amount: [12, 'g'] },
        oil: { first: ['olive-oil', 'rapeseed-oil'], amount: [1, 'tbsp'] },
        seasoning,
      },
      titles: [
        { en: 'Provençal {bean:title} soup with pistou', fr: 'Soupe au pistou' },
        { en: 'Soupe au pistou, the taste of a summer market', fr: 'Soupe au pistou du marché[, {bean+courgette:at}]' },
      ],
      descriptions: [
        {
          en: 'A plain summer soup until the last minute, when a spoonful of crushed basil goes in and the whole table looks up.',
          fr: "Une soupe d'été toute simple, jusqu'à la dernière minute : une cuillerée de basilic pilé, et toute la table lève le nez.",
        },
        {
          en: 'From the hills behind Nice, where it is made in pots too big for one family.',
          fr: "De l'arrière-pays niçois, où on la prépare dans des marmites trop grandes pour une seule famille.",
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Put {water} in a large pot with {carrot+potato+onion}. Bring to the boil and simmer for 15 min.',
          fr: 'Versez {water} dans un grand faitout avec {carrot+potato+onion}. Portez à ébullition et laissez frémir 15 min.',
          cook: 18,
        },
        {
          en: 'Add {bean+green+courgette+pasta} and simmer for 12 min more, until everything is soft.',
          fr: "Ajoutez {bean+green+courgette+pasta}, puis laissez frémir encore 12 min, jusqu'à ce que tout soit fondant.",
          cook: 12,
        },
        {
          en: 'For the pistou, pound {basil}[ with {garlic}] to a paste[, work in {tomato+cheese}] and then {oil}, drop by drop.',
          fr: 'Pour le pistou, pilez {basil}[ avec {garlic}][, incorporez {tomato+cheese}], puis {oil} goutte à goutte.',
        },
        {
          en: '[Season the soup with {seasoning:bare}. ]Take it off the heat and stir in half of the pistou; bring the rest to the table.',
          fr: '[Assaisonnez la soupe {seasoning:of}. ]Hors du feu, délayez-y la moitié de cette pâte ; portez le reste à table.',
        },
      ],
    },
  ],
}

export const caldoVerde: Dish = {
  id: 'caldo-verde',
  of: 'soup',
  course: 'main',
  cuisines: ['portuguese'],
  suits: ['cosy', 'winter', 'one-pot', 'cheap'],
  names: {
    en: ['caldo verde', 'portuguese kale soup', 'kale soup'],
    fr: ['caldo verde', 'soupe portugaise', 'soupe au chou', 'soupe portugaise au chou'],
  },
  noun: { en: 'a caldo verde', fr: 'un caldo verde' },
  serves: 4,
  instead: ['soup'],
  ways: [
    {
      hero: ['kale', 'chorizo'],
      slots: {
        potato: { first: ['potato', 'white-bean'], amount: [200, 'g'] },
        kale: {
          first: ['kale', 'cabbage', 'chard'],
          prep: { en: 'shredded as finely as grass', fr: 'taillé· en filaments très fins' },
        },
        chorizo: {
          takes: ['cured-meat', 'sausage'],
          first: ['chorizo', 'smoked-tofu', 'chickpea'],
          optional: true,
          share: 0.8,
        },
        oil: { ...oliveOil, amount: [0.75, 'tbsp'] },
        onion,
        garlic,
        stock: { ...chickenStock, amount: [300, 'ml'] },
        seasoning,
      },
      titles: [
        { en: 'Caldo verde[ with {chorizo:bare}]', fr: 'Caldo verde[ {chorizo:at}]' },
        { en: 'Portuguese {kale:title} and {potato:title} soup', fr: 'Caldo verde, la soupe verte du Minho' },
      ],
      descriptions: [
        {
          en: 'The soup that ends every Portuguese feast, ladled out at midnight[ with a slice of {chorizo:bare} in each bowl].',
          fr: 'La soupe qui clôt les fêtes portugaises, servie à minuit[ avec un peu {chorizo:of} dans chaque bol].',
        },
        {
          en: 'Pale and smooth below, bright green above: the leaves see the pot for three minutes, no more.',
          fr: 'Lisse et pâle dessous, vert vif dessus : la verdure ne voit la marmite que trois minutes.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Warm half of {oil} in a pot over medium heat. [Fry {chorizo} for 4 min, lift out and keep. ][Soften {onion+garlic} for 6 min. ]Add {potato+stock} and simmer for 20 min.',
          fr: 'Faites chauffer la moitié {oil:ofThe} dans un faitout à feu moyen. [Faites-y dorer {chorizo} 4 min, puis réservez. ][Faites fondre {onion+garlic} 6 min. ]Ajoutez {potato+stock} et laissez frémir 20 min.',
          cook: 30,
        },
        {
          en: 'Mash {potato} into the broth until smooth. Bring back to the boil, add {kale} and simmer for 3 min, so that it stays green.',
          fr: "Écrasez {potato} dans le bouillon jusqu'à ce qu'il soit lisse. Ramenez à ébullition, ajoutez {kale} et laissez frémir 3 min, pour garder le vert.",
          cook: 4,
        },
        {
          en: '[Season with {seasoning:bare}. ]Serve with the rest of the oil on top[ and {chorizo} in every bowl].',
          fr: "[Assaisonnez {seasoning:of}. ]Servez avec le reste de l'huile[, {chorizo} au fond des bols].",
        },
      ],
    },
  ],
}
