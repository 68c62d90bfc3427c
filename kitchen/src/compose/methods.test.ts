import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { misread, type Row } from '../../test/read-as-meant.ts'

/** How a food is to be cooked is kept, or the recipe says that it is not. */
const english: Row[] = [
  ['grilled chicken', { title: /^(?:grilled|charred) chicken/i, has: [/chicken/] }],
  ['grilled salmon', { title: /^(?:grilled|charred) salmon/i, has: [/salmon/] }],
  ['broiled steak', { title: /^(?:grilled|charred) steak/i }],
  ['grilled octopus', { title: /^(?:grilled|charred) octopus/i, has: [/octopus/] }],
  ['grilled aubergines', { title: /^(?:grilled|charred) aubergines/i, has: [/aubergines/] }],
  ['marinated pork chops', { title: /^(?:grilled|charred) pork/i }],
  ['pan-fried salmon', { title: /^(?:pan-fried salmon|salmon with a quick pan sauce)/i, has: [/salmon/] }],
  ['seared scallops', { title: /scallops/i, has: [/scallops/] }],
  ['sautéed spinach', { title: /spinach/i, has: [/spinach/], not: /salmon|chicken/ }],
  ['grilled chicken with couscous', { title: /^(?:grilled|charred) chicken/i, has: [/couscous/] }],
  ['sautéed mushrooms', { title: /^pan-fried mushrooms/i, has: [/mushrooms/] }],
  ['pan fried potatoes', { title: /pan-fried potatoes|sauté potatoes/i, has: [/potatoes/] }],
  ['fried chicken', { title: /fried chicken/i, has: [/chicken/, /cornflour/] }],
  ['fried calamari', { title: /fried squid/i, has: [/squid/] }],
  ['deep-fried tofu', { title: /fried tofu/i, has: [/tofu/] }],
  ['fried eggs', { title: /fried eggs/i, has: [/eggs/], not: /cheddar|feta/i }],
  ['chicken nuggets', { title: /crumbed chicken/i, has: [/breadcrumbs/] }],
  ['breaded prawns', { title: /^(?:golden )?crumbed prawns$|^crumbed prawns with/i, has: [/prawns/, /breadcrumbs/] }],
  ['poached salmon', { title: /poached salmon/i, has: [/salmon/] }],
  ['poached chicken', { title: /poached chicken/i, has: [/chicken/, /stock/] }],
  ['braised chicken', { title: /chicken stew/i, has: [/chicken/] }],
  ['braised salmon', { has: [/salmon/], says: /not_kept method unwritten: braised/ }],
  ['chicken en papillote', { title: /chicken (?:parcels|en papillote)/i, has: [/chicken/], not: /salmon|cod/ }],
  ['salmon en papillote', { title: /salmon/i, not: /chicken/ }],
  ['baked prawns', { has: [/prawns/] }],
  ['glazed salmon', { title: /teriyaki salmon/i }],
  // Who names a dish leaves it to the dish how its parts are cooked.
  ['grilled chicken salad', { title: /salad/i, has: [/chicken/], says: /^(?!.*not_kept method)/s }],
  ['fried rice', { title: /fried rice/i }],
  ['grilled cheese sandwich', { title: /toast|grilled cheese|sandwich/i }],
]

const french: Row[] = [
  ['poulet grillé', { title: /^poulet (?:au gril|bien grillé)/i, has: [/poulet/] }],
  ['sardines grillées', { title: /sardines/i, has: [/sardines/] }],
  ['courgettes grillées', { title: /^courgettes (?:au gril|bien grillées)/i, has: [/courgettes/] }],
  ['homard grillé', { title: /^homard (?:au gril|bien grillé)/i, has: [/homard/] }],
  ['saumon à la poêle', { title: /^saumon à la poêle/i, has: [/saumon/] }],
  ['pommes de terre sautées', { title: /pommes de terre (?:sautées|rissolées)/i }],
  ['champignons sautés', { title: /champignons à la poêle/i, has: [/champignons/] }],
  ['poulet frit', { title: /friture .*poulet/i, has: [/poulet/] }],
  ['calamars frits', { title: /friture .*calamar/i, has: [/calamar/] }],
  ['aubergines frites', { title: /friture .*aubergines/i, has: [/aubergines/], not: /pommes de terre/ }],
  ['beignets de courgettes', { title: /friture .*courgettes/i, has: [/courgettes/] }],
  ['poireaux braisés', { has: [/poireaux/], not: /crevettes/, says: /not_kept method unwritten: braisée/ }],
  ['pommes vapeur', { has: [/pommes de terre/], not: /\d pommes(?! de terre)/ }],
  ['œufs au plat', { title: /œufs (?:au plat|miroir)/i }],
  ['crevettes panées', { title: /^crevettes panées/i, has: [/crevettes/, /chapelure/] }],
  ['cabillaud poché', { title: /^cabillaud poché/i, has: [/cabillaud/] }],
  ['poulet braisé', { title: /poulet/i, has: [/poulet/], not: /burger|pain/ }],
  ['saumon braisé', { has: [/saumon/], says: /not_kept method unwritten: braisée/ }],
  ['poulet en papillote', { title: /poulet/i, has: [/poulet/], not: /saumon/ }],
  ['calamars farcis', { has: [/calamar/], says: /calamars farcis/ }],
  ['salade de poulet grillé', { title: /salade/i, has: [/poulet/], says: /^(?!.*not_kept method)/s }],
]

testTable(english)('in English each is read as it is meant', (prompt, expected) =>
  expect(misread(prompt, expected, 'en')).toEqual([]),
)

testTable(french)('in French each is read as it is meant', (prompt, expected) =>
  expect(misread(prompt, expected, 'fr')).toEqual([]),
)
