import { expect, test } from 'vitest'
import { isForReader, readingOf } from './reading-of.ts'

const reader = 'provider'

test('a provider is given the text of a page or a text file in whatever encoding, and nothing of other files', async () => {
  const old = new Uint8Array([...'Soupe '].map((sign) => sign.charCodeAt(0)).concat(0xe9))
  expect(await readingOf(new File(['<p>Crème</p>'], 'Page.HTML'))).toEqual({ html: '<p>Crème</p>', reader })
  expect(await readingOf(new File([old], 'soup.txt'))).toEqual({ text: 'Soupe é', reader })
  expect(await readingOf(new File(['x'.repeat(200_000)], 'soup.md'))).toEqual({ text: 'x'.repeat(100_000), reader })
  expect(await readingOf({ url: 'https://larder.example/soup' })).toEqual({
    url: 'https://larder.example/soup',
    reader,
  })
  expect(['a.htm', 'a.cook', 'a.json', 'a.zip', 'html'].map((name) => isForReader(new File(['x'], name)))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
