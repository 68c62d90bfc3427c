import type { UnmadeTable } from './unmade-table.ts'

export const stews: UnmadeTable = {
  'mustard-chicken': { any: 'rabbit in mustard sauce, rabbit with mustard | lapin à la moutarde' },
  'chicken-chasseur': { any: 'hunter’s rabbit | lapin chasseur, lapin à la chasseur' },
  stew: {
    any: 'chanfana; guiso; guvech, güveç; djuvec, đuveč; ghiveci; lecso, letscho; zarangollo',
    'stewing-beef': `
      | poitrine de bœuf; stufato; peposo; brasato, brasato al barolo; stracotto; spezzatino; carne guisada; estofado;
      estofado de ternera; stifado, stifatho; kokkinisto; stoofpot; nihari; bo kho;
      mechado; kaldereta, caldereta; carne mechada; carbonada criolla; seco de res; matambre; potjiekos,
      potjie; tomato bredie, bredie; zigni, kai wat, siga wat, key wat; kontomire, palaver sauce; saka-saka, pondu,
      feuilles de manioc, ravitoto; beef cheeks, ox cheek | joue de bœuf, joues de bœuf; oxtail stew, rabo de toro,
      rabo encendido | rabo de toro; tafelspitz; tocany; tokány; pörkölt; bœuf mode, beef à la mode | bœuf mode, bœuf
      à la mode; bœuf à la ficelle; lapskaus, labskaus, lobscouse, scouse; sjömansbiff; kalops; karjalanpaisti,
      Karelian stew; gheimeh, khoresh gheymeh; sukiyaki; shabu-shabu; huo guo, mala hot pot | fondue chinoise; fondue
      bourguignonne; papas con carne; cozido; bollito misto; puchero, cocido, cocido madrileño, escudella | puchero,
      cocido, escudella; dinuguan; galbi jjim, galbijjim; stoba, carni stoba`,
    'stewing-beef carrot': '| estouffade; tzimmes, tsimmes',
    'lamb-shoulder': `
      | souris d’agneau confite; ghormeh sabzy; mansaf; chanakhi; chakapuli, tchakapouli; kleftiko; tas kebab; hünkar
      beğendi; farikal; får i kål; fricandó; caldereta de cordero; chilindron, cordero al chilindrón; tangia, tanjia;
      mrouzia; haleem, harees, hareesa; bamia, bamya; fasolia; maraq; saltah; fahsa; marak temani; kuurdak, kuyrdak,
      beshbarmak, besbarmak; dimlama, dymlama; haricot de mouton; pieds paquets, pieds et paquets; agneau de sept
      heures, gigot de sept heures, seven-hour lamb; brown windsor; cabrito, seco de cabrito | cabri, colombo cabri,
      cabri massalé`,
    'pork-shoulder': `
      pozole; carne de porco à alentejana; afelia; szekelygulyas, székelykáposzta; chairo; humba;
      menudo; gamjatang; thit kho tau; griot, griyo; rougail boucané;
      kassler, kasseler; vepřo knedlo zelo; olla gitana; kig ha farz; chile verde, pork chile verde, chili verde;
      carne adovada; pork and beans; dongpo pork, dong po rou, hong shao rou | porc dongpo; bak kut teh, bakuteh;
      kakuni, buta no kakuni; babi kecap; babi guling; rafute; eisbein, schweinshaxe, pork knuckle | eisbein,
      schweinshaxe; | ragoût de pattes, ragoût de boulettes`,
    'pork-shoulder kidney-bean': 'frijoles charros, charro beans; bandeja paisa; frijolada',
    'white-bean smoked-sausage': `
      feijoada à transmontana; judías con chorizo, alubias; prebranac, tavče gravče; pasulj; fasole cu ciolan, fasole cu
      carnati; mongetes amb botifarra`,
    'white-bean tomato': `
      gigantes plaki, gigantes, plaki; kuru fasulye; loubia, loubia à la tomate; fagioli all uccelletto`,
    'kidney-bean': `
      frijoles; ful mudammas, fuul |; githeri; samp and beans; porotos granados; porotos con
      riendas`,
    chickpea: `
      cocido de garbanzos, potaje, espinacas con garbanzos; revithia; nohut; fatteh, fattet hummus; callos con garbanzos`,
    'chicken-thigh': `
      chicken and dumplings; satsivi; chakhokhbili, tchakhokhbili; moambe, muamba, muamba de galinha | poulet moambe,
      moambé; galinha à africana; pepián; pollo guisado; fricasé de pollo; pollo en pepitoria, pepitoria; country
      captain; brunswick stew; burgoo; poulet directeur général; poulet à la Gaston Gérard, poulet Gaston Gérard;
      poulet Marengo | chicken Marengo; chicken vallée d'Auge; coq au riesling, coq à la bière; khoresh bademjan;
      khoresh karafs; mixiote; coq au vin jaune, poulet au vin jaune, poulet aux morilles; dakdoritang,
      dakbokkeumtang, dak dori tang; jjimdak; three cup chicken, sanbeiji; ayam kecap; semur, semur ayam; kuku paka;
      poulet à l'ivoirienne`,
    'chicken-leg': 'coquelet en cocotte',
    sausage: 'coddle, Dublin coddle; currywurst; | diots au vin blanc, diots',
    'chorizo potato': 'patatas a la riojana, patatas riojanas',
    veal: 'kalbsragout; | rognons de veau; sweetbreads; | tête de veau',
    okra: 'quiabo; quingombo',
    cabbage: 'atakilt wat, tikil gomen, gomen | atakilt wat',
    mushroom: 'champignons à la grecque; fricasé de setas',
    aubergine: `
      mirza ghasemi, mirza qasemi; kashk bademjan, kashke bademjan; soufiko; briam, briami; tourlou, turlu; tumbet,
      tombet; pisto, pisto manchego; escalivada; alboronia; kapunata; confit byaldi`,
    potato: 'patatas guisadas; rougail pommes de terre; | fricot',
    pumpkin: 'charquican; quibebe',
    artichoke: 'artichokes barigoule | artichauts à la barigoule, barigoule; aginares a la polita, anginares',
    'broad-bean': 'favas guisadas',
    spinach: '| brèdes, brèdes mafane; matapa; isombe; muriwo',
  },
  'petit-sale': { any: 'lentejas, lentejas con chorizo; linsen mit spätzle' },
  dal: { any: 'misr wot; shiro wat' },
  bouillabaisse: {
    monkfish: 'matelote | matelote, matelote d’anguille',
    squid: 'chipirones en su tinta, calamares en su tinta; rougail calamars',
    octopus: '| civet de poulpe, civet zourite, daube de poulpe; polvo guisado',
    cod: `
      bacalao a la vizcaina, bacalao al pil pil, pil pil | bacalao pil pil; marmitako; caldeirada de bacalhau;
      fiskegryde; blaff; rougail morue; | blanquette de poisson; | cassolette de la mer`,
  },
  jambalaya: {
    prawn: 'rougail crevettes; caruru; bobó de camarão',
    any: 'dirty rice; gumbo z herbes',
  },
  'pot-au-feu': { any: 'corned beef and cabbage, New England boiled dinner' },
  'irish-stew': { any: 'stovies; tatws pum munud' },
  blanquette: {
    veal: 'paupiettes, veal birds | paupiettes, paupiettes de veau; kalbsfrikassee',
    'chicken-thigh': 'chicken à la king, hühnerfrikassee; poularde à la crème',
  },
  fricassee: {
    tarragon: "tarragon chicken | poulet à l'estragon",
    'chicken-breast': `
      pollo alla crema; | émincé de poulet à la crème; chicken Marsala, pollo marsala | poulet au marsala; smothered
      chicken`,
  },
  'boeuf-bourguignon': {
    any: `
      wild boar stew, venison stew, jugged hare | civet, civet de sanglier, civet de chevreuil, civet de lièvre, civet
      de cerf, civet de biche, gibelotte; sauté de sanglier; reh ragout; hirschragout, hirschgulasch; gardiane,
      gardianne de taureau`,
  },
  goulash: {
    any: `
      bogracs, bográcsgulyás; szegediner goulash, székely goulash, szegediner gulasch; saftgulasch; marhapörkölt`,
  },
  cassoulet: { any: 'mongetes; fabes con almejas; olla de alubias; | mojettes' },
  yassa: { any: '| poulet bicyclette' },
  chili: {
    any: 'Cincinnati chili; Frito pie',
    'beef-mince': 'keema chili',
    'pork-shoulder': 'birria de cerdo',
    'stewing-beef': 'birria, quesabirria, birria tacos; barbacoa; machaca; chile colorado',
  },
  adobo: { any: 'adobong manok; paksiw; adobong pusit' },
  choucroute: { any: 'Schlachtplatte, szlachtplatte; surkal; kapusta, kapusta zasmażana; krautfleckerl' },
  ratatouille: { any: 'samfaina, sanfaina; letcho; chakchouka douce; rougail aubergine' },
  'lamb-tagine': { any: '| tajine mrouzia' },
  'couscous-royal': {
    any: '| couscous boulettes, couscous aux boulettes; | couscous tfaya; maftoul, moghrabieh; berkoukes; seffa',
  },
  meatballs: {
    any: `
      albondigas; Königsberger Klopse; polpettine; keftedes, keftedakia; soutzoukakia; Frikadellen, Frikadeller,
      Buletten, boulets | fricadelles, boulets, boulets liégeois; faggots; kjottkaker; lihapullat; fasírt;
      kotlety, kotleti, kotlety mielone; chiftele; tefteli; yuvarlakia; dawood basha, daoud bacha; tajine kefta,
      kefta tagine | tajine de kefta, tajine kefta; lion's head meatballs, shizitou, lion's head | tête de lion;
      bola-bola; çiğ köfte; tsukune; bitterballen, bitterbal`,
  },
  'stuffed-cabbage': {
    any: `
      golubtsy, golubtsi, holubtsi | golubtsy; töltött káposzta; Kohlrouladen, kohlroulade, krautwickel; kåldolmar;
      lahanodolmades; malfouf, mahshi, mahshi malfouf; capuns`,
  },
  'stuffed-vegetables': {
    any: `
      gemista, yemista; punjene paprike, punjena paprika, töltött paprika; ardei umpluti; karniyarik; sheikh al mahshi,
      kousa mahshi, kusa mahshi, kousa | kousa mahchi`,
    aubergine: 'papoutsakia',
    pepper: `
      chiles rellenos, chile relleno | chiles rellenos, piments farcis; rocoto relleno; chiles en nogada; jalapeño
      poppers`,
    'lamb-mince': 'dolmeh',
    'pork-mince': 'canh khổ qua, stuffed bitter melon',
  },
  'chicken-tagine': {
    any: 'rfissa',
  },
  'sundubu-jjigae': { any: 'kimchi jjigae, kimchi stew | kimchi jjigae' },
  mafe: { any: 'kare-kare' },
  'crispy-pork-belly': { any: 'lechon kawali' },
  'chana-masala': { any: 'doubles, Trinidad doubles' },
}
