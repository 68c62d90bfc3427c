import { describe, expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { dangers } from '../../test/checks/dangers.ts'

const unsafe: Record<string, readonly string[]> = {
  slow_cooling: [
    'Chicken; 10 80; 1 whole chicken | 1 tbsp oil; Roast the chicken in the oil for 80 minutes. | Leave on the counter overnight and serve cold.',
    'Chicken; 10 80; 1 whole chicken; Roast the chicken for 80 minutes until 75 °C inside. | Let the chicken sit out overnight.',
    'Stew; 10 120; 800 g stewing beef | 1 onion; Simmer the beef and the onion for 2 hours. | Turn off the heat and leave the pot on the stove until the next day.',
    'Chicken; 10 30; 4 chicken breasts | 1 l stock; Poach the chicken in the stock for 25 minutes. | Leave everything in the pan on the worktop till the next day.',
    'Rice; 5 15; 300 g rice | 600 ml water; Boil the rice in the water for 12 minutes. | Leave the pot on the stove overnight.',
    'Rice; 5 15; 300 g rice | 600 ml water; Boil the rice in the water for 12 minutes. | Keep warm in the cooker for 3 days.',
    'Broth; 10 720; 1.5 kg beef bones | 3 l water; Simmer the bones in the water for 12 hours. | Leave the pot of broth on the worktop for two days.',
    'Turkey; 30 180; 6 kg turkey | 100 g butter; Rub the turkey with the butter. Roast for 3 hours at 180 °C the night before. | Cover and leave on the counter until the morning.',
    'Picnic salad; 20 15; 1 kg potatoes | 300 g cooked chicken; Boil the potatoes for 15 minutes. | Mix the potatoes and the chicken. Leave the bowl out of the fridge all day.',
    'Ribs; 10 120; 1 kg pork ribs; Bake the ribs at 160 °C for 2 hours. | Leave them in the turned-off oven all night.',
    'Poulet; 10 40; 6 cuisses de poulet; Rôtir les cuisses 40 minutes jusqu’à 75 °C. | Laisser à température ambiante toute la journée et servir le soir.',
    'Poulet; 10 40; 6 cuisses de poulet; Rôtir le poulet 40 minutes jusqu’à 75 °C. | Laissez hors du frigo jusqu’au lendemain.',
    'Ragoût; 10 120; 800 g de bœuf à braiser; Mijotez le bœuf 2 heures. | Laissez la cocotte sur la cuisinière toute la nuit.',
    'Riz; 5 15; 300 g de riz; Cuisez le riz 12 minutes. | Laissez-le sur le plan de travail une nuit.',
    'Bœuf; 20 180; 1 kg de bœuf | 1 kg de carottes; Mijotez le bœuf et les carottes 3 heures. | Laissez la cocotte toute la nuit sans la mettre au frigo.',
  ],
  part_cooked: [
    'Turkey; 30 180; 5 kg turkey; Part-cook the turkey at 160 °C for 60 minutes. | Finish it the next day for 2 hours.',
    'Dinde; 30 180; 1 dinde de 4 kg; Précuisez la dinde 1 heure à 160 °C. | Terminez la cuisson le lendemain, 2 heures.',
  ],
  in_oil: [
    'Garlic oil; 5 0; 500 ml olive oil | 10 cloves garlic; Drop the cloves into a bottle and cover with the oil. | Keep in a cupboard for 3 months.',
    'Garlic-infused oil; 5 0; 500 ml olive oil | 10 cloves garlic; Put the garlic in the oil and infuse at room temperature for 2 weeks.',
    'Garlic confit; 10 60; 4 heads garlic | 300 ml olive oil; Bake the garlic in the oil at 120 °C for 60 minutes. | Store in a jar in the pantry.',
    'Basil oil; 5 0; 1 litre olive oil | 1 bunch fresh basil; Push the basil into bottles, top up with the oil and leave on a sunny shelf for 6 weeks.',
    'Peppers in oil; 20 30; 1 kg peppers | 400 ml olive oil; Roast the peppers for 30 minutes, peel, pack into jars and cover with the oil. | They keep for months on the larder shelf.',
    'Huile à l’ail; 5 0; 50 cl d’huile d’olive | 10 gousses d’ail; Mettez l’ail dans une bouteille, couvrez d’huile. | Conservez 3 mois au placard.',
    'Ail confit; 10 60; 4 têtes d’ail | 30 cl d’huile d’olive; Confire l’ail dans l’huile 60 minutes. | Garder en bocal à température ambiante pendant 3 semaines.',
    'Huile au basilic; 5 0; 1 l d’huile d’olive | 1 botte de basilic; Glissez le basilic dans la bouteille, versez l’huile et laissez infuser 4 semaines à l’abri de la lumière.',
  ],
  canned_at_home: [
    'Canned green beans; 30 30; 1 kg green beans | 1 litre water; Pack the beans into jars with the water. | Boil the jars for 30 minutes and store in the cupboard for a year.',
    'Chicken soup in jars; 30 60; 1 kg chicken thighs | 2 carrots; Simmer the chicken and carrots for 60 minutes and fill into jars. | Process the jars in a water bath for 40 minutes. They keep in the pantry for a year.',
    'Oven-canned chicken; 30 60; 2 kg chicken breast; Pack the raw chicken into mason jars. | Stand the jars in the oven at 120 °C for 1 hour and keep them in the pantry for a year.',
    'Conserves de haricots verts; 30 30; 1 kg de haricots verts | 1 litre d’eau; Tassez les haricots dans les bocaux, couvrez d’eau. | Faites bouillir les bocaux 30 minutes et gardez un an au placard.',
    'Pâté en bocaux; 30 90; 1 kg de gorge de porc | 5 cl de cognac; Hachez la gorge avec le cognac, remplissez les bocaux. | Faites bouillir les bocaux 1 h 30. | Rangez-les au placard, ils se gardent deux ans.',
    'Champignons en bocal; 30 60; 1 kg de champignons; Remplissez les bocaux de champignons. | Stérilisez les bocaux 1 heure à 100 °C et conservez-les 1 an à la cave.',
  ],
  raw_juices: [
    'Kebabs; 15 10; 600 g chicken thighs | 100 ml soy sauce; Marinate the chicken in the soy sauce. | Grill for 12 minutes until cooked through. Pour the leftover marinade over the kebabs and serve.',
    'Chicken; 15 12; 600 g chicken breast | 100 ml soy sauce; Marinate the chicken in the soy sauce. | Fry the chicken for 12 minutes. Use the raw marinade as a dipping sauce.',
    'Salmon; 15 12; 600 g salmon fillet | 100 ml soy sauce; Marinate the salmon in the soy sauce. | Bake for 12 minutes. Serve with the marinade spooned over.',
    'Poulet; 15 12; 600 g de blanc de poulet | 1 yaourt; Mariner le poulet dans le yaourt 1 heure. | Griller le poulet 12 minutes. Servir avec le reste de la marinade.',
    'Brochettes; 15 12; 600 g de blanc de poulet | 1 yaourt; Faites mariner le poulet dans le yaourt. | Grillez les brochettes 12 minutes et nappez de la marinade.',
    'Burgers; 15 12; 500 g minced beef; Grill the burgers for 12 minutes. | Put them back on the same plate that held the raw meat.',
    'Salad; 15 12; 500 g chicken breast | 1 lettuce; Slice the chicken, fry for 12 minutes. | Shred the lettuce without washing the board.',
    'Salade; 15 12; 500 g de blanc de poulet | 1 laitue; Émincez le poulet, puis la laitue sur la même planche que le poulet cru. Poêlez le poulet 12 minutes.',
  ],
  closed_shell: [
    'Mussels; 15 8; 1 kg mussels | 1 onion; Steam the mussels with the onion for 6 minutes. | Prise open any that stayed closed.',
    'Moules; 15 8; 1 kg de moules | 1 oignon; Cuisez les moules avec l’oignon 6 minutes. | Ouvrez au couteau celles qui sont restées fermées.',
  ],
  washed_poultry: [
    'Roast; 10 90; 1 whole chicken; Rinse the chicken under cold running water and pat dry. | Roast for 90 minutes at 190 °C until the juices run clear.',
    'Poulet; 10 90; 1 poulet; Lavez le poulet à l’eau froide et séchez-le. | Enfournez 90 minutes à 190 °C, jusqu’à ce que le jus soit clair.',
  ],
  raw_plant: [
    'Elderberry shots; 5 0; 200 g elderberries | 200 ml apple juice; Blend the elderberries with the juice, strain and drink.',
    'Elderberry syrup; 5 20; 500 g elderberries | 300 g sugar; Boil the elderberries, leaves and stems included, with the sugar for 20 minutes.',
    'Cassava salad; 10 0; 500 g cassava | 1 lime; Grate the cassava and dress it with the lime.',
    'Jus de sureau; 5 0; 200 g de baies de sureau | 20 cl d’eau; Mixez les baies avec l’eau et buvez.',
  ],
  wild_mushroom: [
    'Fry-up; 5 10; 500 g mushrooms from the woods | 1 tbsp oil; Fry the mushrooms in the oil for 10 minutes.',
    'Poêlée; 5 10; 1 c. à soupe d’huile; Ramassez des champignons en chemin et poêlez-les 10 minutes dans l’huile.',
  ],
  not_food: ['Milk; 5 0; 30 g apricot kernels | 200 ml milk; Blend the kernels with the milk.'],
  mince: [
    'Galettes; 10 6; 500 g de chair à saucisse | 1 œuf; Mélangez, formez des galettes et servez rosées après 3 minutes par face.',
  ],
}

const sound: readonly string[] = [
  'Board; 10 0; 150 g chicken liver pâté | 1 baguette; Slice the baguette and serve with the pâté.',

  'Chicken; 10 80; 1 whole chicken; Pat the skin dry, there is no need to wash it. Roast for 80 minutes until 75 °C inside.',

  'Confit; 10 150; 4 duck legs | 50 g salt; Rub the duck with the salt and leave overnight in the fridge. | Rinse the duck and bake for 150 minutes.',
  'Chicken; 10 80; 1 whole chicken; Do not rinse the chicken. Roast for 80 minutes until 75 °C inside.',
  'Chicken; 10 80; 1 whole chicken; Roast the chicken for 80 minutes until 75 °C inside. | Never leave it on the counter overnight.',
  'Chicken; 10 80; 1 whole chicken | 50 g butter; Bring the butter to room temperature. Roast the chicken at 120 °C for 4 hours until 75 °C inside.',
  'Pizza; 20 15; 500 g flour | 7 g yeast | 200 g ham; Knead the flour and the yeast. | Leave the dough on the counter overnight, top with the ham and bake for 15 minutes.',
  'Buns; 20 20; 500 g flour | 7 g yeast | 100 g bacon; Fry the bacon for 5 minutes and knead it into the flour and the yeast. | Let the dough rise on the counter overnight and bake for 20 minutes.',
  'Sticky rice; 5 30; 300 g glutinous rice; Soak the rice at room temperature overnight and steam for 30 minutes.',
  'Stew; 10 120; 800 g stewing beef; Simmer the beef for 2 hours. | Cool and leave in the fridge overnight.',
  'Rice; 5 15; 300 g rice; Boil the rice for 12 minutes and keep warm for 10 minutes.',
  'Brioche; 20 20; 500 g de farine | 7 g de levure | 100 g de lardons; Poêlez les lardons. | Pétrissez la pâte avec la levure et laissez toute la nuit à température ambiante, puis enfournez 20 minutes.',
  'Garlic confit; 10 60; 4 heads garlic | 300 ml olive oil; Bake the garlic in the oil at 120 °C for 60 minutes. | Cool, refrigerate and use within 7 days. Never store it at room temperature.',
  'Garlic oil; 5 0; 500 ml olive oil | 1 tbsp dried garlic; Cover the garlic with the oil in a bottle. | Keep in a cupboard for 3 months.',
  'Pickled peppers; 20 10; 1 kg peppers | 500 ml vinegar | 100 ml oil; Boil the peppers in the vinegar, pack into jars and cover with the oil. | Keep in the pantry for months.',
  'Pesto; 10 0; 1 bunch basil | 100 ml olive oil | 1 clove garlic; Blend the basil, garlic and oil. | Cover with oil and keep in the fridge for a week.',
  'Crackers; 20 20; 200 g flour | 50 ml olive oil | 1 clove garlic; Knead the flour with the oil and the garlic and bake for 20 minutes. | Keep in a tin in the cupboard for 2 weeks.',
  'Huile au thym; 5 0; 50 cl d’huile d’olive | 1 c. à soupe de thym séché; Versez l’huile sur le thym dans une bouteille. | Conservez 3 mois au placard.',
  'Strawberry jam; 10 20; 1 kg strawberries | 700 g sugar; Boil the strawberries with the sugar for 20 minutes, fill into sterilised jars. | Keep in the cupboard for a year.',
  'Pickled beetroot; 10 40; 1 kg beetroot | 500 ml vinegar; Boil the beetroot for 40 minutes, fill into jars with the hot vinegar, boil the jars for 10 minutes. | Keep in the cupboard for a year.',
  'Canned beans; 30 40; 1 kg green beans; Pack the beans into jars. | Process the jars in a pressure canner for 25 minutes and store in the cupboard.',
  'Bean salad in jars; 20 10; 500 g green beans; Boil the beans for 8 minutes and fill into jars. | Keeps for 3 days in the fridge.',
  'Ratatouille; 20 40; 2 aubergines | 3 courgettes; Mijotez 40 minutes, mettez en bocaux et congelez.',
  'Teriyaki; 10 25; 8 chicken thighs | 100 ml soy sauce; Marinate the chicken in the soy sauce. | Bake for 25 minutes. Boil the marinade hard for 5 minutes and brush it on.',
  'Chicken; 10 25; 600 g chicken breast | 100 ml soy sauce; Whisk the soy sauce and reserve 3 tbsp. Marinate the chicken in the rest. | Grill for 12 minutes and serve with the reserved marinade.',
  'Chicken; 10 25; 600 g chicken breast | 100 ml soy sauce; Marinate the chicken in the soy sauce. | Pour the marinade over the chicken and bake for 25 minutes.',
  'Mackerel escabeche; 10 15; 600 g mackerel | 200 ml vinegar; Fry the mackerel for 8 minutes. | Boil the vinegar for the marinade, pour it over and serve cold.',
  'Tofu; 10 15; 400 g tofu | 100 ml soy sauce; Marinate the tofu in the soy sauce. | Fry for 8 minutes and serve with the marinade.',
  'Poulet; 15 12; 600 g de blanc de poulet | 1 yaourt; Réservez un peu de marinade. Faites mariner le poulet dans le reste. | Grillez 12 minutes et servez avec la marinade réservée.',
  'Burgers; 15 12; 500 g minced beef; Grill the burgers for 12 minutes. | Put them on a clean plate, never on the same plate that held the raw meat.',
  'Mussels; 15 8; 1 kg mussels; Steam the mussels for 6 minutes and discard any that stayed closed.',
  'Moules; 15 8; 1 kg de moules; Cuisez les moules 6 minutes et jetez celles restées fermées.',
  'Elderberry syrup; 5 20; 500 g elderberries | 300 g sugar; Strip the berries from the stems, boil with the sugar for 20 minutes and strain.',
  'Manioc; 10 30; 500 g de manioc; Épluchez le manioc et cuisez-le 30 minutes à l’eau bouillante.',
]

describe.each(Object.entries(unsafe))('%s', (danger, recipes) => {
  testTable(recipes)('is seen in what is unsafe', (recipe) => {
    expect(dangers(recipe)).toContain(danger)
  })
})

testTable(sound)('nothing is seen in what is kept as it should be', (recipe) => {
  expect(dangers(recipe)).toEqual([])
})
