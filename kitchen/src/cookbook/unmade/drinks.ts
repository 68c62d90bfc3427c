import type { UnmadeTable } from './unmade-table.ts'

export const drinks: UnmadeTable = {
  'iced-tea': { any: 'Thai iced tea, Thai tea | thé glacé thaï, thé thaï' },
  lemonade: {
    any: `
      spritz, Aperol spritz; mint syrup, elderflower cordial | sirop de menthe, sirop de sureau; tinto de verano;
      daiquiri; cosmopolitan; gin and tonic, gin fizz; Bloody Mary; old fashioned, negroni; cuba libre; tequila
      sunrise; mimosa cocktail, Bellini | bellini, kir royal; gnamakoudji; kombucha; tepache, kvass | kvas; aguas
      frescas, agua fresca; chicha morada, chicha; tamarindo; limonana; sharbat, sherbet drink, nimbu pani; jaljeera,
      aam panna; | root beer; switchel, shrub; | sirop de fleurs de sureau; infused water | eau infusée; cold brew;
      bubble tea, boba tea, boba | bubble tea, thé aux perles; Arnold Palmer; shandy; Radler; | vin de noix, vin
      d’orange; kompot, compot drink | kompot; soju cocktail; michelada; pisco sour; mai tai; Singapore sling; whiskey
      sour; marquisette | marquisette, soupe champenoise, soupe angevine; orangeade; | kir; | diabolo, diabolo menthe`,
  },
  'hot-chocolate': {
    any: `
      coquito, ponche crema; cappuccino, flat white | cappuccino, latte macchiato; matcha latte, matcha tea | matcha
      latte; champurrado, atole; | tisane, infusion; sahlep, salep, sahlab; butter tea, po cha; wedang jahe; malted
      milk, Ovaltine, Horlicks; cafe de olla; Turkish coffee; suutei tsai; hot buttered rum; teh tarik; yuja-cha;
      Feuerzangenbowle; babyccino; pumpkin spice latte`,
  },
  smoothie: {
    any: `
      batido, batida, licuado | batido; ice cream float; carrot juice | jus de carotte; slush, slushie, slushy |
      slush; falooda; cendol, es campur, es teler`,
  },
  'moscow-mule': { any: 'dark and stormy' },
  lassi: { any: 'doogh; chaas, chaach, salted lassi | lassi salé; thandai' },
}
