import type { Language } from '@roux/contract/language'
import type { Text } from './dish.ts'
import { regimes } from './request/regime-words.ts'

export const notUnderstood: Text = {
  en: 'Your words named no dish and no ingredient that this kitchen knows, so it suggests one of its own.',
  fr: "Vos mots ne nomment ni plat ni ingrédient que cette cuisine connaisse : elle vous propose donc l'un des siens.",
}

export const unknownAsked: Text = {
  en: "Something you asked for is not in this kitchen's larder, so the recipe does without it.",
  fr: 'Un ingrédient demandé manque au garde-manger de cette cuisine : la recette fait sans.',
}

export const strangeWord: Text = {
  en: 'One of your words is new to this kitchen, so this may not be quite what you had in mind.',
  fr: "L'un de vos mots est nouveau pour cette cuisine : ce n'est peut-être pas tout à fait ce que vous vouliez.",
}

export const unknownAvoided: Text = {
  en: 'Something you leave out is a word this kitchen does not know: please look through the list before you cook.',
  fr: "L'un des aliments que vous évitez est inconnu de cette cuisine : relisez la liste avant de commencer.",
}

export const inBatches: Text = {
  en: 'For so many guests, share it between several pans or tins and cook in batches.',
  fr: 'Pour autant de convives, répartissez le tout entre plusieurs récipients et cuisinez en plusieurs fois.',
}

export const cookedAlready: Text = {
  en: 'What is left over is cooked already: stir it in for the last minutes only, and heat it right through.',
  fr: 'Vos restes sont déjà cuits : ne les ajoutez que pour les dernières minutes, et réchauffez-les à cœur.',
}

/** @param name what the cook wants it made in; `own` what it is written for */
export const otherGear = (name: Text, own: Text): Text => ({
  en: `This kitchen has not written this dish for ${name.en} yet: the steps are for ${own.en}.`,
  fr: `Cette cuisine n'a pas encore écrit ce plat pour ${name.fr} : les étapes valent pour ${own.fr}.`,
})

/** @param name how it was to be cooked */
export const otherMethod = (name: Text): Text => ({
  en: `This kitchen knows no ${name.en} version of it yet, so it is cooked another way.`,
  fr: `Cette cuisine n'en connaît pas encore de version ${name.fr} : la cuisson est autre.`,
})

/** @param other dishes, with their articles */
export const oneDish = (other: Text): Text => ({
  en: `A recipe is for one dish: ask again for ${other.en}.`,
  fr: `Une recette, un seul plat : redemandez pour ${other.fr}.`,
})

export const otherCourse = (name: Text, instead: Text): Text => ({
  en: `This kitchen has no ${name.en} that keeps to all you asked, so it suggests ${instead.en} instead.`,
  fr: `Cette cuisine n'a pas de recette (${name.fr}) qui respecte toutes vos demandes : voici plutôt ${instead.fr}.`,
})

export const notMadeYet = (named: Text, instead: Text): Text => ({
  en: `This kitchen cannot make what you named yet (${named.en}), so it suggests ${instead.en} instead.`,
  fr: `Cette cuisine ne sait pas encore faire ce que vous avez nommé (${named.fr}) : voici plutôt ${instead.fr}.`,
})

export const cannotKeep = (named: Text, instead: Text): Text => ({
  en: `This kitchen cannot make ${named.en} and keep to all you asked, so it suggests ${instead.en} instead.`,
  fr: `Cette cuisine ne sait pas faire ${named.fr} en respectant toutes vos demandes : voici plutôt ${instead.fr}.`,
})

/** @param swaps "olive oil for butter" */
export const swappedFor = (swaps: Text): Text => ({
  en: `To keep to what you asked, it takes ${swaps.en}.`,
  fr: `Pour respecter vos demandes, la recette prend ${swaps.fr}.`,
})

export const refusal = ({ en, fr }: Text): Text => ({
  en: `The recipe leaves out what you named but must not use (${en}).`,
  fr: `La recette laisse de côté ce que vous avez cité mais que vous évitez (${fr}).`,
})

export const noPlace = ({ en, fr }: Text): Text => ({
  en: `Not everything you named goes well in this dish (${en}), so it stays out.`,
  fr: `Tout ce que vous avez cité ne trouve pas sa place dans ce plat (${fr}) : la recette fait sans.`,
})

export const nearest = ({ en, fr }: Text): Text => ({
  en: `Not all that you named is in this kitchen's larder (${en}), so the nearest it has takes its place.`,
  fr: `Tout ce que vous avez cité n'est pas au garde-manger de cette cuisine (${fr}) : ce qui s'en approche le plus le remplace.`,
})

export const notKept = ({ en, fr }: Text): Text => ({
  en: `Not all that you named is in this kitchen's larder (${en}), so the recipe does without it.`,
  fr: `Tout ce que vous avez cité n'est pas au garde-manger de cette cuisine (${fr}) : la recette fait sans.`,
})

/** @param regime a way to eat */
export const littleKnown = (regime: Text): Text => ({
  en: `This kitchen knows little of ${regime.en}: please look through the recipe before you cook.`,
  fr: `Cette cuisine ne sait pas grand-chose sur ${regime.fr} : relisez la recette avant de commencer.`,
})

export const tooLong = (total: number, limit: number): Text => ({
  en: `It takes ${total} min in all, more than the ${limit} min you have, and cannot be hurried without spoiling it.`,
  fr: `Comptez ${total} min en tout, plus que les ${limit} min dont vous disposez : aller plus vite gâcherait le plat.`,
})

/** What stays true of a recipe whatever becomes of it. */
export const lastingNotes: readonly Text[] = [
  unknownAvoided,
  inBatches,
  cookedAlready,
  ...regimes.map(({ label }) => littleKnown(label)),
]

/** Stands where a note names something. */
const mark = '0'
const any: Text = { en: mark, fr: mark }

/** The others, which answer a request that has been answered. */
const passingNotes: readonly Text[] = [
  ...[notUnderstood, unknownAsked, strangeWord],
  ...[
    otherGear(any, any),
    otherMethod(any),
    oneDish(any),
    otherCourse(any, any),
    notMadeYet(any, any),
    cannotKeep(any, any),
  ],
  ...[swappedFor(any), refusal(any), noPlace(any), nearest(any), notKept(any), littleKnown(any), tooLong(0, 0)],
]

/** How these begin: what comes before the first thing that is named. */
export function passingBeginnings(language: Language): string[] {
  return passingNotes.map((note) => beginningOf(note[language]))
}

/** Of a note that names `0`. */
export function beginningOf(note: string): string {
  return note.split(mark)[0] ?? note
}
