import type { Dish, Slot, Way } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { thinlySliced } from '../staples.ts'
import { fryingButter, oliveOil, plainOil } from '../table-staples.ts'

const bread: Slot = {
  takes: ['bread'],
  first: ['bread', 'baguette', 'gluten-free-bread'],
  optional: true,
  amount: [1, 'slice'],
  share: 0.5,
}

export const tortillaEspanola: Dish = {
  id: 'tortilla-espanola',
  of: 'frittata',
  course: 'main',
  alsoAs: ['snack', 'starter'],
  cuisines: ['spanish'],
  suits: ['by-hand', 'party', 'packed', 'ahead', 'cheap', 'aperitif'],
  uses: ['potatoes'],
  names: {
    en: ['tortilla espanola', 'spanish omelette', 'spanish tortilla', 'potato omelette'],
    fr: ['tortilla espagnole', 'omelette espagnole', 'tortilla de patatas', 'omelette aux pommes de terre'],
  },
  noun: { en: 'a Spanish tortilla', fr: 'une tortilla espagnole' },
  serves: 4,
  instead: ['socca', 'roesti'],
  ways: [
    {
      hero: ['potato'],
      slots: {
        potato: {
          takes: ['root'],
          first: ['potato', 'sweet-potato'],
          amount: [170, 'g'],
          prep: { en: 'waxy, peeled and thinly sliced', fr: 'à chair ferme, épluché· et finement émincé·' },
        },
        onion: { ...onion, first: ['onion', 'shallot'], amount: [0.33, 'piece'], prep: thinlySliced },
        oil: { takes: ['oil'], first: ['olive-oil', 'sunflower-oil', 'rapeseed-oil'], amount: [2, 'tbsp'] },
        extra: { takes: ['cured-meat', 'tender-vegetable', 'leaf'], upTo: 2, optional: true, share: 0.5 },
        egg: { first: ['egg'], amount: [1.5, 'piece'] },
        salt: { first: ['salt'], optional: true, amount: [0.25, 'tsp'] },
      },
      titles: [
        {
          en: 'Spanish {potato:title} omelette[ with {extra:bare}]',
          fr: 'Omelette espagnole[ {potato+extra:at}]',
        },
        { en: 'Spanish omelette as Madrid cuts it', fr: 'Omelette espagnole comme au comptoir à Madrid' },
      ],
      descriptions: [
        {
          en: 'Three humble things and plenty of olive oil, turned with a plate and a little courage.',
          fr: "Presque rien, beaucoup de bonne huile d'olive, et un peu de courage au moment de retourner.",
        },
        {
          en: 'Creamy in the middle, which is how the Spanish have argued about it for two centuries.',
          fr: 'Baveuse au centre : les Espagnols en débattent depuis deux siècles.',
        },
      ],
      prep: 15,
      whole: 'egg',
      steps: [
        {
          en: 'Heat {oil} in a small, deep frying pan over medium heat. Add {potato+onion}[ and {salt:bare}] and cook gently for 20 min, half covered and turned now and then: soft, not crisp. Drain and keep the oil.',
          fr: "Faites chauffer {oil} dans une petite poêle haute à feu moyen. Ajoutez {potato+onion}[ et {salt}] et laissez confire 20 min à demi couvert, en remuant de temps en temps, pour un mélange fondant et non croustillant. Égouttez et gardez l'huile.",
          cook: 20,
          raw: 'potato',
        },
        {
          en: 'Heat {oil} in a small, deep frying pan over medium heat. Add {potato+onion}[ and {salt:bare}] and cook gently for 8 min, turned now and then: soft, not crisp. Drain and keep the oil.',
          fr: "Faites chauffer {oil} dans une petite poêle haute à feu moyen. Ajoutez {potato+onion}[ et {salt}] et laissez 8 min en remuant de temps en temps, pour un mélange fondant et non croustillant. Égouttez et gardez l'huile.",
          cook: 8,
          cooked: 'potato',
        },
        {
          en: 'Beat {egg}, stir in the warm contents of the pan[ and {extra}] and leave to soak for 10 min.',
          fr: 'Battez {egg}, ajoutez le contenu de la poêle encore tiède[ et {extra}] et laissez reposer 10 min.',
          wait: 10,
        },
        {
          en: 'Heat a spoonful of the oil in the pan, pour everything in and cook over medium-low heat for 5 min, until the edge is set. Turn over with a plate, slide back and cook for 3 min more. It should give a little in the middle.',
          fr: "Chauffez une cuillerée de cette huile dans la poêle, versez le tout et laissez cuire 5 min à feu moyen-doux, jusqu'à ce que le bord soit pris. Retournez à l'aide d'une assiette, remettez dans la poêle et comptez encore 3 min. Le centre doit rester souple.",
          cook: 9,
        },
        {
          en: 'Let it rest for 5 min and cut into wedges or cubes.',
          fr: 'Laissez reposer 5 min, puis coupez en parts ou en dés.',
        },
      ],
    },
  ],
}

export const frittata: Dish = {
  id: 'frittata',
  course: 'main',
  alsoAs: ['breakfast'],
  cuisines: ['italian'],
  suits: ['by-hand', 'packed', 'light', 'ahead'],
  uses: ['vegetables', 'potatoes', 'ham'],
  names: {
    en: ['frittata', 'fritata', 'egg muffins'],
    fr: ['frittata', 'fritata', 'muffins aux œufs'],
  },
  noun: { en: 'a frittata', fr: 'une frittata' },
  serves: 4,
  instead: ['socca', 'traybake'],
  ways: [
    {
      hero: ['vegetable', 'cheese'],
      slots: {
        oil: [oliveOil, 0.5],
        vegetable: {
          takes: ['tender-vegetable', 'leaf', 'onion', 'root', 'firm-vegetable', 'preserve'],
          vary: ['courgette', 'pepper', 'asparagus', 'spinach', 'leek'],
          upTo: 3,
          share: 0.8,
        },
        meat: { takes: ['cured-meat', 'smoked-fish', 'tinned-fish', 'sausage'], optional: true, share: 0.6 },
        egg: { first: ['egg'], amount: [2, 'piece'] },
        milk: {
          takes: ['milk', 'cream'],
          first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'],
          optional: true,
          amount: [20, 'ml'],
          share: 0.25,
        },
        cheese: {
          takes: ['fresh-cheese', 'melting-cheese', 'hard-cheese', 'grilling-cheese'],
          vary: ['feta', 'goats-cheese', 'ricotta', 'mozzarella'],
          upTo: 2,
          optional: true,
          share: 0.8,
        },
        herb: { takes: ['herb'], first: ['basil', 'mint', 'chives'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{hero:title} frittata', fr: 'Frittata {hero:at}' },
        { en: 'Puffed {hero:title} frittata[ with {herb:bare}]', fr: 'Frittata gonflée {hero+herb:at}' },
      ],
      descriptions: [
        {
          en: "Whatever the vegetable drawer holds, set softly in the oven: hot tonight, cold in tomorrow's lunchbox.",
          fr: 'Le fond du bac du frigo, pris en douceur au four : chaude ce soir, froide demain au bureau.',
        },
        {
          en: 'No turning, no folding, no nerves: the oven does the difficult part.',
          fr: "Rien à retourner, rien à plier : le four s'occupe du plus délicat.",
        },
      ],
      prep: 10,
      whole: 'egg',
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 180 °C. Warm {oil} in an ovenproof frying pan and cook {vegetable}[ with {meat}] for 10 min over medium heat, until tender and lightly coloured.',
          fr: 'Préchauffez le four à 180 °C. Faites chauffer {oil} dans une poêle allant au four et faites cuire {vegetable}[ avec {meat}] 10 min à feu moyen, pour attendrir et dorer légèrement.',
          cook: 10,
          raw: 'vegetable',
        },
        {
          en: 'Heat the oven to 180 °C. Warm {oil} in an ovenproof frying pan over medium heat.[ Cook {meat} for 10 min.] Add {vegetable} and heat for 4 min.',
          fr: 'Préchauffez le four à 180 °C. Faites chauffer {oil} dans une poêle allant au four à feu moyen.[ Faites cuire {meat} 10 min.] Ajoutez {vegetable} et réchauffez 4 min.',
          cook: 4,
          cooked: 'vegetable',
        },
        {
          en: 'Beat {egg} with {milk+herb}.[ Season with {seasoning:bare}.] Pour into the pan and stir once.[ Dot with {cheese}.]',
          fr: 'Battez {egg} avec {milk+herb}.[ Assaisonnez {seasoning:of}.] Versez dans la poêle et remuez une fois.[ Répartissez {cheese}.]',
          if: 'milk',
        },
        {
          en: 'Beat {egg}[ with {herb}].[ Season with {seasoning:bare}.] Pour into the pan and stir once.[ Dot with {cheese}.]',
          fr: 'Battez {egg}[ avec {herb}].[ Assaisonnez {seasoning:of}.] Versez dans la poêle et remuez une fois.[ Répartissez {cheese}.]',
          unless: 'milk',
        },
        {
          en: 'Leave on the heat for 3 min, then bake for 12 min, until puffed and just set.',
          fr: "Laissez 3 min sur le feu, puis enfournez 12 min, jusqu'à ce qu'elle gonfle et soit juste prise.",
          cook: 15,
        },
      ],
    },
  ],
}

const crumbledTofu: Way = {
  hero: ['tofu', 'extra'],
  slots: {
    tofu: {
      first: ['tofu', 'silken-tofu'],
      amount: [160, 'g'],
      prep: { en: 'crumbled with a fork', fr: 'émietté· à la fourchette' },
    },
    oil: [plainOil, 0.75],
    onion,
    turmeric: { first: ['turmeric', 'curry-powder'], optional: true },
    milk: { first: ['soy-milk', 'oat-milk', 'rice-milk'], amount: [40, 'ml'] },
    yeast: { first: ['nutritional-yeast'], optional: true },
    extra: {
      takes: ['tender-vegetable', 'leaf', 'pulse'],
      vary: ['mushroom', 'tomato', 'spinach'],
      upTo: 2,
      optional: true,
      share: 0.5,
    },
    herb: { takes: ['herb'], first: ['chives', 'parsley'], optional: true },
    bread,
    seasoning,
  },
  titles: [{ en: 'Golden {tofu:title} scramble[ with {extra:bare}]', fr: 'Brouillade {tofu:of}[ {extra:at}]' }],
  descriptions: [
    {
      en: 'Soft curds, yellow as a sunny morning; a pinch of {turmeric:bare} sees to that.',
      fr: 'Des grains moelleux, jaunes comme un matin de soleil.',
    },
  ],
  prep: 10,
  steps: [
    {
      en: 'Warm {oil} in a pan and soften {onion+extra} for 6 min[, adding {turmeric} for the last minute].',
      fr: 'Faites chauffer {oil} dans une poêle et faites fondre {onion+extra} 6 min[, avec {turmeric} la dernière minute].',
      cook: 6,
    },
    {
      en: 'Add {tofu} and cook for 4 min, stirring gently. Pour in {milk}[, add {yeast}] and cook for 3 min more: it should stay moist.[ Season with {seasoning:bare}.]',
      fr: 'Ajoutez {tofu} et laissez 4 min en remuant doucement. Versez {milk}[, ajoutez {yeast}] et comptez encore 3 min : cela doit rester moelleux.[ Assaisonnez {seasoning:of}.]',
      cook: 7,
    },
    {
      en: 'Serve at once[, scattered with {herb}][, on {bread}, toasted].',
      fr: 'Servez aussitôt[, parsemé {herb:of}][, sur {bread} grillé{bread·}].',
    },
  ],
}

export const scrambledEggs: Dish = {
  id: 'scrambled-eggs',
  of: 'frittata',
  course: 'breakfast',
  alsoAs: ['main'],
  cuisines: ['british', 'french'],
  suits: ['soft'],
  names: {
    en: ['scrambled eggs', 'scrambled egg', 'scramble', 'eggs on toast'],
    fr: ['œufs brouillés', 'oeufs brouilles', 'brouillade', 'œuf brouillé'],
  },
  noun: { en: 'a scramble', fr: 'une brouillade' },
  serves: 2,
  instead: ['omelette', 'socca'],
  ways: [
    {
      hero: ['extra', 'herb'],
      slots: {
        egg: { first: ['egg'], amount: [2.5, 'piece'] },
        butter: { ...fryingButter, amount: [12, 'g'], share: 1.2 },
        cream: {
          takes: ['cream', 'fresh-cheese', 'milk'],
          first: ['creme-fraiche', 'cream', 'oat-cream', 'soy-cream'],
          optional: true,
          share: 0.3,
        },
        extra: {
          takes: [
            'smoked-fish',
            'cured-meat',
            'tender-vegetable',
            'melting-cheese',
            'hard-cheese',
            'leaf',
            'shellfish',
          ],
          upTo: 2,
          optional: true,
          share: 0.5,
        },
        herb: { takes: ['herb'], first: ['chives', 'parsley', 'dill'], optional: true },
        bread,
        seasoning,
      },
      titles: [
        { en: 'Slow scrambled eggs[ with {extra:bare}]', fr: 'Œufs brouillés[ {extra+herb:at}]' },
        { en: 'Soft scrambled eggs[ with {herb:bare}]', fr: 'Œufs brouillés tout en douceur[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'Low heat, a wooden spoon and five patient minutes: that is how they turn to velvet.',
          fr: "Un feu doux, une cuillère de bois et cinq minutes de patience : c'est ainsi qu'ils deviennent velours.",
        },
        {
          en: 'Take them off while you still think they need a minute. They do not.',
          fr: "Retirez-les quand vous croyez qu'il leur manque une minute : il ne leur manque rien.",
        },
      ],
      prep: 5,
      whole: 'egg',
      steps: [
        {
          en: 'Warm {extra} in a dry pan for 4 min, until hot and cooked, and set aside.',
          fr: 'Faites chauffer {extra} 4 min à sec dans une poêle, le temps de bien cuire, et réservez.',
          cook: 4,
          if: 'extra',
        },
        {
          en: 'Beat {egg} lightly with a fork[ and {seasoning:bare}]. Melt half of {butter} in a heavy pan over low heat and pour them in.',
          fr: 'Battez légèrement {egg} à la fourchette[ avec {seasoning}]. Faites chauffer la moitié {butter:ofThe} dans une casserole épaisse à feu doux et versez-les.',
        },
        {
          en: 'Stir without stopping for about 5 min, scraping the bottom. When it looks like loose porridge, take off the heat and stir in the rest of {butter}[, then {cream+extra}].',
          fr: "Remuez sans arrêt environ 5 min, en raclant le fond. Dès que l'ensemble nappe en gros grains, retirez du feu et ajoutez le reste {butter:of}[, puis {cream+extra}].",
          cook: 5,
        },
        {
          en: 'Scatter with {herb}[ and serve on {bread}, toasted].',
          fr: 'Parsemez {herb:of}[ et servez sur {bread}, grillé{bread·}].',
          if: 'herb',
        },
        { en: 'Serve on {bread}, toasted.', fr: 'Servez sur {bread}, grillé{bread·}.', unless: 'herb' },
      ],
    },
    { id: 'tofu', standsIn: true, ...crumbledTofu },
  ],
}

export const tofuScramble: Dish = {
  id: 'tofu-scramble',
  of: 'frittata',
  course: 'breakfast',
  alsoAs: ['main'],
  names: { en: ['tofu scramble', 'scrambled tofu'], fr: ['tofu brouillé', 'brouillade de tofu'] },
  noun: { en: 'a tofu scramble', fr: 'une brouillade de tofu' },
  serves: 2,
  instead: ['scrambled-eggs', 'omelette'],
  ways: [crumbledTofu],
}

export const piperade: Dish = {
  id: 'piperade',
  of: 'frittata',
  course: 'main',
  cuisines: ['french', 'spanish'],
  suits: ['summer', 'one-pot'],
  names: {
    en: ['piperade', 'basque eggs', 'basque scrambled eggs'],
    fr: ['piperade', 'pipérade', 'piperade basque', 'œufs à la basquaise'],
  },
  noun: { en: 'a piperade', fr: 'une piperade' },
  serves: 4,
  instead: ['omelette'],
  ways: [
    {
      hero: ['pepper', 'ham'],
      slots: {
        oil: [oliveOil, 0.75],
        onion: { ...onion, first: ['onion', 'red-onion'], prep: thinlySliced },
        pepper: { first: ['pepper', 'courgette'], amount: [0.75, 'piece'] },
        garlic,
        tomato: { first: ['tomato', 'chopped-tomatoes'], amount: [1.25, 'piece'], share: 1.3 },
        espelette: { first: ['espelette', 'smoked-paprika', 'paprika', 'chilli-flakes'], optional: true },
        egg: { first: ['egg', 'silken-tofu'], amount: [1.5, 'piece'], share: 0.8 },
        ham: {
          takes: ['cured-meat', 'sausage', 'tinned-fish'],
          first: ['ham', 'bresaola'],
          optional: true,
          share: 0.8,
          prep: { en: 'in slices', fr: 'en tranches' },
        },
        bread,
        seasoning,
      },
      titles: [
        { en: 'Piperade[ with {pepper+ham:bare}]', fr: 'Piperade[ {pepper+ham:at}]' },
        { en: 'Basque piperade', fr: 'Piperade du Pays basque' },
      ],
      descriptions: [
        {
          en: 'The colours of the Basque flag in one pan: red, green at the edges, and a soft, barely set heart.',
          fr: 'Les couleurs du drapeau basque dans une seule poêle, et un cœur tout juste pris.',
        },
        {
          en: 'First a slow stew, then two quick minutes: do not mix up the order.',
          fr: "D'abord une longue fondue, puis deux minutes rapides : tout est dans l'ordre.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Warm {oil} in a wide pan and soften {onion+pepper} over medium heat for 15 min. Add {garlic+tomato+espelette} and simmer for 15 min, until thick.[ Season with {seasoning:bare}.]',
          fr: 'Faites chauffer {oil} dans une sauteuse et faites fondre {onion+pepper} 15 min à feu moyen. Ajoutez {garlic+tomato+espelette} et laissez compoter 15 min, pour une sauce épaisse.[ Assaisonnez {seasoning:of}.]',
          cook: 30,
        },
        {
          en: 'Meanwhile, crisp {ham} in a dry pan for 2 min.',
          fr: 'Pendant ce temps, saisissez {ham} 2 min à sec dans une poêle.',
          if: 'ham',
        },
        {
          en: 'Beat {egg}, pour into the pan and stir gently for 2–3 min over low heat, until barely set.',
          fr: "Battez {egg}, versez dans la sauteuse et remuez doucement 2 à 3 min à feu doux, jusqu'à ce que l'ensemble soit à peine pris.",
          cook: 3,
        },
        {
          en: 'Serve straight from the pan[ with {ham}[ and {bread}, toasted]][!ham [ with {bread}, toasted]].',
          fr: 'Servez dans la sauteuse[ avec {ham}[ et {bread} grillé{bread·}]][!ham [ avec {bread} grillé{bread·}]].',
        },
      ],
    },
  ],
}

export const huevosRancheros: Dish = {
  id: 'huevos-rancheros',
  of: 'frittata',
  course: 'breakfast',
  alsoAs: ['main'],
  cuisines: ['mexican'],
  names: {
    en: ['huevos rancheros', "rancher's eggs", 'mexican eggs', 'breakfast tacos'],
    fr: ['huevos rancheros', 'œufs à la mexicaine', 'œufs rancheros'],
  },
  noun: { en: 'huevos rancheros', fr: 'des huevos rancheros' },
  serves: 2,
  instead: ['piperade', 'quesadilla'],
  ways: [
    {
      hero: ['beans', 'avocado'],
      slots: {
        oil: [plainOil, 1],
        onion,
        garlic,
        chilli: { takes: ['hot-spice'], first: ['chilli', 'smoked-paprika', 'paprika'], optional: true },
        tomato: { first: ['chopped-tomatoes', 'tomato', 'passata'], amount: [150, 'g'], share: 1.3 },
        beans: { takes: ['pulse'], first: ['black-bean', 'kidney-bean'], optional: true, share: 0.7 },
        tortilla: { takes: ['tortilla'], first: ['corn-tortilla', 'tortilla'], amount: [2, 'piece'] },
        egg: { first: ['egg'], amount: [2, 'piece'] },
        avocado: { first: ['avocado'], optional: true },
        cheese: { takes: ['fresh-cheese', 'melting-cheese'], first: ['feta', 'cheddar'], optional: true, share: 0.5 },
        herb: { first: ['coriander', 'parsley'], optional: true },
        lime: { first: ['lime', 'lemon'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Huevos rancheros[ with {beans+avocado:bare}]', fr: 'Huevos rancheros[ {beans+avocado:at}]' },
        { en: "Rancher's eggs in a red sauce", fr: 'Œufs du ranch, sauce rouge' },
      ],
      descriptions: [
        {
          en: 'The second breakfast of a Mexican farm: fiery below, runny above, and gone in five minutes.',
          fr: 'Le deuxième petit déjeuner des fermes mexicaines : ardent dessous, coulant dessus, avalé en cinq minutes.',
        },
        { en: 'Good in the morning, better at midnight.', fr: 'Bon le matin, meilleur encore à minuit.' },
      ],
      prep: 10,
      steps: [
        {
          en: 'Warm half of {oil} in a pan and soften {onion+garlic+chilli} for 5 min. Add {tomato+beans} and simmer for 10 min.[ Season with {seasoning:bare}.]',
          fr: 'Faites chauffer la moitié {oil:ofThe} dans une poêle et faites fondre {onion+garlic+chilli} 5 min. Ajoutez {tomato+beans} et laissez mijoter 10 min.[ Assaisonnez {seasoning:of}.]',
          cook: 15,
        },
        {
          en: 'Meanwhile, warm {tortilla} in a dry pan, and fry {egg} in the rest of the oil for 3 min, until the edges are crisp.',
          fr: "Pendant ce temps, réchauffez {tortilla} à sec, et faites cuire {egg} au plat 3 min dans le reste d'huile, pour que les bords croustillent.",
        },
        {
          en: 'Spoon the sauce over the tortillas, lay the eggs on top and finish[ with {avocado+cheese+herb}][ and a squeeze of {lime}].',
          fr: 'Nappez les tortillas de sauce, posez les œufs dessus et terminez[ avec {avocado+cheese+herb}][ et un peu de jus {lime:of}].',
        },
      ],
    },
  ],
}
