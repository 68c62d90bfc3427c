import type { ReactNode } from 'react'

/**
 * The measure of a recipe's page: read, edited or still being written, so that nothing jumps between them. What stands
 * in it asks its width and not the window's, since a sidebar may stand beside it.
 */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-[1040px] flex-1 px-5 pb-12 md:px-8 md:pb-16 xl:px-10 print:max-w-none print:p-0">
      <div className="@container">{children}</div>
    </div>
  )
}

/**
 * The two columns of a recipe: a narrow one for the ingredients, a wide one for the directions. They stand beside each
 * other where a line of the directions holds 45 characters, and fields with their buttons where there is more room.
 */
export function SheetColumns({ isEdited = false, children }: { isEdited?: boolean; children: ReactNode }) {
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-7 ${isEdited ? besideWhileEdited : beside} print:grid-cols-[5fr_8fr] print:gap-8`}
    >
      {children}
    </div>
  )
}

const beside =
  '@min-[40rem]:grid-cols-[minmax(15.5rem,5fr)_minmax(0,8fr)] @min-[40rem]:gap-[clamp(1.75rem,20cqi-6.25rem,3.5rem)]'

const besideWhileEdited = '@min-[48rem]:grid-cols-[5fr_8fr] @min-[48rem]:gap-8'

/** The heading of a column. */
export const sheetHeading = 'mb-3.5 font-display font-medium text-section'
