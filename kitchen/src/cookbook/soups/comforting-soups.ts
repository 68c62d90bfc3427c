import type { Dish } from '../dish.ts'
import { onion, seasoning } from '../larder.ts'
import { asItIs, chickenStock, thinlySliced } from '../staples.ts'
import { finelyChopped, lemon, oliveOil } from '../table-staples.ts'

export const congee: Dish = {
  id: 'congee',
  of: 'soup',
  course: 'main',
  alsoAs: ['breakfast'],
  cuisines: ['chinese'],
  suits: ['cosy', 'winter', 'one-pot', 'ill', 'soft'],
  uses: ['rice', 'meat'],
  names: {
    en: ['congee', 'rice porridge', 'jook', 'chicken congee', 'okayu', 'rice soup', 'savoury rice porridge'],
    fr: ['congee', 'porridge de riz', 'bouillie de riz', 'soupe de riz', 'okayu', 'soupe au riz', 'riz congee'],
  },
  noun: { en: 'a congee', fr: 'un congee' },
  serves: 4,
  instead: ['chicken-noodle-soup', 'risotto'],
  ways: [
    {
      hero: ['meat', 'rice'],
      slots: {
        rice: { takes: ['rice'], first: ['jasmine-rice', 'basmati-rice', 'sushi-rice'], amount: [45, 'g'] },
        stock: { ...chickenStock, amount: [400, 'ml'], share: 2.6 },
        ginger: { takes: ['aromatic'], first: ['ginger'], optional: true, upTo: 2 },
        meat: {
          takes: ['poultry', 'white-fish', 'tofu', 'egg'],
          optional: true,
          share: 0.6,
          prep: { en: 'cut into thin strips', fr: 'coupé· en fines lanières' },
        },
        mushroom: { takes: ['tender-vegetable', 'leaf', 'root'], optional: true, upTo: 2, share: 0.5 },
        soy: { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari', 'salt'], amount: [0.4, 'tbsp'] },
        spring: { takes: ['onion', 'herb'], first: ['spring-onion', 'coriander'], optional: true, share: 0.7 },
        sesame: { takes: ['nutty-oil', 'seed'], first: ['sesame-oil'], optional: true },
      },
      titles: [
        { en: 'Congee[ with {ginger+meat:bare}]', fr: 'Congee[ {ginger+meat:at}]' },
        { en: 'Soft {rice:title} congee[ with {spring:bare}]', fr: 'Congee {rice:of}, tout doux[, {spring:at}]' },
      ],
      descriptions: [
        {
          en: 'What half of Asia cooks for somebody in bed: plain, hot, smooth, and it asks nothing of you.',
          fr: "Ce que la moitié de l'Asie prépare pour qui garde le lit : simple, chaud, lisse, sans rien exiger.",
        },
        {
          en: 'One small handful of grains, a great deal of time, and a stir whenever you pass.',
          fr: 'Une petite poignée de grains, beaucoup de temps, et un tour de cuillère chaque fois que vous passez.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Rinse {rice} and bring to the boil in {stock}[ with {ginger}]. Half cover and simmer very gently for 50 min, stirring now and then, until the grains have burst and it is creamy; thin with hot water if it gets too thick.',
          fr: "Rincez {rice} et portez à ébullition dans {stock}[ avec {ginger}]. Couvrez à demi et laissez frémir très doucement 50 min en remuant de temps en temps, jusqu'à ce que les grains éclatent et que ce soit onctueux ; allongez d'eau chaude si besoin.",
          cook: 55,
          raw: 'rice',
        },
        {
          en: 'Bring {rice} to the boil in {stock}[ with {ginger}]. Half cover and simmer very gently for 25 min, stirring now and then, until creamy; thin with hot water if it gets too thick.',
          fr: "Portez {rice} à ébullition dans {stock}[ avec {ginger}]. Couvrez à demi et laissez frémir très doucement 25 min en remuant de temps en temps, jusqu'à ce que ce soit onctueux ; allongez d'eau chaude si besoin.",
          cook: 25,
          cooked: 'rice',
        },
        {
          en: 'Stir in {meat+mushroom} and simmer for 8 min, until cooked right through.',
          fr: "Ajoutez {meat+mushroom} et laissez frémir 8 min, jusqu'à cuisson complète.",
          cook: 8,
          raw: 'meat',
        },
        {
          en: 'Stir in {meat+mushroom} and simmer for 5 min, until piping hot.',
          fr: 'Ajoutez {meat+mushroom} et laissez frémir 5 min : brûlant à cœur.',
          cook: 5,
          cooked: 'meat',
        },
        {
          en: 'Stir in {mushroom} and simmer for 8 min, until tender.',
          fr: 'Ajoutez {mushroom} et laissez frémir 8 min, pour bien attendrir.',
          cook: 8,
          unless: 'meat',
        },
        {
          en: 'Season with {soy:bare} and serve[ with {spring+sesame}].',
          fr: 'Assaisonnez {soy:of} et servez[ avec {spring+sesame}].',
        },
      ],
    },
  ],
}

export const carrotRiceSoup: Dish = {
  id: 'carrot-rice-soup',
  of: 'soup',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['french'],
  suits: ['cosy', 'one-pot', 'ill', 'freezes', 'soft'],
  names: {
    en: ['carrot and rice soup', 'carrot rice soup', 'gentle carrot soup', 'potage crecy', 'soup for an upset stomach'],
    fr: [
      'soupe de carottes au riz',
      'soupe carottes riz',
      'soupe carotte riz',
      'potage Crécy',
      'velouté de carottes au riz',
      'potage de carottes',
    ],
  },
  noun: { en: 'a carrot and rice soup', fr: 'une soupe de carottes au riz' },
  serves: 4,
  instead: ['congee', 'soup'],
  ways: [
    {
      hero: ['root', 'rice'],
      gear: ['blender'],
      slots: {
        root: {
          takes: ['root'],
          first: ['carrot', 'pumpkin'],
          upTo: 2,
          amount: [2, 'piece'],
          share: 1.2,
          prep: thinlySliced,
        },
        rice: { takes: ['rice'], first: ['basmati-rice', 'jasmine-rice', 'pudding-rice'], amount: [20, 'g'] },
        stock: { takes: ['stock', 'meat-stock'], first: ['vegetable-stock', 'water'], amount: [280, 'ml'], share: 1.9 },
        herb: { takes: ['herb', 'aromatic', 'sweet-spice'], optional: true, share: 0.6 },
        butter: { takes: ['butter', 'cream'], optional: true, share: 0.7 },
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        { en: '{root:title} and {rice:title} soup', fr: 'Soupe {root:of} {rice:at}' },
        {
          en: 'Plain, soft {root:title} soup thickened with {rice:bare}',
          fr: 'Velouté tout simple {root:of} {rice:at}',
        },
      ],
      descriptions: [
        {
          en: 'Cooked very soft and blended smooth: it goes down when nothing else will.',
          fr: 'Très cuite, toute lisse : elle passe quand plus rien ne passe.',
        },
        {
          en: 'Cooked until it gives up, blended until it shines.',
          fr: "Cuite jusqu'à l'abandon, mixée jusqu'au brillant.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Bring {root+rice} to the boil in {stock}[ with {herb}], cover and simmer for 30 min, until everything is very soft.',
          fr: 'Portez {root+rice} à ébullition dans {stock}[ avec {herb}], couvrez et laissez frémir 30 min : tout doit être très tendre.',
          cook: 33,
        },
        {
          en: 'Blend until perfectly smooth, thinning with a little hot water if needed.[ Season lightly with {salt:bare}.][ Stir in {butter}.]',
          fr: "Mixez très finement, en allongeant d'un peu d'eau chaude au besoin.[ Salez à peine, avec une pincée {salt:of}.][ Incorporez {butter}.]",
        },
      ],
    },
  ],
}

export const brothWithPasta: Dish = {
  id: 'broth-with-pasta',
  of: 'chicken-noodle-soup',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['french', 'italian'],
  suits: ['cosy', 'light', 'one-pot', 'ill'],
  uses: ['pasta'],
  names: {
    en: [
      'pastina',
      'pasta in broth',
      'alphabet soup',
      'clear broth with noodles',
      'pastina soup',
      'broth with noodles',
    ],
    fr: [
      'bouillon vermicelle',
      'bouillon de vermicelles',
      'bouillon aux vermicelles',
      'soupe vermicelle',
      'bouillon de poule aux vermicelles',
      'pastina',
      'bouillon aux pâtes',
      'soupe alphabet',
    ],
  },
  noun: { en: 'a broth with small pasta', fr: 'un bouillon aux petites pâtes' },
  serves: 2,
  instead: ['chicken-noodle-soup', 'soup'],
  ways: [
    {
      hero: ['vegetable', 'pasta'],
      slots: {
        stock: { ...chickenStock, amount: [350, 'ml'], share: 2.3 },
        vegetable: {
          takes: ['root', 'tender-vegetable', 'leaf'],
          first: ['carrot', 'pea', 'leek'],
          upTo: 2,
          optional: true,
          share: 0.5,
          prep: { en: 'in very small dice', fr: 'en très petits dés' },
        },
        pasta: {
          takes: ['pasta', 'noodle'],
          first: ['spaghetti', 'gluten-free-pasta', 'rice-noodle'],
          amount: [35, 'g'],
          share: 0.4,
          prep: {
            en: 'broken into short bits, or any small shapes',
            fr: 'cassé· en petits morceaux, ou petites formes',
          },
        },
        egg: { takes: ['egg'], optional: true, amount: [0.5, 'piece'] },
        cheese: { takes: ['hard-cheese'], first: ['parmesan', 'vegetarian-cheese'], optional: true, amount: [10, 'g'] },
        herb: { takes: ['herb', 'citrus'], first: ['parsley'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: 'Broth with small {pasta:bare}[ and {vegetable:bare}]',
          fr: 'Bouillon aux petites pâtes[, {vegetable:at}]',
        },
        { en: 'Clear broth with {pasta:bare}[ and {cheese:bare}]', fr: 'Bouillon clair {pasta:at}[ et {cheese:at}]' },
      ],
      descriptions: [
        {
          en: 'A hot cup with something in it: childhood, and a quarter of an hour.',
          fr: "Un bol chaud avec de petites choses dedans : l'enfance, en un quart d'heure.",
        },
        {
          en: 'The better the broth, the less it needs; for a sore throat, leave out everything but the warmth.',
          fr: 'Meilleur est le bouillon, moins il lui en faut ; pour une gorge qui gratte, tenez-vous-en à la chaleur.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Bring {stock} to the boil[ and simmer {vegetable} in it for 5 min].',
          fr: 'Portez {stock} à ébullition[ et laissez-y frémir {vegetable} 5 min].',
          cook: 10,
        },
        {
          en: 'Add {pasta} and simmer for 8 min, or as the packet says, until soft.[ Season with {seasoning:bare}.]',
          fr: "Ajoutez {pasta} et laissez frémir 8 min, ou selon le paquet, jusqu'à ce que ce soit bien tendre.[ Assaisonnez {seasoning:of}.]",
          cook: 8,
          raw: 'pasta',
        },
        {
          en: 'Add {pasta} and heat through for 3 min, until piping hot.[ Season with {seasoning:bare}.]',
          fr: 'Ajoutez {pasta} et réchauffez 3 min : brûlant à cœur.[ Assaisonnez {seasoning:of}.]',
          cook: 3,
          cooked: 'pasta',
        },
        {
          en: 'Beat {egg}, pour in a thin stream into the boiling broth and stir for 1 min, until set.',
          fr: 'Battez {egg}, versez en filet dans le bouillon bouillant et remuez 1 min, le temps de prendre.',
          cook: 1,
          if: 'egg',
        },
        {
          en: 'Ladle into bowls[ and finish with {cheese+herb}].',
          fr: 'Servez dans des bols[ avec {cheese+herb}].',
        },
      ],
    },
  ],
}

export const garlicSoup: Dish = {
  id: 'garlic-soup',
  of: 'soup',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['french', 'spanish'],
  suits: ['cosy', 'winter', 'one-pot', 'ill', 'freezes', 'cheap'],
  uses: ['bread'],
  names: {
    en: ['garlic soup', 'tourin', 'sopa de ajo', 'sopa castellana', 'roast garlic soup'],
    fr: ["tourin à l'ail", 'tourin', "soupe à l'ail", 'tourain', 'sopa de ajo', 'aïgo boulido'],
  },
  noun: { en: 'a garlic soup', fr: "un tourin à l'ail" },
  serves: 4,
  instead: ['onion-soup', 'soup'],
  ways: [
    {
      hero: ['garlic', 'egg'],
      slots: {
        fat: [oliveOil, 1],
        garlic: { first: ['garlic'], amount: [2.5, 'clove'], prep: thinlySliced },
        onion: { ...onion, first: ['onion', 'shallot'], share: 0.6, prep: thinlySliced },
        ham: { takes: ['cured-meat'], optional: true, share: 0.5 },
        paprika: { takes: ['spice', 'hot-spice'], optional: true },
        flour: { first: ['plain-flour', 'rice-flour'], optional: true, amount: [5, 'g'] },
        stock: {
          takes: ['stock', 'meat-stock'],
          first: ['vegetable-stock', 'chicken-stock', 'water'],
          amount: [300, 'ml'],
          share: 2,
        },
        herb: { takes: ['herb', 'bouquet'], first: ['thyme', 'bay', 'sage'], optional: true },
        vinegar: {
          takes: ['vinegar'],
          first: ['wine-vinegar', 'cider-vinegar'],
          optional: true,
          amount: [0.25, 'tbsp'],
        },
        egg: { takes: ['egg'], first: ['egg'], optional: true, amount: [0.5, 'piece'] },
        bread: {
          takes: ['bread'],
          first: ['bread', 'baguette', 'gluten-free-bread'],
          optional: true,
          amount: [1, 'slice'],
          share: 0.6,
          prep: { en: 'stale or toasted', fr: 'rassis· ou grillé·' },
        },
        seasoning,
      },
      titles: [
        { en: '{garlic:title} soup[ with {egg:bare}]', fr: 'Tourin {garlic:at}[ et {egg:at}]' },
        { en: 'South-western {garlic:title} soup', fr: 'Soupe {garlic:at} du Sud-Ouest' },
      ],
      descriptions: [
        {
          en: 'Brought to newly-weds at dawn and to anyone with a cold at any hour.',
          fr: "On la portait aux mariés à l'aube, et à tous les enrhumés à toute heure.",
        },
        {
          en: 'It sounds fierce and tastes mild: slow cooking turns the bite into honey.',
          fr: 'Elle fait peur sur le papier et se révèle toute douce : la cuisson lente change le piquant en miel.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Warm {fat} in a pot over low heat and cook {garlic+onion+ham} for 10 min, without browning.',
          fr: 'Faites chauffer {fat} dans une casserole à feu doux et laissez fondre {garlic+onion+ham} 10 min, sans colorer.',
          cook: 10,
        },
        {
          en: '[Stir in {flour+paprika} for 1 min. ]Pour in {stock}[ with {herb}] and simmer for 20 min.[ Season with {seasoning:bare}.]',
          fr: '[Ajoutez {flour+paprika} et remuez 1 min. ]Versez {stock}[ avec {herb}] et laissez frémir 20 min.[ Assaisonnez {seasoning:of}.]',
          cook: 22,
        },
        {
          en: 'Beat {egg}[ with {vinegar}], pour into the simmering soup in a thin stream and stir for 2 min, until set in threads.',
          fr: 'Battez {egg}[ avec {vinegar}], versez en filet dans la soupe frémissante et remuez 2 min, le temps que des filaments se forment.',
          cook: 2,
          if: 'egg',
        },
        { en: 'Sharpen with {vinegar}.', fr: 'Relevez avec {vinegar}.', unless: 'egg' },
        {
          en: 'Put {bread} into the bowls and ladle the soup over.',
          fr: 'Disposez {bread} dans les bols et versez la soupe dessus.',
          if: 'bread',
        },
      ],
    },
  ],
}

export const eggDropSoup: Dish = {
  id: 'egg-drop-soup',
  of: 'miso-soup',
  course: 'starter',
  alsoAs: ['main'],
  cuisines: ['chinese'],
  suits: ['light', 'cosy', 'ill', 'cheap'],
  names: {
    en: ['egg drop soup', 'egg flower soup', 'chinese egg soup', 'stracciatella soup', 'egg soup'],
    fr: [
      'soupe aux œufs',
      'soupe chinoise aux œufs',
      "soupe à l'œuf",
      'stracciatella alla romana',
      "soupe de fleurs d'œufs",
    ],
  },
  noun: { en: 'an egg drop soup', fr: 'une soupe aux œufs' },
  serves: 2,
  instead: ['miso-soup', 'broth-with-pasta'],
  ways: [
    {
      hero: ['egg', 'vegetable'],
      slots: {
        stock: { ...chickenStock, amount: [350, 'ml'], share: 2.3 },
        ginger: { takes: ['aromatic'], first: ['ginger'], optional: true },
        vegetable: {
          takes: ['tender-vegetable', 'leaf', 'pulse'],
          first: ['sweetcorn', 'pea', 'tomato'],
          upTo: 2,
          optional: true,
          share: 0.6,
        },
        tofu: { takes: ['tofu', 'silken-tofu'], optional: true, share: 0.6 },
        starch: { first: ['cornflour', 'potato-starch'], optional: true, amount: [0.4, 'tbsp'] },
        egg: { first: ['egg'], amount: [1, 'piece'], prep: { en: 'lightly beaten', fr: 'à peine battu·' } },
        soy: { takes: ['salty-sauce', 'hard-cheese'], first: ['soy-sauce', 'tamari', 'salt'], amount: [0.4, 'tbsp'] },
        sesame: { takes: ['nutty-oil'], first: ['sesame-oil'], optional: true },
        spring: { takes: ['onion', 'herb'], first: ['spring-onion', 'chives'], optional: true, share: 0.7 },
      },
      titles: [
        { en: '{egg:title} drop soup[ with {vegetable:bare}]', fr: 'Soupe {egg:at}[ et {vegetable:at}]' },
        { en: 'Silky {egg:title} flower soup', fr: 'Soupe soyeuse {egg:at}' },
      ],
      descriptions: [
        {
          en: 'A fork, a thin stream, one slow stir: silk ribbons in the time it takes to boil a kettle.',
          fr: "Une fourchette, un mince filet, un lent tour de cuillère : des rubans de soie en un quart d'heure.",
        },
        {
          en: 'Light enough for a bad stomach, warm enough for a bad day.',
          fr: 'Assez légère pour un ventre fragile, assez chaude pour un jour gris.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Bring {stock} to the boil[ with {ginger}], add {vegetable+tofu} and simmer for 4 min.',
          fr: 'Portez {stock} à ébullition[ avec {ginger}], ajoutez {vegetable+tofu} et laissez frémir 4 min.',
          cook: 8,
          if: 'vegetable',
        },
        {
          en: 'Bring {stock} to the boil[ with {ginger+tofu}] and simmer for 4 min.',
          fr: 'Portez {stock} à ébullition[ avec {ginger+tofu}] et laissez frémir 4 min.',
          cook: 8,
          unless: 'vegetable',
        },
        {
          en: 'Stir {starch} with a little cold water, pour in and simmer for 1 min, until it thickens slightly.',
          fr: "Délayez {starch} dans un peu d'eau froide, versez et laissez frémir 1 min : le bouillon doit à peine lier.",
          cook: 1,
          if: 'starch',
        },
        {
          en: 'Stir the broth in a slow circle, pour in {egg} in a thin stream and leave for 1 min, until set in ribbons. Season with {soy:bare} and finish[ with {sesame+spring}].',
          fr: 'Remuez le bouillon en cercle, lentement, versez {egg} en filet et attendez 1 min, le temps que des rubans se forment. Assaisonnez {soy:of} et servez[ avec {sesame+spring}].',
          cook: 2,
        },
      ],
    },
  ],
}

export const avgolemono: Dish = {
  id: 'avgolemono',
  of: 'chicken-noodle-soup',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['greek'],
  suits: ['cosy', 'light', 'ill', 'soft'],
  uses: ['meat'],
  names: {
    en: [
      'avgolemono',
      'greek lemon chicken soup',
      'lemon chicken soup',
      'greek chicken soup',
      'chicken and rice soup',
      'chicken rice soup',
    ],
    fr: [
      'avgolemono',
      'soupe grecque au citron',
      'soupe de poulet au citron',
      'soupe poulet citron',
      'soupe poulet riz',
      'soupe au poulet et au riz',
    ],
  },
  noun: { en: 'an avgolemono', fr: 'une avgolemono' },
  serves: 4,
  instead: ['chicken-noodle-soup'],
  ways: [
    {
      hero: ['meat', 'lemon'],
      slots: {
        stock: { ...chickenStock, amount: [330, 'ml'], share: 2.2 },
        meat: {
          takes: ['poultry', 'tofu', 'pulse'],
          first: ['chicken-breast', 'chickpea', 'tofu'],
          amount: [90, 'g'],
          prep: { en: 'cut into strips', fr: 'coupé· en lanières' },
        },
        root: {
          takes: ['root', 'tender-vegetable', 'leaf'],
          first: ['carrot'],
          upTo: 2,
          optional: true,
          share: 0.5,
          prep: { en: 'diced', fr: 'coupé· en dés' },
        },
        rice: { takes: ['rice', 'pasta'], first: ['risotto-rice', 'basmati-rice', 'jasmine-rice'], amount: [35, 'g'] },
        egg: { first: ['egg'], amount: [0.5, 'piece'], prep: asItIs },
        lemon: { first: ['lemon', 'lime'], amount: [0.35, 'piece'] },
        herb: { takes: ['herb'], first: ['dill', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Avgolemono with {meat:bare}', fr: 'Avgolemono {meat:at}' },
        { en: 'Greek {meat:title} soup with {lemon:bare}', fr: 'Soupe grecque {meat:of} {lemon:at}' },
      ],
      descriptions: [
        {
          en: 'Pure velvet, with no other secret than never letting it boil at the end.',
          fr: 'Un vrai velours, sans autre secret que de ne jamais laisser bouillir à la fin.',
        },
        {
          en: 'Every Greek grandmother prescribes it, for coughs, for heartbreak, for Tuesdays.',
          fr: 'Toutes les grands-mères grecques la prescrivent : pour la toux, le chagrin, le mardi.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Bring {stock} to the boil. Add {meat+root+rice} and simmer for 18 min, until the grains are soft and everything is cooked right through.[ Season with {seasoning:bare}.]',
          fr: "Portez {stock} à ébullition. Ajoutez {meat+root+rice} et laissez frémir 18 min, jusqu'à ce que les grains soient tendres et que tout soit cuit à cœur.[ Assaisonnez {seasoning:of}.]",
          cook: 22,
          raw: 'meat',
        },
        {
          en: 'Bring {stock} to the boil. Add {root+rice} and simmer for 18 min, until the grains are soft. Add {meat} for the last 4 min, until piping hot.[ Season with {seasoning:bare}.]',
          fr: 'Portez {stock} à ébullition. Ajoutez {root+rice} et laissez frémir 18 min : les grains doivent être tendres. Ajoutez {meat} les 4 dernières minutes : brûlant à cœur.[ Assaisonnez {seasoning:of}.]',
          cook: 22,
          cooked: 'meat',
        },
        {
          en: 'Whisk {egg} with the juice of {lemon} until foamy, then whisk in two ladlefuls of the hot broth, little by little.',
          fr: 'Fouettez {egg} avec le jus {lemon:ofThe} pour faire mousser, puis incorporez deux louches de bouillon chaud, peu à peu, en fouettant.',
        },
        {
          en: 'Take the pot off the heat, pour this in and warm over the lowest heat for 5 min, stirring, until it thickens, without letting it boil.[ Stir in {herb}.]',
          fr: 'Hors du feu, versez ce mélange dans la casserole, puis réchauffez 5 min à feu très doux en remuant, sans laisser bouillir : la soupe doit épaissir.[ Ajoutez {herb}.]',
          cook: 5,
        },
      ],
    },
  ],
}

export const chorba: Dish = {
  id: 'chorba',
  of: 'harira',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['moroccan', 'turkish'],
  suits: ['cosy', 'one-pot', 'party', 'iftar', 'freezes', 'ahead', 'crowd'],
  names: {
    en: ['chorba', 'shorba', 'chorba frik', 'algerian soup', 'iftar soup', 'ramadan soup'],
    fr: [
      'chorba',
      'chorba frik',
      'chorba algérienne',
      'jari',
      'chorba tunisienne',
      'soupe du ramadan',
      'soupe de ramadan',
    ],
  },
  noun: { en: 'a chorba', fr: 'une chorba' },
  serves: 6,
  instead: ['harira', 'lentil-soup'],
  ways: [
    {
      hero: ['meat', 'grain'],
      slots: {
        oil: [oliveOil, 0.5],
        meat: {
          takes: ['stewing-meat', 'poultry'],
          first: ['lamb-shoulder', 'stewing-beef'],
          optional: true,
          amount: [80, 'g'],
          share: 0.45,
          prep: { en: 'cut into 1 cm dice', fr: 'coupé· en dés de 1 cm' },
        },
        onion: { ...onion, prep: finelyChopped },
        celery: { first: ['celery'], optional: true, prep: finelyChopped },
        vegetable: { takes: ['root', 'tender-vegetable', 'leaf'], optional: true, upTo: 2, share: 0.5 },
        spice: { takes: ['spice'], all: ['paprika', 'ground-coriander', 'turmeric'], optional: true },
        cinnamon: { first: ['cinnamon'], optional: true },
        tomato: {
          takes: ['preserve'],
          first: ['chopped-tomatoes', 'passata', 'tomato-paste'],
          optional: true,
          amount: [70, 'g'],
          prep: asItIs,
        },
        stock: { takes: ['stock', 'meat-stock'], first: ['water', 'vegetable-stock'], amount: [300, 'ml'], share: 2 },
        pulse: { takes: ['pulse'], first: ['chickpea'], optional: true, amount: [50, 'g'] },
        grain: { takes: ['grain'], first: ['bulgur', 'pearl-barley', 'quinoa', 'millet'], amount: [18, 'g'] },
        herb: { takes: ['herb'], first: ['coriander', 'mint'], optional: true, upTo: 2 },
        lemon: [lemon, 0.17],
        seasoning,
      },
      titles: [
        { en: 'Chorba[ with {meat:bare}][ and {pulse:bare}]', fr: 'Chorba[ {meat:at}][ et {pulse:at}]' },
        { en: 'Algerian chorba[ with {grain:bare}]', fr: 'Chorba algérienne[ {grain:at}]' },
      ],
      descriptions: [
        {
          en: 'The first hot spoonful after sunset, with a date before and everybody talking at once.',
          fr: 'La première cuillerée chaude au coucher du soleil, une datte avant, et tout le monde qui parle en même temps.',
        },
        {
          en: 'Red, fragrant, thick enough to wait for the last guest.',
          fr: 'Rouge, parfumée, assez épaisse pour attendre le dernier convive.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat {oil} in a large pot and brown {meat} for 6 min. Add {onion+celery+vegetable+spice+cinnamon} and cook for 6 min over medium heat.',
          fr: 'Chauffez {oil} dans un faitout et faites dorer {meat} 6 min. Ajoutez {onion+celery+vegetable+spice+cinnamon} et laissez revenir 6 min à feu moyen.',
          cook: 12,
          if: 'meat',
        },
        {
          en: 'Heat {oil} in a large pot and cook {onion+celery+vegetable+spice+cinnamon} for 6 min over medium heat.',
          fr: 'Chauffez {oil} dans un faitout et faites revenir {onion+celery+vegetable+spice+cinnamon} 6 min à feu moyen.',
          cook: 6,
          unless: 'meat',
        },
        {
          en: 'Stir in {tomato} and pour in {stock}. Bring to the boil, cover and simmer for 45 min, until tender.',
          fr: "Ajoutez {tomato} et versez {stock}. Portez à ébullition, couvrez et laissez mijoter 45 min, jusqu'à ce que tout soit tendre.",
          cook: 50,
          if: 'tomato',
        },
        {
          en: 'Pour in {stock}, bring to the boil, cover and simmer for 45 min, until tender.',
          fr: "Versez {stock}, portez à ébullition, couvrez et laissez mijoter 45 min, jusqu'à ce que tout soit tendre.",
          cook: 50,
          unless: 'tomato',
        },
        {
          en: 'Add {pulse+grain} and simmer for 20 min more, until thick.[ Season with {seasoning:bare}.][ Stir in {herb}.] Serve with {lemon} to squeeze over.',
          fr: 'Ajoutez {pulse+grain} et laissez mijoter encore 20 min : la soupe doit épaissir.[ Assaisonnez {seasoning:of}.][ Ajoutez {herb}.] Servez avec {lemon} à presser dessus.',
          cook: 20,
        },
      ],
    },
  ],
}
