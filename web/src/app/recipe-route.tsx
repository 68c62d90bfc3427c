import { useParams } from 'react-router'
import { LateScreen } from './late-screen.tsx'
import { recipePart } from './screen-parts.ts'

/** Every recipe has a page of its own: what was open or typed on one does not go over to the next. */
export function RecipeRoute() {
  const { id } = useParams()
  return <LateScreen key={id} part={recipePart} />
}
