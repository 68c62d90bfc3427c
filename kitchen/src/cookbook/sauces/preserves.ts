import { crystalSugar } from '../baking-staples.ts'
import type { Dish, Slots, Step } from '../dish.ts'

/** What fruit sets with, and what goes with it. */
export const settingSlots = {
  sugar: [crystalSugar, 58],
  lemon: {
    first: ['lemon', 'lime'],
    optional: true,
    amount: [0.08, 'piece'],
    share: 0.2,
    prep: { en: '', fr: '' },
  },
  flavour: { takes: ['sweet-spice', 'herb'], optional: true, share: 0.2 },
} satisfies Slots

export const intoJars: Step = {
  en: 'Ladle at once into jars boiled for 10 min, right to the brim, close tightly and leave to cool.',
  fr: 'Versez aussitôt dans des bocaux ébouillantés 10 min, à ras bord, fermez bien et laissez refroidir.',
}

export const jam: Dish = {
  id: 'jam',
  onlyNamed: true,
  course: 'sauce',
  alsoAs: ['breakfast'],
  cuisines: ['french', 'british'],
  names: {
    en: [
      'homemade jam',
      'jam recipe',
      'strawberry jam recipe',
      'homemade strawberry jam',
      'preserves',
      'fruit preserve',
      'preserve',
    ],
    fr: ['confiture maison', 'recette de confiture', 'confiture de fraises maison', 'faire de la confiture'],
  },
  noun: { en: 'a jam', fr: 'une confiture' },
  serves: 12,
  instead: ['fruit-salad'],
  ways: [
    {
      hero: ['fruit'],
      slots: {
        fruit: {
          takes: ['berry', 'orchard-fruit', 'soft-fruit'],
          vary: ['strawberry', 'raspberry', 'apricot', 'plum', 'blackberry'],
          upTo: 2,
          amount: [85, 'g'],
          share: 0.85,
        },
        ...settingSlots,
      },
      titles: [
        { en: '{fruit:title} jam[ with {flavour:bare}]', fr: 'Confiture {fruit:of}[ {flavour:at}]' },
        { en: 'Small-pan {fruit:title} jam', fr: 'Confiture {fruit:of} en petite bassine' },
      ],
      descriptions: [
        {
          en: 'Summer, boiled for a quarter of an hour and locked in a jar: it keeps for a year in the dark, a month in the fridge once opened.',
          fr: "L'été, bouilli un quart d'heure et mis en bocal : elle se garde un an à l'ombre, un mois au frais une fois ouverte.",
        },
        {
          en: 'A cold saucer tells the truth: push with a fingertip, and it should wrinkle.',
          fr: 'Une soucoupe froide dit la vérité : poussez du doigt, la goutte doit se plisser.',
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Cut {fruit} small[, add {flavour}], mix with {sugar}[ and the juice of {lemon}] in a wide heavy pan and leave for 1 h, until the juice runs.',
          fr: 'Coupez {fruit} en petits morceaux[, ajoutez {flavour}], mélangez avec {sugar}[ et le jus {lemon:ofThe}] dans une large casserole épaisse et laissez 1 h : le jus doit couler.',
          wait: 60,
        },
        {
          en: 'Warm slowly until no grain is left, then boil hard for 15–20 min, stirring and skimming, to 105 °C: a drop on a cold saucer should wrinkle when you push it.',
          fr: "Chauffez doucement jusqu'à ce qu'il ne reste aucun grain, puis faites bouillir fort 15 à 20 min en remuant et en écumant, jusqu'à 105 °C : une goutte sur une soucoupe froide doit se plisser sous le doigt.",
          cook: 25,
        },
        intoJars,
      ],
    },
  ],
}

export const homemadeKetchup: Dish = {
  id: 'homemade-ketchup',
  onlyNamed: true,
  course: 'sauce',
  cuisines: ['american'],
  names: {
    en: ['homemade ketchup', 'ketchup recipe', 'tomato ketchup recipe', 'ketchup from scratch'],
    fr: ['ketchup maison', 'recette de ketchup', 'faire du ketchup', 'sauce ketchup maison'],
  },
  noun: { en: 'a ketchup', fr: 'un ketchup' },
  serves: 10,
  instead: ['tomato-sauce'],
  ways: [
    {
      hero: ['tomato'],
      gear: ['blender'],
      slots: {
        tomato: { first: ['chopped-tomatoes', 'passata', 'tomato'], amount: [80, 'g'], prep: { en: '', fr: '' } },
        onion: { first: ['onion', 'shallot'], optional: true, amount: [0.1, 'piece'], share: 0.2 },
        vinegar: { takes: ['vinegar'], first: ['cider-vinegar', 'wine-vinegar'], amount: [0.5, 'tbsp'] },
        sugar: { takes: ['sugar', 'syrup'], first: ['brown-sugar', 'sugar', 'honey'], amount: [6, 'g'], share: 0.4 },
        spices: { all: ['allspice', 'paprika'], optional: true, share: 0.3 },
        salt: { first: ['salt'], optional: true },
        chilli: { takes: ['hot-spice'], optional: true },
      },
      titles: [
        { en: 'Proper homemade ketchup', fr: 'Vrai ketchup maison' },
        { en: 'Slow-simmered ketchup', fr: 'Ketchup longuement mijoté' },
      ],
      descriptions: [
        {
          en: 'Sweet, sharp and thick, with half of what the bottle hides: it keeps for three weeks in the fridge.',
          fr: 'Doux, vif et épais, sans ce que le flacon cache : il se garde trois semaines au frais.',
        },
        {
          en: 'Draw a line through it with a spoon; when the line stays, it is done.',
          fr: "Tracez un sillon à la cuillère : quand il reste ouvert, c'est prêt.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Simmer {tomato}[ with {onion}][, {spices}][ and {chilli}] over medium heat for 20 min, stirring now and then.',
          fr: 'Laissez mijoter {tomato}[ avec {onion}][, {spices}][, {chilli}] 20 min à feu moyen en remuant de temps en temps.',
          cook: 20,
        },
        {
          en: 'Blend until quite smooth and press through a sieve. Stir in {vinegar+sugar}[ and {salt}] and cook over low heat for 25 min more, until thick.',
          fr: 'Mixez très finement et passez au tamis. Ajoutez {vinegar+sugar}[, {salt}] et laissez encore épaissir 25 min à feu doux.',
          cook: 25,
        },
        {
          en: 'Fill into a clean jar while hot, close, leave to cool and keep in the fridge.',
          fr: 'Versez bien chaud dans un bocal propre, fermez, laissez refroidir et gardez au réfrigérateur.',
        },
      ],
    },
  ],
}
