import { plainWords } from './plain-words.ts'
import { field } from './word-fields.ts'

/** What people ask of a machine that answers anything, and nobody eats. */
const things = `
(?:home ?work|course ?work|school ?work|essays?|dissertations?|thesis|book reports?|maths?|algebra|equations?|geometry|grammar|spelling test|devoirs?|redactions?|exposes?|memoire de (?:fin d'etudes|master)|
pass ?words?|user ?names?|log ?in|logins?|wi ?fi|wlan|e ?mails?|computers?|laptops?|printers?|bluetooth|mots? de passe|identifiants?|ordinateurs?|imprimantes?|(?:my|mon|the|le) (?:account|compte|subscription|abonnement)|
weather|forecasts?|temperature (?:outside|dehors)|meteo|previsions|jokes?|riddles?|poems?|poetry|horoscopes?|star signs?|lottery(?: numbers)?|blagues?|devinettes?|poemes?|loto|
cvs?|resumes?|cover letters?|resignation letters?|love letters?|lettres? de (?:motivation|demission)|lettres? d'amour|javascript|python|source code|excel|spreadsheets?|power ?point|
tax(?:es)? returns?|mortgages?|bitcoins?|stock market|share prices?|exchange rates?|impots|declaration d'impots|bourse|taux de change|
flights?|train tickets?|train times?|bus times?|timetables?|hotels?|taxis?|billets? (?:de train|d'avion)|horaires? (?:de|du|des) (?:train|bus)s?|
(?:football|rugby|tennis|cricket) (?:results?|scores?)|elections?|the news|les infos|actualites)`

/** What says nothing beside it. */
const little =
  "a|an|the|my|your|our|his|her|some|any|this|that|it|i|i'm|i've|we|you|me|us|please|hi|hello|hey|thanks?|can|could|would|will|do|does|did|need|want|have|has|got|lost|forgot|forgotten|remember|reset|change|help|with|for|of|on|in|at|to|about|is|are|was|what|what's|whats|how|how's|when|where|who|like|today|tonight|tomorrow|now|again|not|don't|can't|cannot|doesn't|work|working|broken|and|or|good|bad|funny|new|tell|write|give|show|finish|un|une|le|la|les|l'|d'|de|du|des|mon|ma|mes|ton|ta|tes|ce|cette|je|j'ai|tu|on|il|elle|nous|vous|moi|nous|s'il|te|plait|svp|stp|bonjour|salut|merci|peux|pouvez|peut|est|c'est|ai|as|a|fait|fais|faire|faut|quel|quelle|quels|quelles|comment|quand|ou|qui|que|quoi|pour|avec|sur|dans|en|et|aujourd'hui|demain|ce soir|soir|oublie|oubliee|perdu|perdue|changer|marche|plus|pas|ne|aide|aider|donne|dis|raconte|ecris|bon|bonne|drole|nouveau"

const order = `(?:write|finish|do|check|correct|mark|type|draft|fix|repair|reset|change|recover|recall|remember|lost|forgot(?:ten)?|tell|give|help|find|book|order|explain|solve|answer|translate|summari[sz]e|ecri[a-z]+|redige[a-z]*|corrige[a-z]*|termine[a-z]*|fai(?:s|tes|re)|oublie[a-z]*|perdu[a-z]*|change[a-z]*|repare[a-z]*|retrouve[a-z]*|raconte[a-z]*|di(?:s|tes)|donne[a-z]*|aide[a-z]*|trouve[a-z]*|reserve[a-z]*|explique[a-z]*|resou[a-z]+|resume[a-z]*|reinitialis[a-z]+)`

const bare = field(things)
const plain = new RegExp(`^(?:${little})$`)
const ordered = field(
  `${order}(?: (?!(?:for|while|during|after|pour|pendant|apres)(?![a-z]))[a-z']+){0,4}[ ]${things}|^(?:(?:an?|the|my|une?|mon|ma|la) )?${things} (?:on|about|sur)`,
)

/** Questions about the world. */
const worldly = field(
  "what(?:'s| is) (?:the )?(?:capital|population|president|time|date|day)(?: (?:of [a-z ]+|is it|today))|what(?:'s the| is the) (?:time|date)|what time is it|what day is it|who (?:won|wrote|invented|painted|directed|discovered|is the (?:president|king|queen|prime minister))|how (?:tall|far|old) is|how many (?:people live|planets|countries)|translate (?:this|that|the|it|.{0,30} into)|(?:will|is|does) it (?:going to )?(?:rain|snow|raining|snowing)|quel temps (?:fait|fera)|(?:va t il|il va) (?:pleuvoir|neiger)|pleut il|quelle heure est[ -]il|quelle est la (?:capitale|population)|quel jour (?:sommes|est)|qui (?:a (?:gagne|ecrit|invente|peint|decouvert)|est le president)|traduis(?:ez)?(?: moi)?|combien d'habitants",
)

/** Who speaks of eating wants to eat, whatever else is told. */
const eating = field(
  `foods?|eat[a-z]*|ate|cook[a-z]*|recipes?|meals?|dinners?|lunch[a-z]*|breakfasts?|brunch|suppers?|snacks?|nibbles?|bites?|tea|tea time|puddings?|desserts?|starters?|dish(?:es)?|bak(?:e|es|ed|ing)|cakes?|soups?|salads?|stews?|pies?|curr(?:y|ies)|pasta|pizzas?|drinks?|hungry|starving|peckish|craving|fancy|fridge|oven|pan|bbq|barbecues?|picnics?|feed|kitchen|menus?|sweet|savoury|spicy|hot|cold|warm|warming|chilly|comfort[a-z]*|cosy|light|fresh|quick|easy|something|anything|mang[a-z]*|cuisin[a-z]*|recettes?|repas|diners?|dine[rz]?|dejeun[a-z]*|souper?s?|gouters?|encas|en cas|aperos?|desserts?|entrees?|plats?|gateaux?|soupes?|salades?|tartes?|gratins?|pates|boissons?|boire|faim|envie|frigo|four|poele|barbecue|pique nique|cuisine|menus?|sucre|sale|chaud|froid|rechauffe[a-z]*|reconfort[a-z]*|leger|frais|rapide|facile|quelque chose|qqch|truc`,
)

/**
 * Does it ask for what is no food at all, as one asks a machine that answers anything: homework, the weather, a lost
 * password? Only what speaks of such a thing and of nothing to eat; whoever leaves everything open is cooked for.
 * @param text what the cook wrote
 */
export function isNoWishForFood(text: string): boolean {
  const said = plainWords(text).trim()
  if (eating.test(said)) return false
  if (worldly.test(said.replace(/[^a-z0-9' ]+/g, ' ').replace(/\s+/g, ' '))) return true
  if (!bare.test(said)) return false
  const rest = said.replace(new RegExp(bare.source, 'g'), ' ').match(/[a-z0-9']+/g) ?? []
  return rest.every((word) => plain.test(word)) || (rest.length <= 14 && ordered.test(said))
}
