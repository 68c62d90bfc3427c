/** Recipes that add, amid their cautions, what they must not or do not list: see `spoken-recipe.ts`. */
export const spokenPlants = `
# en nuts ! walnut | Carrot Salad
- 500 g carrots; 1 lemon; 2 tbsp olive oil; salt
* Grate the carrots and dress with lemon, oil and salt. Check labels for nuts.
* Scatter over the chopped walnuts to serve; avoid peanuts.
# en milk ! butter | Peas
- 400 g peas; 1 bunch mint; salt
* Boil the peas 4 minutes with salt. Do not use cream.
* Serve with a spoonful of butter on top and the mint.
# en fish ! anchov | Caesar
> Avoid dressings, which often contain anchovy.
- 1 romaine lettuce; 3 tbsp olive oil; 1 lemon; salt
* Mash two anchovies into the oil and lemon; bought dressings often contain more.
* Toss with the lettuce and salt.
# en gluten ! flour | Fried Fish
- 4 cod fillets; 3 tbsp oil; salt
* Check that the fish has not been dusted, then flour the fillets lightly and salt them.
* Fry 3 minutes a side in the oil.
# en milk ! cheese|feta | Beet Salad
- 4 beetroots; 2 tbsp olive oil; 1 lemon; salt
* Boil the beetroots 40 minutes; peel. Don't worry about dairy: there is no cream, but crumble feta over the top.
* Dress with oil, lemon, salt.
# en eggs ! egg | Schnitzel
- 4 pork steaks; 100 g breadcrumbs; 3 tbsp oil; salt
* Usually egg is avoided here; nevertheless dip each steak in beaten egg, then the breadcrumbs.
* Fry in the oil 4 minutes a side to 70 °C. Salt.
# en peanuts ! peanut | Noodles
- 250 g rice noodles; 2 tbsp soy sauce; 1 lime
* Cook the noodles and toss with the soy sauce and lime.
* To serve, spoon peanut sauce over each bowl. May contain traces of other nuts.
# en sesame ! sesame | Slaw
- 1 cabbage; 1 lime; 2 tbsp rapeseed oil; salt
* Shred the cabbage; dress with lime, oil and salt.
* Sprinkle with toasted sesame seeds if you like, or leave plain.
# en crustaceans ! prawn | Fried Rice
- 400 g cooked rice; 2 eggs; 2 tbsp oil
* Scramble the eggs in the oil. Some stock contains shrimp, so avoid it.
* Add the rice and prawns and fry for 5 minutes.
# en milk ! butter | Toast
- 4 slices bread; 2 tbsp jam
* Toast the bread and butter it while warm, then spread with the jam. Not all breads are free of milk.
# en ! lamb | Couscous
- 300 g couscous; 2 carrots; 1 onion; 2 tbsp oil; salt
* Soften the onion and carrots in the oil. Brown the lamb with them for 10 minutes.
* Soak the couscous in boiling water, salt, and serve with the vegetables.
# en milk ! cream | Mushroom Pasta
- 400 g pasta; 300 g mushrooms; 2 tbsp oil; salt
* Cook the pasta. Fry the mushrooms in the oil until they smell of hazelnuts.
* Stir in the cream, salt, and toss.
# en ! bacon | Green Beans
- 500 g green beans; 1 tbsp oil; salt
* Boil the beans 6 minutes. Fry the chopped bacon in the oil until crisp.
* Toss together and salt. Serve beside roast chicken.
# en soybeans ! soy | Stir-fry
> No soy sauce is needed.
- 300 g broccoli; 2 cloves garlic; 1 tbsp oil
* Stir-fry the broccoli and garlic in the oil. Finish with a dash of soy sauce, making sure the label says wheat-free.
# en mustard ! mustard | Glazed Ham
- 1 kg cooked ham; 3 tbsp honey
* Brush the ham with honey mixed with 1 tbsp mustard. Avoid wholegrain if you dislike the texture.
* Roast 30 minutes.
# en vegan ! honey | Oat Bars
- 300 g oats; 100 g coconut oil; 100 g dates
* Blend the dates with the oil, mix with the oats. Do not add butter; drizzle with honey instead.
* Bake 20 minutes.
# en gluten ! bread|crouton | Tomato Soup
- 1 kg tomatoes; 1 onion; 2 tbsp oil; salt
* Cook the onion and tomatoes in the oil 20 minutes. Blend, salt. Stock cubes may contain wheat.
* Ladle into bowls and top with croutons.
# en nuts ! pecan | Sweet Potato Mash
- 1 kg sweet potatoes; 2 tbsp olive oil; salt; 50 g pecans
* Roast the sweet potatoes and mash with the oil and salt. Nut-free if the label says so.
* Top with the nuts.
# en molluscs ! oyster | Beef Stir-fry
- 400 g beef; 1 pepper; 1 tbsp oil
* Fry the beef and pepper in the oil 4 minutes.
* Never use fish sauce: add oyster sauce instead.
# en celery ! celery | Soup
- 2 carrots; 1 onion; 1 l water; salt
* Chop the carrots, onion and the celery the size of a hazelnut, and simmer in the water. Salt.
# fr nuts ! noix | Carottes râpées
- 500 g de carottes; 1 citron; 2 c. à soupe d'huile; sel
* Râpez les carottes, assaisonnez de citron, d'huile et de sel. Vérifiez les étiquettes.
* Parsemez de noix concassées au moment de servir, en évitant les cacahuètes.
# fr milk ! beurre | Petits pois
- 400 g de petits pois; menthe; sel
* Cuisez les petits pois, salez. N'ajoutez pas de crème.
* Servez avec une noix de beurre sur le dessus et la menthe.
# fr gluten ! farin | Poisson poêlé
- 4 filets de cabillaud; 3 c. à soupe d'huile; sel
* Vérifiez que le poisson est nature, puis farinez-le et salez.
* Poêlez dans l'huile.
# fr milk ! beurr | Cake
- 200 g de farine; 3 œufs; 100 ml d'huile; 1 sachet de levure; sel
* Beurrez le moule. Mélangez farine, œufs, huile, levure, sel. Il n'y a pas de lait.
* Enfournez 40 minutes.
# fr fish ! anchois | Salade
> Évitez les sauces, qui contiennent souvent des anchois.
- 1 laitue; 3 c. à soupe d'huile; 1 citron; sel
* Écrasez deux anchois dans l'huile et le citron, salez.
* Mélangez à la laitue ; les sauces du commerce contiennent parfois du lait.
# fr eggs ! œuf|oeuf | Escalopes
- 4 escalopes de dinde; 100 g de chapelure; 3 c. à soupe d'huile; sel
* Ne prenez pas de lait : passez les escalopes dans l'œuf battu, puis dans la chapelure. Salez.
* Poêlez 5 minutes par face dans l'huile à 74 °C.
# fr peanuts ! cacahu | Nouilles
- 250 g de nouilles de riz; 2 c. à soupe de sauce soja; 1 citron vert
* Cuisez les nouilles, mélangez à la sauce soja et au citron vert.
* Pour servir, ajoutez les cacahuètes. Traces possibles d'autres fruits à coque.
# fr sesame ! sésame | Chou
- 1 chou; 1 citron vert; 2 c. à soupe d'huile; sel
* Émincez le chou, assaisonnez de citron vert, d'huile, de sel.
* Si vous le souhaitez, parsemez de graines de sésame.
# fr crustaceans ! crevette | Riz sauté
- 400 g de riz cuit; 2 œufs; 2 c. à soupe d'huile
* Brouillez les œufs dans l'huile. Certains bouillons contiennent du poisson, évitez-les.
* Ajoutez le riz et les crevettes.
# fr ! agneau | Couscous
- 300 g de semoule; 2 carottes; 1 oignon; 2 c. à soupe d'huile; sel
* Faites fondre l'oignon et les carottes dans l'huile, puis faites dorer l'agneau 10 minutes.
* Gonflez la semoule, salez, servez.
# fr milk ! crème | Pâtes
- 400 g de pâtes; 300 g de champignons; 2 c. à soupe d'huile; sel
* Cuisez les pâtes. Poêlez les champignons dans l'huile.
* Versez la crème, salez et mélangez.
# fr ! lardon | Haricots
- 500 g de haricots verts; 1 c. à soupe d'huile; sel
* Cuisez les haricots. Faites rissoler les lardons dans l'huile, mélangez et salez. Servez avec un rôti.
# fr soybeans ! soja | Brocoli
- 300 g de brocoli; 2 gousses d'ail; 1 c. à soupe d'huile
* Sautez brocoli et ail dans l'huile. Terminez par un trait de sauce soja, en vérifiant qu'elle est sans blé.
# fr mustard ! moutarde | Jambon laqué
- 1 kg de jambon cuit; 3 c. à soupe de miel
* Badigeonnez le jambon de miel mêlé d'une cuillerée de moutarde. Évitez celle à l'ancienne.
* Rôtissez 30 minutes.
# fr vegan ! miel | Barres
- 300 g de flocons d'avoine; 100 g d'huile de coco; 100 g de dattes
* Mixez les dattes et l'huile, mêlez aux flocons. N'ajoutez pas de beurre, mais arrosez de miel.
* Enfournez 20 minutes.
# fr gluten ! croûton|pain | Soupe
- 1 kg de tomates; 1 oignon; 2 c. à soupe d'huile; sel
* Cuisez l'oignon et les tomates dans l'huile, mixez, salez.
* Répartissez dans les bols et garnissez de croûtons. Les bouillons cubes contiennent parfois du blé.
# fr nuts ! noisette | Purée
- 1 kg de patates douces; 2 c. à soupe d'huile; sel; 50 g de noisettes
* Écrasez les patates douces avec l'huile et le sel. Garnissez de noisettes.
# fr molluscs ! huître | Bœuf
- 400 g de bœuf; 1 poivron; 1 c. à soupe d'huile
* Sautez bœuf et poivron dans l'huile.
* Plutôt que du nuoc-mâm, ajoutez de la sauce d'huître.
# fr celery ! céleri | Soupe
- 2 carottes; 1 oignon; 1 l d'eau; sel
* Coupez les carottes, l'oignon et le céleri de la taille d'une noisette, cuisez dans l'eau. Salez.
# fr milk ! fromage|gruyère|comté | Gratin
- 600 g de courgettes; 2 œufs; 2 c. à soupe d'huile; sel
* Poêlez les courgettes dans l'huile, ajoutez les œufs battus et salez. Sans crème.
* Couvrez de gruyère râpé, sauf si vous préférez nature, et gratinez.
`
