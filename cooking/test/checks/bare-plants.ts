/** Recipes that add, by its commonest name, what they do not list: see `spoken-recipe.ts`. */
export const barePlants = `
# fr ! moules | Riz
- 300 g de riz; 1 oignon; 2 c. à soupe d'huile; sel
* Faites revenir l'oignon dans l'huile, ajoutez le riz, salez et couvrez d'eau 18 minutes. Ajoutez les moules et couvrez 5 minutes.
# fr ! rumsteck|rumsteak | Poêlée de bœuf
- 300 g de riz; 1 poivron; 2 c. à soupe d'huile; sel
* Faites revenir le poivron dans l'huile. Ajoutez le rumsteck en lanières, saisissez 2 minutes, salez. Servez avec le riz cuit.
# en ! rump | Stir fry
- 300 g rice; 1 pepper; 2 tbsp oil; salt
* Fry the pepper in the oil. Add the sliced rump and sear, salt. Serve with the cooked rice.
# en ! cream | Carrot Soup
- 1 kg carrots; 1 onion; 2 tbsp oil; 1 l vegetable stock; salt
* Soften the carrots and onion in the oil, simmer in the stock 20 minutes, blend, salt. Stir in the cream.
# fr ! crème | Soupe
- 1 kg de carottes; 1 oignon; 2 c. à soupe d'huile; sel
* Faites revenir carottes et oignon dans l'huile, mouillez d'eau, salez, mixez. Incorporez la crème.
# en ! cheese | Pasta
- 400 g pasta; 3 tbsp olive oil; 2 cloves garlic; salt
* Cook the pasta in salted water, toss with garlic and oil. Scatter with cheese.
# en ! bread | Tomato Soup with Bread
- 1 kg tomatoes; 2 tbsp oil; 1 onion; salt
* Soften the onion in the oil, add tomatoes and salt, simmer 20 minutes. Tear the bread into the soup.
# en ! butter | Peas
- 400 g peas; 1 bunch mint; salt
* Boil the peas 4 minutes with salt. Stir in the butter and mint.
# fr ! beurre | Petits pois
- 400 g de petits pois; menthe; sel
* Cuisez les petits pois 4 minutes, salez. Ajoutez le beurre et la menthe.
`
