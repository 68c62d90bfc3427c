import { harmingFoods } from './allergy-talk.ts'
import { anyOf } from './any-of.ts'
import {
  adapted,
  ahead,
  caregivers,
  forLife,
  limbMended,
  over,
  patientFields,
  recovered,
  staff,
  wards,
} from './patient-fields.ts'
import { plainWords } from './plain-words.ts'
import { isSharedWithBaby } from './shared-with-baby.ts'
import { whoEats } from './who-eats.ts'
import { speaksOf } from './word-fields.ts'

/** Illnesses, treatments and examinations that decide what may be eaten, and how it has to be. */
const patients = anyOf(`
dysphagia|dysphagic|iddsi|(?:trouble|difficult(?:y|ies)|problems?|struggl(?:e|es|ing)|hard|painful|unable|pain) (?:with |to |when |in )?swallow(?:ing)?|(?:can't|cannot|cant|can not|couldn't|can hardly|can barely|not able to) (?:really |properly |safely )?(?:swallow|chew)|swallow(?:ing)? (?:trouble|difficult(?:y|ies)|problems?|disorder|issues|safely|study|test)|(?:trouble|difficulty|problems?) chewing|(?:thickened|pureed|minced and moist|level [3-7]) (?:fluids?|liquids?|diets?|food diet|meals? for|texture)|aspiration (?:risk|pneumonia)|choking risk|
colonoscop(?:y|ies)|endoscop(?:y|ies)|gastroscop(?:y|ies)|bowel prep(?:aration)?|low residue|clear liquids? diet|clear liquids|clear fluids|(?:before|after|prior to|day before|for) (?:my |her |his |a |an |the |bowel |heart |stomach )*(?:surgery|operation|anaesthetic|anesthesia|ct scan|mri|scan)|
(?:kidney|renal) (?:disease|failure|patients?|problems?|diets?|disorder|friendly|function|transplant|insufficiency|issues|trouble|injury|impairment|stones?|support|safe)|(?:bad|failing|weak|damaged|one|my|his|her|sick) kidneys?(?= |$|[,.;!?])(?! (?:beans?|pie|pudding))|dialysis|haemodialysis|hemodialysis|ckd|nephr(?:itis|otic|opathy|ology)[a-z]*|low (?:potassium|phosphorus|phosphate|oxalate|purine and protein|protein diet)|potassium restricted|fluid restricti(?:on|ons|ed)|
(?:tube|peg|ng|enteral|parenteral|nasogastric|g tube|gastrostomy|stomach tube) (?:feed(?:s|ing)?|fed|tube|nutrition)|feeding tubes?|blenderi[sz]ed (?:diet|feeds?)|
bariatric|gastric (?:sleeve|bypass|band(?:ing)?|balloon|surgery|bands?)|sleeve (?:gastrectomy|surgery|op)|gastrectomy|(?:weight loss|stomach|bowel|gut|jaw|throat|oral) surgery|roux en y|whipple|(?:after|had) (?:a |my )?(?:bypass|sleeve)|wired (?:jaw|shut)|jaw (?:is )?wired|
neutropeni[ac]|chemo(?:therapy)?|radiotherapy|radiation (?:therapy|treatment)|immun(?:e|o) ?(?:suppress(?:ed|ants?|ion)|compromised|deficien(?:t|cy))|(?:weak|weakened|compromised|suppressed|no) immune system|(?:bone marrow|stem cell|organ|liver|heart|lung|kidney) transplant(?:s|ed)?|transplant (?:patients?|recipients?)|mucositis|cancer (?:patients?|treatment)|leuk(?:a)?emia|oncology|
pku|phenylketonuri[ac]|gala?ctos(?:a)?emia|mcadd|maple syrup urine|urea cycle|tyrosin(?:a)?emia|wilson'?s disease|pancreatitis|cirrhosis|(?:liver|hepatic|heart|respiratory) failure|encephalopathy|ileostom(?:y|ies)|colostom(?:y|ies)|stomas?|ostomy|short bowel|bowel obstruction|gastroparesis|refeeding|diverticulitis|(?:crohn'?s|colitis|ibd) flare(?: up)?|fistula|gall ?bladder|(?:after|post|following|since) (?:[a-z]+ ){0,3}(?:surgery|operation)|(?:after|had) (?:a |my |his |her )?heart attack|chok(?:es?|ing) on (?:his |her |my )?(?:food|solids|lumps|meals|dinner|everything)|pre(?:mie|emie|mature bab[a-z]+)s?|nil by mouth|(?:apres|suite a) (?:un|une|mon|son|sa|l')? ?(?:infarctus|crise cardiaque|extraction|operation|hernie)|s'etouffe(?:nt)? (?:avec|en mangeant)|etouffe avec les morceaux|prematuree?s?|1er age|premier age|gallstones?|post ?op(?:erative(?:ly)?)?|(?:stomach|bowels?|colon|pancreas|spleen|intestines?|o?esophagus|part of (?:my|his|her|the) [a-z]+) (?:was |were |is |has been |been |just |had )*(?:removed|taken out|resected|operated)|(?:resection|gastric surgery)|eating disorder|anorexi[ac]|bulimi[ac]|after (?:a |my |his |her )?stroke|stroke (?:patients?|survivors?)|warfarin|maoi|
dysphagie|dysphagiques?|fausses? routes?|troubles? de (?:la )?(?:deglutition|mastication)|(?:mal|peine|difficultes?|du mal|problemes?|arrive pas|peut pas|peut plus|peux pas|peux plus|ne peut|n'arrive plus) (?:a |pour |de |bien )*(?:avaler|deglutir|macher|mastiquer)|(?:texture|alimentation|repas|plats?) (?:modifiee?s?|mixee?s?|mixes lisses?|lisse|hachee?s? fine?s?|epaissie?s?)(?= (?:pour|de|a cause)|[,.;!?]|$)|eau gelifiee|liquides epaissis|mange mixe|
coloscopies?|(?:ma|sa) colo(?= (?:demain|apres demain|ce|cette|est|c'est|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|a \\d))|colonoscopies?|endoscopies?|gastroscopies?|fibroscopies?|sans residus?|pauvre en residus?|(?:avant|apres|veille d[eu']|jour avant) (?:une |un |mon |ma |son |sa |l'|la |le |de |d')*(?:operation|anesthesie|chirurgie|scanner|irm|intervention)|
insuffisan(?:ce|ces|t|te|ts) (?:renales?|renaux|renal|hepatiques?|cardiaques?)|maladies? (?:renales?|des reins|du rein|de crohn en poussee)|(?:problemes?|malade|malades|souffre|mal) (?:aux|des|de|du) (?:reins?)|(?:mes|ses|de) reins (?:malades?|fatigues|fonctionnent|abimes)|greffe (?:de |du |d')?(?:rein|foie|coeur|moelle|renale)|greffee?s?(?= (?:d|r|recem|depuis|[,.;]|$)|$)|dialys(?:e|ee?s?|es)|hemodialyse|nephro[a-z]+|nephrites?|(?:pauvre|pauvres|sans|peu|limite|reduit) (?:en |de )?(?:potassium|phosphore|phosphate|oxalates?)|restriction hydrique|calculs? renaux|
(?:nutrition|alimentation) (?:enterale|parenterale|par sonde)|sonde (?:gastrique|naso ?gastrique|d'alimentation|de gastrostomie)|gastrostomie|nourrie? par sonde|par sonde|(?:par|dans|via) (?:la|sa|une|ma|leur) sonde(?! (?:de|a) (?:cuisson|viande|temperature))|(?:a|avec|porte|sous|posee?|mis|mise|ont) (?:une |sa |la )?sonde(?! (?:de cuisson|a viande|thermo[a-z]+|a|pour|du|de (?:temperature|four)))|vesicule(?: biliaire)?|ablation (?:d|de|du|des) ?[a-z']+|
bariatriques?|(?:chirurgie|operation) (?:de l'|gastrique|de l'obesite|digestive|de la machoire|dentaire lourde|bariatrique|intestinale|estomac)(?:estomac|obesite|intestin)?|sleeve|by ?pass(?: gastrique)?|anneau gastrique|gastrectomie|opere(?:e)? (?:de l'|du |de la |des )(?:estomac|intestins?|colon|machoire|coeur|gorge)|
neutropeni(?:e|ques?)|aplasie|chimio(?:therapie)?|radiotherapie|immuno ?(?:deprimee?s?|depression|supprimee?s?|suppresseurs?|deficien[a-z]+)|(?:defenses|systeme) immunitaires? (?:faibles?|affaiblie?s?|basses?|a plat|fragiles?)|mucite|aphagie|(?:traitement|malade|atteinte?s?|patiente?s?) (?:du |d'un |de son |pour un )?cancer|leucemie|
phenylcetonurie|galactosemie|pancreatite|cirrhose|encephalopathie|stomies?|stomisee?s?|ileostomie|colostomie|poche de stomie|occlusion intestinale|gastroparesie|diverticulite|renutrition|troubles? (?:du comportement alimentaire|alimentaires)|anorexi(?:e|ques?)|boulimi(?:e|ques?)|apres (?:un|son|mon|l') ?avc|avk|anti ?vitamine k|machoire (?:cassee|bloquee|cerclee)`)

/** Nobody is ill: "kidney beans", "easy to swallow", "chemo is over". */
const healthy = anyOf(
  `(?:steak and |devilled |lamb'?s? |pork |veal |beef |grilled )kidneys?|kidney (?:beans?|pie|pudding)|rognons?(?: de [a-z]+)?|easy to swallow|swallow(?:ed)? (?:whole|my pride)|anorexi[ac] budget|no (?:kidney|swallowing|chewing|health) (?:problems?|disease|issues)|not (?:on )?(?:dialysis|chemo)|sans (?:probleme|souci)s? de (?:reins|sante|deglutition)|stroke of (?:genius|luck)|after surgery in the garden|hard to swallow(?= (?:news|pill))|anne?au de calamar|sleeves? of (?:crackers|biscuits|cookies|oreos)|(?:rolled|short|long) sleeves?|oven chimi[a-z]+|chimichurris?|chimichangas?`,
  'g',
)

/** Who has no gallbladder any more eats little fat, and says so. */
const withoutGall = anyOf(
  "gall ?(?:bladder|stones?)(?: (?:op|operation|surgery|removal|removed|taken|out)){0,3}|calculs? biliaires?|(?:(?:vien[a-z]*|vient) (?:de |d')(?:se faire |etre )?|(?:s'est|a|ete|fait) (?:fait )?)*(?:(?:operer?|operee?s?|operation|ablation|enlever|retirer|retrait|chirurgie) (?:de )?)?(?:(?:la|sa|ma|l'|une) )?vesicule(?: biliaire)?",
  'g',
)
const lean = anyOf(
  "nothing fatty|no fat|low[ -]fat|fat[ -]free|lean|nothing greasy|not (?:too )?fatty|(?:pas|peu|rien|sans|moins) (?:trop )?(?:de |d[e']? ?)?gras(?:ses?)?|(?:pauvre|faible) en graisses?|maigre|allege",
)

/** Illnesses that the kitchen has dishes for, as long as nothing was operated on. */
const dishedFor = anyOf(
  'heart attacks?|infarctus|crises? cardiaques?|gall ?(?:bladder|stones?)|calculs? biliaires?|vesicule(?: biliaire)?',
  'g',
)
const operated = anyOf(
  'post|op|operat(?:ed|ions?)|surgery|bypass|remov(?:ed|al)|taken out|(?:gall ?bladder|gall ?stones?|it|them) out|oper(?:er|ee?s?|ations?)|ablation|chirurgie|enlev(?:er|ee?)|retir(?:er|ee?)',
)

/** A food that is blamed, and not the pieces that it comes in. */
const ofFood = `(?= (?:it|them|ca)(?![a-z])| (?:(?!(?:lumps?|bits?|chunks?|pieces?|skins?|bones?|morceaux?|bouts?|grumeaux?|peaux?|aretes?|fils?) )[a-z']+ ){0,5}?${harmingFoods}(?![a-z]))`
/** What an allergy did is no illness of their swallowing. */
const choked = anyOf(
  `(?:s'(?:etouffe|etrangle)|chok(?:e|es))(?:nt)? (?:si|des qu'?|quand|lorsqu'?e?|if|when|whenever|even if) ?(?:(?:il|elle|il n'|there|it|he|she|they|even|meme|just|just the) )*(?:y a|ya|y'a|there's|'s|is|contient|contains|touche|touches|sent|smells?|sniffs?|voit|near|around)${ofFood}`,
  'g',
)
/** A drip that is over is no treatment, where an allergy led to it. */
const dripped = anyOf(
  `(?:\\d+|[a-z]+) (?:heures?|jours?|nuits?|hours?|days?|nights?) (?:sous perfusion|on (?:a|the) (?:drip|ventilator))|(?:fini|termine|atterri|passe|retrouve)[a-z]* (?:(?:direct|directement|aussi|encore|meme) )*sous perfusion|(?:ended up|landed|wound up|finished) (?:straight )?on (?:a|the) (?:drip|ventilator)`,
  'g',
)
const blamed = anyOf(
  `(?:after|from|because of|due to|apres|a cause (?:de|du|des|d')|(?:choc|shock|react[a-z]*|allerg[a-z]*|anaphyla[a-z]*)(?: [a-z']+){0,2}?) (?:[a-z']+ ){0,3}?${harmingFoods}`,
)

/** Whoever has had them out knows that it is to be cold and smooth, and says so; who asks what may be eaten is told to ask. */
const wisdomTeeth = anyOf(
  `(?:my |his |her |the |des |mes |ses |les |de |d'|une |un )*(?:(?:arrach|enlev|retir|extrai)[a-z]* )?(?:[a-z']+ )?(?:wisdom (?:teeth|tooth)|dents? de sagesse)(?: [a-z]+){0,2}(?: (?:out|pulled|removed|extracted|extraction|arrachee?s?|enlevee?s?|retiree?s?))?`,
  'g',
)
const orders = anyOf(
  'cold|chilled|smoothies?|ice cream|milk ?shakes?|froide?s?|glacee?s?|smoothie|bien frais|bien fraiche',
)
const asksWhat = anyOf('what (?:can|could|should|may|is safe|to eat)|que (?:peut|puis|manger|faut)|quoi manger|allowed')

const caregiving = anyOf(caregivers, 'g')
const ofWards = anyOf(wards, 'g')
const mended = anyOf(`${limbMended}|${over}`, 'g')

/**
 * Why a recipe is left to those who look after somebody, and not made by a kitchen that has none for them: their illness
 * or treatment decides what may be eaten, or they are under one year old and eat something of their own. Null where
 * anybody may cook.
 * @param text what the cook wrote, with what is asked of every recipe
 */
export function leftToOthers(text: string): 'medical' | 'infant' | null {
  const read = plainWords(text).replace(healthy, ' ; ').replace(choked, ' ; ').replace(caregiving, ' ; ')
  const spared = lean.test(read) ? read.replace(withoutGall, ' ; ') : read
  const known = asksWhat.test(spared) || operated.test(spared) ? spared : spared.replace(dishedFor, ' ; ')
  const told = blamed.test(known) ? known.replace(dripped, ' ; ') : known
  const all = staff.test(told) ? told.replace(ofWards, ' ; ') : told
  const settled = orders.test(all) && !asksWhat.test(all) ? all.replace(wisdomTeeth, ' ; ') : all
  const said = ahead.test(settled) || adapted.test(settled) ? settled : settled.replace(mended, ' ; ')
  const isIll = patients.test(said) || speaksOf(said, patientFields)
  if (isIll && (!recovered.test(said) || [ahead, adapted, forLife].some((words) => words.test(said)))) return 'medical'
  return whoEats(text).includes('infant') && !isSharedWithBaby(text) ? 'infant' : null
}
