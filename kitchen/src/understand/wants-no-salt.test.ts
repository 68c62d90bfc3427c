import { expect, test } from 'vitest'
import { readMentions } from './read-mentions.ts'
import { wantsNoSalt } from './wants-no-salt.ts'

const rowsOf = (table: string) => table.trim().split('\n')

const unsalted = `
mon cœur s'emballe quand c'est trop salé, une soupe
une omelette pour mamie, ses jambes gonflent dès que c'est salé
grandad's ankles swell whenever it's salty
poulet rôti 0 sel
le docteur m'a confisqué la salière
the nurse hid the salt shaker
the salt cellar stays in the cupboard
told to lay off the sodium
low-salt chilli
don't add any salt
under 2 g of sodium a day
unsalted mashed potatoes please
risotto with hardly any salt
salt is a no for dad
don't salt the water
on oublie la salière
une ratatouille le moins salée possible
régime désodé
le cardiologue m'interdit le sel
pas un grain de sel
une omelette qu'on ne salera pas
je n'ai plus droit au sel
allégé en sel`

const salted = `
salted caramel brownies
salt and pepper squid
unsalted butter biscuits
chips with lots of salt
don't forget the salt
no sugar, a pinch of salt
something salty, not sweet
tofu in low-sodium soy sauce
un cake salé sans gluten
caramel au beurre salé
petit salé aux lentilles
sans sucre mais avec du sel
bar en croûte de sel`

test('whoever leaves out the salt, or most of it, is heard, in whatever words', () => {
  expect(rowsOf(unsalted).filter((text) => !wantsNoSalt(text))).toEqual([])
  const { avoided } = readMentions('roast chicken, the salt cellar stays in the cupboard', 'en')
  expect(avoided).toMatchObject([{ ingredient: { id: 'salt' } }])
})

test('salt that is wanted, or belongs to a food, stays', () => {
  expect(rowsOf(salted).filter(wantsNoSalt)).toEqual([])
})
