import type { Allergen } from '@roux/contract/diet'
import type { CheckedLanguage } from '@roux/contract/language'
import type { Nouns } from './nouns.ts'

/** What a thing is to a cook: what can stand in for what, and how long it needs. */
export type Kind =
  | 'onion'
  | 'aromatic'
  | 'root'
  | 'firm-vegetable'
  | 'tender-vegetable'
  | 'leaf'
  | 'salad-leaf'
  | 'salad-vegetable'
  | 'preserve'
  | 'pulse'
  | 'lentil'
  | 'tofu'
  | 'silken-tofu'
  | 'butter'
  | 'milk'
  | 'cream'
  | 'coconut-cream'
  | 'yoghurt'
  | 'melting-cheese'
  | 'hard-cheese'
  | 'fresh-cheese'
  | 'grilling-cheese'
  | 'egg'
  | 'poultry'
  | 'joint'
  | 'stewing-meat'
  | 'steak'
  | 'chop'
  | 'mince'
  | 'sausage'
  | 'cured-meat'
  | 'white-fish'
  | 'oily-fish'
  | 'tinned-fish'
  | 'smoked-fish'
  | 'shellfish'
  | 'mollusc'
  | 'rice'
  | 'pasta'
  | 'noodle'
  | 'grain'
  | 'quick-grain'
  | 'polenta'
  | 'oats'
  | 'crumbs'
  | 'bread'
  | 'tortilla'
  | 'flour'
  | 'gluten-free-flour'
  | 'pastry'
  | 'nut'
  | 'ground-nut'
  | 'nut-butter'
  | 'seed'
  | 'binder'
  | 'orchard-fruit'
  | 'berry'
  | 'soft-fruit'
  | 'citrus'
  | 'dried-fruit'
  | 'coconut'
  | 'herb'
  | 'bouquet'
  | 'spice'
  | 'hot-spice'
  | 'sweet-spice'
  | 'seasoning'
  | 'oil'
  | 'nutty-oil'
  | 'vinegar'
  | 'condiment'
  | 'salty-sauce'
  | 'spread'
  | 'stock'
  | 'meat-stock'
  | 'fish-stock'
  | 'water'
  | 'wine'
  | 'alcohol'
  | 'spirit'
  | 'sugar'
  | 'syrup'
  | 'chocolate'
  | 'confectionery'
  | 'cocoa'
  | 'raising'
  | 'yeast'
  | 'starch'
  | 'gelatine'
  | 'roast'
  | 'wrapper'
  | 'biscuit'
  | 'jam'
  | 'sweet-milk'
  | 'coffee'
  /** Fruit juices and what is sparkling and sweet. */
  | 'drink'
  /** Known to the checks, cooked by no dish of the kitchen. */
  | 'other'

/** What of an animal is in it; the diets that it breaks follow from this. `rennet` is in some cheeses. */
export type Animal = 'meat' | 'fish' | 'dairy' | 'egg' | 'honey' | 'gelatine' | 'rennet'

/** How an ingredient is counted in a recipe. `cm` is a length of root, `taste` is no amount at all. */
export type Unit =
  | 'g'
  | 'ml'
  | 'piece'
  | 'tbsp'
  | 'tsp'
  | 'clove'
  | 'stick'
  | 'slice'
  | 'sprig'
  | 'bunch'
  | 'leaf'
  | 'pinch'
  | 'cm'
  | 'taste'

export type Amount = readonly [quantity: number, unit: Unit]

export type Ingredient = Nouns & {
  /** Kebab-case English, unique. */
  id: string
  kind: Kind
  /** The language of the cooks who have it at home; where others choose freely, they take something else. */
  home?: CheckedLanguage
  /** What one person usually gets. */
  serving: Amount
  /**
   * Grams per millilitre as a cook measures it (spooned or poured, not pressed), where known. Each is the household
   * measure of the USDA (National Nutrient Database for Standard Reference, "Weight" file: grams of a cup of 236.6 ml,
   * a tablespoon or a teaspoon; flour 125 g, sugar 200 g, honey 339 g a cup). What it does not have is from King Arthur
   * Baking's Ingredient Weight Chart (almond, chickpea, spelt and coconut flour, gluten-free flour, potato
   * starch, chocolate in pieces, raisins, pesto, desiccated coconut) or the FAO/INFOODS Density Database 2.0 (2012)
   * (oils, salt, wine, spirits, soy sauce, crème fraîche, coffee). The sources differ by up to a tenth for powders.
   * Not found in any, and so estimated: plant milks, creams, yoghurts, butter and honey (as what they stand for),
   * gluten-free baking powder and oats (as the ordinary ones), stocks (as water), mascarpone (as cream cheese), lard and
   * duck fat (as oil), dried yeast (7 g in 2¼ tsp), Worcestershire sauce, mirin, balsamic cream, agar, nutritional yeast,
   * chestnut and lupin flour. What is cut rather than poured has its density in `household-weights.ts`.
   */
  density?: number
  /** May half a piece be asked for? */
  halves?: true
  /** How it is prepared in the list; in French `·` is where a participle takes its ending. */
  prep?: Record<CheckedLanguage, string>
  /** Beyond those that follow from `animal` (milk, eggs). Source: Regulation (EU) No 1169/2011, Annex II. */
  allergens?: readonly Allergen[]
  animal?: readonly Animal[]
  /**
   * What only some products contain, and say on their label. Sources: the Food Standards Agency's list of where the 14
   * are found (celery and fish in stock cubes, gluten in baking powder, sulphites in dried fruit, soya in chocolate, eggs
   * in pasta), Coeliac UK (oats, stock cubes, sausages, soy sauce, barley malt vinegar), and for cheese the
   * specifications of those that are made with animal rennet.
   */
  often?: readonly (Allergen | Animal)[]
  /** Ingredients it is made of or a sort of: who leaves those out leaves this out. */
  of?: readonly string[]
  /** What a good cook takes where this is not wanted, best first. */
  swap?: readonly string[]
  /** Kinds of meat, and nuts that are nuts to a cook but not to the Regulation. */
  tags?: readonly ('beef' | 'pork' | 'lamb' | 'nut')[]
}
