import type { Dish } from '../dish.ts'
import { bread, garlic, onion, seasoning, stock } from '../larder.ts'
import { butter, cream, finelyDiced, oliveOil, thickening } from '../staples.ts'

export const onionSoup: Dish = {
  id: 'onion-soup',
  of: 'soup',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['french'],
  suits: ['cosy', 'winter', 'cheap'],
  uses: ['bread'],
  names: {
    en: ['onion soup', 'french onion soup', 'onion soup gratinee'],
    fr: [
      "soupe à l'oignon",
      "soupe à l'oignon gratinée",
      "gratinée à l'oignon",
      'gratinée lyonnaise',
      "soupe d'oignons",
      "soupe à l'ognon",
    ],
  },
  noun: { en: 'an onion soup', fr: "une soupe à l'oignon" },
  serves: 4,
  instead: ['leek-potato-soup'],
  ways: [
    {
      hero: ['onion'],
      slots: {
        onion: {
          first: ['onion', 'red-onion', 'shallot'],
          amount: [2, 'piece'],
          prep: { en: 'thinly sliced', fr: 'finement émincé·' },
        },
        fat: { ...butter, amount: [12, 'g'] },
        garlic,
        flour: { ...thickening, amount: [4, 'g'] },
        wine: { takes: ['wine', 'alcohol'], first: ['white-wine'], optional: true, amount: [40, 'ml'] },
        stock: {
          takes: ['stock', 'meat-stock'],
          first: ['beef-stock', 'vegetable-stock', 'water'],
          amount: [300, 'ml'],
        },
        bay: { first: ['bay'], optional: true },
        thyme: { first: ['thyme'], optional: true },
        seasoning,
        bread: { ...bread, amount: [1, 'slice'] },
        cheese: { takes: ['melting-cheese', 'hard-cheese'], all: ['gruyere'], with: 'bread', optional: true },
        other: { first: ['cheddar', 'vegetarian-cheese'], with: 'bread', without: 'cheese', optional: true },
      },
      oven: true,
      titles: [
        {
          en: '{onion:title} soup[ with a {cheese+other:bare} crust]',
          fr: 'Soupe {onion:at}[ gratinée {cheese+other:at}]',
        },
        {
          en: 'French {onion:title} soup, <slowly browned|dark and sweet>',
          fr: 'Soupe {onion:at} <comme aux Halles|des fins de soirée>',
        },
      ],
      descriptions: [
        {
          en: 'Three quarters of an hour of patience turns a heap of onions into a brown, sweet jam; the broth does the rest[, under a blistered lid of {cheese+other:bare}].',
          fr: "Trois quarts d'heure de patience, et une montagne d'oignons devient une confiture brune et douce ; le bouillon fait le reste[, sous une croûte {cheese+other:of}].",
        },
        {
          en: 'The soup of the old market porters of Paris: deep, brown, and eaten so hot that one has to wait.',
          fr: "La soupe des forts des Halles : brune, profonde, et si chaude à table qu'il faut savoir attendre.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Melt {fat} in a heavy pot over low to medium heat. Add {onion} and cook for 45 min, stirring more often towards the end, until soft and the colour of mahogany. Scrape up what sticks with a spoonful of water.',
          fr: "Faites chauffer {fat} dans une cocotte à feu doux à moyen. Ajoutez {onion} et laissez cuire 45 min, en remuant plus souvent vers la fin, jusqu'à une belle couleur acajou. Décollez les sucs avec une cuillerée d'eau.",
          cook: 45,
        },
        {
          en: '[Stir in {garlic} for 1 min. ][Sprinkle with {flour} and stir for 1 min. ][Pour in {wine} and let it boil down by half. ]Add {stock}[ with {bay+thyme}] and simmer for 25 min.[ Fish out {bay+thyme}.][ Season with {seasoning:bare}.]',
          fr: '[Ajoutez {garlic} et remuez 1 min. ][Poudrez {flour:of} et remuez 1 min. ][Versez {wine} et laissez réduire de moitié. ]Mouillez avec {stock}[, ajoutez {bay+thyme}] et laissez frémir 25 min.[ Retirez {bay+thyme}.][ Assaisonnez {seasoning:of}.]',
          cook: 27,
        },
        {
          en: 'Toast {bread} until crisp right through. Ladle the soup into ovenproof bowls and float the toast on top[, cover with {cheese+other} and brown under a very hot grill for 4 min].',
          fr: "Faites griller {bread} pour qu'il soit bien sec. Répartissez la soupe dans des bols allant au four et posez les tranches grillées dessus[, couvrez {cheese+other:of} et faites gratiner 4 min sous le gril très chaud].",
          cook: 5,
          if: 'bread',
        },
      ],
    },
  ],
}

const leekBase = {
  leek: { first: ['leek', 'onion'], amount: [150, 'g'] },
  potato: { first: ['potato', 'celeriac', 'white-bean'], amount: [150, 'g'] },
  fat: butter,
  stock: {
    ...stock,
    first: ['chicken-stock', 'vegetable-stock', 'water'],
    takes: ['stock', 'meat-stock'],
    amount: [250, 'ml'],
  },
} as const satisfies Dish['ways'][number]['slots']

export const leekPotatoSoup: Dish = {
  id: 'leek-potato-soup',
  of: 'soup',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['french', 'british'],
  suits: ['cosy', 'winter', 'freezes', 'cheap', 'soft'],
  names: {
    en: ['leek and potato soup', 'potato and leek soup', 'potato leek soup', 'leek potato soup', 'leek soup'],
    fr: [
      'soupe poireaux pommes de terre',
      'soupe aux poireaux et pommes de terre',
      'potage parisien',
      'potage parmentier',
      'soupe poireau pomme de terre',
      'soupe aux poireaux',
      'soupe de poireaux',
    ],
  },
  noun: { en: 'a leek and potato soup', fr: 'une soupe aux poireaux et aux pommes de terre' },
  serves: 4,
  instead: ['minestrone'],
  ways: [
    {
      hero: ['leek', 'potato'],
      slots: {
        ...leekBase,
        cream: { ...cream, optional: true, amount: [20, 'ml'] },
        chives: { takes: ['herb'], first: ['chives', 'parsley'], optional: true },
        topping: { takes: ['cured-meat', 'melting-cheese', 'smoked-fish', 'nut'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: '{leek:title} and {potato:title} soup[ with {topping:bare}]',
          fr: 'Soupe {leek+potato:at}[, {topping:bare}]',
        },
        {
          en: '<Village|Homely> {leek:title} and {potato:title} soup',
          fr: 'Potage {leek+potato:of} <à la paysanne|comme à la campagne>',
        },
      ],
      descriptions: [
        {
          en: 'Two humble things, sweated slowly and never browned: few soups give so much for so little.',
          fr: 'Deux légumes tout simples, fondus sans jamais colorer : peu de soupes donnent autant avec si peu.',
        },
        {
          en: 'Crush it roughly for a country bowl or blend it for Sunday; it is good on the third day too.',
          fr: 'Écrasée à la fourchette les soirs de semaine, mixée le dimanche ; elle est encore bonne le surlendemain.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Melt {fat} in a large pot over low heat. Add {leek}, cover and sweat for 10 min, until soft but still pale.',
          fr: 'Faites chauffer {fat} dans une grande casserole à feu doux. Ajoutez {leek}, couvrez et laissez suer 10 min sans colorer.',
          cook: 10,
        },
        {
          en: 'Add {potato} and {stock}, bring to the boil and simmer, half covered, for 20 min, until soft enough to crush.',
          fr: "Ajoutez {potato} et {stock}, portez à ébullition et laissez frémir 20 min à demi couvert, jusqu'à ce que ce soit très tendre.",
          cook: 20,
        },
        {
          en: 'Crush roughly with a masher, or blend.[ Stir in {cream}.][ Season with {seasoning:bare}.]',
          fr: 'Écrasez grossièrement au presse-purée, ou mixez.[ Incorporez {cream}.][ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Fry {topping} in a dry pan for 4 min, until golden.',
          fr: 'Faites dorer {topping} 4 min à sec dans une poêle.',
          cook: 4,
          if: 'topping',
        },
        {
          en: 'Ladle into bowls[ and finish with {topping+chives}].',
          fr: 'Servez dans des bols[ et terminez avec {topping+chives}].',
        },
      ],
    },
  ],
}

export const vichyssoise: Dish = {
  id: 'vichyssoise',
  of: 'soup',
  course: 'starter',
  alsoAs: ['main'],
  cuisines: ['french'],
  suits: ['summer', 'light', 'fancy', 'soft'],
  names: {
    en: ['vichyssoise', 'cold leek soup', 'chilled leek soup'],
    fr: ['vichyssoise', 'crème vichyssoise', 'soupe froide de poireaux', 'vichissoise'],
  },
  noun: { en: 'a vichyssoise', fr: 'une vichyssoise' },
  serves: 4,
  instead: ['leek-potato-soup'],
  ways: [
    {
      hero: ['leek'],
      gear: ['blender'],
      slots: {
        ...leekBase,
        leek: {
          first: ['leek'],
          prep: { en: 'white part only, washed and sliced', fr: 'blancs seuls, lavés et émincés' },
        },
        cream: { ...cream, amount: [50, 'ml'] },
        chives: { takes: ['herb'], first: ['chives', 'dill'], optional: true },
        nutmeg: { first: ['nutmeg'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Vichyssoise, ice-cold and silky', fr: 'Vichyssoise bien glacée' },
        { en: 'Vichyssoise[ with {chives:bare}]', fr: 'Vichyssoise[ {chives:at}]' },
      ],
      descriptions: [
        {
          en: 'Leek soup in evening dress: pale, velvety and served so cold that the bowl mists over.',
          fr: 'La soupe de poireaux en tenue de soirée : blanche, veloutée, servie si froide que le bol se couvre de buée.',
        },
        {
          en: 'Made in the cool of the morning, eaten at noon in the shade.',
          fr: "On la prépare à la fraîche, on la déguste à midi, à l'ombre.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Melt {fat} in a pot over low heat and sweat {leek} for 10 min, covered, without any colour.',
          fr: 'Faites chauffer {fat} dans une casserole à feu doux et faites suer {leek} 10 min à couvert, sans coloration.',
          cook: 10,
        },
        {
          en: 'Add {potato+stock} and simmer for 20 min, until very soft.',
          fr: "Ajoutez {potato+stock} et laissez frémir 20 min, jusqu'à ce que tout soit très tendre.",
          cook: 20,
        },
        {
          en: 'Blend until perfectly smooth, pass through a fine sieve, and stir in {cream}[ with {nutmeg}].[ Season well with {seasoning:bare}: cold dulls the taste.]',
          fr: 'Mixez très finement, passez au tamis, puis incorporez {cream+nutmeg}.[ Assaisonnez généreusement {seasoning:of} : le froid atténue les saveurs.]',
        },
        {
          en: 'Chill for at least 3 h. Thin with a little cold water if it has set[, and serve scattered with {chives}].',
          fr: "Réservez au moins 3 h au frais. Allongez d'un peu d'eau froide si elle a épaissi[, puis servez parsemé {chives:of}].",
          wait: 180,
        },
      ],
    },
  ],
}

export const pumpkinSoup: Dish = {
  id: 'pumpkin-soup',
  of: 'soup',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['french'],
  suits: ['cosy', 'winter', 'freezes', 'soft'],
  names: {
    en: ['pumpkin soup', 'cream of pumpkin soup', 'squash soup', 'pumpkin velouté'],
    fr: [
      'velouté de potiron',
      'velouté de potimarron',
      'soupe de potiron',
      'soupe au potiron',
      'soupe à la citrouille',
      'velouté de courge',
      'soupe de courge',
      'soupe de potimarron',
      'velouté de citrouille',
    ],
  },
  noun: { en: 'a pumpkin soup', fr: 'un velouté de potiron' },
  serves: 4,
  instead: ['soup'],
  ways: [
    {
      hero: ['pumpkin'],
      gear: ['blender'],
      slots: {
        pumpkin: { first: ['pumpkin', 'butternut-squash'], amount: [250, 'g'] },
        onion: { takes: ['onion'], first: ['onion', 'leek'], optional: true, share: 0.6 },
        fat: butter,
        spice: { takes: ['spice', 'sweet-spice', 'aromatic'], first: ['nutmeg', 'ground-ginger'], optional: true },
        other: { takes: ['root', 'orchard-fruit', 'lentil'], optional: true, share: 0.4 },
        stock: { ...stock, amount: [200, 'ml'] },
        cream: { ...cream, takes: ['cream', 'coconut-cream'], optional: true, amount: [30, 'ml'] },
        topping: {
          takes: ['seed', 'nut', 'cured-meat', 'fresh-cheese'],
          first: ['pumpkin-seed', 'chestnut'],
          optional: true,
        },
        seasoning,
      },
      titles: [
        { en: 'Velvety {pumpkin:title} soup[ with {topping:bare}]', fr: 'Velouté {pumpkin:of}[ {topping:at}]' },
        { en: '{pumpkin:title} soup[, {cream:bare}][ and {spice:bare}]', fr: 'Velouté {pumpkin:of}[ {cream:at}]' },
      ],
      descriptions: [
        {
          en: 'Autumn in a bowl: orange, thick as velvet, with something crunchy on top.',
          fr: "L'automne dans un bol : orange vif, épais comme du velours[, avec du croquant par-dessus grâce {topping:at}].",
        },
        {
          en: 'One big pumpkin, a pot, and half an hour later everyone comes to see what smells so good.',
          fr: 'Un gros potiron, une cocotte, et une demi-heure plus tard tout le monde vient voir ce qui sent si bon.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Melt {fat} in a large pot over medium heat[ and soften {onion} for 6 min]. Add {pumpkin} and let the edges catch a little colour, 5 min.',
          fr: 'Faites chauffer {fat} dans une grande casserole à feu moyen[ et faites-y fondre {onion} 6 min]. Ajoutez {pumpkin} et laissez à peine blondir 5 min.',
          cook: 11,
        },
        {
          en: 'Add {stock}[ with {other+spice}], bring to the boil and simmer for 20 min, until the flesh falls apart.',
          fr: "Ajoutez {stock}[ avec {other+spice}], portez à ébullition et laissez frémir 20 min, jusqu'à ce que la chair s'écrase d'elle-même.",
          cook: 20,
        },
        {
          en: 'Blend for a full minute[, stir in {cream}][ and season with {seasoning:bare}].',
          fr: 'Mixez une bonne minute[, incorporez {cream}][ et assaisonnez {seasoning:of}].',
        },
        {
          en: 'Toast {topping} in a dry pan for 3 min and scatter over the soup.',
          fr: 'Faites griller {topping} 3 min à sec dans une poêle, puis répartissez sur le velouté.',
          cook: 3,
          if: 'topping',
        },
      ],
    },
  ],
}

export const bouillabaisse: Dish = {
  id: 'bouillabaisse',
  of: 'soup',
  course: 'main',
  cuisines: ['french'],
  suits: ['fancy', 'party'],
  names: {
    en: ['bouillabaisse', 'marseille fish stew', 'provençal fish soup', 'fish stew'],
    fr: ['bouillabaisse', 'bouillabesse', 'soupe de poisson', 'soupe de poissons'],
  },
  noun: { en: 'a bouillabaisse', fr: 'une bouillabaisse' },
  serves: 6,
  instead: ['soup'],
  ways: [
    {
      hero: ['fish'],
      slots: {
        fish: {
          takes: ['white-fish', 'oily-fish'],
          all: ['monkfish', 'sea-bass', 'cod'],
          upTo: 3,
          amount: [90, 'g'],
          prep: { en: 'cut into large pieces', fr: 'coupé· en gros morceaux' },
        },
        shellfish: {
          takes: ['shellfish', 'mollusc'],
          first: ['mussel', 'prawn'],
          upTo: 2,
          optional: true,
          amount: [120, 'g'],
          share: 0.4,
        },
        oil: { ...oliveOil, amount: [0.75, 'tbsp'] },
        onion: { first: ['onion', 'leek'], optional: true },
        fennel: { first: ['fennel', 'celery'], optional: true, share: 0.5 },
        garlic: { ...garlic, amount: [1, 'clove'] },
        tomato: { first: ['tomato', 'chopped-tomatoes'], optional: true },
        paste: { first: ['tomato-paste'], optional: true },
        orange: {
          first: ['orange'],
          optional: true,
          share: 0.25,
          prep: { en: 'a strip of zest only', fr: 'un ruban de zeste seulement' },
        },
        saffron: { first: ['saffron', 'turmeric'] },
        potato: {
          first: ['potato'],
          optional: true,
          share: 0.75,
          prep: { en: 'peeled and thickly sliced', fr: 'épluché· et coupé· en rondelles épaisses' },
        },
        stock: { first: ['fish-stock', 'vegetable-stock', 'water'], amount: [300, 'ml'] },
        bay: { first: ['bay'], optional: true },
        seasoning,
        bread: { ...bread, amount: [1, 'slice'], prep: { en: 'toasted', fr: 'grillé·' } },
      },
      titles: [
        { en: 'Bouillabaisse[ with {fish:bare}]', fr: 'Bouillabaisse[ {fish:at}]' },
        { en: 'Home-style bouillabaisse from Marseille', fr: 'Bouillabaisse de la maison, façon Marseille' },
      ],
      descriptions: [
        {
          en: 'The fishermen of Marseille made it with what was left in the net; saffron and a hard boil made it famous.',
          fr: "Les pêcheurs de Marseille la faisaient avec le fond du filet ; le safran et l'ébullition vive l'ont rendue célèbre.",
        },
        {
          en: 'A brick-red broth that smells of the harbour and the hills, and fish that goes in only at the very end.',
          fr: "Un bouillon couleur brique qui sent le port et la garrigue, et du poisson qui n'y plonge qu'au dernier moment.",
        },
      ],
      prep: 35,
      steps: [
        {
          en: 'Warm {oil} in a very large pot over medium heat.[ Soften {onion+fennel} for 10 min.][ Add {garlic+paste+tomato} and cook for 8 min, until jammy.]',
          fr: 'Faites chauffer {oil} dans un grand faitout à feu moyen.[ Faites-y fondre {onion+fennel} 10 min.][ Ajoutez {garlic+paste+tomato} et laissez compoter 8 min.]',
          cook: 18,
        },
        {
          en: 'Add {saffron+orange+bay+stock}. Boil hard for 5 min to bind the oil into it, then simmer for 20 min.[ Fish out {bay+orange}.]',
          fr: "Ajoutez {saffron+orange+bay+stock}. Faites bouillir 5 min à gros bouillons pour émulsionner l'huile, puis laissez frémir 20 min.[ Retirez {bay+orange}.]",
          cook: 25,
        },
        {
          en: 'Add {potato} and simmer for 12 min, until almost tender.',
          fr: "Ajoutez {potato} et laissez frémir 12 min, jusqu'à ce que la lame d'un couteau entre presque sans résistance.",
          cook: 12,
          if: 'potato',
        },
        {
          en: 'Lay {fish} in the broth, firmest first[, with {shellfish} on top], cover and simmer for 7 min, until the flesh flakes[?shellfish  and any shells have opened; throw away those that stay shut].[ Season with {seasoning:bare}.]',
          fr: "Déposez {fish} dans le bouillon, en commençant par le plus ferme[, puis {shellfish} par-dessus], couvrez et laissez frémir 7 min, jusqu'à ce que la chair se détache[?shellfish  et que les coquilles s'ouvrent ; jetez celles qui restent fermées].[ Assaisonnez {seasoning:of}.]",
          cook: 7,
        },
        {
          en: 'Serve the broth first, over {bread}, then the fish.',
          fr: 'Servez le bouillon sur {bread}, puis le poisson.',
          if: 'bread',
        },
        { en: 'Serve the broth first, then the fish.', fr: 'Servez le bouillon, puis le poisson.', unless: 'bread' },
      ],
    },
  ],
}

export const bisque: Dish = {
  id: 'bisque',
  of: 'soup',
  course: 'starter',
  alsoAs: ['main'],
  cuisines: ['french'],
  suits: ['feast', 'fancy', 'christmas'],
  names: {
    en: ['shellfish bisque', 'seafood bisque', 'crab bisque', 'prawn bisque', 'shrimp bisque', 'lobster bisque'],
    fr: ['bisque de crevettes', 'bisque de gambas', 'bisque de crabe', 'bisque de homard', 'bisque de crustacés'],
  },
  noun: { en: 'a shellfish bisque', fr: 'une bisque de crustacés' },
  serves: 4,
  instead: ['clam-chowder', 'bouillabaisse', 'soup'],
  ways: [
    {
      hero: ['shellfish'],
      slots: {
        shellfish: { takes: ['shellfish'], first: ['prawn', 'crab', 'lobster'], amount: [100, 'g'] },
        butter: { ...butter, amount: [10, 'g'] },
        shallot: { ...onion, first: ['shallot', 'onion'] },
        carrot: { first: ['carrot'], optional: true, amount: [0.5, 'piece'], prep: finelyDiced },
        celery: { first: ['celery', 'fennel'], optional: true, prep: finelyDiced },
        paste: { first: ['tomato-paste'], optional: true, amount: [0.5, 'tbsp'] },
        cognac: { first: ['cognac', 'brandy', 'white-wine'], optional: true, amount: [0.75, 'tbsp'] },
        stock: {
          takes: ['fish-stock', 'stock'],
          first: ['fish-stock', 'vegetable-stock', 'water'],
          amount: [250, 'ml'],
        },
        rice: { first: ['basmati-rice', 'jasmine-rice', 'risotto-rice'], amount: [12, 'g'] },
        cream: { ...cream, amount: [30, 'ml'] },
        herb: { takes: ['herb'], first: ['chives', 'tarragon'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Silky {shellfish:title} bisque', fr: 'Bisque {shellfish:of}, onctueuse comme au restaurant' },
        { en: '{shellfish:title} bisque[ with {cognac:bare}]', fr: 'Bisque {shellfish:of}[ {cognac:at}]' },
      ],
      descriptions: [
        {
          en: 'Small bowls, good spoons: a soup that dresses for dinner.',
          fr: 'De petits bols, de belles cuillères : une soupe en tenue de soirée.',
        },
        {
          en: 'A little rice gives it its velvet, as it has done for two centuries.',
          fr: "Un peu de riz lui donne son velours : c'est ainsi depuis deux siècles.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Melt {butter} in a wide pot over medium heat and soften {shallot+carrot+celery} for 8 min.[ Stir in {paste} for 1 min.][ Pour in {cognac} and let it bubble away, 1 min.]',
          fr: 'Faites fondre {butter} dans une grande casserole à feu moyen et faites-y suer {shallot+carrot+celery} 8 min.[ Ajoutez {paste} et remuez 1 min.][ Versez {cognac} et laissez évaporer 1 min.]',
          cook: 10,
        },
        {
          en: 'Pour in {stock}, add {rice} and simmer for 20 min, until the rice falls apart.',
          fr: "Versez {stock}, ajoutez {rice} et laissez frémir 20 min, jusqu'à ce que le riz s'écrase tout seul.",
          cook: 22,
        },
        {
          en: 'Add {shellfish} and simmer gently for 5 min, until cooked right through. Lift out a quarter and cut it small.',
          fr: "Ajoutez {shellfish} et laissez frémir doucement 5 min, jusqu'à cuisson à cœur. Prélevez-en un quart et coupez-le en petits morceaux.",
          cook: 6,
        },
        {
          en: 'Blend the rest until silky, then press through a sieve back into the pot. Stir in {cream} and warm for 3 min without boiling.[ Season with {seasoning:bare}.]',
          fr: 'Mixez le reste très finement, puis passez-le à travers une passoire fine au-dessus de la casserole. Incorporez {cream} et chauffez 3 min sans bouillir.[ Assaisonnez {seasoning:of}.]',
          cook: 4,
        },
        {
          en: 'Share between small bowls with what was cut[ and scatter with {herb}].',
          fr: 'Répartissez dans de petits bols avec les morceaux[ et parsemez {herb:of}].',
        },
      ],
    },
  ],
}
