import type { UnmadeTable } from './unmade-table.ts'

/** Pasta and noodles. */
export const noodles: UnmadeTable = {
  pasta: {
    any: `
      ravioli, tortellini, agnolotti, tortelloni, cappelletti, ravioles du Dauphiné, ravioles | raviolis, ravioles,
      tortellini, tortelloni, ravioles du Dauphiné; fresh pasta from scratch, fresh pasta, homemade pasta, pasta dough
      | pâtes fraîches maison, pâtes fraîches, pâte à pâtes; culurgiones, casunziei; pizzoccheri; orecchiette cime di
      rapa, orecchiette; pici, pici all'aglione; strozzapreti; pasta al limone; pasta alla vodka, penne alla vodka,
      vodka pasta | penne à la vodka; pasta alla gricia, gricia; timballo; | macaronis à la béchamel; spaghetti alla
      Nerano, Nerano; túrós csusza; Schinkenfleckerl; Maultaschen; pasta boscaiola, boscaiola; spaghetti
      all'assassina, assassina; kritharaki, orzo; fregola, fregula; napolitan, naporitan`,
    aubergine: `
      pasta alla norma, pasta norma, rigatoni alla norma, penne alla norma | pâtes à la norma, pasta alla norma`,
    'beef-mince': `
      pastitsio, pastichio, makaronia me kima; giouvetsi, youvetsi; manicotti; American chop suey, goulash
      American, Hamburger Helper; rigatoni al forno, ziti; makarony po-flotski`,
    sardine: 'pasta con le sarde, sarde pasta',
    prawn: 'spaghetti allo scoglio, frutti di mare',
    sausage: 'pasta alla norcina, norcina',
    'chicken-breast': 'chicken tetrazzini, tetrazzini',
  },
  gyoza: { 'lamb-mince': 'manti, Turkish manti | manti', any: 'mantu' },
  gnocchi: {
    any: `
      Käsknöpfle |; gnocchi alla sorrentina | gnocchis à la sorrentina, gnocchi à la sorrentina; semolina gnocchi |
      gnocchis à la romaine; gnudi, malfatti; Serviettenknödel, canederli, Kartoffelknödel, kartoffelklosse, Klöße,
      potato dumplings |; kluski, kopytka, kluski śląskie; kroppkakor, palt, pitepalt, raspeball, komle; Schupfnudeln;
      Dampfnudeln, Germknödel; cepelinai, zeppelins; bryndzové halušky, halusky; nokedli, galuska`,
  },
  'mac-and-cheese': { any: 'Älplermagronen, aelplermagronen; makaronilaatikko' },
  lasagne: { any: 'vincisgrassi; pastelón' },
  'chow-mein': {
    any: `
      chop suey; yee mein; hokkien mee, char kway teow, char kuey teow, bami, bihun goreng | nouilles indonésiennes;
      biang biang noodles, biangbiang; tallarin saltado, tallarines verdes; ants climbing a tree; lagman, laghman;
      beef ho fun, beef chow fun, chow fun; noodle kugel, kugel, lokshen kugel; mi xao`,
    'pork-fillet': 'dan dan |',
  },
  'pad-thai': { any: 'drunken noodles, pad kee mao; rad na, lad na; pad woon sen' },
  'dan-dan-noodles': { any: 'jajangmyeon; zhajiangmian, zha jiang mian' },
  yakisoba: {
    any: 'zaru soba; somen, hiyashi chuka, hiyashi somen; bibim guksu; ddukbokki; bibim naengmyeon',
  },
  'stir-fry': {
    any: `
      kottu roti, kottu, kothu roti; moo goo gai pan; cap cay, cap cai; gai lan; rau muong | liserons d'eau sautés;
      Buddha's delight, lo han jai, luohan zhai; di san xian`,
    'chicken-thigh': 'laziji, la zi ji; ga xao sa ot; dakgalbi',
    'pork-fillet': `
      twice-cooked pork, hui guo rou; mu shu pork, moo shu pork, mu xu; yu xiang pork, yuxiang rousi; jeyuk bokkeum;
      shogayaki`,
    prawn: 'honey walnut shrimp; black pepper crab, chilli crab, chili crab | chili crab',
    squid: 'ojingeo bokkeum',
    duck: 'duck pancakes, crispy aromatic duck |',
    aubergine: 'yu xiang aubergine, fish-fragrant aubergine, yuxiang eggplant | aubergine yuxiang; nasu dengaku',
    tofu: 'agedashi tofu; ma la tofu; tahu goreng',
    'green-bean': 'gan bian si ji dou | haricots verts à la sichuanaise',
    'lamb-mince': 'Xinjiang lamb',
    steak: 'shuizhu beef, shui zhu niu rou',
    'pork-shoulder': 'sisig',
  },
  'sweet-and-sour-pork': {
    any: 'guo bao rou; gu lao rou; | sauté de porc à l’ananas, porc à l’ananas',
    'chicken-thigh': `
      Chinese lemon chicken | poulet au citron chinois; chicken Manchurian; dakgangjeong | yangnyeom`,
    cod: 'squirrel fish',
  },
  'kung-pao': { any: 'mala xiang guo' },
}
