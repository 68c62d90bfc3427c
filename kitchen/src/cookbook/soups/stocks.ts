import type { Dish, Slots } from '../dish.ts'

const pieces = { en: 'cut into large pieces', fr: 'coupé· en gros morceaux' }

const greens = {
  onion: { takes: ['onion'], first: ['onion', 'shallot', 'spring-onion'], optional: true, prep: pieces },
  carrot: { takes: ['root'], first: ['carrot', 'parsnip'], upTo: 2, amount: [70, 'g'], share: 0.35, prep: pieces },
  leek: {
    takes: ['tender-vegetable'],
    first: ['leek', 'mushroom'],
    amount: [60, 'g'],
    share: 0.5,
    prep: pieces,
    optional: true,
  },
  celery: { takes: ['firm-vegetable'], first: ['celery', 'fennel'], optional: true, share: 0.4, prep: pieces },
  garlic: { first: ['garlic'], optional: true, prep: { en: 'crushed', fr: 'écrasé·' } },
  herbs: { all: ['bay', 'thyme', 'parsley'], optional: true, prep: { en: '', fr: '' } },
  pepper: { first: ['black-pepper'], optional: true },
} satisfies Slots

export const homemadeStock: Dish = {
  id: 'homemade-stock',
  onlyNamed: true,
  course: 'sauce',
  cuisines: ['french'],
  suits: ['ahead', 'freezes'],
  names: {
    en: ['homemade stock', 'homemade vegetable stock', 'vegetable stock recipe', 'homemade broth', 'stock recipe'],
    fr: ['bouillon maison', 'bouillon de légumes maison', 'recette de bouillon', 'fond de légumes'],
  },
  noun: { en: 'a vegetable stock', fr: 'un bouillon de légumes' },
  serves: 4,
  instead: ['soup'],
  ways: [
    {
      hero: ['carrot'],
      slots: { ...greens, water: { first: ['water'], amount: [400, 'ml'] } },
      titles: [
        { en: 'Clear golden stock', fr: 'Bouillon clair et doré' },
        { en: 'Homemade stock from the vegetable drawer', fr: 'Bouillon maison du bac à légumes' },
      ],
      descriptions: [
        {
          en: 'Forty-five minutes and not one more: longer, and it turns dull. It keeps for three days in the fridge and three months in the freezer.',
          fr: 'Quarante-cinq minutes, pas une de plus : au-delà, il perd son éclat. Il se garde trois jours au frais et trois mois au congélateur.',
        },
        {
          en: 'The best use of what wilts, and the base of ten good meals.',
          fr: 'Le meilleur emploi de ce qui se fane, et la base de dix bons plats.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Put {onion+carrot+leek+celery+garlic} into a large pot with {water}, cold[, {herbs}][ and {pepper}].',
          fr: 'Mettez {onion+carrot+leek+celery+garlic} dans un grand faitout avec {water} bien froide[, {herbs}][ et {pepper}].',
        },
        {
          en: 'Bring slowly to the boil, skim and simmer uncovered for 45 min.',
          fr: 'Portez lentement à ébullition, écumez et laissez frémir 45 min à découvert.',
          cook: 55,
        },
        {
          en: 'Strain through a fine sieve without pressing. Use at once, or cool quickly in a basin of cold water and chill.',
          fr: "Filtrez au tamis fin sans presser. Servez-vous-en aussitôt, ou refroidissez vite dans un bain d'eau froide et gardez au frais.",
        },
      ],
    },
  ],
}

export const homemadeChickenStock: Dish = {
  id: 'homemade-chicken-stock',
  onlyNamed: true,
  course: 'sauce',
  cuisines: ['french'],
  suits: ['ahead', 'freezes', 'ill'],
  names: {
    en: [
      'homemade chicken stock',
      'chicken stock recipe',
      'chicken broth recipe',
      'homemade chicken broth',
      'bone broth',
    ],
    fr: [
      'bouillon de poulet maison',
      'fond de volaille',
      'bouillon de volaille maison',
      'recette de bouillon de poulet',
    ],
  },
  noun: { en: 'a chicken stock', fr: 'un bouillon de poulet' },
  serves: 4,
  instead: ['homemade-stock', 'soup'],
  ways: [
    {
      hero: ['bird'],
      slots: {
        bird: { first: ['chicken-wing', 'chicken-leg'], amount: [250, 'g'], share: 0.5 },
        water: { first: ['water'], amount: [500, 'ml'] },
        ...greens,
      },
      titles: [
        { en: 'Golden chicken stock', fr: 'Bouillon de poulet doré' },
        { en: 'Slow chicken stock for the freezer', fr: 'Bouillon de poulet tout doux' },
      ],
      descriptions: [
        {
          en: 'Two hours of barely a bubble, and it sets like jelly when cold: keep it for two days in the fridge, three months in the freezer.',
          fr: "Deux heures d'un frémissement à peine visible, et il prend en gelée une fois froid : gardez-le deux jours au frais, trois mois au congélateur.",
        },
        {
          en: 'Never let it boil: a quiet pot is a clear pot.',
          fr: 'Ne le laissez jamais bouillir : casserole tranquille, bouillon limpide.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Put {bird} into a large pot with {water}, cold, bring slowly to a simmer and skim for 10 min.',
          fr: 'Mettez {bird} dans un grand faitout avec {water} bien froide, portez doucement à frémissement et écumez 10 min.',
          cook: 20,
        },
        {
          en: 'Add {onion+carrot+leek+celery+garlic}[, {herbs}][ and {pepper}] and simmer very gently, half covered, for 2 h.',
          fr: 'Ajoutez {onion+carrot+leek+celery+garlic}[, {herbs}][, {pepper}] et laissez frémir tout doucement 2 h, à demi couvert.',
          cook: 120,
        },
        {
          en: 'Strain, pull off the meat for another meal, cool the pot quickly in cold water, chill and lift off the fat.',
          fr: "Filtrez, gardez la chair pour un autre repas, refroidissez vite la casserole dans l'eau froide, mettez au frais et retirez la graisse figée.",
        },
      ],
    },
  ],
}
