import type { Token } from './tokens.ts'

const unthinkable =
  /(?<![^ ])(?:t|not|never|cannot|impossible|hard|pas|plus|jamais|inconcevable|impensable) (?:(?:ever|to|de|bien|really|possibly|a|d) )*(?:live|do|survive|go|imagine|function|be|cope|exist|get by|vivre|survivre|imaginer|concevoir|envisager|tenir|passe[rz]?|etre|fete|dimanche) (?:[a-z]+ ){0,2}(?:without|sans) $/
const refusedBut =
  /(?<![^ ])(?:refus\w*|reject\w*|hat\w*|spits? out|turn\w* down|t|not|never|nothing|cannot|boude\w*|deteste\w*|rien|ne|n|bare|empty|vides?) (?:[a-z]+ ){0,4}(?:except|anything but|nothing but|apart from|other than|sauf|a part|hormis|excepte)(?: \w+)? $/

/** "I used to hate mushrooms" */
const hatedOnce =
  /(?<![^ ])(?:used to (?:[a-z]+ )?(?:hate|loathe|detest|dislike)|(?:avant|autrefois|petite?) (?:je |on |il |elle |j )?(?:detest|hai|abhorr)\w*) $/

/** "Never says no to pork", « ne se lasse pas du poulet » */
const neverRefused =
  /(?<![^ ])(?:(?:never|not|t|cannot) (?:ever )?says? no|(?:s(?:e|en) lasse(?:nt)?|resiste(?:nt)?|se passe(?:nt)?|se prive(?:nt)?|crache(?:nt)?|oublie[rz]?) (?:pas|jamais|plus)|(?:dit|disent) (?:pas|jamais|plus) non)(?: (?:to|de|du|des|d|sur))? $/

/** "Eats nothing except carrots" and "can't live without garlic" want it. */
export function isDeniedTwice(tokens: readonly Token[], at: number, next: number): boolean {
  const said = tokens.slice(at, next).join(' ')
  const before = tokens
    .slice(Math.max(0, at - 6), at)
    .join(' ')
    .replace(/.*[,.;!?]/, '')
  const text = `${before} ${said} `
  if (hatedOnce.test(text) || neverRefused.test(text)) return true
  return said === 'without' || said === 'sans' ? unthinkable.test(text) : refusedBut.test(text)
}
