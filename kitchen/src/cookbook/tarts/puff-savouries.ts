import { puffPastry } from '../baking-staples.ts'
import type { Dish, Slot } from '../dish.ts'
import { onion, seasoning } from '../larder.ts'
import { butter, chickenStock, cream } from '../staples.ts'
import { finelyChopped } from '../table-staples.ts'

const glaze: Slot = {
  first: ['egg', 'soy-milk', 'oat-milk'],
  optional: true,
  amount: [0.2, 'piece'],
  share: 0.08,
  prep: { en: 'beaten', fr: 'battu·' },
}

export const sausageRolls: Dish = {
  id: 'sausage-rolls',
  of: 'pie',
  course: 'snack',
  alsoAs: ['main', 'starter'],
  cuisines: ['british'],
  suits: ['by-hand', 'party', 'packed', 'aperitif', 'children', 'birthday', 'freezes', 'ahead'],
  names: {
    en: ['sausage rolls', 'sausage roll', 'vegan sausage rolls', 'pigs in blankets in pastry'],
    fr: [
      'feuilletés à la saucisse',
      'feuilleté à la saucisse',
      'roulés à la saucisse',
      'friands à la viande',
      'friand',
      'feuilletés saucisse',
    ],
  },
  noun: { en: 'sausage rolls', fr: 'des feuilletés à la saucisse' },
  serves: 4,
  instead: ['empanadas', 'pie'],
  ways: [
    {
      hero: ['meat'],
      oven: true,
      slots: {
        meat: {
          takes: ['sausage', 'mince'],
          first: ['sausage', 'pork-mince', 'vegan-sausage'],
          amount: [1.5, 'piece'],
          prep: { en: 'skinned', fr: 'sans la peau' },
        },
        onion: { ...onion, share: 0.5, prep: finelyChopped },
        herb: { takes: ['herb', 'spice'], first: ['sage', 'thyme', 'parsley'], optional: true },
        mustard: { first: ['mustard'], optional: true, amount: [0.75, 'tsp'] },
        pepper: { first: ['black-pepper'], optional: true },
        pastry: [puffPastry, 70],
        glaze,
        seed: { takes: ['seed'], first: ['sesame-seed', 'poppy-seed'], optional: true },
      },
      titles: [
        { en: 'Sausage rolls[ with {meat+herb:bare}]', fr: 'Feuilletés {meat:at}' },
        { en: 'Bakery sausage rolls[ with {meat:bare}]', fr: "Petits feuilletés {meat:at} de l'apéritif" },
      ],
      descriptions: [
        {
          en: 'Hot they vanish from the tray, cold they make a picnic. Make twice as many.',
          fr: 'Chauds, ils disparaissent de la plaque ; froids, ils font un pique-nique. Doublez les quantités.',
        },
        {
          en: 'Cold pastry, hot oven: that is all there is to flakiness.',
          fr: 'Pâte froide, four chaud : le feuilletage ne demande rien de plus.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Mix {meat}[ with {onion+herb}][ and {pepper}] until it sticks together.',
          fr: 'Préchauffez le four à 200 °C. Malaxez {meat}[ avec {onion+herb}][ et {pepper}], le temps que la farce se tienne.',
        },
        {
          en: 'Roll out {pastry} to a rectangle 3 mm thick and cut lengthways into strips 10 cm wide.[ Spread with {mustard}.] Lay a rope of the filling along the middle, moisten one edge with water, fold over and press shut. Cut into pieces 5 cm long.',
          fr: "Étalez {pastry} en un rectangle de 3 mm et coupez-le en bandes de 10 cm de large.[ Tartinez avec {mustard}.] Déposez un boudin de farce au milieu, humectez un bord à l'eau, repliez et soudez. Coupez en tronçons de 5 cm.",
        },
        {
          en: 'Lay on {tray}, lined, seam down[, brush with {glaze}][, scatter with {seed}] and bake for 30 min, until deep gold and cooked right through, 74 °C in the middle.',
          fr: 'Posez sur {tray}, soudure dessous[, dorez avec {glaze}][, parsemez {seed:of}] et enfournez 30 min : bien dorés, cuits à cœur, 74 °C au milieu.',
          cook: 30,
        },
      ],
    },
  ],
}

export const volAuVent: Dish = {
  id: 'vol-au-vent',
  of: 'pie',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['french'],
  suits: ['fancy', 'feast', 'christmas'],
  uses: ['meat'],
  names: {
    en: ['vol-au-vent', 'vol au vent', 'chicken vol-au-vents', 'vol-au-vents', 'puff pastry cases'],
    fr: [
      'vol-au-vent',
      'bouchées à la reine',
      'bouchée à la reine',
      'vol au vent',
      'vol-au-vent de volaille',
      'vol-au-vent au poulet',
    ],
  },
  noun: { en: 'a vol-au-vent', fr: 'un vol-au-vent' },
  serves: 4,
  instead: ['pie', 'fricassee', 'quiche-lorraine'],
  ways: [
    {
      hero: ['main', 'vegetable'],
      oven: true,
      slots: {
        pastry: [puffPastry, 90],
        glaze,
        main: {
          takes: ['poultry', 'white-fish', 'shellfish', 'tofu'],
          first: ['chicken-breast', 'turkey', 'tofu'],
          optional: true,
          amount: [100, 'g'],
          prep: { en: 'cut into 2 cm pieces', fr: 'coupé· en dés de 2 cm' },
        },
        vegetable: {
          takes: ['tender-vegetable'],
          first: ['mushroom', 'leek'],
          amount: [90, 'g'],
          prep: { en: 'cut into quarters', fr: 'coupé· en quartiers' },
        },
        butter: { ...butter, amount: [12, 'g'] },
        shallot: { first: ['shallot', 'onion'], optional: true },
        flour: { first: ['plain-flour', 'rice-flour', 'cornflour'], amount: [9, 'g'] },
        stock: { ...chickenStock, amount: [90, 'ml'] },
        cream: { ...cream, amount: [40, 'ml'] },
        lemon: { first: ['lemon'], optional: true, amount: [0.1, 'piece'], prep: { en: '', fr: '' } },
        nutmeg: { first: ['nutmeg'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Vol-au-vents[ with {main+vegetable:bare}]', fr: 'Vol-au-vent[ {main+vegetable:at}]' },
        { en: 'Vol-au-vents as the queen liked them', fr: 'Bouchées à la reine' },
      ],
      descriptions: [
        {
          en: 'Cases so light that the wind could carry them off, filled at the very last moment.',
          fr: "Des croûtes si légères qu'elles s'envoleraient au vent, garnies à la toute dernière minute.",
        },
        {
          en: "Sunday lunch at grandmother's: a puff of pastry, a pool of sauce, a white tablecloth.",
          fr: 'Le déjeuner du dimanche chez grand-mère : une croûte, une flaque de sauce, une nappe blanche.',
        },
      ],
      prep: 35,
      steps: [
        {
          en: 'Heat the oven to 200 °C. Roll out {pastry} 5 mm thick and cut two rounds of 9 cm for each person; cut a 6 cm hole in half of them. Moisten the whole rounds, set the rings on top, lay on {tray}, lined[, brush with {glaze}] and bake for 22–25 min, until risen and deep gold. Push down the middles.',
          fr: 'Préchauffez le four à 200 °C. Étalez {pastry} sur 5 mm et découpez deux disques de 9 cm par personne ; évidez-en la moitié sur 6 cm. Humectez les disques pleins, posez les anneaux dessus, disposez sur {tray}[, dorez avec {glaze}] et enfournez 22 à 25 min : gonflés, bien dorés. Enfoncez le centre.',
          cook: 25,
        },
        {
          en: 'Meanwhile, melt half of {butter} in a wide pan over medium-high heat and fry {main} for 8 min, until cooked right through. Set aside.',
          fr: "Pendant ce temps, faites fondre la moitié {butter:ofThe} dans une sauteuse à feu assez vif et dorez {main} 8 min, jusqu'à cuisson complète. Réservez.",
          if: 'main',
          cook: 4,
          raw: 'main',
        },
        {
          en: 'In the same pan, cook {vegetable}[ and {shallot}] in what is left of {butter} for 6 min. Stir in {flour} for 1 min, then {stock} little by little, and simmer for 5 min.',
          fr: 'Dans la même sauteuse, faites revenir {vegetable}[ et {shallot}] 6 min dans ce qui reste {butter:of}. Ajoutez {flour}, remuez 1 min, mouillez peu à peu avec {stock} et laissez mijoter 5 min.',
          cook: 12,
        },
        {
          en: 'Add {cream}[, {nutmeg}][ and a dash of {lemon:some}], return {main} to the pan and simmer for 3 min.[ Season with {seasoning:bare}.] Fill the hot cases and serve at once.',
          fr: 'Ajoutez {cream}[, {nutmeg}][ et un trait {lemon:some}], remettez {main} dans la sauteuse et laissez frémir 3 min.[ Assaisonnez {seasoning:of}.] Garnissez les croûtes chaudes et servez aussitôt.',
          cook: 3,
          if: 'main',
        },
        {
          en: 'Add {cream}[, {nutmeg}][ and a dash of {lemon:some}] and simmer for 3 min.[ Season with {seasoning:bare}.] Fill the hot cases and serve at once.',
          fr: 'Ajoutez {cream}[, {nutmeg}][ et un trait {lemon:some}] et laissez frémir 3 min.[ Assaisonnez {seasoning:of}.] Garnissez les croûtes chaudes et servez aussitôt.',
          cook: 3,
          unless: 'main',
        },
      ],
    },
  ],
}
