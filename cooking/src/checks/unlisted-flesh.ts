import type { Ingredient, Kind } from '../foods/ingredient.ts'
import { kindsThatAre } from '../foods/kinds.ts'
import { words } from '../languages/word-list.ts'
import { animalsOf } from '../mentions/contents.ts'
import type { Mention } from '../mentions/mention.ts'
import type { FoodLine, RecipeFoods } from '../mentions/read-foods.ts'
import { isListed, isPlayedBy } from './listed.ts'
import { isMade } from './made.ts'

/** What is made of an animal and is no meat or fish to put into a pan. */
const extracts: ReadonlySet<Kind> = new Set([...kindsThatAre('stock'), 'gelatine', 'condiment', 'salty-sauce'])
const fats = words('duck-fat lard fish-sauce worcestershire-sauce gelatine')

/** "The chicken broth", "le jus de poulet", "the fish kettle": what is of it, and not it. */
const after =
  /^[\s-]*(?:stock|broth|bouillon|cubes?|gravy|seasoning|powder|fat|skins?|bones?|carcass|juices?|sauce|kettle|slice|style|flavou?r\w*|masala|salt)(?!\p{L})/iu
const before =
  /(?:bouillon|fond|fumet|jus|cubes?|os|carcasse|peau|graisse|arêtes?|sauce|goût|épices)\s+(?:de|du|à)\s+(?:la\s+|le\s+|l['’])?$/iu
/** "Fish out the bay leaf". */
const verb = /^[\s]*(?:out|for)(?!\p{L})/iu

/**
 * Is it a bare "chicken", "beef", "fish" or "meat", and nothing of it in the list? A stock or a fat is not what is added
 * when chicken is; what plays meat ("vegan chicken", tofu where "the meat" is spoken of) is.
 */
export function isUnlistedFlesh(mention: Mention, line: FoodLine, read: RecipeFoods): boolean {
  const { text } = line
  const { generic } = mention.meaning
  const animals = animalsOf(mention).filter((animal) => animal === 'meat' || animal === 'fish')
  if (!generic || generic.isDish || generic.is || animals.length === 0) return false
  const rest = text.slice(mention.end, mention.end + 24)
  if (after.test(rest) || verb.test(rest) || before.test(text.slice(Math.max(0, mention.start - 32), mention.start)))
    return false
  if (isMade(mention, line, read)) return false
  const solid = read.stock.foods.filter(({ meaning }) => !meaning.foods.some(isExtract))
  if (generic.isWhole) {
    return !solid.some(
      (other) =>
        animals.some((animal) => animalsOf(other).includes(animal)) ||
        isPlayedBy(mention, other) ||
        other.meaning.foods.some(playsMeat),
    )
  }
  return !isListed(mention, text, { ...read, stock: { ...read.stock, foods: solid } })
}

function isExtract({ id, kind }: Ingredient): boolean {
  return extracts.has(kind) || fats.has(id)
}

function playsMeat({ id, kind }: Ingredient): boolean {
  return kind === 'tofu' || id.startsWith('vegan') || id === 'seitan' || id === 'quorn'
}

const fleshKinds: ReadonlySet<Kind> = new Set(kindsThatAre('cut'))

/** Two cuts are one and the same only when they are of one animal: lamb is no beef, duck no chicken. */
export function isOfOneAnimal(one: Ingredient, other: Ingredient): boolean {
  if (!fleshKinds.has(one.kind) || one.id === 'steak' || other.id === 'steak') return true
  const ofOther: readonly string[] = other.tags ?? []
  const animal = (id: string) => id.replace('whole-', '').split('-')[0]
  return animal(one.id) === animal(other.id) || (one.tags ?? []).some((tag) => ofOther.includes(tag))
}
