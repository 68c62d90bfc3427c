import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { limits } from '@roux/contract/limits'
import { expect, onTestFinished, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { AddressRefused, PageUnavailable } from './fetch-errors.ts'
import { fetchPage } from './fetch-page.ts'
import type { Network } from './internet.ts'
import { isPublicAddress } from './public-address.ts'

const [outside, inside] = ['127.0.0.1', '127.0.0.2']

/** Two machines at one port: one that stands for the public internet, and one inside. What they were asked is kept. */
async function start(answer: RequestListener) {
  const asked: { at: string; path: string; headers: NodeJS.Dict<string | string[]> }[] = []
  const listen = async (address: string, port: number) => {
    const server = createServer((request, response) => {
      asked.push({ at: address, path: request.url ?? '', headers: request.headers })
      answer(request, response)
    })
    await new Promise<void>((done) => server.listen(port, address, done))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    return (server.address() as AddressInfo).port
  }
  const port = await listen(outside, 0)
  await listen(inside, port)
  const names: Record<string, string[]> = { 'out.example': [outside], 'in.example': [inside] }
  const network: Network = {
    resolve: (name) => Promise.resolve((names[name] ?? []).map((address) => ({ address, family: 4 as const }))),
    isAllowed: (address) => address === outside,
    ports: 'any',
  }
  const fetchFrom = (address: string) => fetchPage(address, network, new AbortController().signal)
  return { port, asked, network, fetchFrom }
}

const html = '<p>Soup</p>'

test('a page comes with the address that it came from in the end, and is asked for without cookies or names', async () => {
  const { port, asked, fetchFrom } = await start((request, response) => {
    if (request.url === '/page') response.setHeader('content-type', 'text/html').end(html)
    else response.writeHead(302, { location: '/page', 'set-cookie': 'a=b' }).end()
  })
  const page = await fetchFrom(`http://out.example:${port}/old`)
  expect(page).toEqual({ html, address: `http://out.example:${port}/page` })
  expect(asked.map(({ path }) => path)).toEqual(['/old', '/page'])
  for (const { headers } of asked) {
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('authorization')
    expect(headers).not.toHaveProperty('referer')
  }
})

testTable([
  'http://127.0.0.1/',
  'http://localhost/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://0x7f000001/',
  'http://127.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fe80::1]/',
  'http://0.0.0.0/',
  'http://10.1.2.3/',
  'http://169.254.169.254/latest/meta-data/',
  'http://metadata.example/',
  'http://both.example/',
  'http://nowhere.example/',
  'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/',
  'http://localhost./',
  'http://127。0。0。1/',
  'https://public.example:22/',
  'http://public.example:3000/',
  'https://cook:secret@public.example/',
  'file:///etc/passwd',
  'ftp://public.example/',
  'data:text/html,soup',
  'gopher://public.example/',
])('an address that leads inside is refused, and nothing is asked', async (address) => {
  const names: Record<string, string[]> = {
    localhost: ['127.0.0.1'],
    'metadata.example': ['169.254.169.254'],
    'both.example': ['93.184.215.14', '192.168.0.1'],
    'public.example': ['93.184.215.14'],
  }
  const network: Network = {
    resolve: (name) => Promise.resolve((names[name] ?? []).map((found) => ({ address: found, family: 4 as const }))),
    isAllowed: isPublicAddress,
    ports: 'usual',
  }
  await expect(fetchPage(address, network, new AbortController().signal)).rejects.toThrow(AddressRefused)
})

testTable([301, 302, 303, 307, 308])(
  'a redirect that leads inside is refused, and nobody inside is asked',
  async (status) => {
    const { port, asked, fetchFrom } = await start((request, response) => {
      const location = request.url === '/name' ? `http://in.example:${port}/` : `http://${inside}:${port}/`
      response.writeHead(status, { location }).end()
    })
    for (const path of ['name', 'number']) {
      await expect(fetchFrom(`http://out.example:${port}/${path}`)).rejects.toThrow(AddressRefused)
    }
    expect(asked.map(({ at }) => at)).toEqual([outside, outside])
  },
)

test('a redirect to a file is refused', async () => {
  const { port, fetchFrom } = await start((_, response) =>
    response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  )
  await expect(fetchFrom(`http://out.example:${port}/`)).rejects.toThrow(AddressRefused)
})

test('a name is resolved once for each connection: what it means by then is not asked', async () => {
  const { port, asked, network } = await start((_, response) =>
    response.setHeader('content-type', 'text/html').end(html),
  )
  let times = 0
  const changing: Network = {
    ...network,
    resolve: () => {
      times += 1
      return Promise.resolve([{ address: times === 1 ? outside : inside, family: 4 as const }])
    },
  }
  const go = () => fetchPage(`http://changing.example:${port}/`, changing, new AbortController().signal)
  expect((await go()).html).toBe(html)
  expect([times, asked.map(({ at }) => at)]).toEqual([1, [outside]])
  await expect(go()).rejects.toThrow(AddressRefused)
  expect(asked).toHaveLength(1)
})

test('redirects without an end are not followed on', async () => {
  const { port, asked, fetchFrom } = await start((_, response) => response.writeHead(302, { location: '/again' }).end())
  await expect(fetchFrom(`http://out.example:${port}/`)).rejects.toThrow(PageUnavailable)
  expect(asked.length).toBeLessThanOrEqual(6)
})

testTable([
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
] as const)('a packed page is unpacked, and a bomb is not', async (encoding, pack) => {
  const bomb = pack(Buffer.alloc(limits.html * 50))
  const { port, fetchFrom } = await start(({ url }, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding })
    response.end(url === '/bomb' ? bomb : pack(html))
  })
  expect((await fetchFrom(`http://out.example:${port}/`)).html).toBe(html)
  const before = process.memoryUsage().rss
  await expect(fetchFrom(`http://out.example:${port}/bomb`)).rejects.toThrow(PageUnavailable)
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 2 ** 20)
})

test('a page without an end is not read on, and nothing of the connection stays', async () => {
  let isClosed = false
  const { port, fetchFrom } = await start((_, response) => {
    response.setHeader('content-type', 'text/html')
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    }
    response.on('drain', more).on('close', () => {
      isClosed = true
    })
    more()
  })
  await expect(fetchFrom(`http://out.example:${port}/`)).rejects.toThrow(PageUnavailable)
  await expect.poll(() => isClosed).toBe(true)
})

testTable([
  ['an error', 500, 'text/html'],
  ['a page that is gone', 404, 'text/html'],
  ['a picture', 200, 'image/png'],
  ['an archive', 200, 'application/zip'],
])('what is no page gives none', async (_, status, type) => {
  const { port, fetchFrom } = await start((_request, response) =>
    response.writeHead(status, { 'content-type': type }).end('x'),
  )
  await expect(fetchFrom(`http://out.example:${port}/`)).rejects.toThrow(PageUnavailable)
})

testTable([
  ['in its header', 'text/html; charset=windows-1252', ''],
  ['in itself', 'text/html', '<meta charset="ISO-8859-1">'],
  [
    'in itself, as it once was said',
    'text/html',
    '<meta http-equiv="Content-Type" content="text/html; charset=latin1">',
  ],
])('a page is read in the encoding that it says', async (_, type, head) => {
  const { port, fetchFrom } = await start((_request, response) =>
    response.setHeader('content-type', type).end(Buffer.from(`${head}<p>Crème brûlée</p>`, 'latin1')),
  )
  expect((await fetchFrom(`http://out.example:${port}/`)).html).toContain('Crème brûlée')
})

test('whoever leaves is not fetched for any more', async () => {
  const { port, network } = await start(() => undefined)
  const leaving = new AbortController()
  const fetching = fetchPage(`http://out.example:${port}/`, network, leaving.signal)
  leaving.abort()
  await expect(fetching).rejects.toThrow(PageUnavailable)
})
