import type { LanguageWords } from '../language-words.ts'
import { words } from '../word-list.ts'

/** Every way to write "cuillère" before its kind. */
const spoon = (kind: string) =>
  ['cuillère:cuillères', 'cuillerée:cuillerées', 'cuiller:cuillers']
    .map((words) => `${words.replaceAll(/[^:]+/g, `$& ${kind}`)}:f`)
    .concat(`cuil ${kind}`, `cuill ${kind}`, `c ${kind}`)
    .join('|')

export const units: LanguageWords['units'] = {
  words: {
    mg: 'milligramme:milligrammes:m',
    g: 'gramme:grammes:m|grs',
    kg: 'kilo:kilos:m|kilogramme:kilogrammes:m',
    oz: 'once:onces:f',
    livre: 'livre:livres:f',
    ml: 'millilitre:millilitres:m',
    cl: 'centilitre:centilitres:m',
    dl: 'décilitre:décilitres:m',
    l: 'litre:litres:m',
    cup: 'tasse:tasses:f|cup:cups:f',
    pint: 'pinte:pintes:f',
    tsp: `${spoon('à café')}|${spoon('à thé')}|càc|c c|cc|c à c|cuil à c|petite cuillère:petites cuillères:f|tsp`,
    tbsp: `${spoon('à soupe')}|${spoon('à table')}|càs|c s|cs|c à s|cuil à s|grande cuillère:grandes cuillères:f|tbsp`,
    dessertspoon: spoon('à dessert'),
    spoon: 'cuillère:cuillères:f|cuillerée:cuillerées:f',
    mm: 'millimètre:millimètres:m',
    cm: 'centimètre:centimètres:m',
    inch: 'pouce:pouces:m',
    pinch: 'pincée:pincées:f|pointe de couteau:pointes de couteau:f',
    handful: 'poignée:poignées:f',
    knob: 'noix:noix:f|noisette:noisettes:f',
    dash: 'trait:traits:m|soupçon:soupçons:m|larme:larmes:f|giclée:giclées:f',
    drop: 'goutte:gouttes:f',
    grind: 'tour de moulin:tours de moulin:m|tour:tours:m',
    clove: 'gousse:gousses:f',
    slice: 'tranche:tranches:f|rondelle:rondelles:f',
    sprig: 'brin:brins:m|brindille:brindilles:f',
    stalk: 'branche:branches:f|côte:côtes:f|tige:tiges:f|bâton:bâtons:m',
    leaf: 'feuille:feuilles:f',
    bunch: 'bouquet:bouquets:m|bouquet garni:bouquets garnis:m|botte:bottes:f',
    head: 'tête:têtes:f|bulbe:bulbes:m',
    fillet: 'filet:filets:m|filet mignon:filets mignons:m|pavé:pavés:m|escalope:escalopes:f|darne:darnes:f',
    tin: 'boîte:boîtes:f|conserve:conserves:f|canette:canettes:f',
    jar: 'bocal:bocaux:m',
    pot: 'pot:pots:m|berlingot:berlingots:m|contenant:contenants:m|barquette:barquettes:f|brique:briques:f|briquette:briquettes:f',
    sachet: 'sachet:sachets:m',
    packet: 'paquet:paquets:m',
    bag: 'sac:sacs:m',
    bottle: 'bouteille:bouteilles:f',
    block: 'bloc:blocs:m|plaquette:plaquettes:f|tablette:tablettes:f|plaque:plaques:f',
    ball: 'boule:boules:f',
    roll: 'rouleau:rouleaux:m',
    piece: 'morceau:morceaux:m|pièce:pièces:f|bout:bouts:m',
    cube: 'cube:cubes:m',
    square: 'carré:carrés:m',
    strip: 'lanière:lanières:f|lamelle:lamelles:f',
    wedge: 'quartier:quartiers:m',
    ear: 'épi:épis:m',
    glass:
      'verre:verres:m|tasse à café:tasses à café:f|tasse à thé:tasses à thé:f|verre à moutarde:verres à moutarde:m',
    bowl: 'bol:bols:m',
    ladle: 'louche:louches:f',
    part: 'part:parts:f|mesure:mesures:f|dose:doses:f|portion:portions:f',
    dozen: 'douzaine:douzaines:f',
  },
  before: words(
    'gros grosse grosses petit petite petits petites bon bonne bons bonnes beau bel belle belles beaux grand grande grands grandes genereuse genereuses genereux fine fines toute toutes tout leger legere mince minces belles',
  ),
  onlyBefore: new Map([
    ...['noix', 'noisette', 'noisettes'].map((word) => [word, words('beurre margarine saindoux ghee')] as const),
    ...['cote', 'cotes'].map((word) => [word, words('celeri blette blettes rhubarbe')] as const),
    ...['carre', 'carres'].map((word) => [word, words('chocolat sucre pate')] as const),
    ...['tour', 'tours'].map((word) => [word, words('moulin poivre')] as const),
  ]),
  drizzle: { word: 'filet', of: words('huile citron jus vinaigre lait creme miel sirop sauce eau vin') },
  quarterPound: { word: 'bâton', of: words('beurre margarine') },
  after: words(
    'bien rase rases bombee bombees pleine pleines plein pleins comble combles genereuse fine fines epaisse epaisses',
  ),
  written: { tbsp: 'c. à soupe', tsp: 'c. à café', cup: 'tasse:tasses', 'fl-oz': 'fl oz', inch: 'pouce:pouces' },
}
