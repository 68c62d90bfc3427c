import type { Language } from '@roux/contract/language'

/** Drawn here, since emoji flags differ from machine to machine and are missing on some. */
export const flags: Record<Language, React.ReactNode> = { en: <UnitedKingdom />, fr: <France /> }

const shape = 'h-4! w-[22px]! rounded-[3px]'

function UnitedKingdom() {
  return (
    <svg viewBox="0 0 60 40" aria-hidden="true" className={shape}>
      <path fill="#012169" d="M0 0h60v40H0z" />
      <path stroke="#fff" strokeWidth="8" d="M0 0l60 40M60 0L0 40" />
      <path stroke="#c8102e" strokeWidth="3.2" d="M0 0l60 40M60 0L0 40" />
      <path stroke="#fff" strokeWidth="13" d="M30 0v40M0 20h60" />
      <path stroke="#c8102e" strokeWidth="8" d="M30 0v40M0 20h60" />
    </svg>
  )
}

function France() {
  return (
    <svg viewBox="0 0 3 2" aria-hidden="true" className={shape}>
      <path fill="#fff" d="M0 0h3v2H0z" />
      <path fill="#0f2f8f" d="M0 0h1v2H0z" />
      <path fill="#d8263c" d="M2 0h1v2H2z" />
    </svg>
  )
}
