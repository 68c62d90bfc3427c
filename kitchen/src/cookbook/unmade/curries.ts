import type { UnmadeTable } from './unmade-table.ts'

export const curries: UnmadeTable = {
  curry: {
    'lamb-shoulder': 'bunny chow; kosha mangsho; laal maas; kari kambing',
    'chicken-thigh': `
      chicken dhansak, dhansak; chicken dopiaza, dopiaza; chicken Chettinad, Chettinad; chicken pathia, pathia;
      chicken pasanda, pasanda; chicken xacuti, xacuti; murgh musallam; ayam masak lemak; opor ayam; gulai ayam,
      gulai; ca ri ga; kuku wa nazi; galinha cafreal, cafreal; kare raisu; palak chicken`,
    'pork-shoulder': 'gaeng hang lay, hang lay',
    cod: 'Goan fish curry, meen curry, meen moilee, machher jhol; fish molee; gulai ikan; macher jhol, shorshe maach',
    prawn: 'prawn malai curry, chingri malai; prawn balchao, balchão',
    crab: 'matoutou, matété',
    any: `
      anda curry; avial; undhiyu; subzi; navratan korma; kadhi, kadhi pakora; poriyal, thoran; sambar, sambhar; pav
      bhaji; jungle curry, gaeng pa | curry de la jungle; choo chee; kaeng som; tarkari`,
    cauliflower: 'gobi Manchurian, gobi masala | gobi manchurian',
    aubergine: 'bagara baingan, baghare baigan',
    okra: 'bhindi masala, bhindi, bhindi bhaji',
    paneer: 'shahi paneer; kadai paneer; malai kofta',
    pumpkin: 'kaddu ki sabzi',
    'green-bean': 'beans poriyal, French bean thoran',
  },
  'rogan-josh': {
    any: 'rezala; saag gosht, palak gosht',
  },
  'saag-paneer': { any: 'sarson ka saag' },
  dal: {
    any: 'dal bhat, dhal bhat; parippu; khichdi, khichri, kitchari, kitchuri | khichdi, kitchari; shiro',
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
