/**
 * Lines as cooks and models write them, each under what it contains: "## trap or plain ; allergens ; diets it breaks";
 * a question mark behind a name says that only some products contain it, or break it.
 * A trap sounds like something that is not there, or hides something that is.
 */
export const englishEveryday = `
## trap ; - ; -
6 mince pies, warmed through
cook to a caramel colour
2 tbsp Earth Balance buttery sticks (vegan)
1 tsp fish-free seaweed sauce
1 cup unsweetened coconut milk (full-fat)
1 (13.5 oz) can coconut cream, chilled overnight
2 medium eggplants, cut into 1-inch rounds
1 large butternut squash, peeled & diced
2 x 400g tins butter beans, drained
1/4 tsp freshly grated nutmeg
225g can sliced water chestnuts, drained
250g chestnut mushrooms, thickly sliced
200g king oyster mushrooms, torn
100g raw cacao butter
2 Tbsp cocoa butter, melted
3 tbsp vegan butter, melted (plus extra for greasing)
75g dairy-free spread
50g plant-based butter, cold and cubed
1 cup dairy free yoghurt
1/2 cup coconut yogurt
150g dairy-free cream cheese
2 tbsp egg replacer mixed with 4 tbsp water
1 chia egg (1 tbsp chia seeds + 3 tbsp water)
2 flax "eggs"
250g beefless mince
1 pack vegan chicken pieces
parmesan-style vegan cheese, to serve
60 g vegan parmesan, finely grated
200g vegan feta, crumbled
1 head butterhead lettuce, leaves separated
2 tbsp apple butter
1 tsp cream of tartar
100g buckwheat flour, sifted
1 cup cooked buckwheat
3 tbsp nutritional yeast (for a cheesy flavour, dairy-free)
2 cups gluten-free rolled oats
250g gluten free fusilli
1 loaf gluten-free bread, sliced
180g gluten-free plain flour blend
8 corn tortillas, warmed
2 tbsp cornstarch
1 tbsp tapioca starch
200g flat rice noodles
1 beef tomato, sliced
6 beefsteak tomatoes
1 spaghetti squash, halved lengthways
400g cauliflower rice
2 large courgettes, spiralized into courgetti
1 tbsp sunflower seed butter (nut-free)
1 tin jackfruit in brine, for the pulled "pork"
300g hearts of palm
1 handful monk's beard
2 duck-egg-sized potatoes
10 mint leaves, no stems
1 lemon, no pips
oil for greasing the muffin tin
1 tbsp shea butter-free lip-smacking maple syrup
2 tbsp peanut-free granulated sugar
200 ml egg-free, dairy-free batter
1 ripe plantain (no need for butter)
a knob of ginger, peeled
1 tsp onion granules, wheat-free
250ml rice drink, unsweetened
3 tbsp dairy-free coconut whipping cream
2 large handfuls baby spinach
4 ears sweetcorn
1 cup creamed coconut
2 tbsp vegan honey alternative
1 cup almond-shaped new potatoes
100g sago pearls
2 teaspoons fishless sauce

## trap ; - ; nut_free
1/3 cup toasted pine nuts
180g vacuum-packed chestnuts, roughly chopped
200g chestnut purée

## trap ; gluten ; gluten_free
4 crumpets
1 cup spelt milk
4 whole wheat wraps
75g panko
1 cup orzo, rinsed
150g cracked freekeh
200g giant couscous
150 g pearled spelt
1 tbsp self-raising flour
2 sheets filo
1 bottle (330ml) lager
8 rye crackers
50g shredded wheat
150ml Guinness
1 tbsp malt extract
eggless pasta
dairy-free breadcrumbs

## trap ; gluten? ; gluten_free?
1 cup oat milk (barista)
100ml oat cream

## trap ; gluten eggs? ; vegan? gluten_free egg_free?
1 pack dairy-free wheat noodles
300g potato gnocchi

## trap ; gluten sesame? ; gluten_free
2 hamburger buns, halved

## trap ; milk ; vegan lactose_free
1 tub whipped topping (Cool Whip)
3 tbsp butterscotch sauce
1 tbsp salted caramel
80g pepper jack
1 cup Greek-style yogurt
2 tbsp ghee (or neutral fat)
200g paneer, cubed
300ml kefir
4 heaped tbsp labneh
1 stick (113g) butter, softened
unsalted butter, for the tin
1 pot of skyr
2 scoops whey protein powder
1 x 397g tin evaporated milk
1 tub Philadelphia
150g queso fresco, crumbled
4 slices American cheese
150g cottage cheese
1 pint half-and-half
a dollop of sour cream
1 cup clotted cream
1 ball burrata
egg-free vanilla yoghurt
75g burger cheese, egg free
1 tablespoon buttermilk powder
200g curd cheese
80g Monterey Jack
60ml whole-milk ricotta
buttery mash made with buttter-flavoured real butter
60ml single or double cream

## trap ; milk ; vegan vegetarian? pescatarian? lactose_free
50g freshly grated Parmigiano-Reggiano, plus extra
30g Pecorino Romano
a handful of grated Grana Padano
100g Gruyere
120g Gorgonzola dolce
120g smoked provolone

## trap ; milk ; vegan
1 litre lactose-free milk
200 ml lactose free cream

## trap ; nuts ; nut_free
1 cup unsweetened almond milk
2 tbsp almond butter
60g almond meal
1 tsp almond essence
30 ml Amaretto
3 tbsp cashew butter
1 tbsp hazelnut oil
25g toasted coconut and cashew nuts
50g Brazil nuts
40g slivered blanched almonds
50g macadamias
chopped pecans (optional)
100g golden marzipan
peanut-free mixed nuts
1 cup macadamia milk

## trap ; nuts? ; nut_free?
3 tbsp vegan basil pesto

## trap ; gluten? nuts? ; gluten_free? nut_free?
100g almond-free granola

## trap ; peanuts ; nut_free
3 tbsp crunchy peanut butter
1 tbsp groundnut oil, for frying
2 tbsp PB2 powdered peanut butter
a handful of unsalted peanuts, crushed
30g honey-free dry-roasted peanuts

## trap ; gluten? peanuts soybeans? ; gluten_free? nut_free
4 tbsp satay sauce

## trap ; soybeans? milk nuts ; vegan lactose_free nut_free
2 tbsp Nutella
100g gianduja

## trap ; gluten soybeans? ; gluten_free
5 Oreo cookies

## trap ; gluten soybeans ; gluten_free
60 ml light soy sauce
3 tbsp teriyaki sauce
1 tbsp dark soy
200g seitan strips

## trap ; gluten? soybeans ; gluten_free?
2 tbsp white miso paste

## trap ; soybeans ; -
1 tbsp wheat-free tamari
1 cup shelled edamame
100g TVP
150g soy curls
1 tsp soya lecithin granules
200g silken tofu, blended
400ml soya milk

## trap ; fish ; vegan vegetarian
2 tbsp fish sauce (nam pla)
1 tin anchovies in olive oil
1 sachet instant dashi
1 tbsp bonito flakes
200g smoked haddock
2 x 145g cans tuna in spring water
1 tbsp nuoc mam

## trap ; gluten? fish ; vegan vegetarian gluten_free?
a dash of Worcestershire sauce
2 tsp Lea & Perrins

## trap ; crustaceans ; vegan vegetarian
1 can crabmeat
12 tiger prawns, shell on
250g crayfish tails
1 tsp shrimp paste
200g langoustines

## trap ; molluscs ; vegan vegetarian
500g pipis
250g calamari rings
1 kg cockles, purged
8 scallops, roe removed
500g baby octopus
6 razor clams

## trap ; gluten? soybeans? molluscs ; vegan vegetarian gluten_free?
2 Tbsp oyster sauce

## trap ; gluten? crustaceans? eggs fish soybeans? ; vegan vegetarian gluten_free? egg_free
4 crab sticks (surimi)

## trap ; sesame ; -
3 tbsp tahini
1 tsp black and white sesame seeds
a drizzle of toasted sesame oil
2 tbsp houmous
1 tsp za'atar
50g halva, crumbled

## trap ; gluten? milk? celery? ; vegan? gluten_free? lactose_free?
1 vegetable bouillon cube

## trap ; gluten? celery? ; gluten_free?
500ml veg stock

## trap ; celery ; -
1/2 tsp celery salt
1 small celeriac, julienned
2 ribs celery

## trap ; gluten? celery? ; vegan vegetarian pescatarian gluten_free?
1L chicken broth
300ml hot beef stock

## trap ; eggs mustard? ; vegan egg_free
4 tbsp mayo
garlic aioli, to serve

## trap ; mustard? ; -
3 tbsp vegan mayo

## trap ; eggs ; vegan egg_free
200 g Quorn mince
2 egg yolks, lightly beaten
whites of 3 large eggs
1 beaten egg, to glaze
4 soft-boiled eggs
4 meringue nests
200g milk-free egg mix

## trap ; gluten eggs ; vegan gluten_free egg_free
250g fresh egg tagliatelle
200g egg noodles

## trap ; - ; vegan vegetarian pescatarian
4 sheets leaf gelatine
100g mini marshmallows
2 tbsp duck fat
50g suet
pork rinds, crushed
1 ham hock
8 rashers streaky bacon
150g 'nduja

## trap ; - ; vegan
1 tbsp runny honey

## plain ; - ; -
2 cloves garlic, minced
1 red onion, finely sliced
400g can chopped tomatoes
1 tbsp extra-virgin olive oil
2 large sweet potatoes, scrubbed
1 tsp smoked paprika
1 thumb-sized piece fresh ginger
1 bunch cilantro, chopped
salt and freshly ground black pepper, to taste
1 tin black beans
2 limes, juiced
1 avocado, stoned
200g jasmine rice
150 g red lentils
1 red bell pepper, deseeded
100g baby corn
1 cup frozen peas
2 tsp ground coriander
1 tbsp tomato purée
3 spring onions, sliced
1 tsp vanilla extract
2 tbsp maple syrup
100g caster sugar
1 mango, diced
300g strawberries, hulled
4 portobello mushrooms
250g quinoa
2 tbsp chia seeds
1 star anise
200g kale, stems removed

## plain ; milk ; vegan lactose_free
100g mature Cheddar, grated
2 tbsp crème fraîche
200g natural yogurt
30g butter
250 ml semi-skimmed milk
125g mozzarella, torn
100g feta cheese

## plain ; gluten ; gluten_free
200g all-purpose flour
300g rigatoni
4 slices sourdough
2 pitta breads
400g linguine

## plain ; eggs ; vegan egg_free
2 large eggs
3 free range eggs

## plain ; fish ; vegan vegetarian
2 skin-on salmon fillets
500g cod loin
4 sardines

## plain ; - ; vegan vegetarian pescatarian
4 boneless skinless chicken thighs
500g lean ground beef
400g pork tenderloin
1kg lamb shoulder, bone in
2 turkey breasts
6 slices prosciutto
1 whole duck

## plain ; nuts ; nut_free
50g walnut halves
2 tbsp flaked almonds
30g pistachios

## plain ; sesame ; -
1 tbsp sesame seeds

## plain ; sulphites ; -
100ml dry white wine

## plain ; sulphites? ; -
40g sultanas

## trap ; sulphites ; -
1/4 cup cream sherry

## trap ; crustaceans fish soybeans molluscs ; vegan vegetarian
2 tbsp XO sauce
`
