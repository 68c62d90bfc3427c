import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { ingredients } from '../foods/lexicon.ts'
import { foodTaken } from './forms-of-foods.ts'
import { standIns, standInsOf } from './stand-ins.ts'

/** What cooks run out of, or must not eat. */
const common = `butter egg milk cream buttermilk yoghurt plain-flour self-raising-flour sugar brown-sugar honey baking-powder
  yeast breadcrumbs chicken-stock beef-stock vegetable-stock fish-stock white-wine red-wine soy-sauce lemon lemon-juice
  wine-vinegar cider-vinegar balsamic onion shallot leek garlic parsley basil thyme rosemary mint coriander oregano cheddar
  gruyere parmesan mozzarella feta ricotta mascarpone goats-cheese bacon streaky-bacon ham chicken-breast chicken-thigh
  beef-mince stewing-beef lamb-shoulder pork-shoulder sausage cod haddock salmon tuna prawn almond walnut hazelnut cashew
  peanut dark-chocolate cocoa cornflour gelatine olive-oil sunflower-oil cumin paprika cinnamon nutmeg chilli ginger`

const most = new Set(['gelatine', 'lemon', 'mozzarella', 'nutmeg', 'baking-powder', 'yeast'])

testTable(common.split(/\s+/))('%s has stand-ins', (id) => {
  const kind = ingredients.find((one) => one.id === id)?.kind ?? ''
  return standInsOf(id, kind).length >= (most.has(id) ? 1 : 2) ? undefined : 'too few'
})

testTable([...standIns].flatMap(([food, choices]) => choices.map((choice) => [food, choice] as const)))(
  'what stands in for %s is another food, and there is some of it',
  (food, { take, plus, shares, tastes }) => {
    expect(take).not.toBe(food)
    for (const one of [take, ...(plus ? [plus.take] : [])]) {
      const { en, fr } = foodTaken(one)
      expect(en.one ?? en.many).toBeTruthy()
      expect(fr.one ?? fr.many).toBeTruthy()
    }
    for (const { ratio } of shares) expect(ratio).toBeGreaterThan(0)
    expect(tastes).not.toEqual([])
  },
)

test('every food that something stands in for is one', () => {
  const known = new Set(ingredients.flatMap(({ id, kind }) => [id, `@${kind}`]))
  const weighed =
    /^(?:salted-butter|(?:semi-)?skimmed-milk|(?:double|single|sour)-cream|cream-of-30-percent|plain-yoghurt|cottage-cheese|egg-(?:white|yolk)|self-raising-flour|fresh-yeast|(?:lemon|lime|orange)-juice|shortcrust-pastry|peanut-oil|walnut-oil)$/
  expect([...standIns.keys()].filter((id) => !known.has(id) && !weighed.test(id))).toEqual([])
})
