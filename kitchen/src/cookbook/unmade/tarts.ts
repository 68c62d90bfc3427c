import type { UnmadeTable } from './unmade-table.ts'

/** Tarts and pies, puff and choux pastry: sweet ones, then salty ones. */
export const tarts: UnmadeTable = {
  'fruit-tart': {
    any: `
      kremes, cremeschnitte, kremowka, kremna rezina, tompouce | tompouce; Linzer torte, Linzertorte | linzertorte,
      linzer, tarte de Linz; crostata, crostata di marmellata; jam tarts | tartelettes à la confiture; | tarte aux
      pralines, tarte aux pralines roses; | tarte grenobloise; Engadiner Nusstorte, Bündner Nusstorte, Engadine nut
      tart; | tarte à la rhubarbe meringuée; pastiera, pastiera napoletana | pastiera napolitaine; torta della nonna;
      king’s cake frangipane; jalousie, almond jalousie | jalousie aux pommes; vlaai, Limburgse vlaai; | tarte au riz,
      tarte au riz de Verviers; | tarte coco, tarte au coco; tourment d’amour`,
    cherry: 'rétes',
  },
  'apple-pie': {
    any: '| pastis gascon, tourtière landaise; appelflap',
  },
  'lemon-tart': {
    any: "tarte à l'orange; Atlantic beach pie; passion fruit tart",
  },
  'creme-caramel': {
    any: `
      egg custard tart, custard pie, Manchester tart, dan tat, daan tat | parisian flan; coconut cream pie, banana
      cream pie, chess custard pie; pasteis de Belem; milk tart, melktert; tocino de cielo; pudim, pudim de leite;
      quesillo, flan napolitano; purin; bougatsa, galaktoboureko; | jonchée; queijada; leche flan`,
  },
  profiteroles: {
    any: `
      Saint-Honoré, gâteau Saint-Honoré | Saint-Honoré; religieuse; croquembouche | croquembouche, pièce montée;
      windbeutel; choux au craquelin | choux craquelin; | salambo, salammbô; | chou chantilly, choux chantilly;
      zeppole; bignè; buñuelos de viento`,
  },
  baklava: {
    any: `
      bourma, burma; knafeh, kunafa, kunefe, kanafeh, konafa, kadaif, kataifi | knafeh, kunafa, kadaïf; m’hanncha,
      mhencha; warbat, znoud el sit; briouats sucrés | briouates au miel; pakhlava; trigona; tulumba, tulumbe`,
  },
  churros: {
    any: `
      cannoli, cannolo; fritter; apple fritters | beignets aux pommes; banana fritters, pisang goreng, turon, maruya |
      beignets de banane; faworki, chrusciki; loukoumades, lokma, lokmades; struffoli; pestiños; buñuelos;
      sopaipillas, sopapillas; chin chin, vetkoek, koeksisters |; zlabia, zalabia, jalebi, jilapi, mushabak | zlabia,
      jalebi; sfenj; chebakia | chebakia, griwech; yoyo, yo-yo tunisien; youtiao; rosquillas; funnel cake; elephant
      ears dough; picarones; bolinhos de chuva; | ganses niçoises`,
  },
  tart: {
    any: `
      torta rustica, torta salata; Zwiebelkuchen | zwiebelkuchen; quiche vosgienne; | goyère; | ramequin au fromage;
      malakoff | malakoff, beignets de Vinzel`,
    spinach: 'torta pasqualina, pasqualina; erbazzone; tarte al djote',
  },
  pie: {
    any: `
      homity pie; torta verde; pirog, pirogi russian; tiropita, tyropita; karjalanpiirakka, Karelian pasty,
      karjalanpiirakat; kalakukko; stargazy pie; | feuilleté au fromage, feuilletés au chèvre; | friand au fromage; |
      tourte lorraine, pâté lorrain; placinta; sigara böreği`,
    'chicken-thigh': `
      pastilla, bastilla, pastilla au poulet, chicken pastilla | pastilla, bastilla, pastilla au poulet; empadão; kurnik`,
    steak: 'steak and kidney pudding, steak and kidney',
    'pork-mince': `
      Melton Mowbray pork pie; | pâté aux pommes de terre; game pie | tourte de gibier; kreatopita`,
    potato: '| pâté de pommes de terre, pâté bourbonnais, pâté creusois, truffat; patatopita',
    leek: 'prasopita',
    pumpkin: 'kolokithopita; tikvenik; zelnik, zeljanica',
  },
  empanadas: {
    tuna: 'empanada gallega',
    'beef-mince': `
      bridie, Forfar bridie; Jamaican patty, beef patty | patty jamaïcain; pastels, pastéis, pastel brasileiro;
      chebureki, cheburek; belyashi, peremech; runza, bierock; natchitoches meat pies; esfiha; pide; salteñas;
      fatayer, fatayer meat | fatayer; curry puff, karipap; piroshki, pirozhki, pirojki | pirojki; kibinai, kybyn;
      sambousek, sambusak, sambusek | sambousek; tequeños; pastelillos; pâté haïtien; | pastels sénégalais, fataya; |
      rissoles, rissole; calzone fritto, panzerotti, panzerotto; somsa`,
  },
  spanakopita: { any: 'spanakotiropita; hortopita' },
  samosas: {
    any: `
      brik, brik à l’œuf, brick à l’œuf | brik, brick à l’œuf, brik à l'oeuf; bourek algérien | bourek algérien, boureks
      à la viande; | briouates à la viande; singara, shingara; sambusa, sambussa; | bouchons réunionnais; kachori`,
  },
  pizza: {
    'ham mushroom': 'ham and mushroom pizza, capricciosa | pizza reine, pizza royale, pizza capricciosa',
    'ham pineapple': 'pizza hawaii | pizza hawaïenne',
    any: `
      Chicago deep dish, Detroit pizza | pizza de Chicago; sfincione; napoletana; pizza quattro stagioni, quattro
      stagioni; quattro formaggi | pizza 4 fromages; stromboli; fugazza, fugazzeta; pizza rolls | pizza roulée;
      zapiekanka`,
  },
  shortcrust: { any: 'sweet pastry | pâte sucrée, pâte sablée' },
  'sugar-pie': { any: 'treacle tart; butter tart, butter tarts; chess pie; shoofly pie; Gypsy tart' },
  doughnuts: { any: '| pets de nonne, pet de nonne' },
}
