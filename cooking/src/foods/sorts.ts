import { foldText } from '@roux/contract/fold-text'
import type { CheckedLanguage } from '@roux/contract/language'
import type { Ingredient } from './ingredient.ts'
import type { Gender, Nouns } from './nouns.ts'

/** A sort of a food that is known by its own name: the food itself to every rule, and written as the cook calls it. */
export type Sort = { id: string; nouns: Nouns; names: Readonly<Record<CheckedLanguage, readonly string[]>> }

/**
 * By the food: English | French gender. A name is `one/many`, one of both where it has but one; behind `=` stands how
 * cooks call it for short. Only what is cooked as the food itself is: cottage cheese is none to spread on a cheesecake.
 */
const written: Readonly<Record<string, string>> = {
  gruyere: 'Comté | comté m; Emmental | emmental m; Beaufort | beaufort m; Jarlsberg | jarlsberg m',
  raclette: `Fontina | fontina f; Taleggio | taleggio m; Cantal | cantal m; Saint-Nectaire | saint-nectaire m; Morbier | morbier m
    Tomme | tomme f; Vacherin | vacherin m; Ossau-Iraty | ossau-iraty m`,
  camembert: `Munster | munster m; Maroilles | maroilles m; Livarot | livarot m; Coulommiers | coulommiers m
    Époisses | époisses m; Saint-Marcellin | saint-marcellin m; Saint-Félicien | saint-félicien m`,
  gouda: 'Edam | edam m; provolone | provolone m; Mimolette | mimolette f',
  cheddar:
    'Monterey Jack | monterey jack m; Red Leicester | red leicester m; Wensleydale | wensleydale m; Havarti | havarti m',
  'blue-cheese': `Roquefort | roquefort m; Gorgonzola | gorgonzola m; Stilton | stilton m; bleu d'Auvergne | bleu d'Auvergne m
    Fourme d'Ambert | fourme d'Ambert f`,
  ricotta: 'brousse | brousse f; brocciu | brocciu m',
  mozzarella: 'burrata | burrata f',
  parmesan: 'Grana Padano | grana padano m',
  yoghurt: 'plain yoghurt=natural yoghurt,plain yogurt | yaourt nature m',
  cream: 'single cream | crème liquide f',
  'creme-fraiche': 'sour cream | crème aigre f',
  'cured-ham': `Bayonne ham | jambon de Bayonne m; air-dried ham | jambon de pays m; Serrano ham | jambon serrano m
    prosciutto | prosciutto m`,
  bacon: 'pancetta | pancetta f',
  bresaola: 'pastrami | pastrami m; Grisons beef | viande des Grisons f',
  salami: 'rosette | rosette f; saucisson | saucisson m',
  sausage: '/Toulouse sausages | /saucisses de Toulouse f; /chipolatas | /chipolatas f',
  'smoked-sausage': '/Montbéliard sausages | /saucisses de Montbéliard f; /Morteau sausages | /saucisses de Morteau f',
  'hot-dog': '/bratwursts=bratwurst | /bratwursts m; /Strasbourg sausages | /saucisses de Strasbourg f',
  'chicken-leg': 'chicken drumstick/chicken drumsticks | pilon de poulet/pilons de poulet m',
  bread: `sandwich bread=sliced bread,white bread | pain de mie m; wholemeal bread=wholemeal loaf | pain complet m
    ciabatta | ciabatta f; farmhouse bread=farmhouse loaf | pain de campagne m`,
  brioche:
    '/croissants=croissant | /croissants m; challah | challah f; panettone | panettone m; /milk rolls | /pains au lait m',
  naan: 'chapati/chapatis | chapati/chapatis m; roti/rotis | roti indien/rotis indiens m',
  pumpkin: 'red kuri squash=onion squash | potimarron m; pumpkin | citrouille f',
  cabbage: 'white cabbage | chou blanc m; Savoy cabbage | chou vert m; pointed cabbage | chou pointu m',
  potato:
    '/new potatoes=new potato | /pommes de terre nouvelles=pomme de terre nouvelle f; /baby potatoes | /grenailles=grenaille f',
  mushroom: `/ceps=cep,porcini | /cèpes=cèpe m; /chanterelles | /girolles=girolle f; /shiitake mushrooms=shiitake | /shiitakés=shiitaké m
    /chestnut mushrooms | /champignons bruns m; /button mushrooms | /champignons de Paris m; /portobello mushrooms | /portobellos m`,
  'green-lentil': '/Puy lentils=Puy lentil | /lentilles du Puy f; /brown lentils | /lentilles brunes f',
  'white-bean': `/cannellini beans=cannellini | /haricots cannellini m; /butter beans | /gros haricots blancs m; /haricot beans | /mogettes=mogette f
    /flageolet beans | /flageolets=flageolet m; /Paimpol beans | /cocos de Paimpol=coco de Paimpol m`,
  'pinto-bean': '/borlotti beans | /haricots borlotti m; /black-eyed beans=black-eyed pea | /cornilles=cornille f',
  penne: `fusilli | /fusillis=fusilli m; rigatoni | /rigatonis=rigatoni m; farfalle | /farfalles=farfalle f
    small macaroni | /coquillettes=coquillette f; wholewheat pasta | /pâtes complètes f`,
  spaghetti: 'linguine | /linguines=linguine f; bucatini | /bucatinis=bucatini m',
  tagliatelle: 'fettuccine | /fettuccines=fettuccine f',
  'basmati-rice': 'long-grain rice=long grain rice | riz long m; white rice | riz blanc m',
  'jasmine-rice': 'Thai rice | riz thaï m',
  'risotto-rice': 'arborio rice=arborio | riz arborio=arborio m; carnaroli rice=carnaroli | riz carnaroli=carnaroli m',
  'pearl-barley': 'spelt | épeautre m',
  'egg-noodle': 'Chinese noodles | /nouilles chinoises f',
  udon: 'soba noodles=soba | /sobas=soba m',
  steak:
    'rib-eye steak=rib eye,ribeye | entrecôte f; rump steak=rump | rumsteck m; flank steak | bavette f; sirloin steak | faux-filet m',
  hake: 'whiting fillets=whiting | /filets de merlan=merlan m',
  pollock: 'coley fillets=coley | /filets de lieu noir=lieu noir m; pollock fillets | /filets de colin=colin m',
  'sea-bass': 'sea bream fillets=sea bream,bream | /filets de daurade=daurade,dorade m',
  sole: `plaice fillets=plaice | /filets de carrelet=carrelet,plie m; lemon sole fillets=lemon sole | /filets de limande=limande f
    turbot fillets=turbot | /filets de turbot=turbot m; halibut fillets=halibut | /filets de flétan=flétan m`,
  'smoked-salmon': 'smoked trout | truite fumée f',
  prawn: '/langoustines=langoustine | /langoustines f; /king prawns | /gambas=gamba f',
  orange: 'clementine/clementines | clémentine/clémentines f; mandarin/mandarins | mandarine/mandarines f',
  plum: 'damson/damsons | quetsche/quetsches f; greengage/greengages | reine-claude/reines-claudes f',
  peach: 'nectarine/nectarines | nectarine/nectarines f; nectarine/nectarines | brugnon/brugnons m',
  cherry: '/Morello cherries | /griottes=griotte f',
  melon: 'watermelon | pastèque f',
  lettuce: 'romaine=cos lettuce | romaine f; batavia | batavia f',
  jam: 'marmalade | marmelade f',
  cognac: 'Armagnac | armagnac m',
  liqueur: 'Grand Marnier | Grand Marnier m; Cointreau | Cointreau m; limoncello | limoncello m',
  whisky: 'bourbon | bourbon m',
  'brown-sugar':
    'demerara sugar=demerara | cassonade f; muscovado sugar=muscovado | sucre muscovado m; soft brown sugar | vergeoise f',
  'maple-syrup': "agave syrup | sirop d'agave m; golden syrup | golden syrup m",
  'lamb-shoulder': 'mutton | mouton m',
}

type Name = { one?: string; many?: string; all: string[] }

function nameOf(text: string): Name {
  const [forms = '', short = ''] = text.trim().split('=')
  const [one = '', many = ''] = forms.split('/')
  const all = [one, many, ...short.split(',')].filter(Boolean)
  return { ...(one && { one }), ...(many && { many }), all }
}

function sortOf(line: string): Sort {
  const [english = '', french = ''] = line.split(' | ')
  const [en, fr] = [nameOf(english), nameOf(french.slice(0, -2))]
  const gender: Gender = french.endsWith(' f') ? 'f' : 'm'
  const bare = ({ all: _, ...forms }: Name) => forms
  return {
    id: foldText(fr.one ?? fr.many ?? '').replace(/[^a-z]+/g, '-'),
    nouns: { en: bare(en), fr: { ...bare(fr), gender } },
    names: { en: en.all, fr: fr.all },
  }
}

const sorts: ReadonlyMap<string, readonly Sort[]> = new Map(
  Object.entries(written).map(([food, lines]) => [food, lines.split(/;|\n/).map((line) => sortOf(line.trim()))]),
)

export function sortsOf(foodId: string): readonly Sort[] {
  return sorts.get(foodId) ?? []
}

/** A food that is known by the names of its sorts too. */
export function withSortNames(food: Ingredient): Ingredient {
  const own = sortsOf(food.id)
  const also = (language: CheckedLanguage) => {
    const { one, many, also: known = [] } = food[language]
    const named = new Set([one, many, ...known].flatMap((name) => name?.toLowerCase() ?? []))
    const names = own.flatMap(({ names }) => names[language]).filter((name) => !named.has(name.toLowerCase()))
    return { ...food[language], also: [...known, ...new Set(names)] }
  }
  return own.length === 0 ? food : { ...food, en: also('en'), fr: { ...food.fr, ...also('fr') } }
}

/** The sort of a food that a name of it means. */
export function sortCalled(foodId: string, name: string, language: CheckedLanguage): string | undefined {
  const means = (one: string) => singular(one) === singular(name)
  return sortsOf(foodId).find(({ names }) => names[language].some(means))?.id
}

const singular = (name: string) => foldText(name).replace(/[sx]\b/g, '')

const renamed = new Map<string, Ingredient>()

/** A food as one of its sorts is written. */
export function asSort(food: Ingredient, id: string | undefined): Ingredient {
  const sort = sortsOf(food.id).find((one) => one.id === id)
  if (!sort) return food
  const key = `${food.id} ${sort.id}`
  const known = renamed.get(key) ?? { ...food, ...sort.nouns }
  renamed.set(key, known)
  return known
}
