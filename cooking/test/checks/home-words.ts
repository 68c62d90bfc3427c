/**
 * Recipes in the words of cooks: language, what is kept out, the list (parted by semicolons), the steps (by double bars) and
 * what must be told of; nothing where the last is missing.
 */
export const homeWords = `
en | vegan | 150 g cashews;1 lime | Make the sour cream: drain the cashews and blend with the lime juice. // Top with dollops of cashew sour cream. |
en | vegan | 150 g cashews;1 lime | To make the sour cream, drain the cashews and blend with the lime juice. // Top with the sour cream. |
en | vegan | 150 g cashews;1 lime | Sour cream: drain the cashews and blend with the lime juice. // Top with a dollop of sour cream. |
en | vegan | 150 g cashews;1 lime | For the sour cream: drain the cashews and blend with the lime juice. // Top with sour cream. |
en | vegan | 150 g cashews;1 lime | First, make the sour cream. Drain the cashews and blend with the lime juice. // Top with sour cream. |
en | vegan | 150 g cashews;1 lime | Drain the cashews and blend with the lime juice until you have a thick sour cream. // Top with sour cream. |
en | vegan | 150 g cashews;1 lime | Drain the cashews and blend with the lime juice. This is your sour cream. // Top with sour cream. |
en | vegan | 150 g cashews;1 lime | Drain the cashews and blend with the lime juice: that's the sour cream done. // Top with sour cream. |
en | vegan | 150 g cashews;1 lime | Blend the cashews and lime juice and turn it into a quick ricotta. // Top with the ricotta. |
en | vegan | 150 g cashews;1 lime | Start with the ricotta: blend the cashews and lime juice. // Dot with ricotta. |
en | vegan | 150 g cashews;1 lime | Next up is the ricotta - blend the cashews and lime juice. // Dot with ricotta. |
en | vegan | 150 g cashews;1 lime | While that cooks, make the ricotta by blending the cashews with the lime juice. // Dot with ricotta. |
en | vegan | 150 g cashews;1 lime | Get on with the parmesan: blitz the cashews to a crumb with the lime zest. // Sprinkle with parmesan. |
en | vegan | 150 g cashews;1 lime | Blitz the cashews with the lime zest for your parmesan. // Sprinkle with the parmesan. |
en | vegan | 200 g silken tofu;1 lemon;50 ml oil | Make the mayo: blitz the tofu with the lemon juice and the oil. // Spread with mayo. |
en | vegan | 200 g silken tofu;1 lemon;50 ml oil | Blitz the tofu with the lemon juice and the oil to make a mayonnaise. // Spread with mayonnaise. |
en | vegan | 300 ml soya milk;1 tbsp lemon juice;200 g plain flour | Stir the lemon juice into the soya milk and leave it to become buttermilk. // Whisk the buttermilk into the flour. |
en | vegan | 300 ml soya milk;1 tbsp lemon juice;200 g plain flour | Make a vegan buttermilk by stirring the lemon juice into the soya milk. // Whisk the buttermilk into the flour. |
en | vegan | 400 ml coconut milk;40 g sugar;2 tbsp cornflour | Make the custard: whisk the cornflour and sugar into the coconut milk and heat until thick. // Pour over custard. |
en | vegan | 1 tbsp ground flaxseed;3 tbsp water;200 g plain flour | Make the flax egg: mix the flaxseed with the water. // Stir the egg into the flour. |
en | vegan | 2 carrots;1 onion;1 bay leaf | Simmer the carrots, onion and bay leaf in 1 litre of water for 1 hour. // Strain and serve in bowls with plenty of broth. |
en | vegan | 2 carrots;1 onion;1 bay leaf | Simmer the carrots, onion and bay leaf in 1 litre of water for 1 hour. // Ladle the vegetables over rice with some stock. | rice
en | vegan | 1 onion;200 g sugar;1 bay leaf | Boil the sugar with 200 ml water for 5 minutes. // Brush the cakes with syrup. Soften the onion with the bay leaf. |
en | vegan | 2 tbsp soy sauce;1 tsp sugar;300 g tofu;1 tbsp oil | Whisk the soy sauce, sugar and oil for the teriyaki sauce. // Fry the tofu and glaze with teriyaki sauce. |
en | vegan | 2 tbsp olive oil;1 tbsp red wine vinegar;1 lettuce | Shake the oil and vinegar together for the dressing. // Toss the lettuce with dressing. |
en | vegan | 1 jar jackfruit;2 tbsp bbq sauce | Shred the jackfruit and fry with the bbq sauce: your pulled pork. // Pile the pulled pork on buns. | buns
en | vegan | 150 g cashews;1 lime | Make the dip: drain the cashews and blend with the lime juice and a spoonful of sour cream. | sour cream
en | vegan | 150 g cashews;1 lime | Make the sour cream: drain the cashews and blend with the lime juice and 50 ml double cream. | double cream
en | vegan | 150 g cashews;1 lime | Blend the cashews and lime. // Top with sour cream. | sour cream
en | vegan | 150 g cashews;1 lime | Blend the cashews and lime. // Make the topping: stir the lime zest into the sour cream. | sour cream
en | vegan | 300 g tofu;1 onion | For the sauce: melt the butter and soften the onion. // Add the tofu. | butter
en | eggs | 1 head lettuce;2 tbsp oil | Make the dressing with mayonnaise and the oil. // Toss the lettuce. | mayonnaise
en | vegan | 1 onion;200 g rice | Soften the onion. Boil a kettle of water. // Add the rice and pour in the chicken stock. | chicken stock
en | vegan | 1 onion;200 g rice | Soften the onion. Boil a kettle of water. // Add the rice and pour in chicken stock. | chicken stock
en | fish | 1 onion;200 g rice | Soften the onion in a little water. // Add the rice and the fish stock. | fish stock
en | vegan | 300 g potatoes;1 onion | Boil the potatoes with the onion, then mash with butter to a purée. | butter
en | milk | 300 g potatoes;1 onion | Boil the potatoes with the onion. Make the gravy richer with a spoon of cream. | cream
fr | vegan | 150 g de noix de cajou;1 citron | Préparez la crème fraîche : égouttez les noix de cajou et mixez-les avec le citron. // Servez avec une cuillerée de crème fraîche. |
fr | vegan | 150 g de noix de cajou;1 citron | Pour la ricotta, mixez les noix de cajou et le citron. // Parsemez de ricotta. |
fr | vegan | 150 g de noix de cajou;1 citron | Ricotta : mixez les noix de cajou et le citron. // Parsemez de ricotta. |
fr | vegan | 150 g de noix de cajou;1 citron | Mixez les noix de cajou et le citron : voilà votre ricotta. // Parsemez de ricotta. |
fr | vegan | 150 g de noix de cajou;1 citron | Mixez les noix de cajou et le citron jusqu'à obtenir une ricotta épaisse. // Parsemez de ricotta. |
fr | vegan | 150 g de noix de cajou;1 citron | Commencez par la ricotta : mixez les noix de cajou et le citron. // Parsemez de ricotta. |
fr | vegan | 150 g de noix de cajou;1 citron | Passez à la ricotta. Mixez les noix de cajou et le citron. // Parsemez de ricotta. |
fr | vegan | 150 g de noix de cajou;1 citron | Réalisez la ricotta en mixant les noix de cajou et le citron. // Parsemez de ricotta. |
fr | vegan | 200 g de tofu soyeux;1 citron;5 cl d'huile | Montez la mayonnaise : mixez le tofu avec le citron puis l'huile en filet. // Servez avec la mayo. |
fr | vegan | 2 carottes;1 navet;200 g de semoule | Couvrez les carottes et le navet d'eau salée et laissez mijoter 40 minutes. // Gonflez la semoule et arrosez de bouillon. |
fr | vegan | 2 carottes;1 navet;200 g de semoule | Couvrez les carottes et le navet d'eau salée et laissez mijoter 40 minutes. // Gonflez la semoule avec un peu de bouillon. |
fr | vegan | 2 carottes;1 navet;200 g de semoule | Couvrez les carottes et le navet d'eau salée et laissez mijoter 40 minutes. // Gonflez la semoule avec deux louches de bouillon de légumes. |
fr | vegan | 200 g de sucre;2 oranges | Faites bouillir le sucre avec 20 cl d'eau. // Pelez les oranges et nappez-les de sirop. |
fr | vegan | 200 g de sucre;2 oranges | Faites fondre le sucre à sec jusqu'au caramel. // Pelez les oranges et nappez-les de caramel. |
fr | vegan | 150 g de noix de cajou;1 citron | Mixez les noix de cajou et le citron. // Servez avec une cuillerée de crème fraîche. | crème fraîche
fr | vegan | 1 oignon;200 g de riz | Faites revenir l'oignon. Portez de l'eau à ébullition. // Ajoutez le riz et le bouillon de volaille. | bouillon de volaille
fr | vegan | 1 oignon;200 g de riz | Faites revenir l'oignon. Portez de l'eau à ébullition. // Préparez la sauce : faites fondre le beurre. | beurre
fr | eggs | 1 oignon;200 g de riz | Faites revenir l'oignon et le riz. // Préparez la sauce avec un peu de mayonnaise. | mayonnaise
en | milk,eggs | For the custard: 2 tbsp custard powder (the cornflour sort, no milk or egg in it) |  |
en | vegan | For the sour cream: 150 g cashews |  |
en | eggs | 2 tbsp custard powder (check it has no egg) |  |
en | eggs | 4 tbsp mayonnaise - the egg-free kind |  |
en | eggs | 4 tbsp mayonnaise (the kind made without eggs) |  |
en | eggs | 4 tbsp mayonnaise, one without egg |  |
en | vegan | 4 tbsp mayonnaise (make sure it's vegan) |  |
en | vegan | 4 tbsp mayonnaise – check that it is vegan |  |
en | vegan | 100 g dark chocolate (dairy-free one) |  |
en | vegan | 1 sheet puff pastry, vegan (most are, made with oil rather than butter) |  |
en | vegan | 1 sheet puff pastry (Jus-Rol is vegan) |  |
en | vegan | 200 g sausages (I use vegan ones) |  |
en | gluten | 300 g spaghetti (a gluten-free brand) |  |
en | gluten | 300 g spaghetti – gluten free, obviously |  |
en | gluten | 4 burger buns (ones without gluten) |  |
en | gluten | 1 stock cube that is certified gluten free |  |
en | milk | 80 g margarine, the dairy-free block kind |  |
en | milk | 100 g dark chocolate, checked for milk |  |
en | nuts | 100 g chocolate spread (nut free) |  |
en | fish | 2 tsp Worcestershire sauce (anchovy-free) |  |
en | fish | 2 tsp Worcestershire sauce – a brand with no anchovies |  |
en | soybeans | 2 tbsp coconut aminos in place of soy sauce |  |
en | soybeans | 2 tbsp coconut aminos (tastes like soy sauce) |  |
en | milk | 200 g feta-style block (coconut oil, no dairy) |  |
en | milk | 30 g butter (dairy-free spread works) |  |
en | eggs | 200 g egg-free tagliatelle |  |
en | eggs | 200 g dried tagliatelle (no egg in them) |  |
en | milk | Nutritional yeast, to serve (it has a lovely cheesy flavour) |  |
en | milk | 3 tbsp nutritional yeast (for that cheesy taste) |  |
en | milk | 3 tbsp nutritional yeast - cheesy and savoury |  |
en | milk | 3 tbsp nutritional yeast, for cheesiness |  |
en | milk | 2 tsp white miso (adds a parmesan-like savouriness) |  |
en | milk | 1 tsp vanilla extract (for a custardy flavour) |  |
en | fish | 1 sheet nori, for a taste of the sea and a fishy flavour |  |
en | eggs | 1/2 tsp kala namak (gives an eggy taste) |  |
en | eggs | 1/2 tsp kala namak, which tastes like egg |  |
en | eggs | 1/2 tsp kala namak, for an egg flavour |  |
en | nuts | 50 g buckwheat, toasted for a nutty flavour |  |
en | nuts | 50 g buckwheat (has a hazelnut note) |  |
en | milk | 1 swede (buttery and sweet) |  |
en | milk | 1 ripe avocado, creamy like butter |  |
en | gluten | 250 g polenta, to make a bread-like base |  |
fr | eggs | 4 c. à soupe de mayonnaise (celle sans œufs) |  |
fr | eggs | 4 c. à soupe de mayonnaise, la version sans œuf |  |
fr | vegan | 1 pâte feuilletée (à l'huile, pas au beurre) |  |
fr | vegan | 1 pâte feuilletée (vérifiez qu'elle est végane) |  |
fr | vegan | 1 pâte feuilletée – prenez-la végétale |  |
fr | vegan | 100 g de chocolat noir (sans lait, vérifiez l'étiquette) |  |
fr | gluten | 300 g de spaghettis (une marque sans gluten) |  |
fr | gluten | 300 g de spaghettis : sans gluten, bien sûr |  |
fr | gluten | 300 g de spaghettis garantis sans gluten |  |
fr | gluten | 300 g de spaghettis de maïs et riz, sans blé |  |
fr | vegan | Pour la crème : 150 g de noix de cajou |  |
fr | vegan | Pour la béchamel : 40 cl de lait de soja |  |
fr | milk | 3 c. à soupe de levure maltée (pour son goût de fromage) |  |
fr | milk | 3 c. à soupe de levure maltée, au petit goût fromager |  |
fr | milk | 3 c. à soupe de levure maltée (saveur fromagère) |  |
fr | milk | 3 c. à soupe de levure maltée pour un côté parmesan |  |
fr | milk | 200 g de tofu lactofermenté façon feta |  |
fr | eggs | 1 pincée de kala namak (son goût rappelle l'œuf) |  |
fr | eggs | 1 pincée de kala namak, au goût d'œuf |  |
fr | nuts | 50 g de sarrasin torréfié (notes de noisette) |  |
fr | nuts | 50 g de sarrasin torréfié, au parfum de noisette |  |
fr | fish | 1 feuille de nori pour un goût de poisson |  |
fr | milk | 1 avocat mûr, fondant comme du beurre |  |
fr | milk | 200 g de yaourt de coco, sans produits laitiers |  |
fr | soybeans | 2 c. à soupe de sauce coco aminos, à la place de la sauce soja |  |
fr | milk | 100 g de margarine (végétale, sans lactosérum) |  |
en | milk | 3 tbsp cheese sauce |  | cheese sauce
en | milk | 100 g chocolate (milk, not dark) |  | milk
en | eggs | 4 tbsp mayonnaise (the full-fat kind) |  | mayonnaise
en | milk | 50 g parmesan, for a cheesy flavour |  | parmesan
en | milk | nutritional yeast and a little cheese |  | cheese
en | eggs | 4 tbsp mayonnaise, no mustard |  | mayonnaise
en | milk | For the sauce: 200 ml double cream |  | double cream
en | gluten | 300 g spaghetti, no salt |  | spaghetti
en | nuts | 50 g hazelnuts for a nutty flavour |  | hazelnuts
fr | milk | 50 g de beurre (pour le goût) |  | beurre
fr | milk | Pour la sauce : 20 cl de crème |  | crème
fr | eggs | 4 c. à soupe de mayonnaise (pas de moutarde) |  | mayonnaise
fr | nuts | 50 g de noisettes pour le goût |  | noisettes
fr | milk | du fromage au goût de noisette |  | fromage
en |  | 1/2 tsp bicarbonate of soda;400 g chickpeas | Cook the chickpeas with the bicarb. |
en |  | 50 g parmesan;400 g spaghetti | Boil the spaghetti and shower with parm. |
en |  | 1 ball mozzarella;400 g spaghetti | Boil the spaghetti and top with the mozz. |
en |  | 1 ball mozzarella;400 g spaghetti | Boil the spaghetti and top with the moz. |
en |  | 3 tbsp mayonnaise;400 g chickpeas | Mash the chickpeas with the mayo. |
en |  | 500 g potatoes;1 onion | Boil the spuds with the onion. |
en |  | 400 g chopped tomatoes;1 onion | Soften the onion, tip in the toms. |
en |  | 400 g tinned tomatoes;1 onion | Soften the onion, tip in the tin of toms. |
en |  | 250 g mushrooms;1 onion | Soften the onion with the shrooms. |
en |  | 1 avocado;1 onion | Smash the avo with the onion. |
en |  | 100 g dark chocolate;1 orange | Melt the choc, add the orange zest. |
en |  | 1 cucumber;1 onion | Slice the cuke and the onion. |
en |  | 3 tbsp extra virgin olive oil;1 onion | Warm the EVOO, add the onion. |
en |  | 200 g plain flour;1 tsp baking powder;1 tbsp sugar;2 eggs | Sift the dry stuff, then beat in the eggs. |
en |  | 1 aubergine;1 onion | Fry the eggplant and onion. |
en |  | 2 tbsp peanut butter;1 onion | Soften the onion and stir in the PB. |
en |  | 200 ml vegetable stock;1 onion | Soften the onion, pour in the liquid. |
en |  | 1 cauliflower;1 onion | Roast the cauli and onion. |
en |  | 1 bunch coriander;1 onion | Chop the cilantro and onion. |
en |  | 400 g chickpeas;1 onion | Fry the onion and the garbanzos. |
en |  | 1 tsp Worcestershire sauce;1 onion | Fry the onion with the worcester. |
en |  | 2 tbsp ketchup;1 onion | Fry the onion, stir in the tomato sauce. |
en |  | 300 g sausages;1 onion | Fry the bangers and onion. |
en |  | 200 g bacon lardons;1 onion | Fry the bacon bits and onion. |
en |  | 1 tbsp desiccated coconut;1 onion | Fry the onion and coco. |
fr |  | 1 boule de mozzarella;1 tomate | Coupez la tomate et la mozza. |
fr |  | 50 g de parmesan;400 g de spaghettis | Cuisez les spaghettis, ajoutez le parm'. |
fr |  | 500 g de pommes de terre;1 oignon | Cuisez les patates et l'oignon. |
fr |  | 3 c. à soupe de mayonnaise;1 œuf | Écrasez l'œuf avec la mayo. |
fr |  | 250 g de champignons;1 oignon | Faites revenir l'oignon et les champis. |
fr |  | 1/2 c. à café de bicarbonate de soude;1 œuf | Battez l'œuf avec le bicarbonate. |
fr |  | 1/2 c. à café de bicarbonate de soude;1 œuf | Battez l'œuf avec le bicar. |
fr |  | 100 g de chocolat noir;1 œuf | Faites fondre le choco, ajoutez l'œuf. |
fr |  | 200 g de farine;1 sachet de levure chimique;2 œufs | Mélangez les poudres, ajoutez les œufs. |
fr |  | 20 cl de crème fraîche;1 oignon | Faites revenir l'oignon, ajoutez la crème. |
fr |  | 200 g de lardons;1 oignon | Faites revenir l'oignon et le lard. |
fr |  | 1 cube de bouillon;1 oignon | Faites revenir l'oignon, émiettez le Kub. |
fr |  | 1 sachet de sucre vanillé;2 œufs | Battez les œufs et le sachet de sucre. |
en | milk | 400 g spaghetti | Boil the spaghetti and shower with parm. | parm
en | milk | 400 g spaghetti | Boil the spaghetti and top with mozz. | mozz
en | eggs | 400 g chickpeas | Mash the chickpeas with mayo. | mayo
en | peanuts | 1 onion | Soften the onion and stir in a spoon of PB. | PB
en | milk | 1 onion | Soften the onion and stir in some philly. | philly
fr | milk | 1 tomate | Coupez la tomate et ajoutez de la mozza. | mozza
fr | milk | 400 g de spaghettis | Cuisez les spaghettis, ajoutez du parm'. | parm
fr | eggs | 1 tomate | Coupez la tomate et ajoutez de la mayo. | mayo
en |  | 400 g black beans;1 onion | Mix the beans, onion, salt and pepper. |
en |  | 400 g black beans;1 onion | Mix the beans and onion. Season with pepper. |
en |  | 400 g black beans;1 onion | Mix the beans and onion with plenty of black pepper. |
en |  | 400 g black beans;1 onion | Mix the beans and onion with a good grinding of white pepper. |
en |  | 400 g black beans;1 onion | Mix the beans and onion, season with S&P. |
en |  | 400 g black beans;1 onion | Mix the beans and onion with freshly ground peppercorns. |
en |  | 400 g black beans;1 onion | Mix the beans and onion. Add a pinch of sugar if sharp. |
en |  | 400 g black beans;1 onion | Mix the beans and onion. Add ice cubes. |
fr |  | 400 g de haricots noirs;1 oignon | Mélangez les haricots et l'oignon avec du poivre. |
fr |  | 400 g de haricots noirs;1 oignon | Mélangez les haricots et l'oignon, sel, poivre du moulin. |
fr |  | 400 g de haricots noirs;1 oignon | Mélangez les haricots et l'oignon. Poivre noir, fleur de sel. |
fr |  | 400 g de haricots noirs;1 oignon | Mélangez les haricots et l'oignon. Une pincée de sucre si c'est acide. |
fr |  | 400 g de haricots noirs;1 oignon | Mélangez les haricots et l'oignon, donnez deux tours de moulin. |
en |  | 400 g black beans;1 onion | Mix the beans and onion with a red pepper. | red pepper
fr | vegan | 1 chou-fleur;40 g de margarine végane;40 g de farine;500 ml de boisson d'avoine | Cuire le chou-fleur. Pour la sauce, fondre la margarine, ajouter la farine, verser la boisson d'avoine et épaissir. // Couvrir le chou-fleur de béchamel et gratiner. |
en | vegan | 9 egg-free lasagne sheets;50 g vegan margarine;50 g plain flour;600 ml oat drink | Melt the margarine, stir in the flour, whisk in the oat drink and simmer until thick. // Layer the lasagne sheets and béchamel in a dish, ending with the béchamel. |
fr | vegetarian | 40 g de beurre;40 g de farine;50 cl de lait;9 feuilles de lasagne | Faites fondre le beurre, ajoutez la farine puis le lait et épaississez. // Montez en alternant feuilles de pâte et béchamel. |
fr | vegan | 1 chou-fleur;1 oignon | Cuire le chou-fleur et l'oignon. // Couvrir de béchamel et gratiner. | béchamel
fr | eggs,mustard | 1 pomme de terre;5 gousses d'ail;120 ml d'huile d'olive | Émincer l'ail : 30 minutes avec la rouille. // Pour la rouille, écraser la pomme de terre avec l'ail, puis monter avec l'huile comme une mayonnaise. Poser sur la table à côté de la rouille. |
fr | eggs | 1 pomme de terre;5 gousses d'ail | Écraser la pomme de terre et l'ail. // Servir avec de la rouille. | rouille
en | gluten | 600 ml double cream;60 g caster sugar | Boil the cream and sugar. // Serve each posset with two fingers of shortbread. | shortbread
fr | nuts | 12 noix de Saint-Jacques sans corail;50 g de beurre | Sécher les Saint-Jacques et les saisir dans le beurre. // Poser trois noix sur chaque assiette. |
fr | nuts | 1 salade;2 c. à soupe d'huile | Assaisonner la salade d'huile. // Poser trois noix sur chaque assiette. | noix
fr |  | 250 g de farine;4 œufs;50 cl de lait pour la crème | Pétrir la farine, les œufs et le lait en pâte à choux. // Fouetter la crème pour la lisser, en garnir les choux. |
fr |  | 2 courgettes;2 œufs | Râper les courgettes, ajouter les œufs. // Laisser le bout de chou se régaler. |
fr |  | 1 pâte feuilletée;100 g de poudre d'amandes | Étaler la poudre d'amandes sur la pâte, glisser une fève (en porcelaine !). |
fr |  | 1 pâte feuilletée;100 g de poudre d'amandes | Étaler la poudre d'amandes sur la pâte, cacher la fève et souder. |
fr |  | 4 œufs;500 g de mascarpone;24 biscuits à la cuillère | Fouetter les œufs et le mascarpone. // Tremper les biscuits, couvrir de crème, recommencer. |
en | gluten | 75 ml oil;190 g gluten-free flour | Mix the flour and oil. It keeps for three days and toasts beautifully. |
en | lactose_free | 250 g lactose-free mascarpone;16 savoiardi | Dip the savoiardi. Layer biscuits and mascarpone in glasses. |
fr | vegan | 200 g de tofu fumé, en guise de lardons;1 oignon | Faire dorer le tofu et l'oignon. |
fr | vegan | 200 g de tofu fumé, à la place des lardons;1 oignon | Faire dorer le tofu et l'oignon. |
fr | vegan | 200 g de tofu fumé, en guise de lard;1 oignon | Faire dorer le tofu et l'oignon. |
en | vegan | 200 g smoked tofu, in the role of bacon;1 onion | Fry the tofu and onion. |
en | vegan | 200 g smoked tofu, by way of bacon;1 onion | Fry the tofu and onion. |
fr | vegan | Pour la sauce : 2 yaourts de coco nature;1/2 concombre | Mélanger les yaourts et le concombre. |
fr | vegan | 2 yaourts de soja;1/2 concombre | Mélanger les yaourts et le concombre. |
en | vegan | 400 g firm tofu;1 tsp turmeric | Fry the tofu and turmeric, loosening with a splash of any plant milk. |
en | eggs | 300 g silken tofu;1 tbsp oil | Blend the tofu and oil to a yolk cream. |
en | eggs | 300 g silken tofu;1 tsp turmeric | Blend the tofu with the turmeric: this tofu yolk cream sets as it cools. |
en | eggs | 200 g tofu yolk cream;1 tsp turmeric | Warm the yolk cream with the turmeric. |
en | fish | 400 g chickpeas, instead of tuna;1 onion | Mash the chickpeas with the onion. |
en | fish | 400 g chickpeas;1 onion | Mash the chickpeas, which you use instead of tuna, with the onion. |
en | fish | 400 g chickpeas;1 onion | Mash the chickpeas and onion as you would tuna. |
en | fish | 400 g chickpeas (to replace the tuna);1 onion | Mash the chickpeas and onion. |
en | fish | 400 g chickpeas in place of tinned tuna or salmon;1 onion | Mash the chickpeas and onion. |
fr | fish | 400 g de pois chiches au lieu du thon;1 oignon | Écrasez les pois chiches et l'oignon. |
fr | fish | 400 g de pois chiches (pour remplacer le thon);1 oignon | Écrasez les pois chiches et l'oignon. |
fr | fish | 400 g de pois chiches;1 oignon | Écrasez les pois chiches, qui remplacent le thon, avec l'oignon. |
fr | fish | 400 g de pois chiches;1 oignon | Écrasez les pois chiches à la place du thon avec l'oignon. |
en | fish | 400 g tuna instead of chickpeas;1 onion | Mash the tuna and onion. | tuna
fr | fish | 400 g de thon au lieu de pois chiches;1 oignon | Écrasez le thon et l'oignon. | thon
fr | vegan | 40 g de margarine végane;40 g de farine;500 ml de boisson d'avoine | Fondre la margarine, ajouter la farine, verser la boisson d'avoine. // Couvrir de béchamel. |
fr | vegan | 40 g de margarine végane;40 g de farine;500 ml de lait d'avoine | Fondre la margarine, ajouter la farine, verser le lait d'avoine. // Couvrir de béchamel. |
fr | vegan | 40 g de margarine végane;40 g de farine;500 ml de boisson d'avoine | Fondre la margarine, ajouter la farine, verser la boisson d'avoine. // Couvrir avec béchamel. |
fr | vegan | 300 g de yaourt de coco;1/2 concombre | Mélanger les yaourts et le concombre. |
fr | vegan | 2 yaourts de coco;1/2 concombre | Mélanger les yaourts et le concombre. |
fr | vegan | 2 yaourts au lait de coco;1/2 concombre | Mélanger les yaourts et le concombre. |
fr | vegan | 200 g de tofu fumé;1 oignon | Coupez le tofu en lardons et dorez-les avec l'oignon. // Ajoutez les lardons en fin de cuisson. |
fr |  | 200 g de poitrine fumée;1 oignon | Taillez la poitrine en lardons et dorez-les avec l'oignon. // Ajoutez les lardons. |
fr | vegan | 200 g de champignons;1 oignon | Faites revenir l'oignon et les champignons. // Ajoutez les lardons en fin de cuisson. | lardons
en | vegan | 150 g sunflower seeds;1 lemon | For the feta, blend the seeds with lemon and chill. // Crumble the feta over. |
en | vegan | 150 g sunflower seeds;1 lemon | Whizz the seeds with the lemon. That's your ricotta. // Spoon the ricotta over. |
en | vegan | 200 g tofu;1 lemon | Now for the feta: press the tofu, cube it and toss with lemon juice. // Scatter with feta. |
en | eggs | 200 ml aquafaba;100 g sugar | Whisk the aquafaba and sugar into a meringue. // Pipe the meringue. |
en | milk | 400 ml coconut milk;30 g cornflour;50 g sugar | For the custard, whisk the cornflour, sugar and coconut milk over a low heat. // Serve with custard. |
en | gluten | 200 g rice flour;80 g butter | To make the pastry, rub the butter into the rice flour. // Roll out the pastry. Trim the pastry. |
en | fish | 4 tbsp soy sauce;1 sheet nori | Simmer the nori in the soy sauce for a vegan fish sauce. // Season with the fish sauce. |
en | vegan | 1 carrot;1 onion;2 bay leaves | Simmer the carrot, onion and bay in plenty of water to make a stock. // Add stock as needed. |
en | vegan | 1 tin jackfruit;3 tbsp bbq sauce | Fry the jackfruit until it pulls apart like pulled pork, then stir in the bbq sauce. |
en | milk | 60 g nutritional yeast;100 g almonds | Blitz the almonds and yeast. Sprinkle over parmesan. | parmesan
en | milk | 200 g pasta;1 onion | For the topping: mix the onion with grated cheddar. // Boil the pasta. | cheddar
en | milk | 200 g pasta;1 onion | Make the sauce by melting butter with the onion. // Boil the pasta. | butter
en | milk | 200 g pasta;1 onion | Prepare the cheese: grate it finely. Fry the onion. // Boil the pasta. | cheese
en | eggs | 200 g pasta;1 onion | Make the mayo: whisk the yolks with the onion. // Boil the pasta. | yolks
en | milk | 200 g pasta;1 onion | First, the butter: melt it in the pan with the onion. // Boil the pasta. | butter
en | milk | 200 g pasta;1 onion | Start with the butter, then fry the onion in it. // Boil the pasta. | butter
en | milk | 200 g pasta;1 onion | Fry the onion. For the cream, add the onion. // Boil the pasta. Finish with 50 ml cream. | cream
fr | milk | 200 g de pâtes;1 oignon | Commencez par le beurre, puis faites revenir l'oignon. // Cuisez les pâtes. | beurre
fr | milk | 200 g de pâtes;1 oignon | D'abord le beurre : faites-le fondre avec l'oignon. // Cuisez les pâtes. | beurre
fr | milk | 200 g de pâtes;1 oignon | Pour la sauce : fondre le beurre avec l'oignon. // Cuisez les pâtes. | beurre
fr | milk | 200 g de pâtes;1 oignon | Préparez la crème : fouettez-la avec l'oignon. // Cuisez les pâtes. | crème
fr | vegan | 200 g de tofu soyeux;1 citron | Fouettez le tofu et le citron : et voilà une crème fraîche maison. // Servez avec la crème fraîche. |
fr | milk | 40 cl de lait de coco;30 g de maïzena | La crème pâtissière : délayez la maïzena dans le lait de coco et épaississez. // Garnissez de crème pâtissière. |
fr | milk | 1 avocat;1 citron | Écrasez l'avocat avec le citron : la chair a un goût de beurre. |
fr | milk | 1 avocat;1 citron | Écrasez l'avocat avec le citron jusqu'à une texture de crème fouettée. |
fr | milk | 3 c. à soupe de levure maltée;1 citron | Ajoutez la levure, au goût de fromage, et le citron. |
en | milk | 3 tbsp nutritional yeast;1 lemon | Add the yeast for a parmesan flavour, and the lemon. |
en | milk | 3 tbsp nutritional yeast;1 lemon | Add the yeast and lemon. It should taste cheesy and a little buttery. |
en | milk | 3 tbsp nutritional yeast;1 lemon | Stir in yeast and lemon: it's surprisingly cheese-like. |
en | milk | 3 tbsp nutritional yeast;1 lemon | Stir in yeast and lemon and add some cheese flavour crisps. | cheese
en | nuts | 50 g oats;1 lemon | Toast the oats until they smell of hazelnuts, add lemon. |
en | eggs | 4 tbsp mayonnaise (look for one without egg) |  |
en | milk | 100 g dark chocolate (read the label: no milk) |  |
en | gluten | 100 g oats, certified as gluten free |  |
fr | gluten | 100 g de flocons d'avoine (certifiés sans gluten) |  |
fr | eggs | 100 g de pâtes fraîches, celles sans œufs |  |
fr | milk | 100 g de chocolat (vérifiez : sans lait) |  |
fr | milk | 100 g de pâte à tartiner (une sans lait existe) |  |
fr | milk | 200 g de pâtes;1 oignon | Cuisez les pâtes et l'oignon. // Nappez de sauce au fromage. | sauce au fromage
en | milk | 200 g pasta;1 onion | Boil the pasta with the onion. Top with cheese sauce. | cheese sauce
en | vegan | 200 g pasta;100 g cashews | Make the cheese sauce: drain and blend the cashews. // Boil the pasta. Top with cheese sauce. |
en | vegan | 200 g pasta;100 g cashews | Blend the cashews. // Boil the pasta. Pour over the cheese sauce. |
en |  | 200 g pasta;100 g cheddar;40 g butter;40 g flour;500 ml milk | Melt the butter, add the flour, milk and cheddar. // Boil the pasta. Layer with cheese sauce. |
`
