import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An nginx of the system in front of several ports, set up by deploy/nginx.conf. */
export async function startProxy(port: number, behind: readonly number[]): Promise<{ stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'roux-outage-nginx-'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, behind))
  const child = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log'), '-g', 'daemon off;'], { stdio: 'inherit' })
  await Promise.race([
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`nginx ended with ${code}`))),
    new Promise((resolve) => setTimeout(resolve, 500)),
  ])
  return {
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGQUIT')
      await gone
    },
  }
}

/** What is deployed, with the system's paths and ports for those of a container. */
function configuration(folder: string, port: number, behind: readonly number[]): string {
  const deployed = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const folders = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join(' ')
  const changes: readonly [RegExp, string][] = [
    [/^worker_processes .+$/m, `worker_processes 1; pid ${join(folder, 'nginx.pid')};`],
    [/^ *resolver .+$/m, `access_log off; ${folders}`],
    [/server roux:3000 resolve(.+)$/m, behind.map((one) => `server 127.0.0.1:${one}$1`).join(' ')],
    [/listen 8080;/, `listen 127.0.0.1:${port} backlog=4096;`],
  ]
  return changes.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`deploy/nginx.conf has no ${from}`)
    return text.replace(from, to)
  }, deployed)
}
