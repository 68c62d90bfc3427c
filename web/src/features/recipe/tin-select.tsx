import { tinKey } from '@roux/cooking/amounts/tin'
import { useTranslation } from 'react-i18next'
import type { ShownRecipe } from './use-recipe-view.ts'
import { useTinText } from './use-tin-text.ts'

interface TinSelectProps {
  tins: NonNullable<ShownRecipe['tins']>
  onChoose: ShownRecipe['bakeIn']
}

/** What a recipe is baked in: one of those that may take the place of its own. */
export function TinSelect({ tins: { shown, others }, onChoose }: TinSelectProps) {
  const { t } = useTranslation()
  const textOf = useTinText()
  const isThere = others.some((tin) => tinKey(tin) === tinKey(shown))
  return (
    <>
      <select
        aria-label={t('tin.label')}
        value={tinKey(shown)}
        onChange={({ target }) => {
          const chosen = others.find((tin) => tinKey(tin) === target.value)
          if (chosen) onChoose(chosen)
        }}
        className="touchable h-8.5 max-w-full rounded-[10px] border border-edge bg-surface px-2 font-medium font-ui text-control text-ink transition duration-150 ease-out hover:border-ink-3 print:hidden"
      >
        {(isThere ? others : [shown, ...others]).map((tin) => (
          <option key={tinKey(tin)} value={tinKey(tin)}>
            {textOf(tin)}
          </option>
        ))}
      </select>
      <span className="hidden print:inline">{textOf(shown)}</span>
    </>
  )
}
