import { allergens, diets } from '@roux/contract/diet'
import { type CheckedLanguage, checkedLanguages } from '@roux/contract/language'
import { describe, expect, test } from 'vitest'
import { everyday, type Row, readNames } from '../../test/checks/everyday.ts'
import type { Certainty } from '../foods/restrictions.ts'
import { allergensOf, brokenBy } from '../mentions/contents.ts'
import { readText } from '../mentions/find-foods.ts'
import { readLineFoods } from '../mentions/line-language.ts'
import { rolesOf } from '../mentions/roles.ts'

// Every engine has one; the types of the platform are not loaded here.
declare const console: { info: (text: string) => void }

/**
 * What lines of recipes contain, written without looking at the lexicon: names parted by bars; `contains` are the
 * allergens of the lines, `breaks` the diets that they break (all of them); `?` marks what only some products contain. Half are traps: their words sound like
 * something that is not there, or hide something that is.
 */
type Group = { trap: boolean; contains: string; breaks: string; en: string; fr: string }

const groups: readonly Group[] = [
  {
    trap: false,
    contains: 'milk',
    breaks: 'vegan lactose_free',
    en: "100 g unsalted butter|250 ml whole milk|2 tbsp double cream|200 g Greek yoghurt|50 g grated Cheddar|1 ball mozzarella|100 g feta, crumbled|250 g ricotta|3 tbsp crème fraîche|150 g cream cheese|goat's cheese|2 tbsp mascarpone|200 ml buttermilk",
    fr: '100 g de beurre doux|25 cl de lait entier|20 cl de crème liquide|2 yaourts nature|50 g de cheddar râpé|1 boule de mozzarella|100 g de feta émiettée|250 g de ricotta|3 c. à soupe de crème fraîche|1 bûche de chèvre|150 g de fromage blanc|2 cuillères à soupe de mascarpone',
  },
  {
    trap: false,
    contains: 'eggs',
    breaks: 'vegan egg_free',
    en: '3 eggs|2 large free-range eggs, beaten|1 egg yolk|4 egg whites|6 quail eggs',
    fr: "3 œufs|2 gros oeufs battus|1 jaune d'œuf|4 blancs d’œufs|6 œufs de caille",
  },
  {
    trap: false,
    contains: 'gluten',
    breaks: 'gluten_free',
    en: '200 g plain flour|1 1/2 cups all-purpose flour|400 g spaghetti|300 g penne|4 slices bread|1 baguette|50 g breadcrumbs|2 tbsp panko|4 flour tortillas|2 pitta breads',
    fr: '200 g de farine|250 g de farine de blé T55|400 g de spaghettis|300 g de penne|4 tranches de pain de mie|1 baguette|50 g de chapelure|2 c. à s. de panko|4 tortillas de blé|500 g de pâtes',
  },
  {
    trap: false,
    contains: 'fish',
    breaks: 'vegan vegetarian',
    en: '4 salmon fillets|600 g cod|2 tins tuna, drained|3 anchovy fillets|1 trout, gutted|2 mackerel fillets|sea bass fillets',
    fr: "4 pavés de saumon|600 g de cabillaud|2 boîtes de thon égoutté|3 filets d'anchois|1 truite vidée|2 filets de maquereau|4 filets de bar",
  },
  {
    trap: false,
    contains: 'crustaceans',
    breaks: 'vegan vegetarian',
    en: '300 g raw prawns|200 g shrimp, peeled|100 g crab meat|1 lobster',
    fr: '300 g de crevettes roses|12 gambas|100 g de chair de crabe|1 homard',
  },
  {
    trap: false,
    contains: 'molluscs',
    breaks: 'vegan vegetarian',
    en: '1 kg mussels|8 scallops|500 g squid rings|12 oysters|500 g clams',
    fr: "1 kg de moules de bouchot|8 noix de Saint-Jacques|500 g d'encornets|12 huîtres|500 g de palourdes",
  },
  {
    trap: false,
    contains: '',
    breaks: 'vegan vegetarian pescatarian',
    en: '2 chicken breasts|500 g minced beef|150 g bacon lardons|1 lamb shoulder|4 duck breasts|500 g pork fillet|800 g stewing beef',
    fr: "2 blancs de poulet|500 g de bœuf haché|150 g de lardons fumés|1 épaule d'agneau|4 magrets de canard|1 filet mignon de porc|800 g de paleron",
  },
  {
    trap: false,
    contains: 'nuts',
    breaks: 'nut_free',
    en: '50 g walnuts|30 g flaked almonds|100 g ground almonds|2 tbsp pistachios, chopped|hazelnuts|1 handful cashews|60 g pecans',
    fr: "50 g de cerneaux de noix|30 g d'amandes effilées|100 g de poudre d'amandes|2 c. à soupe de pistaches|des noisettes|1 poignée de noix de cajou|60 g de noix de pécan",
  },
  {
    trap: false,
    contains: 'peanuts',
    breaks: 'nut_free',
    en: '50 g roasted peanuts|3 tbsp peanut butter',
    fr: '50 g de cacahuètes|3 c. à soupe de beurre de cacahuète',
  },
  {
    trap: false,
    contains: 'soybeans',
    breaks: '',
    en: '200 g firm tofu|200 g smoked tofu|150 g edamame beans|200 g tempeh|200 ml soya milk',
    fr: "200 g de tofu ferme|200 g de tofu fumé|150 g d'edamame|200 g de tempeh|20 cl de lait de soja",
  },
  {
    trap: false,
    contains: 'celery',
    breaks: '',
    en: '2 celery sticks|1 celeriac',
    fr: '2 branches de céleri|1 céleri-rave',
  },
  {
    trap: false,
    contains: 'sesame',
    breaks: '',
    en: '1 tbsp sesame seeds|2 tsp toasted sesame oil',
    fr: "1 c. à soupe de graines de sésame|2 c. à café d'huile de sésame",
  },
  {
    trap: false,
    contains: 'lupin',
    breaks: '',
    en: '50 g lupin flour',
    fr: '50 g de farine de lupin',
  },
  {
    trap: false,
    contains: '',
    breaks: '',
    en: '2 carrots|1 onion, chopped|3 garlic cloves|400 g chopped tomatoes|1 tbsp olive oil|200 g basmati rice|1 tsp ground cumin|salt and pepper|2 potatoes|1 lemon|200 g chickpeas|1 handful parsley|250 g spinach|100 g quinoa|2 bananas|30 g caster sugar',
    fr: "2 carottes|1 oignon émincé|3 gousses d'ail|400 g de tomates concassées|1 c. à soupe d'huile d'olive|200 g de riz basmati|1 c. à café de cumin|sel et poivre|2 pommes de terre|1 citron|200 g de pois chiches|1 poignée de persil|250 g d'épinards|100 g de quinoa|2 bananes|30 g de sucre",
  },
  {
    trap: false,
    contains: '',
    breaks: 'vegan',
    en: '2 tbsp honey',
    fr: '2 c. à soupe de miel',
  },
  {
    trap: true,
    contains: '',
    breaks: '',
    en: "400 ml coconut milk|coconut cream|100 g cocoa butter|1 butternut squash|1 aubergine|2 eggplants, diced|1/2 tsp nutmeg|1 butter lettuce|1/4 tsp cream of tartar|200 g vegan butter|dairy-free butter|100 g plant-based butter|200 g butterbeans|1 tin butter beans|200 ml rice milk|50 g desiccated coconut|100 g buckwheat flour|buckwheat groats|200 g gluten-free flour|gluten-free pasta|4 slices gluten-free bread|100 g vegan cheese|200 ml vegan cream|150 g oyster mushrooms|100 g chestnut mushrooms|2 beef tomatoes|1 spaghetti squash|200 g glutinous rice|200 g rice noodles|rice flour|100 g cornflour|corn tortillas|2 flax eggs|egg replacer|1 tbsp coconut sugar|200 ml coconut water|vegan chicken-style strips|50 g coconut butter|200 g water chestnuts|1 cauliflower, for cauliflower rice|ginger beer|2 tbsp vegan honey|lady's finger|cauliflower steak|100 g hearts of palm|dairy-free yoghurt made from coconut|coconut yoghurt|3 tbsp gluten-free oats|200 g gluten-free spaghetti|dough without egg|sauce without butter or milk|no eggs",
    fr: "40 cl de lait de coco|20 cl de crème de coco|100 g de beurre de cacao|1 courge butternut|1 aubergine|1/2 c. à café de noix de muscade|1 laitue beurre|300 g de haricots beurre|1 pincée de crème de tartre|50 g de margarine végétale|100 g de beurre végétal|20 cl de lait de riz|50 g de noix de coco râpée|100 g de farine de sarrasin|100 g de farine de blé noir|200 g de farine sans gluten|pâtes sans gluten|4 tranches de pain sans gluten|100 g de fromage végétal|20 cl de crème végétale|20 cl de lait végétal|150 g de pleurotes|2 tomates cœur de bœuf|1 courge spaghetti|200 g de riz gluant|200 g de vermicelles de riz|farine de riz|100 g de maïzena|galettes de maïs|1 substitut d'œuf|eau de coco|200 g de châtaignes d'eau|semoule de maïs|couscous de chou-fleur|bière de gingembre|1 moule à cake|graisser un moule|un fromage végan|sauce sans beurre ni lait|pâte sans œufs|100 g d'avoine sans gluten|beurre de coco|caviar d'aubergine|pieds de mouton (champignons)|spaghettis de courgettes|persil haché|2 oignons hachés finement|carottes en allumettes|galettes de riz",
  },
  {
    trap: true,
    contains: '',
    breaks: 'nut_free',
    en: '30 g pine nuts|200 g cooked chestnuts|chestnut flour',
    fr: '30 g de pignons de pin|200 g de châtaignes cuites|crème de marrons pure châtaigne',
  },
  {
    trap: true,
    contains: 'milk',
    breaks: 'vegan',
    en: '500 ml lactose-free milk',
    fr: '50 cl de lait sans lactose',
  },
  {
    trap: true,
    contains: 'nuts',
    breaks: 'nut_free',
    en: '2 tbsp almond butter|200 ml almond milk|1 tbsp walnut oil|50 g marzipan|1 tsp almond extract|amaretto|cashew cream|mixed nuts|50 g praline|100 g almond flour|2 tbsp hazelnut butter',
    fr: "2 c. à soupe de purée d'amande|20 cl de lait d'amande|lait d’amandes non sucré|1 c. à soupe d'huile de noix|50 g de pâte d'amande|extrait d'amande amère|100 g de praliné|un mélange de noix|fruits à coque|lait de noisette|crème de cajou|purée de noisettes",
  },
  {
    trap: true,
    contains: 'nuts?',
    breaks: 'nut_free?',
    en: '1 tbsp vegan pesto',
    fr: '',
  },
  {
    trap: true,
    contains: 'peanuts',
    breaks: 'nut_free',
    en: 'groundnut oil|peanut oil|monkey nuts',
    fr: "huile d'arachide|beurre d'arachide",
  },
  {
    trap: true,
    contains: 'gluten?',
    breaks: 'gluten_free?',
    en: '200 ml oat milk|100 ml oat cream|1 tbsp malt vinegar|50 g porridge oats|1 tsp baking powder',
    fr: "20 cl de lait d'avoine|10 cl de crème d'avoine|vinaigre de malt|50 g de flocons d'avoine|1 sachet de levure chimique",
  },
  {
    trap: true,
    contains: 'gluten',
    breaks: 'gluten_free',
    en: '150 g couscous|100 g bulgur wheat|100 g pearl barley|spelt flour|50 g semolina|300 ml beer|330 ml stout|freekeh|rye flour|1 tbsp wheatgerm|200 g orzo|12 wonton wrappers|4 lasagne sheets|udon',
    fr: "150 g de couscous|100 g de boulgour|100 g d'orge perlé|farine d'épeautre|50 g de semoule de blé|33 cl de bière|1 bière brune|farine de seigle|germe de blé|8 feuilles de brick|feuilles de lasagne|son de blé|pâte à pizza",
  },
  {
    trap: true,
    contains: 'gluten milk?',
    breaks: 'vegan? gluten_free lactose_free?',
    en: '100 g croutons|puff pastry|naan',
    fr: 'croûtons|pâte feuilletée|naan',
  },
  {
    trap: true,
    contains: 'gluten eggs?',
    breaks: 'vegan? gluten_free egg_free?',
    en: '',
    fr: 'gnocchis',
  },
  {
    trap: true,
    contains: 'milk',
    breaks: 'vegan lactose_free',
    en: '2 tbsp ghee|brown butter|whey protein|milk powder|condensed milk|paneer|kefir|dulce de leche|quark|1 knob of butter|tzatziki|sodium caseinate|grated cheese',
    fr: '2 c. à s. de ghee|beurre noisette|une noix de beurre|une noisette de beurre|lait en poudre|lait concentré sucré|petit-lait|confiture de lait|crème chantilly|beurre clarifié|faisselle|babeurre|lait ribot',
  },
  {
    trap: true,
    contains: 'milk',
    breaks: 'vegan vegetarian? pescatarian? lactose_free',
    en: '40 g Parmesan|pecorino, grated|Gruyère|gorgonzola|1 Camembert|brie',
    fr: '40 g de parmesan|pecorino râpé|gruyère râpé|comté|1 camembert|raclette|roquefort',
  },
  {
    trap: true,
    contains: 'fish',
    breaks: 'vegan vegetarian',
    en: '2 tbsp fish sauce|bonito flakes|500 ml dashi|1 tsp anchovy paste|caviar|1 tsp isinglass|fish oil',
    fr: '2 c. à s. de nuoc-mâm|sauce poisson|50 cl de dashi|anchoïade|œufs de saumon|colle de poisson|huile de foie de morue',
  },
  {
    trap: true,
    contains: 'fish?',
    breaks: 'vegan? vegetarian?',
    en: 'olive tapenade',
    fr: 'tapenade',
  },
  {
    trap: true,
    contains: 'gluten? fish',
    breaks: 'vegan vegetarian gluten_free?',
    en: '1 tsp Worcestershire sauce',
    fr: '1 c. à café de sauce Worcestershire',
  },
  {
    trap: true,
    contains: 'gluten fish',
    breaks: 'vegan vegetarian gluten_free',
    en: '8 fish fingers|2 fishcakes',
    fr: '8 bâtonnets de poisson',
  },
  {
    trap: true,
    contains: 'gluten soybeans',
    breaks: 'gluten_free',
    en: '2 tbsp soy sauce|2 tbsp teriyaki|seitan',
    fr: '2 c. à s. de sauce soja|seitan|shoyu',
  },
  {
    trap: true,
    contains: 'gluten? soybeans',
    breaks: 'gluten_free?',
    en: '1 tbsp miso|gochujang',
    fr: '1 c. à s. de miso',
  },
  {
    trap: true,
    contains: 'soybeans',
    breaks: '',
    en: '2 tbsp tamari|2 tbsp gluten-free soy sauce|soya mince|soy yogurt|textured vegetable protein',
    fr: '2 c. à s. de tamari|sauce soja sans gluten|protéines de soja texturées|yaourt au soja|crème de soja|germes de soja',
  },
  {
    trap: true,
    contains: 'soybeans? milk?',
    breaks: 'vegan? lactose_free?',
    en: '200 g dark chocolate',
    fr: '200 g de chocolat noir',
  },
  {
    trap: true,
    contains: 'soybeans?',
    breaks: '',
    en: 'vegan chocolate',
    fr: '',
  },
  {
    trap: true,
    contains: 'gluten? celery?',
    breaks: 'gluten_free?',
    en: '500 ml vegetable stock',
    fr: '50 cl de bouillon de légumes',
  },
  {
    trap: true,
    contains: 'gluten? milk? celery?',
    breaks: 'vegan? vegetarian? pescatarian? gluten_free? lactose_free?',
    en: '1 stock cube',
    fr: '1 bouillon cube',
  },
  {
    trap: true,
    contains: 'celery',
    breaks: '',
    en: 'celery salt',
    fr: 'sel de céleri',
  },
  {
    trap: true,
    contains: 'gluten? celery?',
    breaks: 'vegan vegetarian pescatarian gluten_free?',
    en: '500 ml chicken stock|beef broth',
    fr: '50 cl de bouillon de volaille|fond de veau',
  },
  {
    trap: true,
    contains: 'eggs mustard?',
    breaks: 'vegan egg_free',
    en: '3 tbsp mayonnaise|aioli|tartare sauce',
    fr: '3 c. à s. de mayonnaise|aïoli|sauce tartare',
  },
  {
    trap: true,
    contains: 'mustard?',
    breaks: '',
    en: 'vegan mayonnaise|egg-free mayonnaise|4 gherkins',
    fr: 'mayonnaise végane|mayonnaise sans œuf|4 cornichons',
  },
  {
    trap: true,
    contains: 'sesame',
    breaks: '',
    en: "2 tbsp tahini|hummus|halva|za'atar|gomasio",
    fr: '2 c. à s. de tahini|houmous|zaatar|purée de sésame|halva',
  },
  {
    trap: true,
    contains: 'sulphites',
    breaks: '',
    en: '150 ml dry white wine|red wine|port wine',
    fr: '15 cl de vin blanc|vin rouge|porto',
  },
  {
    trap: true,
    contains: 'sulphites?',
    breaks: '',
    en: '50 g raisins|dried apricots|2 tbsp balsamic vinegar|balsamic glaze',
    fr: '50 g de raisins secs|abricots secs|vinaigre balsamique|crème de balsamique',
  },
  {
    trap: true,
    contains: 'milk nuts?',
    breaks: 'vegan vegetarian? pescatarian? lactose_free nut_free?',
    en: '3 tbsp basil pesto',
    fr: '3 c. à s. de pesto|pistou',
  },
  {
    trap: true,
    contains: 'eggs milk',
    breaks: 'vegan lactose_free egg_free',
    en: 'custard|lemon curd|hollandaise|eggnog',
    fr: 'crème anglaise|sauce hollandaise|lait de poule|crème pâtissière',
  },
  {
    trap: true,
    contains: 'gluten eggs milk',
    breaks: 'vegan gluten_free lactose_free egg_free',
    en: '4 slices brioche|2 croissants',
    fr: '4 tranches de brioche|2 croissants',
  },
  {
    trap: true,
    contains: 'gluten eggs',
    breaks: 'vegan gluten_free egg_free',
    en: 'egg noodles|ravioli',
    fr: 'pâtes fraîches aux œufs|raviolis',
  },
  {
    trap: true,
    contains: 'gluten milk',
    breaks: 'vegan gluten_free lactose_free',
    en: 'béchamel',
    fr: 'béchamel',
  },
  {
    trap: true,
    contains: 'gluten? peanuts soybeans?',
    breaks: 'gluten_free? nut_free',
    en: 'satay sauce|peanut sauce',
    fr: 'sauce satay',
  },
  {
    trap: true,
    contains: '',
    breaks: 'vegan vegetarian pescatarian',
    en: '6 gelatine leaves|marshmallows|1 tbsp lard|duck fat|black-eyed pork ribs|foie gras|beef dripping|pulled pork|head cheese',
    fr: '6 feuilles de gélatine|guimauves|saindoux|graisse de canard|foie gras|fromage de tête|chair à saucisse|confit de canard',
  },
  {
    trap: true,
    contains: 'gluten? crustaceans? eggs fish soybeans?',
    breaks: 'vegan vegetarian gluten_free? egg_free',
    en: 'surimi|crab sticks',
    fr: 'bâtonnets de surimi',
  },
  {
    trap: true,
    contains: 'gluten? soybeans? molluscs',
    breaks: 'vegan vegetarian gluten_free?',
    en: 'oyster sauce',
    fr: "sauce d'huître",
  },
]

const rows: Row[] = groups.flatMap(({ trap: isTrap, contains, breaks, ...lines }) =>
  checkedLanguages.flatMap((language) =>
    lines[language]
      .split('|')
      .filter(Boolean)
      .map((line) => ({
        line,
        language,
        isTrap,
        contains: readNames(allergens, contains),
        breaks: readNames(diets, breaks),
      })),
  ),
)

/** What is in the one and not, or not as surely, in the other. */
function beyond<Name extends string>(
  some: ReadonlyMap<Name, Certainty>,
  others: ReadonlyMap<Name, Certainty>,
): string[] {
  return [...some].filter(([name, certainty]) => others.get(name) !== certainty).map((one) => one.join(' '))
}

function seenIn({ line, language }: Pick<Row, 'line' | 'language'>): Pick<Row, 'contains' | 'breaks'> {
  const { words, foods: named } = readText(line, language)
  const roles = rolesOf(line, words, named, language, true)
  const foods = named.filter(({ from }) => roles[from] !== 'said')
  return {
    contains: surest(foods.flatMap((food) => [...allergensOf(food)])),
    breaks: surest(foods.flatMap((food) => [...brokenBy(food)])),
  }
}

function surest<Name>(told: readonly (readonly [Name, Certainty])[]): ReadonlyMap<Name, Certainty> {
  return new Map([...told].sort(([, one], [, other]) => (one === other ? 0 : one === 'often' ? -1 : 1)))
}

/** What is seen in lines that is not there, and what is there and not seen. */
function faults(
  table: readonly Row[],
  languageOf: (row: Row) => CheckedLanguage,
): { falseAlarms: string[]; misses: string[] } {
  const compared = table.map((row) => ({ row, seen: seenIn({ line: row.line, language: languageOf(row) }) }))
  const told = (list: { line: string; what: string[] }[]) =>
    list.filter(({ what }) => what.length > 0).map(({ line, what }) => `${line}: ${what}`)
  return {
    falseAlarms: told(
      compared.map(({ row, seen }) => ({
        line: row.line,
        what: [...beyond(seen.contains, row.contains), ...beyond(seen.breaks, row.breaks)],
      })),
    ),
    misses: told(
      compared.map(({ row, seen }) => ({
        line: row.line,
        what: [...beyond(row.contains, seen.contains), ...beyond(row.breaks, seen.breaks)],
      })),
    ),
  }
}

const tables = { 'names and traps': rows, 'lines of cooks and models': everyday }

describe.each(Object.entries(tables))('%s', (name, table) => {
  test('all that a line contains is seen, and nothing else', ({ annotate }) => {
    const found = faults(table, ({ language }) => language)
    const traps = table.filter(({ isTrap }) => isTrap).length
    const { falseAlarms, misses } = found
    const counts = `${table.length} lines, ${traps} traps: ${falseAlarms.length} false alarms, ${misses.length} misses`
    annotate(counts)
    console.info(`${name}: ${counts}`)
    expect(found).toEqual({ falseAlarms: [], misses: [] })
    expect(table.length).toBeGreaterThanOrEqual(400)
    expect(traps / table.length).toBeGreaterThanOrEqual(0.5)
  })

  test('a line is read in its own language, whatever its recipe is said to be in', () => {
    const other = ({ line, language }: Row) => readLineFoods(line, language === 'en' ? 'fr' : 'en').language
    // Raisins are grapes in French.
    const telling = table.filter(({ line }) => line !== '50 g raisins')
    expect(faults(telling, other)).toEqual({ falseAlarms: [], misses: [] })
  })
})
