import { foldText } from '@roux/contract/fold-text'
import { limits } from '@roux/contract/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ListedRecipe, useTags } from '../../api/library.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { FoodWords } from '../../ui/food-words.tsx'
import { Modal } from '../../ui/modal.tsx'

interface TagDialogProps {
  recipes: readonly ListedRecipe[]
  onSave(add: string[], remove: string[]): void
  onClose(): void
}

/** As many of the cook's tags as are offered to be taken up by a press. */
const offered = 24

/** Gives tags to all recipes that are chosen, and takes tags off them. */
export function TagDialog({ recipes, onSave, onClose }: TagDialogProps) {
  const { t } = useTranslation()
  const { data: known = [] } = useTags()
  const [added, setAdded] = useState<string[]>([])
  const [removed, setRemoved] = useState<string[]>([])
  const theirs = [...new Map(recipes.flatMap(({ tags }) => tags.map((tag) => [foldText(tag), tag] as const))).values()]
  const isAdded = (tag: string) => added.some((other) => foldText(other) === foldText(tag))
  const others = known.map(({ tag }) => tag).filter((tag) => !isAdded(tag))
  return (
    <Modal
      title={t('library.tagTitle', { number: recipes.length })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('preferences.cancel')}</Button>
          <Button look="main" onClick={() => (added.length + removed.length > 0 ? onSave(added, removed) : onClose())}>
            {t('library.tagSave')}
          </Button>
        </>
      }
    >
      <FoodWords
        label={t('library.tagAdd')}
        hint={t('library.tagHint')}
        foods={added}
        most={limits.tags}
        longest={limits.tag}
        onChange={setAdded}
      />
      {others.length > 0 && (
        <ul aria-label={t('library.tagKnown')} className="flex flex-wrap gap-2">
          {others.slice(0, offered).map((tag) => (
            <li key={tag}>
              <Chip isOn={false} onClick={() => setAdded([...added, tag])}>
                {tag}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {theirs.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 font-semibold text-ink-2 text-small">{t('library.tagRemove')}</legend>
          <div className="flex flex-wrap gap-2">
            {theirs.map((tag) => (
              <Chip
                key={tag}
                isOn={removed.includes(tag)}
                onClick={() =>
                  setRemoved(removed.includes(tag) ? removed.filter((other) => other !== tag) : [...removed, tag])
                }
              >
                {tag}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
    </Modal>
  )
}
