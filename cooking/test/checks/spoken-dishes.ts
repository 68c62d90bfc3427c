/** Good recipes whose steps call what they made, or what is listed, by other names: see `spoken-recipe.ts`. */
export const spokenDishes = `
# en gluten | Gluten-free White Lasagne
- 50 g butter; 50 g gluten-free bread flour; 500 ml milk; 9 gluten-free lasagne sheets; salt
* Melt the butter, stir in the flour and whisk in the milk for a white sauce.
* Season the white sauce with salt. Layer lasagne sheets and white sauce in a dish.
# en milk | Cookies
- 200 g flour; 100 g dairy-free dark chocolate chips; 100 g dairy-free block margarine; 100 g sugar
* Cream the margarine and sugar, stir in the flour and chocolate chips. Bake 12 minutes.
# en | Panzanella
- 300 g stale bread; 1 kg tomatoes; 4 tbsp olive oil; 1 tbsp vinegar; basil; salt
* Cube the bread and toast in the oven until crisp. Chop the tomatoes and season with salt and vinegar.
* Toss the croutons with the tomatoes, oil and basil. Scatter over a few croutons.
# en | Schnitzel
- 2 slices bread; 4 pork steaks; 1 egg; 3 tbsp oil; salt
* Blitz the bread to crumbs. Dip the pork in beaten egg, then in breadcrumbs, and salt.
* Fry in the oil 4 minutes a side to 70 °C.
# en | Granola
- 300 g rolled oats; 100 g almonds; 4 tbsp maple syrup; 3 tbsp oil
* Mix the oats, nuts, syrup and oil. Bake 25 minutes; stir the nuts once.
# en | Coconut curry
- 400 ml coconut cream; 500 g chickpeas; 1 onion; 2 tbsp curry powder; 1 tbsp oil; salt
* Soften the onion in oil, add curry powder, chickpeas, the cream and salt; simmer 15 minutes.
# en | Toast
- 4 slices sourdough; 2 tbsp cream cheese; 1 avocado; salt
* Toast the bread, spread with the cheese, top with avocado and salt.
# fr nuts | Gratin
- 40 g de farine; 500 ml de boisson au soja; 3 c. à soupe d'huile; 1 kg de chou-fleur; sel
* Faites chauffer l'huile, ajoutez la farine, puis versez la boisson au soja en fouettant : vous obtenez une béchamel.
* Salez cette béchamel. Rangez le chou-fleur dans un plat et nappez de béchamel.
# fr milk | Gratin de chou-fleur
- 40 g de farine; 500 ml de boisson au soja; 3 c. à soupe d'huile; 1 kg de chou-fleur; sel
* Faites chauffer l'huile, ajoutez la farine, puis versez la boisson au soja en fouettant. Salez cette béchamel.
* Rangez le chou-fleur dans un plat et nappez de béchamel. Finissez par une couche de béchamel.
# fr gluten gluten_free | Pain
- 500 g de farine de blé sans gluten; 1 sachet de levure; 300 ml d'eau; sel
* Mélangez la farine, la levure, l'eau et le sel. Cuisez 40 minutes à 200 °C.
# fr | Muffins
- 200 g de farine; 2 œufs; 100 g de sucre; 80 ml d'huile
* Mélangez tout. Remplissez les moules, enfournez les moules 20 minutes. Démoulez.
`
