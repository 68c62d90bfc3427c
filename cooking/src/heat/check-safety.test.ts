import { unconstrained } from '@roux/contract/constraints'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { dangers } from '../../test/checks/dangers.ts'
import { checkRecipe } from '../checks/check-recipe.ts'

const unsafe: Record<string, readonly string[]> = {
  poultry: [
    'Patties; 10 10; 600 g minced turkey; Fry the patties for 6 minutes per side, they should still be pink and juicy in the middle, about 60 °C.',
    'Chicken; 10 30; 4 chicken breasts; Bring the water to 90 °C, add the chicken and poach until it is 60 °C inside.',
    'Chicken; 10 60; 1 whole chicken; Roast at 95 °C until a thermometer in the thigh reads 65 °C.',
    'Chicken; 10 50; 8 chicken thighs; Roast at 425°F for 40 minutes, to 150°F at the bone, and warm the plates to 165°F.',
    'Poulet; 10 50; 1 poulet; Portez le bouillon à 85 °C, plongez-y le poulet et pochez-le jusqu’à 62 °C à cœur.',
    'Chicken; 10 50; 1 whole chicken; Roast until the legs are 74 °C and the breast is 62 °C inside.',
    'Guinea fowl; 10 60; 1 guinea fowl; Roast at 200 °C for 70 minutes, until the flesh is pink but hot inside.',
    'Pintade; 10 70; 1 pintade; Enfournez à 200 °C pour 70 min, jusqu’à ce que la chair soit rosée et juteuse à cœur.',
    'Chicken; 10 30; 4 chicken breasts; Roast at 200 °C for 25 minutes, until they reach 60 °C in the middle.',
    'Chicken; 10 30; 4 chicken breasts; Roast at 200 °C for 25 minutes, until it reads 140 °F in the thickest part.',
    'Poulet; 10 30; 4 blancs de poulet; Enfournez à 200 °C pour 25 min : 60 °C dans la partie la plus épaisse.',
    'Chicken; 10 20; 2 chicken breasts | 1 tbsp oil; Fry the chicken in the oil for 8 minutes, until still pink in the middle.',
    'Chicken; 10 20; 4 chicken thighs; Roast until a thermometer shows 60 °C inside.',
    'Turkey; 10 20; 2 turkey breasts; Roast to an internal temperature of 140 F.',
    'Chicken tartare; 15 0; 2 chicken breasts | 1 lemon; Dice the chicken, stir in the juice and serve.',
    'Poulet; 10 20; 2 blancs de poulet; Faites cuire les blancs à la poêle 8 min, ils doivent rester rosés à cœur.',
    'Poulet; 10 20; 4 cuisses de poulet; Enfournez jusqu’à 60 °C à cœur.',
    'Sous-vide chicken; 10 45; 2 chicken breasts; Cook in a 50 °C water bath for 45 minutes.',
    'Poulet; 10 40; 2 filets de poulet; Plongez les filets dans un bain à 50 °C pendant 40 minutes.',
    'Tartare; 15 0; 2 blancs de poulet | 1 citron; Coupez le poulet en dés, ajoutez le jus et servez.',
  ],
  mince: [
    'Patties; 10 10; 600 g minced beef; Fry the patties for 5 minutes per side: pink and just warm in the middle.',
    'Boulettes; 10 20; 600 g de bœuf haché; Enfournez 20 min, jusqu’à 58 °C au milieu.',
    'Sausages; 5 10; 6 pork sausages; Fry the sausages until still pink in the middle.',
    'Burgers; 10 10; 300 g de bœuf haché; Façonnez deux petits steaks et poêlez-les pour qu’ils restent rosés.',
    'Burgers; 10 10; 300 g de bœuf haché; Poêlez les steaks, rosés à l’intérieur.',
    'Steaks hachés; 10 6; 600 g de bœuf haché; Formez des steaks et poêlez-les 5 min par face : le cœur doit rester cru.',
    'Steaks hachés; 10 6; 600 g de bœuf haché; Formez des steaks et poêlez-les 5 min par face, bien saignants au milieu.',
    'Saucisses; 5 10; 6 saucisses de Toulouse; Poêlez les saucisses, encore rosées à cœur.',
    'Burgers; 10 10; 500 g minced beef; Shape and grill for 3 minutes on each side, medium-rare.',
    'Burgers; 10 10; 500 g ground beef; Grill until 55 °C in the centre.',
    'Raw beef; 10 0; 300 g beef mince | 1 onion; Mix the beef with the onion and serve.',
    'Steaks hachés; 10 10; 500 g de bœuf haché; Formez des steaks et poêlez-les 2 min par face, encore rosés.',
    'Boulettes; 10 10; 500 g de bœuf haché; Enfournez jusqu’à 55 °C à cœur.',
  ],
  pork: [
    'Pork; 10 30; 600 g pork fillet; Roast until 50 °C in the centre.',
    'Porc; 10 30; 1 filet mignon de porc; Enfournez jusqu’à 52 °C à cœur.',
    'Porc; 5 10; 600 g de filet mignon de porc; Poêlez le filet mignon, encore rosé à cœur.',
  ],
  egg: [
    'Mousse; 20 5; 4 eggs | 200 g dark chocolate; Melt the chocolate over simmering water. Stir in the yolks. | Beat the whites, fold in and chill.',
    'Mousse; 20 5; 4 œufs | 200 g de chocolat noir; Faites fondre le chocolat au bain-marie. | Ajoutez les jaunes, puis les blancs en neige avec une fourchette. Réservez au frais.',
    'Mousse; 20 0; 4 eggs | 200 g dark chocolate; Beat the whites, fold everything together and chill for 4 hours.',
    'Mousse; 20 0; 4 eggs | 200 g dark chocolate; Beat the whites, fold everything together, pour into glasses and leave to set for 4 hours.',
    'Mousse; 20 0; 4 œufs | 200 g de chocolat noir; Montez les blancs, mélangez et laissez prendre 3 heures.',
    'Tiramisu; 30 0; 3 eggs | 250 g mascarpone; Whisk the yolks with the mascarpone and chill overnight.',
    'Mousse; 20 0; 4 œufs | 200 g de chocolat noir; Montez les blancs en neige, mélangez avec 2 cuillères de chocolat et réservez au frais.',
    'Tiramisu; 30 0; 3 œufs | 250 g de mascarpone; Fouettez les jaunes avec le mascarpone et placez au frais une nuit.',
  ],
  kidney_bean: [
    'Red beans; 15 960; 500 g dried red kidney beans | 400 g rice; Soak the beans for 8 hours. | Put the beans in the slow cooker on low for 8 hours. | Cook the rice in boiling water, drain and ladle the beans over.',
    'Red beans; 15 960; 500 g red kidney beans | 1 l stock; Soak the beans for 8 hours. | Cover with boiling stock and cook in the slow cooker for 8 hours.',
    'Chilli; 20 240; 300 g dried kidney beans | 1 onion; Put the beans and the onion in the slow cooker for 8 hours.',
    'Chili; 20 240; 300 g de haricots rouges secs | 1 oignon; Mettez les haricots et l’oignon à la mijoteuse 8 h.',
  ],
  raw_flour: [
    'Edible cookie dough; 15 0; 200 g plain flour | 100 g butter | 80 g sugar; Beat the butter and the sugar, stir in the flour and chill.',
    'Pâte à cookies crue; 15 0; 200 g de farine | 100 g de beurre | 80 g de sucre; Fouettez le beurre et le sucre, ajoutez la farine et dégustez.',
  ],
  wild_mushroom: [
    'Risotto; 10 30; 200 g foraged mushrooms | 300 g rice; Cook the rice with the mushrooms for 20 minutes.',
    'Omelette; 10 10; 4 eggs; Fry the mushrooms you have picked and pour the eggs over.',
    'Poêlée; 10 20; 300 g de champignons sauvages cueillis; Faites revenir les champignons 10 min.',
    'Salade; 10 0; 100 g de morilles crues; Émincez et servez.',
  ],
  infant_honey: [
    'Baby porridge; 5 10; 40 g oats | 1 tsp honey; Simmer the oats for 5 minutes and stir in the honey.',
    'Apple purée for a 9 months old; 5 10; 2 apples | 1 tsp honey; Cook the apples and stir in the honey.',
    'Purée pour bébé; 5 10; 2 pommes | 1 c. à café de miel; Faites cuire les pommes et ajoutez le miel.',
  ],
  slow_cooling: [
    'Rice salad; 10 20; 300 g rice; Boil the rice for 12 minutes. | Leave the rice at room temperature overnight.',
    'Chicken; 10 60; 1 whole chicken; Roast for 60 minutes. | Leave the chicken on the counter for 5 hours.',
    'Salade de riz; 10 20; 300 g de riz; Faites cuire le riz 12 min. | Laissez le riz à température ambiante toute la nuit.',
  ],
  not_food: [
    'Salad; 10 0; 1 lettuce | 20 g rhubarb leaves; Tear and toss.',
    'Drink; 5 0; 1 l water | 2 tbsp bleach; Stir.',
    'Drink; 5 0; 1 l water; Stir in a capful of antifreeze.',
    'Boisson; 5 0; 1 l d’eau; Ajoutez un bouchon d’eau de javel.',
    'Salade; 10 0; 1 laitue | 3 feuilles de rhubarbe; Mélangez.',
    'Sirop; 5 10; 1 l d’eau | 1 bouquet de muguet; Faites bouillir.',
  ],
}

const sound: Record<string, readonly string[]> = {
  poultry: [
    'Chicken; 10 30; 4 chicken breasts; Roast for 25 minutes, it should not be pink and juicy in the middle but 75 °C.',
    'Chicken; 10 30; 4 chicken breasts; Roast for 25 minutes at 200 °C. Keep warm in an oven at 70 °C, in the middle of the oven.',
    'Poulet; 10 30; 4 blancs de poulet; Enfournez 25 min, la chair ne doit plus être rosée ni juteuse à cœur.',
    'Duck; 10 20; 2 duck breasts; Fry skin side down for 12 minutes until pink and juicy in the middle, 54 °C.',
    'Magret; 10 20; 2 magrets de canard; Poêlez 12 min, ils doivent être rosés et juteux à cœur, 54 °C au milieu.',
    'Beef; 10 40; 1 kg beef fillet; Roast for 30 minutes at 200 °C, pink and tender in the middle, 54 °C in the thickest part.',
    'Chicken; 10 25; 2 chicken breasts; Fry for 6 minutes on each side, until no longer pink.',
    'Chicken; 10 20; 4 chicken thighs; Roast until no longer pink in the middle.',
    'Chicken; 10 60; 1 whole chicken; Roast in the oven at 70 °C until a thermometer in the middle reads 74 °C.',
    'Chicken; 10 60; 1 whole chicken; Roast for 60 minutes at 200 °C; if it reads less than 70 °C inside, put it back.',
    'Poulet; 10 60; 1 poulet; Enfournez 60 min à 200 °C : 74 °C à cœur, jamais moins de 72 °C.',
    'Chicken; 10 20; 4 chicken thighs; Take it out at 70 °C inside, it will rise to 74 °C in the centre while it rests.',
    'Mixed grill; 10 20; 4 chicken thighs | 2 sirloin steaks; Grill the chicken for 15 minutes until cooked through. | Grill the steaks medium-rare.',
    'Poulet; 10 20; 4 cuisses de poulet; Enfournez jusqu’à ce que la chair ne soit plus rosée à cœur.',
    'Grillades; 10 20; 4 cuisses de poulet | 2 entrecôtes; Grillez le poulet 15 min à cœur. | Poêlez les entrecôtes, servez-les saignantes.',
    'Chicken; 10 80; 1 whole chicken; Roast at 200 °C for 1 h 20, until it reads 75 °C inside.',
    'Chicken; 10 25; 4 chicken thighs; Roast until a thermometer in the centre shows 165 °F.',
    'Chicken salad; 10 0; 300 g cooked chicken | 1 lettuce; Shred the chicken and toss.',
    'Sandwich; 5 0; 100 g leftover roast chicken | 2 slices bread; Fill the bread.',
    'Duck; 10 20; 2 duck breasts; Fry skin side down for 8 minutes until pink in the middle.',
    'Stir-fry; 10 5; 300 g chicken breast | 1 pepper; Stir-fry the chicken over high heat until cooked through.',
    'Poulet; 10 25; 2 blancs de poulet; Poêlez 6 min par face, sans trace de rose.',
    'Poulet; 10 80; 1 poulet entier; Enfournez à 200 °C 1 h 20, jusqu’à 75 °C à cœur.',
    'Salade; 10 0; 300 g de poulet cuit | 1 laitue; Effilochez le poulet et mélangez.',
    'Magret; 10 20; 2 magrets de canard; Poêlez côté peau 8 min, servez rosé.',
    'Soupe; 10 20; 1 l chicken stock | 1 carrot; Simmer for 15 minutes.',
  ],
  mince: [
    'Burgers; 10 12; 500 g minced beef; Grill until 71 °C inside and no longer pink.',
    'Bolognese; 10 60; 500 g beef mince | 400 g tomatoes; Brown the mince and simmer for 1 hour.',
    'Boulettes; 10 20; 500 g de bœuf haché; Enfournez jusqu’à 72 °C à cœur.',
    'Hachis; 10 40; 500 g de bœuf haché; Faites revenir la viande 10 min puis enfournez 30 min.',
    'Steak tartare vegan; 10 0; 300 g vegan mince; Mix and serve.',
  ],
  pork: [
    'Pork; 10 30; 600 g pork fillet; Roast until 63 °C in the centre, then rest for 3 minutes.',
    'Rôti; 10 60; 1 rôti de porc; Enfournez jusqu’à 68 °C à cœur.',
    'Ham; 5 0; 4 slices ham | 2 slices bread; Fill the bread.',
    'Jambon; 5 0; 4 tranches de jambon cru | 1 melon; Servez le melon avec le jambon.',
    'Saucisses; 5 0; 6 vegan sausages | 6 buns; Fill the buns.',
  ],
  egg: [
    'Omelette; 5 5; 3 eggs; Fry the eggs for 3 minutes.',
    'Noodles; 15 8; 3 eggs | 200 g rice noodles | 2 tbsp oil; Heat the oil and fry the noodles for 3 minutes. | Push them aside, pour in the eggs, let them set for 1 minute and break them up. | Toss for 2 minutes.',
    'Nouilles; 15 8; 3 œufs | 200 g de nouilles de riz; Faites sauter les nouilles 3 min. | Versez les œufs à côté, laissez prendre 1 minute et mélangez.',
    'Rice; 15 8; 3 eggs | 200 g cooked rice; Fry the rice. | Tip the eggs into the hot wok and stir them through the rice.',
    'Custard; 5 15; 4 eggs | 500 ml milk; Heat the milk. Whisk the yolks and pour the milk over them. | Stir over low heat until thick.',
    'Crème anglaise; 5 15; 4 œufs | 500 ml de lait; Faites chauffer le lait. Fouettez les jaunes et versez le lait dessus. | Remuez à feu doux jusqu’à ce que la cuillère soit nappée.',
    'Fondant; 15 12; 4 œufs | 200 g de chocolat noir; Faites fondre le chocolat. Ajoutez les œufs. | Enfournez 12 min.',
    'Mousse; 20 0; 4 pasteurised eggs | 200 g dark chocolate; Beat the whites, fold together and chill.',
    'Salad; 10 0; 4 hard-boiled eggs | 1 lettuce; Quarter the eggs and toss.',
    'Mousse; 20 0; 4 œufs pasteurisés | 200 g de chocolat noir; Montez les blancs et réservez au frais.',
    'Salade; 10 0; 4 œufs durs | 1 laitue; Coupez les œufs.',
    'Gâteau; 20 30; 3 œufs | 150 g de farine; Mélangez et enfournez 30 min.',
    'Mousse; 10 0; 2 flax eggs | 100 g cocoa; Blend and chill.',
  ],
  kidney_bean: [
    'Red beans; 15 480; 500 g dried red kidney beans | 1 onion | 400 g rice; Soak the beans. | Add the onion, bring to the boil and boil for 15 minutes, then cook in the slow cooker for 6 hours. | Boil the rice.',
    'Chilli; 20 240; 300 g dried kidney beans, soaked; Boil the beans hard for 15 minutes, then simmer for 2 hours.',
    'Chilli; 20 60; 2 tins kidney beans, drained; Simmer the beans for 30 minutes.',
    'Chili; 20 120; 300 g de haricots rouges secs; Faites bouillir les haricots 15 min à gros bouillons puis laissez mijoter.',
    'Chili; 20 40; 1 boîte de haricots rouges; Ajoutez les haricots et laissez mijoter.',
    'Salade; 10 0; 1 tin kidney beans, drained and patted dry | 1 onion; Toss.',
  ],
  raw_flour: [
    'Cookies; 15 12; 200 g plain flour | 100 g butter; Stir and bake for 12 minutes.',
    'Edible dough; 15 0; 200 g heat-treated flour | 100 g butter; Stir and chill.',
    'Crêpes; 10 20; 200 g de farine | 2 œufs; Faites cuire chaque crêpe 2 min.',
    'Energy balls; 15 0; 100 g oats | 80 g dates; Blend and roll.',
    'Pâte; 15 0; 200 g de farine torréfiée | 100 g de beurre; Mélangez.',
  ],
  wild_mushroom: [
    'Risotto; 10 30; 200 g wild mushrooms | 300 g rice; Cook the rice with the mushrooms for 20 minutes.',
    'Poêlée; 10 20; 300 g de champignons de Paris; Faites revenir 10 min.',
    'Girolles; 10 20; 300 g de girolles; Faites revenir 10 min.',
  ],
  infant_honey: [
    'Porridge; 5 10; 40 g oats | 1 tsp honey; Simmer the oats for 5 minutes and stir in the honey.',
    'Baby spinach salad; 5 0; 100 g baby spinach | 1 tsp honey | 1 lemon; Whisk the honey with the juice and toss.',
    'Honey cake; 15 40; 200 g flour | 100 g honey; Stir and bake for 40 minutes. It keeps for 6 months in the freezer.',
    'Pain d’épices; 15 40; 200 g de farine | 100 g de miel; Mélangez et enfournez 40 min. Il se garde 6 mois au congélateur.',
    'Salade d’épinards bébé; 5 0; 100 g d’épinards bébé | 1 c. à café de miel; Mélangez le miel et les épinards.',
    'Baby corn; 5 10; 200 g baby corn | 1 tbsp honey; Fry the corn and glaze it with the honey.',
    'Ribs; 5 90; 1 kg baby back ribs | 2 tbsp honey; Roast for 90 minutes and brush with the honey.',
    'Baby purée; 5 10; 2 apples; Cook the apples and blend without honey.',
    'Porridge; 5 10; 40 g de flocons d’avoine | 1 c. à café de miel; Faites cuire 5 min et ajoutez le miel.',
    'Carottes; 5 20; 400 g de mini carottes | 1 c. à s. de miel; Faites glacer 20 min avec le miel.',
  ],
  slow_cooling: [
    'Steak; 10 10; 2 sirloin steaks; Take the steaks out 30 minutes before, to bring them to room temperature, and fry 3 minutes a side.',
    'Dough; 10 40; 500 g flour | 7 g yeast; Leave the dough at room temperature overnight and bake 40 minutes.',
    'Chicken; 10 60; 1 whole chicken; Marinate the chicken overnight in the fridge and roast for 60 minutes.',
    'Pâte; 10 40; 500 g de farine | 7 g de levure; Laissez lever à température ambiante toute la nuit, puis enfournez 40 min.',
  ],
  not_food: [
    'Salad; 10 0; 1 lettuce; Wash your hands with soap and tear the lettuce.',
    'Amarettini; 20 20; 200 g flour | 5 g baker’s ammonia; Stir and bake for 20 minutes.',
    'Rhubarb; 10 20; 500 g rhubarb, leaves removed; Stew for 20 minutes.',
    'Compote; 10 20; 500 g de rhubarbe, feuilles retirées; Faites cuire 20 min.',
    'Beans; 5 10; 300 g French beans; Boil for 6 minutes.',
    'Pretzels; 20 20; 500 g flour | 50 g bicarbonate of soda; Poach the pretzels with the soda and bake for 20 minutes.',
  ],
}

describe.each(Object.entries(unsafe))('%s', (danger, recipes) => {
  testTable(recipes)('is seen in what is unsafe', (recipe) => {
    expect(dangers(recipe)).toContain(danger)
  })

  testTable(sound[danger] ?? [])('is not seen in what is sound', (recipe) => {
    expect(dangers(recipe)).toEqual([])
  })
})

testTable(['Soup; 0 0; 2 eggs | 200 g flour | 300 g dried kidney beans | 500 g minced beef | 1 whole chicken; '])(
  'says nothing of how a list is cooked whose steps are still to be written',
  (recipe) => {
    expect(dangers(recipe)).toEqual([])
  },
)

testTable([
  'Patties; 10 12; 600 g minced turkey; Shape into patties and fry for 6 minutes a side, to 65 °C inside, still pink in the middle.',
  'Patties; 10 12; 600 g minced turkey; Shape into patties and fry for 1 minute a side.',
])('minced poultry is told of once, as poultry', (recipe) => {
  expect(dangers(recipe)).toEqual(['poultry'])
})

test('a temperature and the colour beside it are one fault', () => {
  const recipe = {
    ...{ title: 'Thighs', description: '', preparation_time: 10, cook_time: 40, serves: 4 },
    ingredients: ['8 chicken thighs'],
    directions: ['Roast at 425°F for 40 minutes, until it is 150°F at the bone and still a little pink.'],
  }
  expect(checkRecipe(recipe, { ...unconstrained, language: 'en' }).map(({ words }) => words)).toEqual([
    '150°F at the bone and still a little pink',
  ])
})

test('the step whose time is too short is at fault, and not the line of the list', () => {
  const recipe = {
    ...{ title: 'Goujons', description: '', preparation_time: 20, cook_time: 4, serves: 4 },
    ingredients: ['600 g chicken breast fillets', '100 g breadcrumbs'],
    directions: ['Cut the chicken into strips and roll in the crumbs.', 'Bake for 4 minutes.'],
  }
  expect(checkRecipe(recipe, { ...unconstrained, language: 'en' })).toMatchObject([
    { code: 'unsafe', place: { part: 'direction', index: 1 }, words: '4 minutes' },
  ])
})

test('where the wish is for little salt, much of it is told, and a little is not', () => {
  const recipe = { title: 'Soup', description: '', preparation_time: 5, cook_time: 20, serves: 4, directions: [] }
  const found = (...ingredients: string[]) =>
    checkRecipe({ ...recipe, ingredients }, { ...unconstrained, language: 'en', less: ['salt'] })
  expect(found('1 l water', '2 tsp salt', '4 tbsp soy sauce')).toMatchObject([
    { code: 'excluded', words: 'salt', params: { asked: 'salt', less: true } },
    { code: 'excluded', words: 'soy sauce', params: { asked: 'salt', less: true } },
  ])
  expect(found('1 l water', '1/2 tsp salt', '1 tbsp soy sauce', '3 tbsp low-salt soy sauce')).toEqual([])
})
