import type { KitchenLanguage } from '@roux/contract/language'
import type { Course, Occasion } from './dish.ts'

const ids = (text: string): readonly string[] => text.split(/\s+/).filter((id) => id !== '')

type FirstChoices = Readonly<Record<KitchenLanguage, readonly string[]>>

/** What cooks of each language think of first for an occasion, among all that is good for it. */
export const firstForOccasion: Readonly<Record<Occasion, FirstChoices>> = {
  cosy: {
    en: ids(`stew cottage-pie lasagne irish-stew pie mac-and-cheese chili sausage-and-mash soup shepherds-pie
      fish-pie onion-soup lentil-soup curry`),
    fr: ids(`hachis-parmentier pot-au-feu tartiflette blanquette boeuf-bourguignon gratin-dauphinois onion-soup gratin
      stew lentil-soup pumpkin-soup petit-sale`),
  },
  winter: {
    en: ids('stew irish-stew boeuf-bourguignon pie cottage-pie pumpkin-soup split-pea-soup sausage-and-mash chili'),
    fr: ids('pot-au-feu tartiflette boeuf-bourguignon raclette-supper blanquette petit-sale onion-soup choucroute'),
  },
  light: {
    en: ids('salad baked-fish soup salmon-papillote miso-soup summer-rolls salade-nicoise poke-bowl'),
    fr: ids('salad soup baked-fish salmon-papillote salade-nicoise miso-soup gazpacho carrot-rice-soup'),
  },
  summer: {
    en: ids('gazpacho salade-nicoise greek-salad panzanella tabbouleh caprese summer-rolls pasta-salad poke-bowl'),
    fr: ids('gazpacho salade-nicoise taboule-semoule caprese tomato-tart greek-salad ratatouille rice-salad'),
  },
  fancy: {
    en: ids('steak-au-poivre mushroom-risotto sole-meuniere saltimbocca vongole cheese-souffle magret garlic-prawns'),
    fr: ids('magret sole-meuniere steak-au-poivre mushroom-risotto saltimbocca salmon-papillote vol-au-vent'),
  },
  party: {
    en: ids(`nachos pizza mini-pizzas sausage-rolls chili hummus guacamole chicken-wings empanadas falafel
      quesadilla`),
    fr: ids('pizza mini-pizzas cake-sale burger gougeres hummus tortilla-espanola nachos empanadas quiche-lorraine'),
  },
  aperitif: {
    en: ids('hummus tapenade cheese-straws spiced-nuts guacamole fish-rillettes gougeres roast-chickpeas bruschetta'),
    fr: ids(`tapenade cake-sale gougeres hummus fish-rillettes oeufs-mimosa cheese-straws bruschetta guacamole
      cervelle-de-canut`),
  },
  packed: {
    en: ids(`pasta-salad wrap sandwich tortilla-espanola frittata lentil-salad rice-salad taboule-semoule cake-sale
      egg-sandwich`),
    fr: ids(`taboule-semoule pasta-salad rice-salad lentil-salad cake-sale pan-bagnat tortilla-espanola wrap
      jambon-beurre quiche-lorraine`),
  },
  'one-pot': {
    en: ids('chili dal stew curry pasta soup jambalaya risotto shakshuka'),
    fr: ids('dal soup chili curry stew risotto shakshuka ratatouille'),
  },
  'one-tray': { en: ids('traybake roast-vegetables'), fr: ids('traybake roast-vegetables') },
  ahead: {
    en: ids('lasagne chili stew boeuf-bourguignon curry cottage-pie ratatouille moussaka'),
    fr: ids('boeuf-bourguignon lasagne blanquette daube hachis-parmentier ratatouille chili'),
  },
  freezes: {
    en: ids('bolognese chili lasagne cottage-pie soup dal curry stew'),
    fr: ids('bolognese chili lasagne boeuf-bourguignon soup dal ratatouille'),
  },
  children: {
    en: ids('pasta mini-pizzas breaded meatballs mac-and-cheese quesadilla cottage-pie burger pancakes omelette'),
    fr: ids('pasta hachis-parmentier breaded mini-pizzas croque-monsieur pasta-gratin crepes meatballs omelette'),
  },
  birthday: {
    en: ids('victoria-sponge cake brownies mini-pizzas marble-cake muffins chocolate-mousse'),
    fr: ids('cake marble-cake yoghurt-cake brownies victoria-sponge muffins chocolate-fondant mini-pizzas'),
  },
  crowd: {
    en: ids('chili lasagne curry bolognese jollof paella cottage-pie dal'),
    fr: ids('paella chili lasagne couscous-royal vegetable-couscous boeuf-bourguignon pasta-gratin hachis-parmentier'),
  },
  cheap: {
    en: ids('dal pasta lentil-soup egg-fried-rice chili curry bolognese jacket-potatoes omelette aglio-e-olio'),
    fr: ids('pasta lentil-soup dal soup omelette tortilla-espanola pasta-gratin hachis-parmentier'),
  },
  feast: {
    en: ids('roast-chicken roast-beef roast-lamb roast-pork roast-turkey boeuf-bourguignon'),
    fr: ids('roast-chicken roast-lamb blanquette roast-beef boeuf-bourguignon roast-pork coq-au-vin'),
  },
  christmas: {
    en: ids('roast-turkey roast-beef yule-log trifle roast-potatoes brussels-sprouts-bacon'),
    fr: ids('roast-turkey yule-log gravlax magret gratin-dauphinois'),
  },
  easter: { en: ids('roast-lamb hot-cross-buns'), fr: ids('roast-lamb navarin') },
  iftar: {
    en: ids('harira chorba lentil-soup date-shake samosas briouates'),
    fr: ids('harira chorba briouates date-shake chicken-tagine'),
  },
  tea: {
    en: ids('scones victoria-sponge shortbread lemon-drizzle flapjacks banana-bread cookies carrot-cake muffins'),
    fr: ids('yoghurt-cake madeleines cookies marble-cake crepes quatre-quarts muffins banana-bread shortbread'),
  },
  soft: {
    en: ids('cottage-pie fish-pie soup leek-potato-soup scrambled-eggs mash congee pumpkin-soup'),
    fr: ids('hachis-parmentier soup pumpkin-soup leek-potato-soup fish-pie scrambled-eggs mash carrot-rice-soup'),
  },
  ill: {
    en: ids('chicken-noodle-soup congee broth-with-pasta carrot-rice-soup miso-soup'),
    fr: ids('broth-with-pasta carrot-rice-soup chicken-noodle-soup congee'),
  },
}

/** And for a course, where nothing else is said. */
export const firstForCourse: Readonly<Record<Course, FirstChoices>> = {
  main: { en: [], fr: [] },
  dessert: {
    en: ids(
      'crumble apple-pie brownies cheesecake chocolate-mousse sticky-toffee-pudding panna-cotta trifle rice-pudding',
    ),
    fr: ids('chocolate-mousse tarte-tatin crepes creme-caramel clafoutis fruit-tart tiramisu rice-pudding panna-cotta'),
  },
  breakfast: {
    en: ids('scrambled-eggs porridge pancakes french-toast overnight-oats fried-eggs'),
    fr: ids('crepes french-toast scrambled-eggs homemade-granola overnight-oats pancakes'),
  },
  side: {
    en: ids('roast-potatoes green-beans-side mash roast-vegetables wilted-greens gratin-dauphinois glazed-carrots'),
    fr: ids('gratin-dauphinois saute-potatoes green-beans-side mash roast-vegetables petits-pois tomates-provencales'),
  },
  starter: {
    en: ids('soup prawn-cocktail bruschetta fish-rillettes caprese leek-potato-soup'),
    fr: ids('oeufs-mimosa soup leeks-vinaigrette fish-rillettes oeufs-cocotte salade-chevre-chaud carottes-rapees'),
  },
  sauce: {
    en: ids('tomato-sauce pesto-sauce hummus guacamole tzatziki'),
    fr: ids('vinaigrette tomato-sauce pesto-sauce bechamel-sauce hummus tapenade'),
  },
  drink: {
    en: ids('lemonade smoothie iced-tea virgin-mojito hot-chocolate'),
    fr: ids('lemonade smoothie iced-tea virgin-mojito hot-chocolate'),
  },
  bread: { en: ids('bread soda-bread focaccia'), fr: ids('bread focaccia brioche-loaf') },
  snack: {
    en: ids('hummus spiced-nuts cheese-straws roast-chickpeas quesadilla nachos guacamole'),
    fr: ids('cake-sale hummus gougeres tapenade roast-chickpeas mini-pizzas'),
  },
}
