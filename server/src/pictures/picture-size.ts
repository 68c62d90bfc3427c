/** Pixels of a picture as the previews of links show it. */
export const pictureSize = { width: 1200, height: 630 } as const
