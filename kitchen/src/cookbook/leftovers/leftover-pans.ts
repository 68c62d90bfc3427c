import type { Dish, Slot } from '../dish.ts'
import { onion, seasoning } from '../larder.ts'
import { crust, finelyChopped, fryingButter, oliveOil, plainOil } from '../table-staples.ts'

const boiled: Slot = {
  takes: ['root'],
  first: ['potato', 'sweet-potato', 'celeriac'],
  upTo: 2,
  prep: { en: 'boiled, cold and roughly crushed', fr: 'cuit· et refroidi·, grossièrement écrasé·' },
}

export const bubbleAndSqueak: Dish = {
  id: 'bubble-and-squeak',
  of: 'roesti',
  course: 'side',
  alsoAs: ['breakfast', 'main'],
  cuisines: ['british'],
  suits: ['cosy', 'winter', 'cheap'],
  uses: ['mash', 'potatoes', 'vegetables'],
  names: {
    en: ['bubble and squeak', 'bubble & squeak', 'leftover roast vegetables', 'potato cakes'],
    fr: [
      'bubble and squeak',
      'galettes de restes de légumes',
      'galettes de purée',
      'galettes de pommes de terre et chou',
    ],
  },
  noun: { en: 'a bubble and squeak', fr: 'une galette de restes' },
  serves: 4,
  instead: ['roesti', 'colcannon'],
  ways: [
    {
      hero: ['green', 'root'],
      slots: {
        root: { ...boiled, amount: [220, 'g'] },
        green: {
          takes: ['firm-vegetable', 'leaf', 'tender-vegetable'],
          first: ['cabbage', 'kale', 'brussels-sprout'],
          upTo: 2,
          amount: [100, 'g'],
          prep: { en: 'cooked and chopped', fr: 'cuit· et haché·' },
        },
        onion: { ...onion, share: 0.5, prep: finelyChopped },
        bacon: { takes: ['cured-meat'], optional: true, share: 0.5 },
        fat: { ...fryingButter, amount: [12, 'g'] },
        cheese: { takes: ['melting-cheese', 'hard-cheese'], optional: true },
        seasoning,
        egg: { takes: ['egg'], optional: true, amount: [1, 'piece'] },
      },
      titles: [
        { en: 'Bubble and squeak with {green+bacon:bare}', fr: 'Galette de restes {root:of} {green+bacon:at}' },
        { en: 'Crusty bubble and squeak with {green:bare}', fr: 'Galette du lendemain bien dorée {green:at}' },
      ],
      descriptions: [
        {
          en: "The best thing about Sunday's roast is Monday's pan: it bubbles, it squeaks, it browns.",
          fr: "Le meilleur du rôti du dimanche, c'est la poêle du lundi : ça chuinte, ça couine, ça dore.",
        },
        {
          en: 'Let it catch, turn it, let it catch again: the crust is what you are here for.',
          fr: 'Laissez accrocher, retournez, laissez accrocher encore : on vient pour la croûte.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Mix {root} with {green+cheese}.[ Season well with {seasoning:bare}.] If anything is still raw, boil it in salted water until soft and let it steam dry first.',
          fr: "Mélangez {root} avec {green+cheese}.[ Assaisonnez bien {seasoning:of}.] Ce qui serait encore cru, faites-le d'abord cuire à l'eau salée, puis laissez sécher.",
        },
        {
          en: 'Heat half of {fat} in a heavy pan over medium heat[ and fry {onion+bacon} in it for 5 min]. Press in the mixture and leave for 8 min, until a brown crust forms below.',
          fr: 'Chauffez la moitié {fat:ofThe} dans une poêle épaisse à feu moyen[ et faites-y revenir {onion+bacon} 5 min]. Ajoutez le mélange, tassez et laissez 8 min, le temps de former une croûte brune dessous.',
          cook: 13,
        },
        {
          en: 'Turn it over in large pieces with the rest of {fat}, press again and cook for 7 min more, until browned through and piping hot.',
          fr: 'Retournez par gros morceaux avec le reste {fat:of}, tassez à nouveau et comptez encore 7 min : doré partout et brûlant à cœur.',
          cook: 7,
        },
        {
          en: 'Fry {egg} in the same pan for 3 min and serve on top.',
          fr: 'Faites cuire {egg} au plat 3 min dans la même poêle et servez dessus.',
          cook: 3,
          if: 'egg',
        },
      ],
    },
  ],
}

export const hash: Dish = {
  id: 'hash',
  of: 'saute-potatoes',
  course: 'main',
  alsoAs: ['breakfast'],
  cuisines: ['american', 'british', 'nordic'],
  suits: ['cosy', 'cheap'],
  uses: ['meat', 'ham', 'potatoes'],
  onlyLeft: true,
  names: {
    en: ['hash', 'potato hash', 'leftover roast hash', 'breakfast hash', 'roast beef hash', 'pyttipanna'],
    fr: ['hash de restes', 'poêlée de restes de rôti', 'pyttipanna', 'poêlée de pommes de terre et de rôti'],
  },
  noun: { en: 'a hash', fr: 'une poêlée de restes' },
  serves: 4,
  instead: ['saute-potatoes', 'roesti'],
  ways: [
    {
      hero: ['plain', 'meat', 'other', 'root'],
      slots: {
        root: {
          ...boiled,
          amount: [220, 'g'],
          prep: { en: 'boiled, cold and cut into 1 cm dice', fr: 'cuit·, refroidi· et coupé· en dés de 1 cm' },
        },
        plain: { takes: ['cured-meat', 'tofu', 'smoked-fish'], optional: true, upTo: 2 },
        meat: {
          takes: ['roast', 'poultry', 'steak', 'stewing-meat'],
          first: ['beef-joint'],
          without: 'plain',
          optional: true,
          upTo: 2,
          amount: [90, 'g'],
          share: 0.6,
          prep: { en: 'cooked and diced', fr: 'cuit· et coupé· en dés' },
        },
        other: { first: ['ham', 'smoked-tofu', 'mushroom'], without: 'plain+meat' },
        onion: { ...onion, amount: [0.5, 'piece'] },
        pepper: {
          takes: ['tender-vegetable', 'firm-vegetable', 'leaf'],
          first: ['pepper'],
          optional: true,
          upTo: 2,
          share: 0.6,
        },
        fat: { ...fryingButter, amount: [12, 'g'] },
        spice: { takes: ['spice', 'hot-spice'], optional: true },
        sauce: { takes: ['condiment', 'salty-sauce'], first: ['worcestershire', 'mustard', 'tamari'], optional: true },
        herb: { takes: ['herb'], first: ['parsley', 'chives'], optional: true },
        seasoning,
        egg: { takes: ['egg'], first: ['egg'], optional: true, amount: [1, 'piece'] },
      },
      titles: [
        {
          en: '{plain+meat+other:title} and {root:title} hash[ with {pepper:bare}]',
          fr: 'Poêlée {plain+meat+other:of} et {root:of}[ {pepper:at}]',
        },
        { en: 'Crisp {root:title} hash with {plain+meat+other:bare}', fr: 'Hash {plain+meat+other:at} et {root:at}' },
      ],
      descriptions: [
        {
          en: 'Small dice, a wide pan, and the nerve to leave it alone: leftovers with a crust.',
          fr: 'De petits dés, une grande poêle, et le courage de ne pas remuer : des restes qui croustillent.',
        },
        {
          en: 'What the roast left behind makes a better supper than the roast did.',
          fr: 'Ce que le rôti a laissé fait un meilleur souper que le rôti lui-même.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Melt half of {fat} in a wide pan over medium-high heat and fry {root} for 10 min, turning now and then, until crisp.',
          fr: 'Chauffez la moitié {fat:ofThe} dans une grande poêle à feu assez vif et faites dorer {root} 10 min, en retournant de temps en temps : croustillant.',
          cook: 10,
        },
        {
          en: 'Add the rest of {fat}, {onion+pepper+spice} and fry for 6 min. Stir in {plain+meat+other} and {sauce} and fry for 5 min more, until browned at the edges and piping hot.[ Season with {seasoning:bare}.]',
          fr: 'Ajoutez le reste {fat:of}, {onion+pepper+spice} et laissez revenir 6 min. Incorporez {plain+meat+other} et {sauce} et comptez encore 5 min : bords dorés, brûlant à cœur.[ Assaisonnez {seasoning:of}.]',
          cook: 11,
          if: 'sauce',
        },
        {
          en: 'Add the rest of {fat}[, {onion+pepper+spice}] and fry for 6 min. Stir in {plain+meat+other} and fry for 5 min more, until browned at the edges and piping hot.[ Season with {seasoning:bare}.]',
          fr: 'Ajoutez le reste {fat:of}[, {onion+pepper+spice}] et laissez revenir 6 min. Incorporez {plain+meat+other} et comptez encore 5 min : bords dorés, brûlant à cœur.[ Assaisonnez {seasoning:of}.]',
          cook: 11,
          unless: 'sauce',
        },
        {
          en: 'Fry {egg} in a second pan for 3 min.',
          fr: 'Faites cuire {egg} au plat 3 min dans une autre poêle.',
          cook: 3,
          if: 'egg',
        },
        {
          en: 'Serve the hash hot[, with {egg} on top][ and {herb}].',
          fr: 'Servez bien chaud[, avec {egg} par-dessus][ et {herb}].',
        },
      ],
    },
  ],
}

export const pastaFrittata: Dish = {
  id: 'pasta-frittata',
  of: 'frittata',
  course: 'main',
  cuisines: ['italian'],
  suits: ['by-hand', 'packed', 'summer', 'ahead', 'cheap'],
  uses: ['pasta', 'vegetables', 'ham'],
  names: {
    en: ['pasta frittata', 'frittata di pasta', 'spaghetti frittata', 'pasta omelette'],
    fr: ['frittata de pâtes', 'omelette aux pâtes', 'omelette de pâtes', 'frittata di pasta', 'galette de pâtes'],
  },
  noun: { en: 'a pasta frittata', fr: 'une frittata de pâtes' },
  serves: 4,
  instead: ['frittata', 'socca', 'pasta'],
  ways: [
    {
      hero: ['pasta', 'extra'],
      whole: 'egg',
      slots: {
        pasta: {
          takes: ['pasta'],
          first: ['spaghetti', 'penne', 'gluten-free-pasta'],
          amount: [60, 'g'],
          share: 0.6,
          prep: {
            en: 'weighed dry, or twice as much that is already cooked',
            fr: 'pesé· à cru, ou le double déjà cuit',
          },
        },
        egg: { first: ['egg'], amount: [1.5, 'piece'] },
        cheese: {
          takes: ['hard-cheese', 'melting-cheese', 'fresh-cheese'],
          first: ['parmesan', 'vegetarian-cheese'],
          optional: true,
          amount: [25, 'g'],
        },
        extra: {
          takes: [
            'cured-meat',
            'tender-vegetable',
            'firm-vegetable',
            'leaf',
            'preserve',
            'tinned-fish',
            'smoked-fish',
            'onion',
          ],
          vary: ['pea', 'ham', 'courgette', 'cherry-tomato'],
          upTo: 2,
          optional: true,
          share: 0.4,
        },
        herb: { takes: ['herb', 'hot-spice'], first: ['parsley', 'basil'], optional: true },
        oil: [oliveOil, 0.5],
        seasoning,
      },
      titles: [
        { en: '{pasta:title} frittata with {extra:bare}', fr: 'Frittata {pasta:of} {extra:at}' },
        {
          en: 'Neapolitan {pasta:title} frittata[ with {cheese:bare}]',
          fr: 'Frittata napolitaine {pasta:of}[ {cheese:at}]',
        },
      ],
      descriptions: [
        {
          en: 'Naples takes it to the beach in foil: crisp outside, tender within, better cold.',
          fr: "Naples l'emporte à la plage dans du papier : croustillante dehors, tendre dedans, meilleure froide.",
        },
        {
          en: 'No one ever boils the right amount. This is why.',
          fr: 'Personne ne cuit jamais la bonne quantité. Voilà pourquoi.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Boil {pasta} in plenty of salted water until just tender, 10 min or as the packet says, drain and cool under cold water. What is already cooked goes in as it is.',
          fr: "Faites cuire {pasta} dans beaucoup d'eau bouillante salée, 10 min ou selon le paquet, égouttez et rafraîchissez. Ce qui est déjà cuit s'emploie tel quel.",
          cook: 12,
          raw: 'pasta',
        },
        {
          en: 'Warm half of {oil} in a frying pan and cook {extra} over medium heat for 5 min.',
          fr: 'Chauffez la moitié {oil:ofThe} dans une poêle et faites revenir {extra} 5 min à feu moyen.',
          cook: 5,
          if: 'extra',
        },
        {
          en: 'Beat {egg} with {cheese+herb}.[ Season with {seasoning:bare}.] Stir in {pasta+extra}.',
          fr: 'Battez {egg} avec {cheese+herb}.[ Assaisonnez {seasoning:of}.] Incorporez {pasta+extra}.',
          if: 'cheese',
        },
        {
          en: 'Beat {egg}[ with {herb}].[ Season with {seasoning:bare}.] Stir in {pasta+extra}.',
          fr: 'Battez {egg}[ avec {herb}].[ Assaisonnez {seasoning:of}.] Incorporez {pasta+extra}.',
          unless: 'cheese',
        },
        {
          en: 'Heat the rest of {oil} in the pan, pour everything in, press flat and cook over medium-low heat for 8 min, until crisp below. Turn over with the help of a plate and cook for 6 min more, until set right through.',
          fr: "Chauffez le reste {oil:of} dans la poêle, versez le tout, tassez et laissez cuire 8 min à feu plutôt doux : le dessous doit croustiller. Retournez à l'aide d'une assiette et comptez encore 6 min : bien pris à cœur.",
          cook: 14,
        },
      ],
    },
  ],
}

export const croquettes: Dish = {
  id: 'croquettes',
  of: 'fishcakes',
  course: 'main',
  alsoAs: ['snack', 'starter'],
  cuisines: ['spanish', 'french'],
  suits: ['by-hand', 'party', 'freezes', 'cheap', 'aperitif'],
  uses: ['mash', 'meat', 'ham', 'fish', 'potatoes'],
  names: {
    en: ['croquettes', 'croquetas', 'ham croquettes', 'potato croquettes', 'chicken croquettes'],
    fr: [
      'croquettes',
      'croquettes de pommes de terre',
      'croquettes de jambon',
      'croquetas',
      'croquettes de poulet',
      'croquettes de restes',
      'croquettes au fromage',
    ],
  },
  classics: [
    {
      names: { en: ['ham and cheese croquettes'], fr: ['croquettes jambon fromage', 'croquettes au jambon'] },
      asks: ['ham'],
    },
  ],
  noun: { en: 'croquettes', fr: 'des croquettes' },
  serves: 4,
  instead: ['fishcakes', 'roesti'],
  ways: [
    {
      hero: ['cooked', 'filling', 'other', 'root'],
      slots: {
        root: {
          takes: ['root'],
          first: ['potato', 'sweet-potato', 'celeriac'],
          amount: [180, 'g'],
          prep: { en: 'floury, peeled and cut into chunks', fr: 'à chair farineuse, épluché· et coupé· en morceaux' },
        },
        cooked: {
          takes: ['poultry', 'roast', 'leaf', 'tender-vegetable', 'white-fish', 'oily-fish'],
          optional: true,
          amount: [50, 'g'],
          share: 0.4,
          prep: { en: 'cooked and chopped very small', fr: 'cuit· et haché· très finement' },
        },
        filling: {
          takes: ['cured-meat', 'melting-cheese', 'hard-cheese', 'tinned-fish', 'smoked-fish'],
          first: ['ham', 'gruyere', 'smoked-tofu'],
          without: 'cooked',
          upTo: 2,
          optional: true,
          amount: [45, 'g'],
          prep: finelyChopped,
        },
        other: {
          first: ['mushroom', 'pea'],
          without: 'cooked+filling',
          amount: [50, 'g'],
          prep: { en: 'cooked and chopped very small', fr: 'cuit· et haché· très finement' },
        },
        nutmeg: { takes: ['sweet-spice', 'spice'], first: ['nutmeg'], optional: true },
        herb: { takes: ['herb', 'onion'], first: ['chives', 'parsley'], optional: true },
        flour: crust.flour,
        egg: crust.egg,
        crumbs: crust.crumbs,
        oil: [plainOil, 1.5],
        seasoning,
      },
      titles: [
        { en: '{cooked+filling+other:title} croquettes', fr: 'Croquettes {cooked+filling+other:at}' },
        {
          en: 'Crunchy {root:title} croquettes with {cooked+filling+other:bare}',
          fr: 'Croquettes {root:of} {cooked+filling+other:at}',
        },
      ],
      descriptions: [
        {
          en: 'A shell that cracks, a middle that gives: every tapas bar is judged by them.',
          fr: "Une coque qui craque, un cœur qui cède : c'est à elles qu'on juge un bar à tapas.",
        },
        {
          en: 'Roll them small, chill them well, and fry them in a little more than you dare.',
          fr: "Petites, bien froides, et dans un peu plus de matière grasse qu'on n'ose.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Simmer {root} in salted water for 18 min, until a knife slides in. Drain, dry for 1 min over low heat and mash without any liquid.',
          fr: "Faites cuire {root} 18 min à l'eau frémissante salée, jusqu'à ce qu'une lame s'y enfonce. Égouttez, desséchez 1 min à feu doux et écrasez sans rien ajouter.",
          cook: 20,
          raw: 'root',
        },
        {
          en: 'Mash {root} until there is no lump.',
          fr: 'Écrasez {root} sans laisser un grumeau.',
          cooked: 'root',
        },
        {
          en: 'Mix in {cooked+filling+other+nutmeg+herb}.[ Season with {seasoning:bare}.] Chill for 30 min, then roll into corks, three or four for each person.',
          fr: 'Incorporez {cooked+filling+other+nutmeg+herb}.[ Assaisonnez {seasoning:of}.] Laissez 30 min au frais, puis façonnez des bouchons, trois ou quatre par personne.',
          wait: 30,
        },
        {
          en: 'Coat in {flour}, then {egg}, then {crumbs}.',
          fr: 'Passez-les dans {flour}, puis {egg}, puis {crumbs}.',
        },
        {
          en: 'Heat {oil} in a wide pan over medium heat and fry in batches for 6 min, turning, until deep golden all round and hot inside. Drain on paper.',
          fr: 'Chauffez {oil} dans une grande poêle à feu moyen et faites frire 6 min en plusieurs fois, en tournant : bien doré tout autour et chaud à cœur. Égouttez sur du papier.',
          cook: 12,
        },
      ],
    },
  ],
}
