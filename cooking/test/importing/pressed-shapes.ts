import { gratin, node, type Shape, withBody } from './shape.ts'

const { title, ingredients, directions } = gratin
const list = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('')
const row = (cells: readonly string[], cell = 'td') =>
  `<tr>${cells.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`
const method = `<h2>Method</h2><ol>${list(directions)}</ol>`
const listed = `<h2>Ingredients</h2><ul>${list(ingredients)}</ul>`
const frenchList = ['4 poireaux', '200 ml de crème', '80 g de gruyère']
const frenchSteps = ['Faire fondre les poireaux dans le beurre.', 'Verser la crème.', 'Enfourner 30 minutes à 180 °C.']
const french = `<h2>Ingrédients</h2><ul>${list(frenchList)}</ul><h2>Préparation</h2><ol>${list(frenchSteps)}</ol>`
const inFrench = { title: 'Gratin de poireaux', ingredients: frenchList, directions: frenchSteps }
const printed = (lines: readonly string[]) =>
  lines.map((line, at) => `<p style="position:absolute;top:${90 + at * 24}px;left:70px">${line}</p>`).join('')
const withNames = (body: string) =>
  withBody(
    body,
    `<title>${title}</title><script type="application/ld+json">${JSON.stringify({
      ...node,
      recipeInstructions: directions.map((text, at) => ({
        '@type': 'HowToStep',
        name: ['Soften', 'Moisten', 'Brown'][at],
        text,
      })),
    })}</script>`,
  )

/** What is not of a recipe although it stands in it, and what is of it although it is laid out otherwise. */
export const pressedShapes: readonly Shape[] = [
  {
    hard: 'a label beside buttons heads nothing',
    page: withBody(
      `<h1>${title}</h1><h2>Ingredients</h2><div><b>Multiply</b><div><button>½</button><button>1</button><button>2</button></div></div><ul>${list(ingredients)}</ul>${method}`,
    ),
  },
  {
    hard: 'le nom de la liste se tient à côté des boutons',
    page: withBody(
      `<h1>${inFrench.title}</h1><div><span>Ingrédients</span><button>−</button><button>+</button></div><ul>${list(frenchList)}</ul><h2>Préparation</h2><ol>${list(frenchSteps)}</ol>`,
      '<title>Gratin de poireaux</title>',
    ),
    read: inFrench,
  },
  {
    hard: 'a list is multiplied by links',
    page: withBody(
      `<h1>${title}</h1><h2>Ingredients</h2><div><span>Batch</span><a href="#1">1×</a><a href="#3">3×</a></div><ul>${list(ingredients)}</ul>${method}`,
    ),
  },
  {
    hard: 'the name of a group stands beside buttons that multiply nothing',
    page: withBody(
      `<h1>${title}</h1><h2>Ingredients</h2><ul>${list(ingredients)}</ul><div><span>For the crust</span><button>Copy</button><button>Close</button></div><ul><li>50 g breadcrumbs</li></ul>${method}`,
    ),
    read: { ingredients: [...ingredients, 'For the crust:', '50 g breadcrumbs'] },
  },
  {
    hard: 'les noms des colonnes sont des cases comme les autres, et l’unité précède la quantité',
    page: withBody(
      `<h1>${inFrench.title}</h1><h2>Ingrédients</h2><table>${row(['Produits', 'Unités', 'Qté'])}${row(['Poireaux', 'kg', '1,2'])}${row(['Crème', 'l', '0,2'])}${row(['Gruyère', 'g', '80'])}</table><h2>Préparation</h2><ol>${list(frenchSteps)}</ol>`,
      '<title>Gratin de poireaux</title>',
    ),
    read: { ...inFrench, ingredients: ['1,2 kg Poireaux', '0,2 l Crème', '80 g Gruyère'] },
  },
  {
    hard: 'names of steps that the page shows nowhere',
    page: withNames(`<h1>${title}</h1>${listed}${method}`),
  },
  {
    hard: 'names of steps that the page shows above each',
    page: withNames(
      `<h1>${title}</h1>${listed}<h2>Method</h2>${directions.map((text, at) => `<h3>${['Soften', 'Moisten', 'Brown'][at]}</h3><p>${text}</p>`).join('')}`,
    ),
    read: {
      directions: ['Soften: Cook the leeks in butter.', 'Moisten: Pour in the cream.', 'Brown: Bake for 30 minutes.'],
    },
  },
  {
    hard: 'the last step is wrapped in print, and the foot of the page follows',
    page: withBody(
      printed([
        `<b>${title}</b>`,
        '<b>Ingredients</b>',
        ...ingredients,
        '<b>Method</b>',
        '1. Cook the leeks in butter.',
        '2. Pour in the cream and scatter the cheese all over',
        'a shallow dish, then bake until it bubbles.',
        'Larder papers, spring',
        'Page 2 of 4',
      ]),
    ),
    read: {
      directions: [
        'Cook the leeks in butter.',
        'Pour in the cream and scatter the cheese all over a shallow dish, then bake until it bubbles.',
      ],
    },
  },
  {
    hard: 'a unit stands behind the name and before the amount, below a table of what it is',
    page: withBody(
      `<table>${row(['COLLEGE OF CATERING, SHEET 12'])}${row(['LEEK GRATIN'])}${row(['Class', '2 B', 'Number of covers', '6'])}</table><table>${row(['Commodity', 'Unit', 'Qty'], 'th')}${row(['Leeks', 'kg', '1.2'])}${row(['Cream', 'l', '0.2'])}${row(['Gruyère', 'kg', '0.08'])}</table>${method}`,
      '<title>sheet12.xls</title>',
    ),
    read: { title: 'LEEK GRATIN', serves: 6, ingredients: ['1.2 kg Leeks', '0.2 l Cream', '0.08 kg Gruyère'] },
  },
  {
    hard: 'le fil demande une recette',
    page: withBody(
      `<h1>Quelqu'un a une recette de gratin de poireaux ?</h1><p>Bonsoir, merci d'avance !</p>${french}`,
      "<title>Quelqu'un a une recette de gratin de poireaux ? - Forum des toques</title>",
    ),
    read: inFrench,
  },
  {
    hard: 'the last line promises another recipe',
    page: withBody(
      `<h1>${title}</h1>${listed}<h2>Method</h2>${directions.map((line) => `<p>${line}</p>`).join('')}<p>Serve it with my rye bread, which we'll bake together next month.</p>`,
    ),
  },
  {
    hard: 'la dernière ligne promet une autre recette',
    page: withBody(
      `<h1>${inFrench.title}</h1><h2>Ingrédients</h2><ul>${list(frenchList)}</ul><h2>Préparation</h2>${frenchSteps.map((line) => `<p>${line}</p>`).join('')}<p>Servez avec mon pain de seigle, dont je vous donnerai la recette la semaine prochaine.</p>`,
      '<title>Gratin de poireaux</title>',
    ),
    read: inFrench,
  },
  {
    hard: 'pour combien de becs, loin de la liste',
    page: withBody(
      `<h1>${inFrench.title}</h1><p>Budget : € – Pour 5 becs fins</p><p>Facile</p><p>Pas cher</p><p>Un plat de tous les jours.</p>${french}`,
      '<title>Gratin de poireaux</title>',
    ),
    read: { ...inFrench, serves: 5 },
  },
]
