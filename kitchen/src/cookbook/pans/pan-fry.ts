import type { Dish, Slot, Slots, Step } from '../dish.ts'
import { seasoning } from '../larder.ts'
import { butter, chickenStock, cream, neutralOil } from '../staples.ts'

const leaf: Slot = { takes: ['leaf'], optional: true, upTo: 2 }

const green: Slot = {
  takes: ['firm-vegetable', 'root'],
  vary: ['green-bean', 'broccoli'],
  optional: true,
  upTo: 2,
  without: 'leaf',
}

const steam: Step = {
  en: 'Boil or steam {green} until just tender, 8 to 12 min, and drain.',
  fr: "Faites cuire {green} à l'eau salée ou à la vapeur, 8 à 12 min, juste à point, et égouttez.",
  if: 'green',
}

const wilt: Step = {
  en: 'Wilt {leaf} in a covered pan with a spoonful of water for 4 min, and drain.',
  fr: "Faites tomber {leaf} 4 min à couvert avec une cuillerée d'eau, et égouttez.",
  if: 'leaf',
}

const sauce = {
  shallot: { takes: ['onion'], first: ['shallot', 'onion'], optional: true, amount: [0.5, 'piece'] },
  wine: { takes: ['wine', 'alcohol'], first: ['white-wine'], optional: true },
  stock: { ...chickenStock, amount: [60, 'ml'] },
  mustard: { takes: ['condiment'], first: ['mustard', 'caper'], optional: true, amount: [0.5, 'tsp'] },
  cream: { ...cream, optional: true, amount: [30, 'ml'] },
  herb: { takes: ['herb'], vary: ['parsley', 'chives', 'tarragon', 'thyme'], optional: true },
  seasoning,
} satisfies Slots

const makeSauce: Step = {
  en: '[Soften {shallot} in the same pan for 2 min. ][Pour in {wine} and let it bubble away. ]Add {stock}[ with {herb}], scrape the bottom and boil for 3 min.[ Stir in {mustard+cream}.][ Season with {seasoning:bare}.] Spoon over[ and serve with {leaf+green}].',
  fr: '[Faites fondre {shallot} 2 min dans la même poêle. ][Versez {wine} et laissez évaporer. ]Ajoutez {stock+herb}, décollez les sucs et faites bouillir 3 min.[ Incorporez {mustard+cream}.][ Assaisonnez {seasoning:of}.] Nappez[ et servez avec {leaf+green}].',
  cook: 6,
}

/** Something fried in a pan, with a sauce made of what sticks to it. */
export const panFry: Dish = {
  id: 'pan-fry',
  course: 'main',
  names: { en: ['pan fry', 'pan sauce', 'escalope'], fr: ['plat à la poêle', 'escalope', 'sauce minute'] },
  noun: { en: 'a pan-fried dish', fr: 'un plat à la poêle' },
  shines: ['poultry', 'steak'],
  serves: 2,
  instead: ['stir-fry', 'plate'],
  ways: [
    {
      hero: ['main', 'mushroom'],
      slots: {
        main: {
          takes: ['poultry', 'steak'],
          vary: ['chicken-breast', 'pork-fillet', 'turkey'],
          prep: { en: 'cut into slices 1.5 cm thick', fr: 'coupé· en tranches de 1,5 cm' },
        },
        mushroom: { takes: ['tender-vegetable', 'orchard-fruit'], optional: true, upTo: 2, share: 0.7 },
        oil: neutralOil,
        butter: { ...butter, optional: true, amount: [6, 'g'] },
        leaf,
        green,
        ...sauce,
      },
      titles: [
        { en: 'Pan-fried {hero:bare}[ with {herb:bare}]', fr: '{hero:bare} à la poêle[, {herb:bare}]' },
        { en: '{hero:bare} with a quick pan sauce', fr: '{hero:bare} à la poêle, sauce minute' },
      ],
      descriptions: [
        {
          en: 'A hot pan, a little patience, and a sauce from what sticks to it.',
          fr: "Une poêle chaude, un peu de patience, et une sauce née de ce qu'elle laisse.",
        },
        {
          en: 'Golden outside, juicy inside, and one pan to wash.',
          fr: 'Doré dehors, juteux dedans, et une seule poêle à laver.',
        },
      ],
      prep: 10,
      steps: [
        steam,
        wilt,
        {
          en: 'Heat {oil+butter} in a wide pan over medium-high heat and fry {main} for 4 min on each side, until everything is golden and cooked right through. Keep warm.',
          fr: "Chauffez {oil+butter} dans une grande poêle à feu assez vif et faites dorer {main} 4 min de chaque côté, jusqu'à ce que tout soit doré et cuit à cœur. Gardez au chaud.",
          cook: 9,
        },
        {
          en: 'Brown {mushroom} in the same pan for 6 min.',
          fr: 'Faites dorer {mushroom} 6 min dans la même poêle.',
          cook: 6,
          if: 'mushroom',
        },
        makeSauce,
      ],
    },
    {
      id: 'fish',
      hero: ['main'],
      slots: {
        main: {
          takes: ['white-fish', 'oily-fish', 'shellfish'],
          vary: ['salmon', 'cod', 'sea-bass'],
          prep: { en: 'patted dry', fr: 'épongé·' },
        },
        oil: neutralOil,
        butter: { ...butter, optional: true, amount: [6, 'g'] },
        leaf,
        green,
        ...sauce,
        stock: { takes: ['stock', 'fish-stock'], first: ['vegetable-stock', 'water'], amount: [60, 'ml'] },
      },
      titles: [
        { en: 'Pan-fried {main:bare}[ with {herb:bare}]', fr: '{main:bare} à la poêle[, {herb:bare}]' },
        { en: '{main:bare} with a quick pan sauce', fr: '{main:bare} à la poêle, sauce minute' },
      ],
      descriptions: [
        {
          en: 'A dry surface, a hot pan, and the courage not to move it: that is what makes a crust.',
          fr: "Une surface bien sèche, une poêle chaude, et le courage de n'y pas toucher : voilà la croûte.",
        },
        {
          en: 'Golden outside, pearly within, and a sauce from what sticks to the pan.',
          fr: "Doré dehors, nacré dedans, et une sauce née de ce qu'il reste dans la poêle.",
        },
      ],
      prep: 10,
      steps: [
        steam,
        wilt,
        {
          en: 'Heat {oil+butter} in a wide pan over medium-high heat and fry {main} for 3 min on each side, until golden and just cooked right through. Keep warm.',
          fr: 'Chauffez {oil+butter} dans une grande poêle à feu assez vif et faites dorer {main} 3 min de chaque côté, juste à cœur. Gardez au chaud.',
          cook: 7,
        },
        makeSauce,
      ],
    },
    {
      id: 'vegetable',
      hero: ['main'],
      slots: {
        main: {
          takes: ['tofu', 'grilling-cheese', 'tender-vegetable'],
          vary: ['tofu', 'halloumi', 'mushroom', 'aubergine'],
        },
        oil: neutralOil,
        butter: { ...butter, optional: true, amount: [6, 'g'] },
        leaf,
        green,
        ...sauce,
      },
      titles: [{ en: 'Pan-fried {main:bare}[ with {herb:bare}]', fr: '{main:bare} à la poêle[, {herb:bare}]' }],
      descriptions: [
        {
          en: 'Crisp at the edges, soft within, with a sauce made in the time it takes to lay the table.',
          fr: 'Croustillant au bord, tendre au milieu, et une sauce faite le temps de mettre la table.',
        },
      ],
      prep: 10,
      steps: [
        steam,
        wilt,
        {
          en: 'Heat {oil+butter} in a wide pan over medium-high heat and fry {main} for 4 min on each side, until golden.',
          fr: 'Chauffez {oil+butter} dans une grande poêle à feu assez vif et faites dorer {main} 4 min de chaque côté.',
          cook: 9,
        },
        makeSauce,
      ],
    },
  ],
}
