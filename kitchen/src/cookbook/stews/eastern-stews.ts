import type { Dish, Slot } from '../dish.ts'
import { garlic, onion, salt, seasoning } from '../larder.ts'
import { chickenStock, inChunks, neutralOil, oliveOil, reheatRice, rice, steamRice } from '../staples.ts'
import { finelyChopped } from '../table-staples.ts'

const stewed: Slot = { takes: ['stewing-meat'], first: ['stewing-beef', 'lamb-shoulder'], amount: [170, 'g'] }

export const fesenjan: Dish = {
  id: 'fesenjan',
  of: 'stew',
  course: 'main',
  cuisines: ['lebanese'],
  suits: ['cosy', 'fancy', 'winter', 'ahead'],
  names: {
    en: ['fesenjan', 'fesenjoon', 'khoresh fesenjan', 'persian walnut stew', 'walnut and pomegranate stew', 'fesenjun'],
    fr: [
      'fesenjan',
      'fesenjoon',
      'khoresh fesenjan',
      'ragoût perse aux noix',
      'poulet aux noix et à la grenade',
      'fesenjun',
    ],
  },
  noun: { en: 'a fesenjan', fr: 'un fesenjan' },
  serves: 4,
  instead: ['chicken-tagine', 'stew'],
  ways: [
    {
      hero: ['main', 'nut'],
      gear: ['blender'],
      slots: {
        nut: { first: ['walnut'], amount: [60, 'g'] },
        oil: { ...neutralOil, amount: [0.5, 'tbsp'] },
        main: {
          takes: ['joint', 'poultry', 'firm-vegetable', 'root'],
          first: ['chicken-leg', 'chicken-thigh', 'butternut-squash'],
        },
        onion: { ...onion, prep: finelyChopped },
        spices: { all: ['turmeric', 'cinnamon'], optional: true },
        fruit: { first: ['pomegranate'], amount: [150, 'g'] },
        water: { first: ['water'], amount: [150, 'ml'] },
        sweet: { takes: ['sugar', 'syrup'], first: ['brown-sugar', 'sugar'], amount: [10, 'g'], share: 0.6 },
        lemon: { takes: ['citrus'], first: ['lemon', 'lime'], amount: [0.25, 'piece'] },
        seasoning,
        rice,
      },
      titles: [
        { en: '{main:title} fesenjan', fr: 'Fesenjan {main:of}' },
        { en: 'Persian fesenjan with {nut:bare} and {fruit:bare}', fr: 'Fesenjan perse {nut:at} et {fruit:at}' },
      ],
      descriptions: [
        {
          en: 'Dark, sweet and sour at once: ground walnuts that simmer until their oil rises.',
          fr: "Sombre, sucré et acide à la fois : des noix moulues qui mijotent jusqu'à rendre leur huile.",
        },
        {
          en: 'The stew of Persian weddings, brown to look at and impossible to stop eating.',
          fr: 'Le ragoût des noces persanes : brun à voir, impossible à quitter.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Toast {nut} in a dry pan for 5 min and grind finely. Keep a spoonful of {fruit:bare} aside, blend the rest and strain the juice.',
          fr: 'Faites griller {nut} 5 min à sec et mixez finement. Gardez une cuillerée {fruit:of}, mixez le reste et filtrez le jus.',
          cook: 5,
        },
        {
          en: 'Warm {oil} in a heavy pot and brown {main} for 8 min.[ Add {onion} and cook for 8 min, until golden.][ Stir in {spices} for 1 min.]',
          fr: 'Chauffez {oil} dans une cocotte et dorez {main} 8 min.[ Ajoutez {onion} et laissez blondir 8 min.][ Ajoutez {spices} 1 min.]',
          cook: 16,
        },
        {
          en: 'Stir in the ground nuts, the juice, {water+sweet}. Cover and simmer very gently for 50 min, stirring now and then, until the sauce is dark and the oil rises.',
          fr: "Ajoutez les noix moulues, le jus, {water+sweet}. Couvrez et laissez mijoter très doucement 50 min en remuant parfois : la sauce est sombre et l'huile remonte.",
          cook: 52,
        },
        steamRice,
        reheatRice,
        {
          en: 'Sharpen with a dash of {lemon:some}[ and season with {seasoning:bare}]; everything should be cooked right through. Scatter with the seeds[ and serve with {rice}].',
          fr: "Relevez d'un trait {lemon:some}[ et assaisonnez {seasoning:of}] ; tout doit être cuit à cœur. Parsemez des grains réservés[ et servez avec {rice}].",
        },
      ],
    },
  ],
}

export const ghormehSabzi: Dish = {
  id: 'ghormeh-sabzi',
  of: 'stew',
  course: 'main',
  cuisines: ['lebanese'],
  suits: ['cosy', 'ahead', 'freezes'],
  names: {
    en: ['ghormeh sabzi', 'ghorme sabzi', 'gormeh sabzi', 'persian herb stew', 'khoresh sabzi', 'khoresh'],
    fr: ['ghormeh sabzi', 'ghorme sabzi', 'gormeh sabzi', 'ragoût perse aux herbes', 'khoresh sabzi', 'khoresh'],
  },
  noun: { en: 'a ghormeh sabzi', fr: 'un ghormeh sabzi' },
  serves: 4,
  instead: ['fesenjan', 'stew'],
  ways: [
    {
      hero: ['meat', 'bean'],
      slots: {
        oil: { ...neutralOil, amount: [1, 'tbsp'] },
        onion: { ...onion, prep: finelyChopped },
        meat: {
          takes: ['stewing-meat', 'firm-vegetable', 'root'],
          first: ['lamb-shoulder', 'stewing-beef', 'potato'],
          amount: [150, 'g'],
        },
        turmeric: { takes: ['spice'], first: ['turmeric'], optional: true },
        water: { first: ['water'], amount: [250, 'ml'] },
        herbs: { all: ['parsley', 'coriander', 'chives'], optional: true, share: 4 },
        leaf: { takes: ['leaf'], first: ['spinach'], amount: [100, 'g'], prep: { en: 'chopped', fr: 'haché·' } },
        fenugreek: { first: ['fenugreek'], optional: true, amount: [0.5, 'tsp'] },
        bean: { takes: ['pulse'], first: ['kidney-bean'], amount: [80, 'g'] },
        lime: { takes: ['citrus'], first: ['lime', 'lemon'], optional: true, amount: [0.5, 'piece'] },
        seasoning,
        rice,
      },
      titles: [
        { en: '{meat:title} ghormeh sabzi', fr: 'Ghormeh sabzi {meat:of}' },
        { en: 'Persian herb stew with {bean:bare}', fr: 'Ragoût perse aux herbes et {bean:at}' },
      ],
      descriptions: [
        {
          en: 'Green enough to frighten, sour enough to charm: Iran calls it its national dish.',
          fr: "Vert à effrayer, acidulé à charmer : l'Iran en fait son plat national.",
        },
        {
          en: 'The herbs are fried until nearly black; that is where the flavour hides.',
          fr: "Les herbes sont frites presque jusqu'au noir : c'est là que le goût se cache.",
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Warm a third of {oil} in a heavy pot and brown {meat}[ with {onion}] for 10 min.[ Stir in {turmeric}.] Pour in {water}, cover and simmer very gently for 1 h 10.',
          fr: 'Chauffez un tiers {oil:ofThe} dans une cocotte et dorez {meat}[ avec {onion}] 10 min.[ Ajoutez {turmeric}.] Versez {water}, couvrez et laissez mijoter très doucement 1 h 10.',
          cook: 82,
        },
        {
          en: 'Meanwhile, fry {herbs+leaf+fenugreek} in the rest of the oil over medium heat for 12 min, stirring, until dark and dry.',
          fr: "Pendant ce temps, faites revenir {herbs+leaf+fenugreek} dans le reste de l'huile 12 min à feu moyen en remuant : sombre et sec.",
        },
        {
          en: 'Stir the herbs into the pot with {bean}[, the juice of {lime}] and simmer for 35 min more, until the oil rises.[ Season with {seasoning:bare}.]',
          fr: "Versez les herbes dans la cocotte avec {bean}[, le jus {lime:ofThe}] et laissez mijoter encore 35 min, jusqu'à ce que l'huile remonte.[ Assaisonnez {seasoning:of}.]",
          cook: 35,
        },
        steamRice,
        reheatRice,
        { en: 'Serve with {rice}.', fr: 'Servez avec {rice}.', if: 'rice' },
      ],
    },
  ],
}

export const ndole: Dish = {
  id: 'ndole',
  of: 'stew',
  course: 'main',
  cuisines: ['african'],
  suits: ['feast', 'crowd'],
  names: {
    en: ['ndole', 'ndolé', 'cameroonian spinach and peanut stew'],
    fr: ['ndolé', 'ndole', 'ndolé camerounais', 'ndolé aux crevettes'],
  },
  noun: { en: 'a ndolé', fr: 'un ndolé' },
  serves: 4,
  instead: ['mafe', 'egusi-soup', 'stew'],
  ways: [
    {
      hero: ['meat', 'leaf'],
      gear: ['blender'],
      slots: {
        meat: {
          ...stewed,
          takes: ['stewing-meat', 'firm-vegetable', 'root'],
          first: ['stewing-beef', 'sweet-potato'],
          amount: [130, 'g'],
        },
        water: { first: ['water'], amount: [250, 'ml'] },
        nut: { first: ['peanut'], amount: [50, 'g'] },
        onion: { ...onion, prep: { en: 'roughly chopped', fr: 'grossièrement coupé·' } },
        aromatics: { all: ['garlic', 'ginger', 'chilli'], optional: true },
        leaf: { takes: ['leaf'], first: ['spinach', 'kale'], amount: [150, 'g'], prep: finelyChopped },
        oil: { ...neutralOil, amount: [0.75, 'tbsp'] },
        prawn: { takes: ['shellfish'], first: ['prawn'], optional: true, amount: [50, 'g'] },
        seasoning,
        rice,
      },
      titles: [
        { en: '{meat:title} ndolé[ with {prawn:bare}]', fr: 'Ndolé {meat:at}[ et {prawn:at}]' },
        { en: 'Ndolé, as in Douala', fr: 'Ndolé comme à Douala' },
      ],
      descriptions: [
        {
          en: 'Leaves and ground nuts, cooked until neither can be told from the other: what Cameroon serves when it matters.',
          fr: "Des feuilles et des arachides cuites jusqu'à ne plus se distinguer : ce que le Cameroun sert quand cela compte.",
        },
        {
          en: 'The bitter leaf of Douala is hard to come by; what is dark and green takes its place.',
          fr: 'La feuille amère de Douala se trouve mal ; du vert bien sombre la remplace.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Put {meat} into a pot with {water}[, {seasoning}] and half of {onion}, cover and simmer very gently for 1 h 15. Keep the broth.',
          fr: 'Mettez {meat} dans une marmite avec {water}[, {seasoning}] et la moitié {onion:ofThe}, couvrez et laissez mijoter très doucement 1 h 15. Gardez le bouillon.',
          cook: 80,
          if: 'onion',
        },
        {
          en: 'Put {meat} into a pot with {water}[ and {seasoning}], cover and simmer very gently for 1 h 15. Keep the broth.',
          fr: 'Mettez {meat} dans une marmite avec {water}[ et {seasoning}], couvrez et laissez mijoter très doucement 1 h 15. Gardez le bouillon.',
          cook: 80,
          unless: 'onion',
        },
        {
          en: 'Boil {nut} for 10 min, drain and blend to a cream with[ {aromatics},] the rest of the onion and a ladle of the broth.',
          fr: "Faites bouillir {nut} 10 min, égouttez et mixez en crème avec[ {aromatics},] le reste de l'oignon et une louche de bouillon.",
          cook: 3,
          if: 'onion',
        },
        {
          en: 'Boil {nut} for 10 min, drain and blend to a cream with[ {aromatics} and] a ladle of the broth.',
          fr: 'Faites bouillir {nut} 10 min, égouttez et mixez en crème avec[ {aromatics} et] une louche de bouillon.',
          cook: 3,
          unless: 'onion',
        },
        {
          en: 'Stir the cream into the pot and simmer for 12 min, stirring often. Add {leaf} and cook for 12 min more.',
          fr: 'Versez la crème dans la marmite et laissez cuire 12 min en remuant souvent. Ajoutez {leaf} et poursuivez 12 min.',
          cook: 25,
        },
        steamRice,
        reheatRice,
        {
          en: 'Fry {prawn} in {oil} for 5 min, until done right through, and pour over the ndolé with the oil.',
          fr: "Faites sauter {prawn} 5 min dans {oil}, jusqu'à cuisson à cœur, et versez sur le ndolé avec l'huile.",
          cook: 5,
          if: 'prawn',
        },
        { en: 'Stir in {oil}.', fr: 'Incorporez {oil}.', unless: 'prawn' },
        { en: 'Serve with {rice}.', fr: 'Servez avec {rice}.', if: 'rice' },
      ],
    },
  ],
}

export const romazava: Dish = {
  id: 'romazava',
  of: 'stew',
  course: 'main',
  cuisines: ['african'],
  suits: ['cosy', 'one-pot', 'cheap'],
  names: {
    en: ['romazava', 'malagasy beef and greens', 'beef with greens madagascar'],
    fr: ['romazava', 'romazava malgache', 'brèdes mafana', 'bœuf aux brèdes', 'bouillon de brèdes'],
  },
  noun: { en: 'a romazava', fr: 'un romazava' },
  serves: 4,
  instead: ['ndole', 'stew'],
  ways: [
    {
      hero: ['meat', 'leaf'],
      slots: {
        oil: { ...neutralOil, amount: [0.5, 'tbsp'] },
        meat: { ...stewed, takes: ['stewing-meat', 'poultry', 'pulse'], first: ['stewing-beef', 'white-bean'] },
        onion,
        aromatics: { all: ['garlic', 'ginger'], optional: true },
        tomato: {
          first: ['tomato', 'chopped-tomatoes'],
          amount: [1, 'piece'],
          prep: { en: 'chopped', fr: 'concassé·' },
        },
        water: { first: ['water'], amount: [300, 'ml'] },
        salt,
        leaf: { takes: ['leaf'], first: ['spinach', 'chard'], amount: [100, 'g'] },
        cress: { takes: ['salad-leaf'], first: ['watercress', 'rocket'], amount: [40, 'g'] },
        rice,
      },
      titles: [
        { en: '{meat:title} romazava[ with {leaf:bare}]', fr: 'Romazava {meat:of}[ {leaf:at}]' },
        { en: 'Malagasy romazava[ with {cress:bare}]', fr: 'Romazava malgache[ {cress:at}]' },
      ],
      descriptions: [
        {
          en: 'Half soup, half stew, full of greens that prickle: the Sunday dish of Madagascar.',
          fr: 'Mi-bouillon, mi-ragoût, plein de verdure qui picote : le plat du dimanche à Madagascar.',
        },
        {
          en: 'Paracress numbs the tongue in Antananarivo; cress keeps at least the bite.',
          fr: 'À Antananarivo, les brèdes mafana engourdissent la langue ; le cresson en garde le mordant.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Warm {oil} in a pot and brown {meat} for 8 min.[ Add {onion+aromatics} for 4 min.]',
          fr: 'Chauffez {oil} dans une cocotte et dorez {meat} 8 min.[ Ajoutez {onion+aromatics} 4 min.]',
          cook: 12,
        },
        {
          en: 'Add {tomato+water+salt}, cover and simmer very gently for 1 h 30, until tender.',
          fr: "Ajoutez {tomato+water+salt}, couvrez et laissez mijoter très doucement 1 h 30, jusqu'à ce que tout soit tendre.",
          cook: 92,
        },
        steamRice,
        reheatRice,
        {
          en: 'Add {leaf} and simmer for 8 min, then {cress} for 3 min: it should stay soupy.[ Serve with {rice}.]',
          fr: 'Ajoutez {leaf} et laissez frémir 8 min, puis {cress} 3 min : cela doit rester en bouillon.[ Servez avec {rice}.]',
          cook: 11,
        },
      ],
    },
  ],
}

export const kedjenou: Dish = {
  id: 'kedjenou',
  of: 'stew',
  course: 'main',
  cuisines: ['african'],
  suits: ['one-pot', 'cosy'],
  names: {
    en: ['kedjenou', 'chicken kedjenou', 'ivorian chicken stew'],
    fr: ['kedjenou', 'kédjénou', 'kedjenou de poulet', 'poulet kedjenou', 'kedjenou de pintade'],
  },
  noun: { en: 'a kedjenou', fr: 'un kedjenou' },
  serves: 4,
  instead: ['yassa', 'fricassee'],
  ways: [
    {
      hero: ['meat', 'vegetable'],
      oven: true,
      slots: {
        meat: { takes: ['joint', 'poultry'], first: ['chicken-leg', 'chicken-thigh'] },
        vegetable: {
          takes: ['tender-vegetable', 'root'],
          first: ['aubergine'],
          upTo: 2,
          amount: [120, 'g'],
          prep: { en: 'cut into large pieces', fr: 'en gros morceaux' },
        },
        tomato: {
          first: ['tomato', 'chopped-tomatoes'],
          amount: [1.5, 'piece'],
          prep: { en: 'chopped', fr: 'concassé·' },
        },
        onion: { ...onion, amount: [0.75, 'piece'] },
        aromatics: { all: ['garlic', 'ginger', 'chilli'], optional: true },
        herb: { all: ['thyme', 'bay'], optional: true },
        seasoning,
        rice,
      },
      titles: [
        { en: '{meat:title} kedjenou[ with {vegetable:bare}]', fr: 'Kedjenou {meat:of}[ {vegetable:at}]' },
        { en: "Sealed-pot kedjenou from Côte d'Ivoire", fr: "Kedjenou ivoirien à l'étouffée" },
      ],
      descriptions: [
        {
          en: 'Not a drop of water, nor of fat: everything sweats in its own juice, and the pot is shaken, never stirred.',
          fr: "Pas une goutte d'eau ni de gras : tout sue dans son jus, et l'on secoue la marmite sans jamais l'ouvrir.",
        },
        {
          en: 'The name means "to shake" in Baoulé: the only work there is.',
          fr: "Son nom veut dire « secouer » en baoulé : c'est tout le travail.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 180 °C. Put {meat+vegetable+tomato+onion+aromatics+herb} into a heavy pot[ with {seasoning}] and toss.',
          fr: 'Préchauffez le four à 180 °C. Mettez {meat+vegetable+tomato+onion+aromatics+herb} dans une cocotte lourde[ avec {seasoning}] et mélangez.',
        },
        {
          en: 'Seal with foil and the lid and bake for 1 h 15, shaking the pot twice without opening it, until cooked right through.',
          fr: "Scellez avec de l'aluminium et le couvercle et enfournez 1 h 15, en secouant deux fois la cocotte sans l'ouvrir, jusqu'à cuisson à cœur.",
          cook: 75,
        },
        steamRice,
        reheatRice,
        { en: 'Open at the table[ and serve with {rice}].', fr: 'Ouvrez à table[ et servez avec {rice}].' },
      ],
    },
  ],
}

export const misirWot: Dish = {
  id: 'misir-wot',
  of: 'dal',
  course: 'main',
  cuisines: ['african'],
  suits: ['cheap', 'cosy', 'one-pot', 'freezes'],
  names: {
    en: ['misir wot', 'mesir wat', 'misir wat', 'ethiopian lentils', 'ethiopian lentil stew', 'mesir wot'],
    fr: ['misir wot', 'mesir wat', 'misir wat', 'lentilles éthiopiennes', "lentilles à l'éthiopienne", 'mesir wot'],
  },
  noun: { en: 'a misir wot', fr: 'un misir wot' },
  serves: 4,
  instead: ['dal', 'doro-wat'],
  ways: [
    {
      hero: ['lentil'],
      slots: {
        onion: { takes: ['onion'], first: ['onion', 'shallot'], amount: [1, 'piece'], prep: finelyChopped },
        fat: { takes: ['oil', 'butter'], first: ['ghee', 'sunflower-oil'], amount: [12, 'g'], share: 1.5 },
        aromatics: { all: ['garlic', 'ginger'], optional: true },
        spices: { all: ['paprika', 'chilli-flakes', 'cumin', 'cardamom', 'fenugreek'], optional: true, share: 2 },
        tomato: { first: ['tomato-paste', 'passata'], optional: true, amount: [0.5, 'tbsp'], share: 0.3 },
        lentil: { takes: ['lentil'], first: ['red-lentil'], amount: [75, 'g'] },
        water: { first: ['water'], amount: [250, 'ml'] },
        salt,
        bread: { takes: ['bread'], optional: true },
      },
      titles: [
        { en: 'Misir wot of {lentil:bare}', fr: 'Misir wot {lentil:of}' },
        { en: 'Brick-red Ethiopian misir wot', fr: 'Misir wot éthiopien, rouge brique' },
      ],
      descriptions: [
        {
          en: 'Onions cooked down without haste, a fistful of red spice, and a bowl that warms to the ears.',
          fr: "Des oignons fondus sans hâte, une poignée d'épices rouges, et un bol qui chauffe jusqu'aux oreilles.",
        },
        {
          en: 'Ethiopia fasts two hundred days a year on it, and nobody complains.',
          fr: "L'Éthiopie en jeûne deux cents jours par an, et personne ne se plaint.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Cook {onion} in a dry heavy pot over low heat for 10 min, stirring, until golden and soft. Add {fat} and[ {aromatics+spices+tomato} and] cook for 5 min.',
          fr: 'Faites fondre {onion} 10 min à sec dans une cocotte lourde à feu doux en remuant. Ajoutez {fat}[ avec {aromatics+spices+tomato}] et laissez cuire 5 min.',
          cook: 16,
        },
        {
          en: 'Add {lentil+water} and simmer for 30 min, stirring now and then, until thick and soft.[ Season with {salt}.]',
          fr: 'Ajoutez {lentil+water} et laissez mijoter 30 min en remuant parfois : épais et fondant.[ Assaisonnez avec {salt}.]',
          cook: 32,
        },
        { en: 'Serve hot[ with {bread}].', fr: 'Servez chaud[ avec {bread}].' },
      ],
    },
  ],
}

export const picadillo: Dish = {
  id: 'picadillo',
  of: 'chili',
  course: 'main',
  cuisines: ['caribbean', 'mexican'],
  suits: ['cheap', 'children', 'one-pot', 'freezes'],
  names: {
    en: ['picadillo', 'cuban picadillo', 'picadillo cubano'],
    fr: ['picadillo', 'picadillo cubain', 'picadillo cubano'],
  },
  noun: { en: 'a picadillo', fr: 'un picadillo' },
  serves: 4,
  instead: ['ropa-vieja', 'chili'],
  ways: [
    {
      hero: ['meat', 'olive'],
      slots: {
        oil: { ...oliveOil, amount: [0.5, 'tbsp'] },
        onion: { ...onion, prep: finelyChopped },
        pepper: { first: ['pepper'], optional: true, amount: [0.5, 'piece'], prep: { en: 'diced', fr: 'en dés' } },
        garlic,
        meat: { takes: ['mince', 'pulse'], first: ['beef-mince', 'cooked-lentil'], amount: [120, 'g'] },
        spices: { all: ['cumin', 'oregano'], optional: true },
        tomato: { first: ['passata', 'chopped-tomatoes'], amount: [100, 'g'] },
        potato: {
          takes: ['root'],
          first: ['potato'],
          optional: true,
          amount: [100, 'g'],
          prep: { en: 'peeled and diced', fr: 'épluché· et coupé· en dés' },
        },
        water: { first: ['water'], amount: [80, 'ml'] },
        olive: { first: ['green-olive', 'olive'], amount: [20, 'g'] },
        raisin: { takes: ['dried-fruit'], first: ['raisin'], optional: true },
        caper: { first: ['caper'], optional: true },
        seasoning,
        rice,
      },
      titles: [
        { en: '{meat:title} picadillo[ with {raisin:bare}]', fr: 'Picadillo {meat:of}[ {raisin:at}]' },
        { en: 'Havana-style picadillo with {olive:bare}', fr: 'Picadillo de La Havane {olive:at}' },
      ],
      descriptions: [
        {
          en: 'Salty, sweet and soft: what every Cuban child finds on the rice.',
          fr: 'Salé, doux, tendre : ce que tout enfant cubain trouve sur son riz.',
        },
        {
          en: 'One pan, and a hundred arguments in Miami about the raisins.',
          fr: 'Une sauteuse, et cent disputes à Miami au sujet des raisins.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Warm {oil} in a wide pan[ and soften {onion+pepper+garlic} for 8 min].',
          fr: 'Chauffez {oil} dans une sauteuse[ et faites fondre {onion+pepper+garlic} 8 min].',
          cook: 8,
        },
        {
          en: 'Add {meat} and fry for 7 min, breaking it up, until brown.[ Stir in {spices}.]',
          fr: 'Ajoutez {meat} et faites revenir 7 min en émiettant, pour bien colorer.[ Ajoutez {spices}.]',
          cook: 7,
        },
        {
          en: 'Add {tomato+potato+water+olive+raisin+caper}[ and {seasoning}], cover and simmer for 22 min, until everything is tender and cooked right through.',
          fr: 'Ajoutez {tomato+potato+water+olive+raisin+caper}[ et {seasoning}], couvrez et laissez mijoter 22 min : tout est tendre et cuit à cœur.',
          cook: 22,
        },
        steamRice,
        reheatRice,
        { en: 'Serve with {rice}.', fr: 'Servez avec {rice}.', if: 'rice' },
      ],
    },
  ],
}

export const poulePot: Dish = {
  id: 'poule-au-pot',
  of: 'pot-au-feu',
  course: 'main',
  cuisines: ['french'],
  suits: ['winter', 'cosy', 'one-pot', 'soft'],
  names: {
    en: ['poule au pot', 'chicken in the pot', 'henri iv chicken', 'french boiled chicken'],
    fr: ['poule au pot', 'poule au pot henri iv', 'poulet au pot', 'poule au riz', 'pot-au-feu de poulet'],
  },
  noun: { en: 'a poule au pot', fr: 'une poule au pot' },
  serves: 6,
  instead: ['pot-au-feu', 'waterzooi', 'blanquette'],
  ways: [
    {
      hero: ['meat', 'vegetable'],
      slots: {
        meat: { takes: ['joint'], first: ['chicken-leg'], amount: [1, 'piece'] },
        water: { first: ['water'], amount: [450, 'ml'] },
        bouquet: { all: ['thyme', 'bay'], optional: true },
        onion: { ...onion, prep: { en: 'halved', fr: 'coupé· en deux' } },
        seasoning,
        carrot: { first: ['carrot'], optional: true, amount: [1, 'piece'], prep: inChunks },
        vegetable: {
          takes: ['root', 'firm-vegetable', 'tender-vegetable'],
          all: ['leek', 'turnip'],
          optional: true,
          upTo: 3,
          share: 0.6,
        },
        rice: { ...rice, amount: [50, 'g'], share: 0.7 },
      },
      titles: [
        { en: 'Poule au pot[ with {vegetable:bare}]', fr: 'Poule au pot[ {vegetable:at}]' },
        { en: 'Sunday poule au pot', fr: 'Poule au pot du dimanche' },
      ],
      descriptions: [
        {
          en: 'A king promised it to every peasant for Sunday; it takes a pot and patience.',
          fr: 'Un roi la promit à chaque laboureur le dimanche ; il y faut une marmite et du temps.',
        },
        {
          en: 'Broth first, in cups; the rest on a big dish, with coarse salt.',
          fr: "Le bouillon d'abord, en tasse ; le reste sur un grand plat, avec du gros sel.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Put {meat} into a large pot with {water}, bring slowly to the boil and skim. Add {onion+bouquet}[ and {seasoning}] and simmer very gently for 30 min.',
          fr: 'Mettez {meat} dans une grande marmite avec {water}, portez lentement à ébullition et écumez. Ajoutez {onion+bouquet}[ et {seasoning}] et laissez frémir très doucement 30 min.',
          cook: 42,
        },
        {
          en: 'Add {carrot+vegetable} and simmer for 35 min more, until everything is tender and cooked right through.',
          fr: 'Ajoutez {carrot+vegetable} et laissez frémir encore 35 min : tout est tendre et cuit à cœur.',
          cook: 35,
        },
        {
          en: 'Meanwhile, cook {rice} in a few ladles of the broth for 15 min, until just tender.',
          fr: 'Pendant ce temps, faites cuire {rice} 15 min dans quelques louches du bouillon, juste tendre.',
          raw: 'rice',
        },
        reheatRice,
        {
          en: 'Serve the broth first, then the rest[ with {rice}] and a little coarse salt.',
          fr: 'Servez le bouillon en premier, puis le reste[ avec {rice}] et un peu de gros sel.',
        },
      ],
    },
  ],
}

export const garbure: Dish = {
  id: 'garbure',
  of: 'soup',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['french'],
  suits: ['winter', 'cosy', 'one-pot', 'cheap', 'ahead'],
  names: {
    en: ['garbure', 'gascon cabbage soup', 'cabbage and bean soup with duck'],
    fr: ['garbure', 'garbure béarnaise', 'garbure landaise', 'garbure gasconne', 'soupe béarnaise'],
  },
  noun: { en: 'a garbure', fr: 'une garbure' },
  serves: 6,
  instead: ['minestrone', 'ribollita', 'soup'],
  ways: [
    {
      hero: ['meat', 'cabbage'],
      slots: {
        oil: { ...neutralOil, amount: [0.33, 'tbsp'] },
        onion,
        leek: { first: ['leek'], optional: true, amount: [60, 'g'] },
        garlic,
        root: { takes: ['root'], all: ['carrot', 'turnip'], optional: true, upTo: 3, share: 0.4 },
        stock: { ...chickenStock, first: ['water', 'vegetable-stock'], amount: [350, 'ml'] },
        bouquet: { all: ['thyme', 'bay'], optional: true },
        potato: { first: ['potato'], optional: true, amount: [100, 'g'], prep: inChunks },
        cabbage: {
          takes: ['firm-vegetable', 'leaf'],
          first: ['cabbage', 'kale'],
          amount: [120, 'g'],
          prep: { en: 'cut into ribbons', fr: 'en lanières' },
        },
        bean: { takes: ['pulse'], first: ['white-bean'], amount: [80, 'g'] },
        meat: { takes: ['cured-meat'], first: ['duck-confit'], optional: true, amount: [0.5, 'piece'], share: 0.5 },
        seasoning,
        bread: { takes: ['bread'], first: ['bread', 'gluten-free-bread'], optional: true, amount: [1, 'slice'] },
      },
      titles: [
        { en: 'Garbure with {meat+cabbage:bare}', fr: 'Garbure {meat+cabbage:at}' },
        {
          en: 'Gascon garbure, thick enough for the spoon to stand',
          fr: 'Garbure gasconne où la cuillère tient debout',
        },
      ],
      descriptions: [
        {
          en: 'Soup in name alone: if the spoon falls over, something is missing.',
          fr: 'Une soupe de nom seulement : si la cuillère tombe, il manque quelque chose.',
        },
        {
          en: 'The Gascon pot that starts on Monday and only gets better.',
          fr: 'La marmite gasconne qui commence le lundi et ne fait que gagner.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Warm {oil} in a large pot[ and soften {onion+leek+garlic} for 8 min].',
          fr: 'Chauffez {oil} dans une grande marmite[ et faites fondre {onion+leek+garlic} 8 min].',
          cook: 8,
        },
        {
          en: 'Add {root+stock+bouquet} and simmer for 20 min. Add {potato+cabbage+bean} and simmer for 30 min more.',
          fr: 'Ajoutez {root+stock+bouquet} et laissez mijoter 20 min. Ajoutez {potato+cabbage+bean} et poursuivez 30 min.',
          cook: 53,
        },
        {
          en: 'Add {meat} and warm through for 15 min. Lift it out, take off any skin and bone, and return it in pieces.',
          fr: 'Ajoutez {meat} et laissez chauffer 15 min. Retirez, ôtez peau et os, et remettez en morceaux.',
          cook: 15,
          if: 'meat',
        },
        {
          en: '[Season with {seasoning:bare}. ]Serve very hot[ over {bread}].',
          fr: '[Assaisonnez {seasoning:of}. ]Servez brûlant[ sur {bread}].',
        },
      ],
    },
  ],
}
