import type { Dish, Step, Text } from './dish.ts'
import { garlic, oil, onion, seasoning } from './larder.ts'

const top: Step = {
  en: 'Scatter with {cheese+crumbs} and bake for 30 min, until bubbling and deep gold on top.',
  fr: "Parsemez {cheese+crumbs:of} et enfournez 30 min, jusqu'à ce que le gratin bouillonne et soit bien doré.",
  cook: 30,
}

const titles: readonly Text[] = [
  { en: '{hero:title} gratin[ with {herb:bare}]', fr: 'Gratin {hero:of}[ {herb:at}]' },
  { en: '<Golden|Bubbling> {hero:title} gratin', fr: 'Gratin <doré|fondant> {hero:of}' },
]

export const gratin: Dish = {
  id: 'gratin',
  course: 'main',
  cuisines: ['french'],
  suits: ['cosy', 'winter'],
  uses: ['vegetables', 'potatoes', 'ham', 'meat'],
  names: {
    en: ['gratin', 'bake', 'tian'],
    fr: ['gratin', 'tian'],
  },
  classics: [
    { names: { en: ['vegetable tian'], fr: ['tian de légumes', 'tian provençal'] }, asks: ['courgette', 'tomato'] },
    { names: { en: ['green bean casserole'], fr: ['gratin de haricots verts'] }, asks: ['green-bean'] },
    { names: { en: ['sweet potato casserole'], fr: ['gratin de patates douces'] }, asks: ['sweet-potato'] },
  ],
  noun: { en: 'a gratin', fr: 'un gratin' },
  shines: ['firm-vegetable', 'tender-vegetable', 'root', 'cream', 'melting-cheese'],
  serves: 4,
  instead: ['traybake', 'stew', 'plate'],
  ways: [
    {
      hero: ['slow', 'meat'],
      slots: {
        slow: {
          takes: ['root', 'firm-vegetable'],
          vary: ['potato', 'cauliflower', 'sweet-potato', 'celeriac'],
          upTo: 2,
          share: 1.2,
          prep: { en: 'trimmed and thinly sliced', fr: 'paré· et finement émincé·' },
        },
        meat: { takes: ['cured-meat', 'smoked-fish', 'tinned-fish'], optional: true },
        leaf: { takes: ['leaf', 'onion'], optional: true },
        oil: {
          ...oil,
          first: ['butter', 'vegan-butter', 'olive-oil', 'sunflower-oil'],
          takes: ['oil', 'butter'],
          share: 0.5,
        },
        garlic: { ...garlic, prep: { en: 'halved', fr: 'coupé· en deux' } },
        cream: {
          takes: ['cream', 'coconut-cream'],
          first: ['cream', 'oat-cream', 'soy-cream', 'milk', 'coconut-milk'],
          amount: [70, 'ml'],
        },
        liquid: {
          takes: ['milk'],
          first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk', 'vegetable-stock', 'water'],
          amount: [50, 'ml'],
        },
        spice: { takes: ['sweet-spice', 'spice'], first: ['nutmeg'], optional: true },
        herb: { takes: ['herb'], first: ['thyme', 'rosemary'], optional: true },
        cheese: {
          takes: ['melting-cheese', 'hard-cheese', 'fresh-cheese'],
          first: ['gruyere', 'cheddar', 'vegetarian-cheese'],
          optional: true,
        },
        crumbs: {
          first: ['breadcrumbs', 'ground-almonds', 'sunflower-seed', 'pumpkin-seed'],
          without: 'cheese',
          optional: true,
        },
        seasoning,
      },
      titles,
      descriptions: [
        {
          en: 'Thin slices that drink in the cream and turn to velvet under a golden lid.',
          fr: 'De fines tranches qui boivent tout et deviennent velours sous une croûte dorée.',
        },
      ],
      prep: 20,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 190 °C. Rub {ovenDish} with [{garlic}, then with ]{oil}.',
          fr: 'Préchauffez le four à 190 °C. [Frottez {ovenDish} avec {garlic}, puis enduisez-le][!garlic Enduisez {ovenDish}] {oil:of}.',
        },
        {
          en: 'Bring {cream+liquid} to a simmer[ with {spice+herb}]. Add {slow}[ and {leaf}] and cook gently for 10 min, stirring now and then.[ Season with {seasoning:bare}.]',
          fr: 'Portez {cream+liquid} à frémissement[ avec {spice+herb}]. Ajoutez {slow}[ et {leaf}] et laissez cuire doucement 10 min en remuant de temps en temps.[ Assaisonnez {seasoning:of}.]',
          cook: 10,
          raw: 'slow',
        },
        {
          en: 'Bring {cream+liquid} to a simmer[ with {spice+herb}]. Add {slow}[ and {leaf}] and heat through for 3 min.[ Season with {seasoning:bare}.]',
          fr: 'Portez {cream+liquid} à frémissement[ avec {spice+herb}]. Ajoutez {slow}[ et {leaf}] et réchauffez 3 min.[ Assaisonnez {seasoning:of}.]',
          cook: 3,
          cooked: 'slow',
        },
        {
          en: 'Tip everything into the dish[, tucking in {meat},] and level the top.',
          fr: 'Versez le tout dans le plat[ en y glissant {meat}] et égalisez.',
        },
        top,
        { en: 'Let it stand for 5 min before serving.', fr: 'Laissez reposer 5 min avant de servir.' },
      ],
    },
    {
      id: 'mince',
      hero: ['mince', 'mash'],
      slots: {
        mash: {
          takes: ['root'],
          first: ['potato'],
          upTo: 2,
          share: 1.2,
          prep: { en: 'peeled and cut into chunks', fr: 'épluché· et coupé· en morceaux' },
        },
        mince: { takes: ['mince'] },
        vegetable: { takes: ['tender-vegetable', 'firm-vegetable'], optional: true, upTo: 2, share: 0.5 },
        oil,
        onion,
        garlic,
        paste: { first: ['tomato-paste'], optional: true },
        stock: {
          takes: ['stock', 'meat-stock'],
          first: ['beef-stock', 'vegetable-stock', 'water'],
          amount: [40, 'ml'],
        },
        butter: { takes: ['butter', 'cream'], first: ['butter', 'vegan-butter', 'oat-cream'], optional: true },
        milk: { takes: ['milk'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk', 'water'], amount: [30, 'ml'] },
        herb: { takes: ['herb', 'spice'], first: ['thyme', 'parsley'], optional: true },
        cheese: { takes: ['melting-cheese', 'hard-cheese'], first: ['gruyere', 'cheddar'], optional: true, share: 0.5 },
        seasoning,
      },
      titles: [{ en: '{mince:title} bake under {mash:title} mash', fr: 'Hachis parmentier {mince:at}' }],
      descriptions: [
        {
          en: 'A dark, savoury layer under a cloud of mash with a crust on it: a dish to scrape clean.',
          fr: 'Une viande bien relevée sous un nuage de purée gratinée : on se dispute les coins du plat.',
        },
      ],
      prep: 20,
      oven: true,
      steps: [
        {
          en: 'Simmer {mash} in salted water for 18 min, until soft. Heat the oven to 200 °C.',
          fr: "Faites cuire {mash} 18 min à l'eau frémissante salée, jusqu'à ce que tout soit bien tendre. Préchauffez le four à 200 °C.",
          cook: 18,
        },
        {
          en: 'Meanwhile, warm {oil} in a wide pan, [soften {onion+garlic+vegetable} for 6 min, ]add {mince} and brown it for 8 min. Stir in {paste+stock+herb} and bubble for 3 min.[ Season with {seasoning:bare}.]',
          fr: 'Pendant ce temps, faites chauffer {oil} dans une sauteuse, [laissez-y fondre {onion+garlic+vegetable} 6 min, ]ajoutez {mince} et faites dorer 8 min. Ajoutez {paste+stock+herb} et laissez bouillonner 3 min.[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Drain {mash} and mash with {butter+milk} until smooth.',
          fr: 'Égouttez {mash} et réduisez en purée lisse avec {butter+milk}.',
        },
        {
          en: 'Spread the meat in {ovenDish}, cover with the mash[ and scatter with {cheese}]. Bake for 25 min, until golden.',
          fr: "Étalez la viande dans {ovenDish}, couvrez de purée[ et parsemez {cheese:of}]. Enfournez 25 min, jusqu'à ce que le dessus soit doré.",
          cook: 25,
        },
      ],
    },
    {
      // Under a white sauce, as leeks and leaves are: tomatoes are for what the sun has ripened.
      id: 'white',
      hero: ['white', 'meat'],
      slots: {
        white: { first: ['leek', 'chard', 'spinach', 'chicory', 'fennel', 'mushroom'], upTo: 2, share: 1.2 },
        meat: { takes: ['cured-meat', 'poultry', 'smoked-fish', 'tinned-fish'], optional: true, share: 0.7 },
        oil: {
          ...oil,
          first: ['butter', 'vegan-butter', 'olive-oil', 'sunflower-oil'],
          takes: ['oil', 'butter'],
          amount: [10, 'g'],
        },
        garlic,
        starch: { first: ['cornflour', 'potato-starch', 'plain-flour'], amount: [6, 'g'] },
        milk: {
          takes: ['milk', 'cream'],
          first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk', 'vegetable-stock'],
          amount: [110, 'ml'],
        },
        spice: { takes: ['sweet-spice', 'spice'], first: ['nutmeg'], optional: true },
        cheese: {
          takes: ['melting-cheese', 'hard-cheese', 'fresh-cheese'],
          first: ['gruyere', 'cheddar', 'vegetarian-cheese'],
          optional: true,
        },
        crumbs: {
          first: ['breadcrumbs', 'ground-almonds', 'sunflower-seed', 'pumpkin-seed'],
          optional: true,
          without: 'cheese',
        },
        seasoning,
      },
      titles,
      descriptions: [
        {
          en: 'Melted into a white sauce, under a lid that crackles.',
          fr: 'Fondant sous sa sauce blanche et sa croûte dorée.',
        },
      ],
      prep: 20,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Warm {oil} in a wide pan and cook {white+garlic+meat} for 15 min, until soft, dry and cooked through.',
          fr: "Préchauffez le four à 200 °C. Chauffez {oil} dans une sauteuse et faites cuire {white+garlic+meat} 15 min, jusqu'à ce que tout soit fondant, sans eau et cuit à cœur.",
          cook: 15,
        },
        {
          en: 'Dust with {starch}, stir for 1 min, then pour in {milk} little by little and let it thicken for 5 min, stirring.[ Season with {seasoning+spice:bare}.] Spread in {ovenDish}.',
          fr: 'Poudrez {starch:of}, remuez 1 min, puis versez {milk} peu à peu et laissez épaissir 5 min en remuant.[ Assaisonnez {seasoning+spice:of}.] Versez dans {ovenDish}.',
          cook: 6,
        },
        {
          ...top,
          en: 'Scatter with {cheese+crumbs} and bake for 20 min, until bubbling and deep gold on top.',
          fr: "Parsemez {cheese+crumbs:of} et enfournez 20 min, jusqu'à ce que le gratin bouillonne et soit bien doré.",
          cook: 20,
        },
      ],
    },
    {
      id: 'vegetable',
      hero: ['tender', 'fish', 'meat', 'late'],
      slots: {
        tender: {
          takes: ['tender-vegetable', 'leaf', 'onion'],
          vary: ['courgette', 'aubergine', 'leek', 'tomato'],
          upTo: 3,
          share: 1.3,
        },
        fish: { takes: ['white-fish', 'oily-fish'], optional: true, share: 0.7 },
        meat: {
          takes: ['mince', 'cured-meat', 'poultry', 'steak', 'roast'],
          optional: true,
          share: 0.7,
        },
        late: { takes: ['tinned-fish', 'pulse', 'shellfish'], optional: true, share: 0.7 },
        oil,
        garlic,
        tomatoes: {
          first: ['passata', 'chopped-tomatoes', 'cream', 'oat-cream', 'coconut-milk'],
          prep: { en: '', fr: '' },
        },
        herb: { takes: ['herb', 'spice'], first: ['thyme', 'basil', 'herbes-de-provence'], optional: true },
        cheese: {
          takes: ['melting-cheese', 'hard-cheese', 'fresh-cheese'],
          first: ['mozzarella', 'gruyere', 'cheddar'],
          optional: true,
        },
        crumbs: {
          first: ['breadcrumbs', 'ground-almonds', 'pine-nut', 'sunflower-seed', 'pumpkin-seed'],
          optional: true,
          without: 'cheese',
        },
        seasoning,
      },
      titles,
      descriptions: [
        {
          en: 'Soft and sweet below, under a crust that crackles when the spoon goes in.',
          fr: 'Du fondant sous une croûte qui craque quand on y plonge la cuillère.',
        },
      ],
      prep: 20,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 190 °C. Warm {oil} in a wide pan and cook {meat+garlic+tender} for 15 min, until soft and cooked through.',
          fr: "Préchauffez le four à 190 °C. Faites chauffer {oil} dans une grande poêle et faites cuire {meat+garlic+tender} 15 min, jusqu'à ce que tout soit fondant et cuit à cœur.",
          cook: 15,
          raw: 'meat',
        },
        {
          en: 'Heat the oven to 190 °C. Warm {oil} in a wide pan and cook {garlic+tender} for 12 min, until soft. Stir in {meat}.',
          fr: "Préchauffez le four à 190 °C. Faites chauffer {oil} dans une grande poêle et faites cuire {garlic+tender} 12 min, jusqu'à ce que ce soit fondant. Ajoutez {meat}.",
          cook: 12,
          cooked: 'meat',
        },
        {
          en: 'Heat the oven to 190 °C. Warm {oil} in a wide pan and cook {garlic+tender} for 12 min, until soft.',
          fr: "Préchauffez le four à 190 °C. Faites chauffer {oil} dans une grande poêle et faites cuire {garlic+tender} 12 min, jusqu'à ce que ce soit fondant.",
          cook: 12,
          unless: 'meat',
        },
        {
          en: 'Stir in {tomatoes+late}[ and {herb}] and bubble for 5 min.[ Season with {seasoning:bare}.] Spread in {ovenDish}[, over {fish}].',
          fr: 'Ajoutez {tomatoes+late}[ et {herb}] et laissez bouillonner 5 min.[ Assaisonnez {seasoning:of}.] Versez dans {ovenDish}[, sur {fish}].',
          cook: 5,
        },
        {
          ...top,
          en: 'Scatter with {cheese+crumbs} and bake for 25 min, until bubbling and deep gold on top.',
          fr: "Parsemez {cheese+crumbs:of} et enfournez 25 min, jusqu'à ce que le gratin bouillonne et soit bien doré.",
          cook: 25,
        },
      ],
    },
  ],
}
