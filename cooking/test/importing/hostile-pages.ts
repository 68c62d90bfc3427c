const many = 200_000

/** Pages that were written to cost time, memory or a crash. */
export const hostilePages: Readonly<Record<string, string>> = {
  'deep lists in data': `<script type="application/ld+json">${'['.repeat(many)}</script>`,
  'deep lists in a recipe': `<script type="application/ld+json">{"@type":"Recipe","name":${'['.repeat(many)}"Soup"${']'.repeat(many)},"recipeIngredient":${'['.repeat(many)}</script>`,
  'deep objects that are broken': `<script type="application/ld+json">${'{"a":'.repeat(many)}</script>`,
  'a text without an end': `<script type="application/ld+json">{"@type":"Recipe","name":"${'a" '.repeat(many)}</script>`,
  'quotes in quotes': `<script type="application/ld+json">{"@type":"Recipe","name":"${'" , "'.repeat(many)}"}</script>`,
  'comments without an end': `<script type="application/ld+json">{${'/*'.repeat(many)}</script>`,
  'many recipes': `<script type="application/ld+json">[${'{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek"]},'.repeat(20_000)}]</script>`,
  'one recipe of very many lines': `<script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":[${'"1 leek",'.repeat(many)}"1 egg"]}</script>`,
  'deep elements': '<div>'.repeat(many),
  'deep microdata': '<div itemscope itemtype="Recipe" itemprop="name">'.repeat(20_000),
  'deep lists': '<ul><li>'.repeat(50_000),
  'very many elements': '<p>1 leek</p>'.repeat(many),
  'very many entities': '&amp;'.repeat(many),
  'entities of entities': `<script type="application/ld+json">{"@type":"Recipe","name":"${'&amp;'.repeat(100)}lt;"}</script>`,
  'very many headings': '<h2>Ingredients</h2><p>1 leek</p>'.repeat(50_000),
  'no ends of tags': '<a '.repeat(many),
  'very many attributes': `<p ${'class=h-recipe '.repeat(many)}>`,
  'tags that are never closed in texts': `<script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeInstructions":"${'<p><b>'.repeat(10_000)}"}</script>`,
  numbers: `1${' 1'.repeat(many)}`,
  blanks: ' '.repeat(many * 10),
}
