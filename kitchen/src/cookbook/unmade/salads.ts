import type { UnmadeTable } from './unmade-table.ts'

export const salads: UnmadeTable = {
  salad: {
    beetroot: `
      vinegret, vinaigret; shuba, herring under a fur coat, dressed herring | hareng sous un manteau; rosolli; pkhali,
      phkali`,
    cabbage:
      'tea leaf salad, lahpet thoke, laphet thoke, Burmese tea leaf salad | salade de feuilles de thé, lahpet thoke',
    tomato: `
      Shopska salad, shopska, šopska salata | salade chopska, chopska; Shirazi salad, salad-e shirazi; çoban salatası;
      | salade israélienne; kachumbari, kachumber; achichuk, shakarap; ezme`,
    aubergine: 'zaaluk | caviar d’aubergine marocain; salata de vinete',
    'chicken-breast': 'bang bang chicken, bang bang ji | poulet bang bang; salpicão; ga xe phay, goi ga',
    tuna: 'insalata di riso',
    squid: 'insalata di mare; yam pla muek',
    octopus: 'insalata di polpo, salada de polvo',
    prawn: `
      shrimp Louie, crab Louie |; yam woon sen, goi tom`,
    crab: 'dressed crab',
    steak: 'yam nua, neua yam',
    cheddar: 'Wurstsalat, Schweizer Wurstsalat | salade strasbourgeoise',
    'kidney-bean': 'Texas caviar, cowboy caviar',
    chickpea: 'balela, chana chaat',
    'white-bean': 'fasulye piyazi, piyaz',
    cucumber: `
      Gurkensalat, smashed cucumber, smacked cucumber, sunomono, uborkasaláta, mizeria; oi muchim; agurkesalat`,
    asparagus: '| asperges vinaigrette, asperges sauce mousseline',
    lettuce: 'wedge salad; | laitue vinaigrette',
    spinach: 'gomae, goma-ae, ohitashi; sigeumchi namul, namul',
    bulgur: 'kisir; eetch',
    herring: 'sillsallad, matjessalat, Heringssalat | harengs pommes à l’huile, hareng pommes à l’huile',
    any: `
      rojak; urap; lotek; fiambre; salade vosgienne; | salade auvergnate; | salade périgourdine; | salade comtoise;
      yusheng; lahpet thoke; yum khai dao; ensalada mixta; | crudités; salade mimosa, Mimosa salat | salade mimosa;
      esqueixada, xató; taco salad; fruit chaat; | achards, achard de légumes; rougail tomate; karedok`,
  },
  coleslaw: {
    carrot: 'morkovcha | morkovcha',
    any: 'curtido; Krautsalat; pikliz',
  },
  'potato-salad': {
    any: `
      macédoine, macédoine de légumes; ensalada rusa, ensaladilla rusa, ensaladilla, oliviye, stolichny; Kartoffelsalat,
      Swabian potato salad | Kartoffelsalat; salată de boeuf, salata boeuf; | salade de ratte, salade liégeoise; salade
      liégeoise; | pommes à l'huile, pommes de terre à l'huile; causa, causa limeña; papa a la huancaina, papas a la
      huancaína; bramborovy salat; italiensalat; causa rellena; aardappelsalade`,
  },
  'salade-lyonnaise': { any: 'salade landaise; | salade paysanne; | pissenlits au lard' },
  'caesar-salad': { any: 'kale Caesar' },
  'salade-chevre-chaud': { any: '| crottin de Chavignol chaud' },
  'greek-salad': { any: 'dakos; Cretan salad' },
  caprese: { any: '| carpaccio de tomates' },
  'som-tam': { any: 'gỏi đu đủ; yam mamuang' },
  larb: { any: 'nam tok; waterfall beef; bo la lot | bo la lot, bœuf lá lốt' },
  ceviche: {
    any: `
      fish tartare, salmon tartare | tartare de poisson, tartare de saumon; tiradito; aguachile; kinilaw, kilawin;
      coctel de camarones, vuelve a la vida; poisson cru, poisson cru à la tahitienne, ota ika, kokoda | poisson cru,
      poisson cru à la tahitienne, poisson cru au lait de coco; crudo; fish carpaccio, salmon carpaccio, tuna
      carpaccio | carpaccio de saumon, carpaccio de poisson, carpaccio de thon; | tartare saumon avocat; lomi lomi
      salmon`,
    'fresh-tuna': 'tuna tartare, tuna tataki | tartare de thon, tataki de thon, thon tataki',
    scallop: '| carpaccio de Saint-Jacques, tartare de Saint-Jacques',
  },
  tabbouleh: { any: 'tabouli; safouf' },
  'taboule-semoule': { any: 'orzo salad' },
  'waldorf-salad': { any: 'Snickers salad; ambrosia salad, ambrosia; Jell-O salad' },
}
