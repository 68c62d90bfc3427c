import type { LanguageWords } from '../language-words.ts'
import { bareWord } from '../pattern.ts'
import { words } from '../word-list.ts'

export const making: LanguageWords['making'] = {
  verbs: words(
    'preparez preparer realisez realiser confectionnez confectionner faites faire fabriquez former formez obtenir obtenez en monter montez',
  ),
  little: words(
    'une un la le l les des de du d votre petite petit bonne bel belle simple rapide vos en fine epaisse sorte espece faux fausse',
  ),
  shaping:
    /^(?:coup|taill|debit|detaill|eminc|tranch|faconn|form|roul|rap|mix|ecras|redui|transform|effiloch|emiett|moul|press|hach|divis)/,
  naming:
    /(?:^| )(?:c est|voici|voila|obtenez|obtient|obtenir|obtiendrez|deviennent|devient|appel\S+) (?:la|le|les|l|une?|votre|vos|notre|des?|du|sorte de)?(?: \S+)?$/,
  heading: new RegExp(
    String.raw`(?:^\P{L}*|(?<!\p{L})(?:(?:prépar|réalis|confectionn|mont)(?:ez|er)|fai(?:tes|re)|(?:pass\p{L}+|place) à|pour),?\s(?:la|le|les|une?|votre)\s${bareWord}{0,2})$`,
    'iu',
  ),
  combining: /(?<!\p{L})(?:mélang|mix|fouett|batt|écras|délay|mont)/iu,
  into: new RegExp(
    String.raw`(?:(?<!\p{L})(?:pour (?:faire |obtenir )?(?:la|le|les|votre|une?)|en une?|obtenir une?|comme|en guise de)|:\s*(?:voici |c[’']est )?(?:la|le|les|votre))\s${bareWord}{0,2}$`,
    'iu',
  ),
  ends: 'en',
  source: /^dans$/,
}
