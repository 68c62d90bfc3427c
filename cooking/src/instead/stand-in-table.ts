/**
 * What a cook takes in place of a food, the best first: `food: choice; choice`, a choice being the food that is taken,
 * how much of it, and what it does (`insteadTastes`). `w0.8` is by weight, `v0.75` by volume, `n1` as many, `e3tbsp` so
 * much for each, and the first of several that the line can be measured by; `+` is what goes in with it, `?` where alone it does, `*` how it is prepared. `@` is a whole kind.
 *
 * Sources of the ratios, which agree with each other but for what is rounded: the household tables of American cooking
 * ("Easy Cooking Substitution Solutions" of HowStuffWorks, "Emergency Substitutions" of Betty Crocker's Gold Medal
 * kitchens, "Food Substitutions" of cooks.com) for buttermilk, yoghurt, sour cream, cream, flour as a thickener (twice the
 * cornflour), self-raising flour (1½ tsp of baking powder to a cup), baking powder (a quarter of soda and half of cream
 * of tartar), honey (1¼ of sugar and a quarter of liquid), herbs (a third dried), garlic (⅛ tsp of powder a clove),
 * ginger, wine (a quarter vinegar in stock), vinegar (twice the lemon juice), tomatoes, capers, crumbs, allspice, cocoa
 * (3 tbsp and 1 of butter for an ounce of chocolate); foodallergykitchen.com for eggs (1 tbsp of flaxseed in 3 of water,
 * 60 ml of banana or tofu); the share of fat in the USDA's National Nutrient Database, release 28 (butter 81 %, ghee and
 * oils 100 %), for fats. Where a food takes the place of its like (a cheese, a fish, a nut), it is weight for weight, and
 * by our own rule; so are silken tofu and chickpeas for eggs that are cooked as such (75 g and 100 g each).
 */
export const standInTable = `
butter: vegan-butter w1 same; olive-oil w0.8 olive not_creamed; sunflower-oil w0.8 plainer not_creamed; ghee w0.8 nuttier; coconut-oil w0.8 coconut
salted-butter: butter w1 season; vegan-butter w1 same; olive-oil w0.8 olive not_creamed
vegan-butter: butter w1 same; olive-oil w0.8 olive not_creamed; sunflower-oil w0.8 plainer not_creamed
ghee: butter w1.2 same; sunflower-oil w1 plainer; coconut-oil w1 coconut
olive-oil: rapeseed-oil w1 plainer; sunflower-oil w1 plainer; butter w1.2 richer
sunflower-oil: rapeseed-oil w1 same; olive-oil w1 olive; butter w1.2 richer
rapeseed-oil: sunflower-oil w1 same; olive-oil w1 olive; butter w1.2 richer
peanut-oil: sunflower-oil w1 same; rapeseed-oil w1 same
coconut-oil: butter w1.2 richer; sunflower-oil w1 plainer
sesame-oil: sunflower-oil w1 plainer; walnut-oil w1 nuttier
walnut-oil: olive-oil w1 olive; rapeseed-oil w1 plainer
milk: oat-milk v1 sweeter; soy-milk v1 same; almond-milk v1 nuttier thinner; rice-milk v1 sweeter thinner
semi-skimmed-milk: milk v1 richer; oat-milk v1 sweeter; soy-milk v1 same
skimmed-milk: milk v1 richer; oat-milk v1 sweeter; soy-milk v1 same
oat-milk: milk v1 same; soy-milk v1 same; rice-milk v1 thinner
soy-milk: oat-milk v1 sweeter; milk v1 same; almond-milk v1 nuttier
almond-milk: oat-milk v1 sweeter; milk v1 richer; rice-milk v1 thinner
rice-milk: oat-milk v1 thicker; milk v1 richer
buttermilk: yoghurt v1 thicker; kefir v1 same; milk v0.94 +lemon-juice=v0.06 stand_five thinner; soy-milk v0.94 +lemon-juice=v0.06 stand_five thinner
kefir: buttermilk v1 same; yoghurt v1 thicker; soy-yoghurt v1 thicker
cream: creme-fraiche v1 sharper; oat-cream v1 not_whipped; soy-cream v1 not_whipped; coconut-milk v1 coconut; milk v0.75 +butter=v0.33 not_whipped
double-cream: cream v1 leaner; creme-fraiche v1 sharper; oat-cream v1 not_whipped; coconut-milk v1 coconut
single-cream: oat-cream v1 same; soy-cream v1 same; cream v1 richer; milk v1 thinner leaner
cream-of-30-percent: creme-fraiche v1 sharper; oat-cream v1 not_whipped; soy-cream v1 not_whipped; coconut-milk v1 coconut; milk v0.75 +butter=v0.33 not_whipped
creme-fraiche: yoghurt v1 leaner may_split; cream v1 milder thinner; oat-cream v1 milder thinner; soy-yoghurt v1 may_split
sour-cream: yoghurt v1 leaner may_split; creme-fraiche v1 richer; soy-yoghurt v1 may_split
oat-cream: soy-cream v1 same; cream v1 richer; coconut-milk v1 coconut
soy-cream: oat-cream v1 same; cream v1 richer; coconut-milk v1 coconut
coconut-milk: oat-cream v1 plainer; cream v1 richer; milk v1 thinner
yoghurt: soy-yoghurt v1 same; kefir v1 thinner; buttermilk v1 thinner; creme-fraiche v1 richer; quark v1 thicker
plain-yoghurt: soy-yoghurt v1 same; kefir v1 thinner; buttermilk v1 thinner; creme-fraiche v1 richer; quark v1 thicker
soy-yoghurt: coconut-yoghurt v1 coconut; yoghurt v1 same
coconut-yoghurt: soy-yoghurt v1 plainer; yoghurt v1 sharper
cheddar: gouda w1 milder; gruyere w1 nuttier; vegan-cheese w1 no_melting
gouda: cheddar w1 stronger; gruyere w1 nuttier; vegan-cheese w1 no_melting
gruyere: cheddar w1 stronger; gouda w1 milder; vegan-cheese w1 no_melting
mozzarella: gouda w1 stronger; feta w1 saltier no_melting; vegan-cheese w1 no_melting
parmesan: pecorino w1 saltier; vegetarian-cheese w1 same; nutritional-yeast w0.3 nuttier no_melting
pecorino: parmesan w1 milder; vegetarian-cheese w1 milder; nutritional-yeast w0.3 nuttier no_melting
manchego: pecorino w1 saltier; cheddar w1 stronger
vegetarian-cheese: parmesan w1 same; nutritional-yeast w0.3 nuttier no_melting
feta: goats-cheese w1 milder; halloumi w1 softer saltier; smoked-tofu w1 smokier *crumbled; tofu w1 milder season *crumbled
goats-cheese: feta w1 saltier; cream-cheese w1 milder; ricotta w1 milder
ricotta: quark w1 sharper; cream-cheese w1 richer; silken-tofu w1 plainer
mascarpone: cream-cheese w1 sharper; ricotta w1 leaner; vegan-cream-cheese w1 sharper
cream-cheese: ricotta w1 leaner; mascarpone w1 richer; quark w1 leaner; vegan-cream-cheese w1 same
quark: yoghurt w1 thinner; ricotta w1 milder; soy-yoghurt w1 thinner
cottage-cheese: ricotta w1 smoother; quark w1 smoother; tofu w1 plainer *crumbled
labneh: cream-cheese w1 milder; yoghurt w1 thinner
blue-cheese: goats-cheese w1 milder; feta w1 milder saltier
halloumi: paneer w1 milder; feta w1 softer; tofu w1 milder season
paneer: tofu w1 same; halloumi w1 saltier
brie: camembert w1 stronger; goats-cheese w1 sharper
camembert: brie w1 milder; reblochon w1 melts
reblochon: raclette w1 melts; brie w1 milder
raclette: gruyere w1 nuttier; reblochon w1 melts; gouda w1 milder
egg: flaxseed e1tbsp +water=e3tbsp ?bound soak_ten denser; aquafaba e3tbsp ?bound binds; banana e55g ?bound *mashed sweeter moister; silken-tofu e75g ?unbound softer; chickpea e100g ?unbound *drained other_dish
egg-white: aquafaba e2tbsp ?whipped whips
egg-yolk: silken-tofu e20g ?unbound softer
plain-flour: spelt-flour w1 nuttier; gluten-free-flour-mix w1 ?unleavened crumblier; buckwheat-flour w1 ?unleavened nuttier crumblier; cornflour v0.5 ?thickening smoother; rice-flour w1 ?thickening same
self-raising-flour: plain-flour w1 +baking-powder=w0.055 same; spelt-flour w1 +baking-powder=w0.055 nuttier; gluten-free-flour-mix w1 +gluten-free-baking-powder=w0.055 crumblier
bread-flour: plain-flour w1 softer; spelt-flour w1 nuttier denser
spelt-flour: plain-flour w1 milder
buckwheat-flour: gluten-free-flour-mix w1 milder; plain-flour w1 milder
gluten-free-flour-mix: plain-flour w1 same; rice-flour w1 crumblier
rice-flour: cornflour w1 same; gluten-free-flour-mix w1 same
cornflour: potato-starch w1 same; plain-flour v2 cloudy; rice-flour v2 cloudy
potato-starch: cornflour w1 same; plain-flour v2 cloudy
ground-almonds: sunflower-seed w1 *ground darker; oats w1 *ground denser; desiccated-coconut w1 coconut
sugar: brown-sugar w1 caramel moister; honey v0.8 less_liquid darker; maple-syrup v0.8 less_liquid caramel
brown-sugar: sugar w1 plainer; honey v0.8 less_liquid; maple-syrup v0.8 less_liquid
icing-sugar: sugar w1 grind
honey: maple-syrup v1 milder; sugar v1.25 +water=v0.25 plainer; molasses v1 stronger darker
maple-syrup: honey v1 stronger; sugar v1.25 +water=v0.25 plainer; molasses v1 stronger darker
molasses: honey v1 milder; maple-syrup v1 milder; brown-sugar v0.75 less_sweet
baking-powder: gluten-free-baking-powder w1 same; bicarbonate v0.25 +cream-of-tartar=v0.5 at_once; bicarbonate v0.25 +lemon-juice=v1.5 at_once
gluten-free-baking-powder: baking-powder w1 same; bicarbonate v0.25 +cream-of-tartar=v0.5 at_once
yeast: fresh-yeast w3 same
fresh-yeast: yeast w0.33 same
gelatine: agar e0.33tsp,w0.33 boil_one
agar: gelatine w3 softer
dark-chocolate: milk-chocolate w1 sweeter; vegan-chocolate w1 same; cocoa w0.57 +butter=w0.5 less_sweet; cocoa w0.57 +sunflower-oil=w0.4 less_sweet
milk-chocolate: dark-chocolate w1 less_sweet; vegan-chocolate w1 less_sweet
white-chocolate: milk-chocolate w1 darker; vegan-chocolate w1 darker less_sweet
vegan-chocolate: dark-chocolate w1 same
cocoa: dark-chocolate w1.75 richer *melted; carob w1 sweeter milder
breadcrumbs: cornflakes v1 *crushed crisper; oats v1 softer; ground-almonds v1 nuttier; gluten-free-bread w1 *crumbled same
bread: gluten-free-bread w1 crumblier; pitta w1 thinner; brioche w1 sweeter richer
baguette: bread w1 softer; gluten-free-bread w1 crumblier
brioche: bread w1 less_sweet leaner; gluten-free-bread w1 leaner crumblier
burger-bun: brioche n1 sweeter richer; pitta n1 thinner; gluten-free-bread w1 crumblier
naan: pitta n1 thinner; tortilla n1 thinner
pitta: naan n1 softer; tortilla n1 thinner
tortilla: corn-tortilla n1 crumblier; pitta n1 thicker
chicken-stock: vegetable-stock v1 milder; gluten-free-chicken-stock v1 same; water v1 plainer season
beef-stock: vegetable-stock v1 milder; chicken-stock v1 milder; gluten-free-beef-stock v1 same
fish-stock: vegetable-stock v1 milder; gluten-free-fish-stock v1 same; water v1 plainer season
vegetable-stock: chicken-stock v1 stronger; gluten-free-vegetable-stock v1 same; water v1 plainer season
dashi: fish-stock v1 same; vegetable-stock v1 milder
white-wine: vegetable-stock v0.75 +wine-vinegar=v0.25 same; cider v1 fruitier; apple-juice v1 sweeter
red-wine: vegetable-stock v0.75 +balsamic=v0.25 sweeter; beef-stock v0.75 +wine-vinegar=v0.25 stronger
beer: cider v1 fruitier; vegetable-stock v1 milder
cider: apple-juice v1 sweeter; white-wine v1 sharper
mirin: white-wine v1 less_sweet; apple-juice v1 fruitier
shaoxing: white-wine v1 fruitier; apple-juice v1 sweeter
brandy: cognac v1 same; apple-juice v1 sweeter
cognac: brandy v1 same; apple-juice v1 sweeter
calvados: brandy v1 same; apple-juice v1 sweeter
soy-sauce: tamari v1 same; fish-sauce v1 saltier; miso w1 thicker
tamari: soy-sauce v1 same; miso w1 thicker
fish-sauce: soy-sauce v1 milder; tamari v1 milder
oyster-sauce: soy-sauce v1 less_sweet; gochujang v1 stronger
worcestershire: soy-sauce v1 saltier; tamari v1 saltier
miso: soy-sauce v1 saltier; tahini w1 nuttier season
mustard: mayonnaise v1 milder richer
mayonnaise: vegan-mayonnaise v1 same; yoghurt v1 leaner sharper; creme-fraiche v1 milder
vegan-mayonnaise: mayonnaise v1 same; soy-yoghurt v1 leaner sharper
ketchup: tomato-paste v1 less_sweet; passata v1 thinner less_sweet
harissa: tomato-paste v1 milder; gochujang v1 sweeter
gochujang: harissa v1 less_sweet; miso v1 milder
tomato-paste: ketchup v1 sweeter; passata v3 less_liquid
passata: chopped-tomatoes w1 coarser; tomato w1.33 coarser longer
chopped-tomatoes: passata w1 smoother; tomato w1.33 longer; cherry-tomato w1.33 sweeter longer
tomato: chopped-tomatoes w0.75 softer; cherry-tomato w1 sweeter
cherry-tomato: tomato w1 same; sundried-tomato w0.3 stronger
sundried-tomato: cherry-tomato w3 milder juicier; tomato-paste w0.5 smoother
lemon: lime n1 sharper
lime: lemon n1 milder
orange: lemon n1 sharper; grapefruit n0.5 sharper
lemon-juice: lime-juice v1 sharper; wine-vinegar v0.5 stronger; cider-vinegar v0.5 fruitier
lime-juice: lemon-juice v1 milder; rice-vinegar v0.5 milder
orange-juice: apple-juice v1 sweeter; pineapple-juice v1 sweeter
wine-vinegar: cider-vinegar v1 fruitier; lemon-juice v2 milder; balsamic v1 sweeter
cider-vinegar: wine-vinegar v1 stronger; lemon-juice v2 milder; rice-vinegar v1 milder
balsamic: cider-vinegar v1 less_sweet; wine-vinegar v1 less_sweet stronger
malt-vinegar: cider-vinegar v1 fruitier; wine-vinegar v1 stronger
rice-vinegar: cider-vinegar v1 stronger; lemon-juice v2 fruitier
onion: shallot e3piece,w1 milder; leek e1piece,w1 milder; red-onion n1,w1 sweeter; spring-onion e5piece,w1 milder shorter
red-onion: onion n1,w1 stronger; shallot e3piece,w1 milder
shallot: onion e0.33piece,w1 stronger; red-onion e0.33piece,w1 sweeter; spring-onion e2piece,w1 milder
spring-onion: shallot e0.5piece,w1 stronger; chives e1tbsp,w0.3 milder; leek e0.2piece,w1 longer
leek: onion n1,w1 stronger sweeter; spring-onion e5piece,w1 shorter; fennel e0.5piece,w1 fruitier
garlic: garlic-powder e0.125tsp milder; shallot e0.5piece milder; chives e1tsp milder added_late
ginger: ground-ginger v0.17 stronger; galangal w1 sharper
chilli: chilli-flakes e0.5tsp stronger; pepper e0.25piece milder
lemongrass: lemon-zest e1tsp sharper; ginger e1tsp stronger
parsley: coriander w1 stronger; chives w1 stronger; dried-parsley v0.33 early
coriander: parsley w1 milder; mint w1 fruitier; basil w1 sweeter
basil: mint w1 fruitier; parsley w1 milder; dried-basil v0.33 early
thyme: dried-thyme v0.33 early; rosemary w1 stronger; sage w1 stronger
rosemary: thyme w1 milder; dried-rosemary v0.33 early
mint: basil w1 sweeter; coriander w1 stronger; dried-mint v0.33 early
dill: tarragon w1 sweeter; chives w1 stronger; dried-dill v0.33 early
chives: spring-onion w1 stronger; parsley w1 milder
tarragon: dill w1 fruitier; basil w1 sweeter; dried-tarragon v0.33 early
sage: thyme w1 milder; rosemary w1 stronger; dried-sage v0.33 early
bay: dried-thyme e0.25tsp stronger
oregano: dried-thyme v1 same; herbes-de-provence v1 stronger
herbes-de-provence: dried-thyme v1 milder; oregano v1 milder
cumin: ground-coriander v1 milder; caraway v0.5 stronger; garam-masala v1 sweeter
ground-coriander: cumin v0.5 stronger; garam-masala v1 sweeter
caraway: fennel-seed v1 sweeter; cumin v1 stronger
fennel-seed: caraway v1 stronger; star-anise v0.5 stronger
paprika: smoked-paprika v0.5 smokier; espelette v0.5 stronger
smoked-paprika: paprika v1 no_smoke; espelette v0.5 stronger no_smoke
chilli-flakes: espelette v1.5 milder; paprika v1 milder
espelette: paprika v1 milder; chilli-flakes v0.5 stronger
curry-powder: garam-masala v1 sweeter; turmeric v0.5 plainer
garam-masala: curry-powder v1 stronger; ras-el-hanout v1 fruitier
ras-el-hanout: garam-masala v1 sweeter; cumin v1 stronger
turmeric: curry-powder v1 stronger; saffron v0.1 fruitier
saffron: turmeric v1 colour_only; paprika v1 colour_only
cinnamon: allspice v0.5 stronger; nutmeg v0.25 stronger
nutmeg: mace v1 same; cinnamon v1 sweeter
mace: nutmeg v1 same
allspice: cinnamon v1 +clove-spice=v0.125 same; nutmeg v0.5 milder
cardamom: cinnamon v0.5 sweeter; ground-ginger v0.5 sharper
ground-ginger: allspice v0.5 sweeter; cardamom v0.5 fruitier
clove-spice: allspice v1 milder; cinnamon v1 milder
star-anise: fennel-seed v2 milder
sichuan-pepper: black-pepper v1 sharper
caper: green-olive w1 milder; gherkin w1 milder; anchovy w0.5 saltier
olive: green-olive w1 milder; caper w0.5 saltier
green-olive: olive w1 stronger; caper w0.5 saltier
anchovy: caper w1 milder; miso w0.5 smoother; olive w1 milder
gherkin: caper w0.5 saltier
bacon: ham w1 leaner no_smoke; smoked-tofu w1 leaner; chorizo w1 stronger
bacon-rasher: ham w1 leaner no_smoke; smoked-tofu w1 leaner; cured-ham n1,w1 saltier
streaky-bacon: guanciale w1 richer; ham w1 leaner no_smoke; smoked-tofu w1 leaner; mushroom w1 milder no_smoke
guanciale: streaky-bacon w1 smokier; smoked-tofu w1 leaner smokier
ham: smoked-tofu w1 smokier; cured-ham w1 saltier
cured-ham: bresaola w1 leaner; ham w1 milder
chorizo: merguez w1 cook_through; smoked-sausage w1 milder; smoked-tofu w1 milder
smoked-sausage: chorizo w1 stronger; vegan-sausage n1,w1 milder
sausage: vegan-sausage n1,w1 milder; merguez n1,w1 stronger cook_through
merguez: sausage n1,w1 milder cook_through; vegan-sausage n1,w1 milder
chicken-breast: chicken-thigh e2piece,w1 juicier longer cook_through; turkey w1 leaner cook_through; tofu w1 milder shorter; chickpea w1 *drained other_dish
chicken-thigh: chicken-breast e0.5piece,w1 drier shorter cook_through; turkey w1 leaner cook_through; tofu w1 milder shorter; chickpea w1 *drained other_dish
turkey: chicken-breast w1 juicier cook_through; tofu w1 milder shorter; chickpea w1 *drained other_dish
chicken-mince: turkey-mince w1 leaner cook_through; tofu w1 milder *crumbled
turkey-mince: chicken-mince w1 juicier cook_through; tofu w1 milder *crumbled
beef-mince: lamb-mince w1 stronger cook_through; pork-mince w1 milder cook_through; cooked-lentil w1 *drained milder; tofu w1 milder *crumbled
lamb-mince: beef-mince w1 milder cook_through; cooked-lentil w1 *drained milder; tofu w1 milder *crumbled
pork-mince: beef-mince w1 stronger cook_through; chicken-mince w1 leaner cook_through; tofu w1 milder *crumbled
stewing-beef: lamb-shoulder w1 stronger; pork-shoulder w1 milder; mushroom w1 shorter; chickpea w1 *drained other_dish
lamb-shoulder: stewing-beef w1 milder; pork-shoulder w1 milder; chickpea w1 *drained other_dish
pork-shoulder: stewing-beef w1 stronger longer; veal w1 milder; mushroom w1 shorter
veal: pork-shoulder w1 stronger; stewing-beef w1 stronger longer; mushroom w1 shorter
pork-fillet: chicken-breast w1 milder cook_through; tofu w1 milder shorter
steak: mushroom w1 milder shorter; tofu w1 milder shorter
duck: chicken-thigh w1 milder cook_through; mushroom w1 milder shorter
cod: haddock n1,w1 same; pollock n1,w1 same; hake n1,w1 softer; tofu w1 plainer
haddock: cod n1,w1 same; pollock n1,w1 same; tofu w1 plainer
pollock: cod n1,w1 same; haddock n1,w1 same; tofu w1 plainer
hake: cod n1,w1 same; haddock n1,w1 same; tofu w1 plainer
sea-bass: cod w1 softer; trout w1 richer
sole: cod n1,w1 thicker longer; hake w1 thicker
monkfish: cod n1,w1 softer shorter; prawn w1 sweeter shorter
salmon: trout n1,w1 milder; mackerel n1,w1 stronger; tofu w1 plainer
trout: salmon n1,w1 richer; mackerel n1,w1 stronger
mackerel: fresh-sardine w1 same; salmon n1,w1 milder
fresh-tuna: salmon w1 richer; mackerel w1 stronger
smoked-salmon: smoked-haddock w1 cook_through; herring w1 saltier
smoked-haddock: haddock w1 no_smoke season; smoked-salmon w1 richer
tuna: sardine w1 stronger *drained; white-bean w1 milder *drained; chickpea w1 milder *drained
sardine: tuna w1 milder *drained; chickpea w1 milder *drained
prawn: scallop w1 sweeter; squid w1 milder; tofu w1 plainer; cod w1 softer
scallop: prawn w1 stronger; cod w1 softer
squid: prawn w1 sweeter; mushroom w1 milder
crab: prawn w1 stronger; tuna w1 stronger *drained
mussel: clam w1 sweeter
clam: mussel w1 stronger
almond: hazelnut w1 same; cashew w1 softer; sunflower-seed w1 milder
hazelnut: almond w1 milder; walnut w1 stronger; sunflower-seed w1 milder
walnut: pecan w1 sweeter; hazelnut w1 milder; pumpkin-seed w1 milder
pecan: walnut w1 stronger; almond w1 crisper; pumpkin-seed w1 milder
cashew: almond w1 crisper; sunflower-seed w1 milder
pistachio: almond w1 milder; pumpkin-seed w1 milder
pine-nut: almond w1 crisper; cashew w1 sweeter; sunflower-seed w1 same
peanut: cashew w1 sweeter; almond w1 same; sunflower-seed w1 milder
peanut-butter: almond-butter w1 milder; tahini w1 stronger
almond-butter: peanut-butter w1 stronger; tahini w1 stronger
tahini: almond-butter w1 sweeter; peanut-butter w1 sweeter
sesame-seed: sunflower-seed w1 milder; poppy-seed w1 milder
sunflower-seed: pumpkin-seed w1 same; sesame-seed w1 stronger
pumpkin-seed: sunflower-seed w1 same; almond w1 sweeter
tofu: paneer w1 richer; chickpea w1 *drained softer; tempeh w1 stronger; chicken-breast w1 longer cook_through
smoked-tofu: tofu w1 no_smoke season; halloumi w1 saltier; tempeh w1 stronger no_smoke
silken-tofu: ricotta w1 richer; soy-yoghurt w1 sharper
tempeh: tofu w1 milder; chickpea w1 *drained softer
chickpea: white-bean w1 softer; cooked-lentil w1 *drained softer; kidney-bean w1 sweeter
white-bean: chickpea w1 same; kidney-bean w1 sweeter
kidney-bean: black-bean w1 same; pinto-bean w1 same; chickpea w1 milder
black-bean: kidney-bean w1 same; pinto-bean w1 same
red-lentil: split-pea w1 longer; green-lentil w1 longer coarser
green-lentil: red-lentil w1 shorter softer; split-pea w1 longer
basmati-rice: jasmine-rice w1 softer; brown-rice w1 longer nuttier; quinoa w1 nuttier
jasmine-rice: basmati-rice w1 same; brown-rice w1 longer nuttier
brown-rice: basmati-rice w1 shorter milder; quinoa w1 shorter
risotto-rice: pudding-rice w1 softer; pearl-barley w1 longer nuttier
couscous: bulgur w1 coarser longer; quinoa w1 longer nuttier; millet w1 longer
bulgur: couscous w1 shorter; quinoa w1 longer; millet w1 longer
quinoa: millet w1 milder; bulgur w1 coarser; couscous w1 shorter
pearl-barley: risotto-rice w1 shorter; brown-rice w1 same
oats: buckwheat-flakes w1 nuttier; millet w1 longer
penne: macaroni w1 same; gluten-free-pasta w1 softer; spaghetti w1 same
spaghetti: tagliatelle w1 richer; penne w1 same; gluten-free-pasta w1 softer
macaroni: penne w1 same; gluten-free-pasta w1 softer
tagliatelle: spaghetti w1 same; gluten-free-pasta w1 softer
egg-noodle: rice-noodle w1 milder shorter; udon w1 softer; spaghetti w1 same
rice-noodle: glass-noodle w1 thinner; egg-noodle w1 richer
udon: egg-noodle w1 thinner; rice-noodle w1 thinner
shortcrust-pastry: puff-pastry n1,w1 crisper richer; vegan-puff-pastry n1,w1 crisper
puff-pastry: vegan-puff-pastry n1,w1 same; filo w1 thinner crisper shorter
filo: puff-pastry w1 thicker richer longer
carrot: parsnip n1,w1 sweeter; sweet-potato w1 sweeter softer
parsnip: carrot n1,w1 milder; celeriac w1 stronger
potato: sweet-potato n1,w1 sweeter; celeriac w1 nuttier; turnip w1 sharper
sweet-potato: butternut-squash w1 same; potato n1,w1 less_sweet; carrot w1 longer
celeriac: parsnip w1 sweeter; potato w1 milder
butternut-squash: pumpkin w1 same; sweet-potato w1 sweeter; carrot w1 longer
pumpkin: butternut-squash w1 sweeter; sweet-potato w1 sweeter
turnip: swede w1 sweeter; kohlrabi n1,w1 milder
swede: turnip w1 sharper; carrot w1 sweeter
cauliflower: broccoli w1 stronger shorter; celeriac w1 nuttier
broccoli: cauliflower w1 milder; green-bean w1 crisper
green-bean: mangetout w1 sweeter shorter; asparagus w1 shorter; broccoli w1 softer
cabbage: kale w1 stronger; brussels-sprout w1 stronger; fennel w1 fruitier
kale: chard w1 shorter; spinach w1 shorter milder; cabbage w1 milder
chard: spinach w1 shorter milder; kale w1 longer
spinach: chard w1 longer; kale w1 longer stronger; rocket w1 stronger
pak-choi: chard w1 same; spinach w1 shorter
fennel: celery w1 milder; leek w1 sweeter
celery: fennel w1 fruitier; leek w1 sweeter; carrot w1 sweeter
courgette: aubergine e0.5piece,w1 longer; pepper w1 sweeter; mushroom w1 stronger
aubergine: courgette w1 shorter; mushroom w1 stronger shorter
pepper: courgette n1,w1 milder; fennel w1 fruitier; carrot w1 longer
mushroom: courgette w1 milder; aubergine w1 longer; smoked-tofu w1 smokier
pea: edamame w1 nuttier; broad-bean w1 stronger; green-bean w1 crisper
asparagus: green-bean w1 longer; broccoli w1 longer
sweetcorn: pea w1 milder; pepper w1 juicier
lettuce: spinach w1 stronger; chicory w1 sharper
rocket: watercress w1 stronger; spinach w1 milder
cucumber: courgette w1 softer; radish w1 sharper
avocado: hummus w1 stronger; ricotta w1 milder
apple: pear n1,w1 sweeter juicier; quince n1,w1 longer
pear: apple n1,w1 sharper; peach n1,w1 juicier
plum: peach w1 sweeter; cherry w1 sweeter
peach: plum w1 sharper; mango n1,w1 sweeter
cherry: raspberry w1 sharper softer; plum w1 same
strawberry: raspberry w1 sharper; blackberry w1 sharper
raspberry: strawberry w1 sweeter; blackberry w1 same
blueberry: blackberry w1 sharper; redcurrant w1 sharper
blackberry: raspberry w1 same; blueberry w1 sweeter
mango: peach w1 milder; pineapple w1 sharper
banana: mango w1 juicier
raisin: dried-cranberry w1 sharper; dried-apricot w1 sharper; date w1 sweeter
date: prune w1 sharper; raisin w1 same; dried-apricot w1 sharper
dried-apricot: prune w1 softer; raisin w1 sweeter; date w1 sweeter
prune: date w1 sweeter; dried-apricot w1 sharper
dried-cranberry: raisin w1 sweeter
desiccated-coconut: ground-almonds w1 nuttier; oats w1 plainer
@white-fish: cod w1 same; haddock w1 same; tofu w1 plainer
@mince: tofu w1 milder *crumbled
@poultry: tofu w1 milder shorter
@stewing-meat: mushroom w1 shorter; chickpea w1 *drained other_dish
@cured-meat: smoked-tofu w1 leaner
@nut: sunflower-seed w1 milder; pumpkin-seed w1 milder
`
