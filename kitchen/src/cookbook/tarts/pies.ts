import { flour, puffPastry } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { garlic, onion, salt, seasoning } from '../larder.ts'
import { fryingButter, oliveOil, plainOil } from '../table-staples.ts'

export const pie: Dish = {
  id: 'pie',
  course: 'main',
  cuisines: ['british', 'american'],
  suits: ['cosy', 'winter', 'freezes'],
  uses: ['meat', 'fish', 'ham'],
  names: {
    en: ['pot pie', 'chicken pot pie', 'savoury pie', 'pie', 'puff pastry pie', 'chicken pie'],
    fr: ['tourte', 'tourte au poulet', 'tourte salée', 'pot pie'],
  },
  noun: { en: 'a pie', fr: 'une tourte' },
  shines: ['pastry'],
  serves: 4,
  instead: ['cottage-pie', 'gratin'],
  ways: [
    {
      hero: ['meat', 'vegetable'],
      slots: {
        butter: fryingButter,
        meat: {
          takes: ['poultry', 'cured-meat', 'white-fish', 'oily-fish', 'mince', 'sausage', 'tofu', 'pulse', 'steak'],
          first: ['chicken-thigh', 'white-bean'],
          optional: true,
          spare: true,
          upTo: 2,
          share: 0.8,
        },
        vegetable: {
          takes: ['tender-vegetable', 'root', 'firm-vegetable', 'leaf', 'salad-leaf'],
          vary: ['leek', 'mushroom', 'carrot'],
          upTo: 3,
          share: 0.7,
        },
        onion,
        flour: { first: ['plain-flour', 'cornflour'], amount: [8, 'g'] },
        stock: {
          takes: ['stock', 'meat-stock', 'wine', 'alcohol'],
          first: ['vegetable-stock', 'chicken-stock', 'water'],
          amount: [70, 'ml'],
        },
        cream: {
          takes: ['cream', 'fresh-cheese', 'melting-cheese'],
          first: ['cream', 'soy-cream', 'oat-cream', 'milk', 'coconut-milk'],
          optional: true,
          amount: [40, 'ml'],
        },
        herb: { takes: ['herb', 'condiment', 'spice'], first: ['thyme', 'tarragon', 'parsley'], optional: true },
        pastry: [puffPastry, 60],
        glaze: { first: ['egg', 'milk', 'soy-milk', 'oat-milk'], amount: [0.2, 'piece'], share: 0.08, optional: true },
        seasoning,
      },
      titles: [
        { en: '{hero:title} pie under a golden lid', fr: 'Tourte {hero:at}' },
        { en: '{hero:title} pot pie[ with {herb:bare}]', fr: 'Tourte dorée {hero+herb:at}' },
      ],
      descriptions: [
        {
          en: 'Crack the lid, let the steam out, and nobody at the table is in a bad mood any more.',
          fr: "On perce le couvercle, la vapeur s'échappe, et plus personne à table n'est de mauvaise humeur.",
        },
        {
          en: 'A filling that holds together under flakes that do not: supper for a wet evening.',
          fr: 'Une garniture nappée, un couvercle qui part en miettes : le dîner des soirs de pluie.',
        },
      ],
      prep: 25,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Melt {butter} in a wide pan and cook {meat+onion+vegetable} over medium heat for 12 min, until lightly golden and tender.',
          fr: 'Préchauffez le four à 200 °C. Faites chauffer {butter} dans une sauteuse et faites cuire {meat+onion+vegetable} 12 min à feu moyen : légèrement doré et tendre.',
          cook: 12,
          raw: 'meat',
        },
        {
          en: 'Heat the oven to 200 °C. Melt {butter} in a wide pan and cook {onion+vegetable} over medium heat for 12 min, until tender. Stir in {meat}.',
          fr: 'Préchauffez le four à 200 °C. Faites chauffer {butter} dans une sauteuse et faites cuire {onion+vegetable} 12 min à feu moyen : bien tendre. Ajoutez {meat}.',
          cook: 12,
          cooked: 'meat',
        },
        {
          en: 'Heat the oven to 200 °C. Melt {butter} in a wide pan and cook {onion+vegetable} over medium heat for 12 min, until lightly golden and tender.',
          fr: 'Préchauffez le four à 200 °C. Faites chauffer {butter} dans une sauteuse et faites cuire {onion+vegetable} 12 min à feu moyen : légèrement doré et tendre.',
          cook: 12,
          unless: 'meat',
        },
        {
          en: 'Sprinkle with {flour}, stir for 1 min and pour in {stock}. Simmer for 5 min, until it coats a spoon[, then stir in {cream}][ and {herb}].[ Season with {seasoning:bare}.] Tip into {ovenDish} and leave to cool a little.',
          fr: 'Poudrez {flour:of}, remuez 1 min et mouillez avec {stock}. Laissez épaissir 5 min à frémissement[, puis ajoutez {cream}][ et {herb}].[ Assaisonnez {seasoning:of}.] Versez dans {ovenDish} et laissez tiédir.',
          cook: 6,
        },
        {
          en: 'Cover with {pastry}, press down the edges, cut a chimney in the middle[ and brush with {glaze}].',
          fr: 'Couvrez {pastry:of}, pincez les bords, ouvrez une cheminée au centre[ et badigeonnez {glaze:of}].',
        },
        {
          en: 'Bake for 30 min, until risen, deep gold and bubbling through the hole.',
          fr: "Enfournez 30 min, jusqu'à ce que le dessus soit gonflé, bien doré, et que la sauce bouillonne par la cheminée.",
          cook: 30,
        },
      ],
    },
    {
      id: 'potato-crust',
      standsIn: true,
      oven: true,
      hero: ['meat', 'vegetable'],
      slots: {
        oil: [plainOil, 0.5],
        meat: {
          takes: ['poultry', 'pulse', 'tofu', 'mince', 'lentil'],
          first: ['chicken-thigh', 'white-bean', 'chickpea'],
          optional: true,
          spare: true,
          share: 0.8,
        },
        vegetable: {
          takes: ['tender-vegetable', 'root', 'firm-vegetable', 'leaf'],
          vary: ['leek', 'mushroom', 'carrot'],
          upTo: 3,
          share: 0.7,
        },
        onion,
        flour: { first: ['cornflour', 'potato-starch', 'rice-flour'], amount: [0.5, 'tbsp'], share: 0.15 },
        stock: {
          takes: ['stock', 'meat-stock'],
          first: ['vegetable-stock', 'chicken-stock', 'water'],
          amount: [90, 'ml'],
        },
        herb: { takes: ['herb'], first: ['thyme', 'parsley'], optional: true },
        crust: {
          first: ['potato', 'sweet-potato', 'celeriac'],
          amount: [180, 'g'],
          prep: { en: 'very thinly sliced', fr: 'coupé· en très fines rondelles' },
        },
        seasoning,
      },
      titles: [{ en: '{hero:title} pie with a {crust:title} crust', fr: 'Tourte {hero:at} sous croûte {crust:of}' }],
      descriptions: [
        {
          en: 'No pastry at all: overlapping slices, thin as paper, bake to a crisp and golden lid.',
          fr: 'Sans pâte : de fines rondelles qui se chevauchent et dorent en un couvercle croustillant.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Heat half of {oil} in a wide pan and cook {meat+onion+vegetable} over medium heat for 12 min.',
          fr: 'Préchauffez le four à 200 °C. Faites chauffer la moitié {oil:ofThe} dans une sauteuse et faites cuire {meat+onion+vegetable} 12 min à feu moyen.',
          cook: 12,
          raw: 'meat',
        },
        {
          en: 'Heat the oven to 200 °C. Heat half of {oil} in a wide pan and cook {onion+vegetable} over medium heat for 12 min. Stir in {meat}.',
          fr: 'Préchauffez le four à 200 °C. Faites chauffer la moitié {oil:ofThe} dans une sauteuse et faites cuire {onion+vegetable} 12 min à feu moyen. Ajoutez {meat}.',
          cook: 12,
          cooked: 'meat',
        },
        {
          en: 'Heat the oven to 200 °C. Heat half of {oil} in a wide pan and cook {onion+vegetable} over medium heat for 12 min.',
          fr: 'Préchauffez le four à 200 °C. Faites chauffer la moitié {oil:ofThe} dans une sauteuse et faites cuire {onion+vegetable} 12 min à feu moyen.',
          cook: 12,
          unless: 'meat',
        },
        {
          en: 'Stir {flour} into {stock}, pour it in and simmer for 5 min, until thickened[, with {herb}].[ Season with {seasoning:bare}.] Tip into {ovenDish}.',
          fr: 'Délayez {flour} dans {stock}, versez et laissez épaissir 5 min à frémissement[, avec {herb}].[ Assaisonnez {seasoning:of}.] Versez dans {ovenDish}.',
          cook: 5,
        },
        {
          en: 'Overlap {crust} on top like tiles, brush with the rest of the oil and bake for 45 min, until tender underneath and crisp above.',
          fr: "Disposez {crust} par-dessus comme des tuiles, badigeonnez du reste d'huile et enfournez 45 min : fondant dessous, croustillant dessus.",
          cook: 45,
        },
      ],
    },
  ],
}

export const spanakopita: Dish = {
  id: 'spanakopita',
  of: 'pie',
  course: 'main',
  alsoAs: ['starter', 'snack'],
  cuisines: ['greek'],
  suits: ['by-hand', 'party', 'packed', 'freezes', 'iftar', 'aperitif'],
  names: {
    en: ['spanakopita', 'spinach pie', 'greek spinach pie', 'spinach and feta pie'],
    fr: ['spanakopita', 'feuilleté aux épinards', 'tourte aux épinards', 'feuilleté épinards feta'],
  },
  noun: { en: 'a spanakopita', fr: 'une spanakopita' },
  serves: 6,
  instead: ['flamiche', 'tart'],
  ways: [
    {
      hero: ['spinach', 'feta'],
      slots: {
        spinach: { takes: ['leaf'], first: ['spinach', 'chard'], amount: [130, 'g'] },
        onion: { takes: ['onion'], first: ['spring-onion', 'leek', 'onion'], optional: true },
        oil: [oliveOil, 1],
        feta: {
          takes: ['fresh-cheese'],
          first: ['feta', 'ricotta', 'goats-cheese', 'tofu'],
          amount: [50, 'g'],
          share: 0.5,
          prep: { en: 'crumbled', fr: 'émietté·' },
        },
        egg: { first: ['egg', 'cornflour'], amount: [0.34, 'piece'], share: 0.7, optional: true },
        herb: { all: ['dill', 'parsley'], optional: true },
        nutmeg: { first: ['nutmeg'], optional: true },
        filo: { first: ['filo'], amount: [1.5, 'piece'] },
        sesame: { takes: ['seed'], first: ['sesame-seed', 'poppy-seed'], optional: true },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Spanakopita[, with {spinach+feta:bare}]', fr: 'Spanakopita[ {spinach+feta:at}]' },
        { en: 'Crackling {spinach:title} spanakopita', fr: 'Spanakopita croustillante[ {spinach:at}]' },
      ],
      descriptions: [
        {
          en: 'Shattering layers over a filling as green as a garden after rain: sold by the square on every Greek street.',
          fr: 'Des couches qui volent en éclats sur une garniture verte comme un jardin après la pluie : en Grèce, elle se vend au carré à chaque coin de rue.',
        },
        {
          en: 'Squeeze the filling dry and be generous with the brush: those are the two rules.',
          fr: 'Bien essorer la garniture, ne pas lésiner au pinceau : voilà les deux règles.',
        },
      ],
      prep: 30,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 180 °C. Wilt {spinach} in a large dry pan for 4 min, in batches. Drain, squeeze as dry as you can and chop.',
          fr: 'Préchauffez le four à 180 °C. Faites tomber {spinach} 4 min à sec dans une grande poêle, en plusieurs fois. Égouttez, pressez le plus possible et hachez.',
          cook: 5,
        },
        {
          en: '[Soften {onion} in a little of {oil} for 5 min. ]Mix {spinach} with {feta+egg+herb+nutmeg}.[ Season with {pepper:bare}, but no salt.]',
          fr: '[Faites fondre {onion} 5 min dans un peu {oil:of}. ]Mélangez {spinach} avec {feta+egg+herb+nutmeg}.[ Relevez avec {pepper}, sans saler.]',
          cook: 5,
        },
        {
          en: 'Line {ovenDish} with half of {filo}, brushing each sheet with {oil} and letting the edges hang over. Fill, fold the edges in, cover with the other sheets, brushed too, and mark out squares with a knife.[ Scatter with {sesame}.]',
          fr: 'Chemisez {ovenDish} avec la moitié {filo:ofThe}, en badigeonnant chaque feuille avec {oil} et en laissant déborder. Garnissez, rabattez, couvrez du reste, badigeonné aussi, et tracez des carrés au couteau.[ Parsemez {sesame:of}.]',
        },
        {
          en: 'Bake for 40 min, until deep gold. Leave for 15 min before cutting, so that it stays crisp.',
          fr: 'Enfournez 40 min : bien doré. Attendez 15 min avant de couper, pour garder le croustillant.',
          cook: 40,
        },
      ],
    },
  ],
}

export const empanadas: Dish = {
  id: 'empanadas',
  of: 'pie',
  course: 'main',
  alsoAs: ['snack', 'starter'],
  cuisines: ['south-american'],
  suits: ['by-hand', 'party', 'packed', 'freezes', 'aperitif'],
  uses: ['meat'],
  names: {
    en: ['empanadas', 'empanada', 'turnover'],
    fr: ['empanadas', 'empanada', 'chausson', 'chaussons salés'],
  },
  noun: { en: 'empanadas', fr: 'des empanadas' },
  serves: 4,
  instead: ['pie', 'tacos'],
  ways: [
    {
      hero: ['filling'],
      slots: {
        flour: [flour, 65],
        salt,
        fat: {
          takes: ['butter'],
          first: ['butter', 'vegan-butter', 'olive-oil', 'sunflower-oil'],
          amount: [22, 'g'],
          share: 2.4,
        },
        water: { first: ['water'], amount: [25, 'ml'] },
        binder: { first: ['psyllium', 'flaxseed'], instead: 'plain-flour', optional: true, amount: [0.25, 'tbsp'] },
        filling: {
          takes: ['mince', 'poultry', 'tinned-fish', 'pulse', 'lentil', 'tender-vegetable'],
          first: ['beef-mince', 'black-bean', 'chickpea'],
          upTo: 2,
          amount: [80, 'g'],
        },
        onion,
        pepper: {
          first: ['pepper', 'tomato'],
          optional: true,
          amount: [0.25, 'piece'],
          prep: { en: 'finely diced', fr: 'coupé· en petits dés' },
        },
        oil: [plainOil, 0.5],
        garlic,
        spice: { all: ['cumin', 'smoked-paprika'], optional: true },
        olive: { first: ['green-olive', 'raisin', 'olive'], optional: true, share: 0.5, amount: [10, 'g'] },
        egg: { first: ['egg'], optional: true, amount: [0.25, 'piece'] },
        cheese: { takes: ['melting-cheese', 'fresh-cheese'], optional: true, share: 0.5 },
        seasoning,
      },
      titles: [
        { en: 'Baked {filling:title} empanadas', fr: 'Empanadas {filling:at} dorées au four' },
        { en: 'Empanadas[ with {filling+olive:bare}]', fr: 'Empanadas[ {filling+olive:at}]' },
      ],
      descriptions: [
        {
          en: 'Half-moons with a plaited edge, juicy inside; in Argentina no party begins without them.',
          fr: 'Des demi-lunes au bord tressé, juteuses à cœur ; en Argentine, pas de fête sans elles.',
        },
        {
          en: 'Made in the afternoon, eaten with one hand and a napkin, as good cold in a pocket the next day.',
          fr: "On les façonne l'après-midi, on les mange d'une main, et le lendemain elles voyagent dans une poche.",
        },
      ],
      prep: 40,
      oven: true,
      steps: [
        {
          en: 'Rub {fat} into {flour}[ with {binder}][ and a pinch of {salt:bare}], bring together with {water} and leave to rest for 30 min.',
          fr: 'Sablez {fat} avec {flour}[, {binder}][ et une pincée {salt:of}], amalgamez avec {water} et laissez reposer 30 min.',
          wait: 30,
        },
        {
          en: 'Meanwhile, warm {oil} in a pan and soften {filling+onion+pepper} for 10 min, until well browned and dry[, with {garlic+spice}].[ Stir in {olive}.][ Season with {seasoning:bare}.] Leave to cool[, then add {cheese}].',
          fr: "Pendant ce temps, faites chauffer {oil} dans une poêle et faites revenir {filling+onion+pepper} 10 min, jusqu'à ce que ce soit bien doré et sec[, avec {garlic+spice}].[ Ajoutez {olive}.][ Assaisonnez {seasoning:of}.] Laissez refroidir[, puis ajoutez {cheese}].",
          cook: 10,
          raw: 'filling',
        },
        {
          en: 'Meanwhile, warm {oil} in a pan.[ Soften {onion+pepper} for 8 min.] Stir in {filling}[ with {garlic+spice}] and cook for 2 min.[ Stir in {olive}.][ Season with {seasoning:bare}.] Leave to cool[, then add {cheese}].',
          fr: 'Pendant ce temps, faites chauffer {oil} dans une poêle.[ Faites fondre {onion+pepper} 8 min.] Ajoutez {filling}[ avec {garlic+spice}] et remuez 2 min.[ Ajoutez {olive}.][ Assaisonnez {seasoning:of}.] Laissez refroidir[, puis ajoutez {cheese}].',
          cook: 10,
          cooked: 'filling',
        },
        {
          en: 'Heat the oven to 200 °C. Roll out the dough 3 mm thick and cut 12 cm rounds. Fill, moisten the edge, fold over and press or plait it shut.[ Beat {egg} and brush over the top.]',
          fr: 'Préchauffez le four à 200 °C. Étalez la pâte sur 3 mm et découpez des disques de 12 cm. Garnissez, humectez le bord, repliez et soudez en torsade.[ Battez {egg} et badigeonnez-en le dessus.]',
        },
        {
          en: 'Bake on {tray} for 20–22 min, until golden.',
          fr: "Enfournez sur {tray} 20 à 22 min, jusqu'à ce que ce soit doré.",
          cook: 22,
        },
      ],
    },
  ],
}
