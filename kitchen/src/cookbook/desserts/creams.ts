import { cream, crystalSugar, eggs, milk, pinchOfSalt, sugar, zested } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'

const yolks = { en: 'yolks only', fr: 'les jaunes seulement' }

export const cremeBrulee: Dish = {
  id: 'creme-brulee',
  of: 'panna-cotta',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['fancy', 'ahead'],
  uses: ['egg-yolks'],
  names: {
    en: ['creme brulee', 'crème brûlée', 'burnt cream', 'baked custard'],
    fr: ['crème brûlée', 'creme brulee', 'crème brulée', 'crèmes brûlées'],
  },
  noun: { en: 'a crème brûlée', fr: 'une crème brûlée' },
  serves: 4,
  instead: ['panna-cotta', 'rice-pudding'],
  ways: [
    {
      hero: ['flavour'],
      slots: {
        cream: { ...cream, amount: 90, first: ['cream', 'soy-cream', 'oat-cream', 'coconut-milk'] },
        milk: [milk, 30],
        flavour: {
          takes: ['sweet-spice', 'citrus', 'coffee'],
          first: ['vanilla'],
          amount: [0.25, 'tsp'],
          share: 0.5,
          optional: true,
        },
        egg: { ...eggs, amount: 1.25, prep: yolks },
        sugar: [crystalSugar, 18],
        topping: { first: ['brown-sugar', 'sugar'], amount: [8, 'g'], optional: true },
      },
      titles: [
        { en: '{flavour:title} crème brûlée', fr: 'Crème brûlée[ {flavour:at}]' },
        { en: 'Crème brûlée that cracks[ with {flavour:bare}]', fr: 'Crème brûlée qui craque' },
      ],
      descriptions: [
        {
          en: 'Cold and silky beneath, hot glass above: the first tap of the spoon is the best part.',
          fr: 'Dessous, la soie froide ; dessus, le verre brûlant : le premier coup de cuillère est le meilleur.',
        },
        {
          en: 'Set it low and slow the day before, and burn it only when everybody is watching.',
          fr: 'À cuire tout doucement la veille, à brûler seulement quand tout le monde regarde.',
        },
      ],
      prep: 15,
      whole: 'egg',
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 100 °C. Warm {cream+milk}[ with {flavour}] until steaming.',
          fr: "Préchauffez le four à 100 °C. Faites chauffer {cream+milk}[ avec {flavour}] jusqu'aux premières vapeurs.",
          cook: 5,
        },
        {
          en: 'Stir the yolks of {egg} with {sugar}, without making froth, pour in the hot liquid and strain. Fill {ramekins} three quarters full.',
          fr: 'Mélangez les jaunes {egg:of} avec {sugar} sans faire mousser, versez le liquide chaud et filtrez. Remplissez {ramekins} aux trois quarts.',
        },
        {
          en: 'Bake for 55 min, until set at the rim and trembling in the middle. Cool, then chill for at least 3 h.',
          fr: 'Enfournez 55 min : pris au bord, tremblant au centre. Laissez refroidir, puis au moins 3 h au frais.',
          cook: 55,
          wait: 180,
        },
        {
          en: 'Pat dry, scatter evenly with {topping} and caramelise with a blowtorch, or for 2 min under a very hot grill. Wait for 2 min before serving.',
          fr: 'Épongez la surface, saupoudrez régulièrement {topping:of} et caramélisez au chalumeau, ou 2 min sous un gril très chaud. Attendez 2 min avant de servir.',
          cook: 2,
        },
      ],
    },
  ],
}

export const cremeCaramel: Dish = {
  id: 'creme-caramel',
  of: 'panna-cotta',
  course: 'dessert',
  cuisines: ['french', 'spanish'],
  suits: ['ahead', 'soft'],
  names: {
    en: ['creme caramel', 'crème caramel', 'caramel flan', 'caramel custard'],
    fr: ['crème caramel', 'flan au caramel', 'crème renversée', 'œufs au lait', 'flan aux œufs', 'creme caramel'],
  },
  noun: { en: 'a crème caramel', fr: 'une crème caramel' },
  serves: 6,
  instead: ['panna-cotta', 'rice-pudding'],
  ways: [
    {
      hero: ['flavour'],
      slots: {
        caramel: [crystalSugar, 33],
        milk: { ...milk, amount: 110, first: ['milk', 'soy-milk', 'oat-milk', 'almond-milk', 'rice-milk'] },
        flavour: {
          takes: ['sweet-spice', 'citrus', 'coffee'],
          first: ['vanilla'],
          optional: true,
          amount: [0.17, 'tsp'],
          share: 0.4,
        },
        egg: [eggs, 0.67],
      },
      titles: [
        { en: 'Trembling caramel custard[ with {flavour:bare}]', fr: 'Flan au caramel[ {flavour:at}]' },
        { en: 'Family caramel custard', fr: 'Flan renversé des familles' },
      ],
      descriptions: [
        {
          en: 'Four things from the cupboard and a bath of hot water: the oldest magic trick of home cooking.',
          fr: "Trois fois rien et un bain d'eau chaude : le plus vieux tour de magie de la cuisine de famille.",
        },
        {
          en: 'It slides out with a sigh, in a puddle of its own amber.',
          fr: "Elle se démoule dans un soupir, sur une flaque d'ambre.",
        },
      ],
      prep: 15,
      whole: 'egg',
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 150 °C. Melt half of {caramel} in a dry pan for about 5 min, until dark amber, and pour at once into {ramekins}, tilting to coat the bottom.',
          fr: "Préchauffez le four à 150 °C. Faites fondre la moitié {caramel:ofThe} à sec dans une casserole, environ 5 min, jusqu'à un caramel ambré, et versez aussitôt dans {ramekins} en inclinant pour napper le fond.",
          cook: 5,
        },
        {
          en: 'Bring {milk} to a simmer with the rest of {caramel}[ and {flavour}]. Beat {egg} gently, pour the hot liquid over, stirring, and strain into the ramekins.',
          fr: 'Portez {milk} à frémissement avec le reste {caramel:ofThe}[ et {flavour}]. Battez {egg} sans faire mousser, versez le liquide chaud en remuant et filtrez dans les ramequins.',
          cook: 5,
        },
        {
          en: 'Stand in a deep dish, pour in hot water to halfway and bake for 40 min, until barely set. Chill for 3 h, run a knife round and turn out.',
          fr: "Posez dans un plat creux, versez de l'eau chaude à mi-hauteur et enfournez 40 min, jusqu'à ce que le flan soit à peine pris. Laissez 3 h au frais, passez une lame et démoulez.",
          cook: 40,
          wait: 180,
        },
      ],
    },
  ],
}

export const pannaCotta: Dish = {
  id: 'panna-cotta',
  course: 'dessert',
  cuisines: ['italian'],
  suits: ['fancy', 'summer', 'ahead', 'soft'],
  names: {
    en: ['panna cotta', 'pannacotta', 'set cream', 'blancmange', 'creamy dessert'],
    fr: ['panna cotta', 'pannacotta', 'panacotta', 'crème dessert', 'flan'],
  },
  noun: { en: 'a panna cotta', fr: 'une panna cotta' },
  serves: 4,
  instead: ['rice-pudding', 'fruit-salad'],
  ways: [
    {
      hero: ['fruit', 'flavour'],
      slots: {
        cream: { ...cream, amount: 80, first: ['cream', 'coconut-milk', 'soy-cream', 'oat-cream'] },
        milk: [milk, 45],
        sugar: [sugar, 14],
        flavour: { takes: ['sweet-spice', 'citrus', 'coffee'], first: ['vanilla'], optional: true, share: 0.8 },
        gelatine: { first: ['gelatine'], optional: true, amount: [0.75, 'leaf'] },
        agar: { first: ['agar'], without: 'gelatine', amount: [0.25, 'tsp'] },
        fruit: {
          takes: ['berry', 'soft-fruit', 'orchard-fruit'],
          vary: ['raspberry', 'strawberry', 'mango', 'blackberry'],
          upTo: 2,
          optional: true,
          share: 0.8,
        },
      },
      titles: [
        { en: 'Panna cotta with {fruit+flavour:bare}', fr: 'Panna cotta {fruit+flavour:at}' },
        { en: '{flavour:title} panna cotta[ with {fruit:bare}]', fr: 'Panna cotta tremblante {fruit:at}' },
      ],
      descriptions: [
        {
          en: 'It should quiver when the plate is set down, and be gone before it stops.',
          fr: "Elle doit trembler quand on pose l'assiette, et avoir disparu avant de s'arrêter.",
        },
        {
          en: 'Ten minutes at the stove, an evening in the fridge: the easiest elegant thing there is.',
          fr: 'Dix minutes de casserole, une soirée de frigo : le plus simple des desserts élégants.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Soak {gelatine} in cold water for 5 min. Warm {cream+milk} with {sugar+flavour} and bring just to a simmer.',
          fr: "Faites tremper {gelatine} 5 min dans de l'eau froide. Chauffez {cream+milk} avec {sugar+flavour} jusqu'au premier frémissement.",
          cook: 5,
          if: 'gelatine',
        },
        {
          en: 'Off the heat, stir in the leaves, squeezed dry, until they have melted. Strain into {glasses}.',
          fr: 'Hors du feu, ajoutez les feuilles bien essorées et remuez pour les dissoudre. Filtrez dans {glasses}.',
          if: 'gelatine',
        },
        {
          en: 'Whisk {agar} into {cream+milk} with {sugar+flavour}, bring to the boil and simmer for 2 min, whisking. Strain into {glasses}.',
          fr: 'Délayez {agar} dans {cream+milk} avec {sugar+flavour}, portez à ébullition et laissez frémir 2 min en fouettant. Filtrez dans {glasses}.',
          cook: 5,
          if: 'agar',
        },
        {
          en: 'Cool and chill for 4 h, until set.[ Crush half of {fruit} lightly and spoon everything over.]',
          fr: 'Laissez refroidir, puis prendre 4 h au frais.[ Écrasez légèrement la moitié {fruit:ofThe} et nappez du tout.]',
          wait: 240,
        },
      ],
    },
  ],
}

export const ricePudding: Dish = {
  id: 'rice-pudding',
  of: 'panna-cotta',
  course: 'dessert',
  alsoAs: ['breakfast'],
  cuisines: ['french', 'british'],
  suits: ['cosy', 'one-pot', 'ahead', 'cheap', 'soft'],
  names: {
    en: ['rice pudding', 'creamed rice', 'arroz con leche', 'kheer'],
    fr: ['riz au lait', 'riz au lait maison', 'teurgoule'],
  },
  noun: { en: 'a rice pudding', fr: 'un riz au lait' },
  serves: 4,
  instead: ['porridge', 'fruit-salad'],
  ways: [
    {
      hero: ['flavour', 'fruit'],
      slots: {
        rice: { takes: ['rice'], first: ['pudding-rice', 'risotto-rice', 'sushi-rice'], amount: [40, 'g'] },
        milk: {
          ...milk,
          amount: 240,
          first: ['milk', 'oat-milk', 'soy-milk', 'almond-milk', 'coconut-milk', 'rice-milk'],
        },
        sugar: [sugar, 14],
        flavour: { takes: ['sweet-spice', 'citrus'], first: ['vanilla', 'cinnamon'], optional: true },
        salt: pinchOfSalt,
        fruit: {
          takes: ['orchard-fruit', 'berry', 'soft-fruit', 'dried-fruit', 'nut', 'jam', 'chocolate'],
          optional: true,
          upTo: 2,
          share: 0.5,
        },
      },
      titles: [
        { en: 'Slow rice pudding[ with {flavour+fruit:bare}]', fr: 'Riz {milk:at}[, {flavour+fruit:at}]' },
        { en: 'Stovetop rice pudding[ with {fruit:bare}]', fr: 'Riz {milk:at} tout doux[, {fruit:at}]' },
      ],
      descriptions: [
        {
          en: 'Three quarters of an hour of murmuring on the back burner, and the house smells of being eight years old.',
          fr: "Trois quarts d'heure de murmure sur le coin du feu, et la maison sent l'enfance.",
        },
        {
          en: 'Lukewarm with a big spoon, or cold from the fridge at midnight.',
          fr: 'Tiède, à la grande cuillère, ou glacé, debout devant le frigo à minuit.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Boil {rice} in water for 2 min and drain.',
          fr: "Faites bouillir {rice} 2 min à l'eau et égouttez.",
          cook: 3,
        },
        {
          en: 'Bring {milk} to a simmer in a heavy pan[ with {flavour+salt}]. Tip in {rice} and cook over the lowest heat for 40 min, stirring more and more often.',
          fr: 'Portez {milk} à frémissement dans une casserole épaisse[ avec {flavour+salt}]. Versez {rice} et laissez cuire 40 min à feu très doux, en remuant de plus en plus souvent.',
          cook: 40,
        },
        {
          en: 'Stir in {sugar} for the last 5 min, while it is still a little loose: it thickens as it cools.[ Serve with {fruit}.]',
          fr: "Ajoutez {sugar} les 5 dernières minutes, tant que l'ensemble est encore un peu fluide : il épaissit en refroidissant.[ Servez avec {fruit}.]",
        },
      ],
    },
  ],
}

export const chocolateMousse: Dish = {
  id: 'chocolate-mousse',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['fancy', 'party', 'ahead', 'birthday', 'soft'],
  names: {
    en: ['chocolate mousse', 'mousse', 'mousse au chocolat', 'choc mousse'],
    fr: ['mousse au chocolat', 'mousse', 'mousse chocolat'],
  },
  noun: { en: 'a chocolate mousse', fr: 'une mousse au chocolat' },
  serves: 4,
  instead: ['chocolate-fondant', 'panna-cotta'],
  ways: [
    {
      hero: ['chocolate'],
      slots: {
        chocolate: { takes: ['chocolate'], first: ['dark-chocolate'], amount: [35, 'g'] },
        egg: { ...eggs, amount: 1, prep: { en: 'very fresh, separated', fr: 'extra-frais, blancs et jaunes séparés' } },
        sugar: { first: ['sugar', 'icing-sugar', 'brown-sugar'], optional: true, amount: [5, 'g'] },
        extra: {
          takes: ['coffee', 'citrus', 'hot-spice', 'sweet-spice', 'spirit'],
          optional: true,
          share: 0.2,
          prep: zested,
        },
        salt: pinchOfSalt,
      },
      titles: [
        { en: '{chocolate:title} mousse[ with {extra:bare}]', fr: 'Mousse {chocolate:at}[ et {extra:at}]' },
        { en: 'The plainest {chocolate:title} mousse', fr: 'La vraie mousse {chocolate:at}' },
      ],
      descriptions: [
        {
          en: 'Two ingredients and a strong arm. The eggs stay raw: take very fresh ones, eat it within a day, and leave it out for the pregnant and the very young.',
          fr: 'Deux ingrédients et un bon coup de fouet. Les œufs restent crus : prenez-les extra-frais, mangez-la dans la journée, et évitez-la pour les femmes enceintes et les tout-petits.',
        },
        {
          en: 'Bitter, airy and served from one big bowl. As the eggs are not cooked, use the freshest and keep it cold for a day at most.',
          fr: 'Amère, aérienne, servie dans un grand saladier. Comme les œufs ne cuisent pas, choisissez-les extra-frais et gardez-la un jour au plus, bien au froid.',
        },
      ],
      prep: 20,
      whole: 'egg',
      steps: [
        {
          en: 'Gently melt {chocolate} over hot water[ with {extra}] and leave until just lukewarm. Stir in the yolks of {egg} one by one.',
          fr: 'Faites fondre doucement {chocolate} au bain-marie[ avec {extra}] et laissez tiédir. Incorporez les jaunes {egg:of} un par un.',
          cook: 5,
        },
        {
          en: 'Whisk the whites[ with {salt}] to soft peaks[, then with {sugar} until glossy]. Beat a third into the bowl, then fold in the rest slowly.',
          fr: 'Montez les blancs[ avec {salt}] en neige souple[, puis avec {sugar} pour les faire briller]. Mélangez-en un tiers vivement, puis incorporez le reste avec lenteur.',
        },
        {
          en: 'Spoon into {glasses} or one bowl and chill for 4 h.',
          fr: 'Versez dans {glasses} ou un grand saladier et laissez 4 h au frais.',
          wait: 240,
        },
      ],
    },
    {
      id: 'eggless',
      standsIn: true,
      hero: ['chocolate'],
      slots: {
        chocolate: { takes: ['chocolate'], first: ['dark-chocolate'], amount: [35, 'g'] },
        foam: {
          first: ['aquafaba', 'cream', 'coconut-milk'],
          amount: [35, 'ml'],
          prep: { en: 'cold', fr: 'bien froid·' },
        },
        sugar: { first: ['sugar', 'icing-sugar', 'brown-sugar'], optional: true, amount: [6, 'g'] },
        lemon: { first: ['lemon', 'cider-vinegar'], optional: true, amount: [0.06, 'piece'], share: 0.3 },
        extra: {
          takes: ['coffee', 'citrus', 'hot-spice', 'sweet-spice', 'spirit'],
          optional: true,
          share: 0.2,
          prep: zested,
        },
      },
      titles: [{ en: '{chocolate:title} mousse without eggs', fr: 'Mousse {chocolate:at} sans œuf' }],
      descriptions: [
        {
          en: 'A foam you would not believe, whisked to peaks: airy, bitter and safe for everyone.',
          fr: 'Une mousse montée sans œuf, aérienne, amère et bonne pour tout le monde.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Melt {chocolate} over hot water[ with {extra}] and leave until barely warm.',
          fr: 'Faites fondre {chocolate} au bain-marie[ avec {extra}] et laissez presque refroidir.',
          cook: 5,
        },
        {
          en: 'Whisk {foam}[ with a few drops of {lemon:some}] on high speed for 6–8 min, until it holds its shape[, then add {sugar} and whisk until glossy].',
          fr: "Fouettez {foam}[ avec quelques gouttes {lemon:some}] 6 à 8 min à grande vitesse, jusqu'à ce que cela tienne[, puis ajoutez {sugar} et fouettez pour faire briller].",
        },
        {
          en: 'Fold a third into the bowl, then the rest, slowly. Spoon into {glasses} and chill for 4 h.',
          fr: 'Incorporez-en un tiers, puis le reste avec lenteur. Versez dans {glasses} et laissez 4 h au frais.',
          wait: 240,
        },
      ],
    },
  ],
}

export const tiramisu: Dish = {
  id: 'tiramisu',
  of: 'chocolate-mousse',
  course: 'dessert',
  cuisines: ['italian'],
  suits: ['party', 'fancy', 'ahead', 'crowd'],
  names: { en: ['tiramisu', 'tiramisù', 'tiramisou'], fr: ['tiramisu', 'tiramisù', 'tiramissu', 'tiramisou'] },
  noun: { en: 'a tiramisu', fr: 'un tiramisu' },
  serves: 6,
  instead: ['cheesecake', 'chocolate-mousse', 'panna-cotta'],
  ways: [
    {
      hero: ['mascarpone', 'coffee'],
      slots: {
        egg: {
          ...eggs,
          amount: 0.5,
          prep: { en: 'very fresh, separated', fr: 'extra-frais, blancs et jaunes séparés' },
        },
        sugar: [crystalSugar, 14],
        mascarpone: { first: ['mascarpone', 'cream-cheese', 'ricotta'], amount: [42, 'g'] },
        coffee: {
          takes: ['coffee', 'berry'],
          first: ['coffee'],
          amount: [50, 'ml'],
          share: 0.7,
          prep: { en: '', fr: '' },
        },
        rum: { takes: ['spirit'], first: ['spirit'], optional: true, amount: [4, 'ml'], share: 0.25 },
        biscuit: { first: ['sponge-finger', 'speculoos', 'gluten-free-biscuit'], amount: [4, 'piece'], share: 1.2 },
        cocoa: { first: ['cocoa', 'dark-chocolate'], optional: true, amount: [0.25, 'tbsp'] },
      },
      titles: [
        { en: 'Tiramisu[ with {coffee:bare}]', fr: 'Tiramisu[ {coffee:at}]' },
        { en: 'Venetian tiramisu', fr: 'Tiramisu à la vénitienne' },
      ],
      descriptions: [
        {
          en: '"Pick me up", say the Venetians, and lick the spoon. The eggs are raw: very fresh ones, a cold fridge, and none of it for the pregnant or the very young.',
          fr: '« Remonte-moi », disent les Vénitiens en léchant la cuillère. Les œufs restent crus : extra-frais, toujours au froid, et rien pour les femmes enceintes ni les tout-petits.',
        },
        {
          en: 'It must spend a night in the fridge to become itself. It is made with uncooked eggs, so buy the freshest you can.',
          fr: "Il lui faut une nuit de frigo pour devenir lui-même. Les œufs n'y cuisent pas : prenez-les extra-frais.",
        },
      ],
      prep: 25,
      whole: 'egg',
      steps: [
        {
          en: 'Whisk the yolks of {egg} with {sugar} for 4 min, until nearly white. Fold in {mascarpone}. Whisk the whites to soft peaks and fold them in as well.',
          fr: 'Fouettez les jaunes {egg:of} avec {sugar} 4 min, pour un mélange presque blanc. Incorporez {mascarpone}. Montez les blancs en neige souple et ajoutez-les délicatement.',
        },
        {
          en: 'Pour {coffee}, cold, into a deep plate[ with {rum}]. Dip {biscuit} for a second on each side and line a dish.',
          fr: 'Versez {coffee}, froid, dans une assiette creuse[ avec {rum}]. Trempez {biscuit} une seconde par face et tapissez-en un plat.',
        },
        {
          en: 'Cover with half of the filling, repeat and chill for at least 6 h. Dust with {cocoa} just before serving.',
          fr: 'Couvrez de la moitié de la garniture, recommencez et laissez au moins 6 h au frais. Poudrez {cocoa:of} au moment de servir.',
          wait: 360,
          if: 'cocoa',
        },
        {
          en: 'Cover with half of the filling, repeat and chill for at least 6 h.',
          fr: 'Couvrez de la moitié de la garniture, recommencez et laissez au moins 6 h au frais.',
          wait: 360,
          unless: 'cocoa',
        },
      ],
    },
    {
      id: 'eggless',
      standsIn: true,
      hero: ['coffee', 'cream'],
      slots: {
        cream: {
          first: ['cream', 'coconut-milk'],
          amount: [60, 'ml'],
          prep: { en: 'well chilled', fr: 'bien froid·' },
        },
        base: {
          first: ['mascarpone', 'cream-cheese', 'silken-tofu', 'coconut-yoghurt'],
          amount: [40, 'g'],
          share: 0.6,
        },
        sugar: { first: ['icing-sugar', 'sugar'], amount: [0.75, 'tbsp'], share: 0.7 },
        coffee: { takes: ['coffee'], first: ['coffee', 'milk', 'oat-milk'], amount: [50, 'ml'] },
        rum: { takes: ['spirit'], first: ['spirit'], optional: true, amount: [4, 'ml'], share: 0.25 },
        biscuit: {
          first: ['speculoos', 'gluten-free-biscuit', 'gluten-free-bread', 'bread'],
          amount: [25, 'g'],
          share: 0.6,
        },
        cocoa: { first: ['cocoa', 'dark-chocolate'], optional: true, amount: [0.25, 'tbsp'] },
      },
      titles: [{ en: 'Tiramisu without eggs', fr: 'Tiramisu sans œuf' }],
      descriptions: [
        {
          en: 'Whipped instead of raw, with a little spice from the biscuits: nobody at the table will ask.',
          fr: 'Fouetté plutôt que cru : à table, personne ne posera de question.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Whip {cream} with {sugar} to soft peaks and fold into {base}, beaten smooth.',
          fr: 'Fouettez {cream} avec {sugar} pour obtenir une mousse souple et mélangez avec {base}, bien lissé{base·}.',
        },
        {
          en: 'Pour {coffee}, cold, into a deep plate[ with {rum}]. Dip {biscuit} in it briefly and layer twice with the filling in a dish.',
          fr: 'Versez {coffee}, froid, dans une assiette creuse[ avec {rum}]. Trempez-y {biscuit} un instant et montez deux couches avec la garniture dans un plat.',
        },
        {
          en: 'Chill for at least 4 h[ and dust with {cocoa}].',
          fr: 'Laissez au moins 4 h au frais[, puis poudrez {cocoa:of}].',
          wait: 240,
        },
      ],
    },
  ],
}

export const floatingIslands: Dish = {
  id: 'floating-islands',
  of: 'panna-cotta',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['fancy'],
  names: {
    en: ['floating islands', 'ile flottante', 'oeufs a la neige', 'floating island'],
    fr: ['île flottante', 'îles flottantes', 'œufs à la neige', 'ile flottante', 'oeufs en neige'],
  },
  noun: { en: 'floating islands', fr: 'des îles flottantes' },
  serves: 4,
  instead: ['panna-cotta', 'rice-pudding'],
  ways: [
    {
      hero: ['flavour'],
      slots: {
        milk: { ...milk, amount: 130, first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'] },
        flavour: { takes: ['sweet-spice'], first: ['vanilla'], optional: true, amount: [0.25, 'tsp'] },
        egg: { ...eggs, amount: 1, prep: { en: 'separated', fr: 'blancs et jaunes séparés' } },
        sugar: [crystalSugar, 35],
        nut: { takes: ['nut'], first: ['almond', 'hazelnut'], optional: true, share: 0.6 },
      },
      titles: [
        { en: 'Floating islands in {flavour:bare} sauce', fr: 'Îles flottantes[ {flavour:at}]' },
        { en: 'Floating islands with a thread of caramel', fr: 'Îles flottantes et leur filet de caramel' },
      ],
      descriptions: [
        {
          en: 'Clouds on a pale yellow sea, tied down with a thread of amber.',
          fr: "Des nuages sur une mer jaune pâle, retenus par un fil d'ambre.",
        },
        {
          en: 'The most poetic way of using up yolks and whites on the same day.',
          fr: 'La façon la plus poétique de réunir, le même jour, les blancs et les jaunes.',
        },
      ],
      prep: 25,
      whole: 'egg',
      steps: [
        {
          en: 'Bring {milk} to a simmer[ with {flavour}]. Whisk the whites to firm peaks with a fifth of {sugar}. Poach large spoonfuls in the trembling liquid for 1 min on each side and drain on a cloth.',
          fr: 'Portez {milk} à frémissement[ avec {flavour}]. Montez les blancs en neige ferme avec un cinquième {sugar:ofThe}. Pochez-en de grosses cuillerées 1 min par face dans le liquide frémissant et égouttez sur un torchon.',
          cook: 10,
        },
        {
          en: 'Strain the liquid. Whisk the yolks of {egg} with two fifths of {sugar}, pour it over and cook over low heat for 6 min, stirring, until it coats the spoon (83 °C). Cool and chill for 1 h.',
          fr: "Filtrez le liquide. Fouettez les jaunes {egg:of} avec deux cinquièmes {sugar:ofThe}, versez-le dessus et faites épaissir 6 min à feu doux en remuant, jusqu'à ce que la cuillère soit nappée (83 °C). Laissez refroidir, puis 1 h au frais.",
          cook: 8,
          wait: 60,
        },
        {
          en: 'Ladle into {bowls} and float the islands on top. Melt the rest of {sugar} in a dry pan for about 4 min, until amber, and trail over[ with {nut}].',
          fr: 'Versez dans {bowls} et posez les îles. Faites fondre le reste {sugar:of} à sec, environ 4 min, pour un caramel ambré, et versez-le en filet[ avec {nut}].',
          cook: 4,
        },
      ],
    },
  ],
}
