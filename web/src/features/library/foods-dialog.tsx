import { limits } from '@roux/contract/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { FoodWords } from '../../ui/food-words.tsx'
import { Modal } from '../../ui/modal.tsx'
import type { LibraryState } from './library-state.ts'

interface FoodsDialogProps {
  of: 'list' | 'kitchen'
  state: LibraryState
  onChange(change: Partial<LibraryState>): void
  onClose(): void
}

/** Which foods a recipe is to have and not to have, or which of them are in the kitchen. The list follows at once. */
export function FoodsDialog({ of, state, onChange, onClose }: FoodsDialogProps) {
  const { t } = useTranslation()
  return (
    <Modal
      title={t(of === 'kitchen' ? 'library.haveTitle' : 'library.ingredients')}
      onClose={onClose}
      footer={
        <Button look="main" onClick={onClose}>
          {t('library.done')}
        </Button>
      }
    >
      {of === 'kitchen' ? (
        <FoodWords
          label={t('library.haveLabel')}
          hint={t('library.haveHint')}
          foods={state.have}
          most={limits.haves}
          onChange={(have) => onChange({ have })}
        />
      ) : (
        <>
          <FoodWords
            label={t('library.withLabel')}
            hint={t('library.withHint')}
            foods={state.with}
            most={limits.foods}
            onChange={(foods) => onChange({ with: foods })}
          />
          <FoodWords
            label={t('library.withoutLabel')}
            hint={t('library.withoutHint')}
            foods={state.without}
            most={limits.foods}
            onChange={(foods) => onChange({ without: foods })}
          />
        </>
      )}
    </Modal>
  )
}
