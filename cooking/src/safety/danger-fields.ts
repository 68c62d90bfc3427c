import { few, leftStanding, perishable } from './left-standing.ts'
import { type IndirectDanger, personFields } from './person-fields.ts'
import { lowAcid, unsafeWays } from './unsafe-ways.ts'
import { field } from './word-fields.ts'

const bang = field(
  'goes? (?:bang|boom|off)|bangs?|(?:make|makes|making) (?:a |it )?(?:big )?(?:bang|boom|explosion|explode)|explo(?:de|des|ding)|explosions?(?! of)|blow(?:s|ing)? (?:up|it up|the)|detonat[a-z]*|ka ?boom|boom|smoke bomb|fumigene|petard|(?:qui|faire|fait|fasse|va) (?:tout )?(?:pete|peter|sauter?|exploser?|detoner|boum|pschitt)|exploser?(?! en bouche)|boum|incendiaire|catch(?:es)? fire',
)
const chemical = field(
  'drain (?:cleaner|unblocker)|fertili[sz]er|engrais|acetone|peroxide|petrol|gasoline|kerosene|match ?heads?|saltpetre|salpetre|ammonium|nitrates?|acide|acids?|chlore|chlorine|desherbant|weed ?killer|chlorates?|propane|butane|soude|deboucheur|white spirit|toilet cleaner|pool (?:chlorine|shock)|essence (?:sans|dans|de voiture|et)|lighter fluid|aluminium foil|tin foil|papier alu|dry ice|glace carbonique|gas canister|battery acid|bleach|javel|gunpowder|poudre noire|bouteille de gaz',
)

const smokeBomb = field('smoke bombs?|stink bombs?|smoke (?:device|grenade)s?|stink and smoke|fumigenes?')
const homemade = field(
  'recipe|recette|make|making|home ?made|maison|faire|fabriquer|kitchen|sugar|sucre|saltpet(?:re|er)|salpetre',
)

const off = `slim(?:y|ey)|smelly|pong(?:s|y|ing)?|whiff(?:s|y|ing)|a (?:bit|real) whiff|niff(?:s|y)|honk(?:s|ing)|reek(?:s|ing)?|(?:smell|smells|smelling|whiff|stink) of (?:sulphur|sulfur|ammonia|rot|feet|drains)|(?:funny|odd|weird|strange|dodgy|greenish|greyish|rainbow|iffy) (?:colou?r|tinge|sheen|film|smell|whiff)|stink(?:s|y)?|stank|(?<! a )stinking|(?:smell(?:s|ing|ed)?|smelt|scent|odou?r)${few}{0,3} (?:off|funny|bad|weird|odd|strange|sour|rank|ropey|eggy|ammonia|dodgy|iffy|wrong|foul|like (?:feet|ammonia|eggs|socks|death|a [a-z]+))|(?:bit|little|slightly|rather|quite|looks|looking|gone|tad|touch|gone a bit) (?:off|smelly|funky|ropey|iffy|dodgy|sticky and|tacky|green|grey|gray|furry|fuzzy)(?= ?[,;.!?]| *$| but| at| so| and| now| on| round| around)|gone (?:[a-z]+ ){0,2}(?:off|bad|slimy|furry|fuzzy|sour|mou?ldy)|(?:green|blue|white|black|grey|furry|fuzzy) (?:fuzz|fur|spots|patches|mou?ld|fluff|growth)|fuzzy|furry|(?:green|grey) (?:at|around|round) the edges?|turned (?:green|grey|slimy|sour)|(?:days?|weeks?|months?|fortnight) (?:past|out of|over|after|beyond) (?:its |their |the )?(?:date|use by|expiry|sell by|use-by)|(?:use by|sell by|expiry|expired)(?: date)?${few}{0,5} (?:ago|weeks?|months?|last|days|fortnight)|expired|out of date|maggots?|
(?:sent|sentent|sentait|odeur)(?: (?:un peu|tres|vraiment|franchement|deja|si|assez))* (?:fort|forte|mauvais|bizarre|drole|aigre|l'ammoniac|l'aigre|l'oeuf|le pourri|pas (?:bon|tres|top)|douteux|suspecte?|douteuse|louche|la maree|l'urine)|schlingue[nt]*|chlingue[nt]*|fouette[nt]*|empeste[nt]*|pue(?:nt)?|(?:date|dlc)(?: [a-z]+){0,4} (?:passee|depassee|perimee)|couleur (?:bizarre|etrange|louche|suspecte|douteuse)|poissent?|poisse|soufre|odeur (?:suspecte|douteuse|bizarre|forte|aigre|etrange)|poisseu(?:x|ses?)|(?<!riz )gluante?s?|visqueu(?:x|ses?)|colle(?:nt)? (?:aux?|sous) doigts?|douteu(?:x|ses?)|verdatres?|grisatres?|(?:devenue?s?|vire[es]*|tourne[es]*) (?:au |un peu )?(?:vert[es]*|gris[es]*|aigre)|(?:tournee?s?|perimee?s?(?! de mal))(?! (?:demain|ce soir|apres demain|bientot|dans (?:un|deux|trois) jours?))|(?:date|dlc)(?: [a-z]+){0,3} depassee?|depasse(?:e|es|s)? (?:de|depuis|la date|sa date)|moisi(?:e|es|s|ssures?)?|duvet|taches (?:vertes|noires|blanches|grises)|asticots?|bombee?s?`
const blownTin = field(
  "(?:tins?|cans?|jars?|lids?|couvercles?|boites?|conserves?|bocal|bocaux)(?: [a-z']+){0,6} (?:hiss[a-z]*|bulg[a-z]*|swollen|blown|bombee?s?|gonfl[a-z]*|spurt[a-z]*)",
)
const weeksOld = field(
  '(?:two|three|four|five|six|\\d+|deux|trois|quatre|cinq|six) (?:weeks?|semaines|months?|mois)(?: [a-z]+){0,3} (?:in the fridge|au frigo|au refrigerateur|dans le frigo)',
)
const shelved = field(
  'placard|cupboard|pantry|cave|cellar|etagere|shelf|without (?:a |the )?(?:fridge|pressure)|sans (?:frigo|refrigerateur|sterilis[a-z]*)|a temperature|at room temp[a-z]*',
)
const keeping = field(
  'keep(?:s|ing)?|stor(?:e|ing|age)|lasts?|lasting|(?:months?|years?|weeks)|conserver|conservation|garder?|se garde|ans?|mois|annees?|semaines|make|making|home ?made|maison|jarring|bottling|mettre en',
)
const inJars = field('bocal|bocaux|jars?|jarred|conserves?|bottled?')
/** Garlic and its like under oil, out of the cold: botulism. */
const underOil = field(
  "(?:garlic|herbs?|basil|rosemary|chill?i(?:es|s)?|peppers|mushrooms?|tomato(?:es)?|aubergines?)(?: [a-z']+){0,3} (?:in|under|with) (?:[a-z]+ ){0,2}oil|(?:ail|gousses?|herbes|basilic|romarin|piments?|poivrons|champignons|tomates?|aubergines?)(?: [a-z']+){0,3} (?:dans|sous|a|avec) (?:[a-z]+ )?(?:[ld]')?huile|(?:garlic|chill?i|basil|rosemary|herb)(?: [a-z]+)? oil|huile (?:a l'|d')ail",
)
const unchilled = field(
  'shelf|shel(?:f|ves)|(?:by|beside|near|next to) the (?:cooker|stove|hob|oven|window)|counter|worktop|windowsill|window ?sill|cupboard|pantry|larder|warm|out of the fridge|no fridge|etagere|placard|plan de travail|rebord|fenetre|garde manger|au chaud|dehors|hors du frigo|sans frigo',
)
const leftThere = field(
  'leav(?:e|es|ing)|left|keep(?:s|ing)?|kept|stor(?:e|es|ed|ing)|stood|stands?|sat|sits?|(?:for|over) (?:a|one) (?:[a-z]+ )?(?:week|fortnight|month|year)|until (?:christmas|easter|summer|winter|spring|autumn|next [a-z]+)|jusqu.(?:a|au|en) ?(?:noel|paques|l.ete|l.hiver|printemps)|all (?:summer|winter|year|month|week)|(?:for|several|few) (?:[a-z]+ )?(?:weeks|months|days)|laiss(?:e|er|ez)|gard(?:e|er|ez)|conserv(?:e|er|ez)|tou(?:t|te) (?:l.)?(?:ete|hiver|annee|le mois|la semaine)|semaines|mois',
)
/** For weeks: what is under oil is eaten within days, and cold till then. */
const forWeeks = field(
  "(?:keep(?:s|ing)?|kept|stor(?:e|es|ed|ing)|lasts?|lasting|stands?|stood|sat|sits?|steep(?:s|ed|ing)?|infus(?:e|es|ed|ing|er|ez)|leav(?:e|es|ing)|left|ready|conserv[a-z]*|gard[a-z]*|tien(?:t|nent|dra)|laiss[a-z]*|macer[a-z]*|repos[a-z]*)(?:,? [a-z']+){0,6} (?:(?:a|one|two|three|four|six|several|few|many|\\d+|une?|deux|trois|quatre|six|plusieurs|quelques|of|des|l') ?)(?:[a-z]+ )?(?:weeks?|fortnight|months?|year|semaines?|mois|an|annee)",
)
const chilledOrDry = field(
  'fridge|freez[a-z]*|frozen|refrigerat[a-z]*|frigo|refrigerateur|congel[a-z]*|dr(?:y|ied)|flakes|crisp|(?:de )?sech(?:ee?s?|er)|secs?|flocons|vinegar|vinaigre|citric|citrique|acidif[a-z]*|pressure|autoclave|sterilis[a-z]*|without (?:the )?garlic|botul[a-z]*',
)
const floatingEggs = field(
  "eggs?(?: [a-z']+){0,3} (?:float|floats|floating|floated)|oeufs?(?: [a-z']+){0,3} flott(?:e|ent|aient)",
)
const warmed = field(
  "(?:fridge|freezer|power|electricity|frigo|congelateur|courant|electricite)(?: [a-z']+){0,4} (?:died|dead|broke[n]?|broken down|fail(?:ed|s)?|packed up|packed in|conked|off|out|cut|went|gone|coupee?|panne|lache|morte?|arretee?|saute|debranchee?)|(?:panne|coupure) de (?:\\d+|deux|trois|quatre|plusieurs) (?:jours|heures)|(?:panne|coupure) (?:de|d'|du) ?(?:courant|electricite|frigo|congelateur)|power cut|outage|blackout",
)
const daysLong = field(
  '(?:two|three|four|five|several|few|\\d+|deux|trois|quatre|cinq|plusieurs) (?:days?|jours|nights?)|since|depuis|weekend|week end|week|semaine|hours|heures|overnight|toute la nuit|[a-z]+day|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|thawed|decongele[es]*|warm',
)
/** After a night, and not after days. */
const stillCold =
  /^(?!.* (?:two|three|four|five|several|\d+|deux|trois|quatre|plusieurs) (?:days|jours|nights|nuits)).* (?:still|stayed|encore|restee?s?)(?: [a-z]+){0,2} (?:cold|frozen|chilled|icy|solid|froide?s?|congelee?s?|glacee?s?|frais|fraiche)(?![a-z])/
const keptAway = field(
  "(?:stands?|stalls?|restaurants?|restos?|takeaways?|vans?|camions?|traiteurs?|vendeurs?) (?:assez |plutot |un peu )?(?:douteu[a-z]*|louches?)|(?:dodgy|iffy|rough) (?:[a-z]+ )?(?:stall|van|takeaway|restaurant|vendor)|(?<!(?:the|our|my) )(?:smells? (?:good|great|lovely|amazing|delicious)|green (?:curry|thai|chill?i)|brain|film|movie|threw|thrown|binned|caramel[a-z]*|laque[es]*|threw out|jete[es]*|instead|a la place|(?:not|isn't|aren't|never|before|avoid|stop|until|pas|avant|jamais|eviter|empecher)[a-z' ]{0,30} (?:off|tourne[a-z]*|moisi[a-z]*|perim[a-z]*|out of date|expired?|slimy|mou?ldy|gluant[es]*|bad))",
)

const shrooms = '(?:mushrooms?|shrooms?|fungi|fungus|toadstool[a-z]*|champignons?|champis?)'
const growing =
  '(?:plants?|berr(?:y|ies)|leaves|roots?|seeds?|flowers?|weeds?|bulbs?|greens|herbs?|stalks?|plantes?|baies?|herbes?|feuilles?|racines?|graines?|fleurs?|bulbes?|salade sauvage|pousses?|tiges?)'
const outdoors = field(
  'woods?|woodland|forest|garden|yard|backyard|lawn|park|fields?|meadow|oak|pines?|birch|beech|tree|trees|stump|log|roadside|ditch|hedge(?:s|row|rows)?|heath|moor|golf course|verge|cemetery|path|walk|hike|bois|forets?|jardin|pelouse|prairie|pre|pres|champs?|parc|arbres?|chene|chenes|sapins?|pins?|souche|talus|fosse|haies?|river(?:bank|side)?|canal|berges?|bord (?:de (?:la )?(?:route|riviere)|du (?:chemin|champ|fosse|bois))|chemin|sous bois|balade|promenade|randonnee|sentier|montagne',
)
const gathered = field(
  'found|find|picked|foraged?|foraging|gathered|collected|harvested|growing|grows?|grew|popped up|sprung up|sprang up|came up|cropped up|sprout(?:ed|ing)|appeared|came (?:home|back) with|brought (?:home|back|in)|stumbled|spotted|basket(?:ful)?|bagful|trouve[ese]*|ramasse[ese]*|cueilli[es]*|cueillette|recolte[ese]*|pouss[a-z]+|rapporte[ese]*|rapporter|rentree?s? avec|panier|tombee?s? sur|repere[es]*',
)
const unsure = field(
  "(?:no|not a|haven't a|without a|any) (?:clue|idea)|haven't got a clue|(?:do not|don't|dont|didn't|not|can't|cannot|cant|couldn't|unable to|never)(?: [a-z]+){0,3} (?:know|sure|tell|identif[a-z]*|recogni[sz]e[d]?|name|place|certain|learned|checked)|un(?:known|identified|identifiable|sure|familiar)|whatever (?:they|it) (?:are|is)|look(?:s|ed|ing)? (?:like|edible|tasty|harmless|nice|pretty|ok|okay|fine|safe|a bit like|delicious)|no expert|hope (?:they're|it's|they are)|(?:are|is) (?:they|it|these|this) (?:safe|edible|ok)|(?:safe|edible|ok) (?:to eat)?|(?:probably|maybe|perhaps|might be|could be|must be) [a-z]+|some (?:kind|sort) of|mystery|guess(?:ed|ing)?|identifi[a-z]*|reconn[a-z]+|(?:sais|sait|savons|savoir|sachant)(?: [a-z]+){0,2} (?:pas|trop|ce que|lesquel[a-z]*|quel[a-z]*)|(?:connais|connait|connaissons) (?:pas|rien)|aucune idee|(?:ont l'air|a l'air|semble[nt]*|ressembl[a-z]*|dirait)|(?:peut etre|sans doute|probablement|je crois|je pense|j'espere)|comestibles?|inconnue?s?|mysterieu[a-z]*|une (?:espece|sorte) de|sans (?:etre|en etre|les) [a-z]+|pas (?:sure?s?|certaine?s?)",
)
const underTrees = field(
  "(?:under|beneath|behind|near|by|at the foot of|on|in|from|off|growing|sur|sous|au pied d[eu']|dans|derriere|pres d[eu']) ?(?:[a-z']+ ){0,3}?(?:oaks?|pines?|birch(?:es)?|beech(?:es)?|trees?|lawn|woods?|forest|fields?|meadow|stump|ditch|chenes?|pins?|sapins?|bouleaux?|arbres?|pelouse|bois|foret|champs?|pre|souche|talus|parc)",
)
const byTheWay = field(
  "(?:by|near|along|beside|off|from|in|under|behind|sur|au bord d[eu'l]+|le long d[eu'l]+|pres d[eu']|dans) ?(?:the |a |my |our |la |le |une |un |l')?(?:old )?(?:canal|river|riverbank|stream|path|hedge|hedgerow|roadside|road|woods?|forest|ditch|field|churchyard|cemetery|railway|chemin|riviere|haie|route|foret|bois|fosse|champ|sentier|cimetiere)",
)
const somePlant = field(
  '(?:une|la|cette|a|the|this|some|wild) (?:wild )?(?:plants?(?! based)|plantes?|roots?|racines?|weeds?|bulbs?|bulbes?)',
)
const lookalike = field(
  'look(?:s|ed|ing)? (?:a bit |just |exactly |a lot )?like|ressembl[a-z]*|i think|i reckon|je (?:crois|pense)|must be|probably|sans doute|on dirait',
)
const unnamedBerries = field(
  '(?:red|white|black|orange|purple|blue|shiny|tiny|pretty|wild|bright [a-z]+) (?:[a-z]+ )?berr(?:y|ies)|baies? (?:[a-z]+ )?(?:rouges?|noires?|blanches?|bleues?|orangees?|oranges?|violettes?|sauvages?)',
)
const shops =
  'supermarket|stores?|shops?|shopping|market|greengrocer|supermarche|marche|magasin|primeur|fridge|frigo|freezer|congelateur|tinned|canned|(?:tins?|cans?|boites?) (?:of|de)|(?:chestnut|button|portobello|oyster|shiitake) mushrooms?|champignons? de paris|pleurotes|mycolog[a-z]*|pharmac[a-z]*|expert (?:checked|says)|checked by|verifiee?s? (?:par|en)|inspect[a-z]*'
const shopBought = field(shops)

/** "I picked what looks like wild garlic" */
const byItsLook = field(
  "(?:picked|found|gathered|foraged|cueilli[es]*|ramasse[es]*|trouve[es]*|recolte[es]*)(?: (?:some|up|a bunch of|a basket of|du|de|des))* (?:what|something|stuff|ce|quelque chose|un truc|des trucs)(?: that| which| qui| que)? (?:looks?|looked|might|may|could|i (?:think|reckon|guess|hope)|(?:a|ont) l'air|ressembl[a-z]*|je (?:crois|pense))",
)
/** A thing to read, or of an animal, or out of a shop. */
const known = `${shops}|recipes?|recettes?|idees?|ideas?|cook ?books?|blogs?|websites?|online|internet|fishmonger'?s?|butcher'?s?|baker(?:y|'?s)?|deli|grocer[a-z']*|aisle|poissonn[a-z]+|boucher[a-z]*|boulang[a-z]*|epicerie|rayon|biocoop|(?:cod|salmon|haddock|trout|mackerel|chicken|beef|pork|lamb|cheese|cabillaud|saumon|truite|maquereau|poulet|boeuf|porc|agneau|fromage)`
const notForaged = field(known)
const appealing =
  "(?:found|trouve[es]*)(?: [a-z']+){1,3} (?:looks?|looked|(?:a|ont) l'air)(?: (?:really|so|very|quite|pretty|tres|vraiment|trop|super|plutot))* (?:good|nice|great|tasty|delicious|lovely|fun|easy|yummy|amazing|bons?|bonnes?|sympas?|delicieu[a-z]+|geniale?|appetissante?|facile)"

const dried = field(
  'dried|dry|soaked|soaking|secs?|seches?|trempe[ersz]*|trempage|straight from the (?:bag|packet|sack)|from the (?:bag|packet)',
)
const bean = field(
  'kidney beans?|red beans|haricots? rouges?|lima beans?|butter beans|haricots? de lima|flageolets?|borlotti(?: beans)?|(?:black|navy|pinto|haricot) beans|haricots (?:noirs|secs|coco)|cannellini(?: beans)?|haricots? blancs?',
)
const notCooked = field(
  "straight from (?:soaking|the soak|the packet|the bag)|(?:not|un|never|without|no|don't|just|only|merely|skip(?:ping)?|instead of)(?: [a-z]+){0,3} ?(?:cook[a-z]*|boil[a-z]*|soak[a-z]*|heat[a-z]*)|raw|crunchy|al dente|(?:sans|pas|ni|non|juste|seulement|simplement|uniquement|a peine)(?: [a-z]+){0,3} (?:cui[a-z]+|bouilli[a-z]*|trempe[a-z]*|cuisson|ebullition)|crus?|croquants?",
)
const tinned = field(
  '(?:tins?|cans?) (?:of|are|is)|tinned|canned|jars?|jarred|boites?|conserves?|bocal|bocaux|then (?:boil|cook|simmer)|puis (?:cuire|cuits|bouill[a-z]*)|pre ?cooked|precuits?',
)
const greenPotato = field(
  "green (?:and [a-z]+ )?(?:raw )?(?:potatoes|potato|spuds)(?! (?:salad with|curry with))|(?:potatoes|potato|spuds)(?: [a-z']+){0,3} (?:turned|gone|went|going|all) (?:a bit |all )?green|(?:pommes? de terre|patates?) (?:toutes? |un peu |bien )?(?:vertes?|verdies?|germees? et vertes?)|(?:pommes? de terre|patates?)(?: [a-z']+){0,3} (?:verdi|verdies?|devenues? vertes?)",
)
const rawElder = field('elder ?berr(?:y|ies)|baies? de sureau|sureau')
const rawWay = field(
  'raw|uncooked|smoothies?|straight (?:off|from)|without (?:any )?(?:cooking|heating)|crue?s?|sans (?:les |la )?(?:cuire|cuisson)|a croquer|fraiches? (?:mixees?|pressees?)|juste (?:mixees?|pressees?)',
)

const farmed = field(
  'chicken|turkey|poultry|pork|duck mince|sausages?|hen|boar|poulets?|dinde|volailles?|porc|sanglier|saucisses?|pintade',
)
const bloody = field(
  "(?:raw|bloody|pink|rare|red|mooing|oozing|runny|undercooked|underdone|uncooked|not (?:fully |quite |properly )?(?:cooked|done)|half cooked|barely (?:cooked|seared|warm)|just seared|still cold|gelatinous|translucent)(?: [a-z]+){0,2} (?:inside|in (?:the|its) (?:middle|centre|center)|at the (?:bone|core)|in the core)|(?:crue?s?|saignante?s?|rosee?s?|roses?|rouges?|bleue?s?|sanguinolente?s?|pas (?:bien |tout a fait )?cuite?s?|mi cuite?s?|(?:a peine|juste) (?:cuite?s?|saisie?s?|tiedes?|snackee?s?|poelee?s?)|(?:saisie?s? et )?froide?s?)(?: [a-z']+){0,2} (?:a coeur|au (?:milieu|centre)|a l'(?:interieur|os)|dedans|a l'os)|bleed(?:s|ing) (?:when|on|a little|inside)|(?:mince|minced|ground|hachee?) (?:[a-z]+ ){0,3}(?:raw|uncooked|crue?)(?= on| with| sur| avec)",
)
/** Campylobacter sits in a bird's liver through and through. */
const pinkLivers = field(
  '(?:pink|rare|raw|bloody|(?:barely|lightly|just) (?:seared|cooked)) (?:chicken|duck|turkey|poultry) livers?|(?:chicken|duck|turkey|poultry) livers?(?: [a-z]+){0,2} (?:pink|rare|raw|bloody|(?:barely|just) (?:seared|cooked))|foies? de (?:volaille|poulet|canard)s?(?: [a-z]+){0,2} (?:rosee?s?|roses?|saignants?|crus?|(?:a peine|juste) (?:saisis?|cuits?|poeles?))',
)
const unwanted = field(
  "avoid|never|not (?:be |still )?(?:pink|raw|bloody)|isn't|stop|prevent|how (?:do|can) i (?:know|tell|make sure)|without|no longer|jamais|eviter|sans|rattraper|save|fix|rescue|finish cooking|oven back",
)

const intoxicated = field(
  `(?:everyone|everybody|us|me|them|we|guests|people|friends|my [a-z]+) (?:all |a bit |really |totally |properly )*(?:float(?:ing)?|flying|tripping|stoned|high(?= ?[,;.!?]| *$| as)|wasted|baked(?= ?[,;.!?]| *$)|buzz(?:ed|ing)|off (?:my|our|their) (?:head|face|tits))|(?:want(?:ed)?|wanna|to|will|us|we|them|make me) trip(?= ?[,;.!?]| *$| out| balls| hard)|tripping|get(?:s|ting)? (?:[a-z]+ ){0,4}(?:high|stoned|baked|buzzed|wasted)(?= ?[,;.!?]| *$| off| on)|space (?:cookies?|brownies?|muffins?)(?! (?:for kids|theme|party))|(?:nice|little|good|mellow|proper|gentle) (?:buzz|high)(?= ?[,;.!?]| *$)|(?:fait|faire|fasse|font|fera|pour|va|vont|envie de|nous|de quoi) (?:tous |bien |un peu |tout le monde )?(?:planer|triper|tripper|defonce[rz]?|halluciner)|(?:tout le monde|on|nous) (?:plane|planer|soit|finit|finisse) ?(?:perche|stone|defonce)?(?= ?[,;.!?]| *$)|(?:finir|etre|tous|bien|completement) (?:perchee?s?|stones?|defoncee?s?|high)`,
)
const smoked = field(
  '(?:the|some|my|his|her|their|this|of|with|a bit of) (?:bud|buds|skunk|kush|stash|joints?|spliff|hash|pot(?= (?:my|i|he|she|from))|grass (?:my|i|he|from)|green (?:my|i|from))(?= (?:my|i|we|from|that|he|she|in|into|of)|,| *$)|herbe (?:de|a|du) (?:mon |mes |ma |notre )?(?:pote|copain|cousin|cousine|dealer|frere|voisin|coloc|amsterdam)|herbe qui|(?:la|ma|sa|notre|de) (?:beuh?|weed|ganja|skunk|resine de [a-z]+)|petards?(?= (?:dans|de|a))|shit|shrooms? tea|special brownies|(?:laced|spiked|dosed) with (?:acid|mushrooms|something|speed)|(?:my|some|with|own) home ?grown(?= ?[,;.!?]| *$| bud| green)|recolte perso|(?:shrooms?|champis?|champignons?)(?: [a-z]+){0,3} (?:hallu[a-z]*|magiques?|trip)|acid tabs?|buvards?|edibles|bang lassi|bhang',
)

const petOfSomebody = field(
  `(?:from|of|with|using|avec|de) (?:my|our|mon|ma) (?:late|dead|deceased|pet|old|defunte?|vieux|vieille) (?:hamster|dog|cat|rabbit|parrot|budgie|goldfish|chien|chat|lapin)|(?:fr(?:y|ied|ying)|roast(?:ed)?|grill(?:ed)?|cook(?:ed|ing)?|stew(?:ed)?|boil(?:ed)?|bake[d]?|barbecue[d]?|bbq|eat|brais(?:e|ed)|skewer(?:ed)?|casserole|hotpot|pie)(?: up)? (?:(?:of|from|with|made of|using|out of) )?(?:[a-z']+ ){0,3}?(?:neighbou?r'?s?'?|next door'?s|stray|street|my ex'?s?|alley|family|mother in law's) (?:[a-z]+ )?(?:dog|cat|puppy|kitten|hamster|rabbit|parrot|pony|tortoise|goldfish|budgie|guinea pig|hamster|pug|poodle|labrador)s?(?! (?:food|treats?|biscuits?))|(?:civet|ragout|daube|rotir?|cuire|manger|braise[rz]?|brochettes?|saute|pate|terrine|griller|faire|cuisiner|mijoter|gratin|ragout)(?: [a-z']+){0,3} (?:le|la|du|un|une|de) (?:petit |gros |vieux )?(?:chat|chien|chiot|chaton|hamster|perroquet|poney|tortue|caniche|perruche|lapin nain)(?:ne)? (?:de (?:la |ma |mon |notre )?(?:voisin|voisine|voisins|belle mere|ex|soeur)|du voisin|des voisins|errant)|(?:chat|chien|chiot|lapin nain|perroquet|caniche|poney)s? (?:de (?:la |ma |mon |notre )?|du |des )(?:voisin|voisine|voisins)(?: [a-z]+){0,2} (?:en (?:ragout|civet|sauce|daube|terrine|brochettes?|pate|pot au feu|gigot)|au four|rotie?|a la broche|grillee?|braisee?)|(?:neighbou?r'?s?'?|next door'?s|stray) (?:[a-z]+ )?(?:dog|cat|rabbit|puppy|kitten|parrot)s?(?: [a-z]+){0,2} (?:stew|casserole|pie|curry|roast|on a spit|in a (?:stew|pie|curry|casserole)|skewers?|hotpot|burgers?)`,
)

/** What is said by many words together and by none of them alone; for what is wished in a roundabout way. */
export const dangerFields: readonly IndirectDanger[] = [
  ...personFields,
  ...unsafeWays,
  { reason: 'weapon', all: [bang, chemical] },
  {
    reason: 'weapon',
    all: [
      field('bombs?|bombes?'),
      field(
        'blows?|blowing|blast|explod[a-z]*|detonat[a-z]*|faire (?:peter|sauter|exploser)|(?:pete|saute|explose) (?:tout|la|le|vraiment)',
      ),
    ],
  },
  { reason: 'weapon', all: [smokeBomb, homemade] },
  {
    reason: 'forbidden_meat',
    all: [petOfSomebody],
    unless: field('(?:for|pour) (?:the |my |le |la )?(?:neighbou?r|stray|chien|chat|voisin)'),
  },
  {
    reason: 'forbidden_meat',
    all: [
      field(
        "(?:recipe|recette|cook|stew|roast|eat|fry|grill)[a-z]*(?: [a-z']+){0,6} (?:neighbou?r'?s'?|next door'?s) (?:cat|dog|kitten|puppy)",
      ),
    ],
    unless: field(
      '(?:for|pour) (?:the|my|our|next|le|la|mon)|begs?|begging|ate|stole|allerg[a-z]*|loves?|likes?|keeps?|visits?|comes?|away',
    ),
  },
  { reason: 'raw_meat', all: [farmed, bloody], unless: unwanted },
  { reason: 'raw_meat', all: [pinkLivers], unless: unwanted },
  { reason: 'raw_plant', all: [dried, bean, notCooked], unless: tinned },
  { reason: 'raw_plant', all: [greenPotato] },
  {
    reason: 'raw_plant',
    all: [rawElder, rawWay],
    unless: field('syrup|sirop|cordial|cooked|cuites?|gelee|jam|confiture|elderflower|fleurs? de sureau'),
  },
  { reason: 'foraged', all: [field(shrooms), outdoors, gathered], unless: shopBought },
  { reason: 'foraged', all: [field(`${shrooms}|${growing}`), gathered, unsure], unless: shopBought },
  {
    reason: 'foraged',
    all: [field(`${shrooms}|berr(?:y|ies)|baies?|plantes?|plants?`), outdoors, unsure],
    unless: shopBought,
  },
  {
    reason: 'foraged',
    all: [field(shrooms), underTrees],
    unless: field(
      'picnic|cabin|camp[a-z]*|walk|eat in|pique nique|chalet|dejeuner|dans les bois avec|supermarket|shop|market|marche|champignons de paris',
    ),
  },
  { reason: 'foraged', all: [unnamedBerries, byTheWay], unless: shopBought },
  { reason: 'foraged', all: [somePlant, lookalike], unless: shopBought },
  { reason: 'foraged', all: [byItsLook, outdoors], unless: notForaged },
  { reason: 'foraged', all: [byItsLook], unless: field(`${known}|${appealing}`) },
  { reason: 'foraged', all: [unnamedBerries, gathered], unless: shopBought },
  {
    reason: 'spoiled',
    all: [field(`(?:${perishable})(?:'s|'ve)?${few}{0,8} (?:${off})|(?:${off})${few}{0,4} (?:${perishable})`)],
    unless: keptAway,
  },
  ...leftStanding.map((rule): IndirectDanger => ({ reason: 'spoiled', ...rule })),
  { reason: 'spoiled', all: [floatingEggs] },
  { reason: 'spoiled', all: [blownTin] },
  {
    reason: 'spoiled',
    all: [field(perishable), weeksOld],
    unless: field(
      'cured|ferment[a-z]*|kimchi|brin[a-z]*|confit|dry aged|matur[a-z]*|salami|saucisson|sec|keeps?|lasts?|garder|conserver?|se garde',
    ),
  },
  {
    reason: 'preserving',
    all: [lowAcid, inJars, shelved, keeping],
    unless: field(
      'autoclave|pressure|sterilisee?s?|freez[a-z]*|congel[a-z]*|vinegar|vinaigre|jam|confiture|pickle[sd]?|chutney|found|from (?:a|the) jar|(?:in|dans) (?:my|mon|ma) (?:pantry|cupboard|placard|cave)|j.ai|il (?:me )?reste|store cupboard',
    ),
  },
  { reason: 'preserving', all: [underOil, unchilled, leftThere] },
  { reason: 'preserving', all: [underOil, forWeeks], unless: chilledOrDry },
  { reason: 'raw_plant', all: [field('manioc|cassava|yuca|taro'), field('raw|uncooked|crue?s?|sans cuisson')] },
  { reason: 'spoiled', all: [field(perishable), warmed, daysLong], unless: stillCold },
  {
    reason: 'drugs',
    all: [intoxicated],
    unless: field('laugh[a-z]*|road|school|holiday|sugar high|on life|espresso|kite|hang glid[a-z]*|parapente|delta'),
  },
  { reason: 'drugs', all: [smoked], unless: field('herbe de provence') },
]
