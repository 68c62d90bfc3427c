/** The tones of a motif on each ground: the ground, the body, a second tone and the accent. */
export const coverTones = {
  white: { g: '#f0e2c8', a: '#e2b873', b: '#9a5b27', c: '#fffaf0' },
  blond: { g: '#e5c083', a: '#fdf6e8', b: '#9a5b27', c: '#3a2114' },
  brown: { g: '#9a5b27', a: '#e9c58a', b: '#3a2114', c: '#fbf1de' },
  dark: { g: '#3a2114', a: '#e2b873', b: '#9a5b27', c: '#fbf1de' },
} as const

export type Ground = keyof typeof coverTones
