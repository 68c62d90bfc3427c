import type { KitchenLanguage } from '@roux/contract/language'
import type { Amount, Kind, Unit } from '@roux/cooking/foods/ingredient'

/** The same words in both languages. */
export type Text = Record<KitchenLanguage, string>

export type Course = 'main' | 'dessert' | 'breakfast' | 'side' | 'starter' | 'sauce' | 'drink' | 'bread' | 'snack'

/** Where a dish is at home. A wish for "something Italian" is met by any dish that names the cuisine. */
export type Cuisine =
  | 'french'
  | 'italian'
  | 'spanish'
  | 'portuguese'
  | 'british'
  | 'german'
  | 'nordic'
  | 'east-european'
  | 'greek'
  | 'turkish'
  | 'lebanese'
  | 'moroccan'
  | 'african'
  | 'indian'
  | 'thai'
  | 'vietnamese'
  | 'chinese'
  | 'japanese'
  | 'korean'
  | 'indonesian'
  | 'mexican'
  | 'american'
  | 'caribbean'
  | 'south-american'

/** What a dish is good for: when, how, by whom and from what purse it is eaten, and how it is made or kept. */
export type Occasion =
  | 'cosy'
  | 'light'
  | 'summer'
  | 'winter'
  | 'fancy'
  | 'party'
  | 'aperitif'
  | 'packed'
  | 'one-pot'
  | 'one-tray'
  | 'ahead'
  | 'freezes'
  | 'children'
  | 'birthday'
  | 'crowd'
  | 'cheap'
  | 'feast'
  | 'christmas'
  | 'easter'
  | 'iftar'
  | 'ill'
  | 'tea'
  | 'soft'
  | 'by-hand'
  | 'slow'
  | 'camping'

/** What is left of another meal, or past its best, and makes a dish of its own. */
export type End =
  | 'meat'
  | 'ham'
  | 'fish'
  | 'rice'
  | 'pasta'
  | 'grain'
  | 'polenta'
  | 'potatoes'
  | 'mash'
  | 'vegetables'
  | 'bread'
  | 'bananas'
  | 'egg-whites'
  | 'egg-yolks'

/** What a way needs beside a hob, a bowl and a knife; an oven is said apart. */
export type Gear = 'slow-cooker' | 'pressure-cooker' | 'air-fryer' | 'microwave' | 'barbecue' | 'blender' | 'freezer'

/**
 * A place in a dish that ingredients fill. What the cook asked for goes first, if the slot takes its kind or names it;
 * otherwise the slot's own: `first` of a list that may be used (the rest are substitutes), one of `vary` in turn, or
 * `all` of a list that may be used. A slot that stays empty rules the way out, unless it is optional.
 */
export type Slot = {
  takes?: readonly Kind[]
  first?: readonly string[]
  vary?: readonly string[]
  all?: readonly string[]
  /** How many asked-for ingredients may share it; 1 if not said. */
  upTo?: number
  optional?: true
  /** Filled of its own accord only when the cook named no ingredient. */
  spare?: true
  /** Filled only when this other slot, which stands before it, is filled. */
  with?: string
  /** Filled of its own accord only when this other slot, or these ("a+b"), which stand before it, are empty. */
  without?: string
  /** May take what another slot took before it: butter for the cream as well as for the pastry, on a line of its own. */
  again?: true
  /** Filled only when a certain ingredient had to be left out: a binder where there is no gluten. */
  instead?: string
  /** Per person, a number in `unit`; otherwise the ingredient's usual serving, times `share`. */
  amount?: Amount | number
  unit?: Unit
  share?: number
  /** Or times this for each of `unit`: half a tablespoon of oil stands for nine grams of butter. */
  sharePer?: number
  /** Instead of how the ingredient is usually prepared; empty texts for "as it is". */
  prep?: Text
  /** Of meat and fish, where what else it takes is prepared otherwise: nobody beats tofu flat. */
  fleshPrep?: Text
}

/** What many dishes have, each as much of it as it needs: `{ ...flour, amount: 30 }`, or `[flour, 30]` where that is all. */
export type Staple = Slot & { unit: Unit }

export type Slots = Readonly<Record<string, Slot | readonly [Staple, number]>>

/**
 * One step. In its text `{slot}` names what fills a slot, `[…]` is left out when a slot in it is empty, `<a|b>` is
 * one or the other; see `render`. The step goes when nothing of it is left.
 */
export type Step = Text & {
  /** Minutes on the stove or in the oven, and minutes of waiting before that: resting, marinating. */
  cook?: number
  wait?: number
  /** Only when this slot is filled, or empty. */
  if?: string
  unless?: string
  /** Only when what fills this slot is still to be cooked, in part or whole, or all comes cooked from another meal. */
  raw?: string
  cooked?: string
  /** So many of the minutes that it says are for each 500 g of what is in a slot. */
  weighed?: { slot: string; minutes: number; per: number }
}

/** One way to make a dish: a recipe with slots in it. */
export type Way = {
  /** Its name beside its dish, which is never changed; a dish's first way may go by that of the dish. */
  id?: string
  /** Slots whose ingredients give the dish its name, most telling first. */
  hero: readonly string[]
  slots: Slots
  titles: readonly Text[]
  descriptions: readonly Text[]
  /** Minutes of preparation for up to six people. */
  prep: number
  steps: readonly Step[]
  oven?: true
  /** What it is made in or with. */
  gear?: readonly Gear[]
  /** Made only where the dish's own way cannot be: a tart without eggs. */
  standsIn?: true
  /** Made only for who is in a hurry: it is quicker than the dish's own way, and not quite as good. */
  quick?: true
  /** The sauce that it is made under, by its dish: who wants none gets another way. */
  sauce?: string
  /** Made only for who wants it baked: usually it is cooked another way. */
  onlyBaked?: true
  /** A slot that is counted in whole pieces and carries the rest: all amounts follow its rounded number. */
  whole?: string
  /** So many grams per person of what is left of a dish (`{rest}`), which the cook names and no slot holds. */
  rest?: number
}

export type Dish = {
  id: string
  course: Course
  /** Other courses that it does for: a soup is a starter too. */
  alsoAs?: readonly Course[]
  /** A named classic, and the kind of dish it is: "ratatouille" is a `stew`. Where both are named, it is meant. */
  of?: string
  cuisines?: readonly Cuisine[]
  /** Made only for who names it: nobody who asks for a sauce wants stock. */
  onlyNamed?: true
  /** What it is a good answer to when no dish is named. */
  suits?: readonly Occasion[]
  /** Of a side or a sauce: the kinds of food that it is served with. */
  goesWith?: readonly Kind[]
  /** What it is a good end for. Whites or yolks alone it uses only when it says so here. */
  uses?: readonly End[]
  /** Made of what is left alone: who has it raw makes something else of it, unless they name it. */
  onlyLeft?: true
  /** What cooks call it, in prompts; plurals need not be listed. */
  names: Record<KitchenLanguage, readonly string[]>
  /** Names that say more than the dish: they mean it with these ingredients. */
  classics?: readonly { names: Record<KitchenLanguage, readonly string[]>; asks: readonly string[] }[]
  /** With its article, inside a sentence. */
  noun: Text
  /** What it is the first choice for when an ingredient of these kinds is named, and no dish. */
  shines?: readonly Kind[]
  /** For how many when nobody says. */
  serves: number
  ways: readonly Way[]
  /** Dishes to make where this one cannot be made, best first. */
  instead: readonly string[]
}
