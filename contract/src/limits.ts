/** Sizes that server, web app and AI provider all keep to. The server counts characters, a form field UTF-16 code units. */
export const limits = {
  /** Specification §5 and §9. */
  prompt: 300,
  title: 255,
  description: 2000,
  /** One ingredient line or one step. */
  item: 2000,
  /** Ingredients, and directions, of one recipe. */
  items: 200,
  /** Preparation or cooking, in minutes. */
  minutes: 100_000,
  serves: 1000,
  /** What the built-in kitchen notes of a recipe for itself: three times as much as it ever needs. */
  composition: 8000,
  /** What a cook writes on a recipe for themselves. */
  notes: 2000,
  /** The body of a call that carries a whole recipe. */
  recipeBytes: 2 ** 20,
  /** An address of the web; the longest that browsers and servers agree on. */
  address: 2000,
  /** An author, or a site. */
  sourceName: 200,
  /** A provider of recipes, or its model. */
  writerName: 200,
  /** One tag, and the tags of one recipe. */
  tag: 40,
  tags: 20,
  /** Recipes that one call changes. */
  changedAtOnce: 100,
  /** Foods that a list of recipes is narrowed by, and foods of a kitchen. */
  foods: 20,
  haves: 100,
  /** A page that is brought in, and the call that carries one. */
  html: 4 * 2 ** 20,
  htmlBytes: 8 * 2 ** 20,
  /** A text that is pasted to be read as a recipe. */
  broughtText: 100_000,
  /** Characters of a page or a text that a provider is given to read: ten long recipes. */
  readText: 30_000,
  /** Photos of a page or a card that are read together, and the longest of them, which is 2,000 pixels wide. */
  photos: 4,
  photoBytes: 2 ** 20,
  /** Recipes that are named to be taken away together. */
  exportedIds: 1000,
  /** A file that is brought in, and the recipes that are read from one. */
  fileBytes: 64 * 2 ** 20,
  recipesOfFile: 10_000,
  /** Parts of a file that gave no recipe and are named. */
  failuresOfFile: 100,
  /** Recipes that are read from one page. */
  recipesOfPage: 20,
  email: 254,
  fullName: 255,
  passwordMin: 6,
  passwordMax: 128,
  /** Far more than any token of ours has. */
  token: 200,
  /** Entries of one page of a list. */
  pageByDefault: 100,
  page: 1000,
  /** Characters of a recipe that is still checked: several times a long one, and half a second of work. */
  checkedText: 100_000,
  /** Notes on one recipe. */
  findings: 500,
  /** One thing a cook would rather not, or must not, eat. */
  dislike: 60,
  dislikes: 50,
  /** How often a request can be answered anew. */
  seed: 1_000_000,
  /** Recipes for the same words that another one shall differ from. */
  earlierTitles: 10,
  /** What is asked about a recipe, and what is answered. */
  question: 300,
  answer: 4000,
  /** Earlier questions that a further one may refer to. */
  earlierTurns: 10,
  /** Free words beside the preferences that can be checked. */
  wishes: 300,
} as const
