import type { Dish } from '../dish.ts'
import { onion, seasoning } from '../larder.ts'
import { oliveOil } from '../table-staples.ts'

export const dolma: Dish = {
  id: 'dolma',
  of: 'stuffed-vegetables',
  course: 'starter',
  alsoAs: ['main'],
  cuisines: ['greek', 'turkish', 'lebanese'],
  suits: ['summer', 'packed', 'ahead', 'iftar'],
  names: {
    en: ['dolma', 'dolmas', 'dolmades', 'stuffed vine leaves', 'stuffed grape leaves', 'sarma', 'dolmadakia'],
    fr: ['dolma', 'dolmas', 'dolmades', 'feuilles de vigne farcies', 'sarma', 'dolmadakia'],
  },
  noun: { en: 'dolmas', fr: 'des feuilles de vigne farcies' },
  serves: 4,
  instead: ['stuffed-cabbage', 'stuffed-vegetables'],
  ways: [
    {
      hero: ['meat', 'nut'],
      slots: {
        oil: [oliveOil, 1],
        onion,
        meat: { takes: ['mince'], optional: true, amount: [50, 'g'] },
        rice: {
          takes: ['rice'],
          first: ['risotto-rice', 'paella-rice', 'basmati-rice'],
          amount: [35, 'g'],
        },
        nut: {
          takes: ['nut', 'seed'],
          first: ['pine-nut', 'sunflower-seed', 'pumpkin-seed'],
          optional: true,
          amount: [6, 'g'],
          share: 0.4,
        },
        fruit: { takes: ['dried-fruit'], first: ['raisin'], optional: true, amount: [6, 'g'], share: 0.3 },
        spice: { takes: ['sweet-spice', 'spice'], first: ['allspice', 'cinnamon'], optional: true, share: 0.5 },
        herb: { takes: ['herb'], all: ['dill', 'mint'], optional: true },
        leaf: { first: ['vine-leaf', 'chard'], amount: [7, 'piece'] },
        lemon: { takes: ['citrus'], first: ['lemon', 'lime'], amount: [0.3, 'piece'], prep: { en: '', fr: '' } },
        yoghurt: { takes: ['yoghurt'], optional: true, share: 0.5 },
        seasoning,
      },
      titles: [
        { en: 'Dolmas[ with {meat+nut+herb:bare}]', fr: 'Dolmas[ {meat+nut+herb:at}]' },
        { en: 'Slow-simmered dolmas[ with {meat:bare}]', fr: 'Dolmas longuement mijotés[ {meat:at}]' },
      ],
      descriptions: [
        {
          en: 'Little green cigars, rolled on the kitchen table with the radio on; better still the next day.',
          fr: "De petits cigares verts que l'on roule en bavardant ; le lendemain, ils sont meilleurs encore.",
        },
        {
          en: 'Rolled one by one, packed tightly, forgotten over a whisper of a flame.',
          fr: 'Roulés un à un, rangés serré, oubliés sur un souffle de flamme.',
        },
      ],
      prep: 45,
      steps: [
        {
          en: 'Warm half of {oil} in a pan[ and soften {onion+meat} for 8 min over medium heat].',
          fr: 'Chauffez la moitié {oil:ofThe} dans une poêle[ et faites fondre {onion+meat} 8 min à feu moyen].',
          cook: 8,
        },
        {
          en: 'Mix with {rice+nut+fruit+spice+herb}, pour in a small glass of water and simmer for 5 min, until it is drunk up. The grain should still be hard.[ Season with {seasoning:bare}.]',
          fr: "Mélangez avec {rice+nut+fruit+spice+herb}, versez un petit verre d'eau et laissez frémir 5 min, le temps que tout soit absorbé. Le grain doit rester ferme.[ Assaisonnez {seasoning:of}.]",
          cook: 5,
        },
        {
          en: 'Lay {leaf} out, rough side up, put a teaspoonful on each, fold in the sides and roll up, not too tightly.',
          fr: 'Étalez {leaf}, côté nervuré vers vous, déposez une cuillerée à café sur chacune, rabattez les côtés et roulez sans trop serrer.',
        },
        {
          en: 'Pack seam side down in a pan, pour over the rest of the oil, the juice of {lemon} and water to cover. Weigh down with a plate, cover and cook over the lowest heat for 50 min, until tender.',
          fr: "Serrez-les dans une casserole, pli dessous, versez le reste d'huile, le jus {lemon:ofThe} et de l'eau à hauteur. Posez une assiette dessus, couvrez et laissez cuire 50 min à feu très doux : tout doit être tendre.",
          cook: 50,
        },
        {
          en: 'Leave to cool in the pan for 30 min and serve lukewarm or cold[, with {yoghurt}].',
          fr: 'Laissez tiédir 30 min dans la casserole et servez tiède ou froid[, avec {yoghurt}].',
          wait: 30,
        },
      ],
    },
  ],
}
