import { recipe } from './recipe-text.ts'

/** Recipes in which there is nothing to find. */
export const soundRecipes = {
  dal: recipe(
    'en',
    `
Red lentil dal | 10 25 4

250 g red lentils, rinsed
400 ml coconut milk
1 onion, finely chopped
3 garlic cloves, crushed
2 tsp ground cumin
1 tsp turmeric
1 tbsp sunflower oil
Salt

Heat the oil in a pan and fry the onion for 8 minutes until soft.
Stir in the garlic, cumin and turmeric and cook for 1 minute.
Add the lentils, the coconut milk and 500 ml water. Simmer for 15–20 min, then season with salt.`,
  ),
  roast: recipe(
    'en',
    `
Lemon roast chicken | 15 80 4

1 whole chicken, about 1.6 kg
1 lemon, halved
2 tbsp olive oil
4 sprigs thyme
1 tsp salt

Heat the oven to 200 °C. Rub the chicken with the oil and salt and put the lemon and thyme inside.
Roast for 1 h 20, until the juices run clear and a thermometer in the thickest part shows 75 °C inside.
Rest for 15 minutes before carving.`,
  ),
  pancakes: recipe(
    'en',
    `
Vegan pancakes | 10 15 2

150 g plain flour
2 tsp baking powder
250 ml oat milk
1 tbsp maple syrup
20 g vegan butter, melted

Whisk the flour and baking powder with the milk and the syrup.
Melt a little of the butter in a frying pan and fry ladlefuls for 2 minutes on each side.`,
  ),
  pasta: recipe(
    'en',
    `
Gluten-free tomato pasta | 5 20 2

200 g gluten-free pasta
400 g chopped tomatoes
2 garlic cloves
1 tbsp olive oil
A handful of basil leaves

Boil the pasta in salted water for 10 minutes. Keep a cup of the pasta water.
Fry the garlic in the oil, add the tomatoes and simmer for 10 minutes.
Toss with the basil and serve.`,
  ),
  satay: recipe(
    'en',
    `
Tofu with almond sauce | 10 10 2

300 g firm tofu
3 tbsp almond butter
1 tbsp tamari
1 lime
1 tsp ginger, grated

Fry the tofu for 8 minutes until golden.
Stir the almond butter with the tamari, the juice of the lime and the ginger. Pour over and serve.`,
  ),
  crumble: recipe(
    'en',
    `
Apple crumble | 15 40 6

6 apples, peeled and sliced
150 g plain flour
100 g cold butter, cubed
80 g brown sugar
1 tsp cinnamon

Heat the oven to 180 °C. Put the apples in a dish and dust them with the cinnamon.
Rub the butter into the flour, stir in the sugar and scatter over.
Bake for 40 minutes until golden.`,
  ),
  burger: recipe(
    'en',
    `
Beef burgers | 10 12 4

500 g minced beef
4 burger buns
1 onion, finely chopped
4 lettuce leaves
2 tomatoes, sliced

Mix the beef and onion and shape into 4 patties.
Grill for 6 minutes on each side, until no longer pink and 71 °C inside.
Toast the buns and fill them with lettuce, tomatoes and the patties.`,
  ),
  curry: recipe(
    'en',
    `
Aubergine curry | 15 30 4

2 aubergines, cubed
1 butternut squash, cubed
400 ml coconut cream
2 tbsp curry powder
1/4 tsp nutmeg
1 bunch coriander

Roast the aubergines and squash at 200 °C for 20 minutes.
Warm the coconut cream with the curry powder and nutmeg, add the vegetables and simmer for 10 minutes.
Scatter with coriander.`,
  ),
  beans: recipe(
    'en',
    `
Kidney bean chilli | 20 90 6

300 g dried kidney beans, soaked overnight
2 onions, chopped
800 g tinned tomatoes
2 tsp smoked paprika

Boil the beans hard in fresh water for 15 minutes, then drain.
Fry the onions, add the paprika, the tomatoes and the beans and simmer for 1 hour.`,
  ),
  salad: recipe(
    'en',
    `
Butter lettuce salad | 10 0 2

1 butter lettuce
1 avocado
50 g pumpkin seeds
1 lemon
2 tbsp olive oil

Tear the lettuce and slice the avocado.
Whisk the juice of the lemon with the oil and pour over. Scatter with the seeds.`,
  ),
  omelette: recipe(
    'en',
    `
Cheese omelette | 5 5 1

3 eggs
30 g Cheddar, grated
1 tbsp chives, chopped
10 g butter

Beat the eggs. Melt the butter in a pan and cook the eggs for 3 minutes.
Scatter with the cheese and chives and fold.`,
  ),
  bowl: recipe(
    'en',
    `
Quinoa bowl with mushrooms | 10 20 2

120 g quinoa
200 g oyster mushrooms
1 tbsp olive oil
150 g broccoli
1 tbsp white miso

Cook the quinoa for 15 minutes.
Fry the mushrooms and broccoli in the oil for 8 minutes. Stir in the miso and pile onto the quinoa.`,
  ),
  cod: recipe(
    'en',
    `
Cod without butter | 10 15 2

2 cod fillets
200 g cherry tomatoes
1 tbsp capers
1 tbsp olive oil

Heat the oven to 200 °C. Put the fish and the tomatoes in a dish with the capers and the oil, without butter.
Bake for 12–15 minutes.`,
  ),
  slaw: recipe(
    'en',
    `
Dairy-free slaw | 15 0 4

1 white cabbage, shredded
2 carrots, grated
4 tbsp vegan mayonnaise
1 tbsp cider vinegar

Toss the cabbage and carrots with the mayonnaise and the vinegar. Chill.`,
  ),
  rice: recipe(
    'en',
    `
Coconut rice | 5 20 4

300 g basmati rice
400 ml coconut milk
Salt

Put the rice, the coconut milk and 200 ml water in a pan with a pinch of salt.
Simmer for 12 minutes, then rest off the heat for 8 minutes.`,
  ),
  soupe: recipe(
    'fr',
    `
Velouté de butternut | 15 30 4

1 courge butternut
40 cl de lait de coco
1 oignon
1 c. à soupe d'huile d'olive
1 pincée de noix de muscade
Sel et poivre

Faites revenir l'oignon dans l'huile. Ajoutez la courge en dés et 50 cl d'eau.
Laissez mijoter 25 min. Versez le lait de coco, ajoutez la muscade et mixez. Salez, poivrez.`,
  ),
  quiche: recipe(
    'fr',
    `
Quiche aux poireaux | 20 40 6

1 pâte brisée
3 poireaux
3 œufs
20 cl de crème liquide
50 g de gruyère râpé

Faites fondre les poireaux émincés 15 min à la poêle.
Étalez la pâte dans un moule. Battez les œufs avec la crème et le fromage.
Répartissez les poireaux, versez l'appareil et enfournez 30 min à 180 °C.`,
  ),
  galettes: recipe(
    'fr',
    `
Galettes de sarrasin | 10 20 4

250 g de farine de blé noir
50 cl d'eau
1 œuf
1 c. à café de sel

Mélangez la farine, l'œuf, le sel et l'eau. Laissez reposer 1 h.
Faites cuire chaque galette 2 min par face dans une poêle chaude.`,
  ),
  poulet: recipe(
    'fr',
    `
Poulet basquaise | 20 50 4

4 cuisses de poulet
2 poivrons rouges
400 g de tomates concassées
2 oignons
2 gousses d'ail
2 c. à soupe d'huile d'olive

Faites dorer le poulet dans l'huile 10 min. Réservez.
Faites revenir les oignons, l'ail et les poivrons, ajoutez les tomates et le poulet. Laissez mijoter 40 min.`,
  ),
  gateau: recipe(
    'fr',
    `
Gâteau au yaourt végétal | 15 35 8

1 yaourt au soja
200 g de farine sans gluten
100 g de sucre
8 cl d'huile de tournesol
2 œufs

Fouettez les œufs et le sucre, ajoutez le yaourt, l'huile et la farine.
Versez dans un moule à cake huilé et enfournez 35 min à 180 °C.`,
  ),
  salade: recipe(
    'fr',
    `
Salade de lentilles | 10 25 4

250 g de lentilles vertes
2 carottes
1 échalote
1 c. à soupe de moutarde
3 c. à soupe d'huile d'olive
Persil haché

Faites cuire les lentilles 25 min avec les carottes en dés.
Mélangez la moutarde, l'huile et l'échalote hachée. Arrosez-en les lentilles et parsemez de persil.`,
  ),
  riz: recipe(
    'fr',
    `
Riz au lait d'amande | 5 40 4

150 g de riz rond
80 cl de lait d'amande
50 g de sucre
1 gousse de vanille

Portez le lait à frémissement avec la vanille.
Ajoutez le riz et laissez cuire 40 min à feu doux. Sucrez hors du feu avec le sucre.`,
  ),
  ratatouille: recipe(
    'fr',
    `
Ratatouille | 20 50 4

2 aubergines
2 courgettes
1 poivron rouge
4 tomates
1 oignon
3 c. à soupe d'huile d'olive
Thym

Coupez les légumes en dés. Faites-les revenir dans l'huile avec le thym.
Couvrez et laissez mijoter 45 min.`,
  ),
  poisson: recipe(
    'fr',
    `
Cabillaud au four sans beurre | 10 15 2

2 filets de cabillaud
1 citron
1 fenouil
1 c. à soupe d'huile d'olive

Préchauffez le four à 200 °C. Émincez le fenouil et étalez-le dans un plat.
Posez le poisson, arrosez d'huile et de jus de citron, sans beurre ni crème. Enfournez 15 min.`,
  ),
  haricots: recipe(
    'fr',
    `
Haricots beurre à l'ail | 10 15 4

600 g de haricots beurre
3 gousses d'ail
2 c. à soupe d'huile d'olive

Faites cuire les haricots 10 min à l'eau bouillante.
Faites dorer l'ail dans l'huile et enrobez-en les haricots.`,
  ),
  steak: recipe(
    'fr',
    `
Boulettes de bœuf | 15 20 4

500 g de bœuf haché
1 oignon
50 g de chapelure
400 g de coulis de tomate

Mélangez la viande, l'oignon râpé et la chapelure et formez des boulettes.
Faites-les dorer 5 min, versez le coulis et laissez mijoter 15 min, jusqu'à 72 °C à cœur.`,
  ),
  moules: recipe(
    'fr',
    `
Moules marinières | 20 10 4

2 kg de moules
2 échalotes
20 cl de vin blanc
1 bouquet de persil

Faites suer les échalotes, ajoutez le vin et portez à ébullition.
Ajoutez les moules, couvrez et laissez cuire 6 min. Parsemez de persil.`,
  ),
  compote: recipe(
    'fr',
    `
Compote de pommes | 10 20 4

1 kg de pommes
1 c. à café de cannelle
2 c. à soupe d'eau

Épluchez les pommes et faites-les cuire 20 min avec l'eau et la cannelle.`,
  ),
  tofu: recipe(
    'fr',
    `
Tofu au beurre de cacahuète | 10 15 2

250 g de tofu ferme
2 c. à soupe de beurre de cacahuète
1 c. à soupe de sauce soja
200 g de brocoli

Faites dorer le tofu 8 min, ajoutez le brocoli et 5 cl d'eau, couvrez 5 min.
Délayez le beurre de cacahuète avec la sauce soja et versez.`,
  ),
  pates: recipe(
    'fr',
    `
Pâtes au fromage végétal | 10 15 2

200 g de pâtes sans gluten
100 g de fromage végétal
200 g de champignons
1 c. à soupe d'huile d'olive

Faites cuire les pâtes 10 min. Faites revenir les champignons dans l'huile.
Ajoutez le fromage et les pâtes et mélangez.`,
  ),
} as const
