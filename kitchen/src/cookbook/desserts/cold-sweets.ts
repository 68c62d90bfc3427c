import { butter, pinchOfSalt, sugar, vanilla, whippingCream, zested } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'

export const cheesecake: Dish = {
  id: 'cheesecake',
  course: 'dessert',
  cuisines: ['american'],
  suits: ['party', 'fancy', 'ahead', 'birthday'],
  names: {
    en: ['cheesecake', 'cheese cake', 'baked cheesecake', 'new york cheesecake', 'no-bake cheesecake'],
    fr: ['cheesecake', 'cheese-cake', 'gâteau au fromage blanc', 'cheesecake sans cuisson'],
  },
  noun: { en: 'a cheesecake', fr: 'un cheesecake' },
  serves: 8,
  instead: ['panna-cotta', 'lemon-tart'],
  ways: [
    {
      hero: ['fruit', 'cheese'],
      slots: {
        biscuit: {
          takes: ['biscuit'],
          first: ['biscuit', 'speculoos', 'oats', 'buckwheat-flakes'],
          amount: [22, 'g'],
          share: 0.5,
        },
        butter: { ...butter, amount: 10, prep: { en: 'melted', fr: 'fondu·' } },
        cheese: { takes: ['fresh-cheese'], first: ['cream-cheese', 'ricotta', 'quark'], amount: [75, 'g'] },
        sugar: [sugar, 16],
        egg: { first: ['egg', 'cornflour'], amount: [0.375, 'piece'], share: 0.7 },
        cream: {
          takes: ['cream', 'yoghurt'],
          first: ['creme-fraiche', 'cream', 'yoghurt'],
          amount: [15, 'g'],
          share: 0.35,
        },
        citrus: { takes: ['citrus'], first: ['lemon', 'lime'], optional: true, amount: [0.1, 'piece'], prep: zested },
        vanilla,
        fruit: {
          takes: ['berry', 'soft-fruit', 'orchard-fruit', 'jam', 'chocolate', 'nut'],
          vary: ['blueberry', 'raspberry', 'strawberry'],
          optional: true,
          upTo: 2,
          share: 0.4,
        },
      },
      titles: [
        { en: 'Baked cheesecake with {fruit:bare}', fr: 'Cheesecake {fruit:at}' },
        { en: 'Slow-baked {citrus:title} cheesecake', fr: 'Cheesecake cuit tout doucement[, {fruit:at}]' },
      ],
      descriptions: [
        {
          en: 'Dense, cool and a little sharp; the patience is in the cooling, not in the work.',
          fr: 'Dense, frais, un rien acidulé ; la patience est dans le refroidissement, pas dans le travail.',
        },
        {
          en: 'Switch the oven off and leave the door ajar: that is how it stays smooth as a lake.',
          fr: "Four éteint, porte entrouverte : c'est ainsi que sa surface reste lisse comme un lac.",
        },
      ],
      prep: 20,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 160 °C. Crush {biscuit} finely, mix with {butter}, press into {tin}, lined, and bake for 8 min.',
          fr: 'Préchauffez le four à 160 °C. Réduisez {biscuit} en poudre, mélangez avec {butter}, tassez dans {tin} chemisé et enfournez 8 min.',
          cook: 8,
        },
        {
          en: 'Beat {cheese} with {sugar} until smooth, then beat in[ the zest and juice of {citrus},] {egg+cream+vanilla}, without making froth. Pour over the base.',
          fr: 'Lissez {cheese} avec {sugar}, puis incorporez[ le zeste et le jus {citrus:ofThe},] {egg+cream+vanilla}, sans faire mousser. Versez sur le fond.',
        },
        {
          en: 'Bake for 45 min, until firm at the edge but still wobbling in the middle. Turn the oven off and leave inside with the door ajar for 1 h, then chill for 4 h.',
          fr: 'Enfournez 45 min : le bord doit être ferme, le centre encore tremblant. Éteignez et laissez 1 h dans le four entrouvert, puis 4 h au frais.',
          cook: 45,
          wait: 300,
        },
        { en: 'Turn out and top with {fruit}.', fr: 'Démoulez et garnissez avec {fruit}.', if: 'fruit' },
      ],
    },
    {
      id: 'no-bake',
      standsIn: true,
      hero: ['fruit', 'cashew'],
      slots: {
        oats: { first: ['speculoos', 'buckwheat-flakes', 'oats', 'desiccated-coconut'], amount: [22, 'g'], share: 0.5 },
        date: { first: ['date', 'prune'], amount: [1.25, 'piece'], share: 0.5 },
        oil: { first: ['coconut-oil', 'vegan-butter'], amount: [0.5, 'tbsp'], share: 0.8 },
        cashew: { first: ['silken-tofu', 'cashew', 'coconut-yoghurt'], amount: [60, 'g'], share: 1.5 },
        coconut: { first: ['coconut-milk', 'soy-cream', 'cream'], amount: [40, 'ml'] },
        sugar: [sugar, 14],
        agar: { first: ['agar'], amount: [0.2, 'tsp'] },
        citrus: { takes: ['citrus'], first: ['lemon', 'lime'], optional: true, amount: [0.2, 'piece'], prep: zested },
        vanilla,
        fruit: {
          takes: ['berry', 'soft-fruit', 'orchard-fruit', 'jam', 'chocolate'],
          vary: ['blueberry', 'raspberry', 'strawberry'],
          optional: true,
          upTo: 2,
          share: 0.4,
        },
      },
      titles: [
        {
          en: 'No-bake {fruit:title} cake with a velvet filling',
          fr: 'Gâteau sans cuisson {fruit:at}, cœur de velours',
        },
      ],
      descriptions: [
        {
          en: 'Everything the famous one has, without so much as an oven: a crumbly floor, a cool and lemony storey, a bright roof.',
          fr: "Tout ce qu'a le célèbre, sans même un four : un sol friable, un étage frais, un toit éclatant.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Blend {oats} with {date} and half of {oil}, melted, to a sticky crumb and press into {tin}, lined.',
          fr: 'Mixez {oats} avec {date} et la moitié {oil:ofThe}, une fois liquide, pour une pâte collante, et tassez dans {tin} chemisé.',
        },
        {
          en: 'Bring {coconut+sugar+agar} to the boil, whisking, and simmer for 2 min. Blend at once with {cashew}, the rest of {oil}[, the zest and juice of {citrus}][ and {vanilla}] until perfectly smooth.',
          fr: 'Portez {coconut+sugar+agar} à ébullition en fouettant et laissez frémir 2 min. Mixez aussitôt avec {cashew}, le reste {oil:of}[, le zeste et le jus {citrus:ofThe}][ et {vanilla}], pour un résultat parfaitement lisse.',
          cook: 4,
        },
        {
          en: 'Pour over the base and chill for 4 h.[ Top with {fruit}.]',
          fr: 'Versez sur le fond et laissez prendre 4 h au frais.[ Garnissez avec {fruit}.]',
          wait: 240,
        },
      ],
    },
  ],
}

export const sorbet: Dish = {
  id: 'sorbet',
  course: 'dessert',
  cuisines: ['french', 'italian'],
  suits: ['summer', 'light'],
  names: {
    en: ['sorbet', 'ice lolly', 'ice lollies', 'popsicle'],
    fr: ['sorbet', "glace à l'eau", 'esquimau'],
  },
  noun: { en: 'a sorbet', fr: 'un sorbet' },
  serves: 4,
  instead: ['fruit-salad'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        fruit: {
          takes: ['berry', 'soft-fruit', 'orchard-fruit'],
          vary: ['strawberry', 'raspberry', 'mango', 'peach', 'melon', 'blackberry'],
          upTo: 2,
          amount: [130, 'g'],
          share: 1.3,
        },
        sugar: { takes: ['sugar', 'syrup'], first: ['sugar', 'honey', 'maple-syrup'], amount: [22, 'g'], share: 2 },
        water: { first: ['water'], amount: [25, 'ml'] },
        citrus: { takes: ['citrus'], first: ['lemon', 'lime'], optional: true },
        herb: { takes: ['herb'], first: ['mint', 'basil'], optional: true },
      },
      titles: [
        { en: '{fruit:title} sorbet[ with {herb:bare}]', fr: 'Sorbet {fruit:at}[ et {herb:at}]' },
        { en: 'No-churn {fruit:title} sorbet', fr: 'Sorbet {fruit:at} sans sorbetière' },
      ],
      descriptions: [
        {
          en: 'The fruit, only colder: no machine, just a freezer, a fork and three visits.',
          fr: 'Le fruit, en plus froid : pas de machine, un congélateur, une fourchette et trois visites.',
        },
        {
          en: 'Scrape it and it is a granita; blend it and it is a sorbet.',
          fr: "Gratté, c'est un granité ; mixé, c'est un sorbet.",
        },
      ],
      prep: 20,
      gear: ['blender', 'freezer'],
      steps: [
        {
          en: 'Simmer {sugar+water} for 2 min, until clear, and leave to cool.',
          fr: 'Laissez frémir {sugar+water} 2 min, pour un sirop limpide, et faites refroidir.',
          cook: 3,
        },
        {
          en: 'Blend {fruit} with the syrup[, the juice of {citrus}][ and {herb}] until smooth. It should taste a little too sweet: the cold will dull it.',
          fr: "Mixez {fruit} avec ce sirop[, le jus {citrus:ofThe}][ et {herb}] pour bien lisser. Le mélange doit sembler un peu trop doux : le froid l'atténuera.",
        },
        {
          en: 'Freeze in a shallow dish for 4 h in all, stirring hard with a fork every hour, or blend once more at the end.',
          fr: 'Laissez prendre 4 h au congélateur dans un plat large, en grattant à la fourchette toutes les heures, ou mixez une dernière fois à la fin.',
          wait: 240,
        },
      ],
    },
    {
      id: 'citrus-sorbet',
      hero: ['citrus'],
      gear: ['blender', 'freezer'],
      slots: {
        sugar: { takes: ['sugar'], first: ['sugar'], amount: [38, 'g'] },
        water: { first: ['water'], amount: [100, 'ml'] },
        citrus: { takes: ['citrus'], vary: ['lemon', 'orange'], amount: [1, 'piece'], prep: zested },
        herb: { takes: ['herb'], first: ['mint', 'basil'], optional: true },
      },
      titles: [
        { en: '{citrus:title} sorbet[ with {herb:bare}]', fr: 'Sorbet {citrus:at}[ et {herb:at}]' },
        { en: 'Sharp {citrus:title} sorbet', fr: 'Sorbet {citrus:at} qui réveille' },
      ],
      descriptions: [
        {
          en: 'So cold and so sharp that it clears the whole table: half a ball is enough, and nobody takes half.',
          fr: "Si froid et si vif qu'il réveille toute la tablée : une demi-boule suffit, et personne n'en prend une demie.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Simmer {sugar+water} for 3 min with the finely grated zest of half of {citrus}, and leave to cool for 20 min. Squeeze in the juice of them all and strain.',
          fr: 'Laissez frémir {sugar+water} 3 min avec le zeste râpé de la moitié {citrus:ofThe}, puis faites refroidir 20 min. Pressez tous les fruits, ajoutez le jus et filtrez.',
          cook: 4,
          wait: 20,
        },
        {
          en: 'Freeze in a shallow dish for 4 h in all, stirring hard with a fork every hour, then blend briefly until smooth and white.[ Scatter with {herb}.]',
          fr: 'Laissez prendre 4 h au congélateur dans un plat large, en grattant à la fourchette toutes les heures, puis mixez un instant pour lisser.[ Parsemez {herb:of}.]',
          wait: 240,
        },
      ],
    },
  ],
}

export const iceCream: Dish = {
  id: 'ice-cream',
  course: 'dessert',
  cuisines: ['american', 'italian'],
  suits: ['summer', 'party'],
  names: {
    en: ['ice cream', 'gelato', 'vanilla ice cream', 'icecream', 'nice cream', 'no-churn ice cream', 'semifreddo'],
    fr: ['glace', 'crème glacée', 'glace à la vanille', 'glace maison', 'glace sans sorbetière', 'parfait glacé'],
  },
  noun: { en: 'an ice cream', fr: 'une glace' },
  serves: 6,
  instead: ['sorbet', 'panna-cotta'],
  ways: [
    {
      hero: ['chunks', 'flavour'],
      slots: {
        cream: { first: ['cream'], amount: [65, 'ml'], prep: { en: 'well chilled', fr: 'bien froid·' } },
        sweet: { first: ['condensed-milk'], amount: [45, 'g'] },
        flavour: {
          takes: ['sweet-spice', 'coffee', 'nut-butter', 'cocoa'],
          first: ['vanilla'],
          optional: true,
          share: 0.6,
        },
        chunks: {
          takes: ['chocolate', 'berry', 'soft-fruit', 'nut', 'biscuit', 'jam'],
          upTo: 2,
          optional: true,
          share: 0.35,
        },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'No-churn {hero:title} ice cream', fr: 'Glace {hero:at} sans sorbetière' },
        { en: 'Soft {hero:title} ice cream', fr: 'Glace onctueuse {hero:at}' },
      ],
      descriptions: [
        {
          en: 'A bowl, a whisk, no machine: it comes out of the freezer ready to scoop.',
          fr: 'Un fouet, pas de machine : elle sort du congélateur prête à être mise en boules.',
        },
        {
          en: 'Ten minutes of work, a night of waiting, a week of raids on the freezer.',
          fr: "Dix minutes de travail, une nuit d'attente, une semaine de razzias au congélateur.",
        },
      ],
      prep: 15,
      gear: ['freezer'],
      steps: [
        { en: 'Whip {cream} to soft peaks.', fr: 'Fouettez {cream} pour obtenir des pics souples.' },
        {
          en: 'Stir {sweet}[ with {flavour+salt}][ and {chunks}, finely chopped or crushed], then fold into the whipped mixture in three goes.',
          fr: 'Mélangez {sweet}[ avec {flavour+salt}][ et {chunks}, en petits morceaux ou en purée], puis incorporez à la crème fouettée en trois fois.',
        },
        {
          en: 'Cover and freeze for 6 h. Take it out for 5 min before scooping.',
          fr: 'Couvrez et laissez 6 h au congélateur. Sortez-la 5 min avant de former des boules.',
          wait: 360,
        },
      ],
    },
    {
      id: 'banana',
      standsIn: true,
      hero: ['banana', 'flavour'],
      slots: {
        banana: {
          first: ['banana', 'mango'],
          amount: [1, 'piece'],
          share: 2,
          prep: { en: 'ripe, sliced and frozen for 4 h', fr: 'bien mûr·, en rondelles, congelé· 4 h' },
        },
        coconut: { first: ['coconut-milk', 'oat-cream', 'soy-cream', 'cream'], amount: [30, 'ml'] },
        sweet: { takes: ['syrup', 'sugar'], first: ['maple-syrup', 'honey', 'sugar'], optional: true },
        flavour: {
          takes: ['cocoa', 'chocolate', 'berry', 'soft-fruit', 'nut-butter', 'sweet-spice', 'coffee', 'nut'],
          first: ['vanilla', 'cocoa'],
          optional: true,
          upTo: 2,
          share: 0.7,
        },
      },
      titles: [{ en: '{banana:title} ice with {flavour:bare}', fr: 'Glace {banana+flavour:at}' }],
      descriptions: [
        {
          en: 'Ripe fruit from the freezer and a strong blender: softer than any machine makes it, and without a drop of dairy.',
          fr: 'Un fruit mûr congelé, un bon mixeur : plus onctueux que bien des turbines.',
        },
      ],
      prep: 15,
      gear: ['freezer', 'blender'],
      steps: [
        {
          en: 'Leave {banana}, frozen, out for 5 min. Blend with {coconut+sweet+flavour}, scraping down, until as smooth as soft ice.',
          fr: "Sortez {banana} du congélateur 5 min. Mixez avec {coconut+sweet+flavour}, en raclant les bords, jusqu'à une texture bien lisse.",
        },
        {
          en: 'Eat at once, or freeze for 1 h more to scoop it.',
          fr: 'Servez aussitôt, ou remettez 1 h au congélateur pour former des boules.',
          wait: 60,
        },
      ],
    },
  ],
}

export const poachedPears: Dish = {
  id: 'poached-pears',
  of: 'fruit-salad',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['fancy', 'light', 'winter', 'ahead', 'christmas'],
  names: {
    en: ['poached pears', 'poached pear', 'pears in red wine', 'poached peaches'],
    fr: ['poires pochées', 'poire pochée', 'poires au vin', 'poires au sirop', 'pêches pochées'],
  },
  classics: [
    {
      names: {
        en: ['pears Belle Hélène', 'pears with chocolate sauce'],
        fr: ['poire Belle-Hélène', 'poires Belle-Hélène'],
      },
      asks: ['pear', 'dark-chocolate'],
    },
  ],
  noun: { en: 'poached pears', fr: 'des poires pochées' },
  serves: 4,
  instead: ['baked-apples', 'fruit-salad'],
  ways: [
    {
      hero: ['fruit', 'spice'],
      slots: {
        fruit: {
          takes: ['orchard-fruit'],
          first: ['pear', 'peach'],
          amount: [1, 'piece'],
          prep: { en: 'ripe but firm, peeled and left whole', fr: 'à chair ferme, épluché·, laissé· entier·' },
        },
        liquid: { takes: ['wine', 'alcohol'], first: ['water'], amount: [200, 'ml'], share: 2 },
        sugar: { takes: ['sugar', 'syrup'], first: ['sugar', 'honey', 'maple-syrup'], amount: [25, 'g'], share: 2 },
        spice: { takes: ['sweet-spice'], vary: ['vanilla', 'cinnamon', 'cardamom'], optional: true },
        citrus: { takes: ['citrus'], first: ['lemon', 'orange'], optional: true, prep: zested },
        sauce: { takes: ['chocolate', 'yoghurt', 'nut', 'cream'], optional: true },
      },
      titles: [
        { en: 'Poached {fruit:bare}[ with {sauce:bare}]', fr: '{fruit:bare} poché{fruit·}[ {spice+sauce:at}]' },
        { en: '{fruit:bare} poached[ with {spice+citrus:bare}]', fr: '{fruit:bare} poché{fruit·}[ {spice+citrus:at}]' },
      ],
      descriptions: [
        {
          en: 'Glossy, fragrant, nearly transparent: they keep for four days and get better.',
          fr: 'Luisant, parfumé, presque translucide : il se garde quatre jours et se bonifie.',
        },
        {
          en: 'A dessert for those who say they are too full.',
          fr: "Un dessert pour ceux qui disent n'avoir plus faim.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Bring {liquid} to a simmer with {sugar+spice}[, plus the juice and a strip of the peel of {citrus}].',
          fr: 'Portez {liquid} à frémissement avec {sugar+spice}[, plus le jus et un ruban de zeste {citrus:of}].',
          cook: 5,
        },
        {
          en: 'Add {fruit}, cover with a disc of baking paper and poach for 25 min, turning once, until a knife meets no resistance.',
          fr: "Plongez-y {fruit}, couvrez d'un disque de papier cuisson et laissez pocher 25 min en retournant une fois, jusqu'à ce qu'une lame s'enfonce sans effort.",
          cook: 25,
        },
        {
          en: 'Lift out and boil the syrup down by half, about 10 min. Pour over and serve warm or chilled[, with {sauce}].',
          fr: 'Égouttez et faites réduire le sirop de moitié, environ 10 min. Nappez et servez tiède ou bien frais[, avec {sauce}].',
          cook: 10,
        },
      ],
    },
  ],
}

export const bakedApples: Dish = {
  id: 'baked-apples',
  of: 'crumble',
  course: 'dessert',
  cuisines: ['french', 'british', 'german'],
  suits: ['cosy', 'winter', 'light', 'ill'],
  names: {
    en: ['baked apples', 'baked apple', 'baked pears', 'baked peaches'],
    fr: ['pommes au four', 'pomme au four', 'pêches rôties', 'abricots rôtis', 'poires rôties'],
  },
  noun: { en: 'baked apples', fr: 'des pommes au four' },
  serves: 4,
  instead: ['poached-pears', 'fruit-salad'],
  ways: [
    {
      hero: ['fruit', 'nut'],
      slots: {
        fruit: {
          takes: ['orchard-fruit'],
          first: ['apple', 'pear'],
          amount: [1, 'piece'],
          prep: { en: 'cored, skin left on', fr: 'évidé·, avec la peau' },
        },
        butter: [butter, 8],
        sugar: {
          takes: ['sugar', 'syrup'],
          first: ['brown-sugar', 'honey', 'sugar', 'maple-syrup'],
          amount: [10, 'g'],
          share: 1,
        },
        nut: {
          takes: ['nut', 'seed', 'oats', 'ground-nut'],
          first: ['walnut', 'hazelnut', 'oats', 'sunflower-seed'],
          optional: true,
          amount: [10, 'g'],
        },
        dried: { takes: ['dried-fruit'], first: ['raisin', 'dried-cranberry', 'date'], optional: true },
        spice: { takes: ['sweet-spice'], first: ['cinnamon', 'cardamom'], optional: true },
        water: { first: ['water'], amount: [25, 'ml'] },
        cream: { takes: ['cream', 'yoghurt'], optional: true },
      },
      titles: [
        { en: 'Baked {fruit:bare}[ with {nut+spice:bare}]', fr: '{fruit:bare} au four[ {nut+spice:at}]' },
        { en: '{fruit:bare} baked whole[ with {dried:bare}]', fr: '{fruit:bare} rôti{fruit·} au four[ {dried:at}]' },
      ],
      descriptions: [
        {
          en: 'Skins split, juices bubble, and the kitchen smells of the end of October.',
          fr: 'La peau se fend, le jus bouillonne, et la cuisine sent la fin octobre.',
        },
        {
          en: 'The dessert that needs no scales and forgives every oven.',
          fr: 'Le dessert qui se passe de balance et pardonne à tous les fours.',
        },
      ],
      prep: 15,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 180 °C. Score the skin of {fruit} around the middle and stand in {ovenDish}.',
          fr: 'Préchauffez le four à 180 °C. Incisez la peau {fruit:ofThe} à mi-hauteur et rangez dans {ovenDish}.',
        },
        {
          en: 'Work {butter} with {sugar+nut+dried+spice} and stuff the hollows. Pour {water} around.',
          fr: 'Mélangez {butter} avec {sugar+nut+dried+spice}, puis garnissez-en les creux. Versez {water} autour.',
        },
        {
          en: 'Bake for 35 min, basting twice, until tender but not collapsed.[ Serve warm with {cream}.]',
          fr: "Enfournez 35 min en arrosant deux fois, jusqu'à ce que les fruits soient tendres sans s'effondrer.[ Servez tiède avec {cream}.]",
          cook: 35,
        },
      ],
    },
  ],
}

export const trifle: Dish = {
  id: 'trifle',
  of: 'panna-cotta',
  course: 'dessert',
  cuisines: ['british'],
  suits: ['party', 'summer', 'ahead', 'crowd', 'christmas'],
  names: {
    en: ['trifle', 'sherry trifle', 'fruit fool', 'berry trifle'],
    fr: ['trifle', 'trifle aux fruits rouges', 'verrine aux fruits', 'verrines sucrées'],
  },
  noun: { en: 'a trifle', fr: 'un trifle' },
  serves: 6,
  instead: ['tiramisu', 'fruit-salad'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        fruit: {
          takes: ['berry', 'soft-fruit', 'orchard-fruit'],
          vary: ['raspberry', 'strawberry', 'blackberry'],
          upTo: 3,
          amount: [90, 'g'],
        },
        sugar: { takes: ['sugar', 'syrup'], first: ['sugar', 'maple-syrup', 'honey'], amount: [8, 'g'], share: 0.7 },
        biscuit: {
          takes: ['biscuit'],
          first: ['sponge-finger', 'speculoos', 'oats', 'buckwheat-flakes'],
          amount: [3, 'piece'],
          share: 0.8,
        },
        wine: { takes: ['wine', 'alcohol'], optional: true, share: 0.4 },
        juice: {
          takes: ['citrus'],
          first: ['orange'],
          without: 'wine',
          optional: true,
          amount: [0.17, 'piece'],
        },
        cream: [whippingCream, 60],
        yoghurt: {
          takes: ['yoghurt', 'fresh-cheese'],
          first: ['yoghurt', 'coconut-yoghurt', 'soy-yoghurt'],
          amount: [40, 'g'],
        },
        vanilla,
        nut: { takes: ['nut'], first: ['almond', 'pistachio'], optional: true, share: 0.6 },
      },
      titles: [
        { en: '{fruit:title} trifle', fr: 'Trifle[ {fruit:at}]' },
        { en: 'Summer trifle[ with {fruit:bare}]', fr: 'Trifle en verres[ {fruit:at}]' },
      ],
      descriptions: [
        {
          en: 'Layers you can see through the glass and lose track of with the second spoonful.',
          fr: "Des étages que l'on admire à travers le verre et que l'on perd de vue à la deuxième cuillerée.",
        },
        {
          en: 'Ready an hour ahead, happy to wait, gone in a moment.',
          fr: "Prêt une heure à l'avance, patient au frais, disparu en un instant.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Toss {fruit} with {sugar}, crush a third with a fork and leave for 10 min, until juicy.',
          fr: 'Mélangez {fruit} avec {sugar}, écrasez-en un tiers à la fourchette et laissez reposer 10 min, le temps que le jus sorte.',
          wait: 10,
        },
        {
          en: 'Whip {cream} to soft peaks and fold in {yoghurt+vanilla}.',
          fr: 'Fouettez {cream} pour obtenir une mousse souple et ajoutez {yoghurt+vanilla}.',
        },
        {
          en: 'Break {biscuit} into {glasses}[ and moisten with {wine}][ and moisten with the juice of {juice}]. Layer with the fruit and the whipped mixture, ending in white. Chill for 1 h[ and scatter with {nut}].',
          fr: 'Émiettez {biscuit} dans {glasses}[ et arrosez avec {wine}][ et arrosez du jus {juice:ofThe}]. Alternez les fruits et la mousse, en terminant par le blanc. Laissez 1 h au frais[, puis parsemez {nut:of}].',
          wait: 60,
        },
      ],
    },
  ],
}
