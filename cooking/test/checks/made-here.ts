import type { Allergen } from '@roux/contract/diet'
import type { CheckedLanguage } from '@roux/contract/language'

/** A recipe of which list and steps are parted by bars, and what is kept out of it. */
export type MadeHere = {
  language: CheckedLanguage
  title?: string
  list: string
  steps: string
  avoids?: 'vegan' | 'vegetarian' | Allergen
}

/** Names of what is made of the list, or of a dish, that are also those of foods. */
export const madeHere: readonly MadeHere[] = [
  {
    language: 'fr',
    list: "1 litre d'eau | 10 g de kombu | 20 g de shiitakés | 300 g de tofu",
    steps:
      "Chauffez le kombu dans l'eau 10 minutes, sortez les shiitakés et remettez-les dans ce dashi végétal. | Ajoutez le tofu au bouillon.",
    avoids: 'fish',
  },
  {
    language: 'fr',
    list: '1 kg de veau | 1 oignon | 200 g de champignons',
    steps:
      "Couvrez le veau et l'oignon d'eau froide et laissez frémir 1 h. | Ajoutez les champignons, puis égouttez en gardant 800 ml de bouillon.",
    avoids: 'celery',
  },
  {
    language: 'fr',
    list: '75 g de beurre | 150 g de farine | 4 œufs',
    steps: 'Chauffez le beurre et la farine, puis incorporez les œufs à la pâte. | Dressez 18 choux sur une plaque.',
  },
  {
    language: 'fr',
    list: '300 g de porc haché | 12 galettes de riz',
    steps: 'Préparez la farce avec le porc. | Posez un boudin de farce sur les galettes.',
  },
  {
    language: 'fr',
    list: '1 baguette | 1 kg d’oignons | 100 g de comté',
    steps: 'Coupez la baguette en tranches et grillez-les. | Faites suer les oignons, couvrez de croûtons et de comté.',
  },
  {
    language: 'fr',
    list: '120 g de sucre | 4 œufs | 200 g de mélange de farines sans gluten',
    steps:
      'Fouettez les œufs et le sucre, puis la farine. | Enfournez 30 minutes, jusqu’à ce que les génoises soient dorées. | Garnissez la première génoise.',
    avoids: 'gluten',
  },
  {
    language: 'fr',
    list: '300 g de tofu | 4 c. à soupe de levure maltée | 2 romaines',
    steps: 'Mélangez le tofu et les romaines, puis parsemez de ce parmesan de levure.',
    avoids: 'vegan',
  },
  {
    language: 'fr',
    list: '250 g de farine | 10 cl de lait de soja | 10 cl de boisson au riz',
    steps: 'Pétrissez la farine et le lait de soja. | Badigeonnez la pâte de dorure faite avec la boisson au riz.',
    avoids: 'vegan',
  },
  {
    language: 'en',
    list: '500 g cod | 120 g soured cream | 1 tbsp chipotle sauce',
    steps:
      'Stir the soured cream and the chipotle sauce together for the crema. | Bake the cod and spoon over the crema.',
  },
  {
    language: 'en',
    list: '1 tbsp ground flaxseed | 3 tbsp soya drink | 200 g flour',
    steps:
      'Stir the flaxseed into the soya drink and leave to gel: this flax egg binds the dough. | Beat in the flax egg and the flour.',
    avoids: 'eggs',
  },
  {
    language: 'en',
    list: '400 g firm tofu | 4 English muffins (vegan)',
    steps: 'Fry the tofu until golden. | Top each muffin with a tofu egg.',
    avoids: 'vegan',
  },
  {
    language: 'en',
    list: '2 carrots | 4 slices of bread | 4 lettuce leaves | 2 tomatoes',
    steps:
      'Bake the carrot ribbons for 15 minutes. The carrot bacon crisps up as it cools. | Layer the lettuce, tomatoes and bacon on the bread.',
    avoids: 'vegan',
  },
  {
    language: 'en',
    title: 'Sausage rolls with lentils',
    list: '320 g puff pastry made with vegetable oil (vegan) | 200 g cooked lentils | 80 g walnuts',
    steps:
      'Pulse the walnuts and lentils until the sausage filling is coarse. | Shape the sausage filling on the pastry and bake.',
    avoids: 'vegan',
  },
  {
    language: 'en',
    list: '200 g cashews | 2 tbsp lemon juice | 4 potatoes',
    steps:
      'Bake the potatoes. | Blend the cashews with the lemon juice until smooth: the sour cream. | Spoon the sour cream over the potatoes.',
    avoids: 'vegan',
  },
  {
    language: 'en',
    list: '200 g flour | 100 ml oil | 100 ml rice drink',
    steps: 'Mix the flour and oil into a pastry. | Brush the pastry with an egg wash of rice drink.',
    avoids: 'vegan',
  },
  {
    language: 'en',
    title: 'Non-alcoholic sangria with orange',
    list: '750 ml pomegranate juice | 2 oranges',
    steps: 'Pour the juice over the oranges. | Ladle in the sangria with plenty of fruit.',
    avoids: 'sulphites',
  },
  {
    language: 'fr',
    title: 'Sauce béarnaise à la fécule',
    list: '200 ml de crème | 60 g de beurre | 1 c. à soupe de fécule de maïs',
    steps: 'Chauffez la crème et la fécule. | Fouettez avec le beurre, jusqu’à ce que la béarnaise soit brillante.',
    avoids: 'eggs',
  },
  {
    language: 'en',
    title: 'Fish and chips with tofu',
    list: '400 g tofu | 1 kg potatoes | 100 g flour',
    steps: 'Fry the potatoes, then the tofu in a batter of the flour. | Pile up the fish and chips.',
    avoids: 'vegan',
  },
  {
    language: 'fr',
    title: 'Œufs mimosa aux pommes de terre',
    list: '8 pommes de terre | 200 g de pois chiches',
    steps: 'Faites cuire les pommes de terre et garnissez-les de pois chiches.',
    avoids: 'vegan',
  },
  {
    language: 'en',
    list: '300 g mushrooms | 300 ml vegetable stock | 1 tbsp vegetarian Worcestershire-style sauce',
    steps: 'Fry the mushrooms, pour in the stock and Worcestershire sauce and simmer.',
    avoids: 'vegetarian',
  },
]

/** The same words, and foods that nobody lists. */
export const putIn: readonly (MadeHere & { told: string })[] = [
  {
    language: 'en',
    list: '2 carrots',
    steps: 'Fry the carrots. | Stir in the butter.',
    avoids: 'milk',
    told: 'allergen butter',
  },
  {
    language: 'en',
    list: '8 tortillas',
    steps: 'Warm the tortillas. | Crumble cotija over.',
    told: 'unlisted_ingredient cotija',
  },
  {
    language: 'en',
    list: '2 cloves garlic | 1 baguette',
    steps: 'Spread the bread with the butter of garlic.',
    avoids: 'vegan',
    told: 'diet butter',
  },
  {
    language: 'en',
    list: '300 g rice',
    steps: 'Boil the rice. | Stir in 100 g of bacon.',
    avoids: 'vegan',
    told: 'diet bacon',
  },
  {
    language: 'en',
    list: '300 g rice',
    steps: 'Boil the rice. | Add the sausage and fry.',
    avoids: 'vegan',
    told: 'diet sausage',
  },
  {
    language: 'en',
    title: 'Noodles with fish',
    list: '300 g rice noodles',
    steps: 'Boil the noodles. | Add the fish.',
    avoids: 'fish',
    told: 'allergen fish',
  },
  {
    language: 'en',
    title: 'Soy sauce noodles',
    list: '300 g rice noodles',
    steps: 'Boil the noodles. | Add the soy sauce.',
    avoids: 'soybeans',
    told: 'allergen soy sauce',
  },
  {
    language: 'en',
    list: '200 ml coconut aminos (not soy sauce) | 300 g rice',
    steps: 'Boil the rice. | Stir in the soy sauce.',
    avoids: 'soybeans',
    told: 'allergen soy sauce',
  },
  {
    language: 'fr',
    list: '300 g de riz',
    steps: 'Faites cuire le riz. | Versez 500 ml de bouillon de bœuf.',
    avoids: 'vegan',
    told: 'diet bouillon de bœuf',
  },
  {
    language: 'fr',
    list: '300 g de pâtes',
    steps: 'Faites cuire les pâtes. | Ajoutez le parmesan.',
    avoids: 'milk',
    told: 'allergen parmesan',
  },
  {
    language: 'fr',
    list: '300 g de riz',
    steps: 'Faites cuire le riz. | Ajoutez un boudin et poêlez.',
    avoids: 'vegan',
    told: 'diet boudin',
  },
  {
    language: 'en',
    list: '1 lettuce | 1 tbsp oil',
    steps: 'Mix the lettuce with the oil. | Scatter over these anchovies.',
    avoids: 'fish',
    told: 'allergen anchovies',
  },
  {
    language: 'en',
    title: 'Mayonnaise',
    list: '200 ml oil',
    steps: 'Whisk the oil. | Stir in the mayonnaise.',
    avoids: 'eggs',
    told: 'allergen mayonnaise',
  },
  {
    language: 'en',
    list: '200 g flour | 300 ml oat drink',
    steps: 'Mix the flour and oat drink. | Stir for the sauce the cream.',
    avoids: 'vegan',
    told: 'diet cream',
  },
]
