import { cream, milk } from '../baking-staples.ts'
import type { Dish, Slot } from '../dish.ts'
import { seasoning } from '../larder.ts'
import { beefStock, butter, crushed } from '../staples.ts'
import { finelyChopped, lemon, oliveOil } from '../table-staples.ts'

export const bearnaise: Dish = {
  id: 'bearnaise-sauce',
  goesWith: ['steak', 'stewing-meat', 'mince'],
  of: 'vinaigrette',
  course: 'sauce',
  cuisines: ['french'],
  suits: ['fancy'],
  uses: ['egg-yolks'],
  names: {
    en: ['béarnaise sauce', 'bearnaise sauce', 'béarnaise', 'bearnaise', 'sauce béarnaise'],
    fr: ['sauce béarnaise', 'béarnaise', 'béarnaise maison', 'sauce béarnaise maison'],
  },
  noun: { en: 'a béarnaise sauce', fr: 'une sauce béarnaise' },
  serves: 4,
  instead: ['hollandaise-sauce', 'vinaigrette'],
  ways: [
    {
      hero: ['herb'],
      slots: {
        shallot: { first: ['shallot', 'onion'], amount: [0.5, 'piece'], share: 0.5, prep: finelyChopped },
        vinegar: { first: ['wine-vinegar', 'cider-vinegar'], amount: [0.75, 'tbsp'] },
        wine: { first: ['white-wine', 'water'], amount: [20, 'ml'], share: 0.1 },
        herb: { takes: ['herb'], first: ['tarragon', 'parsley'], amount: [1.5, 'sprig'] },
        pepper: { first: ['black-pepper'], optional: true },
        egg: { first: ['egg'], amount: [0.75, 'piece'], prep: { en: 'yolks only', fr: 'les jaunes seulement' } },
        butter: { first: ['butter', 'ghee', 'vegan-butter'], amount: [40, 'g'] },
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        { en: 'Béarnaise sauce', fr: 'Sauce béarnaise' },
        { en: 'Béarnaise sauce, whisked by hand', fr: 'Sauce béarnaise montée au fouet' },
      ],
      descriptions: [
        {
          en: 'Half a hollandaise, half a vinegar reduction, wholly a steakhouse: keep your finger on the side of the bowl, it should never hurt.',
          fr: 'Moitié hollandaise, moitié réduction, tout entière bistrot : gardez la main sur le bol, il ne doit jamais brûler.',
        },
        {
          en: 'The reduction does the seasoning, the yolks do the rest. Serve it within the hour.',
          fr: "La réduction assaisonne, les jaunes font le reste. À servir dans l'heure.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Simmer {shallot+vinegar+wine} with half of {herb}[ and with {pepper}] over low heat for 6 min, until a tablespoonful is left. Strain and leave to cool a little.',
          fr: "Faites réduire {shallot+vinegar+wine} avec la moitié {herb:ofThe}[ et avec {pepper}] 6 min à feu doux, jusqu'à ce qu'il reste une cuillerée à soupe. Filtrez et laissez tiédir.",
          cook: 6,
        },
        { en: 'Melt {butter} and leave to settle.', fr: 'Faites fondre {butter} et laissez reposer.', cook: 3 },
        {
          en: 'Add the yolks of {egg} and a spoonful of water to the reduction and whisk over barely steaming water for 5 min, until thick as cream and 65 °C hot.',
          fr: "Ajoutez à la réduction les jaunes {egg:of} et une cuillerée d'eau et fouettez 5 min au bain-marie à peine fumant, jusqu'à ce que ce soit épais et mousseux, à 65 °C.",
          cook: 5,
        },
        {
          en: 'Off the heat, whisk in the melted fat in a thread. Finish with the rest of {herb}, chopped[, and {salt}].',
          fr: 'Hors du feu, versez la matière grasse fondue en filet en fouettant. Terminez avec le reste {herb:of}, haché[, et {salt}].',
        },
      ],
    },
  ],
}

const garlicky: Slot = { first: ['garlic'], amount: [0.5, 'clove'], prep: crushed }

export const aioli: Dish = {
  id: 'aioli',
  of: 'vinaigrette',
  course: 'sauce',
  cuisines: ['french', 'spanish'],
  suits: ['summer'],
  uses: ['egg-yolks'],
  names: {
    en: ['aioli', 'garlic mayonnaise', 'garlic mayo', 'alioli'],
    fr: ['aïoli', "mayonnaise à l'ail", 'ailloli', 'sauce aïoli'],
  },
  noun: { en: 'an aioli', fr: 'un aïoli' },
  serves: 6,
  instead: ['homemade-mayonnaise', 'vinaigrette'],
  ways: [
    {
      hero: ['garlic'],
      slots: {
        garlic: garlicky,
        egg: {
          first: ['egg'],
          amount: [0.17, 'piece'],
          prep: {
            en: 'very fresh, yolk only, at room temperature',
            fr: "extra-frais, le jaune seulement, sorti à l'avance",
          },
        },
        oil: { takes: ['oil'], first: ['olive-oil', 'sunflower-oil', 'rapeseed-oil'], amount: [1.75, 'tbsp'] },
        lemon: { first: ['lemon', 'wine-vinegar', 'cider-vinegar'], amount: [0.08, 'piece'], share: 0.3 },
        seasoning,
      },
      titles: [
        { en: 'Aioli', fr: 'Aïoli' },
        { en: 'Aioli as in Provence', fr: 'Aïoli comme en Provence' },
      ],
      descriptions: [
        {
          en: 'The butter of Provence: everything at one temperature, drop by drop. The yolk stays raw: take a very fresh one and finish the bowl within a day.',
          fr: 'Le beurre de la Provence : tout à la même température, goutte à goutte. Le jaune reste cru : prenez un œuf extra-frais et finissez le bol dans la journée.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Pound {garlic} to a smooth cream[ with {seasoning:bare}] and whisk in the yolk of {egg}.',
          fr: "Pilez {garlic}[ avec {seasoning:bare}], jusqu'à obtenir une crème lisse, et incorporez le jaune {egg:of} au fouet.",
        },
        {
          en: 'Add {oil} drop by drop, whisking all the time; once it thickens, pour in a thin stream. Finish with a dash of {lemon:some}.',
          fr: 'Ajoutez {oil} goutte à goutte en fouettant sans arrêt ; dès que cela épaissit, versez en filet. Terminez avec un trait {lemon:some}.',
        },
      ],
    },
    {
      id: 'eggless',
      standsIn: true,
      hero: ['garlic'],
      gear: ['blender'],
      slots: {
        milk: { first: ['soy-milk', 'aquafaba'], amount: [16, 'ml'] },
        garlic: garlicky,
        lemon: { first: ['lemon', 'cider-vinegar'], amount: [0.08, 'piece'], share: 0.3 },
        oil: { takes: ['oil'], first: ['sunflower-oil', 'rapeseed-oil', 'olive-oil'], amount: [2, 'tbsp'] },
        seasoning,
      },
      titles: [{ en: 'Eggless aioli', fr: 'Aïoli sans œuf' }],
      descriptions: [
        {
          en: 'Half a minute with a stick blender, and nobody will know the difference.',
          fr: 'Trente secondes de mixeur plongeant, et personne ne verra la différence.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Put {milk+garlic}[, {seasoning:bare}] and a dash of {lemon:some} into a tall beaker, all at room temperature.',
          fr: 'Mettez {milk+garlic}[, {seasoning:bare}] et un trait {lemon:some} dans un verre haut, tout à la même température.',
        },
        {
          en: 'Pour in {oil}. Stand a stick blender on the bottom, switch on and pull up slowly as it thickens.',
          fr: 'Versez {oil}. Posez le pied du mixeur au fond, mettez en marche et remontez lentement à mesure que cela épaissit.',
        },
      ],
    },
  ],
}

export const tartareSauce: Dish = {
  id: 'tartare-sauce',
  goesWith: ['white-fish', 'oily-fish', 'shellfish', 'mollusc'],
  of: 'vinaigrette',
  course: 'sauce',
  cuisines: ['french', 'british'],
  suits: ['ahead'],
  names: {
    en: ['tartare sauce', 'tartar sauce', 'homemade tartare sauce', 'remoulade sauce'],
    fr: ['sauce tartare', 'sauce tartare maison', 'sauce rémoulade', 'rémoulade'],
  },
  noun: { en: 'a tartare sauce', fr: 'une sauce tartare' },
  serves: 4,
  instead: ['vinaigrette'],
  ways: [
    {
      hero: ['pickle', 'herb'],
      slots: {
        base: {
          first: ['mayonnaise', 'vegan-mayonnaise', 'yoghurt', 'soy-yoghurt', 'coconut-yoghurt'],
          amount: [2.5, 'tbsp'],
          share: 1,
        },
        pickle: { first: ['gherkin'], amount: [15, 'g'], prep: finelyChopped },
        caper: {
          first: ['caper', 'green-olive'],
          optional: true,
          amount: [0.75, 'tsp'],
          prep: { en: 'drained and chopped', fr: 'égoutté· et haché·' },
        },
        shallot: {
          first: ['shallot', 'red-onion'],
          optional: true,
          amount: [0.25, 'piece'],
          share: 0.5,
          prep: finelyChopped,
        },
        herb: { takes: ['herb'], vary: ['chives', 'parsley', 'tarragon', 'dill'], upTo: 2, optional: true },
        lemon: [lemon, 0.1],
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Tartare sauce[ with {herb:bare}]', fr: 'Sauce tartare[ {herb:at}]' },
        { en: 'Chunky tartare sauce[ with {herb:bare}]', fr: 'Sauce tartare bien relevée[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'Sharp, crunchy, made in the time it takes the chips to brown.',
          fr: 'Vive, croquante, prête le temps que les frites dorent.',
        },
        {
          en: 'It is better after half an hour, and gone after one.',
          fr: "Meilleure au bout d'une demi-heure, finie au bout d'une heure.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Stir {base} with {pickle+caper+shallot+herb} and sharpen with a dash of {lemon:some}.',
          fr: "Mélangez {base} avec {pickle+caper+shallot+herb}, puis relevez d'un trait {lemon:some}.",
        },
        {
          en: '[Season with {pepper:bare}. ]Chill for 30 min.',
          fr: '[Assaisonnez {pepper:of}. ]Laissez 30 min au frais.',
          wait: 30,
        },
      ],
    },
  ],
}

export const peppercornSauce: Dish = {
  id: 'peppercorn-sauce',
  goesWith: ['steak', 'stewing-meat', 'mince'],
  of: 'vinaigrette',
  course: 'sauce',
  cuisines: ['french'],
  names: {
    en: ['peppercorn sauce', 'pepper sauce', 'creamy peppercorn sauce', 'steak sauce'],
    fr: ['sauce au poivre', 'sauce poivre', 'sauce au poivre vert', 'sauce pour steak'],
  },
  noun: { en: 'a peppercorn sauce', fr: 'une sauce au poivre' },
  serves: 4,
  instead: ['bechamel-sauce'],
  ways: [
    {
      hero: ['pepper'],
      slots: {
        pepper: { first: ['black-pepper'], amount: [0.5, 'tsp'], prep: { en: 'coarsely crushed', fr: 'concassé·' } },
        butter: { ...butter, amount: [6, 'g'] },
        shallot: { first: ['shallot', 'onion'], optional: true, amount: [0.5, 'piece'], share: 0.5 },
        spirit: { takes: ['spirit'], first: ['cognac'], optional: true, amount: [10, 'ml'] },
        stock: { ...beefStock, amount: [50, 'ml'] },
        cream: [cream, 50],
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        { en: 'Creamy peppercorn sauce[ with {spirit:bare}]', fr: 'Sauce au poivre[ et {spirit:at}]' },
        { en: 'Peppercorn sauce for any steak', fr: 'Sauce au poivre pour tous les steaks' },
      ],
      descriptions: [
        {
          en: 'Crush the corns under a pan, not in a mill: they should crack between the teeth.',
          fr: 'Concassez les grains sous une casserole, pas au moulin : ils doivent craquer sous la dent.',
        },
        {
          en: 'Make it in the pan the meat has just left, and it will taste twice as good.',
          fr: 'Faites-la dans la poêle que le steak vient de quitter : elle sera deux fois meilleure.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Melt {butter} in a small pan over medium heat[, soften {shallot} for 3 min] and toast {pepper} in it for 1 min.',
          fr: 'Faites chauffer {butter} dans une petite casserole à feu moyen[, laissez fondre {shallot} 3 min] et torréfiez-y {pepper} 1 min.',
          cook: 4,
        },
        {
          en: '[Off the heat, add {spirit}, then let it boil away for 1 min. ]Pour in {stock} and reduce by half, 3 min.',
          fr: '[Hors du feu, ajoutez {spirit}, puis laissez bouillir 1 min. ]Versez {stock} et laissez réduire de moitié, 3 min.',
          cook: 4,
        },
        {
          en: 'Add {cream} and simmer for 3 min, until it coats a spoon.[ Season with {salt:bare}.]',
          fr: 'Ajoutez {cream} et laissez frémir 3 min, pour napper la cuillère.[ Assaisonnez {salt:of}.]',
          cook: 3,
        },
      ],
    },
  ],
}

export const gravy: Dish = {
  id: 'onion-gravy',
  goesWith: ['sausage', 'roast'],
  of: 'vinaigrette',
  course: 'sauce',
  cuisines: ['british', 'american'],
  suits: ['winter', 'cosy', 'ahead', 'freezes', 'christmas'],
  names: {
    en: [
      'gravy',
      'onion gravy',
      'homemade gravy',
      'gravy recipe',
      'gravy from scratch',
      'brown gravy',
      'gravy without drippings',
    ],
    fr: ['gravy maison', 'sauce gravy', 'sauce brune aux oignons', 'gravy aux oignons', 'sauce au jus'],
  },
  noun: { en: 'a gravy', fr: 'une sauce brune' },
  serves: 4,
  instead: ['bechamel-sauce'],
  ways: [
    {
      hero: ['onion'],
      slots: {
        butter: { ...butter, amount: [10, 'g'] },
        onion: {
          takes: ['onion'],
          first: ['onion', 'red-onion', 'shallot', 'leek'],
          amount: [0.5, 'piece'],
          prep: { en: 'thinly sliced', fr: 'finement émincé·' },
        },
        flour: { first: ['plain-flour', 'rice-flour', 'cornflour'], amount: [6, 'g'] },
        wine: { takes: ['wine', 'alcohol'], optional: true, amount: [30, 'ml'] },
        stock: {
          takes: ['stock', 'meat-stock'],
          first: ['beef-stock', 'gluten-free-beef-stock', 'vegetable-stock', 'gluten-free-vegetable-stock'],
          amount: [130, 'ml'],
        },
        sauce: {
          first: ['worcestershire', 'soy-sauce', 'tamari', 'miso'],
          optional: true,
          amount: [0.3, 'tsp'],
          share: 0.3,
        },
        herb: { takes: ['herb'], first: ['thyme', 'rosemary'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{onion:title} gravy', fr: 'Sauce brune {onion:at}' },
        { en: 'Proper {onion:title} gravy[ with {wine:bare}]', fr: 'Sauce brune longuement mijotée {onion:at}' },
      ],
      descriptions: [
        {
          en: 'For mash, sausages, pies, and for the plate after that.',
          fr: "Pour la purée, les saucisses, les tourtes, et pour finir l'assiette.",
        },
        {
          en: 'The colour is all in the pan: give it its twenty minutes.',
          fr: 'La couleur est dans la casserole : laissez-lui ses vingt minutes.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Melt {butter} in a pan over medium-low heat and cook {onion} for 20 min, stirring, until brown and sticky.',
          fr: 'Faites fondre {butter} dans une casserole à feu assez doux et laissez brunir {onion} 20 min en remuant : cela doit coller un peu.',
          cook: 20,
        },
        {
          en: 'Stir in {flour} for 1 min.[ Pour in {wine} and let it bubble for 1 min.] Whisk in {stock} little by little[, add {sauce+herb}] and simmer for 10 min, until it coats a spoon.[ Season with {seasoning:bare}.]',
          fr: 'Ajoutez {flour} et remuez 1 min.[ Versez {wine} et laissez bouillonner 1 min.] Mouillez peu à peu avec {stock} en fouettant[, ajoutez {sauce+herb}] et laissez mijoter 10 min, pour napper la cuillère.[ Assaisonnez {seasoning:of}.]',
          cook: 13,
        },
      ],
    },
  ],
}

export const chimichurri: Dish = {
  id: 'chimichurri',
  goesWith: ['steak', 'stewing-meat', 'mince'],
  of: 'vinaigrette',
  course: 'sauce',
  cuisines: ['south-american'],
  suits: ['summer', 'ahead'],
  names: { en: ['chimichurri', 'chimichurri sauce'], fr: ['chimichurri', 'sauce chimichurri', 'chimichuri'] },
  noun: { en: 'a chimichurri', fr: 'un chimichurri' },
  serves: 4,
  instead: ['vinaigrette'],
  ways: [
    {
      hero: ['herb'],
      slots: {
        herb: {
          takes: ['herb'],
          first: ['parsley', 'coriander'],
          upTo: 2,
          amount: [5, 'sprig'],
          share: 2,
          prep: finelyChopped,
        },
        oregano: { first: ['oregano', 'thyme'], optional: true, amount: [0.25, 'tsp'] },
        garlic: { first: ['garlic'], optional: true, amount: [0.75, 'clove'], prep: finelyChopped },
        chilli: { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true },
        vinegar: {
          takes: ['vinegar'],
          first: ['wine-vinegar', 'cider-vinegar', 'lemon'],
          amount: [0.75, 'tbsp'],
          share: 1,
        },
        oil: [oliveOil, 1.75],
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        { en: 'Chimichurri[ with {herb:bare}]', fr: 'Chimichurri[ {herb:at}]' },
        { en: 'Argentine chimichurri, chopped by hand', fr: 'Chimichurri argentin haché au couteau' },
      ],
      descriptions: [
        {
          en: 'The green fire of the asado: chopped, never blended, and better tomorrow.',
          fr: "Le feu vert de l'asado : haché, jamais mixé, et meilleur le lendemain.",
        },
        {
          en: 'For steak, for grilled courgettes, for the spoon. It keeps for a week in the fridge.',
          fr: 'Pour la bavette, pour les courgettes grillées, pour la cuillère. Il se garde une semaine au réfrigérateur.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Mix {herb+oregano+garlic+chilli} with {vinegar}[ and {salt}] and leave for 10 min.',
          fr: 'Mélangez {herb+oregano+garlic+chilli} avec {vinegar}[ et {salt}] et laissez 10 min.',
          wait: 10,
        },
        { en: 'Stir in {oil} and leave for 20 min more.', fr: 'Incorporez {oil} et laissez encore 20 min.', wait: 20 },
      ],
    },
  ],
}

export const sataySauce: Dish = {
  id: 'satay-sauce',
  of: 'vinaigrette',
  course: 'sauce',
  cuisines: ['indonesian', 'thai'],
  suits: ['ahead'],
  names: {
    en: ['satay sauce', 'peanut sauce', 'peanut butter sauce', 'thai peanut sauce'],
    fr: ['sauce satay', 'sauce saté', 'sauce cacahuète', 'sauce aux cacahuètes', 'sauce au beurre de cacahuète'],
  },
  noun: { en: 'a satay sauce', fr: 'une sauce satay' },
  serves: 4,
  instead: ['vinaigrette'],
  ways: [
    {
      hero: ['nut'],
      slots: {
        nut: { takes: ['nut-butter'], first: ['peanut-butter', 'almond-butter', 'tahini'], amount: [1.25, 'tbsp'] },
        coconut: { first: ['coconut-milk', 'water'], amount: [60, 'ml'], share: 0.4 },
        soy: { takes: ['salty-sauce'], first: ['soy-sauce', 'tamari', 'salt'], amount: [0.5, 'tbsp'] },
        sugar: { takes: ['sugar', 'syrup'], first: ['brown-sugar', 'sugar', 'honey'], amount: [4, 'g'], share: 0.3 },
        chilli: { takes: ['hot-spice'], first: ['curry-paste', 'chilli-flakes', 'chilli'], optional: true, share: 0.5 },
        garlic: { first: ['garlic'], optional: true, amount: [0.25, 'clove'], prep: crushed },
        lime: { first: ['lime', 'lemon', 'rice-vinegar'], amount: [0.25, 'piece'], prep: { en: '', fr: '' } },
      },
      titles: [
        { en: 'Satay sauce[ with {nut:bare}]', fr: 'Sauce satay[ {nut:at}]' },
        { en: 'Warm satay sauce in ten minutes[, with {nut:bare}]', fr: 'Sauce satay en dix minutes[, {nut:at}]' },
      ],
      descriptions: [
        {
          en: 'For skewers, for noodles, for raw carrots at midnight.',
          fr: 'Pour les brochettes, les nouilles, et les carottes crues de minuit.',
        },
        {
          en: 'It thickens as it cools; a splash of hot water brings it back.',
          fr: "Elle épaissit en refroidissant ; un filet d'eau chaude la ramène.",
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Put {nut+coconut+soy+sugar+chilli+garlic} into a small pan and warm over low heat for 5 min, whisking, until smooth.',
          fr: "Mettez {nut+coconut+soy+sugar+chilli+garlic} dans une petite casserole et chauffez 5 min à feu doux en fouettant, jusqu'à ce que ce soit lisse.",
          cook: 5,
        },
        {
          en: 'Finish with a good dash of {lime:some} and serve lukewarm.',
          fr: 'Terminez avec un bon trait {lime:some} et servez tiède.',
        },
      ],
    },
  ],
}

export const pastryCream: Dish = {
  id: 'pastry-cream',
  onlyNamed: true,
  of: 'custard',
  course: 'sauce',
  alsoAs: ['dessert'],
  cuisines: ['french'],
  suits: ['ahead'],
  uses: ['egg-yolks'],
  names: {
    en: ['pastry cream', 'crème pâtissière', 'creme patissiere', 'homemade pastry cream'],
    fr: ['crème pâtissière', 'crème pâtissière maison', 'crème pâtissière à la vanille', 'crème patissière'],
  },
  noun: { en: 'a pastry cream', fr: 'une crème pâtissière' },
  serves: 6,
  instead: ['custard', 'panna-cotta'],
  ways: [
    {
      hero: ['flavour'],
      slots: {
        milk: [milk, 85],
        flavour: { takes: ['sweet-spice', 'chocolate', 'coffee', 'nut-butter'], first: ['vanilla'], optional: true },
        egg: {
          first: ['egg'],
          optional: true,
          amount: [0.67, 'piece'],
          prep: { en: 'yolks only', fr: 'les jaunes seulement' },
        },
        sugar: { first: ['sugar', 'brown-sugar', 'maple-syrup'], amount: [16, 'g'], share: 1 },
        starch: { first: ['cornflour', 'rice-flour', 'plain-flour'], amount: [0.85, 'tbsp'], share: 0.2 },
        butter: { first: ['butter', 'vegan-butter'], optional: true, amount: [6, 'g'] },
      },
      titles: [
        { en: 'Pastry cream[ with {flavour:bare}]', fr: 'Crème pâtissière[ {flavour:at}]' },
        { en: 'Silky pastry cream[ with {flavour:bare}]', fr: 'Crème pâtissière bien lisse[ {flavour:at}]' },
      ],
      descriptions: [
        {
          en: 'What éclairs are hollow for. It keeps for two days in the fridge, and cannot be frozen.',
          fr: 'Ce pour quoi les éclairs sont creux. Elle se garde deux jours au réfrigérateur et ne se congèle pas.',
        },
        {
          en: 'Boil it, whatever you have heard: a full minute, or it turns to soup by tomorrow.',
          fr: "Faites-la bouillir, quoi qu'on en dise : une vraie minute, sinon elle se liquéfie le lendemain.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Heat {milk}[ with {flavour}] until it steams.',
          fr: "Chauffez {milk}[ avec {flavour}] jusqu'au frémissement.",
          cook: 4,
        },
        {
          en: 'Whisk the yolks of {egg} with {sugar} until pale, then with {starch}. Pour over a third of the hot liquid, whisking, and tip it all back into the pan.',
          fr: 'Fouettez les jaunes {egg:of} avec {sugar}, puis avec {starch}. Versez un tiers du liquide chaud en fouettant et reversez le tout dans la casserole.',
          if: 'egg',
        },
        {
          en: 'Whisk {sugar} and {starch} with a little cold water until smooth and pour into the pan, whisking.',
          fr: "Délayez {sugar} et {starch} avec un peu d'eau froide et versez dans la casserole en fouettant.",
          unless: 'egg',
        },
        {
          en: 'Bring to the boil over medium heat, whisking without a pause, and boil for 1 min.[ Off the heat, whisk in {butter}.]',
          fr: 'Portez à ébullition à feu moyen sans cesser de fouetter et laissez bouillir 1 min.[ Hors du feu, incorporez {butter}.]',
          cook: 4,
        },
        {
          en: 'Spread on a cold plate, press cling film on the surface and chill for 1 h.',
          fr: 'Étalez sur un plat froid, filmez au contact et laissez 1 h au réfrigérateur.',
          wait: 60,
        },
      ],
    },
  ],
}
