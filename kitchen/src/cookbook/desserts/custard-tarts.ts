import {
  butter,
  cinnamon,
  cream,
  eggs,
  flour,
  milk,
  puffPastry,
  sugar,
  vanilla,
  whippingCream,
  zested,
} from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { makePastry, sweetPastry } from './fruit-tarts.ts'

export const pumpkinPie: Dish = {
  id: 'pumpkin-pie',
  of: 'fruit-tart',
  course: 'dessert',
  cuisines: ['american'],
  suits: ['winter', 'feast', 'ahead'],
  names: {
    en: ['pumpkin pie', 'thanksgiving pie', 'sweet potato pie', 'squash pie'],
    fr: [
      'pumpkin pie',
      'tarte à la citrouille',
      'tarte au potiron sucrée',
      'tarte sucrée au potiron',
      'tarte au potimarron sucrée',
    ],
  },
  noun: { en: 'a pumpkin pie', fr: 'une tarte à la citrouille' },
  serves: 8,
  instead: ['fruit-tart'],
  ways: [
    {
      hero: ['pumpkin'],
      oven: true,
      whole: 'egg',
      slots: {
        ...sweetPastry,
        pumpkin: {
          first: ['pumpkin', 'butternut-squash', 'sweet-potato'],
          vary: ['pumpkin'],
          takes: ['root'],
          amount: [75, 'g'],
        },
        egg: [eggs, 0.375],
        sugar: { ...sugar, first: ['brown-sugar', 'sugar', 'maple-syrup'], amount: 16 },
        cream: { ...cream, amount: 28 },
        spices: { takes: ['sweet-spice'], all: ['cinnamon', 'ground-ginger', 'nutmeg'], optional: true, upTo: 3 },
      },
      titles: [
        { en: '{pumpkin:title} pie', fr: 'Tarte {pumpkin:at} et aux épices' },
        { en: 'Thanksgiving {pumpkin:title} pie', fr: 'Tarte de Thanksgiving {pumpkin:at}' },
      ],
      descriptions: [
        {
          en: 'It is done when the middle still trembles like a lake after a small stone.',
          fr: 'Elle est cuite quand le milieu tremble encore, comme un lac après un caillou.',
        },
        {
          en: 'Better the day after, straight from the cold, when the spices have had a word with each other.',
          fr: 'Meilleure le lendemain, bien froide, quand tout a fait connaissance.',
        },
      ],
      prep: 35,
      steps: [
        makePastry,
        {
          en: 'Meanwhile, steam {pumpkin} for 20 min, until a knife meets nothing, drain well, blend and leave to cool.',
          fr: 'Pendant ce temps, faites cuire {pumpkin} 20 min à la vapeur : la lame doit entrer sans effort. Égouttez bien, mixez et laissez tiédir.',
          cook: 20,
        },
        {
          en: 'Heat the oven to 190 °C. Roll out the pastry, line {tartTin}, prick the base, cover with paper and baking beans and bake for 15 min; uncover and bake for 8 min more.',
          fr: 'Préchauffez le four à 190 °C. Étalez la pâte, foncez {tartTin}, piquez le fond, couvrez de papier et de poids et enfournez 15 min ; découvrez et comptez encore 8 min.',
          cook: 23,
        },
        {
          en: 'Whisk {egg} with {sugar+cream}[, {spices}] and the purée, pour into the crust and bake at 170 °C for 40 min, until set at the edge and trembling in the middle. Cool for 2 h.',
          fr: 'Fouettez {egg} avec {sugar+cream}[, {spices}] et la purée, versez sur le fond et enfournez 40 min à 170 °C : le bord pris, le milieu tremblant. Laissez refroidir 2 h.',
          cook: 40,
          wait: 120,
        },
      ],
    },
  ],
}

export const pecanPie: Dish = {
  id: 'pecan-pie',
  of: 'fruit-tart',
  course: 'dessert',
  cuisines: ['american'],
  suits: ['winter', 'feast', 'ahead'],
  names: {
    en: ['pecan pie', 'pecan tart', 'walnut pie', 'maple pecan pie'],
    fr: ['tarte aux noix de pécan', 'pecan pie', 'tarte aux pécans', 'tarte aux noix'],
  },
  noun: { en: 'a pecan pie', fr: 'une tarte aux noix de pécan' },
  serves: 8,
  instead: ['fruit-tart'],
  ways: [
    {
      hero: ['nut'],
      oven: true,
      whole: 'egg',
      slots: {
        ...sweetPastry,
        nut: { takes: ['nut'], first: ['pecan', 'walnut', 'hazelnut'], amount: [22, 'g'], share: 1 },
        egg: [eggs, 0.375],
        syrup: { takes: ['syrup'], first: ['maple-syrup', 'honey'], amount: [1.2, 'tbsp'] },
        sugar: { ...sugar, first: ['brown-sugar', 'sugar'], amount: 12 },
        butter: {
          ...butter,
          again: true,
          amount: 7,
          prep: { en: 'melted, for the filling', fr: 'fondu·, pour la garniture' },
        },
        vanilla,
      },
      titles: [
        { en: '{nut:title} pie', fr: 'Tarte {nut:at}' },
        { en: 'Sticky {nut:title} pie with {syrup:bare}', fr: 'Tarte {nut:at}, {syrup:bare}' },
      ],
      descriptions: [
        {
          en: 'A toffee that sets just enough to be cut, under a lid of toasted nuts.',
          fr: 'Un caramel juste assez pris pour se couper, sous un couvercle bien grillé.',
        },
        {
          en: 'Serve it in thin slices; everybody comes back for a second one.',
          fr: 'Servez-la en parts fines : tout le monde revient pour une deuxième.',
        },
      ],
      prep: 30,
      steps: [
        makePastry,
        {
          en: 'Heat the oven to 190 °C. Roll out the pastry, line {tartTin}, prick the base, cover with paper and baking beans and bake for 15 min; uncover and bake for 5 min more.',
          fr: 'Préchauffez le four à 190 °C. Étalez la pâte, foncez {tartTin}, piquez le fond, couvrez de papier et de poids et enfournez 15 min ; découvrez et comptez encore 5 min.',
          cook: 20,
        },
        {
          en: 'Whisk {egg} with {sugar+syrup+butter+vanilla}. Spread {nut} over the base and pour the mixture over.',
          fr: 'Fouettez {egg} avec {sugar+syrup+butter+vanilla}. Répartissez {nut} sur le fond et versez la préparation dessus.',
        },
        {
          en: 'Bake at 170 °C for 35 min, until puffed at the edge and just set in the middle. Cool for 2 h before cutting.',
          fr: 'Enfournez 35 min à 170 °C : le bord gonflé, le milieu tout juste pris. Laissez refroidir 2 h avant de couper.',
          cook: 35,
          wait: 120,
        },
      ],
    },
  ],
}

export const banoffeePie: Dish = {
  id: 'banoffee-pie',
  of: 'cheesecake',
  course: 'dessert',
  cuisines: ['british'],
  suits: ['party', 'birthday', 'children', 'ahead'],
  names: { en: ['banoffee pie', 'banoffee', 'banana toffee pie'], fr: ['banoffee', 'banoffee pie', 'tarte banoffee'] },
  noun: { en: 'a banoffee pie', fr: 'un banoffee' },
  serves: 8,
  instead: ['cheesecake', 'fruit-tart'],
  ways: [
    {
      hero: ['banana'],
      slots: {
        biscuit: { takes: ['biscuit'], first: ['biscuit', 'speculoos', 'gluten-free-biscuit'], amount: [28, 'g'] },
        butter: { ...butter, first: ['butter', 'vegan-butter'], amount: 12, prep: { en: 'melted', fr: 'fondu·' } },
        toffee: {
          ...butter,
          first: ['butter', 'vegan-butter'],
          again: true,
          amount: 10,
          prep: { en: 'for the toffee', fr: 'pour le caramel' },
        },
        sugar: { ...sugar, first: ['brown-sugar', 'sugar'], amount: 10 },
        condensed: { first: ['condensed-milk'], amount: [50, 'g'] },
        salt: { first: ['salt'], optional: true },
        banana: {
          first: ['banana'],
          amount: [0.4, 'piece'],
          prep: { en: 'in thick slices', fr: 'en rondelles épaisses' },
        },
        cream: { ...whippingCream, amount: 35 },
        chocolate: {
          takes: ['chocolate', 'cocoa'],
          first: ['dark-chocolate', 'cocoa'],
          optional: true,
          amount: [3, 'g'],
          share: 0.3,
        },
      },
      titles: [
        { en: 'Banoffee pie', fr: 'Banoffee' },
        { en: 'Banoffee pie with {chocolate:bare}', fr: 'Banoffee {chocolate:at}' },
      ],
      descriptions: [
        {
          en: 'Invented in a Sussex pub in 1971, and nobody has been able to improve on it since.',
          fr: "Inventé en 1971 dans un pub du Sussex ; personne n'a trouvé mieux depuis.",
        },
        {
          en: 'Crunch, toffee, fruit, cloud: four layers and one long silence.',
          fr: 'Du croquant, du caramel, du fruit, un nuage : quatre couches et un long silence.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Crush {biscuit} finely, mix with {butter}, press into {tartTin}, over the base and up the side, and chill for 30 min.',
          fr: 'Réduisez {biscuit} en fines miettes, mélangez avec {butter}, tassez dans {tartTin}, fond et bord, et laissez 30 min au frais.',
          wait: 30,
        },
        {
          en: 'Melt {toffee} with {sugar} over low heat, stirring, until dissolved. Stir in {condensed}[ and {salt}] and simmer for 5 min, stirring all the time, until thick and golden. Pour over the base and chill for 1 h.',
          fr: 'Faites fondre {toffee} avec {sugar} à feu doux en remuant. Ajoutez {condensed}[ et {salt}] et laissez frémir 5 min sans cesser de remuer : épais et doré. Versez sur le fond et laissez 1 h au frais.',
          cook: 9,
          wait: 60,
        },
        {
          en: 'Lay {banana} over the toffee. Whip {cream} to soft peaks, spread it over[ and finish with {chocolate}, grated or sifted].',
          fr: 'Rangez {banana} sur le caramel. Fouettez {cream} souplement, étalez par-dessus[ et terminez avec {chocolate}, en pluie].',
        },
      ],
    },
  ],
}

export const pasteisDeNata: Dish = {
  id: 'pasteis-de-nata',
  of: 'creme-brulee',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['portuguese', 'chinese'],
  suits: ['by-hand', 'fancy', 'party', 'tea'],
  uses: ['egg-yolks'],
  names: {
    en: [
      'pastéis de nata',
      'pasteis de nata',
      'pastel de nata',
      'portuguese custard tarts',
      'portuguese egg tarts',
      'egg tart',
      'egg tarts',
      'custard tart',
      'custard tarts',
    ],
    fr: [
      'pastéis de nata',
      'pasteis de nata',
      'pastel de nata',
      'tartelettes portugaises',
      'tartelettes à la crème',
      'natas',
    ],
  },
  noun: { en: 'custard tarts', fr: 'des pastéis de nata' },
  serves: 12,
  instead: ['creme-caramel'],
  ways: [
    {
      hero: ['spice'],
      oven: true,
      whole: 'egg',
      slots: {
        pastry: [puffPastry, 25],
        milk: { ...milk, amount: 25 },
        flour: { ...flour, amount: 2.4 },
        zest: { first: ['lemon'], optional: true, amount: [0.08, 'piece'], prep: zested },
        spice: cinnamon,
        sugar: { ...sugar, first: ['sugar'], amount: 12 },
        water: { first: ['water'], amount: [6, 'ml'] },
        egg: { ...eggs, amount: 0.5, prep: { en: 'yolks only', fr: 'les jaunes seulement' } },
      },
      titles: [
        { en: 'Pastéis de nata with {spice:bare}', fr: 'Pastéis de nata {spice:at}' },
        { en: 'Lisbon custard tarts', fr: 'Pastéis de nata comme à Belém' },
      ],
      descriptions: [
        {
          en: 'A violent oven, a thin pastry, black freckles on the custard: eat them warm, two at a time.',
          fr: 'Un four brutal, une pâte fine, une crème tachée de noir : à manger tièdes, par deux.',
        },
        {
          en: 'Monks in Lisbon stiffened their robes with egg whites; this is what they did with the rest.',
          fr: "Les moines de Lisbonne empesaient leurs habits au blanc d'œuf ; voici ce qu'ils faisaient du reste.",
        },
      ],
      prep: 35,
      steps: [
        {
          en: 'Roll {pastry} up tightly like a carpet and cut into slices 2 cm thick, one for each hole of a muffin tin. Press each into its hole with wet thumbs, thin at the bottom and up to the rim. Chill for 20 min.',
          fr: 'Roulez bien serré {pastry}, comme un tapis, et coupez des tronçons de 2 cm, un par alvéole d’un moule à muffins. Pressez chacun du pouce mouillé, le fond mince et le bord haut. Laissez 20 min au frais.',
          wait: 20,
        },
        {
          en: 'Whisk {flour} into a little of {milk}. Heat the rest[ with a strip of the zest of {zest}][ and {spice}], whisk it in and cook for 3 min, whisking, until thick.',
          fr: 'Délayez {flour} dans un peu {milk:of}. Chauffez le reste[ avec un ruban de zeste {zest:of}][ et {spice}], versez dessus et faites épaissir 3 min en fouettant.',
          cook: 5,
        },
        {
          en: 'Boil {sugar} in {water} for 3 min, pour into the hot mixture in a thread, whisking, cool for 10 min, then whisk in {egg} and strain.',
          fr: 'Faites bouillir {sugar} avec {water} 3 min, versez en filet dans le mélange chaud en fouettant, laissez tiédir 10 min, puis ajoutez {egg} et filtrez.',
          cook: 3,
          wait: 10,
        },
        {
          en: 'Heat the oven to 250 °C. Fill the cases to three quarters and bake for 14 min, until the pastry is brown and the custard set and freckled. Leave for 10 min.',
          fr: 'Préchauffez le four à 250 °C. Remplissez les fonds aux trois quarts et enfournez 14 min : la pâte brune, la crème prise et tachetée. Attendez 10 min.',
          cook: 14,
        },
      ],
    },
  ],
}

export const flanPatissier: Dish = {
  id: 'flan-patissier',
  of: 'creme-caramel',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['ahead', 'children', 'cheap'],
  names: {
    en: ['parisian flan', 'flan pâtissier', 'flan patissier', 'french custard tart', 'french flan'],
    fr: ['flan pâtissier', 'flan parisien', 'flan à la vanille', 'flan boulanger', 'flan vanille', 'tarte au flan'],
  },
  noun: { en: 'a Parisian flan', fr: 'un flan pâtissier' },
  serves: 8,
  instead: ['creme-caramel', 'far-breton'],
  ways: [
    {
      hero: ['vanilla'],
      oven: true,
      whole: 'egg',
      slots: {
        ...sweetPastry,
        milk: { ...milk, amount: 100 },
        cream: { ...cream, amount: 25 },
        vanilla: { takes: ['sweet-spice'], first: ['vanilla'], optional: true, amount: [0.25, 'tsp'] },
        egg: [eggs, 0.5],
        sugar: { ...sugar, first: ['sugar', 'brown-sugar'], amount: 18 },
        starch: { first: ['cornflour', 'potato-starch'], amount: [11, 'g'] },
      },
      titles: [
        { en: 'Parisian flan with {vanilla:bare}', fr: 'Flan pâtissier {vanilla:at}' },
        { en: "Baker's flan, tall and trembling", fr: 'Flan comme chez le boulanger' },
      ],
      descriptions: [
        {
          en: 'A slice that stands up by itself, under a skin that the oven has scorched on purpose.',
          fr: 'Une part qui tient debout toute seule, sous une peau que le four a brunie exprès.',
        },
        {
          en: 'Cooked once in the pan, once in the oven, and then left alone until tomorrow.',
          fr: "Cuit une fois à la casserole, une fois au four, puis oublié jusqu'au lendemain.",
        },
      ],
      prep: 30,
      steps: [
        makePastry,
        {
          en: 'Roll out the pastry and line {tin} with it, well up the side. Chill while you make the filling.',
          fr: 'Étalez la pâte et foncez-en {tin}, bien haut sur le bord. Gardez au frais.',
        },
        {
          en: 'Heat the oven to 180 °C. Whisk {egg} with {sugar+starch}. Bring {milk+cream} to the boil[ with {vanilla}], pour on, whisking, return to the pan and cook for 3 min, whisking, until it thickens and bubbles.',
          fr: 'Préchauffez le four à 180 °C. Fouettez {egg} avec {sugar+starch}. Portez {milk+cream} à ébullition[ avec {vanilla}], versez dessus en fouettant, remettez sur le feu et faites épaissir 3 min sans cesser de fouetter, jusqu’aux premiers bouillons.',
          cook: 8,
        },
        {
          en: 'Pour into the crust and bake for 45 min, until the top is blistered and dark in places. Cool for 1 h, then chill for 4 h: it must not be cut warm.',
          fr: 'Versez sur la pâte et enfournez 45 min : le dessus doit cloquer et brunir par endroits. Laissez refroidir 1 h, puis 4 h au frais : il ne se coupe pas tiède.',
          cook: 45,
          wait: 300,
        },
      ],
    },
  ],
}
