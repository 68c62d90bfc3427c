import type { LanguageWords } from '../language-words.ts'
import { words } from '../word-list.ts'

export const nutrition: LanguageWords['nutrition'] = {
  plain: words(
    'heavy whipping ready rolled percent cheese cooking eating dessert net salad vine a an the of plain natural large small medium big little sized size thumb thick thin heaped level fresh freshly ripe raw organic free range good quality best very fine finely coarse coarsely roughly thinly thickly grated chopped sliced diced minced crushed peeled trimmed cubed shredded torn boneless skinless unsalted softened soft melted cold chilled warm hot lukewarm room temperature sifted frozen defrosted thawed white red green yellow brown black golden orange purple baby young new pitted stoned seedless seeded deseeded drained rinsed washed picked whole mixed firm long floury waxy local seasonal and into about approx leaf leaves fillet fillets piece pieces head heads bulb bulbs clove cloves stick sticks stalk stalks sprig sprigs ground cracked toasted tap boiling unsweetened full fat mature flaky flat divided pure italian french english greek spanish',
  ),
  dryForm: /\b(?:dry|dried|soaked)\b/,
  otherForms: /\b(?:cooked|left ?over|soaked|reconstituted|rehydrated)\b/,
  parts: {
    juice: /\b(?:juiced?|squeezed)\b/,
    zest: /\b(?:zest(?:ed)?|rind|peel)\b/,
    white: /\bwhites?\b/,
    yolk: /\byolks?\b/,
  },
  notEaten: /\b(?:brine|brining|for the (?:pasta )?(?:cooking )?water|curing)\b/,
  frying: /\b(?:(?:deep|shallow|pan)?[- ]?fry(?:ing)?)\b/,
  brine: /\b(?:for (?:the |a )?(?:brine|brining|curing|pickling liquid))\b|^(?:the )?brine\b/,
  net: /\([^)]*\b(?:drained|net)\b[^)]*\)/i,
  freshForm: /\bfresh\b/,
  inOil: /\bin (?:\w+ ){0,2}oil\b/,
  packed:
    /\b(?:packed |preserved )?in (?:\w+ ){0,2}(?:oil|brine|water|juice|vinegar)\b|\b(?:mixed|dissolved|blended) (?:with|in|into) .*/i,
  marinade: /\b(?:marinade|marinating)\b/,
  thrown:
    /\b(?:discard(?:ing)?|throw(?:ing)? away|pour(?:ing)? (?:off|away)|tip away|drain(?:ing)? (?:off )?the marinade|shake off|wipe off)\b/,
  aside:
    /\b(?:(?:to|for) (?:serve|serving|garnish(?:ing)?|decorat(?:e|ing|ion)|sprinkl(?:e|ing)|scatter(?:ing)?|dust(?:ing)?|finish(?:ing)?|grease|greasing|the tin|the pan|brush(?:ing)?|season(?:ing)?|taste|drizzl(?:e|ing))|as needed|as required|serve with|bouquet garni|cooking spray|ice cubes?)\b/,
  optional: /\b(?:optional(?:ly)?|if (?:you )?(?:like|liked|wish|desired))\b/,
  dry: words('dried dry uncooked'),
  tinned: words('tinned canned cooked jarred'),
}
