import type { ReadRecipe } from '@roux/contract/read-recipe'
import { Trash2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { momentText } from '../../i18n/day-text.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Button } from '../../ui/button.tsx'

interface DeletedListProps {
  recipes: readonly ReadRecipe[]
  onRestore(recipe: ReadRecipe): void
  onClear(recipe: ReadRecipe): void
}

export function DeletedList({ recipes, onRestore, onClear }: DeletedListProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (recipes.length === 0) return <p className="border-line border-t py-6 text-ink-2">{t('deleted.none')}</p>
  return (
    <ul className="border-line border-t">
      {recipes.map((recipe) => (
        <li key={recipe.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3">
          <span className="min-w-0 flex-1 basis-56">
            <span lang={recipe.language} className="block font-display font-medium text-section wrap-anywhere">
              {recipe.title}
            </span>
            <span className="block text-ink-3 text-small">
              {t('deleted.on', { when: momentText(language, t('history.today'), recipe.deleted_at ?? '') ?? '' })}
            </span>
          </span>
          <span className="flex flex-wrap gap-2">
            <Button aria-label={t('deleted.restoreOf', { title: recipe.title })} onClick={() => onRestore(recipe)}>
              <Undo2 aria-hidden="true" />
              {t('deleted.restore')}
            </Button>
            <Button
              look="danger"
              aria-label={t('deleted.clearOf', { title: recipe.title })}
              onClick={() => onClear(recipe)}
            >
              <Trash2 aria-hidden="true" />
              {t('deleted.clear')}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
