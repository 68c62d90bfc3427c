import type { KitchenLanguage } from '@roux/contract/language'
import { sayKeptOtherwise, sayNotKept, type WishFinding } from '@roux/contract/wish-findings'
import type { Change } from '../understand/read-change.ts'

/** What of a change nobody here can do, whoever wrote the recipe: nothing that is said stays without an answer. */
export function sayUnread(change: Change, language: KitchenLanguage): WishFinding[] {
  const { wish, unread, isAllergic, unwrittenUnits, wantsOunces, units, isUndone, pieces, forms, tins, tin } = change
  const of = (words: readonly string[], say: (words: readonly string[]) => WishFinding) =>
    words.length > 0 ? [say([...new Set(words)])] : []
  return [
    ...of(wish.questions, (words) => sayNotKept({ what: 'wish', why: 'question', words })),
    ...(isUndone ? [sayNotKept({ what: 'wish', why: 'undo' })] : []),
    ...of(unread.foods, (words) => sayNotKept({ what: 'food', why: 'unknown', words })),
    ...of(unread.avoided, (words) =>
      isAllergic
        ? sayNotKept({ what: 'avoided', why: 'unknown', words })
        : sayNotKept({ what: 'without', why: 'absent', words }),
    ),
    ...of(
      wish.regimes.map((regime) => regime[language]),
      (words) => sayNotKept({ what: 'regime', why: 'little_known', words }),
    ),
    ...of(unwrittenUnits, (words) => sayNotKept({ what: 'units', why: 'unwritten', words })),
    ...(wantsOunces && units === 'us' ? [sayKeptOtherwise({ what: 'units', why: 'cups' })] : []),
    ...of(
      [
        ...unread.words,
        ...forms,
        ...(pieces?.arePlain && wish.dishes.length === 0 ? [pieces.words] : []),
        ...(tin ? [] : tins),
      ],
      (words) => sayNotKept({ what: 'wish', why: 'strange_word', words }),
    ),
  ]
}
