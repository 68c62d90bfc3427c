import type { Language } from '@roux/contract/language'
import type { Mail } from './mail.ts'
import { htmlOf, textOf } from './mail-layout.ts'

const words = {
  en: {
    subject: 'Choose your password for Roux',
    title: 'Choose your password',
    intro:
      'You logged in with your code in another browser than the one that signed up. So that nobody but you has a password for your account, choose yours here:',
    label: 'Choose your password',
    notes: [
      'The link works once, within an hour. All your devices will have to log in again.',
      'Until then the password of the sign-up does not work, and you stay logged in where you are.',
    ],
  },
  fr: {
    subject: 'Choisissez votre mot de passe pour Roux',
    title: 'Choisissez votre mot de passe',
    intro:
      'Vous vous êtes connecté avec votre code dans un autre navigateur que celui de l’inscription. Pour que personne d’autre n’ait de mot de passe pour votre compte, choisissez le vôtre ici :',
    label: 'Choisir mon mot de passe',
    notes: [
      'Le lien fonctionne une seule fois, dans l’heure. Tous vos appareils devront se reconnecter.',
      'D’ici là, le mot de passe de l’inscription ne fonctionne pas, et vous restez connecté là où vous l’êtes.',
    ],
  },
} as const satisfies Record<Language, unknown>

/** The mail to somebody whose account was perhaps made by another, with a link that sets a password. */
export function unsetPasswordMail(to: string, url: string, language: Language): Mail {
  const { subject, title, intro, label, notes } = words[language]
  const content = { title, intro, action: { label, url }, notes, language }
  return { to, subject, text: textOf(content), html: htmlOf(content) }
}
