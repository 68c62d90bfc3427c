/**
 * What the lexicon counts among a food and the source measured by itself, as `nutrients.ts` describes. `namesakes.ts`
 * says what cooks call so.
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
`
