import type { Language } from '@roux/contract/language'
import type { Mail } from './mail.ts'
import { htmlOf, textOf } from './mail-layout.ts'

const words = {
  en: {
    subject: 'Your code for Roux',
    title: 'Welcome to the kitchen',
    intro: 'Log in with your e-mail and, in place of the password, this code:',
    notes: [
      'The code works once, within 24 hours, and confirms your e-mail. Use it in the browser you signed up in, and your password works too.',
      'You did not sign up? Then somebody mistyped their e-mail, and you can forget this mail.',
    ],
  },
  fr: {
    subject: 'Votre code pour Roux',
    title: 'Bienvenue en cuisine',
    intro: 'Connectez-vous avec votre e-mail et, à la place du mot de passe, ce code :',
    notes: [
      'Le code fonctionne une seule fois, pendant 24 heures, et confirme votre e-mail. Utilisez-le dans le navigateur de votre inscription, et votre mot de passe fonctionnera aussi.',
      'Vous ne vous êtes pas inscrit ? Quelqu’un s’est trompé d’adresse, et vous pouvez oublier cet e-mail.',
    ],
  },
} as const satisfies Record<Language, unknown>

/** The mail with the code of a sign-up. */
export function signUpMail(to: string, code: string, language: Language): Mail {
  const { subject, title, intro, notes } = words[language]
  const content = { title, intro, action: { code }, notes, language }
  return { to, subject, text: textOf(content), html: htmlOf(content) }
}
