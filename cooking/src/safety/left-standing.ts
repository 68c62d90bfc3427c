import { field, type Together } from './word-fields.ts'

/** So many words between two may be any. */
export const few = "(?:,? [a-z0-9'&]+)"

export const perishable =
  'meat|beef|steaks?|pork|chicken|turkey|duck|lamb|fish|salmon|tuna|cod|mackerel|shrimps?|prawns?|seafood|crab|eggs?|ham|bacon|sausages?|mince|rice|leftovers|oysters?|mussels?|clams?|mayo(?:nnaise)?|stew|soup|broth|viandes?|boeuf|porc|poulets?|poule|dinde|canard|agneau|poissons?|saumon|thon|cabillaud|maquereaux?|crevettes?|crabe|oeufs?|jambon|lardons|saucisses?|hachee?|riz|restes|huitres?|moules?|palourdes|mayonnaise|bouillon|ragout|fruits de mer|merguez|foie'
/** What is cooked, or fresh, and goes off within hours out of the cold; eggs keep, as they are. */
const cooked =
  'meat|beef|steaks?|pork|chicken|turkey|duck|lamb|fish|salmon|tuna|cod|mackerel|shrimps?|prawns?|seafood|crab|lobster|ham|bacon|sausages?|mince|meatballs?|rice|pasta|noodles|leftovers|oysters?|mussels?|clams?|mayo(?:nnaise)?|stew|soup|broth|stock|gravy|curry|chill?i|casserole|lasagn[ae]|(?<!pate a )pizza(?! dough)|paella|risotto|custard|quiche|trifle|milk|cream|(?:potato|egg|pasta|chicken|tuna) salad|boiled eggs|viandes?|boeuf|porc|agneau|poulets?|poule|dinde|canard|poissons?|saumon|thon|cabillaud|maquereaux?|crevettes?|crabe|homard|jambon|lardons|saucisses?|hachee?|riz|pates(?! a)|nouilles|restes|huitres?|moules?|palourdes|mayonnaise|bouillon|ragout|soupe|blanquette|gratin|lasagnes?|quiche|creme|lait|salade de (?:pommes de terre|riz|pates)|fruits de mer|merguez|foie'
const aside =
  '(?:out (?:of the (?:fridge|refrigerator)|on (?:the|my|a) [a-z]+|in (?:the|my) (?:sun|car|heat|garden|kitchen))|out(?! (?:of|in|to|for))|on (?:the|my|a) (?:kitchen )?(?:counter ?(?:top)?|worktop|side|table|windowsill|hob|stove)|at room temp(?:erature)?|unrefrigerated|in (?:the|my|a) (?:hot )?(?:car|sun|boot|heat)|dehors|hors du (?:frigo|refrigerateur)|a (?:la )?temperature(?: ambiante)?|sur (?:la|le) (?:table|plan de travail|comptoir|gaziniere|cuisiniere|plaque|feu|rebord)(?: eteinte?)?|(?:au|en plein) soleil|dans (?:la|ma) voiture)'
const hours =
  '(?:[4-9]|\\d\\d|four|five|six|seven|eight|nine|ten|twelve|several|quatre|cinq|six|sept|huit|dix|douze|plusieurs)'
const long = `(?:overnight|(?:all|the(?: whole)?|whole) (?:day|night|afternoon|morning|evening|weekend)|last night|yesterday|since|${hours} hours|for hours|(?:a|two|three|\\d+) (?:days?|nights?)|toute (?:la|une) (?:nuit|journee|matinee|soiree)|tout (?:l'apres midi|le (?:week end|weekend))|(?:la|cette|une) nuit|depuis|hier|jusqu'a|${hours} heures|des heures|(?:une|deux|trois|\\d+) (?:jours?|journees?|nuits?))`
const whereLong = `(?:${aside}(?: [a-z0-9']+){0,3} ${long}|${long}(?: [a-z0-9']+){0,3} ${aside})`
const put =
  '(?:left|leave|leaving|forgot(?:ten)?(?! to)|stayed|stood|standing|sat|sits|sitting|lay|lain|lying|remained|kept|rested|laissee?s?|restee?s?|oubliee?s?(?! de)|traine[a-z]*)'
const was =
  "(?:(?:was|were|is|are|has|have|had|'s|'ve)(?: been)?|been|spent|est|sont|etait|etaient|ete|a|ont|avait|avaient)(?: (?:passe|dormi|reste))?"
const food = `(?:${cooked}|${perishable})`
const sat = `(?:left|sat|sitting|forgotten|lying|standing|stood|sits|forgot|been (?:out|sitting|on|in the (?:car|sun|boot)))(?! over)${few}{0,7} (?:overnight|all (?:day|night|afternoon|weekend|morning)|since (?:[a-z]+ )?(?:yesterday|[a-z]+day|last|lunch|breakfast)|(?:two|three|four|five|six|ten|\\d+|several|couple of|few) (?:days|nights)|a (?:week|day)|in (?:the|a|my) (?:hot |warm |back of the |parked )?(?:car|sun|boot|trunk|garage|heat)|(?:24|48|36|12|10|8|6|\\d+|six|eight|ten|twelve) hours|full sun)|(?:laisse(?:e|es|s)?|reste(?:e|es|s)?|oublie(?:e|es|s)?|traine[a-z]*|passe(?:e|es|s)?)${few}{0,7} (?:toute la (?:nuit|journee|matinee)|depuis (?:hier|avant hier|[a-z]+di|dimanche|midi|ce matin)|(?:deux|trois|quatre|cinq|six|dix|\\d+) (?:jours|nuits|heures)|une (?:semaine|nuit|journee)|(?:au|en plein) soleil|dans (?:la|le|ma|mon) (?:voiture|coffre|garage|bagnole)|hors du (?:frigo|refrigerateur)|a temperature)`
const leftOut = field(
  "(?:stayed|stood|sat|left|lain|been|remained|kept|rested|restee?s?|laissee?s?|oubliee?s?|traine[es]*)(?: [a-z']+){0,3} (?:on the (?:counter|worktop|side|hob|stove|table|windowsill)|out of the fridge|at room temp(?:erature)?|unrefrigerated|in the (?:hot )?(?:car|sun|boot|heat)|hors du frigo|sur (?:le|la) (?:plan de travail|table|cuisiniere|gaziniere|plaque|feu|rebord)|(?:au|en plein) soleil|dans la voiture)",
)
const forLong = field(
  'since|from|depuis|overnight|toute la nuit|all (?:day|night|weekend)|(?:two|three|four|five|several|\\d+) (?:days|jours)|deux jours|trois jours|hier|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche',
)
const kept =
  "(?<!out of (?:the |my )?)fridge|(?<!hors du )frigo|freezer|frozen|congel[a-z]*|refrigerat[a-z]*|marinad[a-z]*|marinat[a-z]*|brin[a-z]+|cool ?box|soak[a-z]*|prov(?:e|ing)|ferment[a-z]*|slow cooker|mijoteuse|dehydrat[a-z]*|matur[a-z]*|affin[a-z]*|tremper?|reposer?|infuser?|lever|glaciere|smells? (?:good|great|lovely|amazing|delicious)|sent (?:bon|la vanille)|green (?:curry|chicken|thai|chill?i)|sour cream|creme aigre|keep(?:s|ing)? (?:off|flies)|never|(?:brain|film|movie)|(?:before|avant)[a-z' ]{0,30} (?:off|tourne[a-z]*|moisi[a-z]*|perim[a-z]*|out of date|expir[a-z]*)"
/** What cooks all day has not been left. */
const simmering =
  "(?:on (?:the|my) (?:stove|hob|aga|range|burner)|sur (?:le|la) (?:feu|plaque|cuisiniere|gaziniere))(?:,? [a-z']+){0,6},? (?:to (?:simmer|cook|braise|bubble|reduce)|simmering|bubbling|cooking|slow|slowly|low|gently|a (?:fremir|mijoter|cuire)|mijot[a-z]*|fremi[a-z]*|doux|doucement)|(?:simmer[a-z]*|bubbling|cooking|mijot[a-z]*|fremi[a-z]*)(?: [a-z']+){0,3} (?:on (?:the|my) (?:stove|hob|aga|range)|sur (?:le|la) (?:feu|plaque|cuisiniere))|(?:feu|petit) (?:tout )?doux|petit feu|left (?:it |them )?(?:to )?(?:cook|simmer|brais|roast|smok|bubbl|cur)(?:e|ing)?|in (?:the|my|a) smoker|on (?:the|my|a) (?:barbecue|bbq)|bone broth left on the (?:stove|hob)"
/** These stand for hours, and are the better for it, whatever is cooked with them. */
const standing =
  'bread|loaf|baguette|dough|pastry|batter|starter|sourdough|butter|beans|chickpeas|brioche|croissants|pain|pate(?: a [a-z]+)?|levain|beurre|haricots|pois chiches'
const better = `(?:${standing})(?: (?:that|which|i|we|qui|que|a|ete|est|was|has|been|j'ai)){0,3} ${put}|${put} (?:(?:my|the|some|a|le|la|les|du|des|mon|ma|un|une|stale|fresh) ){0,2}(?:${standing})|(?:dry|dried|uncooked) rice|kefir|clabber|yog(?:h)?urt|yaourts?|caille`
/** Salted and dried so that it keeps. */
const cured =
  '(?:dry )?cured (?:ham|meats?|sausages?|pork|beef)|(?:parma|serrano|iberico|country) ham|prosciutto|pancetta|salami|bresaola|coppa|biltong|jerky|jambon (?:cru|sec|serrano|iberique|de (?:bayonne|parme|pays|savoie))|saucissons?|viande (?:sechee|des grisons)'
/** « Je reste éveillé jusqu'à trois heures » is said of nobody's supper. */
const awake = 'rest[a-z]+ (?:eveill|reveill|couch|alit|debout|malade|pli|au lit|cloue)[a-z]*'
const isFine = field(`${awake}|${kept}|${simmering}|${better}|${cured}`)

/** "Rice from Tuesday that was on the windowsill" */
const foundOut = field(
  '(?:was|were|is|are|been|found|etait|etaient|est|sont|trouvee?s?) (?:out |still |just |sitting |reste[es]* |encore )*(?:on (?:the |my )?(?:counter|worktop|side|hob|stove|windowsill)|sur (?:le|la) (?:plan de travail|cuisiniere|gaziniere|rebord))',
)
const ofDays = field(
  "(?:from|since|depuis|de) (?:last )?(?:yesterday|[a-z]+day|last night|hier|avant hier|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)|(?:two|three|four|several|\\d+) days? (?:old|ago)|(?:yesterday|[a-z]+day)'s",
)

/** Food that was left out of the cold for hours. */
export const leftStanding: readonly Together[] = [
  { all: [field(`(?:${perishable})(?:'s|'ve)?${few}{0,4} (?:${sat})`)], unless: isFine },
  { all: [field(perishable), leftOut, forLong], unless: isFine },
  { all: [field(perishable), foundOut, ofDays], unless: isFine },
  { all: [field(`(?:${food}${few}{0,5} ${put}|${put}${few}{0,3} ${food})${few}{0,4} ${whereLong}`)], unless: isFine },
  { all: [field(`${food}(?: (?:that|which|qui))? ?${was}(?: the)? ${whereLong}`)], unless: isFine },
  { all: [field(`${food}(?: qui)? (?:a|ont|avait|avaient) dormi ${aside}`)] },
]
