/** What a form's schema can find wrong: its messages are keys of texts. */
const messageKeys = [
  'auth.emailInvalid',
  'auth.recoverEmailInvalid',
  'auth.passwordCharactersError',
  'auth.passwordTooLong',
  'auth.passwordsDontMatch',
  'userSettings.fullNameRequired',
  'userSettings.fullNameTooLong',
  'userSettings.currentPasswordRequired',
  'edit.titleMissing',
  'edit.titleTooLong',
  'edit.descriptionTooLong',
  'edit.minutesWrong',
  'edit.servesWrong',
  'edit.lineTooLong',
  'edit.tooManyLines',
  'edit.notesTooLong',
] as const

type FormMessage = (typeof messageKeys)[number]

/** The text's key for the message of a form's schema; undefined where there is none. */
export function formMessage(message: string | undefined): FormMessage | undefined {
  return messageKeys.find((key) => key === message)
}
