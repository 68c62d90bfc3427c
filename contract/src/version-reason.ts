/** How a content came to be. */
export const versionReasons = ['written', 'edited', 'improved', 'restored', 'brought_in'] as const

export type VersionReason = (typeof versionReasons)[number]
