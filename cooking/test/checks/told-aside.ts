/**
 * What a recipe says beside its foods, and the same words where they are foods: language, what is kept out, the list
 * (parted by semicolons), the steps (by double bars) and what must be told of; nothing where the last is missing.
 */
export const toldAside = `
en | vegan | 150 ml barbecue sauce – read the label, some sneak in honey or anchovy, mine has neither;1 aubergine | Brush the aubergine with the sauce and roast. |
en | vegetarian | 1 vegetable Oxo (the green box, the red one's beef);2 carrots | Simmer the carrots with the Oxo. |
en | vegetarian | 1 tbsp Henderson's Relish, since Worcester sauce has anchovies in it;2 carrots | Simmer the carrots with the relish. |
en | vegetarian | 40 g butter – my mother used beef dripping, we don't;2 carrots | Fry the carrots in the butter. |
en | peanuts | 5 tbsp almond butter (almonds are okay for Tobi, it's only peanuts that finish him);2 carrots | Stir the almond butter into the carrots. |
en | sesame | 4 tbsp olive oil – not the toasted sesame one next to it;2 carrots | Roast the carrots in the oil. |
en | eggs | 6 burger buns (the brioche ones are made with egg);2 carrots | Fill the buns with the carrots. |
fr | vegetarian | 2 pâtes à tarte au Crisco végétal (celle de ma mère était au saindoux, pas la mienne);2 carottes | Garnissez la pâte de carottes. |
fr | gluten_free | 330 g de farine de sarrasin pure (dite blé noir, ce n'est pas du blé);2 œufs | Fouettez la farine et les œufs. |
fr | fish | 200 g de pois chiches – ma tante y mettait du thon;2 tomates | Mélangez les pois chiches et les tomates. |
en | vegan | 240 ml soya milk + 1 tbsp lemon = 'buttermilk';200 g plain flour | Stir the lemon into the soya milk, then whisk the buttermilk into the flour. |
en | fish | 1 jar green curry sauce (this one has anchovy in it);2 carrots | Simmer the carrots in the sauce. | anchovy
en | crustaceans | 1 jar curry sauce – it contains shrimp;2 carrots | Simmer the carrots in the sauce. | shrimp
en | milk | 2 tbsp margarine (I use butter);2 carrots | Fry the carrots in the margarine. | butter
en | milk | 250 g plain flour – and 50 g butter;2 carrots | Rub the flour and the butter. | butter
en | vegetarian | 12 dumplings (the filling is chicken);2 carrots | Steam the dumplings with the carrots. | chicken
fr | milk | 1 pot de sauce (celle-ci contient de la crème);2 carottes | Mijotez les carottes dans la sauce. | crème
fr | vegetarian | 12 raviolis (farcis au bœuf);2 carottes | Pochez les raviolis et les carottes. | bœuf
en | vegan | 1 bottle JUST Egg;2 tomatoes | Scramble the JUST Egg and fold the tomatoes into the eggs. |
en | vegan | 2 Beyond breakfast sausage patties;2 carrots | Fry the sausage patties with the carrots. |
en | vegan | 400 g Impossible ground beef;2 carrots | Brown the beef with the carrots. |
en | vegan | 2 eggs, just egg whites;2 carrots | Whisk the egg whites with the carrots. | eggs
en | lactose_free | 40 g Parmesan (naturally very low in lactose);2 carrots | Grate the Parmesan over the carrots. |
fr | lactose_free | 40 g de parmesan (naturellement pauvre en lactose);2 carottes | Râpez le parmesan sur les carottes. |
fr | vegan | 80 g de râpé végétal;2 carottes | Couvrez les carottes de fromage. Râpé végétal et rien d'autre. |
fr | milk | 80 g de râpé;2 carottes | Couvrez les carottes de râpé. | de râpé
fr | lactose_free | 80 g d'emmental (les fromages à pâte dure contiennent très peu de lactose);2 carottes | Parsemez les carottes d'emmental. |
fr | lactose_free | 80 g de feta et 10 cl de crème pauvre en lactose;2 carottes | Parsemez les carottes de feta et de crème. | feta
en |  | 1 kg braising steak, diced;1 onion | Brown the beef and the onion. |
fr |  | 2 aubergines;50 g de pignons;2 c. à s. d'huile | Coupez tous les légumes et faites-les dorer dans l'huile. | pignons
fr |  | 2 aubergines;50 g de pignons;2 c. à s. d'huile | Mettez le tout au four. |
en |  | 2 carrots;100 ml vinegar;4 rolls | Steep the carrots in the vinegar. Fill the rolls with drained pickles. |
en |  | 2 carrots;4 rolls | Steam the carrots. Fill the rolls with drained pickles. | pickles
en | gluten | 1 tbsp dry sherry (choose sherry, as Shaoxing is often made with wheat);2 carrots | Fry the carrots with the sherry. |
en | crustaceans | 1 tbsp curry paste (it is often made with shrimp);2 carrots | Fry the carrots with the curry paste. | shrimp
en | peanuts | 120 g sunflower seed butter;2 carrots | Dress the carrots with the seed butter. It has the nuttiness of peanut butter with none of the peanuts. |
fr | gluten | 250 g de farine de sarrasin;2 œufs | Mélangez la farine et les œufs. Le sarrasin n'est pas une variété de blé. |
en | gluten | 4 crusty rolls;200 g ham | Fill the rolls with the ham. | rolls
en | gluten | 2 large wraps;200 g ham | Roll the ham up in the wraps. | wraps
fr | gluten | 2 wraps;200 g de jambon | Enroulez le jambon dans les wraps. | wraps
en | gluten | 4 gluten-free rolls;200 g ham | Warm the rolls. Fill the bread with the ham. |
en | gluten | 8 summer rolls;200 g ham | Serve the rolls with the ham. |
en | gluten | 4 lettuce leaves for wraps;200 g ham | Roll the ham up in the leaves. |
en |  | 500 g stewing beef;1 onion | Brown the beef with the onion. If you love mushrooms, fry some alongside. |
fr |  | 1 poulet de 1,5 kg;1 citron | Rôtissez le poulet avec le citron 80 minutes. À servir le 1er mai. |
en | vegan | 400 g Beyond Meat mince;2 carrots | Brown the carrots, add the meat. |
en | vegan | 400 g Beyond Meat mince;2 carrots | Brown the mince and the carrots, add 200 g of meat. | meat
en | egg_free | 200 g egg-free sponge fingers;200 ml coffee | Dip the biscuits into the coffee. There are no raw eggs here. |
fr |  | 6 cuisses de canard;2 carottes | Faites dorer les cuisses avec les carottes, 2 heures. |
fr |  | 2 carottes;6 cuisses de canard | Faites dorer les carottes. | canard
en |  | 1 kg pork neck;2 carrots | Fry the carrots. |
fr |  | 100 g de noisettes;80 g de sucre, pour le praliné | Caramélisez le sucre, mixez-le avec les noisettes. Incorporez les trois quarts du praliné. |
en |  | 3 egg yolks;150 g butter;2 muffins | Whisk the yolks and the butter over simmering water. Top the muffins with hollandaise. |
en |  | 2 muffins;2 slices ham | Top the muffins with the ham and hollandaise. | hollandaise
en | gluten | 1 tsp xanthan gum (leave out if your flour already contains it);2 carrots | Stir the gum into the carrots. |
fr | gluten | 1 pincée de gomme xanthane (inutile si votre farine en contient);2 carottes | Mélangez la gomme et les carottes. |
en | milk | 2 tbsp margarine (if you have none, 2 tbsp butter);2 carrots | Fry the carrots in the margarine. | butter
fr |  | 80 g de comté;2 carottes | Gratinez les carottes au comté. Préférez un fromage à pâte dure et choisissez des tomates mûres. |
fr | milk | 80 g de tofu;2 carottes | Fondez les carottes. Prenez un peu de beurre et ajoutez le tofu. | beurre
en | sesame | 2 pittas;2 carrots | Serve the carrots with the pittas; many breads, breadsticks and crackers are topped with sesame seeds, so check. |
en | sesame | 2 pittas;2 carrots | Many pittas are dry. Breadsticks and crackers are topped with sesame seeds. | sesame seeds
en | vegan | 100 ml Oatly cuisine;2 carrots | Stir the cream into the carrots. |
fr | vegan | 20 cl d'Alpro cuisine soja;2 carottes | Versez la crème sur les carottes. |
fr | vegan | 20 cl de lait de soja;2 carottes | Versez la crème sur les carottes. | crème
en |  | 1 chicken;2 carrots | Roast the chicken and the carrots for 80 minutes. For the gravy, skim off the fat and bubble the juices. |
en | gluten | 1 tsp Marmite;2 carrots | Stir the Marmite into the carrots. | Marmite
en | vegan | 4 vegan sausages;3 tbsp plain flour, for the gravy | Fry the sausages in the flour. |
fr | vegetarian | 50 g de fromage végétarien râpé;400 g de pâtes | Mélangez le fromage et les pâtes. Le parmesan est fabriqué avec de la présure. |
en | egg_free | 12 mini brioche buns;200 g ham | Fill the buns with the ham. | brioche buns
en | gluten | 500 g beef mince;Optional toppings: sour cream, tortilla chips | Brown the mince. Top with the toppings. |
en | gluten | 500 g beef mince;2 carrots | Brown the mince with the carrots. Cornbread is the classic partner, but unless it's homemade it has wheat flour in it. |
en | sesame | 400 g noodles;2 carrots | Boil the noodles with the carrots. If buying sauces, note that hoisin and many satay sauces contain sesame. |
fr |  | 1 kg d'épaule de veau;50 g de beurre;50 g de farine | Couvrez la viande d'eau et laissez frémir 90 minutes. // Faites un roux du beurre et de la farine, mouillez avec 75 cl de bouillon. |
en | vegan | 400 g tofu;1 tsp poultry seasoning | Toss the tofu in the seasoning. |
en | sesame | 400 g tofu;1 tsp sesame seasoning | Toss the tofu in the seasoning. | sesame
en | egg_free | 4 chicken breasts;150 ml milk | Dip the chicken in the milk, our egg-wash stand-in. |
en | vegetarian | 300 g pasta;700 g marinara sauce | Warm the sauce with the pasta. For meat lovers: brown 250 g of sausage and add it. |
fr | milk | 200 g de carottes;1 c. à c. d'huile | Mixez les carottes et l'huile. Pour les plus grands, ajoutez un peu de crème. |
fr | celery | 2 carottes;1 oignon | Ajoutez l'oignon aux carottes (la recette milanaise comprend aussi du céleri). |
fr | pescatarian | 600 g de cabillaud;800 g de pommes de terre | Pochez le cabillaud et les pommes de terre. Le hachis se prépare de la même façon avec du bœuf haché. |
en |  | 1 cauliflower;160 ml Frank's RedHot | Toss the cauliflower with the hot sauce. |
en |  | 1 cauliflower;160 ml stock | Toss the cauliflower with the stock and 2 tbsp hot sauce. | hot sauce
en | vegan | 1 cauliflower;160 ml stock | Simmer the cauliflower in the stock. If you do want an eggy element, scramble some chickpea flour. |
fr | egg_free | 60 g de compote;200 g de farine | Mélangez la compote et la farine. Remplacez la compote par un œuf si vous n'avez pas de contrainte. |
en | vegan | 200 g tempeh;4 slices bread | Fry the tempeh. Layer the bread with the tempeh "bacon". |
en |  | 50 g raisins;50 g popcorn | Mix together and serve. |
en |  | 300 g potatoes;1 cucumber | Boil the potatoes and slice the cucumber. Steam them, if you make your own crackers. |
en | vegan | 300 g flour;75 g cocoa | Mix the flour and cocoa. Butterscotch chips or honeycomb look lovely on top, but check that they're vegan. |
en | vegan | 3 tbsp Hellmann's Vegan Mayo;1 lettuce | Toss the lettuce in the mayo. |
en | vegan | 50 g Lurpak plant based spreadable butter;2 carrots | Fry the carrots in the butter. |
en | vegetarian | 4 Linda McCartney sausages;2 carrots | Fry the sausages and the carrots. |
en | vegetarian | 4 Linda McCartney rosemary & red onion sausages;2 carrots | Fry the sausages and the carrots. |
en | vegetarian | 300 g Quorn mince;2 carrots | Fry the mince and the carrots. |
en | vegan | 100 g Violife grated mozzarella;4 tomatoes | Top the tomatoes with the mozzarella. |
en | vegan | 4 vegan rosemary and onion sausages;2 carrots | Fry the sausages and the carrots. |
fr | vegetarian | 4 saucisses Garden Gourmet;2 carottes | Poêlez les saucisses et les carottes. |
en | vegan | 200 g oat crème fraîche;2 leeks | Stir the crème fraîche into the leeks. |
en | vegan | 3 tbsp Hellmann's mayo;1 lettuce | Toss the lettuce in the mayo. | mayo
en | vegetarian | 4 vegan wraps, 200 g chicken;1 lettuce | Fill the wraps. | chicken
en | vegetarian | 1 bag vegan salad and bacon;1 tomato | Mix. | bacon
en | vegetarian | 2 onions;1 tbsp oil;2 tsp paprika | Fry the onions in the oil and ham it up with the paprika. |
en | vegetarian | 2 onions;1 tbsp oil | Fry the onions in the oil. Don't go chicken and peek. Never chicken out. |
en | vegetarian | 2 onions;1 tbsp oil;2 tsp paprika | Fry the onions in the oil. Beef it up with paprika. |
en | eggs | 2 onions;1 tbsp oil | Fry the onions in the oil. If my sister eggs you on to add more, let her. |
en | fish | 2 onions;1 kg chicken;1 tbsp oil | Fry the onions and chicken in the oil for 40 minutes, then perch the chicken on top. |
en | fish | 2 onions;1 kg chicken;1 tbsp oil | Fry the chicken and onions in the oil for 40 minutes. Perch on a stool to eat. |
en | milk | 2 onions;1 tbsp oil | Fry the onions in the oil. Milk the compliments. |
en | milk | 50 g margarine;2 onions | Butter an oven dish with a scrap of the margarine and add the onions. |
en | milk | 50 g Flora;2 onions | Butter an oven dish with a scrap of the Flora and add the onions. |
fr | milk | 50 g de margarine;2 oignons | Beurrez le plat avec la margarine et ajoutez les oignons. |
en | milk | 2 onions;1 tbsp oil | Butter the tin and add the onions in the oil. | butter
en | eggs | 2 onions;1 tbsp oil | Fry the onions in the oil with the eggs you whisked. | eggs
en | vegetarian | 2 onions;1 tbsp oil | Fry the onions in the oil, ham and all. | ham
en | fish | 2 onions;1 tbsp oil | Fry the onions in the oil. Add the perch the day before. | perch
en | crustaceans | 2 onions;1 tbsp oil | Fry the onions in the oil. Prawns a minute a side, then serve. | prawns
fr | crustaceans | 200 g de farine;2 œufs | Graissez le moule, pinces de crabe s'abstenir. Mélangez la farine et les œufs. |
fr | fish | 2 poireaux;1 c. à s. d'huile | Faites cuire les poireaux dans l'huile sur la sole du four. |
en | pork | 6 rashers halal turkey bacon;4 halal beef sausages;4 eggs | Grill the bacon and sausages for 20 minutes. Fry the eggs. |
en | pork | 4 lamb and mint sausages;4 eggs | Grill the sausages for 20 minutes. Fry the eggs. |
en | pork | 100 g turkey ham;4 eggs | Fry the ham and the eggs. |
en | pork | 2 leaves of gelatine (beef);200 ml milk | Soak the gelatine and melt in the milk. |
fr | pork | 4 saucisses de veau, boyau de mouton;200 g de lardons fumés de dinde;4 œufs | Grillez les saucisses et les lardons 20 minutes. Cuisez les œufs. |
fr | pork | 4 saucisses halal;4 œufs | Grillez les saucisses 20 minutes. Cuisez les œufs. |
en | pork | 30 g suet;200 g plain flour | Mix the suet and flour. |
en | pork | 4 sausages;4 eggs | Grill the sausages for 20 minutes. Fry the eggs. | sausages
en | pork | 4 beef and pork sausages;4 eggs | Grill the sausages for 20 minutes. Fry the eggs. | pork sausages
en | pork | 200 g chicken, 100 g bacon;4 eggs | Fry the chicken and bacon for 20 minutes. Fry the eggs. | bacon
en | pork | 1 tbsp lard;4 eggs | Fry the eggs in the lard. | lard
fr | pork | 1 c. à s. de saindoux;4 œufs | Cuisez les œufs dans le saindoux. | saindoux
fr | pork | 4 œufs;1 poulet | Cuisez les œufs et le poulet 1 h avec des lardons. | lardons
en | vegan | 300 g rolled oats;60 ml oil | Bake the oats in the oil. While hot, zigzag over some runny honey so it clumps. | runny honey
en | vegan | 300 g rolled oats;60 ml oil | Bake the oats in the oil. Once out, dribble over the honey. | honey
fr | vegan | 250 g de farine;50 cl de boisson à l'amande | Fouettez la farine et la boisson. Si la pâte épaissit, allongez au lait ribot. | lait ribot
en | vegan | 250 g plain flour;500 ml oat milk | Whisk the flour and the milk. If it thickens, thin with buttermilk. | buttermilk
en | vegan | 1 sheet puff pastry (it's accidentally vegan, the all-butter one isn't);2 leeks | Fill the pastry with the leeks. |
en | soybeans | 1 tbsp olive oil (Fry Light contains soya lecithin so I don't use it);2 leeks | Fry the leeks in the oil. |
fr | gluten_free | 50 g de riz soufflé certifié (les normaux croisent du blé);2 poires | Mélangez le riz et les poires. |
fr | fish | 200 g de pois chiches (chez nous ils remplacent le thon et les anchois);2 tomates | Mélangez les pois chiches et les tomates. |
fr | fish | 2 c. à s. de tamari – le nuoc-mâm, c'est non pour Tom;2 tomates | Mélangez les tomates et le tamari. |
fr | milk | 3 c. à s. d'huile (elle remplace le beurre);2 tomates | Mélangez les tomates et l'huile. |
fr | milk | 3 c. à s. d'huile;2 tomates | Mélangez les tomates et l'huile ; on remplace l'huile par du beurre. | beurre
fr | soybeans | 3 c. à s. d'aminos de coco;2 tomates | Versez les aminos sur les tomates : même couleur que la sauce soja, moins de sel. |
en | milk | 600 ml Alpro unsweetened soya;50 g plain flour | Whisk the milk into the flour. |
en | milk | 250 ml Oatly Creamy Oat;2 leeks | Stir the Oatly into the leeks; the oaty cream thickens. |
en | milk | 250 ml oat milk;2 leeks | Stir the leeks and a pot of cream into the oat milk. | cream
en | molluscs | 2 leeks;1 tbsp oil | Fry the leeks in the oil till the pan clams up. Nobody clams up over these. |
en | fish | 2 leeks;1 tbsp oil | Fry the leeks in the oil. Skate over the washing-up. |
en | crustaceans | 2 leeks;1 tbsp oil | Fry the leeks in the oil in prawn shapes. |
en | molluscs | 2 leeks;1 tbsp oil | Fry the leeks in the oil. Add the clams up front. | clams
en | milk | 1 pie crust (my own, all butter);2 leeks | Fill the crust with the leeks. | butter
en | milk | 1 pie crust (my mum makes it with butter);2 leeks | Fill the crust with the leeks. | butter
fr | milk | 1 fond de tarte (ma mère la fait au beurre);2 poireaux | Garnissez le fond de poireaux. | beurre
fr | nuts | 1 sauce (celle qui contient des noisettes);2 poireaux | Versez la sauce sur les poireaux. | noisettes
en | milk | 1 stick = 113 g butter;2 leeks | Melt the butter over the leeks. | butter
en | vegan | 2 eggs (Alpro soya if you are out);2 leeks | Beat the eggs with the leeks. | eggs
en | pork | 200 g halal chicken and bacon;2 leeks | Fry all for 40 minutes. | bacon
en | milk | 2 leeks;1 tbsp oil | Butter the bread with care and fry the leeks in the oil. | butter
fr | milk | 2 poireaux;5 cl d'huile | Beurrez le plat à lasagnes et ajoutez les poireaux et l'huile. | beurrez
en | vegetarian | 2 leeks;1 tbsp oil | Fry the leeks in the oil. Chicken the last ten minutes. | chicken
en |  | 300 g rice;2 carrots | Boil the rice with the carrots. // Vanilla-scented rice works too, but pick a ripe mango. |
en |  | 300 g rice;2 carrots | Boil the rice with the carrots. // Never sweeten it with honey, and keep whole nuts, grapes and popcorn away from under-fives. |
en |  | 300 g rice;2 carrots | Boil the rice with the carrots. // Keep the rice warm and stir butter through it. | butter
en |  | 300 g rice;2 carrots | Boil the rice with the carrots. // Top with a knob of spread or a spoonful of coconut yogurt. |
en | vegan | 300 g rice;2 carrots | Boil the rice with the carrots. // Freeze any leftovers in an old ice cream tub. |
en | sesame | 300 g rice;2 carrots | Boil the rice with the carrots. // We leave the sesame oil out. |
en | milk | 300 g rice;2 carrots | Boil the rice with the carrots. // Spread with yogurt, leave out on the counter. | yogurt
en |  | 300 g rice;2 carrots | Boil the rice with the carrots. // In summer, I make it with courgettes. |
en |  | 300 g rice;2 carrots | Boil the rice with the carrots. // Pour yourself a glass of wine. |
en |  | 300 g rice;2 carrots | Boil the rice with the carrots. // Turn it into a soup by adding 500 ml stock. |
en |  | 300 g rice;2 carrots | Boil the rice with the carrots. // Squeeze over lemon if the dish needs lifting. |
en |  | 300 g rice;2 carrots | Boil the rice with the carrots. // Do not rinse mushrooms; wipe them. |
en | milk | 300 g rice;2 carrots | Boil the rice with the carrots. // Traditionally, it is finished with butter. |
en | milk | 300 g rice;2 carrots | Boil the rice with the carrots. // Simmer, without stirring, with the cream. | cream
fr |  | 300 g de riz;2 carottes | Cuisez le riz et les carottes. // En été, je le prépare avec des courgettes. |
fr | vegan | 300 g de riz;2 carottes | Cuisez le riz et les carottes. // J'ajoute du beurre à la fin. | beurre
fr | vegan | 300 g de riz;2 carottes | Cuisez le riz et les carottes. // Laissez le parmesan à ceux qui en mangent. |
fr | vegan | 300 g de riz;2 carottes | Cuisez le riz et les carottes. // Traditionnellement, on termine par une noisette de beurre. |
fr | vegan | 300 g de riz;2 carottes | Cuisez le riz et les carottes. // On termine par une noisette de beurre. | noisette de beurre
fr | gluten | 300 g de fécule;2 carottes | Cuisez les carottes. // Farinez avec la fécule. |
fr | nuts | 300 g de riz;2 carottes | Cuisez le riz et les carottes. // Arrosez d'un filet d'huile, jamais à l'huile de noix. |
fr | nuts | 300 g de riz;2 carottes | Cuisez le riz et les carottes. // Le yaourt aux noisettes est évidemment à bannir. |
fr |  | 300 g de riz;2 carottes | Cuisez le riz et les carottes. // Prévoyez du pain pour saucer. |
fr |  | 300 g de riz;2 carottes | Cuisez le riz et les carottes. // Doublez les carottes ou mettez des panais. |
fr |  | 300 g de riz;2 carottes | Cuisez le riz et les carottes. // N'hésitez pas à varier les légumes : brocoli, chou-fleur. |
fr |  | 300 g de riz;2 carottes | Cuisez le riz et les carottes. // Roulez des boudins et coupez-les en tronçons. |
fr | vegan | 20 cl de crème coco;2 carottes | Fouettez la crème coco et versez-la sur les carottes. Terminez chaque crème par un zeste. |
fr | vegetarian | 50 g de fromage végétarien type parmesan (le vrai parmesan contient de la présure animale);2 carottes | Râpez le fromage sur les carottes. |
en | milk | 2 tbsp dairy-free spread (some tubs can contain buttermilk);2 carrots | Fry the carrots in the spread. |
en | gluten | 8 gluten-free sausages (cheaper ones have rusk);2 carrots | Fry the sausages and carrots. |
en | eggs | 100 g vegan mayonnaise (ordinary mayo contains egg);2 carrots | Fold the mayonnaise into the carrots. |
en | nuts | 200 g nut-free chocolate (Lindt is made alongside hazelnuts);2 carrots | Melt the chocolate over the carrots. |
en | crustaceans | 1 tbsp curry paste (Mae Ploy contains shrimp, so use Thai Taste);2 carrots | Fry the carrots with the paste. |
en | crustaceans | 1 tbsp curry paste, as it contains shrimp;2 carrots | Fry the carrots with the paste. | shrimp
en | eggs | 200 g noodles, brown rice ones made with egg;2 carrots | Fry the carrots with the noodles. | egg
en | sesame | 100 g tahini-free hummus;2 carrots | Dip the carrots into the hummus. |
fr | gluten | 2 c. à soupe de tamari (la sauce soja classique contient du blé);2 carottes | Mélangez le tamari et les carottes. |
fr | gluten | 1 cube de bouillon sans gluten (beaucoup contiennent du blé);2 carottes | Mélangez le bouillon et les carottes. |
fr | vegetarian | 2 carottes;1 c. à café de sel | Salez les carottes. // Les mangeurs de viande pourront y ajouter des merguez ou de l'agneau. |
fr | vegetarian | 2 carottes;1 c. à café de sel | Salez les carottes. // Ajoutez des merguez ou de l'agneau. | merguez
en | nuts | 100 g semolina;2 carrots | Cover the carrots with the frangipane-style filling, made with the semolina. |
en | vegan | 300 g rice;2 carrots | Boil the rice with the carrots. // Serve with naan (look out for ghee and yogurt in bought naan). |
en | nuts | 300 g rice;2 carrots | Boil the rice with the carrots. // If yours is a nut-eating household, use 40 g of walnuts. |
en |  | 300 g rice;2 carrots | Boil the rice with the carrots. // If your mustard lists wine and that matters to you, leave it out. |
en |  | 300 g rice;2 carrots | Boil the rice with the carrots. // Feta in the UK is made with pasteurised milk, but check imported ones. |
en |  | 300 g rice;2 carrots | Boil the rice with the carrots. // Season your own with hot sauce. |
en |  | 300 g rice;2 carrots | Boil the rice with the carrots. // Prawn crackers are out, but rice crackers give the same crunch. |
en |  | 300 g rice;2 carrots | Boil the rice with the carrots. // For smokiness, add smoked tofu. |
en |  | 300 g rice;2 carrots | Boil the rice with the carrots. // For the sauce, add smoked tofu. | smoked tofu
fr | gluten | 100 g de corn flakes sans gluten (les Kellogg's contiennent du malt d'orge);2 carottes | Mélangez les corn flakes et les carottes. |
fr | nuts | 300 g de riz;2 carottes | Cuisez le riz et les carottes. // La poudre d'amandes que l'on trouve ailleurs n'a rien à faire ici. |
fr |  | 2 carottes;1 c. à café de gingembre | Cuisez les carottes avec les épices. |
en | vegan | 150 g soya yogurt;1 lime | Stir the lime into the yogurt to make the crema. // Spoon over the crema. |
en | vegan | 150 g soya yogurt;1 lime | Stir the lime into the yogurt. // Spoon over the crema. | crema
fr | vegan | 150 g de yaourt de soja;1 citron | Mélangez le citron et le yaourt pour faire la crème. // Versez la crème. |
en | gluten | 150 g rice;1 lime | Boil the rice with the lime. // Most baking powders are gluten free but some are bulked with wheat starch. |
en | eggs | 150 g rice;1 lime | Boil the rice with the lime. // Serve over spaghetti (dried, as fresh contains egg). |
en | eggs | 150 g rice;1 lime | Boil the rice with the lime. // Add the noodles, which contain egg. | egg
en | | 200 ml soya milk;1 lemon;200 g flour | Stir the lemon juice into the soya milk and let it curdle. Beat the soured milk into the flour. |
en | | 8 chicken thighs;200 g flour;1 tsp garlic powder;1 tsp paprika;oil | Dredge the chicken in the flour mixed with the spices and fry for 15 minutes in the oil. |
en | lactose_free | 4 apples;60 g sugar | Stew the apples and sweeten them. Serve with custard made from lactose-free milk. |
fr | | 600 g de bœuf haché;1 c. à café de piment;1 c. à café de cumin | Faites dorer la viande 10 minutes, ajoutez les épices. |
`
