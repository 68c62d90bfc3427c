import { type FactField, factFields } from '@roux/contract/content-fields'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { ParseKeys } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Duration } from './duration.tsx'

interface FactLook<Value> {
  name: ParseKeys
  /** Stands beside the place of one that is not there yet. */
  unit?: ParseKeys
  /** Nothing for what is better left out. */
  show(value: Value): ReactNode
}

const duration: Omit<FactLook<number>, 'name'> = {
  unit: 'recipe.minutes',
  show: (minutes) => <Duration minutes={minutes} />,
}

export const facts: { readonly [Field in FactField]: FactLook<ReadRecipe[Field]> } = {
  preparation_time: { name: 'recipe.preparation', ...duration },
  cook_time: { name: 'recipe.cooking', ...duration },
  serves: { name: 'recipe.serves', show: String },
}

interface RecipeFactsProps {
  /** What stands there of each; nothing, where the fact is left out. */
  children: (field: FactField) => ReactNode
}

export function RecipeFacts({ children: factOf }: RecipeFactsProps) {
  const { t } = useTranslation()
  return (
    <dl className="mb-9 flex flex-wrap border-line border-y print:mb-5">
      {factFields.map((field) => {
        const fact = factOf(field)
        return (
          fact && (
            <Fact key={field} name={t(facts[field].name)}>
              {fact}
            </Fact>
          )
        )
      })}
    </dl>
  )
}

/** A fact as it stands there. */
export function showFact<Field extends FactField>(field: Field, value: ReadRecipe[Field]): ReactNode {
  return facts[field].show(value)
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mr-4 border-line border-r py-3.5 pr-4 last:mr-0 last:border-r-0 last:pr-0 @min-[40rem]:mr-7 @min-[40rem]:pr-7 print:py-2">
      <dt className="text-ink-3 text-small">{name}</dt>
      <dd className="font-display font-medium text-section tabular-nums">{children}</dd>
    </div>
  )
}
