import type { KitchenLanguage } from '@roux/contract/language'
import type { Text } from '../cookbook/dish.ts'
import { type Manner, words } from './manner-words.ts'
import type { Taste } from './taste.ts'

/** `dishes` are meant first, where none is named. */
type Row = Taste & Record<KitchenLanguage, string> & { dishes?: readonly string[] }

const crisp: Taste = {
  name: { en: 'crisp', fr: 'croustillant' },
  brings: 'pumpkin-seed',
  tells: /\b(?:crisp\w*|crunch\w*|crackl\w*|shatter\w*)\b/,
  kinds: ['nut', 'crumbs', 'seed'],
}

/** Of what is eaten by whoever does not see it. */
export const hidden: Text = { en: 'with nothing in sight', fr: 'sans rien qui se voie' }

const barelySweet: Text = { en: 'low in sugar', fr: 'peu sucré' }
/** A fifth of the 50 g of free sugars that the WHO sets as the most for a day (2015). */
const littleSugar = {
  kinds: ['sugar', 'syrup', 'jam', 'sweet-milk', 'chocolate', 'confectionery'],
  grams: 10,
} satisfies Taste['most']

const rows: readonly Row[] = [
  {
    name: barelySweet,
    tells: /(?!)/,
    most: littleSugar,
    en: 'not too sweet, not so sweet, not very sweet, not that sweet, not overly sweet, not terribly sweet, not too sugary, not very sugary, not sugary, less sweet, less sugary, barely sweet, hardly sweet, only just sweet, slightly sweet, not sickly, not sickly sweet, not cloying, nothing too sweet, nothing sickly, less sugar',
    fr: 'pas trop sucré, pas trop sucrée, pas trop sucrés, pas trop sucrées, pas très sucré, pas très sucrée, pas très sucrés, pas très sucrées, rien de trop sucré, moins sucré, moins sucrée, moins sucrés, moins sucrées, à peine sucré, à peine sucrée, à peine sucrés, à peine sucrées, légèrement sucré, légèrement sucrée, pas écœurant, pas écœurante, moins de sucre',
  },
  {
    name: { en: 'creamy', fr: 'crémeux' },
    brings: 'cream',
    // A white sauce is creamy with no cream in it: flour in fat, then milk.
    tells:
      /\b(?:cream(?:y|ily)|silky|velvet\w*|buttery|white sauce)\b|stir in\s+for \d min, (?:then )?(?:pour|whisk) in\s+little by little/,
    kinds: ['cream', 'coconut-cream', 'yoghurt'],
    en: 'creamy, creamier, creamiest, silky, velvety, luscious',
    fr: 'crémeux, crémeuse, crémeuses, onctueux, onctueuse, onctueuses',
  },
  {
    name: { en: 'smooth', fr: 'lisse' },
    tells: /\b(?:blend(?!ed into)\w*|whizz|pur[ée]e|velvety)\b/,
    en: 'smooth, smoother, no bits, blended, pureed',
    fr: 'lisse, bien lisse, lisses, mixé, mixée, sans morceaux',
  },
  {
    ...crisp,
    dishes: ['crisp-fry', 'breaded', 'schnitzel'],
    en: 'crispy, crispier, crispiest',
    fr: 'croustillant, croustillante, croustillants, croustillantes',
  },
  { ...crisp, dishes: ['roast-pork'], en: 'crackling', fr: 'couenne croustillante, peau croustillante' },
  {
    ...crisp,
    en: 'crunchy, crunch, crunchier, crispy topping, crunchy topping, crunchy top, crumbly topping, crisp crust, crisp top, crisp skin, with a crust',
    fr: 'dessus croustillant, dessus croquant, croquant, du croquant, croquante, croquants, croquantes, craquant, craquante, crousti, croque sous la dent',
  },
  {
    name: { en: 'sweet', fr: 'sucré' },
    less: { ...littleSugar, name: barelySweet },
    brings: 'honey',
    tells: /\b(?:sweet|sugar\w*|honey\w*|candied)\b/,
    kinds: ['sugar', 'syrup', 'jam', 'chocolate', 'sweet-milk', 'soft-fruit', 'berry', 'dried-fruit'],
    en: 'sweet, sugary',
    fr: 'sucré, sucrée, sucrés, sucrées',
  },
  {
    name: { en: 'soft', fr: 'moelleux' },
    tells: /\b(?:soft\w*|fluffy|fudgy|smeared|chewy|tender|moist|melting|gooey|pillowy|airy)\b/,
    en: 'gooey, fluffy, soft, moist, squidgy, pillowy, tender, melting, fudgy, chewy, airy',
    fr: 'moelleux, moelleuse, moelleuses, fondant, fondante, fondants, fondantes, tendre, tendres, aérien, aérienne, mou, mous, coulant, coulante, baveux, baveuse',
  },
  {
    name: { en: 'spicy', fr: 'relevé' },
    opposite: 'mild',
    brings: 'chilli-flakes',
    tells: /\b(?:fiery|spicy|chilli|hot sauce)\b/,
    kinds: ['hot-spice'],
    ids: ['chilli', 'chilli-flakes', 'harissa', 'curry-paste'],
    en: 'bit of heat, spicey, fiery, kick, punchy',
    fr: 'très épicé, bien épicé, super épicé, assez épicé, ultra épicé, épicée, épicés, épicées, pimentée, pimentés, pimentées, relevée, relevés, relevées, qui pique, qui arrache, piquant, piquante, corsé, corsée',
  },
  {
    name: { en: 'sharp', fr: 'acidulé' },
    brings: 'lemon',
    tells: /\b(?:sharp\w*|sour\w*|tangy|zest\w*|vinegar|lemon|lime|pickled?)\b/,
    kinds: ['citrus', 'vinegar'],
    en: 'sour, zing, zingy, zip, bite, tang, tangier, brighter, fresher, tangy, zesty, sharp, citrusy, lemony, acidic, vinegary',
    fr: 'peps, pep s, plus frais, plus fraîche, acide, acidulé, acidulée, acides, vif, vive, citronné, citronnée, aigre',
  },
  {
    name: { en: 'smoky', fr: 'fumé' },
    brings: 'smoked-paprika',
    tells: /\bsmok\w*\b/,
    kinds: ['smoked-fish'],
    ids: ['smoked-paprika', 'smoked-tofu', 'bacon', 'smoked-sausage'],
    en: 'smoky, smokey, smokier, smoke',
    fr: 'petit goût fumé, plus fumé, plus fumée, goût fumé, goût de fumé, saveur fumée',
  },
  {
    name: { en: 'cheesy', fr: 'plein de fromage' },
    brings: 'parmesan',
    tells: /\bcheesy\b/,
    kinds: ['melting-cheese', 'hard-cheese'],
    en: 'extra cheesy, cheesy',
    fr: 'coulant de fromage, gratiné, gratinée, filant',
  },
  {
    name: { en: 'full of melted cheese', fr: 'plein de fromage fondu' },
    tells: /\bcheesy\b/,
    kinds: ['melting-cheese', 'hard-cheese'],
    dishes: [
      ...['cheese-fondue', 'raclette-supper', 'grilled-cheese', 'mac-and-cheese', 'tartiflette', 'welsh-rarebit'],
      ...['quesadilla', 'croque-monsieur', 'aligot', 'pizza'],
    ],
    en: 'cheese pull, craving melted cheese, want melted cheese, fancy melted cheese, gooey cheese, oozing cheese, stringy cheese, stringy, melty, oozy',
    fr: 'envie de fromage fondu, envie folle de fromage fondu, fromage qui file, fromage qui coule, fromage coulant, qui file',
  },
  {
    name: { en: 'garlicky', fr: 'aillé' },
    brings: 'garlic',
    tells: /\bgarlic\w*\b/,
    ids: ['garlic'],
    en: 'garlicky',
    fr: 'aillé, aillée',
  },
  {
    name: { en: 'full of herbs', fr: "plein d'herbes" },
    brings: 'parsley',
    tells: /\bherb\w*\b/,
    kinds: ['herb', 'bouquet'],
    en: 'herby',
    fr: 'herbacé',
  },
  {
    name: { en: 'salty', fr: 'salé' },
    tells: /\b(?:salt(?:y|ed)|savoury)\b/,
    kinds: [
      'salty-sauce',
      'cured-meat',
      'hard-cheese',
      'melting-cheese',
      'stock',
      'meat-stock',
      'condiment',
      'preserve',
      'seasoning',
      'hot-spice',
      'spice',
    ],
    isSavoury: true,
    en: "salty, savoury, savory, umami, not sweet, nothing sweet, unsweet, can't be sweet, cannot be sweet, no sweets, something savoury, savoury things, savoury bites",
    fr: 'salé, salée, salés, salées, umami, pas sucré, pas sucrée, pas sucrés, pas sucrées, rien de sucré',
  },
  {
    name: { en: 'cold', fr: 'froid' },
    opposite: 'hot',
    tells:
      /^(?!.*\b(?:lukewarm|warm salad|serve (?:\w+ ){0,3}(?:hot|warm)(?! or cold)|bake)\b).*\b(?:chill(?:ed)?|(?:serve|eat) (?:\w+ ){0,4}(?:cold|cool)|ice[- ]cold|no cooking|straight from the fridge|salad|over ice|freeze (?:\w+ ){0,3}for|freeze until|ice cubes)\b/s,
    en: 'cold, cold drink, chilled, iced, icy',
    fr: 'bien frais, bien fraîche, boisson fraîche, verre frais, froid, froide, froids, froides, glacé, glacée, glacés, rafraîchissant, rafraîchissante',
  },
  {
    name: { en: 'hot', fr: 'chaud' },
    opposite: 'cold',
    tells: /\b(?:hot|warm\w*|steaming|bubbling|simmer\w*|piping|oven)\b/,
    en: 'piping hot, warm, hot',
    fr: 'bien chaud, chaud, chaude, chauds, chaudes',
  },
  {
    name: { en: 'filling', fr: 'copieux' },
    brings: 'white-bean',
    tells: /\b(?:filling|hearty|substantial|rich|thick)\b/,
    kinds: ['pasta', 'noodle', 'rice', 'grain', 'lentil', 'pulse', 'polenta', 'bread', 'tortilla'],
    ids: ['potato', 'sweet-potato'],
    suits: 'cosy',
    en: 'filling, heartier, substantial, stodgy, stodge, satisfying, sticks to the ribs, stick to your ribs, ribsticking, rib sticking',
    fr: 'tient au ventre, tienne au ventre, qui tient au corps, qui cale, copieux, copieuse, nourrissant, nourrissante, consistant, consistante, roboratif, costaud',
  },
  {
    name: { en: 'full of broth', fr: 'dans son bouillon' },
    tells: /\bbroth\b|\bclear soup\b/,
    kinds: ['stock', 'meat-stock', 'fish-stock'],
    dishes: ['chicken-noodle-soup', 'broth-with-pasta', 'miso-soup', 'pho', 'congee'],
    en: 'brothy, clear soup, clear broth, light broth, thin soup, slurpy',
    fr: 'soupe claire, bouillon clair, bouillon léger, potage clair, bien liquide',
  },
  {
    name: hidden,
    tells: /\b(?:blend\w*|pur[ée]e\w*|mash\w*|finely (?:chopped|grated|diced))\b/,
    dishes: ['hidden-veg-pasta', 'bolognese', 'cottage-pie', 'hachis-parmentier', 'meatballs', 'soup', 'muffins'],
    en: "hide, hidden, sneak, sneaked, can't see them, can't see it, cannot see them, without seeing them, won't notice, doesn't notice, not notice, disguise, disguised, smuggle",
    fr: "caché, cachés, cachée, cachées, en cachette, dissimuler, planquer, sans qu'il les voie, sans qu'elle les voie, sans qu'ils les voient, sans qu'il les voit, sans qu'elle les voit",
  },
  {
    name: { en: 'fizzy', fr: 'pétillant' },
    tells: /\b(?:fizz\w*|sparkling|bubbles)\b/,
    ids: ['sparkling-water', 'ginger-beer'],
    en: 'fizzy, sparkling, bubbly',
    fr: 'pétillant, pétillante',
  },
  {
    name: { en: 'bitter', fr: 'amer' },
    tells: /\bbitter\w*\b/,
    ids: ['chicory', 'radicchio', 'rocket', 'kale', 'watercress'],
    en: 'bitter',
    fr: 'amer, amère, amers',
  },
  {
    name: { en: 'green', fr: 'vert' },
    tells: /\bgreen\b/,
    kinds: ['leaf', 'salad-leaf', 'herb'],
    ids: ['broccoli', 'pea', 'green-bean', 'courgette', 'avocado', 'cucumber'],
    en: 'something green, green side, green side dish',
    fr: 'quelque chose de vert, accompagnement vert',
  },
  {
    name: { en: 'wobbly', fr: 'tremblotant' },
    tells: /\b(?:wobbl\w*|trembl\w*|gelatine)\b/,
    kinds: ['gelatine'],
    en: 'wobbly, wobbles, jiggly, jiggles',
    fr: 'qui tremble, tremblotant, tremblotante, tremble',
  },
  {
    name: { en: 'mild', fr: 'doux' },
    tells: /\b(?:mild\w*|gentl\w*)\b/,
    kinds: ['cream', 'coconut-cream', 'milk', 'butter', 'egg', 'rice', 'root', 'oats'],
    never: ['hot-spice', 'chilli'],
    en: 'mild, gentle, soothing, plain, not hot, not too hot, not very hot, nothing hot',
    fr: 'pas épicé, pas trop épicé, pas très épicé, peu épicé, à peine épicé, pas fort, pas forte, pas trop fort, pas trop forte, pas trop relevé, pas trop relevée, tout douce, doux, douce, douces, fade',
  },
]

/** How something shall taste, feel or be served. */
export const tastes: readonly Manner[] = rows.map(({ en, fr, dishes, ...taste }) => ({
  taste,
  ...(dishes && { dishes }),
  names: { en: words(en), fr: words(fr) },
}))
