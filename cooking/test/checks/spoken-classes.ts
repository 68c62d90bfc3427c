/** Good recipes, each for one way of speaking of a food that does not go in: see `spoken-recipe.ts`. */
export const spokenClasses = `
# en vegan | What was, is not
- 300 g green lentils; 1 onion; 2 tbsp olive oil; 1 tbsp tamari (not oyster sauce, which contains molluscs)
* Grandad used lard and a pound of beef. In his version two eggs went in with the onion; we fry the onion in the oil.
* Simmer with the lentils and tamari for 25 minutes, where others would reach for butter.
# fr vegan | Ce qui se faisait
- 300 g de lentilles; 1 oignon; 2 c. à s. d'huile
* Ma tante mettait du lard. L'oncle a ajouté du beurre une fois, on en parle encore. Faites suer l'oignon dans l'huile.
* Ajoutez les lentilles et laissez mijoter 25 minutes, comme le ferait le jambonneau.
# en vegan | What is only shaped
- 400 g chickpeas; 50 g rolled oats; 1 tbsp ground flaxseed; 2 tbsp oil
* Mix the flaxseed with water: this is your flax egg.
* Mash the chickpeas with the oats and the flax egg, shape into six sausages and fry in the oil for 8 minutes. Good in a bun as a hot dog.
# fr vegetarian | Ce qui n'en a que la forme
- 200 g de tofu fumé; 1 chou-fleur; 2 c. à s. d'huile
* Taillez le tofu en petits lardons et dorez-les dans l'huile. Râpez le chou-fleur : vous obtenez la semoule.
* Mélangez la semoule et les lardons ; le chou tient le rôle du jambon.
# en vegan | Berries in a cloud
- 400 ml coconut milk; 2 tbsp icing sugar; 300 g berries
* Scoop off the solid cream and whip it with the sugar. The cream should be stiff. Spoon over the berries.
# fr vegan | Tartinade
- 200 g de noix de cajou; 1 citron; sel
* Mixez les noix avec le citron et le sel : la crème doit être lisse. Tassez dans une terrine à foie gras.
# en milk | Scare quotes
- 200 g tofu; 1 tbsp lemon juice; 4 tomatoes
* Crumble the tofu with the lemon juice until the "ricotta" is fine, and scatter over the tomatoes.
# fr milk | À éviter
- 1 laitue; 2 c. à s. d'huile; 1 pincée de noix de muscade; 100 g de sucre pour le caramel
* Mélangez la laitue et l'huile, muscadez. La sauce au yaourt est à éviter. Nous évitons le beurre parce qu'il contient du lait.
* Faites fondre le sucre.
# en gluten | Of what foods hold
- 200 g certified gluten-free buckwheat flour; 1 egg; 400 ml water
* Whisk the buckwheat flour with the egg and water. Never thicken it with flour: that is where the gluten comes in.
`
