import type { Dish } from '../dish.ts'
import { hainaneseChicken, maqluba, nasiLemak, oyakodon } from './eastern-bowls.ts'
import { biryani, jambalaya, jollof, mujaddara, paella, pilaf } from './pan-rice.ts'
import { plov } from './plov.ts'
import { arancini, mushroomRisotto, risottoMilanese } from './risottos.ts'
import { bibimbap, eggFriedRice, gyudon, kedgeree, nasiGoreng, rizCantonais } from './wok-rice.ts'

/** Named dishes of rice. */
export const riceDishes: readonly Dish[] = [
  risottoMilanese,
  mushroomRisotto,
  arancini,
  paella,
  jambalaya,
  jollof,
  biryani,
  pilaf,
  plov,
  mujaddara,
  eggFriedRice,
  rizCantonais,
  nasiGoreng,
  bibimbap,
  gyudon,
  kedgeree,
  oyakodon,
  hainaneseChicken,
  nasiLemak,
  maqluba,
]
