import type { Dish, Slot } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { crushed, thinlySliced } from '../staples.ts'
import { finelyChopped, lemon, oliveOil, plainOil } from '../table-staples.ts'

const shredded = { en: 'cut into fine strips', fr: 'coupé· en fine julienne' }
const mayonnaise: Slot = {
  first: ['mayonnaise', 'vegan-mayonnaise', 'yoghurt', 'soy-yoghurt', 'coconut-yoghurt'],
  amount: [1.25, 'tbsp'],
  share: 0.5,
}

export const caesar: Dish = {
  id: 'caesar-salad',
  of: 'salad',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['american', 'italian'],
  uses: ['meat', 'bread'],
  names: {
    en: ['caesar salad', 'chicken caesar salad', 'chicken caesar', 'ceasar salad', 'cesar salad'],
    fr: ['salade césar', 'salade cesar', 'césar', 'salade caesar', 'salade césar au poulet'],
  },
  noun: { en: 'a Caesar salad', fr: 'une salade César' },
  serves: 4,
  instead: ['salade-lyonnaise', 'salad'],
  ways: [
    {
      hero: ['chicken', 'cheese'],
      slots: {
        chicken: {
          takes: ['poultry', 'shellfish', 'tofu', 'pulse', 'cured-meat'],
          first: ['chicken-breast', 'smoked-tofu', 'chickpea'],
          share: 0.8,
        },
        bread: {
          takes: ['bread'],
          first: ['bread', 'baguette', 'gluten-free-bread'],
          optional: true,
          amount: [1, 'slice'],
          share: 0.5,
          prep: { en: 'cut into cubes', fr: 'coupé· en dés' },
        },
        oil: [oliveOil, 1],
        leaf: { takes: ['salad-leaf', 'leaf'], first: ['lettuce', 'chicory'], amount: [80, 'g'] },
        mayonnaise,
        anchovy: {
          first: ['anchovy', 'caper'],
          optional: true,
          amount: [1, 'piece'],
          share: 2,
          prep: { en: 'finely chopped', fr: 'finement haché·' },
        },
        garlic: { ...garlic, amount: [0.25, 'clove'], prep: crushed },
        lemon: [lemon, 0.2],
        cheese: {
          takes: ['hard-cheese'],
          first: ['parmesan', 'vegetarian-cheese', 'nutritional-yeast'],
          optional: true,
        },
        extra: { takes: ['egg', 'tender-vegetable'], optional: true, share: 0.5 },
        fresh: { takes: ['salad-vegetable'], optional: true, share: 0.5 },
        seasoning,
      },
      titles: [
        { en: 'Caesar salad[ with {chicken:bare}]', fr: 'Salade César[ {chicken:at}]' },
        { en: 'Crunchy Caesar[ with {chicken+cheese:bare}]', fr: 'César croquante[ {chicken+cheese:at}]' },
      ],
      descriptions: [
        {
          en: 'Born in Tijuana on a busy night with an empty larder; cold crunch, warm topping, a dressing that bites.',
          fr: "Née à Tijuana un soir d'affluence et de placards vides : du froid qui croque, du chaud dessus, une sauce qui mord.",
        },
        {
          en: 'Toss it twice: first with half the dressing, then with your hands.',
          fr: 'Mélangez deux fois : à la cuillère, puis à la main.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Fry {bread} in half of {oil} for 4 min, until golden, and set aside.',
          fr: 'Faites dorer {bread} 4 min dans la moitié {oil:ofThe} et réservez.',
          cook: 4,
        },
        {
          en: 'Cook {chicken} with what is left of {oil} over medium heat for 10–12 min, turning, until golden and done right through.[ Boil or cook {extra} as well.] Rest for 3 min.',
          fr: 'Faites cuire {chicken} 10 à 12 min à feu moyen avec le reste {oil:of}, en retournant, pour bien dorer et cuire à cœur.[ Préparez aussi {extra}.] Laissez reposer 3 min.',
          cook: 10,
          raw: 'chicken',
        },
        {
          en: 'Turn {chicken} in what is left of {oil} over medium heat for 3 min, until piping hot.[ Boil or cook {extra} as well.]',
          fr: 'Retournez {chicken} 3 min à feu moyen dans le reste {oil:of} : brûlant à cœur.[ Préparez aussi {extra}.]',
          cook: 3,
          cooked: 'chicken',
        },
        {
          en: 'Stir {mayonnaise} with {anchovy+garlic}, a dash of {lemon:some} and half of {cheese}.[ Season with {seasoning:bare}.]',
          fr: 'Mélangez {mayonnaise} avec {anchovy+garlic}, un trait {lemon:some} et la moitié {cheese:ofThe}.[ Assaisonnez {seasoning:of}.]',
          if: 'cheese',
        },
        {
          en: 'Stir {mayonnaise} with {anchovy+garlic} and a dash of {lemon:some}.[ Season with {seasoning:bare}.]',
          fr: 'Mélangez {mayonnaise} avec {anchovy+garlic} et un trait {lemon:some}.[ Assaisonnez {seasoning:of}.]',
          unless: 'cheese',
        },
        {
          en: 'Toss {leaf} with the dressing, add[ {fresh} and] everything else and serve at once.',
          fr: 'Enrobez {leaf} de sauce, ajoutez[ {fresh} et] tout le reste et servez aussitôt.',
        },
      ],
    },
  ],
}

export const coleslaw: Dish = {
  id: 'coleslaw',
  goesWith: ['sausage'],
  of: 'salad',
  course: 'side',
  alsoAs: ['main', 'starter'],
  cuisines: ['american'],
  suits: ['party', 'packed', 'summer', 'ahead', 'crowd'],
  names: {
    en: ['coleslaw', 'slaw', 'cole slaw', 'cabbage salad'],
    fr: ['coleslaw', 'salade de chou', 'cole slaw', 'salade de chou blanc'],
  },
  noun: { en: 'a coleslaw', fr: 'un coleslaw' },
  serves: 6,
  instead: ['potato-salad', 'salad'],
  ways: [
    {
      hero: ['cabbage', 'carrot'],
      slots: {
        cabbage: {
          takes: ['firm-vegetable'],
          first: ['cabbage', 'fennel'],
          amount: [90, 'g'],
          prep: { en: 'very finely shredded', fr: 'très finement émincé·' },
        },
        carrot: {
          takes: ['root'],
          first: ['carrot', 'beetroot'],
          amount: [0.5, 'piece'],
          share: 0.4,
          optional: true,
          prep: { en: 'grated', fr: 'râpé·' },
        },
        apple: {
          takes: ['orchard-fruit', 'dried-fruit'],
          first: ['apple'],
          optional: true,
          amount: [0.2, 'piece'],
          share: 0.5,
        },
        mayonnaise,
        vinegar: {
          takes: ['vinegar', 'citrus'],
          first: ['cider-vinegar', 'lemon'],
          amount: [0.33, 'tbsp'],
          share: 0.8,
        },
        mustard: { first: ['mustard'], optional: true },
        salt: { first: ['salt'], optional: true },
        onion: { takes: ['onion', 'herb', 'seed'], first: ['spring-onion', 'chives'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Crunchy coleslaw[ with {cabbage+carrot:bare}]', fr: 'Coleslaw croquant[ {cabbage+carrot:at}]' },
        { en: 'Deli coleslaw[ with {apple:bare}]', fr: 'Coleslaw du traiteur[ {apple:at}]' },
      ],
      descriptions: [
        {
          en: 'Salt it, squeeze it, then dress it: it stays crisp until tomorrow.',
          fr: "Salé, pressé, puis assaisonné : il reste croquant jusqu'au lendemain.",
        },
        { en: 'The friend of everything that comes off a grill.', fr: "L'ami de tout ce qui sort du gril." },
      ],
      prep: 20,
      steps: [
        {
          en: 'Toss {cabbage}[ with a good pinch of {salt:bare}], leave for 15 min and squeeze out the water.',
          fr: "Mélangez {cabbage}[ avec une bonne pincée {salt:of}], attendez 15 min et pressez pour retirer l'eau.",
          wait: 15,
        },
        {
          en: 'Stir {mayonnaise} with {vinegar+mustard}.[ Season with {seasoning:bare}.]',
          fr: 'Mélangez {mayonnaise} avec {vinegar+mustard}.[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Add {carrot+apple+onion}, toss everything and chill for 30 min.',
          fr: 'Ajoutez {carrot+apple+onion}, mélangez le tout et laissez 30 min au frais.',
          wait: 30,
        },
      ],
    },
  ],
}

export const potatoSalad: Dish = {
  id: 'potato-salad',
  goesWith: ['sausage'],
  of: 'salad',
  course: 'side',
  alsoAs: ['main', 'starter'],
  cuisines: ['german', 'french', 'american'],
  suits: ['packed', 'party', 'summer', 'ahead', 'cheap', 'crowd'],
  uses: ['potatoes'],
  names: {
    en: ['potato salad', 'german potato salad', 'warm potato salad', 'new potato salad'],
    fr: ['salade de pommes de terre', 'pommes de terre en salade', 'salade de patates'],
  },
  noun: { en: 'a potato salad', fr: 'une salade de pommes de terre' },
  serves: 4,
  instead: ['lentil-salad', 'salad'],
  ways: [
    {
      hero: ['potato', 'extra', 'boiled', 'egg'],
      slots: {
        potato: {
          takes: ['root'],
          first: ['potato', 'sweet-potato'],
          amount: [220, 'g'],
          prep: { en: 'waxy, scrubbed', fr: 'à chair ferme, bien brossé·' },
        },
        shallot: {
          takes: ['onion'],
          first: ['shallot', 'red-onion', 'spring-onion'],
          optional: true,
          prep: finelyChopped,
        },
        vinegar: {
          takes: ['vinegar'],
          first: ['cider-vinegar', 'wine-vinegar', 'lemon'],
          amount: [0.75, 'tbsp'],
          share: 1,
        },
        stock: { takes: ['stock'], first: ['vegetable-stock', 'water'], amount: [35, 'ml'] },
        mustard: { first: ['mustard'], optional: true, amount: [0.5, 'tsp'] },
        oil: [oliveOil, 1],
        egg: { takes: ['egg'], optional: true, amount: [1, 'piece'] },
        boiled: { takes: ['firm-vegetable'], optional: true, share: 0.5 },
        extra: {
          takes: ['preserve', 'cured-meat', 'smoked-fish', 'salad-vegetable', 'tender-vegetable'],
          vary: ['gherkin', 'radish', 'caper'],
          upTo: 2,
          optional: true,
          share: 0.8,
        },
        herb: { takes: ['herb'], first: ['chives', 'dill', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{potato:title} salad[ with {extra+herb:bare}]', fr: 'Salade {potato:of}[ {extra+herb:at}]' },
        { en: 'Lukewarm {potato:title} salad', fr: 'Salade tiède {potato:of}' },
      ],
      descriptions: [
        {
          en: 'Slice while hot, dress while hot: cold slices drink nothing.',
          fr: 'Coupez-les chaudes, assaisonnez-les chaudes : froides, elles ne boivent plus rien.',
        },
        {
          en: 'Shiny, sharp and silky without a spoon of mayonnaise.',
          fr: 'Brillante, vive et onctueuse, sans une cuillère de mayonnaise.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Simmer {potato} in their skins in salted water for 22 min, until tender.',
          fr: "Faites cuire {potato} avec la peau 22 min à l'eau frémissante salée.",
          cook: 22,
          raw: 'potato',
        },
        {
          en: 'Boil {egg} for 9 min, cool in cold water, shell and quarter.',
          fr: "Faites cuire {egg} 9 min à l'eau bouillante, rafraîchissez, écalez et coupez en quatre.",
        },
        {
          en: 'Simmer {boiled} in salted water for 8 min, until just tender, and drain.',
          fr: "Faites cuire {boiled} 8 min à l'eau frémissante salée, juste à point, et égouttez.",
        },
        {
          en: 'Warm {stock} with {vinegar}[, {mustard}][ and {shallot}] for 2 min.[ Season with {seasoning:bare}.]',
          fr: 'Pendant ce temps, chauffez {stock} avec {vinegar}[, {mustard}][ et {shallot}] 2 min.[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Drain, peel and slice while hot. Pour over the warm dressing and {oil}, turn gently and leave for 20 min.',
          fr: "Égouttez, pelez et tranchez pendant que c'est chaud. Versez la sauce tiède et {oil}, remuez avec douceur et laissez reposer 20 min.",
          wait: 20,
          raw: 'potato',
        },
        {
          en: 'Slice {potato}, pour over the warm dressing and {oil}, turn gently and leave for 20 min.',
          fr: 'Tranchez {potato}, versez la sauce tiède et {oil}, remuez avec douceur et laissez reposer 20 min.',
          wait: 20,
          cooked: 'potato',
        },
        {
          en: 'Fold in {extra+boiled+egg+herb}, ready to eat.',
          fr: 'Ajoutez {extra+boiled+egg+herb} juste avant de servir.',
        },
      ],
    },
  ],
}

export const waldorf: Dish = {
  id: 'waldorf-salad',
  of: 'salad',
  course: 'starter',
  alsoAs: ['main', 'side'],
  cuisines: ['american'],
  suits: ['fancy', 'light'],
  names: {
    en: ['waldorf salad', 'waldorf', 'apple and celery salad'],
    fr: ['salade waldorf', 'waldorf', 'salade pommes céleri noix'],
  },
  noun: { en: 'a Waldorf salad', fr: 'une salade Waldorf' },
  serves: 4,
  instead: ['coleslaw', 'salad'],
  ways: [
    {
      hero: ['apple', 'nut'],
      slots: {
        apple: {
          takes: ['orchard-fruit'],
          first: ['apple', 'pear'],
          amount: [0.75, 'piece'],
          prep: { en: 'crisp, unpeeled and diced', fr: 'croquant·, coupé· en dés avec la peau' },
        },
        lemon: [lemon, 0.2],
        celery: { first: ['celery', 'fennel', 'kohlrabi'], amount: [1, 'stick'], share: 0.5, prep: thinlySliced },
        grape: { first: ['grape', 'raisin'], optional: true },
        mayonnaise,
        nut: { takes: ['nut', 'seed'], first: ['walnut', 'pecan', 'sunflower-seed'], optional: true },
        leaf: { takes: ['salad-leaf'], first: ['lettuce', 'watercress'], optional: true, share: 0.6 },
        seasoning,
      },
      titles: [
        { en: 'Waldorf salad[ with {apple+nut:bare}]', fr: 'Salade Waldorf[ {apple+nut:at}]' },
        { en: 'Grand-hotel Waldorf salad', fr: 'Waldorf comme au grand hôtel' },
      ],
      descriptions: [
        {
          en: 'New York, 1896, white napkins: crisp, sweet, sharp, creamy, all in one forkful.',
          fr: 'New York, 1896, serviettes amidonnées : croquant, sucré, vif et onctueux dans la même bouchée.',
        },
        { en: 'Nothing to cook, something to crunch.', fr: 'Rien à cuire, tout à croquer.' },
      ],
      prep: 15,
      steps: [
        {
          en: 'Toss {apple} with a dash of {lemon:some}, against browning.',
          fr: 'Mélangez {apple} avec un trait {lemon:some}, pour garder la blancheur.',
        },
        {
          en: 'Add {celery}[, {grape}] and {mayonnaise} and mix.[ Season with {seasoning:bare}.]',
          fr: 'Ajoutez {celery}[, {grape}] et {mayonnaise}, et mélangez.[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Heap onto a plate[ lined with {leaf}][ and scatter with {nut}].',
          fr: 'Dressez en dôme[ sur {leaf}][ et parsemez {nut:of}].',
        },
      ],
    },
  ],
}

export const somTam: Dish = {
  id: 'som-tam',
  of: 'salad',
  course: 'main',
  alsoAs: ['starter', 'side'],
  cuisines: ['thai'],
  suits: ['summer', 'light'],
  names: {
    en: ['som tam', 'som tum', 'green papaya salad', 'papaya salad', 'thai papaya salad'],
    fr: ['som tam', 'salade de papaye verte', 'salade de papaye', 'salade thaïe'],
  },
  noun: { en: 'a som tam', fr: 'un som tam' },
  serves: 4,
  instead: ['larb', 'coleslaw'],
  ways: [
    {
      hero: ['papaya'],
      slots: {
        garlic: { ...garlic, prep: { en: '', fr: '' } },
        chilli: { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true, amount: [0.5, 'piece'] },
        nut: {
          takes: ['nut', 'seed'],
          first: ['peanut', 'sunflower-seed', 'cashew'],
          optional: true,
          prep: { en: '', fr: '' },
        },
        bean: {
          first: ['green-bean', 'mangetout'],
          optional: true,
          amount: [30, 'g'],
          prep: { en: 'raw, cut into short lengths', fr: 'cru·, coupé· en tronçons' },
        },
        tomato: { first: ['cherry-tomato', 'tomato'], optional: true, prep: { en: 'halved', fr: 'coupé· en deux' } },
        sauce: { first: ['fish-sauce', 'tamari', 'soy-sauce', 'salt'], amount: [1, 'tsp'], share: 0.6 },
        sugar: {
          takes: ['sugar', 'syrup'],
          first: ['brown-sugar', 'sugar', 'honey'],
          optional: true,
          amount: [4, 'g'],
          share: 0.5,
        },
        lime: { first: ['lime', 'lemon', 'rice-vinegar'], amount: [0.5, 'piece'], share: 1.5 },
        papaya: {
          takes: ['root', 'salad-vegetable'],
          first: ['green-papaya', 'kohlrabi', 'carrot', 'cucumber'],
          upTo: 2,
          amount: [120, 'g'],
          share: 0.7,
          prep: shredded,
        },
      },
      titles: [
        { en: 'Pounded {papaya:title} salad[ with {nut:bare}]', fr: 'Som tam {papaya:at}[ et {nut:at}]' },
        { en: 'Som tam with {papaya:bare} from the market stall', fr: 'Som tam {papaya:at} de bord de route' },
      ],
      descriptions: [
        {
          en: 'Hot, sour, salty, sweet, in that order, and then the hiccups.',
          fr: 'Pimenté, acide, salé, sucré, dans cet ordre ; puis le hoquet.',
        },
        {
          en: 'The music of Thai streets is a wooden pestle; play it gently, you want bruises, not purée.',
          fr: "La musique des rues thaïes, c'est un pilon de bois ; jouez doucement : on meurtrit, on n'écrase pas.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Pound {garlic+chilli+nut} roughly in a large mortar or bowl. Add {bean+tomato} and bruise lightly.',
          fr: 'Pilez grossièrement {garlic+chilli+nut} dans un grand mortier ou un saladier. Ajoutez {bean+tomato} et meurtrissez à peine.',
        },
        {
          en: 'Stir in {sauce}[, {sugar}] and a good squeeze of {lime:some}.',
          fr: 'Ajoutez {sauce}[, {sugar}] et un bon trait {lime:some}.',
        },
        {
          en: 'Add {papaya} and turn and pound gently for 1 min, until everything is coated. Eat at once.',
          fr: 'Ajoutez {papaya}, retournez et pilez doucement 1 min pour bien enrober. Servez aussitôt.',
        },
      ],
    },
  ],
}

export const larb: Dish = {
  id: 'larb',
  of: 'salad',
  course: 'main',
  cuisines: ['thai'],
  suits: ['light', 'summer'],
  names: {
    en: ['larb', 'laab', 'larb gai', 'thai beef salad', 'thai chicken salad'],
    fr: ['larb', 'laab', 'lap', 'salade de bœuf thaïe', 'larb de poulet'],
  },
  noun: { en: 'a larb', fr: 'un larb' },
  serves: 4,
  instead: ['som-tam', 'salad'],
  ways: [
    {
      hero: ['meat', 'herb'],
      slots: {
        rice: {
          first: ['basmati-rice', 'jasmine-rice', 'sushi-rice'],
          optional: true,
          amount: [8, 'g'],
          prep: { en: 'raw', fr: 'cru·' },
        },
        oil: [plainOil, 0.5],
        meat: {
          takes: ['mince', 'poultry', 'tofu'],
          first: ['pork-mince', 'beef-mince', 'tofu', 'mushroom'],
          amount: [130, 'g'],
        },
        shallot: {
          takes: ['onion'],
          first: ['shallot', 'red-onion', 'spring-onion'],
          optional: true,
          prep: thinlySliced,
        },
        sauce: { first: ['fish-sauce', 'tamari', 'soy-sauce', 'salt'], amount: [1.5, 'tsp'], share: 0.8 },
        lime: { first: ['lime', 'lemon', 'rice-vinegar'], amount: [0.5, 'piece'], share: 1.5 },
        sugar: { takes: ['sugar'], first: ['brown-sugar', 'sugar'], optional: true, amount: [2, 'g'] },
        chilli: { first: ['chilli-flakes', 'chilli'], optional: true },
        herb: { all: ['mint', 'coriander'], optional: true },
        leaf: {
          takes: ['salad-leaf', 'firm-vegetable'],
          first: ['lettuce', 'cabbage'],
          optional: true,
          prep: { en: 'in whole leaves', fr: 'en feuilles entières' },
        },
      },
      titles: [
        { en: 'Sharp {meat:title} larb[ with {herb:bare}]', fr: 'Larb[ {meat+herb:at}]' },
        { en: 'Larb of {meat:bare}', fr: 'Larb thaï[ {meat:at}]' },
      ],
      descriptions: [
        {
          en: 'From the dry north-east of Thailand: hot from the pan, cooled with handfuls of green, gritty with toasted grains.',
          fr: 'Du nord-est sec de la Thaïlande : chaud de la poêle, rafraîchi à pleines poignées de vert.',
        },
        {
          en: 'Scoop it up with a leaf and reach for the water.',
          fr: "À saisir du bout des doigts, un verre d'eau à portée de main.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Toast {rice} in a dry pan for 6 min, until brown, and pound to a coarse powder.',
          fr: 'Torréfiez {rice} 6 min à sec dans une poêle, pour bien brunir, et pilez en poudre grossière.',
          cook: 6,
        },
        {
          en: 'Heat {oil} in the pan and cook {meat} over high heat for 8 min, breaking it up, until done right through.',
          fr: "Chauffez {oil} dans la poêle et faites cuire {meat} 8 min à feu vif en émiettant, jusqu'à cuisson à cœur.",
          cook: 8,
        },
        {
          en: 'Off the heat, stir in {sauce}, a good squeeze of {lime:some}[, {sugar}][, {chilli}][ and {shallot}]. Fold in {herb+rice}[ and serve with {leaf}].',
          fr: 'Hors du feu, ajoutez {sauce}, un bon trait {lime:some}[, {sugar}][, {chilli}][ et {shallot}]. Terminez avec {herb+rice}[ et servez avec {leaf}].',
        },
      ],
    },
  ],
}

export const ceviche: Dish = {
  id: 'ceviche',
  of: 'salad',
  course: 'starter',
  alsoAs: ['main'],
  cuisines: ['south-american'],
  suits: ['summer', 'light', 'fancy'],
  names: {
    en: ['ceviche', 'fish ceviche', 'cebiche'],
    fr: ['ceviche', 'ceviché', 'cebiche', 'ceviche de poisson'],
  },
  noun: { en: 'a ceviche', fr: 'un ceviche' },
  serves: 4,
  instead: ['fishcakes', 'salsa', 'salad'],
  ways: [
    {
      hero: ['fish'],
      slots: {
        fish: {
          takes: ['white-fish', 'oily-fish'],
          first: ['sea-bass', 'cod', 'salmon', 'scallop'],
          amount: [120, 'g'],
          prep: {
            en: 'skinless, frozen beforehand for at least 24 h and thawed, cut into 1.5 cm cubes',
            fr: 'sans peau, congelé· au moins 24 h puis décongelé·, coupé· en dés de 1,5 cm',
          },
        },
        onion: {
          first: ['red-onion', 'shallot', 'spring-onion'],
          optional: true,
          prep: { en: 'sliced paper-thin', fr: 'émincé· très finement' },
        },
        chilli: { takes: ['hot-spice'], first: ['chilli', 'chilli-flakes'], optional: true },
        lime: { first: ['lime', 'lemon'], amount: [1, 'piece'] },
        herb: { first: ['coriander', 'parsley'], optional: true },
        avocado: {
          takes: ['soft-fruit', 'salad-vegetable', 'root', 'tender-vegetable'],
          first: ['avocado', 'mango', 'cucumber'],
          upTo: 2,
          optional: true,
        },
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        { en: '{fish:title} ceviche[ with {avocado+lime:bare}]', fr: 'Ceviche {fish:of}[ {avocado+lime:at}]' },
        { en: 'Lima-style {fish:title} ceviche', fr: 'Ceviche {fish:of} comme à Lima' },
      ],
      descriptions: [
        {
          en: 'Cooked by citrus, not by flame: freeze it a day before, as for every raw dish of the sea, and keep it from the pregnant and the frail.',
          fr: "Cuit au citron, pas à la flamme : congelez la veille, comme pour tout ce qui vient cru de la mer, et n'en servez ni aux femmes enceintes ni aux plus fragiles.",
        },
        {
          en: 'Icy, bright, gone in four bites. The milk of the tiger that is left on the plate is for the cook.',
          fr: 'Glacé, éclatant, avalé en quatre bouchées. Le « lait du tigre » qui reste au fond est pour qui a cuisiné.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Rinse {onion} in iced water and drain. Chill the plates.',
          fr: "Rincez {onion} à l'eau glacée et égouttez. Mettez les assiettes au frais.",
          if: 'onion',
        },
        {
          en: 'Toss {fish}[ with {salt}][ and {chilli}], pour over the juice of {lime} and leave in the fridge for 15 min, until white outside.',
          fr: 'Mélangez {fish}[ avec {salt}][, {chilli}], versez le jus {lime:ofThe} et laissez 15 min au frais : la surface doit blanchir.',
          wait: 15,
        },
        {
          en: 'Stir in {onion+herb+avocado} and serve at once, very cold.',
          fr: 'Ajoutez {onion+herb+avocado} et servez aussitôt, bien froid.',
        },
      ],
    },
  ],
}

export const pokeBowl: Dish = {
  id: 'poke-bowl',
  of: 'bowl',
  course: 'main',
  cuisines: ['american', 'japanese'],
  suits: ['light', 'summer'],
  names: {
    en: ['poke bowl', 'poke', 'salmon poke bowl', 'sushi bowl', 'tuna poke', 'poke salad'],
    fr: ['poke bowl', 'poké', 'poké bowl', 'poke bowl saumon', 'pokebowl'],
  },
  noun: { en: 'a poke bowl', fr: 'un poke bowl' },
  serves: 2,
  instead: ['bowl'],
  ways: [
    {
      hero: ['ready', 'fish', 'other', 'fruit'],
      slots: {
        rice: { takes: ['rice', 'grain'], first: ['sushi-rice', 'jasmine-rice', 'basmati-rice'], amount: [75, 'g'] },
        vinegar: { first: ['rice-vinegar', 'cider-vinegar'], optional: true, amount: [0.5, 'tbsp'] },
        ready: {
          takes: ['smoked-fish', 'tofu'],
          optional: true,
          share: 0.8,
        },
        fish: {
          takes: ['oily-fish'],
          first: ['salmon', 'fresh-tuna'],
          optional: true,
          without: 'ready',
          amount: [120, 'g'],
          prep: {
            en: 'frozen for at least 24 h and thawed, cut into cubes',
            fr: 'congelé· au moins 24 h puis décongelé·, coupé· en dés',
          },
        },
        other: {
          first: ['smoked-tofu', 'edamame', 'chickpea'],
          without: 'ready+fish',
          share: 0.8,
        },
        soy: { first: ['soy-sauce', 'tamari', 'lime'], amount: [1, 'tbsp'], share: 2 },
        sesame: {
          first: ['sesame-oil', 'olive-oil', 'rapeseed-oil'],
          optional: true,
          amount: [0.5, 'tsp'],
          share: 0.4,
        },
        fruit: { takes: ['soft-fruit'], first: ['mango', 'pineapple'], optional: true },
        veg: {
          takes: ['salad-vegetable', 'root', 'leaf', 'tender-vegetable', 'pulse'],
          vary: ['avocado', 'cucumber', 'radish', 'edamame'],
          upTo: 3,
        },
        onion: { first: ['spring-onion', 'red-onion'], optional: true },
        top: { takes: ['seed', 'wrapper', 'nut'], first: ['sesame-seed', 'sunflower-seed'], optional: true },
        ginger: { takes: ['aromatic'], first: ['ginger'], optional: true },
      },
      titles: [
        {
          en: '{ready+fish+other:title} poke bowl[ with {fruit+veg:bare}]',
          fr: 'Poke bowl[ {ready+fish+other+fruit:at}]',
        },
        { en: 'Hawaiian {ready+fish+other:title} poke bowl', fr: 'Poke bowl hawaïen[ {ready+fish+other:at}]' },
      ],
      descriptions: [
        {
          en: 'Warm and vinegary below, cold and glossy above. Anything from the sea that stays raw should have been frozen for a day first.',
          fr: 'Tiède et vinaigré dessous, froid et brillant dessus. Ce qui vient cru de la mer doit avoir passé un jour au congélateur.',
        },
        {
          en: "A surfer's lunch, arranged by someone tidy.",
          fr: "Un déjeuner de surfeur, rangé par quelqu'un de soigneux.",
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Cook {rice} in one and a half times its volume of water, covered, for 12 min, and leave off the heat for 10 min.[ Fold in {vinegar} and let it cool.]',
          fr: "Faites cuire {rice} à couvert 12 min dans une fois et demie son volume d'eau, puis laissez 10 min hors du feu.[ Incorporez {vinegar} et laissez tiédir.]",
          cook: 22,
        },
        {
          en: 'Toss {ready+fish+other} with {soy+sesame+ginger} and leave in the fridge for 15 min.',
          fr: 'Mélangez {ready+fish+other} avec {soy+sesame+ginger} et laissez 15 min au frais.',
        },
        {
          en: 'Share {rice} between {bowls} and arrange {ready+fish+other+fruit+veg+onion} on top[, then scatter with {top}].',
          fr: 'Répartissez {rice} dans {bowls} et disposez {ready+fish+other+fruit+veg+onion} par-dessus[, puis parsemez {top:of}].',
        },
      ],
    },
  ],
}
