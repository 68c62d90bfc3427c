import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useCan } from '../../api/about.ts'
import { arePhotos, type ToBring, useBroughtEntries } from '../../api/bring-in.ts'
import { useProviderReading } from '../../api/read-by-provider.ts'
import { readyForPhotos, takeSharedPhotos } from '../../browser/shared-photos.ts'
import { useDocumentTitle } from '../../browser/use-document-title.ts'
import { usePageStart } from '../../browser/use-page-start.ts'
import { Bookmarklet } from '../../features/bring-in/bookmarklet.tsx'
import { BringForm } from '../../features/bring-in/bring-form.tsx'
import { BroughtRows, type DraftPlace } from '../../features/bring-in/brought-rows.tsx'
import { isLacking } from '../../features/bring-in/is-lacking.ts'
import { ProviderOffer } from '../../features/bring-in/provider-offer.tsx'
import { SaveAll } from '../../features/bring-in/save-all.tsx'
import { readSharedIn } from '../../features/bring-in/shared-in.ts'
import { useSaveAll } from '../../features/bring-in/use-save-all.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ChosenDraft } from './chosen-draft.tsx'

/** Recipes from pages and texts: read, looked at one by one, and saved when the cook says so. */
export function BringInScreen() {
  const { t } = useTranslation()
  const heading = usePageStart()
  const canFetch = useCan('fetching')
  const { entries, bring, decide } = useBroughtEntries()
  const canAsk = useCan('provider')
  const canSee = useCan('pictures')
  const isHere = useCan('provider_here') === true
  const provider = useProviderReading()
  const [wanted, setWanted] = useState<DraftPlace & { isCompared?: boolean }>()
  useDocumentTitle(t('bringIn.title'))
  const given = useSharedIn(bring)
  const photos = useSharedPhotos(canSee === true)

  const bringAnew = (what: ToBring[]) => {
    provider.stop()
    bring(what)
  }
  const places = entries.flatMap(({ id, drafts, decisions }) =>
    drafts.map((draft, place) => ({ entry: id, draft: place, content: draft, decision: decisions[place] })),
  )
  const { saving, save, stop } = useSaveAll()
  // What is there already is for the cook to decide.
  const savable = places.filter(({ content, decision }) => decision?.is === 'kept' || (!decision && !content.same_as))
  const open = places.filter(({ decision }) => decision === undefined || decision.is === 'kept')
  const chosen =
    places.find(({ entry, draft }) => entry === wanted?.entry && draft === wanted.draft) ?? open[0] ?? places[0]
  const status = statusOf(
    entries.some(({ state }) => state === 'reading'),
    places.length,
  )
  return (
    <Sheet>
      <div className="grid items-start gap-x-10 gap-y-7 pt-6 @min-[52rem]:grid-cols-[minmax(0,5fr)_minmax(0,9fr)]">
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-display font-medium text-title tracking-[-0.025em] outline-none"
          >
            {t('bringIn.heading')}
          </h1>
          <p className="mt-1 mb-6 text-ink-2">{t('bringIn.hint')}</p>
          {canFetch === undefined ? (
            <Spinner label={t('bringIn.loading')} />
          ) : (
            <BringForm
              canFetch={canFetch}
              canSee={canSee === true}
              isAgain={entries.length > 0}
              given={given}
              photos={photos}
              onBring={bringAnew}
            />
          )}
          {entries.length === 0 && <Bookmarklet />}
          <p role="status" className="sr-only">
            {entries.length > 0 && t(status, { number: places.length })}
          </p>
          <div className="mt-5">
            <SaveAll
              number={savable.length}
              saving={saving}
              onSave={() =>
                void save(
                  savable.map(({ entry, draft, content }) => ({
                    content,
                    onSaved: (id) => decide(entry, draft, { is: 'saved', id }),
                  })),
                )
              }
              onStop={stop}
            />
            <BroughtRows
              entries={entries}
              chosen={chosen}
              onChoose={setWanted}
              onCompare={(place) => setWanted({ ...place, isCompared: true })}
              onDecide={({ entry, draft }, decision) => decide(entry, draft, decision)}
              offer={(entry) =>
                canAsk &&
                isLacking(entry) && (
                  <ProviderOffer
                    {...provider.of(entry)}
                    arePhotos={arePhotos(entry.request)}
                    isHere={isHere}
                    onRead={() => provider.read(entry)}
                    onStop={provider.stop}
                  />
                )
              }
            />
          </div>
        </div>
        {chosen && (
          <ChosenDraft
            key={`${chosen.entry} ${chosen.draft}`}
            draft={chosen.content}
            isCompared={wanted?.isCompared === true}
            savedId={chosen.decision?.is === 'saved' ? chosen.decision.id : undefined}
            isLeftOut={chosen.decision?.is === 'left out'}
            isLast={open.length === 1}
            onSaved={(id) => decide(chosen.entry, chosen.draft, { is: 'saved', id })}
            onLeftOut={() => decide(chosen.entry, chosen.draft, { is: 'left out' })}
          />
        )}
      </div>
    </Sheet>
  )
}

/** Reads what the page was opened with, once, and takes it out of its address; gives what is left for the cook to look at. */
function useSharedIn(bring: (what: ToBring[]) => void) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [{ brought, ...given }] = useState(() => readSharedIn(search, hash))
  const isRead = useRef(search === '' && hash === '')
  useEffect(() => {
    if (isRead.current) return
    isRead.current = true
    if (brought) bring([brought])
    void navigate(pathname, { replace: true })
  }, [brought, bring, navigate, pathname])
  return given
}

/** The photos that the page was opened with, once they are here. */
function useSharedPhotos(canSee: boolean): readonly File[] {
  const [photos, setPhotos] = useState<readonly File[]>([])
  useEffect(() => {
    if (!canSee) return
    readyForPhotos()
    void takeSharedPhotos().then((taken) => taken.length > 0 && setPhotos(taken))
  }, [canSee])
  return photos
}

function statusOf(isReading: boolean, found: number) {
  if (isReading) return 'bringIn.status.reading'
  return found > 0 ? 'bringIn.status.found' : 'bringIn.status.none'
}
