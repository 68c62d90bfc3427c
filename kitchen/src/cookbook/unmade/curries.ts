import type { UnmadeTable } from './unmade-table.ts'

export const curries: UnmadeTable = {
  curry: {
    'lamb-shoulder': `
      bunny chow; curry goat, goat curry | cabri colombo, colombo de cabri; kosha mangsho; laal maas; kari kambing`,
    'chicken-thigh': `
      chicken dhansak, dhansak; chicken jalfrezi, jalfrezi | poulet jalfrezi, jalfrezi; chicken karahi, karahi, kadai
      chicken; balti, chicken balti; chicken bhuna, bhuna; chicken dopiaza, dopiaza; chicken Chettinad, Chettinad;
      chicken pathia, pathia; chicken pasanda, pasanda; chicken xacuti, xacuti; murgh musallam; ayam masak lemak; opor
      ayam; gulai ayam, gulai; ca ri ga; kuku wa nazi; galinha cafreal, cafreal; kare raisu; palak chicken`,
    'pork-shoulder': 'gaeng hang lay, hang lay',
    cod: `
      Goan fish curry, meen curry, meen moilee, machher jhol; fish molee; amok, fish amok, amok trey | amok, amok de
      poisson; gulai ikan; macher jhol, shorshe maach`,
    prawn: 'prawn malai curry, chingri malai; prawn balchao, balchão',
    crab: 'matoutou, matété',
    any: `
      anda curry; avial; undhiyu; subzi; navratan korma; kadhi, kadhi pakora; poriyal, thoran; sambar, sambhar; pav
      bhaji; jungle curry, gaeng pa | curry de la jungle; choo chee; kaeng som; tarkari`,
    cauliflower: 'gobi Manchurian, gobi masala | gobi manchurian',
    aubergine: 'baingan bharta, bharta; bagara baingan, baghare baigan',
    potato: 'aloo matar, aloo mutter; dum aloo; Bombay potatoes, Bombay aloo | Bombay aloo; jeera aloo',
    okra: 'bhindi masala, bhindi, bhindi bhaji',
    paneer: 'matar paneer, mutter paneer, mattar paneer; shahi paneer; kadai paneer; malai kofta',
    pumpkin: 'kaddu ki sabzi',
    'green-bean': 'beans poriyal, French bean thoran',
    'lamb-mince': 'keema, kheema',
    chickpea: 'doubles, Trinidad doubles',
  },
  'rogan-josh': {
    any: 'rezala; saag gosht, palak gosht',
  },
  'aloo-gobi': { spinach: 'saag aloo, sag aloo, aloo palak' },
  'saag-paneer': { any: 'sarson ka saag' },
  dal: {
    any: `
      dal makhani, daal makhani, dhal makhani; dal bhat, dhal bhat; parippu; misir wot; khichdi, khichri, kitchari,
      kitchuri | khichdi, kitchari; shiro`,
  },
  'butter-chicken': { 'chicken-thigh': 'murg malai; chicken changezi' },
  'green-curry': { any: 'kaeng khiao wan' },
  'red-curry': {
    any: 'gaeng daeng; panang curry, phanaeng | curry panang',
    duck: 'kaeng phed ped yang',
  },
  rendang: { any: 'kalio; chicken rendang' },
  'katsu-curry': { 'pork-fillet': 'menchi katsu, menchikatsu; donkatsu' },
  korma: { any: 'safed maas' },
}
