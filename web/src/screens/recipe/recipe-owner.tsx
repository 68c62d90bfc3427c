import type { ReadRecipe } from '@roux/contract/read-recipe'
import { Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session.ts'

/** Whose recipe it is, for superusers: read, edited or improved. */
export function RecipeOwner({ owner }: { owner: ReadRecipe['user'] }) {
  const { t } = useTranslation()
  const { user } = useSession()
  if (!user?.isSuperuser || !owner) return null
  return (
    <p className="flex items-center gap-2 pt-3 text-ink-2 text-small wrap-anywhere print:hidden">
      <Mail aria-hidden="true" className="size-4 flex-none text-gold" />
      {t('recipe.owner', { email: owner.email })}
    </p>
  )
}
