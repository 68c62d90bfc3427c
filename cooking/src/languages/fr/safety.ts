import type { LanguageWords } from '../language-words.ts'
import { whole } from '../pattern.ts'

export const safety: LanguageWords['safety'] = {
  ready: /\b(?:effiloche|cuit|restes?|reste de|charcuterie|traiteur|seche|pret)/,
  heat: /(?<!\bsans |\bpas |\bjamais )\b(?:cui(?!ll|sin)|bouill|mijot|frire|frit|four(?!ch|r|ni)|enfourn|grill|roti|vapeur|poele|saute|dorer|saisi|r?e?chauff|poch(?!es?\b|oir|ett)|revenir|ebouill|braise|bain-marie|plancha|fremi)/i,
  eggs: whole('oeufs?|jaunes?|blancs?'),
  setting: whole(
    String.raw`(?:oeufs?|blancs?|jaunes?) (?:est|sont|soit|soient|ont|a) (?:(?:tout juste|juste|presque|bien) )?(?:pris|coagule)e?s?|(?:prendre|coaguler) (?:environ )?[\w/.–-]+ (?:s|secondes?|min|minutes?)|dans (?:la|le|une|un) (?:[\w-]+ ){0,2}(?:wok|poele|sauteuse)`,
  ),
  runny: whole(
    '(?<!(?:pas|plus|non|ni) )(?:(?:encore |bien |reste(?:nt)? )*(?:coulante?s?|baveu(?:x|se)s?)|a la coque|(?:oeufs? )?mollets?|jaunes? (?:encore )?liquides?)',
  ),
  pink: whole(
    String.raw`(?<!(?:plus|pas|ni|sans) (?:du tout )?(?:être )?)(?:(?:encore |légèrement )?rosée?s?(?:,? (?:et|mais) (?:(?!l[ae] )\p{L}+ ){1,3}|, \p{L}+ | )(?:à c(?:œ|oe)ur|à l[’']intérieur|au (?:centre|c(?:œ|oe)ur|milieu)|dedans)|(?:encore |légèrement |rest(?:e|ent|er) )rosée?s?|saignante?s?|(?:bleue?s?|crue?s?) à c(?:œ|oe)ur)`,
  ),
  dangerous: whole(
    "eau de javel|javel|détergent|liquide vaisselle|savon|antigel|méthanol|alcool à brûler|alcool ménager|white[- ]spirit|cyanure|arsenic|mort[- ]aux[- ]rats|laurier[- ]rose|(?<!balance |sonde |minuterie )digitale|ciguë|belladone|amanites?(?! des césars)|muguet|graines? de ricin|feuilles? de rhubarbe|lessive|ammoniaque|borax|déboucheur|amandons? d[’']abricots?|bulbes? de jonquille|gel de silice",
  ),
  cooked: whole(
    "cuite?s?|rotie?s?(?! d[e’'])|restes?|fumee?s?|en boite|en conserve|seche?s?|confite?s?|durs?|vegetale?s?",
  ),
  treated: whole('pasteurisee?s?|torrefiee?'),
  dried: whole('secs?|seches?|trempee?s?'),
  boiled: whole('bouillir|ebullition|bouillante?|bouillir|gros bouillons|autocuiseur|cocotte[- ]minute'),
  long: whole(String.raw`toute la nuit|une nuit|(?:[3-9]|\d\d) ?h(?:eures)?|toute la journee`),
  foraged: whole(
    'champignons? (?:sauvages? )?(?:cueillis?|ramassés?)|champignons? de votre cueillette|morilles? crues?',
  ),
  warm: whole("température ambiante|sur le plan de travail|à l[’']air libre"),
}
