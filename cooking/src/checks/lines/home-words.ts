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
`
