import type { UnmadeTable } from './unmade-table.ts'

export const riceDishes: UnmadeTable = {
  pilaf: {
    any: `
      tahdig, tadig; chelow, polow, sabzi polo, baghali polo; nasi uduk, arroz con coco |; puliyogare; nasi kuning;
      spanakorizo; Mexican rice, arroz rojo, arroz mexicano | riz mexicain; moros y cristianos, moros, congri, gallo
      pinto, casamiento | moros y cristianos; diri kole, diri ak djon djon; upma; waakye; khao niao | riz gluant;
      jeera rice; poha; diri djon djon, riz djon djon`,
    'chicken-thigh': `
      kabsa, kabseh, machboos, majboos, mandi, chicken mandi; pelau, Trinidad pelau; bukhari rice; zereshk polo,
      zereshk polo ba morgh; galinhada; arroz de pato; locrio, asopao, asopao de pollo; nasi kebuli; claypot rice,
      claypot chicken rice; takikomi gohan`,
    prawn: 'arroz de camarão',
  },
  biryani: {
    'lamb-shoulder': `
      Kabuli pulao, qabuli palaw, kabuli palaw, Afghan pulao; quzi, ouzi,
      mansaf rice; Yakhni pulao; kuzu pilav`,
    'stewing-beef': 'pilau ya nyama',
    any: 'Hyderabadi biryani, Hyderabadi dum biryani, dum biryani, Lucknowi biryani; tehri, tahari',
  },
  paella: {
    any: `
      arroz de marisco, arroz caldoso, arroz a banda, arroz al horno | arroz de marisco; fideuà, fideuada; arroz del
      senyoret; bringhe`,
    cuttlefish: `
      arroz negro, arròs negre, black rice | riz noir à l’encre, arroz negro; risotto al nero di seppia, crni rižot`,
    cod: `
      thieboudiene, thieb, tieboudienne, thiébou dien, thiof | tiéboudienne, thieboudiene, thieb; sayadieh, sayadiyah,
      siyadiyeh`,
  },
  jollof: { any: 'benachin; | riz gras, riz au gras; thiébou yapp' },
  mujaddara: { any: 'adas polow; masoor pulao; imjadra' },
  risotto: { any: 'risi e bisi; orzotto; suppli; risotto al barolo; risotto alla pescatora' },
  'egg-fried-rice': {
    any: `
      chahan, yakimeshi; omurice, omuraisu; kimchi fried rice, kimchi bokkeumbap | riz sauté au kimchi; arroz chaufa,
      chaufa; sinangag; khao pad, khao phat; chaulafan; nasi kandar`,
  },
  gyudon: {
    any: 'tendon rice bowl; unagi don, unadon, unaju; loco moco; butadon; katsudon; silog, tapsilog',
  },
  maki: {
    any: `
      nigiri, nigiri sushi | nigiri; temaki, hand roll; temari; gimbap, kimbap; sashimi, sashimi platter; inari,
      inarizushi; gunkan; uramaki; spam musubi; futomaki; bento, bento box | bento; chirashizushi; ochazuke; oshizushi`,
  },
  'polenta-dish': {
    any: `
      mamaliga; nsima, fufu, foufou, foutou, banku, kenkey | fufu, foufou, foutou; cou-cou, coo-coo; gofio; funge,
      funje; amala; pounded yam; | attiéké, attiéké poisson; žganci; kačamak, kachamak; angu`,
  },
}
