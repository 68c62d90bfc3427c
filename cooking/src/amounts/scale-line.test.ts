import { type CheckedLanguage, checkedLanguages } from '@roux/contract/language'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { tables } from '../../test/amounts/tables.ts'
import { readLine } from './read-line.ts'
import { scaleLine } from './scale-line.ts'

type Row = [language: CheckedLanguage, line: string, factor: number, expected: string]

const rows: Row[] = [
  ['en', '3 eggs', 1 / 2, '1½ eggs'],
  ['en', '3 bay leaves', 1 / 2, '1–2 bay leaves'],
  ['en', '1 egg', 4 / 3, '1½ eggs'],
  ['en', '1 large egg, beaten', 3, '3 large eggs, beaten'],
  ['en', '4 eggs', 1 / 4, '1 egg'],
  ['en', '1 tsp salt', 1 / 2, '½ tsp salt'],
  ['en', '1 tsp salt', 3 / 4, '¾ tsp salt'],
  ['en', '½ tsp salt', 1 / 8, '⅛ tsp salt'],
  ['en', '1 tbsp oil', 1 / 3, '1 tsp oil'],
  ['en', '1 tsp oil', 10, '3⅓ tbsp oil'],
  ['en', '1 cup flour', 1 / 8, '2 tbsp flour'],
  ['en', '1 cup flour', 4 / 3, '1⅓ cups flour'],
  ['en', '2 cups flour', 1 / 2, '1 cup flour'],
  ['en', '500 g flour', 2, '1 kg flour'],
  ['en', '750 g flour', 2, '1.5 kg flour'],
  ['fr', '750 g de farine', 2, '1,5 kg de farine'],
  ['en', '1 kg potatoes', 1 / 4, '250 g potatoes'],
  ['en', '1.2 kg potatoes', 2 / 3, '800 g potatoes'],
  ['en', '250 g rice', 1 / 3, '85 g rice'],
  ['en', '125 g rice', 3 / 2, '190 g rice'],
  ['en', '7 g yeast', 1 / 2, '3.5 g yeast'],
  ['en', '500 ml milk', 3, '1.5 litres milk'],
  ['fr', '50 cl de lait', 6, '3 l de lait'],
  ['fr', '25 cl de lait', 1 / 2, '12,5 cl de lait'],
  ['en', '8 oz cheese', 4, '2 lb cheese'],
  ['en', '1 lb beef', 1 / 2, '½ lb beef'],
  ['en', '1 onion, chopped', 3 / 2, '1½ onions, chopped'],
  ['en', '2 tomatoes', 1 / 2, '1 tomato'],
  ['en', '1 potato', 2, '2 potatoes'],
  ['en', '1 bay leaf', 2, '2 bay leaves'],
  ['en', '2 garlic cloves, crushed', 1 / 2, '1 garlic clove, crushed'],
  ['en', '2 cloves of garlic', 3 / 4, '1–2 cloves of garlic'],
  ['en', '1 x 400 g tin chopped tomatoes', 2, '2 x 400 g tins chopped tomatoes'],
  ['en', '400 g tin chopped tomatoes', 2, '2 x 400 g tins chopped tomatoes'],
  ['en', 'a 400 g tin of tomatoes', 3, 'three 400 g tins of tomatoes'],
  ['en', '4 salmon fillets (about 150 g each)', 1 / 2, '2 salmon fillets (about 150 g each)'],
  ['en', '500 ml (2 cups) milk', 2, '1 litre (4 cups) milk'],
  ['en', '1 lemon or 2 limes', 2, '2 lemons or 4 limes'],
  ['en', '1 cup plus 2 tbsp flour', 2, '2 cups plus 4 tbsp flour'],
  ['en', 'a pinch of salt', 3, 'three pinches of salt'],
  ['en', '1 dash of rum', 7 / 4, '1½ dashes of rum'],
  ['en', 'A handful of parsley', 2, 'Two handfuls of parsley'],
  ['en', 'half an onion', 2, 'an onion'],
  ['en', 'an onion', 1 / 2, 'half an onion'],
  ['en', 'Juice of 1 lemon', 2, 'Juice of 2 lemons'],
  ['en', '2–3 tbsp water', 2, '4–6 tbsp water'],
  ['en', 'Salt and pepper', 5, 'Salt and pepper'],
  ['en', '100 g dark chocolate (70% cocoa)', 2, '200 g dark chocolate (70% cocoa)'],
  ['en', '2 carrots, cut into 2 cm pieces', 2, '4 carrots, cut into 2 cm pieces'],
  ['en', '5 cm cinnamon stick', 1 / 2, '2.5 cm cinnamon stick'],
  ['en', '1 dozen eggs', 2, '2 dozen eggs'],
  ['en', '1 lb 8 oz beef mince', 1 / 2, '12 oz beef mince'],
  ['en', '3 lb 4 oz pork', 1 / 2, '1 lb 10 oz pork'],
  ['en', '23 cm pastry case', 2, '23 cm pastry case'],
  ['en', '1 quail per person', 2, '1 quail per person'],
  ['fr', "la moitié d'un concombre", 2, 'un concombre'],
  ['fr', "la moitié d'un concombre", 1 / 2, '¼ concombre'],
  ['fr', '1 avocat par personne', 2, '1 avocat par personne'],
  ['en', '1 (3 lb) chicken', 2, '2 (3 lb) chickens'],
  ['en', '1/2 a cucumber', 2, '1 cucumber'],
  ['fr', '1 kg 500 de moules', 2, '3 kg de moules'],
  ['fr', '3/4 de litre de lait', 2, '1,5 litre de lait'],
  ['fr', '1 bouquet garni', 2, '2 bouquets garnis'],
  ['fr', '1 pâte brisée', 2, '2 pâtes brisées'],
  ['fr', "une demi-gousse d'ail", 2, "une gousse d'ail"],
  ['fr', '1 oignon rouge, émincé', 2, '2 oignons rouges, émincés'],
  ['fr', '2 oignons, pelés et finement émincés', 1 / 2, '1 oignon, pelé et finement émincé'],
  ['fr', '1 gros oignon', 2, '2 gros oignons'],
  ['fr', '1 belle tomate, coupée en dés', 2, '2 belles tomates, coupées en dés'],
  ['fr', "1 gousse d'ail, hachée", 3, "3 gousses d'ail, hachées"],
  ['fr', '1 botte de coriandre, ciselée', 2, '2 bottes de coriandre, ciselée'],
  ['fr', '1 grosse pincée de sel', 2, '2 grosses pincées de sel'],
  ['fr', '1 cuillère à soupe bombée de farine', 2, '2 cuillères à soupe bombées de farine'],
  ['fr', 'une pincée de sel', 2, 'deux pincées de sel'],
  ['fr', "le jus d'un citron", 2, 'le jus de deux citrons'],
  ['fr', 'le jus de 2 citrons', 1 / 2, "le jus d'1 citron"],
  ['fr', 'une demi-botte de coriandre', 2, 'une botte de coriandre'],
  ['fr', 'une dizaine de feuilles de basilic', 2, 'une vingtaine de feuilles de basilic'],
  ['fr', 'une dizaine de feuilles de basilic', 1 / 2, 'environ 5 feuilles de basilic'],
  ['fr', "une vingtaine d'olives", 2, "une quarantaine d'olives"],
  ['fr', '1 c. à soupe de miel', 3 / 2, '1 ½ c. à soupe de miel'],
  ['fr', '1 c. à soupe de miel', 1 / 3, '1 c. à café de miel'],
  ['fr', '1 œuf', 3 / 2, '1 ½ œuf'],
  ['fr', '2 à 3 carottes', 2, '4 à 6 carottes'],
  ['fr', '1 bocal de cornichons', 2, '2 bocaux de cornichons'],
  ['fr', '2 boîtes de 400 g de tomates', 1 / 2, '1 boîte de 400 g de tomates'],
  ['fr', '1 poulet fermier de 1,5 kg', 2, '2 poulets fermiers de 1,5 kg'],
  ['fr', '1 pomme de terre', 2, '2 pommes de terre'],
  ['fr', '1 000 g de sucre', 2, '2 000 g de sucre'],
]

testTable(rows)('a line is scaled as a cook would write it', (language, line, factor, expected) => {
  expect(scaleLine(line, factor, language)).toBe(expected)
})

testTable([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1])('a factor that is none changes nothing', (factor) => {
  expect(scaleLine('1 1/2 cups flour', factor, 'en')).toBe('1 1/2 cups flour')
})

/**
 * Lines that come back in print: fractions as one character, decimals in the language's way, one piece counted, and the
 * unit or word that a cook would write. All others come back letter for letter.
 */
const reprinted: ReadonlyMap<string, string> = new Map([
  ['1 1/2 cups plain flour, sifted', '1½ cups plain flour, sifted'],
  ['400 g tin chopped tomatoes', '1 x 400 g tin chopped tomatoes'],
  ['400ml can coconut milk', '1 x 400ml can coconut milk'],
  ['14-oz can coconut milk', '1 x 14-oz can coconut milk'],
  ['1-1/2 cups sugar', '1½ cups sugar'],
  ['1 1/2 to 2 cups flour', '1½ to 2 cups flour'],
  ['1/2-3/4 cup water', '½-¾ cup water'],
  ['1 ½ tsp paprika', '1½ tsp paprika'],
  ['1⁄2 cup cream', '½ cup cream'],
  ['.5 kg plums', '500 g plums'],
  ['0.5 tsp nutmeg', '½ tsp nutmeg'],
  ['1 and a half cups rice', '1½ cups rice'],
  ['one and a half cups rice', '1½ cups rice'],
  ['1 & 1/2 tsp salt', '1½ tsp salt'],
  ['1 litre and a half of water', '1.5 litres of water'],
  ['half teaspoon turmeric', 'half a teaspoon turmeric'],
  ['a half cup of milk', 'half a cup of milk'],
  ['a quarter teaspoon of cloves', '¼ teaspoon of cloves'],
  ['a quarter of a red cabbage', '¼ red cabbage'],
  ['three-quarters of a cup of stock', '¾ cup of stock'],
  ['two thirds of a cup sugar', '⅔ cup sugar'],
  ['a couple of bay leaves', 'two bay leaves'],
  ['a couple of handfuls of rocket', 'two handfuls of rocket'],
  ['one onion', 'an onion'],
  ['one 3-pound chicken, cut up', 'a 3-pound chicken, cut up'],
  ['1 demi-baguette', '½ baguette'],
  ['thumb-sized piece of ginger', '1 thumb-sized piece of ginger'],
  ['pinch of salt', '1 pinch of salt'],
  ['small handful of basil, torn', '1 small handful of basil, torn'],
  ['Knob of butter', '1 Knob of butter'],
  ['pincée de sel', '1 pincée de sel'],
  ['petite poignée de roquette', '1 petite poignée de roquette'],
  ["filet d'huile d'olive", "1 filet d'huile d'olive"],
  ["le zeste d'1/2 citron bio", 'le zeste de ½ citron bio'],
  ['twelve small shallots', '12 small shallots'],
  ['1,5 kg beef', '1.5 kg beef'],
  ['½lemon', '½ lemon'],
  ['1/4 of a watermelon', '¼ watermelon'],
  ["0,5 l d'eau", "500 ml d'eau"],
  ["Le zeste râpé d'un demi citron", "Le zeste râpé d'un demi-citron"],
  ['un demi citron', 'un demi-citron'],
  ['1/2 concombre', '½ concombre'],
  ['1/2 c. à café de sel', '½ c. à café de sel'],
  ['1 1/2 tasse de sucre', '1 ½ tasse de sucre'],
  ['un demi-litre de lait', '500 ml de lait'],
  ['1 litre et demi de bouillon', '1,5 litre de bouillon'],
  ['un kilo et demi de tomates', '1,5 kilo de tomates'],
  ['une cuillère et demie de sucre', '1 ½ cuillère de sucre'],
  ["un quart de litre d'eau", "250 ml d'eau"],
  ['trois quarts de tasse de lait', '¾ tasse de lait'],
  ["un quart d'ananas", '¼ ananas'],
  ['deux tiers de tasse de sucre', '⅔ tasse de sucre'],
  ['une centaine de grammes de beurre', 'environ 100 grammes de beurre'],
  ['un ou deux piments', '1 ou 2 piments'],
  ['1.5 kg de bœuf', '1,5 kg de bœuf'],
  ['1,500 kg de bœuf', '1,5 kg de bœuf'],
  ['0,75 l de cidre', '750 ml de cidre'],
  ['une pincee de sel', 'une pincée de sel'],
  ['1 boite de thon', '1 boîte de thon'],
  ['½citron', '½ citron'],
  ['1/2 a cucumber', '½ cucumber'],
  ['1 kg 500 de moules', '1,5 kg de moules'],
  ['3/4 de litre de lait', '750 ml de lait'],
  ['1 lb 8 oz beef mince', '1½ lb beef mince'],
])

const sizes: Partial<Record<string, number>> = { kg: 1000, l: 1000, lb: 16 }

/** The amounts of a line in grams, millilitres, ounces or pieces; "1 lb 8 oz" is one. */
function amountsOf(line: string, language: CheckedLanguage): number[] {
  const { amount, others } = readLine(line, language)
  const found: { unit: string | undefined; min: number; max: number }[] = []
  for (const { min, max, unit } of [...(amount ? [amount] : []), ...others]) {
    const size = sizes[unit?.id ?? ''] ?? 1
    const before = found.at(-1)
    const isSum = before?.unit === 'lb' && unit?.id === 'oz' && others[0]?.relation === 'plus'
    if (isSum) found.splice(-1, 1, { unit: 'oz', min: before.min + min, max: before.max + max })
    else found.push({ unit: unit?.id, min: min * size, max: max * size })
  }
  return found.flatMap(({ min, max }) => [min, max])
}

describe.each(checkedLanguages)('in %s', (language) => {
  const twiceAndHalf = (line: string) => scaleLine(scaleLine(line, 2, language), 1 / 2, language)

  test('twice a line and half of that is the line again', ({ annotate }) => {
    const lines = tables[language].map(({ line }) => line)
    const letterForLetter = lines.filter((line) => twiceAndHalf(line) === line)
    annotate(`${language}: ${letterForLetter.length} of ${lines.length} lines come back letter for letter`)
    for (const line of lines) {
      const printed = reprinted.get(line) ?? line
      expect(twiceAndHalf(line)).toBe(printed)
      expect(twiceAndHalf(printed)).toBe(printed)
      expect(amountsOf(printed, language)).toEqual(amountsOf(line, language))
    }
  })

  test('twice a line has twice its amounts, and no others', () => {
    for (const { line } of tables[language]) {
      if (/ (?:per|par) person/.test(line)) continue
      const twice = amountsOf(scaleLine(line, 2, language), language)
      const expected = amountsOf(line, language).map((value) => 2 * value)
      expect(twice.map((value) => value.toFixed(3))).toEqual(expected.map((value) => value.toFixed(3)))
    }
  })
})
