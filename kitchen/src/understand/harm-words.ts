import type { KitchenLanguage } from '@roux/contract/language'

/**
 * Words of harm, as regular expressions over the words of a sentence bare of case, accents and signs ("don't" is
 * "don t", "l'ail" is "l ail"). The two languages are read together, as cooks mix them.
 */
export type Table = Readonly<Record<KitchenLanguage, readonly string[]>>

const who = {
  en: '(?:me|him|her|us|them|it|you|someone|somebody|anyone|everyone|people|(?:my|our|his|her|their|the|a|one|one of my|one of our|one of the) (?:[a-z]+ )?[a-z]+)',
  fr: '(?:me|m|te|t|le|la|l|lui|nous|vous|les|leur)',
}
const mine = '(?:my|his|her|our|their|your|s|the|[a-z]{3,}s|ma|mon|mes|sa|son|ses|notre|nos|leurs?|la|le|les|l)'
export const guts =
  '(?:stomachs?|tumm(?:y|ies)|bell(?:y|ies)|guts?|insides|bowels?|intestines?|digestion|digestive system|system|ibs|crohn s|colitis)'
export const ventre = '(?:ventre|estomac|intestins?|tripes|foie|digestion|bide|bidou|bidon|boyaux|entrailles|colon)'
const body =
  '(?:throats?|airways?|wind ?pipes?|gullets?|windpipe|tongues?|lips?|mouths?|faces?|eyes?|eyelids?|cheeks?|hands?|skin|ears?|nose|neck|glands?|joints?)'
const corps =
  '(?:gorges?|langues?|levres?|bouches?|visages?|yeux|paupieres?|joues?|mains?|peau|oreilles?|cou|nez|palais|figure|tete|articulations?)'
const much =
  '(?:really |very |so |quite |always |properly |violently |terribly |horribly |awfully |badly |seriously |physically |extremely |deathly |that |too |all |tres |vraiment |toujours |super |hyper |trop |bien |un peu |plutot |assez |souvent |fort )*'

/** What a body does of an allergy, or what is done then: whatever contains it goes. */
export const allergyHarm: Table = {
  en: [
    '(?:took|takes|take|cost|costs|claimed|ended) (?:[a-z]+ ){1,4}?li(?:fe|ves)|(?:lost|lose|loses|losing) (?:[a-z]+ ){0,4}?(?:voice|sight|breath|vision|consciousness|hair)|bleed(?:s|ing)?|(?:immune system|body|bodies) (?:[a-z]+ ){0,2}?(?:treats?|sees?|thinks?|takes?|fights?|attacks?)|incident|ambulances?|paramedics?|bl(?:ow|ew)s? up (?:with|from|after|if|when|whenever)|(?:never|not) been (?:right|the same|well) (?:since|after)|claw(?:s|ing)? at',
    '(?:go(?:es)?|turn(?:s|ed)?|went) (?:[a-z]+ )?(?:blue|red|purple|white|grey|green|pale|limp|floppy|numb|spotty)(?= (?:after|from|with|when|whenever|if|on|every|near|around|over|at))|(?:is|s|am|m|are|re|be) (?:dead|a goner|toast|finished|done for)(?= (?:if|when|after|with))|(?:d|would|ll|will|could) be (?:dead|a goner|toast|done for|six feet under)|kryptonite|nemesis|(?:is|are) (?:[a-z]+ ){0,4}enem(?:y|ies)|hives|welts?|urticaria|anaphyla[a-z]+|angio ?edema|epi ?pens?|epi pens?|auto ?injectors?|jext|adrenalin(?:e)?(?: pens?)?|antihistamines?|benadryl|oral allergy',
    `(?:${much}(?:bad|severe|serious|strong|nasty|violent|allergic|terrible|awful|life threatening|skin|mild) )*reactions? (?:to|from|with|after|when|if)|(?:bad|severe|serious|strong|nasty|violent|allergic|terrible|life threatening) reactions?`,
    `react(?:s|ed|ing)? ${much}(?:badly |poorly |strongly |violently |severely |terribly |terrible |bad )?(?:to|when|if|after|with)|react(?:s|ed)? (?:badly|poorly|strongly|violently|severely|terribly)`,
    `(?:rash(?:es)?|eczema|blotches|itch(?:y|es|ing|iness)?|swelling|wheez(?:e|es|y|ing)|asthma(?: attacks?)?|dermatitis|flush(?:es|ed|ing)? red)`,
    `${mine} ${body} (?:[a-z]+ ){0,3}?(?:swells?|swelled|swollen|swelling|clos(?:e|es|ed|ing)|tighten(?:s|ed|ing)?|itch(?:es|ed|ing|y)?|tingl(?:e|es|ing|y)|burns?|puff(?:s|y|ed)?(?: right| straight)?|balloon(?:s|ed)?|bl[eo]w(?:s)?|numb|constricts?|seizes?|scratch(?:y|es)|break(?:s)? out|peel(?:s)?|tight|shut(?:s)?|flare(?:s)?|crack(?:s)?)(?: up| shut| over)?`,
    `(?:swell(?:s|ed|ing)?|puff(?:s|ed)?|clos(?:e|es|ed|ing)|tighten(?:s|ed|ing)?|itch(?:es|ing)?|tingl(?:e|es|ing)|burn(?:s|ed|ing)?|numb(?:s)?|shut(?:s)?) (?:up |off |down )?${mine} ${body}(?: up| shut)?`,
    `(?:mak(?:e|es|ing)|made) ${who.en} (?:[a-z]+ )?(?:swell|swells|puff|wheeze|itch|sneeze|tingle|collapse|choke|cough|blow up|break out|come out|pass out|faint)(?: up| out)?`,
    `(?:i|he|she|they|we|who|one|child|kid|son|daughter|wife|husband|sister|brother|mother|father|mum|mom|dad|friend|boyfriend|girlfriend|partner|nephew|niece|guest|baby|toddler|boy|girl|that|which|it) (?:(?:would|will|ll|can|could|always|just|literally|immediately|instantly) )*(?:swells?|swelled|swollen|puffs?)(?: up| out)?(?! (?:nicely|in the oven))|swell(?:s|ed|ing)? up|puff(?:s|ed|ing)? up like|blow(?:s|n)? up like|look like a balloon`,
    '(?:break(?:s|ing)?|broke|com(?:e|es|ing)|came|bring(?:s)?|brought) (?:me |him |her |us |them |my [a-z]+ )?(?:out (?:in|all)|up in)|break(?:s|ing)? out|broke out|flare ?ups?|flar(?:e|es|ed|ing) up|sets? off (?:my|his|her|our|their)',
    '(?:can t|cannot|couldn t|can not|unable to|hard to|struggl(?:e|es|ing) to|stop(?:s|ped)?|not) breath(?:e|ing)|(?:trouble|difficulty|problems?|difficulties) breathing|short(?:ness)? of breath|airways?(?: clos(?:e|es|ing))?|suffocat(?:e|es|ing)|chok(?:e|es) (?:on|from|when|if)',
    '(?:pass(?:es|ed|ing)? out|black(?:s|ed)? out|collaps(?:e|es|ed|ing)|faint(?:s|ed|ing)?|lose(?:s)? consciousness|seizures?|convulsions?)',
    `(?:send(?:s|ing)?|sent|put(?:s|ting)?|land(?:s|ed|ing)?|rush(?:es|ed)?|tak(?:e|es|en)|took|end(?:s|ed)? up|wind(?:s)? up|went|go(?:es)?|been|bring(?:s)?|lands?|was|were|is|means?|equals?) (?:${who.en} )?(?:straight |right |back )?(?:in|into|to|at|on the way to)? ?(?:the |a )?(?:hospital|er|a and e|e r|icu|emergency(?: room| department)?|casualty|intensive care|ambulance|resus|deathbed|grave|coffin|morgue)|(?:call(?:s|ed|ing)?|need(?:s|ed)?|by|an) (?:an |the |for an )?(?:ambulance|paramedics|911|999|112)|(?:hospital|hospitali[sz]ed|ambulance|emergency room|trip to the (?:hospital|er))`,
    `(?:do(?:es)?|did|done) (?:me|him|her|us|them|${mine} [a-z]+) in(?= for| every| each| after| ?[,.;!?]|$)|(?:kill|kills|killed|finish|finishes|finished) ${who.en}(?: off)?|(?:is|are|was|were|be|being|would be|could be|can be|potentially|literally) ${much}(?:deadly|fatal|lethal|poison|poisonous|toxic|dangerous|life threatening|mortal|deathly|a death sentence|deadly dangerous)|(?:deadly|fatal|lethal|poison|poisonous|toxic|dangerous|life threatening|a death sentence) (?:to|for) ${who.en}|life threatening`,
    '(?:would|could|will|ll|d|might|may|can|nearly|almost) (?:have )?(?:died?)|(?:dies?|dying|died) (?:from|of|if|when|after|because)|near death|nearly died|almost died',
    '(?:bracelet|wristband|medallion|dog tag|alert card)(?= .*(?:say|read|for|with))|(?:that|which) (?:says|reads)(?= (?:[a-z]+ ){1,3}on it)|unconscious|(?:emergency|rescue|allergy) (?:kits?|meds|medication|pens?)|medic ?alert|(?:does|do|did) (?:(?:this|that|it|things|[a-z]+ things) to(?! (?:make|bake|cook|feed|get|impress|myself|yourself|ourselves))|a number on)|intensive care|resus|inhalers?|blue lights|call 911|call 999|oxygen|(?:goes|go|went|runs?|ran) (?:straight |right )?through (?:the |my |our |his |her )?[a-z]+|same (?:goes|story|thing|problem|deal) (?:for|with)|same with|ditto(?: for| with)?|(?:com(?:e|es|ing)|came) (?:straight |right |always )*(?:back )?(?:up|on (?:me|him|her|us))|(?:brings?|brought) (?:up (?:anything|everything|whatever|all|the lot)|(?:it|them|everything|anything|that) (?:all |straight |right )?(?:back )?up)',
    '(?:on|onto|to) (?:a|an|the) (?:iv )?drip|(?:go(?:es)?|went|gone|sent|send|put)(?: [a-z]+){0,3}? into (?:anaphylactic |allergic )?shock|turn(?:s|ed)? [a-z]+ (?:[a-z]+ )?into (?:a |one big |a big )?(?:lobster|beetroot|tomato|balloon|rash|puffer ?fish)|ends? (?:up )?(?:badly|in tears|in agony)|never ends? well|hyper ?sensitiv(?:e|ity)(?: to)?|cross react(?:ion|ive|s)?|immune response|trace(?:s)? of it|contact allergy',
  ],
  fr: [
    '(?:emporte|pris|coute) (?:la vie )?(?=(?:a )?(?:mon|ma|mes|notre|son|sa|un|une) )|perd[a-z]* (?:la|ma|sa) (?:voix|vue|respiration)|erythemes?|saign(?:e|ent|er)|respiration sifflante|griff(?:e|ent|er) (?:le|la|les|mon|ma|son|sa)|(?:corps|organisme|systeme immunitaire) (?:[a-z]+ ){0,2}?(?:prend|traite|voit|combat|attaque)|(?:incident|episode) (?:du|de la|de l|des|d)|(?:le|la|les) pai?[ey](?:nt)? (?:cher|pendant|toute|des)|ambulances?',
    'devien(?:t|s|nent) (?:tout |toute |completement )*(?:bleue?|rouge|violette?|blanche?|blanc|verte?|pale)|(?:est|suis|sont) (?:mort(?:e|s|es)?|fichue?s?|foutue?s?) (?:si|s|quand|avec|des)|failli (?:[a-z]+ ){0,2}?(?:couter|tuer|perdre|emporter)(?: la vie)?|kryptonite|ennemie?s? jure|urticaire|anaphyla[a-z]+|choc allergique|(?:fai(?:t|s|re)|font|fera|ferait|en etat de|entre en|est en) (?:un |de |des |en )?(?:gros )?(?:etat de )?chocs?(?= (?:a|au|aux|avec|quand|si|des|apres|a cause)| *$)|(?:oedemes?|quincke)|trousse d urgence|p ?a ?i(?= (?:pour|a|au|aux|arachides?|allergies?|cacahuetes?))|epi ?pens?|anapen|jext|emerade|stylos? (?:d )?(?:adrenaline|injecteurs?|auto ?injecteurs?|epi)|auto ?injecteurs?|adrenaline|antihistaminiques?|aerius',
    `(?:${much}(?:forte?|grave|violente?|grosse|mauvaise|vilaine|severe|allergique|enorme|petite) )*reactions? (?:(?:allergiques?|cutanees?|violentes?|severes?|graves?|fortes?) )*(?:a|au|aux|avec|apres|quand|si|contre)|reactions? (?:allergiques?|cutanees?|violentes?|severes?|graves?)|(?:grosse|forte|mauvaise|violente|grave|vilaine) reactions?`,
    `reagi(?:s|t|ssent|ssons|ssais|ssait|r)? ${much}(?:mal |fort |violemment |tres mal |fortement |severement )*(?:a|au|aux|avec|quand|si|des|apres)|reagi(?:s|t|ssent|r)? (?:tres |super |vraiment )*(?:mal|fort|violemment)`,
    `couvr[a-z]* (?:[a-z]+ ){0,3}?de (?:plaques|boutons|cloques|rougeurs|papules)|${corps} (?:[a-z]+ ){0,3}?doubl(?:e|es|ent|er|ait|aient|ee?s?)(?: de volume)?|(?:chang|transform|tourn)[a-z]* (?:[a-z]+ ){1,3}?en (?:homard|ecrevisse|tomate|ballon|baudruche|montgolfiere|betterave)|(?:sous|une?) perfusion|eczema|(?:demange(?:nt|r|ait)?|demangeaisons?|gratt(?:e|ent) ${mine} (?:gorge|langue|palais)|(?:rougeurs?|eruptions?|dermatites?)|crises? d asthme|asthme|siffl(?:e|ent) en respirant)`,
    '(?:donn(?:e|ent|er|ait)|provoqu(?:e|ent)|fai(?:s|t|re)|font|ai|as|a|ont|avoir|sor(?:s|t)|couvert(?:e)?|caus(?:e|ent)|declench(?:e|ent)) (?:toujours |souvent |aussitot )?(?:de |des |de grosses? |de gros |plein de |d |une? )(?:plaques?|boutons|cloques|rougeurs|papules|allergies?|aphtes|crises?)(?: rouges)?|plaques? (?:rouges|partout)|aphtes',
    `${mine} ${corps} (?:(?:qui|me|lui|se|s|est|sont|etait|nous|ca|commence|a|aussitot|tout de suite) ){0,4}(?:gonfl(?:e|ent|er|ait|ee?s?)|enfl(?:e|ent|ee?s?)|(?:res)?serr(?:e|ent|er|ee?s?)|(?:re)?ferm(?:e|ent|er|ait|ee?s?)|gratt(?:e|ent|er)|piqu(?:e|ent|er)|brul(?:e|ent|er)|demang(?:e|ent)|picot(?:e|ent)|obstru(?:e|ent)|bloqu(?:e|ent)|nou(?:e|ent)|irrit(?:e|ent)|se bouch(?:e|ent))`,
    `(?:gonfl(?:e|ent|er)|enfl(?:e|ent|er)|serr(?:e|ent|er)|ferm(?:e|ent|er)|gratt(?:e|ent|er)|piqu(?:e|ent|er)|brul(?:e|ent|er)|picot(?:e|ent|er)|irrit(?:e|ent|er)|bouch(?:e|ent|er)|paralys(?:e|ent)) ${mine} ${corps}`,
    `(?:je|j|il|elle|ils|elles|on|nous|fils|fille|soeur|frere|mere|pere|femme|mari|copain|copine|ami|amie|enfant|neveu|niece|cousin|cousine|collegue|compagnon|compagne|petit|petite|maman|papa|voisin|voisine|invite|invitee|conjoint|ado) (?:se |s |me |m |en |y )*(?:met a |mets a |commence a )?(?:gonfl(?:e|es|ent|er)|enfl(?:e|es|ent|er))|(?:me|m|lui|le|la|les|nous|leur|fait|font) (?:fait |font |faire )?(?:gonfler|enfler)(?= |$)(?! (?:la pate|la levure|au four|la semoule|dans l eau))|(?:fait|font) (?:gonfler|enfler) (?:ma|mon|mes|sa|son|ses|notre|nos|leur|le visage|les levres)|gonfl(?:e|es|ent) comme un ballon|gonfl(?:e|es|ent) (?:si|des|quand|avec|a cause)`,
    'etouff(?:e|es|ent|er|ements?)(?! (?:chretiens?|a feu|les))|(?:n |ne |peu(?:x|t|vent) |arriv(?:e|es|ent) |arrive |mal |plus |pas )(?:pas |plus |a |peux |peut |peuvent )*respir(?:e|er|ent)|respir(?:e|er|ent) (?:plus|mal|pas)|gene respiratoire|difficultes? (?:a |pour )?respir[a-z]+|suffoqu(?:e|es|ent|er)|tousse(?:r|nt)?',
    '(?:tomb(?:e|es|ent|ee?|er)|est tombee?) dans les pommes|(?:s |m |etre |est )?evanoui(?:s|t|e|r|ssent)?|malaises?|tourne(?:nt|r)? de l oeil|perd(?:s|re)? connaissance|convulsions?',
    '(?:hopital|hosto|urgences|samu|pompiers|rea|reanimation|ambulance|soins intensifs|hospitalis[a-z]+|cimetiere|tombe)(?<!(?:comme a l|de l|d|cuisine d|la cantine de l|a) (?:hopital))|a l hopital (?:si|des|quand|avec|apres|a cause)|(?:envo(?:ie|ies|ient|yer|ye)|fini(?:s|t|r|e|ssent)|termin(?:e|es|er)|all(?:er|ee?)|direct|direction|va|vais|vont|part(?:ir|i|ie)?|conduit|emmen(?:e|ee)|atterri(?:t|r|s)?|expedi(?:e|ent)|passage|sejour) (?:[a-z]+ ){0,3}?(?:a l hopital|aux urgences|a la tombe)',
    '(?:tue(?:r|nt|rait|raient|ra|ront)?|achev(?:e|er|ent)) (?:mon|ma|mes|notre|nos|son|sa|ses|un|une|l) (?:[a-z]+ )?[a-z]+|(?:me|m|le|la|lui|l|nous|les|peut|peuvent|pourrait|pourraient|risqu(?:e|ent) de (?:le|la|me|nous)) (?:tue(?:r|nt|rait|raient|ra)?)|(?:est|sont|serait|seraient|peut etre|peuvent etre|un|c est|potentiellement) (?:un |une |du |des )?(?:tres |vraiment |potentiellement )*(?:mortel(?:le)?s?|fatale?s?|fataux|danger(?:eux|euses?)?|poisons?|toxiques?|letale?s?)|(?:mortel(?:le)?s?|fatale?s?|dangereu(?:x|ses?)|poisons?|toxiques?) (?:pour|chez)|danger de mort|risque (?:vital|mortel)|vie en danger',
    '(?:peu(?:x|t|vent)|pourrai(?:s|t|ent)|risqu(?:e|es|ent) d(?:e|)|failli|manqu(?:e|er) de) (?:en )?(?:mourir|y rester|y passer|crever)|(?:meurs?|meurt|mourrai[st]?|mourra) (?:si|s|des|de|d|quand|avec)|en (?:mourir|meurt|mourrai[st]?)',
    'inconscient(?:e|es|s)?|a cause (?:de|d|du|des)|(?:pareil|idem|meme chose|de meme|meme combat|meme punition) (?:pour|avec)|interdiction (?:formelle |totale |absolue |stricte )?(?:de|du|des|d)',
    '(?:fini(?:t|ssent)|tourne(?:nt)?|se termine(?:nt)?) (?:toujours |souvent |tres )*mal|(?:ne |n )?pardonne(?:nt)? (?:pas|rien|jamais)|hyper ?sensib(?:les?|ilite)(?: a| au| aux)?|allergi?ologue|choc septique|interdit(?:e?s?)? par (?:le|mon|l|son) (?:medecin|allergologue|docteur|pediatre)',
  ],
}

/** What does not become a body: what is so named goes. */
export const upset: Table = {
  en: [
    `(?:cramps?|cramping|bloat(?:s|ed|ing|y)?|diarrh?o?ea|the runs|the trots|migraines?|headaches?|head ache|nause(?:a|ous|ated)|queasy|vomit(?:s|ed|ing)?|throw(?:s|ing)? up|threw up|puk(?:e|es|ed|ing)|barf(?:s|ed|ing)?|indigestion|heartburn|acid reflux|reflux|gassy|flatulence|windy|colic|constipat(?:ed|ion|es)|brain fog|palpitations|joint pain|acne|pimples|zits|ibs|crohn s|lurgy|food poisoning|the shits|sore (?:throat|tummy|belly|stomach)|ulcers?|mouth ulcers?|(?:stomach|tummy|belly|gut|head) ?(?:aches?|pains?|upsets?|troubles?|cramps?|issues|problems))`,
    `(?:giv(?:e|es|ing)|gave|get(?:s|ting)?|got|have|has|had|terrible|awful|bad|painful|trapped|horrible) (?:${who.en} )?(?:terrible |awful |bad |painful |horrible |the worst |so much )*(?:gas|wind|spots|the runs|the shakes)`,
    `(?:mak(?:e|es|ing)|made) ${who.en} ${much}(?:feel |be )?${much}(?:ill|sick|unwell|poorly|queasy|nauseous|rough|bloated|gassy|fart|vomit|throw up|puke|gag|dizzy|sleepy|jittery|suffer|run to the (?:toilet|bathroom|loo)|spotty|hyper|worse|regret it)`,
    `(?:get(?:s|ting)?|got|feel(?:s|ing)?|felt|fall(?:s)?|fell|am|m|is|s|are|re|be|been|was|were|become(?:s)?|turn(?:s)?|end(?:s)? up) ${much}(?:feeling )?(?:ill|sick|unwell|poorly|queasy|bloated|nauseous|rough|dizzy)(?= (?:from|with|after|when|whenever|if|on|every|each|because|eating|by)(?! (?:the |a )?(?:flu|cold|covid|fever|worry|kids|school|work|home)))`,
    `(?:can t|cannot|can not|could not|couldn t|unable to|not able to|struggl(?:e|es|ing) to|don t|doesn t|do not|does not|didn t|won t|hard to|trouble|problems?|difficult(?:y|ies)?(?: to)?|never|barely|poorly|badly|hardly) (?:[a-z]+ ){0,2}?(?:digest(?:s|ing)?|tolerat(?:e|es|ing)|handl(?:e|es|ing)|stomach(?:s|ing)?|process(?:es|ing)?|absorb(?:s|ing)?|metaboli[sz](?:e|es|ing)|cope(?:s)? with|keep(?:s|ing)?(?= (?:[a-z]+ ){0,4}down(?: |$))|break down|deal with|get on with|do well with|do well on)`,
    `(?:don t|doesn t|didn t|do not|does not|won t|never|not|hardly|rarely) ${much}(?:agree(?:s)?|get along|get on|sit|go down|do) (?:[a-z]+ )?(?:with|well|right|easily|good)(?: with)?|disagree(?:s|d)? with|agree(?:s)? badly with|sit(?:s)? (?:badly|heavy|heavily)|(?:go(?:es)?|run(?:s)?|went) (?:right |straight )?through (?:me|him|her|us|them)|repeat(?:s|ing)? on|pay for it|play(?:s)? havoc|wreak(?:s)? havoc|no good for ${mine} ${guts}`,
    `(?:upset(?:s|ting)?|hurt(?:s|ing)?|wreck(?:s|ed)?|destroy(?:s|ed)?|ruin(?:s|ed)?|kill(?:s|ed|ing)?|mess(?:es|ed)? (?:up|with)|churn(?:s)?|turn(?:s)?|bother(?:s)?|irritat(?:e|es)|tear(?:s)? up|troubl(?:e|es)|inflam(?:e|es)|aggravat(?:e|es)|trigger(?:s|ed|ing)?|is hell on|are hell on|hard on|bad for|rough on|tough on|play(?:s)? up|attack(?:s)?|burn(?:s)?|knot(?:s)?|bloat(?:s)?) (?:${mine} )?(?:poor |sensitive |weak )?${guts}`,
    `${mine} (?:poor |sensitive |weak )?${guts} (?:(?:really|just|always|totally) )*(?:hurts?|aches?|turns?|churns?|rebels?|revolts?|cramps?|swells?|bloats?|explodes?|protests?|plays? up|knots?|gets? upset|is upset|hates?|rejects?|suffers?|goes|is in bits|screams?|won t|doesn t|can t|cannot|cant)(?: (?:take|handle|tolerate|like|digest|cope with|process|stand|do|deal with))?`,
    `(?:bod(?:y|ies)|systems?) (?:(?:really|just|always|totally) )*(?:rejects?|hates?|reacts?|won t|doesn t|can t|cannot|does not)(?: (?:take|handle|tolerate|like|digest|cope with|process|stand|do|deal with|accept|get on with))?`,
    `(?:problems?|issues?|trouble|difficult(?:y|ies)|hard time|bad time|bad experience) (?:digesting|with|tolerating|eating|processing)|trigger(?:s|ed|ing)? (?:my|his|her|our|their|me|him)|trigger foods?|knock(?:s)? (?:me|him|her|us) out|lay(?:s)? (?:me|him|her|us) (?:up|low)`,
    `(?:doubl(?:es|ed|e|ing)|bend(?:s)?|bent) ${who.en} (?:over|up)(?: in (?:pain|agony))?|doubled (?:over|up)|(?:in|with|real|such|terrible|awful|so much) (?:pain|agony)|agony|(?:giv(?:e|es|ing)|gave|gets?|got) ${who.en} (?:(?:terrible|awful|real|such|bad|horrible|a lot of|the) )*(?:grief|jip|gyp|hell|pains?|squits|trots|shits|bad night|bad belly|dodgy (?:tummy|stomach|belly)|funny tummy|dicky tummy)|squits|(?:in|on|to|glued to|living in|live in|near) the (?:bathroom|loo|toilet|throne|bog)(?= (?:till|until|for|all|from|within|by|every|after|when)| *$)|(?:keep(?:s)?|kept|has|had) ${who.en} (?:up|awake) (?:all night|in pain)|(?:has|had|have) ${who.en} (?:running|rushing|dashing|on|in) (?:to |for )?(?:the )?(?:loo|toilet|bathroom|bed|floor)|rips? through (?:me|him|her|us)|murder on`,
    '(?:hurt|hurts|sting|stings|burn|burns|ache|aches) (?:(?:me|him|her|us|them) )?(?:like (?:hell|mad|crazy|anything|fury)|so (?:much|bad(?:ly)?)|afterwards?|for (?:hours|days)|all (?:night|day))',
    // « Les noix me grattent, les œufs aussi »
    '(?:do(?:es)?|did) (?:it|that|this|the same|so|likewise)(?: to (?:me|him|her|us|them))?(?: (?:too|as well|also|likewise))|font (?:pareil|de meme|la meme chose|le meme effet)|fait (?:pareil|de meme|la meme chose|le meme effet)',
    `(?:bloat|bloats|bother|bothers|nauseate|nauseates|poison|poisons|poisoned|constipate|constipates|upset|upsets|hurt|hurts) (?:me|him|her|us|them|my [a-z]+)`,
  ],
  fr: [
    '(?:pli|tord|cass|courb)[a-z]* (?:[a-z]+ )?en (?:deux|quatre)|(?:pass|fini|termin|cour|fil|fonc|rest|clou|pli|vi[stv]|sejour)[a-z]* (?:[a-z]+ ){0,5}?(?:aux|sur les|dans les|vers les|sur le) (?:toilettes|chiottes|wc|cabinets|trone)|(?:reveill|declench|relanc|raviv)[a-z]* (?:toujours |souvent )?(?:sa|ma|la|des crises de|une crise de) goutte|crampes?|ballonn(?:e|ee|es|ees|er|ent|ements?|ait)|diarrhees?|migraines?|nausees?|nauseeux|vomi(?:s|t|r|ssent|ssements?|e)?|gerbe(?:r|nt)?|coliques?|constip(?:e|ee|es|er|ent|ation)|reflux|(?:brulures?|crampes?|aigreurs?|remontees?|acidites?|lourdeurs?|ulceres?) (?:d estomac|gastriques?|acides?)|brulures?|remontees acides|aigreurs|flatulences|indigestions?|crises? de foie|intoxi(?:que|quee|cation)s?|courante|tourista|(?:donn(?:e|ent|er)|fai(?:t|re)|font|ai|a|ont|avoir|provoqu(?:e|ent)|plein de) (?:toujours |trop de |plein de |beaucoup de )?(?:des |de |les )?gaz',
    '(?:mal|maux|douleurs?) (?:au |aux |a la |a l |de |d |du |des )(?:ventre|tete|estomac|bide|crane|intestins?|coeur|gorge|dents|bidou|tripes|articulations?)|mal au coeur|(?:me |lui |nous |leur |m |te |fait |font )(?:fait |font |faire )?(?:(?:un|tres|super|hyper|vraiment|trop|bien|tellement|si|toujours|horriblement|atrocement|affreusement) )*(?:du mal|mal)(?: de (?:chien|fou|malade))?(?= |$)',
    `(?:ren(?:d|dent|dre|ds|du|drait|draient)|rend(?:ait|aient)) (?:[a-z]+ ){0,3}?malades?|(?:tomb(?:e|es|ent|er)|(?:suis|est|es|sont|etre|ai ete|devien(?:s|t|nent))) ${much}malades?(?= (?:avec|apres|si|des|quand|en|a cause|a chaque|chaque|de))|malade(?:s)? (?:comme un chien|a crever|a cause)|malade (?:avec|apres|si|des|quand)`,
    `(?:diger(?:e|es|ent|er|ons|ait)|support(?:e|es|ent|er|ons)|toler(?:e|es|ent|er|ons)|assimil(?:e|es|ent|er)|accept(?:e|ent)|encaiss(?:e|ent)) (?:(?:vraiment|tres|trop|absolument|toujours|du tout|plus|si|aussi) )*(?:mal|pas|plus|difficilement|tres mal)|(?:mal|plus|pas|difficile(?:s|ment)?|dur|peine|peux pas|peut pas|du mal|dures?) (?:a |de |l |les |le |la )*(?:diger(?:e|er|ent|es)|supporter|tolerer|assimiler)|indigest(?:e|es)`,
    '(?:ne |n |me |m |lui |nous |leur |ca |vous |y |en )*(?:reussi(?:t|ssent)|convien(?:t|nent)|pass(?:e|ent)|val(?:ent)|vaut|va|vont) (?:(?:vraiment|absolument|du tout|tres|trop|plutot) )*(?:pas|mal|plus|rien|guere)|(?:rest(?:e|ent)|pes(?:e|ent)) (?:toujours )?sur (?:l |le |mon |son )(?:estomac|ventre|coeur|foie)|barbouill(?:e|ee|es|ent|er)|derang(?:e|ent|er) (?:mon|ma|mes|son|le|les|l|mes)|retourn(?:e|ent|er) (?:le|l|mon|son) (?:ventre|estomac)',
    `(?:irrit(?:e|ent|er)|detraqu(?:e|ent|er)|attaqu(?:e|ent)|bloqu(?:e|ent)|noue?(?:nt)?|tord(?:ent)?|perturb(?:e|ent)|gonfl(?:e|ent|er)|ballonn(?:e|ent)|fragilis(?:e|ent)|brul(?:e|ent)|abim(?:e|ent)) (?:mon|ma|mes|son|sa|ses|notre|leur|le|l|les) ${ventre}`,
    `${mine} ${ventre} (?:(?:se|me|lui|ne|n|les|la|le|l|qui) ){0,3}(?:gonfl(?:e|ent)|tord(?:ent)?|support(?:e|ent)|toler(?:e|ent)|diger(?:e|ent)|refus(?:e|ent)|brul(?:e|ent)|retourn(?:e|ent)|fait mal|font mal|rejett(?:e|ent)|en prend|protest(?:e|ent))(?: (?:pas|plus|mal))?`,
    '(?:declench(?:e|ent|er)|provoqu(?:e|ent|er)) (?:mon|ma|mes|son|sa|ses|chez|des|une|un|de|la|le|les)|(?:problemes?|soucis?|ennuis?|du mal|difficultes?) (?:avec|pour digerer|a digerer)',
  ],
}

/** What the kitchen's other readers open a list with as well: here only what belongs to an allergy is added. */
export const namedAllergy: Table = {
  en: [
    'allerg(?:y|ies|ic|ens?)(?: to)?|anaphylactic|intoleran(?:t|ce|ces)(?: to| of)?|sensitiv(?:e|ity) to|(?:can t|cannot|can not|don t|doesn t|do not|does not) (?:tolerate|digest)|(?:can t|cannot|can not) (?:have|eat|touch|do(?! without| with out| better))',
  ],
  fr: [
    'allergi(?:e|es|que|ques)(?: a| au| aux| a la| a l)?|intoleran(?:t|te|ts|tes|ce|ces)(?: a| au| aux| a la| a l)?|sensib(?:le|les|ilite) (?:a|au|aux)|(?:support(?:e|ent)|toler(?:e|ent)|diger(?:e|ent)) pas|(?:peu[tx]|peuvent) (?:pas|plus) (?:manger|toucher|avaler)(?: (?:a|au|aux|de|du|des|d))?',
  ],
}

/** Illnesses that name no food and mean one. */
export const illnesses: readonly { says: string; food: string }[] = [
  { says: 'coeliacs?|celiacs?|coeliaques?|celiaques?|sprue|dermatitis herpetiformis', food: 'gluten' },
  { says: 'cmpa|cows? milk protein (?:allergy|intolerance)|aplv|lait de vache', food: 'milk' },
  { says: 'lactase', food: 'lactose' },
  { says: 'favism|favisme|g6pd', food: 'broad beans' },
]

/** After words of harm, up to the food: "hives whenever she eats even a trace of …". */
export const towardsFood: ReadonlySet<string> = new Set(
  `up out off badly severely too well very really so to from with without after by when whenever if even for of on at because due over against
  eats eat eating ate eaten had has have having drinks drink drinking touches touch touching tastes taste tasting near around comes come contact
  containing contains there is it s in i he she we they you any a an the some only just one bite bites mouthful trace traces tiny bit amount
  smell sight whiff crumb drop of my his her our their every time each days day once single all kinds kind sort sorts type types foods food products product
  as like such things and eg also both either mostly especially usually or raw cooked anything same me us him them who that which lot lots much many
  a au aux avec apres quand si des que qu en de d du la le les l un une mangeant mange manges mangent manger touche toucher boit boire bois
  pour contre cause suite contact il elle on je j nous ils elles moindre peu trace traces bouchee seule seul sent voit sur chez toute tout tous
  toutes chaque fois lors consomme consommer avale avaler gout odeur y a ou et comme produits produit sorte type tres meme juste mal fort
  m s n ai as ont ete est sont certains certaines`
    .split(/\s+/)
    .filter(Boolean),
)

/** Where a clause ends. */
export const clauseEnds: ReadonlySet<string> = new Set(
  `but so though although yet therefore hence while whereas because since who whom whose which that instead however otherwise please
  mais donc alors sinon car tandis pourtant cependant puisque parce qui dont sauf plutot`
    .split(/\s+/)
    .filter(Boolean),
)

/** After an "and" these begin a clause of their own. */
export const clauseSubjects: ReadonlySet<string> = new Set(
  `i we he she they you please make want would love like give can could need my our it also then
  j je nous on il elle ils elles mon ma mes fais faites donne donnez voudrais aimerais aussi puis ca`
    .split(/\s+/)
    .filter(Boolean),
)

/** A clause that begins so goes on in the next: "if she eats nuts, she swells up". */
export const conditions =
  /^(?:(?:and|et|or|ou|because|car) )?(?:(?:any ?thing|le moindre plat|tout ce qui|rien qu) (?:[a-z]+ )?(?:with|containing|avec|contient)|(?:rien que |just |only |even )?(?:the |la |le |l )(?:mere |very |simple |seule )?(?:smell|sight|whiff|odeur|vue)|if|when|whenever|after|every time|each time|everytime|(?:a|one|even a|even one|just one|just a) (?:single |tiny )?(?:bite|taste|sip|crumb|trace|drop|mouthful|spoonful|whiff|smell|bit)|si|s il|s ils|s elle|s elles|quand|lorsque|lorsqu|apres|des qu|des que|chaque fois|a chaque fois|(?:la|le|au) moindre|(?:meme |juste |rien qu )?une? (?:seule? |petite? )?(?:bouchee|miette|trace|goutte|cuilleree|gorgee))(?= )/

/** These point back to a food that was named before. */
export const pointers: ReadonlySet<string> = new Set(
  `it they them that this these those which one ones both either any
  ca cela ceci celui ceux celle celles ils elles en y les qui que tous`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words of two that end a clause. */
export const clausePairs: ReadonlySet<string> = new Set([
  ...['par contre', 'du coup', 'en revanche', 'a la place', 'au fait'],
])

/** Said of the food that stands before: it does the harm. */
export const causes =
  /(?<![^ ])(?:giv|gave|ma[kd]|send|sent|put|land|kill|upset|trigger|caus|bring|brought|agree|disagree|set|hurt|wreck|ruin|destroy|mess|bloat|poison|is |are |was |were |will |would |could |goes|go |run|repeat|donn|rend|fait|font|provoqu|declench|envoi|tue|reuss|convien|pass|vau|val|est |sont |serai|pourrai|irrit|detraqu)/

/** Words of harm that end so have the food as their object: "can't digest garlic", "digère mal l'ail". */
export const takesFood =
  /(?:digest\w*|tolerat\w*|handl\w*|stomach\w*|process\w*|absorb\w*|down|take|like|stand|accept|do|eating|diger\w*|support\w*|toler\w*|assimil\w*|mal|pas|plus|difficilement)$/

/** Words that lead from harm to its food; the rest of `towardsFood` only stands between. */
export const leads =
  /(?<![^ ])(?:from|to|with|after|by|when|whenever|if|of|on|at|because|due|over|for|against|even|every|eat\w*|a|au|aux|avec|apres|quand|si|des|que|qu|en|de|d|du|pour|contre|cause|mange\w*)(?![^ ])/

/** After these a clause speaks of a person. */
export const personal: ReadonlySet<string> = new Set(['who', 'whom', 'whose'])

/** After these a clause speaks of what stands right before. */
export const relative: ReadonlySet<string> = new Set(['which', 'that', 'qui', 'dont'])
