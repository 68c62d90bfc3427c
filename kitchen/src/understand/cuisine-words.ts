import type { KitchenLanguage } from '@roux/contract/language'
import type { Cuisine } from '../cookbook/dish.ts'

type Words = Record<KitchenLanguage, readonly string[]>

/** The four forms of a French adjective, and the way dishes are called after it: "à l'italienne". */
const frenchForms = (masculine: string, feminine: string) => [
  masculine,
  feminine,
  `à la ${feminine}`,
  `à l'${feminine}`,
]

/** How cooks name a cuisine. */
export const cuisineWords: Readonly<Record<Cuisine, Words>> = {
  french: {
    en: ['french', 'provençal', 'bistro'],
    fr: [...frenchForms('français', 'française'), 'provençal', 'provençale', 'à la provençale'],
  },
  italian: {
    en: ['italian', 'sicilian', 'tuscan', 'neapolitan'],
    fr: [...frenchForms('italien', 'italienne'), 'sicilienne', 'toscane', 'italie'],
  },
  spanish: {
    en: ['spanish', 'tapas', 'andalusian'],
    fr: [...frenchForms('espagnol', 'espagnole'), 'espagne', 'catalan', 'catalane', 'tapas'],
  },
  portuguese: { en: ['portuguese'], fr: [...frenchForms('portugais', 'portugaise'), 'portugal'] },
  british: {
    en: ['british', 'english', 'irish', 'scottish', 'welsh', 'pub'],
    fr: [...frenchForms('anglais', 'anglaise'), 'britannique', 'irlandais', 'irlandaise'],
  },
  german: {
    en: ['german', 'austrian', 'bavarian', 'swiss', 'alsatian'],
    fr: [...frenchForms('allemand', 'allemande'), 'alsacien', 'alsacienne', 'autrichien', 'suisse'],
  },
  nordic: {
    en: ['nordic', 'scandinavian', 'swedish', 'danish', 'norwegian', 'finnish'],
    fr: ['nordique', 'scandinave', ...frenchForms('suédois', 'suédoise'), 'danois', 'norvégien'],
  },
  'east-european': {
    en: ['russian', 'polish', 'ukrainian', 'hungarian', 'eastern european'],
    fr: ['russe', 'polonais', 'polonaise', 'ukrainien', 'ukrainienne', 'hongrois', 'hongroise'],
  },
  greek: { en: ['greek', 'cypriot'], fr: ['grec', 'grecque', 'à la grecque', 'grèce'] },
  turkish: { en: ['turkish'], fr: ['turc', 'turque', 'à la turque'] },
  lebanese: {
    en: ['lebanese', 'middle eastern', 'syrian', 'israeli', 'levantine', 'persian', 'mezze', 'meze'],
    fr: [
      ...frenchForms('libanais', 'libanaise'),
      'liban',
      'oriental',
      'orientale',
      "à l'orientale",
      'mezze',
      'mezzé',
      'moyen-oriental',
    ],
  },
  moroccan: {
    en: ['moroccan', 'north african', 'tunisian', 'algerian'],
    fr: [
      ...frenchForms('marocain', 'marocaine'),
      'maroc',
      'maghrébin',
      'maghrébine',
      'tunisien',
      'tunisienne',
      'algérien',
      'algérienne',
    ],
  },
  african: {
    en: ['african', 'west african', 'senegalese', 'ethiopian', 'nigerian'],
    fr: ['africain', 'africaine', "à l'africaine", 'sénégalais', 'sénégalaise', 'éthiopien'],
  },
  indian: {
    en: ['indian', 'punjabi', 'bengali', 'sri lankan', 'pakistani'],
    fr: [...frenchForms('indien', 'indienne'), 'inde', 'pakistanais'],
  },
  thai: { en: ['thai'], fr: ['thaï', 'thaïe', 'thaïlandais', 'thaïlandaise', 'à la thaï', 'thaïlande'] },
  vietnamese: { en: ['vietnamese'], fr: [...frenchForms('vietnamien', 'vietnamienne'), 'vietnam'] },
  chinese: {
    en: ['chinese', 'cantonese', 'sichuan', 'szechuan'],
    fr: [...frenchForms('chinois', 'chinoise'), 'chine', 'cantonais', 'cantonaise'],
  },
  japanese: { en: ['japanese'], fr: [...frenchForms('japonais', 'japonaise'), 'japon'] },
  korean: { en: ['korean'], fr: [...frenchForms('coréen', 'coréenne'), 'corée'] },
  indonesian: {
    en: ['indonesian', 'malaysian', 'singaporean', 'balinese'],
    fr: ['indonésien', 'indonésienne', 'malaisien', 'malaisienne'],
  },
  mexican: {
    en: ['mexican', 'tex mex', 'texmex', 'tex-mex'],
    fr: [...frenchForms('mexicain', 'mexicaine'), 'mexique', 'tex-mex'],
  },
  american: {
    en: ['american', 'cajun', 'creole', 'southern', 'soul food'],
    fr: [...frenchForms('américain', 'américaine'), 'cajun'],
  },
  caribbean: {
    en: ['caribbean', 'jamaican', 'cuban'],
    fr: ['antillais', 'antillaise', "à l'antillaise", 'créole', 'à la créole', 'caribéen', 'jamaïcain'],
  },
  'south-american': {
    en: ['brazilian', 'peruvian', 'argentinian', 'south american', 'latin american'],
    fr: ['brésilien', 'brésilienne', 'péruvien', 'péruvienne', 'argentin', 'argentine', 'sud-américain'],
  },
}

/** Words for several, the best known first. */
const regions: readonly { cuisines: readonly Cuisine[]; words: Words }[] = [
  {
    cuisines: ['chinese', 'thai', 'vietnamese', 'japanese', 'korean', 'indonesian'],
    words: {
      en: ['asian', 'far eastern', 'oriental', 'asian style'],
      fr: ['asiatique', 'asie', "à l'asiatique", "d'asie"],
    },
  },
  {
    cuisines: ['italian', 'greek', 'spanish', 'lebanese'],
    words: { en: ['mediterranean'], fr: ['méditerranéen', 'méditerranéenne', 'à la méditerranéenne'] },
  },
]

/** Each cuisine by what cooks call it, and by the words for several. */
export const namedCuisines: readonly { cuisine: Cuisine; words: Words }[] = [
  ...regions.flatMap(({ cuisines, words }) => cuisines.map((cuisine) => ({ cuisine, words }))),
  ...(Object.entries(cuisineWords) as [Cuisine, Words][]).map(([cuisine, words]) => ({ cuisine, words })),
]

/** What gives a plain dish the taste of a cuisine; nobody misses it where it has no place. */
export const cuisineFlavours: Readonly<Partial<Record<Cuisine, readonly string[]>>> = {
  italian: ['basil'],
  spanish: ['smoked-paprika'],
  greek: ['oregano', 'feta'],
  turkish: ['cumin', 'mint'],
  lebanese: ['cumin', 'mint'],
  moroccan: ['ras-el-hanout'],
  indian: ['turmeric', 'cumin'],
  thai: ['lime', 'ginger'],
  vietnamese: ['lime', 'mint'],
  chinese: ['ginger', 'soy-sauce'],
  japanese: ['soy-sauce', 'sesame-seed'],
  korean: ['soy-sauce', 'chilli-flakes'],
  mexican: ['lime', 'cumin'],
  caribbean: ['lime', 'allspice'],
}
