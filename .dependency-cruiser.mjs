// Who may import what. A file may import its own line or one below it; members of one line not each other.
const lines = {
  cooking: [
    ['instead', 'changes', 'importing', 'exporting', 'finding'],
    ['nutrition'],
    ['checks'],
    ['heat'],
    ['mentions'],
    ['safety'],
    ['amounts'],
    ['wording'],
    ['text', 'covers'],
    ['foods', 'languages'],
  ],
  kitchen: [['rework'], ['compose'], ['understand'], ['template'], ['cookbook'], ['wording'], ['languages']],
  web: [['main.tsx'], ['app'], ['screens'], ['features'], ['session'], ['api'], ['ui', 'i18n', 'browser']],
  server: [
    ['main.ts'],
    ['app.ts'],
    ['features'],
    ['http'],
    ['storage', 'ai', 'mail', 'security', 'pictures', 'fetching'],
    ['threads'],
    [
      'config.ts',
      'to-writer.ts',
      'local-settings.ts',
      'provider-settings.ts',
      'clock.ts',
      'fair-queue.ts',
      'yield-to-event-loop.ts',
    ],
  ],
}

/** The one place where each outside package enters, so that the rest stays plain functions. */
const entrances = [
  {
    packages: 'fastify|@fastify/[^/]+|fastify-type-provider-zod',
    only: '^server/(src/(http/|app[.]ts|features/.+-routes[.]ts)|test/)',
  },
  { packages: 'kysely|pg', only: '^server/(src/(storage/|features/.+-store[.]ts)|test/)' },
  { packages: 'partial-json|@ai-sdk/[^/]+', only: '^server/src/ai/' },
  { packages: 'nodemailer', only: '^server/src/mail/' },
  { packages: 'sharp', only: '^server/src/(pictures/|.+[.]test[.]ts$)' },
  { packages: 'yauzl', only: '^server/(src/threads/|test/)' },
  { packages: 'htmlparser2', only: '^cooking/src/importing/' },
  { packages: 'yaml', only: '^(cooking/src/importing/|scripts/|.+[.]test[.]ts$)' },
  { packages: 'zod', only: '^(contract|server)/' },
  { packages: '@tanstack/react-query', only: '^web/src/(app|api|session)/' },
]

/** Culinary knowledge that is small: the rest is the lexicon, what reads with it and patterns that take long, which only the threads load. */
const smallOfCooking =
  'cooking/src/(checks/(describe-problem|constraints-of)[.]|foods/restrictions[.]|covers/cover-tones[.]|exporting/(to-json-ld|slug-of)[.]|text/remember-last[.])|kitchen/src/understand/(read-(serves|minutes|translation)|change-kinds)[.]'

const tests = '[.](test|spec)[.]tsx?$'
const member = (side, name) => `^${side}/src/${name.includes('.') ? `${name.replace('.', '[.]')}$` : `${name}/`}`
const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

function lineRules(side) {
  return lines[side]
    .flatMap((line, depth) =>
      line.map((name) => {
        const above = lines[side].slice(0, depth).flat()
        const beside = line.filter((other) => other !== name && !other.includes('.'))
        const path = [...above, ...beside].map((other) => member(side, other)).join('|')
        return (
          path && forbid(`${side}-${name}-imports-only-below`, { path: member(side, name), pathNot: tests }, { path })
        )
      }),
    )
    .filter(Boolean)
}

export default {
  forbidden: [
    forbid('no-cycle', {}, { circular: true }),
    forbid('no-unresolvable', {}, { couldNotResolve: true }),
    forbid(
      'contract-imports-only-zod',
      { path: '^contract/', pathNot: `${tests}|^contract/test/test-table[.]ts$` },
      { pathNot: '^contract/(src|test)/|^node_modules/zod/' },
    ),
    forbid(
      'cooking-imports-only-contract',
      { path: '^cooking/', pathNot: tests },
      { pathNot: '^(cooking|contract)/(src|test)/|^node_modules/(htmlparser2|yaml)/' },
    ),
    forbid(
      'kitchen-imports-only-cooking-and-contract',
      { path: '^kitchen/(src|test)/', pathNot: tests },
      // The tagger's weights are a file.
      { pathNot: '^(kitchen|cooking|contract)/(src|test)/|^(node:)?fs$' },
    ),
    forbid('kitchen-is-for-the-server', { path: '^web/' }, { path: '^kitchen/' }),
    forbid('importing-is-for-the-server', { path: '^(web|kitchen)/' }, { path: '^cooking/src/importing/' }),
    forbid('exporting-is-for-the-server', { path: '^(web|kitchen)/' }, { path: '^cooking/src/exporting/' }),
    forbid('web-and-server-meet-in-the-contract', { path: '^web/' }, { path: '^server/' }),
    forbid('server-and-web-meet-in-the-contract', { path: '^server/' }, { path: '^web/' }),
    forbid(
      'product-does-not-import-tools',
      { path: '^(contract|cooking|kitchen|server|web)/src/' },
      { path: '^(e2e|bench|scripts)/' },
    ),
    forbid(
      'product-does-not-import-tests',
      { path: '^(contract|cooking|kitchen|server|web)/src/', pathNot: tests },
      { path: `${tests}|^(contract|cooking|kitchen|server)/test/` },
    ),
    forbid(
      'features-do-not-import-each-other',
      { path: '^(web|server)/src/features/([^/]+)/' },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    forbid(
      'folders-do-not-import-what-holds-them',
      { path: '^((?:web|server)/src/(?:features/[^/]+|(?!features/)[^/]+))/[^/]+/', pathNot: tests },
      { path: '^$1/[^/]+$' },
    ),
    forbid(
      'screens-do-not-import-each-other',
      { path: '^web/src/screens/([^/]+)' },
      { path: '^web/src/screens/', pathNot: '^web/src/screens/$1' },
    ),
    forbid(
      'sqlite-only-in-storage',
      { path: '^(server|web|kitchen|cooking|contract)/', pathNot: '^server/src/storage/' },
      { path: '^node:sqlite$|^sqlite$' },
    ),
    forbid(
      'lexicon-only-in-threads',
      { path: '^server/src/', pathNot: `${tests}|^server/src/threads/` },
      { path: '^(cooking|kitchen)/', pathNot: `^(${smallOfCooking})`, dependencyTypesNot: ['type-only'] },
    ),
    ...lineRules('cooking'),
    ...lineRules('kitchen'),
    ...lineRules('web'),
    ...lineRules('server'),
    ...entrances.map(({ packages, only }) =>
      forbid(
        `${packages.split('|')[0]}-enters-at-one-place`,
        { path: '^(web|server|kitchen|cooking|contract)/', pathNot: only },
        { path: `^node_modules/(${packages})/` },
      ),
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Not a bare "dist": that would hide every package whose entry lies in such a folder.
    exclude: { path: '^[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
