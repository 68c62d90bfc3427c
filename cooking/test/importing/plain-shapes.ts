import { gratin, node, type Shape, withBody } from './shape.ts'

const list = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('')
const lines = (all: readonly string[]) => all.join('<br>')
const { title, ingredients, directions } = gratin

/** A recipe's two lists under headings of this level. */
const lists = (level: number, names: readonly [string, string] = ['Ingredients', 'Method'], after = '') =>
  `<h${level}>${names[0]}</h${level}><ul>${list(ingredients)}</ul><h${level}>${names[1]}</h${level}><div>${lines(directions)}</div>${after}`

const german = { title: 'Lauchgratin', ingredients, directions }

/** Pages made by hand: what they are called, what stands behind the steps, and words of other languages. */
export const plainShapes: readonly Shape[] = [
  {
    hard: 'the first heading is of a story, the dish’s stands above its list',
    page: withBody(
      `<article><h1>A winter in the valley</h1><p>It was cold.</p><h2>The neighbour</h2><p>She knocked.</p><h2>${title}</h2><p>Serves 4</p>${lists(4)}<h2>Leaving</h2><p>In spring we left.</p></article>`,
      '<title>A winter in the valley | Larder</title>',
    ),
    read: { serves: 4 },
  },
  {
    hard: 'what heads the list is no dish',
    page: withBody(`<main><h1>${title}</h1><h2>The recipe</h2>${lists(3)}</main>`),
  },
  {
    hard: 'no heading, the site comes first in the title',
    page: withBody(
      `<center><b>${title}</b></center><hr><p>We all love it.</p>${lists(3)}`,
      `<title>Aunt Ann’s kitchen - ${title}</title>`,
    ),
  },
  {
    hard: 'no heading, the site is behind a colon and in the page',
    page: withBody(`<div>Larder</div><div>${title}</div>${lists(3)}`, `<title>${title} : Larder</title>`),
  },
  {
    hard: 'the heading begins with "Recipe:"',
    page: withBody(`<main><h1>Recipe: ${title}</h1>${lists(2)}</main>`, ''),
  },
  {
    hard: 'the heading ends with the site',
    page: withBody(`<main><h1>${title} | Larder</h1>${lists(2)}</main>`, ''),
  },
  ...[
    '<p>Last updated 3 May 2006. You are visitor 1234.</p>',
    '<p>Posted in <a href="/x">Gratins</a> | <a href="/y">7 Comments</a></p><p>Ann says it is good.</p>',
    '<p>Et voilà, régalez-vous et à très vite !</p>',
    '<p>Enjoy!</p>',
    '<p>Voilà, c’est prêt !</p><p>Retour à l’accueil</p>',
    '<p>Vous êtes le 3412e visiteur.</p>',
    '<h2>Day 13</h2><p>We went home.</p>',
    '<p><a href="/">Back to the index</a> - <a href="mailto:a@b.example">Write to us</a></p>',
    '<p>Publié par Ann à 18:42</p>',
    '<p>© 2004 Ann Green. All rights reserved.</p>',
  ].map((after) => ({
    hard: `behind the steps stands ${after}`,
    page: withBody(`<h1>${title}</h1>${lists(3, undefined, after)}`),
  })),
  {
    hard: 'a step sounds like a way back',
    page: withBody(
      `<main><h1>${title}</h1><h2>Ingredients</h2><ul>${list(ingredients)}</ul><h2>Method</h2><p>Brown the leeks.</p><p>Return to the pan and enjoy the smell.</p></main>`,
    ),
    read: { directions: ['Brown the leeks.', 'Return to the pan and enjoy the smell.'] },
  },
  ...['<tr><th>Amount</th><th>Ingredient</th></tr>', '<tr><td>Quantity</td><td>Ingredients</td></tr>'].map((head) => ({
    hard: `a table in a table that lays out the page, with the head ${head}`,
    page: withBody(
      `<table><tr><td>Links</td><td><h1>${title}</h1><h3>Ingredients</h3><table>${head}<tr><td>4</td><td>leeks, sliced</td></tr><tr><td>200 ml</td><td>cream</td></tr><tr><td>80 g</td><td>Gruyère</td></tr></table><h3>Method</h3><p>${lines(directions)}</p><p>Last updated in May.</p></td></tr></table>`,
    ),
  })),
  ...(
    [
      ['Zutaten für 4 Personen', 'Zubereitung'],
      ['Ingredienti per 4 persone', 'Preparazione'],
      ['Ingredientes para 4 personas', 'Elaboración'],
      ['Ingredientes (4 raciones)', 'Preparación'],
      ['Ingrediënten voor 4 personen', 'Bereiding'],
      ['Ingredientes para 4 pessoas', 'Modo de preparo'],
    ] as const
  ).map((names) => ({
    hard: `lines under « ${names.join(' » and « ')} »`,
    page: withBody(
      `<h1>Lauchgratin</h1><div>${names[0]}</div>${ingredients.map((line) => `<div>${line}</div>`).join('')}<div>${names[1]}</div>${directions.map((line) => `<div>${line}</div>`).join('')}`,
      '',
    ),
    read: { ...german, serves: 4 },
  })),
  {
    hard: 'all is one preformatted text',
    page: withBody(
      `<h1>${title}</h1><pre>Makes 6\n\nIngredients\n${ingredients.join('\n')}\n\nMethod\n${directions.join('\n')}</pre>`,
    ),
    read: { serves: 6 },
  },
  {
    hard: 'a story tells of more people first',
    page: withBody(
      `<h1>${title}</h1><p>He cooked for 14 people at one table.</p><p>Serves four to six.</p>${lists(3)}`,
    ),
    read: { serves: 4 },
  },
  {
    hard: 'facts are a list of terms',
    page: withBody(
      `<h1>${title}</h1><dl><dt>Serves</dt><dd>4&ndash;6</dd><dt>Prep</dt><dd>15 mins</dd><dt>Cook</dt><dd>1 hr</dd></dl>${lists(2)}`,
    ),
    read: { serves: 4, preparation_time: 15, cook_time: 60 },
  },
  ...[
    '<p>Serves 6. Total time: 1 hour 5 minutes.</p>',
    '<p>Pour 6 personnes, 1 h 05</p>',
    '<p><span class="a">Raciones: 6</span><span class="a">Tiempo total: 1 h 5 min</span></p>',
    '<p>Makes one dish (6 slices). Ready in 65 minutes.</p>',
    '<p>Pour 6</p><p>Tempo: 65 minuti</p>',
    '<p>Portionen: 6 – Gesamtzeit: 65 Minuten</p>',
    '<p>Serves six. Total: 65 min</p>',
  ].map((facts) => ({
    hard: `the facts are ${facts}, and a step has a time of its own`,
    page: withBody(`<h1>${title}</h1>${facts}${lists(3, undefined, '<div>Bake 5 minutes more until brown.</div>')}`),
    read: { directions: [...directions, 'Bake 5 minutes more until brown.'], serves: 6, cook_time: 65 },
  })),
  {
    hard: 'its data has next to nothing, and points to the page',
    page: withBody(
      `<h1>${title}</h1>${lists(2)}`,
      `<script type="application/ld+json">${JSON.stringify({ ...node, recipeIngredient: ['4 leeks'], recipeInstructions: 'See below.' })}</script>`,
    ),
  },
]
