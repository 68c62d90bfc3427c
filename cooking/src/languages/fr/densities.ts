import type { LanguageWords } from '../language-words.ts'
import { words } from '../word-list.ts'

export const densities: LanguageWords['densities'] = {
  changing: words('sec secs seche seches cuit cuits cuite cuites poudre lyophilise fouettee souffle'),
  nameEnds: words('de d du des a au aux'),
  beforeNoun: words('gros grosse petit petite petits petites bon bonne beau belle'),
}
