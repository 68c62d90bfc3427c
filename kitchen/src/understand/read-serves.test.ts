import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { readServes } from './read-serves.ts'

testTable([
  ['Feijoada, la vraie, on sera une dizaine', 10],
  ['couscous, nous serons une petite douzaine', 12],
  ['un buffet pour une vingtaine de personnes', 20],
  ['tapas, on est une demi-douzaine', 6],
  ['raclette pour une bonne quinzaine', 15],
  ['brunch entre amis, une dizaine, rien de sucré', 10],
  ['chili, there will be a dozen of us', 12],
  ['curry for half a dozen', 6],
  ['dinner for us and the in-laws, six in all', 6],
  ['on sera sept en tout, un gratin', 7],
  ['supper for a couple of us', 2],
  ["we're about ten tonight, paella", 10],
  ['on sera environ huit, un rôti', 8],
  ['two dozen people are coming, pulled pork', 24],
  ['Lasagna for my sister, we are 7 at the table', 7],
  ['on sera 5 à table dimanche', 5],
  ['dinner for around 6', 6],
  ['a roast for tenish', 10],
  ['cake for twenty-five people', 25],
  ['un buffet pour vingt-cinq personnes', 25],
  ['on sera dix-huit', 18],
  ['soup for eighteen', 18],
  ['tapas, une demi-douzaine de convives', 6],
  ['chilli for a hundred scouts', 100],
  ['un couscous pour une centaine de personnes', 100],
  ['muffins x 18 aux myrtilles', 18],
  ['pink cupcakes x24', 24],
  ['my teenagers are back from rugby, there are four of them and they eat like eight', 8],
  ['mes ados rentrent du rugby, ils sont quatre et ils mangent comme huit', 8],
  ['les cousins viennent, ils sont six', 6],
  ['on sera douze dont trois enfants', 12],
  ['dinner for nine including two toddlers', 9],
  ["we're vegetarian apart from mum who wants bacon, one dish for all five of us", 5],
  ['on est cinq, tous végétariens sauf papa', 5],
  ['we are six minus dad', 5],
])('how many eat is read', (wish, serves) => {
  expect(readServes(wish)).toBe(serves)
})

testTable([
  ['purée de poisson, une portion à congeler en plus', null],
  ['soup for 3, plus one to freeze', 4],
  ["pasta for two and a portion for tomorrow's lunch", 3],
  ['un curry pour 4 avec deux portions pour le lendemain', 6],
  ['deux portions à congeler, on est 3, un chili', 5],
  ['chili, six of us tonight and i want 2 portions left for work', 8],
  ['stew with an extra serving for the freezer', null],
  ['gratin et une part pour ma gamelle', null],
  ['chili, 6 portions to freeze', 6],
])('what is kept for later is made with the rest', (wish, serves) => {
  expect(readServes(wish)).toBe(serves)
})

testTable([
  'on est un peu pressés, des pâtes',
  'a recipe for one pot pasta',
  'cornbread in a 9 x 13 pan',
  'prêt en une dizaine de minutes',
  'use up a dozen eggs',
  'a 2 lb loaf tin, banana bread',
  'un moule de 2 litres, un gâteau',
  'one serving each of rice',
  'muffins, a couple of bananas to use up',
])('other numbers are no number of people', (wish) => {
  expect(readServes(wish)).toBeNull()
})

testTable([
  ['soup for one', 1],
  ['half a dozen friends are coming', 6],
  ['solo dinner, sardines', 1],
  ['un tête à tête, des coquilles', 2],
  ['a hungry foursome, ramen', 4],
  ['make it serve a dozen', 12],
  ['une omelette pour une personne', 1],
  ['on est deux', 2],
  ['2 adults and a baby', 3],
  ['on est une famille de 4', 4],
])('how many eat is read beside what is kept', (wish, serves) => {
  expect(readServes(wish)).toBe(serves)
})

testTable([
  ['mum, dad, my two brothers and me, sunday roast', 5],
  ['roast chicken for my two sons and their wives', 4],
  ["There's me, Dave, Dave's mum and the lodger. sausage casserole", 4],
  ['a couple of couples coming over, fondue', 4],
  ['half a dozen hungry rugby lads, chilli', 6],
  ["a baker's dozen at the church lunch, potato bake", 13],
  ['mes deux filles, leurs maris et nous deux, gigot', 6],
  ['deux couples et une célibataire, tajine', 5],
  ["un couple d'amis et nous trois, tartiflette", 5],
  ['Sam, Ana, Jo and me, fajitas', 4],
  ['the kids (3), my wife and me, pancakes', 5],
  ['un repas pour mes quatre petits-enfants et nous deux', 6],
  ['rôti pour nous 4 plus belle-maman', 5],
  ['me plus one, pasta', 2],
  ['fish for my parents', 2],
  ['il y aura quatre adultes et quatre enfants, pizza', 8],
  ['six of us, two of whom are kids, pie', 6],
  ['cinq personnes dont deux enfants, pizza', 5],
])('those who are named one by one are counted', (wish, serves) => {
  expect(readServes(wish)).toBe(serves)
})

testTable([
  ["we are five but one isn't eating, tacos", 4],
  ['on est cinq mais y en a un qui mange pas, raclette', 4],
  ['table of ten minus the two who cancelled, moussaka', 8],
  ["there's four of us but dad's away, spag bol", 3],
  ['on devait être six mais ma soeur ne vient pas, gratin', 5],
  ['papa, maman, Léa, Tom et le bébé qui ne mange pas encore : hachis', 4],
  ['four of us, each bringing a plus one, paella', 8],
  ['chacun de mes 4 enfants invite un copain, crêpes', 8],
  ['huit à table, ah non finalement sept, lasagnes', 7],
  ['for 4 - no wait, 5. enchiladas', 5],
  ['usually there are four of us but tonight six, paella', 6],
  ['dinner for 4 instead of 6, stew', 4],
  ['on sera quatre ou cinq, raclette', 5],
  ['between 6 and 8 of us, curry', 8],
])('who stays away is not counted, and what is put right is', (wish, serves) => {
  expect(readServes(wish)).toBe(serves)
})

testTable([
  'my 6 year old loves pasta',
  "we're cooking three cheese pizza",
  'gâteau pour les 40 ans de Paul',
  'cook once, eat for 3 days: chili',
])('an age or a number of things says nothing of who eats', (wish) => {
  expect(readServes(wish)).toBeNull()
})

testTable([
  ['lunch for me tomorrow', 1],
  ['un dîner pour moi ce soir', 1],
  ['lunch for me and Anna', 2],
  ['a romantic starter', 2],
  ['un dîner aux chandelles', 2],
  ['romantic dinner for 4', 4],
  ['supper for one and something to take to work', 2],
  ['ce soir je mange seul', 1],
  ['home alone, pasta', 1],
  ['un plat pour moi et mon chat', 1],
  ['souper léger, seul', 1],
  ['my boy is 6 and fussy', null],
  ['ma fille a 4 ans et elle trie tout', null],
])('who eats alone, by candlelight or tomorrow too is counted, and no age is', (prompt, serves) => {
  expect(readServes(prompt)).toBe(serves)
})

testTable([
  ["something quick for tonight, just me, I'm knackered", 1],
  ['pasta, only me tonight, myself and I', 1],
  ['un gratin rien que pour moi, moi qui adore ça', 1],
  ['on my own tonight, noodles', 1],
  ['mild chili, not too spicy, enough to freeze 6 portions, under £10', 6],
  ['8 of us, two are vegan, kebabs', 8],
  ['on est huit, deux sont végétariens, couscous', 8],
  ['8 people and 2 of them vegan, pie', 8],
  ['8 of us and 2 friends, pie', 10],
])('nobody is counted twice, and no other number is taken for who eats', (prompt, serves) => {
  expect(readServes(prompt)).toBe(serves)
})
