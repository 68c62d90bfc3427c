import type { LanguageWords } from '../language-words.ts'
import { phrases, words } from '../word-list.ts'

export const names: LanguageWords['names'] = {
  adjectives:
    /^(?:blanc(?:he)?s?|brune?s?|complete?s?|bio|fine?s?|entiere?s?|legere?s?|alleges?|allegees?|epaiss?e?s?|liquides?|fluides?|fraiche?s?|frais|lisses?|cremeu(?:x|ses?)|salee?s?|nature|brassee?s?|plate?s?|larges?|souples?|torrefiee?s?|grillee?s?|demi|sel|semi|ecremee?|sucree?s?|non|doux|douces?|seches?|cuisine)$/,
  wheat: 'blé',
  notEaten: /(?:saumure|croûte de sel|confiture|sirop|salaison|friture)/i,
  notNames: new Set(['haché', 'allumette', 'lin', 'yaourt à la noix de coco', 'yaourt coco']),
  falseFriends: words('cafe bar bars brick bricks pain rosette sable terrine plie sate pates mure raie lin curry'),
  ofPlayer: /^d[eu]?$/,
  harmless: phrases(`
    beurre de coco|saucisson au chocolat|galette de blé noir|crêpe de blé noir|des moules|les moules|vos moules|moules chemisés
    moules ronds|moules beurrés|moules rectangulaires|moules carrés|deux moules|trois moules|quatre moules
    moules huilés|beurre de karité|couleur noisette|blond noisette|blonde noisette|brun noisette|brune noisette|devient noisette|devienne noisette|doré noisette|sente la noisette|sent la noisette|sentir la noisette|pomme noisette|goût de noisette|goût noisette|moule à pain
    sole du four|sole de votre four|mange pas de pain|pour une bouchée de pain|jour sans pain|compter pour du beurre|comptez pour du beurre|compte pour du beurre
    œil au beurre noir|marcher sur des œufs|marchez sur des œufs|l œuf ou la poule|poisson d avril|yeux de merlan frit|en faire tout un fromage|entre la poire et le fromage|lune de miel
    poule mouillée|caractère de cochon|temps de cochon|mouton noir|effet bœuf|succès bœuf
    moule à tarte|moule à gâteau|moule à cake|moule!|moules à|moules individuels|à café|eau des pâtes
    eau de cuisson des pâtes|arête de poisson|vert amande|rose saumon|jaune moutarde|pain de sucre
    en lardons|bout de chou|les choux|la fève|une fève|pain de glace|pâtes de fruits|pâtes sablées|caviar d aubergine|steak de céleri|langue de bœuf des bois|bar à
    au bar|gros bouillon|premier bouillon|petit bouillon|un bouillon|en spaghettis|couleur caramel|feuille de curry
    caramel liquide|bouillon de cuisson|obtenir une crème|former une crème|en une crème|en crème|une crème lisse
    en tagliatelles|façon spaghettis|pot à confiture|pots à confiture|casse noix|casse noisette|en noisette|en petites noisettes
  `),
  seldom: {
    hollandaise: 'sauce mousseline|sauce maltaise',
    'oat-milk': "boisson d'avoine|boisson avoine",
    'almond-milk': "boisson d'amande|boisson amande",
    'soy-milk': 'boisson de soja|boisson soja',
    'rice-milk': 'boisson de riz|boisson riz',
    'coconut-yoghurt': 'yaourt de coco|yaourt de noix de coco',
    'spelt-flour': 'engrain|triticale|amidonnier',
    cracker: 'gressin|cracotte',
    'butter-biscuit':
      'gaufrette|galette Saint-Michel|cigarette russe|crêpe dentelle|gavotte|langue de chat|canistrelli|navette provençale|punition',
    gruyere: 'de râpé!|du râpé!|le râpé!',
    'blue-cheese': "fourme d'Ambert|fourme de Montbrison|bleu de Bresse|saint-agur|bleu de Gex|bresse bleu",
    camembert: "cancoillotte|pont-l'évêque|chaource|neufchâtel|langres|vieux-lille",
    manchego: 'fromage de brebis|fromage de brebis à pâte dure|fromage à pâte dure|tomme de brebis',
    raclette: "mont-d'or|vacherin fribourgeois|appenzell|tommette",
    'goats-cheese': 'rocamadour|picodon|pélardon|cabécou|sainte-maure|valençay|banon|chabichou',
    mozzarella: 'stracciatella|scamorza|bocconcini',
    butter: "beurre d'escargot|beurre maître d'hôtel|beurre manié|beurre d'Isigny",
    milk: 'aligot',
    egg: 'blanc|blanc monté|blanc battu|blanc fouetté|blancs et jaunes|monter les blancs|montez les blancs|battez les blancs|fouettez les blancs|œuf mimosa',
    custard: 'île flottante|sabayon|crème mousseline',
    meringue: 'meringuette|glace royale',
    'vegan-butter': "St Hubert|Saint-Hubert|fruit d'or|planta fin|primevère|becel",
    mayonnaise: 'rouille|sauce gribiche|gribiche|sauce rémoulade|amora mayonnaise',
    cod: 'grondin|saint-pierre!|roussette|saumonette|lingue|filet de julienne|dos de julienne|congre|mulet|empereur|hoki|tacaud|rascasse|sébaste|pageot|lavaret|féra|omble|omble chevalier|corb|perche du Nil|cardine',
    'salt-cod': 'stockfisch|brandade|brandade de morue|accras de morue',
    'fresh-sardine': 'éperlan|sprat|petite friture',
    anchovy: 'pissalat|boquerones',
    caviar: 'poutargue|œuf de truite',
    'fish-stock': 'fumet|bouillabaisse|soupe de poisson',
    prawn: 'scampi|bouquet rose|crevette bouquet',
    crab: 'étrille|pouce-pied|cigale de mer',
    lobster: 'bisque|sauce nantua|sauce américaine|sauce armoricaine',
    clam: 'vongole|amande de mer|lambi|clovisse',
    squid: 'chipiron|calmar',
    peanut: 'snickers|bamba|cacahouette',
    'peanut-butter': 'sauce arachide|pâte de cacahuète',
    walnut: 'cerneau',
    hazelnut: 'aveline',
    almond: 'dragée|mendiant|amandine|tuile aux amandes',
    'soya-mince': 'PST|protéine végétale texturée',
    miso: 'natto|sauce aux haricots noirs|haricot noir fermenté|sauce haricot noir',
    mustard: 'savora|sénevé',
    tahini: 'tahiné|tahiné blanc|tahina',
    'white-wine':
      'muscadet|riesling|chablis|sylvaner|gewurztraminer|sauternes|savagnin|vin jaune|macvin|mâcon|chardonnay|sauvignon!|pinot gris|edelzwicker|entre-deux-mers|gros-plant|jurançon|monbazillac|apremont|vouvray',
    'red-wine':
      'beaujolais|côte-du-rhône|merlot|pinot noir|cabernet|saint-émilion|madiran|cahors!|chinon|gigondas|chianti|corbières|sangria|vin chaud',
    port: 'noilly prat|noilly|rivesaltes|maury|pineau|floc de Gascogne|clairette de Die|blanquette de Limoux|lambrusco|muscat de Rivesaltes|muscat de Beaumes-de-Venise|rosé de Provence',
    'lupin-flour': 'tramousse|altramuces|lupini',
    gelatine: 'aspic|fraise tagada|gelée de viande|haribo|gelée au madère|dragibus|nounours guimauve',
    'cured-ham': 'coppa|speck|lonzo|jambon de Bayonne|pata negra|jambon serrano',
    salami: 'figatelli|carne seca|soubressade|jésus de Lyon|grattons|viande séchée',
    chorizo: 'longanisse|linguiça|sucuk|nduja',
    mussel: 'bouchot|moule de bouchot',
    sausage: 'diot|crépinette|caillette|longeole',
    liver: 'os à moelle|museau|tête de veau|pied de porc|pied de veau|crépine|couenne|langue de bœuf|langue de veau',
    steak:
      'onglet|rumsteck|rumsteak|hampe|carpaccio|tournedos|bison|autruche|araignée de bœuf|merlan de bœuf|poire de bœuf',
    'stewing-beef': 'macreuse|gîte',
    'pork-shoulder': 'échine|jarret|pluma ibérique|secreto ibérique|marcassin|rouelle|araignée de porc',
    'veal-shank': 'osso buco|ossobuco',
    'lamb-shoulder': "collier d'agneau|souris d'agneau|viande à kebab|viande kebab|kebab d'agneau",
    'whole-chicken': 'poule|poule au pot',
    goose: 'canette|poularde|perdrix|perdreau',
    rabbit: 'cuisse de grenouille|cerf!',
    'chicken-breast': 'aiguillette de poulet|aiguillette de dinde',
    honey: 'hydromel|pain de miel',
  },
}
