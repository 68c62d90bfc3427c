import { gratin, type Shape, withBody } from './shape.ts'

const list = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('')
const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('')
const { title, ingredients, directions } = gratin
const french = {
  title: 'Tarte fine aux pommes',
  ingredients: ['3 pommes', '1 pâte feuilletée', '20 g de beurre'],
  directions: ['Préchauffez le four à 200 °C.', 'Étalez la pâte.', 'Cuisez 45 minutes.'],
  language: 'fr',
}
const story = '<p>It was a dark and stormy night when my grandmother first made this for 12 people.</p>'

/** Recipes that only a reader can tell: by headings, by lists, by how lines look. */
export const textShapes: readonly Shape[] = [
  {
    hard: 'headings and lists, a story before',
    page: withBody(
      `<main><h1>${title}</h1>${story}<h2>Ingredients</h2><ul>${list(ingredients)}</ul><h2>Method</h2><ol>${list(directions)}</ol></main>`,
    ),
  },
  {
    hard: 'no main, comments and related recipes behind',
    page: withBody(
      `<h1>${title}</h1><h3>Ingredients:</h3><ul>${list(ingredients)}</ul><h3>Directions:</h3><ol>${list(directions)}</ol><h3>You may also like</h3><ul><li>Soup</li><li>Salad</li></ul><div id="comments"><h3>Comments</h3><ol><li>Great!</li><li>Mine burnt.</li><li>Same.</li><li>Why?</li></ol></div>`,
    ),
  },
  {
    hard: 'headings are bold paragraphs, entries are lines with breaks',
    page: withBody(
      `<article><h1>${title}</h1><p><strong>Ingredients</strong></p><p>${ingredients.join('<br>')}</p><p><b>Instructions</b></p>${paragraphs(directions)}</article>`,
    ),
  },
  {
    hard: 'the heading is in the same paragraph as the list',
    page: withBody(
      `<article><h1>${title}</h1><p><strong>Ingredients:</strong><br>${ingredients.join('<br/>')}</p><p><strong>Method:</strong><br>${directions.join('<br/>')}</p></article>`,
    ),
  },
  {
    hard: 'a table of amounts',
    page: withBody(
      `<main><h1>${title}</h1><h2>You will need</h2><table><tr><td>4</td><td>leeks, sliced</td></tr><tr><td>200 ml</td><td>cream</td></tr><tr><td>80 g</td><td>Gruyère</td></tr></table><h2>How to make it</h2>${paragraphs(directions)}</main>`,
    ),
  },
  {
    hard: 'parts of the list have headings',
    page: withBody(
      `<main><h1>${title}</h1><h2>Ingredients</h2><h3>For the base</h3><ul>${list(ingredients.slice(0, 2))}</ul><h3>For the top</h3><ul>${list(ingredients.slice(2))}</ul><h2>Method</h2><ol>${list(directions)}</ol><h2>Notes</h2><p>Good cold.</p></main>`,
    ),
    read: {
      ingredients: ['For the base:', ...ingredients.slice(0, 2), 'For the top:', ...ingredients.slice(2)],
      notes: 'Good cold.',
    },
  },
  {
    hard: 'in French, times and servings in one line',
    page: withBody(
      `<main><h1>${french.title}</h1><p>Pour 6 personnes – Préparation : 20 min – Cuisson : 45 min</p><h2>Ingrédients</h2><ul>${list(french.ingredients)}</ul><h2>Préparation</h2><ol>${list(french.directions)}</ol></main>`,
      '',
    ),
    read: { ...french, serves: 6, preparation_time: 20, cook_time: 45 },
  },
  {
    hard: 'in French, « Ingrédients pour 6 personnes » is a heading',
    page: withBody(
      `<main><h1>${french.title}</h1><h2>Ingrédients pour 6 personnes</h2><ul>${list(french.ingredients)}</ul><h2>Étapes de préparation</h2><ol>${list(french.directions)}</ol></main>`,
      '',
    ),
    read: { ...french, serves: 6 },
  },
  {
    hard: 'divs alone',
    page: withBody(
      `<div><div><h1>${title}</h1></div><div>Ingredients</div>${ingredients.map((line) => `<div>${line}</div>`).join('')}<div>Method</div>${directions.map((line) => `<div>${line}</div>`).join('')}</div>`,
    ),
  },
  {
    hard: 'steps before the list',
    page: withBody(
      `<main><h1>${title}</h1><h2>Method</h2><ol>${list(directions)}</ol><h2>Ingredients</h2><ul>${list(ingredients)}</ul></main>`,
    ),
  },
  {
    hard: 'a list of contents names the headings first',
    page: withBody(
      `<main><h1>${title}</h1><ul><li><a href="#i">Ingredients</a></li><li><a href="#m">Method</a></li></ul>${story}<h2 id="i">Ingredients</h2><ul>${list(ingredients)}</ul><h2 id="m">Method</h2><ol>${list(directions)}</ol></main>`,
    ),
  },
  {
    hard: 'broken HTML: nothing is closed',
    page: `<title>${title}</title><h1>${title}<h2>Ingredients<ul><li>${ingredients.join('<li>')}</ul><h2>Method<ol><li>${directions.join('<li>')}</ol>`,
  },
  {
    hard: 'steps have headings of their own',
    page: withBody(
      `<main><h1>${title}</h1><h2>Ingredients</h2><ul>${list(ingredients)}</ul><h2>Instructions</h2>${directions.map((line, place) => `<h3>Step ${place + 1}</h3><p>${line}</p>`).join('')}<h2>Nutrition</h2><p>300 kcal</p></main>`,
    ),
  },
  {
    hard: 'text with headings',
    text: `${title}\n\nServes 4\nPrep: 15 min\nCook: 30 min\n\nIngredients\n${ingredients.join('\n')}\n\nMethod\n${directions.join('\n')}`,
    read: { serves: 4, preparation_time: 15, cook_time: 30 },
  },
  {
    hard: 'text with bullets, numbers and capitals',
    text: `LEEK GRATIN\n\nINGREDIENTS:\n${ingredients.map((line) => `* ${line}`).join('\n')}\n\nDIRECTIONS:\n${directions.map((line, place) => `${place + 1}) ${line}`).join('\n')}\n\nNOTES:\nGood cold.`,
    read: { title: 'LEEK GRATIN', notes: 'Good cold.' },
  },
  { hard: 'text without headings', text: `${title}\n${ingredients.join('\n')}\n${directions.join('\n')}` },
  {
    hard: 'text without headings, steps in one paragraph',
    text: `${title}\n\n${ingredients.join('\n')}\n\n${directions.join(' ')}`,
    read: { directions: [directions.join(' ')] },
  },
  {
    hard: 'French text, marks before the colon',
    text: `${french.title}\n\nPour 6 personnes\n\nIngrédients :\n${french.ingredients.map((line) => `– ${line}`).join('\n')}\n\nPréparation :\n${french.directions.join('\n\n')}`,
    read: { ...french, serves: 6 },
  },
  {
    hard: 'French text, steps under « Étapes » and numbers',
    text: `${french.title}\nIngrédients\n${french.ingredients.join('\n')}\nÉtapes\n${french.directions.map((line, place) => `Étape ${place + 1} : ${line}`).join('\n')}`,
    read: french,
  },
  {
    hard: 'Markdown',
    text: `# ${title}\n\n*From the Larder*\n\n## Ingredients\n\n${ingredients.map((line) => `- ${line}`).join('\n')}\n\n## Method\n\n${directions.map((line, place) => `${place + 1}. ${line}`).join('\n')}`,
  },
  {
    hard: 'the list is one line with commas',
    text: `${title}\n\nIngredients: 4 leeks, 200 ml cream, 80 g Gruyère\n\nMethod: ${directions.join(' ')}`,
    read: { ingredients: ['4 leeks', '200 ml cream', '80 g Gruyère'], directions: [directions.join(' ')] },
  },
  {
    hard: 'salt has no amount',
    text: `${title}\n\nIngredients\n4 leeks\nsalt\npepper\na little butter\n\nMethod\nCook them.`,
    read: { ingredients: ['4 leeks', 'salt', 'pepper', 'a little butter'], directions: ['Cook them.'] },
  },
  {
    hard: 'the first heading is the site’s',
    page: withBody(
      `<h1>Larder</h1><h2>${title}</h2><h3>Ingredients</h3><ul>${list(ingredients)}</ul><h3>Method</h3><ol>${list(directions)}</ol>`,
    ),
  },
  {
    hard: 'no heading at all, lines with breaks, bold words, a date above',
    page: withBody(
      `<div class="date">Monday, 5 May</div><div class="post-body">We love this in winter, and so will you.<br><br><b>Ingredients</b><br>${ingredients.join('<br>')}<br><br><b>Directions</b><br>${directions.join('<br>')}<br></div>`,
    ),
  },
  {
    hard: 'steps are on the other side of a tab, which is hidden',
    page: withBody(
      `<main><h1>${title}</h1><div role="tabpanel"><h2>Ingredients</h2><ul>${list(ingredients)}</ul></div><div role="tabpanel" hidden><h2>Method</h2><ol>${list(directions)}</ol></div></main>`,
    ),
  },
  {
    hard: 'steps have paragraphs, pictures and captions in them',
    page: withBody(
      `<main><h1>${title}</h1><h2>Ingredients</h2><ul>${list(ingredients)}</ul><h2>Method</h2><ol><li><p>Cook the leeks</p><p>in butter.</p><figure><img src="x"><figcaption>Like this</figcaption></figure></li>${list(directions.slice(1))}</ol></main>`,
    ),
  },
  {
    hard: 'a step says "Pour 200 ml"',
    text: `${title}\n\nIngredients\n${ingredients.join('\n')}\n\nMethod\n1. Cook the leeks in butter.\n2. Pour 200 ml of cream in.`,
    read: { directions: ['Cook the leeks in butter.', 'Pour 200 ml of cream in.'], serves: 1 },
  },
  {
    hard: 'the recipe is in the data of a framework',
    page: withBody(
      `<script id="__DATA__" type="application/json">{"props":{"page":{"recipe":{"@type":"Recipe","name":"${title}","recipeIngredient":${JSON.stringify(ingredients)},"recipeInstructions":${JSON.stringify(directions)}}}}}</script>`,
    ),
  },
  {
    hard: 'a message, with pictures among its words',
    text: `🥬 ${title} 🧀\n\nYou need\n✅ 4 leeks, sliced\n✅ 200 ml cream\n✅ 80 g Gruyère\n\nHow to\n1️⃣ Cook the leeks in butter.\n2️⃣ Pour in the cream.\n3️⃣ Bake for 30 minutes.`,
    read: { title: `🥬 ${title} 🧀` },
  },
]
