import { crystalSugar, eggs, flour, sugar } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { asItIs } from '../staples.ts'

export const etonMess: Dish = {
  id: 'eton-mess',
  course: 'dessert',
  cuisines: ['british'],
  suits: ['summer', 'crowd', 'party'],
  names: {
    en: ['eton mess', 'strawberry mess', 'strawberries and cream with meringue'],
    fr: ['eton mess', 'fraises, crème et meringue', 'verrine fraises meringue chantilly'],
  },
  noun: { en: 'an Eton mess', fr: 'un Eton mess' },
  serves: 4,
  instead: ['pavlova', 'trifle', 'fruit-salad'],
  ways: [
    {
      hero: ['fruit'],
      oven: true,
      slots: {
        white: { first: ['egg'], amount: [0.5, 'piece'], prep: { en: 'whites only', fr: 'les blancs seulement' } },
        sugar: [crystalSugar, 28],
        fruit: { takes: ['berry', 'soft-fruit'], first: ['strawberry', 'raspberry'], upTo: 2 },
        icing: { first: ['icing-sugar'], optional: true, amount: [5, 'g'] },
        cream: { first: ['cream', 'coconut-milk'], amount: [75, 'ml'] },
        vanilla: { takes: ['sweet-spice'], first: ['vanilla'], optional: true, share: 0.5 },
      },
      titles: [
        { en: 'Eton mess[ with {fruit:bare}]', fr: 'Eton mess[ {fruit:at}]' },
        { en: 'Summer Eton mess[ with {fruit:bare}]', fr: 'Eton mess {fruit:at}, crème et meringue' },
      ],
      descriptions: [
        {
          en: 'Fold it together at the last minute, untidily: that is the recipe.',
          fr: "On mélange à la dernière minute, sans soin : c'est toute la recette.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 120 °C. Whisk the whites of {white} to soft peaks, add {sugar} spoon by spoon and whisk until stiff and glossy. Spread on {oneTray} and bake for 1 h 15, until dry. Leave to cool.',
          fr: 'Préchauffez le four à 120 °C. Montez les blancs {white:ofThe} en neige souple, ajoutez {sugar} cuillerée par cuillerée et fouettez : ferme et brillant. Étalez sur {oneTray} et enfournez 1 h 15 : la meringue doit être sèche. Laissez refroidir.',
          cook: 75,
        },
        {
          en: 'Crush a third of {fruit}[ with {icing}] and cut up the rest. Whip {cream}[ with {vanilla}] until it just holds.',
          fr: 'Écrasez un tiers {fruit:ofThe}[ avec {icing}] et coupez le reste. Fouettez {cream}[ avec {vanilla}] : à peine ferme.',
        },
        {
          en: 'Break the meringue into the cream, fold in the fruit, ripple in the crushed part and spoon into {glasses} at once.',
          fr: 'Brisez la meringue dans la crème, ajoutez les fruits, marbrez avec la partie écrasée et répartissez aussitôt dans {glasses}.',
        },
      ],
    },
  ],
}

export const lemonPosset: Dish = {
  id: 'lemon-posset',
  course: 'dessert',
  cuisines: ['british'],
  suits: ['fancy', 'ahead', 'summer', 'soft'],
  names: {
    en: ['lemon posset', 'posset', 'lemon pot'],
    fr: ['posset au citron', 'crème au citron anglaise', 'petits pots de crème au citron', 'posset'],
  },
  noun: { en: 'a lemon posset', fr: 'un posset au citron' },
  serves: 4,
  instead: ['panna-cotta', 'lemon-curd'],
  ways: [
    {
      hero: ['citrus', 'fruit'],
      slots: {
        cream: { first: ['cream'], amount: [125, 'ml'] },
        sugar: [crystalSugar, 30],
        citrus: { takes: ['citrus'], first: ['lemon'], amount: [0.5, 'piece'], prep: asItIs },
        fruit: {
          takes: ['berry', 'soft-fruit'],
          vary: ['raspberry', 'strawberry', 'blueberry'],
          optional: true,
          share: 0.4,
        },
      },
      titles: [
        { en: '{citrus:title} posset[ with {fruit:bare}]', fr: 'Posset {citrus+fruit:at}' },
        { en: 'Silky {citrus:bare} posset[ with {fruit:bare}]', fr: 'Petits pots de crème {citrus+fruit:at}' },
      ],
      descriptions: [
        {
          en: 'Three things and no gelatine: the acid alone sets the hot cream.',
          fr: "Trois ingrédients et pas de gélatine : l'acide suffit à faire prendre la crème chaude.",
        },
        {
          en: 'Ten minutes in the afternoon, and a dessert for guests is done.',
          fr: "Dix minutes l'après-midi, et le dessert des invités est fait.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Bring {cream} to the boil with {sugar} and the grated zest of {citrus} and let it bubble for 3 min, stirring, in a pan with room to rise.',
          fr: 'Portez {cream} à ébullition avec {sugar} et le zeste râpé {citrus:ofThe} et laissez bouillonner 3 min en remuant, dans une casserole assez haute.',
          cook: 6,
        },
        {
          en: 'Off the heat, stir in the juice, strain into {glasses} and chill for 3 h, until set.[ Top with {fruit}.]',
          fr: 'Hors du feu, ajoutez le jus, filtrez dans {glasses} et laissez prendre 3 h au frais.[ Garnissez avec {fruit}.]',
          wait: 180,
        },
      ],
    },
  ],
}

export const semolinaPudding: Dish = {
  id: 'semolina-pudding',
  course: 'dessert',
  cuisines: ['french', 'british'],
  suits: ['children', 'cheap', 'soft', 'cosy'],
  names: {
    en: ['semolina pudding', 'semolina', 'sweet semolina'],
    fr: ['semoule au lait', 'gâteau de semoule', 'semoule au lait vanillée', 'dessert à la semoule'],
  },
  noun: { en: 'a semolina pudding', fr: 'une semoule au lait' },
  serves: 4,
  instead: ['rice-pudding', 'custard'],
  ways: [
    {
      hero: ['flavour', 'fruit'],
      slots: {
        grain: {
          first: ['couscous'],
          amount: [25, 'g'],
          prep: { en: 'very fine', fr: 'très fin·' },
        },
        milk: {
          takes: ['milk'],
          first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk', 'coconut-milk'],
          amount: [200, 'ml'],
        },
        sugar: [sugar, 15],
        flavour: { takes: ['sweet-spice', 'citrus'], first: ['vanilla'], optional: true, share: 0.6 },
        fruit: {
          takes: ['dried-fruit', 'berry', 'orchard-fruit', 'soft-fruit', 'jam'],
          vary: ['raisin', 'dried-apricot'],
          optional: true,
          share: 0.5,
        },
      },
      titles: [
        { en: '{flavour:title} semolina pudding[ with {fruit:bare}]', fr: 'Semoule au lait {flavour+fruit:at}' },
        { en: 'Spoonable semolina pudding[ with {fruit:bare}]', fr: 'Semoule au lait de goûter[ {fruit:at}]' },
      ],
      descriptions: [
        {
          en: 'A quarter of an hour with a wooden spoon, and the whole kitchen smells of childhood.',
          fr: "Un quart d'heure, une cuillère en bois, et toute la cuisine sent l'enfance.",
        },
        {
          en: 'It thickens as it cools: take it off while it still pours.',
          fr: 'Elle épaissit en refroidissant : arrêtez tant qu’elle coule encore.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Bring {milk} to a simmer with {sugar}[ and {flavour}]. Rain in {grain}, whisking.',
          fr: 'Portez {milk} à frémissement avec {sugar}[ et {flavour}]. Versez {grain} en pluie en fouettant.',
          cook: 5,
        },
        {
          en: 'Cook over low heat for 8 min, stirring, until it is thick but still pours.[ Stir in {fruit}.] Spoon into {bowls} and serve warm or cold.',
          fr: 'Laissez cuire 8 min à feu doux en remuant : épais, mais encore coulant.[ Incorporez {fruit}.] Répartissez dans {bowls} et servez tiède ou froid.',
          cook: 8,
        },
      ],
    },
  ],
}

export const cobbler: Dish = {
  id: 'cobbler',
  of: 'crumble',
  course: 'dessert',
  cuisines: ['american', 'british'],
  suits: ['cosy', 'summer', 'crowd'],
  names: {
    en: ['cobbler', 'peach cobbler', 'blackberry cobbler', 'fruit cobbler', 'cherry cobbler'],
    fr: ['cobbler', 'cobbler aux pêches', 'cobbler aux fruits', 'cobbler aux mûres'],
  },
  noun: { en: 'a cobbler', fr: 'un cobbler' },
  serves: 6,
  instead: ['crumble', 'clafoutis'],
  ways: [
    {
      hero: ['fruit'],
      oven: true,
      slots: {
        fruit: { takes: ['orchard-fruit', 'berry', 'soft-fruit'], vary: ['peach', 'plum', 'blackberry'], upTo: 2 },
        sugar: [sugar, 22],
        spice: { takes: ['sweet-spice', 'citrus'], first: ['cinnamon'], optional: true },
        flour: [flour, 30],
        raising: { first: ['baking-powder', 'gluten-free-baking-powder'], amount: [0.3, 'tsp'] },
        butter: {
          takes: ['butter'],
          first: ['butter', 'vegan-butter', 'coconut-oil'],
          amount: [15, 'g'],
          share: 1,
          prep: { en: 'cold', fr: 'froid·' },
        },
        milk: {
          takes: ['milk', 'yoghurt'],
          first: ['buttermilk', 'milk', 'soy-milk', 'oat-milk', 'rice-milk'],
          amount: [22, 'ml'],
          share: 0.2,
        },
      },
      titles: [
        { en: '{fruit:title} cobbler[ with {spice:bare}]', fr: 'Cobbler {fruit:at}[ et {spice:at}]' },
        { en: 'Bubbling {fruit:title} cobbler', fr: 'Cobbler bien doré {fruit:at}' },
      ],
      descriptions: [
        {
          en: 'Fruit that bubbles up between soft scones: bring it to the table hot.',
          fr: 'Des fruits qui bouillonnent entre de petits biscuits moelleux : à servir chaud.',
        },
        {
          en: 'Stir the dough as little as you can; lumps are a virtue here.',
          fr: 'Travaillez la pâte le moins possible : ici, les grumeaux sont une vertu.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 190 °C. Toss {fruit} with half of {sugar}[ and {spice}] in {ovenDish} and bake for 10 min.',
          fr: 'Préchauffez le four à 190 °C. Mélangez {fruit} avec la moitié {sugar:ofThe}[ et {spice}] dans {ovenDish} et enfournez 10 min.',
          cook: 10,
        },
        {
          en: 'Rub {butter} into {flour} with {raising} and the rest of {sugar}, then stir in {milk} until it just holds.',
          fr: 'Sablez {butter} avec {flour}, {raising} et le reste {sugar:ofThe}, puis ajoutez {milk} : la pâte doit à peine tenir.',
        },
        {
          en: 'Drop spoonfuls over the hot fruit and bake for 28 min, until golden and cooked underneath. Leave for 10 min.',
          fr: 'Déposez des cuillerées de pâte sur les fruits chauds et enfournez 28 min : doré, et cuit dessous. Attendez 10 min.',
          cook: 28,
        },
      ],
    },
  ],
}

export const almondCake: Dish = {
  id: 'almond-cake',
  of: 'cake',
  course: 'dessert',
  cuisines: ['italian', 'spanish', 'french'],
  suits: ['birthday', 'tea', 'fancy'],
  names: {
    en: ['almond cake', 'low sugar cake', 'flourless almond cake', 'orange and almond cake', 'sugar free cake'],
    fr: [
      'gâteau aux amandes',
      'gâteau peu sucré',
      'gâteau à la poudre d’amandes',
      'gâteau sans sucre',
      'fondant aux amandes',
    ],
  },
  noun: { en: 'an almond cake', fr: 'un gâteau aux amandes' },
  serves: 8,
  instead: ['cake', 'yoghurt-cake'],
  ways: [
    {
      hero: ['nut', 'fruit', 'flavour'],
      oven: true,
      slots: {
        nut: { takes: ['ground-nut'], first: ['ground-almonds'], amount: [25, 'g'] },
        egg: [eggs, 0.5],
        sugar: { first: ['sugar', 'honey', 'maple-syrup'], amount: [7, 'g'], share: 0.4 },
        fruit: {
          takes: ['orchard-fruit', 'berry', 'soft-fruit'],
          first: ['apple', 'pear'],
          share: 0.5,
          prep: { en: 'coarsely grated or crushed', fr: 'grossièrement râpé· ou écrasé·' },
        },
        raising: { first: ['baking-powder', 'gluten-free-baking-powder'], amount: [0.15, 'tsp'] },
        flavour: { takes: ['sweet-spice', 'citrus'], first: ['vanilla', 'orange'], optional: true, share: 0.4 },
        flaked: { takes: ['nut', 'seed'], first: ['almond'], optional: true, share: 0.3 },
      },
      titles: [
        { en: '{nut:title} and {fruit:bare} cake with little sugar', fr: 'Gâteau peu sucré {nut+fruit:at}' },
        { en: 'Tender {fruit:bare} cake with {nut:bare}', fr: 'Gâteau fondant {fruit+nut:at}' },
      ],
      descriptions: [
        {
          en: 'The almonds keep it tender and the fruit sweetens most of it: a cake to light candles on.',
          fr: 'Les amandes le gardent moelleux, le fruit sucre presque tout : un gâteau qui porte bien les bougies.',
        },
        {
          en: 'No flour, a few spoons of sugar, and it is better the next day.',
          fr: 'À peine sucré, et meilleur le lendemain.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 170 °C and line {tin} with paper. Whisk {egg} with {sugar}[ and {flavour}] for 5 min, until pale and thick.',
          fr: 'Préchauffez le four à 170 °C et chemisez {tin}. Fouettez {egg} avec {sugar}[ et {flavour}] 5 min : pâle et mousseux.',
        },
        {
          en: 'Fold in {nut+raising}, then {fruit}. Pour into the tin[ and scatter with {flaked}].',
          fr: 'Incorporez {nut+raising}, puis {fruit}. Versez dans le moule[ et parsemez {flaked:of}].',
        },
        {
          en: 'Bake for 40 min, until golden and a skewer comes out clean. Leave to cool in the tin.',
          fr: 'Enfournez 40 min : doré, une pique doit ressortir sèche. Laissez refroidir dans le moule.',
          cook: 40,
        },
      ],
    },
  ],
}
