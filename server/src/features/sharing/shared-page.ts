import { pictureSize } from '../../pictures/picture-size.ts'
import type { Shared } from './read-shared.ts'

interface PageParts {
  /** The page of the web app. */
  readonly html: string
  readonly url: string
  /** The address of the picture for previews. */
  readonly picture: string
  readonly token: string
  /** The recipe as schema.org in JSON-LD. */
  readonly jsonLd: Readonly<Record<string, unknown>>
}

/** As much as a preview shows. */
const longestDescription = 300

/**
 * The page of the web app with what other programs read of the recipe, title, description and JSON-LD, and with the
 * recipe for the app, which need not ask for it. Whatever the recipe says stays text: nothing of it can end an attribute
 * or a script.
 */
export function sharedPage({ recipe, isPublished }: Shared, { html, url, picture, token, jsonLd }: PageParts): string {
  const description = recipe.description || recipe.ingredients.map(({ content }) => content).join(', ')
  const properties: [string, string][] = [
    ['og:title', recipe.title],
    ['og:type', 'article'],
    ['og:site_name', 'Roux'],
    ['og:url', url],
    ['og:locale', recipe.language],
    ['og:description', clipped(description)],
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(pictureSize.width)],
    ['og:image:height', String(pictureSize.height)],
    ['og:image:alt', recipe.title],
  ]
  const head = [
    isPublished ? '' : robotsMeta,
    ...properties.map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    `<script type="application/ld+json">${escapeJson(JSON.stringify({ ...jsonLd, '@id': url, url, image: picture }))}</script>`,
    `<script type="application/json" data-shared="${token}">${escapeJson(JSON.stringify(recipe))}</script>`,
  ].join('')
  return withHead(html, `${recipe.title} – Roux`, clipped(description), head)
}

/** The page for a link that opens nothing: the same for all of them. */
export function missingPage(html: string): string {
  return html.replace('</head>', () => `${robotsMeta}</head>`)
}

const robotsMeta = '<meta name="robots" content="noindex" />'

/** With functions for what is put in: a text may hold what `replace` reads as a pattern. */
function withHead(html: string, title: string, description: string, head: string): string {
  return html
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${escapeHtml(description)}" />`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${head}</head>`)
}

function clipped(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= longestDescription ? line : `${line.slice(0, longestDescription).toWellFormed().trimEnd()}…`
}

const htmlEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => htmlEscapes[sign] ?? '')
}

/** Still JSON, and without a sign that HTML reads. */
function escapeJson(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
