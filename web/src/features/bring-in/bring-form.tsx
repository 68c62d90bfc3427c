import { limits } from '@roux/contract/limits'
import { Download, FileUp } from 'lucide-react'
import { type DragEvent, type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ToBring } from '../../api/bring-in.ts'
import { smallerPhoto } from '../../browser/smaller-photo.ts'
import { Button } from '../../ui/button.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { type AtOnce, addressesIn, filesIn, mostAtOnce, textIn } from './at-once.ts'

const wayKeys = {
  address: 'bringIn.address',
  text: 'bringIn.text',
  file: 'bringIn.file',
  photo: 'bringIn.photo',
} as const

type Way = keyof typeof wayKeys

interface BringFormProps {
  /** Whether this Roux fetches pages. */
  canFetch: boolean
  /** Whether there is a provider that sees pictures. */
  canSee: boolean
  isAgain: boolean
  /** An address that is there already; and whether photos should be. */
  given: { address: string; lacksPhotos: boolean }
  /** That were shared with Roux. */
  photos: readonly File[]
  onBring(what: ToBring[]): void
}

/** Where a recipe comes from: addresses, a text, or the file of a page. */
export function BringForm({ canFetch, canSee, isAgain, given, photos, onBring }: BringFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const [way, setWay] = useState<Way>(canFetch ? 'address' : 'text')
  const [typed, setTyped] = useState({ address: given.address, text: '' })
  const [fault, setFault] = useState(given.lacksPhotos ? t('bringIn.shareAgain') : '')
  const ways: Way[] = [
    ...(canFetch ? (['address'] as const) : []),
    'text',
    'file',
    ...(canSee ? (['photo'] as const) : []),
  ]
  const choose = (chosen: Way) => {
    setWay(chosen)
    setFault('')
  }
  const take = ({ what, faults }: AtOnce) => {
    setFault(faults.map((each) => t(each, { number: mostAtOnce })).join(' '))
    if (what.length > 0) onBring(what)
  }
  const bringPhotos = async (files: readonly File[]) => {
    const photos = await Promise.all(files.slice(0, limits.photos).map(smallerPhoto))
    const opened = photos.filter((photo) => photo !== undefined)
    const isWhole = opened.length === photos.length
    setFault(isWhole ? (files.length > limits.photos ? t('bringIn.fewerPhotos') : '') : t('bringIn.noPhoto'))
    const name = files.map((file) => file.name).join(', ')
    if (isWhole && opened.length > 0) onBring([{ name: name.slice(0, limits.address), request: { photos: opened } }])
  }
  const takeShared = useEffectEvent((shared: readonly File[]) => {
    choose('photo')
    void bringPhotos(shared)
  })
  useEffect(() => {
    if (photos.length > 0) takeShared(photos)
  }, [photos])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (way === 'file' || way === 'photo') return
    take((way === 'address' ? addressesIn : textIn)(typed[way], t('bringIn.pastedText')))
  }
  return (
    <form noValidate onSubmit={submit}>
      <Segmented
        label={t('bringIn.way')}
        options={ways.map((one) => ({ value: one, text: t(wayKeys[one]) }))}
        value={way}
        className="mb-4"
        onChoose={choose}
      />
      {way === 'file' ? (
        <FilePlace isAgain={isAgain} {...filesLook} onFiles={(files) => take(filesIn(files))} />
      ) : way === 'photo' ? (
        <FilePlace isAgain={isAgain} {...photosLook} onFiles={(files) => void bringPhotos(files)} />
      ) : (
        <>
          <label htmlFor={id} className="sr-only">
            {t(way === 'address' ? 'bringIn.addressLabel' : 'bringIn.textLabel')}
          </label>
          <GrowingTextarea
            key={way}
            id={id}
            value={typed[way]}
            onChange={({ target }) => setTyped({ ...typed, [way]: target.value })}
            maxLength={limits.broughtText}
            placeholder={t(way === 'address' ? 'bringIn.addressExample' : 'bringIn.textExample')}
            inputMode={way === 'address' ? 'url' : 'text'}
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={fault !== ''}
            aria-describedby={`${id}-hint ${id}-fault`}
            className={`overflow-y-auto! ${isAgain ? 'max-h-36' : 'max-h-[60vh]'} ${way === 'address' || isAgain ? 'min-h-26!' : 'min-h-44!'}`}
          />
          <div className="mt-2.5 flex items-center justify-between gap-4">
            <p id={`${id}-hint`} className="text-ink-3 text-small">
              {t(way === 'address' ? 'bringIn.addressHint' : 'bringIn.textHint')}
            </p>
            <Button type="submit" look={isAgain ? 'quiet' : 'main'} className="flex-none">
              {!isAgain && <Download aria-hidden="true" />}
              {t(isAgain ? 'bringIn.readAgain' : 'bringIn.read')}
            </Button>
          </div>
        </>
      )}
      <div id={`${id}-fault`} role="alert" className="text-beet text-small">
        {fault && <p className="pt-1.5">{fault}</p>}
      </div>
    </form>
  )
}

interface FilePlaceProps {
  isAgain: boolean
  button: 'bringIn.chooseFile' | 'bringIn.choosePhoto'
  hint: 'bringIn.fileHint' | 'bringIn.photoHint'
  accept: string
  onFiles(files: readonly File[]): void
}

const filesLook = {
  button: 'bringIn.chooseFile',
  hint: 'bringIn.fileHint',
  accept: '.html,.htm,.xhtml,.txt,.md,.markdown,.cook,.json,.jsonld,.zip,.paprikarecipe,.paprikarecipes',
} as const

const photosLook = { button: 'bringIn.choosePhoto', hint: 'bringIn.photoHint', accept: 'image/*' } as const

function FilePlace({ isAgain, button, hint, accept, onFiles }: FilePlaceProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same
    <div
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={`grid justify-items-center gap-3 rounded-[14px] border border-dashed p-6 text-center transition-colors duration-150 ${isOver ? 'border-accent bg-accent-soft' : 'border-edge'}`}
    >
      <Button look={isAgain ? 'quiet' : 'main'} onClick={() => input.current?.click()}>
        <FileUp aria-hidden="true" />
        {t(button)}
      </Button>
      <p className="text-ink-3 text-small">{t(hint)}</p>
      <input
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
        className="sr-only"
      />
    </div>
  )
}
