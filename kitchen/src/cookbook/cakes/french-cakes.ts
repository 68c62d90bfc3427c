import {
  bakingPowder,
  brownSugar,
  butter,
  eggs,
  flour,
  milk,
  pinchOfSalt,
  soft,
  sugar,
  vanilla,
  whippingCream,
} from '../baking-staples.ts'
import type { Dish } from '../dish.ts'

export const invisibleCake: Dish = {
  id: 'invisible-cake',
  of: 'cake',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['children', 'light', 'cheap', 'tea'],
  names: {
    en: ['invisible cake', 'invisible apple cake', 'french invisible apple cake'],
    fr: [
      'gâteau invisible',
      'gâteau invisible aux pommes',
      'gâteau invisible aux poires',
      'invisible aux pommes',
      'invisible pommes',
    ],
  },
  noun: { en: 'an invisible cake', fr: 'un gâteau invisible' },
  serves: 8,
  instead: ['clafoutis', 'cake'],
  ways: [
    {
      hero: ['fruit'],
      oven: true,
      whole: 'egg',
      slots: {
        fruit: {
          takes: ['orchard-fruit', 'tender-vegetable'],
          first: ['apple', 'pear'],
          upTo: 2,
          amount: [0.75, 'piece'],
          share: 0.75,
          prep: { en: 'peeled, cored, sliced 2 mm thick', fr: 'épluché·, épépiné·, en lamelles de 2 mm' },
        },
        egg: [eggs, 0.25],
        sugar: [sugar, 6],
        butter: { ...butter, amount: 5, prep: { en: 'melted', fr: 'fondu·' } },
        milk: [milk, 12],
        flour: [flour, 9],
        raising: [bakingPowder, 0.15],
        flavour: {
          takes: ['sweet-spice', 'citrus', 'spirit'],
          first: ['vanilla', 'cinnamon'],
          optional: true,
          share: 0.4,
        },
        salt: pinchOfSalt,
        nut: { takes: ['nut'], first: ['almond'], optional: true, amount: [3, 'g'] },
      },
      titles: [
        { en: 'Invisible {fruit:title} cake[ with {flavour:bare}]', fr: 'Gâteau invisible {fruit:at}' },
        { en: 'A hundred layers of {fruit:bare}: invisible cake', fr: 'Gâteau invisible aux cent feuilles {fruit:of}' },
      ],
      descriptions: [
        {
          en: 'So many slices and so little batter that the cake disappears in between.',
          fr: 'Tant de lamelles et si peu de pâte que le gâteau disparaît.',
        },
        {
          en: 'A mandolin, a bowl, an hour: the slice shows a hundred layers.',
          fr: 'Une mandoline, un saladier, une heure : la tranche montre cent étages.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Heat the oven to 190 °C and line {loafTin}. Whisk {egg} with {sugar+flavour} for 3 min, until foamy, then whisk in {butter+milk}.',
          fr: 'Préchauffez le four à 190 °C et chemisez {loafTin}. Fouettez {egg} avec {sugar+flavour} 3 min, pour un mélange mousseux, puis ajoutez {butter+milk}.',
        },
        {
          en: 'Sift in {flour+raising+salt} and whisk until smooth. Fold in {fruit}, slice by slice, until everything is coated.',
          fr: 'Tamisez dessus {flour+raising+salt} et fouettez sans grumeaux. Ajoutez {fruit}, feuille à feuille, pour que tout soit enrobé.',
        },
        {
          en: 'Lay flat in the tin, press down lightly[, scatter with {nut}] and bake for 45 min, until golden and tender to the point of a knife. Leave to cool for 1 h before slicing.',
          fr: 'Rangez à plat dans le moule, tassez légèrement[, parsemez {nut:of}] et enfournez 45 min : doré dessus, fondant sous la lame. Laissez refroidir 1 h avant de trancher.',
          cook: 45,
          wait: 60,
        },
      ],
    },
  ],
}

export const upsideDownCake: Dish = {
  id: 'upside-down-cake',
  of: 'cake',
  course: 'dessert',
  cuisines: ['american', 'french'],
  suits: ['party', 'children', 'tea'],
  names: {
    en: [
      'upside down cake',
      'pineapple upside down cake',
      'upside-down cake',
      'pineapple cake',
      'pear upside down cake',
      'plum upside down cake',
    ],
    fr: [
      "gâteau renversé à l'ananas",
      "gâteau à l'ananas renversé",
      'gâteau renversé',
      "gâteau à l'ananas",
      'gâteau renversé aux poires',
      'gâteau renversé aux prunes',
      'renversé aux poires',
    ],
  },
  noun: { en: 'an upside-down cake', fr: 'un gâteau renversé' },
  serves: 8,
  instead: ['cake', 'tarte-tatin'],
  ways: [
    {
      hero: ['fruit'],
      oven: true,
      whole: 'egg',
      slots: {
        topbutter: { ...butter, first: ['butter', 'vegan-butter', 'coconut-oil'], amount: 6 },
        topsugar: { ...brownSugar, first: ['brown-sugar', 'sugar'], amount: 9 },
        fruit: {
          takes: ['soft-fruit', 'orchard-fruit', 'citrus'],
          first: ['pineapple', 'pear', 'plum'],
          amount: [50, 'g'],
          share: 0.5,
          prep: { en: 'in rings or slices', fr: 'en tranches' },
        },
        cherry: { takes: ['berry'], first: ['cherry'], optional: true, amount: [8, 'g'] },
        butter: { ...butter, again: true, amount: 15, prep: soft },
        sugar: { ...sugar, again: true, amount: 15 },
        egg: [eggs, 0.375],
        vanilla,
        flour: [flour, 19],
        raising: [bakingPowder, 0.2],
        milk: [milk, 6],
        salt: pinchOfSalt,
      },
      titles: [
        {
          en: '{fruit:title} upside-down cake[ with {cherry:bare}]',
          fr: 'Gâteau renversé {fruit:at}[ et {cherry:at}]',
        },
        { en: 'Caramel {fruit:title} upside-down cake', fr: 'Gâteau renversé {fruit:at}, caramel doré' },
      ],
      descriptions: [
        {
          en: 'Turn it out while it is warm, and with courage.',
          fr: 'On le retourne tiède, et sans hésiter.',
        },
        {
          en: 'The decoration bakes itself, underneath.',
          fr: 'Le décor se fait tout seul, par-dessous.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Heat the oven to 180 °C and grease {tin}. Melt {topbutter} with {topsugar} for 3 min, until bubbling, pour into the tin and lay {fruit+cherry} on it.',
          fr: 'Préchauffez le four à 180 °C et graissez {tin}. Faites fondre {topbutter} avec {topsugar} 3 min, pour un caramel qui bulle, versez dans le moule et rangez {fruit+cherry} dessus.',
          cook: 3,
        },
        {
          en: 'Beat {butter} with {sugar} for 4 min, until pale. Beat in {egg+vanilla}, fold in {flour+raising+salt} and loosen with {milk}.',
          fr: 'Battez {butter} avec {sugar} 4 min, pour un mélange pâle. Incorporez {egg+vanilla}, puis {flour+raising+salt}, et détendez avec {milk}.',
        },
        {
          en: 'Spread over the fruit and bake for 38 min, until a skewer comes out clean. Wait for 10 min and turn out onto a plate.',
          fr: 'Étalez sur les fruits et enfournez 38 min : la lame doit ressortir sèche. Attendez 10 min et retournez sur un plat.',
          cook: 38,
          wait: 10,
        },
      ],
    },
  ],
}

export const basqueCake: Dish = {
  id: 'basque-cake',
  of: 'cake',
  course: 'dessert',
  cuisines: ['french', 'spanish'],
  suits: ['tea', 'packed', 'ahead'],
  names: {
    en: ['basque cake', 'gateau basque', 'gâteau basque'],
    fr: [
      'gâteau basque',
      'gateau basque',
      'gâteau basque à la crème',
      'gâteau basque aux cerises',
      'gâteau basque à la cerise noire',
    ],
  },
  noun: { en: 'a Basque cake', fr: 'un gâteau basque' },
  serves: 8,
  instead: ['fruit-tart', 'cake'],
  ways: [
    {
      hero: ['jam', 'milk'],
      oven: true,
      whole: 'egg',
      slots: {
        flour: [flour, 36],
        raising: [bakingPowder, 0.15],
        salt: pinchOfSalt,
        butter: { ...butter, first: ['butter', 'vegan-butter'], amount: 20, prep: soft },
        sugar: { ...sugar, first: ['sugar', 'brown-sugar'], amount: 22 },
        egg: [eggs, 0.375],
        nut: { takes: ['ground-nut'], first: ['ground-almonds'], optional: true, amount: [6, 'g'] },
        jam: { takes: ['jam'], optional: true, amount: [30, 'g'] },
        milk: { ...milk, without: 'jam', amount: 38 },
        starch: {
          first: ['cornflour', 'plain-flour'],
          without: 'jam',
          amount: [0.3, 'tbsp'],
          optional: true,
          again: true,
        },
        flavour: { takes: ['spirit', 'sweet-spice'], first: ['vanilla'], without: 'jam', optional: true, share: 0.4 },
      },
      titles: [
        { en: 'Basque cake[ with {jam:bare}]', fr: 'Gâteau basque[ {jam:at}]' },
        {
          en: 'Basque cake, scored and golden[, with {flavour:bare}]',
          fr: 'Gâteau basque bien doré[, {flavour:bare}]',
        },
      ],
      descriptions: [
        {
          en: 'Crust, filling, crust; the fork draws the cross on top.',
          fr: 'Pâte, crème, pâte ; la fourchette trace la croix dessus.',
        },
        {
          en: 'It wants a night to settle, and then goes in one afternoon.',
          fr: 'Il lui faut une nuit pour se poser, puis il part en un après-midi.',
        },
      ],
      prep: 35,
      steps: [
        {
          en: 'Beat {butter} with four fifths of {sugar} for 3 min, beat in two thirds of {egg}, then work in {flour+raising+nut+salt}. Halve, flatten, wrap and chill for 1 h.',
          fr: 'Battez {butter} avec les quatre cinquièmes {sugar:ofThe} 3 min, incorporez les deux tiers {egg:ofThe}, puis {flour+raising+nut+salt}. Partagez en deux, aplatissez, enveloppez et laissez 1 h au frais.',
          wait: 60,
        },
        {
          en: 'Meanwhile, whisk the rest of the egg and sugar with {starch}, pour on {milk}, hot[, with {flavour}], and cook for 4 min, whisking, until thick and boiling. Leave to cool, covered.',
          fr: "Pendant ce temps, fouettez le reste {egg:of} et {sugar:of} avec {starch}, versez {milk} bien chaud{milk·}[, avec {flavour}], et faites épaissir 4 min en fouettant, jusqu'à l'ébullition. Laissez refroidir à couvert.",
          cook: 6,
          if: 'starch',
        },
        {
          en: 'Heat the oven to 180 °C and grease {tin}. Roll out one half and line the tin with it, up the sides. Fill with {jam}, cover with the other half, seal and score with a fork.',
          fr: "Préchauffez le four à 180 °C et graissez {tin}. Étalez une moitié et foncez-en le moule, en remontant sur les bords. Garnissez avec {jam}, couvrez avec l'autre moitié, soudez et striez à la fourchette.",
          if: 'jam',
        },
        {
          en: 'Heat the oven to 180 °C and grease {tin}. Roll out one half and line the tin with it, up the sides. Fill with what has cooled, cover with the other half, seal and score with a fork.',
          fr: "Préchauffez le four à 180 °C et graissez {tin}. Étalez une moitié et foncez-en le moule, en remontant sur les bords. Garnissez avec la préparation refroidie, couvrez avec l'autre moitié, soudez et striez à la fourchette.",
          unless: 'jam',
        },
        {
          en: 'Bake for 40 min, until deep golden. Cool for 2 h before cutting.',
          fr: "Enfournez 40 min, jusqu'à ce que le dessus soit bien doré. Laissez refroidir 2 h avant de couper.",
          cook: 40,
          wait: 120,
        },
      ],
    },
  ],
}

export const fraisier: Dish = {
  id: 'fraisier',
  of: 'cake',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['fancy', 'birthday', 'party', 'summer', 'ahead'],
  names: {
    en: ['fraisier', 'fraisier cake', 'french strawberry cake'],
    fr: ['fraisier', 'fraisier maison', 'gâteau fraisier'],
  },
  classics: [{ names: { en: ['framboisier'], fr: ['framboisier'] }, asks: ['raspberry'] }],
  noun: { en: 'a fraisier', fr: 'un fraisier' },
  serves: 8,
  instead: ['victoria-sponge', 'cake'],
  ways: [
    {
      hero: ['fruit'],
      oven: true,
      whole: 'egg',
      slots: {
        egg: [eggs, 0.5],
        sugar: { ...sugar, first: ['sugar', 'brown-sugar'], amount: 15 },
        flour: [flour, 15],
        fruit: { takes: ['berry'], first: ['strawberry', 'raspberry'], amount: [65, 'g'] },
        cheese: { takes: ['fresh-cheese'], first: ['mascarpone', 'cream-cheese'], amount: [25, 'g'] },
        cream: { ...whippingCream, amount: 45 },
        icing: { first: ['icing-sugar'], amount: [6, 'g'] },
        vanilla,
        lemon: {
          takes: ['citrus', 'spirit'],
          first: ['lemon'],
          optional: true,
          amount: [0.1, 'piece'],
          share: 0.3,
          prep: { en: '', fr: '' },
        },
      },
      titles: [
        { en: 'Fraisier with {fruit:bare} and a light cream', fr: 'Fraisier tout en crème légère[, {fruit:bare}]' },
        { en: '{fruit:title} fraisier', fr: 'Fraisier maison {fruit:at}' },
      ],
      descriptions: [
        {
          en: 'Halved berries against the wall of the tin, like faces at a window.',
          fr: 'Des fruits coupés contre le cercle, comme des visages à la fenêtre.',
        },
        {
          en: 'A night in the fridge, and it holds by itself.',
          fr: 'Une nuit au frais, et il tient tout seul.',
        },
      ],
      prep: 50,
      steps: [
        {
          en: 'Heat the oven to 180 °C and line {tin}. Whisk {egg} with {sugar} for 10 min, until tripled. Sift over {flour} and fold in. Bake for 24 min, until springy, and cool on a rack for 40 min.',
          fr: 'Préchauffez le four à 180 °C et chemisez {tin}. Fouettez {egg} avec {sugar} 10 min, pour tripler le volume. Tamisez dessus {flour} et incorporez délicatement. Enfournez 24 min : souple sous le doigt. Laissez refroidir 40 min sur une grille.',
          cook: 24,
          wait: 40,
        },
        {
          en: 'Whip {cream} with {cheese+icing+vanilla} until firm.',
          fr: 'Fouettez {cream} avec {cheese+icing+vanilla} : bien ferme.',
        },
        {
          en: 'Split the sponge in two[ and moisten with {lemon}, squeezed into a little sugared water]. Put one half back in the clean tin, line the wall with halved fruit, and fill with the cream and most of {fruit}, chopped.',
          fr: "Coupez le biscuit en deux[ et imbibez avec {lemon}, dans un peu d'eau sucrée]. Remettez une moitié dans le moule propre, tapissez le bord de fruits coupés en deux et garnissez de crème et de presque tous les fruits restants, en morceaux.",
        },
        {
          en: 'Lay the other half on top, spread with a little cream and chill for 4 h. Unmould and decorate with the rest of {fruit}.',
          fr: "Posez l'autre moitié, lissez avec un peu de crème et laissez 4 h au frais. Démoulez et décorez avec le reste {fruit:ofThe}.",
          wait: 240,
        },
      ],
    },
  ],
}

export const charlotte: Dish = {
  id: 'charlotte',
  of: 'trifle',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['party', 'ahead', 'birthday', 'fancy', 'summer', 'easter'],
  names: {
    en: ['charlotte', 'strawberry charlotte', 'charlotte russe', 'raspberry charlotte', 'no bake charlotte'],
    fr: [
      'charlotte',
      'charlotte aux fraises',
      'charlotte aux framboises',
      'charlotte aux poires',
      'charlotte aux fruits rouges',
      'charlotte sans cuisson',
    ],
  },
  classics: [{ names: { en: ['chocolate charlotte'], fr: ['charlotte au chocolat'] }, asks: ['dark-chocolate'] }],
  noun: { en: 'a charlotte', fr: 'une charlotte' },
  serves: 8,
  instead: ['trifle', 'eton-mess'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        biscuit: {
          takes: ['biscuit'],
          first: ['sponge-finger', 'speculoos', 'gluten-free-biscuit'],
          amount: [3, 'piece'],
          share: 0.8,
        },
        juice: {
          takes: ['citrus'],
          first: ['orange', 'lemon'],
          amount: [0.25, 'piece'],
          share: 0.5,
          prep: { en: '', fr: '' },
        },
        fruit: {
          takes: ['berry', 'orchard-fruit', 'soft-fruit'],
          vary: ['strawberry', 'raspberry'],
          upTo: 2,
          amount: [60, 'g'],
          share: 1,
        },
        cheese: {
          takes: ['fresh-cheese', 'yoghurt'],
          first: ['mascarpone', 'quark', 'coconut-yoghurt', 'soy-yoghurt'],
          amount: [35, 'g'],
          share: 0.5,
        },
        cream: { ...whippingCream, amount: 40 },
        icing: { takes: ['sugar'], first: ['icing-sugar', 'sugar'], amount: [8, 'g'] },
        vanilla,
      },
      titles: [
        { en: '{fruit:title} charlotte', fr: 'Charlotte {fruit:at}' },
        { en: 'No-bake {fruit:title} charlotte', fr: 'Charlotte {fruit:at}, sans cuisson' },
      ],
      descriptions: [
        {
          en: 'No oven, no gelatine: a night in the fridge is all the setting it needs.',
          fr: 'Ni four ni surveillance : une nuit au frais suffit à la faire tenir.',
        },
        {
          en: 'A ring of fingers, a heart of cream, and the one who made it turns it out.',
          fr: "Une couronne de biscuits, un cœur de mousse, et l'honneur de démouler à qui l'a faite.",
        },
      ],
      prep: 35,
      steps: [
        {
          en: 'Line {tin} with cling film. Dip two thirds of {biscuit} quickly into the juice of {juice}, stand them around the wall, rounded side out, and cover the bottom.',
          fr: 'Tapissez {tin} de film étirable. Trempez rapidement les deux tiers {biscuit:ofThe} dans le jus {juice:ofThe}, dressez-en le tour, côté bombé dehors, et couvrez le fond.',
        },
        {
          en: 'Whip {cream} with {cheese+icing+vanilla} until it stands. Fold in two thirds of {fruit}, in pieces.',
          fr: 'Fouettez {cream} avec {cheese+icing+vanilla} : bien ferme. Ajoutez les deux tiers {fruit:ofThe}, en morceaux.',
        },
        {
          en: 'Fill in two layers, with the rest of {biscuit} between them and on top, press down with a plate and chill for 8 h. Turn out and decorate with the rest of {fruit}.',
          fr: 'Garnissez en deux couches, avec le reste {biscuit:ofThe} entre elles et dessus, tassez avec une assiette et laissez 8 h au frais. Démoulez et décorez avec le reste {fruit:ofThe}.',
          wait: 480,
        },
      ],
    },
    {
      id: 'chocolate',
      hero: ['chocolate'],
      slots: {
        biscuit: {
          takes: ['biscuit'],
          first: ['sponge-finger', 'speculoos', 'gluten-free-biscuit'],
          amount: [3, 'piece'],
          share: 0.8,
        },
        coffee: { takes: ['coffee', 'milk'], first: ['coffee', 'milk'], amount: [20, 'ml'] },
        chocolate: {
          takes: ['chocolate'],
          first: ['dark-chocolate', 'milk-chocolate'],
          amount: [25, 'g'],
          share: 1.2,
        },
        pear: { takes: ['orchard-fruit', 'berry'], optional: true, share: 0.4 },
        cream: { ...whippingCream, amount: 60 },
        icing: { takes: ['sugar'], first: ['icing-sugar', 'sugar'], amount: [4, 'g'] },
      },
      titles: [
        { en: '{chocolate:title} charlotte[ with {pear:bare}]', fr: 'Charlotte {chocolate:at}[ et {pear:at}]' },
        { en: 'No-bake {chocolate:title} charlotte', fr: 'Charlotte {chocolate:at}, sans cuisson' },
      ],
      descriptions: [
        {
          en: 'A dark mousse in a ring of fingers, set by nothing but the cold.',
          fr: 'Une mousse sombre dans sa couronne de biscuits, prise par le seul froid.',
        },
      ],
      prep: 35,
      steps: [
        {
          en: 'Line {tin} with cling film. Dip two thirds of {biscuit} quickly into {coffee}, stand them around the wall, rounded side out, and cover the bottom.',
          fr: 'Tapissez {tin} de film étirable. Trempez rapidement les deux tiers {biscuit:ofThe} dans {coffee}, dressez-en le tour, côté bombé dehors, et couvrez le fond.',
        },
        {
          en: 'Heat a third of {cream} until it steams, melt {chocolate} in it and leave to cool for 15 min. Whip the rest with {icing} and fold it in[, with {pear}].',
          fr: 'Chauffez un tiers {cream:ofThe} sans faire bouillir, faites-y fondre {chocolate} et laissez tiédir 15 min. Fouettez le reste avec {icing} et incorporez-le[, avec {pear}].',
          cook: 4,
          wait: 15,
        },
        {
          en: 'Fill in two layers, with the rest of {biscuit} between them and on top, press down with a plate and chill for 8 h. Turn out to serve.',
          fr: 'Garnissez en deux couches, avec le reste {biscuit:ofThe} entre elles et dessus, tassez avec une assiette et laissez 8 h au frais. Démoulez pour servir.',
          wait: 480,
        },
      ],
    },
  ],
}
