import type { Preferences } from '@roux/contract/generation'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import { useEffect, useMemo, useState } from 'react'
import { whenIdle } from '../../browser/when-idle.ts'
import { useStandIns } from './use-stand-ins.ts'

const none: ReadonlySet<string> = new Set()

/**
 * The lines for which something may stand in: known once there is nothing else to do. None as long as it is not known
 * what the cook must not eat.
 */
export function useLinesWithStandIns(recipe: ReadRecipe, profile: Preferences | undefined): ReadonlySet<string> {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  const isWanted = isIdle && profile !== undefined
  const standIns = useStandIns(isWanted)
  return useMemo(() => (isWanted && standIns ? standIns.linesWithStandIns(recipe) : none), [isWanted, standIns, recipe])
}
