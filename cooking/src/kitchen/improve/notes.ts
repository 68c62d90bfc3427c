import type { Draft } from '@roux/contract/draft'
import type { Language } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import { beginningOf } from '../note-texts.ts'

/** What the kitchen says of what it did to a recipe, what it leaves to the cook and what it cannot do. */
export const notes = {
  en: {
    scaled: (from: number, to: number) =>
      `The amounts were for ${from} and are now for ${to}; times stay as they were.`,
    swapped: (list: string) => `Changed: ${list}.`,
    left: (names: string) => `Left out: ${names}.`,
    remains: 'Pass over what was left out where a step still names it.',
    absent: (name: string) => `No ingredient line names this, so nothing was left out: ${name}.`,
    absentSwap: (name: string) => `No ingredient line names this, so nothing was replaced: ${name}.`,
    unsafe: (list: string) =>
      `Cooked as these steps say this would not be safe to eat, so nothing was replaced by it: ${list}.`,
    cookThrough: (list: string) => `Cook this right through, with no trace of pink: ${list}.`,
    absentLess: (name: string) => `No ingredient line names this, so there is no less of it: ${name}.`,
    absentMore: (name: string) => `No ingredient line names this, so there is no more of it: ${name}.`,
    servesAlready: (serves: number) => `It is for ${serves} already.`,
    needed: (name: string) => `The dish would not be one without this, so it stays: ${name}.`,
    added: (list: string) => `Added: ${list}.`,
    hasAlready: (list: string) => `It is in the recipe already: ${list}.`,
    noPlace: (list: string) => `There is no good place in this dish for this, so it stays out: ${list}.`,
    refused: (list: string) => `Must not be used, so it stays out: ${list}.`,
    unknown: 'Something that was to be added is not known to this kitchen, so it stays out.',
    less: (list: string) => `With less of this: ${list}.`,
    toTaste: (name: string) => `No amount is given of this, so take less of it to your taste: ${name}.`,
    moreToTaste: (name: string) => `No amount is given of this, so take more of it to your taste: ${name}.`,
    nothingLighter: 'Nothing in it could be made lighter without spoiling it.',
    more: (list: string) => `With more of this: ${list}.`,
    milder: 'Nothing in it is hot, so nothing was made milder.',
    nothingCheaper: 'Nothing in it could be had cheaper without spoiling it.',
    notQuicker:
      'This dish cannot be hurried honestly: the built-in kitchen knows no quicker way of it, so it stays as it was.',
    quickEnough: (minutes: number) => `It takes ${minutes} min in all already.`,
    quickWay: (saved: number) => `A quicker way of the same dish: it saves ${saved} min.`,
    cutSmaller: (saved: number) => `Cut smaller it is done sooner: that saves ${saved} min.`,
    stillLate: (total: number, limit: number) =>
      `It takes ${total} min in all, more than ${limit}: any faster would spoil it.`,
    madeThere: (name: string) => `Written anew for ${name}: the dish and what it is made of are the same.`,
    madeThereAlready: (name: string) => `It is made in ${name} already.`,
    notMadeThere: (name: string) =>
      `The built-in kitchen knows no true way of this dish for ${name}, so it stays as it was.`,
    units: 'The amounts are converted; what was given stays in brackets.',
    alreadyUnits: 'The amounts are in these units already.',
    keepsAlready: 'It keeps to that already.',
    sameLanguage: 'The recipe is in this language already.',
    translated: 'Translated by the built-in kitchen: the dish, the amounts and the times are the same.',
    notTranslated:
      'The built-in kitchen translates only what is in its own words, which this recipe is not, so it stays in its language.',
    otherLanguage: 'The built-in kitchen writes English and French alone, so the recipe stays in its language.',
    tooLong: 'The recipe is too long for the built-in kitchen to rework, so it stays as it was.',
    composed:
      'Composed anew for this wish: the built-in kitchen cannot safely rework the steps of this recipe, so little of the former may be left.',
    nothing:
      'The built-in kitchen left this recipe as it was: it can keep to a diet, leave out, add and replace ingredients, make it spicier, lighter, cheaper or quicker, change the number of people and the units, translate its own recipes.',
  },
  fr: {
    scaled: (from: number, to: number) =>
      `Les quantités étaient pour ${from} et sont maintenant pour ${to} ; les temps restent les mêmes.`,
    swapped: (list: string) => `Remplacé : ${list}.`,
    left: (names: string) => `Retiré : ${names}.`,
    remains: 'Ne tenez pas compte de ce qui a été retiré là où une étape en parle encore.',
    absent: (name: string) => `Aucune ligne n'en parle, donc rien n'a été retiré : ${name}.`,
    absentSwap: (name: string) => `Aucune ligne n'en parle, donc rien n'a été remplacé : ${name}.`,
    unsafe: (list: string) =>
      `Cuit comme le disent ces étapes, ce ne serait pas sans danger : rien n'a donc été remplacé par cela : ${list}.`,
    cookThrough: (list: string) => `À cuire à cœur, sans trace de rose : ${list}.`,
    absentLess: (name: string) => `Aucune ligne n'en parle, donc rien n'a été réduit : ${name}.`,
    absentMore: (name: string) => `Aucune ligne n'en parle, donc rien n'a été augmenté : ${name}.`,
    servesAlready: (serves: number) => `La recette est déjà pour ${serves}.`,
    needed: (name: string) => `Sans cela, ce ne serait plus le même plat, donc cela reste : ${name}.`,
    added: (list: string) => `Ajouté : ${list}.`,
    hasAlready: (list: string) => `La recette en contient déjà : ${list}.`,
    noPlace: (list: string) => `Ce plat n'a pas de bonne place pour cela, qui reste donc dehors : ${list}.`,
    refused: (list: string) => `À éviter, donc laissé de côté : ${list}.`,
    unknown: 'Un ingrédient à ajouter est inconnu de cette cuisine : la recette fait sans.',
    less: (list: string) => `Avec moins de ceci : ${list}.`,
    toTaste: (name: string) => `Aucune quantité n'en est donnée : mettez-en moins, à votre goût : ${name}.`,
    moreToTaste: (name: string) => `Aucune quantité n'en est donnée : mettez-en davantage, à votre goût : ${name}.`,
    nothingLighter: "Rien n'a pu être allégé sans gâcher le plat.",
    more: (list: string) => `Avec davantage de ceci : ${list}.`,
    milder: "Rien ne pique dans cette recette : rien n'a donc été adouci.",
    nothingCheaper: "Rien n'a pu être remplacé par moins cher sans gâcher le plat.",
    notQuicker:
      "Ce plat ne s'accélère pas honnêtement : la cuisine intégrée n'en connaît pas de façon plus rapide, il reste tel quel.",
    quickEnough: (minutes: number) => `La recette ne prend déjà que ${minutes} min en tout.`,
    quickWay: (saved: number) => `Une façon plus rapide du même plat : ${saved} min de gagnées.`,
    cutSmaller: (saved: number) => `Coupé plus petit, c'est cuit plus tôt : ${saved} min de gagnées.`,
    stillLate: (total: number, limit: number) =>
      `Comptez ${total} min en tout, plus que ${limit} : aller plus vite gâcherait le plat.`,
    madeThere: (name: string) => `Réécrite pour ${name} : le plat et ce dont il est fait restent les mêmes.`,
    madeThereAlready: (name: string) => `La recette se fait déjà avec ${name}.`,
    notMadeThere: (name: string) =>
      `La cuisine intégrée ne connaît pas de vraie façon de faire ce plat avec ${name} : il reste tel quel.`,
    units: 'Les quantités sont converties ; celles données au départ restent entre parenthèses.',
    alreadyUnits: 'Les quantités sont déjà dans ces unités.',
    keepsAlready: 'La recette respecte déjà cela.',
    sameLanguage: 'La recette est déjà dans cette langue.',
    translated: 'Traduite par la cuisine intégrée : le plat, les quantités et les temps restent les mêmes.',
    notTranslated:
      "La cuisine intégrée ne traduit que ce qui est dit dans ses propres mots, ce qui n'est pas le cas de cette recette : elle reste dans sa langue.",
    otherLanguage: "La cuisine intégrée n'écrit qu'en français et en anglais : la recette reste dans sa langue.",
    tooLong: 'La recette est trop longue pour être remaniée par la cuisine intégrée : elle reste telle quelle.',
    composed:
      'Recomposée pour ce souhait : la cuisine intégrée ne sait pas remanier sans risque les étapes de cette recette, et il peut rester peu de la précédente.',
    nothing:
      'La cuisine intégrée a laissé cette recette telle quelle : elle sait suivre un régime, retirer, ajouter et remplacer des ingrédients, relever, alléger, accélérer ou rendre moins cher, changer le nombre de personnes et les unités, traduire ses propres recettes.',
  },
} as const satisfies Record<Language, unknown>

/** Notes come first to stay where both are too long: what was done must be read. */
export function withNotes(recipe: Draft, said: readonly string[]): Draft {
  const note = said.join(' ').slice(0, limits.description)
  const room = limits.description - note.length - 1
  return { ...recipe, description: `${recipe.description.slice(0, Math.max(room, 0)).toWellFormed()} ${note}`.trim() }
}

/** How each of these sentences begins: a recipe that has been changed already is still known by what is before them. */
export function beginnings(language: Language): string[] {
  const say = notes[language]
  const whole = Object.values(say).flatMap((note) => (typeof note === 'string' ? note : []))
  const lists = [say.swapped, say.left, say.absent, say.absentSwap, say.needed, say.added, say.hasAlready, say.noPlace]
  const named = [
    ...lists,
    say.refused,
    say.less,
    say.more,
    say.madeThere,
    say.madeThereAlready,
    say.notMadeThere,
    say.toTaste,
    say.moreToTaste,
    say.absentLess,
    say.absentMore,
    say.unsafe,
    say.cookThrough,
  ]
  const counted = [say.servesAlready, say.quickEnough, say.quickWay, say.cutSmaller].map((note) => note(0))
  const started = [...named.map((note) => note('0')), ...counted, say.scaled(0, 0), say.stillLate(0, 0)]
  return [...whole, ...started.map(beginningOf)]
}
