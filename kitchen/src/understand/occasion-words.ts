import type { KitchenLanguage } from '@roux/contract/language'
import { grammar } from '@roux/cooking/languages/grammar'
import type { Occasion, Text } from '../cookbook/dish.ts'
import { dishesKnownFor } from './dishes-known-for.ts'
import { eatenByHand } from './eaten-by-hand.ts'
import { feastDays } from './feast-days.ts'
import { howTheyAre } from './how-they-are.ts'
import { littleOf, type Manner, words } from './manner-words.ts'

/** What each is called in a sentence that names it alone. */
export const occasionNames: Readonly<Record<Occasion, Text>> = {
  cosy: { en: 'comfort food', fr: 'un plat réconfortant' },
  light: { en: 'something light', fr: 'un plat léger' },
  summer: { en: 'summer', fr: "l'été" },
  winter: { en: 'winter', fr: "l'hiver" },
  fancy: { en: 'a special evening', fr: 'une belle soirée' },
  party: { en: 'a party', fr: 'une fête' },
  aperitif: { en: 'nibbles', fr: "l'apéritif" },
  packed: { en: 'taking it along', fr: "l'emporter" },
  'one-pot': { en: 'a single pot', fr: 'une seule casserole' },
  'one-tray': { en: 'a single tray', fr: 'une seule plaque' },
  ahead: { en: 'making it ahead', fr: "le préparer à l'avance" },
  freezes: { en: 'freezing it', fr: 'le congeler' },
  children: { en: 'children', fr: 'les enfants' },
  birthday: { en: 'a birthday', fr: 'un anniversaire' },
  crowd: { en: 'a crowd', fr: 'une grande tablée' },
  cheap: { en: 'a small budget', fr: 'un petit budget' },
  feast: { en: 'a feast', fr: 'un repas de fête' },
  christmas: { en: 'Christmas', fr: 'Noël' },
  easter: { en: 'Easter', fr: 'Pâques' },
  iftar: { en: 'iftar', fr: "l'iftar" },
  ill: { en: 'somebody who is ill', fr: "quelqu'un de malade" },
  tea: { en: 'afternoon tea', fr: 'le goûter' },
  soft: { en: 'easy chewing', fr: 'qui mâche mal' },
  'by-hand': { en: 'eating it by hand', fr: 'le manger avec les doigts' },
  slow: { en: 'slow cooking', fr: 'une cuisson lente' },
  camping: { en: 'camping', fr: 'le camping' },
}

/** Weather is told by what the day is like, and no food is to be so: "a chilly tuesday evening". */
const days: Readonly<Record<KitchenLanguage, readonly string[]>> = {
  en: words(
    'night, evening, afternoon, morning, day, weekend, week, monday, tuesday, wednesday, thursday, friday, saturday, sunday, outside, out',
  ),
  fr: words('soir, soirée, nuit, après midi, matin, matinée, journée, jour, week end, dimanche, samedi, semaine'),
}
const dayThatIs = (language: KitchenLanguage, like: string) =>
  words(like).flatMap((one) =>
    days[language].map((day) => (grammar[language].isHeadFirst ? `${day} ${one}` : `${one} ${day}`)),
  )

/** When, where, by whom and from what purse it is eaten. */
export const eatenWhen: readonly Manner[] = [
  {
    occasion: 'cosy',
    names: {
      en: [
        ...dayThatIs('en', 'cold, chilly, freezing, frosty, rainy, wet, grey, gloomy, stormy, miserable'),
        ...words(`soothing bowl, comforting bowl, warming bowl, bowl of comfort, on the sofa, on the couch, something warm, warming, comfort food, comforting, comfort, cosy, cozy, cold night, cold out, freezing out, rainy, raining, pouring, it's grey,
        hearty, soul warming, hug in a bowl, november, october, bonfire night, guy fawkes, broken heart, heartbreak, feeling sad, sad`),
      ],
      fr: [
        ...dayThatIs(
          'fr',
          'froid, froide, glacial, glaciale, frais, fraîche, pluvieux, pluvieuse, gris, grise, de pluie, de froid, maussade',
        ),
        ...words(`bol réconfortant, bol de réconfort, bol qui fait du bien, bol qui réchauffe, qui fait du bien, fait du bien, sur le canapé, dans le canapé, sous un plaid, réconfortant, réconfortante, réconfortants, réconfort, réchauffe, réchauffer, réchauffant, pluie, pluvieux, il pleut, qui pleut, il fait gris, il fait froid, froid dehors, il caille, ça caille, on se caille, il gèle, on gèle, ça gèle,
        froid de canard, froid de loup, temps de chien, cocooning, doudou, plat doudou, novembre, octobre, chagrin, cafard, tristesse, triste`),
      ],
    },
  },
  {
    occasion: 'winter',
    names: {
      en: words(`winter, wintry, winter warmer, snowy, snowing, january, february`),
      fr: words(`hiver, hivernal, hivernale, d'hiver, il neige, neige, janvier, février`),
    },
  },
  {
    occasion: 'light',
    names: {
      en: words(`something light, something fresh, light, lighter, nothing heavy, nothing too heavy, not too heavy, nothing rich, not too rich, no appetite, can't face food, can't face eating, can't face a big meal, off my food, off his food, off her food, little appetite, lost my appetite, not very hungry, not that hungry, not hungry, healthier, less fatty, less heavy, less greasy, not so heavy, leaner, lightened up, refreshing, healthy, low calorie, low cal, detox, lean,
        spring`),
      fr: [
        ...littleOf(
          'quelque chose de, qqch de, qqchose de, truc, plat, repas, déjeuner, dîner, midi, dessert',
          'frais',
        ),
        ...littleOf('entrée, assiette', 'fraîche'),
        ...words(` rafraîchissant, rafraîchissante, fraîcheur, rien de lourd, rien de trop lourd, pas trop lourd, pas trop lourde, pas lourd, rien de riche, pas trop riche, aucun appétit, zéro appétit, pas faim, pas très faim, peu d'appétit, pas d'appétit, plus d'appétit, petit appétit, sans appétit, légers, légères, léger, légère, plus sain, plus saine, moins gras, moins grasse, moins lourd, moins lourde, moins riche, allégé, allégée, allégés, allégées, sain, saine, healthy, détox, minceur, équilibré, printemps,
        printanier`),
      ],
    },
  },
  {
    occasion: 'summer',
    names: {
      en: [
        ...dayThatIs('en', 'hot, sweltering, scorching, muggy, sunny, boiling'),
        ...words(
          `summer, summery, heatwave, boiling hot, baking hot, roasting hot, scorching hot, it's boiling, it's roasting, it's scorching, it's sweltering, hot day, hot out, too hot to cook, too hot, boiling outside, july, august`,
        ),
      ],
      fr: [
        ...dayThatIs('fr', 'chaud, chaude, torride, étouffant, étouffante, de chaleur'),
        ...words(
          `été, estival, estivale, canicule, il fait chaud, il fait trop chaud, chaleur, grosse chaleur, juillet, août`,
        ),
      ],
    },
  },
  {
    occasion: 'fancy',
    names: {
      en: words(`something fancy, fancier, a fancy, really fancy, bit fancy, feeling fancy, fancy dinner, fancy meal, fancy lunch, date night, romantic, elegant, impress, impressive, dinner party, anniversary, wedding, engagement, posh, showstopper, in laws,
        valentine's, valentines, candlelit, candlelight, special occasion, birthday dinner, birthday meal, birthday supper, birthday lunch, wedding anniversary`),
      fr: words(`chic, qui en jette, romantique, en amoureux, élégant, élégante, raffiné, raffinée, impressionner, épater, saint
        valentin, dîner d'anniversaire, repas d'anniversaire, anniversaire de mariage, chandelles, beaux parents, rendez vous galant, tête à tête`),
    },
  },
  {
    occasion: 'packed',
    names: {
      en: words(`packed lunch, packed lunches, lunchbox, lunch box, lunchboxes, bento, tupperware, picnic, eaten cold, eat cold, good cold,
        on a train, on the train, for the train, train journey, for the journey, road trip, portable, to take to work, for work, desk lunch, at my desk, at work, to the office, for the office, to school, travels well, travels, no cook, for the beach, at the beach, for a hike, for the hike, on a hike, for a walk, hiking, hiking lunch, backpacking, trekking, trek, for walkers`),
      fr: words(`à emporter, emporter, boîte à lunch, boîte à repas, boîte repas, boîte à tartines, boîte déjeuner, bento, tupperware, casse croûte, pique nique, bon froid, bonne froide, manger froid, mangé froid, mangée froide,
        lunch box, lunchbox, gamelle, pour le bureau, de bureau, au bureau, au travail, au boulot, dans le train, pour le train, de trajet, pour la route, se transporte, pour la plage, à la plage, pour la rando, pour la randonnée, en rando, en randonnée, de rando, de randonnée, trek, de trek`),
    },
  },
  {
    occasion: 'party',
    names: {
      en: words(
        `party food, buffet, potluck, football on, rugby on, match on, for the match, for the game, for the football, for the rugby, for the final, the football, the rugby, the big match, super bowl, game night, party, movie night, film night, match night, poker night, book club, graduation, baby shower, hen do, housewarming, leaving do`,
      ),
      fr: words(
        `buffet, soirée entre amis, fête d'anniversaire, soirée foot, soirée match, devant le match, devant le foot, pour le match, soirée film, soirée jeux, crémaillère, pot de départ, fête des voisins, boum, pour une fête, fêtes entre amis`,
      ),
    },
  },
  {
    occasion: 'aperitif',
    names: {
      en: [
        ...littleOf(
          'to go with, with, to have with, over, to eat with',
          'beers, a beer, a few beers, a pint, pints, a glass of wine, cocktails, pre dinner drinks, our drinks, my drink',
        ),
        ...littleOf('savoury, party, tasty, salty', 'bites, nibbles, morsels'),
        ...words(`snacks, snack, nibbles, nibble, small bites, little bites, bite sized, small plates, appetizer, appetiser, canapé, aperitif, with drinks, to go with
        drinks, tapas, mezze, meze, antipasti`),
      ],
      fr: words(`avec une bière, avec des bières, avec un verre de vin, autour d'un verre, à picorer, picorer, apéro, apéritif, apéritif dînatoire, apéro dînatoire, grignoter, bouchées apéritives, petites bouchées, bouchées, bouchées salées, pièces cocktail, cocktail dînatoire, vin d'honneur, encas, en cas, amuse bouche, amuse
        gueule, tapas, mezze, antipasti`),
    },
  },
  {
    occasion: 'ahead',
    names: {
      en: [
        ...littleOf(
          'do, make, prepare, prep, get ready, cook',
          'in the morning, this morning, the morning of, earlier, earlier in the day, tonight for tomorrow',
        ),
        ...littleOf(
          'prep, prepare, make, cook, batch cook, meal prep, cook up',
          'on sunday, on sundays, sunday, on saturday, at the weekend, on the weekend, for the week, for the working week, for the week ahead, for five days, for 5 days, for four days, for 4 days, for three days, for 3 days',
        ),
        ...littleOf(
          'keeps, keep, lasts, last',
          'all week, for days, three days, five days, 3 days, 5 days, four days, 4 days, until friday, the week',
        ),
        ...words(`make ahead, made ahead, ahead of time, prep ahead, in advance, beforehand, the day before, the night
        before, overnight, reheat, reheats, reheated, for the whole week, meal prep, meal prepping, cook once, make once, cook it once, microwave to reheat, microwave to warm it up, microwave to heat it up, reheat in the microwave, reheated in the microwave, only a microwave to reheat`),
      ],
      fr: [
        ...littleOf(
          'préparer, préparé, préparée, préparés, cuisiner, faire, à préparer, à faire',
          'dimanche, le dimanche, samedi, le week end, pour la semaine, pour toute la semaine, pour cinq jours, pour 5 jours, pour trois jours, pour 3 jours, pour quatre jours, pour 4 jours',
        ),
        ...words(`pour toute la semaine, cuisiner une fois, cuisine une fois, cuisine de la semaine, batch cooking, à l'avance, à préparer la veille, préparer la veille, préparé la veille, la veille, d'avance, juste
        réchauffer, se réchauffe, micro ondes pour réchauffer, réchauffer au micro ondes, réchauffé au micro ondes, réchauffer au bureau, au four le jour même`),
      ],
    },
  },
  {
    occasion: 'freezes',
    names: {
      en: words(`freezer stash, freezer meal, freezer meals, freezer dinner, freezer dinners, stock the freezer, stock up the freezer, stock my freezer, fill the freezer, fill up the freezer, fill my freezer, to freeze, freezable, freezes well, freeze well, freezer friendly, can freeze, freeze in portions,
        freeze, for the freezer, in the freezer, batch cook`),
      fr: words(`remplir le congélateur, remplir mon congélateur, réserve au congélateur, réserves au congélateur, plein de congélateur, à congeler, congeler, congelable, se congèle, se congèle bien, pour le congélateur, au congélateur,
        stocker au congélateur`),
    },
  },
  {
    occasion: 'children',
    names: {
      en: words(`with the kids, with kids, kids want to, with my kids, with the children, with the little ones, with my daughter, with my son,
        my kids, the kids, my children, kids can, children can, for kids, for the kids, for my kids, for children, for the children, kid friendly, child friendly, kids
        will eat, fussy eater, picky eater, fussy eaters, picky eaters, toddler, kids' tea, for my daughter, for my son`),
      fr: words(`avec les enfants, avec des enfants, avec mes enfants, avec mon fils, avec ma fille, pour les enfants, pour enfants, pour des enfants, pour mes enfants, pour les petits, avec les petits,
        les enfants peuvent, les enfants, mes enfants, qui plaît aux enfants, que les enfants aiment, enfants difficiles, pour mon fils, pour ma fille, pour les
        gamins`),
    },
  },
  {
    occasion: 'crowd',
    names: {
      en: words(`crowd, feed a crowd, big group, crowd pleaser, large group, lots of people`),
      fr: words(`grande tablée, tablée, beaucoup de monde, toute la tribu, plein de monde, grande famille`),
    },
  },
  {
    occasion: 'cheap',
    names: {
      en: [
        ...littleOf('no, not much, not a lot of, little, hardly any, low on, short on', 'money, cash'),
        ...words(`cheap, cheap and cheerful, cheaply, cheapest, on a budget, tight budget, student meal, student food, i'm broke, we're broke, am broke, are broke, broke student, flat broke, too broke, payday, skint, brassic, hard up, strapped for cash, short of money, short of cash, penniless, pennies, next to
        nothing, frugal, thrifty, inexpensive, low cost, affordable, tenner, fiver, without breaking the bank, on a shoestring`),
      ],
      fr: [
        ...littleOf('pas, pas beaucoup, peu, plus, plus beaucoup, plus trop, pas trop', "d'argent, de sous, de budget"),
        ...words(`budget serré, budget limité, budget riquiqui, pas cher, pas chère, le moins cher, moins cher, fauché, fauchée, fauchés, à sec, dans la dèche, plus un sou, plus un rond, plus un radis, pas un sou, fin de mois, petit budget, petit prix,
        économique, pas ruineux, bon marché, coûte un bras, coûte cher, coûte pas cher, se ruiner, sans me ruiner, fins de mois`),
      ],
    },
  },
  {
    occasion: 'tea',
    names: {
      en: words(`teatime, tea time, afternoon tea, high tea, with a cuppa, with a cup of tea, with tea, with coffee, with my coffee,
        elevenses, after school snack, bake something, something to bake, can i bake with, could i bake with, to bake with, baking with, needs baking, want to bake, wants to bake, need to bake, fancy baking, feel like baking, bake anything, do some baking, baking with the kids,
        baking with kids, baking day, baking afternoon, bake sale, coffee morning`),
      fr: words(`goûter, goûters, faire de la pâtisserie, atelier pâtisserie, pâtisserie avec les enfants, pâtisser, quatre heures, quatre-heures, 4 heures, avec le café, pour le café, avec le thé, pour le thé,
        salon de thé, à l'heure du thé`),
    },
  },
  ...feastDays,
  ...eatenByHand,
  ...howTheyAre,
  ...dishesKnownFor,
]
