/** The look of the rows that a recipe's page and its skeleton share. */
export const recipeHeading = 'mb-3.5 font-display font-medium text-section'

export const ingredientRow =
  "flex gap-3 border-line border-b py-2.25 leading-[1.4] before:mt-[7px] before:size-[7px] before:flex-none before:rounded-full before:bg-gold before:content-[''] print:py-1"

export const directionRow =
  'grid grid-cols-[44px_minmax(0,1fr)] pb-5.5 text-step [counter-increment:step] before:font-display before:font-medium before:text-gold before:text-numeral before:content-[counter(step)] nth-[n+100]:grid-cols-[60px_minmax(0,1fr)] print:break-inside-avoid print:pb-2.5'
