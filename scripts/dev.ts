import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readProcessSettings } from '../server/src/config.ts'

// The web app's dev server answers on PORT and hands API calls to the server on the port above it; both reload.
const root = fileURLToPath(new URL('..', import.meta.url))
const { port } = readProcessSettings()
const apiPort = String(port + 1)
const vite = `${root}node_modules/vite/bin/vite.js`

const children = [
  start(['--watch', '--watch-preserve-output', 'server/src/main.ts'], root, { PORT: apiPort, HOST: 'localhost' }),
  start([vite, '--port', String(port), '--strictPort'], `${root}web`, { ROUX_API_PORT: apiPort }),
]

function start(arguments_: string[], cwd: string, variables: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, arguments_, { cwd, stdio: 'inherit', env: { ...process.env, ...variables } })
  child.on('exit', () => stop())
  return child
}

function stop(): void {
  for (const child of children) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
