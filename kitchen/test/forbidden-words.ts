import type { Allergen, Diet } from '@roux/contract/diet'
import type { Draft } from '@roux/contract/draft'

/** Any of these words, whole. */
const words = (list: string) => new RegExp(String.raw`(?<!\p{L})(?:${list})(?!\p{L})`, 'iu')

/** Words that must not stand in a list, written without looking at the lexicon; what only sounds like it is cut first. */
const forbiddenWords: Partial<Record<Diet | Allergen, { words: RegExp; harmless: RegExp }>> = {
  vegan: {
    words: words(
      'chicken|beef|pork|lamb|turkey|duck|veal|bacon|ham|sausages?|chorizo|cod|salmon|trout|tuna|hake|haddock|sea bass|sardines?|anchov\\w+|prawns?|mussels?|squid|crab|eggs?|milk|cream|butter|cheese|cheddar|parmesan|feta|mozzarella|gruyère|halloumi|yoghurt|crème fraîche|honey|poulet|bœuf|porc|agneau|dinde|canard|veau|lardons?|jambon|saucisses?|cabillaud|saumon|truite|thon|merlu|églefin|crevettes?|moules|calamar|œufs?|lait|crème|beurre|fromage|parmesan|yaourt|miel',
    ),
    harmless:
      /(coconut|oat|soya|rice|almond) (milk|cream|yoghurt)|lamb's lettuce|vegan (butter|mayonnaise|sausages?)|mayonnaise végane|saucisses? végétales?|chocolat noir sans lait|(peanut|almond|cocoa) butter|butternut( squash)?|(lait|crème|yaourt) (de|d'|au|à la) ?(coco|avoine|soja|riz|amande|lait de coco)\p{L}*|beurre de (cacahuète|cacao)|crème d'avoine|lait d'(avoine|amande)|courge butternut/giu,
  },
  vegetarian: {
    words: words(
      'chicken|beef|pork|lamb|turkey|duck|veal|bacon|ham|sausages?|chorizo|cod|salmon|trout|tuna|hake|haddock|sea bass|prawns?|mussels?|squid|parmesan|gelatine|poulet|bœuf|porc|agneau|dinde|canard|lardons?|jambon|saucisses?|cabillaud|saumon|truite|thon|merlu|crevettes?|volaille|gélatine',
    ),
    harmless: /lamb's lettuce|vegan sausages?|saucisses? végétales?/giu,
  },
  gluten_free: {
    words: words(
      'flour|bread|breadcrumbs|couscous|bulgur|barley|spaghetti|penne|pasta|egg noodles|udon noodles|soy sauce|oats?|farine de blé|pain|chapelure|boulgour|orge|spaghettis|nouilles aux œufs|sauce soja|avoine|seitan|baking powder|levure chimique',
    ),
    harmless:
      /gluten-free \p{L}+( powder)?|(buckwheat|rice|chestnut|chickpea|lupin) flour|cornflour|(pain|pâtes|levure chimique) sans gluten/giu,
  },
  lactose_free: {
    words: words(
      'milk|cream|butter|cheese|cheddar|parmesan|feta|mozzarella|gruyère|halloumi|yoghurt|ricotta|lait|crème|beurre|fromage|parmesan|yaourt',
    ),
    harmless:
      /(coconut|oat|soya|rice|almond) (milk|cream|yoghurt)|vegan (butter|mayonnaise|sausages?)|mayonnaise végane|saucisses? végétales?|chocolat noir sans lait|(peanut|almond|cocoa) butter|(lait|crème|yaourt) (de|d'|au|à la) ?(coco|avoine|soja|riz|amande|lait de coco)\p{L}*|beurre de (cacahuète|cacao)|crème d'avoine|lait d'(avoine|amande)/giu,
  },
  egg_free: {
    words: words('eggs?|egg noodles|mayonnaise|œufs?|nouilles aux œufs'),
    harmless: /eggplant|vegan mayonnaise|mayonnaise végane/giu,
  },
  nuts: {
    words: words(
      'walnuts?|hazelnuts?|almonds?|cashew|pecans?|pistachios?|cerneaux de noix|noisettes?|amandes?|pistaches?|pesto',
    ),
    harmless: /$^/u,
  },
  peanuts: { words: words('peanuts?|cacahuètes?'), harmless: /$^/u },
  celery: { words: words('celery|celeriac|stock|céleri|céleri-rave|bouillon'), harmless: /$^/u },
  soybeans: { words: words('soy|soya|tofu|tempeh|miso|tamari|edamame|soja'), harmless: /$^/u },
  sulphites: { words: words('wine|vin|raisins|dried apricots?'), harmless: /raisin frais|grains? de raisin/giu },
}

/** For tests: words of a list that a diet or an allergy forbids. */
export function forbiddenIn({ ingredients }: Draft, rules: readonly (Diet | Allergen)[]): string[] {
  const list = ingredients.join('\n')
  return rules.flatMap((rule) => {
    const word = forbiddenWords[rule]
    const found = word?.words.exec(list.replace(word.harmless, ''))?.[0]
    return found === undefined ? [] : [`${found} is forbidden by ${rule}`]
  })
}
