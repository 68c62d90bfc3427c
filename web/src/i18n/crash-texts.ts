import type { Language } from '@roux/contract/language'

/** For when the app cannot go on: kept apart from the dictionaries, since these may be what failed. */
export const crashTexts: Record<Language, { title: string; text: string; reload: string }> = {
  en: {
    title: 'Something boiled over',
    text: 'Roux ran into a problem and cannot go on. Reload the page to start afresh.',
    reload: 'Reload',
  },
  fr: {
    title: 'Ça a débordé',
    text: 'Roux a rencontré un problème et ne peut pas continuer. Rechargez la page pour repartir de zéro.',
    reload: 'Recharger',
  },
}
