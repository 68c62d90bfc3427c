import { foldInPlace } from '@roux/cooking/text/fold-in-place'
import { matchesOf } from '@roux/cooking/text/matches-of'

const any = (words: string): string =>
  `(?:${words
    .trim()
    .split(/\s*\n\s*/)
    .join('|')})`

/** What is said of food that is not cooked, or not heated. */
const raw = any(`
  raw|uncooked|under[ -]?(?:cooked|done)|half[ -]?cooked|(?:barely|lightly|partially|not (?:fully|properly)) cooked
  runny|soft[ -]?boiled|rare|unpasteuri[sz]ed|non[ -]pasteuri[sz]ed`)
/** The second half of a name, which English has before no stop: "raw milk cheese". */
const second = any(`
  cheeses?|whites?|yolks?|dough|batter|meats?|fish|milk|onions?|eggs?|tuna|salmon|mince|flour|peppers?|tomato(?:es)?
  veg(?:etables|gies)?|garlic|cabbage|carrots?|sprouts?|seafood|shellfish|oysters?|chicken|ham|beef|cream|mayo(?:nnaise)?`)
/** Of these "raw" goes for all that are named together: "no raw eggs or fish". */
const animal = any('eggs?|yolks?|meats?|fish|seafood|shellfish|milk|cheeses?|dairy|chicken|beef|pork|tuna|salmon')
const english = `${raw}(?:(?:,| or| and| ?/)+ ?${raw})*[ -](?!sugar|cacao|cocoa|honey|food|vegan)[a-zœ]+(?: ${second})?(?:(?: or| and| nor|,| ?/)+ (?:${raw} )?${animal}(?![a-z]))*`

const cru =
  '(?:(?:trop |encore )?crue?s?|(?:pas (?:assez |bien |completement )?|mal |peu |non |insuffisamment |a moitie |a peine )(?:cuite?s?|pasteurisee?s?)|saignante?s?|coulante?s?|mollets?|a la coque)'
const noun =
  "(?!jambons?|sucre|[a-z]*cru(?:e?s?)?(?![a-z]))[a-zœ]+(?: (?:au |a la |de |du |d'|en )(?!jambon)[a-zœ]+){0,2}"
const bete =
  '(?:(?:oe|œ)ufs?|jaunes?|blancs?|viandes?|poissons?|fruits de mer|coquillages?|laits?|fromages?|laitages?|volailles?)'
const french = `(?:${bete} (?:ni|ou|et) (?:de |d'|du |des )?)*${noun} ${cru}(?: (?:ni|ou|et) ${cru})*`

const leavingOut = [
  any(`
    no|not|without|nothing|never|avoid(?:s|ing)?|skip|free of|hates?|dislikes?|nor
    (?:can|must|should|do|does|may|is|are|am)(?:n?'?t| ?not)(?: (?:be|have|eat|like|want|use|using|serve|allowed|supposed|to|keen|on)){0,4}`),
  '(?: (?:any|the|of|with|her|more))*',
].join('')
const laissant =
  "(?:sans|pas|plus|ni|jamais|aucune?|zero|evite[rz]?|eviter|sauf|deteste|proscri\\w+|interdi\\w+)(?: (?:manger|utiliser|mettre|aime|aimer|droit|a|aux|au|de|des|du|d'|la|les?|l'|un|une|avec|plus|veux|en|l)){0,4}(?:(?<=d'|l')| )"
const out =
  '(?: (?:are|is|est|sont))? (?:out(?! of)|forbidden|banned|not allowed|off (?:the )?(?:limits|menu|table)|interdite?s?|proscrite?s?|exclue?s?|a (?:eviter|proscrire|bannir|exclure))'

const unless =
  "(?: (?:that|which) (?:is|are|has|have)(?:n't|nt| not)?(?: been)? (?:fully |properly )?(?:raw|cooked|pasteuri[sz]ed|runny)| unless (?:\\w+(?:'re)? ){0,3}?(?:cooked|pasteuri[sz]ed)(?: through)?|,? (?:sauf|a moins qu(?:e |'))(?: ?\\w+){0,3}? ?(?:bien )?cuite?s?)"

const refused = new RegExp(
  `(?<![a-zœ])(?:${[
    `(?<=${leavingOut} )${english}`,
    `(?<=${leavingOut} )[a-zœ]+${unless}`,
    `(?<=${laissant})(?:${french}|[a-zœ]+${unless})`,
    `(?:${english}|${french})(?=${out}(?![a-z]))`,
  ].join('|')})(?![a-z])`,
  'g',
)
/** Who is harmed by a thing raw may be harmed by it cooked. */
const harm =
  /allerg|intoler|anaphyla|epipen|hives|urticaire|itch|gratte|demange|swell|swoll|gonfle|react|reagi|reaction|rash|plaques|ill\b|sick|malade/

/** A sentence without the foods of which it refuses the raw form alone: "no raw eggs", « pas de lait cru ». Never throws. */
export function withoutRaw(sentence: string): string {
  const written = sentence.normalize('NFC')
  const plain = foldInPlace(written)
  return matchesOf(plain, refused).reduceRight((text, { 0: words, index }) => {
    const before =
      plain
        .slice(0, index)
        .split(/[,.:;!?(]|\b(?:so|donc|and|et)\b/)
        .at(-1) ?? ''
    // "… They make her mouth itch".
    const after = plain
      .slice(index)
      .split(/[.;!?]/, 2)
      .join(' ')
    return harm.test(before + after) ? text : `${text.slice(0, index)}${text.slice(index + words.length)}`
  }, written)
}
