import type { Dish } from '../dish.ts'
import { onion, seasoning } from '../larder.ts'
import { beefStock, butter, finelyDiced } from '../staples.ts'

export const cullenSkink: Dish = {
  id: 'cullen-skink',
  of: 'clam-chowder',
  onlyNamed: true,
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['british'],
  suits: ['cosy', 'winter', 'soft'],
  names: {
    en: ['cullen skink', 'smoked haddock chowder', 'smoked haddock soup', 'smoked fish chowder'],
    fr: ['cullen skink', 'soupe de haddock', 'soupe au haddock', 'soupe écossaise au haddock'],
  },
  noun: { en: 'a Cullen skink', fr: 'une soupe de haddock' },
  serves: 4,
  instead: ['clam-chowder', 'leek-potato-soup'],
  ways: [
    {
      hero: ['fish', 'potato'],
      slots: {
        butter: { ...butter, amount: [10, 'g'] },
        onion: { ...onion, vary: ['onion', 'leek'] },
        potato: { first: ['potato'], amount: [150, 'g'], prep: finelyDiced },
        water: { first: ['water'], amount: [120, 'ml'] },
        milk: { takes: ['milk', 'cream'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'], amount: [140, 'ml'] },
        fish: {
          takes: ['smoked-fish', 'white-fish'],
          first: ['smoked-haddock', 'cod'],
          amount: [100, 'g'],
          prep: { en: 'skinned, in large pieces', fr: 'sans peau, en gros morceaux' },
        },
        herb: { takes: ['herb'], vary: ['chives', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Cullen skink with {fish:bare}', fr: 'Cullen skink {fish:at}' },
        { en: 'Cullen skink[ with {herb:bare}]', fr: 'Soupe écossaise {fish:at}[ et {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'Smoke and potatoes, from a harbour where the wind never stops.',
          fr: 'De la fumée, des pommes de terre, et un port où le vent ne tombe jamais.',
        },
        {
          en: 'Never let it boil at the end.',
          fr: 'Ne la laissez plus bouillir à la fin.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Melt {butter} in a pot[ and soften {onion} for 6 min without colour].',
          fr: 'Faites fondre {butter} dans une casserole[ et faites suer {onion} 6 min sans colorer].',
          cook: 6,
        },
        {
          en: 'Add {potato+water}, cover and simmer for 14 min, until soft. Crush a third against the side.',
          fr: 'Ajoutez {potato+water}, couvrez et laissez cuire 14 min : bien tendre. Écrasez-en un tiers contre la paroi.',
          cook: 14,
        },
        {
          en: 'Pour in {milk}, bring to a bare simmer, add {fish} and cook gently for 7 min, until it flakes.[ Season with {seasoning:bare}.][ Scatter with {herb}.]',
          fr: "Versez {milk}, portez à petit frémissement, ajoutez {fish} et laissez cuire doucement 7 min : la chair doit s'effeuiller.[ Assaisonnez {seasoning:of}.][ Parsemez {herb:of}.]",
          cook: 8,
        },
      ],
    },
  ],
}

export const scotchBroth: Dish = {
  id: 'scotch-broth',
  of: 'soup',
  onlyNamed: true,
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['british'],
  suits: ['cosy', 'winter', 'cheap', 'freezes', 'one-pot'],
  names: {
    en: ['scotch broth', 'lamb and barley soup', 'lamb and barley broth', 'barley soup', 'barley broth'],
    fr: ['scotch broth', "soupe d'agneau à l'orge", "soupe à l'orge", 'bouillon écossais', "soupe d'orge"],
  },
  noun: { en: 'a Scotch broth', fr: "une soupe d'agneau à l'orge" },
  serves: 6,
  instead: ['minestrone', 'soup'],
  ways: [
    {
      hero: ['meat', 'grain'],
      slots: {
        meat: {
          takes: ['stewing-meat'],
          first: ['lamb-shoulder', 'stewing-beef', 'mushroom'],
          amount: [90, 'g'],
          prep: { en: 'cut into 2 cm dice', fr: 'coupé· en dés de 2 cm' },
        },
        stock: { ...beefStock, amount: [320, 'ml'] },
        grain: {
          takes: ['grain', 'lentil'],
          first: ['pearl-barley', 'buckwheat', 'split-pea'],
          amount: [25, 'g'],
          share: 0.4,
        },
        onion,
        root: { takes: ['root'], all: ['carrot', 'swede'], upTo: 3, share: 0.4, prep: finelyDiced },
        leaf: { takes: ['leaf', 'firm-vegetable'], first: ['cabbage', 'kale'], optional: true, share: 0.3 },
        herb: { takes: ['herb'], first: ['parsley', 'thyme'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Scotch broth with {grain:bare}', fr: 'Soupe écossaise {meat:of} {grain:at}' },
        { en: '{meat:title} and {grain:bare} broth', fr: 'Bouillon {meat:of} {grain:at}' },
      ],
      descriptions: [
        {
          en: 'A bowl that sticks to the ribs, and costs next to nothing.',
          fr: 'Un bol qui tient au corps et ne coûte presque rien.',
        },
        {
          en: 'Better on the second day, when the grain has drunk its fill.',
          fr: 'Meilleure le lendemain, quand le grain a tout bu.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Put {meat} into a pot with {stock}, bring to the boil, skim, cover halfway and simmer for 40 min.',
          fr: 'Mettez {meat} dans un faitout avec {stock}, portez à ébullition, écumez, couvrez à demi et laissez frémir 40 min.',
          cook: 45,
        },
        {
          en: 'Add {grain+onion+root} and simmer for 40 min, until everything is soft.',
          fr: 'Ajoutez {grain+onion+root} et laissez frémir 40 min : tout doit être tendre.',
          cook: 40,
        },
        {
          en: '[Add {leaf} for the last 10 min. ][Season with {seasoning:bare}. ]Serve hot[, scattered with {herb}].',
          fr: '[Ajoutez {leaf} pour les 10 dernières minutes. ][Assaisonnez {seasoning:of}. ]Servez bien chaud[, parsemé {herb:of}].',
          cook: 5,
        },
      ],
    },
  ],
}
