import type { Diet } from '@roux/contract/diet'
import type { KitchenLanguage } from '@roux/contract/language'

type Words = Record<KitchenLanguage, readonly string[]>

/** The forms of a French adjective in "-ien": masculine, feminine, and both plurals. */
const inflected = (...stems: readonly string[]) =>
  stems.flatMap((stem) => [stem, `${stem}s`, ...(stem.endsWith('ien') ? [`${stem}ne`, `${stem}nes`] : [])])

/** How cooks say that they follow a diet, in every form. Exclusions ("no nuts", "sans lait") are read apart. */
export const dietWords: Record<Diet, Words> = {
  vegan: {
    en: inflected('vegan', 'plant based', 'plant only', 'no animal product', 'without animal product', 'animal free'),
    fr: [
      ...inflected('vegan', 'végan', 'végane', 'vegane', 'végétalien', 'vegetalien', 'végétaliste'),
      ...['tout', '100', '100 %', 'entièrement', 'plat', 'repas', 'menu', 'gâteau'].map((word) => `${word} végétal`),
      ...['recette', 'cuisine', 'version', '100', '100 %', 'entièrement'].map((word) => `${word} végétale`),
      ...inflected('sans produit animal', 'sans produits animaux', "sans produit d'origine animale"),
      "sans produits d'origine animale",
      'à base de plantes',
    ],
  },
  vegetarian: {
    en: ['veggie', ...inflected('vegetarian', 'meatless', 'meat free', 'lacto vegetarian')],
    fr: inflected('végétarien', 'végé', 'ovo lacto végétarien', 'lacto végétarien'),
  },
  pescatarian: {
    en: inflected('pescatarian', 'pescetarian', 'pesco vegetarian'),
    fr: inflected('pescétarien', 'pescatarien', 'pesco végétarien'),
  },
  gluten_free: {
    en: inflected('coeliac', 'celiac', 'gf', 'gluten sensitive'),
    fr: inflected('cœliaque'),
  },
  lactose_free: {
    en: inflected('lactose intolerant'),
    fr: [],
  },
  nut_free: { en: [], fr: [] },
  egg_free: { en: inflected('eggless'), fr: [] },
}
