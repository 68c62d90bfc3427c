import type { Language } from '@roux/contract/language'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/**
 * Words that may stand beside the name of a food and leave what 100 g of it hold as they are: its size, its colour, how
 * good it is and how it is cut. Any other word may make another food of it ("peanut butter cups"). Folded.
 */
export const plainWords: Record<Language, ReadonlySet<string>> = {
  en: words(
    'a an the of plain natural large small medium big little sized size thumb thick thin heaped level fresh freshly ripe raw organic free range good quality best very fine finely coarse coarsely roughly thinly thickly grated chopped sliced diced minced crushed peeled trimmed cubed shredded torn boneless skinless unsalted softened soft melted cold chilled warm hot lukewarm room temperature sifted frozen defrosted thawed white red green yellow brown black golden orange purple baby young new pitted stoned seedless seeded deseeded drained rinsed washed picked whole mixed firm long floury waxy local seasonal and into about approx leaf leaves fillet fillets piece pieces head heads bulb bulbs clove cloves stick sticks stalk stalks sprig sprigs ground cracked toasted tap boiling unsweetened full fat mature flaky flat divided pure italian french english greek spanish',
  ),
  fr: words(
    "nature un une le la les l d de du des gros grosse grosses petit petite petits petites moyen moyenne moyens moyennes grand grande beau belle beaux belles bon bonne frais fraiche fraiches mur mure murs mures cru crue crus crues bio biologique fermier fermiere fermiers de qualite fin fine fins fines finement grossierement rape rapee rapes rapees hache hachee haches hachees emince emincee eminces emincees coupe coupee coupes coupees cisele ciselee cisele presse ecrase pele pelee peles pelees epluche epluchee epluches epluchees desosse mou ramolli fondu fondue froid froide tiede chaud chaude tamisee surgele surgelee surgeles surgelees blanc blanche blancs blanches rouge rouges vert verte verts vertes jaune jaunes brun brune noir noire noirs noires dore violet nouveau nouvelle nouvelles denoyaute denoyautee denoyautes denoyautees egoutte egouttee egouttes egouttees rince rincee entier entiere entiers entieres en cubes des rondelles lamelles morceaux ferme fermes long et environ moulu moulue feuille feuilles filet filets gousse gousses tete botte brin brins branche branches plein air non traite traitee traites traitees chair ferme a pur pure '",
  ),
}

export const dryWords = words('dried dry uncooked sec secs seche seches')
export const tinnedWords = words('tinned canned cooked jarred cuit cuits cuite cuites boite conserve')

/** What is said of a food after its name, and makes another thing of it. */
export const otherForms: Record<Language, RegExp> = {
  en: /\b(?:cooked|left ?over|soaked|reconstituted|rehydrated)\b/,
  fr: /\b(?:cuite?s?|restes?|trempee?s?|rehydratee?s?)\b/,
}
/** What of a citrus fruit or an egg is taken. */
export const parts: Record<Language, Record<'juice' | 'zest' | 'white' | 'yolk', RegExp>> = {
  en: {
    juice: /\b(?:juiced?|squeezed)\b/,
    zest: /\b(?:zest(?:ed)?|rind|peel)\b/,
    white: /\bwhites?\b/,
    yolk: /\byolks?\b/,
  },
  fr: { juice: /\b(?:jus|presses?)\b/, zest: /\b(?:zestes?|ecorces?)\b/, white: /\bblancs?\b/, yolk: /\bjaunes?\b/ },
}
/** Said of meat, that it is without its skin. */
export const skinned = /\b(?:skinless|skin removed|skinned|sans (?:la )?peau|desosses?)\b/
/** What is poured off or left in the pot. */
export const notEaten: Record<Language, RegExp> = {
  en: /\b(?:deep[- ]?fry(?:ing)?|for (?:shallow )?frying|brine|brining|for the (?:pasta )?water|curing)\b/,
  fr: /\b(?:friture|pour frire|saumure|eau de cuisson|salage)\b/,
}
/** Who likes it takes it. */
export const optional: Record<Language, RegExp> = {
  en: /\b(?:optional(?:ly)?|if (?:you )?(?:like|liked|wish|desired))\b/,
  fr: /\b(?:facultati(?:f|ve)s?|optionnel(?:le)?s?|si (?:vous|on) (?:aime|voulez|souhaitez))\b/,
}
