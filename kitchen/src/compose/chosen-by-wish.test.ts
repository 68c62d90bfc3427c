import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { misread, type Row } from '../../test/read-as-meant.ts'

const rule = (name: string, english: Row[], french: Row[]) => {
  testTable(english)(`${name}, in English`, (prompt, expected) => expect(misread(prompt, expected, 'en')).toEqual([]))
  testTable(french)(`${name}, in French`, (prompt, expected) => expect(misread(prompt, expected, 'fr')).toEqual([]))
}

rule(
  'what is carried or kept is nothing that is eaten at once, also where its kind is named',
  [
    [
      'a salad to bring to a picnic that will not go limp',
      { title: /pasta|penne|rice|lentil|bulgur|couscous|salad/i, not: /watercress|rocket|lettuce|spinach/ },
    ],
    ['something for the office tomorrow that keeps', { not: /watercress|rocket|lettuce/ }],
  ],
  [
    ["une salade qui tient jusqu'à demain soir", { not: /mâche|roquette|laitue|épinards/, atFirst: true }],
    ['un petit déjeuner à manger dans le tram', { title: /^(?!.*(?:crêpe|œufs|pain perdu))/i }],
  ],
)

rule(
  'what is there of the main food is all used, and a bird is its meat',
  [
    ['5 brown bananas', { has: [/^5 bananas/m] }],
    ['half a rotisserie chicken', { title: /chicken/i, has: [/^(?:2[0-9]0|3[0-9]0) g [^\n]*chicken/m] }],
  ],
  [
    ['4 œufs', { has: [/^4 œufs/m], serves: 2, atFirst: true }],
    ['10 œufs à finir', { has: [/^(?:9|10) œufs/m], atFirst: true }],
  ],
)

rule(
  'who has nothing else gets neither an onion nor herbs beside it where a dish does without',
  [['I only have pasta, tuna and a tin of tomatoes', { not: /onion|garlic|basil/ }]],
  [["j'ai que des pâtes, du thon et une boîte de tomates", { not: /oignon|ail\b|basilic/ }]],
)

rule(
  'who will light nothing gets nothing hot',
  [["too hot to cook, I won't be turning the stove on", { title: /^(?!.*(?:pasta|penne|soup|gratin))/i }]],
  [['35 degrés, je ne veux rien allumer', { title: /^(?!.*(?:penne|soupe|gratin|tarte))/i }]],
)

rule(
  'how it shall feel chooses the dish where none is named',
  [
    ['something brothy', { title: /soup|broth|pho|congee/i }],
    ['I want something oozy and melty', { has: [/cheese|Gruyère|Cheddar|mozzarella|raclette/i] }],
    ['something to munch on while watching the rugby', { title: /^(?!.*(?:salad|soup|pasta))/i }],
  ],
  [
    ['une soupe claire', { title: /bouillon|soupe|pho/i, not: /crème/ }],
    ['envie de fromage qui file', { has: [/fromage|gruyère|cheddar|mozzarella|raclette|reblochon/i] }],
    ['à grignoter devant le film', { title: /^(?!.*(?:salade|soupe|pâtes))/i }],
  ],
)

rule(
  'who has had too much of a dish gets neither it nor what is most like it, and who wants a change not the usual',
  [
    ['bored of chicken curry, what else is there', { title: /^(?!.*curry)/i }],
    ['something different with cauliflower', { title: /^(?!.*(?:gratin|cheese|soup))/i }],
  ],
  [
    ['marre des spaghettis bolognaise, autre chose avec du bœuf haché', { title: /^(?!.*spaghetti)/i }],
    ['un truc qui change avec du chou-fleur', { title: /^(?!.*(?:gratin|velouté))/i, atFirst: true }],
  ],
)

rule(
  'a side is no main course at a feast, and a drink is asked for by what it is',
  [
    ['a vegetarian main for Christmas', { title: /^(?!.*(?:gratin|sprouts|potato))/i }],
    [
      'something fizzy without alcohol for the garden',
      { title: /lemonade|punch|mojito|temple|iced|tea/i, atFirst: true },
    ],
  ],
  [['plat de Noël végétarien', { title: /^(?!.*(?:dauphinois|choux de bruxelles))/i }]],
)

rule(
  'a chop, a steak and a fillet are cut for one, and a bare fridge names what is in it',
  [
    ['two pork chops', { has: [/^(?:2[0-9]0 g|2) pork/m], serves: 2 }],
    ['two steaks', { title: /steak/i, serves: 2, atFirst: true }],
    ['the cupboard is bare apart from eggs and bread', { has: [/egg/, /bread/], not: /onion|tomato/ }],
  ],
  [
    ['deux pavés de saumon', { serves: 2 }],
    ['le placard est vide : pâtes, ail, huile', { title: /aglio/i, atFirst: true }],
  ],
)

rule(
  'what is carried hot is soup or stew, what goes with beer is no side dish, and a course behind another is told by the way',
  [
    ['what can I put in a flask', { title: /soup|chil[il]|dal|stew|minestrone/i }],
    ['something crispy to go with a few beers', { title: /^(?!.*(?:asparagus|beans with))/i }],
    ['a light starter before a heavy main', { says: /^(?!.*(?:strange_word|one_dish))/s }],
    ['roast beef sandwiches are boring, something else please', { title: /^(?!.*sandwich)/i }],
  ],
  [
    [
      'un plat qui reste chaud dans le thermos',
      { title: /soupe|velouté|chili|dal|ragoût|mijoté|minestrone|lentilles/i },
    ],
    ['quelque chose avec une bière entre amis', { title: /^(?!.*(?:penne|omelette))/i, atFirst: true }],
    ["j'ai 8 pommes un peu flétries", { title: /pomme/i }],
  ],
)

rule(
  'what is told of a house with little in it, of a weight behind its food and of what is dipped is heard',
  [
    [
      'literally just flour, eggs and milk in the house',
      { title: /crêpe|pancake/i, not: /cheddar|onion/i, atFirst: true },
    ],
    ['nothing in the fridge apart from eggs and milk', { has: [/egg/], not: /spinach|goat/, atFirst: true }],
    ['potatoes need eating, about 2 kilos', { has: [/^(?:1\.[89]|2) kg potatoes/m], atFirst: true }],
    ['something to dip bread in', { title: /^(?!.*(?:sandwich|soup))/i, atFirst: true }],
    ['nothing that needs heating, for the office', { title: /^(?!.*(?:hot|gratin|soup))/i }],
    ['a proper french starter', { title: /^(?!.*cocktail)/i, atFirst: true }],
  ],
  [
    ['rien dans le frigo à part des œufs et du lait', { has: [/œufs/], not: /épinards|chèvre/, atFirst: true }],
    ["des légumes rôtis en accompagnement d'un rosbif", { title: /légumes/i, not: /rosbif|bœuf/, atFirst: true }],
    ['il caille, un plat mijoté au bœuf', { title: /^(?!.*(?:spaghetti|gelée))/i, has: [/bœuf/], atFirst: true }],
    ['une salade qui change de la niçoise', { title: /^(?!.*niçoise)/i, atFirst: true }],
  ],
)

rule(
  'what nobody is in the mood for is left out, a side for a roast is the side, and what is left of a dessert is dessert',
  [
    ['not in the mood for meat', { not: /chicken|beef|pork|lamb|ham|bacon/ }],
    ['a crisp slaw for pulled pork', { title: /slaw/i, not: /pork/ }],
    ['leftover rice pudding', { not: /soy sauce/, says: /no_place/ }],
    ['movie snack', { says: /^(?!.*strange_word)/s }],
    ['five ripe pears and some blue cheese', { has: [/^(?:4|5) pears/m], atFirst: true }],
  ],
  [
    ['pas envie de viande, pas envie de pâtes', { not: /poulet|bœuf|porc|jambon|lardon|spaghetti|penne|tagliatelle/i }],
    ['un accompagnement au four pour un rôti de porc', { not: /porc/ }],
    [
      'une entrée fraîche pour un dîner',
      { says: /^(?!.*one_dish)/s, title: /^(?!.*(?:penne|ratatouille))/i, atFirst: true },
    ],
    ['dîner de flemmard', { says: /^(?!.*nothing_near)/s }],
    ['g envi 2 sucré', { title: /^(?!.*(?:salade|penne|omelette))/i }],
  ],
)

rule(
  'what is typed as it is spoken, eaten standing or kept for two is heard',
  [
    ['wat can i do wiv a tin of salmon n some spuds', { has: [/salmon/, /potato/] }],
    ['lunch that can be eaten standing up', { title: /^(?!.*(?:penne|spaghetti|soup|chili))/i }],
    ['a birthday dinner for my wife, she loves seafood', { title: /^(?!.*(?:pizza|cake))/i, atFirst: true }],
  ],
  [
    [
      'il me reste 200 g de crème et du jambon',
      { has: [/^(?:[1-9]\d|1\d\d|200) ml de crème|^(?:[1-9]\d|1\d\d|200) g de crème/m], atFirst: true },
    ],
    [
      'à picorer entre copains, 10 personnes',
      { title: /^(?!.*(?:œuf bourguignon|lasagne|chili|paella))/i, serves: 10 },
    ],
    ['un dîner pour notre anniversaire de mariage', { title: /^(?!.*(?:gâteau|pizza))/i, serves: 2, atFirst: true }],
    ['plat unique pour 8', { says: /^(?!.*strange_word)/s, serves: 8 }],
  ],
)
