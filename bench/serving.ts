import { Agent, request } from 'node:http'
import { startRoux } from '../e2e/start-roux.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'

const clients = 20
const milliseconds = 5000

/** Recipes over HTTP from the built-in kitchen, and the page itself; the load runs beside the server, on the same machine. */
export async function measureServing(): Promise<Row[]> {
  const roux = await startRoux({ LOG_LEVEL: 'silent', GUEST_DAILY_LIMIT: '0', RATE_LIMIT_PER_MINUTE: '0' })
  const body = JSON.stringify({ user_input: 'a quick vegan chickpea and spinach curry for 2' })
  const recipes = await load(`${roux.url}/api/v1/recipes/generate-public`, body)
  const pages = await load(`${roux.url}/`)
  await roux.stop()
  return [
    [`recipes of the built-in kitchen over HTTP, ${clients} clients`, recipes],
    [`the page, ${clients} clients`, pages],
  ]
}

async function load(url: string, body?: string): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const samples: number[] = []
  const end = performance.now() + milliseconds
  const client = async () => {
    while (performance.now() < end) {
      const started = performance.now()
      await send(agent, url, body)
      samples.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  const perSecond = Math.round((samples.length / milliseconds) * 1000)
  return `${perSecond}/s, 99 % within ${percentile(samples, 0.99).toFixed(1)} ms`
}

function send(agent: Agent, url: string, body?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'br' },
    }
    const call = request(url, options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`))
      response.resume().once('end', resolve)
    })
    call.once('error', reject)
    call.end(body)
  })
}
