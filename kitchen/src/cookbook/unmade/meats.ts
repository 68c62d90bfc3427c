import type { UnmadeTable } from './unmade-table.ts'

/** Roast, grilled, baked and fried meat. */
export const meats: UnmadeTable = {
  burger: {
    'beef-mince': `
      beef tartare, steak tartare | steak tartare, tartare de bœuf, bœuf tartare; ground beef patty |; pljeskavica,
      pleskavica; hamburg steak, hambagu; patty melt; Juicy Lucy; bifteck haché | steak haché à cheval; filet américain;
      yukhoe, yukke`,
    'chicken-breast': 'zinger burger; McChicken',
    any: 'kitfo; | steak haché frites',
  },
  'veggie-burger': {
    any: `
      plant-based burger, Beyond burger, Impossible burger, vegetable burger, tempeh burger, tofu burger | burger aux
      légumes, burger au tofu, burger au tempeh; falafel burger | burger de falafel, burger aux falafels`,
    mushroom: 'mushroom burger, portobello burger | burger aux champignons, burger portobello',
  },
  schnitzel: {
    'chicken-breast': 'milanesa de pollo; chicken parmo; chicken Maryland',
    'pork-fillet': `
      schnitzel Holstein, kotlet schabowy, schabowy; milanesa, milanesa napolitana, milanesa a la napolitana | milanesa`,
  },
  'roast-beef': {
    any: `
      roast beef and Yorkshire pudding, Sunday roast beef with Yorkshire pudding; prime rib, standing rib roast;
      chateaubriand roast |; asado, asado argentino, churrasco, picanha, parrillada | asado, churrasco, picanha;
      tri-tip; Kalbsbraten | rôti de veau Orloff; smoked brisket, Texas brisket`,
  },
  'roast-lamb': {
    any: `
      lechazo, cordero asado; abbacchio, abbacchio alla romana; mechoui | méchoui; rack of lamb, crown roast | carré
      d’agneau en croûte; lamb kleftiko, arni kleftiko; saddle of lamb | selle d’agneau; raan, raan leg of lamb; | gigot
      à la ficelle, gigot brayaude; hangikjöt; fenalår, pinnekjøtt; tandır, kuzu tandır; arni sto fourno, antikristo`,
  },
  'roast-pork': {
    'pork-shoulder': `
      kalua pig, kalua pork; pernil, lechón asado; hornado; leitão, leitão da Bairrada, cochinillo, cochinillo asado,
      suckling pig; porchetta; bossam; Boston butt`,
    'pork-joint': `
      Schweinebraten, Schweinsbraten, Krustenbraten; vepřová pečeně, pork roast with crackling; flæskesteg, ribbe,
      ribbe Norwegian; Spanferkel; | rôti Orloff, rôti de porc Orloff; arista; maiale al latte; julskinka | jambon à
      l’os; | palette à la diable; siu yuk, lechon, lechon belly, moo krob, samgyeopsal; chicharrón; Speckbraten;
      stegt flæsk`,
    any: 'lomo en orza',
  },
  'roast-chicken': {
    any: `
      | chapon, chapon farci, chapon rôti; roast goose, Martinsgans, Gänsebraten | oie rôtie, oie farcie; roast guinea
      fowl | pintade rôtie, pintade au chou, pintade aux choux; | caneton rôti; beer can chicken; chicken forty cloves,
      chicken with 40 cloves of garlic | poulet aux quarante gousses d’ail; pollo a la brasa; frango assado; | coquelet
      rôti, poulet en crapaudine, crapaudine; poussin; spatchcock chicken; Cornish hen, Cornish game hen; roast
      pheasant, roast partridge, roast quail | faisan rôti, perdrix au chou, cailles rôties, cailles aux raisins, pigeon
      rôti; musakhan, mousakhan | musakhan; rotisserie chicken | poulet rôti à la broche; Brathendl, Brathähnchen; white
      cut chicken; | poulet de Bresse; inasal, chicken inasal; ayam bakar, ayam betutu; | poularde demi-deuil, poularde;
      turducken`,
  },
  'tandoori-chicken': {
    any: `
      frango piri-piri |; paneer tikka; chicken tikka kebab, reshmi kebab, malai tikka; chicken 65; Huli huli chicken;
      pollo al carbón, pollo asado; gai yang`,
  },
  'chicken-wings': { any: '| ailerons de poulet; Nashville hot chicken; tebasaki' },
  'crisp-fry': {
    'chicken-thigh': `
      tori no karaage; popcorn chicken, Taiwanese popcorn chicken; ayam goreng; ayam penyet; pollo frito; chicharrón de
      pollo; coxinha; chicken tempura; backhendl`,
    prawn: 'prawn crackers; camarones empanizados; ebi furai; scampi in batter; popcorn shrimp',
    halloumi: `
      | fondue de fromage croquettes, fondu au fromage, fondu au parmesan; mozzarella sticks | bâtonnets de mozzarella,
      mozzarella sticks; smažený sýr, vyprážaný syr; cheese croquettes; cheese curds; mozzarella in carrozza`,
    courgette: `
      kolokithokeftedes |; fiori di zucca, stuffed courgette flowers, courgette flowers | fleurs de courgette, beignets
      de fleurs de courgette; zucchini feta fritters`,
    any: `
      blooming onion; buffalo cauliflower, cauliflower fritters | beignets de chou-fleur; | beignets salés; frogs’ legs`,
    aubergine: 'aubergine fritters, berenjenas con miel, berenjenas fritas | beignets d’aubergine',
    sweetcorn: `
      corn fritters, sweetcorn fritters, perkedel jagung, bakwan | beignets de maïs; bakwan jagung; sorullitos`,
    squid: 'salt and pepper squid | rondelles de calamar; chipirones fritos, puntillitas; rabas',
    mushroom: '| beignets de champignons',
    tofu: 'tahu isi; tempeh mendoan, tempe goreng',
  },
  arancini: { any: 'croquetas de jamón' },
  meatballs: {
    'beef-mince': `
      kibbeh, kibbe, kibe, quibe, kubbeh, kubba, içli köfte | kibbeh, kebbé; kroket; frikandel, frikadel, fricadelle;
      papa rellena, papas rellenas; korokke; | croquettes de viande`,
  },
  roesti: {
    pumpkin: '| acras de giraumon, beignets de potiron',
    carrot: 'ukoy; kakiage; farinette',
  },
  falafel: { any: 'acarajé, akara, accara, kosai | akara, acarajé, accras de niébé' },
  breaded: { 'chicken-breast': 'chicken tenders, chicken strips, chicken fingers | tenders, aiguillettes panées' },
  meatloaf: {
    any: `
      | pâté en croûte; liver pâté, chicken liver pâté, leberpastete, leverpostej | pâté de foie, mousse de foie;
      Falscher Hase, hackbraten, forloren hare; Leberkäse, leberkäs, leberkaese | Leberkäse; polpettone; scrapple,
      goetta; fleischkäse; embutido; gelantine, galantine, ballotine | galantine, ballotine; | pain de veau; | fromage
      de tête, jambon persillé; brawn, head cheese, aspic, studen, kholodets, holodets | aspic`,
    'pork-mince': 'cretons',
  },
  moussaka: {
    'beef-mince': 'musaca, musakka',
    any: 'maghmour',
  },
  'shepherds-pie': {
    'lamb-mince': 'haggis, haggis neeps and tatties; cumberland pie; skirlie',
    any: 'pastel de papa, pastel de choclo; pâté chinois; tamale pie',
  },
  'hachis-parmentier': { any: 'pastel de carne; escondidinho; | parmentier de boudin noir' },
  'cottage-pie': { any: 'mince and tatties, mince and tatties pie' },
  traybake: {
    sausage: `
      | friand à la viande; Weisswurst, weisswürste, Nürnberger, Käsekrainer; | saucisses cocktail, saucisses
      feuilletées; boerewors; loukaniko; salchicha criolla; | saucisse en brioche, saucisson brioché, saucisson en
      brioche; boudin blanc, boudin noir | boudin blanc; morcilla; sai oua, sai ua; naem; longganisa, longaniza`,
    'chicken-thigh': `
      sheet-pan chicken fajitas; chicken Vesuvio; chicken divan; pollo al ajillo; chicken marbella; King Ranch chicken;
      poulet à la diable; kotopoulo, kotopoulo lemonato; flygande Jakob, flygande jacob`,
  },
  skewers: {
    'chicken-thigh': `
      sate ayam, saté | saté; tsukune skewers |; shish taouk, shish tawook, shish taouq, chich taouk, taouk | chich
      taouk, shish taouk; jujeh kabab, joojeh kabab, jujeh; chicken kabobs; espetinho, espetada de frango; tavuk şiş`,
    steak: `
      suya; anticuchos; espetada; beef kabobs; sosaties, sosatie; pinchos, pinchos morunos, pincho moruno; kushiyaki;
      choyla; mishkaki; | dibi`,
    'lamb-mince': `
      shashlik, shashlyk, chachlik, shashlick | chachlik; arrosticini; çöp şiş, kuzu şiş, şiş kebap; nyama choma; |
      dibi d’agneau; yang rou chuan; sheekh gosht; adana kebabı, Urfa kebab |; kofta kebab, kafta, shish kofta | kefta
      grillée; koobideh, kubideh, kabab koobideh, lula kebab; kakori kebab, shami kebab, chapli kebab, galouti kebab
      |; Iskender kebab, iskender kebap, İskender | iskender kebab; beyti, beyti kebab; tepsi kebabi, ali nazik,
      alinazik, patlıcan kebabı`,
    'beef-mince': 'cevapi, ćevapčići, kebapche, kebapcheta | ćevapi, ćevapčići; mici, mititei',
    'pork-fillet': 'moo ping; kalamaki; sate babi; spiedini',
    sausage: 'kushikatsu',
  },
  grill: {
    any: `
      | méchoui barbecue; parrillada mixta; teppanyaki; yakiniku, Korean BBQ, gogigui | yakiniku; khorovats; jingisukan;
      hot stone, pierrade | pierrade`,
    steak: 'carne asada; tomahawk steak; galbi, kalbi, LA galbi | galbi',
  },
  'bbq-ribs': {
    any: `
      paigu; beef short ribs, short ribs | plat de côtes; costillas, costillas BBQ, costillas de cerdo; żeberka; suon
      nuong; rosticciana`,
  },
  'steak-au-poivre': { any: 'tournedos Rossini' },
  'steak-frites': { any: 'hanger steak and fries; bistec a caballo, bife a cavalo' },
  magret: { duck: '| canard au sang, canard à la presse' },
  tacos: {
    any: `
      carne asada tacos; tacos dorados, taquitos, flautas | flautas; baja fish tacos; tacos gobernador; tacos de canasta`,
  },
  enchiladas: {
    any: 'enfrijoladas, entomatadas, papadzules; chimichanga; enchiladas verdes, enchiladas suizas, enmoladas',
  },
  chips: {
    any: `
      kapsalon; salchipapa; cassava fries, yuca frita, mandioca frita, yuca fries | frites de manioc, manioc frit;
      tater tots; alloco, aloco, kelewele, dodo, fried plantain, plátanos maduros, maduros, platanos fritos | alloco,
      aloco, bananes plantain frites; patatas fritas; chorrillana`,
  },
  'jerk-chicken': {
    any: '| poulet boucané',
  },
}
