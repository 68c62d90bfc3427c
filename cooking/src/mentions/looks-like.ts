import { words } from '../languages/word-list.ts'
import type { Word } from './words.ts'

type NamedAt = { from: number; to: number }

/** After a food these say how big or what shape something else is. */
const looks = words(
  'rich sized size shape shapes shaped scale scales coloured colored colour color hued note notes esque',
)

/** What meat is rubbed with has none: "poultry seasoning". */
const rubs = words('seasoning seasonings rub masala')
const flesh = words('poultry chicken turkey meat steak beef pork fish seafood prawn shrimp lamb burger')

/** Tools are named after what they are for, and people after what they eat: "meat pounder", "egg-wash brush", "jelly mould". */
const tools = words(
  `pounder masher mallet hammer thermometer tenderiser tenderizer brush knife knive grater poacher timer carton cutter slicer
  separator whisk spinner press peeler corer crusher shredder grinder mincer steamer kettle spatula tong injector claw
  eater lover fork machine maker muslin mould mold needle hook probe shear scissor pick opener bowl bottle
  squeezer ricer baster cooker cloth jug boat bin scoop pot pan
  shucker holder spoon pitter stoner mill wire tweezer filter frother basket glass board tub tray box`,
)
const isTool = (word: string) => tools.has(word) || tools.has(word.replace(/s$/, ''))
/** "Chicken pot pie" is eaten all the same. */
const cookedIn = words('pie pies roast roasts roasted sticker stickers fry fried frying seared juices drippings')
/** In French they stand before it: « thermomètre à viande ». */
const frenchTools = words(
  `thermometre couteau rape pince presse marteau hachoir pinceau machine moulin fourchette coupe attendrisseur aiguille
  decortiqueur brosse verre cuillere casserole poele passoire cuiseur pot siphon bassine bol planche sac plat
  terrine bouteille boite cloche corbeille carton denoyauteur ecumoire batteur four`,
)

/** "Blend to a silky cream" says how far. */
const made = words('cream paste custard caramel mayonnaise butter')

const flavours = words('flavour flavor taste tang depth')
const indefinite = words('a an that its lovely real little deep extra more')

/** "For an egg flavour", "a bread-like base"; "a bread like naan" is bread. */
function isQuality({ from, to }: NamedAt, words: readonly Word[], isNamed: (word: number) => boolean): boolean {
  const [after, next] = [words[to], words[to + 1]]
  if (!after || after.isParted) return false
  if (after.text === 'like')
    return next !== undefined && !next.isParted && !isNamed(to + 1) && !determiners.has(next.text)
  const isEnd = next === undefined || next.isParted || determiners.has(next.text)
  return flavours.has(after.text) && isEnd && [1, 2].some((back) => indefinite.has(words[from - back]?.text ?? ''))
}
const determiners = words('a an the this that one ones those to and or without in of when but so which with')

/** How many words may stand between a likeness and what it is like: "like softly whipped cream". */
const reach = 3

/** Does a text only say that something looks like this food, is as big, or is a tool for it? */
export function isLikeness(food: NamedAt, words: readonly Word[], isNamed: (word: number) => boolean): boolean {
  const after = words[food.to]
  const isOfDish = cookedIn.has(words[food.to + 1]?.text ?? '')
  if (after && !after.isParted && (looks.has(after.text) || (isTool(after.text) && !isOfDish))) return true
  if (after && !after.isParted && rubs.has(after.text) && flesh.has(words[food.to - 1]?.text ?? '')) return true
  // "The frangipane-style filling"; "parmesan-style cheese" is cheese.
  const isStyle = after?.text === 'style' && words[food.to + 1]?.isParted === false && !isNamed(food.to + 1)
  if (isStyle || isQuality(food, words, isNamed)) return true
  // "Like a loaf of wheat bread": what stands side by side is one thing.
  let from = food.from
  while (from > 0 && isNamed(from - 1) && !words[from]?.isParted) from -= 1
  for (let at = from; at > 0 && at >= from - reach; at--) {
    if (words[at]?.isParted) return false
    if (at < from && isNamed(at)) return false
    if (opensLikeness(words, at - 1, from, food)) return true
  }
  return false
}

function opensLikeness(words: readonly Word[], at: number, to: number, food: NamedAt): boolean {
  const [before, word, next] = [words[at - 1]?.text ?? '', words[at]?.text ?? '', words[at + 1]?.text ?? '']
  if (word === 'to') return next === 'a' && made.has(words[food.to - 1]?.text ?? '')
  return word === 'a' && at + 1 === to && frenchTools.has(before)
}
