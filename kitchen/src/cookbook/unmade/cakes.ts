import type { UnmadeTable } from './unmade-table.ts'

export const cakes: UnmadeTable = {
  cake: {
    any: `
      skyr cake, skyrkaka | gâteau au skyr, skyr cake; bolo de rolo; Battenberg, battenberg cake; Lamington; parkin,
      Yorkshire parkin; Welsh cakes, Welsh cake, picau ar y maen; Eccles cakes, Eccles cake; hummingbird cake; streusel
      cake | streusel, gâteau streusel; Boston cream pie; funfetti cake, confetti cake; | gâteau de mariage; bibingka;
      ube cake; castella; medovik; smetannik; ptichye moloko; Dobos torte, dobostorte, Dobos cake; Esterházy torte,
      esterhazy; makowiec, poppy seed roll; beigli, bejgli; Streuselkuchen, Butterkuchen, Bienenstich | Bienenstich, nid
      d’abeille; Frankfurter Kranz; Baumkuchen; Marmorkuchen; Nusskuchen; Donauwelle; Prinzregententorte; spekkoek,
      lapis legit; pandan cake, pandan chiffon, chiffon cake | chiffon cake, gâteau pandan; bundt cake; prinsesstårta;
      kransekake; drømmekage, dreamcake; tosca cake, toscakaka; mazurek; ciambella, ciambellone; zuccotto; cassata,
      cassata siciliana; panforte, panpepato; pan di spagna; revani, ravani, basbousa, namoura, hareesa sweet |
      basboussa, basbousa, namoura; kalb el louz; sfouf; meskouta, meskouta à l’orange | meskouta; mille crêpe cake |
      mille crêpes; | gâteau nantais; | magic cake; magic cake; jelly roll | bras de Vénus; | broyé du Poitou; | gâteau
      à la broche; | trianon, royal au chocolat; | gâteau opéra; rum cake | gâteau au rhum; pastel vasco; bizcocho,
      bizcochuelo; torta rogel, rogel; torta negra; nian gao; moon cakes, mooncake, mooncakes | gâteau de lune,
      mooncake, gâteaux de lune; bolo de fubá; bika ambon; | opéra`,
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
  financiers: {
    any: `
      tarta de Santiago, Santiago cake; | pain de Gênes; torta caprese; Mandelkuchen; tuiles, almond tuiles |
      tuiles, tuiles aux amandes; amaretti, ricciarelli | amaretti, macarons de Nancy; amygdalota; amandines |
      amandine`,
  },
  cheesecake: {
    any: `
      torta di ricotta; fiadone; sernik, Käsekuchen, Topfenkuchen | Käsekuchen; San Sebastian cheesecake, tarta de
      queso; soufflé cheesecake; ostkaka; pashka, paskha; Zupfkuchen; quesada pasiega; | tourteau fromager`,
  },
  'chocolate-fondant': {
    any: `
      Sachertorte, Sacher torte, Sacher cake; devil's food cake; Mississippi mud pie, mud pie; kladdkaka; torta
      tenerina, tenerina; death by chocolate, death by chocolate cake | reine de Saba; Schokoladenkuchen; | marquise,
      marquise au chocolat`,
  },
  'victoria-sponge': {
    strawberry: 'strawberry shortcake |; strawberry cream cake |',
    any: 'Chantilly cake',
  },
  madeleines: {
    any: 'langues de chat;  | navettes',
  },
  muffins: { any: 'cake pops; queen cakes; mantecadas; bran muffins; fa gao' },
  cookies: {
    any: `
      biscotti, cantucci, cantuccini | cantucci, croquants, croquants aux amandes, biscotti; speculaas, spekulatius;
      Anzac biscuits, Anzac cookies; snickerdoodle, snickerdoodles; ginger snaps, gingersnaps, pepparkakor, pepperkaker,
      piparkakut | pepparkakor; biscuit; Lebkuchen, pfeffernüsse; Zimtsterne, cinnamon stars | étoiles à la cannelle;
      bredle |; whoopie pies, whoopie pie; digestives, hobnobs; jammie dodgers; | biscuits roses de Reims, biscuits de
      Reims; stroopwafel; jan hagel; koulourakia, kourabiedes; melomakarona; taralli; canestrelli; baci di dama;
      pizzelle; krumkake; hamantaschen, hamantash, oznei haman; rugelach; mandelbrot; maamoul, ma'amoul, mamoul |
      maamoul; ghriba, ghoriba, ghraybeh, ghoraiba | ghriba, ghribia; makrout, makroud; fekkas; nan khatai, nankhatai;
      polvorones, mantecados; alfajores; sequilhos; | croquignoles; | craquelins; | canistrelli; canistrelli; amaretti
      cookies; rum balls, bourbon balls; Vanillekipferl, vanilla crescents, kipferl; pryaniki`,
  },
  shortbread: {
    any: `
      Linzer cookies, Linzer biscuits | lunettes de Romans; empire biscuits; spritz biscuits, Viennese whirls,
      Spritzgebäck | spritz biscuits, sablés viennois; gazelle horns, kaab el ghazal, cornes de gazelle | cornes de
      gazelle, corne de gazelle, kaab el ghazal; montecaos`,
  },
  scones: { any: 'biscuits and gravy | biscuits américains; rock buns; Singin hinnies' },
  blondies: {
    any: 'butterscotch bars, seven layer bars; Nanaimo bars; Rice Krispies squares',
  },
  'carrot-cake': { any: 'Rüblikuchen, rueblitorte, Rüblitorte' },
  'pain-d-epices': { any: 'gingerbread; peperkoek, ontbijtkoek; piernik; lekach; gingerbread house' },
}
