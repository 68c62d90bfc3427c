import type { Diet } from '@roux/contract/diet'

/** What a change takes back: the last one, what went, or a way to eat. Over a text bare of case and accents. */
export type TakenBack = {
  /** Is an earlier recipe wanted? */
  isUndone: boolean
  /** Is what went to come back, and only pointed to? */
  isBack: boolean
  /** Which diets are no longer asked for. */
  lifted: readonly Diet[]
  rest: string
}

const closing = '(?= *(?:$|[,.;!?]|please|svp|stp|finalement|then|alors))'
const undoing = new RegExp(
  `(?<![a-z])(?:${[
    'undo(?: (?:that|it|this|the last (?:change|one|step)))?',
    String.raw`revert(?: (?:it|that|this|back))?(?: to (?:the )?(?:original|first|previous|old|last)(?: \w+)?)?`,
    '(?:go |put (?:it )?|change (?:it )?|take (?:it )?)?back (?:to|as|how|like) (?:the (?:original|first|previous|old|last|way)|(?:how |what |the way )?it was|before)(?: (?:recipe|version|one|it was|before))?',
    '(?:(?:the )?(?:original|first|previous|earlier|old) (?:recipe|version|one)(?: please| again)?$)',
    'never ?mind(?: that)?$',
    String.raw`cancel (?:that|the last \w+)`,
    'as (?:it was )?before$',
    'like before$',
    String.raw`annule[rz]?(?: (?:ca|tout|(?:(?:la|ta|cette) )?(?:derniere )?(?:modification|modif|version)|le (?:dernier )?changement|(?:les )?(?:dernieres? )?modif\w*))*`,
    "(?:reviens|revenir|revenons|retourne[rz]?|retour|remets) (?:en arriere|(?:a|sur) (?:la|l') ?(?:recette|version)?(?: ?(?:d'origine|originale?|initiale?|de depart|du debut|precedente|d'avant|premiere))?|comme (?:avant|c'etait|au debut)|la recette d'origine)",
    "c'etait mieux avant",
    "comme (?:avant|au debut|c'etait)",
    "(?:la )?(?:recette|version) (?:d'origine|initiale|originale|precedente|d'avant|de depart)",
    `(?:go|turn|take it|put it|let's go|roll) back${closing}|as you were${closing}`,
    `(?:forget|scratch|strike|ignore|scrap|cancel) (?:it|that|this|(?:all )?(?:that|what) i (?:just )?said|(?:the|my) last (?:one|bit|thing|change|request|wish))${closing}`,
    `(?:oublie[rz]?|laisse[rz]? tomber|on oublie|efface[rz]?)(?: (?:ca|cela|tout ca|ce que j(?:e viens de dire|'ai dit)|(?:ma|la) derniere (?:demande|chose|modif\\w*)|le dernier changement))?${closing}`,
    `(?:(?:keep|leave|garde[rz]?|laisse[rz]?)(?: (?:it|la|le|les|tout))? )?(?:as|how|like|comme) (?:it was|c'etait|elle etait|avant)(?: (?:before|avant))?${closing}`,
    `(?:i|we) (?:liked|preferred|prefer) (?:it|the (?:last|first|old|other) (?:one|version))(?: (?:better|more))?(?: (?:before|how it was|the way it was))?${closing}|(?:la|le) (?:version )?d'avant etait mieux`,
  ].join('|')})(?![a-z])`,
  'g',
)

/** "Keep everything else", « ne touche pas au reste »: what is not to change is no wish. */
const keeping = new RegExp(
  `(?<=^ *|[,.;!?:] *|(?<![a-z])(?:and|but|et|mais|just|then) )(?:${[
    `(?:don't|do not) (?:change|alter|mess with|fiddle with)(?: [a-z']+){0,4}${closing}`,
    `(?:(?:keep|leave) (?:the rest|all the rest|everything(?: else)?|all(?: else)?)|(?:garde[rz]?|laisse[rz]?) (?:le reste|tout(?: le reste)?))(?: (?:as (?:it|they) (?:is|are|was|were)|the same|tel(?:le)? quel(?:le)?|pareil|comme (?:ca|c'est)|identique))?`,
    `(?:ne )?(?:change|touche|modifie)[rsz]* (?:pas|rien|plus)(?: [a-z']+){0,4}${closing}`,
  ].join('|')})(?![a-z])`,
  'g',
)

const back = new RegExp(
  `(?<![a-z])(?:${[
    '(?:put|bring|add|get|pop|stick|throw|have) (?:it|them|that|those|these) back(?: in)?',
    `(?:remet(?:s|tez)|re?ajoute[rz]?|ramene[rz]?)(?:[- ]|-)(?:la|le|les)${closing}`,
    `(?:les|la|le) (?:remettre|rajouter)${closing}`,
  ].join('|')})(?![a-z])`,
  'g',
)

const noun = '(?:bit|part|thing|things|idea|stuff|business|rule|request|requirement|wish|version|side|option|theme)'
const frenchNoun =
  "(?:le cote|la partie|l'idee(?: du| de la| de)?|le truc|la version|l'histoire(?: du| de)?|la demande|l'option|le regime|le menu)"
const few = "((?:[a-z'-]+ ?){1,4}?)"
const lifting = [
  `(?:forget|scrap|drop|ditch|skip|lose|cancel|undo|never mind|leave out|remove|scratch)(?: about)? (?:the |that |this |all the |making it |being )?${few} ?${noun}`,
  `(?:forget|scrap|never mind)(?: about)? (?:making it|it being|being|going) ${few}${closing}`,
  `(?:doesn't|does not|needn't|need not|don't|no longer|not|no)(?: it)?(?: need(?:s|ed)?| have| has| got)?(?: for it)?(?: to)?(?: be| make it| keep it)? ${few} ?(?:any ?more|any longer|after all|anyway)`,
  `(?:doesn't|does not|needn't|need not|no longer|no need(?: for it)?|don't need it|not)(?: need| have| has| needs)?(?: to)? be ${few}${closing}`,
  `(?:oublie[rz]?|laisse[rz]? tomber|annule[rz]?|enleve[rz]?|retire[rz]?|abandonne[rz]?) ${frenchNoun} ?${few}${closing}`,
  `(?:pas|plus)(?: (?:la peine|besoin|oblige\\w*|force\\w*|necessaire\\w*|la?))*(?: (?:que ce soit|que ca soit|qu'(?:elle|il) soit|d'etre|de (?:la |le )?faire))? ?${few} ?(?:finalement|en fait|apres tout|tout compte fait)`,
  `(?:finalement|en fait|apres tout),? (?:non,? )?(?:pas|plus)(?: (?:besoin|oblige\\w*|forcement|necessairement))?(?: (?:que ce soit|d'etre|qu'(?:elle|il) soit))? ${few}${closing}`,
  `(?:pas|plus) (?:besoin|la peine|oblige\\w*)(?: que ce soit| qu'(?:elle|il) soit| d'etre| de (?:la |le )?faire) ${few}${closing}`,
].map((source) => new RegExp(`(?<![a-z])(?:${source})(?![a-z])`, 'g'))

/** @param dietsIn which diets some words name */
export function setTakenBackAside(text: string, dietsIn: (words: string) => readonly Diet[]): TakenBack {
  const lifted = new Set<Diet>()
  const without = lifting.reduce((left, pattern) => {
    return left.replace(pattern, (whole: string, words: string) => {
      const diets = dietsIn(words)
      for (const diet of diets) lifted.add(diet)
      return diets.length > 0 ? ' ' : whole
    })
  }, text)
  const kept = without.replace(keeping, ' ')
  const brought = kept.replace(back, ' ')
  const rest = brought.replace(undoing, ' ')
  return { isUndone: rest !== brought, isBack: brought !== kept, lifted: [...lifted], rest }
}
