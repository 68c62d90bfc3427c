import type { Language } from '@roux/contract/language'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** What may be taken of a thing before its amount is said: "Zest and juice of 1 lemon", "le jus d'un citron". */
export const takenWords: Record<Language, ReadonlySet<string>> = {
  en: words(
    'zest juice rind peel seeds leaves flesh white whites yolk yolks grated finely freshly squeezed thinly pared and the strained & ,',
  ),
  fr: words(
    "le la les l ' jus zeste zestes ecorce ecorces graines chair pulpe blanc blancs jaune jaunes rape rapes fin fins finement et &",
  ),
}

/** Between an amount and its ingredient. */
export const linkWords: Record<Language, ReadonlySet<string>> = {
  en: words('of'),
  fr: words("de d du des ' la l environ"),
}

/** Between two amounts of one line, and how the second one stands to the first. */
export const relations: Record<Language, ReadonlyMap<string, Relation>> = {
  en: new Map([
    ['/', 'same'],
    ['|', 'same'],
    ['or', 'or'],
    ['plus', 'plus'],
    ['+', 'plus'],
    ['and', 'plus'],
    ['&', 'plus'],
    ['to', 'to'],
    ['-', 'to'],
    ['–', 'to'],
  ]),
  fr: new Map([
    ['/', 'same'],
    ['|', 'same'],
    ['soit', 'same'],
    ['ou', 'or'],
    ['plus', 'plus'],
    ['+', 'plus'],
    ['et', 'plus'],
    ['&', 'plus'],
    ['a', 'to'],
    ['-', 'to'],
    ['–', 'to'],
  ]),
}

/** `same`: another notation. `or`: instead. `plus`: on top. `to`: the upper end. */
export type Relation = 'same' | 'or' | 'plus' | 'to'

/** Says that an amount is that of one piece, not of all: "(150 g each)", "de 150 g chacun". */
export const eachWords: Record<Language, ReadonlySet<string>> = {
  en: words('each apiece per'),
  fr: words('chacun chacune piece'),
}

/** Begins what is done to an ingredient when no comma says so: "1 onion finely chopped", "butter for the tin". */
export const preparationStarts: Record<Language, ReadonlySet<string>> = {
  en: words(
    'for to plus extra at finely roughly coarsely thinly thickly lightly freshly cut chopped sliced diced peeled grated crushed minced beaten melted softened halved quartered trimmed drained rinsed shredded torn toasted sifted mashed deseeded seeded pitted juiced zested cubed julienned separated bruised washed cored optional',
  ),
  fr: words(
    'pour au a plus selon facultatif finement grossierement en emince emincee eminces emincees cisele ciselee ciseles ciselees pele pelee peles pelees epluche epluchee epluches epluchees ecrase ecrasee ecrases ecrasees presse pressee presses pressees fondu battu battus ramolli coupe coupee coupes coupees lave lavee laves lavees egoutte egouttee egouttes egouttees rince rincee rinces rincees hache hachee haches hachees rape rapee rapes rapees taille taillee tailles taillees epepine epepinee epepines epepinees denoyaute denoyautees denoyautes equeutees tamisee facultative degerme degermee degermes degermees emonde emondes emondees monte montes',
  ),
}

/** A start counts only before one of these words; one that is not listed here counts before anything that may follow. */
export const startsOnlyBefore: Record<Language, ReadonlyMap<string, ReadonlySet<string>>> = {
  en: new Map([
    ['to', words('taste serve garnish finish decorate dust grease glaze coat drizzle sprinkle season')],
    ['at', words('room')],
    ['plus', words('extra more a some')],
    ['extra', words('for to')],
  ]),
  fr: new Map([
    ['a', words('temperature volonte convenance part')],
    ['au', words('gout choix moins')],
    ['plus', words('un pour')],
    [
      'en',
      words(
        'des cubes rondelles morceaux tranches lamelles julienne brunoise petits gros fines quartiers batonnets lanieres deux quatre',
      ),
    ],
  ]),
}

/** What may follow a participle at the end of a line: "chopped and …", "coupées en dés"; else it belongs to a name. */
export const afterParticiple: Record<Language, ReadonlySet<string>> = {
  en: words('and or into in if until with lengthways crossways very thinly finely roughly coarsely thickly small'),
  fr: words('et ou en a au avec puis pour finement grossierement tres'),
}

/** Starts that need no look at what follows. */
export const freeStarts: ReadonlySet<string> = words('for pour selon to at plus extra a au en')

/** With these before it, or as these pairs, the participle is part of the name: "viande hachée", "tomates pelées". */
export const namedWith: ReadonlySet<string> = new Set([
  ...'viande boeuf porc veau steak dinde fromage gruyere emmental parmesan comte cheddar mozzarella coco'.split(' '),
  'tomates pelees',
])
