import type { Language } from '@roux/contract/language'
import type { Mail } from './mail.ts'
import { htmlOf, textOf } from './mail-layout.ts'

const words = {
  en: {
    subject: 'Choose a new password for Roux',
    title: 'A new password',
    intro: 'Somebody asked for a new password for your Roux account. If it was you, choose one here:',
    label: 'Choose a new password',
    notes: [
      'The link works once, within an hour. All your devices will have to log in again.',
      'It was not you? Then there is nothing to do: your password stays as it is.',
    ],
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe pour Roux',
    title: 'Un nouveau mot de passe',
    intro: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte Roux. Si c’était vous, choisissez-le ici :',
    label: 'Choisir un mot de passe',
    notes: [
      'Le lien fonctionne une seule fois, dans l’heure. Tous vos appareils devront se reconnecter.',
      'Ce n’était pas vous ? Il n’y a rien à faire : votre mot de passe reste le même.',
    ],
  },
} as const satisfies Record<Language, unknown>

/** The mail with the link of a password recovery. */
export function recoveryMail(to: string, url: string, language: Language): Mail {
  const { subject, title, intro, label, notes } = words[language]
  const content = { title, intro, action: { label, url }, notes, language }
  return { to, subject, text: textOf(content), html: htmlOf(content) }
}
