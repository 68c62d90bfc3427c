import type { Dish, Slot } from '../dish.ts'
import { garlic, seasoning } from '../larder.ts'
import { halved, quartered, thinlySliced } from '../staples.ts'
import { finelyChopped, finelyDiced, oliveOil } from '../table-staples.ts'

const mustard: Slot = { first: ['mustard'], optional: true, amount: [0.25, 'tsp'] }
const vinegar: Slot = {
  takes: ['vinegar'],
  first: ['wine-vinegar', 'cider-vinegar', 'lemon'],
  amount: [0.4, 'tbsp'],
  share: 0.8,
}

export const nicoise: Dish = {
  id: 'salade-nicoise',
  of: 'salad',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['french'],
  suits: ['summer', 'light'],
  uses: ['potatoes'],
  names: {
    en: ['nicoise salad', 'salade nicoise', 'tuna nicoise', 'nicoise'],
    fr: ['salade niçoise', 'niçoise', 'salade nicoise'],
  },
  noun: { en: 'a niçoise salad', fr: 'une salade niçoise' },
  serves: 4,
  instead: ['greek-salad', 'salad'],
  ways: [
    {
      hero: ['tuna', 'tomato'],
      slots: {
        tomato: { first: ['tomato', 'cherry-tomato'], amount: [2, 'piece'], share: 1.4, prep: quartered },
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
        tuna: { takes: ['tinned-fish'], first: ['tuna', 'white-bean', 'chickpea'], amount: [60, 'g'], share: 0.8 },
        anchovy: { first: ['anchovy', 'caper'], optional: true, amount: [1.5, 'piece'], share: 2 },
        radish: {
          takes: ['salad-vegetable', 'pulse'],
          first: ['radish', 'cucumber'],
          upTo: 2,
          optional: true,
        },
        boiled: { takes: ['firm-vegetable', 'root'], upTo: 2, optional: true, share: 0.8 },
        pepper: { first: ['pepper'], optional: true, amount: [0.25, 'piece'], prep: thinlySliced },
        onion: { first: ['spring-onion', 'red-onion'], optional: true },
        olive: { first: ['olive'], optional: true, prep: { en: '', fr: '' } },
        garlic: { ...garlic, amount: [0.25, 'clove'], prep: halved },
        oil: [oliveOil, 1],
        basil: { first: ['basil'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Niçoise salad[ with {tuna+olive:bare}]', fr: 'Salade niçoise[ {tuna+olive:at}]' },
        { en: 'Niçoise as in Nice', fr: 'Salade niçoise comme à Nice' },
      ],
      descriptions: [
        {
          en: 'In Nice hardly anything may be cooked, and nobody whisks a dressing: basil, salt, sun.',
          fr: 'À Nice, rien de cuit ou presque, et pas de vinaigrette : une bonne huile, du basilic, du soleil.',
        },
        {
          en: 'Ripe, raw, rubbed with garlic: summer on a wide plate.',
          fr: "Mûr, cru, bien frotté : l'été sur un grand plat.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Boil {egg} for 9 min, cool, peel and quarter.',
          fr: "Faites cuire {egg} 9 min à l'eau bouillante, rafraîchissez, écalez et coupez en quatre.",
          cook: 10,
        },
        {
          en: 'Simmer {boiled} in salted water for 15 min, until tender, then drain and leave to cool.',
          fr: "Faites cuire {boiled} 15 min à l'eau frémissante salée, égouttez et laissez tiédir.",
          cook: 15,
          raw: 'boiled',
        },
        {
          en: 'Season {tomato} lightly and leave for 10 min. Rub a wide dish with {garlic}.',
          fr: 'Salez légèrement {tomato} et attendez 10 min. Frottez un grand plat avec {garlic}.',
          if: 'garlic',
        },
        {
          en: 'Season {tomato} lightly and leave for 10 min.',
          fr: 'Salez légèrement {tomato} et attendez 10 min.',
          unless: 'garlic',
        },
        {
          en: 'Arrange on the dish {tomato+tuna+boiled+radish+pepper+onion+anchovy+olive+egg}.',
          fr: 'Disposez-y {tomato+tuna+boiled+radish+pepper+onion+anchovy+olive+egg}.',
        },
        {
          en: 'Drizzle with {oil}[, tear {basil} over it][ and season with {seasoning:bare}]. Chill for 10 min and serve.',
          fr: 'Arrosez {oil:of}[, ajoutez {basil}][ et assaisonnez {seasoning:of}]. Laissez 10 min au frais et servez.',
        },
      ],
    },
  ],
}

export const lyonnaise: Dish = {
  id: 'salade-lyonnaise',
  of: 'salad',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['french'],
  names: {
    en: ['lyonnaise salad', 'salade lyonnaise', 'frisee salad', 'bacon and egg salad'],
    fr: ['salade lyonnaise', 'frisée aux lardons', 'salade frisée aux lardons', 'salade aux lardons'],
  },
  noun: { en: 'a Lyon salad', fr: 'une salade lyonnaise' },
  serves: 4,
  instead: ['salade-chevre-chaud', 'salad'],
  ways: [
    {
      hero: ['bacon'],
      slots: {
        leaf: { takes: ['salad-leaf'], first: ['lettuce', 'chicory', 'rocket'], amount: [70, 'g'], share: 1 },
        bacon: { takes: ['cured-meat'], first: ['bacon', 'smoked-tofu', 'mushroom'], amount: [45, 'g'], share: 0.6 },
        bread: {
          takes: ['bread'],
          first: ['baguette', 'bread', 'gluten-free-bread'],
          optional: true,
          amount: [0.25, 'piece'],
          share: 0.5,
          prep: { en: 'cut into cubes', fr: 'coupé· en dés' },
        },
        oil: [oliveOil, 0.75],
        shallot: { first: ['shallot', 'red-onion'], optional: true },
        vinegar,
        mustard,
        egg: { first: ['egg'], optional: true, amount: [1, 'piece'] },
        herb: { first: ['chives', 'parsley'], optional: true },
        seasoning,
      },
      titles: [
        { en: 'Warm Lyon salad[ with {bacon:bare}]', fr: 'Salade lyonnaise[ {bacon:at}]' },
        { en: 'Lyon salad, as in a bouchon[, with {bacon:bare}]', fr: 'Salade lyonnaise du bouchon[ {bacon:at}]' },
      ],
      descriptions: [
        {
          en: 'Crisp, sharp, smoky; then a yolk runs over everything and makes the sauce.',
          fr: 'Du croquant, du vif, du fumé ; puis un jaune coule et fait la sauce.',
        },
        {
          en: 'The warm fat from the pan does half the dressing. Toss and run to the table.',
          fr: 'La graisse chaude de la poêle fait la moitié de la sauce. Mélangez et courez à table.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Crisp {bread} in half of {oil} for 4 min and set aside.',
          fr: 'Faites croustiller {bread} 4 min dans la moitié {oil:ofThe} et réservez.',
          cook: 4,
        },
        {
          en: 'Brown {bacon} in the pan for 6 min with what is left of {oil}. Off the heat, add {shallot}[, {mustard}] and {vinegar} and scrape the bottom.',
          fr: 'Faites dorer {bacon} 6 min dans la poêle avec le reste {oil:of}. Hors du feu, ajoutez {shallot}[, {mustard}] et {vinegar} en grattant le fond.',
          cook: 6,
          if: 'shallot',
        },
        {
          en: 'Brown {bacon} in the pan for 6 min with what is left of {oil}. Off the heat, add {vinegar+mustard} and scrape the bottom.',
          fr: 'Faites dorer {bacon} 6 min dans la poêle avec le reste {oil:of}. Hors du feu, ajoutez {vinegar+mustard} en grattant le fond.',
          cook: 6,
          unless: 'shallot',
        },
        {
          en: 'Meanwhile, poach {egg} for 3 min in trembling water and drain.',
          fr: "Pendant ce temps, pochez {egg} 3 min dans l'eau frémissante et égouttez.",
          if: 'egg',
        },
        {
          en: 'Toss {leaf} with the warm dressing[, lay {egg} on top][ and scatter with {herb}].[ Season with {seasoning:bare}.]',
          fr: 'Mélangez {leaf} avec la sauce chaude[, posez {egg} dessus][ et parsemez {herb:of}].[ Assaisonnez {seasoning:of}.]',
        },
      ],
    },
  ],
}

export const chevreChaud: Dish = {
  id: 'salade-chevre-chaud',
  of: 'salad',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['french'],
  names: {
    en: ["warm goat's cheese salad", 'goat cheese salad', "goat's cheese salad", 'hot goat cheese salad'],
    fr: ['salade de chèvre chaud', 'chèvre chaud', 'salade chèvre chaud', 'salade au chèvre chaud', 'salade de chèvre'],
  },
  noun: { en: "a warm goat's cheese salad", fr: 'une salade de chèvre chaud' },
  serves: 4,
  instead: ['greek-salad', 'salad'],
  ways: [
    {
      hero: ['cheese', 'nut'],
      oven: true,
      slots: {
        bread: {
          takes: ['bread'],
          first: ['baguette', 'bread', 'gluten-free-bread'],
          amount: [0.25, 'piece'],
          share: 0.7,
          prep: { en: 'cut into 1 cm slices', fr: 'coupé· en tranches de 1 cm' },
        },
        cheese: { takes: ['fresh-cheese', 'melting-cheese'], first: ['goats-cheese'], amount: [60, 'g'] },
        honey: { takes: ['syrup'], first: ['honey', 'maple-syrup'], optional: true, share: 0.7 },
        thyme: { takes: ['herb'], first: ['thyme', 'rosemary'], optional: true },
        leaf: { takes: ['salad-leaf', 'leaf'], first: ['lettuce', 'rocket', 'lambs-lettuce'], amount: [60, 'g'] },
        nut: { takes: ['nut', 'seed'], first: ['walnut', 'hazelnut', 'sunflower-seed'], optional: true },
        fruit: {
          takes: ['orchard-fruit', 'soft-fruit', 'tender-vegetable', 'cured-meat'],
          optional: true,
          upTo: 2,
          share: 0.4,
        },
        mustard,
        vinegar,
        oil: [oliveOil, 0.75],
        seasoning,
      },
      titles: [
        {
          en: 'Warm {cheese:title} salad[ with {nut+honey:bare}]',
          fr: 'Salade de {cheese:bare} chaud[ {nut+honey:at}]',
        },
        {
          en: 'Hot {cheese:bare} on {bread:bare} over a crisp salad',
          fr: 'Salade croquante, {cheese:bare} chaud sur {bread:bare}',
        },
      ],
      descriptions: [
        {
          en: 'Cold crunch below, molten slices above; half the brasseries of France live on it.',
          fr: 'Du croquant froid dessous, des tranches fondantes dessus : la moitié des brasseries de France en vit.',
        },
        {
          en: 'Dress it at the very last second, while the slices still bubble.',
          fr: 'Assaisonnez à la toute dernière seconde, pendant que les tranches grésillent encore.',
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Heat the oven to 220 °C. Lay {cheese} on {bread}[, with {honey}][ and {thyme}], and bake for 8 min, until melting and golden.',
          fr: 'Préchauffez le four à 220 °C. Posez {cheese} sur {bread}[, avec {honey}][ et {thyme}], et enfournez 8 min : fondant et doré.',
          cook: 8,
        },
        {
          en: 'Whisk {vinegar}[ with {mustard}] and {oil}.[ Season with {seasoning:bare}.]',
          fr: 'Fouettez {vinegar}[ avec {mustard}] et {oil}.[ Assaisonnez {seasoning:of}.]',
        },
        {
          en: 'Toss {leaf} with the dressing[, add {nut}][ and {fruit}] and set the hot slices on top.',
          fr: 'Mélangez {leaf} avec la vinaigrette[, ajoutez {nut}][ et {fruit}] et posez les tranches brûlantes dessus.',
        },
      ],
    },
  ],
}

export const lentilSalad: Dish = {
  id: 'lentil-salad',
  of: 'salad',
  course: 'main',
  alsoAs: ['starter', 'side'],
  cuisines: ['french'],
  suits: ['packed', 'light', 'ahead', 'cheap'],
  names: {
    en: ['lentil salad', 'puy lentil salad', 'french lentil salad', 'warm lentil salad'],
    fr: ['salade de lentilles', 'lentilles en salade', 'salade de lentilles vertes', 'salade aux lentilles'],
  },
  noun: { en: 'a lentil salad', fr: 'une salade de lentilles' },
  serves: 4,
  instead: ['salad', 'bowl'],
  ways: [
    {
      hero: ['lentil', 'extra'],
      slots: {
        lentil: { takes: ['lentil'], first: ['green-lentil', 'chickpea'], amount: [70, 'g'] },
        bay: { takes: ['bouquet'], first: ['bay'], optional: true },
        carrot: {
          takes: ['root'],
          first: ['carrot'],
          optional: true,
          amount: [0.5, 'piece'],
          share: 0.4,
          prep: finelyDiced,
        },
        mustard: { ...mustard, amount: [0.5, 'tsp'] },
        vinegar,
        oil: [oliveOil, 1],
        shallot: {
          takes: ['onion'],
          first: ['shallot', 'red-onion', 'spring-onion'],
          optional: true,
          prep: finelyChopped,
        },
        fried: {
          takes: ['cured-meat', 'tender-vegetable', 'leaf'],
          optional: true,
          upTo: 2,
          share: 0.6,
        },
        egg: { takes: ['egg'], optional: true, share: 0.6 },
        extra: {
          takes: ['fresh-cheese', 'smoked-fish', 'salad-vegetable'],
          vary: ['feta', 'goats-cheese', 'cherry-tomato'],
          without: 'fried+egg',
          upTo: 3,
          optional: true,
          share: 0.6,
        },
        herb: { takes: ['herb'], first: ['parsley', 'chives'], optional: true },
        seasoning,
      },
      titles: [
        {
          en: '{lentil:title} salad[ with {extra+egg+fried+herb:bare}]',
          fr: 'Salade {lentil:of}[ {extra+egg+fried+herb:at}]',
        },
        { en: 'Lukewarm {lentil:title} salad', fr: 'Salade tiède {lentil:of}' },
      ],
      descriptions: [
        {
          en: 'Dressed while warm, so that it drinks in the mustard; better at noon tomorrow than today.',
          fr: "Assaisonnée tiède, elle boit toute la sauce ; meilleure demain midi qu'aujourd'hui.",
        },
        {
          en: 'Small, green and firm: the caviar of the poor, and proud of it.',
          fr: "Petites, vertes et fermes : le caviar du pauvre, et fières de l'être.",
        },
      ],
      prep: 15,
      steps: [
        {
          en: 'Put {lentil}[, {carrot}][ and {bay}] in three times the volume of cold water, bring to a simmer and cook for 22 min: tender, but whole. Drain[ and remove {bay}].',
          fr: "Mettez {lentil}[, {carrot}][ et {bay}] dans trois fois leur volume d'eau froide, portez à frémissement et laissez cuire 22 min : tendre, sans éclater. Égouttez[ et retirez {bay}].",
          cook: 25,
        },
        {
          en: 'Whisk {vinegar}[ with {mustard}] and {oil}.[ Season with {seasoning:bare}.] Pour over while warm[ and stir in {shallot}].',
          fr: "Fouettez {vinegar}[ avec {mustard}] et {oil}.[ Assaisonnez {seasoning:of}.] Versez pendant que c'est tiède[ et ajoutez {shallot}].",
        },
        {
          en: 'Fry {fried} in a little of {oil} for 8 min, until golden and cooked right through.',
          fr: "Faites revenir {fried} 8 min dans un peu {oil:of}, jusqu'à ce que ce soit doré et bien cuit.",
          cook: 8,
          if: 'fried',
        },
        {
          en: 'Boil {egg} for 9 min, cool, peel and quarter.',
          fr: "Faites cuire {egg} 9 min à l'eau bouillante, rafraîchissez, écalez et coupez en quatre.",
          if: 'egg',
        },
        { en: 'Finish with {extra+fried+egg+herb}.', fr: 'Terminez avec {extra+fried+egg+herb}.' },
      ],
    },
  ],
}
