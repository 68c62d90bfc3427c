import type { ReactNode } from 'react'

/** The measure of a recipe's page: read, edited or still being written, so that nothing jumps between them. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-[1040px] flex-1 px-5 pb-12 md:px-10 md:pb-16 print:max-w-none print:p-0">
      {children}
    </div>
  )
}

/** The two columns of a recipe: a narrow one for the ingredients, a wide one for the directions. */
export function SheetColumns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 md:grid-cols-[minmax(240px,5fr)_minmax(0,8fr)] md:gap-14 print:grid-cols-[5fr_8fr] print:gap-8">
      {children}
    </div>
  )
}

/** The heading of a column. */
export const sheetHeading = 'mb-3.5 font-display font-medium text-section'
