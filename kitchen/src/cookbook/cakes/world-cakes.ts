import {
  bakingPowder,
  butter,
  crystalSugar,
  eggs,
  flour,
  milk,
  pinchOfSalt,
  puffPastry,
  soft,
  vanilla,
  whippingCream,
  zested,
} from '../baking-staples.ts'
import type { Dish } from '../dish.ts'

const separated = { en: 'separated', fr: 'blancs et jaunes séparés' }

export const lamingtons: Dish = {
  id: 'lamingtons',
  of: 'cake',
  course: 'dessert',
  alsoAs: ['snack'],
  cuisines: ['british'],
  suits: ['party', 'children', 'tea', 'birthday'],
  names: { en: ['lamingtons', 'lamington', 'lamington cake'], fr: ['lamingtons', 'lamington', 'gâteau lamington'] },
  noun: { en: 'lamingtons', fr: 'des lamingtons' },
  serves: 12,
  instead: ['cake', 'cupcakes'],
  ways: [
    {
      hero: ['cocoa', 'coconut'],
      oven: true,
      whole: 'egg',
      slots: {
        butter: { ...butter, first: ['butter', 'vegan-butter'], amount: 10, prep: soft },
        sugar: [crystalSugar, 12],
        egg: [eggs, 0.25],
        vanilla,
        flour: [flour, 17],
        raising: [bakingPowder, 0.12],
        milk: { ...milk, amount: 18, again: true },
        icing: { first: ['icing-sugar'], amount: [25, 'g'] },
        cocoa: { first: ['cocoa'], amount: [4, 'g'] },
        coconut: { first: ['desiccated-coconut'], amount: [14, 'g'] },
        jam: { takes: ['jam'], first: ['jam'], optional: true, amount: [8, 'g'] },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Lamingtons with {cocoa+coconut:bare}', fr: 'Lamingtons {cocoa+coconut:at}' },
        { en: 'Lamingtons[ with a layer of {jam:bare}]', fr: 'Lamingtons[ {jam:at}]' },
      ],
      descriptions: [
        {
          en: 'Dip, drip, roll: Australia’s birthday in a square.',
          fr: 'On trempe, on égoutte, on roule : tout un goûter australien dans un carré.',
        },
        {
          en: 'Bake the sponge the day before; a fresh one falls apart in the bath.',
          fr: 'Cuisez le biscuit la veille : trop frais, il se noie dans le glaçage.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Heat the oven to 175 °C and line {slabTin}. Beat {butter+sugar} for 4 min, until pale, beat in {egg+vanilla} one after the other, then fold in {flour+raising+salt} with half of {milk}.',
          fr: 'Préchauffez le four à 175 °C et chemisez {slabTin}. Battez {butter+sugar} 4 min, bien pâle, ajoutez peu à peu {egg+vanilla}, puis incorporez {flour+raising+salt} avec la moitié {milk:ofThe}.',
        },
        {
          en: 'Spread in the tin and bake for 25 min, until a skewer comes out clean. Leave to cool for 1 h and cut into squares.[ Split and sandwich with {jam}.]',
          fr: 'Étalez dans le moule et enfournez 25 min : la pointe d’un couteau doit ressortir sèche. Laissez refroidir 1 h et coupez en carrés.[ Fendez et garnissez {jam:of}.]',
          cook: 25,
          wait: 60,
        },
        {
          en: 'Warm the rest of {milk} and whisk in {icing+cocoa}, to a thin glaze. Dip each square, let it drip, roll in {coconut} and leave to set for 30 min.',
          fr: 'Chauffez le reste {milk:ofThe} et fouettez-y {icing+cocoa} : un glaçage fluide. Trempez chaque carré, égouttez, roulez dans {coconut} et laissez prendre 30 min.',
          cook: 3,
          wait: 30,
        },
      ],
    },
  ],
}

export const sachertorte: Dish = {
  id: 'sachertorte',
  of: 'cake',
  course: 'dessert',
  cuisines: ['german'],
  suits: ['fancy', 'feast', 'birthday', 'ahead', 'tea'],
  names: {
    en: ['sachertorte', 'sacher torte', 'sacher cake', 'viennese chocolate cake'],
    fr: ['sachertorte', 'gâteau sacher', 'sacher torte', 'tarte sacher', 'Sacher cake'],
  },
  noun: { en: 'a Sachertorte', fr: 'une Sachertorte' },
  serves: 10,
  instead: ['brownies', 'chocolate-fondant', 'cake'],
  ways: [
    {
      hero: ['chocolate', 'jam'],
      oven: true,
      whole: 'egg',
      slots: {
        chocolate: {
          first: ['dark-chocolate', 'vegan-chocolate'],
          amount: [27, 'g'],
          prep: { en: 'chopped', fr: 'haché·' },
        },
        butter: { ...butter, first: ['butter', 'vegan-butter'], amount: 13, prep: soft },
        icing: { first: ['icing-sugar'], amount: [11, 'g'] },
        egg: { ...eggs, amount: 0.6, prep: separated },
        sugar: [crystalSugar, 18],
        flour: [flour, 13],
        water: { first: ['water'], amount: [8, 'ml'] },
        jam: {
          takes: ['jam'],
          first: ['jam'],
          amount: [18, 'g'],
          prep: { en: 'apricot for preference', fr: 'de préférence d’abricots' },
        },
        cream: { ...whippingCream, optional: true, amount: 20 },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Sachertorte[ with {cream:bare}]', fr: 'Sachertorte[, {cream:bare}]' },
        { en: 'Sachertorte, {chocolate:bare} and {jam:bare}', fr: 'Sachertorte {chocolate+jam:at}' },
      ],
      descriptions: [
        {
          en: 'Vienna went to court over where the jam belongs; here it lies under the glaze.',
          fr: 'Vienne est allée au tribunal pour savoir où va la confiture ; ici, elle est sous le glaçage.',
        },
        {
          en: 'It wants a day of rest, and company in a white cloud.',
          fr: 'Il lui faut un jour de repos, puis un nuage blanc à côté.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Heat the oven to 170 °C and line {tin}. Melt half of {chocolate} gently. Beat {butter+icing} until pale, then beat in the yolks of {egg} and the chocolate.',
          fr: 'Préchauffez le four à 170 °C et chemisez {tin}. Faites fondre doucement la moitié {chocolate:ofThe}. Battez {butter+icing} en crème, puis ajoutez les jaunes {egg:of} et le chocolat.',
          cook: 4,
        },
        {
          en: 'Whisk the whites[ with {salt}], add half of {sugar} and whisk to glossy peaks. Fold in with {flour}. Bake for 50 min, until a skewer comes out clean. Leave to cool for 1 h.',
          fr: 'Montez les blancs en neige[ avec {salt}], ajoutez la moitié {sugar:ofThe} et fouettez : bien brillants. Incorporez avec {flour}. Enfournez 50 min : la pointe d’un couteau doit ressortir sèche. Laissez refroidir 1 h.',
          cook: 50,
          wait: 60,
        },
        {
          en: 'Split the cake and sandwich it with half of {jam}, warmed; brush the rest all over.',
          fr: 'Fendez le gâteau et garnissez-le avec la moitié {jam:ofThe}, tiédie ; nappez avec le reste.',
        },
        {
          en: 'Boil the rest of {sugar} in {water} for 3 min, take off the heat, stir in the rest of the chocolate until smooth and shining and pour over the cake in one go. Leave to set for 1 h.[ Serve with {cream}, whipped.]',
          fr: 'Faites bouillir le reste {sugar:ofThe} avec {water} 3 min, ôtez du feu, faites-y fondre le reste du chocolat : lisse et brillant. Nappez le gâteau d’un seul geste et laissez prendre 1 h.[ Servez avec {cream}, fouettée.]',
          cook: 4,
          wait: 60,
        },
      ],
    },
  ],
}

export const tortaCaprese: Dish = {
  id: 'torta-caprese',
  of: 'almond-cake',
  course: 'dessert',
  cuisines: ['italian'],
  suits: ['fancy', 'ahead', 'tea'],
  names: {
    en: [
      'torta caprese',
      'caprese cake',
      'chocolate almond cake',
      'chocolate and almond cake',
      'queen of sheba cake',
      'reine de saba',
    ],
    fr: [
      'torta caprese',
      'gâteau caprese',
      'reine de Saba',
      'gâteau chocolat amande',
      'gâteau au chocolat et aux amandes',
    ],
  },
  noun: { en: 'a torta caprese', fr: 'une torta caprese' },
  serves: 8,
  instead: ['almond-cake', 'brownies', 'cake'],
  ways: [
    {
      hero: ['chocolate', 'almond'],
      oven: true,
      whole: 'egg',
      slots: {
        chocolate: {
          first: ['dark-chocolate', 'vegan-chocolate'],
          amount: [25, 'g'],
          prep: { en: 'chopped', fr: 'haché·' },
        },
        butter: { ...butter, first: ['butter', 'vegan-butter'], amount: 20 },
        egg: { ...eggs, amount: 0.5, prep: separated },
        sugar: [crystalSugar, 20],
        almond: { takes: ['ground-nut'], first: ['ground-almonds'], amount: [25, 'g'] },
        zest: {
          takes: ['citrus'],
          first: ['orange'],
          optional: true,
          amount: [0.12, 'piece'],
          share: 0.3,
          prep: zested,
        },
        icing: { first: ['icing-sugar'], optional: true, amount: [2, 'g'] },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Torta caprese of {chocolate:bare} and {almond:bare}', fr: 'Torta caprese {chocolate+almond:at}' },
        { en: 'Flourless torta caprese with {chocolate:bare}', fr: 'Torta caprese sans farine, {chocolate:bare}' },
      ],
      descriptions: [
        {
          en: 'A baker on Capri forgot something; nobody has missed it since.',
          fr: 'À Capri, un pâtissier a oublié quelque chose ; personne ne l’a regretté depuis.',
        },
        {
          en: 'Cracked on top, damp at heart, and dressed in white at the last minute.',
          fr: 'Craquelée dessus, humide au cœur, vêtue de blanc au dernier moment.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Heat the oven to 170 °C and line {tin}. Melt {chocolate+butter} gently and leave to cool for 10 min.',
          fr: 'Préchauffez le four à 170 °C et chemisez {tin}. Faites fondre doucement {chocolate+butter} et laissez tiédir 10 min.',
          cook: 5,
          wait: 10,
        },
        {
          en: 'Whisk the yolks of {egg} with {sugar}[ and the grated zest of {zest}] until pale. Stir in the chocolate mixture and {almond}. Whisk the whites[ with {salt}] until stiff and fold in.',
          fr: 'Fouettez les jaunes {egg:of} avec {sugar}[ et le zeste râpé {zest:ofThe}] : bien pâle. Ajoutez le mélange au chocolat et {almond}. Montez les blancs en neige ferme[ avec {salt}] et incorporez-les.',
          if: 'almond',
        },
        {
          en: 'Bake for 45 min, until the top is cracked and a skewer comes out with a few moist crumbs. Cool in the tin for 1 h[ and dust with {icing}].',
          fr: 'Enfournez 45 min : le dessus craquelé, la pointe d’un couteau à peine humide. Laissez refroidir 1 h dans le moule[ et saupoudrez {icing:of}].',
          cook: 45,
          wait: 60,
        },
      ],
    },
  ],
}

export const tartaDeSantiago: Dish = {
  id: 'tarta-de-santiago',
  of: 'almond-cake',
  course: 'dessert',
  cuisines: ['spanish', 'french'],
  suits: ['tea', 'ahead', 'easter'],
  names: {
    en: ['tarta de santiago', 'santiago cake', 'spanish almond cake', 'flourless almond cake'],
    fr: [
      'tarta de Santiago',
      'gâteau de Santiago',
      'tarte de Saint-Jacques',
      'gâteau espagnol aux amandes',
      'gâteau aux amandes sans farine',
      'Santiago cake',
    ],
  },
  noun: { en: 'a tarta de Santiago', fr: 'une tarta de Santiago' },
  serves: 8,
  instead: ['almond-cake', 'financiers', 'cake'],
  ways: [
    {
      hero: ['almond', 'zest'],
      oven: true,
      whole: 'egg',
      slots: {
        egg: [eggs, 0.5],
        sugar: [crystalSugar, 25],
        almond: { takes: ['ground-nut'], first: ['ground-almonds'], amount: [31, 'g'] },
        zest: { takes: ['citrus'], vary: ['lemon', 'orange'], optional: true, amount: [0.12, 'piece'], prep: zested },
        spice: { takes: ['sweet-spice'], first: ['cinnamon'], optional: true, share: 0.6 },
        icing: { first: ['icing-sugar'], optional: true, amount: [3, 'g'] },
      },
      titles: [
        { en: 'Tarta de Santiago[ with {zest:bare}]', fr: 'Tarta de Santiago[ {zest:at}]' },
        { en: "Pilgrim's almond cake[ with {spice:bare}]", fr: 'Gâteau du pèlerin[ {spice:at}]' },
      ],
      descriptions: [
        {
          en: 'Equal parts, no butter, no flour, and a cross stencilled in white.',
          fr: 'Parts égales, ni beurre ni farine, et une croix tracée en blanc.',
        },
        {
          en: 'Eight hundred kilometres on foot, they say, and it was worth it.',
          fr: 'Huit cents kilomètres à pied, dit-on, et cela les valait.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 175 °C and line {tin}. Whisk {egg} with {sugar} for 5 min, until thick and pale. Fold in {almond}[, the grated zest of {zest}][ and {spice}].',
          fr: 'Préchauffez le four à 175 °C et chemisez {tin}. Fouettez {egg} avec {sugar} 5 min : épais et pâle. Incorporez {almond}[, le zeste râpé {zest:ofThe}][ et {spice}].',
        },
        {
          en: 'Pour in and bake for 35 min, until brown and springy. Leave to cool for 1 h.[ Lay a paper cross on top, dust with {icing} and lift it off.]',
          fr: 'Versez et enfournez 35 min : brun et élastique. Laissez refroidir 1 h.[ Posez une croix en papier dessus, saupoudrez {icing:of} et retirez-la.]',
          cook: 35,
          wait: 60,
        },
      ],
    },
  ],
}

export const kladdkaka: Dish = {
  id: 'kladdkaka',
  of: 'brownies',
  course: 'dessert',
  cuisines: ['nordic'],
  suits: ['children', 'cheap', 'tea', 'ahead'],
  names: {
    en: [
      'kladdkaka',
      'swedish chocolate cake',
      'swedish sticky chocolate cake',
      'sticky chocolate cake',
      'gooey chocolate cake',
      'mud cake',
      'mississippi mud cake',
    ],
    fr: ['kladdkaka', 'gâteau suédois au chocolat', 'gâteau collant au chocolat', 'mud cake'],
  },
  noun: { en: 'a kladdkaka', fr: 'un kladdkaka' },
  serves: 8,
  instead: ['brownies', 'chocolate-fondant'],
  ways: [
    {
      hero: ['cocoa', 'berry'],
      oven: true,
      whole: 'egg',
      slots: {
        butter: { ...butter, first: ['butter', 'vegan-butter'], amount: 13 },
        sugar: [crystalSugar, 30],
        egg: [eggs, 0.25],
        vanilla,
        flour: [flour, 11],
        cocoa: { first: ['cocoa'], amount: [5, 'g'] },
        salt: pinchOfSalt,
        berry: { takes: ['berry'], vary: ['raspberry', 'strawberry'], optional: true, amount: [25, 'g'], share: 0.3 },
        cream: { ...whippingCream, optional: true, amount: 20 },
      },
      titles: [
        { en: 'Kladdkaka[ with {berry:bare}]', fr: 'Kladdkaka[ {berry:at}]' },
        { en: 'Sticky Swedish {cocoa:bare} cake[ with {berry:bare}]', fr: 'Gâteau suédois {cocoa:at}[, {berry:bare}]' },
      ],
      descriptions: [
        {
          en: 'One pan, no baking powder, and a middle that must never set.',
          fr: 'Une casserole, pas de levure, et un milieu qui ne doit jamais prendre.',
        },
        {
          en: 'Take it out when every instinct says to leave it in.',
          fr: 'Sortez-le au moment précis où l’instinct dit d’attendre.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Heat the oven to 175 °C and line {tin}. Melt {butter} in a pan, take off the heat and stir in {sugar}, then {egg+vanilla}, then {flour+cocoa+salt}, without beating.',
          fr: 'Préchauffez le four à 175 °C et chemisez {tin}. Faites fondre {butter} dans une casserole, ôtez du feu et mélangez-y {sugar}, puis {egg+vanilla}, puis {flour+cocoa+salt}, sans fouetter.',
          cook: 3,
        },
        {
          en: 'Pour in and bake for 22 min, until the edge is set and the middle hot and sticky. Leave to cool for 1 h.[ Serve with {berry}][ and {cream}, whipped].',
          fr: 'Versez et enfournez 22 min : le bord pris, le milieu chaud et collant. Laissez refroidir 1 h.[ Servez avec {berry}.][ Accompagnez {cream:of}, bien fouettée.]',
          cook: 22,
          wait: 60,
        },
      ],
    },
  ],
}

export const devilsFood: Dish = {
  id: 'devils-food-cake',
  of: 'cake',
  course: 'dessert',
  cuisines: ['american'],
  suits: ['birthday', 'party', 'children', 'crowd'],
  names: {
    en: [
      "devil's food cake",
      'devils food cake',
      "devil's food",
      'chocolate layer cake',
      'chocolate fudge cake',
      'chocolate celebration cake',
    ],
    fr: [
      "devil's food cake",
      'gâteau du diable',
      'layer cake au chocolat',
      'layer cake chocolat',
      'gâteau américain au chocolat',
    ],
  },
  noun: { en: "a devil's food cake", fr: "un devil's food cake" },
  serves: 10,
  instead: ['brownies', 'cake'],
  ways: [
    {
      hero: ['cocoa', 'chocolate'],
      oven: true,
      whole: 'egg',
      slots: {
        cocoa: { first: ['cocoa'], amount: [5, 'g'] },
        water: { first: ['water'], amount: [20, 'ml'] },
        butter: { ...butter, first: ['butter', 'vegan-butter'], amount: 12, prep: soft },
        sugar: { first: ['brown-sugar', 'sugar'], amount: [24, 'g'] },
        egg: [eggs, 0.25],
        vanilla,
        flour: [flour, 20],
        soda: { first: ['bicarbonate', 'baking-powder'], amount: [0.1, 'tsp'] },
        salt: pinchOfSalt,
        chocolate: {
          takes: ['chocolate'],
          first: ['dark-chocolate', 'vegan-chocolate'],
          amount: [25, 'g'],
          prep: { en: 'chopped', fr: 'haché·' },
        },
        cream: { first: ['cream', 'coconut-milk'], amount: [25, 'ml'] },
        coffee: { takes: ['coffee'], optional: true, amount: [0.1, 'tsp'] },
      },
      titles: [
        { en: "Devil's food cake with {chocolate:bare}", fr: "Devil's food cake {chocolate:at}" },
        { en: 'Dark, tall {cocoa:bare} layer cake', fr: 'Layer cake sombre {cocoa:at}' },
      ],
      descriptions: [
        {
          en: 'Two dark layers, one shining coat: the opposite of an angel.',
          fr: 'Deux étages sombres, un manteau brillant : tout sauf un ange.',
        },
        {
          en: 'Boiling water wakes the cocoa; the rest is easy.',
          fr: 'L’eau bouillante réveille le cacao ; le reste est facile.',
        },
      ],
      prep: 35,
      steps: [
        {
          en: 'Heat the oven to 175 °C and line {tin}. Whisk {cocoa} into {water}, boiling[, with {coffee}], until smooth, and leave to cool.',
          fr: 'Préchauffez le four à 175 °C et chemisez {tin}. Délayez {cocoa} dans {water} bouillante[, avec {coffee}], et laissez tiédir.',
        },
        {
          en: 'Beat {butter+sugar} for 4 min, beat in {egg+vanilla} one after the other, then fold in {flour+soda+salt} in turn with the cocoa. Bake for 40 min, until a skewer comes out clean. Leave to cool for 1 h and split in two.',
          fr: 'Battez {butter+sugar} 4 min, ajoutez peu à peu {egg+vanilla}, puis incorporez {flour+soda+salt} en alternant avec le cacao. Enfournez 40 min : la pointe d’un couteau doit ressortir sèche. Laissez refroidir 1 h et fendez en deux.',
          cook: 40,
          wait: 60,
        },
        {
          en: 'Bring {cream} to the boil, pour over {chocolate}, wait 2 min and stir until smooth. Leave for 30 min, until it spreads, then fill and cover the cake.',
          fr: 'Portez {cream} à ébullition, versez sur {chocolate}, attendez 2 min et lissez. Laissez 30 min, le temps que cela s’étale, puis fourrez et couvrez le gâteau.',
          cook: 3,
          wait: 30,
        },
      ],
    },
  ],
}

export const welshCakes: Dish = {
  id: 'welsh-cakes',
  of: 'scones',
  course: 'snack',
  alsoAs: ['breakfast'],
  cuisines: ['british'],
  suits: ['tea', 'cheap', 'children', 'packed'],
  names: {
    en: ['welsh cakes', 'welsh cake', 'griddle cakes with currants', 'picau ar y maen'],
    fr: ['welsh cakes', 'gâteaux gallois', 'petits gâteaux gallois', 'picau ar y maen'],
  },
  noun: { en: 'Welsh cakes', fr: 'des welsh cakes' },
  serves: 8,
  instead: ['scones', 'pancakes'],
  ways: [
    {
      hero: ['fruit', 'spice'],
      whole: 'egg',
      slots: {
        flour: [flour, 28],
        raising: [bakingPowder, 0.15],
        spice: { takes: ['sweet-spice'], vary: ['cinnamon', 'allspice', 'nutmeg'], optional: true, share: 0.6 },
        butter: {
          ...butter,
          first: ['butter', 'vegan-butter'],
          amount: 14,
          prep: { en: 'cold, cubed', fr: 'froid·, coupé· en dés' },
        },
        sugar: [crystalSugar, 10],
        fruit: { takes: ['dried-fruit'], first: ['raisin'], upTo: 2, amount: [10, 'g'] },
        egg: { ...eggs, first: ['egg', 'soy-yoghurt', 'yoghurt'], amount: 0.125, share: 0.1 },
        milk: { ...milk, amount: 2, again: true },
        salt: pinchOfSalt,
        dust: {
          first: ['sugar'],
          again: true,
          optional: true,
          amount: [3, 'g'],
          prep: { en: 'for dusting', fr: 'pour saupoudrer' },
        },
      },
      titles: [
        { en: 'Welsh cakes with {fruit:bare}', fr: 'Welsh cakes {fruit:at}' },
        { en: 'Welsh cakes from the griddle[ with {spice:bare}]', fr: 'Welsh cakes à la poêle[ {spice:at}]' },
      ],
      descriptions: [
        {
          en: 'Half scone, half biscuit, baked on a stone long before there were ovens.',
          fr: 'Mi-scone, mi-biscuit : on les cuisait sur la pierre bien avant les fours.',
        },
        {
          en: 'Eat them warm, sugared, before they reach the plate.',
          fr: 'Tièdes, sucrés, avant même l’assiette.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Rub {butter} into {flour+raising+spice+salt}. Stir in {sugar+fruit}, bind with {egg+milk} to a soft dough and roll out 1 cm thick. Cut out rounds of 6 cm.',
          fr: 'Sablez {butter} avec {flour+raising+spice+salt}. Ajoutez {sugar+fruit}, liez avec {egg+milk}, pour une pâte souple, et étalez sur 1 cm. Découpez des ronds de 6 cm.',
        },
        {
          en: 'Cook in a dry, heavy pan over low heat for 4 min on each side, in batches, until brown and cooked through. Serve warm[, dusted with {dust}].',
          fr: 'Faites cuire à sec dans une poêle épaisse, à feu doux, 4 min de chaque côté, en plusieurs fois : bruns, et cuits à cœur. Servez tiède[, en saupoudrant {dust:of}].',
          cook: 20,
        },
      ],
    },
  ],
}

export const ecclesCakes: Dish = {
  id: 'eccles-cakes',
  of: 'apple-turnovers',
  course: 'snack',
  alsoAs: ['dessert'],
  cuisines: ['british'],
  suits: ['tea', 'packed', 'christmas'],
  names: {
    en: ['eccles cakes', 'eccles cake', 'currant puffs', 'chorley cakes'],
    fr: ['eccles cakes', 'chaussons aux raisins', 'feuilletés aux raisins secs'],
  },
  noun: { en: 'Eccles cakes', fr: 'des eccles cakes' },
  serves: 8,
  instead: ['apple-turnovers', 'mince-pies', 'palmiers'],
  ways: [
    {
      hero: ['fruit', 'spice'],
      oven: true,
      slots: {
        butter: { ...butter, first: ['butter', 'vegan-butter'], amount: 5, prep: { en: 'melted', fr: 'fondu·' } },
        sugar: { first: ['brown-sugar', 'sugar'], amount: [7, 'g'] },
        fruit: { takes: ['dried-fruit'], first: ['raisin'], upTo: 2, amount: [22, 'g'] },
        zest: { takes: ['citrus'], first: ['orange', 'lemon'], optional: true, amount: [0.12, 'piece'], prep: zested },
        spice: { takes: ['sweet-spice'], vary: ['nutmeg', 'allspice', 'cinnamon'], optional: true, share: 0.6 },
        pastry: [puffPastry, 45],
        glaze: {
          first: ['egg', 'milk', 'oat-milk', 'soy-milk'],
          optional: true,
          amount: [0.12, 'piece'],
          share: 0.06,
          prep: { en: '', fr: '' },
        },
      },
      titles: [
        { en: 'Eccles cakes with {fruit:bare}', fr: 'Eccles cakes {fruit:at}' },
        { en: 'Flaky Eccles cakes[ with {spice:bare}]', fr: 'Eccles cakes feuilletés[ {spice:at}]' },
      ],
      descriptions: [
        {
          en: 'Lancashire folds its fruit into pastry and eats it with cheese; try it.',
          fr: 'Le Lancashire y glisse ses raisins et les mange avec du fromage ; essayez.',
        },
        {
          en: 'Three slashes on top: for the Trinity, they say, or for the steam.',
          fr: 'Trois entailles : pour la Trinité, dit-on, ou pour la vapeur.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Mix {butter+sugar+fruit+spice}[ with the grated zest of {zest}].',
          fr: 'Préchauffez le four à 200 °C. Mélangez {butter+sugar+fruit+spice}[ avec le zeste râpé {zest:ofThe}].',
        },
        {
          en: 'Roll out {pastry} 3 mm thick and cut out rounds of 10 cm. Put a spoonful of fruit on each, gather the edges over it, turn over and flatten gently until the fruit shows. Slash three times[ and brush with {glaze}].',
          fr: 'Étalez {pastry} sur 3 mm et découpez des ronds de 10 cm. Posez une cuillerée de garniture sur chacun, ramenez les bords, retournez et aplatissez doucement. Entaillez trois fois[ et badigeonnez {glaze:of}].',
        },
        {
          en: 'Bake on {tray}, lined, for 18 min, until deep gold. Leave for 20 min: the filling burns.',
          fr: 'Enfournez 18 min sur {tray}, pour un doré soutenu. Attendez 20 min : la garniture brûle.',
          cook: 18,
          wait: 20,
        },
      ],
    },
  ],
}

export const baraBrith: Dish = {
  id: 'bara-brith',
  of: 'fruit-cake',
  course: 'snack',
  alsoAs: ['breakfast', 'bread'],
  cuisines: ['british'],
  suits: ['tea', 'ahead', 'cheap', 'packed', 'freezes'],
  names: {
    en: ['bara brith', 'tea loaf', 'fruit tea loaf', 'tea bread', 'barmbrack', 'tea brack', 'brack'],
    fr: ['bara brith', 'barmbrack', 'cake gallois', 'cake au thé', 'cake aux raisins et au thé', 'tea brack', 'brack'],
  },
  noun: { en: 'a bara brith', fr: 'un bara brith' },
  serves: 10,
  instead: ['fruit-cake', 'banana-bread'],
  ways: [
    {
      hero: ['fruit', 'tea'],
      oven: true,
      whole: 'egg',
      slots: {
        tea: { first: ['black-tea'], amount: [0.2, 'piece'] },
        water: { first: ['water'], amount: [30, 'ml'] },
        fruit: {
          takes: ['dried-fruit'],
          vary: ['raisin', 'dried-apricot', 'prune'],
          upTo: 3,
          amount: [35, 'g'],
          share: 1.2,
        },
        sugar: { first: ['brown-sugar', 'sugar'], amount: [15, 'g'] },
        egg: { ...eggs, first: ['egg', 'soy-yoghurt', 'yoghurt'], amount: 0.1, share: 0.1 },
        flour: [flour, 28],
        raising: [bakingPowder, 0.2],
        spice: { takes: ['sweet-spice'], first: ['allspice', 'cinnamon'], optional: true, share: 0.8 },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Bara brith with {fruit:bare}', fr: 'Bara brith {fruit:at}' },
        { en: 'Speckled Welsh tea loaf with {fruit:bare}', fr: 'Cake gallois au thé, {fruit:bare}' },
      ],
      descriptions: [
        {
          en: 'No fat at all: what you spread on the slice is your own affair.',
          fr: 'Pas de matière grasse : ce qu’on tartine dessus ne regarde que vous.',
        },
        {
          en: 'The fruit drinks tea all night and the loaf keeps for a week.',
          fr: 'Les fruits boivent du thé toute la nuit, le cake se garde une semaine.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Brew {tea} in {water}, boiling, for 5 min, very strong. Pour over {fruit+sugar} and leave overnight, 8 h at least.',
          fr: 'Faites infuser {tea} 5 min dans {water} bouillante, très fort. Versez sur {fruit+sugar} et laissez toute la nuit, 8 h au moins.',
          wait: 480,
        },
        {
          en: 'Heat the oven to 165 °C and line {loafTin}. Stir {egg}, then {flour+raising+spice+salt} into the fruit and its tea.',
          fr: 'Préchauffez le four à 165 °C et chemisez {loafTin}. Mélangez {egg}, puis {flour+raising+spice+salt} aux fruits et à leur thé.',
        },
        {
          en: 'Bake for 1 h 10, until a skewer comes out clean. Cool in the tin for 1 h, then slice.',
          fr: 'Enfournez 1 h 10 : la pointe d’un couteau doit ressortir sèche. Laissez refroidir 1 h dans le moule, puis tranchez.',
          cook: 70,
          wait: 60,
        },
      ],
    },
  ],
}
