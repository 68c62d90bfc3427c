import type { UnmadeTable } from './unmade-table.ts'

export const soups: UnmadeTable = {
  soup: {
    any: `
      pepper soup, Nigerian pepper soup, goat pepper soup | pepper soup; ogbono soup, ogbono; abenkwan; edikang ikong;
      efo riro; fumbwa; callaloo; sorrel soup, shchavel | soupe à l'oseille; nettle soup | soupe d'orties, soupe aux
      orties; | panade; Castilian garlic soup |; shchi | chtchi; kapusniak, kapustnica, zelnacka; bouneschlupp; sopa
      de fideo; Spargelsuppe; Frühlingssuppe; grießnockerlsuppe; frittatensuppe, flädlesuppe; hochzeitssuppe;
      leberknödelsuppe; bündner gerstensuppe; kesäkeitto; canederli in brodo; acquacotta; tarhana, tarhana soup |
      tarhana, soupe de tarhana; sopa da pedra; Buddha jumps over the wall`,
    'lamb-mince': `
      cawl; shurpa, shorpa, chorpa; chorba beida; sheep's head soup, smalahove; kjotsupa, Icelandic lamb soup; bozbash`,
    steak: `
      oxtail soup; caldo de res; sopa de res; bulalo; nilaga; sinigang na baka; soto betawi; soto daging;
      seolleongtang; galbitang; yukgaejang; pepperpot; gulyas soup, gulaschsuppe, gulyásleves, goulash soup | soupe de
      goulasch; husleves; czernina; rassolnik; sancocho de res; khash; tteokguk`,
    'chicken-thigh': `
      cock-a-leekie, cock a leekie soup; mulligatawny, mulligatawny soup | mulligatawny; caldo de pollo; sancocho,
      sancocho de pollo; ajiaco; aguadito de pollo; sopa de lima; tortilla soup, sopa azteca | soupe de tortilla;
      samgyetang, ginseng chicken soup; tinola; soto ayam, soto; supa de pui; zupa rosolowa, rosol; ciorba radauteana;
      tavuk corbasi; waterzooi de poulet |; kippensoep; canja, canja de galinha; aguado de gallina; chicken avgolemono
      | soupe avgolemono; matzo ball soup, matzah ball soup, kneidlach, kneidlech | soupe aux boulettes de matza,
      soupe kneidler`,
    'white-bean': `
      pasta e fagioli, pasta fagioli, pasta fazool; fasolada, fassolada, fasoulada; fasole soup, ciorba de fasole;
      Bohnensuppe; caldo gallego; sopa de feijão; bableves; zuppa toscana`,
    'black-bean': 'sopa de frijoles negros',
    'green-lentil': 'Linsensuppe; zuppa di lenticchie; adas bil hamod; shorbat adas, shorbet adas',
    salmon: 'lohikeitto; laksoppa, laksloda',
    prawn: 'sopa de camarao; caldo de camaron',
    'smoked-sausage': 'zurek, Polish sour rye soup, barszcz bialy; solyanka, soljanka',
    cheddar: 'Wisconsin cheese soup',
    mushroom: 'zupa grzybowa; kulajda, houbova polevka; gribnoy sup',
    cauliflower: 'crème du Barry, crème Dubarry | crème Dubarry, crème du Barry, velouté Dubarry',
    pumpkin: 'soup joumou, joumou | soupe joumou, soupe giraumon',
    potato: `
      Kartoffelsuppe; bramboracka; locro de papa, locro; chupe; chupe de camarones; kartoffelcremesuppe; caldo de papa;
      aardappelsoep; krumpli leves`,
    sweetcorn: 'sopa de elote',
    kale: `
      sopa de grão; caldo de couve; molokhia, mulukhiyah, molokheya, mloukhia | molokhia, mloukhia, mouloukhia, corète`,
    spinach: 'spinatsuppe',
    peanut: 'nkatenkwan',
  },
  'split-pea-soup': { any: 'erwtensoep, snert; ärtsoppa, hernekeitto; grochowka; erbsensuppe; London particular' },
  'lentil-soup': { any: 'mercimek çorbası, ezogelin, ezogelin corbasi; dal shorba' },
  harira: { any: 'hlelem; lablabi, leblebi; bissara, besara, bessara | bissara, bessara' },
  gazpacho: { any: 'salmorejo; porra antequerana; arjamolho; ajo blanco, ajoblanco' },
  'cucumber-soup': {
    any: `
      okroshka; chlodnik, saltibarsciai; taratur; dovga, spas; ab doogh khiar; naengmyeon, mul naengmyeon; yayla
      çorbası; holodnik, chłodnik`,
  },
  minestrone: {
    any: `
      ash reshteh, ash-e reshteh, aash reshteh; acquasale; menestra de verduras; zuppa di farro; ciorba; soupe
      paysanne | soupe paysanne, potage cultivateur`,
  },
  bouillabaisse: {
    any: `
      cioppino; cataplana; zuppa di pesce; brodetto; cacciucco; caldeirada; suquet, suquet de peix; cotriade; halaszle
      | halászlé; ukha, oukha; psarosoupa; kakavia; buridda; caldo de peixe, caldo de pescado; ttoro; waterzooi de
      poisson |; bergensk fiskesuppe; vatapa; sopa de mariscos, sopa marinera; canh chua; asam laksa; maeuntang`,
    crab: '| soupe d’étrilles; chilpachole',
    mussel: 'billi bi | billi-bi',
    monkfish: "monkfish armoricaine | lotte à l'armoricaine, lotte à l'américaine; bourride de lotte |",
  },
  'clam-chowder': { any: 'partan bree' },
  'chicken-noodle-soup': {
    any: `
      arroz caldo, lugaw, bubur ayam | arroz caldo, bubur ayam; khao tom; nudelsuppe, hühnersuppe, hühnernudelsuppe;
      caldo tlalpeño; zuppa imperiale; tortellini in brodo; passatelli; thukpa; sup ayam; kalguksu; sopa de pollo;
      chikhirtma`,
  },
  pho: {
    any: '| soupe aux raviolis; kuay teow, boat noodles; hu tieu; bun rieu; mi quang; banh canh; Lanzhou noodles',
    steak: 'bun bo hue; bo kho noodles',
    'chicken-breast': 'pho ga',
  },
  'chow-mein': { 'pork-fillet': 'bun thit nuong; bánh hỏi' },
  ramen: {
    any: `
      kitsune udon; toshikoshi soba; kake udon; nabeyaki udon; jjamppong; budae jjigae; champon; | tantanmen; batchoy,
      la paz batchoy; saimin; ramyeon, ramyun; tsukemen`,
    'pork-belly': 'tonkotsu ramen, tonkotsu; chashu ramen',
  },
  'miso-soup': {
    any: `
      tonjiru, butajiru; miyeok guk, miyeokguk | soupe d'algues; oden; ozoni; kenchinjiru`,
    tofu: 'doenjang jjigae; suimono',
  },
  laksa: {
    any: 'mohinga; ohn no khao swe; bakso; mie ayam; mie bakso; curry mee; lontong; laksa lemak; nam ya; num banh chok',
  },
  borscht: { any: 'barszcz, barszcz czerwony; svekolnik' },
  'onion-soup': { any: 'thourin, tourin à la tomate | thourin; zwiebelsuppe; cebolada' },
  'tomato-soup': { any: 'paradicsomleves; rassam, rasam | rasam' },
  'fruit-salad': { any: 'meggyleves, kissel | kissel; bubur cha cha' },
}
