import type { Dish } from '../dish.ts'
import { seasoning } from '../larder.ts'
import { asItIs } from '../staples.ts'

export const grazingBoard: Dish = {
  id: 'grazing-board',
  of: 'bruschetta',
  course: 'snack',
  alsoAs: ['main', 'starter'],
  cuisines: ['french', 'italian', 'british'],
  suits: ['aperitif', 'party', 'crowd', 'christmas', 'summer'],
  names: {
    en: [
      'grazing board',
      'cheese board',
      'cheeseboard',
      'charcuterie board',
      'aperitif board',
      'sharing platter',
      'grazing platter',
      'antipasti platter',
      'snack board',
      'party platter',
      'sharing board',
      'ploughmans',
      'antipasto',
    ],
    fr: [
      'planche apéro',
      'planche apéritive',
      'planche apéritif',
      'plateau apéro',
      'plateau apéritif',
      'planche mixte',
      'planche de charcuterie',
      'planche de fromages',
      'plateau de fromages',
      'plateau de charcuterie',
      'planche à partager',
    ],
  },
  noun: { en: 'a grazing board', fr: 'une planche apéro' },
  serves: 6,
  instead: ['hummus', 'bruschetta'],
  ways: [
    {
      hero: ['cheese', 'meat'],
      slots: {
        cheese: {
          takes: ['melting-cheese', 'hard-cheese', 'fresh-cheese'],
          vary: ['brie', 'gouda', 'goats-cheese', 'camembert', 'manchego'],
          upTo: 3,
          optional: true,
          amount: [45, 'g'],
          share: 1.2,
          prep: asItIs,
        },
        second: {
          takes: ['melting-cheese', 'hard-cheese'],
          vary: ['gruyere', 'cheddar', 'parmesan'],
          optional: true,
          amount: [30, 'g'],
          prep: { en: 'in chunks', fr: 'en morceaux' },
        },
        meat: {
          takes: ['cured-meat', 'smoked-fish'],
          vary: ['cured-ham', 'salami', 'chorizo'],
          upTo: 3,
          optional: true,
          amount: [35, 'g'],
          prep: { en: 'in thin slices', fr: 'en fines tranches' },
        },
        dip: { takes: ['spread'], first: ['hummus'], amount: [35, 'g'] },
        crunch: {
          takes: ['salad-vegetable', 'root', 'tender-vegetable'],
          vary: ['radish', 'cherry-tomato', 'cucumber'],
          upTo: 3,
          amount: [50, 'g'],
          share: 0.4,
          prep: { en: 'washed, cut up where large', fr: 'lavé·, coupé· si besoin' },
        },
        pickle: {
          takes: ['preserve'],
          vary: ['olive', 'gherkin', 'green-olive'],
          upTo: 2,
          optional: true,
          amount: [20, 'g'],
          prep: asItIs,
        },
        fruit: {
          takes: ['soft-fruit', 'dried-fruit', 'orchard-fruit', 'jam'],
          vary: ['grape', 'fig', 'dried-apricot'],
          upTo: 2,
          optional: true,
          amount: [40, 'g'],
          share: 0.5,
        },
        nut: { takes: ['nut'], vary: ['walnut', 'almond'], optional: true, amount: [12, 'g'], prep: asItIs },
        bread: {
          takes: ['bread'],
          first: ['baguette', 'gluten-free-bread'],
          amount: [0.25, 'piece'],
          share: 0.5,
          prep: { en: 'sliced', fr: 'coupé· en tranches' },
        },
        herb: { takes: ['herb'], first: ['rosemary', 'thyme'], optional: true, share: 0.5 },
      },
      titles: [
        { en: 'Grazing board with {cheese+meat:bare}', fr: 'Planche apéro, {cheese+meat:bare}' },
        { en: 'Sharing board with {dip+fruit:bare}', fr: 'Planche à partager, {dip+fruit:bare}' },
      ],
      descriptions: [
        {
          en: 'Something soft, something hard, something sharp, something crisp: twenty minutes, and dinner is on one board.',
          fr: "Du tendre, du ferme, de l'acidulé, du croquant : vingt minutes, et le dîner tient sur une planche.",
        },
        {
          en: 'Set the bowls first, fill in around them, end with what is green.',
          fr: "Les bols d'abord, le reste autour, la verdure pour finir.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Take {cheese+second} out of the fridge 45 min ahead: cold, it tastes of little.',
          fr: "Sortez {cheese+second} du réfrigérateur 45 min à l'avance : trop froid, cela n'a pas de goût.",
          wait: 45,
        },
        {
          en: 'Spoon {dip} into a bowl[, {pickle} into another] and set them on a large board. Lay {cheese+second+meat} around, in folds, fans and chunks.',
          fr: 'Versez {dip} dans un bol[, {pickle} dans un autre] et posez-les sur une grande planche. Disposez autour {cheese+second+meat}, en plis, en éventails, en morceaux.',
          if: 'cheese',
        },
        {
          en: 'Spoon {dip} into a bowl[, {pickle} into another] and set them on a large board.[ Lay {second+meat} around, in folds and chunks.]',
          fr: 'Versez {dip} dans un bol[, {pickle} dans un autre] et posez-les sur une grande planche.[ Disposez autour {second+meat}, en plis et en morceaux.]',
          unless: 'cheese',
        },
        {
          en: 'Fill the gaps with {crunch+fruit+nut}, tuck in {bread}[ and {herb}] and serve at once.',
          fr: 'Comblez les vides avec {crunch+fruit+nut}, glissez {bread}[ et {herb}], et servez aussitôt.',
          if: 'nut',
        },
        {
          en: 'Fill the gaps with {crunch}[ and {fruit}], tuck in {bread}[ and {herb}] and serve at once.',
          fr: 'Comblez les vides avec {crunch}[ et {fruit}], glissez {bread}[ et {herb}], et servez aussitôt.',
          unless: 'nut',
        },
      ],
    },
  ],
}

export const verrines: Dish = {
  id: 'verrines',
  of: 'guacamole',
  course: 'starter',
  alsoAs: ['snack'],
  cuisines: ['french'],
  suits: ['aperitif', 'party', 'summer', 'ahead', 'light', 'christmas'],
  names: {
    en: ['verrines', 'savoury verrines', 'avocado verrines', 'layered starter glasses', 'starter in a glass'],
    fr: [
      'verrines',
      'verrines apéro',
      'verrines apéritif',
      'verrine avocat crevettes',
      'verrines saumon',
      'verrines saumon avocat',
      'verrines salées',
      'verrine',
    ],
  },
  noun: { en: 'verrines', fr: 'des verrines' },
  serves: 6,
  instead: ['guacamole', 'gazpacho'],
  ways: [
    {
      hero: ['base', 'top'],
      slots: {
        base: {
          takes: ['salad-vegetable'],
          first: ['avocado', 'cucumber'],
          amount: [0.33, 'piece'],
          share: 0.3,
          prep: { en: 'very ripe', fr: 'bien mûr·' },
        },
        citrus: { takes: ['citrus'], first: ['lime', 'lemon'], amount: [0.17, 'piece'], prep: asItIs },
        cream: {
          takes: ['fresh-cheese', 'yoghurt'],
          first: ['cream-cheese', 'quark', 'soy-yoghurt'],
          amount: [30, 'g'],
          share: 0.3,
        },
        herb: { takes: ['herb'], vary: ['dill', 'chives', 'coriander'], optional: true, share: 0.6 },
        top: {
          takes: ['smoked-fish', 'tinned-fish', 'tender-vegetable', 'cured-meat'],
          vary: ['smoked-salmon', 'cherry-tomato'],
          amount: [25, 'g'],
          share: 0.4,
          prep: { en: 'finely diced', fr: 'coupé· en petits dés' },
        },
        crunch: { takes: ['seed', 'nut'], first: ['sesame-seed', 'pumpkin-seed'], optional: true, share: 0.3 },
        seasoning,
      },
      titles: [
        { en: 'Verrines of {base+top:bare}', fr: 'Verrines {base+top:at}' },
        { en: 'Layered {top+base:title} glasses', fr: 'Verrines fraîches {top+base:at}' },
      ],
      descriptions: [
        {
          en: 'Three colours, a small spoon, made at noon for tonight.',
          fr: 'Trois couleurs, une petite cuillère, faites à midi pour ce soir.',
        },
        {
          en: 'Small glasses, or it becomes a meal.',
          fr: "De tout petits verres, sinon c'est un repas.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Mash {base} with the juice of {citrus}.[ Season with {seasoning:bare}.] Spoon into {glasses}.',
          fr: 'Écrasez {base} avec le jus {citrus:ofThe}.[ Assaisonnez {seasoning:of}.] Répartissez dans {glasses}.',
        },
        {
          en: 'Whisk {cream}[ with {herb}] until light and spoon on top.',
          fr: 'Fouettez {cream}[ avec {herb}], pour alléger, et répartissez dessus.',
        },
        {
          en: 'Finish with {top}[ and {crunch}]. Chill for 30 min.',
          fr: 'Terminez avec {top}[ et {crunch}]. Laissez 30 min au frais.',
          wait: 30,
        },
      ],
    },
  ],
}
