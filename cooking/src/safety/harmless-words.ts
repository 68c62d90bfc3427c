import { pastItsDate } from './past-its-date.ts'

/** Said to be left out: "without bleach", "sans savon", "discard the rhubarb leaves", "a gout de savon". */
const leavesOut =
  /(?<![a-z])(?<!not |why |pas |pourquoi )(?:without|no|non|never|avoid(?:ing)?|free (?:of|from)|instead of|rather than|hold the|remov(?:e|ing)|discard(?:ing)?|throw(?:ing)? away|(?:do not|don't|doesn't|not) (?:use|add|put|contain|taste (?:of|like))|(?:smells?|smelling|tastes?|tasting) (?:like|of)|sent(?:ent)? le|sans|pas d[e']|jamais d[e']|ni|evite[rz]?|aucune?|retire[rz]?|enleve[rz]?|jete[rz]?|au lieu d[eu']|un gout d[e']) ?(?:any |the |all |added |du |de la |de l'|de |d'|des |les? |la |l'|aucune? )?$/

/** How a body feels: "my mouth feels full of fibreglass", « comme si j'avalais du verre pilé ». */
const likened =
  /(?<![a-z])(?:(?:feel(?:s|ing)?|felt|full) (?:like|of)|like|as (?:if|though)|comme|on dirait|(?:impression|sensation) (?:de|d'))(?: ?(?:si|i|he|she|we|they|je|j'|il|elle|on|was|were|is|am|are|had|has|have|i'm|he's|she's|'d|swallow(?:s|ed|ing)?|eat(?:s|ing|en)?|ate|chew(?:s|ed|ing)?|gargl(?:es|ed|ing)|avoir|avai[st]|aval(?:er|e|ais|ait)|mang(?:er|e|eais|eait)|mach(?:er|e|ais|ait)|plein[es]*|bouche|mouth|full|my|la|a|of|with|dans))* ?(?:some |a |the |ground |crushed |broken |du |de la |de l'|des |de |d')*$/

/** Who wants its taste hidden wants it in: "hides the taste of rat poison", « masquer le goût de la mort aux rats ». */
const hidden =
  /(?<![a-z])(?:hid|mask|cover|disguis|conceal|drown|cach|masqu|dissimul|camoufl|couvr)[a-z]*(?: [a-z']+){0,4} (?:tast(?:e|ing)|smell(?:ing)?|flavou?r|gout|odeur)s? (?:of|like|d[eu']) ?(?:the |any |la |le |l')*$/

/** Is what stands there left out? Also "bleach free". */
export function isLeftOut(reading: string, start: number, end: number): boolean {
  const before = reading.slice(Math.max(0, start - 60), start)
  return (
    reading.startsWith(' free', end) ||
    likened.test(before) ||
    (leavesOut.test(before.slice(-40)) && !hidden.test(before))
  )
}

const phrases = `
  (?:in|dans) (?:the|this|that|a|an|le|la|l'|ce|cette|un|une) ?(?:last |dernier )?(?:films?|movies?|novels?|books?|plays?|series|episode|romans?|livres?|serie|piece)(?:,? [a-z']+){0,4} (?:em)?poison[a-z]*
  (?:em)?poison(?:n?ee?s?|n?ing|ous|ne(?:nt|r)?|s)? (?:my|our|his|her|their|the|la|ma|notre|leur|sa|nos) (?:vie|existence|journee|soiree|semaine|jours|ambiance|mind|life|mood|soul|atmosphere|air|day|well) || quels? (?:poison|peste)s?(?=,| que| ces?| cet| cette| mon| ma| ta) || (?:poison(?:ous)?|toxic|toxique|venomous|venimeu[a-z]+) (?:boss|chef|patron|colleagues?|coworkers?|collegues?|ex|relationship|relation|neighbou?rs?|voisins?|office|bureau|atmosphere|ambiance|friendship|job|boulot|people|gens|workplace|family)
  magic mushrooms?(?=[^;.!?]*(?:calls? (?:it|them|this)|nickname|so called)[^;.!?]*(?:just|only|plain|ordinary|simply|really) (?:[a-z]+ )?(?:button|chestnut|portobello|white|brown|cup|mushrooms?)) ||
  bleach (?:white|blond[e]?) || bleached flour || unbleached
  fromages? (?:[a-z]+ )?qui (?:pu[a-z]+|sent(?:ent)?)(?: (?:fort|bon))? || (?:stinky|smelly|stinking|pongy) (?:cheese|camembert|brie|epoisses|munster)s? || maple syrup urine || food poisoning || (?:mercury|lead) poisoning || poison(?:ed)? (?:toffee |candy |caramel )?apples? || poison apple || pommes? (?:d'amour )?empoisonnees?
  (?:edible|cake|sugar|gum) glue || (?:like|as) glue || glue like || soap bubbles? || (?:tastes?|tasting|taste|thinks?|says?|gout|like)(?: (?:it|that|coriander|cilantro|it's|it is|is|s|of|like|de|du))* (?:soaps?|savon) || diesel cocktails? || edible (?:paint|gravel|soap|sand|slime|cement) || colle (?:alimentaire|de poisson|comestible) || (?:chocolate|candy|sugar|marzipan|meringue|fondant) (?:soaps?|gravel|toadstools?|batteries|rocks|cement) || (?:toadstool|fly agaric) (?:cup ?cakes?|cakes?|cookies?|meringues?|biscuits?|pizza|shaped|theme|party) || (?:amanites?|savons?|gravier|ciment) (?:en (?:meringue|chocolat|sucre|pate d'amandes?|massepain)|comestibles?)
  (?:ill|sick|green|mad) with (?:envy|jealousy|laughter|delight) || malades? de (?:jalousie|rire|bonheur|joie) || (?:is|are|remains?) (?:my|our|his|her) (?:favou?rite |own |little |only )?(?:poison|drug) || (?:pick|choose|name) (?:your|my|our) poison || (?:mon|ma|notre|son) (?:peche|poison) (?:mignon|prefere)
  (?:swears?|says?|thinks?|claims?|reckons?|convinced)(?: [a-z']+){1,5} (?:is|are) (?:pure |actual |literal )?poison(?= ?[,;.!?]| *$| (?:haha|lol|so|but|and|hide)) || (?:dit|disent|jure(?:nt)?|trouve(?:nt)?|pretend(?:ent)?|croi(?:t|ent)|pense(?:nt)?|convaincue?s?|persuadee?s?)(?: [a-z']+){1,6} (?:du|un) poison(?= ?[,;.!?]| *$)
  pain ?killer cocktails? || pates? a modeler comestibles? || (?:edible|home ?made) play ?doh? ||
  baking soda || bicarbonate (?:de soude|of soda|d'ammonium) || bakers? ammonia || baking ammonia || baker's ammonia || carbonate d'ammonium || soude alimentaire || soude caustique alimentaire || savon (?:de marseille )?a part
  cream of tartar || castor sugar || bitter almond (?:extract|essence|flavou?r(?:ing)?|aroma|liqueur) || (?:extrait|arome|essence|liqueur|gout|sirop|gouttes?) d'amandes? ameres? || apricot kernel (?:flavou?r|liqueur|syrup) || low mercury
  natural laxatives? || laxatifs? naturels? || antibiotics? free || raised without antibiotics || soap ?(?:wort|berries|nuts|opera)
  hash ?browns? || (?:christmas|crack) (?:crack|chicken|dip|pie|slaw) || crackers? || jamaican jerk || pot (?:roast|pies?|au feu|stickers?|luck|de creme) || one pot || hot pot || magic (?:custard|cake|bars?|cookie bars?|shell|lemon)
  tobacco onions? || cigarettes? (?:russes?|en chocolat|au chocolat) || (?:chocolate|candy) cigarettes? || cigares? (?:au|aux|de) (?:miel|amandes?|fromage|thon|poulet|viande|kefta)
  dynamite (?:rolls?|shrimps?|prawns?|sauce|sushi|chicken|wings?) || gunpowder (?:tea|green tea|potato(?:es)?|podi|spice|masala|rum|prawns?) || napalm (?:hot |chicken |spicy )*(?:sauce|wings?) || cocktails? molotov (?:de |d')(?:saveurs?|vitamines?|couleurs?|epices)
  (?:chocolate|cocoa|hot chocolate|hot cocoa|cherry|burger|flavou?r|jager|sugar|butter|bath|protein|cheese|pizza|meatball|milk|fat|keto|seed|water|energy|spice|atomic|taste|coffee) ?bombs? || bombes? (?:glacees?|au chocolat|chocolat|de chocolat|alaska|caloriques?|de saveurs?|vitaminees?|proteinees?|a l'eau)
  (?:broken |shards? of |bits of |pieces of )?glass (?:is |lies? |are |was )?(?:all over(?= ?[,;.!?]| *$| the (?:floor|place|kitchen|tiles|hall))|everywhere|on the (?:floor|tiles|carpet|street|road|lawn)) || (?:swept|sweep(?:ing)?|swe?pt up|hoover[a-z]*|clear(?:ed|ing)? up|clean(?:ed|ing)? up|trod(?:den)?|stepped|step|cut (?:my|his|her) [a-z]+) (?:on |up )*(?:the |some |a lot of )?broken glass || (?:bouts|morceaux|eclats|debris|bris)? ?(?:de |du )?verres? (?:casse|brise)s? (?:partout|par terre|au sol|sur le (?:sol|carrelage)|dans (?:la cuisine|l'entree)) || (?:morceaux|eclats|bouts|bris|debris) de verre (?:partout|par terre|au sol|sur le (?:sol|carrelage)) || (?:ramass|balay|marche)[a-z]*(?: [a-z']+){0,3} (?:verre casse|(?:bouts|morceaux|eclats|bris) de verre) || (?:idea|thought|sight|sound|noise|dream[a-z]*) of (?:broken |crushed )?glass || broken glass (?:cakes?|jell(?:y|o)|jelly|dessert|candy)
  (?:crawl|walk|climb|run|go)(?:ing)? (?:over|across|through) (?:broken glass|hot coals) || (?:is|are|was|were|s) (?:pure |sheer |absolute )?murder (?:on|for) (?:my|his|her|our|their) ||  killer (?!my|him|her|whale)[a-z]+ || to die for || (?:would|could|might|'d) kill for || (?:vont|va|vas) (?:tous |toutes |encore )*me tuer || tuera(?:i[st]|ient) pour (?:en|un|une|du|de|des|le|la|les|ce|cette|ton|ta|son|sa) || death by (?:chocolate|cheese|burger|garlic) || (?:death ?caps?|rat poison) (?:themed?|shaped|inspired) (?:[a-z]+ ){0,2}(?:cup ?cakes?|cakes?|cheesecakes?|cookies?|biscuits?|meringues?|jell(?:y|ies|o)|pizza|party|dinner|buffet) || rat poison green (?:[a-z]+ ){0,2}(?:cup ?cakes?|cakes?|cheesecakes?|cookies?|biscuits?|meringues?|jell(?:y|ies|o)|pizza|party|dinner|buffet)(?=[^;.!?]*(?:kids?|children|party|halloween)) || (?:gateaux?|cup ?cakes?|biscuits?|sables?|meringues?|gelees?) (?:[a-z]+ )?(?:(?:sur le|au|a) theme|en forme|facon) (?:de |d')?(?:la |l')?(?:amanites? phalloides?|mort aux rats?) || (?:cakes?|cheesecakes?|cup ?cakes?|souffles?|dish|recipe|pavlova|meringues?|macarons?|puff pastry|bread|loaf)(?: last (?:week|time|night|year))? (?:was|is|were|felt like|turned into) (?:an? )?(?:total |complete |real )?suicide mission || (?:gateaux?|souffles?|recette|plat|macarons?|meringues?|pate feuilletee)(?: [a-z]+ derniere?)? (?:etait|etaient|est|c'etait|c'est|fut) (?:une )?(?:vraie )?mission suicide || suicide (?:chicken )?(?:wings?|sauce|burritos?|ramen|soda|noodles?|squad) || drop dead gorgeous || murder mystery
  rotten tomatoes || noble rot || pourriture noble || pots? pourris? || potpourri || pourris? gates? || blue mou?ld cheese || bloomy rind || jelly mou?lds? || fromages? a (?:croute fleurie|pate persillee) || hot dogs? || corn dogs? || chili dogs? || puppy chow || hair of the dog || dog treats? || (?:pet|dog|cat) food || dog biscuits? || doggy (?:cake|treats?) || pup ?cakes? || langues? de chats? || pieds? de chat || oeil de chat || chats? perches? || kitten heels
  batterie de cuisine || battery (?:hens?|cages?|farm(?:ed|ing)?|operated|powered)
  ${pastItsDate} ||
  weed ?eater || sea ?weed || dill ?weed || tumble ?weed || milk ?weed
`
  .trim()
  .split(/\s*\n\s*|\s*\|\|\s*/)
  .join('|')
const harmless = new RegExp(`(?<![a-z])(?:${phrases})(?![a-z])`, 'g')

/** A reading without what only sounds dangerous. */
export function withoutHarmless(reading: string): string {
  return reading.replace(harmless, ' ')
}
