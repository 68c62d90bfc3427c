import { airFryerFish } from './appliances/air-fryer.ts'
import type { Dish } from './dish.ts'
import { garlic, seasoning } from './larder.ts'

export const bakedFish: Dish = {
  id: 'baked-fish',
  course: 'main',
  suits: ['one-tray', 'fancy', 'light'],
  names: {
    en: ['baked fish', 'fish bake', 'fish fillet', 'fish dish'],
    fr: ['poisson au four', 'filet de poisson'],
  },
  classics: [
    { names: { en: ['baked salmon'], fr: ['saumon au four'] }, asks: ['salmon'] },
    { names: { en: ['baked cod'], fr: ['cabillaud au four'] }, asks: ['cod'] },
  ],
  noun: { en: 'a baked fish', fr: 'un poisson au four' },
  shines: ['white-fish', 'oily-fish'],
  serves: 2,
  instead: ['traybake', 'gratin', 'plate'],
  ways: [
    {
      hero: ['fish', 'bed'],
      slots: {
        fish: { takes: ['white-fish', 'oily-fish'], vary: ['cod', 'salmon', 'hake', 'trout', 'sea-bass', 'haddock'] },
        bed: {
          takes: ['tender-vegetable', 'firm-vegetable', 'leaf', 'onion'],
          vary: ['fennel', 'leek', 'courgette', 'cherry-tomato'],
          upTo: 3,
        },
        oil: {
          takes: ['oil', 'butter'],
          first: ['olive-oil', 'rapeseed-oil', 'butter', 'sunflower-oil'],
          amount: [0.75, 'tbsp'],
        },
        garlic,
        wine: { takes: ['wine'], optional: true },
        extra: {
          takes: ['preserve', 'condiment', 'cream', 'coconut-cream', 'spice', 'salty-sauce', 'aromatic'],
          optional: true,
          upTo: 2,
        },
        citrus: { takes: ['citrus'], first: ['lemon', 'lime', 'orange'], optional: true },
        herb: { takes: ['herb'], first: ['dill', 'parsley', 'thyme'], optional: true },
        side: { takes: ['rice', 'grain', 'quick-grain'], optional: true },
        potato: { takes: ['root'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: 'Baked {hero:bare}[ with {citrus:bare} and {herb:bare}]',
          fr: '{fish:bare} au four {bed:at}[ et {citrus:at}]',
        },
        { en: '{fish:bare} baked on {bed:bare}', fr: '{fish:bare} rôti{fish·} sur lit {bed:of}' },
      ],
      descriptions: [
        {
          en: 'Fish that flakes at a touch, on a bed of vegetables that have soaked up its juices.',
          fr: 'Un poisson nacré qui se défait sous la fourchette, sur des légumes imprégnés de son jus.',
        },
      ],
      prep: 10,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Toss {bed+potato+garlic} with half of {oil} in {ovenDish}[, pour in {wine}] and bake for 15 min.',
          fr: 'Préchauffez le four à 200 °C. Mélangez {bed+potato+garlic} avec la moitié {oil:ofThe} dans {ovenDish}[, versez {wine}] et enfournez 15 min.',
          cook: 15,
        },
        {
          en: 'Meanwhile, simmer {side} in salted water until tender and drain.',
          fr: "Pendant ce temps, faites cuire {side} à l'eau frémissante salée, puis égouttez.",
          if: 'side',
        },
        {
          en: 'Lay {fish} on the vegetables, add the rest of {oil}[ and {extra}][ and slices of {citrus}].[ Season with {seasoning:bare}.]',
          fr: 'Posez {fish} sur les légumes, ajoutez le reste {oil:of}[, puis {extra}][ et quelques tranches {citrus:of}].[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Bake for 12–15 min, until the flesh is opaque and parts in flakes.[ Scatter with {herb}.][ Serve with {side}.]',
          fr: "Enfournez 12 à 15 min, jusqu'à ce que la chair soit opaque et se détache.[ Parsemez {herb:of}.][ Servez avec {side}.]",
          cook: 15,
        },
      ],
    },
    airFryerFish,
  ],
}
