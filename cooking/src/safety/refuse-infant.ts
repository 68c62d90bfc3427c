import { isLeftOut } from './harmless-words.ts'
import { plainWords } from './plain-words.ts'
import { whoEats } from './who-eats.ts'

const any = (source: string) => new RegExp(`(?<![a-z0-9])(?:${source.replace(/\s*\n\s*/g, '')})(?![a-z0-9])`, 'g')

/**
 * What must not be given before the first birthday: honey (botulism), salt, whole nuts and other hard pieces (choking),
 * milks of plants or animals in the place of breast milk or formula, what is raw, coffee and alcohol. NHS, "Foods to
 * avoid giving babies and young children"; Santé publique France, "La diversification alimentaire".
 */
const harmful = any(`
honey(?:ed|comb)?|miel|(?<!low |less |little |peu de |no added )(?:salt|sel)(?! (?:free|dough))|salt(?:ed|y)(?! caramel)|salee?s?|bouillon cube|(?:stock|bouillon) cubes?|soy sauce|sauce soja|
(?<!ground |butter of )(?:pea|wal|hazel)?nuts?(?! (?:butter|milk|powder|flour|paste|puree|oil|free|allerg[a-z]+|squash))|(?:almonds?|cashews?|pistachios?|pecans?|peanuts?|macadamias?)(?! (?:butter|milk|powder|flour|paste|puree|oil|free|allerg[a-z]+))|(?:peanut|nut|almond) (?:brittle|pieces|clusters)|(?:toffee|brittle|hard sweets|boiled sweets|marshmallows?|pop ?corn|whole (?:grapes|cherry tomatoes|blueberries)|jelly (?:cubes|beans)|chewing gum|ice cubes|lollipops?)|
(?<!(?:beurre|puree|poudre|lait|huile|pate|farine) (?:de |d'|des |aux ))(?:cacahuetes?|arachides?|noisettes|amandes|noix(?! (?:de (?:coco|muscade|saint|st|beurre|veau)))|pistaches|bonbons|chamallows?)|raisins? entiers|tomates cerises entieres|
(?:coffee|espresso|energy drinks?|coca|cola|coke)(?! cake)|cafe(?! gourmand)|(?:lait|fromages?|oeufs?|poissons?) (?:au lait )?crus?|raw (?:milk|eggs?|fish|meat|honey|oysters?)|unpasteuri[sz]ed|tartares?|sushis?|sashimis?|swordfish|shark|espadon|requin|
alcohol|whisk(?:e)?y|rum|vodka|gin|brandy|beer|wine|calvados|alcool|rhum|bieres?|vin (?:rouge|blanc|chaud)|cognac|pastis|eau de vie`)

const otherMilk = any(
  `(?:almond|oat|rice|soya?|nut|cashew|coconut|hemp|hazelnut|walnut|goat'?s?|cow'?s?|sheep'?s?|mare'?s?|donkey'?s?|raw|condensed|evaporated|plant|plant based|vegan|skimmed|uht|home ?made) (?:[a-z]+ )?milk|laits? (?:d'amandes?|d'avoine|de riz|de soja|de coco|de noisettes?|de chataignes?|de chevre|de vache|de brebis|de jument|d'anesse|vegetal|concentre|cru|demi ecreme|entier|maison)|boisson (?:vegetale|au soja|a l'avoine|de riz)|(?:home ?made|home made|diy|own|scratch|make|making|recipe for|recipe)(?: [a-z']+){0,3} formula|formula (?:[a-z]+ ){0,3}(?:recipe|at home|from|with)|(?:faire|fabriquer|preparer|recette (?:de|d'un|du))(?: [a-z']+){0,3} lait (?:infantile|maternise|1er age|pour bebe)|lait (?:infantile|maternise) (?:fait )?maison|eau sucree|(?:sugar|sugared|sugary) water|jus de (?:fruits?|pommes?)|(?:fruit|apple|orange) juice`,
)
/** What a baby drinks in the place of breast milk or formula. */
const drunk = any(
  'bottles?|formula|drinks?|drinking|feeds?|sippy cup|beaker|breast ?milk|newborns?|biberons?|boire|boit|tetine|tetee|a la place du lait|remplacer|nouveaux? nes?|lait (?:infantile|maternise)',
)

/** Is something asked for a child under one that no such child must have? */
export function isHarmfulToInfants(text: string): boolean {
  if (!whoEats(text).includes('infant')) return false
  const plain = plainWords(text)
  const has = (words: RegExp) =>
    [...plain.matchAll(words)].some(({ 0: word, index }) => !isLeftOut(plain, index, index + word.length))
  return has(harmful) || (has(otherMilk) && has(drunk))
}
