import type { Dish } from '../dish.ts'
import { salt, seasoning } from '../larder.ts'
import { thinlySliced } from '../staples.ts'
import { finelyChopped, plainOil } from '../table-staples.ts'

export const tacosAlPastor: Dish = {
  id: 'tacos-al-pastor',
  of: 'tacos',
  course: 'main',
  cuisines: ['mexican'],
  suits: ['party', 'summer'],
  names: {
    en: ['tacos al pastor', 'al pastor', 'al pastor tacos', 'taco al pastor', 'pork and pineapple tacos'],
    fr: ['tacos al pastor', 'al pastor', 'taco al pastor', "tacos de porc à l'ananas"],
  },
  noun: { en: 'tacos al pastor', fr: 'des tacos al pastor' },
  serves: 4,
  instead: ['tacos', 'burritos'],
  ways: [
    {
      hero: ['meat'],
      slots: {
        meat: {
          takes: ['stewing-meat', 'poultry', 'tofu', 'tender-vegetable'],
          first: ['pork-shoulder', 'chicken-thigh', 'tofu', 'mushroom'],
          amount: [140, 'g'],
          prep: thinlySliced,
        },
        spices: { all: ['smoked-paprika', 'cumin', 'oregano', 'chilli-flakes'], optional: true },
        garlic: { first: ['garlic'], optional: true },
        vinegar: { first: ['cider-vinegar', 'wine-vinegar', 'lime'], amount: [0.5, 'tbsp'] },
        orange: { first: ['orange', 'grapefruit'], optional: true, amount: [0.25, 'piece'] },
        oil: [plainOil, 0.5],
        pineapple: {
          takes: ['soft-fruit', 'orchard-fruit'],
          first: ['pineapple', 'mango'],
          optional: true,
          amount: [60, 'g'],
        },
        tortilla: { takes: ['tortilla'], first: ['corn-tortilla', 'tortilla'], amount: [3, 'piece'], share: 1.5 },
        onion: { takes: ['onion'], first: ['onion', 'red-onion'], optional: true, share: 0.4, prep: finelyChopped },
        herb: { first: ['coriander', 'parsley'], optional: true },
        lime: { first: ['lime', 'lemon'], optional: true, prep: { en: 'cut into wedges', fr: 'coupé· en quartiers' } },
        seasoning,
      },
      titles: [
        { en: 'Tacos al pastor[ with {meat:bare}]', fr: 'Tacos al pastor[ {meat:at}]' },
        { en: 'Pan-charred tacos al pastor[ with {meat:bare}]', fr: 'Tacos al pastor[ {meat:at}], à la poêle' },
      ],
      descriptions: [
        {
          en: 'Lebanese shepherds brought the spit to Mexico, Mexico added the red marinade; a fierce pan stands in for the flame.',
          fr: 'Des bergers libanais ont apporté la broche au Mexique, le Mexique a ajouté la marinade rouge ; une poêle brûlante remplace la flamme.',
        },
        {
          en: 'Sweet, sour, smoky, gone in three bites: make more than you think.',
          fr: 'Doux, aigre, fumé, avalé en trois bouchées : prévoyez large.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Mix {meat} with {spices+garlic+vinegar}[, the juice of {orange}][ and {seasoning:bare}] and leave in the fridge for 1 h.',
          fr: 'Mélangez {meat} avec {spices+garlic+vinegar}[, le jus {orange:ofThe}][, {seasoning:bare}] et laissez mariner 1 h au réfrigérateur.',
          wait: 60,
        },
        {
          en: 'Heat a wide heavy pan over high heat and char {pineapple} for 3 min without fat. Lift out.',
          fr: 'Chauffez fort une grande poêle épaisse et saisissez {pineapple} 3 min sans matière grasse. Réservez.',
          cook: 3,
        },
        {
          en: 'Heat {oil} until it shimmers and fry the drained pieces in two batches for 5 min each, undisturbed at first, until charred at the edges and done right through.',
          fr: "Faites bien chauffer {oil} et saisissez les morceaux égouttés en deux fois, 5 min chacune, d'abord sans remuer, jusqu'à ce que les bords grillent et que tout soit cuit à cœur.",
          cook: 10,
        },
        {
          en: 'Warm {tortilla} in a dry pan for a few seconds on each side. Fill[, top with {pineapple}][, finish with {onion+herb}][ and hand round {lime}].',
          fr: 'Passez {tortilla} quelques secondes par face dans une poêle sèche. Garnissez[, ajoutez {pineapple}][, terminez avec {onion+herb}][ et proposez {lime}].',
          cook: 3,
        },
      ],
    },
  ],
}

export const arepas: Dish = {
  id: 'arepas',
  of: 'sandwich',
  course: 'main',
  alsoAs: ['breakfast', 'snack'],
  cuisines: ['south-american'],
  suits: ['by-hand', 'party'],
  names: {
    en: ['arepas', 'arepa', 'venezuelan arepas', 'corn cakes'],
    fr: ['arepas', 'arepa', 'arepas vénézuéliennes'],
  },
  noun: { en: 'arepas', fr: 'des arepas' },
  serves: 4,
  instead: ['tacos', 'sandwich'],
  ways: [
    {
      hero: ['filling'],
      slots: {
        meal: { first: ['masarepa'], amount: [65, 'g'] },
        water: { first: ['water'], amount: [95, 'ml'] },
        salt,
        oil: [plainOil, 0.5],
        filling: {
          takes: ['pulse', 'poultry', 'mince', 'tinned-fish', 'cured-meat'],
          vary: ['black-bean', 'chicken-thigh'],
          share: 0.7,
        },
        cumin: { takes: ['spice', 'hot-spice'], first: ['cumin'], optional: true },
        cheese: {
          takes: ['melting-cheese', 'fresh-cheese', 'grilling-cheese'],
          first: ['mozzarella', 'feta', 'gruyere'],
          optional: true,
          amount: [35, 'g'],
        },
        avocado: { takes: ['salad-vegetable', 'soft-fruit'], first: ['avocado'], upTo: 2, optional: true },
        lime: { first: ['lime', 'lemon'], optional: true },
        herb: { first: ['coriander', 'parsley'], optional: true },
      },
      titles: [
        { en: 'Arepas[ with {filling+cheese:bare}]', fr: 'Arepas[ {filling+cheese:at}]' },
        { en: 'Griddled arepas[ with {filling:bare}]', fr: 'Arepas[ {filling:at}], dorées à la poêle' },
      ],
      descriptions: [
        {
          en: 'Crisp outside, steaming inside, split and crammed: breakfast, lunch and midnight in Caracas.',
          fr: 'Croustillantes dehors, fumantes dedans, fendues et bien garnies : à Caracas, on en mange à toute heure.',
        },
        {
          en: 'They need the precooked white meal, and nothing else will do; tap them, and they should sound hollow.',
          fr: "Il y faut la semoule précuite, et rien d'autre ; tapotez-les, elles doivent sonner creux.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Stir {meal}[ and {salt}] into {water}, hand-hot, knead for 2 min until no lumps are left, and leave for 5 min.',
          fr: 'Versez {meal}[ et {salt}] dans {water} bien chaude au doigt, pétrissez 2 min pour défaire tous les grumeaux et laissez reposer 5 min.',
          wait: 5,
        },
        {
          en: 'With damp hands, shape into discs 1.5 cm thick, two for each person. Fry in half of {oil} for 5 min on each side over medium heat, then cover and cook for 8 min more over low heat, turning once.',
          fr: 'Les mains humides, façonnez des disques de 1,5 cm, deux par personne. Faites dorer dans la moitié {oil:ofThe} 5 min par face à feu moyen, puis couvrez et poursuivez 8 min à feu doux en retournant une fois.',
          cook: 18,
        },
        {
          en: 'Meanwhile, cook {filling} in the rest of the oil[ with {cumin}] for 10 min over medium heat, until hot and done right through, and chop or crush roughly.',
          fr: "Pendant ce temps, faites cuire {filling} dans le reste d'huile[ avec {cumin}] 10 min à feu moyen, jusqu'à cuisson complète, puis hachez ou écrasez grossièrement.",
        },
        {
          en: 'Split the discs while hot and fill with {filling+cheese+avocado+herb}[, with a squeeze of {lime:some}].',
          fr: 'Fendez les galettes encore chaudes et garnissez avec {filling+cheese+avocado+herb}[, puis un trait {lime:some}].',
        },
      ],
    },
  ],
}
