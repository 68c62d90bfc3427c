import { bakingPowder, flour, milk } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { garlic, oil, onion, seasoning } from '../larder.ts'
import { asItIs, beefStock, butter, inChunks } from '../staples.ts'

export const lambShanks: Dish = {
  id: 'lamb-shanks',
  of: 'stew',
  course: 'main',
  cuisines: ['british', 'french'],
  suits: ['cosy', 'winter', 'fancy', 'ahead', 'easter', 'feast'],
  names: {
    en: ['lamb shanks', 'braised lamb shanks', 'slow cooked lamb shanks', 'lamb shank', 'lamb shanks in red wine'],
    fr: [
      "souris d'agneau",
      "souris d'agneau confites",
      "souris d'agneau au miel",
      "souris d'agneau braisées",
      "souris d'agneau au four",
    ],
  },
  noun: { en: 'braised lamb shanks', fr: "des souris d'agneau confites" },
  serves: 4,
  instead: ['lamb-tagine', 'stew', 'boeuf-bourguignon'],
  ways: [
    {
      hero: ['meat', 'herb'],
      oven: true,
      slots: {
        oil: { ...oil, share: 0.6 },
        meat: { first: ['lamb-shank'], amount: [1, 'piece'], prep: asItIs },
        onion,
        root: {
          takes: ['root', 'firm-vegetable'],
          vary: ['carrot', 'celeriac', 'parsnip'],
          upTo: 2,
          optional: true,
          share: 0.7,
          prep: inChunks,
        },
        garlic: { ...garlic, amount: [1.5, 'clove'] },
        tomato: { first: ['tomato-paste', 'chopped-tomatoes'], optional: true, amount: [0.5, 'tbsp'], share: 0.1 },
        syrup: { takes: ['syrup'], first: ['honey'], optional: true, amount: [0.5, 'tbsp'] },
        wine: {
          takes: ['wine', 'alcohol'],
          first: ['red-wine', 'beef-stock', 'vegetable-stock', 'water'],
          amount: [80, 'ml'],
        },
        stock: { ...beefStock, again: true, amount: [120, 'ml'] },
        herb: { takes: ['herb', 'bouquet', 'spice'], vary: ['rosemary', 'thyme'], upTo: 2, optional: true },
        seasoning,
      },
      titles: [
        { en: 'Melting {meat:bare} with {herb+syrup:bare}', fr: '{meat:bare} confites[ {herb+syrup:at}]' },
        {
          en: '{meat:bare} braised in {wine:bare}[ with {root:bare}]',
          fr: '{meat:bare} braisées {wine:at}[ et {root:at}]',
        },
      ],
      descriptions: [
        {
          en: 'Two and a half hours with the lid on: a spoon is all the knife you need.',
          fr: 'Deux heures et demie sous le couvercle : la cuillère suffira.',
        },
        {
          en: 'One for each, standing in its sauce like something out of a good Sunday.',
          fr: 'Une par personne, debout dans sa sauce, comme un dimanche réussi.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 160 °C. Brown {meat} in {oil} in a heavy pot for 10 min, on every side. Lift out.[ Season with {seasoning:bare}.]',
          fr: 'Préchauffez le four à 160 °C. Faites dorer {meat} dans {oil}, dans une cocotte, 10 min sur toutes les faces. Réservez.[ Assaisonnez {seasoning:of}.]',
          cook: 11,
        },
        {
          en: 'Soften {onion+root} in the same pot for 6 min.[ Stir in {garlic+tomato+syrup} for 1 min.]',
          fr: 'Faites revenir {onion+root} 6 min dans la même cocotte.[ Ajoutez {garlic+tomato+syrup} et remuez 1 min.]',
          cook: 7,
          if: 'onion',
        },
        {
          en: '[Soften {root} in the same pot for 6 min. ]Stir in {garlic+tomato+syrup} for 1 min.',
          fr: '[Faites revenir {root} 6 min dans la même cocotte. ]Ajoutez {garlic+tomato+syrup} et remuez 1 min.',
          cook: 7,
          unless: 'onion',
        },
        {
          en: 'Pour in {wine}, boil for 3 min, add {stock}[ and {herb}], put the meat back and bring to a simmer. Cover and cook in the oven for 2 h 30, turning once, until the meat leaves the bone.',
          fr: "Versez {wine}, faites bouillir 3 min, ajoutez {stock}[ et {herb}], remettez la viande et portez à frémissement. Couvrez et enfournez 2 h 30 en retournant une fois : la viande doit quitter l'os.",
          cook: 155,
        },
        {
          en: 'Lift out the meat, boil the sauce down for 8 min, until it shines, and pour over.',
          fr: 'Sortez la viande, faites réduire la sauce 8 min, pour qu’elle brille, et nappez.',
          cook: 8,
        },
      ],
    },
  ],
}

export const stewWithDumplings: Dish = {
  id: 'stew-with-dumplings',
  of: 'stew',
  course: 'main',
  cuisines: ['british'],
  suits: ['cosy', 'winter', 'one-pot', 'cheap'],
  names: {
    en: [
      'beef stew with dumplings',
      'stew and dumplings',
      'beef stew and dumplings',
      'stew with dumplings',
      'casserole with dumplings',
    ],
    fr: [
      'ragoût de bœuf aux boulettes de pâte',
      'ragoût aux dumplings',
      'ragoût anglais aux dumplings',
      'bœuf mijoté aux dumplings',
    ],
  },
  noun: { en: 'a stew with dumplings', fr: 'un ragoût aux dumplings' },
  serves: 4,
  instead: ['stew', 'irish-stew'],
  ways: [
    {
      hero: ['meat', 'root'],
      slots: {
        oil: { ...oil, share: 0.6 },
        meat: { takes: ['stewing-meat'], first: ['stewing-beef', 'lamb-shoulder', 'mushroom'], amount: [160, 'g'] },
        onion,
        root: { takes: ['root', 'firm-vegetable'], vary: ['carrot', 'parsnip', 'swede'], upTo: 2, prep: inChunks },
        paste: { first: ['tomato-paste'], optional: true, amount: [0.5, 'tbsp'] },
        stock: { ...beefStock, takes: ['stock', 'meat-stock', 'alcohol', 'wine'], amount: [220, 'ml'] },
        herb: { takes: ['herb', 'bouquet'], vary: ['thyme', 'bay'], optional: true },
        flour: [flour, 35],
        raising: [bakingPowder, 0.4],
        butter: { ...butter, amount: [14, 'g'] },
        milk: [{ ...milk, first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk', 'water'] }, 20],
        green: { first: ['parsley', 'chives'], optional: true, prep: { en: 'chopped', fr: 'ciselé·' } },
        seasoning,
      },
      titles: [
        {
          en: '{meat:title} stew with dumplings and {root:bare}',
          fr: '{meat:bare} mijoté{meat·}, {root:bare} et boulettes de pâte',
        },
        {
          en: 'Sunday {meat:title} stew with {herb:bare} and dumplings',
          fr: 'Ragoût {meat:of} à l’anglaise, boulettes de pâte[ et {herb:bare}]',
        },
      ],
      descriptions: [
        {
          en: 'The gravy cooks them from below, the steam from above: no peeking for twenty minutes.',
          fr: 'La sauce les cuit par-dessous, la vapeur par-dessus : vingt minutes sans soulever le couvercle.',
        },
        {
          en: 'A pot for a wet Sunday, and somebody to scrape it.',
          fr: "Une marmite pour dimanche de pluie, et quelqu'un pour la racler.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Heat {oil} in a heavy pot and brown {meat} in two goes, 10 min in all.[ Season with {seasoning:bare}.]',
          fr: 'Chauffez {oil} dans une cocotte et faites dorer {meat} en deux fois, 10 min en tout.[ Assaisonnez {seasoning:of}.]',
          cook: 10,
        },
        {
          en: 'Add {onion+root+paste} and stir for 5 min. Pour in {stock}[, add {herb}], cover and simmer gently for 1 h 40, until it gives way to a fork.',
          fr: 'Ajoutez {onion+root+paste} et remuez 5 min. Versez {stock}[, ajoutez {herb}], couvrez et laissez mijoter doucement 1 h 40 : tout doit céder sous la fourchette.',
          cook: 110,
        },
        {
          en: 'Rub {butter}, cold, into {flour+raising}[ and {green}], stir in {milk} with a knife and shape into balls the size of a walnut, without kneading.',
          fr: 'Sablez {butter} bien froid avec {flour+raising}[ et {green}], ajoutez {milk} en remuant au couteau et façonnez des boules de la taille d’une noix, sans pétrir.',
        },
        {
          en: 'Set them on the simmering stew, cover tightly and cook for 20 min, until doubled and dry inside.',
          fr: 'Posez-les sur le ragoût frémissant, couvrez bien et laissez cuire 20 min : elles doivent doubler et être sèches au cœur.',
          cook: 20,
        },
      ],
    },
  ],
}
