import { longestOnOneLine } from './split-measures.ts'

/** The look of the rows that a recipe's page, its skeleton and a comparison share. */
export const ingredientRow =
  "flex gap-3 border-line border-b py-2.25 leading-[1.4] before:mt-[7px] before:size-[7px] before:flex-none before:rounded-full before:bg-gold before:content-[''] print:py-1"

/** A row of the list that can be ticked off: its dot is a box under the pointer, and on paper. */
export const tickedRow = 'group border-line border-b py-2.25 leading-[1.4] print:py-1'

export const directionRow =
  'grid grid-cols-[36px_minmax(0,31.5rem)] pb-5.5 text-step before:font-display before:font-medium before:text-gold before:text-numeral @min-[46rem]:grid-cols-[44px_minmax(0,31.5rem)] nth-[n+100]:grid-cols-[60px_minmax(0,31.5rem)] print:break-inside-avoid print:pb-2.5'

/** A step that counts. */
export const numberedRow = '[counter-increment:step] before:content-[counter(step)]'

/** How a title is set: a long one smaller. */
export function titleLook(title: string): string {
  const size = title.length > 80 ? 'text-title-long' : 'max-w-[20ch] text-title'
  return `mt-5 text-balance font-display font-medium tracking-[-0.025em] outline-none ${size}`
}

export const descriptionLook = 'mt-4 max-w-[58ch] whitespace-pre-line text-ink-2 text-lede print:mt-2'

/** A time or a temperature in a step, of so many characters. */
export function measureLook(length: number): string {
  const wrap = length <= longestOnOneLine ? 'whitespace-nowrap' : 'whitespace-normal'
  return `bg-transparent font-semibold text-accent underline decoration-dotted underline-offset-4 print:no-underline ${wrap}`
}
