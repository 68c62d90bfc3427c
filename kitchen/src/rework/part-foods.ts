import type { Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import type { Part } from '../understand/read-parts.ts'
import { fruits } from './change-foods.ts'

const pouring = kindSet('stock meat-stock fish-stock wine alcohol cream coconut-cream')
const tomatoes: ReadonlySet<string> = new Set(['chopped-tomatoes', 'passata', 'tomato-paste'])
const seasoning = kindSet('spice hot-spice salty-sauce starch')
const binding = kindSet('flour gluten-free-flour butter')
/** What drinks what it is cooked in. */
const drinking = kindSet('rice grain quick-grain polenta oats')
const dressing = kindSet('oil nutty-oil vinegar citrus salty-sauce condiment yoghurt')
const onTop = kindSet('crumbs melting-cheese hard-cheese nut seed')
const crumble = kindSet('flour gluten-free-flour oats butter sugar nut ground-nut coconut')
const icing: ReadonlySet<string> = new Set(['icing-sugar', 'cream-cheese', 'mascarpone'])

/** What a filling is in, and not of it. */
const around = kindSet('flour gluten-free-flour butter pastry bread tortilla rice pasta noodle quick-grain egg water')

/** How steps tell of rice or pasta that is cooked apart, and drinks nothing of the sauce. */
export const isApart = /\bdrain|\bvolume\b|\bpacket\b|(?<!\p{L})égoutt|\bpaquet\b/iu

/**
 * Of the foods of a recipe those that a part of it is made of, as far as that is plain; none where they are elsewhere too.
 * @param isDrunk does what drinks stay in what it was cooked in? It needs as much as it has.
 */
export function foodsOfPart(part: Part, foods: readonly Ingredient[], isDrunk: boolean): Ingredient[] {
  const of = (kinds: ReadonlySet<Kind>) => foods.filter(({ kind }) => kinds.has(kind))
  switch (part) {
    case 'sauce': {
      const isBound = of(kindSet('milk')).length > 0 && of(kindSet('flour gluten-free-flour')).length > 0
      const poured = foods.filter(({ id, kind }) => pouring.has(kind) || tomatoes.has(id))
      // Beside tomatoes milk is in the meat, unless flour binds it.
      const wet = isBound || poured.length === 0 ? [...poured, ...of(kindSet('milk'))] : poured
      const isBaked = foods.some(({ kind }) => kind === 'raising' || kind === 'pastry')
      if (wet.length === 0 || isBaked || (isDrunk && of(drinking).length > 0)) return []
      return [...wet, ...of(seasoning), ...(isBound ? of(binding) : [])]
    }
    case 'dressing':
      return of(kindSet('vinegar citrus condiment')).length > 0 ? of(dressing) : []
    case 'topping': {
      const isCrumble = foods.some(({ kind }) => fruits.includes(kind)) && foods.every(({ kind }) => kind !== 'raising')
      return isCrumble ? of(crumble) : of(onTop)
    }
    case 'icing':
      return foods.filter(({ id }) => icing.has(id))
    case 'filling':
      return foods.some(({ kind }) => kind === 'raising') ? [] : foods.filter(({ kind }) => !around.has(kind))
  }
}
