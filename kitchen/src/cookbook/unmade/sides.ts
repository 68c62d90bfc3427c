import type { UnmadeTable } from './unmade-table.ts'

/** Gratins, potatoes and vegetables. */
export const sides: UnmadeTable = {
  gratin: {
    'potato gruyere': `
      moitié-moitié; | mont d’or, mont d’or au four, boîte chaude, vacherin mont-d’or; fonduta; baked camembert,
      baked brie | camembert rôti, camembert au four`,
    potato: `
      Jansson's temptation, Janssons frestelse, Janssons temptation; pan haggerty, panackelty; funeral potatoes;
      rakott krumpli; Kartoffelgratin; kugelis`,
    'sweet-potato': 'candied yams',
    courgette: 'calabacitas',
    spinach: '| épinards à la florentine',
    fennel: 'finocchi gratinati',
    any: 'tater tot hotdish, hotdish; Auflauf, nudelauflauf; ovenschotel; | gratin de ravioles; tortino',
  },
  'gratin-dauphinois': { any: '| gratin franc-comtois, gratin de pommes de terre comtois' },
  'endives-au-jambon': { any: 'witloof' },
  'cauliflower-cheese': { any: '| chou romanesco au gratin' },
  tartiflette: { any: 'reblochonade | morbiflette, camembertiflette; péla; | berthoud; | matouille' },
  'roast-potatoes': {
    any: `
      papas bravas; pommes dauphine | pommes noisettes, pommes dauphine, pommes de terre dauphine; papas arrugadas;
      batatas a murro; patates fournou, patates lemonates; pommes parisienne; batata harra; loaded potato; potato skins;
      fondant potatoes | pommes fondantes; Hasselbackspotatis`,
  },
  'saute-potatoes': {
    any: `
      | pommes de terre sarladaises; potatoes Lyonnaise, lyonnaise potatoes | pommes de terre à la lyonnaise, pommes
      lyonnaise; brændende kærlighed; potatoes O’Brien; pommes rissolées`,
  },
  roesti: {
    potato: `
      placki ziemniaczane, placki, draniki, deruny, bramborák, bramboraky; Kartoffelpuffer, Reibekuchen, Reiberdatschi;
      rårakor; bramboracky; aloo tikki; | grumbeerekiechle, grumbeerekiechle alsaciennes; | criques ardéchoises;
      tortitas de papa, llapingachos; potato fritters | beignets de pommes de terre; perkedel, begedil; corned beef
      hash; maluns`,
    any: '| patranque; | retortillat; | farcement, farçon',
  },
  mash: {
    cabbage: 'rumbledethumps; trinxat',
    any: `
      Himmel und Erde; clapshot; neeps and tatties, bashed neeps; pommes purée; Irish champ; | purée Crécy, purée
      mousseline; puré de papas; rotmos, lanttulaatikko; maccu, fave e cicoria`,
  },
  'green-beans-side': {
    any: `
      rødkål, rotkraut, Blaukraut; pimientos de padrón, Padrón peppers, shishito peppers | pimientos de padrón,
      piments de Padrón; peperonata; Leipziger Allerlei; | navets glacés; carciofi alla romana, carciofi alla giudia |
      artichaut vinaigrette, artichauts vinaigrette; asparagus with hollandaise | asperges sauce hollandaise; farofa;
      macque choux; bamies, bamies laderes; couve à mineira | chou cavalier; fasolakia, fasolakia lathera; zeytinyagli
      taze fasulye; baechu kimchi, kkakdugi | kimchi maison; tsukemono, giardiniera, torshi, turshi | légumes marinés;
      | chou lactofermenté`,
    mushroom: 'champiñones al ajillo | champignons persillade; creamed mushrooms; trifolati, funghi trifolati',
    cabbage: 'creamed cabbage; | embeurrée de chou',
  },
  'roast-vegetables': { any: '| farce; zeytinyagli enginar; | poivrons marinés' },
  'nut-roast': {
    any: 'Tofurky; lentil Wellington |; glamorgan sausages, Glamorgan sausage; | rôti de seitan',
  },
  'wilted-greens': {
    kale: 'kale chips, kale crisps | chips de kale, chips de chou kale',
    any: `
      horta vrasta; cime di rapa; gai lan with oyster sauce; kangkong, adobong kangkong; chorta; laing, ginataang`,
  },
  colcannon: {
    any: '| stoemp',
  },
  'baked-beans': {
    any: '| fèves au lard; chakalaka',
  },
  'corn-on-the-cob': { any: 'creamed corn, esquites, street corn; succotash' },
}
