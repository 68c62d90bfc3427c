import { field, type Together } from './word-fields.ts'

const few = "(?: [a-z0-9']+)"
const somebody = '(?:me|him|her|them|us|my [a-z]+|dad|mum|mom|gran|nan)'

/** Parts of the body, without those that are mostly food. */
const organ =
  'kidneys?|renal|nephro[a-z]*|liver|hepatic|pancreas|bowels?|guts?|intestin[a-z]*|colon|stomach|gall ?bladder|o?esophagus|gullet|throat|jaw|lungs?|prostate|thyroid|reins?|foie|estomac|vesicule|oesophage|gorge|machoire|poumons?'
const failing =
  'stages? (?:\\d|one|two|three|four|five|end)|fail(?:s|ing|ed)?|failure|unit|clinic|transplant[a-z]*|function(?:s|ing)?|removed|taken out|(?:on|at) \\d+ ?%?|op|operated|operation|surgery|tumou?rs?|disease|inflam[a-z]*|flare|blockage|greff[a-z]*|insuffisan[a-z]*|malades?|operee?s?|operation|ablation|retiree?r?|enlevee?r?|retirer|enlever|cancer|lachent|lache|fonctionn[a-z]*|stade|stapled|stretched|dilated|reattached|resected|broken|fractured|plated|wired|shrunk|trouble|problems?|issues|numbers|levels|condition|reduit|agrafe|abimee?s?|fatiguee?s?|en vrac'

const mineral = 'potassium|phosph(?:ate|orus|ore)s?|oxalates?|tyramine|vitamin k|vitamine k|kalium'

const swallow =
  'swallow(?:s|ing|ed)?|chew(?:s|ing|ed)?|lumps?|lumpy|solids?|solid food|(?:manage|cope with) (?:his|her|solid|normal|proper|lumpy|my) (?:food|meals|dinner)|thin liquids?|sips?|bits|avale[rz]?|avaler|mache[rz]?|mastique[rz]?|degluti[a-z]*|morceaux|mastication|solide'
const cannot =
  "can't|cannot|cant|can not|couldn't|can hardly|can barely|can only|unable|not able|no longer|struggl[a-z]*|trouble|difficult[a-z]*|problems?|chok[a-z]*|gag(?:s|ging)?|pain[a-z]*|hurts?|only|mustn't|n'arrive[a-z]*|arrive pas|peut (?:pas|plus)|peux (?:pas|plus)|ne (?:peut|peux|doit|supporte|passe)|n'a plus|mal a|du mal|peine|difficile[a-z]*|difficultes?|aucun|s'etouffe|s'etrangle|incapable"

/** Food as a ward or a therapist orders it. */
const texture =
  "minced and moist|soft and bite ?sized|level (?:[3-7]|three|four|five|six|seven)|(?:mildly|moderately|extremely|nectar|honey|pudding) thick|thickeners?|thickened|everything (?:[a-z]+ ){0,2}(?:pureed|blended|liquidi[sz]ed|mushed)|(?:pureed|blended|liquidi[sz]ed|soft|liquid|mechanical soft) (?:diet|food only|meals? only)|liquids only|only liquids|clear (?:liquids?|fluids?|broth) only|thicken(?:ed|ing)? (?:everything|drinks|fluids|liquids|his|her|all)|cough(?:s|ing)?(?: [a-z]+){0,3} (?:drink[a-z]*|eat[a-z]*|swallow[a-z]*)|tousse(?:nt)?(?: [a-z']+){0,4} (?:boi[a-z]*|mang[a-z]*|aval[a-z]*)|(?:tout|boissons?|liquides?) (?:a )?epaissi[a-z]*|goes down the wrong (?:way|pipe|hole)|through a straw|textures? (?:modifiee?s?|mixee?s?|lisses|hachee?s?|moulinee?s?|adaptee?s?)|(?:tout|que|uniquement|seulement|manger?|regime|alimentation) (?:du |le |en |de l'|des )?(?:mixee?s?|moulinee?s?|liquides?)|hachee? lisse|avale(?:nt)?(?: tout)? de travers|fausses? routes?|a la paille|eau gelifiee|epaississant|manger mou|mixe lisse pour"

const treatment =
  "ventilator|by drip|(?:is|was|he's|she's|been|landed|finished|(?:ended|wound) up) on a drip|sous perfusion|peritoneal[a-z]*|aspirat(?:es|ing|ion)|barium|creatinin[a-z]*|e?gfr|bilirubin[a-z]*|(?:hyper)?kali[ae]mi[a-z]*|c diff[a-z]*|clostrid[a-z]*|sepsis|fed (?:through|via|by) (?:a |his |her |the )?(?:button|tube|tummy|nose|peg|line|drip)|button in (?:his|her|my|the) (?:tummy|stomach|belly)|nourrie? (?:par|via) (?:un |une |le |la |son )?(?:bouton|sonde|perfusion|tuyau)|(?:ha?emo)?dialys[a-z]*|fistula|transplant(?:ed|s)?(?: list)?|(?:new|donor) (?:kidney|liver|heart|lung)|greffee?s?|anti ?rejet|anti ?rejection|immuno[a-z]+|chemo[a-z]*|chimio[a-z]*|radiotherap[a-z]*|(?:white|low) (?:blood )?(?:cell )?counts?|counts are|white cells|globules blancs|neutro[a-z]+|aplasi[ae]|isolation ward|chambre sterile|sta?em cells?|cellules souches|moelle osseuse|ileo[a-z]+|colosto[a-z]+|jejuno[a-z]+|urosto[a-z]+|stom(?:a|as|ie|ies|isee?s?|atherap[a-z]+)|(?:stoma|ostomy|colostomy) bags?|poche (?:de|au|sur)? ?(?:stomie|ventre|colostomie)|(?:feeding|g|j|ng|peg|nasal|stomach) tubes?|tube fed|tpn|parenteral[a-z]*|enteral[a-z]*|sonde (?:gastrique|nasale|naso[a-z ]+|d'alimentation)|dans (?:la|sa|ma|une) sonde|gastro(?:stomi[a-z]*|stomy|paresi[sea]+|entero[a-z]*)|bariatri[a-z]+|(?:gastric|stomach) (?:sleeve|bypass|band|balloon)|sleeve gastr[a-z]+|mini ?bypass|chirurgie de l'obesite|roux en y|warfarin|coumadin[a-z]*|blood thinners?|anti ?coagul[a-z]+|previscan|sintrom|maois?|imao|on lithium|sous lithium|tacrolimus|methotrexate|ciclosporin[a-z]*|cirrho[a-z]+|ascite?s?|hepatiti[a-z]+|pancreatit[a-z]+|crohn'?s? (?:flare|en poussee)|phenylketonuria|pku|galactos[a-z]+|mcadd|urea cycle|leucinose|dysphag[a-z]+|motor neurone|als|mnd|charcot|huntington'?s?|myasthenia|une sonde(?! (?:de cuisson|thermo[a-z]*|a viande|de temperature|de four))|(?:no|without|lost|lose[s]?|n'a plus de|plus de|sans|perdu) (?:his |her |my |son |ses )?(?:dentures?|dentier|teeth)|dentures are|parkinson'?s? [a-z ]*(?:swallow|avaler)[a-z]*"

const surgery = `put(?:ting|s)? ${somebody} (?:under|to sleep)|put under|knock(?:ing|s)? ${somebody} out for|under (?:the knife|general|anaesthe[a-z]+|anesthe[a-z]+)|go(?:ing|es)? under (?:on|tomorrow|for|at)|ana?esth[a-z]+|(?:gall ?bladder|hernia|hip|knee|heart|bowel|stomach|bypass|appendix|cataract|tonsil|hospital|big|my|his|her) op|(?:op|operation|surgery|procedure) (?:is |was )?(?:tomorrow|today|next|yesterday|last|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)|operating table|(?:sticking|putting|shoving|having) (?:a |the )?(?:camera|scope|tube)|(?:camera|scope) (?:up|down|in)|(?:having|got|have|before|booked for|for) (?:a |an |my |her |his |the )*(?:scope|endoscop[a-z]+|[a-z]*oscop(?:y|ies)|barium [a-z]+|biopsy|angiogram|c section|caesarean|cesarean)|[a-z]+oscop(?:y|ies|ies?)|bowel prep|nil by mouth|nothing (?:to eat )?after midnight|fast(?:ing)? (?:before|for|from|until) (?:[a-z]+ ){0,3}(?:surgery|op|operation|blood test|bloods|scan|test|procedure|theatre)|(?:wisdom )?(?:teeth|tooth) (?:out|pulled|extracted|extraction|removed)|wisdom teeth|(?:tonsils?|adenoids|appendix|gall ?bladder|spleen|hernia|womb|thyroid|prostate|polyps?|cataracts?|hip|knee)(?: [a-z]+){0,3} (?:out|removed|replaced|taken|operated|repair[a-z]*)|having a general|(?:hip|knee|shoulder|valve) replacement(?= (?:tomorrow|today|next|on))|(?:ahead of|before|eve of|night before|after|following|la veille|veille|avant|apres|suite a)${few}{0,4} (?:[dl]')?(?:chirurgie|surgery|operation|op|intervention|hysterectomy|mastectomy|bypass|replacement|transplant|greffe)|(?:teeth|tooth|molars?)(?: [a-z]+){0,3} (?:out|removed|pulled|extracted)|(?:home|back|discharged|out) (?:from|of|after) (?:the |her |his |my |[a-z]+ )?(?:icu|intensive care|surgery|theatre|an operation)|since (?:the|his|her|my|a) (?:mini )?stroke|stitches in (?:my|his|her)|
(?:sur le|passe(?:r|nt)? (?:sur le|au)) billard|on (?:m'|l'|t'|vous |nous )(?:endort|opere|endormira|operera|enleve|retire)|(?:se|me|fais|fait|faire|va|vais|etre|suis|est) (?:fait |faire )?oper(?:er|ee?)|m'opere|bloc operatoire|au bloc|anesthesi[a-z]*|a jeun (?:pour|avant|demain|a partir|des)|rester a jeun|(?:dents?|dent) de sagesse|operee?s? (?:hier|ce matin|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la semaine|il y a|de (?:la|l')|du|d'une?)|vien[a-z]* d'etre operee?s?|extraction (?:de |d'une |des )?(?:[a-z]+ )?dents?|arrach[a-z]+ (?:une|deux|trois|quatre|des|les|mes) dents?|amygdales|(?:coloscop|endoscop|gastroscop|fibroscop|colonoscop|laparoscop)[a-z]+|camera dans|(?:pose|prothese) de (?:hanche|genou)|sans residus?|prepa(?:ration)? colique|sort(?:ie|s|ant)? (?:de |d'|du )?(?:reanimation|rea|chirurgie|bloc)|depuis (?:son|mon|l'|un|cet) ?(?:avc|ait)|infarctus (?:hier|la semaine|il y a|recent)|cesarienne`

/** Whom it was prescribed by, who prescribe nothing else. */
const prescribed =
  '(?:surgeon|oncologist|nephrologist|speech (?:and language )?therapist|salt team|renal (?:unit|team|dieti[a-z]+)|stoma nurse|hospital dieti[a-z]+|transplant (?:team|unit|clinic)|chirurgien(?:ne)?|oncologue|nephrologue|orthophoniste|stomatherapeute|hepatologue)'
const orders =
  'says?|said|wants?|told|put|insists?|recommend[a-z]*|prescrib[a-z]*|allow[a-z]*|approv[a-z]*|orders?|dit|disent|veut|veulent|demande|impose|conseille|recommande|autorise|prescri[a-z]+|interdit'

/** What illness and treatment are spoken of by, where a word alone tells nothing. */
const fasting = field(
  'fast(?:ing|ed)?|a jeun|empty (?:bowel|colon|gut)|empty stomach (?:for|by|before)|nothing after midnight|clear bowel',
)
const test = field(
  'blood (?:test|tests|work)|bloods|scan|mri|ct|ultrasound|procedure|prise de sang|scanner|irm|echographie|examen|by (?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|demain|hospital|hopital',
)

const carers = field(
  'care home|nursing home|(?:speech|swallow[a-z]*) (?:therapist|team)|maison de retraite|ehpad|orthophoniste|usld',
)
const softened = field(
  'smooth|soft|lisse|mixee?s?|mouline[es]*|mou|molle|thick[a-z]*|epais[a-z]*|puree?d?|purees?|bits|morceaux|lumps?|custard',
)

export const patientFields: readonly Together[] = [
  {
    all: [
      field("stroke|avc|parkinson'?s?|dementia|demence|alzheimer'?s?"),
      field(
        'puree[ds]?|purees|blend(?:ed|er)?|blitz(?:ed)?|liquidi[sz]ed?|mixer|mixee?s?|mash(?:ed)? everything|lisse|mouline[es]*|smooth|soft',
      ),
    ],
  },
  {
    all: [carers, softened],
    unless: field('part(?:y|ies)|fete|staff|equipe|bake sale|kermesse|volunteers?|benevoles?'),
  },
  { all: [fasting, test] },
  {
    all: [
      field(
        '(?:dodgy|bad|poorly|fatty|scarred|sick|weak|failing|inflamed) (?:livers?|kidneys?|pancreas|bowels?|gut)|(?:low|limit[a-z]*|restrict[a-z]*|hardly any|little|reduced|peu de|moins de|limite[rz]? (?:les |en )?|pauvre en|restriction (?:de|en)) (?:[a-z]+ ){0,2}(?:proteins?|proteines|fluids?|liquides)',
      ),
    ],
  },
  { all: [field(`(?:${organ})(?:'s)?${few}{0,3} (?:${failing})|(?:${failing})${few}{0,3} (?:[dl]')?(?:${organ})`)] },
  {
    all: [field(mineral)],
    unless: field(
      '(?:rich|high|full|source|plenty|packed|boost|riches?|plein[es]*|sources?) (?:in|of|en|de) (?:potassium|phosph[a-z]+|vitamine? k)|potassium (?:rich|boost|packed)',
    ),
  },
  {
    all: [
      field(
        `(?:${cannot})${few}{0,4} (?:${swallow})|s'(?:etouffe|etrangle)(?:nt)?(?! (?:de|en) ri)|pockets (?:her|his) food|chok(?:e|es|ed|ing) (?:on|at|easily|with|whenever|every time)|(?:${swallow})${few}{0,3} (?:difficult[a-z]*|impossible|hurts?|safely|problems?)`,
      ),
    ],
    unless: field(
      "laugh[a-z]*|giggl[a-z]*|just (?:can't|cannot) swallow that|pain (?:perdu|au|de|d'epices|rassis)|tofu|prices?|(?:no one|nobody|won't|will not|never)(?: will| ever)? chok[a-z]*|(?:avaler|swallow) (?:une?|a|any|one|des|single) (?!seule?|bouchee|morceau|comprime|thing|food|meal|repas|solid|bite|mouthful|cuillere|spoon|pill|tablet|gorgee)[a-z]+(?= ?,| et| and| without| sans)",
    ),
  },
  { all: [field(texture)], unless: field('milk ?shakes?|smoothies?') },
  { all: [field(treatment)] },
  { all: [field(surgery)] },
  {
    all: [field(`${prescribed}${few}{0,4} (?:${orders})`)],
    unless: field(
      'coming (?:for|to|over)|(?:wants|veut) (?:to come|venir|my recipe|the recipe|ma recette|la recette)|as a guest|invit[a-z]*',
    ),
  },
]

/** Among those who work there. */
export const staff = field(
  'no patients|staff ?rooms?|(?:just |only )?us (?:nurses|carers|doctors|porters)|(?:after|before|end of|between|off|my|our|long|night) (?:my |our |the |a )?(?:[a-z]+ )?shifts?|aucun patient|pas de patients|salle de (?:repos|pause)|(?:fin|sors|rentre|apres|retour) (?:de |ma |une |la )*garde|entre collegues|je rentre videe?',
)
export const wards =
  '(?:dialysis|renal|oncology|chemo[a-z]*|transplant|stroke|stoma|surgical|palliative(?: care)?|hospice|intensive care|burns) (?:units?|wards?|floors?|departments?|clinics?)|(?:soins (?:palliatifs|intensifs)|palliatifs|dialyse|oncologie|chimio[a-z]*|nephrologie|reanimation|chirurgie|hospice)'

/** Those who treat and those who collect for it are no patients: "the dialysis nurses", "leukaemia research". */
export const caregivers =
  "(?:work(?:s|ing|ed)?|job|shift|placement|career|night|travaille[nt]*|bosse[nt]*|stage|garde|poste|infirmiere?|nurse) (?:in|on|at|as|for|with|en|au|a|de|dans|pour) (?:the |a |an |la |le |l')?(?:[a-z]+ )?(?:dialysis|renal|oncology|chemo[a-z]*|transplants?|surgery|theatre|stoma|gastro[a-z]*|dialyse|oncologie|chirurgie|reanimation|rea|nephrologie|greffes?|bloc|chimio[a-z]*)(?: (?:unit|ward|department|team|clinic))?|(?:[a-z]+ )(?:nurses?(?! (?:says?|said|wants?|told|put))|staff|colleagues?|department|charity|research|fundrais[a-z]+|awareness|(?:team|ward|unit|clinic)(?:'s)? (?:[a-z]+ )?(?:party|do|picnic|potluck|lunch|bake sale|raffle|christmas [a-z]+))|(?:transplant|dialysis|renal|chemo|oncology|surgery|surgical|stroke|stoma) (?:teams?|doctors?|nurses?|wards?)(?! (?:says?|said|wants?|told|put|banned|bans|forbids?|allows?|has|insists))|(?:infirmi[a-z]+|equipes?|services?|soignante?s?|personnel|collegues|medecins?|chirurgiens?|brancardiers?) (?:du |de |de la |des |d'|en )?(?:service (?:de |d')?)?(?:dialyse|chimio[a-z]*|oncologie|nephrologie|greffes?|chirurgie|gastro[a-z ]*|reanimation|rea|bloc|stomatherapie)|(?:recherche|lutte|marche|course|vente|collecte|kermesse|association|gala|telethon)[a-z' ]{0,40} (?:contre|pour|au profit de) (?:le |la |les |l')?[a-z]+"

const limb =
  'knees?|hips?|shoulders?|ankles?|wrists?|hands?|thumbs?|fingers?|elbows?|foot|feet|toes?|bunions?|legs?|arms?|cataracts?|eyes?|meniscus|acl|genoux?|hanches?|epaules?|chevilles?|poignets?|mains?|pouces?|doigts?|coudes?|pieds?|orteils?|jambes?|bras|cataractes?|yeux|oeil|menisque|ligaments?|tendon'
/** Behind somebody, and of no matter for what they eat. */
export const limbMended = `(?:after|since|following|from|over|had|post|past|home|hospital|recover[a-z]*)(?: [a-z']+){0,4} (?:${limb})(?: [a-z]+){0,2} (?:op|ops|operations?|surgery|replacement|replaced|operated|done|fixed)|oper(?:er|ee?s?) (?:[a-z]+ ){0,2}?(?:du|de la|des|de l'|d'un|d'une|au|a la|aux) ?(?:${limb})|(?:apres|depuis|suite a)(?: [a-z']+){0,2} (?:operation|chirurgie|intervention|prothese)s? (?:du|de la|des|de l'|de|d'un|d'une|au|a la|aux) ?(?:${limb})`

/** A tooth is out by the evening, and an operation that went well is over. */
export const over = `(?:a|one|another|une|la) (?:[a-z]+ )?(?:tooth|dent)(?: [a-z]+){0,2} (?:out|pulled|removed|extracted|arrachee?|retiree?)|(?:tooth|dent) (?:out|pulled|removed|extracted|arrachee?|retiree?)|(?:pulled|arrach[a-z]+|retir[a-z]+|enlev[a-z]+) (?:a|une) (?:[a-z]+ )?(?:tooth|dent)(?! de sagesse)`

/** Still to come. */
export const ahead = field(
  'tomorrow|tonight before|next|before|upcoming|booked|(?:under|having) (?:a )?general|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|demain|prochaine?s?|veille|avant|(?:va|vais) (?:etre|me faire|se faire)',
)

/** The food is asked for as a patient needs it. */
export const adapted = field(
  "what (?:can|could|should|may)(?: [a-z]+){1,3} (?:eat|have|manage|chew)|(?:for|what) (?:after|afterwards)|soft (?:foods?|diet|meals?|things|stuff)|(?:something|anything|everything|that's|is|be) soft|smooth|mush[a-z]*|liquids?|purees?d?|blended|que (?:manger|peut)|quoi manger|peut[ -]il manger|mous?|molles?|mixee?s?|liquides?|lisse|sans macher|without chewing",
)

/** Well again, where it was not for life. */
export const recovered = field(
  "(?:op|operation|surgery|procedure|scan|chirurgie|intervention|accouchement|birth)(?: (?:on|of|de|du|for|d')?(?: ?[a-z']+){0,3})? (?:went (?:really |very |so )?(?:well|fine|great|smoothly|perfectly|to plan)|was a (?:total |complete )?success|s'est (?:tres |super )?bien passee?|est (?:un succes|une reussite|reussie))|(?:fully|completely|now|has|have|all|since|totally) recovered|got over|gotten over|(?:is|was|been|am|are|now|fully) (?:cured|healed|better now|all better|back to normal)|cured of|years? (?:ago|since|after|later|on now)|(?:chemo[a-z]*|treatment|radiotherapy|antibiotics)(?: is|'s| was| has| are)?(?: finally| all)? (?:over|finished|done|behind (?:me|him|her|us))|(?:end|last day|last session|last round|finish(?:ed|ing)|completed|done with)(?: of)?(?: her| his| my| the)? (?:chemo[a-z]*|radiotherapy|treatment)|all clear|(?:no|without|without any) (?:dietary |food |special |other |diet )?restrictions|(?:can|may|allowed to)(?: now| already)? eat (?:anything|everything|normally|as normal|as usual|what)|(?:no|pas de|sans|aucun) (?:special diet|regime)|(?:aucune|sans|pas de|sans aucune) restrictions?|peut (?:a nouveau |de nouveau |deja )?(?:tout manger|manger (?:de )?tout|manger normalement)|bell at the|en pleine forme|eats? (?:everything|anything)(?: again)?|gueri[a-z]*|remise? sur pied|il y a (?:[a-z]+|\\d+) ans|mange(?:r)? (?:de nouveau |a nouveau )?(?:de )?tout|(?:fin|derniere seance) (?:de |d')?(?:la |sa |ma |son )?(?:chimio[a-z]*|rayons|traitement)|(?:fini|termine) (?:sa|la|ma|son|mon|ses) [a-z]+|va (?:tres |beaucoup |bien )*mieux",
)
export const forLife = field(
  '(?:ha?emo)?dialys[a-z]*|transplant[a-z]*|greffee?s?|immuno[a-z]+|stom(?:a|ie|isee?s?)|ileo[a-z]+|colosto[a-z]+|tube|sonde|swallow[a-z]*|avaler|pku|cirrho[a-z]+',
)
