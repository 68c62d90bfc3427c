import type { Dish, Slots, Way } from '../dish.ts'
import { garlic, stock } from '../larder.ts'
import { asItIs, chickenStock, fishSauce, neutralOil, thinlySliced } from '../staples.ts'

const thaiBroth = {
  lemongrass: {
    first: ['lemongrass', 'lemon'],
    amount: [0.75, 'stick'],
    prep: { en: 'bruised and cut into lengths', fr: 'écrasé· et coupé· en tronçons' },
  },
  galangal: { first: ['galangal', 'ginger'], prep: { en: 'sliced', fr: 'coupé· en rondelles' } },
  lime: { first: ['kaffir-lime-leaf'], optional: true },
} satisfies Slots

const thaiFinish = {
  chilli: { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true, amount: [0.5, 'piece'] },
  fish: fishSauce,
  juice: { first: ['lime', 'lemon'], amount: [0.5, 'piece'] },
  herb: { takes: ['herb'], first: ['coriander', 'basil', 'mint'], optional: true },
} satisfies Slots

export const tomYum: Dish = {
  id: 'tom-yum',
  of: 'soup',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['thai'],
  suits: ['light'],
  names: {
    en: ['tom yum', 'tom yum soup', 'tom yam', 'tom yum goong', 'thai hot and sour soup'],
    fr: ['tom yum', 'soupe tom yum', 'tom yam', 'soupe thaïe épicée', 'tom yam kung', 'tom yum kung'],
  },
  noun: { en: 'a tom yum', fr: 'un tom yum' },
  serves: 4,
  instead: ['tom-kha', 'soup'],
  ways: [
    {
      hero: ['main', 'mushroom'],
      slots: {
        main: {
          takes: ['shellfish', 'mollusc', 'white-fish', 'tofu'],
          first: ['prawn', 'tofu'],
          upTo: 2,
          amount: [100, 'g'],
        },
        mushroom: { takes: ['tender-vegetable'], first: ['mushroom'], optional: true, share: 0.6, upTo: 2 },
        tomato: { first: ['cherry-tomato', 'tomato'], optional: true, share: 0.6 },
        ...thaiBroth,
        stock: {
          takes: ['stock', 'meat-stock', 'fish-stock'],
          first: ['fish-stock', 'vegetable-stock', 'water'],
          amount: [300, 'ml'],
        },
        noodle: { takes: ['noodle', 'rice'], optional: true, share: 0.7 },
        ...thaiFinish,
      },
      titles: [
        { en: 'Tom yum[ with {main:bare}]', fr: 'Tom yum[ {main:at}]' },
        { en: 'Hot and sour {main:title} soup, tom yum style', fr: 'Tom yum {main:at}, vif et acidulé' },
      ],
      descriptions: [
        {
          en: 'Hot, sour, salty and clear as tea: twenty minutes, and it wakes up the whole face.',
          fr: 'Piquant, acide, salé et clair comme un thé : vingt minutes, et tout le visage se réveille.',
        },
        {
          en: 'Everything tough in it is there for its scent; push it to the side of the bowl and drink on.',
          fr: "Tout ce qui y est coriace n'est là que pour son parfum : on le pousse au bord du bol et on continue.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Bring {stock} to the boil with {lemongrass+galangal+lime} and simmer for 10 min, to draw out the scent.',
          fr: 'Portez {stock} à ébullition avec {lemongrass+galangal+lime} et laissez frémir 10 min, le temps que les parfums passent dans le bouillon.',
          cook: 12,
        },
        {
          en: 'Cook {noodle} following the packet, drain and share between the bowls.',
          fr: 'Faites cuire {noodle} selon les indications du paquet, égouttez et répartissez dans les bols.',
          if: 'noodle',
        },
        {
          en: 'Add {mushroom+tomato} and simmer for 3 min.',
          fr: 'Ajoutez {mushroom+tomato} et laissez frémir 3 min.',
          cook: 3,
        },
        {
          en: 'Add {main} and simmer for 3 min, until just cooked through.',
          fr: 'Ajoutez {main} et laissez frémir 3 min, juste le temps de cuire à cœur.',
          cook: 3,
        },
        {
          en: 'Off the heat, stir in {fish} and the juice of {juice}[ with {chilli}]: it must be sharp enough to make you blink.[ Scatter with {herb}.]',
          fr: 'Hors du feu, ajoutez {fish} et le jus {juice:ofThe}[, puis {chilli}] : la soupe doit être franchement acidulée.[ Parsemez {herb:of}.]',
        },
      ],
    },
  ],
}

export const tomKha: Dish = {
  id: 'tom-kha',
  of: 'soup',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['thai'],
  names: {
    en: [
      'tom kha',
      'tom kha gai',
      'tom kha soup',
      'thai coconut soup',
      'coconut chicken soup',
      'thai coconut chicken soup',
    ],
    fr: [
      'tom kha',
      'tom kha gai',
      'tom kha kai',
      'soupe thaïe au lait de coco',
      'soupe thaï au poulet et lait de coco',
      'soupe au lait de coco',
    ],
  },
  noun: { en: 'a tom kha', fr: 'un tom kha' },
  serves: 4,
  instead: ['tom-yum', 'curry'],
  ways: [
    {
      hero: ['main', 'coconut'],
      slots: {
        main: {
          takes: ['poultry', 'tofu', 'shellfish', 'white-fish'],
          first: ['chicken-breast', 'tofu', 'mushroom'],
          amount: [120, 'g'],
        },
        mushroom: {
          takes: ['tender-vegetable', 'leaf'],
          first: ['mushroom', 'mangetout'],
          optional: true,
          share: 0.6,
          upTo: 2,
        },
        coconut: { first: ['coconut-milk'], amount: [150, 'ml'] },
        ...thaiBroth,
        stock: { ...chickenStock, amount: [150, 'ml'] },
        sugar: { first: ['brown-sugar', 'sugar'], optional: true, amount: [2, 'g'] },
        ...thaiFinish,
      },
      titles: [
        { en: 'Tom kha[ with {main:bare}]', fr: 'Tom kha[ {main:at}]' },
        { en: 'Thai coconut soup[ with {main:bare}]', fr: 'Soupe thaïe au lait de coco[ et {main:at}]' },
      ],
      descriptions: [
        {
          en: 'Coconut softens the edges, galangal keeps it awake: the gentlest of the sour soups.',
          fr: 'Le lait de coco arrondit les angles, le galanga tient éveillé : la plus douce des soupes acidulées.',
        },
        {
          en: 'White, fragrant and ready before the rice would be.',
          fr: "Blanche, parfumée, et prête en moins d'une demi-heure.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Bring {stock} and half of {coconut} to a simmer with {lemongrass+galangal+lime}. Leave on a gentle heat for 10 min.',
          fr: 'Portez à frémissement {stock} et la moitié {coconut:ofThe} avec {lemongrass+galangal+lime}. Laissez infuser 10 min à feu doux.',
          cook: 12,
        },
        {
          en: 'Pour in the rest of the coconut milk and add {main+mushroom+sugar}. Simmer for 7 min without boiling hard, until cooked right through.',
          fr: "Versez le reste du lait de coco et ajoutez {main+mushroom+sugar}. Laissez frémir 7 min sans gros bouillons, jusqu'à ce que tout soit cuit à cœur.",
          cook: 7,
        },
        {
          en: 'Off the heat, season with {fish} and the juice of {juice}[, float {chilli} on top][ and scatter with {herb}].',
          fr: 'Hors du feu, relevez avec {fish} et le jus {juice:ofThe}[, ajoutez {chilli}][ et parsemez {herb:of}].',
        },
      ],
    },
  ],
}

const phoSlots = {
  noodle: { first: ['rice-noodle'], amount: [70, 'g'], prep: asItIs },
  onion: { first: ['onion', 'shallot', 'leek'], amount: [0.5, 'piece'], prep: { en: 'halved', fr: 'coupé· en deux' } },
  ginger: { first: ['ginger'], amount: [1, 'cm'], prep: { en: 'halved lengthways', fr: 'coupé· en deux' } },
  anise: { first: ['star-anise', 'fennel-seed'], optional: true, amount: [0.75, 'piece'] },
  cinnamon: { first: ['cinnamon'], optional: true },
  sprouts: {
    takes: ['tender-vegetable', 'leaf'],
    first: ['bean-sprout', 'pak-choi'],
    optional: true,
    upTo: 2,
    share: 0.8,
  },
  fish: fishSauce,
  spring: { first: ['spring-onion'], optional: true },
  herb: { takes: ['herb'], all: ['coriander', 'mint', 'basil'], optional: true },
  chilli: { first: ['chilli'], optional: true },
  lime: {
    first: ['lime', 'lemon'],
    optional: true,
    amount: [0.5, 'piece'],
    prep: { en: 'cut into wedges', fr: 'coupé· en quartiers' },
  },
} satisfies Slots

const char: Way['steps'][number] = {
  en: 'Char {onion+ginger} in a dry pan over high heat for 6 min, until black in places. Toast {anise+cinnamon} beside them for the last minute.',
  fr: 'Faites noircir {onion+ginger} par endroits, à sec dans une poêle à feu vif, 6 min. Ajoutez {anise+cinnamon} la dernière minute.',
  cook: 6,
}

const fillBowls: Way['steps'][number] = {
  en: 'Soak {noodle} in boiling water until tender, drain and share between large bowls.',
  fr: "Plongez {noodle} dans l'eau bouillante jusqu'à ce qu'elles soient tendres, égouttez et répartissez dans de grands bols.",
}

const garnish: Way['steps'][number] = {
  en: 'Put {sprouts+spring+herb+chilli+lime} on the table: everyone finishes their own bowl.',
  fr: 'Posez {sprouts+spring+herb+chilli+lime} sur la table : chacun garnit son bol.',
}

export const pho: Dish = {
  id: 'pho',
  of: 'soup',
  course: 'main',
  cuisines: ['vietnamese'],
  suits: ['cosy'],
  names: {
    en: ['pho', 'pho bo', 'pho soup', 'beef pho', 'vietnamese noodle soup'],
    fr: [
      'pho',
      'phở',
      'soupe pho',
      'pho bo',
      'soupe phở',
      'phô',
      'soupe vietnamienne',
      'soupe tonkinoise',
      'pho au bœuf',
    ],
  },
  noun: { en: 'a pho', fr: 'un pho' },
  serves: 4,
  instead: ['ramen', 'tom-yum'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        meat: {
          takes: ['steak'],
          first: ['steak'],
          amount: [90, 'g'],
          prep: { en: 'sliced as thinly as paper', fr: 'tranché· aussi fin que du papier' },
        },
        ...phoSlots,
        stock: {
          takes: ['stock', 'meat-stock'],
          first: ['beef-stock', 'vegetable-stock', 'water'],
          amount: [400, 'ml'],
        },
        sugar: { first: ['brown-sugar', 'sugar'], optional: true, amount: [2, 'g'] },
      },
      titles: [
        { en: '{meat:title} pho, on a weeknight', fr: 'Pho {meat:at}, un soir de semaine' },
        { en: 'Hanoi-style {meat:title} noodle soup (pho)', fr: 'Pho {meat:at}, comme à Hanoï' },
      ],
      descriptions: [
        {
          en: 'Purists give the broth a whole day; charred ginger and toasted anise get you most of the way in an hour.',
          fr: 'Les puristes y passent la journée ; le gingembre brûlé et la badiane grillée mènent presque aussi loin en une heure.',
        },
        {
          en: 'A bowl the size of a hat, and a garden to tear into it.',
          fr: 'Un bol grand comme un chapeau, et tout un jardin à effeuiller dedans.',
        },
      ],
      prep: 20,
      steps: [
        char,
        {
          en: 'Put them in a pot with {stock+sugar}, bring to the boil and simmer, covered, for 40 min. Strain and season with {fish}.',
          fr: 'Mettez-les dans un faitout avec {stock+sugar}, portez à ébullition et laissez frémir 40 min à couvert. Filtrez et assaisonnez avec {fish}.',
          cook: 45,
        },
        fillBowls,
        {
          en: 'Lay {meat} over the noodles. Bring the broth to a fierce boil and ladle it over: cut so thin, the meat cooks in the bowl.',
          fr: 'Disposez {meat} sur les nouilles. Portez le bouillon à vive ébullition et versez-le dessus : la viande, si fine, cuit dans le bol.',
          cook: 3,
        },
        garnish,
      ],
    },
    {
      id: 'chicken',
      standsIn: true,
      hero: ['meat'],
      slots: {
        meat: {
          takes: ['poultry'],
          first: ['chicken-breast'],
          amount: [110, 'g'],
          prep: { en: 'in one piece', fr: 'en un seul morceau' },
        },
        ...phoSlots,
        stock: { ...chickenStock, amount: [400, 'ml'] },
        sugar: { first: ['brown-sugar', 'sugar'], optional: true, amount: [2, 'g'] },
      },
      titles: [{ en: '{meat:title} pho', fr: 'Pho[ {meat:at}]' }],
      descriptions: [
        {
          en: 'Clear, golden and gently sweet with anise: a bowl for colds, heartbreak and Mondays.',
          fr: 'Clair, doré, tout juste anisé : un bol contre les rhumes, les chagrins et les lundis.',
        },
      ],
      prep: 20,
      steps: [
        char,
        {
          en: 'Put them in a pot with {stock+sugar}, add {meat} and simmer very gently for 25 min, until cooked right through. Lift out the meat and shred it; simmer the broth for 15 min more, strain and season with {fish}.',
          fr: "Mettez-les dans un faitout avec {stock+sugar}, ajoutez {meat} et laissez frémir 25 min, jusqu'à ce que ce soit cuit à cœur. Sortez la viande et effilochez-la ; laissez frémir le bouillon encore 15 min, filtrez et assaisonnez avec {fish}.",
          cook: 45,
        },
        fillBowls,
        {
          en: 'Lay the shredded meat over the noodles and ladle the boiling broth on top.',
          fr: 'Disposez la viande effilochée sur les nouilles et versez le bouillon bouillant.',
        },
        garnish,
      ],
    },
    {
      id: 'tofu',
      standsIn: true,
      hero: ['tofu', 'mushroom'],
      slots: {
        tofu: {
          takes: ['tofu'],
          first: ['tofu', 'mushroom'],
          prep: { en: 'cut into slices', fr: 'coupé· en tranches' },
        },
        mushroom: { first: ['mushroom', 'leek'], optional: true, share: 0.6 },
        ...phoSlots,
        fish: { first: ['soy-sauce', 'tamari', 'salt'], amount: [0.75, 'tbsp'] },
        stock: { ...stock, amount: [400, 'ml'] },
      },
      titles: [{ en: '{tofu:title} pho', fr: 'Pho[ {tofu:at}]' }],
      descriptions: [
        {
          en: 'Charred ginger, toasted anise and a good stock: the soul of the soup was never in the meat alone.',
          fr: "Gingembre brûlé, badiane grillée, bon bouillon : l'âme de cette soupe est d'abord dans ses parfums.",
        },
      ],
      prep: 20,
      steps: [
        char,
        {
          en: 'Put them in a pot with {stock}, bring to the boil and simmer, covered, for 30 min. Strain and season with {fish}.',
          fr: 'Mettez-les dans un faitout avec {stock}, portez à ébullition et laissez frémir 30 min à couvert. Filtrez et assaisonnez avec {fish}.',
          cook: 35,
        },
        {
          en: 'Simmer {tofu+mushroom} in the broth for 5 min.',
          fr: 'Faites frémir {tofu+mushroom} 5 min dans le bouillon.',
          cook: 5,
        },
        fillBowls,
        {
          en: 'Ladle the broth over, with all that is in it.',
          fr: 'Versez le bouillon par-dessus, avec sa garniture.',
        },
        garnish,
      ],
    },
  ],
}

const ramenSlots = {
  noodle: { takes: ['noodle'], first: ['egg-noodle', 'udon', 'rice-noodle'], amount: [80, 'g'] },
  egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
  greens: {
    takes: ['leaf', 'tender-vegetable'],
    first: ['pak-choi', 'spinach', 'sweetcorn'],
    optional: true,
    upTo: 2,
    share: 0.6,
  },
  spring: { first: ['spring-onion', 'leek'], optional: true },
  garlic: { ...garlic, amount: [1, 'clove'] },
  ginger: { first: ['ginger'], optional: true },
  miso: { first: ['miso', 'soy-sauce', 'tamari'], amount: [1, 'tbsp'], share: 1.5 },
  sesame: { first: ['sesame-oil'], optional: true },
  oil: neutralOil,
} satisfies Slots

const cookNoodles: Way['steps'][number] = {
  en: 'Boil {noodle} following the packet, drain and share between deep bowls.',
  fr: 'Faites cuire {noodle} selon les indications du paquet, égouttez et répartissez dans de grands bols.',
}

const softEggs: Way['steps'][number] = {
  en: 'Lower {egg} into boiling water for 7 min, cool under the tap and peel.',
  fr: "Plongez {egg} 7 min dans l'eau bouillante, rafraîchissez sous le robinet et écalez.",
  cook: 7,
  if: 'egg',
}

export const ramen: Dish = {
  id: 'ramen',
  of: 'soup',
  course: 'main',
  cuisines: ['japanese'],
  suits: ['cosy', 'winter'],
  names: {
    en: ['ramen', 'miso ramen', 'ramen soup', 'pork ramen', 'ramen noodle soup', 'shoyu ramen'],
    fr: ['ramen', 'soupe ramen', 'ramen au miso', 'miso ramen', 'bol de ramen', 'soupe de ramen'],
  },
  noun: { en: 'a ramen', fr: 'un ramen' },
  serves: 4,
  instead: ['pho', 'miso-soup'],
  ways: [
    {
      hero: ['meat', 'miso'],
      slots: {
        meat: {
          takes: ['stewing-meat', 'steak', 'poultry'],
          first: ['pork-belly', 'pork-shoulder', 'chicken-thigh'],
          amount: [120, 'g'],
          prep: { en: 'in one piece', fr: 'en un seul morceau, sans couenne' },
        },
        ...ramenSlots,
        soy: { first: ['soy-sauce', 'tamari', 'salt'], amount: [1, 'tbsp'] },
        mirin: { first: ['mirin', 'honey', 'sugar'], optional: true, amount: [0.75, 'tbsp'], share: 0.4 },
        stock: { ...chickenStock, amount: [350, 'ml'] },
      },
      titles: [
        {
          en: '{miso:title} ramen[ with {meat:bare}]',
          fr: 'Ramen {miso:at}[ et {meat:at}]',
        },
        { en: 'Sunday ramen[ with {meat:bare}]', fr: 'Ramen du dimanche[, {meat:bare}]' },
      ],
      descriptions: [
        {
          en: 'An hour and a quarter while the meat braises, ten minutes of hurry at the end, and no talking until the bowl is empty.',
          fr: "Une heure un quart de braisage, dix minutes d'effervescence, puis le silence jusqu'au fond du bol.",
        },
        {
          en: 'The noodles wait for nobody: have every bowl, spoon and guest in place before they go into the water.',
          fr: "Les nouilles n'attendent personne : bols, cuillères et convives doivent être en place avant qu'elles plongent.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Warm {oil} in a pot and brown {meat} all over, 6 min. Pour in a third of {stock}, add {soy+mirin}, cover and simmer very gently for 1 h 15, turning twice, until a skewer slides in.',
          fr: "Faites chauffer {oil} dans une cocotte et dorez {meat} sur toutes les faces, 6 min. Versez un tiers {stock:ofThe}, ajoutez {soy+mirin}, couvrez et laissez mijoter à feu très doux 1 h 15, en retournant deux fois, jusqu'à ce qu'une brochette s'enfonce sans peine.",
          cook: 82,
        },
        softEggs,
        {
          en: '[Soften {garlic+ginger} in a little more oil for 1 min. ]Pour in the rest of {stock} and 4 tbsp of the braising juices, bring to a simmer and whisk in {miso} off the heat.',
          fr: '[Faites revenir {garlic+ginger} 1 min dans une casserole. ]Versez le reste {stock:ofThe} et 4 c. à soupe de jus de braisage, portez à frémissement et délayez {miso} hors du feu.',
          cook: 6,
        },
        { ...cookNoodles, cook: 4 },
        {
          en: 'Slice the meat thickly. Ladle the broth over the noodles and arrange the slices on top.[ Add {egg}, halved.][ Add {greens}, blanched for 1 min.][ Scatter with {spring}.][ Finish with {sesame}.]',
          fr: 'Tranchez la viande. Versez le bouillon sur les nouilles et disposez les tranches dessus.[ Ajoutez {egg} en moitiés.][ Ajoutez {greens}, blanchi{greens·} 1 min.][ Parsemez {spring:of}.][ Terminez avec {sesame}.]',
        },
      ],
    },
    {
      id: 'tofu',
      standsIn: true,
      hero: ['tofu', 'miso'],
      slots: {
        tofu: { takes: ['tofu'], first: ['tofu', 'smoked-tofu', 'mushroom'] },
        mushroom: { first: ['mushroom'], optional: true, share: 0.6 },
        ...ramenSlots,
        stock: { ...stock, amount: [350, 'ml'] },
      },
      titles: [{ en: '{miso:title} ramen[ with {tofu:bare}]', fr: 'Ramen[ {miso+tofu:at}]' }],
      descriptions: [
        {
          en: 'A hard browning and a spoon of something fermented: depth without the bones.',
          fr: 'Une belle coloration, une cuillerée de fermenté : de la profondeur, sans les os.',
        },
      ],
      prep: 15,
      steps: [
        softEggs,
        {
          en: 'Warm {oil} in a pot over high heat and brown {tofu+mushroom} for 8 min.[ Add {garlic+ginger} for 1 min.] Pour in {stock}, simmer for 10 min and whisk in {miso} off the heat.',
          fr: 'Faites chauffer {oil} dans une casserole à feu vif et dorez {tofu+mushroom} 8 min.[ Ajoutez {garlic+ginger} 1 min.] Versez {stock}, laissez frémir 10 min et délayez {miso} hors du feu.',
          cook: 20,
        },
        { ...cookNoodles, cook: 4 },
        {
          en: 'Ladle the broth over the noodles with all that is in it.[ Add {egg}, halved.][ Add {greens}, blanched for 1 min.][ Scatter with {spring}.][ Finish with {sesame}.]',
          fr: 'Versez le bouillon sur les nouilles, avec sa garniture.[ Ajoutez {egg} en moitiés.][ Ajoutez {greens}, blanchi{greens·} 1 min.][ Parsemez {spring:of}.][ Terminez avec {sesame}.]',
        },
      ],
    },
  ],
}

export const misoSoup: Dish = {
  id: 'miso-soup',
  of: 'soup',
  course: 'starter',
  alsoAs: ['main'],
  cuisines: ['japanese'],
  suits: ['light', 'ill'],
  names: { en: ['miso soup', 'miso broth'], fr: ['soupe miso', 'soupe au miso', 'bouillon miso', 'soupe de miso'] },
  noun: { en: 'a miso soup', fr: 'une soupe miso' },
  serves: 4,
  instead: ['soup'],
  ways: [
    {
      hero: ['miso', 'tofu'],
      slots: {
        dashi: { takes: ['stock', 'fish-stock'], first: ['dashi', 'vegetable-stock', 'water'], amount: [250, 'ml'] },
        miso: { first: ['miso'], amount: [0.9, 'tbsp'] },
        tofu: {
          takes: ['tofu', 'silken-tofu'],
          first: ['silken-tofu', 'tofu'],
          optional: true,
          amount: [70, 'g'],
          prep: { en: 'cut into small cubes', fr: 'coupé· en petits cubes' },
        },
        wakame: { first: ['wakame', 'spinach'], optional: true, amount: [1, 'g'], share: 0.3 },
        vegetable: { takes: ['tender-vegetable', 'leaf', 'root'], optional: true, share: 0.4, upTo: 2 },
        spring: { first: ['spring-onion', 'chives'], optional: true, prep: thinlySliced },
      },
      titles: [
        { en: 'Miso soup[ with {tofu+wakame:bare}]', fr: 'Soupe miso[ {tofu+wakame:at}]' },
        { en: 'A bowl of miso soup[ with {vegetable:bare}]', fr: 'Bol de soupe miso[ {vegetable:at}]' },
      ],
      descriptions: [
        {
          en: 'Ten minutes, one pan, and the calm of a Japanese breakfast.',
          fr: "Dix minutes, une casserole, et le calme d'un petit-déjeuner japonais.",
        },
        {
          en: 'There is only one rule: once the miso is in, the broth must never boil again.',
          fr: 'Une seule règle : une fois le miso ajouté, le bouillon ne doit plus jamais bouillir.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Bring {dashi} to a simmer. Add {vegetable} and cook for 5 min, until tender.',
          fr: 'Portez {dashi} à frémissement. Ajoutez {vegetable} et laissez cuire 5 min.',
          cook: 7,
          if: 'vegetable',
        },
        {
          en: 'Bring {dashi} to a gentle simmer.',
          fr: 'Portez {dashi} à léger frémissement.',
          cook: 4,
          unless: 'vegetable',
        },
        {
          en: 'Add {tofu+wakame} and warm through for 2 min.',
          fr: 'Ajoutez {tofu+wakame} et laissez réchauffer 2 min.',
          cook: 2,
        },
        {
          en: 'Take off the heat. Loosen {miso} with a ladleful of the hot liquid in a small sieve or bowl and stir it in.[ Scatter with {spring}] and serve at once.',
          fr: 'Retirez du feu. Délayez {miso} avec une louche de liquide chaud dans un petit bol et versez dans la casserole.[ Parsemez {spring:of}.] Servez aussitôt.',
        },
      ],
    },
  ],
}

export const laksa: Dish = {
  id: 'laksa',
  of: 'soup',
  course: 'main',
  cuisines: ['indonesian'],
  names: {
    en: ['laksa', 'curry laksa', 'laksa soup', 'prawn laksa', 'malaysian noodle soup'],
    fr: ['laksa', 'soupe laksa', 'laksa aux crevettes', 'laksa au curry'],
  },
  noun: { en: 'a laksa', fr: 'une laksa' },
  serves: 4,
  instead: ['tom-kha', 'pho'],
  ways: [
    {
      hero: ['main', 'coconut'],
      slots: {
        main: {
          takes: ['shellfish', 'poultry', 'tofu', 'white-fish'],
          first: ['prawn', 'chicken-breast', 'tofu', 'chickpea'],
          upTo: 2,
          amount: [110, 'g'],
        },
        noodle: { takes: ['noodle'], first: ['rice-noodle', 'egg-noodle'], amount: [70, 'g'] },
        oil: neutralOil,
        lemongrass: {
          first: ['lemongrass', 'lemon'],
          prep: { en: 'tender part only, chopped', fr: 'partie tendre seulement, hachée' },
        },
        ginger: { first: ['galangal', 'ginger'], prep: { en: 'grated', fr: 'râpé·' } },
        shallot: { first: ['shallot', 'onion', 'leek'], optional: true },
        garlic: { ...garlic, amount: [1, 'clove'] },
        chilli: { first: ['chilli', 'chilli-flakes'], optional: true, amount: [0.5, 'piece'] },
        turmeric: { takes: ['spice'], all: ['turmeric', 'ground-coriander'], optional: true },
        coconut: { first: ['coconut-milk'] },
        stock: { ...chickenStock, amount: [200, 'ml'] },
        fish: fishSauce,
        sprouts: { takes: ['tender-vegetable', 'leaf'], first: ['bean-sprout', 'mangetout'], optional: true, upTo: 2 },
        lime: { first: ['lime', 'lemon'], optional: true, amount: [0.5, 'piece'] },
        herb: { takes: ['herb'], first: ['coriander', 'mint', 'basil'], optional: true },
      },
      titles: [
        { en: '{main:title} laksa', fr: 'Laksa[ {main:at}]' },
        { en: 'Coconut laksa[ with {main:bare}]', fr: 'Laksa coco[ {main:at}]' },
      ],
      descriptions: [
        {
          en: 'Somewhere between a soup and a curry, with noodles at the bottom and steam that makes the eyes water.',
          fr: 'À mi-chemin entre la soupe et le curry, des nouilles au fond et une vapeur qui fait pleurer de bonheur.',
        },
        {
          en: 'The paste takes five minutes in a mortar, and no jar comes near it.',
          fr: 'La pâte se pile en cinq minutes au mortier, et aucun bocal ne la vaut.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Pound or blend {lemongrass+ginger+shallot+garlic+chilli+turmeric} to a rough paste.',
          fr: 'Pilez ou mixez {lemongrass+ginger+shallot+garlic+chilli+turmeric} en une pâte grossière.',
        },
        {
          en: 'Warm {oil} in a pot over medium heat and fry the paste for 4 min, until it smells sweet rather than raw. Pour in {coconut+stock} and simmer for 8 min.',
          fr: "Faites chauffer {oil} dans une casserole à feu moyen et faites revenir la pâte 4 min, jusqu'à ce que l'odeur s'adoucisse. Versez {coconut+stock} et laissez frémir 8 min.",
          cook: 14,
        },
        {
          en: 'Cook {noodle} following the packet, drain and share between bowls.',
          fr: 'Faites cuire {noodle} selon les indications du paquet, égouttez et répartissez dans les bols.',
        },
        {
          en: 'Add {main} to the broth and simmer for 5 min, until cooked right through. Season with {fish}.',
          fr: "Plongez {main} dans le bouillon et laissez frémir 5 min, jusqu'à ce que tout soit cuit à cœur. Assaisonnez avec {fish}.",
          cook: 5,
        },
        {
          en: 'Ladle over the noodles[ and top with {sprouts}][, {herb}][ and a squeeze of {lime:some}].',
          fr: 'Versez sur les nouilles[, ajoutez {sprouts}][, {herb}][ et le jus {lime:ofThe}].',
        },
      ],
    },
  ],
}
