import type { LanguageWords } from '../language-words.ts'
import { whole } from '../pattern.ts'

export const safety: LanguageWords['safety'] = {
  ready: /\b(?:effiloche|cuit|restes?|reste de|charcuterie|traiteur|seche|pret)/,
  heat: /(?<!\bsans |\bpas |\bjamais )\b(?:cui(?!ll|sin)|bouill|mijot|frire|frit(?!es\b)|four(?!ch|r|ni)|enfourn|grill|roti|vapeur|poele|saute|dorer|saisi|r?e?chauff|poch(?!es?\b|oir|ett)|revenir|ebouill|braise|bain-marie|plancha|fremi|feu (?:tres |plus |assez )?(?:doux|moyen|vif))/i,
  eggs: whole('oeufs?|jaunes?|blancs?'),
  setting: whole(
    String.raw`fai(?:tes|re) durcir (?:les|\d+|quatre|trois|deux|six)|` +
      String.raw`(?:oeufs?|blancs?|jaunes?) (?:est|sont|soit|soient|ont|a) (?:(?:tout juste|juste|presque|bien) )?(?:pris|coagule)e?s?|(?:prendre|coaguler) (?:environ )?[\w/.–-]+ (?:s|secondes?|min|minutes?)|dans (?:la|le|une|un) (?:[\w-]+ ){0,2}(?:wok|poele|sauteuse)`,
  ),
  runny: whole(
    '(?<!(?:pas|plus|non|ni) )(?:(?:encore |bien |reste(?:nt)? )*(?:coulante?s?|baveu(?:x|se)s?)|a la coque|(?:oeufs? )?mollets?|jaunes? (?:encore )?liquides?)',
  ),
  pink: whole(
    String.raw`(?<!(?:plus|pas|ni|sans) (?:du tout )?(?:être )?)(?:(?:encore |légèrement )?rosée?s?(?:,? (?:et|mais) (?:(?!l[ae] )\p{L}+ ){1,3}|, \p{L}+ | )(?:à c(?:œ|oe)ur|à l[’']intérieur|au (?:centre|c(?:œ|oe)ur|milieu)|dedans)|(?:encore |légèrement |rest(?:e|ent|er) |(?:serv|mang)(?:ez|ir|er)(?:-l(?:e|a|es))? (?:bien )?)rosée?s?|saignante?s?|(?:bleue?s?|crue?s?) (?:à c(?:œ|oe)ur|à l[’']intérieur|au (?:centre|milieu))|(?:c(?:œ|oe)ur|centre|milieu|intérieur) (?:(?:doit|peut|devrait) )?(?:(?:bien|encore|être|reste|rester) )+(?:rosé|cru|bleu))`,
  ),
  dangerous: whole(
    "eau de javel|javel|détergent|liquide vaisselle|savon|antigel|méthanol|alcool à brûler|alcool ménager|white[- ]spirit|cyanure|arsenic|mort[- ]aux[- ]rats|laurier[- ]rose|(?<!balance |sonde |minuterie )digitale|ciguë|belladone|amanites?(?! des césars)|muguet|graines? de ricin|feuilles? de rhubarbe|lessive|ammoniaque|borax|déboucheur|amand(?:on|e)s? d[’']abricots?|amandes? de noyaux?|bulbes? de jonquille|gel de silice",
  ),
  cooked: whole(
    "cuite?s?|rotie?s?(?! d[e’'])|restes?|fumee?s?|en boite|en conserve|seche?s?|confite?s?|durs?|vegetale?s?",
  ),
  treated: whole('pasteurisee?s?|torrefiee?'),
  dried: whole('secs?|seches?|trempee?s?'),
  boiled: whole('bouillir|ebullition|bouillante?|bouillir|gros bouillons|autocuiseur|cocotte[- ]minute'),
  foraged: whole(
    'champignons? (?:sauvages? )?(?:cueillis?|ramassés?)|champignons? de votre cueillette|(?:cueillez|ramassez|cueillir|ramasser) (?:des|les|n’importe quels|tous les) champignons|champignons (?:que vous (?:trouvez|avez trouvés|avez cueillis|avez ramassés)|du jardin|de la forêt|trouvés)|morilles? crues?',
  ),
  warm: whole(
    String.raw`(?<!(?:revienne\w*|revenir|remonter|ramen\w*|mettre|mettez|jusqu'|refroidir) )a temperature (?:ambiante|de la piece)|sur (?:le (?:plan de travail|comptoir|buffet|feu eteint|rebord)|la (?:table|cuisiniere|gaziniere|plaque|paillasse))|a l'air libre|hors du (?:frigo|refrigerateur|froid)|sur le coin du feu|sans (?:glaciere|frigo|refrigerateur|refrigerer|(?:l[ae]s? |les )?(?:mettre|passer|ranger) au (?:frigo|refrigerateur|frais))|dans (?:le|un) four (?:eteint|ferme)|(?:gard|tenir|tenez|mainten)\w*(?: \w+){0,2} au chaud(?=[^.]{0,120} jours)`,
  ),
  long: whole(
    String.raw`(?:toute )?la (?:nuit|journee|matinee)|une (?:nuit|journee)|tout (?:l'apres-midi|le jour)|(?:[3-9]|\d\d)(?:[-–]\d+| a \d+)? ?h(?:eures)?|(?:quelques|plusieurs|trois|quatre|cinq|six|huit|dix|douze) heures|(?:\d+|deux|trois|quelques|plusieurs) jours|jusqu'au (?:lendemain|soir|matin)|jusqu'a(?:u)? (?:demain|diner)|du (?:soir|matin) au (?:soir|matin|lendemain)`,
  ),
  raising:
    /\b(?:pate\b|pousser|lever|levain|levure|tremp|ferment|petrir|petrissez|sel nitrite|salaison|sech(?:er|age))/,
  partCooked: whole(
    'precui(?:re|sez|te?s?)|a moitie (?:cuite?s?)|cui(?:re|sez) (?:\\w+ ){0,3}(?:a moitie|partiellement|aux trois quarts)|demi-cuisson',
  ),
  later: whole('(?:le )?(?:lendemain|jour suivant)|demain|la nuit|une nuit|la veille'),
  larder: whole(
    "placards?|cellier|cave|garde-manger|etageres?|a l'abri de la lumiere|rebord de (?:la )?fenetre|endroit (?:frais et )?(?:sec|sombre)",
  ),
  stored: /\b(?:gard|conserv|infus|macer|laiss|tient|se tien|repos|stock)/,
  days: whole(
    String.raw`(?:[2-9]|\d\d|quelques|plusieurs|deux|trois|quatre|cinq) (?:jours|semaines|mois)|une? (?:semaine|mois|an(?:nee)?)`,
  ),
  weeks: whole(
    String.raw`(?:[2-9]|\d\d|quelques|plusieurs|deux|trois|quatre|cinq|six|des) (?:semaines|mois|ans|annees)|un (?:mois|an)|une annee|indefiniment|tout l'hiver|toute l'annee`,
  ),
  cold: /\b(?:frigo|refriger|congel|au frais|au froid)/,
  oily: whole('huiles?|confite?s?|pesto|pistou|tapenade|marinee?s?'),
  covered:
    /\b(?:couvr|recouvr|complet|noy|immerg|rempli|submerg|plong)\w*[^.]{0,120}\bhuile\b|\bhuile\b[^.]{0,120}\b(?:bouteilles?|bocal|bocaux|flacons?|pots?)\b|\b(?:bouteilles?|bocal|bocaux|flacons?|pots?)\b[^.]{0,120}\bhuile\b/,
  jars: whole('boca(?:l|ux)|conserves?|pots? a vis'),
  boilsJars:
    /(?:bouill|steril|ebullition|pasteuris|trait|four)\w*[^.]{0,120}\bboca(?:l|ux)|\bboca(?:l|ux)[^.]{0,120}(?:bouill|steril\w* (?:\w+ )*\d|ebullition|pasteuris|four|retourn|a l'envers)/,
  underPressure:
    /\b(?:pression|autoclave|autocuiseur|cocotte-minute|(?<!\bfour [^.]{0,20})1[12]\d ?°|lacto|ferment|saumure)/,
  served:
    /\b(?:serv|napp|vers|arros|utilis|accompagn|propos|dress|degust|tremp|mang)\w*\b[^.;]{0,120}\bmarinade|\bmarinade\b[^.;]{0,120}\b(?:en (?:sauce|saucière|guise)|comme sauce|a table|a part)/,
  toTable: /\b(?:serv|sauce|table|tremp|propos|accompagn|degust|mang)/,
  reduced: /\b(?:bouill|ebullition|redui|mijot|fremi|cui(?:re|sez)|chauff)/,
  keptApart:
    /\b(?:reserv|mett\w+ de cote|mis\w* de cote|gard|prelev|divis|partag|conserv)\w*\b[^.]{0,120}\b(?:moitie|tiers|quart|peu|cuilleres?|ml|cl|marinade|reste|avant)\b|\b(?:moitie|tiers|quarts?|partie) de (?:la|cette) marinade/,
  washedPoultry: whole(
    `(?:lave[rz]?|rince[rz]?)(?: (?:bien|d'abord|soigneusement|abondamment|rapidement))*(?: (?:le|la|les|votre|vos|chaque|l))*(?:'| )(?:(?:cuisses?|blancs?|ailes?|pilons?|escalopes?|morceaux|hauts? de cuisses?) de )?(?:poulets?|poulardes?|dindes?|volailles?|pintades?|canards?|oies?|chapons?)|passe[rz]? (?:le|la|les|votre) (?:poulet|dinde|volaille|pintade|canard)s? sous l'eau`,
  ),
  unwashed: whole(
    String.raw`sans (?:la |le |les |se )?(?:laver|rincer|nettoyer)(?: (?:la planche|le couteau|les mains|l'assiette|le plat|le saladier))?|(?:pas|inutile) (?:besoin )?de (?:la |le )?(?:laver|rincer|nettoyer)|(?:meme|memes) (?:planche|assiette|plat|saladier)[^.]{0,120}\bcrue?s?`,
  ),
  closedShell: whole(
    String.raw`(?:forc|ouvr)\w* (?:\w+ ){0,6}(?:restee?s? )?fermee?s?|(?:mang|gard|serv)\w*[^.;]{0,120}(?:restee?s?|encore) fermee?s?`,
  ),
  rawPlant: whole('(?:baies? de )?sureau(?! (?:en )?fleurs?)|manioc|pousses? de bambou'),
  elderGreen: /(?:feuilles|tiges)[^.;]{0,120}(?:compris|incluses)|\bavec (?:les |leurs )?(?:feuilles|tiges)/,
}
