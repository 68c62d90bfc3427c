import type { Dish, Slot, Step } from './dish.ts'
import { bread, garlic, leaves, oil, onion, seasoning, slowVegetables, stock, tenderVegetables } from './larder.ts'

const spice: Slot = { takes: ['spice', 'hot-spice', 'sweet-spice', 'aromatic'], upTo: 3, optional: true }

const soften: Step = {
  en: 'Warm {oil} in a large pot over low heat. [Add {onion} and cook for 8 min without browning, until soft and sweet.][ Stir in {garlic+spice} for the last minute.]',
  fr: 'Faites chauffer {oil} dans une grande casserole à feu doux. [Ajoutez {onion} et laissez fondre 8 min sans colorer.][ Ajoutez {garlic+spice} la dernière minute.]',
  cook: 9,
}

const serve: Step = {
  en: '[Season with {seasoning:bare}. ][Brighten with a little juice of {citrus}. ]Ladle into warm bowls.[ Scatter with {herb+topping}.][ Bring {bread} to the table.]',
  fr: "[Assaisonnez {seasoning:of}. ][Réveillez le tout d'un peu de jus {citrus:ofThe}. ]Servez dans des bols chauds[, parsemez {herb+topping:of}][ et accompagnez {bread:of}].",
}

export const soup: Dish = {
  id: 'soup',
  course: 'main',
  alsoAs: ['starter'],
  suits: ['cosy', 'winter', 'one-pot', 'ahead', 'freezes', 'cheap', 'light', 'soft'],
  uses: ['meat', 'vegetables', 'rice'],
  names: {
    en: ['soup', 'velouté', 'broth bowl', 'bisque', 'potage', 'bowl of soup'],
    fr: ['soupe', 'velouté', 'potage', 'crème de légumes'],
  },
  noun: { en: 'a soup', fr: 'une soupe' },
  shines: ['lentil', 'root', 'firm-vegetable', 'tender-vegetable', 'noodle'],
  serves: 4,
  instead: ['stew', 'curry', 'plate'],
  ways: [
    {
      hero: ['vegetable'],
      slots: {
        vegetable: {
          takes: ['root', 'firm-vegetable', 'tender-vegetable', 'leaf'],
          vary: ['butternut-squash', 'carrot', 'cauliflower', 'leek', 'pea', 'courgette', 'beetroot'],
          upTo: 3,
          share: 1.4,
        },
        thickener: { first: ['potato', 'red-lentil', 'white-bean'], optional: true, share: 0.4 },
        oil,
        onion,
        garlic,
        spice,
        stock: { ...stock, amount: [220, 'ml'] },
        cream: {
          takes: ['cream', 'coconut-cream', 'yoghurt', 'milk'],
          first: ['cream', 'oat-cream', 'soy-cream', 'coconut-milk'],
          optional: true,
          amount: [25, 'ml'],
        },
        citrus: { takes: ['citrus'], optional: true },
        herb: { takes: ['herb'], first: ['chives', 'parsley', 'coriander'], optional: true },
        topping: {
          takes: ['nut', 'seed', 'hard-cheese', 'fresh-cheese', 'cured-meat', 'smoked-fish'],
          first: ['pumpkin-seed', 'hazelnut'],
          optional: true,
        },
        seasoning,
        bread,
      },
      titles: [
        { en: '<Velvety|Silky> {hero:title} soup[ with {topping:bare}]', fr: 'Velouté {hero:of}[ {topping:at}]' },
        { en: '{hero:title} soup[ with {cream:bare} and {herb:bare}]', fr: 'Soupe <veloutée|onctueuse> {hero:of}' },
      ],
      descriptions: [
        {
          en: 'A soup as smooth as cream that tastes of one thing above all: {vegetable:bare}, sweetened slowly in the pot.',
          fr: 'Un velouté tout en douceur, qui a vraiment le goût de son potager[, avec une touche finale {herb:of}].',
        },
        {
          en: 'Smooth, warming and ready for a crowd of cold hands.',
          fr: "Onctueuse et réconfortante : la soupe que l'on attend les mains froides.",
        },
      ],
      prep: 15,
      steps: [
        soften,
        {
          en: 'Add {vegetable+thickener+stock}. Bring to the boil, cover and simmer for 20 min, until a knife slides through.',
          fr: "Ajoutez {vegetable+thickener+stock}. Portez à ébullition, couvrez et laissez frémir 20 min, jusqu'à ce que la pointe d'un couteau s'enfonce sans effort.",
          cook: 20,
          raw: 'vegetable',
        },
        {
          en: 'Add {stock}[ and {thickener}, cut small] and simmer, covered, for 15 min, until soft. Add {vegetable} and simmer for 5 min, until piping hot.',
          fr: 'Versez {stock}[, ajoutez {thickener}, en petits morceaux,] et laissez frémir 15 min à couvert, le temps de tout attendrir. Ajoutez {vegetable} et comptez encore 5 min : brûlant à cœur.',
          cook: 20,
          cooked: 'vegetable',
        },
        {
          en: 'Blend until perfectly smooth[, then stir in {cream}] and warm through for 2 min without boiling.',
          fr: 'Mixez très finement[, puis incorporez {cream}] et réchauffez 2 min sans faire bouillir.',
          cook: 2,
        },
        serve,
      ],
    },
    {
      id: 'hearty',
      hero: ['meat', 'protein', 'slow', 'tender', 'leaf'],
      slots: {
        protein: {
          takes: ['pulse', 'lentil', 'grain'],
          vary: ['green-lentil', 'red-lentil', 'white-bean', 'chickpea'],
        },
        slow: { ...slowVegetables, vary: ['carrot', 'celery', 'potato'] },
        tender: tenderVegetables,
        leaf: { ...leaves, vary: ['kale', 'spinach', 'chard'], spare: true },
        meat: { takes: ['cured-meat', 'sausage', 'mince', 'steak'], optional: true },
        oil,
        onion,
        garlic,
        spice: { ...spice, first: ['cumin', 'paprika'] },
        tomatoes: { first: ['chopped-tomatoes', 'tomato'], optional: true, share: 0.6, prep: { en: '', fr: '' } },
        stock: { ...stock, amount: [300, 'ml'] },
        citrus: { takes: ['citrus'], first: ['lemon'], optional: true },
        herb: { takes: ['herb'], first: ['parsley', 'coriander'], optional: true },
        topping: { takes: ['hard-cheese', 'seed'], optional: true },
        seasoning,
        bread,
      },
      titles: [
        { en: '<Hearty|Chunky> {hero:title} soup[ with {citrus:bare}]', fr: 'Soupe <rustique|paysanne> {hero:at}' },
      ],
      descriptions: [
        {
          en: 'A bowlful that eats like a meal: thick, peppery and full of good things, and better still tomorrow.',
          fr: 'Une soupe-repas généreuse, épaisse et parfumée, encore meilleure le lendemain.',
        },
      ],
      prep: 15,
      steps: [
        {
          ...soften,
          en: `${soften.en}[ Add {meat} and let {meat|it|them} colour for 3 min.]`,
          fr: `${soften.fr}[ Ajoutez {meat} et laissez dorer 3 min.]`,
          cook: 12,
        },
        {
          en: 'Add {protein+slow+tomatoes+stock}. Bring to the boil and simmer, half covered, for 25 min, until everything is tender.',
          fr: "Ajoutez {protein+slow+tomatoes+stock}. Portez à ébullition et laissez mijoter 25 min à demi couvert, jusqu'à ce que tout soit tendre.",
          cook: 25,
        },
        {
          en: 'Drop in {tender+leaf} and simmer for 5 min more.',
          fr: 'Ajoutez {tender+leaf} et laissez frémir encore 5 min.',
          cook: 5,
        },
        serve,
      ],
    },
    {
      id: 'onion',
      hero: ['onion'],
      slots: {
        onion: {
          takes: ['onion'],
          first: ['onion', 'red-onion', 'shallot'],
          upTo: 2,
          amount: [2, 'piece'],
          prep: { en: 'thinly sliced', fr: 'finement émincé·' },
        },
        fat: { takes: ['butter', 'oil'], first: ['butter', 'olive-oil', 'sunflower-oil'] },
        garlic,
        flour: { first: ['plain-flour', 'rice-flour', 'cornflour'], optional: true, amount: [4, 'g'], share: 0.1 },
        wine: { takes: ['wine', 'alcohol'], first: ['white-wine'], optional: true, amount: [40, 'ml'] },
        stock: { takes: ['stock', 'meat-stock'], first: ['vegetable-stock', 'water'], amount: [280, 'ml'] },
        herb: { takes: ['herb'], first: ['thyme', 'bay'], optional: true },
        seasoning,
        bread: { ...bread, optional: true },
        cheese: {
          takes: ['melting-cheese', 'hard-cheese'],
          first: ['gruyere', 'cheddar'],
          with: 'bread',
          optional: true,
        },
      },
      titles: [
        { en: 'Slow-cooked {hero:title} soup[ with {cheese:bare}]', fr: 'Soupe {onion:at}[, croûtons {cheese:at}]' },
      ],
      descriptions: [
        {
          en: '{onion:bare} cooked until brown and sweet, a deep broth and little else: the soup of late evenings.',
          fr: '{onion:bare} longuement blondi{onion·}, un bouillon profond et presque rien de plus : la soupe des fins de soirée.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Melt {fat} in a heavy pot over low heat and cook {onion}[ with {garlic}] for 30 min, stirring often, until soft and deep gold.',
          fr: "Faites chauffer {fat} dans une cocotte à feu doux et laissez blondir {onion}[ avec {garlic}] 30 min en remuant souvent, jusqu'à ce que ce soit fondant et bien doré.",
          cook: 30,
        },
        {
          en: '[Stir in {flour} for 1 min. ][Pour in {wine} and let it boil away. ]Add {stock}[ and {herb}] and simmer for 20 min.[ Season with {seasoning:bare}.]',
          fr: '[Ajoutez {flour} et remuez 1 min. ][Mouillez avec {wine} et laissez évaporer. ]Versez {stock}[, ajoutez {herb}] et laissez frémir 20 min.[ Assaisonnez {seasoning:of}.]',
          cook: 20,
        },
        {
          en: 'Toast {bread} in a dry pan[, then scatter with {cheese}, cover and leave for 3 min to melt]. Ladle out the soup and float the toast on top.',
          fr: 'Faites griller {bread} dans une poêle sèche[, parsemez {cheese:of}, couvrez et laissez fondre 3 min]. Servez la soupe et posez-y le pain.',
          cook: 5,
          if: 'bread',
        },
      ],
    },
    {
      id: 'clear',
      hero: ['fish', 'shell', 'meat', 'noodle', 'rice', 'slow', 'tender'],
      slots: {
        fish: { takes: ['white-fish', 'oily-fish'], optional: true, share: 0.7 },
        shell: { takes: ['shellfish'], optional: true, share: 0.7 },
        meat: {
          takes: ['poultry', 'tofu'],
          vary: ['chicken-breast', 'tofu'],
          share: 0.7,
          without: 'fish+shell',
        },
        rice: { takes: ['rice'], optional: true, share: 0.5 },
        noodle: { takes: ['noodle', 'pasta'], first: ['rice-noodle'], without: 'rice', optional: true, share: 0.7 },
        slow: { ...slowVegetables, first: ['carrot'] },
        tender: { ...tenderVegetables, first: ['mushroom', 'mangetout'], share: 0.5 },
        leaf: leaves,
        oil,
        onion: { ...onion, first: ['spring-onion', 'onion', 'leek'] },
        garlic,
        spice: { ...spice, first: ['ginger'] },
        stock: {
          takes: ['stock', 'meat-stock', 'fish-stock'],
          first: ['vegetable-stock', 'water'],
          amount: [350, 'ml'],
        },
        sauce: { takes: ['salty-sauce', 'condiment'], first: ['soy-sauce', 'tamari'], optional: true },
        citrus: { takes: ['citrus'], first: ['lime', 'lemon'], optional: true },
        herb: { takes: ['herb'], first: ['coriander', 'mint', 'basil'], optional: true },
        seasoning,
      },
      titles: [
        { en: '<Clear|Restoring> {hero:title} soup[ with {spice:bare}]', fr: 'Soupe <légère|revigorante> {hero:at}' },
      ],
      descriptions: [
        {
          en: 'A clear, steaming broth with something good in every spoonful: quick to make and kind to tired evenings.',
          fr: 'Un bouillon clair et fumant, généreusement garni : vite prêt, et bienvenu les soirs de fatigue.',
        },
      ],
      prep: 15,
      steps: [
        soften,
        {
          en: 'Pour in {stock+sauce}[, add {slow}] and bring to a simmer.',
          fr: 'Versez {stock+sauce}[, ajoutez {slow}] et portez à frémissement.',
          cook: 3,
        },
        {
          en: 'Add {rice} and simmer for 15 min, until tender.',
          fr: "Ajoutez {rice} et laissez frémir 15 min, jusqu'à ce que ce soit tendre.",
          cook: 15,
          raw: 'rice',
        },
        {
          en: 'Add {meat} and simmer for 12 min, until cooked right through.',
          fr: "Ajoutez {meat} et laissez frémir 12 min, jusqu'à ce que ce soit cuit à cœur.",
          cook: 12,
          raw: 'meat',
        },
        {
          en: '[?slow Simmer for 10 min. ]Add {fish+noodle+tender+leaf} and simmer for 6 min, until just cooked through.',
          fr: '[?slow Laissez frémir 10 min. ]Ajoutez {fish+noodle+tender+leaf} et laissez frémir 6 min, juste assez pour que tout soit cuit.',
          cook: 10,
          unless: 'meat',
        },
        {
          en: 'Add {noodle+tender+leaf} and simmer for 6 min, until just tender.',
          fr: 'Ajoutez {noodle+tender+leaf} et laissez frémir 6 min, juste à point.',
          cook: 6,
          if: 'meat',
        },
        {
          en: 'Stir in {meat} and heat through for 4 min, until piping hot.',
          fr: 'Ajoutez {meat} et réchauffez 4 min : brûlant à cœur.',
          cook: 4,
          cooked: 'meat',
        },
        {
          en: 'Stir in {rice} and heat through for 3 min, until piping hot.',
          fr: 'Ajoutez {rice} et réchauffez 3 min : brûlant à cœur.',
          cook: 3,
          cooked: 'rice',
        },
        {
          en: 'Slip in {shell} for the last 4 min, until just firm.',
          fr: 'Ajoutez {shell} pour les 4 dernières minutes, juste à point.',
          cook: 4,
        },
        serve,
      ],
    },
  ],
}
