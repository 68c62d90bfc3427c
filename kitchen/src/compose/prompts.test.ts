import type { Preferences } from '@roux/contract/generation'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { misread, type Row } from '../../test/read-as-meant.ts'
import type { KitchenRequest } from '../understand/kitchen-request.ts'
import { composeRecipe } from './compose-recipe.ts'

const flesh = /chicken|beef|pork|lamb|bacon|ham\b|cod|salmon|prawn|fish|poulet|bœuf|porc|agneau|lardon|jambon|saumon/i
const dairy =
  /(?<!coconut |oat |soya |rice |almond )\b(?:milk|cream|yoghurt)|(?<!vegan |peanut )butter\b|cheese|cheddar|parmesan|gruyère|feta|mozzarella/i
const laitages =
  /\blait (?!de coco|d'avoine|de soja|de riz|d'amande)|crème (?!d'avoine|de soja)|\bbeurre (?!de caca)|fromage|parmesan|gruyère|cheddar|feta/i
const gluten =
  /(?<!buckwheat |rice |chestnut |chickpea )\bflour|(?<!gluten-free )\b(?:bread|pasta)|penne|spaghetti|soy sauce|\boat|farine de blé|avoine|boulgour|couscous/i

const english: Row[] = [
  ['gluten free bread', { has: [/gluten-free flour/], not: /bread flour|plain flour/ }],
  ['gluten-free flour tortillas', { not: /wheat tortilla/, says: /^/ }],
  [
    'a cake with gluten-free flour and oats',
    { has: [/gluten-free/], not: /plain flour|(?<!gluten-free )oats/, says: /^/ },
  ],
  ["I'm sick of chicken breast, what else can I do with rice and peppers", { has: [/rice/, /pepper/], not: /chicken/ }],
  ['fed up with pasta, something with prawns', { has: [/prawns/], not: /pasta|spaghetti|penne/ }],
  ['death by chocolate cake for 10', { has: [/chocolate/], says: /death by chocolate/ }],
  ['rib eye for two', { has: [/steak/] }],
  ['vegan puff pastry', { not: dairy, says: /puff pastry/ }],
  ['roast chicken salad', { title: /chicken salad/i, has: [/chicken/], not: /whole chicken/ }],
  ['roast beef sandwich', { title: /sandwich/i, has: [/bread/, /steak|beef/] }],
  ['fried egg sandwich', { title: /sandwich/i, has: [/eggs/, /bread/] }],
  ['teriyaki salmon bowl', { title: /salmon bowl/i, has: [/salmon/], says: /teriyaki/ }],
  ['carbonara pizza', { title: /pizza/i }],
  ['meatball sandwich', { title: /sandwich/i, has: [/mince/] }],
  ['mushroom beef stroganoff', { title: /stroganoff/i, has: [/steak|beef/], atFirst: true }],
  ['aubergine moussaka', { title: /moussaka/i, has: [/lamb/] }],
  ['vegetable lasagne with ham', { title: /lasagne/i, has: [/cooked ham/] }],
  ['steamed bananas', { not: /tofu|chicken/ }],
  ['dinner for 2 adults and a child', { serves: 3 }],
  ['curry for thirty', { serves: 30 }],
  ['bolognese pasta', { title: /bolognese/i }],
  ['falafel burger', { title: /burger/i, not: flesh, says: /falafel burger/ }],
  ['vegetable paella', { title: /paella/i, not: flesh }],
  ['mushroom stroganoff', { title: /mushroom stroganoff/i, has: [/mushrooms/], not: flesh }],
  ['vegetable lasagne', { title: /lasagne/i, not: flesh }],
  ['bean chili', { title: /bean chili/i, not: flesh }],
  ['beef and bean chili', { title: /beef/i, has: [/beef/, /beans/] }],
  ['cabbage rolls', { title: /cabbage/i, has: [/pork/] }],
  ['mushroom risotto', { title: /mushroom/i, has: [/mushrooms/] }],
  ['quorn mince lasagne', { title: /lasagne/i, not: flesh, says: /food unknown: Quorn mince$/m }],
  ['mock duck curry', { has: [/tofu/], not: /duck|chicken/, says: /mock duck/ }],
  ['vegan sausage casserole', { has: [/vegan sausages/], not: flesh }],
  ['tofu scramble', { title: /tofu scramble/i, has: [/tofu/], not: /\beggs?\b/ }],
  ['onion tart', { title: /onion tart/i, has: [/onions/], not: /anchov/ }],
  ['jambalaya without sausage', { title: /jambalaya/i, not: /sausage|chorizo/ }],
  ['pesto with no cheese', { title: /pesto/i, has: [/basil/], not: /parmesan|pecorino/i }],
  ['burger and fries', { title: /burger/i, says: /not_kept dish one_dish: chips/ }],
  ['pork chops with mash', { has: [/pork/], says: /not_kept dish one_dish: a mash/ }],
  ['chicken with tomato sauce', { has: [/chicken/], says: /not_kept dish one_dish: a tomato sauce/ }],
  ['steak with chips', { title: /steak/i, has: [/steak/, /potatoes/] }],
  ['no pork, beef stew', { title: /beef stew/i, has: [/beef/] }],
  ['banoffee pie', { title: /banoffee/i, has: [/bananas?/, /condensed milk/], not: flesh }],
  ['chilli for 2 adults and 3 kids', { title: /chili/i, serves: 5 }],
  ['lobster pasta', { title: /lobster/i, has: [/lobster/], not: /crab/ }],
  ['octopus salad', { title: /octopus salad/i, has: [/octopus/] }],
  ['strawberry tart', { title: /strawberry/i, has: [/strawberries/] }],
  ['chicken pad thai', { title: /chicken/i, has: [/chicken/], not: /prawn/ }],
  ['sweet and sour chicken', { title: /chicken/i, not: /pork/ }],
  ['stuffed tomatoes', { title: /tomatoes/i, not: /courgettes/ }],
  ['beef pho', { title: /pho/i, has: [/sirloin/] }],
  ['croque monsieur', { title: /croque/i, not: /\beggs?\b/ }],
  ['croque madame', { title: /croque/i, has: [/\beggs?\b/] }],
  ['hummus', { title: /hummus/i, has: [/chickpeas/, /tahini/], not: /hummus/ }],
  ['houmous for six, no garlic', { title: /hummus/i, has: [/chickpeas/], not: /hummus|garlic/, serves: 6 }],
  ['beetroot hummus', { title: /hummus/i, has: [/chickpeas/, /beetroot/] }],
  ['wrap with hummus', { has: [/tortillas/, /hummus/] }],
  ['carrots and hummus', { has: [/carrot/, /hummus/] }],
  ['country bread', { has: [/flour/, /yeast/], not: /bread(?! flour)/ }],
  ['how to make mayonnaise', { title: /mayonnaise/i, has: [/egg/, /oil/], not: /mayonnaise/ }],
  ['tuna mayonnaise', { has: [/tuna/, /mayonnaise/] }],
  ['tortillas', { title: /tortillas/i, has: [/flour/, /water/] }],
  ['naan', { title: /naan/i, has: [/yeast/] }],
  ['pita', { title: /pitta/i, has: [/yeast/] }],
  ['ketchup', { title: /ketchup/i, has: [/tomatoes/, /vinegar/] }],
  ['ricotta', { title: /ricotta/i, has: [/litre milk/, /lemon/] }],
  ['granola', { title: /granola/i, has: [/oats/] }],
  ['chicken stock', { title: /stock/i, has: [/wings/, /water/] }],
  ['strawberry jam', { title: /strawberry jam/i, has: [/strawberries/, /sugar/] }],
  ['how to make tofu', { says: /not_kept dish unknown: tofu,/, has: [/tofu/], atFirst: true }],
  ['baguette', { title: /baguette/i, has: [/flour/] }],
  ['leg of lamb', { title: /roast|easter|garlic/i, has: [/kg leg of lamb/] }],
  ['welsh lancashire hotpot', { title: /hotpot/i, has: [/lamb/] }],
  [
    'a quick vegan chickpea and spinach curry for 2',
    { title: /chickpea and spinach curry/i, has: [/chickpeas/, /spinach/], not: flesh, serves: 2, within: 30 },
  ],
  ['vegan curry', { title: /curry/i, not: dairy }],
  ['cookies', { title: /cookies/i }],
  ['pork adobo', { title: /pork adobo/i, has: [/pork/], not: /chicken/ }],
  ['chicken alfredo', { title: /Alfredo with chicken/, has: [/chicken/] }],
  ['gluten-free tiramisu', { title: /tiramisu/i, has: [/gluten-free biscuits/], not: /bread/ }],
  ['vegan yakisoba', { title: /yakisoba/i, has: [/soy sauce/], not: /tamari/ }],
  ['samosas with minced beef', { title: /beef samosas/i, not: /dice/ }],
  ['halloumi skewers', { title: /halloumi.*skewers/i, has: [/halloumi/] }],
  ['chicken wings', { title: /wings/i, has: [/chicken wings/] }],
  ['bbq ribs', { title: /ribs/i }],
  ['cauliflower wings', { title: /cauliflower/i, not: /chicken/ }],
  ['tandoori cauliflower', { title: /tandoori cauliflower/i, has: [/cauliflower/] }],
  ['homemade bread', { title: /loaf/i, has: [/tsp salt/] }],
  ['lemon tart', { title: /lemon tart/i, has: [/butter, for the filling/], not: /vegan/ }],
  ['tartiflette', { title: /tartiflette/i, has: [/Reblochon/] }],
  ['Chicken curry without coconut for four', { title: /chicken/i, not: /coconut/, serves: 4 }],
  ['red lentil dal', { title: /dal/i, has: [/red lentils/] }],
  ['eggplant curry', { title: /aubergine/i, has: [/aubergines/] }],
  ['lamb tagine with dried apricots', { has: [/lamb/, /dried apricots/], title: /lamb/i, not: /wine/ }],
  ['egg-free eggplant gratin', { title: /aubergine gratin/i, not: /\beggs?\b/ }],
  ['carrot and ginger soup', { title: /carrot/i, has: [/carrots/, /ginger/] }],
  ['chicken noodle soup', { title: /chicken and noodle soup/i, has: [/noodles/] }],
  ['creamy tomato soup, dairy free', { title: /tomato/i, not: dairy }],
  ['minestrone', { title: /minestrone/i }],
  ['butternut soup', { title: /butternut squash/i, has: [/butternut/] }],
  ['slow beef stew with red wine', { title: /beef/i, has: [/red wine/, /stewing beef/] }],
  ['bean stew for 6 people', { title: /bean/i, serves: 6 }],
  ['mushroom risotto serves 4', { title: /mushroom risotto/i, serves: 4 }],
  ['vegan mushroom risotto', { title: /risotto/i, not: dairy }],
  ['tofu stir fry with broccoli', { title: /tofu and broccoli/i, has: [/tofu/, /broccoli/] }],
  ['gluten free beef stir-fry', { title: /beef|steak/i, not: gluten }],
  ['pasta with tuna and tomato', { has: [/tuna/, /penne|spaghetti/, /tomato/] }],
  ['gluten-free pasta with mushrooms', { has: [/gluten-free pasta/, /mushrooms/], not: gluten }],
  ['pasta salad', { title: /salad/i, has: [/penne|spaghetti|pasta/] }],
  ['salmon with lemon and dill for two', { title: /salmon/i, has: [/salmon/, /lemon/, /dill/], serves: 2 }],
  ['roast chicken and potatoes', { title: /chicken/i, has: [/chicken/, /potatoes/] }],
  ['apple crumble', { title: /apple crumble/i, has: [/apples/] }],
  ['apple crumble without oats and nuts', { title: /apple crumble/i, not: /oats|almond|walnut/ }],
  [
    'vegan pancakes with blueberries',
    { title: /pancakes/i, has: [/blueberries/], not: /\beggs?\b|butter\b(?<!vegan butter)/ },
  ],
  ['dairy-free chocolate cake', { title: /chocolate/i, has: [/dark chocolate/], not: dairy }],
  ['an egg free carrot cake', { title: /cake/i, has: [/carrots/], not: /\beggs?\b/ }],
  ['I have leeks, potatoes and cream in my fridge', { has: [/leeks/, /potatoes/, /cream/] }],
  ['what can I make with eggs and spinach?', { has: [/eggs/, /spinach/] }],
  ['omelette with mushrooms, no cheese', { title: /mushroom omelette/i, not: /cheese|cheddar|gruyère|feta/i }],
  ['vegan omelette', { title: /chickpea pancake/i, not: /\beggs?\b/, says: /not_kept dish demands: an omelette/ }],
  ['coeliac friendly leek tart', { title: /leek/i, not: gluten }],
  ['dinner in 20 minutes', { within: 20 }],
  ['a stew in 10 minutes', { title: /stew/i, says: /not_kept time too_slow: .*asked 10/ }],
  ['something under half an hour for 3', { within: 30, serves: 3 }],
  ['vegan chicken curry', { title: /curry/i, not: flesh, says: /chicken/ }],
  ['kangaroo curry', { title: /curry/i, says: /not_kept food unknown/ }],
  ['soup with zorblax', { title: /soup/i, says: /not_kept food unknown/ }],
  ['test', { says: /not_kept wish not_understood/ }],
  ['aaaa', { says: /not_kept wish not_understood/ }],
  ["beef stroganoff minus the sour cream, I've only got Greek yogurt", { title: /steak|beef/i, has: [/yoghurt/] }],
  ['🍕🍕🍕', { title: /pizza/i }],
  ["'; DROP TABLE recipes; --", { says: /not_kept dish nothing_near: DROP TABLE/ }],
  ['for my boyfriend who hates mushrooms: pasta with bacon', { title: /bacon/i, not: /mushroom/ }],
  ['leek and potato pie', { title: /leek/i, has: [/leeks/, /potatoes/, /pastry/], not: /chicken thigh/ }],
  ['no dairy, no gluten, no eggs birthday cake', { title: /cake/i, not: dairy }],
  ['banana bread', { title: /banana/i, has: [/bananas?/] }],
  ['vegan bolognese', { title: /bolognese/i, not: flesh }],
  ['smoked salmon sandwich', { title: /smoked salmon/i }],
  ['lentils', { has: [/lentils/] }],
  ['chili without beans', { title: /chili/i, not: /beans?\b|chickpeas/ }],
  ['peanut butter noodles', { has: [/peanut butter/, /noodles/] }],
  ['coconut milk soup without milk', { has: [/coconut milk/], not: dairy }],
  [
    'allergic to nuts and sesame, grain bowl please',
    { title: /bowl/i, not: /almond|walnut|cashew|tahini|sesame|peanut/ },
  ],
  ['nut-free pesto pasta', { title: /pesto/i, has: [/penne|spaghetti/], not: /pine nut|walnut/ }],
  ['tarte aux poireaux', { title: /leek tart/i, has: [/leeks/] }],
  ['not spicy black bean tacos', { title: /black bean/i, has: [/black beans/, /tortillas/], not: /chilli/ }],
  ['a smoothie with banana and strawberries', { has: [/bananas?/, /strawberries/] }],
  ['goat cheese salad with walnuts', { title: /salad/i, has: [/goat's cheese/, /walnuts/] }],
  ['fish without shellfish for 5', { has: [/cod|hake|salmon|trout|bass|haddock|tuna/], serves: 5 }],
  ['Pumpkin soup for 12 guests', { title: /pumpkin soup/i, serves: 12 }],
  ['vegetable soup', { title: /soup/i }, { diets: ['vegan', 'gluten_free'], allergies: ['celery'] }],
  ['soup', { not: /onion/ }, { dislikes: ['oignons', 'spring onion'] }],
  ['soup', { not: /onion|garlic/ }, { other_allergies: ['onions', 'ail'] }],
  ['Salmon, lemon and dill, all in one tin', { title: /bake|tray|tin/i, has: [/salmon/, /lemon/, /dill/] }],
  ['salmon traybake', { title: /tray|tin|baked/i, has: [/salmon/] }],
  ['sheet pan cod with potatoes', { title: /tray|tin|baked/i, has: [/cod/, /potatoes/] }],
  ['one pan chicken dinner', { title: /tray|roast/i, has: [/chicken/] }],
  ['salmon', { title: /salmon/i, not: /coconut|turmeric/, atFirst: true }],
  ['something with cod', { title: /baked|tray/i, has: [/cod/], atFirst: true }],
  ['salmon curry', { title: /salmon curry/i }],
  ['roasted cauliflower', { title: /cauliflower/i, has: [/cauliflower/], not: flesh }],
  ['baked potatoes', { title: /potato/i, has: [/potatoes/], not: flesh }],
  ['dragon fruit surprise', { says: /food unknown: dragon fruit$/m }],
  ['okra curry', { title: /curry/i, has: [/okra/] }],
  ['rabbit stew', { title: /stew/i, has: [/chicken/], says: /food unknown: rabbit$/m }],
  ['vegan rabbit stew', { title: /stew/i, not: flesh, says: /food unknown: rabbit$/m }],
  ['mushroom pizza', { title: /mushroom pizza/i, has: [/mushrooms/, /yeast/] }],
  ['fish fingers', { has: [/cod/, /breadcrumbs/] }],
  ['chicken zorblax', { has: [/chicken/], says: /not_kept dish unknown: chicken zorblax, ~ / }],
  ['allergic to zorblax: a soup', { title: /soup/i, says: /not_kept avoided unknown/ }],
  [
    'allergic to oysters, seafood risotto',
    { not: /mussels|prawn|squid|clam|crab/, title: /risotto/i, says: /not_kept food avoided: seafood/ },
  ],
  ['no soup please, something with carrots', { title: /^(?!.*soup)/i, has: [/carrots/] }],
  ['spaghetti carbonara without cream', { title: /spaghetti/i, has: [/guanciale|bacon/, /eggs/], not: /cream/ }],
  ['french onion soup', { title: /onion/i, has: [/onions/] }],
  ["shepherd's pie", { has: [/minced lamb/, /potatoes/] }],
  ['roast vegetables', { title: /roast/i, not: flesh }],
  ['lamb tagine with apricots', { has: [/lamb/, /dried apricots/, /ras el hanout/], not: /wine/ }],
  ['halloumi salad', { title: /halloumi/i, has: [/halloumi/] }],
  ['chicken salad', { title: /chicken/i, has: [/chicken/] }],
  ['lentil salad', { has: [/green lentils/] }],
  ['chicken and mushroom pie', { has: [/chicken/, /mushrooms/] }],
  ['beef and barley soup', { has: [/beef|steak/, /barley/] }],
  ['soup with no onions or garlic', { title: /soup/i, not: /onion|shallot|garlic/ }],
  ['basque chicken', { has: [/chicken/, /peppers?/, /tomatoes/] }],
  ['leek tart', { not: /Gruyère|crème fraîche/ }],
  ['hello', { within: 40, not: flesh, says: /not_kept wish not_understood/ }],
  ['test', { within: 40, not: flesh, says: /not_kept wish not_understood/ }],
  ['aaaa', { within: 40, not: flesh, says: /not_kept wish not_understood/ }],
  ['?', { within: 40, not: flesh, says: /not_kept wish not_understood/ }],
  ['snacks for a party', { within: 75 }],
  [
    'no-bake dessert',
    { title: /ice|mousse|tiramisu|salad|panna cotta|trifle|sorbet|cake|poached|truffles|nests|jelly/i },
  ],
  ['mushrooms on toast', { title: /sandwich/i, has: [/mushrooms/, /bread/] }],
  ['leek and bacon quiche', { title: /leek/i, has: [/bacon/, /leeks/] }],
]

const frenchRows: Row[] = [
  ['pain sans gluten', { has: [/farine/], not: gluten }],
  ['salade de poulet rôti', { title: /salade/i, has: [/poulet/], not: /poulet fermier/ }],
  ['gratin de gnocchi', { title: /gratin/i }],
  ['poulet rôti aux légumes', { has: [/poulet/] }],
  ['blanquette de veau aux légumes', { title: /blanquette/i, has: [/veau/] }],
  ['pâtes au poulet rôti', { has: [/poulet/] }],
  ['pâtes à la bolognaise', { title: /bolognaise/i }],
  ['lasagnes de légumes', { title: /lasagnes/i, not: flesh }],
  ['paella aux légumes', { title: /paella/i, not: flesh }],
  ['bourguignon aux champignons', { title: /bourguignon/i, has: [/bœuf/, /champignons/] }],
  ['lasagnes au haché végétal', { title: /lasagnes/i, not: flesh, says: /haché végétal/ }],
  ["tarte à l'oignon", { title: /tarte .*oignon/i, has: [/oignons/], not: /anchois/ }],
  [
    'boeuf bourguignon sans alcool',
    { title: /bœuf bourguignon/i, has: [/bœuf/], not: /vin rouge|cognac/i, says: /bouillon/ },
  ],
  ['poulet purée', { has: [/poulet/], says: /not_kept dish one_dish: une purée/ }],
  ['chou farci', { title: /chou farci/i, has: [/porc/] }],
  ['truite aux amandes', { has: [/truite/, /amandes/] }],
  ['un plat qui a du goût', { says: /^(?!.*goutte)/s }],
  ['crumble au cassis', { title: /cassis/i, has: [/cassis/], not: /mûres/ }],
  ['lieu noir au four', { title: /lieu noir/i, has: [/lieu noir/], not: /églefin/ }],
  ['curry pour une dizaine de personnes', { title: /curry/i, serves: 10 }],
  ['homard grillé', { has: [/homard/], not: /crabe/ }],
  ['tarte aux poires', { title: /poires/i, has: [/poires/] }],
  ["haricots verts à l'ail", { title: /haricots verts/i, has: [/haricots verts/] }],
  ['soupe de lentilles vertes', { title: /vertes/i, has: [/lentilles vertes/] }],
  ["biryani d'agneau", { title: /agneau/i, has: [/agneau/] }],
  [
    'une tarte aux poireaux sans gluten pour 6 personnes',
    { title: /^Tarte .*aux poireaux/, has: [/poireaux/, /sarrasin|châtaigne|pois chiches/], not: gluten, serves: 6 },
  ],
  ['curry de pois chiches végétalien', { title: /pois chiches/, not: laitages }],
  ['curry de poulet sans lait de coco', { title: /poulet/, not: /lait de coco/ }],
  ['soupe de lentilles corail', { title: /lentilles corail/ }],
  ['velouté de potimarron pour deux', { title: /potiron/, serves: 2 }],
  ['gratin de courgettes sans lactose', { title: /courgettes/, not: laitages }],
  ['bœuf aux carottes', { has: [/bœuf/, /carottes/] }],
  ['boeuf aux carottes', { has: [/bœuf/, /carottes/] }],
  ['risotto aux champignons et au parmesan', { title: /champignons/, has: [/parmesan/] }],
  ['risotto végétarien au parmesan', { title: /[Rr]isotto/, not: /parmesan/, has: [/fromage à pâte dure végétarien/] }],
  ['omelette aux pommes de terre', { title: /pommes de terre|Omelette espagnole/, has: [/pommes de terre/, /œufs/] }],
  ['omelette sans œuf', { title: /[Ss]occa/, not: /œuf/, says: /not_kept dish demands: une omelette/ }],
  [
    'crêpes sans lait ni œufs',
    {
      title: /^Crêpes/,
      not: /œufs?|\blait (?!de coco|d'avoine|de soja|de riz|d'amande)/,
    },
  ],
  [
    'gâteau au chocolat sans gluten et sans noix',
    { title: /chocolat/, not: /farine de blé|amande|noix(?! de (?:coco|muscade))|noisette/ },
  ],
  ['crumble aux pommes et aux poires', { title: /pommes(?:,| et) aux poires/ }],
  ['salade de quinoa', { title: /quinoa/, has: [/quinoa/] }],
  ['pâtes au saumon et aux épinards en moins de 30 min', { has: [/saumon/, /épinards/], within: 30 }],
  ['pates aux legumes', { has: [/penne|spaghettis/], title: /[Pp]enne|[Ss]paghettis/ }],
  ['poisson au four avec du fenouil', { title: /four|fenouil/, has: [/fenouil/] }],
  ['poulet rôti au citron pour six', { has: [/poulet/, /citrons?/], serves: 6 }],
  ['chili sin carne', { title: /[Cc]hili/ }],
  ['ratatouille sans aubergine', { not: /aubergine/ }],
  [
    'je suis allergique aux arachides et au soja : un wok',
    { title: /[Ww]ok|[Pp]oêlée/, not: /cacahuète|soja|tofu|tamari/ },
  ],
  ['dessert aux fraises', { has: [/fraises/] }],
  ['un plat rapide pour 4 en 20 minutes', { serves: 4, within: 20 }],
  ['soupe à la courge butternut', { title: /courge butternut/ }],
  ['houmous', { title: /houmous/i, has: [/pois chiches/, /tahini/], not: /houmous/ }],
  ['houmous de betterave', { title: /betterave/i, has: [/pois chiches/, /betterave/], not: /houmous/ }],
  ['wrap au houmous', { has: [/galettes/, /houmous/] }],
  ['carottes et houmous', { has: [/carotte/, /houmous/] }],
  ['pain de campagne', { title: /pain/i, has: [/farine/, /levure/], not: /pain/ }],
  ['faire son pain', { has: [/farine/, /levure/], not: /pain/ }],
  ['pesto', { title: /pesto/i, has: [/basilic/, /pignons/], not: /pesto/ }],
  ['comment faire une mayonnaise', { title: /mayonnaise/i, not: /mayonnaise/ }],
  ['confiture de fraises', { title: /confiture de fraises/i, has: [/fraises/, /sucre/] }],
  ['yaourt maison', { title: /yaourt/i, has: [/1 l de lait/] }],
  ['bouillon de légumes', { title: /bouillon/i, has: [/eau/, /carotte/] }],
  ['pâte brisée', { title: /pâte brisée/i, has: [/farine/, /beurre/] }],
  ['pâte feuilletée', { title: /pâte brisée/i, says: /not_kept dish unknown: .*feuilletée/ }],
  ['moutarde', { says: /not_kept dish unknown: .*moutarde/, atFirst: true }],
  ['salade de chèvre chaud aux noix', { has: [/chèvre/, /noix/] }],
  ['maïs et haricots noirs', { has: [/maïs/, /haricots noirs/] }],
  ['une recette sans four avec des pommes de terre', { has: [/pommes de terre/], not: /zzz/ }],
  ['quiche lorraine sans porc', { title: /Quiche/, has: [/tofu fumé|champignons/], not: /lardon|jambon|porc/ }],
  ['quiche saumon épinards', { has: [/saumon/, /épinards/] }],
  ['tarte aux pommes', { title: /pommes/, has: [/pommes/], not: /œufs/ }],
  ['tacos végans', { has: [/tortillas/], not: laitages }],
  ['qsdfg', { says: /not_kept wish not_understood/ }],
  ['leek tart', { title: /poireaux/ }],
  ['tarte au zorblax', { title: /tarte/i, says: /not_kept dish unknown: tarte au zorblax, ~ / }],
  ['pas de champignons, un risotto', { title: /[Rr]isotto/, not: /champignon/ }],
  ['curry', { not: /d'ail\b|coriandre/ }, { dislikes: ["l'ail", 'coriander'] }],
  ['steak frites', { title: /^Steak frites/, has: [/rumsteck/] }],
  ['poireaux vinaigrette', { title: /poireaux vinaigrette/i, has: [/poireaux/, /moutarde/] }],
  ['brandade de morue aux olives', { title: /brandade.*morue/i, has: [/morue/, /olives/] }],
  ['spaghetti bolognaise', { has: [/bœuf haché/], title: /bolognaise, bœuf/ }],
  ['gratin dauphinois', { title: /dauphinois/, has: [/pommes de terre/, /crème/], not: /gruyère/ }],
  ['crêpes', { title: /Crêpes/, has: [/œufs/] }],
  ['crêpes véganes', { title: /^Crêpes/, not: /œuf|\blait (?!d'|de (?:soja|riz|coco))|beurre/ }],
  ['gaufres végétaliennes', { not: /œuf|\blait (?!d'|de (?:soja|riz|coco))|beurre/ }],
  ['saumon à la plaque', { title: /saumon/i, not: /curcuma/ }],
  ['dos de cabillaud', { title: /cabillaud/i, not: /curcuma/, atFirst: true }],
  ['poulet basquaise', { has: [/poulet/, /poivrons?/, /tomates/] }],
  ['poulet zorblax', { has: [/poulet/], says: /not_kept dish unknown: poulet zorblax, ~ / }],
  ['soupe de zorblax', { title: /soupe|velouté/i, says: /not_kept dish unknown: soupe de zorblax, ~ / }],
  ["lotte à l'ail", { has: [/lotte/] }],
  ['pizza aux champignons', { title: /^Pizza/, has: [/champignons/, /levure de boulanger/] }],
  ['gâteau sans cuisson', { title: /sans (?:cuisson|four)/i, has: [/biscuits/], says: /^$/ }],
  ['tarte tatin', { title: /Tatin/, has: [/pommes/, /sucre/] }],
  ["soupe à l'oignon", { title: /oignons/ }],
  ['hachis parmentier', { title: /^Hachis/, has: [/bœuf haché/, /pommes de terre/] }],
  ['crêpes au sarrasin, jambon et fromage', { has: [/sarrasin/, /jambon/, /gruyère|feta|chèvre|mozzarella/] }],
  ['blanquette de poulet', { title: /^Blanquette de (?:cuisses de )?poulet/, has: [/poulet/, /crème/], not: /veau/ }],
  [
    'poulet à la crème et aux champignons',
    { title: /poulet/, has: [/crème/, /champignons/], not: /farine de blé.*œufs/s },
  ],
  ['tajine de poulet aux citrons et aux olives', { has: [/poulet/, /citron/, /olives/], not: /\bvin\b/ }],
  ['blanquette de veau', { has: [/veau/, /crème/], not: /vin rouge/ }],
  ["tajine d'agneau aux pruneaux", { has: [/agneau/, /pruneaux/], not: /\bvin\b/ }],
  ['tarte aux poireaux', { title: /poireaux/, not: /cheddar/ }],
  ['gratin de courgettes au fromage', { not: /cheddar/ }],
  ['salade niçoise', { title: /^(?!.*olives.*olives)/ }],
  ['apéro', { within: 75 }],
  [
    'bonjour',
    {
      within: 40,
      not: /poulet|bœuf|porc|agneau|lardon|jambon|saumon|thon|cabillaud/,
      says: /not_kept wish not_understood/,
    },
  ],
  ['galettes de sarrasin', { has: [/sarrasin/] }],
]

/** Ordinary sentences, whose every food is served: nothing is to be said about them. */
const plainEnglish = `
  A quick vegan chickpea and spinach curry for 2
  Something warm with leeks, potatoes and leftover ham
  A birthday cake without nuts for 12 children
  Dinner in 20 minutes with eggs and not much else
  Gluten-free pancakes for a slow Sunday morning
  A cosy vegetarian stew with half a pumpkin
  Salmon, lemon and dill, all in one tin
  A lentil soup that freezes well, for 6
  Crisp roast potatoes like my grandmother's
  What to do with a glut of courgettes
  A packed lunch that is good cold, no dairy
  A spicy noodle bowl for a rainy Tuesday
  An apple tart I can make the day before
  something with cod
  chicken thighs and rice, one pot
  one pan chicken dinner
  sheet pan sausages and peppers
  weeknight dinner for a family of 5
  what can I cook with chickpeas, lemons and half a cabbage?
  comfort food for a cold night
  healthy lunch under 400 calories
  high protein vegetarian dinner
  a romantic dinner for two
  my kids won't eat vegetables, help, dinner please
  use up stale bread
  leftover roast chicken
  a light summer salad with peaches
  a hearty soup to freeze
  no-bake dessert
  Thai green curry with prawns
  mushrooms on toast
  chicken tikka masala, not too hot
  pulled pork sandwiches
  dinner for my vegan friend
  something fancy but easy for a date night
  rainy day soup
  a jar of peanut butter and two bananas
  quick breakfast before school
  I'm tired and hungry
  I've got tofu, what now?
  cheap student meal with lentils
  a stew that simmers all afternoon
  picnic food that travels well
  no faff midweek pasta
  showstopper chocolate cake for a birthday
  gooey chocolate brownies
  zesty lemon chicken with rice
  a big pot of chili for game night
  creamy garlicky mushroom risotto
  crunchy slaw-like salad with carrots and cabbage
  an omelette like in a French bistro
  soup from scratch without a blender
  curry in a hurry
  tomato soup like my mum used to make
  vegetarian lunch I can take to the office
  dinner without turning the oven on
  something my toddler will eat with courgettes
  potato salad with mustard, no mayo
  pumpkin soup for bonfire night
  leek tart with a crisp crust
`
const plainFrench = `
  Un curry végan de pois chiches express pour 2
  Une tarte aux poireaux sans gluten pour 6
  Un gâteau d'anniversaire sans noix pour 12 enfants
  Un dîner en 20 minutes avec presque rien
  Des crêpes moelleuses pour dimanche matin
  Un ragoût d'hiver avec une moitié de potiron
  Du saumon au citron, tout dans le même plat
  Une soupe de lentilles à congeler, pour 6
  Les pommes de terre rôties de ma grand-mère
  Que faire d'un panier plein de courgettes
  Un déjeuner à emporter, bon froid et sans lait
  Un bouillon de nouilles épicé pour un soir de pluie
  Une tarte aux pommes à préparer la veille
  dos de cabillaud
  filet de merlu et fenouil
  saumon à la plaque
  légumes d'hiver au four
  un plat réconfortant pour ce soir
  que faire avec un reste de riz ?
  recette légère pour l'été
  dîner presque parfait entre amis
  une idée pour changer des pâtes
  j'ai des carottes, du lait de coco et du curry
  plat familial pas cher
  quelque chose de frais quand il fait chaud
  lasagnes aux épinards
  un repas complet sans prise de tête
  des restes de poulet à finir
  velouté qui réchauffe
  goûter pour les enfants
  brunch du dimanche
  salade niçoise
  curry de légumes tout doux
  gratin de pommes de terre comme chez mamie
  une soupe toute simple avec trois carottes
  tarte aux tomates et à la moutarde
  poulet au citron façon tajine
  un gâteau au yaourt pour le goûter
  pâtes aux courgettes et au citron
  crumble aux pommes et aux noix
  omelette aux fines herbes
  riz sauté aux crevettes
  chili sin carne pour dix
  une salade de lentilles qui tient au corps
  soupe de légumes de saison
  des lentilles sans saucisse
  poêlée de champignons à l'ail
`

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

testTable(linesOf(plainEnglish))('no excuse is made for what is plain in English', (prompt) =>
  expect(misread(prompt, {}, 'en')).toEqual([]),
)

testTable(linesOf(plainFrench))('nor for what is plain in French', (prompt) =>
  expect(misread(prompt, {}, 'fr')).toEqual([]),
)

testTable(english)('in English each is read as it is meant', (prompt, expected, preferences) =>
  expect(misread(prompt, expected, 'en', preferences)).toEqual([]),
)

testTable(frenchRows)('in French each is read as it is meant', (prompt, expected, preferences) =>
  expect(misread(prompt, expected, 'fr', preferences)).toEqual([]),
)

test('the numbers of the request win over those of the sentence', () => {
  const request: KitchenRequest = {
    user_input: 'soup for 3 in 2 hours',
    language: 'en',
    preferences: null,
    serves: 5,
    max_minutes: 15,
  }
  const draft = composeRecipe(request)
  expect(draft.serves).toBe(5)
  expect(accountOf(draft)).toMatch(/not_kept time too_slow: .*asked 15/)
})

test('who counts in cups gets cups, ounces and degrees Fahrenheit', () => {
  const preferences: Preferences = {
    diets: [],
    allergies: [],
    other_allergies: [],
    dislikes: [],
    wishes: '',
    units: 'us',
    serves: 3,
  }
  const inCups = (user_input: string, language: 'en' | 'fr') =>
    composeRecipe({ user_input, language, preferences, serves: null, max_minutes: null })
  const cake = inCups('apple cake', 'en')
  expect(cake.ingredients.join('\n')).toMatch(/about \S+ cups? \(\d+ g\) plain flour/)
  expect(cake.directions.join('\n')).toMatch(/350 °F/)
  expect(cake.serves).toBe(3)
  expect(inCups('gâteau aux pommes', 'fr').directions.join('\n')).toMatch(/350 °F/)
})
