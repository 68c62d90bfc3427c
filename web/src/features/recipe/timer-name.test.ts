import { expect } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { timerName } from './timer-name.ts'

testTable([
  ['Roast for 45 min, turning once.', '45 min', 'Roast for 45 min'],
  ['Season it. Simmer for 20 minutes; stir.', '20 minutes', 'Simmer for 20 minutes'],
  ['Heat to 1.5 bar for 5 min.', '5 min', 'Heat to 1.5 bar for 5 min'],
  ['20 min au four', '20 min', '20 min'],
  ['Salez.\nFaites revenir 10 min', '10 min', 'Faites revenir 10 min'],
  [`${'Stir '.repeat(40)}for 5 min`, '5 min', `${'Stir '.repeat(17)}Stir…`],
])('a time is named as the sentence says', (step, time, name) => {
  const start = step.indexOf(time)
  expect(timerName(step, start, start + time.length)).toBe(name)
})
