import type { Span } from '@roux/cooking/text/tokens'
import type { Clause, Food } from './clauses.ts'
import { praises } from './kind-verbs.ts'
import { negations, objects, owners, people, subjects, towards } from './person-words.ts'
import type { Token } from './tokens.ts'
import { blameless, bodies, eaten, foundOut, likedOnce, tellings, turned, unless, verdicts } from './told-words.ts'

/** A sentence with a sign for every food and dish, and where each stands in it. */
type Told = { text: string; foods: readonly Place[]; dishes: readonly Place[] }
type Place = { at: number; food: Food; clause: Clause }

/**
 * Finds what is told of somebody and a food by the way it is told and not by its words: what follows on eating it ("if
 * he so much as licks a peanut"), what happened when it was eaten, a liking that has turned, what a body does with it,
 * and whom a doctor blames. It is harm, unless what follows is kind.
 * @returns where foods stand that are said to do none: they are neither ordered there nor left out
 */
export function toldOfEating(clauses: readonly Clause[], written: readonly Token[], said: readonly Token[]): Span[] {
  const cleared: Span[] = []
  const known = new Set(clauses.filter(({ harms }) => harms.some(({ isKnown }) => !isKnown)))
  for (const sentence of sentencesOf(clauses, written)) {
    cleared.push(...clear(clauses, tell(sentence, written), written))
    const told = tell(sentence, said)
    const harms = told.foods.length > 0 ? harmsAt(told.text) : []
    const words = written.slice(sentence[0]?.start, sentence.at(-1)?.end).join(' ')
    const isOfHarm =
      /allerg|intoler|results?(?![^ ])|resultats|diagnos|verdict/.test(words) ||
      sentence.some((clause) => clause.harms.length > 0)
    const culprits = isOfHarm ? spansOf(foundOut, told.text) : []
    for (const { at, food, clause } of told.foods) {
      // What is said of it there is said to be no harm.
      if (said[food.start] !== written[food.start]) continue
      const found = known.has(clause) ? culprits : [...harms, ...culprits]
      if (found.some(({ start, end }) => at >= start && at < end))
        clause.harms.push({ start: food.end, end: food.end, isAllergy: true, isKnown: false, of: food })
    }
    // A dish is told of as a food is; nobody has many of them in one sentence.
    for (const { at, food, clause } of told.dishes.slice(0, 4)) {
      const text = `${told.text.slice(0, at)}§${told.text.slice(at + 1)}`
      if (clause.harms.length === 0 && harmsAt(text).some(({ start, end }) => at >= start && at < end))
        clause.harms.push({ start: food.end, end: food.end, isAllergy: true, isKnown: false, of: food })
    }
  }
  return cleared
}

function spansOf(says: RegExp, text: string): { start: number; end: number }[] {
  return Array.from(text.matchAll(says), ({ 0: words, index }) => ({ start: index, end: index + words.length }))
}

/** Frees what is said to do no harm: "the coffee is fine", « ce n'est pas le poisson qui me rend malade ». */
function clear(clauses: readonly Clause[], { text, foods }: Told, written: readonly Token[]): Span[] {
  const spans = unless.test(text) ? [] : spansOf(blameless, text)
  const nameOf = ({ start, end }: Food) => written.slice(start, end).join(' ')
  const cleared = foods.filter(({ at }) => spans.some(({ start, end }) => at >= start && at < end))
  const names = new Set(cleared.map(({ food }) => nameOf(food)))
  if (names.size > 0)
    for (const clause of clauses) clause.foods = clause.foods.filter((food) => !names.has(nameOf(food)))
  // "With tofu no problem" may well be what is wanted.
  const isBlamed = spansOf(/(?<![^ ])(?:not|t|pas)(?![^ ])/g, text).length > 0
  return isBlamed ? foods.map(({ food }) => food).filter((food) => names.has(nameOf(food))) : []
}

/** From where to where a sentence tells of foods that harm. */
function harmsAt(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (const says of tellings) {
    for (const match of text.matchAll(says)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (isUnkind(text.slice(end), text.slice(0, start))) found.push({ start, end })
    }
  }
  for (const match of text.matchAll(eaten)) {
    const end = match.index + match[0].length
    const after = text.slice(end)
    if (isUnkind(after, '') || (goesOn.test(after) && !orders.test(after) && !isKindPart(after)))
      found.push({ start: match.index, end })
  }
  const turn = likedOnce.test(text) ? turned.exec(text) : null
  if (turn && isUnkind(text.slice(turn.index + turn[0].length), '')) found.push({ start: 0, end: turn.index })
  for (const says of [...bodies, ...verdicts])
    for (const match of text.matchAll(says)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (!isKindPart(partAround(text, start, end))) found.push({ start, end })
    }
  return found
}

/** Is there somebody in what follows, or in what stands before where nothing follows, and nothing kind? */
function isUnkind(after: string, before: string): boolean {
  const follows = partsOf(after).filter(isOfSomebody)
  const parts = follows.length > 0 ? follows.slice(0, 2) : partsOf(before).filter(isOfSomebody).slice(-1)
  return parts.length > 0 && !parts.some(isKindPart)
}

/** All between the signs before and after: "my doctor banned it, I'd still love some" is two. */
function partAround(text: string, start: number, end: number): string {
  return `${text.slice(text.lastIndexOf(',', start) + 1, end)}${text.slice(end).split(',')[0]}`
}

/** What stands between signs and is no order. */
function partsOf(text: string): string[] {
  return text.split(/ ?[,:] ?/).filter((part) => part.trim() && !orders.test(part))
}

/** "And the party was over" */
const goesOn = /(?:^| )(?:and|et|then|puis) (?!§)\S+ (?!§)\S+ (?!§)\S+/

const orders =
  /¤|(?<![^ ])(?:what|how|which|recipes?|ideas?|something|anything|please|pls|can you|could you|give me|suggest|find|need|tonight|dinner|lunch|supper|quoi|comment|quel(?:le)?s?|recettes?|idees?|quelque chose|stp|svp|ce soir|diner|dejeuner|propose\w*|trouve\w*|tu peux|pouvez)(?![^ ])/

function isOfSomebody(part: string): boolean {
  const words = part.trim().split(' ')
  const at = words.findIndex(
    (word, index) => (isSomebody(word) && !isForWhom(words, index)) || (word === 'one' && words[index + 1] === 'of'),
  )
  const isJoined =
    /^(?:and|et|then|puis|result|resultat|bilan|bonjour|hello|direct|straight) (?!§|the |an? |some |now |it |le |la |les |du |des |with |avec )/.test(
      `${part.trim()} `,
    )
  return (at !== -1 && words.length - at > 1) || (isJoined && words.length > 2)
}

/** "With my parents", and not "and I" */
function isForWhom(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? ''
  return (
    towards.has(before) &&
    !(/^qu?e?$/.test(before) || (/^(?:and|et|or|ou)$/.test(before) && subjects.has(words[at] ?? '')))
  )
}

function isSomebody(word: string): boolean {
  return (
    subjects.has(word) ||
    owners.has(word) ||
    objects.en.has(word) ||
    /^(?:me|nous|lui|leur)$/.test(word) ||
    people.has(word)
  )
}

function isKindPart(part: string): boolean {
  const words = part.replace(bestFriend, '').trim().split(' ')
  if (cooks.test(part) || unstoppable.test(part)) return true
  return words.some(
    (word, at) => isKindWord(word) && !words.slice(Math.max(0, at - 4), at).some((one) => negations.has(one)),
  )
}

const kind =
  /^(?:lov(?:e|es|ed|ing)|ador\w+|crav\w+|begg?\w*|asks?|asked|demands?|want\w*|wish\w*|dream\w*|enjoy\w*|prefer\w*|miss(?:es|ed)?|happy|happier|happily|smil\w*|grin\w*|beam\w*|delight\w*|purr\w*|seconds|thirds|obsessed|fans?|yum\w*|good|great|nice|remember\w*|reminds?|rappelle\w*|souvenirs?|kiff\w*|aime\w*|aimai\w*|raffol\w*|redemand\w*|reclam\w*|veut|veulent|veux|voudr\w*|envie|reve\w*|regal\w*|miam|heureu\w+|souri\w*|contente?s?|bien|bonne?s?|fun|proud|fier\w*|fans?|converted|convinced|conquis\w*|convaincu\w*|fell|fall|marry|married|conqu[ei]\w+|sedui\w+|enchant\w+|charm\w+|bluff\w+|epat\w+|reconcili\w+|reuni\w+|chavir\w+|sold)$/
const bestFriend = /best (?=friend|mate|man|buddy|pal)|for good/g
const isKindWord = (word: string) => kind.test(word) || praises.test(word)

/** What a cook does with a food, or has of it. */
const cooks =
  /(?<![^ ])(?:cook\w*|bak(?:e|es|ed|ing)|roast\w*|grill\w*|fr(?:y|ies|ied)|serv(?:e|es|ed|ing)|us(?:e|es|ed|ing)|prepar\w*|(?:i|we|she|he|they) (?:always |usually |often )?(?:make|makes|made)(?! (?:me|him|her|us|them|my|his|a noise))|bought|buy|left over|leftovers?|left|recreate|copy|time|busy|money|bored|expensive|cuisin\w*|prepare\w*|fais|fait (?:avec|un|une|des|du|la|le|les)|achete\w*|reste\w*|temps|cher|refaire|retrouver|retent\w*)(?![^ ])/
const unstoppable =
  /(?<![^ ])(?:(?:t|not|never) get enough|peux plus m en passer|mangerais?|tous les jours|every day|(?:every(?:one|body)|all|they|he|she|kids) (?:all |always )?(?:eats?|ate|comes? running|finish\w*|clears?|cleans?)|(?:finiss?\w*|vide\w*|nettoie\w*|lech\w*) (?:(?:l|les|leurs?|son|sa|toute) )?assiettes?|(?:ac)?cour(?:t|ent)|se (?:jett|ru|resser)\w*|tout le monde mange|mange(?:nt)? (?:tout|bien)|(?:stop|stopped|arrete\w*) (?:talk|think|go|rav|eat|ask|pens|parl|mang|demand)\w*|arrete\w* (?:pas |plus )?d(?:e|'| )\w*)/

function tell(sentence: readonly Clause[], said: readonly Token[]): Told {
  const foods: Place[] = []
  const dishes: Place[] = []
  let text = ''
  let last = sentence[0]?.start ?? 0
  const add = (words: readonly Token[]) => {
    if (words.length > 0) text += `${words.join(' ')} `
  }
  for (const clause of sentence) {
    for (const food of clause.foods) {
      // "Croque une amande" is what she does.
      if (/^croques?$/.test(said[food.start] ?? '') && /^(?:une?|des|dans|la|le|les|du)$/.test(said[food.end] ?? ''))
        continue
      const isFood = food.named !== null || food.within.length > 0
      add(said.slice(last, food.start))
      ;(isFood ? foods : dishes).push({ at: text.length, food, clause })
      text += isFood ? '§ ' : '¤ '
      last = food.end
    }
  }
  add(said.slice(last, sentence.at(-1)?.end ?? last))
  return { text: text.trim(), foods, dishes }
}

function sentencesOf(clauses: readonly Clause[], written: readonly Token[]): Clause[][] {
  const sentences: Clause[][] = []
  for (const clause of clauses) {
    const last = sentences.at(-1)
    const end = last?.at(-1)?.end
    if (last && end !== undefined && !written.slice(end, clause.start).some((token) => /^[.!?;]$/.test(token)))
      last.push(clause)
    else sentences.push([clause])
  }
  return sentences
}
