import { networkInterfaces } from 'node:os'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readProcessSettings } from '../server/src/config.ts'
import { exitWithReason, type RunningServer, startServer } from '../server/src/main.ts'
import { buildWebIfStale } from './build-web.ts'
import { describeMachine } from './describe-machine.ts'

try {
  buildWebIfStale()
  // Beside the start: nobody waits for it.
  const machine = readProcessSettings().writer === 'kitchen' ? describeMachine() : undefined
  console.log(describe(await startServer(), await machine))
} catch (error) {
  exitWithReason(error)
}

function describe({ settings, port }: RunningServer, machine: string | undefined): string {
  const { database, writer } = settings
  const root = fileURLToPath(new URL('..', import.meta.url))
  const hints = [describePhone(settings.host, port)]
  if (machine !== undefined) {
    hints.push(
      machine,
      'To have an AI provider write the recipes, set AI_PROVIDER and AI_API_KEY in a file named .env: see README.md.',
    )
  }
  return [
    '',
    `  Roux is ready:   http://localhost:${port}`,
    `  Recipe writer:   ${writer === 'kitchen' ? 'the built-in kitchen (no AI provider is connected)' : [writer.provider, writer.model].filter(Boolean).join(', ')}`,
    `  Database:        ${database.engine === 'sqlite' ? `SQLite in ${relative(root, database.file)}` : 'PostgreSQL'}`,
    '',
    ...hints.map((hint) => `  ${hint}`),
    '  Ctrl+C stops it.',
    '',
  ].join('\n')
}

function describePhone(host: string, port: number): string {
  if (host === 'localhost') return 'To open it on a phone in the same network, start it with HOST=0.0.0.0.'
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`)
  return `On a phone in the same network: ${addresses.join(' or ')} (a screen that stays on while cooking needs HTTPS: see docs/operations.md)`
}
