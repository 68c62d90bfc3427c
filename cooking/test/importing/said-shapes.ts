import type { Shape } from './shape.ts'

const list = ['200 g dark chocolate', '150 g butter', '3 eggs']
const steps = ['Melt the chocolate with the butter.', 'Stir in the eggs.', 'Bake for 25 minutes.']
const french = {
  ingredients: ['1 yaourt', '2 pots de sucre', '3 œufs'],
  directions: ['Mélangez le yaourt et le sucre.', 'Ajoutez les œufs.', 'Enfournez 35 minutes.'],
  language: 'fr',
}
const all = (parts: readonly string[]) => parts.filter((part) => part !== '').join('\n')
const bare = all([...list, '', ...steps])
const headed = all(['Ingredients:', ...list, 'Method:', ...steps])
const headedFrench = all(['Ingrédients :', ...french.ingredients, 'Préparation :', ...french.directions])
const chat = (mark: string, title: string) =>
  all([title, ...list, ...steps])
    .split('\n')
    .map((line) => `${mark}${line}`)
    .join('\n')
const brownies = { title: 'Brownies', ingredients: list, directions: steps }
const yaourt = { ...french, title: 'Gâteau au yaourt' }

const heads: Readonly<Record<string, string>> = {
  'Best brownies ever!': 'Best brownies ever',
  'Brownies:': 'Brownies',
  'My brownies.': 'My brownies',
  '1. Brownies': 'Brownies',
  'BROWNIES!!!': 'BROWNIES',
  'Brownies 😋!': 'Brownies',
  '*Brownies*:': 'Brownies',
  'Brownies (serves 8)': 'Brownies',
  'Re: your brownies?': 'Brownies',
  "Hi love, here's the brownie recipe:": 'Brownie',
  'Hi love,\n\nBrownies': 'Brownies',
  'Hi Anna\nBrownies': 'Brownies',
  "Hi love,\nhere's the recipe you wanted:\n\nBrownies": 'Brownies',
  "You'll love these brownies:": 'Brownies',
  "Hey! So here is the recipe for my grandmother's chocolate brownies which you asked me about, sorry for the delay":
    "Grandmother's chocolate brownies",
  'From: Ann <ann@x.example>\nDate: Mon, 3 Mar 2025 10:02\nSubject: Brownies': 'Brownies',
  'Brownies.\nSo easy.': 'Brownies',
  'Hi,\n\nas promised': 'Dark chocolate, butter, eggs',
  'I made this last night and it was so good': 'Dark chocolate, butter, eggs',
}
const frenchHeads: Readonly<Record<string, string>> = {
  'Gâteau au yaourt :': 'Gâteau au yaourt',
  'Le meilleur gâteau au yaourt !': 'Le meilleur gâteau au yaourt',
  '1) Gâteau au yaourt': 'Gâteau au yaourt',
  'Gâteau au yaourt 🍰 :': 'Gâteau au yaourt',
  'Coucou ma chérie, voici la recette du gâteau au yaourt :': 'Gâteau au yaourt',
  'Bonjour Annie,\n\nGâteau au yaourt': 'Gâteau au yaourt',
  'Salut ! Tu m’avais demandé la recette du gâteau au yaourt, la voilà': 'Gâteau au yaourt',
  'Recette :': 'Yaourt, sucre, œufs',
}

/** Texts out of mails and chats, in which nothing stands as a title does. */
export const saidShapes: readonly Shape[] = [
  ...Object.entries(heads).flatMap(([head, title]) =>
    [bare, headed].map((body, place) => ({
      hard: `a text begins with « ${head} »${place === 0 ? '' : ', and has headings'}`,
      text: `${head}\n${body}`,
      read: { ...brownies, title },
    })),
  ),
  ...Object.entries(frenchHeads).map(([head, title]) => ({
    hard: `a text begins with « ${head} »`,
    text: `${head}\n${headedFrench}`,
    read: { ...yaourt, title },
  })),
  ...['> ', '[12/03/2024, 18:02] Mum: ', '[12/03/2024 à 18:02:11] Maman : ', '12/03/2024, 18:02 - Mum: '].map(
    (mark) => ({
      hard: `each line of a chat begins with « ${mark} »`,
      text: chat(mark, 'Brownies:'),
      read: brownies,
    }),
  ),
  ...['Prep time: 10 min', 'Preparation: 10 min', 'Preparation: about 10 minutes'].map((time) => ({
    hard: `a text without a title has « ${time} » in a line of its own`,
    text: `${time}\n${headed}`,
    read: { ...brownies, title: 'Dark chocolate, butter, eggs', preparation_time: 10 },
  })),
  {
    hard: 'a list in one line, then the time alone',
    text: all([
      'Gâteau au yaourt',
      `Ingrédients : ${french.ingredients.join(', ')}`,
      'Préparation : 10 min',
      ...french.directions,
    ]),
    read: { ...yaourt, preparation_time: 10 },
  },
  {
    hard: 'the time alone stands before the list',
    text: all([
      'Gâteau au yaourt',
      'Préparation : 10 min',
      'Cuisson : 35 min',
      ...french.ingredients,
      ...french.directions,
    ]),
    read: { ...yaourt, preparation_time: 10, cook_time: 35 },
  },
  {
    hard: 'the heading of Markdown above a list, and one as high above the steps',
    text: all(['## Brownies', ...list.map((line) => `- ${line}`), '## Method', ...steps]),
    read: brownies,
  },
  {
    hard: 'a list alone',
    text: all(['Ingredients:', ...list]),
    read: { ...brownies, title: 'Dark chocolate, butter, eggs', directions: [] },
  },
  { hard: 'steps alone', text: all(['Method:', ...steps]), read: { ...brownies, title: 'Recipe', ingredients: [] } },
  {
    hard: 'French steps alone',
    text: all(['Préparation :', ...french.directions]),
    read: { ...yaourt, title: 'Recette', ingredients: [] },
  },
]
