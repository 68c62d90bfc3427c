import { pressureCookerDescriptions } from './appliances/pressure-cooker.ts'
import type { Dish, Slot, Slots, Step, Way } from './dish.ts'
import { garlic, leaves, oil, onion, seasoning, stock, tenderVegetables } from './larder.ts'
import { slowCookerStew } from './slow-cooker-stew.ts'

const roots: Slot = {
  takes: ['root', 'firm-vegetable'],
  first: ['carrot', 'parsnip', 'potato'],
  upTo: 3,
  optional: true,
}
const herbs: Slot = { takes: ['herb'], first: ['thyme', 'rosemary'], upTo: 2, optional: true }
const spices: Slot = { takes: ['spice', 'hot-spice'], upTo: 2, optional: true }
const bouquet: Slot = { first: ['bay'], optional: true }

const serve: Step = {
  en: '[Fish out {bouquet}. ][Season with {seasoning:bare}. ]Serve from the pot, with something to mop up the sauce.',
  fr: '[Retirez {bouquet}. ][Assaisonnez {seasoning:of}. ]Servez dans la cocotte, avec de quoi saucer.',
}

const pulseSlots = {
  pulse: { takes: ['pulse', 'tofu'], vary: ['white-bean', 'chickpea', 'kidney-bean', 'tofu'] },
  oil,
  onion,
  roots: { ...roots, spare: true },
  tender: { ...tenderVegetables, upTo: 4, vary: ['courgette', 'aubergine', 'pepper', 'mushroom'] },
  leaf: leaves,
  garlic,
  tomatoes: { first: ['chopped-tomatoes', 'tomato'], optional: true, prep: { en: '', fr: '' } },
  fruit: { takes: ['dried-fruit', 'preserve'], upTo: 2, optional: true },
  stock: { ...stock, amount: [60, 'ml'] },
  spices,
  herbs,
  bouquet,
  seasoning,
} satisfies Slots

const pulses: Way = {
  hero: ['pulse', 'roots', 'tender', 'leaf'],
  slots: pulseSlots,
  titles: [
    { en: '<Thick|Country> {hero:title} stew', fr: 'Mijoté <généreux|paysan> {hero:of}' },
    { en: 'Slow {hero:title} stew[ with {herbs:bare}]', fr: 'Cocotte {hero:of}[ {herbs:at}]' },
  ],
  descriptions: [
    {
      en: 'Thick, glossy and full of vegetables: a stew that tastes as if it had been on the stove all afternoon.',
      fr: "Un mijoté généreux et brillant, plein de légumes, qui semble avoir passé l'après-midi sur le feu.",
    },
  ],
  prep: 15,
  steps: [
    {
      en: 'Warm {oil} in a heavy pot over medium heat[ and soften {onion+garlic} for 7 min].',
      fr: 'Faites chauffer {oil} dans une cocotte à feu moyen[ et faites-y fondre {onion+garlic} 7 min].',
      cook: 7,
    },
    {
      en: '[Add {roots+tender} and turn in the oil for 5 min. ]Stir in {tomatoes+stock}[ with {spices+herbs+bouquet+fruit}] and simmer, covered, for 20 min.',
      fr: '[Ajoutez {roots+tender} et faites revenir 5 min. ]Versez {tomatoes+stock}[ avec {spices+herbs+bouquet+fruit}], couvrez et laissez mijoter 20 min.',
      cook: 25,
    },
    {
      en: 'Add {pulse+leaf} and simmer for 10 min, uncovered, until the sauce is thick.',
      fr: "Ajoutez {pulse+leaf} et laissez mijoter 10 min à découvert, jusqu'à ce que la sauce épaississe.",
      cook: 10,
    },
    serve,
  ],
}

export const stew: Dish = {
  id: 'stew',
  course: 'main',
  suits: ['cosy', 'winter', 'one-pot', 'ahead', 'freezes', 'crowd'],
  names: {
    en: ['stew', 'casserole', 'braise', 'ragout', 'hot pot'],
    fr: ['ragoût', 'mijoté'],
  },
  classics: [
    { names: { en: ['tagine'], fr: ['tajine', 'tagine'] }, asks: ['ras-el-hanout'] },
    {
      names: { en: ['beef and carrots'], fr: ['bœuf carottes', 'bœuf aux carottes'] },
      asks: ['stewing-beef', 'carrot'],
    },
  ],
  noun: { en: 'a stew', fr: 'un plat mijoté' },
  shines: ['stewing-meat', 'poultry', 'joint'],
  serves: 4,
  instead: ['soup', 'curry', 'traybake'],
  ways: [
    {
      hero: ['meat', 'roots', 'fruit'],
      slots: {
        meat: { takes: ['stewing-meat'], vary: ['stewing-beef', 'lamb-shoulder', 'pork-shoulder'] },
        bacon: { takes: ['cured-meat'], optional: true, share: 0.6 },
        oil,
        onion,
        roots,
        tender: tenderVegetables,
        pulse: { takes: ['pulse'], optional: true, share: 0.6 },
        garlic,
        fruit: { takes: ['dried-fruit', 'preserve'], upTo: 2, optional: true },
        flour: {
          takes: ['flour'],
          first: ['plain-flour', 'rice-flour', 'cornflour'],
          without: 'fruit',
          optional: true,
          amount: [5, 'g'],
          share: 0.1,
        },
        cream: { takes: ['cream'], optional: true },
        spices,
        wine: { takes: ['wine', 'alcohol'], first: ['red-wine'], without: 'fruit+cream+spices', optional: true },
        stock: {
          takes: ['stock', 'meat-stock'],
          first: ['beef-stock', 'vegetable-stock', 'water'],
          amount: [100, 'ml'],
        },
        paste: { first: ['tomato-paste'], without: 'cream', optional: true },
        herbs,
        bouquet,
        seasoning,
      },
      titles: [
        { en: '<Slow-cooked|Sunday> {hero:title} stew[ with {wine:bare}]', fr: 'Mijoté {hero:of}[ {wine:at}]' },
        { en: 'Melting {hero:title} stew', fr: '<Cocotte fondante|Ragoût> {hero:of}' },
      ],
      descriptions: [
        {
          en: 'Two quiet hours on the lowest flame turn a humble cut into something that needs only a spoon.',
          fr: "Deux heures à tout petit feu suffisent à rendre la viande si tendre qu'une cuillère la coupe.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Warm {oil} in a heavy pot over high heat and brown {meat}[ with {bacon}] in batches, about 10 min. Set aside.',
          fr: 'Faites chauffer {oil} dans une cocotte à feu vif et faites-y dorer {meat}[ avec {bacon}] en plusieurs fois, environ 10 min. Réservez.',
          cook: 10,
        },
        {
          en: 'Turn down the heat[ and soften {onion+garlic} in the same pot for 6 min].[ Stir in {flour+paste} and cook for 1 min.]',
          fr: 'Baissez le feu[ et faites fondre {onion+garlic} 6 min dans la même cocotte].[ Ajoutez {flour+paste} et remuez 1 min.]',
          cook: 7,
        },
        {
          en: 'Return the meat to the pot, pour in {wine+stock}[ and add {spices+herbs+bouquet}]. Bring to a shiver, cover and leave over the lowest heat for 1 h 30.',
          fr: 'Remettez la viande dans la cocotte, mouillez avec {wine+stock}[, puis ajoutez {spices+herbs+bouquet}]. Portez à frémissement, couvrez et laissez cuire à feu très doux 1 h 30.',
          cook: 90,
        },
        {
          en: 'Add {roots+tender+pulse+fruit} and cook for 30 min more, half covered, until everything is tender and the sauce is glossy.',
          fr: "Ajoutez {roots+tender+pulse+fruit} et poursuivez 30 min à demi couvert, jusqu'à ce que tout soit tendre et la sauce brillante.",
          cook: 30,
        },
        { en: 'Stir in {cream}.', fr: 'Incorporez {cream}.', if: 'cream' },
        serve,
      ],
    },
    {
      id: 'white',
      hero: ['meat', 'vegetable', 'cream'],
      slots: {
        meat: { takes: ['stewing-meat', 'poultry', 'joint'], first: ['veal', 'chicken-leg'] },
        vegetable: { takes: ['tender-vegetable'], upTo: 2, optional: true, share: 0.7 },
        roots: { ...roots, first: ['carrot'] },
        onion: { ...onion, prep: { en: 'halved', fr: 'coupé· en deux' } },
        bouquet,
        herbs: { takes: ['herb'], first: ['thyme'], optional: true },
        stock: {
          takes: ['stock', 'meat-stock'],
          first: ['chicken-stock', 'vegetable-stock', 'water'],
          amount: [250, 'ml'],
        },
        fat: { takes: ['butter', 'oil'], first: ['butter', 'vegan-butter', 'olive-oil', 'sunflower-oil'] },
        flour: { takes: ['flour'], first: ['plain-flour', 'rice-flour', 'cornflour'], amount: [8, 'g'], share: 0.15 },
        cream: { takes: ['cream'] },
        citrus: { takes: ['citrus'], first: ['lemon'], optional: true },
        seasoning,
      },
      titles: [{ en: '{meat+vegetable:title} in a white sauce', fr: 'Blanquette {meat+vegetable:of}' }],
      descriptions: [
        {
          en: 'Nothing browns here: a gentle simmer, a velvety sauce and a squeeze of lemon at the very end.',
          fr: "Rien ne dore ici : un frémissement patient, une sauce veloutée et un trait d'acidité au dernier moment.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Put {meat} in a pot with {stock+onion+roots+bouquet+herbs}. Bring slowly to a shiver, skim, cover and simmer for 1 h 15, until tender.',
          fr: "Mettez {meat} dans une cocotte avec {stock+onion+roots+bouquet+herbs}. Portez doucement à frémissement, écumez, couvrez et laissez cuire 1 h 15, jusqu'à ce que la viande soit tendre.",
          cook: 80,
        },
        {
          en: 'Add {vegetable} for the last 10 min.',
          fr: 'Ajoutez {vegetable} pour les 10 dernières minutes.',
          if: 'vegetable',
        },
        {
          en: 'Melt {fat} in a pan, stir in {flour} and cook for 2 min without colouring. Whisk in half of the cooking liquid, a ladleful at a time, and bubble for 5 min.',
          fr: 'Faites chauffer {fat} dans une casserole, ajoutez {flour} et remuez 2 min sans colorer. Incorporez au fouet la moitié du bouillon de cuisson, louche par louche, et laissez épaissir 5 min.',
          cook: 8,
        },
        {
          en: 'Off the heat, stir {cream} into the sauce[ with a little juice of {citrus}].[ Season with {seasoning:bare}.] Lift out the meat and vegetables, drain, and turn them in the sauce.',
          fr: 'Hors du feu, incorporez {cream} à la sauce[ avec un peu de jus {citrus:of}].[ Assaisonnez {seasoning:of}.] Égouttez la viande et sa garniture, puis enrobez-les de sauce.',
        },
      ],
    },
    {
      id: 'poultry',
      hero: ['meat', 'roots', 'tender', 'fruit'],
      slots: {
        meat: { takes: ['poultry', 'joint', 'sausage'], first: ['chicken-leg', 'chicken-thigh'] },
        bacon: { takes: ['cured-meat'], optional: true, share: 0.6 },
        oil,
        onion,
        tender: { ...tenderVegetables, share: 1.3 },
        roots: { ...roots, without: 'tender' },
        pulse: { takes: ['pulse'], optional: true, share: 0.6 },
        leaf: leaves,
        garlic,
        fruit: { takes: ['dried-fruit', 'preserve', 'citrus'], upTo: 2, optional: true },
        spices,
        wine: { takes: ['wine', 'alcohol'], first: ['white-wine'], without: 'spices', optional: true },
        stock: {
          takes: ['stock', 'meat-stock'],
          first: ['chicken-stock', 'vegetable-stock', 'water'],
          amount: [80, 'ml'],
        },
        condiment: { takes: ['condiment', 'syrup'], optional: true },
        cream: { takes: ['cream'], optional: true },
        herbs,
        bouquet,
        seasoning,
      },
      titles: [{ en: '<Country|Homely> {hero:title} stew[ with {wine:bare}]', fr: 'Cocotte {hero:of}[ {wine:at}]' }],
      descriptions: [
        {
          en: 'One pot, one hour, and a sauce that begs for bread.',
          fr: 'Une seule cocotte, une petite heure, et une sauce qui appelle le pain.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Warm {oil} in a heavy pot over medium-high heat and brown {meat}[ with {bacon}] on all sides, about 8 min.',
          fr: 'Faites chauffer {oil} dans une cocotte à feu assez vif et faites-y dorer {meat}[ avec {bacon}] de tous côtés, environ 8 min.',
          cook: 8,
        },
        {
          en: '[Add {onion+garlic} and soften for 5 min. ]Pour in {wine+stock}[, stir in {condiment}][ and add {roots+spices+herbs+bouquet+fruit}]. Cover and simmer for 35 min, until cooked through and very tender.',
          fr: "[Ajoutez {onion+garlic} et laissez fondre 5 min. ]Mouillez avec {wine+stock}[, incorporez {condiment}][, puis ajoutez {roots+spices+herbs+bouquet+fruit}]. Couvrez et laissez mijoter 35 min, jusqu'à ce que tout soit cuit à cœur et bien tendre.",
          cook: 40,
        },
        {
          en: 'Stir in {tender+pulse+leaf} and simmer for 15 min, uncovered, until tender.',
          fr: 'Ajoutez {tender+pulse+leaf} et laissez mijoter 15 min à découvert.',
          cook: 15,
        },
        { en: 'Finish with {cream}.', fr: 'Liez avec {cream}.', if: 'cream' },
        serve,
      ],
    },
    { ...pulses, id: 'pulse' },
    slowCookerStew,
    // Dried beans, which only a pressure cooker makes a weeknight's dish.
    {
      id: 'dried-beans',
      ...pulses,
      gear: ['pressure-cooker'],
      slots: {
        ...pulseSlots,
        pulse: {
          takes: ['pulse'],
          vary: ['chickpea', 'white-bean', 'black-bean'],
          amount: [60, 'g'],
          prep: { en: 'dried', fr: 'sec·' },
        },
        stock: { ...stock, amount: [200, 'ml'] },
      },
      titles: [
        { en: 'Pressure-cooker {hero:title} stew', fr: 'Ragoût {hero:of} à la cocotte-minute' },
        { en: '{hero:title} stew from dried beans', fr: 'Mijoté {hero:of}, légumes secs sous pression' },
      ],
      descriptions: pressureCookerDescriptions,
      steps: [
        {
          en: 'Soak {pulse} overnight in plenty of cold water. Drain, cover with fresh water, boil hard for 10 min and drain again.',
          fr: "Faites tremper {pulse} toute une nuit dans beaucoup d'eau froide. Égouttez, couvrez d'eau fraîche, faites bouillir fort 10 min et égouttez de nouveau.",
          wait: 480,
          cook: 15,
        },
        {
          en: 'Warm {oil} in the pressure cooker over medium heat[ and soften {onion+garlic} for 7 min].',
          fr: 'Faites chauffer {oil} dans la cocotte-minute à feu moyen[ et faites-y fondre {onion+garlic} 7 min].',
          cook: 7,
        },
        {
          en: 'Add {pulse}[, {roots+tender}] and {tomatoes+stock}[ with {spices+herbs+bouquet+fruit}]. Fill the cooker no more than half, lock the lid, bring up to high pressure, cook for 17 min and let the pressure fall for 10 min: {pulse} should crush between two fingers.',
          fr: "Ajoutez {pulse}[, {roots+tender}] et {tomatoes+stock}[ avec {spices+herbs+bouquet+fruit}]. Ne remplissez la cocotte-minute qu'à moitié, verrouillez le couvercle, montez en haute pression, comptez 17 min et laissez la pression retomber 10 min : {pulse} {pulse|doit|doivent} s'écraser entre deux doigts.",
          cook: 37,
        },
        {
          en: 'Stir in {leaf} and let wilt for 2 min.',
          fr: 'Ajoutez {leaf} et laissez tomber 2 min.',
          cook: 2,
          if: 'leaf',
        },
        serve,
      ],
    },
  ],
}
