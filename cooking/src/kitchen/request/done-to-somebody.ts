import type { Clause, Harmful } from './clauses.ts'
import type { Token } from './tokens.ts'

const people =
  'husbands?|wi(?:fe|ves)|sons?|daughters?|brothers?|sisters?|mothers?|fathers?|mums?|moms?|dads?|mummy|daddy|parents?|gran(?:ny|ma|dma|dad|dpa|dmother|dfather)?s?|nan(?:ny)?|uncle|aunt(?:ie|y)?|cousins?|neph(?:ew)s?|nieces?|kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|boys?|girls?|lads?|boyfriend|girlfriend|partner|friends?|mates?|boss|colleagues?|neighbou?rs?|flatmates?|room ?mates?|guests?|in laws?|godsons?|goddaughters?|twins|little ones?|father in law|mother in law'
const parts =
  'throat|gullet|tongue|lips|mouth|face|eyes|skin|neck|stomach|tummy|belly|guts?|insides|bowels?|intestines?|chest|lungs|nose|hands|joints|head|reflux|oesophagus|esophagus|digestion|asthma|eczema|ibs'
const gens =
  'maris?|femmes?|fils|filles?|freres?|soeurs?|meres?|peres?|maman|papa|parents|mamie|mamy|papi|papy|meme|pepe|grand mere|grand pere|belle mere|beau pere|beau frere|belle soeur|oncle|tante|cousine?s?|neveux?|nieces?|enfants?|gosses?|bebes?|petite?s?|copains?|copines?|conjointe?|compagnon|compagne|amie?s?|collegues?|voisine?s?|patronn?e?|invitee?s?|filleule?s?|jumeaux|ados?'
const corps =
  'gorge|langue|levres|bouche|visage|yeux|peau|cou|ventre|estomac|bide|bidou|boyaux|intestins?|tripes|poumons|nez|mains|articulations|tete|oesophage|digestion|asthme|eczema|foie|reflux'

/** "Puts me in bed", "costs my uncle a night", "me cloue au lit", "couvre mon père": what stands before does it. */
const done: readonly RegExp[] = [
  `(?:(?:once|always|often|sometimes|really|just|also|nearly|almost|literally|usually|has|have|had|can|could|will|would|already|totally|absolutely|even) )*(?!(?:for|with|to|and|or|that|which|who|in|on|from|by|my|our|i|we|he|she|they|you|please|like|as|at|of|but|so|if|when|the|a|an|not|no|without|left|than|instead|because|is|are|was|were|be)(?= ))(?!(?:give|make|show|tell|help|let|bring|get|surprise|cook|feed|find|suggest|teach|do|write|prepare|serve|send|offer|want|need|takes?|took) (?:me|us))[a-z]+ (?:(?!for|with|and|or|to|like)[a-z]+ )?(?:(?:through|up|on|at) )?(?:(?:me|him|us|her)(?= |$)|(?:my|our|his|her|their|the|poor) (?:[a-z]+ ){0,2}?(?:${people}|${parts})(?= |$)|(?:granny|grandma|grandad|grandpa|nana|nan|mum|mom|dad|mummy|daddy)(?= |$))`,
  `(?:ne |n )?(?:me|m|lui|nous|leur) [a-z]+`,
  `(?:(?:ne|n|a|ont|peut|va|vient|fait|font|laisse|rend|rendent|met|mettent) )*(?!(?:pour|avec|a|au|aux|et|ou|de|du|des|d|que|qui|comme|en|sans|dans|chez|sur|par|mais|je|j|tu|on|nous|il|elle|ils|elles|mon|ma|mes|le|la|les|l|un|une|est|sont|s|si|quand|plus|bien|tres|pas|facon|fait maison)(?= ))[a-z]+ (?:(?:toujours|bien|vraiment|souvent|meme) )?(?:(?:mon|ma|mes|notre|nos|son|sa|ses|leurs?) (?:[a-z]+ )?(?:${gens}|${corps})(?= |$)|(?:[a-z]+ ){0,3}(?:dans|a|sur) (?:mon|ma|mes|le|la|l|son|sa) (?:${corps})(?= |$))`,
].map((source) => new RegExp(`^(?:${source})`))

/** What is liked, or does good, or nothing: a food that does so is no harm. */
const kindly =
  /(?<![a-z])(?:lov|lik|enjoy|happ|smil|remind|pleas|delight|suit|favo|help|good|better|best|energ|stren|strong|comfort|cheer|excit|wild|crazy|tempt|call|hungry|drool|crav|want|need|eat|fe(?:d|ed)|fill|full|warm|sav|fit|treat|impress|win|won|thank|surpris|inspir|miss|nostalg|dream|think|home|childhood|sleep|relax|calm|sooth|cur(?:e|ing)|heal|nourish|great|well|nice|cost(?:s)? (?:me|us)|going|plai|plais|aim|ador|bien|envie|rev|penser|saliv|craqu|sourire|dormir|manqu|rappel|tent|suffi|heureu|joie|faim|courage|peche|rest(?:e|ent)(?! sur)|inspir|parl|attend|appel|pren|cout|nourri|cal(?:e|ent)|rechauff|regal|enchant|comble|gueri|soign|apais|dir(?:ait|aient)|ir(?:ait|aient)|fa(?:ut|udrait)|permet|chang|donne(?:z|r)?$|fai(?:s|tes)|ai|as|avons|avez|offr|ser(?:s|vez|vir))/

/**
 * Does a food of a clause do something to somebody? Unless it is something good, it harms: nobody says in a wish for a
 * recipe what a food does to them for any other reason.
 */
export function doneToSomebody({ foods, end }: Clause, tokens: readonly Token[]): Harmful | undefined {
  for (const { end: start, named, isDish } of foods) {
    if (!named || isDish) continue
    const rest = tokens.slice(start, end).join(' ')
    const said = done.map((pattern) => pattern.exec(rest)?.[0]).find((words) => words !== undefined)
    if (said && !kindly.test(rest))
      return { start, end: start + said.split(' ').length, isAllergy: true, isKnown: false }
  }
  return undefined
}
