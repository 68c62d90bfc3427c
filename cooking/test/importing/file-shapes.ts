import { mealie, mealieDatabase, mealieRead, paprika, source, tandoor } from './product-recipes.ts'
import { gratin } from './shape.ts'

/** A file as another product writes it, and what is read from it beside what every gratin has. */
export interface FileShape {
  readonly name: string
  readonly text: string
  readonly read?: Readonly<Record<string, unknown>>
}

const json = (value: unknown) => JSON.stringify(value)
const { title, ingredients, directions } = gratin

const cooklang = `---
title: ${title}
servings: 4
tags: [winter, gratins]
prep time: 15 min
time:
  cook: 30 min
source:
  name: The Green Larder
  url: ${source.url}
author: Ann Green
---

> Good cold.

-- to myself
== Filling ==

Cook the @leeks{4}(sliced) in @&butter{} in a #large pan{} -- gently
for ~{12%minutes}. Season with @salt and pepper, and @?ground black pepper{}.

Add @crème fraîche{200%ml} [- or cream -] and @./sauces/white sauce{1/2%cup}.

== Oven ==

Heat the #oven{}, and bake for ~bake{20%min}.
`

/** Files by what they are. */
export const fileShapes: Readonly<Record<string, FileShape>> = {
  'Paprika’s JSON': {
    name: 'Leek gratin.json',
    text: json(paprika),
    read: {
      description: 'Sweet leeks.',
      notes: 'Good cold.',
      tags: ['Gratins', 'Winter'],
      image: 'https://larder.example/gratin.jpg',
      source: { ...source, site: 'The Green Larder' },
    },
  },
  'Mealie’s JSON': { name: 'leek-gratin/leek-gratin.json', text: json(mealie), read: mealieRead },
  'Mealie’s older JSON, with its yield in words': {
    name: 'leek-gratin.json',
    text: json({
      ...mealie,
      recipeServings: undefined,
      recipeYield: '4 servings',
      recipeIngredient: ingredients,
      recipeInstructions: directions,
    }),
    read: { ...mealieRead, ingredients, directions },
  },
  'Mealie’s back-up': { name: 'database.json', text: json(mealieDatabase), read: mealieRead },
  'Tandoor’s JSON': {
    name: 'recipe.json',
    text: json(tandoor),
    read: {
      description: 'Sweet leeks.',
      ingredients: ['Filling:', '4 leeks, sliced', '200 ml crème fraîche', 'salt'],
      directions: ['Filling: Cook the leeks.', 'Add the cream.', 'Oven: Bake it.'],
      tags: ['Winter'],
      source,
    },
  },
  'Nextcloud Cookbook’s recipe.json': {
    name: 'Leek gratin/recipe.json',
    text: json({
      ...{ '@context': 'http://schema.org', '@type': 'Recipe', id: '12', name: title, description: 'Sweet leeks.' },
      ...{ prepTime: 'PT0H15M', cookTime: 'PT0H30M', totalTime: 'PT0H45M', recipeYield: 4, url: source.url },
      ...{ keywords: 'winter,gratins', recipeCategory: 'Dinner', tool: ['Dish'], image: '/apps/cookbook/full.jpg' },
      ...{
        recipeIngredient: ingredients,
        recipeInstructions: directions,
        nutrition: { '@type': 'NutritionInformation' },
      },
    }),
    read: { description: 'Sweet leeks.', tags: ['Dinner', 'winter', 'gratins'], source },
  },
  'JSON-LD in a list': {
    name: 'all.jsonld',
    text: `\uFEFF${json([{ '@context': 'https://schema.org', '@type': 'Recipe', name: title, prepTime: 'PT15M', cookTime: 'PT30M', recipeYield: 4, recipeIngredient: ingredients, recipeInstructions: directions, isBasedOn: source.url }])}`,
    read: { source },
  },
  Cooklang: {
    name: 'leeks.cook',
    text: cooklang,
    read: {
      ingredients: [
        'Filling:',
        '4 leeks, sliced',
        'salt',
        'ground black pepper',
        '200 ml crème fraîche',
        '1/2 cup white sauce',
      ],
      directions: [
        'Filling: Cook the leeks in butter in a large pan for 12 minutes. Season with salt and pepper, and ground black pepper.',
        'Add crème fraîche and white sauce.',
        'Oven: Heat the oven, and bake for 20 min.',
      ],
      notes: 'Good cold.',
      tags: ['winter', 'gratins'],
      source: { url: source.url, author: 'Ann Green', site: 'The Green Larder' },
    },
  },
  'Cooklang as it was, named by its file': {
    name: 'dinners/Leek gratin.cook',
    text: `>> servings: 4\n>> prep time: 15 minutes\n>> cook time: 30 minutes\n>> source: ${source.url}\n\nFry @leeks{}.`,
    read: { ingredients: ['leeks'], directions: ['Fry leeks.'], source },
  },
  'Markdown with a head': {
    name: 'gratin.md',
    text: `---\ntitle: "${title}"\nservings: 4\ntags:\n  - winter\nprep_time: 15 min\ncook_time: 30 min\nsource: ${source.url}\n---\n\n## Ingredients\n\n${ingredients.map((line) => `- ${line}`).join('\n')}\n\n## Method\n\n${directions.map((line, place) => `${place + 1}. ${line}`).join('\n')}\n`,
    read: { tags: ['winter'], source },
  },
  'Markdown without one': {
    name: 'gratin.md',
    text: `# ${title}\n\n*Prep time: 15 min, cook time: 30 min*\n\nServes **4**\n\n## Ingredients\n\n${ingredients.map((line) => `* ${line.replace(/^\S+( ml)?/, '**$&**')}`).join('\n')}\n\n## Method\n\n${directions.map((line, place) => `${place + 1}. ${line}`).join('\n')}\n`,
  },
}
