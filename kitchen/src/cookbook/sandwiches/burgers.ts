import type { Dish, Slot } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { thinlySliced } from '../staples.ts'
import { inRounds, plainOil } from '../table-staples.ts'

const bun: Slot = { takes: ['bread'], first: ['burger-bun', 'soft-roll', 'gluten-free-bread'], amount: [1, 'piece'] }
const sauce: Slot = {
  takes: ['condiment', 'spread', 'yoghurt'],
  first: ['ketchup', 'mustard', 'mayonnaise', 'hummus', 'tomato-paste'],
  upTo: 2,
  optional: true,
}

export const burger: Dish = {
  id: 'burger',
  course: 'main',
  cuisines: ['american'],
  suits: ['by-hand', 'party', 'summer', 'children', 'birthday'],
  names: {
    en: [
      'burger',
      'hamburger',
      'cheeseburger',
      'beef burger',
      'chicken burger',
      'fish burger',
      'smash burger',
      'burgers',
    ],
    fr: ['burger', 'hamburger', 'cheeseburger', 'burger maison', 'burger de poulet', 'burger de poisson', 'burgers'],
  },
  noun: { en: 'a burger', fr: 'un burger' },
  serves: 4,
  instead: ['veggie-burger', 'sandwich'],
  ways: [
    {
      hero: ['piece', 'meat', 'cheese'],
      gear: ['barbecue'],
      slots: {
        piece: {
          takes: ['poultry', 'white-fish', 'oily-fish', 'steak', 'grilling-cheese'],
          optional: true,
          amount: [150, 'g'],
          prep: { en: 'cut into flat, even pieces', fr: 'coupé· en tranches plates' },
        },
        meat: {
          takes: ['mince'],
          first: ['beef-mince'],
          without: 'piece',
          amount: [150, 'g'],
          prep: { en: '', fr: '' },
        },
        oil: [plainOil, 0.25],
        cheese: {
          takes: ['melting-cheese', 'fresh-cheese', 'hard-cheese'],
          first: ['cheddar', 'gruyere', 'mozzarella'],
          optional: true,
          amount: [25, 'g'],
          prep: { en: 'sliced', fr: 'en tranches' },
        },
        bun,
        sauce,
        onion: { takes: ['onion'], first: ['red-onion', 'onion'], optional: true, prep: inRounds },
        tomato: {
          takes: ['tender-vegetable', 'preserve', 'cured-meat', 'salad-vegetable'],
          first: ['tomato', 'gherkin'],
          upTo: 3,
          optional: true,
          share: 0.5,
          prep: inRounds,
        },
        leaf: { takes: ['salad-leaf', 'leaf'], first: ['lettuce', 'rocket'], optional: true, share: 0.4 },
        seasoning,
      },
      titles: [
        { en: '{piece+meat:title} burger[ with {cheese:bare}]', fr: 'Burger {piece+meat+cheese:at}' },
        {
          en: 'Crusty {piece+meat:title} burger[ with {cheese:bare}]',
          fr: 'Burger bien saisi {piece+meat+cheese:at}',
        },
      ],
      descriptions: [
        {
          en: 'A loose hand, a fierce pan, a toasted bun: juice to the wrists is the measure of success.',
          fr: "La main légère, la poêle brûlante, le pain toasté : du jus jusqu'aux poignets, et c'est réussi.",
        },
        {
          en: 'Salt it only when it hits the heat, and press it only once.',
          fr: 'Salez au moment de saisir, pressez une seule fois.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Shape {meat} into wide, flat patties with a dimple in the middle: they shrink. Keep cold.',
          fr: 'Façonnez {meat} en galettes plus larges que le pain, avec un creux au milieu. Gardez au frais.',
          if: 'meat',
        },
        {
          en: 'Heat a heavy pan or a barbecue until smoking, brush with {oil}[ and season with {seasoning:bare}]. Cook [?meat the patties][{piece}] for 4–5 min on each side, until cooked right through: 74 °C inside.[ Lay {cheese} on top for the last minute.]',
          fr: "Chauffez fort une poêle épaisse ou un barbecue, graissez avec {oil}[ et assaisonnez {seasoning:of}]. Faites cuire [?meat les galettes][{piece}] 4 à 5 min par face, jusqu'à cuisson complète : 74 °C à cœur.[ Posez {cheese} dessus à la dernière minute.]",
          cook: 10,
        },
        {
          en: 'Toast {bun}.[ Spread with {sauce}.] Build with [?meat the patties][{piece}][, {onion}][, {tomato}][ and {leaf}].',
          fr: 'Toastez {bun}.[ Tartinez {sauce:of}.] Montez avec [?meat les galettes][{piece}][, {onion}][, {tomato}][ et {leaf}].',
          cook: 2,
        },
      ],
    },
  ],
}

export const veggieBurger: Dish = {
  id: 'veggie-burger',
  of: 'burger',
  course: 'main',
  cuisines: ['american'],
  suits: ['by-hand', 'party', 'freezes'],
  names: {
    en: [
      'veggie burger',
      'vegan burger',
      'bean burger',
      'black bean burger',
      'vegetarian burger',
      'chickpea burger',
      'lentil burger',
    ],
    fr: [
      'burger végétarien',
      'burger végétal',
      'burger végé',
      'burger végan',
      'veggie burger',
      'burger de haricots',
      'burger aux pois chiches',
    ],
  },
  noun: { en: 'a bean burger', fr: 'un burger végétal' },
  serves: 4,
  instead: ['falafel', 'wrap'],
  ways: [
    {
      hero: ['bean'],
      slots: {
        bean: {
          takes: ['pulse', 'lentil'],
          first: ['black-bean', 'kidney-bean', 'chickpea', 'mushroom'],
          amount: [110, 'g'],
        },
        onion: { ...onion, share: 0.6 },
        garlic,
        spice: { all: ['smoked-paprika', 'cumin'], optional: true },
        oats: {
          takes: ['oats', 'crumbs', 'grain'],
          first: ['oats', 'buckwheat-flakes', 'breadcrumbs'],
          amount: [18, 'g'],
        },
        paste: { first: ['tomato-paste', 'ketchup', 'tahini'], optional: true, amount: [0.25, 'tbsp'] },
        root: {
          takes: ['root', 'firm-vegetable'],
          first: ['beetroot', 'carrot'],
          optional: true,
          share: 0.25,
          prep: { en: 'grated', fr: 'râpé·' },
        },
        oil: [plainOil, 0.75],
        cheese: { takes: ['melting-cheese', 'grilling-cheese', 'fresh-cheese'], optional: true },
        bun,
        sauce: { ...sauce, first: ['mustard', 'ketchup', 'vegan-mayonnaise', 'hummus', 'passata'] },
        avocado: {
          takes: ['salad-vegetable', 'tender-vegetable', 'preserve'],
          first: ['avocado', 'tomato'],
          upTo: 2,
          optional: true,
          share: 0.6,
        },
        leaf: { takes: ['salad-leaf'], first: ['lettuce', 'rocket'], optional: true, share: 0.4 },
        seasoning,
      },
      titles: [
        { en: 'Smoky {bean:title} burger[ with {avocado:bare}]', fr: 'Burger {bean:at}[ et {avocado:at}]' },
        { en: 'Crusty {bean:title} burger', fr: 'Burger croustillant {bean:at}' },
      ],
      descriptions: [
        {
          en: 'It holds together, it has a crust, and it is not pretending to be anything else.',
          fr: 'Il se tient, il croustille, et il ne fait semblant de rien.',
        },
        {
          en: 'Dry the beans, rest the patties: that is how they survive the turning.',
          fr: "Bien sécher, bien reposer : c'est ainsi qu'il survit au retournement.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Soften {onion+garlic} in a third of {oil} for 5 min[ with {spice}].',
          fr: 'Faites fondre {onion+garlic} 5 min dans un tiers {oil:ofThe}[ avec {spice}].',
          cook: 5,
          if: 'onion',
        },
        {
          en: 'Warm a third of {oil} for 1 min[ with {spice}][ and {garlic}].',
          fr: 'Chauffez un tiers {oil:ofThe} 1 min[ avec {spice}][ et {garlic}].',
          cook: 1,
          unless: 'onion',
        },
        {
          en: 'Pat {bean} dry and mash roughly. Mix with the contents of the pan, {oats}[, {paste}][ and {root}].[ Season with {seasoning:bare}.] Shape into patties and chill for 20 min.',
          fr: 'Séchez {bean} et écrasez grossièrement. Mélangez avec le contenu de la poêle, {oats}[, {paste}][ et {root}].[ Assaisonnez {seasoning:of}.] Façonnez des galettes et laissez 20 min au frais.',
          wait: 20,
        },
        {
          en: 'Fry in the rest of {oil} over medium heat for 5 min on each side[; lay {cheese} on top at the end]. Toast {bun}[ and spread with {sauce}]. Build with the patties[, {avocado}][ and {leaf}].',
          fr: 'Faites dorer dans le reste {oil:of} 5 min par face à feu moyen[ ; posez {cheese} dessus à la fin]. Toastez {bun}[ et tartinez {sauce:of}]. Montez avec les galettes[, {avocado}][ et {leaf}].',
          cook: 12,
        },
      ],
    },
  ],
}

export const hotDog: Dish = {
  id: 'hot-dog-roll',
  of: 'sandwich',
  course: 'main',
  alsoAs: ['snack'],
  cuisines: ['american'],
  suits: ['by-hand', 'party', 'summer', 'children', 'birthday'],
  names: {
    en: ['hot dogs', 'hot dog', 'hotdog', 'hot-dogs', 'sausage sandwich'],
    fr: ['hot-dog', 'hot-dogs', 'hotdog', 'sandwich merguez', 'sandwich à la saucisse'],
  },
  noun: { en: 'a hot dog', fr: 'un hot-dog' },
  serves: 4,
  instead: ['veggie-burger', 'sandwich'],
  ways: [
    {
      hero: ['sausage', 'hotdog', 'other'],
      gear: ['barbecue'],
      slots: {
        oil: [plainOil, 0.5],
        onion: {
          takes: ['onion', 'tender-vegetable', 'firm-vegetable'],
          first: ['onion', 'red-onion'],
          optional: true,
          prep: thinlySliced,
        },
        sausage: { takes: ['sausage'], amount: [1, 'piece'], optional: true },
        hotdog: { first: ['hot-dog'], without: 'sausage', amount: [1, 'piece'], optional: true },
        other: {
          first: ['sausage', 'merguez', 'vegan-sausage', 'smoked-tofu', 'halloumi'],
          without: 'sausage+hotdog',
          amount: [1, 'piece'],
        },
        bun: {
          takes: ['bread'],
          first: ['soft-roll', 'baguette', 'gluten-free-bread', 'corn-tortilla'],
          amount: [1, 'piece'],
        },
        mustard: { takes: ['condiment'], first: ['mustard', 'ketchup', 'tomato-paste'], upTo: 2, optional: true },
        cheese: { takes: ['melting-cheese'], optional: true },
        gherkin: { takes: ['preserve'], first: ['gherkin', 'caper'], optional: true, prep: thinlySliced },
      },
      titles: [
        {
          en: '[?hotdog Hot dogs][!hotdog {sausage+other:title} rolls][ with {onion+mustard:bare}]',
          fr: '[?hotdog Hot-dogs][!hotdog Petits pains garnis {sausage+other:at}][ {onion+mustard:at}]',
        },
        {
          en: 'New York [?hotdog hot dogs][!hotdog {sausage+other:title} rolls][ with {gherkin+mustard:bare}]',
          fr: '[?hotdog Hot-dogs][!hotdog Petits pains {sausage+other:at}] à la new-yorkaise[, {mustard+gherkin:at}]',
        },
      ],
      descriptions: [
        { en: 'Five bites, three napkins, one grin.', fr: 'Cinq bouchées, trois serviettes, un sourire.' },
        {
          en: 'Slow golden strands make the whole difference to the stand on the corner.',
          fr: "Une garniture longuement dorée, et c'est déjà mieux qu'au coin de la rue.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Warm {oil} in a pan and cook {onion} over low heat for 15 min, until golden and soft.',
          fr: 'Chauffez {oil} dans une poêle et faites dorer {onion} 15 min à feu doux.',
          cook: 15,
          if: 'onion',
        },
        {
          en: 'Add {sausage+hotdog+other} and cook for 12 min, turning, until brown all round and hot right through.',
          fr: 'Ajoutez {sausage+hotdog+other} et faites cuire 12 min en retournant, pour bien dorer et chauffer à cœur.',
          cook: 12,
          if: 'onion',
        },
        {
          en: 'Cook {sausage+hotdog+other} in {oil} for 12 min, turning, until brown all round and hot right through.',
          fr: 'Faites cuire {sausage+hotdog+other} dans {oil} 12 min en retournant, pour bien dorer et chauffer à cœur.',
          cook: 12,
          unless: 'onion',
        },
        {
          en: 'Split and toast {bun}, fill with {sausage+hotdog+other+cheese} and top[ with {mustard}][ and {gherkin}].',
          fr: 'Ouvrez et toastez {bun}, garnissez avec {sausage+hotdog+other+cheese} et terminez[ avec {mustard}][ et {gherkin}].',
          cook: 2,
        },
      ],
    },
  ],
}
