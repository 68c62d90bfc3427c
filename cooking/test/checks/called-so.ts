import type { MadeHere } from './made-here.ts'

/** Shapes, colours and names that a recipe gives to what it makes. */
export const calledSo: readonly MadeHere[] = [
  {
    language: 'fr',
    list: '150 g de beurre | 4 pommes',
    steps: 'Épluchez les pommes et parsemez-les du reste de beurre en noisettes. | Ajoutez une noisette de beurre.',
    avoids: 'nuts',
  },
  {
    language: 'fr',
    list: '150 g de beurre | 4 pommes',
    steps: 'Répartissez le beurre en petites noisettes sur les pommes.',
    avoids: 'nuts',
  },
  {
    language: 'en',
    list: '150 g butter | 4 apples',
    steps: 'Dot the apples with the butter in walnut-sized pieces.',
    avoids: 'nuts',
  },
  {
    language: 'en',
    list: '400 g chickpeas | 4 slices gluten-free bread',
    steps: 'Simmer the chickpeas. Check that each one squashes easily. | Grill the bread until it toasts evenly.',
    avoids: 'gluten',
  },
  {
    language: 'en',
    list: '1 chicken | 2 carrots | 3 litres water',
    steps: 'Simmer the chicken and carrots in the water for 2 hours. | Strain off 2 litres of stock.',
    avoids: 'gluten',
  },
  {
    language: 'fr',
    list: '1 poulet | 2 carottes',
    steps: "Couvrez le poulet et les carottes d'eau et laissez frémir 1 h. | Prélevez et filtrez 60 cl de bouillon.",
    avoids: 'celery',
  },
  {
    language: 'fr',
    list: '2 avocats | 1 citron',
    steps:
      'Écrasez les avocats avec le citron et servez aussitôt, avec des chips de maïs. | Servez avec des chips de maïs.',
    avoids: 'gluten',
  },
  {
    language: 'en',
    list: '2 eggplants, cut into 2 cm steaks | 1 tbsp oil',
    steps: 'Brush the steaks with oil and grill. | Turn the steaks once.',
    avoids: 'vegetarian',
  },
  {
    language: 'en',
    list: '1 large cauliflower | 1 tbsp oil',
    steps: 'Cut two thick steaks from the centre of the cauliflower. | Lay the steaks in the pan with the oil.',
    avoids: 'vegetarian',
  },
  {
    language: 'en',
    list: '4 king oyster mushrooms, stems cut into 3 cm scallops | 1 tbsp oil',
    steps: 'Sear the scallops in the oil.',
    avoids: 'molluscs',
  },
  {
    language: 'en',
    list: '4 beetroot steaks | 4 tofu cutlets | 1 tbsp oil',
    steps: 'Fry the beetroot steaks and the tofu cutlets in the oil.',
    avoids: 'vegetarian',
  },
  {
    language: 'fr',
    list: "1 chou-fleur, coupé en 4 gros steaks | 1 c. à soupe d'huile",
    steps: "Rôtissez les steaks dans l'huile.",
    avoids: 'vegetarian',
  },
  {
    language: 'fr',
    list: "500 g de pleurotes, taillés en noix de saint-jacques | 1 c. à soupe d'huile",
    steps: "Saisissez les pleurotes dans l'huile. | Dressez les saint-jacques.",
    avoids: 'molluscs',
  },
  {
    language: 'en',
    list: '1 kg potatoes | 1 cauliflower | 200 ml soya milk',
    steps:
      'Simmer the cauliflower in the soya milk. | Blend to a smooth cream. | Layer the potatoes, spooning cream between the layers.',
    avoids: 'milk',
  },
  {
    language: 'fr',
    list: '1 kg de pommes de terre | 200 g de noix de cajou',
    steps:
      'Mixez les noix de cajou en une crème lisse. | Montez les pommes de terre en intercalant de la crème entre les couches.',
    avoids: 'milk',
  },
  {
    language: 'en',
    list: '150 ml soya milk | 150 ml sunflower oil | 3 gherkins',
    steps:
      'Make the tartare: blend the soya milk and oil until thick. Stir in the gherkins. | Serve with the tartare sauce.',
    avoids: 'eggs',
  },
  {
    language: 'fr',
    list: "15 cl de lait de soja | 15 cl d'huile | 3 cornichons",
    steps:
      "Préparez la tartare : mixez le lait de soja et l'huile, ajoutez les cornichons. | Servez avec la sauce tartare.",
    avoids: 'eggs',
  },
  {
    language: 'fr',
    list: '200 g de beurre',
    steps: "Faites fondre le beurre jusqu'à ce qu'il devienne blond noisette.",
    avoids: 'nuts',
  },
  {
    language: 'en',
    list: '200 g butter',
    steps: 'Cook the butter until it is a hazelnut colour.',
    avoids: 'nuts',
  },
  {
    language: 'en',
    list: '200 g tofu | 2 lemons',
    steps: "Crumble the tofu into the juice of the lemons: you've got feta. | Scatter the feta over.",
    avoids: 'milk',
  },
  {
    language: 'en',
    list: '200 g cashews | 2 tbsp nutritional yeast',
    steps: 'Blitz the cashews with the yeast: vegan parmesan! | Top with parmesan.',
    avoids: 'milk',
  },
  {
    language: 'fr',
    list: '200 g de noix de cajou | 2 c. à soupe de levure maltée',
    steps: 'Mixez les noix de cajou avec la levure : voilà du parmesan végétal. | Parsemez de parmesan.',
    avoids: 'milk',
  },
  {
    language: 'fr',
    list: "20 cl de lait de soja | 20 cl d'huile",
    steps: "Mixez le lait de soja et l'huile en une sorte de mayonnaise. | Servez la mayonnaise.",
    avoids: 'eggs',
  },
  {
    language: 'en',
    list: '400 ml coconut milk | 1 tbsp curry powder',
    steps: 'Fry the curry powder in a spoonful of thick cream from the top of the coconut milk.',
    avoids: 'vegan',
  },
  {
    language: 'en',
    list: '350 g brown rice spaghetti | 2 lemons',
    steps: 'Boil the spaghetti. | Toss the pasta with the juice of the lemons.',
    avoids: 'gluten',
  },
]
