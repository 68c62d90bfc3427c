import type { Kind } from '../foods/ingredient.ts'
import { grammar } from '../languages/grammar.ts'
import { names } from '../languages/names.ts'
import { afterAdjectives } from './adjectives.ts'
import { animalsOf } from './contents.ts'
import type { OpenMention } from './mention.ts'
import { stem } from './stem.ts'
import type { Word } from './words.ts'

type Play = {
  players: readonly string[]
  playerKinds: readonly Kind[]
  roles: readonly Kind[]
  words: readonly string[]
}

/**
 * Plants that are called after what they stand in for: "shiitake bacon", « steak de chou-fleur », "macadamia cheese",
 * "chickpea spaghetti". The role is what is not there; the player is.
 */
const plays: readonly Play[] = [
  {
    players: words(
      'mushroom button-mushroom chestnut-mushroom shiitake oyster-mushroom portobello cauliflower aubergine jackfruit carrot celeriac tofu smoked-tofu tempeh seitan coconut desiccated-coconut rice-paper soya-mince banana',
    ),
    playerKinds: ['tofu'],
    roles: [],
    words: words(
      'meatball burger wing rib steak bacon jerky ham chorizo sausage mince pepperoni salami boulette aile cote lardon jambon saucisse merguez',
    ),
  },
  {
    players: words(
      'mushroom button-mushroom chestnut-mushroom oyster-mushroom cauliflower aubergine jackfruit celeriac tofu smoked-tofu tempeh seitan cabbage butternut-squash squash swede beetroot kohlrabi',
    ),
    playerKinds: ['tofu'],
    roles: [],
    words: words('steak wing fillet cutlet escalope schnitzel scallop aile filet'),
  },
  {
    players: words(
      'sweetcorn buckwheat quinoa millet chickpea sweet-potato potato-starch banana plantain chestnut coconut',
    ),
    playerKinds: ['rice', 'lentil', 'pulse', 'starch'],
    roles: [],
    words: words('flour breadcrumb crumb cracker bulgur farine chapelure boulgour'),
  },
  { players: words('tofu silken-tofu'), playerKinds: [], roles: [], words: words('egg oeuf yolk') },
  {
    players: words('tofu silken-tofu soya-mince macadamia coconut mixed-nuts'),
    playerKinds: ['nut', 'tofu', 'silken-tofu'],
    roles: ['melting-cheese', 'hard-cheese', 'fresh-cheese', 'grilling-cheese'],
    words: words('cheese fromage'),
  },
  {
    players: words('polenta sweetcorn buckwheat quinoa millet chickpea pea'),
    playerKinds: ['rice', 'lentil', 'pulse'],
    roles: ['pasta', 'noodle'],
    words: words('pasta noodle pate nouille ramen vermicelli'),
  },
]

function words(list: string): string[] {
  return list.split(' ')
}

/**
 * The foods that are only played by the plant beside them. English names the player first, French after « de ». Linear in
 * their number.
 */
export function playedAmong(found: readonly OpenMention[], text: readonly Word[]): ReadonlySet<OpenMention> {
  const byEnd = new Map(found.map((food) => [food.to, food]))
  const byStart = new Map(found.map((food) => [food.from, food]))
  return new Set(
    found.filter((food) => {
      const front = byEnd.get(food.from)
      const { isHeadFirst } = grammar[food.language]
      const last = isHeadFirst ? afterAdjectives(text, food.to, food.language) : food.to
      const behind = byStart.get(last + 1) ?? byStart.get(last + 2)
      return plays.some(
        (play) =>
          isRole(food, play) &&
          ((front && isPlayer(front, play) && isInFront(front, food, text)) ||
            (behind && isPlayer(behind, play) && isBehind(behind, food, last, text))),
      )
    }),
  )
}

function isRole(food: OpenMention, { roles, words: named }: Play): boolean {
  if (food.meaning.foods.some(({ kind }) => roles.includes(kind))) return true
  // "Mushroom beef burgers" are of beef.
  const isAlone = food.stems.length === 1 || !animalsOf(food).includes('meat')
  return isAlone && food.stems.some((own) => named.some((word) => stem(word, food.language) === own))
}

function isPlayer({ meaning, isAbsent }: OpenMention, { players, playerKinds }: Play): boolean {
  if (meaning.generic?.en[0] === 'soy') return !isAbsent && playerKinds.includes('tofu')
  return !isAbsent && meaning.foods.some(({ id, kind }) => players.includes(id) || playerKinds.includes(kind))
}

function isInFront(player: OpenMention, { from, language }: OpenMention, text: readonly Word[]): boolean {
  return !grammar[language].isHeadFirst && player.to === from && text[from]?.isParted === false
}

/** « Steak de chou-fleur », « spaghettis complets de riz », "spaghetti made from lentils". */
function isBehind(player: OpenMention, { language }: OpenMention, last: number, text: readonly Word[]): boolean {
  const between = text.slice(last, player.from)
  if (!names[language].ofPlayer.test(between.map((word) => word.text).join(' '))) return false
  return !grammar[language].isHeadFirst || ![...between, text[player.from]].some((word) => word?.isParted)
}
