import { crystalSugar, water } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { intoJars, settingSlots } from './preserves.ts'

export const fruitJelly: Dish = {
  id: 'fruit-jelly',
  onlyNamed: true,
  of: 'jam',
  course: 'sauce',
  alsoAs: ['breakfast'],
  cuisines: ['british', 'french'],
  suits: ['ahead'],
  names: {
    en: ['jelly preserve', 'set jelly for the pantry', 'grape jelly', 'damson jelly', 'plum jelly', 'cranberry jelly'],
    fr: ['gelée', 'gelée de fruits', 'gelée maison', 'gelée de raisin', 'gelée de prunes'],
  },
  classics: [
    { names: { en: ['quince jelly'], fr: ['gelée de coings', 'gelée de coing'] }, asks: ['quince'] },
    { names: { en: ['apple jelly', 'crab apple jelly'], fr: ['gelée de pommes', 'gelée de pomme'] }, asks: ['apple'] },
    { names: { en: ['redcurrant jelly'], fr: ['gelée de groseilles', 'gelée de groseille'] }, asks: ['redcurrant'] },
    { names: { en: ['blackcurrant jelly'], fr: ['gelée de cassis'] }, asks: ['blackcurrant'] },
    { names: { en: ['bramble jelly', 'blackberry jelly'], fr: ['gelée de mûres'] }, asks: ['blackberry'] },
  ],
  noun: { en: 'a clear fruit jelly', fr: 'une gelée de fruits' },
  serves: 12,
  instead: ['jam'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        fruit: {
          takes: ['orchard-fruit', 'berry', 'soft-fruit'],
          vary: ['quince', 'apple', 'redcurrant', 'blackberry'],
          upTo: 2,
          amount: [100, 'g'],
          prep: { en: 'roughly cut, nothing thrown away', fr: 'grossièrement coupé·, sans rien jeter' },
        },
        water: [water, 80],
        ...settingSlots,
      },
      titles: [
        { en: 'Clear {fruit:title} jelly[ with {flavour:bare}]', fr: 'Gelée {fruit:of}[ {flavour:at}]' },
        { en: '{fruit:title} jelly for the larder', fr: 'Gelée {fruit:of} bien claire' },
      ],
      descriptions: [
        {
          en: 'Skins, cores and pips are what makes it set; patience makes it clear. It keeps for a year in the dark, a month in the fridge once opened.',
          fr: "La peau, le cœur et les pépins la font prendre, la patience la rend claire. Elle se garde un an à l'ombre, un mois au frais une fois ouverte.",
        },
        {
          en: 'Do not press the cloth: what drips by itself stays as clear as glass.',
          fr: 'Ne pressez pas le linge : ce qui coule tout seul reste clair comme du verre.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Put {fruit} into a wide heavy pan with {water}[ and {flavour}] and simmer, half covered, for 40 min, until quite soft. Crush with a spoon.',
          fr: "Mettez {fruit} dans une large casserole épaisse avec {water}[ et {flavour}] et laissez mijoter 40 min, à demi couvert, jusqu'à ce que tout s'écrase. Écrasez à la cuillère.",
          cook: 40,
        },
        {
          en: 'Pour into a sieve lined with a clean cloth over a bowl and leave to drip for 4 h without pressing.',
          fr: 'Versez dans une passoire garnie d’un linge propre, au-dessus d’un saladier, et laissez couler 4 h sans presser.',
          wait: 240,
        },
        {
          en: 'Warm the juice with {sugar}[ and the juice of {lemon}] until no grain is left, then boil hard for 15–20 min, skimming, to 105 °C: a drop on a cold saucer should wrinkle when you push it.',
          fr: "Chauffez ce jus avec {sugar}[ et le jus {lemon:ofThe}] jusqu'à ce qu'il ne reste aucun grain, puis faites bouillir fort 15 à 20 min en écumant, jusqu'à 105 °C : une goutte sur une soucoupe froide doit se plisser sous le doigt.",
          cook: 25,
        },
        intoJars,
      ],
    },
  ],
}

export const onionMarmalade: Dish = {
  id: 'onion-marmalade',
  onlyNamed: true,
  of: 'jam',
  course: 'sauce',
  alsoAs: ['side'],
  cuisines: ['french', 'british'],
  suits: ['ahead'],
  names: {
    en: ['onion marmalade', 'onion jam', 'onion relish', 'onion chutney', 'caramelised onion chutney'],
    fr: ["confit d'oignons", "compotée d'oignons", "confiture d'oignons", "chutney d'oignons", "marmelade d'oignons"],
  },
  noun: { en: 'an onion marmalade', fr: "un confit d'oignons" },
  serves: 8,
  instead: ['chutney'],
  ways: [
    {
      hero: ['onion'],
      slots: {
        onion: {
          takes: ['onion'],
          first: ['red-onion', 'onion', 'shallot'],
          amount: [0.75, 'piece'],
          prep: { en: 'thinly sliced', fr: 'finement émincé·' },
        },
        fat: {
          takes: ['butter', 'oil'],
          first: ['butter', 'olive-oil', 'sunflower-oil'],
          amount: [4, 'g'],
          share: 0.11,
        },
        sugar: { ...crystalSugar, amount: 8, first: ['brown-sugar', 'sugar'] },
        vinegar: { takes: ['vinegar'], first: ['balsamic', 'wine-vinegar', 'cider-vinegar'], amount: [0.5, 'tbsp'] },
        herb: { first: ['thyme', 'bay'], optional: true, share: 0.3 },
        salt: { first: ['salt'], optional: true, amount: [0.06, 'tsp'] },
      },
      titles: [
        { en: 'Sticky {onion:title} marmalade', fr: 'Confit {onion:of}' },
        { en: 'Slow {onion:title} jam', fr: 'Compotée {onion:of} bien fondante' },
      ],
      descriptions: [
        {
          en: 'For cheese, cold meat and burgers: it keeps for three weeks in the fridge.',
          fr: 'Pour les fromages, les terrines et les burgers : il se garde trois semaines au réfrigérateur.',
        },
        {
          en: 'A mountain of onions becomes one small jar, and nobody regrets it.',
          fr: "Une montagne d'oignons devient un petit bocal, et personne ne le regrette.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Warm {fat} in a wide heavy pan over low heat. Add {onion}[ and {herb}], cover and cook for 25 min, stirring now and then, until soft through.',
          fr: "Faites chauffer {fat} dans une large casserole épaisse à feu doux. Ajoutez {onion}[ et {herb}], couvrez et laissez fondre 25 min en remuant de temps en temps, jusqu'à ce que ce soit tendre à cœur.",
          cook: 25,
        },
        {
          en: 'Stir in {sugar+vinegar+salt} and cook, uncovered, for 20 min more, until dark and sticky.',
          fr: "Ajoutez {sugar+vinegar+salt} et laissez encore confire 20 min à découvert, jusqu'à ce que ce soit sombre et collant.",
          cook: 20,
        },
        {
          en: 'Fill into a clean jar while hot, close, leave to cool and keep in the fridge.',
          fr: 'Versez bien chaud dans un bocal propre, fermez, laissez refroidir et gardez au réfrigérateur.',
        },
      ],
    },
  ],
}
