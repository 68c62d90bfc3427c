import type { Dish, Slots, Step } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { fryingButter, gratedCheese, oliveOil } from '../table-staples.ts'

const whiteSauce = {
  butter: { ...fryingButter, amount: [8, 'g'] },
  flour: { first: ['plain-flour', 'cornflour', 'rice-flour'], amount: [8, 'g'] },
  milk: { takes: ['milk'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'], amount: [100, 'ml'] },
  nutmeg: { first: ['nutmeg'], optional: true },
} satisfies Slots

const makeSauce = {
  en: 'melt {butter}, stir in {flour} for 1 min, pour in {milk} little by little and simmer for 5 min, whisking, until it coats the spoon[; add {nutmeg}].',
  fr: "faites chauffer {butter}, ajoutez {flour} 1 min en remuant, versez {milk} peu à peu et laissez épaissir 5 min au fouet, jusqu'à ce que la sauce nappe la cuillère[ ; ajoutez {nutmeg}].",
}

export const moussaka: Dish = {
  id: 'moussaka',
  of: 'gratin',
  course: 'main',
  cuisines: ['greek'],
  suits: ['cosy', 'party', 'ahead', 'freezes', 'crowd'],
  names: {
    en: ['moussaka', 'mousaka', 'aubergine and lamb bake'],
    fr: ['moussaka', 'moussaka grecque', 'moussaka maison', 'mousaka'],
  },
  noun: { en: 'a moussaka', fr: 'une moussaka' },
  serves: 6,
  instead: ['parmigiana', 'gratin'],
  ways: [
    {
      hero: ['aubergine', 'meat'],
      slots: {
        aubergine: {
          takes: ['tender-vegetable'],
          first: ['aubergine', 'courgette'],
          upTo: 2,
          amount: [220, 'g'],
          prep: { en: 'cut into 1 cm slices', fr: 'coupé· en tranches de 1 cm' },
        },
        oil: [oliveOil, 1],
        meat: {
          takes: ['mince'],
          first: ['lamb-mince', 'beef-mince', 'cooked-lentil', 'mushroom'],
          amount: [100, 'g'],
        },
        onion,
        garlic,
        cinnamon: { first: ['cinnamon', 'allspice'], optional: true },
        oregano: { first: ['oregano', 'thyme'], optional: true },
        wine: { takes: ['wine'], first: ['red-wine'], optional: true, amount: [25, 'ml'] },
        tomato: { first: ['chopped-tomatoes', 'passata'], amount: [90, 'g'], share: 0.75 },
        ...whiteSauce,
        egg: { first: ['egg'], optional: true, amount: [0.34, 'piece'] },
        cheese: {
          takes: ['hard-cheese', 'melting-cheese'],
          first: ['parmesan', 'vegetarian-cheese', 'gruyere'],
          optional: true,
          share: 0.7,
        },
        seasoning,
      },
      titles: [
        { en: '{hero:title} moussaka', fr: 'Moussaka[ {hero:at}]' },
        { en: 'Moussaka in three layers', fr: 'Moussaka à trois étages' },
      ],
      descriptions: [
        {
          en: 'A breath of cinnamon in the sauce, a soft white top, and better still the day after.',
          fr: 'Un souffle chaud et épicé dans la sauce, un dessus blanc et moelleux ; meilleure encore le lendemain.',
        },
        {
          en: 'It takes two pans and an evening, and it feeds the whole table without anyone getting up again.',
          fr: 'Elle demande deux poêles et une soirée, puis nourrit toute la tablée sans que personne ne se relève.',
        },
      ],
      prep: 35,
      oven: true,
      sauce: 'bechamel-sauce',
      steps: [
        {
          en: 'Heat the oven to 220 °C. Lay {aubergine} on {tray}, brush with most of {oil}, season lightly and roast for 25 min, turning once, until soft and brown.',
          fr: "Préchauffez le four à 220 °C. Étalez {aubergine} sur {tray}, badigeonnez avec presque toute {oil}, salez un peu et faites rôtir 25 min en retournant une fois, jusqu'à ce que la chair soit tendre et bien dorée.",
          cook: 25,
        },
        {
          en: 'Meanwhile, brown {meat+onion} in the rest of the oil for 10 min. Add {garlic+cinnamon+oregano} for 1 min, [pour in {wine}, ]add {tomato} and simmer for 20 min, until thick.[ Season with {seasoning:bare}.]',
          fr: "Pendant ce temps, faites dorer {meat+onion} 10 min dans le reste d'huile. Ajoutez {garlic+cinnamon+oregano} 1 min, [versez {wine}, ]ajoutez {tomato} et laissez mijoter 20 min : la sauce doit être épaisse.[ Assaisonnez {seasoning:of}.]",
          cook: 10,
        },
        {
          en: `For the top, ${makeSauce.en}[ Off the heat, beat in {egg}.]`,
          fr: `Pour le dessus, ${makeSauce.fr}[ Hors du feu, incorporez {egg} en fouettant.]`,
          cook: 8,
        },
        {
          en: 'Layer {aubergine} and the sauce in {ovenDish}, cover with the white top[ and scatter with {cheese}]. Bake at 190 °C for 35 min, then leave to stand for 15 min, so that it can be cut.',
          fr: 'Alternez {aubergine} et la sauce dans {ovenDish}, couvrez du dessus blanc[ et parsemez {cheese:of}]. Enfournez 35 min à 190 °C, puis laissez reposer 15 min pour pouvoir la couper.',
          cook: 35,
        },
      ],
    },
  ],
}

export const parmigiana: Dish = {
  id: 'parmigiana',
  of: 'gratin',
  course: 'main',
  cuisines: ['italian'],
  suits: ['summer', 'party', 'ahead'],
  names: {
    en: [
      'parmigiana',
      'aubergine parmigiana',
      'eggplant parmesan',
      'melanzane parmigiana',
      'aubergine parmesan',
      'eggplant parmigiana',
    ],
    fr: ['parmigiana', "parmigiana d'aubergines", 'aubergines à la parmesane', 'aubergines parmigiana'],
  },
  noun: { en: 'a parmigiana', fr: 'une parmigiana' },
  serves: 4,
  instead: ['moussaka', 'gratin'],
  ways: [
    {
      hero: ['aubergine'],
      slots: {
        aubergine: {
          takes: ['tender-vegetable'],
          first: ['aubergine', 'courgette'],
          upTo: 2,
          amount: [280, 'g'],
          prep: { en: 'sliced lengthways, 8 mm thick', fr: 'coupé· en longues tranches de 8 mm' },
        },
        oil: [oliveOil, 1.5],
        garlic: { ...garlic, prep: { en: 'lightly crushed', fr: 'légèrement écrasé·' } },
        tomato: { first: ['passata', 'chopped-tomatoes'], amount: [170, 'g'], share: 1.4 },
        basil: { takes: ['herb'], first: ['basil', 'oregano'], optional: true },
        mozzarella: { takes: ['melting-cheese'], first: ['mozzarella'], optional: true, amount: [60, 'g'] },
        parmesan: {
          takes: ['hard-cheese'],
          first: ['parmesan', 'vegetarian-cheese', 'nutritional-yeast', 'breadcrumbs'],
          optional: true,
          amount: [25, 'g'],
        },
        seasoning,
      },
      titles: [
        { en: '{aubergine:title} parmigiana[ with {basil:bare}]', fr: 'Parmigiana {aubergine:of}[ {basil:at}]' },
        { en: 'Parmigiana, slow and red', fr: 'Parmigiana fondante[ {aubergine:at}]' },
      ],
      descriptions: [
        {
          en: 'Southern Italy on a Sunday: silky slices, a sauce that has taken its time, and a crust at the corners.',
          fr: "Un dimanche dans le sud de l'Italie : des tranches soyeuses, une sauce qui a pris son temps, et les coins qui croustillent.",
        },
        {
          en: 'Eat it lukewarm, an hour out of the oven, and you will see why nobody there serves it hot.',
          fr: 'Mangez-la tiède, une heure après la sortie du four : vous comprendrez pourquoi personne, là-bas, ne la sert brûlante.',
        },
      ],
      prep: 30,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 220 °C. Spread {aubergine} on two baking trays, brush with two thirds of {oil}, season lightly and roast for 25 min, until golden and limp.',
          fr: "Préchauffez le four à 220 °C. Étalez {aubergine} sur deux plaques de cuisson, badigeonnez avec les deux tiers {oil:ofThe}, salez un peu et faites rôtir 25 min, jusqu'à ce que la chair soit dorée et souple.",
          cook: 25,
        },
        {
          en: 'Meanwhile, warm the rest of the oil[ with {garlic}], add {tomato} and simmer for 20 min[ with half of {basil}].[ Season with {seasoning:bare}.]',
          fr: "Pendant ce temps, faites chauffer le reste d'huile[ avec {garlic}], ajoutez {tomato} et laissez mijoter 20 min[ avec la moitié {basil:ofThe}].[ Assaisonnez {seasoning:of}.]",
        },
        {
          en: 'Layer the sauce, {aubergine+basil+mozzarella+parmesan} in {ovenDish}, three times over, ending with sauce[ and a little of {parmesan}].',
          fr: 'Alternez la sauce, {aubergine+basil+mozzarella+parmesan} dans {ovenDish}, trois fois, en terminant par de la sauce[ et un peu {parmesan:of}].',
        },
        {
          en: 'Bake at 190 °C for 30 min, until it bubbles at the edge. Leave to settle for 20 min.',
          fr: 'Enfournez 30 min à 190 °C : les bords doivent bouillonner. Laissez reposer 20 min.',
          cook: 30,
        },
      ],
    },
  ],
}

/** Chicory stewed and wrapped in ham. */
const chicoryAndHam = {
  chicory: {
    first: ['chicory', 'leek'],
    amount: [2, 'piece'],
    prep: { en: 'whole, the bitter core cut out', fr: 'entier·, cône amer retiré' },
  },
  fat: { first: ['butter', 'vegan-butter', 'olive-oil', 'sunflower-oil'], amount: [8, 'g'] },
  sugar: { first: ['sugar', 'brown-sugar'], optional: true, amount: [2, 'g'] },
  ham: {
    takes: ['cured-meat', 'smoked-fish', 'tofu'],
    first: ['ham', 'bresaola', 'smoked-tofu', 'mushroom'],
    amount: [80, 'g'],
    prep: { en: 'in slices', fr: 'en tranches' },
  },
} satisfies Slots

const stewChicory: Step = {
  en: 'Melt {fat} in a wide pan, lay in {chicory}[ with {sugar}] and a splash of water, cover and cook over low heat for 25 min, turning once, until a knife slides in. Drain upright in a sieve.',
  fr: "Faites chauffer {fat} dans une sauteuse, couchez-y {chicory}[ avec {sugar}] et un filet d'eau, couvrez et laissez étuver 25 min à feu doux en retournant une fois, jusqu'à ce qu'une lame s'y enfonce. Égouttez à la verticale dans une passoire.",
  cook: 25,
}

export const endivesJambon: Dish = {
  id: 'endives-au-jambon',
  of: 'gratin',
  course: 'main',
  cuisines: ['french'],
  suits: ['winter', 'cosy'],
  names: {
    en: [
      'endives au jambon',
      'chicory and ham gratin',
      'chicory gratin',
      'chicory with ham',
      'endive gratin',
      'belgian endive gratin',
    ],
    fr: ['endives au jambon', 'endive au jambon', 'chicons au gratin', "gratin d'endives", 'chicon gratin'],
  },
  noun: { en: 'a gratin of chicory and ham', fr: 'des endives au jambon' },
  serves: 4,
  instead: ['gratin'],
  ways: [
    {
      hero: ['chicory', 'ham'],
      sauce: 'bechamel-sauce',
      slots: {
        ...chicoryAndHam,
        butter: {
          takes: ['butter', 'oil'],
          first: ['butter', 'vegan-butter', 'olive-oil', 'rapeseed-oil', 'sunflower-oil'],
          again: true,
          amount: [12, 'g'],
          share: 0.5,
          prep: { en: 'for the sauce', fr: 'pour la sauce' },
        },
        flour: { ...whiteSauce.flour, amount: [12, 'g'] },
        milk: { ...whiteSauce.milk, amount: [140, 'ml'] },
        nutmeg: { first: ['nutmeg'], optional: true },
        cheese: gratedCheese,
        seasoning,
      },
      titles: [
        { en: 'Chicory gratin[ with {ham:bare}]', fr: 'Endives gratinées[ {ham:at}]' },
        {
          en: '{chicory:bare} and {ham:bare} under a golden crust',
          fr: '{chicory:bare} {ham:at} sous leur croûte dorée',
        },
      ],
      descriptions: [
        {
          en: 'French children swear they hate it; French grown-ups dream about it. A little bitterness under a lot of comfort.',
          fr: "Enfant, on affirme les détester ; adulte, on en rêve. Un rien d'amertume sous beaucoup de douceur.",
        },
        {
          en: 'Drain well, then drain again: that is the difference between a gratin and a puddle.',
          fr: "Égouttez bien, puis égouttez encore : c'est ce qui sépare le gratin de la mare.",
        },
      ],
      prep: 20,
      oven: true,
      steps: [
        stewChicory,
        {
          en: `Heat the oven to 200 °C. For the sauce, ${makeSauce.en}[ Season with {seasoning:bare}.]`,
          fr: `Préchauffez le four à 200 °C. Pour la sauce, ${makeSauce.fr}[ Assaisonnez {seasoning:of}.]`,
          cook: 8,
        },
        {
          en: 'Wrap each of {chicory} in some of {ham}, line up in {ovenDish} and cover with the sauce[, then scatter with {cheese}].',
          fr: 'Enveloppez {chicory} une à une avec {ham}, rangez dans {ovenDish} et nappez de sauce[, puis parsemez {cheese:of}].',
        },
        { en: 'Bake for 20 min, until golden.', fr: "Enfournez 20 min, jusqu'à ce que le dessus soit doré.", cook: 20 },
      ],
    },
    {
      id: 'cream',
      hero: ['chicory', 'ham'],
      standsIn: true,
      slots: {
        ...chicoryAndHam,
        cream: { first: ['cream', 'creme-fraiche', 'oat-cream', 'soy-cream'], amount: [60, 'ml'] },
        nutmeg: { first: ['nutmeg'], optional: true },
        cheese: gratedCheese,
        seasoning,
      },
      titles: [
        { en: 'Chicory gratin with {cream+ham:bare}', fr: 'Endives gratinées {cream+ham:at}' },
        {
          en: '{chicory:bare} and {ham:bare} baked in {cream:bare}',
          fr: '{chicory:bare} {ham:at}, gratinées {cream:at}',
        },
      ],
      descriptions: [
        {
          en: 'No sauce to stir: it thickens by itself in the oven, with what the chicory gives.',
          fr: 'Aucune sauce à remuer : tout épaissit seul au four, avec ce que rendent les endives.',
        },
      ],
      prep: 15,
      oven: true,
      steps: [
        stewChicory,
        {
          en: 'Heat the oven to 200 °C. Wrap each of {chicory} in some of {ham} and line up in {ovenDish}. Pour over {cream}[ with {nutmeg}][, then scatter with {cheese}].[ Season with {seasoning:bare}.]',
          fr: 'Préchauffez le four à 200 °C. Enveloppez {chicory} une à une avec {ham}, rangez dans {ovenDish}. Nappez avec {cream}[ et {nutmeg}][, puis parsemez {cheese:of}].[ Assaisonnez {seasoning:of}.]',
        },
        { en: 'Bake for 25 min, until golden.', fr: "Enfournez 25 min, jusqu'à ce que le dessus soit doré.", cook: 25 },
      ],
    },
  ],
}

export const cauliflowerCheese: Dish = {
  id: 'cauliflower-cheese',
  of: 'gratin',
  course: 'main',
  alsoAs: ['side'],
  cuisines: ['british'],
  suits: ['cosy', 'winter', 'soft'],
  names: {
    en: ['cauliflower cheese', 'cauliflower gratin', 'broccoli cheese'],
    fr: ['gratin de chou-fleur', 'chou-fleur au gratin', 'gratin de choux-fleurs', 'gratin de brocoli'],
  },
  noun: { en: 'a cauliflower cheese', fr: 'un gratin de chou-fleur' },
  serves: 4,
  instead: ['gratin'],
  ways: [
    {
      hero: ['cauliflower'],
      slots: {
        cauliflower: { takes: ['firm-vegetable'], first: ['cauliflower', 'broccoli'], upTo: 2, amount: [230, 'g'] },
        ...whiteSauce,
        butter: { ...fryingButter, amount: [12, 'g'], share: 1.2 },
        flour: { ...whiteSauce.flour, amount: [12, 'g'] },
        milk: { ...whiteSauce.milk, amount: [140, 'ml'] },
        mustard: { first: ['mustard'], optional: true },
        cheese: {
          takes: ['melting-cheese', 'hard-cheese', 'fresh-cheese'],
          first: ['cheddar', 'gruyere', 'vegetarian-cheese'],
          optional: true,
          upTo: 2,
          amount: [50, 'g'],
          share: 1.5,
        },
        yeast: { first: ['nutritional-yeast'], without: 'cheese', share: 1.5 },
        crumbs: { first: ['breadcrumbs', 'sunflower-seed'], optional: true, amount: [8, 'g'] },
        bacon: { takes: ['cured-meat'], optional: true, share: 0.6 },
        seasoning,
      },
      titles: [
        {
          en: '{cauliflower:title} [?cheese cheese][!cheese gratin][ with {bacon:bare}]',
          fr: 'Gratin {cauliflower:of}[ {cheese:at}]',
        },
        { en: 'Golden {cauliflower:title} [?cheese cheese][!cheese gratin]', fr: 'Gratin {cauliflower:of} bien doré' },
      ],
      descriptions: [
        {
          en: 'Florets with a bite, a sauce that clings and a top that crackles: the vegetable dish nobody has to be talked into.',
          fr: 'Des bouquets encore fermes, une sauce qui nappe, un dessus qui croque : même les boudeurs en reprennent.',
        },
        {
          en: 'Dry the florets well after boiling, and the sauce stays thick to the last spoonful.',
          fr: "Séchez bien les bouquets après cuisson : la sauce restera onctueuse jusqu'à la dernière cuillerée.",
        },
      ],
      prep: 15,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Boil {cauliflower} in salted water for 6 min, to keep a bite. Drain and leave to steam dry.',
          fr: "Préchauffez le four à 200 °C. Faites cuire {cauliflower} 6 min à l'eau bouillante salée, en gardant un peu de fermeté. Égouttez et laissez sécher.",
          cook: 8,
        },
        {
          en: `Meanwhile, for the sauce, ${makeSauce.en} Off the heat, stir in two thirds of {cheese+yeast}[, then {mustard}].[ Season with {seasoning:bare}.]`,
          fr: `Pendant ce temps, pour la sauce, ${makeSauce.fr} Hors du feu, ajoutez les deux tiers {cheese+yeast:ofThe}[, puis {mustard}].[ Assaisonnez {seasoning:of}.]`,
          cook: 8,
        },
        {
          en: 'Spread the florets in {ovenDish}[ with {bacon}], pour over the sauce and scatter with the rest[ and {crumbs}].',
          fr: 'Étalez les bouquets dans {ovenDish}[ avec {bacon}], nappez de sauce et parsemez du reste[ et {crumbs:of}].',
        },
        {
          en: 'Bake for 25 min, until brown in spots and bubbling.',
          fr: "Enfournez 25 min, jusqu'à ce que le dessus dore par endroits et que la sauce bouillonne.",
          cook: 25,
        },
      ],
    },
  ],
}
