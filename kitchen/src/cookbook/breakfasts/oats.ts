import { cakeOil, cinnamon, milk, pinchOfSalt, water } from '../baking-staples.ts'
import type { Dish, Way } from '../dish.ts'

const fruit = {
  takes: ['berry', 'soft-fruit', 'orchard-fruit', 'dried-fruit', 'jam'],
  upTo: 3,
  optional: true,
  share: 0.7,
} as const
const crunch = { takes: ['nut', 'seed', 'coconut', 'nut-butter', 'chocolate'], upTo: 2, optional: true } as const

const inABowl = {
  hero: ['fruit', 'crunch'],
  slots: {
    oats: {
      takes: ['oats', 'quick-grain'],
      first: ['oats', 'buckwheat-flakes', 'quinoa'],
      amount: [50, 'g'],
    },
    milk: [milk, 150],
    water: [water, 120],
    salt: pinchOfSalt,
    spice: cinnamon,
    fruit: { ...fruit, vary: ['apple', 'banana', 'blueberry', 'pear', 'raspberry'] },
    crunch: { ...crunch, vary: ['almond', 'walnut', 'pumpkin-seed', 'sunflower-seed'] },
    sweet: { takes: ['syrup', 'sugar'], first: ['honey', 'maple-syrup', 'brown-sugar'], optional: true },
  },
} satisfies Partial<Way>

export const porridge: Dish = {
  id: 'porridge',
  course: 'breakfast',
  cuisines: ['british'],
  suits: ['cosy', 'winter', 'one-pot', 'cheap', 'ill', 'soft'],
  names: {
    en: ['porridge', 'oatmeal', 'hot oats', 'oats for breakfast', 'baked oats'],
    fr: ['porridge', 'gruau', "bouillie d'avoine", 'poridge', "flocons d'avoine au lait"],
  },
  noun: { en: 'a porridge', fr: 'un porridge' },
  shines: ['oats'],
  serves: 2,
  instead: ['rice-pudding', 'fruit-salad'],
  ways: [
    {
      ...inABowl,
      titles: [
        { en: 'Slow porridge with {fruit+crunch:bare}', fr: 'Porridge {fruit+crunch:at}' },
        { en: '{fruit:title} porridge[ with {sweet:bare}]', fr: 'Porridge crémeux {fruit+sweet:at}' },
      ],
      descriptions: [
        {
          en: 'Ten minutes of stirring, and the cold morning can come in.',
          fr: 'Dix minutes de cuillère, et le matin froid peut entrer.',
        },
        {
          en: 'A pinch of salt is the Scottish secret; everything else is a matter for your spoon.',
          fr: 'La pincée de sel est le secret des Écossais ; le reste ne regarde que votre cuillère.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Bring {oats} to a simmer in {milk+water}[ with {salt+spice}] and cook over low heat for 8–10 min, stirring, until soft and thick.',
          fr: 'Portez {oats} à frémissement dans {milk+water}[ avec {salt+spice}] et laissez cuire 8 à 10 min à feu doux en remuant, pour une texture épaisse et fondante.',
          cook: 10,
        },
        {
          en: 'Leave for 2 min off the heat and ladle into {bowls}. Top[ with {fruit+crunch+sweet}].',
          fr: 'Laissez 2 min hors du feu et versez dans {bowls}. Garnissez avec {fruit+crunch+sweet}.',
          if: 'fruit',
        },
        {
          en: 'Leave for 2 min off the heat and ladle into {bowls}.[ Finish with {crunch+sweet}.]',
          fr: 'Laissez 2 min hors du feu et versez dans {bowls}.[ Terminez avec {crunch+sweet}.]',
          unless: 'fruit',
        },
      ],
    },
    {
      ...inABowl,
      id: 'microwave',
      gear: ['microwave'],
      titles: [
        { en: 'Microwave porridge with {fruit+crunch:bare}', fr: 'Porridge au micro-ondes {fruit+crunch:at}' },
        { en: '{fruit:title} porridge from the microwave', fr: 'Porridge {fruit:at}, au micro-ondes' },
      ],
      descriptions: [
        {
          en: 'A deep bowl is all it takes, and a look through the door before it climbs over the rim.',
          fr: 'Un grand bol suffit, et un œil sur la vitre avant que ça déborde.',
        },
      ],
      prep: 5,
      steps: [
        {
          en: 'Stir {oats} with {milk+water}[ and {salt+spice}] in a deep bowl that may go into the microwave, and heat in the microwave at full power for 5 min, stirring after each minute, until soft and thick. Leave for 2 min.',
          fr: 'Mélangez {oats} avec {milk+water}[ et {salt+spice}] dans un grand bol qui va au micro-ondes et chauffez 5 min au micro-ondes à pleine puissance, en remuant à chaque minute, pour une texture épaisse et fondante. Laissez reposer 2 min.',
          cook: 5,
          wait: 2,
        },
        { en: 'Top with {fruit+crunch+sweet}.', fr: 'Garnissez avec {fruit+crunch+sweet}.' },
      ],
    },
  ],
}

export const overnightOats: Dish = {
  id: 'overnight-oats',
  of: 'porridge',
  course: 'breakfast',
  cuisines: ['german', 'british'],
  suits: ['packed', 'light', 'summer', 'ahead'],
  names: {
    en: ['overnight oats', 'bircher', 'bircher muesli', 'muesli', 'chia pudding', 'cold oats'],
    fr: [
      'overnight oats',
      'bircher',
      'muesli bircher',
      'muesli',
      'porridge froid',
      'flocons de la nuit',
      'pudding de chia',
    ],
  },
  noun: { en: 'overnight oats', fr: 'un muesli de la nuit' },
  serves: 2,
  instead: ['smoothie', 'fruit-salad'],
  ways: [
    {
      hero: ['fruit', 'crunch'],
      slots: {
        oats: { takes: ['oats'], first: ['oats', 'buckwheat-flakes'], amount: [45, 'g'] },
        milk: [milk, 110],
        yoghurt: {
          takes: ['yoghurt', 'fresh-cheese'],
          first: ['yoghurt', 'soy-yoghurt', 'coconut-yoghurt'],
          optional: true,
          amount: [60, 'g'],
        },
        apple: {
          first: ['apple', 'pear'],
          optional: true,
          amount: [0.5, 'piece'],
          prep: { en: 'coarsely grated', fr: 'grossièrement râpé·' },
        },
        lemon: { first: ['lemon', 'orange'], optional: true, with: 'apple', amount: [0.12, 'piece'] },
        seed: { takes: ['seed', 'binder'], first: ['sunflower-seed', 'flaxseed', 'pumpkin-seed'], optional: true },
        spice: cinnamon,
        sweet: { takes: ['syrup', 'sugar'], first: ['honey', 'maple-syrup', 'brown-sugar'], optional: true },
        fruit: { ...fruit, vary: ['raspberry', 'blueberry', 'peach', 'kiwi'] },
        crunch: { ...crunch, takes: ['nut', 'coconut', 'nut-butter', 'chocolate'], vary: ['hazelnut', 'almond'] },
      },
      titles: [
        { en: 'Bircher-style overnight {oats:bare}[ with {fruit:bare}]', fr: 'Bircher de la nuit[ {fruit:at}]' },
        { en: 'Jar of overnight {oats:bare}[ with {fruit+crunch:bare}]', fr: 'Bocal du matin[ {fruit+crunch:at}]' },
      ],
      descriptions: [
        {
          en: 'Made in your pyjamas, eaten on the train: a Swiss doctor thought of it a century ago.',
          fr: 'Préparé en pyjama, mangé dans le train : un médecin suisse y a pensé il y a un siècle.',
        },
        { en: 'The fridge cooks while you sleep.', fr: 'Le frigo travaille pendant que vous dormez.' },
      ],
      prep: 10,
      steps: [
        {
          en: 'Stir {oats} into {milk}[ with {yoghurt+seed+spice+sweet}]. Cover and leave in the fridge for 8 h.',
          fr: 'Mélangez {oats} et {milk}[ avec {yoghurt+seed+spice+sweet}]. Couvrez et laissez 8 h au réfrigérateur.',
          wait: 480,
        },
        {
          en: 'In the morning, stir in {apple}[ and a little juice of {lemon}].',
          fr: 'Le matin, ajoutez {apple}[ et un peu de jus {lemon:of}].',
          if: 'apple',
        },
        {
          en: 'Share between {bowls}[ and top with {fruit+crunch}].',
          fr: 'Répartissez dans {bowls}[, puis garnissez avec {fruit+crunch}].',
        },
      ],
    },
  ],
}

export const granola: Dish = {
  id: 'homemade-granola',
  of: 'porridge',
  course: 'breakfast',
  alsoAs: ['snack'],
  cuisines: ['american'],
  suits: ['packed', 'ahead'],
  names: {
    en: ['granola', 'homemade granola', 'granola recipe', 'crunchy granola', 'toasted muesli'],
    fr: ['granola', 'granola maison', 'muesli croustillant', 'granola croustillant'],
  },
  noun: { en: 'a granola', fr: 'un granola' },
  serves: 10,
  instead: ['porridge'],
  ways: [
    {
      hero: ['nut', 'dried'],
      slots: {
        oats: { takes: ['oats'], first: ['oats', 'buckwheat-flakes'], amount: [30, 'g'] },
        nut: { takes: ['nut'], vary: ['hazelnut', 'almond', 'pecan'], upTo: 2, optional: true, amount: [10, 'g'] },
        seed: { takes: ['seed', 'coconut'], first: ['pumpkin-seed', 'sunflower-seed'], upTo: 2, optional: true },
        spice: cinnamon,
        salt: pinchOfSalt,
        oil: [cakeOil, 0.25],
        honey: { takes: ['syrup', 'sugar'], first: ['honey', 'maple-syrup', 'brown-sugar'], amount: [0.4, 'tbsp'] },
        dried: {
          takes: ['dried-fruit', 'chocolate'],
          vary: ['raisin', 'dried-cranberry', 'date'],
          upTo: 2,
          optional: true,
          amount: [8, 'g'],
          share: 0.5,
        },
      },
      titles: [
        { en: 'Clustery granola[ with {nut+dried:bare}]', fr: 'Granola croustillant[ {nut+dried:at}]' },
        { en: 'House granola[ with {nut:bare}]', fr: 'Granola de la maison[ {nut:at}]' },
      ],
      descriptions: [
        {
          en: 'Do not stir for the last fifteen minutes and you get the clusters everyone picks out.',
          fr: "Ne remuez plus le dernier quart d'heure : vous aurez les grosses pépites que tout le monde picore.",
        },
        { en: 'It keeps for a month in a jar, in theory.', fr: 'Il se garde un mois en bocal, en théorie.' },
      ],
      prep: 10,
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 150 °C. Mix {oats+nut+seed+spice+salt}. Warm {oil} with {honey}, pour over and toss well.',
          fr: 'Préchauffez le four à 150 °C. Mélangez {oats+nut+seed+spice+salt}. Faites tiédir {oil} avec {honey}, versez et enrobez bien.',
        },
        {
          en: 'Press onto {oneTray}, lined with baking paper, and bake for 30 min, turning once after 15 min.',
          fr: 'Tassez sur {oneTray} couverte de papier cuisson et enfournez 30 min, en retournant une fois au bout de 15 min.',
          cook: 30,
        },
        {
          en: 'Leave to cool without touching it, then break up[ and stir in {dried}].',
          fr: 'Laissez refroidir sans toucher, puis cassez en morceaux[ et ajoutez {dried}].',
        },
      ],
    },
  ],
}
