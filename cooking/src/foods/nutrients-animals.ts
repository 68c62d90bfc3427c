/** Milk, cheese, eggs, meat and fish, and what stands in for them, as `nutrients.ts` describes: in the order of the lexicon. */
export const animalNutrients = `
butter 01145 717 0.85 81.11 50.489 0.06 0.06 0 11 Butter, without salt
milk 01211 61 3.15 3.27 1.865 4.78 5.05 0 43 Milk, whole, 3.25% milkfat, without added vitamin A and vitamin D
buttermilk 01088 40 3.31 0.88 0.548 4.79 4.79 0 190 Milk, buttermilk, fluid, cultured, lowfat
cream 01053 340 2.84 36.08 23.032 2.74 2.92 0 27 Cream, fluid, heavy whipping
creme-fraiche 01052~ 292 2.17 30.91 19.337 2.96 2.96 0 34 Cream, fluid, light whipping
yoghurt 01293 97 9 5 2.395 3.98 4 0 35 Yogurt, Greek, plain, whole milk
cheddar 01009 404 22.87 33.31 18.867 3.09 0.48 0 653 Cheese, cheddar
mozzarella 01026 300 22.17 22.35 13.152 2.19 1.03 0 627 Cheese, mozzarella, whole milk
gruyere 01023 413 29.81 32.34 18.913 0.36 0.36 0 714 Cheese, gruyere
vegetarian-cheese 01033~ 392 35.75 25.83 16.41 3.22 0.8 0 1376 Cheese, parmesan, hard
parmesan 01033 392 35.75 25.83 16.41 3.22 0.8 0 1376 Cheese, parmesan, hard
feta 01019 264 14.21 21.28 14.946 4.09 4.09 0 917 Cheese, feta
goats-cheese 01159 264 18.52 21.08 14.575 0 0 0 459 Cheese, goat, soft type
ricotta 01036 174 11.26 12.98 8.295 3.04 0.27 0 84 Cheese, ricotta, whole milk
mascarpone - not-in-source
cream-cheese 01017 350 6.15 34.44 20.213 5.52 3.76 0 314 Cheese, cream
blue-cheese 01004 353 21.4 28.74 18.669 2.34 0.5 0 1146 Cheese, blue
halloumi - not-in-source
egg 01123 143 12.56 9.51 3.126 0.72 0.37 0 142 Egg, whole, raw, fresh
vegan-butter 04617 717 0.16 80.71 15.189 0.7 0 0 2 Margarine, regular, 80% fat, composite, stick, without salt
oat-milk - not-in-source
almond-milk 14091 15 0.59 1.1 0 0.58 0 0 71 Beverages, almond milk, unsweetened, shelf stable
soy-milk 16222 33 2.86 1.61 0.206 1.74 0.41 0.5 37 Soymilk (all flavors), unsweetened, with added calcium, vitamins A and D
rice-milk 14639 47 0.28 0.97 0 9.17 5.28 0.3 39 Beverages, rice milk, unsweetened
coconut-milk 12118 197 2.02 21.33 18.915 2.81 ? ? 13 Nuts, coconut milk, canned (liquid expressed from grated meat and water)
oat-cream - not-in-source
soy-cream - not-in-source
soy-yoghurt - not-in-source
coconut-yoghurt - not-in-source
ghee 01003 876 0.28 99.48 61.924 0 0 0 2 Butter oil, anhydrous
brown-butter 01003~ 876 0.28 99.48 61.924 0 0 0 2 Butter oil, anhydrous
condensed-milk 01095 321 7.91 8.7 5.486 54.4 54.4 0 127 Milk, canned, condensed, sweetened
milk-powder 01091 362 36.16 0.77 0.499 51.98 51.98 0 535 Milk, dry, nonfat, regular, without added vitamin A and vitamin D
whey - various
casein - not-in-source
kefir 01289 41 3.79 0.93 0.658 4.48 4.61 0 40 Kefir, lowfat, plain, LIFEWAY
lassi - various
quark - not-in-source
labneh - not-in-source
paneer - not-in-source
brie 01006 334 20.75 27.68 17.41 0.45 0.45 0 629 Cheese, brie
reblochon 01034~ 352 23.78 28.2 16.691 0.57 0.57 0 534 Cheese, port de salut
camembert 01007 300 19.8 24.26 15.259 0.46 0.46 0 842 Cheese, camembert
raclette 01020~ 389 25.6 31.14 19.196 1.55 1.55 0 800 Cheese, fontina
gouda 01022 356 24.94 27.44 17.614 2.22 2.22 0 819 Cheese, gouda
manchego - not-in-source
vegan-cheese - various
vegan-cream-cheese - various
ice-cream 19095 207 3.5 11 6.79 23.6 21.22 0.7 80 Ice creams, vanilla
custard 19168~ 104 5.02 4.58 2.164 11 11 0 61 Desserts, egg custard, baked, prepared-from-recipe
dulce-de-leche 01225 315 6.84 7.35 4.534 55.35 49.74 0 129 Dulce de Leche
eggnog 01057 88 4.55 4.19 2.591 8.05 8.05 0 54 Eggnog
quail-egg 01140 158 13.05 11.09 3.557 0.41 0.4 0 141 Egg, quail, whole, fresh, raw
egg-powder 01133 592 48.05 43.9 15.069 1.13 0.56 0 476 Egg, whole, dried
egg-replacer - various
meringue - not-in-source
spelt-milk - not-in-source
hemp-milk - not-in-source
hazelnut-milk - not-in-source
cashew-milk - not-in-source
lactose-free-milk 01211~ 61 3.15 3.27 1.865 4.78 5.05 0 43 Milk, whole, 3.25% milkfat, without added vitamin A and vitamin D
almond-cream - various
frangipane - not-in-source
rice-cream - not-in-source
plant-cream - various
plant-milk - various
pecorino 01038 387 31.8 26.94 17.115 3.63 0.73 0 1433 Cheese, romano
chicken-thigh 05096 121 19.66 4.12 1.097 0 0 0 95 Chicken, broilers or fryers, dark meat, thigh, meat only, raw
chicken-breast 05062 120 22.5 2.62 0.563 0 0 0 45 Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw
chicken-leg 05075 214 16.37 15.95 4.366 0.17 0 0 84 Chicken, broilers or fryers, leg, meat and skin, raw
turkey 05710 114 23.34 2.33 0.344 0 0 0 74 Turkey, retail parts, breast, meat only, raw
duck 05144~ 211 17.42 15.2 5.04 0 ? 0 56 Duck, wild, meat and skin, raw
stewing-beef 23093 128 21.75 4.48 1.86 0.16 0 0 80 Beef, chuck for stew, separable lean and fat, all grades, raw
steak 13929 201 20.3 12.71 5.127 0 0 0 52 Beef, top sirloin, steak, separable lean and fat, trimmed to 1/8" fat, all grades, raw
beef-mince 23567 215 18.59 15 5.715 0 0 0 66 Beef, ground, 85% lean meat / 15% fat, raw
pork-shoulder 10080 186 17.42 12.36 4.348 0 0 0 61 Pork, fresh, shoulder, (Boston butt), blade (steaks), separable lean and fat, raw
pork-fillet 10060 109 20.95 2.17 0.698 0 0 0 53 Pork, fresh, loin, tenderloin, separable lean only, raw
lamb-shoulder 17242 244 17.07 18.96 8.1 0 ? 0 63 Lamb, domestic, shoulder, whole (arm and blade), separable lean and fat, trimmed to 1/8" fat, choice, raw
lamb-mince 17224 282 16.56 23.41 10.19 0 0 0 59 Lamb, ground, raw
turkey-mince 05305 148 19.66 7.66 2.024 0 0 0 58 Ground turkey, raw
veal 17140 109 20.27 2.5 0.75 0 ? 0 83 Veal, cubed for stew (leg and shoulder), separable lean only, raw
sausage 07063 288 15.39 24.8 7.57 0.93 0.93 0 739 Pork sausage, link/patty, unprepared
bacon 10123 417 12.62 39.69 13.296 1.28 1 0 662 Pork, cured, bacon, unprepared
bacon-rasher 10130~ 110 20.31 2.62 0.9 1.34 0.9 0 751 Canadian bacon, unprepared
streaky-bacon 10123 417 12.62 39.69 13.296 1.28 1 0 662 Pork, cured, bacon, unprepared
cured-ham 10141~ 195 27.8 8.32 2.78 0.3 0 0 2695 Pork, cured, ham, center slice, country-style, separable lean only, raw
ham 07028 100 16.9 3.4 0.66 0.55 0 0 1279 Ham, sliced, packaged (96% fat free, water added)
chorizo 07019 455 24.1 38.27 14.38 1.86 0 0 1235 Chorizo, pork and beef
chicken-mince 05332 143 17.44 8.1 2.301 0.04 0 0 60 Chicken, ground, raw
pork-mince 10219 263 16.88 21.19 7.87 0 ? 0 56 Pork, fresh, ground, raw
pork-belly 10005 518 9.34 53.01 19.33 0 0 0 32 Pork, fresh, belly, raw
salami 07071 407 22.58 33.72 11.89 1.6 ? 0 2260 Salami, dry or hard, pork
pepperoni 07057 504 19.25 46.28 17.708 1.18 0 0 1582 Pepperoni, beef and pork, sliced
mortadella 07050 311 16.37 25.39 9.51 3.05 0 0 1246 Mortadella, beef, pork
black-pudding 07005 379 14.6 34.5 13.4 1.29 1.29 0 680 Blood sausage
haggis - various
head-cheese 07034 157 13.83 10.9 3.402 0 0 0 941 Headcheese, pork
bresaola 13350~ 153 31.1 1.94 0.95 2.76 2.7 0 2790 Beef, cured, dried
oxtail - various
liver 05027 119 16.92 4.83 1.563 0.73 0 0 71 Chicken, liver, all classes, raw
foie-gras 05282 462 11.4 43.84 14.45 4.67 ? 0 697 Pate de foie gras, canned (goose liver pate), smoked
pate 07055~ 319 14.2 28 9.57 1.5 ? 0 697 Pate, liver, not specified, canned
rabbit 17177 136 20.05 5.55 1.66 0 ? 0 41 Game meat, rabbit, domesticated, composite of cuts, raw
goose 05146 371 15.86 33.62 9.78 0 ? 0 73 Goose, domesticated, meat and skin, raw
duck-confit - not-in-source
duck-fat 04574 882 0 99.8 33.2 0 0 0 0 Fat, duck
lard 04002 902 0 100 39.2 0 0 0 0 Lard
dripping 04001 902 0 100 49.8 0 0 0 0 Fat, beef tallow
horse 17170 133 21.39 4.6 1.44 0 ? 0 53 Game meat, horse, raw
meatball 23572~ 254 17.17 20 7.581 0 0 0 66 Beef, ground, 80% lean meat / 20% fat, raw
hot-dog 07939 269 12.81 23.68 8.719 0.28 0 0.1 816 Frankfurter, pork
vegetarian-sausage - not-in-source
vegan-sausage 16107 255 20.28 18.16 2.926 8.09 0 2.8 888 Sausage, meatless
vegan-mince - various
vegan-bacon 16104 309 11.69 29.52 4.622 5.31 0 2.6 1465 Bacon, meatless
quorn - not-in-source
seitan - not-in-source
guanciale - not-in-source
turkey-bacon - not-in-source
salt-pork - other-form
smoked-sausage 07074 309 11.98 28.23 9.313 0.94 0.94 0 827 Smoked link sausage, pork
merguez - not-in-source
veal-shank 17276 113 19.15 3.48 1.06 0 ? ? 84 Veal, shank (fore and hind), separable lean and fat, raw
veal-escalope 17426 107 22.07 2.07 0.805 0 0 0 86 Veal, leg, top round, cap off, cutlet, boneless, raw
whole-chicken 05006 215 18.6 15.06 4.31 0 0 0 70 Chicken, broilers or fryers, meat and skin, raw
leg-of-lamb 17230 209 18.47 14.42 6.21 0 ? 0 57 Lamb, domestic, leg, whole (shank and sirloin), separable lean and fat, trimmed to 1/8" fat, choice, raw
beef-joint 23327 125 23.45 3.5 1.353 0 0 0 54 Beef, round, top round roast, boneless, separable lean and fat, trimmed to 0" fat, all grades, raw
pork-joint 10020 198 19.74 12.58 4.36 0 0 0 50 Pork, fresh, loin, whole, separable lean and fat, raw
pork-rib 10088 277 15.47 23.4 7.529 0 0 0 81 Pork, fresh, spareribs, separable lean and fat, raw
chicken-wing 05100 191 17.52 12.85 3.535 0 0 0 84 Chicken, broilers or fryers, wing, meat and skin, raw
pork-chop 10036 170 20.71 9.03 2.993 0 0 0 55 Pork, fresh, loin, center loin (chops), bone-in, separable lean and fat, raw
lamb-chop - various
lamb-shank - not-in-source
gammon - not-in-source
cod 15015 82 17.81 0.67 0.131 0 0 0 54 Fish, cod, Atlantic, raw
haddock 15033 74 16.32 0.45 0.091 0 0 0 213 Fish, haddock, raw
pollock 15065 92 19.44 0.98 0.135 0 0 0 86 Fish, pollock, Atlantic, raw
hake 15132 90 18.31 1.31 0.247 0 0 0 72 Fish, whiting, mixed species, raw
sea-bass 15091 97 18.43 2 0.511 0 0 0 68 Fish, sea bass, mixed species, raw
salmon 15236 208 20.42 13.42 3.05 0 0 0 59 Fish, salmon, Atlantic, farmed, raw
trout 15240 141 19.94 6.18 1.383 0 0 0 51 Fish, trout, rainbow, farmed, raw
tuna 15121 86 19.44 0.96 0.211 0 0 0 247 Fish, tuna, light, canned in water, drained solids
sardine 15088 208 24.62 11.45 1.528 0 0 0 307 Fish, sardine, Atlantic, canned in oil, drained solids with bone
tinned-mackerel 15088~ 208 24.62 11.45 1.528 0 0 0 307 Fish, sardine, Atlantic, canned in oil, drained solids with bone
anchovy 15002 210 28.89 9.71 2.203 0 0 0 3668 Fish, anchovy, european, canned in oil, drained solids
smoked-salmon 15077 117 18.28 4.32 0.929 0 0 0 672 Fish, salmon, chinook, smoked
prawn 15270 85 20.1 0.51 0.101 0 ? ? 119 Crustaceans, shrimp, raw (not previously frozen)
mussel 15164 86 11.9 2.24 0.425 3.69 0 0 286 Mollusks, mussel, blue, raw
squid 15175 92 15.58 1.38 0.358 3.08 0 0 44 Mollusks, squid, mixed species, raw
cuttlefish 15163 79 16.24 0.7 0.118 0.82 ? 0 372 Mollusks, cuttlefish, mixed species, raw
octopus 15230 164 29.82 2.08 0.453 4.4 0 0 460 Mollusks, octopus, common, cooked, moist heat
scallop 15172 69 12.06 0.49 0.128 3.18 0 0 392 Mollusks, scallop, mixed species, raw
crab 15140 83 17.88 0.74 0.201 0 0 0 395 Crustaceans, crab, blue, cooked, moist heat
lobster 15148 89 19 0.86 0.208 0 0 0 486 Crustaceans, lobster, northern, cooked, moist heat
crayfish 15243 87 17.52 1.3 0.216 0 ? 0 97 Crustaceans, crayfish, mixed species, farmed, cooked, moist heat
fish-sauce 06179 35 5.06 0.01 0.003 3.64 3.64 0 7851 Sauce, fish, ready-to-serve
oyster-sauce 06176 51 1.35 0.25 0.043 10.92 0 0.3 2733 Sauce, oyster, ready-to-serve
worcestershire 06971 78 0 0 0 19.46 10.03 0 980 Sauce, worcestershire
xo-sauce - not-in-source
mackerel 15046 205 18.6 13.89 3.257 0 0 0 90 Fish, mackerel, Atlantic, raw
herring 15042 217 24.58 12.37 2.791 0 0 0 918 Fish, herring, Atlantic, kippered
sole 15028 70 12.41 1.93 0.441 0 0 0 296 Fish, flatfish (flounder and sole species), raw
monkfish 15054 76 14.48 1.52 0.34 0 ? 0 18 Fish, monkfish, raw
swordfish 15110 144 19.66 6.65 1.602 0 0 0 81 Fish, swordfish, raw
fresh-tuna 15117 144 23.33 4.9 1.257 0 0 0 39 Fish, tuna, fresh, bluefin, raw
caviar 15012 264 24.6 17.9 4.06 4 0 0 1500 Fish, caviar, black and red, granular
taramasalata - not-in-source
fish-rillettes - not-in-source
surimi 15138 95 7.62 0.46 0.216 15 6.25 0.5 529 Crustaceans, crab, alaska king, imitation, made from surimi
fish-finger 15027 277 11.01 16.23 3.733 21.66 1.65 1.5 402 Fish, fish sticks, frozen, prepared
dashi - not-in-source
anchovy-paste - not-in-source
shrimp-paste - not-in-source
clam 15157 86 14.67 0.96 0.187 3.57 0 0 601 Mollusks, clam, mixed species, raw
oyster 15171 81 9.45 2.3 0.51 4.95 ? 0 106 Mollusks, oyster, Pacific, raw
snail 90560 90 16.1 1.4 0.361 2 0 0 70 Mollusks, snail, raw
cod-liver-oil 04589 902 0 100 22.608 0 ? 0 0 Fish oil, cod liver
vegan-fish-sauce - not-in-source
smoked-haddock 15035 116 25.23 0.96 0.173 0 0 0 763 Fish, haddock, smoked
fresh-sardine 15039~ 158 17.96 9.04 2.04 0 0 0 90 Fish, herring, Atlantic, raw
salt-cod - other-form
`
