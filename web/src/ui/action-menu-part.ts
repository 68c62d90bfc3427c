import { lazyPart } from './lazy-part.ts'

export const actionMenuPart = lazyPart(() => import('./action-menu.tsx'))
