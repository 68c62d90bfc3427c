import { expect, test } from 'vitest'
import { type Eater, whoEats } from './who-eats.ts'

const told: Record<Eater | 'nobody', string> = {
  infant: `
baby food with carrots
for my 7-month-old
une compote pour mon bébé
dès la diversification`,
  small_child: `
a cake for my 3-year-old
lunch for toddlers
un gâteau pour ma fille de 4 ans
un goûter pour la maternelle`,
  minor: `
dinner for the kids
jelly for an eight-year-old's party
her 16th birthday
a class of teenagers
un anniversaire de 8 ans
pour mes élèves
un dîner avec les enfants`,
  pregnant: `
I am pregnant
for breastfeeding mums
pour une femme enceinte
pendant l’allaitement`,
  nobody: `
baby spinach
a 12-year-old whisky
now that the kids are in bed
un comté de 18 mois
not pregnant any more
adults only
keeps for 3 months
son 40e anniversaire
poulets élevés en plein air
un gâteau pour deux`,
}

test.each(
  Object.entries(told).flatMap(([eater, table]) =>
    table
      .trim()
      .split('\n')
      .map((text) => ({ eater, text })),
  ),
)('$eater: $text', ({ eater, text }) => {
  expect(whoEats(text)).toEqual(eater === 'nobody' ? [] : expect.arrayContaining([eater]))
})
