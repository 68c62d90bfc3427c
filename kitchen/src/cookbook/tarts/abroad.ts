import { puffPastry } from '../baking-staples.ts'
import type { Dish, Slot } from '../dish.ts'
import { garlic, onion, seasoning } from '../larder.ts'
import { fryingButter } from '../table-staples.ts'

const glaze: Slot = {
  first: ['egg', 'milk', 'oat-milk', 'soy-milk'],
  again: true,
  optional: true,
  amount: [0.17, 'piece'],
  share: 0.08,
  prep: { en: 'beaten', fr: 'battu·' },
}

export const banitsa: Dish = {
  id: 'banitsa',
  of: 'spanakopita',
  course: 'main',
  alsoAs: ['breakfast', 'snack', 'starter'],
  cuisines: ['east-european', 'turkish'],
  suits: ['by-hand', 'party', 'packed', 'christmas', 'ahead'],
  names: {
    en: [
      'banitsa',
      'banica',
      'gibanica',
      'bulgarian cheese pie',
      'cheese burek',
      'cheese filo pie',
      'börek',
      'burek',
      'borek',
      'bourek',
      'byrek',
      'su böreği',
    ],
    fr: [
      'banitsa',
      'banica',
      'gibanica',
      'börek au fromage',
      'burek au fromage',
      'börek',
      'burek',
      'feuilleté bulgare au fromage',
      'bourek',
    ],
  },
  noun: { en: 'a banitsa', fr: 'une banitsa' },
  serves: 6,
  instead: ['spanakopita', 'frittata', 'pie'],
  ways: [
    {
      hero: ['cheese', 'leaf'],
      oven: true,
      whole: 'egg',
      slots: {
        filo: { first: ['filo'], amount: [55, 'g'] },
        butter: {
          takes: ['butter'],
          first: ['butter', 'vegan-butter', 'olive-oil', 'sunflower-oil'],
          amount: [14, 'g'],
          share: 0.9,
          prep: { en: 'melted', fr: 'fondu·' },
        },
        egg: { first: ['egg'], amount: [0.67, 'piece'] },
        yoghurt: { takes: ['yoghurt'], first: ['yoghurt'], amount: [50, 'g'] },
        cheese: {
          takes: ['fresh-cheese'],
          first: ['feta', 'ricotta', 'goats-cheese'],
          upTo: 2,
          amount: [60, 'g'],
          prep: { en: 'crumbled', fr: 'émietté·' },
        },
        leaf: { takes: ['leaf'], optional: true, share: 0.4 },
        seed: { takes: ['seed'], first: ['sesame-seed'], optional: true, amount: [0.5, 'tsp'], share: 0.3 },
        pepper: { first: ['black-pepper'], optional: true },
      },
      titles: [
        { en: 'Banitsa with {cheese:bare}[ and {leaf:bare}]', fr: 'Banitsa {cheese:at}[ et {leaf:at}]' },
        { en: 'Coiled banitsa with {cheese:bare}', fr: 'Banitsa en spirale {cheese:at}' },
      ],
      descriptions: [
        {
          en: 'Sofia’s breakfast, rolled up like a snail; at New Year, fortunes are hidden in it.',
          fr: 'Le petit déjeuner de Sofia, roulé en escargot ; au Nouvel An, on y cache des présages.',
        },
        {
          en: 'Crumple it, do not lay it flat: the air between is what crackles.',
          fr: 'Froissez, ne lissez pas : c’est l’air entre les couches qui croustille.',
        },
      ],
      prep: 25,
      steps: [
        {
          en: 'Heat the oven to 180 °C. Whisk {egg} with {yoghurt}, stir in {cheese}[ and {leaf}, wilted and squeezed dry].[ Season with {pepper}.]',
          fr: 'Préchauffez le four à 180 °C. Fouettez {egg} avec {yoghurt}, ajoutez {cheese}[ et {leaf}, bien pressé{leaf·}].[ Assaisonnez {pepper:of}.]',
        },
        {
          en: 'Brush {filo} with {butter}, sheet by sheet, spread each with a little of the filling, roll up loosely and coil into {tin}, starting from the middle. Go on with the rest, each roll where the last one ends.',
          fr: 'Badigeonnez {filo} avec {butter}, une par une, étalez un peu de garniture, roulez sans serrer et enroulez dans {tin} en partant du centre. Continuez de même, chaque rouleau au bout du précédent.',
        },
        {
          en: 'Brush with what is left of {butter}[ and scatter with {seed}]. Bake for 35 min, until deep gold. Leave for 10 min.',
          fr: 'Badigeonnez du reste {butter:ofThe}[ et parsemez {seed:of}]. Enfournez 35 min, pour un doré soutenu. Attendez 10 min.',
          cook: 35,
          wait: 10,
        },
      ],
    },
  ],
}

export const koulibiac: Dish = {
  id: 'koulibiac',
  of: 'en-croute',
  course: 'main',
  cuisines: ['east-european', 'french'],
  suits: ['fancy', 'feast', 'christmas', 'easter', 'ahead'],
  names: {
    en: ['coulibiac', 'koulibiac', 'kulebyaka', 'salmon coulibiac', 'russian salmon pie', 'salmon and rice pie'],
    fr: ['koulibiac', 'coulibiac', 'koulibiac de saumon', 'coulibiac de saumon', 'koulibiak', 'kulebiaka'],
  },
  noun: { en: 'a coulibiac', fr: 'un koulibiac' },
  serves: 6,
  instead: ['en-croute', 'fish-pie'],
  ways: [
    {
      hero: ['fish', 'rice'],
      oven: true,
      slots: {
        rice: { takes: ['rice'], first: ['basmati-rice', 'brown-rice', 'jasmine-rice'], amount: [20, 'g'] },
        egg: { first: ['egg'], optional: true, amount: [0.5, 'piece'], prep: { en: '', fr: '' } },
        butter: { ...fryingButter, amount: [8, 'g'], share: 0.5 },
        onion,
        mushroom: {
          first: ['mushroom'],
          optional: true,
          amount: [40, 'g'],
          prep: { en: 'finely chopped', fr: 'finement haché·' },
        },
        herb: { takes: ['herb'], first: ['dill', 'parsley'], optional: true },
        pastry: [puffPastry, 75],
        fish: {
          takes: ['oily-fish', 'white-fish'],
          first: ['salmon', 'trout'],
          amount: [110, 'g'],
          prep: { en: 'skinned, in one or two long pieces', fr: 'sans peau, en un ou deux longs morceaux' },
        },
        glaze,
        seasoning,
      },
      titles: [
        { en: 'Coulibiac of {fish:bare}[ with {mushroom:bare}]', fr: 'Koulibiac {fish:of}[ {mushroom:at}]' },
        { en: 'Grand {fish:bare} coulibiac[ with {herb:bare}]', fr: 'Grand koulibiac {fish:of}[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'A Russian pie that learnt its manners in Paris: layers inside, a parcel outside.',
          fr: 'Une tourte russe passée par Paris : des couches dedans, un paquet doré dehors.',
        },
        {
          en: 'Build it in the afternoon, bake it when the bell rings.',
          fr: 'Montez-le l’après-midi, enfournez quand on sonne.',
        },
      ],
      prep: 45,
      steps: [
        {
          en: 'Boil {rice} in salted water for 11 min, drain well and cool.[ Boil {egg} for 9 min, peel and chop.]',
          fr: 'Faites cuire {rice} 11 min à l’eau bouillante salée, égouttez bien et laissez refroidir.[ Faites cuire {egg} 9 min, écalez et hachez.]',
          cook: 12,
          raw: 'rice',
        },
        {
          en: 'Melt {butter} in a frying pan and cook {onion+mushroom} for 10 min, until dry. Stir into {rice}[ with {egg}][ and {herb}].[ Season with {seasoning:bare}.] Leave to cool.',
          fr: 'Faites fondre {butter} dans une poêle et faites revenir {onion+mushroom} 10 min : plus de jus. Mélangez avec {rice}[, {egg}][ et {herb}].[ Assaisonnez {seasoning:of}.] Laissez refroidir.',
          cook: 10,
        },
        {
          en: 'Heat the oven to 200 °C. Roll out {pastry} to two long rectangles. Lay half of the filling on one, then {fish}, then the rest, cover with the other, seal, cut a hole in the top[ and brush with {glaze}].',
          fr: 'Préchauffez le four à 200 °C. Étalez {pastry} en deux longs rectangles. Sur l’un, posez la moitié de la garniture, {fish}, puis le reste, couvrez de l’autre, soudez, percez une cheminée[ et badigeonnez {glaze:of}].',
        },
        {
          en: 'Bake on {oneTray}, lined, for 40 min, until deep gold and hot right through. Leave for 10 min and cut into thick slices.',
          fr: 'Enfournez 40 min sur {oneTray} : doré soutenu, brûlant à cœur. Attendez 10 min et coupez en tranches épaisses.',
          cook: 40,
          wait: 10,
        },
      ],
    },
  ],
}

export const tourtiere: Dish = {
  id: 'tourtiere',
  of: 'pie',
  course: 'main',
  cuisines: ['american', 'french'],
  suits: ['cosy', 'christmas', 'winter', 'ahead', 'freezes', 'feast'],
  names: {
    en: [
      'tourtière',
      'tourtiere',
      'quebec tourtière',
      'quebec meat pie',
      'canadian meat pie',
      'french canadian meat pie',
    ],
    fr: ['tourtière', 'tourtière du Québec', 'tourtière québécoise', 'pâté à la viande'],
  },
  noun: { en: 'a tourtière', fr: 'une tourtière' },
  serves: 6,
  instead: ['pie', 'cottage-pie'],
  ways: [
    {
      hero: ['meat', 'spice'],
      oven: true,
      slots: {
        butter: { ...fryingButter, amount: [6, 'g'], share: 0.5 },
        onion,
        garlic,
        meat: { takes: ['mince'], first: ['pork-mince', 'beef-mince', 'turkey-mince'], upTo: 2, amount: [115, 'g'] },
        potato: {
          first: ['potato'],
          optional: true,
          amount: [55, 'g'],
          prep: { en: 'peeled and grated', fr: 'épluché· et râpé·' },
        },
        water: { first: ['water'], amount: [50, 'ml'] },
        spice: { takes: ['sweet-spice'], all: ['cinnamon', 'allspice'], upTo: 3, share: 0.5 },
        herb: { takes: ['herb'], first: ['thyme', 'sage'], optional: true },
        pastry: { ...puffPastry, amount: 75 },
        glaze,
        seasoning,
      },
      titles: [
        { en: 'Tourtière with {meat:bare} and {spice:bare}', fr: 'Tourtière {meat:at}, {spice:bare}' },
        { en: 'Christmas Eve tourtière[ with {herb:bare}]', fr: 'Tourtière du réveillon[ {herb:at}]' },
      ],
      descriptions: [
        {
          en: 'After midnight mass, in the snow, eaten standing in the kitchen.',
          fr: 'Après la messe de minuit, sous la neige, mangée debout dans la cuisine.',
        },
        {
          en: 'Christmas spice with meat: that is how one knows it is Quebec.',
          fr: 'Des parfums de Noël dans la viande : voilà le Québec.',
        },
      ],
      prep: 30,
      steps: [
        {
          en: 'Melt {butter} in a wide pan and soften {onion+garlic} for 6 min. Add {meat} and cook for 8 min, crumbling it, until no pink is left.',
          fr: 'Faites fondre {butter} dans une sauteuse et faites suer {onion+garlic} 6 min. Ajoutez {meat} et laissez cuire 8 min en émiettant : plus de rose.',
          cook: 14,
        },
        {
          en: 'Add {water+potato+spice+herb} and simmer for 25 min, until thick and almost dry.[ Season with {seasoning:bare}.] Leave to cool for 30 min.',
          fr: 'Ajoutez {water+potato+spice+herb} et laissez mijoter 25 min : épais, presque sec.[ Assaisonnez {seasoning:of}.] Laissez refroidir 30 min.',
          cook: 25,
          wait: 30,
        },
        {
          en: 'Heat the oven to 200 °C. Line {tartTin} with half of {pastry}, fill, cover with the rest, seal and cut a hole in the middle.[ Brush with {glaze}.] Bake for 40 min, until deep gold.',
          fr: 'Préchauffez le four à 200 °C. Foncez {tartTin} avec la moitié {pastry:ofThe}, garnissez, couvrez du reste, soudez et percez une cheminée.[ Badigeonnez {glaze:of}.] Enfournez 40 min, pour un doré soutenu.',
          cook: 40,
        },
      ],
    },
  ],
}

export const quenelles: Dish = {
  id: 'quenelles',
  of: 'fishcakes',
  course: 'main',
  alsoAs: ['starter'],
  cuisines: ['french'],
  suits: ['fancy', 'feast', 'soft'],
  names: {
    en: [
      'quenelles',
      'pike quenelles',
      'fish quenelles',
      'quenelles de brochet',
      'quenelles lyonnaises',
      'quenelles nantua',
    ],
    fr: [
      'quenelles',
      'quenelles de brochet',
      'quenelles lyonnaises',
      'quenelles sauce Nantua',
      'quenelles Nantua',
      'quenelles de poisson',
      'quenelles nature',
    ],
  },
  noun: { en: 'quenelles', fr: 'des quenelles' },
  serves: 4,
  instead: ['fishcakes', 'fish-pie', 'gnocchi'],
  ways: [
    {
      hero: ['fish', 'shellfish'],
      oven: true,
      whole: 'egg',
      slots: {
        milk: { takes: ['milk'], first: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'], amount: [50, 'ml'] },
        butter: { takes: ['butter'], first: ['butter', 'vegan-butter'], amount: [22, 'g'], share: 1 },
        flour: { first: ['plain-flour', 'rice-flour'], amount: [32, 'g'] },
        egg: { first: ['egg'], amount: [0.75, 'piece'] },
        fish: {
          takes: ['white-fish'],
          first: ['hake', 'cod', 'pollock'],
          amount: [80, 'g'],
          prep: { en: 'skinned, boned and well chilled', fr: 'sans peau ni arêtes, bien froid·' },
        },
        spice: { first: ['nutmeg'], optional: true },
        shellfish: {
          takes: ['shellfish'],
          first: ['prawn'],
          optional: true,
          amount: [30, 'g'],
          prep: { en: 'raw, peeled', fr: 'cru·, décortiqué·' },
        },
        paste: { first: ['tomato-paste'], optional: true, amount: [0.5, 'tbsp'] },
        stock: { first: ['fish-stock', 'vegetable-stock', 'water'], amount: [60, 'ml'] },
        cream: { takes: ['cream'], first: ['cream', 'soy-cream', 'oat-cream'], amount: [70, 'ml'] },
        seasoning,
      },
      titles: [
        {
          en: 'Quenelles of {fish:bare}[ with {shellfish:bare} sauce]',
          fr: 'Quenelles {fish:of}[, sauce {shellfish:at}]',
        },
        {
          en: 'Lyon quenelles of {fish:bare}, baked until they puff',
          fr: 'Quenelles lyonnaises {fish:of}, gonflées au four',
        },
      ],
      descriptions: [
        {
          en: 'In Lyon it is pike and crayfish; the lightness is the same.',
          fr: 'À Lyon, c’est brochet et écrevisses ; ici le marché décide, et la légèreté reste.',
        },
        {
          en: 'They double in the oven and wait for nobody.',
          fr: 'Elles doublent au four et n’attendent personne.',
        },
      ],
      prep: 40,
      steps: [
        {
          en: 'Bring {milk} to the boil with half of {butter}, tip in {flour} at once and stir over the heat for 3 min, until the paste leaves the pan. Cool for 20 min.',
          fr: 'Portez {milk} à ébullition avec la moitié {butter:ofThe}, versez {flour} d’un coup et desséchez 3 min sur le feu en remuant. Laissez tiédir 20 min.',
          cook: 6,
          wait: 20,
        },
        {
          en: 'Blend {fish} finely, then with the paste, the rest of {butter} and {egg}, one after the other.[ Season with {seasoning:bare}.][ Add {spice}.] Chill for 1 h.',
          fr: 'Mixez finement {fish}, puis avec la pâte, le reste {butter:ofThe} et {egg}, peu à peu.[ Assaisonnez {seasoning:of}.][ Ajoutez {spice}.] Laissez 1 h au frais.',
          wait: 60,
          if: 'milk',
        },
        {
          en: 'Shape with two spoons and poach in batches in barely simmering salted water for 12 min, until they float and are firm. Drain and lay in {ovenDish}.',
          fr: 'Façonnez à l’aide de deux cuillères et pochez en plusieurs fois 12 min dans de l’eau salée à peine frémissante : fermes, remontées à la surface. Égouttez et rangez dans {ovenDish}.',
          cook: 24,
        },
        {
          en: 'Heat the oven to 190 °C. Simmer {stock+cream+paste} for 6 min[, add {shellfish} and cook for 4 min, until pink, then blend]. Pour over and bake for 20 min, until puffed and gold.',
          fr: 'Préchauffez le four à 190 °C. Faites frémir {stock+cream+paste} 6 min[, ajoutez {shellfish}, laissez 4 min : bien rose, puis mixez]. Nappez et enfournez 20 min : gonflé et doré.',
          cook: 30,
        },
      ],
    },
  ],
}
