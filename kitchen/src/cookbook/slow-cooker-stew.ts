import type { Way } from './dish.ts'
import { garlic, oil, onion, seasoning, stock } from './larder.ts'

/** A stew that is browned in the morning and left to itself. */
export const slowCookerStew: Way = {
  id: 'slow-cooker',
  gear: ['slow-cooker'],
  hero: ['main', 'root'],
  slots: {
    main: {
      takes: ['stewing-meat', 'poultry', 'pulse', 'lentil', 'sausage'],
      vary: ['stewing-beef', 'lamb-shoulder', 'chickpea', 'white-bean'],
    },
    root: {
      takes: ['root', 'firm-vegetable'],
      vary: ['carrot', 'parsnip', 'potato', 'turnip'],
      upTo: 2,
      optional: true,
    },
    oil,
    onion,
    garlic,
    tomatoes: { first: ['chopped-tomatoes', 'passata'], optional: true, prep: { en: '', fr: '' } },
    stock: { ...stock, amount: [120, 'ml'] },
    spice: { takes: ['spice', 'hot-spice'], first: ['paprika', 'smoked-paprika', 'cumin'], optional: true },
    herb: { takes: ['herb'], first: ['thyme', 'rosemary', 'bay'], optional: true },
    seasoning,
  },
  titles: [
    { en: 'Slow-cooker {hero:title} stew', fr: 'Ragoût {hero:of} à la mijoteuse' },
    { en: 'All-day {hero:title} stew', fr: 'Mijoté {hero:of} pour toute la journée' },
  ],
  descriptions: [
    {
      en: 'Ten minutes in the morning, and the house smells of dinner when you come home.',
      fr: 'Dix minutes le matin, et la maison sent bon le dîner quand on rentre.',
    },
  ],
  prep: 15,
  steps: [
    {
      en: 'Warm {oil} in a frying pan over high heat and brown {main} for 8 min[, adding {onion+garlic} for the last 3 min].',
      fr: 'Faites chauffer {oil} dans une poêle à feu vif et faites dorer {main} 8 min[, en ajoutant {onion+garlic} pour les 3 dernières minutes].',
      cook: 8,
    },
    {
      en: 'Tip the contents of the pan into the slow cooker with {root+tomatoes+stock}[, {spice}][ and {herb}].',
      fr: 'Versez le contenu de la poêle dans la mijoteuse avec {root+tomatoes+stock}[, {spice}][ et {herb}].',
    },
    {
      en: 'Cover and cook on low for 8 h, or on high for 4 h, without lifting the lid, until a spoon is all you need.',
      fr: "Couvrez et laissez cuire 8 h à basse température, ou 4 h à haute température, sans soulever le couvercle, jusqu'à ce qu'une cuillère suffise.",
      cook: 480,
    },
    {
      en: '[Season with {seasoning:bare}. ]Serve straight from the pot.',
      fr: '[Assaisonnez {seasoning:of}. ]Servez directement de la mijoteuse.',
    },
  ],
}
