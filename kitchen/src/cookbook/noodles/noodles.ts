import type { Dish } from '../dish.ts'
import { bunCha, danDan, meeGoreng, pajeon, wontonSoup } from './eastern-noodles.ts'
import { boBun, padSeeEw } from './rice-noodles.ts'
import { beefBroccoli, kungPao, locLac, mapoTofu, sweetAndSourPork, teriyaki } from './stir-fries.ts'
import { chowMein, japchae, padThai, singaporeNoodles, yakisoba } from './wok-noodles.ts'

/** Named dishes of the wok. */
export const noodles: readonly Dish[] = [
  padThai,
  chowMein,
  yakisoba,
  singaporeNoodles,
  japchae,
  kungPao,
  sweetAndSourPork,
  beefBroccoli,
  mapoTofu,
  teriyaki,
  locLac,
  padSeeEw,
  boBun,
  danDan,
  meeGoreng,
  bunCha,
  wontonSoup,
  pajeon,
]
