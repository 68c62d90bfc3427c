import type { RefusalReason } from '@roux/contract/refusal-reason'
import { allergyTalk } from './allergy-talk.ts'

/** What makes a sentence dangerous by the company that words keep, and what makes it harmless again. */
/** `says` and `apart`, which is not read since it says something else, are global; `unless` is not. */
export type DangerRule = { reason: RefusalReason; says: RegExp; unless?: RegExp; apart?: RegExp }

const pattern = (source: string, flags?: string) =>
  new RegExp(`(?<![a-z])(?:${source.replace(/\s*\n\s*/g, '')})(?![a-z])`, flags)
/** All places of some words; `words` only tells whether there are any. */
const places = (source: string) => pattern(source, 'g')
const words = (source: string) => pattern(source)

const people =
  'husband|wife|boss|manager|neighbou?rs?|ex|exes|ex (?:husband|wife|boyfriend|girlfriend|partner)|boyfriend|girlfriend|partner|brother|sister|mother|father|mom|mum|dad|parents?|(?:mother|father|brother|sister) in law|in laws|son|daughter|kids?|child|children|baby|babies|teacher|roommates?|room mates?|flatmates?|colleagues?|co ?workers?|enem(?:y|ies)|friends?|family|guests?|uncle|aunt|grand(?:ma|pa|mother|father)|cat|cats|dog|dogs|pet|landlord|president|classmates?|bull(?:y|ies)|rival|person|man|woman|people|someone|somebody|anyone|everyone|everybody|him|her|them'
const gens =
  'mari|femme|patrone?|chef|cheffe|voisine?s?|ex|ex (?:mari|femme|copain|copine)|copain|copine|compagnon|compagne|conjointe?|frere|soeur|mere|pere|maman|papa|parents?|beau pere|belle mere|belle famille|beau frere|belle soeur|fils|fille|enfants?|gosses?|bebe|professeur|prof|maitresse|coloc(?:ataire)?s?|collegues?|ennemie?s?|amie?s?|famille|invites?|oncle|tante|grand mere|grand pere|chats?|chiens?|proprietaire|president|rivale?|personnes?|homme|gens|type|mec'
const mine = '(?:my |the |our |your |a |an |that |this |some |his |her )?(?:[a-z]+ ){0,2}?'
const mien = "(?:mon |ma |mes |le |la |les |l'|un |une |des |ses |son |sa |notre |nos |ce |cette )(?:[a-z]+ )?"

const harming = places(`
(?:kill|kills|killing|murder|murdering|poison|poisons|poisoning|assassinate|sedate|roofie|spike|incapacitate|harm|sicken|paralyse|paralyze) (?:all )?${mine}(?:${people})|
(?:drug|knock out) (?:my|him|her|them|our|someone|somebody) ?(?:${people})?|
get rid of (?:my|our|his|her) (?:[a-z]+ )?(?:${people})|
(?:make|makes|making|get|getting) (?:my (?:[a-z]+ )?(?:${people})|him|her|them|someone|somebody|people|everyone) (?:very |really |violently |so |deathly )*(?:sick|ill|puke|vomit|throw up|suffer|die|pass out)|
(?:put|puts|make|send) (?:my (?:[a-z]+ )?(?:${people})|him|her|someone) (?:in (?:the )?hospital|to sleep forever|in a coma)|
(?:my|the) (?:[a-z]+ )?(?:${people}) (?:will |would |to |should )?(?:die|dies|drop dead)|
(?:tuer|assassiner|empoisonner|empoisonne|intoxiquer|droguer|eliminer|neutraliser|nuire a|faire (?:du )?(?:mal|souffrir) a|faire (?:crever|mourir|vomir|souffrir)|rendre (?:tres |bien )?malades?|se debarrasser de|me debarrasser de|debarrasser de) (?:${mien}(?:${gens})|quelqu'?un|quelqu un|autrui|tout le monde)|
(?:tuera|tue|empoisonnera|fasse (?:mourir|vomir|crever)) ${mien}(?:${gens})|(?:rendra?|rende|rend) (?:(?:tres )?malades? ${mien}(?:${gens})|${mien}(?:${gens})(?: [a-z]+)? malades?)|
empoisonner (?:des|les|mes|un|une) [a-z]+|knock (?:my (?:[a-z]+ )?(?:${people})|him|her) out|(?:gateaux?|plats?|repas|cookies?|biscuits?|desserts?) pieges?|mort(?:el|elle)s? pour ${mien}(?:${gens})|l'empoisonner|les empoisonner|le tuer|la tuer|les tuer|
(?:deadly|lethal|fatal) (?:dinner|lunch|meal|dish|dessert|cake|soup|sandwich|food)|(?:untraceable|undetectable|odou?rless|tasteless|lethal|deadly) (?:poison|toxin|dose|drink|meal|soup|recipe)|(?:poison|toxine) (?:indetectable|inodore|sans gout|mortel|lent|rapide|violent|qui ne laisse pas)|
(?:poison|kill) (?:half |all )?(?:the )?(?:guests|party|wedding|school|office|town)|meal that (?:kills|poisons)|repas (?:mortel|empoisonne)|plat empoisonne|gateau empoisonne|soupe empoisonnee`)

const selfHarm = places(`
(?:kill|poison|harm|hurt|starve|drug) myself|end my (?:own )?life|commit suicide|(?:my|for|painless|quick|for a) suicide|suicide (?:meal|recipe|pill|drink|cocktail|soup|cake)|want to die(?! for)|how (?:can|do|could) i die|
end it all|suicidal|finish me off|(?:wish|rather) (?:i (?:were|was) |be )dead|starve (?:my ?self )?to death|i hate myself|(?:end|stop)s? the pain (?:for good|for ?ever)|(?:never|not|n't|don't) (?:want to )?wake up(?: again| ever)?(?! (?:my|the|anyone|anybody|everyone|him|her|them|his|hungry|tired|starving|with|late|early|at|in|feeling|the|to))|(?:disappear|sleep|vanish|rest) for ?ever|(?:cannot|can't|cant|can not) go on(?= ?[,;!?]| *$| any ?more| living)|(?:do not|don't|dont|no longer|not) want to (?:live|exist|be alive|be here any ?more)|no (?:reason|will) to live|tired of (?:living|life|being alive)|better off dead|take my (?:own )?life|make me (?:disappear|die|dead)|how (?:many|much) (?:[a-z]+ ){1,6}?(?:to|would|will|until i) (?:die|kill|never|end|overdose)|
(?:way|meal|recipe|drink) to die|my last meal (?:ever )?before i (?:die|kill|end)|stop living|
me (?:tuer|suicider|empoisonner|faire du mal|laisser mourir)|mettre fin a mes jours|en finir avec (?:la vie|ma vie)|envie de mourir|(?:mon|pour un|un) suicide|je veux mourir|veux plus vivre|envie d'en finir|repas pour mourir|suicidaires?|m'achever|(?:veux|voudrais|envie de) (?:crever(?! de)|etre morte?)|(?:veux|vais|voudrais) me (?:foutre|flinguer|buter|pendre|noyer)|idees noires|je me deteste|pour que tout s'arrete|(?:veux|voudrais|vais|faut|besoin d'|decide d'|j'aimerais|pour) ?en finir(?! avec (?!la vie|ma vie|tout(?! ce))| de)|(?:plus|pas|jamais) (?:jamais )?(?:(?:se|me|m'y|s'y) )?reveiller(?! (?:la nuit|a|tot|tard|en|fatigue|le|les|avec|au))|(?:peux|peut|veux|veut|supporte|envie de|envie d'etre) (?:plus|pas|plus de) (?:de )?(?:vivre(?! sans)|la vie|exister)|en peux plus de (?:vivre|la vie|cette vie|moi)|(?:plus|pas) (?:du tout )?envie de vivre|marre de (?:vivre|la vie|ma vie)|fatiguee? de vivre|disparaitre (?:pour toujours|a jamais|de ce monde)|(?:dormir|partir) (?:pour toujours|a jamais)|(?:aucune|plus de|pas de|plus aucune) raison de vivre|combien de (?:[a-z]+ ){1,3}pour (?:mourir|en finir|me tuer|se tuer|partir)`)

const weapon = places(`
(?:cocktail|cocktails) molotov|molotovs?(?: cocktails?)?|pipe bombs?|nail bombs?|(?:build|make|making|cook|homemade|diy|recipe for) (?:me )?(?:up )?(?:an? |some )?(?:explosives?|bombs?|grenades?|thermite|napalm|tnt|dynamite|gunpowder|black powder|nitroglycerine?|fertilizer bombs?)|explosive device|
(?:fabriquer|faire|recette (?:de|d'une|d'un|pour une)|preparer|fabrication d'une) ?(?:une |un |des |de la |du |d')?(?:bombes?(?! glacee)|explosifs?|grenades?(?! a)|thermite|napalm|tnt|dynamite|poudre a canon|poudre noire|nitroglycerine)(?! au| aux| de)|bombes? artisanales?|engins? explosifs?|(?<!(?:dessert|curry|saveurs?|gouts?) )explosifs?(?! en bouche| au palais)|
nitroglycerine?|thermite|napalm|tnt|semtex|(?:faire|fabriquer|make|making|some|du) (?:du |some )?c ?4(?! servings)|explosive recipes?|
(?:mustard|chlorine|nerve|sarin|tear|phosgene|poison) gas|gaz (?:moutarde|sarin|de chlore|toxique|chlore|lacrymogene|asphyxiant)|chloramine|
(?:blow up|explode|set fire to|burn down) (?:my |the |a |his |her |our )?(?:kitchen|house|microwave|oven|school|office|home|car|building|neighbou?rs?)|(?:faire exploser|faire sauter|mettre le feu a|incendier) (?:ma |mon |la |le |une? |l'|sa |son )?(?:cuisine|maison|micro ondes?|four|ecole|bureau|immeuble|voiture)|
dry ice in (?:a |an )?(?:closed|sealed|capped|plastic)|glace carbonique dans (?:une )?bouteille|(?:aerosol|spray can|gas canister|gas cylinder|lighter)s? (?:in|into) (?:the |a |my )?(?:oven|microwave|fire|pan)|(?:aerosol|bombe aerosol|bouteille de gaz|briquet)s? (?:au|dans le) (?:four|micro ondes?|feu)`)

const poultry = '(?:chicken|hen|turkey|poultry|poulets?|dindes?|volailles?|blancs? de poulet|filets? de poulet)'
const pig = '(?:pork|pig|wild boar|boar|bear|porc|cochon|sanglier|ours)'
const rawDish = '(?:tartares?|tartars?|sashimis?|carpaccios?|tatakis?|ceviches?|crudo|nigiris?|poke|yukhoe|kitfo)'
const rawMeat = places(`
(?:raw |uncooked |minced |ground |free range |organic )*${poultry} (?:[a-z]+ )?${rawDish}|${rawDish} (?:of|de|d'une?|du|au|avec du|a la|with|from) (?:the |la |le |l'|raw |filet de |blanc de )?${poultry}|tori ?(?:sashi|wasa)|chicken medium rare|
(?:medium[ -]rare|rare|bloody|half raw|half cooked|undercooked|still pink|pink in the middle|barely cooked|raw inside) (?:minced |ground |whole |roast |grilled )?${poultry}(?! salad dressing)|${poultry} (?:sushi|salad|rolls?|tacos?|nuggets|wings),? raw|${poultry} (?:[a-z]+ ){1,3}raw (?:inside|in the middle)|${poultry} (?:[a-z]+ )?(?:medium rare|still pink|half raw|half cooked|undercooked|pink (?:in the middle|inside)|raw (?:in the middle|inside)|barely cooked|served raw|eaten raw|kept raw|left raw)|
(?:poulet|dinde|volaille)s? (?:[a-z]+ )?(?:saignante?|bleue?|rosee?|a moitie crue?|mi cuite?|mal cuite?|pas (?:assez |trop |bien )?cuite?|a peine cuite?|encore (?:rose|rosee?|crue?)|rose a coeur|cru a coeur|servie? crue?|mangee? crue?)|
(?:eat|eating|serve|serving|enjoy|swallow|blend|drink) (?:[a-z]+ ){0,2}(?:raw|uncooked) (?:[a-z]+ )?${poultry}|(?:manger|servir|deguster|consommer|avaler) (?:[a-z']+ ){0,4}(?:poulet|dinde|volaille|porc|sanglier) crue?s?|
(?:manger|servir|deguster|consommer) (?:[a-z']+ ){0,2}crue? (?:[a-z']+ ){0,2}(?:poulet|dinde|volaille|porc)|(?:poulet|dinde|volaille|porc|canard) crue? (?:[a-z]+ ){0,3}(?:facon|comme|en|style|a la) (?:[a-z]+ )?${rawDish}|
(?:raw|uncooked) (?:[a-z]+ ){0,2}${poultry} (?:[a-z]+ )?(?:salad|sushi|sandwich|wraps?|smoothie|shake|rolls?|bowl|cocktail|lasagna without|without cooking|no cook|unheated)|(?:salade|sushis?|sandwich|wraps?|smoothie|bowl|makis?|rouleaux?|verrines?|brochettes) (?:de|au|avec du|d'un) (?:[a-z]+ )?(?:poulet|dinde|volaille|porc) crue?|
${poultry} (?:without (?:any )?(?:cooking|heating)|sans (?:le |la |les )?(?:faire )?(?:cuisson|cuire))|
(?:raw |uncooked )*(?:${pig}|ham) ${rawDish}|${rawDish} (?:of|de|d'|du|au|avec du) ?${pig}|${pig} (?:[a-z]+ )?${rawDish}|${pig} (?:[a-z]+ )?(?:raw|uncooked)(?! weight)|mett(?:brotchen| brotchen|igel)?|hackepeter|
(?:raw|uncooked|undercooked|(?<!medium )rare) (?:minced |ground )?${pig}|(?:porc|sanglier|ours|viande (?:de|d') ?(?:porc|sanglier|ours)|hache de porc|cochon) (?:hachee? )?(?:crue?|saignante?|bleue?|pas cuite?|mal cuite?)|saucisses? crues? (?:a manger|tartinees?|sans cuisson)|
(?:raw|uncooked) (?:minced|ground) (?:chicken|turkey|poultry|pork)|(?:raw|uncooked) (?:chicken|turkey|pork) (?:mince|sausages?)|hache de (?:volaille|poulet|dinde|porc) cru|
${poultry} (?:[a-z]+ ){0,4}(?:to|at|a) (?:[34]\\d|5[0-4]) ?(?:degrees?|degres?|c)`)
const rawAlone = places(
  `(?:raw|uncooked|underdone) (?:[a-z]+ )?${poultry}|(?:poulet|dinde|volaille)s? (?:hachee?s? )?crue?s?`,
)
const cooking = words(`
cook(?:s|ed|ing)?|bak(?:e|es|ed|ing)|roast(?:ed|ing)?|grill(?:ed|ing)?|fr(?:y|ied|ying)|oven|soups?|curry|curries|stews?|stir|casserole|boil(?:ed|ing)?|pan|air fryer|slow cooker|crock ?pot|instant pot|simmer|saute(?:ed)?|bbq|barbecue|marinad?(?:e|ed|ing|er)|from raw|thaw|defrost|freez(?:e|er)|fridge|have|got|i've|using|use|use up|leftovers?|what (?:can|to|should)|how (?:long|do|to|much)|wash|store|handle|safely|
cui(?:re|ts?|te|sson|sine|siner)|four|poele|mijot[a-z]*|grill[a-z]*|rot(?:i|ir|ie|is)|saute[a-z]*|bouill[a-z]*|vapeur|plancha|congel[a-z]*|frigo|que faire|j'ai|j ai|il me reste|reste|marin[a-z]*|curry|soupe|ragout|wok|friteuse|combien de temps|comment|frire|fri(?:t|te)s?|dore[rz]?|pane|barbecue|dispose|utiliser`)

const rawPlant = places(`
(?:raw|uncooked|undercooked|unboiled|half cooked|barely cooked|crunchy|sprouted) (?:[a-z]+ )?(?:(?:red|dried|dry|soaked|dark) )*(?:kidney|lima|broad kidney) beans?|(?:kidney|lima) beans? (?:raw|uncooked|undercooked|unboiled|al dente|crunchy|without (?:boiling|cooking)(?: them)?|barely cooked|not cooked|sprouts)|
(?:kidney|lima) beans? (?:[a-z]+ ){0,4}(?:only|just) (?:for )?(?:[1-5]|a few|one|two|three|five) min(?:ute)?s?|(?:dried|dry) (?:red )?kidney beans? (?:[a-z]+ ){0,5}(?:without (?:boiling|soaking or boiling|pre ?boiling|cooking)|no boil|not boiled)|
haricots? (?:rouges?|de lima) (?:secs? )?(?:juste|seulement|simplement) trempes?|haricots? (?:rouges?|de lima) (?:secs? )?(?:trempes? )?(?:crus?|pas cuits?|non cuits?|mal cuits?|a peine cuits?|mi cuits?|croquants?|germes?|al dente|(?:[a-z]+ ){0,4}sans (?:les )?(?:faire )?(?:cuire|bouillir|cuisson|ebullition))|
(?:raw|uncooked|unripe|green) (?:black )?elder ?berr(?:y|ies)(?: [a-z]+)?|elder ?berr(?:y|ies) (?:[a-z]+ )?(?:raw|uncooked)|(?:baies? (?:noires? )?de )?sureau(?:x)? (?:noir )?(?:crue?s?|non cuite?s?|sans cuisson)|baies de sureau (?:crues?|fraiches? (?:a croquer|nature)|non cuites?|sans (?:les )?cuire)|
(?:raw|uncooked|unsoaked) (?:bitter )?(?:cassava|yuca|manioc|taro)|bitter cassava (?:raw|salad|without)|(?:manioc|taro|cassave) (?:amer )?(?:crue?|non cuite?|pas cuite?|sans cuisson)|raw (?:red )?(?:ackee|unripe ackee)|unripe ackee|ackee (?:unripe|vert|pas mur)|raw (?:taro leaves|bamboo shoots?)|pousses? de bambou crues?`)

const shrooms = '(?:mushrooms?|shrooms?|fungi|fungus|toadstools?|champignons?|champinions?|champignon)'
const plants =
  '(?:plants?|berr(?:y|ies)|herbs?|leaves|roots?|seeds?|flowers?|weeds?|bulbs?|plantes?|baies?|herbes?|feuilles?|racines?|graines?|fleurs?|bulbes?)'
const unsure =
  "(?:unknown|unidentified|mystery|random|strange|weird|(?:i |we )?(?:do not|don't|dont|can't|cant|cannot|couldn't) (?:know|recogni[sz]e|identify|name)|(?:i am|i'm|im|we are|am) not sure|not sure (?:what|which|if)|no idea|never seen|might be|may be|could be|by guess|guess(?:ed|ing)?|inconnue?s?|non identifiee?s?|mysterieu(?:x|ses?)|au hasard|bizarres?|etranges?|(?:je )?(?:ne )?(?:les |le |la )?(?:connais|reconnais|sais|identifie) pas|pas (?:sure?|certaine?|identifiee?s?)|aucune idee|sans (?:les )?(?:identifier|connaitre|verifier)|n'arrive pas a identifier|peut etre)"
const outside =
  '(?:woods?|forest|garden|yard|backyard|lawn|park|fields?|meadow|trees?|stump|log|outside|roadside|ditch|bois|forets?|jardin|pelouse|prairie|pre|pres|champs?|parc|arbres?|souche|talus|fosse|dehors|bord de (?:la )?(?:route|chemin)|sous bois|balade|promenade)'
const gathered =
  '(?:found|picked(?! up)|foraged|gathered|collected|harvested|growing|grow|grew|saw|see|trouve[ese]*|ramasse[ese]*|cueilli[es]*|recolte[ese]*|pousse(?:nt)?|poussaient|vu|rapporte[ese]*)'
const foraged = places(`
${unsure} (?:[a-z']+ ){0,6}${shrooms}|${shrooms} (?:[a-z',]+ ){0,8}${unsure}|
${shrooms} (?:that |which |que |qui )?(?:(?:i|we|my [a-z]+|j'ai|j ai|nous avons|on a|mon [a-z]+ a|ma [a-z]+ a) )?(?:just |have |'ve |ai )?${gathered} (?:[a-z'],? ?)*?(?:myself|ourselves|this morning|today|yesterday|wild|moi meme|ce matin|hier|aujourd'hui|[a-z']+ ${outside}|${outside}|from [a-z]+ ${outside})|
${shrooms} (?:(?:that|which|que) )?(?:i|we|j'ai|j ai|nous avons|on a) (?:have |'ve )?(?:just )?(?:picked(?! up)|foraged|gathered|ramasses?|cueillis?|recoltes?)|
(?:picked|gathered|foraged|found|ramasse|cueilli|trouve) (?:(?:some|a few|these|those|des|quelques|ces|plein de|un panier de|a basket of|a bag of|wild|little|brown|white|red|petits) )+${shrooms} (?:[a-z']+ ){0,4}${outside}|
${shrooms} (?:from|of|in|on|de|du|dans) (?:my|the|our|a|mon|ma|le|la|notre)? ?(?:lawn|back ?yard|yard|dead tree|tree stump|compost|pelouse|gazon|souche)|${shrooms} (?:du|de mon|dans mon|de notre) jardin(?! d'hiver)|${shrooms} (?:by|under|near|beside|behind|around|next to) (?:the|my|a|an) (?:[a-z]+ )?(?:tree|house|oak|pine|shed|fence|barn)|${shrooms} from my garden|(?:backyard|lawn|yard) ${shrooms}|
${unsure} (?:wild |red |black |white |blue |little |rouges? )*${plants}|${shrooms} (?:[a-z]+ ){0,4}(?:white spots|points blancs|pois blancs|taches blanches)|(?:picked(?! up)|gathered|foraged|found|cueilli|ramasse) (?:(?:some|a few|these|those|des|quelques|ces|wild|little|big|brown|white|red|yellow|orange|petits|gros) )+${shrooms} (?:under|beside|near|by|sous|pres) [a-z']+|${plants} (?:[a-z',]+ ){0,7}${unsure}|
${plants} (?:[a-z]+ )?(?:i|we|j'ai|que j'ai) (?:[a-z']+ )?(?:found|trouve[ese]*) (?:[a-z']+ ){0,3}${outside}|
(?:is|are) (?:this|these|that|those) ${shrooms} (?:edible|safe)|(?:ce|ces) ${shrooms} (?:est|sont) (?:ils? )?comestibles?|wild plants? by (?:guess|looks?)`)

const spoiledFoods =
  'meat|beef|pork|chicken|turkey|fish|salmon|tuna|shrimps?|prawns?|seafood|eggs?|ham|sausages?|mince|milk|cream|yoghurt|yogurt|cheese|bread|rice|leftovers|food|vegetables|veggies|fruits?|potato(?:es)?|tomato(?:es)?|mushrooms?|jam|nuts|flour|oysters?|mussels?'
const gatees =
  'viandes?|boeuf|porc|poulets?|dinde|poissons?|saumon|thon|crevettes?|oeufs?|jambon|saucisses?|hachee?s?|steaks?|lait|creme|yaourts?|fromages?|pain|riz|restes|aliments?|nourriture|legumes?|fruits?|pommes? de terre|tomates?|champignons?|confiture|noix|farine|huitres?|moules?|courgettes?|carottes?|peches?|fraises?'
const spoiled = places(`
(?:mou?ldy|rotten|rotting|putrid|rancid|decayed|decomposed|decomposing|maggoty|spoiled|spoilt|slimy|gone off|rank) (?:[a-z]+ ){0,2}(?:${spoiledFoods})|
(?:${spoiledFoods}) (?:[a-z',]+ ){0,5}(?:mou?ldy|rotten|rotting|putrid|rancid|gone (?:off|bad)|went (?:off|bad)|going bad|smells? (?:bad|off|funny|rotten|weird|foul)|spoiled|spoilt|has (?:green |white |black )?mou?ld|with (?:green |white |black )?mou?ld|maggots?|(?:turned|is|are|looks) (?:all )?(?:slimy|green|grey and slimy)|past (?:its|their) use by|expired (?:last|two|three|\\d+))|
(?:expired|out of date) (?:[a-z]+ ){0,2}(?:meat|beef|pork|chicken|turkey|fish|salmon|shrimps?|prawns?|seafood|oysters?|mince|milk|eggs)|road ?kill|maggots?(?! cheese)|(?:meat|beef|pork|chicken|fish|seafood|eggs?|ham|shrimps?) (?:[a-z]+ ){0,2}(?:stinks?|stinking)|pourri(?:e|es|s)? (?:le |la |les |mon |ma )?(?:${gatees})|
(?:${gatees}) (?:[a-z',]+ ){0,4}(?:moisie?s?|pourrie?s?|avariee?s?|perimee?s? depuis|faisandee?s? et|rances?|putrefiee?s?|decomposee?s?|qui (?:sent|sentent|pue|puent)(?: (?:mauvais|fort|pas bon|bizarre|le pourri))?|sent mauvais|verdatres?|gluante?s? et|tournee?s? et verte?s?|verdi(?:e|es|s)?|avec (?:de la |des )?(?:moisissures?|asticots|vers))|
(?:viandes?|poulets?|poissons?|jambon|steaks?|saumon|crevettes?|huitres?|moules?|oeufs?|dinde|porc|boeuf|hache) (?:[a-z]+ ){0,2}(?:perimee?s?|pas frais|avariee?s?)|asticots?|
(?:moldy|mouldy) stuff|animal ecrase|bete ecrasee`)

const bad =
  '(?:mou?ldy|rotten|rot|bad|off|spoil|spoiled|slimy|moisi(?:e|es|s)?|pourri(?:e|es|s|ssent)?|perd[a-z]*|perimee?s?|avariee?s?)'
const stillGood = words(`
(?:not|isn't|aren't|never|pas|sans etre) (?:yet |too |going |gone |encore |trop )?${bad}|(?:before|until) (?:it|they) (?:all )?(?:goes?|turns?|gets?) ${bad}|avant qu'(?:il|elle)s? (?:ne )?(?:soit|soient|devienne|deviennent)? ?${bad}|
(?:prevent|avoid|stop|eviter|empecher) [a-z' ]{0,30}?${bad}|so (?:that )?(?:it|they) (?:doesn't|don't|won't) (?:go |get |turn )?${bad}`)

const shelf =
  '(?:room temp(?:erature)?|(?:in|on) (?:the |a |my )?(?:pantry|cupboard|shelf|counter|countertop)|pantry|cupboard|shelf stable|un ?refrigerated|without (?:a |the |any )?(?:fridge|refrigerat(?:ion|or|ing))|outside the fridge|no fridge|(?:for|keeps?|lasts?) (?:up to )?(?:several |many |six |three |a few |\\d+ )?(?:weeks|months|years)|(?:a |la )?temperature ambiante|placard|etagere|garde manger|sans (?:frigo|refrigerateur|refrigeration|mettre au frigo)|hors du (?:frigo|refrigerateur)|(?:pendant|durant|garder|conserver|garde|conserve) (?:plusieurs |des |quelques |six |trois |\\d+ )?(?:semaines|mois|ans))'
/** To can is also to be able, and a can is also a tin: only what is canned is preserved. */
const canIt = '(?:can|jar|bottle)(?: (?:up|my|our|the|some|raw|fresh|cooked|home ?made|leftover|plain|whole|low acid))*'
const puttingUp = `(?:canning|jarring|bottling|preserv(?:e|ing)(?! (?:the |their )?(?:freshness|vitamins|colou?r|lemons|limes))|home canned|(?:how (?:to|do (?:i|you|we)|can (?:i|you|we))|want to|like to|safely|to) (?:can|jar|bottle))`
const lowAcid =
  '(?:meat|chicken|turkey|beef|pork|fish|tuna|salmon|green beans|beans|corn|vegetables|carrots|peas|mushrooms|soup|stew|stock|broth|asparagus|potatoes|pumpkin)'
/** « Une conserve de maïs » is a tin. */
const enConserve =
  "(?:(?:faire|mettre|mise|recette) (?:des |les |mes |nos |en |de )*conserves?|conserves maison|(?<!(?:des|les|mes|ces|avec|de|deux|trois) )conserves(?= (?:de|d'))|bocaux|(?:en|un|mon) bocal|sterilis(?:er|ation|ez|ees?))"
const peuAcide =
  '(?:viandes?|poulet|boeuf|porc|poissons?|thon|haricots|mais|legumes?|carottes|petits pois|champignons|soupes?|asperges|terrines?|pates?|ratatouille|bouillon)'
const preserving = places(`
(?:garlic|herbs?|basil|chil+i(?:es|s)?|peppers|mushrooms?|tomato(?:es)?) (?:cloves |confit )?(?:[a-z]+ ){0,3}oil (?:[a-z',]+ ){0,9}${shelf}|garlic confit (?:[a-z',]+ ){0,9}${shelf}|${shelf} (?:[a-z',]+ ){0,4}(?:garlic (?:in )?(?:olive )?oil|garlic confit)|
(?:ail|aulx|gousses? d'ail|herbes|basilic|piments|champignons|tomates) (?:[a-z']+ ){0,4}(?:[ld]')?huile (?:[a-z',]+ ){0,9}${shelf}|(?:ail confit|confit d'ail) (?:[a-z',]+ ){0,9}${shelf}|huile (?:a l'ail|d'ail|aromatisee a l'ail|parfumee a l'ail) (?:[a-z',]+ ){0,9}${shelf}|
${puttingUp} (?:[a-z',]+ ){0,8}(?:without|no|skip(?:ping)?|avoid(?:ing)?) (?:a |the |any |using |having )*(?:pressure|boiling|boil|sterili[sz](?:ing|ation|e)|processing|heat|acid|vinegar|lemon juice)|
canned (?:[a-z]+ ){0,3}without (?:a |any )?(?:pressure canner|sterili[sz](?:ing|ation)|processing)|(?:no|without|skip) (?:boil|pressure|sterili[sz]ing|processing) (?:canning|canned|jars)|(?:oven|dishwasher|microwave|open kettle|inversion|upside down|sun) canning|${puttingUp} (?:[a-z]+ ){0,4}in (?:the |my |a )?(?:oven|dishwasher|microwave)|${puttingUp} (?:[a-z']+ ){0,3}?${lowAcid},? (?:[a-z',]+ ){0,5}(?:water bath|boiling water|saucepan|stockpot)|${canIt} ${lowAcid} (?:[a-z',]+ ){0,5}(?:water bath|boiling water)|water bath (?:can(?:ning)? )(?:[a-z]+ ){0,2}(?:meat|chicken|beef|pork|fish|green beans|corn|beans|soup|mushrooms|carrots|peas)|
${enConserve} (?:[a-z',]+ ){0,8}(?:sans (?:les |la |le )?(?:sterilis(?:er|ation|ateur)|autoclave|acide|traitement))|${enConserve} (?:[a-z',]+ ){0,3}${peuAcide} (?:[a-z',]+ ){0,5}sans (?:les |la |le )?(?:cuisson|cuire|bouillir|ebullition|chauffer|vinaigre ni)|${enConserve} (?:[a-z']+ ){0,3}${peuAcide} (?:[a-z']+ ){0,5}(?:au|dans le) (?:four|micro ondes?|soleil)|(?:conserves?|sterilis(?:er|ation)|bocaux) (?:[a-z']+ ){0,5}(?:au|dans le|a la|dans la) (?:lave vaisselle|machine a laver)|sterilis(?:er|ation) (?:[a-z']+ ){0,5}(?:au|dans le) (?:four|micro ondes?|soleil)|
${enConserve} (?:maison )?(?:[a-z']+ ){0,3}${peuAcide} (?:[a-z',]+ ){0,5}(?:bain marie|(?:[ld]')?eau bouillante)|sterilis[a-z]* (?:[a-z']+ ){0,4}${peuAcide} (?:[a-z']+ ){0,5}(?:casserole|marmite|cocotte(?! minute))|
(?:swollen|bulging|dented and leaking|leaking) (?:cans?|tins?|jars?)|(?:conserves?|boites?(?: de conserve)?) (?:[a-z]+ )?(?:bombees?|gonflees?)|botulism recipe|recette (?:du|au) botulisme`)

const pets = '(?:dog|cat|puppy|puppies|kitten|hamster|goldfish|parrot|budgie|guinea pig|ferret|gerbil|pet)s?'
const animaux =
  "(?:chien|chat|chiot|chaton|hamster|poisson rouge|perroquet|perruche|cochon d'inde|furet|gerbille|caniche|labrador)s?"
const forbidden = places(`
(?:dog|cat|puppy|kitten|hamster)s? instead of (?:the )?(?:beef|chicken|pork|lamb|meat|turkey)|(?:make|turn|cook|put) (?:my |the |a |our )?(?:neighbou?r'?s? )?(?:dog|cat|puppy|kitten|hamster) into|made (?:of|from|with) (?:a |an |the )?(?:real )?(?:dog|cat|puppy|kitten|people|humans?)s?(?! (?:food|treats?))|my (?:dog|cat|hamster|rabbit|puppy) (?:has |just )*died [a-z' ]{0,20}(?:cook|eat)|(?:chien|chat|hamster) (?:est mort|vient de mourir) [a-z' ,]{0,20}(?:cuisiner|cuire|manger)|(?:stew|soup|curry|pie|roast|burgers?|steaks?) (?:from|out of|of) (?:my |a |the )?(?:neighbou?r.s )?(?:dog|cat|kitten|puppy|hamster)s?|from people|(?:panda|gorilla|chimp(?:anzee)?s?|monkey|orang ?utan|tiger|koala|labrador|poodle|chihuahua|dolphin|hedgehog)s? (?:meat|steaks?|stew|curry|burgers?|soup|roast|brains?)|(?:roast|grilled|fried|braised|cook|eat|stewed) (?:a |an |my |some )?(?:panda|gorilla|chimpanzee|labrador|poodle|chihuahua|koala)s?|(?:viande|steaks?|roti|ragout|curry|soupe|cervelle|civet) (?:de |d')(?:panda|gorille|chimpanze|singe|orang outan|tigre|koala|labrador|caniche|chihuahua|dauphin|herisson)s?|placentas?|human (?:flesh|meat|liver|heart|blood|brains?|legs?|fat|finger|foot|kidneys?|placenta|body|corpse|steak|burger|bones?|remains)|(?:cannibal(?:ism)?|cannibale|cannibalisme|anthropophag[a-z]+)(?! sandwich)|(?:chair|viande|foie|sang|cervelle|coeur|graisse|cuisse|steak|cadavre|jambe|bras|doigts?) humaine?s?|
(?:cook|roast|eat|eating|grill|bake|barbecue|fry|boil|stew) (?:up )?(?:a |an |my |the |some |our )?(?:human|person|people|humans|toddler|newborn|corpse|dead body|baby(?= ?[,!?;]| *$| alive| human| for dinner)|child(?=[.,!?; ]*$)|children(?=[.,!?; ]*$)|neighbou?r(?=[.,!?; ]*$)|(?:ex )?(?:husband|wife|boyfriend|girlfriend|boss)(?=[.,!?; ]*$)|husband (?:alive|in the oven)|wife (?:alive|in the oven))|
(?:cuire|cuisiner|manger|rotir|griller|preparer) (?:un |une |mon |ma |le |la |des |de la )?(?:humain|etre humain|humains|personne humaine|cadavre|nourrisson|bebe(?=[.,!?; ]*$)|enfant(?=[.,!?; ]*$)|voisine?(?=[.,!?; ]*$))|(?:bebe|enfant|nourrisson|humain) (?:roti|grille|au four|braise|en sauce)|roti (?:de|d') ?(?:bebe|enfant|humain)|soylent green with (?:real )?people|
(?:cook|cooking|roast|roasting|eat|eating|grill|grilling|bake|baking|fry|boil|stew|barbecue|butcher|slaughter) (?:my |the |a |your |our |his |her |some |stray |neighbou?r'?s? |(?:my|the|our) neighbou?r'?s )+(?:[a-z]+ )?${pets}(?! (?:food|treat|biscuit|cookie|cake|a |some|dinner|toy|meal|his|her|lover|friendly))|
(?<!hot |corn |chili |prairie |spotted |puppy |devil )(?:dog|cat|puppy|kitten|hamster|goldfish|guinea pig) (?:meat|stew|soup|curry|burgers?|steaks?|pie|roast|kebabs?|tartare|sausages?|broth|stir fry|barbecue|bbq|fricassee|skewers?)|(?:stewed|roast(?:ed)?|grilled|fried|braised|stir fried|barbecued) (?:dog|cat|puppy|kitten|hamster|goldfish)s?(?! (?:food|fish))|recipe (?:with|for|using) (?:my|a|the) (?:neighbou?r'?s |dead |old )*(?:dog|cat|puppy|kitten|hamster)(?:'?s)? meat|
(?:cuisiner|cuire|manger|rotir|griller|preparer|mijoter|depecer|abattre) (?:mon |le |la |un |du |son |ma |des |les )(?:[a-z]+ )?${animaux}(?! (?:de mer|d'eau|a manger))|(?:viande|ragout|civet|roti|steak|soupe|tartare|brochettes?|curry|pate|terrine|burgers?|saute|tourte|lasagnes?|langue|quiche|tajine|blanquette|fricassee|boulettes?|recette) (?:de|du|au|avec (?:le|mon|un|du)) (?:[a-z]+ )?${animaux}(?! (?:de mer|vegetal|vegan))|${animaux} en papillotes?|${animaux} (?:a la place|au lieu) d[eu']|${animaux} (?:rotie?s?|grillee?s?|au four|braisee?s?|en sauce|a la broche|mijotee?s?)`)

const poisonWord = places(
  `(?:rat |real |deadly |slow |fast |strong |lethal )?poisons?(?! ivy| oak)|poisoned (?:cake|soup|cookies?|brownies?|drink|wine|tea|meal|pie|food|chocolates?|candy|sandwich|muffins?)|poisoning (?:a|the|my|some)|poisonous|empoisonnee?s?`,
)
/** "soupe de poison" is a slip for fish. */
const slipForFish = words(
  `(?:soupe|filets?|gratin|pave|dos|terrine|brandade|curry|tajine|papillote|brochettes?|tarte|rillettes|boulettes?|quenelles?|croquettes?|parmentier|blanquette|lasagnes?|plat|recette|bouillon|tartare|cuire|cuisiner|acheter|frais|blanc|pane|grille|four|vapeur|fume|citron|cru|riz|legumes|du|de|au|le|un|avec|des|les|et|aux) (?:de |du |le |au |a base de |avec du |un |des )?poisons?|poisons? (?:pane|grille|blanc|au|en|frais|fume|a|vapeur|cru|surgele|et|avec)`,
)

/** In the order in which they are looked for: what says most about the asker first. */
export const dangerRules: readonly DangerRule[] = [
  { reason: 'self_harm', says: selfHarm },
  {
    reason: 'harm',
    says: harming,
    unless: words('mystery|halloween (?:menu|party)|tuer le temps'),
    apart: allergyTalk,
  },
  { reason: 'weapon', says: weapon },
  { reason: 'forbidden_meat', says: forbidden },
  {
    reason: 'raw_meat',
    says: rawMeat,
    unless: words(
      'jambon cru|saucisson|(?:vegan|vegetarian|vegetal|vegane) [a-z ]*(?:tartare|sashimi|carpaccio|ceviche)',
    ),
  },
  { reason: 'raw_meat', says: rawAlone, unless: cooking },
  { reason: 'raw_plant', says: rawPlant },
  {
    reason: 'foraged',
    says: foraged,
    unless: words(
      '(?:supermarket|store|shop|market|supermarche|marche|magasin|primeur|fridge|frigo|freezer|congelateur|tin|can|boite)',
    ),
  },
  { reason: 'spoiled', says: spoiled, unless: stillGood },
  { reason: 'preserving', says: preserving },
  { reason: 'poison', says: poisonWord, unless: slipForFish, apart: allergyTalk },
]
