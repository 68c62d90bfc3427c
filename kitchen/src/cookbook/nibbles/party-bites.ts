import type { Dish } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { asItIs } from '../staples.ts'
import { finelyChopped, fryingButter, lemon, oliveOil } from '../table-staples.ts'

export const briouates: Dish = {
  id: 'briouates',
  of: 'samosas',
  course: 'snack',
  alsoAs: ['starter', 'main'],
  cuisines: ['moroccan'],
  suits: ['by-hand', 'party', 'fancy', 'iftar', 'freezes', 'aperitif'],
  names: {
    en: ['briouats', 'briouates', 'moroccan filo parcels', 'filo triangles', 'moroccan briouats', 'chicken briouats'],
    fr: [
      'briouates',
      'briouates au poulet',
      'briouates à la viande hachée',
      'briouates au fromage',
      'briouat',
      'bricks au four',
      'bricks',
      'triangles de filo',
    ],
  },
  noun: { en: 'briouats', fr: 'des briouates' },
  serves: 6,
  instead: ['samosas', 'spanakopita'],
  ways: [
    {
      hero: ['asked', 'mince', 'other'],
      oven: true,
      slots: {
        oil: [oliveOil, 0.35],
        onion: { ...onion, prep: finelyChopped },
        garlic,
        asked: { takes: ['tinned-fish', 'fresh-cheese', 'leaf', 'shellfish'], optional: true, amount: [60, 'g'] },
        mince: {
          takes: ['mince'],
          first: ['chicken-mince', 'beef-mince'],
          without: 'asked',
          optional: true,
          amount: [70, 'g'],
          share: 0.6,
          prep: asItIs,
        },
        other: { first: ['cooked-lentil', 'potato'], without: 'asked+mince', amount: [80, 'g'], share: 0.6 },
        spice: { takes: ['spice', 'hot-spice'], all: ['cumin', 'paprika', 'turmeric'], optional: true },
        cinnamon: { first: ['cinnamon'], optional: true },
        herb: { takes: ['herb'], first: ['coriander', 'parsley'], upTo: 2, optional: true },
        egg: { takes: ['egg', 'melting-cheese'], optional: true, amount: [0.17, 'piece'], share: 0.3 },
        filo: { first: ['filo'], amount: [2, 'piece'] },
        butter: { ...fryingButter, amount: [8, 'g'], prep: { en: 'melted', fr: 'fondu·' } },
        seed: { first: ['sesame-seed'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: '{asked+mince+other:title} briouats[ with {herb:bare}]',
          fr: 'Briouates {asked+mince+other:at}[ et {herb:at}]',
        },
        {
          en: 'Crackling baked briouats with {asked+mince+other:bare}',
          fr: 'Briouates croustillantes {asked+mince+other:at}, au four',
        },
      ],
      descriptions: [
        {
          en: 'They shatter at the first bite, just as the call to break the fast is heard.',
          fr: 'Elles éclatent à la première bouchée, au moment de rompre le jeûne.',
        },
        {
          en: 'Fold them in the afternoon with whoever is in the kitchen; the oven does the rest.',
          fr: "On les plie l'après-midi avec qui traîne en cuisine ; le four fait le reste.",
        },
      ],
      prep: 40,
      steps: [
        {
          en: 'Warm {oil} in a pan and cook {onion+garlic} over medium heat for 6 min. Add {mince+other+spice+cinnamon} and cook for 8 min, crumbling, until dry and cooked right through.',
          fr: 'Faites chauffer {oil} dans une poêle et laissez revenir {onion+garlic} 6 min à feu moyen. Ajoutez {mince+other+spice+cinnamon} et laissez cuire 8 min en émiettant : sec et bien cuit.',
          cook: 14,
          unless: 'asked',
        },
        {
          en: 'Warm {oil} in a pan and cook {onion+garlic} over medium heat for 6 min. Add {asked+spice+cinnamon} and cook for 4 min, until dry and hot through.',
          fr: 'Faites chauffer {oil} dans une poêle et laissez revenir {onion+garlic} 6 min à feu moyen. Ajoutez {asked+spice+cinnamon} et laissez cuire 4 min : sec et bien chaud.',
          cook: 10,
          if: 'asked',
        },
        {
          en: 'Stir in {herb+egg}[ and season with {seasoning:bare}]. Leave to cool.',
          fr: 'Ajoutez {herb+egg}[ et assaisonnez {seasoning:of}]. Laissez refroidir.',
          if: 'herb',
        },
        {
          en: '[Stir in {egg}. ][Season with {seasoning:bare}. ]Leave to cool.',
          fr: '[Ajoutez {egg}. ][Assaisonnez {seasoning:of}. ]Laissez refroidir.',
          unless: 'herb',
        },
        {
          en: 'Heat the oven to 190 °C. Cut {filo} into long strips 8 cm wide and brush with {butter}. Put a spoonful of filling at one end and fold over and over into a triangle. Set on {tray}, lined[, and scatter with {seed}].',
          fr: 'Préchauffez le four à 190 °C. Coupez {filo} en longues bandes de 8 cm et badigeonnez avec {butter}. Déposez une cuillerée de farce à un bout et repliez de proche en proche, en triangle. Rangez sur {tray}[ et parsemez {seed:of}].',
        },
        {
          en: 'Bake for 20 min, until deep golden and crisp.',
          fr: 'Enfournez 20 min : bien doré et croustillant.',
          cook: 20,
        },
      ],
    },
  ],
}

export const miniPizzas: Dish = {
  id: 'mini-pizzas',
  of: 'pizza',
  course: 'snack',
  alsoAs: ['main'],
  cuisines: ['italian', 'american'],
  suits: ['by-hand', 'party', 'packed', 'children', 'birthday', 'aperitif'],
  names: {
    en: [
      'mini pizzas',
      'pizza toast',
      'english muffin pizza',
      'pitta pizza',
      'pita pizza',
      'pizza bites',
      'kids pizza',
      'tortilla pizza',
    ],
    fr: [
      'mini pizzas',
      'minis pizzas',
      'pizzas apéro',
      'pizza pita',
      'pizza sur pain pita',
      'mini-pizzas',
      'pizza tortilla',
    ],
  },
  noun: { en: 'mini pizzas', fr: 'des mini-pizzas' },
  serves: 4,
  instead: ['pizza', 'quesadilla'],
  ways: [
    {
      hero: ['topping', 'cheese'],
      oven: true,
      slots: {
        base: {
          takes: ['bread', 'tortilla'],
          first: ['pitta', 'naan', 'gluten-free-bread'],
          amount: [1, 'piece'],
          prep: asItIs,
        },
        tomato: {
          takes: ['preserve'],
          first: ['passata', 'tomato-paste', 'pepper'],
          amount: [40, 'g'],
          share: 0.5,
          prep: asItIs,
        },
        spice: { takes: ['spice'], first: ['oregano'], optional: true },
        topping: {
          takes: ['cured-meat', 'tender-vegetable', 'tinned-fish', 'soft-fruit', 'onion', 'leaf'],
          vary: ['ham', 'cherry-tomato', 'mushroom', 'sweetcorn'],
          upTo: 3,
          optional: true,
          share: 0.5,
        },
        cheese: {
          takes: ['melting-cheese', 'fresh-cheese', 'hard-cheese'],
          first: ['mozzarella', 'gruyere', 'nutritional-yeast'],
          optional: true,
          upTo: 2,
          amount: [40, 'g'],
        },
        olive: { first: ['olive'], optional: true, share: 0.5 },
        oil: [oliveOil, 0.35],
        herb: { takes: ['herb', 'salad-leaf'], first: ['basil'], optional: true, share: 0.7 },
      },
      titles: [
        { en: 'Mini pizzas with {topping+cheese:bare}', fr: 'Mini-pizzas {topping+cheese:at}' },
        { en: 'Party pizzas on {base:bare} with {topping:bare}', fr: 'Petites pizzas de fête {topping:at}' },
      ],
      descriptions: [
        {
          en: 'Let every child lay out a face; twelve minutes later they will eat even the olives.',
          fr: "Chaque enfant compose sa figure ; un quart d'heure après, tout le monde mange tout.",
        },
        {
          en: 'No dough, no waiting: it is on the table before the candles are found.',
          fr: "Pas de pâte à faire, pas d'attente : c'est prêt avant qu'on ait retrouvé les bougies.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 220 °C. Set {base} on {tray} and spread with {tomato}[, scattered with {spice}].',
          fr: 'Préchauffez le four à 220 °C. Posez {base} sur {tray} et tartinez avec {tomato}[, en parsemant {spice:of}].',
        },
        {
          en: '[Top with {topping+olive}. ][Cover with {cheese}. ]Trickle over {oil} and bake for 12 min, until bubbling and crisp at the edges.[ Scatter with {herb}.]',
          fr: '[Garnissez avec {topping+olive}. ][Couvrez {cheese:of}. ]Arrosez {oil:of} et enfournez 12 min : frémissant, croustillant au bord.[ Parsemez {herb:of}.]',
          cook: 12,
        },
      ],
    },
  ],
}

export const prawnCocktail: Dish = {
  id: 'prawn-cocktail',
  of: 'salad',
  course: 'starter',
  cuisines: ['british', 'french'],
  suits: ['party', 'fancy', 'light', 'christmas'],
  names: {
    en: [
      'prawn cocktail',
      'shrimp cocktail',
      'prawn and avocado cocktail',
      'avocado prawns',
      'prawn and avocado starter',
    ],
    fr: [
      'cocktail de crevettes',
      'verrines avocat crevettes',
      'avocat crevettes',
      'verrines de crevettes',
      'avocats aux crevettes',
      'crevettes cocktail',
      'verrine avocat crevette',
    ],
  },
  noun: { en: 'a prawn cocktail', fr: 'un cocktail de crevettes' },
  serves: 4,
  instead: ['salad', 'ceviche'],
  ways: [
    {
      hero: ['prawn', 'avocado'],
      slots: {
        prawn: { takes: ['shellfish', 'tinned-fish'], first: ['prawn', 'crab'], optional: true, amount: [80, 'g'] },
        other: { first: ['white-bean', 'artichoke'], without: 'prawn', amount: [80, 'g'] },
        mayonnaise: {
          takes: ['yoghurt', 'cream'],
          first: ['mayonnaise', 'vegan-mayonnaise', 'soy-yoghurt'],
          amount: [1, 'tbsp'],
          share: 0.6,
        },
        ketchup: { first: ['ketchup', 'tomato-paste'], optional: true, amount: [0.4, 'tbsp'] },
        sauce: { takes: ['condiment', 'hot-spice', 'spirit'], first: ['worcestershire', 'paprika'], optional: true },
        lemon: [lemon, 0.2],
        avocado: {
          takes: ['salad-vegetable', 'citrus', 'soft-fruit'],
          first: ['avocado', 'cucumber'],
          upTo: 2,
          optional: true,
          amount: [0.5, 'piece'],
          prep: { en: 'diced', fr: 'coupé· en dés' },
        },
        leaf: { takes: ['salad-leaf'], first: ['lettuce'], optional: true, share: 0.5 },
        herb: { takes: ['herb'], first: ['chives', 'dill'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{prawn+other:title} cocktail with {avocado:bare}', fr: 'Cocktail {prawn+other:of} {avocado:at}' },
        { en: '{prawn+other:title} and {avocado:title} glasses', fr: 'Verrines {prawn+other+avocado:of}' },
        { en: 'Cool {prawn+other:title} cocktail', fr: 'Cocktail {prawn+other:of} bien frais' },
      ],
      descriptions: [
        {
          en: 'Pink, cold and shameless: the seventies knew how to begin a dinner.',
          fr: 'Rose, frais, sans complexe : les années soixante-dix savaient ouvrir un dîner.',
        },
        {
          en: 'Twenty minutes, pretty glasses, nothing left for the last moment.',
          fr: 'Vingt minutes, de jolis verres, rien à faire au dernier moment.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Drop {prawn} into simmering salted water for 3 min, until opaque right through. Drain and cool quickly; what is cooked or tinned already goes in as it is.',
          fr: "Plongez {prawn} 3 min dans de l'eau salée frémissante : opaque jusqu'au cœur. Égouttez et rafraîchissez ; ce qui est déjà cuit ou en boîte s'emploie tel quel.",
          cook: 5,
          if: 'prawn',
        },
        {
          en: 'Stir {mayonnaise+ketchup+sauce} with a dash of {lemon:some}.[ Season with {seasoning:bare}.] Fold in {prawn+other}.',
          fr: 'Mélangez {mayonnaise+ketchup+sauce} avec un trait {lemon:some}.[ Assaisonnez {seasoning:of}.] Incorporez {prawn+other}.',
        },
        {
          en: 'Layer in {glasses}[ with {leaf+avocado}][ and {herb}]. Keep in the refrigerator until serving, the same day.',
          fr: "Répartissez dans {glasses}[ avec {leaf+avocado}][ et {herb}]. Gardez au réfrigérateur jusqu'au repas, le jour même.",
        },
      ],
    },
  ],
}
