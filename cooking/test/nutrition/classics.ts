/**
 * Recipes as they are published, with what all of each holds by hand: title, language, portions, then kilocalories and
 * grams of protein and of fat. Behind a line stand the food that was taken for it, by its number in USDA SR 28, and the
 * grams: what the line says, or for pieces, tins and spoons what its "Weight" file has. What was multiplied and added up
 * was read from the tables of the source themselves and not from ours. Of the oil for deep-frying a tenth of the weight
 * of the rest was taken.
 */
export const classics = `
## Spaghetti carbonara ; en ; 4 ; 2710 113.6 109.9
400 g spaghetti => 20420 400
150 g pancetta, diced => 10123 150
4 large egg yolks => 01125 68
1 large egg => 01123 50
80 g pecorino romano, finely grated, plus extra to serve => 01038 80
Freshly ground black pepper
2 tbsp salt, for the pasta water
## Chilli con carne ; en ; 6 ; 2898 195.3 156.9
2 tbsp olive oil => 04053 27
2 onions, chopped => 11282 220
3 garlic cloves, crushed => 11215 9
1 red pepper, deseeded and diced => 11821 119
750 g beef mince => 23567 750
2 tsp ground cumin => 02014 4.2
1 tsp smoked paprika => 02028 2.3
1 tsp chilli powder
2 tbsp tomato purée => 11546 32
2 x 400 g tins chopped tomatoes => 11531 800
300 ml beef stock => 06008 300
2 x 400 g tins kidney beans, drained and rinsed => 16145 480
20 g dark chocolate => 19903 20
Salt and pepper
## American pancakes ; en ; 4 ; 1304 35.7 51.1
1 1/2 cups all-purpose flour => 20481 188
3 1/2 teaspoons baking powder => 18370 16
1 tablespoon white sugar => 19335 12.6
1/4 teaspoon salt => 02047 1.5
1 1/4 cups milk => 01211 305
1 egg => 01123 50
3 tablespoons butter, melted => 01145 42.6
## Banana bread ; en ; 10 ; 2208 30.2 69.4
3 ripe bananas, mashed => 09040 354
1/3 cup melted butter => 01145 76
3/4 cup sugar => 19335 150
1 egg, beaten => 01123 50
1 tsp vanilla extract => 02050 4.2
1 tsp baking soda => 18372 4.6
Pinch of salt
1½ cups all-purpose flour => 20481 188
## Fish and chips ; en ; 4 ; 4157 170.7 227.7
1 kg floury potatoes, peeled and cut into thick chips => 11352 1000
4 x 180 g skinless cod fillets => 15015 720
200 g plain flour => 20481 200
2 tsp baking powder => 18370 9.2
275 ml cold beer => 14003 276
Sunflower oil, for deep-frying => 04506 220
Salt
Lemon wedges, to serve
## Chicken tikka masala ; en ; 4 ; 1686 172.2 86.6
800 g boneless, skinless chicken thighs, cut into chunks => 05096 800
150 g natural yogurt => 01116 150
2 tbsp lemon juice => 09152 30
4 garlic cloves, crushed => 11215 12
Thumb-sized piece of ginger, grated
2 tbsp vegetable oil => 04582 28
2 onions, finely chopped => 11282 220
2 tsp garam masala
1 tsp turmeric => 02043 3
400 g tin chopped tomatoes => 11531 400
100 ml single cream => 01050 101
Small bunch of coriander, chopped
## Hummus ; en ; 6 ; 1362 42.6 85.6
2 x 400 g cans chickpeas, drained => 16358 452
60 g tahini => 12166 60
Juice of 1 lemon => 09152 48
1 garlic clove => 11215 3
3 tbsp olive oil, plus extra to serve => 04053 40.5
½ tsp ground cumin => 02014 1
Salt
## Shepherd's pie ; en ; 4 ; 3044 113.6 203.7
1 tbsp sunflower oil => 04506 13.6
1 large onion, chopped => 11282 150
2-3 carrots, chopped => 11124 152
500 g lamb mince => 17224 500
2 tbsp tomato purée => 11546 32
Splash of Worcestershire sauce
500 ml beef stock => 06008 500
900 g potatoes, cut into chunks => 11352 900
85 g butter => 01145 85
3 tbsp milk => 01211 46
## Chicken Caesar salad ; en ; 4 ; 1900 172.3 99.1
1 tbsp olive oil => 04053 13.5
4 skinless, boneless chicken breasts => 05062 580
1 large cos lettuce => 11251 626
100 g bread, cut into cubes => 18029 100
4 anchovy fillets => 15002 16
50 g parmesan, finely grated => 01033 50
5 tbsp mayonnaise => 04025 69
1 tbsp white wine vinegar => 02068 15
1 garlic clove, crushed => 11215 3
## Apple crumble ; en ; 6 ; 2605 21.5 92.5
900 g cooking apples, peeled, cored and sliced => 09003 900
75 g caster sugar => 19335 75
175 g plain flour => 20481 175
110 g cold butter, diced => 01145 110
110 g light brown sugar => 19334 110
½ tsp ground cinnamon => 02010 1.3
## Ratatouille ; fr ; 4 ; 1376 28.6 87.1
2 aubergines => 11209 1096
3 courgettes => 11477 588
2 poivrons rouges => 11821 238
5 tomates bien mûres => 11529 615
2 oignons => 11282 220
3 gousses d'ail => 11215 9
6 cuillères à soupe d'huile d'olive => 04053 81
1 branche de thym
1 feuille de laurier
Sel et poivre
## Quiche lorraine ; fr ; 6 ; 3222 98.9 254.5
1 pâte brisée (230 g) => 18334 230
200 g de lardons fumés => 10123 200
3 œufs => 01123 150
20 cl de crème fraîche épaisse => 01052 200
20 cl de lait => 01211 206
100 g de gruyère râpé => 01023 100
Noix de muscade
Sel, poivre
## Bœuf bourguignon ; fr ; 6 ; 3382 297.1 139.6
1,2 kg de bœuf à bourguignon, en morceaux => 23093 1200
150 g de lardons => 10123 150
3 carottes, en rondelles => 11124 183
2 oignons => 11282 220
250 g de champignons de Paris => 11260 250
1 bouteille de vin rouge (75 cl) => 14096 745
40 g de farine => 20481 40
30 g de beurre => 01145 30
2 gousses d'ail => 11215 6
1 bouquet garni
Sel et poivre
## Crêpes ; fr ; 4 ; 1965 67.6 78.9
250 g de farine => 20481 250
4 œufs => 01123 200
1/2 litre de lait => 01211 515
50 g de beurre fondu => 01145 50
2 c. à soupe de sucre => 19335 25
1 pincée de sel
## Gratin dauphinois ; fr ; 6 ; 2334 47.8 135.0
1,2 kg de pommes de terre à chair ferme => 11352 1200
50 cl de lait entier => 01211 515
30 cl de crème fraîche => 01052 300
1 gousse d'ail => 11215 3
30 g de beurre => 01145 30
1 pincée de noix de muscade râpée
Sel et poivre du moulin
## Mousse au chocolat ; fr ; 6 ; 1703 49.9 105.2
200 g de chocolat noir => 19903 200
6 œufs => 01123 300
30 g de sucre en poudre => 19335 30
1 pincée de sel
## Soupe à l'oignon gratinée ; fr ; 4 ; 1587 65.9 84.7
600 g d'oignons jaunes => 11282 600
50 g de beurre => 01145 50
1 c. à soupe de farine => 20481 8
1 litre de bouillon de bœuf => 06008 1000
15 cl de vin blanc sec => 14106 148
100 g de baguette, en tranches => 18029 100
120 g de gruyère râpé => 01023 120
Sel, poivre
## Salade niçoise ; fr ; 4 ; 1481 78.3 85.7
4 œufs => 01123 200
400 g de pommes de terre => 11352 400
200 g de haricots verts => 11052 200
4 tomates => 11529 492
1 boîte de thon au naturel (140 g net égoutté) => 15121 140
8 filets d'anchois à l'huile => 15002 32
60 g d'olives noires => 09193 60
4 c. à soupe d'huile d'olive => 04053 54
1 c. à soupe de vinaigre de vin => 02068 15
Quelques feuilles de basilic
## Blanquette de veau ; fr ; 6 ; 2830 272.0 143.9
1,2 kg de veau pour blanquette => 17140 1200
3 carottes => 11124 183
1 oignon piqué de 2 clous de girofle => 11282 110
2 poireaux => 11246 178
250 g de champignons de Paris => 11260 250
50 g de beurre => 01145 50
50 g de farine => 20481 50
20 cl de crème fraîche épaisse => 01052 200
2 jaunes d'œufs => 01125 34
Le jus d'un demi-citron => 09152 24
1 bouquet garni
Gros sel, poivre
## Tarte aux pommes ; fr ; 8 ; 3027 36.4 185.5
1 pâte feuilletée => 18337 230
5 pommes => 09003 910
80 g de sucre => 19335 80
2 œufs => 01123 100
20 cl de crème liquide entière => 01052 202
30 g de beurre => 01145 30
1 sachet de sucre vanillé => 19335 7.5
`
