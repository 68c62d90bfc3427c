import { pastItsDate } from '@roux/cooking/safety/past-its-date'
import { inDigits } from '@roux/cooking/text/in-digits'
import { matchesOf } from '@roux/cooking/text/matches-of'
import { numberInWords, numberOf } from '@roux/cooking/text/number-words'
import { rememberLast } from '@roux/cooking/text/remember-last'
import type { Occasion } from '../cookbook/dish.ts'
import type { Tin } from '../template/vessels.ts'
import { askedDrink } from './asked-drinks.ts'
import { figure, untold } from './figures.ts'
import { nothingElse } from './left-words.ts'
import type { Claim, MeaningKind } from './meaning.ts'
import { conditionsIn } from './named-conditions.ts'
import { type Found, findIn, type PlacedText, placeOf, rewrite } from './placed-text.ts'
import { easy, hurry, readMinutes } from './read-minutes.ts'
import { findNutrients, nutrientsElsewhere } from './read-nutrients.ts'
import { readServes } from './read-serves.ts'
import { findTin } from './read-tin.ts'
import { placePlain, slurred } from './tokens.ts'

/** For how many, in how long, in what and with what a prompt wants it, wherever in it that is said. */
export type Bounds = {
  serves: number | null
  minutes: number | null
  tin: Tin | null
  isHurried: boolean
  isEasy: boolean
  hasOven: boolean
  hasHob: boolean
  hasNothingElse: boolean
  /** How many jars it is to fill. */
  jars: number | null
  /** Is there nothing to cook in but a frying pan? */
  hasOnlyPan: boolean
  /** What the weather is for, told in degrees. */
  weather: Occasion | null
  claims: readonly Claim[]
}

export const readBounds = rememberLast((written): Bounds => {
  const prompt = slurred.reduce(rewrite, placePlain(written))
  const serves = readServes(written)
  const minutes = readMinutes(written)
  const claims: Claim[] = findNutrients(written).map(({ places }) => ({ kind: 'nutrient', places }))
  claims.push(...numbersIn(written, prompt, { serves, minutes }))
  const take = <Value>(kind: MeaningKind, found: Found<Value> | null): Value | null => {
    if (found) claims.push({ kind, places: found.places })
    return found?.value ?? null
  }
  const says = (kind: MeaningKind, pattern: RegExp) => {
    const found = findIn(prompt, pattern)
    return take(kind, found && { value: true, places: [found.place] }) ?? false
  }
  claims.push(...conditionsIn(written).map(({ place }): Claim => ({ kind: 'regime', places: [place] })))
  claims.push(...nutrientsElsewhere(written).map((place): Claim => ({ kind: 'figure', places: [place] })))
  for (const pattern of [figure, untold, degrees]) {
    for (const { 0: words, index } of matchesOf(prompt.text, pattern))
      claims.push({ kind: 'figure', places: [placeOf(prompt, index, index + words.length)] })
  }
  if (minutes !== null)
    for (const { 0: words, index } of matchesOf(prompt.text, partOfHour))
      claims.push({ kind: 'minutes', places: [placeOf(prompt, index, index + words.length)] })
  for (const { 0: words, index } of matchesOf(prompt.text, aged))
    claims.push({ kind: 'people', places: [placeOf(prompt, index, index + words.length)] })
  for (const pattern of [likened, saidOfItsDate])
    for (const { 0: words, index } of matchesOf(prompt.text, pattern))
      claims.push({ kind: 'at_hand', places: [placeOf(prompt, index, index + words.length)] })
  for (const { 0: words, index } of matchesOf(prompt.text, several))
    claims.push({ kind: 'several', places: [placeOf(prompt, index, index + words.length)] })
  for (const { 0: words, index } of matchesOf(prompt.text, question))
    claims.push({ kind: 'question', places: [placeOf(prompt, index, index + words.length)] })
  for (const { 0: words, index } of matchesOf(prompt.text, usualTin))
    claims.push({ kind: 'tin', places: [placeOf(prompt, index, index + words.length)] })
  const isApplianceAlone = says('gear', applianceAlone)
  return {
    serves,
    minutes,
    tin: take('tin', findTin(written)),
    isHurried: says('hurry', hurry),
    isEasy: says('hurry', easy),
    hasOven: !says('lack', noOven) && !isApplianceAlone,
    hasHob: !says('lack', noHob) && !isApplianceAlone,
    hasNothingElse: says('nothing_else', nothingElse),
    jars: take('people', findJars(prompt)),
    hasOnlyPan: says('gear', panAlone),
    weather: weatherIn(prompt.text),
    claims,
  }
}, 8)

/** "6 jars", « 4 pots »; who has two pots has them to cook in. */
function findJars(prompt: PlacedText): Found<number> | null {
  const found = findIn(prompt, jarred)
  return found && { value: numberOf(found.words[1] ?? ''), places: [found.place] }
}

const jarred =
  /\b(?<!(?:have|got|only|ai|que) )([2-9]|[1-3]\d|two|three|four|five|six|eight|ten|twelve|deux|trois|quatre|cinq|huit|dix|douze) (?:(?:small|little|big|petits?|grands?) )?(?:jars?|pots|bocaux)\b/

/** "38 degrees outside", « trente-cinq degrés »: no oven is so cool. */
function weatherIn(text: string): Occasion | null {
  const told =
    /(?<!\b(?:at|to|a|sur) )(?<![\d.])(-?\d{1,2}) ?(?:degres|degrees|°)(?![\d\p{L}])(?! f)|\bil fait (?:plus de |presque |dans les )?(-?\d{1,2})(?= *(?:$|[,.;!?]))/u.exec(
      inDigits(text),
    )
  const degrees = told ? Number(told[1] ?? told[2]) : 20
  return degrees >= 27 ? 'summer' : degrees <= 8 ? 'cosy' : null
}

const degrees = /\bdegr(?:es|ees)\b/g

const numeral = new RegExp(
  String.raw`\b(?:\d+(?:[.,:/]?\d+)*(?:ish)?|${numberInWords})(?![.,]?\d)(?=[a-z]{0,4}\b)`,
  'g',
)
const counted =
  /^[\s-]*(?:(?:hungry|big|small|more|other|petite?s?|grande?s?) )?(?:people|persons?|of us|guests?|friends|mates|adults?|kids|children|pax|ppl|portions?|servings?|personnes?|pers|convives|invites|amies?|amis|copains|copines|adultes|enfants|parts?|couverts|ramekins?|ramequins?|gobelets?|verrines?)\b/
const timed = /^[\s-]*(?:h|hrs?|hours?|heures?|min(?:ute)?s?|mns?)(?![a-z])(?: ?\d{1,2}\b)?/

/** An hour in parts: « un petit quart d'heure chrono ». */
const partOfHour =
  /\b(?:(?:three )?quarters?(?: of)? an hour|half an hour|(?:trois |petite? |bonne? )?(?:quarts?|demi)[- ]?(?:d')?heures?)(?: chrono)?\b/g

/** The numbers without which it would be for others, or in another time, each with what it counts. */
function numbersIn(
  written: string,
  prompt: PlacedText,
  { serves, minutes }: Pick<Bounds, 'serves' | 'minutes'>,
): Claim[] {
  if (serves === null && minutes === null) return []
  return matchesOf(prompt.text, numeral).flatMap(({ 0: number, index }): Claim[] => {
    const { start, end } = placeOf(prompt, index, index + number.length)
    const without = `${written.slice(0, start)} ${written.slice(end)}`
    const rest = prompt.text.slice(index + number.length)
    const upTo = (unit: RegExp) => [placeOf(prompt, index, index + number.length + (unit.exec(rest)?.[0].length ?? 0))]
    if (minutes !== null && readMinutes(without) !== minutes) return [{ kind: 'minutes', places: upTo(timed) }]
    return serves !== null && readServes(without) !== serves ? [{ kind: 'people', places: upTo(counted) }] : []
  })
}

/** What is told of an oven or a hob that does not work. */
const gone = String.raw`(?:'s)?(?: (?:is|has|just|s|was|est|a|vient|m'a|de))*(?: (?:died|dead|broke|broken|bust|busted|packed up|gave up|given up|on the blink|out of order|kaput|en panne|mort|morte|hs|casse|cassee|lache|rendu l'ame)\b|n't work| (?:not|won't|doesn't|ne marche|marche) (?:work|on|plus|pas)\w*)`
/** On what a camper or a lodger cooks there is no oven beside it. */
const hobAlone =
  '(?:camp(?:ing)? stove|camping gaz|rechaud|(?:single|one|two|double)[- ](?:ring|burner)(?: hob| stove)?|hob (?:only|alone)|(?:only|just) (?:got |have |own )?(?:an? |one )(?:(?:small |big |single |old )?(?:frying pan|pan|wok|saucepan|pot))|(?:juste|seulement|qu.) ?(?:une |un )(?:petite |grande |seule )?(?:poele|casserole|wok|marmite)|plaque seule|(?:une|deux|1|2) (?:seules? )?plaques?(?: electriques?| de cuisson)?(?= |$|,)(?! (?:au|de|a) four)|(?:only|just)(?: have| got| own)? (?:an?|one|two|1|2|the) (?:electric )?(?:hob|hot ?plate|cooktop|burner|ring)s?)'
const panAlone =
  /\b(?:(?:only|just|nothing but)(?: have| got| own)? (?:an? |one |my |the )?(?:\w+ )?(?:frying pan|skillet)|(?:in|with|using|have is|got is) (?:a single|one|an? (?:single|lone)) (?:frying pan|skillet)|all (?:i|we) (?:have|ve got|'ve got) is (?:an? |one )(?:\w+ )?(?:frying pan|skillet)|(?:juste|seulement|que|qu'|rien que|rien qu') ?(?:une |la |ma )(?:\w+ )?poele|(?:une|la) seule poele|(?:c'est|n'est qu') ?une poele)\b/
/** Put together and not cooked. */
const assembled = String.raw`(?:just|only|simply|juste|seulement|uniquement) (?:an? |de l'|un )?assembl\w+`
/** Between a refusal and the oven: "can't be bothered to turn on the", « je ne veux pas utiliser le ». */
const ofOven =
  "(?: (?:have|got|own|use|using|need|want|wanting|turn|turning|put|switch|light|heat|fire|touch|with|access|to|on|up|be|bothered|a|an|any|the|my|our|real|proper|working|d'?|de|du|le|un|l'|mon|au|notre|utiliser|d'utiliser|acceder|atteindre|reach|get|allumer|d'allumer|avoir|d'avoir|envie|besoin|possible|acces|question))*"
/** « Ne rien allumer », "don't want to turn the hob on", "too hot to cook": nothing gets hot. */
const unlit = String.raw`too hot (?:to cook|for cooking)|trop chaud pour (?:cuisiner|cuire)|rien (?:a |d')?(?:cuire|allumer)|sans (?:rien |faire )?(?:cuire|allumer)|nothing to (?:turn|switch) on|nothing (?:(?:is|gets|to be) )?cooked|rien de cuit|(?:nothing|rien|not|no)(?: (?:that|which|to|qui|needs?|requires?|has to be|be|want|a|it))* (?:heat(?:ing|ed)?|reheat(?:ing|ed)?|rechauffer)(?![a-z])|(?:without|not|never|refus\w+|\w+n't|dont|cant|wont|sans|pas|plus|ni)(?: [a-z']+){0,5}? (?:turn|turning|switch|switching|light|lighting|d'allumer|allumer)(?: [a-z']+){0,3}? (?:hob|stove|cooker|anything|a thing|plaques?|gaz|quoi que ce soit)`
/** Nothing electric is of use. */
const powerCut = `power(?: cuts?|'?s (?:out|off|gone|down)| is (?:out|off|down)| (?:has )?(?:gone|went) (?:out|off|down)| outage| failure)|no (?:power|electricity)|(?:coupure|panne) (?:de courant|d'electricite|de secteur|generale)|(?:pas|plus|sans) (?:de courant|d'electricite|electricite|courant)`
const flame = `gas|gaz|rechauds?|camp(?:ing)? stove|barbecue|bbq|fire|feu|wood stove|poele a bois|primus`
const noOven = new RegExp(
  String.raw`\b(?:${unlit}|${powerCut}|no[- ]?bake|${assembled}|no[- ]?cook(?:ing)?|sans cuisson|(?:no|without|not|never|(?:\w+n't|(?:do|does|have|has|ca|wo|ai|is)nt|cannot)(?= .*oven)|sans|pas|plus|jamais|ni)${ofOven} (?:oven|four)\b|(?:oven|four)${gone}|${hobAlone})`,
)

const noHob = new RegExp(
  String.raw`\b(?:${unlit}|(?<!\b(?:${flame})\b.*)(?:${powerCut})(?!.*\b(?:${flame})\b)|${assembled}|no[- ]?cook(?:ing)?|no (?:stove|hob|cooktop)|without (?:a |the )?(?:stove|hob|cooking)|(?:sans|ni|pas de|plus de) (?:cuisson|plaques?|rien cuire|feu|gaz)|(?:no|out of|run out of) gas|(?:or|nor) (?:a |any )?(?:hob|stove))\b`,
)
/** Who has a microwave or a kettle and nothing else has neither hob nor oven. */
const applianceAlone =
  /\b(?:(?:only|just|juste?|seulement|qu[e']?) ?(?:have |got )?(?:(?:an?|the|my|une?|la|le|ma|mon) )?(?:microwave|micro[- ]?ondes?|kettle|bouilloire|toaster|grille[- ]?pain)|(?:an? |un )?(?:toaster|grille[- ]?pain)(?:(?:,| and| et) (?:an? |un |une )?(?:fridge|kettle|frigo|bouilloire))* ?,? (?:and )?(?:that'?s (?:it|all)|c'est tout|nothing else|rien d'autre)|(?:microwave|micro[- ]?ondes?|kettle|bouilloire|toaster|grille[- ]?pain) (?:only|alone|seule?|seulement|uniquement))\b/

/** Who eats is told by an age. */
const aged =
  /\b(?:\d{1,2}|one|two|three|four|five|six)[ -]?(?:year|yr|month|mth)s?[ -]olds?(?: (?:(?:little|lovely|fussy|hungry|picky) )*(?:bab(?:y|ies)|boys?|girls?|sons?|daughters?|kids?|child|children|toddlers?|infants?|twins?|triplets?|(?:grand|step|god)(?:son|daughter|child|children|kids?)s?|niece|nephew|brother|sister|cousin|one))?\b|\b(?:(?:bebes?|nourrissons?|jumeaux|jumelles|triples|fils|filles?|fillettes?|garcons?|enfants?|bambins?|neveux?|nieces?|petits? loups?|petits? bouts?) )?(?:de|a) (?:\d{1,2}|un|deux|trois|quatre|cinq|six|dix-huit) (?:ans|mois)\b|\b(?:s?he|they|who)(?:'s| is|'re| are) (?:\d{1,2}|one|two|three|four|five|six)(?: (?:months?|years?))?(?! old)(?= *(?:$|[,.;!?]))/g

/** What a food is as hard or as black as: "like a rock", « comme du bois ». */
const likened =
  /(?<=\b(?:hard|dry|stale|soft|tough|black|flat|thin|rock|solid|dure?s?|seche?s?|sec|secs|rassis|noire?s?|mous?|molles?) )(?:as|like|comme) (?:(?:an?|old|the|du|de la|des|une?) )*[a-z]+\b/g

/** Tins that are known by what they hold, and the kinds of a tin. */
const usualTin =
  /\b[12] ?(?:lb|pound)s? (?=loaf)|\b(?:450|900) ?g (?=loaf)|(?<=\bmoule )a (?:manque|kouglof|savarin|charlotte|cake|tarte|brioche|muffins|madeleines|financiers|cannel\w+)\b/g

const saidOfItsDate = new RegExp(`\\b(?:${pastItsDate}|days? (?:past|over))(?![a-z])`, 'g')

/** Several dishes are wanted at once. */
const several =
  /\b(?:[2-9]|1\d|two|three|four|five|six|several|a few|deux|trois|quatre|cinq|six|plusieurs|quelques)\s+(?:(?:small|little|different|easy|quick|cold|petite?s?|differente?s?) )*(?:plates|bites|dishes|courses|recipes|meals|dinners|lunches|breakfasts|desserts|puddings|starters|sides|mains|snacks|nibbles|plats|recettes|repas|entrees|bouchees|verrines|amuse-bouches?|accompagnements|gouters|diners|dejeuners)\b|\b(?:lunches|dinners|meals|breakfasts|repas|dejeuners|diners|gamelles) (?:for (?:the|my|our|a) (?:whole )?week|of the week|pour (?:toute )?la semaine|de la semaine)\b/g

/** What wants to know something, and no dish: up to the end of the sentence. */
const question = new RegExp(
  `(?<=^|[.!?;,:] ?)(?:how (?:long|much|many|hot|often|old|deep|soon)|why|${askedDrink.source}|what(?:'s| is) the difference|what(?:'s| is) (?:a|an) |what temperature|what does|is it (?:safe|ok|okay|true|fine|bad|normal)|(?:can|could|should) (?:i|we|you) (?:freeze|refreeze|reheat|keep|store|eat|still|substitute|leave)|does |do (?:i|you) (?:have to|need to|know)|when (?:is|should|are)|are (?:these|they|there)|combien (?:de temps|de|d'|faut|ca)|pourquoi|c'est quoi|qu'est[- ]ce qu(?:e c'est|'un)|quelle? (?:est la )?(?:difference|temperature|temps)|(?:peut[- ]on|puis[- ]je|est[- ]ce qu(?:e |')(?:on|je) (?:peux|peut)) (?:congeler|recongeler|rechauffer|garder|conserver|manger|encore|remplacer)|faut[- ]il|comment (?:savoir|conserver|nettoyer|congeler|garder))[^.!?;]*`,
  'g',
)
