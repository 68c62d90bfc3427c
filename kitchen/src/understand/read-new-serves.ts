import { limits } from '@roux/contract/limits'
import { inDigits } from '@roux/cooking/text/in-digits'
import { setPartsAside } from './read-parts.ts'
import { readServes } from './read-serves.ts'

const ofAll = '(?: (?:toutes? )?(?:les|ces) (?:quantites|proportions|doses|ingredients|portions))?'
const times: readonly (readonly [RegExp, number])[] = [
  [new RegExp(String.raw`\b(?:double|twice|doubler?|doublez|deux fois|multiplie[rz]?${ofAll} par (?:2|deux))\b`), 2],
  [/\b(?:triple|thrice|tripler?|triplez|trois fois)\b/, 3],
  [/\b(?:quadruple|quadrupler?)\b/, 4],
  [
    new RegExp(
      String.raw`\b(?:halve|half(?! an hour|[- ]hour)|moitie|demi[- ](?:portion|recette|dose)s?|divise[rz]?${ofAll} par (?:2|deux))\b`,
    ),
    0.5,
  ],
]
const forOne =
  /\b(?:just (?:for )?me|for (?:just )?me|for myself|for one(?: person)?|juste pour moi|pour moi(?: tou(?:t|te))?(?: seule?)?|pour une (?:seule )?personne|en solo)\b(?! to\b)/

/** "Half the zorb", "double cream", "in half the time": no more and no fewer people, whatever a zorb is. */
const ofPart =
  /\b(?:(?:half|moitie) [a-z]+,? (?:and |et )?(?:half|moitie)\b|(?:on|over|sur) (?:one |the |la |une )?(?:half|moitie)|half a (?:tin|can|jar|pack|packet|bag|tub|carton|bottle|block|cup)|half of (?:it|them) (?:for|in|into)|time (?:in|by) half|(?:double|twice|half|halve|triple|doubler?|doublez|tripler?|triplez|moitie|(?:deux|trois) fois)\s+(?:creme|cream|fat|as (?!much\b|many\b)\p{L}+|(?:plus|moins) (?!de\b|d')\p{L}+|l'(?!ensemble)\p{L}|(?:of )?(?:the|le|la|les|du|de la|des|as (?:much|many)|moins de|plus de)\s+(?!(?:whole|entire|full|total\w*|tout\w*|recipe|batch|lot|quantit\w*|amounts?|ingredients?|number|people|servings?|recette|doses?|portions?|proportions?|nombre|personnes|of)\b)\p{L}))/u

/** What is only said where a number of people was named before. */
const toldAnew: readonly (readonly [RegExp, string])[] = [
  [/\b(?:passe[rz]?|passons|go|going|down|up)? ?(?:de|from) \w+ (?:a|to) (?=\w+\b(?! ?(?:min|cm|g\b|h\b|°)))/g, 'for '],
  [/(?:\b(?:ne )|n')?\b(?:sera|serons|sommes|est) (?:(?:plus|finalement|en fait) )*qu(?:e |'a )(?=\S)/g, 'sera '],
  [
    /\b(?:serve|feed|(?:on sera|on serait|nous serons)(?: (?:finalement|plutot|en fait|maintenant|desormais|en tout))*)\b/g,
    'serves',
  ],
  [/\b(?:head ?count|numbers?|covers|mouths|heads|plates)\b\W*(?:is |are |now |to )?(?=\S)/g, 'serves '],
  [/\bj ?(?:e )?suis (?:tou(?:t|te) )?seule?\b/g, 'pour 1 personne '],
  [/\b(?:make|do|bake|(?:fais|faites)(?:[ -]en)?) (?=\d+\b(?! ?(?:min|cm|g\b|x\b|h\b)))/g, 'for '],
  [/\bpr (?=\S)/g, 'pour '],
  [
    /\b(?:drop|down|up|cut|go|scale|bring|descends?|passe|monte|reduis)(?: (?:it|la|le))? (?:down |up )?(?:to|a) (?=\S)/g,
    'for ',
  ],
  [/(\S+) (?:of us )?(?:coming|eating|showing up|turning up|a table|bouches|assiettes|couverts)\b/g, '$1 people'],
]

/** One number in the place of another, of what nobody says: of people. */
const bare = String.raw`\d{1,3}(?= *(?:$|[,.;!?)]|instead|rather|and not|et non|pas |people|personnes|please|svp|stp))`
const anew: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(\d{1,3}),? (?:instead of|rather than|(?:and )?not|au lieu de|plutot que(?: de)?|(?:et )?(?:non |pas )+) ?(?:for |pour |the |les )?${bare}`,
  ),
  new RegExp(
    String.raw`\b(?:not|pas|instead of|au lieu de) (?:for |pour )?\d{1,3},? (?:but |mais )?(?:for |pour )?(${bare})`,
  ),
  new RegExp(String.raw`\bplutot (?:pour )?(\d{1,3}) qu(?:e |')${bare}`),
]
/** What is cut for its eaters is for as many, and slices of something are no people. */
const sliced =
  /\b(\d{1,3}) (?:(?:thin|thick|big|small|good|even|equal|fines?|belles?|grosses?) )?(?:slices|wedges|squares|tranches)\b(?! (?:of|de|d')\b)/

/** Some of those who eat, and what they are like. */
const ofSome = (() => {
  const number = String.raw`(?:l')?\b(?:\d{1,2}|one|une?)`
  const whom =
    "(?:of (?:us|them|you|(?:the|my|our) [a-z]+)|(?:de|d'entre) (?:nous|eux|elles)|des [a-z]+|(?:guest|friend|person|kid|child|eater|adult|invite|enfant|ami|copain|copine|personne|convive|adulte)e?(?:s|ren)?)"
  const coming =
    '(?:(?:not |still |only |now )*(?:com|eat|go|join|stay|show|turn)ing|here|there|la|presente?s?|a table|de plus)'
  const verb = `(?:(?:is|are|was|were|will be|est|sont|sera|seront)(?! ${coming}\\b)|has|have|got|does|do|doesn't|don't|can't|cannot|can|won't|hates?|likes?|loves?|dislikes?|prefers?|avoids?|reacts?|eats?|needs?|wants?|a|ont|n'[a-z]+|ne|detestent?|deteste|aiment?|preferent?|prefere|evitent?|evite|mangent?|veut|veulent)`
  return new RegExp(
    String.raw`${number} ${whom} (?:who |qui )?${verb}\b[^,.;!?]*?(?= (?:and|et|but|mais|so|donc)\b|[,.;!?]|$)(?: (?:and|et) (?:the other )?(?:one|another|une?|l'autre|un autre)\b[^,.;!?]*)?`,
    'g',
  )
})()

/** "For a 2 year old too", "too rich for me": neither an age nor a taste is a number of guests. */
const notForSomebody =
  /\b(?:too|trop|assez|(?:not )?\w+ enough) (?:\w+ )?(?:for|pour) m(?:e|oi)\b|\b(?:\w+|\d+)[ -](?:year|yr|month|mth)s?[ -]olds?\b|\b(?:de|d') ?(?:\d+|un|deux|trois|quatre|cinq|six) (?:ans?|mois)\b/g

/** Guests beside those that it is for. */
const more =
  /\b(\d+) (?:(?:invite|personne|convive|ami|copain|copine|guest|friend)s?|people) (?:de|en) plus\b|\b(\d+) (?:more|extra) (?:people|guests?|friends?|mouths)\b/

/** For how many people the recipe shall be, where the wish says so: "for 6", "double it". */
export function readNewServes(said: string, present: number): number | null {
  // Who doubles the sauce has no more guests.
  const text = setPartsAside(said).rest
  const counted = inDigits(text)
  const instead = anew.map((says) => says.exec(counted)?.[1]).find((number) => number !== undefined)
  const cut = instead ?? sliced.exec(counted)?.[1]
  if (cut !== undefined && Number(cut) > 0) return Math.min(Number(cut), limits.serves)
  const ours = counted.replace(ofSome, ' ').replace(notForSomebody, ' ')
  const told = toldAnew.reduce((rest, [said, plain]) => rest.replace(said, plain), ours)
  const [, french, english] = more.exec(told) ?? []
  if (french ?? english) return Math.min(present + Number(french ?? english), limits.serves)
  const named = readServes(told)
  if (named !== null) return named
  if (forOne.test(told)) return 1
  if (ofPart.test(text)) return null
  const factor = times.find(([pattern]) => pattern.test(text))?.[1]
  return factor === undefined ? null : Math.min(Math.max(Math.round(present * factor), 1), limits.serves)
}
