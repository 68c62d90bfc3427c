import type { Dish } from '../dish.ts'
import { doroWat, egusi, sukumaWiki, thieboudienne, ugali } from './african-stews.ts'
import { knoedel, paprikash, spaetzle, svickova, waterzooi } from './central-europe.ts'
import { cholent } from './cholent.ts'
import {
  axoa,
  cassoulet,
  choucroute,
  irishStew,
  navarin,
  ossoBuco,
  petitSale,
  sausageLentils,
} from './country-stews.ts'
import { cari, colombo, etouffee, gumbo, rougailSaucisse } from './creole-stews.ts'
import {
  fesenjan,
  garbure,
  ghormehSabzi,
  kedjenou,
  misirWot,
  ndole,
  picadillo,
  poulePot,
  romazava,
} from './eastern-stews.ts'
import { blanquette, boeufBourguignon, carbonade, daube, potAuFeu } from './french-beef.ts'
import { chickenChasseur, coqAuVin, fricassee, pouletBasquaise } from './french-poultry.ts'
import { khachapuri, kharcho, lobio } from './georgian.ts'
import { cacciatore, caramelPork, swedishMeatballs } from './home-stews.ts'
import { potee, ropaVieja } from './known-abroad.ts'
import { lambShanks, stewWithDumplings } from './lamb-shanks.ts'
import {
  ajiDeGallina,
  carnitas,
  cochinita,
  molePoblano,
  moqueca,
  redBeansRice,
  shrimpAndGrits,
  tinga,
} from './latin-pots.ts'
import { lancashireHotpot, mustardChicken, potRoast } from './pot-roasts.ts'
import { chickenTagine, couscousRoyal, lambTagine, vegetableCouscous, vegetableTagine } from './tagines.ts'
import { caponata, ratatouille } from './vegetable-stews.ts'
import { baeckeoffe, beefOlives, bigos, fabada, papetVaudois, sauerbraten, zurichVeal } from './winter-pots.ts'
import { adobo, feijoada, goulash, mafe, yassa } from './world-stews.ts'

/** Named stews and braises. */
export const stews: readonly Dish[] = [
  boeufBourguignon,
  daube,
  potAuFeu,
  carbonade,
  blanquette,
  coqAuVin,
  pouletBasquaise,
  fricassee,
  chickenChasseur,
  navarin,
  petitSale,
  sausageLentils,
  cassoulet,
  axoa,
  choucroute,
  ossoBuco,
  cholent,
  irishStew,
  ratatouille,
  caponata,
  chickenTagine,
  lambTagine,
  vegetableTagine,
  couscousRoyal,
  vegetableCouscous,
  goulash,
  feijoada,
  adobo,
  yassa,
  mafe,
  gumbo,
  etouffee,
  rougailSaucisse,
  cari,
  colombo,
  doroWat,
  sukumaWiki,
  ugali,
  thieboudienne,
  egusi,
  waterzooi,
  paprikash,
  svickova,
  spaetzle,
  knoedel,
  khachapuri,
  lobio,
  kharcho,
  cacciatore,
  caramelPork,
  swedishMeatballs,
  potRoast,
  lancashireHotpot,
  mustardChicken,
  lambShanks,
  stewWithDumplings,
  ropaVieja,
  potee,
  bigos,
  baeckeoffe,
  papetVaudois,
  beefOlives,
  sauerbraten,
  zurichVeal,
  fabada,
  molePoblano,
  cochinita,
  ajiDeGallina,
  moqueca,
  tinga,
  carnitas,
  shrimpAndGrits,
  redBeansRice,
  fesenjan,
  ghormehSabzi,
  ndole,
  romazava,
  kedjenou,
  misirWot,
  picadillo,
  poulePot,
  garbure,
]
