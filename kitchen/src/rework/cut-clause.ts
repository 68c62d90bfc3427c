import type { KitchenLanguage } from '@roux/contract/language'
import { numbers } from '@roux/cooking/languages/numbers'
import { capitalise } from '@roux/cooking/wording/capitalise'

/** Verbs that are said of one thing: without it they go as well, each with the word that joins it to what is before. */
const carriers: Record<KitchenLanguage, RegExp> = {
  en: /(^\s*|,?\s+(?:and then|and|then)\s+|,\s+)(?:add|(?:stir|tip|throw|fold|put|mix|drop|pour|crumble|grate|squeeze) in|(?:top(?:ped)?|scatter(?:ed)?|sprinkled?|garnish(?:ed)?|finish(?:ed)?|dust(?:ed)?|drizzled?|decorated?|dotted?)(?: \p{L}+)? with|scatter over)\s*$/iu,
  fr: /(^\s*|,?\s+(?:et|puis)\s+|,\s+)(?:ajoutez|incorporez|mettez|versez|(?:parsem|garni|saupoudr|poudr|nappe?|arros|décor|agrément|termin)\p{L}*(?: [ld]e (?:tout|plat|dessus))?(?: (?:avec|par))?)\s*$/iu,
}

const verbs: Record<KitchenLanguage, RegExp> = {
  en: new RegExp(
    `^(?:(?:gently|then|slowly|quickly) )?(?:${[
      ...[
        'add',
        'bake',
        'beat',
        'blend',
        'boil',
        'braise',
        'bring',
        'brown',
        'brush',
        'carve',
        'check',
        'chill',
        'chop',
      ],
      ...['coat', 'continue', 'cook', 'cover', 'crumble', 'cut', 'dip', 'discard', 'divide', 'dot', 'drain', 'drizzle'],
      ...['eat', 'fill', 'finish', 'fold', 'form', 'fry', 'grate', 'grill', 'heat', 'keep', 'knead', 'ladle', 'lay'],
      ...['leave', 'let', 'lift', 'mash', 'melt', 'mix', 'pat', 'pile', 'pour', 'press', 'put', 'reduce', 'remove'],
      ...['rest', 'return', 'rinse', 'roast', 'roll', 'rub', 'sauté', 'scatter', 'scrape', 'season', 'serve', 'set'],
      ...[
        'shake',
        'shape',
        'share',
        'sharpen',
        'shred',
        'sift',
        'simmer',
        'slide',
        'soak',
        'soften',
        'spoon',
        'spread',
      ],
      ...['sprinkle', 'squeeze', 'stand', 'steam', 'stir', 'stop', 'strain', 'sweat', 'swirl', 'take', 'taste', 'tear'],
      ...['tip', 'toast', 'top', 'toss', 'trail', 'transfer', 'turn', 'wait', 'warm', 'whisk', 'wilt', 'work'],
    ].join('|')})(?!\\p{L})`,
    'iu',
  ),
  fr: /^(?:(?!assez|chez)\p{L}+ez(?!\p{L})|faites|(?:faire|laisser|cuire|mélanger|remuer|servir|ajouter|verser|mijoter|couvrir|poursuivre|saler|poivrer|enfourner|réserver)(?!\p{L}))/iu,
}

/** Does a clause of its own begin here, so that an "and" before it joins no list? */
export function isVerb(text: string, language: KitchenLanguage): boolean {
  return verbs[language].test(text)
}

/**
 * A sentence without the clause that was about one thing alone: "add the onions and cook for 5 min", "serve hot, topped
 * with the parsley". Null where there is no such clause.
 */
export function cutClause(before: string, after: string, language: KitchenLanguage): string | null {
  const carrier = carriers[language].exec(before)
  if (!carrier) return null
  const lead = before.slice(0, carrier.index)
  const [, joint = ''] = carrier
  if (/^\s*(?:[.;:!)]|$)/.test(after)) return joint.trim() === '' ? after.replace(/^\s*[.;:!]+\s*/, '') : lead + after
  const [and = ''] = numbers[language].and
  const next = /^\s*,?\s*(?:(?:and then|and|then|et|puis)\s+|(?<=,\s*))/iu.exec(after)
  const rest = next ? after.slice(next[0].length) : ''
  if (!next || !isVerb(rest, language)) return null
  if (joint.trim() === '') return joint + capitalise(rest)
  return `${lead} ${joint.replace(',', '').trim() || and} ${rest}`
}
