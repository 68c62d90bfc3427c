export type Gender = 'm' | 'f'

type Plain = {
  one?: string
  many?: string
  brief?: { text: string; plural?: true }
  also?: readonly string[]
}

/** `aspirated` keeps the article whole before an h ("le haricot"). */
type Gendered = Plain & { gender: Gender; aspirated?: true; brief?: { gender?: Gender } }

/**
 * The names of a food by language. `one` alone is a thing that is not counted ("spinach"), `many` alone one that has no
 * singular ("épinards"). `brief` is what it is called in a title or a step when the list has already said exactly which.
 * `also` are further names that a cook may use for it; their plurals need not be listed.
 */
// biome-ignore lint/plugin: the nouns of one of them have a gender.
export type Nouns = { en: Plain; fr: Gendered }
