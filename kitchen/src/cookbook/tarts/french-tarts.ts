import { breadFlour, doughBinder, water, yeast } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'
import { salt, seasoning } from '../larder.ts'
import { thinlySliced } from '../staples.ts'
import { inRounds, oliveOil } from '../table-staples.ts'
import { blind, dough, pastry } from '../tart.ts'

export const quicheLorraine: Dish = {
  id: 'quiche-lorraine',
  of: 'tart',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['french'],
  suits: ['by-hand', 'packed', 'ahead', 'freezes', 'party'],
  names: { en: ['quiche lorraine'], fr: ['quiche lorraine', 'quiche loraine'] },
  noun: { en: 'a quiche lorraine', fr: 'une quiche lorraine' },
  serves: 6,
  instead: ['flamiche'],
  ways: [
    {
      hero: ['bacon'],
      slots: {
        ...pastry,
        bacon: { takes: ['cured-meat'], first: ['bacon', 'smoked-tofu', 'mushroom'], amount: [35, 'g'] },
        egg: { first: ['egg'], amount: [0.67, 'piece'] },
        cream: {
          takes: ['cream'],
          first: ['cream', 'soy-cream', 'oat-cream', 'milk', 'coconut-milk'],
          amount: [50, 'ml'],
        },
        nutmeg: { takes: ['sweet-spice'], first: ['nutmeg'], optional: true },
        extra: {
          takes: ['melting-cheese', 'hard-cheese', 'onion', 'tender-vegetable', 'leaf'],
          upTo: 2,
          optional: true,
          share: 0.6,
        },
        seasoning,
      },
      titles: [
        { en: 'Quiche lorraine[?extra  with {extra:bare}]', fr: 'Quiche lorraine[ {extra:at}]' },
        { en: 'Quiche lorraine, trembling in the middle', fr: 'Quiche lorraine encore tremblante' },
      ],
      descriptions: [
        {
          en: 'The real thing is plain: good pastry, smoke, and a filling that still quivers when it comes out of the oven.',
          fr: 'La vraie tient en peu de mots : une bonne pâte, du fumé, et une garniture qui tremble encore à la sortie du four.',
        },
        {
          en: 'Serve it neither hot nor cold but in between, with a sharp green salad.',
          fr: 'Ni brûlante ni froide : tiède, avec une salade bien vinaigrée.',
        },
      ],
      prep: 25,
      whole: 'egg',
      oven: true,
      steps: [
        dough,
        blind,
        {
          en: 'Meanwhile, cook {bacon+extra} in a dry pan for 6 min, until lightly coloured. Drain well.',
          fr: 'Pendant ce temps, faites revenir {bacon+extra} 6 min à sec dans une poêle : juste une légère coloration. Égouttez bien.',
        },
        {
          en: 'Whisk {egg} with {cream+nutmeg}, without making it froth.[ Season with {seasoning:bare}, lightly if the filling is salty.]',
          fr: 'Fouettez {egg} avec {cream+nutmeg}, sans faire mousser.[ Assaisonnez {seasoning:of}, légèrement si la garniture est salée.]',
        },
        {
          en: 'Scatter {bacon+extra} over the base and pour in the rest. Bake at 180 °C for 30 min: the edge should be set and the middle still tremble. Leave to stand for 10 min.',
          fr: 'Répartissez {bacon+extra} sur le fond et versez le reste. Enfournez 30 min à 180 °C : le bord doit être pris et le milieu trembler encore. Laissez reposer 10 min.',
          cook: 30,
        },
      ],
    },
  ],
}

export const flamiche: Dish = {
  id: 'flamiche',
  of: 'tart',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['french'],
  suits: ['winter', 'cosy'],
  names: {
    en: ['flamiche', 'picardy leek tart', 'leek flamiche'],
    fr: ['flamiche', 'flamiche aux poireaux', 'flamiche picarde'],
  },
  noun: { en: 'a leek flamiche', fr: 'une flamiche aux poireaux' },
  serves: 6,
  instead: ['tart'],
  ways: [
    {
      hero: ['leek'],
      slots: {
        ...pastry,
        leek: { takes: ['onion', 'tender-vegetable'], first: ['leek', 'onion'], amount: [170, 'g'], share: 1.6 },
        butter: { takes: ['oil'], first: ['sunflower-oil', 'rapeseed-oil', 'olive-oil'], amount: [0.5, 'tbsp'] },
        cream: {
          takes: ['cream'],
          first: ['creme-fraiche', 'cream', 'soy-cream', 'oat-cream', 'milk', 'coconut-milk'],
          amount: [35, 'g'],
          share: 0.7,
        },
        setting: { first: ['egg', 'cornflour', 'potato-starch', 'rice-flour'], amount: [0.34, 'piece'], share: 0.7 },
        cheese: { takes: ['melting-cheese', 'hard-cheese', 'fresh-cheese', 'cured-meat'], optional: true, share: 0.6 },
        nutmeg: { takes: ['sweet-spice'], first: ['nutmeg'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{leek:title} flamiche from Picardy', fr: 'Flamiche picarde[ {leek+cheese:at}]' },
        { en: 'Melting {leek:title} flamiche', fr: 'Flamiche fondante[ {leek:at}]' },
      ],
      descriptions: [
        {
          en: 'The north of France in one slice: more filling than crust, sweet, pale and slow-cooked.',
          fr: 'Tout le Nord dans une part : plus de garniture que de pâte, douce, pâle et longuement fondue.',
        },
        {
          en: 'Half an hour of patience over a low flame makes all the difference; the oven does the rest.',
          fr: "Tout est dans la demi-heure de patience à petit feu ; le four n'a plus qu'à finir.",
        },
      ],
      prep: 25,
      oven: true,
      steps: [
        dough,
        {
          en: 'Warm {butter} in a wide pan and soften {leek}, covered, over low heat for 20 min, stirring now and then. Uncover for the last 5 min: no liquid should remain.',
          fr: 'Faites chauffer {butter} dans une sauteuse et laissez suer {leek} 20 min à couvert et à feu doux, en remuant de temps en temps. Découvrez les 5 dernières minutes : il ne doit plus rester de jus.',
          cook: 20,
        },
        blind,
        {
          en: 'Off the heat, stir {cream+setting} into the pan[, with {nutmeg}].[ Season with {seasoning:bare}.]',
          fr: 'Hors du feu, incorporez {cream+setting} dans la sauteuse[, avec {nutmeg}].[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Spread over the base[, scatter with {cheese}] and bake for 25 min, until golden in patches. Serve warm.',
          fr: 'Étalez sur le fond[, ajoutez {cheese}] et enfournez 25 min : le dessus doit dorer par endroits. Servez tiède.',
          cook: 25,
        },
      ],
    },
  ],
}

export const tomatoTart: Dish = {
  id: 'tomato-tart',
  of: 'tart',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['french'],
  suits: ['by-hand', 'summer', 'light', 'packed'],
  names: {
    en: ['tomato tart', 'tomato and mustard tart'],
    fr: ['tarte à la tomate', 'tarte tomate moutarde', 'tarte aux tomates', 'tarte à la tomate et à la moutarde'],
  },
  noun: { en: 'a tomato tart', fr: 'une tarte à la tomate' },
  serves: 6,
  instead: ['tart'],
  ways: [
    {
      hero: ['tomato'],
      slots: {
        ...pastry,
        mustard: { first: ['mustard', 'tomato-paste', 'pesto'], optional: true, amount: [0.5, 'tbsp'], share: 2 },
        cheese: {
          takes: ['melting-cheese', 'hard-cheese', 'fresh-cheese'],
          first: ['gruyere', 'goats-cheese', 'mozzarella'],
          optional: true,
        },
        tomato: { takes: ['tender-vegetable'], first: ['tomato', 'courgette'], prep: inRounds, share: 0.8 },
        salt,
        oil: [oliveOil, 0.25],
        herb: { takes: ['herb', 'spice'], first: ['herbes-de-provence', 'thyme', 'basil'], optional: true },
        seasoning,
      },
      titles: [
        { en: '{tomato:title} tart[ with {cheese:bare}]', fr: 'Tarte {tomato:at}[ et {cheese:at}]' },
        {
          en: '{tomato:title} tart[ with a layer of {mustard:bare}]',
          fr: 'Tarte {tomato:at}[ sur un lit {mustard:of}]',
        },
      ],
      descriptions: [
        {
          en: 'A July supper: ripe slices laid close together, scorched at the rims, sweet in the middle.',
          fr: 'Un dîner de juillet : des rondelles bien mûres, serrées, roussies au bord et confites au milieu.',
        },
        {
          en: 'Dry the slices for a quarter of an hour first, and the crust stays crisp to the last piece.',
          fr: "Un quart d'heure d'égouttage, et le fond reste croustillant jusqu'à la dernière part.",
        },
      ],
      prep: 25,
      oven: true,
      steps: [
        {
          en: 'Lay {tomato} on a rack or a clean cloth[ with a little {salt:bare}] and leave to drain while you make the rest.',
          fr: 'Étalez {tomato} sur une grille ou un torchon propre[ avec un peu {salt:of}] et laissez dégorger pendant que vous préparez le reste.',
        },
        dough,
        blind,
        {
          en: '[Brush the base with {mustard}. ][Scatter with {cheese}. ]Pat {tomato} dry and lay in overlapping circles. Drizzle with {oil}[ and scatter with {herb}].[ Season with {seasoning:bare}.]',
          fr: '[Badigeonnez le fond {mustard:of}. ][Parsemez {cheese:of}. ]Épongez {tomato} et disposez en cercles qui se chevauchent. Arrosez {oil:of}[ et ajoutez {herb}].[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Bake for 35 min at 200 °C, until the edges catch. Let it settle for 10 min.',
          fr: 'Enfournez 35 min à 200 °C : les bords doivent commencer à griller. Laissez reposer 10 min.',
          cook: 35,
        },
      ],
    },
  ],
}

export const pissaladiere: Dish = {
  id: 'pissaladiere',
  of: 'tart',
  course: 'main',
  alsoAs: ['starter', 'snack'],
  cuisines: ['french'],
  suits: ['by-hand', 'summer', 'party', 'packed', 'aperitif'],
  names: {
    en: ['pissaladiere', 'provencal onion tart'],
    fr: ['pissaladière', 'pissaladiere'],
  },
  noun: { en: 'a pissaladière', fr: 'une pissaladière' },
  serves: 6,
  instead: ['focaccia', 'tart'],
  ways: [
    {
      hero: ['onion'],
      slots: {
        flour: [breadFlour, 42],
        binder: [doughBinder, 0.2],
        yeast: [yeast, 0.2],
        water: [water, 27],
        oil: [oliveOil, 0.75],
        salt,
        onion: { takes: ['onion'], first: ['onion', 'red-onion', 'leek'], amount: [1.25, 'piece'], prep: thinlySliced },
        thyme: { takes: ['herb'], first: ['thyme', 'rosemary'], optional: true },
        anchovy: {
          takes: ['tinned-fish'],
          first: ['anchovy', 'caper'],
          amount: [2, 'piece'],
          share: 2,
          optional: true,
        },
        olive: { first: ['olive', 'green-olive'], optional: true, amount: [12, 'g'], prep: { en: '', fr: '' } },
        seasoning,
      },
      titles: [
        { en: 'Pissaladière[ with {olive+anchovy:bare}]', fr: 'Pissaladière niçoise[ {olive+anchovy:at}]' },
        { en: 'Sweet {onion:title} pissaladière', fr: 'Pissaladière {onion:at} confit{onion·}' },
      ],
      descriptions: [
        {
          en: 'From the bakers of Nice: a soft bread dough under a thick, jammy layer that has taken its time.',
          fr: 'Des boulangers de Nice : une pâte à pain moelleuse sous une épaisse compotée qui a pris son temps.',
        },
        {
          en: 'Eaten with the fingers, warm or cold, at the hour when the first glasses are poured.',
          fr: "Elle se mange avec les doigts, tiède ou froide, à l'heure des premiers verres.",
        },
      ],
      prep: 30,
      oven: true,
      steps: [
        {
          en: 'Stir {yeast} into the lukewarm {water:bare}. Mix with {flour}[, {binder}][ and a pinch of {salt:bare}], knead for 8 min, add a third of {oil} and leave under a cloth for 1 h, until doubled.',
          fr: "Délayez {yeast} dans {water} tiède. Mélangez avec {flour}[, {binder}][ et une pincée {salt:of}], pétrissez 8 min, ajoutez un tiers {oil:ofThe} et laissez lever 1 h sous un torchon, jusqu'à ce que la pâte double.",
          wait: 60,
        },
        {
          en: 'Meanwhile, cook {onion} in the rest of the oil[ with {thyme}] over low heat for 40 min, covered at first: melting and golden, never brown.[ Season with {seasoning:bare}.]',
          fr: "Pendant ce temps, faites compoter {onion} dans le reste d'huile[ avec {thyme}] 40 min à feu doux, d'abord à couvert : fondant et doré, jamais brun.[ Assaisonnez {seasoning:of}.]",
        },
        {
          en: 'Heat the oven to 220 °C. Stretch the dough on {tray}, spread with the filling[ and lay {anchovy} over it][ with {olive}].',
          fr: 'Préchauffez le four à 220 °C. Étirez la pâte sur {tray}, couvrez de la compotée[ et disposez dessus {anchovy}][, puis {olive}].',
        },
        {
          en: 'Bake for 20 min, until the rim is crisp.',
          fr: 'Enfournez 20 min : le bord doit être croustillant.',
          cook: 20,
        },
      ],
    },
  ],
}
