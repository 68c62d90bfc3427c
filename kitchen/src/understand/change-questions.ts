import { whoEats } from '@roux/cooking/safety/who-eats'
import { matchesOf } from '@roux/cooking/text/matches-of'
import { type Place, placeOf } from './placed-text.ts'
import { setHarmAside } from './set-harm-aside.ts'
import { placePlain, tokensOf } from './tokens.ts'

const keeping =
  '(?:freeze|refreeze|reheat|keep|store|eat|still|prepare|prep|serve|cook (?:it|this|them) from frozen|leave (?:it|this|them)|make (?:it|this|them) (?:ahead|in advance|the (?:day|night) before|today|tonight|now))'
const frenchKeeping =
  "(?:congel|recongel|rechauff|gard|conserv|mang|serv|prepar\\w* (?:\\w+ )?(?:a l'avance|la veille)|fai\\w+ (?:a l'avance|la veille))"
const asked = [
  'how (?:long|much|many|hot|often|old|deep|soon|should|would|come|big|thick|ripe)\\b',
  `how (?:do|can|should|would|to)(?: (?:i|we|you))?(?: (?:best|then))? (?:know|tell|${keeping.slice(3)}`,
  "why\\b|when(?:'s| is| are| do| should| can)\\b|where\\b|who\\b",
  "what(?:'s| is| are| was| were)\\b(?! (?:if|left|in (?:my|the)))",
  'what (?:does|do|did|should|shall|would|will|could|can) (?!i (?:use|put|take|replace|swap|substitute|do (?:instead|without|if))|replace|make it|work)',
  'what (?!else (?:can|could|should|do) (?:i|we|you) (?:use|put|take))(?:to (?:drink|serve|eat)|(?:\\w+ ){1,2}(?:do|does|can|should|goes?|is|are|would|will|shall|to)\\b|goes|else (?:goes|can i serve))',
  '(?:which|whose)\\b',
  `(?:(?:can|could|should|may|must) (?:i|we|you|it|this|they|she|he) (?:be |also |just |then )?${keeping})`,
  '(?:can|could|may|should) (?:she|he|they|my [a-z]+|(?:a|the) [a-z]+) (?:have|eat)\\b',
  '(?:is|are) (?:it|this|that|these|they|there|the \\w+|my \\w+)\\b(?! possible)|isn.t (?:it|this|that)\\b',
  'do(?:es)? (?:it|this|that|the \\w+|i|we|they) (?:have|need|know|keep|freeze|reheat|matter|count|taste|contain|think|mean|go)\\b|does\\b|will (?:it|this|they)\\b|would (?:it|this) (?:keep|work|freeze|be (?:ok|okay|fine|safe))\\b',
  '(?:tell|show|write|explain|say|note|add)(?: (?:me|us|down|in|a note on))? (?:how|why|when|what|where|whether)\\b',
  "combien (?:de temps|de|d'|faut|ca|y|il|se|en|coute|pese)|pourquoi|quand\\b(?! (?:meme|il|je|on|nous))|ou (?:trouver|acheter)|qui\\b",
  'quell?e?s? (?!que)|(?:a|avec|de|par|pour|dans) quell?e?s? |avec quoi|(?:je |on )?(?:le |la |les )?(?:sers?|boi[st]|mange|accompagne)(?: (?:le|la|les|ca))? (?:avec )?quoi|que (?:servir|boire|manger|faire avec|mettre a cote)|quoi (?:boire|servir|manger)',
  "c'est quoi|qu'est[- ]ce qu(?:e c'est|'un|i (?:va|se marie|accompagne|irait))|qu'est[- ]ce que (?:je|on|tu) (?:sers?|bois|boit|peux servir|peut servir|mange)",
  `(?:est[- ]ce qu(?:e |'))?(?:(?:peut|puis|pouvons)[- ](?:on|je|nous)|(?:on|je|j) peu[tx]|ca (?:peut )?se|(?:se )?peut[- ]il) (?:se )?(?:(?:la|le|les|l'|ca|cela|encore|aussi|quand meme) ?)*${frenchKeeping}\\w*|(?:se |ca se )${frenchKeeping}\\w*`,
  "comment (?:savoir|conserver|nettoyer|congeler|garder|rechauffer|servir|decongeler|(?:le|la|les) (?:conserver|congeler|servir|garder|rechauffer))|faut[- ]il|est[- ]ce (?:que )?(?:c'est|normal|grave|sans|bien|assez|(?:ca|cela) (?:va|se|tient|marche|irait)\\b)|c'est (?:normal|grave)\\b|(?:dis|explique|ecris|indique|note|precise)[- ](?:moi |nous )?(?:comment|pourquoi|quand|ou|quell?e?s?|combien)",
].join('|')

const order =
  '(?:no|not|without|less|more|fewer|take|leave|use|add|put|make|swap|replace|remove|omit|skip|drop|lose|(?:can|could|would|will) you|please|sans|pas|moins|plus|enlev\\w*|retir\\w*|ote\\w*|vire\\w*|mets|mett\\w*|ajout\\w*|remplac\\w*|utilis\\w*|fais|faites|tu peux|peux[- ]tu|pou[rv]\\w*[- ]vous)'
/** A comma ends a question, unless another one follows, or what can be no order up to the question mark. */
const comma = `,(?!\\d| ?(?:(?:and|or|but|et|ou|mais) )?(?:${asked}|being\\b|etant\\b|in the (?:fridge|freezer)|au (?:frigo|frais|congel))|(?:(?!\\b${order}\\b)[^.!?;])*\\?)`

const question = new RegExp(
  `(?:(?<=^|[.!?;,:] ?)|(?<=[,.;!?] ?)(?:and|but|et|mais) |(?<= )(?:and|et) (?=(?:tell|show|write|explain|dis|explique|how|why|what|comment|pourquoi)\\b))(?:(?:hi|hey|hello|so|ok|well|btw|just wondering|one question|question|alors|bon|dis|dites|salut) ?[,:]? )*(?:and |but |et |mais )?(?:${asked})[^.!?;]*?(?=[.!?;]|$|${comma}|,? (?:and|et|also|aussi)? ?(?:also|aussi|please (?:add|make|use|leave|put)|add\\b|put\\b|make\\b|leave\\b|ajoute|mets\\b|enleve|fais\\b))`,
  'g',
)

/** An order that points back to what a question names, and the same with its name. */
const pointing: readonly (readonly [order: string, named: string])[] = [
  ['(?<verb>(?:take|leave|drop|remove|lose|skip|omit|cut)) (?:it|them|that|those)', '$<verb> the $<food>'],
  ['(?<verb>(?:use |put |add )?(?:less|fewer|more))(?= *(?:please *)?(?:[.!?;]|$))', '$<verb> $<food>'],
  ['(?<verb>(?:enl[eè]v|retir|vir|[oô]t|supprim)(?:e|er|ez))[- ](?<article>les?|la)', '$<verb> $<article> $<food>'],
  ['mets[- ]en (?<verb>moins|plus)', 'mets $<verb> de $<food>'],
]
const nameAgain = pointing.map(
  ([order, named]) =>
    [
      new RegExp(
        String.raw`(?<asks>(?:why|who (?:needs|wants|likes)|what(?:['’]s| is| are)|pourquoi|qui (?:veut|aime)|c['’]est quoi)(?: (?:so much|so many|is there|are there|all|the|this|these|autant|tant|du|des?|les?|la|(?=[dl]['’])))* ?(?:[dl]['’])?(?<food>\p{L}+(?: \p{L}+)?))(?<comma> ?, ?)(?<polite>(?:and |so |et |donc |please |just |(?:can|could) you |tu peux )*)${order}(?!\p{L})`,
        'iu',
      ),
      `$<asks>$<comma>$<polite>${named}`,
    ] as const,
)

/** What of a change wants to know something, as it was typed, and the rest, which wants something done. */
export function setQuestionsAside(said: string): { rest: string; questions: string[] } {
  const sentence = nameAgain.reduce((text, [order, named]) => text.replace(order, named), said)
  const plain = placePlain(sentence)
  const found = matchesOf(plain.text, question).map(({ 0: words, index }) =>
    placeOf(plain, index, index + words.length),
  )
  const saidIn = ({ start, end }: Place) => sentence.slice(start, end)
  // What harms may be named in the question alone: "why eggs, they make me ill".
  const goesOn = ({ start }: Place) => sentence.slice(start).match(/^[^.!?;]*/)?.[0] ?? ''
  const idle = found.filter((place) => !isOfSomebody(saidIn(place)) && !saysHarm(goesOn(place)))
  const rest = idle.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, sentence)
  return {
    questions: found.map((place) =>
      saidIn(place)
        .replace(/^(?:and|but|et|mais) /i, '')
        .trim(),
    ),
    rest: rest.replace(/^[\s,.;!?]+/, ''),
  }
}

/** Who asks whether somebody may eat it wants it to be so. */
function isOfSomebody(words: string): boolean {
  return whoEats(words).length > 0 || /allerg|intol|c(?:o|œ)?eliac|diab[eé]t|cœliaque/i.test(words)
}

/** Does a question, with what follows in its sentence, say that a food harms? */
function saysHarm(words: string): boolean {
  const tokens = tokensOf(words)
  const { foods, isUnknown } = setHarmAside(tokens, tokens, 'en')
  return foods.length > 0 || isUnknown
}
