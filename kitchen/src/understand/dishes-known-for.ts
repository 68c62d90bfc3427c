import { littleOf, type Manner, words } from './manner-words.ts'

/** What a day, a place or a way of eating is known for. */
export const dishesKnownFor: readonly Manner[] = [
  {
    dishes: [
      'hummus',
      'guacamole',
      'tzatziki',
      'muhammara',
      'baba-ganoush',
      'spinach-artichoke-dip',
      'salsa',
      'cervelle-de-canut',
    ],
    names: {
      en: words(`dips, for dipping, a dip`),
      fr: words(`à tremper, sauces pour crudités, dips, tartinade, tartinades`),
    },
  },
  {
    dishes: ['overnight-oats', 'shakshuka', 'porridge', 'muffins'],
    names: {
      en: words(`suhoor, sahur, suhur, before the fast, before fasting`),
      fr: words(`suhoor, souhour, shour, sahour, avant le jeûne, avant de jeûner`),
    },
  },
  { dishes: ['gazpacho', 'cucumber-soup'], names: { en: [], fr: words(`soupe fraîche`) } },
  { dishes: ['pancakes'], names: { en: words(`pancake day, shrove tuesday`), fr: [] } },
  { dishes: ['crepes'], names: { en: words(`candlemas`), fr: words(`chandeleur`) } },
  {
    dishes: ['lamb-tagine', 'biryani', 'rogan-josh', 'couscous-royal', 'kofta-skewers'],
    names: { en: words(`eid, eid al adha, eid al fitr`), fr: words(`aïd, l'aïd, aïd el kebir, aïd el fitr`) },
  },
  {
    dishes: ['galette-des-rois'],
    names: { en: words(`epiphany, twelfth night`), fr: words(`épiphanie, fête des rois`) },
  },
  { dishes: ['pretzels', 'choucroute', 'schnitzel'], names: { en: words(`oktoberfest`), fr: words(`oktoberfest`) } },
  {
    dishes: ['cholent', 'lamb-tagine', 'pot-roast', 'chicken-noodle-soup'],
    names: {
      en: words(
        `shabbat, sabbath, shabbos, kept warm, keep warm, kept hot, blech, platta, shabbat hotplate, on the hotplate until lunch, can wait, will wait, happy to wait, sit on a low heat, sits on a low heat, on a low heat, gets home late, get home late, comes home late, home late`,
      ),
      fr: words(
        'shabbat, chabbat, sabbat, tenu au chaud, gardé au chaud, au chaud, sur la plata, plata, peut attendre, puisse attendre, attend bien, rentre tard, rentrent tard, rentre très tard',
      ),
    },
  },
  { dishes: ['roesti'], names: { en: words(`hanukkah, chanukah`), fr: words(`hanoucca, hanouka`) } },
  { dishes: ['samosas', 'chana-masala'], names: { en: words(`diwali`), fr: words(`diwali`) } },
  {
    dishes: ['gyoza', 'chow-mein'],
    names: { en: words(`lunar new year, chinese new year`), fr: words(`nouvel an chinois, nouvel an lunaire`) },
  },
  {
    dishes: ['soup', 'risotto', 'dal', 'chili', 'porridge', 'congee'],
    names: {
      en: words(`with a spoon, just a spoon, spoon food, eat with one spoon`),
      fr: words(`à la cuillère, à la petite cuillère, cuiller`),
    },
  },
  {
    dishes: ['pumpkin-soup', 'roast-vegetables', 'gratin', 'stew', 'soup', 'crumble', 'mushroom-risotto'],
    names: { en: words('autumn, autumnal'), fr: words('automne, automnal, automnale') },
  },
  {
    dishes: ['crustless-quiche'],
    names: {
      en: littleOf('no, without, without any, without a, minus the', 'pastry, crust, pastry case, pie crust'),
      fr: littleOf('sans, pas de, sans la', 'pâte à tarte, pâte brisée, pâte feuilletée'),
    },
  },
  { dishes: ['pumpkin-soup'], names: { en: words(`halloween`), fr: words(`halloween`) } },
  { dishes: ['waffles', 'crepes'], names: { en: words(`mardi gras`), fr: words(`mardi gras`) } },
  {
    dishes: ['steak-frites', 'steak-au-poivre', 'onion-soup', 'croque-monsieur'],
    names: { en: words(`bistro`), fr: words(`bistrot, bistro, brasserie`) },
  },
  {
    dishes: ['fish-and-chips', 'sausage-and-mash', 'pie', 'toad-in-the-hole'],
    names: { en: words(`pub, pub food, pub grub`), fr: words(`pub`) },
  },
  {
    dishes: ['gumbo', 'jambalaya', 'etouffee'],
    names: {
      en: words(`cajun, creole, louisiana, new orleans`),
      fr: words(`cajun, cajuns, louisiane, nouvelle orléans`),
    },
  },
  {
    dishes: ['rougail-saucisse', 'cari-poulet'],
    names: { en: words(`réunion, reunion island`), fr: words(`réunion, réunionnais, réunionnaise`) },
  },
  {
    dishes: ['cassoulet', 'magret', 'duck-parmentier', 'axoa', 'poulet-basquaise'],
    names: { en: words(`gascon, gascony`), fr: words(`sud ouest, gascogne, gascon, périgord, landes`) },
  },
  {
    dishes: ['poulet-basquaise', 'axoa', 'piperade'],
    names: { en: words(`basque`), fr: words(`pays basque, basque`) },
  },
  {
    dishes: ['choucroute', 'flammekueche', 'spaetzle'],
    names: { en: words(`alsace, alsatian`), fr: words(`alsace, alsacien, alsacienne`) },
  },
  {
    dishes: ['tartiflette', 'cheese-fondue', 'raclette-supper', 'croziflette'],
    names: {
      en: words(`savoy, alpine, ski chalet, après ski`),
      fr: words(`savoie, savoyard, savoyarde, au ski, après ski, montagnard, montagnarde`),
    },
  },
  {
    dishes: ['galette-complete', 'crepes', 'far-breton'],
    names: { en: words(`brittany, breton`), fr: words(`bretagne, breton, bretonne`) },
  },
  {
    dishes: ['ratatouille', 'soupe-au-pistou', 'bouillabaisse', 'tomates-provencales', 'daube', 'pissaladiere'],
    names: { en: words(`provence, provençal`), fr: words(`provence, provençal, provençale`) },
  },
  {
    dishes: ['salade-lyonnaise', 'cervelle-de-canut'],
    names: { en: words(`lyon`), fr: words(`lyon, lyonnais, lyonnaise`) },
  },
  {
    dishes: ['carbonade', 'waterzooi', 'endives-au-jambon', 'flamiche'],
    names: { en: words(`flemish, belgian`), fr: words(`nord, ch'ti, flamand, flamande, belge, belgique`) },
  },
]
