import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testTable } from '../contract/test/test-table.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Plant {
  readonly file: string
  readonly code: string
  /** The rule that must refuse it. */
  readonly rule: string
}

const imports = (path: string) => `import { thing } from '${path}'\nexport const planted = thing\n`

/** Files that other plants import. */
const targets = [
  'web/src/app/target.ts',
  'web/src/screens/one/target.ts',
  'web/src/features/one/target.ts',
  'web/src/session/target.ts',
  'web/src/api/target.ts',
  'web/src/ui/target.ts',
  'web/src/i18n/target.ts',
  'server/src/features/one/target.ts',
  'server/src/http/target.ts',
  'server/src/storage/target.ts',
  'server/src/ai/target.ts',
  'server/src/app.ts',
  'server/src/main.ts',
  'web/src/main.tsx',
  ...['mail', 'security', 'pictures', 'fetching'].map((room) => `server/src/${room}/target.ts`),
  'server/src/features/one/below/target.ts',
  'server/src/features/one/beside/target.ts',
  'server/src/storage/target.test.ts',
  'cooking/src/target.ts',
  ...[
    'changes',
    'instead',
    'importing',
    'exporting',
    'finding',
    'covers',
    'nutrition',
    'checks',
    'heat',
    'mentions',
    'safety',
    'amounts',
    'wording',
    'text',
    'foods',
    'languages',
  ].map((room) => `cooking/src/${room}/target.ts`),
  'cooking/test/target.ts',
  'kitchen/src/target.ts',
  ...['rework', 'compose', 'understand', 'template', 'cookbook', 'wording', 'languages'].map(
    (room) => `kitchen/src/${room}/target.ts`,
  ),
  'scripts/target.ts',
]

/** Of rooms from the highest to the lowest: each imports the one above it. */
function planted(side: string, rooms: readonly string[]): Plant[] {
  return rooms.slice(1).map((room, above) => ({
    file: `${side}/src/${room}/up.ts`,
    code: imports(`../${rooms[above]}/target.ts`),
    rule: `${side}-${room}-imports-only-below`,
  }))
}

/** Of rooms that lie beside each other: each imports the next. */
function plantedBeside(side: string, rooms: readonly string[]): Plant[] {
  return rooms.map((room, place) => ({
    file: `${side}/src/${room}/beside.ts`,
    code: imports(`../${rooms[(place + 1) % rooms.length]}/target.ts`),
    rule: `${side}-${room}-imports-only-below`,
  }))
}

/** A package where it may not be imported. */
const outside = (name: string, file: string): Plant => ({
  file,
  code: `import { thing } from '${name}'\nexport const planted = thing\n`,
  rule: `${name}-enters-at-one-place`,
})

const wrongImports: readonly Plant[] = [
  {
    file: 'web/src/features/two/a.ts',
    code: imports('../../../../server/src/http/target.ts'),
    rule: 'web-and-server-meet-in-the-contract',
  },
  {
    file: 'web/src/features/two/b.ts',
    code: "import type { thing } from '../../../../server/src/http/target.ts'\nexport type Planted = typeof thing\n",
    rule: 'web-and-server-meet-in-the-contract',
  },
  {
    file: 'server/src/features/two/c.ts',
    code: imports('../../../../web/src/ui/target.ts'),
    rule: 'server-and-web-meet-in-the-contract',
  },
  { file: 'web/src/features/two/d.ts', code: imports('../one/target.ts'), rule: 'features-do-not-import-each-other' },
  {
    file: 'web/src/features/two/e.ts',
    code: "import type { thing } from '../one/target.ts'\nexport type Planted = typeof thing\n",
    rule: 'features-do-not-import-each-other',
  },
  {
    file: 'web/src/features/two/f.ts',
    code: "export const planted = () => import('../one/target.ts')\n",
    rule: 'features-do-not-import-each-other',
  },
  {
    file: 'server/src/features/two/g.ts',
    code: imports('../one/target.ts'),
    rule: 'features-do-not-import-each-other',
  },
  {
    file: 'web/src/features/two/h.ts',
    code: imports('../../screens/one/target.ts'),
    rule: 'web-features-imports-only-below',
  },
  { file: 'web/src/screens/two/i.ts', code: imports('../one/target.ts'), rule: 'screens-do-not-import-each-other' },
  { file: 'web/src/screens/two/j.ts', code: imports('../../app/target.ts'), rule: 'web-screens-imports-only-below' },
  { file: 'server/src/app.ts', code: imports('./main.ts'), rule: 'server-app.ts-imports-only-below' },
  { file: 'web/src/app/up.ts', code: imports('../main.tsx'), rule: 'web-app-imports-only-below' },
  { file: 'web/src/session/up.ts', code: imports('../features/one/target.ts'), rule: 'web-session-imports-only-below' },
  { file: 'web/src/i18n/beside.ts', code: imports('../ui/target.ts'), rule: 'web-i18n-imports-only-below' },
  { file: 'web/src/api/k.ts', code: imports('../session/target.ts'), rule: 'web-api-imports-only-below' },
  { file: 'web/src/ui/l.ts', code: imports('../i18n/target.ts'), rule: 'web-ui-imports-only-below' },
  { file: 'web/src/browser/m.ts', code: imports('../api/target.ts'), rule: 'web-browser-imports-only-below' },
  { file: 'server/src/storage/n.ts', code: imports('../ai/target.ts'), rule: 'server-storage-imports-only-below' },
  { file: 'server/src/ai/o.ts', code: imports('../http/target.ts'), rule: 'server-ai-imports-only-below' },
  { file: 'server/src/http/p.ts', code: imports('../features/one/target.ts'), rule: 'server-http-imports-only-below' },
  {
    file: 'server/src/features/two/cook-dish.ts',
    code: "import { sql } from 'kysely'\nexport const planted = sql\n",
    rule: 'kysely-enters-at-one-place',
  },
  {
    file: 'server/src/features/two/q.ts',
    code: "import type { FastifyRequest } from 'fastify'\nexport type Planted = FastifyRequest\n",
    rule: 'fastify-enters-at-one-place',
  },
  {
    file: 'server/src/features/two/r.ts',
    code: "import { parse } from 'partial-json'\nexport const planted = parse\n",
    rule: 'partial-json-enters-at-one-place',
  },
  {
    file: 'server/src/http/s.ts',
    code: "import { DatabaseSync } from 'node:sqlite'\nexport const planted = DatabaseSync\n",
    rule: 'sqlite-only-in-storage',
  },
  {
    file: 'web/src/features/two/t.ts',
    code: "import { z } from 'zod'\nexport const planted = z\n",
    rule: 'zod-enters-at-one-place',
  },
  outside('nodemailer', 'server/src/features/two/send.ts'),
  outside('sharp', 'server/src/features/two/draw.ts'),
  outside('yauzl', 'server/src/features/two/unpack.ts'),
  outside('htmlparser2', 'cooking/src/checks/parse.ts'),
  outside('yaml', 'cooking/src/exporting/parse.ts'),
  outside('@tanstack/react-query', 'web/src/features/two/query.ts'),
  {
    file: 'web/src/features/two/importing.ts',
    code: imports('../../../../cooking/src/importing/target.ts'),
    rule: 'importing-is-for-the-server',
  },
  {
    file: 'kitchen/src/compose/exporting.ts',
    code: imports('../../../cooking/src/exporting/target.ts'),
    rule: 'exporting-is-for-the-server',
  },
  {
    file: 'server/src/features/one/below/up.ts',
    code: imports('../target.ts'),
    rule: 'folders-do-not-import-what-holds-them',
  },
  {
    file: 'server/src/ai/below/up.ts',
    code: imports('../target.ts'),
    rule: 'folders-do-not-import-what-holds-them',
  },
  {
    file: 'web/src/features/one/below/up.ts',
    code: imports('../target.ts'),
    rule: 'folders-do-not-import-what-holds-them',
  },
  {
    file: 'server/src/features/two/read-lexicon.ts',
    code: imports('../../../../cooking/src/target.ts'),
    rule: 'lexicon-only-in-threads',
  },
  { file: 'contract/src/u.ts', code: imports('../../cooking/src/target.ts'), rule: 'contract-imports-only-zod' },
  {
    file: 'cooking/src/v.ts',
    code: "import { readFileSync } from 'node:fs'\nexport const planted = readFileSync\n",
    rule: 'cooking-imports-only-contract',
  },
  { file: 'cooking/src/w.ts', code: imports('../../server/src/http/target.ts'), rule: 'cooking-imports-only-contract' },
  ...planted('cooking', [
    'instead',
    'nutrition',
    'checks',
    'heat',
    'mentions',
    'safety',
    'amounts',
    'wording',
    'text',
    'foods',
  ]),
  {
    file: 'cooking/src/languages/up.ts',
    code: imports('../text/target.ts'),
    rule: 'cooking-languages-imports-only-below',
  },
  {
    file: 'cooking/src/languages/beside.ts',
    code: imports('../foods/target.ts'),
    rule: 'cooking-languages-imports-only-below',
  },
  ...plantedBeside('cooking', ['instead', 'changes', 'importing', 'exporting', 'finding']),
  {
    file: 'cooking/src/covers/up.ts',
    code: imports('../amounts/target.ts'),
    rule: 'cooking-covers-imports-only-below',
  },
  ...plantedBeside('server', ['storage', 'ai', 'mail', 'security', 'pictures', 'fetching']),
  { file: 'server/src/threads/up.ts', code: imports('../ai/target.ts'), rule: 'server-threads-imports-only-below' },
  {
    file: 'server/src/features/two/up.ts',
    code: imports('../../app.ts'),
    rule: 'server-features-imports-only-below',
  },
  ...['config', 'to-writer', 'local-settings', 'provider-settings', 'clock', 'fair-queue', 'yield-to-event-loop'].map(
    (name) => ({
      file: `server/src/${name}.ts`,
      code: imports('./storage/target.ts'),
      rule: `server-${name}.ts-imports-only-below`,
    }),
  ),
  ...planted('kitchen', ['rework', 'compose', 'understand', 'template', 'cookbook', 'wording', 'languages']),
  {
    file: 'cooking/src/kitchen.ts',
    code: imports('../../kitchen/src/target.ts'),
    rule: 'cooking-imports-only-contract',
  },
  {
    file: 'kitchen/src/serve.ts',
    code: imports('../../server/src/http/target.ts'),
    rule: 'kitchen-imports-only-cooking-and-contract',
  },
  {
    file: 'web/src/features/two/kitchen.ts',
    code: imports('../../../../kitchen/src/target.ts'),
    rule: 'kitchen-is-for-the-server',
  },
  {
    file: 'server/src/features/two/kitchen.ts',
    code: imports('../../../../kitchen/src/target.ts'),
    rule: 'lexicon-only-in-threads',
  },
  { file: 'cooking/src/table.ts', code: imports('../test/target.ts'), rule: 'product-does-not-import-tests' },
  {
    file: 'server/src/features/two/x.ts',
    code: imports('../../storage/target.test.ts'),
    rule: 'product-does-not-import-tests',
  },
  {
    file: 'server/src/features/two/y.ts',
    code: imports('../../../../scripts/target.ts'),
    rule: 'product-does-not-import-tools',
  },
  {
    file: 'web/src/features/two/circle-one.ts',
    code: "import { two } from './circle-two.ts'\nexport const one = (): unknown => two\n",
    rule: 'no-cycle',
  },
  { file: 'web/src/features/two/missing.ts', code: imports('./not-there.ts'), rule: 'no-unresolvable' },
]

/** What the same rules must let through. */
const rightImports: readonly Omit<Plant, 'rule'>[] = [
  { file: 'web/src/app/right.ts', code: imports('../screens/one/target.ts') },
  { file: 'web/src/features/one/right.ts', code: imports('../../ui/target.ts') },
  { file: 'server/src/features/one/dish-store.ts', code: "import { sql } from 'kysely'\nexport const right = sql\n" },
  {
    file: 'server/src/features/one/dish-routes.ts',
    code: "import { fastify } from 'fastify'\nexport const right = fastify\n",
  },
  { file: 'server/src/features/one/right.ts', code: imports('../../ai/target.ts') },
  { file: 'cooking/src/checks/right.ts', code: imports('../foods/target.ts') },
  { file: 'cooking/src/text/right.ts', code: imports('../languages/target.ts') },
  { file: 'kitchen/src/compose/right.ts', code: imports('../../../cooking/src/checks/target.ts') },
  { file: 'server/src/threads/kitchen.ts', code: imports('../../../kitchen/src/target.ts') },
  { file: 'server/src/threads/right.ts', code: imports('../../../cooking/src/target.ts') },
  {
    file: 'server/src/features/one/right-type.ts',
    code: "import type { thing } from '../../../../cooking/src/target.ts'\nexport type Right = typeof thing\n",
  },
  {
    file: 'server/src/features/one/right-below.ts',
    code: imports('./below/target.ts'),
  },
  { file: 'server/src/features/one/below/right.ts', code: imports('../beside/target.ts') },
  ...[
    ['nodemailer', 'server/src/mail/right.ts'],
    ['sharp', 'server/src/pictures/right.ts'],
    ['yauzl', 'server/src/threads/right-zip.ts'],
    ['htmlparser2', 'cooking/src/importing/right.ts'],
    ['yaml', 'cooking/src/importing/right-yaml.ts'],
    ['@tanstack/react-query', 'web/src/api/right.ts'],
  ].map(([name = '', file = '']) => ({ file, code: outside(name, file).code })),
  { file: 'contract/src/right.ts', code: "import { z } from 'zod'\nexport const right = z\n" },
]

/** Code that asks which language it is, or lists the two. */
const tellingLanguages = [
  "export const isFrench = (language: string) => language === 'fr'\n",
  "export const isOther = (language: string) => 'en' !== language\n",
  "export function plural(language: string) {\n  switch (language) {\n    case 'fr':\n      return 'x'\n    default:\n      return 's'\n  }\n}\n",
  'export type Words = { en: string; fr: string }\n',
  'export interface Words {\n  readonly en: string\n  readonly fr?: string\n}\n',
  "export type Words = Record<'en' | 'fr', string>\n",
]

const wrongGlobals: readonly Plant[] = [
  { file: 'server/src/features/two/now.ts', code: 'export const planted = Date.now()\n', rule: 'noRestrictedGlobals' },
  { file: 'server/src/storage/now.ts', code: 'export const planted = Date.now\n', rule: 'noRestrictedGlobals' },
  { file: 'server/src/today.ts', code: 'export const planted = new Date()\n', rule: 'noRestrictedGlobals' },
  ...[
    'globalThis.Date.now()',
    "globalThis['Date']",
    'new globalThis.Date()',
    'global.Date()',
    '(({ Date: Time }) => Time)(globalThis)',
    'Reflect.get(globalThis, "Date")',
  ].map((code, number) => ({
    file: `server/src/roundabout-${number}.ts`,
    code: `export const planted = ${code}\n`,
    rule: 'noRestrictedGlobals',
  })),
  {
    file: 'server/src/features/two/environment.ts',
    code: 'export const planted = process.env.HOME\n',
    rule: 'noProcessEnv',
  },
  {
    file: 'web/src/features/two/storage.ts',
    code: "export const planted = localStorage.getItem('x')\n",
    rule: 'noRestrictedGlobals',
  },
  {
    file: 'web/src/api/session-storage.ts',
    code: "export const planted = sessionStorage.getItem('x')\n",
    rule: 'noRestrictedGlobals',
  },
  {
    file: 'web/src/features/two/inner-html.tsx',
    code: 'export const Planted = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />\n',
    rule: 'noDangerouslySetInnerHtml',
  },
  ...tellingLanguages.map((code, number) => ({
    file: `kitchen/src/telling-${number}.ts`,
    code,
    rule: 'tells one language from another',
  })),
]

const rightWords = [
  ...tellingLanguages.map((code, number) => ({ file: `kitchen/src/languages/telling-${number}.ts`, code })),
  { file: 'kitchen/src/both.ts', code: "export const soup = { en: 'soup', fr: 'soupe' }\n" },
]

/** Packages that some place may import and others may not; a stub is enough to be resolved. */
const packages = [
  ...['kysely', 'fastify', 'partial-json', 'zod', 'nodemailer', 'sharp', 'yauzl', 'htmlparser2', 'yaml'],
  '@tanstack/react-query',
]

let tree = ''

/** A tree of nothing but plants, under the rules of this one. */
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'roux-import-rules-'))
  for (const file of [
    '.dependency-cruiser.mjs',
    'tsconfig.base.json',
    'biome.json',
    'scripts/languages-apart.grit',
    'package.json',
  ]) {
    cpSync(join(root, file), join(tree, file))
  }
  const write = (file: string, code: string) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), code)
  }
  for (const name of packages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    write(`node_modules/${name}/index.js`, '')
  }
  for (const file of targets) write(file, 'export const thing = 1\n')
  write(
    'web/src/features/two/circle-two.ts',
    "import { one } from './circle-one.ts'\nexport const two = (): unknown => one\n",
  )
  for (const { file, code } of [...rightImports, ...wrongImports, ...wrongGlobals, ...rightWords]) write(file, code)
})

afterAll(() => rmSync(tree, { recursive: true }))

describe('a wrong import is refused', () => {
  interface Violation {
    readonly from: string
    readonly rule: { readonly name: string }
  }
  let violations: readonly Violation[] = []
  let rules: readonly Violation['rule'][] = []

  beforeAll(() => {
    const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
    const arguments_ = [program, 'contract', 'cooking', 'kitchen', 'server', 'web', '--output-type', 'json']
    const { stdout } = spawnSync(process.execPath, arguments_, { cwd: tree, encoding: 'utf8', maxBuffer: 2 ** 28 })
    const { summary } = JSON.parse(stdout)
    violations = summary.violations
    rules = summary.ruleSetUsed.forbidden
  }, 60_000)

  testTable(wrongImports)('by its own rule', ({ file, rule }) => {
    expect(violations.filter(({ from }) => from === file).map(({ rule: { name } }) => name)).toContain(rule)
  })

  test('there is one for each rule', () => {
    const planted = wrongImports.map(({ rule }) => rule)
    expect(rules.map(({ name }) => name).filter((name) => !planted.includes(name))).toEqual([])
  })

  test('and a right one is not', () => {
    const refused = violations.map(({ from }) => from)
    expect(rightImports.filter(({ file }) => refused.includes(file))).toEqual([])
  })
})

describe('what only one place may touch is refused elsewhere', () => {
  /** What the linter says of some files, all at once: it takes as long for one. */
  const lint = (files: readonly { readonly file: string }[], ...options: readonly string[]) => {
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
    const arguments_ = [biome, 'lint', '--vcs-enabled=false', ...options, ...files.map(({ file }) => file)]
    return spawnSync(process.execPath, arguments_, { cwd: tree, encoding: 'utf8', maxBuffer: 2 ** 28 })
  }
  interface Diagnostic {
    readonly severity: string
    readonly category: string
    readonly message: string
    readonly location: { readonly path: string }
  }
  let found: readonly Diagnostic[] = []

  beforeAll(() => {
    found = JSON.parse(lint(wrongGlobals, '--reporter=json', '--max-diagnostics=none').stdout).diagnostics
  }, 60_000)

  testTable(wrongGlobals)('by its own rule', ({ file, rule }) => {
    const errors = found.filter(({ location, severity }) => location.path === file && severity === 'error')
    expect(errors.map(({ category, message }) => `${category} ${message}`).join('\n')).toContain(rule)
  })

  test('what a folder of languages may do, and a text in both, is not', () => {
    expect(lint(rightWords, '--error-on-warnings').status).toBe(0)
  })
})
