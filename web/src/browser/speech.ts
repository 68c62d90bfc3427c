import { dropText, keepText, readText } from './kept-text.ts'

const key = 'read-aloud'

export function canReadAloud(): boolean {
  return 'speechSynthesis' in globalThis
}

export function isReadAloud(): boolean {
  return canReadAloud() && readText('local', key) === 'on'
}

export function keepReadAloud(isOn: boolean): void {
  if (isOn) keepText('local', key, 'on')
  else dropText('local', key)
}

/** Reads a text aloud in its language, in place of what is being read. */
export function readAloud(text: string, language: string): void {
  speechSynthesis.cancel()
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = language
  // Some browsers take any voice, whatever the language; one on the device sends nothing anywhere.
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)
  utterance.voice = voices.find(({ localService }) => localService) ?? voices[0] ?? null
  speechSynthesis.speak(utterance)
}

export function fallSilent(): void {
  if (canReadAloud()) speechSynthesis.cancel()
}
