import type { LanguageWords } from '../language-words.ts'
import { phrases, words } from '../word-list.ts'

export const negation: LanguageWords['negation'] = {
  openings:
    phrases(`en guise de|en guise d|sans|ni|pas de|pas d|aucun|aucune|au lieu de|au lieu du|au lieu des|au lieu d|en place du|en place de|en place des
    à la place de|à la place du|à la place des|à la place d|en remplacement de|en remplacement du|en remplacement des|plutôt que|exempt de|exempte de|substitut de|substitut au|alternative au|alternative à la
    remplaçant de|n est pas|ne sont pas|n étaient pas|n était pas|zéro|dépourvu de`),
  fillers: words(
    'de d du des la le les l a an aucun aucune trace traces besoin habituel classique lecithine proteine proteines',
  ),
  carrying: words('ni ou'),
  absences: words(''),
  shunning: words(''),
  clauseOpenings: words('pas sans ni jamais'),
  lifting: {
    plants: ['vegan', 'vegane', 'vegetal', 'vegetale', 'vegetau', 'vegetalien', 'vegetalienne', 'simili'],
    noFlesh: ['vegetarien', 'vegetarienne', 'veggie', 'vege'],
    noSulphites: ['non sulfure', 'non sulfuree', 'non soufre', 'non soufree'],
    noRennet: ['presure vegetale', 'presure microbienne', 'san presure'],
    noLactose: ['pauvre en lactose', 'peu de lactose', 'delactose', 'delactosee', 'matin leger', 'zymil'],
  },
}
