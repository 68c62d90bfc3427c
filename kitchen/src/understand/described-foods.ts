import { type Family, families } from '@roux/cooking/foods/families'
import { colouredFoods, startsColoured } from './coloured-foods.ts'
import type { Token } from './tokens.ts'

const familyOf = (id: string): Family => {
  const family = families.find((one) => one.id === id)
  if (!family) throw new Error(`No family ${id}`)
  return family
}

/** All that is so, in words that name nothing: "anything", "all the creatures", « tout ce qui », « les bêtes ». */
const all = `(?:absolutely |literally |quite |absolument |vraiment )?(?:(?:anything|everything|whatever|something)(?: at all| alive| living| edible)?|(?:all |any )?(?:the |those |of the )?(?:things?|stuff|foods?|creatures?|critters?|beasts?|animals?|beasties)|all that|tou(?:t|te|s|tes) (?:ce|ceux|celles|les (?:trucs|choses|betes|bestioles|animaux|aliments|produits|creatures))|(?:les |des |aucune? |un |une )?(?:trucs?|choses?|betes?|bestioles?|animaux|animal|aliments?|produits?|creatures?)|quoi que ce soit|n importe quoi|quelque chose|ce)`
/** Where it comes from or lives, what it does there, and how it was got. */
const from = `(?:(?:that|which|who|to|qui|se|s|once|ever|used|has|have|had|been|is|are|was|were|s|a|ont|est|sont|ete|avait|ait|aient|soit|soient) |(?:c[ao]m|liv|swim|swam|caught|fish|born|grow|grew|pull|dredg|haul|crawl|dwell|tak|found|vien|vena|venu|sor[ti]|provien|provena|vi[tv]|vecu|nag|issu|pech|tir|pouss|trouv|n[ea](?=e? ))[a-z]* )*(?:(?:from|out|up|off|of|in|under|inside|by|at|on|near|the|bottom|a|an|de|d|du|des|dans|sous|en|par|au|fond|la|le|l|les|une?) )+`
const has = `(?:(?:that|which|qui) )?(?:with|in|has|have|had|wears?|wearing|inside|a|ont|avec|porte(?:nt)?|dans|having|a) (?:(?:a|an|its|their|own|une?|des|sa|leur|hard) )*`
const does = `(?:that|which|who|qui) (?:(?:once|ever|can|could|used to|has|have|will|sait|peut|ont|a|se|me) )*`

const waters =
  '(?:seas?(?:bed|side|shore)?|oceans?|waters?|waves|rivers?|lakes?|deep|mers?|eaux?|rivieres?|lacs?|fonds marins|flots|vagues|tide)'

/** What creatures have; none of it is a slip for a food. */
export const partsOfCreatures: ReadonlySet<Token> = new Set(
  'fin fins gill gills scales claws pincers tentacles suckers udder udders nageoire nageoires branchies ecailles carapace carapaces pinces tentacules ventouses pis mamelles'.split(
    ' ',
  ),
)

const layers = '(?:hens?|birds?|ducks?|quails?|goose|geese|poules?|oiseaux?|canes?|cailles?|oies?)'

/** How it tastes, of what is in it; none of it is what a whole dish is wanted to be. */
const tastes: Readonly<Record<string, string>> = {
  egg: 'eggy',
  nut: 'nutty',
  fish: 'fishy',
  dairy: 'milky|laiteu(?:x|ses?)|lactee?s?',
  allium: 'garlicky|oniony|aillee?s?',
  gluten: 'wheaty|bready|doughy|floury',
}

type Description = { says: string; family: string; isNamed?: boolean; isWhole?: boolean }

/** Foods by where they come from, what they have and how they taste, each as a family. */
const rows: readonly Description[] = [
  { says: `${from}${waters}`, family: 'all-seafood' },
  {
    says: `${does}(?:sw[iua]m[a-z]*|nag[a-z]+)(?: in (?:the )?${waters}| dans (?:la |l )?${waters})?`,
    family: 'all-seafood',
  },
  { says: `${has}(?:fins?|gills?|scales|nageoires?|branchies|ecailles)`, family: 'all-seafood' },
  { says: '(?:de mer|marine?s?|aquatiques?)', family: 'all-seafood', isNamed: true },
  {
    says: '(?:sea|marine|ocean|aquatic) (?:creatures?|animals?|beasts?|critters?|life|stuff|things|dwellers?)',
    family: 'all-seafood',
    isWhole: true,
  },
  {
    says: `${has}(?:shells?|claws|pincers|tentacles|suckers|coquilles?|carapaces?|pinces|tentacules|ventouses)`,
    family: 'seafood',
  },
  {
    says: `${from}(?:cows?|udders?|goats?|ewes?|(?:pis (?:de |d une )(?:la |nos )?)?vaches?|pis|brebis|chevres?|mamelles?)`,
    family: 'dairy',
  },
  { says: `${from}${layers}`, family: 'egg' },
  { says: `${from}(?:pods?|gousses?|cosses?)`, family: 'legume' },
  { says: `${has}(?:hoofs|hooves|trotters|sabots)`, family: 'meat' },
  {
    says: `(?:${does})?(?:(?:(?:an?|the) )?${layers} (?:has |have |can |ever )*(?:lays?|laid)|(?:was |is |were |been )*laid by (?:an? |the |any )?${layers}|(?:est |a ete |fut )*pondue?s? par (?:une? |les |des |la )?${layers}|qu(?:e|)(?: une?| la| les| des)? ${layers} (?:a |ont |peut |peuvent |sait )*(?:pu )?pond[a-z]*)`,
    family: 'egg',
  },
  ...Object.entries(tastes).map(([family, says]) => ({
    says: `(?:(?:that |which )?(?:is|s|are|tastes?|smells?) |qui (?:est|sont|a l air) |de |d )?(?:too |a bit |even |trop |un peu |meme |vaguement |remotely )*(?:${says})`,
    family,
    isNamed: true,
  })),
]

const described = rows.map(({ says, family, isNamed, isWhole }) => ({
  says: new RegExp(`^${isWhole ? '' : `${all} `}${says}(?![^ ])`),
  // "Nothing with claws": what is refused has its word for all already.
  refused: isNamed || isWhole ? null : new RegExp(`^${says.replace(has, `(?:${has})?`)}(?![^ ])`),
  family: familyOf(family),
}))

const first =
  /^(?:absolutely|literally|quite|absolument|vraiment|(?:any|every)thing|something|whatever|all|any|things?|stuff|foods?|creatures?|critters?|beasts?|animals?|beasties|tou(?:t|te|s|tes)|les|des|aucune?|une?|trucs?|choses?|betes?|bestioles?|animaux|aliments?|produits?|quoi|n|quelque|ce|sea|marine|ocean|aquatic)$/

/** A group of foods that is described and not named: "anything from the sea", « tout ce qui nage ». */
export function describedAt(tokens: readonly Token[], at: number): { length: number; family: Family } | null {
  const isRefused = nothing.test(tokens.slice(Math.max(0, at - 2), at).join(' '))
  if (!isRefused && !first.test(tokens[at] ?? '') && !startsColoured.test(tokens[at] ?? '')) return null
  const text = tokens.slice(at, at + 14).join(' ')
  for (const { says, refused, family } of [...described, ...colouredFoods]) {
    const [words] = says.exec(text) ?? (isRefused ? refused?.exec(text) : null) ?? []
    if (words !== undefined) return { length: words.split(' ').length, family }
  }
  return null
}

const nothing = /(?:^| )(?:nothing|rien|none)(?: (?:with|avec|that|which|qui|of|de))?$/
