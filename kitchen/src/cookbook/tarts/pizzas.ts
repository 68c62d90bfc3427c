import { breadFlour, doughBinder, water, yeast } from '../baking-staples.ts'
import type { Dish, Slot, Slots, Step } from '../dish.ts'
import { garlic, salt, seasoning } from '../larder.ts'
import { thinlySliced } from '../staples.ts'
import { oliveOil } from '../table-staples.ts'

const base = {
  flour: [breadFlour, 125],
  binder: [doughBinder, 0.5],
  yeast: [yeast, 0.5],
  water: [water, 80],
  oil: [oliveOil, 0.75],
  salt,
} satisfies Slots

const dough: Step = {
  en: 'Stir {yeast} into the lukewarm {water:bare}. Pour onto {flour+binder}[ with a good pinch of {salt:bare}], add half of {oil} and knead for 10 min, until smooth and stretchy, cover and leave for 1 h 30 in a warm place.',
  fr: "Délayez {yeast} dans {water} tiède. Versez sur {flour+binder}[ avec une bonne pincée {salt:of}], ajoutez la moitié {oil:ofThe} et pétrissez 10 min, jusqu'à ce que la pâte soit lisse et élastique, couvrez et laissez lever 1 h 30 au chaud.",
  wait: 90,
}

const hot: Step = {
  en: 'Put a baking tray in the oven and heat it as hot as it will go: 250 °C at least. Divide the dough, stretch each piece by hand on baking paper and leave the rim a little thicker.',
  fr: 'Glissez une plaque dans le four et préchauffez-le au maximum : 250 °C au moins. Partagez la pâte, étirez chaque morceau à la main sur du papier cuisson et gardez le bord un peu plus épais.',
}

const tomatoes: Slot = { first: ['passata', 'chopped-tomatoes', 'tomato'], amount: [60, 'g'], share: 0.5 }

export const pizza: Dish = {
  id: 'pizza',
  course: 'main',
  cuisines: ['italian'],
  suits: ['by-hand', 'party', 'cosy', 'children', 'birthday'],
  uses: ['meat', 'ham'],
  names: {
    en: ['pizza', 'homemade pizza', 'piza'],
    fr: ['pizza', 'pizza maison', 'piza'],
  },
  noun: { en: 'a pizza', fr: 'une pizza' },
  serves: 4,
  instead: ['flammekueche', 'socca', 'sandwich'],
  ways: [
    {
      hero: ['topping', 'meat', 'late', 'cheese'],
      slots: {
        ...base,
        tomato: tomatoes,
        topping: {
          takes: [
            'tender-vegetable',
            'onion',
            'leaf',
            'preserve',
            'firm-vegetable',
            'salad-leaf',
            'soft-fruit',
            'root',
          ],
          vary: ['mushroom', 'pepper', 'courgette', 'artichoke', 'onion'],
          upTo: 3,
          share: 0.5,
          prep: thinlySliced,
        },
        meat: {
          takes: ['shellfish', 'mince', 'poultry'],
          upTo: 2,
          optional: true,
          share: 0.6,
        },
        late: { takes: ['cured-meat', 'tinned-fish', 'smoked-fish', 'egg'], upTo: 2, optional: true, share: 0.6 },
        cheese: {
          takes: ['melting-cheese', 'fresh-cheese', 'hard-cheese'],
          first: ['mozzarella', 'vegetarian-cheese'],
          upTo: 2,
          optional: true,
          amount: [60, 'g'],
        },
        garlic,
        herb: {
          takes: ['herb', 'spice', 'spread', 'condiment', 'hot-spice'],
          first: ['basil', 'oregano'],
          optional: true,
        },
        seasoning,
      },
      titles: [
        { en: '{hero:title} pizza', fr: 'Pizza {hero:at}' },
        { en: 'Blistered {hero:title} pizza[ with {herb:bare}]', fr: 'Pizza maison {hero+herb:at}' },
      ],
      descriptions: [
        {
          en: 'A dough that has had time to rise, an oven as hot as it goes, and little on top: that is all the secret there is.',
          fr: "Une pâte qui a eu le temps de lever, un four au maximum, une garniture légère : il n'y a pas d'autre secret.",
        },
        {
          en: 'Blistered at the rim, supple in the middle, eaten with the hands while it still burns the fingers.',
          fr: "Bord cloqué, cœur souple : elle se mange à la main, pendant qu'elle brûle encore les doigts.",
        },
      ],
      prep: 25,
      oven: true,
      steps: [
        dough,
        {
          en: 'Warm the rest of the oil in a pan and cook {topping+meat} over high heat for 8 min, so that no water goes into the oven with it and everything is done.',
          fr: "Faites chauffer le reste d'huile dans une poêle et saisissez {topping+meat} 8 min à feu vif : la garniture doit être cuite et ne plus rendre d'eau.",
          cook: 8,
          raw: 'meat',
        },
        {
          en: 'Warm the rest of the oil in a pan and cook {topping} over high heat for 8 min, so that no water goes into the oven with it. Stir in {meat}.',
          fr: "Faites chauffer le reste d'huile dans une poêle et saisissez {topping} 8 min à feu vif : la garniture ne doit plus rendre d'eau. Ajoutez {meat}.",
          cook: 8,
          cooked: 'meat',
        },
        {
          en: 'Warm the rest of the oil in a pan and cook {topping} over high heat for 8 min, so that no water goes into the oven with it.',
          fr: "Faites chauffer le reste d'huile dans une poêle et saisissez {topping} 8 min à feu vif : la garniture ne doit plus rendre d'eau.",
          cook: 8,
          unless: 'meat',
        },
        hot,
        {
          en: 'Spread thinly with {tomato}[, mixed with {garlic}]. Share out the topping[, {late}][ and {cheese}].[ Season with {seasoning:bare}.]',
          fr: 'Étalez {tomato} en couche mince[, avec {garlic}]. Répartissez la garniture[, {late}][ et {cheese}].[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'One after the other, slide onto the hot tray and bake for 10 min, until blistered at the edge.[ Finish with {herb}.]',
          fr: "Faites glisser l'une après l'autre sur la plaque brûlante et enfournez 10 min, jusqu'à ce que le bord cloque.[ Terminez avec {herb}.]",
          cook: 10,
        },
      ],
    },
  ],
}

export const margherita: Dish = {
  id: 'margherita',
  of: 'pizza',
  course: 'main',
  cuisines: ['italian'],
  suits: ['by-hand', 'party', 'summer', 'children'],
  names: {
    en: ['margherita', 'pizza margherita', 'margherita pizza', 'cheese pizza', 'marinara pizza', 'margarita pizza'],
    fr: ['margherita', 'pizza margherita', 'pizza margarita', 'pizza au fromage', 'pizza marinara'],
  },
  noun: { en: 'a pizza margherita', fr: 'une pizza margherita' },
  serves: 4,
  instead: ['pizza'],
  ways: [
    {
      hero: ['cheese'],
      slots: {
        ...base,
        tomato: { ...tomatoes, amount: [80, 'g'], share: 0.67 },
        cheese: { first: ['mozzarella'], amount: [70, 'g'] },
        herb: { first: ['basil', 'oregano'], optional: true },
        extra: { takes: ['cured-meat', 'hard-cheese'], optional: true, share: 0.6 },
        seasoning,
      },
      titles: [
        { en: 'Pizza margherita[ with {extra:bare}]', fr: 'Pizza margherita[ {extra:at}]' },
        { en: 'Margherita, the Neapolitan way', fr: 'Margherita à la napolitaine' },
      ],
      descriptions: [
        {
          en: 'Three toppings, the colours of the flag, and nowhere to hide: buy good ones.',
          fr: 'Trois garnitures, les couleurs du drapeau, et rien pour tricher : choisissez-les bonnes.',
        },
        {
          en: 'The pizza by which Naples judges all the others.',
          fr: 'Celle à laquelle Naples mesure toutes les autres.',
        },
      ],
      prep: 25,
      oven: true,
      steps: [
        dough,
        hot,
        {
          en: 'Mix {tomato} with half of the remaining oil[ and {seasoning:bare}]; do not cook it. Spread thinly over the dough, then tear {cheese} over it[, with {extra}].',
          fr: "Mélangez {tomato} avec la moitié de l'huile restante[, {seasoning:bare}], sans cuisson. Étalez finement sur la pâte, puis répartissez {cheese+extra}.",
        },
        {
          en: 'Slide onto the hot tray and bake for 8–10 min, until the rim blisters. Drizzle with the last of the oil[ and scatter with {herb}].',
          fr: "Faites glisser sur la plaque brûlante et enfournez 8 à 10 min, jusqu'à ce que le bord cloque. Terminez par un filet d'huile[ et {herb}].",
          cook: 10,
        },
      ],
    },
    {
      id: 'marinara',
      standsIn: true,
      hero: ['garlic', 'tomato'],
      slots: {
        ...base,
        tomato: { ...tomatoes, amount: [100, 'g'], share: 0.84 },
        garlic: {
          first: ['garlic', 'shallot', 'spring-onion'],
          optional: true,
          amount: [1, 'clove'],
          prep: thinlySliced,
        },
        herb: { first: ['oregano', 'basil'], optional: true },
        extra: { takes: ['preserve', 'tinned-fish'], first: ['caper', 'olive'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Pizza marinara[ with {extra:bare}]', fr: 'Pizza marinara[ {extra:at}]' },
        { en: 'Marinara, the oldest pizza of Naples', fr: 'Marinara, la plus vieille pizza de Naples' },
      ],
      descriptions: [
        {
          en: 'Where there is no cheese, Naples has the marinara, which is older than the margherita and misses nothing.',
          fr: 'Sans fromage, Naples a la marinara : plus ancienne que la margherita, et il ne lui manque rien.',
        },
        {
          en: 'Sailors ate it, and the bakers still do: red, fragrant and very thin.',
          fr: 'Les marins la mangeaient, les pizzaïolos la mangent encore : rouge, parfumée et très fine.',
        },
      ],
      prep: 25,
      oven: true,
      steps: [
        dough,
        hot,
        {
          en: 'Mix {tomato} with half of the remaining oil[ and {seasoning:bare}]. Spread over the dough[ and scatter with {garlic}][, {herb}][ and {extra}].',
          fr: "Mélangez {tomato} avec la moitié de l'huile restante[, {seasoning:bare}]. Étalez sur la pâte[ et parsemez {garlic:of}][, {herb:of}][ et {extra:of}].",
        },
        {
          en: 'Slide onto the hot tray and bake for 8–10 min, until the rim blisters. Drizzle with the last of the oil.',
          fr: "Faites glisser sur la plaque brûlante et enfournez 8 à 10 min, jusqu'à ce que le bord cloque. Arrosez du reste d'huile.",
          cook: 10,
        },
      ],
    },
  ],
}

export const calzone: Dish = {
  id: 'calzone',
  of: 'pizza',
  course: 'main',
  cuisines: ['italian'],
  suits: ['by-hand', 'packed', 'cosy'],
  names: { en: ['calzone'], fr: ['calzone', 'pizza calzone'] },
  noun: { en: 'a calzone', fr: 'une calzone' },
  serves: 4,
  instead: ['pizza'],
  ways: [
    {
      hero: ['filling', 'ricotta'],
      slots: {
        ...base,
        tomato: { ...tomatoes, amount: [40, 'g'], share: 0.35 },
        filling: {
          takes: ['cured-meat', 'tender-vegetable', 'leaf', 'onion', 'tinned-fish'],
          first: ['ham', 'mushroom', 'spinach'],
          upTo: 2,
          amount: [40, 'g'],
          share: 0.5,
        },
        ricotta: {
          takes: ['fresh-cheese'],
          first: ['ricotta', 'silken-tofu', 'hummus', 'white-bean'],
          optional: true,
          amount: [50, 'g'],
        },
        cheese: { takes: ['melting-cheese'], first: ['mozzarella'], optional: true },
        herb: { takes: ['herb', 'spice'], first: ['basil', 'oregano'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Calzone[ with {hero:bare}]', fr: 'Calzone[ {hero:at}]' },
        { en: 'Golden calzone[ with {hero:bare}]', fr: 'Calzone dorée[ {hero:at}]' },
      ],
      descriptions: [
        {
          en: 'A pizza with a secret: folded over, sealed, and full of steam when the knife goes in.',
          fr: 'Une pizza qui garde son secret : repliée, soudée, pleine de vapeur quand on la fend.',
        },
        {
          en: 'One each, as big as the plate, with the red sauce spooned over at the table.',
          fr: "Une par personne, grande comme l'assiette, la sauce rouge nappée à table.",
        },
      ],
      prep: 30,
      oven: true,
      steps: [
        dough,
        {
          en: 'Cook {filling} in a little of the remaining oil for 5 min over high heat and leave to cool. Mix with {ricotta+cheese+herb}.[ Season with {seasoning:bare}.]',
          fr: "Faites revenir {filling} 5 min à feu vif dans un peu de l'huile restante et laissez tiédir. Mélangez avec {ricotta+cheese+herb}.[ Assaisonnez {seasoning:of}.]",
          cook: 5,
        },
        {
          en: 'Heat the oven to 230 °C with a tray in it. Divide the dough and stretch each piece into a round. Put the filling on one half, moisten the edge, fold over and twist it shut. Brush with the last of the oil.',
          fr: "Préchauffez le four à 230 °C avec une plaque. Partagez la pâte et étirez chaque morceau en rond. Garnissez-en une moitié, humectez le bord, repliez et soudez en torsade. Badigeonnez du reste d'huile.",
        },
        {
          en: 'Bake for 15–18 min, until puffed and golden. Warm {tomato} meanwhile and spoon it over.',
          fr: "Enfournez 15 à 18 min, jusqu'à ce que la calzone soit gonflée et dorée. Réchauffez {tomato} pendant ce temps et nappez-en au moment de servir.",
          cook: 18,
        },
      ],
    },
  ],
}

export const flammekueche: Dish = {
  id: 'flammekueche',
  of: 'tart',
  course: 'main',
  alsoAs: ['snack'],
  cuisines: ['french', 'german'],
  suits: ['by-hand', 'party', 'aperitif'],
  names: {
    en: ['tarte flambee', 'flammekueche', 'flammkuchen'],
    fr: ['tarte flambée', 'flammekueche', 'flamekueche', 'tarte flambee', 'flam'],
  },
  noun: { en: 'a tarte flambée', fr: 'une tarte flambée' },
  serves: 4,
  instead: ['pizza'],
  ways: [
    {
      hero: ['bacon', 'onion'],
      slots: {
        flour: [breadFlour, 60],
        binder: [doughBinder, 0.25],
        oil: [oliveOil, 0.5],
        water: [water, 30],
        salt,
        cream: {
          takes: ['cream', 'fresh-cheese'],
          first: ['creme-fraiche', 'cream-cheese', 'silken-tofu', 'coconut-yoghurt'],
          upTo: 2,
          amount: [50, 'g'],
        },
        nutmeg: { takes: ['sweet-spice'], first: ['nutmeg'], optional: true },
        onion: { takes: ['onion'], first: ['onion', 'spring-onion', 'leek'], optional: true, prep: thinlySliced },
        bacon: {
          takes: ['cured-meat', 'tender-vegetable', 'smoked-fish'],
          first: ['bacon', 'smoked-tofu', 'mushroom'],
          upTo: 2,
          amount: [40, 'g'],
          share: 0.4,
        },
        cheese: { takes: ['melting-cheese'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Tarte flambée[ with {hero+cheese:bare}]', fr: 'Tarte flambée[ {hero+cheese:at}]' },
        { en: 'Paper-thin tarte flambée[ with {hero:bare}]', fr: 'Flammekueche[ {hero:at}]' },
      ],
      descriptions: [
        {
          en: 'Alsatian bakers used it to test the heat of the oven. It needs no yeast, no waiting and no plate.',
          fr: 'Les boulangers alsaciens testaient ainsi la chaleur du four. Ni levure, ni attente, ni assiette.',
        },
        {
          en: 'Rolled as thin as you dare, scorched at the edge, set on the table on a board.',
          fr: "Étalée aussi fine qu'on ose, brûlée au bord, posée au milieu de la table sur une planche.",
        },
      ],
      prep: 20,
      oven: true,
      steps: [
        {
          en: 'Work {flour+binder} with {oil+water}[ and a pinch of {salt:bare}] into a firm, smooth dough and leave it under a bowl for 20 min. Put a tray in the oven and heat to 250 °C.',
          fr: 'Travaillez {flour+binder} avec {oil+water}[ et une pincée {salt:of}] en une pâte ferme et lisse, et laissez-la 20 min sous un bol. Glissez une plaque dans le four et préchauffez à 250 °C.',
          wait: 20,
        },
        {
          en: 'Roll out very thin on baking paper, 2 mm at most. Mix {cream}[ with {nutmeg}][ and {seasoning:bare}] and spread it to the edge.',
          fr: "Étalez très finement sur du papier cuisson, 2 mm au plus. Mélangez {cream}[ avec {nutmeg}][, {seasoning:bare}] et étalez jusqu'au bord.",
        },
        {
          en: 'Scatter with {bacon+onion+cheese}, without overlapping.',
          fr: 'Parsemez {bacon+onion+cheese:of}, en une seule couche.',
        },
        {
          en: 'Slide onto the hot tray and bake for 10–12 min, until the rim is nearly black in spots. Eat at once.',
          fr: 'Faites glisser sur la plaque brûlante et enfournez 10 à 12 min : le bord doit presque noircir par endroits. Servez aussitôt.',
          cook: 12,
        },
      ],
    },
  ],
}
