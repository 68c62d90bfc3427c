import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { hostilePages } from '../../../cooking/test/importing/hostile-pages.ts'
import { readBrought } from './read-brought.ts'

const soup = 'Soup\n\nIngredients\n2 leeks\n1 onion\n\nMethod\nSimmer them.'

test('a text is read in a thread', async () => {
  expect(await readBrought({ caller: 'a' }, { text: soup })).toMatchObject([{ title: 'Soup' }])
})

testTable(Object.entries(hostilePages))(
  'a hostile page costs no more than a second of a processor, and the next is read',
  async (_, html) => {
    const began = process.cpuUsage()
    await readBrought({ caller: 'a' }, { html, address: undefined })
    const { user, system } = process.cpuUsage(began)
    // With what it takes to send it there and to start another thread.
    expect((user + system) / 1000).toBeLessThan(2500)
    expect(await readBrought({ caller: 'a' }, { text: soup })).toHaveLength(1)
  },
)
