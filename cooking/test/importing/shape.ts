/** A page or a text as it is found in the wild, made up, with what makes it hard. */
export interface Shape {
  readonly hard: string
  readonly page?: string
  readonly text?: string
  readonly address?: string
  /** What is to be read otherwise than `gratin` says. */
  readonly read?: Readonly<Record<string, unknown>>
}

/** What most shapes say. */
export const gratin = {
  title: 'Leek gratin',
  ingredients: ['4 leeks, sliced', '200 ml cream', '80 g Gruyère'],
  directions: ['Cook the leeks in butter.', 'Pour in the cream.', 'Bake for 30 minutes.'],
}

/** The same as schema.org has it. */
export const node = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: gratin.title,
  recipeIngredient: gratin.ingredients,
  recipeInstructions: gratin.directions.map((text) => ({ '@type': 'HowToStep', text })),
}

/** A page with data, or with text that is to be data. */
export function withData(...data: readonly unknown[]): string {
  const scripts = data.map((one) => {
    const text = typeof one === 'string' ? one : JSON.stringify(one)
    return `<script type="application/ld+json">${text}</script>`
  })
  return `<!doctype html><html lang="en"><head><title>A page</title>${scripts.join('')}</head><body><p>Hello.</p></body></html>`
}

/** A page with markup, and what stands around on every page. */
export function withBody(body: string, head = '<title>Leek gratin | Larder</title>'): string {
  return `<html><head>${head}</head><body><nav><ul><li>Home<li>Recipes</ul></nav>${body}<footer><p>© Larder</p></footer></body></html>`
}
