import { allergens, diets } from '@roux/contract/diet'
import type { Preferences } from '@roux/contract/generation'
import { limits } from '@roux/contract/limits'
import { unitSystems } from '@roux/contract/units'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { allergenNames, dietNames } from '../../i18n/diet-names.ts'
import { Chip } from '../../ui/chip.tsx'
import { FoodWords } from '../../ui/food-words.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { SelectField } from '../../ui/select-field.tsx'

const unitNames = { metric: 'preferences.metric', us: 'preferences.us' } as const

/** How many people are offered to cook for; the sentence of a request can name any other number. */
const people = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20]

interface PreferencesFormProps {
  value: Preferences
  onChange(value: Preferences): void
}

/** Everything a cook can want of every recipe. */
export function PreferencesForm({ value, onChange }: PreferencesFormProps) {
  const { t } = useTranslation()
  const wishesId = useId()
  const change = (changed: Partial<Preferences>) => onChange({ ...value, ...changed })
  const { serves } = value
  return (
    <div className="grid gap-4">
      <Choices
        legend={t('preferences.allergies')}
        entries={allergens.map((entry) => ({ entry, text: t(allergenNames[entry]) }))}
        chosen={value.allergies}
        onChange={(chosen) => change({ allergies: chosen })}
      />
      <FoodWords
        label={t('preferences.otherAllergies')}
        hint={t('preferences.otherAllergiesHint')}
        foods={value.other_allergies}
        onChange={(foods) => change({ other_allergies: foods })}
      />
      <Choices
        legend={t('preferences.diets')}
        entries={diets.map((entry) => ({ entry, text: t(dietNames[entry]) }))}
        chosen={value.diets}
        onChange={(chosen) => change({ diets: chosen })}
      />
      <FoodWords
        label={t('preferences.dislikes')}
        hint={t('preferences.dislikesHint')}
        foods={value.dislikes}
        onChange={(foods) => change({ dislikes: foods })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={t('preferences.units')}
          value={value.units}
          onChange={({ target }) =>
            change({ units: unitSystems.find((system) => system === target.value) ?? value.units })
          }
        >
          {unitSystems.map((system) => (
            <option key={system} value={system}>
              {t(unitNames[system])}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('preferences.serves')}
          value={serves ?? ''}
          onChange={({ target }) => change({ serves: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{t('preferences.noServes')}</option>
          {(serves === null || people.includes(serves) ? people : [serves, ...people]).map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </SelectField>
      </div>
      <div>
        <label htmlFor={wishesId} className="mb-1.5 block font-semibold text-ink-2 text-small">
          {t('preferences.wishes')}
        </label>
        <GrowingTextarea
          id={wishesId}
          value={value.wishes}
          maxLength={limits.wishes}
          aria-describedby={`${wishesId}-hint`}
          onChange={(event) => change({ wishes: event.target.value })}
        />
        <p id={`${wishesId}-hint`} className="mt-1.5 text-ink-3 text-small">
          {t('preferences.wishesHint')}
        </p>
      </div>
      <p className="text-ink-2 text-small">{t('preferences.noPromise')}</p>
    </div>
  )
}

interface ChoicesProps<Entry> {
  legend: string
  entries: readonly { entry: Entry; text: string }[]
  chosen: readonly Entry[]
  onChange(chosen: Entry[]): void
}

/** Any of a closed list. */
function Choices<Entry extends string>({ legend, entries, chosen, onChange }: ChoicesProps<Entry>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-ink-2 text-small">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {entries.map(({ entry, text }) => {
          const isOn = chosen.includes(entry)
          return (
            <Chip
              key={entry}
              isOn={isOn}
              onClick={() => onChange(isOn ? chosen.filter((other) => other !== entry) : [...chosen, entry])}
            >
              <span className="first-letter:uppercase">{text}</span>
            </Chip>
          )
        })}
      </div>
    </fieldset>
  )
}
