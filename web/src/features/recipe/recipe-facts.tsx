import { type FactField, factFields } from '@roux/contract/content-fields'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { ParseKeys, TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { durationText } from '../../i18n/duration-text.ts'
import { Duration } from './duration.tsx'

interface FactLook<Value> {
  name: ParseKeys
  /** Stands beside the place of one that is not there yet. */
  unit?: ParseKeys
  /** Nothing for what is better left out. */
  show(value: Value): ReactNode
  /** The same where only letters can stand. */
  write(value: Value, t: TFunction): string
}

const duration: Omit<FactLook<number>, 'name'> = {
  unit: 'recipe.minutes',
  show: (minutes) => <Duration minutes={minutes} />,
  write: (minutes, t) => durationText(t, minutes),
}

export const facts: { readonly [Field in FactField]: FactLook<ReadRecipe[Field]> } = {
  preparation_time: { name: 'recipe.preparation', ...duration },
  cook_time: { name: 'recipe.cooking', ...duration },
  serves: { name: 'recipe.serves', show: String, write: String },
}

interface RecipeFactsProps {
  /** A fact that can be changed here, and the way back to what is written. */
  changeable?: { field: FactField; back: ReactNode } | undefined
  /** One that no field of the recipe has. */
  also?: { name: string; back: ReactNode; fact: ReactNode } | undefined
  /** Stands at the end of the line. */
  end?: ReactNode
  /** What stands there of each; nothing, where the fact is left out. */
  children: (field: FactField) => ReactNode
}

export function RecipeFacts({ changeable, also, end, children: factOf }: RecipeFactsProps) {
  const { t } = useTranslation()
  return (
    <div className="mb-9 @max-[40rem]:mb-5 flex items-center justify-between gap-4 border-line border-y print:mb-5">
      <dl
        className={`flex min-w-0 flex-1 flex-wrap ${also ? '@max-[40rem]:[&>:nth-last-child(2)]:mr-0 @max-[40rem]:[&>:nth-last-child(2)]:border-r-0 @max-[40rem]:[&>:nth-last-child(2)]:pr-0' : ''}`}
      >
        {factFields.map((field) => {
          const fact = factOf(field)
          return (
            fact && (
              <Fact
                key={field}
                name={t(facts[field].name)}
                back={changeable?.field === field ? changeable.back : undefined}
              >
                {fact}
              </Fact>
            )
          )
        })}
        {also && (
          <Fact name={also.name} back={also.back}>
            {also.fact}
          </Fact>
        )}
      </dl>
      {end}
    </div>
  )
}

/** A fact with its name, as letters; nothing where it is better left out. */
export function writeFact<Field extends FactField>(field: Field, value: ReadRecipe[Field], t: TFunction): string {
  const written = facts[field].write(value, t)
  return written && `${t(facts[field].name)} ${written}`
}

/** A fact as it stands there. */
export function showFact<Field extends FactField>(field: Field, value: ReadRecipe[Field]): ReactNode {
  return facts[field].show(value)
}

const changeableLook =
  '@max-[40rem]:flex-1 @min-[40rem]:flex @min-[40rem]:items-center @min-[40rem]:gap-4.5 print:block'

interface FactProps {
  name: string
  /** Undefined where the fact only stands there. */
  back: ReactNode
  children: ReactNode
}

function Fact({ name, back, children }: FactProps) {
  const isChangeable = back !== undefined
  return (
    <div
      className={`mr-4 border-line border-r py-3.5 pr-4 last:mr-0 last:border-r-0 last:pr-0 @min-[40rem]:mr-7 @min-[40rem]:pr-7 print:py-2 ${isChangeable ? changeableLook : ''}`}
    >
      <dt className={`text-ink-3 text-small ${isChangeable ? 'flex justify-between gap-3 @min-[40rem]:block' : ''}`}>
        {name}
        {back}
      </dt>
      <dd className="font-display font-medium text-section tabular-nums">{children}</dd>
    </div>
  )
}
