import { gratin, node, type Shape, withBody } from './shape.ts'

const { title, ingredients, directions } = gratin
const list = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('')
const listed = `<h2>Ingredients</h2><ul>${list(ingredients)}</ul>`
const told = `<h2>Method</h2><ol>${list(directions)}</ol>`
const script = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const withNode = (data: unknown, body: string, head = `<title>${title} | Larder</title>`) =>
  withBody(body, `${head}${script({ ...node, ...(data as object) })}`)
const widget = (inner: string) =>
  `<div class="builder-element builder-widget builder-widget-text"><div class="builder-widget-container">${inner}</div></div>`

/** Pages that show more than their data says, or around which much else stands. */
export const shownShapes: readonly Shape[] = [
  {
    hard: 'what lays out the page calls each of its parts a widget, and each step is one',
    page: withBody(
      [
        `<h1>${title}</h1>`,
        '<p>Sweet leeks under a crust, made on a Monday.</p>',
        '<h2>Ingredients</h2>',
        `<ul>${list(ingredients)}</ul>`,
        '<h2>Method</h2>',
        ...directions.map((step) => `<div>${step}</div>`),
        '<h2>More of ours</h2>',
        '<p>Our course begins in May.</p>',
      ]
        .map(widget)
        .join(''),
    ),
    read: { description: 'Sweet leeks under a crust, made on a Monday.' },
  },
  {
    hard: 'data that a theme comes with, under a name of its own',
    page: withNode(
      {
        name: 'My great recipe',
        recipeIngredient: ['1 cup of something', '2 spoons of another thing'],
        recipeInstructions: ['Do the first thing.', 'Do the second thing.'],
      },
      `<h1>${title}</h1>${listed}${told}`,
    ),
  },
  {
    hard: 'data that a theme comes with, of which only the name was changed',
    page: withNode(
      { recipeIngredient: ['Item one', 'Item two', 'Item three'], recipeInstructions: ['Lorem ipsum dolor sit amet.'] },
      `<h1>${title}</h1>${listed}${told}`,
    ),
  },
  {
    hard: 'data of a recipe that the page does not show, beside one that a reader left under it',
    page: withNode(
      {},
      `<h1>${title}</h1><p>Subscribe to read on.</p><div class=comments><h3>Ann</h3><p>Ingredients</p><ul><li>2 onions</li><li>100 g rice</li></ul><p>Method</p><p>Boil the rice with the onions.</p></div>`,
    ),
  },
  {
    hard: 'data has names alone, and the page their amounts',
    page: withNode({ recipeIngredient: ['leeks', 'cream', 'Gruyère'] }, `<h1>${title}</h1>${listed}${told}`),
  },
  {
    hard: 'the page has names alone, and data their amounts',
    page: withNode({}, `<h1>${title}</h1><h2>Ingredients</h2><ul>${list(['leeks', 'cream', 'Gruyère'])}</ul>${told}`),
  },
  {
    hard: 'data has but the beginning of the list and of the steps',
    page: withNode(
      { recipeIngredient: ingredients.slice(0, 1), recipeInstructions: directions.slice(0, 1) },
      `<h1>${title}</h1>${listed}${told}`,
    ),
  },
  {
    hard: 'the site and the dish are in one title, with a colon, and the site stands higher',
    page: withBody(
      `<h1>The leek larder</h1><h2 class=date>Sunday 3 May</h2><h3>${title}</h3>${listed}${told}`,
      `<title>The leek larder: ${title}</title>`,
    ),
  },
  {
    hard: 'the highest heading leads home',
    page: withBody(
      `<h1><a href="/">Leeks and cream</a></h1><h2>${title}</h2>${listed}${told}`,
      '<title>Leeks and cream</title>',
    ),
  },
  {
    hard: 'a letter of a farm: what is in the box, the dish behind who made it, and another heading after it',
    page: withBody(
      `<h1>The box of 3 May</h1><ul><li>1 kg potatoes</li><li>3 leeks</li></ul><h2>Anna’s recipe: leek gratin</h2><p><b>Ingredients</b></p><ul>${list(ingredients)}</ul><p><b>Method</b></p>${directions.map((step) => `<p>${step}</p>`).join('')}<h2>Dates</h2><ul><li>9 May: eggs</li></ul>`,
      '<title></title>',
    ),
  },
  {
    hard: 'its title is a line that says so',
    page: withBody(
      `<h1>Tom’s recipes</h1><p>Title: ${title}</p><p>Yield: 6 servings</p>${listed}${told}`,
      '<title>Tom’s recipes</title>',
    ),
    read: { serves: 6 },
  },
  {
    hard: 'readers are asked for something in a sentence and by a button behind the steps',
    page: withBody(
      `<h1>${title}</h1>${listed}${told}<p>Made it? Tag us on Instagram and leave a review!</p><table><tr><td><a href="/shop">Order our pans</a></td></tr></table>`,
    ),
  },
  {
    hard: 'groups in paragraphs, of which one has one entry',
    page: withBody(
      `<h1>${title}</h1><p><b>For the base:</b> 4 leeks, sliced; 200 ml cream; 1 egg</p><p><b>For the top:</b> 80 g Gruyère</p>${told}`,
    ),
    read: {
      ingredients: ['For the base:', '4 leeks, sliced', '200 ml cream', '1 egg', 'For the top:', '80 g Gruyère'],
    },
  },
  {
    hard: 'salt and pepper are one line among others',
    page: withBody(
      `<h1>${title}</h1><h2>Ingredients</h2><div>4 leeks<br>200 ml cream<br>Salt, pepper, nutmeg</div>${told}`,
    ),
    read: { ingredients: ['4 leeks', '200 ml cream', 'Salt, pepper, nutmeg'] },
  },
  {
    hard: 'terms with their amounts, and facts in such a list',
    page: withBody(
      `<h1>${title}</h1><dl><dt>Serves</dt><dd>4</dd><dt>Cooking</dt><dd>40 min</dd></dl><h2>Ingredients</h2><dl><dt>leeks</dt><dd>4, sliced</dd><dt>cream</dt><dd>200 ml</dd><dt>Gruyère</dt><dd>80 g</dd></dl><h2>Method</h2><dl><dt>Base</dt><dd>${directions[0]}</dd><dt>Cream</dt><dd>${directions[1]}</dd><dt>Oven</dt><dd>${directions[2]}</dd></dl>`,
    ),
    read: { serves: 4, cook_time: 40 },
  },
  {
    hard: 'a table with columns for what, how much, its unit and a remark',
    page: withBody(
      `<h1>${title}</h1><h2>Ingredients</h2><table><tr><th>How many</th><th>Unit</th><th>What</th><th>How</th></tr><tr><td>200</td><td>ml</td><td>cream</td><td></td></tr><tr><td>80</td><td>g</td><td>Gruyère</td><td>grated</td></tr><tr><td>20</td><td>g</td><td>butter</td><td>soft</td></tr></table>${told}`,
    ),
    read: { ingredients: ['200 ml cream', '80 g Gruyère, grated', '20 g butter, soft'] },
  },
  {
    hard: 'what describes it stands under its name, and the site, the way there, cookies and the writer do not',
    page: withBody(
      `<div role=dialog><p>We and our partners store cookies on your device. Do you agree?</p></div><p>Cooking for a better life since 1998, every day.</p><div class=crumbs>Home » Dinners » ${title}</div><h1>${title}</h1><p>By Ann Green, updated 3 May 2021. A 6 min read.</p><p>This post may contain affiliate links.</p><p>My mother made it whenever the leeks had frozen.</p>${listed}${told}`,
    ),
    read: { description: 'My mother made it whenever the leeks had frozen.' },
  },
  {
    hard: 'nothing describes it: not the site, and not its name once more',
    page: withBody(
      `<p>Simple food for busy people, from our kitchen to yours.</p><h1>${title}</h1>${listed}${told}`,
      `<title>${title}</title><meta name=description content="Discover the recipe of our ${title}!">`,
    ),
    read: { description: '' },
  },
  {
    hard: 'the head of the page describes it',
    page: withBody(
      `<h1>${title}</h1>${listed}${told}`,
      `<title>${title}</title><meta name=description content="Leeks baked slowly in cream until golden.">`,
    ),
    read: { description: 'Leeks baked slowly in cream until golden.' },
  },
  {
    hard: 'notes end where what is to be pressed begins',
    page: withBody(
      `<h1>${title}</h1>${listed}${told}<h2>Notes</h2><p>Keeps for two days.</p><div class=share><a href=f>Share it</a> <a href=p>Pin it</a></div>`,
    ),
    read: { notes: 'Keeps for two days.' },
  },
  {
    hard: 'parts of a card begin with their names, and remarks are set apart by their colour',
    page: withBody(
      `<div class=wprm-recipe-container><h2 class=wprm-recipe-name>${title}</h2><div class=wprm-recipe-summary><h3>Description</h3><p>Sweet leeks.</p></div><ul><li class=wprm-recipe-ingredient><span>4</span> <span>leeks</span> <span class=wprm-recipe-ingredient-notes>sliced</span></li><li class=wprm-recipe-ingredient>200 ml cream</li><li class=wprm-recipe-ingredient>80 g Gruyère</li></ul><div class=wprm-recipe-instruction-group><h4 class=wprm-recipe-group-name>Base</h4><div class=wprm-recipe-instruction-text>${directions[0]}</div><div class=wprm-recipe-instruction-text>${directions[1]}</div></div><div class=wprm-recipe-instruction-group><h4 class=wprm-recipe-group-name>Oven</h4><div class=wprm-recipe-instruction-text>${directions[2]}</div></div><div class=wprm-recipe-notes><h3>Notes</h3><p>Good cold.</p></div></div>`,
    ),
    read: {
      description: 'Sweet leeks.',
      notes: 'Good cold.',
      directions: ['Base:', directions[0], directions[1], 'Oven:', directions[2]],
    },
  },
  ...[
    ['<p>Serves six</p>', 6],
    ['<p>Pour quatre personnes</p>', 4],
    ['<p>Makes about 2 dozen</p>', 24],
    ['<p>Makes a dozen gratins</p>', 12],
    ['<p>Makes 1.5 litres</p>', 1],
    ['<p>Makes one 24 cm gratin</p>', 1],
    ['<p>Quantité : 8 cassolettes</p>', 8],
    ['<p>For 8 ramekins</p>', 8],
    ['<div><button>-</button><span>5</span><button>+</button></div>', 5],
    ['<div><input type=number value=7> people</div>', 7],
  ].map(
    ([said, serves]): Shape => ({
      hard: `for how many is said so: ${said}`,
      page: withBody(`<h1>${title}</h1>${said}${listed}${told}`),
      read: { serves },
    }),
  ),
  {
    hard: 'readers tell how long they baked it, and cards of other recipes for how many those are',
    page: withBody(
      `<h1>${title}</h1>${listed}${told}<p>Enjoy!</p>${'<div><h3>Soup</h3><p>45 min · Serves 8</p></div>'.repeat(8)}<div class=voices>${'<p>Made it tonight. Bake 5 minutes longer.</p>'.repeat(9)}</div>`,
    ),
    read: { serves: 1, cook_time: 0, preparation_time: 0 },
  },
  {
    hard: 'for how many stands in the heading of the list',
    page: withBody(`<h1>${title}</h1><h2>Ingredients (6 ramekins)</h2><ul>${list(ingredients)}</ul>${told}`),
    read: { serves: 6 },
  },
]
