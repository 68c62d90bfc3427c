import { lazyPart } from './lazy-part.ts'

export const choiceMenuPart = lazyPart(() => import('./choice-menu.tsx'))
