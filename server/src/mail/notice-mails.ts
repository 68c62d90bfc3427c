import type { Language } from '@roux/contract/language'
import type { Mail } from './mail.ts'
import { htmlOf, textOf } from './mail-layout.ts'

const passwordWords = {
  en: {
    subject: 'Your password for Roux was changed',
    title: 'A new password is set',
    intro: 'The password of your Roux account has just been changed. If it was not you, choose another one at once:',
    label: 'Choose another password',
    notes: ['It was you? Then there is nothing to do.'],
  },
  fr: {
    subject: 'Votre mot de passe pour Roux vient de changer',
    title: 'Un nouveau mot de passe est en place',
    intro:
      'Le mot de passe de votre compte Roux vient de changer. Si ce n’était pas vous, choisissez-en un autre sans attendre :',
    label: 'Choisir un autre mot de passe',
    notes: ['C’était vous ? Alors il n’y a rien à faire.'],
  },
} as const satisfies Record<Language, unknown>

/** Tells of a new password, with the way to another one. */
export function passwordChangedMail(to: string, url: string, language: Language): Mail {
  const { subject, title, intro, label, notes } = passwordWords[language]
  const content = { title, intro, action: { label, url }, notes, language }
  return { to, subject, text: textOf(content), html: htmlOf(content) }
}

const emailWords = {
  en: {
    subject: 'Your Roux account has another e-mail now',
    title: 'Another e-mail',
    intro: 'Your Roux account now belongs to another e-mail address. This one no longer logs in.',
    notes: [
      'It was you? Then there is nothing to do.',
      'It was not you? Then somebody else was logged in to your account: write to the people who run this Roux.',
    ],
  },
  fr: {
    subject: 'Votre compte Roux a une autre adresse e-mail',
    title: 'Une autre adresse',
    intro: 'Votre compte Roux est désormais lié à une autre adresse e-mail. Celle-ci ne permet plus de se connecter.',
    notes: [
      'C’était vous ? Alors il n’y a rien à faire.',
      'Ce n’était pas vous ? Alors quelqu’un d’autre était connecté à votre compte : écrivez à ceux qui gèrent ce Roux.',
    ],
  },
} as const satisfies Record<Language, unknown>

/** Tells the address that an account had until now. The new one is nobody's business there. */
export function emailChangedMail(to: string, language: Language): Mail {
  const { subject, title, intro, notes } = emailWords[language]
  const content = { title, intro, notes, language }
  return { to, subject, text: textOf(content), html: htmlOf(content) }
}
