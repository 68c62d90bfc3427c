import { type RecipeText, recipe } from './recipe-text.ts'

/** Recipes as models write them: long steps, notes, both kinds of units. All are sound for what `model-recipes.test.ts` asks. */
export const modelRecipes: Record<string, RecipeText> = {
  tikka: recipe(
    'en',
    `
Creamy Dairy-Free Chicken Tikka Masala | 20 35 4

680 g (1½ lb) boneless, skinless chicken thighs, cut into bite-sized pieces
1 cup unsweetened coconut yogurt
2 tbsp lemon juice, freshly squeezed
1 tbsp garam masala, divided
2 tsp ground cumin
2 tsp smoked paprika
1 tsp ground turmeric
3 tbsp avocado oil or other neutral oil
1 large yellow onion, finely diced
4 cloves garlic, minced
1 tbsp fresh ginger, grated
1 (14 oz) can crushed tomatoes
1 (13.5 oz) can full-fat coconut milk
1 tsp sea salt, or to taste
Fresh cilantro, chopped, for garnish
Cooked basmati rice, for serving

In a large bowl, combine the yogurt, lemon juice, half of the garam masala, the cumin, paprika and turmeric. Add the chicken and toss to coat. Cover and refrigerate for at least 30 minutes or overnight.
Heat 2 tbsp of the oil in a large skillet over medium-high heat. Working in batches, sear the chicken until browned on all sides, about 3-4 minutes per side. Transfer to a plate.
Reduce the heat to medium and add the remaining oil. Sauté the onion for 5-7 minutes, until softened. Stir in the garlic and ginger and cook for 1 minute, until fragrant.
Pour in the tomatoes and the remaining garam masala. Simmer for 10 minutes, stirring occasionally.
Stir in the coconut milk, return the chicken to the pan and simmer for 10 minutes, until the chicken is cooked through (165°F/74°C).
Season with salt, garnish with cilantro and serve hot over rice. Leftovers keep in an airtight container in the fridge for up to 3 days.`,
  ),
  brownies: recipe(
    'en',
    `
Fudgy Gluten-Free Brownies | 15 25 16

115 g (½ cup) unsalted butter
200 g dark chocolate (70%), roughly chopped
200 g granulated sugar
3 large eggs, at room temperature
1 tsp vanilla extract
60 g almond flour
30 g unsweetened cocoa powder
½ tsp fine salt
Flaky sea salt, to finish

Preheat the oven to 350°F (175°C). Line an 8-inch square baking tin with parchment paper.
Melt the butter and chocolate in a heatproof bowl set over a pan of barely simmering water, stirring until smooth. Remove from the heat.
Whisk in the sugar, then the eggs, one at a time, and the vanilla until glossy.
Sift in the almond flour, cocoa powder and salt and fold until just combined.
Pour the batter into the prepared tin and bake for 22-25 minutes; a toothpick should come out with a few moist crumbs.
Sprinkle with flaky salt and let cool completely before slicing into 16 squares.`,
  ),
  bolognese: recipe(
    'en',
    `
Hearty Lentil Bolognese (Vegan) | 15 40 4

2 tbsp olive oil
1 onion, finely chopped
2 carrots, peeled and finely diced
3 garlic cloves, crushed
200 g dried red lentils, rinsed
2 tbsp tomato purée
1 x 400 g tin chopped tomatoes
700 ml water
1 tsp dried oregano
1 bay leaf
1 tbsp balsamic vinegar
350 g spaghetti
2 tbsp nutritional yeast, to serve (optional)
Salt and freshly ground black pepper

Heat the olive oil in a large, heavy-based saucepan. Add the onion and carrots with a pinch of salt and cook gently for 8–10 minutes until soft.
Add the garlic and tomato purée and fry for 2 minutes.
Tip in the lentils, chopped tomatoes, water, oregano and bay leaf. Bring to the boil, then reduce to a simmer and cook, partially covered, for 25 minutes, until the lentils have broken down. Add a splash more water if it looks dry.
Meanwhile, cook the spaghetti in a large pan of salted boiling water according to the packet instructions. Reserve a mugful of the cooking water, then drain.
Remove the bay leaf, stir the balsamic vinegar into the sauce and season to taste. Toss with the pasta, loosening with the reserved water.
Serve sprinkled with nutritional yeast instead of Parmesan, if you like.`,
  ),
  salmonBowl: recipe(
    'en',
    `
Sticky Salmon Rice Bowls | 15 20 2

150 g sushi rice
2 salmon fillets, skin removed
3 tbsp tamari
1 tbsp maple syrup
1 tsp cornflour
1 tbsp rice vinegar
1 small cucumber, thinly sliced
1 ripe avocado, sliced
80 g frozen edamame, thawed
2 spring onions, finely sliced
1 tbsp toasted sesame seeds

Rinse the rice until the water runs clear. Cook it in 200 ml water, covered, for 12 minutes, then leave to steam off the heat for 10 minutes. Stir through the rice vinegar.
Mix the tamari, maple syrup and cornflour with 2 tbsp cold water.
Cut the salmon into 2 cm cubes. Fry in a non-stick pan over medium heat for 4 minutes, turning once. Pour in the sauce and bubble for 1 minute, until sticky.
Divide the rice between two bowls and top with the salmon, cucumber, avocado and edamame. Scatter over the spring onions and sesame seeds.`,
  ),
  stirFry: recipe(
    'en',
    `
15-Minute Peanut-Free "Peanut" Noodles | 10 5 2

200 g flat rice noodles
3 tbsp sunflower seed butter
2 tbsp coconut aminos
1 tbsp lime juice
1 tsp sriracha
1 red bell pepper, sliced into matchsticks
1 large carrot, julienned
100 g sugar snap peas
1 tbsp neutral oil
A handful of Thai basil leaves

Cook the noodles according to the package directions, then rinse under cold water.
In a small bowl, whisk together the seed butter, coconut aminos, lime juice and sriracha with 2-3 tablespoons of hot water until smooth and creamy.
Heat the oil in a wok. Stir-fry the pepper, carrot and sugar snaps for 3 minutes.
Add the noodles and the sauce, toss for 1 minute and finish with the basil.`,
  ),
  shepherd: recipe(
    'en',
    `
Classic Shepherd's Pie | 25 50 6

900 g floury potatoes, peeled and cut into chunks
60 g butter
100 ml whole milk
1 tbsp vegetable oil
1 large onion, chopped
2 carrots, diced
500 g lamb mince
2 tbsp plain flour
1 tbsp tomato purée
500 ml lamb or beef stock, hot
1 tbsp Worcestershire sauce
A few sprigs of thyme, leaves picked
75 g mature Cheddar, grated

Put the potatoes in a pan of cold salted water, bring to the boil and simmer for 15 minutes until tender.
Meanwhile, heat the oil in a large pan and soften the onion and carrots for 8 minutes. Turn up the heat and brown the mince, breaking it up with a spoon.
Stir in the flour and tomato purée, then the stock, Worcestershire sauce and thyme. Simmer for 25 minutes until thickened.
Drain the potatoes, mash with the butter and milk and season well.
Heat the oven to 200C/180C fan/gas 6. Spoon the meat into an ovenproof dish, top with the mash and rough it up with a fork. Scatter over the cheese.
Bake for 25 minutes until golden and bubbling.`,
  ),
  pancakes: recipe(
    'en',
    `
Fluffy Buttermilk-Style Pancakes (Dairy-Free) | 10 15 4

1 3/4 cups (210g) all-purpose flour
2 tbsp sugar
1 tbsp baking powder
1/2 tsp baking soda
1/4 tsp salt
1 1/2 cups (360ml) oat milk
1 tbsp apple cider vinegar
2 tbsp melted coconut oil, plus more for the pan
1 tsp vanilla
Maple syrup and fresh berries, to serve

Stir the vinegar into the milk and let it stand for 5 minutes to curdle.
In a large bowl, whisk the dry ingredients. Add the curdled milk, coconut oil and vanilla and whisk until just combined; some lumps are fine.
Heat a lightly oiled griddle over medium heat. Pour 1/4 cup batter per pancake and cook until bubbles form, about 2 minutes. Flip and cook 1 minute more.
Serve warm with maple syrup and berries.`,
  ),
  sundayRoast: recipe(
    'en',
    `
Roast Chicken with Lemon, Garlic & Thyme | 20 90 4

1 whole chicken (about 1.8 kg / 4 lb), giblets removed
1 lemon, halved
1 garlic bulb, halved across
1 bunch fresh thyme
2 tbsp olive oil
800 g waxy potatoes, halved
1 tsp flaky sea salt
½ tsp black pepper

Remove the chicken from the fridge 30 minutes before cooking. Preheat the oven to 220 °C (200 °C fan).
Pat the bird dry, rub it all over with 1 tbsp of the oil and season generously with the salt and pepper. Stuff the cavity with the lemon halves, garlic and thyme.
Toss the potatoes with the remaining oil in a roasting tin, nestle the chicken in the middle and roast for 20 minutes. Lower to 180 °C and roast for 1 hour more, basting once or twice.
Check that the juices run clear and that the thickest part of the thigh reads at least 74 °C. Rest, loosely covered with foil, for 15 minutes, then carve.
Squeeze the roasted lemon over and serve with the potatoes and the pan juices.`,
  ),
  chiaPudding: recipe(
    'en',
    `
Overnight Chia Pudding with Mango | 10 0 2

4 tbsp chia seeds
1 1/4 cups light coconut milk
1 tbsp maple syrup
1/2 tsp vanilla bean paste
1 ripe mango, peeled and cubed
Zest of 1 lime
2 tbsp toasted coconut flakes

In a jar, whisk the chia seeds with the coconut milk, maple syrup and vanilla. Let stand for 5 minutes, then whisk again to break up clumps.
Cover and refrigerate overnight or for at least 4 hours.
Divide between two glasses, top with the mango, lime zest and coconut flakes and enjoy.`,
  ),
  frittata: recipe(
    'en',
    `
Spring Vegetable Frittata | 10 20 4

8 large eggs
60 ml milk of choice (I use oat milk)
150 g asparagus, trimmed and cut into 3 cm pieces
100 g frozen peas
3 scallions, sliced
100 g goat cheese, crumbled
1 tbsp extra-virgin olive oil
Salt & pepper

Preheat your broiler. Beat the eggs with the milk, salt and pepper.
Heat the oil in a 10-inch ovenproof skillet. Cook the asparagus for 4 minutes, then stir in the peas and scallions for 1 minute.
Pour in the egg mixture and cook over medium-low heat for 6-8 minutes, until almost set. Dot with the goat cheese.
Broil for 2-3 minutes until puffed and golden. Cut into wedges.`,
  ),
  blanquette: recipe(
    'fr',
    `
Blanquette de veau légère à la crème de soja | 25 90 6

1,2 kg d'épaule de veau coupée en morceaux
3 carottes épluchées et coupées en tronçons
1 oignon piqué de 2 clous de girofle
1 poireau
1 bouquet garni
250 g de champignons de Paris
40 g de margarine végétale
40 g de farine
20 cl de crème de soja
le jus d'un demi-citron
sel, poivre du moulin

Placez la viande dans une grande cocotte, couvrez d'eau froide et portez à ébullition. Écumez soigneusement.
Ajoutez les carottes, l'oignon, le poireau et le bouquet garni. Salez, couvrez et laissez mijoter 1 h 15 à feu doux.
Pendant ce temps, émincez les champignons et faites-les revenir 5 min à la poêle.
Prélevez 50 cl du bouillon de cuisson et filtrez-le. Faites fondre la margarine, ajoutez la farine et mélangez 2 min, puis versez le bouillon petit à petit en fouettant.
Incorporez la crème et le jus de citron. Poivrez.
Remettez la viande, les carottes et les champignons dans la sauce, réchauffez 5 min et servez.`,
  ),
  tarteCitron: recipe(
    'fr',
    `
Tarte au citron sans gluten | 30 35 8

Pour la pâte :
200 g de farine de riz
50 g de poudre d'amandes
100 g de beurre froid en dés
60 g de sucre glace
1 œuf
Pour la crème :
3 citrons jaunes non traités
3 œufs
120 g de sucre en poudre
80 g de beurre

Mélangez la farine de riz, la poudre d'amandes et le sucre glace. Sablez avec le beurre, puis ajoutez l'œuf et formez une boule. Réservez 30 min au frais.
Étalez la pâte entre deux feuilles de papier cuisson et foncez-en un moule à tarte de 24 cm. Piquez le fond à la fourchette et enfournez 20 min à 180 °C.
Râpez le zeste des citrons et pressez-les. Dans une casserole, fouettez les œufs, le sucre, le zeste et le jus. Faites épaissir à feu doux sans cesser de remuer.
Hors du feu, incorporez le beurre. Versez la crème sur le fond de tarte et laissez prendre 2 h au réfrigérateur.`,
  ),
  currylentilles: recipe(
    'fr',
    `
Dahl de lentilles corail au lait de coco | 10 25 4

250 g de lentilles corail
1 oignon émincé
2 gousses d'ail hachées
1 morceau de gingembre frais (2 cm), râpé
1 c. à soupe d'huile de coco
2 c. à café de curry en poudre
1 c. à café de curcuma
400 ml de lait de coco
400 g de tomates concassées
1 cube de bouillon de légumes
Quelques feuilles de coriandre fraîche
Le jus d'1 citron vert

Rincez les lentilles à l'eau froide jusqu'à ce que l'eau soit claire.
Faites chauffer l'huile de coco dans une sauteuse et faites-y revenir l'oignon 5 minutes. Ajoutez l'ail, le gingembre, le curry et le curcuma, et mélangez 1 minute.
Versez les lentilles, les tomates, le lait de coco et 40 cl d'eau. Émiettez le cube de bouillon et portez à frémissement.
Laissez mijoter 20 minutes à feu doux en remuant de temps en temps : le dahl doit être crémeux.
Arrosez de jus de citron vert, parsemez de coriandre et servez avec du riz basmati.`,
  ),
  gratinDauphinois: recipe(
    'fr',
    `
Gratin dauphinois végétal | 20 60 6

1,2 kg de pommes de terre à chair ferme
40 cl de crème d'avoine
30 cl de lait d'avoine
2 gousses d'ail
1 pincée de noix de muscade râpée
1 c. à soupe d'huile d'olive
Sel et poivre

Préchauffez le four à 170 °C (th. 5-6). Frottez un plat à gratin avec une gousse d'ail coupée en deux, puis huilez-le.
Épluchez les pommes de terre et coupez-les en rondelles de 3 mm, sans les rincer.
Dans une grande casserole, portez à frémissement la crème et le lait avec l'ail restant écrasé, la muscade, du sel et du poivre.
Plongez-y les pommes de terre et laissez cuire 10 min. Versez dans le plat et enfournez 50 min, jusqu'à ce que le dessus soit doré.`,
  ),
  pouletyassa: recipe(
    'fr',
    `
Poulet yassa | 20 60 4

4 cuisses de poulet
5 gros oignons
3 citrons verts
2 c. à soupe de moutarde de Dijon
4 c. à soupe d'huile d'arachide
2 gousses d'ail
1 piment antillais
1 feuille de laurier
300 g de riz long
Sel, poivre

Pressez les citrons. Émincez les oignons et l'ail. Mélangez le jus, la moutarde, la moitié de l'huile, les oignons et l'ail et faites-y mariner le poulet au moins 2 h au réfrigérateur.
Égouttez le poulet et faites-le dorer sur toutes ses faces dans le reste de l'huile, 10 min environ. Réservez.
Faites fondre les oignons de la marinade 15 min à feu moyen. Remettez le poulet, ajoutez la marinade, le laurier, le piment entier et 20 cl d'eau.
Couvrez et laissez mijoter 35 min, jusqu'à ce que la chair se détache de l'os.
Faites cuire le riz dans un grand volume d'eau salée et servez-le avec le poulet.`,
  ),
  mousse: recipe(
    'fr',
    `
Mousse au chocolat à l'aquafaba | 15 5 4

200 g de chocolat noir à 70 % (sans lait)
15 cl de jus de pois chiches (1 petite boîte)
1 c. à café de jus de citron
30 g de sucre glace
1 pincée de fleur de sel

Faites fondre le chocolat au bain-marie et laissez-le tiédir.
Versez l'aquafaba bien froide dans un saladier avec le jus de citron et montez-la en neige ferme au batteur, 8 à 10 min. Ajoutez le sucre glace en pluie.
Incorporez délicatement la mousse au chocolat fondu en trois fois, à la maryse.
Répartissez dans 4 verrines et réservez au moins 4 h au frais. Parsemez de fleur de sel au moment de servir.`,
  ),
  ramen: recipe(
    'fr',
    `
Ramen express au poulet et aux champignons | 15 20 2

2 nids de nouilles de blé
2 blancs de poulet
150 g de champignons shiitakés
1 l de bouillon de volaille
2 c. à soupe de sauce soja
1 c. à soupe de miso
2 œufs
1 morceau de gingembre de 3 cm
2 oignons nouveaux
1 c. à café d'huile de sésame

Portez le bouillon à ébullition avec le gingembre émincé, la sauce soja et le miso délayé dans un peu d'eau chaude.
Plongez-y les blancs de poulet et laissez frémir 12 min. Retirez-les et effilochez-les à la fourchette.
Pendant ce temps, faites cuire les œufs 6 min 30 dans l'eau bouillante, puis écalez-les.
Ajoutez les champignons émincés au bouillon et laissez cuire 5 min. Faites cuire les nouilles à part selon les indications du paquet.
Répartissez les nouilles dans deux bols, couvrez de bouillon, ajoutez le poulet, les champignons et les demi-œufs. Terminez avec les oignons nouveaux ciselés et un filet d'huile de sésame.`,
  ),
  cakeJambon: recipe(
    'fr',
    `
Cake au jambon et aux olives | 15 45 8

200 g de farine
1 sachet de levure chimique
3 œufs
10 cl de lait
8 cl d'huile d'olive
100 g de gruyère râpé
150 g de jambon blanc coupé en dés
100 g d'olives vertes dénoyautées
Poivre

Préchauffez le four à 180 °C. Beurrez et farinez légèrement un moule à cake, ou chemisez-le de papier cuisson.
Dans un saladier, mélangez la farine et la levure. Creusez un puits et ajoutez les œufs, l'huile et le lait tiède. Fouettez jusqu'à obtenir une pâte lisse.
Incorporez le fromage, le jambon et les olives. Poivrez.
Versez dans le moule et enfournez pour 45 min. La lame d'un couteau doit ressortir sèche. Laissez tiédir avant de démouler.`,
  ),
  saladeNicoise: recipe(
    'fr',
    `
Salade niçoise (sans anchois) | 20 10 4

4 œufs
4 tomates bien mûres
200 g de haricots verts
1 boîte de thon au naturel (140 g égoutté)
1 petit poivron vert
1 oignon rouge
80 g d'olives noires de Nice
4 c. à soupe d'huile d'olive
1 c. à soupe de vinaigre de vin rouge
Quelques feuilles de basilic
Sel et poivre

Faites cuire les œufs 10 min dans l'eau bouillante, puis passez-les sous l'eau froide et écalez-les.
Faites cuire les haricots verts 7 min à l'eau bouillante salée ; ils doivent rester croquants. Rafraîchissez-les.
Coupez les tomates et les œufs en quartiers, le poivron et l'oignon en fines lamelles.
Disposez le tout dans un saladier avec le thon émietté et les olives. Arrosez d'huile et de vinaigre, salez, poivrez et parsemez de basilic ciselé.`,
  ),
  crumble: recipe(
    'fr',
    `
Crumble pommes-poires aux flocons de sarrasin | 15 35 6

4 pommes
2 poires
1 c. à café de cannelle
100 g de farine de sarrasin
60 g de flocons de sarrasin
80 g de sucre de canne
80 g de beurre de coco (ou d'huile de coco figée)
1 pincée de sel

Préchauffez le four à 190 °C. Épluchez les fruits, coupez-les en dés et disposez-les dans un plat. Saupoudrez de cannelle.
Du bout des doigts, mélangez la farine, les flocons, le sucre, le sel et le beurre de coco jusqu'à obtenir une texture sableuse.
Répartissez sur les fruits et enfournez 35 min, jusqu'à ce que le crumble soit bien doré. Servez tiède, avec une boule de glace vegan à la vanille si vous le souhaitez.`,
  ),
}
