import { matchesOf } from '../text/matches-of.ts'
import { anyOf } from './any-of.ts'
import { plainWords } from './plain-words.ts'
import { whoEats } from './who-eats.ts'

/** Drinks with alcohol, and what is named after them. */
const alcohol = anyOf(
  `alcohol|alcoholic|booze|boozy|boozed|liquor|spirits|tipsy|drunken|hard (?:seltzer|lemonade|cider|liquor)|spiked(?! (?:hair|hedgehog|with (?:garlic|chill?i|cloves|onion)))|(?:whole |full |entire |half a |good )?(?:bottles?|glass(?:es)?|slug|glug|tot|nip|carafe|pints?|bouteilles?|verres?|fond|lichette|rasade|goutte) (?:of |de |d')(?:the |good |decent |bon |un )?(?:red|white|burgundy|claret|bordeaux|rioja|merlot|chianti|chablis|beaujolais|bourgogne|chardonnay|sauvignon|malbec|riesling|pinot [a-z]+|shiraz|plonk|bubbly|fizz|bulles|rouge|blanc|gnole|pinard)|imbibee?s?(?= (?:de|d'|au) ?(?:rhum|kirsch|alcool|vin|cognac|liqueur|marsala))|
(?:rum|vodka|gin|whisk(?:e)?y|bourbon|scotch|tequila|mezcal|brandy|cognac|armagnac|calvados|kirsch|absinthe|ouzo|raki|grappa|schnapps?|jager(?:meister|bombs?)?|sambuca|limoncello|amaretto|baileys|advocaat|irish coffees?|calva|irish cream|kahlua|cointreau|triple sec|grand marnier|curacao|campari|aperol|vermouth|martinis?|pimms?|pastis|ricard|chartreuse|moonshine|liqueurs?|sherry|marsala|madeira|port wine|sake|soju|absolut|bacardi)|
(?:cocktails?|jello shots?|jelly shots?|shots|mojitos?|margaritas?|daiquiris?|pina coladas?|cosmopolitans?|cosmos|negronis?|spritz|bellinis?|mimosas?|sangria|bloody mary|caipirinhas?|mai tais?|moscow mules?|white russians?|old fashioned|planters? punch|rum punch|egg ?nog with rum|hot toddy|hot toddies|grog|mulled (?:wine|cider)|punch with alcohol|bucks? fizz|shandy|radler|snakebite|cuba libre|gin and tonic|g and t|screwdriver)|
(?:beers?|ales?|lagers?|stout|guinness|wines?|champagne|prosecco|cava|cider(?! vinegar)|mead)|
alcool(?:s|isee?s?)?|rhum|vodkas?|pinard|bieres?|vins?|cidre|liqueurs?|eaux? de vie|porto|sangria|punchs? (?:planteur|au rhum|alcoolisee?|(?:bien |tres |assez |plutot )*(?:chargee?|corsee?|costaud|fort|muscle))|(?:strong|stiff|loaded|grown up|proper adult) punch|punch (?:that|which) (?:kicks|packs|bites)|planteur|ti punch|vin chaud|kir|panaches?(?= (?:pour|a|au|avec)|[,;.!?]|$)|mousseux|cremant|genepi|marc|gnole|cocktails?|apero alcoolise|baba au rhum|digestifs?|xeres|madere|biere`,
  'g',
)

/** What is mixed, and can be mixed without. */
const mixed =
  '(?:vins? chauds?|mulled (?:wine|cider)|sangria|mojitos?|margaritas?|daiquiris?|pina coladas?|cosmopolitans?|negronis?|spritz|bellinis?|mimosas?|bloody mary|caipirinhas?|mai tais?|moscow mules?|grog|planteur|ti punch|hot todd(?:y|ies)|egg ?nog|cocktails?)'

/** Without alcohol after all, or a food that is only called so; also what a dish is cooked in, which can be left out. */
const harmless = anyOf(
  `(?:virgin|non ?alcoholic|alcohol free|alcoholfree|zero proof|0 ?% ?|mock|kid friendly|children'?s|kids'?|fruit|prawn|shrimp|seafood|crab|tomato) (?:[a-z]+ )?(?:cocktails?|mojitos?|margaritas?|daiquiris?|pina coladas?|spritz|sangria|beers?|wines?|champagne|punch|bellinis?|mimosas?|martinis?|shots|cider|eggnog|bloody mary)|mocktails?|
${mixed} mocktails?|
(?:no|without|free of|hold the|skip the|minus|instead of|not|nothing|never|omit|leave out|replace(?: the)?|substitute for(?: the)?|alternatives? to) (?:the |any |added |real |actual )?(?:alcohol|alcoholic|booze|rum|wine|beer|liquor|spirits|vodka|brandy|whisky|sherry|champagne|gin|kirsch)|(?:alcohol|booze|wine) free|
(?:sans|pas d'|pas de|ni|remplace[rz]?|au lieu d[eu']|a la place d[eu'])(?: |le |la |l'|du |de )*(?:alcool|rhum|vin|biere|vodka|liqueur|kirsch|champagne|cidre)|(?:cocktails?|punch|sangria|mojitos?|bieres?|vin|champagne|aperos?|cidre|boissons?) (?:de fruits|sans alcool|aux fruits|pour enfants?|enfants?|vierge)|
(?:ginger|root|butter) ?(?:beer|ale)|bieres? de gingembre|(?:red |white |rice |cider |sherry |champagne )?(?:wine|cider|sherry|champagne) vinegar|vinaigre de (?:vin|cidre|xeres|champagne)|vinaigre de [a-z]+|brandy snaps?|bourbon (?:biscuits?|creams?|vanilla)|vanille bourbon|cocktails? de (?:crevettes|fruits|fruits de mer|avocats?|jus|legumes)|(?:rum|brandy|vanilla) (?:essence|extract|flavou?ring)|arome (?:de )?rhum|(?:feuilles?|raisins?) de (?:vigne|vin)|wine gums?|(?:apple|sparkling|sweet|hot apple) cider|jus de pommes?|(?:kids|children|adults?) (?:wine|beer) tasting|marc de cafe|champagne (?:mushrooms|grapes)|(?:in|high|good) spirits|team spirits?|beer garden|oktoberfest pretzels?|cuvee|sale[rz]?|shots of espresso|spirit week|holiday spirits?|old fashioned(?! cocktails?)|drunken noodles?|cosmos?(?= (?:flower|party|theme|space))|
coq au vin|(?:au|a la|aux|avec du|avec un peu de|au vin|sauce au) (?:vin|biere|cidre|porto|madere)(?: (?:blanc|rouge|jaune|rose|brune|blonde))?|(?:bourguignon|boeuf|poires?|moules|poulet|lapin|veau|joue|daube|fondue|risotto) (?:a la|au|aux) [a-z]+|(?:beer|cider|ale|wine|guinness|stout|red wine|white wine|port|madeira|marsala|sherry) (?:batter|battered|braised|sauce|gravy|jus|reduction|bread|stew|pie|marinade|risotto|cheese|can chicken|glazed|poached|brats?|pairing)|(?:in|with) (?:a |some |a little |a splash of )?(?:beer|cider|ale|white wine|red wine|wine|guinness|stout|marsala|sherry|madeira)(?: (?:sauce|gravy|batter|jus))|(?:mussels|chicken|beef|pork|ham|sausages|clams|pears|fish|rabbit|veal|lamb|onion soup|risotto)(?: [a-z]+)? (?:in|with) (?:red |white |dry )?(?:wine|beer|cider|ale|guinness|stout|marsala)|chicken marsala|steak and (?:ale|guinness) pie|welsh rarebit`,
  'g',
)

/** In the manner of a drink, which children may have; with a wine poured in it is the drink. */
const styled = anyOf(
  `${mixed} (?:style|inspired|type|flavou?red|spiced?|ish)(?! ${mixed})|(?:drinks?|punch|something|anything|bit|taste[sd]?|tasting) like (?:a |real )?${mixed}|(?:faux|fausses?|fake|pretend|simili|imitation|facon|genre(?: de)?|dans l'esprit d'une?|esprit|(?:boisson|jus|punch|chose|truc|gout) (?:comme un|comme une|comme du|type|style|de)|(?<=(?:^|[,;.]|enfants|chaude?|ados|filles?|fils|petits) ?)style|style(?= vins? chauds?)) ${mixed}|${mixed} (?:facon|version|style) (?:enfants?|kids?|vierge)`,
  'g',
)
const poured = anyOf(
  '(?:(?:avec|with|from|using|a base)(?: [a-z]+){0,2}|au|du vrai|real|of) (?:vin|wine|beer|biere|cider|cidre|port|porto|champagne)(?! chauds?| vinegar)',
)

const drinks = `(?:alcohol|alcool|booze|wine|vin|beers?|bieres?|spirits|cidre|cider|whisk(?:e)?y|rhum|rum|vodka|gin|pastis)`
/** What is given up is no alcohol: "I quit drinking soda", « je ne bois plus de coca ». */
const anything = `(?! (?:(?:any|all|my|the|so|too|much|many|diet|fizzy|black|sweet|sugary|soft|hot|iced|energy|cold|instant|cow'?s|oat) )*(?:drinks|sodas?|pop|coke|cola|pepsi|coffees?|teas?|milk|juices?|caffeine|water|squash|smoothies?|milkshakes?|lattes?|cocoa|chocolate|lemonade)(?![a-z]))`
const autreChose = `(?! (?:de |d'|du |des |que |autant |trop |beaucoup )(?!(?:l'|la )?(?:tout|puis|${drinks})(?![a-z])))`

/** Said of those who had to give it up. */
const abstinent = anyOf(
  `(?:recovering|reformed|former|ex|dry|functioning) (?:alcoholics?|drinkers?|drunks?)|(?<!(?:not|never|stone cold|half) )sober(?! (?:up|looking|style|design|decor|colou?rs?))|sobriety|
(?:(?:am|'m|is|'s|are|was|were|be|my|his|her|our|for|of) )?(?:an alcoholic|alcoholics)(?= ?(?:$|[,.;:!?])| (?:and|so|but|who|that|in|friend|dad|mum|mom|uncle|aunt|father|mother|brother|sister|husband|wife))|(?:i am|i'm|he is|he's|she is|she's|my [a-z]+ is|my [a-z]+'s) (?:a |an )?alcoholic(?! [a-z])|(?:my|his|her|our|their|an) alcoholic (?:friends?|dad|mum|mom|uncle|aunt|father|mother|brother|sister|husband|wife|partner|son|daughter|mate)|alcoholism|
(?:gave|given|giving|give) up (?:the )?(?:drink(?:ing)?${anything}|booze|alcohol|bottle)|(?:quit|quits|quitting|stopped|stopping) (?:the )?(?:drink(?:ing)?${anything}|booze|alcohol)|off the (?:drink|booze|bottle|sauce)|on the wagon|alcoholics anonymous|aa (?:meeting|group|sponsor|chip)|(?:drink(?:ing)?|alcohol) problem|
(?:ancien(?:ne)?|ex) alcoolique|alcoolique (?:abstinente?|repentie?|sevree?|en)|(?:je suis|(?:il|elle|qui|on) est|(?:ils|elles|qui) sont|(?:mon|ma|son|sa|notre|leur|le|la) (?!deco|table|presentation|assiette|cuisine|decoration)[a-z]+ (?:est|reste|etait)|(?:mes|ses|nos|leurs|les) (?!assiettes|plats|tables)[a-z]+ (?:sont|restent)) (?:(?:tres|enfin|maintenant|toujours|desormais|devenue?s?|un|une|des|bien) )*(?:sobres?|alcooliques?)|(?:mon|ma|mes|son|sa|ses|notre|nos|un|une) (?:amie?s?|mari|femme|pere|mere|freres?|soeurs?|oncles?|tantes?|copains?|copines?|potes?|fils|fille|conjointe?|collegues?|voisine?s?|invitee?s?|papa|maman) (?:sobres?|alcooliques?)|sobres? depuis|alcoolisme|desintox[a-z]*|cure d'alcool|
arret(?:e|er|ee|ait) (?:de |d')(?:boire${autreChose}|picoler|l'alcool)|arret(?:e|er) l'alcool|alcooliques anonymes|abstinente?s?|abstinence|sobriete|(?:boit|boivent|bois) plus${autreChose}|(?:touche|touchent) plus (?:(?:a |d')(?:l'|une goutte d'|un verre d')?alcool|a la bouteille|a une goutte|une goutte)|probleme (?:d'|avec l')alcool`,
  'g',
)
/** Said of them, and of who had the flu or a new knee as well. */
const recovering = anyOf('in recovery|rehab|relaps(?:e|es|ed|ing)|rechut(?:e|er|ent)|sevrage')
const ofAnotherIllness = anyOf(
  "knees?|hips?|legs?|ankles?|shoulders?|backs?|wrists?|spine|acl|op|ops|operation|surgery|injury|injured|accident|stroke|heart|physio[a-z]*|flu|covid|colds?|cough|fever|bronchitis|pneumonia|cancer|leuk[a-z]+|chemo[a-z]*|crohn'?s?|colitis|lupus|ms|gout|burn ?out|genoux?|hanches?|jambes?|chevilles?|epaules?|dos|operation|chirurgie|blessure|avc|coeur|kine|reeducation|grippe|rhume|toux|fievre|angine|bronchite|pneumonie|leucemie|chimio[a-z]*|sclerose|goutte|cafe|coffee|caffeine|sucre|sugar|tabac|cigarettes?|clope|smoking|bebe|allaitement|tetee",
)

/** Is it for somebody who had to give alcohol up? */
export function isForAbstinent(text: string): boolean {
  const said = plainWords(text)
  return said.search(abstinent) >= 0 || (recovering.test(said) && !ofAnotherIllness.test(said))
}

const dry = anyOf(
  '(?:no|without|zero|sans|pas d.|0 ?%) ?(?:any |real )?(?:alcohol|alcool|booze)|(?:alcohol|booze) free|non ?alcooli[a-z]*|non ?alcoholic',
)
const without = anyOf(
  '(?:no|without|minus|not|hold the|skip the|sans|pas de|mais sans|zero)(?: (?:any|the|added|real|actual|aucun|le|la|du|de|une goutte de|a drop of))* ([a-z]+)',
  'g',
)

/**
 * Is alcohol asked for where a child, a teenager, somebody pregnant or breastfeeding or who gave it up is to have it? A dish that is
 * only cooked in it, as a coq au vin, is none of that: it is made without.
 * @param text what the cook wrote, with what is asked of every recipe
 */
export function isAlcoholForTheYoung(text: string): boolean {
  if (whoEats(text).every((eater) => eater === 'frail') && !isForAbstinent(text)) return false
  const said = plainWords(text)
  if (dry.test(said)) return false
  // What is left out once is meant by its name too: "a rum cake without any rum".
  const leftOut = new Set(matchesOf(said, without).map(([, drink]) => drink))
  const served = poured.test(said) ? said : said.replace(styled, ' ')
  return [...served.replace(abstinent, ' ').replace(harmless, ' ').matchAll(alcohol)].some(
    ([drink]) => !leftOut.has(drink),
  )
}
