import { useTranslation } from 'react-i18next'
import { durationText } from '../../i18n/duration-text.ts'

/** What stands beside a number of the facts. */
export const unitLook = 'font-normal font-ui text-control text-ink-2'

/** A time among the facts: numerals, and small units. */
export function Duration({ minutes }: { minutes: number }) {
  const { t } = useTranslation()
  return (
    <span className="whitespace-nowrap">
      {durationText(t, minutes)
        .split(/(\p{L}+)/u)
        .map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
          <span key={place} className={place % 2 === 1 ? unitLook : ''}>
            {part}
          </span>
        ))}
    </span>
  )
}
