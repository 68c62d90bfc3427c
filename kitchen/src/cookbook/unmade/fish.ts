import type { UnmadeTable } from './unmade-table.ts'

export const fish: UnmadeTable = {
  'baked-fish': {
    tuna: 'garba, garba ivoirien',
    salmon: `
      | saumon Wellington; cedar plank salmon; salmon mousse | mousse de saumon; | saumon à l'oseille, saumon sauce
      oseille; | saumon à l'unilatérale; | saumon Bellevue, saumon en Bellevue`,
    cod: `
      gefilte fish, gefilte fisch; psari plaki; baccalà alla vicentina, baccala alla livornese; bacalhau com natas,
      bacalhau à Gomes de Sá | bacalhau com natas; samke harra, samkeh harra; masgouf; ikan bakar; escovitch fish,
      escoveitch; lutefisk; plokkfiskur; | cabillaud à la bordelaise, cabillaud à la florentine; fish Florentine;
      pescado a la veracruzana, huachinango a la veracruzana, veracruz fish; pesce all'acqua pazza, acqua pazza; |
      poisson en croûte de sel; | terrine de poisson; | cassolette; otak-otak, pepes ikan; | tajine de poisson; |
      poisson à la chermoula`,
    'sea-bass': '| bar en croûte de sel; lubina a la sal',
    trout: 'trucha a la navarra; Forelle Müllerin, forelle blau | truite au bleu',
    mackerel: `
      saba shioyaki, saba misoni; inlagd sill; soused herring; steckerlfisch; strömming, stekt strömming, surströmming |
      harengs marinés`,
    'fresh-tuna': '| thon basquaise, thon à la basquaise; tonno alla siciliana',
    pollock: 'saikyo yaki; merluza en salsa verde',
  },
  'fish-pie': {
    scallop: 'coquilles Saint-Jacques gratinées',
    any: `
      fiskegratin, fiskegrateng; | cassolette de fruits de mer; Admiral’s pie; fish crumble | crumble de poisson`,
  },
  'sole-meuniere': {
    any: `
      | raie au beurre noir, raie aux câpres, aile de raie; skate with brown butter; sole Dieppoise | sole dieppoise,
      sole normande, sole Dugléré; sole bonne femme, Dover sole bonne femme | sole bonne femme`,
  },
  'pan-fry': {
    lobster: `
      lobster thermidor, lobster newburg | homard thermidor, homard à l'armoricaine, homard à l’américaine`,
    octopus: `
      galician octopus, pulpo a la gallega, pulpo a feira, polvo à lagareiro | poulpe à la galicienne, pulpo a la
      gallega; chtapodi`,
    squid: `
      stuffed squid, stuffed calamari | calamars farcis, encornets farcis; calamares a la romana | calamars à
      l'armoricaine, encornets à l'armoricaine; chipirones a la plancha | chipirons à la plancha; | encornets persillade`,
    'chicken-breast': `
      | poulet farci; chicken Francese, chicken scarpariello`,
    'pork-fillet': `
      pork medallions, pork tenderloin medallions | médaillons de porc; jägerschnitzel, Rahmschnitzel,
      Zigeunerschnitzel; secreto ibérico, pluma; solomillo al whisky; lomo adobado; côte de porc charcutière`,
    'veal-escalope': `
      vitello tonnato, veal tonnato, vitel tonné | vitello tonnato; scaloppine, scaloppine al limone; veal Oscar;
      cotoletta, cotoletta alla milanese; veal cutlet; fegato alla veneziana, liver and onions | foie de veau, foie de
      veau à la vénitienne, foie de veau persillade; | rognons de veau sauce madère; | veau orloff`,
    steak: `
      bistecca alla fiorentina, fiorentina, T-bone steak, ribeye steak; tagliata, tagliata di manzo; steak Diane; London
      broil; carpetbag steak; Chateaubriand | chateaubriand; chicken fried steak, country fried steak;
      Zwiebelrostbraten; steak with béarnaise | steak béarnaise, tournedos béarnaise; | onglet à l’échalote; carpaccio,
      beef carpaccio | carpaccio, carpaccio de bœuf; gyu tataki, beef tataki; bife à portuguesa, bitoque; bife de
      chorizo; lomo a lo pobre; bistec encebollado`,
    prawn: `
      drunken prawns, ebi chili; camarão na moranga; gambas pil pil; prawn saganaki, shrimp saganaki, garides saganaki;
      crevettes flambées | crevettes flambées, gambas flambées`,
    crab: 'soft-shell crab; dungeness crab',
    halloumi: 'saganaki, cheese saganaki; queso fundido; provoleta',
  },
  'moules-marinieres': {
    clam: 'almejas a la marinera, ameijoas à Bulhão Pato; clambake; clams casino',
    any: `
      | moules poulette, éclade de moules; mosselen; mejillones en escabeche, mejillones; midye dolma; cozze gratinate;
      impepata di cozze`,
  },
  brandade: {
    any: `
      bacalhau à Brás; bacalhau à lagareiro; bolinhos de bacalhau, pastéis de bacalhau; | grand aïoli; esgarraet; ackee
      and saltfish; estocafic, stoccafisso; féroce d’avocat; chiquetaille | chiquetaille de morue; morue à la
      bénédictine; bacalao con tomate`,
  },
  fishcakes: {
    any: `
      tod mun pla, tod man pla; fiskeboller, fiskefrikadeller, fiskekaker; salmon croquettes, salmon patties; kamaboko,
      eomuk, fish balls; kibbeling; chả cá; kroketten; bacalaítos`,
    prawn: 'prawn toast, shrimp toast | toasts aux crevettes; ebi katsu',
    crab: '| crabes farcis, crabe farci; crab croquettes',
  },
  'garlic-prawns': {
    any: `
      scampi fritti; camarones al mojo de ajo, camarones a la diabla; camarão alhinho; barbecue shrimp, peel and eat
      shrimp; shrimp boil, crawfish boil, seafood boil`,
  },
  'grilled-sardines': {
    any: `
      sardinhas assadas, espetos de sardinas; sardines in escabeche, escabeche, sarde in saor | sardines en escabèche,
      escabèche; boquerones, boquerones en vinagre | anchois marinés; beccafico, sarde a beccafico; balık ekmek;
      sardines farcies`,
  },
  'fish-and-chips': {
    any: 'scampi and chips; pescaíto frito; pescado frito; | friture d’éperlans; fischbrötchen; backfisch',
  },
  gravlax: { any: 'graavilohi; blini with caviar; ikura; | saumon fumé maison' },
  'salmon-papillote': { any: 'foil fish' },
  'fish-rillettes': {
    any: 'taramasalata, tarama, taramosalata | tarama, taramasalata',
    tuna: '| pain de thon, terrine de thon',
  },
  poach: {
    any: 'ca kho to',
  },
}
