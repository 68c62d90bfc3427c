import type { Rewriting } from './placed-text.ts'

/** How cold somebody is who has caught none, and may say more of it. */
const veryMuch = '(?: (?:so|really|too|absolutely|bloody|still|always|very|proper|totally|feeling))*'
const tresTres = '(?: (?:tres|trop|si|tellement|un peu|super|hyper|vraiment|encore|toujours|completement|toute?))*'
/** Where a word ends what is said of somebody, and no name of a food follows: "a cold soup" is cold. */
const isOver =
  '(?= *(?:$|[,.;:!?()]|(?:and|so|but|because|since|after|today|tonight|here|outside|again|right|to death|i|we|my|need|needs|want|wants|what|any|something)\\b))'
const held =
  '(?:have|ve|has|having|had|got|get|getting|caught|catch|catching|nursing|fighting|fight|shake|shift|kick|beat|with|for|of|from)'

/**
 * Everyday turns whose words are those of a wish that nobody makes, as what they say: who is cold wants nothing cold,
 * who hides a vegetable keeps no law, and « vive les vacances » is not sharp.
 */
export const everydayTurns: readonly Rewriting[] = [
  // How it shall not be, whatever it is.
  [
    /(?<=(?:n't|nt|not|never) (?:want|like|need) )(?:it|them|this|that) (?=(?:[a-z]+ )?(?:fried|grilled|boiled|baked|roasted|poached|steamed)\b)/g,
    '',
  ],
  // It is the milk that is wanted, and alone.
  [
    /\b(?:(?:mais|et) )?(?:uniquement|seulement|exclusivement|rien que|que)(?: (?:avec|au|a|du|le|de))*(?= lait (?:d'|de )?(?:avoine|amandes?|soja|riz|coco|noisettes?)\b)/g,
    'avec du',
  ],
  // "I'm freezing", "came home frozen": as when it is cold out.
  [
    new RegExp(
      String.raw`(?<=\b(?:i|we)(?:'?m| am|'?re| are| feel)?${veryMuch} |\b(?:feel|feeling|am|(?:came|come|got|get|back) (?:in|home|back)) )(?:cold|freezing|frozen|chilly)${isOver}`,
      'g',
    ),
    'cold out',
  ],
  // "A cold", which is caught.
  [new RegExp(String.raw`(?<=\b${held} )(?:an?|this|that|my|his|her|their) (?:[a-z]+ )?cold${isOver}`, 'g'), 'the flu'],
  [/\b(?:(?:attrap|pri|prend|chop)[a-z]*|un coup de) froid\b/g, 'un rhume'],
  [
    new RegExp(
      String.raw`\b(?:j'?ai|on a|nous avons|avons|a|ont|avoir)${tresTres} froid\b|\bj[e']? ?suis${tresTres} (?:gele|frigorifie|transi)e?s?\b(?: de froid)?|\b(?:on est|on|nous|je|j')${tresTres} (?:me |nous |se |s')?(?:geler?|gelons|caille|pele)(?:nt|s|e)?\b(?! (?:d[aeu]|les?|la|mes|une?)\b)`,
      'g',
    ),
    'il fait froid',
  ],
  // The verb: kosher follows what is so.
  [
    /(?<=\b(?:les?|la|l'|comment|pour|a|de|d'|faire|en|y|lui|leur|bien|mieux|peut|peux|veux|vais|va|dois|faut) )cacher\b|\bcacher(?= (?:les?|la|l'|des?|du|d'|une?|mes|ses|ces|plein|quelques)\b)/g,
    'dissimuler',
  ],
  [/\bvive(?:nt)?(?= (?:les?\b|la\b|l'))/g, 'hourra'],
  // The weeks before Easter; what is lent is lent to somebody, and what is « lent » is slow.
  [
    /(?<=^|[.;!?,] ?)lent(?= (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|supper|dinner|lunch|meals?|recipes?|food|fish)\b| *[,:])|(?<=\b(?:it'?s|observing|keeping|doing) )lent\b|\blenten\b/g,
    'for lent',
  ],
  // What is soft all through; of a grain it is a porridge.
  [/\b(?:de la|en|une) bouillie\b(?! (?:d[' ]|de |au?x? ))/g, 'de la puree'],
  // Of knives it is said, and of no taste.
  [/\bsharp (?=(?:knife|knives|blades?|tools?|things|objects)\b)/g, ''],
  // Simple, and no beast.
  [/\btoute?s? betes?\b/g, 'simple'],
  // It swims round a bowl, or sleeps in a hutch.
  [/\bpoissons? rouges?\b/g, 'animal'],
]
