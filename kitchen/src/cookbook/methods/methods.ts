import type { Dish } from '../dish.ts'
import { breaded, crispFry } from './crisp-fried.ts'
import { friedEggs } from './fried-eggs.ts'
import { grill } from './grilled.ts'
import { poach } from './poached.ts'

/** What cooks name by how it is cooked: grilled chicken, fried squid, poached salmon. */
export const plainlyCooked: readonly Dish[] = [grill, crispFry, breaded, poach, friedEggs]
