import type { UnmadeTable } from './unmade-table.ts'

/** Creams, puddings, ices and confectionery. */
export const sweets: UnmadeTable = {
  'fruit-salad': {
    any: `
      | carpaccio d’ananas, carpaccio d’orange, carpaccio de fraises; macedonia, macédoine de fruits | macédoine de
      fruits; fruit platter; es buah`,
  },
  trifle: {
    any: `
      zuppa inglese; tipsy laird; banana pudding; Rote Grütze, rødgrød, rødgrød med fløde; knickerbocker glory,
      sundae, ice cream sundae, banana split | banana split, coupe glacée, dame blanche, café liégeois, chocolat
      liégeois; fraises Romanoff`,
  },
  pavlova: {
    any: `
      vacherin glacé; dacquoise; marshmallow | guimauve, guimauves, chamallows; suspiro limeño, suspiro; merengón; |
      tête de choco`,
    strawberry: 'strawberries and cream | fraises chantilly',
  },
  'creme-brulee': {
    any: 'leche frita; Trinity cream; natillas; | pots de crème; jericalla; leite creme',
  },
  'panna-cotta': {
    any: `
      junket; muhallebi, mahalabia, muhallabia, mouhalabieh, malabi, mahalebi | mouhalabieh, mahalabia; haupia; annin
      tofu, almond jelly, almond tofu; mochi, daifuku, ichigo daifuku, mochi ice cream | mochi, daifuku; dango,
      mitarashi dango; tang yuan, tangyuan; Grießpudding, mannagrütze |; vanilla pudding |; Jell-O; tembleque;
      majarete, manjar blanco; crème Mont Blanc | mont-blanc; | fontainebleau; quarkspeise, Topfencreme; shrikhand;
      rasmalai, ras malai, rasgulla, rosogolla, sandesh; seviyan; fruit terrine | terrine de fruits; coffee jelly; ché
      ba màu; kueh, kuih, klepon, onde-onde; yokan, wagashi; firni, phirni; sago pudding, sago gula melaka, bubur sagu
      | perles du Japon; kesari, sooji halwa, suji halwa, gajar halwa, gajar ka halwa | kesari, sooji halwa, suji
      halwa, gajar halwa, gajar ka halwa, halwa; ladoo, laddu, laddoo, barfi, burfi, peda, kaju katli, soan papdi |
      laddu, barfi; mysore pak; mishti doi; loukoum |; | lokoum`,
    lemon: 'lemon pudding |',
    mango: 'mango pudding |',
    'coconut-milk': '| blanc-manger coco, flan coco, blanc-manger',
  },
  'rice-pudding': {
    any: `
      khao niaow ma muang |; champorado; Milchreis; sutlaç, fırın sütlaç | sutlaç; rizogalo; arroz doce, arroz con
      leche cubano; payasam, payesh; riso e latte; zarda; risalamande, ris à la mande; ris à l’impératrice, riz à
      l’impératrice | riz à l’impératrice; bubur hitam, black sticky rice; shole zard; eight treasure rice; pulut
      hitam; biko, suman; lapsi`,
  },
  'chocolate-mousse': {
    'dark-chocolate': `
      ganache truffles, chocolate pralines | mendiants, mendiants au chocolat, orangettes; chocolate fondue | fondue au
      chocolat; chocolate bark; chocolate delice; Easter eggs, chocolate eggs | œufs en chocolat; Rumkugeln; | œufs de
      Pâques en chocolat`,
    any: 'Viennetta; mousse de marrons | mousse aux marrons',
  },
  tiramisu: { any: 'serradura; chajá' },
  'ice-cream': {
    any: `
      baked Alaska | omelette norvégienne; kulfi; tartufo, cassata gelata; frozen yogurt, frozen yoghurt | yaourt
      glacé; dondurma; nougat glacé; | soufflé glacé; affogato; spumoni; ice cream sandwich; ice cream cake | bûche
      glacée; soft serve; stracciatella; bastani, booza; bombe glacée; golden gaytime`,
  },
  sorbet: {
    any: `
      trou normand; raspado, shaved ice, kakigori, bingsu, patbingsu, halo ice; paletas; piragua; sherbet; snow cone,
      snow cones`,
  },
  'poached-pears': {
    any: '| poires Bourdaloue, pêches cardinal; ayva tatlısı; peras al vino; | pruneaux à l’armagnac',
  },
  'bread-pudding': {
    any: `
      spotted dick; jam roly-poly, roly poly; suet pudding, treacle sponge, syrup sponge; queen of puddings; brown
      betty; capirotada; umm ali, om ali, oum ali | oum ali, om ali; clootie dumpling; bodding | boding; budín de pan,
      budin, pudín; double ka meetha, shahi tukda, shahi tukra; Malva pudding, malva; Scheiterhaufen; diplomat pudding |
      diplomate, pudding diplomate; ekmek kadayıfı`,
  },
  'sticky-toffee-pudding': {
    any: 'Sussex pond pudding; Eve’s pudding; self-saucing pudding, chocolate self-saucing pudding',
  },
  clafoutis: { any: '| millas, millassou; | grimolle, tartouillat; | farz forn, farz buan' },
  crumble: {
    any: 'apple brown betty, grunt, slump, pandowdy; Apfelbettelmann, smulpaj, smuldrepai, äppelpaj',
  },
  'baked-apples': {
    any: 'Bratapfel; | pommes caramélisées; | douillons, bourdelots',
  },
  compote: { any: 'Apfelmus; hoşaf, khoshaf; Zwetschgenröster' },
  'floating-islands': {
    any: 'Schneenockerln, salzburger nockerl, Salzburger Nockerln; madártej, lapte de pasăre; farofias',
  },
}
