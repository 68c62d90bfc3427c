import { brownSugar, butter, crystalSugar, eggs, flour, pinchOfSalt, soft, vanilla, zested } from '../baking-staples.ts'
import type { Dish, Staple } from '../dish.ts'

const softButter: Staple = { ...butter, first: ['butter', 'vegan-butter'], prep: soft }
const dustSugar = {
  first: ['icing-sugar', 'sugar'],
  again: true,
  optional: true,
  amount: [4, 'g'],
  prep: { en: 'for dusting', fr: 'pour saupoudrer' },
} as const

export const anzacBiscuits: Dish = {
  id: 'anzac-biscuits',
  of: 'cookies',
  course: 'snack',
  alsoAs: ['dessert'],
  cuisines: ['british'],
  suits: ['packed', 'children', 'cheap', 'freezes', 'tea'],
  names: {
    en: ['anzac biscuits', 'anzac biscuit', 'anzac cookies', 'oat and coconut biscuits', 'oat and coconut cookies'],
    fr: [
      'biscuits anzac',
      'anzac biscuits',
      'biscuits avoine et coco',
      "biscuits à l'avoine et à la noix de coco",
      'Anzac cookies',
    ],
  },
  noun: { en: 'Anzac biscuits', fr: 'des biscuits Anzac' },
  serves: 8,
  instead: ['flapjacks', 'cookies'],
  ways: [
    {
      hero: ['oats', 'coconut'],
      oven: true,
      slots: {
        oats: { first: ['oats', 'buckwheat-flakes'], amount: [12, 'g'] },
        coconut: { first: ['desiccated-coconut'], amount: [10, 'g'] },
        flour: [flour, 18],
        sugar: [brownSugar, 15],
        butter: { ...butter, first: ['butter', 'vegan-butter'], amount: 14 },
        syrup: { takes: ['syrup'], first: ['honey', 'maple-syrup', 'molasses'], amount: [0.3, 'tbsp'] },
        water: { first: ['water'], amount: [4, 'ml'] },
        soda: { first: ['bicarbonate'], amount: [0.1, 'tsp'] },
        extra: { takes: ['nut', 'dried-fruit', 'chocolate', 'seed'], optional: true, amount: [6, 'g'], share: 0.3 },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Anzac biscuits[ with {extra:bare}]', fr: 'Biscuits Anzac[ {extra:at}]' },
        { en: 'Chewy Anzac biscuits[ with {extra:bare}]', fr: 'Biscuits Anzac moelleux[ {extra:at}]' },
      ],
      descriptions: [
        {
          en: 'No egg, so that they could cross an ocean in a tin.',
          fr: 'Sans œuf : ils devaient traverser un océan dans une boîte.',
        },
        {
          en: 'Chewy at ten minutes, crisp at thirteen: every Australian family has its side.',
          fr: 'Moelleux à dix minutes, croquants à treize : chaque famille australienne a son camp.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 170 °C. Mix {flour+oats+coconut+sugar+salt}[ and {extra}].',
          fr: 'Préchauffez le four à 170 °C. Mélangez {flour+oats+coconut+sugar+salt}[ et {extra}].',
        },
        {
          en: 'Melt {butter+syrup} over low heat. Stir {soda} into {water}, boiling, add to the pan, where it foams, and pour over the dry mixture. Mix well.',
          fr: 'Faites fondre {butter+syrup} à feu doux. Délayez {soda} dans {water} bouillante, versez dans la casserole, où cela mousse, puis sur le mélange sec. Mélangez bien.',
          cook: 4,
        },
        {
          en: 'Roll into balls the size of a walnut, set well apart on {tray}, lined, and flatten. Bake for 12 min, until golden. Leave on the tray for 10 min: they harden as they cool.',
          fr: 'Roulez en boules de la taille d’une noix, espacez-les sur {tray} et aplatissez. Enfournez 12 min : bien dorés. Laissez 10 min sur la plaque : ils durcissent en refroidissant.',
          cook: 12,
          wait: 10,
        },
      ],
    },
  ],
}

export const snickerdoodles: Dish = {
  id: 'snickerdoodles',
  of: 'cookies',
  course: 'snack',
  alsoAs: ['dessert'],
  cuisines: ['american'],
  suits: ['packed', 'children', 'christmas', 'freezes', 'tea'],
  names: {
    en: [
      'snickerdoodles',
      'snickerdoodle',
      'snickerdoodle cookies',
      'cinnamon cookies',
      'cinnamon sugar cookies',
      'cinnamon biscuits',
    ],
    fr: ['snickerdoodles', 'snickerdoodle', 'cookies à la cannelle', 'biscuits à la cannelle'],
  },
  noun: { en: 'snickerdoodles', fr: 'des snickerdoodles' },
  serves: 10,
  instead: ['cookies', 'shortbread'],
  ways: [
    {
      hero: ['spice'],
      oven: true,
      whole: 'egg',
      slots: {
        butter: { ...softButter, amount: 13 },
        sugar: { ...crystalSugar, amount: 18 },
        egg: { ...eggs, first: ['egg', 'soy-yoghurt', 'yoghurt'], amount: 0.1, share: 0.1 },
        vanilla,
        flour: [flour, 20],
        raising: { first: ['baking-powder', 'gluten-free-baking-powder', 'bicarbonate'], amount: [0.12, 'tsp'] },
        salt: pinchOfSalt,
        spice: { first: ['cinnamon'], amount: [0.3, 'tsp'] },
      },
      titles: [
        { en: 'Snickerdoodles with {spice:bare}', fr: 'Snickerdoodles {spice:at}' },
        { en: 'Crackled {spice:bare} snickerdoodles', fr: 'Snickerdoodles craquelés {spice:at}' },
      ],
      descriptions: [
        {
          en: 'The name means nothing at all; the cracks mean they are right.',
          fr: 'Le nom ne veut rien dire ; les craquelures, elles, disent qu’ils sont réussis.',
        },
        {
          en: 'Rolled in cinnamon sugar before the oven, and on the fingers after it.',
          fr: 'Roulés dans le sucre à la cannelle avant le four ; après, c’est le tour des doigts.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Beat {butter} with all but a quarter of {sugar} for 3 min, until fluffy, then beat in {egg+vanilla}. Stir in {flour+raising+salt} and chill for 30 min.',
          fr: 'Battez {butter} avec les trois quarts {sugar:ofThe} 3 min, pour un mélange mousseux, puis incorporez {egg+vanilla}. Ajoutez {flour+raising+salt} et laissez 30 min au frais.',
          wait: 30,
        },
        {
          en: 'Heat the oven to 190 °C. Mix {spice} with the rest of {sugar}. Roll the dough into balls the size of a walnut, turn them in it and set well apart on {tray}, lined.',
          fr: 'Préchauffez le four à 190 °C. Mélangez {spice} avec le reste {sugar:ofThe}. Roulez la pâte en boules de la taille d’une noix, enrobez-les et espacez-les sur {tray}.',
        },
        {
          en: 'Bake for 10 min, until cracked and still soft in the middle. Cool on the tray for 10 min.',
          fr: 'Enfournez 10 min : craquelés, et encore mous au milieu. Laissez refroidir 10 min sur la plaque.',
          cook: 10,
          wait: 10,
        },
      ],
    },
  ],
}

export const biscotti: Dish = {
  id: 'biscotti',
  of: 'cookies',
  course: 'snack',
  alsoAs: ['dessert'],
  cuisines: ['italian', 'french'],
  suits: ['packed', 'ahead', 'christmas', 'tea', 'party'],
  names: {
    en: ['biscotti', 'cantucci', 'cantuccini', 'almond biscotti'],
    fr: ['biscotti', 'cantucci', 'cantuccini', 'croquants aux amandes'],
  },
  noun: { en: 'biscotti', fr: 'des cantucci' },
  serves: 8,
  instead: ['cookies', 'shortbread'],
  ways: [
    {
      hero: ['nut', 'zest'],
      oven: true,
      whole: 'egg',
      slots: {
        egg: { ...eggs, amount: 0.25 },
        sugar: { ...crystalSugar, amount: 20 },
        zest: { first: ['orange', 'lemon'], optional: true, amount: [0.12, 'piece'], prep: zested },
        flour: [flour, 32],
        raising: { first: ['baking-powder', 'gluten-free-baking-powder'], optional: true, amount: [0.12, 'tsp'] },
        salt: pinchOfSalt,
        nut: {
          takes: ['nut', 'dried-fruit', 'chocolate', 'seed'],
          vary: ['almond', 'pistachio', 'hazelnut', 'pumpkin-seed'],
          upTo: 2,
          amount: [16, 'g'],
          prep: { en: '', fr: '' },
        },
      },
      titles: [
        { en: 'Biscotti with {nut:bare}[ and {zest:bare}]', fr: 'Cantucci {nut:at}[, {zest:bare}]' },
        { en: 'Twice-baked {nut:title} biscotti', fr: 'Croquants {nut:at}, deux fois cuits' },
      ],
      descriptions: [
        {
          en: 'Baked twice and hard on purpose: they are waiting to be dipped.',
          fr: 'Cuits deux fois et durs exprès : ils attendent qu’on les trempe.',
        },
        {
          en: 'They keep for a month in a tin, if nobody knows which.',
          fr: 'Ils se gardent un mois en boîte, si personne ne sait laquelle.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 180 °C. Whisk {egg} with {sugar}[ and the grated zest of {zest}] for 3 min. Stir in {flour+raising+salt}, then {nut}, to a sticky dough.',
          fr: 'Préchauffez le four à 180 °C. Fouettez {egg} avec {sugar}[ et le zeste râpé {zest:ofThe}] 3 min. Ajoutez {flour+raising+salt}, puis {nut}, pour une pâte collante.',
        },
        {
          en: 'With floured hands, shape into logs 5 cm wide on {tray}, lined. Bake for 25 min, until firm and gold. Leave for 10 min.',
          fr: 'Les mains farinées, façonnez des boudins aplatis de 5 cm de large sur {tray}. Enfournez 25 min : fermes et dorés. Attendez 10 min.',
          cook: 25,
          wait: 10,
        },
        {
          en: 'Cut slantwise into slices 1.5 cm thick, lay them flat and bake at 150 °C for 16 min, turning once, until dry.',
          fr: 'Coupez en biais des tranches de 1,5 cm, posez-les à plat et enfournez 16 min à 150 °C en retournant une fois : bien secs.',
          cook: 16,
        },
      ],
    },
  ],
}

export const vanillekipferl: Dish = {
  id: 'vanillekipferl',
  of: 'shortbread',
  course: 'snack',
  alsoAs: ['dessert'],
  cuisines: ['german'],
  suits: ['christmas', 'ahead', 'tea', 'party'],
  names: {
    en: [
      'vanillekipferl',
      'vanilla crescents',
      'kipferl',
      'almond crescents',
      'austrian crescent biscuits',
      'crescent cookies',
    ],
    fr: [
      'vanillekipferl',
      'croissants à la vanille',
      'kipferl',
      'croissants de lune à la vanille',
      'bredele à la vanille',
      'vanilla crescents',
    ],
  },
  noun: { en: 'vanilla crescents', fr: 'des croissants à la vanille' },
  serves: 10,
  instead: ['shortbread', 'cookies'],
  ways: [
    {
      hero: ['nut', 'vanilla'],
      oven: true,
      slots: {
        flour: [flour, 25],
        nut: { takes: ['ground-nut'], first: ['ground-almonds'], amount: [10, 'g'] },
        icing: { first: ['icing-sugar'], amount: [8, 'g'] },
        butter: {
          ...butter,
          first: ['butter', 'vegan-butter'],
          amount: 20,
          prep: { en: 'cold, cubed', fr: 'froid·, coupé· en dés' },
        },
        vanilla: { first: ['vanilla'], optional: true, amount: [0.15, 'tsp'] },
        salt: pinchOfSalt,
        dust: { ...dustSugar, amount: [6, 'g'] },
      },
      titles: [
        { en: 'Crescents with {nut:bare}[ and {vanilla:bare}]', fr: 'Petits croissants {nut:at}[ et {vanilla:at}]' },
        { en: 'Vanillekipferl, pale and crumbling', fr: 'Vanillekipferl qui fondent sous la langue' },
      ],
      descriptions: [
        {
          en: 'They come out of the oven as pale as they went in, and break at a look.',
          fr: 'Ils sortent du four aussi pâles qu’ils y sont entrés, et cassent d’un regard.',
        },
        {
          en: 'In Vienna, Advent starts with the first broken one, which is eaten standing.',
          fr: 'À Vienne, l’Avent commence au premier qui casse : on le mange debout.',
        },
      ],
      prep: 35,
      steps: [
        {
          en: 'Rub {butter} into {flour+nut+icing+salt}[ with {vanilla}], bring together quickly and chill for 1 h.',
          fr: 'Sablez {butter} avec {flour+nut+icing+salt}[ et {vanilla}], amalgamez vite et laissez 1 h au frais.',
          wait: 60,
        },
        {
          en: 'Heat the oven to 170 °C. Roll into a rope, cut into pieces of 12 g, shape into crescents and set on {tray}, lined.',
          fr: 'Préchauffez le four à 170 °C. Roulez en boudin, coupez en morceaux de 12 g, façonnez en croissants et posez sur {tray}.',
        },
        {
          en: 'Bake for 12 min, until just coloured at the tips. Leave on the tray for 5 min[, then dust with {dust} while warm].',
          fr: 'Enfournez 12 min : les pointes à peine colorées. Laissez 5 min sur la plaque[, puis saupoudrez {dust:of} encore tièdes].',
          cook: 12,
          wait: 5,
        },
      ],
    },
  ],
}

export const linzerCookies: Dish = {
  id: 'linzer-cookies',
  of: 'shortbread',
  course: 'snack',
  alsoAs: ['dessert'],
  cuisines: ['german', 'french'],
  suits: ['christmas', 'children', 'tea', 'party'],
  names: {
    en: [
      'linzer cookies',
      'linzer biscuits',
      'jammie dodgers',
      'jam sandwich biscuits',
      'jam biscuits',
      'jam cookies',
      'empire biscuits',
    ],
    fr: [
      'sablés à la confiture',
      'biscuits linzer',
      'lunettes à la confiture',
      'lunettes de Romans',
      'sablés lunettes',
      'biscuits à la confiture',
      'linzer cookies',
      'jammie dodgers',
      'empire biscuits',
    ],
  },
  noun: { en: 'Linzer biscuits', fr: 'des sablés à la confiture' },
  serves: 8,
  instead: ['shortbread', 'cookies'],
  ways: [
    {
      hero: ['jam'],
      oven: true,
      whole: 'egg',
      slots: {
        flour: [flour, 28],
        nut: {
          takes: ['ground-nut'],
          first: ['ground-almonds', 'plain-flour', 'gluten-free-flour-mix'],
          again: true,
          optional: true,
          amount: [9, 'g'],
        },
        sugar: { first: ['icing-sugar', 'sugar'], amount: [12, 'g'] },
        butter: {
          ...butter,
          first: ['butter', 'vegan-butter'],
          amount: 17,
          prep: { en: 'cold, cubed', fr: 'froid·, coupé· en dés' },
        },
        egg: { ...eggs, first: ['egg', 'soy-yoghurt', 'yoghurt', 'oat-milk', 'rice-milk'], amount: 0.125, share: 0.06 },
        spice: { takes: ['sweet-spice'], first: ['cinnamon', 'vanilla'], optional: true },
        salt: pinchOfSalt,
        jam: { takes: ['jam'], first: ['jam'], amount: [14, 'g'] },
        dust: dustSugar,
      },
      titles: [
        { en: 'Linzer biscuits with {jam:bare}', fr: 'Sablés lunettes {jam:at}' },
        { en: 'Biscuits with a window of {jam:bare}', fr: 'Petits sablés {jam:at}' },
      ],
      descriptions: [
        {
          en: 'Two biscuits, one window, and something red looking out.',
          fr: 'Deux sablés, une fenêtre, et quelqu’un de rouge qui regarde dehors.',
        },
        {
          en: 'They are better on the second day, when the jam has made peace with the crumb.',
          fr: 'Meilleurs le lendemain, quand la confiture a fait la paix avec le sablé.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Rub {butter} into {flour+nut+sugar+spice+salt}, bind with {egg}, flatten and chill for 45 min.',
          fr: 'Sablez {butter} avec {flour+nut+sugar+spice+salt}, liez avec {egg}, aplatissez et laissez 45 min au frais.',
          wait: 45,
        },
        {
          en: 'Heat the oven to 175 °C. Roll out 3 mm thick, cut out rounds of 6 cm, cut a small window in half of them and set on {tray}, lined. Bake for 11 min, until pale gold, and leave to cool.',
          fr: 'Préchauffez le four à 175 °C. Étalez sur 3 mm, découpez des ronds de 6 cm, percez une petite fenêtre dans la moitié et posez sur {tray}. Enfournez 11 min : blond doré. Laissez refroidir.',
          cook: 11,
          wait: 20,
        },
        {
          en: '[Dust the ones with a window with {dust}. ]Spread the others with {jam} and set the lids on top.',
          fr: '[Saupoudrez ceux qui ont une fenêtre {dust:of}. ]Tartinez les autres avec {jam} et posez les couvercles.',
        },
      ],
    },
  ],
}

export const speculaas: Dish = {
  id: 'speculaas',
  of: 'shortbread',
  course: 'snack',
  alsoAs: ['dessert'],
  cuisines: ['german', 'french'],
  suits: ['christmas', 'children', 'ahead', 'tea', 'packed'],
  names: {
    en: [
      'homemade speculoos',
      'speculaas',
      'spekulatius',
      'spiced biscuits',
      'spiced christmas biscuits',
      'pepparkakor',
      'pepperkaker',
      'ginger snaps',
      'gingersnaps',
      'ginger nuts',
      'piparkakut',
    ],
    fr: [
      'spéculoos maison',
      'spéculos',
      'speculaas',
      'pepparkakor',
      'biscuits aux épices',
      'sablés aux épices',
      'spekulatius',
    ],
  },
  noun: { en: 'spiced biscuits', fr: 'des spéculoos' },
  serves: 10,
  instead: ['shortbread', 'cookies'],
  ways: [
    {
      hero: ['spices'],
      oven: true,
      slots: {
        butter: { ...softButter, amount: 13 },
        sugar: { ...brownSugar, first: ['brown-sugar', 'sugar'], amount: 14 },
        syrup: {
          takes: ['syrup'],
          first: ['molasses', 'honey', 'maple-syrup'],
          optional: true,
          amount: [0.15, 'tbsp'],
        },
        spices: { takes: ['sweet-spice'], all: ['cinnamon', 'ground-ginger', 'nutmeg'], upTo: 4, share: 0.8 },
        flour: [flour, 25],
        soda: { first: ['bicarbonate', 'baking-powder'], optional: true, amount: [0.06, 'tsp'] },
        milk: { first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk', 'water'], amount: [4, 'ml'] },
        nut: { takes: ['nut'], first: ['almond'], optional: true, amount: [4, 'g'], prep: { en: '', fr: '' } },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Spiced biscuits with {spices:bare}', fr: 'Spéculoos {spices:at}' },
        { en: 'Thin, snapping spiced biscuits[ with {nut:bare}]', fr: 'Spéculoos de la Saint-Nicolas[ {nut:at}]' },
      ],
      descriptions: [
        {
          en: 'Roll them thin and bake them dark: what does not snap is not done.',
          fr: 'Étalez fin, cuisez brun : celui qui ne claque pas n’est pas cuit.',
        },
        {
          en: 'The sixth of December smells of this.',
          fr: 'Le 6 décembre a cette odeur-là.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Beat {butter+sugar+syrup+spices} for 2 min. Work in {flour+soda+salt} and {milk}, flatten, wrap and chill for 2 h.',
          fr: 'Travaillez {butter+sugar+syrup+spices} 2 min. Incorporez {flour+soda+salt} et {milk}, aplatissez, enveloppez et laissez 2 h au frais.',
          wait: 120,
        },
        {
          en: 'Heat the oven to 175 °C. Roll out 4 mm thick, cut out shapes or press into a mould and set on {tray}, lined.[ Press {nut} on top.]',
          fr: 'Préchauffez le four à 175 °C. Étalez sur 4 mm, découpez des formes ou pressez dans un moule en bois et posez sur {tray}.[ Pressez {nut} dessus.]',
        },
        {
          en: 'Bake for 13 min, until brown at the edges. Cool on a rack for 20 min: they snap once they are cold.',
          fr: 'Enfournez 13 min : les bords bien bruns. Laissez refroidir 20 min sur une grille : ils croquent une fois froids.',
          cook: 13,
          wait: 20,
        },
      ],
    },
  ],
}

export const alfajores: Dish = {
  id: 'alfajores',
  of: 'shortbread',
  course: 'snack',
  alsoAs: ['dessert'],
  cuisines: ['south-american'],
  suits: ['party', 'children', 'tea', 'birthday'],
  names: {
    en: ['alfajores', 'alfajor', 'dulce de leche sandwich cookies'],
    fr: ['alfajores', 'alfajor', 'biscuits au dulce de leche'],
  },
  noun: { en: 'alfajores', fr: 'des alfajores' },
  serves: 10,
  instead: ['shortbread', 'cookies'],
  ways: [
    {
      hero: ['coconut', 'zest'],
      oven: true,
      whole: 'egg',
      slots: {
        butter: { ...softButter, amount: 10 },
        sugar: { ...crystalSugar, amount: 8 },
        egg: { ...eggs, amount: 0.2, prep: { en: 'yolks only', fr: 'les jaunes seulement' } },
        zest: { first: ['lemon', 'orange'], optional: true, amount: [0.1, 'piece'], prep: zested },
        vanilla,
        starch: { first: ['cornflour', 'potato-starch'], amount: [15, 'g'] },
        flour: [flour, 12],
        raising: {
          first: ['baking-powder', 'gluten-free-baking-powder', 'bicarbonate'],
          optional: true,
          amount: [0.08, 'tsp'],
        },
        condensed: { first: ['condensed-milk'], amount: [30, 'g'] },
        salt: pinchOfSalt,
        coconut: { takes: ['coconut'], first: ['desiccated-coconut'], optional: true, amount: [3, 'g'] },
      },
      titles: [
        { en: 'Alfajores[ rolled in {coconut:bare}]', fr: 'Alfajores[ {coconut:at}]' },
        { en: 'Melting alfajores[ with {zest:bare}]', fr: 'Alfajores fondants[ {zest:at}]' },
      ],
      descriptions: [
        {
          en: 'Two biscuits too tender to stand alone, and the caramel that holds them up.',
          fr: 'Deux biscuits trop tendres pour tenir seuls, et le caramel de lait qui les soutient.',
        },
        {
          en: 'Buenos Aires eats a million of them a day; one sees why.',
          fr: 'Buenos Aires en mange un million par jour ; on comprend vite.',
        },
      ],
      prep: 40,
      steps: [
        {
          en: 'Beat {butter+sugar} for 3 min, beat in {egg+vanilla}[ and the grated zest of {zest}], then work in {starch+flour+raising}. Flatten and chill for 45 min.',
          fr: 'Battez {butter+sugar} 3 min, incorporez {egg+vanilla}[ et le zeste râpé {zest:ofThe}], puis {starch+flour+raising}. Aplatissez et laissez 45 min au frais.',
          wait: 45,
        },
        {
          en: 'Meanwhile, cook {condensed}[ with {salt}] in a non-stick pan over low heat for 15 min, stirring all the time, until thick and the colour of caramel. Leave to cool.',
          fr: 'Pendant ce temps, faites cuire {condensed}[ avec {salt}] 15 min à feu doux dans une casserole antiadhésive, sans cesser de remuer : épais et couleur caramel. Laissez refroidir.',
          cook: 15,
        },
        {
          en: 'Heat the oven to 170 °C. Roll out 5 mm thick, cut out rounds of 5 cm, set on {tray}, lined, and bake for 10 min: they must stay pale. Cool for 20 min.',
          fr: 'Préchauffez le four à 170 °C. Étalez sur 5 mm, découpez des ronds de 5 cm, posez sur {tray} et enfournez 10 min : ils doivent rester pâles. Laissez refroidir 20 min.',
          cook: 10,
          wait: 20,
        },
        {
          en: 'Sandwich in pairs with the caramel[ and roll the edges in {coconut}].',
          fr: 'Assemblez deux par deux avec le caramel[ et roulez la tranche dans {coconut}].',
        },
      ],
    },
  ],
}

export const amaretti: Dish = {
  id: 'amaretti',
  of: 'macarons',
  course: 'snack',
  alsoAs: ['dessert'],
  cuisines: ['italian'],
  suits: ['party', 'christmas', 'tea', 'ahead'],
  uses: ['egg-whites'],
  names: {
    en: [
      'homemade amaretti',
      'amaretti',
      'soft amaretti',
      'amaretti cookies',
      'ricciarelli',
      'almond macaroons',
      'italian almond biscuits',
    ],
    fr: [
      'amaretti maison',
      'amaretti',
      'ricciarelli',
      'macarons de Nancy',
      "macarons à l'ancienne",
      'biscuits italiens aux amandes',
      'amaretti cookies',
    ],
  },
  noun: { en: 'amaretti', fr: 'des amaretti' },
  serves: 8,
  instead: ['macarons', 'financiers', 'cookies'],
  ways: [
    {
      hero: ['almond', 'zest'],
      oven: true,
      whole: 'egg',
      slots: {
        almond: { first: ['ground-almonds'], amount: [28, 'g'] },
        sugar: { ...crystalSugar, amount: 22 },
        egg: { first: ['egg'], amount: [0.25, 'piece'], prep: { en: 'whites only', fr: 'les blancs seulement' } },
        zest: { takes: ['citrus'], vary: ['lemon', 'orange'], optional: true, amount: [0.12, 'piece'], prep: zested },
        icing: { first: ['icing-sugar'], optional: true, amount: [6, 'g'] },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Soft amaretti[ with {zest:bare}]', fr: 'Amaretti moelleux[ {zest:at}]' },
        { en: 'Crackled amaretti[ with {zest:bare}]', fr: 'Amaretti craquelés[ {zest:at}]' },
      ],
      descriptions: [
        {
          en: 'Three things and no flour: a crust that cracks, a heart of marzipan.',
          fr: 'Trois choses et pas de farine : une croûte qui craque, un cœur de pâte d’amande.',
        },
        {
          en: 'The best end there is for two egg whites.',
          fr: 'La plus belle fin qui soit pour deux blancs.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 160 °C. Whisk {egg}[ with {salt}] to soft peaks. Fold in {almond+sugar}[ and the grated zest of {zest}] to a thick, sticky paste and chill for 20 min.',
          fr: 'Préchauffez le four à 160 °C. Montez {egg}[ avec {salt}] en neige souple. Incorporez {almond+sugar}[ et le zeste râpé {zest:ofThe}], pour une pâte épaisse et collante, et laissez 20 min au frais.',
          wait: 20,
        },
        {
          en: 'With damp hands, roll into balls the size of a walnut[, turn them in {icing}] and set well apart on {tray}, lined.',
          fr: 'Les mains humides, roulez en boules de la taille d’une noix[, enrobez {icing:of}] et espacez sur {tray}.',
        },
        {
          en: 'Bake for 18 min, until cracked and barely gold. Leave on the tray for 15 min: they are soft when hot.',
          fr: 'Enfournez 18 min : craquelés, à peine dorés. Laissez 15 min sur la plaque : chauds, ils sont encore mous.',
          cook: 18,
          wait: 15,
        },
      ],
    },
  ],
}

export const languesDeChat: Dish = {
  id: 'langues-de-chat',
  of: 'cookies',
  course: 'snack',
  alsoAs: ['dessert'],
  cuisines: ['french'],
  suits: ['tea', 'party', 'cheap'],
  uses: ['egg-whites'],
  names: {
    en: ['langues de chat', "cat's tongues", 'cat tongue biscuits', 'tuiles', 'almond tuiles', 'tuile biscuits'],
    fr: ['langues de chat', 'langue de chat', 'tuiles', 'tuiles aux amandes', 'tuile'],
  },
  noun: { en: 'langues de chat', fr: 'des langues de chat' },
  serves: 6,
  instead: ['shortbread', 'cookies'],
  ways: [
    {
      hero: ['nut', 'vanilla'],
      oven: true,
      whole: 'egg',
      slots: {
        butter: { ...softButter, amount: 10 },
        icing: { first: ['icing-sugar', 'sugar'], amount: [14, 'g'] },
        egg: { first: ['egg'], amount: [0.33, 'piece'], prep: { en: 'whites only', fr: 'les blancs seulement' } },
        vanilla,
        flour: [flour, 11],
        nut: { takes: ['nut'], first: ['almond'], optional: true, amount: [5, 'g'], prep: { en: '', fr: '' } },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Langues de chat[ with {nut:bare}]', fr: 'Langues de chat[ {nut:at}]' },
        { en: 'Thin, crisp langues de chat', fr: 'Langues de chat toutes fines' },
      ],
      descriptions: [
        {
          en: 'As thin as they spread, brown only at the rim, and silent until bitten.',
          fr: 'Aussi fines qu’elles s’étalent, brunes sur le bord seulement, muettes jusqu’à la dent.',
        },
        {
          en: 'Laid over a rolling pin while hot, they become tuiles.',
          fr: 'Posées chaudes sur un rouleau, les voilà tuiles.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 190 °C. Beat {butter+icing} until pale, stir in {egg+vanilla}, then {flour+salt}, until smooth.',
          fr: 'Préchauffez le four à 190 °C. Travaillez {butter+icing} en crème, ajoutez {egg+vanilla}, puis {flour+salt}, pour une pâte lisse.',
        },
        {
          en: 'Pipe strips of 6 cm, well apart, onto {tray}, lined.[ Scatter with {nut}.]',
          fr: 'Dressez à la poche des bâtonnets de 6 cm, bien espacés, sur {tray}.[ Parsemez {nut:of}.]',
        },
        {
          en: 'Bake for 8 min, until brown at the rim and pale in the middle. Lift off at once and cool for 10 min.',
          fr: 'Enfournez 8 min : le bord brun, le cœur pâle. Décollez aussitôt et laissez refroidir 10 min.',
          cook: 8,
          wait: 10,
        },
      ],
    },
  ],
}
