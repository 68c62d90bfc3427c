import type { KitchenLanguage } from '@roux/contract/language'
import { matchesOf } from '@roux/cooking/text/matches-of'
import type { Span } from '@roux/cooking/text/tokens'
import { foodsIn } from './clauses.ts'
import type { Token } from './tokens.ts'

const words = (most: number, not = '') => `(?:(?!(?:but|so|mais|donc|please|svp${not})(?![a-z]))[a-z0-9]+ ){0,${most}}?`
const food = '(?:§ ?)+'
const of =
  '(?:any |some |enough |more |the |my |his |her |our |their |a |de |d |du |des |assez |la |le |l |ma |mon |son |sa |un |une )*'

/** How somebody is who misses a food, and nobody whom it harmed. */
const upset =
  `(?<!(?:pas|plus|jamais|t|not|never|no) )(?:cr(?:y|ies|ied|ying)|weep\\w*|sob(?:s|bing)?|sulk\\w*|gr(?:ump|ouch)\\w*|moan\\w*|whin(?:e|es|ing)|tantrums?|meltdowns?|mutin\\w*|riot\\w*|revolt\\w*|rebel\\w*|(?:on )?strike|(?:civil )?war|mayhem|chaos|end of the world|guerre|fin du monde|bagarre|panique|scenes?|drama|scream\\w*|howl\\w*|furious|angry|moody|cranky|hangry|stroppy|miser(?:y|able)|unhappy|sad|lost|despair\\w*|inconsolable|unbearable|insufferable|impossible|suffer\\w*|pin(?:es|ing)|panic\\w*|leaves?|divorc\\w*|disown\\w*|(?:never|t|not) (?:[a-z]+ )?(?:forgives?|speaks?|happy|hear|eats?|lives?|cope|survive|function|sleep|start)|dies?|dead|
pleur\\w*|chial\\w*|boud\\w*|ral(?:e|es|ent|er)|hurl\\w*|cri(?:e|es|ent)|scandales?|scenes?|crises?|drames?|cirque|comedie|maladie|greve|(?:la|les) (?:tete|gueule)|malheureu\\w*|insupportables?|tristes?|furieu\\w*|fach\\w*|en veu(?:t|lent|x)|deprim\\w*|perdue?s?|meur(?:s|t|ent)|desesp\\w*|souffr\\w*|emeute|(?:ne )?(?:mange|dort|vit|parle|repond)(?:nt)? (?:pas|plus|rien))(?! (?:pas|plus|jamais|rien|from|of|after|d|de|avec)(?![a-z]))`.replaceAll(
    '\n',
    '',
  )

/** That there is none of it. */
const absence = `(?:(?:if|when|whenever|quand|si|s|lorsqu?e?|tant qu?e?|des qu?e?) ${words(6)}(?:no|not|never|t|without|(?:run|ran|runs|are|is|re) out of|pas|plus|jamais|aucune?) ${words(3)}${of}${food}|unless ${words(5)}${of}${food}|(?:if|when|whenever|quand|si|s|lorsqu?e?|des qu?e?) ${words(2)}${of}${food}(?:(?:run|runs|ran|is|are|s) (?:out|gone|missing|finished)|manqu\\w+|vien\\w* a manquer|(?:est|sont) (?:fini|epuise)\\w*))`

/** A wish told by what its lack does to somebody: « ma fille pleure s'il n'y a pas d'œufs », "without butter he sulks". */
const missing: readonly RegExp[] = [
  `${absence}(?:[a-z]+ ){0,3}?(?:, )?${words(7)}${upset}`,
  `${upset} ${words(7)}(?:, )?${absence}`,
  `(?<=^|[,.;:!?] )(?:without|sans) ${of}${food}(?:, )?(?:i|we|he|she|they|my|our|je|j|on|nous|il|elle|ils|elles|mon|ma|mes|notre|nos|life|dinner|lunch|sunday|(?:a|the) (?:meal|§)|la vie|(?:le|un) (?:repas|diner|§)|dimanche|c|it) ${words(4)}${upset}`,
  `(?:suffer\\w*|misera\\w*|inconsolable|souffr\\w*) ${words(6)}(?:without|sans) ${of}${food}`,
  `(?:can|could|cannot|t|never|not|nobody|no one|impossible|pas|plus|personne|ne) (?:t |not |never |possibly |ever |de |d )*(?:live|survive|cope|go|imagine|start|last|bear|face|picture|vivre|survivre|tenir|imaginer|passer|commencer|concevoir|imagin\\w+|surviv\\w+) ${words(6)}(?:without|sans) ${of}${food}`,
  `${food}(?:withdrawal|cold turkey)`,
  `(?:en |crises? de |etat de |grave )+manque (?:de |d )(?:mon |ma |bon |bonne )*${food}`,
].map((source) => new RegExp(`(?<![a-z0-9])${source}(?![a-z0-9])`, 'g'))

/** Where a body is harmed, nothing is only missed. */
const harmed =
  /(?<![a-z])(?:allerg|intoler|anaphyla|coelia|celia|hives|epi ?pen|hospital|ambulance|swell|swollen|vomit|(?:in|of|with|much|such|real) pain|agony|cramp|colic|itch|rash|urticaire|gonfl|hopital|urgences|douleur|coliqu|plaques|boutons|demange|diarrh|digest|diger|ventre|stomach|tummy|belly|free)/

/** Here something else is said, or left out. */
const apart = /^(?:[,.;:!?]|but|so|mais|donc|then|alors|no|not|never|t|without|sans|pas|ni|nor|free)$/

/** The words, foods apart, by which a sentence tells that a food is missed: they leave nothing out, and harm nobody. */
export function missedIn(tokens: readonly Token[], language: KitchenLanguage): Span[] {
  if (harmed.test(tokens.join(' '))) return []
  const foods = foodsIn(tokens, { start: 0, end: tokens.length }, language)
  const isFood = (at: number) => foods.some(({ start, end }) => at >= start && at < end)
  const text = tokens.map((token, at) => (isFood(at) ? '§' : token)).join(' ')
  return missing.flatMap((says) =>
    matchesOf(text, says).flatMap(({ 0: said, index }) => {
      let start = index === 0 ? 0 : text.slice(0, index).trimEnd().split(' ').length
      const end = start + said.trim().split(' ').length
      while (start > 0 && !isFood(start - 1) && !apart.test(tokens[start - 1] ?? '')) start -= 1
      return Array.from({ length: end - start }, (_, on) => start + on)
        .filter((at) => !isFood(at))
        .map((at) => ({ start: at, end: at + 1 }))
    }),
  )
}
