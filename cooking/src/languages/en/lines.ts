import type { LanguageWords } from '../language-words.ts'
import { words } from '../word-list.ts'

export const lines: LanguageWords['lines'] = {
  nameEnds: words('and or in into to with for from on over at until then if so but plus by'),
  determiners: words('the your more remaining reserved other'),
  taken: words(
    'zest juice rind peel seeds leaves flesh white whites yolk yolks grated finely freshly squeezed thinly pared and the strained & ,',
  ),
  links: words('of'),
  relations: new Map([
    ['or', 'or'],
    ['plus', 'plus'],
    ['and', 'plus'],
    ['to', 'to'],
  ]),
  each: words('each apiece per'),
  preparationStarts: words(
    'for to plus extra at finely roughly coarsely thinly thickly lightly freshly cut chopped sliced diced peeled grated crushed minced beaten melted softened halved quartered trimmed drained rinsed shredded torn toasted sifted mashed deseeded seeded pitted juiced zested cubed julienned separated bruised washed cored optional',
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
  namedWith: words(''),
  takesAnyParticiple: /ed$|ly$/,
  freeStarts: words('for to plus extra at'),
  countedByUnitBehind: true,
}
