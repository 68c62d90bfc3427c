/** English lines of blogs, notes and cards, none of which was known before: as `englishShown`. */
export const englishWritten = `
3 lb bone-in, skin-on chicken thighs | 6 lb bone-in, skin-on chicken thighs | 1½ lb bone-in, skin-on chicken thighs | 1.35 kg bone-in, skin-on chicken thighs
1¼ lb. ground beef (80/20) | 2½ lb. ground beef (80/20) | ⅝ lb. ground beef (80/20) | 570 g ground beef (80/20)
1 stick (8 Tbsp) unsalted butter, cubed and chilled | 2 sticks (16 Tbsp) unsalted butter, cubed and chilled | ½ stick (4 Tbsp) unsalted butter, cubed and chilled | 115 g (8 Tbsp) unsalted butter, cubed and chilled
6 Tbsp cold butter | 12 Tbsp cold butter | 3 Tbsp cold butter
2 sticks salted butter, room temp | 4 sticks salted butter, room temp | 1 stick salted butter, room temp | 225 g salted butter, room temp
half a stick of butter | a stick of butter | ¼ stick of butter | 55 g of butter
1 heaped teaspoon Dijon mustard | 2 heaped teaspoons Dijon mustard | ½ heaped teaspoon Dijon mustard
2 scant tablespoons soy sauce | 4 scant tablespoons soy sauce | 1 scant tablespoon soy sauce
A good glug of olive oil | Two good glugs of olive oil | Half a good glug of olive oil
a couple of glugs of rapeseed oil | four glugs of rapeseed oil | a glug of rapeseed oil
1 wineglass dry sherry | 2 wineglasses dry sherry | ½ wineglass dry sherry
1 small glass white wine (125ml) | 2 small glasses white wine (250ml) | ½ small glass white wine (65ml)
a large handful of frozen peas | two large handfuls of frozen peas | half a large handful of frozen peas
2 fistfuls kale, stems removed | 4 fistfuls kale, stems removed | 1 fistful kale, stems removed
3 fat garlic cloves, bashed | 6 fat garlic cloves, bashed | 1–2 fat garlic cloves, bashed
1 whole head garlic, top sliced off | 2 whole heads garlic, top sliced off | ½ whole head garlic, top sliced off
1 thumb ginger, peeled and grated | 2 thumbs ginger, peeled and grated | ½ thumb ginger, peeled and grated
2-inch piece fresh ginger | 4-inch piece fresh ginger | 1-inch piece fresh ginger | 5 cm piece fresh ginger
a 5cm knob of ginger | two 5cm knobs of ginger | half a 5cm knob of ginger
one 2-inch cinnamon stick | two 2-inch cinnamon sticks | half a 2-inch cinnamon stick
2 (6-inch) corn tortillas | 4 (6-inch) corn tortillas | 1 (6-inch) corn tortilla
8 x 20cm flour tortillas | 16 x 20cm flour tortillas | 4 x 20cm flour tortillas
2 400ml cans coconut milk | 4 400ml cans coconut milk | 1 400ml can coconut milk
1-2 tins (400g) butter beans | 2-4 tins (400g) butter beans | ½-1 tin (400g) butter beans
1 (15.5-oz.) can cannellini beans, rinsed | 2 (15.5-oz.) cans cannellini beans, rinsed | ½ (15.5-oz.) can cannellini beans, rinsed
two 14.5-ounce cans fire-roasted tomatoes | four 14.5-ounce cans fire-roasted tomatoes | a 14.5-ounce can fire-roasted tomatoes
1 can (10 3/4 oz) cream of mushroom soup | 2 cans (10 3/4 oz) cream of mushroom soup | ½ can (10 3/4 oz) cream of mushroom soup
1/2 a tin of sweetcorn | 1 tin of sweetcorn | ¼ tin of sweetcorn
half a 400g can of coconut milk | a 400g can of coconut milk | ¼ 400g can of coconut milk
3/4 of a 500g bag of spinach | 1½ 500g bags of spinach | ⅓ 500g bag of spinach
1 pkg. (8 oz) cream cheese, softened | 2 pkg. (8 oz) cream cheese, softened | ½ pkg. (8 oz) cream cheese, softened
1 box yellow cake mix | 2 boxes yellow cake mix | ½ box yellow cake mix
1 envelope Knox gelatine | 2 envelopes Knox gelatine | ½ envelope Knox gelatine
1 (¼ oz) packet active dry yeast | 2 (¼ oz) packets active dry yeast | ½ (¼ oz) packet active dry yeast
2¼ tsp (1 packet) instant yeast | 4½ tsp (2 packets) instant yeast | 1⅛ tsp (½ packet) instant yeast
7g sachet fast-action yeast | 2 x 7g sachets fast-action yeast | ½ x 7g sachet fast-action yeast
1 jar passata (700g) | 2 jars passata (700g) | ½ jar passata (700g)
1 x 680g jar passata | 2 x 680g jars passata | ½ x 680g jar passata
one jar (about 24 oz) marinara | two jars (about 24 oz) marinara | half a jar (about 24 oz) marinara
a 250g ball of mozzarella, drained | two 250g balls of mozzarella, drained | half a 250g ball of mozzarella, drained
2 balls burrata | 4 balls burrata | 1 ball burrata
1 log goat cheese (4 oz) | 2 logs goat cheese (4 oz) | ½ log goat cheese (4 oz)
200g/7oz feta | 400g/14oz feta | 100g/3½oz feta
225g / 8oz plain flour | 450g / 16oz plain flour | 115g / 4oz plain flour
175g (6oz) caster sugar | 350g (12oz) caster sugar | 90g (3oz) caster sugar
2 cups (240g) all-purpose flour, spooned and leveled | 4 cups (480g) all-purpose flour, spooned and leveled | 1 cup (120g) all-purpose flour, spooned and leveled
1 cup + 2 Tbsp (150 g) bread flour | 2 cups + 4 Tbsp (300 g) bread flour | ½ cup + 1 Tbsp (75 g) bread flour
100g butter (or 7 Tbsp) | 200g butter (or 14 Tbsp) | 50g butter (or 3½ Tbsp)
1/3 cup plus 1 tablespoon sugar, divided | ⅔ cup plus 2 tablespoons sugar, divided | 2⅔ tbsp plus ½ tablespoon sugar, divided | 65 g plus 1 tablespoon sugar, divided
2/3 cup + 1/4 cup milk | 1⅓ cups + ½ cup milk | ⅓ cup + 2 tbsp milk | 160 ml + 60 ml milk
3 eggs plus 1 egg yolk | 6 eggs plus 2 egg yolks | 1½ eggs plus ½ egg yolk
4 large egg whites, at room temperature | 8 large egg whites, at room temperature | 2 large egg whites, at room temperature
whites of 3 eggs | whites of 6 eggs | whites of 1½ eggs
1 egg + 1 yolk | 2 eggs + 2 yolks | ½ egg + ½ yolk
5 medium free range eggs | 10 medium free range eggs | 2½ medium free range eggs
3 hard-boiled eggs, chopped | 6 hard-boiled eggs, chopped | 1½ hard-boiled eggs, chopped
1 beaten egg, to glaze | 2 beaten eggs, to glaze | ½ beaten egg, to glaze
juice of half a lemon | juice of a lemon | juice of ¼ lemon
the juice of 2 limes | the juice of 4 limes | the juice of 1 lime
grated zest of ½ lemon | grated zest of 1 lemon | grated zest of ¼ lemon
Juice and zest of 1 large unwaxed lemon | Juice and zest of 2 large unwaxed lemons | Juice and zest of ½ large unwaxed lemon
1 lime, juiced (about 2 tbsp) | 2 limes, juiced (about 4 tbsp) | ½ lime, juiced (about 1 tbsp)
½ of a red onion, thinly sliced | 1 red onion, thinly sliced | ¼ red onion, thinly sliced
half of one small red onion | a small red onion | ¼ small red onion
1/2 small red cabbage (about 1 lb) | 1 small red cabbage (about 2 lb) | ¼ small red cabbage (about ½ lb)
a quarter of a pineapple | half a pineapple | ⅛ pineapple
1/4 watermelon | ½ watermelon | ⅛ watermelon
1 small-medium butternut squash (2-3 lbs) | 2 small-medium butternut squash (4-6 lbs) | ½ small-medium butternut squash (1-1½ lbs)
1 medium sweet potato - approx 300g | 2 medium sweet potatoes - approx 600g | ½ medium sweet potato - approx 150g | 1 medium sweet potato - approx 10½ oz
2 large carrots (about 250g), peeled | 4 large carrots (about 500g), peeled | 1 large carrot (about 125g), peeled
3 - 4 carrots | 6 - 8 carrots | 1 - 2 carrots
3 or 4 rashers of bacon | 6 or 8 rashers of bacon | 1 or 2 rashers of bacon
2 to 2-1/2 cups water | 4 to 5 cups water | 1 to 1¼ cups water | 470–590 ml water
1 to 1 1/2 teaspoons salt | 2 to 3 teaspoons salt | ½ to ¾ teaspoon salt
1½-2 pints vegetable stock | 3-4 pints vegetable stock | ¾-1 pint vegetable stock | 710–950 ml vegetable stock
10-12 large shrimp, peeled & deveined | 20-24 large shrimp, peeled & deveined | 5-6 large shrimp, peeled & deveined
6–8 new potatoes per person
About 20 basil leaves | About 40 basil leaves | About 10 basil leaves
approx. 1.5 litres chicken stock | approx. 3 litres chicken stock | approx. 750 ml chicken stock | approx. 6⅓ cups chicken stock
~300 g firm tofu | ~600 g firm tofu | ~150 g firm tofu | ~10½ oz firm tofu
up to 1/2 cup pasta water | up to 1 cup pasta water | up to ¼ cup pasta water | up to 120 ml pasta water
at least 4 cups neutral oil for deep-frying | at least 8 cups neutral oil for deep-frying | at least 2 cups neutral oil for deep-frying | at least 950 ml neutral oil for deep-frying
no more than 1 tbsp sugar | no more than 2 tbsp sugar | no more than ½ tbsp sugar
minimum 2kg pork shoulder | minimum 4kg pork shoulder | minimum 1kg pork shoulder | minimum 4½ lb pork shoulder
max 100ml cold water | max 200ml cold water | max 50ml cold water | max ½ cup cold water
a scant 1/2 cup maple syrup | a scant 1 cup maple syrup | a scant ¼ cup maple syrup | a scant 155 g maple syrup
just under 200ml milk | just under 400ml milk | just under 100ml milk | just under ¾ cup milk
a little over 1 cup buttermilk | a little over 2 cups buttermilk | a little over ½ cup buttermilk | a little over 235 ml buttermilk
a few sprigs of thyme
several dashes of Tabasco
3 dashes Angostura bitters | 6 dashes Angostura bitters | 1½ dashes Angostura bitters
2 measures dark rum | 4 measures dark rum | 1 measure dark rum
1 shot vodka | 2 shots vodka | ½ shot vodka
2 oz gin | 4 oz gin | 1 oz gin | 60 ml gin
¾ oz fresh lime juice | 1½ oz fresh lime juice | ⅜ oz fresh lime juice | 20 ml fresh lime juice
1 part campari | 2 parts campari | ½ part campari
2 racks baby back ribs (about 5 lbs) | 4 racks baby back ribs (about 10 lbs) | 1 rack baby back ribs (about 2½ lbs)
1 leg of lamb (about 2.2kg) | 2 legs of lamb (about 4.4kg) | ½ leg of lamb (about 1.1kg)
1 whole chicken, around 1.6 kg | 2 whole chickens, around 1.6 kg | ½ whole chicken, around 1.6 kg
4-5lb chicken | 8-10lb chicken | 2-2½lb chicken | 1.8–2.25 kg chicken
2 x 250g sirloin steaks | 4 x 250g sirloin steaks | 1 x 250g sirloin steak
4 (5 oz) salmon fillets | 8 (5 oz) salmon fillets | 2 (5 oz) salmon fillets
4 skinless cod fillets (about 600g in total) | 8 skinless cod fillets (about 1.2kg in total) | 2 skinless cod fillets (about 300g in total)
6 chicken thighs (approx 800g) | 12 chicken thighs (approx 1.6kg) | 3 chicken thighs (approx 400g)
2 chicken breasts, 150g each | 4 chicken breasts, 150g each | 1 chicken breast, 150g each
500g (1lb 2oz) beef mince | 1kg (2lb 4oz) beef mince | 250g (9oz) beef mince
2lb 4oz/1kg floury potatoes | 4lb 8oz/2kg floury potatoes | 1lb 2oz/500g floury potatoes
1lb 10oz plums | 3lb 4oz plums | 13oz plums | 740 g plums
1 pint/570ml milk | 2 pints/1.14l milk | ½ pint/285ml milk
¼ pint double cream | ½ pint double cream | ⅛ pint double cream | 120 ml double cream
5fl oz single cream | 10fl oz single cream | 2½fl oz single cream | 150 ml single cream
10 fl. oz. whole milk | 20 fl. oz. whole milk | 5 fl. oz. whole milk | 300 ml whole milk
2 metric cups self-raising flour | 4 metric cups self-raising flour | 1 metric cup self-raising flour | 250 g self-raising flour
1 Australian tablespoon (20ml) honey | 2 Australian tablespoons (40ml) honey | ½ Australian tablespoon (10ml) honey
2 katori rice | 4 katori rice | 1 katori rice
1 vati toor dal | 2 vati toor dal | ½ vati toor dal
1 inch piece ginger + 5 cloves garlic, made into a paste | 2 inch piece ginger + 10 cloves garlic, made into a paste | ½ inch piece ginger + 2–3 cloves garlic, made into a paste | 2.5 cm piece ginger + 5 cloves garlic, made into a paste
2 green chillies, slit | 4 green chillies, slit | 1 green chilli, slit
8-10 curry leaves | 16-20 curry leaves | 4-5 curry leaves
1 tsp jeera | 2 tsp jeera | ½ tsp jeera
a pinch or two of asafoetida
1 pod black cardamom | 2 pods black cardamom | ½ pod black cardamom
6 cardamom pods | 12 cardamom pods | 3 cardamom pods
2 star anise | 4 star anise | 1 star anise
1 bay leaf or 2 curry leaves | 2 bay leaves or 4 curry leaves | ½ bay leaf or 1 curry leaf
1 cup rice or 1½ cups quinoa | 2 cups rice or 3 cups quinoa | ½ cup rice or ¾ cup quinoa | 185 g rice or 260 g quinoa
salt - 1 tsp or to taste | salt - 2 tsp or to taste | salt - ½ tsp or to taste
Flour 2 cups | Flour 4 cups | Flour 1 cup | Flour 250 g
3 cups flour, plus 2 tbsp more for dusting | 6 cups flour, plus 4 tbsp more for dusting | 1½ cups flour, plus 1 tbsp more for dusting | 380 g flour, plus 2 tbsp more for dusting
2 tbsp oil plus a little more for the pan | 4 tbsp oil plus a little more for the pan | 1 tbsp oil plus a little more for the pan
60ml (1/4 cup) olive oil | 120ml (½ cup) olive oil | 30ml (2 tbsp) olive oil
250ml/9fl oz stock | 500ml/18fl oz stock | 125ml/4½fl oz stock
One onion, finely diced | Two onions, finely diced | Half an onion, finely diced
Two 200g packs halloumi | Four 200g packs halloumi | A 200g pack halloumi
Four slices sourdough | Eight slices sourdough | Two slices sourdough
a dozen oysters | two dozen oysters | half a dozen oysters
half a dozen eggs | a dozen eggs | ¼ dozen eggs
2 dozen clams | 4 dozen clams | 1 dozen clams
1½ dozen cookies | 3 dozen cookies | ¾ dozen cookies
5 sheets filo | 10 sheets filo | 2–3 sheets filo
1 sheet (320g) ready-rolled puff pastry | 2 sheets (640g) ready-rolled puff pastry | ½ sheet (160g) ready-rolled puff pastry
375g block shortcrust pastry | 2 x 375g blocks shortcrust pastry | ½ x 375g block shortcrust pastry
3 sticks celery + leaves | 6 sticks celery + leaves | 1½ sticks celery + leaves
1 bunch (about 200g) asparagus | 2 bunches (about 400g) asparagus | ½ bunch (about 100g) asparagus
2 Small bunches dill | 4 Small bunches dill | 1 Small bunch dill
a small bunch of mint, leaves picked | two small bunches of mint, leaves picked | half a small bunch of mint, leaves picked
4 spring onions, sliced on the diagonal | 8 spring onions, sliced on the diagonal | 2 spring onions, sliced on the diagonal
1 punnet cherry tomatoes | 2 punnets cherry tomatoes | ½ punnet cherry tomatoes
1 carton (300ml) double cream | 2 cartons (300ml) double cream | ½ carton (300ml) double cream
2 handfuls / 60g rocket | 4 handfuls / 120g rocket | 1 handful / 30g rocket
1.5 tbsp tomato purée | 3 tbsp tomato purée | ¾ tbsp tomato purée
0.5 tsp baking soda | 1 tsp baking soda | ¼ tsp baking soda
.25 cup lime juice | ½ cup lime juice | 2 tbsp lime juice | 60 ml lime juice
1,000g strong flour | 2,000g strong flour | 500g strong flour | 7⅔ cups strong flour
1000 ml water | 2000 ml water | 500 ml water | 4¼ cups water
500mls stock | 1l stock | 250mls stock | 2 cups stock
4 nests egg noodles | 8 nests egg noodles | 2 nests egg noodles
1 stock cube dissolved in 500ml boiling water | 2 stock cubes dissolved in 1l boiling water | ½ stock cube dissolved in 250ml boiling water | 1 stock cube dissolved in 2 cups boiling water
2 tsp cornflour mixed with 1 tbsp water | 4 tsp cornflour mixed with 2 tbsp water | 1 tsp cornflour mixed with ½ tbsp water
70% dark chocolate, 200g | 70% dark chocolate, 400g | 70% dark chocolate, 100g | 70% dark chocolate, 1¼ cups
100g 70% dark chocolate | 200g 70% dark chocolate | 50g 70% dark chocolate | ⅔ cup 70% dark chocolate
7-Up 1 can | 7-Up 2 cans | 7-Up ½ can
1 slice day-old bread, crusts removed | 2 slices day-old bread, crusts removed | ½ slice day-old bread, crusts removed
3 level tsp baking powder | 6 level tsp baking powder | 1½ level tsp baking powder
1 Tbsp. kosher salt (Diamond Crystal) | 2 Tbsp. kosher salt (Diamond Crystal) | ½ Tbsp. kosher salt (Diamond Crystal)
¼ cup (½ stick) butter, melted | ½ cup (1 stick) butter, melted | 2 tbsp (¼ stick) butter, melted | 55 g (½ stick) butter, melted
1 cup (2 sticks) unsalted butter | 2 cups (4 sticks) unsalted butter | ½ cup (1 stick) unsalted butter | 225 g (2 sticks) unsalted butter
4 oz. cream cheese, at room temp | 8 oz. cream cheese, at room temp | 2 oz. cream cheese, at room temp | 115 g cream cheese, at room temp
8 oz whole milk | 16 oz whole milk | 4 oz whole milk | 235 ml whole milk
1½ oz bourbon | 3 oz bourbon | ¾ oz bourbon | 45 ml bourbon
12 fl oz lager | 24 fl oz lager | 6 fl oz lager | 350 ml lager
scant 3/4 cup sugar | scant 1½ cups sugar | scant ⅜ cup sugar | scant 150 g sugar
heaping 1/4 tsp cayenne | heaping ½ tsp cayenne | heaping ⅛ tsp cayenne
a generous cup of grated cheddar | two generous cups of grated cheddar | half a generous cup of grated cheddar | 115 g of grated cheddar
up to 250ml warm water | up to 500ml warm water | up to 125ml warm water | up to 1 cup warm water
1 knob of butter, the size of a walnut | 2 knobs of butter, the size of a walnut | ½ knob of butter, the size of a walnut
1 nub of ginger | 2 nubs of ginger | ½ nub of ginger
2 wedges of lemon | 4 wedges of lemon | 1 wedge of lemon
1 hunk of Parmesan | 2 hunks of Parmesan | ½ hunk of Parmesan
3 dollops crème fraîche | 6 dollops crème fraîche | 1–2 dollops crème fraîche
1 dollop of sour cream | 2 dollops of sour cream | ½ dollop of sour cream
2 ladles of stock | 4 ladles of stock | 1 ladle of stock
2 ladlefuls hot stock | 4 ladlefuls hot stock | 1 ladleful hot stock
1 mug of lentils | 2 mugs of lentils | ½ mug of lentils
2 mugs rice | 4 mugs rice | 1 mug rice
1 teacup sugar | 2 teacups sugar | ½ teacup sugar
1 capful vanilla | 2 capfuls vanilla | ½ capful vanilla
2 capfuls rum | 4 capfuls rum | 1 capful rum
1 pouch (250g) microwave rice | 2 pouches (250g) microwave rice | ½ pouch (250g) microwave rice
2 pouches cooked puy lentils | 4 pouches cooked puy lentils | 1 pouch cooked puy lentils
1 tub (500 g) natural yoghurt | 2 tubs (500 g) natural yoghurt | ½ tub (500 g) natural yoghurt
1 tray of chicken wings | 2 trays of chicken wings | ½ tray of chicken wings
1 slab dark chocolate | 2 slabs dark chocolate | ½ slab dark chocolate
1 bar (100g) white chocolate | 2 bars (100g) white chocolate | ½ bar (100g) white chocolate
2 squares dark chocolate | 4 squares dark chocolate | 1 square dark chocolate
1 tube of tomato paste | 2 tubes of tomato paste | ½ tube of tomato paste
3 tins tuna, drained (160g each) | 6 tins tuna, drained (160g each) | 1½ tins tuna, drained (160g each)
2 x 160g tins tuna in spring water | 4 x 160g tins tuna in spring water | 1 x 160g tin tuna in spring water
`
