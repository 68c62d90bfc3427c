import type { Dish } from '../dish.ts'
import { garlic, oil, onion, seasoning } from '../larder.ts'
import { asItIs } from '../staples.ts'
import { crust, fryingButter, lemon, plainOil } from '../table-staples.ts'

export const tomatoBeans: Dish = {
  id: 'tomato-beans',
  course: 'main',
  cuisines: ['italian'],
  suits: ['one-pot', 'cheap', 'soft'],
  names: {
    en: ['braised chickpeas', 'chickpeas in tomato sauce', 'butter beans in tomato sauce', 'tomato beans'],
    fr: ['pois chiches à la tomate', 'pois chiches mijotés', 'poêlée de pois chiches'],
  },
  noun: { en: 'beans in tomato', fr: 'des haricots à la tomate' },
  serves: 2,
  instead: ['curry', 'stew', 'shakshuka'],
  ways: [
    {
      hero: ['pulse', 'vegetable', 'leaf'],
      slots: {
        pulse: { takes: ['pulse'], vary: ['white-bean', 'chickpea'], upTo: 2 },
        oil,
        onion,
        garlic,
        spice: { takes: ['spice', 'hot-spice'], vary: ['smoked-paprika', 'cumin'], upTo: 2, optional: true },
        vegetable: { takes: ['tender-vegetable'], optional: true, upTo: 2, share: 0.7 },
        tomatoes: { first: ['passata', 'chopped-tomatoes', 'tomato'], prep: asItIs },
        leaf: { takes: ['leaf'], optional: true, share: 0.6 },
        cheese: { takes: ['fresh-cheese', 'hard-cheese', 'melting-cheese'], first: ['feta'], optional: true },
        herb: { takes: ['herb'], first: ['parsley', 'basil'], optional: true },
        bread: { takes: ['bread'], first: ['bread', 'gluten-free-bread'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{pulse:bare} braised in tomato[ with {spice:bare}]', fr: '{pulse:bare} à la tomate[ et {spice:at}]' },
        { en: 'Quick pan of {hero:bare} in tomato', fr: 'Poêlée minute {hero:of} à la tomate' },
      ],
      descriptions: [
        {
          en: 'Two tins and a hot pan: twenty minutes, and something to mop up with bread.',
          fr: 'Deux boîtes, une poêle bien chaude : vingt minutes, et de quoi saucer.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Warm {oil} in a wide pan over medium heat[ and soften {onion+vegetable} for 6 min].[ Stir in {garlic+spice} for 1 min.]',
          fr: 'Faites chauffer {oil} dans une grande poêle à feu moyen[ et faites-y fondre {onion+vegetable} 6 min].[ Ajoutez {garlic+spice} et remuez 1 min.]',
          cook: 7,
        },
        {
          en: 'Add {tomatoes+pulse} and bubble for 8 min, until thick.[ Fold in {leaf} for the last 3 min.][ Season with {seasoning:bare}.]',
          fr: "Ajoutez {tomatoes+pulse} et laissez bouillonner 8 min, jusqu'à ce que la sauce épaississe.[ Incorporez {leaf} pour les 3 dernières minutes.][ Assaisonnez {seasoning:of}.]",
          cook: 8,
        },
        {
          en: '[Top with {cheese}. ][Scatter with {herb}. ]Serve hot[, with {bread} to mop up].',
          fr: '[Ajoutez {cheese} par-dessus. ][Parsemez {herb:of}. ]Servez bien chaud[, avec {bread} pour saucer].',
        },
      ],
    },
  ],
}

export const sausageCabbage: Dish = {
  id: 'sausage-cabbage',
  of: 'pan-fry',
  course: 'main',
  cuisines: ['german', 'british', 'french', 'east-european'],
  suits: ['cosy', 'winter', 'one-pot', 'cheap'],
  names: {
    en: ['sausage and cabbage', 'fried cabbage and sausage', 'cabbage and sausage skillet', 'sausages with cabbage'],
    fr: ['saucisses au chou', 'poêlée de chou et saucisses', 'chou et saucisses', 'saucisses et chou'],
  },
  noun: { en: 'sausages with cabbage', fr: 'des saucisses au chou' },
  serves: 4,
  instead: ['sausage-and-mash', 'stew', 'traybake'],
  ways: [
    {
      hero: ['sausage', 'cabbage', 'apple'],
      slots: {
        sausage: {
          takes: ['sausage'],
          first: ['sausage', 'smoked-sausage', 'vegan-sausage'],
          prep: asItIs,
        },
        oil: { ...oil, share: 0.5 },
        onion,
        cabbage: { first: ['cabbage', 'brussels-sprout', 'kale', 'fennel'], share: 1.1 },
        apple: { takes: ['orchard-fruit'], first: ['apple'], optional: true, share: 0.5 },
        spice: { takes: ['spice'], first: ['caraway'], optional: true },
        mustard: { first: ['mustard'], optional: true, amount: [1.5, 'tsp'] },
        liquid: {
          first: ['cider', 'vegetable-stock', 'water'],
          amount: [40, 'ml'],
          takes: ['alcohol', 'stock', 'wine'],
        },
        herb: { takes: ['herb'], first: ['parsley'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: '{sausage:bare} with {cabbage:bare}[ and {apple+mustard:bare}]',
          fr: '{sausage:bare} {cabbage+apple+mustard:at}',
        },
        {
          en: 'One-pan {sausage:bare} and {cabbage:bare}[ with {apple:bare}]',
          fr: 'Poêlée {sausage:of} {cabbage+apple:at}',
        },
      ],
      descriptions: [
        {
          en: 'The cabbage cooks in what the sausages leave behind; nothing else is needed.',
          fr: 'Le chou cuit dans ce que laissent les saucisses : il ne faut rien de plus.',
        },
        {
          en: 'Sweet, sharp and browned at the edges: a cold evening is dealt with in half an hour.',
          fr: "Doux, vif et doré par endroits : un soir d'hiver réglé en une demi-heure.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Warm {oil} in a wide pan over medium heat and fry {sausage} for 15 min, turning often, until deep brown and cooked right through. Lift out.',
          fr: "Chauffez {oil} dans une grande sauteuse à feu moyen et faites dorer {sausage} 15 min en retournant souvent, jusqu'à ce que le tout soit bien doré et cuit à cœur. Réservez.",
          cook: 15,
        },
        {
          en: 'In the same fat, fry {onion+cabbage} over high heat for 5 min, until browned in places.[ Add {apple+spice}.] Pour in {liquid}, cover and cook for 8 min, until tender with a little bite.',
          fr: 'Dans la même graisse, faites sauter {onion+cabbage} 5 min à feu vif : doré par endroits.[ Ajoutez {apple+spice}.] Versez {liquid}, couvrez et laissez cuire 8 min : tendre, encore un peu croquant.',
          cook: 13,
        },
        {
          en: '[Stir in {mustard}. ][Season with {seasoning:bare}. ]Lay {sausage} back on top for 2 min to warm[ and scatter with {herb}].',
          fr: '[Incorporez {mustard}. ][Assaisonnez {seasoning:of}. ]Remettez {sausage} par-dessus 2 min pour réchauffer[ et parsemez {herb:of}].',
          cook: 2,
        },
      ],
    },
  ],
}

export const chickenKiev: Dish = {
  id: 'chicken-kiev',
  of: 'breaded',
  course: 'main',
  cuisines: ['british', 'east-european'],
  suits: ['children'],
  names: {
    en: ['chicken kiev', 'chicken kyiv', 'chicken kievs', 'garlic butter chicken kiev'],
    fr: ['poulet à la kiev', 'poulet kiev', 'côtelettes à la kiev', 'poulet à la kiévienne'],
  },
  noun: { en: 'a chicken Kiev', fr: 'un poulet à la Kiev' },
  serves: 4,
  instead: ['cordon-bleu', 'schnitzel', 'breaded'],
  ways: [
    {
      hero: ['meat'],
      oven: true,
      slots: {
        meat: { first: ['chicken-breast', 'turkey'], prep: { en: 'each slit into a pocket', fr: 'fendu· en poche' } },
        butter: { first: ['butter', 'vegan-butter'], amount: [20, 'g'], prep: { en: 'soft', fr: 'mou·' } },
        garlic: { ...garlic, first: ['garlic', 'chives'] },
        herb: { takes: ['herb'], first: ['parsley', 'chives', 'tarragon'] },
        ...crust,
        oil: [plainOil, 0.75],
        lemon: [{ ...lemon, optional: true, prep: { en: 'cut into wedges', fr: 'coupé· en quartiers' } }, 0.25],
        seasoning,
      },
      titles: [
        { en: 'Chicken Kiev[ with {herb:bare}]', fr: 'Poulet à la Kiev[ {herb:at}]' },
        { en: 'Oven-baked chicken Kiev', fr: 'Poulet à la Kiev, au four' },
      ],
      descriptions: [
        {
          en: 'Cold butter inside, crisp crumbs outside: warn the table before the first cut.',
          fr: 'Du beurre froid dedans, une chapelure dorée dehors : prévenez la table avant le premier coup de couteau.',
        },
        {
          en: 'A tight seal is the whole secret, and half an hour in the freezer sees to it.',
          fr: 'Tout tient à une poche bien close ; une demi-heure au congélateur y veille.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Mash {butter} with {garlic+herb}[, season with {seasoning:bare}], push into {meat} and press the edges shut. Coat in {flour}, then in {egg}, then in {crumbs}, and freeze for 30 min.',
          fr: 'Écrasez {butter} avec {garlic+herb}[, assaisonnez {seasoning:of}], glissez dans {meat} et pressez les bords pour bien fermer. Passez dans {flour}, puis dans {egg}, enfin dans {crumbs}, et mettez 30 min au congélateur.',
          wait: 30,
        },
        {
          en: 'Heat the oven to 200 °C. Set on {oneTray}, drizzle with {oil} and bake for 30 min, until golden and cooked right through: 74 °C in the thickest part.',
          fr: 'Préchauffez le four à 200 °C. Posez sur {oneTray}, arrosez avec {oil} et enfournez 30 min : bien doré et cuit à cœur, 74 °C au plus épais.',
          cook: 30,
        },
        { en: 'Rest for 3 min and serve[ with {lemon}].', fr: 'Laissez reposer 3 min et servez[ avec {lemon}].' },
      ],
    },
  ],
}

export const searedScallops: Dish = {
  id: 'seared-scallops',
  of: 'pan-fry',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['french', 'british'],
  suits: ['fancy', 'christmas'],
  names: {
    en: ['scallops', 'seared scallops', 'pan-fried scallops', 'scallops in garlic butter'],
    fr: ['noix de saint-jacques', 'saint-jacques poêlées', 'coquilles saint-jacques', 'noix de saint-jacques poêlées'],
  },
  noun: { en: 'seared scallops', fr: 'des Saint-Jacques poêlées' },
  serves: 2,
  instead: ['garlic-prawns', 'pan-fry'],
  ways: [
    {
      hero: ['shell'],
      slots: {
        shell: { first: ['scallop', 'prawn'], amount: [150, 'g'], prep: { en: 'patted very dry', fr: 'bien épongé·' } },
        oil: [plainOil, 0.5],
        butter: { ...fryingButter, amount: [15, 'g'], share: 0.5 },
        leek: { takes: ['tender-vegetable'], first: ['leek'], optional: true },
        garlic: { ...garlic, amount: [0.5, 'clove'] },
        lemon: [{ ...lemon, optional: true }, 0.25],
        herb: { takes: ['herb'], first: ['chives', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Seared {shell:bare}[ with {leek+herb:bare}]', fr: '{shell:bare} poêlé{shell·}[ {leek+herb:at}]' },
        { en: '{shell:bare} in brown butter', fr: '{shell:bare} au beurre noisette' },
      ],
      descriptions: [
        {
          en: 'A dry surface, a very hot pan and no more than four minutes: that is all they ask.',
          fr: "Une surface bien sèche, une poêle brûlante et quatre minutes au plus : elles n'en demandent pas davantage.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Soften {leek} in half of {butter} for 10 min, covered.[ Season with {seasoning:bare}.] Divide between warm plates.',
          fr: 'Faites fondre {leek} 10 min à couvert dans la moitié {butter:ofThe}.[ Assaisonnez {seasoning:of}.] Répartissez dans des assiettes chaudes.',
          cook: 10,
          if: 'leek',
        },
        {
          en: 'Heat {oil} in a wide pan until it smokes and sear {shell} for 2 min on each side, until golden and just firm.',
          fr: "Chauffez {oil} dans une grande poêle jusqu'à ce qu'elle fume et saisissez {shell} 2 min par face : doré et juste ferme.",
          cook: 4,
        },
        {
          en: 'Add [?leek the rest of {butter}][!leek {butter}][ and {garlic}], let it foam for 1 min and spoon it over.[!leek [ Season with {seasoning:bare}.]][ Add a dash of {lemon:some}.][ Scatter with {herb}.] Serve at once.',
          fr: 'Ajoutez [?leek le reste {butter:ofThe}][!leek {butter}][ et {garlic}], laissez mousser 1 min et arrosez-en le tout.[!leek [ Assaisonnez {seasoning:of}.]][ Ajoutez un filet {lemon:some}.][ Parsemez {herb:of}.] Servez aussitôt.',
          cook: 1,
        },
      ],
    },
  ],
}
