import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { TFunction } from 'i18next'
import { LibraryBig, Search, SquarePen } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedRecipe } from '../../api/library.ts'
import { foldTitles } from '../../browser/find-recipes.ts'
import { minutesText } from '../../i18n/use-minutes-text.ts'
import { findFolded } from '../../ui/find-folded.ts'
import { isEnter } from '../../ui/is-enter.ts'
import { MarkedSpans } from '../../ui/marked-spans.tsx'
import type { MenuAction } from '../../ui/menu-content.tsx'
import { Kbd } from './kbd.tsx'
import { mostRecipes, pickActions, pickRecipes, wordsOf } from './palette-entries.ts'
import { PaletteFoot } from './palette-foot.tsx'
import { type PaletteLine, PaletteList } from './palette-list.tsx'

export interface PaletteProps {
  recipes: readonly ReadRecipe[]
  /** What else suits the text, and how many do in all. */
  found?: { data: readonly ListedRecipe[]; count: number }
  onType?(text: string): void
  /** Its picture. */
  cover?(recipe: ReadRecipe): ReactNode
  actions: readonly MenuAction[]
  onOpen?(recipe: ReadRecipe): void
  onCook?(recipe: ReadRecipe): void
  /** Has a recipe written. */
  onAsk(prompt: string): void
  /** Looks for it in all that there is of the recipes; guests have none. */
  onSearch?(text: string): void
  onClose(): void
}

/** Recipes first, then what can be done, all from the keyboard. */
export function Palette({ recipes, found, cover, actions, onClose, ...on }: PaletteProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const [focused] = useState(() => document.activeElement)
  const run = useRef<() => void>(undefined)
  const folded = useMemo(() => foldTitles(recipes), [recipes])
  const wanted = useDeferredValue(text)
  const words = wordsOf(wanted)

  const lineOf = (recipe: ReadRecipe, hint: ReactNode): PaletteLine => ({
    key: recipe.id,
    icon: cover?.(recipe),
    text: <MarkedSpans text={recipe.title} spans={findFolded(recipe.title, words)} />,
    language: recipe.language,
    hint,
    run: () => on.onOpen?.(recipe),
    runOther: () => on.onCook?.(recipe),
  })
  const titled = pickRecipes(folded, wanted)
  const others = titled.length < mostRecipes ? (found?.data ?? []) : []
  const recipeLines = [
    ...titled.map((recipe) => lineOf(recipe, minutesText(recipe, t))),
    ...others
      .filter(({ id }) => titled.every((recipe) => recipe.id !== id))
      .map((recipe) => lineOf(recipe, <Where recipe={recipe} />)),
  ].slice(0, mostRecipes)
  const lines: PaletteLine[] = [
    ...recipeLines,
    ...pickActions(actions, wanted).map((action) => ({ ...action, key: action.text, run: action.onSelect })),
    ...furtherLines(wanted.trim(), { ...on, count: found?.count ?? 0 }, t),
  ]
  const current = Math.min(chosen, lines.length - 1)

  // Once it is closed and the focus is back: what opens next remembers where that was.
  const choose = (action: (() => void) | undefined) => {
    if (!action) return
    run.current = action
    onClose()
  }
  const change = (next: string) => {
    setText(next)
    on.onType?.(next)
    setChosen(0)
  }
  const hear = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && !event.altKey && !event.shiftKey) {
      event.preventDefault()
      setChosen((current + step + lines.length) % lines.length)
    }
    if (!isEnter(event)) return
    event.preventDefault()
    const line = lines[current]
    choose(event.ctrlKey || event.metaKey ? line?.runOther : line?.run)
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-20 animate-appear bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
            run.current?.()
          }}
          className="fixed inset-x-0 top-[max(8px,env(safe-area-inset-top))] z-20 mx-auto flex max-h-[min(80dvh,640px)] w-[min(640px,calc(100vw-16px))] animate-rise flex-col overflow-hidden rounded-[20px] border border-line bg-surface text-ink shadow-raised outline-none md:top-[13vh]"
        >
          <Dialog.Title className="sr-only">{t('palette.title')}</Dialog.Title>
          <PaletteField text={text} current={current} onChange={change} onKeyDown={hear} />
          <PaletteList
            groups={[
              { name: t('palette.recipes'), lines: lines.slice(0, recipeLines.length) },
              { name: t('palette.actions'), lines: lines.slice(recipeLines.length) },
            ]}
            current={current}
            onPoint={setChosen}
            onChoose={({ run: action }) => choose(action)}
          />
          <PaletteFoot hasRecipes={recipeLines.length > 0} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface PaletteFieldProps {
  text: string
  current: number
  onChange(text: string): void
  onKeyDown(event: KeyboardEvent): void
}

/** Keeps the focus; the line that Enter takes is told to screen readers from here. */
function PaletteField({ text, current, onChange, onKeyDown }: PaletteFieldProps) {
  const { t } = useTranslation()
  return (
    <div className="flex h-15.5 flex-none items-center gap-3.5 border-line border-b px-5">
      <Search aria-hidden="true" className="size-[19px] flex-none text-ink-3" />
      <input
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-lines"
        aria-autocomplete="list"
        aria-activedescendant={`palette-${current}`}
        aria-label={t('palette.field')}
        placeholder={t('palette.field')}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={300}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-full min-w-0 flex-1 bg-transparent text-prompt outline-none placeholder:text-ink-3 placeholder:opacity-100"
      />
      <Kbd>{t('palette.esc')}</Kbd>
    </div>
  )
}

/** Where a recipe has what was typed, if not in its title. */
function Where({ recipe: { matched, language } }: { recipe: ListedRecipe }) {
  const match = matched.find(({ field }) => field !== 'title')
  return (
    match && (
      <span lang={language} className="block max-w-36 truncate md:max-w-56">
        <MarkedSpans text={match.text} spans={match.spans} />
      </span>
    )
  )
}

/** What can be done with any text. */
function furtherLines(
  text: string,
  { onAsk, onSearch, count }: Pick<PaletteProps, 'onAsk' | 'onSearch'> & { count: number },
  t: TFunction,
) {
  if (text === '') return []
  const lines: PaletteLine[] = [
    {
      key: 'ask',
      icon: <SquarePen aria-hidden="true" />,
      text: t('palette.ask', { text }),
      hint: t('appSidebar.newRecipe'),
      run: () => onAsk(text),
    },
  ]
  if (onSearch) {
    lines.push({
      key: 'search',
      icon: <LibraryBig aria-hidden="true" />,
      text: t('palette.searchAll', { text }),
      hint: count > 0 && t('palette.found', { number: count }),
      run: () => onSearch(text),
    })
  }
  return lines
}
