import type { UnmadeTable } from './unmade-table.ts'

export const dumplings: UnmadeTable = {
  gyoza: {
    any: `
      crab rangoon; shumai, siu mai, siumai, shaomai, dimsum | siu mai, shumai; har gow, ha gao, har gau, ha kao | ha
      kao, har gao; mandu, mandoo; momo, Tibetan momos | momos; guotie, sui kow; bouchées vapeur | bouchées vapeur,
      bouchées à la vapeur; bánh cuốn; cheung fun; lo mai gai; lo bak go, lo bok go; tang bao`,
    'pork-mince': `
      xiaolongbao, xiao long bao, soup dumplings | xiaolongbao, xiao long bao; char siu bao, siopao, banh bao, hirata
      buns | banh bao; pelmeni, pielmieni | pelmeni; khinkali; sheng jian bao; takoyaki; manty; bänsh, buuz,
      khuushuur; kreplach; uszka; joshpara, chuchvara, dushbara; zongzi, joong`,
  },
  pierogi: { any: 'varenyky; pierogi ruskie, ruskie pierogi; kolduny; knish; pirohy' },
  arepas: {
    any: `
      tamales, tamale | tamales; pupusas; humitas, hallacas, pamonha, nacatamal; cachapas; mofongo, tostones,
      patacones; bammy`,
  },
  'summer-rolls': {
    any: 'popiah, poh piah; bì cuốn',
  },
  pajeon: { any: 'bánh xèo, banh xeo, Vietnamese crêpe | bánh xèo, banh xeo, crêpe vietnamienne' },
  okonomiyaki: {
    any: 'kimchijeon |; monjayaki; banh khot; oyster omelette; bindaetteok',
  },
  lumpia: {
    any: 'fried spring rolls, egg rolls, harumaki | pâté impérial, rouleaux impériaux',
  },
}
