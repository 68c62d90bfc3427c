// The words by which people head the parts of a recipe, in all languages at once: a text may be in any.

/** Of the list. */
export const ingredientsHeading =
  /^(?:the |les |liste des |recipe )?(?:ingr[eé]dients?|zutaten|ingredienti|ingredientes|ingrediënten)(?:\s*:?\s+(?:list|needed|required|for|of|pour|d[eu]s?|d['’]|per|para|für|voor|n[eé]cessaires|\().*)?$|^(?:(?:what )?you(?:['’]ll| will)? need|shopping list|il (?:vous )?faut|vous aurez besoin(?: de)?|ce qu['’]il (?:vous )?faut)$/iu

/** What is needed, told in a sentence. */
export const needed = /^(you(?:['’]ll| will)? need|il (?:vous )?faut|il vous faudra)\s*:?\s+(.*,.*)$/isu

/** Of the steps. */
export const directionsHeading =
  /^(?:the |la |les )?(?:(?:cooking |recipe |baking |step[- ]by[- ]step )?(?:directions?|instructions?|method|steps?|procedure)|preparation(?: steps| method)?|pr[eé]paration(?: de la recette)?|pr[eé]parations|[eé]tapes?(?: (?:d[eu]s?|d['’]).*)?|marche [aà] suivre|d[eé]roul[eé]|r[eé]alisation|recette|m[eé]thode|mode (?:op[eé]ratoire|d['’]emploi|de pr[eé]paration)|proc[eé]d[eé]|how to(?: (?:make|cook|prepare|bake|do) ?.*)?|(?:here['’]s )?what (?:to|you|we) do|let['’]s (?:make|cook|bake|get cooking)(?: .*)?|en cuisine|on proc[eè]de (?:ainsi|comme suit)|making (?:it|the) ?.*|comment (?:faire|pr[eé]parer|r[eé]aliser|on fait|proc[eé]der) ?.*|zubereitung|anleitung|preparaci[oó]n|elaboraci[oó]n|instrucciones|pasos|preparazione|procedimento|bereiding(?:swijze)?|preparo|modo de (?:preparo|fazer|preparaci[oó]n|hacer))$/iu

/** Of what a cook wrote beside it. */
export const notesHeading =
  /^(?:(?:recipe |cook['’]?s |chef['’]?s |my |our )?(?:notes?|tips?(?: (?:and|&) (?:tricks|notes))?|hints?)|(?:(?:mes|nos|mon|notre|petits?|un|le) )*(?:astuces?|conseils?|remarques?)(?: (?:du|de|d['’]).{1,20})?|le truc|bon [aà] savoir|variantes?|variations?|consejos?|trucos?|notas?|consigli(?:o)?|tipps?|hinweise?)$/iu

/** Of what comes after a recipe, or stands between its parts, and is none. */
export const otherHeading =
  /^(?:nutrition\w*.*|valeurs? nutrit.*|equipment|mat[eé]riel|ustensiles|tools|comments?.*|commentaires?.*|leave a .*|reviews?.*|avis.*|related.*|you (?:may|might) also.*|more .*|[aà] lire aussi.*|vous aimerez.*|recettes? (?:similaires|associ[eé]es).*|share.*|partager.*|print.*|about .*|à propos.*|faq.*|storage.*|conservation|subscribe.*|newsletter.*|tags?|categories|cat[eé]gories|video|vid[eé]o|did you make.*|pin .*|enjoy.*|bon app[eé]tit.*|filed under.*)$/iu

/** A first line that stands behind the steps and is none: of the page, or good-bye. */
export const afterSteps =
  /^(?:(?:last )?(?:updated|modified)\b|(?:posted|published|filed|tagged)\b|mis(?:e)? à jour|publié|©|copyright|(?:et )?voil[aà](?!\p{L})|r[eé]galez[- ]vous|bon(?:ne)? (?:app[eé]tit|d[eé]gustation)|enjoy[\s!.:)]*$|(?:thanks|thank you|merci)\b|(?:à|a) (?:tr[eè]s )?(?:bient[oô]t|vite)|(?:back|return|retour) (?:to|à|au|aux)\b.*(?:index|home|accueil|sommaire|recettes|recipes))/iu

/** What food holds, in a line of its own. */
export const nutrientLine =
  /^(?:calories|kcal|energy|[eé]nergie|(?:total |saturated )?fat|(?:mati[eè]res )?grasses|lipides|(?:total )?carb(?:ohydrate)?s?|glucides|protein(?:s|es)?|prot[eé]ines|sugars?|sucres|fib(?:re|er)s?|sodium|cholesterol)\W*\d[\d.,]*\s*(?:k?cal|kj|m?g|%)?$/iu

const quantity = '(?:amount|quantity|qty|quantit[eé]s?|qt[eé]s?|menge|cantidad|quantità)'

/** The head of a column that says how much. */
export const amountHead = new RegExp(`^${quantity}\\W*$`, 'iu')

/** The head of a table of ingredients. */
export const tableHead = new RegExp(
  String.raw`^${quantity}\W+(?:ingr|zutat)\p{L}+$|^(?:ingr|zutat)\p{L}+\W+${quantity}$`,
  'iu',
)

/** By what a list may be multiplied: "Scale: 1x 2x 3x". */
export const scaleLine = /^\D{0,20}(?:[\d½¼¾][\d.,/]*\s*[x×]\W*){2,}$/iu

const people = String.raw`(?:serv\w*|portion(?:s|en)?|people|persons?|personnes?|pers\.?|convives?|parts?|person[ae]n?s?|raciones|porciones|porzioni|comensales|pessoas|porções)`

const clock = String.raw`\s*(?:time|temps)?\s*(?:[:=–—-]\s*(?:(?:about|around|approx\.?|environ|env\.?)\s+)?|\s)((?:\d|an?\b|une?\b|half|demi)(?:(?!\s[–—-]\s|\s(?:cook|bak|cuisson|total|prep|rest|repos))[^.;,|•\n]){0,40})`

export const prepLine = new RegExp(
  String.raw`\b(?:prep(?:aration)?|preparazione|preparaci[oó]n|vorbereitung|hands[- ]on|active|(?:temps de )?pr[eé]p(?:aration)?)\b${clock}`,
  'iu',
)
export const cookLine = new RegExp(
  String.raw`\b(?:cook(?:ing)?|bak(?:e|ing)|(?:temps de )?cuisson|cottura|cocci[oó]n|kochzeit|backzeit|garzeit)\b${clock}`,
  'iu',
)
export const totalLine = new RegExp(
  String.raw`\b(?:total|ready in|(?:temps|dur[eé]e|tiempo|tempo) total\w*|dur[eé]e|tiempo|tempo|gesamtzeit|dauer|pr[eê]t en)\b${clock}|${people}\s*[,|•·]${clock}`,
  'iu',
)
export const authorLine =
  /^(?:recipe )?(?:by|par|from the kitchen of|recette de|author ?:|auteur ?:)\s+(\p{Lu}[^,.;:]{1,60})$/iu
