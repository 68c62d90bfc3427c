import { type ComponentType, useState } from 'react'
import { Button } from './button.tsx'
import { type LazyPart, useLazyPart } from './lazy-part.ts'
import { Spinner } from './spinner.tsx'

interface LazyScreenProps {
  part: LazyPart<{ Screen: ComponentType }>
  texts: { loading: string; missing: string; reload: string }
}

/** A screen that is fetched when it is first shown; shown at once, without a spinner, where it is there already. */
export function LazyScreen({ part, texts }: LazyScreenProps) {
  const [missing, setMissing] = useState<object>()
  const loaded = useLazyPart(part, true, () => setMissing(part))
  if (loaded) return <loaded.Screen />
  if (missing !== part) return <Spinner label={texts.loading} />
  return (
    <div role="alert" className="grid flex-1 place-content-center justify-items-center gap-5 p-8 text-center">
      <p className="max-w-[40ch] text-ink-2">{texts.missing}</p>
      <Button onClick={() => location.reload()}>{texts.reload}</Button>
    </div>
  )
}
