import type { UnmadeTable } from './unmade-table.ts'

/** Sauces, dips, spreads and preserves. */
export const sauces: UnmadeTable = {
  'homemade-ketchup': {
    any: `
      HP sauce; sweet chilli sauce, sweet chili sauce; sriracha, hot sauce | sauce piquante, sriracha; piccalilli;
      curry ketchup; banana ketchup; pickle relish, relish; sambal, sambal oelek, sambal ulek; nam prik, nam
      phrik; Branston pickle; teriyaki sauce | sauce teriyaki; hoisin sauce | sauce hoisin`,
  },
  'bechamel-sauce': {
    any: `
      | sauce suprême; sauce aurore; alfredo sauce; Soubise sauce | sauce soubise; nacho cheese, nacho cheese sauce;
      demi-glace | fond brun`,
  },
  'homemade-mayonnaise': {
    garlic: 'allioli; toum | toum, toumé',
    any: `
      cocktail sauce, Marie Rose sauce | sauce cocktail; rouille | rouille, sauce rouille; thousand island, thousand
      island dressing; burger sauce | sauce burger; kewpie; sauce andalouse | sauce andalouse, sauce samouraï`,
  },
  tapenade: { any: '| pissalat; olivada; | caviar de tomates séchées; gentleman’s relish' },
  'hollandaise-sauce': {
    any: `
      sauce mousseline | sauce mousseline, sauce maltaise; Choron sauce | sauce Choron; | beurre noisette`,
  },
  'tomato-sauce': {
    any: `
      sofrito, sofrito sauce; salsa criolla; sugo, sugo di pomodoro; arrabbiata sauce; enchilada sauce; sauce chien`,
  },
  salsa: {
    any: `
      pebre; tomatillo salsa; salsa macha; | ljutenitsa; zhug, zhoug, schug; adjika, ajika; tkemali; llajwa, aji
      verde; | rougail tomates, rougail de tomates; matbucha; pol sambol; salsa roja`,
  },
  'pesto-sauce': {
    any: `
      salsa verde, Frankfurter grüne Soße, Grüne Soße |; chermoula; pesto rosso, sun-dried tomato pesto | pesto rosso;
      gremolata; pesto alla trapanese; skordalia; mojo, mojo verde, mojo picón, mojo rojo | mojo`,
  },
  hummus: {
    any: `
      mohammara; Santorini fava; chile con queso; Liptauer,
      körözött, liptovska, obatzda | liptauer; | artichonade, poivronade; urnebes; guasacaca; tirokafteri, htipiti;
      mutabbal; msabbaha`,
  },
  tzatziki: { any: 'boondi raita; haydari; mast-o-khiar; jajik; | sauce samourai blanche' },
  'baba-ganoush': {
    any: `
      melitzanosalata; zacuscă; badrijani, badrijani nigvzit; eggplant caviar, ikra, kyopolou; borani, borani banjan,
      borani esfanaj`,
  },
  vinaigrette: {
    any: `
      ponzu; | sauce nems; ravigote | sauce ravigote; sauce mignonette | sauce mignonnette; horseradish sauce | sauce
      raifort; cumberland sauce`,
  },
  'caramel-sauce': {
    any: `
      toffee; tablet | caramels mous, caramel mou; cinder toffee; butterscotch, butterscotch sauce; cajeta, arequipe,
      manjar; brigadeiro, brigadeiros; beijinho; peanut brittle, praline brittle | praliné, pralin, nougatine;
      praline, pralines | pralines; cocada; caramel apples, toffee apples, candy apples | pommes d’amour; turrón;
      chikki; nougatine; | beurre d’érable, sucre à la crème; dulce de leche | dulce de leche, confiture de lait`,
  },
  jam: {
    apple: 'apple butter',
    quince: 'quince paste, membrillo, dulce de membrillo | pâte de coing, membrillo',
    plum: 'powidl, povidla, powidła',
    any: 'lekvar; | sauce aux airelles; mostarda; goiabada; fruit leather',
  },
  custard: {
    any: `
      crème mousseline | crème mousseline, crème diplomate; frangipane; brandy butter; royal icing`,
  },
  'homemade-granola': {
    any: `
      cereal bar, energy bar | energy ball, boule d énergie; nougat; muesli bar; caramel popcorn, kettle corn |
      pop-corn; halva, halwa, helva | halva; pasteli; gozinaki`,
  },
  chutney: {
    any: '| ketchup aux fruits',
  },
  'creamy-dressing': {
    any: 'tahini sauce | sauce tahini, sauce au tahini',
  },
  chantilly: {
    any: `
      cream cheese frosting, frosting | glaçage, nappage`,
  },
  'spiced-nuts': { any: 'candied almonds | chouchous, cacahuètes caramélisées' },
}
