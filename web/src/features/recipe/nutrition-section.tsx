import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../browser/when-idle.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { preloadable } from '../../ui/preloadable.tsx'
import type { NutritionProps } from './nutrition-props.ts'

const NutritionFigures = preloadable(async () => (await import('./nutrition-figures.tsx')).NutritionFigures)

/** What a recipe holds. The tables are fetched once there is nothing else to do. */
export function NutritionSection({ recipe, shown }: NutritionProps) {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setIsWanted(true))), [])
  // Who does not say for how many has no portions.
  if (recipe.ingredients.length === 0 || recipe.serves < 1) return null
  return (
    <LazyBoundary loading={<div className="min-h-40" />} resetKey={isWanted}>
      {isWanted ? <NutritionFigures recipe={recipe} shown={shown} /> : <div className="min-h-40" />}
    </LazyBoundary>
  )
}
