/** English lines of blogs, notes and cards, none of which was known before: as `englishShown`. */
export const englishNoted = `
1 x 2kg chicken | 2 x 2kg chickens | ½ x 2kg chicken
1 rectangle of puff pastry | 2 rectangles of puff pastry | ½ rectangle of puff pastry
3 stalks lemongrass, outer leaves removed | 6 stalks lemongrass, outer leaves removed | 1–2 stalks lemongrass, outer leaves removed
1 stalk of rhubarb | 2 stalks of rhubarb | ½ stalk of rhubarb
2 ribs celery | 4 ribs celery | 1 rib celery
1 head iceberg lettuce | 2 heads iceberg lettuce | ½ head iceberg lettuce
2 heads of baby gem | 4 heads of baby gem | 1 head of baby gem
1 bulb fennel | 2 bulbs fennel | ½ bulb fennel
1/2 bulb of garlic | 1 bulb of garlic | ¼ bulb of garlic
4 cloves | 8 cloves | 2 cloves
5 whole cloves | 10 whole cloves | 2–3 whole cloves
1 clove of garlic or 1 tsp garlic powder | 2 cloves of garlic or 2 tsp garlic powder | ½ clove of garlic or ½ tsp garlic powder
2-3 garlic cloves | 4-6 garlic cloves | 1-2 garlic cloves
1 to 2 red chillies | 2 to 4 red chillies | ½ to 1 red chilli
1 - 1.5 kg brisket | 2 - 3 kg brisket | 500 - 750 g brisket | 2¼–3¼ lb brisket
3/4 - 1 cup stock | 1½ - 2 cups stock | ⅜ - ½ cup stock | 175–235 ml stock
¾–1 cup stock | 1½–2 cups stock | ⅜–½ cup stock | 175–235 ml stock
1½ – 2 tsp harissa | 3 – 4 tsp harissa | ¾ – 1 tsp harissa
1-1/4 cups milk | 2½ cups milk | ⅝ cup milk | 300 ml milk
2 1/4 lb tomatoes | 4½ lb tomatoes | 1⅛ lb tomatoes | 1 kg tomatoes
1 & 1/2 cups oats | 3 cups oats | ¾ cup oats | 120 g oats
2 and 3/4 cups flour | 5½ cups flour | 1⅜ cups flour | 340 g flour
three and a half tablespoons of oil | seven tablespoons of oil | 1¾ tablespoons of oil
half a cup of peas | a cup of peas | ¼ cup of peas | 70 g of peas
half cup sugar | a cup sugar | ¼ cup sugar | 100 g sugar
quarter cup of rice | half a cup of rice | two tbsp of rice | 45 g of rice
three quarters of a cup of milk | 1½ cups of milk | ⅜ cup of milk | 175 ml of milk
a third of a cup of honey | ⅔ cup of honey | 2⅔ tbsp of honey | 115 g of honey
two thirds cup oats | 1⅓ cups oats | ⅓ cup oats | 55 g oats
half a pound of butter | a pound of butter | ¼ pound of butter | 225 g of butter
half a kilo of mussels | a kilo of mussels | 250 g of mussels | 1 lb of mussels
a pound and a half of ground beef | three pounds of ground beef | ¾ pound of ground beef | 680 g of ground beef
a kilo of mussels | two kilos of mussels | 500 g of mussels | 2¼ lb of mussels
2 kilos potatoes | 4 kilos potatoes | 1 kilo potatoes | 4½ lb potatoes
a litre of milk | two litres of milk | 500 ml of milk | 4¼ cups of milk
half a litre of stock | a litre of stock | 250 ml of stock | 2 cups of stock
a pint of stout | two pints of stout | half a pint of stout | 470 ml of stout
1.75 litres stock | 3.5 litres stock | 875 ml stock | 7⅓ cups stock
0.75kg plums | 1.5kg plums | 375g plums | 1¾ lb plums
1 egg, plus 1 yolk for brushing | 2 eggs, plus 2 yolks for brushing | ½ egg, plus ½ yolk for brushing
2 eggs + 3 yolks | 4 eggs + 6 yolks | 1 egg + 1½ yolks
yolks of 2 eggs | yolks of 4 eggs | yolks of 1 egg
1 whole egg | 2 whole eggs | ½ whole egg
6 hen's eggs | 12 hen's eggs | 3 hen's eggs
4 rashers streaky bacon (about 100g) | 8 rashers streaky bacon (about 200g) | 2 rashers streaky bacon (about 50g)
100g streaky bacon (4 rashers) | 200g streaky bacon (8 rashers) | 50g streaky bacon (2 rashers) | 3½ oz streaky bacon (4 rashers)
500g chicken thighs (about 6) | 1kg chicken thighs (about 12) | 250g chicken thighs (about 3) | 1 lb chicken thighs (about 6)
4 chicken legs (1kg) | 8 chicken legs (2kg) | 2 chicken legs (500g)
1 rotisserie chicken (about 2 lbs), shredded | 2 rotisserie chickens (about 4 lbs), shredded | ½ rotisserie chicken (about 1 lbs), shredded
2 cans (15 oz each) kidney beans | 4 cans (15 oz each) kidney beans | 1 can (15 oz each) kidney beans
3 (4-oz) sole fillets | 6 (4-oz) sole fillets | 1–2 (4-oz) sole fillets
4 sea bass fillets, about 120 g each | 8 sea bass fillets, about 120 g each | 2 sea bass fillets, about 120 g each
2 duck breasts, 175g/6oz each | 4 duck breasts, 175g/6oz each | 1 duck breast, 175g/6oz each
1 side of salmon (1.2 kg) | 2 sides of salmon (2.4 kg) | ½ side of salmon (600 g)
500g/1lb 2oz strong flour | 1kg/2lb 4oz strong flour | 250g/9oz strong flour
1kg/2lb 4oz lamb shoulder | 2kg/4lb 8oz lamb shoulder | 500g/1lb 2oz lamb shoulder
55g/2oz butter | 110g/4oz butter | 30g/1oz butter
150ml/¼ pint cream | 300ml/½ pint cream | 75ml/⅛ pint cream
570ml/1 pint stock | 1.14l/2 pints stock | 285ml/½ pint stock
1.2 litres/2 pints water | 2.4 litres/4 pints water | 600 ml/1 pint water
2.5cm/1in piece root ginger | 5cm/2in piece root ginger | 1.5cm/½in piece root ginger
20cm/8in cake tin
1 tbsp olive oil / butter | 2 tbsp olive oil / butter | ½ tbsp olive oil / butter
1 cup milk/cream | 2 cups milk/cream | ½ cup milk/cream | 235 ml milk/cream
pinch salt | 2 pinches salt | ½ pinch salt
1 tsp each salt and pepper | 2 tsp each salt and pepper | ½ tsp each salt and pepper
1/2 tsp each: cumin, coriander, paprika | 1 tsp each: cumin, coriander, paprika | ¼ tsp each: cumin, coriander, paprika
2 tbsp each chopped mint and dill | 4 tbsp each chopped mint and dill | 1 tbsp each chopped mint and dill
handful cherry tomatoes, halved | 2 handfuls cherry tomatoes, halved | ½ handful cherry tomatoes, halved
small handful coriander | 2 small handfuls coriander | ½ small handful coriander
large pinch of saffron | 2 large pinches of saffron | ½ large pinch of saffron
few drops vanilla
splash of white wine | 2 splashes of white wine | ½ splash of white wine
juice 1 lemon | juice 2 lemons | juice ½ lemon
juice ½ lemon | juice 1 lemon | juice ¼ lemon
zest 2 oranges | zest 4 oranges | zest 1 orange
zest and juice 1 lime | zest and juice 2 limes | zest and juice ½ lime
juice from 3 limes | juice from 6 limes | juice from 1½ limes
lemon juice - 2 tbsp | lemon juice - 4 tbsp | lemon juice - 1 tbsp
Rice flour - 1 cup | Rice flour - 2 cups | Rice flour - ½ cup | Rice flour - 160 g
Onion - 1 large, chopped | Onions - 2 large, chopped | Onion - ½ large, chopped
Ghee 2 tbsp | Ghee 4 tbsp | Ghee 1 tbsp
Paneer 250 gms | Paneer 500 gms | Paneer 125 gms | Paneer 8¾ oz
Curd 1/2 cup | Curd 1 cup | Curd ¼ cup | Curd 125 g
Toor dal: ½ cup | Toor dal: 1 cup | Toor dal: ¼ cup | Toor dal: 120 ml
Green chillies 2-3
1 sprig curry leaves | 2 sprigs curry leaves | ½ sprig curry leaves
10-12 cashews | 20-24 cashews | 5-6 cashews
1 inch ginger | 2 inch ginger | ½ inch ginger | 2.5 cm ginger
2" piece ginger | 4" piece ginger | 1" piece ginger | 5 cm piece ginger
1" stick cinnamon | 2" stick cinnamon | ½" stick cinnamon | 2.5 cm stick cinnamon
3 tbsps ghee | 6 tbsps ghee | 1½ tbsps ghee
½ tspn turmeric | 1 tspn turmeric | ¼ tspn turmeric
2 tblsp sugar | 4 tblsp sugar | 1 tblsp sugar
1 dsp honey | 2 dsp honey | ½ dsp honey
250 gms flour | 500 gms flour | 125 gms flour | 2 cups flour
500 mls cream | 1 litre cream | 250 mls cream | 2 cups cream
2 litre bottle ginger beer | 2 x 2 litre bottles ginger beer | ½ x 2 litre bottle ginger beer
600 ml thickened cream | 1.2 litres thickened cream | 300 ml thickened cream | 2½ cups thickened cream
1 brown onion | 2 brown onions | ½ brown onion
2 capsicums | 4 capsicums | 1 capsicum
1 punnet strawberries (250g) | 2 punnets strawberries (250g) | ½ punnet strawberries (250g)
1 lebanese cucumber | 2 lebanese cucumbers | ½ lebanese cucumber
½ bunch coriander (roots and stems) | 1 bunch coriander (roots and stems) | ¼ bunch coriander (roots and stems)
1 bunch Dutch carrots | 2 bunches Dutch carrots | ½ bunch Dutch carrots
375 g packet dried spaghetti | 2 x 375 g packets dried spaghetti | ½ x 375 g packet dried spaghetti
200 g packet halloumi | 2 x 200 g packets halloumi | ½ x 200 g packet halloumi
2 sheets frozen puff pastry, just thawed | 4 sheets frozen puff pastry, just thawed | 1 sheet frozen puff pastry, just thawed
1 sachet (7g) instant yeast | 2 sachets (7g) instant yeast | ½ sachet (7g) instant yeast
24 lasagne sheets | 48 lasagne sheets | 12 lasagne sheets
1 baguette, sliced | 2 baguettes, sliced | ½ baguette, sliced
1 loaf ciabatta | 2 loaves ciabatta | ½ loaf ciabatta
12 slider buns | 24 slider buns | 6 slider buns
1 lb linguine | 2 lb linguine | ½ lb linguine | 450 g linguine
16 oz penne | 32 oz penne | 8 oz penne | 450 g penne
14 ounces extra-firm tofu | 28 ounces extra-firm tofu | 7 ounces extra-firm tofu | 400 g extra-firm tofu
1 block (14 oz) firm tofu | 2 blocks (14 oz) firm tofu | ½ block (14 oz) firm tofu
2 (8-ounce) bags shredded mozzarella | 4 (8-ounce) bags shredded mozzarella | 1 (8-ounce) bag shredded mozzarella
1 (5 lb) pork butt | 2 (5 lb) pork butts | ½ (5 lb) pork butt
1 (3- to 4-lb) chicken | 2 (3- to 4-lb) chickens | ½ (3- to 4-lb) chicken
2 bone-in pork chops, 1 inch thick | 4 bone-in pork chops, 1 inch thick | 1 bone-in pork chop, 1 inch thick
1½" thick ribeye steaks
4 ears corn | 8 ears corn | 2 ears corn
2 ears of corn, shucked | 4 ears of corn, shucked | 1 ear of corn, shucked
3 avocados | 6 avocados | 1½ avocados
2 ripe avocadoes | 4 ripe avocadoes | 1 ripe avocado
3 large potatoes | 6 large potatoes | 1–2 large potatoes
1 leaf gelatine | 2 leaves gelatine | ½ leaf gelatine
4 leaves of gelatine | 8 leaves of gelatine | 2 leaves of gelatine
1 splash milk | 2 splashes milk | ½ splash milk
500 ml water + extra | 1 litre water + extra | 250 ml water + extra | 2 cups water + extra
2 lbs. skin-on salmon, cut into 4 fillets | 4 lbs. skin-on salmon, cut into 4 fillets | 1 lbs. skin-on salmon, cut into 4 fillets | 910 g skin-on salmon, cut into 4 fillets
1 1/2 tablespoons gochujang, or to taste | 3 tablespoons gochujang, or to taste | ¾ tablespoon gochujang, or to taste
3 tablespoons neutral oil (such as grapeseed), divided | 6 tablespoons neutral oil (such as grapeseed), divided | 1½ tablespoons neutral oil (such as grapeseed), divided
1 (1-inch) piece ginger, grated | 2 (1-inch) pieces ginger, grated | ½ (1-inch) piece ginger, grated
1 2-inch piece of ginger | 2 2-inch pieces of ginger | ½ 2-inch piece of ginger
1 packed cup basil leaves | 2 packed cups basil leaves | ½ packed cup basil leaves | 235 ml basil leaves
1 cup loosely packed mint | 2 cups loosely packed mint | ½ cup loosely packed mint | 235 ml loosely packed mint
2 packed tablespoons brown sugar | 4 packed tablespoons brown sugar | 1 packed tablespoon brown sugar
1 cup (packed) light brown sugar | 2 cups (packed) light brown sugar | ½ cup (packed) light brown sugar | 220 g (packed) light brown sugar
½ cup (1 stick; 113 g) unsalted butter | 1 cup (2 sticks; 226 g) unsalted butter | ¼ cup (½ stick; 55 g) unsalted butter
3 large egg yolks + 1 large egg | 6 large egg yolks + 2 large eggs | 1½ large egg yolks + ½ large egg
3 Tbsp extra-virgin olive oil, plus more for drizzling | 6 Tbsp extra-virgin olive oil, plus more for drizzling | 1½ Tbsp extra-virgin olive oil, plus more for drizzling
About 1 pound asparagus | About 2 pounds asparagus | About ½ pound asparagus | About 450 g asparagus
1 large or 2 small fennel bulbs | 2 large or 4 small fennel bulbs | ½ large or 1 small fennel bulb
1 medium onion, or 2 shallots | 2 medium onions, or 4 shallots | ½ medium onion, or 1 shallot
4 to 6 garlic cloves, to taste | 8 to 12 garlic cloves, to taste | 2 to 3 garlic cloves, to taste
6 ounces (about 1½ cups) shredded Gruyère | 12 ounces (about 3 cups) shredded Gruyère | 3 ounces (about ¾ cup) shredded Gruyère | 170 g (about 1½ cups) shredded Gruyère
8 ounces/225 grams spaghetti | 16 ounces/450 grams spaghetti | 4 ounces/115 grams spaghetti
1 cup/240 milliliters heavy cream | 2 cups/480 milliliters heavy cream | ½ cup/120 milliliters heavy cream
1 teaspoon kosher salt (such as Diamond Crystal), plus more as needed | 2 teaspoons kosher salt (such as Diamond Crystal), plus more as needed | ½ teaspoon kosher salt (such as Diamond Crystal), plus more as needed
1 (14-ounce) block tofu, drained and pressed | 2 (14-ounce) blocks tofu, drained and pressed | ½ (14-ounce) block tofu, drained and pressed
1 bunch kale (about 8 oz.), stems removed | 2 bunches kale (about 16 oz.), stems removed | ½ bunch kale (about 4 oz.), stems removed
½ lb bacon, cut into ½-inch pieces | 1 lb bacon, cut into ½-inch pieces | ¼ lb bacon, cut into ½-inch pieces | 225 g bacon, cut into ½-inch pieces
2 cups low-sodium chicken broth | 4 cups low-sodium chicken broth | 1 cup low-sodium chicken broth | 470 ml low-sodium chicken broth
2 qt. water | 4 qt. water | 1 qt. water | 1.9 litres water
1 qt whole milk | 2 qt whole milk | ½ qt whole milk | 950 ml whole milk
1 gallon cider | 2 gallons cider | ½ gallon cider | 3.8 litres cider
4 cups (1 quart) stock | 8 cups (2 quarts) stock | 2 cups (½ quart) stock | 950 ml (1 quart) stock
1 dozen large eggs | 2 dozen large eggs | ½ dozen large eggs
1 pkt instant ramen | 2 pkt instant ramen | ½ pkt instant ramen
Two 8-ounce packages cream cheese | Four 8-ounce packages cream cheese | An 8-ounce package cream cheese
one 28-ounce can whole tomatoes | two 28-ounce cans whole tomatoes | half a 28-ounce can whole tomatoes
1 x 400g tin of chopped tomatoes | 2 x 400g tins of chopped tomatoes | ½ x 400g tin of chopped tomatoes
200ml tub crème fraîche | 2 x 200ml tubs crème fraîche | ½ x 200ml tub crème fraîche
1 tbsp (15g) butter | 2 tbsp (30g) butter | ½ tbsp (7.5g) butter
50g butter, plus a knob for frying | 100g butter, plus two knobs for frying | 25g butter, plus half a knob for frying | 3½ tbsp butter, plus a knob for frying
75g (2½oz) butter | 150g (5oz) butter | 40g (1¼oz) butter
1.5kg/3lb 5oz shoulder of pork | 3kg/6lb 10oz shoulder of pork | 750g/1lb 10½oz shoulder of pork
2.25 litres/4 pints chicken stock | 4.5 litres/8 pints chicken stock | 1.125 litres/2 pints chicken stock
1 heaped tbsp plain flour | 2 heaped tbsp plain flour | ½ heaped tbsp plain flour
½-1 red chilli, deseeded and finely chopped | 1-2 red chillies, deseeded and finely chopped | ¼-½ red chilli, deseeded and finely chopped
small bunch of flat-leaf parsley, roughly chopped | 2 small bunches of flat-leaf parsley, roughly chopped | ½ small bunch of flat-leaf parsley, roughly chopped
large handful rocket | 2 large handfuls rocket | ½ large handful rocket
good pinch of salt | 2 good pinches of salt | ½ good pinch of salt
zest and juice of 2 limes, plus wedges to serve | zest and juice of 4 limes, plus wedges to serve | zest and juice of 1 lime, plus wedges to serve
½ small pack coriander | 1 small pack coriander | ¼ small pack coriander
150g pot natural yogurt | 2 x 150g pots natural yogurt | ½ x 150g pot natural yogurt
2 x 25g packs basil | 4 x 25g packs basil | 1 x 25g pack basil
1 vegetable stock cube | 2 vegetable stock cubes | ½ vegetable stock cube
8 chicken drumsticks or thighs | 16 chicken drumsticks or thighs | 4 chicken drumsticks or thighs
1 ready-made shortcrust pastry case | 2 ready-made shortcrust pastry cases | ½ ready-made shortcrust pastry case
250g punnet chestnut mushrooms | 2 x 250g punnets chestnut mushrooms | ½ x 250g punnet chestnut mushrooms
3-4 tbsp oil | 6-8 tbsp oil | 1½-2 tbsp oil
1/4 tsp hing | ½ tsp hing | ⅛ tsp hing
2 medium-sized tomatoes | 4 medium-sized tomatoes | 1 medium-sized tomato
15-20 curry leaves | 30-40 curry leaves | 7-10 curry leaves
1/2 cup chana dal, soaked for 2 hours | 1 cup chana dal, soaked for 2 hours | ¼ cup chana dal, soaked for 2 hours | 120 ml chana dal, soaked for 2 hours
1 bay leaf, 2 sprigs of thyme | 2 bay leaves, 4 sprigs of thyme | ½ bay leaf, 1 sprig of thyme
200 g butter, 50 g melted | 400 g butter, 100 g melted | 100 g butter, 25 g melted | 1 cup butter, 3½ tbsp melted
2 lemons, 1 juiced, 1 cut into wedges | 4 lemons, 2 juiced, 2 cut into wedges | 1 lemon, ½ juiced, ½ cut into wedges
4 eggs, 2 beaten | 8 eggs, 4 beaten | 2 eggs, 1 beaten
2 carrots, 2 sticks celery and 1 onion | 4 carrots, 4 sticks celery and 2 onions | 1 carrot, 1 stick celery and ½ onion
500 g beef, 2 cm cubes | 1 kg beef, 2 cm cubes | 250 g beef, 2 cm cubes | 1 lb beef, 2 cm cubes
1 onion, 1 tbsp oil | 2 onions, 2 tbsp oil | ½ onion, ½ tbsp oil
400 g carrots, in 2 cm pieces with 150 ml water | 800 g carrots, in 2 cm pieces with 300 ml water | 200 g carrots, in 2 cm pieces with 75 ml water | 14 oz carrots, in 2 cm pieces with ⅔ cup water
1 tsp salt, 1/2 tsp pepper | 2 tsp salt, 1 tsp pepper | ½ tsp salt, ¼ tsp pepper
4 large eggs, 2 of them separated | 8 large eggs, 4 of them separated | 2 large eggs, 1 of them separated
5 eggs, including 1 for glazing | 10 eggs, including 2 for glazing | 2½ eggs, including ½ for glazing
200 g sugar, of which 50 g for the top | 400 g sugar, of which 100 g for the top | 100 g sugar, of which 25 g for the top | 1 cup sugar, of which ¼ cup for the top
2T soy sauce | 4T soy sauce | 1T soy sauce
1t vanilla | 2t vanilla | ½t vanilla
1 T plus 1 t oil | 2 T plus 2 t oil | ½ T plus ½ t oil
a couple of anchovies | four anchovies | an anchovy
Whites only of 3 leeks, sliced | Whites only of 6 leeks, sliced | Whites only of 1–2 leeks, sliced
The green parts of 4 spring onions | The green parts of 8 spring onions | The green parts of 2 spring onions
sugar, a scant cup | sugar, two scant cups | sugar, half a scant cup | sugar, 200 g
Butter: half a pound | Butter: a pound | Butter: ¼ pound | Butter: 225 g
Salt, a pinch | Salt, two pinches | Salt, half a pinch
Eggs x 2 | Eggs x 4 | Egg x 1
400 g tin tomatoes x 2 | 400 g tin tomatoes x 4 | 400 g tin tomatoes x 1
20ml tablespoon golden syrup x 2 | 20ml tablespoon golden syrup x 4 | 20ml tablespoon golden syrup x 1
500 g vegetables (2 carrots, 1 onion and 1 leek) | 1 kg vegetables (4 carrots, 2 onions and 2 leeks) | 250 g vegetables (1 carrot, ½ onion and ½ leek) | 1 lb vegetables (2 carrots, 1 onion and 1 leek)
1 piece of ginger (20 g) | 2 pieces of ginger (40 g) | ½ piece of ginger (10 g)
Salt, pepper, 1 bay leaf | Salt, pepper, 2 bay leaves | Salt, pepper, ½ bay leaf
Salt, pepper, 2 sprigs of thyme | Salt, pepper, 4 sprigs of thyme | Salt, pepper, 1 sprig of thyme
For the cake: 200 g flour | For the cake: 400 g flour | For the cake: 100 g flour
zest of 1 orange and juice of half | zest of 2 oranges and juice of one | zest of ½ orange and juice of ¼
Zest of 1 lemon, juice of 2 limes | Zest of 2 lemons, juice of 4 limes | Zest of ½ lemon, juice of 1 lime
Bread, 1 day old
Baking tin, 20 cm x 30
`
