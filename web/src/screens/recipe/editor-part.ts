import { lazyPart } from '../../ui/lazy-part.ts'

/** Everything that editing needs, drag and drop with it. */
export const editorPart = lazyPart(() => import('../../features/recipe-edit/recipe-editor.tsx'))
