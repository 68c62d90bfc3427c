import { gratin, node, type Shape, withData } from './shape.ts'

const [first, second, third] = gratin.directions
const { recipeInstructions: _, ...unstepped } = node

/** Recipes in a page's data (JSON-LD), whole and broken. */
export const dataShapes: readonly Shape[] = [
  { hard: 'one node', page: withData(node) },
  { hard: 'in a list', page: withData([{ '@type': 'BreadcrumbList' }, node]) },
  {
    hard: 'in a graph, beside the site and the page',
    page: withData({
      '@graph': [{ '@type': 'WebSite', name: 'Larder' }, { '@type': 'WebPage', name: 'A page' }, node],
    }),
  },
  { hard: 'of several types', page: withData({ ...node, '@type': ['Recipe', 'NewsArticle'] }) },
  { hard: 'its type is an address', page: withData({ ...node, '@type': 'http://schema.org/Recipe' }) },
  {
    hard: 'its names have a prefix',
    page: withData({
      '@type': 'schema:Recipe',
      'schema:name': gratin.title,
      'schema:recipeIngredient': gratin.ingredients,
      'schema:recipeInstructions': gratin.directions,
    }),
  },
  { hard: 'inside of what the page is about', page: withData({ '@type': 'WebPage', name: 'Page', mainEntity: node }) },
  {
    hard: 'in the last of several scripts, one of them empty',
    page: withData('', { '@type': 'Organization', name: 'Larder' }, node),
  },
  { hard: 'told twice, by two plug-ins', page: withData(node, { '@graph': [node] }) },
  {
    hard: 'the author is named elsewhere, by a reference',
    page: withData({
      '@graph': [
        { '@type': 'Person', '@id': '#ann', name: 'Ann Green' },
        { ...node, author: { '@id': '#ann' } },
      ],
    }),
    read: { author: 'Ann Green' },
  },
  {
    hard: 'several authors',
    page: withData({ ...node, author: [{ name: 'Ann' }, 'Bob'] }),
    read: { author: 'Ann, Bob' },
  },
  {
    hard: 'tags and entities in every text',
    page: withData({
      ...node,
      name: 'Leek&nbsp;<em>gratin</em>',
      recipeIngredient: ['<b>4</b> leeks, sliced', '200&#32;ml cream', '80 g Gruy&egrave;re'],
    }),
  },
  {
    hard: 'entities twice over',
    page: withData({ ...node, recipeIngredient: ['4 leeks, sliced', '200 ml cream', '80 g Gruy&amp;egrave;re'] }),
  },
  {
    hard: 'signs of structure that are entities',
    page: withData({ ...node, recipeIngredient: ['4 leeks, sliced &lt;3', ...gratin.ingredients.slice(1)] }),
    read: { ingredients: ['4 leeks, sliced <3', ...gratin.ingredients.slice(1)] },
  },
  {
    hard: 'steps in sections',
    page: withData({
      ...unstepped,
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Base',
          itemListElement: [
            { '@type': 'HowToStep', text: first },
            { '@type': 'HowToStep', text: second },
          ],
        },
        { '@type': 'HowToSection', name: 'Oven', itemListElement: { '@type': 'HowToStep', text: third } },
      ],
    }),
    read: { directions: ['Base:', first, second, 'Oven:', third] },
  },
  {
    hard: 'one section that holds all steps',
    page: withData({
      ...unstepped,
      recipeInstructions: { '@type': 'HowToSection', name: 'Method', itemListElement: gratin.directions },
    }),
  },
  {
    hard: 'steps in a list inside of a list',
    page: withData({ ...unstepped, recipeInstructions: [gratin.directions.map((text) => ({ text }))] }),
  },
  {
    hard: 'an ItemList of ListItems',
    page: withData({
      ...unstepped,
      recipeInstructions: {
        '@type': 'ItemList',
        itemListElement: gratin.directions.map((text, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          item: { '@type': 'HowToStep', text },
        })),
      },
    }),
  },
  {
    hard: 'steps with their text in their name alone',
    page: withData({
      ...unstepped,
      recipeInstructions: gratin.directions.map((name) => ({ '@type': 'HowToStep', name })),
    }),
  },
  {
    hard: 'steps in directions and tips',
    page: withData({
      ...unstepped,
      recipeInstructions: [
        {
          '@type': 'HowToStep',
          itemListElement: [
            { '@type': 'HowToDirection', text: first },
            { '@type': 'HowToTip', text: 'Gently.' },
          ],
        },
        second,
        third,
      ],
    }),
    read: { directions: gratin.directions, notes: 'Gently.' },
  },
  {
    hard: 'steps as one text with line ends',
    page: withData({ ...unstepped, recipeInstructions: gratin.directions.join('\r\n\r\n') }),
  },
  {
    hard: 'steps as one text with numbers',
    page: withData({
      ...unstepped,
      recipeInstructions: gratin.directions.map((text, place) => `${place + 1}. ${text}`).join(' '),
    }),
  },
  {
    hard: 'steps as HTML, a list',
    page: withData({
      ...unstepped,
      recipeInstructions: `<ol>${gratin.directions.map((text) => `<li>${text}</li>`).join('')}</ol>`,
    }),
  },
  {
    hard: 'steps as HTML, paragraphs with "Step 1"',
    page: withData({
      ...unstepped,
      recipeInstructions: gratin.directions.map((text, place) => `<p>Step ${place + 1}: ${text}</p>`).join('\n'),
    }),
  },
  {
    hard: 'steps as one text, hard-wrapped',
    page: withData({
      ...unstepped,
      recipeInstructions:
        'Cook the leeks and the onions slowly\nin butter.\nPour in the cream and the mustard, then\nstir.\nBake for 30 minutes.',
    }),
    read: {
      directions: [
        'Cook the leeks and the onions slowly in butter.',
        'Pour in the cream and the mustard, then stir.',
        third,
      ],
    },
  },
  { hard: 'ingredients as one text', page: withData({ ...node, recipeIngredient: gratin.ingredients.join('\n') }) },
  {
    hard: 'ingredients under their old name, as objects',
    page: withData({
      ...node,
      recipeIngredient: undefined,
      ingredients: [{ name: '4 leeks, sliced' }, { amount: '200', unit: 'ml', name: 'cream' }, '80 g Gruyère'],
    }),
  },
  {
    hard: 'bullets and boxes before the lines, and blank lines',
    page: withData({ ...node, recipeIngredient: ['• 4 leeks, sliced', '▢ 200 ml cream', '', ' ', '- 80 g Gruyère'] }),
  },
]
