import type { Preferences } from '@roux/contract/generation'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { DirectionList } from './direction-list.tsx'
import { FindingAlarms, FindingNotes, OtherDishNote, WriterNote } from './finding-notes.tsx'
import { IngredientList } from './ingredient-list.tsx'
import { NutritionSection } from './nutrition-section.tsx'
import { PlainText } from './plain-text.tsx'
import { RecipeCover } from './recipe-cover.tsx'
import { RecipeFacts, showFact } from './recipe-facts.tsx'
import { descriptionLook, titleLook } from './recipe-look.ts'
import { RecipePage } from './recipe-page.tsx'
import { RecipeSource } from './recipe-source.tsx'
import { RecipeTags } from './recipe-tags.tsx'
import { ServingsHint } from './servings-hint.tsx'
import { ServingsSaid, ServingsStepper } from './servings-stepper.tsx'
import { TinSelect } from './tin-select.tsx'
import { UnitSwitch } from './unit-switch.tsx'
import { type TakeOffer, useOffers } from './use-offers.ts'
import { usePlacedFindings } from './use-placed-findings.ts'
import { isOtherTin, type ShownRecipe } from './use-recipe-view.ts'
import { useTinText } from './use-tin-text.ts'

interface RecipeArticleProps {
  recipe: ReadRecipe
  /** How it is looked at. */
  view: ShownRecipe
  /** Makes what is shown the recipe, where it is the reader's. */
  onSaveServings?: () => void
  isSavingServings?: boolean
  /** Puts what is offered in the place of what was found into the recipe, where it is the reader's. */
  onTakeOffer?: TakeOffer | undefined
  /** The address of its page. */
  path: string
  /** What the cook wants of every recipe, where it is known. */
  profile: Preferences | undefined
  /** What the reader of another's recipe wants of every recipe: nothing is found for that, but what stands in keeps to it. */
  wishes?: Preferences | undefined
  /** What the cook has written in its margin. */
  notes: ReactNode
  /** Its tags, where they are the reader's to change. */
  tags?: ReactNode
  /** Takes the focus when the page comes. */
  heading: Ref<HTMLHeadingElement>
}

/** A recipe as a page of a cookbook. */
export function RecipeArticle({
  recipe,
  view,
  path,
  profile,
  wishes = profile,
  notes,
  tags,
  heading,
  onTakeOffer,
  ...saving
}: RecipeArticleProps) {
  const { t } = useTranslation()
  const findings = usePlacedFindings(view.cooked, profile)
  const offers = useOffers(view, { recipe, findings, profile }, onTakeOffer)
  return (
    <RecipePage
      language={recipe.language}
      head={
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 @min-[40rem]:grid-cols-[minmax(0,1fr)_clamp(12rem,31cqi,18.75rem)] @min-[56rem]:gap-x-12 print:block">
          <div className="min-w-0">
            <OtherDishNote findings={findings} />
            <h1 ref={heading} tabIndex={-1} className={titleLook(recipe.title)}>
              {recipe.title}
            </h1>
            {recipe.description && (
              <p className={descriptionLook}>
                <PlainText text={recipe.description} />
              </p>
            )}
            {recipe.source && <RecipeSource source={recipe.source} />}
            {tags ?? <RecipeTags recipe={recipe} />}
          </div>
          <RecipeCover
            recipe={recipe}
            className="@max-[40rem]:order-first @max-[40rem]:mt-2 aspect-[11/4] @max-[40rem]:cover-whole @min-[40rem]:mt-2 @min-[40rem]:aspect-[4/3] print:hidden"
          />
        </div>
      }
      facts={
        <>
          <FindingAlarms findings={findings} profile={profile} ways={{ offers, language: recipe.language }} />
          <RecipeFacts
            changeable={view.range && { field: 'serves', back: <BackToWritten view={view} /> }}
            also={
              view.tins && {
                name: t('tin.label'),
                back: <BackToTin tins={view.tins} onBack={view.bakeIn} />,
                fact: <TinSelect tins={view.tins} onChoose={view.bakeIn} />,
              }
            }
            end={<UnitSwitch view={view} className="@max-[40rem]:hidden print:hidden" />}
          >
            {(field) =>
              field === 'serves' && view.range ? (
                <ServingsStepper serves={view.recipe.serves} range={view.range} onChange={view.showFor} />
              ) : (
                showFact(field, recipe[field])
              )
            }
          </RecipeFacts>
          <ServingsSaid serves={view.recipe.serves} />
          <FindingNotes findings={findings} profile={profile} />
        </>
      }
      notes={notes}
      nutrition={<NutritionSection recipe={view.cooked} shown={view.recipe} />}
      end={<WriterNote findings={findings} writtenBy={recipe.written_by} />}
      hint={<ServingsHint view={view} isSaving={saving.isSavingServings ?? false} onSave={saving.onSaveServings} />}
      besideSides={<UnitSwitch view={view} className="" />}
      ingredients={
        recipe.ingredients.length > 0 && <IngredientList {...{ recipe, view, findings, profile, wishes, offers }} />
      }
      directions={
        recipe.directions.length > 0 && (
          <DirectionList view={view} findings={findings} profile={profile} timed={{ path, title: recipe.title }} />
        )
      }
    />
  )
}

const backLook = 'block text-ink-2 underline decoration-edge underline-offset-3 hover:decoration-current print:hidden'

/** Nothing while the number is the recipe's own, or that of a tin. */
function BackToWritten({ view }: { view: ShownRecipe }) {
  const { t } = useTranslation()
  if (!view.isScaled || isOtherTin(view.tins)) return null
  return (
    <button type="button" onClick={() => view.showFor(view.written)} className={backLook}>
      {t('servings.back', { written: view.written })}
    </button>
  )
}

/** Nothing while it is the recipe's own. */
function BackToTin({ tins, onBack }: { tins: NonNullable<ShownRecipe['tins']>; onBack: ShownRecipe['bakeIn'] }) {
  const { t } = useTranslation()
  const textOf = useTinText()
  if (!isOtherTin(tins)) return null
  return (
    <button type="button" onClick={() => onBack(tins.written)} className={backLook}>
      {t('tin.back', { tin: textOf(tins.written) })}
    </button>
  )
}
