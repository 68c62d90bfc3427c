/**
 * What only a change can say of a food, in sentences that have numbers for names ("@0") and no articles before them:
 * bare of accents, words parted by blanks, apostrophes and hyphens too.
 */

const both = '(?: (?:,|and|et|or|ou|nor|ni|, and|, et))?'
/** "@0, @1 and @2", and two with nothing but "and" between. */
const list = String.raw`(?:of )?(?:(?!\d)(?:fresh|frozen|tinned|dried|fried|smoked|frais|fraiche) )?@\d+(?:${both} @\d+)*`
const few = String.raw`(?:of )?@\d+(?:(?: (?:and|et|or|ou))? @\d+)*`
/** With what is said of it or how much of it: "200 g smoked @1". */
const some = `(?:(?!(?:not?|pas|sans|without|with|by|for|par|contre|avec|use|using|and|et|make|it|in|en|but|mais|more|less|extra|plus|moins|add|r?ajoute[rz]?) )[a-z0-9]+ ){0,3}?`
const end = `(?= *(?:$|[,.;!?]|and |et |please|in |dans |pour |for |but |mais |this time|cette fois|ici|here|there))`

const using =
  '(?:(?:and|et|so|then|but|mais|donc|alors) )?(?:use|using|put|take|try|make it|go with|give me|i want|want|have|mets|mettez|mettre|prends|prenez|utilise[rz]?|with|avec|par|il y a|je prefere|on prefere|prefer)'
const place =
  '(?:instead of|instead|rather than|in place of|in lieu of|over|a la place|au lieu|plutot que|plutot qu)(?: d| de| des| du| la)*'
const none = [
  'no|without|sans|pas|drop|lose|skip|ditch|vire|enleve|retire|no more|out of|ran out of|run out of|hate|can (?:not|t) (?:get|find|have|eat)(?: hold of)?|cannot (?:get|find|have|eat)|(?:don|doesn|didn|haven|hasn) t (?:have|like|eat|want|got|do)|have no',
  '(?:j |on |n )?(?:ai|as|a|avons|reste|trouve|aime|mange|mangeons) (?:pas|plus)|y a (?:pas|plus)|plus',
].join('|')
/** Where what is lacking is not: "no milk in the house". */
const here =
  '(?: (?:left|in the (?:house|fridge|cupboards?|pantry|freezer)|at home|to hand|chez moi|a la maison|au frigo|sous la main|dans (?:le|les|mes|nos) (?:frigo|placards?)))'
const had =
  '(?:only|just|seulement|i ve(?: got)?|i have|i got|we have|we ve(?: got)?|there s|j ai|on a|il (?:me )?reste)(?: only| just| que| plus que)?'

type SwapWords = {
  pattern: RegExp
  /** Which of the two it is that goes. */
  from: 1 | 2
  /** What goes is refused besides. */
  isRefused?: true
  /** What comes is wanted even where the other is not there. */
  orAdd?: true
}

const swap = (from: 1 | 2, source: string, more: Omit<SwapWords, 'pattern' | 'from'> = {}): SwapWords => {
  return { pattern: new RegExp(`(?<![^ ])${source}`, 'g'), from, ...more }
}

/** "Replace @0 with @1", "@1 instead of @0", "no @0, @1 instead". */
export const swapWords: readonly SwapWords[] = [
  // "Substitute oil for butter" puts the oil in.
  swap(2, `(?:substitute|sub in|swap in|switch in) (${few}) for ${some}(${few})`),
  swap(
    1,
    `(?:replac(?:e|ing)|swap|switch|sub|substitute|change|exchange|trade|rempl?a[cs]+e[rz]?|echange[rz]?|change[rz]?|substitue[rz]?|troque[rz]?)(?: out)? ${some}(${few}) (?:by|with|for|to|into|par|contre|avec|pour|en) ${some}(${few})`,
  ),
  swap(
    2,
    `(?:${using} )?${some}(${few})(?: (?:on top|in it|inside|dedans|dessus|for me))?(?: ,)? ${place} ${some}(${few})`,
  ),
  swap(1, `${place} (${few})(?: ,)? (?:${using} )?${some}(${few})`),
  swap(2, `${using} ${some}(${few})(?: ,)? (?:and not|not|et non pas|et non|et pas|pas|but no|mais pas) (${few})`, {
    isRefused: true,
    orAdd: true,
  }),
  swap(
    2,
    `(?<=^ *|[,.;!?] )${some}(${few})(?: ,)? (?:and not|not|et non pas|et non|et pas|pas(?! d)|but no|mais pas) (${few})${end}`,
    { isRefused: true, orAdd: true },
  ),
  swap(
    1,
    `(?:${none}) (${few})(?: left)?(?: [,.;]| and| et| but| mais| so| donc)* (?:${using} )?${some}(${few})(?: ,)? (?:instead|a la place|plutot|rather|works|will do|would do|ok|okay|fait l affaire|ca marche|ca va|ca ira|possible|[?])`,
    { isRefused: true },
  ),
  swap(1, `(?:${none}) (${few})${here}?(?: [,.;])+ (?:but |mais |so )?${had} ${some}(${few})`, { isRefused: true }),
  swap(
    1,
    `(?:${none}) (${few})(?: left)?(?: [,.;])* (?:so|donc|alors|du coup) (?:use|take|put|try|mets|prends|utilise) ${some}(${few})`,
    {
      isRefused: true,
    },
  ),
  swap(1, `(?:${none}) (${few}) (?:mais|but) (?:plutot |rather |some )?${some}(${few})`, { isRefused: true }),
  swap(
    1,
    `(?:keep|garde[rz]?) (${few})(?: ,)? (?:but|mais) (?:make it|with|avec|(?:de|a|au) la|en)? ?${some}(${few})${end}`,
  ),
  // "Prawns to tofu" is an order, where nothing else is said.
  swap(1, `(?<=^ *|[,.;!?] )${some}(${few}) (?:to|into) ${some}(${few})${end}`),
  swap(1, `(${few}) (?:out|dehors)(?: ,)?(?: and| et)? (${few}) (?:in|dedans)`, { isRefused: true }),
]

/** "Replace @0 with @1 and @2 with @3": two of them. */
export const swappedToo = /(@\d+ (with|by|for|par|contre|avec) @\d+)(?: ,| and| et)+ (?=@\d+ \2 @)/g

/** "Half @0, half @1": the other comes beside what is left of the one. */
export const halfOther = /(?<![^ ])((?:half|moitie) @\d+)(?: ,| and| et)* (?:half|moitie) (?=@\d+)/g

/** « Moitié moins de sucre » is half of it: "less sugar" alone would be a taste. */
export const halfLess = /(?<![^ ])(?:moitie|(?:deux|2) fois|half) (?:moins|less)(?: d[eu]?)? /g

type AmountWords = { pattern: RegExp; factor: number; orAdd?: true; isVague?: true }

const amount = (factor: number, source: string, orAdd?: true): AmountWords => {
  return { pattern: new RegExp(`(?<![^ ])${source}`, 'g'), factor, ...(orAdd && { orAdd }) }
}

const ofIt =
  '(?:(?: as (?:much|many)| (?:the )?(?:amount|quantity|dose)(?: of)?| (?:la )?(?:quantite|dose)(?: de| d)?| of| the| up on| le| la| les| l| de| d| du))*'
const lot =
  '(?:(?:a )?(?:lot|bit|little|touch|tad)|much|way|far|beaucoup|bien|un peu|un chouia|nettement|vraiment|carrement)'
const tooMuch =
  'too much|too many|trop|less|moins|en moindre quantite|pas trop|not too much|not so much|go easy|mollo|un peu trop'

const much = '(?: (?:[a-z]+ment|[a-z]+ly|un peu|a (?:bit|little)|encore|aussi))'

/** Somewhat less, where nobody says how much. */
const less = (source: string): AmountWords => ({ ...amount(0.5, source), isVague: true })

/** "Half @0", "@0, much less", "more @0". */
export const amountWords: readonly AmountWords[] = [
  amount(0.5, `(?:half|halve|moitie|la moitie|(?:deux|2) fois moins)(?: moins)?${ofIt} (${list})`),
  amount(
    0.5,
    `(?:cut|reduce|reduis|divise[rz]?|coupe[rz]?) (${list}) (?:in half|by half|par (?:2|deux)|de moitie|en deux)`,
  ),
  amount(0.5, `(${list})(?: ,)? (?:(?:moitie|half|deux fois) (?:moins|as much|less)|divise par deux|par deux)`),
  amount(0.5, `(?:cut|turn|dial|bring|take|tone|knock|pull|scale) (${list}) (?:right|way|well|much) (?:down|back)`),
  amount(
    0.5,
    `(?:reduis(?:ez)?|reduire|diminue[rz]?|baisse[rz]?|limite[rz]?)(?: (?:fortement|bien|nettement|drastiquement|beaucoup|franchement|serieusement))(?: la| le| les)? (${list})`,
  ),
  amount(3, `(?:triple[rz]?|three times|3 x|3x|trois fois|3 fois)(?: plus)?${ofIt} (${list})`),
  amount(2, `(?:double[rz]?|twice|two times|2 x|2x|le double|deux fois|2 fois)(?: plus)?${ofIt} (${list})`),
  amount(2, `(${list})(?: ,)? (?:doubled?|en double|twice as much|x ?2)${end}`),
  less(
    `(?:${lot} )?(?:(?:the )?less|fewer|reduce|cut (?:down|back)(?: a (?:bit|little|lot))?(?: on)?|lower|tone (?:it )?down|dial (?:it )?(?:down|back)|(?:go |take it )?(?:easy|easier|light|lighter|gentle|gentler|steady|sparing)(?: on| with)|ease (?:off|up)(?: on)?|(?:not|without|don t (?:want|need|use|put)) (?:so|too|that|as|quite) (?:much|many)|(?:too|so|way too|that) (?:much|many)|too|not (?:so|as|that|too)|pas (?:si|aussi)|(?:too|so) heavy (?:on|with)|heavy handed with|moins|trop|reduis(?:ez)?|reduire|diminue[rz]?|baisse[rz]?|limite[rz]?|pas (?:trop|tant|autant)|sans trop|mollo (?:sur|avec)|doucement (?:sur|avec)|leve[rz]? le pied sur|main (?:plus )?legere sur)${much}?(?: of| d| de| sur| en)?(?: la| le| les)? (${list})`,
  ),
  less(
    `(?:cut|turn|dial|bring|take|tone|knock|pull|scale|keep|get) (${list})(?: a (?:bit|little|touch))? (?:down|low)(?: a (?:bit|little|touch))?`,
  ),
  less(`(${list})(?: ,)? (?:(?:is|are|s|est|sont|c est|il y en a|y en a|ya|maybe) )*(?:${lot} )?(?:${tooMuch})${end}`),
  amount(
    1.5,
    `(?<!no )(?:(?:a (?:lot|bit|little)|loads?|lots|much|some|even|way|with) )*(?:more|extra|additional|increase|boost|load (?:it )?(?:up )?(?:with|on)|pile on|double up on|heavier on|heavy on|go (?:big|mad|wild) (?:on|with)|be (?:more )?generous with|generous with|(?:loads|lots|tons|plenty|heaps|bags)(?= @| of)|plein|un max|une tonne|(?:not|isn t) enough|(?:could (?:do with|use)|need|needs|wants) (?:more|some)|davantage|augmente[rz]?|force[rz]? sur|pas assez|manque(?:nt)?|encore plus)(?: d| de)? (${list})`,
    true,
  ),
  amount(1.5, `(?<!(?:pas|ne|n|ai|a|reste|ya|en) )(?:un peu |beaucoup |bien )?plus (${list})(?! qu)`),
]

/** Turned into a plain "without", which every sentence may have. */
export const refusalWords: readonly RegExp[] = [
  [
    'no|without|sans|hold|detest|loathe|despise|can t (?:bear|abide)|skip|lose|drop|ditch|omit|nix|scrap|ban|kill|bin|forget(?: about)?|(?:leave|keep|take|cut|chuck) (?:out|off|away)|get rid of|do(?:ing)? without',
    '(?:nobody|no one|none of (?:us|them))(?: s| is| will| here)* (?:eats?|eating|likes?|wants?|having|has|have|touch(?:es)?|can have)|personne (?:ici )?(?:ne |n )?(?:mange|aime)|no more|say(?:s)? no to|(?:run |ran )?out of|(?:can (?:not|t)|cannot|won t|don t|doesn t) (?:get|find|eat|have|stand|do|like|tolerate|need|take|want)(?: hold of)?',
    'haven t(?: got)?|hasn t(?: got)?|have(?: got)? no|wants? no|not eating|must ?n t (?:eat|have|contain)|(?:not|t) (?:a )?(?:big )?fan of|not keen on|never mind|never',
    '(?:supprime|retire|enleve|ote|vire|oublie|zappe|degage|ecarte|exclu|jette|saute)(?:[rz]|re|s|ez)?(?: moi)?|bannir|bannis(?:sez)?|laisse(?:z)? tomber|(?:se |te |s en )?passe[rz]?(?: toi)? d(?:e)?|fais (?:sans|l impasse sur)|stop|fini|non aux?|adieu|pas fan',
    '(?:ne |n )?(?:veux|veut|voulons|veulent|faut) (?:pas|jamais)|(?:ne|n) (?:veux|veut|voulons|veulent|faut) plus|(?:ne |n )?(?:mange|manges|mangeons|mangent|prends|aime|aimes|aimons|aiment|supporte|supportent|tolere|digere|ai|as|a|avons|avez|ont|reste|restent|trouve|met|mets) (?:pas|plus|jamais)|(?:peux|peut|pouvons|peuvent) (?:pas|plus) (?:manger|avoir|prendre)',
  ].join('|'),
].map(
  (verbs) =>
    new RegExp(
      `(?<![^ ])(?<!(?:mak(?:e|ing)|made|comes?|tak(?:e|en)|straight|fresh|not|don t|never|pas|surtout pas) (?:it |them )?)(?:${verbs})(?: d| de| du| des)? (${list})(?! (?:raw|cru|crue|crus|warm|cold|hot|chaud|froid|in one piece|whole|too|on top|on it|in it|instead|rather|a la place|plutot|par dessus|dessus|dedans)(?![a-z]))`,
      'g',
    ),
)

/** What only is not there, or is to give way to something: nobody is kept from all that is like it. */
export const lackWords: readonly RegExp[] = [
  `(?:no|pas|plus) (${list})(?=${here})`,
  `(?:(?:ran|run|running|all) out of|(?:don|doesn|didn|haven|hasn) t (?:have|got)(?: any)?|(?:have|ve|has) (?:got )?no|(?:there s |ve (?:got )?)?no more|forgot(?: to buy)?|(?:can t|cannot|couldn t) (?:get|find)|(?:j |n |on )?(?:ai|a|as|avons|reste|trouve) (?:pas|plus)(?: d| de)?|il (?:ne )?(?:me |nous )?(?:reste (?:pas|plus)|manque)(?: d| de)?|(?:j ai )?oublie (?:d |de |l |le |la |les )?(?:acheter )?) (${list})`,
  `(?:replac(?:e|ing)|swap|switch|sub|substitute|change|exchange|rempl?a[cs]+e[rz]?|echange[rz]?|substitue[rz]?)(?: out)? ${some}(${list})(?= *(?:$|[,.;!?]|please|svp|stp|for something|par (?:autre|quelque|un truc)|with something|par quoi|with what))`,
].map((source) => new RegExp(`(?<![^ ])${source}`, 'g'))

/** The name first: "leave @0 out", "@0 is off the menu", « @0, non merci ». */
export const refusedAfterWords: readonly RegExp[] = [
  new RegExp(`(?<![^ ])(?:leave|take|cut|keep|chuck) (${list}) (?:out|off|away|aside)(?! of)`, 'g'),
  new RegExp(
    `(?<![^ ])(${list})(?: ,)? (?:(?:is|are|s|me|m|nous|lui|leur|est|sont) )*(?:off limits|off the menu|forbidden|banned|not allowed|out of the question|no thanks?|no thank you|all gone|gone|out of season|unavailable|nowhere to be found|hors saison|introuvables?|impossibles? a trouver|finished|sold out|perimee?s?|tournee?s?|passee?s?|(?:gone )?off|out of date|expired|past its best|mouldy|moisie?s?|interdite?s?|exclue?s?|bannie?s?|proscrite?s?|finie?s?|epuisee?s?|non merci|tres peu pour moi|a la poubelle|dehors|on oublie|on s en passe|j en veux pas|j aime pas|j en ai (?:plus|pas))(?![a-z])`,
    'g',
  ),
  new RegExp(`(?<![^ ])(${list})(?: [,:])* (?:non|no|nope|nein)(?= *(?:$|[,.;!?]))`, 'g'),
]

/** "Put @0 back", "back to @0", « remets @0 ». */
export const backWords: readonly RegExp[] = [
  `(?:put|bring|add|get|have|want|pop|stick|throw|use) ${some}(${list}) back`,
  `(?:put|bring|add|get|pop) back ${some}(${list})`,
  `back (?:to|in(?: with)?|with) ${some}(${list})`,
  `(?:remet(?:s|tez|tre)|ramene[rz]?|re?viens (?:a|au|aux|a la))(?: moi)? ${some}(${list})`,
].map((source) => new RegExp(`(?<![^ ])${source}`, 'g'))

/** "Don't forget @0" wants it. */
export const remembering =
  /(?:do not|don t|never|n oublie[rz]? (?:pas|surtout pas)|oublie[rz]? pas) (?:forget )?(?:to add |about |d |de )?(?=@)/g

/** "No, turkey rather": nothing of that is refused. */
export const onSecondThought =
  /(?<![^ ])(?:non|no|nah|nope|naan)(?: [,.!?])* (?=plutot|mets|avec|en fait|actually|make it|use)/g

/** A sentence that tells something, and orders nothing. */
export const telling =
  /(?<![^ ])(?:is|s|are|was|were|am|be|been|has|had|ate|did|does|do|don t|didn t|won t|would|could|may|might|loves?|hates?|likes?|said|says|thinks?|means?|tastes?|tasted|smells?|reacts?|knows?|goes|went|last (?:time|night|week)|est|sont|etait|etaient|serait|suis|ai|as|avons|avez|ont|avait|disait|dit|pense|adorent?|aiment?|mangent?|goutait|sent|la derniere fois|hier)(?![^ ])/
/** "Careful with @0" */
export const cautions = /(?<![^ ])(?:beware|careful|watch|warning|danger\w*|attention|gare|mefi\w*)(?![a-z])/

/** Who somebody is, and what tells of harm. */
export const warnings =
  /^(?:me|he|him|she|they|il|elle|ils|elles|lui|kids?|sons?|daughters?|boys?|girls?|wife|husband|mates?|friends?|guests?|fils|filles?|copains?|copines?|potes?|invitee?s?|deadly|lethal|poison\w*|never|jamais|ill|sick|unwell|malades?|hives|rash|swell\w*|swollen|react\w*|epipen|hospital|ambulance|hopital|urgences|allerg\w*|intoler\w*|anaphyla\w*)$/

/** "Cod is cheaper, use that." */
export const pointing =
  /(?<![^ ])(?:use|take|try|go with|mets|prends|utilise|essaie)(?: plutot)? (?:that|it|this|them|those|ca|cela|les|en)(?![^ ])/

/** What puts something beside what there is. */
export const besideWords =
  /(?<![^ ])(?:add|adding|plus some|include|(?:throw|put|stick|chuck|pop|bung|sneak|toss|slip|work|fold|stir|mix|grate|sprinkle|scatter) (?:in|on|some|over|(?:[a-z]+ ){0,2}@\d+)|(?:touch|hint|splash|handful|bit|pinch|squeeze|drizzle) of|gout|(?:pointe|touche|poignee|pincee|filet)|finish with|top (?:it )?with|r?ajoute[rz]?|incorpore[rz]?|glisse[rz]?|parseme[rz]?|fourre[rz]?|colle[rz]?|en plus|en prime|aussi|also|as well|on top|in there|in it|dedans|dessus|par dessus|too(?= *(?:$|[,.!?]|please)))(?![a-z])/

export const insteadWords = /(?<![^ ])(?:instead|rather|a la place|plutot)(?![a-z])/

/** What wants something, perhaps in the place of what there is. */
export const wantingWords =
  /(?<![^ ])(?:with|(?<=(?:^|and|et|so|then|just|please|alors|donc) *)(?:give|donne[rz]?)|use|using|instead|only|just|juste|seulement|uniquement|exclusivement|rien que|avec|mets|mettez|utilise[rz]?|prends|prenez|a la place|plutot|a l|a la|aux?|want|fancy|prefer|like|back to|back in|remets|remettez|remettre|voudrais|aimerais|prefere|du coup|make it|version|rather|all (?:i|we) (?:have|got|ve got)|tout ce qu[ei] j ai|only have|only got|have only|(?:ai|a|reste) (?:plus )?que?|got)(?![a-z])/

const sources = [...swapWords, ...amountWords].map(({ pattern }) => pattern).concat(refusalWords, refusedAfterWords)
const words = new Set([...sources, besideWords, wantingWords].flatMap(({ source }) => source.match(/[a-z]{3,}/g) ?? []))

/** Is it a word of these, "fancier" for "fancy" too, and no name of anything? */
export function isOfChange(word: string): boolean {
  return words.has(word) || words.has(word.replace(/ie(?:r|st)$/, 'y'))
}
