import { existsSync, globSync } from 'node:fs'

/** The programs of each engine, and where Debian has them. */
const programs = {
  firefox: { browser: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  webkit: {
    driver: ['/usr/bin/WebKitWebDriver'],
    browser: ['/usr/lib/*/webkit*gtk-*/MiniBrowser', '/usr/libexec/webkit*gtk-*/MiniBrowser'],
    display: ['/usr/bin/Xvfb'],
  },
}

export type EngineName = keyof typeof programs

/** Where the programs of an engine are. */
export type Programs<Name extends EngineName> = Readonly<Record<keyof (typeof programs)[Name], string>>

/** Every engine, and the Debian packages that bring it. */
export const packages: Readonly<Record<EngineName, string>> = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver and xvfb',
}

export const engineNames = ['firefox', 'webkit'] as const satisfies readonly EngineName[]

export function hasEngine(name: EngineName): boolean {
  return Object.values<string[]>(programs[name]).every((paths) => findFile(paths) !== undefined)
}

/** Throws where one of the programs is missing. */
export function findEngine<Name extends EngineName>(name: Name): Programs<Name> {
  if (!hasEngine(name)) throw new Error(`${name} is not on this machine`)
  const found = Object.entries<string[]>(programs[name]).map(([program, paths]) => [program, findFile(paths)])
  // The keys are those of the table, and each was found.
  return Object.fromEntries(found) as Programs<Name>
}

function findFile(patterns: readonly string[]): string | undefined {
  // A link may be there that leads nowhere.
  return globSync(patterns).find((path) => existsSync(path))
}
