import { isKnown, type Reading, restIsKnown, wantsAt } from './clause-words.ts'
import { isDoneFor, isGood, isPlain, isWanting } from './kind-verbs.ts'
import { aside, isTime, objects, owners, people, subjects, towards } from './person-words.ts'
import type { Token } from './tokens.ts'
import { fillerWords } from './vocabulary.ts'

/** Where a food that stands before does something to somebody that is not kind. */
export function unkindToObject(clause: Reading, at: number): number | null {
  const { tokens, end } = clause
  const own = tokens[at] ?? ''
  const food = lastFoodBefore(clause, at)
  if (food === null) return null
  const isGoodAfter = () => tokens.slice(food, end).some(isGood)
  const isFrench = own !== 'me' || (/^[a-z]+(?:e|ent|it|ut|d|t)$/.test(tokens[at + 1] ?? '') && isInFrench(tokens, end))
  if (objects.fr.has(own) && isFrench) {
    const verb = skip(tokens, at + 1, end)
    const before = tokens[at - 1] ?? ''
    if (verb >= end || towards.has(before) || isDoneFor(before)) return null
    return isDoneFor(tokens[verb] ?? '') && (isGoodAfter() || restIsKnown(clause, verb + 1)) ? null : verb
  }
  const given = givenTo(clause, food, at)
  if (given !== null) return given
  // "For my son" is nobody's.
  const isWhose = owners.has(own) && !(own === 'son' && !isInFrench(tokens, end))
  if (!objects.en.has(own) && !isWhose) return null
  // "Duck was her wish"
  const whose = tokens[at + 1] ?? ''
  if (isWhose && (isWanting(whose) || /^(?:request|choice|idea|pick|turn|special(?:i?ty)|order)$/.test(whose)))
    return null
  const verb = at - 1
  const word = tokens[verb] ?? ''
  if (verb < food || towards.has(word)) {
    // "Goes straight through me": what goes before is asked.
    if (!/^(?:through|on|up|to|at|dans|sur)$/.test(word) || verb <= food) return null
    const before = tokens.slice(food, verb).filter((one) => !aside.has(one) && !fillerWords.has(one))
    return before.length > 0 && !before.every((one) => isKnown(one) && !isPlain(one)) && !isGoodAfter() ? food : null
  }
  // « Ce sont les poireaux qui terrassent ma femme »
  if (subjects.has(tokens[food] ?? '') && tokens[food] !== 'qui') return null
  // "Garlic keeps my old man in bed": what a light verb does is said after it.
  const isByFood = isLight(word) && tokens.slice(food, verb).every((one) => aside.has(one) || fillerWords.has(one))
  // "Makes them want to murder me": what only sounds like harm is a full stop by now.
  const isDenied = tokens.slice(at, end).includes('.')
  if (isDoneFor(word)) return isGoodAfter() || isDenied || (!isByFood && restIsKnown(clause, at + 1)) ? null : verb
  return isWanting(word) ? null : verb
}

/** « Les œufs donnent des plaques à ma femme »: what a food gives somebody has no word that is kind, or none that is known. */
function givenTo({ tokens, end, isFood }: Reading, food: number, at: number): number | null {
  if (
    !/^(?:a|chez|to|on)$/.test(tokens[at - 1] ?? '') ||
    !(owners.has(tokens[at] ?? '') || people.has(tokens[at] ?? ''))
  )
    return null
  const given = tokens.slice(food, at - 1).filter((word) => !aside.has(word) && !fillerWords.has(word))
  const [verb = '', ...what] = given
  const isTold = isPlain(verb) || isDoneFor(verb) || !isKnown(verb)
  const isAnother = Array.from({ length: at - food }, (_, on) => food + on).some(isFood)
  if (!isTold || isWanting(verb) || what.length === 0 || isAnother || tokens.slice(food, end).some(isGood)) return null
  return what.some((word) => !isKnown(word)) ? food : null
}

/** "Mussels and I": not a word of love follows; "over a kiwi", "because of nuts": the food is to blame. */
export function unkindBeside(clause: Reading, at: number): number | null {
  const { tokens, start, end, isFood } = clause
  const [own = '', next = ''] = tokens.slice(at, at + 2)
  // "She carries two pens because of peanuts"
  const isBlamed = /^(?:because of|due to)$/.test(`${own} ${next}`) && [2, 3, 4].some((on) => isFood(at + on))
  if (isBlamed && !tokens.slice(start, at).some((_, index) => wantsAt(tokens, start + index))) return at
  if (at > start && isFood(at - 1)) {
    if (own === 'equals' && !tokens.slice(at, end).some((word) => isWanting(word) || isGood(word))) return at
    // "One prawn and Tom looks like a balloon"
    let first = at - 1
    while (first > start && isFood(first - 1)) first -= 1
    const isOne = /^(?:one|une?|single|seule?)$/.test(tokens[first - 1] ?? '')
    const rest = tokens.slice(at + 1, end)
    const isTold = rest.some((word, index) => !isKnown(word) || (index < 2 && (subjects.has(word) || owners.has(word))))
    if (isOne && isTold && /^(?:and|et)$/.test(own) && !rest.some((_, index) => isFood(at + 1 + index))) return at
    const isPair =
      /^(?:and|et)$/.test(own) &&
      /^(?:i|me|my|moi|mon|ma|mes|we|nous|him|her|us|them|lui|elle|eux|his|our|their|son|sa|ses|notre|nos|leur)$/.test(
        next,
      )
    // "We have shrimp and we have grits"
    const isAnother = isPlain(tokens[at + 2] ?? '') && [3, 4, 5].some((on) => at + on < end && isFood(at + on))
    if (isPair) return isAnother || tokens.slice(at, end).some((word) => isWanting(word) || isGood(word)) ? null : at
    // "Le thon la couvre de boutons"
    const isHer = /^(?:la|le|l|les)$/.test(own) && !isFood(at + 1) && at + 1 < end
    if (
      isHer &&
      !isDoneFor(next) &&
      !fillerWords.has(next) &&
      tokens[at + 2] !== undefined &&
      at + 2 <= end &&
      !isTime(next)
    )
      return at + 1
  }
  return null
}

const isLight = (word: string) =>
  /^(?:makes?|made|keeps?|kept|gets?|got|puts?|leaves?|sends?|sent|turns?|takes?|cost|costs)$/.test(word)

const body =
  /^(?:mouths?|tongues?|throats?|lips|gums|palate|jaw|chest|skin|guts?|stomachs?|insides|bowels|cheeks|ears|eyes|eyelids|face|nose|fingers|chin|windpipe|joints|bouche|langue|gorge|levres|gencives|palais|machoire|poitrine|peau|ventre|estomac|intestins|tripes|boyaux|joues|oreilles|yeux|paupieres|visage|nez|doigts|menton|articulations)$/
const wellOff =
  /^(?:wonders?|glow\w*|good|better|best|well|great|bien|mieux|bon(?:ne)?|water|watering|sing|dance|happy|smile|warm\w*|fill\w*|full|saliver|danser|chanter|chaud|rempli\w*|fete)$/

/** "Walnuts make the roof of my mouth go raw", "les noix me mettent le palais à vif" */
export function unkindToBody(clause: Reading, at: number): number | null {
  const { tokens, end } = clause
  const food = body.test(tokens[at] ?? '') ? lastFoodBefore(clause, at) : null
  const isWhose =
    owners.has(tokens[at - 1] ?? '') ||
    // "Grandads tongue", "la bouche de ma soeur"
    /^(?!(?:les|des|is|as|was|has)$)[a-z]*s$/.test(tokens[at - 1] ?? '') ||
    (/^d[eu]?$/.test(tokens[at + 1] ?? '') && owners.has(tokens[at + 2] ?? '')) ||
    tokens.slice(food ?? at, at).some((word) => /^(?:me|m|lui|nous|leur)$/.test(word))
  return food !== null && isWhose && at > food + 1 && !tokens.slice(food, end).some((word) => wellOff.test(word))
    ? at
    : null
}

function skip(tokens: readonly Token[], from: number, end: number): number {
  let at = from
  while (at < end && aside.has(tokens[at] ?? '') && !isDoneFor(tokens[at] ?? '')) at += 1
  return at
}

export function isInFrench(tokens: readonly Token[], end: number): boolean {
  return tokens.slice(0, end).some((token) => /^(?:le|la|les|l|du|des|un|une|je|j)$/.test(token))
}

/** The end of the food before a word, with nobody of their own between them. */
function lastFoodBefore({ tokens, start, isFood }: Reading, at: number): number | null {
  for (let before = at - 1; before >= start; before -= 1) {
    if (isFood(before)) return isOfSomebody({ tokens, start, end: before, isFood }) ? null : before + 1
    if (subjects.has(tokens[before] ?? '')) return null
  }
  return null
}

/** Does somebody do something with the food: "my neighbour cuts her rhubarb and throws me the stalks"? */
function isOfSomebody({ tokens, start, end }: Reading): boolean {
  const before = tokens.slice(start, end)
  const isSaid = before.some((word) =>
    /^(?:that|que|qu|says?|said|swears?|swore|reckons?|thinks?|even|dit|when|whenever|if|quand|si|because|parce|car)$/.test(
      word,
    ),
  )
  return !isSaid && before.length > 2 && (subjects.has(before[0] ?? '') || owners.has(before[0] ?? ''))
}
