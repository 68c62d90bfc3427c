import {
  brownSugar,
  butter,
  cakeOil,
  eggs,
  flour,
  milk,
  pinchOfSalt,
  sugar,
  vanilla,
  zested,
} from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { plainOil } from '../table-staples.ts'

export const fudge: Dish = {
  id: 'fudge',
  of: 'chocolate-truffles',
  course: 'snack',
  alsoAs: ['dessert'],
  cuisines: ['british', 'american'],
  suits: ['by-hand', 'party', 'ahead', 'christmas', 'children'],
  names: {
    en: [
      'fudge',
      'chocolate fudge',
      'vanilla fudge',
      'easy fudge',
      'condensed milk fudge',
      'peanut butter fudge',
      'homemade fudge',
    ],
    fr: ['fudge', 'fudge au chocolat', 'fudge facile', 'fudge maison', 'fudge au beurre de cacahuète'],
  },
  noun: { en: 'a fudge', fr: 'un fudge' },
  serves: 12,
  instead: ['chocolate-truffles', 'fridge-cake'],
  ways: [
    {
      hero: ['chocolate', 'extra'],
      slots: {
        chocolate: {
          takes: ['chocolate', 'nut-butter'],
          first: ['dark-chocolate', 'milk-chocolate', 'white-chocolate'],
          amount: [22, 'g'],
          share: 1.1,
          prep: { en: 'broken up', fr: 'cassé·' },
        },
        milk: { takes: ['sweet-milk'], first: ['condensed-milk'], amount: [22, 'g'] },
        butter: { ...butter, first: ['butter', 'vegan-butter', 'coconut-oil'], amount: 3 },
        flavour: { takes: ['sweet-spice', 'spirit'], first: ['vanilla'], optional: true, share: 0.3 },
        extra: {
          takes: ['nut', 'dried-fruit', 'confectionery', 'biscuit', 'seed'],
          vary: ['walnut', 'hazelnut', 'raisin'],
          upTo: 2,
          optional: true,
          amount: [5, 'g'],
          share: 0.3,
        },
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        { en: '{chocolate:title} fudge with {extra:bare}', fr: 'Fudge {chocolate+extra:at}' },
        { en: 'Melting {chocolate:title} fudge', fr: 'Fudge fondant {chocolate:at}' },
      ],
      descriptions: [
        {
          en: 'No thermometer, no beating: a pan, a spoon, a tin.',
          fr: 'Ni thermomètre ni tour de bras : une casserole, une cuillère, un moule.',
        },
        {
          en: 'In a box with a ribbon it is a present; in the fridge it is gone.',
          fr: "Dans une boîte à ruban, c'est un cadeau ; dans le frigo, c'est un souvenir.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Melt {chocolate+milk+butter} together over the lowest heat for 6 min, stirring, until smooth and thick.',
          fr: 'Faites fondre {chocolate+milk+butter} à feu très doux 6 min en remuant, pour une pâte lisse et épaisse.',
          cook: 6,
        },
        {
          en: 'Stir in {flavour+extra+salt}, spread in {squareTin}, lined, and chill for 3 h. Cut into small squares.',
          fr: 'Ajoutez {flavour+extra+salt}, étalez dans {squareTin} chemisé de papier et laissez 3 h au frais. Coupez en petits carrés.',
          wait: 180,
        },
      ],
    },
  ],
}

export const millionairesShortbread: Dish = {
  id: 'millionaires-shortbread',
  of: 'shortbread',
  course: 'snack',
  alsoAs: ['dessert'],
  cuisines: ['british'],
  suits: ['by-hand', 'party', 'tea', 'ahead', 'children', 'packed'],
  names: {
    en: [
      "millionaire's shortbread",
      'millionaires shortbread',
      'millionaire shortbread',
      'caramel shortbread',
      'caramel slice',
      'twix bars',
      'caramel squares',
    ],
    fr: [
      "millionaire's shortbread",
      'millionaire shortbread',
      'shortbread au caramel',
      'twix maison',
      'barres chocolat caramel',
      'sablés caramel chocolat',
    ],
  },
  noun: { en: "a millionaire's shortbread", fr: 'un shortbread au caramel' },
  serves: 12,
  instead: ['shortbread', 'blondies'],
  ways: [
    {
      hero: ['chocolate', 'caramel'],
      oven: true,
      slots: {
        flour: [flour, 20],
        sugar: { ...sugar, first: ['sugar', 'brown-sugar'], amount: 6 },
        butter: {
          ...butter,
          first: ['butter', 'vegan-butter'],
          amount: 14,
          prep: { en: 'cold, cubed', fr: 'froid·, coupé· en dés' },
        },
        caramel: { takes: ['sweet-milk'], first: ['condensed-milk'], amount: [24, 'g'] },
        caramelbutter: { ...butter, first: ['butter', 'vegan-butter'], again: true, amount: 9 },
        brown: { ...brownSugar, first: ['brown-sugar', 'sugar'], again: true, amount: 8 },
        salt: { first: ['salt'], optional: true },
        chocolate: {
          takes: ['chocolate'],
          first: ['dark-chocolate', 'milk-chocolate'],
          amount: [14, 'g'],
          share: 0.7,
          prep: { en: 'broken up', fr: 'cassé·' },
        },
      },
      titles: [
        { en: "Millionaire's shortbread with {chocolate:bare}", fr: 'Shortbread au caramel et {chocolate:at}' },
        { en: "Three-layer millionaire's shortbread", fr: 'Shortbread de millionnaire à trois étages' },
      ],
      descriptions: [
        {
          en: 'Crisp, chewy, snap: three textures and no manners.',
          fr: 'Le sablé, le caramel, le chocolat : trois étages et aucune retenue.',
        },
        {
          en: 'Let each layer set before the next, and cut with a warm knife.',
          fr: 'Laissez prendre chaque couche avant la suivante, et coupez au couteau chaud.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Heat the oven to 170 °C and line {slabTin}. Rub {butter} into {flour+sugar}, press into the tin, prick and bake for 28 min, until pale gold.',
          fr: 'Préchauffez le four à 170 °C et chemisez {slabTin}. Sablez {butter} avec {flour+sugar}, tassez dans le moule, piquez et enfournez 28 min : blond doré.',
          cook: 28,
        },
        {
          en: 'Stir {caramel} with {caramelbutter+brown}[ and {salt}] over medium-low heat for 9 min, without stopping, until thick and golden. Pour over the base and chill for 40 min.',
          fr: 'Faites cuire {caramel} avec {caramelbutter+brown}[ et {salt}] 9 min à feu moyen-doux sans cesser de remuer : épais et doré. Versez sur le sablé et laissez 40 min au frais.',
          cook: 9,
          wait: 40,
        },
        {
          en: 'Melt {chocolate}, spread over the top and leave to set for 30 min. Cut into squares.',
          fr: 'Faites fondre {chocolate}, étalez dessus et laissez prendre 30 min. Coupez en carrés.',
          cook: 3,
          wait: 30,
        },
      ],
    },
  ],
}

export const energyBalls: Dish = {
  id: 'energy-balls',
  of: 'chocolate-truffles',
  course: 'snack',
  alsoAs: ['breakfast'],
  cuisines: ['american'],
  suits: ['by-hand', 'packed', 'ahead', 'children', 'freezes', 'iftar'],
  names: {
    en: [
      'energy balls',
      'energy ball',
      'protein balls',
      'bliss balls',
      'date balls',
      'energy bites',
      'no bake energy bites',
      'oat balls',
    ],
    fr: [
      'energy balls',
      'boules énergétiques',
      'boules d’énergie',
      'boulettes énergétiques',
      'bouchées énergétiques',
      'boules de dattes',
      'protein balls',
      'boules protéinées',
    ],
  },
  noun: { en: 'energy balls', fr: 'des boules énergétiques' },
  serves: 8,
  instead: ['homemade-granola', 'flapjacks'],
  ways: [
    {
      hero: ['date', 'nut', 'flavour'],
      gear: ['blender'],
      slots: {
        date: {
          takes: ['dried-fruit'],
          first: ['date', 'dried-apricot', 'raisin'],
          upTo: 2,
          amount: [2, 'piece'],
          share: 0.8,
          prep: { en: 'soft, stoned', fr: 'dénoyauté·' },
        },
        nut: {
          takes: ['nut', 'seed'],
          vary: ['almond', 'cashew', 'hazelnut', 'sunflower-seed'],
          upTo: 2,
          amount: [14, 'g'],
          share: 0.7,
        },
        oats: { takes: ['oats'], first: ['oats', 'buckwheat-flakes'], optional: true, amount: [10, 'g'] },
        butter: {
          takes: ['nut-butter'],
          vary: ['peanut-butter', 'almond-butter', 'tahini'],
          optional: true,
          amount: [8, 'g'],
        },
        flavour: {
          takes: ['cocoa', 'sweet-spice', 'citrus', 'coffee', 'chocolate'],
          vary: ['cocoa', 'cinnamon'],
          optional: true,
          amount: [0.3, 'tbsp'],
          share: 0.3,
        },
        coating: {
          takes: ['coconut', 'seed'],
          vary: ['desiccated-coconut', 'sesame-seed'],
          optional: true,
          amount: [4, 'g'],
          share: 0.3,
        },
      },
      titles: [
        {
          en: '{date+nut:title} energy balls[ with {flavour:bare}]',
          fr: 'Boules énergétiques {date+nut:at}[, {flavour:bare}]',
        },
        {
          en: 'No-bake energy balls with {nut+flavour:bare}',
          fr: 'Boules énergétiques {nut+flavour:at}, sans cuisson',
        },
      ],
      descriptions: [
        {
          en: 'Two in the pocket, and the afternoon is no longer steep.',
          fr: "Deux dans la poche, et l'après-midi monte moins.",
        },
        {
          en: 'They keep for ten days in the fridge and three months in the freezer.',
          fr: 'Elles se gardent dix jours au frais et trois mois au congélateur.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Pour boiling water over {date}, leave for 10 min and drain well.',
          fr: "Couvrez {date} d'eau bouillante, laissez 10 min et égouttez bien.",
          wait: 10,
        },
        {
          en: 'Chop {nut}[ with {oats}] in the blender. Add the soaked fruit[ and {butter+flavour}] and blend in bursts until it clings together.',
          fr: 'Mixez grossièrement {nut}[ avec {oats}]. Ajoutez les fruits égouttés[ et {butter+flavour}] et mixez par à-coups : la pâte doit coller.',
        },
        {
          en: 'Roll into walnut-sized balls[ and turn in {coating}]. Chill for 30 min.',
          fr: 'Roulez en boules de la taille d’une noix[ et enrobez {coating:of}]. Laissez 30 min au frais.',
          wait: 30,
        },
      ],
    },
  ],
}

export const cerealBars: Dish = {
  id: 'cereal-bars',
  of: 'flapjacks',
  course: 'snack',
  alsoAs: ['breakfast'],
  cuisines: ['american', 'french'],
  suits: ['by-hand', 'packed', 'children', 'ahead', 'cheap', 'freezes'],
  names: {
    en: [
      'cereal bars',
      'granola bars',
      'granola bar',
      'protein bars',
      'breakfast bars',
      'muesli bars',
      'snack bars',
      'homemade granola bars',
    ],
    fr: [
      'barres de céréales',
      'barre de céréales',
      'barres céréales',
      'barres de granola',
      'barres de céréales maison',
      'barres protéinées',
      'barres énergétiques',
      'barres aux céréales',
    ],
  },
  noun: { en: 'cereal bars', fr: 'des barres de céréales' },
  serves: 10,
  instead: ['flapjacks', 'homemade-granola'],
  ways: [
    {
      hero: ['extra', 'seed'],
      oven: true,
      slots: {
        oats: { takes: ['oats'], first: ['oats', 'buckwheat-flakes'], amount: [20, 'g'] },
        seed: {
          takes: ['seed', 'nut'],
          vary: ['pumpkin-seed', 'sunflower-seed', 'almond', 'hazelnut'],
          upTo: 2,
          optional: true,
          amount: [8, 'g'],
          share: 0.4,
        },
        extra: {
          takes: ['dried-fruit', 'chocolate', 'coconut'],
          vary: ['raisin', 'dried-apricot', 'dark-chocolate', 'dried-cranberry'],
          upTo: 2,
          amount: [9, 'g'],
          share: 0.4,
        },
        syrup: { takes: ['syrup'], first: ['honey', 'maple-syrup'], amount: [0.6, 'tbsp'] },
        butter: {
          takes: ['nut-butter', 'butter', 'oil'],
          first: ['peanut-butter', 'almond-butter', 'butter', 'coconut-oil', 'sunflower-oil'],
          amount: [9, 'g'],
        },
        spice: { takes: ['sweet-spice'], first: ['cinnamon'], optional: true },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Cereal bars with {extra+seed:bare}', fr: 'Barres de céréales {extra+seed:at}' },
        { en: 'Lunchbox granola bars with {extra:bare}', fr: 'Barres de céréales du goûter {extra:at}' },
      ],
      descriptions: [
        {
          en: 'What the box promises, without the box: half an hour, ten bars, a week of breaks.',
          fr: 'Ce que promet la boîte, sans la boîte : une demi-heure, dix barres, une semaine de goûters.',
        },
        {
          en: 'Press hard, cut cold: so they hold in the bag.',
          fr: 'Tassez fort, coupez froid : elles tiendront dans le sac.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 160 °C and line {squareTin}. Warm {syrup} with {butter} for 2 min, stirring, until runny.',
          fr: 'Préchauffez le four à 160 °C et chemisez {squareTin}. Tiédissez {syrup} avec {butter} 2 min en remuant : bien fluide.',
          cook: 2,
        },
        {
          en: 'Stir in {oats+extra}[, {seed}][ and {spice+salt}], tip into the tin and press down very firmly with the back of a spoon.',
          fr: "Ajoutez {oats+extra}[, {seed}][ et {spice+salt}], versez dans le moule et tassez très fermement du dos d'une cuillère.",
        },
        {
          en: 'Bake for 22 min, until golden at the edges. Leave to cool for 1 h and cut into bars.',
          fr: 'Enfournez 22 min : les bords doivent dorer. Laissez refroidir 1 h et coupez en barres.',
          cook: 22,
          wait: 60,
        },
      ],
    },
  ],
}

export const coconutMacaroons: Dish = {
  id: 'coconut-macaroons',
  of: 'cookies',
  course: 'snack',
  alsoAs: ['dessert'],
  cuisines: ['french', 'british', 'american'],
  suits: ['by-hand', 'cheap', 'children', 'tea', 'packed', 'easter'],
  uses: ['egg-whites'],
  names: {
    en: ['coconut macaroons', 'coconut macaroon', 'macaroons', 'coconut rocks', 'coconut cookies'],
    fr: [
      'rochers coco',
      'rocher coco',
      'rochers à la noix de coco',
      'congolais',
      'rochers noix de coco',
      'rocher à la noix de coco',
      'macarons coco',
    ],
  },
  noun: { en: 'coconut macaroons', fr: 'des rochers coco' },
  serves: 10,
  instead: ['meringues', 'cookies'],
  ways: [
    {
      hero: ['coconut', 'extra'],
      oven: true,
      whole: 'egg',
      slots: {
        egg: { first: ['egg'], amount: [0.2, 'piece'], prep: { en: 'whites only', fr: 'les blancs seulement' } },
        sugar: { ...sugar, first: ['sugar', 'brown-sugar'], amount: 11 },
        coconut: { takes: ['coconut'], first: ['desiccated-coconut'], amount: [17, 'g'] },
        flavour: { takes: ['sweet-spice', 'citrus'], first: ['vanilla'], optional: true, share: 0.3 },
        salt: pinchOfSalt,
        extra: {
          takes: ['chocolate'],
          optional: true,
          vary: ['dark-chocolate', 'milk-chocolate'],
          amount: [5, 'g'],
          share: 0.3,
        },
      },
      titles: [
        { en: 'Golden coconut macaroons[ dipped in {extra:bare}]', fr: 'Rochers coco[ {extra:at}]' },
        { en: 'Chewy coconut macaroons[ with {flavour:bare}]', fr: 'Rochers coco moelleux[, {flavour:bare}]' },
      ],
      descriptions: [
        {
          en: 'Crisp at the peak, soft as a cloud inside: the best end for leftover whites.',
          fr: 'La pointe dorée, le cœur tendre : la plus belle fin pour des blancs restants.',
        },
        {
          en: 'Wet fingers, little mountains, a quarter of an hour.',
          fr: "Les doigts mouillés, de petites montagnes, un quart d'heure.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 170 °C and line {oneTray}. Stir {egg}, {sugar+coconut+flavour+salt} in a pan over low heat for 4 min, until warm and sticky.',
          fr: 'Préchauffez le four à 170 °C et chemisez {oneTray}. Mélangez {egg}, {sugar+coconut+flavour+salt} dans une casserole à feu doux 4 min : tiède et collant.',
          cook: 4,
        },
        {
          en: 'Shape into small mounds with wet fingers and bake for 16 min, until golden at the tips. Cool on the tray.',
          fr: 'Façonnez de petits dômes, les doigts mouillés, et enfournez 16 min : les pointes doivent dorer. Laissez refroidir sur la plaque.',
          cook: 16,
        },
        {
          en: 'Melt {extra}, dip the bottoms into it and leave to set for 30 min.',
          fr: 'Faites fondre {extra}, trempez-y les bases et laissez prendre 30 min.',
          cook: 2,
          wait: 30,
        },
      ],
    },
  ],
}

export const icedBiscuits: Dish = {
  id: 'iced-biscuits',
  of: 'shortbread',
  course: 'snack',
  alsoAs: ['dessert'],
  cuisines: ['american', 'french', 'german'],
  suits: ['by-hand', 'children', 'christmas', 'easter', 'birthday', 'party', 'ahead', 'tea'],
  names: {
    en: [
      'sugar cookies',
      'iced biscuits',
      'cut out cookies',
      'decorated cookies',
      'butter cookies',
      'iced sugar cookies',
      'christmas sugar cookies',
      'easter biscuits',
    ],
    fr: [
      'sablés de Noël',
      'petits gâteaux de Noël',
      'biscuits à décorer',
      'sablés à décorer',
      'biscuits au beurre',
      'sablés décorés',
      'sablés de Pâques',
      'butterbredele',
    ],
  },
  noun: { en: 'iced sugar biscuits', fr: 'des sablés décorés' },
  serves: 10,
  instead: ['shortbread', 'gingerbread-men'],
  ways: [
    {
      hero: ['flavour', 'icing'],
      oven: true,
      whole: 'egg',
      slots: {
        butter: { ...butter, first: ['butter', 'vegan-butter'], amount: 13, prep: { en: 'soft', fr: 'mou·' } },
        sugar: { ...sugar, first: ['sugar', 'brown-sugar'], amount: 11 },
        egg: { ...eggs, first: ['egg', 'soy-yoghurt', 'yoghurt'], amount: 0.1 },
        flavour: { takes: ['sweet-spice'], vary: ['vanilla', 'cinnamon', 'ground-ginger'], upTo: 2, share: 0.3 },
        zest: { takes: ['citrus'], optional: true, share: 0.3, prep: zested },
        flour: [flour, 26],
        salt: pinchOfSalt,
        icing: { first: ['icing-sugar'], optional: true, amount: [10, 'g'] },
        lemon: {
          takes: ['citrus'],
          first: ['lemon'],
          again: true,
          optional: true,
          with: 'icing',
          amount: [0.05, 'piece'],
          prep: { en: '', fr: '' },
        },
        top: { takes: ['chocolate', 'confectionery', 'coconut', 'nut'], optional: true, share: 0.3 },
      },
      titles: [
        { en: 'Iced sugar biscuits with {flavour+zest:bare}', fr: 'Sablés décorés {flavour+zest:at}' },
        { en: 'Cut-out butter biscuits, {flavour:bare}', fr: "Sablés à l'emporte-pièce {flavour:at}" },
      ],
      descriptions: [
        {
          en: 'Stars at Christmas, hares at Easter, numbers for a birthday: the dough does not mind.',
          fr: "Des étoiles à Noël, des lapins à Pâques, des chiffres pour un anniversaire : la pâte s'en moque.",
        },
        {
          en: 'Chill the shapes before they bake, and they will keep their edges.',
          fr: "Passez les formes au froid avant d'enfourner : elles garderont leurs contours.",
        },
      ],
      prep: 35,
      steps: [
        {
          en: 'Beat {butter} with {sugar} for 3 min, beat in {egg+flavour}[ and the zest of {zest}], then work in {flour+salt} briefly. Flatten, wrap and chill for 1 h.',
          fr: 'Battez {butter} avec {sugar} 3 min, incorporez {egg+flavour}[ et le zeste {zest:ofThe}], puis {flour+salt} sans insister. Aplatissez, enveloppez et laissez 1 h au frais.',
          wait: 60,
        },
        {
          en: 'Heat the oven to 175 °C. Roll out 4 mm thick, cut out shapes, set on {tray}, lined, and bake for 11 min, until just golden at the edges. Cool completely, about 30 min.',
          fr: 'Préchauffez le four à 175 °C. Étalez sur 4 mm, découpez des formes, posez sur {tray} et enfournez 11 min : à peine dorés au bord. Laissez refroidir complètement, environ 30 min.',
          cook: 11,
          wait: 30,
        },
        {
          en: 'Stir {icing} with[ a little juice of {lemon} and] a few drops of water until it just runs, and decorate.[ Finish with {top}.]',
          fr: "Délayez {icing} avec[ un peu de jus {lemon:of} et] quelques gouttes d'eau, juste assez pour que cela coule, et décorez.[ Terminez avec {top}.]",
        },
      ],
    },
  ],
}

export const bugnes: Dish = {
  id: 'bugnes',
  of: 'churros',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['french'],
  suits: ['children', 'party', 'winter', 'crowd'],
  names: {
    en: ['bugnes', 'carnival fritters', 'angel wings', 'french fritters', 'chiacchiere', 'crostoli'],
    fr: ['bugnes', 'oreillettes', 'merveilles', 'bottereaux', 'bugnes lyonnaises', 'ganses', 'bugnes moelleuses'],
  },
  noun: { en: 'carnival fritters', fr: 'des bugnes' },
  serves: 8,
  instead: ['churros', 'crepes'],
  ways: [
    {
      hero: ['flavour', 'zest'],
      whole: 'egg',
      slots: {
        flour: [flour, 32],
        sugar: { ...sugar, first: ['sugar', 'brown-sugar'], amount: 5 },
        salt: pinchOfSalt,
        egg: [eggs, 0.25],
        butter: { ...butter, amount: 6, prep: { en: 'melted', fr: 'fondu·' } },
        milk: [milk, 4],
        zest: { takes: ['citrus'], vary: ['lemon', 'orange'], optional: true, amount: [0.1, 'piece'], prep: zested },
        flavour: { takes: ['sweet-spice', 'spirit'], first: ['orange-blossom'], optional: true, share: 0.3 },
        oil: { ...plainOil, amount: 3 },
        dust: { takes: ['sugar'], first: ['icing-sugar'], optional: true, amount: [4, 'g'], again: true },
      },
      titles: [
        { en: 'Carnival fritters[ with {flavour+zest:bare}]', fr: 'Bugnes de carnaval[ {flavour+zest:at}]' },
        {
          en: 'Crisp bugnes from Lyon[ with {flavour+zest:bare}]',
          fr: 'Bugnes lyonnaises croustillantes[, {flavour+zest:bare}]',
        },
      ],
      descriptions: [
        {
          en: 'Thin, knotted, snowed under: Lyon eats them by the paper bag.',
          fr: 'Fines, nouées, enneigées : Lyon les mange au cornet.',
        },
        {
          en: 'Roll thinner than seems wise; the oil does the puffing.',
          fr: "Étalez plus fin que de raison : l'huile fera gonfler.",
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Mix {flour+sugar+salt} with {egg+butter+milk}[, {flavour}][ and the zest of {zest}] and knead for 4 min into a soft dough. Wrap and rest for 1 h.',
          fr: 'Mélangez {flour+sugar+salt} avec {egg+butter+milk}[, {flavour}][ et le zeste {zest:ofThe}] et pétrissez 4 min en une pâte souple. Enveloppez et laissez reposer 1 h.',
          wait: 60,
        },
        {
          en: 'Roll out 2 mm thick, cut into diamonds, slit each in the middle and pull one corner through.',
          fr: 'Étalez sur 2 mm, coupez en losanges, fendez chacun au milieu et passez-y une pointe.',
        },
        {
          en: 'Heat {oil} to 180 °C in a deep pan. Fry a few at a time for 2 min, turning once, until puffed and golden. Drain on paper[ and snow with {dust}].',
          fr: 'Chauffez {oil} à 180 °C dans une sauteuse. Faites frire quelques bugnes à la fois 2 min, en retournant une fois : gonflées et dorées. Égouttez sur du papier[ et poudrez {dust:of}].',
          cook: 16,
        },
      ],
    },
  ],
}

export const hazelnutSpread: Dish = {
  id: 'hazelnut-spread',
  of: 'chocolate-sauce',
  onlyNamed: true,
  course: 'sauce',
  alsoAs: ['breakfast'],
  cuisines: ['french', 'italian'],
  suits: ['children', 'ahead'],
  names: {
    en: [
      'chocolate spread',
      'homemade nutella',
      'chocolate hazelnut spread',
      'hazelnut spread',
      'homemade chocolate spread',
      'nutella recipe',
    ],
    fr: [
      'pâte à tartiner',
      'pâte à tartiner maison',
      'nutella maison',
      'pâte à tartiner noisette',
      'pâte à tartiner chocolat noisette',
      'pâte à tartiner au chocolat',
    ],
  },
  noun: { en: 'a chocolate spread', fr: 'une pâte à tartiner' },
  serves: 10,
  instead: ['chocolate-sauce', 'chocolate-truffles'],
  ways: [
    {
      hero: ['nut', 'chocolate'],
      gear: ['blender'],
      slots: {
        nut: { takes: ['nut'], first: ['hazelnut', 'almond', 'sunflower-seed'], amount: [15, 'g'], share: 0.6 },
        chocolate: {
          takes: ['chocolate'],
          first: ['dark-chocolate', 'milk-chocolate'],
          amount: [10, 'g'],
          share: 0.5,
          prep: { en: 'broken up', fr: 'cassé·' },
        },
        icing: { takes: ['sugar'], first: ['icing-sugar'], amount: [6, 'g'] },
        cocoa: { first: ['cocoa'], optional: true, amount: [0.2, 'tbsp'] },
        oil: { ...cakeOil, first: ['sunflower-oil', 'rapeseed-oil', 'coconut-oil'], amount: 0.3 },
        vanilla,
        salt: pinchOfSalt,
      },
      titles: [
        { en: '{chocolate+nut:title} spread', fr: 'Pâte à tartiner {nut+chocolate:at}' },
        { en: 'Homemade {nut:title} spread', fr: 'Pâte à tartiner maison {nut:at}' },
      ],
      descriptions: [
        {
          en: 'More nuts than sugar, for once.',
          fr: "Moins de sucre que d'habitude, pour une fois.",
        },
        {
          en: 'It keeps for three weeks in a closed jar, at room temperature; stir it if it parts.',
          fr: 'Elle se garde trois semaines en bocal fermé, à température ambiante ; remuez si elle se sépare.',
        },
      ],
      prep: 20,
      oven: true,
      steps: [
        {
          en: 'Roast {nut} at 170 °C for 12 min, rub off the skins in a cloth and blend, still warm, for 6 min, until it turns into a runny paste.',
          fr: 'Torréfiez {nut} 12 min à 170 °C, frottez dans un torchon pour ôter les peaux et mixez encore tiède 6 min, jusqu’à obtenir une pâte fluide.',
          cook: 12,
        },
        {
          en: 'Melt {chocolate} with {oil}, add to the blender with {icing+cocoa+vanilla+salt} and blend until smooth. Fill into a jar and leave to cool for 1 h.',
          fr: 'Faites fondre {chocolate} avec {oil}, ajoutez dans le mixeur avec {icing+cocoa+vanilla+salt} et mixez bien lisse. Versez dans un bocal et laissez refroidir 1 h.',
          cook: 3,
          wait: 60,
        },
      ],
    },
  ],
}
