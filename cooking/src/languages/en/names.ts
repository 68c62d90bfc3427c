import type { LanguageWords } from '../language-words.ts'
import { phrases, words } from '../word-list.ts'

export const names: LanguageWords['names'] = {
  adjectives:
    /^(?:whole|barista|unsweetened|sweetened|single|double|skimmed|semi|plain|thick|light|smooth|crunchy|white|brown|fine|organic|natural|salted|unsalted)$/,
  wheat: 'wheat',
  notEaten: /\b(?:brine|brining|salt crust|curing|cure|preserve|jam|syrup|deep.fry)/i,
  notNames: words('marrow sprout curd'),
  falseFriends: words('date dates marmite mince pie sage pate stock malt marrow sprout curd lime port roll roti rotis'),
  ofPlayer: /^made (?:from|of)$/,
  several: /s$/,
  harmless: phrases(`
    tortilla chip|bread and butter pickle|chocolate salami|mince pie|monkey bread|goldfish cracker|steak seasoning|shea butter|coconut butter|cream soda
    milk thistle|egg cup|egg ring|nut brown|hazelnut brown|turn hazelnut|nut milk bag|fish slice|bread tin|pasta water
    pasta cooking water|pastry wheel|pastry bag|butter dish|oyster leaf|oyster plant|biscuit tin|cookie sheet
    chicken brick|mustard yellow|salmon pink|bean pasta|cauliflower steak|celeriac steak|mushroom steak|fish out|duck egg blue|lobster cracker
    mango butter|body butter|sake of|safety s sake|jam jar|jar of jam|fruit butter|pumpkin butter|roe removed|roe on
    low salt|lower salt|reduced salt|low sugar|lower sugar|reduced sugar|roe attached|with roe|caramel colour|caramel color|caramel brown|cooking broth|cooking stock|form a cream
    into a cream|a smooth cream|lasagne dish|quiche dish|butter paper|pasta rack|nut cracker|bread proofing basket
    honey jar|custard cup|crab cracker|in a stock pot|into a stock pot|in the stock pot|into the stock pot
    go chicken|chicken feed|bring home the bacon|save your bacon|red herring|cold turkey|in a nutshell|nuts about
    date on|use by date|best before date|sell by date|with the date|write the date|to the stock pot|large stock pot|deep stock pot|heavy stock pot
  `),
  seldom: {
    'spelt-flour': 'einkorn|emmer|triticale|spelt grain|spelt berry',
    semolina: 'farina|durum|malloreddus',
    'rye-flour': 'pumpernickel',
    'plain-flour': 'atta flour|atta!|maida',
    macaroni: 'ditalini|fregola|paccheri|gemelli|radiatori|casarecce',
    'fresh-egg-pasta': 'spaetzle|spätzle|maultaschen',
    cracker: 'saltine|oyster cracker|soda cracker|breadstick|grissini|rusk|matzo cracker|water biscuit',
    cornflakes: 'shreddies|wheaties|grape nuts',
    'puff-pastry': 'vol au vent|vol au vent case',
    'milk-powder': 'khoya|khoa|mawa|kashk',
    manchego: 'hard cheese|hard sheep cheese|asiago|caciocavallo|kashkaval|kefalotyri|idiazabal|mizithra',
    cheddar: 'double gloucester|caerphilly|lancashire cheese|velveeta|cheez whiz|longhorn|cheese curd|dubliner|cantal',
    brie: 'limburger|vacherin|chaource',
    gouda: 'muenster|leerdammer|tilsit|maasdam|port salut',
    mozzarella: 'bocconcini|ciliegine|scamorza|stracciatella|oaxaca cheese',
    butter: 'lurpak|kerrygold|beurre manié',
    meringue: 'royal icing|angel food cake',
    advocaat: 'zabaglione|sabayon',
    egg: 'tamago|tamagoyaki|liquid egg|egg beaters',
    'vegan-butter': 'flora|stork|vitalite|country crock plant butter|becel vegan|b tter',
    mayonnaise: "hellmann's|kewpie|duke's mayo|miracle whip",
    cod: 'grouper|basa|barramundi|john dory|gurnard|orange roughy|ling fillet|megrim|huss|dogfish|rock salmon|pike perch|zander|finnan haddie|snapper fillet|ray wing|brill fillet|escolar|wolffish|cusk|tusk fillet|hoki|walleye|wreckfish',
    'salt-cod': 'baccala|bacalhau|stockfish|lutefisk',
    mackerel: 'wahoo|kingfish|bluefish|king mackerel|snoek|arctic char|pike fillet|mullet|unagi|milkfish',
    'fresh-tuna': 'hamachi|yellowtail|albacore|skipjack|ahi',
    sardine: 'pilchard|brisling',
    'fresh-sardine': 'sprat|whitebait|smelt|sild',
    anchovy: 'boquerones|alici|acciughe',
    'fish-sauce': 'garum|colatura|patis|bagoong|padek|prahok|tuk trey',
    'smoked-salmon': 'gravlax|gravadlax',
    'smoked-haddock': 'arbroath smoky|kedgeree',
    caviar: 'ikura|masago|lumpfish',
    'fish-stock': 'fish fumet|fumet',
    prawn: 'scampi|krill|ama ebi|ebi|gamba|camaron',
    crab: 'dungeness|king crab|barnacle',
    lobster: 'moreton bay bug|balmain bug|bug tail',
    crayfish: 'marron!|crawdad',
    'shrimp-paste': 'terasi|trassi|kapi|blachan',
    clam: 'vongole|geoduck|limpet|conch|queeny|queen scallop|winkle|paua|clamato|quahog|littleneck|cherrystone|steamer clam|almejas',
    squid: 'nero di sepia|nero di seppia|calamares',
    peanut: 'goober|bamba|snickers|payday bar|planters|chikki|cacahuate',
    'peanut-butter': "reese's|reese's pieces|skippy|jif|pb",
    hazelnut: 'filbert',
    'mixed-nuts': 'nocello|florentine biscuit',
    'almond-cream': 'bakewell tart',
    tofu: 'yuba|inari|aburaage|beancurd|tofu puff',
    miso: 'natto|douchi|fermented black bean|fermented bean|yellow bean sauce',
    mustard: "french's mustard|grey poupon|mostarda|gulden's|panch phoron",
    'sesame-seed': 'benne seed|benne|goma|gingelly|everything bagel seasoning|everything seasoning|til seed',
    'sesame-oil': 'gingelly oil',
    tahini: 'tahina|tahin',
    'white-wine':
      'sauvignon blanc|chardonnay|riesling|pinot grigio|sauternes|muscadet|chablis|gewurztraminer|verdejo|albariño|vinho verde|moscato|soave|cooking wine|retsina',
    'red-wine':
      'chianti|pinot noir|merlot|rioja|shiraz|syrah|malbec|cabernet|cabernet sauvignon|zinfandel|sangria|beaujolais|barolo|tempranillo|glühwein|mulled wine',
    port: 'port!|amontillado|oloroso|noilly prat|lambrusco|asti spumante|cremant|vin santo',
    'lupin-flour': 'lupini|lupini bean|altramuces|tremoço',
    gelatine: 'jello|jell o|aspic|jelly baby|wine gum|haribo|jelly crystal',
    'cured-ham': 'jamon|jamon serrano|speck!|capicola|culatello|lonza|coppa',
    salami:
      'sobrassada|sobrasada|soppressata|saucisson|spam|luncheon meat|liverwurst|braunschweiger|biltong|carne seca|beef jerky|landjager|mettwurst',
    chorizo: 'longaniza|linguiça|loukaniko|sucuk|sujuk|nduja',
    liver: 'sweetbread|bone marrow|marrowbone|marrow bone|giblet|gizzard|ox tongue|beef tongue|lamb tongue|tripe',
    steak: 'tenderloin|t bone|onglet|flank steak|flat iron|bavette|tournedos|chateaubriand|carpaccio|bison|ostrich',
    'stewing-beef': 'ox cheek|chuck|elk',
    'lamb-shoulder': 'mutton|hogget|goat meat|kid goat|lamb shank|doner meat|doner kebab|kebab meat|gyro meat',
    goose: 'partridge|grouse|woodcock|teal!|squab|pigeon breast',
    'pork-belly': 'fatback|pork scratching|chicharron|pork crackling',
    rabbit: 'frog leg|alligator|kangaroo',
    honey: 'mead!|manuka|honeycomb|honey comb',
  },
}
