/** Words that cooks often write wrongly or short, without accents, and what they mean. */
export const misspelt: ReadonlyMap<string, string> = new Map(
  `beure beurre|beurres beurre|buter butter|buttter butter|mayonaise mayonnaise|mayonnaize mayonnaise|mozarella mozzarella
  mozzarela mozzarella|mozerella mozzarella|parmesean parmesan|parmasan parmesan|parmezan parmesan|parmesant parmesan
  yahourt yaourt|yaourth yaourt|yougurt yogurt|yoghourt yoghurt|chese cheese|cheeze cheese|cacahouete cacahuete
  cacahouetes cacahuetes|cacahuette cacahuete|cacahuettes cacahuetes|cacaouete cacahuete|amende amande|amendes amandes
  noizette noisette|noisete noisette|almound almond|almounds almonds|allmonds almonds|wallnut walnut|wallnuts walnuts
  hazlenut hazelnut|hazlenuts hazelnuts|chashew cashew|pistacio pistachio|pistacios pistachios|pistachoes pistachios
  peanutt peanut|penuts peanuts|crevete crevette|crevetes crevettes|prauns prawns|anchovie anchovy|moutard moutarde
  mustart mustard|sesam sesame|seasame sesame|cellery celery|worchestershire worcestershire|worcestshire worcestershire
  spagetti spaghetti|spaghetis spaghetti|tortila tortilla|tortilas tortillas|oef oeuf|oefs oeufs
  parm parmesan|mozz mozzarella|moz mozzarella|philly philadelphia|bicarb bicarbonate|bicar bicarbonate|toms tomatoes
  spuds potatoes|shrooms mushrooms|champis champignons|avo avocado|cukes cucumbers|cuke cucumber|cauli cauliflower`
    .split(/[|\n]/)
    .map((pair) => {
      const [wrong = '', right = ''] = pair.trim().split(' ')
      return [wrong, right] as const
    }),
)
