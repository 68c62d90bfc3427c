import type { Allergen } from '@roux/contract/diet'
import type { Animal, Kind } from '../foods/ingredient.ts'
import type { InEach } from '../languages/in-each.ts'

/** A word that names no single food but says what is in it. `is` is the word it stands for ("buttered" for butter). */
export type Generic = InEach<readonly string[]> & {
  allergens?: readonly Allergen[]
  animal?: readonly Animal[]
  /** As of an ingredient: what only some products contain. */
  often?: readonly (Allergen | Animal)[]
  is?: InEach<string>
  /** The kinds of food that cooks call so: "the noodles" may be penne. */
  kinds?: readonly Kind[]
  /** "Without" it means without the whole allergen: "dairy", not "cheese". */
  isWhole?: true
  /** A dish: in a step or a title it is what the recipe makes, and its list is looked at. */
  isDish?: true
}

/** Words for whole families, and verbs that name what they add. A name with `!` is meant in exactly this form. */
export const generics: readonly Generic[] = [
  { en: ['cheese', 'cheesy bread', 'cheesy garlic bread'], fr: ['fromage'], animal: ['dairy'] },
  {
    en: ['whipped cream', 'whipped topping', 'cool whip', 'chantilly'],
    fr: ['chantilly', 'crème fouettée', 'crème chantilly'],
    animal: ['dairy'],
  },
  {
    en: [
      'cheesecake',
      'mac and cheese',
      'macaroni cheese',
      'cauliflower cheese',
      'milkshake',
      'alfredo sauce',
      'half and half',
    ],
    fr: ['cheesecake', 'milkshake', 'mac and cheese', 'crème dessert'],
    animal: ['dairy'],
    isDish: true,
  },
  {
    en: ['cheese sauce', 'mornay sauce'],
    fr: [
      'sauce mornay',
      'sauce au fromage',
      'crème au citron',
      'crème au chocolat',
      'crème à la vanille',
      'crème au café',
    ],
    animal: ['dairy'],
    isDish: true,
  },
  {
    en: ['crème brûlée', 'crème caramel'],
    fr: ['crème brûlée', 'crème caramel'],
    animal: ['dairy', 'egg'],
    isDish: true,
  },
  {
    en: ['yorkshire pudding'],
    fr: ['yorkshire pudding'],
    allergens: ['gluten'],
    animal: ['dairy', 'egg'],
    isDish: true,
  },
  {
    en: ['quiche', 'profiterole', 'choux bun', 'choux pastry', 'clafoutis'],
    fr: ['quiche', 'profiterole', 'pâte à choux', 'clafoutis', 'flan pâtissier', 'madeleine'],
    allergens: ['gluten'],
    animal: ['dairy', 'egg'],
    isDish: true,
  },
  { en: ['frittata'], fr: ['frittata', 'tortilla espagnole'], animal: ['egg'], isDish: true },
  { en: ['macaron'], fr: ['macaron', 'financier'], allergens: ['nuts'], animal: ['egg'], isDish: true },
  { en: ['cordon bleu'], fr: ['cordon bleu'], allergens: ['gluten'], animal: ['dairy', 'meat'], isDish: true },
  { en: ['mafe', 'gado gado'], fr: ['mafé', 'gado gado'], allergens: ['peanuts'], isDish: true },
  { en: ['roux'], fr: [], allergens: ['gluten'], isDish: true },
  { en: ['baklava'], fr: ['baklava'], allergens: ['gluten', 'nuts'], isDish: true },
  {
    en: ['baba ganoush', 'baba ghanoush', 'moutabal'],
    fr: ['baba ganoush', 'baba ghanouj', 'moutabal', 'caviar libanais'],
    allergens: ['sesame'],
    isDish: true,
  },
  { en: ['pâté'], fr: [], often: ['meat'], isDish: true },
  { en: ['malted milk', 'ovaltine', 'horlicks'], fr: ['ovomaltine'], allergens: ['gluten'], animal: ['dairy'] },
  { en: ['custard powder'], fr: ['poudre à crème'], often: ['dairy', 'egg'] },
  { en: ['rennet'], fr: ['présure'], often: ['rennet'] },
  // In a list it is the spice.
  { en: [], fr: ['curry'], often: ['celery', 'mustard'], isDish: true },
  {
    en: ['lea and perrins', 'lea & perrins', 'lea perrins'],
    fr: ['lea perrins', 'lea & perrins', 'lea et perrins'],
    allergens: ['fish'],
    animal: ['fish'],
    often: ['gluten'],
  },
  {
    en: [
      'fresh pasta',
      'fresh linguine',
      'fresh tagliatelle',
      'fresh fettuccine',
      'fresh spaghetti',
      'fresh pappardelle',
      'fresh noodle',
    ],
    fr: ['linguine fraîche', 'tagliatelle fraîche', 'spaghetti frais', 'nouille fraîche', 'fettuccine fraîche'],
    allergens: ['gluten'],
    often: ['egg'],
    kinds: ['pasta', 'noodle'],
  },
  {
    en: ['worcestershire'],
    fr: ['worcestershire'],
    allergens: ['fish'],
    animal: ['fish'],
    often: ['gluten'],
  },
  { en: ['phyllo', 'filo'], fr: ['filo', 'phyllo'], allergens: ['gluten'] },
  { en: [], fr: ['noix de veau', 'noix de jambon', 'noix de porc'], animal: ['meat'] },
  { en: ['cream'], fr: ['crème'], animal: ['dairy'], kinds: ['cream', 'yoghurt', 'fresh-cheese', 'coconut-cream'] },
  {
    en: ['creamed horseradish', 'horseradish cream'],
    fr: ['crème de raifort'],
    allergens: ['sulphites'],
    animal: ['dairy'],
  },
  {
    en: [],
    fr: ['yaourt à la noix de coco', 'yaourt à la coco', 'yaourt coco'],
    often: ['dairy'],
    kinds: ['yoghurt'],
  },
  { en: ['dijon'], fr: ['dijon'], allergens: ['mustard'], often: ['sulphites'] },
  { en: [], fr: ['blanc en neige', 'jaune battu'], animal: ['egg'] },
  {
    en: ['doughnut', 'donut', 'eclair', 'waffle'],
    fr: ['donut', 'beignet', 'éclair au chocolat', 'éclair au café', 'gaufre', 'chouquette'],
    allergens: ['gluten'],
    animal: ['dairy', 'egg'],
    isDish: true,
  },
  {
    en: ['buttered', 'buttering'],
    fr: ['beurrer', 'beurrez', 'beurré', 'beurrée'],
    animal: ['dairy'],
    is: { en: 'butter', fr: 'beurre' },
  },
  {
    en: ['dairy', 'dairy product', 'lactose', 'milk protein'],
    fr: ['produit laitier', 'laitage', 'lactose'],
    animal: ['dairy'],
    isWhole: true,
  },
  { en: ['egg wash', 'eggwash'], fr: ['dorure', 'omelette'], animal: ['egg'], is: { en: 'egg', fr: 'œuf' } },
  { en: ['fish'], fr: ['poisson'], allergens: ['fish'], animal: ['fish'], isWhole: true },
  {
    en: ['seafood', 'shellfish'],
    fr: ['fruit de mer', 'coquillage'],
    allergens: ['crustaceans', 'molluscs'],
    animal: ['fish'],
    isWhole: true,
  },
  { en: ['crustacean'], fr: ['crustacé'], allergens: ['crustaceans'], animal: ['fish'], isWhole: true },
  { en: ['mollusc', 'mollusk'], fr: ['mollusque'], allergens: ['molluscs'], animal: ['fish'], isWhole: true },
  {
    en: ['meat', 'poultry', 'charcuterie'],
    fr: ['viande', 'volaille', 'charcuterie'],
    animal: ['meat'],
    isWhole: true,
  },
  { en: ['chicken'], fr: ['poulet'], animal: ['meat'] },
  { en: ['beef'], fr: ['bœuf'], animal: ['meat'] },
  { en: ['pork'], fr: ['porc'], animal: ['meat'] },
  { en: ['gluten'], fr: ['gluten'], allergens: ['gluten'], isWhole: true },
  // Who leaves out wheat may still have rye.
  { en: ['wheat'], fr: ['blé'], allergens: ['gluten'] },
  { en: ['bread'], fr: ['pain'], allergens: ['gluten'], kinds: ['bread'] },
  { en: ['pasta'], fr: ['pâtes!'], allergens: ['gluten'], kinds: ['pasta', 'noodle'] },
  { en: ['noodle'], fr: ['nouille'], allergens: ['gluten'], often: ['egg'], kinds: ['pasta', 'noodle'] },
  {
    en: ['breaded', 'battered'],
    fr: ['panure', 'paner', 'panez'],
    allergens: ['gluten'],
    is: { en: 'breadcrumb', fr: 'chapelure' },
  },
  { en: ['floured'], fr: ['fariner', 'farinez'], allergens: ['gluten'], is: { en: 'flour', fr: 'farine' } },
  { en: ['soy', 'soya'], fr: ['soja'], allergens: ['soybeans'], isWhole: true },
  { en: ['sulphite', 'sulfite'], fr: ['sulfite'], allergens: ['sulphites'], isWhole: true },
]
