/** A named classic: what cooks call it in both languages, the dish it is, and what it is nothing without. */
export type Classic = readonly [en: string, fr: string, dish: string, has: readonly string[]]
