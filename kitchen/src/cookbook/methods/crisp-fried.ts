import type { Dish, Slot, Slots, Step, Way } from '../dish.ts'
import { garlic, salt } from '../larder.ts'
import { crushed } from '../staples.ts'
import { crust, egglessMayonnaise } from '../table-staples.ts'

const strips = { en: 'cut into 2 cm strips', fr: 'coupé· en lanières de 2 cm' }

const beside = {
  oil: { first: ['sunflower-oil', 'rapeseed-oil', 'olive-oil'], amount: [4, 'tbsp'] },
  spice: { takes: ['spice', 'hot-spice'], first: ['paprika', 'black-pepper'], optional: true, upTo: 2 },
  sauce: { ...egglessMayonnaise, optional: true, amount: [25, 'g'] },
  lemon: { first: ['lemon', 'lime'], optional: true, with: 'sauce', prep: { en: '', fr: '' } },
  garlic: { ...garlic, with: 'sauce', amount: [0.25, 'clove'], prep: crushed },
  salt,
} satisfies Slots

const stirSauce: Step = {
  en: 'Stir {sauce} with[ a dash of {lemon:some}][ and {garlic}] and keep it in the fridge.',
  fr: 'Mélangez {sauce} avec[ un trait {lemon:some}][ et {garlic}] et gardez au frais.',
  if: 'sauce',
}

const drain = {
  en: ' Drain on kitchen paper[, sprinkle with {salt}] and serve at once[ with {sauce}].',
  fr: ' Égouttez sur du papier absorbant[, parsemez {salt:of}] et servez aussitôt[ avec {sauce}].',
}

const thickness: Slot = {
  first: ['cornflour', 'rice-flour', 'plain-flour', 'potato-starch'],
  amount: [15, 'g'],
  share: 6,
}

const fryingMeat: Step = {
  en: `Heat {oil} in a deep frying pan until a crumb sizzles in it. Fry {main} in batches for 4 min on each side, until golden, crisp and cooked right through.${drain.en}`,
  fr: `Chauffez {oil} dans une sauteuse : une miette doit y grésiller. Faites frire {main} en plusieurs fois, 4 min par face, jusqu'à ce que tout soit doré, croustillant et cuit à cœur.${drain.fr}`,
  cook: 16,
}

const fryingRest: Step = {
  en: `Heat {oil} in a deep frying pan until a crumb sizzles in it. Fry {main} in batches for 2 min on each side, until golden, crisp and cooked right through.${drain.en}`,
  fr: `Chauffez {oil} dans une sauteuse : une miette doit y grésiller. Faites frire {main} en plusieurs fois, 2 min par face, jusqu'à ce que tout soit doré, croustillant et cuit à cœur.${drain.fr}`,
  cook: 10,
}

const meat: Slot = {
  takes: ['poultry', 'steak'],
  vary: ['chicken-thigh', 'chicken-breast', 'turkey'],
  prep: strips,
}

const seafood: Slot = { takes: ['white-fish', 'oily-fish', 'shellfish'], vary: ['squid', 'cod', 'prawn'], upTo: 2 }

const meatless: Slot = {
  takes: ['tofu', 'grilling-cheese', 'tender-vegetable'],
  vary: ['tofu', 'aubergine', 'courgette'],
  upTo: 2,
  prep: { en: 'cut into slices 1 cm thick', fr: 'coupé· en tranches de 1 cm' },
}

const coat: Step = {
  en: 'Pat {main} dry. Toss in {flour}[ mixed with {spice}], until every piece has a thin coat, and shake off the rest.',
  fr: "Épongez {main}. Enrobez {flour:of}[ {spice:at}] : une pellicule fine partout, et secouez l'excédent.",
}

const floured = {
  hero: ['main'],
  titles: [
    { en: 'Crisp-fried {main:bare}[ with {lemon:bare}]', fr: 'Friture croustillante {main:of}[ {lemon:at}]' },
    { en: 'Golden fried {main:bare}[ with {spice:bare}]', fr: 'Friture dorée {main:of}[ {spice:at}]' },
  ],
  descriptions: [
    {
      en: 'A thin dry coat, hot oil, small batches: it must still crackle at the table.',
      fr: "Un enrobage fin et sec, une huile bien chaude, de petites fournées : ça doit craquer jusqu'à table.",
    },
    {
      en: 'Eaten with the fingers, standing up, before anybody has found the plates.',
      fr: "À manger du bout des doigts, debout, avant que quiconque n'ait sorti les assiettes.",
    },
  ],
  prep: 15,
} satisfies Partial<Way>

/** Something in a thin dry coat, fried until it crackles. */
export const crispFry: Dish = {
  id: 'crisp-fry',
  course: 'main',
  alsoAs: ['starter'],
  suits: ['party'],
  names: {
    en: ['fritto misto', 'crispy fry', 'something crisp-fried'],
    fr: ['friture', 'fritto misto', 'petite friture'],
  },
  classics: [
    {
      names: {
        en: ['fried chicken', 'southern fried chicken', 'karaage'],
        fr: ['poulet frit', 'karaage'],
      },
      asks: ['chicken-thigh'],
    },
    { names: { en: ['fried calamari'], fr: ['calamars à la romaine', 'beignets de calamars'] }, asks: ['squid'] },
    // "Frites" alone are chips.
    {
      names: { en: ['fried prawns'], fr: ['crevettes frites', 'gambas frites', 'beignets de crevettes'] },
      asks: ['prawn'],
    },
    { names: { en: ['fried aubergine'], fr: ['aubergines frites', "beignets d'aubergines"] }, asks: ['aubergine'] },
    {
      names: {
        en: ['courgette fritters'],
        fr: ['courgettes frites', 'beignets de courgettes', 'beignets de courgette'],
      },
      asks: ['courgette'],
    },
    { names: { en: ['vegetable fritters'], fr: ['beignets de légumes'] }, asks: ['courgette', 'aubergine'] },
  ],
  noun: { en: 'something crisp-fried', fr: 'une friture' },
  serves: 4,
  instead: ['pan-fry', 'stir-fry'],
  ways: [
    { ...floured, slots: { main: meat, flour: thickness, ...beside }, steps: [stirSauce, coat, fryingMeat] },
    {
      id: 'seafood',
      ...floured,
      slots: { main: seafood, flour: thickness, ...beside },
      steps: [stirSauce, coat, fryingRest],
    },
    {
      id: 'vegetable',
      ...floured,
      slots: { main: meatless, flour: thickness, ...beside },
      steps: [stirSauce, coat, fryingRest],
    },
  ],
}

const bread: Step = {
  en: 'Pat {main} dry. Dip into {flour}[ mixed with {spice}], then {egg}, then {crumbs}, pressing lightly.',
  fr: 'Épongez {main}. Passez dans {flour}[ avec {spice}], puis dans {egg}, puis dans {crumbs}, en pressant un peu.',
}

const crumbed = {
  hero: ['main'],
  titles: [
    { en: 'Crumbed {main:bare}[ with {lemon:bare}]', fr: '{main:bare} pané{main·}[, {lemon:bare}]' },
    { en: 'Golden crumbed {main:bare}', fr: '{main:bare} pané{main·} et doré{main·}' },
  ],
  descriptions: [
    {
      en: 'Three plates in a row, one hand dry and the other wet: that is how the crust stays on.',
      fr: 'Trois assiettes à la file, une main sèche, une main mouillée : voilà comment la croûte tient.',
    },
    {
      en: 'What children ask for, and what grown-ups finish from their plates.',
      fr: 'Ce que les enfants réclament, et que les grands finissent dans leurs assiettes.',
    },
  ],
  prep: 20,
} satisfies Partial<Way>

/** Something in a crust of crumbs. */
export const breaded: Dish = {
  id: 'breaded',
  of: 'crisp-fry',
  course: 'main',
  suits: ['children'],
  names: {
    en: ['goujons', 'crumbed dish'],
    fr: ['panure croustillante', 'plat pané'],
  },
  classics: [
    { names: { en: ['nuggets', 'chicken goujons'], fr: ['nuggets'] }, asks: ['chicken-breast'] },
    { names: { en: ['fish goujons'], fr: ['goujonnettes'] }, asks: ['cod'] },
  ],
  noun: { en: 'something in breadcrumbs', fr: 'quelque chose de pané' },
  serves: 4,
  instead: ['schnitzel', 'crisp-fry'],
  ways: [
    { ...crumbed, slots: { main: meat, ...crust, ...beside }, steps: [stirSauce, bread, fryingMeat] },
    { id: 'seafood', ...crumbed, slots: { main: seafood, ...crust, ...beside }, steps: [stirSauce, bread, fryingRest] },
    {
      id: 'vegetable',
      ...crumbed,
      slots: { main: meatless, ...crust, ...beside },
      steps: [stirSauce, bread, fryingRest],
    },
  ],
}
