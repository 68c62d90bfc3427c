import type { LanguageWords } from '../language-words.ts'
import { words } from '../word-list.ts'

const invariable = words(
  'bio nature standard maison extra marron gros frais epais gris doux gras bas mais roux creux bien environ tres nicois francais anglais non',
)

export const agreement: LanguageWords['agreement'] = {
  counted:
    'petit-suisse:petits-suisses boudin:boudins camembert:camemberts crottin:crottins caille:cailles rognon:rognons tourteau:tourteaux quenelle:quenelles paupiette:paupiettes chipolata:chipolatas andouillette:andouillettes raviole:ravioles nem:nems samoussa:samoussas bûche:bûches salade:salades pâte:pâtes rôti:rôtis gigot:gigots magret:magrets pavé:pavés pintade:pintades lobe:lobes chou-fleur:choux-fleurs poulet:poulets canard:canards lapin:lapins jaune:jaunes blanc:blancs cuisse:cuisses aile:ailes pilon:pilons steak:steaks saucisse:saucisses galette:galettes pain:pains biscuit:biscuits baguette:baguettes crêpe:crêpes côtelette:côtelettes souris:souris fond:fonds étoile:étoiles bouillon:bouillons yaourt:yaourts banane:bananes échalote:échalotes clou:clous baie:baies graine:graines',
  nameEnds: words("dans puis par de d' du des a au aux en pour avec sans et ou la le les sur"),
  beforeNoun: words(
    'non gros grosse grosses petit petite petits petites beau belle beaux belles bon bonne bons bonnes grand grande grands grandes jeune jeunes jolie jolies',
  ),
  agree: (adjective, folded, many) => {
    if (invariable.has(folded) || !/^\p{L}+$/u.test(adjective) || folded.endsWith('ment')) return adjective
    if (many) return /[sxz]$/.test(folded) ? adjective : adjective + (folded.endsWith('eau') ? 'x' : 's')
    return adjective.replace(/(?<=eau)x$|(?<=.{2})s$/, '')
  },
  agreeNoun: (noun, many) =>
    many
      ? /[sxz]$/.test(noun)
        ? noun
        : noun + (/eau$/.test(noun) ? 'x' : 's')
      : noun.replace(/(?<=eau)x$|(?<=..[^s])s$/, ''),
  participles: {
    all: /(?:é|ée)s?$|^(?:fendu|battu|fondu|cuit|confit|frit)e?s?$/,
    feminine: /(?:é|u|t)es?$/,
    besides: /ment$|^(?:et|puis|ou|bien)$/,
  },
  elides: /^(?:une?\b|onze)|^1(?!\d)/,
}
