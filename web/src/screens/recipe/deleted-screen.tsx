import type { ReadRecipe } from '@roux/contract/read-recipe'
import { RotateCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useDeletedRecipes, useSettleDeleted } from '../../api/recipe-history.ts'
import { logFailure } from '../../browser/log-failure.ts'
import { useDocumentTitle } from '../../browser/use-document-title.ts'
import { usePageStart } from '../../browser/use-page-start.ts'
import { ClearDialog } from '../../features/history/clear-dialog.tsx'
import { DeletedList } from '../../features/history/deleted-list.tsx'
import { useIsOwn } from '../../session/use-is-own.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.ts'
import { recipePath } from './recipe-path.ts'

/** What a cook has deleted and can have back, or let go for good. */
export function DeletedScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const heading = usePageStart()
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useDeletedRecipes()
  const { mutateAsync: settle } = useSettleDeleted(useIsOwn())
  const list = useRef<HTMLDivElement>(null)
  const goingOnAt = useRef<number>(undefined)
  const [leaving, setLeaving] = useState<ReadRecipe>()
  useDocumentTitle(t('deleted.title'))

  const run = async ({ id, title }: ReadRecipe, comesBack: boolean) => {
    try {
      await settle({ id, comesBack })
    } catch (cause) {
      logFailure('settling a deleted recipe failed', cause)
      void showToast('error', t('deleted.failed'))
      return
    }
    if (!comesBack) return void showToast('default', t('deleted.cleared', { title }))
    const open = { label: t('deleted.open'), onClick: () => void navigate(recipePath(id)) }
    void showToast('success', t('deleted.back', { title }), open)
  }

  const showMore = () => {
    if (isFetchingNextPage) return
    goingOnAt.current = data?.length
    void fetchNextPage()
  }
  // The button may be gone by then, and reading goes on where it was.
  useEffect(() => {
    const place = goingOnAt.current
    if (place === undefined || (data?.length ?? 0) <= place) return
    goingOnAt.current = undefined
    list.current?.querySelectorAll('li')[place]?.querySelector('button')?.focus()
  }, [data])

  return (
    <Sheet>
      <h1 ref={heading} tabIndex={-1} className="pt-6 pb-2 font-display font-medium text-form-title outline-none">
        {t('deleted.heading')}
      </h1>
      <p className="pb-6 text-ink-2">{t('deleted.hint')}</p>
      {data ? (
        <>
          <div ref={list}>
            <DeletedList recipes={data} onRestore={(recipe) => void run(recipe, true)} onClear={setLeaving} />
          </div>
          <div role="alert">
            {isFetchNextPageError && <p className="pt-4 text-ink-2">{t('deleted.unavailable')}</p>}
          </div>
          {hasNextPage && (
            // Not disabled: the focus would be lost with it.
            <Button aria-disabled={isFetchingNextPage} onClick={showMore} className="mt-4">
              {t('deleted.more')}
            </Button>
          )}
        </>
      ) : isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p className="text-ink-2">{t('deleted.unavailable')}</p>
          <Button onClick={() => void refetch()}>
            <RotateCw aria-hidden="true" />
            {t('deleted.retry')}
          </Button>
        </div>
      ) : (
        <Spinner label={t('deleted.loading')} />
      )}
      {leaving && (
        <ClearDialog
          title={leaving.title}
          onClose={() => setLeaving(undefined)}
          onClear={() => {
            setLeaving(undefined)
            void run(leaving, false)
          }}
        />
      )}
    </Sheet>
  )
}
