import type { Dish } from '../dish.ts'
import { onion, salt } from '../larder.ts'
import { neutralOil, thinlySliced } from '../staples.ts'

export const plov: Dish = {
  id: 'plov',
  of: 'pilaf',
  course: 'main',
  cuisines: ['east-european'],
  suits: ['cosy', 'one-pot', 'party', 'feast', 'crowd'],
  names: {
    en: ['plov', 'lamb plov', 'uzbek plov', 'osh plov', 'bukhara plov', 'uzbek lamb rice'],
    fr: ['plov', 'plov ouzbek', "plov d'agneau", 'plov de boukhara', "riz ouzbek à l'agneau"],
  },
  noun: { en: 'a plov', fr: 'un plov' },
  serves: 6,
  instead: ['biryani', 'pilaf'],
  ways: [
    {
      hero: ['meat', 'carrot'],
      slots: {
        oil: { ...neutralOil, amount: [1, 'tbsp'] },
        meat: {
          takes: ['stewing-meat'],
          first: ['lamb-shoulder', 'stewing-beef'],
          amount: [110, 'g'],
          prep: { en: 'cut into 3 cm cubes', fr: 'coupé· en cubes de 3 cm' },
        },
        onion: { ...onion, amount: [0.4, 'piece'], prep: thinlySliced },
        carrot: {
          first: ['carrot'],
          amount: [100, 'g'],
          prep: { en: 'cut into thick matchsticks', fr: 'coupé· en gros bâtonnets' },
        },
        spice: { takes: ['spice'], first: ['cumin'], amount: [0.35, 'tsp'], optional: true },
        water: { first: ['water'], amount: [200, 'ml'] },
        rice: { takes: ['rice'], first: ['basmati-rice', 'jasmine-rice', 'brown-rice'], amount: [75, 'g'] },
        fruit: { takes: ['dried-fruit'], first: ['raisin', 'dried-apricot'], optional: true, amount: [8, 'g'] },
        garlic: {
          first: ['garlic'],
          optional: true,
          amount: [1, 'clove'],
          prep: { en: 'unpeeled', fr: 'en chemise' },
        },
        salt,
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: '{meat:title} plov with {carrot:bare}', fr: 'Plov {meat:of} {carrot:at}' },
        { en: 'Samarkand {meat:title} plov', fr: 'Plov {meat:of}, comme à Samarcande' },
      ],
      descriptions: [
        {
          en: 'As much carrot as meat, and the rice cooks on their steam: what was at the bottom ends up on top.',
          fr: 'Autant de carottes que de viande, et le riz cuit à leur vapeur : le fond du plat finit au sommet.',
        },
        {
          en: 'One heavy pot feeds the whole street at a wedding; at home it feeds the next day too.',
          fr: 'Une seule marmite nourrit toute la rue un jour de noces ; chez vous, elle nourrit aussi le lendemain.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Heat {oil} in a heavy pot and brown {meat} for 10 min on all sides.[ Add {onion} and fry for 8 min, until golden.]',
          fr: 'Chauffez {oil} dans une cocotte et faites dorer {meat} 10 min sur toutes les faces.[ Ajoutez {onion} et laissez blondir 8 min.]',
          cook: 18,
        },
        {
          en: 'Spread {carrot} on top and soften for 5 min without stirring.[ Add {spice+salt+pepper}.] Pour in {water}, bring to the boil, cover and simmer for 75 min, until the meat is tender.',
          fr: "Étalez {carrot} par-dessus et laissez 5 min sans remuer.[ Ajoutez {spice+salt+pepper}.] Versez {water}, portez à ébullition, couvrez et laissez mijoter 75 min, jusqu'à ce que la viande soit tendre.",
          cook: 80,
        },
        {
          en: 'Rinse {rice} until the water runs clear and spread it over the meat[ with {fruit}] without stirring. The liquid should stand 1 cm above it: add boiling water if it does not.[ Push {garlic} into it.]',
          fr: "Rincez {rice} jusqu'à ce que l'eau soit claire et étalez sur la viande[ avec {fruit}] sans mélanger. Le liquide doit dépasser de 1 cm : complétez d'eau bouillante au besoin.[ Enfoncez-y {garlic}.]",
        },
        {
          en: 'Boil over a medium heat for 8 min, until the liquid has sunk below the rice. Cover with a tea towel and the lid, cook over the lowest heat for 15 min, then leave to stand off the heat for 10 min. Turn out onto a platter, meat uppermost.',
          fr: "Laissez bouillir 8 min à feu moyen, jusqu'à ce que le liquide passe sous le riz. Couvrez d'un torchon et du couvercle, laissez cuire 15 min à feu très doux, puis 10 min hors du feu. Renversez sur un plat, la viande au-dessus.",
          cook: 33,
        },
      ],
    },
  ],
}
