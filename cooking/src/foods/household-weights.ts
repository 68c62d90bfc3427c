/**
 * What a piece and a measure weigh, from the "Weight" file of the same source as `nutrients.ts`: id, number of the food
 * in the source, grams of one piece of middle size (the egg is a large one, as American recipes and European boxes of
 * M mean it; a chicken breast, a salmon and a flat fish's fillet are halves, as they are sold; a scallop is half of two
 * large ones, a steak that of the cap, a crayfish its tail) or of a measure as it is mostly cut for cooking (onions
 * chopped, leaves loose, hard cheese grated). `drained` is what is left of the contents of a tin without its liquid.
 * `edible` comes from the refuse of the source. Measures are only of foods whose density the lexicon has not got: where
 * both have one they agree within 15 %, but for what the source has not as the lexicon means it: oats rolled, spelt milled
 * to flour, almonds ground, potato starch for which it has arrowroot, and a teaspoon of yeast, which is 4 g there beside
 * a packet of 7.2 g that everybody else counts as 2¼ teaspoons.
 * A tin whose size is not said (of 400 g, of tuna 145 g, of condensed milk 397 g), a pot of yoghurt, a roll of pastry, a
 * camembert, a mozzarella, a baguette, a sausage (of 65 g, without meat 50 g), a slice of raw ham and of smoked salmon, a
 * log of goat's cheese, a sheet of lasagne, a head of broccoli, a butternut and a celeriac, a chicken's thigh, leg,
 * drumstick and wing without their bones (of 145 g, 280 g, 105 g and 90 g with them), a leaf of gelatine and sachets of
 * sugar and baking powder are what is usually sold, by our own rule; where the number is `-` all is so.
 * Not taken over: weights of the source that are of another thing than a European cook counts (a breakfast link, a
 * chicken wing or leg with its back). A piece of a juice is what one fruit yields.
 */
export const householdWeights = `
onion 11282 piece=110 slice=14 cup=160
red-onion 11282 piece=110 slice=14 cup=160
shallot 11677 tbsp=10
spring-onion 11291 piece=15 cup=100
garlic 11215 clove=3 tsp=2.8
ginger 11216 tsp=2
chilli 11819 piece=45 cup=150
lemongrass 11972 cup=67
carrot 11124 piece=61 cup=128
potato 11352 piece=213 cup=150
sweet-potato 11507 piece=130 cup=133
parsnip 11298 cup=133
turnip 11564 piece=122 slice=15 cup=130
celeriac 11141 cup=156 piece=600
beetroot 11080 piece=82 cup=136
butternut-squash 11485 cup=140 piece=850
pumpkin 11422 cup=116
jerusalem-artichoke 11226 cup=150
cauliflower 11135 piece=588 cup=107
broccoli 11090 cup=91 piece=350
green-bean 11052 cup=100
cabbage 11109 piece=908 leaf=23 cup=70
fennel 11957 piece=234 cup=87
brussels-sprout 11098 piece=19 cup=88
celery 11143 stick=40 cup=101
leek 11246 piece=89 cup=89
courgette 11477 piece=196 cup=124
aubergine 11209 piece=548 cup=82
pepper 11821 piece=119 cup=149
mushroom 11260 piece=18 cup=70
tomato 11529 piece=123 slice=20 cup=180
cherry-tomato 11529 piece=17 cup=149
asparagus 11011 piece=16 cup=134
sweetcorn 11167 piece=102 cup=145
mangetout 11300 piece=3.4 cup=63
spinach 11457 leaf=10 bunch=340 cup=30
kale 11233 cup=16
chard 11147 leaf=48 cup=36
pak-choi 11116 leaf=14 cup=70
lettuce 11251 piece=626 leaf=28 cup=47
rocket 11959 leaf=2 cup=20
lambs-lettuce 11190 cup=56
watercress 11591 sprig=2.5 cup=34
chicory 11151 piece=53 cup=90
cucumber 11205 piece=301 cup=104
radish 11429 piece=4.5 cup=116
avocado 09037 piece=201 cup=150
sundried-tomato 11955 piece=2 cup=54
olive 09193 piece=4.4 tbsp=8.4
caper 02054 tbsp=8.6
swede 11435 piece=386 cup=140
kohlrabi 11241 cup=135
okra 11278 piece=11.875 cup=100
oyster-mushroom 11987 cup=86
wild-mushroom 11239 piece=5.4 cup=54
spaghetti-squash 11492 cup=101
butter-lettuce 11250 piece=163 leaf=7.5 cup=55
wax-bean 11722 cup=100
beef-tomato 11529 piece=182 slice=27 cup=180
water-chestnut 11590 piece=7 cup=140
bamboo-shoot 11028 cup=131
bean-sprout 11043 cup=104
soya-sprout 11452 cup=70
sauerkraut 11439 cup=142
gherkin 11937 cup=143
cassava 11134 piece=408 cup=206
plantain 09277 piece=179 cup=148
salsify 11437 cup=133
sorrel 11616 cup=133
horseradish 02055 tsp=5
cauliflower-rice 11135 cup=107
courgette-noodle 11477 cup=113
green-olive 09195 piece=2.7
vine-leaf 11975 leaf=4 piece=4
chickpea 16358 drained=0.565 tin=226
kidney-bean 16033 cup=177 drained=0.61 tin=244
black-bean 16015 cup=172 drained=0.61 tin=244
white-bean 16050 cup=179 drained=0.61 tin=244
broad-bean 11088 piece=8 cup=109
cooked-lentil 16070 cup=198 drained=0.61 tin=244
tofu 16426 cup=252
tempeh 16114 cup=166
edamame 11211 cup=118
split-pea 16085 cup=197
mung-bean 16080 cup=207
pinto-bean 16043 cup=171 drained=0.61 tin=244
butter-bean 16072 cup=188 drained=0.61 tin=244
soya-mince 16106 cup=88
okara 16130 cup=122
soya-flour 16115 cup=84
butter 01145 stick=113
cheddar 01009 slice=28
mozzarella 01026 slice=28.333 piece=125
gruyere 01023 slice=28
feta 01019 cup=150
blue-cheese 01004 cup=135
egg 01123 piece=50 cup=243
vegan-butter 04617 stick=113
ghee 01003 cup=205
brown-butter 01003 cup=205
brie 01006 cup=144
reblochon 01034 slice=28 cup=132
raclette 01020 slice=28 cup=108
custard 19168 cup=282
dulce-de-leche 01225 tbsp=19
eggnog 01057 cup=254
quail-egg 01140 piece=9
egg-powder 01133 cup=85
chicken-thigh 05096 piece=149
chicken-breast 05057 piece=145
chicken-leg 05075 edible=0.73 piece=205
bacon 10123 slice=28
bacon-rasher 10130 piece=28.5 slice=28.5
streaky-bacon 10123 piece=28 slice=28
ham 07028 slice=23
chorizo 07019 piece=60
salami 07071 slice=10
pepperoni 07057 piece=2 slice=2
mortadella 07050 slice=15
black-pudding 07005 slice=25
head-cheese 07034 slice=28
bresaola 13350 slice=2.8
liver 05027 piece=44
foie-gras 05282 tbsp=13
pate 07055 tbsp=13
rabbit 17177 edible=?
goose 05146 edible=0.81
hot-dog 07939 piece=76
vegan-bacon 16104 slice=5
smoked-sausage 07074 piece=68
veal-shank 17276 edible=0.71
veal-escalope 17426 piece=55
whole-chicken 05006 piece=920 edible=0.68
leg-of-lamb 17230 edible=0.78
pork-rib 10088 edible=0.7
chicken-wing 05100 edible=0.62 piece=55
cod 15015 piece=231
haddock 15033 piece=193
hake 15132 piece=92
sea-bass 15091 piece=129
trout 15240 piece=79
tuna 15121 cup=154 drained=0.77 tin=112
sardine 15088 piece=12 cup=149 tin=92
tinned-mackerel 15088 tin=92
anchovy 15002 piece=4
mussel 15164 piece=16 edible=?
scallop 15172 piece=15
crab 15140 cup=118
lobster 15148 cup=145
mackerel 15046 piece=112
sole 15028 piece=163
caviar 15012 tbsp=16
fish-finger 15027 piece=28
clam 15157 piece=14.5 edible=?
oyster 15171 piece=50
fresh-sardine 15039 edible=?
spaghetti 20420 cup=91
penne 20420 cup=95
gluten-free-pasta 20091 cup=105
egg-noodle 20109 cup=38
buckwheat 20009 cup=164
masarepa 20422 cup=157
gluten-free-bread 28337 slice=35
tortilla 18364 piece=49
corn-tortilla 18363 piece=24
naan 28307 piece=90
lasagne 20420 cup=90 piece=18
wheat-pasta 20420 cup=96
wonton-wrapper 18368 piece=8
crouton 18242 cup=30
biscuit 18173 piece=14 cup=84
butter-biscuit 18192 piece=11.8
bagel 18001 piece=105
oreo 18166 piece=12
rice-cake 19051 piece=9
macaroni 20420 cup=122
glass-noodle 16082 cup=140
filo 18338 piece=19
pitta 18041 piece=60
burger-bun 18350 piece=44
soft-roll 18350 piece=44
sponge-finger 18423 piece=11
almond 12061 piece=1.2
hazelnut 12120 piece=1.4
pistachio 12151 piece=0.7
peanut 16390 piece=1
flaxseed 12220 tbsp=7
macadamia 12131 cup=134
brazil-nut 12078 piece=5 cup=133
mixed-nuts 12135 cup=131
marzipan 12071 cup=227
seed-butter 12040 tbsp=16
satay-sauce 06618 tbsp=17
monkey-nut 16390 edible=?
apple 09003 piece=182 cup=125
pear 09252 piece=178 cup=161
plum 09279 piece=66 cup=165
peach 09236 piece=150 cup=154
apricot 09021 piece=35 cup=155
cherry 09070 piece=8.2 cup=154
rhubarb 09307 stick=51 cup=122
fig 09089 piece=50
strawberry 09316 piece=12 cup=144
raspberry 09302 piece=1.9
blackberry 09042 cup=144
banana 09040 piece=118 cup=225
mango 09176 piece=336 cup=165
pineapple 09266 piece=905 slice=84 cup=165
kiwi 09148 piece=69 cup=180
grape 09132 piece=4.9 cup=151
lemon 09150 piece=58 cup=212
lime 09159 piece=67
orange 09200 piece=131 cup=180
date 09421 piece=24
dried-apricot 09032 cup=130
prune 09291 piece=9.5 cup=174
pomegranate 09286 piece=282 cup=174
fresh-coconut 12104 cup=80
crab-apple 09077 cup=110
passion-fruit 09231 piece=18 cup=236
melon 09181 piece=552 cup=160
quince 09296 piece=92
redcurrant 09084 cup=112
blackcurrant 09083 cup=112
gooseberry 09107 cup=150
cranberry 09078 cup=100
grapefruit 09111 piece=256 cup=230
dried-cranberry 09079 cup=160
jackfruit 09144 cup=151
parsley 11297 sprig=1 cup=60
coriander 11165 sprig=2.222 cup=16
basil 02044 leaf=0.5 cup=24
thyme 02049 tsp=0.8
rosemary 02063 tsp=0.7
bay 02004 tsp=0.6
mint 02065 leaf=0.15 tbsp=5.7
dill 02045 sprig=0.2 cup=8.9
chives 11156 tbsp=3
oregano 02027 tsp=1
cumin 02014 tsp=2.1
ground-coriander 02013 tsp=1.8
turmeric 02043 tsp=3
paprika 02028 tsp=2.3
chilli-flakes 02031 tsp=1.8
curry-powder 02015 tsp=2
cinnamon 02010 tsp=2.6
cardamom 02006 tsp=2
ground-ginger 02021 tsp=1.8
nutmeg 02025 tsp=2.2
vanilla 02050 tsp=4.2
saffron 02037 tsp=0.7
mustard-powder 02024 tsp=2
mustard-leaf 11270 cup=56
fenugreek 02019 tsp=3.7
mace 02022 tsp=1.7
clove-spice 02011 tsp=2.1
allspice 02001 tsp=1.9
caraway 02005 tsp=2.1
fennel-seed 02018 tsp=2
espelette 02031 tsp=1.8
shaoxing 43479 fl-oz=29.1
irish-cream 14415 fl-oz=31.1
ginger-beer 14136 fl-oz=30.5
gluten-free-beer 14003 fl-oz=29.7
gluten-free-soy-sauce 16124 tbsp=18
sriracha 06631 tsp=6.5
kimchi 11118 cup=150
caesar-dressing 43015 cup=235
tartare-sauce 27049 tbsp=15
vegan-mayonnaise 43598 cup=239
bechamel 06166 cup=250
piccalilli 11983 cup=245
bbq-sauce 06150 tbsp=17
yeast-extract 43406 tsp=6
stock-cube 06081 piece=4.8 cube=4.8
any-stock-cube 06081 piece=4.8 cube=4.8
vegetable-stock-cube 06081 piece=4.8 cube=4.8
gravy 06118 tbsp=6
teriyaki-sauce 06112 tbsp=18
cocoa-butter 04501 cup=218
yeast 18375 sachet=7.2
carob 16055 cup=103
marshmallow 19116 piece=7.2
white-chocolate 19087 cup=170
egg-white 01124 piece=33 cup=243
egg-yolk 01125 piece=17 cup=243
salted-butter 01001 stick=113 cup=227
semi-skimmed-milk 01174 cup=246
single-cream 01050 cup=240
cream-of-30-percent 01052 cup=239
sour-cream 01056 cup=230
plain-yoghurt 01116 cup=245 piece=125 pot=125
cottage-cheese 01012 cup=225
evaporated-milk 01214 cup=252 tin=410
lemon-juice 09152 piece=48 cup=244
lime-juice 09160 piece=44 cup=242
orange-juice 09206 piece=86 cup=248
self-raising-flour 20082 cup=125
chopped-tomatoes - tin=400
coconut-milk - tin=400
condensed-milk - tin=397
yoghurt - piece=125 pot=125
puff-pastry - piece=230
camembert - piece=250
baguette - piece=250
bread - slice=29
shortcrust-pastry - piece=230
chicken-thigh-with-skin - piece=115
pork-chop 10036 piece=199 edible=0.75
clementine 09433 piece=74
mandarin 09218 piece=88 cup=195
watermelon 09326 cup=152
artichoke 11008 cup=168
silken-tofu 16161 slice=84
ice-cream 19095 cup=132
steak 23281 piece=223
pork-fillet 10060 piece=505
cured-ham - slice=15
vegan-sausage - piece=50
beef-joint 23327 piece=758
pollock 15065 piece=193
salmon 15238 piece=159
smoked-salmon - slice=30
prawn 15149 piece=7
crayfish 15242 piece=3.4
herring 15042 piece=40
swordfish 15110 piece=136
freekeh 20012 cup=140
vegan-puff-pastry - piece=230
chestnut 12167 piece=8.4 cup=143
pecan 12142 piece=1.5
nougat 43046 piece=14
chocolate-spread 19125 tbsp=18.5
blueberry 09050 piece=1.36
raisin 09298 piece=0.52
gelatine 19177 leaf=2 piece=2 sachet=7
rib-eye 23230 piece=326
halibut 15036 piece=204
turbot 15129 piece=204
cooked-prawn 15151 piece=5.5
dried-broad-bean 16052 cup=150
vegetarian-cheese 01032 cup=100
pecorino 01032 cup=100
papaya 09226 cup=145
snapper 15101 piece=218
tilapia 15261 piece=116
hot-sauce 06168 tsp=4.7
agave-syrup 19912 tsp=6.9
dried-chickpea 16056 cup=200
dried-kidney-bean 16032 cup=184
dried-black-bean 16014 cup=194
dried-white-bean 16049 cup=202
dried-pinto-bean 16042 cup=193
dried-butter-bean 16071 cup=178
cooked-rice 20045 cup=158
cooked-brown-rice 20037 cup=202
cooked-pasta 20421 cup=124
cooked-couscous 20029 cup=157
cooked-quinoa 20137 cup=185
cooked-bulgur 20013 cup=182
sausage - piece=65
sugar - sachet=7.5
baking-powder - sachet=11
double-cream 01053 cup=238
half-and-half 01049 cup=242
tuna-in-oil 15119 cup=146 drained=0.77 tin=112
chicken-drumstick - piece=75 edible=0.73
goats-cheese - piece=150
tomato-paste - tin=70
milk-of-1-percent 01082 cup=244
skimmed-milk 01085 cup=245
tinned-sweetcorn 11172 cup=164 drained=0.71 tin=285
`

/**
 * Foods that nothing measures and no piece of which weighs anything sure: the source has neither, or their name is that
 * of pieces too different (turkey and duck of a breast, an escalope and a whole bird).
 */
export const unweighed = `
nori pea-shoot wakame preserved-lemon green-papaya smoked-tofu aquafaba halloumi whey casein lassi
quark labneh paneer gouda manchego vegan-cheese vegan-cream-cheese egg-replacer meringue spelt-milk almond-cream
frangipane rice-cream plant-cream turkey duck stewing-beef beef-mince pork-shoulder lamb-shoulder
lamb-mince turkey-mince veal chicken-mince pork-mince pork-belly oxtail duck-confit horse meatball
haggis lamb-chop lamb-shank gammon
vegetarian-sausage vegan-mince quorn seitan guanciale turkey-bacon salt-pork merguez pork-joint squid cuttlefish octopus xo-sauce
monkfish fresh-tuna taramasalata fish-rillettes surimi dashi anchovy-paste shrimp-paste snail vegan-fish-sauce
smoked-haddock salt-cod rice-noodle udon buckwheat-flakes barley-malt gnocchi fresh-egg-pasta shirataki rice-paper
brioche cracker gluten-free-biscuit ramen-noodle amaretti granola cornflakes tempura-batter stuffing crozet
tagliatelle cannelloni speculoos praline almond-extract tiger-nut dukkah zaatar halva gomasio furikake lemon-curd
chestnut-cream tarragon sage herbes-de-provence garam-masala ras-el-hanout celery-salt star-anise sumac msg
kaffir-lime-leaf galangal sichuan-pepper harissa curry-paste black-tea coconut-aminos ponzu gochujang hollandaise hibiscus tapioca-starch
tzatziki vegan-pesto tapenade liquid-smoke tamarind doubanjiang grenadine xanthan-gum royal-jelly vegan-marshmallow
isinglass vegetable-suet carmine cake-mix psyllium orange-blossom beef-mince-of-5-percent beef-mince-of-10-percent
beef-mince-of-20-percent
`
