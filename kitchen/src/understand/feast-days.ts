import { littleOf, type Manner, words } from './manner-words.ts'

/** The days that are kept, and what is eaten on them. */
export const feastDays: readonly Manner[] = [
  {
    occasion: 'birthday',
    names: {
      en: [...words(`birthday, bday, b-day`), ...littleOf('turning, turns', '2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12')],
      fr: [
        ...words(`anniversaire, anniv`),
        ...littleOf(
          'les',
          'un an de, deux ans de, 2 ans de, 3 ans de, 4 ans de, 5 ans de, 6 ans de, 7 ans de, 8 ans de, 9 ans de, 10 ans de, 11 ans de, 12 ans de',
        ),
      ],
    },
  },
  {
    occasion: 'feast',
    names: {
      en: [
        ...littleOf('turning, turns, turned', '18, 21, 30, 40, 50, 60, 65, 70, 75, 80, 85, 90, 95, 100'),
        ...words(`18th, 21st, 30th, 40th, 50th, 60th, 70th, 80th, 90th, thanksgiving, christening, communion, baptism, mother's day, father's day, new year's eve, new year, hogmanay, sunday lunch, sunday dinner, feast, festive, celebratory, celebration, celebrate, celebrating, pay rise, promotion, big family
        dinner, holiday dinner, special meal`),
      ],
      fr: [
        ...littleOf(
          'les, ses, mes, nos, leurs',
          '18 ans, 20 ans, 30 ans, 40 ans, 50 ans, 60 ans, 65 ans, 70 ans, 75 ans, 80 ans, 85 ans, 90 ans, 95 ans, 100 ans',
        ),
        ...words(`de fête, dîner de fête, menu de fête, table de fête, un jour de fête, festif, festifs, festive, mariage, baptême, communion, fiançailles, fête des mères, fête des pères, nouvel an, réveillon, saint sylvestre, repas de fête, plat de fête, fêtes, déjeuner du dimanche, repas du
        dimanche, repas de famille, grande occasion, fêtons, fêter, augmentation, promotion`),
      ],
    },
  },
  {
    occasion: 'christmas',
    names: { en: words(`christmas, xmas, boxing day`), fr: words(`noël, réveillon de noël, repas de noël`) },
  },
  { occasion: 'easter', names: { en: words(`easter`), fr: words(`pâques, pascal, pascale`) } },
  {
    occasion: 'iftar',
    names: {
      en: words(`iftar, ramadan, break the fast, breaking the fast`),
      fr: words(`iftar, ftour, ramadan, rupture du jeûne, rompre le jeûne`),
    },
  },
]
