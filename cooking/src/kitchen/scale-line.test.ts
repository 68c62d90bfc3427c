import { describe, expect, test } from 'vitest'
import { scaleLine } from './scale-line.ts'

describe('an ingredient line for another number of people', () => {
  test.each([
    ['200 g flour', 2, '400 g flour'],
    ['125 g flour', 3, '375 g flour'],
    ['2 eggs', 0.5, '1 eggs'],
    ['1 onion, sliced', 3, '3 onion, sliced'],
    ['½ lemon', 2, '1 lemon'],
    ['1 ½ tsp salt', 3, '4 ½ tsp salt'],
    ['1/2 cup milk', 3, '1 ½ cup milk'],
    ['1 1/2 cups milk', 2, '3 cups milk'],
    ['2–3 carrots', 2, '4–6 carrots'],
    ['1 egg', 0.1, '¼ egg'],
    ['Salt', 3, 'Salt'],
    ['a pinch of salt', 3, 'a pinch of salt'],
    ['1.2 kg beef', 0.5, '0.6 kg beef'],
  ])('%s times %f is %s', (line, factor, scaled) => {
    expect(scaleLine(line, factor, 'en')).toBe(scaled)
  })

  test.each([
    ['1,2 kg de bœuf', 2, '2,4 kg de bœuf'],
    ['1 c. à soupe d’huile', 1.5, '1 ½ c. à soupe d’huile'],
    ['Une pincée de sel', 2, 'Une pincée de sel'],
  ])('%s fois %f fait %s', (line, factor, scaled) => {
    expect(scaleLine(line, factor, 'fr')).toBe(scaled)
  })
})
