import { gratin, type Shape, withBody, withData } from './shape.ts'

const items = (attributes: string, lines: readonly string[]) =>
  lines.map((line) => `<li ${attributes}>${line}</li>`).join('')
const list = (lines: readonly string[]) => items('', lines)
const { title, ingredients, directions } = gratin

/** Recipes in what a page marks, and in the classes of what blogs are made with. */
export const markupShapes: readonly Shape[] = [
  {
    hard: 'microdata, times in meta, the author a thing of its own',
    page: withBody(`<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">${title}</h1>
      <span itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Ann</span></span>
      <meta itemprop="prepTime" content="PT15M"><time itemprop="cookTime" datetime="PT30M">half an hour</time>
      <span itemprop="recipeYield">4 servings</span><ul>${items('itemprop="recipeIngredient"', ingredients)}</ul>
      <div itemprop="recipeInstructions"><ol>${list(directions)}</ol></div></div>`),
    read: { author: 'Ann', preparation_time: 15, cook_time: 30, serves: 4 },
  },
  {
    hard: 'microdata of old, each step by itself, a related recipe inside',
    page: withBody(`<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">${title}</h1>
      <ul>${items('itemprop="ingredients"', ingredients)}</ul>${directions.map((line) => `<p itemprop="recipeInstructions">${line}</p>`).join('')}
      <div itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation"><span itemprop="name">Per serving</span></div></div>`),
  },
  {
    hard: 'microdata, steps as things with text',
    page: withBody(`<div itemscope itemtype="https://schema.org/Recipe"><meta itemprop="name" content="${title}"><ul>${items('itemprop="recipeIngredient"', ingredients)}</ul>
      ${directions.map((line) => `<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><b>Step</b> <span itemprop="text">${line}</span></div>`).join('')}</div>`),
  },
  {
    hard: 'RDFa',
    page: withBody(`<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">${title}</h1><span property="author" typeof="Person"><b property="name">Ann</b></span>
      <meta property="prepTime" content="PT15M">${items('property="recipeIngredient"', ingredients)}<ol property="recipeInstructions">${list(directions)}</ol></div>`),
    read: { author: 'Ann', preparation_time: 15 },
  },
  {
    hard: 'RDFa with prefixes and an old vocabulary',
    page: withBody(`<div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"><h1 property="v:name">${title}</h1>
      ${ingredients.map((line) => `<p property="v:ingredient">${line}</p>`).join('')}<div property="v:instructions">${directions.map((line) => `<p>${line}</p>`).join('')}</div></div>`),
  },
  {
    hard: 'h-recipe',
    page: withBody(`<article class="h-recipe"><h1 class="p-name">${title}</h1><p>By <a class="p-author h-card" href="/ann">Ann</a></p><ul>${items('class="p-ingredient"', ingredients)}</ul>
      <time class="dt-duration" datetime="PT45M">45 min</time><span class="p-yield">4</span><div class="e-instructions"><ol>${list(directions)}</ol></div></article>`),
    read: { author: 'Ann', cook_time: 45, serves: 4 },
  },
  {
    hard: 'hrecipe, amounts in elements of their own, times in titles',
    page: withBody(`<div class="hrecipe"><h2 class="fn">${title}</h2><p class="yield">4 servings</p><p class="preptime">15 min<span class="value-title" title="PT15M"></span></p>
      <ul><li class="ingredient"><span class="amount">4</span> <span class="name">leeks</span>, sliced</li>${items('class="ingredient"', ingredients.slice(1))}</ul>
      <div class="instructions"><ol>${list(directions)}</ol></div></div>`),
    read: { preparation_time: 15, serves: 4 },
  },
  {
    hard: 'WP Recipe Maker, in groups, with boxes to tick and times in words',
    page: withBody(`<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">${title}</h2>
      <div class="wprm-recipe-time-container wprm-recipe-prep-time-container"><span class="wprm-recipe-time-label">Prep Time </span><span class="wprm-recipe-time"><span>15</span> <span>minutes</span></span></div>
      <span class="wprm-recipe-servings">4</span>
      <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Base</h4><ul><li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"></span><span>4</span> <span>leeks,</span> <span>sliced</span></li><li class="wprm-recipe-ingredient">200 ml cream</li></ul></div>
      <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Top</h4><ul><li class="wprm-recipe-ingredient">80 g Gruyère</li></ul></div>
      <div class="wprm-recipe-instruction-group"><ul>${directions.map((line) => `<li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text">${line}</div></li>`).join('')}</ul></div></div>`),
    read: {
      ingredients: ['Base:', '4 leeks, sliced', '200 ml cream', 'Top:', '80 g Gruyère'],
      preparation_time: 15,
      serves: 4,
    },
  },
  {
    hard: 'Tasty Recipes, headings inside of its lists',
    page: withBody(`<div class="tasty-recipes"><h2 class="tasty-recipes-title">${title}</h2><span class="tasty-recipes-yield">4</span><span class="tasty-recipes-prep-time">15 minutes</span>
      <div class="tasty-recipes-ingredients"><h3>Ingredients</h3><div class="tasty-recipes-ingredients-body"><ul>${list(ingredients)}</ul></div></div>
      <div class="tasty-recipes-instructions"><h3>Instructions</h3><div class="tasty-recipes-instructions-body"><ol>${list(directions)}</ol></div></div></div>`),
    read: { preparation_time: 15, serves: 4 },
  },
  {
    hard: 'Create by Mediavite, headings inside of its lists',
    page: withBody(`<section class="mv-create-card"><h2 class="mv-create-title">${title}</h2><div class="mv-create-ingredients"><h3>Ingredients</h3><ul>${list(ingredients)}</ul></div>
      <div class="mv-create-instructions"><h3>Instructions</h3><ol>${list(directions)}</ol></div><div class="mv-create-notes"><p>Good cold.</p></div></section>`),
    read: { notes: 'Good cold.' },
  },
  {
    hard: 'EasyRecipe',
    page: withBody(
      `<div class="easyrecipe"><div class="ERSName">${title}</div><ul class="ingredients">${items('class="ingredient"', ingredients)}</ul><ol>${items('class="instruction"', directions)}</ol><div class="ERSServes">4</div></div>`,
    ),
    read: { serves: 4 },
  },
  {
    hard: 'its data has no steps, its text has them',
    page: withData({ '@type': 'Recipe', name: title, recipeIngredient: ingredients }).replace(
      '<p>Hello.</p>',
      `<h2>Method</h2><ol>${list(directions)}</ol>`,
    ),
    read: { from: { ingredients: 'json-ld', directions: 'page', title: 'json-ld' } },
  },
  {
    hard: 'its data has all steps as one line, its text has them one by one',
    page: withData({
      '@type': 'Recipe',
      name: title,
      recipeIngredient: ingredients,
      recipeInstructions: directions.join(' '),
    }).replace('<p>Hello.</p>', `<h2>Method</h2><ol>${list(directions)}</ol>`),
  },
]
