import type { Dish } from '../dish.ts'
import { blackPuddingApples, chops, pattiesAndMash } from './chops.ts'
import { duckConfit } from './duck-confit.ts'
import { adana, charSiu, lacqueredDuck, nikujaga, tempura, tteokbokki, yakitori } from './eastern-pans.ts'
import {
  bourride,
  coquillettes,
  entrecoteBordelaise,
  galetteSaucisse,
  mouclade,
  oeufsMeurette,
  panisse,
  vealMarengo,
} from './french-home.ts'
import { panFry } from './pan-fry.ts'
import { moulesMarinieres, shakshuka, stroganoff } from './sauce-pans.ts'
import { magret, piccata, saltimbocca, schnitzel, steakAuPoivre, steakFrites } from './seared-meats.ts'
import { chickenKiev, sausageCabbage, searedScallops, tomatoBeans } from './supper-pans.ts'
import { crispyChilliBeef, orangeChicken } from './takeaway-pans.ts'
import { beefAndOnions, chickenAndRice, creamEscalopes, marryMeChicken, padKrapow } from './weekday-favourites.ts'
/** What is fried in a pan, and the named dishes among it. */ import {
  bakedBeans,
  bulgogi,
  chickenParmesan,
  cordonBleu,
  courgetteFritters,
  sausageAndMash,
  tomatoEggs,
  tonkatsu,
} from './weeknight-pans.ts'
import { chilaquiles, lomoSaltado, sundubu } from './world-pans.ts'

export const pans: readonly Dish[] = [
  panFry,
  shakshuka,
  moulesMarinieres,
  stroganoff,
  saltimbocca,
  piccata,
  schnitzel,
  steakAuPoivre,
  steakFrites,
  magret,
  tomatoEggs,
  bulgogi,
  tonkatsu,
  cordonBleu,
  chickenParmesan,
  courgetteFritters,
  sausageAndMash,
  bakedBeans,
  lomoSaltado,
  chilaquiles,
  sundubu,
  tomatoBeans,
  sausageCabbage,
  chickenKiev,
  searedScallops,
  orangeChicken,
  crispyChilliBeef,
  chops,
  pattiesAndMash,
  blackPuddingApples,
  creamEscalopes,
  marryMeChicken,
  beefAndOnions,
  padKrapow,
  chickenAndRice,
  duckConfit,
  yakitori,
  lacqueredDuck,
  tteokbokki,
  nikujaga,
  tempura,
  charSiu,
  adana,
  oeufsMeurette,
  entrecoteBordelaise,
  coquillettes,
  vealMarengo,
  panisse,
  bourride,
  mouclade,
  galetteSaucisse,
]
