/** Grains, bread, oils, sauces, drinks and what is baked with, as `nutrients.ts` describes: in the order of the lexicon. */
export const larderNutrients = `
basmati-rice 20044 365 7.13 0.66 0.18 79.95 0.12 1.3 5 Rice, white, long-grain, regular, raw, enriched
brown-rice 20036 367 7.54 3.2 0.591 76.25 0.66 3.6 5 Rice, brown, long-grain, raw
risotto-rice 20052 358 6.5 0.52 0.14 79.15 ? 2.8 1 Rice, white, short-grain, enriched, uncooked
spaghetti 20420 371 13.04 1.51 0.277 74.67 2.67 3.2 6 Pasta, dry, unenriched
penne 20420 371 13.04 1.51 0.277 74.67 2.67 3.2 6 Pasta, dry, unenriched
gluten-free-pasta 20091 357 7.46 2.08 0.29 79.26 ? 11 3 Pasta, gluten-free, corn, dry
rice-noodle 20133 364 5.95 0.56 0.153 80.18 0.12 1.6 182 Rice noodles, dry
egg-noodle 20109 384 14.16 4.44 1.18 71.27 1.88 3.3 21 Noodles, egg, dry, enriched
udon 20116~ 356 11.35 0.81 0.115 74.1 ? 4.3 1840 Noodles, japanese, somen, dry
couscous 20028 376 12.76 0.64 0.117 77.43 ? 5 10 Couscous, dry
bulgur 20012 342 12.29 1.33 0.232 75.87 0.41 12.5 17 Bulgur, dry
quinoa 20035 368 14.12 6.07 0.706 64.16 ? 7 5 Quinoa, uncooked
millet 20031 378 11.02 4.22 0.723 72.85 ? 8.5 5 Millet, raw
pearl-barley 20005 352 9.91 1.16 0.244 77.72 0.8 15.6 9 Barley, pearled, raw
buckwheat 20009 346 11.73 2.71 0.591 74.95 ? 10.3 11 Buckwheat groats, roasted, dry
masarepa 20422~ 370 7.11 1.75 0.22 79.45 1.61 3.9 7 Cornmeal, degermed, unenriched, yellow
polenta 20422 370 7.11 1.75 0.22 79.45 1.61 3.9 7 Cornmeal, degermed, unenriched, yellow
oats 20038 389 16.89 6.9 1.217 66.27 ? 10.6 2 Oats
buckwheat-flakes 20008~ 343 13.25 3.4 0.741 71.5 ? 10 1 Buckwheat
breadcrumbs 18079 395 13.35 5.3 1.203 71.98 6.2 4.5 732 Bread crumbs, dry, grated, plain
bread 18029 272 10.75 2.42 0.529 51.88 4.62 2.2 602 Bread, french or vienna (includes sourdough)
gluten-free-bread 28337 248 4.31 5.24 0.977 45.78 3.53 4.3 447 Bread, gluten-free, white, made with rice flour, corn starch, and/or tapioca
tortilla 18364 306 8.2 7.99 2.924 49.38 3.71 3.5 736 Tortillas, ready-to-bake or -fry, flour, refrigerated
corn-tortilla 18363 218 5.7 2.85 0.453 44.64 0.88 6.3 45 Tortillas, ready-to-bake or -fry, corn
naan 28307 291 9.62 5.65 1.393 50.43 3.55 2.2 465 Bread, naan, plain, commercially prepared, refrigerated
plain-flour 20481 364 10.33 0.98 0.155 76.31 0.27 2.7 2 Wheat flour, white, all-purpose, unenriched
buckwheat-flour 20011 335 12.62 3.1 0.677 70.59 2.6 10 11 Buckwheat flour, whole-groat
rice-flour 20061 366 5.95 1.42 0.386 80.13 0.12 2.4 0 Rice flour, white, unenriched
chestnut-flour 12100~ 369 5.01 3.91 0.736 78.43 ? ? 37 Nuts, chestnuts, european, dried, peeled
chickpea-flour 16157 387 22.39 6.69 0.693 57.82 10.85 10.8 64 Chickpea flour (besan)
lupin-flour - not-in-source
puff-pastry 18337 551 7.3 38.1 9.643 45.1 0.74 1.5 249 Puff pastry, frozen, ready-to-bake
wild-rice 20088 357 14.73 1.08 0.156 74.9 2.5 6.2 7 Wild rice, raw
sticky-rice 20054 370 6.81 0.55 0.111 81.68 ? 2.8 7 Rice, white, glutinous, unenriched, uncooked
amaranth 20001 371 13.56 7.02 1.459 65.25 1.69 6.7 4 Amaranth grain, uncooked
freekeh 20012~ 342 12.29 1.33 0.232 75.87 0.41 12.5 17 Bulgur, dry
rye-flour 20064 349 10.88 1.52 0.18 75.43 1.1 11.8 2 Rye flour, medium
spelt-flour 20140~ 338 14.57 2.43 0.406 70.19 6.82 10.7 8 Spelt, uncooked
barley-malt - various
semolina 20466 360 12.68 1.05 0.15 72.83 ? 3.9 1 Semolina, unenriched
wheat-bran 20077 216 15.55 4.25 0.63 64.51 0.41 42.8 2 Wheat bran, crude
oat-flour 20132 404 14.66 9.12 1.607 65.7 0.8 6.5 19 Oat flour, partially debranned
gluten-free-oats 20038 389 16.89 6.9 1.217 66.27 ? 10.6 2 Oats
gluten-free-flour-mix - various
corn-flour-masa 20019 363 8.46 3.69 0.532 76.59 1.61 6.4 5 Corn flour, masa, unenriched, white
coconut-flour - not-in-source
hazelnut-flour 12120 628 14.95 60.75 4.464 16.7 4.34 9.7 0 Nuts, hazelnuts or filberts
lasagne 20420 371 13.04 1.51 0.277 74.67 2.67 3.2 6 Pasta, dry, unenriched
wheat-pasta 20420 371 13.04 1.51 0.277 74.67 2.67 3.2 6 Pasta, dry, unenriched
gnocchi - not-in-source
fresh-egg-pasta 20093 288 11.31 2.3 0.328 54.73 ? ? 26 Pasta, fresh-refrigerated, plain, as purchased
shirataki - not-in-source
rice-paper - not-in-source
wonton-wrapper 18368 291 9.8 1.5 0.263 57.9 ? 1.8 572 Wonton wrappers (includes egg roll wrappers)
crouton 18242 407 11.9 6.6 1.51 73.5 ? 5.1 698 Croutons, plain
brioche - not-in-source
cracker - various
biscuit 18173~ 430 6.69 10.6 1.633 77.66 24.85 3.4 459 Cookies, graham crackers, plain or honey (includes cinnamon)
gluten-free-biscuit - various
ramen-noodle - other-form
butter-biscuit 18192 514 5.37 26.22 8.105 63.78 21.65 1.3 353 Cookies, shortbread, commercially prepared, plain
amaretti - not-in-source
bagel 18001 264 10.56 1.32 0.36 52.38 8.43 1.6 422 Bagels, plain, enriched, with calcium propionate (includes onion, poppy, sesame)
oreo 18166 464 5.21 19.14 5.649 71 40.67 2.9 388 Cookies, chocolate sandwich, with creme filling, regular
rice-cake 19051 387 8.2 2.8 0.57 81.5 0.89 4.2 326 Snacks, rice cracker brown rice, plain
granola - not-in-source
cornflakes - not-in-source
tempura-batter - various
stuffing 18081 386 11 3.4 0.845 76.2 8.27 3.2 1405 Bread stuffing, bread, dry mix
macaroni 20420 371 13.04 1.51 0.277 74.67 2.67 3.2 6 Pasta, dry, unenriched
crozet 20420~ 371 13.04 1.51 0.277 74.67 2.67 3.2 6 Pasta, dry, unenriched
tagliatelle 20420 371 13.04 1.51 0.277 74.67 2.67 3.2 6 Pasta, dry, unenriched
cannelloni 20420 371 13.04 1.51 0.277 74.67 2.67 3.2 6 Pasta, dry, unenriched
jasmine-rice 20044 365 7.13 0.66 0.18 79.95 0.12 1.3 5 Rice, white, long-grain, regular, raw, enriched
sushi-rice 20052 358 6.5 0.52 0.14 79.15 ? 2.8 1 Rice, white, short-grain, enriched, uncooked
paella-rice 20052 358 6.5 0.52 0.14 79.15 ? 2.8 1 Rice, white, short-grain, enriched, uncooked
glass-noodle 16082~ 351 0.16 0.06 0.017 86.09 0 0.5 10 Noodles, chinese, cellophane or long rice (mung beans), dehydrated
bread-flour 20129 361 11.98 1.66 0.244 72.53 0.31 2.4 2 Wheat flours, bread, unenriched
filo 18338 299 7.1 6 1.47 52.6 0.18 1.9 483 Phyllo dough
vegan-puff-pastry 18337 551 7.3 38.1 9.643 45.1 0.74 1.5 249 Puff pastry, frozen, ready-to-bake
pitta 18041 275 9.1 1.2 0.166 55.7 1.3 2.2 536 Bread, pita, white, enriched
burger-bun 18350 279 9.77 3.91 0.842 50.12 7.28 1.8 494 Rolls, hamburger or hotdog, plain
soft-roll 18350 279 9.77 3.91 0.842 50.12 7.28 1.8 494 Rolls, hamburger or hotdog, plain
baguette 18029 272 10.75 2.42 0.529 51.88 4.62 2.2 602 Bread, french or vienna (includes sourdough)
sponge-finger 18423 363 10.6 9.1 3.022 59.7 ? 1 147 Cookies, ladyfingers, without lemon juice and rind
speculoos - not-in-source
pudding-rice 20052 358 6.5 0.52 0.14 79.15 ? 2.8 1 Rice, white, short-grain, enriched, uncooked
olive-oil 04053 884 0 100 13.808 0 0 0 2 Oil, olive, salad or cooking
sunflower-oil 04506 884 0 100 10.3 0 0 0 0 Oil, sunflower, linoleic, (approx. 65%)
rapeseed-oil 04582 884 0 100 7.365 0 0 0 0 Oil, canola
coconut-oil 04047 892 0 99.06 82.475 0 0 0 0 Oil, coconut
sesame-oil 04058 884 0 100 14.2 0 0 0 0 Oil, sesame, salad or cooking
wine-vinegar 02068 19 0.04 0 0 0.27 0 0 8 Vinegar, red wine
cider-vinegar 02048 21 0 0 0 0.93 0.4 0 5 Vinegar, cider
balsamic 02069 88 0.49 0 0 17.03 14.95 ? 23 Vinegar, balsamic
mustard 02046 60 3.74 3.34 0.214 5.83 0.92 4 1104 Mustard, prepared, yellow
soy-sauce 16123 53 8.14 0.57 0.073 4.93 0.4 0.8 5493 Soy sauce made from soy and wheat (shoyu)
tamari 16124 60 10.51 0.1 0.011 5.57 1.7 0.8 5586 Soy sauce made from soy (tamari)
miso 16112 198 12.79 6.01 1.025 25.37 6.2 5.4 3728 Miso
mayonnaise 04025 680 0.96 74.85 11.703 0.57 0.57 0 635 Salad dressing, mayonnaise, regular
ketchup 11935 101 1.04 0.1 0.014 27.4 21.27 0.3 907 Catsup
pesto 06627 426 5 42.42 7.362 6.14 1.92 1.7 998 Sauce, pesto, ready-to-serve, shelf stable
harissa - not-in-source
hummus 16158 166 7.9 9.6 1.437 14.29 ? 6 379 Hummus, commercial
curry-paste - various
vegetable-stock 06700 5 0.24 0.07 0.028 0.93 0.55 0 296 Soup, vegetable broth, ready to serve
gluten-free-vegetable-stock 06700 5 0.24 0.07 0.028 0.93 0.55 0 296 Soup, vegetable broth, ready to serve
chicken-stock 06194 6 0.64 0.21 0.013 0.44 0.43 0 371 Soup, chicken broth, ready-to-serve
gluten-free-chicken-stock 06194 6 0.64 0.21 0.013 0.44 0.43 0 371 Soup, chicken broth, ready-to-serve
beef-stock 06008 7 1.14 0.22 0.11 0.04 0 0 372 Soup, beef broth or bouillon canned, ready-to-serve
gluten-free-beef-stock 06008 7 1.14 0.22 0.11 0.04 0 0 372 Soup, beef broth or bouillon canned, ready-to-serve
fish-stock 06963 16 2 0.6 0.133 0.4 0.09 0 318 Fish broth
gluten-free-fish-stock 06963 16 2 0.6 0.133 0.4 0.09 0 318 Fish broth
water 14411 0 0 0 0 0 0 0 4 Beverages, water, tap, drinking
white-wine 14106 82 0.07 0 0 2.6 0.96 0 5 Alcoholic beverage, wine, table, white
red-wine 14096 85 0.07 0 0 2.61 0.62 0 4 Alcoholic beverage, wine, table, red
beer 14003 43 0.46 0 0 3.55 0 0 4 Alcoholic beverage, beer, regular, all
cider 14250 56 0 0 0 5.92 5.92 0 4 Beverages, AMBER, hard cider
malt-vinegar 02053~ 18 0 0 0 0.04 0.04 0 2 Vinegar, distilled
balsamic-cream - not-in-source
mirin - not-in-source
shaoxing 43479~ 134 0.5 0 0 5 0 0 2 Alcoholic beverage, rice (sake)
port 14057 160 0.2 0 0 13.69 7.78 0 9 Alcoholic beverage, wine, dessert, sweet
spirit 14050 231 0 0 0 0 0 0 1 Alcoholic beverage, distilled, rum, 80 proof
vodka 14051 231 0 0 0 0 0 0 1 Alcoholic beverage, distilled, vodka, 80 proof
gin 14049 263 0 0 0 0 0 0 2 Alcoholic beverage, distilled, gin, 90 proof
whisky 14052 250 0 0 0 0.1 0.1 0 0 Alcoholic beverage, distilled, whiskey, 86 proof
tequila 14037 231 0 0 0 0 0 0 1 Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
brandy 14037 231 0 0 0 0 0 0 1 Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
calvados 14037 231 0 0 0 0 0 0 1 Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
kirsch 14037 231 0 0 0 0 0 0 1 Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
liqueur - various
advocaat - not-in-source
amaretto - not-in-source
irish-cream 14415~ 327 2.8 15.7 9.664 20.9 19.76 0 92 Alcoholic beverage, liqueur, coffee with cream, 34 proof
ginger-beer 14136~ 34 0 0 0 8.76 8.9 0 7 Beverages, carbonated, ginger ale
apple-juice 09400 46 0.1 0.13 0.022 11.3 9.62 0.2 4 Apple juice, canned or bottled, unsweetened, with added ascorbic acid
pineapple-juice 09273 53 0.36 0.12 0.008 12.87 9.98 0.2 2 Pineapple juice, canned or bottled, unsweetened, without added ascorbic acid
hibiscus - not-in-source
black-tea - other-form
gluten-free-beer 14003~ 43 0.46 0 0 3.55 0 0 4 Alcoholic beverage, beer, regular, all
gluten-free-soy-sauce 16124 60 10.51 0.1 0.011 5.57 1.7 0.8 5586 Soy sauce made from soy (tamari)
coconut-aminos - not-in-source
hoisin 06175 220 3.31 3.39 0.568 44.08 27.26 2.8 1615 Sauce, hoisin, ready-to-serve
ponzu - not-in-source
gochujang - not-in-source
sriracha 06631 93 1.93 0.93 ? 19.16 15.11 2.2 2124 Sauce, hot chile, sriracha
kimchi 11118 15 1.1 0.5 0.067 2.4 1.06 1.6 498 Cabbage, kimchi
caesar-dressing 43015 542 2.17 57.85 8.789 3.3 2.81 0.5 1209 Salad dressing, caesar dressing, regular
tartare-sauce 27049 211 1 16.7 3.333 13.3 4.25 0.5 667 Sauce, tartar, ready-to-serve
vegan-mayonnaise 43598~ 688 0 77.8 10.784 0.3 0.3 0 486 Mayonnaise dressing, no cholesterol
hollandaise - not-in-source
bechamel 06166 147 3.84 10.63 2.854 9.17 4.38 0.2 354 Sauce, homemade, white, medium
tzatziki - not-in-source
vegan-pesto - various
tapenade - not-in-source
piccalilli 11983~ 121 1.5 0.9 0.149 26.64 23.88 1.5 527 Pickles, chowchow, with cauliflower onion mustard, sweet
bbq-sauce 06150 172 0.82 0.63 0.045 40.77 33.24 0.9 1027 Sauce, barbecue
yeast-extract 43406 185 23.88 0.9 0 20.42 1.6 6.5 3380 Yeast extract spread
stock-cube 06081 198 14.6 4.7 1.2 23.5 0 0 24000 Soup, chicken broth cubes, dry
any-stock-cube 06081~ 198 14.6 4.7 1.2 23.5 0 0 24000 Soup, chicken broth cubes, dry
vegetable-stock-cube 06081~ 198 14.6 4.7 1.2 23.5 0 0 24000 Soup, chicken broth cubes, dry
gravy 06118 367 10.74 9.61 3.319 59.38 ? 2 4843 Gravy, brown, dry
nutritional-yeast - not-in-source
liquid-smoke - not-in-source
tamarind 09322~ 239 2.8 0.6 0.272 62.5 38.8 5.1 28 Tamarinds, raw
coconut-water 12119 19 0.72 0.2 0.176 3.71 2.61 1.1 105 Nuts, coconut water (liquid from coconuts)
coffee 14210 9 0.12 0.18 0.092 1.67 0 0 14 Beverages, coffee, brewed, espresso, restaurant-prepared
doubanjiang - not-in-source
cognac 14037 231 0 0 0 0 0 0 1 Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
teriyaki-sauce 06112 89 5.93 0.02 0 15.56 14.1 0.1 3833 Sauce, teriyaki, ready-to-serve
rice-vinegar 02053~ 18 0 0 0 0.04 0.04 0 2 Vinegar, distilled
sparkling-water 14121 0 0 0 0 0 0 0 21 Beverages, carbonated, club soda
sugar 19335 387 0 0 0 99.98 99.8 0 1 Sugars, granulated
brown-sugar 19334 380 0.12 0 0 98.09 97.02 0 28 Sugars, brown
icing-sugar 19336 389 0 0 0 99.77 97.81 0 2 Sugars, powdered
honey 19296 304 0.3 0 0 82.4 82.12 0.2 4 Honey
grenadine - not-in-source
maple-syrup 19353 260 0.04 0.06 0.007 67.04 60.46 0 12 Syrups, maple
dark-chocolate 19903 579 6.12 38.31 22.031 52.42 36.71 8 10 Chocolate, dark, 60-69% cacao solids
milk-chocolate 19120 535 7.65 29.66 18.509 59.4 51.5 3.4 79 Candies, milk chocolate
cocoa 19165 228 19.6 13.7 8.07 57.9 1.75 37 21 Cocoa, dry powder, unsweetened
cocoa-butter 04501 884 0 100 59.7 0 0 0 0 Oil, cocoa butter
baking-powder 18370 51 0.1 0 0 24.1 0 0.2 7893 Leavening agents, baking powder, double-acting, straight phosphate
gluten-free-baking-powder 18370 51 0.1 0 0 24.1 0 0.2 7893 Leavening agents, baking powder, double-acting, straight phosphate
bicarbonate 18372 0 0 0 0 0 0 0 27360 Leavening agents, baking soda
yeast 18375 325 40.44 7.61 1.001 41.22 0 26.9 51 Leavening agents, yeast, baker's, active dry
cornflour 20027 381 0.26 0.05 0.009 91.27 0 0.9 9 Cornstarch
gelatine 19177 335 85.6 0.1 0.07 0 0 0 196 Gelatins, dry powder, unsweetened
agar 11663 306 6.21 0.3 0.061 80.88 2.97 7.7 102 Seaweed, agar, dried
cream-of-tartar 18373 258 0 0 0 61.5 0 0.2 52 Leavening agents, cream of tartar
potato-starch 20003~ 357 0.3 0.1 0.019 88.15 ? 3.4 2 Arrowroot flour
tapioca-starch - not-in-source
xanthan-gum - various
molasses 19304 290 0 0.1 0.018 74.73 74.72 0 37 Molasses
royal-jelly - various
vegan-honey 19912 310 0.09 0.45 0 76.37 68.03 0.2 4 Sweetener, syrup, agave
vegan-chocolate 19903 579 6.12 38.31 22.031 52.42 36.71 8 10 Chocolate, dark, 60-69% cacao solids
carob 16055 222 4.62 0.65 0.09 88.88 49.08 39.8 35 Carob flour
marshmallow 19116 318 1.8 0.2 0.056 81.3 57.56 0.1 80 Candies, marshmallows
vegan-marshmallow - not-in-source
isinglass - not-in-source
vegetable-suet - not-in-source
carmine - not-in-source
cake-mix - various
white-chocolate 19087 539 5.87 32.09 19.412 59.24 59 0.2 90 Candies, white chocolate
psyllium - not-in-source
orange-blossom - not-in-source
`
