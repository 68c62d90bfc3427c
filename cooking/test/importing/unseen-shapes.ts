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
  {
    hard: 'a step that is named and holds several directions, with a hint',
    page: withData({
      ...node,
      recipeInstructions: [
        {
          '@type': 'HowToStep',
          name: 'The base',
          itemListElement: [
            { '@type': 'HowToDirection', text: first },
            { '@type': 'HowToDirection', text: second },
            { '@type': 'HowToTip', text: 'Milk will do.' },
          ],
        },
        { '@type': 'HowToStep', name: 'Oven', itemListElement: [{ '@type': 'HowToDirection', text: third }] },
      ],
    }),
    read: { notes: 'Milk will do.' },
  },
  {
    hard: 'one text of several lines numbers steps in them',
    page: withData({ ...node, recipeInstructions: `1. ${first} 2. ${second}\n3. ${third}` }),
  },
  {
    hard: 'a heading stands among the ingredients as one of them',
    page: withData({
      ...node,
      recipeIngredient: ['4 leeks, sliced', '<b>For the sauce</b>', '200 ml cream', '80 g Gruyère'],
    }),
    read: { ingredients: ['4 leeks, sliced', 'For the sauce:', '200 ml cream', '80 g Gruyère'] },
  },
  {
    hard: 'data breaks off where the page goes on',
    page: withBody(
      `<script type="application/ld+json">${JSON.stringify({ ...node, recipeInstructions: 'Cook the leeks...' })}</script><h1>A page</h1>${listed}<h2>Method</h2><ol>${list(directions)}</ol>`,
    ),
  },
  {
    hard: 'two lists of terms, and no heading',
    page: withBody(
      `<h1>The box</h1><h2>Card 27: ${title}</h2><dl><dt>Leeks</dt><dd>4</dd><dt>Cream</dt><dd>200 ml</dd></dl><dl><dt>First</dt><dd>${first}</dd><dt>Then</dt><dd>${second}</dd></dl><p>Good with bread, and with what is left of it.</p>`,
      `<title>Larder | ${title}</title>`,
    ),
    read: { ingredients: ['4 Leeks', '200 ml Cream'], directions: [first, second] },
  },
  {
    hard: 'nothing is headed, the dish stands in capitals, and empty lines part it all',
    page: withBody(
      `<h1>Post your gratins!</h1><div>Here it is.<br><br><b>${title.toUpperCase()}</b><br><br>${ingredients.join('<br>')}<br><br>${directions.join('<br>')}<br><br>Keeps for a week if you hide it.</div><p>For 3 leeks I take 150 ml.</p>`,
    ),
    read: { title: title.toUpperCase() },
  },
  {
    hard: 'lists under their purposes alone, and a list of what is sold behind the steps',
    page: withBody(
      `<h1>${title}</h1><h3>For the base</h3><ul>${list(ingredients.slice(0, 2))}</ul><h3>For the top</h3><ul>${list([...ingredients.slice(2), '1 nutmeg'])}</ul><h3>En cuisine !</h3>${paragraphs(directions)}<h2>You need</h2><div>Cream, 200 ml, 2 €</div><div>Gruyère, 80 g, 3 €</div>`,
    ),
    read: {
      ingredients: ['For the base:', ...ingredients.slice(0, 2), 'For the top:', ...ingredients.slice(2), '1 nutmeg'],
    },
  },
  {
    hard: 'bold paragraphs are headings, and good-bye too',
    page: withBody(
      `<h1>${title}</h1><p><b>You'll need</b></p>${paragraphs(ingredients)}<p><b>Here's what you do</b></p>${paragraphs(directions)}<p><b>Enjoy, my dears!</b></p><p>We link up with others this week.</p>`,
    ),
  },
  {
    hard: 'amounts and names stand side by side',
    page: withBody(
      `<div role="heading" aria-level="1">${title}</div><div>Ingredients</div><div>Serves <b>3</b> <i role="button">+</i></div><div><div><div>4</div><div>leeks</div></div><div><div>200 ml</div><div>cream</div></div></div><div>Method</div>${directions.map((line, place) => `<div><div>0${place + 1}</div><div>${line}</div></div>`).join('')}<div>Nutrition</div><div><div>418</div><div>kcal</div></div>`,
    ),
    read: { ingredients: ['4 leeks', '200 ml cream'] },
  },
  {
    hard: 'a letter tells what is needed in a sentence',
    page: withBody(
      `<h1>A starter worth the bother</h1><p>Dear all,</p><h2>${title}</h2><p>You will need 4 leeks, 200 ml of cream, and 80 g of Gruyère.</p>${paragraphs(['Cook the leeks in plenty of butter.', 'Pour in the cream and stir.'])}<hr><p>That is all there is to say of it.</p>`,
    ),
    read: {
      ingredients: ['4 leeks', '200 ml of cream', '80 g of Gruyère'],
      directions: ['Cook the leeks in plenty of butter.', 'Pour in the cream and stir.'],
    },
  },
  {
    hard: 'the site stands above a rule, and the dish below',
    page: withBody(
      `<font size="6">The recipes of Ann</font><p><img src="line.gif" width="100%"></p><center><font size="5"><b>${title}</b></font></center>${listed}<h2>Method</h2>${paragraphs(directions)}`,
      '<title>The recipes of Ann</title>',
    ),
  },
]
