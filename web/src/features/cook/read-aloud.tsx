import { Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canReadAloud, fallSilent, isReadAloud, keepReadAloud, readAloud } from '../../browser/speech.ts'
import { Button } from '../../ui/button.tsx'

interface ReadAloudProps {
  text: string
  /** The language of the recipe. */
  language: string
}

/** Reads each step aloud as long as it is pressed, where the browser can. */
export function ReadAloud({ text, language }: ReadAloudProps) {
  const { t } = useTranslation()
  const [isOn, setIsOn] = useState(isReadAloud)
  useEffect(() => {
    if (!isOn) return
    readAloud(text, language)
    return fallSilent
  }, [isOn, text, language])
  if (!canReadAloud()) return null
  return (
    <Button
      aria-pressed={isOn}
      onClick={() => {
        keepReadAloud(!isOn)
        setIsOn(!isOn)
      }}
      className="rounded-full! aria-pressed:border-transparent! aria-pressed:bg-accent-soft!"
    >
      <Volume2 aria-hidden="true" />
      {/* On the narrowest screens it would reach over the number of the step. */}
      <span className="max-[24rem]:sr-only">{t('cook.readAloud')}</span>
    </Button>
  )
}
