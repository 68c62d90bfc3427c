import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { isNoWishForFood } from './no-wish-for-food.ts'

const noFood = `
can you write my history homework
do my maths homework
help me with an essay on the Tudors
the weather
what's the weather like tomorrow
will it rain tomorrow?
I forgot my password
how do I reset my password
tell me a joke
write me a poem
a cover letter
what's the capital of Peru
who won the world cup
what time is it
translate this into French
book me a taxi
my wifi doesn't work
mot de passe oublié
j'ai perdu mon mot de passe
la météo
quel temps fait-il
quel temps fera-t-il demain à Lyon
aide-moi à faire mes devoirs
raconte-moi une blague
écris une lettre de motivation
quelle heure est-il ?
quelle est la capitale du Pérou
comment réparer mon imprimante
une dissertation sur Voltaire`

const food = `
surprise me
je ne sais pas
hello
asdf
the weather is awful, soup
something for this weather
homework night, pasta bake
dinner while the kids do their homework
after maths club, snacks
oxtail
tagine
what is for tea
easy supper, my computer is broken
un goûter après les devoirs
la météo est mauvaise, un plat chaud
il pleut, raclette
il fait un temps de chien
je dois finir mes devoirs, des crêpes
a taxi driver is coming, chicken
my email is full, make me a lasagne
chicken
rien dans le frigo
poème de courgettes au four`

testTable(noFood.trim().split('\n'))('what is no food at all is no wish for a recipe', (text) => {
  expect(isNoWishForFood(text)).toBe(true)
})

testTable(food.trim().split('\n'))('whoever wants to eat, or leaves it open, is cooked for', (text) => {
  expect(isNoWishForFood(text)).toBe(false)
})
