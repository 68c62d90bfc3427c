import type { LanguageWords } from '../language-words.ts'
import { phrases, words } from '../word-list.ts'

export const lines: LanguageWords['lines'] = {
  nameEnds: words('et ou dans en a avec pour sur puis si mais jusqu au aux par sans que'),
  determiners: words('le les votre vos autres'),
  taken: words(
    "le la les l ' jus zeste zestes ecorce ecorces graines feuilles chair pulpe blanc blancs jaune jaunes vert verts partie tendre verte blanche rape rapes fin fins finement et &",
  ),
  links: words("de d du des ' la l environ"),
  relations: new Map([
    ['soit', 'same'],
    ['ou', 'or'],
    ['plus', 'plus'],
    ['et', 'plus'],
    ['a', 'to'],
    ['dont', 'with'],
  ]),
  each: words('par chacun chacune piece'),
  preparationStarts: words(
    'pour au a plus selon facultatif finement grossierement en emince emincee eminces emincees cisele ciselee ciseles ciselees pele pelee peles pelees epluche epluchee epluches epluchees ecrase ecrasee ecrases ecrasees presse pressee presses pressees fondu battu battus ramolli coupe coupee coupes coupees lave lavee laves lavees egoutte egouttee egouttes egouttees rince rincee rinces rincees hache hachee haches hachees rape rapee rapes rapees taille taillee tailles taillees epepine epepinee epepines epepinees denoyaute denoyautees denoyautes equeutees tamisee facultative degerme degermee degermes degermees emonde emondes emondees monte montes fendu fendue fendus fendues delaye delayee delayes delayees dissous dilue diluee melange melangee',
  ),
  startsOnlyBefore: new Map([
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
  afterParticiple: words('et ou en a au avec puis pour finement grossierement tres'),
  about: words('environ env approximativement presque encore ~ ≈ ±'),
  between: words('entre'),
  bounds: new Set(
    phrases(
      "jusqu'a|au moins|au plus|au maximum|au minimum|maximum|max|minimum|pas plus de|plus de|moins de|un peu moins de|un peu plus de|un peu moins d'|un peu plus d'|un petit peu moins de|a peine|a peu pres|gros comme|pres de|pas tout a fait|les|vos",
    ),
  ),
  mixed: words(
    'delaye delayee delayes delayees dissous dissoute dilue diluee dilues diluees melange melangee melanges melangees fondu fondue trempe trempee trempes trempees',
  ),
  namedWith: new Set([
    ...words('viande boeuf porc veau steak dinde fromage gruyere emmental parmesan comte cheddar mozzarella coco'),
    'tomates pelees',
  ]),
  freeStarts: words('pour selon plus a au en'),
  countedByUnitBehind: false,
}
