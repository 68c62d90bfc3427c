import type { Eater } from '@roux/contract/constraints'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { whoEats } from './who-eats.ts'

const told: Record<Eater | 'nobody', string> = {
  frail: `
eggs benedict for my grandma, she is 82
soup for my nan who's 90
lunch for my grandma, eighty-two
un bouillon pour une dame de cent ans
tiramisu pour ma grand-mère de 85 ans
un pot-au-feu pour papi et mamie (80 ans)
my dad's 75th birthday
lunch for an elderly neighbour
a menu for the care home
un repas pour personnes âgées
le goûter de l'EHPAD
soup during chemo`,
  infant: `
shes 5 months and grabbing at my plate
bb 7 mois, une compote
hes 7 months, a first ever puree
he's just turned twenty-four weeks
our 10 week old
sa fille a cinq semaines
my baby has started solids, carrots
un repas pour bébé de 9 mois
baby food with carrots
for my 7-month-old
une compote pour mon bébé
dès la diversification`,
  small_child: `
my baby turns three on Sunday
our baby's third birthday
the twins' third birthdays
our son's 4th birthday
mon bébé a trois ans demain
le deuxième anniversaire de mon bébé
mon bébé de 3 ans
a cake for my 3-year-old
lunch for toddlers
un gâteau pour ma fille de 4 ans
un goûter pour la maternelle`,
  minor: `
tiramisu for a class of 25
une mousse pour les CP
un goûter pour des élèves de CP
vodka jelly for my daughters 15th
un risotto pour mes trois loulous de 4 6 et 9 ans
punch for my nephews 14th
g 15 ans
for my son's sixteenth
vodka jelly for her 16th
a cake for my daughter, 12
un punch au rhum pour les 15 ans de ma fille
ma fille, quinze ans, et ses copines
a boy in tenth grade
brownies for Year 6 leavers
pancakes for the year 9 leaving do
le goûter des 5e B
mes neveux ont 14 et 15 ans
the under-11s team
parfait pour le goûter des petits
dinner for the kids
jelly for an eight-year-old's party
her 16th birthday
a class of teenagers
un anniversaire de 8 ans
pour mes élèves
un dîner avec les enfants`,
  pregnant: `
I am 7 months gone and craving tartare
a curry for my sister, 34 weeks
un camembert rôti pour ma femme, 8e mois
ma fille est à 30 semaines, un curry
ma copine en est au 5e mois, un tartare
dinner with my bump
petits plats à congeler avant l'arrivée du bébé
freezer meals before the baby comes
I'm due in March
je suis à ma 22e semaine
je suis enceinte de 4 mois
ma femme attend un bébé
we are having a baby in May
five months gone, risotto
eleven weeks along, something plain
eating for two
I am pregnant
for breastfeeding mums
pour une femme enceinte
pendant l’allaitement`,
  nobody: `
fry for a quarter of an hour, turning three or four times
turned three times in the pan
a lunch for my yoga class of 12
a stew ready in 34 weeks of meal prep
un fromage affiné 8 mois en gratin
soup before the baby wakes up
bébé on me croyait allergique au lait, riz au lait
mon oncle a arrêté de boire y a 6 mois
year 3 of our allotment, a marrow curry
year two in the new house, a housewarming cake
a soup under £5
under 5 g of fat each
my sister's just had a baby n she's knackered, a pie for her freezer
our neighbours've just had twins, a lasagne to take round
my grandma's recipe for 8
a cake for two birthdays
vingt-cinq ans de mariage, un menu
la tarte de mamie
an old lady's recipe, 30 minutes
mum and dad, roast at 180 °C

bébé dort enfin, un dîner tranquille pour sa maman
up since 4 with the baby, porridge
back from the maternity ward with our newborn, something hearty
my baby daughter is 25 today
ma fille rentre de six mois au Pérou
un rhum de 15 ans
a pregnant pause, then dessert
a week-old bread pudding
my rent is due in March
la 22e semaine du chantier
a one-handed dinner while the baby sleeps
dinner for new parents with a newborn
we just had a baby, easy freezer meals
un dîner rapide, le bébé pleure
un plat à manger d'une main, bébé dans les bras
des petits farcis
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

test('who is not born yet eats nothing', () => {
  expect(whoEats('ma femme attend un bébé')).toEqual(['pregnant'])
  expect(whoEats('je suis enceinte de 4 mois')).toEqual(['pregnant'])
  expect(whoEats('I am nursing a newborn')).toEqual(['pregnant'])
})

testTable(
  Object.entries(told).flatMap(([eater, table]) =>
    table
      .trim()
      .split('\n')
      .map((text) => ({ eater, text })),
  ),
)('who eats is read', ({ eater, text }) => {
  expect(whoEats(text)).toEqual(eater === 'nobody' ? [] : expect.arrayContaining([eater]))
})
