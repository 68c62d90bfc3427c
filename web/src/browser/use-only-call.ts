import { useEffect, useState } from 'react'

/** The call that a page waits for: another one ends it, and so does leaving the page. */
export function useOnlyCall() {
  const [call] = useState(() => {
    let going: AbortController | undefined
    return {
      begin(): AbortSignal {
        going?.abort()
        going = new AbortController()
        return going.signal
      },
      end: () => going?.abort(),
      isEnded: () => going?.signal.aborted === true,
    }
  })
  useEffect(() => call.end, [call])
  return call
}
