import type { UnmadeTable } from './unmade-table.ts'

export const eggs: UnmadeTable = {
  omelette: {
    any: `
      soft-boiled egg, boiled egg | œuf dur; omelette Arnold Bennett; tamagoyaki, tamago; chawanmushi, steamed egg,
      gyeran jjim | chawanmushi; egg foo yung, egg foo young, egg fu yung; | omelette de la mère Poulard; kai jeow; |
      omelette soufflée; tea eggs, marbled eggs | œufs marbrés au thé; mayak eggs; ajitama, ajitsuke tamago; pickled
      eggs; Uganda rolex; oeufs à la tripe | œufs à la tripe`,
    potato: '| omelette paysanne; Bauernfrühstück, bauernomelett, pytt i panna',
    mushroom: '| omelette forestière',
  },
  frittata: {
    any: `
      vegetable flan |; kuku, kuku sabzi; coucou sabzi; eggah, ijjeh; egg bites; | clafoutis de
      tomates, clafoutis aux tomates cerises; migas con huevos`,
    spinach: '| flan d’épinards',
    cauliflower: '| flan de chou-fleur',
  },
  'oeufs-cocotte': {
    any: 'çılbır, Turkish eggs | çılbır; | œufs à la bourguignonne',
  },
  'oeufs-mimosa': { any: 'Russian eggs; egg mayo' },
  'cheese-souffle': { any: '| soufflé aux courgettes; | soufflé de poisson' },
  'eggs-benedict': { any: 'eggs Sardou; eggs Atlantic | œufs Atlantique' },
  'full-english': {
    any: 'full Irish, Ulster fry, full Scottish, full Welsh; Turkish breakfast, kahvalti, serpme kahvaltı',
  },
  shakshuka: {
    any: `
      menemen; ojja, ojja merguez; eggs in purgatory, uova in purgatorio; satarash, sataraš, lecsó with eggs;
      strapatsada; kagianas`,
  },
  'huevos-rancheros': {
    any: `
      chilaquiles verdes; huevos divorciados; huevos motuleños; huevos rotos, huevos estrellados; huevos a la
      mexicana; calentado; huevos pericos`,
  },
  'french-toast': {
    any: `
      torrijas; rabanadas; Arme Ritter, poor knights; kaya toast; Hong Kong toast, shibuya toast; Monte Cristo;
      fotzelschnitten`,
  },
  pancakes: {
    any: `
      poffertjes; syrniki, sirniki, tvorog pancakes; oladi, oladyi, oladky; æbleskiver, ebelskiver; dorayaki; soufflé
      pancakes, fluffy Japanese pancakes | pancakes soufflés; hotteok; apam balik; Pfannkuchen, Eierkuchen,
      Pannenkoeken, pannekoek, pannenkoek; serabi; | matefaim; Staffordshire oatcakes, oatcakes; boxty; raggmunk;
      taiyaki`,
  },
  crepes: {
    any: `
      palatschinken, palačinky, palacsinta, palačinke, clatite; blintz, cheese blintzes, nalesniki, nalysnyky;
      crespelle; Gundel palacsinta; pannkakor, pancakes Swedish, Swedish pancakes, lettu; rava dosa, neer dosa |; bao
      bing, Mandarin pancakes; jianbing, jian bing; frixuelos, filloas; panqueques, panqueque; | ficelle picarde,
      ficelles picardes; | crêpes de la Chandeleur; pathishapta, patishapta; dadar gulung`,
  },
  socca: {
    any: 'pudla, chilla, besan chilla, cheela; pesarattu; dhokla, khaman; cade toulonnaise',
    onion: 'bhajji, pakoda, vadai, vada, medu vada',
  },
  waffles: {
    any: `
      chicken and waffles | poulet et gaufres; gai daan jai; gofry; galettes liégeoises | galettes de Nouvel An;
      gaufres de Liège, Liège waffle, Liège waffles, gaufre de Liège | gaufres de Liège, gaufre de Liège, gaufre
      liégeoise; gaufres fourrées | gaufres fourrées lilloises, gaufrettes; potato waffles`,
  },
  porridge: {
    any: `
      grießbrei, mannapuuro, cream of wheat, grechka, risengrød, risgrynsgröt, rømmegrøt, champurrado porridge |
      bouillie de semoule, kacha; akamu, koko; boule de mil | bouillie de mil, lakh, thiakry; tsampa; | bouillie de
      maïs; frumenty; ashure, asure, noah’s pudding`,
  },
}
