/** Words for what comes from an animal, and plant foods that are called by them. */
const animal =
  /\b(?:meat|beef|pork|lamb|veal|bacon|ham|sausages?|chicken|turkey|duck|fish|salmon|tuna|cod|anchov(?:y|ies)|prawns?|shrimps?|eggs?|milk|butter|ghee|cream|yogh?urt|cheese|feta|parmesan|paneer|honey|gelatine?|stock cubes?)\b/i
const plantByThatName =
  /\b(?:coconut|almond|oat|soya?|cashew|peanut|nut|rice|plant(?:-based)?|vegan)[ -](?:milk|cream|butter|yogh?urt|cheese)\b|\bbutter beans?\b/gi

export function isFromAnimal(line: string): boolean {
  return animal.test(line.replace(plantByThatName, ''))
}

/** Where gluten is, unless the line says that it is not. French, where \b would stop at every accent. */
const gluten =
  /(?<!\p{L})(?:blé|froment|épeautre|seigle|orge|avoine|farines?|pâtes?|semoule|chapelure|pain|biscuits?|boulgour|couscous|sauce soja)(?!\p{L})/iu
const withoutGluten = /sans gluten|de riz|de sarrasin|de maïs|de pois chiches?|de châtaigne|de lentilles|de millet/i

export function hasGluten(line: string): boolean {
  return gluten.test(line) && !withoutGluten.test(line)
}
