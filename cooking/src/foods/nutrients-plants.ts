/** Vegetables, pulses, nuts, fruit and herbs, as `nutrients.ts` describes: in the order of the lexicon. */
export const plantNutrients = `
onion 11282 40 1.1 0.1 0.042 9.34 4.24 1.7 4 Onions, raw
red-onion 11282 40 1.1 0.1 0.042 9.34 4.24 1.7 4 Onions, raw
shallot 11677 72 2.5 0.1 0.017 16.8 7.87 3.2 12 Shallots, raw
spring-onion 11291 32 1.83 0.19 0.032 7.34 2.33 2.6 16 Onions, spring or scallions (includes tops and bulb), raw
garlic 11215 149 6.36 0.5 0.089 33.06 1 2.1 17 Garlic, raw
ginger 11216 80 1.82 0.75 0.203 17.77 1.7 2 13 Ginger root, raw
chilli 11819 40 1.87 0.44 0.042 8.81 5.3 1.5 9 Peppers, hot chili, red, raw
lemongrass 11972 99 1.82 0.49 0.119 25.31 ? ? 6 Lemon grass (citronella), raw
carrot 11124 41 0.93 0.24 0.037 9.58 4.74 2.8 69 Carrots, raw
potato 11352 77 2.05 0.09 0.025 17.49 0.82 2.1 6 Potatoes, flesh and skin, raw
sweet-potato 11507 86 1.57 0.05 0.018 20.12 4.18 3 55 Sweet potato, raw, unprepared
parsnip 11298 75 1.2 0.3 0.05 17.99 4.8 4.9 10 Parsnips, raw
turnip 11564 28 0.9 0.1 0.011 6.43 3.8 1.8 67 Turnips, raw
celeriac 11141 42 1.5 0.3 0.079 9.2 1.6 1.8 100 Celeriac, raw
beetroot 11080 43 1.61 0.17 0.027 9.56 6.76 2.8 78 Beets, raw
butternut-squash 11485 45 1 0.1 0.021 11.69 2.2 2 4 Squash, winter, butternut, raw
pumpkin 11422 26 1 0.1 0.052 6.5 2.76 0.5 1 Pumpkin, raw
jerusalem-artichoke 11226 73 2 0.01 0 17.44 9.6 1.6 4 Jerusalem-artichokes, raw
cauliflower 11135 25 1.92 0.28 0.13 4.97 1.91 2 30 Cauliflower, raw
broccoli 11090 34 2.82 0.37 0.039 6.64 1.7 2.6 33 Broccoli, raw
green-bean 11052 31 1.83 0.22 0.05 6.97 3.26 2.7 6 Beans, snap, green, raw
cabbage 11109 25 1.28 0.1 0.034 5.8 3.2 2.5 18 Cabbage, raw
fennel 11957 31 1.24 0.2 0.09 7.3 3.93 3.1 52 Fennel, bulb, raw
brussels-sprout 11098 43 3.38 0.3 0.062 8.95 2.2 3.8 25 Brussels sprouts, raw
celery 11143 16 0.69 0.17 0.042 2.97 1.34 1.6 80 Celery, raw
leek 11246 61 1.5 0.3 0.04 14.15 3.9 1.8 20 Leeks, (bulb and lower leaf-portion), raw
courgette 11477 17 1.21 0.32 0.084 3.11 2.5 1 8 Squash, summer, zucchini, includes skin, raw
aubergine 11209 25 0.98 0.18 0.034 5.88 3.53 3 2 Eggplant, raw
pepper 11821 31 0.99 0.3 0.027 6.03 4.2 2.1 4 Peppers, sweet, red, raw
mushroom 11260 22 3.09 0.34 0.05 3.26 1.98 1 5 Mushrooms, white, raw
tomato 11529 18 0.88 0.2 0.028 3.89 2.63 1.2 5 Tomatoes, red, ripe, raw, year round average
cherry-tomato 11529 18 0.88 0.2 0.028 3.89 2.63 1.2 5 Tomatoes, red, ripe, raw, year round average
pea 11304 81 5.42 0.4 0.071 14.45 5.67 5.7 5 Peas, green, raw
asparagus 11011 20 2.2 0.12 0.04 3.88 1.88 2.1 2 Asparagus, raw
sweetcorn 11167 86 3.27 1.35 0.325 18.7 6.26 2 15 Corn, sweet, yellow, raw
artichoke 11009 38 2.63 0.43 0.099 7.75 ? 3.9 47 Artichokes, (globe or french), frozen, unprepared
mangetout 11300 42 2.8 0.2 0.039 7.55 4 2.6 4 Peas, edible-podded, raw
spinach 11457 23 2.86 0.39 0.063 3.63 0.42 2.2 79 Spinach, raw
kale 11233 49 4.28 0.93 0.091 8.75 2.26 3.6 38 Kale, raw
chard 11147 19 1.8 0.2 0.03 3.74 1.1 1.6 213 Chard, swiss, raw
pak-choi 11116 13 1.5 0.2 0.027 2.18 1.18 1 65 Cabbage, chinese (pak-choi), raw
lettuce 11251 17 1.23 0.3 0.039 3.29 1.19 2.1 8 Lettuce, cos or romaine, raw
rocket 11959 25 2.58 0.66 0.086 3.65 2.05 1.6 27 Arugula, raw
lambs-lettuce 11190 21 2 0.4 ? 3.6 ? ? 4 Cornsalad, raw
watercress 11591 11 2.3 0.1 0.027 1.29 0.2 0.5 41 Watercress, raw
chicory 11151 17 0.9 0.1 0.024 4 ? 3.1 2 Chicory, witloof, raw
cucumber 11205 15 0.65 0.11 0.037 3.63 1.67 0.5 2 Cucumber, with peel, raw
radish 11429 16 0.68 0.1 0.032 3.4 1.86 1.6 39 Radishes, raw
avocado 09037 160 2 14.66 2.126 8.53 0.66 6.7 7 Avocados, raw, all commercial varieties
chopped-tomatoes 11531 16 0.79 0.25 0.034 3.47 2.55 1.9 115 Tomatoes, red, ripe, canned, packed in tomato juice
tomato-paste 11546 82 4.32 0.47 0.1 18.91 12.18 4.1 59 Tomato products, canned, paste, without salt added
passata 11547 38 1.65 0.21 0.029 8.98 4.83 1.9 28 Tomato products, canned, puree, without salt added
sundried-tomato 11955 258 14.11 2.97 0.426 55.76 37.59 12.3 107 Tomatoes, sun-dried
olive 09193 115 0.84 10.68 1.415 6.26 0 3.2 735 Olives, ripe, canned (small-extra large)
caper 02054 23 2.36 0.86 0.233 4.89 0.41 3.2 2348 Capers, canned
swede 11435 37 1.08 0.16 0.027 8.62 4.46 2.3 12 Rutabagas, raw
kohlrabi 11241 27 1.7 0.1 0.013 6.2 2.6 3.6 20 Kohlrabi, raw
okra 11278 33 1.93 0.19 0.026 7.45 1.48 3.2 7 Okra, raw
oyster-mushroom 11987 33 3.31 0.41 0.062 6.09 1.11 2.3 18 Mushrooms, oyster, raw
wild-mushroom 11239 38 1.49 0.53 ? 6.86 1.16 3.8 9 Mushrooms, Chanterelle, raw
spaghetti-squash 11492 31 0.64 0.57 0.117 6.91 2.76 1.5 17 Squash, winter, spaghetti, raw
butter-lettuce 11250 13 1.35 0.22 0.029 2.23 0.94 1.1 5 Lettuce, butterhead (includes boston and bibb types), raw
wax-bean 11722 31 1.82 0.12 0.026 7.13 3.27 3.4 6 Beans, snap, yellow, raw
beef-tomato 11529 18 0.88 0.2 0.028 3.89 2.63 1.2 5 Tomatoes, red, ripe, raw, year round average
water-chestnut 11590 50 0.88 0.06 0.016 12.3 2.46 2.5 8 Waterchestnuts, chinese, canned, solids and liquids
bamboo-shoot 11028 19 1.72 0.4 0.092 3.22 1.89 1.4 7 Bamboo shoots, canned, drained solids
bean-sprout 11043 30 3.04 0.18 0.046 5.94 4.13 1.8 6 Mung beans, mature seeds, sprouted, raw
soya-sprout 11452 122 13.09 6.7 0.929 9.57 ? 1.1 14 Soybeans, mature seeds, sprouted, raw
sauerkraut 11439 19 0.91 0.14 0.034 4.28 1.78 2.9 661 Sauerkraut, canned, solids and liquids
gherkin 11937 12 0.5 0.3 0.079 2.41 1.07 1 809 Pickles, cucumber, dill or kosher dill
nori - other-form
cassava 11134 160 1.36 0.28 0.074 38.06 1.7 1.8 14 Cassava, raw
plantain 09277 122 1.3 0.37 0.143 31.89 15 2.3 4 Plantains, raw
salsify 11437 82 3.3 0.2 ? 18.6 ? 3.3 20 Salsify, (vegetable oyster), raw
sorrel 11616 22 2 0.7 ? 3.2 ? 2.9 4 Dock, raw
horseradish 02055 48 1.18 0.69 0.09 11.29 7.99 3.3 420 Horseradish, prepared
pea-shoot - not-in-source
cauliflower-rice 11135 25 1.92 0.28 0.13 4.97 1.91 2 30 Cauliflower, raw
courgette-noodle 11477 17 1.21 0.32 0.084 3.11 2.5 1 8 Squash, summer, zucchini, includes skin, raw
wakame - other-form
green-olive 09195 145 1.03 15.32 2.029 3.84 0.54 3.3 1556 Olives, pickled, canned or bottled, green
preserved-lemon - not-in-source
vine-leaf 11975 69 4.27 1.97 0.312 11.71 ? 9.9 2853 Grape leaves, canned
green-papaya - other-form
chickpea 16358 139 7.05 2.77 0.214 22.53 4.01 6.4 246 Chickpeas (garbanzo beans, bengal gram), mature seeds, canned, drained solids
kidney-bean 16145 124 7.98 1.05 0.181 21.49 3.8 5.5 231 Beans, kidney, red, mature seeds, canned, drained solids
black-bean 16015 132 8.86 0.54 0.139 23.71 0.32 8.7 1 Beans, black, mature seeds, cooked, boiled, without salt
white-bean 16050 139 9.73 0.35 0.091 25.09 0.34 6.3 6 Beans, white, mature seeds, cooked, boiled, without salt
broad-bean 11088 72 5.6 0.6 0.138 11.7 ? 4.2 50 Broadbeans, immature seeds, raw
red-lentil 16144 358 23.91 2.17 0.379 63.1 ? 10.8 7 Lentils, pink or red, raw
green-lentil 16069 352 24.63 1.06 0.154 63.35 2.03 10.7 6 Lentils, raw
cooked-lentil 16070 116 9.02 0.38 0.053 20.13 1.8 7.9 2 Lentils, mature seeds, cooked, boiled, without salt
tofu 16426 144 17.27 8.72 1.261 2.78 ? 2.3 14 Tofu, raw, firm, prepared with calcium sulfate
smoked-tofu - not-in-source
silken-tofu 16161 55 4.8 2.7 0.357 2.9 1.31 0.1 5 MORI-NU, Tofu, silken, soft
tempeh 16114 192 20.29 10.8 2.539 7.64 ? ? 9 Tempeh
edamame 11211 109 11.22 4.73 ? 7.61 2.48 4.8 6 Edamame, frozen, unprepared
aquafaba - not-in-source
split-pea 16085 352 23.82 1.16 0.161 63.74 8 25.5 15 Peas, green, split, mature seeds, raw
mung-bean 16080 347 23.86 1.15 0.348 62.62 6.6 16.3 15 Mung beans, mature seeds, raw
pinto-bean 16146 114 6.99 0.9 0.158 20.22 0.54 5.5 239 Beans, pinto, canned, drained solids
butter-bean 16072 115 7.8 0.38 0.089 20.88 2.9 7 2 Lima beans, large, mature seeds, cooked, boiled, without salt
soya-mince 16106~ 311 41.71 2.97 0.424 34.71 ? 17.5 10 Meat extender
okara 16130 76 3.52 1.73 0.193 12.23 ? ? 9 Okara
soya-flour 16115 434 37.81 20.65 2.987 31.92 7.5 9.6 13 Soy flour, full-fat, raw
almond 12061 579 21.15 49.93 3.802 21.55 4.35 12.5 1 Nuts, almonds
ground-almonds 12062 590 21.4 52.52 3.953 18.67 4.63 9.9 19 Nuts, almonds, blanched
almond-butter 12195 614 20.96 55.5 4.152 18.82 4.43 10.3 7 Nuts, almond butter, plain, without salt added
walnut 12155 654 15.23 65.21 6.126 13.71 2.61 6.7 2 Nuts, walnuts, english
hazelnut 12120 628 14.95 60.75 4.464 16.7 4.34 9.7 0 Nuts, hazelnuts or filberts
cashew 12087 553 18.22 43.85 7.783 30.19 5.91 3.3 12 Nuts, cashew nuts, raw
pistachio 12151 560 20.16 45.32 5.907 27.17 7.66 10.6 1 Nuts, pistachio nuts, raw
pecan 12142 691 9.17 71.97 6.18 13.86 3.97 9.6 0 Nuts, pecans
pine-nut 12147 673 13.69 68.37 4.899 13.08 3.59 3.7 2 Nuts, pine nuts, dried
chestnut 12101 131 2 1.38 0.26 27.76 ? ? 27 Nuts, chestnuts, european, boiled and steamed
peanut 16390 587 24.35 49.66 7.723 21.26 4.9 8.4 6 Peanuts, all types, dry-roasted, without salt
peanut-butter 16098 598 22.21 51.36 10.325 22.31 10.49 5 426 Peanut butter, smooth style, with salt
sesame-seed 12023 573 17.73 49.67 6.957 23.45 0.3 11.8 11 Seeds, sesame seeds, whole, dried
tahini 12166 595 17 53.76 7.529 21.19 0.49 9.3 115 Seeds, sesame butter, tahini, from roasted and toasted kernels (most common type)
sunflower-seed 12036 584 20.78 51.46 4.455 20 2.62 8.6 9 Seeds, sunflower seed kernels, dried
pumpkin-seed 12014 559 30.23 49.05 8.659 10.71 1.4 6 7 Seeds, pumpkin and squash seed kernels, dried
flaxseed 12220 534 18.29 42.16 3.663 28.88 1.55 27.3 30 Seeds, flaxseed
macadamia 12131 718 7.91 75.77 12.061 13.82 4.57 8.6 5 Nuts, macadamia nuts, raw
brazil-nut 12078 659 14.32 67.1 16.134 11.74 2.33 7.5 3 Nuts, brazilnuts, dried, unblanched
mixed-nuts 12135 607 19.5 53.5 8.01 22.42 5 6.4 4 Nuts, mixed nuts, dry roasted, with peanuts, without salt added
nut-butter - various
marzipan 12071 458 9 27.74 2.629 47.81 36.25 4.8 9 Nuts, almond paste
praline - not-in-source
nougat 43046 398 3.33 1.67 1.667 92.39 44.97 3.3 33 Candies, nougat, with almonds
seed-butter 12040 617 17.28 55.2 4.678 23.32 10.54 5.7 3 Seeds, sunflower seed butter, without salt
chocolate-spread 19125 541 5.41 29.73 ? 62.16 54.05 5.4 41 Chocolate-flavored hazelnut spread
almond-extract - not-in-source
walnut-oil 04528 884 0 100 9.1 0 0 0 0 Oil, walnut
peanut-oil 04042 884 0 100 16.9 0 0 0 0 Oil, peanut, salad or cooking
satay-sauce 06618 179 2.02 6.34 3.53 28.46 18.8 1.1 319 Sauce, peanut, made from coconut, water, sugar, peanuts
monkey-nut 16390 587 24.35 49.66 7.723 21.26 4.9 8.4 6 Peanuts, all types, dry-roasted, without salt
tiger-nut - not-in-source
poppy-seed 02033 525 17.99 41.56 4.517 28.13 2.99 19.5 26 Spices, poppy seed
dukkah - various
zaatar - various
halva 19117 469 12.49 21.52 4.127 60.49 ? 4.5 195 Candies, halavah, plain
gomasio - not-in-source
furikake - not-in-source
apple 09003 52 0.26 0.17 0.028 13.81 10.39 2.4 1 Apples, raw, with skin
pear 09252 57 0.36 0.14 0.022 15.23 9.75 3.1 1 Pears, raw
plum 09279 46 0.7 0.28 0.017 11.42 9.92 1.4 0 Plums, raw
peach 09236 39 0.91 0.25 0.019 9.54 8.39 1.5 0 Peaches, yellow, raw
apricot 09021 48 1.4 0.39 0.027 11.12 9.24 2 1 Apricots, raw
cherry 09070 63 1.06 0.2 0.038 16.01 12.82 2.1 0 Cherries, sweet, raw
rhubarb 09307 21 0.9 0.2 0.053 4.54 1.1 1.8 4 Rhubarb, raw
fig 09089 74 0.75 0.3 0.06 19.18 16.26 2.9 1 Figs, raw
strawberry 09316 32 0.67 0.3 0.015 7.68 4.89 2 1 Strawberries, raw
raspberry 09302 52 1.2 0.65 0.019 11.94 4.42 6.5 1 Raspberries, raw
blueberry 09050 57 0.74 0.33 0.028 14.49 9.96 2.4 1 Blueberries, raw
blackberry 09042 43 1.39 0.49 0.014 9.61 4.88 5.3 1 Blackberries, raw
banana 09040 89 1.09 0.33 0.112 22.84 12.23 2.6 1 Bananas, raw
mango 09176 60 0.82 0.38 0.092 14.98 13.66 1.6 1 Mangos, raw
pineapple 09266 50 0.54 0.12 0.009 13.12 9.85 1.4 1 Pineapple, raw, all varieties
kiwi 09148 61 1.14 0.52 0.029 14.66 8.99 3 3 Kiwifruit, green, raw
grape 09132 69 0.72 0.16 0.054 18.1 15.48 0.9 2 Grapes, red or green (European type, such as Thompson seedless), raw
lemon 09150 29 1.1 0.3 0.039 9.32 2.5 2.8 2 Lemons, raw, without peel
lime 09159 30 0.7 0.2 0.022 10.54 1.69 2.8 2 Limes, raw
orange 09200 47 0.94 0.12 0.015 11.75 9.35 2.4 0 Oranges, raw, all commercial varieties
raisin 09298 299 3.07 0.46 0.058 79.18 59.19 3.7 11 Raisins, seedless
date 09421 277 1.81 0.15 ? 74.97 66.47 6.7 1 Dates, medjool
dried-apricot 09032 241 3.39 0.51 0.017 62.64 53.44 7.3 10 Apricots, dried, sulfured, uncooked
prune 09291 240 2.18 0.38 0.088 63.88 38.13 7.1 2 Plums, dried (prunes), uncooked
desiccated-coconut 12108 660 6.88 64.53 57.218 23.65 7.35 16.3 37 Nuts, coconut meat, dried (desiccated), not sweetened
pomegranate 09286 83 1.67 1.17 0.12 18.7 13.67 4 3 Pomegranates, raw
fresh-coconut 12104 354 3.33 33.49 29.698 15.23 6.23 9 20 Nuts, coconut meat, raw
crab-apple 09077 76 0.4 0.3 0.048 19.95 ? ? 1 Crabapples, raw
passion-fruit 09231 97 2.2 0.7 0.059 23.38 11.2 10.4 28 Passion-fruit, (granadilla), purple, raw
melon 09181 34 0.84 0.19 0.051 8.16 7.86 0.9 16 Melons, cantaloupe, raw
quince 09296 57 0.4 0.1 0.01 15.3 ? 1.9 4 Quinces, raw
redcurrant 09084 56 1.4 0.2 0.017 13.8 7.37 4.3 1 Currants, red and white, raw
blackcurrant 09083 63 1.4 0.41 0.034 15.38 ? ? 2 Currants, european black, raw
gooseberry 09107 44 0.88 0.58 0.038 10.18 ? 4.3 1 Gooseberries, raw
cranberry 09078 46 0.46 0.13 0.008 11.97 4.27 3.6 2 Cranberries, raw
grapefruit 09111 32 0.63 0.1 0.014 8.08 6.98 1.1 0 Grapefruit, raw, pink and red and white, all areas
dried-cranberry 09079 308 0.17 1.09 0.088 82.8 72.56 5.3 5 Cranberries, dried, sweetened
jackfruit 09144 95 1.72 0.64 0.195 23.25 19.08 1.5 2 Jackfruit, raw
apple-sauce 09019 42 0.17 0.1 0.008 11.27 9.39 1.1 2 Applesauce, canned, unsweetened, without added ascorbic acid (includes USDA commodity)
jam 19297 278 0.37 0.07 0.01 68.86 48.5 1.1 32 Jams and preserves
lemon-curd - not-in-source
chestnut-cream - not-in-source
parsley 11297 36 2.97 0.79 0.132 6.33 0.85 3.3 56 Parsley, fresh
coriander 11165 23 2.13 0.52 0.014 3.67 0.87 2.8 46 Coriander (cilantro) leaves, raw
basil 02044 23 3.15 0.64 0.041 2.65 0.3 1.6 4 Basil, fresh
thyme 02049 101 5.56 1.68 0.467 24.45 ? 14 9 Thyme, fresh
rosemary 02063 131 3.31 5.86 2.838 20.7 ? 14.1 26 Rosemary, fresh
bay 02004 313 7.61 8.36 2.28 74.97 ? 26.3 23 Spices, bay leaf
mint 02065 44 3.29 0.73 0.191 8.41 ? 6.8 30 Spearmint, fresh
dill 02045 43 3.46 1.12 0.06 7.02 ? 2.1 61 Dill weed, fresh
chives 11156 30 3.27 0.73 0.146 4.35 1.85 2.5 3 Chives, raw
tarragon - other-form
sage - other-form
oregano 02027 265 9 4.28 1.551 68.92 4.09 42.5 25 Spices, oregano, dried
herbes-de-provence - various
salt 02047 0 0 0 0 0 0 0 38758 Salt, table
black-pepper 02030 251 10.39 3.26 1.392 63.95 0.64 25.3 20 Spices, pepper, black
cumin 02014 375 17.81 22.27 1.535 44.24 2.25 10.5 168 Spices, cumin seed
ground-coriander 02013 298 12.37 17.77 0.99 54.99 ? 41.9 35 Spices, coriander seed
turmeric 02043 312 9.68 3.25 1.838 67.14 3.21 22.7 27 Spices, turmeric, ground
paprika 02028 282 14.14 12.89 2.14 53.99 10.34 34.9 68 Spices, paprika
smoked-paprika 02028 282 14.14 12.89 2.14 53.99 10.34 34.9 68 Spices, paprika
chilli-flakes 02031 318 12.01 17.27 3.26 56.63 10.34 27.2 30 Spices, pepper, red or cayenne
curry-powder 02015 325 14.29 14.01 1.648 55.83 2.76 53.2 52 Spices, curry powder
garam-masala - various
ras-el-hanout - various
cinnamon 02010 247 3.99 1.24 0.345 80.59 2.17 53.1 10 Spices, cinnamon, ground
cardamom 02006 311 10.76 6.7 0.68 68.47 ? 28 18 Spices, cardamom
ground-ginger 02021 335 8.98 4.24 2.599 71.62 3.39 14.1 27 Spices, ginger, ground
nutmeg 02025 525 5.84 36.31 25.94 49.29 2.99 20.8 16 Spices, nutmeg, ground
vanilla 02050 288 0.06 0.06 0.01 12.65 12.65 0 9 Vanilla extract
saffron 02037 310 11.43 5.85 1.586 65.37 ? 3.9 148 Spices, saffron
mustard-powder 02024 508 26.08 36.24 1.989 28.09 6.79 12.2 13 Spices, mustard seed, ground
mustard-leaf 11270 27 2.86 0.42 0.01 4.67 1.32 3.2 20 Mustard greens, raw
fenugreek 02019 323 23 6.41 1.46 58.35 ? 24.6 67 Spices, fenugreek seed
celery-salt - not-in-source
mace 02022 475 6.71 32.38 9.51 50.5 ? 20.2 80 Spices, mace, ground
clove-spice 02011 274 5.97 13 3.952 65.53 2.38 33.9 277 Spices, cloves, ground
star-anise - not-in-source
allspice 02001 263 6.09 8.69 2.55 72.12 ? 21.6 77 Spices, allspice, ground
sumac - not-in-source
caraway 02005 333 19.77 14.59 0.62 49.9 0.64 38 17 Spices, caraway seed
fennel-seed 02018 345 15.8 14.87 0.48 52.29 ? 39.8 88 Spices, fennel seed
msg - not-in-source
kaffir-lime-leaf - not-in-source
galangal - not-in-source
sichuan-pepper - not-in-source
espelette 02031~ 318 12.01 17.27 3.26 56.63 10.34 27.2 30 Spices, pepper, red or cayenne
`
