import type { LanguageWords } from '../language-words.ts'
import { words } from '../word-list.ts'

export const agreement: LanguageWords['agreement'] = {
  counted:
    'capsicum:capsicums avocado:avocadoes butt:butts tenderloin:tenderloins roast:roasts crown:crowns shot:shots measure:measures rib:ribs case:cases joint:joints yolk:yolks white:whites breast:breasts thigh:thighs drumstick:drumsticks leg:legs wing:wings chop:chops steak:steaks cutlet:cutlets sausage:sausages bun:buns roll:rolls wrap:wraps tortilla:tortillas floret:florets pod:pods bulb:bulbs loaf:loaves chicken:chickens duck:ducks turkey:turkeys lobster:lobsters crab:crabs baguette:baguettes pepper:peppers cube:cubes berry:berries bean:beans nut:nuts shank:shanks rack:racks stone:stones biscuit:biscuits cookie:cookies potato:potatoes tomato:tomatoes anchovy:anchovies onion:onions banana:bananas',
  nameEnds: words('of with in for from on and or to plus each'),
  beforeNoun: words(''),
  agree: (adjective) => adjective,
  agreeNoun: (noun, many) =>
    many
      ? `${noun.replace(/(?<=[^aeiou])y$/, 'ie').replace(/(?<=s|x|z|ch|sh)$/, 'e')}s`
      : noun.replace(/(?<=..)ies$/, 'y').replace(/(?<=s|x|z|ch|sh)es$|(?<=[^s])s$/, ''),
}
