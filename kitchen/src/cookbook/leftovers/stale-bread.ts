import type { Dish, Slot } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { fryingButter, gratedCheese, oliveOil } from '../table-staples.ts'

const stale: Slot = {
  takes: ['bread'],
  first: ['bread', 'baguette', 'gluten-free-bread'],
  prep: { en: 'stale, torn into pieces', fr: 'rassis·, déchiré· en morceaux' },
}

export const savouryBreadPudding: Dish = {
  id: 'savoury-bread-pudding',
  of: 'gratin',
  course: 'main',
  alsoAs: ['breakfast'],
  cuisines: ['british', 'american', 'french'],
  suits: ['cosy', 'party', 'ahead', 'cheap'],
  uses: ['bread', 'ham', 'vegetables'],
  names: {
    en: ['savoury bread pudding', 'strata', 'savory bread pudding', 'bread bake', 'breakfast casserole'],
    fr: ['pain perdu salé', 'pudding salé au pain', 'gratin de pain', 'gratin de pain rassis', 'strata'],
  },
  noun: { en: 'a savoury bread pudding', fr: 'un pain perdu salé' },
  serves: 4,
  instead: ['panzanella', 'gratin'],
  ways: [
    {
      hero: ['vegetable', 'ham', 'cheese'],
      oven: true,
      whole: 'egg',
      slots: {
        bread: { ...stale, amount: [2, 'slice'] },
        vegetable: {
          takes: ['tender-vegetable', 'leaf', 'firm-vegetable'],
          vary: ['mushroom', 'leek', 'spinach'],
          upTo: 2,
          optional: true,
          amount: [100, 'g'],
        },
        ham: { takes: ['cured-meat', 'smoked-fish'], optional: true, upTo: 2 },
        onion,
        butter: { ...fryingButter, amount: [8, 'g'] },
        egg: { first: ['egg', 'silken-tofu'], amount: [1, 'piece'], share: 0.8, prep: { en: '', fr: '' } },
        milk: { takes: ['milk', 'cream'], first: ['milk', 'soy-milk', 'oat-milk', 'rice-milk'], amount: [110, 'ml'] },
        mustard: { takes: ['condiment'], first: ['mustard'], optional: true },
        herb: { takes: ['herb', 'spice'], first: ['chives', 'thyme'], optional: true },
        cheese: {
          ...gratedCheese,
          takes: ['melting-cheese', 'hard-cheese', 'fresh-cheese'],
          amount: [35, 'g'],
          upTo: 2,
        },
        seasoning,
      },
      titles: [
        {
          en: 'Savoury bread pudding with {vegetable+ham+cheese:bare}',
          fr: 'Pain perdu salé {vegetable+ham+cheese:at}',
        },
        {
          en: 'Golden bread bake with {vegetable+ham+cheese:bare}',
          fr: 'Gratin de pain doré {vegetable+ham+cheese:at}',
        },
      ],
      descriptions: [
        {
          en: "Yesterday's loaf drinks itself soft, then comes out of the oven with a crown of crust.",
          fr: "La miche d'hier boit tout ce qu'on lui donne et ressort du four coiffée d'une croûte dorée.",
        },
        {
          en: 'The staler it is, the better it soaks: nothing goes to the ducks.',
          fr: "Plus c'est rassis, mieux ça boit : on ne donne plus rien aux canards.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 180 °C. Melt {butter} in a pan and cook {vegetable+onion} over medium heat for 8 min, until soft and dry.',
          fr: 'Préchauffez le four à 180 °C. Faites fondre {butter} dans une poêle et laissez cuire {vegetable+onion} 8 min à feu moyen : fondant et sans eau.',
          cook: 8,
        },
        {
          en: 'Whisk {egg+milk+mustard+herb}.[ Season with {seasoning:bare}.] Pour over {bread} in {ovenDish} with what is in the pan[, {ham}][ and half of {cheese}], press down and leave to soak for 15 min.',
          fr: 'Fouettez {egg+milk+mustard+herb}.[ Assaisonnez {seasoning:of}.] Versez sur {bread} dans {ovenDish}, avec le contenu de la poêle[, {ham}][ et la moitié {cheese:ofThe}], tassez et laissez boire 15 min.',
          wait: 15,
        },
        {
          en: '[Scatter with the rest of {cheese}. ]Bake for 35 min, until set in the middle, puffed up and golden.',
          fr: '[Parsemez du reste {cheese:of}. ]Enfournez 35 min : pris au centre, gonflé et doré.',
          cook: 35,
        },
      ],
    },
  ],
}

export const ribollita: Dish = {
  id: 'ribollita',
  of: 'soup',
  course: 'main',
  cuisines: ['italian'],
  suits: ['cosy', 'winter', 'one-pot', 'freezes', 'ahead', 'cheap'],
  uses: ['bread'],
  names: {
    en: ['ribollita', 'tuscan bread soup', 'tuscan bean and bread soup', 'bread soup', 'tuscan bean soup'],
    fr: ['ribollita', 'soupe toscane', 'soupe au pain', 'soupe de pain rassis', 'soupe toscane au pain'],
  },
  noun: { en: 'a ribollita', fr: 'une ribollita' },
  serves: 4,
  instead: ['minestrone', 'soup'],
  ways: [
    {
      hero: ['leaf', 'pulse'],
      slots: {
        oil: [oliveOil, 1],
        onion,
        roots: {
          takes: ['root'],
          all: ['carrot', 'celery'],
          optional: true,
          share: 0.6,
          prep: { en: 'diced', fr: 'coupé· en dés' },
        },
        garlic,
        chilli: { takes: ['hot-spice'], optional: true },
        tomato: {
          takes: ['preserve'],
          first: ['chopped-tomatoes', 'passata', 'tomato'],
          optional: true,
          amount: [70, 'g'],
          prep: { en: '', fr: '' },
        },
        stock: { takes: ['stock', 'meat-stock'], first: ['vegetable-stock', 'water'], amount: [280, 'ml'], share: 1.9 },
        leaf: { takes: ['leaf', 'firm-vegetable'], first: ['kale', 'chard', 'cabbage'], upTo: 2, amount: [70, 'g'] },
        pulse: { takes: ['pulse'], first: ['white-bean', 'chickpea'], amount: [110, 'g'] },
        herb: { takes: ['herb'], first: ['thyme', 'sage', 'rosemary'], optional: true },
        bread: { ...stale, amount: [1, 'slice'], share: 0.6 },
        cheese: { takes: ['hard-cheese'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Ribollita[ with {leaf+pulse:bare}]', fr: 'Ribollita[ {leaf+pulse:at}]' },
        { en: 'Tuscan ribollita thick enough for a fork', fr: 'Ribollita toscane, à manger presque à la fourchette' },
      ],
      descriptions: [
        {
          en: 'Its name means boiled again, and it is right: make it today, eat it tomorrow.',
          fr: "Son nom veut dire « rebouillie », et il dit vrai : faite aujourd'hui, elle est meilleure demain.",
        },
        {
          en: 'A soup that a spoon stands up in, and not one crumb wasted.',
          fr: 'Une soupe où la cuillère tient debout, et pas une miette perdue.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Warm half of {oil} in a large pot and soften {onion+roots+garlic+chilli} over medium heat for 10 min.',
          fr: 'Faites chauffer la moitié {oil:ofThe} dans un faitout et laissez-y fondre {onion+roots+garlic+chilli} 10 min à feu moyen.',
          cook: 10,
        },
        {
          en: 'Add {tomato+stock+leaf+pulse+herb}, crushing a few of {pulse} against the side, and simmer for 25 min, until everything is soft.',
          fr: "Ajoutez {tomato+stock+leaf+pulse+herb}, en écrasant quelques-uns {pulse:ofThe} contre la paroi, et laissez mijoter 25 min, jusqu'à ce que tout soit fondant.",
          cook: 27,
        },
        {
          en: 'Stir in {bread}, simmer for 5 min more and leave off the heat for 10 min, until thick.[ Season with {seasoning:bare}.] Serve with the rest of {oil}[ and {cheese}].',
          fr: 'Incorporez {bread}, laissez mijoter encore 5 min, puis 10 min hors du feu : la soupe doit épaissir.[ Assaisonnez {seasoning:of}.] Servez avec le reste {oil:of}[ et {cheese}].',
          cook: 5,
          wait: 10,
        },
      ],
    },
  ],
}

export const pappaAlPomodoro: Dish = {
  id: 'pappa-al-pomodoro',
  of: 'soup',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['italian'],
  suits: ['summer', 'cosy', 'one-pot', 'cheap'],
  uses: ['bread'],
  names: {
    en: ['pappa al pomodoro', 'tomato bread soup', 'tomato and bread soup', 'tuscan tomato soup'],
    fr: ['pappa al pomodoro', 'soupe de tomates au pain', 'soupe toscane à la tomate', 'soupe au pain et à la tomate'],
  },
  noun: { en: 'a pappa al pomodoro', fr: 'une pappa al pomodoro' },
  serves: 4,
  instead: ['tomato-soup', 'ribollita'],
  ways: [
    {
      hero: ['tomato'],
      slots: {
        oil: [oliveOil, 1],
        onion: { ...onion, share: 0.6 },
        garlic: { ...garlic, amount: [0.75, 'clove'] },
        chilli: { takes: ['hot-spice'], optional: true },
        tomato: {
          takes: ['preserve'],
          first: ['chopped-tomatoes', 'passata', 'tomato', 'pepper'],
          amount: [200, 'g'],
          share: 1.8,
          prep: { en: '', fr: '' },
        },
        stock: { takes: ['stock', 'meat-stock'], first: ['vegetable-stock', 'water'], amount: [150, 'ml'] },
        bread: { ...stale, amount: [1.5, 'slice'], share: 0.8 },
        basil: { takes: ['herb'], first: ['basil', 'parsley'], optional: true, share: 1.2 },
        cheese: { takes: ['hard-cheese', 'fresh-cheese'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Pappa al pomodoro[ with {basil:bare}]', fr: 'Pappa al pomodoro[ {basil:at}]' },
        {
          en: 'Soft tomato and bread soup[ with {basil:bare}]',
          fr: 'Soupe épaisse de tomates au pain[ et {basil:at}]',
        },
      ],
      descriptions: [
        {
          en: 'Baby food for grown-ups, Florentine style: lukewarm, red, and fragrant to the last spoon.',
          fr: "La bouillie des grands, façon Florence : tiède, rouge, parfumée jusqu'à la dernière cuillerée.",
        },
        {
          en: 'A hard heel of a loaf is not a loss but an ingredient.',
          fr: "Un quignon dur n'est pas une perte, c'est un ingrédient.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Warm half of {oil} in a pot and soften {onion+garlic+chilli} over low heat for 6 min, without browning.',
          fr: 'Faites chauffer la moitié {oil:ofThe} dans une casserole et laissez-y fondre {onion+garlic+chilli} 6 min à feu doux, sans colorer.',
          cook: 6,
          if: 'garlic',
        },
        {
          en: 'Warm half of {oil} in a pot[ and soften {onion+chilli} over low heat for 6 min].',
          fr: 'Faites chauffer la moitié {oil:ofThe} dans une casserole[ et laissez-y fondre {onion+chilli} 6 min à feu doux].',
          cook: 6,
          unless: 'garlic',
        },
        {
          en: 'Add {tomato} and {stock} and simmer for 15 min. Stir in {bread}, cook for 5 min, take off the heat and leave for 10 min.',
          fr: 'Ajoutez {tomato} et {stock} et laissez mijoter 15 min. Incorporez {bread}, laissez cuire 5 min, retirez du feu et attendez 10 min.',
          cook: 22,
          wait: 10,
        },
        {
          en: 'Beat with a spoon until thick and creamy.[ Season with {seasoning:bare}.] Finish with the rest of {oil}[ and {basil+cheese}].',
          fr: 'Fouettez à la cuillère : épais et onctueux.[ Assaisonnez {seasoning:of}.] Terminez avec le reste {oil:of}[ et {basil+cheese}].',
        },
      ],
    },
  ],
}
