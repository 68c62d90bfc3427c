import { type ComponentProps, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { ListedRecipe } from '../../api/library.ts'
import type { Selection } from './use-selection.ts'

/** How long a finger rests on a recipe that is chosen by it, and how far it may stray. */
const longPress = { milliseconds: 450, pixels: 10 }

type Presses = Pick<
  ComponentProps<'div'>,
  'onClick' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onContextMenu'
>

/**
 * What a press on the list means: a recipe is opened, or chosen where some are already; a long one chooses the first; with
 * Shift all from the last that was chosen. Heard once for all entries, since there may be thousands.
 */
export function usePresses(
  recipes: readonly ListedRecipe[],
  selection: Selection,
  onOpen: (recipe: ListedRecipe) => void,
): Presses {
  const press = useRef<{ x: number; y: number; timer: number; isLong: boolean }>(undefined)
  const lastId = useRef<string>(undefined)
  useEffect(() => () => clearTimeout(press.current?.timer), [])

  const toggle = (recipe: ListedRecipe, isRange: boolean) => {
    const isChosen = !selection.has(recipe.id)
    const [from, to] = [recipes.findIndex(({ id }) => id === lastId.current), recipes.indexOf(recipe)].toSorted(
      (a, b) => a - b,
    )
    const isWhole = isRange && from !== undefined && from >= 0
    selection.set(isWhole ? recipes.slice(from, (to ?? from) + 1) : [recipe], isChosen)
    lastId.current = recipe.id
  }
  const letGo = () => clearTimeout(press.current?.timer)

  return {
    onPointerDown(event) {
      letGo()
      press.current = undefined
      const recipe = recipeAt(event, recipes)
      if (event.pointerType !== 'touch' || !recipe) return
      const timer = window.setTimeout(() => {
        if (press.current) press.current.isLong = true
        toggle(recipe, false)
      }, longPress.milliseconds)
      press.current = { x: event.clientX, y: event.clientY, timer, isLong: false }
    },
    onPointerMove(event: PointerEvent) {
      const { x, y } = press.current ?? { x: event.clientX, y: event.clientY }
      if (Math.hypot(event.clientX - x, event.clientY - y) > longPress.pixels) letGo()
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onContextMenu(event) {
      // A long press of the finger is ours.
      if (press.current) event.preventDefault()
    },
    onClick(event) {
      const recipe = recipeAt(event, recipes)
      if (!recipe || !(event.target instanceof Element)) return
      const wasLong = press.current?.isLong
      press.current = undefined
      if (wasLong) return event.preventDefault()
      if (event.target.closest('input')) return toggle(recipe, event.shiftKey)
      if (!event.target.closest('a')) return
      // A new tab or window is the browser's business.
      if (event.metaKey || event.ctrlKey || event.altKey || (event.shiftKey && !selection.isOn)) return
      event.preventDefault()
      if (selection.isOn) toggle(recipe, event.shiftKey)
      else onOpen(recipe)
    },
  }
}

function recipeAt({ target }: MouseEvent | PointerEvent, recipes: readonly ListedRecipe[]): ListedRecipe | undefined {
  const entry = target instanceof Element && target.closest<HTMLElement>('[data-recipe]')
  return entry ? recipes.find(({ id }) => id === entry.dataset.recipe) : undefined
}
