import type { KitchenLanguage } from '@roux/contract/language'
import { words } from '@roux/cooking/languages/word-list'
export type Words = Record<KitchenLanguage, readonly string[]>

/** After these comes what is wanted. They also end what is to be left out. */
export const withWords: Words = {
  en: ['with', 'using', 'made with', 'containing', 'featuring'],
  fr: ['avec', 'à base de', 'à base d'],
}

/** As `withWords`, but often with no food after them: "from scratch", "à la maison". */
export const fromWords: Words = {
  en: ['from', 'of', 'leftover'],
  fr: ['au', 'aux', 'à la', 'à l', 'reste de', 'restes de'],
}

/** After these comes something else; they only end what is to be left out. */
export const elseWords: Words = {
  en: ['but', 'on', 'in', 'for'],
  fr: [
    ...['mais', 'pour', 'en', 'plus'],
    // These only sound as if something was left out.
    ...['à part entière', 'hors du commun', 'hors norme', 'hors normes', 'hors saison'],
  ],
}

/** Between the last two of a list: "eggs and milk". */
export const joiningWords: readonly string[] = ['and', 'or', 'nor', 'et', 'ou', 'ni']

/** Of these, those that go on with what is to be left out, whatever it is: "no dairy or mushrooms". */
export const refusingWords: readonly string[] = ['or', 'nor', 'ou', 'ni']

/** Between the parts of a list. */
export const listWords: readonly string[] = [...joiningWords, ',', 'any', 'also', 'aussi']

/** Words, bare of accents, that may stand between an opening word and a name: little ones, and how food is prepared. */
export const fillerWords = words(
  `severe severes serious bad mild deadly known grave graves forte fortes mortelle mortelles connue connues
  a an the another yet encore any some all my our your little of kind sort too much many very really additional single form source sources trace traces
  de d du des la le les l un une aucun aucune trop ma mon mes toute tout tous toutes a au aux autre autres moindre
  fresh frozen tinned canned jarred dried added extra whole big small large fine raw cooked roasted toasted fried baked
  grilled boiled steamed chopped sliced grated ground crushed shredded minced salted unsalted smoked cured processed hard
  soft hidden real actual plain pure animal other more
  frais fraiche fraiches seche seches sechee sechees cru crus crue crues cuit cuits cuite cuites grille grilles grillee
  grillees roti rotis rotie roties rape rapes rapee rapees hache haches hachee hachees fume fumes fumee fumees entier
  entiere entieres entiers petit petits petite petites gros grosse grosses vrai vraie trace traces`,
)
/** What "no" and "sans" leave out that is no food, though one may follow: "no fuss pasta", "no bake cake". */
export const activityWords = words(
  `fuss faff guilt worry sleep rush hurry care bake cook cooking knead churn mess stress hassle bother drama waste frills time prep effort oven machine
  mixer blender equipment more longer later less than need cuisson four machine robot chichi stress prise plus moins`,
)

/** Words, bare of accents, that tell which language a prompt is in. */
export const tellingWords: Words = {
  en: 'a an the and with without for of in no under using my some quick easy people vegan soup chicken i want something'.split(
    ' ',
  ),
  fr: 'un une le la les de du des et avec sans pour aux au en pas rapide facile personnes je veux recette moins poulet'.split(
    ' ',
  ),
}
