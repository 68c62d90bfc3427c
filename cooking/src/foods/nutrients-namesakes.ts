/**
 * What the lexicon counts among a food and the source measured by itself, as `nutrients.ts` describes. `namesakes.ts`
 * says what cooks call so. Double cream is not in the source: it is reckoned as cream and butter of the source together, to
 * the 48 % of fat that British law asks of it (The Cream Regulations 1970, and the like since).
 */
export const namesakeNutrients = `
egg-white 01124 52 10.9 0.17 0 0.73 0.71 0 166 Egg, white, raw, fresh
egg-yolk 01125 322 15.86 26.54 9.551 3.59 0.56 0 48 Egg, yolk, raw, fresh
salted-butter 01001 717 0.85 81.11 51.368 0.06 0.06 0 643 Butter, salted
semi-skimmed-milk 01174 50 3.3 1.98 1.257 4.8 5.06 0 47 Milk, reduced fat, fluid, 2% milkfat, without added vitamin A and vitamin D
single-cream 01050 191 2.96 19.1 10.176 2.82 3.67 0 72 Cream, fluid, light (coffee cream or table cream)
cream-of-30-percent 01052 292 2.17 30.91 19.337 2.96 2.96 0 34 Cream, fluid, light whipping
sour-cream 01056 198 2.44 19.35 10.14 4.63 3.41 0 31 Cream, sour, cultured
plain-yoghurt 01116 61 3.47 3.25 2.096 4.66 4.66 0 46 Yogurt, plain, whole milk, 8 grams protein per 8 ounce
cottage-cheese 01012 98 11.12 4.3 1.718 3.38 2.67 0 364 Cheese, cottage, creamed, large or small curd
evaporated-milk 01214 135 6.81 7.56 4.591 10.04 10.04 0 106 Milk, canned, evaporated, without added vitamin A and vitamin D
lemon-juice 09152 22 0.35 0.24 0.04 6.9 2.52 0.3 1 Lemon juice, raw
lime-juice 09160 25 0.42 0.07 0.008 8.42 1.69 0.4 2 Lime juice, raw
orange-juice 09206 45 0.7 0.2 0.024 10.4 8.4 0.2 1 Orange juice, raw
self-raising-flour 20082 354 9.89 0.97 0.154 74.22 0.22 2.7 1193 Wheat flour, white, all-purpose, self-rising, enriched
shortcrust-pastry 18334 457 6.16 26.07 8.159 48.62 3.72 2.5 409 Pie crust, standard-type, frozen, ready-to-bake, enriched
chicken-thigh-with-skin 05091 221 16.52 16.61 4.524 0.25 0 0 81 Chicken, broilers or fryers, thigh, meat and skin, raw
rib-eye 23230 228 19.26 16.71 7.363 0.12 0 0 52 Beef, rib eye steak, boneless, lip off, separable lean and fat, trimmed to 0" fat, all grades, raw
halibut 15036 91 18.56 1.33 0.292 0 0 0 68 Fish, halibut, Atlantic and Pacific, raw
turbot 15129 95 16.05 2.95 0.75 0 ? 0 150 Fish, turbot, european, raw
snapper 15101 100 20.51 1.34 0.285 0 0 0 64 Fish, snapper, mixed species, raw
tilapia 15261 96 20.08 1.7 0.585 0 0 0 52 Fish, tilapia, raw
clementine 09433 47 0.85 0.15 ? 12.02 9.18 1.7 1 Clementines, raw
mandarin 09218 53 0.81 0.31 0.039 13.34 10.58 1.8 2 Tangerines, (mandarin oranges), raw
watermelon 09326 30 0.61 0.15 0.016 7.55 6.2 0.4 1 Watermelon, raw
papaya 09226 43 0.47 0.26 0.081 10.82 7.82 1.7 8 Papayas, raw
hot-sauce 06168 11 0.51 0.37 0.052 1.75 1.26 0.3 2643 Sauce, ready-to-serve, pepper or hot
agave-syrup 19912 310 0.09 0.45 0 76.37 68.03 0.2 4 Sweetener, syrup, agave
dried-chickpea 16056 378 20.47 6.04 0.603 62.95 10.7 12.2 24 Chickpeas (garbanzo beans, bengal gram), mature seeds, raw
dried-kidney-bean 16032 337 22.53 1.06 0.154 61.29 2.1 15.2 12 Beans, kidney, red, mature seeds, raw
dried-black-bean 16014 341 21.6 1.42 0.366 62.36 2.12 15.5 5 Beans, black, mature seeds, raw
dried-white-bean 16049 333 23.36 0.85 0.219 60.27 2.11 15.2 16 Beans, white, mature seeds, raw
dried-pinto-bean 16042 347 21.42 1.23 0.235 62.55 2.11 15.5 12 Beans, pinto, mature seeds, raw
dried-butter-bean 16071 338 21.46 0.69 0.161 63.38 8.5 19 18 Lima beans, large, mature seeds, raw
dried-broad-bean 16052 341 26.12 1.53 0.254 58.29 5.7 25 13 Broadbeans (fava beans), mature seeds, raw
cooked-rice 20445 130 2.69 0.28 0.077 28.17 0.05 0.4 1 Rice, white, long-grain, regular, unenriched, cooked without salt
cooked-brown-rice 20037 123 2.74 0.97 0.26 25.58 0.24 1.6 4 Rice, brown, long-grain, cooked
cooked-pasta 20421 158 5.8 0.93 0.176 30.86 0.56 1.8 1 Pasta, cooked, unenriched, without added salt
cooked-couscous 20029 112 3.79 0.16 0.029 23.22 0.1 1.4 5 Couscous, cooked
cooked-quinoa 20137 120 4.4 1.92 0.231 21.3 0.87 2.8 7 Quinoa, cooked
cooked-bulgur 20013 83 3.08 0.24 0.042 18.58 0.1 4.5 5 Bulgur, cooked
double-cream 01053~ 440 2.31 48 30.3 2.03 2.16 0 23 Cream, fluid, heavy whipping, with butter to 48 % of fat
half-and-half 01049 123 3.13 10.39 7.032 4.73 4.13 0 61 Cream, fluid, half and half
tuna-in-oil 15119 198 29.13 8.21 1.534 0 0 0 416 Fish, tuna, light, canned in oil, drained solids
beef-mince-of-5-percent 23557 137 21.41 5 2.182 0 0 0 66 Beef, ground, 95% lean meat / 5% fat, raw
beef-mince-of-10-percent 23562 176 20 10 3.927 0 0 0 66 Beef, ground, 90% lean meat / 10% fat, raw
beef-mince-of-20-percent 23572 254 17.17 20 7.581 0 0 0 66 Beef, ground, 80% lean meat / 20% fat, raw
milk-of-1-percent 01082 42 3.37 0.97 0.633 4.99 5.2 0 44 Milk, lowfat, fluid, 1% milkfat, with added vitamin A and vitamin D
skimmed-milk 01085 34 3.37 0.08 0.056 4.96 5.09 0 42 Milk, nonfat, fluid, with added vitamin A and vitamin D (fat free or skim)
chicken-drumstick 05066 161 18.08 9.2 2.459 0.11 0 0 106 Chicken, broilers or fryers, drumstick, meat and skin, raw
cooked-prawn 15271 99 23.98 0.28 0.056 0.2 ? ? 111 Crustaceans, shrimp, cooked (not previously frozen)
tinned-sweetcorn 11172 67 2.29 1.22 0.245 14.34 4.44 2 205 Corn, sweet, yellow, canned, whole kernel, drained solids
`
