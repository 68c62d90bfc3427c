import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { makeDataFolder } from './data-folder.ts'

/** What a build of the web app leaves, in small. One for all tests of the server, which only read it. */
export function makeWebFolder(): string {
  const folder = makeDataFolder('roux-web-')
  const page = '<!doctype html><title>Roux</title>'
  // What the server writes of a recipe goes into the page as it is.
  const whole = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8')
  const script = 'export const cook = "roux"'
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, '.made-from'), 'a build')
  for (const [name, text] of [
    ['index.html', page],
    ['home.en.html', page.replace('<title>', '<html lang="en"><title>')],
    ['home.fr.html', page.replace('<title>', '<html lang="fr"><title>')],
    ['recipe.en.html', page.replace('<title>', '<html lang="en" data-screen="recipe"><title>')],
    ['recipe.fr.html', page.replace('<title>', '<html lang="fr" data-screen="recipe"><title>')],
    ['shared.en.html', whole],
    ['shared.fr.html', whole.replace('lang="en"', 'lang="fr"')],
    ['assets/entry-1a2b3c.js', script],
    ['manifest.webmanifest', JSON.stringify({ name: 'Roux', share_target: { action: '/bring-in', method: 'GET' } })],
  ] as const) {
    writeFileSync(join(folder, name), text)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
  }
  return folder
}
