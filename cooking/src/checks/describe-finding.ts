import type { Allergen, Diet } from '@roux/contract/diet'
import type { RecipeFindingCode } from '@roux/contract/finding-codes'
import type { CheckedLanguage } from '@roux/contract/language'
import type { Nutrient, NutrientWish } from '@roux/contract/nutrient-wish'
import type { Certainty } from '../foods/restrictions.ts'
import type { Danger, Facts, RecipeFinding } from '../mentions/finding.ts'

type Said = Record<CheckedLanguage, string>

const allergenNames: Record<Allergen, Said> = {
  gluten: { en: 'gluten', fr: 'du gluten' },
  crustaceans: { en: 'crustaceans', fr: 'des crustacés' },
  eggs: { en: 'egg', fr: 'des œufs' },
  fish: { en: 'fish', fr: 'du poisson' },
  peanuts: { en: 'peanuts', fr: 'des arachides' },
  soybeans: { en: 'soya', fr: 'du soja' },
  milk: { en: 'milk', fr: 'du lait' },
  nuts: { en: 'nuts', fr: 'des fruits à coque' },
  celery: { en: 'celery', fr: 'du céleri' },
  mustard: { en: 'mustard', fr: 'de la moutarde' },
  sesame: { en: 'sesame', fr: 'du sésame' },
  sulphites: { en: 'sulphites', fr: 'des sulfites' },
  lupin: { en: 'lupin', fr: 'du lupin' },
  molluscs: { en: 'molluscs', fr: 'des mollusques' },
}

const dietNames: Record<Diet, Said> = {
  vegan: { en: 'vegan', fr: 'végane' },
  vegetarian: { en: 'vegetarian', fr: 'végétarien' },
  pescatarian: { en: 'pescatarian', fr: 'pescétarien' },
  gluten_free: { en: 'gluten-free', fr: 'sans gluten' },
  lactose_free: { en: 'lactose-free', fr: 'sans lactose' },
  nut_free: { en: 'nut-free', fr: 'sans fruits à coque' },
  egg_free: { en: 'egg-free', fr: 'sans œufs' },
}

const dangers: Record<Danger, Said> = {
  poultry: {
    en: 'Poultry must be cooked through: 74 °C in the middle, no pink.',
    fr: 'La volaille doit être cuite à cœur : 74 °C, sans trace de rose.',
  },
  mince: {
    en: 'Minced meat and sausages must be cooked through: 71 °C in the middle.',
    fr: 'La viande hachée et les saucisses doivent être cuites à cœur : 71 °C.',
  },
  pork: {
    en: 'Pork must be cooked: 63 °C in the middle, then three minutes of rest.',
    fr: 'Le porc doit être cuit : 63 °C à cœur, puis trois minutes de repos.',
  },
  egg: {
    en: 'The eggs are not cooked right through: not for small children, pregnant women or frail people, unless pasteurised.',
    fr: 'Les œufs ne sont pas cuits à cœur : déconseillé aux jeunes enfants, aux femmes enceintes et aux personnes fragiles, sauf œufs pasteurisés.',
  },
  kidney_bean: {
    en: 'Dried kidney beans are poisonous until they have boiled hard for at least ten minutes.',
    fr: 'Les haricots rouges secs sont toxiques tant qu’ils n’ont pas bouilli au moins dix minutes à gros bouillons.',
  },
  raw_flour: {
    en: 'The flour stays raw; raw flour can carry germs and must be heated.',
    fr: 'La farine reste crue ; elle peut porter des germes et doit être chauffée.',
  },
  wild_mushroom: {
    en: 'Have foraged mushrooms checked by an expert, and never eat them raw.',
    fr: 'Faites vérifier les champignons cueillis par un spécialiste et ne les mangez jamais crus.',
  },
  infant_honey: {
    en: 'No honey before the first birthday: it can carry botulism.',
    fr: 'Pas de miel avant un an : il peut transmettre le botulisme.',
  },
  whole_nuts: {
    en: 'No whole nuts before the age of five: they can choke a child. Grind them or use a smooth nut butter.',
    fr: 'Pas de fruits à coque entiers avant cinq ans : un enfant peut s’étouffer. Réduisez-les en poudre ou prenez-en la purée.',
  },
  alcohol_minor: {
    en: 'No alcohol for children and teenagers: cooking leaves part of it. Use stock, juice or water instead.',
    fr: 'Pas d’alcool pour les enfants et les adolescents : la cuisson en laisse une partie. Mettez du bouillon, du jus ou de l’eau.',
  },
  alcohol_pregnancy: {
    en: 'No alcohol in pregnancy or while breastfeeding: cooking leaves part of it. Use stock, juice or water instead.',
    fr: 'Pas d’alcool pendant la grossesse ni l’allaitement : la cuisson en laisse une partie. Mettez du bouillon, du jus ou de l’eau.',
  },
  slow_cooling: {
    en: 'This must not stand in the warm for more than two hours: cool it quickly and keep it in the fridge.',
    fr: 'Cela ne doit pas rester plus de deux heures à température ambiante : refroidissez vite et gardez au réfrigérateur.',
  },
  part_cooked: {
    en: 'Meat that is cooked in part must be finished at once: what germs are left multiply until the next day.',
    fr: 'Une viande cuite en partie doit être terminée aussitôt : les germes qui restent se multiplient jusqu’au lendemain.',
  },
  in_oil: {
    en: 'Garlic, herbs and vegetables in oil can grow the toxin of botulism, which nobody tastes: keep them in the fridge and use within a few days, or freeze.',
    fr: 'Ail, herbes et légumes dans l’huile peuvent produire la toxine du botulisme, qui ne se goûte pas : gardez au réfrigérateur et consommez sous quelques jours, ou congelez.',
  },
  canned_at_home: {
    en: 'Vegetables, pulses, meat and fish in jars that are only boiled can grow the toxin of botulism: use a pressure canner, or freeze them.',
    fr: 'Légumes, viandes et poissons en bocaux seulement bouillis peuvent produire la toxine du botulisme : il faut un stérilisateur sous pression, ou les congeler.',
  },
  raw_juices: {
    en: 'What raw meat or fish has lain in or on must not be eaten as it is: boil the marinade for some minutes or keep a part of it apart before; wash boards and plates.',
    fr: 'Ce qui a touché de la viande ou du poisson crus ne se mange pas tel quel : faites bouillir la marinade quelques minutes ou réservez-en une part avant ; lavez planches et assiettes.',
  },
  washed_poultry: {
    en: 'Raw poultry must not be washed: the splashes carry its germs over the kitchen. Pat it dry; the heat kills them.',
    fr: 'La volaille crue ne se lave pas : les éclaboussures répandent ses germes dans la cuisine. Séchez-la ; la cuisson les tue.',
  },
  raw_plant: {
    en: 'Elderberries, cassava and bamboo shoots are poisonous raw: cook them well, without leaves or stems.',
    fr: 'Baies de sureau, manioc et pousses de bambou sont toxiques crus : faites-les bien cuire, sans feuilles ni tiges.',
  },
  closed_shell: {
    en: 'Shells that stay closed after cooking are thrown away.',
    fr: 'Les coquillages restés fermés après cuisson se jettent.',
  },
  infant_salt: {
    en: 'No salt and nothing salty (stock cubes, soy sauce, bacon) before the first birthday: a baby’s kidneys cannot cope with it.',
    fr: 'Pas de sel ni de produit salé (bouillon cube, sauce soja, lardons) avant un an : les reins d’un bébé ne l’éliminent pas.',
  },
  infant_sugar: {
    en: 'No added sugar before the first birthday.',
    fr: 'Pas de sucre ajouté avant un an.',
  },
  choking: {
    en: 'Small round foods can choke a child under five: cut them into quarters lengthways.',
    fr: 'Les petits aliments ronds peuvent étouffer un enfant de moins de cinq ans : coupez-les en quatre dans la longueur.',
  },
  raw_animal: {
    en: 'Nothing raw, rare or cold-smoked from the sea or of meat for small children, in pregnancy or for frail people: heat it right through.',
    fr: 'Ni viande, ni poisson, ni fruits de mer crus, saignants ou fumés à froid pour les jeunes enfants, pendant la grossesse ou pour les personnes fragiles : faites cuire à cœur.',
  },
  raw_cheese: {
    en: 'No raw-milk or mould-ripened soft cheese for small children or in pregnancy, unless it is cooked until it steams.',
    fr: 'Pas de fromage au lait cru ni à pâte molle à croûte fleurie pour les jeunes enfants ou pendant la grossesse, sauf bien cuit.',
  },
  liver_pregnancy: {
    en: 'No liver or liver pâté in pregnancy: they hold too much vitamin A.',
    fr: 'Pas de foie ni de pâté de foie pendant la grossesse : trop de vitamine A.',
  },
}

const nutrientNames: Record<Nutrient, Said> = {
  energy: { en: 'energy', fr: 'd’énergie' },
  protein: { en: 'protein', fr: 'de protéines' },
  fat: { en: 'fat', fr: 'de matières grasses' },
  saturated_fat: { en: 'saturated fat', fr: 'd’acides gras saturés' },
  carbohydrate: { en: 'carbohydrate', fr: 'de glucides' },
  sugars: { en: 'sugars', fr: 'de sucres' },
  fibre: { en: 'fibre', fr: 'de fibres' },
  salt: { en: 'salt', fr: 'de sel' },
}

const bounds: Record<NutrientWish['bound'], Said> = {
  at_least: { en: 'at least', fr: 'au moins' },
  at_most: { en: 'at most', fr: 'au plus' },
  about: { en: 'about', fr: 'environ' },
}

function measured(nutrient: Nutrient, amount: number): string {
  return `${amount} ${nutrient === 'energy' ? 'kcal' : 'g'}`
}

/** `often` where only some products are so. */
type Text<Code extends RecipeFindingCode> = (facts: Facts[Code], words: string, often: boolean) => string
type Texts = { [Code in RecipeFindingCode]: Record<CheckedLanguage, Text<Code>> }

const texts: Texts = {
  allergen: {
    en: (facts, words, often) =>
      `“${words}” ${often ? 'often contains' : 'contains'} ${'allergen' in facts ? allergenNames[facts.allergen].en : `what you are allergic to (${facts.asked})`}.`,
    fr: (facts, words, often) =>
      `« ${words} » contient ${often ? 'souvent ' : ''}${'allergen' in facts ? allergenNames[facts.allergen].fr : `ce à quoi vous êtes allergique (${facts.asked})`}.`,
  },
  diet: {
    en: ({ diet }, words, often) => `“${words}” is ${often ? 'often not' : 'not'} ${dietNames[diet].en}.`,
    fr: ({ diet }, words, often) => `« ${words} » n’est ${often ? 'souvent ' : ''}pas ${dietNames[diet].fr}.`,
  },
  excluded: {
    en: ({ asked, less }, words) =>
      less
        ? `“${words}”: the wish is for little of this (${asked}). Use less, not none.`
        : `“${words}” is or contains what the wish leaves out (${asked}).`,
    fr: ({ asked, less }, words) =>
      less
        ? `« ${words} » : le souhait en demande peu (${asked}). Mettez-en moins, sans le supprimer.`
        : `« ${words} » est ou contient ce que le souhait exclut (${asked}).`,
  },
  disliked: {
    en: ({ asked }, words) => `“${words}”: you do not like this (${asked}).`,
    fr: ({ asked }, words) => `« ${words} » : vous n’aimez pas cela (${asked}).`,
  },
  missing_ingredient: {
    en: ({ asked }) => `You asked for ${asked}; it is not in the list.`,
    fr: ({ asked }) => `Vous vouliez ceci, absent de la liste : ${asked}.`,
  },
  unused_ingredient: {
    en: (_, words) => `No step uses “${words}”.`,
    fr: (_, words) => `Aucune étape n’utilise « ${words} ».`,
  },
  unlisted_ingredient: {
    en: (_, words) =>
      `“${words}” is not in the list of ingredients: give it a line there, with its amount, or use what is there.`,
    fr: (_, words) =>
      `« ${words} » n’est pas dans la liste des ingrédients : donnez-lui-y une ligne, avec sa quantité, ou prenez ce qui s’y trouve.`,
  },
  servings: {
    en: ({ asked, given }) =>
      `This serves ${given}; you asked for ${asked}. Change the amounts (in the list and in the steps) and the number: never the number alone.`,
    fr: ({ asked, given }) =>
      `Recette pour ${given} ; vous l’avez demandée pour ${asked}. Changez les quantités (de la liste et des étapes) et le nombre : jamais le nombre seul.`,
  },
  time: {
    en: ({ asked, given }) =>
      `This takes ${given} minutes by its times or those that its steps say; there are ${asked}. Shorten what the steps do, and give the times that they then add up to.`,
    fr: ({ asked, given }) =>
      `Cela prend ${given} minutes, selon ses temps ou ceux que disent les étapes ; il y en a ${asked}. Raccourcissez ce que font les étapes, et donnez les temps qu’elles font alors en tout.`,
  },
  steps_longer: {
    en: ({ said, given }) => `The steps say ${said} minutes together; the times given make ${given}.`,
    fr: ({ said, given }) => `Les étapes font ${said} minutes en tout ; les temps indiqués en font ${given}.`,
  },
  amount: {
    en: (_, words) => `“${words}” is far more than this dish needs.`,
    fr: (_, words) => `« ${words} » : c’est bien plus qu’il n’en faut.`,
  },
  unsafe: {
    en: ({ danger }) => dangers[danger].en,
    fr: ({ danger }) => dangers[danger].fr,
  },
  not_food: {
    en: (_, words) => `“${words}” is dangerous and does not belong in food.`,
    fr: (_, words) => `« ${words} » est dangereux et n’a pas sa place dans un plat.`,
  },
  unchecked_wish: {
    en: ({ asked }) => `Nothing checks this: ${asked}.`,
    fr: ({ asked }) => `Rien ne vérifie ceci : ${asked}.`,
  },
  nutrient: {
    en: ({ nutrient, bound, asked, given, per }) =>
      `A calculation from the list finds ${given === null ? 'no sure amount' : measured(nutrient, given)} of ${nutrientNames[nutrient].en} ${per === 'serving' ? 'in a serving' : 'in the whole'}; the wish is for ${bounds[bound].en} ${measured(nutrient, asked)}. Change amounts or foods of the list, the steps with them, and never the number of people.`,
    fr: ({ nutrient, bound, asked, given, per }) =>
      `Le calcul d’après la liste donne ${given === null ? 'une quantité incertaine' : measured(nutrient, given)} ${nutrientNames[nutrient].fr} ${per === 'serving' ? 'par portion' : 'en tout'} ; le souhait en demande ${bounds[bound].fr} ${measured(nutrient, asked)}. Changez des quantités ou des aliments de la liste, les étapes avec eux, et jamais le nombre de personnes.`,
  },
  unchecked: {
    en: ({ why }) => (why ? 'Nothing checks recipes in this language.' : 'This recipe is too long to be checked.'),
    fr: ({ why }) =>
      why ? 'Rien ne vérifie les recettes dans cette langue.' : 'Cette recette est trop longue pour être vérifiée.',
  },
}

/** What a finding says, as one sentence in the recipe's language, for who is to repair it; the web app has its own words for cooks. */
export function describeFinding(finding: RecipeFinding, language: CheckedLanguage): string {
  return say(finding.code, finding, language)
}

function say<Code extends RecipeFindingCode>(
  code: Code,
  { params, words, certainty }: { params: Facts[Code]; words: string; certainty?: Certainty },
  language: CheckedLanguage,
): string {
  return texts[code][language](params, words, certainty === 'often')
}
