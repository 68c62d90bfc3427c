import type { UnmadeTable } from './unmade-table.ts'

/** Sandwiches, spreads on bread, and what is eaten in the street. */
export const sandwiches: UnmadeTable = {
  sandwich: {
    any: `
      rillettes | rillettes, rillettes du Mans; smørrebrød, open sandwich, smørbrød, voileipä, smorgas,
      smörgåstårta | smørrebrød; tramezzini, tramezzino, muffuletta, muffaletta; Italian sub, hoagie, grinder;
      crostino, crostone; chip butty; ploughman’s lunch, ploughman’s; pintxos, pinchos de pan; montadito,
      bocadillo, bocata; bread and dripping; | mitraillette; | casse-croûte tunisien, fricassé tunisien; vada pav;
      katsu sando; toast Hawaii, Hawaii toast; torta cubana, torta mexicana, cemita, tortas; pebete; sandwich de
      miga; barros luco, barros jarpa; Broodje, uitsmijter; obložené chlebíčky, chlebicky; | pain surprise; |
      tartines savoyardes; butterbrot, Abendbrot; kumru; balik; po boy, poboy; vegemite toast; fairy bread,
      hagelslag`,
    steak: 'French dip, Italian beef, prego, beef on weck; chivito, lomito, choripan steak; prego no pão',
    'pork-fillet': 'bifana; porilainen; francesinha; chacarero; medianoche; Cubano, sandwich cubano | sandwich cubain',
    lobster: 'lobster roll',
    prawn: 'shrimp po boy; toast skagen, skagen',
    'smoked-salmon': 'bagel and lox, lox bagel, salmon bagel | bagel au saumon',
    ham: 'mixto, bikini; | croissant au jambon, croissants au jambon',
    mushroom: '| croûte aux champignons, croûtes aux champignons',
  },
  'grilled-cheese': { any: 'croûte au fromage, Käseschnitte | croûte au fromage; tosti' },
  'croque-monsieur': { any: '| croque au saumon; Kentucky hot brown, hot brown; strammer max' },
  'club-sandwich': { any: 'egg McMuffin, McMuffin; | bagel bacon' },
  'hot-dog-roll': {
    any: `
      chili dog; choripán; completo, completo italiano; pølse, polser; saucisse frites; boerewors roll; corn dogs |
      corn dog`,
  },
  'kebab-wrap': {
    any: `
      tantuni; arayes; kati roll, kathi roll | kati roll; sabich, jerusalem mixed grill; durum, dürüm döner | dürüm`,
  },
  nachos: { any: 'totopos' },
  falafel: { any: 'taameya, ta’amiya, tamiya; moi moi, moin moin' },
  wrap: {
    any: 'san choy bow, san choi bao',
    'chicken-breast': 'chicken Caesar wrap',
  },
  bowl: {
    any: `
      Hawaiian plate lunch; thali, Indian thali | thali; nasi campur, nasi padang, nasi ramas; rijsttafel, rijstafel;
      cơm tấm; pabellón criollo, pabellon; casado; mezze platter | assiette de mezzés; tapas platter |; antipasti,
      antipasto platter |; zakuski`,
  },
}
