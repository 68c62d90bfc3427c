import { gratin, node, type Shape, withBody, withData } from './shape.ts'

const { title, ingredients, directions } = gratin
const list = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('')
const listed = `<h2>Ingredients</h2><ul>${list(ingredients)}</ul>`
const told = `<h2>Method</h2><ol>${list(directions)}</ol>`
const [first, second, third] = directions

/** How programs lay out the same: cards, print, captions, boxes for facts, and data with parts of its own. */
export const laidShapes: readonly Shape[] = [
  {
    hard: 'each step is a card with its number above it',
    page: withBody(
      `<h1>${title}</h1>${listed}<h2>Method</h2>${directions.map((step, at) => `<div class=card><div class=no>Step ${at + 1}</div><div class=said>${step}</div></div>`).join('')}<h2>More</h2>`,
    ),
  },
  {
    hard: 'ingredients of microdata are laid out in two blocks each, and steps begin with bare numbers',
    page: withBody(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop=name>${title}</h1>${ingredients.map((line) => `<div itemprop=recipeIngredient class=row><div>${line.split(' ')[0]}</div><div>${line.split(' ').slice(1).join(' ')}</div></div>`).join('')}${directions.map((step, at) => `<p itemprop=recipeInstructions><b>${at + 1}</b> ${step}</p>`).join('')}</div>`,
    ),
  },
  {
    hard: 'one recipe under two names, by two plug-ins',
    page: withData(node, { ...node, name: 'The best leek gratin ever' }),
  },
  {
    hard: 'an ingredient is a thing with a quantity that is a thing',
    page: withData({
      ...node,
      recipeIngredient: [
        '4 leeks, sliced',
        { '@type': 'HowToSupply', name: 'cream', requiredQuantity: { value: 200, unitText: 'ml' } },
        '80 g Gruyère',
      ],
    }),
  },
  {
    hard: 'the lines of a print are the lines of the page',
    page: withBody(
      `<div>${title}</div><div>Ingredients</div>${ingredients.map((line) => `<div class=t>${line}</div>`).join('')}<div>Method</div>${['1. Cook the leeks gently in the', 'butter.', '2. Pour in the cream.', '3. Bake for 30 minutes.'].map((line) => `<div class=t>${line}</div>`).join('')}`,
    ),
    read: { directions: ['Cook the leeks gently in the butter.', second, third] },
  },
  {
    hard: 'a caption: what goes in and what to do are marked with pictures, without a space',
    page: withBody(
      `<div>✨ ${title} ✨<br><br>What you need 👇<br>${ingredients.map((line) => `🔸${line}`).join('<br>')}<br><br>What you do 👇<br>${directions.map((line, at) => `${at + 1}️⃣ ${line}`).join('<br>')}<br><br>#leeks #gratin</div>`,
    ),
  },
  {
    hard: 'signs that a font draws as pictures stand before all',
    page: withBody(
      `<h1>${title}</h1><h2>Ingredients</h2>${ingredients.map((line) => `<div class=blurb><div><span class=icon>N</span></div><div><div>${line}</div></div></div>`).join('')}${told}`,
    ),
  },
  {
    hard: 'a box of facts beside, with a head for each',
    page: withBody(
      `<h1>${title}</h1><table><tr><th colspan=2>${title}</th></tr><tr><th>Serves</th><td>6</td></tr><tr><th>Difficulty</th><td>easy</td></tr><tr><th>Cooking time</th><td>45 minutes</td></tr></table>${listed}${told}`,
    ),
    read: { serves: 6, cook_time: 45 },
  },
  {
    hard: 'the subject of a mail says what it was',
    page: withBody(
      `<h1>[leeks] ${title}, was: what to do with leeks</h1><pre>${[...ingredients, '', ...directions].join('\n')}</pre>`,
      '<title>Archive</title>',
    ),
  },
  {
    hard: 'the recipe is in the data alone, and the page says what it is like',
    page: withBody(
      `<h1>${title}</h1><p>By Ann</p><p>We eat it on the first cold day of the year.</p><h2>Also good</h2><p>Soup is always a good idea in winter.</p>`,
      `<title>${title}</title><script type="application/ld+json">${JSON.stringify(node)}</script>`,
    ),
    read: { description: 'We eat it on the first cold day of the year.' },
  },
  {
    hard: 'who writes without capitals and stops has steps',
    page: withBody(
      `<h1>${title}</h1>${listed}<h2>Method</h2><div>cook the leeks gently in butter<br>add the cream and the cheese to it<br>bake for 30 minutes</div>`,
    ),
    read: {
      directions: ['cook the leeks gently in butter', 'add the cream and the cheese to it', 'bake for 30 minutes'],
    },
  },
  {
    hard: 'what is marked with a number that nothing parts from it is a list, too',
    page: withBody(
      `<h1>${title}</h1>${listed}<h2>Method</h2>${directions.map((line, at) => `<p>${at + 1} ${line}</p>`).join('')}`,
    ),
    read: { directions: [first, second, third] },
  },
  {
    hard: 'lists with gaps, as PHP writes them, and numbers in the texts',
    page: withData({
      ...node,
      recipeIngredient: Object.fromEntries(ingredients.map((line, at) => [2 * at, line])),
      recipeInstructions: Object.fromEntries(directions.map((line, at) => [at + 1, `${at + 1}. ${line}`])),
    }),
  },
  {
    hard: 'ingredients of microdata are things with an amount and a name',
    page: withBody(
      `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop=name>${title}</h1><ul>${ingredients.map((line) => `<li itemprop=ingredient itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><b itemprop=amount>${line.split(' ')[0]}</b> <i itemprop=name>${line.split(' ').slice(1).join(' ')}</i></li>`).join('')}</ul><div itemprop=instructions><ol>${list(directions)}</ol></div></div>`,
    ),
  },
  {
    hard: 'a template puts the parts of an entry on lines of their own',
    page: withData({
      ...node,
      recipeIngredient: ['\n 4\n  leeks, sliced\n', '\n 200 ml\n  cream\n', '\n 80 g\n  Gruyère\n'],
    }),
  },
  {
    hard: 'the steps of the data are an address, and the page tells them',
    page: withBody(
      `<h1>${title}</h1>${told}`,
      `<title>${title}</title><script type="application/ld+json">${JSON.stringify({ ...node, recipeInstructions: 'https://larder.example/gratin#steps' })}</script>`,
    ),
  },
  {
    hard: 'data stands in a script that runs',
    page: withBody(
      '<div id=root></div>',
      `<title>x</title><script>window.__STATE__ = {"seo":${JSON.stringify(node)}};</script>`,
    ),
  },
  {
    hard: 'a table with two ingredients in each row',
    page: withBody(
      `<h1>${title}</h1><table><tr><td>4</td><td>leeks</td><td>80 g</td><td>Gruyère</td></tr><tr><td>200 ml</td><td>cream</td><td>1</td><td>egg</td></tr></table>${told}`,
    ),
    read: { ingredients: ['4 leeks', '80 g Gruyère', '200 ml cream', '1 egg'] },
  },
  {
    hard: 'steps are headings with a picture under each',
    page: withBody(
      `<h1>${title}</h1>${listed}<h2>Method</h2>${directions.map((line, at) => `<h3>${at + 1}. ${line}</h3><p><img src=x></p>`).join('')}<h2>Comments</h2><p>None.</p>`,
    ),
  },
  {
    hard: 'the same list once more in other units, seen after a press',
    page: withBody(
      `<h1>${title}</h1><h2>Ingredients</h2><div><a href="#m">Metric</a> <a href="#us">US</a></div><ul id=m>${list(ingredients)}</ul><ul id=us style="display:none">${list(['4 leeks', '1 cup cream', '3 oz Gruyère'])}</ul>${told}`,
    ),
  },
  {
    hard: 'the heading of the list and that of the steps name the dish',
    page: withBody(
      `<h1>${title}</h1><h2>Ingredients of the leek gratin</h2><ul>${list(ingredients)}</ul><h2>Étapes de la recette</h2><ol>${list(directions)}</ol>`,
    ),
  },
  {
    hard: 'a card below repeats the name of the page, which is described above',
    page: withBody(
      `<h1>${title}</h1><p>We make it every winter.</p><p>It was my aunt who made it first, in a dish that she had brought from Lille.</p><h2>Why it works</h2><p>Cream.</p><h2>${title}</h2><h3>Ingredients</h3><ul>${list(ingredients)}</ul><h3>Method</h3><ol>${list(directions)}</ol>`,
    ),
    read: { description: 'It was my aunt who made it first, in a dish that she had brought from Lille.' },
  },
  {
    hard: 'a yield from so many to so many',
    page: withData({ ...node, recipeYield: 'Pour 4 à 6 personnes' }),
    read: { serves: 4 },
  },
  {
    hard: 'more readers than lines tell what they did, under a heading as high as that of the steps',
    page: withBody(
      `<div><h1>${title}</h1><h3>Ingredients</h3><div>${ingredients.join('<br>')}</div><h3>Method</h3><div>${directions.join('<br>')}</div></div><section><h3>What you said</h3>${'<div><b>Ann</b><div>Stir in 2 eggs and bake 10 minutes more. Add the cheese last.</div></div>'.repeat(80)}</section>`,
    ),
  },
  {
    hard: 'lists and headings are such by their roles alone, and numbers stand beside the steps',
    page: withBody(
      `<div role=main><div role=heading aria-level=1>${title}</div><div role=heading aria-level=2>You need</div><div role=list>${ingredients.map((line) => `<div role=listitem><span>${line}</span></div>`).join('')}</div><div role=heading aria-level=2>What to do</div><div role=list>${directions.map((line, at) => `<div role=listitem><span>${at + 1}</span><span>${line}</span></div>`).join('')}</div></div>`,
    ),
  },
  {
    hard: 'data has its own headings in the texts of its lists',
    page: withData({
      ...node,
      recipeIngredient: `<h4>Ingredients</h4><ul>${list(ingredients)}</ul>`,
      recipeInstructions: `<h3>Instructions</h3><ol>${list(directions)}</ol>`,
    }),
  },
  {
    hard: 'data is called like the site',
    page: withBody(
      `<h1>${title}</h1>${listed}${told}`,
      `<title>${title} | Larder</title><meta property="og:site_name" content="Larder"><script type="application/ld+json">${JSON.stringify({ ...node, name: 'Larder' })}</script>`,
    ),
  },
]
