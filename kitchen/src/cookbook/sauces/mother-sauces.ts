import { crystalSugar, milk } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { crushed } from '../staples.ts'
import { finelyChopped, oliveOil } from '../table-staples.ts'

export const vinaigrette: Dish = {
  id: 'vinaigrette',
  course: 'sauce',
  cuisines: ['french'],
  suits: ['light'],
  names: {
    en: ['vinaigrette', 'salad dressing', 'dressing', 'french dressing', 'balsamic dressing'],
    fr: ['vinaigrette', 'sauce salade', 'sauce vinaigrette', 'vinaigrette maison'],
  },
  noun: { en: 'a vinaigrette', fr: 'une vinaigrette' },
  serves: 4,
  instead: [],
  ways: [
    {
      hero: ['mustard', 'herb'],
      slots: {
        mustard: {
          takes: ['condiment', 'nut-butter'],
          first: ['mustard', 'miso', 'tahini', 'honey'],
          optional: true,
          amount: [0.25, 'tsp'],
        },
        juice: { takes: ['citrus'], optional: true, prep: { en: 'juice only', fr: 'le jus seulement' } },
        vinegar: {
          takes: ['vinegar'],
          first: ['wine-vinegar', 'cider-vinegar', 'lemon'],
          without: 'juice',
          amount: [0.33, 'tbsp'],
          share: 0.8,
        },
        shallot: {
          takes: ['onion', 'aromatic'],
          first: ['shallot', 'garlic'],
          optional: true,
          share: 0.3,
          prep: finelyChopped,
        },
        sweet: { takes: ['syrup'], optional: true },
        oil: {
          takes: ['oil', 'nutty-oil'],
          first: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'],
          amount: [1, 'tbsp'],
        },
        herb: { takes: ['herb'], first: ['chives', 'tarragon', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'House vinaigrette with {mustard+herb:bare}', fr: 'Vinaigrette {mustard+herb:at}' },
        { en: 'Bistro vinaigrette with {shallot:bare}', fr: 'Vinaigrette de bistrot {shallot:at}' },
      ],
      descriptions: [
        {
          en: 'One to three, salt first, patience last: it turns any handful of green into a course.',
          fr: "Un pour trois, le sel d'abord, la patience ensuite : elle fait un plat de n'importe quelle poignée de vert.",
        },
        { en: 'Keep it in a jar; shake it like you mean it.', fr: 'Gardez-la en bocal ; secouez avec conviction.' },
      ],
      prep: 5,
      steps: [
        {
          en: 'Stir {vinegar+juice} with {mustard+shallot}[, {sweet}][ and {seasoning:bare}] until smooth. Leave for 5 min.',
          fr: 'Mélangez {vinegar+juice} avec {mustard+shallot}[, {sweet}][, {seasoning:bare}], le temps que tout se dissolve. Attendez 5 min.',
        },
        {
          en: 'Whisk in {oil} in a thread[ and add {herb}].',
          fr: 'Versez {oil} en filet en fouettant[ et ajoutez {herb}].',
        },
      ],
    },
  ],
}

export const mayonnaise: Dish = {
  id: 'homemade-mayonnaise',
  of: 'vinaigrette',
  course: 'sauce',
  cuisines: ['french'],
  uses: ['egg-yolks'],
  names: {
    en: ['homemade mayonnaise', 'mayonnaise recipe', 'homemade mayo', 'vegan mayo recipe'],
    fr: ['mayonnaise maison', 'mayo maison', 'recette de mayonnaise'],
  },
  noun: { en: 'a mayonnaise', fr: 'une mayonnaise' },
  serves: 6,
  instead: ['vinaigrette'],
  ways: [
    {
      hero: ['garlic', 'mustard'],
      slots: {
        egg: {
          first: ['egg'],
          amount: [0.17, 'piece'],
          prep: {
            en: 'very fresh, yolk only, at room temperature',
            fr: "extra-frais, le jaune seulement, sorti à l'avance",
          },
        },
        mustard: { first: ['mustard'], optional: true, amount: [0.17, 'tsp'] },
        garlic: { takes: ['aromatic', 'herb', 'spice'], optional: true, prep: crushed },
        lemon: { first: ['lemon', 'wine-vinegar', 'cider-vinegar'], amount: [0.08, 'piece'], share: 0.3 },
        oil: { takes: ['oil'], first: ['sunflower-oil', 'rapeseed-oil', 'olive-oil'], amount: [1.75, 'tbsp'] },
        seasoning,
      },
      titles: [
        { en: 'Mayonnaise, whisked by hand[, with {garlic:bare}]', fr: 'Mayonnaise montée à la main[ {garlic:at}]' },
        { en: 'Proper mayonnaise[ with {garlic+mustard:bare}]', fr: 'Vraie mayonnaise[ {garlic+mustard:at}]' },
      ],
      descriptions: [
        {
          en: 'Drop by drop, then thread by thread. The egg stays raw: take a very fresh one and finish the bowl within a day.',
          fr: "Goutte à goutte, puis en filet. L'œuf reste cru : prenez-le extra-frais et finissez le bol dans la journée.",
        },
        {
          en: 'If it splits, start again with a spoon of water and whisk the failure in: it always comes back. Eat within the day, for the egg is raw.',
          fr: "Si elle tranche, repartez d'une cuillerée d'eau et incorporez-y l'échec : elle revient toujours. À manger le jour même, l'œuf étant cru.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Whisk the yolk of {egg} with {mustard}[, {garlic}][ and {seasoning:bare}].',
          fr: 'Fouettez le jaune {egg:of} avec {mustard}[, {garlic}][, {seasoning:bare}].',
          if: 'mustard',
        },
        {
          en: 'Whisk the yolk of {egg}[ with {garlic}][ and {seasoning:bare}].',
          fr: 'Fouettez le jaune {egg:of}[ avec {garlic}][, {seasoning:bare}].',
          unless: 'mustard',
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
      hero: ['garlic', 'milk'],
      gear: ['blender'],
      slots: {
        milk: { first: ['soy-milk', 'aquafaba'], amount: [16, 'ml'] },
        mustard: { first: ['mustard'], optional: true, amount: [0.17, 'tsp'] },
        garlic: { takes: ['aromatic', 'herb', 'spice'], optional: true, prep: crushed },
        lemon: { first: ['lemon', 'cider-vinegar'], amount: [0.08, 'piece'], share: 0.3 },
        oil: { takes: ['oil'], first: ['sunflower-oil', 'rapeseed-oil'], amount: [2, 'tbsp'] },
        seasoning,
      },
      titles: [{ en: 'Eggless mayonnaise[ with {garlic:bare}]', fr: 'Mayonnaise sans œuf[ {garlic:at}]' }],
      descriptions: [
        {
          en: 'Half a minute with a stick blender, and nobody will know the difference.',
          fr: 'Trente secondes de mixeur plongeant, et personne ne verra la différence.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Put {milk}, {mustard}[, {garlic}][, {seasoning:bare}] and a dash of {lemon:some} into a tall beaker, all at room temperature.',
          fr: 'Mettez {milk}, {mustard}[, {garlic}][, {seasoning:bare}] et un trait {lemon:some} dans un verre haut, tout à la même température.',
          if: 'mustard',
        },
        {
          en: 'Put {milk}[, {garlic}][, {seasoning:bare}] and a dash of {lemon:some} into a tall beaker, all at room temperature.',
          fr: 'Mettez {milk}[, {garlic}][, {seasoning:bare}] et un trait {lemon:some} dans un verre haut, tout à la même température.',
          unless: 'mustard',
        },
        {
          en: 'Pour in {oil}. Stand a stick blender on the bottom, switch on and pull up slowly as it thickens.',
          fr: 'Versez {oil}. Posez le pied du mixeur au fond, mettez en marche et remontez lentement à mesure que cela épaissit.',
        },
      ],
    },
  ],
}

export const bechamelSauce: Dish = {
  id: 'bechamel-sauce',
  of: 'vinaigrette',
  course: 'sauce',
  cuisines: ['french', 'italian'],
  names: {
    en: ['bechamel sauce', 'white sauce', 'cheese sauce', 'mornay sauce', 'béchamel sauce', 'bechamel'],
    fr: ['sauce béchamel', 'béchamel maison', 'sauce blanche', 'sauce Mornay', 'sauce au fromage'],
  },
  noun: { en: 'a white sauce', fr: 'une béchamel' },
  serves: 4,
  instead: [],
  ways: [
    {
      hero: ['cheese', 'nutmeg'],
      slots: {
        butter: {
          takes: ['butter', 'oil'],
          first: ['butter', 'vegan-butter', 'olive-oil', 'sunflower-oil', 'rapeseed-oil'],
          amount: [10, 'g'],
        },
        flour: { first: ['plain-flour', 'cornflour', 'rice-flour'], amount: [10, 'g'] },
        milk: { ...milk, amount: 125, first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'] },
        nutmeg: { first: ['nutmeg'], optional: true },
        cheese: { takes: ['melting-cheese', 'hard-cheese', 'condiment', 'herb'], optional: true, upTo: 2 },
        seasoning,
      },
      titles: [
        { en: 'White sauce[ with {nutmeg+cheese:bare}]', fr: 'Béchamel[ {nutmeg+cheese:at}]' },
        { en: 'Smooth white sauce[ with {cheese:bare}]', fr: 'Béchamel bien lisse[ {cheese:at}]' },
      ],
      descriptions: [
        {
          en: 'Equal weights, a steady whisk, five honest minutes of simmering so that nothing tastes raw.',
          fr: "À poids égal, un fouet qui ne s'arrête pas, cinq vraies minutes de frémissement pour chasser le goût de cru.",
        },
        { en: 'The mother of half the gratins of this world.', fr: 'La mère de la moitié des gratins de ce monde.' },
      ],
      prep: 5,
      steps: [
        {
          en: 'Warm {butter} in a pan over medium heat, stir in {flour} and cook for 2 min without colouring.',
          fr: 'Faites chauffer {butter} dans une casserole à feu moyen, ajoutez {flour} et laissez cuire 2 min sans coloration.',
          cook: 2,
        },
        {
          en: 'Pour in {milk} in four goes, whisking until smooth each time. Simmer for 5 min, until it coats a spoon[; add {nutmeg}].[ Season with {seasoning:bare}.][ Off the heat, melt in {cheese}.]',
          fr: 'Versez {milk} en quatre fois en lissant au fouet. Laissez frémir 5 min, pour napper la cuillère[ ; ajoutez {nutmeg}].[ Assaisonnez {seasoning:of}.][ Hors du feu, incorporez {cheese}.]',
          cook: 8,
        },
      ],
    },
  ],
}

export const hollandaise: Dish = {
  id: 'hollandaise-sauce',
  goesWith: ['white-fish', 'oily-fish', 'shellfish', 'mollusc'],
  of: 'vinaigrette',
  course: 'sauce',
  cuisines: ['french'],
  suits: ['fancy'],
  uses: ['egg-yolks'],
  names: {
    en: ['hollandaise sauce', 'hollandaise', 'homemade hollandaise', 'hollandaise recipe'],
    fr: ['sauce hollandaise', 'hollandaise', 'hollandaise maison', 'recette de sauce hollandaise'],
  },
  noun: { en: 'a hollandaise', fr: 'une sauce hollandaise' },
  serves: 4,
  instead: ['bechamel-sauce', 'vinaigrette'],
  ways: [
    {
      hero: ['lemon'],
      slots: {
        egg: { first: ['egg'], amount: [0.75, 'piece'], prep: { en: 'yolks only', fr: 'les jaunes seulement' } },
        water: { first: ['water'], amount: [8, 'ml'] },
        butter: { first: ['butter', 'ghee', 'vegan-butter'], amount: [40, 'g'] },
        lemon: { first: ['lemon', 'cider-vinegar'], amount: [0.12, 'piece'], share: 0.5 },
        herb: { takes: ['herb'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Hollandaise[ with {lemon:bare}]', fr: 'Sauce hollandaise[ {lemon:at}]' },
        { en: 'Warm hollandaise[ with {herb:bare}]', fr: 'Hollandaise mousseuse[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'A warm cloud for asparagus, salmon or a Sunday morning. It asks for your whole attention, for eight minutes.',
          fr: 'Un nuage tiède pour des asperges ou un dimanche matin. Il réclame toute votre attention, pendant huit minutes.',
        },
        {
          en: 'Keep the water barely steaming: at 65 °C it is silk, at 75 °C it is scrambled.',
          fr: "L'eau à peine fumante : à 65 °C, c'est de la soie ; à 75 °C, c'est brouillé.",
        },
      ],
      prep: 10,
      steps: [
        { en: 'Melt {butter} and leave to settle.', fr: 'Faites fondre {butter} et laissez reposer.', cook: 3 },
        {
          en: 'Whisk the yolks of {egg} with {water} over barely steaming water for 4 min, until they hold the trace of the whisk.',
          fr: 'Fouettez les jaunes {egg:of} avec {water} au bain-marie à peine fumant 4 min, pour un ruban mousseux.',
          cook: 4,
        },
        {
          en: 'Off the heat, whisk in the melted fat in a thread, then a dash of {lemon:some}[ and {herb}][, with {seasoning:bare}]. Serve lukewarm at once.',
          fr: 'Hors du feu, versez la matière grasse fondue en filet en fouettant, puis un trait {lemon:some}[ et {herb}][, avec {seasoning:bare}]. Servez tiède aussitôt.',
        },
      ],
    },
  ],
}

export const pestoSauce: Dish = {
  id: 'pesto-sauce',
  of: 'vinaigrette',
  course: 'sauce',
  cuisines: ['italian'],
  suits: ['summer', 'freezes'],
  names: {
    en: ['homemade pesto', 'pesto recipe', 'basil pesto recipe', 'pesto from scratch', 'wild garlic pesto', 'pistou'],
    fr: ['pesto maison', 'pistou', 'recette de pesto', 'pesto de basilic maison', 'pistou maison'],
  },
  noun: { en: 'a pesto', fr: 'un pesto' },
  serves: 4,
  instead: ['vinaigrette'],
  ways: [
    {
      hero: ['herb', 'nut'],
      slots: {
        garlic: { ...garlic, amount: [0.25, 'clove'], prep: { en: '', fr: '' } },
        nut: {
          takes: ['nut', 'seed'],
          first: ['pine-nut', 'almond', 'sunflower-seed', 'pumpkin-seed'],
          amount: [12, 'g'],
          share: 1.5,
        },
        herb: {
          takes: ['herb', 'salad-leaf', 'leaf'],
          first: ['basil', 'parsley', 'rocket'],
          amount: [20, 'leaf'],
          share: 0.7,
        },
        cheese: {
          takes: ['hard-cheese'],
          first: ['parmesan', 'vegetarian-cheese', 'nutritional-yeast'],
          optional: true,
          amount: [12, 'g'],
        },
        oil: [oliveOil, 1.25],
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        { en: '{herb:title} pesto[ with {nut:bare}]', fr: 'Pesto {herb:of}[ {nut:at}]' },
        { en: 'Green {herb:title} pesto', fr: 'Pesto tout vert[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'Pounded, not puréed: it should look like a garden, not like paint.',
          fr: 'Pilé plutôt que mixé : il doit évoquer un jardin, pas un pot de peinture.',
        },
        {
          en: 'Loosen it with a spoonful of the cooking water, never with heat.',
          fr: "Détendez-le d'une cuillerée d'eau de cuisson, jamais sur le feu.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Toast {nut} in a dry pan for 3 min and leave to cool.',
          fr: 'Torréfiez {nut} 3 min à sec dans une poêle et laissez refroidir.',
          cook: 3,
        },
        {
          en: 'Pound {garlic+salt} to a paste, then the toasted mixture, then {herb} a handful at a time; or use a blender in short bursts.',
          fr: 'Pilez {garlic+salt} en pâte, puis ce que vous avez torréfié, puis {herb} par poignées ; ou mixez par à-coups.',
        },
        {
          en: 'Work in {cheese} and loosen with {oil}.',
          fr: 'Incorporez {cheese} et détendez avec {oil}.',
          if: 'cheese',
        },
        { en: 'Loosen with {oil}.', fr: 'Détendez avec {oil}.', unless: 'cheese' },
      ],
    },
  ],
}

export const tomatoSauce: Dish = {
  id: 'tomato-sauce',
  of: 'vinaigrette',
  course: 'sauce',
  cuisines: ['italian'],
  suits: ['one-pot', 'freezes'],
  names: {
    en: ['tomato sauce', 'marinara sauce', 'marinara', 'pasta sauce', 'passata recipe', 'homemade tomato sauce'],
    fr: ['sauce tomate', 'sauce tomate maison', 'sauce marinara', 'coulis de tomates maison'],
  },
  noun: { en: 'a tomato sauce', fr: 'une sauce tomate' },
  serves: 4,
  instead: [],
  ways: [
    {
      hero: ['tomato', 'herb'],
      slots: {
        oil: [oliveOil, 0.75],
        onion: { ...onion, share: 0.6 },
        garlic: { ...garlic, prep: crushed },
        vegetable: {
          takes: ['root', 'firm-vegetable', 'tender-vegetable', 'aromatic'],
          optional: true,
          upTo: 2,
          share: 0.4,
        },
        tomato: { first: ['chopped-tomatoes', 'passata', 'tomato'], amount: [150, 'g'], share: 1.4 },
        sugar: { first: ['sugar', 'brown-sugar'], optional: true, amount: [1, 'g'], share: 0.06 },
        herb: { takes: ['herb', 'spice', 'bouquet'], first: ['basil', 'oregano', 'thyme'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Slow tomato sauce[ with {herb:bare}]', fr: 'Sauce tomate[ {herb:at}]' },
        { en: 'The house tomato sauce', fr: 'Sauce tomate de la maison' },
      ],
      descriptions: [
        {
          en: 'Make double, freeze half, thank yourself in November.',
          fr: 'Doublez, congelez la moitié, et remerciez-vous en novembre.',
        },
        {
          en: 'It is done when the oil comes back up to the surface, glossy and red.',
          fr: 'Elle est prête quand le gras remonte en surface, rouge et brillant.',
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Warm {oil} in a wide pan and soften {onion+garlic+vegetable} over low heat for 10 min.',
          fr: 'Faites chauffer {oil} dans une sauteuse et faites fondre {onion+garlic+vegetable} 10 min à feu doux.',
          cook: 10,
        },
        {
          en: 'Add {tomato}[, {sugar}][ and {herb}] and simmer, uncovered, for 25 min, until thick. Season with {seasoning:bare}.',
          fr: 'Ajoutez {tomato}[, {sugar}][ et {herb}] et laissez mijoter 25 min à découvert, pour épaissir. Assaisonnez {seasoning:of}.',
          cook: 25,
          if: 'seasoning',
        },
        {
          en: 'Add {tomato}[, {sugar}][ and {herb}] and simmer, uncovered, for 25 min, until thick.',
          fr: 'Ajoutez {tomato}[, {sugar}][ et {herb}] et laissez mijoter 25 min à découvert, pour épaissir.',
          cook: 25,
          unless: 'seasoning',
        },
      ],
    },
  ],
}

export const caramelSauce: Dish = {
  id: 'caramel-sauce',
  of: 'vinaigrette',
  course: 'sauce',
  alsoAs: ['dessert'],
  cuisines: ['french'],
  names: {
    en: ['salted caramel', 'caramel sauce', 'caramel sauce recipe', 'salted butter caramel', 'homemade caramel'],
    fr: [
      'caramel au beurre salé maison',
      'caramel maison',
      'sauce caramel',
      'caramel salé',
      'caramel beurre salé maison',
    ],
  },
  noun: { en: 'a salted caramel', fr: 'un caramel salé' },
  serves: 8,
  instead: [],
  ways: [
    {
      hero: ['cream'],
      slots: {
        sugar: [crystalSugar, 20],
        cream: {
          takes: ['cream', 'coconut-cream'],
          first: ['cream', 'coconut-milk', 'soy-cream', 'oat-cream'],
          amount: [13, 'ml'],
        },
        butter: { first: ['butter', 'vegan-butter', 'coconut-oil'], amount: [8, 'g'] },
        salt: { first: ['salt'], optional: true },
      },
      titles: [
        { en: 'Salted caramel[ with {cream:bare}]', fr: 'Caramel salé[ {cream:at}]' },
        { en: 'Breton salted caramel', fr: 'Caramel salé à la bretonne' },
      ],
      descriptions: [
        {
          en: 'Dry, dark, brave, then soothed: a jar of it makes you very popular.',
          fr: 'À sec, foncé, hardi, puis apaisé : un pot vous rend très populaire.',
        },
        { en: 'Stop at the colour of an old penny.', fr: "Arrêtez-vous à la couleur d'un vieux sou." },
      ],
      prep: 5,
      steps: [
        {
          en: 'Warm {cream} gently. Melt {sugar} in a wide, dry, heavy pan over medium heat for 8 min, swirling, until dark amber.',
          fr: 'Tiédissez {cream}. Faites fondre {sugar} à sec dans une casserole large et épaisse 8 min à feu moyen, en tournant la casserole, pour un caramel ambré foncé.',
          cook: 8,
        },
        {
          en: 'Off the heat, add {butter} in pieces, then the warm liquid little by little: it spits. Stir over low heat for 2 min[ and finish with {salt}].',
          fr: 'Hors du feu, ajoutez {butter} en morceaux, puis le liquide tiède peu à peu : cela éclabousse. Remuez 2 min à feu doux[ et terminez avec {salt}].',
          cook: 2,
        },
      ],
    },
  ],
}
