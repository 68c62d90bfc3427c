import { lazyPart } from '../ui/lazy-part.ts'

/** Everything that only signed-in cooks need around their screens. */
export const signedInPart = lazyPart(() => import('./signed-in-shell.tsx'))
