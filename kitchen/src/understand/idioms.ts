import type { Rewriting } from './placed-text.ts'

const soon =
  "(?=(?:tomorrow|tonight|today|soon|shortly|in (?:a|one|two|\\d) days?|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:week|weekend|evening)|demain|ce soir|aujourd'hui|apres-demain|bientot|sous peu|dans (?:un|deux|\\d) jours?|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)\\b)"
/** Where nothing follows that would be killed or spoiled. */
const closed = '(?= *(?:$|[,.;:!?)]))'

/** How good, how hot or how hungry, and until when, told in words of violence and death that mean none. */
export const idioms: readonly Rewriting[] = [
  // Good until then.
  [
    new RegExp(
      `\\b(?:(?:that|which|it|is|will|'ll|s|are|about to) )*(?:goes?|going|go|turns?|expires?|expire|expiring)(?: off| bad| sour| out of date)? ${soon}`,
      'g',
    ),
    'to use up ',
  ],
  [
    /\b(?:use|best|sell)[- ](?:by|before)(?: date)?(?: is| are|:)? (?=(?:tomorrow|tonight|today)\b)|\bon (?:its|their) last (?:day|legs)\b/g,
    'to use up ',
  ],
  [
    new RegExp(
      `\\b(?:(?:qui|va|vont) )*(?:tournent?|tourner|expirent?|expirer|(?:se )?perime(?:nt)?|perimer|arrivent? a (?:expiration|date|peremption)) ${soon}|\\b(?:dlc|ddm|date limite|peremption)(?: est|:| au)? ${soon}`,
      'g',
    ),
    'a finir ',
  ],
  // Another is wanted, and nothing is held against it.
  [
    /\bbut (?=(?:make it|do it|made with|with|using) (?!no\b|not\b|out\b|less\b|(?:[a-z]+ ){0,3}(?:i|he|she|it|they|we|you|me|my|his|her|is|are|makes?|gives?|gets?)\b)(?:[a-z]+ ){0,3}[a-z]+ *(?:$|[,.;!?]))/g,
    ', ',
  ],
  [
    /\b(?:make|do) it (?:with )?(?=(?:chicken|pork|beef|lamb|turkey|duck|veal|venison|rabbit|fish|salmon|tuna|cod|prawns?|shrimps?|tofu|mushrooms?|lentils?)\b)/g,
    'with ',
  ],
  // No praise at all: "nuts are a killer for my son".
  [
    /\b(?:is|are|'s) (?:an? )?(?:absolute |real |total |proper )?killers? for (?=(?:me|my|him|her|us|our|his|them|dad|mum|mom)\b)/g,
    'kills ',
  ],
  // Praise.
  [
    /\b(?:bomb|kick|bad)[- ]?ass\b|\bslutty\b|\bknock[- ]?out (?=[a-z])|\blethal (?=(?:chilli|chili|curry|brownies?|cocktails?|cake|wings?)\b)/g,
    'great ',
  ],
  [/\bcrack (?=(?:chicken|dip|slaw|pie|pasta|potatoes|burgers?)\b)/g, 'great '],
  [
    /(?<=^|\b(?:a|an|some|the|my|your|best|real|want|need) )killer (?!for\b|to\b|if\b|when\b|in\b|whale)(?=[a-z])/g,
    'great ',
  ],
  [/\bheart[- ]attack on a (?:plate|bun|dish|tray)\b/g, 'great'],
  [
    /\b(?:to )?(?:knock|blow)(?:s|ing)? (?:my|his|her|their|our|your|everyone's) (?:socks|mind|minds) off\b|\bblow(?:s|ing)? (?:my|his|her|their|our|your) minds?\b|\bblow (?:him|her|them|us|me|everyone) away\b|\bdrop[- ]dead (?=good|gorgeous|delicious|easy)/g,
    'great',
  ],
  [
    /\b(?:a (?:mourir|tomber|se damner|se pendre|crever)(?: de plaisir| par terre)?|de la mort(?: qui tue)?|qui (?:dechire|claque|envoie))\b/g,
    'delicieux',
  ],
  [/\b(?:une (?:vraie |pure |veritable )?(?:tuerie|bombe) d(?:e |'))(?=[a-z])/g, 'un bon '],
  [/\bune (?:vraie |pure |veritable )?tuerie(?= (?:au|aux|a la)\b)/g, 'un dessert'],
  // Hunger.
  [
    /\b(?:i'?m |i am |we'?re |we are )?(?:dying|gasping) for (?=(?:an?|some|the|my)\b)|\b(?:i|we)(?:'?d| could| would) (?:kill|murder) (?:for )?(?=(?:an?|some|the|my)\b)/g,
    'i want ',
  ],
  // Heat.
  [
    /\b(?:set|sets|setting) (?:my|our|his|her|their|your) (?:mouth|tongue|tastebuds|taste buds|hair|pants) on fire\b|\b(?:burn|burns|blow|blows|rip|rips|take|takes) (?:my|our|his|her|their|your) (?:face|head|tongue|mouth|roof) off\b|\bfire[- ]breathing\b|\bnuclear[- ]hot\b/g,
    'very spicy',
  ],
  [
    /\b(?:qui |ca |a |doit |doivent )*(?:mettre|mets?|mettent|mettra) le feu(?: (?:a|au|aux) (?:la |ma |mon |mes |nos |leurs? )?(?:bouche|palais|papilles|langue|gosier))?\b(?! (?:a|au|aux|sous) )/g,
    'bien releve',
  ],
  [
    new RegExp(
      `\\bqui (?:arrachent?|emporte(?:nt)?(?: la bouche| la gueule)?|brule(?:nt)? la (?:bouche|langue))${closed}`,
      'g',
    ),
    'bien releve',
  ],

  [/\b(?:bleeding|still mooing) (?=(?:steak|beef|rump|sirloin|rib)\b)/g, 'great '],
]
