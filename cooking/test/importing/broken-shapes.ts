import { gratin, node, type Shape, withData } from './shape.ts'

const json = JSON.stringify(node)
const [first, second, third] = gratin.directions

/** Recipes in data that is no JSON, or hardly. */
export const brokenShapes: readonly Shape[] = [
  { hard: 'commas too many', page: withData(json.replaceAll(']', ',]').replaceAll('}', ',}')) },
  { hard: 'raw line ends in texts', page: withData(json.replace('in butter', 'in\n   butter')) },
  { hard: 'comments', page: withData(`/* the recipe */ ${json.replace(',"name"', ', // its name\n"name"')}`) },
  { hard: 'CDATA around it', page: withData(`//<![CDATA[\n${json}\n//]]>`) },
  { hard: 'an HTML comment around it', page: withData(`<!--\n${json}\n-->`) },
  { hard: 'written as HTML, with entities for its quotes', page: withData(json.replaceAll('"', '&quot;')) },
  {
    hard: 'quotes in a text that nobody has escaped',
    page: withData(json.replace('the cream', 'the "good" cream')),
    read: { directions: [first, 'Pour in the "good" cream.', third] },
  },
  { hard: 'single quotes', page: withData(json.replaceAll('"', "'")) },
  { hard: 'escapes that JSON does not know', page: withData(json.replace('Cook', String.raw`C\ook`)) },
  { hard: 'two values one behind the other, without a comma', page: withData(`{"@type":"WebSite"}${json}`) },
  {
    hard: 'cut off in its last text',
    page: withData(json.slice(0, -7)),
    read: { directions: [first, second, 'Bake for 30 minut'] },
  },
  { hard: 'a semicolon behind it', page: withData(`${json};`) },
  { hard: 'names without quotes', page: withData(json.replaceAll(/"(\w+)":/g, '$1:')) },
  {
    hard: 'no comma between two fields',
    page: withData(json.replace('","recipeIngredient"', '"\n"recipeIngredient"')),
  },
]
