import { gratin, node, type Shape, withBody } from './shape.ts'

const { title, ingredients, directions } = gratin
const list = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('')
const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('')
const listed = `<h4>Ingredients</h4><ul>${list(ingredients)}</ul>`
const told = `<h4>Method</h4><ol>${list(directions)}</ol>`

/** Where the list and the steps begin and end, and what stands close to them. */
export const runShapes: readonly Shape[] = [
  {
    hard: 'a longer list with amounts, of another thing, stands above',
    page: withBody(
      `<h1>Box of the week</h1><h3>In the box</h3><ul>${list(['2 kg potatoes', '1 kg leeks', '3 onions', '500 g spinach', '1 lettuce'])}</ul><p>Half a box is half of it.</p><h3>${title}</h3><p>Tried out on three children.</p>${listed}${told}`,
      '<title>Box of the week - The growers</title>',
    ),
  },
  {
    hard: 'links to edit stand in headings, and signs of footnotes in steps',
    page: withBody(
      `<h1>${title}</h1><h2>Ingredients [<a href="/e">edit</a> | <a href="/s">source</a>]</h2><ul>${list(ingredients)}</ul><h2>Method [<a href="/e">edit</a>]</h2><ol>${list(directions.map((line) => `${line}<sup><a href="#n">[2]</a></sup>`))}</ol>`,
    ),
  },
  {
    hard: 'characters that nobody sees part the steps, whose numbers are bold',
    page: withBody(
      `<h1>\u200B${title}</h1><p><b>INGREDIENTS</b></p><p>\u200B</p>${paragraphs(ingredients)}<p><b>METHOD</b></p>${directions.map((line, place) => `<p>\u200B</p><p><b>${place + 1}/</b> ${line}</p>`).join('')}`,
    ),
  },
  {
    hard: 'the numbers of steps are cells of a table, the first row of another says what for',
    page: withBody(
      `<center><b><font size="5">${title}</font></b></center><table><tr><td colspan="2">For a dish of 2 litres</td></tr>${ingredients.map((line) => `<tr><td>${line}</td></tr>`).join('')}</table><table>${directions.map((line, place) => `<tr><td>${place + 1}</td><td>${line}</td></tr>`).join('')}</table>`,
      '<title>The village</title>',
    ),
  },
  {
    hard: 'a list of terms has its people, its list, its tools, its steps and its diary',
    page: withBody(
      `<h1>${title}</h1><dl><dt>Feeds</dt><dd>2, as supper</dd><dt>Stores</dt>${[...ingredients, 'a pinch of nutmeg'].map((line) => `<dd>${line}</dd>`).join('')}<dt>Gear</dt><dd>One heavy pan</dd><dt>Orders</dt>${directions.map((line) => `<dd>${line}</dd>`).join('')}<dt>Log</dt><dd>3 June 2018: made with 9 leeks.</dd></dl>`,
    ),
    read: { ingredients: [...ingredients, 'a pinch of nutmeg'] },
  },
  {
    hard: 'dashes part the ingredients of one line',
    page: withBody(
      `<h1>${title}</h1><p><b>Ingredients.</b> 4 leeks - 200 ml cream - 80 g Gruyère - salt, pepper.</p>${paragraphs(directions)}<p>Send us yours: gratins@larder.example. The first 10 win a spoon.</p>`,
    ),
    read: { ingredients: ['4 leeks', '200 ml cream', '80 g Gruyère', 'salt, pepper'] },
  },
  {
    hard: 'data has the beginning of the steps alone',
    page: withBody(
      `<script type="application/ld+json">${JSON.stringify({ ...node, recipeInstructions: directions.slice(0, 1) })}</script><h1>A page</h1>${listed}${told}`,
    ),
  },
  {
    hard: 'comments tell of as much as the recipe, and cook as well',
    page: withBody(
      `<h1>${title}</h1><ul>${list(ingredients)}</ul>${paragraphs(directions)}<h3>2 thoughts on gratins</h3><p>I use 6 leeks and 1 cup milk.</p><p>Add 200 g bacon. Fry it first.</p>`,
    ),
  },
  ...[
    'You can crack an egg into each bowl, as Rachel did at the inn.',
    'With chutney of fruit and cream, not with ketchup, or stay away.',
  ].map((remark) => ({
    hard: `behind the steps stands: ${remark}`,
    page: withBody(`<h1>${title}</h1><p>${ingredients.join('<br>')}</p>${paragraphs([...directions, remark])}`),
  })),
]
