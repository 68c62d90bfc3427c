import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { misread, type Row } from '../../test/read-as-meant.ts'

const rule = (name: string, english: Row[], french: Row[]) => {
  if (english.length > 0)
    testTable(english)(`${name}, in English`, (prompt, expected) => expect(misread(prompt, expected, 'en')).toEqual([]))
  if (french.length > 0)
    testTable(french)(`${name}, in French`, (prompt, expected) => expect(misread(prompt, expected, 'fr')).toEqual([]))
}

rule(
  'who can chew little gets something soft, and what shall be less sweet is named',
  [
    ['soft food after dental surgery', { title: /soup|mash|risotto|dal|stew|pie|congee|omelette|porridge|polenta/i }],
    ["dad's just out of hospital and can only manage soft things", { not: /steak|nuts|crusty/ }],
  ],
  [['un dessert pas trop sucré aux poires', { has: [/poires/], says: /^(?!.*sucré)/ }]],
)

rule(
  'who wants nothing raw gets no raw fish and no raw eggs',
  [['seafood starter, nothing raw', { title: /^(?!.*(?:ceviche|gravlax|tartare|poke))/i }]],
  [['une entrée de saumon, rien de cru', { title: /^(?!.*(?:ceviche|gravlax|tartare|poke))/i }]],
)

rule(
  'milk is kept from meat where it is kosher',
  [
    ['kosher beef lasagne', { has: [/beef/], not: /parmesan|(?<!oat |soya )milk|(?<!vegan )butter/i }],
    ['kosher cheeseburger', { not: /beef[\s\S]*cheddar|cheddar[\s\S]*beef/i, says: /kosher/ }],
  ],
  [['burger casher', { not: /cheddar|gruyère/i }]],
)

rule(
  'at Passover nothing is of flour, bread or pasta',
  [['passover dessert', { not: /flour|biscuit|bread|pastry|oats/i }]],
  [['repas de pessah', { not: /farine|pâtes|pain|couscous|lardons/i }]],
)

rule(
  'without a fridge nothing is in it that spoils, and tins are tins',
  [
    ['no fridge, dinner for two', { not: /chicken|mince|prawns|cream|yoghurt|cod|salmon/i }],
    ['dinner, tins only', { not: /courgette|spinach|lettuce|chicken|mince|cream/i }],
  ],
  [['que des conserves, un dîner', { not: /courgette|épinard|laitue|poulet|bœuf/i }]],
)

rule(
  'what shall not be sweet is savoury',
  [['breakfast, not sweet', { not: /berries|honey|sugar|jam|banana/i }]],
  [
    ['pain dur, pas sucré', { has: [/pain/], not: /sucre|raisins/i }],
    ['petit déjeuner salé', { not: /myrtilles|miel|confiture/i }],
  ],
)

rule(
  'a food gives way to no appliance, and a word for several to the one that is named',
  [['instant pot beef stew, meat still frozen', { has: [/beef/], not: /chicken thigh/i }]],
  [],
)

rule(
  'who does not drink goes without alcohol, and what comes next is wanted',
  [["we don't drink, chicken please", { has: [/chicken/], not: /wine|beer|cider/i }]],
  [['On ne boit pas, du poulet', { has: [/poulet/], not: /vin |bière|cidre/i }]],
)

rule(
  'what is left of eggs after something was made does nobody harm',
  [['three yolks after my pavlova', { has: [/yolk/] }]],
  [["quatre blancs d'œufs après ma mayonnaise", { has: [/blancs/] }]],
)

rule(
  'who has a microwave alone, or names it, is told what is made in one',
  [
    ['dinner in the microwave', { title: /microwave|omelette|mug|minute/i }],
    ['birthday cake and I only have a microwave', { title: /mug|microwave/i, says: /a birthday/ }],
  ],
  [],
)

rule(
  'fruit alone becomes something sweet, and bones and rinds go into a soup',
  [['parmesan rinds and a ham bone', { title: /soup|minestrone|broth|ribollita/i }]],
  [['Il me reste des mirabelles par kilos fin août', { has: [/prune|mirabelle/i], not: /haricots|oignon/i }]],
)

rule(
  'what a name is said with is no part of it, and how many pieces nobody knows is said',
  [
    ['sourdough discard crackers with rosemary', { says: /dish unknown: sourdough discard crackers/ }],
    ['12 omelettes', { says: /strange_word: 12 omelettes/ }],
    ['cocktail sausages', { has: [/pork sausages/] }],
    ['chicken from the tandoor', { says: /strange_word: tandoor/ }],
    ['lazanya', { title: /lasagne/i }],
  ],
  [['un couscous pour 8', { title: /couscous royal/i, serves: 8 }]],
)

rule(
  'what stands beside a dish takes nothing from it',
  [
    ['roast chicken and carrot mash', { has: [/chicken/], says: /one_dish: a mash/ }],
    ['burger and sweet potato fries', { has: [/beef/], says: /one_dish: chips/ }],
    ['mash and roast pork', { has: [/pork/], says: /one_dish: a mash/ }],
  ],
  [
    ['rôti de porc et purée de carottes', { has: [/porc/], says: /one_dish: une purée/ }],
    ['puree de celeri et roti de porc', { has: [/porc/], says: /one_dish: une purée/, atFirst: true }],
  ],
)

rule(
  'what it is eaten from, made in, kept for or may cost is a wish',
  [
    ['breakfast overnight for a houseful of mates, say nine', { serves: 9, says: /^(?!.*occasion)/s }],
    ['tired of noodles, a stir-fry', { not: /noodle/ }],
  ],
  [
    ['moule à cake 26 cm, salé, olives', { title: /cake/i, has: [/olives/] }],
    ['Chandeleur', { title: /crêpes/i }],
    ['marre du poulet, un curry', { not: /poulet/ }],
    ['entrée froide à la tomate', { title: /gaspacho|salade/i, atFirst: true }],
    ['slt g 2 courgettes e du chèvre pr ce soir mci', { has: [/courgettes/, /chèvre/] }],
    ['une saucisse, deux pommes de terre et moi', { has: [/saucisse/, /pommes de terre/] }],
  ],
)

rule(
  'pig is pork, and a fast leaves out what it forbids',
  [
    ["feijoada but for people who don't eat pig", { not: /pork|bacon|chorizo|sausage/i, says: /pork/ }],
    ['dinner for orthodox lent', { not: /(?<!oat |soya |coconut )milk|cheddar|parmesan|feta|egg(?!plant)|chicken/i }],
    ['my dog and I want to share a dinner', { not: /onion|garlic|salt\b|chocolate|raisin/i, says: /food for animals/ }],
    ['oil is out, dinner', { not: /\boil\b/ }],
  ],
  [],
)

rule(
  'what is printed on a carton, who comes and what is a measure is no food and no dish',
  [
    ["milk a day past its date, don't want to waste it", { not: /\bdates\b/ }],
    ['roast something for both grannies', { title: /^(?!.*gravy)/i }],
    ['kimchi jjigae, one bowl', { says: /dish unknown: kimchi jjigae/ }],
    ['six ramekins of crème brûlée', { serves: 6 }],
    ['roast turkey carcass and sprouts', { has: [/turkey|chicken/], not: /1 (?:whole )?turkey/ }],
    ["my nan's toad in the hole with onion gravy", { says: /one_dish: a gravy/ }],
    ['hummus, no blender', { says: /dish demands: a hummus/ }],
    ['hotel room, kettle only', { title: /kettle/i, says: /^(?!.*strange_word)/s, atFirst: true }],
    ['wot can i do w 3 tatties n a tin o beans m8', { has: [/potatoes/, /beans/] }],
  ],
  [
    ['crème brûlée, six ramequins', { serves: 6 }],
    ['Saint-Valentin pour célibataire', { says: /^(?!.*dish)/s }],
    ['de retour du boulot à 19h, à table à 19h20', { within: 20 }],
  ],
)

rule(
  'a colour is one of foods, whoever eats nothing else or nothing of it',
  [
    ['my toddler only eats orange food', { has: [/carrot|sweet potato|squash|pumpkin/], not: /\boranges?\b/ }],
    ["my son won't eat anything green", { not: /basil|chives|parsley|spinach|peas|broccoli|courgette/ }],
    ['roast chicken with something green', { has: [/broccoli|beans|peas|spinach|courgette/] }],
    ['Thai green curry', { title: /green.*curry/i }],
  ],
  [
    ['mon fils de trois ans ne veut rien de vert', { not: /ciboulette|persil|basilic|épinards|petits pois|brocoli/ }],
    [
      'quelque chose de vert pour accompagner le gigot',
      { has: [/haricots verts|brocoli|petits pois|épinards|courgette/] },
    ],
  ],
)

rule(
  'how those are who cook or eat, and how hot the day is, chooses the dish',
  [
    ['date night, I can barely cook', { title: /^(?!.*soufflé)/i, serves: 2 }],
    [
      "dad's home from hospital, only soft foods",
      { title: /soup|mash|risotto|dal|stew|pie|congee|porridge|polenta|scrambled/i },
    ],
    ["it's 36 degrees outside, dinner please", { title: /^(?!.*(?:gratin|bake|roast|tart))/i }],
    ['something she can eat with one hand', { title: /wrap|sandwich|quesadilla|burger|toast/i }],
  ],
  [
    ['il fait trente-huit degrés, surtout rien de chaud', { title: /^(?!.*(?:gratin|tarte|omelette|rôti))/i }],
    [
      'papa a perdu ses dents, il lui faut du mou',
      { title: /soupe|velouté|purée|risotto|dal|mijoté|polenta|parmentier/i },
    ],
    ['dhal de lentilles corail, pas piquant', { not: /piment/ }],
  ],
)

rule(
  'what is told of a time says when, what is listed behind a dish goes with it, and what is left beside a roast is left too',
  [
    ['spaghetti, ready before the football', { says: /^(?!.*unsuited)/s }],
    ['beef stew, thick gravy, dumplings on top', { title: /stew/i, says: /one_dish/ }],
    ['leftover roast lamb and mash', { has: [/lamb/, /potato/] }],
    ['we got a puppy and I have no brain left: pasta please', { title: /penne|spaghetti|pasta/i }],
  ],
  [['barbecue dimanche, un accompagnement', { says: /^(?!.*unwritten)/s }]],
)
