import type { Dish, Slots, Step } from '../dish.ts'
import { seasoning } from '../larder.ts'
import { butter, oliveOil, thinlySliced } from '../staples.ts'

const base = {
  rice: { first: ['risotto-rice', 'paella-rice', 'pearl-barley'], amount: [75, 'g'] },
  shallot: { first: ['shallot', 'onion', 'leek'], optional: true },
  butter: { ...butter, amount: [12, 'g'] },
  wine: { takes: ['wine'], first: ['white-wine'], optional: true, amount: [40, 'ml'] },
  stock: { takes: ['stock', 'meat-stock'], first: ['chicken-stock', 'vegetable-stock', 'water'], amount: [260, 'ml'] },
  cheese: { takes: ['hard-cheese'], first: ['parmesan', 'vegetarian-cheese'], optional: true, amount: [20, 'g'] },
  seasoning,
} satisfies Slots

const start: Step = {
  en: 'In a wide pot, melt half of {butter} over medium heat[ and soften {shallot} for 5 min without colour]. Add {rice} and stir for 2 min, until it is hot and clicks.[ Pour in {wine} and let it boil away.]',
  fr: 'Dans une sauteuse, faites chauffer la moitié {butter:ofThe} à feu moyen[ et faites-y fondre {shallot} 5 min sans colorer]. Ajoutez {rice} et remuez 2 min pour nacrer les grains.[ Versez {wine} et laissez évaporer.]',
  cook: 9,
}

const stirIn: Step = {
  en: 'Add the hot stock a ladleful at a time, stirring, and the next only when the last has gone: about 18 min, until the grains are creamy with a little bite.',
  fr: "Ajoutez le bouillon chaud louche après louche, en remuant et en attendant chaque fois qu'il soit absorbé : environ 18 min, pour des grains crémeux et encore un peu fermes.",
  cook: 18,
}

export const risottoMilanese: Dish = {
  id: 'risotto-milanese',
  of: 'risotto',
  course: 'main',
  alsoAs: ['side'],
  cuisines: ['italian'],
  suits: ['fancy', 'cosy'],
  names: {
    en: ['risotto milanese', 'risotto alla milanese', 'saffron risotto', 'milanese risotto'],
    fr: [
      'risotto à la milanaise',
      'risotto milanais',
      'risotto au safran',
      'risotto milanaise',
      'risotto alla milanese',
    ],
  },
  noun: { en: 'a risotto milanese', fr: 'un risotto à la milanaise' },
  serves: 4,
  instead: ['mushroom-risotto', 'risotto'],
  ways: [
    {
      hero: ['saffron'],
      slots: { saffron: { first: ['saffron', 'turmeric'] }, ...base },
      titles: [
        { en: 'Risotto alla milanese[ with {saffron:bare}]', fr: 'Risotto à la milanaise[ {saffron:at}]' },
        { en: 'Golden risotto milanese', fr: "Risotto milanais, tout d'or" },
      ],
      descriptions: [
        {
          en: 'Gold on a plate, said the glassmakers of the cathedral: nothing in it but patience and a pinch.',
          fr: "De l'or dans l'assiette, disaient les verriers de la cathédrale : rien que de la patience, et une pincée.",
        },
        {
          en: 'It should run when the plate is tilted, like a slow wave.',
          fr: "Il doit couler quand on penche l'assiette, comme une vague lente.",
        },
      ],
      prep: 10,
      steps: [
        {
          en: 'Keep {stock} just simmering; steep {saffron} in a ladleful of it.',
          fr: 'Gardez {stock} frémissant ; faites infuser {saffron} dans une louche de ce liquide.',
        },
        start,
        stirIn,
        {
          en: 'Stir in the golden infusion for the last 2 min. Off the heat, beat in the rest of {butter}[ with {cheese}]; cover for 2 min.[ Season with {seasoning:bare}.]',
          fr: "Ajoutez l'infusion dorée pour les 2 dernières minutes. Hors du feu, incorporez vivement le reste {butter:ofThe}[ et {cheese}] ; couvrez 2 min.[ Assaisonnez {seasoning:of}.]",
          cook: 2,
        },
      ],
    },
  ],
}

export const mushroomRisotto: Dish = {
  id: 'mushroom-risotto',
  of: 'risotto',
  course: 'main',
  cuisines: ['italian'],
  suits: ['cosy', 'fancy', 'soft'],
  names: {
    en: ['mushroom risotto', 'risotto with mushrooms', 'risotto ai funghi', 'creamy mushroom risotto'],
    fr: ['risotto aux champignons', 'risotto aux cèpes', 'risotto champignons', 'risotto forestier'],
  },
  noun: { en: 'a mushroom risotto', fr: 'un risotto aux champignons' },
  serves: 4,
  instead: ['risotto-milanese', 'risotto'],
  ways: [
    {
      hero: ['mushroom'],
      slots: {
        mushroom: { first: ['mushroom'], amount: [120, 'g'], prep: thinlySliced },
        oil: oliveOil,
        garlic: { first: ['garlic'], optional: true },
        thyme: { takes: ['herb'], vary: ['thyme', 'sage', 'parsley'], optional: true },
        extra: {
          takes: ['cured-meat', 'poultry', 'leaf', 'tender-vegetable', 'nut', 'tofu'],
          optional: true,
          share: 0.6,
        },
        ...base,
      },
      titles: [
        { en: '{mushroom:title} risotto[ with {thyme:bare}]', fr: 'Risotto {mushroom:at}[ et {thyme:at}]' },
        { en: 'Woodland {mushroom:title} risotto', fr: 'Risotto forestier {mushroom:at}' },
      ],
      descriptions: [
        {
          en: 'Brown them hard before the rice ever sees the pot; pale mushrooms make a pale risotto.',
          fr: "Dorez-les franchement avant que le riz n'approche de la casserole : pâles, ils font un risotto pâle.",
        },
        {
          en: 'Twenty minutes of stirring is not work if someone pours you a glass and talks.',
          fr: "Vingt minutes à remuer ne sont pas une corvée si quelqu'un vous verse un verre et bavarde.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Keep {stock} just simmering. Warm {oil} in a wide pan over high heat and fry {mushroom}[ with {extra}] for 8 min, until brown.[ Add {garlic+thyme} for 1 min.] Set aside.',
          fr: 'Gardez {stock} frémissant. Faites chauffer {oil} dans une grande poêle à feu vif et dorez {mushroom}[ avec {extra}] 8 min.[ Ajoutez {garlic+thyme} 1 min.] Réservez.',
          cook: 9,
        },
        start,
        stirIn,
        {
          en: 'Stir in two thirds of {mushroom}[ with {extra}]. Off the heat, beat in the rest of {butter}[ with {cheese}]; cover for 2 min.[ Season with {seasoning:bare}.] Top with what is left.',
          fr: 'Ajoutez les deux tiers {mushroom:ofThe}[ avec {extra}]. Hors du feu, incorporez vivement le reste {butter:ofThe}[ et {cheese}] ; couvrez 2 min.[ Assaisonnez {seasoning:of}.] Couronnez du reste.',
          cook: 2,
        },
      ],
    },
  ],
}

export const arancini: Dish = {
  id: 'arancini',
  of: 'risotto',
  course: 'starter',
  alsoAs: ['main'],
  cuisines: ['italian'],
  suits: ['by-hand', 'aperitif'],
  uses: ['rice'],
  names: {
    en: ['arancini', 'risotto balls', 'arancine', 'fried rice balls'],
    fr: ['arancini', 'arancine', 'boulettes de risotto', 'croquettes de risotto'],
  },
  noun: { en: 'a plate of arancini', fr: "une assiette d'arancini" },
  serves: 4,
  instead: ['risotto-milanese', 'risotto'],
  ways: [
    {
      hero: ['rice', 'cheese'],
      slots: {
        rice: { first: ['risotto-rice', 'paella-rice'], amount: [60, 'g'] },
        stock: { ...base.stock, amount: [150, 'ml'] },
        saffron: { first: ['saffron'], optional: true },
        butter: { ...butter, amount: [5, 'g'] },
        parmesan: {
          takes: ['hard-cheese'],
          first: ['parmesan', 'vegetarian-cheese'],
          optional: true,
          amount: [10, 'g'],
        },
        cheese: {
          takes: ['melting-cheese', 'cured-meat', 'tender-vegetable'],
          first: ['mozzarella', 'pea', 'mushroom'],
          amount: [25, 'g'],
          share: 0.4,
          prep: { en: 'in small pieces', fr: 'en petits morceaux' },
        },
        flour: { first: ['plain-flour', 'rice-flour', 'cornflour'], amount: [8, 'g'] },
        egg: {
          first: ['egg', 'soy-milk', 'oat-milk', 'rice-milk'],
          amount: [0.5, 'piece'],
          share: 0.2,
          prep: { en: 'whisked', fr: 'fouetté·' },
        },
        crumbs: { first: ['breadcrumbs', 'polenta', 'buckwheat-flakes'], amount: [20, 'g'], share: 0.5 },
        oil: { first: ['sunflower-oil', 'rapeseed-oil', 'olive-oil'], amount: [8, 'tbsp'] },
        seasoning,
      },
      titles: [
        { en: 'Arancini[ with {cheese:bare}]', fr: 'Arancini[ {cheese:at}]' },
        { en: 'Golden Sicilian arancini', fr: 'Arancini siciliens bien dorés' },
      ],
      descriptions: [
        {
          en: 'Little oranges, say the Sicilians, and burn their fingers all the same.',
          fr: "« Petites oranges », disent les Siciliens, qui s'y brûlent quand même les doigts.",
        },
        {
          en: 'Crisp outside, soft within, and the best reason to cook too much rice on purpose.',
          fr: 'Croustillants dehors, fondants dedans : la meilleure raison de cuire trop de riz exprès.',
        },
      ],
      prep: 40,
      steps: [
        {
          en: 'Simmer {rice} in {stock}[ with {saffron}] for 18 min, stirring, until the liquid has gone. Beat in {butter+parmesan}[, season with {seasoning:bare}], spread on a tray and chill for 1 h.',
          fr: "Faites cuire {rice} dans {stock}[ avec {saffron}] 18 min en remuant, jusqu'à absorption. Incorporez {butter+parmesan}[, assaisonnez {seasoning:of}], étalez sur une plaque et réservez 1 h au frais.",
          cook: 20,
          wait: 60,
          raw: 'rice',
        },
        {
          en: 'Warm {rice} in a splash of {stock}[ with {saffron}] for 5 min, stirring, until it sticks together. Beat in {butter+parmesan}[, season with {seasoning:bare}], spread on a tray and chill for 30 min.',
          fr: "Réchauffez {rice} 5 min avec un peu {stock:of}[ et {saffron}], en remuant, jusqu'à ce que les grains collent. Incorporez {butter+parmesan}[, assaisonnez {seasoning:of}], étalez sur une plaque et réservez 30 min au frais.",
          cook: 5,
          wait: 30,
          cooked: 'rice',
        },
        {
          en: 'With wet hands, shape into balls the size of a golf ball, hiding a piece of {cheese:bare} in each.',
          fr: "Les mains mouillées, façonnez des boules de la taille d'une balle de golf en cachant un peu {cheese:of} au centre.",
        },
        {
          en: 'Coat in {flour}, then in {egg}, then in {crumbs}.',
          fr: 'Passez dans {flour}, puis dans {egg}, enfin dans {crumbs}.',
        },
        {
          en: 'Heat {oil} to 170 °C in a small deep pan and fry a few at a time for 5 min, turning, until deep gold. Drain and serve hot.',
          fr: "Chauffez {oil} à 170 °C dans une petite casserole et faites frire quelques boules à la fois, 5 min, en retournant, jusqu'à ce qu'elles soient bien dorées. Égouttez et servez chaud.",
          cook: 15,
        },
      ],
    },
  ],
}
