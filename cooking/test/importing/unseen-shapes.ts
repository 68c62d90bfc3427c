import { gratin, node, type Shape, withBody, withData } from './shape.ts'

const { title, ingredients, directions } = gratin
const list = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('')
const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('')
const listed = `<h2>Ingredients</h2><ul>${list(ingredients)}</ul>`
const [first, second, third] = directions

/** Classes of pages that were first met in a set that somebody else made. */
export const unseenShapes: readonly Shape[] = [
  {
    hard: 'notes in brackets in brackets',
    page: withData({ ...node, recipeIngredient: ['4 leeks ((the white part))', '200 ml cream', '80 g Gruyère'] }),
    read: { ingredients: ['4 leeks (the white part)', '200 ml cream', '80 g Gruyère'] },
  },
  {
    hard: 'steps with a word on each, with its beginning, and with its number',
    page: withData({
      ...node,
      recipeInstructions: [
        { '@type': 'HowToStep', name: 'Soften', text: first },
        { '@type': 'HowToStep', name: 'Pour in…', text: second },
        { '@type': 'HowToStep', name: 'Step 3', text: third },
      ],
    }),
    read: { directions: [`Soften: ${first}`, second, third] },
  },
  {
    hard: 'an ingredient of microdata is a row of a table',
    page: withBody(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">${title}</h1><table>${ingredients
        .map((line) => line.split(' '))
        .map(([amount, ...rest]) => `<tr itemprop="recipeIngredient"><td>${amount}</td><td>${rest.join(' ')}</td></tr>`)
        .join('')}</table><ol itemprop="recipeInstructions">${list(directions)}</ol></div>`,
    ),
  },
  {
    hard: 'what it holds stands behind the steps in a table',
    page: withBody(
      `<h1>${title}</h1>${listed}<h2>Method</h2><ol>${list(directions)}</ol><table><tr><td>Calories</td><td>330</td></tr><tr><td>Fat</td><td>20 g</td></tr></table>`,
    ),
  },
  {
    hard: 'everything is one list of terms',
    page: withBody(
      `<h1>${title}</h1><dl><dt>Ingredients</dt>${ingredients.map((line) => `<dd>${line}</dd>`).join('')}<dt>Method</dt>${directions.map((line) => `<dd>${line}</dd>`).join('')}<dt>Keeping</dt><dd>Three days in the fridge</dd></dl>`,
    ),
  },
  {
    hard: 'the list is told in one line',
    page: withBody(
      `<h1>${title}</h1><p><b>You need:</b> ${ingredients.join('; ')}.</p><p><b>What we do:</b></p>${paragraphs(directions)}`,
    ),
  },
  {
    hard: 'steps are marked, and what follows is good-bye',
    page: withBody(
      `<h1>${title}</h1>${listed}<p>Method:</p>${paragraphs(directions.map((line, place) => `${place + 1}) ${line}`))}<p>My neighbours asked for it twice, and so will yours.</p>`,
    ),
  },
  {
    hard: 'a rule across the page ends the steps',
    page: withBody(
      `<h1>${title}</h1>${listed}<p>Method:</p>${paragraphs(directions)}<hr><p>In spring there are other recipes on this page.</p>`,
    ),
  },
  {
    hard: 'lists of what is eaten with it stand behind the steps, under smaller headings',
    page: withBody(
      `<h1>${title}</h1>${listed}<h3>Method</h3>${paragraphs(directions)}<h4>Eat it with</h4><p>Bread</p><h4>Swap it</h4><p>Chard for leeks</p>`,
    ),
  },
  {
    hard: 'a bold heading of hints ends with a colon',
    page: withBody(
      `<h1>${title}</h1><p><strong>Ingrédients :</strong> (pour 4)</p>${paragraphs(ingredients.map((line) => `- ${line}`))}<p><strong>Préparation :</strong></p>${paragraphs(directions)}<p><strong>Mes conseils :</strong></p><p>Goûtez avant de saler.</p>`,
    ),
  },
  {
    hard: 'a post of a forum is an entry of a list',
    page: withBody(
      `<h1>Recipe: ${title}</h1><ol><li><div>Ann</div>Here it is.<br><br>Ingredients<br>${ingredients.join('<br>')}<br><br>Directions<br>${directions.join('<br>')}<br></li></ol>`,
    ),
  },
]
