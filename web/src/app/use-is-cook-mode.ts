import { useLocation } from 'react-router'

/** Cook mode has the whole window, and shows the timers where they are in reach there. */
export function useIsCookMode(): boolean {
  return useLocation().pathname.endsWith('/cook')
}
