import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An nginx of the system in front of several ports, set up as in deploy/nginx.conf. */
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

const configuration = (folder: string, port: number, behind: readonly number[]) => `
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream roux {
    zone roux 64k;
    least_conn;
    ${behind.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    location / {
      proxy_pass http://roux;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_buffering off;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout http_503;
      proxy_next_upstream_tries 3;
    }
  }
}
`
