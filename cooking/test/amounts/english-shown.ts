/** English lines as people write them: "line | twice | half | in the other units"; what is left out stays as it is. */
export const englishShown = `
250g strong white bread flour, plus extra for dusting | 500g strong white bread flour, plus extra for dusting | 125g strong white bread flour, plus extra for dusting | 2 cups strong white bread flour, plus extra for dusting
1 tsp fast-action dried yeast | 2 tsp fast-action dried yeast | ½ tsp fast-action dried yeast
300ml lukewarm water | 600ml lukewarm water | 150ml lukewarm water | 1¼ cups lukewarm water
2 large free-range eggs, lightly beaten | 4 large free-range eggs, lightly beaten | 1 large free-range egg, lightly beaten
1 medium onion, finely chopped | 2 medium onions, finely chopped | ½ medium onion, finely chopped
3 cloves garlic, minced | 6 cloves garlic, minced | 1–2 cloves garlic, minced
1 x 400g tin chickpeas, drained and rinsed | 2 x 400g tins chickpeas, drained and rinsed | ½ x 400g tin chickpeas, drained and rinsed
2 tins (400 g each) plum tomatoes | 4 tins (400 g each) plum tomatoes | 1 tin (400 g each) plum tomatoes
1 (14 oz) can black beans | 2 (14 oz) cans black beans | ½ (14 oz) can black beans
2 (15-ounce) cans pinto beans, drained | 4 (15-ounce) cans pinto beans, drained | 1 (15-ounce) can pinto beans, drained
¾ cup packed brown sugar | 1½ cups packed brown sugar | ⅜ cup packed brown sugar | 165 g packed brown sugar
1¼ cups all-purpose flour | 2½ cups all-purpose flour | ⅝ cup all-purpose flour | 155 g all-purpose flour
2/3 cup vegetable oil | 1⅓ cups vegetable oil | ⅓ cup vegetable oil | 160 ml vegetable oil
1 pound ground turkey | 2 pounds ground turkey | ½ pound ground turkey | 450 g ground turkey
1½ lbs boneless chicken thighs | 3 lbs boneless chicken thighs | ¾ lbs boneless chicken thighs | 680 g boneless chicken thighs
8 ounces cremini mushrooms, sliced | 16 ounces cremini mushrooms, sliced | 4 ounces cremini mushrooms, sliced | 225 g cremini mushrooms, sliced
1 quart chicken stock | 2 quarts chicken stock | ½ quart chicken stock | 950 ml chicken stock
1 pint heavy cream | 2 pints heavy cream | ½ pint heavy cream | 470 ml heavy cream
4 fl oz double cream | 8 fl oz double cream | 2 fl oz double cream | 120 ml double cream
1 (28-ounce) can crushed tomatoes | 2 (28-ounce) cans crushed tomatoes | ½ (28-ounce) can crushed tomatoes
a generous pinch of chilli flakes | two generous pinches of chilli flakes | half a generous pinch of chilli flakes
2 pinches of saffron | 4 pinches of saffron | 1 pinch of saffron
a splash of milk | two splashes of milk | half a splash of milk
a drizzle of olive oil | two drizzles of olive oil | half a drizzle of olive oil
a knob of butter | two knobs of butter | half a knob of butter
2 handfuls baby spinach | 4 handfuls baby spinach | 1 handful baby spinach
1 bunch spring onions, trimmed and sliced | 2 bunches spring onions, trimmed and sliced | ½ bunch spring onions, trimmed and sliced
½ bunch flat-leaf parsley | 1 bunch flat-leaf parsley | ¼ bunch flat-leaf parsley
1 head of cauliflower, cut into florets | 2 heads of cauliflower, cut into florets | ½ head of cauliflower, cut into florets
½ head of broccoli | 1 head of broccoli | ¼ head of broccoli
3 sticks celery, diced | 6 sticks celery, diced | 1½ sticks celery, diced
2 celery stalks, diced | 4 celery stalks, diced | 1 celery stalk, diced
1 thumb-sized piece of ginger, grated | 2 thumb-sized pieces of ginger, grated | ½ thumb-sized piece of ginger, grated
5cm piece ginger, peeled | 10cm piece ginger, peeled | 2.5cm piece ginger, peeled | 2 inch piece ginger, peeled
1-inch knob of ginger | 2-inch knob of ginger | ½-inch knob of ginger | 2.5 cm knob of ginger
4 slices sourdough bread | 8 slices sourdough bread | 2 slices sourdough bread
2 rashers smoked streaky bacon | 4 rashers smoked streaky bacon | 1 rasher smoked streaky bacon
6 chipolatas | 12 chipolatas | 3 chipolatas
4 skin-on chicken thighs (about 600g) | 8 skin-on chicken thighs (about 1.2kg) | 2 skin-on chicken thighs (about 300g)
1 whole chicken, about 1.6kg | 2 whole chickens, about 1.6kg | ½ whole chicken, about 1.6kg
2 sea bass fillets, 150 g each | 4 sea bass fillets, 150 g each | 1 sea bass fillet, 150 g each
1 leg of lamb (2 kg) | 2 legs of lamb (4 kg) | ½ leg of lamb (1 kg)
Zest and juice of 2 limes | Zest and juice of 4 limes | Zest and juice of 1 lime
Juice of ½ lemon | Juice of 1 lemon | Juice of ¼ lemon
1 tbsp lemon juice | 2 tbsp lemon juice | ½ tbsp lemon juice
finely grated zest of 1 orange | finely grated zest of 2 oranges | finely grated zest of ½ orange
1 vanilla pod, split | 2 vanilla pods, split | ½ vanilla pod, split
1 tsp vanilla extract | 2 tsp vanilla extract | ½ tsp vanilla extract
1 bay leaf | 2 bay leaves | ½ bay leaf
2 star anise | 4 star anise | 1 star anise
5 cardamom pods, crushed | 10 cardamom pods, crushed | 2½ cardamom pods, crushed
10 black peppercorns | 20 black peppercorns | 5 black peppercorns
1 cinnamon stick | 2 cinnamon sticks | ½ cinnamon stick
6-8 mint leaves | 12-16 mint leaves | 3-4 mint leaves
10–12 cherry tomatoes, halved | 20–24 cherry tomatoes, halved | 5–6 cherry tomatoes, halved
1 or 2 red chillies | 2 or 4 red chillies | ½ or 1 red chilli
2 to 3 tbsp soy sauce | 4 to 6 tbsp soy sauce | 1 to 1½ tbsp soy sauce
1/2-1 tsp cayenne pepper | 1-2 tsp cayenne pepper | ¼-½ tsp cayenne pepper
Salt and freshly ground black pepper
Sea salt, to taste
Oil, for frying
Vegetable oil for deep-frying
Fresh coriander, to serve
100g caster sugar | 200g caster sugar | 50g caster sugar | ½ cup caster sugar
1kg floury potatoes, peeled and cut into chunks | 2kg floury potatoes, peeled and cut into chunks | 500g floury potatoes, peeled and cut into chunks | 2¼ lb floury potatoes, peeled and cut into chunks
1.5 kg pork shoulder | 3 kg pork shoulder | 750 g pork shoulder | 3¼ lb pork shoulder
1.2 litres vegetable stock | 2.4 litres vegetable stock | 600 ml vegetable stock | 5 cups vegetable stock
1l water | 2l water | 500ml water | 4¼ cups water
500 ml whole milk | 1 litre whole milk | 250 ml whole milk | 2 cups whole milk
200 ml / 7 fl oz coconut milk | 400 ml / 14 fl oz coconut milk | 100 ml / 3½ fl oz coconut milk
250 g / 9 oz digestive biscuits | 500 g / 18 oz digestive biscuits | 125 g / 4½ oz digestive biscuits
115g (4oz) butter | 230g (8oz) butter | 60g (2oz) butter
1 cup (240 ml) buttermilk | 2 cups (480 ml) buttermilk | ½ cup (120 ml) buttermilk
2 cups (250 g) plain flour | 4 cups (500 g) plain flour | 1 cup (125 g) plain flour
1 heaped tbsp cocoa powder | 2 heaped tbsp cocoa powder | ½ heaped tbsp cocoa powder
1 level tsp bicarbonate of soda | 2 level tsp bicarbonate of soda | ½ level tsp bicarbonate of soda
2 scant tsp smoked paprika | 4 scant tsp smoked paprika | 1 scant tsp smoked paprika
1 dessertspoon honey | 2 dessertspoons honey | ½ dessertspoon honey
3 egg whites | 6 egg whites | 1½ egg whites
2 egg yolks | 4 egg yolks | 1 egg yolk
1 egg, beaten, to glaze | 2 eggs, beaten, to glaze | ½ egg, beaten, to glaze
4 medium eggs | 8 medium eggs | 2 medium eggs
1 sheet ready-rolled puff pastry | 2 sheets ready-rolled puff pastry | ½ sheet ready-rolled puff pastry
12 sheets filo pastry | 24 sheets filo pastry | 6 sheets filo pastry
3 sheets of gelatine | 6 sheets of gelatine | 1–2 sheets of gelatine
7g sachet dried yeast | 2 x 7g sachets dried yeast | ½ x 7g sachet dried yeast
2 x 7 g sachets yeast | 4 x 7 g sachets yeast | 1 x 7 g sachet yeast
1 packet instant noodles | 2 packets instant noodles | ½ packet instant noodles
200g packet of halloumi, sliced | 2 x 200g packets of halloumi, sliced | ½ x 200g packet of halloumi, sliced
1 jar (370 g) pesto | 2 jars (370 g) pesto | ½ jar (370 g) pesto
150g tub of mascarpone | 2 x 150g tubs of mascarpone | ½ x 150g tub of mascarpone
1 ball of mozzarella (125 g) | 2 balls of mozzarella (125 g) | ½ ball of mozzarella (125 g)
2 balls mozzarella | 4 balls mozzarella | 1 ball mozzarella
4 burger buns, split | 8 burger buns, split | 2 burger buns, split
8 corn tortillas | 16 corn tortillas | 4 corn tortillas
1 avocado, sliced | 2 avocados, sliced | ½ avocado, sliced
½ cucumber, deseeded | 1 cucumber, deseeded | ¼ cucumber, deseeded
¼ red cabbage, shredded | ½ red cabbage, shredded | ⅛ red cabbage, shredded
1 small celeriac | 2 small celeriac | ½ small celeriac
half a butternut squash | a butternut squash | ¼ butternut squash
half a lemon | a lemon | ¼ lemon
a quarter of a pineapple | half a pineapple | ⅛ pineapple
1 dozen oysters | 2 dozen oysters | ½ dozen oysters
half a dozen eggs | a dozen eggs | ¼ dozen eggs
two large carrots, grated | four large carrots, grated | a large carrot, grated
three ripe bananas | six ripe bananas | 1½ ripe bananas
One 375 g packet fettuccine | Two 375 g packets fettuccine | Half a 375 g packet fettuccine
twelve prawns | 24 prawns | six prawns
3 tbsp plus 1 tsp olive oil | 6 tbsp plus 2 tsp olive oil | 1½ tbsp plus ½ tsp olive oil
1 cup plus 2 tablespoons sugar | 2 cups plus 4 tablespoons sugar | ½ cup plus 1 tablespoon sugar | 200 g plus 2 tablespoons sugar
1 tbsp butter, plus more for the tin | 2 tbsp butter, plus more for the tin | ½ tbsp butter, plus more for the tin
100 g butter, divided | 200 g butter, divided | 50 g butter, divided | ½ cup butter, divided
50-60 g Parmesan, grated | 100-120 g Parmesan, grated | 25-30 g Parmesan, grated | ½–⅔ cup Parmesan, grated
about 20 basil leaves | about 40 basil leaves | about 10 basil leaves
approx. 500g mussels | approx. 1kg mussels | approx. 250g mussels | approx. 1 lb mussels
around 2 tbsp water | around 4 tbsp water | around 1 tbsp water
2 tsp. ground cumin | 4 tsp. ground cumin | 1 tsp. ground cumin
3 Tbsp. tomato paste | 6 Tbsp. tomato paste | 1½ Tbsp. tomato paste
1 T. sugar | 2 T. sugar | ½ T. sugar
1 c. milk | 2 c. milk | ½ c. milk | 235 ml milk
4 oz. cream cheese | 8 oz. cream cheese | 2 oz. cream cheese | 115 g cream cheese
2 lb 4 oz pears | 4 lb 8 oz pears | 1 lb 2 oz pears | 1 kg pears
1lb 2oz potatoes | 2lb 4oz potatoes | 9oz potatoes | 510 g potatoes
0.5 kg beef mince | 1 kg beef mince | 250 g beef mince | 1 lb beef mince
0,5 l cream | 1 l cream | 250 ml cream | 2 cups cream
2.5 dl cream | 5 dl cream | 1.25 dl cream | 1 cup cream
3 drops almond essence | 6 drops almond essence | 1–2 drops almond essence
2 dashes Angostura bitters | 4 dashes Angostura bitters | 1 dash Angostura bitters
1 shot of espresso | 2 shots of espresso | ½ shot of espresso
1 glass of white wine | 2 glasses of white wine | ½ glass of white wine
1 large glass red wine | 2 large glasses red wine | ½ large glass red wine
1 cup of tea | 2 cups of tea | ½ cup of tea | 235 ml of tea
1 mug of rice | 2 mugs of rice | ½ mug of rice
2 cups cooked rice | 4 cups cooked rice | 1 cup cooked rice | 470 ml cooked rice
4 cups popped popcorn | 8 cups popped popcorn | 2 cups popped popcorn | 950 ml popped popcorn
1 cup frozen peas | 2 cups frozen peas | ½ cup frozen peas | 145 g frozen peas
1 cup walnuts, chopped | 2 cups walnuts, chopped | ½ cup walnuts, chopped | 115 g walnuts, chopped
100 g walnuts | 200 g walnuts | 50 g walnuts | ¾ cup walnuts
200 g honey | 400 g honey | 100 g honey | ⅔ cup honey
80 g oats | 160 g oats | 40 g oats | 1 cup oats
60 ml olive oil | 120 ml olive oil | 30 ml olive oil | ¼ cup olive oil
1 litre sunflower oil | 2 litres sunflower oil | 500 ml sunflower oil | 4¼ cups sunflower oil
25 g fresh yeast | 50 g fresh yeast | 13 g fresh yeast | 2¾ tbsp fresh yeast
3 g salt | 6 g salt | 1.5 g salt | ½ tsp salt
0.5 g saffron | 1 g saffron | 0.3 g saffron
100 g 70% dark chocolate | 200 g 70% dark chocolate | 50 g 70% dark chocolate | ⅔ cup 70% dark chocolate
2 kg mussels, cleaned | 4 kg mussels, cleaned | 1 kg mussels, cleaned | 4½ lb mussels, cleaned
4 cod loins, 180 g each | 8 cod loins, 180 g each | 2 cod loins, 180 g each
6 lamb chops | 12 lamb chops | 3 lamb chops
20 cm black pudding | 40 cm black pudding | 10 cm black pudding | 7⅞ inch black pudding
30 g piece of Parmesan | 60 g piece of Parmesan | 15 g piece of Parmesan | 1 oz piece of Parmesan
2 cm cube of palm sugar | 2 x 2 cm cubes of palm sugar | ½ x 2 cm cube of palm sugar
4 potatoes (about 200 g each), peeled | 8 potatoes (about 200 g each), peeled | 2 potatoes (about 200 g each), peeled
1 × 250 g pack cooked beetroot | 2 × 250 g packs cooked beetroot | ½ × 250 g pack cooked beetroot
1 tablespoonful of mustard | 2 tablespoonfuls of mustard | ½ tablespoonful of mustard
2 teaspoonfuls sugar | 4 teaspoonfuls sugar | 1 teaspoonful sugar
`
