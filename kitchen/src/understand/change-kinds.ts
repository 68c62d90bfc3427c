import type { Diet } from '@roux/contract/diet'
import type { KitchenLanguage } from '@roux/contract/language'
import { inDigits } from '@roux/cooking/text/in-digits'
import { readNewServes } from './read-new-serves.ts'
import { setPartsAside, type WishedPart } from './read-parts.ts'
import { plainText } from './tokens.ts'

/** How people say in a change what it shall be like, folded: more or less hot, lighter, cheaper, quicker, in which units. */

const quicker =
  /\b(?:weeknight|soir de semaine|quicker|faster|speedier|speed (?:it )?up|less time|half the (?:cooking )?time|time (?:in|by) half|too (?:long|slow)|takes (?:forever|ages)|(?:no|pas le|trop de) temps?|(?:trop|moins|tres) long(?:ue)?s?|moins de temps|plus vite|gagner du temps|accelerer?)\b/
const lighter =
  /\b(?:lighter|lighten|light version|version light|healthier|healthy|leaner|slimming|waistline|waist|trousers|jeans|calories?|(?:on a|my) diet|(?:less|not so|too) (?:heavy|rich|fatty|greasy|fattening)(?! (?:on|with))|less (?:fat|butter and cream)|low(?:er)?[ -](?:fat|calorie|cal)|(?:plus|version|bien) (?:leger|legere|sain|saine|diet\w*)s?|allegee?r?s?|legere?s?|(?:moins|trop) (?:gras|grasse|calorique|riche|lourde?)s?|digestes?|estomac|ma ligne|la ligne|regime minceur|au regime|minceur|bikini)\b/
const cheaper =
  /\b(?:cheap(?:er|ly)?|less (?:expensive|dear|pricey|posh)|(?:too|so) (?:expensive|dear|pricey|posh|much money)|(?:on a |tight |small )?budget|(?:can't|cannot|can t) afford|skint|broke|tenner|fiver|payday|end of the month|student|save (?:some )?money|ritz|millionaires?|made of money|moins cher[es]*|trop cher[es]*|pas cher[es]*|hors de prix|economi\w*|fauchee?s?|etudiante?s?|fins? de mois|petit budget|radin\w*|pas rothschild|pas cresus|ruineux|la crise)\b/
const notEnough =
  /\b(?:not (?:hot|spicy) enough|(?:blow|knock|burn|take) my (?:\w+ )?(?:head|socks|mouth|tongue|face|roof)(?: \w+)? ?(?:off)?|(?:mouth|tongue) on fire|make (?:me|us) (?:sweat|cry)|doit piquer|bien (?:fort|piquant|pimente|releve)e?|met(?:s|tre) le feu|needs? (?:more )?heat|some heat|pas assez (?:fort|epice|releve|piquant|pimente)e?|arrache|dechire)\b/
const milder =
  /\b(?:(?:rien|pas|plus rien) (?:de |du |d')?(?:piquant|trop fort|qui pique)|nothing (?:spicy|hot)|(?:can't|cannot|can t|doesn't|don't|don t|doesn t|won't) (?:take|stand|handle|do|bear|like|cope with)(?: the| any| too much)? (?:heat|spice|spicy(?: food)?|hot food)|(?:no|without(?: the)?|zero) (?:heat|spice)(?!s)|(?:less|not|not (?:so|too|as)|too|way too|(?:without|no)(?: any| anything)?) (?:spicy|hot|heat|kick|fiery)|milder|mild|gentler|(?:fire|heat|spice) down|tone (?:it|the spice|the heat) down|(?:moins|trop) (?:epicee?|piquante?|pimentee?|fort|releve|relevee)|pas (?:trop |si )?(?:epicee?|piquante?|fort)|ca pique trop|adouci\w*|plus doux|plus douce)s?\b/
const forKids =
  /\b(?:kids?|kid.friendly|children|toddlers?|little ones|enfants|mes petits|les petits|gosses|mioches|gamins)\b/
const hotter =
  /\b(?:spicier|spicy|hot again|hotter|more (?:heat|spice|kick|fire)|up (?:the|some) (?:heat|spice|fire)|(?:heat|spice)(?: (?:it|this|things|the heat))? (?:way |right )?up|kick|plus (?:epicee?|piquante?|relevee?|pimentee?|fort)|piques? plus|qui pique|epicee?|pimentee?|du piquant|piquer|plus de piquant|relever?)\b/

/** More or less of what burns; who cooks for children has less of it, where there is any. */
function heatIn(text: string): Kinds['heat'] {
  if (notEnough.test(text)) return 'more'
  if (milder.test(text)) return 'less'
  if (hotter.test(text)) return 'more'
  return forKids.test(text) ? 'kids' : null
}

const thicker =
  /\b(?:thicker|thicken(?: it)?(?: up)?|(?:less|not so|too|way too|very) (?:thin|runny|watery|liquid|soupy|sloppy)|epaissi[rs]?\w*|(?:plus|bien plus|un peu plus) (?:epais(?:se)?s?|onctueu\w+)|(?:moins|trop|pas si) liquides?)\b/
const thinner =
  /\b(?:thinner|runnier|more (?:liquid|runny|soupy)|(?:less|not so|too|way too) thick|loosen it|(?:plus|un peu plus) (?:liquide|fluide)s?|(?:moins|trop|pas si) epais(?:se)?s?)\b/

/** How thick it is to be. */
function bodyIn(text: string): Kinds['body'] {
  return thicker.test(text) ? 'thicker' : thinner.test(text) ? 'thinner' : null
}

const smooth =
  /\b(?:smoother|(?:completely|really|perfectly|super|extra|nice and) smooth|(?:no|without|fewer|less) (?:lumps|bits|chunks|pieces)(?! of)|blend (?:it|everything)(?: all)?|(?:plus|bien|tres|tout(?:e)?) (?:lisse|mixee?|veloutee?)s?|sans (?:aucun )?morceaux?|mixe[rz]?[- ](?:la|le|tout))\b/
const chunky =
  /\b(?:chunkier|chunky|more (?:chunks|texture|bits)|(?:not|less|too|don't|do not) (?:so |too |completely |that )?(?:smooth|blended)|(?:with|keep|leave|some) (?:some )?(?:chunks|lumps|bits)(?: in| of)?|avec (?:des |plus de )?morceaux|plus de (?:morceaux|texture|mache)|(?:moins|pas|trop) (?:si |aussi |trop )?(?:lisse|mixee?)s?|plus rustique|garde[rz]? (?:des|les) morceaux)\b/

const calledIn =
  /\b(?:(?:fais|faites|rends|rendez)[- ](?:la|le|les|moi ca)|(?:en )?version|make (?:it|them)) ([a-z]{4,})(?= *(?:$|[,.;!?]|please|svp|stp|plutot|instead))/

/** Are pieces to be in it, or none? */
function textureIn(text: string): Kinds['texture'] {
  return chunky.test(text) ? 'chunky' : smooth.test(text) ? 'smooth' : null
}

const crustless =
  /\b(?:crustless|(?:no|without|skip|lose|minus|sans|pas de|enleve[rz]?) (?:the |any |la |de )?(?:pastry|crust|pie ?crust|pate(?! (?:a|de|d)\b)|croute))\b/
export const isCrustless = (text: string) => crustless.test(text)

const each =
  /\b(?:individual|single[- ]serve?|mini)(?: (?:ones|portions?|servings?|pots?|size\w*|versions?))?\b|\b(?:(?:portions?|parts?|versions?) )?individuell?e?s?\b|\ben (?:verrines?|ramequins?)\b|\b(?:in|into) ramekins\b/g
/** One for each: in what it is served is written for all, and told. */
export const eachIn = (text: string) => text.match(each) ?? []

const wholemeal =
  /(?<![a-z]|\b(?:repas|menu|plat|diner|dejeuner|riz) )(?:whole ?-?(?:meal|wheat|grain)|(?:semi-?)?complet(?:e?s?)|integral(?:e?s?)|(?:de |au )?ble complet)(?![a-z])/g
/** Of whole grain, and the sentence without the words for it: what it is said of is named beside them. */
export function setWholemealAside(text: string): { isWholemeal: boolean; rest: string } {
  const rest = text.replace(wholemeal, ' ')
  return { isWholemeal: rest !== text, rest }
}

export const isQuicker = (text: string) => quicker.test(text)
const isLighter = (text: string) => lighter.test(text)
const isCheaper = (text: string) => cheaper.test(text)

/** What wants more to it, and does not say of what. */
const bland =
  /\b(?:(?:(?:is|so|too|bit|little|c est|est|trop|un peu) )*(?:bland|boring|dull|insipide|fade)|liven (?:it )?up|pep (?:it )?up|manque de (?:gout|peps|caractere|punch))(?![a-z])/g

const sweetTooMuch =
  /\b(?:moins|trop|pas (?:si|aussi|trop)) sucree?s?\b|\b(?:less|not (?:so|too|as)|too|way too|tooth.?achingly) sweet\b|\blow(?:er)?[ -]sugar\b/
const saltTooMuch =
  /\b(?:low(?:er)?|reduced|less)[ -](?:salt|sodium)\b|\b(?:peu|pauvre en|moins de|allegee? en) (?:sel|sale)\b|\b(?:moins|trop|pas (?:si|aussi|trop)) salee?s?\b|\b(?:less|not (?:so|too|as)|too|way too) salty\b/

/** What there is too much of where only its taste is named. */
export function tooMuchIn(text: string): string[] {
  return [...(sweetTooMuch.test(text) ? ['sugar'] : []), ...(saltTooMuch.test(text) ? ['salt'] : [])]
}

const ounces = /(?<![a-z])(?:ounces?|onces?|oz|lbs?|pounds?)(?![a-z])/
const cups = /(?<![a-z])(?:cups?|tasses?|verres)(?![a-z])/
/** What no recipe here is written in. */
const unwrittenUnits = /\b(?:gas ?marks?|thermostats?|percentages?|pourcentages?|kilojoules?|stones?)\b/g

/** Ounces, and no cups? */
const wantsOunces = (text: string) => ounces.test(text) && !cups.test(text)

const us =
  'us (?:units?|cups?|measures?|measurements?|customary)|american|imperial|cups?|ounces?|onces?|oz|lbs?|pounds?|fahrenheit|°f|americaines?|tasses?|verres|quebec'
const metric = 'metric|metriques?|grams?|grammes?|celsius|°c|millilit\\w*'
/** "Us" alone is a word for people. */
const usAlone = /(?:^|\b(?:in|into|the|use|using) )us\b(?! (?:all|both|two|three|four)\b)/
const [isUs, isMetric] = [us, metric].map((names) => new RegExp(`(?<![a-z]|\\d ?)(?:${names})(?![a-z])`))
const [intoUs, intoMetric] = [us, metric].map(
  (names) => new RegExp(`\\b(?:in|en|to|into) (?:the )?(?:${names})(?![a-z])`),
)
const noScales = /\b(?:no|without|sans|pas de) (?:\w+ )?(?:scales?|balance)\b/

/** Where both are named, the one that it is to be in. */
function unitsIn(text: string): Kinds['units'] {
  if (intoMetric?.test(text) && !intoUs?.test(text)) return 'metric'
  if (isUs?.test(text) || usAlone.test(text) || noScales.test(text)) return 'us'
  return isMetric?.test(text) ? 'metric' : null
}

const wordsOfUnits = [isUs, isMetric, usAlone].filter((one) => one !== undefined)

/** What is read here says no more: who wants it lighter is on no regime for that, and US cups are no cuisine. */
export function withoutKinds(text: string): string {
  return [
    thicker,
    thinner,
    chunky,
    smooth,
    quicker,
    notEnough,
    lighter,
    cheaper,
    milder,
    hotter,
    sweetTooMuch,
    saltTooMuch,
    ...wordsOfUnits,
  ].reduce(
    (rest, kind) => rest.replace(new RegExp(kind, 'g'), ' '),
    setPartsAside(text).rest.replace(bland, ' with zing '),
  )
}

const size = '(?:(?:small|little|mini|big|large|smaller|bigger|petite?s|grosses?|belles?) )?'
const counted =
  'of them|of these|ones|pieces|petites? pieces|cookies|biscuits|muffins|cupcakes|buns|rolls|scones|truffles|meatballs|brownies|squares|boulettes|madeleines|truffes|sables|pieces'
/** Plainly pieces, and what is so only where a dish is made of them: "make 24" may be said of people. */
const pieces = new RegExp(
  `\\b(?:(?:make|do|bake|fais|faites)(?:[- ]en)? )?(?:about |environ |pour )?(?<sure>\\d+) ${size}(?:${counted})(?![a-z])|\\b(?:j'|il (?:m'|nous )?)?en (?:veux|voudrais|faut|faudrait) (?<some>\\d+)(?= *(?:$|[,.;!?]))|\\b(?:i|we) need (?<need>\\d+)(?= *(?:$|[,.;!?]))|\\b(?:make|do|bake|(?:fais|faites)[- ]en) (?<made>\\d+)(?= *(?:$|[,.;!?]|instead|please|plutot|and |et ))`,
)

/** How many pieces are wanted; they are no people where the dish is made of pieces. */
function piecesIn(text: string): Kinds['pieces'] {
  const { 0: words = '', groups: { sure, some, need, made } = {} } = pieces.exec(inDigits(text)) ?? {}
  const count = Number(sure ?? some ?? need ?? made ?? 0)
  return count > 0 ? { count, words, arePlain: made === undefined } : null
}

/** What it shall be like, and in what. */
export type Kinds = {
  /** Is it wanted without its pastry? */
  isCrustless: boolean
  heat: 'more' | 'less' | 'kids' | null
  body: 'thicker' | 'thinner' | null
  texture: 'chunky' | 'smooth' | null
  /** How it is to be, in a word that may make another dish of it: « meringuée ». */
  called: string | null
  isLighter: boolean
  isCheaper: boolean
  units: 'metric' | 'us' | null
  /** Measures that are wanted and not written here; does it want ounces and no cups? */
  unwrittenUnits: readonly string[]
  wantsOunces: boolean
  /** One for each, as it was said: in what it is served is written for all. */
  forms: readonly string[]
  /** A number of pieces; are they plainly no people? */
  pieces: { count: number; words: string; arePlain: boolean } | null
  /** Of what is no food by itself, so much more or less. */
  parts: readonly WishedPart[]
  /** A tin whose size nobody says. */
  tins: readonly string[]
}

/** "It's too rich": why something else is wanted. */
const reason =
  /\b(?:it's|it is|its|it was|c'est|c'etait|i find it|je le trouve) (?:a (?:bit|little) |un peu |bien |way |far |much )?(?:too|trop) [a-z]+/g
export const withoutReasons = (text: string) => text.replace(reason, ' ')

export function kindsIn(text: string): Kinds {
  return {
    isCrustless: isCrustless(text),
    heat: heatIn(text),
    body: bodyIn(text),
    texture: textureIn(text),
    called: calledIn.exec(text)?.[1] ?? null,
    isLighter: isLighter(text),
    isCheaper: isCheaper(text),
    units: unitsIn(text),
    unwrittenUnits: text.match(unwrittenUnits) ?? [],
    wantsOunces: wantsOunces(text),
    forms: eachIn(text),
    pieces: piecesIn(text),
    parts: setPartsAside(text).parts,
    tins: text.match(tinsOf) ?? [],
  }
}

/** For how many a change wants it: a number of pieces says nothing of people. */
export function servesInChange(said: string, present: number): number | null {
  const text = plainText(said)
  return piecesIn(text)?.arePlain ? null : readNewServes(setPartsAside(text).rest, present)
}

const tinsOf = /\b(?:square|round|rectangular|oblong) (?:tin|pan|mould)s?\b|\bmoule (?:carre|rond|rectangulaire)\b/g

/** What a chicken is called, its parts where nobody says of what, and how they are called as its own. */
const ofChicken: Readonly<Record<KitchenLanguage, readonly [name: string, parts: RegExp, own: string]>> = {
  en: [
    'chicken',
    /(?<!(?:chicken|turkey|duck|pork|boneless|skinless) )\b(thighs?|breasts?|drumsticks?|wings?|legs?)\b/g,
    'chicken $1',
  ],
  fr: ['poulet', /\b((?:hauts de )?cuisses|pilons|ailes)\b(?! de| d')/g, '$1 de poulet'],
}

/** Parts of a bird that is in the recipe are its own, and « du curry » is the powder: nobody adds a dish to a dish. */
export function spelledOut(text: string, lines: string, language: KitchenLanguage): string {
  const spice = text
    .replace(
      /(?<=\b(?:avec|ajoute[rz]?|rajoute[rz]?|mets|un peu|et) (?:du |de |une pincee de )?)curry(?! (?:de|d'|en|vert|rouge|jaune|indien|thai))(?![a-z])/g,
      'curry en poudre',
    )
    .replace(/(?<=\b(?:au|du) )bleu(?! de| d')(?![a-z])/g, 'roquefort')
  const [name, parts, own] = ofChicken[language]
  return lines.includes(name) ? spice.replace(parts, own) : spice
}

/** Of a diet, what is said where there is a recipe already, folded. */
export const dietPhrases: Readonly<Partial<Record<Diet, RegExp>>> = {
  vegan:
    /\b(?:veganise[rz]?|veganize)\b|\brien d.animal\b|\bnothing (?:from )?animals?\b|\b(?:without|no|sans) (?:any |aucun )?(?:animal products?|produits? (?:animaux|d origine animale))\b/,
  vegetarian: /\b(?:vege)\b/,
  gluten_free: /\bgluten.free\b/,
  lactose_free: /\b(?:dairy|lactose|milk).free\b|\bintoleran\w* (?:au |to )?lactose\b|\blactose.intoleran/,
  nut_free: /\bnut.free\b/,
  egg_free: /\begg.free\b/,
}
