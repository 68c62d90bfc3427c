import type { CheckedLanguage } from '@roux/contract/language'
/** A food that the kitchen knows by name alone: it never cooks with it, and says so. */
export type UnkeptFood = {
  /** The first name of each stands in a sentence about it. */
  names: Record<CheckedLanguage, readonly string[]>
  /** Ingredients that a cook would take in its place, best first; none for what nothing stands in for. */
  near: readonly string[]
  /** Is it a plant made to be eaten as meat? Whoever names it wants none. */
  isPlantMeat?: true
  /** Does a cook make it of what is near? Whoever has that without its name has it too. */
  isMadeOfIt?: true
}

/** Foods that cooks ask for and the lexicon has no ingredient for. */
export const unkeptFoods: readonly UnkeptFood[] = [
  { names: { en: ['dragon fruit', 'dragonfruit', 'pitaya'], fr: ['fruit du dragon', 'pitaya'] }, near: ['kiwi'] },
  { names: { en: ['croutons', 'crouton'], fr: ['croûtons', 'croûton'] }, near: ['bread'], isMadeOfIt: true },
  {
    names: {
      en: ['courgette noodles', 'zucchini noodles', 'zoodles', 'courgetti'],
      fr: ['spaghettis de courgette', 'nouilles de courgette', 'tagliatelles de courgette'],
    },
    near: ['courgette'],
    isMadeOfIt: true,
  },
  { names: { en: ['lychee', 'litchi'], fr: ['litchi'] }, near: ['grape'] },
  { names: { en: ['passion fruit', 'passionfruit'], fr: ['fruit de la passion', 'maracuja'] }, near: ['mango'] },
  { names: { en: ['papaya', 'guava'], fr: ['papaye', 'goyave'] }, near: ['mango'] },
  { names: { en: ['crab apple', 'crabapple'], fr: ['pomme sauvage', 'pommette'] }, near: ['apple'] },
  { names: { en: ['medlar'], fr: ['nèfle'] }, near: ['pear'] },
  { names: { en: ['persimmon'], fr: ['kaki'] }, near: ['peach'] },
  { names: { en: ['yuzu'], fr: ['yuzu'] }, near: ['orange'] },
  {
    names: { en: ['plantain', 'cassava', 'jackfruit'], fr: ['banane plantain', 'manioc', 'jacquier'] },
    near: ['sweet-potato'],
  },
  { names: { en: ['Chinese artichoke', 'crosne'], fr: ['crosne'] }, near: ['turnip'] },
  { names: { en: ['daikon'], fr: ['radis noir', 'daïkon', 'daikon'] }, near: ['radish'] },
  { names: { en: ['samphire'], fr: ['salicorne'] }, near: [] },
  {
    names: {
      en: ['nettle', 'dandelion', 'wild garlic', 'sorrel'],
      fr: ['ortie', 'pissenlit', 'ail des ours', 'oseille'],
    },
    near: ['spinach'],
  },
  {
    names: {
      en: ['bamboo shoots', 'bamboo shoot'],
      fr: ['pousses de bambou'],
    },
    near: ['mangetout'],
  },
  { names: { en: ['truffle'], fr: ['truffe'] }, near: ['mushroom'] },
  { names: { en: ['kimchi'], fr: ['kimchi', 'pickles'] }, near: ['caper'] },
  { names: { en: ['elderberry'], fr: ['baie de sureau', 'sureau'] }, near: ['blackberry'] },
  { names: { en: ['seitan'], fr: ['seitan'] }, near: ['smoked-tofu', 'tofu'], isPlantMeat: true },
  {
    names: {
      en: [
        ...['vegan mince', 'veggie mince', 'vegetarian mince', 'plant-based mince', 'meatless mince', 'soya mince'],
        ...['soy mince', 'Quorn mince', 'Quorn', 'textured vegetable protein', 'TVP', 'soya chunks', 'vegan meat'],
        ...['plant-based meat', 'plant meat', 'fake meat', 'mock meat', 'meat substitute', 'Beyond meat'],
      ],
      fr: [
        ...['haché végétal', 'viande végétale', 'protéines de soja', 'protéines de soja texturées', 'soja texturé'],
        ...['haché de soja', 'Quorn', 'simili carné', 'substitut de viande', 'viande vegan', 'viande végane'],
      ],
    },
    near: ['cooked-lentil', 'green-lentil', 'tofu'],
    isPlantMeat: true,
  },
  {
    names: {
      en: ['vegan bacon', 'veggie bacon', 'plant-based bacon', 'tempeh bacon', 'vegan ham'],
      fr: ['lardons végétaux', 'lardon végétal', 'bacon végétal', 'lardons végans', 'jambon végétal'],
    },
    near: ['smoked-tofu', 'tofu'],
    isPlantMeat: true,
  },
  {
    names: {
      en: [
        ...['vegan chicken', 'veggie chicken', 'plant-based chicken', 'mock chicken', 'mock duck', 'fake chicken'],
        ...['vegan steak', 'plant-based steak', 'tofu steak', 'vegan meatballs', 'veggie meatballs', 'vegan duck'],
      ],
      fr: [
        ...['poulet végétal', 'poulet végan', 'steak végétal', 'steak de soja', 'steak de tofu', 'escalope végétale'],
        ...['boulettes végétales', 'nuggets végétaux', 'canard végétal'],
      ],
    },
    near: ['tofu', 'smoked-tofu'],
    isPlantMeat: true,
  },
  { names: { en: ['cauliflower steak'], fr: ['steak de chou-fleur'] }, near: ['cauliflower'], isPlantMeat: true },
  { names: { en: ['celeriac steak'], fr: ['steak de céleri-rave'] }, near: ['celeriac'], isPlantMeat: true },
  { names: { en: ['cabbage steak'], fr: ['steak de chou'] }, near: ['cabbage'], isPlantMeat: true },
  {
    names: { en: ['aubergine steak', 'eggplant steak'], fr: ["steak d'aubergine"] },
    near: ['aubergine'],
    isPlantMeat: true,
  },
  { names: { en: ['lentil steak'], fr: ['steak de lentilles'] }, near: ['cooked-lentil'], isPlantMeat: true },
  { names: { en: ['rabbit', 'hare'], fr: ['lapin', 'lièvre'] }, near: ['chicken-leg'] },
  {
    names: { en: ['venison', 'boar', 'deer', 'bison'], fr: ['chevreuil', 'cerf', 'sanglier', 'gibier', 'bison'] },
    near: ['stewing-beef'],
  },
  {
    names: {
      en: ['kangaroo', 'ostrich', 'horse meat', 'crocodile'],
      fr: ['kangourou', 'autruche', 'cheval', 'crocodile'],
    },
    near: ['steak'],
  },
  {
    names: {
      en: ['duck egg', 'quail egg', "quail's egg", 'goose egg'],
      fr: ['œuf de cane', 'œuf de caille', "œuf d'oie"],
    },
    near: ['egg'],
  },
  {
    names: {
      en: ['goose', 'quail', 'guinea fowl', 'pheasant', 'pigeon'],
      fr: ['oie', 'caille', 'pintade', 'faisan', 'pigeon', 'dindonneau'],
    },
    near: ['chicken-leg'],
  },
  { names: { en: ['foie gras'], fr: ['foie gras'] }, near: [] },
  {
    names: {
      en: ['liver', 'kidneys', 'tripe', 'offal', 'tongue'],
      fr: ['foie', 'rognon', 'tripes', 'abats', 'langue de bœuf', 'ris de veau'],
    },
    near: [],
  },
  { names: { en: ['haggis'], fr: ['andouillette', 'andouille'] }, near: ['sausage'] },
  { names: { en: ['mortadella'], fr: ['mortadelle', 'coppa'] }, near: ['chorizo'] },
  {
    names: {
      en: ['snails', 'snail', 'frog legs', 'insects'],
      fr: ['escargots', 'escargot', 'cuisses de grenouille', 'insectes'],
    },
    near: [],
  },
  {
    names: {
      en: ['skate', 'swordfish', 'catfish'],
      fr: ['raie', 'espadon'],
    },
    near: ['cod', 'hake'],
  },
  { names: { en: ['eel'], fr: ['anguille'] }, near: ['trout', 'sardine'] },
  {
    names: {
      en: ['turkey sausages', 'turkey sausage', 'chicken sausages', 'chicken sausage'],
      fr: ['saucisses de volaille', 'saucisses de dinde', 'saucisses de poulet'],
    },
    near: [],
  },
  {
    names: {
      en: ['turkey ham', 'chicken ham'],
      fr: ['jambon de dinde', 'jambon de volaille', 'jambon de poulet'],
    },
    near: ['turkey-bacon'],
  },
  {
    names: {
      en: ['plant milk', 'plant-based milk', 'vegan milk', 'dairy-free milk'],
      fr: ['lait végétal', 'boisson végétale'],
    },
    near: ['oat-milk'],
  },
  { names: { en: ['oysters', 'oyster'], fr: ['huîtres', 'huître'] }, near: ['mussel'] },
  { names: { en: ['caviar', 'roe'], fr: ['caviar', 'œufs de saumon'] }, near: ['smoked-salmon'] },
  {
    names: {
      en: ['dulce de leche', 'caramel'],
      fr: ['caramel', 'confiture de lait'],
    },
    near: ['maple-syrup'],
  },
  { names: { en: ['matcha'], fr: ['matcha'] }, near: [] },
  {
    names: { en: ['saffron milk cap', 'morel', 'chanterelle'], fr: ['morille', 'trompette de la mort'] },
    near: ['mushroom'],
  },
  {
    names: { en: ['teff', 'amaranth', 'freekeh'], fr: ['teff', 'amarante', 'freekeh', 'fonio'] },
    near: ['quinoa', 'millet'],
  },
]
