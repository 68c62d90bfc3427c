import { expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { bookmarkletOf } from './bookmarklet-of.ts'
import { readSharedIn } from './shared-in.ts'

const url = 'https://larder.example/gratin'
const hashOf = (value: unknown) => `#${encodeURIComponent(JSON.stringify(value))}`

testTable([
  ['?url=https%3A%2F%2Flarder.example%2Fgratin', url],
  ['?title=Gratin&text=Look+at+https%3A%2F%2Flarder.example%2Fgratin+today', url],
  ['?text=Gratin', ''],
  ['?url=javascript%3Aalert(1)', ''],
  ['', ''],
])('an address is taken from wherever a phone puts it', (search, address) => {
  expect(readSharedIn(search, '')).toEqual({ address, brought: undefined, lacksPhotos: false })
})

test('the data of a page comes with its address, and a page without data by its address alone', () => {
  const data = '<script type="application/ld+json">{}</script>'
  expect(readSharedIn('', hashOf({ url, data })).brought).toEqual({ name: url, request: { url, html: data } })
  expect(readSharedIn('', hashOf({ url, data: '' }))).toEqual({ address: url, brought: undefined, lacksPhotos: false })
})

testTable(['#%', '#{}', '#top', hashOf({ url: 'file:///etc', data: 'x' }), hashOf([url]), hashOf({ url })])(
  'what is no page is nothing',
  (hash) => {
    expect(readSharedIn('', hash)).toEqual({ address: '', brought: undefined, lacksPhotos: false })
  },
)

test('the bookmark is one line of script that opens this Roux', () => {
  const script = bookmarkletOf('https://roux.example')
  expect(script).toMatch(/^javascript:[^\s"<>]+$/)
  expect(decodeURIComponent(script)).toContain('https://roux.example/bring-in#')
})

test('photos that were shared and have not come are told', () => {
  expect(readSharedIn('?photos=again', '')).toEqual({ address: '', brought: undefined, lacksPhotos: true })
})
