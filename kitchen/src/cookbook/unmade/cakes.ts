import type { UnmadeTable } from './unmade-table.ts'

export const cakes: UnmadeTable = {
  cake: {
    any: `
      skyr cake, skyrkaka | gâteau au skyr, skyr cake; bolo de rolo; Battenberg, battenberg cake; parkin, Yorkshire
      parkin; hummingbird cake; streusel cake | streusel, gâteau streusel; Boston cream pie; funfetti cake, confetti
      cake; | gâteau de mariage; bibingka; ube cake; castella; medovik; smetannik; ptichye moloko; Dobos torte,
      dobostorte, Dobos cake; Esterházy torte, esterhazy; makowiec, poppy seed roll; beigli, bejgli; Streuselkuchen,
      Butterkuchen, Bienenstich | Bienenstich, nid d’abeille; Frankfurter Kranz; Baumkuchen; Marmorkuchen; Nusskuchen;
      Donauwelle; Prinzregententorte; spekkoek, lapis legit; pandan cake, pandan chiffon, chiffon cake | chiffon cake,
      gâteau pandan; bundt cake; prinsesstårta; kransekake; drømmekage, dreamcake; tosca cake, toscakaka; mazurek;
      ciambella, ciambellone; zuccotto; cassata, cassata siciliana; panforte, panpepato; pan di spagna; revani,
      ravani, basbousa, namoura, hareesa sweet | basboussa, basbousa, namoura; kalb el louz; sfouf; meskouta, meskouta
      à l’orange | meskouta; mille crêpe cake | mille crêpes; | gâteau nantais; | magic cake; magic cake; jelly roll |
      bras de Vénus; | broyé du Poitou; | gâteau à la broche; | trianon, royal au chocolat; | gâteau opéra; rum cake |
      gâteau au rhum; pastel vasco; bizcocho, bizcochuelo; torta rogel, rogel; torta negra; nian gao; moon cakes,
      mooncake, mooncakes | gâteau de lune, mooncake, gâteaux de lune; bolo de fubá; bika ambon; | opéra`,
    cherry: 'kirschenmichel, Kirschkuchen',
    apple: `
      Apfelkuchen, Dorset apple cake, æblekage, appeltaart, szarlotka, sharlotka, jablecznik | charlotka, szarlotka;
      torta di mele`,
    plum: 'Zwetschgenkuchen, Pflaumenkuchen, zwetschgendatschi',
    walnut: '| gâteau grenoblois',
    hazelnut: 'Haselnusskuchen; | creusois, gâteau creusois',
    chestnut: 'castagnaccio; | ardéchois',
    rhubarb: 'Rhabarberkuchen',
    blueberry: 'blueberry buckle; mustikkapiirakka',
  },
  'quatre-quarts': { any: 'Breton butter cake, Breton cake, gateau breton | gâteau breton' },
  financiers: {
    any: '| pain de Gênes; Mandelkuchen; amygdalota; amandines | amandine',
  },
  cheesecake: {
    any: `
      torta di ricotta; fiadone; sernik, Käsekuchen, Topfenkuchen | Käsekuchen; San Sebastian cheesecake, tarta de
      queso; soufflé cheesecake; ostkaka; pashka, paskha; Zupfkuchen; quesada pasiega; | tourteau fromager`,
  },
  'chocolate-fondant': {
    any: `
      Mississippi mud pie, mud pie; torta tenerina, tenerina; death by chocolate, death by chocolate cake |;
      Schokoladenkuchen; | marquise, marquise au chocolat`,
  },
  'victoria-sponge': {
    strawberry: 'strawberry shortcake |; strawberry cream cake |',
    any: 'Chantilly cake',
  },
  madeleines: {
    any: '| navettes',
  },
  muffins: { any: 'cake pops; queen cakes; mantecadas; bran muffins; fa gao' },
  cookies: {
    any: `
      biscuit; Lebkuchen, pfeffernüsse; Zimtsterne, cinnamon stars | étoiles à la cannelle; bredle |; whoopie pies,
      whoopie pie; digestives, hobnobs; | biscuits roses de Reims, biscuits de Reims; stroopwafel; jan hagel;
      koulourakia, kourabiedes; melomakarona; taralli; canestrelli; baci di dama; pizzelle; krumkake; hamantaschen,
      hamantash, oznei haman; rugelach; mandelbrot; maamoul, ma'amoul, mamoul | maamoul; ghriba, ghoriba, ghraybeh,
      ghoraiba | ghriba, ghribia; makrout, makroud; fekkas; nan khatai, nankhatai; polvorones, mantecados; sequilhos;
      | croquignoles; | craquelins; | canistrelli; canistrelli; rum balls, bourbon balls; pryaniki`,
  },
  shortbread: {
    any: `
      spritz biscuits, Viennese whirls, Spritzgebäck | spritz biscuits, sablés viennois; gazelle horns, kaab el
      ghazal, cornes de gazelle | cornes de gazelle, corne de gazelle, kaab el ghazal; montecaos`,
  },
  scones: { any: 'biscuits and gravy | biscuits américains; rock buns; Singin hinnies' },
  blondies: {
    any: 'butterscotch bars, seven layer bars; Nanaimo bars; Rice Krispies squares',
  },
  'carrot-cake': { any: 'Rüblikuchen, rueblitorte, Rüblitorte' },
  'pain-d-epices': { any: 'gingerbread; peperkoek, ontbijtkoek; piernik; lekach; gingerbread house' },
}
