import { useContext, useEffect, useState } from 'react'
import { CodeMissing } from '../../ui/lazy-boundary.tsx'

type StandIns = typeof import('./stand-ins-of.ts')

/** There once it has been fetched. */
let loaded: StandIns | undefined

/** What knows the stand-ins, in a chunk of its own; nothing until it is wanted and there. */
export function useStandIns(isWanted: boolean): StandIns | undefined {
  const [standIns, setStandIns] = useState(loaded)
  const isMissing = standIns === undefined && isWanted
  const codeMissing = useContext(CodeMissing)
  useEffect(() => {
    if (!isMissing) return
    import('./stand-ins-of.ts').then((module) => {
      loaded = module
      setStandIns(module)
    }, codeMissing)
  }, [isMissing, codeMissing])
  return standIns
}
