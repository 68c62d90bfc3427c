import { type CheckedLanguage, checkedLanguages } from '@roux/contract/language'
import { describe, expect, test } from 'vitest'
import { namesakesIn } from '../foods/namesakes.ts'
import { weightsOf } from '../foods/weights.ts'
import { readFoods } from '../mentions/read-foods.ts'
import { countLine } from './count-line.ts'

function count(text: string, language: CheckedLanguage): string {
  const rest = { title: '', description: '', preparation_time: 0, cook_time: 0, serves: 4, directions: [] }
  const [line] = readFoods({ ...rest, ingredients: [text] }, language).listed
  if (!line) return 'heading'
  const counted = countLine(line, rest.serves)
  if ('why' in counted) return counted.why
  const grams = Math.round(counted.grams)
  return `${counted.food} ${grams}${counted.isForFrying ? ' to fry in' : ''}`
}

/** Line => food and grams, or why it is not counted. */
const tables: Record<CheckedLanguage, string> = {
  en: `
500 g carrots, sliced => carrot 500
1 kg floury potatoes, peeled => potato 1000
½ lb beef mince => beef-mince 227
680 g (1½ lb) boneless, skinless chicken thighs, cut into pieces => chicken-thigh 680
1 cup (200 g) basmati rice => basmati-rice 200
4 boneless chicken thighs (about 600 g) => chicken-thigh 600
200-250 g pasta => spaghetti 225
200 g to 300 g spinach => spinach 250
2 to 3 carrots => carrot 153
2 large onions, finely chopped => onion 220
2 garlic cloves => garlic 6
20 mint leaves => mint 3
2 sticks of celery => celery 80
3 eggs => egg 150
2 egg yolks => egg-yolk 34
4 eggs, whites and yolks separated => egg 200
1 egg, yolk only => egg-yolk 17
Juice of 1 lemon => lemon-juice 48
1 lemon, zest and juice => part
Zest of 1 lime => part
1 tbsp lemon juice => lemon-juice 15
250 ml milk => milk 258
2 tbsp olive oil => olive-oil 27
1 tbsp sugar plus 1 tsp => sugar 17
1 cup chopped onion => onion 160
400 g tin chopped tomatoes => chopped-tomatoes 400
2 x 400 g tins chickpeas, drained => chickpea 452
480 g chickpeas, cooked or tinned, drained => chickpea 480
1 jar (280 g) artichoke hearts => unknown_weight
500 g sirloin steak, beaten to 4 mm => steak 500
1.5 kg leg of lamb => leg-of-lamb 1170
1 litre vegetable stock (made from 1 stock cube) => vegetable-stock 1000
100 g flour, plus extra for dusting => plain-flour 100
salt and pepper to taste => no_amount
a handful of parsley => no_amount
1 pinch of salt => no_amount
oil for frying => sunflower-oil Infinity to fry in
1 litre oil => sunflower-oil 920 to fry in
2 tbsp salt, for the pasta water => not_eaten
2 kg coarse salt => not_eaten
2 litres sunflower oil => sunflower-oil 1840 to fry in
250 ml sunflower oil => sunflower-oil 230
500 g potatoes, for frying => potato 500
1 tsp salt => salt 6
100 g salted butter => salted-butter 100
150 g plain yoghurt => plain-yoghurt 150
8 chicken thighs, skin on => chicken-thigh-with-skin 920
500 g skinless chicken thighs => chicken-thigh 500
1 litre sunflower oil, for deep-frying => sunflower-oil 920 to fry in
100 g butter or margarine => butter 100
500 g chicken breast (or tofu) => chicken-breast 500
30 g walnuts, optional => optional
200 g cooked rice => cooked-rice 200
300 g rice, cooked => cooked-rice 300
200 g peanut butter cups => other_form
200 ml double cream => double-cream 201
200 g gluten-free flour => not_measured
240 g smoked tofu => not_measured
2 rashers bacon => streaky-bacon 56
250 g dried chickpeas, soaked overnight => dried-chickpea 250
1 tin chopped tomatoes => chopped-tomatoes 400
1 can chickpeas => chickpea 226
100 ml double cream => double-cream 101
100 g cheddar cheese, grated => cheddar 100
900 g cooking apples, cored => apple 900
200 g feta in brine, drained => feta 200
2 tins (145 g) tuna in olive oil, drained => tuna-in-oil 223
1 tsp pepper => black-pepper 2
500g beef mince (5% fat) => beef-mince-of-5-percent 500
500 g lean beef mince => beef-mince-of-5-percent 500
1 lb 80/20 ground beef => beef-mince-of-20-percent 454
1 cup 2% milk => semi-skimmed-milk 246
200 g 0% fat Greek yogurt => other_form
20 cl skimmed milk => skimmed-milk 207
400 g tin chickpeas (240 g drained weight) => chickpea 226
1 (14.5-ounce) can diced tomatoes => chopped-tomatoes 411
1 cup heavy whipping cream => cream 239
1 tbsp cornflour mixed with 2 tbsp water => cornflour 8
6 chicken drumsticks => chicken-drumstick 450
75 g fresh white breadcrumbs => bread 75
50 g panko breadcrumbs => breadcrumbs 50
250 g fresh tagliatelle => fresh-egg-pasta 250
1 glass of white wine => white-wine 149
110 g light brown sugar => brown-sugar 110
200 g light mayonnaise => other_form
1 litre water, for the brine => water 1000
2 tbsp vanilla sugar => sugar 25
a knob of butter => butter 15
a handful of walnuts => walnut 30
1 kg mussels => unknown_weight
4 chicken legs => chicken-leg 820
2 cm piece of fresh ginger => unknown_weight
200 g unobtainium => no_food
200 g chocolate chip cookies => several_foods`,
  fr: `
500 g de carottes => carrot 500
2 oignons, émincés => onion 220
3 gousses d'ail => garlic 9
1 branche de céleri => celery 40
4 œufs => egg 200
2 blancs d'œufs => egg-white 66
le jus d'un citron => lemon-juice 48
20 cl de crème fraîche => creme-fraiche 196
20 cl de crème liquide => cream-of-30-percent 202
1 c. à soupe d'huile d'olive => olive-oil 14
125 g de beurre fondu => butter 125
1 boîte de tomates concassées (400 g) => chopped-tomatoes 400
200 g de pois chiches, cuits ou en conserve, égouttés => chickpea 200
100 g de riz cuit => cooked-rice 100
sel et poivre => no_amount
1 pincée de sel => no_amount
100 g de beurre ou de margarine => butter 100
300 g de haricots blancs secs => dried-white-bean 300
1 rouleau de pâte feuilletée => puff-pastry 230
une noix de beurre => butter 15
1 bouquet garni => no_food
500 g de viande hachée 5 % MG => beef-mince-of-5-percent 500
20 cl de crème liquide 30 % MG => cream-of-30-percent 202
1 boîte de pois chiches (265 g égouttés) => chickpea 265
1 boîte de thon au naturel (140 g net égoutté) => tuna 140
8 filets d'anchois à l'huile => anchovy 32
1 sachet de sucre vanillé => sugar 8
5 tomates bien mûres => tomato 615
2 yaourts nature => plain-yoghurt 250
huile de friture => sunflower-oil Infinity to fry in
30 g de noix (facultatif) => optional
1 yaourt au soja => unknown_weight
200 g de morue => other_form
30 g de fromage végétal => not_measured`,
}

describe.each(checkedLanguages)('in %s', (language) => {
  test('a line is counted where food and weight are sure, and else says why not', () => {
    const rows = tables[language]
      .trim()
      .split('\n')
      .map((row) => row.split(' => '))
    const wrong = rows
      .map(([line = '', told]) => [line, count(line, language), told])
      .filter(([, counted, told]) => counted !== told)
    expect(wrong).toEqual([])
  })

  test('a name that means other numbers than its food has them, or is not counted', () => {
    const wrong = [...namesakesIn(language)].filter(([name, id]) => {
      const counted = count(language === 'en' ? `100 g ${name}` : `100 g de ${name}`, language)
      return id === null ? /\d/.test(counted) : counted !== `${id} ${Math.round(100 * (weightsOf(id).edible ?? 1))}`
    })
    expect(wrong).toEqual([])
  })
})
