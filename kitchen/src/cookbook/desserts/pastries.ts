import { butter, cinnamon, eggs, flour, milk, pinchOfSalt, water } from '../baking-staples.ts'
import type { Dish } from '../dish.ts'

export const profiteroles: Dish = {
  id: 'profiteroles',
  of: 'chocolate-mousse',
  course: 'dessert',
  cuisines: ['french'],
  suits: ['fancy', 'party'],
  names: {
    en: ['profiterole', 'profiteroles', 'cream puff', 'choux buns', 'choux pastry'],
    fr: ['profiterole', 'profiteroles', 'choux à la crème', 'chou à la crème', 'pâte à choux'],
  },
  noun: { en: 'profiteroles', fr: 'des profiteroles' },
  serves: 6,
  instead: ['chocolate-fondant', 'ice-cream'],
  ways: [
    {
      hero: ['chocolate'],
      slots: {
        water: [water, 20],
        milk: [milk, 20],
        butter: { ...butter, amount: 14, first: ['butter', 'vegan-butter'] },
        flour: [flour, 20],
        egg: [eggs, 0.5],
        filling: {
          first: ['cream', 'coconut-milk'],
          amount: [45, 'ml'],
          prep: { en: 'well chilled', fr: 'bien froid·' },
        },
        sugar: { first: ['icing-sugar', 'sugar'], optional: true, amount: [0.4, 'tbsp'], share: 0.3 },
        chocolate: { takes: ['chocolate'], first: ['dark-chocolate'], amount: [22, 'g'] },
        salt: pinchOfSalt,
      },
      titles: [
        { en: 'Profiteroles with hot {chocolate:title} sauce', fr: 'Profiteroles, sauce chaude {chocolate:at}' },
        {
          en: 'Homemade profiteroles under hot {chocolate:bare}',
          fr: 'Profiteroles maison nappées {chocolate:of}',
        },
      ],
      descriptions: [
        {
          en: 'Hollow, crisp, filled at the last minute, drowned at the table.',
          fr: 'Creux, croustillants, garnis à la dernière minute, noyés à table.',
        },
        {
          en: 'The pastry looks wrong until the last egg: then it suddenly falls from the spoon in a ribbon.',
          fr: "La pâte semble ratée jusqu'au dernier œuf : puis, d'un coup, elle tombe de la cuillère en ruban.",
        },
      ],
      prep: 30,
      whole: 'egg',
      oven: true,
      steps: [
        {
          en: 'Heat the oven to 190 °C. Bring {water+milk+butter} to the boil[ with {salt}]. Off the heat, tip in {flour} at once and stir hard; dry over medium heat for 2 min.',
          fr: "Préchauffez le four à 190 °C. Portez {water+milk+butter} à ébullition[ avec {salt}]. Hors du feu, versez {flour} d'un coup et remuez vivement ; desséchez 2 min à feu moyen.",
          cook: 5,
        },
        {
          en: 'Leave for 5 min, then beat in {egg} one at a time: the paste should fall from the spoon in a ribbon.',
          fr: 'Attendez 5 min, puis incorporez {egg} un par un : la pâte doit tomber de la cuillère en ruban.',
        },
        {
          en: 'Set walnut-sized heaps on {tray}, lined, and bake for 25 min without opening the door. Pierce each and dry for 5 min in the open oven.',
          fr: 'Déposez de petites boules de pâte sur {tray} en les espaçant et enfournez 25 min sans ouvrir la porte. Percez-les et laissez sécher 5 min four ouvert.',
          cook: 30,
        },
        {
          en: 'Whip {filling}[ with {sugar}] to soft peaks and fill the shells once cold. Melt {chocolate} with a little hot water and pour over.',
          fr: "Fouettez {filling}[ avec {sugar}] pour obtenir une mousse souple et garnissez-en les coques une fois froides. Faites fondre {chocolate} avec un peu d'eau chaude et nappez.",
        },
      ],
    },
  ],
}

export const baklava: Dish = {
  id: 'baklava',
  of: 'fruit-tart',
  course: 'dessert',
  cuisines: ['turkish', 'greek', 'lebanese'],
  suits: ['by-hand', 'party', 'packed', 'iftar'],
  names: { en: ['baklava', 'baklawa'], fr: ['baklava', 'baklavas', 'baklawa'] },
  noun: { en: 'a baklava', fr: 'un baklava' },
  serves: 12,
  instead: ['financiers', 'shortbread'],
  ways: [
    {
      hero: ['nut'],
      slots: {
        nut: {
          takes: ['nut', 'seed'],
          first: ['walnut', 'pistachio', 'sunflower-seed'],
          upTo: 2,
          amount: [25, 'g'],
          share: 3,
          prep: { en: 'finely chopped', fr: 'finement haché·' },
        },
        spice: { takes: ['sweet-spice'], first: ['cinnamon', 'cardamom'], optional: true },
        butter: {
          ...butter,
          amount: 13,
          first: ['butter', 'ghee', 'vegan-butter', 'coconut-oil'],
          prep: { en: 'melted', fr: 'fondu·' },
        },
        filo: { first: ['filo'], amount: [1.2, 'piece'] },
        sugar: { first: ['sugar', 'brown-sugar'], amount: [16, 'g'] },
        honey: { first: ['honey', 'maple-syrup'], optional: true, amount: [0.4, 'tbsp'] },
        water: [water, 12],
        lemon: { first: ['lemon', 'orange'], optional: true, amount: [0.06, 'piece'] },
        blossom: { first: ['orange-blossom'], optional: true, amount: [0.12, 'tsp'] },
      },
      titles: [
        { en: '{nut:title} baklava', fr: 'Baklava[ {nut:at}]' },
        { en: 'Crisp, sticky {nut:title} baklava', fr: 'Baklava croustillant[ {nut:at}]' },
      ],
      descriptions: [
        {
          en: 'Layer upon layer of nothing around a fistful of riches. Hot pastry, cold syrup: it must sizzle.',
          fr: "Des couches et des couches de presque rien autour d'un trésor. Pâte brûlante, sirop froid : cela doit grésiller.",
        },
        {
          en: 'Cut it before baking, pour after, and leave it alone until tomorrow.',
          fr: "Coupez avant de cuire, arrosez après, et n'y touchez plus avant demain.",
        },
      ],
      prep: 25,
      oven: true,
      steps: [
        {
          en: 'Simmer {sugar+honey+water} for 8 min[ with the juice of {lemon}][, then add {blossom}]. Leave the syrup to cool.',
          fr: 'Laissez frémir {sugar+honey+water} 8 min[ avec le jus {lemon:ofThe}][, puis ajoutez {blossom}]. Laissez refroidir le sirop.',
          cook: 8,
        },
        {
          en: 'Heat the oven to 170 °C. Mix {nut}[ with {spice}]. Lay half of {filo} in {slabTin}, brushing every sheet with {butter}, spread the filling and cover with the other sheets, brushed too.',
          fr: 'Préchauffez le four à 170 °C. Mélangez {nut}[ avec {spice}]. Superposez la moitié {filo:ofThe} dans {slabTin} en badigeonnant chaque couche avec {butter}, étalez la garniture et couvrez des autres feuilles, badigeonnées elles aussi.',
        },
        {
          en: 'Cut right through into diamonds and bake for 40 min, until deep gold. Pour the cold syrup over at once and leave for 4 h.',
          fr: "Coupez en losanges jusqu'au fond et enfournez 40 min, jusqu'à ce que le dessus soit bien doré. Versez aussitôt le sirop froid et laissez reposer 4 h.",
          cook: 40,
          wait: 240,
        },
      ],
    },
  ],
}

export const churros: Dish = {
  id: 'churros',
  of: 'cookies',
  course: 'dessert',
  alsoAs: ['snack', 'breakfast'],
  cuisines: ['spanish', 'mexican'],
  suits: ['by-hand', 'party', 'tea'],
  names: {
    en: ['churro', 'churros', 'churros with chocolate'],
    fr: ['churro', 'churros', 'chichis', 'churros au chocolat'],
  },
  noun: { en: 'churros', fr: 'des churros' },
  serves: 4,
  instead: ['cookies', 'pancakes'],
  ways: [
    {
      hero: ['chocolate'],
      slots: {
        water: [water, 65],
        butter: [butter, 8],
        salt: pinchOfSalt,
        flour: [flour, 40],
        oil: {
          first: ['sunflower-oil', 'rapeseed-oil'],
          amount: [10, 'tbsp'],
          prep: { en: 'for deep-frying', fr: 'pour la friture' },
        },
        sugar: { first: ['sugar', 'brown-sugar'], amount: [12, 'g'] },
        spice: cinnamon,
        chocolate: { takes: ['chocolate'], first: ['dark-chocolate'], optional: true, amount: [25, 'g'] },
        milk: { ...milk, amount: 30, optional: true, with: 'chocolate' },
      },
      titles: [
        { en: 'Churros[ with {chocolate:bare}]', fr: 'Churros[ {chocolate:at}]' },
        { en: 'Fairground churros[ with {spice:bare}]', fr: 'Churros de fête foraine[ {spice:at}]' },
      ],
      descriptions: [
        {
          en: 'Crunchy ridges, a soft heart, sugar on the nose: four in the morning in Madrid.',
          fr: 'Des stries croustillantes, un cœur tendre, du sucre au bout du nez : Madrid, quatre heures du matin.',
        },
        {
          en: 'A star-shaped nozzle is not for show: it keeps them from bursting.',
          fr: "La douille cannelée n'est pas une coquetterie : elle les empêche d'éclater.",
        },
      ],
      prep: 20,
      steps: [
        {
          en: 'Bring {water+butter} to the boil[ with {salt}]. Off the heat, beat in {flour} at once until the dough leaves the pan, and leave to cool for 10 min.',
          fr: "Portez {water+butter} à ébullition[ avec {salt}]. Hors du feu, versez {flour} d'un coup, remuez jusqu'à ce que la pâte se détache, et laissez tiédir 10 min.",
          cook: 4,
          wait: 10,
        },
        {
          en: 'Heat {oil} to 180 °C in a deep pan. Pipe 12 cm lengths into the hot fat with a star nozzle, a few at a time, and fry for 4 min, until golden. Drain on paper.',
          fr: 'Chauffez {oil} à 180 °C dans une casserole haute. Pressez à la douille cannelée des bâtons de 12 cm dans la friture, quelques-uns à la fois, et laissez dorer 4 min. Égouttez sur du papier.',
          cook: 15,
        },
        {
          en: 'Roll in {sugar}[ mixed with {spice}].[ Melt {chocolate}[ in {milk}, hot,] for dipping.]',
          fr: 'Roulez les churros dans {sugar}[, avec {spice}].[ Faites fondre {chocolate}[ dans {milk} bien chaud{milk·}], pour les y tremper.]',
        },
      ],
    },
  ],
}
