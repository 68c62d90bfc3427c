/**
 * Recipes that keep what they say, and name a food of theirs by what it stands for, its maker, its grain or its last word;
 * and others in which something stands beside it: see `spoken-recipe.ts`.
 */
export const calledByKind = `
# fr vegan | Tiramisu
- 200 ml de crème de coco; 400 g de tofu soyeux; 24 spéculoos véganes
* Montez la crème et incorporez-la au tofu. Trempez les spéculoos et couvrez de crème.
# fr vegan | Gratin
- 60 g de fromage végétal râpé; 1 kg de pommes de terre; 200 ml de crème de soja
* Mélangez les pommes de terre et la crème liquide. Parsemez de fromage râpé et enfournez.
# en vegan | Pie
- 1 tbsp Henderson's Relish (or vegan Worcestershire sauce); 2 tins lentils
* Warm the lentils with the relish.
# en vegan | Cottage pie
- 400 g plant-based mince; 1 onion; 1 tbsp oil; 800 g potatoes; 40 g vegan butter; 60 g vegan mozzarella
* Fry the onion and the mince in the oil for 10 minutes.
* Boil the potatoes, mash with the butter and spread over the meat. Scatter with the cheese and bake.
# en gluten gluten_free | Pad see ew
- 250 g dried rice sticks; 300 g beef sirloin; 3 tbsp tamari; 2 tbsp oil
* Soak the noodles, sear the beef in the oil, add the noodles and the tamari.
# en gluten | Summer rolls
- 12 rice paper wrappers; 100 g rice vermicelli; 200 g prawns; 1 carrot
* Soften each wrapper and roll up with noodles, prawns and carrot.
# en gluten gluten_free | Sausage rolls
- 4 gluten-free rolls; 4 pork sausages; 1 tbsp oil
* Fry the sausages in the oil for 15 minutes. Warm the bread and fill it with the sausages.
# en vegan | Sandwich
- 4 slices vegan bread; 2 tbsp Vegenaise; 1 lettuce
* Spread the bread with the mayo and fill with the lettuce.
# en lactose_free | Cheesecake cups
- 250 g Lactofree soft cheese; 200 ml Arla Lactofree cream; 100 ml Lactaid milk; 2 tbsp sugar
* Whisk the soft cheese with the cream, the milk and the sugar.
# en vegan | Iced coffee
- 300 ml Oatly barista milk; 100 ml Oatly single cream; 200 ml coffee
* Froth the milk, pour over the coffee and float the cream on top.
# en vegan | Patties
- 4 Impossible beef patties; 50 g Follow Your Heart parmesan; 1 tbsp oil
* Fry the patties in the oil and scatter with the parmesan.
# en gluten_free | Pasta
- 200 g red lentil fusilli; 200 g tomatoes; 1 tbsp oil
* Boil the pasta. Fry the tomatoes in the oil and toss.
# en | Shake
- 1 tbsp casein protein powder; 200 ml milk
* Blend the milk with the protein powder.
# en | Burgers
- 500 g beef mince; 4 buns; 1 tbsp oil
* Shape 4 burgers, fry in the oil for 14 minutes and serve in the buns.
# en vegan milk eggs | Pancakes
- 150 g self-raising flour; 240 ml soya milk; 1 tbsp lemon juice; 1 tbsp oil
* Stir the lemon juice into the milk and leave for 5 minutes to make a dairy-free buttermilk.
* Whisk the flour with the buttermilk and fry in the oil. They are also lovely savoury, the way pubs do them, but with mushrooms.
# en milk | Rice pudding
- 150 g pudding rice; 800 ml oat drink; 50 g sugar
* Simmer the rice in the milk with the sugar.
# fr vegan | Hachis parmentier
- 300 g de haché végétal; 800 g de pommes de terre; 20 cl de crème cuisine soja; 60 g de râpé végétal; 1 c. à soupe d'huile
* Dorer la viande dans l'huile. Cuire les pommes de terre et les écraser avec la crème.
* Étaler la purée sur la viande, couvrir de fromage et gratiner.
# fr vegan | Carbonara
- 200 g de spaghetti; 100 g d'allumettes végétales fumées; 20 cl de crème Bjorg avoine; 50 g de simili-parmesan; 1 c. à soupe d'huile
* Cuire les spaghetti. Dorer les lardons végétaux dans l'huile, ajouter la crème et les pâtes, servir avec le parmesan.
# fr gluten_free | Pâtes
- 300 g de pâtes 100 % lentilles; 200 g de fusilli (maïs et riz); 400 g de tomates
* Cuire les pâtes et mélanger aux tomates.
# fr gluten_free | Penne
- 320 g de penne aux lentilles corail; 100 g de coquillettes au maïs et au riz; 400 g de tomates
* Cuire les pâtes et mélanger aux tomates.
# fr gluten_free | Gâteau
- 200 g de farine de châtaigne; 50 g de fécule de maïs; 3 œufs; 100 g de sucre
* Mélanger les farines et le sucre, ajouter les œufs et cuire 30 minutes.
# fr lactose_free | Crème
- 50 cl de lait Matin Léger; 3 œufs; 80 g de sucre
* Chauffer le lait, le verser sur les œufs et le sucre et cuire 40 minutes.
# fr vegan | Crêpes
- 250 g de farine; 50 cl de lait d'amande; 2 c. à soupe d'huile
* Mélanger la farine, le lait et l'huile et cuire les crêpes ; on les mange aussi salées, façon galette, mais avec des champignons.
# en | Mac and cheese
- 300 g macaroni; 40 g butter; 40 g flour; 600 ml milk; 200 g Cheddar; 1 tsp English mustard
* Boil the pasta. Melt the butter, stir in the flour and the milk and simmer. Stir in the cheese and mustard, then the macaroni.
# en vegan | Tacos
- 8 corn tortillas; 100 g soy chorizo; 4 soft white rolls (vegan); 1 tbsp oil
* Fry the chorizo in the oil, fill the tortillas and pile the rest into the buns.
# en lactose_free | Pancakes
- 2 eggs; 100 g oats; 150 ml Arla LactoFREE semi-skimmed; 1 tbsp oil
* Blend the eggs, oats and milk and fry in the oil.
# en | Panna cotta
- 400 ml cream; 3 leaves gelatine; 60 g sugar
* Soak the leaves. Heat the cream and sugar and stir in the leaves.
# fr vegan | Quiche
- 1 pâte brisée végétale; 300 g de tofu soyeux; 150 g d'allumettes de tofu fumé; 1 c. à soupe d'huile
* Dorer les lardons dans l'huile. Mixer le tofu, ajouter les lardons, verser sur la pâte et cuire 35 minutes.
# fr vegan | Burger
- 400 g de haricots rouges en boîte; 50 g de chapelure végane; 1 oignon; 4 pains à burger végans; 1 c. à soupe d'huile
* Écraser les haricots avec l'oignon et la chapelure, former des steaks et les cuire 4 minutes par face dans l'huile.
* Garnir les pains des steaks.
# fr eggs | Tagliatelles
- 300 g de semoule de blé dur extra-fine; 15 cl d'eau tiède; 1 c. à soupe d'huile; Sel
* Pétrir la semoule, l'eau, l'huile et le sel. Étaler et couper les tagliatelles. Cuire 3 minutes.
# fr nuts | Financiers
- 60 g de farine; 120 g de sucre glace; 4 blancs d'œufs; 100 g de beurre
* Mélanger la farine et le sucre. Ajouter les blancs et le beurre fondu noisette. Cuire 12 minutes.
# fr milk | Riz au lait
- 150 g de riz rond; 1 l de boisson végétale; 60 g de sucre
* Cuire le riz dans le lait et ajouter le sucre.
`

/** With more than the list's own stand-in. */
export const besideTheKind = `
# en vegan ! parmesan | Lasagne
- 12 lasagne sheets; 100 g vegan mozzarella; 400 g passata
* Layer the sheets with the passata and the cheese. Finish with 50 g Parmesan.
# en vegan ! double cream | Leek pie
- 4 leeks; 200 ml oat milk; 320 g vegan puff pastry
* Simmer the leeks in the milk, stir in 4 tbsp double cream and cover with the pastry.
# en lactose_free ! crème fraîche | Stroganoff
- 500 g beef strips; 150 ml crème fraîche; 200 ml Lactofree milk
* Brown the beef, stir in the milk and the crème fraîche.
# en vegan ! quorn | Sausages
- 4 Quorn sausages; 500 g potatoes
* Bake the sausages and boil the potatoes.
# en gluten ! noodles | Stir-fry
- 250 g egg noodles; 4 gluten-free rolls; 300 g tofu
* Boil the noodles, fry the tofu and serve with the rolls.
# en milk ! butter | Cookies
- 200 g flour; 120 g plant butter; 100 g sugar
* Cream the butter with the sugar, stir in the flour. Grease the tray with 20 g of salted dairy butter and bake.
# fr vegetarian ! jambon | Endives
- 6 endives; 200 g de tofu fumé
* Dorez les lardons avec les endives. Enroulez-les de jambon.
# fr vegan ! fromage râpé | Gratin
- 60 g de tofu; 1 kg de pommes de terre
* Mélangez les pommes de terre et le tofu. Parsemez de fromage râpé et enfournez.
# fr vegan ! parmesan | Lasagnes
- 12 feuilles de lasagne; 100 g de fromage végétal râpé; 700 g de coulis
* Monter les lasagnes avec le coulis. Parsemer de fromage végétal et de copeaux de parmesan.
# fr vegetarian ! lardons | Tarte flambée
- 1 pâte à pain; 200 g de crème fraîche; 100 g d'allumettes fumées végétales
* Étaler la pâte et la crème. Parsemer de 100 g de lardons et cuire 15 minutes.
# fr nuts ! tant-pour-tant | Macarons
- 300 g de tant-pour-tant; 100 g de blancs d'œufs
* Mélanger le tant-pour-tant aux blancs et cuire 12 minutes.
# fr gluten_free ! pâtes | Gratin
- 350 g de pâtes; 100 g de maïs; 20 cl de crème
* Cuire les pâtes et mélanger au maïs et à la crème.
`
