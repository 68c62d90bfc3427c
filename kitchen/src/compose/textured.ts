import type { KitchenLanguage } from '@roux/contract/language'
import { sentencesOf } from './sentences.ts'

/** With pieces in it, or with none. */
export const textures = ['chunky', 'smooth'] as const
export type Texture = (typeof textures)[number]

type Telling = {
  /** Blending, with nothing named that is blended in. */
  blends: RegExp
  half: string
  /** What is crushed as one likes. */
  crushes: RegExp
  whole: string
}

const tellings: Readonly<Record<KitchenLanguage, Telling>> = {
  en: {
    blends: /^(?:Blend|Liquidi[sz]e)(?: (?:until|for)[^,.;[]*| roughly| everything| the soup| it)*(?=[,.;]|$| and )/,
    half: 'Blend half of it and stir it back in, so that pieces stay',
    crushes: /^Crush (?:roughly|a little)[^.;]*(?=[.;])/,
    whole: 'Blend until smooth',
  },
  fr: {
    blends:
      /^Mixe[zr](?: (?:une bonne minute|(?:très )?finement|grossièrement|le tout|la soupe|bien))*(?=[,.;]|$| et )/,
    half: 'Mixez-en la moitié et remettez-la dans la soupe, pour garder des morceaux',
    crushes: /^Écrasez (?:grossièrement|légèrement)[^.;]*(?=[.;])/,
    whole: 'Mixez très finement',
  },
}

/** A step as it is told where pieces are to stay in it, or none. */
export function textured(text: string, texture: Texture | undefined, language: KitchenLanguage): string {
  if (texture === undefined) return text
  const { blends, half, crushes, whole } = tellings[language]
  const told = (sentence: string) =>
    texture === 'chunky' ? sentence.replace(blends, half) : sentence.replace(crushes, whole)
  return sentencesOf(text).map(told).join('')
}

/** Is it so already by its steps? */
export function isOfTexture(directions: readonly string[], texture: Texture): boolean {
  const says =
    texture === 'smooth'
      ? /\bblend until|\bmixez (?:une|très|fine)/i
      : /\bchunk|\bpieces\b|\bcubes\b|\bcrush (?:a little|roughly)|morceaux|écrasez (?:légèrement|grossièrement)/i
  return directions.some((step) => says.test(step))
}
