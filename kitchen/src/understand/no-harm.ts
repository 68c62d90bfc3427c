import { guts, type Table, ventre } from './harm-words.ts'

const cut = '(?:chop|cut|peel|slic|dic|coup|epluch|eminc|hach|cisel|tranch|pel)[a-z]*'
const onions = '(?:onions?|shallots?|leeks?|oignons?|echalotes?|poireaux?)'
const tears =
  '(?:cr(?:y|ies|ied|ying)|weep(?:s|ing)?|wept|sob(?:s|bed|bing)?|tears?|eyes (?:out|water|stream|sting)[a-z]*|pleur[a-z]+|larmes?|chial[a-z]+)'
const poorly = {
  en: '(?:sick|ill|poorly|unwell|under the weather|low|down|sad|feverish|heartbroken|stressed|hungover|tired|in bed|recovering|homesick|(?:home )?with (?:a cold|flu|the flu|a fever)|a cold|a fever|flu|the flu)',
  fr: '(?:malades?|tristes?|fatiguee?s?|enrhumee?s?|grippee?s?|fievre|un rhume|la grippe|le cafard|de la fievre|mal fichue?s?|au lit|patraques?)',
}

/** What is good for what ails somebody, and did not do it: "soup for a sore throat", and no "bad for my sore tummy". */
const remedies = {
  en: '(?<!(?:bad|hard|rough|tough|terrible|awful|no good|not good|worse|murder) )for (?:(?:a|an|my|his|her|our|their|the) )?(?:sore|upset|dodgy|funny|delicate|poorly) (?:throat|tummy|stomach|belly)(?= (?:[,.;!?]|please|and|with|$)|$)',
  fr: '(?<!(?:mauvaise?s?|mal|dure?s?|pire) )(?:pour|contre) (?:(?:un|une|le|la|mon|ma|son|sa|les) )*(?:mal de gorge|maux de gorge|gorge irritee|mal de ventre|ventre fragile)(?= (?:[,.;!?]|$)|$)',
}

/** Nobody but one is somebody. */
const ownHand =
  '(?:my|his|her|our|their|a) (?:[a-z]+ )?(?:thumb|finger|fingers|hand|hands|knuckles?|palm|foot|toe|toes|wrist|arm|nail)'
const pets = {
  en: '(?:dog|dogs|cat|cats|puppy|kitten|hound|terrier|labrador|spaniel|rabbit|hamster|horse|parrot|goat|chickens)',
  fr: '(?:chien|chiens|chienne|chat|chats|chatte|chiot|chaton|lapin|hamster|cheval|perroquet|poules)',
}

const unless =
  '(?! (?:[a-z]+ ){0,3}?(?:, )?(?:except|apart from|but (?:for|to|my|our|his|her|the|one)|bar|other than|save for|aside from|besides|sauf|a part|hormis|excepte|mis a part|en dehors|mais (?:a|au|aux))(?![^ ]))'

/** Where a sentence speaks of a body that was harmed, nothing is praise, and nothing a joke. */
const harmed =
  '(?:allerg|intoler|anaphyla|hives|epipen|hospital|ambulance|swell|swollen|vomit|urticaire|gonfle|hopital|urgences)'
const unharmed = `(?<!(?<![a-z])${harmed}.*)(?!.*(?<![a-z])${harmed})`
const others =
  '(?:(?:my|his|her|our|their) (?:[a-z]+ )?(?:sons?|daughters?|boys?|girls?|kids?|child|children|toddlers?|wife|husband|sisters?|brothers?|mum|mom|mother|dad|father|friends?|partner|nephews?|nieces?|gran[a-z]*|nana?)|he|she|they)'
const kin =
  '(?:il|elle|ils|elles|on|bebe|(?:mon|ma|mes|notre|nos|son|sa|ses|leurs?) (?:[a-z]+ )?(?:fils|filles?|gars|enfants?|gosses?|mari|femme|soeurs?|freres?|mere|pere|maman|papa|mamie|papi|cousine?s?|neveux?|nieces?|tante|oncle|amie?s?|copine?s?|copains?))'
const plants =
  '(?:starter|sourdough|levain|plants?|basil|herbs?|mint|parsley|coriander|rosemary|thyme|allotment|garden|crop)'

/** Whom something hangs on that nobody eats: "allergic to mondays". */
const chores =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|alarm clocks?|(?:hard |house |home ?)?work|(?:tidy|clean|iron|cook|hoover|wash|shopp|exercis|wait|queu)ing(?: up)?|dishes|exercise|effort|sport|gyms?|boredom|drama|nonsense|school|maths?|rain|winter|the cold|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|matins?|reveils?|travail|boulot|menage|vaisselle|repassage|efforts?|ecole|devoirs|maths|pluie|hiver|froid|chats?|chiens?|cats?|dogs?|pets?|dust|pollens?|poussiere|acariens|bees?|wasps?|guepes?|abeilles?|penicillin(?:e)?|latex|nickel|plasters?)'

const joy =
  '(?:joy|delight|happiness|pleasure|bliss|excitement|anticipation|joie|bonheur|plaisir|excitation|extase|emotion|gourmandise)'
const good =
  '(?:good|great|nice|tasty|delicious|amazing|lovely|divine|yummy|perfect|heavenly|bon(?:ne)?s?|delicieu[a-z]+|divine?s?|exquise?s?|parfaite?s?|gourmande?s?|reussie?s?|fondante?s?)'

/** Joy, however it is felt; what was saved, fought over, or is there in heaps. The two languages are read together. */
const delights = [
  `(?:[a-z]+ ){1,6}?(?:with|from|for|of|de|d) (?:pure |sheer |utter |the |la |le )*${joy}`,
  `(?:[a-z]+ ){0,8}?(?:tellement|tant|so|such) (?:[a-z]+ ){0,7}?${good}(?! (?:for|pour)(?![a-z]))`,
  `(?:so|si|tellement|that) ${good}(?: (?!but|mais)[a-z]+){1,9}`,
  `(?:rescu|sav|cur|pull|drag|nurs|br(?:ought|ing))[a-z]* (?:[a-z]+ ){1,3}?(?:(?:back )?(?:from|through)|out of|back to|back on)(?: [a-z]+){1,8}`,
  '(?:sauv|ressuscit|requinqu|gueri|remis|remet)[a-z]* (?:[a-z]+ ){0,3}?(?:d[eu]?|des|sur pied|d aplomb|a la vie)(?: [a-z]+){0,6}',
  '(?:surviv|survec)[a-z]* (?:[a-z]+ ){0,6}?(?:on|with|thanks|avec|grace|en mangeant)',
  'knees (?:[a-z]+ ){0,2}?(?:buckle|tremble|wobble|jelly)[a-z]*|weak in the knees|genoux (?:[a-z]+ ){0,2}?(?:flageol|trembl)[a-z]*',
  '(?:(?:m|me|nous|l|les|a|ai|ont) )*(?:envahi|colonis|submerg|assaill|deferl|squatt|encombr|inond)[a-z]*',
  '(?:fights?|fighting|fought|squabbl[a-z]+|scrap(?:s|ping)?|battl[a-z]+) (?:[a-z]+ ){0,3}?(?:over|for)|(?:bats?|battent|battre|battons|disput[a-z]+|entretu[a-z]+) (?:[a-z]+ ){0,2}?pour|s (?:arrach|disput)[a-z]* (?:la |le |les |l )(?=dernie)',
].map((says) => `${unharmed}${says}`)

/** What only sounds like harm, does some good, or denies it. */
export const noHarm: Table = {
  en: [
    ...delights,
    remedies.en,
    // How strong it tastes: "so garlicky it could kill a vampire"
    `${unharmed}so [a-z]{2,}(?:y|ic|hot|strong|rich|sweet|sour) (?:that )?(?:it|they) (?:could|would|might|ll|d) (?:kill|wake|slay|floor|fell) (?:a|an|the) (?!child|man|woman|person|kid|baby|toddler|boy|girl|guest|grown)[a-z]+`,
    // Nobody wants that again but who liked it.
    `${unharmed}(?:knock|blew|swept|took|bowl)[a-z]* (?:me|us|him|her|them) (?:off (?:my|our|his|her|their) feet|away|over)(?= .*(?:like (?:that|those|them|it)|again|recreate|the same)(?![^ ]))`,
    `${unharmed}(?:nearly |almost )?(?:cried|wept) over(?= (?:a|the|our|my) (?:plate|bowl|dish|pot)s? of )`,
    // What a cook does with food: "how do I murder an aubergine"
    '(?:do|can|could|should) (?:i|we) (?:murder|slay|massacre|kill)(?= (?:an?|the|this|these|some) )',
    // "Two potatoes and me", and no more is said.
    '(?:and|et) (?:me|moi)(?=$| [.!]$)',
    // "Three yolks after my meringues": what is left of them.
    '(?<=(?<![a-z])(?:whites?|yolks?) )(?:left )?after(?= (?:a|an|the|my|our|some) )',
    // How hot it shall be
    `(?:hot|spicy|fiery|strong|punchy|sharp) enough (?:to|that)(?: (?!but|because|so)[a-z]+){1,12}|(?:assez|suffisamment) (?:fort|pimente|epice|releve|piquant|corse)e?s? pour(?: (?!mais|car|donc)[a-z]+){1,10}`,
    `(?<=(?<![a-z])(?:curr(?:y|ies)|vindaloo|jalfrezi|phall|chill?i(?:es|s)?|spicy|fiery|wasabi|horseradish|harissa|sriracha|salsa|tom yum|piments?) (?:[a-z]+ ){0,6})(?:mak(?:e|es|ing)|made|fait|font|fasse) (?:[a-z]+ ){0,3}?(?:eyes? (?:stream|run|burn)[a-z]*|nose (?:run|stream|drip)[a-z]*|sweat|cry|weep|pleurer|suer|transpirer|couler le nez)(?: every time| a chaque fois)?${unharmed}`,
    '(?:arrach|tir|fai[a-z]* monter)[a-z]* (?:les |des |une )?larmes?(?= .*(?:epice|pimente|releve|piquant|bon |delicieu|oignon))',
    // How much one loves it
    '(?:until|till|til) (?:i|he|she|we|they|you) (?:am|m|is|s|was|were|are|felt|make|made|get|got|nearly|almost|could)? ?(?:[a-z]+ ){0,2}?(?:sick|ill|burst|pop)(?= |$)|ma[dk]e (?:my|him|her|our|them)sel(?:f|ves) (?:sick|ill)|(?:jusqu )?a (?:s |m |se |me )?(?:en )?(?:rendre|tomber|etre|devenir) malades?(?! (?:avec|quand|si|des|a chaque))|(?:jusqu )?a s en (?:faire )?(?:peter|exploser)(?: [a-z]+){0,3}',
    // Praise that is said of what one cannot stop eating
    `(?:(?:is|are|was|were|re|s) )?(?:just |so |pure |plain |properly |seriously )*(?:(?:my |our )?(?:kryptonite|undoing|downfall|nemesis)|dangerous|deadly|lethal|fatal|evil|criminal|illegal|poison)(?= (?:[a-z]+ )?, (?:(?:honestly|seriously|and|because) )*(?:(?:i|we) (?:could|can|d|would|might) (?:easily |happily )?(?:eat|polish|demolish|finish|inhale)(?: off)? (?:them all|it all|(?:all|the|a) [a-z]+|(?:the|a) whole [a-z]+|(?:two|three|four|five|six|ten|twelve|twenty|[0-9]+)(?! (?:crumbs?|bites?)))|(?:(?:i|we|you) )?(?:just |simply )?(?:can t|cannot|couldn t|can not|can never|could never) (?:stop|resist|get enough)|(?:one|two|three) (?:is|are) never enough)(?!.*(?<![a-z])${others}(?![a-z])))${unharmed}|(?:should|ought to) be (?:illegal|banned|a crime|against the law|outlawed)(?! (?:from|in|at|for|here)(?![a-z]))${unharmed}`,
    `(?:kill|murder|ruin|destroy|wreck|hurt)(?:s|ing|ed)? (?:my|our|the|his|her|their) (?:budget|wallet|bank|purse|diet|waistline|willpower|mood|lawn|phone)${unharmed}`,
    // What is the matter with the food, and with nobody who eats it
    `(?:(?:is|are|was|were|re|s) )?on (?:its|their|the|it s) last legs|(?:giv(?:e|es|ing)|gave) up the ghost|(?:is|are|m|re|s) (?:slowly |all )?(?:wilting|withering|going (?:soft|brown|over|to seed)|past (?:its|their) best)|(?<!(?:ate|eat|eats|eating|eaten|had|tried|tasted|after|from|of|with) (?:[a-z]+ ){0,2}?)${plants} (?:(?:all|both|just|nearly|almost|has|have|is|are|was|were|s|slowly) )*(?:die[sd]?|dead|dying)${unharmed}|(?:blight|frost|drought|slugs?|snails?|aphids|pigeons?|deer|hail)(?: [a-z]+){0,2} (?:wiped out|killed|destroyed|ruined|ate|took|attack(?:s|ed)?)(?! (?:me|us|him|her|them|(?:my|his|her|our) (?:guts?|stomach|tummy)|${others})(?![a-z]))`,
    '(?:ill|sick|green|mad) with (?:envy|jealousy|laughter|delight|longing)',
    'cured (?:my|his|her|our|the|everyone s) (?:hangovers?|colds?|flu|blues|bad mood)',
    '(?:is|are|am|m|s|re) (?:all |absolutely |totally )?(?:mad|crazy|wild|bonkers|potty) (?:about|for|over|on)',
    'itch(?:ing|es)? (?:to|for)(?= (?!an? |two|three|days|hours|weeks|ages))|chok(?:ed|es|ing) up|(?:faint|pass(?:ed)? out|heart attack|keeled over|died)[a-z]* (?:[a-z]+ ){0,4}?(?:saw|seeing|size of|look of)|(?:killing|kills) (?:me|us) (?:not|that|how|to (?:wait|see))|bann?ed (?:me|us|him|her) from (?:buying|making|bringing|cooking)',
    '(?:heart|soul|mouth|stomach|belly|tummy|body) (?:is |s )?(?:ach|yearn|long|cr|beg|call|sing|scream|crav|growl|rumbl|gurgl|hunger|pin|water)[a-z]* (?:out )?for(?= )',
    '(?:break|broke)[a-z]* (?:out )?(?:in|into) (?:a |the |spontaneous )?(?:danc(?:e|ing)|song|smiles?|grins?|applause|cheers?|laughter)',
    // "The kids won't die if they eat some broccoli"
    '(?:won t|wouldn t|will not|would not|isn t going to|aren t going to|not going to|never) (?:die|kill|hurt|harm|bite|poison)[a-z]*(?: (?:me|him|her|us|them|anyone|anybody|you|(?:the|my|our) [a-z]+))?(?: (?:if|by|from|of|to))?',
    'allerg(?:y|ies)(?: [a-z]+){0,2} (?:is|are|has|have|s) (?:now |finally |all |completely |totally )*(?:gone|history|cured|disappeared|vanished)',
    // Wounds of the work, what a price or a glut does, pets, and jokes.
    `(?:cut|lost|los(?:e|ing)|slic|nick|grat|jabb|stabb|scald|burn|crush|trapp|smash|broke|dropp|bang|hit)[a-z]* ${ownHand}(?: [a-z]+){0,4}? (?:whil[a-z]*|when|opening|shucking|${cut}|grating|shelling|boning|carving|cracking|frying)`,
    `(?:price|prices|priced|cost|costs|bill|expensive|pricey|receipt|inflation)(?= )(?: [a-z]+){0,8}? (?:heart attack|kill(?:s|ed|ing)?|chok[a-z]*|faint[a-z]*|sick|ill|cr(?:y|ies|ied)|weep[a-z]*|wept|wince|gasp|scream|poorly|pass(?:ed)? out|stroke|palpitations)|(?:heart attack|kill(?:s|ed|ing)?|chok[a-z]*|faint[a-z]*|sick|nauseous|pass(?:ed)? out)(?: [a-z]+){0,5}? (?:price|prices|cost|costs|bill|bills)`,
    `(?:attack|invad|haunt|chas|star|mock|judg|laugh|glar|tak|overrun|multiply)(?:e|ing)?(?: over| at| down)? (?:me|us|my (?:kitchen|fridge|house|garden|counter|worktop|life))(?! (?:stomach|gut|throat|skin))`,
    `(?:the|my|our|his|her|their|a|neighbou?rs?|next doors?) (?:[a-z]+ )?${pets.en} (?:[a-z]+ ){0,4}?(?:sick|ill|poorly|vomit[a-z]*|threw up|throws? up|puk[a-z]*|(?:mustn t|must not|can t|cannot|shouldn t|isn t allowed to)(?: have| eat| tolerate| digest)?|allergic|intolerant|died|diarrh?o?ea|hives)(?: (?:to|from|after|on|of))?`,
    '(?:want|wants|wanted|wanting|ready|threaten[a-z]*|like|going|about) to (?:murder|kill|strangle|throttle|divorce|sack|fire|disown|evict|shoot) (?:me|us|him|her|them|each other|my [a-z]+)',
    '(?:chok|die|dying|died|cr(?:y|ied|ying)|weep|collaps|howl)[a-z]* (?:with |of |from |on )?laugh[a-z]*',
    '(?:hurts?|pains?|kills?|sickens?|break(?:s|ing)? (?:my|our|his|her) heart|heart breaks|makes (?:me|us) (?:sick|ill|cry)) (?:me |us |him |her |each time i |every time i |when i )*to (?:throw|bin|waste|chuck|say|see|admit|think|tell|watch|let)',
    `(?:allergic|allergy|allergies|allergiques?|allergie)(?: (?:to|a|au|aux|de|l|la|le|les|the|my|his|her|all|doing))+ ${chores}(?:(?: ,)? (?:but |mais )?(?:not|pas)(?: (?:to|a|au|aux))?)?`,
    '(?:kids?|sons?|daughters?|boys?|girls?|lads?|toddlers?|teens?|teenagers?|children|he|she|they) (?:swears?|says?|thinks?|claims?|reckons?)(?: [a-z]+){1,4} (?:is|are) (?:pure |actual |literal )?(?:poison|poisonous|toxic|deadly|evil)(?! (?:to|for) )',
    '(?:said|told|thought|thinking|believed|assumed|reckoned|sure)(?: [a-z]+){0,4} (?:allergic|intolerant|coeliac|celiac)(?: to)?(?=.* (?:(?:turns? out|turned out|in fact|actually)(?: [a-z]+){0,3} (?:not|no|never|t)|false alarm|all clear|nothing (?:of the sort|after all|in it))(?![^ ]))',
    '(?:afraid|scared|terrified|frightened|petrified) of (?:[a-z]+ ){1,3}?(?:, )?(?:but )?not(?: of)?',
    '(?:afraid|scared|worried|nervous|anxious|terrified) (?:of |about |to |i ll )+(?:over|under)?(?:cook|ruin|burn|mess|spoil|split|curdl|botch|dry)[a-z]*(?: up| out)?',
    '(?:spill?(?:ed|t|ing)?|dropp?(?:ed|ing)|knocked over|tipped over|smashed|scorched)(?= (?:half|most|some|all|an?|the|my|our|his|her|two|three|four|six|one|[0-9]+) )',
    '(?:nobody|no one|no ?body|none)(?: (?:here|of us|(?:round|around|at|in|of|from|on) (?:[a-z]+ ){0,2}[a-z]+))? (?:is|s|are|has|have) (?:[a-z]+ ){0,1}(?:allerg(?:y|ies|ic)|intoleran(?:t|ces?)|coeliacs?|celiacs?)(?: (?:or|nor|and) (?:any |food )*(?:allerg(?:y|ies|ic)|intoleran(?:t|ces?)|coeliacs?|celiacs?|sensitivities))*(?: to (?:anything|any(?: food)?|food))?' +
      unless,
    // Of onions that nobody eats
    `${tears}(?: (?!eat|ate|mang)[a-z0-9]+){0,8} ${onions}|${onions} (?:[a-z]+ ){0,3}?${tears}`,
    '(?:cr(?:y|ies|ied|ying) |weep |wept )?(?:happy tears|tears of (?:joy|happiness))|(?:cr(?:y|ies|ied|ying)|weep(?:s|ing)?|wept) (?:with|of|for|from) (?:joy|happiness|delight)|(?:i|he|she|we|they) (?:have |ve |just |only )*burn(?:ed|t) (?:my|his|her|our|their) (?:hands?|fingers?|thumb|arm|wrist|knuckles)(?! (?:from|when|after|if|whenever|because))',
    `${tears}(?=(?: [a-z]+){0,6} ${cut}(?: [a-z]+){0,3} ${onions})|${cut} (?:[a-z]+ ){0,3}${onions} (?:[a-z]+ ){0,5}?${tears}`,
    `(?=when|if|while|every|each|any)(?<=(?:^| )(?:mak|made|cook|bring|brought|g[ai]v|serv|feed|fed|comfort|used|lov|ask|ate|want|crav)[a-z]*(?: [a-z]+){0,10} )(?:when|whenever|if|while|every time|each time|any time) (?:i|we|you|he|she|they|(?:my|our|his|her) [a-z]+|someone|somebody|anyone) (?:(?:was|were|am|m|is|s|are|re|felt|feels?|feeling|got|gets?|had|has|have|been|a bit|all|really|so|very|off) )+${poorly.en}(?! (?:from|after|with(?! (?:a cold|flu|the flu))|because|of))`,
    '(?:digest|believe|get over|stomach) how|(?:dangerously|wickedly|sinfully|insanely|ridiculously|stupidly|criminally|obscenely|deadly|dead|frighteningly|terribly|awfully) (?:good|delicious|tasty|moreish|cheesy|easy|rich|simple|addictive|creamy|chocolatey|garlicky|hungry)|guilty pleasures?|(?:food|carb) comas?|meat sweats|sinful|wicked|addict(?:s|ed|ive|ion)?|the death of me|(?:got|gets?|kept|keeps?|saw|sees|carried|carries|pulled|helped|helps?) (?:me|us|him|her|them) (?:through|going|alive|afloat|sane|company)|di(?:e|ed|es) (?:happy|and go(?:ne)? to heaven|of (?:happiness|joy|pleasure))|weak at the knees',
    '(?:no|never any|zero) [a-z]+ (?:trouble|problems?|issues?)(?= (?:in|with|here|at|for))|used to be (?:[a-z]+ )?(?:allergic|intolerant)(?: to)?|used to (?:[a-z]+ ){1,5}(?:hives|rash(?:es)?|sick|ill|swell|swelling|cramps|reactions?|asthma|eczema|spots)(?= .*(?:(?:but|though) (?:not|no|never|now|it s|i m|that s)|not any ?more|no longer|outgr|grew out|fine now))|never (?:ever )?did (?:me|us|him|her|anyone|anybody|[a-z]+) (?:any|no|a bit of) harm|(?:has |have |had |she |he |they )?(?:finally |now |since |long |also )*(?:outgr[eo]wn?|outgrew|grew out of|grown out of|got over|gotten over|cured of|over) (?:(?:his|her|my|their|the|an?|any) )?(?:[a-z]+ )?(?:allerg(?:y|ies)|intolerances?|reactions?|coeliac)|(?:my|the|our|his|her) (?:cat|dog|rabbit|hamster|horse|puppy|kitten|parrot) (?:[a-z]+ )*?(?:allergic|intolerant|smell|sight)(?: to| of)?',
    '(?:to |i d |i would |would |could |you d )?die for(?! [a-z]+ if)|dying (?:for|to)|to die|(?:i d |i would |would |could )kill for|killer [a-z]+|death by [a-z]+|heart attack on a plate|killing (?:me|us)(?: softly)?|(?:not )?kill (?:time|two)|killing it|(?:bleeding|broken|artichoke) hearts?',
    '(?:no|never (?:a|any)|zero|without(?: any| a)?|any|not (?:a|any)|n t (?:have )?(?:a |any )?) (?:problems?|issues?|trouble|difficult(?:y|ies)) (?:at all )?(?:with|digesting|tolerating|eating)|(?:digests?|tolerates?|handles?|takes?) [a-z]+ (?:[a-z]+ )?(?:fine|well|perfectly|easily|without)',
    '(?:sick|tired|ill) (?:and tired )?of|sick (?:friends?|kids?|child(?:ren)?|mum|mom|dad|husband|wife|days?|leave)|hangovers?(?: cures?)?|home ?sick|love ?sick|air fryer|when i m (?:sick|ill)|when (?:we|you|she|he) (?:are|re|is|s) (?:sick|ill)|feel(?:ing)? (?:sick|ill|poorly|unwell)(?! (?:from|when|after|if|with))',
    `(?:for|against|after|helps?|keep(?:s)? away|ward(?:s)? off|fight(?:s)?|chase(?:s)? away|to (?:help|soothe|ease|cure|settle|calm|fight|relieve|treat|prevent|avoid)|sooth(?:e|es|ing)|eas(?:e|es|ing)|cur(?:e|es|ing)|settl(?:e|es|ing)|calm(?:s|ing)?|reliev(?:e|es|ing)|remed(?:y|ies)|anti|prevent(?:s|ing)?|avoid(?:s|ing)?|recover(?:ing)? from|good for|kind to|easy on|gentle on|gentle for|i have|i ve got|i got|has|suffering from) (?:(?:a|an|my|his|her|the|our|bad|your|some|period|menstrual|sensitive|upset|any|causing|from) )*(?:migraines?|headaches?|head ?aches?|nausea|cramps?|bloating|indigestion|heartburn|reflux|acid reflux|diarrh?o?ea|constipation|vomiting|colic|stomach ?aches?|tummy ?aches?|upset stomachs?|${guts}|asthma|eczema|acne|ibs|gas|wind|food poisoning|being (?:sick|ill)|itching|swelling|inflammation|sore throats?)(?! (?:which|that|from|when|if|after|with|because|can t|cannot|doesn t|hates?|won t))`,
    `(?:doesn t|don t|won t|didn t|never|not|without|no longer|isn t|aren t|wouldn t|shouldn t|to not|not to) (?:(?:be|get|feel|have|give|gives|giving|gave|make|makes|making|made|upset|upsetting|send|sending|kill|killing|hurt|hurting|cause|causing|trigger|triggering|anybody|anyone|me|him|her|us|them|my|people|any|a|so|too|really|very|that|feel|bloat|bloating|stomach|the) )*(?:sick|ill|bloated|bloating|hives|rash(?:es)?|reactions?|cramps?|heartburn|indigestion|migraines?|headaches?|gas|wind|stomach(?: ?aches?)?|tummy|belly|dangerous|deadly|fatal|poisonous|toxic|allergies|swell|swell up|nausea|queasy|vomit|hospital|itchy|asthma|anaphyla[a-z]+|reflux|acid reflux|kill (?:me|us|anyone|anybody))(?! (?:from|when|if|after|with|to) )`,
    '(?:no(?:body|ne| one)?|never|not|n t|isn t|aren t|wasn t|t|without|no longer|zero|don t have(?: any)?|doesn t have(?: any)?|have no|has no|no known|nobody here is|no one is|nobody is|none of us (?:is|are|has|have)|any) (?:(?:is|are|has|have|actually|any|known|food|really|of us|here|in fact) )*(?:allerg(?:y|ies|ic)|intoleran(?:t|ces?)|coeliacs?|celiacs?|food allergies|reactions?|sensitivities|allergic reactions?)(?: to (?:anything|any(?: food)?|food))?(?! free)' +
      unless,
    '(?:dough|cake|cakes|bread|raisins?|rice|couscous|beans?|souffle|batter|lentils|oats|chia|semolina|buns?|loaf|them|yeast) (?:to |will |should |must |that |has |have )*(?:swells?|puffs?)(?: up| nicely)?|(?:let|until|make|makes|till) (?:the|it|they|them|this) (?:[a-z]+ )?(?:swell|puff)(?: up)?',
    '(?:fill|warm|fills|warms|full|empty|hungry|happy|rumbling|line|pork|bottom|growling|grumbling) (?:(?:my|our|your|his|her|up|the) )*(?:stomach|tummy|belly|bellies|tummies|stomachs)|(?:my|his|her|our) (?:stomach|tummy|belly) (?:is |s )?(?:rumbl[a-z]+|growl[a-z]+|grumbl[a-z]+|empty|full)',
    '(?<!(?<![a-z])(?:send|sent|puts?|putting|land|end|wind|wound|rush|went|go|been|took|take|straight)[a-z]*(?: [a-z]+){0,3} )(?:in|from|like in|at|of) (?:the |a )?hospital(?! (?:[a-z]+ ){0,3}?(?:after|because of|thanks to) (?:an?|one|two|half|some|eating|having|the|that|just|trying) )|hospital (?:food|canteen|wards?|style|dinners?|lunch(?:es)?|meals?|kitchen|cafeteria)|(?:chicken|cold|mouth) rash|rash(?:ers?|ly)|burn(?:t|s)? (?:ends?|the)|toxic (?:waste|masculinity)|poison(?:ed)? (?:apple|ivy)',
    'burn(?:s)? (?:my|his|her|our) (?:mouth|tongue|lips|face)(?: off)?(?= (?:with|hot|spicy|chil))|choke(?:s)? on (?:my|the) words|bl(?:ow|ew|ows) (?:my|your|their|our|his|her|everyone s) (?:minds?|heads?|socks)(?: off)?|mouth ?watering|tingl(?:e|y|ing) (?:sichuan|szechuan)|(?:sichuan|szechuan|mala) (?:[a-z]+ )?tingl[a-z]+|run(?:s)? through (?:the|a)',
  ],
  fr: [
    remedies.fr,
    `${unharmed}malades? d[eu](?= (?:[a-z]+ ){1,3}, (?:j|on) en (?:mangerai[a-z]*|mange|reve|veux|voudrai[a-z]*))`,
    // How hot it shall be
    `${unharmed}(?<=(?:^|, ))que ca (?:brule|pique|arrache|decoiffe|chauffe) (?:la|le|les) (?:langue|bouche|gorge|palais|gueule|papilles)`,
    'tu(?:e|er|ons|ez)(?= (?:un|une|le|les|des|ce|ces|mes|nos|mon) (?:petite? )?(?:restes?|fonds?|bouts?) d)',
    // "Quatre blancs d'œufs après ma mayonnaise": what is left of them.
    '(?<=(?<![a-z])(?:blancs?|jaunes?)(?: d oeufs?)? )(?:de reste |qui restent )?apres(?= (?:une?|des|la|le|les|ma|mon|mes) )',
    'malades? de (?:jalousie|honte|rage|bonheur|joie|rire|amour)|(?:salade|tarte|gateau|pizza|burger|recette|sauce|mousse|soupe|apero|plat|dessert|cake|glace|raclette|fondue)(?: (?:de|d|du|des|aux?|a|la|le|l|et) [a-z]+){0,3} mortel(?:le)?s?(?! (?:pour|chez|a) (?:mon|ma|mes|notre|nos|moi|lui|elle|son|sa|nous))',
    `(?<!(?<![a-z])${kin} (?:[a-z]+ ){0,2})(?:(?:rend(?:ent)?|rendre) l ame|(?:est|sont) (?:a l agonie|au bout du rouleau|en fin de vie|mourante?s?))(?! (?:avec|apres|des|quand|a cause))|deperi(?:t|ssent|r)|(?:vont?|va|vont ne|iront) (?:ne )?pas passer (?:la nuit|le week end|la semaine|l hiver)|coups? de (?:foudre|coeur)`,
    'demange(?:nt)? (?:de|d)(?= )|etouff[a-z]* d emotion|(?:evanoui|mort|mourir|tomber)[a-z]* (?:[a-z]+ ){0,3}?(?:la taille|la vue|en voyant)|tue (?:de (?:ne )?(?:pas|voir)|de savoir)',
    '(?:va|vont|vais|allons) pas (?:en |nous |les |la |le |l |lui |me |m )?(?:mourir|tuer|crever|manger|mordre|empoisonner)(?: (?:si|de|d|pour))?',
    '(?:avant|autrefois|longtemps|petite?|jadis)(?: ,)? (?:je |j |il |elle |on |nous |ils |elles )(?:ne |n )?(?:support|toler|diger)a[a-z]* (?:pas|mal)',
    '(?:(?:suis|s est|t es|sommes) brule[es]*|(?<!.)brule[es]*) (?:la|ma|le|les|l) (?:langue|bouche|gorge|palais|doigts?|mains?)(?! (?:des|quand|chaque))',
    `(?:prix|tarifs?|facture|note|cher|chere|inflation)(?= )(?: [a-z]+){0,8}? (?:crise cardiaque|tue[a-z]*|etouff[a-z]*|malades?|pleur[a-z]*|evanoui[a-z]*|vomir|avc)|(?:crise cardiaque|etouff[a-z]*|malades?|evanoui[a-z]*|tombee? (?:raide|dans les pommes)|vomir|mal)(?: [a-z]+){0,6}? (?:prix|tarifs?|facture)`,
    `(?:le|la|les|mon|ma|mes|notre|son|sa|leur) ${pets.fr} (?:[a-z]+ ){0,4}?(?:malades?|vomi[a-z]*|(?:support|toler|diger)[a-z]* (?:pas|mal)|allergiques?|intolerante?s?|mort[es]*|diarrhee|crise [a-z]+)(?: (?:a|au|aux|apres|de))?`,
    '(?:etouff|pleur|mour|mort|crev|pli|piss|ecroul)[a-z]* de rire',
    '(?:mal au coeur|crev[a-z]* le coeur|malades?|fend[a-z]* le coeur|mal|peine|de la peine) (?:de |d )(?:devoir )?(?:jeter|gaspiller|gacher|voir|dire|laisser|perdre|savoir|avouer|penser|le dire|les jeter)',
    '(?:peur|phobie) (?:de |d |du |des |de la |de l )(?:[a-z]+ ){1,3}?(?:, )?(?:mais )?pas(?= (?:de|d|du|des))',
    '(?:fils|filles?|enfants?|gosses?|gamine?s?|ados?|petite?s?|il|elle|ils|elles) (?:dit|disent|jure(?:nt)?|trouve(?:nt)?|pretend(?:ent)?|croi(?:t|ent)|pense(?:nt)?)(?: [a-z]+){1,6} (?:du|un) poison(?! pour)',
    '(?:dit|croyai[st]|croyait|pensai[st]|persuadee?s?|cru|annonce)(?: [a-z]+){0,5} (?:allergique|intolerante?|coeliaque)s?(?: a| au| aux)?(?=.* (?:(?:en fait|finalement|en realite|au final)(?: [a-z]+){0,3} (?:non|pas|rien|plus)|fausse alerte|rien du tout|tout va bien)(?![^ ]))',
    '(?:peur|crainte|angoisse) (?:de |d |que )+(?:rat|loup|manqu|foir|cram|brul|trop cui|surcui)[a-z]*',
    '(?:a|ai|ont|avons|as|suis|est|avais|avait|ayant) (?:[a-z]+ ){0,2}?(?:renverse|crame|ebouillante|casse(?= (?:une?|deux|trois|quatre|[0-9]+|la moitie|tous|toute?s?) )|(?:fait|laisse) (?:tomber|cramer|bruler))(?:e|s|es)?',
    '(?:nul|personne|aucun[a-z ]{0,12})(?: (?:ici|(?:autour|a|au|dans|chez|de) (?:[a-z]+ ){0,4}?[a-z]+))? (?:n )?(?:est|a|ont|sont) (?:[a-z]+ )?(?:allergi[a-z]+|intoleran[a-z]+|coeliaques?)' +
      unless,
    '(?:sor(?:t|s|tent|tie?s?|tant|tir|tons)|rentr[a-z]+|revien[a-z]*|revenue?s?|retour|quitt[a-z]+) (?:(?:tout|juste|enfin|a peine|hier|ce matin) )*(?:de|d|des) (?:l |la |le )?(?:hopital|hosto|clinique|maternite|urgences|rea|reanimation)(?! (?:apres|a cause|avec|pour|suite|depuis))',
    '(?:(?:me|m|te|nous|vous|le|la|les|lui) (?:fai[a-z]+|font|fera[a-z]*) )?(?:pleur[a-z]+|larmes?) de (?:joie|bonheur|rire)',
    `(?=quand|lorsq|des que|si |chaque)(?<=(?:^| )(?:fai[a-z]+|fais[a-z]+|prepar[a-z]+|cuisin[a-z]+|mijot[a-z]+|apport[a-z]+|donn[a-z]+|serv[a-z]+|ador[a-z]+|aim[a-z]+|reclam[a-z]+|mang[a-z]+|envie)(?: [a-z]+){0,10} )(?:quand|lorsque|lorsqu|des que|si|chaque fois que|quand qu) (?:j|je|on|il|elle|nous|ils|elles|(?:mon|ma|mes|son|sa) [a-z]+) (?:(?:suis|es|est|etais|etait|etions|etaient|ai|a|avais|avait|avons|sommes|un peu|bien|tout|toute|tombe|tombais|tombait) )+${poorly.fr}(?! (?:avec|a cause|apres|des))`,
    '(?:diablement|terriblement|dangereusement|diaboliquement|furieusement|sacrement|affreusement) (?:bon(?:ne)?s?|delicieu[a-z]+|gourmande?s?|facile|addicti(?:f|ve)s?|faim)|peches? (?:mignons?|de gourmandise)|plaisirs? coupables?|c est (?:une|ma) drogue|(?:m|nous|l|les) (?:a|ont) (?:sauvee?s?|nourrie?s?|consolee?s?|portee?s?|tenue?s? (?:debout|compagnie))|addicti(?:f|ve)s?|accros?|a se damner',
    '(?:aucune?|pas (?:de|d)|sans(?: aucun)?|zero|jamais(?: eu)? (?:de|d)|plus (?:de|d)|ni) (?:problemes?|soucis?|ennuis?|difficultes?|reactions?) (?:avec|a digerer|pour digerer|de digestion)|(?:diger|support|toler)[a-z]+ (?:(?:tres|vraiment|super|plutot|parfaitement|maintenant) )*(?:bien|parfaitement|sans (?:probleme|souci)s?)|(?:meurs?|meurt|mourons|mourir|creve|crever|crevons) d envie',
    '(?:etait|etais|etions|etaient) (?:[a-z]+ )?(?:allergique|intolerant|intolerante)s?(?: a| au| aux)?(?= .*(?:plus|fini|gueri|passe))|(?:mon|ma|le|la|notre|son|sa) (?:chat|chatte|chien|chienne|lapin|hamster|cheval|perruche) (?:[a-z]+ )*?(?:allergique|intolerant|intolerante)(?: a| au| aux)?|(?:est|suis|a|ai) (?:enfin |plus |maintenant )*(?:guerie?|debarrassee?) (?:de|d) (?:[a-z]+ )*?allergie(?: a| au| aux)?',
    'a (?:mourir|tomber|se damner|crever)(?: par terre| de rire)?|a tomber par terre|(?:une )?tueries?|qui tue(?:nt)?(?! (?:mon|ma|mes|notre|nos|un|une|les gens|le|la|l))|(?:mourir|mort|meurs|crever|creve|morts?|mourons) de (?:faim|rire|soif|plaisir)|mort(?:elle)? de rire|tuer le temps|la mort au chocolat|mort subite|malade(?:s)? (?:de|du) (?:rire|chocolat)|mort(?:e|s)?(?: au)? chocolat',
    `(?:contre|pour|apres|anti|chass(?:e|ent)|combat(?:tent)?|eloign(?:e|ent)|gueriss(?:ent)|soulag(?:e|er|ent)|calm(?:e|er|ent)|apais(?:e|er|ent|ante?)|aide(?:r|nt)?|evit(?:e|er|ent|ant)|soign(?:e|er|ent)|en cas de|quand on a|quand j ai|remedes?|gueri(?:r|t)|j ai|il a|elle a|on a|prevenir|facile(?:s)? (?:a|pour)|doux pour|bon pour|legere? pour) (?:(?:le|la|les|l|un|une|des|mes|mon|ma|son|sa|ses|de|d|du|gros|grosse|forte|petit|petite|bonne|lendemain|estomacs?|ventre|toutes?|causer|donner|avoir) )*(?:migraines?|nausees?|crampes?|ballonnements?|diarrhees?|constipation|reflux|indigestions?|brulures? d estomac|mal (?:de|au|aux|a la|a l) [a-z]+|maux (?:de|d) [a-z]+|vomissements?|digestion|digerer|coliques?|gueule de bois|${ventre}|asthme|eczema|boutons|aphtes|gaz|toux|allergies? saisonnieres?|malades?|hopital|toux|douleurs? [a-z ]{0,12}|demangeaisons?)(?! (?:qui|avec|si|des|quand|apres|a cause|au lait|aux|au gluten))`,
    '(?:(?:n|ne|pas|jamais|sans|ni|personne|aucun|aucune|plus|zero|nul|qu) (?:(?:est|sont|a|ai|ont|suis|es|ni|d|de|y|me|m|nous|lui|te|le|la|les|on|soit|soient|pas|jamais|plus|donne|donnent|rende|rendre|rend|fasse|fait|faire|provoque|avoir|etre|du tout|vraiment|connue?s?|tomber|aller|finir|envoie|envoyer|chez nous|ici|aucune?|personne|au|aux|a l|mon|ma|mes|mal|une|un) )*)(?:allergi(?:e|es|que|ques)|intoleran(?:t|te|ts|tes|ces?)|malades?|mal (?:au|aux|a la|a l) [a-z]+|ballonn[a-z]+|crampes?|reactions?|urticaire|gonfl(?:e|er|ent)|mortel(?:le)?s?|dangereux|toxiques?|coeliaques?|migraines?|urgences|hopital|brulures?(?: d estomac)?|reflux|nausees?|boutons|plaques?)(?: (?:a|au|aux) (?:rien|quoi que ce soit))?' +
      unless,
    '(?:pate|patons?|gateaux?|brioches?|cakes?|pains?|riz|semoule|boulgour|couscous|souffles?|lentilles|haricots|pois chiches|raisins?|flocons|chia|graines?|levure|choux?|beignets|crepes?|tapioca|gelatine|pruneaux?|bien|omelette) (?:(?:va|doit|doivent|vont|qui|a|ont|se|bien|ne|qu il|qu elle) )*gonfl(?:e|es|ent|er|ait)?(?: bien| (?:a la cuisson|au four))?(?! (?:ma|mon|mes|sa|son|ses|la gorge|les levres|le visage))|(?:laiss(?:e|ez|er)|faire|fais|faites|jusqu a ce qu(?: ils| elles| il| elle)?|que ca|pour) (?:bien )?gonfl(?:e|es|ent|er)|bien gonfl(?:e|ee|es|ees)|fai(?:re|t|s|tes) gonfler (?:la|le|les|l) (?:pate|semoule|gateau|riz|levure|brioche|pain|raisins?|gelatine|boulgour)',
    'a l etouffee?s?|etouffees?(?! [a-z]+ (?:si|quand))|etouffe chretiens?|(?<!(?<![a-z])(?:envo[iy]|fini|all|va|parti|atterri|conduit|emmen|amen|expedi|termin|direct|sejour|passage|retrouv|finir|transport)[a-z]*(?: [a-z]+){0,2} )(?:a|de|comme a|cuisine d) l? ?hopital(?! (?:avec|si|des|quand|apres))|(?<!trousse )d urgence|(?:plaque|plaques) (?:de|du|a|au) (?!(?:mon|ma|mes|notre|nos|son|sa|ses|leurs?|tou[ts])(?![a-z]))[a-z]+|champignons? (?:a|de) paris|crise de (?:rire|faim|la quarantaine|boulimie)|reaction de maillard|crise(?:s)? de sucre|avaler sa langue|langues? de (?:boeuf|chat|veau|porc)|(?:bord|poing|coeur) de [a-z]+',
  ],
}
