import type { LanguageWords } from '../language-words.ts'
import { words } from '../word-list.ts'

export const nutrition: LanguageWords['nutrition'] = {
  plain: words(
    "fromage bien epais epaisse net tendre tendres cuire salade nature un une le la les l d de du des gros grosse grosses petit petite petits petites moyen moyenne moyens moyennes grand grande beau belle beaux belles bon bonne frais fraiche fraiches mur mure murs mures cru crue crus crues bio biologique fermier fermiere fermiers de qualite fin fine fins fines finement grossierement rape rapee rapes rapees hache hachee haches hachees emince emincee eminces emincees coupe coupee coupes coupees cisele ciselee cisele presse ecrase pele pelee peles pelees epluche epluchee epluches epluchees desosse mou ramolli fondu fondue froid froide tiede chaud chaude tamisee surgele surgelee surgeles surgelees blanc blanche blancs blanches rouge rouges vert verte verts vertes jaune jaunes brun brune noir noire noirs noires dore violet nouveau nouvelle nouvelles denoyaute denoyautee denoyautes denoyautees egoutte egouttee egouttes egouttees rince rincee entier entiere entiers entieres en cubes des rondelles lamelles morceaux ferme fermes long et environ moulu moulue feuille feuilles filet filets gousse gousses tete botte brin brins branche branches plein air non traite traitee traites traitees chair ferme a pur pure '",
  ),
  dryForm: /\b(?:secs?|seches?|trempe(?:r|e?s?))\b/,
  otherForms: /\b(?:cuite?s?|restes?|trempee?s?|rehydratee?s?)\b/,
  parts: { juice: /\b(?:jus|presses?)\b/, zest: /\b(?:zestes?|ecorces?)\b/, white: /\bblancs?\b/, yolk: /\bjaunes?\b/ },
  notEaten: /\b(?:saumure|eau de cuisson|salage)\b/,
  frying: /\b(?:friture|frire|la poele)\b/,
  brine: /(?:\bpour |^)(?:la |une )?saumure\b/,
  net: /\([^)]*(?:[ée]goutt|\bnet\b)[^)]*\)/i,
  freshForm: /\b(?:frais|fraiches?)\b/,
  inOil: /\bhuile\b/,
  packed:
    /(?<=^|\s)(?:à l['’]huile|dans l['’]huile|au naturel|au vinaigre|en saumure|dans leur jus)(?: d['’]olive| de tournesol)?(?=$|[\s,)])/i,
  marinade: /\bmarin(?:ade|er)\b/,
  thrown: /\b(?:jete[rz]|jetez|eliminez|sans la marinade|egouttez|essuyez|retirez de la marinade)\b/,
  aside:
    /\b(?:(?:pour|a) (?:servir|le service|accompagner|(?:la )?decor(?:er|ation)?|garnir|saupoudrer|parsemer|(?:le )?moule|(?:la )?plaque|(?:la )?plan de travail|graisser|beurrer|dorer|assaisonner|la finition)|au gout|selon (?:le )?gout|selon (?:les )?besoins?|bouquets? garnis?|glacons?)\b/,
  optional: /\b(?:facultati(?:f|ve)s?|optionnel(?:le)?s?|si (?:vous|on) (?:aime|voulez|souhaitez))\b/,
  dry: words('sec secs seche seches'),
  tinned: words('cuit cuits cuite cuites boite conserve'),
}
