import type { LanguageWords } from '../language-words.ts'
import { phrases, words } from '../word-list.ts'

export const lines: LanguageWords['lines'] = {
  nameEnds: words('and or in into to with for from on over at until then if so but plus by'),
  determiners: words('the your more remaining reserved other'),
  taken: words(
    'from zest juice rind peel seeds leaves flesh white whites yolk yolks green greens tops part parts only grated finely freshly squeezed thinly pared and the strained & ,',
  ),
  links: words('of'),
  relations: new Map([
    ['or', 'or'],
    ['plus', 'plus'],
    ['and', 'plus'],
    ['to', 'to'],
    ['including', 'with'],
    ['which', 'with'],
  ]),
  each: words('each apiece per'),
  preparationStarts: words(
    'for to plus extra at finely roughly coarsely thinly thickly lightly freshly cut chopped sliced diced peeled grated crushed minced beaten melted softened halved quartered trimmed drained rinsed shredded torn toasted sifted mashed deseeded seeded pitted juiced zested cubed julienned separated bruised washed cored optional dissolved mixed blended whisked diluted slaked soaked',
  ),
  startsOnlyBefore: new Map([
    ['to', words('taste serve garnish finish decorate dust grease glaze coat drizzle sprinkle season')],
    ['at', words('room')],
    ['plus', words('extra more a some')],
    ['extra', words('for to')],
  ]),
  afterParticiple: words(
    'and or into in if until with lengthways crossways very thinly finely roughly coarsely thickly small',
  ),
  about: words(
    'about around approx approximately roughly circa ca nearly almost scant generous heaping maybe another extra ~ ≈ ±',
  ),
  between: words('between'),
  bounds: new Set(
    phrases(
      'up to|at least|at most|no more than|not more than|more than|less than|max|maximum|a maximum of|minimum|a minimum of|just under|just over|a little under|a little over|a little less than|a little more than|a bit under|a bit over|slightly less than|slightly more than|well over|over|under|close to|nearly|a scant|a generous|a heaped|a heaping|a level|a rounded|a good|a full|a further|the|your',
    ),
  ),
  mixed: words('mixed dissolved blended whisked diluted slaked soaked crumbled stirred combined made up'),
  namedWith: words(''),
  takesAnyParticiple: /ed$|ly$/,
  freeStarts: words('for to plus extra at'),
  countedByUnitBehind: true,
}
